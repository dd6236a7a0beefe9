"""The end of the game: IC-43 to IC-53."""

from __future__ import annotations

import pytest

from faubourg.testing import rule
from tests.rules.infinite_city.harness import (
    LETTERS,
    A,
    B,
    C,
    asked,
    deck,
    fizzles,
    hand,
    last_turns,
    listen,
    options,
    play,
    position,
    refused,
    supply,
    tile,
    tokens,
)

FOUR_STATIONS = {f"{10 * i},20": "power_station" for i in range(4)}


# --- the fifth Power Station ---------------------------------------------------------------------------------------


@rule("IC-43", "IC-44", "IC-96")
def test_the_fifth_power_station_ends_the_game_at_once() -> None:
    """TV-19: turned up by Housing; its token is there and counts, nobody refills."""
    board = {**FOUR_STATIONS, "0,0": "power_station down", "0,1": "hotel B"}
    city = position(board, [["housing"], ["bank"]])
    play(city, "housing; 1,0; 0,0", A)
    assert asked(city) == "over"
    assert city.outcome().ended_by == "IC-43"
    assert (tile(city, "0,0"), tokens(city, "0,0")) == ("power_station", "A")
    assert hand(city, A) == []
    assert [(line.kind, line.points, line.spots) for line in city.outcome().of(A)] == [
        ("bonus", 1, ("cell:0,0",)),
        ("silver", 1, ("cell:0,0",)),
    ]
    assert refused(city, "bank", B) == "IC-49"


@rule("IC-43", "IC-44")
def test_a_fifth_power_station_that_is_played_scores_with_its_token() -> None:
    city = position(FOUR_STATIONS, [["power_station", "bank"]])
    play(city, "power_station; 0,21", A)
    assert city.outcome().ended_by == "IC-43"
    assert city.outcome().scores == (2, 0)
    assert hand(city, A) == ["bank"], "no refill"


@rule("IC-43")
def test_four_power_stations_or_five_of_which_one_is_face_down_end_nothing() -> None:
    """R-IC-7: only those face up count."""
    city = position({**FOUR_STATIONS, "0,0": "power_station down"}, [["port"]])
    play(city, "port; 0,1; 0,2", A)
    assert asked(city) == "B turn"


@rule("IC-43", "IC-70")
def test_the_end_cuts_a_capitol_off() -> None:
    """TV-43: no further capture, and the Police HQ captured before keeps its text to itself."""
    board = {**FOUR_STATIONS, "0,1": "power_station down", "1,0": "hotel B", "-1,0": "police_hq down"}
    city = position(board, [["capitol"]])
    play(city, "capitol; 0,0; -1,0; 0,1", A)
    assert asked(city) == "over"
    assert city.outcome().ended_by == "IC-43"
    assert (tile(city, "-1,0"), tokens(city, "-1,0")) == ("police_hq", "A")
    assert tokens(city, "1,0") == "B"
    assert tokens(city, "0,1") == "A"


@rule("IC-43", "IC-83")
def test_the_end_leaves_the_rest_of_a_library_aside() -> None:
    """R-IC-7: the tiles set aside are not put back, but they are still tiles of the game."""
    top = ["power_station", "port", "bank", "temple", "plaza", "hotel"]
    city = position({**FOUR_STATIONS, "0,0": "factory"}, [["library"], ["bank"]], top=top)
    play(city, "library; 0,1; power_station; 0,2", A)
    assert city.outcome().ended_by == "IC-43"
    assert city.view(None)["set_aside_size"] == 4
    assert deck(city)[0] == "hotel"
    assert deck(city)[-4:] != ["port", "bank", "temple", "plaza"]
    assert city.game.broken_invariant(city) is None


@rule("IC-43", "IC-45")
def test_no_last_turns_after_the_fifth_power_station() -> None:
    city = position(
        {**{f"{10 * i},20": "power_station" for i in range(4)}}, [["power_station"], ["bank"]], supplies={"A": 1}
    )
    play(city, "power_station; 0,21", A)
    assert asked(city) == "over"
    assert city.outcome().ended_by == "IC-43"


