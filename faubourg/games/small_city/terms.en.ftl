### What points are called in the reasons of a hint, after a number.

term-homes = { $count ->
    [one] vote from homes
   *[other] votes from homes
 }
term-university = { $count ->
    [one] vote from the university
   *[other] votes from the university
 }
term-shops = { $count ->
    [one] vote from shops
   *[other] votes from shops
 }
term-support = { $count ->
    [one] vote from supporters
   *[other] votes from supporters
 }
term-council = { $count ->
    [one] vote in the council
   *[other] votes in the council
 }
term-council_price = for what the council costs
term-demolished = { $count ->
    [one] vote for tiles that are gone
   *[other] votes for tiles that are gone
 }
term-abroad = { $count ->
    [one] vote from shops of other boroughs
   *[other] votes from shops of other boroughs
 }
term-promise_kept = for a promise kept
term-promise_broken = for a promise broken
term-special_kept = for a special promise kept
term-special_broken = for a special promise broken
term-pollution = for pollution
term-money = { $count ->
    [one] dollar
   *[other] dollars
 }
term-estate = of property
term-citizens = { $count ->
    [one] citizen
   *[other] citizens
 }
term-culture = for culture

## What is no point yet but brings some: also after a number

means-homes = { $count ->
    [one] place to live
   *[other] places to live
 }
means-culture = { $count ->
    [one] cultural building
   *[other] cultural buildings
 }
means-parks = { $count ->
    [one] cell of park
   *[other] cells of park
 }
means-jobs = { $count ->
    [one] place to work
   *[other] places to work
 }
means-citizens = { $count ->
    [one] citizen
   *[other] citizens
 }
means-raw = { $count ->
    [one] raw material
   *[other] raw materials
 }
means-money = { $count ->
    [one] dollar
   *[other] dollars
 }
