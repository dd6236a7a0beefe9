"""The command `faubourg learn`: a lesson at the terminal, step by step."""

from __future__ import annotations

from rich.rule import Rule as Line
from rich.text import Text

from faubourg.cli import words
from faubourg.cli.commands import in_notation
from faubourg.cli.keyboard import Keyboard, Suggestions
from faubourg.cli.picture import picture_of
from faubourg.cli.screen import Screen
from faubourg.cli.seating import mistake
from faubourg.cli.speech import Speech
from faubourg.core.errors import FaubourgError, IllegalMove
from faubourg.core.lessons import ANY, Lesson, Reply, Run, Step, Verdict, lessons_of
from faubourg.core.registry import game as find_game

COMMANDS = ("help", "back", "skip", "rules", "board", "quit")
SHORT_FORMS = {"?": "help", "b": "back", "undo": "back", "view": "board", "q": "quit", "exit": "quit"}
LINES_OF_TEXT = 12  # what a step says, above and below the picture
FEWEST_NEWS = 6  # lines of what has happened; more on a high screen
CELL = "cell:"


def learn(game_name: str, lesson_id: str | None, screen: Screen, say: Speech) -> int:
    game = find_game(game_name)
    lessons = lessons_of(game)
    if not lessons:
        raise mistake("no_lessons", game=game.title(say.lang))
    wanted = lesson_id or lessons[0].id
    lesson = next((lesson for lesson in lessons if lesson.id == wanted), None)
    if lesson is None:
        known = ", ".join(lesson.id for lesson in lessons)
        raise mistake("no_lesson", game=game.title(say.lang), lesson=wanted, known=known)
    is_finished = Class(lesson, screen, Keyboard(screen), say).run()
    others = [other for other in lessons if other is not lesson]
    if is_finished and others:
        screen.write("", say("learn", "others"))
        screen.write_all(f"  faubourg learn {game.name} {other.id}  {other.title[say.lang]}" for other in others)
    return 0


