"""What a bot is, and how it is asked."""

from __future__ import annotations

import operator
from random import Random

from faubourg.core.errors import BotError
from faubourg.core.seat import Seat

LISTED_MOVES = 8  # how many legal moves an error names before it says that there are more


class Bot:
    """A player. Subclass it and write `choose`; the same seed must lead to the same answers.

    `name` is what the bot is called in messages, the name of its class unless it says otherwise.
    """

    name: str

    def __init_subclass__(cls) -> None:
        if "name" not in vars(cls):
            cls.name = cls.__name__

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, seat: Seat) -> int:
        """One of `seat.moves()`, which is never empty here."""
        raise NotImplementedError


def ask(bot: Bot, seat: Seat) -> int:
    """The bot's answer, checked; BotError if it fails or answers with something that is not one of its moves."""
    try:
        answer = bot.choose(seat)
    except (Exception, SystemExit) as error:
        raise BotError("bot_raised", bot=bot.name, reason=in_short(error)) from error
    moves = seat.moves()
    try:
        move = operator.index(answer)  # numpy's ints are ints too
    except TypeError as error:
        raise nonsense(bot, answer, moves) from error
    if move not in moves or isinstance(answer, bool):
        raise nonsense(bot, answer, moves)
    return move


def nonsense(bot: Bot, answer: object, moves: list[int]) -> BotError:
    listed = [str(move) for move in moves[:LISTED_MOVES]]
    if len(moves) > LISTED_MOVES:
        listed.append("…")
    return BotError("bot_nonsense", bot=bot.name, answer=on_one_line(repr(answer)), moves=", ".join(listed))


def in_short(error: BaseException) -> str:
    """The kind of an error and what it says, fit for the middle of a sentence."""
    said = on_one_line(str(error)).rstrip(".")
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def on_one_line(text: str, most: int = 200) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 1] + "…"
