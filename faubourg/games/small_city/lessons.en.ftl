### What the lessons of Small City say in English; the answers are in lessons.toml.

lesson-first-game = A first game of Small City
    .intro = You are Ada, mayor of a borough that is still an empty meadow; Ben has the one next door. You will play your whole first turn, build on it in the second, and make the very last move of a game.
    .end = You have seen a whole turn: mayor and action card, building, citizens, income, votes, pollution, council. Still to discover: bigger shops that sell votes, tourists who work next door, parks against pollution, police, fire station and clinic. Each explains itself when you meet it.

lesson-first-game-goal = After { $turns } turns whoever has the most votes wins, but pollution is taken off them. Votes come from people in homes; work brings money and raw materials to grow with, and pollution along with them. The art is in the balance.
    .after = It begins with the town hall: you and Ben place yours at the same time.

lesson-first-game-hall = Your borough is a grid, and for now you build in the square of { $easy_size } by { $easy_size } cells at its lower left. Put the hall in the middle, with its lower left corner at D4. It counts as a cultural building, and homes near culture can grow.
    .wrong = In the far corner, at G7? Try it: the hall is two cells wide.
    .after = You also drew three promises, an easy, a medium and a hard one.

lesson-first-game-promise = Keep one promise, in secret. Kept at the end, an easy one is worth { $easy_kept } votes; broken, it costs some. Take the easy one: three shops by the end of the game.
    .after = Turn 1. The mayor visits your borough, and Ben has put him into the street between F6 and G6. You may not build on these two cells this turn.

lesson-first-game-action = Each turn everybody takes one action card. You are the mayor's host, so you choose first and pay nothing. Take the Urban planner and let your zone grow.
    .after = Your zone is 8 by 8 now. Ben went around the circle from your card and paid $1 for each free card that he left out.

lesson-first-game-home = Now plan in secret: up to { $builds } tiles, $1 for each cell. Build a home of one cell at C4, beside the hall. A citizen from the hall moves in at once.
    .wrong = What about F6, where the mayor stands? Try it.

lesson-first-game-factory = A factory makes raw materials, and these pay for schools and museums. Build one at F3. Every new factory brings a warehouse for nothing: put it at G3.
    .wrong = The cell C5 would be nearer to where people live. Try it and hear what they say.

lesson-first-game-shop = A shop needs as many homes beside it as its level. Build a small one at C3, which touches your home, and finish the plan.
    .wrong = Try it far from any home first, at G7.
    .after = The screens come down: everybody sees what was built. Ben has a factory, too.

lesson-first-game-work = Citizens go to work. Send the one from your home at C4 to the factory at F3. The empty home is filled from your hall right away.
    .wrong = Could they go back into the hall at D4? Try it.

lesson-first-game-store = Your worker has made wood. Materials need room: store it in the warehouse at G3, so that the places in the hall stay free for people.
    .after = Then the votes were counted, and the pollution.

lesson-first-game-pollution = The first citizen in a home gives 1 vote, the second 2, the third 3, so large homes are worth a lot. Each citizen on a slot and each raw material made pollutes by 1, less 1 for each park cell. From { $victims_from } on people begin to die, and at { $loss_at } a borough is lost.

lesson-first-game-council = Last in the turn comes the council. Entering a column costs as much as its number, in money or votes, and brings its benefit at once. Move a disk to economy, column 1: pay $1, take $2.
    .wrong = Column 2 pays better. Try to jump right there.
    .after = Turn 2: this time Ben is the host. You put his mayor on a street and took the free card Supporter for { $supporter_votes } votes. Now you plan again.

lesson-first-game-school = Cultural buildings cost raw materials instead of money. A school takes 1 wood, and you have it. Build the school at B4, on the other side of your home.

lesson-first-game-enlarge = Your home touches two cultural buildings now, hall and school, and that is what level 2 needs. Enlarging is free: let the home at C4 grow to C5, and finish the plan.
    .wrong = Would the shop at C3 grow as well? Try it.
    .after = We jump to the council of turn { $turns }, the last thing that happens in a game.

lesson-first-game-last_move = One more move and it is over. Your first disk stands in economy, column 1. Move it to column 2 for $2 and take votes: they are all that counts now.
    .wrong = Could your second disk join it in the same department? Try it.
    .after = The last turn is over. The promises are shown, and pollution is taken off.

lesson-first-game-win = Ben had more votes than you. But your three shops keep your promise, while he promised fresh air and broke it. With the pollution taken off you have 21, Ben has 15: you win. With equal votes the cleaner borough would.
