"""What must hold in a position beside the invariants of play."""

from __future__ import annotations

from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.small_city.borough import OUTSIDE
from faubourg.games.small_city.building.draft import next_size
from faubourg.games.small_city.effects import ALONE
from faubourg.games.small_city.grid import ZONES
from faubourg.games.small_city.moves import (
    PROMISE,
    street_layer,
)
from faubourg.games.small_city.setting_up.words import impossible
from faubourg.games.small_city.state import BASIC, NO_CARD, NO_STREET, City, removed_promises, removed_specials
from faubourg.games.small_city.tiles import (
    NUMBERS,
    PILES,
    TURNS,
)


def check_setup(city: City) -> None:
    box = city.box
    hall = box.named["town_hall"]
    for seat, borough in enumerate(city.boroughs):
        letter = SEAT_LETTERS[seat]
        halls = sum([1 for place in borough.tiles if box.kind_of[place] == hall])
        if halls != (0 if city.phase == 0 and not any(city.drawn_promises) else 1):
            raise impossible("halls", seat=letter, count=halls)
        if city.phase == 0 and len(borough.tiles) > 1:
            raise impossible("built_early", seat=letter)
        if (borough.pollution >= NUMBERS["loss_at"]) == city.is_in(seat):
            raise impossible("lost", seat=letter, loss_at=NUMBERS["loss_at"])
        if not city.is_in(seat):
            check_lost(city, seat)
    check_over(city)
    check_drawn(city)
    check_phase(city)
    if city.mayor != NO_STREET:
        check_street(city)


def check_lost(city: City, seat: int) -> None:
    borough = city.boroughs[seat]
    is_empty = not any([borough.crowd, *borough.stores, *[other.people[seat] for other in city.boroughs]])
    if not is_empty or borough.disks != (OUTSIDE, OUTSIDE) or borough.dead != NUMBERS["citizens"]:
        raise impossible("lost_all", seat=SEAT_LETTERS[seat])
    if city.cards[seat] != NO_CARD:
        raise impossible("lost_card", seat=SEAT_LETTERS[seat])


def check_over(city: City) -> None:
    """How a game ends: after turn 8, or by pollution."""
    living = len(city.order)
    by_pollution = "SC-189" if city.players == ALONE else "SC-139"
    is_lost = living == 0 or (living == 1 and city.players > ALONE)
    if is_lost and city.ended_by != by_pollution:
        raise impossible("over", count=living, players=city.players, rule=by_pollution)
    if not is_lost and city.ended_by and (city.ended_by, city.turn, city.phase) != ("SC-164", TURNS, 8):
        raise impossible("ended_by", turns=TURNS, rule=by_pollution)


def check_drawn(city: City) -> None:
    """Three cards to choose from, one of each pile, while promises are chosen; each card in its own pile."""
    promises = city.box.promises
    for pile, cards in enumerate(city.promise_piles):
        if any(promises[card].pile != pile for card in cards):
            raise impossible("wrong_pile", pile=PILES[pile])
    is_choosing = city.phase == 0 and any(city.drawn_promises)
    for seat, drawn in enumerate(city.drawn_promises):
        piles = [promises[card - PROMISE].pile for card in drawn]
        if piles != (list(range(len(PILES))) if is_choosing else []):
            raise impossible("drawn", seat=SEAT_LETTERS[seat])
    if city.phase == 0 and not is_choosing and min(map(len, city.promise_piles)) < city.players:
        raise impossible("few_promises", players=city.players)
    gone = removed_promises(city.victory)
    if any(borough.promise in gone for borough in city.boroughs):
        raise impossible("promise_gone")
    out = range(len(city.box.specials)) if city.victory == BASIC else removed_specials(city.victory)
    if any(card in out for card in (*city.special_deck, *[c for b in city.boroughs for c in b.specials])):
        raise impossible("special_gone")


def check_phase(city: City) -> None:
    """What lasts for a phase only is not there in another."""
    if city.phase != 3 and (any(city.moved) or city.held):
        raise impossible("moved_phase", phase=city.phase)
    if city.phase == 3:
        for place, layer in enumerate(city.moved):
            if layer & ~city.boroughs[place].crowd:
                raise impossible("moved")
        for number, layer in enumerate(city.held):
            if layer & ~city.boroughs[number % city.players].work:
                raise impossible("held")
    if city.aside and city.phase != 4:
        raise impossible("aside", phase=city.phase)
    if city.phase > 1 and not city.circle:
        raise impossible("circle_missing")
    if city.phase == 0 and (city.circle or city.face_down):
        raise impossible("circle_early")


def check_street(city: City) -> None:
    """In the host's zone or on the next strip, between cells without tiles; none in a solo game (SC-32, SC-36)."""
    borough = city.boroughs[city.host]
    room = ZONES[next_size(city, borough) or borough.size]
    layer = street_layer(city.mayor)
    if city.players == ALONE or city.phase == 0:
        raise impossible("no_street")
    if layer & ~room:
        raise impossible("street_outside")
