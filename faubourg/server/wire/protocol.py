"""The messages on a table's WebSocket, described from the structs themselves: as JSON Schema and as a page."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from faubourg.server.wire import messages, moments, refusals, tables
from faubourg.server.wire.messages import FromClient, FromServer

PARTS = (
    tables.SeatInfo,
    tables.Clock,
    tables.UndoInfo,
    tables.Result,
    moments.DecisionInfo,
    moments.ChoiceInfo,
    moments.ClosedInfo,
    moments.AboutInfo,
    moments.MotionInfo,
    moments.Log,
    moments.EventInfo,
    moments.Fan,
    moments.FanChoice,
    moments.PatchOperation,
    moments.OutcomeInfo,
    moments.ScoreInfo,
    messages.HintInfo,
)

INTRODUCTION = """\
# Talking to a table server

This page is generated from `faubourg/server/wire/`. Everything that is asked for once is plain HTTP,
described at `/schema/openapi.json` on every server; what happens at a table as it happens comes over a WebSocket,
described below and, as JSON Schema, at `/schema/messages.json`. `faubourg.server.client` is a small Python client for
both:

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
  A browser whose session was ended elsewhere learns from `lost` in `GET /api/me` who it was, and whether signing in
  brings back their seats. To others, and to a browser that has lost its cookie too, nothing is told.
- **Tables.** `POST /api/tables` says for each seat `me`, the name of a bot, or null (open), and the clock: none, live
  (seconds) or days. The game begins when no seat is open. Others come by the table's `invitation`, a code that can be
  said and typed (`KAMO-TIRE-42`, in small letters and without hyphens as well; `GET /api/invitations/{code}` finds the
  table), or without one where it is `listed`. There are 1.2 thousand million codes, and an address may try ten wrong
  ones, then one every half minute. A person may hold several seats. Once the game has begun, who has held a seat may
  come back to it, but to no other: nobody sees two hands by changing places. Resigning is for good. `watchable` says
  whether people without a seat may look and chat.
- **Clocks** run for the sake of others. When somebody's time is over, a bot answers for them until they come back, so
  that the others can play on. Who plays alone, against bots or because everybody else is away, is never late: there is
  no `deadline`, and the game waits for them instead of running to its end. When somebody else comes (back), they have
  all their time from that moment on.
- **Playing without a WebSocket** is possible, with the same guarantees: `/api/tables/{id}/seats/{seat}/view`,
  `/moves`, `/why-not`, `/undo`, `/resign` and so on. Look about once a second, with `epoch` and `events` of the last
  log: only what is new of it is told then.
- **Chance.** From its first moment a table shows `commitment`, and once it is over `seed` and `nonce`; the record
  holds all three, and `faubourg replay --check FILE` verifies that seed, moves and result are what was promised.
  Whoever wants to be sure compares the commitment with the one seen when the table was made.
- **Records.** `GET /api/tables/{id}/record` once a table is over; `POST /api/records` brings one from elsewhere, which
  is checked move by move. `/replay` of either is the whole game from move to move: a view, then patches, events and the
  scores over time, as a seat or a spectator sees it, or with every hand open (`seat=all`); `/replay/{step}` is one
  moment. `POST .../replay/{step}/play` makes a table that goes on from there, against bots: who has a record may know
  its seed, so such a table promises nothing (`commitment` is empty), and nobody else may sit down there.
- **Looking at a finished game again.** `POST /api/tables/{id}/review` (or `/api/records/{id}/review`) asks for it,
  `GET` tells how far it is and what is known so far, once a second if you like: the chance of each seat to win after
  every move, then the turning points with what was played, what would have been better and why. `DELETE` stops it, for
  who asked; another `POST` goes on where it was. It takes a minute or so, behind the bots that people wait for, and is
  done once for everybody who may see the game.
