"""Whole plans of phase 2 for the greedy bot, thought through on drafts alone: no state is made for a step of a plan.

Steps are added to the most promising plans one after another. The same steps in another order are the same plan, so
each set of steps is looked at once; and where a tile may go is found once and only narrowed down from then on, unless a
step has opened new cells to its category.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final, final

from faubourg.core.rules import Frame
from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building import kinds, legality, rebuilding
from faubourg.games.small_city.building.draft import (
    A_CREW,
    A_SAVING,
    A_WAREHOUSE,
    NOTHING_MORE,
    PHASE_2,
    Draft,
)
from faubourg.games.small_city.building.planning import PLACEMENT, TILE_KIND
from faubourg.games.small_city.grid import TOUCHING, cells_in
from faubourg.games.small_city.moves import BUILD, ENLARGE, FINISH, GROW, KIND, NONE, PLACE, cell_of, is_spot, spot
from faubourg.games.small_city.state import City
from faubourg.games.small_city.thinking.taste import Taste
from faubourg.games.small_city.thinking.worth import prospects
from faubourg.games.small_city.tiles import BUILDS, BUILDS_WITH_GROWTH, CULTURE, FACTORY, HOME, PORT, REFINERY, SHOP

BREADTH: Final = 6  # plans that are followed at once
LONGEST: Final = 9  # steps of a plan
PLANS: Final = 3  # that are offered in the end
MORE_PLANS: Final = 48  # that are offered to who has time to compare them, with more of them followed at once
MORE_BREADTH: Final = 12
ALIKE: Final = 3  # of these, how many may be made of the same kinds of steps
PLACES_KEPT: Final = 8  # of each kind of tile, for plans that have used up the best ones
PLACES_TRIED: Final = 3  # of each kind of tile
CELLS_TRIED: Final = 1  # for a warehouse

# The rules for a kind that look for no place; for a placement found just now; for one found for a shorter plan.
KIND_RULES: Final = tuple([rule.keep for rule in kinds.KINDS[: kinds.KINDS_APART]])
OPEN_PLACES: Final = tuple([rule.keep for rule in legality.PLACEMENT[legality.PLACEMENT_INDEXED :]])
KNOWN_PLACES: Final = (legality.on_empty_cells, *OPEN_PLACES)

# What a new tile of a category opens new cells to.
OPENED: Final = {HOME: (SHOP, CULTURE), CULTURE: (HOME,), REFINERY: (FACTORY,), PORT: (FACTORY,)}


@final
class Thought:
    """A plan as far as it is made: its draft, the answers that lead there, what it is worth."""

    __slots__ = ("draft", "answers", "worth", "places", "step")

    def __init__(
        self, draft: Draft, answers: tuple[int, ...], worth: float, places: dict[int, list[int]], step: int
    ) -> None:
        self.draft = draft
        self.answers = answers
        self.worth = worth
        self.places = places  # where tiles of each kind might go before the last step, the best first
        self.step = step  # the last one


def whole_plans(city: City, frame: Frame) -> list[tuple[int, ...]]:
    """The best plans that go on from a frame, each with all of its answers."""
    return [whole(thought) for thought in thoughts(city, frame, BREADTH)[:PLANS]]


def more_plans(city: City, frame: Frame) -> list[tuple[int, ...]]:
    """Good plans that differ: not many of them build the same kinds of tiles."""
    found: list[tuple[int, ...]] = []
    begun: dict[tuple[int, ...], int] = {}
    for thought in thoughts(city, frame, MORE_BREADTH):
        made_of = kinds_of_steps(city, thought.draft)
        begun[made_of] = begun.get(made_of, 0) + 1
        if begun[made_of] <= ALIKE and len(found) < MORE_PLANS:
            found.append(whole(thought))
    return found


def quick_plan(city: City, frame: Frame) -> tuple[int, ...]:
    """Step by step what looks best."""
    return whole(thoughts(city, frame, 1)[0])


def kinds_of_steps(city: City, draft: Draft) -> tuple[int, ...]:
    """What a plan does, wherever it does so."""
    kind_of = city.box.kind_of
    steps = [move for move in draft.plan if not is_spot(move)]
    return tuple(sorted([KIND + kind_of[move - PLACE] if move >= PLACE else move for move in steps]))


def thoughts(city: City, frame: Frame, breadth: int) -> list[Thought]:
    """Plans that go on from a frame, so many of them followed at once; the best first."""
    seat = frame.seat
    draft = legality.draft_of(city, frame)
    first = Thought(draft, (), prospects(city, seat, draft.borough), {}, NONE)
    found = [first]
    latest = found
    seen: set[tuple[int, ...]] = set()
    for _ in range(LONGEST):
        longer: list[Thought] = []
        for thought in latest:
            longer += extended(city, thought, seen)
        longer.sort(key=attrgetter("worth"), reverse=True)
        latest = longer[:breadth]
        if not latest:
            break
        found += latest
    found.sort(key=attrgetter("worth"), reverse=True)
    return found


def whole(thought: Thought) -> tuple[int, ...]:
    """The answers with the last one: a plan is finished, and a council that has built nothing is told so."""
    if thought.draft.mode == PHASE_2:
        return (*thought.answers, FINISH)
    return thought.answers or (NONE,)


def extended(city: City, thought: Thought, seen: set[tuple[int, ...]]) -> list[Thought]:
    """A plan with each step that could be added to it, unless the same steps were seen in another order."""
    draft = thought.draft
    seat = draft.seat
    city.drafts[seat] = draft  # what the rules look at
    places = places_for(city, thought)
    found: list[Thought] = []
    for answers in steps(city, draft, places):
        move = answers[-1]
        steps_so_far = tuple(sorted((*draft.plan, move)))
        if steps_so_far in seen:
            continue
        seen.add(steps_so_far)
        for after, entailed in settled(city, drafting.apply(city, draft, move), ()):
            value = prospects(city, seat, after.borough)
            found.append(Thought(after, (*thought.answers, *answers, *entailed), value, places, move))
    return found


def steps(city: City, draft: Draft, places: dict[int, list[int]]) -> list[tuple[int, ...]]:
    """Growth, new tiles and bigger ones, each with the answers that lead to it; demolitions never pay."""
    found: list[tuple[int, ...]] = []
    prefix = (BUILD,) if draft.mode == PHASE_2 else ()
    for kind, best in places.items():
        found += [(*prefix, KIND + kind, move) for move in best[:PLACES_TRIED]]
    if draft.mode == PHASE_2:
        if draft.builds <= BUILDS_WITH_GROWTH and not draft.has_grown and drafting.next_size(city, draft.borough):
            found.append((GROW,))
        for place in draft.borough.tiles:
            for move in rebuilding.bigger_tiles(city, draft, place, True):
                found.append((ENLARGE, spot(draft.seat, city.box.anchor[place]), move))
    return found


# --- where tiles may go --------------------------------------------------------------------------------------------


def places_for(city: City, thought: Thought) -> dict[int, list[int]]:
    """The placements of each kind that can be built now, the best first."""
    draft = thought.draft
    most = 1 if draft.mode != PHASE_2 else BUILDS_WITH_GROWTH if draft.has_grown else BUILDS
    if draft.builds >= most:
        return {}
    found: dict[int, list[int]] = {}
    taste = Taste(city, draft)
    offered = [KIND + kind for kind in city.box.buildable]
    asked = Frame(TILE_KIND, draft.seat, count=draft.mode, things=draft.plan)
    for rule in KIND_RULES:
        offered = rule(city, asked, offered)
    already = places_known(city, thought)
    for what in offered:
        known = already.get(what - KIND)
        moves = legality.open_placements(city, draft, what - KIND) if known is None else known
        asked = Frame(PLACEMENT, draft.seat, what=what, count=draft.mode, things=draft.plan)
        for rule in OPEN_PLACES if known is None else KNOWN_PLACES:
            moves = rule(city, asked, moves)
        if moves:
            found[what - KIND] = taste.best(moves, PLACES_KEPT) if known is None else moves
    return found


def places_known(city: City, thought: Thought) -> dict[int, list[int]]:
    """The placements found for the plan without its last step, but for categories that this opens new cells to."""
    if thought.step == GROW:
        return {}
    box = city.box
    opened = OPENED.get(box.category[box.kind_of[thought.step - PLACE]], ()) if thought.step >= PLACE else ()
    return {kind: best for kind, best in thought.places.items() if box.category[kind] not in opened}


# --- what a new tile entails ---------------------------------------------------------------------------------------


def settled(city: City, draft: Draft, answers: tuple[int, ...]) -> list[tuple[Draft, tuple[int, ...]]]:
    """The draft once the questions after its last tile are answered, in each way that makes sense."""
    if draft.pending == NOTHING_MORE:
        return [(draft, answers)]
    found: list[tuple[Draft, tuple[int, ...]]] = []
    for move in sensible_answers(city, draft):
        found += settled(city, drafting.apply(city, draft, move), (*answers, move))
    return found


def sensible_answers(city: City, draft: Draft) -> list[int]:
    pending = draft.pending
    if pending == A_WAREHOUSE:
        cells = cells_in(drafting.warehouse_cells(city, draft, draft.place))
        return best_cells(draft, [spot(draft.seat, index) for index in cells])
    if pending == A_CREW:
        idle = [index for index in drafting.crew(draft) if not draft.borough.homes >> index & 1]
        return [NONE, *[spot(draft.seat, index) for index in idle[:1]]]
    if pending == A_SAVING:
        return [move for move in drafting.savings(city, draft, city.box.kind_of[draft.place]) if move != NONE][-1:]
    return drafting.sources(draft)[:1]  # the hall first: citizens need its room


def best_cells(draft: Draft, moves: list[int]) -> list[int]:
    """Cells for a warehouse that spoil least: near other industry, far from culture."""
    borough = draft.borough

    def rank(move: int) -> int:
        around = TOUCHING[cell_of(move)]
        spoilt = (around & ~borough.filled & ~borough.near_industry).bit_count()
        return spoilt + 2 * (around & borough.near_culture[0]).bit_count()

    return sorted(moves, key=rank)[:CELLS_TRIED]
