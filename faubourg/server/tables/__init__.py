"""Tables: made, kept, played, watched, recorded; and how workers tell each other."""
