"""The games on offer, and the bots."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from faubourg.bots import bot_line, bot_names, bot_title, budget_of
from faubourg.core import texts
from faubourg.core.game import Game, Option
from faubourg.server.http.common import PROBLEMS, House, Player, Spoken
from faubourg.server.http.reference import known_game
from faubourg.server.wire.library import (
    BotInfo,
    ComponentsData,
    ComponentsFile,
    GameInfo,
    OptionInfo,
    ValueInfo,
)


def option_info(game: Game, option: Option, lang: str) -> OptionInfo:
    id = f"option-{option.name}"

    def maybe(part: str) -> str:
        return game.say(lang, f"{id}.{part}") if texts.has(game.package, lang, f"{id}.{part}") else ""

    least, most = option.bounds or (None, None)
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        title=maybe("title") or option.name,
        help=game.say(lang, id),
        default=option.default,
        allowed=option.allowed,
        values=[ValueInfo(value=one, title=maybe(one), line=maybe(f"{one}-line")) for one in option.values],
        least=least,
        most=most,
        players=None if option.for_players is None else list(option.for_players),
        only_with=None if option.only_with is None else dict([option.only_with]),
    )


def bot_info(name: str, lang: str) -> BotInfo:
    """A bot of the operator is called by the name of its class."""
    if name not in bot_names():
        return BotInfo(name=name, title=name.rpartition(":")[2], line="", level=None, seconds=None)
    budget = budget_of(name)
    return BotInfo(
        name=name,
        title=bot_title(name, lang),
        line=bot_line(name, lang),
        level=bot_names().index(name) + 1,
        seconds=0.0 if budget is None else budget.milliseconds / 1000,
    )


def game_info(game: Game, lang: str) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title(lang),
        summary=game.summary(lang),
        players=list(game.players),
        rules_version=game.rules_version,
        options=[option_info(game, option, lang) for option in game.options],
    )


@get("/games", responses=PROBLEMS, summary="All games")
async def list_games(services: House, language: Spoken) -> list[GameInfo]:
    return [game_info(game, language) for game in services.games.all()]


@get("/games/{game:str}", responses=PROBLEMS, summary="One game")
async def read_game(game: FromPath[str], services: House, language: Spoken) -> GameInfo:
    return game_info(known_game(services, game), language)


@post(
    "/games/{game:str}/components/{option:str}",
    responses=PROBLEMS,
    status_code=200,
    summary="Check an owner's file of tiles, cards or a map: what it means for the option of a new table",
)
async def check_components(
    game: FromPath[str], option: FromPath[str], data: JSONBody[ComponentsFile], services: House, person: Player
) -> ComponentsData:
    found = known_game(services, game)
    value = await services.uploads.components(found.name, option, data.text, person)
    return ComponentsData(option=option, value=value)


@get("/bots", responses=PROBLEMS, summary="All bots")
async def list_bots(services: House, language: Spoken) -> list[BotInfo]:
    return [bot_info(name, language) for name in services.bots.names()]


router = Router(
    "/api",
    route_handlers=[list_games, read_game, check_components, list_bots],
    tags=["games"],
)
