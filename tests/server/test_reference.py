"""What stays the same: rules, pieces, labels and shapes, sent once to who keeps them."""

from __future__ import annotations

import httpx
import jsonschema_rs
import pytest

from faubourg.core.shapes import fields_in, shapes_of
from faubourg.server.http.reference import has_shapes
from tests.server.harness import GAMES, TOY_NAME, Server, all_games

KEPT = ("rules", "pieces", "words")


def ask(server: Server, path: str, lang: str = "en", **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", params={"lang": lang}, headers=headers, trust_env=False)


@pytest.mark.parametrize("what", KEPT)
def test_what_a_client_has_is_not_sent_again(server: Server, what: str) -> None:
    path = f"/api/games/the-city/{what}"
    first = ask(server, path)
    assert first.status_code == 200 and first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip" and "accept-language" in first.headers["vary"]
    again = ask(server, path, **{"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b"" and again.headers["etag"] == first.headers["etag"]
    french = ask(server, path, "fr", **{"if-none-match": first.headers["etag"]})
    assert french.status_code == 200 and french.json() != first.json()
    plain = ask(server, path, **{"accept-encoding": "identity"})
    assert plain.json() == first.json() and plain.headers["etag"] != first.headers["etag"]


@pytest.mark.parametrize("game", all_games())
def test_every_field_of_a_view_has_a_label(server: Server, game: str) -> None:
    for lang in ("en", "fr"):
        words = ask(server, f"/api/games/{game}/words", lang).json()
        if has_shapes(GAMES.find(game)):
            assert set(words["fields"]) == set(fields_in(shapes_of(GAMES.find(game)).View))
        assert all(label for kind in words.values() if isinstance(kind, dict) for label in kind.values())


def test_what_a_view_has_for_each_seat_is_told_apart_from_what_is_only_as_long(server: Server) -> None:
    words = ask(server, "/api/games/small-city/words", "fr").json()
    assert words["by_seat"] == [
        "scores",
        "cards",
        "boards",
    ]  # neither the order of play nor the three piles of promises
    assert words["values"]["expert"] == "Expert" and words["fields"]["influence"] == "-"


@pytest.mark.parametrize("game", all_games())
def test_a_view_is_what_the_schema_of_its_game_says(server: Server, game: str) -> None:
    answer = ask(server, f"/schema/games/{game}.json")
    if not has_shapes(GAMES.find(game)):
        assert answer.status_code == 404 and answer.json()["error"] == "no_shapes" and game in answer.json()["message"]
        return
    schema = answer.json()
    jsonschema_rs.meta.validate(schema)
    view = GAMES.find(game).start(2, 1).view(0)
    look = {**schema["properties"]["view"], "$defs": schema["$defs"]}
    jsonschema_rs.validate(look, view)
    assert not jsonschema_rs.is_valid(look, {**view, "nonsense": 1})


def test_what_is_not_there_is_said_so(server: Server) -> None:
    for path in ("/api/games/nothing/pieces", "/api/games/nothing/words", "/schema/games/nothing.json"):
        answer = ask(server, path)
        assert answer.status_code == 404 and answer.json()["error"] == "no_page"
    assert ask(server, f"/api/games/{TOY_NAME}/pieces").json() == []
    assert ask(server, "/api/tables/nowhere/pieces").status_code == 404
