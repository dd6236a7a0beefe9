"""Rule coverage for all tests, more tries for some, and the check that `make compiled` tests what it has compiled."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

pytest_plugins = ["faubourg.testing.coverage"]

# Browsers, servers and terminals are processes of their own, and a busy machine may stop any of them at an odd moment.
# Such a test has two more tries; the summary tells what failed, and whoever reads it there looks for the cause.
HERE = Path(__file__).parent
OUT_OF_PROCESS = (HERE / "cli", HERE / "server", HERE / "web")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(room) for room in OUT_OF_PROCESS):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"tried again: {report.nodeid}")
        terminalreporter.line(report.longreprtext)


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
