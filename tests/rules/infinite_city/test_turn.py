"""The turn: IC-8 to IC-17."""

from __future__ import annotations

from faubourg.testing import rule
from tests.rules.infinite_city.harness import (
    CROSS,
    A,
    B,
    asked,
    deck,
    hand,
    listen,
    options,
    play,
    position,
    refused,
    supply,
    tile,
    tokens,
)


@rule("IC-8")
def test_a_turn_is_one_tile_of_the_hand() -> None:
    city = position({"0,0": "factory"}, [["hotel", "plaza"], ["bank"]])
    assert options(city) == ["hotel", "plaza"]
    assert refused(city, "bank", A) == "IC-8", "not a tile of the own hand"
    play(city, "hotel; 0,1", A)
    assert asked(city) == "B turn"
    assert "plaza" in hand(city, A)


@rule("IC-8", "IC-78")
def test_a_hotel_replaces_the_tile() -> None:
    city = position({"0,0": "hotel B"}, [["plaza"]])
    assert options(city) == ["plaza", "0,0"]
    play(city, "0,0", A)
    assert asked(city) == "B turn"
    assert hand(city, A)[0] == "plaza"


@rule("IC-9")
def test_no_pass_while_a_tile_can_be_played() -> None:
    """R-IC-3"""
    city = position({"0,0": "factory"}, [["bank"]])
    assert "pass" not in options(city)
    assert refused(city, "pass", A) == "IC-9"


@rule("IC-9", "IC-10")
def test_no_pass_while_a_hotel_can_be_used() -> None:
    city = position({"0,0": "hotel"}, [[]], deck=[], others_to=B)
    assert options(city) == ["0,0"]
    assert refused(city, "pass", A) == "IC-9"


@rule("IC-9")
def test_the_last_turn_is_no_option_but_a_turn() -> None:
    """TV-29, R-IC-57: with one tile and an empty deck, to play it is the only option."""
    city = position({"0,0": "factory"}, [[], ["bank"]], deck=[], active="B", trigger="A", last_turns=[])
    assert options(city) == ["bank"]
    assert refused(city, "pass", B) == "IC-9"


@rule("IC-10")
def test_an_empty_hand_is_filled_when_the_own_turn_begins() -> None:
    """R-IC-29"""
    city = position(
        {"0,0": "factory"}, [["shopping_complex"], ["bank"]], top=["port", "plaza", "hotel", "bank", "temple"]
    )
    play(city, "shopping_complex; 0,1; B", A)
    assert hand(city, A) == ["bank", "port", "plaza", "hotel", "bank"], "A refills first"
    assert len(hand(city, B)) == 5
    assert hand(city, B)[0] == "temple", "then B, left with nothing, draws five as the turn begins"
    assert asked(city) == "B turn"


@rule("IC-10", "IC-51")
def test_without_tiles_and_hotels_all_pass_and_the_game_ends() -> None:
    """TV-29: `pass` is the only option; after all have passed the game is over."""
    city = position({"0,0": "factory"}, deck=[], players=3)
    for seat in (0, 1, 2):
        assert options(city) == ["pass"]
        play(city, "pass", seat)
    assert asked(city) == "over"
    assert city.outcome().ended_by == "IC-51"


@rule("IC-11")
def test_playing_a_tile_costs_a_token() -> None:
    city = position({"0,0": "factory"}, [["hotel"]])
    play(city, "hotel; 0,1", A)
    assert tile(city, "0,1") == "hotel"
    assert tokens(city, "0,1") == "A"
    assert supply(city) == [14, 15]


@rule("IC-12")
def test_the_text_comes_after_tile_and_token_are_down() -> None:
    city = position({"0,0": "factory"}, [["security_guardpost"]])
    play(city, "security_guardpost; 0,1", A)
    assert asked(city) == "A security", "and it is the active player who resolves it"
    assert options(city) == ["0,1"], "the token just placed is there already"


@rule("IC-13", "IC-71")
def test_a_tile_played_by_a_text_is_played_like_any_other() -> None:
    """R-IC-52: with a token of the active player."""
    city = position({"0,0": "factory"}, [["construction_site", "security_guardpost"]])
    play(city, "construction_site; 0,1; security_guardpost", A)
    assert refused(city, "5,5", A) == "IC-19", "a legal cell"
    play(city, "0,2", A)
    assert tokens(city, "0,2") == "A"
    assert supply(city, A) == [13]
    assert asked(city) == "A security", "and its own text"


@rule("IC-14")
def test_the_hand_is_refilled_to_five_at_the_end_of_the_turn() -> None:
    top = ["port", "temple", "plaza", "embassy", "library"]
    city = position({"0,0": "factory"}, [["hotel", "bank"], ["port"]], top=top)
    play(city, "hotel; 0,1", A)
    assert hand(city, A) == ["bank", "port", "temple", "plaza", "embassy"]
    assert deck(city)[0] == "library"


@rule("IC-14", "IC-15")
def test_a_larger_hand_is_kept_and_nothing_drawn() -> None:
    eight = ["hotel", *["bank"] * 4, *["port"] * 3]
    city = position({"0,0": "factory"}, [eight, ["bank"]])
    before = deck(city)
    play(city, "hotel; 0,1", A)
    assert hand(city, A) == eight[1:]
    assert deck(city) == before


@rule("IC-16")
def test_nobody_else_refills() -> None:
    city = position({"0,0": "factory"}, [["hotel"], ["bank", "port"], ["plaza"]], players=3)
    play(city, "hotel; 0,1", A)
    assert hand(city, B) == ["bank", "port"]
    assert hand(city, 2) == ["plaza"]


@rule("IC-17", "IC-75")
def test_refill_then_factory_then_the_next_player() -> None:
    city = position({"0,0": "plaza"}, [["factory"]])
    log = listen(city)
    play(city, "factory; 0,1", A)
    assert [(event.kind, event.rule) for event in log][-4:] == [
        ("draw", "IC-14"),
        ("draw", "IC-75"),
        ("turn", "IC-7"),
        ("draw", "IC-10"),
    ]


@rule("IC-17")
def test_the_end_is_checked_after_the_draws() -> None:
    city = position({"0,0": "plaza"}, [["bank"], ["factory"]], active="B", trigger="A", last_turns=[])
    log = listen(city)
    play(city, "factory; 0,1", B)
    assert [(event.kind, event.rule) for event in log][-3:] == [("draw", "IC-14"), ("draw", "IC-75"), ("end", "IC-49")]
    assert len(hand(city, B)) == 10


@rule("IC-8", "IC-11")
def test_every_option_of_a_turn_leads_to_a_question_about_its_cell() -> None:
    city = position(CROSS, [["bank", "plaza"]])
    play(city, "plaza", A)
    assert asked(city) == "A cell"
    assert hand(city, A) == ["bank"], "the tile picked waits outside the hand"
