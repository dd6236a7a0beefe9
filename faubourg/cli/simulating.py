"""Many games between bots, with a progress bar and tables, or as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.box import ASCII, SIMPLE_HEAD
from rich.table import Table as Columns
from rich.text import Text

from faubourg.cli.bars import bar
from faubourg.cli.problems import INTERRUPTED
from faubourg.cli.screen import Screen
from faubourg.cli.seating import bot_title, usual_bot, usual_count
from faubourg.cli.speech import Speech
from faubourg.core.registry import game as find_game
from faubourg.core.spots import SEAT_LETTERS
from faubourg.lab.simulate import simulate as play_many


@dataclass(frozen=True)
class Wish:
    """What is to be simulated; what is left out is chosen."""

    game: str
    players: int | None
    games: int
    bots: tuple[str, ...]
    seed: str
    jobs: int
    options: Mapping[str, object]
    ray: str | None = None
    out: Path | None = None
    tells_decisions: bool = False


def simulate(wish: Wish, as_json: bool, screen: Screen, say: Speech) -> int:
    game = find_game(wish.game)
    bots = list(wish.bots) or [usual_bot()]
    players = wish.players if wish.players is not None else usual_count(game, (), (), None)
    with bar(screen, say("simulate", "progress"), wish.games, say) as progress:
        report = play_many(
            game.name,
            players,
            wish.games,
            bots,
            seed=game.check_seed(wish.seed),
            jobs=wish.jobs,
            options=dict(wish.options),
            progress=progress,
            ray=wish.ray,
            out=wish.out,
            tells_decisions=wish.tells_decisions,
            keeps_part=True,
        )
    data = report.to_data()
    is_whole = data["games"] == wish.games
    if not is_whole:
        screen.errors.print(Text(say("simulate", "stopped", played=data["games"], games=wish.games)))
    if as_json:
        screen.console.file.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    else:
        show(data, screen, say)
    return 0 if is_whole else INTERRUPTED


def show(data: Mapping[str, Any], screen: Screen, say: Speech) -> None:
    title = find_game(data["game"]).title(say.lang)
    games = say.count("games", data["games"])
    screen.write(say("simulate", "title", game=title, games=games, players=data["players"], seed=data["seed"]))
    by_bot = [(bot_title(row["bot"]), row["games"], row) for row in data["by_bot"]]
    by_seat = [(SEAT_LETTERS[row["seat"]], data["games"], row) for row in data["seats"]]
    if "who_begins" in data:
        by_seat.append((say("simulate", "who_begins"), data["who_begins"]["games"], data["who_begins"]))
    show_wins("by_bot", "bot", by_bot, screen, say)
    show_wins("by_seat", "seat", by_seat, screen, say)
    for key in ("scores", "length"):
        figures = {name: say.number(data[key][name]) for name in ("mean", "median", "min", "max")}
        screen.write(say("simulate", key, **figures))
    show_questions(data["game"], data["by_question"], screen, say)
    speed = {key: say.number(data[key]) for key in ("games_per_second", "decisions_per_second")}
    screen.write(say("simulate", "speed", **speed))


def show_questions(game: str, rows: list[Mapping[str, Any]], screen: Screen, say: Speech) -> None:
    """What kinds of decisions a game is made of."""
    table = table_of(say("simulate", "by_question"), screen)
    table.add_column(say("simulate", "question"))
    for column in ("per_game", "share"):
        table.add_column(say("simulate", column), justify="right")
    for row in rows:
        name = find_game(game).question_name(say.lang, row["question"])
        table.add_row(name, say.number(row["per_game"]), f"{say.number(100 * row['share'])} %")
    screen.console.print(table)


def table_of(title: str, screen: Screen) -> Columns:
    box = ASCII if screen.ascii_only else SIMPLE_HEAD
    return Columns(title=title, title_justify="left", box=box, pad_edge=False)


def show_wins(
    title: str, kind: str, rows: list[tuple[str, int, Mapping[str, Any]]], screen: Screen, say: Speech
) -> None:
    table = table_of(say("simulate", title), screen)
    table.add_column(say("simulate", kind))
    for column in ("games", "wins", "rate", "interval", "score"):
        table.add_column(say("simulate", column), justify="right")
    for name, games, row in rows:
        low, high = row["interval"]
        interval = f"{say.number(100 * low)}-{say.number(100 * high)} %"
        rate = f"{say.number(100 * row['win_rate'])} %"
        table.add_row(name, str(games), say.number(row["wins"]), rate, interval, say.number(row["mean_score"]))
    screen.console.print(table)
