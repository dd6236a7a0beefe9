"""A game at the terminal, for any game: it shows what a seat may see, asks its person or its bot, and keeps it all."""

from __future__ import annotations

from rich.rule import Rule as Line
from rich.text import Text

from faubourg.bots import ask
from faubourg.cli import words
from faubourg.cli.commands import COMMANDS, Answer, Commands
from faubourg.cli.draw.scene import Picture
from faubourg.cli.keyboard import Keyboard, Suggestions
from faubourg.cli.picture import picture_of
from faubourg.cli.screen import PLAIN_HEIGHT, Screen
from faubourg.cli.seating import Seating
from faubourg.cli.speech import Speech
from faubourg.cli.storage import Storage
from faubourg.core.errors import FaubourgError
from faubourg.core.seat import Seat
from faubourg.core.state import Decision, State
from faubourg.core.table import Table

MOST_LISTED = 12  # choices that are not in the picture
LINES_AROUND = 3  # the title and the question
LINES_OF_BOARD = 20
FEWEST_NEWS = 3


class Session:
    """People and bots at one table and one keyboard."""

    def __init__(
        self,
        table: Table,
        seating: Seating,
        name: str,
        storage: Storage,
        screen: Screen,
        keyboard: Keyboard,
        say: Speech,
    ) -> None:
        self.table = table
        self.seating = seating
        self.name = name
        self.storage = storage
        self.screen = screen
        self.keyboard = keyboard
        self.say = say
        self.commands = Commands(self)
        self.centre: str | None = None  # what the reader asked to see of the board
        # How much of the log each person has read; a game that is resumed begins with the last few lines.
        self.read = dict.fromkeys(seating.people, max(0, len(table.log) - MOST_LISTED))
        self.reader: int | None = None if len(seating.people) > 1 else next(iter(seating.people), None)
        self.notices: list[str] = []  # to be said with the next picture
        self.bots = seating.bots(table.state.seed, len(table.journal))

    @property
    def state(self) -> State:
        return self.table.state

    # --- the loop --------------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play to the end, or until somebody leaves; whether the game is over."""
        try:
            while not self.state.is_over:
                seat = self.next_seat()
                if seat in self.bots:
                    self.bot_answers(seat)
                elif self.person_answers(seat) is Answer.LEAVE:
                    self.keep()
                    self.screen.write(self.say("play", "kept", name=self.name))
                    return False
        except BaseException:
            self.keep_if_possible()  # whatever happens, nothing that was played is lost
            raise
        self.keep()
        self.show_end()
        return True

    def next_seat(self) -> int:
        """Bots first, then the person who is at the keyboard: the order within a stage changes nothing."""
        waiting = self.state.to_act
        for seat in waiting:
            if seat in self.bots:
                return seat
        return self.reader if self.reader in waiting else waiting[0]

    def bot_answers(self, seat: int) -> None:
        if self.screen.is_terminal and self.reader is not None:
            with self.screen.console.status(self.say("play", "thinking", name=self.table.names[seat])):
                move = ask(self.bots[seat], Seat(self.state, seat))
        else:
            move = ask(self.bots[seat], Seat(self.state, seat))
        told = len(self.table.log)
        self.table.push(move, seat)
        if not self.seating.people:
            self.screen.write_all(self.table.sentences(None, self.say.lang, told))

    def person_answers(self, seat: int) -> Answer:
        """One answer of a person, with all the questions they have before it."""
        if seat != self.reader:
            self.hand_over(seat)
        decision = self.state.decision(seat)
        assert decision is not None, "a seat that is to act is asked something"
        self.show(seat, decision)
        while True:
            try:
                line = self.keyboard.ask(">", self.suggestions(decision), self.say("play", "hint"))
            except EOFError:
                return Answer.LEAVE
            answer = self.commands.obey(line, seat, decision)
            if answer is Answer.PLAYED:
                self.centre = None
                self.keep_if_possible()
                return answer
            if answer is Answer.LEAVE:
                return answer
            if answer is Answer.SHOW:
                self.show(seat, decision)

    def hand_over(self, seat: int) -> None:
        """Hide everything, and wait until the right person sits at the keyboard."""
        self.screen.forget()
        self.keyboard.forget()
        self.keyboard.wait(self.say("play", "pass_keyboard", name=self.table.names[seat]))
        self.reader = seat

    # --- what a person sees ----------------------------------------------------------------------------------------

    def show(self, seat: int, decision: Decision) -> None:
        """What happened since this seat last looked, the board, and the question."""
        self.screen.clear()
        title = f"{self.table.game.title(self.say.lang)} · {self.table.names[seat]}"
        self.screen.console.print(Line(Text(title, style="bold"), characters="-" if self.screen.ascii_only else "─"))
        news = self.news(seat)
        self.screen.write_all(news)
        picture = self.picture(seat, decision, self.screen.height - len(news) - LINES_AROUND - self.keyboard.lines)
        self.screen.write_all(picture.lines)
        self.screen.write_all(self.notices, style="italic")
        self.notices.clear()
        self.screen.write(decision.prompt[self.say.lang], style="bold")
        self.screen.write_all(self.not_drawn(decision, picture.drawn))
        self.read[seat] = len(self.table.log)

    def news(self, seat: int) -> list[str]:
        sentences = self.table.sentences(seat, self.say.lang, self.read[seat])
        most = max(FEWEST_NEWS, (self.screen.height - LINES_OF_BOARD) // 3)
        if len(sentences) <= most:
            return sentences
        return [self.say("play", "earlier", count=len(sentences) - most), *sentences[-most:]]

    def picture(self, seat: int | None, decision: Decision | None, height: int) -> Picture:
        roles = self.seating.roles(self.say, seat)
        return picture_of(
            self.state, seat, self.table.names, self.screen, self.say, height, roles, decision, self.centre
        )

    def not_drawn(self, decision: Decision, drawn: frozenset[int]) -> list[Text]:
        """The choices that the picture does not show."""
        missing = [(n, choice) for n, choice in enumerate(decision.choices, start=1) if n not in drawn]
        if len(missing) > MOST_LISTED and drawn:
            return [Text(self.say("play", "not_drawn", count=len(missing)), style="italic")]
        return words.numbered(missing, self.say.lang, self.screen.width)

    def suggestions(self, decision: Decision) -> Suggestions:
        choices = [(choice.notation, choice.label[self.say.lang]) for choice in decision.choices]
        commands = [(self.say("command_words", name), self.say("commands", name)) for name in COMMANDS]
        return [*choices, *commands]

    def show_end(self) -> None:
        """The last board, who won, and where each point comes from."""
        table, say = self.table, self.say
        if len(self.seating.people) == 1:
            self.screen.write_all(table.sentences(self.reader, say.lang, self.read[self.seating.people[0]]))
        outcome = self.state.outcome()
        self.screen.write_all(self.picture(None, None, PLAIN_HEIGHT).lines)
        self.screen.write("", words.ending(table.game, outcome, say))
        self.screen.write_all(words.score_lines(table.state, outcome, table.names, say, self.screen.width))
        self.screen.write(words.winners(outcome, table.names, say), style="bold")
        self.commands.offer_record()

    # --- keeping ---------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        self.storage.keep(self.name, self.table)

    def keep_if_possible(self) -> None:
        """A full disk is no reason to stop a game: it is said, and tried again after the next answer."""
        try:
            self.keep()
        except FaubourgError as error:
            self.notices.append(error.say(self.say.lang))
