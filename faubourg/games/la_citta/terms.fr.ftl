### Comment s’appellent les points dans les raisons d’un conseil, après un nombre.

term-citizens = { $count ->
    [one] citoyen
   *[other] citoyens
 }
term-complete = pour une ville aux trois services
term-hunger = pour la faim

## Ce qui n’est pas encore un point mais en rapporte : après un nombre aussi

means-arrivals = { $count ->
    [one] citoyen qui viendrait cette année
   *[other] citoyens qui viendraient cette année
 }
means-services = { $count ->
    [one] service
   *[other] services
 }
means-food = de nourriture
means-room = { $count ->
    [one] place pour un citoyen
   *[other] places pour des citoyens
 }
means-income = d’or par an
means-gold = d’or
