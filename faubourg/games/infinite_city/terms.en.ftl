### What points are called in the reasons of a hint, after a number.

term-area = for districts
term-bonus = bonus
term-silver = for silver
