"""What is worth trying, for the greedy bot: the best promise, whole plans and council builds, whole walks."""

from __future__ import annotations

from faubourg.games.small_city.citizens import CITIZEN
from faubourg.games.small_city.flow import KEEP_PROMISE
from faubourg.games.small_city.moves import PROMISE
from faubourg.games.small_city.planning import PLAN, TILE_KIND
from faubourg.games.small_city.plans import whole_plans
from faubourg.games.small_city.state import City
from faubourg.games.small_city.walks import whole_walks
from faubourg.games.small_city.worth import hoped_for


def ideas(city: City, seat: int) -> list[tuple[int, ...]]:
    """Nothing (every move) for all other questions."""
    frame = city.frame_of(seat)
    if frame is None:
        return []
    if frame.step is PLAN or (frame.step is TILE_KIND and frame.count):
        return whole_plans(city, frame)
    if frame.step is CITIZEN:
        return whole_walks(city, seat)
    if frame.step is KEEP_PROMISE:
        cards = city.box.promises
        return [(max(city.moves(seat), key=lambda move: hoped_for(cards[move - PROMISE])),)]
    return []
