"""Policy cards and passing: LC-46 to LC-60."""

from __future__ import annotations

import pytest

from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import DATA
from faubourg.testing import rule
from tests.rules.la_citta.harness import (
    RING,
    A,
    B,
    asked,
    city,
    city_at,
    events,
    hex_number,
    last_turn,
    options,
    people,
    play,
    position,
    refusal,
    tiles,
)

HOME = city("A", "13,2", 5, ("12,3", "school"))


@rule("LC-46")
def test_a_card_is_taken_carried_out_paid_and_replaced() -> None:
    """R-LC-2: the card stays in front of its player."""
    region = position(HOME, display=["palace"], gold=[4, 1])
    card, top = region.display[0], region.pile[-1]
    play(region, "palace")
    assert asked(region) == "A site"
    assert region.view(B)["display"][0] is None
    play(region, "14,1")
    assert tiles(region, "13,2")["14,1"] == "palace"
    assert region.gold == [3, 1]
    assert region.taken[A] == (card,)
    assert region.display[0] == top
    assert len(region.pile) == 24


@rule("LC-46")
def test_a_card_without_a_possible_effect_cannot_be_taken() -> None:
    """R-LC-3: baths without a lake nearby, and an effect that is possible but too dear."""
    dry = city("A", "7,3", 4)
    region = position(dry, display=["baths", "bread_and_games"], gold=[9, 1])
    assert not {"baths", "bread_and_games"} & set(options(region))
    assert refusal(region, "baths") == "LC-46"
    assert refusal(region, "bread_and_games") == "LC-46"


@rule("LC-46")
def test_a_master_builder_without_gold_for_what_is_possible() -> None:
    """Only a medium building would be possible, and it costs two."""
    region = position(city("A", "13,2", 2), display=["master_builder"], gold=[1, 0])
    region.in_stock &= ~sum(1 << kind for kind in (1, 2, 3, 4, 5, 6))
    assert refusal(region, "master_builder") == "LC-46"


@rule("LC-47")
def test_only_what_can_be_paid() -> None:
    region = position(HOME, display=["cathedral", "palace", "master_builder"], gold=[2, 1])
    assert refusal(region, "cathedral") == "LC-47"
    play(region, "master_builder")
    assert options(region) == ["small", "medium"]
    assert refusal(region, "large") == "LC-47"
    assert refusal(position(HOME, display=["palace"], gold=[0, 1]), "palace") == "LC-47"


@rule("LC-48")
def test_an_empty_pile_is_made_of_the_discarded_cards() -> None:
    """R-LC-40: only when a card has to be drawn."""
    region = position(HOME)
    region.discard = region.pile[:-1]
    region.pile = region.pile[-1:]
    play(region, "pass")
    assert (len(region.pile), len(region.discard)) == (0, 24), "the pile is empty, and nothing is shuffled yet"
    play(region, "pass", B)
    assert (len(region.pile), len(region.discard)) == (23, 0)
    assert events(region, "reshuffle")


@rule("LC-48")
def test_five_players_never_run_out_of_cards() -> None:
    """TV-18: 7 + 25 = 32."""
    region = GAME.start(players=5, seed=2)
    assert isinstance(region, Region)
    for _ in range(25):
        region.play("pass", region.to_act[0])
    assert asked(region).endswith("starve"), "all turns of the year are over"
    assert (len(region.pile), len(region.discard)) == (0, 25)


@rule("LC-49")
def test_a_pass_takes_the_top_card_unseen() -> None:
    region = position(HOME)
    top = region.pile[-1]
    play(region, "pass")
    assert region.taken[A] == (top,)
    assert region.known[top] == 0
    assert region.view(A)["taken"] == [[None], []]


@rule("LC-49")
def test_a_pass_is_carried_out_without_asking_if_nothing_else_is_possible() -> None:
    """B can do nothing but pass, so A has the next turn."""
    cards = [f"university#{n}" for n in (1, 2)] + [f"cathedral#{n}" for n in (1, 2)] + ["palace", "palace", "palace"]
    region = position(
        HOME, city("B", "2,10", 1), display=cards, gold=[1, 0], turn=4, player_cards=[0, 0], active="A", first="A"
    )
    play(region, "pass")
    assert asked(region) == "A turn"
    assert region.turn == 5
    assert [len(cards) for cards in region.taken] == [1, 1]


@rule("LC-50", "LC-51")
@pytest.mark.parametrize(
    ("card", "price"), [("palace", 1), ("baths", 1), ("hospital", 1), ("cathedral", 3), ("university", 3)]
)
def test_cards_that_build_one_building(card: str, price: int) -> None:
    region = position(HOME, display=[card], gold=[price, 1])
    play(region, f"{card}; 14,1")
    assert tiles(region, "13,2")["14,1"] == card
    assert region.gold[A] == 0


