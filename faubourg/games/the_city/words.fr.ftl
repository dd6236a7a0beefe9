### The City en français. Les règles elles-mêmes sont dans rules.fr.ftl, les noms et valeurs des cartes dans data.toml.

## Game

game-title = The City
game-summary = Chaque carte est un bâtiment, ou l’argent d’un autre : construisez en secret, gagnez cartes et points, et soyez en tête quand quelqu’un atteint { $goal }.

## Options

option-cards = les cartes de votre propre exemplaire, à la place de celles d’origine
    .title = Cartes
option-allow_mistakes = on peut poser par erreur une carte impossible à construire ; elle revient en main, et l’on renonce
    .title = L’erreur est permise
option-ask_reference_player = vous désignez le joueur dont une carte compte les symboles, au lieu d’avoir d’office le meilleur
    .title = Choisir chez qui l’on compte
option-max_rounds = nombre de manches après lequel la partie s’arrête, quels que soient les scores
    .title = Manches au plus

## Buttons
button-none = Aucune autre carte
button-architect = Prendre l’Architecte
button-give_up = Renoncer : piocher { $give_up_draw } cartes, en garder { $give_up_keep }

## Prompts
prompt-setup = { $left ->
    [one] Défaussez encore une carte de votre main de départ.
   *[other] Défaussez { $left } cartes de votre main de départ.
 }
prompt-choose = Manche { $round } : { $crew ->
    [yes] construisez une carte, ou deux qui coûtent { $crew_cost } au plus chacune
   *[no] construisez une carte
 }{ $architect ->
    [taken] {" "}ou renoncez.
   *[free] , prenez l’Architecte ou renoncez.
 }
prompt-choose-anything = Manche { $round } : { $crew ->
    [yes] posez une carte, ou deux qui coûtent { $crew_cost } au plus chacune
   *[no] posez une carte
 }{ $architect ->
    [taken] {" "}ou renoncez.
   *[free] , prenez l’Architecte ou renoncez.
 }
prompt-second = Votre Équipe de construction bâtit d’abord { $first-the }. Quelle carte ensuite, ou aucune ?
prompt-second-of-any = Vous posez d’abord { $first-the }. Quelle carte ensuite pour votre Équipe de construction, ou aucune ?
prompt-mistake = Vous ne pouvez pas construire à la fois { $first-the } et { $second-the }. Que construisez-vous ?
prompt-pay = Payez { $bill }.
prompt-crew = Votre nouvelle Équipe de construction peut bâtir tout de suite une carte de plus, d’un coût de { $crew_cost } au plus. Laquelle, ou aucune ?
prompt-keep = Vous renoncez. Laquelle des { $count } cartes piochées gardez-vous ?
prompt-reference = Chez qui comptez-vous les { $what } pour { $card-the } ?
prompt-limit = Personne ne garde plus de { $hand_limit } cartes : { $left ->
    [one] défaussez une carte.
   *[other] défaussez { $left } cartes.
 }

## Labels
label-setup = Défausser { $it-the }{ $copies }
label-choose = { $cost ->
    [0] Construire { $it-the } sans rien payer
   *[other] Construire { $it-the } pour { $cost }
 }
label-choose-anything = Poser { $it-the } (coût { $cost })
label-second = { $cost ->
    [0] Puis construire { $it-the } sans rien payer
   *[other] Puis construire { $it-the } pour { $cost }
 }
label-second-of-any = Puis poser { $it-the } (coût { $cost })
label-mistake = { $cost ->
    [0] Construire { $it-the } sans rien payer
   *[other] Construire { $it-the } pour { $cost }
 }
label-pay = Payer avec { $it-the }{ $copies }
label-crew = { $cost ->
    [0] Construire { $it-the } sans rien payer
   *[other] Construire { $it-the } pour { $cost }
 }
label-keep = Garder { $it-the } (coût { $cost })
label-reference = { $it } : { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
 }
