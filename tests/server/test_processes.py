"""Processes of the server's own, asked by one thread and stopped by another."""

from __future__ import annotations

import threading
from multiprocessing.context import SpawnProcess
from typing import Any

import pytest

from faubourg.server.processes import Child, ChildFailed, Work


def echo() -> Work:
    return lambda question: question


def test_a_process_can_be_stopped_while_it_is_being_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a server ends just after a bot was asked: who asked is told, and nothing is left behind."""
    begun, go_on = threading.Event(), threading.Event()
    start = SpawnProcess._Popen
    started: list[Any] = []

    def slowly(process: Any) -> Any:
        begun.set()
        go_on.wait(30)
        started.append(start(process))
        return started[-1]

    monkeypatch.setattr(SpawnProcess, "_Popen", staticmethod(slowly))
    child = Child("echo", echo, (), 2000)
    told: list[ChildFailed] = []

    def ask() -> None:
        try:
            child.ask("anybody there?", 30)
        except ChildFailed as failed:
            told.append(failed)

    asking = threading.Thread(target=ask)
    asking.start()
    assert begun.wait(30)
    stopping = threading.Thread(target=child.stop)
    stopping.start()
    go_on.set()
    for thread in (stopping, asking):
        thread.join(60)
        assert not thread.is_alive()
    assert told, "there was nobody to answer"
    assert started[0].poll() is not None, "its process is gone"
    monkeypatch.undo()
    assert child.ask("and now?", 30) == "and now?", "one that failed is started anew"
    child.stop()
