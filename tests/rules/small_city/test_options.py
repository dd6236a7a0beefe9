"""Options of a game: what is wrong is answered with what is allowed, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.errors import SetupError
from faubourg.core.texts import LANGUAGES
from faubourg.games.small_city import GAME

WRONG: list[tuple[int, dict[str, Any], str, str]] = [
    (2, {"boards": "easy,expert,easy"}, "boards_count", "easy,expert"),
    (1, {"boards": "easy,easy"}, "boards_count", "easy,expert"),
    (2, {"boards": "hard"}, "bad_boards", "easy,expert"),
    (2, {"boards": []}, "bad_boards", "easy,expert"),
    (2, {"boards": ["easy", 3]}, "bad_boards", "easy,expert"),
    (2, {"victory": "citizen"}, "victory_is_advanced", "mode=advanced"),
    (2, {"mode": "advanced", "victory": "money"}, "bad_option", "electoral, economic, citizen, cultural"),
    (2, {"mode": "expert"}, "bad_option", "basic, advanced"),
    (1, {"mode": "advanced"}, "solo_is_basic", "mode"),
    (1, {"mode": "advanced", "victory": "economic"}, "solo_is_basic", "victory"),
    (2, {"difficulty": "maire"}, "difficulty_is_solo", "2"),
    (1, {"difficulty": "roi"}, "bad_option", "citoyen, maire, depute, senateur, president"),
    (5, {}, "player_count", "4"),
    (2, {"colour": "red"}, "unknown_option", "boards, mode, victory, difficulty, components"),
]


@pytest.mark.parametrize(("players", "options", "key", "allowed"), WRONG)
def test_a_wrong_option_is_answered_with_what_is_allowed(
    players: int, options: dict[str, Any], key: str, allowed: str
) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.start(players=players, seed=1, **options)
    assert caught.value.key == key
    sentences = [caught.value.say(lang) for lang in LANGUAGES]
    assert all(allowed in sentence for sentence in sentences)
    assert len(set(sentences)) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("expert", "expert"),
        ("easy,expert", ["easy", "expert"]),
        (" easy , easy ", ["easy", "easy"]),
        (["expert", "easy"], None),
    ],
)
def test_the_sides_of_boards_in_all_their_spellings(given: object, kept: object) -> None:
    state = GAME.start(players=2, seed=1, boards=given)
    assert state.options["boards"] == (kept or given)
