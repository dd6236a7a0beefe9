"""What a person can type: answers by number or notation, and commands."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from random import Random
from shlex import quote
from typing import TYPE_CHECKING

from rich.text import Text

from faubourg.bots import Budget, hint
from faubourg.cli.play import glossary, results
from faubourg.cli.play.picture import glossary_of
from faubourg.cli.play.spoken import spoken
from faubourg.cli.play.typed import read_line
from faubourg.cli.seating import mistake
from faubourg.core.errors import FaubourgError, IllegalMove
from faubourg.core.seat import Seat
from faubourg.core.spelling import plain
from faubourg.core.state import Decision
from faubourg.drawing import choices as listing
from faubourg.drawing.canvas import wrapped

if TYPE_CHECKING:
    from faubourg.cli.play.session import Session

COMMANDS = ("help", "card", "hint", "why", "undo", "save", "log", "rules", "board", "score", "quit")
SHORT_FORMS = {"?": "help", "view": "board", "exit": "quit", "q": "quit"}
USUAL_LOG = 20  # lines
HINT_BUDGET = Budget(milliseconds=1500)


class Answer(Enum):
    """What became of a line that was typed."""

    PLAYED = "the game has changed"
    SHOW = "draw everything again"
    SAID = "something was said below"
    LEAVE = "the person leaves"


class Commands:
    """Obeys the lines that the person at the keyboard types."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.say = session.say

    def obey(self, line: str, seat: int, decision: Decision) -> Answer:
        line = line.strip().replace("?", "? ", 1) if line.strip().startswith("?") else line
        word, _, rest = line.strip().partition(" ")
        command = self.command(word)
        try:
            if command is not None:
                answer: Answer = getattr(self, command)(rest.strip(), seat, decision)
                return answer
            if line.strip() or decision.suggested:
                return self.play(line.strip() or "; ".join(decision.suggested), seat)
        except FaubourgError as error:
            self.screen.write(error.say(self.say.lang), style="red")
            if isinstance(error, IllegalMove):
                self.screen.write(self.say("play", "ask_why"), style="dim")
        return Answer.SAID

    def command(self, word: str) -> str | None:
        """The command that a word means, in English or in the language of the user."""
        word = plain(SHORT_FORMS.get(word.lower(), word)) or word
        return next((name for name in COMMANDS if word in (name, plain(self.say("command_words", name)))), None)

    # --- answers ---------------------------------------------------------------------------------------------------

    def play(self, line: str, seat: int) -> Answer:
        read = read_line(self.session.state, line, seat, self.say.lang, self.session.numbers[seat])
        self.session.table.play(read.text, seat)
        if read.rest:
            self.session.ahead[seat] = read.rest
        return Answer.PLAYED

    # --- commands --------------------------------------------------------------------------------------------------

    def help(self, rest: str, seat: int, decision: Decision) -> Answer:
        """What can be done now; with a name, what that piece is."""
        if rest:
            return self.card(rest, seat, decision)
        width = self.screen.width
        self.screen.write(decision.prompt, style="bold")
        self.screen.write_all(listing.in_full(self.session.numbered(seat, decision), width, with_notation=True))
        for closed in decision.closed:
            told = self.say("play", "closed", label=closed.label, why=closed.why, rule=closed.rule)
            line = Text(f"{self.screen.sign('✗', 'x')}   {told}", style="dim")
            self.screen.write_all(wrapped(line, width, 4))
        pieces = glossary_of(self.session.state, self.say.lang).asked_about(self.session.state, decision)
        if pieces:
            self.screen.write("", self.say("play", "pieces"))
            self.screen.write_all(glossary.name_lines(pieces, width))
        self.screen.write("", self.say("play", "how"))
        forms = {name: self.say("command_forms", name) for name in COMMANDS}
        widest = max(map(len, forms.values()))
        for name, form in forms.items():
            line = Text(f"  {form:<{widest}}  {self.say('commands', name)}")
            self.screen.write_all(wrapped(line, width, widest + 4))
        return Answer.SAID

    def card(self, rest: str, seat: int, decision: Decision) -> Answer:
        """The whole text of a piece: by its name, or by the number of a choice; all names if none is given."""
        state, width = self.session.state, self.screen.width
        known = glossary_of(state, self.say.lang)
        if not rest:
            self.screen.write_all(glossary.name_lines([p for p in known.pieces.values() if p.text or p.line], width))
            return Answer.SAID
        found = known.named(rest)
        choice = dict(self.session.numbered(seat, decision)).get(int(rest)) if rest.isdecimal() else None
        if choice is not None:
            self.screen.write_all(wrapped(Text(choice.label, style="bold"), width))
            piece = known.of_thing(state, choice.notation)
            found = [piece] if piece else []
        elif not found:
            return self.rules(rest, seat, decision)
        for piece in found:
            self.screen.write_all(glossary.piece_lines(state.game, piece, self.say, width))
        return Answer.SAID

    def hint(self, rest: str, seat: int, decision: Decision) -> Answer:
        """What a strong player would think of, with chances and reasons; it knows only what the seat knows."""
        with self.screen.waiting(self.say("play", "hint_thinking")):
            found = hint(Seat(self.session.state, seat), HINT_BUDGET, self.say.lang, len(self.session.table.journal))
        for idea in found:
            chance = self.say.number(round(100 * idea.chance))
            line = self.say("play", "hint_idea", label=idea.label, chance=chance, why=idea.why)
            self.screen.write_all(wrapped(Text(line), self.screen.width, 2))
            self.screen.write(Text(f"  > {self.typed_for(idea.moves, seat, decision)}", style="dim"))
        return Answer.SAID

    def typed_for(self, moves: Sequence[str], seat: int, decision: Decision) -> str:
        """What one would type for some answers: numbers where several of a list follow each other, or else names."""
        numbers = {choice.notation: number for number, choice in self.session.numbered(seat, decision)}
        if len(moves) <= decision.left and all(move in numbers for move in moves):
            return " ".join(str(numbers[move]) for move in moves)
        return spoken(self.session.state, "; ".join(moves), seat, self.say.lang)

    def why(self, rest: str, seat: int, decision: Decision) -> Answer:
        """Whether a move is allowed, and if not, the rule that forbids it."""
        if not rest:
            example = decision.choices[0].notation
            self.screen.write(self.say("play", "why_what", example=example))
            return Answer.SAID
        state = self.session.state
        closed = next((one for one in decision.closed if plain(rest) in (plain(one.notation), plain(one.label))), None)
        try:
            read_line(state, closed.notation if closed else rest, seat, self.say.lang, self.session.numbers[seat])
        except IllegalMove as refusal:
            self.screen.write(refusal.say(self.say.lang), style="red")
            self.screen.write_all(results.rule_lines(state.game, state.game.rules[refusal.rule.id], self.say))
        else:
            self.screen.write(self.say("play", "allowed", move=rest))
        return Answer.SAID

    def undo(self, rest: str, seat: int, decision: Decision) -> Answer:
        """Among people only what nobody learned from; whoever plays bots alone may take back anything."""
        session = self.session
        if len(session.seating.people) == 1:
            session.table.undo_freely(seat)
        else:
            session.table.undo(seat)
        for marks in (session.read, session.since, session.reported):
            for reader, place in marks.items():
                marks[reader] = min(place, len(session.table.log))
        return Answer.PLAYED

    def save(self, rest: str, seat: int, decision: Decision) -> Answer:
        if rest:
            self.save_record(Path(rest).expanduser())
        else:
            self.session.keep()
            self.screen.write(self.say("play", "saved", name=self.session.name))
        return Answer.SAID

    def save_record(self, path: Path) -> None:
        """Write the record to a file in a folder that is there: a slip of the keyboard makes no new ones."""
        if not path.parent.is_dir():
            raise mistake("no_folder", folder=path.parent)
        self.session.table.record().save(path)
        self.screen.write(self.say("play", "saved_record", path=path, quoted=quote(str(path))))

    def log(self, rest: str, seat: int, decision: Decision) -> Answer:
        sentences = self.session.table.sentences(seat, self.say.lang)
        most = int(rest) if rest.isdecimal() else len(sentences) if rest else USUAL_LOG
        if len(sentences) > most:
            self.screen.write(self.say("play", "earlier_log", count=len(sentences) - most), style="dim")
        self.screen.write_all(sentences[len(sentences) - most :] if most < len(sentences) else sentences)
        return Answer.SAID

    def rules(self, rest: str, seat: int, decision: Decision) -> Answer:
        """Rules in full by their ids, those that speak of a word, or the titles of all."""
        game = self.session.table.game
        if not rest:
            for rule in game.rules.values():
                self.screen.write_all(wrapped(Text(f"{rule.id:<8}{rule.title[self.say.lang]}"), self.screen.width, 8))
            return Answer.SAID
        words = rest.replace(",", " ").split()
        for word in words if any(word.upper() in game.rules for word in words) else [rest]:
            found = glossary.rule_lines_about(game, word, self.say, self.screen.width)
            if not found:
                raise mistake("nothing_about", word=word)
            self.screen.write_all(found)
        return Answer.SAID

    def board(self, rest: str, seat: int, decision: Decision) -> Answer:
        """Draw again; with a place, that part of a board that is larger than the screen."""
        self.session.centre = rest.replace(" ", "") or None
        return Answer.SHOW

    def score(self, rest: str, seat: int, decision: Decision) -> Answer:
        """The points as this seat can know them: what is hidden from it is imagined, so that nothing leaks."""
        state = self.session.state.imagine(seat, Random(0))
        whole = state.outcome()
        seen = whole.seen_by(seat)
        self.screen.write(self.say("play", "score_now"), style="dim")
        self.screen.write_all(results.score_lines(state, seen, self.session.table.names, self.say, self.screen.width))
        if seen is not whole:
            self.screen.write(self.say("play", "score_secret"), style="dim")
        return Answer.SAID

    def quit(self, rest: str, seat: int, decision: Decision) -> Answer:
        return Answer.LEAVE

    # --- after the game --------------------------------------------------------------------------------------------

    def offer_record(self) -> None:
        path = self.session.storage.folder / f"{self.session.name}.json"
        self.screen.write(Text(self.say("end", "kept", path=path), style="dim"))
        if not self.screen.is_terminal:
            return
        while True:
            try:
                answer = self.session.keyboard.ask(self.say("end", "save_where"))
                if not answer or self.command(answer.split()[0]) == "quit":
                    return
                self.save_at_end(Path(answer).expanduser())
            except EOFError:
                return
            except FaubourgError as error:
                self.screen.write(error.say(self.say.lang), style="red")
                continue
            return

    def save_at_end(self, path: Path) -> None:
        """A word alone may be meant as a command: a file is told by its ending or its folder."""
        if path.suffix != ".json" and path.parent == Path():
            raise mistake("file_name", name=path)
        if path.exists():
            raise mistake("exists", path=path)
        self.save_record(path)
