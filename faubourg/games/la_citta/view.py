"""What a seat may see, by allow-list, and what it could imagine behind the rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, cast

from faubourg.core.events import PUBLIC
from faubourg.core.hexes import bits
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.la_citta.board import FARM, Board, Ground, food_of
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.moves import hex_of, service_of
from faubourg.games.la_citta.names import city_name
from faubourg.games.la_citta.outlook import migration_by, offer_of, phase_of, uses_of
from faubourg.games.la_citta.shapes import View
from faubourg.games.la_citta.state import IN_PLAY, NO_CARD, Region
from faubourg.games.la_citta.tiles import (
    CASTLES,
    EXPANSION_SET,
    KINDS,
    NO_LIMIT,
    POLICIES,
    SERVICES,
    TILE_FACES,
    TILE_SET,
    TURNS,
    YEARS,
)


def view(region: Region, seat: int | None) -> View:
    """Plain data: the whole table lies open but for the piles, cards drawn unseen and this year's hidden voices."""
    mask = PUBLIC if seat is None else 1 << seat
    ids, known = region.cards.ids, region.known
    seats = range(region.players)
    voices_up = [card for card in region.voices if known[card] & PUBLIC]
    seen = {
        "game": region.game.name,
        "seat": None if seat is None else SEAT_LETTERS[seat],
        "players": region.players,
        "stage": region.stage,
        "to_act": [SEAT_LETTERS[owner] for owner in region.to_act],
        "question": region.frame.step.name if region.to_act else None,
        "ended_by": region.ended_by or None,
        "scores": list(region.outcome().scores),
        "map": drawn_map(region.board, region.ground),
        "expansion": region.expansion,
        "year": region.year,
        "years": YEARS,
        "turn": region.turn,
        "turns": TURNS,
        "phase": phase_of(region),
        "first": SEAT_LETTERS[region.first],
        "cities": [city_view(region, city) for city in region.cities],
        "gold": list(region.gold),
        "food": list(region.food),
        "citizens": [region.citizens_of(owner) for owner in seats],
        "cubes": list(region.cubes),
        "player_cards": list(region.ready),
        "uses": uses_of(region, seat),
        "castles": [CASTLES - len(region.cities_of(owner)) for owner in seats],
        "hungry": letters(region, region.hungry),
        "founded": letters(region, region.founded),
        "fallen": falls(region),
        "taken": [[ids[card] if known[card] & mask else None for card in own] for own in region.taken],
        "display": [ids[card] if card != NO_CARD else None for card in region.display],
        "offers": [offer_of(region, card, seat) for card in region.display],
        "pile_size": len(region.pile),
        "discard_size": len(region.discard),
        "unseen": unseen(region),
        "voices": [ids[card] if known[card] & mask else None for card in region.voices],
        "voices_seen_by": [letters(region, 0 if known[card] & PUBLIC else known[card]) for card in region.voices],
        "voices_up": len(voices_up),
        "voice": [SERVICES[service] for service in region.voice],
        "voice_pile_size": len(region.voice_pile),
        "past_voices": past_voices(region),
        "migration": {name: migration_by(region, service) for service, name in enumerate(SERVICES)},
        "stock": stock_left(region),
    }
    return cast(View, seen)


def letters(region: Region, seats: int) -> list[str]:
    """A set of seats by their letters."""
    return [SEAT_LETTERS[seat] for seat in range(region.players) if seats >> seat & 1]


