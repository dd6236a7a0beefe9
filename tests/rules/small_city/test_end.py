"""Phase 8, the end, the advanced game and the solo game: SC-162 to SC-190."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.errors import SetupError
from faubourg.games.small_city import GAME
from faubourg.games.small_city.moves import ACTION, ACTIONS, SPECIAL
from faubourg.games.small_city.phases.actions import card_price
from faubourg.games.small_city.phases.pollution import DIFFICULTIES, solo_deaths
from faubourg.games.small_city.scoring import solo_rank
from faubourg.games.small_city.state import City
from faubourg.testing import rule
from tests.rules.small_city.harness import A, B, C, advance_to, asked, borough, city, options, pile, play, refused

ADVANCED = {"mode": "advanced"}


def over(*boroughs: dict[str, Any], **more: Any) -> City:
    """The end of the last turn."""
    return city(*boroughs, turn=8, phase=8, **more)


@rule("SC-162")
def test_the_next_host() -> None:
    assert city(borough(), borough(), borough(), phase=8, host="B").host == C
    assert city(borough(), borough(), borough(), phase=8, host="C").host == A
    state = city(borough(), borough(), borough(), phase=8, host="C", cards=[None, "mayor", None])
    assert (state.host, state.last_host) == (B, C)
    assert state.order == (B, C, A)
    out = {"tiles": ["town_hall A1"], "reserve": 0, "dead": 22, "career": 0, "pollution": 100}
    assert city(borough(), out, borough(), phase=8, out=["B"]).host == C


@rule("SC-163")
def test_the_turn_marker_moves_on() -> None:
    state = city(borough(), borough(), phase=8, turn=3)
    assert state.turn == 4
    assert state.moved == [0, 0]


@rule("SC-164")
def test_after_turn_8_the_game_ends() -> None:
    state = over(borough(), borough())
    assert state.is_over
    assert state.ended_by == "SC-164"
    assert refused(state, "pass") == "SC-164"
    assert not city(borough(), borough(), turn=7, phase=8).is_over


@rule("SC-165")
@pytest.mark.parametrize(
    ("promise", "tiles", "points"),
    [
        ("promise-1", ["com1 D4", "com1 E5", "com1 F6"], 6),
        ("promise-1", ["com1 D4"], -3),
        ("promise-9", ["school D2", "library D4", "museum D6"], 12),
        ("promise-9", ["school D2", "library D4"], -6),
        ("promise-16", ["subway C3", "clinic C5"], 18),
        ("promise-16", ["subway C3"], -12),
    ],
)
def test_promises_kept_and_broken(promise: str, tiles: list[str], points: int) -> None:
    state = over(borough(*tiles, promise=promise))
    lines = [line for line in state.outcome().lines if line.rule == "SC-165"]
    assert [line.points for line in lines] == [points]
    assert lines[0].spots, "the line points at its tiles"
    assert state.view(None)["promises"] == [[promise]], "revealed"


@rule("SC-166", "SC-165")
def test_tv_22_the_final_score() -> None:
    state = over(borough(votes=61, promise="promise-9", pollution=23))
    assert state.outcome().scores == (61 - 6 - 23,)
    assert sum(line.points for line in state.outcome().lines) == 32


def test_the_score_so_far_leaves_out_the_promises_of_the_others() -> None:
    whole = over(borough(votes=20, promise="promise-9"), borough(votes=15, promise="promise-16")).outcome()
    assert whole.scores == (14, 3)
    assert whole.seen_by(A).scores == (14, 15)
    assert whole.seen_by(A).winners == (B,)
    assert whole.seen_by(None).scores == (20, 15)
    assert {line.seat for line in whole.seen_by(B).lines if line.is_secret} == {B}


@rule("SC-167")
def test_ties_go_to_the_cleaner_then_to_the_richer() -> None:
    clean = over(borough(votes=20, pollution=5), borough(votes=25, pollution=10))
    assert clean.outcome().scores == (15, 15)
    assert clean.outcome().winners == (A,)
    rich = over(borough(votes=20), {**borough(votes=20), "money": 30})
    assert rich.outcome().winners == (B,)
    assert over(borough(votes=20), borough(votes=20)).outcome().winners == (A, B), "shared"


@rule("SC-168")
def test_the_advanced_game_has_special_promises() -> None:
    basic, advanced = GAME.start(players=2, seed=1), GAME.start(players=2, seed=1, mode="advanced")
    assert isinstance(basic, City)
    assert isinstance(advanced, City)
    assert basic.special_deck == ()
    assert sorted(advanced.special_deck) == list(range(16))
    pay = [{"step": "payment", "seat": "A", "what": "disk1 tourism-1"}]
    state = city(borough(votes=3), borough(), options=ADVANCED, phase=7, pending=pay)
    assert options(state) == ["money", "votes", "promise"]
    assert options(city(borough(votes=3), borough(), phase=7, pending=pay)) == ["money", "votes"]


@rule("SC-169")
@pytest.mark.parametrize(("column", "drawn"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_tv_20_paying_with_a_special_promise(column: int, drawn: int) -> None:
    disk = None if column == 1 else f"tourism-{column - 1}"
    state = city(borough(disks=[disk, None]), borough(), options=ADVANCED, phase=7)
    play(state, f"disk1 tourism-{column}; promise")
    assert state.boroughs[A].money == 20
    if drawn == 1:  # R-SC-76: a single card is kept without a question
        assert len(state.boroughs[A].specials) == 1
        return
    cards = options(state)
    assert len(cards) == drawn
    play(state, cards[-1])
    assert len(state.special_deck) == 15
    assert state.boroughs[A].specials == (int(cards[-1].removeprefix("special-")) - 1,)
    assert state.view(B)["boards"][A]["special_count"] == 1
    assert cards[-1] not in str(state.view(B))
    returned = [int(card.removeprefix("special-")) - 1 for card in cards[:-1]]
    assert list(state.special_deck[: len(returned)])[::-1] == returned, "under the deck"


@rule("SC-169")
def test_without_special_promises_left_they_pay_nothing() -> None:
    empty = city({**borough(), "money": 0}, borough(), options=ADVANCED, phase=7, special_deck=[])
    assert asked(empty) == "B council", "A can only pass, and is not asked"
    few = city(borough(), borough(), options=ADVANCED, phase=7, special_deck=["special-3", "special-9"])
    play(few, "disk1 tourism-1; promise")
    assert options(few) == ["special-3", "special-9"], "what is left"
    assert refused(few, "special-1") == "SC-169"


@rule("SC-170", "SC-171")
def test_special_promises_cost_when_broken() -> None:
    own = borough("library D4", votes=20, specials=["special-2", "special-3"])
    state = over(own, borough(), options=ADVANCED)
    assert state.outcome().scores == (15, 0), "the library stands, the museum does not"
    kinds = [(line.kind, line.points) for line in state.outcome().of(A) if line.rule == "SC-170"]
    assert kinds == [("special_kept", 0), ("special_broken", -5)]


@rule("SC-171")
def test_the_electoral_victory_scores_like_the_basic_game() -> None:
    own = borough(votes=30, pollution=7, promise="promise-1")
    basic = over(own, borough()).outcome().scores
    assert over(own, borough(), options=ADVANCED).outcome().scores == basic == (30 - 3 - 7, 0)


def start(victory: str, players: int = 2) -> City:
    state = GAME.start(players=players, seed=3, mode="advanced", victory=victory)
    assert isinstance(state, City)
    return state


@rule("SC-172")
def test_economic_without_special_promise_14() -> None:
    assert 13 not in start("economic").special_deck
    assert len(start("economic").special_deck) == 15
    assert 13 in start("electoral").special_deck


ECONOMIC = {**ADVANCED, "victory": "economic"}


@rule("SC-173")
def test_tv_21_property() -> None:
    own = borough("subway C3", "res5_p D5")
    state = city(own, borough("school D2", "park3_i D4"), options=ECONOMIC, phase=8)
    assert state.boroughs[A].estate == 16 + 16 + 25, "occupied or not"
    assert state.boroughs[B].estate == 16 + 1, "parks do not count"
    again = city({**own, "estate": 57}, borough(), options=ECONOMIC, phase=8)
    assert again.boroughs[A].estate == 114, "added up turn after turn"
    assert city(own, borough(), phase=8).boroughs[A].estate == 0, "in this mode only"


@rule("SC-174")
def test_property_cannot_be_spent() -> None:
    state = city({**borough(estate=500), "money": 0}, borough(), options=ECONOMIC)
    assert refused(state, "build") == "SC-54"
    council = city({**borough(estate=500), "money": 0}, borough(), options=ECONOMIC, phase=7, special_deck=[])
    assert asked(council) == "B council", "A can only pass, and is not asked"


@rule("SC-175", "SC-181")
def test_the_economic_score() -> None:
    own = {**borough(estate=100, pollution=40, promise="promise-1", specials=["special-2"], votes=9), "money": 12}
    state = over(own, {**borough(), "money": 0}, options=ECONOMIC)
    assert state.outcome().scores[A] == 12 + 100 + 16 - 3 - 5, "pollution is not subtracted"
    tie = over(borough(votes=3), borough(votes=8), options=ECONOMIC)
    assert tie.outcome().winners == (B,), "more votes"


@rule("SC-176")
def test_citizen_victory_setup() -> None:
    state = start("citizen")
    own = state.boroughs[A]
    assert (own.hall, own.career, own.reserve) == (3, 19, 0)
    assert 10 not in [card for pile in state.promise_piles for card in pile]
    assert sum(len(pile) for pile in state.promise_piles) == 15


CITIZEN = {**ADVANCED, "victory": "citizen"}


@rule("SC-177")
def test_in_a_citizen_victory_tourism_takes_from_the_career() -> None:
    own = borough(hall=3, reserve=0, career=19, disks=["tourism-3", None])
    state = play(city(own, borough(), options=CITIZEN, phase=7, special_deck=[]), "disk1 tourism-4")
    assert (state.boroughs[A].hall, state.boroughs[A].career) == (4, 18), "as far as the hall has room"


@rule("SC-178")
def test_the_citizen_score() -> None:
    own = borough("park3_i D4", hall=2, headcount=10, citizens={"A": ["D4", "E4"]})
    host = borough("park1 D4", citizens={"A": ["D4"]})
    state = over(own, host, options=CITIZEN)
    assert state.outcome().scores == (13, 0), "two at home, one abroad, none in the hall"
    tie = over(borough(votes=3, pollution=2), borough(votes=8, pollution=2), options=CITIZEN)
    assert tie.outcome().winners == (B,)
    assert over(borough(pollution=1), borough(votes=8, pollution=2), options=CITIZEN).outcome().winners == (A,)


CULTURAL = {**ADVANCED, "victory": "cultural"}


@rule("SC-179")
def test_cultural_victory_setup() -> None:
    state = start("cultural")
    assert 15 not in state.special_deck
    raw = {"hall": {"wood": 2, "stone": 2}}
    both = city(borough(stores=raw), borough(stores=raw), options=CULTURAL)
    play(both, "build; subway; D4; finish", A)
    play(both, "build; subway; D4; finish", B)
    assert all("subway" in str(both.view(None)["boards"][seat]["tiles"]) for seat in (A, B)), "each has a copy"
    assert pile(both, "subway") == 0


@rule("SC-180")
def test_the_cultural_score() -> None:
    state = over(borough("school D2", "museum D4"), borough("library D2"), options=CULTURAL)
    assert state.outcome().scores == (4 + 1 + 3, 4 + 2)
    tie = over({**borough(), "money": 3}, {**borough(), "money": 4}, options=CULTURAL)
    assert tie.outcome().winners == (B,)


@rule("SC-181", "SC-139")
@pytest.mark.parametrize("options_of_mode", [ECONOMIC, CITIZEN, CULTURAL])
def test_a_hundred_still_loses_there(options_of_mode: dict[str, Any]) -> None:
    own = borough("park1 D4", "school E5", "museum D6", pollution=99, estate=900, headcount=90)
    own["citizens"] = {"A": ["D4", "E5", "D6"]}
    state = city(own, borough(), options=options_of_mode, phase=6)
    assert state.is_over
    assert state.outcome().winners == (B,)
    dirty = over(borough(pollution=50), borough(), options=options_of_mode)
    clean = over(borough(), borough(), options=options_of_mode)
    assert dirty.outcome().scores == clean.outcome().scores


# --- alone ---------------------------------------------------------------------------------------------------------


def alone(**more: Any) -> City:
    state = GAME.start(players=1, seed=5, **more)
    assert isinstance(state, City)
    return state


@rule("SC-182")
def test_the_setup_of_a_solo_game() -> None:
    state = alone(difficulty="maire", boards="expert")
    assert state.boroughs[A].money == 4
    assert [pile(state, kind) for kind in ("subway", "clinic", "university", "fire", "police")] == [1] * 5
    assert len(DIFFICULTIES) == 5
    with pytest.raises(SetupError):
        GAME.start(players=1, mode="advanced")
    with pytest.raises(SetupError):
        GAME.start(players=2, difficulty="maire")
    with pytest.raises(SetupError):
        GAME.start(players=1, difficulty="roi")


@rule("SC-183", "SC-184", "SC-185")
def test_the_circle_of_a_solo_game() -> None:
    state = advance_to(alone(), "choose-action")
    first = list(state.circle)
    kept = list(state.face_down)
    assert len(first) == len(kept) == 4
    assert sorted(first + kept) == list(range(8))
    assert not any(ACTIONS[card] + "-card" in str(state.view(A)["circle"]) for card in kept)
    assert [card_price(state, A, card) for card in first[1:]] == [0, 2, 0]
    assert refused(state, f"{ACTIONS[first[0]]}") == "SC-185", "the mayor's card is taken"
    assert refused(state, f"{ACTIONS[kept[0]]}") == "SC-37"
    drawn = state.drawn
    state.push(state.moves(A)[0], A)
    advance_to(state, "choose-action")
    assert state.turn == 2
    assert list(state.circle) == kept, "in the order of the shuffle"
    assert state.drawn == drawn
    assert all(state.known[ACTION + card] for card in kept)
    state.push(state.moves(A)[0], A)
    assert advance_to(state, "choose-action").drawn == drawn + 1, "shuffled again in odd turns"


@rule("SC-185")
def test_the_opposite_card_costs_two() -> None:
    state = city({**borough(), "money": 1}, phase=1, circle=["mayor", "engineer", "supporter", "opponent"], turn=1)
    assert options(state) == ["engineer-card", "opponent-card"]
    assert refused(state, "supporter") == "SC-40"


@rule("SC-186")
def test_alone_the_mayor_blocks_nothing() -> None:
    state = alone()
    seen = set()
    while state.turn < 3 and not state.is_over:
        seen.add(asked(state))
        assert state.forbidden_by_mayor(A) == 0
        state.push(state.moves(A)[-1], A)
    assert "A parade" not in seen


@rule("SC-187")
def test_alone_there_are_no_tourists() -> None:
    state = play(city(borough("com1 E5", citizens={"A": ["E5"]}), phase=3), "E5")
    assert options(state) == ["to-hall"]
    assert state.neighbours(A) == ()


@rule("SC-188")
@pytest.mark.parametrize(
    ("difficulty", "deaths"),
    [
        ("citoyen", [0, 0, 0, 0, 0, 0]),
        ("maire", [0, 0, 0, 0, 0, 1]),
        ("depute", [0, 0, 0, 1, 1, 1]),
        ("senateur", [0, 1, 1, 1, 1, 1]),
        ("president", [0, 1, 2, 3, 5, 6]),
    ],
)
def test_tv_23_solo_deaths(difficulty: str, deaths: list[int]) -> None:
    found = []
    for increase in (0, 1, 2, 3, 5, 6):
        state = city(borough(generated=increase), options={"difficulty": difficulty}, phase=7)
        found.append(solo_deaths(state))
    assert found == deaths


@rule("SC-188")
def test_the_hardest_level_kills_one_after_another() -> None:
    own = borough("park3_i D4", "library D6", citizens={"A": ["D4", "E4", "F4", "D6", "E6"]})
    state = city(own, options={"difficulty": "president"}, phase=6)
    assert state.boroughs[A].generated == 2
    victims = 0
    while not asked(state).endswith("council"):
        victims += asked(state).endswith("victim")
        state.push(state.moves(A)[0], A)
    assert victims == 2
    assert state.boroughs[A].graves.bit_count() == 2


@rule("SC-189")
def test_alone_a_hundred_loses() -> None:
    state = city(borough("park1 D4", "school E5", citizens={"A": ["D4", "E5"]}, pollution=99), phase=6)
    assert state.is_over
    assert state.ended_by == "SC-189"
    assert state.outcome().winners == ()
    assert state.view(A)["rank"] is None


@rule("SC-190")
@pytest.mark.parametrize(
    ("score", "rank"),
    [
        *[(49, None), (50, "lieu_dit"), (60, "hameau"), (70, "village"), (80, "bourg"), (90, "cite")],
        *[(100, "banlieue"), (110, "ville"), (134, "metropole"), (135, "capitale"), (150, "megalopole")],
    ],
)
def test_tv_22_the_solo_ranks(score: int, rank: str | None) -> None:
    assert solo_rank(score) == rank
    state = over(borough(votes=score))
    assert state.view(A)["rank"] == rank


def test_special_cards_are_not_in_a_basic_game() -> None:
    state = GAME.start(players=2, seed=1)
    assert all(state.known[SPECIAL + card] == 0xFF for card in range(16))
