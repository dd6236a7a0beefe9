### La Citta in English. The rules themselves are in rules.en.ftl.

## Game

game-title = La Citta
game-summary = Rule your cities for { $years } years: feed the people, give them schools, culture and health, and draw citizens from your neighbours.

## Options

option-setup = basic: terrain and castles as on the map; advanced: terrain at random, and you place your castles yourselves
    .title = Set-up
    .basic = Printed
    .basic-line = land and castles as on the map
    .advanced = Free
    .advanced-line = land at random, you place your castles
option-expansion = play with the expansion Pays de Cocagne: its policy cards, buildings and terrain
    .title = Pays de Cocagne
option-map = a map of your own in a file, instead of the built-in one
    .title = Map
option-first = who begins: a seat, or chance
    .title = Who begins
    .random = By lot

## Buttons
## What is shown, and the word that one types.

button-pass = Pass
    .word = pass
button-gold = Player card: take { $gold_card } gold
    .word = gold
button-new-city = Player card: found a city
    .word = new city
button-small-building = Player card: build a small building
    .word = small building
button-stop = No second road
    .word = stop
button-done = Keep the roads
    .word = done
button-small = Small building
    .word = small
button-medium = Medium building
    .word = medium
button-large = Large building
    .word = large
button-one = One
    .word = one
button-two = Two
    .word = two
button-three = Three
    .word = three
button-education = Education
    .word = education
button-culture = Culture
    .word = culture
button-health = Health
    .word = health
button-cards-1-2 = Look at the first and the second hidden card
    .word = 1 and 2
button-cards-1-3 = Look at the first and the third hidden card
    .word = 1 and 3
button-cards-2-3 = Look at the second and the third hidden card
    .word = 2 and 3

## Effects
## Of a policy card with several effects: what each of them does, and what it costs.

effect-master_builder = { $it } for { $gold } gold
effect-bread_and_games = { $count ->
    [one] One cube
   *[other] { $count } cubes
 }, { $gold ->
    [0] free
   *[other] { $gold } gold
 }
effect-blessed_times = { $count ->
    [one] One new citizen
   *[other] { $count } new citizens
 }, { $gold ->
    [0] free
   *[other] { $gold } gold
 }
effect-ask_the_people = Look at { $count } cards, { $gold ->
    [0] free
   *[other] { $gold } gold
 }

## Prompts

prompt-first-castle = { $castles ->
    [0] Where do you place your first castle, with { $start_citizens } citizens?
   *[other] Where do you place your second castle, with { $start_citizens } citizens?
 }
prompt-turn = { $cards ->
    [0] Turn { $turn } of { $turns }: take a policy card, or pass. You have { $gold } gold.
   *[other] Turn { $turn } of { $turns }: play a player card or a policy card, or pass. You have { $gold } gold.
 }
prompt-new-city = Where do you found your new city?
prompt-founder = Which city sends a citizen to { $city }?
prompt-kind = Which building do you build?
prompt-site = Where do you build { $what-the }?
prompt-second-road = Where do you lay a second road, if you want one?
prompt-effect = { $what }: which effect do you choose? You have { $gold } gold.
prompt-games = { $count ->
    [one] Bread and Games: beside which arch do you place your cube?
   *[other] Bread and Games: beside which arch do you place your { $count } cubes?
 }
prompt-blessing = { $count ->
    [one] Blessed Times: which city does the new citizen join?
   *[other] Blessed Times: which city do the { $count } new citizens join?
 }
prompt-harvest = Rich Harvest: which farmhouse yields twice as much this year?
prompt-ask = Ask the People: which two hidden cards do you look at?
prompt-migrate = Which of your cities draws citizens next?
prompt-service = What does { $city } draw citizens with?
prompt-demolish = { $people ->
    [one] { $city } has one citizen for { $staff } tiles: which tile do you give up?
   *[other] { $city } has { $people } citizens for { $staff } tiles: which tile do you give up?
 }
prompt-roads = Do you take up a road?
prompt-starve = { $count ->
    [one] You have { $food } food for { $people } citizens: one must leave. Which city loses a citizen?
   *[other] You have { $food } food for { $people } citizens: { $count } must leave. Which city loses a citizen?
 }

