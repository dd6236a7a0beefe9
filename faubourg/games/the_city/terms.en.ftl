### What points are called in the reasons of a hint, after a number.

term-building = points from buildings
term-earlier = points
