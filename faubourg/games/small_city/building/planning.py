"""Phase 2: everybody plans at the same time and in secret, step by step; then all plans are carried out together.

The questions of a plan are asked in a line of a stage: an answer leads to the next question and changes nothing but the
plan itself (`Frame.things`). The same questions serve a build by the council, with its column in `Frame.count`.
"""

from __future__ import annotations

from typing import Final, final

from faubourg.core.engine import Stage
from faubourg.core.rules import SEALED, Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building import kinds, legality, plan_steps, rebuilding
from faubourg.games.small_city.building.draft import A_CREW, A_SAVING, A_SOURCE, A_WAREHOUSE, PHASE_2, Draft
from faubourg.games.small_city.building.legality import draft_of
from faubourg.games.small_city.effects import eliminate_if_lost, send_home
from faubourg.games.small_city.grid import cells_in
from faubourg.games.small_city.moves import (
    BUILD,
    DEMOLISH,
    ENLARGE,
    FINISH,
    GROW,
    KIND,
    NONE,
    PLACE,
    RAW,
    RAW_KINDS,
    cell_of,
    spot,
)
from faubourg.games.small_city.state import City


def planned(city: City, frame: Frame, move: int) -> Frame:
    """The next question once a move is added to the plan."""
    draft = drafting.apply(city, draft_of(city, frame), move)
    city.drafts[frame.seat] = draft
    return following(draft)


def following(draft: Draft) -> Frame:
    """What a plan asks for next."""
    pending = draft.pending
    if pending == A_WAREHOUSE:
        step: Step = WAREHOUSE_CELL
    elif pending == A_CREW:
        step = CREW
    elif pending == A_SAVING:
        step = SAVING
    elif pending == A_SOURCE:
        step = SOURCE
    elif draft.mode == PHASE_2:
        step = PLAN
    else:
        step = SEALED
    return Frame(step, draft.seat, count=draft.mode, things=draft.plan)


# --- the questions -------------------------------------------------------------------------------------------------


@final
class Plan(Question):
    """The next step of a plan (SC-52, SC-53): build, enlarge, demolish, grow, or finish."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [BUILD, ENLARGE, DEMOLISH, GROW, FINISH]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        if move == BUILD:
            return Frame(TILE_KIND, frame.seat, count=frame.count, things=frame.things)
        if move == ENLARGE:
            return Frame(ENLARGE_TILE, frame.seat, count=frame.count, things=frame.things)
        if move == DEMOLISH:
            return Frame(DEMOLISH_TILE, frame.seat, count=frame.count, things=frame.things)
        if move == GROW:
            return planned(city, frame, move)
        return Frame(SEALED, frame.seat, things=frame.things)

    def refusal(self, city: City, frame: Frame, move: int) -> Rule | None:
        """A kind or a whole placement is explained too, though it takes several answers: any tile at any cell."""
        if move >= PLACE:
            return plan_steps.refusal_of_a_tile(city, frame, move)
        return (
            plan_steps.refusal_of_a_kind(city, frame, move)
            if KIND <= move < RAW
            else super().refusal(city, frame, move)
        )


@final
class TileKind(Question):
    """Which kind of tile to build. In the council one may decline (SC-158)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        draft = draft_of(city, frame)
        found = [KIND + kind for kind in city.box.buildable if kinds.can_be_built(city, draft, kind)]
        return [*found, NONE] if frame.count else found

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        if move == NONE:
            return Frame(SEALED, frame.seat, count=frame.count, things=frame.things)
        return Frame(PLACEMENT, frame.seat, what=move, count=frame.count, things=frame.things)

    def refusal(self, city: City, frame: Frame, move: int) -> Rule | None:
        """A whole placement is explained too, though it takes several answers: any tile at any cell."""
        if move >= PLACE:
            return plan_steps.refusal_of_a_tile(city, frame, move)
        return kinds.refusal_of_kind(city, frame, move)


@final
class Placement(Question):
    """Where a new tile goes, each distinct placement once."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return legality.open_placements(city, draft_of(city, frame), frame.what - KIND)

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return planned(city, frame, move)


@final
class WarehouseCell(Question):
    """The warehouse that comes with a factory (SC-66)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        draft = draft_of(city, frame)
        return [spot(frame.seat, index) for index in cells_in(drafting.warehouse_cells(city, draft, draft.place))]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return planned(city, frame, move)


@final
class Crew(Question):
    """Who goes to a new police or fire station, if anybody (SC-75). Not so for clinic and university (SC-76)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [*[spot(frame.seat, index) for index in drafting.crew(draft_of(city, frame))], NONE]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return planned(city, frame, move)


@final
class Saving(Question):
    """Which raw the architect saves on this building, if any (SC-43)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        draft = draft_of(city, frame)
        return drafting.savings(city, draft, city.box.kind_of[draft.place])

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return planned(city, frame, move)