class Class:
    """One learner at the keyboard."""

    def __init__(self, lesson: Lesson, screen: Screen, keyboard: Keyboard, say: Speech) -> None:
        self.lesson = lesson
        self.screen = screen
        self.keyboard = keyboard
        self.say = say
        self.run_of_it = Run(lesson)
        self.news: tuple[str, ...] = ()
        self.notices = [lesson.intro[say.lang]]

    def run(self) -> bool:
        """To the end, or until the learner leaves; whether the lesson was finished."""
        run, lang = self.run_of_it, self.say.lang
        while run.step is not None:
            self.show(run.step)
            if not self.do_step():
                self.screen.write(self.say("learn", "left", game=self.lesson.game.name))
                return False
        self.screen.clear()
        self.screen.write_all(self.notices, style="green")
        self.screen.write(self.lesson.end[lang])
        self.screen.write(self.say("learn", "play_now", game=self.lesson.game.name), style="bold")
        return True

    def do_step(self) -> bool:
        """Listen until something has changed; False if the learner leaves."""
        while True:
            try:
                line = self.keyboard.ask(">", self.suggestions(), self.say("learn", "hint"))
            except EOFError:
                return False
            command = self.command(line)
            if command == "quit":
                return False
            try:
                if getattr(self, command)(line.partition(" ")[2].strip()) if command else self.answer(line):
                    return True
            except FaubourgError as error:
                self.screen.write(error.say(self.say.lang), style="red")

    # --- what the learner sees -------------------------------------------------------------------------------------

    def show(self, step: Step) -> None:
        """What has happened, the picture, what to read, what to do, and the rule to see."""
        run, screen, say, lang = self.run_of_it, self.screen, self.say, self.say.lang
        screen.clear()
        number = say("learn", "step", number=run.number + 1, count=len(self.lesson.steps))
        screen.console.print(
            Line(Text(f"{self.lesson.title[lang]} · {number}", style="bold"), characters=self.line_of("─"))
        )
        news = self.news[-max(FEWEST_NEWS, screen.height // 3) :]
        screen.write_all(news, style="dim")
        screen.write_all(self.notices, style="green")
        decision = run.decision
        used = LINES_OF_TEXT + len(news) + self.keyboard.lines
        roles = [say("words", "you") if seat == run.seat else "" for seat in range(run.state.players)]
        picture = picture_of(
            run.state, run.seat, self.lesson.names, screen, say, screen.height - used, roles, decision, self.centre()
        )
        screen.write_all(picture.lines)
        if run.state.is_over:
            screen.write_all(words.score_lines(run.state, run.state.outcome(), self.lesson.names, say, screen.width))
        screen.write("", Text(step.text[lang], style="bold"))
        self.show_task()
        rule = self.lesson.game.rules[step.rule]
        screen.write(Text(say("learn", "rule", id=rule.id, title=rule.title[lang]), style="dim"))
        self.news, self.notices = (), []

    def show_task(self) -> None:
        """What may be typed, first the mistake that is worth making."""
        wrong = self.run_of_it.wrong
        if wrong is not None:
            tried = self.say("learn", "try", answer=wrong.answer)
            self.screen.write(Text(f"{self.line_of('→')} {wrong.text[self.say.lang]} {tried}", style="yellow"))
        wanted = self.run_of_it.wanted
        if not wanted:
            task = self.say("learn", "look")
        elif ANY in wanted[0]:
            task = self.say("learn", "any")
        else:
            task = self.say("learn", "type", answer=wanted[0])
        self.screen.write(Text(f"{self.line_of('→')} {task}", style="cyan"))

    def line_of(self, sign: str) -> str:
        return ("-" if sign == "─" else ">") if self.screen.ascii_only else sign

    def centre(self) -> str | None:
        """The place that the step is about, if the board is larger than the screen."""
        cells = [spot for spot in self.run_of_it.spots if spot.startswith(CELL)]
        return cells[0].removeprefix(CELL) if cells else None

    def suggestions(self) -> Suggestions:
        decision = self.run_of_it.decision
        choices = decision.choices if decision else ()
        commands = [(self.say("learn_words", name), self.say("learn_commands", name)) for name in COMMANDS]
        return [*[(choice.notation, choice.label[self.say.lang]) for choice in choices], *commands]

    # --- what the learner types ------------------------------------------------------------------------------------

    def command(self, line: str) -> str | None:
        """The command that a line means, unless it is an answer to the question."""
        word = line.partition(" ")[0].lower()
        decision = self.run_of_it.decision
        if decision is not None and any(choice.notation == line for choice in decision.choices):
            return None
        word = SHORT_FORMS.get(word, word)
        return next((name for name in COMMANDS if word in (name, self.say("learn_words", name))), None)

    def answer(self, line: str) -> bool:
        run = self.run_of_it
        if run.decision is not None and line:
            try:
                line = in_notation(run.state, line, run.seat)
            except IllegalMove as refusal:
                self.refuse(refusal.say(self.say.lang), refusal.rule.id)
                return False
        return self.hear(run.answer(line))

    def hear(self, reply: Reply) -> bool:
        """Say what the lesson replies; whether something has changed."""
        text = reply.text[self.say.lang] if reply.text else ""
        if reply.is_accepted:
            self.news = reply.news[self.say.lang]
            self.notices = [text] if text else []
            return True
        if reply.verdict is Verdict.REFUSED and reply.rule:
            self.refuse(text, reply.rule)
        else:
            self.screen.write(text, style="yellow")
        return False

    def refuse(self, sentence: str, rule_id: str) -> None:
        """Why not, and the rule in full: mistakes are what one learns from."""
        game = self.lesson.game
        self.screen.write(sentence, style="red")
        self.screen.write_all(words.rule_lines(game, game.rules[rule_id], self.say))

    # --- commands; each tells whether something has changed ----------------------------------------------------------

    def help(self, rest: str) -> bool:
        decision = self.run_of_it.decision
        if decision is not None:
            choices = list(enumerate(decision.choices, start=1))
            self.screen.write(decision.prompt[self.say.lang], style="bold")
            self.screen.write_all(words.numbered(choices, self.say.lang, self.screen.width, with_notation=True))
        width = max(len(self.say("learn_words", name)) for name in COMMANDS)
        for name in COMMANDS:
            self.screen.write(f"  {self.say('learn_words', name):<{width}}  {self.say('learn_commands', name)}")
        return False

    def back(self, rest: str) -> bool:
        if not self.run_of_it.back():
            self.screen.write(self.say("learn", "at_start"))
            return False
        return True

    def skip(self, rest: str) -> bool:
        return self.hear(self.run_of_it.skip())

    def rules(self, rest: str) -> bool:
        """The rule of this step, or those that are asked for."""
        step = self.run_of_it.step
        assert step is not None, "commands are typed during a step"
        game = self.lesson.game
        for id in rest.replace(",", " ").split() or [step.rule]:
            self.screen.write_all(words.rule_lines(game, game.rules.find(id), self.say))
        return False

    def board(self, rest: str) -> bool:
        return True
