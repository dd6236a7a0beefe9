"""The messages on a table's WebSocket, described from the structs themselves: as JSON Schema and as a page."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from faubourg.server import messages
from faubourg.server.messages import FromClient, FromServer

PARTS = (
    messages.SeatInfo,
    messages.Clock,
    messages.UndoInfo,
    messages.Result,
    messages.DecisionInfo,
    messages.ChoiceInfo,
    messages.Log,
    messages.EventInfo,
    messages.PatchOperation,
    messages.OutcomeInfo,
    messages.ScoreInfo,
)

INTRODUCTION = """\
# The WebSocket of a table

This page is generated from `faubourg/server/messages.py`. Everything that is asked for once is plain HTTP and
described at `/schema/openapi.json`; the messages below are also at `/schema/messages.json` as JSON Schema.

`GET /api/tables/{id}/socket` opens a socket. The cookie says who one is; `Origin` must be the server's own or one that
its operator allows. Parameters of the address: `lang` (`en` or `fr`), and after a reconnection `epoch` and `events`:
which part of the log the client has already (see `Log`).

Each message is one JSON object in a text frame with a field `type`. A client that sends a `ref` gets it back in the
reply. Messages of one client are carried out in the order in which they came.

- On opening, and whenever it changes, the server sends `table`; once the game has begun, an `update` for each seat that
  the person holds (for a spectator: one with `seat` null); the chat so far as `chat`.
- An answer is `{"type": "answer", "seat": 0, "stage": 12, "step": 0, "move": "3,4"}` with `stage`, `step` and `attempt`
  of the last update. `accepted` means that it is stored. Sending the same again is harmless (`repeated`); one that does
  not fit is `refused` with `answered_otherwise`, `stage_closed`, `not_yet` or `taken_back`, and nothing is changed.
- Seats that answer at the same time answer independently; nothing tells what the others have done until all have.
- An update carries the whole `view`, or a `patch` (RFC 6902: add, remove, replace) to the last view sent on this
  connection for this seat.
- `undo` takes back the seat's last answer at once if nobody has acted since; otherwise those who have are asked
  (`asked` in the reply, `undo` in `table`), and answer with `undo_answer`.
- The server closes with 4404 (no such table, or not for you), 4403 (foreign origin), 4409 (the table cannot be played
  here), 4429 (too many connections), 1009 (message too large), 1012 (it is being restarted, or after `goodbye`: connect
  again).
"""


def json_schema() -> dict[str, object]:
    (from_client, from_server), parts = msgspec.json.schema_components([FromClient, FromServer])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "from_client": from_client,
        "from_server": from_server,
        "$defs": parts,
    }


def page() -> str:
    """docs/server.md."""
    lines = [INTRODUCTION]
    lines += ["## What a client sends", "", *sections(get_args(FromClient))]
    lines += ["## What the server sends", "", *sections(get_args(FromServer))]
    lines += ["## Parts of messages", "", *sections(PARTS)]
    return "\n".join(lines).rstrip() + "\n"


def sections(structs: Iterable[type[msgspec.Struct]]) -> list[str]:
    lines = []
    for struct in structs:
        tag = struct.__struct_config__.tag
        lines += [f"### `{tag}`" if tag else f"### {struct.__name__}", ""]
        if struct.__doc__ and "__doc__" in vars(struct):
            lines += [inspect.cleandoc(struct.__doc__), ""]
        hints = get_type_hints(struct, include_extras=True)
        needed = {field.name for field in msgspec.structs.fields(struct) if field.required}
        lines += ["| field | type | |", "|---|---|---|"]
        for field in msgspec.structs.fields(struct):
            said = "; ".join(
                filter(None, [meaning(hints[field.name]), "" if field.name in needed else "may be left out"])
            )
            lines.append(f"| `{field.name}` | {type_name(hints[field.name])} | {said} |")
        lines.append("")
    return lines


def meaning(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        said = [meta.description for meta in hint.__metadata__ if isinstance(meta, msgspec.Meta) and meta.description]
        return "; ".join(said) or meaning(hint.__origin__)
    return next(filter(None, map(meaning, get_args(hint))), "") if is_union(hint) else ""


def is_union(hint: Any) -> bool:
    return type(None) in get_args(hint)


JSON_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null", Any: "any"}


def type_name(hint: Any) -> str:
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return type_name(hint.__origin__)
    if origin is list:
        return f"list of {type_name(inside[0])}"
    if origin is dict:
        return "object"
    if inside:
        return " or ".join(f"`{one}`" if isinstance(one, str) else type_name(one) for one in inside)
    return JSON_NAMES.get(hint) or hint.__name__


if __name__ == "__main__":
    print(page(), end="")
