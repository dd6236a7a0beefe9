"""What stays the same as long as a server runs: rules, glossaries, labels and shapes of the games.

Worked out once for each language, compressed once, and not sent again to who has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from faubourg.core import texts
from faubourg.core.catalogue import RuleText
from faubourg.core.game import Game
from faubourg.core.shapes import fields_in, schema_of, shapes_of
from faubourg.core.spots import SEAT_LETTERS
from faubourg.server.errors import NotThere
from faubourg.server.http.client_files import ASK_AGAIN, File, answer_of
from faubourg.server.http.common import PROBLEMS, AnyRequest, House, Spoken, Visitor
from faubourg.server.services import Services
from faubourg.server.wire.library import GameWords, PieceInfo, RuleInfo, RulingInfo

Maker = Callable[[Game, str], object]


def known_game(services: Services, name: str) -> Game:
    if name not in services.games.names():
        raise NotThere("no_page")
    return services.games.find(name)


@cache
def file_of(make: Maker, game: Game, lang: str) -> File:
    return File.of("answer.json", msgspec.json.encode(make(game, lang)), ASK_AGAIN)


def kept(request: AnyRequest, make: Maker, game: Game, lang: str) -> Response[Any]:
    """An answer that caches may keep, and ask about by its tag."""
    return answer(request, file_of(make, game, lang))


def answer(request: AnyRequest, file: File) -> Response[Any]:
    status, headers, body = answer_of(file, request.scope)
    named = {key.decode(): value.decode() for key, value in headers if key != b"content-length"}
    named["vary"] = "accept-encoding, accept-language"
    return Response(body, status_code=status, media_type=file.kind, headers=named)


# --- rules -----------------------------------------------------------------------------------------------------------


def rule_info(game: Game, rule: RuleText, lang: str) -> RuleInfo:
    return RuleInfo(
        id=rule.id,
        chapter=game.rules.chapters[rule.chapter][lang],
        title=rule.title[lang],
        text=rule.text[lang],
        sources=game.rules.citation(rule, lang),
        rulings=[
            RulingInfo(
                id=id, question=game.rules.rulings[id].question[lang], answer=game.rules.rulings[id].answer[lang]
            )
            for id in rule.rulings
        ],
    )


def all_rules(game: Game, lang: str) -> list[RuleInfo]:
    return [rule_info(game, rule, lang) for rule in game.rules.values()]


@get("/games/{game:str}/rules", responses=PROBLEMS, summary="All rules of a game")
async def list_rules(
    game: FromPath[str], request: AnyRequest, services: House, language: Spoken
) -> Response[list[RuleInfo]]:
    return kept(request, all_rules, known_game(services, game), language)


@get("/games/{game:str}/rules/{rule:str}", responses=PROBLEMS, summary="One rule")
async def read_rule(game: FromPath[str], rule: FromPath[str], services: House, language: Spoken) -> RuleInfo:
    found = known_game(services, game)
    return rule_info(found, found.rules.find(rule), language)


# --- pieces and words ------------------------------------------------------------------------------------------------


def piece_infos(game: Game, lang: str, options: dict[str, Any] | None = None) -> list[PieceInfo]:
    return [msgspec.convert(piece.to_data(), PieceInfo) for piece in game.pieces(lang, options or {})]


def all_pieces(game: Game, lang: str) -> list[PieceInfo]:
    return piece_infos(game, lang)


@get("/games/{game:str}/pieces", responses=PROBLEMS, summary="Every kind of tile, card, building or space, in words")
async def list_pieces(
    game: FromPath[str], request: AnyRequest, services: House, language: Spoken
) -> Response[list[PieceInfo]]:
    return kept(request, all_pieces, known_game(services, game), language)


@get("/tables/{table_id:str}/pieces", responses=PROBLEMS, summary="The pieces of a table: an owner may have other ones")
async def list_pieces_of_table(
    table_id: FromPath[str], request: AnyRequest, services: House, visitor: Visitor, language: Spoken
) -> Response[list[PieceInfo]]:
    live = await services.keeper.get(table_id)
    if not services.tables.may_know(live, visitor):
        raise NotThere("no_table")
    pieces = piece_infos(live.game, language, live.header.options)
    return answer(request, File.of("answer.json", msgspec.json.encode(pieces), ASK_AGAIN))


def game_words(game: Game, lang: str) -> GameWords:
    """The labels that a client needs which knows nothing of the game."""
    return GameWords(
        fields={name: game.field_label(lang, name) for name in fields(game)},
        by_seat=by_seat(game),
        values=labels(game, lang, "value"),
        buttons=labels(game, lang, "button"),
        scores=labels(game, lang, "score"),
        endings=labels(game, lang, "ending"),
    )


def fields(game: Game) -> Iterable[str]:
    return dict.fromkeys(fields_in(shapes_of(game).View)) if has_shapes(game) else ()


def by_seat(game: Game) -> list[str]:
    """What a view has once for each seat: as much as there are players, with the fewest and with the most of them."""
    few, most = (game.start(players, 1).view(0) for players in (max(2, game.players[0]), game.players[-1]))

    def is_by_seat(view: Mapping[str, Any], name: str) -> bool:
        entries, letters = view[name], list(SEAT_LETTERS)  # those of an order of play are the seats themselves
        return (
            isinstance(entries, list) and len(entries) == view["players"] and any(one not in letters for one in entries)
        )

    return [name for name in few if is_by_seat(few, name) and is_by_seat(most, name)]


def labels(game: Game, lang: str, prefix: str) -> dict[str, str]:
    """All messages of a kind that stand for themselves, by what comes after the prefix; `.all` is said of several."""
    found = {}
    for id in texts.ids(game.package, lang):
        if id.startswith(f"{prefix}-"):
            several = f"{id}.all"
            try:
                found[id.removeprefix(f"{prefix}-")] = game.say(
                    lang, several if texts.has(game.package, lang, several) else id
                )
            except KeyError:  # one that needs to know of the moment
                continue
    return found


@get("/games/{game:str}/words", responses=PROBLEMS, summary="Labels of what views, scores and endings hold")
async def read_words(
    game: FromPath[str], request: AnyRequest, services: House, language: Spoken
) -> Response[GameWords]:
    return kept(request, game_words, known_game(services, game), language)


# --- shapes ----------------------------------------------------------------------------------------------------------


@cache
def has_shapes(game: Game) -> bool:
    try:
        shapes_of(game)
    except ModuleNotFoundError:
        return False
    return True


def shape_schema(game: Game, lang: str) -> dict[str, Any]:
    return schema_of(game)


@get(
    "/schema/games/{game:str}",
    responses=PROBLEMS,
    summary="View, position, facts of choices and events of a game, as JSON Schema: {game}.json",
    tags=["operation"],
)
async def game_schema(game: FromPath[str], request: AnyRequest, services: House) -> Response[dict[str, Any]]:
    found = known_game(services, game.removesuffix(".json"))
    if not has_shapes(found):
        raise NotThere("no_shapes", game=found.name)
    return kept(request, shape_schema, found, texts.LANGUAGES[0])


router = Router(
    "/api",
    route_handlers=[list_rules, read_rule, list_pieces, list_pieces_of_table, read_words],
    tags=["games"],
)
