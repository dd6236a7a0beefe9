"""What is worth trying, for the greedy bot: the best promise, whole plans and council builds, whole walks."""

from __future__ import annotations

from faubourg.core.rules import Frame
from faubourg.games.small_city.building import legality
from faubourg.games.small_city.building.planning import PLACEMENT, PLAN, TILE_KIND
from faubourg.games.small_city.flow import KEEP_PROMISE
from faubourg.games.small_city.moves import PROMISE
from faubourg.games.small_city.phases.actions import PARADE
from faubourg.games.small_city.phases.citizens import CITIZEN
from faubourg.games.small_city.state import City
from faubourg.games.small_city.thinking.plans import more_plans, quick_plan, whole_plans
from faubourg.games.small_city.thinking.taste import Taste
from faubourg.games.small_city.thinking.walks import MORE_WALKS, whole_walks
from faubourg.games.small_city.thinking.worth import hoped_for


def ideas(city: City, seat: int) -> list[tuple[int, ...]]:
    """Nothing (every move) for all other questions."""
    frame = city.frame_of(seat)
    if frame is None:
        return []
    if asks_for_plan(frame):
        return whole_plans(city, frame)
    if frame.step is CITIZEN:
        return whole_walks(city, seat)
    if frame.step is KEEP_PROMISE:
        cards = city.box.promises
        return [(max(city.moves(seat), key=lambda move: hoped_for(cards[move - PROMISE])),)]
    return []


def more_ideas(city: City, seat: int) -> list[tuple[int, ...]]:
    """More plans and walks to compare, and every promise."""
    frame = city.frame_of(seat)
    if frame is None or frame.step is KEEP_PROMISE:
        return []
    if asks_for_plan(frame):
        return more_plans(city, frame)
    if frame.step is CITIZEN:
        return whole_walks(city, seat, MORE_WALKS)
    return ideas(city, seat)


def quick_idea(city: City, seat: int) -> tuple[int, ...]:
    """The one plan or walk that is found soonest; a street like any other; nothing for all other questions."""
    frame = city.frame_of(seat)
    if frame is None:
        return ()
    if asks_for_plan(frame):
        return quick_plan(city, frame)
    if frame.step is PLACEMENT:  # in the midst of a plan: whoever begins there does not think it all over
        draft = legality.draft_of(city, frame)
        return (Taste(city, draft).best(city.moves(seat), 1)[0],)
    if frame.step is CITIZEN:
        return whole_walks(city, seat)[0]
    if frame.step is PARADE:
        moves = city.moves(seat)
        return (moves[city.seed % len(moves)],)
    return ()


def asks_for_plan(frame: Frame) -> bool:
    """A plan of phase 2, or a council build that is still free."""
    return frame.step is PLAN or (frame.step is TILE_KIND and bool(frame.count))
