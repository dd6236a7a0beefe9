"""What players do in their turns: found a city, build, and the policy cards."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.hexes import bits
from faubourg.core.rules import Frame, Question, Rule
from faubourg.core.spots import CELL, SEAT
from faubourg.games.la_citta import legality, reasons
from faubourg.games.la_citta.city import increased
from faubourg.games.la_citta.legality import A_HEX, IN_PLAY, button_of
from faubourg.games.la_citta.moves import (
    CARD_PAIR,
    KIND,
    PAIRS,
    SERVICE,
    STOP,
    arch,
    hex_of,
    service_of,
)
from faubourg.games.la_citta.sites import buildable, building_sites, castle_sites
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import (
    ADD_CITIZENS,
    ARCHES,
    BUILD,
    BUILD_SIZE,
    EFFECTS,
    FULL_ARCH,
    GOLD_CARD,
    HARVEST,
    MARKET,
    NEW_CITY_ADDED,
    NEW_CITY_MOVED,
    PLACE_CUBES,
    ROAD,
    ROADS,
    SIZE_KINDS,
    VOICES_FACE_UP,
    Effect,
)

# --- player cards --------------------------------------------------------------------------------------------------


def take_gold(region: Region, seat: int) -> None:
    """LC-39."""
    region.gold[seat] += GOLD_CARD
    if region.log is not None:
        region.tell("take_gold", "LC-39", {"seat": SEAT + seat, "gold": GOLD_CARD})


@final
class NewCity(Question):
    """LC-40: where the new castle stands."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return [CELL + hex for hex in bits(castle_sites(region))]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        region.stack.append(Frame(FOUNDER, frame.seat, move))


@final
class Founder(Question):
    """LC-41: from which own castle, however far away, a citizen moves to the new one."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return [CELL + city.castle for city in region.cities if city.owner == frame.seat]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        seat = frame.seat
        region.people_arrive(region.place_of_castle(move - CELL), -NEW_CITY_MOVED)
        region.founded |= 1 << seat  # LC-44
        food = region.place_castle(seat, frame.at - CELL, NEW_CITY_MOVED + NEW_CITY_ADDED)
        if region.log is not None:
            people = NEW_CITY_MOVED + NEW_CITY_ADDED
            region.tell("found", "LC-40", {"seat": SEAT + seat, "city": frame.at, "origin": move, "people": people})
            region.tell("food", "LC-42", {"seat": SEAT + seat, "cell": frame.at, "food": food})


# --- building ------------------------------------------------------------------------------------------------------


@final
class KindOfBuilding(Question):
    """Which building of the size `frame.count` (LC-45, LC-52), those of the expansion among them (LC-106)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        kinds = buildable(region, frame.seat)
        return [KIND + kind for kind in SIZE_KINDS[frame.count] if kinds >> kind & 1]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        ask_for_site(region, frame.seat, move - KIND)


def ask_for_site(region: Region, seat: int, kind: int) -> None:
    region.stack.append(Frame(SITE, seat, what=KIND + kind))


@final
class Site(Question):
    """Where a building goes (LC-61 to LC-67), an own road hex included (LC-112). `frame.what` is its kind."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return [CELL + hex for hex in bits(building_sites(region, frame.seat, frame.what - KIND))]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        build(region, frame.seat, move - CELL, frame.what - KIND)
        if frame.what == KIND + ROAD and ROADS > 1:
            region.stack.append(Frame(SECOND_ROAD, frame.seat, what=frame.what))


@final
class SecondRoad(Question):
    """Another road beside any own city, the first road included, or none (LC-107, LC-108, LC-109)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return [*[CELL + hex for hex in bits(building_sites(region, frame.seat, ROAD))], STOP]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        if move != STOP:
            build(region, frame.seat, move - CELL, ROAD)


def build(region: Region, seat: int, hex: int, kind: int) -> None:
    """A citizen of the castle moves in, for a market one of the reserve (LC-63, LC-64, LC-114).

    What the building gives, it gives at once (LC-69).
    """
    place = region.city_beside(seat, hex)
    on_road = region.tiles[hex] == ROAD
    region.lay(place, hex, kind)
    if region.log is not None:
        rule = "LC-112" if on_road else "LC-107" if kind == ROAD else "LC-61"
        event = "road" if kind == ROAD else "market" if kind == MARKET else "build"
        region.tell_tile(event, rule, region.cities[place], hex, {})
        food = region.yield_of(hex, kind)
        if food:
            region.tell("food", "LC-68", {"seat": SEAT + seat, "cell": CELL + hex, "food": food})


