### La Citta en français. Les règles elles-mêmes sont dans rules.fr.ftl.

## Game

game-title = La Citta
game-summary = Gouvernez vos villes pendant { $years } ans : nourrissez le peuple, offrez-lui éducation, culture et santé, et attirez les citoyens de vos voisins.

## Options

option-setup = basic : terrains et châteaux comme sur la carte ; advanced : terrains au hasard, et chacun place ses châteaux
    .title = Mise en place
    .basic = Imprimée
    .basic-line = terrains et châteaux comme sur la carte
    .advanced = Libre
    .advanced-line = terrains au hasard, à vous de placer vos châteaux
option-expansion = jouer avec l’extension Pays de Cocagne : ses cartes Politique, ses bâtiments et ses terrains
    .title = Pays de Cocagne
option-map = une carte à vous dans un fichier, à la place de celle d’origine
    .title = Carte
option-first = qui commence : une place, ou le hasard
    .title = Qui commence
    .random = Au sort

## Buttons
## Ce qui s’affiche, et le mot qu’on tape.

button-pass = Passer
    .word = passer
button-gold = Carte Joueur : prendre { $gold_card } pièces d’or
    .word = or
button-new-city = Carte Joueur : fonder une ville
    .word = nouvelle ville
button-small-building = Carte Joueur : construire un petit bâtiment
    .word = petit bâtiment
button-stop = Pas de seconde route
    .word = non
button-done = Garder les routes
    .word = fini
button-small = Petit bâtiment
    .word = petit
button-medium = Bâtiment moyen
    .word = moyen
button-large = Grand bâtiment
    .word = grand
button-one = Un
    .word = un
button-two = Deux
    .word = deux
button-three = Trois
    .word = trois
button-education = Éducation
    .word = éducation
button-culture = Culture
    .word = culture
button-health = Santé
    .word = santé
button-cards-1-2 = Regarder la première et la deuxième carte cachée
    .word = 1 et 2
button-cards-1-3 = Regarder la première et la troisième carte cachée
    .word = 1 et 3
button-cards-2-3 = Regarder la deuxième et la troisième carte cachée
    .word = 2 et 3

## Effects
## Les effets d’une carte Politique qui en a plusieurs : ce que fait chacun, et son prix.

effect-master_builder = { $gold ->
    [one] { $it } pour { $gold } pièce d’or
   *[other] { $it } pour { $gold } pièces d’or
 }
effect-bread_and_games = { $count ->
    [one] Un cube
   *[other] { $count } cubes
 }, { $gold ->
    [0] gratuit
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }
effect-blessed_times = { $count ->
    [one] Un nouveau citoyen
   *[other] { $count } nouveaux citoyens
 }, { $gold ->
    [0] gratuit
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }
effect-ask_the_people = Regarder { $count } cartes, { $gold ->
    [0] gratuit
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }

## Prompts

prompt-first-castle = { $castles ->
    [0] Où placez-vous votre premier château, avec { $start_citizens } citoyens ?
   *[other] Où placez-vous votre second château, avec { $start_citizens } citoyens ?
 }
prompt-turn = { $cards ->
    [0] Tour { $turn } sur { $turns } : prenez une carte Politique, ou passez. Votre or : { $gold }.
   *[other] Tour { $turn } sur { $turns } : jouez une carte Joueur ou Politique, ou passez. Votre or : { $gold }.
 }
prompt-new-city = Où fondez-vous votre nouvelle ville ?
prompt-founder = Quelle ville envoie un citoyen { $city-to } ?
prompt-kind = Quel bâtiment construisez-vous ?
prompt-site = Où construisez-vous { $what-the } ?
prompt-second-road = Où posez-vous une seconde route, si vous en voulez une ?
prompt-effect = { $what } : quel effet choisissez-vous ? Votre or : { $gold }.
prompt-games = { $count ->
    [one] Du pain et des jeux : à côté de quelle arche placez-vous votre cube ?
   *[other] Du pain et des jeux : à côté de quelle arche placez-vous vos { $count } cubes ?
 }
prompt-blessing = { $count ->
    [one] Époque bénie : quelle ville accueille le nouveau citoyen ?
   *[other] Époque bénie : quelle ville accueille les { $count } nouveaux citoyens ?
 }
prompt-harvest = Récolte fructueuse : quelle maison de ferme produit le double cette année ?
prompt-ask = Interroger le peuple : choisissez deux cartes cachées à regarder.
prompt-migrate = Laquelle de vos villes attire des citoyens maintenant ?
prompt-service = Par quel service { $city } attire-t-elle des citoyens ?
prompt-demolish = { $people ->
    [one] { $city } n’a qu’un citoyen pour { $staff } tuiles : quelle tuile abandonnez-vous ?
   *[other] { $city } n’a que { $people } citoyens pour { $staff } tuiles : quelle tuile abandonnez-vous ?
 }
