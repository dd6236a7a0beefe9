### What points are called in the reasons of a hint, after a number.

term-building = { $count ->
    [one] point from buildings
   *[other] points from buildings
 }
term-earlier = { $count ->
    [one] point
   *[other] points
 }

## What is no point yet but brings some: also after a number

means-income = { $count ->
    [one] card each round
   *[other] cards each round
 }
means-cards = { $count ->
    [one] card in hand
   *[other] cards in hand
 }
