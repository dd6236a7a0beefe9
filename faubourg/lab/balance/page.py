"""The page of a balance report: one file, in the colours of the game by day and night, that asks no other host."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any

from faubourg.bots.levels import bot_title, is_named
from faubourg.core import texts
from faubourg.core.game import Game
from faubourg.core.spots import SEAT_LETTERS
from faubourg.lab.balance import charts
from faubourg.lab.balance.built import built_chart, pictograms, symbols
from faubourg.lab.balance.figures import Setup, hardly_built, names_of
from faubourg.lab.balance.headline import findings, headline
from faubourg.lab.balance.saying import Saying
from faubourg.lab.stats import wilson

MOST_RARE = 10  # kinds that hardly anybody builds, by name; the rest is counted
ON, OFF = ("true", "yes", "on"), ("false", "no", "off")
ICONS = {
    "figures": '<path d="M4 5h16v14H4zM4 10h16M10 10v9"/>',
    "print": '<path d="M7 9V4h10v5M7 17H4.500V9.500h15V17H17M7 14h10v6H7z"/>',
    "theme": '<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/>',
}
MARK = (
    '<svg class="mark-svg" viewBox="0 0 40 40" aria-hidden="true"><rect x="3" y="3" width="15" height="15" rx="2.5" '
    'class="m1"/><rect x="22" y="3" width="14" height="15" rx="2.5" class="m2" transform="rotate(9 29 10.5)"/>'
    '<path d="m10.500 20.800 7.700 4.400v8.900l-7.700 4.400-7.700-4.400v-8.900z" class="m3"/>'
    '<path d="M22 22h7.300v7.300H37V37H22z" class="m4"/></svg>'
)


@dataclass(frozen=True)
class Report:
    """All set-ups of a report: those of the game as it is and, if asked, those of a rival variant beside them."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    setups: tuple[Setup, ...]
    rivals: tuple[Setup, ...]
    rival: dict[str, Any]  # the options in which the rival variant differs
    command: str
    also: Report | None = None  # the same with other options, behind a switch

    def labels(self, lang: str) -> tuple[str, str]:
        """What the two variants are called: by the values of the options in which they differ."""
        return labels_of(self.game, self.options, self.rival, lang)

    def pair(self, setup: Setup) -> list[Setup]:
        """A set-up, and its rival if there is one."""
        return [setup, *[rival for rival in self.rivals if rival.players == setup.players]]

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
            "setups": [setup.to_data() for setup in (*self.setups, *self.rivals)],
            **({} if self.also is None else {"also": self.also.to_data()}),
        }


