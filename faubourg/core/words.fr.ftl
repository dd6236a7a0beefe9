### Ce que la plateforme elle-même dit en français.

## Errors

error-unknown_game = Aucun jeu ne s’appelle { $game }. Jeux installés : { $known }.
error-illegal_move = { $text } : { $why } [{ $rule }]
error-not_a_game = Le point d’entrée de { $game } ({ $entry }) n’est pas un jeu Faubourg.
error-unknown_language = Faubourg ne parle pas { $language }. Langues : { $allowed }.
error-player_count = { $game } ne se joue pas à { $players } : il faut de { $lowest } à { $highest } joueurs.
error-bad_seed = La graine { $seed } n’est pas un nombre : donnez un entier positif ou nul, de { $digits } chiffres au plus.
error-unknown_option = { $game } n’a pas d’option { $option }. Ses options : { $allowed }.
error-bad_option = L’option { $option } ne peut pas valoir { $value } : elle accepte { $allowed }.
error-unknown_rule = La règle { $rule } n’existe pas : les numéros vont de { $first } à { $last }.
error-bad_position = Cette position est impossible : { $reason }
error-bad_shape_value = Cette position est impossible : { $place } vaut { $found } ; permis : { $expected }.
error-bad_shape_whole = Cette position est impossible : c’est { $found } ; permis : { $expected }.
error-bad_shape_unknown = Cette position est impossible : { $place } n’existe pas ; permis : { $expected }.
error-bad_shape_missing = Cette position est impossible : { $place } manque.
error-bad_data = { $source } : { $reason }
error-cannot_read = Impossible de lire { $path } : { $reason }.
error-cannot_write = Impossible d’écrire { $path } : { $reason }. Rien n’a été modifié.
error-not_text = { $path } n’est pas un fichier texte en UTF-8.
error-no_such_file = ce fichier n’existe pas
error-not_a_folder = une partie de son chemin n’est pas un dossier
error-is_a_folder = c’est un dossier
error-not_permitted = ce n’est pas autorisé
error-disk_is_full = le disque est plein
error-record_not_json = Ce n’est pas un enregistrement complet : il est tronqué ou n’est pas du JSON ({ $reason }).
error-record_format = Ce n’est pas un enregistrement Faubourg : son format n’est pas { $expected }.
error-record_field = L’enregistrement est abîmé : son champ { $field } manque ou a une valeur fausse.
error-record_tampered = L’enregistrement a été modifié après coup : sa somme de contrôle ne correspond pas.
error-record_rules = L’enregistrement suit la version { $rules } des règles de { $game } ; ce programme joue la version { $current }.
error-record_game = C’est un enregistrement de { $game }, pas de { $expected }.
error-record_components = L’enregistrement a été joué avec d’autres éléments de { $game } que ceux de ce programme.
error-record_start = La partie de cet enregistrement ne peut pas commencer : { $reason }
error-record_move = Le coup { $number } de l’enregistrement ({ $move }) n’est pas permis : { $reason }
error-record_result = Le résultat de l’enregistrement n’est pas celui auquel mènent ses coups.
error-record_fairness = La graine de cet enregistrement n’est pas celle qui avait été promise avant la partie.
error-seat_names = Une partie à { $players } demande autant de noms, pas { $names }.
error-nothing_to_undo = Rien à reprendre : le dernier pas est celui d’un autre, ou quelque chose a été révélé depuis.
error-not_a_move = ce n’est pas un coup possible ici ; on attend { $expected }
error-not_asked = il n’y a rien à choisir ici pour l’instant
error-bot_unknown = Aucun robot ne s’appelle { $bot }. Robots : { $known }, ou chemin/fichier.py:NomDeClasse.
error-bot_file = Le robot { $bot } ne peut pas être chargé : { $reason }.
error-bot_raised = Le robot { $bot } a échoué au moment de jouer : { $reason }.
error-bot_nonsense = Le robot { $bot } a répondu { $answer }, qui n’est pas un de ses coups ({ $moves }).
error-lesson_over = Cette leçon est terminée.
error-lesson_answer = { $answer } n’est pas ce que prend l’étape { $number } de la leçon.
error-lesson_toml = ce n’est pas du TOML valable : { $reason }.
error-lesson_field = { $field } manque ou a une valeur fausse.
error-lesson_unknown = rien ici ne s’appelle { $field }.
error-lesson_twice = deux choses portent le même nom : { $ids }.
error-lesson_steps =
    { $count ->
        [one] il y a { $count } étape ; une leçon en a de { $least } à { $most }.
       *[other] il y a { $count } étapes ; une leçon en a de { $least } à { $most }.
    }
