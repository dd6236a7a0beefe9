### What the questions of the game are called in tables and charts, in a few words.

question-first-castle = where a castle stands
question-turn = what to do
question-new-city = where to found
question-founder = who founds
question-kind = what to build
question-site = where to build
question-second-road = a second road
question-effect = which effect
question-games = where games are held
question-blessing = whom to bless
question-harvest = where to harvest
question-ask = what to look at
question-migrate = which city draws
question-service = with which service
question-demolish = what to demolish
question-roads = roads to take up
question-starve = who goes hungry
