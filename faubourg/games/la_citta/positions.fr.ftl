# Pourquoi une position est impossible : chaque phrase suit « Cette position est impossible : ».

error-position_answers = answers : un seul joueur est interrogé à la fois ; omettez-le.
error-position_no_terrain = terrain : la carte n’a pas de mise en place pour ce nombre de joueurs, il faut donc le donner.
error-position_no_space = terrain : il n’y a pas d’espace { $space } ; les espaces sont { $allowed }.
error-position_terrain = terrain : toutes les tuiles de la carte doivent être posées : { $tiles } (LC-19).
error-position_extra_terrain = terrain : les deux tuiles de l’extension doivent être posées sur { $spaces } (LC-103).
error-position_wasteland = terrain : aucune tuile ne va sur { $space }, qui est une friche (LC-5).
error-position_ended_by = ended_by vaut { $rule } ; permis : { $allowed }.
error-position_pending_at_end = pending : la partie est terminée, il ne reste donc rien à faire.
error-position_year = year vaut { $year } ; permis ici : de { $least } à { $most } (LC-25).
error-position_turn = turn vaut { $turn } ; permis ici : de { $least } à { $most } (LC-29).
error-position_active = active vaut { $active }, alors que la question est posée à { $asked }.
error-position_by_seat = { $part } a { $count } valeurs pour { $players } joueurs.
error-position_fallen = fallen : { $seat } n’a pu être éliminé qu’en phase 6 ou 7 d’une année jusqu’à { $year }, sauf la phase 7 de celle-ci (LC-88).
error-position_people = cities : { $people } citoyens vivent en { $cell } ; { $most } au plus (LC-70).
error-position_no_hex = cities : il n’y a pas de case { $cell } sur la carte.
error-position_hex_out = cities : la case { $cell } n’est pas utilisée à ce nombre de joueurs (LC-6).
error-position_two_tiles = cities : deux tuiles sont en { $cell } (LC-1).
error-position_no_tile = cities : il n’y a pas autant de tuiles { $kind } (LC-65).
error-position_no_building = cities : { $kind } en { $cell } n’est pas un bâtiment ; les bâtiments sont { $allowed }.
error-position_harvest = cities : pas de récolte fructueuse en { $cell } ; il faut une maison de ferme, avant la dernière année (LC-56, LC-58).
error-position_cubes = cities : { $seat } a plus de { $most } cubes sur le plateau (LC-60).
error-position_stock_name = stock n’a pas de { $faces } ; il a { $allowed }.
error-position_stock = stock a { $count } tuiles { $faces } ; il peut en rester { $left } au plus (LC-65).
error-position_figures = { $part } vaut { $given }, alors que le plateau donne { $right }.
error-position_end_by_fall = ended_by vaut { $rule } et il reste { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 } ; LC-88 met fin à la partie quand il en reste un au plus, et c’est alors la seule fin possible.
error-position_end_people = cities : celle en { $cell } a moins de citoyens que de tuiles à la fin (LC-81).
error-position_end_cleared = cities, founded : à la fin, cubes et villes nouvelles sont remis à zéro (LC-37).
error-position_phase = phase vaut { $phase }, et doit valoir { $right }.
error-position_all_fallen = ended_by : il reste moins de deux joueurs, la partie est donc terminée (LC-88).
error-position_card = { $part } : { $card } n’est pas une de ses cartes ; ce sont { $allowed }.
error-position_card_twice = { $part } : la carte { $card } est aussi ailleurs.
error-position_card_gone = { $part } : il n’y a plus de carte { $card }.
error-position_few_cards = { $part } : il ne reste pas assez de cartes pour compléter.
error-position_few_policies = pile : { $count } cartes Politique sont en jeu en tout ; il en faut au moins { $needed } pour une année (LC-48).
error-position_few_voices = voice_pile a { $count } cartes ; il en faut au moins { $needed } pour les années à venir (LC-26).
error-position_display = display a { $count } valeurs ; { $slots } au plus, dont une vide pendant qu’on joue sa carte (LC-46).
error-position_recycled = recycled : { $card } est aussi dans passed_before.
error-position_player_cards = player_cards : { $seat } en a { $count } ; permis ici : de { $least } à { $most } (LC-31, LC-32).
error-position_taken = taken : il y a des cartes devant { $seat }, qui ne joue pas en ce moment (LC-32).
error-position_taken_many = taken : { $seat } a pris plus de { $most } cartes (LC-29).
error-position_voices = voices a { $count } cartes ; { $most } au plus sont posées maintenant (LC-26).
error-position_voice = voice doit valoir { $right } (LC-33).
error-position_known_card = known : { $card } n’est pas une carte.
error-position_known = known : c’est impossible pour { $card } ; les cartes prises ou défaussées sont connues de tous (*), les voix cachées de quelques places (AB).
error-position_no_question = pending : la dernière étape doit être une question, et { $step } n’en est pas une.
error-position_fallen_asked = pending : { $seat } est hors jeu et devrait répondre (LC-88).
error-position_pending = pending : avant { $step } de { $seat } viennent ces étapes, ou aucune : { $steps }.
error-position_no_answer = pending : la question { $step } de { $seat } n’a aucune réponse permise.
error-position_pending_part = pending : la question { $step } ne prend pas { $part }.
error-position_pending_lacks = pending : la question { $step } doit donner { $part }.
error-position_pending_hex = pending : la question { $step } nomme autre chose qu’une case.
error-position_pending_castles = pending : les villes doivent être des châteaux de { $seat }, une fois chacun, le plus ancien d’abord (LC-74).
error-position_first_castles = pending : les premiers châteaux se placent l’année 0, dans cet ordre : { $seats } (LC-20, LC-23).
error-position_early_buildings = cities : il y a des bâtiments avant la première année (LC-20).
error-position_slot_at_turn = display : aucune place n’est vide au début d’un tour (LC-46).
error-position_not_of_card = pending : la question { $step } ne découle pas de la carte { $card }, ou des cubes manquent.
error-position_not_of_player_card = pending : la question { $step } ne découle pas d’une carte Joueur ; pour une carte Politique, sa place dans display est null et elle est la dernière prise.
error-position_no_city = cities : { $seat } n’en a pas et n’est pas éliminé (LC-88).
error-position_fallen_early = fallen : { $seat } n’est éliminé que lorsque tous sont relogés (LC-88).
error-position_hungry = hungry : { $seat } ne peut pas avoir faim maintenant ; une pénalité attend son premier tour, et la faim vient en phase 7 (LC-94).
error-position_not_hungry = hungry : { $seat } doit dire qui part, et n’a pas faim (LC-91).
error-position_starving = pending : count de starve vaut { $count }, alors qu’il manque à { $seat } de quoi nourrir { $surplus } (LC-91).
error-position_homeless = cities : celle en { $cell } a { $people } citoyens pour { $staff } tuiles (LC-81).
error-position_no_demolition = cities : celle en { $cell } n’a aucune tuile à abandonner (LC-82).

