"""What holds in every game, whatever is played: the invariants of the rules that one state cannot show."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from faubourg.core.rules import Question
from faubourg.core.spots import BUTTON, SEAT
from faubourg.core.table import Table
from faubourg.games.infinite_city import GAME
from faubourg.games.infinite_city.moves import BUTTONS, cell, coordinates, pair
from faubourg.games.infinite_city.state import City
from faubourg.games.infinite_city.tiles import KINDS, TOKENS, built_in
from faubourg.testing import rule
from faubourg.testing.asking import asking_everything
from tests.rules.infinite_city.harness import LETTERS, laid

SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(2, 6)
FEW = settings(max_examples=30, deadline=None, derandomize=True)
MORE = settings(max_examples=150, deadline=None, derandomize=True)


def started(players: int, seed: int) -> City:
    city = GAME.start(players=players, seed=seed)
    assert isinstance(city, City)
    return city


def questions(players: int, seed: int) -> Iterator[City]:
    """Every question of a random game. The state is a live one."""
    rng = Random(seed)
    city = started(players, seed)
    while not city.is_over:
        yield city
        seat = city.to_act[0]
        city.push(rng.choice(city.moves(seat)), seat)


def sampled(players: int, seed: int, step: int) -> Iterator[City]:
    for number, city in enumerate(questions(players, seed)):
        if (number + seed) % step == 0:
            yield city


# --- questions -----------------------------------------------------------------------------------------------------


def everything_one_could_say(city: City) -> list[int]:
    """Every cell near the board, plain and with each owner; every tile, seat and button."""
    near = {
        cell(x + dx, y + dy)
        for x, y in map(coordinates, city.cells)
        for dx in (-2, -1, 0, 1, 2)
        for dy in (-2, -1, 0, 1, 2)
    }
    owned = [pair(spot, owner) for spot in city.cells for owner in range(6)]
    seats = [SEAT + seat for seat in range(7)]
    buttons = [BUTTON + button for button in range(len(BUTTONS))]
    return [*range(len(city.kind)), *seats, *buttons, *sorted(near), *owned]


@rule("IC-32", "IC-35")
@FEW
@given(SEEDS, PLAYERS)
def test_what_is_listed_is_what_is_not_refused(seed: int, players: int) -> None:
    """A move is refused exactly if it is not offered, for everything that one could say to a question."""
    for city in sampled(players, seed, 3):
        frame = city.frame
        assert isinstance(frame.step, Question)
        offered = city.moves(frame.seat)
        assert offered
        assert len(set(offered)) == len(offered)
        allowed = {move for move in everything_one_could_say(city) if frame.step.refusal(city, frame, move) is None}
        assert allowed == set(offered), frame.step.name


@rule("IC-9", "IC-32")
@FEW
@given(SEEDS, PLAYERS)
def test_every_option_is_accepted_and_leaves_a_possible_state(seed: int, players: int) -> None:
    with asking_everything(GAME):
        for city in sampled(players, seed, 10):
            seat = city.to_act[0]
            for move in city.moves(seat):
                after = city.clone()
                after.push(move, seat)
                assert GAME.broken_invariant(after) is None
                assert GAME.broken_step(city, after, seat) is None


@rule("IC-31")
@FEW
@given(SEEDS, PLAYERS)
def test_options_come_in_the_order_of_the_book(seed: int, players: int) -> None:
    """Cells by (x, y), players by seat, own tiles as they are in the hand; a way out at the end."""
    for city in questions(players, seed):
        moves = city.moves(city.to_act[0])
        tiles = [move for move in moves if move < SEAT]
        places = [move for move in moves if move > BUTTON + len(BUTTONS)]
        if city.frame.step.name in ("turn", "construction"):
            hand = city.hands[city.active]
            assert tiles == list(hand)
        by_cell = sorted(places, key=lambda move: (coordinates(move % (1 << 30)), move))
        assert places == by_cell
        seats = [move for move in moves if SEAT <= move < BUTTON]
        assert seats == sorted(seats)
        buttons = [move for move in moves if BUTTON <= move < BUTTON + len(BUTTONS)]
        assert buttons in ([], moves[-1:])


@rule("IC-51", "IC-52", "IC-33")
@MORE
@given(SEEDS, PLAYERS)
def test_every_game_ends_and_no_turn_is_endless(seed: int, players: int) -> None:
    turn, decisions = 0, 0
    for city in questions(players, seed):
        decisions = decisions + 1 if city.turns == turn else 1
        turn = city.turns
        assert decisions < 500
        assert turn < 100 * players
    assert city.ended_by in ("IC-43", "IC-49", "IC-51", "IC-52")


@rule("IC-3", "IC-7")
@FEW
@given(SEEDS, PLAYERS)
def test_the_same_seed_and_answers_give_the_same_game_and_log(seed: int, players: int) -> None:
    one, other = Table(started(players, seed)), Table(started(players, seed))
    rng = Random(seed)
    while not one.state.is_over:
        seat = one.state.to_act[0]
        assert one.state.moves(seat) == other.state.moves(seat)
        move = rng.choice(one.state.moves(seat))
        one.push(move, seat)
        other.push(move, seat)
    assert one.state.describe() == other.state.describe()
    assert [(event.kind, event.facts, event.secret) for event in one.log] == [
        (event.kind, event.facts, event.secret) for event in other.log
    ]


# --- hands and deck ------------------------------------------------------------------------------------------------


@rule("IC-106", "IC-107")
@FEW
@given(SEEDS, PLAYERS)
def test_the_deck_changes_only_by_what_the_log_tells(seed: int, players: int) -> None:
    """Draws, tiles looked at and Ports take from it; a Library's rest and a Disaster Site add to it."""
    rng = Random(seed)
    table = Table(started(players, seed))
    while not table.state.is_over:
        before, told = len(table.state.describe()["deck"]), len(table.log)
        seat = table.state.to_act[0]
        table.push(rng.choice(table.state.moves(seat)), seat)
        for event in table.log[told:]:
            count = event.facts.get("count", 1)
            assert isinstance(count, int)
            if event.kind in ("draw", "look", "put_face_down"):
                before -= count
            elif event.kind in ("put_down", "destroy", "destroy_hidden"):
                before += count
        assert len(table.state.describe()["deck"]) == before


