"""The end of a game: the last board, who won, and where each point comes from; on a terminal page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from faubourg.cli.play import news, results
from faubourg.cli.play.page import Parts, lay_out
from faubourg.cli.screen import PLAIN_HEIGHT
from faubourg.drawing.canvas import wrapped

if TYPE_CHECKING:
    from faubourg.cli.play.session import Session

LINES_BELOW = 5  # where the record is kept, and whether to write it elsewhere


def show_end(session: Session) -> None:
    table, say, screen = session.table, session.say, session.screen
    outcome = table.state.outcome()
    ending = results.ending(table.game, outcome, say)
    winners = Text(results.winners(table.state, outcome, table.names, say), style="bold")
    sheet = results.score_lines(table.state, outcome, table.names, say, screen.width)
    if not screen.is_terminal or not session.seating.people:
        if len(session.seating.people) == 1:
            screen.write_all(table.sentences(session.reader, say.lang, session.read[session.seating.people[0]]))
        screen.write_all(session.drawing(session.scene(None, None, PLAIN_HEIGHT)).lines)
        screen.write("", ending)
        screen.write_all(sheet)
        screen.write(winners)
        return
    show_last_board(session, [Text(ending), winners])
    lines = [line for text in (winners, Text(ending), *sheet) for line in wrapped(text, screen.width, 9)]
    most = screen.height - 1 - LINES_BELOW
    while lines:
        session.new_page(None)
        screen.write_all(lines[:most])
        lines = lines[most:]
        if lines:
            session.keyboard.wait(say("play", "go_on"))


def show_last_board(session: Session, result: list[Text]) -> None:
    """The board as it was left, and what happened since somebody last looked."""
    screen, reader = session.screen, session.reader
    since = session.read[reader] if reader is not None else len(session.table.log)
    told = news.items(news.events_since(session.table, reader, session.say.lang, since), reader, session.drawing)
    parts = Parts(
        title=Text(),
        draw=lambda height, most: session.drawing(session.scene(None, None, most or height)),
        news=lambda room: news.lines(
            told, screen.width, room, lambda count: session.say("play", "earlier", count=count)
        ),
        notes=(),
        question=result,
        choices=(),
        not_listed=str,
        lists_choices=True,
    )
    session.new_page(None)
    screen.write_all(lay_out(parts, screen.width, screen.height - session.keyboard.lines)[1:])
    session.keyboard.wait(session.say("play", "go_on"))
