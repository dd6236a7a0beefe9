"""What a player weighs before choosing: figures of each choice, what is closed, what lies ahead as things stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from faubourg.core.game import Game
from faubourg.core.hexes import bits
from faubourg.core.rules import Frame, Question
from faubourg.core.spots import CELL, SEAT
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.flow import TURN
from faubourg.games.la_citta.legality import button_of, city_at, effect_of
from faubourg.games.la_citta.migration import MIGRATE, givers
from faubourg.games.la_citta.moves import (
    DONE,
    GOLD,
    KIND,
    NEW_CITY,
    SERVICE,
    SMALL_BUILDING,
    STOP,
    hex_of,
    service_of,
)
from faubourg.games.la_citta.names import city_name
from faubourg.games.la_citta.reasons import nearest_city, rule_against
from faubourg.games.la_citta.relocation import ELIMINATION, STARVE
from faubourg.games.la_citta.state import NO_CARD, NO_TILE, Region
from faubourg.games.la_citta.tiles import (
    ACTS,
    ARCHES,
    BUILD,
    BUILD_SIZE,
    CHEAPEST,
    EFFECTS,
    EXPANSION_SET,
    FULL_ARCH,
    KINDS,
    NO_LIMIT,
    POLICIES,
    SERVICES,
    SIZE_KINDS,
    SIZE_SET,
    SIZES,
    STAFFED_SET,
    TILE_OF,
    Effect,
)

# --- where in the year we are ----------------------------------------------------------------------------------------


def phase_of(region: Region) -> str:
    """The phase in words; those before the turns pass by themselves."""
    if region.ended_by:
        return "over"
    if not region.voices:
        return "clean-up" if region.year else "setup"
    if not region.voice:
        return "action"
    frames = [*region.stack, region.frame] if region.to_act else region.stack
    if any(frame.step is MIGRATE for frame in frames):
        return "migration"
    is_before_feeding = any(frame.step is ELIMINATION and frame.count == 6 for frame in frames)
    return "relocation" if is_before_feeding else "feeding"


def migration_by(region: Region, service: int) -> list[dict[str, Any]]:
    """Who would move if the people asked for a service now, in the order of the players."""
    people = {city.castle: city.people for city in region.cities}
    passages: list[dict[str, Any]] = []
    names = region.board.names
    for turn in range(region.players):
        seat = (region.first + turn) % region.players
        for city in region.cities_of(seat):
            mine = city.service(service)
            for other in region.cities:
                if (
                    other.owner == seat
                    or not people[other.castle]
                    or mine <= other.service(service)
                    or not city.reach & other.body
                ):
                    continue
                has_room = people[city.castle] < city.limit
                people[other.castle] -= 1
                people[city.castle] += has_room
                passages.append({"origin": names[other.castle], "city": names[city.castle], "room": has_room})
    return passages


# --- cards -----------------------------------------------------------------------------------------------------------


def offer_of(region: Region, card: int, seat: int | None) -> dict[str, Any]:
    """A card of the display: what it does for which price, and what keeps whoever looks from it."""
    if card == NO_CARD:
        return {"card": None, "kind": None, "effects": [], "blocked": None}
    policy = region.cards.policy[card]
    effects = [
        {
            "price": effect.price,
            "act": ACTS[effect.act],
            "kind": KINDS[effect.what] if effect.act == BUILD else None,
            "size": SIZES[effect.what] if effect.act == BUILD_SIZE else None,
            "count": 1 if effect.act in (BUILD, BUILD_SIZE) else effect.what,
            "blocked": blocked_effect(region, seat, effect) if seat is not None else None,
        }
        for effect in EFFECTS[policy]
    ]
    # Whatever is nearest: an effect that can be had, or else the reason against the first one.
    is_open = any(effect["blocked"] is None for effect in effects)
    return {
        "card": region.cards.ids[card],
        "kind": POLICIES[policy],
        "effects": effects,
        "blocked": None if is_open else effects[0]["blocked"],
    }


def blocked_effect(region: Region, seat: int, effect: Effect) -> dict[str, Any] | None:
    rule, short, facts = rule_against(region, seat, effect)
    if not rule:
        return None
    return {"rule": rule, "short": short, "why": why(region.game, rule, tuple(facts.items()))}


@lru_cache(maxsize=512)
def why(game: Game[Region], rule: str, facts: tuple[tuple[str, object], ...]) -> dict[str, str]:
    """The sentence of a refusal; kept, since every view of a table has many of them and they hardly change."""
    return game.reasons(game.rules[rule], dict(facts))


def uses_of(region: Region, seat: int | None) -> list[dict[str, Any]]:
    """The three uses of a player card, with the rule that keeps whoever looks from one."""
    frame = Frame(TURN, seat or 0)
    found = []
    for move, use in ((GOLD, "gold"), (NEW_CITY, "new-city"), (SMALL_BUILDING, "small-building")):
        rule = None if seat is None else TURN.refusal(region, frame, move)
        reason = {"rule": rule.id, "short": 0, "why": why(region.game, rule.id, ())} if rule else None
        found.append({"use": use, "blocked": reason})
    return found


# --- choices ---------------------------------------------------------------------------------------------------------


def choice_facts(region: Region, frame: Frame, move: int) -> Mapping[str, Any]:
    """The figures of a choice; see `shapes.Facts`."""
    name = frame.step.name
    if name == "turn":
        return {"price": CHEAPEST[region.cards.policy[move]]} if move < SEAT else {}
    if name == "effect":
        effect = effect_of(region, frame, move)
        assert effect is not None
        counts = {} if effect.act in (BUILD, BUILD_SIZE) else {"count": effect.what}
        return {"price": effect.price, **counts}
    if name == "kind":
        return kind_facts(region, move - KIND)
    if name == "service":
        return takes_facts(region, frame.at - CELL, [move - SERVICE])
    if name == "migrate":
        return city_facts(region, move - CELL) | takes_facts(region, move - CELL, list(region.voice))
    if name == "games":
        return games_facts(region, frame, move)
    if move < CELL:
        return {}
    if name in ("first-castle", "new-city"):
        return land_facts(region, move - CELL)
    if name in ("site", "second-road"):
        return site_facts(region, frame, move - CELL)
    if name in ("demolish", "roads"):
        return loss_facts(region, move - CELL)
    if name == "harvest":
        city = region.cities[region.place_of(move - CELL)]
        return {"food": region.ground.food[move - CELL], **name_facts(city)}
    return city_facts(region, move - CELL)


def name_facts(city: City) -> dict[str, Any]:
    return {"city_name": city_name(city.castle)}


def kind_facts(region: Region, kind: int) -> dict[str, Any]:
    size = next(size for number, size in enumerate(SIZES) if SIZE_SET[number] >> kind & 1)
    return {
        "kind": KINDS[kind],
        "size": size,
        "arches": by_service(ARCHES[kind]),
        "stock": region.stock[TILE_OF[kind]],
        "staffed": bool(STAFFED_SET >> kind & 1),
    }


def by_service(points: Sequence[int]) -> dict[str, int]:
    return {name: points[service] for service, name in enumerate(SERVICES) if points[service]}


def city_facts(region: Region, castle: int) -> dict[str, Any]:
    """The city of a castle."""
    city = region.cities[region.place_of_castle(castle)]
    return {
        **name_facts(city),
        "people": city.people,
        "limit": None if city.limit == NO_LIMIT else city.limit,
        "in_castle": max(0, city.people - city.staff + 1),
    }


def land_facts(region: Region, hex: int) -> dict[str, Any]:
    """What the land around a hex gives a castle there, and how far the next city is."""
    ground = region.ground
    city, distance = nearest_city(region, hex)
    facts = {
        "city_name": city_name(hex),
        "food": ground.food[hex],
        "mountains": ground.mountains[hex],
        "lakes": ground.lake_count[hex],
    }
    if city is not None:
        facts |= {"nearest": city_name(city.castle), "distance": distance}
    return facts


def site_facts(region: Region, frame: Frame, hex: int) -> dict[str, Any]:
    """The city that a building would belong to, and what it would yield there."""
    kind = frame.what - KIND
    city = region.cities[region.city_beside(frame.seat, hex)]
    facts = {
        "city": region.board.names[city.castle],
        **name_facts(city),
        "food": region.yield_of(hex, kind),
        "income": region.income_of(hex, kind),
    }
    closes = closes_of(region, frame.seat, hex)
    return facts | {"closes": closes} if closes else facts


def closes_of(region: Region, seat: int, hex: int) -> list[dict[str, Any]]:
    """The cities of others that could no longer build beside a hex, for cities never touch (LC-62)."""
    beside = region.board.near[hex] | 1 << hex
    found = []
    for city in region.cities:
        sites = region.sites_of(city) if city.owner != seat else 0
        if lost := sites & beside:
            left = (sites & ~beside).bit_count()
            found.append({"city": region.board.names[city.castle], "hexes": lost.bit_count(), "left": left})
    return found


def loss_facts(region: Region, hex: int) -> dict[str, Any]:
    """What a city would lose with a tile: food, income, arches, and citizens who find no room any more."""
    place, kind = region.place_of(hex), region.tiles[hex]
    city = region.cities[place]
    rest = region.rebuilt(city, city.body & ~(1 << hex))
    food = region.yield_of(hex, kind) + (region.ground.food[hex] if region.harvested >> hex & 1 else 0)
    return {
        "kind": KINDS[kind],
        **name_facts(city),
        "food": food,
        "income": region.income_of(hex, kind),
        "arches": by_service(ARCHES[kind]),
        "surplus": max(0, city.people - rest.limit),
    }


def takes_facts(region: Region, castle: int, services: list[int]) -> dict[str, Any]:
    """The cities that would give a city a citizen, under one of some services."""
    city = region.cities[region.place_of_castle(castle)]
    from_whom = {giver.castle for service in services for giver in givers(region, city, service)}
    return {"takes": [region.board.names[other.castle] for other in region.cities if other.castle in from_whom]}


def games_facts(region: Region, frame: Frame, move: int) -> dict[str, Any]:
    service = service_of(move)
    city = region.cities[region.place_of(hex_of(move))]
    return {
        "kind": KINDS[region.tiles[hex_of(move)]],
        **name_facts(city),
        "service": SERVICES[service],
        "count": frame.count,
        "half_points": city.service(service) + FULL_ARCH * frame.count,
    }


# --- what is closed, how much is left, what might do -----------------------------------------------------------------


def closed(region: Region, frame: Frame) -> list[int]:
    """What one might expect to choose and cannot now."""
    name, seat = frame.step.name, frame.seat
    question = frame.step
    assert isinstance(question, Question)
    found: list[int] = []
    if name == "turn":
        found = [GOLD, NEW_CITY, SMALL_BUILDING, *region.display]
    elif name == "effect":
        found = [button_of(effect) for effect in EFFECTS[region.cards.policy[frame.what]]]
    elif name == "kind":
        kinds = SIZE_KINDS[frame.count]
        found = [KIND + kind for kind in kinds if region.expansion or not EXPANSION_SET >> kind & 1]
    elif name in ("site", "second-road"):
        found = [CELL + hex for hex in bits(hexes_around(region, seat))]
    elif name in ("founder", "blessing"):
        found = [CELL + city.castle for city in region.cities_of(seat)]
    elif name == "harvest":
        found = [CELL + hex for city in region.cities_of(seat) for hex in bits(city.farmhouses)]
    elif name == "demolish":
        city = city_at(region, frame.at)
        found = [CELL + hex for hex in bits(city.body)] if city is not None else []
    elif name == "roads":
        found = [CELL + hex for city in region.cities_of(seat) for hex in bits(city.roads)]
    return [move for move in found if question.refusal(region, frame, move) is not None]


def hexes_around(region: Region, seat: int) -> int:
    """The empty hexes beside a player's cities."""
    near = sum({1 << hex for city in region.cities_of(seat) for hex in bits(city.near)})
    return sum([1 << hex for hex in bits(near) if region.tiles[hex] == NO_TILE])


