"""Setup: SC-20 to SC-31."""

from __future__ import annotations

from faubourg.games.small_city import GAME
from faubourg.games.small_city.moves import PROMISE
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import built_in
from faubourg.testing import rule
from tests.rules.small_city.harness import A, B, advance_to, asked, borough, city, options, pile, refused


def start(players: int, seed: int = 1, **more: object) -> City:
    state = GAME.start(players=players, seed=seed, **more)
    assert isinstance(state, City)
    return state


def with_halls(state: City) -> City:
    for seat in range(state.players):
        state.push(state.moves(seat)[0], seat)
    return state


def ready(players: int, seed: int = 1, **more: object) -> City:
    state = with_halls(start(players, seed, **more))
    for seat in range(players):
        state.push(state.moves(seat)[0], seat)
    return state


@rule("SC-20")
def test_chance_names_the_host_and_the_order_is_clockwise() -> None:
    hosts = {start(4, seed).host for seed in range(30)}
    assert hosts == {0, 1, 2, 3}
    state = start(4, 3)
    assert state.order == tuple((state.host + place) % 4 for place in range(4))
    assert refused(city(borough(), borough(), phase=7), "pass", B) == "SC-20"


@rule("SC-20")
def test_the_order_stays_for_all_phases_of_a_turn() -> None:
    state = ready(3, seed=2)
    orders: dict[int, set[tuple[int, ...]]] = {}
    while state.turn < 4:
        orders.setdefault(state.turn, set()).add(state.order)
        assert state.order[0] == state.host
        seat = state.to_act[-1]
        state.push(state.moves(seat)[-1], seat)
    assert [len(seen) for seen in orders.values()] == [1, 1, 1]
    assert len(set().union(*orders.values())) == 3, "the host changes with the turn"


@rule("SC-21")
def test_each_player_chooses_a_side() -> None:
    state = start(2, boards="easy,expert")
    assert [state.boroughs[seat].size for seat in (A, B)] == [7, 6]
    assert [len(state.moves(seat)) for seat in (A, B)] == [36, 25]


@rule("SC-22", "SC-58")
def test_everybody_has_the_own_buildings_and_one_of_each() -> None:
    box = built_in()
    own = [name for kind, name in enumerate(box.names) if box.source[kind] == 1]
    assert own == ["refinery", "port", "town_hall", "school", "library", "museum"]
    state = city(borough("school D2"), borough(stores={"hall": {"wood": 2}}))
    assert refused(state, "build; school; E5", B) == "", "the neighbour's school takes nothing away"
    assert refused(state, "build; school", A) == "SC-58"


@rule("SC-23")
def test_scarce_buildings_by_number_of_players() -> None:
    for players, copies in ((1, 1), (2, 1), (3, 2), (4, 3)):
        state = start(players)
        for kind in ("subway", "clinic", "university", "police", "fire"):
            assert pile(state, kind) == copies, (players, kind)
    cultural = start(2, mode="advanced", victory="cultural")
    assert [pile(cultural, kind) for kind in ("subway", "clinic", "university")] == [0, 0, 0]
    assert pile(cultural, "police") == 1


@rule("SC-24")
def test_common_piles_have_the_counts_of_the_box_and_can_run_out() -> None:
    state = start(2)
    totals = {"res": 78, "com": 40, "fac": 37, "park": 55, "warehouse": 12}
    for start_of_name, total in totals.items():
        names = [name for name in state.box.names if name.startswith(start_of_name)]
        assert sum(pile(state, name) for name in names) == total
    empty = city(borough(), piles={"park1": 0})
    assert refused(empty, "build; park1") == "SC-24"
    assert "park1" not in options(city(borough(), piles={"park1": 0}).clone())


@rule("SC-25")
def test_halls_are_placed_at_once_and_in_secret() -> None:
    state = start(2)
    assert state.to_act == (A, B)
    state.play("D4", A)
    assert state.view(B)["boards"][A]["tiles"] == []
    assert refused(state, "town_hall G1", B) == "SC-1"
    state.play("F6", B)
    assert [tile["kind"] for tile in state.view(B)["boards"][A]["tiles"]] == ["town_hall"]


@rule("SC-26")
def test_everybody_starts_from_nothing() -> None:
    state = start(3)
    for own in state.boroughs:
        assert (own.votes, own.pollution, own.steps, own.disks) == (0, 0, 0, (-1, -1))


@rule("SC-27")
def test_where_the_citizens_start() -> None:
    own = start(2).boroughs[A]
    assert (own.hall, own.career, own.reserve) == (3, 11, 8)


@rule("SC-28")
def test_starting_money_by_turn_order() -> None:
    state = start(4, 5)
    assert [state.boroughs[seat].money for seat in state.order] == [4, 5, 5, 6]


@rule("SC-29")
def test_promises_lie_in_three_shuffled_piles() -> None:
    state = start(2)
    assert [len(pile) for pile in state.promise_piles] == [6, 5, 5]
    for number, cards in enumerate(state.promise_piles):
        assert all(state.box.promises[card].pile == number for card in cards)
    assert len({start(2, seed).promise_piles for seed in range(6)}) > 1


@rule("SC-30")
def test_one_of_three_promises_is_kept_in_secret() -> None:
    state = with_halls(start(2))
    drawn = state.drawn_promises[A]
    assert [state.box.promises[card - PROMISE].pile for card in drawn] == [0, 1, 2]
    kept = GAME.notation(state, drawn[1])
    state.play(kept, A)
    state.push(state.moves(B)[0], B)
    assert state.boroughs[A].promise == drawn[1] - PROMISE
    assert drawn[0] - PROMISE in state.promise_piles[0][:2], "under the pile"
    assert drawn[2] - PROMISE in state.promise_piles[2][:2]
    assert state.view(A)["promise"]["card"] == kept
    assert kept not in str(state.view(B))
    assert all(state.known[card] & 1 for card in drawn), "who saw the other two still knows where they are"


@rule("SC-31")
def test_the_game_begins_with_turn_one() -> None:
    state = ready(2)
    assert state.turn == 1
    assert asked(state).endswith("parade")
    assert asked(advance_to(ready(1), "choose-action")) == "A choose-action"
