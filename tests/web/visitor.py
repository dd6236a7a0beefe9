"""A person at a real browser: Debian's chromium, headless. Whatever a person would not see is watched for them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
Theme = Literal["light", "dark"]


@contextmanager
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium")
    assert path is not None, "chromium is missing: scripts/system-packages chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """One browser window of one person. `mistakes` are console errors, exceptions, and requests to another host."""

    def __init__(
        self, browser: Browser, url: str, lang: str = "en", theme: Theme = "light", phone: bool = False
    ) -> None:
        self.url = url
        self.lang = lang
        self.mistakes: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.context: BrowserContext = browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme=theme,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            reduced_motion="reduce",
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=url)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)  # a busy machine fails no test
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.mistakes.append(f"exception: {error}"))
        self.page.on("request", self._on_request)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in self.expected):
            self.mistakes.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _on_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != urlsplit(self.url).netloc:
            self.mistakes.append(f"foreign request: {request.url}")

    def expect_refusals(self) -> None:
        """The browser itself logs every answer of 400 and above; a test about such an answer says so."""
        self.expected = ("Failed to load resource",)

    def expect_trouble(self) -> None:
        """A server that goes away is logged by the browser as well."""
        self.expected = ("Failed to load resource", "WebSocket connection")

    def open(self, path: str = "/") -> Page:
        self.page.goto(f"{self.url}{path}", wait_until="networkidle")
        return self.page

    def enter(self, name: str) -> None:
        answer = self.context.request.post(f"{self.url}/api/me", data={"name": name}, headers={"origin": self.url})
        assert answer.ok

    def make_table(self, game: str, players: int, **wishes: Any) -> dict[str, Any]:
        wish = {"game": game, "players": players, **wishes}
        answer = self.context.request.post(f"{self.url}/api/tables", data=wish, headers={"origin": self.url})
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()
        return table

    def barriers(self, but: tuple[str, ...] = ()) -> list[str]:
        """What stands in the way of people with a screen reader, a keyboard or tired eyes, but for some kinds of it."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{one['id']} ({one['impact']}): {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for one in found
            if one["impact"] in ("serious", "critical") and one["id"] not in but
            for node in one["nodes"]
        ]

    def close(self) -> None:
        self.context.close()
        assert not self.mistakes, self.mistakes
