"""The database: its shape, its rows, its questions and changes, and how an older one is brought up to date."""