prompt-roads = Retirez-vous une route ?
prompt-starve = { $count ->
    [one] Vous avez de quoi nourrir { $food } de vos { $people } citoyens : un citoyen doit partir. De quelle ville ?
   *[other] Vous avez de quoi nourrir { $food } de vos { $people } citoyens : { $count } doivent partir. De quelle ville part le premier ?
 }

## Labels

label-first-castle = Un château { $city-to }, en { $it }
label-turn = { $price ->
    [0] { $it }, gratuit : { $line }
    [one] { $it }, { $price } pièce d’or : { $line }
   *[other] { $it }, { $price } pièces d’or : { $line }
 }
label-turn-dear = { $it }, de { $price } à { $most } pièces d’or : { $line }
label-new-city = Fonder { $city } en { $it }
label-founder = { $city } ({ $castle } dans le château)
short-founder = Un citoyen vient { $city-of }
label-kind = { $it } : { $line }
label-site = Construire { $city-to }, en { $it }
label-second-road = { $it } { $city-to }
label-games = { $tile } en { $it } { $city-to } : { $service } { $points }
label-blessing = { $people ->
    [one] { $city } ({ $people } citoyen)
   *[other] { $city } ({ $people } citoyens)
 }
label-harvest = Maison de ferme en { $it } { $city-to }
label-migrate = { $people ->
    [one] { $city } ({ $people } citoyen)
   *[other] { $city } ({ $people } citoyens)
 }
label-service = { $count ->
    [0] { $it } : personne ne vient
    [one] { $it } : un citoyen ({ $cities })
   *[other] { $it } : { $count } citoyens ({ $cities })
 }
label-demolish = { $tile } en { $it }
label-roads = Route en { $it } { $city-to }
label-starve = { $city } ({ $castle } sur { $people } au château)
label-hex = { $it }
label-with = { $label } : { $details }

## Details
## Ce qu’un choix rapporte ou coûte, après son nom.

detail-food = { $food ->
    [one] { $food } jeton Nourriture
   *[other] { $food } jetons Nourriture
 }
detail-income = { $income ->
    [one] { $income } pièce d’or par an
   *[other] { $income } pièces d’or par an
 }
detail-mountains = { $mountains ->
    [one] une montagne
   *[other] { $mountains } montagnes
 }
detail-lakes = { $lakes ->
    [one] un lac
   *[other] { $lakes } lacs
 }
detail-distance = { $distance ->
    [one] à une case { $nearest-of }
   *[other] à { $distance } cases { $nearest-of }
 }
detail-service = { $service } { $points }
detail-surplus = { $surplus ->
    [one] un citoyen sans logement
   *[other] { $surplus } citoyens sans logement
 }

## Prices

price = { $count ->
    [0] gratuit
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
 }
prices = { $list } pièces d’or

## Expected
## Ce qu’on répond à un texte qui n’est pas un coup : « on attend … »

expected-first-castle = une case vide, comme { $example }
expected-turn = or, nouvelle ville, petit bâtiment, une carte visible, ou passer (par exemple { $example })
expected-new-city = une case vide, comme { $example }
expected-founder = une de vos villes, comme { $example }
expected-kind = un bâtiment, comme { $example }
expected-site = une case à côté d’une de vos villes, comme { $example }
expected-second-road = une case à côté d’une de vos villes, ou non (par exemple { $example })
expected-effect = un des effets, comme { $example }
expected-games = une case et un service, comme { $example }
expected-blessing = une de vos villes, comme { $example }
expected-harvest = la case d’une de vos maisons de ferme, comme { $example }
expected-ask = deux des trois cartes cachées, comme { $example }
expected-migrate = une de vos villes, comme { $example }
expected-service = un des deux services, comme { $example }
expected-demolish = la case d’une tuile de cette ville, comme { $example }
expected-roads = la case d’une de vos routes, ou fini (par exemple { $example })
expected-starve = une de vos villes, comme { $example }

## Events

event-phase = { $phase ->
    [voice] Année { $year }, phase 5 : le peuple s’exprime.
    [migration] Phase 6 : les citoyens partent là où l’on vit mieux.
    [relocation] Phase 6 : les citoyens sont relogés.
    [feeding] Phase 7 : il faut nourrir les citoyens.
   *[other] Phase 8 : l’année { $year } s’achève.
 }
