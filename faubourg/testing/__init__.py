"""What ships for those who write a game: the conformance suite, and rule coverage for their tests.

from faubourg.testing import check_game, rule

@rule("IC-63")
def test_bank_swaps_a_token(): ...

def test_my_game_keeps_the_contract():
    check_game(my_game)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from faubourg.testing.conformance import check_game

__all__ = ["check_game", "rule"]

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the ids of the rules that it proves (see `faubourg.testing.coverage`)."""
    import pytest

    mark: Callable[[Test], Test] = pytest.mark.rule(*ids)
    return mark
