### Comment s’appellent les points dans les raisons d’un conseil, après un nombre.

term-building = { $count ->
    [one] point de bâtiments
   *[other] points de bâtiments
 }
term-earlier = { $count ->
    [one] point
   *[other] points
 }

## Ce qui n’est pas encore un point mais en rapporte : après un nombre aussi

means-income = { $count ->
    [one] carte par manche
   *[other] cartes par manche
 }
means-cards = { $count ->
    [one] carte en main
   *[other] cartes en main
 }
