"""What a seat may see, by allow-list, and what it could imagine behind the rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from faubourg.core.events import PUBLIC
from faubourg.core.hexes import bits
from faubourg.games.la_citta.board import Board, Ground
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.moves import hex_of, service_of
from faubourg.games.la_citta.state import IN_PLAY, Region
from faubourg.games.la_citta.tiles import (
    CASTLE,
    CASTLES,
    KINDS,
    NO_LIMIT,
    POLICIES,
    SERVICES,
    TILE_FACES,
    YEARS,
)


def view(region: Region, seat: int | None) -> dict[str, Any]:
    """Plain data: the whole table lies open but for the piles, cards drawn unseen and this year's hidden voices."""
    mask = PUBLIC if seat is None else 1 << seat
    ids, known = region.cards.ids, region.known
    seats = range(region.players)
    return {
        "game": region.game.name,
        "seat": seat,
        "players": region.players,
        "expansion": region.expansion,
        "stage": region.stage,
        "to_act": list(region.to_act),
        "question": None if region.is_over else region.frame.step.name,
        "year": region.year,
        "years": YEARS,
        "turn": region.turn,
        "first": region.first,
        "active": None if region.is_over else region.frame.seat,
        "map": map_of(region),
        "cities": [city_view(region, city) for city in region.cities],
        "gold": list(region.gold),
        "food": list(region.food),
        "citizens": [region.citizens_of(owner) for owner in seats],
        "cubes": list(region.cubes),
        "player_cards": list(region.ready),
        "castles": [CASTLES - len(region.cities_of(owner)) for owner in seats],
        "hungry": [owner for owner in seats if region.hungry >> owner & 1],
        "founded": [owner for owner in seats if region.founded >> owner & 1],
        "eliminated": [owner for owner in seats if region.fallen[owner] != IN_PLAY],
        "taken": [[ids[card] if known[card] & mask else None for card in own] for own in region.taken],
        "display": [ids[card] if card >= 0 else None for card in region.display],
        "pile": len(region.pile),
        "discard": len(region.discard),
        "unseen": unseen(region),
        "voices": [
            {
                "card": ids[card] if known[card] & mask else None,
                "face_up": bool(known[card] & PUBLIC),
                "seen_by": [owner for owner in seats if known[card] >> owner & 1 and not known[card] & PUBLIC],
            }
            for card in region.voices
        ],
        "voice": [SERVICES[service] for service in region.voice],
        "voice_pile": len(region.voice_pile),
        "past_voices": past_voices(region),
        "stock": {"/".join(KINDS[kind] for kind in faces): region.stock[n] for n, faces in enumerate(TILE_FACES)},
        "ended_by": region.ended_by or None,
        "scores": list(region.outcome().scores),
    }


def map_of(region: Region) -> dict[str, Any]:
    """The board with the terrain that lies on it."""
    drawn = drawn_map(region.board, region.ground)
    return {key: [dict(row) for row in value] if isinstance(value, list) else value for key, value in drawn.items()}


@lru_cache(maxsize=64)
def drawn_map(board: Board, ground: Ground) -> dict[str, Any]:
    """The same for all views of a game; never handed out itself."""
    return {
        "hexes": " ".join(name for n, name in enumerate(board.names) if board.in_play >> n & 1),
        "out_of_play": " ".join(name for n, name in enumerate(board.names) if not board.in_play >> n & 1),
        "spaces": [
            {"id": id, "terrain": ground.terrain[n], "cells": spelled(board.cells[n])}
            for n, id in enumerate(board.spaces)
        ],
        "edges": [
            {"id": edge["id"], "terrain": edge["terrain"], "hexes": spelled(edge["hexes"])}
            for edge in board.map["edge"]
        ],
        "closed": spelled(board.map["closed"]),
    }


def spelled(cells: Sequence[Sequence[int]]) -> str:
    """Cells as text with a blank between them: short to send, and easy to split."""
    return " ".join(f"{q},{r}" for q, r in cells)


def city_view(region: Region, city: City) -> dict[str, Any]:
    names = region.board.names
    return {
        "castle": names[city.castle],
        "owner": city.owner,
        "people": city.people,
        "limit": None if city.limit == NO_LIMIT else city.limit,
        "buildings": city.staff,
        "in_castle": max(0, city.people - city.staff + 1),
        "half_points": {name: city.service(service) for service, name in enumerate(SERVICES)},
        "complete": city.is_complete(),
        "income": city.income,
        "neighbours": [names[other.castle] for other in region.cities if other is not city and city.reach & other.body],
        "tiles": [
            {
                "cell": names[hex],
                "kind": KINDS[region.tiles[hex]],
                "food": region.yield_of(hex, region.tiles[hex]),
                "harvest": bool(region.harvested >> hex & 1),
                "cubes": cubes_at(region, hex),
            }
            for hex in [city.castle, *[hex for hex in bits(city.body) if region.tiles[hex] != CASTLE]]
        ],
    }


def cubes_at(region: Region, hex: int) -> dict[str, int]:
    """How many cubes of Bread and Games lie beside the arches of a building, by service."""
    services = [SERVICES[service_of(arch)] for arch in region.arch_cubes if hex_of(arch) == hex]
    return {name: services.count(name) for name in SERVICES if name in services}


def unseen(region: Region) -> dict[str, int]:
    """How many policy cards of each kind lie where nobody has seen them: all can tell that from what was played."""
    counts = dict.fromkeys(POLICIES, 0)
    for card in range(region.cards.policies):
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
    fresh = dict(zip(places, rng.sample(places, len(places)), strict=True))
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
    pool = [card for card in places if not region.recycled >> card & 1]
    rng.shuffle(pool)
    dealt, rest = pool[: len(old_places)], pool[len(old_places) :]
    rest += [card for card in places if region.recycled >> card & 1]
    rng.shuffle(rest)
    fresh = dict(zip(old_places, dealt, strict=True))
    fresh |= zip([card for card in places if not region.passed_before >> card & 1], rest, strict=True)
    region.passed_before = sum([1 << card for card in dealt])
    region.pile = [fresh.get(card, card) for card in region.pile]
    region.discard = [fresh.get(card, card) for card in region.discard]
    region.taken = [tuple([fresh.get(card, card) for card in own]) for own in region.taken]
