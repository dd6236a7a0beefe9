"""Play in single steps: questions that answer themselves are asked like all others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from faubourg.core.game import Game
from faubourg.core.rules import Question


@contextmanager
def asking_everything(game: Game) -> Iterator[list[Question]]:
    """While it lasts, a question with one answer is asked; those that would otherwise answer themselves."""
    silent = [step for step in game.steps.values() if isinstance(step, Question) and step.answers_itself]
    for question in silent:
        question.answers_itself = False
    try:
        yield silent
    finally:
        for question in silent:
            question.answers_itself = True
