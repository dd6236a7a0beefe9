### Comment s’appellent les points dans les raisons d’un conseil, après un nombre.

term-building = points de bâtiments
term-earlier = points
