"""La Citta on a terminal: the map with terrain, cities and citizens, and beside or below it who has what."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from faubourg.core.hexes import Hex
from faubourg.drawing import Drawing, canvas, choices
from faubourg.drawing.layout import Forms, fitted
from faubourg.drawing.scene import Picture, Scene
from faubourg.games.la_citta.terminal import tables
from faubourg.games.la_citta.terminal.hex_map import QUIET, SIZES, SMALL, Drawn, Size, draw_map, map_height, map_width
from faubourg.games.la_citta.terminal.region import cell_from, edges, landscapes, legend, marks, say, short_legend
from faubourg.games.la_citta.terminal.year_end import report

GAP = 2
PANEL = 36  # columns that the tables need at least beside the map
LINES_BELOW = 20  # about what they take below it
FEWEST_SIGNS = 2  # lines of a legend that are better than none
FEW = 9  # choices that are always explained
# The parts beside the map in the order in which they give way, each time by one form.
FIRST_TO_GIVE = ("legend", "stock", "piles", "cards", "cities", "crop", "cities", "legend", "cards", "voices")
GIVING = (*FIRST_TO_GIVE, "cities", "choices", "cards", "choices", "choices")


def draw_region(scene: Scene) -> Picture:
    size, is_beside = best_size(scene)
    hexes, numbers = marks(scene, size)
    lands = landscapes(scene)
    strips = edges(scene)
    room = room_for_map(scene, size, is_beside)
    if map_height([*hexes, *lands, *strips], size) <= room[1]:
        lands |= strips
    else:  # the strips above and below can be spared: what they give is told by the hexes
        rows = [r for _, r in hexes]
        lands |= {cell: land for cell, land in strips.items() if min(rows) <= cell[1] <= max(rows)}
    shown = draw_map(hexes, lands, size, room, centre_of(scene), scene.ascii_only)
    seen = frozenset(number for number, cell in numbers.items() if cell in shown.seen)
    wide = max(line.cell_len for line in shown.lines)
    width = scene.width - wide - GAP if is_beside else scene.width
    height = scene.room if is_beside else scene.room - len(shown.lines)
    if not is_beside:
        lines = [*shown.lines, *panel_of(scene, size, width, height, seen, shown)]
    else:
        signs = legend(scene, size, wide)
        panel = panel_of(scene, size, width, height, seen, shown, has_legend=False)
        below = max(len(panel), scene.room) - len(shown.lines)
        if below < min(len(signs), FEWEST_SIGNS):
            panel, signs = panel_of(scene, size, width, height, seen, shown), []
        signs = signs[:below]
        lines = canvas.beside([*shown.lines, *signs], panel, wide, GAP)
    every = scene.numbers
    return Picture(tuple(lines), every, every if len(every) <= FEW else every - seen)


def best_size(scene: Scene) -> tuple[Size, bool]:
    """The largest hexes that leave room for the tables, and whether these stand beside the map.

    The same for every question of a game, so that the map does not jump."""
    cells = [cell_from(row["cell"]) for row in scene.view["map"]["hexes"]]
    cells += [*landscapes(scene)]
    for size in SIZES:
        wide, high = map_width(cells, size), map_height(cells, size)
        if wide + GAP + PANEL <= scene.width and high <= scene.height:
            return size, True
        if wide <= scene.width and high + LINES_BELOW <= scene.height:
            return size, False
    return SMALL, scene.width >= 2 * PANEL


def room_for_map(scene: Scene, size: Size, is_beside: bool) -> tuple[int, int]:
    if is_beside:
        return scene.width - PANEL - GAP, scene.height
    return scene.width, max(scene.height - LINES_BELOW, scene.height // 2)


def centre_of(scene: Scene) -> list[Hex]:
    """What must be seen of a map that is too large: the place asked for, what can be chosen, or one's own cities."""
    if scene.centre and scene.centre.count(",") == 1 and scene.centre.replace(",", "").isdecimal():
        return [cell_from(scene.centre)]
    spots = [spot for spot in (*scene.targets, *scene.about.spots) if spot.startswith("cell:")]
    if spots:
        return [cell_from(spot.removeprefix("cell:")) for spot in spots]
    own = [city for city in scene.view["cities"] if city["owner"] == scene.view["seat"]]
    return [cell_from(city["castle"]) for city in own]