def falls(region: Region) -> list[dict[str, int] | None]:
    """When each seat lost its last tile, if it has."""
    return [None if fallen == IN_PLAY else {"year": fallen // 10, "phase": fallen % 10} for fallen in region.fallen]


def stock_left(region: Region) -> dict[str, int]:
    """The tiles left by their faces; those of the expansion only if it is in play."""
    return {
        "/".join([KINDS[kind] for kind in faces]): region.stock[tile]
        for tile, faces in enumerate(TILE_FACES)
        if region.expansion or not EXPANSION_SET & TILE_SET[tile]
    }


@lru_cache(maxsize=64)
def drawn_map(board: Board, ground: Ground) -> dict[str, Any]:
    """The board with the terrain that lies on it: one and the same for all views of a game, and never changed."""
    playing = [n for n in range(len(board.names)) if board.in_play >> n & 1]
    return {
        "hexes": [
            {
                "cell": board.names[n],
                "name": city_name(n),
                "food": ground.food[n],
                "mountains": ground.mountains[n],
                "lakes": ground.lake_count[n],
            }
            for n in playing
        ],
        "out_of_play": [name for n, name in enumerate(board.names) if not board.in_play >> n & 1],
        "spaces": [
            {"id": id, **land(ground.terrain[n]), "cells": spelled(board.cells[n])} for n, id in enumerate(board.spaces)
        ],
        "edges": [
            {"id": edge["id"], **land(edge["terrain"]), "hexes": spelled(edge["hexes"])} for edge in board.map["edge"]
        ],
        "closed": spelled(board.map["closed"]),
    }


def land(terrain: str) -> dict[str, Any]:
    return {"terrain": FARM if terrain.startswith(FARM) else terrain, "food": food_of(terrain)}


def spelled(cells: Sequence[Sequence[int]]) -> list[str]:
    return [f"{q},{r}" for q, r in cells]


def city_view(region: Region, city: City) -> dict[str, Any]:
    names = region.board.names
    tiles = [tile_view(region, hex) for hex in bits(city.body) if hex != city.castle]
    return {
        "castle": names[city.castle],
        "name": city_name(city.castle),
        "owner": SEAT_LETTERS[city.owner],
        "people": city.people,
        "limit": None if city.limit == NO_LIMIT else city.limit,
        "staff": city.staff,
        "in_castle": max(0, city.people - city.staff + 1),
        "half_points": {name: city.service(service) for service, name in enumerate(SERVICES)},
        "complete": city.is_complete(),
        "food": region.ground.food[city.castle] + sum([tile["food"] for tile in tiles]),
        "income": city.income,
        "neighbours": [names[other.castle] for other in region.cities if other is not city and city.reach & other.body],
        "tiles": tiles,
    }


def tile_view(region: Region, hex: int) -> dict[str, Any]:
    kind = region.tiles[hex]
    is_harvested = bool(region.harvested >> hex & 1)
    return {
        "cell": region.board.names[hex],
        "kind": KINDS[kind],
        "harvest": is_harvested,
        "cubes": cubes_at(region, hex),
        "food": region.yield_of(hex, kind) + (region.ground.food[hex] if is_harvested else 0),
        "income": region.income_of(hex, kind),
    }


def cubes_at(region: Region, hex: int) -> dict[str, int]:
    """How many cubes of Bread and Games lie beside the arches of a building, by service."""
    services = [SERVICES[service_of(arch)] for arch in region.arch_cubes if hex_of(arch) == hex]
    return {name: services.count(name) for name in SERVICES if name in services}


def unseen(region: Region) -> dict[str, int]:
    """How many policy cards of each kind lie where nobody has seen them: all can tell that from what was played."""
    counts = dict.fromkeys(POLICIES, 0)
    for card in [*region.pile, *region.discard, *[card for own in region.taken for card in own]]:
        if not region.known[card]:
            counts[POLICIES[region.cards.policy[card]]] += 1
    return {kind: count for kind, count in counts.items() if count}


def past_voices(region: Region) -> dict[str, int]:
    """How many voice cards of each service have been turned up and discarded in earlier years."""
    counts = dict.fromkeys(SERVICES, 0)
    for card in range(region.cards.policies, len(region.known)):
        if region.known[card] & PUBLIC and card not in region.voices:
            counts[SERVICES[region.cards.voice[card]]] += 1
    return counts


def redraw(region: Region, seat: int | None, rng: Random) -> None:
    """Deal the cards whose place a seat does not know anew over the places that it does not know."""
    redraw_policies(region, rng)
    mask = PUBLIC if seat is None else 1 << seat
    places = [card for card in (*region.voice_pile, *region.voices) if not region.known[card] & mask]
    fresh = dict(zip(places, rng.sample(sorted(places), len(places)), strict=True))
    # Knowledge stays with the place: whoever has looked at a card still knows what lies there.
    known = bytes(region.known)
    for old, new in fresh.items():
        region.known[new] = known[old]
    region.voice_pile = tuple([fresh.get(card, card) for card in region.voice_pile])
    region.voices = tuple([fresh.get(card, card) for card in region.voices])


def redraw_policies(region: Region, rng: Random) -> None:
    """Of policy cards all seats know the same: those turned up, until they are shuffled.

    What went into a new pile face up cannot be among the cards that had been drawn unseen before it was shuffled.
    """
    hidden = [*region.pile, *region.discard]
    for own in region.taken:
        hidden += own
    places = [card for card in hidden if not region.known[card]]
    old_places = [card for card in places if region.passed_before >> card & 1]
    pool = sorted([card for card in places if not region.recycled >> card & 1])  # where they are must not matter
    rng.shuffle(pool)
    dealt, rest = pool[: len(old_places)], pool[len(old_places) :]
    rest += sorted([card for card in places if region.recycled >> card & 1])
    rng.shuffle(rest)
    fresh = dict(zip(old_places, dealt, strict=True))
    fresh |= zip([card for card in places if not region.passed_before >> card & 1], rest, strict=True)
    region.passed_before = sum([1 << card for card in dealt])
    region.pile = [fresh.get(card, card) for card in region.pile]
    region.discard = [fresh.get(card, card) for card in region.discard]
    region.taken = [tuple([fresh.get(card, card) for card in own]) for own in region.taken]
