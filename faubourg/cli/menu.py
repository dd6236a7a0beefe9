"""The menu of `faubourg` alone: a few questions, each with an answer ready, lead into a game."""

from __future__ import annotations

import os

from rich.text import Text

from faubourg.bots import LEVELS, bot_line, bot_names, load_bot
from faubourg.cli import settings, starting
from faubourg.cli.asking import Asker
from faubourg.cli.keyboard import Keyboard
from faubourg.cli.play import learning
from faubourg.cli.reading import option_line
from faubourg.cli.screen import Screen
from faubourg.cli.seating import name_seats, usual_bot, usual_count
from faubourg.cli.speech import Speech, language_of_system
from faubourg.cli.storage import Storage
from faubourg.core.game import Game
from faubourg.core.registry import game as find_game
from faubourg.core.registry import games as installed
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.texts import LANGUAGES
from faubourg.drawing.canvas import wrapped


class Menu(Asker):
    """Asks what to play. A language that was asked for or chosen before is not asked again."""

    def __init__(self, screen: Screen, say: Speech | None) -> None:
        remembered = settings.language()
        self.asks_language = say is None and remembered is None
        super().__init__(screen, Keyboard(screen), say or Speech(remembered or language_of_system(os.environ)))

    def run(self) -> int:
        try:
            return self.choose_and_play()
        except EOFError:
            return 0

    def choose_and_play(self) -> int:
        self.screen.write(Text("F A U B O U R G", style="bold"), self.say("menu", "welcome"))
        if self.asks_language:
            self.say = self.choose_language()
            settings.remember_language(self.say.lang)
        say = self.say
        self.screen.write("", say("menu", "tagline"))
        storage = Storage()
        saved = storage.unfinished()
        if saved:
            moves = say.count("moves", len(saved[0].record.moves))
            if self.yes(say("menu", "resume", name=saved[0].name, moves=moves)):
                return starting.resume(saved[0].name, self.screen, say)
        game = self.choose_game()
        if self.yes(say("menu", "learn"), is_usual=not storage.has_games()):
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
            bot = self.choose_bot()
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
            self.screen.write_all(wrapped(Text(f"     {game.summary(self.say.lang)}"), self.screen.width, 5))

        def read(text: str) -> Game:
            is_number = text.isdecimal() and 1 <= int(text) <= len(names)
            return find_game(names[int(text) - 1] if is_number else text)

        return self.ask(self.say("menu", "game"), "1", read)

    def choose_bot(self) -> str:
        """One of the opponents, each with how it plays; whoever has never played here begins with a calm one."""
        for name in LEVELS:
            line = Text(f"  {name}  ", style="bold") + Text(bot_line(name, self.say.lang), style="dim")
            self.screen.write_all(wrapped(line, self.screen.width, 4))
        usual = LEVELS[0] if not Storage().has_games() else usual_bot()
        return self.ask(self.say("menu", "bot", bots=", ".join(bot_names())), usual, loadable)

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


def loadable(bot: str) -> str:
    load_bot(bot, 0)
    return bot
