### What points are called in the reasons of a hint, after a number.

term-area = for districts
term-bonus = bonus
term-silver = for silver

## What is no point yet but brings some: also after a number

means-growing = { $count ->
    [one] tile from which a district may grow
   *[other] tiles from which districts may grow
 }
means-safe = { $count ->
    [one] protected tile
   *[other] protected tiles
 }
means-tokens = { $count ->
    [one] token back
   *[other] tokens back
 }
