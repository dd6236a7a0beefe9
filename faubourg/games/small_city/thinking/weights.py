"""How much counts what a city has and may become: `weights.toml`, fitted by playing."""

from __future__ import annotations

from typing import Any, Final, final

from faubourg.core.texts import load_toml

FITTED: Final[dict[str, Any]] = load_toml("faubourg.games.small_city.thinking", "weights.toml")


@final
class Weights:
    """Votes, and those of what is not there yet for each turn that is left."""

    rival: float  # how much the best of the others counts
    hopes: list[float]  # how often a promise of each pile is kept
    special_hope: float
    host: float  # to be first in the next turn
    work: float  # what a citizen brings who works, for each turn that is left then
    people: float  # a citizen, each turn: homes for all will be built
    spare_park: float  # a park cell for citizens to come, each turn
    purse: list[float]  # by the number of dollars
    dollar: float  # each further dollar
    ladder: list[float]  # the cultural buildings in the order in which they are wanted
    built: float  # the part of this that is left when one is built: its influence is extra
    eagerness: float  # for the culture after the next, compared with the next
    raw: float  # raw that nothing asks for
    room: float  # room for a raw
    jobs: list[float]  # by the number of factory slots, which attract newcomers
    in_hall: float  # a citizen
    in_town: float  # a citizen
    influence: float  # of culture on a home that may grow, for each vote
    reach: float  # of culture on any home
    beside_home: float  # an empty cell where a home could grow
    fertile: list[float]  # an empty cell that so many cultural buildings reach
    disk: list[float]  # a column reached in each line of the council
    step: float  # of growth
    discount: float  # of the mediator, for each tile that could be built
    saving: float  # of the architect

    def __init__(self, values: dict[str, Any]) -> None:
        self.take(values)

    def take(self, values: dict[str, Any]) -> None:
        """Count by these from now on."""
        self.rival = values["rival"]
        self.hopes = values["hopes"]
        self.special_hope = values["special_hope"]
        self.host = values["host"]
        self.work = values["work"]
        self.people = values["people"]
        self.spare_park = values["spare_park"]
        self.purse = values["purse"]
        self.dollar = values["dollar"]
        self.ladder = values["ladder"]
        self.built = values["built"]
        self.eagerness = values["eagerness"]
        self.raw = values["raw"]
        self.room = values["room"]
        self.jobs = values["jobs"]
        self.in_hall = values["in_hall"]
        self.in_town = values["in_town"]
        self.influence = values["influence"]
        self.reach = values["reach"]
        self.beside_home = values["beside_home"]
        self.fertile = values["fertile"]
        self.disk = values["disk"]
        self.step = values["step"]
        self.discount = values["discount"]
        self.saving = values["saving"]


COUNTS: Final = Weights(FITTED["weights"])
