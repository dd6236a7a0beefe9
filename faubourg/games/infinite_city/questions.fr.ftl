### Comment s’appellent les questions du jeu dans les tableaux, en peu de mots.

question-turn = la tuile à jouer
question-cell = où la poser
question-arboretum = Arboretum : jetons
question-bank = Banque : quel jeton
question-capitol = Capitole : que capturer
question-construction = Chantier : autre tuile
question-disaster = Sinistre : quelle tuile
question-embassy = Ambassade : tuile
question-housing = Logements : tuile
question-library = Bibliothèque : tuile
question-library-look = Bibliothèque : voir
question-mausoleum = Mausolée : tuile
question-port = Port : où
question-post-tile = Poste : quelle tuile
question-post-cell = Poste : où
question-security = Garde : quelle tuile
question-shopping = Commerce : avec qui
question-stadium-tile = Stade : quelle tuile
question-stadium-tokens = Stade : quel jeton
question-temple-player = Temple : quelle main
question-temple-tile = Temple : quelle tuile
question-transit-1 = Transit : une tuile
question-transit-2 = Transit : l’autre
