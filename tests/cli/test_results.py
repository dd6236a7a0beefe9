"""Who has won, in words: of those with equal points, by which rule."""

from __future__ import annotations

import pytest

import faubourg
from faubourg.cli.play import results
from faubourg.cli.speech import Speech
from faubourg.core.outcome import Outcome

NAMES = ("Ada", "Ben")


@pytest.mark.parametrize(
    ("name", "options", "rule"),
    [
        ("infinite-city", {}, "IC-59"),
        ("the-city", {}, "TC-60"),
        ("la-citta", {}, "LC-100"),
        ("small-city", {}, "SC-167"),
        ("small-city", {"mode": "advanced", "victory": "cultural"}, "SC-180"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tie_names_the_rule_that_decides_it_or_does_not(
    name: str, options: dict[str, object], rule: str, lang: str
) -> None:
    state = faubourg.game(name).start(players=2, seed=1, **options)
    title = state.game.rules[rule].title[lang]
    broken = results.winners(state, Outcome((7, 7), (1, 2), rule, ()), NAMES, Speech(lang))
    shared = results.winners(state, Outcome((7, 7), (1, 1), rule, ()), NAMES, Speech(lang))
    clear = results.winners(state, Outcome((7, 3), (1, 2), rule, ()), NAMES, Speech(lang))
    assert rule in broken and title in broken and "Ben" not in broken
    assert rule in shared and "Ben" in shared
    assert broken != shared
    assert rule not in clear