def page(report: Report, lang: str) -> str:
    """The whole file."""
    say = Saying(lang)
    title = escape(report.game.title(lang))
    games = max([setup.games for setup in report.setups])
    parts = [one for one in (report, report.also) if one is not None]
    choice = switch(report, say)
    blocks = "".join([block(one, number, choice, say) for number, one in enumerate(parts)])
    figures = json.dumps(report.to_data(), ensure_ascii=False).replace("</", "<\\/")
    tools = "".join([tool(name, say) for name in ICONS])
    middle = (
        f"<span>{escape(named(report.bots, lang))}</span>"
        f"<span>{say.html('games', games=say.number(games))}</span>"
        f"<span>{say.html('seed', seed=str(report.seed))}</span>"
    )
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{say.html("title")} · {title} · Faubourg</title>
<link rel="icon" href="data:,">
<style>{font()}{part("page.css")}</style>
</head>
<body data-game="{escape(report.game.name)}">
<div class="rep">
<header class="top"><div class="mark">{MARK}<span>faubourg</span></div>
<div class="enamel"><b>{title}</b><span>{say.html("title")}</span></div>
<div class="mid">{middle}</div>
<nav class="tools" aria-label="{say.html("tools")}">{tools}</nav></header>
{symbols(report.game.name, blocks)}
<main>{blocks}</main>
{footer(report, say)}
</div>
<script type="application/json" id="figures">{figures}</script>
<script>{part("page.js")}</script>
</body>
</html>
"""


def block(report: Report, number: int, choice: str, say: Saying) -> str:
    """Headline, tabs and charts of the report, or of the same with other options."""
    head, lead = headline(report.setups, report.rivals, report.labels(say.lang), say)
    shown = most_uneven(report)
    panels = "".join([panel(report, setup, setup is shown, say) for setup in report.setups])
    hidden = " data-off" if number else ""
    title = f"<div><h1>{escape(head)}</h1><p>{escape(lead)}</p></div>"
    side = f'<div class="side">{choice}{legend(report, say)}</div>'
    hero = f'<section class="hero">{title}{side}</section>'
    return f'<div data-block="{number}"{hidden}>{hero}{tabs(report, shown, say)}{panels}</div>'


def switch(report: Report, say: Saying) -> str:
    """Between the report and the same with other options."""
    if report.also is None:
        return ""
    other = {name: value for name, value in report.also.options.items() if value != report.options.get(name)}
    buttons = "".join(
        f'<button data-switch="{number}" aria-pressed="{"false" if number else "true"}">{escape(label)}</button>'
        for number, label in enumerate(labels_of(report.game, report.options, other, say.lang))
    )
    return f'<div class="switch" role="group">{buttons}</div>'


def labels_of(game: Game, options: dict[str, Any], other: dict[str, Any], lang: str) -> tuple[str, str]:
    """What two variants are called that differ in some options."""
    usual = {option.name: option.default for option in game.options}
    one = [worded(game, name, {**usual, **options}[name], lang) for name in other]
    two = [worded(game, name, value, lang) for name, value in other.items()]
    return ", ".join(one), ", ".join(two)


def worded(game: Game, name: str, value: object, lang: str) -> str:
    """A value as the game calls it (“Free” for setup=advanced); else the title of the option and the value."""
    id = f"option-{name}"
    if texts.has(game.package, lang, f"{id}.{value}"):
        return game.say(lang, f"{id}.{value}")
    title = game.say(lang, f"{id}.title")
    said = str(value).lower()
    if said in ON or said in OFF:
        return texts.say("faubourg.lab", lang, "report-with" if said in ON else "report-without", {"what": title})
    if value is None:
        return texts.say("faubourg.lab", lang, "report-usual", {"what": title})
    return f"{title} {str(value).rpartition('/')[2]}" if isinstance(value, str | int) else title


@cache
def part(name: str) -> str:
    return resources.files("faubourg.lab.balance").joinpath(name).read_text(encoding="utf-8")


@cache
def font() -> str:
    """The letters of the house, where the browser client is built; else those of the reader's machine do."""
    for file in resources.files("faubourg").joinpath("web", "assets").iterdir() if has_client() else ():
        if file.name.startswith("bricolage-grotesque-latin-standard") and file.name.endswith(".woff2"):
            letters = b64encode(file.read_bytes()).decode()
            source = f"url(data:font/woff2;base64,{letters})"
            face = "font-weight:400 800;font-stretch:75% 100%"
            return f'@font-face{{font-family:"Bricolage Grotesque";src:{source} format("woff2");{face}}}'
    return ""


def has_client() -> bool:
    return resources.files("faubourg").joinpath("web", "assets").is_dir()


def tool(name: str, say: Saying) -> str:
    icon = f'<svg class="g" viewBox="0 0 24 24" aria-hidden="true">{ICONS[name]}</svg>'
    label = say.html(f"tool-{name}")
    return f'<button class="tool" data-do="{name}" title="{label}">{icon}<span>{label}</span></button>'


def legend(report: Report, say: Saying) -> str:
    """What the two kinds of marks stand for."""
    if not report.rivals:
        return ""
    keys = []
    for kind, label in zip((charts.FIRST, charts.SECOND), report.labels(say.lang), strict=True):
        sign = f'<path class="wh {kind}" d="M2 7H28M2 3v8M28 3v8"/>{charts.mark(15, 7, kind)}'
        keys.append(
            f'<span class="key"><svg width="30" height="14" aria-hidden="true">{sign}</svg>{escape(label)}</span>'
        )
    return f'<div class="keys2">{"".join(keys)}</div>'


