### Comment s’appellent les points dans les raisons d’un conseil, après un nombre. « voix » ne change pas avec lui.

term-homes = { $count ->
   *[other] voix des logements
 }
term-university = { $count ->
   *[other] voix de l’université
 }
term-shops = { $count ->
   *[other] voix des commerces
 }
term-support = { $count ->
   *[other] voix de soutien
 }
term-council = { $count ->
   *[other] voix au conseil
 }
term-council_price = pour le prix du conseil
term-demolished = { $count ->
   *[other] voix pour des tuiles disparues
 }
term-abroad = { $count ->
   *[other] voix des commerces d’autres arrondissements
 }
term-promise_kept = pour une promesse tenue
term-promise_broken = pour une promesse non tenue
term-special_kept = pour une promesse spéciale tenue
term-special_broken = pour une promesse spéciale non tenue
term-pollution = pour la pollution
term-money = { $count ->
    [one] dollar
   *[other] dollars
 }
term-estate = de valeur immobilière
term-citizens = { $count ->
    [one] citoyen
   *[other] citoyens
 }
term-culture = pour la culture

## Ce qui n’est pas encore un point mais en rapporte : après un nombre aussi

means-homes = { $count ->
    [one] place en logement
   *[other] places en logement
 }
means-culture = { $count ->
    [one] bâtiment culturel
   *[other] bâtiments culturels
 }
means-parks = { $count ->
    [one] case de parc
   *[other] cases de parc
 }
means-jobs = { $count ->
    [one] poste de travail
   *[other] postes de travail
 }
means-citizens = { $count ->
    [one] citoyen
   *[other] citoyens
 }
means-raw = { $count ->
    [one] matière
   *[other] matières
 }
means-money = { $count ->
    [one] dollar
   *[other] dollars
 }
