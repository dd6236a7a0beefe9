### Infinite City in English. The rules themselves are in rules.en.ftl, the tiles in tiles.en.ftl.

## Game

game-title = Infinite City
game-summary = Lay tiles, claim them with your { $tokens } tokens, and build the largest districts of a city without end.

## Words

word-you = you
word-nothing = nothing

## A tile on the board, and what is beside a cell

place-bare = { $tile-the } at { $cell }
place-held = { $tile-the } at { $cell } ({ $count ->
        [one] token
       *[other] tokens
    }: { $owners })
place-empty = { $cell } (beside { $neighbours })

## Options

option-tiles = bonus points and silver borders of your own copy, instead of the built-in ones
    .title = Tiles

## Buttons

button-pass = Pass
button-stop = Stop here
button-all = Move all tokens

## Prompts

prompt-turn = { $tiles ->
        [0] { $hotels ->
            [0] You have no tile to play and no Hotel to use: you must pass.
           *[other] Your turn: your hand is empty, so put a token on a Hotel.
        }
       *[other] { $hotels ->
            [0] Your turn: play a tile from your hand.
           *[other] Your turn: play a tile from your hand, or put a token on a Hotel.
        }
    }
prompt-cell = { $plaza ->
        [yes] Where does { $tile-the } go? It must be placed beside a Plaza.
       *[no] Where does { $tile-the } go?
    }
prompt-arboretum = { $left ->
        [one] Arboretum: you may take back one of your tokens.
       *[other] Arboretum: you may take back up to { $left } of your tokens.
    }
prompt-bank = Bank: which other player’s token changes places with yours?
prompt-capitol = { $captured ->
        [0] Capitol: you capture all tiles around it. Which one first?
       *[other] Capitol: which tile do you capture next?
    }
prompt-construction = Construction Site: play another tile from your hand.
prompt-disaster = Disaster Site: which tile goes to the bottom of the deck?
prompt-embassy = Embassy: which neighbouring tile do you capture?
prompt-housing = Housing: which tile without tokens gets one of yours?
prompt-library = Library: which of these tiles do you play?
prompt-mausoleum = Mausoleum: which neighbouring tile do you take into your hand?
prompt-port = { $plaza ->
        [yes] Port: where do you put the top tile of the deck, face down? It must be placed beside a Plaza.
       *[no] Port: where do you put the top tile of the deck, face down?
    }
prompt-post-tile = Post Office: which tile do you move?
prompt-post-cell = { $plaza ->
        [yes] Post Office: where do you move { $tile-the } from { $cell }? It must be placed beside a Plaza.
       *[no] Post Office: where do you move { $tile-the } from { $cell }?
    }
prompt-security = Security Guardpost: which tile loses all its tokens?
prompt-shopping = Shopping Complex: with whom do you exchange hands?
prompt-stadium-tile = Stadium: from which neighbouring tile do you take tokens?
prompt-stadium-tokens = Stadium: whose token do you take from { $tile-the } at { $cell }? Or all of them?
prompt-temple-player = Temple: whose hand do you look at?
prompt-temple-tile = Temple: which of { $other-possessive } tiles do you play?
prompt-transit-1 = Transit Station: two tiles change places. Which one first?
prompt-transit-2 = Transit Station: which tile does { $tile-the } at { $cell } change places with?

## Labels

label-turn = Play { $it-the }
label-hotel = Put a token on { $it }
label-cell = Place { $tile-the } at { $it }
label-arboretum = Take back your token on { $it }
label-bank = Swap with { $owner-possessive } token on { $it }
label-capitol = Capture { $it }
label-construction = Play { $it-the }
label-disaster = Remove { $it }
label-embassy = Capture { $it }
label-housing = Put a token on { $it }
label-library = Play { $it-the }
label-mausoleum = Take { $it } into your hand
label-port = Put it at { $it }
label-post-tile = Move { $it }
label-post-cell = Move { $tile-the } to { $it }
label-security = Clear { $it }
label-shopping = { $count ->
        [one] Exchange hands with { $it } (one tile)
       *[other] Exchange hands with { $it } ({ $count } tiles)
    }
label-stadium-tile = Take tokens from { $it }
label-stadium-tokens = { $own ->
        [yes] Move your own token
       *[no] Move { $it-possessive } token
    }
label-temple-player = { $count ->
        [one] Look at { $it-possessive } hand (one tile)
       *[other] Look at { $it-possessive } hand ({ $count } tiles)
    }
label-temple-tile = Play { $it-the }
label-transit-1 = Swap { $it }
label-transit-2 = Swap { $tile-the } with { $it }
short-post-cell = Move { $tile-the } from { $cell } to { $it }
short-transit-2 = Swap { $tile-the } at { $cell } with { $it }

## Expected
## What to say when a text is no move at all: "expected ..."

