## Chapters

chapter-all = All

## Sources

source-book = Book

## Rules

TG-1 = Bid from your hand
    .text = A bid is one or two cards of your own hand.
TG-2 = All bid at once
    .text = All bids are secret until everybody has bid.
TG-3 = The highest bid scores
    .text = The highest sum scores a point; those who tie bid again while they can.
TG-4 = Draw after a round
    .text = Everybody draws a card while there are any.
TG-5 = The end
    .text = The game ends when all hands are empty.

## Rulings

R-TG-1 = ?
    .answer = !