# --- the last token ------------------------------------------------------------------------------------------------


@rule("IC-45", "IC-46", "IC-47", "IC-49", "IC-53")
def test_the_last_token_gives_every_other_player_one_last_turn() -> None:
    """TV-10: A's Construction Site has no effect, A draws one tile; then B, then C, then the end."""
    hands = [["construction_site", "bank", "bank", "port", "port"], ["hotel"], ["hotel"]]
    city = position({"0,0": "factory"}, hands, players=3, supplies={"A": 1}, top=["temple"])
    log = listen(city)
    play(city, "construction_site; 0,1", A)
    assert fizzles(log) == ["IC-53"]
    assert hand(city, A) == ["bank", "bank", "port", "port", "temple"]
    assert asked(city) == "B turn"
    assert last_turns(city) == "C"
    play(city, "hotel; 0,2", B)
    assert asked(city) == "C turn"
    play(city, "hotel; 0,3", C)
    assert asked(city) == "over"
    assert city.outcome().ended_by == "IC-49"


@rule("IC-48")
def test_a_player_without_tokens_skips_the_last_turn() -> None:
    """TV-10: with B at supply 0 only C plays; B does not even draw."""
    hands = [["construction_site"], ["hotel"], ["hotel"]]
    city = position({"0,0": "factory"}, hands, players=3, supplies={"A": 1, "B": 0})
    log = listen(city)
    play(city, "construction_site; 0,1", A)
    assert asked(city) == "C turn"
    assert hand(city, B) == ["hotel"]
    assert [event.kind for event in log][-2:] == ["skip", "turn"]
    play(city, "hotel; 0,2", C)
    assert asked(city) == "over"


@rule("IC-48")
def test_only_the_supply_when_the_last_turn_begins_counts() -> None:
    """R-IC-23: C, without tokens, gets one back from B and plays."""
    board = {"0,0": "hotel C", "1,0": "factory"}
    hands = [["hotel"], ["security_guardpost"], ["hotel"]]
    city = position(board, hands, players=3, supplies={"A": 1, "C": 0})
    play(city, "hotel; 0,1", A)
    play(city, "security_guardpost; 0,2; 0,0", B)
    assert asked(city) == "C turn"


@rule("IC-45", "IC-62")
def test_the_final_round_stays_even_if_tokens_come_back() -> None:
    """TV-11, R-IC-18: the last token on an Arboretum, three taken back, no further turn for A."""
    board = {"0,0": "hotel A", "0,1": "hotel A", "0,2": "hotel A"}
    city = position(board, [["arboretum"], ["factory"]], supplies={"A": 1})
    play(city, "arboretum; 1,0; 0,0; 0,1; 0,2", A)
    assert supply(city, A) == [3]
    play(city, "factory; 2,0", B)
    assert asked(city) == "over"
    assert city.outcome().ended_by == "IC-49"


@rule("IC-45", "IC-47", "IC-89")
def test_a_player_who_is_not_active_can_run_out_first() -> None:
    """TV-12, R-IC-20: a Police HQ takes B's last token; C and then A have a last turn, B none."""
    board = {"0,0": "factory", "0,5": "hotel"}
    hands = [["police_hq", "housing"], ["bank"], ["hotel"]]
    city = position(board, hands, players=3, supplies={"A": 6, "B": 1, "C": 4})
    play(city, "police_hq; 0,1", A)
    assert tokens(city, "0,1") == "ABC"
    assert supply(city) == [5, 0, 3]
    assert asked(city) == "C turn"
    assert last_turns(city) == "A"
    play(city, "hotel; 0,2", C)
    assert asked(city) == "A turn"
    play(city, "housing; 0,3; 0,5", A)
    assert asked(city) == "over"


