"""From what was typed to moves: numbers of the list on the screen, several at once, names, and the game's notation."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from faubourg.cli.play.numbers import Numbers
from faubourg.cli.seating import mistake
from faubourg.core import spelling, texts
from faubourg.core.engine import crosses_boundary
from faubourg.core.errors import FaubourgError, IllegalMove
from faubourg.core.rules import Frame, Question
from faubourg.core.spots import BUTTON, CELL
from faubourg.core.state import About, State
from faubourg.core.texts import LANGUAGES
from faubourg.drawing import drawing_of

NUMBERS = re.compile(r"\d+(-\d+)?([ ,]+\d+(-\d+)?)*")
TILE_AND_CELL = re.compile(r"([a-z]+\d)([a-z]\d+)", re.IGNORECASE)  # H1B2
NO_LETTERS = re.compile(r"[^\w]+")
MOST_AT_ONCE = 60
MOST_MEANT = 4  # choices that are named where a word could mean several


@dataclass(frozen=True)
class Line:
    """The answers of a line in notation, and what of it was not even read, because something became known before."""

    answers: tuple[str, ...]
    rest: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return "; ".join(self.answers)


def read_line(state: State, line: str, seat: int, lang: str, numbers: Numbers | None = None) -> Line:
    """The answers that a line stands for, as far as may be looked ahead.

    They are tried on a clone one after the other; the line ends where something new becomes known, for it must never
    probe what is hidden. What follows is given back with the numbers of this screen put into notation, for it was
    typed by somebody who saw no other. IllegalMove if an answer is not allowed.
    """
    shown = Shown(state, seat, lang, numbers)
    on_screen = shown.on_list
    answers: list[str] = []
    waiting = [part.strip() for part in line.split(";") if part.strip()]
    while waiting:
        part, *rest = waiting
        several = shown.several(part)
        waiting = [*several, *rest] if len(several) > 1 else rest
        if len(several) > 1:
            continue
        answers.append(shown.notation(several[0]))
        after = shown.state.clone()
        after.push(shown.read(several[0], answers[-1]), seat)
        if crosses_boundary(shown.state, after, seat):
            split = [text for part in waiting for text in all_digits(part, on_screen)]
            return Line(tuple(answers), tuple([on_screen.get(text, text) for text in split]))
        shown.go_on(after)
    return Line(tuple(answers))


def in_notation(state: State, line: str, seat: int, lang: str = "en") -> str:
    return read_line(state, line, seat, lang).text


def foreseen(state: State, rest: tuple[str, ...], seat: int) -> str | None:
    """The rest of a line, if it answers just what is asked now: as many answers as are needed, and all of them allowed.

    Such as the cards to pay with, typed together with the building. A question that is about nothing begins something
    new, such as the next turn, after others have had theirs: whoever typed the line has not seen that.
    """
    decision = state.decision(seat, LANGUAGES[0])
    if decision is None or decision.about == About() or not decision.least <= len(rest) <= decision.left:
        return None
    try:
        line = read_line(state, "; ".join(rest), seat, LANGUAGES[0])
    except FaubourgError:
        return None
    return line.text if line.answers == rest else None


def all_digits(text: str, on_list: Mapping[str, str]) -> list[str]:
    """`134` as 1, 3 and 4, if there is no such number; any other text, and ranges, number by number."""
    if NUMBERS.fullmatch(text) and not text.isdecimal():
        return [one for part in one_by_one(text) for one in all_digits(part, on_list)]
    if text.isdecimal() and text not in on_list and all(digit in on_list for digit in text):
        return list(text)
    return [text]


def one_by_one(text: str) -> list[str]:
    """The numbers in `3 4 6-8`."""
    numbers: list[str] = []
    for part in re.split(r"[ ,]+", text):
        first, _, last = part.partition("-")
        numbers += [str(number) for number in range(int(first), int(last or first) + 1)][:MOST_AT_ONCE]
    return numbers


def in_two(text: str) -> list[str]:
    """The first word and the rest, or a tile and its cell: `H1 B2`, `H1B2`."""
    glued = TILE_AND_CELL.fullmatch(text)
    return list(glued.groups()) if glued else re.split(r" +", text, maxsplit=1)


class Shown:
    """The numbered list on the screen of a seat, and those of the questions that follow while a line is read."""

    def __init__(self, state: State, seat: int, lang: str, numbers: Numbers | None = None) -> None:
        self.seat = seat
        self.lang = lang
        self.numbers = numbers.copy() if numbers else Numbers()
        self.names: Mapping[str, str] = drawing_of(state.game.name).names(lang)
        self.steps = 0  # questions of the line so far
        self.go_on(state)

    def go_on(self, state: State) -> None:
        self.state = state
        self.steps += 1
        self.moves = state.moves(self.seat)
        game, numbers = state.game, self.numbers.of(state, self.seat) if self.moves else {}
        self.on_list = {str(number): game.notation(state, move) for move, number in numbers.items()}

    def several(self, text: str) -> list[str]:
        """The answers that stand in one part of a line, one by one: `pay 3 4 6-8`, `134`, `H1 B2`, `H1B2`."""
        verb, _, rest = text.partition(" ")
        if spelling.plain(verb) in verbs() and NUMBERS.fullmatch(rest.strip()):
            text = rest.strip()
        if self.is_allowed(text):
            return [text]
        way = self.way_to(text)
        if way is not None:
            return [way, text]
        parts = in_two(text)
        if self.are_two(parts):
            return parts
        granted = self.granted(text)
        if granted or self.is_understood(text):
            return [*granted, text] if granted else [self.by_a_word(text) or text]
        if NUMBERS.fullmatch(text) and not text.isdecimal():
            return one_by_one(text)
        if text.isdecimal():
            return all_digits(text, self.on_list) if self.may_be_several(text) else [text]
        if self.is_known(parts[0]):
            return parts
        refused = self.way_to_refusal(parts[0])  # why it cannot be built says more than that it is no answer
        return [self.by_a_word(text) or text] if refused is None else [refused, *parts]

    def read(self, typed: str, text: str) -> int:
        """The move of an answer; a refusal speaks of what was typed, or in words of the choice behind its number."""
        try:
            return self.state.read_one(text, self.seat)
        except IllegalMove as refusal:
            name = self.said(text) if typed.isdecimal() else typed
            raise IllegalMove(refusal.rule, name, refusal.reasons) from refusal

    def by_a_word(self, text: str) -> str | None:
        """The only choice with some words in its label, `gold` for `take 2 gold`; what means something else is left."""
        game, frame, wanted = self.state.game, self.state.frame_of(self.seat), spelling.plain(text)
        if frame is None or not wanted.replace(" ", "").isalpha() or self.means_something(frame, text):
            return None
        labels = {move: spelling.plain(str(game.label(self.state, frame, move, self.lang))) for move in self.moves}
        found = [move for move, label in labels.items() if f" {wanted} " in f" {NO_LETTERS.sub(' ', label)} "]
        buttons = [move for move in found if BUTTON <= move < CELL]
        found = buttons if len(buttons) == 1 else found  # rather what one does than a card that speaks of it
        return game.notation(self.state, found[0]) if len(found) == 1 else None

    def means_something(self, frame: Frame, text: str) -> bool:
        """Whether a text names anything but a button of another question."""
        move = self.parsed(text)
        assert isinstance(frame.step, Question), "a seat that is asked something"
        return move is not None and not (BUTTON <= move < CELL and move not in frame.step.candidates(self.state, frame))

    def may_be_several(self, text: str) -> bool:
        """Whether digits are numbers in a row: where several answers follow, or for a card and what it costs."""
        frame = self.state.frame_of(self.seat)
        if frame is None:
            return False
        if self.state.game.answers_left(self.state, frame)[1] > 1:
            return True
        card = self.parsed(self.on_list.get(text[0], ""))
        facts = self.state.game.choice_facts(self.state, frame, card) if card in self.moves and card is not None else {}
        return facts.get("cost") == len(text) - 1

    def is_known(self, text: str) -> bool:
        """Whether the text begins an answer: is one, leads to one, or is a tile with its cell."""
        parts = in_two(text)
        return self.is_allowed(text) or self.way_to(text) is not None or (len(parts) > 1 and self.is_known(parts[0]))

    def are_two(self, parts: list[str]) -> bool:
        """Whether the second part answers the question that follows the first: `hotel 1,1`, `4,5 Ben`."""
        move = self.parsed(self.choice(parts[0]) or "") if len(parts) > 1 else None
        if move is None or move not in self.moves:
            return False
        after = self.state.clone()
        after.push(move, self.seat)
        if crosses_boundary(self.state, after, self.seat) or self.seat not in after.to_act:
            return False
        return Shown(after, self.seat, self.lang).is_known(parts[1])

    def granted(self, text: str) -> list[str]:
        """Within a line, what Enter would answer, if the text answers the question after it."""
        frame = self.state.frame_of(self.seat)
        moves = self.state.game.suggested(self.state, frame) if frame and self.steps > 1 else ()
        if not moves:
            return []
        state, after = self.state, self.state.clone()
        for move in moves:
            after.push(move, self.seat)
        if crosses_boundary(state, after, self.seat) or self.seat not in after.to_act:
            return []
        is_answer = Shown(after, self.seat, self.lang).is_known(text)
        return [state.game.notation(state, move) for move in moves] if is_answer else []

    def parsed(self, text: str) -> int | None:
        frame = self.state.frame_of(self.seat)
        return None if frame is None else self.state.game.parse(self.state, frame, text)

    def is_allowed(self, text: str) -> bool:
        choice = self.choice(text)
        return choice is not None and self.parsed(choice) in self.moves

    def is_understood(self, text: str) -> bool:
        """Whether the text is an answer to the question, allowed or not."""
        return self.choice(text) is not None or self.parsed(text) is not None

    def choice(self, text: str) -> str | None:
        """The entry of the list that a number or a name means, in writing."""
        if text in self.on_list:
            return self.on_list[text]
        name = self.names.get(spelling.plain(text))
        if name is not None and self.parsed(name) in self.moves:
            return name
        if self.is_asked_about(text):
            return text
        meant = self.meant(text)
        if meant is not None:
            return self.state.game.notation(self.state, meant)
        return text if self.parsed(text) is not None else None

    def is_asked_about(self, text: str) -> bool:
        """Whether the text names something that the question is about, allowed or not."""
        move, frame = self.parsed(text), self.state.frame_of(self.seat)
        if move is None or frame is None or move in self.moves:
            return move is not None
        assert isinstance(frame.step, Question), "a seat that is asked something"
        return move in frame.step.candidates(self.state, frame)

    def notation(self, text: str) -> str:
        """The move that a number or a name means, in writing; any other text as it is."""
        choice = self.choice(text)
        if choice is not None:
            return choice
        if text.isdecimal() and self.on_list:
            raise mistake("no_choice", number=int(text), count=max(map(int, self.on_list)))
        labels = self.begun_by(text)
        if len(labels) > 1:
            raise mistake("several_meant", word=text, choices=", ".join(labels[:MOST_MEANT]))
        return self.names.get(spelling.plain(text), text)

    def said(self, text: str) -> str:
        """A move in the words of the screen, for what is said about it."""
        move = self.parsed(text)
        return text if move is None else str(self.state.game.word(self.state, move, self.lang))

    def meant(self, text: str) -> int | None:
        """The choice whose name or label begins with a text, in the language of the screen; else a part of a label."""
        names, parts = self.called()
        found = spelling.meant(text, names)
        return spelling.meant(text, parts) if found is None and not begins(names, text) else found

    def begun_by(self, text: str) -> list[str]:
        """All choices that a text may be the beginning of, each with its number."""
        state, game, frame = self.state, self.state.game, self.state.frame_of(self.seat)
        if frame is None:
            return []
        numbers = {notation: number for number, notation in self.on_list.items()}
        found = dict.fromkeys(move for names in self.called() for move in begins(names, text))
        return [
            f"[{numbers[game.notation(state, move)]}] {game.label(state, frame, move, self.lang)}" for move in found
        ]

    def called(self) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
        """What the choices are called, and the parts of their labels behind a colon."""
        state, game = self.state, self.state.game
        frame = state.frame_of(self.seat)
        names: list[tuple[str, int]] = []
        parts: list[tuple[str, int]] = []
        if frame is None:
            return names, parts
        for move in self.moves:
            label = str(game.label(state, frame, move, self.lang))
            names += [(str(game.word(state, move, self.lang)), move), (label, move)]
            names += [(part, move) for part in re.split(r"[:,(]", label)[:1]]
            parts += [(part.strip(), move) for part in label.split(":")[1:]]
        return names, parts

    def way_to(self, text: str) -> str | None:
        """The only button that leads to a question which the text answers: `H1` builds, with no word about it."""
        by_sign: list[str] = []
        by_name: list[str] = []
        for button, shown in self.ways(text):
            if shown.is_allowed(text):
                is_sign = shown.choice(text) == self.names.get(spelling.plain(text))
                (by_sign if is_sign else by_name).append(button)
        ways = by_sign or by_name  # H1 is rather a home to build than a cell
        return ways[0] if len(ways) == 1 else None

    def way_to_refusal(self, text: str) -> str | None:
        """The only button that leads to a question in which a sign of the board is an answer, allowed or not."""
        sign = self.names.get(spelling.plain(text))
        ways = [button for button, shown in self.ways(text) if sign is not None and shown.parsed(sign) is not None]
        return ways[0] if len(ways) == 1 else None

    def ways(self, text: str) -> Iterator[tuple[str, Shown]]:
        """Where there are buttons alone: each with the question that follows it."""
        if text.isdecimal() or any(not BUTTON <= move < CELL for move in self.moves):
            return
        for move in self.moves:
            after = self.state.clone()
            after.push(move, self.seat)
            if not crosses_boundary(self.state, after, self.seat) and self.seat in after.to_act:
                yield self.state.game.notation(self.state, move), Shown(after, self.seat, self.lang)


def begins(names: Sequence[tuple[str, int]], text: str) -> list[int]:
    """What a text may be the beginning of the name of."""
    wanted = spelling.plain(text)
    is_long = len(wanted) >= spelling.SHORTEST
    return [thing for name, thing in names if is_long and spelling.plain(name).startswith(wanted)]


def verbs() -> set[str]:
    """Words that may stand before numbers: pay 3 4."""
    said = [texts.say("faubourg.cli", lang, "typed-verbs") for lang in LANGUAGES]
    return {spelling.plain(verb) for words in said for verb in words.split()}
