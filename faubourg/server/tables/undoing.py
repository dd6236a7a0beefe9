"""Taking back: what of it is possible for a seat, who must agree, and why it is not."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.errors import FaubourgError
from faubourg.core.spots import SEAT_LETTERS
from faubourg.server.errors import NotAllowed, OutOfDate
from faubourg.server.store.rows import FREELY, NewEntry
from faubourg.server.tables.answers import Given
from faubourg.server.tables.live import LiveTable


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """How to go back: whose answers are taken back, in this order, and the seats that must agree.

    After them, `freely` more answers of the seat go with all that came of them, which is for who plays bots alone.
    """

    seat: int
    path: list[int]
    judges: list[int]
    freely: int

    @property
    def count(self) -> int:
        """How many answers of the seat itself are taken back."""
        return self.path.count(self.seat) + self.freely

    def entries(self) -> list[NewEntry]:
        freely = [NewEntry(self.seat, said=str(self.freely), mark=FREELY)] if self.freely else []
        return [NewEntry(one) for one in self.path] + freely


def undo_plan(live: LiveTable, seat: int, count: int | None = None) -> UndoPlan:
    """How to take back so many answers of a seat (None: those it gave together last); OutOfDate says why not.

    Everybody who answered since must agree, bots excepted. Who plays bots alone may take back everything.
    """
    wanted = count or live.answers.size_of_last_gesture(seat) or 1
    path, judges = way_back(live, seat, wanted)
    left = wanted - path.count(seat)
    mine = len(live.answers.of(seat))
    if left and (mine < wanted or not plays_bots_alone(live, seat)):
        is_secret = any(line.seat != seat for line in live.state.lines)
        raise OutOfDate("nothing_answered" if mine == 0 else "undo_secret" if is_secret else "undo_known")
    return UndoPlan(seat, path, judges, left)


def way_back(live: LiveTable, seat: int, wanted: int) -> tuple[list[int], list[int]]:
    """As many answers as can be taken back in the order in which they came, and who must agree.

    While others answer in secret only the seat's own answers count: whether anything else could be taken back would
    tell what the others did.
    """
    lines = live.state.lines
    if any(line.seat != seat for line in lines):
        return [seat] * min(wanted, sum(len(line.answers) for line in lines if line.seat == seat)), []
    path: list[int] = []
    judges: set[int] = set()
    since: list[Given] = []  # answers of others: they matter only if one of the seat lies before them
    for given in reversed(live.answers.all[live.answers.floor :]):
        if given.seat != seat:
            since.append(given)
            continue
        path += [one.seat for one in since] + [seat]
        judges |= {judge_of(live, one) for one in since if one.person not in (None, live.seats[seat].person)}
        since = []
        wanted -= 1
        if not wanted:
            break
    return path, sorted(judges)


def judge_of(live: LiveTable, given: Given) -> int:
    """Where the person who answered can be asked; an answer of somebody who has left stays."""
    row = live.seats[given.seat]
    if row.person != given.person or row.resigned:
        raise NotAllowed("answered_and_left", seat=SEAT_LETTERS[given.seat])
    return given.seat


def plays_bots_alone(live: LiveTable, seat: int) -> bool:
    """Whether no other person has a seat here, and none has ever answered."""
    person = live.seats[seat].person
    others = [row.person for row in live.seats if row.seat != seat]
    return person is not None and not any(others) and live.speakers <= {person}


def undo_judges(live: LiveTable, seat: int) -> list[int] | FaubourgError:
    """The seats of other people who have acted since and must agree; or why nothing can be taken back."""
    try:
        live.require_playing()
        return undo_plan(live, seat).judges
    except FaubourgError as refusal:
        return refusal


def what_would_go(live: LiveTable, seat: int, count: int, reader: int | None, lang: str) -> list[str]:
    """What a reader would see disappear if so many answers of a seat were taken back."""
    try:
        path = undo_plan(live, seat, count).path
    except FaubourgError:
        return []
    earliest = live.answers.all[-len(path)]
    return live.table.sentences(reader, lang, earliest.told)
