"""How The City looks on a terminal."""
