"""Teaches a linear player The City by policy gradient: NumPy alone, a few minutes on one core.

    python examples/train_the_city.py                  # train, print the curve, write it beside this file
    python examples/train_the_city.py --games 2000     # a shorter lesson

The player sees the figures of the table and of both players, from the flat observation of `faubourg.envs`. It has
weights of its own for every kind of question, gives every action a score that is a weighted sum of the figures, and
picks a legal one at random, better ones more often (softmax). After each batch of games against a random player all
weights move towards the answers of games that went better than the average (REINFORCE with Adam). What "better" means
is the difference in points, which says more about a game than who won it.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from faubourg.envs import arrays
from faubourg.envs.match import Match

GAMES = 2_880
BATCH = 60  # games between two steps
EXAM = 400  # games of an examination, always the same ones
RATE = 0.02  # of learning
SEED = 1
CURVE = Path(__file__).with_name("train_the_city.csv")
Vector = NDArray[np.float32]


@dataclass
class Lesson:
    """What one seat saw and did in a game, and how it ended."""

    seen: list[Vector] = field(default_factory=list)
    masks: list[NDArray[np.bool_]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    margin: float = 0.0  # points more than the opponent's
    share: float = 0.0  # of the win


class LinearPlayer:
    """For each kind of question, one weight for each figure that it looks at and each action."""

    def __init__(self, match: Match, seed: int) -> None:
        encoding = match.encoding
        self.match = match
        self.rng = np.random.default_rng(seed)
        places = encoding.places
        self.questions = len(encoding.questions)
        self.figures = slice(places["table"], places["about"])  # of the table and of the players
        self.size = self.figures.stop - self.figures.start + 1
        self.weights: Vector = np.zeros((self.questions * self.size, encoding.actions), np.float32)
        self.first: Vector = np.zeros_like(self.weights)  # the moments of Adam
        self.second: Vector = np.zeros_like(self.weights)
        self.steps = 0

    def look(self, numbers: NDArray[np.int16]) -> Vector:
        """A one and the figures, in the place of the question. A logarithm keeps points and cards of one size."""
        seen: Vector = np.zeros(self.questions * self.size, np.float32)
        place = int(numbers[: self.questions].argmax()) * self.size
        seen[place] = 1
        seen[place + 1 : place + self.size] = np.log1p(numbers[self.figures]) * 0.3
        return seen

    def play(self, seed: int, is_exam: bool = False) -> Lesson:
        """A game against a random player, from either seat by turns; in an examination the best answer is given."""
        match, encoding = self.match, self.match.encoding
        state, other, me = match.start(seed), Random(seed), seed % 2
        lesson = Lesson()
        while state.to_act:
            seat = state.to_act[0]
            if seat != me:
                state.push(other.choice(state.moves(seat)), seat)
                continue
            legal = encoding.legal(state, seat)
            if len(legal) == 1:
                state.push(encoding.move(state, seat, legal[0]), seat)
                continue
            seen = self.look(arrays.flat(encoding, state, seat))
            scores = seen @ self.weights[:, legal]
            if is_exam:
                choice = int(scores.argmax())
            else:
                chances = np.exp(scores - scores.max())
                choice = int(np.searchsorted(np.cumsum(chances), self.rng.random() * chances.sum()))
                mask = np.zeros(encoding.actions, np.bool_)
                mask[legal] = True
                lesson.seen.append(seen)
                lesson.masks.append(mask)
                lesson.actions.append(legal[choice])
            state.push(encoding.move(state, seat, legal[choice]), seat)
        outcome = state.outcome()
        lesson.margin = float(outcome.scores[me] - outcome.scores[1 - me])
        lesson.share = 1 / len(outcome.winners) if me in outcome.winners else 0.0
        return lesson

    def learn(self, lessons: list[Lesson]) -> None:
        """One step towards what went better than the average of the batch."""
        margins = np.array([lesson.margin for lesson in lessons], np.float32)
        worth = (margins - margins.mean()) / (margins.std() + 1e-6)
        credit = np.repeat(worth, [len(lesson.actions) for lesson in lessons])
        seen = np.array([one for lesson in lessons for one in lesson.seen])
        masks = np.array([one for lesson in lessons for one in lesson.masks])
        actions = np.array([one for lesson in lessons for one in lesson.actions])
        scores = np.where(masks, seen @ self.weights, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        pull = -chances * credit[:, None]
        pull[np.arange(len(actions)), actions] += credit
        gradient: Vector = (seen.T @ pull / len(lessons)).astype(np.float32)
        self.steps += 1
        self.first = 0.9 * self.first + 0.1 * gradient
        self.second = 0.999 * self.second + 0.001 * gradient**2
        first = self.first / (1 - 0.9**self.steps)
        second = self.second / (1 - 0.999**self.steps)
        self.weights += RATE * first / (np.sqrt(second) + 1e-8)


def exam(player: LinearPlayer, games: int = EXAM) -> float:
    """The share of wins against a random player, in games that it has not trained on."""
    return sum([player.play(10**9 + number, is_exam=True).share for number in range(games)]) / games


def train(games: int = GAMES, seed: int = SEED, looks: int = 12, exam_games: int = EXAM) -> list[tuple[int, float]]:
    """The curve: after how many games which share of an examination is won."""
    player = LinearPlayer(Match("the-city", 2, {}, "win"), seed)
    batches = max(1, games // BATCH)
    curve = [(0, exam(player, exam_games))]
    for batch in range(batches):
        player.learn([player.play(seed * 10**6 + batch * BATCH + game) for game in range(BATCH)])
        if (batch + 1) % max(1, batches // looks) == 0:
            curve.append(((batch + 1) * BATCH, exam(player, exam_games)))
            print(f"{curve[-1][0]:>6} games: {100 * curve[-1][1]:.1f} % won against random", flush=True)
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Teaches a linear player The City.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    found = train(asked.games, asked.seed)
    if asked.games == GAMES and asked.seed == SEED:
        rows = "".join(f"{games},{share:.4f}\n" for games, share in found)
        CURVE.write_text(f"games,share_of_wins\n{rows}", encoding="utf-8")
