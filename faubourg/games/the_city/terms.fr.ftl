### Comment s’appellent les points dans les raisons d’un conseil, après un nombre.

term-building = { $count ->
    [one] point de bâtiments
   *[other] points de bâtiments
 }
term-earlier = { $count ->
    [one] point
   *[other] points
 }
