"""A position as plain data, and back.

A short description is enough to set one up. Piles and supply are what is nowhere else, the cards are where they start,
and if nothing is pending, the game goes on with the phase that is named (2 if none is).

    {"players": 2, "phase": 3, "boroughs": [{"tiles": ["town_hall 0,0", "res1 3,0"], "citizens": {"A": ["3,0"]}}]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from faubourg.core.position import (
    HEADER,
    Reader,
    bits_from,
    check_invariants,
    header_to_data,
    impossible,
    known_to_data,
    pending_to_data,
    read_header,
    read_progress,
    restore_pending,
    seat_from,
)
from faubourg.core.rules import NOTHING, Frame, Step
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.small_city.actions import CHOOSE_ACTION, LAY_CIRCLE, PARADE
from faubourg.games.small_city.borough import LEDGER, OUTSIDE, Borough, count_of
from faubourg.games.small_city.citizens import CITIZENS_PHASE
from faubourg.games.small_city.council import COUNCIL_PHASE
from faubourg.games.small_city.effects import ALONE, frames_in_order
from faubourg.games.small_city.flow import CONSTRUCTION_PHASE, END_OF_TURN
from faubourg.games.small_city.grid import cell_name, cells_in
from faubourg.games.small_city.income import INCOME_PHASE
from faubourg.games.small_city.moves import (
    ACTION,
    ACTIONS,
    HALL,
    LINES,
    PLACE,
    PRODUCT,
    PROMISE,
    RAW_KINDS,
    RAW_NAMES,
    SPECIAL,
    cell_of,
    find_spot,
)
from faubourg.games.small_city.notation import find_cell, thing_name
from faubourg.games.small_city.planning import REPLANNING, left_for
from faubourg.games.small_city.pollution import MEASURE, VOTE
from faubourg.games.small_city.state import BASIC, NO_CARD, NO_STREET, NOBODY, City
from faubourg.games.small_city.tiles import COMMON, NUMBERS, RAW_SUPPLY, TURNS

if TYPE_CHECKING:
    from faubourg.games.small_city import SmallCity

PARTS: Final = (
    *HEADER,
    "turn",
    "phase",
    "host",
    "last_host",
    "order",
    "out",
    "street",
    "circle",
    "face_down",
    "cards",
    "piles",
    "removed",
    "supply",
    "promise_piles",
    "special_deck",
    "drawn_promises",
    "plans",
    "moved",
    "held",
    "aside",
    "boroughs",
    "ended_by",
    "known",
    "pending",
    "answers",
)
BOROUGH_PARTS: Final = (
    "size",
    "tiles",
    "earned",
    "cemeteries",
    "citizens",
    "hall",
    "career",
    "reserve",
    "dead",
    "stores",
    "money",
    "votes",
    "ledger",
    "pollution",
    "made",
    "generated",
    "built",
    "disks",
    "promise",
    "specials",
    "estate",
    "headcount",
)
IDLE_FRAME: Final = Frame(END_OF_TURN, 0)
PHASES: Final[tuple[Step, ...]] = (
    CONSTRUCTION_PHASE,
    CITIZENS_PHASE,
    INCOME_PHASE,
    VOTE,
    MEASURE,
    COUNCIL_PHASE,
    END_OF_TURN,
)


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
        "circle": [ACTIONS[card] for card in city.circle],
        "face_down": [ACTIONS[card] for card in city.face_down],
        "cards": [None if card == NO_CARD else ACTIONS[card] for card in city.cards],
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
        "disks": [None if disk == OUTSIDE else f"{LINES[disk // 4]} {disk % 4 + 1}" for disk in borough.disks],
        "promise": None if borough.promise < 0 else thing_name(city, PROMISE + borough.promise),
        "specials": [thing_name(city, SPECIAL + card) for card in borough.specials],
        "estate": borough.estate,
        "headcount": borough.headcount,
    }


# --- reading -------------------------------------------------------------------------------------------------------


def setup(game: SmallCity, position: Mapping[str, Any]) -> City:
    """The state that a position describes; SetupError with the first thing in it that cannot be."""
    reader = Reader(position, PARTS)
    players, seed, options = read_header(game, reader)
    city = game.empty_city(players, seed, options)
    try:
        fill(city, reader)
    except (KeyError, IndexError, ValueError, TypeError) as error:
        raise impossible(f"something in it does not fit together ({error}).") from error
    check_invariants(city)
    return city


def fill(city: City, reader: Reader) -> None:
    players = city.players
    read_progress(city, reader)
    city.turn = reader.count("turn", 1, TURNS)
    city.phase = reader.count("phase", 2, 8)
    city.host = reader.seat("host", players, "A")
    city.last_host = reader.seat("last_host", players, None)
    for letter in reader.get("out", list, []):
        city.out |= 1 << seat_from(letter, players)
    living = [(city.host + place) % players for place in range(players)]
    default = [SEAT_LETTERS[seat] for seat in living if city.is_in(seat)]
    city.order = tuple(seat_from(letter, players) for letter in reader.get("order", list, default))
    city.mayor = move_from(city, reader.get("street", (str, type(None)), None))
    city.circle = tuple(action_from(card) for card in reader.get("circle", list, list(ACTIONS)))
    city.face_down = tuple(action_from(card) for card in reader.get("face_down", list, []))
    city.cards = tuple(
        NO_CARD if card is None else action_from(card) for card in reader.get("cards", list, [None] * players)
    )
    boroughs = reader.get("boroughs", list, [])
    for seat in range(players):
        fill_borough(city, seat, Reader(boroughs[seat] if seat < len(boroughs) else {}, BOROUGH_PARTS))
    fill_citizens(city, boroughs)
    city.aside = tuple(move_from(city, text) for text in reader.get("aside", list, []))
    city.moved = [layer_from(cells) for cells in reader.get("moved", list, [[]] * players)]
    city.held = tuple(layer_from(cells) for cells in reader.get("held", list, []))
    fill_piles(city, reader)
    fill_cards(city, reader)
    city.plans = tuple(
        None if plan is None else tuple(move_from(city, text) for text in plan)
        for plan in reader.get("plans", list, [None] * players)
    )
    city.ended_by = reader.get("ended_by", (str, type(None)), None) or ""
    fill_known(city, reader)
    ask_what_was_asked(city, reader)


def action_from(name: object) -> int:
    if name not in ACTIONS:
        raise impossible(f"{name!r} is not an action card; the cards are {', '.join(ACTIONS)}.")
    return ACTIONS.index(str(name))


def move_from(city: City, text: object) -> int:
    if text is None:
        return NOTHING
    move = city.game.parse(city, IDLE_FRAME, text) if isinstance(text, str) else None
    if move is None:
        raise impossible(f"{text!r} is nothing of this game.")
    return move


def layer_from(cells: object) -> int:
    """Cells such as ["3,4", "3,5"] as a layer."""
    layer = 0
    for text in cells if isinstance(cells, (list, tuple)) else [cells]:
        found = find_spot(text, 0) if isinstance(text, str) else None
        if found is None:
            raise impossible(f"{text!r} is not a cell.")
        layer |= 1 << cell_of(found)
    return layer


def fill_borough(city: City, seat: int, reader: Reader) -> None:
    box, borough = city.box, city.boroughs[seat]
    sizes = city.track(borough)
    borough.size = reader.count("size", borough.size)
    if borough.size not in sizes:
        raise impossible(f"the zone of {SEAT_LETTERS[seat]} cannot be {borough.size} wide; it can be {sizes}.")
    borough.steps = sizes.index(borough.size)
    for text in reader.get("tiles", list, []):
        move = find_cell(city, IDLE_FRAME, text) if isinstance(text, str) else None
        if move is None or move < PLACE:
            raise impossible(f"{text!r} is not a tile with its place, such as 'res2 3,4 r1'.")
        if box.mask[move - PLACE] & borough.filled:
            raise impossible(f"{text} lies on another tile.")
        borough.lay(box, move - PLACE)
    borough.earned = tuple(reader.get("earned", list, list(borough.earned)))
    graves = layer_from(reader.get("cemeteries", list, []))
    if graves & borough.filled:
        raise impossible(f"a cemetery of {SEAT_LETTERS[seat]} lies on a tile.")
    borough.graves = graves
    borough.filled |= graves
    for place, counts in reader.get("stores", dict, {}).items():
        cell = HALL if place == "hall" else layer_from([place]).bit_length() - 1
        if cell not in borough.store_cells:
            raise impossible(f"there is no warehouse at {place}.")
        store = borough.store_cells.index(cell)
        for name, count in counts.items():
            borough.change_store(store, RAW_NAMES.index(name), count)
    borough.money = reader.count("money", borough.money)
    borough.pollution = reader.count("pollution", 0, NUMBERS["loss_at"])
    borough.made = reader.count("made", 0)
    borough.generated = reader.count("generated", 0)
    borough.estate = reader.count("estate", 0)
    borough.headcount = reader.count("headcount", 0)
    for name in reader.get("built", list, []):
        borough.built |= 1 << box.numbers[name]
    fill_votes(borough, reader)
    disks = [disk_from(text) for text in reader.get("disks", list, [None, None])]
    borough.disks = (disks[0], disks[1])
    promise = reader.get("promise", (str, type(None)), None)
    borough.promise = NOTHING if promise is None else move_from(city, promise) - PROMISE
    borough.specials = tuple(move_from(city, text) - SPECIAL for text in reader.get("specials", list, []))


def fill_votes(borough: Borough, reader: Reader) -> None:
    """Votes of which no source is given came from the council."""
    ledger = reader.get("ledger", dict, {})
    borough.ledger = tuple(ledger.get(entry, 0) for entry in LEDGER)
    accounted = sum(borough.ledger) + sum(borough.earned)
    borough.votes = reader.count("votes", accounted)
    borough.book(LEDGER.index("council"), borough.votes - accounted)
    borough.votes -= borough.votes - sum(borough.ledger) - sum(borough.earned)


def disk_from(text: object) -> int:
    if text is None:
        return OUTSIDE
    line, _, column = str(text).partition(" ")
    if line not in LINES or column not in ("1", "2", "3", "4"):
        raise impossible(f"{text!r} is not a space of the council, such as 'industry 2'.")
    return 4 * LINES.index(line) + int(column) - 1


def fill_citizens(city: City, boroughs: list[Any]) -> None:
    """Citizens on slots; of the rest, the hall has what is given and the career what is left."""
    for place in range(city.players):
        given = boroughs[place].get("citizens", {}) if place < len(boroughs) else {}
        for letter, cells in given.items():
            seat = seat_from(letter, city.players)
            for text in cells:
                slot = layer_from([text])
                if slot & city.boroughs[place].crowd:
                    raise impossible(f"two citizens stand on {text} of {SEAT_LETTERS[place]}.")
                city.boroughs[place].put(seat, slot)
    for seat in range(city.players):
        reader = Reader(boroughs[seat] if seat < len(boroughs) else {}, BOROUGH_PARTS)
        borough = city.boroughs[seat]
        borough.hall = reader.count("hall", 0)
        borough.reserve = reader.count("reserve", borough.reserve)
        borough.dead = reader.count("dead", borough.graves.bit_count())
        rest = NUMBERS["citizens"] - city.citizens_out(seat) - borough.hall - borough.reserve - borough.dead
        if rest < 0 and "reserve" not in reader.position:
            borough.reserve += rest
            rest = 0
        borough.career = reader.count("career", rest)


def fill_piles(city: City, reader: Reader) -> None:
    """Piles and supply as given, or else what is not on a board or in a store."""
    box = city.box
    for borough in city.boroughs:
        for place in borough.tiles:
            kind = box.kind_of[place]
            if box.source[kind] == COMMON or (city.piles[kind] and not city.owns_copy(kind)):
                if not city.piles[kind]:
                    raise impossible(f"there are not so many tiles {box.names[kind]}.")
                city.piles[kind] -= 1
    for name, count in reader.get("piles", dict, {}).items():
        city.piles[box.numbers[name]] = count
    stored = [sum(borough.raw(kind) for borough in city.boroughs) for kind in range(RAW_KINDS)]
    for product in city.aside:
        stored[(product - PRODUCT) % RAW_KINDS] += 1
    left = {name: RAW_SUPPLY[kind] - stored[kind] for kind, name in enumerate(RAW_NAMES)}
    supply = {**left, **reader.get("supply", dict, {})}
    city.supply = (supply["wood"], supply["stone"], supply["metal"])


def fill_cards(city: City, reader: Reader) -> None:
    """The piles of promises as given, or else all cards that nobody has, in the order of their numbers."""
    held = {borough.promise for borough in city.boroughs}
    piles = reader.get("promise_piles", (list, type(None)), None)
    if piles is None:
        cards = [number for number in range(len(city.box.promises)) if number not in held]
        city.promise_piles = tuple(
            tuple(number for number in cards if city.box.promises[number].pile == pile) for pile in range(3)
        )
    else:
        city.promise_piles = tuple(tuple(move_from(city, text) - PROMISE for text in reversed(pile)) for pile in piles)
    deck = reader.get("special_deck", (list, type(None)), None)
    taken = {card for borough in city.boroughs for card in borough.specials}
    if deck is not None:
        city.special_deck = tuple(move_from(city, text) - SPECIAL for text in reversed(deck))
    elif city.victory != BASIC:
        city.special_deck = tuple(number for number in range(len(city.box.specials)) if number not in taken)
    drawn = reader.get("drawn_promises", list, [[]] * city.players)
    city.drawn_promises = tuple(tuple(move_from(city, text) for text in cards) for cards in drawn)


def fill_known(city: City, reader: Reader) -> None:
    known = reader.get("known", (Mapping, type(None)), None)
    if known is not None:
        city.known = bytearray(len(city.known))
        for name, letters in known.items():
            city.known[move_from(city, name)] = bits_from(letters, city.players)
        return
    for seat, borough in enumerate(city.boroughs):
        if borough.promise >= 0:
            city.learn((PROMISE + borough.promise,), seat)
        city.learn(tuple(SPECIAL + card for card in borough.specials), seat)
    if city.victory == BASIC:
        for card in range(len(city.box.specials)):
            city.show(SPECIAL + card)
    for card in city.face_down:
        city.known[ACTION + card] = 0


def ask_what_was_asked(city: City, reader: Reader) -> None:
    if city.ended_by:
        return
    pending = reader.get("pending", (list, tuple), [])
    if pending:
        asked = pending[-1]
        if isinstance(asked, Mapping) and asked.get("step") == REPLANNING.name:
            city.left = left_for(city, seat_from(asked.get("seat"), city.players))
        restore_pending(city, pending, reader.get("answers", dict, {}))
        return
    steps = PHASES if city.phase <= 2 else PHASES[city.phase - 2 :]
    for step in reversed(steps):
        city.stack.append(Frame(step, city.host))
    if city.phase == 1:
        frames_in_order(city, Frame(CHOOSE_ACTION, 0))
        if "circle" not in reader.position:
            city.stack.append(Frame(LAY_CIRCLE, city.host))
            if city.players != ALONE:
                city.stack.append(Frame(PARADE, city.host))
    city.advance()
