# Pourquoi une position est impossible : chaque phrase suit « Cette position est impossible : ».

error-position_answers = aucune réponse n’est secrète dans ce jeu ; omettez `answers`.
error-position_empty = board : il faut au moins une tuile dans la ville.
error-position_hands = hands : il y en a { $count } pour { $players } joueurs.
error-position_no_tile = { $place } : nommez la tuile, même si elle est face cachée.
error-position_tile = { $place } : la tuile { $tile } n’existe pas. Nommez une sorte de tuile, ou une tuile précise, comme bank#6. Sortes : { $known }.
error-position_copies = { $place } : il y a plus de tuiles { $tile } que les { $count } du jeu.
error-position_twice = { $place } : la tuile { $tile } se trouve déjà ailleurs.
error-position_cell = { $place } : ce n’est pas une case. Une case s’écrit comme 3,-4, de -{ $furthest } à { $furthest }.
error-position_seat = { $place } : { $seat } n’est pas une place ici ; les places sont { $allowed }.
error-position_tokens_down = { $place } : une tuile face cachée ne porte pas de jeton (IC-27).
error-position_tokens_twice = { $place } : seul un Stade porte deux jetons d’un même joueur (IC-26).
error-position_tokens_several = { $place } : seuls un Stade, une Préfecture de police ou un Hôtel portent des jetons de plusieurs joueurs (IC-26).
error-position_back = { $place } : seule une tuile face cachée a un dos, comme back#3, avec un numéro à elle.
error-position_tokens = { $seat } a { $count } jetons en tout, réserve et ville, sur { $tokens } (IC-2).
error-position_supply = supply : il y a { $count } nombres pour { $players } joueurs.
error-position_number = { $place } : { $number } n’est pas entre { $least } et { $most }.
error-position_pending_over = pending : la partie est terminée ({ $rule }), il ne reste rien à faire.
error-position_order = pending : la liste commence par end-of-turn et finit par une question ; entre les deux attendent les effets de tuiles différentes, library-rest et temple-draw. La question turn vient seule.
error-position_step_seat = { $place } : tout ce qui reste à faire revient au joueur actif, { $seat }.
error-position_step = { $place } : l’étape { $step } { $wanted }
error-position_wanted_nothing = ne prend rien d’autre que sa place.
error-position_wanted_rest = prend dans `things` la Bibliothèque dont elle dépend, ou rien.
error-position_wanted_draw = prend dans `at` un autre joueur, et dans `things` le Temple dont elle dépend, ou rien.
error-position_wanted_cell = prend dans `what` une tuile qui n’est nulle part ailleurs, dans `at` le joueur dont la main la donne (rien : la pioche, et ce n’est pas une Bibliothèque), dans `things` la tuile dont l’effet la fait jouer ; le joueur actif doit avoir un jeton et ne pas avoir épuisé sa réserve.
error-position_wanted_temple = prend dans `at` un autre joueur et dans `what` le Temple face visible ; le joueur actif ne doit pas avoir épuisé sa réserve.
error-position_wanted_library = prend dans `at` et `what` la Bibliothèque face visible et sa case, et dans `things` une à cinq tuiles qui ne sont nulle part ailleurs ; le joueur actif ne doit pas avoir épuisé sa réserve.
error-position_wanted_picked = prend dans `at` et `what` la case et la tuile face visible dont c’est l’effet, et dans `things` une case que cet effet peut choisir.
error-position_wanted_text = prend dans `at` et `what` la case et la tuile face visible dont c’est l’effet.
error-position_wanted_capitol = prend dans `at` et `what` la case et le Capitole face visible, dans `things` les cases voisines qu’il a capturées, dans `count` combien des effets en attente juste au-dessous il a retournés.
error-position_wanted_arboretum = prend dans `at` et `what` la case et l’Arboretum face visible, et dans `count` combien de jetons sont déjà repris, moins de trois.
error-position_no_answer = pending : la question { $step } n’a aucune réponse possible ici.
error-position_no_token = { $seat } n’a pas de jeton pour commencer un tour (IC-45, IC-48).
error-position_stations = { $count } Centrales électriques sont face visible ; la cinquième, et rien d’autre, met fin à la partie par IC-43.
error-position_ended_by = ended_by : aucune partie ne finit par { $rule } ; c’est l’une de { $allowed }.
error-position_end_final_round = ended_by : IC-49 clôt un dernier tour, il y a donc un trigger, et last_turns est une liste vide.
error-position_end_passes = passes : { $count } de suite. Quand les { $players } joueurs ont passé, la partie est terminée par IC-51, et alors seulement ; passer compte comme un tour.
error-position_end_turns = turns : { $count }. Après { $most } tours la partie est terminée par IC-52, et alors seulement.
error-position_nobody = personne n’a rien à faire, et la partie n’est pas terminée.
error-position_last_turns_missing = trigger : { $seat } a posé son dernier jeton avant ce tour, last_turns dit donc qui joue encore.
error-position_trigger_ran_out = trigger : si { $seat } a posé son dernier jeton pendant ce tour, ran_out est true.
error-position_last_turns = last_turns : des places dans le sens horaire après le joueur actif, chacune une fois, sans lui ni le trigger, qui doit être nommé.
error-position_active_trigger = active : { $seat } a posé le premier son dernier jeton et ne joue plus au dernier tour (IC-47).
error-position_ran_out = ran_out : si { $seat } a épuisé sa réserve, il y a un trigger (IC-45).
error-position_not_ran_out = ran_out : { $seat } n’a plus de jeton pendant ce tour, c’est donc true (IC-53).
error-position_new_turn = ran_out et factories parlent du tour en cours, et celui-ci commence : omettez-les.
error-position_set_aside = set_aside : { $count } listes, et { $rests } étapes library-rest en attente (IC-83).

# Ce qui est vrai à tout moment d’une partie.

error-position_two_places = une tuile est à deux endroits (IC-3).
error-position_unknown_hand = known : { $seat } doit connaître toutes les tuiles de sa main.
error-position_unknown_seen = known : { $seat } doit connaître les tuiles regardées.
error-position_unknown_up = known : une tuile face visible est connue de tous (*).