expected-turn = a tile of your hand, or the cell of a Hotel (for instance { $example })
expected-cell = an empty cell, such as { $example }
expected-arboretum = the cell of one of your tokens, or stop (for instance { $example })
expected-bank = a cell and the owner of a token there, such as { $example }
expected-capitol = an adjacent cell, such as { $example }
expected-construction = a tile of your hand, such as { $example }
expected-disaster = the cell of a tile, such as { $example }
expected-embassy = an adjacent cell, such as { $example }
expected-housing = the cell of a tile without tokens, such as { $example }
expected-library = one of the tiles you look at, such as { $example }
expected-mausoleum = an adjacent cell, such as { $example }
expected-port = an empty cell, such as { $example }
expected-post-tile = the cell of a tile, such as { $example }
expected-post-cell = an empty cell, such as { $example }
expected-security = the cell of a tile with tokens, such as { $example }
expected-shopping = another player, such as { $example }
expected-stadium-tile = an adjacent cell, such as { $example }
expected-stadium-tokens = the owner of a token, or all (for instance { $example })
expected-temple-player = another player, such as { $example }
expected-temple-tile = a tile of that hand, such as { $example }
expected-transit-1 = the cell of a tile, such as { $example }
expected-transit-2 = the cell of another tile, such as { $example }

## Events

event-turn = { $seat-possessive } turn.
event-play = { $seat } plays { $tile-a } at { $cell }.
event-hotel = { $seat } puts a token on { $tile-the } at { $cell }.
event-pass = { $seat } passes.
event-token = { $seat } puts a token on { $tile-the } at { $cell }.
event-flip = The tile at { $cell } is turned up: it is { $tile-a }.
event-trigger = { $seat } has run out of tokens: everybody else has one more turn.
event-draw = { $count ->
        [one] { $seat } draws a tile.
       *[other] { $seat } draws { $count } tiles.
    }
event-draw_known = { $seat } draws { $tiles }.
event-skip = { $seat } has no token left and misses the turn.
event-end = The game is over. { $why }
event-fizzle = The { $tile } at { $cell } has no effect: { $why }.
event-take_back = { $seat } takes back a token from { $tile-the } at { $cell }.
event-swap_tokens = { $seat } swaps the token on the Bank at { $at } for { $owner-possessive } on { $tile-the } at { $cell }.
event-destroy = { $seat } sends { $tile-the } at { $cell } to the bottom of the deck.
event-look = { $count ->
        [one] { $seat } looks at the last tile of the deck.
       *[other] { $seat } looks at the top { $count } tiles of the deck.
    }
event-look_known = { $seat } looks at the top of the deck: { $tiles }.
event-put_down = { $count ->
        [one] { $seat } puts the remaining tile under the deck.
       *[other] { $seat } puts the remaining { $count } tiles under the deck.
    }
event-take = { $seat } takes { $tile-the } at { $cell } into hand.
event-take_known = { $seat } takes { $tile-the } at { $cell } into hand: it is { $found-a }.
event-put_face_down = { $seat } puts the top tile of the deck face down at { $cell }.
event-move_tile = { $seat } moves { $tile-the } from { $cell } to { $to }.
event-clear = { $seat } clears { $tile-the } at { $cell } of tokens.
event-swap_hands = { $seat } and { $other } exchange hands.
event-swap_hands_known = { $seat } and { $other } exchange hands; { $seat } now holds { $tiles }.
event-move_tokens = { $whose ->
        [own] { $seat } moves a token from { $tile-the } at { $cell } to the Stadium at { $to }.
        [one] { $seat } moves { $owner-possessive } token from { $tile-the } at { $cell } to the Stadium at { $to }.
       *[many] { $seat } moves the tokens of { $owners } from { $tile-the } at { $cell } to the Stadium at { $to }.
    }
event-look_at_hand = { $seat } looks at { $other-possessive } hand.
event-look_at_hand_known = { $seat } looks at { $other-possessive } hand: { $tiles }.
event-return = { $count ->
        [one] The token on { $tile-the } at { $cell } returns to { $owners }.
       *[other] The tokens on { $tile-the } at { $cell } return to { $owners }.
    }
event-swap_tiles = { $seat } swaps { $tile-the } at { $cell } with { $swapped-the } at { $to }.

## Fizzles
## Why a text has no effect, by the rule that leaves it without.

fizzle-IC-37 = a Power Station protects every tile it could touch
fizzle-IC-38 = a Power Station protects every tile it could touch
fizzle-IC-39 = a Power Station protects this Bank and its token
fizzle-IC-53 = { $seat } has run out of tokens this turn, so no text may place a tile
fizzle-IC-62 = { $seat } has no token on an unprotected tile
fizzle-IC-63 = { $seat } controls every tile with a token of another player
fizzle-IC-64 = no other player has a token on the board
fizzle-IC-65 = { $seat } has no token on this Bank any more
fizzle-IC-67 = there is no tile beside it
fizzle-IC-69 = { $seat } has no token left to capture with
fizzle-IC-71 = { $seat } has no tile in hand
fizzle-IC-73 = there is no other tile
fizzle-IC-74 = { $seat } has no token left to capture with, or there is no tile beside it
fizzle-IC-80 = there is no tile without tokens
fizzle-IC-81 = { $seat } has no token left
fizzle-IC-84 = the deck is empty
fizzle-IC-85 = there is no tile beside it
fizzle-IC-91 = a Power Station protects it, so nobody else puts a token here
fizzle-IC-93 = the deck is empty
fizzle-IC-94 = there is nowhere to move a tile to
fizzle-IC-97 = there are no tokens on the board
fizzle-IC-99 = no neighbouring tile carries tokens
fizzle-IC-100 = a Power Station protects this Stadium
fizzle-IC-103 = no other player holds a tile
fizzle-IC-105 = there are no two unprotected tiles

