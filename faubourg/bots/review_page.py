"""The review of a game as one page that needs nothing else: a picture of the chances, and the turning points."""

from __future__ import annotations

from html import escape
from typing import Final

from faubourg.bots.review import Review
from faubourg.core import texts
from faubourg.core.game import Game
from faubourg.core.record import Record

WIDTH: Final = 900
HEIGHT: Final = 260
COLOURS: Final = ("#c2452d", "#2b6cb0", "#2f855a", "#b7791f", "#6b46c1", "#0f766e", "#97266d")
STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 960px; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; }
svg text { fill: currentColor; font-size: 12px; }
li { margin: .8rem 0; } .loss { font-weight: 600; } .why { opacity: .8; }
"""


def review_page(record: Record, game: Game, seen: Review, lang: str) -> str:
    """The whole page, HTML and picture in one."""

    def say(id: str, **facts: object) -> str:
        return escape(texts.say("faubourg.bots", lang, f"page-{id}", facts))

    title = say("title", game=game.title(lang), names=texts.listed(lang, record.seats))
    points = [
        '<li><span class="loss">'
        + say("turning", number=turning.step + 1, seat=record.seats[turning.seat], loss=round(100 * turning.loss))
        + "</span><br>"
        + say("instead", played=turning.played_label, better=turning.better_label)
        + f'<br><span class="why">{escape(turning.why)}</span></li>'
        for turning in seen.turnings
    ]
    told = f"<ol>{''.join(points)}</ol>" if points else f"<p>{say('no_turnings')}</p>"
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style>'
        f"<h1>{title}</h1><h2>{say('chances')}</h2>{picture(record.seats, seen.chances, say('chances'))}"
        f"<h2>{say('turnings')}</h2>{told}</html>\n"
    )


def picture(names: tuple[str, ...], chances: list[list[float]], label: str) -> str:
    """A line for each seat, from the first answer to the end."""
    steps = max(1, len(chances) - 1)
    lines = []
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        spots = " ".join(
            f"{WIDTH * step / steps:.1f},{HEIGHT * (1 - now[seat]):.1f}" for step, now in enumerate(chances)
        )
        lines.append(f'<polyline points="{spots}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        lines.append(
            f'<rect x="{seat * 140}" y="{HEIGHT + 16}" width="12" height="12" fill="{colour}"/>'
            f'<text x="{seat * 140 + 18}" y="{HEIGHT + 26}">{escape(name)}</text>'
        )
    grid = "".join(
        f'<path d="M0 {HEIGHT * part / 4}H{WIDTH}" stroke="currentColor" opacity=".15"/>'
        f'<text x="{WIDTH + 4}" y="{HEIGHT * part / 4 + 4}">{100 - 25 * part} %</text>'
        for part in range(5)
    )
    return (
        f'<svg viewBox="-8 -12 {WIDTH + 56} {HEIGHT + 52}" role="img" aria-label="{label}">{grid}{"".join(lines)}</svg>'
    )
