"""Advice for a question, and a finished game looked at again."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from random import Random
from typing import Any

import pytest

import faubourg
from faubourg import BotError, Seat
from faubourg.bots import Budget, GreedyBot, SearchBot, budget_of, hint, load_bot, review, reviewing, turning_words
from faubourg.bots.hints import compared, spelled_out
from faubourg.bots.reasons import advantage, follow, reasons, whole_turn, why
from faubourg.bots.rehearsal import TELLING, Rehearsal
from faubourg.bots.review import turn_played
from faubourg.bots.search import ENOUGH, Habits, Search
from faubourg.bots.tree import Edge, Node
from faubourg.bots.variety import different
from faubourg.core import texts
from faubourg.core.errors import RecordError
from faubourg.core.record import Record
from faubourg.core.spots import CELL, SEAT_LETTERS
from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.games.la_citta.moves import KIND
from faubourg.games.la_citta.tiles import KINDS
from faubourg.games.the_city.effects import totals
from tests.bots.questions import middle_of

LITTLE = Budget(iterations=10)


@pytest.fixture(scope="module")
def record() -> Record:
    table = Table(faubourg.game("the-city").start(players=2, seed=3), ("Ada", "Ben"))
    bots = [load_bot("greedy", 1), load_bot("random", 2)]
    while not table.state.is_over:
        seat = table.state.to_act[0]
        table.push(bots[seat].choose(Seat(table.state, seat)), seat)
    return table.record()


@pytest.mark.parametrize("name", faubourg.games())
def test_a_hint_names_legal_answers_with_chances_and_a_reason(name: str) -> None:
    state, seat = middle_of(name)
    hints = hint(Seat(state, seat), LITTLE, "fr", seed=2)
    decision = state.decision(seat, "fr")
    assert decision is not None
    labels = {choice.notation: choice.label for choice in decision.choices}
    assert 1 <= len(hints) <= 3
    for advice in hints:
        assert advice.moves[0] in labels
        if len(advice.moves) == 1:
            assert advice.label == labels[advice.moves[0]]
        assert 0 <= advice.chance <= 1
        assert advice.why[0] == advice.why[0].upper() and "\n" not in advice.why
    assert [advice.chance for advice in hints] == sorted([advice.chance for advice in hints], reverse=True)
    assert hint(Seat(state, seat), LITTLE, "fr", seed=2) == hints


def test_a_hint_of_several_answers_says_what_they_come_to() -> None:
    """Not that something is built, but what and where; that the plan is then finished goes without saying."""
    state = faubourg.game("small-city").start(players=1, seed=3)
    bot = load_bot("greedy", 1)
    while (state.frame_of(0) or state.frame).step.name != "plan":
        state.push(bot.choose(Seat(state, 0)), 0)
    hints = hint(Seat(state, 0), Budget(iterations=200))
    assert len({advice.label for advice in hints}) == len(hints) > 1
    for advice in hints:
        assert "Build a tile" not in advice.label and "Finish" not in advice.label
        cells = [move.split()[1] for move in advice.moves if " " in move]
        assert cells and all(cell in advice.label for cell in cells)


@pytest.mark.parametrize(
    ("name", "question", "following"), [("infinite-city", "turn", "cell"), ("la-citta", "turn", "new-city")]
)
def test_a_hint_says_where_as_well_as_what(name: str, question: str, following: str) -> None:
    """Where a tile goes is asked after it was picked: whoever picks it on advice is not left alone with it."""
    state = faubourg.game(name).start(players=2, seed=5)
    bot = load_bot("greedy", 1)
    while state.frame.step.name != question:
        state.push(bot.choose(Seat(state, state.to_act[0])), state.to_act[0])
    seat = state.to_act[0]
    hints = hint(Seat(state, seat), Budget(iterations=600))
    asked = []
    for advice in hints:
        after = state.imagine(seat, Random(1))
        for text in advice.moves:
            asked.append(after.frame.step.name)
            assert asked[-1] != following or text in advice.label
            after.play(text, seat)
    assert following in asked
    assert all(len(advice.moves) > 1 for advice in hints)


@pytest.mark.parametrize("name", faubourg.games())
def test_whatever_brings_points_later_has_a_name(name: str) -> None:
    state, seat = middle_of(name)
    game = state.game
    for lang in texts.LANGUAGES:
        for kind in game.means(state, seat):
            assert texts.has(game.package, lang, f"means-{kind}")
    assert game.means(state, seat) == game.means(state.imagine(seat, Random(3)), seat), "nothing hidden is told"


def test_a_hint_says_what_brings_points_later() -> None:
    """A farmhouse scores nothing, but who builds it eats."""
    state = faubourg.game("la-citta").start(players=2, seed=5)
    bot = load_bot("greedy", 1)
    while state.frame.step.name != "turn":
        state.push(bot.choose(Seat(state, state.to_act[0])), state.to_act[0])
    seat = state.to_act[0]
    search = Search(seat, 2, Random(1), Habits(state.game))
    search.worlds = [state]
    farmhouse = Edge((state.read_one("small-building", seat),), 1.0)
    after = state.clone()
    for text in ("small-building", "farmhouse"):
        after.play(text, seat)
    best = max(after.moves(seat), key=lambda site: after.game.choice_facts(after, after.frame, site)["food"])
    food = after.game.choice_facts(after, after.frame, best)["food"]
    then, last = Edge((KIND + KINDS.index("farmhouse"),), 1.0), Edge((best,), 1.0)
    for edge, following in ((farmhouse, then), (then, last)):
        edge.child = Node()
        edge.child.edges = [following]
        following.visits = ENOUGH
    data = reasons(search, farmhouse)
    assert ["food", food] in data["means"] and not data["terms"]
    assert why(state, data, seat, "en").startswith(f"+{food} food")


def test_what_all_ideas_bring_is_no_reason_for_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(search: object, edge: str, other: str | None = None) -> dict[str, Any]:
        terms = [[0, "area", 2]] if edge == "scores" else []
        means = [["safe", 1]] if edge == "is safe" else [["safe", 1], ["growing", len(edge)]]
        return {"terms": terms, "means": means, "later": []}

    monkeypatch.setattr("faubourg.bots.hints.reasons", told)
    search = Search(0, 2, Random(1), Habits(faubourg.game("infinite-city")))
    assert [data["means"] for data in compared(search, ["scores", "grows", "is safe"])] == [  # type: ignore[list-item]
        [["growing", 6]],
        [["growing", 5]],
        [["safe", 1]],  # for want of another reason
    ]
    assert compared(search, ["scores"])[0]["means"][0] == ["safe", 1]  # type: ignore[list-item]


def test_a_hint_where_games_are_played_on_goes_on_in_haste() -> None:
    """A step in the council that builds a tile: the tile and its place were played in haste, and are told."""
    state = faubourg.game("small-city").start(players=2, seed=3)
    bot = load_bot("greedy", 1)
    step = None
    while step is None:
        seat = state.to_act[0]
        frame = state.frame_of(seat)
        if frame is not None and frame.step.name == "council":
            for move in state.moves(seat):
                after = state.clone()
                after.push(move, seat)
                asked = after.frame_of(seat)
                if asked is not None and asked.step.name == "tile-kind":
                    step = move
                    break
        if step is None:
            state.push(bot.choose(Seat(state, seat)), seat)
    answers = whole_turn(state, seat, Edge((step,), 1.0))
    assert len(answers) > 2
    moves, labels = spelled_out(state, answers, seat, "en")
    assert any(moves[2].split()[1] in label for label in labels), "where the tile goes"


def test_an_answer_that_only_leads_on_does_not_end_a_hint() -> None:
    """If it is not known yet where the second tile of a Construction Site goes, the first one alone is advice."""
    state = faubourg.game("infinite-city").start(players=2, seed=7)
    seat = state.to_act[0]
    site = state.read_one("construction_site", seat)
    after = state.clone()
    after.push(site, seat)
    cell = after.moves(seat)[0]
    after.push(cell, seat)
    other = after.moves(seat)[0]
    first, then, last = Edge((site,), 1.0), Edge((cell,), 1.0), Edge((other,), 1.0)
    for edge, following in ((first, then), (then, last)):
        edge.child = Node()
        edge.child.edges = [following]
        following.visits = ENOUGH
    assert whole_turn(state, seat, first) == (site, cell)
    assert whole_turn(state, seat, Edge((site, cell, other), 1.0)) == (site, cell, other), "an idea is kept whole"
    then.visits = ENOUGH - 1
    assert whole_turn(state, seat, first) == (site,), "hardly tried"


def test_chances_of_ideas_are_those_of_the_same_worlds() -> None:
    """An idea that was dropped after two kind worlds does not look better than one that went on through hard ones."""
    search = Rehearsal(0, 2, Random(1), Habits(faubourg.game("the-city")))
    often, dropped = Edge((1,), 0.0), Edge((2,), 0.0)
    search.roots[0].edges = [often, dropped]
    for luck, chance in enumerate([0.9, 0.7, 0.2, 0.2]):
        search.ends.setdefault(often.moves, {})[luck] = (chance, {})
        often.visits, often.total = often.visits + 1, often.total + chance
    for luck, chance in enumerate([0.8, 0.6]):
        search.ends.setdefault(dropped.moves, {})[luck] = (chance, {})
        dropped.visits, dropped.total = dropped.visits + 1, dropped.total + chance
    assert search.chance(often) == pytest.approx(0.5)
    assert search.chance(dropped) == pytest.approx(0.5 - 0.2 / (2 + TELLING)), "a tenth less in two worlds"
    assert search.ranked([dropped, often]) == [often, dropped]


def test_nothing_is_certain_after_two_worlds() -> None:
    search = Rehearsal(0, 2, Random(1), Habits(faubourg.game("the-city")))
    edge = Edge((1,), 0.0)
    search.roots[0].edges = [edge]
    edge.visits, edge.total = 2, 2.0
    assert 0.6 < search.chance(edge) < 0.75
    edge.visits, edge.total = 200, 200.0
    assert search.chance(edge) > 0.98


def test_a_hint_names_no_idea_that_was_hardly_tried() -> None:
    state, seat = middle_of("infinite-city")
    search, ideas = SearchBot(2, Budget(iterations=300)).compare(Seat(state, seat), 2)
    others = [edge for edge in search.roots[seat].edges if edge not in ideas]
    assert len(ideas) == 2 and others
    assert min(edge.visits for edge in ideas) >= max(edge.visits for edge in others)


def test_ideas_of_a_hint_are_compared_in_the_same_worlds() -> None:
    """Where an idea of another kind was tried less, it is tried again beside the best."""
    state, seat = middle_of("small-city")
    search, ideas = SearchBot(2, Budget(iterations=300)).compare(Seat(state, seat), 2)
    assert isinstance(search, Rehearsal)
    often = max(edge.visits for edge in search.roots[seat].edges)
    assert len(ideas) == 2 and often in [edge.visits for edge in ideas]
    assert len(search.worlds_of_both(*ideas)) > 1


@pytest.mark.parametrize("name", faubourg.games())
def test_an_answer_in_a_line_of_several_is_still_told_from_others(name: str) -> None:
    """It says other things than beside its question, but never the same as another one."""
    state: State = faubourg.game(name).start(players=2, seed=5)
    bot = load_bot("greedy", 1)
    game, known = state.game, set()
    while not state.is_over:
        seat = state.to_act[0]
        frame = state.frame_of(seat)
        if frame is not None and frame.step.name not in known:
            known.add(frame.step.name)
            for lang in texts.LANGUAGES:
                said = [str(game.short_label(state, frame, move, lang)) for move in state.moves(seat)]
                whole = [str(game.label(state, frame, move, lang)) for move in state.moves(seat)]
                assert all(said) and len(set(said)) == len(set(whole)), frame.step.name
        state.push(bot.choose(Seat(state, seat)), seat)
    assert len(known) > 3


def test_two_tiles_that_are_swapped_are_one_idea_whichever_is_named_first() -> None:
    state, seat = first_question("infinite-city", "transit-1")
    first, second = state.moves(seat)[:2]
    there, back = Edge((first, second), 1.0), Edge((second, first), 1.0)
    elsewhere = Edge((first, state.moves(seat)[2]), 1.0)
    assert different(state, seat, [there, back, elsewhere], 2) == [there, elsewhere]
    assert different(state, seat, [there, back], 2) == [there, back], "for want of another one"


def test_a_plan_in_another_order_or_a_cell_further_is_no_other_idea() -> None:
    state, seat = first_question("small-city", "plan")
    lines = GreedyBot(1).lines(Seat(state, seat), takes_time=True)
    lines.sort(key=lambda line: -line.worth)
    plans = [Edge(line.first_idea, 1.0) for line in lines]
    chosen = different(state, seat, plans, 3)
    assert len(made_of(plans[:3])) == 1, "one idea in three places"
    assert len(made_of(chosen)) == 3 and chosen[0] is plans[0]


def made_of(plans: list[Edge]) -> set[str]:
    """What is built by some plans, wherever."""
    return {str(sorted([move for move in edge.moves if move < CELL])) for edge in plans}


def test_places_that_are_asked_for_are_different_ideas() -> None:
    state, seat = first_question("small-city", "hall")
    ideas = [Edge((move,), 1.0) for move in state.moves(seat)]
    assert different(state, seat, ideas, 3) == ideas[:3]


def first_question(name: str, step: str) -> tuple[State, int]:
    """Where greedy bots first come to a question of a kind."""
    for seed in range(1, 50):
        state: State = faubourg.game(name).start(players=2, seed=seed)
        bot = load_bot("greedy", 1)
        while not state.is_over:
            seat = state.to_act[0]
            frame = state.frame_of(seat)
            if frame is not None and frame.step.name == step:
                return state, seat
            state.push(bot.choose(Seat(state, seat)), seat)
    raise AssertionError(f"nobody is asked {step}")


LATER = "Later on +4 votes from homes and −1 for what the council costs, compared with idea 2"
NOT_TOLD = "No points at once, but a better outlook"


@pytest.mark.parametrize(
    ("homes", "council", "said"),
    [
        ((5, 7, 5, 7), (2, 1, 4, 3), LATER),
        ((5, 7, 5), (2, 1, 4), NOT_TOLD),  # three worlds may be luck
        ((1, 2, 1, 2), (2, 1, 4, 3), NOT_TOLD),  # fewer points would not tell why it is better
        ((3, 3, 3, 3), (3, 2, 5, 4), NOT_TOLD),  # nor do more of one kind, if all in all they are fewer
    ],
)
def test_what_an_idea_brings_later_tells_why(homes: tuple[int, ...], council: tuple[int, ...], said: str) -> None:
    """Some worlds were played on with both ideas; what the council costs is negative."""
    game = faubourg.game("small-city")
    search = Rehearsal(0, 2, Random(1), Habits(game))
    better, worse = Edge((1,), 0.0), Edge((2,), 0.0)
    count = len(homes)
    better.visits, better.total, worse.visits, worse.total = count, 0.6 * count, count, 0.5 * count
    search.roots[0].edges = [better, worse]
    search.ends[better.moves] = {
        luck: (0.6, {"homes": homes[luck], "council_price": -council[luck]}) for luck in range(count)
    }
    search.ends[worse.moves] = {
        luck: (0.5, {"homes": 2, "council_price": -(0, 1, 2, 3)[luck]}) for luck in range(count)
    }
    search.ends[worse.moves][count] = (0.9, {"homes": 40})  # a world that the other idea has not seen
    later = advantage(search, better, worse)
    data = {"terms": [], "outlook": 1.0, "reply": None, "later": later}
    assert why(game.start(players=2, seed=1), data, 0, "en", "idea 2") == said
    assert advantage(search, worse, better) == [[kind, -points] for kind, points in later]


@pytest.mark.parametrize(
    ("lang", "points", "said"),
    [
        ("en", 1, "+1 point from buildings"),
        ("en", -2, "−2 points from buildings"),
        ("fr", 1, "+1 point de bâtiments"),
        ("fr", 2, "+2 points de bâtiments"),
    ],
)
def test_a_reason_counts_points(lang: str, points: int, said: str) -> None:
    state = faubourg.game("the-city").start(players=2, seed=3)
    assert why(state, {"terms": [(0, "building", points)], "outlook": 1, "reply": None}, 0, lang) == said


def test_reasons_look_no_further_than_the_points_of_one_round() -> None:
    """A rehearsal keeps no tree: what is paid with is answered in haste, and the next round is another thought."""
    rng = Random(5)
    game = faubourg.game("the-city")
    state = game.start(players=2, seed=11)
    looked = set()
    while not state.is_over:
        seat = state.to_act[0]
        for move in state.moves(seat)[:2]:
            after = state.imagine(seat, rng)
            before = after.scores[seat]
            follow(after, seat, Edge((move,), 1.0))
            gained = after.scores[seat] - before
            assert gained <= totals(after.cards, after.zones, seat)[1]
            looked.add(gained > 0)
        state.push(rng.choice(state.moves(seat)), seat)
    assert looked == {True, False}


def test_the_least_budget_is_enough_for_an_answer() -> None:
    state, seat = middle_of("infinite-city")
    for least in (Budget(milliseconds=1), Budget(iterations=1)):
        assert hint(Seat(state, seat), least)


def test_a_hint_tells_nothing_that_is_hidden() -> None:
    state, seat = middle_of("infinite-city")
    told = hint(Seat(state, seat), LITTLE)
    assert hint(Seat(state.imagine(seat, Random(1)), seat), LITTLE) == told


def test_who_is_not_asked_gets_no_hint() -> None:
    state, seat = middle_of("infinite-city")
    with pytest.raises(BotError) as error:
        hint(Seat(state, 1 - seat), LITTLE)
    assert error.value.key == "not_to_move"


def test_how_long_a_named_bot_may_think() -> None:
    assert budget_of("sharp:300ms") == Budget(milliseconds=300)
    assert budget_of("calm") is None
    for wrong in ("cruel", "calm:300ms", "sharp:0it"):
        with pytest.raises(BotError):
            budget_of(wrong)


def test_a_review_of_a_whole_game(record: Record) -> None:
    told: list[tuple[int, int]] = []
    seen = review(record, LITTLE, lambda done, whole: told.append((done, whole)))
    assert len(seen.chances) == len(record.moves) + 1
    assert seen.chances[-1] == [1.0, 0.0]
    assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in seen.chances)
    assert told[-1][0] == told[-1][1]
    assert seen.turnings, "who plays at random gives something away"
    assert [turning.loss for turning in seen.turnings] == sorted([t.loss for t in seen.turnings], reverse=True)
    for turning in seen.turnings:
        assert record.moves[turning.step] == f"{'AB'[turning.seat]} {turning.played}"
        assert turning.better != turning.played


def test_a_review_goes_on_where_it_was(record: Record) -> None:
    items = list(reviewing(record, LITTLE))
    known = {
        "chances": {str(item["step"]): item["chances"] for item in items if "chances" in item},
        "turnings": {item["step"]: item["turning"] for item in items if "turning" in item},
    }
    again = list(reviewing(record, Budget(milliseconds=600_000), known))  # would take hours if anything were missing
    assert again == items


def test_a_turning_point_in_french(record: Record) -> None:
    turning = next(item["turning"] for item in reviewing(record, LITTLE) if item.get("turning"))
    english, french = turning_words(record, turning, "en"), turning_words(record, turning, "fr")
    assert english["played_label"] != french["played_label"]
    assert english["loss"] == french["loss"]


def test_a_turning_point_names_the_whole_of_a_better_idea(record: Record) -> None:
    """As far as it can be carried out; one that was kept before ideas were has its first answer alone."""
    state = Table(faubourg.game("the-city").start(players=2, seed=3), ("Ada", "Ben")).state
    frame = state.frame_of(0)
    assert frame is not None
    played, first, second = state.moves(0)[:3]
    written = [state.game.notation(state, move) for move in (played, first, second)]
    labels = [state.game.label(state, frame, move, "en") for move in (first, second)]
    turning: dict[str, Any] = {"step": 0, "seat": 0, "played": written[0], "better": written[1], "loss": 0.1}
    turning["reasons"] = {"terms": [], "outlook": 1.0, "reply": None, "later": []}

    def said(**more: Any) -> str:
        return str(turning_words(record, {**turning, **more}, "en")["better_label"])

    assert said(idea=written[1:]) == " › ".join(labels)
    assert said(idea=[written[1], written[1]]) == labels[0], "no card is discarded twice"
    assert said() == labels[0]


def test_a_turning_point_names_the_whole_turn_that_was_played() -> None:
    """Which tile, where it went and what its text did then, up to the next turn."""
    table = Table(faubourg.game("infinite-city").start(players=2, seed=7), ("Ada", "Ben"))
    bot = load_bot("greedy", 1)
    while len(table.record().moves) < 12:
        seat = table.state.to_act[0]
        table.push(bot.choose(Seat(table.state, seat)), seat)
    record = table.record()
    seat = SEAT_LETTERS.index(record.moves[0][0])
    mine = takewhile(lambda line: line[0] == record.moves[0][0], record.moves)
    turn = [line.partition(" ")[2] for line in mine]
    turning: dict[str, Any] = {"step": 0, "seat": seat, "played": turn[0], "better": turn[0], "loss": 0.1}
    turning["reasons"] = {"terms": [], "outlook": 1.0, "reply": None, "later": []}
    label = turning_words(record, turning, "en")["played_label"]
    state = faubourg.game("infinite-city").start(players=2, seed=7)
    told, _ = spelled_out(state, turn_played(state, record, 0), seat, "en")
    assert len(told) > 1 and told == tuple(turn[: len(told)])
    assert f"at {turn[1]}" in label


def test_a_record_that_was_changed_is_refused(record: Record) -> None:
    with pytest.raises(RecordError):
        next(reviewing(replace(record, moves=(*record.moves[:3], "A nonsense")), LITTLE))
