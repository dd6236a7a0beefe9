### How the terminal speaks of La Citta in English.

## Signs

sign-farmhouse = Fa
sign-quarry = Qu
sign-school = Sc
sign-statue = St
sign-fountain = Fo
sign-market = Mk
sign-palace = Pa
sign-baths = Ba
sign-hospital = Ho
sign-cathedral = Ca
sign-university = Un
sign-road = ==
sign-theatre = Th
sign-port = Po
sign-big_farmhouse = BF
sign-estate = Es
small-farmhouse = F
small-big_farmhouse = G

## Words around the board

year_end = Year { $year } of { $years }: { $phase }
migration = citizens move
relocation = citizens are housed anew
feeding = citizens are fed
clean-up = the year ends
over = the end
first = 1st
hungry = hungry
out = out
voices = Voices:
voice = The people ask for:
seen_by = seen by { $names }
no_limit = ∞
education = E
culture = C
health = H
complete = complete
setup = Setup: the castles are placed
year = Year { $year } of { $years }, turn { $turn } of { $turns }
column_citizens = citizens
column_food = food
column_gold = gold
column_player_cards = cards
column_cubes = cubes
column_castles = castles
column_scores = points
short_citizens = cit.
short_food = food
short_gold = gold
short_player_cards = card
short_scores = pts
card = { $name }, { $price }: { $line }
card_in_figures = { $name }, { $price } gold: { $line }
places_with_food = Hexes, with the food that grows there (+):
display = Policy cards:
pile = Pile of policy cards: { $pile }, discarded: { $discard }
cities = Cities: citizens/limit, in the castle, services (E, C, H)
city = { $name } { $castle }: { $people }/{ $limit },{" "}
in_castle = castle { $count }
stock_out = No tile left: { $kinds }
name_hex = Hexes marked [] can be chosen: type one, such as { $example }. ? lists them all with what they give.
more = The map goes on: board 5,6 shows it around that hex.

## Legend

read_on = (card { $number } tells the rest)
legend_castle = A5 castle and citizens of A
legend_farm = { $sign } farm with its food
legend_lake = { $sign } lake
legend_mountain = { $sign } mountain
legend_wasteland = { $sign } wasteland
legend_city = B4Ho: what touches B4 is B’s
legend_owners = buildings of
legend_new = underlined: new
legend_food = { $sign }3 { $name } with 3 food
legend_small = B+ 10 citizens or more

## The end of a year

report = The year ends
report_voices = What the people asked for
report_moved = Who moved, and what was given up
report_fed = Who was fed
report_nobody = Nobody.
warn_food = You have { $food } food for { $citizens } citizens: who cannot be fed leaves at the end of the year.
warn_castle = { $count ->
    [0] Nobody is left in the castle of { $name }: the next citizen who leaves costs you a building.
    [1] Only one citizen is left in the castle of { $name }: soon somebody who leaves will cost you a building.
   *[other] Only { $count } citizens are left in the castle of { $name }: soon somebody who leaves will cost you a building.
 }
