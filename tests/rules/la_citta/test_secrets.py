"""Who knows what: hidden voice cards, cards drawn by passing, and what a reshuffle leaves known."""

from __future__ import annotations

from random import Random

from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.state import Region
from faubourg.testing import rule
from tests.rules.la_citta.harness import A, B, city, play, position

HOME = city("A", "13,2", 5, ("12,3", "school"))


@rule("LC-59")
def test_who_looked_imagines_the_same_cards_others_do_not() -> None:
    region = position(HOME, display=["ask_the_people"])
    play(region, "ask_the_people; cards-1-2")
    rng = Random(1)
    dreams = {seat: [region.imagine(seat, rng) for _ in range(30)] for seat in (A, B)}
    voices = {
        seat: {dream.describe()["voices"][1].partition("#")[0] for dream in some} for seat, some in dreams.items()
    }
    assert len(voices[A]) == 1
    assert len(voices[B]) == 3
    for dream in dreams[B]:
        assert dream.view(B) == region.view(B)
        assert dream.view(None)["voices_seen_by"][1] == ["A"]


@rule("LC-49", "LC-48")
def test_a_card_played_before_a_reshuffle_was_not_drawn_unseen_before_it() -> None:
    """All saw the discarded palace; so it may be in the new pile, but not among the cards passed before."""
    region = position(HOME)
    play(region, "pass")
    drawn = region.taken[A][0]
    palace = next(card for card in region.pile if card != drawn)
    region.pile.remove(palace)
    region.discard, region.pile = [palace, *region.pile], []
    region.show(palace)
    play(region, "pass", B)
    assert region.recycled == 1 << palace
    assert region.passed_before == 1 << drawn
    rng = Random(2)
    for _ in range(200):
        dream = region.imagine(A, rng)
        assert isinstance(dream, Region)
        assert dream.taken[A] != (palace,)
    assert len({dream.taken[A] for dream in imagined(region, 50)}) > 5


def imagined(region: Region, count: int) -> list[Region]:
    rng = Random(3)
    dreams = [region.imagine(B, rng) for _ in range(count)]
    return [dream for dream in dreams if isinstance(dream, Region)]


@rule("LC-49")
def test_states_that_differ_in_hidden_cards_look_the_same() -> None:
    region = GAME.start(players=3, seed=11)
    assert isinstance(region, Region)
    twin = region.clone()
    twin.pile.reverse()
    twin.voice_pile = twin.voice_pile[::-1]
    for seat in (None, 0, 1, 2):
        assert region.view(seat) == twin.view(seat)


def test_unseen_cards_are_counted_from_what_was_seen() -> None:
    region = position(HOME, display=["palace"] * 4 + ["baths"] * 3)
    unseen = region.view(A)["unseen"]
    assert "palace" not in unseen
    assert unseen["baths"] == 1
    assert sum(unseen.values()) == 25
