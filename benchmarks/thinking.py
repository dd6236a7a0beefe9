"""How many iterations a second the bots that search make: `python benchmarks/thinking.py [GAME ...] [--iterations N]`.

Questions are taken from all over seeded games between greedy bots. Seconds are those of the processor, so a busy
machine says nearly the same as an idle one. With `PYTHONPATH=build/compiled` it is the compiled engine that thinks.
"""

from __future__ import annotations

import argparse
import time
from random import Random

import faubourg
from faubourg import Seat, State
from faubourg.bots import Budget, GreedyBot, SearchBot
from faubourg.core.build import is_compiled

ASKED = 0.15  # of the questions with a choice


def main() -> None:
    parser = argparse.ArgumentParser(description="How many iterations a second the bots that search make.")
    parser.add_argument("games", nargs="*", default=faubourg.games())
    parser.add_argument("--iterations", type=int, default=500, help="for each question")
    parser.add_argument("--questions", type=int, default=10)
    given = parser.parse_args()
    print("compiled" if is_compiled() else "plain Python")
    for name in given.games:
        speed, greedy = think(name, given.iterations, given.questions)
        print(f"{name}: {speed:,.0f} iterations a second; greedy needs {1000 * greedy:.2f} ms for an answer")


def think(name: str, iterations: int, questions: int) -> tuple[float, float]:
    """Iterations a second, of those that were used until the answers were settled; seconds for an answer of greedy."""
    rng = Random(5)
    game = faubourg.game(name)
    bots = [GreedyBot(seat) for seat in range(2)]
    state: State = game.start(players=2, seed=77)
    asked = answers = used = 0
    searched = greedy = 0.0
    while asked < questions:
        if state.is_over:
            state = game.start(players=2, seed=rng.getrandbits(32))
        seat = state.to_act[0]
        if len(state.moves(seat)) > 1 and rng.random() < ASKED:
            begin = time.process_time()
            bot = SearchBot(3, Budget(iterations=iterations))
            bot.think(Seat(state, seat))
            searched += time.process_time() - begin
            used += bot.used
            asked += 1
        begin = time.process_time()
        move = bots[seat].choose(Seat(state, seat))
        greedy += time.process_time() - begin
        answers += 1
        state.push(move, seat)
    return used / searched, greedy / answers


if __name__ == "__main__":
    main()