event-castle = { $seat } place un château avec { $people } citoyens { $city-to }.
event-food = { $food ->
    [one] { $seat } gagne { $food } jeton Nourriture en { $cell }.
   *[other] { $seat } gagne { $food } jetons Nourriture en { $cell }.
 }
event-first_player = Le jeton Premier joueur passe { $seat-to }.
event-year = L’année { $year } commence.
event-voice_card = La première voix du peuple réclame { $service-the }.
event-income = { $gold ->
    [one] { $kind } { $city-to } ({ $seat }) : { $gold } pièce d’or.
   *[other] { $kind } { $city-to } ({ $seat }) : { $gold } pièces d’or.
 }
event-growth = { $people ->
    [one] { $city } ({ $seat }) compte maintenant { $people } citoyen.
   *[other] { $city } ({ $seat }) compte maintenant { $people } citoyens.
 }
event-full = { $city } ({ $seat }) est pleine avec { $limit } citoyens et ne grandit pas.
event-skip = { $seat } saute son premier tour, car le peuple a eu faim l’an dernier.
event-pass = { $seat } passe et pioche une carte Politique sans la regarder.
event-card = { $seat } prend la carte { $card }.
event-refill = Nouvelle carte visible : { $card }.
event-reshuffle = La pioche des cartes Politique est épuisée : on mélange la défausse.
event-take_gold = { $gold ->
    [one] { $seat } prend { $gold } pièce d’or.
   *[other] { $seat } prend { $gold } pièces d’or.
 }
event-pay = { $gold ->
    [one] { $seat } paie { $gold } pièce d’or.
   *[other] { $seat } paie { $gold } pièces d’or.
 }
event-found = { $seat } fonde { $city } avec { $people } citoyens, dont un venu { $origin-of }.
event-build = { $seat } construit { $kind-a } en { $cell } { $city-to }.
event-market = { $seat } ouvre { $kind-a } en { $cell } { $city-to }.
event-road = { $seat } pose { $kind-a } en { $cell } { $city-to }.
event-games = { $count ->
    [one] { $seat } place un cube à côté { $kind-of } { $city-to } : { $service } +{ $count }.
   *[other] { $seat } place { $count } cubes à côté { $kind-of } { $city-to } : { $service } +{ $count }.
 }
event-bless = { $count ->
    [one] Un nouveau citoyen arrive { $city-to } ({ $seat }), qui en compte { $people }.
   *[other] { $count } nouveaux citoyens arrivent { $city-to } ({ $seat }), qui en compte { $people }.
 }
event-harvest = { $food ->
    [0] La maison de ferme en { $cell } { $city-to } ({ $seat }) n’a aucun champ à récolter deux fois.
    [one] La maison de ferme en { $cell } { $city-to } ({ $seat }) donne { $food } jeton Nourriture de plus cette année.
   *[other] La maison de ferme en { $cell } { $city-to } ({ $seat }) donne { $food } jetons Nourriture de plus cette année.
 }
event-look = { $count ->
    [one] { $seat } regarde une voix cachée ({ $slots }).
   *[other] { $seat } regarde { $count } voix cachées ({ $slots }).
 }
event-look_known = { $count ->
    [one] { $seat } regarde une voix cachée ({ $slots }) : { $cards }.
   *[other] { $seat } regarde { $count } voix cachées ({ $slots }) : { $cards }.
 }
event-reveal = Les voix du peuple : { $cards }.
event-voice = { $count } voix sur { $voices_per_year } réclament { $service-the }.
event-two_voices = Le peuple est partagé : deux voix pour { $service-the }, deux pour { $second-the }.
event-choose_service = { $city } ({ $seat }) attire des citoyens par { $service-the }.
event-migrate = Un citoyen quitte { $origin } ({ $other }) pour { $city } ({ $seat }) : { $service } { $mine } là-bas, { $theirs } chez lui.
event-no_room = { $city } est pleine avec { $limit } citoyens : le nouveau venu passe son chemin.
event-city_falls = Il n’y a plus personne { $city-to } ({ $seat }). La ville tombe en ruine : { $kinds }.
event-demolish = { $seat } abandonne { $kind-the } en { $cell } { $city-to }.
event-food_lost = { $food ->
    [one] Avec { $kind-the } en { $cell }, { $seat } perd { $food } jeton Nourriture.
   *[other] Avec { $kind-the } en { $cell }, { $seat } perd { $food } jetons Nourriture.
 }
event-surplus = { $count ->
    [one] { $city } ({ $seat }) ne peut plus loger que { $limit } citoyens : un citoyen s’en va.
   *[other] { $city } ({ $seat }) ne peut plus loger que { $limit } citoyens : { $count } s’en vont.
 }
