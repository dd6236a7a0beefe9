# Pourquoi une position est impossible : chaque phrase suit « Cette position est impossible : ».

error-position_no_such_card = { $place } vaut { $card }, qui n’est pas une carte de ce jeu.
error-position_architect_outside = { $place } est un Architecte, et les Architectes ne sont que dans les zones ou dans leur réserve.
error-position_too_many = { $place } est un { $card } de trop : { $count ->
    [one] il n’y en a que { $count }
   *[other] il n’y en a que { $count }
 }.
error-position_too_many_seats = { $place } a { $count } listes ; il y en a une pour chacun des { $players } joueurs.
error-position_one_for_each_seat = { $place } a { $count } nombres ; il y en a un pour chacun des { $players } joueurs.
error-position_not_points = { $place } vaut { $points } ; les points sont des nombres entiers à partir de 0.
error-position_seat_twice = { $place } nomme deux fois la même place.
error-position_answers_after_the_end = il y a des réponses, et la partie est finie.
error-position_answer = { $place } vaut { $answer } ; il faut : { $allowed }.
error-position_all_have_answered = tout le monde a répondu à { $step } ; il doit manquer au moins une réponse.
error-position_no_such_stage = { $step } ne demande rien à personne ; la dernière étape de pending est l’une de celles-ci : { $allowed }.
error-position_pending = quand { $step } est demandé, pending est exactement { $order }, dans cet ordre, chaque étape avec la place { $seat } et rien d’autre.
error-position_only_one = { $place } a deux fois { $card }, qui n’est permis qu’une fois par zone.
error-position_without_mistakes = { $place } n’est possible qu’avec l’option allow_mistakes.
error-position_without_references = referring n’est possible qu’avec l’option ask_reference_player et à plus de deux joueurs.
error-position_shown_not_held = { $place } contient { $card }, qui n’est pas dans cette main.
error-position_round = round vaut { $round }, et la partie compte { $most } manches.
error-position_setup_round = round vaut 0 à l’étape settling, et jamais ailleurs.
error-position_setup_empty = pendant la mise en place, les zones et la défausse sont vides, et personne n’a de points.
error-position_setup_hand = { $place } a { $count } cartes ; pendant la mise en place, chaque main en a { $deal }.
error-position_ended_by = ended_by vaut { $rule } ; une partie se termine par TC-56 (le but) ou TC-13 (la dernière manche).
error-position_ended_by_points = ended_by vaut { $rule }, et le meilleur score est { $points } : à partir de { $goal } points c’est TC-56, sinon TC-13.
error-position_ended_early = la partie est finie après la manche { $round } sur { $most }, et personne n’a atteint le but.
error-position_ended_and_asking = la partie est finie par { $rule }, et il reste quelque chose dans pending.
error-position_goal = quelqu’un a { $points } points ; à { $goal } la partie est finie (ended_by vaut TC-56).
error-position_last_round_limit = la limite de main ne s’applique pas après la manche { $round }, qui est la dernière.
error-position_scored_rounds = scored a { $count } manches ; jusqu’ici { $most ->
    [one] { $most } manche a été comptée
   *[other] { $most } manches ont été comptées
 }.
error-position_scored_size = { $place } doit aller de { $least } à { $most } : les zones ne font que grandir.
error-position_scored_picks = { $place } doit nommer { $count ->
    [one] { $count } autre joueur
   *[other] { $count } autres joueurs
 }.
error-position_scored_points = selon scored, la zone { $seat } a donné { $points } points, et le score est { $score }.
error-position_not_now = { $place } doit être vide ici ; il ne l’est pas aux étapes { $allowed } seulement.
error-position_too_few_offered = qui renonce pioche { $count } cartes, sauf si les deux piles sont vides.
error-position_too_many_offered = { $place } peut avoir { $count } cartes au plus.
error-position_hand_limit = { $place } peut avoir { $most } cartes au plus à cette étape.
error-position_built_not_last = { $place } doit être la dernière ou les deux dernières cartes de cette zone.
error-position_no_pair = { $place } : deux cartes dans une manche demandent une Équipe de construction, et coûtent { $cost } chacune au plus.
error-position_not_buildable = { $place } : { $card } ne peut pas être construit et payé là.
error-position_builds_and_gives_up = { $seat } construit et renonce dans la même manche.
error-position_no_choice = { $seat } n’a rien choisi : il y a des cartes dans { $part }, ou la place dans giving_up, ou l’Architecte en dernier dans la zone.
error-position_nobody_sorting = à l’étape sorting, quelqu’un a posé deux cartes dont l’une ou l’autre peut être construite, mais pas les deux.
error-position_nobody_paying = à l’étape paying, quelqu’un a quelque chose à payer, et plus de cartes en main que cela.
error-position_nobody_extra_building = à l’étape extra-building, quelqu’un a construit une Équipe de construction et rien d’autre.
error-position_nobody_keeping = à l’étape keeping, quelqu’un a pioché au moins deux cartes.
error-position_nobody_referring = à l’étape referring, quelqu’un a une carte qui compte dans la zone d’un autre joueur.
error-position_nobody_trimming = à l’étape trimming, quelqu’un a plus de cartes que la limite de main.

# Ce qui est vrai à tout moment d’une partie.

error-position_too_many_cards = il y a { $count } cartes { $card }, plus que dans la boîte (TC-2).
error-position_architect_in_pile = un Architecte est parmi les cartes bâtiment (TC-3).
error-position_architects = il y a { $count } Architectes, et non { $architects } (TC-3).
error-position_two_architects = un joueur a deux Architectes (TC-19).
error-position_shown_missing = { $seat } n’a pas en main une carte que tous ont vue (TC-36).
error-position_zone_shrunk = une zone a été plus grande qu’elle ne l’est maintenant (TC-54).
error-position_nobody = personne n’a rien à faire, et la partie n’est pas finie.
error-position_three_cards = { $seat } construit plus de deux cartes en une manche (TC-44).
error-position_cards_between = des cartes de { $seat } sont sur la table entre deux manches.
