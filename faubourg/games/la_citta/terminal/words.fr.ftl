### How the terminal speaks of La Citta in French.

## Signs

sign-farmhouse = Fe
sign-quarry = Cr
sign-school = Éc
sign-statue = St
sign-fountain = Fo
sign-market = Ma
sign-palace = Pa
sign-baths = Ba
sign-hospital = Hô
sign-cathedral = Ca
sign-university = Un
sign-road = ==
sign-theatre = Th
sign-port = Po
sign-big_farmhouse = GF
sign-estate = Do
small-farmhouse = F
small-big_farmhouse = G

## Words around the board

year_end = Année { $year } sur { $years } : { $phase }
migration = les citoyens s’en vont
relocation = les citoyens sont relogés
feeding = il faut nourrir les citoyens
clean-up = l’année s’achève
over = la fin
first = 1er
hungry = affamé
out = éliminé
voices = Voix :
voice = Le peuple réclame :
seen_by = vue par { $names }
no_limit = ∞
education = É
culture = C
health = S
complete = complète
setup = Mise en place : on pose les châteaux
year = Année { $year } sur { $years }, tour { $turn } sur { $turns }
column_citizens = citoyens
column_food = nourriture
column_gold = or
column_player_cards = cartes
column_cubes = cubes
column_castles = châteaux
column_scores = points
short_citizens = cit.
short_food = nour.
short_gold = or
short_player_cards = cart.
short_scores = pts
card = { $name }, { $price } : { $line }
card_in_figures = { $name }, { $price } or : { $line }
places_with_food = Cases, avec la nourriture qui y pousse (+) :
display = Cartes Politique :
pile = Pioche des cartes Politique : { $pile }, défausse : { $discard }
cities = Villes : citoyens/limite, au château, services (É, C, S)
city = { $name } { $castle } : { $people }/{ $limit },{" "}
in_castle = château { $count }
stock_out = Plus de tuile : { $kinds }
name_hex = Les hexagones marqués [] peuvent être choisis : tapez-en un, par exemple { $example }. L’aide (?) les donne tous.
more = La carte continue : plateau 5,6 la montre autour de cet hexagone.

## Legend

read_on = (carte { $number } dit la suite)
legend_castle = A5 château et citoyens de A
legend_farm = { $sign } ferme et sa nourriture
legend_lake = { $sign } lac
legend_mountain = { $sign } montagne
legend_wasteland = { $sign } friche
legend_city = B4Hô : ce qui touche B4 est à B
legend_owners = bâtiments de
legend_new = souligné : nouveau
legend_food = { $sign }3 { $name } et sa nourriture
legend_small = B+ 10 citoyens ou plus

## The end of a year

report = L’année s’achève
report_voices = Ce que le peuple a réclamé
report_moved = Qui est parti, et ce qui a été abandonné
report_fed = Qui a été nourri
report_nobody = Personne.
warn_food = Vous avez { $food } de nourriture pour { $citizens } citoyens : qui n’est pas nourri s’en va à la fin de l’année.
warn_castle = { $count ->
    [0] Plus personne au château de { $name } : le prochain départ vous coûtera un bâtiment.
    [1] Plus qu’un citoyen au château de { $name } : bientôt, un départ vous coûtera un bâtiment.
   *[other] Plus que { $count } citoyens au château de { $name } : bientôt, un départ vous coûtera un bâtiment.
 }
