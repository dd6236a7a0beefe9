## Game

game-title = Petites enchères
game-summary = Misez des cartes.

## Buttons

button-stop = Arrêter

## Prompts

prompt-first = Misez une carte.
prompt-second = Une deuxième carte, ou arrêtez.

## Labels

label-first = { $it }
label-second = { $it }

## Expected

expected-first = une carte de votre main, comme { $example }
expected-second = une carte de votre main, comme { $example }

## Events

event-draw = { $seat } pioche.
event-draw_known = { $seat } pioche { $card }.
event-bid = { $seat } mise { $cards }.

## Fields

field-deck_size = Cartes de la pioche
field-discard = Défausse
field-hand_sizes = Cartes en main
field-hand = Main
field-bid = Enchère