event-fed = { $people ->
    [one] { $seat } nourrit son unique citoyen (nourriture : { $food }).
   *[other] { $seat } nourrit ses { $people } citoyens (nourriture : { $food }).
 }
event-hunger = { $seat } n’a de quoi nourrir que { $food } de ses { $people } citoyens : { $count ->
    [one] un citoyen doit partir
   *[other] { $count } citoyens doivent partir
 }.
event-starve = Un citoyen affamé quitte { $city } ({ $seat }) : il en reste { $people }.
event-penalty = La faim coûte { $seat-to } une carte Joueur et le premier tour de l’an prochain.
event-last_hunger = La faim de la dernière année coûte { $points } points { $seat-to }.
event-eliminated = { $seat } n’a plus une seule tuile et quitte la partie.
event-harvest_over = { $food ->
    [0] La récolte fructueuse en { $cell } est terminée ; { $seat } reprend son cube.
    [one] La récolte fructueuse en { $cell } est terminée : { $seat } rend { $food } jeton Nourriture.
   *[other] La récolte fructueuse en { $cell } est terminée : { $seat } rend { $food } jetons Nourriture.
 }
event-end = La partie est terminée.

## Refusals
## Pourquoi un coup est refusé, là où le titre de la règle ne suffirait pas.

refusal-LC-1 = cette case n’est pas libre
refusal-LC-6 = cette case n’est pas utilisée à ce nombre de joueurs
refusal-LC-20 = un château demande une case vide
refusal-LC-21 = un château doit être plus loin des autres
refusal-LC-21-near = { $count ->
    [0] c’est trop près { $city-of } : il faut au moins { $new_city_gap } cases entre les deux
    [one] il n’y a qu’une case entre elle et { $city } ; il en faut au moins { $new_city_gap }
   *[other] il n’y a que { $count } cases entre elle et { $city } ; il en faut au moins { $new_city_gap }
 }
refusal-LC-29 = ce n’est pas à vous de jouer
refusal-LC-30 = dites d’abord ce que vous faites : jouer une carte Joueur, prendre une carte Politique, ou passer
refusal-LC-31 = vous avez utilisé toutes vos cartes Joueur cette année
refusal-LC-40 = aucune case n’est assez loin de toutes les villes pour un nouveau château
refusal-LC-40-near = { $count ->
    [0] c’est trop près { $city-of } : il faut au moins { $new_city_gap } cases entre les deux
    [one] il n’y a qu’une case entre elle et { $city } ; il en faut au moins { $new_city_gap }
   *[other] il n’y a que { $count } cases entre elle et { $city } ; il en faut au moins { $new_city_gap }
 }
refusal-LC-41 = il faut un de vos châteaux avec au moins { $citizens_to_build } citoyens
refusal-LC-41-of_city = { $count ->
    [0] personne ne peut quitter le château { $city-of }
    [one] il n’y a qu’un citoyen dans le château { $city-of } ; il en faut { $citizens_to_build } pour que l’un parte
   *[other] il n’y a que { $count } citoyens dans le château { $city-of } ; il en faut { $citizens_to_build } pour que l’un parte
 }
refusal-LC-43 = vos { $castles } châteaux sont tous sur le plateau
refusal-LC-44 = vous avez déjà fondé une ville cette année
refusal-LC-45 = vous ne pouvez construire aucun petit bâtiment maintenant
refusal-LC-46 = aucun des effets que vous pouvez payer n’est possible maintenant
refusal-LC-46-none = cette carte n’a pas cet effet
refusal-LC-46-stock = il ne reste aucune tuile de ce bâtiment
refusal-LC-46-staff = aucun de vos châteaux n’a les { $citizens_to_build } citoyens qu’il faut
refusal-LC-46-lake = aucune de vos villes ayant un citoyen disponible n’a de case libre au bord d’un lac
refusal-LC-46-hex = aucune de vos villes ayant un citoyen disponible n’a de case libre
refusal-LC-46-size = vous ne pouvez construire aucun bâtiment de cette taille maintenant
refusal-LC-46-arch = vous n’avez aucune arche où placer des cubes
refusal-LC-46-room = aucune de vos villes n’a assez de place
refusal-LC-46-farmhouse = vous n’avez aucune maison de ferme sans cube
refusal-LC-47 = { $price ->
    [one] il faut { $price } pièce d’or, et vous en avez { $gold }
   *[other] il faut { $price } pièces d’or, et vous en avez { $gold }
 }
