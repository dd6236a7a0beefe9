"""How long the browser takes to draw a full board anew: La Citta with five players, Small City with four, late on.

    python tools/build_web.py
    python benchmarks/repaint.py [--steps 60] [--json figures.json]

Bots play a game to its end in a house of its own, and headless chromium opens it. Four kinds of repaint are measured:

    board   the board comes nearer or goes further away: all of it is painted again, at another size
    step    the next move of the replay comes in: pieces change, seats and log as well
    ghost   at a table that goes on from that moment, the pointer comes to another thing that can be chosen
    whole   day becomes night: every shape of the screen is styled and painted again

Figures are processor time of the page's main thread (script, style, layout, paint), from chromium's own trace, between
the input and the frame after the next. So other programs disturb them little, and the 16 ms of a frame are what to
compare them with. Raster is done beside it, by the compositor's threads.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import APIRequestContext, CDPSession, Page, sync_playwright

FRAME_MS = 16.0
GAMES = {"la-citta": 5, "small-city": 4}
LATE = 0.9  # of all moves of the game
PATIENCE = 300.0
# which part of the work an event of the trace is; the rest of a task is the browser's own
PARTS = {
    "FunctionCall": "script",
    "EventDispatch": "script",
    "RunMicrotasks": "script",
    "TimerFire": "script",
    "FireAnimationFrame": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
STEP = "() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))"
BOARD = """(index) => {
  const field = document.querySelector('.field');
  const { x, y, width, height } = field.getBoundingClientRect();
  const [clientX, clientY, deltaY] = [x + width / 2, y + height / 2, index % 2 ? 40 : -40];
  field.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX, clientY, bubbles: true, cancelable: true }));
}"""
WHOLE = """() => {
  const night = document.documentElement.style.colorScheme === 'dark';
  document.documentElement.style.colorScheme = night ? 'light' : 'dark';
}"""
GHOST = """(index) => {
  const lit = [...document.querySelectorAll('[data-legal]')].filter((one) => one.getClientRects().length > 0);
  const one = lit[index % lit.length];
  one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}"""


@contextmanager
def house() -> Iterator[str]:
    """A server with the built client and an empty shelf; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "faubourg.cli", "serve", "--port", str(port)]
        surroundings = {**os.environ, "XDG_DATA_HOME": home, "HOME": home}
        server = subprocess.Popen(command, env=surroundings, stdout=subprocess.DEVNULL)
        try:
            until(lambda: is_open(port))
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def is_open(port: int) -> bool:
    with socket.create_connection(("127.0.0.1", port), 1):
        return True


def until(is_done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if is_done():
                return
        except OSError:
            pass
        time.sleep(0.2)
    sys.exit("The server did not do what it was asked for in time.")


def ask(api: APIRequestContext, url: str, path: str, wish: dict[str, Any] | None = None) -> dict[str, Any]:
    if wish is None:
        answer = api.get(f"{url}/api/{path}")
    else:
        answer = api.post(f"{url}/api/{path}", data=wish, headers={"origin": url})
    if not answer.ok:
        sys.exit(f"{path}: {answer.text()}")
    told: dict[str, Any] = answer.json()
    return told


def played(api: APIRequestContext, url: str, game: str, players: int) -> tuple[str, int]:
    """A game that bots have played to its end, and how many moves it has."""
    wish = {"game": game, "players": players, "seats": ["greedy"] * players, "watchable": True}
    table = str(ask(api, url, "tables", wish)["id"])
    until(lambda: bool(ask(api, url, f"tables/{table}")["status"] == "over"))
    return table, int(ask(api, url, f"tables/{table}/replay?count=1")["steps"])


class Camera:
    """Measures what the main thread of a page does for one thing after the other."""

    def __init__(self, page: Page, cdp: CDPSession) -> None:
        self.page = page
        self.cdp = cdp
        self.events: list[dict[str, Any]] = []
        cdp.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))

    def shots(self, does: str, count: int) -> list[dict[str, float]]:
        """Milliseconds of each part of the work, and in all, for each time it is done."""
        self.events.clear()
        self.cdp.send("Tracing.start", {"categories": "devtools.timeline,toplevel,blink.user_timing"})
        for index in range(count):
            self.page.evaluate(f"(index) => {{ performance.mark('begin'); ({does})(index); }}", index)
            self.page.evaluate(TWO_FRAMES)
            self.page.wait_for_function("() => !document.querySelector('[data-busy]')")
            self.page.evaluate("() => performance.mark('end')")
        done: list[bool] = []
        self.cdp.once("Tracing.tracingComplete", lambda _: done.append(True))
        self.cdp.send("Tracing.end")
        while not done:
            self.page.wait_for_timeout(50)
        return cut(self.events)