error-lesson_rule = la règle { $rule } n’existe pas.
error-lesson_text = le texte { $text } manque dans { $file }.
error-lesson_unread = le texte { $text } de { $file } ne correspond à rien dans lessons.toml.
error-lesson_figure = le texte { $text } de { $file } contient un repère qui n’est pas un chiffre du jeu.
error-lesson_position = la position ne peut pas être installée. { $reason }
error-lesson_expected = la réponse attendue n’est pas permise à cet endroit. { $reason }
error-lesson_nothing_asked = rien n’est demandé à l’élève à cet endroit.
error-lesson_then = ce que la leçon répond d’elle-même n’est pas permis à cet endroit. { $reason }
error-lesson_wrong_alone = elle montre une réponse fausse, mais n’en attend aucune de juste.
error-lesson_wrong_legal = la réponse fausse { $answer } est permise.
error-lesson_wrong_rule = la réponse fausse { $answer } est refusée par { $actual }, pas par { $rule }.
error-lesson_ways = il y a plus de { $most } chemins dans cette leçon : que moins d’étapes prennent n’importe quelle réponse.

list-and = { $first } et { $last }

## Rulebook

rulebook-notice = Les règles par numéro, avec nos propres mots. Cette page est produite à partir du catalogue que le programme applique et cite ; les petits caractères indiquent la partie du livret, et les décisions, sur lesquelles repose chaque règle. Le jeu appartient à ses auteurs et éditeurs ; cette version n’est pas officielle.
rulebook-rulings = Décisions
rulebook-rulings_notice = Là où le livret laisse une question ouverte, voici comment le programme y répond, et pourquoi.

## Lessons
## Ce qu’une leçon dit d’une réponse.

lesson-only_look = Il n’y a rien à répondre ici : lisez, puis appuyez sur Entrée pour continuer.
lesson-to_do = Voici ce qu’il faut faire : { $label } ({ $answer }).
lesson-to_do_any = Ici, vous pouvez choisir tout ce qui est permis.
lesson-not_now = C’est permis aussi, et vous pourrez le faire dans une vraie partie. Cette leçon continue avec : { $label } ({ $answer }).

## What may stand somewhere in a position

shape-whole_number = un nombre entier
shape-text = un texte
shape-yes_or_no = oui ou non (true, false)
shape-list = une liste
shape-table = une table de noms et de valeurs
shape-number = un nombre
shape-nothing = rien (null)

## What every view begins with

field-game = Jeu
field-seat = Place
field-players = Joueurs
field-stage = Étape
field-to_act = À jouer
field-question = Question
field-ended_by = Fin
field-scores = Scores

## Positions : pourquoi une position est impossible. Chaque phrase suit « Cette position est impossible : ».

error-position_game = game : c’est une position de { $found }, et non de { $game }.
error-position_rules = rules : elle suit la version { $found } des règles, et non la { $version }.
error-position_file = options.{ $option } doit être le contenu du fichier, et non le nom d’un fichier.
error-position_seat = { $place } : { $seat } n’est pas une place ici ; les places sont { $allowed }.
error-position_count = { $place } vaut { $number } ; le maximum permis est { $most }.
error-position_no_step = pending : il n’y a pas d’étape { $step } ; les étapes sont { $allowed }.
error-position_step_part = pending : { $part } de { $step } vaut { $found }, qui n’existe pas dans ce jeu.
error-position_no_question = pending : la dernière étape doit être une question, et { $step } n’en est pas une.
error-position_not_asked = pending : la question { $step } n’a aucune réponse permise.
error-position_answered = answers : { $seat } n’a pas pu répondre { $answer }.
error-position_index = ce que le jeu tient à jour dans { $what } ne correspond pas au reste.
