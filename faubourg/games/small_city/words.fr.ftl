### Small City en français. Les règles elles-mêmes sont dans rules.fr.ftl.

## Game

game-title = Small City Deluxe
game-summary = Vous êtes le maire d’un arrondissement. En { $turns } tours, logez vos citoyens, commercez, bâtissez, tenez vos promesses et surveillez la pollution : qui a le plus de voix l’emporte.
game-made_at = { $raw } ({ $where })
game-space = { $line }, colonne { $column }
game-in_hall = { $raw-a } à la mairie
game-in_warehouse = { $raw-a } dans l’entrepôt en { $cell }
game-dollars = { $money } $
game-with_architect = { $price }, une matière de moins avec l’architecte
game-bundle = Payer { $money } $ pour { $votes } voix
game-empty = case vide
game-the_hall = la mairie
game-the_cell = l’entrepôt en { $cell }
game-not_built = pas encore
game-outside = dehors
game-abroad = { $cell } chez { $seat }
game-own_borough = chez vous
game-other_borough = chez { $seat }
game-street = { $first }–{ $second }

## Options

option-boards = la face du plateau de chacun : easy (7x7 au départ) ou expert (6x6) ; un mot pour tous, ou un par place
    .title = Face du plateau
    .easy = Facile
    .easy-line = 7×7
    .expert = Expert
    .expert-line = 6×6
option-mode = basic, ou advanced avec des promesses spéciales (2 à 4 joueurs)
    .title = Règles
    .basic = De base
    .basic-line = le jeu tel qu’on l’apprend
    .advanced = Avancées
    .advanced-line = promesses spéciales et conseil expert
option-victory = l’enjeu d’une partie avancée : electoral (les voix ; par défaut), economic, citizen ou cultural
    .title = Victoire
    .electoral = Électorale
    .electoral-line = les voix et les promesses
    .economic = Économique
    .economic-line = l’argent et la pierre
    .citizen = Citoyenne
    .citizen-line = des gens en place, à chaque tour
    .cultural = Culturelle
    .cultural-line = des cases de culture
option-difficulty = d’une partie en solo, de la plus douce à la plus dure : citoyen (par défaut), maire, depute, senateur, president
    .title = Difficulté
    .citoyen = Citoyen
    .maire = Maire
    .depute = Député
    .senateur = Sénateur
    .president = Président
option-components = les plateaux, tuiles et promesses de votre propre exemplaire, à la place de ceux d’origine
    .title = Plateaux et tuiles

## Buttons

button-build = Construire une tuile
button-enlarge = Agrandir une tuile (gratuit)
button-demolish = Démolir une tuile
button-grow = Étendre la zone
button-finish = Terminer le plan
button-none = Non merci
button-end = Terminé
button-to-hall = À la mairie (sinon à l’espace carrière)
button-money = Argent
button-votes = Voix
button-promise = Promesse spéciale
button-pass = Passer
button-pay1 = Payer 1 $
button-pay2 = Payer 2 $
button-pay3 = Payer 3 $
button-pay4 = Payer 4 $

## Prompts

prompt-hall = Où placez-vous votre mairie ?
prompt-keep-promise = Quelle promesse faites-vous ? Les deux autres retournent sous leurs piles.
prompt-parade = Où se tient le maire chez { $host } ? Rien ne s’y bâtit au bord de sa rue ce tour-ci.
prompt-choose-action = Prenez une carte action pour ce tour et payez son prix. Vous avez { $money } $.
prompt-support-gain = Soutien : prenez-vous { $supporter_money } $ ou { $supporter_votes } voix ?
prompt-urban-growth = Urbaniste : votre zone passe-t-elle de { $size } sur { $size } à { $next } sur { $next } ?
prompt-plan = Préparez votre plan en secret : { $left ->
    [0] plus aucune construction
    [one] encore une construction
   *[other] encore { $left } constructions
  }, et { $money } $.
prompt-plan-alone = Préparez votre plan : { $left ->
    [0] plus aucune construction
    [one] encore une construction
   *[other] encore { $left } constructions
  }, et { $money } $.
prompt-tile-kind = Quelle tuile construisez-vous ? Il vous reste { $money } $.
prompt-tile-kind-council = Le conseil vous construit une tuile gratuitement. Laquelle ?
prompt-placement = Où placez-vous { $tile-the } ({ $price }) ?
prompt-warehouse-cell = Où va l’entrepôt { $tile-of } en { $cell } ?
prompt-crew = Qui rejoint tout de suite { $tile-the } en { $cell } ?
prompt-saving = Architecte : quelle matière économisez-vous sur { $tile-the } ?
prompt-source = { $tile } demande { $raw } : d’où ?
prompt-enlarge-tile = Quelle tuile agrandissez-vous ? C’est gratuit.
prompt-bigger-tile = Que devient { $tile-the } en { $cell } ?
prompt-demolish-tile = Quelle tuile démolissez-vous ? Vous avez { $money } $.
prompt-citizen = Qui se déplace ? { $count ->
    [0] Plus personne n’y est obligé ; vous pouvez en rester là.
    [one] Un citoyen doit encore le faire.
   *[other] { $count } citoyens doivent encore le faire.
  }
prompt-destination = Où va le citoyen qui quitte { $tile-the } en { $cell } ?
prompt-housing = { $count ->
    [one] Un citoyen attend à la mairie
   *[other] { $count } citoyens attendent à la mairie
  } pour { $homes } petits logements : lequel est occupé en premier ?
prompt-shop-slot = Dans quel commerce échangez-vous quelque chose ? Vous avez { $money } $.
prompt-deal = Que donnez-vous dans { $tile-the } en { $cell } ? Vous avez { $money } $.
prompt-production = Il n’y a pas assez de { $raw } en réserve : lequel de vos ouvriers reste sans ouvrage ?
prompt-storing = À ranger : { $list }. Où va { $raw-the } ?
prompt-surplus = Il n’y a pas de place pour tout ({ $list }) : à quoi renoncez-vous ?
prompt-victim = Votre arrondissement est celui qui pollue le plus ce tour-ci : qui y meurt ?
prompt-cemetery = Quelle case devient le cimetière ?
prompt-council = Conseil : avancez un disque ou passez. Une colonne coûte son numéro, en argent ou en voix.
prompt-council-promise = Conseil : avancez un disque ou passez. Une colonne coûte son numéro en argent ou en voix, ou bien une promesse spéciale.
prompt-council-card = Conseiller municipal : avancez un disque d’une colonne, ou passez.
prompt-payment = { $space } coûte { $price } : comment payez-vous ?
prompt-keep-special = Quelle promesse spéciale faites-vous ?
prompt-bundle = { $space } : quelle matière prenez-vous ?
prompt-money-or-votes = { $space } : prenez-vous l’argent ou les voix ?

## Labels

