### Ce que dit le laboratoire en français.

## Errors

error-games_count = On ne peut pas jouer { $games } parties : donnez un nombre d’au moins 1.
error-jobs_count = On ne peut pas lancer { $jobs } processus : donnez un nombre d’au moins 1, ou 0 pour un par cœur.
error-no_bots = Personne n’est là pour jouer : nommez au moins un robot.
error-worker_died = Un processus s’est arrêté au milieu d’une partie, peut-être à cause d’un des robots ({ $bots }).
error-review_worker_died = Un processus s’est arrêté au milieu de la relecture, plusieurs fois de suite ; ce qui était trouvé est gardé.
error-worker_died_kept = { $reason } { $finished ->
    [one] { $finished } partie est finie et gardée
   *[other] { $finished } parties sont finies et gardées
  } dans { $folder } ; la même commande reprend de là.
error-bot_failed_in = { $reason } C’était à la partie { $number } sur { $games } ; --out DIR garderait ce qui est fini.
error-bot_failed_in_kept = { $reason } C’était à la partie { $number } sur { $games } ; { $finished ->
    [one] { $finished } partie est finie et gardée
   *[other] { $finished } parties sont finies et gardées
  } dans { $folder }, et la même commande reprend de là.
error-results_not_written = { $path } ne peut pas être écrit : { $reason }. { $games ->
    [one] { $games } partie est gardée
   *[other] { $games } parties sont gardées
  } dans { $folder } ; quand il y aura de la place, la même commande reprendra de là.
error-about_damaged = { $about } est illisible, on ne sait donc pas de quelle série { $folder } garde les résultats : choisissez un autre dossier.
error-damaged_file = { $file } est illisible : il est mis de côté sous le nom { $aside }, et ses parties sont rejouées.
error-library_missing = Il faut pour cela { $library } : pip install "faubourg[{ $extra }]".
error-not_a_run = { $folder } contient des fichiers Parquet mais pas de run.json : choisissez un autre dossier.
error-other_run = { $folder } contient les résultats d’autre chose, voir { $about } : choisissez un autre dossier, ou demandez la même chose.
error-no_cluster = Aucune grappe Ray ne répond à { $address } : { $reason }
error-same_variants = Les deux variantes sont les mêmes : dites avec --b en quoi la seconde diffère, par exemple cards=mes-cartes.toml, bots=random ou une option.
error-two_bots = Un tournoi demande au moins deux robots différents : --bots greedy,random.

## Commandes

help-tournament = Savoir lequel de plusieurs robots joue le mieux, avec leurs cotes et leur marge d’erreur.
help-most_games = combien de parties au plus ; on joue des tours entiers, et moins si l’affaire est entendue
help-gauntlet = seulement les parties où joue le premier robot
help-to_the_end = jouer jusqu’à la dernière partie même si l’on sait déjà qui est meilleur
help-ray = jouer sur une grappe Ray à cette adresse ; « local » en ouvre une sur cette machine
help-out = un dossier qui garde les résultats en fichiers Parquet ; la même commande reprend de là
help-decisions = garder aussi chaque décision
help-compare = Voir ce que change un réglage : deux variantes sur les mêmes donnes, et la différence avec sa marge d’erreur.
help-a = la première variante : une option, ou bots=A,B,... ; à répéter s’il y en a plusieurs
help-b = la seconde variante
help-deals = combien de donnes ; chacune est jouée deux fois
progress = Parties
interrupted = Arrêté. Ce qui est fini est gardé dans { $folder } ; la même commande reprend de là.

column-bot = robot
column-rating = cote
column-interval = 95 %
column-wins = victoires
column-points = points
column-a = a
column-b = b
column-difference = b moins a
column-more = donnes en plus

tournament-title = { $game }, { $players } joueurs, { $games } parties, graine { $seed }
tournament-ratings = Cotes (0 en moyenne ; 400 de plus : dix victoires pour une défaite)
tournament-cross = A fini devant (la ligne devant la colonne), en parties
tournament-sure = Sûr après { $games } parties sur { $most } : chaque robot est meilleur que celui qui le suit.
tournament-unsure = Pas sûr après { $games } parties : deux voisins de la liste peuvent se valoir.

compare-title = { $game }, { $players } joueurs, { $games } donnes, chacune jouée dans les deux variantes, graine { $seed }
compare-measures = Ce qui change
compare-sure = sûr
compare-note = « Donnes en plus » : combien il en faudrait pour être sûr d’une différence aussi grande que celle observée, quatre fois sur cinq.

measure-points = points d’un joueur
measure-winner_points = points du vainqueur
measure-decisions = décisions dans une partie
measure-lead_changes = changements de meneur
measure-margin = points entre le premier et le deuxième
measure-wins = victoires de la place { $seat }, en %

## Le rapport d’équilibre

