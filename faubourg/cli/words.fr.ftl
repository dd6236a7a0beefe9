### Ce que dit la commande faubourg en français.

## Words

words-and = { $first } et { $last }
words-you = vous

## Counts

counts-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
counts-games =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }
counts-rules =
    { $number ->
        [one] { $number } règle
       *[other] { $number } règles
    }
counts-moves =
    { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }

## Names
## Des prénoms qui commencent par la lettre de leur place.

names-A = Alix
names-B = Basile
names-C = Chloé
names-D = Denis
names-E = Emma
names-F = Félix
names-G = Gaëlle

## Errors

error-seats_twice = Dites qui joue soit avec --seat, soit avec --people et --bots, mais pas les deux.
error-too_many_seats = Une partie à { $players } n’a pas { $seats } places.
error-too_many_bots =
    { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    } et { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, c’est trop pour une partie à { $players }.
error-people =
    { $people ->
        [one] { $people } personne ne peut pas participer à une partie à { $players }.
       *[other] { $people } personnes ne peuvent pas participer à une partie à { $players }.
    }
error-names = Il faut à chaque joueur un nom bien à lui.
error-no_saved_game = Aucune partie gardée ne s’appelle { $name }. Parties gardées : { $known }.
error-nothing_saved = Il n’y a aucune partie à reprendre. Commencez-en une : faubourg play JEU.
error-saved_players = { $path } ne dit pas qui joue à quelle place.
error-option_form = { $given } n’est pas une option : écrivez NOM=VALEUR.
error-not_a_number = { $option } doit être un nombre entier, pas { $given }.
error-number = Donnez un nombre de { $lowest } à { $highest }.
error-yes_or_no = Répondez o ou n.
error-no_choice = { $count ->
        [one] Il n’y a pas de choix { $number } : il n’y a que [1].
       *[other] Il n’y a pas de choix { $number } : ils vont de 1 à { $count }.
    }
error-several_meant = « { $word } » peut désigner plusieurs choix : { $choices }. Tapez-en plus, ou le numéro.
error-nothing_about = Rien ici ne s’appelle { $word }, et aucune règle n’en parle. carte seul donne tous les noms.
error-no_folder = Le dossier { $folder } n’existe pas : créez-le d’abord, ou choisissez-en un autre.
error-file_name = { $name } n’est pas un nom de fichier : terminez-le par .json, ou appuyez sur Entrée pour partir.
error-no_seat = Il n’y a pas de place { $seat } : les places sont { $allowed }.
error-missing = Il manque quelque chose : { $what }. Voyez { $command } --help.
error-no_option = L’option { $option } n’existe pas. Voyez { $command } --help.
error-needs_value = { $option } demande une valeur. Voyez { $command } --help.
error-no_command = La commande { $given } n’existe pas. Voyez { $command } --help.
error-bad_value = { $what } : valeur impossible ({ $given }). Voyez { $command } --help.
error-usage = Cette commande n’est pas comprise ({ $problem }) Voyez { $command } --help.
error-unexpected = Il s’est passé une chose qui n’aurait pas dû arriver : { $reason }. Merci de la signaler ; FAUBOURG_DEBUG=1 montre où.
error-no_rule_found = Aucune règle ne parle de « { $word } ».
error-no_components = { $game } n’a ni cartes ni tuiles que l’on puisse remplacer.
error-no_component = Aucune carte ne s’appelle { $id }. Les cartes sont { $known }.
error-exists = { $path } existe déjà, et c’est peut-être le vôtre : rien n’a été écrit.
error-no_lessons = { $game } n’a pas de leçons.
error-no_lesson = { $game } n’a pas de leçon appelée { $lesson }. Leçons : { $known }.

## Play

play-kept = La partie est gardée sous le nom { $name }. Pour continuer : faubourg resume
play-pieces = carte NOM dit tout sur l’une de ces pièces :
play-closed = { $label } : { $why } [{ $rule }]
play-suggested = Entrée : { $moves }
play-go_on = Appuyez sur Entrée pour continuer.
play-end_turn = Appuyez sur Entrée pour finir votre tour.
play-hint_thinking = Recherche des meilleures réponses…
play-hint_idea = { $label } ({ $chance } % de gagner). { $why }
play-thinking = { $name } réfléchit…
play-pass_keyboard = Passez le clavier à { $name }, puis appuyez sur Entrée.
play-hint = {" "}? aide · carte NOM · indice · pourquoi COUP · annuler · Tab · quitter
play-earlier =
    { $count ->
        [one] … une ligne avant (journal la montre)
       *[other] … { $count } lignes avant (journal les montre)
    }
play-earlier_log =
    { $count ->
        [one] … une ligne avant (journal tout la montre)
       *[other] … { $count } lignes avant (journal tout les montre)
    }
play-not_drawn =
    { $count ->
        [one] Un autre choix n’est pas sur l’image ; « ? » les énumère tous.
       *[other] { $count } autres choix ne sont pas sur l’image ; « ? » les énumère tous.
    }
play-ask_why = pourquoi COUP explique la règle ; ? énumère ce que vous pouvez faire.
play-stopped =
    { $count ->
        [one] Quelque chose a été révélé : votre dernière réponse n’a pas été jouée.
       *[other] Quelque chose a été révélé : vos { $count } dernières réponses n’ont pas été jouées.
    }
play-how = Tapez un numéro, plusieurs numéros (3 4 6-8), un nom ou son début, ou plusieurs réponses d’un même tour séparées par ; (Tab complète). Commandes :
play-why_what = Dites quel coup, par exemple : pourquoi { $example }
play-allowed = { $move } : c’est permis.
play-saved = La partie est gardée sous le nom { $name } (elle l’est d’ailleurs après chaque réponse).
play-saved_record = L’enregistrement est dans { $path }. Pour le revoir : faubourg replay { $quoted }
play-score_now = Si la partie s’arrêtait maintenant :
play-score_secret = Sans ce que les autres gardent secret jusqu’à la fin.

## Command words

command-words-help = aide
command-words-card = carte
command-words-hint = indice
command-words-why = pourquoi
command-words-undo = annuler
command-words-save = sauver
command-words-log = journal
command-words-rules = règles
command-words-board = plateau
command-words-score = points
command-words-quit = quitter

## Command forms

command-forms-help = ? ou aide
command-forms-card = carte NOM ou ?NOM
command-forms-hint = indice
command-forms-why = pourquoi COUP
command-forms-undo = annuler
command-forms-save = sauver [FICHIER]
command-forms-log = journal [N, tout]
command-forms-rules = règles [N° ou MOT]
command-forms-board = plateau [LIEU]
command-forms-score = points
command-forms-quit = quitter

## Commands

commands-help = ce que vous pouvez faire maintenant
commands-card = le texte entier d’une pièce, par son nom ou le numéro d’un choix ; sans rien, tous les noms
commands-hint = à quoi penserait un joueur fort, avec les chances et les raisons
commands-why = ce coup est-il permis, et sinon quelle règle l’interdit
commands-undo = reprendre votre dernière réponse ; entre joueurs humains, si elle n’a rien révélé
commands-save = garder la partie, ou l’enregistrer dans un fichier
commands-log = ce qui s’est passé jusqu’ici
commands-rules = une règle en entier, celles qui parlent d’un mot, ou la liste de toutes
commands-board = tout redessiner, autour d’une case ou d’un joueur (plateau D) si le plateau est grand
commands-score = les points jusqu’ici, ligne par ligne
commands-quit = partir ; la partie est gardée pour faubourg resume

## End

end-seat = { $rank }. { $name } : { $points }
end-earlier = acquis plus tôt dans la partie
end-winner = { $names } gagne avec { $points }.
end-winner_of_tie = { $names } gagne avec { $points }, à égalité de points.
end-winners = { $names } se partagent la victoire avec { $points }.
end-tie_broken = La règle { $rule } les départage : { $title }.
end-tie_stays = La règle { $rule } ne les départage pas : { $title }.
end-kept = L’enregistrement de cette partie est dans { $path }.
end-save_where = L’écrire aussi ailleurs ? Un nom comme ma-partie.json (Entrée : non) :

## Menu

menu-welcome = Bienvenue à Faubourg.
menu-tagline = Des jeux de société où l’on bâtit une ville. Entrée choisit ce qui est entre crochets.
menu-language = Language / Langue : 1 English, 2 Français
menu-resume = Continuer { $name } ({ $moves }) ? o/n
menu-yes = o
menu-no = n
menu-game = Quel jeu ?
menu-players = Combien de joueurs (de { $lowest } à { $highest }) ?
menu-people = Combien d’entre vous jouent à ce clavier (de 0 à { $players }) ?
menu-name = Nom du joueur { $letter } ?
menu-bot = Qui joue aux autres places ({ $bots }, ou chemin/fichier.py:Robot) ?
menu-learn = L’apprendre d’abord pas à pas ? o/n
menu-options = Des variantes, sous la forme NOM=VALEUR (? les montre) ?
menu-no_options = aucune

## Resume

resume-heading = Les parties à reprendre, la plus récente d’abord :
resume-go_on = faubourg resume NOM continue l’une d’elles, faubourg resume la plus récente.

## Rules

rules-source = Source : { $source }
rules-books = Les règles de quel jeu ? Par exemple : faubourg rules { $game }
rules-count = { $title } : { $rules }. Pour en lire une en entier : faubourg rules { $game } { $id }

## Games

games-span = Joueurs : { $span }
games-name = nom
games-title = titre
games-players = joueurs
games-summary = de quoi il s’agit
games-options = Options, pour --set NOM=VALEUR :
games-option = { $name } : { $meaning }. Accepte { $allowed } ; par défaut : { $default }.
games-no_options = Aucune option.
games-how = Pour y jouer : faubourg play { $game }
games-none = rien

## Replay

replay-ok = Tout est en ordre : { $game } à { $players }, { $moves }, { $result }
replay-fair = La graine est bien celle à laquelle le serveur s’était engagé avant la partie.
replay-unfinished = partie inachevée
replay-step = Coup { $number } sur { $count }
replay-start =
    { $count ->
        [one] La partie commence : un coup à venir
       *[other] La partie commence : { $count } coups à venir
    }
replay-hint = {" "}Entrée suivant · b retour · numéro aller à · q partir
replay-ask = [Entrée, b, numéro, q]
replay-not_understood = Entrée : suivant ; b : retour ; un numéro de 0 à { $count } : y aller ; q : partir.

## Cards

cards-piece = { $name } : { $line }
cards-text = Texte
cards-written = { $path } est écrit. Corrigez-le, puis : faubourg play { $game } --cards { $quoted }
cards-printed = vérifié sur les cartes imprimées
cards-public = sources publiques
cards-translation = nos propres mots
cards-reconstructed = notre reconstitution, ou douteux
cards-unmarked = sans marque : le livret de règles
cards-more_pieces = Avec un nom : le texte entier et ses règles. --export écrit le fichier à corriger.
cards-more = Avec le nom d’une carte : chaque valeur avec ses sources.

## Simulate

simulate-by_question = Décisions par sorte de question
simulate-question = question
simulate-per_game = par partie
simulate-share = part
simulate-title =
    { $game } à { $players } : { $games }, graine { $seed }
simulate-speed = { $games_per_second } parties et { $decisions_per_second } décisions par seconde
simulate-by_bot = Par robot
simulate-by_seat = Par place
simulate-who_begins = qui commence
simulate-bot = robot
simulate-seat = place
simulate-games = parties
simulate-wins = victoires
simulate-rate = part des victoires
simulate-interval = intervalle à 95 %
simulate-score = points
simulate-stopped = { $games ->
        [one] Arrêté avant la fin de la seule partie.
       *[other] Arrêté après { $played } parties sur { $games }.
    }
simulate-progress = Parties
simulate-scores = Points : moyenne { $mean }, médiane { $median }, de { $min } à { $max }
simulate-length = Décisions par partie : moyenne { $mean }, médiane { $median }, de { $min } à { $max }

## Learn
## La commande learn.

learn-step = étape { $number } sur { $count }
learn-look = Appuyez sur Entrée pour continuer.
learn-type = Tapez : { $answer }
learn-any = Choisissez ce que vous voulez : un numéro, ou un mot de la liste que donne ?
learn-try = (Tapez : { $answer })
learn-rule = Règle { $id } : { $title }. (règles l’affiche en entier)
learn-hint = {" "}Entrée · ? aide · carte NOM · retour · passer · règles · plateau · quitter
learn-ask_to_play = Jouer maintenant ? o/n
learn-earlier =
    { $count ->
        [one] … une ligne avant
       *[other] … { $count } lignes avant
    }
learn-more_points = … et d’autres : la feuille de score d’une partie montre tout.
learn-at_start = C’est la première étape.
learn-left = Revenez quand vous voulez : faubourg learn { $game }
learn-play_now = À vous de jouer : faubourg play { $game }
learn-others = Il y a encore à apprendre :

## Learn words

learn-words-help = aide
learn-words-card = carte
learn-words-back = retour
learn-words-skip = passer
learn-words-rules = règles
learn-words-board = plateau
learn-words-quit = quitter

## Learn commands

learn-commands-help = ce que vous pouvez répondre et faire maintenant
learn-commands-card = le texte entier d’une pièce, par son nom
learn-commands-back = au début de cette étape, ou à la précédente
learn-commands-skip = laisser la leçon faire cette étape à votre place
learn-commands-rules = la règle de cette étape, celle d’un numéro, ou celles qui parlent d’un mot
learn-commands-board = tout redessiner
learn-commands-quit = quitter la leçon

## Help
## L’aide intégrée.

help-main =
    Des jeux de société où l’on bâtit une ville, à jouer, étudier et enseigner dans le terminal.

    Sans commande, dans un terminal, un menu vous mène à une partie.
help-play =
    Jouer : vous contre des robots, ou plusieurs personnes au même clavier.

    Sans autre précision, vous prenez la première place et des robots les autres. Pendant la partie, ? énumère ce que vous pouvez faire. La partie est gardée après chaque réponse ; faubourg resume la reprend.

    
    Exemples :
    {"  "}faubourg play infinite-city
    {"  "}faubourg play infinite-city --players 3 --people 2 --names Zoé,Max
    {"  "}faubourg play infinite-city --seat human --seat greedy --seat mon_robot.py:MonRobot
help-resume =
    Reprendre une partie quittée : la plus récente, ou celle de ce nom.

    
    Exemples :
    {"  "}faubourg resume
    {"  "}faubourg resume --list
help-replay =
    Revoir une partie enregistrée, pas à pas, ou la vérifier.

    Dans un terminal : Entrée pour le coup suivant, b pour revenir, un numéro pour aller à un coup, q pour partir. Ailleurs : tout le journal. Vous voyez ce que voyait un spectateur ou, avec --seat, ce que voyait ce joueur.

    
    Exemples :
    {"  "}faubourg replay partie.json --seat A
    {"  "}faubourg replay partie.json --check
help-rules =
    Lire les règles : la liste de toutes, quelques-unes en entier, ou celles qui parlent d’un mot.

    
    Exemples :
    {"  "}faubourg rules infinite-city
    {"  "}faubourg rules infinite-city IC-63 IC-64
    {"  "}faubourg rules infinite-city esplanade
help-games =
    Les jeux installés ; avec un nom, l’un d’eux et ses options.

    
    Exemples :
    {"  "}faubourg games
    {"  "}faubourg games infinite-city
help-simulate =
    Faire jouer beaucoup de parties à des robots et compter : victoires par robot et par place avec leurs intervalles, points, durée et vitesse.

    Les robots changent de place d’une partie à l’autre. La même graine donne toujours les mêmes parties.

    
    Exemples :
    {"  "}faubourg simulate infinite-city --players 4 --games 1000 --bots random,greedy --seed 1
    {"  "}faubourg simulate infinite-city --games 200 --bots greedy,mon_robot.py:MonRobot --jobs 4 --json
help-help = Montrer cette aide et s’arrêter.
help-version = Montrer la version et s’arrêter.
help-lang = Langue : en ou fr (par défaut : celle de votre système).
help-game = Nom d’un jeu ; faubourg games les énumère.
help-players = Nombre de joueurs.
help-seat = Qui prend la place suivante : human (une personne), le nom d’un robot ou chemin/fichier.py:Classe. À répéter pour chaque place.
help-bots = Robots des places sans personne, avec des virgules : greedy,random ou chemin/fichier.py:Classe.
help-people = Nombre de personnes à ce clavier.
help-names = Noms des joueurs dans l’ordre, avec des virgules.
help-seed = Un nombre entier : la même graine donne la même partie.
help-set = Une option du jeu, sous la forme NOM=VALEUR ; faubourg games JEU les énumère.
help-saved = Nom d’une partie gardée (par défaut : la plus récente).
help-list = Seulement énumérer les parties à reprendre.
help-file = Un enregistrement, tel que l’écrit sauver.
help-as_seat = Regarder par les yeux de cette place, par exemple A.
help-check = Seulement vérifier : chaque coup selon les règles, et le résultat.
help-ids = Règles à montrer en entier, par exemple IC-63, ou mots dont parlent des règles.
help-search = Seulement les règles qui parlent de ce mot.
help-games_count = Nombre de parties.
help-jobs = Nombre de processus au travail ; 0 pour un par cœur.
help-json = Écrire le rapport en JSON et rien d’autre.
help-arguments_panel = Arguments
help-options_panel = Options
help-commands_panel = Commandes
help-default = [par défaut : {"{"}{"}"}]
help-required = [obligatoire]
help-GAME = JEU
help-NAME = NOM
help-NAME_VALUE = NOM=VALEUR
help-FILE = FICHIER
help-WORD = MOT
help-WHO = QUI
help-cards =
    Les cartes d’un jeu avec la provenance de chaque valeur, ou un fichier à corriger.

    L’édition imprimée de certains jeux n’est pas publique en entier. Qui possède la boîte peut exporter les cartes, y mettre ce qui est imprimé et jouer partout avec.

    
    Exemples :
    {"  "}faubourg cards the-city
    {"  "}faubourg cards the-city villas école
    {"  "}faubourg cards the-city --export mes-cartes.toml
    {"  "}faubourg play the-city --cards mes-cartes.toml
help-cards_file = Jouer avec les cartes de ce fichier, au lieu de celles d’origine.
help-card_ids = Les cartes à montrer en détail, par id ou par nom.
help-export = Écrire les cartes d’origine dans ce fichier, pour les corriger.
help-learn =
    Apprendre un jeu en jouant : une position préparée et quelques étapes, chacune avec une chose à faire et une règle à voir.

    Pas besoin de livret. Une réponse fausse vaut la peine d’être essayée : on vous dit quelle règle l’interdit.

    
    Exemples :
    {"  "}faubourg learn infinite-city
    {"  "}faubourg learn the-city --lang fr
help-lesson = Quelle leçon, si un jeu en a plusieurs (par défaut : la première).
help-LESSON = LEÇON

## What may be typed

# Words that may stand before numbers, as in pay 3 4 6.
typed-verbs = payer garder défausser donner prendre construire choisir paye garde
