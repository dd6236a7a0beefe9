"""The command `faubourg serve`. Its words are beside the server, which is imported only when it runs."""

# No `from __future__ import annotations`: Typer reads the annotations, and here they are made in the user's language.

import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.core import TyperCommand

from faubourg.cli.screen import Screen
from faubourg.cli.speech import Speech
from faubourg.core import texts
from faubourg.core.errors import FaubourgError

SERVER = "faubourg.server"
LOOPBACK_HOST, EVERY_NETWORK = "127.0.0.1", "0.0.0.0"


def invite(screen: Screen, say: Speech, address: str, code: Sequence[str]) -> None:
    """Where friends in the same network find the server; in a terminal also as a code for their cameras."""
    is_shown = screen.is_terminal and not screen.ascii_only and screen.width > len(code[0])
    screen.write(texts.say(SERVER, say.lang, "serve-lan_code" if is_shown else "serve-lan", {"address": address}))
    if is_shown:
        screen.write_all(code, style="black on white")


def register(app: typer.Typer, screen: Screen, say: Speech, one: type[TyperCommand]) -> None:
    """Add the command to the others."""

    def text(key: str) -> str:
        return texts.say(SERVER, say.lang, f"help-{key}")

    Lang = Annotated[str | None, typer.Option("--lang", help=say("help", "lang"), show_default=False)]
    Repeated = list[str] | None

    @app.command("serve", help=text("serve"), cls=one)
    def serve(
        host: Annotated[str, typer.Option("--host", metavar="HOST", help=text("host"))] = LOOPBACK_HOST,
        in_lan: Annotated[bool, typer.Option("--lan", help=text("lan"))] = False,
        port: Annotated[int, typer.Option("--port", metavar="N", min=1, max=65535, help=text("port"))] = 8000,
        workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=64, help=text("workers"))] = 1,
        data: Annotated[str, typer.Option("--data", metavar="DIR", help=text("data"), show_default=False)] = "",
        database: Annotated[
            str,
            typer.Option(
                "--database", envvar="FAUBOURG_DATABASE", metavar="URL", help=text("database"), show_default=False
            ),
        ] = "",
        redis: Annotated[
            str,
            typer.Option("--redis", envvar="FAUBOURG_REDIS", metavar="URL", help=text("redis"), show_default=False),
        ] = "",
        origin: Annotated[Repeated, typer.Option("--origin", metavar="URL", help=text("origin"))] = None,
        address: Annotated[
            str, typer.Option("--address", metavar="URL", help=text("address"), show_default=False)
        ] = "",
        proxy: Annotated[str, typer.Option("--proxy", metavar="A,B,...", help=text("proxy"), show_default=False)] = "",
        secure_cookies: Annotated[bool, typer.Option("--secure-cookies", help=text("secure_cookies"))] = False,
        web: Annotated[str, typer.Option("--web", metavar="DIR", help=text("web"), show_default=False)] = "",
        open_browser: Annotated[bool, typer.Option("--open", help=text("open"))] = False,
        bot_workers: Annotated[
            int, typer.Option("--bot-workers", metavar="N", min=1, max=64, help=text("bot_workers"))
        ] = 1,
        bot_seconds: Annotated[
            float, typer.Option("--bot-seconds", metavar="S", min=0.1, help=text("bot_seconds"))
        ] = 10.0,
        bot: Annotated[Repeated, typer.Option("--bot", metavar="FILE:CLASS", help=text("bot"))] = None,
        game: Annotated[Repeated, typer.Option("--game", metavar="MODULE:NAME", help=text("game"))] = None,
        open_tables: Annotated[int, typer.Option("--open-tables", metavar="N", min=1, help=text("open_tables"))] = 20,
        bot_tables: Annotated[int, typer.Option("--bot-tables", metavar="N", min=0, help=text("bot_tables"))] = 2,
        requests: Annotated[float, typer.Option("--requests", metavar="N", min=1, help=text("requests"))] = 20.0,
        messages: Annotated[float, typer.Option("--messages", metavar="N", min=1, help=text("messages"))] = 40.0,
        smtp: Annotated[str, typer.Option("--smtp", metavar="URL", envvar="FAUBOURG_SMTP", help=text("smtp"))] = "",
        mail_from: Annotated[
            str, typer.Option("--mail-from", metavar="ADDRESS", help=text("mail_from"))
        ] = "faubourg@localhost",
        log_level: Annotated[str, typer.Option("--log-level", metavar="LEVEL", help=text("log_level"))] = "info",
        log_json: Annotated[
            bool | None, typer.Option("--log-json/--log-text", help=text("log_json"), show_default=False)
        ] = None,
        lang: Lang = None,
    ) -> int:
        try:
            from faubourg.server import browser, lan, starting
            from faubourg.server import serve as server
            from faubourg.server.settings import Limits, Settings
        except ModuleNotFoundError as error:
            raise FaubourgError("not_installed", package=SERVER, module=error.name) from error
        usual = Limits()
        names: tuple[str, ...] = ()
        if in_lan:
            if host != LOOPBACK_HOST:
                raise FaubourgError("lan_or_host", package=SERVER, host=host)
            host, names = EVERY_NETWORK, lan.names_of(lan.own_address())
        settings = Settings(
            host=host,
            hosts=names,
            port=port,
            workers=workers,
            data=data,
            database=database,
            redis=redis,
            origins=tuple(origin or ()),
            address=address,
            proxies=proxy,
            secure_cookies=secure_cookies,
            web=web,
            bot_workers=bot_workers,
            bot_seconds=bot_seconds,
            bots=tuple(bot or ()),
            games=tuple(game or ()),
            smtp=smtp,
            mail_from=mail_from,
            log_level=log_level,
            log_json=not sys.stderr.isatty() if log_json is None else log_json,
            limits=Limits(
                open_tables=open_tables,
                bot_tables=bot_tables,
                requests=requests,
                requests_burst=max(usual.requests_burst, int(5 * requests)),
                messages=messages,
                messages_burst=max(usual.messages_burst, int(3 * messages)),
            ),
        )
        if open_browser and browser.show_running(settings):
            screen.write(texts.say(SERVER, say.lang, "serve-running", {"host": host, "port": str(port)}))
            return 0
        starting.check(settings)
        screen.write(
            texts.say(
                SERVER,
                say.lang,
                "serve-starting",
                {
                    "games": server.count_games(settings),
                    "host": names[0] if names else host,
                    "port": str(port),
                },
            )
        )
        if in_lan:
            invite(screen, say, browser.address_of(settings), lan.code_lines(browser.address_of(settings)))
        if open_browser:
            browser.show_when_ready(settings)
        server.run(settings)
        return 0
