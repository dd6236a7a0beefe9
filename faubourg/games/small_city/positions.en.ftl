# Why a position cannot be. Each goes on after "This position cannot be:". Parts of positions are called as they are written.

error-position_thing = { $place }: { $found } cannot stand there; what can is, for example, { $example }.
error-position_action = { $place }: { $card } is not an action card; the cards are { $allowed }.
error-position_cell = { $place }: { $found } is not a cell, such as E7.
error-position_cell_twice = { $place }: { $cell } is there twice.
error-position_layers = { $place }: { $count ->
    [one] there is one list of cells
   *[other] there are { $count } lists of cells
 }, and there must be { $wanted } or none.
error-position_answers_alone = answers: they belong to a pending stage, and nothing is pending.
error-position_one_answer = pending: { $step } has one answer only, so it is not asked.
error-position_answers_of_one = answers: they belong to a stage of several players, and { $step } is a question to one.
error-position_nothing_pending = pending: nothing is ever pending in phase { $phase }; leave it out, and the phase begins.
error-position_pending_out = pending: { $seat } is out of the game, and { $step } is asked.
error-position_pending_empty = pending: the last step must be a question.
error-position_step_field = pending: the step { $step } has no { $part }.
error-position_turn_order = pending: for { $step } players wait in turn order, the next one last.
error-position_has_card = cards: { $seat } has an action card already and cannot choose one.
error-position_chooses_after = cards: { $seat } chooses after { $other }, who has no action card (SC-39).
error-position_other_phase = pending: { $step } is not asked in phase { $phase }; allowed there: { $allowed }.
error-position_below = pending: before { $step } stand other steps than belong there.
error-position_below_seat = pending: { $first } and { $step } must be of the same player.
error-position_parade = pending: the circle is laid after parade, and a solo game has no parade (SC-37, SC-186).
error-position_circle_before = circle: it is laid as soon as the mayor stands, before cards are chosen (SC-37).
error-position_keep_special = pending: things of keep-special are special promises, each once.
error-position_destination = pending: at of destination is no place from which a citizen of { $seat } may walk.
error-position_council = pending: count of council is 1 for the councillor’s card, or left out.
error-position_council_build = pending: count of council-build is the column, 1 to { $columns }.
error-position_victim = pending: count of victim is how many die, 1 or, in a solo game, up to the pollution of this turn.
error-position_full_size = pending: urban-growth is not asked, since the zone of { $seat } has its full size.
error-position_space = pending: what of { $step } is a disk and a space, such as disk1 industry-2.
error-position_payment = pending: the disk of payment cannot go to that space.
error-position_bundle = pending: what of bundle is a space of industry that gives a choice.
error-position_money_or_votes = pending: what of money-or-votes is a space of economy.
error-position_products = pending: things of { $step } are raw materials with their borough, such as wood@A.
error-position_no_products = pending: { $step } lacks things, what is to be stored.
error-position_not_made = pending: no citizen of { $seat } has made what { $step } has in things.
error-position_council_product = pending: what the council gives counts as made in one’s own borough; things of { $step } must say so.
error-position_no_surplus = pending: surplus is not asked, since there is room for everything.
error-position_plan_missing = plans: where replanning is asked, that of { $seat } must be given.
error-position_plan_unfit = plans: that of { $seat } does not fit, so { $seat } is the one who plans again first (SC-51).
error-position_entries = { $place }: there are { $count } entries for { $players ->
    [one] one player
   *[other] { $players } players
 }.
error-position_plans_phase = plans: there are none in phase { $phase }.
error-position_plans_out = plans: { $seat } is out of the game.
error-position_plan_short = plans: that of { $seat } ends before { $step } is answered.
error-position_plan = plans: { $seat } cannot plan { $part }.
error-position_size = size: the zone of { $seat } can be { $allowed } wide, not { $size }.
error-position_earned = earned: it has { $count } entries, and { $seat } has { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
 }.
