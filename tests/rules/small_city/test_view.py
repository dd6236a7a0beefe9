"""What a view and a question tell: who walks, what the turn will bring, where a choice can be touched, what to do."""

from __future__ import annotations

from faubourg.core.state import Decision
from faubourg.games.small_city import GAME
from faubourg.games.small_city.state import City
from faubourg.games.small_city.wording import sentences
from tests.rules.small_city.harness import A, B, advance_to, borough, city, events, play

WALKING = borough("res2 E5", "com1 G7", "fac1 A7", "warehouse B7", "park1 D1", citizens={"A": ["E5", "G7", "A7"]})


def asked(state: City, seat: int = A, lang: str = "en") -> Decision:
    decision = state.decision(seat, lang)
    assert decision is not None
    return decision


def test_who_must_may_and_has_moved() -> None:
    state = city(WALKING, borough("park1 D1", citizens={"A": ["D1"]}), phase=3)
    walkers = state.view(B)["walkers"]
    assert walkers["seat"] == "A"
    assert walkers["must"] == ["cell:A:A7", "cell:A:G7", "cell:B:D1"]
    assert (walkers["may"], walkers["moved"]) == (["cell:A:E5"], [])
    play(state, "G7; D1")
    assert state.view(None)["walkers"]["moved"] == ["cell:A:D1"]
    assert city(WALKING, borough()).view(A)["walkers"] is None


def test_the_forecast_is_what_the_turn_brings_and_then_nothing() -> None:
    state = city({**WALKING, "hall": 0}, borough("park1 D1", citizens={"A": ["D1"]}), phase=4)
    before = city(WALKING, borough("park1 D1", citizens={"A": ["D1"]})).view(None)["boards"]
    assert before[A]["forecast"] == {"money": 1, "raw": {"wood": 1}, "votes": 1, "pollution": 3}
    assert before[B]["forecast"] == {"money": 1, "raw": {}, "votes": 0, "pollution": 0}
    advance_to(state, "council")
    after = state.view(None)["boards"][A]
    assert after["forecast"] == {"money": 0, "raw": {}, "votes": 0, "pollution": 0}
    assert (after["money"], after["votes"], after["generated"], after["made"]) == (21, 1, 3, 1)


def test_figures_of_the_last_turn_are_not_shown_as_those_of_this_one() -> None:
    state = advance_to(city(WALKING, borough(), phase=4), "choose-action")
    assert state.turn == 2
    board = state.view(None)["boards"][A]
    assert (board["made"], board["generated"]) == (0, 0)


def test_a_building_that_comes_once_is_told_though_it_is_demolished() -> None:
    state = city(borough("school D4", built=["library"]), borough())
    assert {"library", "school"} <= set(state.view(B)["boards"][A]["built"])
    assert "library" not in state.view(A)["boards"][B]["built"]


def test_scores_before_the_end_leave_out_the_promises_of_others() -> None:
    state = city(borough(votes=9, promise="promise-1"), borough(votes=5, pollution=2, promise="promise-3"))
    assert state.view(A)["scores"] == [6, 3]
    assert state.view(None)["scores"] == [9, 3]


def test_a_tile_of_several_cells_is_offered_by_all_of_them() -> None:
    state = city(WALKING, borough(), phase=3)
    home = next(choice for choice in asked(state).choices if choice.notation == "A:E5")
    assert home.spots == ("cell:A:E5",), "where somebody stands who can walk"
    play(state, "G7")
    target = next(choice for choice in asked(state).choices if choice.notation == "A:E5")
    assert target.spots == ("cell:A:E5", "cell:A:F5")
    assert (target.facts["votes"], target.label) == (2, "Home 2 at E5: 2 votes more")
    growing = city(borough("school D2", "library C4", "res2 C3"))
    play(growing, "enlarge")
    assert asked(growing).choices[0].spots == ("cell:A:C3", "cell:A:D3")


def test_what_is_given_is_told_apart() -> None:
    own = borough("com2 E5", citizens={"A": ["F5"]}, stores={"hall": {"stone": 1, "metal": 1}})
    decision = asked(play(city(own, phase=4), "F5"))
    assert [choice.spots for choice in decision.choices] == [("hall:A", "raw:stone"), ("hall:A", "raw:metal")]
    assert decision.touch == "all"
    assert [choice.label for choice in decision.choices] == [
        "Give stone from the hall: $3",
        "Give metal from the hall: $5",
    ]
    assert decision.about.spots == ("cell:A:F5",)


def test_storing_is_suggested_as_a_whole_and_a_bare_place_is_understood() -> None:
    own = borough("fac2 E5", "warehouse E6", "warehouse G5", citizens={"A": ["E5", "F5"]})
    state = city(own, borough(), phase=4)
    decision = asked(state)
    assert decision.prompt == "To store: 1 wood, 1 stone. Where does the wood go?"
    assert decision.suggested == ("wood E6", "stone E6")
    assert (decision.least, decision.left) == (1, 2)
    assert state.why_not("e6", A) is None and state.why_not("mairie", A) is None


