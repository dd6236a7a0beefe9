"""Mistakes on the command line, said in one sentence in the user's language."""

from __future__ import annotations

import os
import sys
from typing import Any

import typer
from rich.console import Console
from rich.text import Text
from typer import rich_utils

from faubourg.cli.screen import Screen, without_control_codes
from faubourg.cli.speech import Speech

MISTAKE = 2
INTERRUPTED = 130

# Typer carries its own copy of click in some versions and uses the installed one in others: the family of errors is
# found through the one member that every version shows.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


def tell(screen: Screen, sentence: str) -> int:
    """Say what was wrong on standard error; the exit code for a user's mistake."""
    screen.errors.print(Text(without_control_codes(sentence)))
    return MISTAKE


def usage_sentence(error: Any, say: Speech) -> str:
    """What was wrong with the command line, by the kind of mistake."""
    command = error.ctx.command_path if error.ctx is not None else "faubourg"
    kind = type(error).__name__
    if kind == "MissingParameter" and error.param is not None:
        return say("error", "missing", what=error.param.metavar or error.param.name.upper(), command=command)
    if kind == "NoSuchOption":
        return say("error", "no_option", option=error.option_name, command=command)
    if kind == "BadOptionUsage":
        return say("error", "needs_value", option=error.option_name, command=command)
    if kind == "BadParameter" and error.param is not None:
        return say("error", "bad_value", what=error.param.opts[0], given=error.message.rstrip("."), command=command)
    if "No such command" in error.message:
        given = error.message.split("'")[1] if "'" in error.message else error.message
        return say("error", "no_command", given=given, command=command)
    return say("error", "usage", problem=error.format_message().rstrip(".") + ".", command=command)


def pass_on_broken_pipes() -> None:
    """Rich would end the program with a failure; we decide ourselves, also for the help that Typer prints."""

    def pass_on(console: Console) -> None:
        raise BrokenPipeError

    Console.on_broken_pipe = pass_on  # type: ignore[method-assign, assignment]


def reader_has_gone() -> int:
    """Whoever read our output has seen enough (`| head`): nothing is wrong, and nothing more is written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def in_short(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".rstrip(": .")


def speak_typer(say: Speech) -> None:
    """The headings that Typer puts around our help."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("help", "arguments_panel")
    rich_utils.OPTIONS_PANEL_TITLE = say("help", "options_panel")
    rich_utils.COMMANDS_PANEL_TITLE = say("help", "commands_panel")
    rich_utils.REQUIRED_LONG_STRING = say("help", "required")
    rich_utils.DEFAULT_STRING = say("help", "default")


def explained(option: Any, meaning: str) -> Any:
    if option is not None:
        option.help = meaning
    return option
