"""Names and accounts."""

from __future__ import annotations

from litestar import Controller, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from faubourg.server.http.common import PROBLEMS, AnyRequest, House, Player, Visitor, client_of
from faubourg.server.people.security import COOKIE, COOKIE_SECONDS, DEVICE_COOKIE
from faubourg.server.services import Services
from faubourg.server.store.rows import Person
from faubourg.server.wire.people import Credentials, Lost, Me, NewName


def me_of(person: Person) -> Me:
    return Me(id=person.id, name=person.name, login=person.login)


def signed(services: Services, person: Person) -> Response[Me]:
    """Who somebody is, with the cookie that proves it from now on, and the one that an account knows a browser by."""
    values = {COOKIE: services.people.cookie_of(person)}
    if person.login is not None:
        values[DEVICE_COOKIE] = services.people.device_of(person)
    cookies = [
        Cookie(
            key=key,
            value=value,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=services.settings.secure_cookies,
        )
        for key, value in values.items()
    ]
    return Response(me_of(person), cookies=cookies, status_code=200)


@post("/account", responses=PROBLEMS, status_code=200, summary="Keep what I have under a login and a password")
async def open_account(
    data: JSONBody[Credentials], services: House, person: Player, request: AnyRequest
) -> Response[Me]:
    known = await services.people.open_account(data, person, client_of(request.scope))
    await services.sessions.ended(person.id)
    return signed(services, known)


class MeHandlers(Controller):
    """The person who asks."""

    path = "/me"

    @get(responses=PROBLEMS, summary="Who am I")
    async def read_me(self, visitor: Visitor, services: House, request: AnyRequest) -> Me:
        if visitor is not None:
            return me_of(visitor)
        lost = await services.people.lost_by(request.cookies.get(COOKIE))
        return Me(lost=None if lost is None else Lost(name=lost.name, has_account=lost.login is not None))

    @post(responses=PROBLEMS, status_code=200, summary="Come in with a name, or change it")
    async def name_me(self, data: JSONBody[NewName], services: House, visitor: Visitor) -> Response[Me]:
        return signed(services, await services.people.name_guest(data.name, visitor))


class SessionHandlers(Controller):
    """Signing in and out."""

    path = "/session"

    @post(responses=PROBLEMS, status_code=200, summary="Sign in with login and password")
    async def sign_in(self, data: JSONBody[Credentials], services: House, request: AnyRequest) -> Response[Me]:
        device = request.cookies.get(DEVICE_COOKIE)
        return signed(services, await services.people.sign_in(data, client_of(request.scope), device))

    @delete(responses=PROBLEMS, status_code=200, summary="Sign out on every device")
    async def sign_out(self, services: House, visitor: Visitor) -> Response[Me]:
        if visitor is not None:
            await services.people.sign_out(visitor)
            await services.sessions.ended(visitor.id)
        gone = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")
        return Response(Me(), cookies=[gone], status_code=200)


router = Router("/api", route_handlers=[MeHandlers, open_account, SessionHandlers], tags=["people"])