## Labels

label-first-castle = A castle in { $city }, at { $it }
label-turn = { $price ->
    [0] { $it }, free: { $line }
   *[other] { $it }, { $price } gold: { $line }
 }
label-turn-dear = { $it }, { $price } to { $most } gold: { $line }
label-new-city = Found { $city } at { $it }
label-founder = { $city } ({ $castle } in the castle)
short-founder = One citizen comes from { $city }
label-kind = { $it }: { $line }
label-site = Build in { $city }, at { $it }
label-second-road = { $it } in { $city }
label-games = { $tile } at { $it } in { $city }: { $service } { $points }
label-blessing = { $people ->
    [one] { $city } (1 citizen)
   *[other] { $city } ({ $people } citizens)
 }
label-harvest = Farmhouse at { $it } in { $city }
label-migrate = { $people ->
    [one] { $city } (1 citizen)
   *[other] { $city } ({ $people } citizens)
 }
label-service = { $count ->
    [0] { $it }: nobody comes
    [one] { $it }: one citizen, from { $cities }
   *[other] { $it }: { $count } citizens, from { $cities }
 }
label-demolish = { $tile } at { $it }
label-roads = Road at { $it } in { $city }
label-starve = { $city } ({ $castle } of { $people } in the castle)
label-hex = { $it }
label-with = { $label }: { $details }

## Details
## What a choice yields or costs, after its label.

detail-food = { $food } food
detail-income = { $income } gold a year
detail-mountains = { $mountains ->
    [one] a mountain
   *[other] { $mountains } mountains
 }
detail-lakes = { $lakes ->
    [one] a lake
   *[other] { $lakes } lakes
 }
detail-distance = { $distance ->
    [one] one hex from { $nearest }
   *[other] { $distance } hexes from { $nearest }
 }
detail-service = { $service } { $points }
detail-surplus = { $surplus ->
    [one] one citizen without room
   *[other] { $surplus } citizens without room
 }

## Prices

price = { $count ->
    [0] free
   *[other] { $count } gold
 }
prices = { $list } gold

## Expected
## What to say when a text is no move at all: "expected ..."

expected-first-castle = an empty hex, such as { $example }
expected-turn = gold, new city, small building, a card of the display, or pass (for instance { $example })
expected-new-city = an empty hex, such as { $example }
expected-founder = one of your cities, such as { $example }
expected-kind = a building, such as { $example }
expected-site = a hex beside one of your cities, such as { $example }
expected-second-road = a hex beside one of your cities, or stop (for instance { $example })
expected-effect = one of the effects, such as { $example }
expected-games = a hex and a service, such as { $example }
expected-blessing = one of your cities, such as { $example }
expected-harvest = the hex of one of your farmhouses, such as { $example }
expected-ask = two of the three hidden cards, such as { $example }
expected-migrate = one of your cities, such as { $example }
expected-service = one of the two services, such as { $example }
expected-demolish = the hex of a tile of that city, such as { $example }
expected-roads = the hex of one of your roads, or done (for instance { $example })
expected-starve = one of your cities, such as { $example }

## Events

event-phase = { $phase ->
    [voice] Year { $year }, phase 5: the people speak.
    [migration] Phase 6: citizens move to where life is better.
    [relocation] Phase 6: the citizens are housed anew.
    [feeding] Phase 7: the citizens are fed.
   *[other] Phase 8: year { $year } ends.
 }
