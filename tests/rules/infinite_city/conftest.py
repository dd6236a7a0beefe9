"""In the tests of the rules every question is asked, even one with a single answer, so that its options can be seen.

In play such a question answers itself, which is the same as answering it: the conformance suite compares both at every
step. `test_single_answers.py` is about it, and the tests that play whole games keep it so.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from faubourg.games.infinite_city import GAME
from faubourg.testing.asking import asking_everything

AS_IN_PLAY = ("test_single_answers", "test_properties", "test_texts", "test_fuzz", "test_views")


@pytest.fixture(autouse=True)
def ask_everything(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.module.__name__.rpartition(".")[2] in AS_IN_PLAY:
        yield
    else:
        with asking_everything(GAME):
            yield
