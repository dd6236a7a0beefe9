### The City in English. The rules themselves are in rules.en.ftl, names and values of the cards in data.toml.

## Game

game-title = The City
game-summary = Every card is a building or the money for another one: build in secret, earn cards and points, and be ahead when somebody reaches { $goal }.

## Options

option-cards = the cards of your own copy, instead of the built-in set
    .title = Cards
option-allow_mistakes = cards that cannot be built may be laid down by mistake; they come back, and you give up
    .title = Mistakes happen
option-ask_reference_player = you pick the player whose symbols a card counts, instead of getting the best
    .title = Choose whose symbols count
option-max_rounds = after so many rounds the game ends, whatever the scores
    .title = Rounds at most

## Buttons
button-none = No further card
button-architect = Take the Architect
button-give_up = Give up: draw { $give_up_draw } cards, keep { $give_up_keep }

## Prompts
prompt-setup = { $left ->
    [one] Discard one more card of your starting hand.
   *[other] Discard { $left } cards of your starting hand.
 }
prompt-choose = Round { $round }: { $crew ->
    [yes] build one card, or two that cost { $crew_cost } or less
   *[no] build a card
 }{ $architect ->
    [taken] , or give up.
   *[free] , take the Architect, or give up.
 }
prompt-choose-anything = Round { $round }: { $crew ->
    [yes] lay down one card, or two that cost { $crew_cost } or less
   *[no] lay down a card
 }{ $architect ->
    [taken] , or give up.
   *[free] , take the Architect, or give up.
 }
prompt-second = Your Construction Crew builds { $first-the } first. Which second card, if any?
prompt-second-of-any = You lay down { $first-the } first. Which second card for your Construction Crew, if any?
prompt-mistake = You cannot build both { $first-the } and { $second-the }. Which one do you build?
prompt-pay = Pay { $bill }.
prompt-crew = Your new Construction Crew can build one more card at once, if it costs { $crew_cost } or less. Which one, if any?
prompt-keep = You give up. Which of the { $count } cards you have drawn do you keep?
prompt-reference = In whose zone does { $card-the } count { $what }?
prompt-limit = Nobody keeps more than { $hand_limit } cards: { $left ->
    [one] discard one card.
   *[other] discard { $left } cards.
 }

## Labels
label-setup = Discard { $it }{ $copies }
label-choose = { $cost ->
    [0] Build { $it } for nothing
   *[other] Build { $it } for { $cost }
 }
label-choose-anything = Lay down { $it } (cost { $cost })
label-second = { $cost ->
    [0] Then build { $it } for nothing
   *[other] Then build { $it } for { $cost }
 }
label-second-of-any = Then lay down { $it } (cost { $cost })
label-mistake = { $cost ->
    [0] Build { $it } for nothing
   *[other] Build { $it } for { $cost }
 }
label-pay = Pay with { $it }{ $copies }
label-crew = { $cost ->
    [0] Build { $it } for nothing
   *[other] Build { $it } for { $cost }
 }
label-keep = Keep { $it } (cost { $cost })
label-reference = { $it }: { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
 }
label-limit = Discard { $it }{ $copies }
label-copies = {" "}(you have { $count })
label-bill = { $left ->
    [one] one card for { $card-the }
   *[other] { $left } cards for { $card-the }
 }
label-then = , then{" "}

## Expected
## What to say to a text that is no move: "expected ..."

expected-setup = a card of your hand, such as { $example }
expected-choose = a card of your hand, architect or give_up (for instance { $example })
expected-choose-anything = a card of your hand, architect or give_up (for instance { $example })
expected-second = another card of your hand, or none (for instance { $example })
expected-second-of-any = another card of your hand, or none (for instance { $example })
expected-mistake = one of the two cards
expected-pay = a card of your hand, such as { $example }
expected-crew = a card of your hand, or none (for instance { $example })
expected-keep = one of the cards drawn
expected-reference = another player, such as { $example }
expected-limit = a card of your hand, such as { $example }

## Events
event-setup = { $seat } discards { $cards }.
event-round = Round { $round } begins.
event-architect = { $seat } takes { $card-the }.
event-give_up = { $seat } gives up for this round.
event-reveal = { $seat } reveals { $cards }.
event-return = { $seat } cannot build { $cards }: back to the hand.
event-build = { $cost ->
    [0] { $seat } builds { $card-the } for nothing.
   *[other] { $seat } builds { $card-the } for { $cost }.
 }