label-button = { $it }
label-hall = Mairie en { $cells }
label-keep-promise = { $it } : { $conditions } ({ $kept } si elle est tenue, { $broken } sinon)
label-parade = Entre { $first } et { $second }, chez { $host }
label-choose-action = { $it }, { $price ->
    [0] gratuit
   *[other] { $price } $
  } : { $line }
label-money = { $money } $
label-votes = { $votes } voix
label-tile-kind = { $it }, { $price }
label-placement = { $tile } en { $cells }
label-warehouse-cell = Entrepôt en { $cell }
label-crew = Le citoyen { $tile-of } en { $cell }
label-saving = Économiser 1 { $it }
label-source = Prendre { $raw-a } dans { $place }, où il y en a { $have }
label-enlarge-tile = { $tile } en { $cell }
label-bigger-tile = { $tile } en { $cells } ; { $gained } s’y ajoute
label-demolish-tile = { $tile } en { $cell }, pour { $price } $ et { $pollution } de pollution
label-citizen-must = Le citoyen { $tile-of } en { $cell }, qui doit partir
label-citizen-may = { $count ->
    [one] Le citoyen
   *[other] Un des { $count } citoyens
  } { $tile-of } en { $cell }, libre de rester
label-destination = { $tile } en { $cell } : { $gives }
label-housing = Logement en { $cell }
label-shop-slot = { $tile } en { $cell } : { $gives }
label-deal = Donner { $raw-a } ({ $place }) : { $gain }
label-production = Pas de { $raw } { $where }
label-storing = Ranger { $raw-the } dans { $place } ({ $room ->
    [one] une place libre
   *[other] { $room } places libres
  })
label-surplus = Renoncer à 1 { $raw } { $where }
label-victim = Un de vos citoyens, dans { $tile-the } en { $cell }
label-victim-guest = Le touriste { $owner-of }, dans { $tile-the } en { $cell }
label-cemetery = Cimetière en { $cell }
label-council = Disque { $disk } vers { $space }, pour { $price } : { $gain }
label-pay-money = { $price } $ (vous en avez { $money })
label-pay-votes = { $price } voix (vous en avez { $votes })
label-pay-promise = Une promesse spéciale : vous piochez { $count ->
    [one] une carte
   *[other] { $count } cartes et en gardez une
  }
label-keep-special = { $it } : { $conditions } ({ $broken } si elle n’est pas tenue)
label-bundle = { $raw }

## Answers in a line of several

short-pay-money = Payer { $price } $
short-pay-votes = Payer { $price } voix
short-pay-promise = Payer par une promesse spéciale
short-source = Prendre { $raw-a } dans { $place }
short-storing = Ranger { $raw-the } dans { $place }
short-citizen = Le citoyen { $tile-of } en { $cell }

## Expected

expected-hall = la case en bas à gauche de la mairie, comme { $example }
expected-keep-promise = une de vos trois promesses, comme { $example }
expected-parade = deux cases voisines, comme { $example }
expected-choose-action = une carte action, comme { $example }
expected-support-gain = argent ou voix
expected-urban-growth = étendre ou non
expected-plan = construire, agrandir, démolir, étendre ou terminer
expected-tile-kind = une sorte de tuile, comme { $example }
expected-placement = une case, avec une rotation si elle compte, comme { $example }
expected-warehouse-cell = une case au bord de l’usine, comme { $example }
expected-crew = la case d’un citoyen, comme { $example }, ou non
expected-saving = une matière, comme { $example }, ou non
expected-source = une matière et son lieu, comme { $example }
expected-enlarge-tile = une case d’une tuile, comme { $example }
expected-bigger-tile = une tuile plus grande, comme { $example }
expected-demolish-tile = une case d’une tuile, comme { $example }
expected-citizen = la case d’un citoyen, comme { $example }, ou terminé
expected-destination = la case d’un emplacement, comme { $example }
expected-housing = la case d’un logement vide de niveau 1, comme { $example }
expected-shop-slot = la case d’un commerce où se trouve votre citoyen, comme { $example }, ou terminé
expected-deal = ce que vous donnez, comme { $example }
expected-production = une matière et l’arrondissement, comme { $example }
expected-storing = une matière et son lieu, comme { $example }
expected-surplus = une matière et l’arrondissement, comme { $example }
expected-victim = la case d’un citoyen de votre arrondissement, comme { $example }
expected-cemetery = une case vide, comme { $example }
expected-council = un disque et une case du conseil, comme { $example }, ou passer
expected-payment = argent, voix ou promesse
expected-keep-special = une des cartes piochées, comme { $example }
expected-bundle = une matière, comme { $example }
expected-money-or-votes = argent ou voix

## Events

event-hall = { $seat } installe sa mairie en { $cells }.
event-look_promises = { $seat } pioche trois promesses.
event-look_promises_known = { $seat } pioche trois promesses : { $cards }.
event-keep_promise = { $seat } fait une promesse.
event-keep_promise_known = { $seat } fait la promesse « { $card } ».
event-turn = Tour { $turn }. Le maire rend visite à { $host }.
event-turn_alone = Tour { $turn }.
event-phase = { $phase ->
    [2] Phase 2 : construction, derrière les paravents.
    [3] Phase 3 : les citoyens se déplacent.
    [4] Phase 4 : les revenus.
    [5] Phase 5 : le vote.
    [6] Phase 6 : la pollution.
    [7] Phase 7 : le conseil municipal.
   *[other] Phase { $phase }.
  }
event-parade = { $seat } place le maire entre { $first } et { $second } chez { $host } : { $host } ne peut rien bâtir à ses côtés ce tour-ci.
event-circle = Les cartes action sont disposées en cercle : { $cards }.
event-action = { $seat } prend la carte { $card }{ $money ->
    [0] {""}
   *[other] {" "}pour { $money } $
  }.
event-support_money = { $seat } reçoit { $money } $ de ses soutiens.
event-support_votes = { $seat } reçoit { $votes } voix de ses soutiens.
event-grow = La zone { $seat-of } passe à { $size } sur { $size }.
event-build = { $seat } construit { $tile-a } en { $cells }{ $money ->
    [0] {""}
   *[other] {" "}pour { $money } $
  }.
event-moved_in = { $seat } : un citoyen de la mairie emménage dans le nouveau logement en { $cell }.
event-enlarge = { $seat } agrandit { $old-the } en { $tile } ({ $cells }).
event-demolish = { $seat } démolit { $tile-the } en { $cells } pour { $money } $, et { $pollution } de pollution en plus.
event-warehouse = { $seat } ajoute l’entrepôt en { $cell }.
event-crew = { $seat } envoie le citoyen de { $cell } dans { $kind-the } en { $to }.
event-saving = L’architecte { $seat-of } économise 1 { $raw }.
event-raw_paid = { $seat } paie avec { $raw }.
event-replan = { $seat } refait son plan : une pile était trop petite.
event-home = { $count ->
    [one] Un touriste { $seat-of } rentre chez lui.
   *[other] { $count } touristes { $seat-of } rentrent chez eux.
  }
