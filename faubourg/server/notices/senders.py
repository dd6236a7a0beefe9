"""The ways on which a notice goes out: mail over the operator's server, or a request to an address of the player's.

A player's address is anything on the public internet over HTTPS, and nothing else: nobody makes this server knock at
doors of its own network. The name is looked up here and the connection goes to just the address that was checked.
"""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import socket
import ssl
from collections.abc import Iterable
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

import httpcore
import msgspec

from faubourg.server.errors import ServerError

SECONDS = 10.0
NAT64 = ipaddress.ip_network("64:ff9b::/96")


def check_webhook(url: str, allow_private: bool) -> str:
    """The URL of a webhook as it is kept, or ServerError."""
    url = url.strip()
    try:
        parts = urlsplit(url)
        is_whole = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        is_whole = False
    if not is_whole or parts.username is not None or not url.isascii() or not url.isprintable() or " " in url:
        raise ServerError("bad_webhook")
    if parts.scheme != "https" and not (allow_private and parts.scheme == "http"):
        raise ServerError("bad_webhook")
    return url


def is_public(address: str) -> bool:
    """Whether an address is out in the world, also behind what IPv6 can wrap around one of IPv4."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None or found in NAT64:
            return False
    return found.is_global and not found.is_multicast


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not all(map(is_public, addresses)):
            raise httpcore.ConnectError("not a public address")
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)


async def call_webhook(url: str, message: dict[str, str], allow_private: bool) -> None:
    """One request; what is answered is not read. Raises if it was not taken."""
    backend = httpcore.AnyIOBackend() if allow_private else CheckedBackend()
    headers = [("content-type", "application/json"), ("user-agent", "faubourg")]
    body = msgspec.json.encode(message)
    async with (
        asyncio.timeout(SECONDS),
        httpcore.AsyncConnectionPool(network_backend=backend, ssl_context=ssl.create_default_context()) as pool,
        pool.stream("POST", url, headers=headers, content=body) as answer,
    ):
        if answer.status >= 300:
            raise OSError(f"answered {answer.status}")


def check_mail(address: str) -> str:
    """An address of mail as it is kept, or ServerError."""
    name, _, host = address.strip().rpartition("@")
    letters = name + host
    is_good = name and "." in host.strip(".") and letters.isascii() and letters.isprintable() and len(letters) < 250
    if not is_good or set(letters) & set(' <>()[],;:"\\'):
        raise ServerError("bad_mail")
    return address.strip()


def send_mail(server: str, sender: str, to: str, subject: str, text: str, stop: str) -> None:
    """Over smtp://user:password@host:port (with STARTTLS where it is offered) or smtps://. Blocks: for a thread."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to, subject
    mail["List-Unsubscribe"] = f"<{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058: a program of mail may do it by itself
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    parts = urlsplit(server)
    host = parts.hostname or "localhost"
    if parts.scheme == "smtps":
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            host, parts.port or 465, timeout=SECONDS, context=ssl.create_default_context()
        )
    else:
        line = smtplib.SMTP(host, parts.port or 25, timeout=SECONDS)
    with line:
        if parts.scheme != "smtps" and line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
        if parts.username:
            line.login(unquote(parts.username), unquote(parts.password or ""))
        line.send_message(mail)
