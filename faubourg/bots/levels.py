"""The opponents by the names that people give them, from a calm one to a ruthless one."""

from __future__ import annotations

from typing import Final

from faubourg.bots.base import Bot
from faubourg.bots.budget import Budget, read_budget
from faubourg.bots.calm import CalmBot
from faubourg.bots.greedy import GreedyBot
from faubourg.bots.random import RandomBot
from faubourg.bots.thinker import SearchBot
from faubourg.core import texts
from faubourg.core.errors import BotError

# From the weakest to the strongest. Those with a budget search, and may be given another one: `sharp:300ms`.
LEVELS: Final = ("calm", "keen", "sharp", "ruthless")
SIMPLE: Final[dict[str, type[Bot]]] = {"random": RandomBot, "calm": CalmBot, "greedy": GreedyBot}
BUDGETS: Final = {
    "keen": Budget(milliseconds=150),
    "sharp": Budget(milliseconds=1000),
    "ruthless": Budget(milliseconds=5000),
}
NAMES: Final = (*SIMPLE, *BUDGETS)


def bot_names() -> tuple[str, ...]:
    """The bots that come with the package, from the weakest to the strongest."""
    return NAMES


def bot_title(name: str, lang: str) -> str:
    """What people call a bot of the package: `sharp:300ms` is called Sharp."""
    return texts.say("faubourg.bots", lang, f"bot-{name.partition(':')[0]}")


def bot_line(name: str, lang: str) -> str:
    """How a bot of the package plays, in one line."""
    return texts.say("faubourg.bots", lang, f"bot-{name.partition(':')[0]}.line")


def is_named(spec: str) -> bool:
    """Whether a text names a bot of the package, be its budget right or wrong."""
    return spec.partition(":")[0] in NAMES


def budget_of(spec: str) -> Budget | None:
    """How long the bot that `spec` names may think; None if it needs no time. BotError if there is no such bot."""
    name, colon, given = spec.partition(":")
    if name not in NAMES:
        raise BotError("bot_unknown", bot=spec, known=", ".join(NAMES))
    if name in BUDGETS:
        return read_budget(given, spec) if colon else BUDGETS[name]
    if colon:
        raise BotError("no_budget", package="faubourg.bots", bot=spec, name=name, known=", ".join(BUDGETS))
    return None


def make_named(spec: str, seed: int) -> Bot:
    """The bot that `spec` names: `greedy`, `sharp`, `sharp:300ms`, `sharp:500it`. BotError if its budget is wrong."""
    budget = budget_of(spec)
    return SIMPLE[spec](seed) if budget is None else SearchBot(seed, budget, spec)