event-replace = { $seat } : un citoyen prend la place du touriste { $owner-of } en { $cell }.
event-walk = { $seat } : un citoyen quitte { $kind-the } en { $cell } pour { $goal-the } en { $to }.
event-to_hall = { $seat } : le citoyen { $kind-of } en { $cell } va à la mairie.
event-housed = { $seat } : un citoyen de la mairie emménage dans le logement en { $cell }.
event-newcomers = { $seat } : { $count ->
    [one] un nouveau citoyen arrive à la mairie.
   *[other] { $count } nouveaux citoyens arrivent à la mairie.
  }
event-guests = { $seat } gagne { $money } $ grâce à { $count ->
    [one] un touriste
   *[other] { $count } touristes
  } de passage.
event-cash = { $seat } gagne { $money } $ grâce à { $count ->
    [one] un citoyen
   *[other] { $count } citoyens
  } dans les commerces.
event-buy_votes = { $seat } achète { $votes } voix pour { $money } $ en { $cell }.
event-raw_for_votes = { $seat } donne { $raw } pour { $votes } voix en { $cell }.
event-raw_for_cash = { $seat } donne { $raw } pour { $money } $ en { $cell }.
event-make = { $seat } produit { $raw }.
event-store = { $seat } range { $raw }.
event-discard = { $seat } n’a pas de place pour 1 { $raw } : c’est perdu.
event-vote = { $seat } reçoit { $votes } voix { $kind-of } en { $cell }.
event-pollute = { $seat } produit { $generated } de pollution (citoyens { $citizens } + matières { $made } - parcs { $parks }) et en est à { $pollution }.
event-lost = La pollution emporte l’arrondissement { $seat-of } : la partie est perdue pour { $seat }.
event-death = Un citoyen { $owner-of } meurt dans { $kind-the } en { $cell }.
event-cemetery = { $cell } devient un cimetière chez { $seat }.
event-council = { $seat } avance un disque : { $space }.
event-council_pass = { $seat } ne bouge pas au conseil.
event-council_money = { $seat } paie { $money } $ pour cela.
event-council_votes = { $seat } paie { $votes } voix pour cela.
event-look_special = { $seat } paie d’une promesse et pioche { $count ->
    [one] une promesse spéciale.
   *[other] { $count } promesses spéciales.
  }
event-look_special_known = { $seat } paie d’une promesse et pioche { $count ->
    [one] une promesse spéciale
   *[other] { $count } promesses spéciales
  } : { $cards }.
event-keep_special = { $seat } fait une promesse spéciale.
event-keep_special_known = { $seat } fait la promesse spéciale « { $card } ».
event-council_raw = { $seat } reçoit { $raw } du conseil.
event-council_citizens = { $seat } reçoit { $count ->
    [one] un citoyen
   *[other] { $count } citoyens
  } du conseil.
event-council_pays = { $seat } reçoit { $money } $ du conseil.
event-council_vote = { $seat } reçoit { $votes } voix du conseil.
event-end = La partie est terminée.

## Refusals
## Pourquoi un coup est refusé, avec les faits. Une règle qui refuse pour plusieurs raisons a une phrase pour chacune :
## "refusal-SC-17-grave" est celle de SC-17 pour le cas "grave" (voir wording/reasons.py).

refusal-SC-1 = { $cell } est hors de votre zone, qui mesure { $size } sur { $size }
refusal-SC-4 = votre zone a sa taille maximale : { $size } sur { $size }
refusal-SC-11-home = { $cell } touche { $tile-the } en { $at }, et les logements restent loin de l’industrie
refusal-SC-11-industry = { $cell } touche { $tile-the } en { $at }, et l’industrie reste loin des logements
refusal-SC-11-nowhere_home = chaque place libre pour { $tile-the } touche l’industrie
refusal-SC-11-nowhere_industry = chaque place libre pour { $tile-the } touche un logement
refusal-SC-11-bigger = quoi que devienne { $tile-the } en { $cell } au niveau { $level }, logements et industrie se toucheraient
refusal-SC-12 = un citoyen { $seat-of } se tient en { $cell }
refusal-SC-12-home = le logement en { $cell } est plein : { $count ->
    [one] un citoyen y habite
   *[other] { $count } citoyens y habitent
  }
refusal-SC-16 = ce n’est pas une façon de poser { $tile-the }
refusal-SC-17 = { $tile-the } est déjà en { $cell }
refusal-SC-17-grave = { $cell } est un cimetière
refusal-SC-17-nowhere = votre zone de { $size } sur { $size } n’a pas de place pour { $tile-the }
refusal-SC-20 = ce n’est pas à vous de jouer
refusal-SC-24 = la pile est épuisée : { $tile }
refusal-SC-25 = ce n’est pas une façon de poser { $tile-the }
refusal-SC-30 = vous avez pioché d’autres cartes : { $cards }
refusal-SC-32 = chez { $seat }, { $tile-the } est en { $cell }, et le maire se tient entre des cases vides
refusal-SC-32-grave = chez { $seat }, { $cell } est un cimetière
refusal-SC-32-not_a_street = le maire se tient entre deux cases voisines, chez { $seat }
refusal-SC-33 = le maire se tient dans la rue { $street }, et son hôte ne construit pas à côté ce tour-ci
refusal-SC-33-nowhere = la seule place pour { $tile-the } est à côté du maire, dans la rue { $street }
refusal-SC-33-bigger = le maire, dans la rue { $street }, gêne { $tile-the } en { $cell }
refusal-SC-36-zone = chez { $seat }, { $cell } est hors de la zone de { $size } sur { $size }, qui a ses propres rues
refusal-SC-36-strip = chez { $seat }, la zone de { $size } sur { $size } n’a plus de rue : le maire va sur la bande suivante
refusal-SC-37 = la carte { $card } n’est pas dans ce cercle : { $cards }
refusal-SC-37-not_a_card = prenez une carte du cercle : { $cards }
refusal-SC-38 = { $seat } a pris la carte { $card }
refusal-SC-40 = la carte { $card } coûte { $price } $, et vous avez { $money } $
refusal-SC-43 = l’architecte économise une des matières que coûte { $tile-the } : { $options }
refusal-SC-46 = les soutiens donnent { $supporter_money } $ ou { $supporter_votes } voix
refusal-SC-47 = votre zone de { $size } sur { $size } s’agrandit, ou non
refusal-SC-48 = le conseiller municipal avance un disque d’une colonne, et le disque { $disk } est ici : { $space }
refusal-SC-50 = choisissez d’abord ce que vous faites : construire, agrandir ou démolir une tuile, étendre la zone, ou terminer le plan
refusal-SC-50-in_parts = ce serait permis, dit en plusieurs fois : { $parts }
refusal-SC-52-kind = choisissez d’abord la tuile à construire
refusal-SC-52-built = votre plan compte déjà { $done ->
    [one] une construction
   *[other] { $done } constructions
  } : la limite est de { $builds } tuiles, ou de { $builds_with_growth } avec l’agrandissement