event-pay = { $seat } pays for { $card-the } with { $cards }.
event-draw = { $count ->
    [one] { $seat } draws one card.
   *[other] { $seat } draws { $count } cards, to keep one of them.
 }
event-draw_known = { $count ->
    [one] { $seat } draws one card: { $cards }.
   *[other] { $seat } draws { $count } cards, to keep one of them: { $cards }.
 }
event-keep = { $number ->
    [0] { $seat } keeps the only card drawn.
   *[other] { $seat } keeps one card and discards { $cards }.
 }
event-keep_known = { $number ->
    [0] { $seat } keeps { $card-the }.
   *[other] { $seat } keeps { $card-the } and discards { $cards }.
 }
event-refer = { $seat-possessive } { $card } counts { $count } in { $other-possessive } zone.
event-scoring = Round { $round }: income and points.
event-yield = {"   "}{ $seat-possessive } { $card }: { $gained }.
event-points = { $points ->
    [one] { $seat } scores one point and has { $score } in all.
   *[other] { $seat } scores { $points } points and has { $score } in all.
 }
event-income = { $count ->
    [0] { $seat } has no income.
    [one] { $seat } draws one card of income.
   *[other] { $seat } draws { $count } cards of income.
 }
event-income_known = { $count ->
    [0] { $seat } has no income.
    [one] { $seat } draws one card of income: { $cards }.
   *[other] { $seat } draws { $count } cards of income: { $cards }.
 }
event-limit = { $seat } discards { $cards } to get down to { $hand_limit } cards.
event-reshuffle = { $count ->
    [one] The draw pile is empty: the only card of the discard pile becomes the new one.
   *[other] The draw pile is empty: the { $count } cards of the discard pile are shuffled and become the new one.
 }
event-end = { $number ->
    [0] The last round is over, and so is the game.
    [one] { $seats } has reached { $goal } points: the game is over.
   *[other] { $seats } have reached { $goal } points: the game is over.
 }

## Refusals
## Why a move is refused, where the title of the rule would not say it well enough. They stand on the card itself.

refusal-TC-6 = not in your hand
refusal-TC-12 = there is nothing for you to decide now; the others are still choosing
refusal-TC-14 = you build a card of your hand, take the Architect, or give up
refusal-TC-15 = not in your hand
refusal-TC-19 = you have had your Architect
refusal-TC-22 = not one of the cards you have drawn
refusal-TC-25 = costs { $cost }, and you can pay { $money }
refusal-TC-26 = you pay with cards of your hand
refusal-TC-27 = not in your hand
refusal-TC-29 = being built: it cannot pay
refusal-TC-30 = needs { $needed-a } in your zone
refusal-TC-35 = you have one, and nobody may have two
refusal-TC-37 = not another card of your hand
refusal-TC-38 = printed cost { $cost }: only cards of up to { $crew_cost } are built in pairs
refusal-TC-41 = not one of the two cards you laid down
refusal-TC-42 = printed cost { $cost }: the extra card may cost { $crew_cost } at most
refusal-TC-43 = not in your hand
refusal-TC-52 = you pick another player
refusal-TC-56 = the game is over
refusal-TC-57 = not in your hand

## Scores

score-building = Building
    .all = Buildings
score-earlier = Earlier rounds

## Endings
ending-TC-56 = The goal of { $goal } points has been reached.
ending-TC-13 = The last round of this game is over.

## Wording
## The pieces of which the texts of the cards are made.

wording-or = { $first } or { $last }
wording-and = { $first } and { $last }
wording-cars = Cars
wording-carts = Trolleys
wording-fountains = Fountains
wording-car_letter = C
wording-cart_letter = T
wording-fountain_letter = F
wording-own = in your zone
wording-all = in the zones of all players
wording-one_other = in the zone of one other player of your choice
wording-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
wording-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
wording-price = { $cost ->
    [0] free
    [one] { $cost } card
   *[other] { $cost } cards
 }
wording-a_round = { $amounts } a round
wording-short_each = +{ $more } for each { $what }{ $whose }
wording-short_with = +{ $more } with { $what-a }{ $whose }
wording-whose_all = {" "}in all zones
wording-whose_one_other = {" "}of one other player
wording-counted_card = { $number ->
    [plural] { $what } card
   *[singular] { $what }
 }
