"""What a strong player would think of: the best answers to a question, with the chances they leave and why."""

from __future__ import annotations

from dataclasses import dataclass

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
    """An idea: the answers of the turn as they are written, what they mean, the chance of winning with it, and why."""

    moves: tuple[str, ...]
    label: str
    chance: float
    why: str


def hint(seat: Seat, budget: Budget, lang: str = "en", seed: int = 0, count: int = 3) -> list[Hint]:
    """The best ideas for what a seat is asked, the best first; BotError if it is asked nothing."""
    if not seat.moves():
        raise BotError("not_to_move", package="faubourg.bots")
    bot = SearchBot(seed, budget)
    search, ideas = bot.compare(seat, count)
    world = seat.imagine(bot.rng)
    return [in_words(search, world, ideas, rank, lang) for rank in range(len(ideas))]


def in_words(search: Search, world: State, ideas: list[Edge], rank: int, lang: str) -> Hint:
    """One of the ideas: the best is compared with the second, all others with the best."""
    me, edge = search.me, ideas[rank]
    other = 0 if rank else 1
    data = reasons(search, edge, ideas[other] if len(ideas) > 1 else None)
    compared = texts.say("faubourg.bots", lang, "why-idea", {"number": other + 1})
    chance = round(search.chance(edge), 3)
    moves, label = spelled_out(world, whole_turn(world, me, edge), me, lang)
    return Hint(moves, label, chance, why(world, data, me, lang, compared))


def label_of(state: State, move: int, seat: int, lang: str) -> str:
    frame = state.frame_of(seat)
    assert frame is not None, "a seat that is to act is asked something"
    return str(state.game.label(state, frame, move, lang))


def spelled_out(world: State, idea: tuple[int, ...], me: int, lang: str) -> tuple[tuple[str, ...], str]:
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
        return tuple(moves), label_of(world, idea[0], me, lang)
    return tuple(moves), " › ".join(labels)