def most_uneven(report: Report) -> Setup:
    """The set-up that is shown first: that of the headline, or the one whose best seat is farthest from its share."""
    unfair = findings(report.setups)
    if unfair:
        return unfair[0].setup
    return max(report.setups, key=lambda setup: setup.rate(setup.best_seat) - setup.fair)


def tabs(report: Report, shown: Setup, say: Saying) -> str:
    """One button for each number of players, with its best seat."""
    if len(report.setups) < 2:
        return ""
    rates = [one.rate(one.best_seat) for setup in report.setups for one in report.pair(setup) if one.players > 1]
    most = max(rates, default=1.0)
    buttons = []
    for setup in report.setups:
        bars = "".join(
            f'<i class="{kind}" style="width:{100 * one.rate(one.best_seat) / most:.1f}%"></i>'
            for one, kind in zip(report.pair(setup), (charts.FIRST, charts.SECOND), strict=False)
        )
        state = ' class="on" aria-selected="true"' if setup is shown else ' aria-selected="false"'
        fair = f"{100 * setup.fair / most:.1f}%"
        mini = f'<span class="mini" style="--f:{fair}">{bars}</span>' if setup.players > 1 else "<span></span>"
        buttons.append(
            f'<button role="tab" data-tab="{setup.players}"{state}><b>{say.html("players", players=setup.players)}</b>'
            f"{mini}<small>{best(report, setup, say)}</small></button>"
        )
    return f'<div class="tabs" role="tablist" aria-label="{say.html("players_label")}">{"".join(buttons)}</div>'


def best(report: Report, setup: Setup, say: Saying) -> str:
    if setup.players == 1:
        return say.html("alone")
    said = []
    for one, label in zip(report.pair(setup), report.labels(say.lang), strict=False):
        seat, rate = SEAT_LETTERS[one.best_seat], say.number(round(100 * one.rate(one.best_seat)))
        figure = say.html("best_figure", seat=seat, percent=rate)
        said.append(f"{say.html('best')} <b>{figure}</b>" if one is setup else f"{escape(label)} {figure}")
    return ", ".join(said)


def panel(report: Report, setup: Setup, is_shown: bool, say: Saying) -> str:
    """All charts of one number of players."""
    setups = report.pair(setup)
    names = names_of(report.game, report.options, say.lang)
    one, two = report.labels(say.lang)
    below = say("below", one=one, two=two) if len(setups) > 1 else ""
    drawn = [
        figure("wins", say("wins_note"), charts.both(lambda w: charts.wins_chart(w, setups, say)), say)
        if setup.players > 1
        else "",
        figure("points", say("points_note") + below, charts.both(lambda w: charts.points_chart(w, setups, say)), say),
        figure(
            "built",
            say("built_note_alone" if setup.players == 1 else "built_note") + say("built_pale"),
            charts.both(lambda w: built_chart(w, setups, report.game.name, names, one if len(setups) > 1 else "", say)),
            say,
        ),
        figure("length", say("length_note"), charts.both(lambda w: charts.length_chart(w, setups, say)), say),
        figure(
            "questions",
            say("questions_note"),
            charts.both(lambda w: charts.questions_chart(w, setups, report.game, say)),
            say,
        ),
        facts(report, setups, say),
    ]
    hidden = "" if is_shown else " data-off"
    label = say.html("players", players=setup.players)
    inside = f'<div class="figs">{"".join(drawn)}</div>{table(report, setups, say)}'
    return f'<section data-panel="{setup.players}" aria-label="{label}"{hidden}>{inside}</section>'


def figure(name: str, note: str, chart: str, say: Saying) -> str:
    head = f"<figcaption><h2>{say.html(f'{name}_title')}</h2><p>{escape(note)}</p></figcaption>"
    return f'<figure class="fig panel">{head}{chart}</figure>'


