"""Codes by which friends find a table: short enough to be said on the telephone, in English and French alike.

KAMO-TIRE-42 is one of 1.2 thousand million. An address may mistype ten of them at once, then one every half minute: who
guesses all day meets one of a thousand open tables in one case of four hundred.
"""

from __future__ import annotations

import re
import secrets
from typing import Final

from faubourg.server.people.limits import Rates

CONSONANTS: Final = "BDFKLMNPRTVZ"
VOWELS: Final = "AEIOU"
UNFIT: Final = frozenset({"BITE", "KAKA", "NAZI", "NUDE", "PEDO", "PIPI", "PUTA", "PUTE", "RAPE", "ZIZI"})
CODE: Final = re.compile(rf"((?:[{CONSONANTS}][{VOWELS}]){{2}})((?:[{CONSONANTS}][{VOWELS}]){{2}})([1-9][0-9])")


def new_code() -> str:
    return f"{new_word()}-{new_word()}-{10 + secrets.randbelow(90)}"


def new_word() -> str:
    while True:
        word = "".join(secrets.choice(letters) for letters in (CONSONANTS, VOWELS) * 2)
        if word not in UNFIT:
            return word


def as_written(typed: str) -> str:
    """A code as we write it, however somebody typed it: in small letters, with or without hyphens and spaces."""
    found = CODE.fullmatch(re.sub(r"[\s\-_.]", "", typed).upper())
    return "-".join(found.groups()) if found else typed


class Guesses:
    """How many wrong codes an address may try: short ones could be guessed otherwise."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rates = Rates(rate, burst)

    def require_patience(self, client: str) -> None:
        """Before a code is looked at: who has guessed too often is not even told that one is right."""
        if not self._rates.has_room(client):
            self._rates.require(client)

    def note_wrong(self, client: str) -> None:
        self._rates.allows(client)
