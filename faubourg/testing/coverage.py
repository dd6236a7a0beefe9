"""Rule coverage: a pytest plugin that prints, for each game, how many of its rules a passed test proves.

Switch it on in a conftest with `pytest_plugins = ["faubourg.testing.coverage"]`. With `--rule-coverage` the run fails
when a rule of an installed game has no passed test, or is not cited by the code of that game.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import pytest

from faubourg.core.game import Game
from faubourg.core.registry import game, games

ID = re.compile(r"\b[A-Z]{2}-\d+\b")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-coverage", action="store_true", help="fail when a rule has no passed test")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the book that this test proves")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Note the rules of each test that passed in its report, which also travels back from parallel workers."""
    report = yield
    if report.when == "call" and report.passed:
        ids = [id for mark in item.iter_markers("rule") for id in mark.args]
        if ids:
            report.user_properties.append(("rules", ids))
    return report


def cited_rules(played: Game) -> set[str]:
    """The rule ids that stand in the source files of a game."""
    sources = sources_in(resources.files(played.package))
    return {id for file in sources for id in ID.findall(file.read_text(encoding="utf-8"))}


def sources_in(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from sources_in(entry)
        elif entry.name.endswith(".py"):
            yield entry


def gaps(proven: set[str]) -> dict[str, tuple[list[str], list[str]]]:
    """For each installed game: the rules without a passed test, and the rules that its code does not cite."""
    found = {}
    for name in games():
        rules = game(name).rules
        cited = cited_rules(game(name))
        found[name] = ([id for id in rules if id not in proven], [id for id in rules if id not in cited])
    return found


def proven_rules(reporter: Any) -> set[str]:
    reports = reporter.stats.get("passed", [])
    return {
        id for report in reports for key, ids in getattr(report, "user_properties", []) if key == "rules" for id in ids
    }


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if not config.getoption("--rule-coverage"):
        return
    terminalreporter.section("rule coverage")
    for name, (unproven, uncited) in gaps(proven_rules(terminalreporter)).items():
        total = len(game(name).rules)
        terminalreporter.write_line(f"{name}: {total - len(unproven)} of {total} rules proven by a passed test")
        if unproven:
            terminalreporter.write_line(f"  without a test: {', '.join(unproven)}")
        if uncited:
            terminalreporter.write_line(f"  not cited by the code: {', '.join(uncited)}")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if not session.config.getoption("--rule-coverage") or hasattr(session.config, "workerinput"):
        return
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if any(unproven or uncited for unproven, uncited in gaps(proven_rules(reporter)).values()):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