@rule("IC-91", "IC-45")
def test_a_police_hq_beside_a_power_station_triggers_nothing() -> None:
    """TV-12: only A's token, supplies 5, 1, 4."""
    hands = [["police_hq"], ["bank"], ["hotel"]]
    city = position({"0,0": "power_station"}, hands, players=3, supplies={"A": 6, "B": 1, "C": 4})
    play(city, "police_hq; 0,1", A)
    assert tokens(city, "0,1") == "A"
    assert supply(city) == [5, 1, 4]
    assert last_turns(city) is None
    assert asked(city) == "B turn"


@rule("IC-45", "IC-48", "IC-52")
def test_of_two_who_run_out_together_the_active_player_was_first() -> None:
    """TV-28, TV-44, R-IC-22: B is skipped, C plays, the end; two turns are completed in all."""
    hands = [["police_hq"], ["bank"], ["hotel"]]
    city = position({"0,0": "factory"}, hands, players=3, supplies={"A": 1, "B": 1, "C": 5})
    play(city, "police_hq; 0,1", A)
    assert supply(city) == [0, 0, 4]
    assert city.view(None)["trigger"] == "A"
    assert asked(city) == "C turn"
    play(city, "hotel; 0,2", C)
    assert asked(city) == "over"
    assert city.view(None)["turns"] == 2


@rule("IC-45", "IC-89")
@pytest.mark.parametrize(("active", "trigger"), [("A", B), ("C", A)])
def test_a_police_hq_empties_supplies_clockwise(active: str, trigger: int) -> None:
    """TV-30, R-IC-22: with two players at one token, the first after the active one is the trigger."""
    others = dict.fromkeys([letter for letter in "ABC" if letter != active], 1)
    seat = "ABC".index(active)
    hands = [["police_hq"] if letter == active else ["bank"] for letter in "ABC"]
    city = position({"0,0": "factory"}, hands, players=3, supplies={active: 5} | others, active=active)
    play(city, "police_hq; 0,1", seat)
    assert city.view(None)["trigger"] == LETTERS[trigger]


@rule("IC-50", "IC-90")
def test_running_out_in_the_final_round_changes_nothing() -> None:
    """R-IC-22: A runs out too, as the trigger B did before; C keeps the last turn, and A is not added anywhere."""
    hands = [["hotel"], ["bank"], ["hotel"]]
    supplies = {"A": 1, "B": 0, "C": 2}
    city = position({"0,0": "factory"}, hands, players=3, supplies=supplies, active="C", trigger="B", last_turns=["A"])
    play(city, "hotel; 0,1", C)
    play(city, "hotel; 0,2", A)
    assert supply(city) == [0, 0, 1]
    assert city.view(None)["trigger"] == "B"
    assert asked(city) == "over"
    assert city.outcome().ended_by == "IC-49"


@rule("IC-90")
def test_a_police_hq_in_the_final_round_takes_no_token_from_who_has_none() -> None:
    """TV-30: B triggered and has 0, A active with 5, C with 3."""
    hands = [["police_hq"], ["bank"], ["hotel"]]
    supplies = {"A": 5, "B": 0, "C": 3}
    city = position({"0,0": "factory"}, hands, players=3, supplies=supplies, trigger="B", last_turns=["C"])
    play(city, "police_hq; 0,1", A)
    assert tokens(city, "0,1") == "AC"
    assert supply(city) == [4, 0, 2]


@rule("IC-47")
def test_the_last_turns_begin_left_of_the_player_whose_turn_it_was() -> None:
    hands = [["bank"], ["bank"], ["police_hq"], ["bank"]]
    city = position({"0,0": "factory"}, hands, players=4, supplies={"B": 1}, active="C")
    play(city, "police_hq; 0,1", C)
    assert asked(city) == "D turn"
    assert last_turns(city) == "AC"


@rule("IC-46", "IC-53")
def test_running_out_does_not_end_the_turn() -> None:
    """R-IC-53: a text that places no tile is still resolved, then the hand is refilled."""
    city = position({"0,0": "hotel B"}, [["security_guardpost"], ["bank"]], supplies={"A": 1})
    play(city, "security_guardpost; 0,1", A)
    assert asked(city) == "A security"
    play(city, "0,0", A)
    assert len(hand(city, A)) == 5


