"""Draws how often a bot that searches beats the greedy one, by how long it thinks: `python tools/draw_strength.py`.

The figures are in `docs/strength.toml`; the picture and the table of `docs/opponents.md` are made from them.
"""

from __future__ import annotations

import tomllib
from math import log10
from pathlib import Path
from typing import Any, Final

import faubourg
from faubourg.core.files import write_text
from faubourg.lab.stats import wilson

DOCS: Final = Path(__file__).parent.parent / "docs"
FIGURES: Final = DOCS / "strength.toml"
PICTURE: Final = DOCS / "strength.svg"
PAGE: Final = DOCS / "opponents.md"
BEGIN: Final = "<!-- made by tools/draw_strength.py -->"
END: Final = "<!-- until here -->"

WIDE, HIGH, GAP, TOP, LEFT = 190, 150, 28, 30, 44
SHORTEST, LONGEST = 0.02, 8.0  # seconds
TICKS: Final = (0.1, 1.0, 5.0)
INK, SOFT, LINE, GOAL = "#2b2b33", "#6b6b76", "#2f6f8f", "#b4532a"

Row = dict[str, Any]


def figures() -> tuple[list[Row], dict[str, float]]:
    """What was measured against greedy, in the order of games and times; and the aim at a second for each game."""
    data = tomllib.loads(FIGURES.read_text(encoding="utf-8"))
    order = list(data["aims"])
    rows = sorted(data["against_greedy"], key=lambda row: (order.index(row["game"]), row["players"], row["seconds"]))
    return rows, data["aims"]


def table(rows: list[Row]) -> str:
    lines = [
        "| game | players | iterations a decision | seconds | seed | won against greedy | 95 % |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        low, high = wilson(row["won"], row["games"])
        won = f"{row['won']:g} of {row['games']} ({100 * row['won'] / row['games']:.0f} %)"
        cells = [title(row["game"]), row["players"], f"{row['iterations']:,}", f"{row['seconds']:g}", row["seeds"], won]
        cells.append(f"{100 * low:.0f}-{100 * high:.0f} %")
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)


def title(game: str) -> str:
    return str(faubourg.game(game).title("en"))


def across(seconds: float) -> float:
    return WIDE * (log10(seconds) - log10(SHORTEST)) / (log10(LONGEST) - log10(SHORTEST))


def upward(share: float) -> float:
    return HIGH * (1 - share)


def picture(rows: list[Row], aims: dict[str, float]) -> str:
    """One panel for each game: the share of games won, with its interval, over the seconds on a logarithmic scale."""
    width = LEFT + len(aims) * (WIDE + GAP)
    height = TOP + HIGH + 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        ' font-size="11" role="img" aria-label="Games won against greedy by seconds a decision">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for number, (game, aim) in enumerate(aims.items()):
        parts.append(f'<g transform="translate({LEFT + number * (WIDE + GAP)} {TOP})">')
        parts += frame(title(game), is_first=number == 0)
        parts += bars([row for row in rows if row["game"] == game and row["players"] == 2], aim)
        parts.append("</g>")
    parts.append(
        f'<text x="{width / 2:g}" y="{height - 6}" fill="{SOFT}" text-anchor="middle">seconds a decision on one core,'
        " compiled; bars are 95 % intervals, the short mark is the aim at a second</text>"
    )
    return "\n".join([*parts, "</svg>"]) + "\n"


def frame(name: str, is_first: bool) -> list[str]:
    parts = [f'<text y="-10" fill="{INK}" font-weight="bold">{name}</text>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        high = upward(share)
        dashes = ' stroke-dasharray="3 3"' if share == 0.5 else ""
        parts.append(f'<path d="M0 {high:g}H{WIDE}" stroke="#d9d9de"{dashes}/>')
        if is_first:
            parts.append(f'<text x="-6" y="{high + 4:g}" fill="{SOFT}" text-anchor="end">{share:.0%}</text>')
    for seconds in TICKS:
        parts.append(
            f'<text x="{across(seconds):.1f}" y="{HIGH + 15}" fill="{SOFT}" text-anchor="middle">{seconds:g}</text>'
        )
    return parts


def bars(rows: list[Row], aim: float) -> list[str]:
    at = across(1.0)
    parts = [f'<path d="M{at - 12:.1f} {upward(aim):g}h24" stroke="{GOAL}" stroke-width="2"/>']
    points = [(across(row["seconds"]), upward(row["won"] / row["games"])) for row in rows]
    if points:
        parts.append(
            f'<path d="M{" L".join(f"{x:.1f} {y:.1f}" for x, y in points)}" stroke="{LINE}" fill="none" opacity=".4"/>'
        )
    for row, (x, y) in zip(rows, points, strict=True):
        low, high = wilson(row["won"], row["games"])
        told = f"<title>{row['won']:g} of {row['games']}</title>"
        parts.append(f'<path d="M{x:.1f} {upward(high):.1f}V{upward(low):.1f}" stroke="{LINE}" stroke-width="1.5"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{LINE}">{told}</circle>')
    return parts


def made() -> dict[Path, str]:
    """The files and what is in them by the figures."""
    rows, aims = figures()
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    return {PICTURE: picture(rows, aims), PAGE: f"{before}{BEGIN}\n\n{table(rows)}\n\n{END}{after}"}


def main() -> None:
    for path, text in made().items():
        write_text(path, text)


if __name__ == "__main__":
    main()
