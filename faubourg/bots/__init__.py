"""Players: a bot is a small class that is given a seat and answers with a move."""

from faubourg.bots.base import Bot, ask
from faubourg.bots.greedy import GreedyBot
from faubourg.bots.loading import bot_names, load_bot
from faubourg.bots.random import RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot", "ask", "bot_names", "load_bot"]
