### Comment s’appellent les questions du jeu dans les tableaux, en peu de mots.

question-first-castle = où placer un château
question-turn = que faire
question-new-city = où fonder
question-founder = qui fonde
question-kind = que construire
question-site = où construire
question-second-road = une seconde route
question-effect = quel effet
question-games = où donner des jeux
question-blessing = quelle ville bénir
question-harvest = où récolter
question-ask = que regarder
question-migrate = quelle ville attire
question-service = par quel service
question-demolish = que démolir
question-roads = routes à retirer
question-starve = qui a faim
