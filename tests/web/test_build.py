"""What the browser client is built from is what the server says."""

from __future__ import annotations

import pytest

from tools import build_web, web_types


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert web_types.stale_pages() == [], "python tools/web_types.py writes them anew"


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "string"}, "string"),
        ({"type": ["null", "string"], "enum": ["a", None]}, '"a" | null'),
        ({"anyOf": [{"$ref": "#/$defs/Me"}, {"type": "null"}]}, "Me | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}, "(number | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"type": "object", "additionalProperties": {}}, "Record<string, unknown>"),
        ({}, "unknown"),
    ],
)
def test_a_schema_reads_as_a_type(schema: dict[str, object], expected: str) -> None:
    assert web_types.type_of(schema) == expected


def test_what_is_sent_may_leave_out_defaults_and_what_is_got_is_whole() -> None:
    properties = {"name": {"type": "string", "default": ""}}
    assert list(web_types.fields({"properties": properties})) == ["  name: string;\n"]
    wish = {"properties": properties, "additionalProperties": False}
    assert list(web_types.fields(wish)) == ["  name?: string;\n"]


@pytest.mark.parametrize(
    ("version", "suits"),
    [("v18.20.4", False), ("v20.18.1", False), ("v20.19.0", True), ("v22.11.0", False), ("v24.1.0", True), ("", False)],
)
def test_a_node_that_is_too_old_is_not_taken(version: str, suits: bool) -> None:
    assert build_web.suits(version) is suits
