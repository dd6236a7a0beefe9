"""How Small City looks on a terminal."""
