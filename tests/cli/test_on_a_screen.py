"""Every game and every lesson on a real (pseudo) terminal of three sizes, in both languages, as an emulator shows it.

A twin of the game in this process knows what may be chosen; the page is read from the screen alone. No page is higher
than the screen, no choice is neither drawn nor listed, and no piece to be bought is without its price.
"""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

import faubourg
from faubourg.bots import ask
from faubourg.cli.keyboard import Keyboard
from faubourg.cli.play.picture import glossary_of
from faubourg.cli.play.session import Session
from faubourg.cli.seating import seat_players
from faubourg.cli.speech import Speech
from faubourg.cli.storage import Storage
from faubourg.core.lessons import lessons_of
from faubourg.core.seat import Seat
from faubourg.core.state import Choice, Decision, State
from faubourg.core.table import Table
from faubourg.drawing.choices import Numbered
from tests.cli.scenes import Sheet
from tests.cli.terminals import terminal

SIZES = ((80, 24), (100, 30), (120, 40))
PLAYERS = {"infinite-city": (2, 5), "la-citta": (2, 4), "small-city": (2, 4), "the-city": (2, 4)}  # English, French
SEED = 3
PERSON = 0
HOW_TO_NAME = re.compile(r"\btype\b|\btapez\b", re.IGNORECASE)
# Cells and streets, of which there are many:
NAMED = ("parade", "placement", "hall", "bigger-tile", "new-city", "destination")
GIVEN_AWAY = ("pay", "limit", "setup")  # where no card is bought
LAST_QUESTION = {"en": "my-game.json", "fr": "ma-partie.json"}


