"""The phases of a turn, one after another; phase 2 has the room `building`."""
