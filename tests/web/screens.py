"""Pictures of every screen, for the eye: into a folder that git ignores."""

from __future__ import annotations

from pathlib import Path

from tests.web.visitor import Visitor

FOLDER = Path(__file__).parent / "screens"


def picture(visitor: Visitor, name: str, whole: bool = False) -> None:
    FOLDER.mkdir(exist_ok=True)
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)
