# Ce que dit une table en français, au-delà des phrases de son jeu.
table-seats = Places, journal et discussion
table-log = Journal
table-log-fold = Ouvrir ou fermer le journal
table-log-empty = Tout ce qui se passe est raconté ici.
table-chat = Discussion
table-chat-unread = { $count ->
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
    }
table-menu = Touches, langue, quitter
table-close = Fermer
table-why-not = Pourquoi pas
table-not-here = Pas ici
table-esc-closes = Échap ferme
table-which = Laquelle ?
table-closed-title = Cette table est fermée
table-closed = Plus personne ne joue ici. Une autre partie est à un clic.

prompt-waiting = On attend { $names }
prompt-watching = Vous regardez. À { $names } de jouer
prompt-moment = Un instant
prompt-choices = { $count ->
    [one] Un choix.
   *[other] { $count } choix.
    }
turn-yours = À vous de jouer

key-do = valider
key-walk = parcourir
key-jump = sauter
key-why = pourquoi pas ici
key-all = toutes les touches
key-rows = une tuile
key-turn = tourner
key-flip = retourner
turn-piece = Tourner
flip-piece = Retourner
keys-turn = tourner la tuile, la retourner
keys-do = faire ce qui est montré
keys-esc = reposer, fermer
keys-undo = reprendre ; avec Maj, refaire
keys-digits = la n-ième carte, place ou ligne
keys-walk = parcourir ce qui s’allume ; avec Alt, tout
keys-jump = sauter à une case par sa lettre
keys-next = case suivante, précédente
keys-why = pourquoi pas ici
keys-what = qu’est-ce que c’est
keys-spare = marquer une carte à céder
keys-since = depuis mon dernier tour
keys-log = journal
keys-rules = règles
keys-fit = tout le plateau
keys-hint = les trois meilleurs coups
keys-chat = discussion

undo = Annuler
undo-pick = Reposer
undo-sealed = Reprendre
undo-ask = Demander à reprendre
undo-asked = { $name } demande à reprendre son dernier coup
undo-asked-others = { $name } demande à reprendre ; on interroge les autres
undo-agree = Accepter
undo-agree-key = O
undo-refuse = Refuser

hint = Indice
hint-title = { $count ->
    [1] Le meilleur coup
    [2] Les deux meilleurs coups
   *[other] Les trois meilleurs coups
    }
hint-thinks = On réfléchit à ce que vous voyez…
hint-wins = de chances de gagner
hint-fair = Chances estimées d’après ce que vous voyez. En pointillé : une part égale, { $fair } %.
hint-alone = Chances estimées d’après ce que vous voyez.

final-seal = secret jusqu’à ce que tous soient prêts
final-draws = on pioche
final-looks = vous regardez ce qui est caché
final-reveals = les autres le voient
final-turns = ce qui y est caché est révélé
final-closes = tous sont prêts, et on continue
final-next = puis la main passe

several-suggested = Comme proposé ({ $count })
several-these = Ces { $count }-là
several-none = Choisissez-en { $left }
several-of = { $count } sur { $left }
several = { $count ->
    [one] Prendre celle-ci
   *[other] Prendre ces { $count }
    }
several-keep = { $count ->
    [one] Garder celle-ci, donner les autres
   *[other] Garder ces { $count }, donner les autres
    }

seat-open = Ce que { $name } possède
seat-close = Fermer
seat-to-move = à vous
seat-chooses = choisit
seat-thinks = réfléchit
seat-ready = prêt
seat-you = vous
seat-bot = robot
seat-stand-in = un robot joue
seat-away = absent
seat-chance = gagne à { $chance } %
seat-resigned = a abandonné

clock-days = { $days ->
    [one] encore 1 jour
   *[other] encore { $days } jours
    }
clock-hours = { $hours ->
    [one] encore 1 heure
   *[other] encore { $hours } heures
    }
clock-left = encore { $seconds } secondes

standin-title = Un robot joue à votre place
standin-back = Reprendre ma place

line-lost = Connexion perdue
line-again = { $seconds ->
    [one] Nouvel essai dans 1 seconde.
   *[other] Nouvel essai dans { $seconds } secondes.
    }
line-now = Nouvel essai.
line-kept = Votre coup est gardé.
line-try = Réessayer

chat-none = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-well-played = Bien joué
chat-one-moment = Un instant
chat-thanks = Merci

since-title = Depuis votre dernier tour
since-nothing = Il ne s’est encore rien passé.
since-go-on = Continuer

menu-table = Cette table
menu-keys = Touches
menu-keys-off = Couper les touches
menu-keys-on = Rétablir les touches
menu-notify = Me prévenir quand c’est mon tour
menu-leave = Retour aux quatre villes

resign-title = Abandonner cette partie ?
resign-text = Un robot jouera à votre place pour que les autres puissent finir. Vous serez classé dernier.
resign-stay = Rester
resign-go = Abandonner

board-nearer = Plus près
board-further = Plus loin
board-fit = Tout le plateau

curtain-turn = { $name }, à vous
curtain-take = Prenez l’écran. Les autres regardent ailleurs.
curtain-since = Depuis votre dernier regard
curtain-more = { $count ->
    [one] et encore un
   *[other] et encore { $count }
    }
