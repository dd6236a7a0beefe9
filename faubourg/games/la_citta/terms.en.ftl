### What points are called in the reasons of a hint, after a number.

term-citizens = { $count ->
    [one] citizen
   *[other] citizens
 }
term-complete = for a city with all three services
term-hunger = for hunger
