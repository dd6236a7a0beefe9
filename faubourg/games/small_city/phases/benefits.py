"""What the spaces of the council give: raw, a tile, money or votes, citizens."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.engine import Stage
from faubourg.core.rules import Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.borough import COUNCIL_GAIN
from faubourg.games.small_city.building.legality import draft_of
from faubourg.games.small_city.building.planning import TILE_KIND, carry_out, tell_plan
from faubourg.games.small_city.effects import send_home
from faubourg.games.small_city.moves import (
    CONSTRUCTION,
    ECONOMY,
    INDUSTRY,
    MONEY,
    PRODUCT,
    RAW,
    RAW_NAMES,
    SPACE,
    TOURISM,
    VOTES,
)
from faubourg.games.small_city.phases.production import STORING
from faubourg.games.small_city.state import CITIZEN, City
from faubourg.games.small_city.tiles import DATA, NUMBERS
from faubourg.games.small_city.wording.reasons import joined

LINES: Final[int] = NUMBERS["lines"]
COLUMNS: Final[int] = NUMBERS["columns"]
BUNDLES: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [tuple([(RAW_NAMES.index(name), int(count)) for name, count in column]) for column in DATA["council"]["industry"]]
)
SUMS: Final[tuple[int, ...]] = tuple([int(amount) for amount in DATA["council"]["economy"]])
ARRIVALS: Final[tuple[int, ...]] = tuple([int(count) for count in DATA["council"]["tourism"]])


def column_of(move: int) -> int:
    return (move - SPACE) % COLUMNS


@final
class Benefit(Step):
    """Only that of the space just entered, at once (SC-155)."""

    def run(self, city: City, frame: Frame) -> bool:
        seat = frame.seat
        line, column = divmod((frame.what - SPACE) % (LINES * COLUMNS), COLUMNS)
        if line == INDUSTRY:
            bundles = BUNDLES[column]
            if len(bundles) > 1:
                city.stack.append(Frame(BUNDLE, seat, what=frame.what))
            else:
                receive_raw(city, seat, bundles[0][0], bundles[0][1])
        elif line == CONSTRUCTION:
            city.stack.append(Frame(COUNCIL_BUILD, seat, count=column + 1))
        elif line == ECONOMY:
            city.stack.append(Frame(MONEY_OR_VOTES, seat, what=frame.what))
        elif line == TOURISM:
            receive_citizens(city, seat, ARRIVALS[column])
        return False


def receive_raw(city: City, seat: int, kind: int, count: int) -> None:
    """SC-157: as far as the supply lasts; what finds no room is lost."""
    count = min(count, city.supply[kind], city.boroughs[seat].rooms())
    if count <= 0:
        return
    city.change_supply(kind, -count)
    if city.log is not None:
        city.tell("council_raw", "SC-157", {"seat": SEAT + seat, "raw": RAW + kind, "count": count})
    city.stack.append(Frame(STORING, seat, things=(PRODUCT + 3 * seat + kind,) * count))


def receive_citizens(city: City, seat: int, count: int) -> None:
    """SC-161: from the reserve to the hall or career; SC-177: in a citizen victory from the career to the hall."""
    borough = city.change(seat)
    if city.victory == CITIZEN:
        count = max(0, min(count, borough.career, borough.hall_room()))
        borough.career -= count
        borough.hall += count
    else:
        count = min(count, borough.reserve)
        borough.reserve -= count
        for _ in range(count):
            borough.receive()
    if count and city.log is not None:
        rule = "SC-177" if city.victory == CITIZEN else "SC-161"
        city.tell("council_citizens", rule, {"seat": SEAT + seat, "count": count})


@final
class Bundle(Question):
    """Which raw the industry department gives (SC-157)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [RAW + kind for kind, _ in BUNDLES[column_of(frame.what)]]

    def answer(self, city: City, frame: Frame, move: int) -> None:
        for kind, count in BUNDLES[column_of(frame.what)]:
            if RAW + kind == move:
                receive_raw(city, frame.seat, kind, count)


@final
class MoneyOrVotes(Question):
    """SC-160."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [MONEY, VOTES]

    def answer(self, city: City, frame: Frame, move: int) -> None:
        amount = SUMS[column_of(frame.what)]
        borough = city.change(frame.seat)
        if move == MONEY:
            borough.money += amount
        else:
            borough.book(COUNCIL_GAIN, amount)
        if city.log is not None:
            kind, what = ("council_pays", "money") if move == MONEY else ("council_vote", "votes")
            city.tell(kind, "SC-160", {"seat": SEAT + frame.seat, what: amount})


@final
class CouncilBuild(Stage):
    """The construction department builds a tile free of charge (SC-158, SC-159): the questions of a plan, one tile."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        opening = Frame(TILE_KIND, frame.seat, count=frame.count)
        return [opening] if len(TILE_KIND.options(city, opening)) > 1 else []

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        if not sealed or not sealed[0].things:
            return
        seat = frame.seat
        draft = draft_of(city, Frame(TILE_KIND, seat, count=frame.count, things=sealed[0].things))
        if city.log is not None:
            tell_plan(city, draft)
        city.piles = bytearray(draft.piles)
        carry_out(city, draft)
        for other in city.order:
            send_home(city, other, draft.homeward[other], "SC-80")


# --- the rules as filters, and why a move is refused ---------------------------------------------------------------


def one_of_the_bundles(city: City, frame: Frame, moves: list[int]) -> list[int]:
    allowed = BUNDLE.candidates(city, frame)
    return [move for move in moves if move in allowed]


def money_or_votes(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move in (MONEY, VOTES)]


def bundles_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"raw": joined(city, BUNDLE.candidates(city, frame))}


def sum_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"amount": SUMS[column_of(frame.what)]}


BENEFIT: Final = Benefit("benefit")
BUNDLE: Final = Bundle("bundle", (Rule("SC-157", one_of_the_bundles, bundles_facts),), indexed=1)
MONEY_OR_VOTES: Final = MoneyOrVotes("money-or-votes", (Rule("SC-160", money_or_votes, sum_facts),), indexed=1)
COUNCIL_BUILD: Final = CouncilBuild("council-build")