error-position_grave_on_tile = cemeteries: one of { $seat } lies on a tile.
error-position_built = built: { $building } is no building of which each player has one.
error-position_disks = disks: each player has two, not { $count }.
error-position_tile = tiles: { $tile } is not a tile with its first cell and its turn, such as res2 D5 r1.
error-position_tile_on_tile = tiles: { $tile } of { $seat } lies on another tile.
error-position_tile_twice = tiles: { $seat } has two of { $tile }, and each player has one only.
error-position_no_store = stores: { $seat } has no warehouse at { $cell }.
error-position_full_store = stores: { $cell } of { $seat } has room for { $room } at most.
error-position_council_price = ledger: council_price is what was paid, 0 or below.
error-position_votes = votes: tiles and ledger of { $seat } add up to { $total }; votes are as many or more, and never below 0.
error-position_disk = disks: { $space } is not a space of the council, such as industry-2.
error-position_two_citizens = citizens: two stand on { $cell } of { $seat }.
error-position_circle = circle: it has { $wanted } cards, and face_down as many in a solo game only.
error-position_circle_twice = circle: each action card is there once.
error-position_cards = cards: each is one of the circle that is free to take, and in one hand only.
error-position_no_tiles_left = tiles: there are not so many { $tile } in the box.
error-position_pile_kind = piles: { $tile } is no kind of tile; kinds are { $allowed }.
error-position_pile = piles: of { $tile } there are { $most } at most, not { $count }.
error-position_supply = supply: of { $total } { $raw } in all, { $stored } are in stores or on their way.
error-position_promise_piles = promise_piles: there are { $number }, { $piles }, not { $count }.
error-position_known = known: { $thing } is not a card or plan that could be hidden.
error-position_halls = tiles: { $seat } has { $count ->
    [0] no town hall
    [one] a town hall
   *[other] { $count } town halls
 }; there is one as soon as halls are chosen, and none before.
error-position_built_early = tiles: { $seat } has built before the first turn.
error-position_lost = out: { $seat } has lost when pollution is { $loss_at }, and only then.
error-position_lost_all = out: { $seat } has lost, so nobody and nothing is left there.
error-position_lost_card = cards: { $seat } has lost and holds none.
error-position_over = ended_by: { $count ->
    [0] none
    [one] one
   *[other] { $count }
 } of { $players } players { $count ->
    [one] is
   *[other] are
 } left, so the game is over ({ $rule }).
error-position_ended_by = ended_by: a game ends after turn { $turns } (SC-164, phase 8) or by { $rule }.
error-position_wrong_pile = promise_piles: a card of another pile lies in { $pile }.
error-position_drawn = drawn_promises: { $seat } draws one card of each pile in phase 0, and nobody has any later.
error-position_few_promises = promise_piles: each needs { $players ->
    [one] a card
   *[other] { $players } cards
 } before they are dealt.
error-position_promise_gone = promise: a card is not in this game.
error-position_special_gone = specials: a special promise is not in this game.
error-position_moved_phase = moved and held belong to phase 3, not to phase { $phase }.
error-position_moved = moved: nobody stands on one of these cells.
error-position_held = held: only places in shops and factories are held.
error-position_aside = aside: raw materials are set aside in phase 4, not in phase { $phase }.
error-position_circle_missing = circle: it is laid in phase 1, so it must be there later.
error-position_circle_early = circle: it is laid in phase 1, not before.
error-position_no_street = street: the mayor stands in none here (SC-36).
error-position_street_outside = street: it lies outside the host’s zone and its next strip (SC-32).
error-position_pending_over = pending: the game is over, so nothing remains to be done.
error-position_turn_and_phase = turn is { $turn } and phase is { $phase }; both are 0 while halls and promises are chosen, and neither is later.
error-position_order = order: the players in the game clockwise from the host are { $seats }.
error-position_street = street: { $street } is not one of the host’s, such as { $host }:D4-E4.

# What is true in every state.

error-position_borough = borough of { $seat }: { $reason }
error-position_overlap = { $tile } lies on something else (SC-17).
error-position_outside = { $tile } is outside the zone (SC-1).
error-position_far_grave = a cemetery lies beyond the next strip (SC-149).
error-position_stands_twice = { $tile } stands twice, or is not in built (SC-58).
error-position_smoky_home = the home at { $cell } touches industry (SC-11).
error-position_below_zero = money or votes are below 0 (SC-54).
error-position_full_hall = the hall is too full (SC-14).
error-position_full_warehouse = a warehouse is too full (SC-15).
error-position_disks_line = both disks are in one line (SC-153).
error-position_shared_slot = two citizens share a slot (SC-12).
error-position_no_slot = a citizen stands on no slot (SC-107).
error-position_tourist = a tourist stands in a home or on a power slot (SC-115).
error-position_citizens = there are { $count } citizens instead of { $citizens } (SC-27).
error-position_raw = there are { $count } { $raw }, of { $most } in all (SC-130).
error-position_too_many_tiles = there are too many tiles { $tile } (SC-24).
error-position_same_card = two players hold the same action card (SC-38).
error-position_promise_places = a promise is in two places (SC-29).
error-position_special_places = a special promise is in two places (SC-168).
