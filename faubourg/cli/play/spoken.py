"""From moves to what people would type for them: the shortest words of their language that are understood."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from faubourg.cli.play.typed import Shown, read_line
from faubourg.core.errors import FaubourgError
from faubourg.core.rules import Question
from faubourg.core.state import State

CELL = re.compile(r"(?<![^ ])(?:[A-Z]\d{1,2}|-?\d+,-?\d+)(?![^ ])")


def spoken(state: State, line: str, seat: int, lang: str) -> str:
    """A line of answers in notation as people would type it in a language; the last one need not be allowed."""
    texts = [part.strip() for part in line.split(";")]
    said: list[str] = []
    now = state
    for text in texts:
        frame = now.frame_of(seat)
        move = now.game.parse(now, frame, text) if frame else None
        said.append(text if move is None else next(names(now, move, text, seat, lang), text))
        if move is None or move not in now.moves(seat):
            break
        now = now.clone()
        now.push(move, seat)
    return "; ".join([*without_the_obvious(state, said, seat, lang), *texts[len(said) :]])


def names(state: State, move: int, text: str, seat: int, lang: str) -> Iterator[str]:
    """What a move may be called where it is asked for, the shortest first: H1, C4, give up."""
    shown, game, frame = Shown(state, seat, lang), state.game, state.frame_of(seat)
    assert frame is not None and isinstance(frame.step, Question), "a seat that is asked something"
    word = in_small_letters(str(game.word(state, move, lang)))
    head, _, tail = (part.partition("(")[0].strip() for part in word.partition(":"))
    is_shared = sum(
        str(game.word(state, other, lang)).lower().startswith(head) for other in frame.step.candidates(state, frame)
    )
    cells = CELL.findall(text)[:1]
    signs = [sign.upper() for sign, typed in shown.names.items() if typed == text][:1]
    with_cell = [f"{word.split()[0]} {cell}" for cell in cells]
    in_words = [tail if tail and is_shared > 1 else head, word]
    for name in [*signs, *cells, *with_cell, *in_words, text.replace("_", " ")]:
        if ";" not in name and game.parse(state, frame, shown.choice(name) or name) == move:
            yield name
    if move not in state.moves(seat) and not cells:  # a word that means nothing here is refused all the same
        yield word


def in_small_letters(text: str) -> str:
    """As people type, but cells as they are written on the board."""
    return " ".join(word if CELL.fullmatch(word) else word.lower() for word in text.split(" "))


def without_the_obvious(state: State, said: Sequence[str], seat: int, lang: str) -> Sequence[str]:
    """The line without what follows from the next answer: `H1; C4` builds, with no word about it."""
    wanted = meaning(state, said, seat, lang)
    if wanted is None:  # the last answer is a mistake that is worth making
        return [*without_the_obvious(state, said[:-1], seat, lang), said[-1]] if len(said) > 1 else said
    for place in range(len(said) - 2, -1, -1):
        shorter = [*said[:place], *said[place + 1 :]]
        if meaning(state, shorter, seat, lang) == wanted:
            said = shorter
    return said


def meaning(state: State, said: Sequence[str], seat: int, lang: str) -> tuple[list[int], tuple[str, ...]] | None:
    """The moves that a line stands for, and what of it is not read yet; None if they are not allowed."""
    try:
        line = read_line(state, "; ".join(said), seat, lang)
        return list(state.read(line.text, seat)), line.rest
    except FaubourgError:
        return None
