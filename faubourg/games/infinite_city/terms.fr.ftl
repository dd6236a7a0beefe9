### Comment s’appellent les points dans les raisons d’un conseil, après un nombre.

term-area = pour les quartiers
term-bonus = de bonus
term-silver = pour les bords argentés

## Ce qui n’est pas encore un point mais en rapporte : après un nombre aussi

means-growing = { $count ->
    [one] tuile d’où un quartier peut grandir
   *[other] tuiles d’où des quartiers peuvent grandir
 }
means-safe = { $count ->
    [one] tuile protégée
   *[other] tuiles protégées
 }
means-tokens = { $count ->
    [one] jeton repris
   *[other] jetons repris
 }