@rule("IC-16", "IC-98", "IC-102")
@FEW
@given(SEEDS, PLAYERS)
def test_others_keep_the_size_of_their_hands_through_a_turn(seed: int, players: int) -> None:
    """Unless hands were exchanged, a Temple could not be paid back from an empty deck, or the own turn has begun."""
    rng = Random(seed)
    city = started(players, seed)
    sizes, turn, exchanged = [len(hand) for hand in city.hands], city.turns, False
    while not city.is_over:
        seat = city.to_act[0]
        exchanged |= city.frame.step.name == "shopping"
        city.push(rng.choice(city.moves(seat)), seat)
        if city.turns == turn:
            continue
        for other in range(players):
            if other not in (seat, city.active) and not exchanged and city.deck:
                assert len(city.hands[other]) == sizes[other]
        sizes, turn, exchanged = [len(hand) for hand in city.hands], city.turns, False


# --- scoring -------------------------------------------------------------------------------------------------------


@st.composite
def scored_boards(draw: st.DrawFn) -> dict[str, Any]:
    """A position with some tiles, face up and down, and tokens wherever they may lie."""
    players = draw(PLAYERS)
    cells = draw(st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=30, unique=True))
    ids = Random(draw(SEEDS)).sample([id for id in built_in().ids if "power" not in id], len(cells))
    left = dict.fromkeys(LETTERS[:players], TOKENS)
    board = {}
    for (x, y), id in zip(cells, ids, strict=True):
        kind = id.split("#")[0]
        most = 4 if kind == "stadium" else players if kind in ("police_hq", "hotel") else 1
        wanted = draw(st.lists(st.sampled_from(LETTERS[:players]), max_size=most, unique=kind != "stadium"))
        tokens = ""
        for letter in wanted:
            if left[letter] > 1:
                left[letter] -= 1
                tokens += letter
        facing = "" if tokens or draw(st.booleans()) else "down"
        board[f"{x},{y}"] = laid(f"{id} {facing} {tokens}")
    return {"players": players, "board": board, "hands": [["port"]] if "port#8" not in ids else []}


def score_again(position: dict[str, Any], seat: int) -> tuple[list[int], int, int]:
    """Areas, bonus and silver count of a seat, counted in the plainest way."""
    tiles, letter = built_in(), LETTERS[seat]
    held = {}
    for name, found in position["board"].items():
        if letter in found.get("tokens", []):
            x, y = name.split(",")
            held[int(x), int(y)] = KINDS.index(found["tile"].split("#")[0])
    bonus = sum(tiles.bonus[kind] for kind in held.values())
    silver = sum(tiles.silver[kind] for kind in held.values())
    sizes = []
    left = set(held)
    while left:
        group = {left.pop()}
        while True:
            more = {(x, y) for x, y in left if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & group}
            if not more:
                break
            group |= more
            left -= more
        sizes.append(len(group))
    return sorted(size for size in sizes if size >= 3), bonus, silver