@final
class Source(Question):
    """Where the next raw to be paid is taken from (SC-82)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return drafting.sources(draft_of(city, frame))

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return planned(city, frame, move)


@final
class EnlargeTile(Question):
    """Which tile becomes bigger, free of charge (SC-89), in phase 2 only (SC-97), again and again (SC-96)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        box = city.box
        draft = draft_of(city, frame)
        return [
            spot(frame.seat, box.anchor[place])
            for place in draft.borough.tiles
            if rebuilding.bigger_tiles(city, draft, place, True)
        ]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return Frame(BIGGER_TILE, frame.seat, at=move, count=frame.count, things=frame.things)


@final
class BiggerTile(Question):
    """What it becomes, and over which further cell (SC-92)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        place = rebuilding.tile_of(city, frame, frame.at)
        return rebuilding.bigger_tiles(city, draft_of(city, frame), place, False)

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return planned(city, frame, move)


@final
class DemolishTile(Question):
    """Which tile is demolished (SC-98)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        box = city.box
        draft = draft_of(city, frame)
        return [
            spot(frame.seat, box.anchor[place])
            for place in draft.borough.tiles
            if rebuilding.can_be_demolished(city, draft, place)
        ]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return planned(city, frame, move)


# --- the stages ----------------------------------------------------------------------------------------------------


@final
class Construction(Stage):
    """Everybody plans at once (SC-50)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        return [Frame(PLAN, seat) for seat in range(city.players) if city.is_in(seat)]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        plans: list[tuple[int, ...] | None] = [None] * city.players
        for line in sealed:
            plans[line.seat] = line.things
            city.seal(line.seat)
        city.plans = tuple(plans)
        city.stack.append(Frame(COMMIT, city.host))


@final
class Replanning(Stage):
    """One seat whose plan no longer fits plans again, from an empty plan and with the real piles (SC-51)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        return [Frame(PLAN, frame.seat)]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        plans = list(city.plans)
        plans[frame.seat] = sealed[0].things
        city.plans = tuple(plans)
        city.left = ()
        city.stack.append(Frame(COMMIT, city.host))


@final
class Commit(Step):
    """Plans are committed in turn order (SC-51). Nothing becomes public before all of them fit (SC-50, SC-102)."""

    def run(self, city: City, frame: Frame) -> bool:
        drafts: list[Draft] = []
        left = tuple(city.piles)
        for seat in city.order:
            draft = draft_of_plan(city, seat)
            if not fits(draft, left):
                city.left = left
                if city.log is not None:
                    city.tell("replan", "SC-51", {"seat": SEAT + seat})
                city.stack.append(Frame(REPLANNING, seat))
                return False
            drafts.append(draft)
            left = left_by(draft, left)
        city.piles = bytearray(left)
        reveal(city, drafts)
        return False


def draft_of_plan(city: City, seat: int) -> Draft:
    """What the sealed plan of a seat leads to."""
    plan = city.plans[seat] or ()
    known = city.drafts[seat]
    if known is not None and known.plan == plan and known.mode == PHASE_2 and known.stage == city.stage - 1:
        return known  # from the stage that has just been closed
    draft = Draft(seat, PHASE_2, city.stage, city.boroughs[seat], tuple(city.piles), city.players)
    for move in plan:
        draft = drafting.apply(city, draft, move)
    return draft


def fits(draft: Draft, left: tuple[int, ...]) -> bool:
    """Whether the piles that are left have all that a plan takes from them, step by step."""
    for kind in range(len(left)):
        if left[kind] < draft.start[kind] - draft.lowest[kind]:
            return False
    return True


