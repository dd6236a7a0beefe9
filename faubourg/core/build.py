"""Whether the hot modules run compiled or as plain Python."""

from __future__ import annotations

from faubourg.core import engine


def is_compiled() -> bool:
    return not str(engine.__file__).endswith(".py")
