"""For whose sake a clock runs: a bot stands in for who is late, so that others can play on.

Where nobody else plays, nobody is kept waiting: the game waits for its last person, however long they are away, instead
of running to its end without them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from faubourg.server.clock import clock
from faubourg.server.store.rows import SeatRow
from faubourg.server.store.storage import Storage


def is_waited_for(seats: Sequence[SeatRow], seat: int) -> bool:
    """Whether somebody else plays here, who is neither away nor a bot."""
    return any(row.is_played_by_person and row.person != seats[seat].person for row in seats)


def to_be_replaced(seats: Sequence[SeatRow], late: Mapping[int, float]) -> list[int]:
    """The seats for which a bot stands in, of those whose time was over at some moment.

    If everybody is late, who was so last stays: the game waits for them.
    """
    playing = {row.person for row in seats if row.is_played_by_person}
    if playing <= {seats[seat].person for seat in late}:
        last = seats[max(late, key=lambda seat: (late[seat], seat))].person
        return [seat for seat in late if seats[seat].person != last]
    return list(late)


async def wait_anew(storage: Storage, connection: AsyncConnection, seats: Sequence[SeatRow]) -> None:
    """Somebody is about to come (back): who was alone until now, and had no clock, has all the time from now on."""
    for row in seats:
        if row.is_played_by_person and not is_waited_for(seats, row.seat):
            await storage.change_seat(connection, row.table_id, row.seat, since=clock.now())