event-castle = { $seat } places a castle with { $people } citizens at { $city }.
event-food = { $seat } gains { $food } food at { $cell }.
event-first_player = { $seat } becomes first player.
event-year = Year { $year } begins.
event-voice_card = The first voice of the people asks for { $service-the }.
event-income = { $seat-possessive } { $kind } in { $city } earns { $gold } gold.
event-growth = { $seat-possessive } city of { $city } grows to { $people } citizens.
event-full = { $seat-possessive } city of { $city } is full with { $limit } citizens and does not grow.
event-skip = { $seat } sits out the first turn, because the people went hungry last year.
event-pass = { $seat } passes and draws a policy card unseen.
event-card = { $seat } takes the card { $card }.
event-refill = A new card is turned up: { $card }.
event-reshuffle = The policy cards have run out: the discard pile is shuffled.
event-take_gold = { $seat } takes { $gold } gold.
event-pay = { $seat } pays { $gold } gold.
event-found = { $seat } founds { $city } with { $people } citizens, one of them from { $origin }.
event-build = { $seat } builds { $kind-a } at { $cell } in { $city }.
event-market = { $seat } opens { $kind-a } at { $cell } in { $city }.
event-road = { $seat } lays { $kind-a } at { $cell } in { $city }.
event-games = { $count ->
    [one] { $seat } places a cube beside { $kind-the } in { $city }: { $service } +1.
   *[other] { $seat } places { $count } cubes beside { $kind-the } in { $city }: { $service } +{ $count }.
 }
event-bless = { $count ->
    [one] A new citizen comes to { $seat-possessive } city of { $city }: { $people } now.
   *[other] { $count } new citizens come to { $seat-possessive } city of { $city }: { $people } now.
 }
event-harvest = { $food ->
    [0] { $seat-possessive } farmhouse at { $cell } in { $city } has no field to harvest twice.
   *[other] { $seat-possessive } farmhouse at { $cell } in { $city } yields { $food } more food this year.
 }
event-look = { $count ->
    [one] { $seat } looks at a hidden voice ({ $slots }).
   *[other] { $seat } looks at { $count } hidden voices ({ $slots }).
 }
event-look_known = { $count ->
    [one] { $seat } looks at a hidden voice ({ $slots }): { $cards }.
   *[other] { $seat } looks at { $count } hidden voices ({ $slots }): { $cards }.
 }
event-reveal = The voices of the people: { $cards }.
event-voice = { $count } of { $voices_per_year } voices ask for { $service-the }.
event-two_voices = The people are divided: two voices for { $service-the }, two for { $second-the }.
event-choose_service = { $seat-possessive } city of { $city } draws citizens with its { $service-the }.
event-migrate = A citizen leaves { $other-possessive } city of { $origin } for { $seat-possessive } city of { $city }: { $service } { $mine } there, { $theirs } at home.
event-no_room = { $city } is full with { $limit } citizens: the newcomer travels on.
event-city_falls = Nobody is left in { $seat-possessive } city of { $city }. It falls into ruin: { $kinds }.
event-demolish = { $seat } gives up { $kind-the } at { $cell } in { $city }.
event-food_lost = With { $kind-the } at { $cell } { $seat } loses { $food } food.
event-surplus = { $count ->
    [one] Only { $limit } citizens may live in { $seat-possessive } city of { $city } now: one leaves.
   *[other] Only { $limit } citizens may live in { $seat-possessive } city of { $city } now: { $count } leave.
 }
event-fed = { $people ->
    [one] { $seat } feeds the only citizen with { $food } food.
   *[other] { $seat } feeds all { $people } citizens with { $food } food.
 }
event-hunger = { $seat } has only { $food } food for { $people ->
    [one] one citizen
   *[other] { $people } citizens
 }: { $count ->
    [one] one
   *[other] { $count }
 } must leave.
event-starve = A hungry citizen leaves { $seat-possessive } city of { $city }: { $people } now.
event-penalty = Hunger costs { $seat } a player card and the first turn of next year.
event-last_hunger = Hunger in the last year costs { $seat } { $points } points.
event-eliminated = { $seat } has no tile left and is out of the game.
event-harvest_over = { $food ->
    [0] The rich harvest at { $cell } is over; { $seat } takes the cube back.
   *[other] The rich harvest at { $cell } is over: { $seat } returns { $food } food.
 }
event-end = The game is over.

## Refusals
## Why a move is refused, where the title of the rule alone would not say it well.

