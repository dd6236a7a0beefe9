"""Cookies that cannot be forged, passwords, tokens that cannot be guessed, and where a request may come from."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from faubourg.server.errors import ServerError
from faubourg.server.settings import LOOPBACK, Settings

COOKIE = "faubourg"
DEVICE_COOKIE = "faubourg_device"
COOKIE_SECONDS = 365 * 24 * 3600
LONGEST_NAME = 40
LONGEST_CHAT = 500
# Letters and signs without a shape: Hangul and Khmer fillers, the empty Braille cell, the combining grapheme joiner.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u2800\u034f")
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 128

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an invitation is part of an address
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def new_id() -> str:
    """Short enough for an address, too long to guess."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    return secrets.token_urlsafe(24)


@dataclass(frozen=True)
class Badge:
    """What a cookie says once its signature has been checked."""

    person: str
    session: int


class Signer:
    """Signs who somebody is."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def sign(self, badge: Badge, now: float | None = None) -> str:
        body = f"{badge.person}.{badge.session}.{int(time.time() if now is None else now)}"
        return f"{body}.{self._mac(body)}"

    def read(self, cookie: str | None, now: float | None = None) -> Badge | None:
        """None for no cookie, a forged one or one that is too old."""
        body, _, mac = (cookie or "").rpartition(".")
        if not hmac.compare_digest(mac.encode(), self._mac(body).encode()):
            return None
        person, session, issued = body.split(".")
        age = (time.time() if now is None else now) - int(issued)
        return Badge(person, int(session)) if age < COOKIE_SECONDS else None

    def _mac(self, body: str) -> str:
        return hmac.new(self._key, body.encode("utf-8", "surrogatepass"), sha256).hexdigest()


@lru_cache(maxsize=1)
def hasher() -> PasswordHasher:
    return PasswordHasher()


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(hasher().hash, password)


async def is_password(password: str, hashed: str | None) -> bool:
    """Takes as long for a login that does not exist as for one that does."""

    def verify() -> bool:
        try:
            return hasher().verify(hashed or nobody_hash(), password) and hashed is not None
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.to_thread(verify)


@lru_cache(maxsize=1)
def nobody_hash() -> str:
    return hasher().hash(secrets.token_hex())


def clean_line(text: str, longest: int, key: str) -> str:
    """A name or a chat line as it is kept: one line of letters and signs that one can see."""
    text = " ".join(unicodedata.normalize("NFC", text[: 4 * longest]).split())
    if not text or len(text) > longest or any(is_hidden(letter) for letter in text) or all(map(is_mark, text)):
        raise ServerError(key, longest=longest)
    return text


def is_hidden(letter: str) -> bool:
    """Control and formatting characters, and those that take part in writing but show nothing."""
    return unicodedata.category(letter)[0] == "C" or letter in BLANK


def is_mark(letter: str) -> bool:
    """An accent or the like, which needs a letter to sit on, or a space."""
    return unicodedata.category(letter)[0] in "MZ"


class Doorkeeper:
    """Knows which web pages may talk to this server."""

    def __init__(self, settings: Settings) -> None:
        self.origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        is_local = settings.host in LOOPBACK and not self.origins
        self.hosts = {*LOOPBACK, *settings.hosts} if is_local or settings.hosts else None

    def knows_host(self, host: str) -> bool:
        """A server for this machine, or this room, answers to no other name: no foreign name can be pointed at it."""
        return self.hosts is None or host_name(f"//{host}") in self.hosts

    def admits(self, origin: str | None, host: str) -> bool:
        """Whether a page of that origin may change things or open a socket."""
        if origin is None:
            return False
        if self.origins:
            return origin.lower() in self.origins
        return self.knows_host(host) and origin.lower() in (f"http://{host.lower()}", f"https://{host.lower()}")

    def admits_request(self, origin: str | None, fetch_site: str | None, host: str) -> bool:
        """Browsers name the origin of whatever could change something; what is no browser has no cookie to abuse."""
        if origin is not None:
            return self.admits(origin, host)
        return fetch_site in (None, "same-origin", "none")


def host_name(address: str) -> str | None:
    """The host in an address, without its port; None if there is none to be read."""
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None
