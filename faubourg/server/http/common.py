"""What all HTTP handlers share: who asks, in which language, and how a refusal looks."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any
from urllib.parse import parse_qs

import structlog
from litestar import Litestar, Request, Response
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.serialization import decode_json
from litestar.types import ExceptionHandlersMap, Scope

from faubourg.core.errors import FaubourgError
from faubourg.core.texts import LANGUAGES
from faubourg.server import metrics
from faubourg.server.errors import NotSignedIn, ServerError, headers_of, rule_of, status_of
from faubourg.server.failures import note_failure
from faubourg.server.people.limits import client_key
from faubourg.server.people.security import COOKIE
from faubourg.server.services import Services
from faubourg.server.store.rows import Person
from faubourg.server.wire.basics import Language
from faubourg.server.wire.messages import Problem

log = structlog.get_logger()

AnyRequest = Request[Any, Any, Any]


class StrictRequest(AnyRequest):
    """Reads a body as exactly what the handler takes: Litestar by itself would take 0 for false and "1" for 1."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        try:
            return decode_json(await self.body() or b"null", Any if field is None else field.annotation)
        except RecursionError as error:
            raise ServerError("too_deep") from error


PROBLEMS = {
    status: ResponseSpec(Problem, description=what)
    for status, what in {
        400: "what was sent cannot be read or is out of bounds",
        401: "a name is needed first",
        403: "somebody else's",
        404: "not there, or not for you",
        408: "it took too long to come in",
        409: "it does not fit what the table is now",
        413: "too large",
        422: "the rules of the game or the platform do not allow it",
        429: "too much at once",
        500: "a mistake of the server",
        503: "the database is away",
    }.items()
}

STATUS_KEYS = {401: "not_signed_in", 404: "no_page", 405: "wrong_method", 413: "too_large", 429: "too_fast"}


def language_of(scope: Scope) -> str:
    """The asked language: `?lang=fr`, or what the browser prefers."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[-1]
    if asked in LANGUAGES:
        return asked
    for name, value in scope.get("headers", ()):
        if name == b"accept-language":
            for part in value.decode("latin-1").split(","):
                word = part.split(";")[0].strip().lower()[:2]
                if word in LANGUAGES:
                    return str(word)
    return LANGUAGES[0]


def client_of(scope: Scope) -> str:
    """Whom a request counts for who has no name."""
    client = scope.get("client")
    return client_key(client[0]) if client else "-"


def services_of(app: Litestar) -> Services:
    services: Services = app.state.services
    return services


async def provide_services(request: AnyRequest) -> Services:
    return services_of(request.app)


async def provide_language(
    request: AnyRequest,
    lang: Annotated[Language | None, Parameter(description="the language of all sentences")] = None,
) -> str:
    return lang or language_of(request.scope)


async def provide_visitor(request: AnyRequest) -> Person | None:
    """Whoever the cookie says, if anybody.

    Litestar gives up one dependency when another fails; a question to the database is always brought to its end, so
    that its connection can be used again.
    """
    people = services_of(request.app).people
    return await asyncio.shield(people.of_cookie(request.cookies.get(COOKIE)))


async def provide_person(request: AnyRequest) -> Person:
    person = await provide_visitor(request)
    if person is None:
        raise NotSignedIn("not_signed_in")
    return person


# What a handler asks for by the name of a parameter: services, language, visitor or person.
House = NamedDependency[Services]
Spoken = NamedDependency[str]
Visitor = NamedDependency[Person | None]
Player = NamedDependency[Person]

DEPENDENCIES = {
    "services": Provide(provide_services),
    "language": Provide(provide_language),
    "visitor": Provide(provide_visitor),
    "person": Provide(provide_person),
}


def problem(error: FaubourgError, lang: str, status: int | None = None) -> Response[Problem]:
    metrics.refused.labels(error.key).inc()
    body = Problem(error=error.key, message=error.say(lang), rule=rule_of(error))
    headers = headers_of(error)
    return Response(body, status_code=status or status_of(error), media_type="application/json", headers=headers)


def refuse(request: AnyRequest, error: FaubourgError) -> Response[Problem]:
    return problem(error, language_of(request.scope))


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    lang = language_of(request.scope)
    key = STATUS_KEYS.get(error.status_code)
    if key is not None:
        answer = problem(ServerError(key), lang, error.status_code)
        answer.headers.update(error.headers or {})
        return answer
    if error.status_code >= 500:
        return refuse_unexpected(request, error)
    return problem(ServerError("bad_request", reason=reason_of(error)), lang, error.status_code)


def reason_of(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        said = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in error.extra]
        return "; ".join(said)[:300]
    return str(error.detail)[:300]


def refuse_unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    refusal = note_failure("request", error, path=request.url.path)
    return problem(refusal, language_of(request.scope))


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    FaubourgError: refuse,
    HTTPException: refuse_http,
    Exception: refuse_unexpected,
}