refusal-LC-1 = this hex is not free
refusal-LC-6 = this hex is not in play with so many players
refusal-LC-20 = a castle needs an empty hex
refusal-LC-21 = a castle must stand farther from the others
refusal-LC-21-near = { $count ->
    [0] this is too near { $city }: at least { $new_city_gap } hexes must lie between
    [one] there is one hex between this and { $city }; it takes at least { $new_city_gap }
   *[other] there are { $count } hexes between this and { $city }; it takes at least { $new_city_gap }
 }
refusal-LC-29 = it is not your turn
refusal-LC-30 = first say what you do: play a player card, take a policy card, or pass
refusal-LC-31 = you have used all your player cards this year
refusal-LC-40 = no hex is far enough from every city for a new castle
refusal-LC-40-near = { $count ->
    [0] this is too near { $city }: at least { $new_city_gap } hexes must lie between
    [one] there is one hex between this and { $city }; it takes at least { $new_city_gap }
   *[other] there are { $count } hexes between this and { $city }; it takes at least { $new_city_gap }
 }
refusal-LC-41 = this takes one of your castles with at least { $citizens_to_build } citizens
refusal-LC-41-of_city = { $count ->
    [0] nobody in the castle of { $city } can leave
   *[other] the castle of { $city } holds { $count }; it takes { $citizens_to_build } for one to leave
 }
refusal-LC-43 = all your { $castles } castles are on the board
refusal-LC-44 = you have founded a city this year already
refusal-LC-45 = you can build no small building now
refusal-LC-46 = none of its effects that you can pay for is possible now
refusal-LC-46-none = this card has no such effect
refusal-LC-46-stock = no tile of this building is left
refusal-LC-46-staff = none of your castles holds the { $citizens_to_build } citizens that it takes
refusal-LC-46-lake = none of your cities with a citizen to spare has a free hex at a lake
refusal-LC-46-hex = none of your cities with a citizen to spare has a free hex
refusal-LC-46-size = you can build no building of this size now
refusal-LC-46-arch = you have no arch to place cubes beside
refusal-LC-46-room = none of your cities has room for so many
refusal-LC-46-farmhouse = you have no farmhouse without a harvest cube
refusal-LC-47 = this costs { $price } gold, and you have { $gold }
refusal-LC-52 = this is not a building of that size
refusal-LC-53 = this takes an arch of that service in one of your cities
refusal-LC-54 = { $count ->
    [one] this takes a cube, and you have { $cubes } left
   *[other] this takes { $count } cubes, and you have { $cubes } left
 }
refusal-LC-55 = this is not one of your cities
refusal-LC-56 = this is not one of your farmhouses
refusal-LC-57 = this farmhouse has had its rich harvest this year
refusal-LC-58-season = there is no rich harvest in the last year
refusal-LC-58-cubes = this takes a cube, and you have none left
refusal-LC-59 = this is not a pair of hidden voice cards
refusal-LC-61 = this is not beside one of your cities
refusal-LC-61-nowhere = none of your cities with a citizen to spare has a free hex
refusal-LC-62 = this would connect { $city } and { $other }
refusal-LC-63 = the castle of { $city } holds { $count }; it takes { $citizens_to_build } for one to move in
refusal-LC-63-anywhere = none of your castles holds { $citizens_to_build } citizens, so nobody can move into { $kind-the }
refusal-LC-65 = no tile for { $kind-the } is left
refusal-LC-66 = { $kind-the } must touch a lake
refusal-LC-66-nowhere = none of your cities with a citizen to spare has a free hex at a lake
refusal-LC-67 = { $city } has a market already
refusal-LC-67-everywhere = each of your cities has a market already
refusal-LC-71 = { $city } has { $people } citizens of at most { $limit }: no room for { $count } more
refusal-LC-72 = only your own roads may be taken up by choice
refusal-LC-74 = this city cannot be chosen now
refusal-LC-75 = this city would draw nobody
refusal-LC-80 = this service cannot be chosen here
refusal-LC-82 = this is not a tile of that city
refusal-LC-83 = without this tile the city would fall apart
refusal-LC-84 = the castle is the last tile to go
refusal-LC-91 = this is not one of your cities with citizens
refusal-LC-96 = the game is over
refusal-LC-107 = a road must lie beside one of your cities
refusal-LC-109 = no second road can be laid there
refusal-LC-113 = a road never takes the place of a road

