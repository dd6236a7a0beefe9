"""What a borough will bring in the turns that are left if nothing more is built, for the greedy bot."""

from __future__ import annotations

from typing import Final, final

from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.effects import ALONE
from faubourg.games.small_city.moves import ENGINEER
from faubourg.games.small_city.phases.pollution import (
    DIFFICULTIES,
    NO_DEATHS,
    ONE_FOR_EACH,
    THRESHOLDS,
    UNIVERSITY_VOTES,
)
from faubourg.games.small_city.state import City
from faubourg.games.small_city.thinking.weights import COUNTS
from faubourg.games.small_city.tiles import CASH, FIRST_PRODUCT, HOME_VOTES, TURNS

PEOPLE_MOST: Final = 16
SPARE_PARK_MOST: Final = 4


@final
class Forecast:
    """Votes less pollution, and citizens out of doors, over all turns that are left; workers of this turn.

    Each turn the citizens share the best places among them: large homes, work, small homes. The hall fills the small
    homes that are left, and idle factories attract newcomers.
    """

    __slots__ = ("points", "headcount", "workers", "people", "guests", "hall", "career", "hall_most", "parks")

    def __init__(self, city: City, seat: int, borough: Borough) -> None:
        self.points = 0.0
        self.headcount = 0
        self.workers = 0  # who has still to walk to work this turn
        self.people: int = borough.people[seat].bit_count()
        self.guests: int = borough.crowd.bit_count() - self.people
        self.hall = borough.hall
        self.career = borough.career
        self.hall_most = borough.hall + borough.hall_room()
        self.parks = borough.parks
        if city.phase >= 3:
            self.finish_turn(city, seat, borough)
        self.go_on(city, seat, borough, city.turn + (1 if city.phase >= 3 else 0))
        if self.people < self.parks:
            self.points += COUNTS.spare_park * min(SPARE_PARK_MOST, self.parks - self.people) * (TURNS - city.turn)

    def finish_turn(self, city: City, seat: int, borough: Borough) -> None:
        """The rest of a turn in which everybody stands where he is."""
        mine, slots, phase = borough.people[seat], borough.slots, city.phase
        jobs = slots[FIRST_PRODUCT] | slots[FIRST_PRODUCT + 1] | slots[FIRST_PRODUCT + 2]
        if phase == 3:
            empty = len([1 for home in borough.home_tiles if not home & (home - 1 | borough.crowd)])
            moving_in = min(self.hall, empty)
            self.points += moving_in
            self.welcome(moving_in, (jobs & ~mine).bit_count())
        if phase < 5:
            self.points += UNIVERSITY_VOTES if mine & borough.university else 0
            for home in borough.home_tiles:
                self.points += HOME_VOTES[(home & mine).bit_count()]
        if phase < 6:
            made = borough.made if phase >= 4 else (jobs & mine).bit_count()
            self.pollute(city, 0 if city.cards[seat] == ENGINEER else made)
        if phase < 8:
            self.headcount += self.people

    def go_on(self, city: City, seat: int, borough: Borough, turn: int) -> None:
        slots = borough.slots
        jobs = (slots[FIRST_PRODUCT] | slots[FIRST_PRODUCT + 1] | slots[FIRST_PRODUCT + 2]).bit_count()
        work = jobs + slots[CASH].bit_count()
        busy = (borough.work & borough.people[seat]).bit_count()
        sizes = [home.bit_count() for home in borough.home_tiles]
        sizes.sort(reverse=True)
        while turn <= TURNS:
            gain = COUNTS.work * (TURNS - turn)
            can_work = max(0, work - busy)  # nobody goes where he or his like has just been (SC-108)
            busy = 0
            left = self.people
            votes = empty = 0
            for size in sizes:
                if can_work and gain > (size + 1) / 2:
                    busy = left if left < can_work else can_work
                    left -= busy
                    can_work = 0
                if left >= size:
                    votes += HOME_VOTES[size]
                    left -= size
                elif left:
                    votes += HOME_VOTES[left]
                    left = 0
                elif size == 1:
                    empty += 1
            if can_work:
                busy = left if left < can_work else can_work
            made = min(busy, jobs)
            moving_in = min(self.hall, empty)
            self.points += votes + moving_in
            self.welcome(moving_in, jobs - made)
            if turn == city.turn:
                self.workers = busy
                if city.cards[seat] == ENGINEER:
                    made = 0
            else:
                self.points += gain * busy
            self.points += COUNTS.people * min(PEOPLE_MOST, self.people + self.hall)
            self.pollute(city, made)
            self.headcount += self.people
            turn += 1

    def welcome(self, moving_in: int, idle_jobs: int) -> None:
        """Citizens leave the hall for small homes, and newcomers come to it (SC-118, SC-119)."""
        arriving = max(0, min(idle_jobs, self.career, self.hall_most - self.hall + moving_in))
        self.people += moving_in
        self.hall += arriving - moving_in
        self.career -= arriving

    def pollute(self, city: City, made: int) -> None:
        generated = max(0, self.people + self.guests + made - self.parks)
        self.points -= generated
        if city.players == ALONE and generated:
            threshold = THRESHOLDS[DIFFICULTIES.index(city.options.get("difficulty", DIFFICULTIES[0]))]
            if threshold == ONE_FOR_EACH:
                self.people = max(0, self.people - generated)
            elif threshold != NO_DEATHS and generated > threshold:
                self.people -= 1