@rule("LC-52")
@pytest.mark.parametrize(
    ("size", "price", "kinds"),
    [
        ("small", 1, ["farmhouse", "quarry", "school", "statue", "fountain", "market"]),
        ("medium", 2, ["palace", "baths", "hospital"]),
        ("large", 4, ["cathedral", "university"]),
    ],
)
def test_the_master_builder_builds_any_size(size: str, price: int, kinds: list[str]) -> None:
    region = position(HOME, display=["master_builder"], gold=[5, 1])
    play(region, "master_builder")
    assert options(region) == ["small", "medium", "large"]
    play(region, size)
    assert options(region) == kinds
    assert region.gold[A] == 5 - price


@rule("LC-53")
@pytest.mark.parametrize(("word", "cubes", "price"), [("one", 1, 0), ("two", 2, 2), ("three", 3, 5)])
def test_bread_and_games_raise_one_service_of_one_city(word: str, cubes: int, price: int) -> None:
    home = city("A", "13,2", 5, ("12,3", "school"), ("14,1", "statue"))
    region = position(home, display=["bread_and_games"], gold=[5, 1])
    play(region, f"bread_and_games; {word}")
    assert options(region) == ["14,1 culture", "12,3 education"]
    play(region, "12,3 education")
    assert [city_at(region, "13,2").service(s) for s in range(3)] == [2 + 2 * cubes, 2, 0]
    assert region.cubes == [4 - cubes, 4]
    assert region.gold[A] == 5 - price


@rule("LC-53")
def test_games_stand_beside_an_own_arch() -> None:
    """R-LC-19, R-LC-22: no arch of health, none of the castle, none of others; R-LC-25: the same arch again."""
    region = position(HOME, city("B", "2,10", 3, ("3,10", "statue")), display=["bread_and_games"] * 2, gold=[9, 1])
    play(region, "bread_and_games; two")
    assert city_at(region, "13,2").service(0) == 6, "the school is the only arch, so it is not asked about"
    play(region, "pass", B)
    play(region, "bread_and_games; two")
    assert city_at(region, "13,2").service(0) == 10
    assert region.cubes[A] == 0


@rule("LC-53")
def test_games_without_any_arch_cannot_be_played() -> None:
    region = position(city("A", "13,2", 4, ("12,3", "quarry")), display=["bread_and_games"])
    assert refusal(region, "bread_and_games") == "LC-46"
    two = city("A", "13,2", 5, ("12,3", "school"), ("14,1", "statue"))
    region = position(two, city("B", "2,10", 3, ("3,10", "statue")), display=["bread_and_games"])
    play(region, "bread_and_games")
    assert asked(region) == "A games"
    for text in ("12,3 health", "13,2 education", "3,10 culture"):
        assert refusal(region, text) == "LC-53"


@rule("LC-54", "LC-60")
def test_games_need_as_many_cubes() -> None:
    home = city("A", "13,2", 5, ("12,3", "school education education"))
    region = position(home, display=["bread_and_games"], gold=[9, 1])
    play(region, "bread_and_games")
    assert options(region) == ["one", "two"]
    assert refusal(region, "three") == "LC-54"
    spent = city("A", "13,2", 5, ("12,3", "school education education education education"))
    assert refusal(position(spent, display=["bread_and_games"]), "bread_and_games") == "LC-54"


@rule("LC-55", "LC-71")
@pytest.mark.parametrize(("word", "count", "price"), [("one", 1, 0), ("two", 2, 2), ("three", 3, 5)])
def test_blessed_times_bring_citizens_to_one_castle(word: str, count: int, price: int) -> None:
    """R-LC-18: there must be room for all of them."""
    region = position(
        city("A", "13,2", 2), city("A", "6,0", 5), city("A", "5,8", 1), display=["blessed_times"], gold=[5, 1]
    )
    play(region, f"blessed_times; {word}")
    assert options(region) == ["13,2", "5,8"]
    assert refusal(region, "6,0") == "LC-71"
    assert refusal(region, "2,10") == "LC-55"
    play(region, "5,8")
    assert people(region, "13,2", "6,0", "5,8") == [2, 5, 1 + count]
    assert region.gold[A] == 5 - price


@rule("LC-55")
def test_blessed_times_without_room_for_three() -> None:
    region = position(city("A", "13,2", 4), display=["blessed_times"], gold=[9, 1])
    play(region, "blessed_times")
    assert people(region, "13,2") == [5], "only the effect for one is possible, so nothing is asked"
    assert "blessed_times" not in options(position(city("A", "13,2", 5), display=["blessed_times"]))


@rule("LC-56")
def test_rich_harvest_doubles_a_farmhouse() -> None:
    farms = city("A", "13,2", 5, ("12,3", "farmhouse"), ("14,1", "farmhouse"))
    region = position(farms, display=["rich_harvest"])
    before = region.food[A]
    play(region, "rich_harvest")
    assert options(region) == ["14,1", "12,3"], "never the castle"
    assert refusal(region, "13,2") == "LC-56"
    play(region, "12,3")
    assert region.food[A] == before + 3
    assert region.cubes[A] == 3
    assert region.gold[A] == 1


