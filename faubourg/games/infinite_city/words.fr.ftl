### Infinite City en français. Les règles sont dans rules.fr.ftl, les tuiles dans tiles.fr.ftl.

## Game

game-title = Infinite City
game-summary = Posez des tuiles, marquez-les de vos { $tokens } jetons et bâtissez les plus grands quartiers d’une ville sans fin.

## Words

word-you = vous
word-nothing = rien

## A tile on the board, and what is beside a cell

place-bare = { $tile-the } en { $cell }
place-held = { $tile-the } en { $cell } ({ $count ->
        [one] jeton
       *[other] jetons
    } : { $owners })
place-empty = { $cell } (à côté : { $neighbours })

## Options

option-tiles = les points bonus et les bords argentés de votre propre exemplaire, à la place de ceux d’origine
    .title = Tuiles

## Buttons

button-pass = Passer
button-stop = En rester là
button-all = Déplacer tous les jetons

## Prompts

prompt-turn = { $tiles ->
        [0] { $hotels ->
            [0] Vous n’avez ni tuile à jouer ni Hôtel à utiliser : vous devez passer.
           *[other] À vous : votre main est vide, posez donc un jeton sur un Hôtel.
        }
       *[other] { $hotels ->
            [0] À vous : jouez une tuile de votre main.
           *[other] À vous : jouez une tuile de votre main ou posez un jeton sur un Hôtel.
        }
    }
prompt-cell = { $plaza ->
        [yes] Où placez-vous { $tile-the } ? Ce doit être à côté d’une Esplanade.
       *[no] Où placez-vous { $tile-the } ?
    }
prompt-arboretum = { $left ->
        [one] Arboretum : vous pouvez reprendre un de vos jetons.
       *[other] Arboretum : vous pouvez reprendre jusqu’à { $left } de vos jetons.
    }
prompt-bank = Banque : quel jeton adverse change de place avec le vôtre ?
prompt-capitol = { $captured ->
        [0] Capitole : vous capturez toutes les tuiles voisines. Laquelle d’abord ?
       *[other] Capitole : quelle tuile capturez-vous ensuite ?
    }
prompt-construction = Chantier : jouez une autre tuile de votre main.
prompt-disaster = Zone sinistrée : quelle tuile va sous la pioche ?
prompt-embassy = Ambassade : quelle tuile voisine capturez-vous ?
prompt-housing = Logements : sur quelle tuile sans jeton posez-vous l’un des vôtres ?
prompt-library = Bibliothèque : laquelle de ces tuiles jouez-vous ?
prompt-mausoleum = Mausolée : quelle tuile voisine prenez-vous en main ?
prompt-port = { $plaza ->
        [yes] Port : où posez-vous, face cachée, la tuile du dessus de la pioche ? Ce doit être à côté d’une Esplanade.
       *[no] Port : où posez-vous, face cachée, la tuile du dessus de la pioche ?
    }
prompt-post-tile = Bureau de poste : quelle tuile déplacez-vous ?
prompt-post-cell = { $plaza ->
        [yes] Bureau de poste : où déplacez-vous { $tile-the } ({ $cell }) ? Ce doit être à côté d’une Esplanade.
       *[no] Bureau de poste : où déplacez-vous { $tile-the } ({ $cell }) ?
    }
prompt-security = Poste de garde : quelle tuile perd tous ses jetons ?
prompt-shopping = Centre commercial : avec qui échangez-vous votre main ?
prompt-stadium-tile = Stade : sur quelle tuile voisine prenez-vous des jetons ?
prompt-stadium-tokens = Stade : quel jeton prenez-vous sur { $tile-the } en { $cell } ? Ou tous ?
prompt-temple-player = Temple : quelle main regardez-vous ?
prompt-temple-tile = Temple : quelle tuile { $other-of } jouez-vous ?
prompt-transit-1 = Gare de transit : deux tuiles changent de place. Laquelle d’abord ?
prompt-transit-2 = Gare de transit : avec quelle tuile échangez-vous { $tile-the } ({ $cell }) ?

## Labels

label-turn = Jouer { $it-the }
label-hotel = Poser un jeton sur { $it }
label-cell = Placer { $tile-the } en { $it }
label-arboretum = Reprendre votre jeton sur { $it }
label-bank = Échanger contre le jeton { $owner-of } sur { $it }
label-capitol = Capturer { $it }
label-construction = Jouer { $it-the }
label-disaster = Retirer { $it }
label-embassy = Capturer { $it }
label-housing = Poser un jeton sur { $it }
label-library = Jouer { $it-the }
label-mausoleum = Prendre en main { $it }
label-port = La poser en { $it }
label-post-tile = Déplacer { $it }
label-post-cell = Déplacer { $tile-the } en { $it }
label-security = Vider { $it }
label-shopping = { $count ->
        [one] Échanger votre main avec { $it } ({ $count } tuile)
       *[other] Échanger votre main avec { $it } ({ $count } tuiles)
    }