label-limit = Défausser { $it-the }{ $copies }
label-copies = {" "}(vous en avez { $count })
label-bill = { $left ->
    [one] une carte pour { $card-the }
   *[other] { $left } cartes pour { $card-the }
 }
label-then = , puis{" "}

## Expected
## Que dire d’un texte qui n’est pas un coup : « on attend ... »

expected-setup = une carte de votre main, comme { $example }
expected-choose = une carte de votre main, architecte ou renoncer (par exemple { $example })
expected-choose-anything = une carte de votre main, architecte ou renoncer (par exemple { $example })
expected-second = une autre carte de votre main, ou aucune (par exemple { $example })
expected-second-of-any = une autre carte de votre main, ou aucune (par exemple { $example })
expected-mistake = l’une des deux cartes
expected-pay = une carte de votre main, comme { $example }
expected-crew = une carte de votre main, ou aucune (par exemple { $example })
expected-keep = l’une des cartes piochées
expected-reference = un autre joueur, comme { $example }
expected-limit = une carte de votre main, comme { $example }

## Events
event-setup = { $seat } défausse { $cards-the }.
event-round = La manche { $round } commence.
event-architect = { $seat } prend { $card-the }.
event-give_up = { $seat } renonce pour cette manche.
event-reveal = { $seat } révèle { $cards-the }.
event-return = { $seat } ne peut pas construire { $cards-the } : retour en main.
event-build = { $cost ->
    [0] { $seat } construit { $card-the } sans rien payer.
   *[other] { $seat } construit { $card-the } pour { $cost }.
 }
event-pay = { $seat } paie { $card-the } avec { $cards-the }.
event-draw = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes, pour en garder une.
 }
event-draw_known = { $count ->
    [one] { $seat } pioche une carte : { $cards }.
   *[other] { $seat } pioche { $count } cartes, pour en garder une : { $cards }.
 }
event-keep = { $number ->
    [0] { $seat } garde la seule carte piochée.
   *[other] { $seat } garde une carte et défausse { $cards-the }.
 }
event-keep_known = { $number ->
    [0] { $seat } garde { $card-the }.
   *[other] { $seat } garde { $card-the } et défausse { $cards-the }.
 }
event-refer = { $card } { $seat-of } : { $count } à compter dans la zone { $other-of }.
event-scoring = Manche { $round } : revenus et points.
event-yield = {"   "}{ $card } { $seat-of } : { $gained }.
event-points = { $points ->
    [one] { $seat } marque { $points } point, soit { $score } en tout.
   *[other] { $seat } marque { $points } points, soit { $score } en tout.
 }
event-income = { $count ->
    [0] { $seat } n’a pas de revenu.
    [one] { $seat } touche son revenu : une carte.
   *[other] { $seat } touche son revenu : { $count } cartes.
 }
event-income_known = { $count ->
    [0] { $seat } n’a pas de revenu.
    [one] { $seat } touche son revenu, une carte : { $cards }.
   *[other] { $seat } touche son revenu, { $count } cartes : { $cards }.
 }
event-limit = { $seat } défausse { $cards-the } pour revenir à { $hand_limit } cartes.
event-reshuffle = { $count ->
    [one] La pioche est vide : la seule carte de la défausse la remplace.
   *[other] La pioche est vide : les { $count } cartes de la défausse sont mélangées pour la remplacer.
 }
event-end = { $number ->
    [0] La dernière manche est finie, la partie aussi.
    [one] { $seats } a atteint { $goal } points : la partie est finie.
   *[other] { $seats } ont atteint { $goal } points : la partie est finie.
 }

## Refusals
## Pourquoi un coup est refusé, quand le titre de la règle ne le dirait pas assez bien. Cela se lit sur la carte même.

