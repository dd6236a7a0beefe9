"""The games on offer, their rules by id, and the bots."""

from __future__ import annotations

import asyncio

from litestar import Router, get, post

from faubourg.core.catalogue import RuleText
from faubourg.core.game import Game
from faubourg.server.errors import NotThere
from faubourg.server.games import read_components
from faubourg.server.http_common import PROBLEMS
from faubourg.server.messages_library import BotInfo, ComponentsData, ComponentsFile, GameInfo, OptionInfo, RuleInfo
from faubourg.server.services import Services


def game_info(game: Game, lang: str) -> GameInfo:
    options = [
        OptionInfo(name=one.name, default=one.default, allowed=one.allowed, is_file=one.is_file) for one in game.options
    ]
    return GameInfo(
        name=game.name,
        title=game.title(lang),
        summary=game.summary(lang),
        players=list(game.players),
        rules_version=game.rules_version,
        options=options,
    )


def rule_info(game: Game, rule: RuleText, lang: str) -> RuleInfo:
    return RuleInfo(
        id=rule.id,
        chapter=game.rules.chapters[rule.chapter][lang],
        title=rule.title[lang],
        text=rule.text[lang],
        sources=game.rules.citation(rule, lang),
    )


def known_game(services: Services, name: str) -> Game:
    if name not in services.games.names():
        raise NotThere("no_page")
    return services.games.find(name)


@get("/games", responses=PROBLEMS, summary="All games")
async def list_games(services: Services, language: str) -> list[GameInfo]:
    return [game_info(game, language) for game in services.games.all()]


@get("/games/{game:str}", responses=PROBLEMS, summary="One game")
async def read_game(game: str, services: Services, language: str) -> GameInfo:
    return game_info(known_game(services, game), language)


@get("/games/{game:str}/rules", responses=PROBLEMS, summary="All rules of a game")
async def list_rules(game: str, services: Services, language: str) -> list[RuleInfo]:
    found = known_game(services, game)
    return [rule_info(found, rule, language) for rule in found.rules.values()]


@get("/games/{game:str}/rules/{rule:str}", responses=PROBLEMS, summary="One rule")
async def read_rule(game: str, rule: str, services: Services, language: str) -> RuleInfo:
    found = known_game(services, game)
    return rule_info(found, found.rules.find(rule), language)


@post(
    "/games/{game:str}/components/{option:str}",
    responses=PROBLEMS,
    status_code=200,
    summary="Check an owner's file of tiles, cards or a map: what it means for the option of a new table",
)
async def check_components(game: str, option: str, data: ComponentsFile, services: Services) -> ComponentsData:
    found = known_game(services, game)
    return ComponentsData(option=option, value=await asyncio.to_thread(read_components, found, option, data.text))


@get("/bots", responses=PROBLEMS, summary="All bots")
async def list_bots(services: Services) -> list[BotInfo]:
    return [BotInfo(name=name) for name in services.bots.names()]


router = Router(
    "/api",
    route_handlers=[list_games, read_game, list_rules, read_rule, check_components, list_bots],
    tags=["games"],
)
