"""Who somebody is, how they prove it, and how much they may ask for."""
