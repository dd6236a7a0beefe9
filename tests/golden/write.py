"""Makes the golden records: python -m tests.golden.write [GAME ...]"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import faubourg
from faubourg import Table
from faubourg.testing.digest import digest

FOLDER = Path(__file__).parent


def write(name: str) -> None:
    """Two random games for each player count, and one for each setting that changes the rules."""
    game = faubourg.game(name)
    settings = [(players, seed, dict[str, object]()) for players in game.players for seed in (1, 2)]
    settings += [(game.players[-1], 3, options) for options in game.sample_options() if options]
    for number, (players, seed, options) in enumerate(settings):
        try:
            table = Table(game.start(players=players, seed=seed, **options))
        except faubourg.SetupError:
            continue  # this setting is not for so many players
        rng = Random(number)
        while not table.state.is_over:
            seat = rng.choice(table.state.to_act)
            table.push(rng.choice(table.state.moves(seat)), seat)
        path = FOLDER / name / f"{name}-{number:02}-{players}p.json"
        table.record().save(path)
        path.with_suffix(".digest").write_text(digest(table.state) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or faubourg.games():
        write(chosen)
