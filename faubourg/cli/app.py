"""The commands and their options. What they do is in the modules they call, imported only when needed."""

# No `from __future__ import annotations`: Typer reads the annotations, and here they are made in the user's language.

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from faubourg import __version__
from faubourg.cli import laboratory, problems, serving, settings
from faubourg.cli.screen import Screen
from faubourg.cli.speech import Speech, language_of_system, language_of_user
from faubourg.core import texts
from faubourg.core.build import is_compiled
from faubourg.core.errors import FaubourgError


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit code. A mistake of the user is one sentence and 2."""
    problems.pass_on_broken_pipes()
    screen = Screen()
    say = Speech(language_of_system(os.environ))
    try:
        say = Speech(language_of_user(arguments, remembered=settings.language()))
        code = build(say, screen)(list(arguments), prog_name="faubourg", standalone_mode=False)
        sys.stdout.flush()
    except FaubourgError as error:
        return problems.tell(screen, error.say(say.lang))
    except problems.UsageError as error:
        return problems.tell(screen, problems.usage_sentence(error, say))
    except (KeyboardInterrupt, typer.Abort):
        return problems.INTERRUPTED
    except typer.Exit as leave:
        return leave.exit_code
    except BrokenPipeError:
        return problems.reader_has_gone()
    except Exception as error:
        if os.environ.get("FAUBOURG_DEBUG"):
            raise
        problems.tell(screen, say("error", "unexpected", reason=problems.in_short(error)))
        return 1
    return code if isinstance(code, int) else 0


def build(say: Speech, screen: Screen) -> TyperGroup:
    """The whole command in one language."""
    problems.speak_typer(say)
    app = typer.Typer(
        help=say("help", "main"),
        cls=group_in(say),
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
    )
    command = app.command
    one = command_in(say)

    def text(key: str) -> str:
        return say("help", key)

    def lab_text(key: str) -> str:
        return texts.say(laboratory.LAB, say.lang, f"help-{key}")

    # Every command takes --lang; `run` has read it already.
    Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help=text("lang"), show_default=False)]
    Game = Annotated[str, typer.Argument(metavar=text("GAME"), help=text("game"), show_default=False)]
    MaybeGame = Annotated[
        str | None, typer.Argument(metavar=f"[{text('GAME')}]", help=text("game"), show_default=False)
    ]
    Players = Annotated[str | None, typer.Option("--players", "-p", metavar="N", help=text("players"))]
    Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help=text("seed"))]
    Options = Annotated[list[str] | None, typer.Option("--set", metavar=text("NAME_VALUE"), help=text("set"))]
    Cards = Annotated[str | None, typer.Option("--cards", metavar=text("FILE"), help=text("cards_file"))]
    Ids = Annotated[list[str] | None, typer.Argument(metavar="[ID]...", help=text("ids"), show_default=False)]
    Bots = Annotated[str, typer.Option("--bots", metavar="A,B,...", help=text("bots"), show_default=False)]

    @app.callback(invoke_without_command=True)
    def start(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=text("version"))] = False,
        lang: Lang = None,
    ) -> int:
        if version:
            screen.write(f"faubourg {__version__} ({say('version', 'compiled' if is_compiled() else 'plain')})")
            raise typer.Exit
        if context.invoked_subcommand is not None:
            return 0
        if not screen.is_terminal:
            screen.console.file.write(context.get_help() + "\n")
            return 0
        from faubourg.cli.menu import Menu

        return Menu(screen, say if lang else None).run()

    @command("play", help=text("play"), cls=one)
    def play(
        game: Game,
        players: Players = None,
        seat: Annotated[list[str] | None, typer.Option("--seat", metavar=text("WHO"), help=text("seat"))] = None,
        bots: Bots = "",
        people: Annotated[str | None, typer.Option("--people", metavar="N", help=text("people"))] = None,
        names: Annotated[str, typer.Option("--names", metavar="A,B,...", help=text("names"))] = "",
        seed: Seed = None,
        cards: Cards = None,
        option: Options = None,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli import starting
        from faubourg.cli.cards import with_components

        wish = starting.Wish(
            game=game,
            players=starting.whole_number("--players", players),
            seats=tuple(seat or ()),
            bots=starting.listed(bots),
            people=starting.whole_number("--people", people),
            names=starting.listed(names),
            seed=seed,
            options=with_components(game, starting.options_from(option or ()), cards),
        )
        return starting.begin(wish, screen, say)

    @command("resume", help=text("resume"), cls=one)
    def resume(
        name: Annotated[
            str | None, typer.Argument(metavar=f"[{text('NAME')}]", help=text("saved"), show_default=False)
        ] = None,
        only_list: Annotated[bool, typer.Option("--list", help=text("list"))] = False,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli import starting

        return starting.list_saved(screen, say) if only_list else starting.resume(name, screen, say)

    @command("replay", help=text("replay"), cls=one)
    def replay(
        file: Annotated[Path, typer.Argument(metavar=text("FILE"), help=text("file"), show_default=False)],
        seat: Annotated[str | None, typer.Option("--seat", metavar="A", help=text("as_seat"))] = None,
        check: Annotated[bool, typer.Option("--check", help=text("check"))] = False,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli import replaying

        return replaying.check(file, screen, say) if check else replaying.replay(file, seat, screen, say)

    @command("review", help=text("review"), cls=one)
    def review(
        file: Annotated[Path, typer.Argument(metavar=text("FILE"), help=text("file"), show_default=False)],
        html: Annotated[Path | None, typer.Option("--html", metavar=text("FILE"), help=text("review_html"))] = None,
        think: Annotated[str, typer.Option("--think", metavar="150ms", help=text("review_think"))] = "150ms",
        jobs: Annotated[str, typer.Option("--jobs", "-j", metavar="N", help=text("jobs"))] = "1",
        ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=lab_text("ray"))] = None,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli import reviewing, starting
        from faubourg.lab.running import Power

        power = Power(starting.needed_number("--jobs", jobs), ray)
        return reviewing.show_review(file, html, think, power, screen, say)

    @command("rules", help=text("rules"), cls=one)
    def rules(
        game: MaybeGame = None,
        ids: Ids = None,
        search: Annotated[str | None, typer.Option("--search", metavar=text("WORD"), help=text("search"))] = None,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli import reading

        return reading.rules(game, ids or (), search, screen, say)

    @command("learn", help=text("learn"), cls=one)
    def learn(
        game: Game,
        lesson: Annotated[
            str | None, typer.Argument(metavar=f"[{text('LESSON')}]", help=text("lesson"), show_default=False)
        ] = None,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli.play import learning

        return learning.learn(game, lesson, screen, say)

    @command("games", help=text("games"), cls=one)
    def games(game: MaybeGame = None, lang: Lang = None) -> int:
        from faubourg.cli import reading

        return reading.games(game, screen, say)

    @command("cards", help=text("cards"), cls=one)
    def cards(
        game: Game,
        ids: Annotated[
            list[str] | None, typer.Argument(metavar="[ID]...", help=text("card_ids"), show_default=False)
        ] = None,
        file: Cards = None,
        export: Annotated[
            Path | None, typer.Option("--export", metavar=text("FILE"), help=text("export"), show_default=False)
        ] = None,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli import cards as components

        return components.cards(game, ids or (), file, export, screen, say)

    @command("simulate", help=text("simulate"), cls=one)
    def simulate(
        game: Game,
        players: Players = None,
        games: Annotated[str, typer.Option("--games", "-g", metavar="N", help=text("games_count"))] = "100",
        bots: Bots = "",
        seed: Annotated[str, typer.Option("--seed", metavar="N", help=text("seed"))] = "0",
        jobs: Annotated[str, typer.Option("--jobs", "-j", metavar="N", help=text("jobs"))] = "1",
        cards: Cards = None,
        option: Options = None,
        ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=lab_text("ray"))] = None,
        out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=lab_text("out"))] = None,
        decisions: Annotated[bool, typer.Option("--decisions", help=lab_text("decisions"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=text("json"))] = False,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli import simulating, starting
        from faubourg.cli.cards import with_components

        wish = simulating.Wish(
            game=game,
            players=starting.whole_number("--players", players),
            games=starting.needed_number("--games", games),
            bots=starting.listed(bots),
            seed=seed,
            jobs=starting.needed_number("--jobs", jobs),
            ray=ray,
            out=out,
            tells_decisions=decisions,
            options=with_components(game, starting.options_from(option or ()), cards),
        )
        return simulating.simulate(wish, as_json, screen, say)

    laboratory.register(app, screen, say, one)
    serving.register(app, screen, say, one)
    built = typer.main.get_command(app)
    assert isinstance(built, TyperGroup)
    return built


def command_in(say: Speech) -> type[TyperCommand]:
    """A command whose help option is explained in the user's language, too."""

    class Command(TyperCommand):
        def get_help_option(self, ctx: Any) -> Any:
            return problems.explained(super().get_help_option(ctx), say("help", "help"))

    return Command


def group_in(say: Speech) -> type[TyperGroup]:
    class Group(TyperGroup):
        def get_help_option(self, ctx: Any) -> Any:
            return problems.explained(super().get_help_option(ctx), say("help", "help"))

    return Group