help-balance = Voir si un jeu est équilibré : beaucoup de parties pour chaque nombre de joueurs, en une page à regarder.
help-balance_players = les nombres de joueurs, comme 2,3,4 ; tous si l’on ne dit rien
help-balance_games = parties pour chaque nombre de joueurs et chaque variante
help-versus = une seconde variante à côté de la première : une option qui diffère
help-also = tout encore une fois avec une option différente, derrière un bouton de la page
help-html = où écrire la page
balance-written = Le rapport est dans { $path }.

report-title = rapport d’équilibre
report-tools = Page
report-tool-figures = Chiffres
report-tool-print = Imprimer
report-tool-theme = Clair ou sombre
report-with = avec { $what }
report-without = sans { $what }
report-usual = { $what } : comme d’habitude
report-games = { $games } parties par mise en place
report-seed = graine { $seed }
report-players = { $players ->
    [one] seul
   *[other] { $players } joueurs
  }
report-players_label = Joueurs
report-seat = Place { $seat }
report-alone = son propre score
report-best = le plus de victoires
report-best_figure = { $seat } { $percent } %
report-fair_share = part juste { $percent } %
report-below = ; { $one } au-dessus de la ligne, { $two } au-dessous

report-wins_title = Victoires par place
report-wins_note = en pour cent des parties, avec la marge à 95 % ; une victoire partagée compte en parts
report-points_title = Points par place
report-points_note = la fréquence de chaque score, avec la médiane
report-points_tick = { $points } points
report-built_title = Ce que bâtissent les vainqueurs
report-built_note = par joueur et par partie : les vainqueurs moins les autres
report-built_note_alone = par partie : au-dessus du score médian moins les autres
report-built_pale = ; en pâle, ce que le hasard peut expliquer
report-fewer = moins
report-more = plus que les autres
report-winners_others = vainqueurs, autres
report-winners_of = { $variant } : vainqueurs, autres
report-length_title = Longueur d’une partie
report-length_note = parties selon le nombre de décisions, tous joueurs confondus
report-mean = moyenne { $mean }
report-questions_title = Ce que l’on décide
report-questions_note = décisions d’une partie selon la question
report-facts_title = En bref
report-winner = Le vainqueur a { $points } points en moyenne, { $margin } de plus que le suivant.
report-lead_changes = On change de meneur { $times } fois par partie.
report-first_fair = Qui commence gagne { $percent } % des parties (de { $low } à { $high }) ; { $fair } % serait juste, et le hasard peut expliquer l’écart.
report-first_unfair = Qui commence gagne { $percent } % des parties (de { $low } à { $high }), alors que { $fair } % serait juste.
report-ending = { $percent } % des parties finissent par { $rule } : { $title }.
report-credit = Pictogrammes de { $authors } (game-icons.net, CC BY 3.0).
report-care = À lire avec prudence.
report-care_text = Toutes les places étaient jouées par { $bots }. Cela dit comment le jeu se comporte dans ces mains-là, pas ce que vaut un départ pour des humains.
report-rare = Presque jamais bâti :
report-rare_more = { $kinds } et { $more } autres : moins d’une fois en 20 parties par joueur.
report-rare_text = { $kinds } : moins d’une fois en 20 parties par joueur.

report-column-variant = variante
report-column-seat = place
report-column-wins = victoires
report-column-interval = 95 %
report-column-mean = points en moyenne
report-column-median = médiane

report-headline-wins_rough = À { $players }, la place { $seat } gagne plus que sa part
report-headline-loses_rough = À { $players }, la place { $seat } gagne moins que sa part
report-headline-first_wins_rough = À { $players }, mieux vaut commencer
report-headline-first_loses_rough = À { $players }, mieux vaut ne pas commencer
report-headline-wins = À { $players }, la place { $seat } gagne { $percent } % des parties
report-headline-loses = À { $players }, la place { $seat } ne gagne que { $percent } % des parties
report-headline-first_wins = À { $players }, qui commence gagne { $percent } % des parties
report-headline-first_loses = À { $players }, qui commence ne gagne que { $percent } % des parties
report-headline-even = Aucune place ne vaut mieux qu’une autre
report-headline-unsure = Ces parties ne montrent aucune place injuste, mais elles sont peu nombreuses
report-headline-alone = Seuls, ces robots font { $points } points
report-lead-alone = C’est la moyenne de { $games } parties.
report-lead-even = Pour autant que ces parties le disent : une place qui s’écarterait de plus de { $points } points sur cent de sa part se serait vue.
report-lead-unfair = { $percent } % de { $games } parties : à la longue entre { $low } et { $high } %, sûr à 95 %, alors que { $fair } % serait juste.
report-lead-rival_even = C’est le cas avec « { $own } » ; avec « { $rival } », aucune place n’est sûrement meilleure.
report-lead-rival_uneven = Avec « { $rival } », les places ne se valent pas non plus.
