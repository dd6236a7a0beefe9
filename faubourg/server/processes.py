"""Processes of our own for work that may take too long, need too much memory or break: they harm nobody else."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

Work = Callable[[Any], Any]

START_SECONDS = 60
NICENESS = 5  # who serves people goes first
GRACE_SECONDS = 10  # for what is being done when the server is told to end


class ChildFailed(Exception):
    """No answer came, and why; the process has been ended."""


class Child:
    """A process that is asked one thing at a time. One that fails is ended, and started anew for the next question.

    `prepare(*arguments)` runs in it first and makes what answers the questions.
    """

    def __init__(self, name: str, prepare: Callable[..., Work], arguments: tuple[Any, ...], megabytes: int) -> None:
        self.name = name
        self._job = (prepare, arguments, megabytes)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._starting = (
            threading.Lock()
        )  # who stops it meanwhile, in another thread, waits until there is something to stop

    def ask(self, question: Any, seconds: float) -> Any:
        """Blocks; call it in a thread. The time counts once the process is ready."""
        try:
            connection = self._connection or self._start()
            connection.send(question)
            if not connection.poll(seconds):
                raise ChildFailed(f"no answer after {seconds:g} s")
            return connection.recv()
        except ChildFailed:
            self.stop()
            raise
        except (EOFError, OSError) as error:
            self.stop()
            raise ChildFailed(f"its process ended ({type(error).__name__})") from error

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        with self._starting:
            process = context.Process(target=serve, args=(theirs, *self._job), daemon=True, name=self.name)
            process.start()
            self._process = process
            self._connection = ours
        theirs.close()
        if not ours.poll(START_SECONDS):
            raise ChildFailed("no answer at start")
        ours.recv()
        return ours

    def interrupt(self) -> None:
        """End what is being done, from another thread: who waits for it is told that it failed."""
        process = self._process
        if process is not None:
            process.kill()

    def stop(self) -> None:
        with self._starting:
            connection, process = self._connection, self._process
            self._connection = self._process = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join()


def serve(connection: Connection, prepare: Callable[..., Work], arguments: tuple[Any, ...], megabytes: int) -> None:
    """The life of such a process: it answers until the other end closes."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to end
    end_with_parent(lambda: os._exit(1))
    try:
        work = prepare(*arguments)
        connection.send("ready")
        limit_memory(megabytes)
        while True:
            connection.send(work(connection.recv()))
    except (EOFError, OSError):
        return


def limit_memory(megabytes: int) -> None:
    """From here on Python raises MemoryError instead of taking more; where the system has no such limit, nothing."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def end_with_parent(end: Callable[[], None]) -> None:
    """Call `end` when the process that started this one is gone, even if it was killed before this is called.

    Whoever is killed cannot end its children: they would hold its port, or think on, for ever.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        end()

    threading.Thread(target=wait, name="end with parent", daemon=True).start()
