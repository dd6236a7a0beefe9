"""The games of the house. Calling this module lists what is installed.

`faubourg.games` is both this package and, in the public contract, the function `faubourg.games()`; importing a game
would otherwise hide the function behind the package.
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        from faubourg.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