refusal-SC-52-grown = votre plan agrandit la zone et compte déjà { $done ->
    [one] une construction
   *[other] { $done } constructions
  } : avec l’agrandissement, la limite est de { $builds_with_growth }
refusal-SC-54 = { $tile } coûte { $price } $, et vous avez { $money } $
refusal-SC-54-cheapest = la tuile la moins chère coûte { $price } $, vous avez { $money } $, et vos matières ne paient aucun bâtiment culturel
refusal-SC-54-no_place = rien de ce que vous pouvez payer avec { $money } $ et vos matières ne trouve de place
refusal-SC-58 = vous avez déjà construit { $tile-the }, et c’est une fois par partie
refusal-SC-60 = le niveau { $level } demande { $level } bâtiments culturels autour d’une même case, et { $cell }, la meilleure ici, en a { $have }
refusal-SC-60-nowhere = le niveau { $level } demande { $level } bâtiments culturels autour d’une même case, et la meilleure place libre de votre zone en a { $have }
refusal-SC-64 = le niveau 2 demande la raffinerie ou le port au bord d’une même case (raffinerie : { $refinery } ; port : { $port })
refusal-SC-65 = le niveau 3 demande la raffinerie et le port au bord d’une même case (raffinerie : { $refinery } ; port : { $port })
refusal-SC-66 = l’entrepôt demande une case vide au bord de l’usine et loin des logements : { $count ->
    [one] une case y est vide, et touche un logement
   *[other] { $count } cases y sont vides, et chacune touche un logement
  }
refusal-SC-66-stock = chaque nouvelle usine demande un nouvel entrepôt, et il n’en reste plus
refusal-SC-66-nowhere = où que se place { $tile-the }, aucune case vide loin des logements ne reste pour son entrepôt
refusal-SC-66-beside = l’entrepôt doit toucher la nouvelle usine en { $cell }
refusal-SC-67 = un entrepôt ne vient qu’avec une nouvelle usine
refusal-SC-71-one = un commerce demande un logement au bord d’une de ses cases, et aucun ne touche { $cell }
refusal-SC-71-nowhere_one = un commerce demande un logement à son bord, et aucune place libre de votre zone n’en touche
refusal-SC-71 = le niveau { $level } demande { $level } logements autour d’une même case, et { $cell }, la meilleure ici, en a { $have }
refusal-SC-71-nowhere = le niveau { $level } demande { $level } logements autour d’une même case, et la meilleure place libre de votre zone en a { $have }
refusal-SC-75 = aucun des vôtres qui puisse rejoindre le nouveau bâtiment ne se tient en { $cell }
refusal-SC-75-not_a_cell = désignez un citoyen par sa case, comme { $example }
refusal-SC-79 = { $cell } est au bord du commissariat actif { $seat-of } en { $police }
refusal-SC-81 = { $tile } demande bois { $need_wood }, pierre { $need_stone }, métal { $need_metal } ; vous avez { $have_wood }, { $have_stone } et { $have_metal }
refusal-SC-81-architect = { $tile } demande bois { $need_wood }, pierre { $need_stone }, métal { $need_metal } ; vous avez { $have_wood }, { $have_stone } et { $have_metal }, et l’architecte n’en économise qu’une
refusal-SC-82 = il n’y a pas de { $raw } dans { $place }
refusal-SC-82-other = ce que vous payez maintenant : { $raw }
refusal-SC-83 = votre mairie existe déjà, en { $cell }
refusal-SC-88 = les parcs ne s’agrandissent jamais
refusal-SC-90-not_a_cell = désignez une tuile par une de ses cases, comme { $example }
refusal-SC-90-none = vous n’avez pas de tuile en { $cell }
refusal-SC-90-top = { $tile-the } a le niveau le plus haut, { $level }
refusal-SC-90-kind = seuls les logements, commerces et usines s’agrandissent, pas { $tile-the }
refusal-SC-90-no_room = { $tile-the } en { $cell } a les influences du niveau { $level }, mais aucune tuile de ce niveau ne peut couvrir ses cases et une case libre de plus
refusal-SC-90-nothing = { $count ->
    [0] vous n’avez ni logement, ni commerce, ni usine qui pourrait grandir
    [one] vous avez une tuile qui pourrait grandir, mais il lui manque des influences ou de la place
   *[other] vous avez { $count } tuiles qui pourraient grandir, mais aucune n’a les influences et la place
  }
refusal-SC-91-home = le niveau { $level } demande { $need } bâtiments culturels autour de l’ensemble de la tuile, et elle en a { $have }
refusal-SC-91-shop = le niveau { $level } demande { $need } logements autour de l’ensemble de la tuile, et elle en a { $have }
refusal-SC-91-either = le niveau { $level } demande la raffinerie ou le port au bord de la tuile (raffinerie : { $refinery } ; port : { $port })
refusal-SC-91-both = le niveau { $level } demande la raffinerie et le port au bord de la tuile (raffinerie : { $refinery } ; port : { $port })
refusal-SC-92 = une tuile plus grande couvre { $tile-the } en { $cell } et une case de plus, ce que ceci ne fait pas
refusal-SC-92-bigger = aucune case au bord { $tile-of } en { $cell } n’est libre pour le niveau { $level }
refusal-SC-94 = la pile est épuisée : { $tile }
refusal-SC-94-bigger = il ne reste plus de tuile de niveau { $level } qui puisse couvrir { $tile-the } en { $cell }
refusal-SC-95 = { $tile-the } en { $cell } fait partie de ce plan et grandit au plus tôt au prochain tour
refusal-SC-98-once = votre plan démolit déjà une tuile, et c’est la limite
refusal-SC-98-hall = la mairie en { $cell } n’est jamais démolie
refusal-SC-98-grave = { $cell } est un cimetière, qui reste pour toujours
refusal-SC-98-not_a_cell = désignez une tuile par une de ses cases, comme { $example }
refusal-SC-98-none = vous n’avez pas de tuile en { $cell }
refusal-SC-99 = démolir { $tile-the } coûte { $price } $, et vous avez { $money } $
refusal-SC-99-cheapest = la démolition la moins chère coûte { $price } $, et vous avez { $money } $
refusal-SC-99-nothing = vous n’avez que la mairie, et elle reste
refusal-SC-99-halls = des tuiles que vous pourriez démolir avec { $money } $, aucune ne peut partir : ceux qui s’y tiennent n’ont pas de place à la mairie
refusal-SC-100 = { $count ->
    [one] un citoyen { $seat-of } s’y tient
   *[other] { $count } citoyens { $seat-of } s’y tiennent
  }, et sa mairie { $room ->
    [0] n’a plus de place
    [one] n’a qu’une place libre
   *[other] n’a que { $room } places libres
  }
refusal-SC-104 = le citoyen { $tile-of } en { $cell } s’est déjà déplacé
refusal-SC-105 = { $count ->
    [one] un citoyen doit encore se déplacer
   *[other] { $count } citoyens doivent encore se déplacer
  }
