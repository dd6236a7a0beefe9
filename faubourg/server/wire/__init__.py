"""What goes over the wire: every message in both directions, and how the game of a table becomes one."""
