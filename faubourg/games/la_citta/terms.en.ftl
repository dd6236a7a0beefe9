### What points are called in the reasons of a hint, after a number.

term-citizens = { $count ->
    [one] citizen
   *[other] citizens
 }
term-complete = for a city with all three services
term-hunger = for hunger

## What is no point yet but brings some: also after a number

means-arrivals = { $count ->
    [one] citizen who would come this year
   *[other] citizens who would come this year
 }
means-services = { $count ->
    [one] service
   *[other] services
 }
means-food = food
means-room = { $count ->
    [one] place for a citizen
   *[other] places for citizens
 }
means-income = gold a year
means-gold = gold
