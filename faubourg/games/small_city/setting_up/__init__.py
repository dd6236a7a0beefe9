"""A position becomes a game: reading, checking, and asking what was asked."""