def cut(events: list[dict[str, Any]]) -> list[dict[str, float]]:
    marks = sorted((event for event in events if event["name"] in ("begin", "end")), key=lambda event: event["ts"])
    thread = marks[0]["tid"]
    own = [event for event in events if event["tid"] == thread and event.get("ph") == "X" and "tdur" in event]
    shots = []
    for begin, end in zip(marks[::2], marks[1::2], strict=True):
        within = [event for event in own if begin["ts"] <= event["ts"] + event["dur"] and event["ts"] <= end["ts"]]
        tasks = [event for event in within if event["name"].endswith("RunTask")]
        shot = {"all": sum(event["tdur"] for event in tasks) / 1000}
        for event in within:
            part = PARTS.get(event["name"])
            if part is not None and not any(is_inside(event, other) for other in within if other["name"] in PARTS):
                shot[part] = shot.get(part, 0.0) + event["tdur"] / 1000
        shots.append(shot)
    return shots


def is_inside(event: dict[str, Any], other: dict[str, Any]) -> bool:
    if event is other or other["dur"] <= event["dur"]:
        return False
    return bool(other["ts"] <= event["ts"] and event["ts"] + event["dur"] <= other["ts"] + other["dur"])


def measured(page: Page, cdp: CDPSession, url: str, game: str, players: int, steps: int) -> dict[str, Any]:
    api = page.context.request
    table, moves = played(api, url, game, players)
    late = min(int(moves * LATE), moves - steps - 1)
    camera = Camera(page, cdp)
    page.goto(f"{url}/replay/{table}?step={late}", wait_until="networkidle")
    page.wait_for_selector("[data-replay] [data-spot]")
    shots = {kind: camera.shots(does, steps) for kind, does in (("board", BOARD), ("step", STEP), ("whole", WHOLE))}
    on = ask(api, url, f"tables/{table}/replay/{late}/play", {"seat": 0})
    page.goto(f"{url}/table/{on['id']}", wait_until="load")
    page.wait_for_selector("[data-legal]", timeout=PATIENCE * 1000)
    shots["ghost"] = camera.shots(GHOST, steps)
    return {kind: summary(of) for kind, of in shots.items()}


def summary(shots: list[dict[str, float]]) -> dict[str, float]:
    everything = [shot["all"] for shot in shots]
    parts = {part: median(shot.get(part, 0.0) for shot in shots) for part in dict.fromkeys(PARTS.values())}
    return {"median": median(everything), "p95": quantiles(everything, n=20)[-1], **parts}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--steps", type=int, default=40, help="how often each kind is measured")
    reader.add_argument("--json", metavar="FILE", help="write the figures there, too")
    wishes = reader.parse_args()
    figures: dict[str, Any] = {}
    with house() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        page.set_default_timeout(60_000)
        ask(page.context.request, url, "me", {"name": "Lucie"})
        cdp = page.context.new_cdp_session(page)
        print(f"{'ms of the main thread':28}{'median':>8}{'p95':>8}   script  style layout  paint")
        for game, players in GAMES.items():
            figures[game] = measured(page, cdp, url, game, players, wishes.steps)
            for kind, of in figures[game].items():
                verdict = "within a frame" if of["p95"] <= FRAME_MS else f"over {FRAME_MS:.0f} ms"
                parts = " ".join(f"{of[part]:6.1f}" for part in dict.fromkeys(PARTS.values()))
                name = f"{game}, {players} players, {kind}"
                print(f"{name:28}{of['median']:8.1f}{of['p95']:8.1f}   {parts}   {verdict}", flush=True)
        browser.close()
    if wishes.json:
        Path(wishes.json).write_text(json.dumps(figures, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
