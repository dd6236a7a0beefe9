"""What a game is: states that ask questions, rules as filters, tables and records. Knows no game."""