# --- policy cards --------------------------------------------------------------------------------------------------


@final
class ChooseEffect(Question):
    """Which of the effects of the card `frame.what` is carried out and paid for (LC-46)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return [button_of(effect) for effect in EFFECTS[region.cards.policy[frame.what]]]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        effect = legality.effect_of(region, frame, move)
        assert effect is not None
        carry_out(region, frame.seat, effect)


def play_card(region: Region, seat: int, card: int) -> None:
    """A card leaves the display; one with a single effect needs no further choice (LC-50, LC-51, LC-105)."""
    effects = EFFECTS[region.cards.policy[card]]
    if len(effects) == 1:
        carry_out(region, seat, effects[0])
    else:
        region.stack.append(Frame(EFFECT, seat, what=card))


def carry_out(region: Region, seat: int, effect: Effect) -> None:
    """Pay, then do it (LC-46, LC-47)."""
    act, what = effect.act, effect.what
    if effect.price:
        region.gold[seat] -= effect.price
        if region.log is not None:
            region.tell("pay", "LC-47", {"seat": SEAT + seat, "gold": effect.price})
    if act == BUILD:
        ask_for_site(region, seat, what)
    elif act == BUILD_SIZE:
        region.stack.append(Frame(KIND_OF_BUILDING, seat, count=what))
    elif act == PLACE_CUBES:
        region.stack.append(Frame(GAMES, seat, count=what))
    elif act == ADD_CITIZENS:
        region.stack.append(Frame(BLESSING, seat, count=what))
    elif act == HARVEST:
        region.stack.append(Frame(RICH_HARVEST, seat))
    elif what < len(region.voices) - VOICES_FACE_UP:
        region.stack.append(Frame(ASK, seat))
    else:
        look_at(region, seat, tuple(range(what)))


@final
class Games(Question):
    """Bread and Games: `frame.count` cubes beside one arch cheer its city until the year ends (LC-53, LC-116)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        found: list[int] = []
        for city in region.cities:
            if city.owner == frame.seat:
                for hex in bits(city.body):
                    arches = ARCHES[region.tiles[hex]]
                    for service in range(len(arches)):
                        if arches[service]:
                            found.append(arch(hex, service))
        return found

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        place = region.place_of(hex_of(move))
        city = region.cities[place]
        region.cubes[frame.seat] -= frame.count  # one pool for both cards (LC-60)
        region.arch_cubes += (move,) * frame.count
        region.cities[place] = city.with_cheer(increased(city.cheer, service_of(move), FULL_ARCH * frame.count))
        if region.log is not None:
            facts: dict[str, object] = {"service": SERVICE + service_of(move), "count": frame.count}
            region.tell_tile("games", "LC-53", city, hex_of(move), facts)


@final
class Blessing(Question):
    """Blessed Times: `frame.count` citizens come to one own castle (LC-55)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return [CELL + city.castle for city in region.cities if city.owner == frame.seat]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        place = region.place_of_castle(move - CELL)
        region.people_arrive(place, frame.count)
        if region.log is not None:
            city = region.cities[place]
            region.tell_of("bless", "LC-55", city, {"count": frame.count, "people": city.people})


@final
class RichHarvest(Question):
    """Rich Harvest: a cube on a farmhouse, never on a castle, doubles its food for a year (LC-56, LC-57)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        farmhouses = 0
        for city in region.cities:
            if city.owner == frame.seat:
                farmhouses |= city.farmhouses
        return [CELL + hex for hex in bits(farmhouses & ~region.harvested)]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        seat, hex = frame.seat, move - CELL
        food = region.ground.food[hex]
        region.harvested |= 1 << hex
        region.cubes[seat] -= 1
        region.food[seat] += food
        if region.log is not None:
            region.tell_of("harvest", "LC-56", region.cities[region.place_of(hex)], {"cell": move, "food": food})


