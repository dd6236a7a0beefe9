"""Players: a bot is a small class that is given a seat and answers with a move."""

from faubourg.bots.base import Bot, ask
from faubourg.bots.budget import Budget
from faubourg.bots.calm import CalmBot
from faubourg.bots.curve import calmed
from faubourg.bots.greedy import GreedyBot
from faubourg.bots.hints import Hint, hint
from faubourg.bots.levels import LEVELS, bot_line, bot_names, bot_title, budget_of
from faubourg.bots.loading import load_bot
from faubourg.bots.random import RandomBot
from faubourg.bots.review import Review, Turning, review, reviewing, turning_words, work_in
from faubourg.bots.thinker import SearchBot

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "CalmBot",
    "GreedyBot",
    "Hint",
    "RandomBot",
    "Review",
    "SearchBot",
    "Turning",
    "ask",
    "bot_line",
    "bot_names",
    "bot_title",
    "budget_of",
    "calmed",
    "hint",
    "load_bot",
    "review",
    "reviewing",
    "turning_words",
    "work_in",
]
