"""What is typed: numbers that stay what they are, several at once, names, and what is typed ahead."""

from __future__ import annotations

from random import Random

import pytest

import faubourg
from faubourg.cli.play.numbers import Numbers
from faubourg.cli.play.spoken import spoken
from faubourg.cli.play.typed import foreseen, in_notation, read_line
from faubourg.core import texts
from faubourg.core.errors import FaubourgError, IllegalMove
from faubourg.core.lessons import ANY, Run, lessons_of
from faubourg.core.state import State
from faubourg.core.texts import LANGUAGES
from tests.cli.conftest import Cli


def numbers_of(numbers: Numbers, state: State, seat: int = 0) -> dict[str, int]:
    """By notation: what can be chosen now."""
    of = numbers.of(state, seat)
    return {state.game.notation(state, move): of[move] for move in state.moves(seat)}


# --- numbers that stay ---------------------------------------------------------------------------------------------


def test_the_uses_of_a_player_card_have_the_same_numbers_in_every_turn() -> None:
    """Whoever has typed 3 for a small building may do so in the next turn, though no city can be founded any more."""
    state, rng = faubourg.game("la-citta").start(players=2, seed=1), Random(1)
    seen = set()
    while not state.is_over:
        seat = state.to_act[0]
        numbers = numbers_of(Numbers(), state, seat)
        seen |= {(use, numbers[use]) for use in ("gold", "new-city", "small-building") if use in numbers}
        state.push(rng.choice(state.moves(seat)), seat)
    assert seen == {("gold", 1), ("new-city", 2), ("small-building", 3)}


def test_what_is_closed_keeps_its_number_and_says_why_it_is_closed() -> None:
    state = faubourg.game("la-citta").start(players=2, seed=5)
    while state.decision(state.to_act[0]).kind != "turn":
        state.push(state.moves(state.to_act[0])[0], state.to_act[0])
    seat = state.to_act[0]
    before = numbers_of(Numbers(), state, seat)
    assert len(before) < max(before.values()), "something in the row is closed"
    closed = next(number for number in range(1, 12) if number not in before.values())
    with pytest.raises(IllegalMove, match=r"gold|farmhouse"):
        in_notation(state, str(closed), seat)
    state.play("gold", seat)
    state.play("gold", 1 - seat)
    after = numbers_of(Numbers(), state, seat)
    assert before.items() <= after.items(), "with more gold more can be had, under the same numbers"


def test_the_cards_one_pays_with_keep_the_numbers_they_have_in_the_hand() -> None:
    hand = ["boutique", "cinema", "museum", "park", "restaurant"]
    state = faubourg.game("the-city").setup({"players": 2, "hands": [hand]})
    numbers = Numbers()
    assert [numbers_of(numbers, state)[card] for card in ("boutique", "cinema", "park", "restaurant")] == [1, 2, 4, 5]
    state.play("cinema", 0)
    state.play("architect", 1)
    assert numbers_of(numbers, state) == {"boutique": 1, "museum": 3, "park": 4, "restaurant": 5}
    state.play("museum", 0)
    assert numbers_of(numbers, state) == {"boutique": 1, "park": 4, "restaurant": 5}


def test_the_menu_of_a_plan_keeps_its_numbers() -> None:
    own = {"tiles": ["town_hall A1"], "money": 9}
    state = faubourg.game("small-city").setup({"players": 1, "boroughs": [own], "phase": 2})
    before = numbers_of(Numbers(), state)
    state.play("build; res1; C1", 0)
    after = numbers_of(Numbers(), state)
    assert before["build"] == after["build"]
    assert before["finish"] == after["finish"]


def test_free_cells_keep_their_numbers_while_a_turn_goes_on() -> None:
    numbers = Numbers()
    hand = ["construction_site#1", "bank#1", "hotel#1"]
    state = faubourg.game("infinite-city").setup(
        {"players": 2, "hands": [hand], "board": {"0,0": {"tile": "factory#1"}}}
    )
    state.play("construction_site#1", 0)
    first = numbers_of(numbers, state)
    state.play("1,0", 0)
    state.play("hotel#1", 0)
    second = numbers_of(numbers, state)
    assert len(first) == 4
    assert first.items() - {("1,0", first["1,0"])} <= second.items()
    assert min(second[cell] for cell in second.keys() - first.keys()) == 5


