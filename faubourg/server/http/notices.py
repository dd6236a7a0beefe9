"""Being told that it is one's turn while one is away: by mail or by a webhook."""

from __future__ import annotations

from html import escape

from litestar import Controller, MediaType, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from faubourg.core import texts
from faubourg.server.errors import PACKAGE
from faubourg.server.http.common import PROBLEMS, AnyRequest, House, Player, Spoken, client_of
from faubourg.server.store.rows import NoticeRow
from faubourg.server.wire.people import NoticeInfo, NoticeList, NoticeWish


def notice_info(row: NoticeRow) -> NoticeInfo:
    kind = "mail" if row.kind == "mail" else "webhook"
    return NoticeInfo(id=row.id, kind=kind, target=row.target, is_confirmed=row.is_confirmed)  # type: ignore[arg-type]


class NoticeHandlers(Controller):
    """Where I want to be told."""

    path = "/me/notices"

    @get(responses=PROBLEMS, summary="Where I am told that it is my turn")
    async def list_notices(self, services: House, person: Player) -> NoticeList:
        rows = await services.notices.desk.of(person.id)
        return NoticeList(notices=[notice_info(row) for row in rows], has_mail=bool(services.settings.smtp))

    @post(responses=PROBLEMS, summary="Tell me here, too; an address of mail has to be confirmed")
    async def add_notice(
        self, data: JSONBody[NoticeWish], request: AnyRequest, services: House, person: Player, language: Spoken
    ) -> NoticeInfo:
        client = client_of(request.scope)
        return notice_info(await services.notices.add(person, data.kind, data.target, language, client))


@delete("/me/notices/{notice_id:str}", responses=PROBLEMS, status_code=200, summary="Tell me here no more")
async def remove_notice(notice_id: FromPath[str], services: House, person: Player) -> NoticeInfo:
    return notice_info(await services.notices.remove(notice_id, person))


# Programs that look for malice in mail open every link in it: a link only asks, and a button does it.
PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="same-origin">
<title>Faubourg</title>
<p>{text}</p>
{button}
</html>
"""
BUTTON = '<form method="post"><button>{label}</button></form>'


def page(row: NoticeRow, text: str, label: str = "", **facts: str) -> str:
    button = BUTTON.format(label=escape(texts.say(PACKAGE, row.lang, label))) if label else ""
    return PAGE.format(lang=row.lang, text=escape(texts.say(PACKAGE, row.lang, text, facts)), button=button)


class NoticeLinks(Controller):
    """What is behind the links in messages, for who has them."""

    path = "/notices/{notice_id:str}"

    @get("/confirm", responses=PROBLEMS, media_type=MediaType.HTML, summary="A link in a mail: a page that asks")
    async def ask_to_confirm(self, notice_id: FromPath[str], services: House) -> str:
        row = await services.notices.require(notice_id)
        return page(row, "notice-confirm-question", "notice-confirm-button", target=row.target)

    @post(
        "/confirm", responses=PROBLEMS, media_type=MediaType.HTML, status_code=200, summary="Confirm an address of mail"
    )
    async def confirm(self, notice_id: FromPath[str], services: House) -> str:
        return page(await services.notices.confirm(notice_id), "notice-confirmed")

    @get("/stop", responses=PROBLEMS, media_type=MediaType.HTML, summary="A link in every message: a page that asks")
    async def ask_to_stop(self, notice_id: FromPath[str], services: House) -> str:
        return page(await services.notices.require(notice_id), "notice-stop-question", "notice-stop-button")

    @post(
        "/stop",
        responses=PROBLEMS,
        media_type=MediaType.HTML,
        status_code=200,
        summary="No more messages like this one",
    )
    async def stop(self, notice_id: FromPath[str], services: House) -> str:
        return page(await services.notices.remove(notice_id), "notice-stopped")


router = Router("/api", route_handlers=[NoticeHandlers, remove_notice, NoticeLinks], tags=["people"])
