"""Finished games looked at again: the chances of all seats over time, and where a better answer was at hand."""
