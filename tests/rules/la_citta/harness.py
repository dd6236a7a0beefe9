"""Small helpers for the stories in these tests: put cities on the map, play, look at what became of them."""

from __future__ import annotations

from typing import Any

from faubourg.core.rules import Frame
from faubourg.core.spots import CELL, SEAT_LETTERS
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.migration import MIGRATE
from faubourg.games.la_citta.relocation import ELIMINATION, FEED, RELOCATE
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import KINDS, SERVICES, TILE_OF

A, B, C = 0, 1, 2

# The twelve hexes around the lake D20 of the set-up for two players: each touches the one before and the one after it.
RING = ("11,4", "12,3", "13,2", "14,1", "15,1", "15,2", "15,3", "15,4", "14,5", "13,5", "12,5", "11,5")
PLENTY = 50
FAR_CASTLE = {"owner": "B", "castle": "2,10", "people": 3}


def city(owner: str, castle: str, people: int, *tiles: tuple[str, str]) -> dict[str, Any]:
    """A city: its castle, its people, and its tiles as (hex, building with its cubes)."""
    return {"owner": owner, "castle": castle, "people": people, "tiles": [tile(*pair) for pair in tiles]}


def tile(cell: str, words: str) -> dict[str, Any]:
    """A tile as in "farmhouse harvest" or "theatre culture culture"."""
    kind, *marks = words.split()
    row: dict[str, Any] = {"cell": cell, "kind": kind}
    if "harvest" in marks:
        row["harvest"] = True
    cubes = {service: marks.count(service) for service in SERVICES if service in marks}
    return row | ({"cubes": cubes} if cubes else {})


def position(*cities: dict[str, Any], expansion: bool = False, **parts: Any) -> Region:
    """A position with these cities; the far-off castle of B is added where B has none, so that nobody is out."""
    given = list(cities)
    if not any(row["owner"] == "B" for row in given):
        given.append(FAR_CASTLE)
    options = {"expansion": True} if expansion else {}
    region = GAME.setup({"players": 2, "options": options, "cities": given, **parts})
    region.log = []
    return region


def play(region: Region, text: str, seat: int = A) -> None:
    """Answers of one seat, separated by semicolons."""
    for part in text.split(";"):
        region.play(part, seat)


def asked(region: Region) -> str:
    """Who is asked what: "A turn"."""
    if not region.to_act:
        return "over"
    return f"{SEAT_LETTERS[region.to_act[0]]} {region.frame.step.name}"


def options(region: Region) -> list[str]:
    """The legal answers; cards by their kind."""
    notations = [GAME.notation(region, move) for move in region.moves(region.to_act[0])]
    return [text.partition("#")[0] for text in notations]


def refusal(region: Region, text: str, seat: int = A) -> str | None:
    rule = region.why_not(text, seat)
    return rule.id if rule else None


def hex_number(region: Region, name: str) -> int:
    return region.board.numbers[name]


def city_at(region: Region, castle: str) -> City:
    """The city whose castle stands there."""
    return next(city for city in region.cities if city.castle == hex_number(region, castle))


def castles(region: Region, seat: int) -> list[str]:
    return [region.board.names[city.castle] for city in region.cities_of(seat)]


def people(region: Region, *castle: str) -> list[int]:
    return [city_at(region, name).people for name in castle]


def tiles(region: Region, castle: str) -> dict[str, str]:
    """The tiles of a city by hex, the castle included."""
    body = city_at(region, castle).body
    return {name: KINDS[region.tiles[number]] for number, name in enumerate(region.board.names) if body >> number & 1}


def stock(region: Region, kind: str) -> int:
    return region.stock[TILE_OF[KINDS.index(kind)]]


def leave_in_stock(region: Region, kind: str, count: int) -> None:
    """So many tiles of a kind are left, the others being out of the way."""
    left = bytearray(region.stock)
    left[TILE_OF[KINDS.index(kind)]] = count
    region.fill_stock(bytes(left))


def events(region: Region, kind: str) -> list[Any]:
    return [event for event in region.log or [] if event.kind == kind]


def causes(region: Region) -> list[str]:
    """What happened and why: "growth LC-28"."""
    return [f"{event.kind} {event.rule}" for event in region.log or []]


# --- parts of a year -----------------------------------------------------------------------------------------------


def run(region: Region, *frames: Frame) -> None:
    """Carry out some steps, and nothing after them."""
    region.stack = list(reversed(frames))
    region.to_act = ()
    region.advance()


def migrate(region: Region, *voice: str, order: tuple[int, ...] = (A, B)) -> None:
    """Phase 6 up to the relocation."""
    region.voice = tuple(SERVICES.index(service) for service in voice)
    frames = []
    for seat in order:
        own = tuple(CELL + city.castle for city in region.cities_of(seat))
        frames.append(Frame(MIGRATE, seat, things=own))
    run(region, *frames)


def relocate(region: Region, seat: int = A) -> None:
    run(region, Frame(RELOCATE, seat))


def feed(region: Region, seat: int = A) -> None:
    run(region, Frame(FEED, seat))


def eliminate(region: Region, phase: int = 6) -> None:
    run(region, Frame(ELIMINATION, 0, count=phase))


def last_turn(*cities: dict[str, Any], fed: bool = True, **parts: Any) -> Region:
    """The last turn of a year: when B passes, the phases 5 to 8 follow. Unless food is the point, there is plenty."""
    region = position(*cities, **{"first": "A", "active": "B", "turn": 5, **parts})
    if fed:
        region.food = [food + PLENTY for food in region.food]
    return region


def unsettled(region: Region, castle: str, count: int) -> None:
    """So many people in a city, whatever its buildings need: as after a migration."""
    place = region.place_of(hex_number(region, castle))
    region.cities[place] = region.cities[place].with_people(count)
