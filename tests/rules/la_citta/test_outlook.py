"""What a player weighs: figures of choices, what is closed and why, suggestions, forecasts, and the year in events."""

from __future__ import annotations

import pytest

from faubourg.core.hexes import bits
from faubourg.core.state import Decision
from faubourg.core.table import Table
from faubourg.core.texts import LANGUAGES
from faubourg.core.trying import try_line
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.names import city_name
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import KINDS, POLICIES
from faubourg.testing import rule
from tests.rules.la_citta.harness import RING, A, B, asked, city, last_turn, play, position, relocate, unsettled


def decision(region: Region, seat: int = A) -> Decision:
    found = region.decision(seat)
    assert found is not None
    return found


def closed(region: Region, lang: str = "en") -> dict[str, str]:
    found = region.decision(A, lang)
    assert found is not None
    return {one.notation.partition("#")[0]: one.why for one in found.closed}


@rule("LC-47")
def test_a_card_that_cannot_be_paid_tells_what_is_short() -> None:
    region = position(city("A", "13,2", 4), display=["cathedral", "bread_and_games"], gold=[1, 0])
    offer = region.view(A)["offers"][0]
    blocked = {
        "rule": "LC-47",
        "short": 2,
        "why": {
            "en": "this costs 3 gold, and you have 1",
            "fr": "il faut 3 pièces d’or, et vous en avez 1",
        },
    }
    assert offer["blocked"] == blocked
    assert offer["effects"] == [
        {
            "price": 3,
            "act": "build",
            "kind": "cathedral",
            "size": None,
            "count": 1,
            "blocked": blocked,
        }
    ]
    assert [effect["price"] for effect in region.view(A)["offers"][1]["effects"]] == [0, 2, 5]
    assert closed(region)["cathedral"] == "this costs 3 gold, and you have 1"
    assert closed(region, "fr")["cathedral"] == "il faut 3 pièces d’or, et vous en avez 1"
    assert closed(region)["bread_and_games"] == "you have no arch to place cubes beside"
    assert region.view(None)["offers"][0]["blocked"] is None


@rule("LC-31", "LC-44")
def test_player_cards_that_are_closed_say_why() -> None:
    region = position(city("A", "13,2", 4), founded=["A"])
    uses = {use["use"]: use["blocked"] for use in region.view(A)["uses"]}
    assert uses["gold"] is None and uses["small-building"] is None
    assert (uses["new-city"]["rule"], uses["new-city"]["short"]) == ("LC-44", 0)
    assert uses["new-city"]["why"]["en"] == "you have founded a city this year already"
    assert closed(region)["new-city"] == "you have founded a city this year already"


@rule("LC-65", "LC-66")
def test_kinds_tell_their_figures_and_why_others_are_missing() -> None:
    region = position(city("A", "13,0", 4), stock={"market": 0})
    play(region, "small-building")
    facts = {choice.notation: choice.facts for choice in decision(region).choices}
    assert facts["school"] == {
        "kind": "school",
        "size": "small",
        "arches": {"education": 2},
        "stock": 15,
        "staffed": True,
    }
    assert closed(region)["market"] == "no tile for the Market is left"
    assert "has a free hex at a lake" in closed(region)["fountain"]
    assert "road" not in closed(region), "it is not in play"


@rule("LC-46")
def test_an_effect_leads_back_to_its_card() -> None:
    region = position(city("A", "13,2", 5, ("12,3", "school")), display=["palace", "bread_and_games"], gold=[2, 0])
    play(region, "bread_and_games")
    found = decision(region)
    assert found.about.piece == "card:bread_and_games"
    assert found.about.spots == ("display:1",)
    assert [choice.spots for choice in found.choices] == [("button:one",), ("button:two",)]
    assert [choice.facts for choice in found.choices] == [{"price": 0, "count": 1}, {"price": 2, "count": 2}]
    assert closed(region) == {"three": "this costs 5 gold, and you have 2"}


@rule("LC-40")
def test_hexes_for_a_new_city_tell_their_land_and_distance() -> None:
    region = position(city("A", "13,2", 4))
    play(region, "new-city")
    choice = next(choice for choice in decision(region).choices if choice.notation == "5,6")
    hex = region.board.numbers["5,6"]
    assert choice.facts["city_name"] == city_name(hex)
    assert choice.facts["food"] == region.ground.food[hex]
    assert choice.facts["distance"] == min(region.board.gap(hex, city.castle) for city in region.cities)
    assert f"{choice.facts['distance']} hexes from {choice.facts['nearest']}" in choice.label