refusal-LC-52 = ce n’est pas un bâtiment de cette taille
refusal-LC-53 = il faut une arche de ce service dans une de vos villes
refusal-LC-54 = { $count ->
    [one] il faut un cube, et il vous en reste { $cubes }
   *[other] il faut { $count } cubes, et il vous en reste { $cubes }
 }
refusal-LC-55 = ce n’est pas une de vos villes
refusal-LC-56 = ce n’est pas une de vos maisons de ferme
refusal-LC-57 = cette maison de ferme a déjà eu sa récolte fructueuse cette année
refusal-LC-58-season = il n’y a pas de récolte fructueuse la dernière année
refusal-LC-58-cubes = il faut un cube, et il ne vous en reste aucun
refusal-LC-59 = ce ne sont pas deux cartes cachées de la Voix du peuple
refusal-LC-61 = ce n’est pas à côté d’une de vos villes
refusal-LC-61-nowhere = aucune de vos villes ayant un citoyen disponible n’a de case libre
refusal-LC-62 = cela relierait { $city } et { $other }
refusal-LC-63 = { $count ->
    [one] il n’y a qu’un citoyen dans le château { $city-of } ; il en faut { $citizens_to_build } pour que l’un s’installe ailleurs
   *[other] il n’y a que { $count } citoyens dans le château { $city-of } ; il en faut { $citizens_to_build } pour que l’un s’installe ailleurs
 }
refusal-LC-63-anywhere = aucun de vos châteaux n’a { $citizens_to_build } citoyens : personne pour { $kind-the }
refusal-LC-65 = il ne reste aucune tuile pour { $kind-the }
refusal-LC-66 = il faut toucher un lac pour { $kind-the }
refusal-LC-66-nowhere = aucune de vos villes ayant un citoyen disponible n’a de case libre au bord d’un lac
refusal-LC-67 = { $city } a déjà un marché
refusal-LC-67-everywhere = chacune de vos villes a déjà un marché
refusal-LC-71 = { $city } compte { $people } citoyens sur { $limit } au plus : pas de place pour { $count } de plus
refusal-LC-72 = on ne retire de son plein gré que ses propres routes
refusal-LC-74 = cette ville ne peut pas être choisie maintenant
refusal-LC-75 = cette ville n’attirerait personne
refusal-LC-80 = ce service ne peut pas être choisi ici
refusal-LC-82 = ce n’est pas une tuile de cette ville
refusal-LC-83 = sans cette tuile, la ville serait coupée en deux
refusal-LC-84 = le château est la dernière tuile à partir
refusal-LC-91 = ce n’est pas une de vos villes habitées
refusal-LC-96 = la partie est terminée
refusal-LC-107 = une route doit toucher une de vos villes
refusal-LC-109 = il n’y a pas de seconde route à poser là
refusal-LC-113 = une route ne remplace jamais une route

## Scores

score-citizens = Citoyens
score-complete = Les trois services
score-hunger = Faim la dernière année

## Endings

ending-LC-88 = Il reste un joueur au plus.
ending-LC-96 = La dernière des { $years } années est terminée.

## Buildings
## Le nom, ce que fait le bâtiment en quelques mots, et tout ce qu’il faut savoir.

tile-castle = Château
    .line = le cœur d’une ville, nourri par les fermes qu’il touche
    .text = Le cœur d’une ville. Il donne la nourriture des fermes qu’il touche et loge tous les citoyens dont aucun bâtiment n’a besoin. C’est la dernière tuile à tomber.
tile-farmhouse = Maison de ferme
    .gender = feminine
    .line = la nourriture des fermes qu’elle touche
    .text = Dès sa construction, et tant qu’elle tient debout, elle donne la nourriture de toutes les fermes qu’elle touche. La Récolte fructueuse la double pour un an.
tile-quarry = Carrière
    .gender = feminine
    .line = 1 pièce d’or par an et par montagne touchée
    .text = Au début de chaque année, elle rapporte 1 pièce d’or par montagne qu’elle touche.
tile-school = École
    .gender = feminine
    .line = éducation 1
    .text = Une arche d’éducation.
tile-statue = Statue
    .gender = feminine
    .line = culture 1
    .text = Une arche de culture.
tile-fountain = Fontaine
    .gender = feminine
    .line = santé 1, au bord d’un lac
    .text = Une arche de santé. Elle doit toucher un lac. Avec un marché, elle supprime la limite de sa ville.
tile-market = Marché
    .line = { $limit_market } citoyens au lieu de { $limit }, et le sien vient de la réserve
    .text = Une ville loge { $limit } citoyens, { $limit_market } avec un marché, et autant qu’elle veut avec un marché et un bâtiment au bord de l’eau. Son citoyen vient de la réserve : un seul citoyen dans le château suffit. Un marché par ville.
