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
# Talking to a table server

This page is generated from `faubourg/server/messages.py`. Everything that is asked for once is plain HTTP, described
at `/schema/openapi.json` on every server; what happens at a table as it happens comes over a WebSocket, described
below and, as JSON Schema, at `/schema/messages.json`. `faubourg.server.client` is a small Python client for both:

```python
async with Client("http://127.0.0.1:8000") as client:
    await client.enter("Ada")
    table = await client.make_table("infinite-city", players=2, seats=["me", "greedy"])
    async with client.sit(table.id) as at_table:
        while (seat := await at_table.my_turn()) is not None:
            await at_table.answer(seat, at_table.seats[seat].decision.choices[0].move)
```

## Over HTTP

- **People.** `POST /api/me` with a name gives a signed cookie: that is all a guest needs. `POST /api/account` puts a
  login and a password on it, `POST /api/session` signs in elsewhere, `DELETE /api/session` signs out everywhere.
- **Tables.** `POST /api/tables` says for each seat `me`, the name of a bot, or null (open), and the clock: none, live
  (seconds) or days. The game begins when no seat is open. Others come by the table's `invitation`, or without one
  where it is `listed`. A person may hold several seats. `watchable` says whether people without a seat may look and
  chat.
- **Playing without a WebSocket** is possible, with the same guarantees: `/api/tables/{id}/seats/{seat}/view`,
  `/moves`, `/why-not`, `/undo`, `/resign` and so on.
- **Chance.** From its first moment a table shows `commitment`, and once it is over `seed` and `nonce`; the record
  holds all three, and `faubourg replay --check FILE` verifies that seed, moves and result are what was promised.
  Whoever wants to be sure compares the commitment with the one seen when the table was made.
- **Records.** `GET /api/tables/{id}/record` and `/replay/{step}` once a table is over; `POST /api/records` brings one
  from elsewhere, which is checked move by move.
- **An owner's tiles, cards or maps.** The server opens no file for others. `POST
  /api/games/{game}/components/{option}` takes what is in such a file, checks it, and gives back the data to put into
  `options` of a new table.
- **Lessons.** `GET /api/games/{game}/lessons` has all words of a lesson; `POST /api/games/{game}/lessons/{lesson}`
  takes the answers so far and one more, and says what the game's own rules make of it. The server keeps nothing of a
  learner.

A refusal is `{"error", "message", "rule"}`: a key that never changes, a sentence in the asked language (`?lang=` or
`Accept-Language`), and the rule of the game if one forbids a move.

## The WebSocket of a table

`GET /api/tables/{id}/socket` opens a socket. The cookie says who one is; `Origin` must be the server's own or one
that its operator allows. Parameters of the address: `lang` (`en` or `fr`), and after a reconnection `epoch` and
`events`: which part of the log the client has already (see `Log`).

Each message is one JSON object in a text frame with a field `type`. A client that sends a `ref` gets it back in the
reply. Messages of one client are carried out in the order in which they came.

- On opening, and whenever it changes, the server sends `table`; once the game has begun, an `update` for each seat
  that the person holds (for a spectator: one with `seat` null); the chat so far as `chat`.
- An answer is `{"type": "answer", "seat": 0, "stage": 12, "step": 0, "move": "3,4"}` with `stage`, `step` and
  `attempt` of the last update. `accepted` means that it is stored. Sending the same again is harmless (`repeated`);
  one that does not fit is `refused` with `answered_otherwise`, `stage_closed`, `not_yet` or `taken_back`, and nothing
  is changed.
- Seats that answer at the same time answer independently; nothing tells what the others have done until all have.
- An update carries the whole `view`, or a `patch` (RFC 6902: add, remove, replace) to the last view sent on this
  connection for this seat.
- `undo` takes back the seat's last answer at once (`can_undo`) if nobody else has acted since, or bots alone.
  Otherwise (`can_ask_undo`) those who have are asked (`asked` in the reply, `undo` in `table`), and answer with
  `undo_answer`.
- After a reconnection the server sends the whole view, and of the log what is new since `epoch` and `events`. Whoever
  does not know whether an answer arrived sends it again.
- A page of a foreign origin, and whoever connects too often, gets HTTP 403 instead of a socket. The server closes one
  with 4404 (no such table, or not for you), 4409 (the table cannot be played here), 4429 (too many connections), 1009
  (message too large), 1012 (it is being restarted, or after `goodbye`: connect again). Before 4404, 4409 and 4429 it
  says why in a `refused`.
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
