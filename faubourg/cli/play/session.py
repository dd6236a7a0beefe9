"""A game at the terminal, for any game: it shows what a seat may see, asks its person or its bot, and keeps it all."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text

from faubourg.bots import ask
from faubourg.cli.keyboard import Keyboard, Suggestions
from faubourg.cli.play import news
from faubourg.cli.play.commands import COMMANDS, Answer, Commands
from faubourg.cli.play.ending import show_end
from faubourg.cli.play.numbers import Numbers
from faubourg.cli.play.page import Parts, lay_out
from faubourg.cli.play.picture import scene_of
from faubourg.cli.play.typed import foreseen
from faubourg.cli.screen import Screen
from faubourg.cli.seating import Seating
from faubourg.cli.speech import Speech
from faubourg.cli.storage import Storage
from faubourg.core.errors import FaubourgError
from faubourg.core.seat import Seat
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import Decision, State
from faubourg.core.table import Table
from faubourg.drawing import drawing_of, no_report
from faubourg.drawing.choices import Numbered
from faubourg.drawing.scene import Scene


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
        self.drawing = drawing_of(table.game.name)
        # How much of the log each person has read; a game that is resumed begins with what the others did last.
        self.read = {seat: news.last_read(table, seat, say.lang) for seat in seating.people}
        self.since = dict(self.read)  # where the news of each person's turn begin
        self.reported = dict(self.read)  # up to where a page of its own told each person what happened
        self.numbers = {seat: Numbers() for seat in seating.people}
        self.ahead: dict[int, tuple[str, ...]] = {}  # answers that somebody typed before they were asked for
        self.fresh: dict[int, frozenset[str]] = {}  # where others have changed something before that turn
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
        show_end(self)
        self.commands.offer_record()
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
        if self.answers_ahead(seat):
            return Answer.PLAYED
        decision = self.state.decision(seat, self.say.lang)
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

    def answers_ahead(self, seat: int) -> bool:
        """Play what was typed before it was asked for, if it is just what is asked now; else say that it was not."""
        rest = self.ahead.pop(seat, ())
        line = foreseen(self.state, rest, seat) if rest else None
        if line is not None:
            self.table.play(line, seat)
            self.keep_if_possible()
        elif rest:
            self.notices.append(self.say("play", "stopped", count=len(rest)))
        return line is not None

    def hand_over(self, seat: int) -> None:
        """Hide everything, and wait until the right person sits at the keyboard."""
        self.show_what_came_of_it()
        self.screen.forget()
        self.keyboard.forget()
        self.keyboard.wait(self.say("play", "pass_keyboard", name=self.table.names[seat]))
        self.reader = seat

    def show_what_came_of_it(self) -> None:
        """What the last answer led to, such as the tiles one drew, before somebody else looks at the screen."""
        if self.reader is None or self.read[self.reader] == len(self.table.log):
            return
        for sentence in self.table.sentences(self.reader, self.say.lang, self.read[self.reader]):
            self.screen.write(sentence)
        self.read[self.reader] = len(self.table.log)
        self.keyboard.wait(self.say("play", "end_turn"))

    # --- what a person sees ----------------------------------------------------------------------------------------

    def show(self, seat: int, decision: Decision) -> None:
        """The board, what happened since this seat's last turn, and the question."""
        self.catch_up(seat, decision)
        self.new_page(seat)
        height = self.screen.height - self.keyboard.lines
        self.screen.write_all(lay_out(self.parts(seat, decision), self.screen.width, height)[1:])
        self.notices.clear()
        self.read[seat] = len(self.table.log)

    def new_page(self, seat: int | None) -> None:
        """An empty screen, with the game and whoever reads on its first line."""
        self.screen.clear()
        names = [self.table.game.title(self.say.lang), *([] if seat is None else [self.table.names[seat]])]
        self.screen.rule(" · ".join(names))

    def look_around(self, seat: int) -> None:
        """If others did something since the seat last looked, its turn begins."""
        read = self.read[seat]
        events = news.events_since(self.table, seat, self.say.lang, read)
        if any(event["seat"] not in (None, SEAT_LETTERS[seat]) for event in events):
            self.since[seat] = read
            self.numbers[seat].begin_turn()
            self.fresh[seat] = news.spots_of(events, seat)

    def catch_up(self, seat: int, decision: Decision) -> None:
        """Find what others did since the seat last looked; the end of a year or the like has a page of its own."""
        self.look_around(seat)
        if self.drawing.report is no_report:
            return
        events = news.events_since(self.table, seat, self.say.lang, self.reported[seat])
        report = self.drawing.report(self.scene(seat, decision, self.screen.height), events)
        if report:
            self.reported[seat] = len(self.table.log)
        most = self.screen.height - 1 - self.keyboard.lines
        while report:
            self.new_page(seat)
            self.screen.write_all(report[:most])
            report = report[most:]
            self.keyboard.wait(self.say("play", "go_on"))

    def parts(self, seat: int, decision: Decision) -> Parts:
        since, width = self.since[seat], self.screen.width
        events = news.events_since(self.table, seat, self.say.lang, since)
        told = news.items(events, seat, self.drawing, self.read[seat] - since)
        return Parts(
            title=Text(),
            draw=lambda height, most: self.drawing(replace(self.scene(seat, decision, height), most=most)),
            news=lambda room: news.lines(told, width, room, lambda count: self.say("play", "earlier", count=count)),
            notes=[Text(notice, style="italic") for notice in self.notices],
            question=[Text(decision.prompt, style="bold") + self.suggested(decision)],
            choices=self.numbered(seat, decision),
            not_listed=lambda count: self.say("play", "not_drawn", count=count),
            lists_choices=self.drawing.lists_choices,
        )

    def suggested(self, decision: Decision) -> Text:
        """What Enter alone would answer."""
        if not decision.suggested:
            return Text()
        moves = self.commands.typed_for(decision.suggested, decision.seat, decision)
        return Text(f"  [{self.say('play', 'suggested', moves=moves)}]", style="dim")

    def numbered(self, seat: int, decision: Decision) -> Numbered:
        return self.numbers[seat].numbered(self.state, seat, decision)

    def scene(self, seat: int | None, decision: Decision | None, height: int) -> Scene:
        roles = self.seating.roles(self.say, seat)
        fresh = frozenset[str]() if seat is None else self.fresh.get(seat, frozenset())
        numbered = () if seat is None or decision is None else self.numbered(seat, decision)
        return scene_of(
            self.state,
            seat,
            self.table.names,
            self.screen,
            self.say,
            height,
            roles,
            decision,
            self.centre,
            fresh,
            numbered,
        )

    def suggestions(self, decision: Decision) -> Suggestions:
        choices = [(choice.notation, choice.label) for choice in decision.choices]
        commands = [(self.say("command_words", name), self.say("commands", name)) for name in COMMANDS]
        return [*choices, *commands]

    # --- keeping ---------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        self.storage.keep(self.name, self.table)

    def keep_if_possible(self) -> None:
        """A full disk is no reason to stop a game: it is said, and tried again after the next answer."""
        try:
            self.keep()
        except FaubourgError as error:
            self.notices.append(error.say(self.say.lang))
