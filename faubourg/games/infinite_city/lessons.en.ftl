### What the lessons of Infinite City say in English; the answers are in lessons.toml.

lesson-first-game = A first game of Infinite City
    .intro = You are Ada, and Ben plays against you. In the next quarter of an hour you lay your first tiles, meet the rules that matter most, and see how a game ends and who wins it.
    .end = That is all you need for tonight: play a tile, put a token on it, do what it says, refill your hand. Each of the { $types } kinds of tile does something of its own; the game tells you what whenever one is in front of you.

lesson-first-game-goal = The city begins as a cross of { $cross } tiles, face down. You have { $tokens } tokens to claim tiles with. Every group of at least { $smallest_area } connected tiles with your tokens on them scores 1 point per tile, so build large districts.
    .after = You hold { $hand } tiles that only you can see. On your turn you play one of them.

lesson-first-game-place = Play your Hotel on the cell 1,1, between two tiles of the cross. A new tile always goes on an empty cell that shares a side with a tile of the city.
    .wrong = Curious? Try to put it at 3,3 first, out in the fields.

lesson-first-game-token = With the tile, a token went from your supply onto the board: the Hotel is yours, and you have one token less. At the end of your turn you drew back up to { $hand } tiles. Now it is Ben's turn.

lesson-first-game-text = Every tile has a text, and it is carried out as soon as tile and token lie on the board. Play Housing at 2,1, beside your Hotel: it will let you put one more token somewhere.

lesson-first-game-turn_up = Housing asks for a tile without tokens, anywhere on the board. Take the face-down tile at 1,0, which touches your Hotel. A token turns a face-down tile up, and what was under it happens at once.
    .wrong = Your Hotel at 1,1 will not do, it carries a token already. Try it and see what you are told.
    .after = A Factory! It gave you { $factory_tiles } extra tiles after your refill.

lesson-first-game-area = Your tiles at 1,0, 1,1 and 2,1 now share sides: a district of three, worth 3 points if it lasts. Touching at a corner would not be enough. Let us see what Ben thinks of it.

lesson-first-game-captured = Not much, it seems. His Embassy at 1,2 captured your Hotel: he put his token there, and yours went back into your supply. Nothing is lost but the tile.

lesson-first-game-hotel = A Hotel offers a way back. Instead of playing a tile you may put a token on a face-up Hotel that has none of yours yet. Answer with its cell, 1,1.
    .wrong = Could you simply wait and see? Try to pass first.
    .after = Now the Hotel carries a token of each of you, and each of you controls it in full. Ben answers with a Power Station, the strongest shield of the game.

lesson-first-game-protection = The Power Station at -1,2 protects itself and the tiles beside it: Ben's new Hotel, and whatever comes to lie at -1,1. Play your Embassy there, between two face-down tiles, and capture the one at 0,1.
    .wrong = You would rather take the Power Station itself? Try it: play the Embassy at -1,1 and name -1,2.
    .after = You turned up another Hotel and your district grows. Then Ben lays a Plaza, and a Plaza tells everybody where to build.

lesson-first-game-plaza = As long as a Plaza has an empty cell beside it, new tiles must go there. Play your Construction Site at 3,0, next to the Plaza.
    .wrong = Try another place first, say 0,3 beside Ben's Hotel.

lesson-first-game-another = The Construction Site lets you play a second tile in the same turn. It follows all the rules again: a legal cell, a token, its text. Play the Police HQ at 4,1, beside the Plaza.
    .after = The Police HQ makes every other player put a token on it, too. Shared tiles are nothing bad: they cost Ben a token, and he has only so many.

lesson-first-game-ends = How does it end? There are two ways. The game stops on the spot when all { $power_stations } Power Stations lie face up; the first one is at -1,2. Or somebody places the last token, and that is what you will do now.
    .after = We jump ahead. The city has grown, and you have a single token left.

lesson-first-game-last_token = The two tiles in the west, -3,1 and -2,1, are one short of a district. Play your Hotel beside them, on -3,0 for instance. It takes your last token: everybody else has one more turn, and then the game is over.
    .after = Your last token was down, Ben had his last turn, and nobody has another one. Now count.

lesson-first-game-areas = Look at the score sheet: the three tiles in the west now score, and so does your large district. The Hotel at 1,1 and the Police HQ at 3,0 carry tokens of both of you and count in full for each. Your lone Arboretum is no district, but its printed bonus point still counts.

lesson-first-game-win = Three things add up: districts, bonus points printed on tiles, and silver borders, where only those with the most score. The highest total wins, so you have won your first game. Equal totals? Then the largest district decides.