refusal-SC-106-not_a_cell = désignez un citoyen par sa case, comme { $example }
refusal-SC-106-foreign = le citoyen en { $cell } est à { $seat }
refusal-SC-106-hall = les citoyens de la mairie ne se déplacent pas maintenant
refusal-SC-106-nobody = aucun des vôtres ne se tient en { $cell }
refusal-SC-107 = aucune place n’est libre pour le citoyen { $tile-of } en { $cell }
refusal-SC-107-not_a_cell = désignez une place par sa case, comme { $example }
refusal-SC-107-no_slot = il n’y a pas de place pour un citoyen en { $cell }
refusal-SC-108 = un de vos citoyens était dans { $tile-the } en { $cell } au début de la phase : aucun des vôtres n’y va maintenant
refusal-SC-111 = vous avez { $count ->
    [one] un touriste
   *[other] { $count } touristes
  } chez { $seat }, et la limite est { $limit }
refusal-SC-112 = { $seat } n’est pas à côté : chez { $here }, les voisins sont { $neighbours }
refusal-SC-114-hall = la mairie est pour ceux qui doivent partir et ne trouvent rien, et { $count ->
    [one] une place est ouverte
   *[other] { $count } places sont ouvertes
  }
refusal-SC-114-home = un touriste ne rentre de loin que si rien n’est ouvert plus près, et { $count ->
    [one] une place l’est
   *[other] { $count } places le sont
  }
refusal-SC-114-station = un touriste ne va pas droit à une caserne ou un commissariat, ici en { $cell }
refusal-SC-114-same_home = { $cell } est dans le logement que le citoyen quitte
refusal-SC-115 = les touristes ne vont pas dans { $tile-the } en { $cell }
refusal-SC-118 = un citoyen de la mairie emménage dans un de ces logements vides : { $cells }
refusal-SC-123-raw_to_cash = { $cell } prend des matières contre de l’argent : bois { $wood } $, pierre { $stone } $, métal { $metal } $
refusal-SC-123-money = les voix coûtent au moins { $least } $ en { $cell }, et vous avez { $money } $
refusal-SC-123-raw = vous n’avez pas de matière à donner en { $cell }
refusal-SC-124-cash_to_votes = { $cell } vend des voix : { $bundles }
refusal-SC-124-money = cela coûte { $price } $, et vous avez { $money } $
refusal-SC-124-raw = il n’y a pas de { $raw } dans { $place }
refusal-SC-125-raw_to_votes = { $cell } prend des matières contre des voix : bois { $wood }, pierre { $stone }, métal { $metal }
refusal-SC-126 = aucun des vôtres n’échange quoi que ce soit en { $cell }
refusal-SC-126-used = { $cell } a déjà servi une fois ce tour-ci
refusal-SC-126-not_a_cell = désignez un commerce par sa case, comme { $example }
refusal-SC-128 = { $place } : c’est plein
refusal-SC-128-hall = la mairie est pleine
refusal-SC-128-no_store = vous n’avez pas d’entrepôt en { $cell }
refusal-SC-128-other_raw = ce qu’il faut ranger maintenant : { $raw }
refusal-SC-128-not_a_place = dites où va { $raw-the }, comme { $example }
refusal-SC-129 = ce à quoi vous pouvez renoncer maintenant : { $products }
refusal-SC-130 = ce qui peut rester sans ouvrage maintenant : { $products }
refusal-SC-144 = personne ne se tient en { $cell }
refusal-SC-144-not_a_cell = désignez la victime par sa case, comme { $example }
refusal-SC-144-elsewhere = { $cell } est chez { $seat }, et la victime est chez vous
refusal-SC-146 = votre clinique en { $clinic } fonctionne et sauve le citoyen en { $cell }
refusal-SC-147-filled = { $tile-the } est en { $cell }
refusal-SC-147-grave = { $cell } est déjà un cimetière
refusal-SC-147-outside = { $cell } est hors de votre zone de { $size } sur { $size }
refusal-SC-147-not_own = le cimetière se trouve dans votre propre zone de { $size } sur { $size }
refusal-SC-148 = { $cell } n’est au bord d’aucun de vos cimetières ({ $graves }), et une telle case est libre
refusal-SC-150 = déplacez un disque (disque 1 : { $disk1 } ; disque 2 : { $disk2 }), ou passez
refusal-SC-151-basic = la colonne coûte { $price } $ ou { $price } voix, et vous avez { $money } $ et { $votes } voix
refusal-SC-151-advanced = la colonne coûte { $price } $, { $price } voix ou une promesse spéciale s’il en reste, et vous avez { $money } $ et { $votes } voix
refusal-SC-152 = le disque { $disk } avance d’une colonne ou va en colonne 1, et il est ici : { $space }
refusal-SC-152-outside = le disque { $disk } est dehors, il entre donc en colonne 1 d’une ligne
refusal-SC-152-alike = les deux disques sont dehors et pareils : déplacez le disque 1, pas le disque { $disk }
refusal-SC-152-same = le disque { $disk } y est déjà : { $space }
refusal-SC-153 = vos deux disques ne sont jamais sur une même ligne, et le disque { $disk } est ici : { $space }
refusal-SC-156 = le disque { $disk } a atteint la dernière colonne et y reste : { $space }
refusal-SC-157 = le département de l’industrie donne une de ces matières : { $raw }
refusal-SC-158-culture = la colonne { $column } ne construit pas de bâtiments culturels
refusal-SC-158-exactly = la colonne { $column } construit des tuiles de { $least ->
    [one] une case
   *[other] { $least } cases
  }, et celle-ci en compte { $cells }
refusal-SC-158-range = la colonne { $column } construit des tuiles de { $least } à { $most } cases, et celle-ci en compte { $cells }
refusal-SC-160 = le département de l’économie donne { $amount } $ ou { $amount } voix
refusal-SC-164 = la partie est terminée
refusal-SC-169 = gardez une des cartes que vous avez piochées : { $cards }
refusal-SC-185 = le maire se tient sur la carte { $card }

## Scores

score-homes = Un logement
    .all = Logements
score-university = L’université
score-shops = Un commerce
    .all = Commerces
score-support = Soutiens
score-council = Conseil municipal
score-council_price = Payé au conseil
score-demolished = Tuiles disparues
score-abroad = Commerces d’autres arrondissements
score-promise_kept = Promesse tenue
    .all = Promesses tenues
score-promise_broken = Promesse non tenue
    .all = Promesses non tenues
score-special_kept = Promesse spéciale tenue
    .all = Promesses spéciales tenues
score-special_broken = Promesse spéciale non tenue
    .all = Promesses spéciales non tenues
score-pollution = Pollution
score-money = Argent
score-estate = Valeur immobilière
score-citizens = Citoyens
score-culture = Un bâtiment culturel
    .all = Bâtiments culturels

## Endings

