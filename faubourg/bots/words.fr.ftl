### Ce qui se dit des robots en français.

## Who they are

bot-random = Hasard
    .line = Joue n’importe quel coup permis.
bot-calm = Calme
    .line = Joue des coups sensés sans chercher le meilleur : l’idéal pour une première partie.
bot-greedy = Glouton
    .line = Prend ce qui lui paraît le mieux à la fin de son propre tour.
bot-keen = Vif
    .line = Réfléchit un instant à ce que vous pourriez répondre.
bot-sharp = Affûté
    .line = Essaie des milliers d’avenirs, environ une seconde par décision.
bot-ruthless = Impitoyable
    .line = Prend cinq secondes par décision et ne pardonne rien.

## Why something is a good move: parts of one line

why-own = { $points } { $what }
why-other = { $seat } : { $gain }
why-outlook = pas de points tout de suite, mais de meilleures perspectives
why-patience = pas de points tout de suite, et peu de choses perdues
why-later = plus tard, { $gain } par rapport à { $other }
why-both = { $first } et { $then }
why-idea = l’idée { $number }
why-played = ce qui a été joué
why-reply = { $seat } répondra sans doute « { $move } »
why-and = { $first } ; { $then }

## The page of a review

page-title = { $game } : la partie entre { $names } revue
page-chances = Chances de victoire
page-turnings = Les tournants
page-no_turnings = Aucun : personne n’a donné grand-chose.
page-turning = Réponse { $number }, { $seat } : −{ $loss } %
page-instead = { $played }. Mieux : { $better }

## Errors

error-not_to_move = Rien à conseiller : on ne demande rien à cette place pour l’instant.

error-no_name = Un robot n’a pas de nom : il y a une virgule de trop, ou rien après le signe égal. Robots : { $known }.
error-bad_budget = { $bot } n’est pas compris : après le deux-points vient le temps de réflexion, comme dans { $name }:300ms, { $name }:2s ou { $name }:500it (itérations) ; plus que 0, et { $seconds } secondes au plus. Peut suivre le nombre de processus qui réfléchissent à la fois, de 1 à { $processes } : { $name }:2s:4.
error-bad_time = « { $given } » n’est pas un temps de réflexion : écrivez 300ms, 2s ou 500it (itérations) ; plus que 0, et { $seconds } secondes au plus. Peut suivre le nombre de processus qui réfléchissent à la fois, de 1 à { $processes } : 2s:4.
error-no_help = Un processus qui devait aider à réfléchir s’est arrêté avant de répondre.
error-no_budget = { $bot } n’est pas compris : { $name } n’a pas besoin de réfléchir, rien ne suit donc son nom. Robots qui prennent un temps : { $known }.

# La fin de la phrase « Le robot ... ne peut pas être chargé : ... ».

error-no_file = le fichier { $path } n’existe pas
error-unreadable = { $path } ne peut pas être lu ({ $reason })
error-syntax = la ligne { $line } n’est pas du Python ({ $reason })
error-raised_at_import = son fichier échoue à la lecture ({ $reason })
error-raised_at_start = { $name } échoue à la création ({ $reason })
error-no_class = son fichier n’a pas de classe { $name } ; classes dotées d’une méthode choose : { $known }
error-no_choose = { $name } n’a pas de méthode choose(seat)
error-no_bot = son fichier n’a aucune classe dotée d’une méthode choose(seat)
error-several_bots = son fichier contient plusieurs robots, précisez lequel après un deux-points : { $known }
