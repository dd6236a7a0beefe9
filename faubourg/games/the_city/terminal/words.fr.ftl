### How the terminal speaks of The City in French.

## Words around the board

heading = Manche { $round }   pioche { $pile }   défausse { $discard }   Architectes { $architects }
near_end = { $goal } points en vue pour { $names } : cette manche est la dernière.
setup = Mise en place   pioche { $pile }
score = score
points = points
income = revenu
hand = main
car = V
cart = C
fountain = F
deciding = choisit
ready = a choisi
gives_up = renonce
reveals = construit { $cards }
shown = a en main { $cards }
your_zone = Votre zone :
zone_of = Zone { $name-of } :
other_zones = Zones de { $seats } : plateau B montre celle de B.
empty = rien encore
hand_title = Votre main (coût, symboles, revenu, points) :
read_on = (carte NOM dit tout)
hand_in_a_row = Votre main :
closed = { $card } : { $why }
closed_too = { $card } : { $why } (de même : { $others })
hand_of = Main { $name-of } :
offer = Vous avez pioché :
no_hand = Votre main est vide.
legend = { $income } revenu et { $points } points par manche   V Voiture   C Chariot   F Fontaine
discount = {"   "}{ $cost }<{ $printed_cost } remise
