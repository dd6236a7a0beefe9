"""Whole walks of phase 3 for the greedy bot: every citizen in a fixed order, so that no walk is thought of twice."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, final

from faubourg.games.small_city.moves import END, TO_HALL, cell_of, is_spot, seat_of
from faubourg.games.small_city.phases.citizens import enter, leave
from faubourg.games.small_city.phases.destinations import destinations
from faubourg.games.small_city.state import City
from faubourg.games.small_city.thinking.worth import worth

BREADTH: Final = 6  # walks that are followed at once
WALKS: Final = 2  # that are offered in the end
MORE_WALKS: Final = 12  # that are offered to who has time to compare them


@final
class Walk:
    """Some citizens have walked: the city then, the answers that lead there, what it is worth."""

    __slots__ = ("city", "answers", "worth")

    def __init__(self, city: City, answers: tuple[int, ...], value: float) -> None:
        self.city = city
        self.answers = answers
        self.worth = value


def whole_walks(city: City, seat: int, most: int = WALKS) -> list[tuple[int, ...]]:
    """The best walks of all citizens of a seat who must or may move."""
    breadth = max(BREADTH, most)
    walks = [Walk(city, (), worth(city, seat))]
    for source in city.moves(seat):
        if source != END:
            longer = [further for walk in walks for further in continued(walk, seat, source)]
            longer.sort(key=attrgetter("worth"), reverse=True)
            walks = longer[:breadth]
    return [(*walk.answers, END) for walk in walks[:most]]


def continued(walk: Walk, seat: int, source: int) -> list[Walk]:
    """The citizen on a spot goes to each place that differs for him, or stays if he may."""
    city = walk.city
    place = seat_of(source)
    borough = city.boroughs[place]
    may_stay = place == seat and (borough.homes | borough.power) >> cell_of(source) & 1
    found = [walk] if may_stay else []
    standing = (borough.home_at(cell_of(source)) or 1 << cell_of(source)) & borough.people[seat] & ~city.moved[place]
    if not standing:
        return found
    seen: set[tuple[int, int, int]] = set()
    for target in destinations(city, seat, source):
        key = slot_key(city, seat, target)
        if key not in seen:
            seen.add(key)
            after = city.clone()
            leave(after, seat, source)
            if target == TO_HALL:
                after.change(seat).receive()
            else:
                enter(after, seat, target)
            found.append(Walk(after, (*walk.answers, source, target), worth(after, seat)))
    return found


def slot_key(city: City, seat: int, target: int) -> tuple[int, int, int]:
    """What a goal is to a walker: the borough and the kind of slot; homes by how full they are, powers one by one."""
    if not is_spot(target):
        return -1, 0, 0
    place, index = seat_of(target), cell_of(target)
    borough = city.boroughs[place]
    home = borough.home_at(index)
    if home:
        return place, home.bit_count(), 100 + (home & borough.crowd).bit_count()
    if borough.power >> index & 1:
        return place, index, 50
    for kind, layer in enumerate(borough.slots):
        if layer >> index & 1:
            return place, kind, 0
    return place, index, -1