@rule("IC-53")
@pytest.mark.parametrize("kind", ["construction_site", "library", "temple", "port"])
def test_after_the_last_token_no_text_places_a_tile(kind: str) -> None:
    """R-IC-19"""
    city = position({"0,0": "factory"}, [[kind, "bank"], ["plaza"]], supplies={"A": 1})
    log = listen(city)
    before = deck(city)
    play(city, f"{kind}; 0,1", A)
    assert asked(city) == "B turn"
    assert fizzles(log) == ["IC-53"]
    assert deck(city) == before[4:], "four drawn as the refill, none looked at or placed"
    assert not [event for event in log if event.kind in ("look", "look_at_hand")]


@rule("IC-53")
def test_the_ban_lasts_for_the_whole_turn_even_if_tokens_come_back() -> None:
    """R-IC-19: the Arboretum gives tokens back, and still the Construction Site has no effect."""
    board = {"1,0": "arboretum down", "-1,0": "construction_site down"}
    city = position(board, [["capitol", "bank"], ["port"]], supplies={"A": 3})
    log = listen(city)
    play(city, "capitol; 0,0; 1,0; -1,0", A)
    assert supply(city, A) == [0]
    play(city, "-1,0; 0,0; stop", A)
    assert supply(city, A) == [2]
    assert fizzles(log) == ["IC-53"]
    assert asked(city) == "B turn"


@rule("IC-53")
def test_the_ban_ends_with_the_turn_and_binds_nobody_else() -> None:
    hands = [["hotel"], ["construction_site", "hotel"]]
    city = position({"0,0": "factory"}, hands, supplies={"A": 1})
    play(city, "hotel; 0,1", A)
    play(city, "construction_site; 0,2", B)
    assert asked(city) == "B construction"


@rule("IC-53", "IC-94", "IC-104")
@pytest.mark.parametrize(("kind", "question"), [("post_office", "post-tile"), ("transit_station", "transit-1")])
def test_tiles_already_there_may_still_be_moved(kind: str, question: str) -> None:
    """R-IC-19"""
    city = position({"0,0": "factory"}, [[kind]], supplies={"A": 1})
    play(city, f"{kind}; 0,1", A)
    assert asked(city) == f"A {question}"


# --- passing and the cap -------------------------------------------------------------------------------------------


@rule("IC-51")
def test_only_passes_in_direct_succession_end_the_game() -> None:
    """R-IC-31: a Hotel used between them starts the count anew."""
    city = position({"0,0": "hotel A"}, [[], []], deck=[])
    play(city, "pass", A)
    assert options(city) == ["0,0"]
    play(city, "0,0", B)
    play(city, "pass", A)
    assert asked(city) == "B turn"
    play(city, "pass", B)
    assert city.outcome().ended_by == "IC-51"


@rule("IC-52")
@pytest.mark.parametrize("players", [2, 3])
def test_the_game_ends_after_a_hundred_rounds(players: int) -> None:
    """TV-39: with 100 x n - 1 turns completed it ends after the current one, and not before."""
    for completed, ends in ((100 * players - 2, False), (100 * players - 1, True)):
        city = position({"0,0": "factory"}, [["hotel"]], players=players, turns=completed)
        play(city, "hotel; 0,1", A)
        assert (city.outcome().ended_by == "IC-52") is ends
        assert (asked(city) == "over") is ends


@rule("IC-52")
def test_a_pass_is_a_turn_too() -> None:
    """TV-44"""
    city = position({"0,0": "factory"}, deck=[], turns=199)
    play(city, "pass", A)
    assert city.outcome().ended_by == "IC-52"


@rule("IC-45")
def test_neither_a_tile_taken_nor_a_swap_of_hands_changes_the_final_round() -> None:
    """R-IC-54"""
    hands = [["shopping_complex"], ["bank"], ["hotel"]]
    city = position({"0,0": "factory"}, hands, players=3, supplies={"B": 0}, trigger="B", last_turns=["C"])
    play(city, "shopping_complex; 0,1; B", A)
    assert asked(city) == "C turn"
    assert last_turns(city) == ""