label-stadium-tile = Prendre des jetons sur { $it }
label-stadium-tokens = { $own ->
        [yes] Déplacer votre propre jeton
       *[no] Déplacer le jeton { $it-of }
    }
label-temple-player = { $count ->
        [one] Regarder la main { $it-of } ({ $count } tuile)
       *[other] Regarder la main { $it-of } ({ $count } tuiles)
    }
label-temple-tile = Jouer { $it-the }
label-transit-1 = Échanger { $it }
label-transit-2 = Échanger { $tile-the } avec { $it }
short-post-cell = Déplacer { $tile-the } de { $cell } en { $it }
short-transit-2 = Échanger { $tile-the } en { $cell } avec { $it }

## Expected
## Que dire d’un texte qui n’est pas un coup : « on attend ... »

expected-turn = une tuile de votre main, ou la case d’un Hôtel (par exemple { $example })
expected-cell = une case vide, comme { $example }
expected-arboretum = la case d’un de vos jetons, ou en rester là (par exemple { $example })
expected-bank = une case et le propriétaire d’un jeton qui s’y trouve, comme { $example }
expected-capitol = une case adjacente, comme { $example }
expected-construction = une tuile de votre main, comme { $example }
expected-disaster = la case d’une tuile, comme { $example }
expected-embassy = une case adjacente, comme { $example }
expected-housing = la case d’une tuile sans jeton, comme { $example }
expected-library = une des tuiles regardées, comme { $example }
expected-mausoleum = une case adjacente, comme { $example }
expected-port = une case vide, comme { $example }
expected-post-tile = la case d’une tuile, comme { $example }
expected-post-cell = une case vide, comme { $example }
expected-security = la case d’une tuile qui porte des jetons, comme { $example }
expected-shopping = un autre joueur, comme { $example }
expected-stadium-tile = une case adjacente, comme { $example }
expected-stadium-tokens = le propriétaire d’un jeton, ou tous (par exemple { $example })
expected-temple-player = un autre joueur, comme { $example }
expected-temple-tile = une tuile de cette main, comme { $example }
expected-transit-1 = la case d’une tuile, comme { $example }
expected-transit-2 = la case d’une autre tuile, comme { $example }

## Events

event-turn = C’est à { $seat } de jouer.
event-play = { $seat } joue { $tile-a } en { $cell }.
event-hotel = { $seat } pose un jeton sur { $tile-the } en { $cell }.
event-pass = { $seat } passe.
event-token = { $seat } pose un jeton sur { $tile-the } en { $cell }.
event-flip = La tuile en { $cell } est retournée : { $tile }.
event-trigger = { $seat } a posé son dernier jeton : tous les autres ont encore un tour.
event-draw = { $count ->
        [one] { $seat } pioche une tuile.
       *[other] { $seat } pioche { $count } tuiles.
    }
event-draw_known = { $seat } pioche : { $tiles }.
event-skip = { $seat } n’a plus de jeton et saute son tour.
event-end = La partie est terminée. { $why }
event-fizzle = { $tile } en { $cell } : sans effet, { $why }.
event-take_back = { $seat } reprend un jeton sur { $tile-the } en { $cell }.
event-swap_tokens = { $seat } échange le jeton posé sur la Banque en { $at } contre celui { $owner-of } sur { $tile-the } en { $cell }.
event-destroy = { $seat } envoie sous la pioche { $tile-the } en { $cell }.
event-look = { $count ->
        [one] { $seat } regarde la dernière tuile de la pioche.
       *[other] { $seat } regarde les { $count } tuiles du dessus de la pioche.
    }
event-look_known = { $seat } regarde le dessus de la pioche : { $tiles }.
event-put_down = { $count ->
        [one] { $seat } remet la tuile restante sous la pioche.
       *[other] { $seat } remet les { $count } tuiles restantes sous la pioche.
    }