def left_by(draft: Draft, left: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([left[kind] + draft.piles[kind] - draft.start[kind] for kind in range(len(left))])


def left_for(city: City, seat: int) -> tuple[int, ...]:
    """What the plans of earlier seats leave in the piles for a seat that plans again."""
    left = tuple(city.piles)
    for earlier in city.order[: city.order.index(seat)]:
        left = left_by(draft_of_plan(city, earlier), left)
    return left


def reveal(city: City, drafts: list[Draft]) -> None:
    """All boards, costs and enlargements are shown (SC-102); tourists who had to leave arrive at home."""
    homeward = [0] * city.players
    for draft in drafts:
        seat = draft.seat
        if city.log is not None:
            tell_plan(city, draft)
        carry_out(city, draft)
        city.reveal_plan(seat)
        for other in range(city.players):
            homeward[other] += draft.homeward[other]
    city.plans = (None,) * city.players
    for seat in city.order:
        send_home(city, seat, homeward[seat], "SC-80")
    eliminate_if_lost(city)


def carry_out(city: City, draft: Draft) -> None:
    """The borough becomes what its draft is, and the raw that was paid returns to the supply (SC-82)."""
    city.replace(draft.seat, draft.borough)
    for kind in range(RAW_KINDS):
        if draft.raw_back[kind]:
            city.change_supply(kind, draft.raw_back[kind])


def tell_plan(city: City, draft: Draft) -> None:
    """The steps of a plan as events, each with what it cost. Told before the plan is carried out."""
    for kind, rule, facts in steps_told(city, draft):
        city.tell(kind, rule, {"seat": SEAT + draft.seat, **facts})


def steps_told(city: City, planned: Draft) -> list[tuple[str, str, dict[str, object]]]:
    """The steps of a plan: the kind of event, its rule, and its facts. Nothing done is not told."""
    box = city.box
    seat = planned.seat
    told: list[tuple[str, str, dict[str, object]]] = []
    # The piles as they were when it was planned: now the last warehouse may be gone, and a factory would ask for none.
    draft = Draft(seat, planned.mode, city.stage, city.boroughs[seat], planned.start, city.players)
    for move in planned.plan:
        after = drafting.apply(city, draft, move)
        if move == NONE:
            pass
        elif draft.pending == A_WAREHOUSE:
            told.append(("warehouse", "SC-66", {"cell": move, "kind": KIND + box.named["warehouse"]}))
        elif draft.pending == A_CREW:
            station = spot(seat, box.anchor[draft.place])
            told.append(("crew", "SC-75", {"cell": move, "kind": KIND + box.kind_of[draft.place], "to": station}))
        elif draft.pending == A_SAVING:
            told.append(("saving", "SC-43", {"raw": move}))
        elif draft.pending == A_SOURCE:
            told.append(("raw_paid", "SC-82", {"raw": move}))
        elif move == GROW:
            told.append(("grow", "SC-3", {"size": after.borough.size}))
        elif move < PLACE:
            place = draft.borough.tile_at(box, cell_of(move))
            more = after.borough.pollution - draft.borough.pollution
            paid = {"money": rebuilding.demolition_price(city, place), "pollution": more}
            told.append(("demolish", "SC-99", {**told_tile(city, seat, PLACE + place), **paid}))
        elif after.builds == draft.builds:
            old = drafting.enlarged_tile(city, draft.borough, move - PLACE)
            gained = cells_in(box.mask[move - PLACE] & ~box.mask[old])[0]
            more_facts = {"old": KIND + box.kind_of[old], "gained": spot(seat, gained)}
            told.append(("enlarge", "SC-89", {**told_tile(city, seat, move), **more_facts}))
        else:
            price = draft.borough.money - after.borough.money
            told.append(("build", "SC-54", {**told_tile(city, seat, move), "money": price}))
            if after.borough.hall < draft.borough.hall:
                told.append(("moved_in", "SC-61", {"cell": spot(seat, box.anchor[move - PLACE])}))
        draft = after
    return told


def told_tile(city: City, seat: int, move: int) -> dict[str, object]:
    """A tile with its place, its kind, and its first cell."""
    place = move - PLACE
    return {"tile": move, "kind": KIND + city.box.kind_of[place], "cell": spot(seat, city.box.anchor[place])}


PLAN: Final = Plan("plan", plan_steps.STEPS_OF_A_PLAN)
TILE_KIND: Final = TileKind("tile-kind", kinds.KINDS, indexed=len(kinds.KINDS))
PLACEMENT: Final = Placement("placement", legality.PLACEMENT, indexed=legality.PLACEMENT_INDEXED)
WAREHOUSE_CELL: Final = WarehouseCell("warehouse-cell", legality.WAREHOUSE_CELL, indexed=len(legality.WAREHOUSE_CELL))
CREW: Final = Crew("crew", plan_steps.CREW, indexed=1)
SAVING: Final = Saving("saving", plan_steps.SAVING, indexed=1)
SOURCE: Final = Source("source", plan_steps.SOURCE, indexed=1)
ENLARGE_TILE: Final = EnlargeTile("enlarge-tile", rebuilding.TILE_TO_ENLARGE, indexed=len(rebuilding.TILE_TO_ENLARGE))
BIGGER_TILE: Final = BiggerTile("bigger-tile", rebuilding.BIGGER_TILE, indexed=len(rebuilding.BIGGER_TILE))
DEMOLISH_TILE: Final = DemolishTile(
    "demolish-tile", rebuilding.TILE_TO_DEMOLISH, indexed=len(rebuilding.TILE_TO_DEMOLISH)
)
CONSTRUCTION: Final = Construction("construction")
REPLANNING: Final = Replanning("replanning")
COMMIT: Final = Commit("commit")