## Scores

score-citizens = Citizens
score-complete = All three services
score-hunger = Hunger in the last year

## Endings

ending-LC-88 = At most one player is left.
ending-LC-96 = The last of { $years } years is over.

## Buildings
## Name, what it does in a few words, and all there is to say.

tile-castle = Castle
    .line = the heart of a city, feeds on the farms it touches
    .text = The heart of a city. It gives the food of the farms it touches, and houses every citizen who is not needed in a building. It is the last tile to fall.
tile-farmhouse = Farmhouse
    .line = the food of the farms it touches
    .text = When built it gives the food of all farms it touches, for as long as it stands. Rich Harvest doubles it for a year.
tile-quarry = Quarry
    .line = 1 gold a year for each mountain it touches
    .text = At the beginning of each year it earns 1 gold for each mountain it touches.
tile-school = School
    .line = education 1
    .text = One arch of education.
tile-statue = Statue
    .line = culture 1
    .text = One arch of culture.
tile-fountain = Fountain
    .line = health 1, at a lake
    .text = One arch of health. It must touch a lake. Together with a market it lifts every limit of its city.
tile-market = Market
    .line = room for { $limit_market } citizens instead of { $limit }, brings its own
    .text = A city holds { $limit } citizens, with a market { $limit_market }, with a market and a building at the water any number. Its citizen comes from the reserve, so one citizen in the castle is enough. One market a city.
tile-palace = Palace
    .line = culture 2
    .text = Two arches of culture.
tile-baths = Public Baths
    .number = plural
    .line = health 2, at a lake
    .text = Two arches of health. They must touch a lake. Together with a market they lift every limit of their city.
tile-hospital = Hospital
    .line = health 1 and education 1
    .text = One arch of health and one of education.
tile-cathedral = Cathedral
    .line = culture 3
    .text = Three arches of culture.
tile-university = University
    .line = education 3
    .a = a University
    .text = Three arches of education.
tile-road = Road
    .line = { $roads } for one, without a citizen
    .text = One small building buys up to { $roads } roads. A road needs no citizen and connects like any tile; you may build over it, and take it up at the end of a year.
tile-theatre = Theatre
    .line = culture ½ and education ½
    .text = Half an arch of culture and half an arch of education. Two theatres make a full arch of each.
tile-port = Port
    .line = { $food_port } food, { $income_port } gold a year, at a lake
    .text = It gives { $food_port } food and earns { $income_port } gold a year, however many lakes it touches; it must touch one. Together with a market it lifts every limit of its city.
tile-big_farmhouse = Large Farmhouse
    .line = { $food_big_farmhouse } food, and the food of the farms it touches
    .text = It gives { $food_big_farmhouse } food and the food of all farms it touches. Rich Harvest does not double it.
tile-estate = Estate
    .line = { $food_estate } food
    .text = It gives { $food_estate } food wherever it stands.

## Policy cards

card-palace = Palace
    .line = build it, culture 2
    .text = Pay { $price_palace_1 } gold and build a Palace.
card-baths = Public Baths
    .number = plural
    .line = build them at a lake, health 2
    .text = Pay { $price_baths_1 } gold and build Public Baths; they must touch a lake.
card-hospital = Hospital
    .line = build it, health 1 and education 1
    .text = Pay { $price_hospital_1 } gold and build a Hospital.
card-cathedral = Cathedral
    .line = build it, culture 3
    .text = Pay { $price_cathedral_1 } gold and build a Cathedral.
card-university = University
    .line = build it, education 3
    .a = a University
    .text = Pay { $price_university_1 } gold and build a University.
card-master_builder = Master Builder
    .line = build any small, medium or large building
    .text = Build any small building for { $price_master_builder_1 } gold, any medium one for { $price_master_builder_2 }, or any large one for { $price_master_builder_3 }.
card-bread_and_games = Bread and Games
    .line = cubes beside an arch improve that service this year
    .text = Place 1, 2 or 3 of your cubes beside one arch for { $price_bread_and_games_1 }, { $price_bread_and_games_2 } or { $price_bread_and_games_3 } gold. Until the end of the year each adds 1 to that service of the city.
