"""The charts of a report as SVG. Each is drawn twice, wide and narrow, so that letters keep their size on a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, exp, floor, log10
from statistics import fmean, median, pstdev

from faubourg.core.game import Game
from faubourg.core.spots import SEAT_LETTERS
from faubourg.lab.balance.figures import Setup
from faubourg.lab.balance.saying import Saying

WIDE = 648
NARROW = 330
ROWS_ASKED = 8
TAIL = 2.5  # reaches beyond the last score, where a curve has come down to the line
FIRST, SECOND = "one", "two"  # the classes of the two variants
SHAPES = (
    '<circle cx="12" cy="12" r="9"/>',
    '<rect x="3.6" y="3.6" width="16.8" height="16.8" rx="2.6"/>',
    '<path d="M12 3 22 20.6H2z"/>',
    '<path d="M12 1.6 22.4 12 12 22.4 1.6 12z"/>',
    '<path d="M12 1.5 21.1 6.75v10.5L12 22.500 2.900 17.25V6.75z"/>',
    '<path d="m12 1.8 3.1 6.6 7.2.9-5.3 5 1.400 7.1L12 17.900l-6.400 3.500L7 14.300l-5.300-5 7.200-.9z"/>',
)


@dataclass(frozen=True)
class Axis:
    """From numbers to places, with round numbers for its lines."""

    low: float
    high: float
    left: float
    right: float

    def at(self, number: float) -> float:
        span = self.high - self.low or 1
        return round(self.left + (number - self.low) / span * (self.right - self.left), 1)

    def ticks(self, about: int = 6) -> list[float]:
        step = round_step((self.high - self.low) / about)
        first = ceil(self.low / step - 1e-9)
        return [number * step for number in range(first, floor(self.high / step + 1e-9) + 1)]


def round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, not below a number."""
    if least <= 0:
        return 1
    power: float = 10.0 ** floor(log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * 0.999)


def both(draw: Callable[[int], str]) -> str:
    """A chart for wide and for narrow pages."""
    return draw(WIDE).replace("<svg ", "<svg data-wide ", 1) + draw(NARROW).replace("<svg ", "<svg data-narrow ", 1)


def svg(width: int, height: float, label: str, parts: Sequence[str]) -> str:
    body = "".join(parts)
    return f'<svg class="ch" viewBox="0 0 {width} {height:g}" role="img" aria-label="{escape(label)}">{body}</svg>'