class Twin(Session):
    """The same game in this process."""

    def __init__(self, name: str, players: int, say: Speech) -> None:
        game = faubourg.game(name)
        seating = seat_players(game, say, players, bots=("random",))
        table = Table(game.start(players, SEED), seating.names)
        screen = Sheet(*SIZES[0])
        super().__init__(table, seating, "twin", Storage(Path("nowhere")), screen, Keyboard(screen), say)

    def question(self) -> Decision | None:
        """What the person is asked next, once the bots have answered; None when the game is over."""
        while not self.state.is_over and self.next_seat() in self.bots:
            seat = self.next_seat()
            self.table.push(ask(self.bots[seat], Seat(self.state, seat)), seat)
        if self.state.is_over:
            return None
        self.look_around(PERSON)
        self.read[PERSON] = len(self.table.log)
        return self.state.decision(PERSON, self.say.lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", faubourg.games())
def test_a_game(tmp_path: Path, name: str, lang: str) -> None:
    """To the end, at a size that changes from page to page; the first of every kind of question at all three."""
    say, players = Speech(lang), PLAYERS[name][lang == "fr"]
    title = faubourg.game(name).title(lang)
    hint, pause = f"Tab · {say('command_words', 'quit')}", say("play", "go_on")
    twin = Twin(name, players, say)
    rng, sizes = Random(SEED), cycle(SIZES)
    size = next(sizes)
    seen: set[str] = set()
    arguments = ("play", name, "--players", str(players), "--bots", "random", "--seed", str(SEED), "--lang", lang)
    with terminal(tmp_path, size, *arguments) as shown:

        def page(*last: str) -> list[str]:
            found = shown.next_page(pause, *last)
            while pause in shown.text:  # a page of its own, such as the end of a year
                check_height(found, title)
                shown.type("")
                found = shown.next_page(pause, *last)
            check_height(found, title)
            return found

        decision = twin.question()
        while decision is not None:
            numbered = twin.numbered(PERSON, decision)
            check(page(hint), twin.state, decision, numbered, lang)
            if decision.kind not in seen:
                seen.add(decision.kind)
                for other in SIZES:
                    if other == size:
                        continue
                    shown.resize(*other)
                    shown.type(say("command_words", "board"))
                    check(page(hint), twin.state, decision, numbered, lang)
            size = next(sizes)
            shown.resize(*size)
            number, choice = rng.choice(numbered)
            shown.type(str(number))
            twin.table.play(choice.notation, PERSON)
            decision = twin.question()
        page(LAST_QUESTION[lang])


def check_height(page: list[str], title: str) -> None:
    assert page[0].startswith("─") and title in page[0], "the page is higher than the screen:\n" + "\n".join(page)


def check(page: list[str], state: State, decision: Decision, numbered: Numbered, lang: str) -> None:
    where = f"{decision.kind}\n" + "\n".join(page)
    assert any(re.match(r"> ?$", line) for line in page), where
    assert not missing(decision, numbered, page), f"{missing(decision, numbered, page)}: {where}"
    lost = without_price(state, numbered, page, lang)
    assert decision.kind in GIVEN_AWAY or not lost, f"{lost}: {where}"


def missing(decision: Decision, numbered: Numbered, page: list[str]) -> list[str]:
    """Choices whose number is not on the page, unless the page says how to name them."""
    text = "\n".join(page)
    lost = [choice.notation for number, choice in numbered if not re.search(rf"\[{number}[\]+]", text)]
    is_named = len(lost) > 12 and decision.kind in NAMED
    return [] if is_named and HOW_TO_NAME.search(text) else lost


def without_price(state: State, numbered: Numbered, page: list[str], lang: str) -> list[str]:
    """Pieces whose price stands neither in the line of their number nor in the next one."""
    lost = []
    for number, choice in numbered:
        price = price_of(state, choice, lang)
        rows = [n for n, line in enumerate(page) if f"[{number}]" in line]
        if price in (None, "0") or not rows:
            continue
        shown = " ".join(f"{page[n][page[n].index(f'[{number}]') :]} {''.join(page[n + 1 : n + 2])}" for n in rows)
        if not re.search(rf"(?<!\d){price}(?!\d)", shown.replace(f"[{number}]", "")):
            lost.append(f"{choice.notation}: {price}")
    return lost


def price_of(state: State, choice: Choice, lang: str) -> str | None:
    """What a piece costs that is to be bought here: as a figure."""
    if "price" in choice.facts or "printed_cost" in choice.facts:
        return str(choice.facts.get("price", choice.facts.get("cost")))
    piece = glossary_of(state, lang).of_thing(state, choice.notation)
    found = re.findall(r"\d+", piece.price) if piece else []
    return found[0] if found else None


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", faubourg.games())
def test_a_lesson(tmp_path: Path, name: str, lang: str) -> None:
    """Every step on the small screen and on one of the others, which change with the language."""
    lesson = lessons_of(faubourg.game(name))[0]
    say = Speech(lang)
    hint = f"{say('learn_words', 'board')} · {say('learn_words', 'quit')}"
    size = SIZES[0]
    with terminal(tmp_path, size, "learn", name, "--lang", lang) as shown:
        for number in range(1, len(lesson.steps) + 1):
            title = say("learn", "step", number=number, count=len(lesson.steps))
            check_step(shown.next_page(hint), title)
            larger = SIZES[1 + (number // 2 + (lang == "fr")) % 2]
            size = larger if size == SIZES[0] else SIZES[0]
            shown.resize(*size)
            shown.type(say("learn_words", "board"))
            check_step(shown.next_page(hint), title)
            shown.type(say("learn_words", "skip"))
        shown.next_page(say("learn", "ask_to_play"))
        assert lesson.end[lang].split()[0] in shown.text, shown.text


def check_step(page: list[str], title: str) -> None:
    check_height(page, title)
    assert any(re.match(r"> ?$", line) for line in page), "\n".join(page)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_hint_below_the_question_fits_on_one_line(lang: str) -> None:
    assert len(Speech(lang)("play", "hint")) < 80
    assert len(Speech(lang)("learn", "hint")) < 80
    assert len(Speech(lang)("end", "save_where")) < 80
