"""What winners build more and less of than the others, with the pictograms of the house."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib import resources
from typing import Any

from faubourg.lab.balance.charts import FIRST, SECOND, WIDE, Axis, line, rect, round_step, svg, text
from faubourg.lab.balance.figures import Built, Setup
from faubourg.lab.balance.saying import Saying

ROWS = 8
ICON = 18
COLUMN = 44  # of a figure at the right


@cache
def pictograms() -> dict[str, Any]:
    """The outlines by game, and who drew them; none where the browser client is not built."""
    file = resources.files("faubourg").joinpath("web", "pictograms.json")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def outline_of(game: str, kind: str) -> str | None:
    """The pictogram of a kind; sizes of one building (res1, res3_i) share it."""
    outlines = pictograms().get("outlines", {}).get(game, {})
    family = re.match("[a-z]*", kind)
    found = outlines.get(kind) or outlines.get(family[0] if family else "")
    return None if found is None else str(found)


def symbols(game: str, html: str) -> str:
    """The outlines of all pictograms that a page uses, once each."""
    drawn = [
        f'<symbol id="kind-{escape(kind)}" viewBox="0 0 512 512"><path d="{outline_of(game, kind)}"/></symbol>'
        for kind in sorted(set(re.findall('href="#kind-([^"]+)"', html)))
    ]
    return f'<svg class="symbols" aria-hidden="true">{"".join(drawn)}</svg>' if drawn else ""


def built_chart(width: int, setups: Sequence[Setup], game: str, names: dict[str, str], label: str, say: Saying) -> str:
    """What winners build more and less of; the figures are those of the first variant, the label.

    On a wide page a name stands beside its bar, on a narrow one above it. A pale bar is one that chance may explain.
    """
    tables = [setup.built() for setup in setups]
    ordered = sorted(tables[0], key=lambda kind: -tables[0][kind].gap)
    shown = ordered if len(ordered) <= ROWS else ordered[: ROWS // 2] + ordered[-ROWS // 2 :]
    if not shown:
        return ""
    is_wide = width == WIDE
    gaps = [table[kind].gap for table in tables for kind in shown if kind in table]
    reach = max(map(abs, gaps)) or 1
    right = width - 2 * COLUMN - 16 if is_wide else width
    axis = Axis(min(0.0, *gaps) - reach * 0.08, max(0.0, *gaps) + reach * 0.08, 178 if is_wide else 0, right)
    row, top = (23 if is_wide else 40), 20
    bottom = top + row * len(shown)
    about = 9 if is_wide else 5
    digits = 1 if round_step((axis.high - axis.low) / about) >= 0.1 else 2
    parts = []
    for tick in axis.ticks(about):
        is_zero = abs(tick) < 1e-9
        said = say.number(0, 0) if is_zero else ("+" if tick > 0 else "") + say.number(tick, digits)
        parts.append(line(axis.at(tick), top - 4, axis.at(tick), bottom, "zero" if is_zero else "gl"))
        parts.append(text(axis.at(tick), bottom + 16, said, "ax", "middle"))
    head = say("winners_of", variant=label) if label and is_wide else say("winners_others")
    parts.append(text(width, 10, head, "axh", "end"))
    if is_wide and axis.left + 50 < axis.at(0) < right - (90 if not label else 130):
        parts.append(text(axis.at(0) - 8, 10, say("fewer"), "axh", "end"))
        parts.append(text(axis.at(0) + 8, 10, say("more"), "axh"))
    for number, kind in enumerate(shown):
        y = top + row * number + (row / 2 if is_wide else 12)
        name = names.get(kind, kind.replace("_", " "))
        parts += [
            name_of(kind, shortened(name, 20 if is_wide else 28), y, game),
            *figures(width, y, tables[0][kind], say),
        ]
        middle = y if is_wide else y + 18
        for table, style in zip(tables, (FIRST, SECOND), strict=False):
            if kind in table:
                x, end = sorted((axis.at(0), axis.at(table[kind].gap)))
                place, height = (
                    (middle - 5.5, 11) if len(setups) == 1 else (middle - 7 if style == FIRST else middle + 1, 7)
                )
                sure = "" if table[kind].is_sure else " pale"
                parts.append(rect(x, place, end - x, height, f"br {style}{sure}"))
    return svg(width, bottom + 22, say("built_title"), parts)


def name_of(kind: str, name: str, y: float, game: str) -> str:
    if outline_of(game, kind) is None:
        return text(0, y + 4.5, name, "lab")
    icon = f'<use class="pic" href="#kind-{escape(kind)}" x="0" y="{y - ICON / 2:g}" width="{ICON}" height="{ICON}"/>'
    return icon + text(ICON + 7, y + 4.5, name, "lab")


def figures(width: int, y: float, built: Built, say: Saying) -> list[str]:
    """How many winners build, and how many the others."""
    winners, others = say.number(built.winners, 2), say.number(built.others, 2)
    return [text(width - COLUMN, y + 4.5, winners, "num2", "end"), text(width, y + 4.5, others, "num2 o", "end")]


def shortened(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"