@rule("IC-54", "IC-55", "IC-56", "IC-57", "IC-58")
@MORE
@given(scored_boards())
def test_every_score_is_what_counting_by_hand_gives(position: dict[str, Any]) -> None:
    """Areas are never 1 or 2 points; the silver majority is shared by exactly those who have it."""
    outcome = GAME.setup(position).outcome()
    counted = [score_again(position, seat) for seat in range(position["players"])]
    most = max(silver for _, _, silver in counted)
    for seat, (areas, bonus, silver) in enumerate(counted):
        points = {kind: [line.points for line in outcome.of(seat) if line.kind == kind] for kind in ("area", "silver")}
        assert sorted(points["area"]) == areas
        assert all(size >= 3 for size in points["area"])
        assert points["silver"] == ([most] if most and silver == most else [])
        assert outcome.scores[seat] == sum(areas) + bonus + (most if silver == most else 0)


TURNS = {
    "moved": lambda x, y: (x + 40, y - 17),
    "turned": lambda x, y: (-y, x),
    "mirrored": lambda x, y: (-x, y),
}


@rule("IC-18", "IC-21", "IC-54")
@MORE
@given(scored_boards(), st.sampled_from(sorted(TURNS)))
def test_scores_do_not_depend_on_where_and_how_the_city_lies(position: dict[str, Any], how: str) -> None:
    turned = {}
    for name, text in position["board"].items():
        x, y = TURNS[how](*map(int, name.split(",")))
        turned[f"{x},{y}"] = text
    one, other = GAME.setup(position).outcome(), GAME.setup({**position, "board": turned}).outcome()
    assert (one.scores, one.ranks) == (other.scores, other.ranks)


@rule("IC-57")
@MORE
@given(scored_boards())
def test_scores_do_not_depend_on_how_many_tokens_lie_on_a_tile(position: dict[str, Any]) -> None:
    """Of the tiles, only Stadiums can carry several tokens of one player."""
    doubled = {
        name: found | {"tokens": [*found["tokens"], *sorted(set(found["tokens"]))]}
        if "stadium" in found["tile"] and "tokens" in found
        else found
        for name, found in position["board"].items()
    }
    one, other = GAME.setup(position).outcome(), GAME.setup({**position, "board": doubled}).outcome()
    assert (one.scores, one.ranks) == (other.scores, other.ranks)


# --- secrets -------------------------------------------------------------------------------------------------------


def hidden_from(city: City, viewer: int | None) -> list[str]:
    """The ids of the tiles in the deck, in the hands of others and face down: nobody shows them to the viewer."""
    described = city.describe()
    ids = [*described["deck"]]
    ids += [found["tile"] for found in described["board"].values() if found.get("down")]
    for seat, hand in enumerate(described["hands"]):
        looked_at = city.frame.step.name == "temple-tile" and viewer == city.active and city.frame.at == SEAT + seat
        if seat != viewer and not looked_at:
            ids += hand
    return ids


@rule("IC-5", "IC-92")
@FEW
@given(SEEDS, PLAYERS)
def test_a_view_does_not_change_when_hidden_tiles_change_places(seed: int, players: int) -> None:
    """Neither does what the viewer is asked."""
    rng = Random(seed)
    for city in sampled(players, seed, 12):
        for viewer in (*range(players), None):
            ids = hidden_from(city, viewer)
            renamed = dict(zip(ids, rng.sample(ids, len(ids)), strict=True))
            other = GAME.setup(rename(city.describe(), renamed))
            assert other.view(viewer) == city.view(viewer)
            if viewer is not None:
                assert other.decision(viewer) == city.decision(viewer)


def rename(data: Any, names: dict[str, str]) -> Any:
    """Plain data with tile ids replaced, also as keys."""
    if isinstance(data, dict):
        return {rename(key, names): rename(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [rename(value, names) for value in data]
    if isinstance(data, str):
        return names.get(data, data)
    return data


@FEW
@given(SEEDS, PLAYERS)
def test_what_a_seat_imagines_looks_the_same_to_it(seed: int, players: int) -> None:
    rng = Random(seed)
    for city in sampled(players, seed, 5):
        for viewer in (*range(players), None):
            dream = city.imagine(viewer, rng)
            assert isinstance(dream, City)
            assert dream.view(viewer) == city.view(viewer)
            assert GAME.broken_invariant(dream) is None
            if viewer is not None:
                assert dream.moves(viewer) == city.moves(viewer)
                bit = 1 << viewer
                known = [tile for tile in range(len(city.known)) if city.known[tile] & bit]
                assert all(dream.known[tile] & bit for tile in known), "nothing is forgotten"


@FEW
@given(SEEDS, PLAYERS)
def test_a_position_is_plain_data_and_reads_back(seed: int, players: int) -> None:
    for city in sampled(players, seed, 9):
        described = city.describe()
        assert GAME.setup(json.loads(json.dumps(described))).describe() == described