card-blessed_times = Blessed Times
    .line = new citizens for one of your cities
    .text = Add 1, 2 or 3 citizens to one of your castles for { $price_blessed_times_1 }, { $price_blessed_times_2 } or { $price_blessed_times_3 } gold, if the city has room for all of them.
card-rich_harvest = Rich Harvest
    .line = a farmhouse yields twice as much this year
    .text = Place a cube on one of your farmhouses: it gives its food twice until the end of the year. Not in the last year, and no farmhouse twice in a year.
card-ask_the_people = Ask the People
    .line = look at hidden voices
    .text = Look at two of the hidden voice cards, or at all three for { $price_ask_the_people_2 } gold. Nobody else sees them.
card-port = Port
    .line = build it at a lake, { $food_port } food and { $income_port } gold a year
    .text = Pay { $price_port_1 } gold and build a Port; it must touch a lake.
card-big_farmhouse = Large Farmhouse
    .line = build it, { $food_big_farmhouse } food and that of the farms it touches
    .text = Pay { $price_big_farmhouse_1 } gold and build a Large Farmhouse.
card-estate = Estate
    .line = build it, { $food_estate } food
    .text = Pay { $price_estate_1 } gold and build an Estate.

## Player cards

use-gold = Gold
    .line = take { $gold_card } gold
    .text = Use a player card to take { $gold_card } gold.
use-new-city = New city
    .line = found a city, once a year
    .text = Use a player card to place a castle at least { $new_city_gap } hexes from every city. A citizen of one of your castles leads the way, { $new_city_added } more join from the reserve, and you gain the food of the farms around.
use-small-building = Small building
    .line = build one, free of charge
    .text = Use a player card to build any small building free of charge.

## Services

voice-education = Education
    .the = education
    .line = black arches: schools, hospitals, universities
    .text = If most voices of the year ask for education, citizens leave neighbouring cities that offer less of it.
voice-culture = Culture
    .the = culture
    .line = white arches: statues, palaces, cathedrals
    .text = If most voices of the year ask for culture, citizens leave neighbouring cities that offer less of it.
voice-health = Health
    .the = health
    .line = blue arches: fountains, hospitals, baths
    .text = If most voices of the year ask for health, citizens leave neighbouring cities that offer less of it.

## Land

land-farm = Farm
    .line = food for castles and farmhouses
    .text = Castles and farmhouses beside it gain its food.
land-lake = Lake
    .line = for fountains, baths and ports
    .text = Fountains, Public Baths and Ports must touch a lake.
land-mountain = Mountain
    .line = gold for quarries
    .text = A quarry beside it earns 1 gold a year.
land-wasteland = Wasteland
    .line = gives nothing
    .text = Wasteland gives nothing.

## Pieces

piece-citizen = Citizen
    .line = 1 point at the end
    .text = Every tile but a road needs a citizen, all others live in the castle. At the end each scores 1 point.
piece-gold = Gold
    .line = pays for policy cards
    .text = Gold pays for policy cards, and breaks ties at the end.
piece-food = Food
    .line = feeds one citizen a year
    .text = Food feeds one citizen each, every year; it is counted and never spent.
piece-cube = Cube
    .line = for Bread and Games and Rich Harvest
    .text = You have { $cubes } cubes for Bread and Games and Rich Harvest; they come back at the end of each year.

## Fields