def panel_of(
    scene: Scene, size: Size, width: int, height: int, seen: frozenset[int], shown: Drawn, has_legend: bool = True
) -> Sequence[Text]:
    in_cards = scene.numbers_at("display:")
    others = [
        (number, choice)
        for number, choice in scene.numbered
        if number not in in_cards and (number not in seen or len(scene.numbered) <= FEW)
    ]
    needed = [(number, choice) for number, choice in others if number not in seen]
    crop = [] if shown.is_whole else canvas.wrapped(Text(say(scene, "more"), style="italic"), width)
    parts: dict[str, Forms] = {
        "heading": [tables.heading(scene, width)],
        "seats": [tables.seats(scene, width)],
        "voices": [tables.voices(scene, width), []],
        "cards": cards_forms(scene, width, bool(in_cards)),
        "piles": [tables.piles(scene, width), []],
        "choices": [
            choices.in_full(others, width),
            read_on(scene, others, width),
            with_food(scene, needed, width),
            naming(scene, needed, width),
        ],
        "cities": [tables.cities(scene, width), tables.cities(scene, width, own_only=True), []],
        "stock": [tables.used_up(scene, width), []],
        "crop": [crop, []],
        "legend": [legend(scene, size, width), short_legend(scene, size, width), []] if has_legend else [[]],
    }
    chosen = fitted(parts, GIVING, height)
    return [line for lines in chosen.values() for line in lines]


def read_on(scene: Scene, others: choices.Numbered, width: int) -> list[Text]:
    """A line each; where one is cut, how to read the rest."""
    lines, labels = choices.one_line_each(others, width), {number: choice.label for number, choice in others}
    cut = [number for number in labels if number not in choices.told_in(lines, labels)]
    return [*lines, *([Text(say(scene, "read_on", number=cut[0]), style=QUIET)] if cut else [])]


def with_food(scene: Scene, needed: choices.Numbered, width: int) -> list[Text]:
    """Many places side by side, each with the food that grows there."""
    if not needed or not any("food" in choice.facts for _, choice in needed):
        return choices.in_short(needed, width) if needed else []
    entries = [
        choices.mark(number) + f" {choice.notation}" + Text(f" +{choice.facts['food']}" if choice.facts["food"] else "")
        for number, choice in needed
    ]
    return canvas.flow([Text(say(scene, "places_with_food"), style="italic"), *entries], width)


def naming(scene: Scene, needed: choices.Numbered, width: int) -> list[Text]:
    """For more hexes than can be listed: how to name one."""
    if len(needed) <= FEW or not all(choice.spots[0].startswith("cell:") for _, choice in needed):
        return choices.in_short(needed, width) if needed else []
    return canvas.wrapped(Text(say(scene, "name_hex", example=needed[0][1].notation), style="italic"), width)


def cards_forms(scene: Scene, width: int, are_asked: bool) -> Forms:
    if not scene.view["display"]:
        return [[]]
    if are_asked or scene.kind == "turn":
        short = tables.cards(scene, width, in_full=False, is_cut=True)
        return [tables.cards(scene, width, in_full=True), tables.cards(scene, width, in_full=False), short]
    return [tables.cards(scene, width, in_full=False), tables.cards_in_a_row(scene, width), []]


draw = Drawing(
    draw_region,
    minor=frozenset({"refill", "reshuffle", "phase", "first_player", "pay", "food", "full", "year", "voice_card"}),
    major=frozenset({"migrate", "starve", "hunger", "penalty", "city_falls", "demolish", "eliminated", "last_hunger"}),
    report=report,
    lists_choices=True,
)
