"""Fit how somebody in haste chooses in The City to what comes of it: `python -m tools.fit_haste --games 250 --seed 1`.

Games of two are played in haste, now and then with any move. At some of their questions the best answers (by the
weights so far) are played on to the end in the same imagined worlds, and it is noted what the terms of `worth` amount
to after each of them. A regression finds the weights by which the better ones are told from the others. It begins with
those of `worth.toml`; with `--rounds 2` as many games more are played with what the first ones have taught, and all of
them count. Every fifth question is held back and tells how much of a win an answer gains over one taken at random
among the same.
"""

from __future__ import annotations

import argparse
from math import exp
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

import faubourg
from faubourg import State
from faubourg.bots.chances import give
from faubourg.bots.rehearsal import answer_in_haste
from faubourg.core.rules import Frame
from faubourg.games.the_city import worth
from faubourg.games.the_city.ideas import FORESEEN
from faubourg.games.the_city.state import City
from faubourg.games.the_city.worth import Plan, haste_weights, names_with, terms_of, weigh

FILE: Final = Path(str(worth.__file__)).with_name("haste.toml")
NOTED: Final = 0.12  # of all questions
ANY_MOVE: Final = 0.1  # of all answers, so that unusual cities are seen too
ANSWERS: Final = 8  # compared at a question
WORLDS: Final = 12
LEAD: Final = 7.3  # points that make a win e times as likely
RIDGE: Final = 30.0  # how strongly weights stay what they were where little is known
RARE: Final = 0.02  # terms that vary less than this are kept closer still
HELD_BACK: Final = 5

Vector = NDArray[np.float64]
Question = tuple[Vector, Vector]  # of each answer: its terms, and what came of it


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit how somebody in haste chooses in The City.")
    parser.add_argument("--games", type=int, default=250, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    city = faubourg.game("the-city").start(players=2, seed=0)
    assert isinstance(city, City)
    in_use = haste_weights(city.cards)
    first = np.array(worth.weights(city.cards))
    in_use[:] = [float(weight) for weight in first]
    questions: list[Question] = []
    for number in range(given.rounds):
        for game in range(given.games):
            questions += play(Random(f"{given.seed}/{number}/{game}"))
        taught = [question for place, question in enumerate(questions) if place % HELD_BACK]
        tested = questions[::HELD_BACK]
        report = {"questions": len(questions), "gain_before": gain(tested, first), "gain_after": 0.0}
        report["gain_after"] = gain(tested, fit(taught, first))
        print(f"round {number + 1}: {report}", flush=True)
        in_use[:] = [float(weight) for weight in fit(questions, first)]
    made = {"games_in_round": given.games, "rounds": given.rounds, "seed": given.seed, **report}
    names = names_with(city.cards)
    lines = [
        "# How much the terms of `worth` count in haste. Written by `python -m tools.fit_haste`; do not edit.",
        *["", "[made]", *[f"{key} = {value}" for key, value in made.items()]],
        *["", "[weights]", *[f'"{name}" = {weight:.4g}' for name, weight in zip(names, in_use, strict=True)]],
    ]
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"written to {given.out}")


# --- playing -------------------------------------------------------------------------------------------------------


def play(rng: Random) -> list[Question]:
    """A game in haste, and what would have become of the best answers to some of its questions."""
    city = faubourg.game("the-city").start(players=2, seed=rng.getrandbits(64))
    assert isinstance(city, City)
    noted = []
    while not city.is_over:
        seat = city.to_act[0]
        moves = city.moves(seat)
        if len(moves) == 1:
            city.push(moves[0], seat)
            continue
        if city.frame.step in FORESEEN and rng.random() < NOTED:
            noted.append(compared(city, seat, rng))
        if rng.random() < ANY_MOVE:
            city.push(rng.choice(moves), seat)
        else:
            answer_in_haste(city, seat, rng)
    return noted


def compared(city: City, seat: int, rng: Random) -> Question:
    ideas = city.game.ideas(city, seat) or [(move,) for move in city.moves(seat)]
    weights = haste_weights(city.cards)
    terms = {idea: terms_of(city, seat, Plan(city, seat, frame_after(city, seat, idea))) for idea in ideas}
    best = sorted(ideas, key=lambda idea: weigh(terms[idea], weights), reverse=True)[:ANSWERS]
    amounts = np.zeros((len(best), len(weights)))
    for row, idea in enumerate(best):
        for place, amount in terms[idea]:
            amounts[row, place] += amount
    results = np.zeros(len(best))
    for _ in range(WORLDS):
        world = city.imagine(seat, rng)
        for line in world.lines:
            if line.seat != seat:
                world.replace_line(world.line(line.opening, ()))
        for row, idea in enumerate(best):
            results[row] += result(world.clone(), seat, idea, rng) / WORLDS
    return amounts, results


def frame_after(city: City, seat: int, idea: tuple[int, ...]) -> Frame:
    frame = city.frame_of(seat)
    for move in idea:
        assert frame is not None
        frame = frame.step.answer(city, frame, move)
    assert frame is not None
    return frame


def result(city: State, seat: int, idea: tuple[int, ...], rng: Random) -> float:
    """How likely a win is by the points at the end of a game that is played on."""
    give(city, seat, idea)
    while not city.is_over:
        asked = city.to_act[0]
        moves = city.moves(asked)
        if len(moves) == 1:
            city.push(moves[0], asked)
        else:
            answer_in_haste(city, asked, rng)
    scores = city.outcome().scores
    return 1 / (1 + exp((scores[1 - seat] - scores[seat]) / LEAD))


# --- fitting -------------------------------------------------------------------------------------------------------


def fit(questions: list[Question], first: Vector) -> Vector:
    """The weights that foretell best how much better or worse than the others each answer is."""
    amounts = np.concatenate([terms - terms.mean(axis=0) for terms, _ in questions])
    results = np.concatenate([found - found.mean() for _, found in questions])
    scale = np.maximum(amounts.std(axis=0), RARE)
    foretold = amounts @ first
    size = (foretold @ results) / (foretold @ foretold)  # of a win that one of the weights to begin with is worth
    scaled = amounts / scale
    bend = scaled.T @ scaled + RIDGE * np.eye(len(first))
    change = np.linalg.solve(bend, scaled.T @ (results - size * foretold))
    return np.asarray(first + change / scale / size, np.float64)


def gain(questions: list[Question], weights: Vector) -> float:
    """What the answer that is taken brings more than the mean of the others that were compared."""
    return round(float(np.mean([found[np.argmax(terms @ weights)] - found.mean() for terms, found in questions])), 4)


if __name__ == "__main__":
    main()
