"""A position as plain data, and back.

A short description is enough to set one up. Piles and supply are what is nowhere else, the cards are where they start,
and if nothing is pending, the game goes on with the phase that is named (2 if none is).

    {"players": 2, "phase": 3, "boroughs": [{"tiles": ["town_hall A1", "res1 D1"], "citizens": {"A": ["D1"]}}]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from faubourg.core.position import (
    Reader,
    check_invariants,
    check_shape,
    header_to_data,
    known_to_data,
    pending_to_data,
    read_header,
    read_progress,
    refusal,
    seat_from,
)
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.small_city import invariants
from faubourg.games.small_city.borough import LEDGER, OUTSIDE, count_of
from faubourg.games.small_city.grid import cell_name, cells_in
from faubourg.games.small_city.moves import (
    ACTION,
    HALL,
    LINES,
    PRODUCT,
    PROMISE,
    RAW_KINDS,
    RAW_NAMES,
    SPACE,
    SPECIAL,
    find_street,
    seat_of_street,
)
from faubourg.games.small_city.setting_up.boroughs import fill_borough, fill_citizens
from faubourg.games.small_city.setting_up.checks import check_setup
from faubourg.games.small_city.setting_up.pending import ask_what_was_asked
from faubourg.games.small_city.setting_up.plans import fill_plans
from faubourg.games.small_city.setting_up.stock import fill_cards, fill_circle, fill_known, fill_piles
from faubourg.games.small_city.setting_up.words import impossible, layers_from, letters, thing_from
from faubourg.games.small_city.state import NO_CARD, NO_STREET, NOBODY, City
from faubourg.games.small_city.tiles import (
    TURNS,
)
from faubourg.games.small_city.wording.notation import thing_name

if TYPE_CHECKING:
    from faubourg.games.small_city import SmallCity


# --- writing -------------------------------------------------------------------------------------------------------


def describe(city: City) -> dict[str, Any]:
    def letters(seats: tuple[int, ...]) -> list[str]:
        return [SEAT_LETTERS[seat] for seat in seats]

    def texts(moves: tuple[int, ...]) -> list[str]:
        return [city.game.notation(city, move) for move in moves]

    return {
        **header_to_data(city),
        "turn": city.turn,
        "phase": city.phase,
        "host": SEAT_LETTERS[city.host],
        "last_host": None if city.last_host == NOBODY else SEAT_LETTERS[city.last_host],
        "order": letters(city.order),
        "out": [SEAT_LETTERS[seat] for seat in range(city.players) if not city.is_in(seat)],
        "street": None if city.mayor == NO_STREET else city.game.notation(city, city.mayor),
        "circle": [thing_name(city, ACTION + card) for card in city.circle],
        "face_down": [thing_name(city, ACTION + card) for card in city.face_down],
        "cards": [None if card == NO_CARD else thing_name(city, ACTION + card) for card in city.cards],
        "piles": {city.box.names[kind]: count for kind, count in enumerate(city.piles)},
        "supply": dict(zip(RAW_NAMES, city.supply, strict=True)),
        "promise_piles": [[thing_name(city, PROMISE + card) for card in reversed(pile)] for pile in city.promise_piles],
        "special_deck": [thing_name(city, SPECIAL + card) for card in reversed(city.special_deck)],
        "drawn_promises": [texts(drawn) for drawn in city.drawn_promises],
        "plans": [None if plan is None else texts(plan) for plan in city.plans],
        "moved": [[cell_name(index) for index in cells_in(layer)] for layer in city.moved],
        "held": [[cell_name(index) for index in cells_in(layer)] for layer in city.held],
        "aside": texts(city.aside),
        "boroughs": [describe_borough(city, seat) for seat in range(city.players)],
        "ended_by": city.ended_by or None,
        "known": known_to_data(city, lambda thing: thing_name(city, thing)),
        **pending_to_data(city),
    }


def describe_borough(city: City, seat: int) -> dict[str, Any]:
    box, borough = city.box, city.boroughs[seat]
    return {
        "size": borough.size,
        "tiles": [box.place_name(place) for place in borough.tiles],
        "earned": list(borough.earned),
        "cemeteries": [cell_name(index) for index in cells_in(borough.graves)],
        "citizens": {
            SEAT_LETTERS[other]: [cell_name(index) for index in cells_in(people)]
            for other, people in enumerate(borough.people)
            if people
        },
        "hall": borough.hall,
        "career": borough.career,
        "reserve": borough.reserve,
        "dead": borough.dead,
        "stores": {
            "hall" if place == HALL else cell_name(place): {
                RAW_NAMES[kind]: count_of(store, kind) for kind in range(RAW_KINDS) if count_of(store, kind)
            }
            for place, store in zip(borough.store_cells, borough.stores, strict=True)
            if store
        },
        "money": borough.money,
        "votes": borough.votes,
        "ledger": dict(zip(LEDGER, borough.ledger, strict=True)),
        "pollution": borough.pollution,
        "made": borough.made,
        "generated": borough.generated,
        "built": [name for kind, name in enumerate(box.names) if borough.built >> kind & 1],
        "disks": [None if disk == OUTSIDE else f"{LINES[disk // 4]}-{disk % 4 + 1}" for disk in borough.disks],
        "promise": None if borough.promise < 0 else thing_name(city, PROMISE + borough.promise),
        "specials": [thing_name(city, SPECIAL + card) for card in borough.specials],
        "estate": borough.estate,
        "headcount": borough.headcount,
    }


# --- reading -------------------------------------------------------------------------------------------------------


def setup(game: SmallCity, position: Mapping[str, Any]) -> City:
    """The state that a position describes; SetupError with the first thing in it that cannot be."""
    check_shape(game, position)
    reader = Reader(position)
    players, seed, options = read_header(game, reader)
    city = game.empty_city(players, seed, options)
    fill(city, reader)
    check_setup(city)
    if city.ended_by:
        if reader.get("pending", []) or reader.get("answers", {}):
            raise impossible("pending_over")
    else:
        broken = invariants.broken_boards(city)
        if broken is not None:
            raise refusal(broken)
        pending = reader.get("pending", [])
        ask_what_was_asked(city, pending, reader.get("answers", {}))
    check_invariants(city)
    return city


def fill(city: City, reader: Reader) -> None:
    players = city.players
    read_progress(city, reader)
    city.phase = reader.count("phase", 2, 8)
    city.turn = reader.count("turn", 1 if city.phase else 0, TURNS)
    if (city.turn == 0) != (city.phase == 0):
        raise impossible("turn_and_phase", turn=city.turn, phase=city.phase)
    city.host = reader.seat("host", players, "A")
    city.last_host = reader.seat("last_host", players, None)
    for letter in reader.get("out", []):
        city.out |= 1 << seat_from(letter, players, "out")
    clockwise = [(city.host + place) % players for place in range(players)]
    living = [seat for seat in clockwise if city.is_in(seat)]
    city.order = tuple([seat_from(letter, players, "order") for letter in reader.get("order", letters(living))])
    if list(city.order) != living:
        raise impossible("order", seats=", ".join(letters(living)))
    city.mayor = street_from(city, reader.get("street", None))
    fill_circle(city, reader)
    boroughs = [*reader.get("boroughs", []), *[{}] * players]
    if len(boroughs) > 2 * players:
        raise impossible("entries", place="boroughs", count=len(boroughs) - players, players=players)
    for seat in range(players):
        fill_borough(city, seat, Reader(boroughs[seat]))
    fill_citizens(city, boroughs)
    city.aside = tuple([thing_from(city, text, PRODUCT, SPACE, "aside") for text in reader.get("aside", [])])
    city.moved = layers_from(reader, "moved", players) or [0] * players
    held = layers_from(reader, "held", players * players)
    city.held = tuple(held or ([0] * players * players if city.phase == 3 else []))
    fill_piles(city, reader)
    fill_cards(city, reader)
    fill_plans(city, reader)
    city.ended_by = reader.get("ended_by", None) or ""
    fill_known(city, reader)


def street_from(city: City, text: str | None) -> int:
    if text is None:
        return NO_STREET
    move = find_street(text.lower(), city.host)
    if move is None or seat_of_street(move) != city.host:
        raise impossible("street", street=text, host=SEAT_LETTERS[city.host])
    return move
