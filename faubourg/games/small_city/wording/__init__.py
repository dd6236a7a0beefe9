"""How moves, questions and refusals are written, read and said."""
