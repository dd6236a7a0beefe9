### Comment s’appellent les points dans les raisons d’un conseil, après un nombre.

term-area = pour les quartiers
term-bonus = de bonus
term-silver = pour les bords argentés
