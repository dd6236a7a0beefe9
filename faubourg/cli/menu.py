"""The menu of `faubourg` alone: a few questions, each with an answer ready, lead into a game."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

from rich.text import Text

from faubourg.bots import bot_names, load_bot
from faubourg.cli import learning, starting
from faubourg.cli.keyboard import Keyboard
from faubourg.cli.reading import option_line
from faubourg.cli.screen import Screen
from faubourg.cli.seating import name_seats, usual_bot, usual_count
from faubourg.cli.speech import PACKAGE, Speech, language_of_system
from faubourg.cli.storage import Storage
from faubourg.core.errors import FaubourgError, SetupError
from faubourg.core.game import Game
from faubourg.core.registry import game as find_game
from faubourg.core.registry import games as installed
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.texts import LANGUAGES

T = TypeVar("T")


class Menu:
    """Asks what to play. A language that was asked for already is not asked again."""

    def __init__(self, screen: Screen, say: Speech | None) -> None:
        self.screen = screen
        self.keyboard = Keyboard(screen)
        self.asks_language = say is None
        self.say = say or Speech(language_of_system(os.environ))

    def run(self) -> int:
        try:
            return self.choose_and_play()
        except EOFError:
            return 0

    def choose_and_play(self) -> int:
        self.screen.write(Text("F A U B O U R G", style="bold"), self.say("menu", "welcome"))
        if self.asks_language:
            self.say = self.choose_language()
        say = self.say
        self.screen.write("", say("menu", "tagline"))
        saved = Storage().unfinished()
        if saved:
            moves = say.count("moves", len(saved[0].record.moves))
            if self.yes(say("menu", "resume", name=saved[0].name, moves=moves)):
                return starting.resume(saved[0].name, self.screen, say)
        game = self.choose_game()
        if self.yes(say("menu", "learn"), is_usual=False):
            return learning.learn(game.name, None, self.screen, say)
        return starting.begin(self.wish(game), self.screen, say)

    def wish(self, game: Game) -> starting.Wish:
        say = self.say
        lowest, highest = game.players[0], game.players[-1]
        usual = usual_count(game, (), (), None)
        players = self.number(say("menu", "players", lowest=lowest, highest=highest), lowest, highest, usual)
        people = self.number(say("menu", "people", players=players), 0, players, 1)
        names = [
            self.ask(say("menu", "name", letter=SEAT_LETTERS[seat]), usual_name, str)
            for seat, usual_name in enumerate(name_seats(say, people, ()))
        ]
        bot = ""
        if people < players:
            bot = self.ask(say("menu", "bot", bots=", ".join(bot_names())), usual_bot(), loadable)
        options = self.choose_options(game, players)
        return starting.Wish(
            game.name, players, bots=(bot,) if bot else (), people=people, names=tuple(names), options=options
        )

    # --- single questions ------------------------------------------------------------------------------------------

    def choose_language(self) -> Speech:
        usual = str(LANGUAGES.index(self.say.lang) + 1)

        def read(text: str) -> Speech:
            return Speech(LANGUAGES[int(text) - 1] if text in ("1", "2") else text.lower())

        return self.ask(self.say("menu", "language"), usual, read)

    def choose_game(self) -> Game:
        names = installed()
        for number, name in enumerate(names, start=1):
            game = find_game(name)
            self.screen.write(Text(f"  {number}  {game.title(self.say.lang)}", style="bold"))
            self.screen.write(f"     {game.summary(self.say.lang)}")

        def read(text: str) -> Game:
            is_number = text.isdecimal() and 1 <= int(text) <= len(names)
            return find_game(names[int(text) - 1] if is_number else text)

        return self.ask(self.say("menu", "game"), "1", read)

    def choose_options(self, game: Game, players: int) -> dict[str, object]:
        """Some NAME=VALUE side by side, or none; a question mark shows what there is."""

        def read(text: str) -> dict[str, object] | None:
            if text == "?":
                self.screen.write_all(f"  {option_line(game, option, self.say)}" for option in game.options)
                return None
            options = starting.options_from([] if text == none else text.split())
            game.check_setting(players, game.check_options(options))
            return options

        none = self.say("menu", "no_options")
        options = None
        while options is None:
            options = self.ask(self.say("menu", "options"), none, read)
        return options

    def number(self, question: str, lowest: int, highest: int, usual: int) -> int:
        def read(text: str) -> int:
            if not text.isdecimal() or not lowest <= int(text) <= highest:
                raise SetupError("number", package=PACKAGE, lowest=lowest, highest=highest)
            return int(text)

        return self.ask(question, str(usual), read)

    def yes(self, question: str, is_usual: bool = True) -> bool:
        yes, no = self.say("menu", "yes"), self.say("menu", "no")

        def read(text: str) -> bool:
            if text[:1].lower() not in (yes, no):
                raise SetupError("yes_or_no", package=PACKAGE)
            return text[:1].lower() == yes

        return self.ask(question, yes if is_usual else no, read)

    def ask(self, question: str, usual: str, read: Callable[[str], T]) -> T:
        """Ask until the answer can be read; Enter alone takes the usual one."""
        while True:
            try:
                return read(self.keyboard.ask(f"{question} [{usual}]") or usual)
            except FaubourgError as error:
                self.screen.write(Text(error.say(self.say.lang), style="red"))


def loadable(bot: str) -> str:
    load_bot(bot, 0)
    return bot
