### What the lessons of La Citta say in English; the answers are in lessons.toml.

lesson-first-game = A first game of La Citta
    .intro = You are Ada and rule two cities; Ben rules two others. You will live through one year together, begin the next, and then take the very last turn of a game.
    .end = That is a whole year, and a game is { $years } of them: income, births, { $turns } turns each, the Voice of the People, migration, food. Look at the first voice card early, keep food ahead of people, and reach out to your neighbours when your services are better than theirs. Good luck tonight!

lesson-first-game-goal = After { $years } years every citizen in your cities is worth 1 point. So your cities must grow: by births, by new cities, and by people who leave Ben because life is better with you. And everybody must eat.
    .after = Year 1 has begun, and you take the first of your { $turns } turns.

lesson-first-game-farmhouse = Food first. One of your { $player_cards } player cards builds a small building for nothing: build a farmhouse at 12,0, beside your castle at 13,0. It yields the food of all farms that its hex touches, 4 here, year after year.
    .wrong = Would 8,5, between the cities, do as well? Try it.
    .after = A citizen has moved from the castle into the farmhouse: every building needs one.

lesson-first-game-gold = The seven policy cards in the display are the strong ones, but they cost gold. Use another player card to take { $gold_card } gold.
    .wrong = Or build the Cathedral right away? Try it with the gold you have.

lesson-first-game-palace = Now take the policy card Palace for { $price_palace_1 } gold, and build it at 6,5 beside your castle at 5,6. Its arches stand for culture. The first voice card of this year asks for culture, so that may pay off soon.
    .after = A new card fills the gap in the display, and Ben has built a school at 9,5. Only two empty hexes lie between your palace and his school now: your cities have become neighbours.

lesson-first-game-new_city = Your third player card founds a city. The castle needs a gap of at least { $new_city_gap } hexes to every other city. Found it at 14,6, where 4 food grow, and let the citizen come from your castle at 13,0; { $new_city_added } more join from outside.
    .wrong = You would like to sit right in front of Ben, at 7,5? Try it.

lesson-first-game-games = Your last turn of the year. Bread and Games puts cubes beside an arch and makes that service stronger until the year is over. One cube costs nothing: play it, and your palace counts 3 for culture.

lesson-first-game-voice = Four voice cards say what the people want this year; one was open all along. When Ben has had his last turn, the other three are turned up. The service that most of them show is the Voice of the People.
    .after = Three of four voices wanted culture. A whole lot happened at once; let us look at it piece by piece.

lesson-first-game-migration = Your city at 5,6 offers 3 of culture, Ben's neighbouring city at 10,4 none. So one of his citizens moved to you. Each neighbour that offers less gives you one every year; if it offers as much, nobody moves.

lesson-first-game-food = Then everybody had to eat: each citizen needs 1 food, and you had 15 food for 11 people. Food is not used up, it comes every year. Whoever has too little loses the hungry ones and starts the next year with a turn and a player card less.
    .after = Year 2: in each castle a citizen was born, except at 5,6. Ben begins this year.

lesson-first-game-market = Nobody was born at 5,6, because a city without a market holds { $limit } citizens. Build a market at 5,7: it raises the limit to { $limit_market } and brings its own citizen. Together with a building at the water, such as a fountain, there is no limit at all.
    .wrong = Why not the fountain first, on the same hex? Try it and see what it lacks.
    .after = We jump to the last turn of the last year. Your people have grown to 20, and you have food for 19.

lesson-first-game-last_turn = Hunger in the last year costs { $hunger_cost } points, on top of the citizens lost. You have one player card left: build a farmhouse at 14,0 and feed everybody.
    .wrong = The policy card Rich Harvest is free and doubles a farmhouse for a year. Try that first.
    .after = You even won a citizen from Ben by your hospital's education, and could feed everyone. Ben could not.

lesson-first-game-points = Now the points: 1 for each citizen. Your city at 5,6 has education, culture and health, at least one full arch of each; such a complete city is worth { $points_complete } more. Ben's hungry people cost him { $hunger_cost }.

lesson-first-game-win = Whoever has the most points wins, and that is you. With equal points the one with more gold would be ahead. So a few coins at the end are never wasted.
