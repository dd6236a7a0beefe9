"""Showing the house in the visitor's own browser, for who plays on the machine where the server runs."""

from __future__ import annotations

import threading
import time
import webbrowser

import httpx

from faubourg.server.settings import Settings

PATIENCE_SECONDS = 60.0
PAUSE_SECONDS = 0.1


def address_of(settings: Settings) -> str:
    """One name for one server: a cookie of 127.0.0.1 would not be sent to localhost."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "") else settings.host
    if settings.hosts:  # what one copies from there to friends leads them here
        host = settings.hosts[0]
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def is_running(settings: Settings) -> bool:
    """Whether a server of ours answers there."""
    try:
        answer = httpx.get(f"{address_of(settings)}health", timeout=1.0, trust_env=False)
        return answer.status_code == 200 and answer.json().get("status") == "ok"
    except (httpx.HTTPError, ValueError, AttributeError):
        return False


def show_running(settings: Settings) -> bool:
    """Show what runs there already; False if nothing does."""
    if not is_running(settings):
        return False
    webbrowser.open(address_of(settings))
    return True


def show_when_ready(settings: Settings) -> None:
    """Show the house as soon as it answers. Where there is no browser, the address has been printed."""

    def wait() -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < until:
            if show_running(settings):
                return
            time.sleep(PAUSE_SECONDS)

    threading.Thread(target=wait, name="show-browser", daemon=True).start()