- **An owner's tiles, cards or maps.** The server opens no file for others. `POST
  /api/games/{game}/components/{option}` takes what is in such a file, checks it, and gives back the data to put into
  `options` of a new table.
- **Lessons.** `GET /api/games/{game}/lessons` has all words of a lesson; `POST /api/games/{game}/lessons/{lesson}`
  takes the answers so far and one more, and says what the game's own rules make of it. The server keeps nothing of a
  learner.
- **Your turn, while you are away.** `POST /api/me/notices` takes a webhook (a public address over HTTPS, which gets a
  POST of JSON with `text`, `content`, `link` and `stop`) or, where the operator has set up mail, an address of mail,
  which is confirmed by a link. Who is not at the table when a turn of theirs has waited for two minutes is told once,
  at tables without a live clock. The link `stop` in every message ends them. Links only open a page that asks; its
  button does it (a POST to the same address), so that programs which follow every link of a mail decide nothing.

A refusal is `{"error", "message", "rule"}`: a key that never changes, a sentence in the asked language (`?lang=` or
`Accept-Language`), and the rule of the game if one forbids a move.

## What a game looks like

- `GET /schema/games/{game}.json` is the JSON Schema of a game: `view` (what a seat or a spectator sees), `facts` (the
  figures of a choice), `events` (the facts of each kind of event) and `position`. The same files are in
  `docs/schema/`. All views begin alike: `game seat players stage to_act question ended_by scores`. In every document a
  seat is a letter (`"B"`); in messages and addresses it is a number counted from 0.
- `GET /api/games/{game}/pieces` is the glossary: name, price, a line, a whole text and the rules of every kind of tile,
  card, building or space (`/api/tables/{id}/pieces`: of a table with an owner's own components).
  `GET /api/games/{game}/words` has a label for every field of a view, for buttons, kinds of scores and endings;
  `GET /api/games/{game}/rules` all rules. They have an `ETag`; whoever sends it back in `If-None-Match` gets 304.
- A *spot* is a place on the screen: `cell:3,4`, `hand:2`, `seat:B`, `button:pass`. Choices name those that they touch,
  events those between which pieces travel. `touch` in a decision says what several spots of a choice are to each other.

## The WebSocket of a table

`GET /api/tables/{id}/socket` opens a socket. The cookie says who one is; `Origin` must be the server's own or one
that its operator allows. Parameters of the address: `lang` (`en` or `fr`), and after a reconnection `epoch` and
`events`: which part of the log the client has already (see `Log`); `look` for several people at one screen (see
below). Messages are compressed where the client offers
permessage-deflate. `examples/play.mjs` is a whole client in sixty lines of JavaScript.

Each message is one JSON object in a text frame with a field `type`. A client that sends a `ref` gets it back in the
reply. Messages of one client are carried out in the order in which they came.

- On opening, and whenever it changes, the server sends `table`; once the game has begun, an `update` for each seat
  that the person holds (for a spectator: one with `seat` null); the chat so far as `chat`.
- An answer is `{"type": "answer", "seat": 0, "stage": 12, "step": 0, "attempt": 0, "move": "3,4"}` with `stage`,
  `step` and `attempt` of the last update: these three are the name of a question. `accepted` means that the answer is
  stored. Sending the same again is harmless (`repeated`); one that does not fit is `refused` with
  `answered_otherwise`, `stage_closed`, `not_yet` or `taken_back`, and nothing is changed.
- Several answers that belong together are sent as one, in `moves`: all of them are carried out or none, with one
  update; what comes after the first move that cannot be taken back is left out (`played` in the reply counts). A later
  `undo` takes back all of them.
- `try` plays a line on a copy and answers `tried`: what would change, what would be asked next, and whether the last
  move could be taken back. Nothing is stored, and nothing is told that playing and taking back would not tell. Its
  `patch` applies to the last view of that seat on this connection, whatever comes next. Each person has 20
  tries a second, unless the operator says otherwise; one with a `fan` counts as five.
- `hint` asks what a strong player would do; `hinted` has up to three ideas with the chance of winning and a reason,
  from what the seat may know alone. It takes a second or two, in the queue of the bots; other messages are carried out
  meanwhile. `hints` of the table says whether it is answered: always where one person plays bots alone, and among
  people only if the table was made with `hints`, to which everybody agrees who sits down.
- `why_not` asks about a `move` in words or a `spot`; `reason` has the rule and a bare sentence, or nulls if it is
  allowed.
- **The order of things.** The update that an answer brings about comes before its `accepted`; both are sent once it is
  in the database. With several workers the others may see it before or after: every worker hears of it by itself, and
  none shows it before it is stored. A worker that has not heard of the latest yet looks into the database before it
  refuses anything. Whoever does not know whether an answer arrived connects again, to any worker, and sends it again.
- **An update may repeat a question**: another one with the same `stage`, `step` and `attempt` tells that something
  else has changed, such as `to_act` or the view. Lock the input by these three, not by updates.
- **Several seats at once.** In a secret stage every seat answers by itself, perhaps several times (`step`), and may
  take back its own answers until the last one is given. `to_act` then lists the seats that still owe an answer: it
  tells that a seat has finished, and nothing else. How many answers another seat has given, which ones, or that it has
  taken some back is in no message, and no message is sent because of it.
- **Several people at one screen.** A person may hold several seats, and is sent an update for each. Where the seats
  belong to people who must not see each other's hands, a client looks with one seat at a time: `look=0` in the address
  (`look=none`: with none of them) from the first message on, and then `{"type": "look", "seat": 1}` once the next
  player has sat down in front of the screen. After that only this seat's updates come, beginning with its whole view
  and log; `"seat": null` is a curtain: what spectators see. Nothing that the other seats alone may know is sent
  meanwhile; `to_act` and the events tell whose turn it is. Answers are taken for all seats of the person, `try` for the
  one that is looked with.
- An update carries the whole `view` (the first one for each seat on a connection, or after a change of language) or a
  `patch` (RFC 6902: add, remove, replace) to the last view. What never changes in a view is therefore sent once.
- `outcome` tells how the game would end now, as far as the seat may know; it is null while that stays the same.
  `since` says where in the log the seat's own last answer ends: what comes after it is news. `deadline` is to be
  compared with `now`, not with the client's clock.
- `undo` takes back at once (`can_undo`) if nobody else has acted since, or bots alone: `count` answers, or without a
  `count` all that were given together with the last one. Who plays bots alone may take back everything, whatever has
  become known; the record counts it (`taken_back`). Otherwise (`can_ask_undo`) those who have acted are asked (`asked`
  in the reply, `undo` in `table` with what would go, in words), and answer with `undo_answer`. An answer of somebody
  who has left the table since stays, and so does everything before it. If nothing can be taken back, `undo_refusal`
  says why.
- `language` changes the language on the way: everything is sent anew.
- After a reconnection the server sends the whole view, and of the log what is new since `epoch` and `events`.
- Before it closes a socket for a reason, the server says it in a `refused` or `goodbye`. The codes: 4401 (a name is
  needed first), 4403 (a page of a foreign origin), 4404 (no such table, or not for you), 4409 (the table cannot be
  played here), 4429 (too many connections or messages), 1009 (message too large), 1012 (it is being restarted, or after
  `goodbye`: connect again).

## The WebSocket of a person

`GET /api/me/socket` tells of all tables of a person in one connection: on opening a `turn` for each that is not over,
then another whenever it becomes the person's turn there, or is not any more, when they sit down somewhere, and when a
game is over. It takes `ping` and `language`.
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
    lines += ["## What the server sends", "", *sections(get_args(FromServer), is_sent=True)]
    lines += ["## Parts of messages", "", *sections(PARTS)]
    lines += refusals.page()
    return "\n".join(lines).rstrip() + "\n"


def sections(structs: Iterable[type[msgspec.Struct]], is_sent: bool = False) -> list[str]:
    """What we send ourselves has every field, but for those that have no value at all."""
    lines = []
    for struct in structs:
        tag = struct.__struct_config__.tag
        lines += [f"### `{tag}`" if tag else f"### {struct.__name__}", ""]
        if struct.__doc__ and "__doc__" in vars(struct):
            lines += [inspect.cleandoc(struct.__doc__), ""]
        hints = get_type_hints(struct, include_extras=True)
        lines += ["| field | type | |", "|---|---|---|"]
        for field in msgspec.structs.fields(struct):
            is_optional = field.default is msgspec.UNSET if is_sent else not field.required
            said = "; ".join(filter(None, [meaning(hints[field.name]), "may be left out" if is_optional else ""]))
            lines.append(f"| `{field.encode_name}` | {type_name(hints[field.name])} | {said} |")
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