ending-SC-164 = Le dernier des { $turns } tours est terminé.
ending-SC-139 = La pollution n’a laissé qu’un arrondissement au plus.
ending-SC-189 = La pollution a atteint { $loss_at } : l’arrondissement est perdu.

## Ranks

rank-none = aucun
rank-lieu_dit = Lieu-dit
rank-hameau = Hameau
rank-village = Village
rank-bourg = Bourg
rank-cite = Cité
rank-banlieue = Banlieue
rank-ville = Ville
rank-metropole = Métropole
rank-capitale = Capitale
rank-megalopole = Mégalopole

## Raw

raw-wood = bois
    .a = du bois
raw-stone = pierre
    .gender = feminine
    .a = de la pierre
raw-metal = métal
    .a = du métal
count-wood = { $count } bois
count-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  }
count-metal = { $count ->
    [one] { $count } métal
   *[other] { $count } métaux
  }

## Lines

line-industry = Industrie
line-construction = Construction
line-economy = Économie
line-tourism = Tourisme

## Gains

gain-industry = { $raw }
gain-construction = { $least ->
    [one] une tuile d’une case
   *[other] une tuile de { $least } cases
  }
gain-any_tile = une tuile de { $least } à { $most } cases, sans conditions
gain-economy = { $amount } $ ou { $amount } voix
gain-tourism = { $citizens ->
    [one] un citoyen
   *[other] { $citizens } citoyens
  }
gain-or = {" "}ou{" "}

## Actions

action-mayor = Maire
    .line = hôte au tour suivant
    .text = Vous serez l’hôte au tour suivant, premier dans l’ordre du tour.
action-architect = Architecte
    .line = une matière de moins
    .text = Un bâtiment culturel de ce tour vous coûte une matière de moins.
action-mediator = Médiateur
    .line = les tuiles coûtent { $mediator_discount } $ de moins
    .text = Chaque tuile vous coûte { $mediator_discount } $ de moins ce tour-ci, mais au moins { $mediator_least } $.
action-engineer = Ingénieur
    .line = des usines propres
    .text = Ce qui est produit chez vous ce tour-ci ne pollue pas.
action-supporter = Soutien
    .line = { $supporter_money } $ ou { $supporter_votes } voix
    .text = Prenez tout de suite { $supporter_money } $ ou { $supporter_votes } voix.
action-planner = Urbaniste
    .line = votre zone peut grandir
    .text = Votre zone peut tout de suite grandir d’un cran.
action-councillor = Conseiller municipal
    .line = un pas au conseil
    .text = Vous pouvez tout de suite avancer un disque d’une colonne au conseil, à son prix.
action-opponent = Opposant
    .line = sans effet
    .text = Cette carte ne fait rien du tout.

## Tiles

tile-res1 = Logement 1
tile-res2 = Logement 2
tile-res3_i = Logement 3 (ligne)
tile-res3_v = Logement 3 (angle)
tile-res4_o = Logement 4 (carré)
tile-res4_l = Logement 4 (L)
tile-res5_p = Logement 5 (P)
tile-res5_v = Logement 5 (V)
tile-com1 = Commerce 1
tile-com2 = Commerce 2
tile-com3_i = Commerce 3 (ligne)
tile-com3_v = Commerce 3 (angle)
tile-com4_o = Commerce 4 (carré)
tile-com4_l = Commerce 4 (L)
tile-fac1 = Usine 1
    .gender = feminine
tile-fac2 = Usine 2
    .gender = feminine
tile-fac3_i = Usine 3 (ligne)
    .gender = feminine
tile-fac3_v = Usine 3 (angle)
    .gender = feminine
tile-warehouse = Entrepôt
    .line = contient { $warehouse_room } matières
    .text = Vient gratuitement avec une nouvelle usine, sur une case à son bord loin des logements, et contient { $warehouse_room } matières.
tile-refinery = Raffinerie
    .gender = feminine
    .line = fait grandir les usines
    .text = Permet aux usines à son bord d’atteindre le niveau 2, et le niveau 3 avec le port. Les logements en restent loin. Une par partie.
tile-port = Port
    .line = fait grandir les usines
    .text = Permet aux usines au bord de ses bâtiments d’atteindre le niveau 2, et le niveau 3 avec la raffinerie. Les logements restent loin des bâtiments, mais pas de l’eau. Un par partie.
tile-police = Commissariat
    .line = éloigne les touristes
    .text = Tant qu’un de vos citoyens s’y tient, aucun touriste ne vient sur les cases alentour. Un par partie.
tile-fire = Caserne de pompiers
    .gender = feminine
    .line = sauve vos touristes
    .text = Tant qu’un de vos citoyens s’y tient, vos touristes ne meurent pas de la pollution. Une par partie.
tile-town_hall = Mairie
    .gender = feminine
    .line = un bâtiment culturel, où arrivent les nouveaux
    .text = Un bâtiment culturel de { $hall_slots } places, chacune pour un citoyen ou une matière. Les nouveaux citoyens y attendent.
tile-school = École
    .gender = feminine
    .line = fait grandir les logements
    .text = Un bâtiment culturel : les logements grandissent grâce aux bâtiments culturels alentour. On vient s’y reposer. Une par partie.
tile-library = Bibliothèque
    .gender = feminine
    .line = fait grandir les logements
    .text = Un bâtiment culturel : les logements grandissent grâce aux bâtiments culturels alentour. On vient s’y reposer. Une par partie.
tile-museum = Musée
    .line = fait grandir les logements
    .text = Un bâtiment culturel : les logements grandissent grâce aux bâtiments culturels alentour. On vient s’y reposer. Un par partie.
tile-subway = Station de métro
    .gender = feminine
    .line = { $tourists_subway } touristes par arrondissement
    .text = Un bâtiment culturel. Vous pouvez avoir { $tourists_subway } touristes dans chaque autre arrondissement au lieu de { $tourists }. Une par partie.
tile-clinic = Clinique
    .gender = feminine
    .line = sauve vos citoyens
    .text = Un bâtiment culturel. Tant qu’un de vos citoyens s’y tient, vos citoyens chez vous ne meurent pas de la pollution. Une par partie.
tile-university = Université
    .gender = feminine
    .line = { $university_votes } voix par tour
    .text = Un bâtiment culturel. Tant qu’un de vos citoyens s’y tient, elle apporte { $university_votes } voix par tour. Une par partie.
tile-park1 = Parc 1
tile-park2 = Parc 2
tile-park3_i = Parc 3 (ligne)
tile-park3_v = Parc 3 (angle)

## Promises

promise-1 = Trois commerces
promise-2 = Un poumon vert
promise-3 = Du travail pour chacun
promise-4 = Un foyer par famille
promise-5 = Des secours au coin de la rue
promise-6 = Au-delà des vieux murs
promise-7 = Trois beaux logements
promise-8 = Une galerie marchande
promise-9 = La culture à deux pas
promise-10 = De l’air frais
promise-11 = Plein de vie
promise-12 = La grande résidence
promise-13 = Le grand magasin
promise-14 = L’industrie lourde
promise-15 = Personne n’est oublié
promise-16 = Deux grands travaux

