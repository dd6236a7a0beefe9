"""What the lab has found, as tables in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from math import isinf
from pathlib import Path
from statistics import fmean
from typing import Any

from faubourg.cli.screen import Screen
from faubourg.cli.seating import bot_title
from faubourg.cli.simulating import table_of
from faubourg.cli.speech import Speech
from faubourg.core import texts
from faubourg.core.registry import game as find_game
from faubourg.core.spots import SEAT_LETTERS
from faubourg.lab.balance.headline import headline
from faubourg.lab.balance.page import Report
from faubourg.lab.balance.saying import Saying

LAB = "faubourg.lab"
MINUS = "\u2212"


def signed(number: float, say: Speech) -> str:
    """With its sign, and with as many decimals as matter."""
    if isinf(number):
        return "?"
    size = abs(number)
    digits = f"{size:.2f}" if size < 1 else say.number(size)
    sign = "" if size < 0.005 else MINUS if number < 0 else "+"
    return sign + (digits.replace(".", ",") if say.lang == "fr" else digits)


def show_tournament(data: Mapping[str, Any], screen: Screen, say: Speech) -> int:
    def text(key: str, **facts: object) -> str:
        return texts.say(LAB, say.lang, key, facts)

    title = find_game(data["game"]).title(say.lang)
    screen.write(text("tournament-title", game=title, games=data["games"], players=data["players"], seed=data["seed"]))
    table = table_of(text("tournament-ratings"), screen)
    table.add_column(text("column-bot"))
    for column in ("rating", "interval", "wins", "points"):
        table.add_column(text(f"column-{column}"), justify="right")
    for row in data["ratings"]:
        low, high = row["rating_interval"]
        table.add_row(
            bot_title(row["bot"]),
            f"{row['rating']:.0f}".replace("-", MINUS),
            f"{low:.0f} … {high:.0f}".replace("-", MINUS),
            f"{say.number(100 * row['win_rate'])} %",
            say.number(row["mean_score"]),
        )
    screen.console.print(table)
    cross = table_of(text("tournament-cross"), screen)
    cross.add_column("")
    names = [row["bot"] for row in data["ratings"]]
    for name in names:
        cross.add_column(bot_title(name), justify="right")
    for name in names:
        cells = [data["cross_table"][name].get(other) for other in names]
        cross.add_row(bot_title(name), *["·" if wins is None else say.number(wins) for wins in cells])
    screen.console.print(cross)
    ending = "sure" if data["is_sure"] else "unsure"
    screen.write(text(f"tournament-{ending}", games=data["games"], most=data["most_games"]))
    return 0


def show_comparison(data: Mapping[str, Any], screen: Screen, say: Speech) -> int:
    def text(key: str, **facts: object) -> str:
        return texts.say(LAB, say.lang, key, facts)

    title = find_game(data["game"]).title(say.lang)
    screen.write(text("compare-title", game=title, games=data["games"], players=data["players"], seed=data["seed"]))
    table = table_of(text("compare-measures"), screen)
    table.add_column("")
    for column in ("a", "b", "difference", "interval", "more"):
        table.add_column(text(f"column-{column}"), justify="right")
    for row in data["measures"]:
        low, high = row["interval"]
        more = row["more_games"]
        name = row["measure"]
        label = (
            text("measure-wins", seat=SEAT_LETTERS[int(name.removeprefix("wins_"))])
            if name.startswith("wins_")
            else text(f"measure-{name}")
        )
        scale = 100 if name.startswith("wins_") else 1
        table.add_row(
            label,
            say.number(scale * row["a"]),
            say.number(scale * row["b"]),
            signed(scale * row["difference"], say),
            f"{signed(scale * low, say)} … {signed(scale * high, say)}",
            text("compare-sure") if row["is_sure"] else "-" if more is None else say.number(more),
        )
    screen.console.print(table)
    screen.write(text("compare-note"))
    return 0


def show_balance(report: Report, html: Path | None, screen: Screen, say: Speech) -> int:
    """The headline, the wins of every seat, and where the page is."""
    words = Saying(say.lang)
    labels = report.labels(say.lang)
    title, lead = headline(report.setups, report.rivals, labels, words)
    screen.write(title, lead)
    table = table_of(words("wins_title"), screen)
    for name in ("players", "variant", "seat", "wins", "interval", "mean"):
        key = "players_label" if name == "players" else f"column-{name}"
        table.add_column(words(key), justify="left" if name in ("variant", "seat") else "right")
    for setup in (*report.setups, *report.rivals):
        label = labels[0] if setup in report.setups else labels[1]
        for seat in range(setup.players):
            low, high = setup.interval(seat)
            table.add_row(
                str(setup.players),
                label,
                SEAT_LETTERS[seat],
                f"{words.number(100 * setup.rate(seat), 1)} %",
                f"{words.number(100 * low, 1)}-{words.number(100 * high, 1)} %",
                words.number(fmean(setup.scores(seat)), 1),
            )
    screen.console.print(table)
    if report.also is not None:
        show_balance(report.also, None, screen, say)
    if html is not None:
        screen.write(texts.say(LAB, say.lang, "balance-written", {"path": html}))
    return 0
