# Pourquoi une position est impossible : chaque phrase suit « Cette position est impossible : ».

error-position_thing = { $place } : { $found } ne peut pas y figurer ; par exemple : { $example }.
error-position_action = { $place } : { $card } n’est pas une carte action ; les cartes sont { $allowed }.
error-position_cell = { $place } : { $found } n’est pas une case, comme E7.
error-position_cell_twice = { $place } : { $cell } y figure deux fois.
error-position_layers = { $place } : { $count ->
    [one] il y a une liste de cases
   *[other] il y a { $count } listes de cases
 }, et il en faut { $wanted } ou aucune.
error-position_answers_alone = answers : des réponses vont avec une étape de pending, et pending est vide.
error-position_one_answer = pending : { $step } n’a qu’une réponse possible, la question n’est donc pas posée.
error-position_answers_of_one = answers : des réponses vont avec une étape à plusieurs joueurs, et { $step } est une question posée à un seul.
error-position_nothing_pending = pending : rien n’attend jamais dans la phase { $phase } ; ne donnez pas pending, et la phase commence.
error-position_pending_out = pending : { $seat } est hors jeu, et { $step } lui est demandé.
error-position_pending_empty = pending : la dernière étape doit être une question.
error-position_step_field = pending : l’étape { $step } n’a pas de { $part }.
error-position_turn_order = pending : pour { $step }, les joueurs attendent dans l’ordre du tour, le prochain en dernier.
error-position_has_card = cards : { $seat } a déjà une carte action et ne peut pas en choisir.
error-position_chooses_after = cards : { $seat } choisit après { $other }, qui n’a pas de carte action (SC-39).
error-position_other_phase = pending : { $step } n’est pas demandé dans la phase { $phase } ; permis à ce moment : { $allowed }.
error-position_below = pending : avant { $step } figurent des étapes qui n’ont rien à y faire.
error-position_below_seat = pending : { $first } et { $step } doivent concerner le même joueur.
error-position_parade = pending : le cercle se pose après parade, et une partie en solo n’a pas de parade (SC-37, SC-186).
error-position_circle_before = circle : le cercle est posé dès que le maire est placé, avant le choix des cartes (SC-37).
error-position_keep_special = pending : things de keep-special contient des promesses spéciales, chacune une fois.
error-position_destination = pending : at de destination n’est pas une case d’où un citoyen de { $seat } peut partir.
error-position_council = pending : count de council vaut 1 pour la carte du conseiller, ou n’est pas donné.
error-position_council_build = pending : count de council-build est la colonne, de 1 à { $columns }.
error-position_victim = pending : count de victim est le nombre de morts, 1 ou, en solo, au plus la pollution de ce tour.
error-position_full_size = pending : urban-growth n’est pas demandé, car la zone de { $seat } a sa taille maximale.
error-position_space = pending : what de { $step } est un disque et un emplacement, comme disk1 industry-2.
error-position_payment = pending : le disque de payment ne peut pas aller sur cet emplacement.
error-position_bundle = pending : what de bundle est un emplacement d’industry qui laisse un choix.
error-position_money_or_votes = pending : what de money-or-votes est un emplacement d’economy.
error-position_products = pending : things de { $step } contient des matières avec leur arrondissement, comme wood@A.
error-position_no_products = pending : il manque à { $step } things, ce qui est à stocker.
error-position_not_made = pending : aucun citoyen de { $seat } n’a produit ce que { $step } a dans things.
error-position_council_product = pending : ce que donne le conseil compte comme produit dans son propre arrondissement ; things de { $step } doit le dire.
error-position_no_surplus = pending : surplus n’est pas demandé, car il y a de la place pour tout.
error-position_plan_missing = plans : quand replanning est demandé, celui de { $seat } doit être donné.
error-position_plan_unfit = plans : celui de { $seat } ne convient pas, c’est donc { $seat } qui refait son plan d’abord (SC-51).
error-position_entries = { $place } : il y a { $count } entrées pour { $players ->
    [one] un joueur
   *[other] { $players } joueurs
 }.
