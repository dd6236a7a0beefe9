"""Whatever people may type for a name is understood, as long as it is clear."""

from __future__ import annotations

import pytest

from faubourg.core.spelling import meant

NAMES = [
    ("post_office", 1),
    ("Post Office", 1),
    ("Bureau de poste", 1),
    ("police_hq", 2),
    ("École", 3),
    ("Hôtel de ville", 4),
    ("Tour d’habitation", 5),
]


@pytest.mark.parametrize(
    ("typed", "thing"),
    [
        ("post office", 1),
        ("POST-OFFICE", 1),
        ("bureau", 1),
        ("ecole", 3),
        ("Écol", 3),
        ("hotel-de_ville", 4),
        ("tour d'hab", 5),
        ("po", None),
        ("pol", 2),
        ("", None),
        ("xyz", None),
    ],
)
def test_a_name_is_understood(typed: str, thing: int | None) -> None:
    assert meant(typed, NAMES) == thing


def test_what_is_on_offer_is_meant_first() -> None:
    assert meant("po", NAMES, likely=[2]) == 2
    assert meant("park", [("park", 7), ("park", 8)], likely=[8]) == 8