def test_in_notation_refuses_what_is_not_allowed() -> None:
    state = faubourg.game("infinite-city").start(players=2, seed=5)
    with pytest.raises(IllegalMove):
        in_notation(state, "1; 99,99", state.to_act[0])


def test_numbers_in_one_line_mean_the_list_on_the_screen() -> None:
    """Seven cards are listed; `1; 4` puts the first and the fourth of them away, though six are left for the latter."""
    state = faubourg.game("the-city").start(players=2, seed=5)
    shown = [state.game.notation(state, move) for move in state.moves(0)]
    assert in_notation(state, "1; 4", 0) == f"{shown[0]}; {shown[3]}"
    assert in_notation(state, f"{shown[3]}; 1", 0) == f"{shown[3]}; {shown[0]}"
    with pytest.raises(IllegalMove, match="not in your hand"):
        in_notation(state, "1; 1", 0)


def test_a_number_for_the_same_card_twice_takes_two_copies() -> None:
    position = {"players": 2, "hands": [["cinema", "villas", "villas", "park"]]}
    state = faubourg.game("the-city").setup(position)
    state.play("cinema", 0)
    state.play("architect", 1)
    assert in_notation(state, "2; 2", 0) == "villas; villas"


def test_several_numbers_ranges_and_a_verb_before_them() -> None:
    state = faubourg.game("the-city").start(players=2, seed=5)
    shown = [state.game.notation(state, move) for move in state.moves(0)]
    for line in ("1 4", "discard 1 4", "Défausser 1 4", "1, 4"):
        assert in_notation(state, line, 0) == f"{shown[0]}; {shown[3]}"
    assert in_notation(state, "3-4", 0) == f"{shown[2]}; {shown[3]}"


def test_a_cell_is_not_two_numbers() -> None:
    state = faubourg.game("infinite-city").start(players=2, seed=5)
    seat = state.to_act[0]
    state.play(state.game.notation(state, state.moves(seat)[0]), seat)
    assert in_notation(state, "0,2", seat) == "0,2"


def test_names_are_understood_in_the_language_of_the_screen_from_their_beginning() -> None:
    state = faubourg.game("the-city").setup({"players": 2, "hands": [["cinema", "villas"]]})
    for typed in ("prendre l’Architecte", "prendre", "architecte"):
        assert state.read(in_notation(state, typed, 0, "fr"), 0) == state.read("architect", 0), typed


def test_what_is_drawn_can_be_typed() -> None:
    own = {"tiles": ["town_hall A1"], "money": 9}
    state = faubourg.game("small-city").setup({"players": 1, "boroughs": [own], "phase": 2})
    state.play("build", 0)
    assert in_notation(state, "H1", 0) == "res1"
    assert in_notation(state, "L1", 0, "fr") == "res1"
    assert in_notation(state, "F1", 0) == "fac1"


# --- few keys ------------------------------------------------------------------------------------------------------


def test_digits_stand_for_numbers_where_several_answers_follow() -> None:
    state = faubourg.game("the-city").start(players=2, seed=5)
    shown = [state.game.notation(state, move) for move in state.moves(0)]
    assert in_notation(state, "14", 0) == f"{shown[0]}; {shown[3]}"
    state.play(in_notation(state, "14", 0), 0)
    state.play(in_notation(state, "14", 1), 1)
    with pytest.raises(faubourg.FaubourgError, match="no choice 99"):
        in_notation(state, "99", 0)


def test_a_tile_and_its_cell_are_enough_to_build() -> None:
    own = {"tiles": ["town_hall A1"], "money": 9}
    state = faubourg.game("small-city").setup({"players": 1, "boroughs": [own], "phase": 2})
    for line in ("h1 c1", "H1C1", "H1; C1", "build h1 c1"):
        assert in_notation(state, line, 0) == "build; res1; c1".replace("c1", in_cell(line)), line
    assert in_notation(state, "h1c1; h1c2; finish", 0) == "build; res1; c1; build; res1; c2; finish"


def in_cell(line: str) -> str:
    return "C1" if "C1" in line else "c1"


