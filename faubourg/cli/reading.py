"""The rule books and the list of games."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ASCII, SIMPLE_HEAD
from rich.table import Table as Columns
from rich.text import Text

from faubourg.cli.play import results
from faubourg.cli.play.glossary import rule_lines_about
from faubourg.cli.screen import Screen
from faubourg.cli.seating import mistake
from faubourg.cli.speech import Speech
from faubourg.core.game import Game, Option
from faubourg.core.registry import game as find_game
from faubourg.core.registry import games as installed


def rules(game_name: str | None, ids: Sequence[str], search: str | None, screen: Screen, say: Speech) -> int:
    """The list of chapters and titles, some rules in full, or those that speak of a word."""
    if game_name is None:
        if len(installed()) > 1:
            screen.write_all([*map(str, installed()), say("rules", "books", game=installed()[0])])
            return 0
        game_name = installed()[0]
    elif game_name not in installed() and any(game_name.upper() in find_game(name).rules for name in installed()):
        ids = [game_name, *ids]
        game_name = next(name for name in installed() if ids[0].upper() in find_game(name).rules)
    game = find_game(game_name)
    if ids and search is None and not any(sign.isdigit() for id in ids for sign in id):
        search, ids = " ".join(ids), ()  # every id has a number: these are words to look for
    if ids:
        show_in_full(game, ids, screen, say)
    elif search is not None:
        show_found(game, search, screen, say)
    else:
        show_list(game, screen, say)
    return 0


def show_in_full(game: Game, ids: Sequence[str], screen: Screen, say: Speech) -> None:
    found = [game.rules.find(id) for id in ids]
    for place, rule in enumerate(found):
        if place:
            screen.write("")
        screen.write_all(results.rule_lines(game, rule, say))


def show_found(game: Game, word: str, screen: Screen, say: Speech) -> None:
    found = rule_lines_about(game, word, say, screen.width)
    if not found:
        raise mistake("no_rule_found", word=word)
    screen.write_all(found)


def show_list(game: Game, screen: Screen, say: Speech) -> None:
    for chapter, title in game.rules.chapters.items():
        screen.write(Text(title[say.lang], style="bold"))
        for rule in game.rules.values():
            if rule.chapter == chapter:
                screen.write(f"  {rule.id:<8}{rule.title[say.lang]}")
    count = say.count("rules", len(game.rules))
    first = next(iter(game.rules))
    screen.write("", say("rules", "count", title=game.title(say.lang), rules=count, game=game.name, id=first))


# --- games ---------------------------------------------------------------------------------------------------------


def games(name: str | None, screen: Screen, say: Speech) -> int:
    if name is not None:
        show_game(find_game(name), screen, say)
        return 0
    table = Columns(box=ASCII if screen.ascii_only else SIMPLE_HEAD, pad_edge=False)
    for column in ("name", "title", "players", "summary"):
        table.add_column(say("games", column), no_wrap=column != "summary")
    for found in map(find_game, installed()):
        table.add_row(found.name, found.title(say.lang), span(found), found.summary(say.lang))
    screen.console.print(table)
    return 0


def show_game(game: Game, screen: Screen, say: Speech) -> None:
    screen.write(Text(f"{game.title(say.lang)} ({game.name})", style="bold"), game.summary(say.lang))
    screen.write(say("games", "span", span=span(game)))
    if game.options:
        screen.write(say("games", "options"))
        screen.write_all(f"  {option_line(game, option, say)}" for option in game.options)
    else:
        screen.write(say("games", "no_options"))
    screen.write(say("games", "how", game=game.name))


def option_line(game: Game, option: Option, say: Speech) -> str:
    default = say("games", "none") if option.default is None else option.default
    if isinstance(default, bool):
        default = "yes" if default else "no"  # as it is given on the command line
    meaning = game.say(say.lang, f"option-{option.name}")
    return say("games", "option", name=option.name, meaning=meaning, allowed=option.allowed, default=default)


def span(game: Game) -> str:
    lowest, highest = game.players[0], game.players[-1]
    return str(lowest) if lowest == highest else f"{lowest}-{highest}"
