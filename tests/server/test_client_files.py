"""The browser client as the server hands it out: compressed, cached, at every address and behind any prefix."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from faubourg.server.app import create_app
from faubourg.server.settings import Limits, Settings
from tests.server.harness import tell

SCRIPT = b"export const house = 'faubourg';\n" * 50
PAGE = """<!doctype html><link rel="icon" href="./assets/mark-1a.svg"><script src="./assets/index-2b.js"></script>"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    assets = tmp_path / "built" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text(PAGE, encoding="utf-8")
    (assets / "index-2b.js").write_bytes(SCRIPT)
    (assets / "index-2b.js.br").write_bytes(b"what the build has compressed")
    (assets / "mark-1a.svg").write_text("<svg/>", encoding="utf-8")
    (assets / "font-3c.woff2").write_bytes(b"\0font")
    return assets.parent


def ask(built: Path, method: str, path: str, limits: Limits | None = None, **headers: str) -> httpx.Response:
    return ask_all(built, [(method, path)], limits, **headers)[-1]


def ask_all(
    built: Path, wishes: list[tuple[str, str]], limits: Limits | None = None, **headers: str
) -> list[httpx.Response]:
    app = create_app(Settings(web=str(built), data=str(built), limits=limits or Limits()))
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    given = {name.replace("_", "-"): value for name, value in headers.items()}

    async def story() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            client.headers["accept-encoding"] = "identity"
            return [await client.request(method, path, headers=given) for method, path in wishes]

    return tell(story())


@pytest.mark.parametrize(
    "path", ["/", "/new/la-citta", "/table/abc", "/replay/abc?step=4", "/learn/the-city", "/rules/small-city", "/about"]
)
def test_the_page_is_at_every_address_of_the_client(built: Path, path: str) -> None:
    answer = ask(built, "GET", path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_the_page_names_what_it_loads_relative_to_its_own_address(built: Path) -> None:
    """So that a proxy may put the house behind any prefix without telling it."""
    assert 'src="./assets/index-2b.js"' in ask(built, "GET", "/about").text
    assert 'src="../assets/index-2b.js"' in ask(built, "GET", "/table/abc").text
    assert 'src="../../assets/index-2b.js"' in ask(built, "GET", "/table/abc/").text


def test_an_unknown_address_is_a_page_for_people_and_a_problem_for_programs(built: Path) -> None:
    for_people = ask(built, "GET", "/no/such/street", accept="text/html,*/*")
    assert for_people.status_code == 404
    assert for_people.text.startswith("<!doctype html>")
    for_programs = ask(built, "GET", "/no/such/street", accept="application/json")
    assert for_programs.status_code == 404
    assert for_programs.json()["error"] == "no_page"


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js"])
def test_what_is_not_the_clients_is_never_answered_with_the_page(built: Path, path: str) -> None:
    answer = ask(built, "GET", path, accept="text/html")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize("path", ["/assets/../index.html", "/assets/%2e%2e/index.html", "/../pyproject.toml"])
def test_no_address_leads_out_of_the_folder(built: Path, path: str) -> None:
    assert ask(built, "GET", path).status_code in (200, 404)
    assert "[project]" not in ask(built, "GET", path).text


def test_a_file_with_a_digest_in_its_name_is_kept_for_ever(built: Path) -> None:
    answer = ask(built, "GET", "/assets/index-2b.js")
    assert answer.content == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]


def test_a_file_is_sent_in_the_best_form_that_the_browser_reads(built: Path) -> None:
    brotli, zipped, plain = (
        ask(built, "HEAD", "/assets/index-2b.js", accept_encoding=accepted)
        for accepted in ("gzip, deflate, br", "gzip, br;q=0", "identity")
    )
    assert brotli.headers["content-encoding"] == "br"
    assert zipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(zipped.headers["content-length"]) == len(gzip.compress(SCRIPT, mtime=0))
    assert len({one.headers["etag"] for one in (brotli, zipped, plain)}) == 3
    assert {one.headers["vary"] for one in (brotli, zipped, plain)} == {"accept-encoding"}
    font = ask(built, "GET", "/assets/font-3c.woff2", accept_encoding="gzip, br")
    assert "content-encoding" not in font.headers  # it is compressed already


def test_what_the_browser_has_is_not_sent_again(built: Path) -> None:
    for path in ("/", "/assets/mark-1a.svg"):
        tag = ask(built, "GET", path).headers["etag"]
        again = ask(built, "GET", path, if_none_match=f'"another", W/{tag}')
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["etag"] == tag


def test_head_tells_what_get_would(built: Path) -> None:
    head, whole = ask(built, "HEAD", "/"), ask(built, "GET", "/")
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers["content-length"] == str(len(whole.content))


def test_loading_the_client_does_not_use_up_the_wishes_to_the_server(built: Path) -> None:
    limits = Limits(requests=0.001, requests_burst=1, files=0.001, files_burst=3)
    answers = ask_all(built, [("GET", "/"), ("GET", "/about"), ("GET", "/schema"), ("GET", "/"), ("GET", "/")], limits)
    assert [one.status_code for one in answers[:2]] == [200, 200]
    assert answers[2].status_code != 429
    assert [one.status_code for one in answers[3:]] == [200, 429]


def test_without_a_built_client_the_server_is_one_for_programs(tmp_path: Path) -> None:
    answer = ask(tmp_path, "GET", "/", accept="text/html")
    assert answer.status_code == 404
    assert answer.json()["error"] == "no_page"
