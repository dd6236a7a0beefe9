"""One chance for all tables of a test run, so that a test that fails fails again, in the same game."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

# Another one shows other games: FAUBOURG_TEST_CHANCE=2 make test
CHANCE = Random(int(os.environ.get("FAUBOURG_TEST_CHANCE", "1"))).getrandbits(128)


@contextmanager
def known_chance(is_constant: bool = False) -> Iterator[None]:
    """The seeds of tables and of thinking bots, and nothing else: keys and codes are drawn otherwise.

    A constant one suits a server that many tests share, in whatever order."""
    bits = (lambda k: CHANCE) if is_constant else Random(CHANCE).getrandbits
    with patch.object(secrets, "randbits", bits):
        yield
