"""Positions as anybody may send them: described ones, changed at random, set up again.

Whatever comes, a game answers with a state that keeps every invariant, describes itself back and plays on to its end,
or with a SetupError in every language. Nothing else: no other exception, nobody stuck.

    python -m faubourg.testing.fuzz the-city 100000        so many changed positions of one game
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from faubourg.core.errors import SetupError
from faubourg.core.game import Game
from faubourg.core.state import State
from faubourg.core.texts import LANGUAGES

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 99, 10**30, 1.5, "", "A", "B", "G", "x", "0,0", "(0,0)", "-1,-1", "9,9"),
    *("50,50", "*", "\u0000", "é" * 50, [], {}, [[]], [None], [0], ["A"], {"A": []}, {"": ""}, [[], []], ["A", "A"]),
)
MOST_DECISIONS = 20_000


def fuzz(game: Game, mutations: int, seed: int = 1, play_every: int = 10) -> Counter[str]:
    """Set up so many changed positions: how many were refused, how many possible; AssertionError if one is neither."""
    rng = Random(f"{game.name}/{seed}")
    counted: Counter[str] = Counter()
    for position in positions(game, rng):
        for _ in range(min(40, mutations - counted.total())):
            changed = mutated(position, rng)
            plays_on = rng.randrange(play_every) == 0
            counted[check(game, changed, rng if plays_on else None)] += 1
        if counted.total() >= mutations:
            return counted
    return counted


def positions(game: Game, rng: Random) -> Iterator[dict[str, Any]]:
    """Described positions of every stage of play, of every player count and setting, for ever."""
    while True:
        for options in game.sample_options():
            players = rng.choice(game.players)
            try:
                state = game.start(players=players, seed=rng.randrange(10**6), **options)
            except SetupError:
                continue  # not for so many players
            wanted = {rng.randrange(400) for _ in range(6)}
            for step in range(400):
                if step in wanted or state.is_over:
                    yield json.loads(json.dumps(state.describe()))
                if state.is_over:
                    break
                seat = rng.choice(state.to_act)
                state.push(rng.choice(state.moves(seat)), seat)


def mutated(position: dict[str, Any], rng: Random) -> Any:
    """The position with one to three things in it changed."""
    changed: Any = deepcopy(position)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        places = list(walk(changed))
        if not places:
            return rng.choice(ODD)
        changed = change(changed, rng.choice(places), places, rng)
    return changed


def walk(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value; of long lists some only, so that short ones get their share."""
    inner = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    for key, value in inner if len(inner) <= 8 else [*inner[:4], *inner[-4:]]:
        yield (*path, key)
        yield from walk(value, (*path, key))


def change(data: Any, path: tuple[Any, ...], places: list[tuple[Any, ...]], rng: Random) -> Any:
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    key = path[-1]
    way = rng.randrange(8)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, list):
        holder.insert(key, deepcopy(holder[key]))
    elif way == 1:
        holder[f"{key}x"] = deepcopy(holder[key])
    elif way == 2 and isinstance(holder[key], int) and not isinstance(holder[key], bool):
        holder[key] += rng.choice((-1, 1, 2, 100))
    elif way == 3 and isinstance(holder, list):
        rng.shuffle(holder)
    elif way in (4, 5):  # what stands elsewhere in the same position
        other: Any = data
        for step in rng.choice(places):
            other = other[step]
        holder[key] = deepcopy(other)
    else:
        holder[key] = deepcopy(rng.choice(ODD))
    return data


def check(game: Game, position: Any, rng: Random | None) -> str:
    """`refused` or `possible`; AssertionError with the position if it is neither. Plays on if given `rng`."""
    try:
        state: State = game.setup(position)
    except SetupError as refusal:
        assert all(refusal.say(lang) for lang in LANGUAGES)
        assert not isinstance(refusal.facts.get("reason"), str), f"a reason in one language: {refusal}"
        return "refused"
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error} for {json.dumps(position)}") from error
    try:
        look_at(game, state)
        if rng is not None:
            play_on(game, state, rng)
    except Exception as error:
        raise AssertionError(f"possible, but {type(error).__name__}: {error} for {json.dumps(position)}") from error
    return "possible"


def look_at(game: Game, state: State) -> None:
    broken = game.broken_invariant(state)
    assert broken is None, broken
    described = json.loads(json.dumps(state.describe()))
    assert game.setup(described).describe() == described, "it does not describe itself back"
    assert state.to_act or described.get("ended_by"), "nobody is to act, and it is not over"
    for seat in state.to_act:
        assert state.moves(seat), f"seat {seat} is stuck"
        assert state.decision(seat, LANGUAGES[-1]) is not None
    for seat in (None, *range(state.players)):
        state.view(seat)


def play_on(game: Game, state: State, rng: Random) -> None:
    for _ in range(MOST_DECISIONS):
        if state.is_over:
            state.outcome()
            return
        seat = rng.choice(state.to_act)
        state.push(rng.choice(state.moves(seat)), seat)
        broken = game.broken_invariant(state)
        assert broken is None, broken
    raise AssertionError("it never ends")


if __name__ == "__main__":
    from faubourg.core.registry import game as find

    print(dict(fuzz(find(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)))
