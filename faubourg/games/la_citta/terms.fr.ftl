### Comment s’appellent les points dans les raisons d’un conseil, après un nombre.

term-citizens = { $count ->
    [one] citoyen
   *[other] citoyens
 }
term-complete = pour une ville aux trois services
term-hunger = pour la faim
