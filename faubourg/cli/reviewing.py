"""`faubourg review`: a finished game looked at again, with what was found kept for the next time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from faubourg.bots.budget import Budget, read_budget
from faubourg.bots.review import Review, review, reviewing
from faubourg.bots.review_page import review_page
from faubourg.cli.screen import Screen
from faubourg.cli.speech import Speech
from faubourg.cli.storage import games_folder
from faubourg.core import files
from faubourg.core.record import Record, checksum
from faubourg.core.registry import game as find_game
from faubourg.drawing.canvas import wrapped
from faubourg.lab.reviewing import looking_with
from faubourg.lab.running import Power

BAR = 30  # columns of a whole chance,
SHORTEST_BAR = 8  # where the names of many players leave little room
LISTED = 20  # lines of chances at most


def show_review(file: Path, html: Path | None, think: str, power: Power, screen: Screen, say: Speech) -> int:
    record = Record.load(file)
    budget = read_budget(think)
    kept = games_folder() / "reviews" / f"{checksum(record.to_data())[:32]}-{budget}.json"
    known = found_before(kept)
    try:
        look_again(record, budget, known, power, screen, say)
    except KeyboardInterrupt:
        screen.write(say("review", "stopped"))
        return 130
    finally:
        save(kept, known)
    seen = review(record, budget, lang=say.lang, known=known)
    if html is not None:
        files.write_text(html, review_page(record, find_game(record.game), seen, say.lang))
        screen.write(say("review", "written", path=html))
        return 0
    tell(record, seen, screen, say)
    return 0


def look_again(
    record: Record, budget: Budget, known: dict[str, Any], power: Power, screen: Screen, say: Speech
) -> None:
    """Work out what is not in `known` yet, and add it there one by one."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    hidden = not screen.errors.is_terminal
    with Progress(*columns, console=screen.errors, transient=True, disable=hidden) as progress:
        bar = progress.add_task(say("review", "progress"), total=None)
        before = {part: dict(found) for part, found in known.items()}
        for item in reviewing(record, budget, before, looking_with(record, power)):
            part = "chances" if "chances" in item else "turnings"
            known[part][str(item["step"])] = item["chances"] if part == "chances" else item["turning"]
            progress.update(bar, completed=item["done"], total=item["of"])


def found_before(path: Path) -> dict[str, Any]:
    """What an earlier review has left; nothing if there was none, or its file is damaged."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return {part: dict(data[part]) for part in ("chances", "turnings")}
    except (OSError, ValueError, KeyError, TypeError):
        return {"chances": {}, "turnings": {}}


def save(path: Path, known: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    files.write_text(path, json.dumps(known))


def tell(record: Record, seen: Review, screen: Screen, say: Speech) -> None:
    screen.write(say("review", "chances"))
    last = len(seen.chances) - 1
    steps = sorted({round(last * number / LISTED) for number in range(LISTED + 1)})
    for step in steps:
        chances = zip(record.seats, seen.chances[step], strict=True)
        shares = "  ".join(f"{name} {round(100 * chance):3}\u00a0%" for name, chance in chances)
        wide = max(SHORTEST_BAR, min(BAR, screen.width - len(shares) - 9))  # the bar is that of the first seat
        bar = screen.sign("█", "#") * round(wide * seen.chances[step][0])
        screen.write_all(wrapped(Text(f"{step:5}  {bar:<{wide}}  {shares}"), screen.width, 9 + wide))
    screen.write("", say("review", "turnings") if seen.turnings else say("review", "no_turnings"))
    for turning in seen.turnings:
        name = record.seats[turning.seat]
        screen.write(say("review", "turning", number=turning.step + 1, seat=name, loss=round(100 * turning.loss)))
        instead = say("review", "instead", played=turning.played_label, better=turning.better_label)
        screen.write_all(
            line for text in (instead, turning.why) for line in wrapped(Text(f"  {text}"), screen.width, 2)
        )