event-take = { $seat } prend en main { $tile-the } en { $cell }.
event-take_known = { $seat } prend en main { $tile-the } en { $cell } : { $found }.
event-put_face_down = { $seat } pose face cachée en { $cell } la tuile du dessus de la pioche.
event-move_tile = { $seat } déplace { $tile-the } de { $cell } en { $to }.
event-clear = { $seat } vide { $tile-the } en { $cell } de ses jetons.
event-swap_hands = { $seat } et { $other } échangent leurs mains.
event-swap_hands_known = { $seat } et { $other } échangent leurs mains ; { $seat } a maintenant : { $tiles }.
event-move_tokens = { $whose ->
        [own] { $seat } déplace un jeton de { $cell } ({ $tile }) vers le Stade en { $to }.
        [one] { $seat } déplace le jeton { $owner-of } de { $cell } ({ $tile }) vers le Stade en { $to }.
       *[many] { $seat } déplace les jetons de { $cell } ({ $tile }) vers le Stade en { $to } : { $owners }.
    }
event-look_at_hand = { $seat } regarde la main { $other-of }.
event-look_at_hand_known = { $seat } regarde la main { $other-of } : { $tiles }.
event-return = { $count ->
        [one] Le jeton posé sur { $tile-the } en { $cell } revient à { $owners }.
       *[other] Les jetons posés sur { $tile-the } en { $cell } reviennent à { $owners }.
    }
event-swap_tiles = { $seat } échange { $tile-the } en { $cell } et { $swapped-the } en { $to }.

## Fizzles
## Pourquoi une tuile reste sans effet, d’après la règle qui l’en prive.

fizzle-IC-37 = une Centrale électrique protège toutes les tuiles possibles
fizzle-IC-38 = une Centrale électrique protège toutes les tuiles possibles
fizzle-IC-39 = une Centrale électrique protège cette Banque et son jeton
fizzle-IC-53 = { $seat } a épuisé sa réserve pendant ce tour et ne peut plus placer de tuile
fizzle-IC-62 = { $seat } n’a aucun jeton sur une tuile non protégée
fizzle-IC-63 = { $seat } contrôle toutes les tuiles qui portent un jeton adverse
fizzle-IC-64 = aucun autre joueur n’a de jeton dans la ville
fizzle-IC-65 = { $seat } n’a plus de jeton sur cette Banque
fizzle-IC-67 = il n’y a aucune tuile à côté
fizzle-IC-69 = { $seat } n’a plus de jeton pour capturer
fizzle-IC-71 = { $seat } n’a plus de tuile en main
fizzle-IC-73 = il n’y a pas d’autre tuile
fizzle-IC-74 = { $seat } n’a plus de jeton pour capturer, ou il n’y a aucune tuile à côté
fizzle-IC-80 = il n’y a aucune tuile sans jeton
fizzle-IC-81 = { $seat } n’a plus de jeton
fizzle-IC-84 = la pioche est vide
fizzle-IC-85 = il n’y a aucune tuile à côté
fizzle-IC-91 = une Centrale électrique la protège, personne d’autre n’y pose de jeton
fizzle-IC-93 = la pioche est vide
fizzle-IC-94 = il n’y a aucune case où déplacer une tuile
fizzle-IC-97 = il n’y a aucun jeton dans la ville
fizzle-IC-99 = aucune tuile voisine ne porte de jeton
fizzle-IC-100 = une Centrale électrique protège ce Stade
fizzle-IC-103 = aucun autre joueur n’a de tuile en main
fizzle-IC-105 = il n’y a pas deux tuiles non protégées

## Refusals
## Pourquoi un coup est refusé, quand le titre de la règle ne le dirait pas assez bien.

refusal-IC-7 = ce n’est pas à vous de jouer
refusal-IC-8 = ce n’est ni une tuile de votre main, ni un Hôtel que vous pourriez utiliser
refusal-IC-9 = vous ne pouvez pas passer tant que vous avez une tuile à jouer ou un Hôtel à utiliser
refusal-IC-18 = ce n’est pas une case du plateau
refusal-IC-19 = cette case ne touche aucune tuile
refusal-IC-20 = { $count ->
        [one] une case est encore libre à côté d’une Esplanade, et ce n’est pas celle-ci
       *[other] { $count } cases sont encore libres à côté d’une Esplanade, et celle-ci n’en est pas une
    }
