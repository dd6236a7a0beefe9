"""Small City on a terminal: boroughs, and beside and below them who has what, the cards, the plan and the promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter

from rich.text import Text

from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import Choice
from faubourg.core.texts import LANGUAGES
from faubourg.core.texts import say as say_text
from faubourg.drawing import Drawing, canvas, choices
from faubourg.drawing.layout import Forms, Lines, by_and_by, fitted
from faubourg.drawing.scene import Picture, Scene
from faubourg.games.small_city.terminal import hints, tables
from faubourg.games.small_city.terminal.borough_grid import (
    BoroughGrid,
    asked_borough,
    chosen,
    is_a_few_large_tiles,
    say,
    seat_from,
    turns_by_anchor,
)
from faubourg.games.small_city.terminal.promises import plan, promises

GAP = 3  # columns between boroughs
PANEL = 22  # columns that lists need at least beside a borough,
WIDE_PANEL = 32  # and beside one that is only looked at
FEW = 9  # choices that are always explained
FEWEST_LINES = 4  # that a list of choices needs,
FEWEST_LINES_BELOW = 2  # and below a borough, where it is as wide as the screen
MARK = 5  # columns for the number of a choice
LINES_AROUND = 8  # about what stands above and below a borough
# What can be left out of the news first, and what cannot.
MINOR = frozenset({"phase", "turn", "circle", "store", "make", "housed", "moved_in", "newcomers", "walk", "to_hall"})
MAJOR = frozenset({"death", "lost", "replace", "cemetery", "parade", "end", "pollute", "build", "demolish"})
# The parts in the order in which they give way, each time by one form; those with the choices come after them.
FIRST_TO_GIVE = ("closed", "closed", "legend", "columns", "promises", "chances", "others", "promises", "chances")


def draw_boroughs(scene: Scene) -> Picture:
    head = tables.heading(scene)
    grids = shown_boroughs(scene, len(head) + scene.view["players"] + 1)
    lines, drawn = side_by_side(grids)
    unnamed = street_hint(scene, drawn)
    council = tables.council(scene)
    room = scene.room - len(head) - len(unnamed) - len(council)
    if council and len(lines) > room - FEWEST_LINES:
        if chosen(scene) is not None or asked_borough(scene) is not None:
            room, council = room + len(council), []  # the moves are listed beside the borough instead
        else:  # a borough can be spared while disks move
            grids, lines = [], []
    in_tables = scene.numbers_at("card:", *(["council:"] if council else []))
    wide = max((line.cell_len for line in lines), default=0)
    width = scene.width - wide - GAP
    if unnamed:
        drawn |= scene.numbers
    labels = {number: choice.label for number, choice in listed(scene, frozenset(drawn), in_tables)}
    is_narrow = width < WIDE_PANEL and any(len(label) > width - MARK for label in labels.values())
    is_beside = bool(lines) and width >= PANEL and not (is_narrow and room - len(lines) >= FEWEST_LINES_BELOW)
    seats: Forms = [[]] if is_narrow and lines and not is_beside else seat_forms(scene)
    seen = fitted({"seats": seats}, ("seats",) * 2, room - len(lines))["seats"]
    room -= len(seen) + (0 if is_beside else len(lines))
    panel = panel_of(scene, grids, width if is_beside else scene.width, room, frozenset(drawn), in_tables)
    body = canvas.beside(lines, panel, wide, GAP) if is_beside else [*lines, *panel]
    every = scene.numbers
    texts = labels | tables.open_cards(scene)
    told = (every if len(every) <= FEW else every - frozenset(drawn)) - frozenset(texts)
    told |= choices.told_in(panel, texts)
    return Picture((*head, *body, *unnamed, *seen, *council), every, told, named=every)


def seat_forms(scene: Scene) -> Forms:
    return [tables.seats(scene), tables.seats(scene, only_own=True), []]


# --- boroughs ------------------------------------------------------------------------------------------------------


def shown_boroughs(scene: Scene, around: int) -> list[BoroughGrid]:
    """As high as the screen allows: the same at every question, so that nothing jumps."""
    tall = boroughs(scene, pitch=2)
    return tall if high(tall) + max(around, LINES_AROUND) <= scene.height else boroughs(scene, pitch=1)


def high(grids: Sequence[BoroughGrid]) -> int:
    return max(grid.height for grid in grids)


def street_hint(scene: Scene, drawn: set[int]) -> list[Text]:
    """Without lines between the rows streets have no place for a number: they are named by their cells."""
    streets = [choice for choice in scene.choices if choice.spots[0].startswith("street:")]
    if not streets or drawn:
        return []
    example = streets[0].notation.rpartition(":")[2]
    host = scene.names[seat_from(scene.view["host"])]
    return canvas.wrapped(Text(say(scene, "name_street", example=example, host=host), style="italic"), scene.width)


def boroughs(scene: Scene, pitch: int) -> list[BoroughGrid]:
    """The one asked for, one's own (a spectator sees the host's), then those with choices, as many as fit."""
    view = scene.view
    host = seat_from(view["host"])
    wanted = [seat_from(view["seat"]) if view["seat"] is not None else host]
    found = chosen(scene)
    asked = found[0] if found is not None else asked_borough(scene)
    for spot in scene.targets:
        if spot.startswith("cell:") and spot[5] in SEAT_LETTERS:
            wanted.append(SEAT_LETTERS.index(spot[5]))
        elif spot.startswith("street:"):
            wanted.insert(0, host)
    needed = len(dict.fromkeys(wanted))
    wanted = [*([] if asked is None else [asked]), *wanted, *range(view["players"])]
    grids: list[BoroughGrid] = []
    for place, seat in enumerate(dict.fromkeys(wanted)):
        grid = BoroughGrid(scene, seat, pitch, view["street"] if seat == host else None)
        taken = sum(other.width + GAP for other in grids) + grid.width
        spare = WIDE_PANEL + GAP if place >= needed else 0  # a list is worth more than a borough to look at
        if not grids or taken + spare <= scene.width:
            grids.append(grid)
    return grids


def side_by_side(grids: Sequence[BoroughGrid]) -> tuple[list[Text], set[int]]:
    lines, drawn = grids[0].draw()
    wide = grids[0].width
    for grid in grids[1:]:
        block, seen = grid.draw()
        # Boroughs of different size stand on one ground.
        missing = len(lines) - len(block)
        lines = [Text()] * -missing + lines if missing < 0 else lines
        lines = canvas.beside(lines, [Text()] * max(0, missing) + block, wide, GAP)
        wide += GAP + grid.width
        drawn |= seen
    return lines, drawn


# --- beside the boroughs -------------------------------------------------------------------------------------------


def listed(scene: Scene, seen: frozenset[int], in_tables: frozenset[int]) -> list[tuple[int, Choice]]:
    """The choices that stand in a list, with what helps to choose: those not on a board, or all if they are few."""
    if turns_by_anchor(scene):  # named by cell and turn
        return []
    numbered = [(number, hints.explained(scene, choice)) for number, choice in scene.numbered]
    if scene.numbers == scene.numbers_at("cell:"):
        numbered.sort(key=itemgetter(0))
    return [entry for entry in numbered if entry[0] not in in_tables and (entry[0] not in seen or len(numbered) <= FEW)]


def choice_forms(scene: Scene, width: int, seen: frozenset[int], in_tables: frozenset[int]) -> Forms:
    """In full; then cut to a line each or side by side, with a hint how to read on; at last the names alone."""
    others = listed(scene, seen, in_tables)
    needed = [entry for entry in others if entry[0] not in seen]
    labels = {number: choice.label for number, choice in others}
    forms: list[Lines] = [choices.in_full(others, width)]
    if scene.kind == "citizen":
        return [*forms, hints.by_duty(others, scene, width), choices.in_short(needed, width)]
    if scene.kind == "destination":
        return [*forms, hints.by_gain(needed, scene, width), hints.by_gain(needed, scene, width, with_rests=False)]
    forms += [hints.read_on(scene, form, labels) for form in by_and_by(choices.entries(labels, width))[1:]]
    if width // 2 >= WIDE_PANEL:
        forms.append(hints.read_on(scene, choices.in_columns(labels, 2, width // 2), labels))
    if is_a_few_large_tiles(scene):
        return forms
    return [*forms, choices.in_short(needed, width) if needed else []]


def panel_of(
    scene: Scene,
    grids: Sequence[BoroughGrid],
    width: int,
    height: int,
    seen: frozenset[int],
    in_tables: frozenset[int],
) -> Lines:
    parts: dict[str, Forms] = {
        "cards": [hints.read_on(scene, form, tables.open_cards(scene)) for form in tables.circle(scene, width)],
        "disks": [hints.disks(scene, width)],
        "plan": [plan(scene, width), []],
        "choices": choice_forms(scene, width, seen, in_tables),
        "turns": [hints.turns(scene, width), hints.turns(scene, width, with_shapes=False)],
        "pointed": [hints.pointed_at(scene, width), []],
        "promises": [promises(scene, width), promises(scene, width, in_short=True), []],
        "chances": [hints.chances(scene, width), hints.chances(scene, width, most=1), []],
        "others": [hints.not_shown(scene, grids, width), []],
        "closed": [hints.closed(scene, width), hints.closed(scene, width, is_cut=True), []],
        "columns": [hints.columns(scene, width), []],
        "legend": [hints.legend(scene, grids, width), []],
    }
    if "promise" in scene.kind or "special" in scene.kind:
        parts["promises"] = parts["promises"][:2]
    lists = ["cards"] * (len(parts["cards"]) - 1) + ["choices"] * (len(parts["choices"]) - 1)
    chosen_forms = fitted(parts, (*FIRST_TO_GIVE, "plan", *lists, "pointed", "turns"), height)
    return [line for lines in chosen_forms.values() for line in lines]


def names(lang: str) -> Mapping[str, str]:
    """What is drawn on tiles, such as H1, for what is typed, such as res1."""
    signs = {"residential": "res", "commercial": "com", "factory": "fac", "park": "park"}
    package = "faubourg.games.small_city.terminal"
    found: dict[str, str] = {}
    for spoken in (lang, *LANGUAGES):
        for kind, typed in signs.items():
            sign = say_text(package, spoken, f"sign-{kind}").lower()
            for level in (1, 2):
                found.setdefault(f"{sign}{level}", f"{typed}{level}")
    return found


draw = Drawing(
    draw_boroughs,
    minor=MINOR | {"council_pass"},
    major=MAJOR,
    lists_choices=True,
    names=names,
)
