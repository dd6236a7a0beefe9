"""The course of a year: LC-25 to LC-38."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.core.events import EVERYONE, PUBLIC
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.state import Region
from faubourg.testing import rule
from tests.rules.la_citta.harness import (
    RING,
    A,
    B,
    asked,
    causes,
    city,
    city_at,
    events,
    last_turn,
    options,
    people,
    play,
    position,
    refusal,
)


def played(seed: int, players: int = 3, **options: object) -> Region:
    """A whole random game."""
    region = GAME.start(players=players, seed=seed, **options)
    assert isinstance(region, Region)
    rng = Random(seed)
    while region.to_act:
        region.push(rng.choice(region.moves(region.to_act[0])), region.to_act[0])
    return region


@rule("LC-25", "LC-35")
def test_a_year_runs_through_its_phases_in_order() -> None:
    region = last_turn(city("A", "15,1", 3), city("B", "2,10", 3, ("3,10", "school")), voices=["health"] * 4)
    play(region, "pass", B)
    story = [kind for kind in causes(region) if not kind.startswith(("growth", "pass"))]
    assert story == [
        "phase LC-33",
        "reveal LC-33",
        "voice LC-33",
        "phase LC-74",
        "phase LC-81",
        "phase LC-90",
        "fed LC-90",
        "fed LC-90",
        "phase LC-37",
        "first_player LC-36",
        "year LC-25",
        "voice_card LC-26",
    ]
    assert region.year == 2
    assert asked(region) == "B turn"


@rule("LC-25", "LC-96")
def test_a_game_has_six_years() -> None:
    region = played(3)
    assert (region.year, region.ended_by) == (6, "LC-96")


@rule("LC-26")
def test_four_voices_one_of_them_face_up() -> None:
    region = GAME.start(players=2, seed=5)
    assert isinstance(region, Region)
    assert len(region.voices) == 4
    assert [bool(region.known[card] & PUBLIC) for card in region.voices] == [True, False, False, False]
    assert len(region.voice_pile) == 23


@rule("LC-27")
def test_quarries_pay_for_each_mountain() -> None:
    """TV-5: one quarry at two mountains and one at one give 3 gold; a quarry without a mountain pays nothing."""
    region = last_turn(
        city("A", "8,0", 4, ("9,0", "quarry"), ("9,1", "quarry"), ("7,0", "statue")),
        city("A", RING[5], 3, (RING[6], "quarry")),
    )
    assert [city_at(region, name).income for name in ("8,0", RING[5])] == [3, 0]
    play(region, "pass", B)
    assert region.gold == [4, 1]
    assert [event.facts["gold"] for event in events(region, "income")] == [2, 1]


@rule("LC-28")
def test_every_castle_grows_unless_its_city_is_full() -> None:
    region = last_turn(city("A", "15,1", 3), city("A", "6,0", 5, ("7,0", "farmhouse"), ("8,0", "farmhouse")))
    play(region, "pass", B)
    assert people(region, "15,1", "6,0", "2,10") == [4, 5, 4]
    assert "full LC-70" in causes(region)


@rule("LC-29")
def test_single_turns_clockwise_until_all_had_five() -> None:
    region = GAME.start(players=3, seed=8, first="B")
    assert isinstance(region, Region)
    order = []
    while region.year == 1 and region.turn:
        order.append(region.to_act[0])
        region.play("pass", region.to_act[0])
        if len(order) == 15:
            break
    assert order == [1, 2, 0] * 5
    assert region.year == 2 or not asked(region).endswith("turn")
    assert refusal(position(city("A", "15,1", 3)), "pass", B) == "LC-29"


@rule("LC-30")
def test_a_turn_is_a_player_card_a_policy_card_or_a_pass() -> None:
    display = ["palace", "hospital", "cathedral", "blessed_times", "ask_the_people", "rich_harvest", "bread_and_games"]
    region = position(city("A", "15,1", 4), display=display)
    assert options(region) == [
        "gold",
        "new-city",
        "small-building",
        "palace",
        "hospital",
        "blessed_times",
        "ask_the_people",
        "pass",
    ]
    assert refusal(region, "done") == "LC-30"
    assert refusal(region, "university") == "LC-30", "it is not in the display"
    play(region, "gold")
    assert asked(region) == "B turn"


@rule("LC-31")
def test_each_player_card_is_used_once_a_year() -> None:
    region = position(city("A", "15,1", 4), turn=3, player_cards=[1, 1])
    play(region, "gold")
    play(region, "pass", B)
    assert region.ready[A] == 0
    assert not {"gold", "new-city", "small-building"} & set(options(region))
    assert refusal(region, "gold") == "LC-31"
    assert refusal(region, "new-city") == "LC-31"


@rule("LC-32")
def test_after_the_turns_cards_are_ready_again_and_the_taken_ones_discarded() -> None:
    region = last_turn(city("A", "15,1", 3), player_cards=[0, 0])
    taken = [card for own in region.taken for card in own]
    assert len(taken) == 3
    play(region, "pass", B)
    assert region.ready == [3, 3]
    assert region.taken == [(), ()]
    assert set(taken) < set(region.discard)
    assert len(region.discard) == 4


@rule("LC-33")
@pytest.mark.parametrize(
    ("voices", "voice"),
    [
        (["health", "health", "education", "culture"], "health"),
        (["health", "health", "health", "culture"], "health"),
        (["culture", "education", "education", "education"], "education"),
    ],
)
def test_most_cards_are_the_voice(voices: list[str], voice: str) -> None:
    """TV-6; R-LC-7: two against one and one is a majority."""
    region = last_turn(city("A", "15,1", 3), voices=voices)
    hidden = region.voices
    play(region, "pass", B)
    told = events(region, "voice")
    assert [GAME.notation(region, event.facts["service"]) for event in told] == [voice]
    assert all(region.known[card] == EVERYONE for card in hidden)


@rule("LC-34")
def test_two_against_two_is_a_divided_people() -> None:
    """TV-6."""
    region = last_turn(city("A", "15,1", 3), voices=["culture", "culture", "education", "education"])
    play(region, "pass", B)
    told = events(region, "two_voices")
    assert [(GAME.notation(region, e.facts["service"]), GAME.notation(region, e.facts["second"])) for e in told] == [
        ("education", "culture")
    ]
    assert not events(region, "voice")


@rule("LC-35")
def test_migration_comes_before_feeding_and_relocation_between() -> None:
    """A loses a citizen to B, gives up a building, and only then is fed with what is left."""
    region = last_turn(
        city("A", RING[0], 2, (RING[11], "statue")),
        city("A", "6,0", 3),
        city("B", RING[3], 3, (RING[2], "school")),
        voices=["education"] * 4,
    )
    play(region, "pass", B)
    order = [event.kind for event in region.log or [] if event.kind in ("migrate", "demolish", "fed")]
    assert order == ["migrate", "demolish", "fed", "fed"]


@rule("LC-36")
def test_the_token_goes_to_the_left() -> None:
    region = last_turn(city("A", "15,1", 3))
    play(region, "pass", B)
    assert region.first == B
    assert asked(region) == "B turn"


@rule("LC-37")
def test_the_clean_up() -> None:
    region = last_turn(
        city("A", RING[4], 5, (RING[5], "school education education"), (RING[3], "farmhouse harvest")),
        founded=["A", "B"],
    )
    food = region.food[A]
    assert (region.cubes, region.founded, city_at(region, RING[4]).service(0)) == ([1, 4], 3, 6)
    old = region.voices
    play(region, "pass", B)
    assert region.cubes == [4, 4]
    assert region.founded == 0
    assert (region.harvested, region.arch_cubes) == (0, ())
    assert city_at(region, RING[4]).service(0) == 2
    assert region.food[A] == food - 3, "the farmhouse touches the farm of 3"
    assert not set(old) & {*region.voices, *region.voice_pile}


@rule("LC-38")
def test_three_voice_cards_are_left_in_the_last_year() -> None:
    """R-LC-50: they stay hidden to the end."""
    region = GAME.start(players=2, seed=4)
    assert isinstance(region, Region)
    rng = Random(4)
    left = {}
    while region.to_act:
        left[region.year] = len(region.voice_pile)
        region.push(rng.choice(region.moves(region.to_act[0])), region.to_act[0])
    assert left == {1: 23, 2: 19, 3: 15, 4: 11, 5: 7, 6: 3}
    assert not any(region.known[card] for card in region.voice_pile)


@rule("LC-38", "LC-58")
def test_no_rich_harvest_in_the_last_year() -> None:
    """R-LC-41: the card stays in the display."""
    farm = city("A", RING[4], 5, (RING[3], "farmhouse"))
    assert "rich_harvest" in options(position(farm, display=["rich_harvest"], year=5))
    region = position(farm, display=["rich_harvest"], year=6)
    assert "rich_harvest" not in options(region)
    assert refusal(region, "rich_harvest") == "LC-58"
    assert region.view(A)["display"][0] == "rich_harvest#1"