tile-palace = Palais
    .line = culture 2
    .text = Deux arches de culture.
tile-baths = Bains publics
    .number = plural
    .line = santé 2, au bord d’un lac
    .text = Deux arches de santé. Ils doivent toucher un lac. Avec un marché, ils suppriment la limite de leur ville.
tile-hospital = Hôpital
    .line = santé 1 et éducation 1
    .text = Une arche de santé et une d’éducation.
tile-cathedral = Cathédrale
    .gender = feminine
    .line = culture 3
    .text = Trois arches de culture.
tile-university = Université
    .gender = feminine
    .line = éducation 3
    .text = Trois arches d’éducation.
tile-road = Route
    .gender = feminine
    .line = { $roads } pour le prix d’une, sans citoyen
    .text = Un petit bâtiment donne droit à { $roads } routes. Une route n’a pas besoin de citoyen et relie comme toute tuile ; on peut construire dessus, et la retirer en fin d’année.
tile-theatre = Théâtre
    .line = culture ½ et éducation ½
    .text = Une demi-arche de culture et une demi-arche d’éducation. Deux théâtres font une arche entière de chaque.
tile-port = Port
    .line = { $food_port } de nourriture, { $income_port } pièce d’or par an, au bord d’un lac
    .text = Il donne { $food_port } de nourriture et rapporte { $income_port } pièce d’or par an, quel que soit le nombre de lacs ; il doit en toucher un. Avec un marché, il supprime la limite de sa ville.
tile-big_farmhouse = Grande maison de ferme
    .gender = feminine
    .line = { $food_big_farmhouse } de nourriture, plus celle des fermes qu’elle touche
    .text = Elle donne { $food_big_farmhouse } de nourriture, plus celle de toutes les fermes qu’elle touche. La Récolte fructueuse ne la double pas.
tile-estate = Domaine
    .line = { $food_estate } de nourriture
    .text = Il donne { $food_estate } de nourriture, où qu’il soit.

## Policy cards

card-palace = Palais
    .line = construisez-le, culture 2
    .text = Payez { $price_palace_1 } pièce d’or et construisez un Palais.
card-baths = Bains publics
    .number = plural
    .line = construisez-les au bord d’un lac, santé 2
    .text = Payez { $price_baths_1 } pièce d’or et construisez des Bains publics ; ils doivent toucher un lac.
card-hospital = Hôpital
    .line = construisez-le, santé 1 et éducation 1
    .text = Payez { $price_hospital_1 } pièce d’or et construisez un Hôpital.
card-cathedral = Cathédrale
    .gender = feminine
    .line = construisez-la, culture 3
    .text = Payez { $price_cathedral_1 } pièces d’or et construisez une Cathédrale.
card-university = Université
    .gender = feminine
    .line = construisez-la, éducation 3
    .text = Payez { $price_university_1 } pièces d’or et construisez une Université.
card-master_builder = Maître d’œuvre
    .line = un petit, moyen ou grand bâtiment au choix
    .text = Construisez le petit bâtiment de votre choix pour { $price_master_builder_1 } pièce d’or, un moyen pour { $price_master_builder_2 } ou un grand pour { $price_master_builder_3 }.
card-bread_and_games = Du pain et des jeux
    .the = la carte Du pain et des jeux
    .line = des cubes à côté d’une arche améliorent ce service cette année
    .text = Placez 1, 2 ou 3 de vos cubes à côté d’une arche pour { $price_bread_and_games_1 }, { $price_bread_and_games_2 } ou { $price_bread_and_games_3 } pièces d’or. Jusqu’à la fin de l’année, chacun ajoute 1 à ce service de la ville.
card-blessed_times = Époque bénie
    .gender = feminine
    .line = de nouveaux citoyens pour une de vos villes
    .text = Ajoutez 1, 2 ou 3 citoyens à un de vos châteaux pour { $price_blessed_times_1 }, { $price_blessed_times_2 } ou { $price_blessed_times_3 } pièces d’or, si la ville a de la place pour tous.
card-rich_harvest = Récolte fructueuse
    .gender = feminine
    .line = une maison de ferme produit le double cette année
    .text = Placez un cube sur une de vos maisons de ferme : elle donne sa nourriture une seconde fois jusqu’à la fin de l’année. Impossible la dernière année, et jamais deux fois la même dans l’année.
