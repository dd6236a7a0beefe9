# Why a position cannot be. Each goes on after "This position cannot be:". Parts of positions are called as they are written.

error-position_no_such_card = { $place } is { $card }, which is not a card of this game.
error-position_architect_outside = { $place } is an Architect, and Architects lie in zones or in their supply only.
error-position_too_many = { $place } is one { $card } too many: { $count ->
    [one] there is only { $count }
   *[other] there are only { $count }
 }.
error-position_too_many_seats = { $place } has { $count } lists; there is one for each of { $players } players.
error-position_one_for_each_seat = { $place } has { $count } numbers; there is one for each of { $players } players.
error-position_not_points = { $place } is { $points }; points are whole numbers from 0 on.
error-position_seat_twice = { $place } names a seat twice.
error-position_answers_after_the_end = there are answers, and the game is over.
error-position_answer = { $place } is { $answer }; allowed: { $allowed }.
error-position_all_have_answered = everybody has answered in { $step }; at least one answer must be missing.
error-position_no_such_stage = nobody is asked anything in { $step }; the last step of pending is one of { $allowed }.
error-position_pending = where { $step } is asked, pending is exactly { $order }, in this order, each with the seat { $seat } and nothing else.
error-position_only_one = { $place } has two { $card }, and no zone may have more than one.
error-position_without_mistakes = { $place } is possible only with the option allow_mistakes.
error-position_without_references = referring is possible only with the option ask_reference_player and more than two players.
error-position_shown_not_held = { $place } has { $card }, which is not in that hand.
error-position_round = round is { $round }, and the game has { $most } rounds.
error-position_setup_round = round is 0 in the step settling and at no other time.
error-position_setup_empty = in setup zones and discard pile are empty, and nobody has points.
error-position_setup_hand = { $place } has { $count } cards; in setup every hand has { $deal }.
error-position_ended_by = ended_by is { $rule }; a game ends by TC-56 (the goal) or TC-13 (the last round).
error-position_ended_by_points = ended_by is { $rule }, and the best score is { $points }: with { $goal } points or more it is TC-56, else TC-13.
error-position_ended_early = the game is over after round { $round } of { $most }, and nobody has reached the goal.
error-position_ended_and_asking = the game is over by { $rule }, and something is pending.
error-position_goal = somebody has { $points } points; with { $goal } the game is over (ended_by is TC-56).
error-position_last_round_limit = the hand limit does not apply after round { $round }, which is the last.
error-position_scored_rounds = scored has { $count } rounds; so far { $most ->
    [one] { $most } round has been scored
   *[other] { $most } rounds have been scored
 }.
error-position_scored_size = { $place } must be from { $least } to { $most }: zones only grow.
error-position_scored_picks = { $place } must name { $count ->
    [one] { $count } other player
   *[other] { $count } other players
 }.
error-position_scored_points = by scored the zone of { $seat } has given { $points } points, and the score is { $score }.
error-position_not_now = { $place } must be empty here; cards or seats are there in these steps only: { $allowed }.
error-position_too_few_offered = who gives up draws { $count } cards, unless both piles are empty.
error-position_too_many_offered = { $place } may have { $count } cards at most.
error-position_hand_limit = { $place } may have { $most } cards at most in this step.
error-position_built_not_last = { $place } must be the last one or two cards of that zone.
error-position_no_pair = { $place }: two cards in a round need a Construction Crew, and cost { $cost } each at most.
error-position_not_buildable = { $place }: { $card } cannot be built and paid there.
error-position_builds_and_gives_up = { $seat } builds and gives up in the same round.
error-position_no_choice = { $seat } has chosen nothing: cards are in { $part }, or the seat in giving_up, or the Architect last in the zone.
error-position_nobody_sorting = in sorting somebody has laid two cards of which either, but not both, can be built.
error-position_nobody_paying = in paying somebody has something to pay, and more cards in hand than that.
error-position_nobody_extra_building = in extra-building somebody has built a Construction Crew and nothing else.
error-position_nobody_keeping = in keeping somebody has drawn two cards or more.
error-position_nobody_referring = in referring somebody has a card that counts in the zone of another player.
error-position_nobody_trimming = in trimming somebody has more cards than the hand limit.

# What is true in every state.

error-position_too_many_cards = there are { $count } cards { $card }, more than in the box (TC-2).
error-position_architect_in_pile = an Architect lies among the building cards (TC-3).
error-position_architects = there are { $count } Architects, not { $architects } (TC-3).
error-position_two_architects = a player has two Architects (TC-19).
error-position_shown_missing = { $seat } does not hold a card that all have seen (TC-36).
error-position_zone_shrunk = a zone was larger than it is now (TC-54).
error-position_nobody = nobody is asked anything, and the game is not over.
error-position_three_cards = { $seat } builds more than two cards in a round (TC-44).
error-position_cards_between = cards of { $seat } lie on the table between two rounds.