## Specials

special-1 = Une école fréquentée
special-2 = Des livres pour tous
special-3 = Un musée, enfin
special-4 = Une raffinerie
special-5 = Un port
special-6 = Quelqu’un de garde
special-7 = Six coins de verdure
special-8 = Des rayons pleins
special-9 = De plus grands commerces
special-10 = De plus grands logements
special-11 = Des cousins à l’étranger
special-12 = De la place pour respirer
special-13 = Pas d’attente à la mairie
special-14 = Des réserves au coffre
special-15 = Un air supportable
special-16 = Un pôle culturel

## What the levels of homes, shops, factories and parks do

about-residential = { $level ->
    [1] logement d’un citoyen
   *[other] logement de { $level } citoyens
  }
    .text = { $level ->
    [1] Un citoyen y apporte 1 voix par tour. Un citoyen de la mairie y emménage aussitôt.
   *[other] Ses citoyens votent chaque tour : 1 voix pour le premier, 2 pour le deuxième, et ainsi de suite, { $votes } quand il est plein. Une de ses cases demande { $level } bâtiments culturels alentour.
  } L’industrie en reste loin.
about-commercial = par tour : { $gives }
    .text = { $level ->
    [1] Il demande un logement à son bord. Un citoyen y travaille chaque tour : { $gives }.
   *[other] Une de ses cases demande { $level } logements alentour. Ses citoyens travaillent chaque tour : { $gives }.
  }
about-factory = par tour : { $gives }
    .text = { $level ->
    [1] Ne demande rien.
    [2] Demande la raffinerie ou le port au bord d’une case.
   *[other] Demande la raffinerie et le port au bord d’une case.
  } Ses citoyens produisent chaque tour : { $gives }. Un entrepôt vient avec elle, et les logements en restent loin.
about-park = { $cells ->
    [one] 1 de pollution en moins
   *[other] { $cells } de pollution en moins
  }
    .text = Chaque tour, il enlève { $cells ->
    [one] un point de la pollution
   *[other] { $cells } points de la pollution
  } que produit votre arrondissement. Il va à côté de tout ; les citoyens s’y reposent.
about-cultural = un bâtiment culturel
    .text = Un bâtiment culturel : les logements grandissent grâce aux bâtiments culturels alentour.

about-raw = Une matière faite par les citoyens dans les usines, gardée dans les entrepôts et à la mairie. Paie les bâtiments culturels ; un commerce en prend une pour { $money } $ ou { $votes } voix.
about-slot-cash = Un citoyen y rapporte { $cash_slot } $ par tour.
about-slot-raw_to_cash = Un citoyen peut y vendre une matière par tour : bois { $wood_cash } $, pierre { $stone_cash } $, métal { $metal_cash } $.
about-slot-cash_to_votes = Un citoyen peut y acheter des voix une fois par tour, en $ : { $bundles } voix.
about-slot-raw_to_votes = Un citoyen peut y donner une matière par tour : bois { $wood_votes } voix, pierre { $stone_votes }, métal { $metal_votes }.
about-slot-wood = Un citoyen y fait un bois par tour, ce qui pollue.
about-slot-stone = Un citoyen y fait une pierre par tour, ce qui pollue.
about-slot-metal = Un citoyen y fait un métal par tour, ce qui pollue.
about-slot-rest = Rien ne s’y passe : on y est bien.
about-slot-power = Tant que s’y tient un citoyen de son propriétaire, le bâtiment agit.
about-space = Vous recevez { $gain }. Y entrer coûte { $price } $ ou { $price } voix.

## What a place gives

gives-cash = 1 $
gives-raw_to_cash = matière contre argent
gives-cash_to_votes = argent contre voix
gives-raw_to_votes = matière contre voix
gives-wood = 1 bois
gives-stone = 1 pierre
gives-metal = 1 métal
gives-rest = du repos
gives-power = son pouvoir agit
gives-home = { $votes ->
    [0] un logement
    [one] une voix de plus
   *[other] { $votes } voix de plus
  }
gives-votes = { $votes } voix

## Conditions of a promise

bound-least = au moins { $value }
bound-most = au plus { $value }
bound-exactly = exactement { $value }
bound-none = zéro
condition-tiles = { $bound } { $what }
condition-cells = { $bound } { $value ->
    [one] case couverte
   *[other] cases couvertes
  } de { $what }
condition-full_tiles = { $bound } { $what } avec vos citoyens à toutes les places
condition-active = { $bound } { $what } où se tient un de vos citoyens
condition-citizens = { $bound } { $value ->
    [one] citoyen à vous
   *[other] citoyens à vous
  } hors de la mairie et de l’espace carrière
condition-tourists_abroad = { $bound } { $value ->
    [one] touriste
   *[other] touristes
  } dans d’autres arrondissements
condition-cemeteries = { $bound } { $value ->
    [one] cimetière
   *[other] cimetières
  }
condition-pollution = { $bound } de pollution
condition-money = { $bound } { $value ->
    [one] dollar
   *[other] dollars
  }
condition-growth_steps = { $bound } { $value ->
    [one] agrandissement
   *[other] agrandissements
  } de votre zone
condition-empty_cells = { $bound } { $value ->
    [one] case vide
   *[other] cases vides
  } dans votre zone
condition-town_hall_citizens = { $bound } { $value ->
    [one] citoyen
   *[other] citoyens
  } à la mairie
condition-or = { $first }, ou { $last }
condition-and = { $first }, et { $last }
what-residential = { $value ->
    [one] logement
   *[other] logements
  }
what-commercial = { $value ->
    [one] commerce
   *[other] commerces
  }
what-factory = { $value ->
    [one] usine
   *[other] usines
  }
what-warehouse = { $value ->
    [one] entrepôt
   *[other] entrepôts
  }
what-refinery = { $value ->
    [one] raffinerie
   *[other] raffineries
  }
what-port = { $value ->
    [one] port
   *[other] ports
  }
what-police = { $value ->
    [one] commissariat
   *[other] commissariats
  }
what-fire = { $value ->
    [one] caserne de pompiers
   *[other] casernes de pompiers
  }
what-cultural = { $value ->
    [one] bâtiment culturel
   *[other] bâtiments culturels
  }
what-park = { $value ->
    [one] parc
   *[other] parcs
  }
what-any = { $value ->
    [one] tuile
   *[other] tuiles
  }
what-these = parmi : { $kinds }
what-from_level = { $what } de niveau { $level } ou plus
what-without = { $what }, sans compter { $others }

## Categories

category-residential = logements
category-commercial = commerces
category-factory = usines
category-warehouse = entrepôts
category-refinery = raffinerie
category-port = port
category-police = commissariat
category-fire = caserne de pompiers
category-cultural = bâtiments culturels
category-park = parcs

## Sheet

