"""Small City on a terminal: boroughs, and beside and below them who has what, the cards, the plan and the promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter

from rich.text import Text

from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.texts import LANGUAGES
from faubourg.core.texts import say as say_text
from faubourg.drawing import Drawing, canvas, choices
from faubourg.drawing.layout import Forms, Lines, fitted
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
FEWEST_LINES = 4  # that a list of choices needs
LINES_AROUND = 8  # about what stands above and below a borough
IN_TABLES = ("card:", "council:")
# What can be left out of the news first, and what cannot.
MINOR = frozenset({"phase", "turn", "circle", "store", "make", "housed", "moved_in", "newcomers", "walk", "to_hall"})
MAJOR = frozenset({"death", "lost", "replace", "cemetery", "parade", "end", "pollute", "build", "demolish"})
# The parts in the order in which they give way, each time by one form.
FIRST_TO_GIVE = ("closed", "closed", "legend", "columns", "promises", "chances", "others", "promises", "chances")
GIVING = (*FIRST_TO_GIVE, "cards", "plan", "choices", "pointed", "turns", "cards", "choices", "choices")


def draw_boroughs(scene: Scene) -> Picture:
    head = tables.heading(scene)
    grids = shown_boroughs(scene, len(head) + scene.view["players"] + 1)
    lines, drawn = side_by_side(grids)
    unnamed = street_hint(scene, drawn)
    council = tables.council(scene)
    room = scene.room - len(head) - len(unnamed) - len(council)
    if council and len(lines) > room - FEWEST_LINES:  # a borough can be spared while disks move
        grids, lines = [], []
    wide = max((line.cell_len for line in lines), default=0)
    width = scene.width - wide - GAP
    is_beside = bool(lines) and width >= PANEL
    seats = fitted(
        {"seats": [tables.seats(scene), tables.seats(scene, only_own=True), []]}, ("seats",) * 2, room - len(lines)
    )
    room -= len(seats["seats"]) + (0 if is_beside else len(lines))
    if unnamed:
        drawn |= scene.numbers
    panel = panel_of(scene, grids, width if is_beside else scene.width, room, frozenset(drawn))
    body = canvas.beside(lines, panel, wide, GAP) if is_beside else [*lines, *panel]
    every = scene.numbers
    told = every if len(every) <= FEW else every - frozenset(drawn)
    return Picture((*head, *body, *unnamed, *seats["seats"], *council), every, told)


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


def panel_of(scene: Scene, grids: Sequence[BoroughGrid], width: int, height: int, seen: frozenset[int]) -> Lines:
    numbered = [(number, hints.explained(scene, choice)) for number, choice in scene.numbered]
    if scene.numbers == scene.numbers_at("cell:"):
        numbered.sort(key=itemgetter(0))
    in_tables = scene.numbers_at(*IN_TABLES)
    others = [
        entry for entry in numbered if entry[0] not in in_tables and (entry[0] not in seen or len(numbered) <= FEW)
    ]
    needed = [entry for entry in others if entry[0] not in seen]
    if turns_by_anchor(scene):  # named by cell and turn
        others, needed = [], []
    parts: dict[str, Forms] = {
        "cards": tables.circle(scene, width),
        "disks": [hints.disks(scene, width)],
        "plan": [plan(scene, width), []],
        "choices": [
            choices.in_full(others, width),
            choices.one_line_each(others, width),
            hints.by_gain(needed, width) if scene.kind == "destination" else choices.in_short(needed, width),
            choices.in_short(needed, width) if needed else [],
        ],
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
    if is_a_few_large_tiles(scene):
        parts["choices"] = parts["choices"][:2]
    chosen_forms = fitted(parts, GIVING, height)
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
