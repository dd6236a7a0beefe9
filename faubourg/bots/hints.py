"""What a strong player would think of: the best answers to a question, with the chances they leave and why."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.bots.budget import Budget
from faubourg.bots.reasons import reasons, why
from faubourg.bots.search import Search
from faubourg.bots.thinker import SearchBot
from faubourg.bots.tree import Edge
from faubourg.core.errors import BotError
from faubourg.core.seat import Seat
from faubourg.core.state import State


@dataclass(frozen=True)
class Hint:
    """An idea: its answers as they are written, what the first one means, the chance of winning with it, and why."""

    moves: tuple[str, ...]
    label: str
    chance: float
    why: str


def hint(seat: Seat, budget: Budget, lang: str = "en", seed: int = 0, count: int = 3) -> list[Hint]:
    """The best ideas for what a seat is asked, the best first; BotError if it is asked nothing."""
    if not seat.moves():
        raise BotError("not_to_move", package="faubourg.bots")
    bot = SearchBot(seed, budget)
    search = bot.compare(seat, count)
    world = seat.imagine(bot.rng)
    ideas = search.ranked()[:count]
    return [in_words(search, world, edge, seat.index, lang) for edge in ideas]


def in_words(search: Search, world: State, edge: Edge, me: int, lang: str) -> Hint:
    data = reasons(search, edge)
    label = label_of(world, edge.first, me, lang)
    chance = round(edge.total / edge.visits, 3)
    return Hint(written(world, edge, me), label, chance, why(world, data, me, lang))


def label_of(state: State, move: int, seat: int, lang: str) -> str:
    frame = state.frame_of(seat)
    assert frame is not None, "a seat that is to act is asked something"
    return str(state.game.label(state, frame, move, lang))


def written(world: State, edge: Edge, me: int) -> tuple[str, ...]:
    """The answers of an idea in notation, as far as they are asked for in this world."""
    now = world.clone()
    found = []
    for number, move in enumerate(edge.moves):
        if number and move not in now.moves(me):
            break
        found.append(now.game.notation(now, move))
        now.push(move, me)
    return tuple(found)