curtain-i-am = C’est moi, { $name }
curtain-hidden = Ce qui est à vous reste caché jusque-là.

end-prompt = La partie est finie
end-wins = { $name } gagne, { $score } à { $second }
end-shared = { $names } se partagent la victoire avec { $score }
end-alone = { $name } : { $score } points
end-resigned = { $count ->
    [one] { $name } gagne
   *[other] { $name } gagnent
    }
end-by-resigning = Partie abandonnée par { $names }.
end-by = Fin de partie selon
end-rematch = Revanche
end-replay = Revoir la partie
end-share = Copier un lien vers cette partie
end-fold = Regarder le plateau
end-show = Décompte
end-total = Total
end-chart = Score si la partie s’était arrêtée là
end-most = max. { $points }
chart-turn = tour
end-counts = { $line }, { $name } : { $points }

lost-title = Ce navigateur ne vous connaît plus
lost-watching = Vous étiez à cette table sous le nom de { $name }. Pour l’instant, vous regardez.
lost-closed = Vous étiez à cette table sous le nom de { $name }, et personne d’autre ne peut la voir.
lost-why = On ne reconnaît un invité qu’à son cookie, et le vôtre a disparu. Avec un compte, connectez-vous : votre place vous revient.
lost-sit = Continuer à la place de { $bot }
lost-new = Commencer une partie
lost-watch = Continuer à regarder

generic-choices = Ce que vous pouvez faire
generic-facts = Ce que vous savez
generic-figures = La partie
generic-seats = Les joueurs
generic-ghost = Ce que cela donnerait
generic-count = { $count }
generic-search = Chercher parmi { $count } choix
generic-none = Rien ne correspond.
generic-more = { $count ->
    [one] Encore un : cherchez-le.
   *[other] Encore { $count } : cherchez-les.
    }
generic-closed = Pas maintenant
fact-yes = oui
fact-no = non

form-hand = De votre main
form-offer = Cartes piochées
form-shown = Regardées
form-laid = Posées
form-display = À l’étalage
form-cell = Emplacements
form-street = Rues
form-seat = Joueurs
form-card = Cartes
form-pile = Tuiles
form-kind = Bâtiments
form-raw = Matières
form-hall = Mairies
form-council = Conseil
form-arch = Arches
form-voice = Voix
form-button = Actions
form-other = Autres

more-before =
    { $count ->
        [one] Une de plus avant celles-ci
       *[other] { $count } de plus avant celles-ci
    }
more-after =
    { $count ->
        [one] Une de plus après celles-ci
       *[other] { $count } de plus après celles-ci
    }

replay-open = Ouvrir une partie
replay-no-record = Ce fichier n’est pas l’enregistrement d’une partie.
replay-eyes = Avec les yeux de
replay-open-hands = Ouvert
replay-public = Public
replay-seat = Joueur
replay-look-with = Voir avec les yeux de { $name }
replay-hands = Les mains à ce moment
replay-by = Avancer par
replay-by-turn = tour
replay-by-decision = décision
replay-play-on = Reprendre ici
play-on-title = Reprendre la partie ici
play-on-text = Une nouvelle table s’ouvre telle que les choses sont ici. Vous prenez une place, des robots prennent les autres.
play-on-seat = Votre place
play-on-next = à son tour
play-on-no = Pas maintenant
play-on-go = Jouer la suite
replay-their-eyes = ses yeux
replay-their-turn = à son tour
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment de la partie
replay-at = Étape { $step } sur { $steps }
replay-speed = Vitesse
replay-link = Lien vers ce moment
replay-copied = Copié
replay-download = Télécharger la partie
replay-beside = À côté du plateau

review-shows = Ce que montre la courbe
review-scores = Score
review-chances = Chances de gagner
review-ask = Analyser la partie
review-what = Un robot fort repense chaque réponse : où en étaient les chances, et où une meilleure était à portée.
review-runs = Un robot fort repense la partie
review-stop = Arrêter
review-go-on = Reprendre l’analyse
review-failed = L’analyse n’a pas abouti.
review-by = selon un robot fort et ce que chacun pouvait savoir, les à-coups du hasard étant lissés
turning-points = Tournants
turning-of = Tournant { $number } sur { $count }
turning-better = Mieux valait : { $label }
turning-instead = Joué : { $label }
turning-bar-played = joué
turning-bar-better = mieux
turning-tag = joué
turning-next = Tournant suivant
turning-none = Aucune réponse n’a coûté bien cher.
turning-soon = Ils suivent dès que toutes les chances sont connues.
turning-note = Les pourcentages disent ce que valait la meilleure réponse, pour autant qu’un robot puisse en juger.

learn-address = une première partie
learn-coach = Professeur
learn-coach-plays = joué par le professeur
learn-step = Étape { $number } sur { $count }
learn-rule = La règle à voir
learn-nothing-lost = Rien n’est perdu. Réessayez.
learn-back = Une étape en arrière
learn-show = Montrez-moi
learn-skip = Passer l’étape
learn-go-on = Continuer
learn-watch = Regardez, puis continuez
learn-leave = Quitter la leçon