def facts(report: Report, setups: Sequence[Setup], say: Saying) -> str:
    """What fits in a sentence: how close it is, how often the lead changes, whether it is good to begin, the end."""
    rows = []
    for setup, label in zip(setups, report.labels(say.lang), strict=False):
        prefix = f"<b>{escape(label)}</b> · " if len(setups) > 1 else ""
        said = []
        if setup.players > 1:
            won = {"points": say.number(setup.winner_points(), 1), "margin": say.number(setup.margin(), 1)}
            said.append(say.html("winner", **won))
            said.append(say.html("lead_changes", times=say.number(setup.lead_changes(), 1)))
            said += first_facts(setup, say)
        endings = setup.endings()
        for rule, share in endings[:3] if len(endings) > 1 else []:
            title = report.game.rules[rule].title[say.lang]
            said.append(say.html("ending", percent=say.number(round(100 * share)), rule=rule, title=title))
        rows += [f"<li>{prefix}{one}</li>" for one in said]
    if not rows:
        return ""
    head = f"<figcaption><h2>{say.html('facts_title')}</h2></figcaption>"
    return f'<figure class="fig panel">{head}<ul class="facts">{"".join(rows)}</ul></figure>'


def first_facts(setup: Setup, say: Saying) -> list[str]:
    """Whether it is good to begin, where somebody does."""
    firsts = setup.first_shares()
    if not firsts:
        return []
    low, high = wilson(sum(firsts), len(firsts))
    figures = {"percent": sum(firsts) / len(firsts), "low": low, "high": high, "fair": setup.fair}
    verdict = "first_fair" if low <= setup.fair <= high else "first_unfair"
    return [say.html(verdict, **{name: say.number(round(100 * figure)) for name, figure in figures.items()})]


def table(report: Report, setups: Sequence[Setup], say: Saying) -> str:
    """The figures behind the charts, for who wants numbers; shown on demand."""
    head = "".join(
        f"<th>{say.html(f'column-{name}')}</th>" for name in ("variant", "seat", "wins", "interval", "mean", "median")
    )
    rows = []
    for setup, label in zip(setups, report.labels(say.lang), strict=False):
        for seat, row in enumerate(setup.to_data()["seats"]):
            low, high = row["interval"]
            cells = (
                label,
                SEAT_LETTERS[seat],
                f"{say.number(100 * row['win_rate'], 1)} %",
                f"{say.number(100 * low, 1)}–{say.number(100 * high, 1)} %",
                say.number(row["mean_score"], 1),
                say.number(row["median_score"], 1),
            )
            rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    body = f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody>"
    return f'<div class="tab panel" data-figures><table>{body}</table></div>'


def footer(report: Report, say: Saying) -> str:
    rare = hardly_built(report.game, report.setups, report.options, say.lang)
    note = f"<p><b>{say.html('care')}</b> {say.html('care_text', bots=named(report.bots, say.lang))}</p>"
    more = len(rare) - MOST_RARE
    text = say("rare_more", kinds=", ".join(rare[:MOST_RARE]), more=more) if more > 1 else ""
    text = text or say("rare_text", kinds=", ".join(rare))
    seldom = f"<p><b>{say.html('rare')}</b> {escape(text)}</p>" if rare else "<p></p>"
    command = f"<code>{escape(report.command)}</code>" if report.command else ""
    authors = ", ".join(pictograms().get("authors", ()))
    credit = f'<p class="credit">{say.html("credit", authors=authors)}</p>' if authors else ""
    return f'<footer class="ft">{note}{seldom}{command}{credit}</footer>'


def named(bots: Sequence[str], lang: str) -> str:
    """Who played, as people call them, each with its budget if that is not the usual one."""
    said = []
    for bot in bots:
        name, _, budget = bot.partition(":") if is_named(bot) else (Path(bot).name, "", "")
        title = bot_title(name, lang) if is_named(bot) else name
        said.append(f"{title} ({budget})" if budget else title)
    return ", ".join(said)
