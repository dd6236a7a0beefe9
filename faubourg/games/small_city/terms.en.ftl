### What points are called in the reasons of a hint, after a number.

term-homes = votes from homes
term-university = votes from the university
term-shops = votes from shops
term-support = votes from supporters
term-council = votes in the council
term-council_price = votes paid to the council
term-demolished = votes for tiles that are gone
term-abroad = votes from shops of other boroughs
term-promise_kept = for a promise kept
term-promise_broken = for a promise broken
term-special_kept = for a special promise kept
term-special_broken = for a special promise broken
term-pollution = for pollution
term-money = dollars
term-estate = of property
term-citizens = citizens
term-culture = for culture
