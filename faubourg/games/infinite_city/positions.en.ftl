# Why a position cannot be. Each goes on after "This position cannot be:". Parts of positions are called as they are written.

error-position_answers = there is no secret answer in this game; leave `answers` out.
error-position_empty = board: there must be at least one tile in the city.
error-position_hands = hands: there are { $count } of them for { $players } players.
error-position_no_tile = { $place }: name the tile, even one that lies face down.
error-position_tile = { $place }: there is no tile { $tile }. Name one by its kind, or by its id, such as bank#6. Kinds: { $known }.
error-position_copies = { $place }: there are more tiles { $tile } than the { $count } of the game.
error-position_twice = { $place }: the tile { $tile } is somewhere else, too.
error-position_cell = { $place }: this is not a cell. Cells are written such as 3,-4, from -{ $furthest } to { $furthest }.
error-position_seat = { $place }: { $seat } is not a seat here; the seats are { $allowed }.
error-position_tokens_down = { $place }: a face-down tile carries no tokens (IC-27).
error-position_tokens_twice = { $place }: only a Stadium carries two tokens of one player (IC-26).
error-position_tokens_several = { $place }: only a Stadium, a Police HQ or a Hotel carries tokens of several players (IC-26).
error-position_back = { $place }: face-down tiles may have a back, such as back#3, each another number.
error-position_tokens = { $seat } has { $count } tokens in supply and on the board together, of { $tokens } (IC-2).
error-position_supply = supply: it has { $count } numbers for { $players } players.
error-position_number = { $place }: { $number } is not between { $least } and { $most }.
error-position_pending_over = pending: the game is over by { $rule }, so nothing remains to be done.
error-position_order = pending: it begins with end-of-turn and ends with a question; between them wait texts of different tiles, library-rest and temple-draw. A turn is asked alone.
error-position_step_seat = { $place }: everything that remains to be done is up to the active player, { $seat }.
error-position_step = { $place }: the step { $step } { $wanted }
error-position_wanted_nothing = takes nothing but its seat.
error-position_wanted_rest = takes in `things` the Library it belongs to, or nothing.
error-position_wanted_draw = takes in `at` another player, and in `things` the Temple it belongs to, or nothing.
error-position_wanted_cell = takes in `what` a tile that is nowhere else, in `at` the player whose hand it comes from (nothing: from the deck, then no Library), in `things` the tile whose text plays it; the active player must have a token and not have run out.
error-position_wanted_temple = takes in `at` another player and in `what` the face-up Temple; the active player must not have run out.
error-position_wanted_library = takes in `at` and `what` the face-up Library and its cell, and in `things` one to five tiles that are nowhere else; the active player must not have run out.
error-position_wanted_picked = takes in `at` and `what` the cell and the face-up tile whose text it is, and in `things` one cell that this text may pick.
error-position_wanted_text = takes in `at` and `what` the cell and the face-up tile whose text it is.
error-position_wanted_capitol = takes in `at` and `what` the cell and the face-up Capitol, in `things` the neighbouring cells it has captured, in `count` how many of the texts that wait directly below it has turned up.
error-position_wanted_arboretum = takes in `at` and `what` the cell and the face-up Arboretum, and in `count` how many tokens have been taken back, less than three.
error-position_no_answer = pending: the question { $step } has no legal answer here.
error-position_no_token = { $seat } has no token to begin a turn with (IC-45, IC-48).
error-position_stations = { $count } Power Stations are face up; the fifth one, and nothing else, ends the game by IC-43.
error-position_ended_by = ended_by: no game ends by { $rule }; it is one of { $allowed }.
error-position_end_final_round = ended_by: IC-49 ends a final round, so there is a trigger, and last_turns is an empty list.
error-position_end_passes = passes: { $count } in a row. When all { $players } have passed the game is over by IC-51, and only then; every pass is a turn.
error-position_end_turns = turns: { $count }. After { $most } turns the game is over by IC-52, and only then.
error-position_nobody = nobody is asked anything, and the game is not over.
error-position_last_turns_missing = trigger: { $seat } has placed a last token before this turn, so last_turns says who still has one.
error-position_trigger_ran_out = trigger: if { $seat } has placed a last token in this turn, ran_out is true.
error-position_last_turns = last_turns: seats in clockwise order after the active one, each once, without the active one and the trigger, who must be named.
error-position_active_trigger = active: { $seat } has placed the last token first, and has no turn in the final round (IC-47).
error-position_ran_out = ran_out: if { $seat } has run out, somebody is the trigger (IC-45).
error-position_not_ran_out = ran_out: { $seat } has no token left in this turn, so it is true (IC-53).
error-position_new_turn = ran_out and factories are about the turn so far, and this one begins: leave them out.
error-position_set_aside = set_aside: { $count } lists, and { $rests } steps library-rest are pending (IC-83).

# What is true in every state.

error-position_two_places = a tile is in two places (IC-3).
error-position_unknown_hand = known: { $seat } must know every tile of the own hand.
error-position_unknown_seen = known: { $seat } must know the tiles looked at.
error-position_unknown_up = known: a face-up tile is known to all (*).
