"""What people type: names in either language, with or without accents, spaces or hyphens, and any clear beginning."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

SHORTEST: Final = 2  # letters that may stand for a name that begins with them


@lru_cache(4096)  # what is typed is compared with the same names again and again
def plain(text: str) -> str:
    """A text as it is compared: small letters without accents; space, hyphen, underscore and apostrophe are alike."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("œ", "oe").replace("æ", "ae")
    kept = [letter for letter in letters if not unicodedata.combining(letter)]
    return " ".join("".join(" " if letter in "-_'’\u2010\u2011" else letter for letter in kept).split())


def meant(typed: str, names: Iterable[tuple[str, int]], likely: Iterable[int] = ()) -> int | None:
    """The thing that a typed text names: exactly, or as the beginning of one name only.

    `names` are pairs of a name and what it stands for; a name may stand for several things, and a thing may have
    several names. Where a text fits several things, those that are `likely` (on offer) come first; None if it fits
    none, or if what it begins could be one thing or another.
    """
    wanted = plain(typed)
    if not wanted:
        return None
    pairs = [(plain(name), thing) for name, thing in names]
    exact = list(dict.fromkeys(thing for name, thing in pairs if name == wanted))
    offered = set(likely)
    if exact:
        return next((thing for thing in exact if thing in offered), exact[0])
    if len(wanted) < SHORTEST:
        return None
    begun = {name for name, _ in pairs if name.startswith(wanted)}
    things = list(dict.fromkeys(thing for name, thing in pairs if name in begun))
    on_offer = [thing for thing in things if thing in offered]
    if len(on_offer) == 1:
        return on_offer[0]
    return things[0] if len(things) == 1 else None
