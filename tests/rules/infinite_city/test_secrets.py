"""Who knows what: hands that were seen, tiles picked and not yet placed, and what others may imagine behind them."""

from __future__ import annotations

from random import Random

from faubourg.core.state import State
from faubourg.testing import rule
from tests.rules.infinite_city.harness import A, B, C, asked, hand, play, position


def dreams(city: State, viewer: int | None, count: int = 30) -> list[State]:
    rng = Random(1)
    return [city.imagine(viewer, rng) for _ in range(count)]


@rule("IC-101")
def test_who_has_seen_a_hand_keeps_knowing_it() -> None:
    """B's hand was shown to A by a Temple: A imagines it as it is, C does not."""
    city = position({"0,0": "factory"}, [["temple"], ["hotel", "bank", "port"], ["plaza"]], players=3)
    play(city, "temple; 0,1; B; hotel; 0,2", A)
    assert asked(city) == "B turn"
    seen = {tuple(hand(dream, B)[:2]) for dream in dreams(city, A)}
    assert seen == {("bank", "port")}
    assert len({tuple(hand(dream, B)) for dream in dreams(city, C)}) > 5


@rule("IC-98")
def test_who_gave_a_hand_away_remembers_it() -> None:
    city = position({"0,0": "factory"}, [["shopping_complex", "bank"], ["port"], ["plaza"]], players=3)
    play(city, "shopping_complex; 0,1; B", A)
    assert {tuple(hand(dream, B)) for dream in dreams(city, A)} == {("bank",)}
    assert len({tuple(hand(dream, B)) for dream in dreams(city, C)}) > 3


@rule("IC-85")
def test_all_know_a_tile_that_was_taken_face_up() -> None:
    city = position({"0,0": "capitol"}, [["mausoleum"], ["port"]])
    play(city, "mausoleum; 0,1; 0,0", A)
    for viewer in (B, None):
        assert all("capitol" in hand(dream, A) for dream in dreams(city, viewer))


@rule("IC-71", "IC-101")
def test_a_tile_picked_from_the_own_hand_within_a_temple_is_imagined_from_that_hand() -> None:
    """R-IC-58: B, who was robbed and is owed a draw, keeps the own hand in everything it imagines."""
    hands = [["temple", "bank", "arboretum"], ["construction_site", "port"], ["plaza"]]
    city = position({"0,0": "hotel"}, hands, players=3)
    play(city, "temple; 0,1; B; construction_site; 0,2; bank", A)
    for dream in dreams(city, B):
        assert dream.view(B) == city.view(B)
        assert hand(dream, B) == ["port"]
    assert len({dream.view(A)["picked"] for dream in dreams(city, C)}) > 3


@rule("IC-101", "IC-85")
def test_a_tile_taken_by_a_temple_is_imagined_from_the_robbed_hand() -> None:
    """All know that B holds the Capitol: to C it may be the tile that A has just picked, or still be with B."""
    hands = [["temple", "port"], ["mausoleum", "bank"], ["plaza"]]
    city = position({"0,0": "capitol", "5,5": "hotel"}, hands, players=3, active="B", deck=[], others_to=C)
    play(city, "mausoleum; 0,1; 0,0", B)
    assert asked(city) == "C turn"
    play(city, "security_guardpost; 0,2; 0,2", C)
    play(city, "temple; 0,3; B; bank", A)
    places = {("capitol" in hand(dream, B), "capitol" in dream.view(A)["picked"]) for dream in dreams(city, None)}
    assert places == {(True, False), (False, True)}


@rule("IC-82", "IC-71")
def test_a_library_picked_from_the_own_hand_within_a_library_can_be_imagined() -> None:
    """Only the tile that a Library plays cannot be a Library; one from the hand can."""
    city = position({"0,0": "hotel"}, [["library", "library", "bank"]], top=["construction_site", "port", "port"])
    play(city, "library; 0,1; construction_site; 0,2; library", A)
    assert all(dream.view(A) == city.view(A) for dream in dreams(city, A, 5))
    assert any("library" in dream.view(A)["picked"] for dream in dreams(city, B, 200))


@rule("IC-82")
def test_nobody_imagines_that_a_library_plays_a_library() -> None:
    city = position({"0,0": "hotel"}, [["library"]], top=["port", "bank"])
    play(city, "library; 0,1; port", A)
    picked = [dream.view(A)["picked"] for dream in dreams(city, B, 200)]
    assert len(set(picked)) > 20
    assert not [id for id in picked if id.startswith("library")]


@rule("IC-83")
def test_who_used_a_library_knows_the_bottom_of_the_deck() -> None:
    top = ["hotel", "bank", "port", "temple", "plaza"]
    city = position({"0,0": "factory"}, [["library"], ["port"]], top=top)
    play(city, "library; 0,1; hotel; 0,2", A)
    for dream in dreams(city, A):
        assert dream.describe()["deck"][-4:] == city.describe()["deck"][-4:]
    assert len({tuple(dream.describe()["deck"][-4:]) for dream in dreams(city, B)}) > 5


@rule("IC-5", "IC-92")
def test_nobody_knows_a_face_down_tile() -> None:
    city = position({"0,0": "capitol down", "0,1": "hotel"}, [["bank"], ["port"]])
    for viewer in (A, B, None):
        assert len({dream.describe()["board"]["0,0"]["tile"] for dream in dreams(city, viewer)}) > 5
