### Comment s’appellent les questions du jeu dans les tableaux, en peu de mots.

question-setup = la première main
question-choose = la carte à bâtir
question-choose-anything = n’importe quelle carte
question-second = une seconde carte
question-second-of-any = n’importe quelle autre
question-mistake = l’une des deux cartes
question-pay = avec quoi payer
question-crew = une de plus aussitôt
question-keep = la carte à garder
question-reference = chez qui compter
question-limit = que défausser