@rule("LC-41", "LC-91")
def test_who_can_be_spared_is_suggested() -> None:
    region = position(city("A", "13,2", 3, ("12,3", "school")), city("A", "5,6", 5), gold=[1, 1])
    play(region, "new-city; 2,5")
    assert decision(region).suggested == ("5,6",)
    hungry = last_turn(city("A", "13,2", 4, ("12,3", "school")), city("A", "5,8", 5), fed=False, voices=["health"] * 4)
    hungry.food[A] = 5
    play(hungry, "pass", B)
    found = decision(hungry)
    assert found.kind == "starve"
    assert (found.least, found.left, len(found.suggested)) == (4, 4, 4)
    assert found.suggested[0] == "5,8"
    assert "5 food for 9 citizens: 4 must leave" in found.prompt


@rule("LC-80")
def test_services_lead_back_to_their_castle_and_tell_who_comes() -> None:
    region = last_turn(
        city("A", "11,4", 4, ("12,3", "school"), ("11,5", "statue")),
        city("B", "15,1", 4, ("15,2", "statue")),
        voices=["education", "education", "culture", "culture"],
    )
    play(region, "pass", B)
    assert asked(region) == "A service"
    choices = decision(region).choices
    assert [choice.spots for choice in choices] == [
        ("button:education",),
        ("button:culture",),
    ]
    assert [choice.facts for choice in choices] == [{"takes": ["15,1"]}, {"takes": []}]
    rival = city_name(region.board.numbers["15,1"])
    assert [choice.label for choice in choices] == [f"Education: one citizen, from {rival}", "Culture: nobody comes"]


@rule("LC-75")
def test_the_view_tells_who_would_move() -> None:
    region = position(city("A", "11,4", 4, ("12,3", "school")), city("B", "15,1", 3))
    moves = region.view(None)["migration"]
    assert moves == {
        "education": [{"origin": "15,1", "city": "11,4", "room": True}],
        "culture": [],
        "health": [],
    }


def test_cities_have_names_that_stay() -> None:
    names = {city_name(hex) for hex in range(1000)}
    assert len(names) == 1000
    region = position(city("A", "13,2", 4))
    seen = region.view(None)
    assert seen["cities"][0]["name"] == next(row["name"] for row in seen["map"]["hexes"] if row["cell"] == "13,2")


def test_every_piece_explains_itself_in_both_languages() -> None:
    for lang in LANGUAGES:
        for expansion in (False, True):
            found = {piece.id: piece for piece in GAME.pieces(lang, {"expansion": expansion})}
            assert all(piece.name and piece.line and piece.text and piece.rules for piece in found.values())
            assert all(rule in GAME.rules for piece in found.values() for rule in piece.rules)
            assert ("tile:estate" in found) == expansion
        assert len([id for id in found if id.startswith("tile:")]) == len(KINDS)
        assert len([id for id in found if id.startswith("card:")]) == len(POLICIES)
    assert found["card:bread_and_games"].price == "0 / 2 / 5 pièces d’or"


@rule("LC-99")
def test_hunger_of_the_last_year_counts_before_the_end() -> None:
    region = position(city("A", "13,0", 5), city("A", "5,8", 5), year=6, turn=5, first="A", active="B")
    region.food[A] = 2
    play(region, "pass", B)
    assert asked(region) == "A starve"
    assert region.outcome().of(A)[-1].rule == "LC-99"
    assert region.view(None)["scores"][A] == region.citizens_of(A) - 5


@rule("LC-35")
def test_the_pages_of_a_years_end_begin_with_an_event() -> None:
    region = last_turn(
        city("A", "11,4", 4, ("12,3", "school")), city("B", "15,1", 3), voices=["education"] * 4, fed=False
    )
    region.food = [1, 50]
    table = Table(region)
    table.push(region.moves(B)[-1], B)
    data = [GAME.event_data(region, event, None, "en") for event in table.log]
    phases = [event["facts"]["phase"] for event in data if event["kind"] == "phase"]
    assert phases == ["voice", "migration", "relocation", "feeding", "clean-up"]
    migrate = next(event for event in data if event["kind"] == "migrate")
    assert migrate["seat"] == "A"
    assert (migrate["facts"]["people"], migrate["facts"]["origin_people"]) == (5, 2)
    assert migrate["moves"] == [{"piece": "piece:citizen", "from": "cell:15,1", "to": "cell:11,4"}]
    assert "penalty" in [event["kind"] for event in data]
    hunger = next(event for event in data if event["kind"] == "hunger")
    assert hunger["facts"] == {"seat": "A", "people": 5, "food": 1, "count": 4}


