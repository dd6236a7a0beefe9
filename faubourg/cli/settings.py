"""What the command remembers between two starts: the language that was chosen in the menu."""

from __future__ import annotations

import json
from pathlib import Path

from faubourg.cli.storage import games_folder
from faubourg.core import files
from faubourg.core.errors import FaubourgError
from faubourg.core.texts import LANGUAGES


def path() -> Path:
    return games_folder().parent / "settings.json"


def language() -> str | None:
    """The language chosen before, if there is one that can be read."""
    try:
        found = json.loads(files.read_text(path()))["language"]
    except (FaubourgError, ValueError, LookupError, TypeError):
        return None
    return found if found in LANGUAGES else None


def remember_language(lang: str) -> None:
    """Where nothing can be written the question comes again, which is no reason to stop."""
    try:
        files.write_text(path(), json.dumps({"language": lang}) + "\n")
    except FaubourgError:
        return
