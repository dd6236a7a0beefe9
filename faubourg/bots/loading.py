"""Finding a bot by its name or in somebody's file."""

from __future__ import annotations

import inspect
import sys
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from faubourg.bots.base import Bot, in_short
from faubourg.bots.levels import bot_names, is_named, make_named
from faubourg.core.errors import BotError
from faubourg.core.files import reason_of
from faubourg.core.seat import Seat


def load_bot(spec: str, seed: int = 0) -> Bot:
    """A new bot from its name, such as `greedy` or `sharp:300ms`, or from `path/to/file.py:ClassName`.

    The class name may be left out if the file has one class with a method `choose`. The class need not derive from
    Bot; its constructor may take a `seed` or nothing. The file's folder does not become part of Python's path.
    """
    if not spec:
        raise BotError("no_name", package="faubourg.bots", known=", ".join(bot_names()))
    if is_named(spec):
        return make_named(spec, seed)
    path, class_name = split(spec)
    if not path:
        raise BotError("bot_unknown", bot=spec, known=", ".join(bot_names()))
    bot = construct(find_class(spec, read_module(spec, Path(path)), class_name), spec, seed)
    return bot if isinstance(bot, Bot) else Adopted(bot, seed)


class Adopted(Bot):
    """A bot whose class does not derive from Bot."""

    def __init__(self, player: Any, seed: int) -> None:
        super().__init__(seed)
        self.player = player
        self.name = str(getattr(player, "name", type(player).__name__))

    def choose(self, seat: Seat) -> int:
        answer: int = self.player.choose(seat)
        return answer


def unloadable(spec: str, key: str, **facts: object) -> BotError:
    return BotError("bot_file", bot=spec, reason=BotError(key, package="faubourg.bots", **facts))


def split(spec: str) -> tuple[str, str]:
    """Path and class name, either of them empty if it is not given. A drive letter is part of the path."""
    if spec.endswith(".py"):
        return spec, ""
    path, _, class_name = spec.rpartition(":")
    return (path, class_name) if path.endswith(".py") else ("", "")


def read_module(spec: str, path: Path) -> ModuleType:
    if not path.is_file():
        raise unloadable(spec, "no_file", path=path)
    try:
        source = path.read_bytes()
    except OSError as error:
        raise unloadable(spec, "unreadable", path=path, reason=reason_of(error)) from error
    return run_module(spec, path.resolve(), source)


@lru_cache(maxsize=64)
def run_module(spec: str, path: Path, source: bytes) -> ModuleType:
    """The module that a source makes. By hand, so that neither bytecode nor anything else is left beside it."""
    name = f"faubourg_bot_{sha256(bytes(path) + source).hexdigest()[:16]}"
    module = ModuleType(name)
    module.__file__ = str(path)
    sys.modules[name] = module  # dataclasses and pickle look a class up there
    try:
        exec(compile(source, path, "exec"), module.__dict__)
    except SyntaxError as error:
        del sys.modules[name]
        raise unloadable(spec, "syntax", line=error.lineno or 0, reason=error.msg) from error
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise unloadable(spec, "raised_at_import", reason=in_short(error)) from error
    return module


def find_class(spec: str, module: ModuleType, class_name: str) -> type[Any]:
    own = {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type) and value.__module__ == module.__name__ and callable(getattr(value, "choose", None))
    }
    if class_name:
        named = vars(module).get(class_name)
        if not isinstance(named, type):
            raise unloadable(spec, "no_class", name=class_name, known=", ".join(own) or "-")
        if not callable(getattr(named, "choose", None)):
            raise unloadable(spec, "no_choose", name=class_name)
        return named
    if not own:
        raise unloadable(spec, "no_bot")
    if len(own) > 1:
        raise unloadable(spec, "several_bots", known=", ".join(own))
    return next(iter(own.values()))


def construct(cls: type[Any], spec: str, seed: int) -> Any:
    try:
        return cls(seed=seed) if takes_seed(cls) else cls()
    except (Exception, SystemExit) as error:
        raise unloadable(spec, "raised_at_start", name=cls.__name__, reason=in_short(error)) from error


def takes_seed(cls: type[Any]) -> bool:
    try:
        parameters = inspect.signature(cls).parameters.values()
    except (TypeError, ValueError):  # a class written in C may hide what it takes
        return False
    return any(parameter.name == "seed" or parameter.kind is parameter.VAR_KEYWORD for parameter in parameters)
