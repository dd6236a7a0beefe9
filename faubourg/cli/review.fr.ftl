### Ce que dit `faubourg review` en français.

help-review =
    Revoir une partie terminée : les chances de chacun au fil du temps, les tournants, et ce qui aurait été mieux.

    Cela prend un moment ; Ctrl-C l’arrête, et la même commande reprend où elle en était.

    
    Exemples :
    {"  "}faubourg review partie.json
    {"  "}faubourg review partie.json --html revue.html --think 500ms
help-review_html = Écrire la revue en une page pour un navigateur.
help-review_think = Temps de réflexion pour chaque réponse : 150ms, 1s ou 300it (itérations).
review-progress = Relecture
review-stopped = Arrêté. Ce qui a été trouvé est gardé : la même commande reprend ici.
review-written = La revue est dans { $path }.
review-chances = Chances de victoire avant chaque réponse
review-turnings = Les tournants, le plus coûteux d’abord
review-no_turnings = Pas de tournant : personne n’a donné grand-chose.
review-turning = Réponse { $number }, { $seat } : −{ $loss } %
review-instead = { $played }. Mieux : { $better }
