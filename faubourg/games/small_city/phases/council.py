"""Phase 7, and the councillor's card: disks advance in the lines of the council, each step paid and rewarded."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.borough import COUNCIL_PRICE, OUTSIDE
from faubourg.games.small_city.effects import begin_phase, frames_in_order
from faubourg.games.small_city.moves import (
    BY_PROMISE,
    MONEY,
    PASS,
    SPACE,
    SPECIAL,
    VOTES,
    space,
)
from faubourg.games.small_city.phases.benefits import BENEFIT, COLUMNS, LINES, column_of
from faubourg.games.small_city.state import BASIC, City
from faubourg.games.small_city.tiles import DATA, NUMBERS
from faubourg.games.small_city.wording.reasons import in_words, joined, said

DISKS: Final[int] = NUMBERS["disks"]
SPECIALS_DRAWN: Final[tuple[int, ...]] = tuple([int(count) for count in DATA["council"]["specials_drawn"]])

ANY_MOVE: Final = 0
FORWARD_ONLY: Final = 1  # Frame.count of the councillor's card (SC-48)


@final
class CouncilPhase(Step):
    """In turn order each player may make one move (SC-150)."""

    def run(self, city: City, frame: Frame) -> bool:
        begin_phase(city, 7, "SC-150")
        frames_in_order(city, Frame(COUNCIL, 0))
        return False


def line_of(disk: int) -> int:
    return disk // COLUMNS


def council_moves(city: City, seat: int, is_forward_only: bool) -> list[int]:
    """The spaces that the disks of a seat may enter (SC-152, SC-153, SC-156), paid or not."""
    disks = city.boroughs[seat].disks
    found: list[int] = []
    for number in range(DISKS):
        here, other = disks[number], disks[1 - number]
        if here == OUTSIDE and number == 1 and other == OUTSIDE:
            break  # both outside are alike
        taken = OUTSIDE if other == OUTSIDE else line_of(other)
        if here != OUTSIDE and here % COLUMNS == COLUMNS - 1:
            continue
        if here != OUTSIDE:
            found.append(space(number, line_of(here), here % COLUMNS + 1))
        if here == OUTSIDE or not is_forward_only:
            for line in range(LINES):
                if line != taken and here != COLUMNS * line:
                    found.append(space(number, line, 0))
    found.sort()
    return found


def payments(city: City, seat: int, column: int) -> list[int]:
    """How the step into a column can be paid (SC-151, SC-169): one currency, or a special promise."""
    price = column + 1
    borough = city.boroughs[seat]
    found: list[int] = []
    if borough.money >= price:
        found.append(MONEY)
    if borough.votes >= price:
        found.append(VOTES)
    if city.victory != BASIC and city.special_deck:
        found.append(BY_PROMISE)
    return found


@final
class Council(Question):
    """Which disk goes where, if any."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        moves = council_moves(city, frame.seat, frame.count == FORWARD_ONLY)
        return [*[move for move in moves if payments(city, frame.seat, column_of(move))], PASS]

    def answer(self, city: City, frame: Frame, move: int) -> None:
        if move != PASS:
            city.stack.append(Frame(PAYMENT, frame.seat, what=move))
        elif city.log is not None:
            city.tell("council_pass", "SC-150", {"seat": SEAT + frame.seat})


@final
class Payment(Question):
    """Money, votes or a special promise; not asked if there is one way only."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return payments(city, frame.seat, column_of(frame.what))

    def answer(self, city: City, frame: Frame, move: int) -> None:
        seat, price = frame.seat, column_of(frame.what) + 1
        borough = city.change(seat)
        if city.log is not None:
            city.tell("council", "SC-152", {"seat": SEAT + seat, "space": frame.what})
        enter_space(city, seat, frame.what)
        city.stack.append(Frame(BENEFIT, seat, what=frame.what))
        if move == MONEY:
            borough.money -= price
            if city.log is not None:
                city.tell("council_money", "SC-151", {"seat": SEAT + seat, "money": price})
        elif move == VOTES:
            borough.book(COUNCIL_PRICE, -price)
            if city.log is not None:
                city.tell("council_votes", "SC-151", {"seat": SEAT + seat, "votes": price})
        else:
            draw_specials(city, seat, SPECIALS_DRAWN[price - 1])


def enter_space(city: City, seat: int, move: int) -> None:
    """A disk comes to a space; several players may share it (SC-154)."""
    number, where = divmod(move - SPACE, LINES * COLUMNS)
    borough = city.change(seat)
    disks = borough.disks
    borough.disks = (where, disks[1]) if number == 0 else (disks[0], where)


def draw_specials(city: City, seat: int, count: int) -> None:
    """SC-169: some cards are looked at, one is kept."""
    drawn = city.special_deck[::-1][:count]
    city.special_deck = city.special_deck[: len(city.special_deck) - len(drawn)]
    things = tuple([SPECIAL + card for card in drawn])
    city.learn(things, seat)
    if city.log is not None:
        facts: dict[str, object] = {"seat": SEAT + seat, "count": len(drawn)}
        city.tell("look_special", "SC-169", facts, {"cards": list(things)}, 1 << seat)
    city.stack.append(Frame(KEEP_SPECIAL, seat, things=things))


@final
class KeepSpecial(Question):
    """Which special promise to keep; the others go under the deck (SC-169)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return list(frame.things)

    def answer(self, city: City, frame: Frame, move: int) -> None:
        rest = tuple([card - SPECIAL for card in frame.things if card != move])
        city.special_deck = rest[::-1] + city.special_deck
        city.change(frame.seat).specials += (move - SPECIAL,)
        if city.log is not None:
            city.tell("keep_special", "SC-169", {"seat": SEAT + frame.seat}, {"card": move}, 1 << frame.seat)


