### What points are called in the reasons of a hint, after a number.

term-building = { $count ->
    [one] point from buildings
   *[other] points from buildings
 }
term-earlier = { $count ->
    [one] point
   *[other] points
 }
