"""How La Citta looks on a terminal."""