refusal-TC-6 = pas dans votre main
refusal-TC-12 = vous n’avez rien à décider pour l’instant ; les autres choisissent encore
refusal-TC-14 = vous construisez une carte de votre main, prenez l’Architecte ou renoncez
refusal-TC-15 = pas dans votre main
refusal-TC-19 = vous avez déjà eu votre Architecte
refusal-TC-22 = ce n’est pas une des cartes que vous avez piochées
refusal-TC-25 = coûte { $cost }, vous pouvez payer { $money }
refusal-TC-26 = on paie avec des cartes de sa main
refusal-TC-27 = pas dans votre main
refusal-TC-29 = en construction : cette carte ne peut pas payer
refusal-TC-30 = il faut { $needed-a } dans votre zone
refusal-TC-35 = vous en avez un exemplaire, et un seul est permis
refusal-TC-37 = ce n’est pas une autre carte de votre main
refusal-TC-38 = coût imprimé { $cost } : on ne construit deux cartes que jusqu’à { $crew_cost } chacune
refusal-TC-41 = ce n’est pas une des deux cartes que vous avez posées
refusal-TC-42 = coût imprimé { $cost } : la carte supplémentaire coûte { $crew_cost } au plus
refusal-TC-43 = pas dans votre main
refusal-TC-52 = vous désignez un autre joueur
refusal-TC-56 = la partie est finie
refusal-TC-57 = pas dans votre main

## Scores

score-building = Bâtiment
    .all = Bâtiments
score-earlier = Manches précédentes

## Endings
ending-TC-56 = Le but de { $goal } points est atteint.
ending-TC-13 = La dernière manche de cette partie est finie.

## Wording
## Les morceaux dont sont faits les textes des cartes.

wording-or = { $first } ou { $last }
wording-and = { $first } et { $last }
wording-cars = Voitures
wording-carts = Chariots
wording-fountains = Fontaines
wording-car_letter = V
wording-cart_letter = C
wording-fountain_letter = F
wording-own = dans votre zone
wording-all = dans les zones de tous les joueurs
wording-one_other = dans la zone d’un autre joueur de votre choix
wording-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
wording-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
wording-price = { $cost ->
    [0] gratuit
    [one] { $cost } carte
   *[other] { $cost } cartes
 }
wording-a_round = { $amounts } par manche
wording-short_each = +{ $more } par { $what }{ $whose }
wording-short_with = +{ $more } avec { $what-a }{ $whose }
wording-whose_all = {" "}dans toutes les zones
wording-whose_one_other = {" "}d’un autre joueur
wording-counted_card = { $number ->
    [plural] carte { $what }
   *[singular] { $what }
 }
wording-builds_two = deux petits bâtiments par manche
wording-only_symbols = des symboles pour d’autres cartes
wording-only_symbols_text = Ne rapporte rien par elle-même, mais d’autres cartes comptent ses symboles.
wording-counted_by = Ce symbole compte pour { $cards-the }.
wording-brings = Rapporte { $amounts } à chaque manche.
wording-needs = Il faut { $cards-a } dans votre zone.
wording-each = +{ $more } par { $what } { $where }.
wording-with = +{ $more } avec { $what-a } { $where }.
wording-discount = Vous payez { $amount } de moins pour { $cards-the }.
wording-double_build = Vous pouvez construire { $crew_cards } cartes par manche, chacune d’un coût imprimé de { $crew_cost } au plus ; la manche où vous la construisez, une carte de plus de ce genre tout de suite.
wording-architect = Gratuit, une seule fois dans la partie, au lieu de construire.
wording-limit_one = Une seule carte de ce nom par zone.

## Symbols

symbol-car = Voiture
    .gender = feminine
symbol-cart = Chariot
symbol-fountain = Fontaine
    .gender = feminine

## Fields

