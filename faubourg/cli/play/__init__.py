"""A game at the terminal: the page, the news, what is typed, the person at the keyboard, and the lessons."""