def test_names_are_understood_in_either_language_and_by_their_beginning() -> None:
    state = city(borough(), borough())
    play(state, "constr; caserne; e5", A)
    play(state, "BUILD; police st; police E5", B)
    assert state.view(A)["plan"]["steps"][0]["kind"] == "fire"
    assert state.view(B)["plan"]["steps"][0]["kind"] == "police"


def test_events_say_who_where_and_what_moves() -> None:
    state = city(WALKING, borough("park1 D1"), phase=3)
    log = events(state)
    play(state, "G7; B:D1")
    told = GAME.event_data(state, log[-1], None, "en", ("Ada", "Ben"))
    assert told["text"] == "Ada: a citizen goes from the Shop 1 at G7 to the Park 1 at D1 in Ben’s borough."
    assert told["seat"] == "A"
    assert told["moves"] == [{"piece": "A", "from": "cell:A:G7", "to": "cell:B:D1"}]
    french = GAME.event_data(state, log[-1], None, "fr", ("Ada", "Ben"))["text"]
    assert french == "Ada\u00a0: un citoyen quitte le Commerce 1 en G7 pour le Parc 1 en D1 chez Ben."


def test_every_thing_of_a_view_is_in_the_glossary() -> None:
    for lang in ("en", "fr"):
        ids = {piece.id for piece in GAME.pieces(lang)}
        assert all(piece.name and (piece.text or piece.line) for piece in GAME.pieces(lang))
        state = GAME.start(players=2, seed=1)
        for thing in range(32, 40):
            assert GAME.piece_of(state, thing) in ids
        assert {f"tile:{kind}" for kind in state.view(None)["piles"]} <= ids


def test_the_palette_says_in_a_word_what_a_tile_lacks() -> None:
    state = city(borough("res1 E5", money=2), borough())
    offers = {offer["kind"]: offer for offer in state.view(A)["plan"]["palette"]}
    assert offers["res1"]["lacks"] is None
    assert offers["res2"]["lacks"] == {"what": "culture", "need": 2, "have": 1}
    assert offers["com2"]["lacks"] == {"what": "homes", "need": 2, "have": 1}
    assert offers["park3_i"]["lacks"] == {"what": "money", "need": 3, "have": 2}
    assert offers["museum"]["lacks"] == {"what": "wood", "need": 2, "have": 0}
    assert offers["fac2"]["lacks"] == {"what": "industry"}


def test_a_plan_that_no_longer_fits_comes_back_with_what_is_missing() -> None:
    state = city(borough(), borough(), piles={"park1": 1})
    play(state, "build; park1; E5; finish", A)
    play(state, "build; res1; E5; build; park1; G7; finish", B)
    assert asked(state, B).kind == "plan"
    lost = state.view(B)["plan"]["lost"]
    assert [(step["step"], step["kind"], step["fits"]) for step in lost if "kind" in step] == [
        ("build", "res1", True),
        ("build", "park1", False),
    ]
    assert "lost" not in state.view(A)["plan"]


def test_a_planned_tile_counts_for_a_promise_in_the_eyes_of_who_plans() -> None:
    state = city(borough("res1 E4", "com1 E5", promise="promise-1"), borough())
    assert state.view(A)["promise"]["conditions"][0]["have"] == 1
    play(state, "build; com1; D5")
    assert state.view(A)["promise"]["conditions"][0]["have"] == 2


def test_a_promise_is_told_condition_by_condition() -> None:
    cards = {piece.id: piece for piece in GAME.pieces("en")}
    state = city(borough(promise="promise-5"), borough())
    card = state.view(A)["promise"]
    sentences = cards[f"promise:{card['card']}"].figures["conditions"]
    assert len(sentences) == len(card["conditions"]) == 2
    assert sentences[0] == "at least 1 police station with a citizen of yours on it"


def test_to_stop_is_suggested_once_nothing_has_to_be_done() -> None:
    state = city(borough(money=0), borough())
    assert asked(state).suggested == ("finish",), "nothing can be built"
    assert asked(city(borough(), borough())).suggested == ()
    walking = city(borough("res2 E5", citizens={"A": ["E5"]}), borough("park1 D1"), phase=3)
    assert asked(walking).suggested == ("end",)
    assert asked(city(WALKING, borough(), phase=3)).suggested == (), "somebody must move first"


def test_cubes_travel_to_their_stores_and_disks_in_the_council() -> None:
    stored = sentences.in_one_name("store", {"seat": "A", "raw": "wood E2"})
    assert stored == [{"piece": "raw:wood", "from": "supply", "to": "cell:A:E2"}]
    moved = sentences.in_one_name("council", {"seat": "B", "space": "disk1 construction-3"})
    assert moved == [{"piece": "B", "from": "disk:B:1", "to": "council:construction-3"}]
    assert sentences.in_one_name("walk", {"seat": "A"}) == []


def test_who_plays_alone_sees_what_each_rank_takes() -> None:
    alone = GAME.start(players=1, seed=1).view(0)
    steps = alone["limits"]["ranks"]
    assert steps[0] == {"rank": "lieu_dit", "least": 50}
    assert [step["least"] for step in steps] == sorted(step["least"] for step in steps)
    assert "ranks" not in GAME.start(players=2, seed=1).view(0)["limits"]