# --- the rules as filters ------------------------------------------------------------------------------------------


def a_disk_to_a_space(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-150."""
    return [move for move in moves if move == PASS or SPACE <= move < SPACE + DISKS * LINES * COLUMNS]


def not_from_the_last_column(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-156."""
    disks = city.boroughs[frame.seat].disks
    last = COLUMNS - 1
    return [
        move
        for move in moves
        if move == PASS or disks[(move - SPACE) // 16] == OUTSIDE or disks[(move - SPACE) // 16] % COLUMNS != last
    ]


def not_in_the_line_of_the_other(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-153."""
    disks = city.boroughs[frame.seat].disks
    found = []
    for move in moves:
        if move != PASS:
            number, where = divmod(move - SPACE, LINES * COLUMNS)
            other = disks[1 - number]
            if other != OUTSIDE and line_of(other) == line_of(where):
                continue
        found.append(move)
    return found


def forward_with_the_card(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-48: the councillor's card only advances a disk."""
    if frame.count != FORWARD_ONLY:
        return moves
    allowed = council_moves(city, frame.seat, True)
    return [move for move in moves if move == PASS or move in allowed]


def one_step_or_column_one(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-152."""
    allowed = council_moves(city, frame.seat, False)
    return [move for move in moves if move == PASS or move in allowed]


def payable(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-151, SC-169."""
    return [move for move in moves if move == PASS or payments(city, frame.seat, column_of(move))]


def a_possible_payment(city: City, frame: Frame, moves: list[int]) -> list[int]:
    allowed = payments(city, frame.seat, column_of(frame.what))
    return [move for move in moves if move in allowed]


def among_the_drawn(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move in frame.things]


# --- why a move is refused -----------------------------------------------------------------------------------------


def disks_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """Where both disks are."""
    disks = city.boroughs[frame.seat].disks
    found: dict[str, object] = {}
    for number in range(DISKS):
        found[f"disk{number + 1}"] = where_a_disk_is(city, disks[number])
    return found


def where_a_disk_is(city: City, disk: int) -> object:
    return said(city, "game-outside") if disk == OUTSIDE else in_words(city, SPACE + disk)


def disk_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    disk = (move - SPACE) // (LINES * COLUMNS)
    return {"disk": disk + 1, "space": where_a_disk_is(city, city.boroughs[frame.seat].disks[disk])}


def other_disk_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    other = 1 - (move - SPACE) // (LINES * COLUMNS)
    return {"disk": other + 1, "space": where_a_disk_is(city, city.boroughs[frame.seat].disks[other])}


def this_disk_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """Where a disk is that goes elsewhere than it may."""
    disk = (move - SPACE) // (LINES * COLUMNS)
    here = city.boroughs[frame.seat].disks[disk]
    facts = disk_facts(city, frame, move)
    if here == OUTSIDE:
        is_alike = disk == 1 and city.boroughs[frame.seat].disks[0] == OUTSIDE and column_of(move) == 0
        return {**facts, "case": "alike" if is_alike else "outside"}
    if here == (move - SPACE) % (LINES * COLUMNS):
        return {**facts, "case": "same"}
    return facts


def purse_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    borough = city.boroughs[frame.seat]
    space = frame.what if frame.what >= 0 else move
    case = "basic" if city.victory == BASIC else "advanced"
    return {"case": case, "price": column_of(space) + 1, "money": borough.money, "votes": borough.votes}


def drawn_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"cards": joined(city, list(frame.things))}


COUNCIL_PHASE: Final = CouncilPhase("council-phase")
COUNCIL: Final = Council(
    "council",
    (
        Rule("SC-150", a_disk_to_a_space, disks_facts),
        Rule("SC-156", not_from_the_last_column, disk_facts),
        Rule("SC-153", not_in_the_line_of_the_other, other_disk_facts),
        Rule("SC-152", one_step_or_column_one, this_disk_facts),
        Rule("SC-48", forward_with_the_card, disk_facts),
        Rule("SC-151", payable, purse_facts),
    ),
    indexed=6,
    answers_itself=True,
)
PAYMENT: Final = Payment("payment", (Rule("SC-151", a_possible_payment, purse_facts),), indexed=1, answers_itself=True)
KEEP_SPECIAL: Final = KeepSpecial(
    "keep-special", (Rule("SC-169", among_the_drawn, drawn_facts),), indexed=1, answers_itself=True
)