def text(x: float, y: float, said: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{x1:g} {y1:g}L{x2:g} {y2:g}"/>'


def rect(x: float, y: float, width: float, height: float, kind: str) -> str:
    """A bar, never too thin to be seen."""
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{max(0.6, width):.1f}" height="{height:.1f}"/>'


def seat_label(seat: int, y: float, width: int, say: Saying) -> str:
    name = say("seat", seat=SEAT_LETTERS[seat]) if width == WIDE else SEAT_LETTERS[seat]
    token = f'<svg class="tok p{seat + 1}" x="4" y="{y - 8:g}" width="16" height="16" viewBox="0 0 24 24">'
    return f"{token}{SHAPES[seat % len(SHAPES)]}</svg>{text(27, y + 4.5, name, 'lab')}"


def wins_chart(width: int, setups: Sequence[Setup], say: Saying) -> str:
    """The share of every seat with its interval, and what would be fair."""
    players = setups[0].players
    row, top = 34 if len(setups) > 1 else 28, 26
    most = max([setup.interval(seat)[1] for setup in setups for seat in range(players)])
    axis = Axis(0, 100 * max(most * 1.06, setups[0].fair * 1.3), 84 if width == WIDE else 52, width - 34)
    bottom = top + row * players
    parts = []
    for tick in axis.ticks():
        label = say.number(tick, 0) + ("\u202f%" if tick == axis.ticks()[-1] else "")
        parts += [
            line(axis.at(tick), top - 6, axis.at(tick), bottom, "gl"),
            text(axis.at(tick), bottom + 16, label, "ax", "middle"),
        ]
    fair = 100 * setups[0].fair
    parts.append(line(axis.at(fair), top - 10, axis.at(fair), bottom, "fair"))
    parts.append(text(axis.at(fair), 11, say("fair_share", percent=say.number(round(fair))), "fairt", "middle"))
    for seat in range(players):
        middle = top + row * (seat + 0.5)
        parts.append(seat_label(seat, middle, width, say))
        if seat:
            parts.append(line(0, top + row * seat, width, top + row * seat, "sep"))
        for setup, kind in zip(setups, (FIRST, SECOND), strict=False):
            y = middle if len(setups) == 1 else middle - 7.5 if kind == FIRST else middle + 7.5
            parts.append(whisker(axis, setup, seat, y, kind, say))
    return svg(width, bottom + 22, say("wins_title"), parts)


def whisker(axis: Axis, setup: Setup, seat: int, y: float, kind: str, say: Saying) -> str:
    low, high = [axis.at(100 * bound) for bound in setup.interval(seat)]
    x = axis.at(100 * setup.rate(seat))
    path = f"M{low:g} {y:g}H{high:g}M{low:g} {y - 4:g}v8M{high:g} {y - 4:g}v8"
    return f'<path class="wh {kind}" d="{path}"/>{mark(x, y, kind)}' + text(
        high + 7, y + 4, say.number(round(100 * setup.rate(seat))), f"val {kind}"
    )


def mark(x: float, y: float, kind: str) -> str:
    if kind == FIRST:
        return f'<circle class="mk one" cx="{x:g}" cy="{y:g}" r="5.5"/>'
    return f'<path class="mk two" d="M{x:g} {y - 6:g}l6 6-6 6-6-6z"/>'


def reach_of(numbers: Sequence[int]) -> float:
    """How far each number smooths the curve: that follows from their spread."""
    spread = max(pstdev(numbers), 0.5) if len(numbers) > 1 else 1.0
    return float(1.06 * spread * len(numbers) ** -0.2)


def density(numbers: Sequence[int], places: Sequence[float]) -> list[float]:
    """How often numbers come near some places: a smooth curve."""
    reach = reach_of(numbers)
    counts: dict[int, int] = {}
    for number in numbers:
        counts[number] = counts.get(number, 0) + 1
    return [
        sum([count * exp(-0.5 * ((place - number) / reach) ** 2) for number, count in counts.items()])
        / (len(numbers) * reach)
        for place in places
    ]


def points_chart(width: int, setups: Sequence[Setup], say: Saying) -> str:
    """How often each score comes, one curve a seat: the first variant above the line, the second below."""
    players = setups[0].players
    by_seat = [setup.scores(seat) for setup in setups for seat in range(players)]
    low = min([min(scores) - TAIL * reach_of(scores) for scores in by_seat])
    high = max([max(scores) + TAIL * reach_of(scores) for scores in by_seat])
    axis = Axis(low, high, 84 if width == WIDE else 40, width - 10)
    row, top, height = 37 if len(setups) > 1 else 34, 10, 15 if len(setups) > 1 else 26
    bottom = top + row * players
    places = [axis.low + (axis.high - axis.low) * step / 60 for step in range(61)]
    curves = {
        (s, seat): density(setup.scores(seat), places) for s, setup in enumerate(setups) for seat in range(players)
    }
    tallest = max(max(curve) for curve in curves.values())
    parts = []
    ticks = axis.ticks()
    for tick in ticks:
        label = say("points_tick", points=say.number(tick, 0)) if tick == ticks[-1] else say.number(tick, 0)
        parts += [
            line(axis.at(tick), top - 6, axis.at(tick), bottom, "gl"),
            text(axis.at(tick), bottom + 16, label, "ax", "middle"),
        ]
    for seat in range(players):
        base = top + row * (seat + 0.5) if len(setups) > 1 else top + row * (seat + 1) - 4
        parts.append(seat_label(seat, base - (0 if len(setups) > 1 else 8), width, say))
        for s, (setup, kind) in enumerate(zip(setups, (FIRST, SECOND), strict=False)):
            sign = -1 if kind == FIRST else 1
            tops = [
                f"{axis.at(place):g} {base + sign * height * value / tallest:.1f}"
                for place, value in zip(places, curves[s, seat], strict=True)
            ]
            parts.append(
                f'<path class="rg {kind}" d="M{axis.left:g} {base:g}L{"L".join(tops)}L{axis.right:g} {base:g}z"/>'
            )
            x = axis.at(median(setup.scores(seat)))
            parts.append(line(x, base, x, base + sign * (height * 0.62), f"md {kind}"))
            value = say.number(median(setup.scores(seat)))
            parts.append(text(x + 4, base - 4 if kind == FIRST else base + 12, value, f"mdt {kind}"))
        parts.append(line(axis.left, base, axis.right, base, "base"))
    return svg(width, bottom + 22, say("points_title"), parts)


def length_chart(width: int, setups: Sequence[Setup], say: Saying) -> str:
    """How many games take how many decisions."""
    lengths = [setup.decisions() for setup in setups]
    low, high = min(map(min, lengths)), max(map(max, lengths))
    step = max(1.0, round_step((high - low) / (14 if width == WIDE else 9) or 1))
    first, last = floor(low / step), floor(high / step)
    bins = [
        [sum([floor(n / step) == place for n in numbers]) for place in range(first, last + 1)] for numbers in lengths
    ]
    axis = Axis(first * step, (last + 1) * step, 38, width - 8)
    top, bottom = 34, 180
    most = max(map(max, bins))
    upright = Axis(0, most * 1.05, bottom, top)
    parts = []
    for tick in upright.ticks(3):
        parts += [
            line(axis.left, upright.at(tick), axis.right, upright.at(tick), "gl"),
            text(31, upright.at(tick) + 4, say.number(tick, 0), "ax", "end"),
        ]
    every = max(1, ceil((last - first + 1) / (8 if width == WIDE else 5)))
    for place in range(0, last - first + 2, every):
        edge = (first + place) * step
        parts.append(text(axis.at(edge), bottom + 16, say.number(edge, 0), "ax", "middle"))
    for place, count in enumerate(bins[0]):
        x, end = axis.at((first + place) * step), axis.at((first + place + 1) * step)
        y = upright.at(count)
        parts.append(rect(x + 1, y, end - x - 2, bottom - y, f"hi {FIRST}"))
    if len(setups) > 1:
        path = f"M{axis.at(first * step):g} {bottom}"
        for place, count in enumerate(bins[1]):
            path += f"V{upright.at(count):g}H{axis.at((first + place + 1) * step):g}"
        parts.append(f'<path class="hi two" d="{path}V{bottom}"/>')
    means = [fmean(numbers) for numbers in lengths]
    for mean, kind in zip(means, (FIRST, SECOND), strict=False):
        x, y = axis.at(mean), 12 if kind == FIRST else 26
        is_left = x > width * 0.7
        parts.append(line(x, y - 8, x, bottom, f"mean {kind}"))
        said = say("mean", mean=say.number(mean, 0))
        parts.append(text(x - 6 if is_left else x + 6, y, said, f"meant {kind}", "end" if is_left else "start"))
    return svg(width, bottom + 22, say("length_title"), parts)


def questions_chart(width: int, setups: Sequence[Setup], game: Game, say: Saying) -> str:
    """What a game is made of: how often each kind of question is asked."""
    tables = [dict(setup.questions()) for setup in setups]
    shown = [kind for kind, _ in setups[0].questions()[:ROWS_ASKED]]
    most = max([table.get(kind, 0.0) for table in tables for kind in shown])
    axis = Axis(0, most * 1.04, 165 if width == WIDE else 148, width - 52)
    row, top = 23, 4
    parts = []
    for number, kind in enumerate(shown):
        y = top + row * (number + 0.5)
        parts.append(text(0, y + 4.5, game.question_name(say.lang, kind), "lab"))
        for table, style in zip(tables, (FIRST, SECOND), strict=False):
            place = y - 5.5 if len(setups) == 1 else y - 7 if style == FIRST else y + 1
            height = 11 if len(setups) == 1 else 7
            end = axis.at(table.get(kind, 0.0))
            parts.append(rect(axis.left, place, end - axis.left, height, f"br {style}"))
        parts.append(text(width, y + 4.5, say.number(tables[0][kind], 1), "num2", "end"))
    return svg(width, top + row * len(shown) + 4, say("questions_title"), parts)
