## Game

game-title = Toy auction
game-summary = Bid cards.

## Buttons

button-stop = Stop

## Prompts

prompt-first = Bid a card.
prompt-second = A second card, or stop.

## Labels

label-first = { $it }
label-second = { $it }

## Expected

expected-first = a card of your hand, such as { $example }
expected-second = a card of your hand, such as { $example }

## Events

event-draw = { $seat } draws.
event-draw_known = { $seat } draws { $card }.
event-bid = { $seat } bids { $cards }.

## Fields

field-deck_size = Cards in the deck
field-discard = Discard
field-hand_sizes = Cards in hand
field-hand = Hand
field-bid = Bid