error-position_plans_phase = plans : il n’y en a pas dans la phase { $phase }.
error-position_plans_out = plans : { $seat } est hors jeu.
error-position_plan_short = plans : celui de { $seat } s’arrête avant la réponse à { $step }.
error-position_plan = plans : { $seat } ne peut pas prévoir { $part }.
error-position_size = size : la zone de { $seat } peut avoir pour largeur { $allowed }, et non { $size }.
error-position_earned = earned : il y a { $count } entrées, et { $seat } a { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }.
error-position_grave_on_tile = cemeteries : un cimetière de { $seat } est sur une tuile.
error-position_built = built : { $building } n’est pas un bâtiment que chaque joueur a en un exemplaire.
error-position_disks = disks : chaque joueur en a deux, et non { $count }.
error-position_tile = tiles : { $tile } n’est pas une tuile suivie de sa première case et de son orientation, comme res2 D5 r1.
error-position_tile_on_tile = tiles : { $tile } de { $seat } est sur une autre tuile.
error-position_tile_twice = tiles : { $seat } a deux fois { $tile }, et chaque joueur n’en a qu’un exemplaire.
error-position_no_store = stores : { $seat } n’a pas d’entrepôt en { $cell }.
error-position_full_store = stores : { $cell } de { $seat } n’a de place que pour { $room }.
error-position_council_price = ledger : council_price est ce qui a été payé, 0 ou moins.
error-position_votes = votes : les tuiles et le ledger de { $seat } donnent { $total } ; il y a au moins autant de voix, et jamais moins de 0.
error-position_disk = disks : { $space } n’est pas un emplacement du conseil, comme industry-2.
error-position_two_citizens = citizens : deux citoyens sont en { $cell } chez { $seat }.
error-position_circle = circle : le cercle a { $wanted } cartes, et face_down autant, en solo seulement.
error-position_circle_twice = circle : chaque carte action n’y figure qu’une fois.
error-position_cards = cards : chacune est une carte du cercle que l’on peut prendre, et dans une seule main.
error-position_no_tiles_left = tiles : il n’y a pas autant de { $tile } dans la boîte.
error-position_pile_kind = piles : { $tile } n’est pas une sorte de tuile ; les sortes sont { $allowed }.
error-position_pile = piles : il y a au plus { $most } { $tile }, et non { $count }.
error-position_supply = supply : sur { $total } { $raw } en tout, { $stored } sont dans les entrepôts ou en chemin.
error-position_promise_piles = promise_piles : il y en a { $number }, { $piles }, et non { $count }.
error-position_known = known : { $thing } n’est pas une carte ou un plan qui pourrait être caché.
error-position_halls = tiles : { $seat } { $count ->
    [0] n’a pas de mairie
    [one] a une mairie
   *[other] a { $count } mairies
 } ; il y en a une dès que les mairies sont choisies, et aucune avant.
error-position_built_early = tiles : { $seat } a construit avant le premier tour.
error-position_lost = out : { $seat } a perdu quand sa pollution vaut { $loss_at }, et seulement alors.
error-position_lost_all = out : { $seat } a perdu, il n’y a donc plus personne ni plus rien chez { $seat }.
error-position_lost_card = cards : { $seat } a perdu et n’en a aucune.
error-position_over = ended_by : { $count ->
    [0] il ne reste aucun joueur
    [one] il reste un joueur
   *[other] il reste { $count } joueurs
 } sur { $players }, la partie est donc finie ({ $rule }).
error-position_ended_by = ended_by : une partie finit après le tour { $turns } (SC-164, phase 8) ou par { $rule }.
error-position_wrong_pile = promise_piles : une carte d’une autre pile est dans { $pile }.
error-position_drawn = drawn_promises : { $seat } pioche une carte de chaque pile dans la phase 0, et personne n’en a plus ensuite.
error-position_few_promises = promise_piles : il faut { $players ->
    [one] une carte
   *[other] { $players } cartes
 } dans chacune avant de les distribuer.
error-position_promise_gone = promise : une carte n’est pas dans cette partie.
error-position_special_gone = specials : une promesse spéciale n’est pas dans cette partie.
error-position_moved_phase = moved et held appartiennent à la phase 3, et non à la phase { $phase }.
error-position_moved = moved : personne n’est sur l’une de ces cases.
error-position_held = held : seules des places de commerces et d’usines sont retenues.
error-position_aside = aside : des matières sont mises de côté dans la phase 4, et non dans la phase { $phase }.
error-position_circle_missing = circle : le cercle est posé dans la phase 1, il doit donc être là ensuite.
error-position_circle_early = circle : le cercle est posé dans la phase 1, pas avant.
error-position_no_street = street : le maire n’est dans aucune rue ici (SC-36).
error-position_street_outside = street : elle est hors de la zone de l’hôte et de sa prochaine bande (SC-32).
error-position_pending_over = pending : la partie est finie, il ne reste donc rien à faire.
error-position_turn_and_phase = turn vaut { $turn } et phase { $phase } ; les deux valent 0 pendant le choix des mairies et des promesses, et ni l’un ni l’autre ensuite.
error-position_order = order : les joueurs en jeu, dans le sens horaire à partir de l’hôte, sont { $seats }.
error-position_street = street : { $street } n’est pas une rue de l’hôte, comme { $host }:D4-E4.

# Ce qui est vrai à tout moment d’une partie.

error-position_borough = arrondissement de { $seat } : { $reason }
error-position_overlap = { $tile } est sur autre chose (SC-17).
error-position_outside = { $tile } est hors de la zone (SC-1).
error-position_far_grave = un cimetière est au-delà de la prochaine bande (SC-149).
error-position_stands_twice = { $tile } est là deux fois, ou manque dans built (SC-58).
error-position_smoky_home = le logement en { $cell } touche l’industrie (SC-11).
error-position_below_zero = l’argent ou les voix sont au-dessous de 0 (SC-54).
error-position_full_hall = la mairie est trop pleine (SC-14).
error-position_full_warehouse = un entrepôt est trop plein (SC-15).
error-position_disks_line = les deux disques sont sur la même ligne (SC-153).
error-position_shared_slot = deux citoyens partagent une place (SC-12).
error-position_no_slot = un citoyen n’est sur aucune place (SC-107).
error-position_tourist = un touriste est dans un logement ou sur une place de pouvoir (SC-115).
error-position_citizens = il y a { $count } citoyens au lieu de { $citizens } (SC-27).
error-position_raw = il y a { $count } { $raw }, sur { $most } en tout (SC-130).
error-position_too_many_tiles = il y a trop de tuiles { $tile } (SC-24).
error-position_same_card = deux joueurs ont la même carte action (SC-38).
error-position_promise_places = une promesse est à deux endroits (SC-29).
error-position_special_places = une promesse spéciale est à deux endroits (SC-168).
