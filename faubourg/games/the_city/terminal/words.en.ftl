### How the terminal speaks of The City in English.

## Words around the board

heading = Round { $round }   draw pile { $pile }   discard pile { $discard }   Architects { $architects }
near_end = { $names } will reach { $goal } points: this round is the last.
setup = Setup   draw pile { $pile }
score = score
points = points
income = income
hand = hand
car = C
cart = T
fountain = F
deciding = deciding
ready = ready
gives_up = gives up
reveals = builds { $cards }
shown = holds { $cards }
your_zone = Your zone:
zone_of = { $name-possessive } zone:
other_zones = The zones of { $seats }: board B shows that of B.
empty = nothing yet
hand_title = Your hand (cost, symbols, income, points):
read_on = (card NAME tells all)
hand_in_a_row = Your hand:
closed = { $card }: { $why }
closed_too = { $card }: { $why } (so too: { $others })
hand_of = { $name-possessive } hand:
offer = You have drawn:
no_hand = Your hand is empty.
legend = { $income } income and { $points } points in a round   C Car   T Trolley   F Fountain
discount = {"   "}{ $cost }<{ $printed_cost } reduced