@final
class Ask(Question):
    """Ask the People: two of the three cards that lie face down (LC-59)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return list(range(CARD_PAIR, CARD_PAIR + len(PAIRS)))

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        look_at(region, frame.seat, PAIRS[move - CARD_PAIR])


def look_at(region: Region, seat: int, slots: tuple[int, ...]) -> None:
    """A player looks at hidden voice cards; all see at which, nobody else sees what they are (LC-59)."""
    seen = [region.voices[VOICES_FACE_UP + slot] for slot in slots]
    for card in seen:
        region.learn(card, seat)
    if region.log is not None:
        numbers = ", ".join([str(slot + 1) for slot in slots])
        facts: dict[str, object] = {"seat": SEAT + seat, "slots": numbers, "count": len(slots)}
        region.tell("look", "LC-59", facts, {"cards": tuple(seen)}, 1 << seat)


NEW_CITY: Final = NewCity(
    "new-city",
    (A_HEX, IN_PLAY, Rule("LC-1", legality.empty), Rule("LC-40", legality.far_from_every_city, reasons.of_distance)),
    indexed=4,
    answers_itself=True,
)
FOUNDER: Final = Founder(
    "founder",
    (Rule("LC-41", legality.an_own_castle), Rule("LC-41", legality.with_a_citizen_to_spare, reasons.of_castle)),
    indexed=1,
    answers_itself=True,
)
KIND_OF_BUILDING: Final = KindOfBuilding(
    "kind",
    (
        Rule("LC-52", legality.a_kind_of_that_size),
        Rule("LC-65", legality.a_kind_in_stock, reasons.of_kind),
        Rule("LC-63", legality.a_kind_with_staff, reasons.of_staff),
        Rule("LC-67", legality.a_market_somewhere, reasons.of_markets),
        Rule("LC-66", legality.a_lake_somewhere, reasons.of_lakes),
        Rule("LC-61", legality.a_hex_somewhere, reasons.of_hexes),
    ),
    indexed=6,
    answers_itself=True,
)
SITE: Final = Site(
    "site",
    (
        A_HEX,
        IN_PLAY,
        Rule("LC-1", legality.empty_or_a_road),
        Rule("LC-113", legality.no_road_on_a_road),
        Rule("LC-61", legality.beside_an_own_city),
        Rule("LC-62", legality.beside_no_other_city, reasons.of_contact),
        Rule("LC-63", legality.where_a_citizen_can_be_spared, reasons.of_site),
        Rule("LC-67", legality.in_a_city_without_market, reasons.of_site),
        Rule("LC-66", legality.beside_a_lake, reasons.of_building),
        Rule("LC-65", legality.with_a_tile_for_it, reasons.of_building),
    ),
    indexed=10,
    answers_itself=True,
)
SECOND_ROAD: Final = SecondRoad(
    "second-road",
    (
        Rule("LC-109", legality.a_hex_or_stop),
        IN_PLAY,
        Rule("LC-1", legality.empty_or_a_road),
        Rule("LC-113", legality.no_road_on_a_road),
        Rule("LC-107", legality.beside_an_own_city),
        Rule("LC-62", legality.beside_no_other_city, reasons.of_contact),
        Rule("LC-109", legality.a_road_in_stock),
    ),
    indexed=7,
    answers_itself=True,
)
EFFECT: Final = ChooseEffect(
    "effect",
    (
        Rule("LC-46", legality.an_effect_of_the_card, reasons.of_no_effect),
        Rule("LC-47", legality.an_affordable_effect, reasons.of_price),
        Rule("LC-54", legality.enough_cubes, reasons.of_cubes),
        Rule("LC-46", legality.a_possible_effect, reasons.of_effect),
    ),
    indexed=1,
    answers_itself=True,
)
GAMES: Final = Games("games", (Rule("LC-53", legality.an_own_arch),), indexed=1, answers_itself=True)
BLESSING: Final = Blessing(
    "blessing",
    (Rule("LC-55", legality.an_own_castle), Rule("LC-71", legality.with_room, reasons.of_room)),
    indexed=1,
    answers_itself=True,
)
RICH_HARVEST: Final = RichHarvest(
    "harvest",
    (Rule("LC-56", legality.an_own_farmhouse), Rule("LC-57", legality.not_harvested_yet)),
    indexed=2,
    answers_itself=True,
)
ASK: Final = Ask("ask", (Rule("LC-59", legality.a_pair_of_cards),), indexed=1, answers_itself=True)