# Ce qui est vrai à tout moment d’une partie.

error-position_expansion = cities : il y a une tuile { $kind }, et l’extension n’est pas en jeu (LC-102).
error-position_castles = cities : { $seat } a plus de { $most } châteaux (LC-12).
error-position_castle = cities : celle en { $cell } doit avoir exactement un château (LC-8).
error-position_apart = cities : les tuiles de celle en { $cell } ne se tiennent pas (LC-8).
error-position_touching = cities : celle en { $cell } en touche une autre (LC-9).
error-position_markets = cities : celle en { $cell } a deux marchés (LC-67).
error-position_no_lake = cities : la tuile { $kind } en { $cell } ne touche aucun lac (LC-66).
error-position_no_owner = une tuile n’appartient à aucune ville (LC-8).
error-position_debt = gold : { $seat } a des dettes (LC-47).
error-position_fallen_goods = fallen : { $seat } est hors jeu et a encore une ville ou de l’or (LC-88).
error-position_no_arch = cities : un cube en { $cell } n’est à côté d’aucune arche (LC-53).
error-position_policy_places = une carte Politique est à deux endroits (LC-16).
error-position_display_known = known : les cartes de l’étalage sont vues de tous (LC-16).
error-position_pile_known = known : personne ne connaît une carte de la pioche (LC-49).
error-position_policy_known = known : une carte Politique est connue de tous ou de personne (LC-49).
error-position_no_turns = turn vaut { $turn }, et ce n’est pas le moment des tours (LC-29).
error-position_cards_outside = taken : des cartes sont devant un joueur en dehors des tours (LC-32).
error-position_fallen_cards = player_cards, taken : { $seat } est hors jeu et a encore des cartes (LC-88).
error-position_turns_taken = player_cards, taken : { $seat } a joué { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }, et les cartes disent autre chose (LC-29).
error-position_voice_places = une carte voix du peuple est à deux endroits (LC-17).
error-position_voices_left = voice_pile a { $count } cartes en année { $year } ; permis : de { $least } à { $most } (LC-26).
error-position_voice_pile_known = known : personne ne connaît une carte de voice_pile (LC-17).
error-position_voice_side = known : les premières cartes voix du peuple sont connues de tous, les autres pas encore (LC-26).
error-position_past_voice = known : les cartes voix du peuple des années passées sont connues de tous (LC-33).
error-position_ended_year = ended_by : LC-96 met fin à la dernière année, et non à l’année { $year }.
error-position_nobody = personne n’a rien à faire, et la partie n’est pas finie (LC-25).
error-position_not_cleared = cities : des cubes sont sur le plateau après le rangement (LC-37).