field-round = Manche
field-most_rounds = Manches au plus
field-goal = Points qui terminent la partie
field-hand_limit = Limite de main
field-lead = Place en tête
field-pile_size = Cartes dans la pioche
field-discard = Défausse
field-architects = Architectes en réserve
field-hand_sizes = Cartes en main
field-zone_cards = Zones
field-incomes = Revenu par manche
field-points = Points par manche
field-symbols = Symboles
field-car = Voitures
field-cart = Chariots
field-fountain = Fontaines
field-laid_cards = Cartes révélées
field-built = Construit cette manche
field-giving_up = Renoncent
field-offer_sizes = Cartes piochées en renonçant
field-shown = Cartes en main vues de tous
field-answers = Vos réponses
field-hand = Votre main
field-chosen = Vos cartes face cachée
field-offer = Cartes que vous avez piochées
field-bill = À payer
field-hands = Mains
field-id = -
field-spot = -
field-card = Carte
field-printed_cost = Coût imprimé
field-cost = Coût
field-income = Revenu
field-blocked = Impossible à choisir
field-mistake = Impossible à construire
field-rule = Règle
field-why = Pourquoi
field-gain = Gain si construite
field-own_income = -
field-own_points = -
field-changes = -
field-paid = Payé
field-left = Reste à payer

## Sheet
## Le tableau de toutes les cartes.

sheet-built_in = jeu d’origine
sheet-title = The City : { $count } cartes ({ $source })
sheet-name = Carte
sheet-copies = Ex.
sheet-cost = Coût
sheet-symbols = Symboles
sheet-income = Revenu
sheet-points = Points
sheet-rest = Autres
sheet-needs = condition
sheet-discounts = rabais
sheet-limit_one = max. 1
sheet-ability = capacité
sheet-printed = vérifié sur les cartes imprimées
sheet-reconstructed = notre reconstitution
sheet-translation = nos propres mots
sheet-rulebook = le livret de règles

## Errors

error-at_line = { $source }, ligne { $line }
error-somewhere = { $source }
error-not_toml = { $source } n’est pas un fichier TOML valable : { $reason }.
error-changed_figure = { $place } : le nombre { $figure } fait partie des règles et ne peut pas être changé ; seules les cartes le peuvent.
error-no_cards = { $place } : il n’y a pas de liste de cartes ([[card]]).
error-bad_id = { $place } : une carte doit avoir un id fait de minuscules, de chiffres et de _, au moins deux, et qui ne soit pas le nom d’un bouton.
error-twice = { $place } : la carte { $card } figure deux fois.
error-unknown_field = { $place } : { $card } n’a pas de champ { $field }. Les champs sont { $known }.
error-bad_name = { $place } : { $field } de { $card } doit être un texte.
error-bad_forms = { $place } : { $field } de { $card } vaut { $value } ; il faut des textes pour { $allowed }.
error-bad_number = { $place } : { $field } de { $card } vaut { $value } ; il faut un nombre entier de { $least } à { $most }.
error-bad_symbols = { $place } : symbols de { $card } vaut { $value } ; il faut des nombres de { $allowed }.
error-bad_yes_or_no = { $place } : { $field } de { $card } vaut { $value } ; il faut true ou false.
error-bad_word = { $place } : { $field } de { $card } contient { $value } ; il faut l’un de ces mots : { $allowed }.
error-bad_list = { $place } : { $field } de { $card } vaut { $value } ; il faut une liste.
error-bad_entry = { $place } : chaque entrée de { $field } de { $card } doit avoir exactement { $keys }.
error-bad_notes = { $place } : notes de { $card } doit être un texte, ou un pour chacune des langues { $languages }.
error-bad_provenance = { $place } : provenance de { $card } doit donner une liste de sources pour chaque champ.
error-unknown_card = { $place } : { $field } de { $card } nomme { $other }, qui n’est pas une carte de ce fichier.
error-no_architect = { $place } : une carte et une seule doit avoir la capacité architect, et son id est architect.
error-bad_architects = { $place } : il y a { $count } Architectes ; il en faut { $architects }.
error-architect_not_free = { $place } : l’Architecte ne coûte rien et n’exige rien.
error-bad_total = { $place } : les exemplaires font { $total } cartes en tout ; il en faut { $cards }.
