"""The tiles or cards of a game as a table, with how far each value can be trusted, and as a file to correct."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import quote
from typing import Any

from rich.box import ASCII, SIMPLE_HEAD
from rich.table import Table as Columns
from rich.text import Text

from faubourg.cli.play.glossary import Glossary, piece_lines
from faubourg.cli.screen import Screen
from faubourg.cli.seating import mistake
from faubourg.cli.speech import Speech
from faubourg.core import files
from faubourg.core.game import Game
from faubourg.core.registry import game as find_game
from faubourg.core.sheet import TRUST, Cell, Row, Sheet
from faubourg.drawing.canvas import wrapped

MARKS = {"printed": "✓", "rulebook": "", "public": "°", "translation": "~", "reconstructed": "?"}
ASCII_MARKS = {**MARKS, "printed": "!", "public": "*"}
WIDE = 100  # columns from which on the texts of cards fit into a table
STYLES = {"printed": "green", "reconstructed": "yellow", "translation": "dim"}


def cards(
    game_name: str, ids: Sequence[str], file: str | None, export: Path | None, screen: Screen, say: Speech
) -> int:
    """Show all components, or some of them in full; or write the file that an owner of the printed game corrects."""
    game = find_game(game_name)
    sheet = game.component_sheet(say.lang, file)
    if export is not None:
        if not game.components:
            raise mistake("no_components", game=game.title(say.lang))
        if export.exists():
            raise mistake("exists", path=export)
        files.write_text(export, game.export_components())
        screen.write(say("cards", "written", path=export, game=game.name, quoted=quote(str(export))))
    elif sheet is None:
        show_pieces(game, ids, screen, say)
    elif ids:
        for place, id in enumerate(ids):
            screen.write_all([""] if place else [])
            show_in_full(sheet, find_row(sheet, id), screen, say)
    else:
        show_table(sheet, screen, say)
    return 0


def show_pieces(game: Game, names: Sequence[str], screen: Screen, say: Speech) -> None:
    """The pieces of a game that keeps no sheet of sources: all in a line each, or some in full."""
    glossary = Glossary(game, say.lang, {})
    if not names:
        for piece in glossary.pieces.values():
            if piece.line:
                name = f"{piece.name} ({piece.price})" if piece.price else str(piece.name)
                line = Text(say("cards", "piece", name=name, line=piece.line))
                screen.write_all(wrapped(line, screen.width, 4))
        screen.write(Text(say("cards", "more_pieces"), style="dim"))
        return
    for name in names:
        found = glossary.named(name)
        if not found:
            known = ", ".join(str(piece.name) for piece in glossary.pieces.values() if piece.line)
            raise mistake("no_component", id=name, known=known)
        for piece in found:
            screen.write_all(piece_lines(game, piece, say, screen.width))


def with_components(game_name: str, options: Mapping[str, Any], file: str | None) -> dict[str, Any]:
    """Options as given, and the file of components as the option by which the game reads one."""
    if file is None:
        return dict(options)
    game = find_game(game_name)
    if not game.components:
        raise mistake("no_components", game=game.title("en"))
    return {**options, game.components: file}


def find_row(sheet: Sheet, id: str) -> Row:
    wanted = id.lower().replace(" ", "_").replace("-", "_")
    for row in sheet.rows:
        if wanted == row.id or id.lower() == row.cells[0].text.lower():
            return row
    raise mistake("no_component", id=id, known=", ".join(row.id for row in sheet.rows))


def show_table(sheet: Sheet, screen: Screen, say: Speech) -> None:
    columns = Columns(box=ASCII if screen.ascii_only else SIMPLE_HEAD, title=sheet.title, title_justify="left")
    has_texts = min(screen.width, screen.console.width) >= WIDE  # else they would stand in a column of a few letters
    for place, name in enumerate((*sheet.columns, *([say("cards", "text")] if has_texts else []))):
        columns.add_column(name, no_wrap=place == 0)
    for row in sheet.rows:
        text = [Text(row.text, style="dim")] if has_texts else []
        columns.add_row(*[marked(cell, screen.ascii_only) for cell in row.cells], *text)
    screen.console.print(columns, soft_wrap=False)
    marks = ASCII_MARKS if screen.ascii_only else MARKS
    legend = [f"{marks[trust]} {say('cards', trust)}".strip() for trust in TRUST if marks[trust]]
    screen.write(Text("   ".join([*legend, say("cards", "unmarked")]), style="dim"))
    screen.write(Text(say("cards", "more"), style="dim"))


def marked(cell: Cell, ascii_only: bool) -> Text:
    """A value with the mark of its trust, so that no colour is needed."""
    marks = ASCII_MARKS if ascii_only else MARKS
    mark = marks.get(cell.trust, "") if cell.text else ""
    return Text(f"{cell.text}{mark}", style=STYLES.get(cell.trust, ""))


def show_in_full(sheet: Sheet, row: Row, screen: Screen, say: Speech) -> None:
    """One component: every value with its sources, its text, and what is doubtful about it."""
    screen.write(Text(f"{row.cells[0].text}  ({row.id})", style="bold"))
    width = max(len(column) for column in sheet.columns)
    for column, cell in zip(sheet.columns, row.cells, strict=True):
        if cell.text:
            line = Text(f"  {column:<{width}}  ") + marked(cell, screen.ascii_only)
            screen.write(line + Text(f"   {'; '.join(cell.sources)}" if cell.sources else "", style="dim"))
    if row.text:
        screen.write(f"  {row.text}")
    if row.notes:
        screen.write(Text(f"  {row.notes}", style="italic"))
