"""A question of a text with one answer is not asked but answered, and told like any other; not all of them, though."""

from __future__ import annotations

from faubourg.testing import rule
from tests.rules.infinite_city.harness import A, asked, hand, listen, options, play, position, tile, tokens


@rule("IC-31", "IC-74")
def test_an_embassy_beside_one_tile_captures_it() -> None:
    city = position({"0,0": "hotel B"}, [["embassy"], ["bank"]])
    log = listen(city)
    play(city, "embassy; 0,1", A)
    assert (tokens(city, "0,0"), asked(city)) == ("A", "B turn")
    assert [event.kind for event in log][:3] == ["play", "token", "return"]


@rule("IC-69", "IC-70")
def test_the_last_capture_of_a_capitol_is_made_without_asking() -> None:
    city = position({"0,1": "hotel B", "1,0": "plaza B"}, [["capitol"], ["bank"]])
    play(city, "capitol; 0,0", A)
    assert (asked(city), options(city)) == ("A capitol", ["0,1", "1,0"])
    play(city, "1,0", A)
    assert (tokens(city, "0,1"), tokens(city, "1,0"), asked(city)) == ("A", "A", "B turn")


@rule("IC-99")
def test_a_stadium_takes_a_single_token() -> None:
    city = position({"0,0": "hotel B"}, [["stadium"], ["bank"]])
    play(city, "stadium; 0,1", A)
    assert (tokens(city, "0,0"), tokens(city, "0,1")) == ("", "AB")


@rule("IC-98", "IC-101")
def test_of_two_players_nobody_asks_whom() -> None:
    shopping = position({"0,0": "hotel"}, [["shopping_complex", "bank"], ["port"]])
    play(shopping, "shopping_complex; 0,1", A)
    assert hand(shopping, A)[0] == "port"
    temple = position({"0,0": "hotel"}, [["temple", "bank"], ["port", "plaza"]])
    play(temple, "temple; 0,1", A)
    assert (asked(temple), options(temple)) == ("A temple-tile", ["port", "plaza"])


@rule("IC-94", "IC-104")
def test_what_follows_a_pick_may_be_clear() -> None:
    """Two tiles to exchange are exchanged; one place beside a Plaza is where a tile moves."""
    transit = position({"0,0": "hotel B"}, [["transit_station"], ["bank"]])
    play(transit, "transit_station; 0,1", A)
    assert options(transit) == ["0,0", "0,1"]
    play(transit, "0,0", A)
    assert (tile(transit, "0,1"), asked(transit)) == ("hotel", "B turn")


@rule("IC-61", "IC-82")
def test_what_may_be_declined_or_would_tell_something_is_asked() -> None:
    """An Arboretum may be stopped. Whoever is not asked by a Library would tell all that the rest are Libraries."""
    arboretum = position({"0,0": "hotel"}, [["arboretum"], ["bank"]])
    play(arboretum, "arboretum; 0,1", A)
    assert options(arboretum) == ["0,1", "stop"]
    library = position({"0,0": "hotel"}, [["library"], ["bank"]], top=["library"] * 4 + ["port"])
    play(library, "library; 0,1", A)
    assert (asked(library), options(library)) == ("A library", ["port"])


@rule("IC-8", "IC-19")
def test_the_tile_and_its_cell_are_always_asked() -> None:
    """Picking a tile never ends a turn by itself."""
    plazas = {"0,0": "plaza", "1,0": "hotel", "-1,0": "factory", "0,-1": "factory"}
    city = position(plazas, [["hotel"], ["bank"]])
    assert (asked(city), options(city)) == ("A turn", ["hotel", "1,0"])
    play(city, "hotel", A)
    assert (asked(city), options(city)) == ("A cell", ["0,1"])