def test_the_log_keeps_the_name_of_a_building_that_is_gone() -> None:
    region = position(city("A", "13,2", 5, ("12,3", "school")), display=["bread_and_games"])
    table = Table(region, ["Ada", "Ben"])
    table.play("bread; one", A)
    before = table.sentences(None, "en")
    assert f"Ada places a cube beside the School in {city_name(region.board.numbers['13,2'])}: Education +1." in before
    region.demolish(0, region.board.numbers["12,3"])
    assert table.sentences(None, "en") == before


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("or", "gold"),
        ("small building", "small-building"),
        ("petit batiment", "small-building"),
        ("Nouvelle Ville", "new-city"),
        ("bains publics", "baths#1"),
        ("public", "baths#1"),
        ("bread", "bread_and_games#1"),
        ("passer", "pass"),
    ],
)
def test_names_may_be_typed_in_either_language_and_cut_short(typed: str, move: str) -> None:
    home = city("A", RING[2], 5, (RING[1], "school"))
    region = position(home, display=["baths", "bread_and_games"], gold=[5, 5])
    read = region.read(typed, A)
    assert [GAME.notation(region, one) for one in read] == [move]


def test_a_city_may_be_named_where_a_castle_is_asked_for() -> None:
    region = position(city("A", "13,2", 5), city("A", "5,6", 5))
    play(region, "new-city; 2,5")
    assert asked(region) == "A founder"
    assert region.why_not(city_name(region.board.numbers["13,2"]), A) is None


def test_a_bare_hex_is_enough_for_its_only_arch() -> None:
    region = position(
        city("A", "13,2", 5, ("12,3", "school"), ("14,1", "hospital")), display=["bread_and_games"], gold=[0, 0]
    )
    play(region, "bread_and_games")
    assert region.why_not("12,3", A) is None
    assert region.why_not("14,1", A) is not None
    assert region.why_not("14,1 santé", A) is None


@rule("LC-62")
def test_a_site_tells_whom_it_cuts_off() -> None:
    """Cities never touch: what one builds beside the other's free hexes, the other can no longer use."""
    region = position(city("A", "11,4", 4), city("B", "15,1", 4))
    play(region, "small-building; school")
    assert all("closes" not in choice.facts for choice in decision(region).choices)
    near = position(city("A", "11,4", 4, ("12,3", "statue")), city("B", "15,1", 4))
    play(near, "small-building; school")
    facts = {choice.notation: choice.facts for choice in decision(near).choices}
    [closing] = facts["13,2"]["closes"]
    assert closing["city"] == "15,1" and closing["hexes"] == 1
    before = len(sites(near))
    play(near, "13,2")
    assert len(sites(near)) == before - 1 == closing["left"]


def sites(region: Region) -> list[str]:
    """The hexes on which the city of B could build."""
    [own] = [one for one in region.cities if one.owner == B]
    return [region.board.names[hex] for hex in bits(region.sites_of(own))]


@rule("LC-91")
def test_a_city_can_be_named_once_for_each_who_lives_there() -> None:
    region = last_turn(city("A", "13,2", 3), city("A", "5,8", 2), fed=False, voices=["health"] * 4)
    region.food[A] = 3
    play(region, "pass", B)
    spots = {choice.notation: choice.spots for choice in decision(region).choices}
    assert spots == {
        "13,2": ("cell:13,2", "citizen:13,2/2", "citizen:13,2/3"),
        "5,8": ("cell:5,8", "citizen:5,8/2"),
    }


@rule("LC-46")
def test_only_what_turns_up_a_card_cannot_be_taken_back() -> None:
    """A player card draws nothing, so it goes at once; a policy card is followed by a new one."""
    region = position(city("A", "13,2", 4), display=["hospital"], gold=[1, 1])
    assert try_line(region, ["gold"], A).end == "open"
    assert try_line(region, ["small-building", "school", "12,3"], A).end == "open"
    tried = try_line(region, ["hospital", "12,3"], A)
    assert (tried.end, tried.why, tried.played) == ("final", ("next",), 2)
    last = position(city("A", "13,2", 4), turn=5, player_cards=[1, 1])
    assert try_line(last, ["gold"], A).end == "final", "the voices may be turned up after it"


@rule("LC-91", "LC-82")
def test_no_gesture_goes_on_when_nothing_is_asked_any_more() -> None:
    """Whoever names as many citizens as are asked for at once is never refused, in whichever order."""
    region = last_turn(city("A", "13,2", 1), city("A", "5,8", 5), fed=False, voices=["health"] * 4)
    region.food[A] = 3
    play(region, "pass", B)
    found = decision(region)
    assert (found.kind, found.least, found.left) == ("starve", 1, 1), "with 13,2 empty the others are taken from 5,8"
    play(region, "13,2")
    assert asked(region) != "A starve"
    poor = position(city("A", "13,2", 3, ("12,3", "school"), ("14,1", "statue")))
    unsettled(poor, "13,2", 1)
    relocate(poor)
    found = decision(poor)
    assert (found.kind, found.least, found.left) == ("demolish", 1, 1)
