"""The command `faubourg learn`: a lesson at the terminal, step by step."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text

from faubourg.cli import starting
from faubourg.cli.asking import Asker
from faubourg.cli.keyboard import Keyboard, Suggestions
from faubourg.cli.play import glossary, news, results
from faubourg.cli.play.numbers import Numbers
from faubourg.cli.play.page import Parts, lay_out
from faubourg.cli.play.picture import glossary_of, scene_of
from faubourg.cli.play.spoken import spoken
from faubourg.cli.play.typed import in_notation
from faubourg.cli.screen import Screen
from faubourg.cli.seating import mistake
from faubourg.cli.speech import Speech
from faubourg.core.errors import FaubourgError, IllegalMove
from faubourg.core.lessons import ANY, Lesson, Reply, Run, Step, Verdict, lessons_of
from faubourg.core.registry import game as find_game
from faubourg.core.state import Decision
from faubourg.drawing import choices as listing
from faubourg.drawing import drawing_of
from faubourg.drawing.layout import cut
from faubourg.drawing.scene import Picture

COMMANDS = ("help", "card", "back", "skip", "rules", "board", "quit")
SHORT_FORMS = {"?": "help", "b": "back", "undo": "back", "view": "board", "q": "quit", "exit": "quit"}
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
    keyboard = Keyboard(screen)
    is_finished = Class(lesson, screen, keyboard, say).run()
    others = [other for other in lessons if other is not lesson]
    if is_finished and others:
        screen.write("", say("learn", "others"))
        screen.write_all(f"  faubourg learn {game.name} {other.id}  {other.title[say.lang]}" for other in others)
    if is_finished and screen.is_terminal and wants_to_play(screen, keyboard, say):
        return starting.begin(starting.Wish(game.name), screen, say)
    return 0


def wants_to_play(screen: Screen, keyboard: Keyboard, say: Speech) -> bool:
    try:
        return Asker(screen, keyboard, say).yes(say("learn", "ask_to_play"))
    except EOFError:
        return False


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
        self.asked_for: str | None = None  # the part of the board that the learner wants to see

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
        """The picture, what has happened, what to read, what to do, and the rule to see."""
        run, screen, say, lang = self.run_of_it, self.screen, self.say, self.say.lang
        screen.clear()
        number = say("learn", "step", number=run.number + 1, count=len(self.lesson.steps))
        screen.rule(f"{self.lesson.title[lang]} · {number}")
        rule = self.lesson.game.rules[step.rule]
        told = [news.Item(None, sentence, news.USUAL) for sentence in self.news]
        is_free = bool(run.wanted) and ANY in run.wanted[0]
        decision = run.decision(lang)
        parts = Parts(
            title=Text(),
            draw=self.draw,
            news=lambda room: news.lines(told, screen.width, room, lambda count: say("learn", "earlier", count=count)),
            notes=[Text(notice, style="green") for notice in self.notices],
            question=[
                Text(step.text[lang], style="bold"),
                *self.tasks(),
                Text(say("learn", "rule", id=rule.id, title=rule.title[lang]), style="dim"),
            ],
            choices=self.numbered(decision) if decision and is_free else (),
            not_listed=lambda count: say("play", "not_drawn", count=count),
            lists_choices=True,
        )
        screen.write_all(lay_out(parts, screen.width, screen.height - self.keyboard.lines)[1:])
        self.news, self.notices = (), []

    def draw(self, height: int, most: int | None) -> Picture:
        """The board; once the game is over, where each point comes from."""
        run, say, screen = self.run_of_it, self.say, self.screen
        if run.state.is_over:
            lines = results.score_lines(run.state, run.state.outcome(), self.lesson.names, say, screen.width)
            return Picture(tuple(cut(lines, most or height, say("learn", "more_points"))))
        roles = [say("words", "you") if seat == run.seat else "" for seat in range(run.state.players)]
        centre = self.asked_for or self.centre()
        decision = run.decision(say.lang)
        scene = scene_of(run.state, run.seat, self.lesson.names, screen, say, height, roles, decision, centre)
        return drawing_of(run.state.game.name)(replace(scene, most=most))

    def numbered(self, decision: Decision) -> listing.Numbered:
        return Numbers().numbered(self.run_of_it.state, self.run_of_it.seat, decision)

    def tasks(self) -> list[Text]:
        """What may be typed, first the mistake that is worth making."""
        run, lang, arrow = self.run_of_it, self.say.lang, self.screen.sign("→", ">")
        tasks = []
        if run.wrong is not None:
            tried = self.say("learn", "try", answer=spoken(run.state, run.wrong.answer, run.seat, lang))
            tasks.append(Text(f"{arrow} {run.wrong.text[lang]} {tried}", style="yellow"))
        if not run.wanted:
            task = self.say("learn", "look")
        elif ANY in run.wanted[0]:
            task = self.say("learn", "any")
        else:
            task = self.say("learn", "type", answer=spoken(run.state, run.wanted[0], run.seat, lang))
        return [*tasks, Text(f"{arrow} {task}", style="cyan")]

    def centre(self) -> str | None:
        """The place that the step is about, if the board is larger than the screen."""
        cells = [spot for spot in self.run_of_it.spots if spot.startswith(CELL)]
        return cells[0].removeprefix(CELL) if cells else None

    def suggestions(self) -> Suggestions:
        decision = self.run_of_it.decision(self.say.lang)
        choices = decision.choices if decision else ()
        commands = [(self.say("learn_words", name), self.say("learn_commands", name)) for name in COMMANDS]
        return [*[(choice.notation, choice.label) for choice in choices], *commands]

    # --- what the learner types ------------------------------------------------------------------------------------

    def command(self, line: str) -> str | None:
        """The command that a line means, unless it is an answer to the question."""
        word = line.partition(" ")[0].lower()
        decision = self.run_of_it.decision(self.say.lang)
        if decision is not None and any(choice.notation == line for choice in decision.choices):
            return None
        word = SHORT_FORMS.get(word, word)
        return next((name for name in COMMANDS if word in (name, self.say("learn_words", name))), None)

    def answer(self, line: str) -> bool:
        run = self.run_of_it
        if run.decision(self.say.lang) is not None and line:
            try:
                line = in_notation(run.state, line, run.seat, self.say.lang)
            except IllegalMove as refusal:
                self.refuse(refusal.say(self.say.lang), refusal.rule.id)
                return False
        return self.hear(run.answer(line))

    def hear(self, reply: Reply) -> bool:
        """Say what the lesson replies; whether something has changed."""
        text = reply.text[self.say.lang] if reply.text else ""
        if reply.is_accepted:
            self.news = reply.news[self.say.lang]
            self.asked_for = None
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
        self.screen.write_all(results.rule_lines(game, game.rules[rule_id], self.say))

    # --- commands; each tells whether something has changed ----------------------------------------------------------

    def help(self, rest: str) -> bool:
        if rest:
            return self.card(rest)
        decision = self.run_of_it.decision(self.say.lang)
        if decision is not None:
            self.screen.write(decision.prompt, style="bold")
            self.screen.write_all(listing.in_full(self.numbered(decision), self.screen.width, with_notation=True))
        width = max(len(self.say("learn_words", name)) for name in COMMANDS)
        for name in COMMANDS:
            self.screen.write(f"  {self.say('learn_words', name):<{width}}  {self.say('learn_commands', name)}")
        return False

    def card(self, rest: str) -> bool:
        """The whole text of a piece."""
        known = glossary_of(self.run_of_it.state, self.say.lang)
        found = known.named(rest)
        if not found:
            raise mistake("nothing_about", word=rest)
        for piece in found:
            self.screen.write_all(glossary.piece_lines(self.lesson.game, piece, self.say, self.screen.width))
        return False

    def back(self, rest: str) -> bool:
        if not self.run_of_it.back():
            self.screen.write(self.say("learn", "at_start"))
            return False
        return True

    def skip(self, rest: str) -> bool:
        return self.hear(self.run_of_it.skip())

    def rules(self, rest: str) -> bool:
        """The rule of this step, those that are asked for, or those that speak of a word."""
        step = self.run_of_it.step
        assert step is not None, "commands are typed during a step"
        game = self.lesson.game
        words = rest.replace(",", " ").split() or [step.rule]
        for word in words if any(word.upper() in game.rules for word in words) else [rest]:
            found = glossary.rule_lines_about(game, word, self.say, self.screen.width)
            if not found:
                raise mistake("nothing_about", word=word)
            self.screen.write_all(found)
        return False

    def board(self, rest: str) -> bool:
        self.asked_for = rest.replace(" ", "") or None
        return True
