"""Bots by name and from files, and every way in which loading one can fail."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import faubourg
from faubourg import BotError, Seat
from faubourg.bots import Bot, GreedyBot, RandomBot, ask, bot_names, load_bot

FIRST_GREEDY = Path(__file__).parents[2] / "benchmarks" / "first_greedy.py"
FIRST = """
from faubourg.bots import Bot

class First(Bot):
    def choose(self, seat):
        return seat.moves()[0]
"""


@pytest.fixture
def seat() -> Seat:
    state = faubourg.game("infinite-city").start(players=2, seed=1)
    return Seat(state, state.to_act[0])


def write(folder: Path, source: str) -> str:
    path = folder / "mine.py"
    path.write_text(source, encoding="utf-8")
    return str(path)


def test_bots_by_name() -> None:
    assert bot_names()[:3] == ("random", "calm", "greedy")
    assert isinstance(load_bot("random", 3), RandomBot)
    assert isinstance(load_bot("greedy", 3), GreedyBot)


def test_the_same_seed_gives_the_same_answers(seat: Seat) -> None:
    once = [load_bot("random", 5).choose(seat) for _ in range(3)]
    bot = load_bot("random", 5)
    again = [bot.choose(seat) for _ in range(20)]
    assert once == [again[0]] * 3
    assert len(set(again)) > 1


def test_a_file_with_and_without_the_class_name(tmp_path: Path, seat: Seat) -> None:
    path = write(tmp_path, FIRST)
    for spec in (path, f"{path}:First"):
        bot = load_bot(spec, 0)
        assert bot.name == "First"
        assert ask(bot, seat) == seat.moves()[0]


def test_loading_leaves_no_trace_in_path_or_folder(tmp_path: Path) -> None:
    before = list(sys.path)
    load_bot(write(tmp_path, FIRST), 0)
    assert sys.path == before
    assert [file.name for file in tmp_path.iterdir()] == ["mine.py"]


def test_a_changed_file_is_read_again(tmp_path: Path, seat: Seat) -> None:
    path = write(tmp_path, FIRST)
    assert ask(load_bot(path, 0), seat) == seat.moves()[0]
    write(tmp_path, FIRST.replace("[0]", "[1]"))
    assert ask(load_bot(path, 0), seat) == seat.moves()[1]


@pytest.mark.parametrize(
    ("constructor", "expected"),
    [("", 0), ("def __init__(self): self.seed = 0", 0), ("def __init__(self, seed): self.seed = seed", 7)],
)
def test_a_class_that_is_no_bot_but_chooses(tmp_path: Path, seat: Seat, constructor: str, expected: int) -> None:
    source = (
        f"class Any:\n    seed = 0\n    {constructor}\n    def choose(self, seat): return seat.moves()[self.seed % 2]"
    )
    assert ask(load_bot(write(tmp_path, source), 7), seat) == seat.moves()[expected % 2]


def test_dataclasses_work_in_a_bot_file(tmp_path: Path, seat: Seat) -> None:
    source = (
        "from __future__ import annotations\nfrom dataclasses import dataclass\n"
        "@dataclass\nclass Last:\n    seed: int\n    def choose(self, seat): return seat.moves()[-1]"
    )
    assert ask(load_bot(write(tmp_path, source), 7), seat) == seat.moves()[-1]


def test_an_unknown_name() -> None:
    with pytest.raises(BotError) as error:
        load_bot("bob", 0)
    known = "random, calm, greedy, keen, sharp, ruthless"
    assert str(error.value) == f"There is no bot called bob. Bots: {known}, or path/to/file.py:ClassName."


def test_a_missing_file() -> None:
    with pytest.raises(BotError, match=r"cannot be loaded: there is no file nowhere/bot\.py\.$"):
        load_bot("nowhere/bot.py:Bot", 0)


@pytest.mark.parametrize(
    ("source", "class_name", "said"),
    [
        (FIRST, "Second", "its file has no class Second; classes with a method choose: First."),
        (FIRST, "choose", "its file has no class choose; classes with a method choose: First."),
        ("class Idle: pass", "Idle", "Idle has no method choose(seat)."),
        ("class Idle: pass", "", "its file has no class with a method choose(seat)."),
        (FIRST + "class Other(First): pass", "", "after a colon: First, Other."),
        ("x = 1\nclass :", "", "line 2 is not Python (invalid syntax)."),
        ("raise ValueError('no luck.')", "", "its file fails when it is read (ValueError: no luck)."),
        ("import sys; sys.exit(3)", "", "its file fails when it is read (SystemExit: 3)."),
        (
            "class Mine:\n  def __init__(self): 1 / 0\n  def choose(self, seat): return 0",
            "",
            "Mine fails when it is made (ZeroDivisionError: division by zero).",
        ),
        (
            "class Mine:\n  def __init__(self, depth): pass\n  def choose(self, seat): return 0",
            "",
            "missing 1 required positional argument: 'depth').",
        ),
    ],
)
def test_a_file_that_is_no_bot(tmp_path: Path, source: str, class_name: str, said: str) -> None:
    path = write(tmp_path, source)
    spec = f"{path}:{class_name}" if class_name else path
    modules = set(sys.modules)
    with pytest.raises(BotError) as error:
        load_bot(spec, 0)
    assert str(error.value).startswith(f"The bot {spec} cannot be loaded: ")
    assert str(error.value).endswith(said)
    assert error.value.say("fr").startswith(f"Le robot {spec} ne peut pas être chargé")
    if "fails when it is read" in said:
        assert set(sys.modules) == modules


def test_a_named_class_may_come_from_an_import(tmp_path: Path) -> None:
    source = "from faubourg.bots import GreedyBot, RandomBot"
    assert isinstance(load_bot(f"{write(tmp_path, source)}:RandomBot", 0), RandomBot)


def test_a_bot_is_called_as_it_says_or_like_its_class() -> None:
    class Careful(GreedyBot):
        pass

    class Bold(Bot):
        name = "bold one"

    assert Careful(0).name == "Careful"
    assert Bold(0).name == "bold one"


@pytest.mark.parametrize("name", ["infinite-city", "the-city"])
def test_greedy_as_it_was_at_first_still_plays(name: str) -> None:
    """Others are measured by it, so it must not fall behind the games."""
    state = faubourg.game(name).start(players=2, seed=4)
    bots = [load_bot(str(FIRST_GREEDY), 1), RandomBot(1)]
    while not state.is_over:
        seat = state.to_act[0]
        state.push(ask(bots[seat], Seat(state, seat)), seat)
    scores = state.outcome().scores
    assert scores[0] > scores[1]
