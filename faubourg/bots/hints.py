"""What a strong player would think of: the best answers to a question, with the chances they leave and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from faubourg.bots.budget import Budget
from faubourg.bots.reasons import reasons, whole_turn, why
from faubourg.bots.search import Search
from faubourg.bots.thinker import SearchBot
from faubourg.bots.tree import Edge
from faubourg.core import texts
from faubourg.core.errors import BotError
from faubourg.core.seat import Seat
from faubourg.core.state import State


@dataclass(frozen=True)
class Hint:
    """An idea: the answers of the turn as they are written, what they mean, the chance of winning with it, and why.

    There may be fewer labels than moves: an answer that only leads to the next question needs no word.
    """

    moves: tuple[str, ...]
    labels: tuple[str, ...]
    chance: float
    why: str

    @property
    def label(self) -> str:
        return in_a_line(self.labels)


def hint(seat: Seat, budget: Budget, lang: str = "en", seed: int = 0, count: int = 3) -> list[Hint]:
    """The best ideas for what a seat is asked, the best first; BotError if it is asked nothing."""
    if not seat.moves():
        raise BotError("not_to_move", package="faubourg.bots")
    bot = SearchBot(seed, budget)
    search, ideas = bot.compare(seat, count)
    world = seat.imagine(bot.rng)
    told = compared(search, ideas)
    return [in_words(search, world, edge, rank, told[rank], lang) for rank, edge in enumerate(ideas)]


def compared(search: Search, ideas: list[Edge]) -> list[dict[str, Any]]:
    """The reasons for ideas, the best compared with the second, all others with the best.

    What all of them bring is no reason for any of them, if there is another.
    """
    if len(ideas) == 1:
        return [reasons(search, ideas[0])]
    told = [reasons(search, edge, ideas[0 if rank else 1]) for rank, edge in enumerate(ideas)]
    common = [means for means in told[0]["means"] if all(means in data["means"] for data in told)]
    for data in told:
        own = [means for means in data["means"] if means not in common]
        if own or data["later"] or any(seat == search.me for seat, _, _ in data["terms"]):
            data["means"] = own
    return told


def in_words(search: Search, world: State, edge: Edge, rank: int, data: dict[str, Any], lang: str) -> Hint:
    other = texts.say("faubourg.bots", lang, "why-idea", {"number": 1 if rank else 2})
    chance = round(search.chance(edge), 3)
    moves, labels = spelled_out(world, whole_turn(world, search.me, edge), search.me, lang)
    return Hint(moves, labels, chance, why(world, data, search.me, lang, other))


def in_a_line(labels: tuple[str, ...]) -> str:
    return " › ".join(labels)


def label_of(state: State, move: int, seat: int, lang: str) -> str:
    frame = state.frame_of(seat)
    assert frame is not None, "a seat that is to act is asked something"
    return str(state.game.label(state, frame, move, lang))


def spelled_out(world: State, idea: tuple[int, ...], me: int, lang: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The answers of an idea in notation and in words, as far as they are asked for in this world."""
    now = world.clone()
    moves: list[str] = []
    labels: list[str] = []
    for move in idea:
        frame = now.frame_of(me)
        if frame is None or (moves and move not in now.moves(me)):
            break
        moves.append(now.game.notation(now, move))
        if not now.game.leads_on(now, frame, move):
            labels.append(str(now.game.short_label(now, frame, move, lang)))
        now.push(move, me)
    if len(moves) == 1 or not labels:
        return tuple(moves), (label_of(world, idea[0], me, lang),)
    return tuple(moves), tuple(labels)