refusal-IC-23 = il y a déjà une tuile sur cette case
refusal-IC-37 = une Centrale électrique protège { $tile-the } en { $cell }
refusal-IC-38 = une Centrale électrique protège { $tile-the } en { $cell } et ses jetons
refusal-IC-39 = cette Banque touche une Centrale électrique : son propre jeton est protégé lui aussi
refusal-IC-49 = la partie est terminée
refusal-IC-53 = vous avez épuisé votre réserve pendant ce tour : aucun effet ne peut plus placer de tuile
refusal-IC-61 = aucun de vos jetons ne se trouve ici
refusal-IC-62 = il n’y a aucun jeton à reprendre, donc rien à arrêter
refusal-IC-63 = vous contrôlez vous-même cette tuile
refusal-IC-64 = indiquez une case et l’adversaire dont un jeton s’y trouve
refusal-IC-65 = plus aucun de vos jetons ne se trouve sur cette Banque
refusal-IC-67 = ce n’est pas une tuile voisine du Capitole qui reste à capturer
refusal-IC-69 = il ne vous reste aucun jeton pour capturer
refusal-IC-71 = cette tuile n’est pas dans votre main
refusal-IC-73 = choisissez une autre tuile de la ville que la Zone sinistrée elle-même
refusal-IC-74 = ce n’est pas une tuile voisine de l’Ambassade, ou il ne vous reste aucun jeton
refusal-IC-78 = ce n’est pas un Hôtel face visible sans jeton à vous
refusal-IC-80 = ce n’est pas une tuile sans jeton
refusal-IC-81 = il ne vous reste aucun jeton
refusal-IC-82 = choisissez une des tuiles que vous regardez, mais pas une Bibliothèque
refusal-IC-85 = ce n’est pas une tuile voisine du Mausolée
refusal-IC-94 = il n’y a aucune tuile à déplacer sur cette case
refusal-IC-95 = la tuile doit aller sur une autre case que la sienne
refusal-IC-97 = aucun jeton ne se trouve ici
refusal-IC-98 = choisissez un autre joueur
refusal-IC-99 = il n’y a aucun jeton à prendre ici
refusal-IC-101 = choisissez un autre joueur, puis une tuile de sa main
refusal-IC-103 = ce joueur n’a aucune tuile en main
refusal-IC-104 = il n’y a pas d’autre tuile sur cette case

## Scores

score-area = Quartier de { $count } tuiles
    .all = Quartiers
score-bonus = Points bonus
score-silver = Majorité des bords argentés

## Endings

ending-IC-43 = Les { $power_stations } Centrales électriques sont face visible.
ending-IC-49 = Chacun a eu son dernier tour.
ending-IC-51 = Tous les joueurs ont passé.
ending-IC-52 = Le dernier des { $most_rounds } tours de table est terminé.

## What a tile’s text is about, for its colour

family-places = place des tuiles
family-tokens = agit sur les jetons
family-tiles = déplace des tuiles
family-stands = effet permanent

## Fields of the view

field-active = À qui le tour
field-round = Tour de table
field-turns = Tours joués
field-passes = Passes d’affilée
field-board = Ville
field-cell = Case
field-tile = Tuile
field-tokens = Jetons
field-down = Face cachée
field-back = -
field-kinds = Sortes de tuiles
field-bonus = Bonus
field-silver = Bord argenté
field-protected = Protégées
field-supply = Jetons en réserve
field-hand_sizes = Tuiles en main
field-deck_size = Pioche
field-set_aside_size = Tuiles mises de côté
field-factories = Usines de ce tour
field-power_stations = Centrales électriques
field-ran_out = Réserve épuisée ce tour-ci
field-trigger = Premier à court de jetons
field-last_turns = Derniers tours
field-texts = Effets à résoudre
field-step = -
field-cells = Cases
field-owed_draws = Va piocher une tuile
field-score_parts = Points
field-area = Quartiers
field-silver_tiles = Tuiles argentées
field-largest_group = Plus grand quartier
field-areas = Quartiers qui rapportent
field-hand = Votre main
field-picked = Tuile à placer
field-looking_at = Tuiles regardées
field-hand_of = Main de
field-set_aside = Mises de côté
field-hands = Mains

## Errors

error-not_toml = { $source } n’est pas un fichier TOML valable : { $reason }.
error-no_tiles = { $source } ne contient pas de liste de tuiles ([[tile]]).
error-no_key = { $source } : une tuile n’a pas de clé (key).
error-twice = { $source } : la tuile { $tile } figure deux fois.
error-unknown_tile = { $source } : la tuile { $tile } n’existe pas. Les tuiles sont { $known }.
error-missing_tile = { $source } : la tuile { $tile } manque.
error-bad_number = { $source } : { $field } de { $tile } vaut { $value } ; il faut un nombre entier, au moins { $least }.
error-bad_silver = { $source } : silver de { $tile } vaut { $value } ; il faut true ou false.
error-bad_total = { $source } : les nombres d’exemplaires donnent { $total } tuiles en tout ; il en faut { $tiles }.
error-bad_stations = { $source } : il y a { $count } Centrales électriques ; il en faut { $power_stations }, car la dernière met fin à la partie.