wording-builds_two = two small buildings a round
wording-only_symbols = symbols for other cards
wording-only_symbols_text = Brings nothing by itself, but other cards count its symbols.
wording-counted_by = Counted by { $cards-the }.
wording-brings = Brings { $amounts } every round.
wording-needs = Needs { $cards-a } in your zone.
wording-each = +{ $more } for each { $what } { $where }.
wording-with = +{ $more } with { $what-a } { $where }.
wording-discount = You pay { $amount } less for { $cards-the }.
wording-double_build = You may build { $crew_cards } cards in a round, each of printed cost { $crew_cost } or less; in the round in which you build it, one more such card at once.
wording-architect = Free, once in the game, instead of building.
wording-limit_one = At most one in each zone.

## Symbols

symbol-car = Car
symbol-cart = Trolley
symbol-fountain = Fountain

## Fields

field-round = Round
field-most_rounds = Rounds at most
field-goal = Points that end the game
field-hand_limit = Hand limit
field-lead = Lead seat
field-pile_size = Cards in the draw pile
field-discard = Discard pile
field-architects = Architects in the supply
field-hand_sizes = Cards in hand
field-zone_cards = Zones
field-incomes = Income a round
field-points = Points a round
field-symbols = Symbols
field-car = Cars
field-cart = Trolleys
field-fountain = Fountains
field-laid_cards = Revealed cards
field-built = Built this round
field-giving_up = Giving up
field-offer_sizes = Cards drawn on giving up
field-shown = Hand cards everybody has seen
field-answers = Your answers
field-hand = Your hand
field-chosen = Your cards face down
field-offer = Cards you have drawn
field-bill = Your bill
field-hands = Hands
field-id = -
field-spot = -
field-card = Card
field-printed_cost = Printed cost
field-cost = Cost
field-income = Income
field-blocked = Cannot be chosen
field-mistake = Cannot be built
field-rule = Rule
field-why = Why
field-gain = Gain if built
field-own_income = -
field-own_points = -
field-changes = -
field-paid = Paid
field-left = Still to pay

## Sheet
## The table of all cards.

sheet-built_in = built-in set
sheet-title = The City: { $count } cards ({ $source })
sheet-name = Card
sheet-copies = Copies
sheet-cost = Cost
sheet-symbols = Symbols
sheet-income = Income
sheet-points = Points
sheet-rest = More
sheet-needs = needs
sheet-discounts = discount
sheet-limit_one = max 1
sheet-ability = ability
sheet-printed = checked on printed cards
sheet-reconstructed = our reconstruction
sheet-translation = our words
sheet-rulebook = the rulebook

## Errors

error-at_line = { $source }, line { $line }
error-somewhere = { $source }
error-not_toml = { $source } is not a valid TOML file: { $reason }.
error-changed_figure = { $place }: the figure { $figure } belongs to the rules and cannot be changed; only cards can.
error-no_cards = { $place }: there is no list of cards ([[card]]).
error-bad_id = { $place }: a card needs an id of small letters, digits and _, at least two of them, and not the name of a button.
error-twice = { $place }: the card { $card } is there twice.
error-unknown_field = { $place }: { $card } has no field { $field }. The fields are { $known }.
error-bad_name = { $place }: { $field } of { $card } must be a text.
error-bad_forms = { $place }: { $field } of { $card } is { $value }; it must give texts for { $allowed }.
error-bad_number = { $place }: { $field } of { $card } is { $value }; it must be a whole number from { $least } to { $most }.
error-bad_symbols = { $place }: symbols of { $card } is { $value }; it must give numbers of { $allowed }.
error-bad_yes_or_no = { $place }: { $field } of { $card } is { $value }; it must be true or false.
error-bad_word = { $place }: { $field } of { $card } has { $value }; it must be one of { $allowed }.
error-bad_list = { $place }: { $field } of { $card } is { $value }; it must be a list.
error-bad_entry = { $place }: each entry of { $field } of { $card } must have exactly { $keys }.
error-bad_notes = { $place }: notes of { $card } must be a text, or one for each of { $languages }.
error-bad_provenance = { $place }: provenance of { $card } must give a list of sources for each field.
error-unknown_card = { $place }: { $field } of { $card } names { $other }, which is not a card of this file.
error-no_architect = { $place }: exactly one card must have the ability architect, and its id is architect.
error-bad_architects = { $place }: there are { $count } Architects; there must be { $architects }.
error-architect_not_free = { $place }: the Architect costs nothing and needs nothing.
error-bad_total = { $place }: all copies together are { $total } cards; there must be { $cards }.