def test_a_payment_may_be_typed_with_the_building(cli: Cli) -> None:
    """All reveal before anybody pays, so the line halts there; it goes on, because it is just what is asked then."""
    arguments = ("play", "the-city", "--players", "2", "--bots", "random", "--seed", "3")
    assert cli(*arguments, typed="1 2\n").code == 0
    state = cli.latest().replay().state
    hand = {
        card: number for card, number in numbers_of(Numbers(), state).items() if card not in ("architect", "give_up")
    }
    decision = state.decision(0, "en")
    assert decision is not None
    card, cost = next((one.notation, one.facts["cost"]) for one in decision.choices if one.facts.get("cost"))
    paid = [str(number) for other, number in hand.items() if other != card][:cost]
    said = cli("resume", typed=f"{hand[card]} {''.join(paid)}\n")
    assert "pays for the" in said.out


def test_what_is_typed_ahead_is_played_only_if_it_is_what_is_asked() -> None:
    hand = ["boutique", "cinema", "museum", "park", "restaurant"]
    state = faubourg.game("the-city").setup({"players": 2, "hands": [hand, ["park", "cinema"]]})
    state.play("architect", 1)
    line = read_line(state, "2 14", 0, "en")
    assert (line.answers, line.rest) == (("cinema",), ("boutique", "park"))
    state.play(line.text, 0)
    assert foreseen(state, line.rest, 0) == "boutique; park"
    assert foreseen(state, ("boutique",), 0) is None, "two cards are to be paid"
    assert foreseen(state, ("boutique", "school"), 0) is None, "not in the hand"


def test_what_is_typed_ahead_never_begins_the_next_turn() -> None:
    """Others have had their turns since, which whoever typed the line has not seen."""
    state = faubourg.game("la-citta").start(players=2, seed=1)
    (seat,) = state.to_act
    assert "gold" in [state.game.notation(state, move) for move in state.moves(seat)]
    assert foreseen(state, ("gold",), seat) is None


@pytest.mark.parametrize("line", ["shopping_complex 0,2 B", "shopping; 0,2; B", "shop 0,2 B"])
def test_a_line_needs_no_semicolons_where_each_part_answers_the_next_question(line: str) -> None:
    hand = ["shopping_complex#1", "hotel#1", "bank#1"]
    position = {"players": 3, "board": {"0,1": {"tile": "bank#2"}}, "hands": [hand, ["plaza#1"], ["plaza#2"]]}
    state = faubourg.game("infinite-city").setup(position)
    assert state.read(in_notation(state, line, 0), 0) == state.read("shopping_complex; 0,2; B", 0)


@pytest.mark.parametrize(
    ("text", "lang", "move"), [("building", "en", "small-building"), ("petit", "fr", "small-building")]
)
def test_a_word_of_a_label_is_enough_where_it_is_the_only_one(text: str, lang: str, move: str) -> None:
    state = faubourg.game("la-citta").start(players=2, seed=1)
    assert in_notation(state, text, state.to_act[0], lang) == move


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", faubourg.games())
def test_what_a_lesson_asks_to_type_means_just_that(name: str, lang: str) -> None:
    """The shortest words stand for the same moves; a mistake that is worth making is refused by its own rule."""
    for lesson in lessons_of(faubourg.game(name)):
        run = Run(lesson)
        while run.step is not None:
            state, seat = run.state, run.seat
            if run.wrong is not None:
                with pytest.raises(IllegalMove) as asked:
                    state.read(run.wrong.answer, seat)
                with pytest.raises(IllegalMove) as refused:
                    in_notation(state, spoken(state, run.wrong.answer, seat, lang), seat, lang)
                assert (refused.value.rule, refused.value.why) == (asked.value.rule, asked.value.why)
            if run.wanted and ANY not in run.wanted[0]:
                said = spoken(state, run.wanted[0], seat, lang)
                typed = read_line(state, said, seat, lang)
                assert state.read(typed.text, seat) == state.read(run.wanted[0], seat), said
            run.skip()


def test_what_is_said_to_be_typed_is_short() -> None:
    state = faubourg.game("the-city").setup({"players": 2, "hands": [["school", "park"], ["park", "cinema"]]})
    assert spoken(state, "give_up", 0, "fr") == "renoncer"
    assert spoken(state, "give_up", 0, "en") == "give up"


