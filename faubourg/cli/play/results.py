"""A game in words for the terminal: its things, its rules and its results."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from faubourg.cli.speech import Speech
from faubourg.core import texts
from faubourg.core.catalogue import RuleText
from faubourg.core.engine import IDLE
from faubourg.core.game import Game
from faubourg.core.outcome import Outcome, ScoreLine
from faubourg.core.spots import SEAT, SEAT_LETTERS
from faubourg.core.state import State
from faubourg.drawing.canvas import flow
from faubourg.drawing.choices import Numbered


def thing_word(state: State, id: str, lang: str) -> str:
    """What people call the thing of that id."""
    move = state.game.parse(state, IDLE, id)
    return id if move is None else state.game.word(state, move, lang)


def place_word(state: State, spot: str, seat: int, lang: str) -> str:
    """A spot on the sheet of a seat, where a cell of its own board needs no owner."""
    own = f"cell:{SEAT_LETTERS[seat]}:"
    return spot.removeprefix(own) if spot.startswith(own) else thing_word(state, spot.partition(":")[2], lang)


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


def targets(choices: Numbered) -> dict[str, tuple[int, ...]]:
    """Where the numbers of the choices belong: on the first spot that each touches."""
    found: dict[str, tuple[int, ...]] = {}
    for number, choice in choices:
        if choice.spots:
            found[choice.spots[0]] = (*found.get(choice.spots[0], ()), number)
    return found


# --- results -------------------------------------------------------------------------------------------------------


def winners(state: State, outcome: Outcome, names: Sequence[str], say: Speech) -> str:
    """Who has won, and by which rule where several have the most points."""
    won = [names[seat] for seat in outcome.winners]
    best = outcome.scores[outcome.winners[0]]
    key = "winners" if len(won) > 1 else "winner_of_tie" if outcome.scores.count(best) > 1 else "winner"
    said = say("end", key, names=say.join(won), points=say.count("points", best))
    rule = state.game.rule_of_ties(state) if key != "winner" else ""
    if not rule:
        return said
    title = state.game.rules[rule].title[say.lang]
    return f"{said} {say('end', 'tie_stays' if len(won) > 1 else 'tie_broken', title=title, rule=rule)}"


def ending(game: Game, outcome: Outcome, say: Speech) -> str:
    """Why the game ended."""
    id = f"ending-{outcome.ended_by}"
    is_told = texts.has(game.package, say.lang, id)
    said = game.say(say.lang, id) if is_told else game.rules[outcome.ended_by].title[say.lang]
    return f"{said} [{outcome.ended_by}]"


def score_lines(state: State, outcome: Outcome, names: Sequence[str], say: Speech, width: int) -> list[Text]:
    """Every seat from the best to the last, and where each point comes from."""
    lines = []
    for seat in sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat)):
        total = say.count("points", outcome.scores[seat])
        lines.append(Text(say("end", "seat", rank=outcome.ranks[seat], name=names[seat], points=total), style="bold"))
        told = outcome.of(seat)
        earlier = outcome.scores[seat] - sum(line.points for line in told)
        if earlier:
            lines.append(Text(f"   {earlier:+4}  {say('end', 'earlier')}"))
        for alike in grouped(told):
            lines += score_line(state, alike, say, width)
    return lines


def grouped(lines: Sequence[ScoreLine]) -> list[list[ScoreLine]]:
    """Lines that say the same thing of different places together, in the order of the first of each."""
    groups: dict[tuple[str, str, int], list[ScoreLine]] = {}
    for line in lines:
        groups.setdefault((line.kind, line.rule, line.points), []).append(line)
    return list(groups.values())


def score_line(state: State, alike: Sequence[ScoreLine], say: Speech, width: int) -> list[Text]:
    """Some points, what they are for, the rule, and the places they come from; equal lines are added up."""
    game, line = state.game, alike[0]
    id, facts = f"score-{line.kind}", {"count": len(line.spots), "points": line.points}
    reason = game.say(say.lang, id, facts) if texts.has(game.package, say.lang, id) else line.kind
    sum_of = f" ({len(alike)} x {line.points:+})" if len(alike) > 1 else ""
    spots = [spot for one in alike for spot in one.spots]
    places = [Text(place_word(state, spot, line.seat, say.lang), style="dim") for spot in spots]
    total = line.points * len(alike)
    return flow([Text(f"   {total:+4}  {reason}{sum_of} [{line.rule}]"), *places], width, indent=9)
