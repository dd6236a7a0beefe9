"""A bar that shows how many games are played and how long the rest will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from warnings import catch_warnings, simplefilter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from faubourg.cli.screen import Screen
from faubourg.cli.speech import Speech
from faubourg.core import texts
from faubourg.lab.playing import DamagedFile


@contextmanager
def bar(
    screen: Screen, label: str, total: int, say: Speech, out: Path | None = None
) -> Iterator[Callable[[int], None]]:
    """A function to be told how many are finished; nothing is drawn where nobody watches. Warnings come last.

    Who interrupts a run that is kept in the folder `out` is told so.
    """
    with (
        warnings_told(screen, say.lang),
        interruption_told(screen, say.lang, out),
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=screen.errors,
            transient=True,
            disable=not screen.errors.is_terminal,
        ) as progress,
    ):
        task = progress.add_task(label, total=total)
        yield lambda finished: progress.update(task, completed=finished)


@contextmanager
def interruption_told(screen: Screen, lang: str, out: Path | None) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        if out is not None:
            screen.errors.print(Text(texts.say("faubourg.lab", lang, "interrupted", {"folder": out})))
        raise


@contextmanager
def warnings_told(screen: Screen, lang: str) -> Iterator[None]:
    """Damaged files are told in the language of the reader; other warnings are not his business."""
    with catch_warnings(record=True) as caught:
        simplefilter("always", DamagedFile)
        try:
            yield
        finally:
            for warning in caught:
                if isinstance(warning.message, DamagedFile):
                    screen.errors.print(Text(warning.message.say(lang)))
