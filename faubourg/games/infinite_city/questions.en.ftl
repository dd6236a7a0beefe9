### What the questions of the game are called in tables and charts, in a few words.

question-turn = which tile to play
question-cell = where to lay it
question-arboretum = Arboretum: tokens
question-bank = Bank: which token
question-capitol = Capitol: what to take
question-construction = Construction: a tile
question-disaster = Disaster: which tile
question-embassy = Embassy: which tile
question-housing = Housing: which tile
question-library = Library: which tile
question-library-look = Library: look
question-mausoleum = Mausoleum: which tile
question-port = Port: where to
question-post-tile = Post Office: which tile
question-post-cell = Post Office: where to
question-security = Security: which tile
question-shopping = Shopping: with whom
question-stadium-tile = Stadium: which tile
question-stadium-tokens = Stadium: which token
question-temple-player = Temple: whose hand
question-temple-tile = Temple: which tile
question-transit-1 = Transit: first tile
question-transit-2 = Transit: second tile
