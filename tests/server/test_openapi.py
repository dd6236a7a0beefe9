"""The OpenAPI is complete and true, and so is the page about the WebSocket."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path

import httpx
import msgspec
import pytest

from faubourg.server.app import create_app
from faubourg.server.settings import VARIABLE, Settings
from faubourg.server.wire import protocol
from tests.server.harness import ROOT, Server


def configuration(server: Server) -> str:
    """Somebody who sits at a table that has begun, and the names of things that exist."""
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, trust_env=False) as client:
        cookie = client.post("/api/me", json={"name": "Schemathesis"}).cookies["faubourg"]
        wish = {"game": "toy-auction", "players": 3, "seats": ["me", "me", "me"]}
        table = client.post("/api/tables", json=wish).json()
        lesson = client.get("/api/games/infinite-city/lessons").json()[0]
    known = {"table_id": table["id"], "game": "infinite-city", "lesson": lesson["id"], "option": "tiles"}
    parameters = "\n".join(f'"path.{name}" = "{value}"' for name, value in known.items())
    # Signing out, or a login, would make nobody of us for the rest of the run.
    return f"""
        [auth.openapi.faubourg]
        api_key = "{cookie}"
        [parameters]
        {parameters}
        [[operations]]
        include-name = "DELETE /api/session"
        enabled = false
        [[operations]]
        include-name = "POST /api/account"
        enabled = false
        [checks]
        negative_data_rejection.expected-statuses = ["4xx", "5xx"]
    """


def test_schemathesis_finds_nothing(server: Server, tmp_path: Path) -> None:
    """Generated requests, good and bad, as a guest: no failure, no undocumented answer, no schema that lies."""
    config = tmp_path / "schemathesis.toml"
    config.write_text(configuration(server), encoding="utf-8")
    run = subprocess.run(
        [
            str(Path(sys.executable).parent / "schemathesis"),
            "--config-file",
            str(config),
            "run",
            f"{server.url}/schema/openapi.json",
            "--max-examples",
            "5",
            "--seed",
            "1",
            "--phases",
            "examples,coverage,fuzzing",
            # Whether good data is accepted depends on what a table is at that moment.
            "--exclude-checks",
            "positive_data_acceptance",
            "--suppress-health-check",
            "all",
            "--no-color",
        ],
        cwd=tmp_path,
        env={**os.environ, "NO_PROXY": "*"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]


def test_every_route_is_in_the_openapi(server: Server) -> None:
    spec = httpx.get(f"{server.url}/schema/openapi.json", trust_env=False).json()
    paths = set(spec["paths"])
    assert {"/api/tables", "/api/me", "/health", "/metrics", "/api/tables/{table_id}/seats/{seat}/moves"} <= paths
    for path, methods in spec["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (path, method)
            if path.startswith("/api"):
                assert {"400", "404", "429"} <= set(operation["responses"]), (path, method)


def test_the_page_about_the_socket_is_up_to_date() -> None:
    assert (ROOT / "docs" / "server.md").read_text(encoding="utf-8") == protocol.page()


def test_the_messages_are_served_as_json_schema(server: Server) -> None:
    served = httpx.get(f"{server.url}/schema/messages.json", trust_env=False).json()
    assert served == protocol.json_schema()
    assert {"Answer", "Update", "TableInfo"} <= set(served["$defs"])


def test_nothing_that_is_about_to_go_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The libraries warn of what their next version takes away: a server is put together without a warning."""
    monkeypatch.setenv(VARIABLE, msgspec.json.encode(Settings(data=str(tmp_path))).decode())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        create_app()