# --- what words mean -----------------------------------------------------------------------------------------------


def small_city(phase: int, tiles: list[str], **more: object) -> State:
    own = {"tiles": ["town_hall A1", *tiles], "money": 9, **more}
    state: State = faubourg.game("small-city").setup({"players": 1, "boroughs": [own], "phase": phase})
    return state


def test_a_name_that_ends_in_a_number_is_one_answer() -> None:
    """`logement 2` is the home of level 2, not `logement` and then the choice [2]."""
    state = small_city(3, ["school D2", "res1 F6", "res2 C3 r1"], citizens={"A": ["F6"]})
    assert in_notation(state, "F6; logement 2", 0, "fr") == "F6; A:C3"


def test_a_tile_grows_onto_the_cell_that_is_named() -> None:
    state = small_city(2, ["school D2", "res1 C2"])
    state.play("enlarge; C2", 0)
    assert len(gained(state)) > 1
    for cell, notation in gained(state).items():
        assert state.game.notation(state, state.read_one(cell, 0)) == notation


def gained(state: State) -> dict[str, str]:
    """The cells that a tile may grow onto, each with what it becomes."""
    decision = state.decision(0)
    assert decision is not None
    return {choice.facts["gained"].rpartition(":")[2]: choice.notation for choice in decision.choices}


def test_a_word_that_may_mean_several_things_is_asked_about() -> None:
    state = small_city(2, [])
    state.play("build", 0)
    with pytest.raises(FaubourgError) as refusal:
        in_notation(state, "pa", 0, "en")
    assert "[7] Park 1" in refusal.value.say("en") and "[8] Park 2" in refusal.value.say("en")


def test_a_beginning_of_a_name_is_worth_more_than_the_middle_of_a_label() -> None:
    """A small building is meant by `petit`, though the effect of a card on display has one in it too."""
    state = faubourg.game("la-citta").start(players=2, seed=5)
    while state.decision(state.to_act[0]).kind != "turn":
        state.push(state.moves(state.to_act[0])[0], state.to_act[0])
    seat = state.to_act[0]
    assert in_notation(state, "petit", seat, "fr") == "small-building"


def test_a_refusal_names_a_choice_in_words_where_its_number_was_typed() -> None:
    state = small_city(2, [])
    with pytest.raises(IllegalMove) as refusal:
        in_notation(state, "2", 0, "fr")
    assert refusal.value.say("fr").startswith("Agrandir une tuile (gratuit)")


IN_FRENCH = {
    "small-city": {
        "support-gain": {"argent": "money", "voix": "votes"},
        "urban-growth": {"étendre": "grow", "non": "none"},
        "plan": {"construire": "build", "démolir": "demolish", "étendre": "grow", "terminer": "finish"},
        "citizen": {"terminé": "end"},
        "council": {"passer": "pass"},
        "payment": {"argent": "money", "voix": "votes"},
        "money-or-votes": {"argent": "money", "voix": "votes"},
    },
    "the-city": {"choose": {"architecte": "architect", "renoncer": "give_up"}},
}


@pytest.mark.parametrize("name", IN_FRENCH)
def test_the_words_that_a_french_sentence_asks_for_are_understood(name: str) -> None:
    """What is said to somebody who is not understood names words of the same language, and they are understood."""
    game, wanted = faubourg.game(name), IN_FRENCH[name]
    met: set[str] = set()
    for seed in range(6):
        state, rng = game.start(players=2, seed=seed), Random(seed)
        while not state.is_over and len(met) < len(wanted):
            seat = state.to_act[0]
            frame = state.frame_of(seat)
            assert frame is not None
            words = {} if frame.step.name in met else wanted.get(frame.step.name, {})
            offered = {game.notation(state, move) for move in state.moves(seat)}
            for word, move in words.items():
                if move in offered:
                    met.add(frame.step.name)
                    read = read_line(state, word, seat, "fr").answers[0]
                    assert state.read_one(read, seat) == game.parse(state, frame, move), word
            state.push(rng.choice(state.moves(seat)), seat)
    assert met == set(wanted)
    for kind, words in wanted.items():
        said = texts.say(game.package, "fr", f"expected-{kind}", {"example": "X"})
        assert all(word in said for word in words), kind
