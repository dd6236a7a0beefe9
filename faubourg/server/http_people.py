"""Names and accounts."""

from __future__ import annotations

from litestar import Controller, Response, Router, delete, get, post
from litestar.datastructures import Cookie

from faubourg.server.http_common import PROBLEMS, AnyRequest
from faubourg.server.messages import Credentials, Me, NewName
from faubourg.server.rows import Person
from faubourg.server.security import COOKIE, COOKIE_SECONDS
from faubourg.server.services import Services


def me_of(person: Person) -> Me:
    return Me(id=person.id, name=person.name, login=person.login)


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else "-"


def signed(services: Services, person: Person) -> Response[Me]:
    """Who somebody is, with the cookie that proves it from now on."""
    cookie = Cookie(
        key=COOKIE,
        value=services.people.cookie_of(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    return Response(me_of(person), cookies=[cookie], status_code=200)


@post("/account", responses=PROBLEMS, status_code=200, summary="Keep what I have under a login and a password")
async def open_account(data: Credentials, services: Services, person: Person, request: AnyRequest) -> Response[Me]:
    return signed(services, await services.people.open_account(data, person, address_of(request)))


class MeHandlers(Controller):
    """The person who asks."""

    path = "/me"

    @get(responses=PROBLEMS, summary="Who am I")
    async def read_me(self, visitor: Person | None) -> Me:
        return Me() if visitor is None else me_of(visitor)

    @post(responses=PROBLEMS, status_code=200, summary="Come in with a name, or change it")
    async def name_me(self, data: NewName, services: Services, visitor: Person | None) -> Response[Me]:
        return signed(services, await services.people.name_guest(data.name, visitor))


class SessionHandlers(Controller):
    """Signing in and out."""

    path = "/session"

    @post(responses=PROBLEMS, status_code=200, summary="Sign in with login and password")
    async def sign_in(self, data: Credentials, services: Services, request: AnyRequest) -> Response[Me]:
        return signed(services, await services.people.sign_in(data, address_of(request)))

    @delete(responses=PROBLEMS, status_code=200, summary="Sign out on every device")
    async def sign_out(self, services: Services, visitor: Person | None) -> Response[Me]:
        if visitor is not None:
            await services.people.sign_out(visitor)
        gone = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")
        return Response(Me(), cookies=[gone], status_code=200)


router = Router("/api", route_handlers=[MeHandlers, open_account, SessionHandlers], tags=["people"])
