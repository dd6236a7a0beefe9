"""What a person can type: answers by number or notation, and commands."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rich.text import Text

from faubourg.cli import words
from faubourg.core.engine import crosses_boundary
from faubourg.core.errors import FaubourgError, IllegalMove
from faubourg.core.state import Decision, State

if TYPE_CHECKING:
    from faubourg.cli.session import Session

COMMANDS = ("help", "why", "undo", "save", "log", "rules", "board", "score", "quit")
SHORT_FORMS = {"?": "help", "view": "board", "exit": "quit", "q": "quit"}
USUAL_LOG = 20  # lines


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
        word, _, rest = line.strip().partition(" ")
        command = self.command(word)
        try:
            if command is not None:
                answer: Answer = getattr(self, command)(rest.strip(), seat, decision)
                return answer
            if line.strip():
                return self.play(line, seat)
        except FaubourgError as error:
            self.screen.write(error.say(self.say.lang), style="red")
            if isinstance(error, IllegalMove):
                self.screen.write(self.say("play", "ask_why"), style="dim")
        return Answer.SAID

    def command(self, word: str) -> str | None:
        """The command that a word means, in English or in the language of the user."""
        word = SHORT_FORMS.get(word.lower(), word.lower())
        return next((name for name in COMMANDS if word in (name, self.say("command_words", name))), None)

    # --- answers ---------------------------------------------------------------------------------------------------

    def play(self, line: str, seat: int) -> Answer:
        parts = [part for part in line.split(";") if part.strip()]
        played = self.session.table.play(in_notation(self.session.state, ";".join(parts), seat), seat)
        if len(played) < len(parts):
            self.session.notices.append(self.say("play", "stopped", count=len(parts) - len(played)))
        return Answer.PLAYED

    # --- commands --------------------------------------------------------------------------------------------------

    def help(self, rest: str, seat: int, decision: Decision) -> Answer:
        lang = self.say.lang
        choices = list(enumerate(decision.choices, start=1))
        self.screen.write(decision.prompt[lang], style="bold")
        self.screen.write_all(words.numbered(choices, lang, self.screen.width, with_notation=True))
        self.screen.write("", self.say("play", "how"))
        forms = {name: self.say("command_forms", name) for name in COMMANDS}
        widest = max(map(len, forms.values()))
        self.screen.write_all(f"  {form:<{widest}}  {self.say('commands', name)}" for name, form in forms.items())
        return Answer.SAID

    def why(self, rest: str, seat: int, decision: Decision) -> Answer:
        """Whether a move is allowed, and if not, the rule that forbids it."""
        if not rest:
            self.screen.write(self.say("play", "why_what"))
            return Answer.SAID
        try:
            in_notation(self.session.state, rest, seat)
        except IllegalMove as refusal:
            game = self.session.table.game
            self.screen.write(refusal.say(self.say.lang), style="red")
            self.screen.write_all(words.rule_lines(game, game.rules[refusal.rule.id], self.say))
        else:
            self.screen.write(self.say("play", "allowed", move=rest))
        return Answer.SAID

    def undo(self, rest: str, seat: int, decision: Decision) -> Answer:
        session = self.session
        session.table.undo(seat)
        for reader, read in session.read.items():
            session.read[reader] = min(read, len(session.table.log))
        return Answer.PLAYED

    def save(self, rest: str, seat: int, decision: Decision) -> Answer:
        if rest:
            self.save_record(Path(rest).expanduser())
        else:
            self.session.keep()
            self.screen.write(self.say("play", "saved", name=self.session.name))
        return Answer.SAID

    def save_record(self, path: Path) -> None:
        self.session.table.record().save(path)
        self.screen.write(self.say("play", "saved_record", path=path))

    def log(self, rest: str, seat: int, decision: Decision) -> Answer:
        sentences = self.session.table.sentences(seat, self.say.lang)
        most = int(rest) if rest.isdecimal() else len(sentences) if rest else USUAL_LOG
        if len(sentences) > most:
            self.screen.write(self.say("play", "earlier_log", count=len(sentences) - most), style="dim")
        self.screen.write_all(sentences[len(sentences) - most :] if most < len(sentences) else sentences)
        return Answer.SAID

    def rules(self, rest: str, seat: int, decision: Decision) -> Answer:
        game = self.session.table.game
        if not rest:
            for rule in game.rules.values():
                self.screen.write(f"{rule.id:<8}{rule.title[self.say.lang]}")
        for id in rest.replace(",", " ").split():
            self.screen.write_all(words.rule_lines(game, game.rules.find(id), self.say))
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
        self.screen.write_all(words.score_lines(state, seen, self.session.table.names, self.say, self.screen.width))
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
                if answer:
                    self.save_record(Path(answer).expanduser())
            except EOFError:
                return
            except FaubourgError as error:
                self.screen.write(error.say(self.say.lang), style="red")
                continue
            return


def in_notation(state: State, line: str, seat: int) -> str:
    """The same answers with each number replaced by the move it stands for, as far as may be looked ahead.

    A number counts in the list of its own question, so the answers before it are tried on a clone; the line ends
    where something new becomes known, for it must never probe what is hidden. IllegalMove if one is not allowed.
    """
    notations = []
    for part in line.split(";"):
        notation = by_number(state.decision(seat), part.strip())
        notations.append(notation)
        after = state.clone()
        after.push(state.read_one(notation, seat), seat)
        if crosses_boundary(state, after, seat):
            break
        state = after
    return "; ".join(notations)


def by_number(decision: Decision | None, text: str) -> str:
    if decision is not None and text.isdecimal() and 1 <= int(text) <= len(decision.choices):
        return decision.choices[int(text) - 1].notation
    return text
