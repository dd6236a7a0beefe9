"""The picture and the table of how strong the bots are, made from the figures beside them."""

from __future__ import annotations

import faubourg
from tools import draw_strength


def test_the_picture_and_the_table_are_what_the_figures_give() -> None:
    for path, text in draw_strength.made().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is out of date: python tools/draw_strength.py"


def test_every_game_is_in_the_table_with_games_that_were_played() -> None:
    rows, aims = draw_strength.figures()
    assert set(aims) == {row["game"] for row in rows} == set(faubourg.games())
    assert all(0 <= row["won"] <= row["games"] for row in rows)
    assert draw_strength.table(rows).count("\n") == len(rows) + 1
