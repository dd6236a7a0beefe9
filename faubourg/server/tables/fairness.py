"""Chance that players can check: a promise about the seed at the start, kept at the end."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from faubourg.core.record import commitment_to


@dataclass(frozen=True)
class Chance:
    """A seed that nobody can guess, and the commitment to it that everybody may see at once."""

    seed: int
    nonce: str
    commitment: str


def draw_chance() -> Chance:
    seed, nonce = secrets.randbits(128), secrets.token_hex(32)
    return Chance(seed, nonce, commitment_to(seed, nonce))


def without_promise(seed: int | None) -> Chance:
    """Of a game that goes on from a record: whoever brought that may know its seed (None: it began in the middle)."""
    return Chance(seed or 0, "", "")
