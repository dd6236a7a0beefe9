"""The commands of the lab: tournament, compare, balance. Their words are beside the lab."""

# No `from __future__ import annotations`: Typer reads the annotations, and here they are made in the user's language.

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from faubourg.cli import starting
from faubourg.cli.bars import bar
from faubourg.cli.cards import with_components
from faubourg.cli.screen import Screen
from faubourg.cli.seating import usual_bot, usual_count
from faubourg.cli.speech import Speech
from faubourg.core import texts
from faubourg.core.registry import game as find_game

LAB = "faubourg.lab"
BOTS = "bots"  # in a variant of a comparison: who plays it


def register(app: typer.Typer, screen: Screen, say: Speech, one: type[TyperCommand]) -> None:
    """Add the commands to the others."""

    def text(key: str, **facts: object) -> str:
        return texts.say(LAB, say.lang, key, facts)

    def show_json(data: object) -> int:
        screen.console.file.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        return 0

    Lang = Annotated[str | None, typer.Option("--lang", help=say("help", "lang"), show_default=False)]
    Game = Annotated[str, typer.Argument(metavar=say("help", "GAME"), help=say("help", "game"), show_default=False)]
    Players = Annotated[str | None, typer.Option("--players", "-p", metavar="N", help=say("help", "players"))]
    Bots = Annotated[str, typer.Option("--bots", metavar="A,B,...", help=say("help", "bots"), show_default=False)]
    Seed = Annotated[str, typer.Option("--seed", metavar="N", help=say("help", "seed"))]
    Jobs = Annotated[str, typer.Option("--jobs", "-j", metavar="N", help=say("help", "jobs"))]
    Options = Annotated[
        list[str] | None, typer.Option("--set", metavar=say("help", "NAME_VALUE"), help=say("help", "set"))
    ]
    Sides = list[str] | None
    Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=text("help-ray"))]
    Out = Annotated[Path | None, typer.Option("--out", metavar="DIR", help=text("help-out"))]
    Json = Annotated[bool, typer.Option("--json", help=say("help", "json"))]

    def players_of(game: str, players: str | None) -> int:
        count = starting.whole_number("--players", players)
        return usual_count(find_game(game), (), (), None) if count is None else count

    def power_of(jobs: str, ray: str | None) -> Any:
        from faubourg.lab.running import Power

        return Power(starting.needed_number("--jobs", jobs), ray)

    @app.command("tournament", help=text("help-tournament"), cls=one)
    def tournament(
        game: Game,
        bots: Bots,
        players: Players = None,
        games: Annotated[str, typer.Option("--games", "-g", metavar="N", help=text("help-most_games"))] = "200",
        gauntlet: Annotated[bool, typer.Option("--gauntlet", help=text("help-gauntlet"))] = False,
        to_the_end: Annotated[bool, typer.Option("--to-the-end", help=text("help-to_the_end"))] = False,
        seed: Seed = "0",
        jobs: Jobs = "1",
        ray: Ray = None,
        out: Out = None,
        option: Options = None,
        as_json: Json = False,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli.lab_tables import show_tournament
        from faubourg.lab.tournament import tournament as play

        count, most = players_of(game, players), starting.needed_number("--games", games)
        with bar(screen, text("progress"), most, say, out) as progress:
            data = play(
                game,
                count,
                list(starting.listed(bots)),
                most,
                find_game(game).check_seed(seed),
                starting.options_from(option or ()),
                gauntlet,
                power_of(jobs, ray),
                out,
                progress,
                not to_the_end,
            )
        return show_json(data) if as_json else show_tournament(data, screen, say)

    @app.command("balance", help=text("help-balance"), cls=one)
    def balance(
        game: Game,
        html: Annotated[
            Path | None, typer.Option("--html", metavar=say("help", "FILE"), help=text("help-html"))
        ] = None,
        players: Annotated[
            str, typer.Option("--players", "-p", metavar="N,N,...", help=text("help-balance_players"))
        ] = "",
        games: Annotated[str, typer.Option("--games", "-g", metavar="N", help=text("help-balance_games"))] = "200",
        bots: Bots = "",
        versus: Annotated[
            list[str] | None, typer.Option("--versus", metavar=say("help", "NAME_VALUE"), help=text("help-versus"))
        ] = None,
        also: Annotated[
            list[str] | None, typer.Option("--also", metavar=say("help", "NAME_VALUE"), help=text("help-also"))
        ] = None,
        seed: Seed = "0",
        jobs: Jobs = "1",
        ray: Ray = None,
        out: Out = None,
        option: Options = None,
        as_json: Json = False,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli.lab_tables import show_balance
        from faubourg.core.files import write_text
        from faubourg.lab.balance.page import page
        from faubourg.lab.balance.reporting import balance as play

        counts = [starting.needed_number("--players", one) for one in starting.listed(players)]
        number = starting.needed_number("--games", games)
        rival = starting.options_from(versus or ())
        total = number * len(counts or find_game(game).players) * (2 if rival else 1) * (2 if also else 1)
        parts = ["faubourg", "balance", game, *(["--players", players] if players else []), "--games", games]
        parts += ["--bots", bots or usual_bot(), "--seed", seed]
        parts += [word for one in option or () for word in ("--set", one)]
        parts += [word for one in versus or () for word in ("--versus", one)]
        parts += [word for one in also or () for word in ("--also", one)]
        with bar(screen, text("progress"), total, say, out) as progress:
            report = play(
                game,
                counts,
                number,
                list(starting.listed(bots)) or [usual_bot()],
                find_game(game).check_seed(seed),
                starting.options_from(option or ()),
                rival,
                power_of(jobs, ray),
                out,
                progress,
                " ".join(parts),
                starting.options_from(also or ()),
            )
        if html is not None:
            write_text(html, page(report, say.lang))
        return show_json(report.to_data()) if as_json else show_balance(report, html, screen, say)

    @app.command("compare", help=text("help-compare"), cls=one)
    def compare(
        game: Game,
        a: Annotated[Sides, typer.Option("--a", metavar=say("help", "NAME_VALUE"), help=text("help-a"))] = None,
        b: Annotated[Sides, typer.Option("--b", metavar=say("help", "NAME_VALUE"), help=text("help-b"))] = None,
        players: Players = None,
        games: Annotated[str, typer.Option("--games", "-g", metavar="N", help=text("help-deals"))] = "200",
        bots: Bots = "",
        seed: Seed = "0",
        jobs: Jobs = "1",
        ray: Ray = None,
        out: Out = None,
        option: Options = None,
        as_json: Json = False,
        lang: Lang = None,
    ) -> int:
        from faubourg.cli.lab_tables import show_comparison
        from faubourg.lab.compare import Variant
        from faubourg.lab.compare import compare as play

        def side(changes: Sequence[str]) -> Variant:
            options = starting.options_from([*(option or ()), *changes])
            named = starting.listed(str(options.pop(BOTS, bots))) or (usual_bot(),)
            cards = options.pop("cards", None) if find_game(game).components != "cards" else None
            return Variant(with_components(game, options, None if cards is None else str(cards)), list(named))

        deals = starting.needed_number("--games", games)
        with bar(screen, text("progress"), 2 * deals, say, out) as progress:
            seed_number = find_game(game).check_seed(seed)
            sides = side(a or ()), side(b or ())
            data = play(game, players_of(game, players), *sides, deals, seed_number, power_of(jobs, ray), out, progress)
        return show_json(data) if as_json else show_comparison(data, screen, say)
