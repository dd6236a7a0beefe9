### Comment s’appellent les points dans les raisons d’un conseil, après un nombre.

term-homes = voix des logements
term-university = voix de l’université
term-shops = voix des commerces
term-support = voix de soutien
term-council = voix au conseil
term-council_price = voix payées au conseil
term-demolished = voix pour des tuiles disparues
term-abroad = voix des commerces d’autres arrondissements
term-promise_kept = pour une promesse tenue
term-promise_broken = pour une promesse non tenue
term-special_kept = pour une promesse spéciale tenue
term-special_broken = pour une promesse spéciale non tenue
term-pollution = pour la pollution
term-money = dollars
term-estate = de valeur immobilière
term-citizens = citoyens
term-culture = pour la culture