card-ask_the_people = Interroger le peuple
    .the = la carte Interroger le peuple
    .line = regardez des voix cachées
    .text = Regardez deux des cartes cachées de la Voix du peuple, ou les trois pour { $price_ask_the_people_2 } pièces d’or. Personne d’autre ne les voit.
card-port = Port
    .line = construisez-le au bord d’un lac, { $food_port } de nourriture et { $income_port } pièce d’or par an
    .text = Payez { $price_port_1 } pièce d’or et construisez un Port ; il doit toucher un lac.
card-big_farmhouse = Grande maison de ferme
    .gender = feminine
    .line = construisez-la, { $food_big_farmhouse } de nourriture plus celle des fermes qu’elle touche
    .text = Payez { $price_big_farmhouse_1 } pièce d’or et construisez une Grande maison de ferme.
card-estate = Domaine
    .line = construisez-le, { $food_estate } de nourriture
    .text = Payez { $price_estate_1 } pièces d’or et construisez un Domaine.

## Player cards

use-gold = Or
    .line = prenez { $gold_card } pièces d’or
    .text = Utilisez une carte Joueur pour prendre { $gold_card } pièces d’or.
use-new-city = Nouvelle ville
    .gender = feminine
    .line = fondez une ville, une fois par an
    .text = Utilisez une carte Joueur pour placer un château à { $new_city_gap } cases au moins de toute ville. Un citoyen d’un de vos châteaux ouvre la voie, { $new_city_added } autres viennent de la réserve, et vous gagnez la nourriture des fermes alentour.
use-small-building = Petit bâtiment
    .line = construisez-en un, gratuitement
    .text = Utilisez une carte Joueur pour construire gratuitement le petit bâtiment de votre choix.

## Services

voice-education = Éducation
    .the = l’éducation
    .gender = feminine
    .line = arches noires : écoles, hôpitaux, universités
    .text = Si la plupart des voix de l’année réclament l’éducation, des citoyens quittent les villes voisines qui en offrent moins.
voice-culture = Culture
    .the = la culture
    .gender = feminine
    .line = arches blanches : statues, palais, cathédrales
    .text = Si la plupart des voix de l’année réclament la culture, des citoyens quittent les villes voisines qui en offrent moins.
voice-health = Santé
    .the = la santé
    .gender = feminine
    .line = arches bleues : fontaines, hôpitaux, bains
    .text = Si la plupart des voix de l’année réclament la santé, des citoyens quittent les villes voisines qui en offrent moins.

## Land

land-farm = Ferme
    .gender = feminine
    .line = nourriture pour châteaux et maisons de ferme
    .text = Les châteaux et maisons de ferme qui la touchent gagnent sa nourriture.
land-lake = Lac
    .line = pour fontaines, bains et ports
    .text = Fontaines, Bains publics et Ports doivent toucher un lac.
land-mountain = Montagne
    .gender = feminine
    .line = de l’or pour les carrières
    .text = Une carrière qui la touche rapporte 1 pièce d’or par an.
land-wasteland = Friche
    .gender = feminine
    .line = ne donne rien
    .text = Une friche ne donne rien.

## Pieces

piece-citizen = Citoyen
    .line = 1 point à la fin
    .text = Toute tuile, sauf une route, a besoin d’un citoyen ; les autres vivent au château. À la fin, chacun vaut 1 point.
piece-gold = Or
    .line = paie les cartes Politique
    .text = L’or paie les cartes Politique, et départage les ex æquo à la fin.
piece-food = Nourriture
    .gender = feminine
    .line = nourrit un citoyen par an
    .text = Chaque jeton Nourriture nourrit un citoyen, année après année ; on le compte, on ne le dépense jamais.
piece-cube = Cube
    .line = pour Du pain et des jeux et la Récolte fructueuse
    .text = Vous avez { $cubes } cubes pour Du pain et des jeux et la Récolte fructueuse ; ils reviennent à la fin de chaque année.

## Fields