field-why = Why not
field-map = Map
field-hexes = Hexes
field-cell = Hex
field-name = Name
field-food = Food
field-mountains = Mountains
field-lakes = Lakes
field-out_of_play = -
field-spaces = -
field-id = -
field-terrain = -
field-cells = Cells
field-edges = -
field-closed = -
field-expansion = Pays de Cocagne
field-year = Year
field-years = Years
field-turn = Turn
field-turns = Turns a year
field-phase = Phase
field-first = First player
field-cities = Cities
field-castle = Castle
field-owner = Owner
field-people = Citizens
field-limit = Room for
field-staff = Tiles with a citizen
field-in_castle = In the castle
field-half_points = Services, in half points
field-complete = All three services
field-income = Gold a year
field-neighbours = Neighbouring cities
field-tiles = Tiles
field-kind = Kind
field-harvest = Rich harvest
field-cubes = Cubes
field-gold = Gold
field-citizens = Citizens
field-player_cards = Player cards
field-uses = -
field-use = Use
field-blocked = Not now
field-rule = Rule
field-short = Short by
field-castles = Castles left
field-hungry = Hungry
field-founded = Founded this year
field-fallen = Out of the game
field-taken = Cards taken
field-display = Display
field-offers = -
field-card = Card
field-effects = Effects
field-price = Price
field-act = Does
field-size = Size
field-count = Number
field-pile_size = Pile
field-discard_size = Discarded
field-unseen = Not seen yet
field-voices = Voices of the year
field-voices_seen_by = Looked at by
field-voices_up = Face up
field-voice = The people ask for
field-voice_pile_size = Voices left
field-past_voices = Voices of past years
field-migration = Who would move
field-origin = From
field-city = To
field-room = Finds room
field-stock = Stock

## Words in the view

value-setup = Set-up
value-action = Actions
value-migration = Migration
value-relocation = Housing anew
value-feeding = Feeding
value-clean-up = Clean-up
value-over = The game is over

## Errors

error-no_start = This map has no basic set-up for { $players } players: play it with setup=advanced.
error-not_toml = { $source } is not a valid TOML file: { $reason }.
error-map_part = { $source }: the part { $part } is missing; a map has { $parts }.
error-map_table = { $source }, { $place }: { $value } is not a table of names and values.
error-map_list = { $source }, { $place }: { $value } is not a list.
error-map_cell = { $source }, { $place }: { $value } is not a cell; write [q, r] with two whole numbers.
error-map_text = { $source }, { $place }: { $value } is not a name.
error-map_number = { $source }, { $place }: { $value } is not a number, 0 or more.
error-map_word = { $source }, { $place }: { $value } is not allowed here; it takes { $allowed }.
error-map_twice = { $source }: the cell { $cell } is listed twice, in { $first } and in { $second } (LC-1).
error-map_apart = { $source }: the cells of the space { $place } do not hang together (LC-2).
error-map_same_id = { $source }: two spaces are called { $place }.
error-map_hole = { $source }: the map has a hole: the cell { $cell } lies within it and is neither hex, nor terrain, nor closed (LC-2).
error-map_tile_total = { $source }: there are { $total } terrain tiles for { $spaces } spaces (LC-19).
error-map_extra_tile = { $source }: the extra tile { $kind } must cover a wasteland, and { $space } is none; there are { $allowed } (LC-103).
error-map_zones_apart = { $source }: with { $players } players the hexes in play fall into { $parts } parts; { $cell } cannot be reached (LC-7).
error-map_edge = { $source }: the edge { $edge } lists { $cell }, which is not a hex (LC-4).
error-map_landscapes = { $source }: the hex { $cell } touches { $count } landscapes; it must touch { $landscapes } (LC-3).
error-map_small = { $source }: with { $players } players only { $hexes } hexes are in play; at least { $needed } are needed to place all castles (LC-21).
error-map_no_space = { $source }, { $place }: there is no space { $space } for a terrain tile (LC-13).
error-map_bare_space = { $source }, { $place }: no terrain lies on the space { $space } (LC-13).
error-map_terrain = { $source }, { $place }: { $count } tiles of { $kind } are laid, and there are { $tiles } (LC-13).
error-map_castle_count = { $source }, { $place }: there must be { $castles } castles for each of { $players } players (LC-13).
error-map_castle_off = { $source }, { $place }: the castle at { $cell } does not stand on a hex in play (LC-6).
error-map_castles_near = { $source }, { $place }: the castles at { $cell } and { $other } have { $gap } hexes between them; there must be at least { $new_city_gap } (LC-21).
error-map_food = { $source }, { $place }: the file says that the castles give { $food }, and the land gives { $borne } (LC-14).
