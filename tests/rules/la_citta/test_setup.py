"""The basic and the advanced set-up: LC-12 to LC-24."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from faubourg.core.errors import SetupError
from faubourg.core.events import EVERYONE
from faubourg.core.hexes import bits
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.sites import first_castle_sites
from faubourg.games.la_citta.state import Region
from faubourg.testing import rule
from tests.rules.la_citta.harness import asked, castles, city, hex_number, options, position


def start(players: int = 2, seed: int = 1, **options: object) -> Region:
    region = GAME.start(players=players, seed=seed, **options)
    assert isinstance(region, Region)
    return region


@rule("LC-12")
@pytest.mark.parametrize("players", GAME.players)
def test_what_each_player_begins_with(players: int) -> None:
    region = start(players)
    assert region.gold == [1] * players
    assert region.cubes == [4] * players
    assert region.ready == [3] * players
    assert region.view(None)["castles"] == [2] * players, "four castles each, of which two stand on the board"


@rule("LC-13")
@pytest.mark.parametrize(
    ("players", "standing"),
    [
        (2, [["13,0", "2,10"], ["5,6", "10,4"]]),
        (3, [["4,5", "8,12"], ["11,4", "0,8"], ["5,11", "12,0"]]),
        (4, [["9,1", "5,8"], ["11,14", "15,7"], ["1,10", "9,5"], ["19,5", "11,10"]]),
        (5, [["18,5", "2,10"], ["5,8", "1,14"], ["5,12", "14,11"], ["8,7", "18,2"], ["11,10", "15,2"]]),
    ],
)
def test_the_basic_set_up_is_that_of_the_map(players: int, standing: list[list[str]]) -> None:
    region = start(players)
    assert [castles(region, seat) for seat in range(players)] == standing
    laid = Counter(region.ground.terrain)
    assert laid == {"farm1": 7, "farm2": 6, "farm3": 1, "mountain": 3, "lake": 5, "wasteland": 2}
    assert start(players, seed=99).ground.terrain == region.ground.terrain


@rule("LC-14")
@pytest.mark.parametrize("players", GAME.players)
def test_every_player_begins_with_seven_food(players: int) -> None:
    """TV-1: in the set-up for four, the castle at (11,10) gives 3 + 2."""
    region = start(players)
    assert region.food == [7] * players
    if players == 4:
        assert region.ground.food[hex_number(region, "11,10")] == 5


@rule("LC-15", "LC-28")
def test_three_citizens_in_each_castle_and_one_more_in_the_first_year() -> None:
    """R-LC-48: growth takes place in year 1 too."""
    assert [city.people for city in start().cities] == [4] * 4
    region = start(setup="advanced")
    region.push(region.moves(region.to_act[0])[0], region.to_act[0])
    assert [city.people for city in region.cities] == [3]


@rule("LC-16")
def test_seven_policy_cards_lie_face_up() -> None:
    region = start()
    assert len(region.display) == 7
    assert len(region.pile) == 25
    assert all(region.known[card] == EVERYONE for card in region.display)
    assert not any(region.known[card] for card in region.pile)
    assert start(seed=2).pile != region.pile


@rule("LC-17")
def test_the_voice_cards_are_shuffled_face_down() -> None:
    region = start()
    assert len(region.voice_pile) + len(region.voices) == 27
    services = Counter(region.cards.voice[card] for card in (*region.voice_pile, *region.voices))
    assert services == {0: 9, 1: 9, 2: 9}
    assert not any(region.known[card] for card in region.voice_pile)
    assert start(seed=2).voice_pile != region.voice_pile


@rule("LC-18")
def test_chance_or_the_host_names_the_first_player() -> None:
    """R-LC-27."""
    assert {start(3, seed).first for seed in range(30)} == {0, 1, 2}
    assert {start(3, seed, first="C").first for seed in range(5)} == {2}
    with pytest.raises(SetupError, match="first cannot be D"):
        start(3, first="D")


@rule("LC-19")
def test_advanced_terrain_is_dealt_at_random() -> None:
    grounds = {start(2, seed, setup="advanced").ground.terrain for seed in range(5)}
    assert len(grounds) == 5
    for terrain in grounds:
        assert Counter(terrain) == {"farm1": 7, "farm2": 6, "farm3": 1, "mountain": 3, "lake": 5, "wasteland": 2}


@rule("LC-20", "LC-23", "LC-24")
def test_castles_go_against_the_clock_and_back() -> None:
    """TV-17: first player B of four: B A D C, then C D A B; C begins year 1."""
    region = start(4, setup="advanced", first="B")
    order = ""
    while asked(region).endswith("first-castle"):
        order += SEAT_LETTERS[region.to_act[0]]
        region.push(region.moves(region.to_act[0])[0], region.to_act[0])
    assert order == "BADCCDAB"
    assert asked(region) == "C turn"
    assert region.first == 2
    assert region.year == 1


@rule("LC-20")
def test_the_first_castle_may_go_on_any_hex_in_play() -> None:
    """R-LC-32: it need not touch a farm."""
    region = start(2, setup="advanced")
    assert len(options(region)) == 76
    assert any(region.ground.food[hex_number(region, name)] == 0 for name in options(region))
    seat = region.to_act[0]
    region.play("6,0", seat)
    rule_of_refusal = region.why_not("6,0", region.to_act[0])
    assert rule_of_refusal is not None
    assert rule_of_refusal.id == "LC-20"


@rule("LC-21")
def test_castles_keep_a_gap_of_three() -> None:
    region = start(2, setup="advanced", first="A")
    region.play("6,0", 0)
    assert "9,0" not in options(region)
    assert "9,1" in options(region)
    refused_by = region.why_not("9,0", 1)
    assert refused_by is not None
    assert refused_by.id == "LC-21"


@rule("LC-21")
def test_the_own_castles_count_too() -> None:
    region = start(2, setup="advanced", first="A")
    region.play("6,0", 0)
    region.play("9,1", 1)
    assert asked(region) == "B first-castle"
    assert not {"10,3", "8,2", "9,0"} & set(options(region))


@rule("LC-21")
def test_without_a_hex_the_distance_shrinks() -> None:
    """R-LC-31: castles set so that no hex has a gap of three to all: then two is enough."""
    region = start(2, setup="advanced")
    rng = Random(1)
    # Fill the board with castles until no hex is left at full distance.
    while region.board.in_play & ~region.crowded:
        region.place_castle(0, rng.choice(bits(region.board.in_play & ~region.crowded)), 3)
    sites = bits(first_castle_sites(region))
    gaps = {min(region.board.gap(site, city.castle) for city in region.cities) for site in sites}
    assert gaps == {2}


@rule("LC-22")
def test_a_castle_of_the_advanced_set_up_gives_its_food_at_once() -> None:
    region = start(2, setup="advanced", first="A")
    best = max(options(region), key=lambda name: region.ground.food[hex_number(region, name)])
    food = region.ground.food[hex_number(region, best)]
    region.play(best, 0)
    assert food >= 3
    assert region.food == [food, 0]


@rule("LC-23")
def test_the_last_to_place_places_twice_in_a_row() -> None:
    region = start(3, setup="advanced", first="A")
    asked_seats = []
    while asked(region).endswith("first-castle"):
        asked_seats.append(region.to_act[0])
        region.push(region.moves(region.to_act[0])[-1], region.to_act[0])
    assert asked_seats == [0, 2, 1, 1, 2, 0]


@rule("LC-13")
def test_a_position_says_when_its_terrain_is_not_that_of_the_tiles() -> None:
    with pytest.raises(SetupError, match="LC-19"):
        position(city("A", "15,1", 3), terrain={"D00": "lake"})
