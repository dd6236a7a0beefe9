"""The page as a whole: the board, the news, the question and its choices share the lines of the screen.

The board is given the same room at every question of a game, so that it does not jump. What the question does not need
goes to the news. Only if the choices would not fit does the board give way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from faubourg.drawing import choices as listing
from faubourg.drawing.canvas import wrapped
from faubourg.drawing.layout import cut
from faubourg.drawing.scene import Picture

FEW = 9  # choices that are always explained, wherever they are drawn
LINES_OF_PROMPT = 2
LOWEST_BOARD = 6
ATTEMPTS = 5


@dataclass(frozen=True)
class Parts:
    """What a page consists of, from its first line to its last."""

    title: Text
    draw: Callable[[int, int | None], Picture]  # a board for so many lines; the picture has as many, or so many in all
    news: Callable[[int], list[Text]]  # what happened in at most so many lines
    notes: Sequence[Text]
    question: Sequence[Text]
    choices: listing.Numbered
    not_listed: Callable[[int], str]  # says that so many choices are left out
    lists_choices: bool = False  # whether the board has every choice in it


def lay_out(parts: Parts, width: int, height: int) -> list[Text]:
    """The lines of a page, no more than `height` of them."""
    question = [line for text in parts.question for line in wrapped(text, width)]
    notes = [line for text in parts.notes for line in wrapped(text, width, 2)]
    room = height - 1 - len(question) - len(notes)
    for_news, for_choices = usual_shares(height)
    for_board = height - 1 - LINES_OF_PROMPT - for_news - (0 if parts.lists_choices else for_choices)
    for _ in range(ATTEMPTS):
        picture = parts.draw(max(LOWEST_BOARD, for_board), None)
        left = room - len(picture.lines)
        listed = choice_lines(parts.choices, picture, width, left)
        if len(listed) <= left:
            break
        for_board = min(for_board - 1, room - len(listed))
    board = cut(picture.lines, max(LOWEST_BOARD, room - min(len(listed), room // 2)), "...")
    left = max(0, room - len(board))
    if len(listed) > left:
        missing = [entry for entry in parts.choices if entry[0] not in picture.drawn]
        short = listing.in_short(missing, width)
        listed = short if len(short) <= left else cut(short, left, parts.not_listed(len(missing)))
    # What choices mean comes before the rest of the news, and before all of them if nothing else would be explained.
    given = left - len(listed) - (for_news if picture.told else 0)
    if given > 0 and picture.told < picture.drawn:
        larger = parts.draw(max(LOWEST_BOARD, for_board), len(board) + given)
        if len(larger.lines) <= len(board) + given and larger.drawn == picture.drawn and picture.told < larger.told:
            left -= len(larger.lines) - len(board)
            board, picture = list(larger.lines), larger
    news = parts.news(max(0, left - len(listed)))
    spare = left - len(listed) - len(news)
    if spare > 0:  # the board stays as it is, but what stands around it may be said in more words
        larger = parts.draw(max(LOWEST_BOARD, for_board), len(board) + spare)
        if len(larger.lines) <= len(board) + spare and larger.drawn == picture.drawn:
            board = list(larger.lines)
    return [parts.title, *board, *news, *notes, *question, *listed]


def usual_shares(height: int) -> tuple[int, int]:
    """Lines for the news and for the choices that the board leaves free, whether they are needed or not."""
    if height < 26:
        return 2, 2
    return (3, 3) if height < 40 else (5, 4)


def choice_lines(choices: listing.Numbered, picture: Picture, width: int, room: int) -> list[Text]:
    """The choices that the picture does not show; if they are few, also those it shows without explaining them."""
    missing = [entry for entry in choices if entry[0] not in picture.drawn]
    if len(choices) <= FEW:
        unexplained = [entry for entry in choices if entry[0] not in picture.told | picture.named]
        explained = listing.in_full(unexplained, width)
        if len(explained) > FEW:  # the board is worth more than the ends of long sentences
            explained = listing.one_line_each(unexplained, width)
        if len(explained) <= max(FEW, room - 1):
            return explained
    in_full = listing.in_full(missing, width)
    if len(missing) <= FEW or len(in_full) <= room - 1:
        return in_full
    return listing.in_short(missing, width)