@rule("LC-56", "LC-57", "LC-58")
def test_rich_harvest_on_a_farmhouse_without_food() -> None:
    """TV-25, R-LC-23: offered in years 1 to 5, a cube goes there, no food comes, and the cube is back next year."""
    barren = city("A", "2,15", 3, ("1,15", "farmhouse"))
    others = [{"owner": letter, "castle": place, "people": 3} for letter, place in (("B", "13,2"), ("C", "9,5"))]
    others.append({"owner": "D", "castle": "19,5", "people": 3})
    data = {"players": 4, "cities": [barren, *others], "display": ["rich_harvest", "rich_harvest"], "first": "A"}
    region = GAME.setup(data)
    assert isinstance(region, Region)
    assert region.ground.food[hex_number(region, "1,15")] == 0
    before = region.food[A]
    play(region, "rich_harvest")
    assert (region.food[A], region.cubes[A]) == (before, 3)
    assert "rich_harvest" not in options_of(GAME.setup({**data, "year": 6}))
    assert "rich_harvest" in options_of(GAME.setup({**data, "year": 5}))
    for seat in (1, 2, 3):
        region.play("pass", seat)
    assert "rich_harvest" not in options(region), "the same farmhouse has had its harvest"


def options_of(region: object) -> list[str]:
    assert isinstance(region, Region)
    return options(region)


@rule("LC-57")
def test_a_farmhouse_has_one_rich_harvest_a_year() -> None:
    farms = city("A", "13,2", 5, ("12,3", "farmhouse harvest"), ("14,1", "farmhouse"), ("15,1", "farmhouse"))
    region = position(farms, display=["rich_harvest"])
    play(region, "rich_harvest")
    assert options(region) == ["15,1", "14,1"]
    assert refusal(region, "12,3") == "LC-57"
    alone = city("A", "13,2", 5, ("12,3", "farmhouse harvest"))
    assert "rich_harvest" not in options(position(alone, display=["rich_harvest"]))


@rule("LC-58", "LC-60")
def test_rich_harvest_takes_a_cube() -> None:
    spent = city("A", "13,2", 5, ("12,3", "farmhouse"), ("14,1", "statue culture culture culture culture"))
    assert refusal(position(spent, display=["rich_harvest"]), "rich_harvest") == "LC-58"


@rule("LC-59")
def test_asking_the_people_shows_two_cards_to_one_player_alone() -> None:
    region = position(HOME, display=["ask_the_people"], gold=[0, 0])
    play(region, "ask_the_people")
    assert options(region) == ["cards-1-2", "cards-1-3", "cards-2-3"]
    play(region, "cards-1-3")
    assert [card is not None for card in region.view(A)["voices"]] == [True, True, False, True]
    assert [card is not None for card in region.view(B)["voices"]] == [True, False, False, False]
    assert region.view(B)["voices_seen_by"] == [[], ["A"], [], ["A"]]
    assert region.gold[A] == 0


@rule("LC-59")
def test_asking_the_people_about_all_three_costs_two() -> None:
    """R-LC-26: the card may be played even by who knows everything."""
    region = position(HOME, display=["ask_the_people"] * 2, gold=[2, 0])
    play(region, "ask_the_people; three")
    assert all(region.view(A)["voices"])
    assert region.gold[A] == 0
    play(region, "pass", B)
    assert "ask_the_people" in options(region)
    told = events(region, "look")[0]
    assert "cards" in told.known_to(A)
    assert "cards" not in told.known_to(B)


@rule("LC-60")
def test_cubes_come_back_only_at_the_end_of_the_year() -> None:
    home = city("A", "13,2", 5, ("12,3", "school education"), ("14,1", "farmhouse harvest"))
    region = last_turn(home)
    assert region.cubes == [2, 4]
    play(region, "pass", B)
    assert region.cubes == [4, 4]


@rule("LC-60")
def test_a_cube_returns_with_the_building_it_stands_at() -> None:
    """R-LC-20."""
    region = position(city("A", RING[4], 5, (RING[5], "school education education"), (RING[3], "statue culture")))
    region.demolish(region.place_of(hex_number(region, RING[4])), hex_number(region, RING[5]))
    assert region.cubes[A] == 3
    assert [city_at(region, RING[4]).service(s) for s in range(3)] == [0, 4, 0]


@rule("LC-50", "LC-51", "LC-52", "LC-53", "LC-55", "LC-59")
def test_prices_are_those_of_the_data() -> None:
    prices = {row["key"]: [effect["cost"] for effect in row["effects"]] for row in DATA["policy"]}
    assert prices["master_builder"] == [1, 2, 4]
    assert prices["bread_and_games"] == prices["blessed_times"] == [0, 2, 5]
    assert prices["ask_the_people"] == [0, 2]
    assert sum(row["base"] for row in DATA["policy"]) == sum(row["expansion"] for row in DATA["policy"]) == 32