sheet-category = Catégorie
sheet-cells = Cases
sheet-slots = Emplacements
sheet-price = Prix
sheet-copies = Exemplaires
sheet-home = logement
sheet-own = un par joueur
sheet-shared = selon les joueurs

## Fields of the view

field-limits = limites
field-turns = tours
field-victims_from = victimes à partir de
field-least = score minimal
field-lacks = manque
field-what = quoi
field-need = besoin
field-lost = le plan qui ne tient plus
field-fits = tient encore
field-victory = victoire
field-turn = tour
field-phase = phase
field-host = hôte
field-order = ordre du tour
field-out = hors jeu
field-street = rue du maire
field-circle = cartes action
field-cards = cartes prises
field-card_prices = prix des cartes
field-supply = réserve
field-piles = piles
field-promise_pile_sizes = promesses dans les piles
field-special_deck_size = promesses spéciales dans la pioche
field-aside = mis de côté
field-boards = arrondissements
field-walkers = qui se déplace
field-ranks = rangs
field-promises = promesses
field-rank = rang
field-influence = -
field-reached_by = -
field-plan = votre plan
field-promise = votre promesse
field-special_promises = vos promesses spéciales
field-drawn_cards = cartes au choix
field-side = face
field-size = zone
field-sizes = -
field-tiles = tuiles
field-cemeteries = cimetières
field-hall = à la mairie
field-hall_raw = matières à la mairie
field-career = espace carrière
field-reserve = réserve
field-dead = morts
field-tourists = touristes ici
field-money = argent
field-votes = voix
field-pollution = pollution
field-made = produit ce tour
field-generated = pollution ce tour
field-disks = -
field-special_count = promesses spéciales
field-built = déjà construits (un par partie)
field-estate = valeur immobilière
field-headcount = citoyens comptés
field-ledger = voix d’ailleurs
field-forecast = à venir ce tour
field-kind = sorte
field-kinds = -
field-category = -
field-level = niveau
field-cells = cases
field-slots = -
field-citizens = citoyens
field-raw = matières
field-water = eau
field-must = doit bouger
field-may = peut bouger
field-moved = a bougé
field-culture = culture
field-homes = logements
field-industry = industrie
field-answers = -
field-steps = étapes
field-builds_left = constructions restantes
field-can_grow = la zone peut grandir
field-palette = -
field-step = étape
field-tile = -
field-old = avant
field-cell = case
field-gained = nouvelle case
field-to = vers
field-pile = reste dans la pile
field-places = places possibles
field-blocked = pas maintenant
field-metric = -
field-from_level = -
field-without = -
field-op = -
field-value = demandé
field-have = acquis
field-holds = rempli
field-card = carte
field-points = points actuels
field-if_kept = si tenue
field-if_broken = sinon
field-any = -
field-conditions = conditions
field-seat = place

## Words in the view

value-basic = Partie de base
value-electoral = Électorale
value-economic = Économique
value-citizen = Citoyenne
value-cultural = Culturelle
value-easy = Facile
value-expert = Expert
value-build = Construire
value-enlarge = Agrandir
value-demolish = Démolir
value-grow = La zone s’étend

## Errors

error-bad_boards = L’option boards ne peut pas être { $value } : donnez easy ou expert, ou l’un des deux pour chaque place, comme easy,expert.
error-boards_count = Faces de plateau : { $count }, joueurs : { $players }. Donnez une face pour tous, ou une pour chacun, comme easy,expert à deux.
error-solo_is_basic = Une partie en solo est toujours une partie de base : retirez mode et victory, et choisissez plutôt une difficulté si vous le souhaitez.
error-victory_is_advanced = La victoire { $victory } appartient au jeu avancé : ajoutez mode=advanced (2 à 4 joueurs), ou retirez-la.
error-difficulty_is_solo = Une difficulté concerne un joueur seul, et vous êtes { $players } : retirez-la, ou jouez en solo.
error-not_toml = { $source } n’est pas un fichier TOML : { $reason }.
error-fixed_part = { $source } : la partie { $part } ne fait pas partie de celles qu’un fichier de matériel peut changer ; il peut changer { $parts }.
error-no_part = { $source } n’a pas de partie { $part } ; un fichier de matériel contient boards, tile, promise et special.
error-not_rows = { $source } : la partie { $part } doit être une liste de tables, [[{ $part }]].
error-bad_sizes = { $source } : boards.{ $side }.sizes doit contenir des entiers croissants de 2 à { $most }.
error-no_key = { $source } : une tuile n’a pas de clé (key), ou une clé avec d’autres signes que lettres, chiffres et _.
error-twice = { $source } : la tuile { $tile } s’y trouve deux fois.
error-missing_tile = { $source } : la tuile { $tile } manque.
error-bad_category = { $source } : la catégorie de { $tile } ne peut pas être { $value } ; les catégories sont { $known }.
error-bad_cells = { $source } : les cases de { $tile } doivent être des paires d’entiers de 0 à 9, comme [[0, 0], [1, 0]].
error-not_connected = { $source } : les cases de { $tile } ne forment pas une seule figure d’un tenant.
error-slots_and_cells = { $source } : { $tile } demande un emplacement (ou un texte vide) pour chacune de ses { $cells } cases.
error-bad_slot = { $source } : { $value } dans { $tile } n’est pas un emplacement ; les emplacements sont { $known }.
error-wrong_slots = { $source } : les emplacements de { $tile } doivent être : { $slots }.
error-bad_number = { $source } : { $field } de { $tile } ne peut pas être { $value }.
error-bad_source = { $source } : { $tile } demande exactement un des champs stock (1 au moins), own et shared.
error-bad_level = { $source } : { $tile } a le niveau { $level } et { $cells } cases ; logements (1-5), commerces (1-4) et usines (1-3) ont autant de cases que de niveaux, les autres tuiles n’ont pas de niveau.
error-no_level = { $source } : il n’y a pas de tuile de la catégorie { $category } et de niveau { $level }.
error-bad_total = { $source } : les tuiles de la catégorie { $category } sont { $total } en tout ; la boîte en contient { $tiles }.
error-cannot_grow = { $source } : aucune tuile du niveau suivant ne recouvre { $tile }.
error-bad_card_ids = { $source } : les cartes de { $part } doivent porter les numéros 1 à { $count }, dans cet ordre.
error-bad_pile = { $source } : la pile de { $card } doit être une de celles-ci : { $known }.
error-no_condition = { $source } : { $card } n’a aucune condition : donnez all ou any.
error-small_pile = { $source } : la pile { $pile } demande au moins { $least } cartes.
error-bad_metric = { $source } : { $value } dans { $card } n’est pas une mesure ; les mesures sont { $known }.
error-bad_operator = { $source } : { $value } dans { $card } n’est pas une comparaison ; les comparaisons sont { $known }.
error-bad_value = { $source } : la valeur { $value } dans { $card } doit être un entier, 0 ou plus.
error-bad_filter = { $source } : { $value } dans { $card } est inconnu ; on connaît { $known }.
