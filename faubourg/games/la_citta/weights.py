"""How much counts what cities have and may become: `weights.toml`, and there the first weights for the greedy bot."""

from __future__ import annotations

from typing import Any, Final, final

from faubourg.core.texts import load_toml

FITTED: Final[dict[str, Any]] = load_toml("faubourg.games.la_citta", "weights.toml")


@final
class Weights:
    """In points at the end of the game."""

    rival: float  # how much the best of the others counts
    partly_complete: list[float]  # a city with arches of one service, of two
    arch: float
    idle_service: float  # a building's citizen who is missing
    deserted: float  # a city without citizens
    income: float  # a gold for each year that is left
    site: float  # where the city could grow; `sites`: where it could in more than one place
    sites: float
    lake_site: float  # where it could bathe
    farmland: float  # a food near the castle
    water: float  # a lake near the castle
    mountain: float
    arrival: float  # a neighbour's citizen, as likely as he is to come this year
    crowded: float  # of a citizen, where there is no room for him
    later_arrival: float  # the same in each year to come, when any service may be asked for
    fed_now: float  # a citizen with food
    fed_later: float  # a citizen to come, with lasting food
    reserve: float  # room without food, or food without room
    reserve_a_year: float
    stores: float  # food for newcomers who are not there yet
    surplus: float  # a mouth without food as yet
    mouth: float  # a citizen who starves
    hunger: float  # besides the citizens: a turn and a player card
    last_hunger: float  # or points in the last year
    mended: float  # mouths that a turn can feed
    gold: float
    more_gold: float  # from the sixth on
    card: float  # a player card for each turn that is left
    spare: float  # a citizen who could serve

    def __init__(self, values: dict[str, Any]) -> None:
        self.take(values)

    def take(self, values: dict[str, Any]) -> None:
        """Count by these from now on."""
        self.rival = values["rival"]
        self.partly_complete = values["partly_complete"]
        self.arch = values["arch"]
        self.idle_service = values["idle_service"]
        self.deserted = values["deserted"]
        self.income = values["income"]
        self.site = values["site"]
        self.sites = values["sites"]
        self.lake_site = values["lake_site"]
        self.farmland = values["farmland"]
        self.water = values["water"]
        self.mountain = values["mountain"]
        self.arrival = values["arrival"]
        self.crowded = values["crowded"]
        self.later_arrival = values["later_arrival"]
        self.fed_now = values["fed_now"]
        self.fed_later = values["fed_later"]
        self.reserve = values["reserve"]
        self.reserve_a_year = values["reserve_a_year"]
        self.stores = values["stores"]
        self.surplus = values["surplus"]
        self.mouth = values["mouth"]
        self.hunger = values["hunger"]
        self.last_hunger = values["last_hunger"]
        self.mended = values["mended"]
        self.gold = values["gold"]
        self.more_gold = values["more_gold"]
        self.card = values["card"]
        self.spare = values["spare"]


COUNTS: Final = Weights(FITTED["weights"])
GREEDY: Final = Weights(FITTED["first"])  # found by hand; the fit began with them
