"""The example that learns: a short lesson already makes it a better player, on the same games."""

from __future__ import annotations

from examples.train_the_city import BATCH, CURVE, GAMES, LinearPlayer, exam
from faubourg.envs.match import Match


def test_a_short_lesson_makes_a_better_player() -> None:
    player = LinearPlayer(Match("the-city", 2, {}, "win"), seed=1)
    before = exam(player, 60)
    for batch in range(5):
        player.learn([player.play(10**6 + batch * BATCH + game) for game in range(BATCH)])
    assert before < 0.7 < exam(player, 60)


def test_the_whole_lesson_is_on_file() -> None:
    """The curve of the run that the script makes: nine games of ten against a random player, at the end."""
    rows = [line.split(",") for line in CURVE.read_text(encoding="utf-8").splitlines()[1:]]
    assert int(rows[-1][0]) == GAMES // BATCH * BATCH
    assert float(rows[0][1]) < 0.7 and float(rows[-1][1]) >= 0.9
