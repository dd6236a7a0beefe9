"""A game in words for the terminal: its things, rules, choices and results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from faubourg.cli.draw.canvas import fit, flow
from faubourg.cli.speech import Speech
from faubourg.core import texts
from faubourg.core.catalogue import RuleText
from faubourg.core.engine import IDLE
from faubourg.core.game import Game
from faubourg.core.outcome import Outcome, ScoreLine
from faubourg.core.spots import SEAT
from faubourg.core.state import Choice, Decision, State

MOST_COLUMNS = 3


def thing_word(state: State, id: str, lang: str) -> str:
    """What people call the thing of that id."""
    move = state.game.parse(state, IDLE, id)
    return id if move is None else state.game.word(state, move, lang)


def thing_help(state: State, id: str, lang: str) -> str | None:
    """What the thing of that id does, if the game says so."""
    move = state.game.parse(state, IDLE, id)
    return state.game.thing_help(state, move, lang) if move is not None and move < SEAT else None


def rule_lines(game: Game, rule: RuleText, say: Speech) -> list[Text]:
    """A rule in full: title, text, where it comes from, and the rulings it rests on."""
    lang = say.lang
    lines = [Text(f"{rule.id}  {rule.title[lang]}", style="bold"), Text(rule.text[lang])]
    lines.append(Text(say("rules", "source", source=game.rules.citation(rule, lang)), style="dim"))
    for id in rule.rulings:
        ruling = game.rules.rulings[id]
        lines.append(Text(f"{id}  {ruling.question[lang]}", style="italic"))
        lines.append(Text(f"    {ruling.answer[lang]}"))
    return lines


# --- choices -------------------------------------------------------------------------------------------------------


def targets(decision: Decision) -> dict[str, tuple[int, ...]]:
    """Where the numbers of the choices belong: on the first spot that each touches."""
    found: dict[str, tuple[int, ...]] = {}
    for number, choice in enumerate(decision.choices, start=1):
        if choice.spots:
            found[choice.spots[0]] = (*found.get(choice.spots[0], ()), number)
    return found


def numbered(choices: Sequence[tuple[int, Choice]], lang: str, width: int, with_notation: bool = False) -> list[Text]:
    """Choices with their numbers, in columns if they are many and short."""
    entries = []
    for number, choice in choices:
        notation = f"  ({choice.notation})" if with_notation else ""
        entries.append((f"[{number}]", f"{choice.label[lang]}{notation}"))
    if not entries:
        return []
    number_width = max(len(mark) for mark, _ in entries)
    widest = max(len(label) for _, label in entries) + number_width + 3
    columns = max(1, min(MOST_COLUMNS, width // widest, (len(entries) + 3) // 4))
    rows = -(-len(entries) // columns)
    lines = []
    for row in range(rows):
        line = Text(no_wrap=True, overflow="ellipsis")
        for mark, label in entries[row::rows]:
            line.append(f"{mark:>{number_width}}", style="bold")
            line.append(fit(f" {label}", widest - number_width) if columns > 1 else f" {label}")
        line.rstrip()
        lines.append(line)
    return lines


# --- results -------------------------------------------------------------------------------------------------------


def winners(outcome: Outcome, names: Sequence[str], say: Speech) -> str:
    won = [names[seat] for seat in outcome.winners]
    points = say.count("points", outcome.scores[outcome.winners[0]])
    return say("end", "winner" if len(won) == 1 else "winners", names=say.join(won), points=points)


def ending(game: Game, outcome: Outcome, say: Speech) -> str:
    """Why the game ended."""
    found = texts.template(game.package, say.lang, "endings", outcome.ended_by)
    said = found.format_map(game.numbers) if found else game.rules[outcome.ended_by].title[say.lang]
    return f"{said} [{outcome.ended_by}]"


def score_lines(state: State, outcome: Outcome, names: Sequence[str], say: Speech, width: int) -> list[Text]:
    """Every seat from the best to the last, and where each point comes from."""
    lines = []
    for seat in sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat)):
        total = say.count("points", outcome.scores[seat])
        lines.append(Text(say("end", "seat", rank=outcome.ranks[seat], name=names[seat], points=total), style="bold"))
        for line in outcome.of(seat):
            lines += score_line(state, line, say, width)
    return lines


def score_line(state: State, line: ScoreLine, say: Speech, width: int) -> list[Text]:
    """Some points, what they are for, the rule, and the places they come from."""
    game = state.game
    facts: Mapping[str, object] = {**game.numbers, "count": len(line.spots), "points": line.points}
    found = texts.template(game.package, say.lang, "scores", line.kind)
    reason = found.format_map(facts) if found else line.kind
    places = [Text(thing_word(state, spot.partition(":")[2], say.lang), style="dim") for spot in line.spots]
    return flow([Text(f"   {line.points:+4}  {reason} [{line.rule}]"), *places], width, indent=9)
