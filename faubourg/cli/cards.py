"""The tiles or cards of a game as a table, with how far each value can be trusted, and as a file to correct."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.box import ASCII, SIMPLE_HEAD
from rich.table import Table as Columns
from rich.text import Text

from faubourg.cli.screen import Screen
from faubourg.cli.seating import mistake
from faubourg.cli.speech import Speech
from faubourg.core import files
from faubourg.core.registry import game as find_game
from faubourg.core.sheet import TRUST, Cell, Row, Sheet

MARKS = {"printed": "✓", "rulebook": "", "public": "°", "translation": "~", "reconstructed": "?"}
ASCII_MARKS = {**MARKS, "printed": "!", "public": "*"}
STYLES = {"printed": "green", "reconstructed": "yellow", "translation": "dim"}


def cards(
    game_name: str, ids: Sequence[str], file: str | None, export: Path | None, screen: Screen, say: Speech
) -> int:
    """Show all components, or some of them in full; or write the file that an owner of the printed game corrects."""
    game = find_game(game_name)
    sheet = game.component_sheet(say.lang, file)
    if sheet is None:
        raise mistake("no_components", game=game.title(say.lang))
    if export is not None:
        if export.exists():
            raise mistake("exists", path=export)
        files.write_text(export, game.export_components())
        screen.write(say("cards", "written", path=export, game=game.name))
    elif ids:
        for place, id in enumerate(ids):
            screen.write_all([""] if place else [])
            show_in_full(sheet, find_row(sheet, id), screen, say)
    else:
        show_table(sheet, screen, say)
    return 0


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
    for place, name in enumerate((*sheet.columns, say("cards", "text"))):
        columns.add_column(name, no_wrap=place == 0)
    for row in sheet.rows:
        columns.add_row(*[marked(cell, screen.ascii_only) for cell in row.cells], Text(row.text, style="dim"))
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
