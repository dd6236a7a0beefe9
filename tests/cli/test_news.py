"""What is told of what happened: where there is no room for all of it, what one did oneself goes before the rest."""

from __future__ import annotations

from faubourg.cli.play import news
from faubourg.drawing import drawing_of


def event(kind: str, seat: str, text: str) -> dict[str, object]:
    return {"kind": kind, "seat": seat, "text": text, "facts": {}, "moves": []}


def test_what_others_built_outlives_what_one_did_oneself() -> None:
    happened = [
        event("action", "A", "Ada takes the Mayor."),
        event("build", "B", "Ben builds a Park 1."),
        event("build", "A", "Ada builds a School."),
        event("walk", "B", "Ben: a citizen walks."),
    ]
    told = news.items(happened, 0, drawing_of("small-city"))
    said = [line.plain for line in news.lines(told, 80, 2, lambda count: f"{count} before")]
    assert said == ["3 before", "Ben builds a Park 1."]
    said = [line.plain for line in news.lines(told, 80, 3, lambda count: f"{count} before")]
    assert said == ["2 before", "Ben builds a Park 1.", "Ada builds a School."]
