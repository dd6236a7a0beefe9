"""The games of the house and their lessons, whether installed already or not."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from faubourg.core.game import Game
from faubourg.core.lessons import Lesson, lessons_of


def games_of_the_house() -> list[Game]:
    folder = import_module("faubourg.games").__path__
    names = sorted(module.name for module in pkgutil.iter_modules(folder) if module.ispkg)
    return [import_module(f"faubourg.games.{name}").GAME for name in names]


GAMES = games_of_the_house()
LESSONS: list[Lesson] = [lesson for game in GAMES for lesson in lessons_of(game)]


def name_of(thing: Game | Lesson) -> str:
    return thing.name if isinstance(thing, Game) else f"{thing.game.name}:{thing.id}"
