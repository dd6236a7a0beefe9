"""The balance report: what many games tell about a game, as one page."""
