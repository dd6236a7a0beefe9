"""How Infinite City looks on a terminal."""
