"""Rule coverage for all tests, and the check that `make compiled` tests what it has compiled."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

pytest_plugins = ["faubourg.testing.coverage"]


def pytest_configure() -> None:
    """With FAUBOURG_COMPILED set, every hot module must be an extension module: plain ones would prove nothing."""
    if not os.environ.get("FAUBOURG_COMPILED"):
        return
    from tools.compile import hot_modules

    names = [file.removesuffix(".py").replace("/", ".") for file in hot_modules()]
    files = {name: import_module(name).__file__ or "" for name in names}
    plain = [name for name, file in files.items() if not file.endswith(tuple(EXTENSION_SUFFIXES))]
    if plain:
        raise pytest.UsageError(f"FAUBOURG_COMPILED is set, and these modules are not compiled: {', '.join(plain)}")