## Refusals
## Why a move is refused, where the title of the rule alone would not say it well.

refusal-IC-7 = it is not your turn
refusal-IC-8 = this is neither a tile of your hand nor a Hotel you could use
refusal-IC-9 = you may not pass while you have a tile or a Hotel to use
refusal-IC-18 = this is not a cell of the board
refusal-IC-19 = this cell touches no tile
refusal-IC-20 = { $count ->
        [one] a cell beside a Plaza is still free, and this is not the one
       *[other] { $count } cells beside Plazas are still free, and this is none of them
    }
refusal-IC-23 = there is a tile on this cell already
refusal-IC-37 = a Power Station protects { $tile-the } at { $cell }
refusal-IC-38 = a Power Station protects { $tile-the } at { $cell } and its tokens
refusal-IC-39 = this Bank stands beside a Power Station, so its own token is protected, too
refusal-IC-49 = the game is over
refusal-IC-53 = you have run out of tokens this turn, so no text may place a tile
refusal-IC-61 = none of your tokens lies here
refusal-IC-62 = there is no token to take back, so there is nothing to stop
refusal-IC-63 = you control this tile yourself
refusal-IC-64 = name a cell and the other player whose token lies there
refusal-IC-65 = none of your tokens lies on this Bank any more
refusal-IC-67 = this is not a tile beside the Capitol that is still to be captured
refusal-IC-69 = you have no token left to capture with
refusal-IC-71 = this tile is not in your hand
refusal-IC-73 = choose a tile on the board other than the Disaster Site itself
refusal-IC-74 = this is not a tile beside the Embassy, or you have no token left
refusal-IC-78 = this is not a face-up Hotel without a token of yours
refusal-IC-80 = this is not a tile without tokens
refusal-IC-81 = you have no token left
refusal-IC-82 = choose one of the tiles you look at, but not a Library
refusal-IC-85 = this is not a tile beside the Mausoleum
refusal-IC-94 = there is no tile to move on this cell
refusal-IC-95 = the tile must go to another cell than its own
refusal-IC-97 = no tokens lie here
refusal-IC-98 = choose another player
refusal-IC-99 = there are no tokens to take here
refusal-IC-101 = choose another player, then a tile of that hand
refusal-IC-103 = this player holds no tile
refusal-IC-104 = there is no other tile on this cell

## Scores

score-area = District of { $count } tiles
    .all = Districts
score-bonus = Bonus points
score-silver = Silver majority

## Endings

ending-IC-43 = All { $power_stations } Power Stations are face up.
ending-IC-49 = Every player has had a last turn.
ending-IC-51 = All players have passed.
ending-IC-52 = The last of { $most_rounds } rounds is over.

## What a tile’s text is about, for its colour

family-places = places tiles
family-tokens = moves tokens
family-tiles = moves tiles
family-stands = stays in force

## Fields of the view

field-active = Whose turn
field-round = Round
field-turns = Turns played
field-passes = Passes in a row
field-board = City
field-cell = Cell
field-tile = Tile
field-tokens = Tokens
field-down = Face down
field-back = -
field-kinds = Kinds of tiles
field-bonus = Bonus
field-silver = Silver
field-protected = Protected
field-supply = Tokens left
field-hand_sizes = Tiles in hand
field-deck_size = Deck
field-set_aside_size = Tiles set aside
field-factories = Factories this turn
field-power_stations = Power Stations
field-ran_out = Out of tokens this turn
field-trigger = First out of tokens
field-last_turns = Last turns
field-texts = Texts to resolve
field-step = -
field-cells = Cells
field-owed_draws = Will draw a tile
field-score_parts = Points
field-area = Districts
field-silver_tiles = Silver tiles
field-largest_group = Largest district
field-areas = Districts that score
field-hand = Your hand
field-picked = Tile to place
field-looking_at = Tiles you look at
field-hand_of = Whose hand
field-set_aside = Set aside
field-hands = Hands

## Errors

error-not_toml = { $source } is not a valid TOML file: { $reason }.
error-no_tiles = { $source } has no list of tiles ([[tile]]).
error-no_key = { $source }: a tile has no key.
error-twice = { $source }: the tile { $tile } is listed twice.
error-unknown_tile = { $source }: there is no tile { $tile }. The tiles are { $known }.
error-missing_tile = { $source }: the tile { $tile } is missing.
error-bad_number = { $source }: { $field } of { $tile } is { $value }; it must be a whole number, at least { $least }.
error-bad_silver = { $source }: silver of { $tile } is { $value }; it must be true or false.
error-bad_total = { $source }: the counts add up to { $total } tiles; there must be { $tiles }.
error-bad_stations = { $source }: there are { $count } Power Stations; there must be { $power_stations }, for the last of them ends the game.