field-why = Pourquoi pas
field-map = Carte
field-hexes = Cases
field-cell = Case
field-name = Nom
field-food = Nourriture
field-mountains = Montagnes
field-lakes = Lacs
field-out_of_play = -
field-spaces = -
field-id = -
field-terrain = -
field-cells = Cellules
field-edges = -
field-closed = -
field-expansion = Pays de Cocagne
field-year = Année
field-years = Années
field-turn = Tour
field-turns = Tours par an
field-phase = Phase
field-first = Premier joueur
field-cities = Villes
field-castle = Château
field-owner = Propriétaire
field-people = Citoyens
field-limit = Limite
field-staff = Tuiles occupées
field-in_castle = Dans le château
field-half_points = Services, en demi-points
field-complete = Les trois services
field-income = Or par an
field-neighbours = Villes voisines
field-tiles = Tuiles
field-kind = Sorte
field-harvest = Récolte fructueuse
field-cubes = Cubes
field-gold = Or
field-citizens = Citoyens
field-player_cards = Cartes Joueur
field-uses = -
field-use = Usage
field-blocked = Pas maintenant
field-rule = Règle
field-short = Il manque
field-castles = Châteaux restants
field-hungry = Affamés
field-founded = Ont fondé cette année
field-fallen = Hors jeu
field-taken = Cartes prises
field-display = Cartes visibles
field-offers = -
field-card = Carte
field-effects = Effets
field-price = Prix
field-act = Action
field-size = Taille
field-count = Nombre
field-pile_size = Pioche
field-discard_size = Défausse
field-unseen = Pas encore vues
field-voices = Voix de l’année
field-voices_seen_by = Regardées par
field-voices_up = Face visible
field-voice = Le peuple réclame
field-voice_pile_size = Voix restantes
field-past_voices = Voix des années passées
field-migration = Qui partirait
field-origin = De
field-city = Vers
field-room = Trouve un logement
field-stock = Réserve

## Words in the view

value-setup = Mise en place
value-action = Actions
value-migration = Migration
value-relocation = Relogement
value-feeding = Ravitaillement
value-clean-up = Fin d’année
value-over = Partie terminée

## Errors

error-no_start = Cette carte n’a pas de mise en place de base pour { $players } joueurs : jouez-la avec setup=advanced.
error-not_toml = { $source } n’est pas un fichier TOML valide : { $reason }.
error-map_part = { $source } : il manque la partie { $part } ; une carte comprend { $parts }.
error-map_table = { $source }, { $place } : { $value } n’est pas une table de noms et de valeurs.
error-map_list = { $source }, { $place } : { $value } n’est pas une liste.
error-map_cell = { $source }, { $place } : { $value } n’est pas une case ; écrivez [q, r] avec deux nombres entiers.
error-map_text = { $source }, { $place } : { $value } n’est pas un nom.
error-map_number = { $source }, { $place } : { $value } n’est pas un nombre entier positif ou nul.
error-map_word = { $source }, { $place } : { $value } n’est pas permis ici ; il faut { $allowed }.
error-map_twice = { $source } : la case { $cell } figure deux fois, dans { $first } et dans { $second } (LC-1).
error-map_apart = { $source } : les cases de l’espace { $place } ne se touchent pas toutes (LC-2).
error-map_same_id = { $source } : deux espaces s’appellent { $place }.
error-map_hole = { $source } : la carte a un trou : la case { $cell }, à l’intérieur, n’est ni hexagone, ni terrain, ni fermée (LC-2).
error-map_tile_total = { $source } : il y a { $total } tuiles Terrain pour { $spaces } espaces (LC-19).
error-map_extra_tile = { $source } : la tuile supplémentaire { $kind } doit couvrir une friche, et { $space } n’en est pas une ; il y a { $allowed } (LC-103).
error-map_zones_apart = { $source } : à { $players } joueurs, les cases utilisées forment { $parts } morceaux ; on ne peut pas atteindre { $cell } (LC-7).
error-map_edge = { $source } : le bord { $edge } cite { $cell }, qui n’est pas un hexagone (LC-4).
error-map_landscapes = { $source } : l’hexagone { $cell } touche { $count } paysages ; il doit en toucher { $landscapes } (LC-3).
error-map_small = { $source } : à { $players } joueurs, seuls { $hexes } hexagones sont utilisés ; il en faut au moins { $needed } pour placer tous les châteaux (LC-21).
error-map_no_space = { $source }, { $place } : il n’y a pas d’espace { $space } pour une tuile Terrain (LC-13).
error-map_bare_space = { $source }, { $place } : aucun terrain sur l’espace { $space } (LC-13).
error-map_terrain = { $source }, { $place } : { $count } tuiles { $kind } sont posées, alors qu’il y en a { $tiles } (LC-13).
error-map_castle_count = { $source }, { $place } : il faut { $castles } châteaux pour chacun des { $players } joueurs (LC-13).
error-map_castle_off = { $source }, { $place } : le château en { $cell } n’est pas sur un hexagone utilisé (LC-6).
error-map_castles_near = { $source }, { $place } : les châteaux en { $cell } et { $other } ont { $gap } cases entre eux ; il en faut au moins { $new_city_gap } (LC-21).
error-map_food = { $source }, { $place } : d’après le fichier, les châteaux donnent { $food }, alors que les terres donnent { $borne } (LC-14).