def answers_left(region: Region, frame: Frame) -> tuple[int, int]:
    """One answer, where another could change what is to be chosen: tiles at the edge are others once one is gone."""
    name = frame.step.name
    if name == "starve":
        # Once all people left live in one city, nothing is asked any more: a gesture must not go on until then.
        people = [city.people for city in region.cities_of(frame.seat)]
        count = max(1, min(frame.count, sum(people) - max(people)))
        return count, count
    return (0, 1) if name == "second-road" else (1, 1)


def suggested(region: Region, frame: Frame) -> tuple[int, ...]:
    """Answers for whoever does not want to think: who can be spared best, and no more roads than asked for."""
    name = frame.step.name
    if name == "second-road":
        return (STOP,)
    if name == "roads":
        return (DONE,)
    if name == "founder":
        return (most_to_spare(region),)
    return who_leaves(region, frame) if name == "starve" else ()


def most_to_spare(region: Region) -> int:
    """Of the castles that may be named now, the one with most citizens who are not needed elsewhere."""

    def spare(move: int) -> int:
        city = region.cities[region.place_of_castle(move - CELL)]
        return city.people - city.staff

    return max(region.offers, key=spare)


def who_leaves(region: Region, frame: Frame) -> tuple[int, ...]:
    """One answer after another: whoever is not needed in a building goes first."""
    twin, answers = region.clone(), list[int]()
    twin.halts = region.game.halts
    while twin.to_act and twin.frame.step is STARVE and twin.frame.seat == frame.seat:
        answers.append(most_to_spare(twin))
        twin.push(answers[-1], frame.seat)
    return tuple(answers)
