### What the lessons of The City say in English; the answers are in lessons.toml.

lesson-first-game = A first game of The City
    .intro = You are Ada, and Ben plays against you. You will build a few rounds of a town made of cards, and then jump to the round that decides the game. Everything is in the cards: each one is a building, or money for another.
    .end = Now you can play: choose in secret, pay with cards, take income and points, round after round. Early on build income, later points, and look for cards that count symbols or like each other. The card that has not come up here is the Construction Crew: it builds two small cards in one round.

lesson-first-game-goal = Whoever has the most points when somebody reaches { $goal } wins. Points come from the buildings in your zone, and they come again every round, so what you build early pays longest. There are no turns: everybody decides at the same time.
    .after = You were dealt { $hand_deal } cards.

lesson-first-game-put_away = First everybody discards { $setup_discard } cards. Look for what you can afford soon: Metro and Airport are far too dear for a beginning. Discard these two.
    .after = Ben discarded two as well, at the same time and unseen. Round 1 begins.

lesson-first-game-choose = Choose the building you want, face down: nobody sees it before all have chosen. Take the Residential Building. It costs 1 and will bring you a card every round.
    .wrong = The School gives points at once. Try to choose it first.
    .after = All have chosen, and the cards are turned up.

lesson-first-game-pay = Now pay. A building that costs 1 is paid with one card of your hand, whichever you like: as money every card is worth the same. The Opera House will be too dear for a long time, so pay with that.
    .wrong = Could the Residential Building pay for itself? Try it.
    .after = Paid, built, and at the end of the round it worked for the first time.

lesson-first-game-income = At the end of each round every building in your zone gives its income in cards and its points. Yours has brought one card; so has Ben's Cinema. A larger hand is how you will pay for larger buildings.

lesson-first-game-architect = Once in the game you may take the Architect instead of building. It is free and brings one more card every round, beginning now. The sooner, the better: take it.
    .after = Two cards of income this time: one for the house, one for the Architect.

lesson-first-game-school = With a house in your zone you may build the School: 2 points every round. Choose it.
    .wrong = Another Architect would be fine, too, would it not? Try.

lesson-first-game-pay_school = The School costs 1. Pay with any card, but think ahead: you will soon want Villas, and something to pay for them.
    .after = Your first 2 points. They come back every round until the end.

lesson-first-game-villas = Some cards like each other. The Villas cost 4, but with a School in your zone they cost { $villas_discount } less. Choose them; their label already shows the lower price.
    .after = Ben gives up building this round.

lesson-first-game-pay_villas = Pay 2 cards, no more and no less. Any two will do.
    .after = Villas give 3 points, and 1 more for each Villas card you have, this one included. That makes 6 points a round for you.

lesson-first-game-give_up = If you cannot or do not want to build, give up: you draw { $give_up_draw } cards and keep { $give_up_keep } of them. It is always allowed, and now and then it is the way to a card you need. Give up this round.

lesson-first-game-keep = These are the cards you have drawn. Keep any one of them; the others are discarded. A hand may grow as large as it likes during a round, but after the income nobody keeps more than { $hand_limit } cards.
    .after = We jump ahead to round 9. You have 34 points, Ben has 39, and both of you will pass { $goal } in this round.

lesson-first-game-symbols = Some buildings count symbols: your Park gives a point for each fountain in your zone, the Shopping Arcade for each trolley, the Freeway Interchange for each car. Parking costs nothing and shows all three. Build it.
    .wrong = A second Park would count the fountains again. Try it, and see why not.
    .after = Three symbols, three points more: that was the difference.

lesson-first-game-win = Both of you are above { $goal }, so the game is over. Who came first does not matter: the most points win, and that is you, 54 to 52. With equal points, the one with more cards in hand would win.
