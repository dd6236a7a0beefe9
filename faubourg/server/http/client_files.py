"""The built browser client: read once into memory, compressed once, served with the headers that caches want.

The page is the same for every address of the client, but for how deep the address lies: what it loads is named relative
to it, so that the house may stand behind any prefix of a proxy without being told.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from litestar.types import Scope, Send

# the first part of every address of the client
PAGES = ("", "new", "table", "replay", "replays", "learn", "rules", "about")
SERVER = ("api", "schema", "health", "metrics")  # and of those that are not the client's
DEEPEST = 6
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
COMPRESSED = (".css", ".html", ".js", ".json", ".svg")
FOR_EVER = b"public, max-age=31536000, immutable"  # the name of a file holds a digest of what is in it
ASK_AGAIN = b"no-cache"


@dataclass(frozen=True, slots=True)
class File:
    kind: str
    caching: bytes
    bodies: dict[str, bytes]  # by encoding; "" is as it is
    tag: str
    status: int = 200

    @classmethod
    def of(cls, name: str, body: bytes, caching: bytes, brotli: bytes | None = None, status: int = 200) -> File:
        bodies = {"": body}
        if Path(name).suffix in COMPRESSED:
            bodies["gzip"] = gzip.compress(body, mtime=0)
        if brotli is not None:
            bodies["br"] = brotli
        kind = TYPES.get(Path(name).suffix, "application/octet-stream")
        return cls(kind, caching, bodies, sha256(body).hexdigest()[:20], status)


class ClientFiles:
    """Everything that the build left in a folder."""

    def __init__(self, folder: Path) -> None:
        page = (folder / "index.html").read_text(encoding="utf-8")
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": File.of(path.name, path.read_bytes(), FOR_EVER, brotli_of(path))
            for path in sorted((folder / "assets").rglob("*"))
            if path.is_file() and path.suffix != ".br"
        }
        self._pages = {
            (depth, status): File.of("index.html", page_at(page, depth), ASK_AGAIN, status=status)
            for depth in range(DEEPEST + 1)
            for status in (200, 404)
        }

    @classmethod
    def built_into(cls, folder: Path) -> ClientFiles | None:
        """None where nothing was built."""
        return cls(folder) if (folder / "index.html").is_file() else None

    def find(self, scope: Scope) -> File | None:
        """What the client asks for; None: something that the server itself has to answer."""
        path, method = str(scope["path"]), scope.get("method")
        first = path[1:].partition("/")[0]
        if method not in ("GET", "HEAD") or first in SERVER:
            return None
        if first == "assets":
            return self._files.get(path)
        is_known = first in PAGES
        if not is_known and b"text/html" not in header(scope, b"accept"):
            return None  # a program that asks for something else than a page is not helped by one
        return self._pages.get((path.count("/") - 1, 200 if is_known else 404))


def page_at(page: str, depth: int) -> bytes:
    """The page as it reads at an address with so many further parts."""
    up = "../" * depth or "./"
    return page.replace('"./assets/', f'"{up}assets/').encode()


def brotli_of(path: Path) -> bytes | None:
    """What the build has compressed better than Python can without a further library."""
    compressed = path.with_name(f"{path.name}.br")
    return compressed.read_bytes() if compressed.is_file() else None


def header(scope: Scope, name: bytes) -> bytes:
    return next((value for key, value in scope["headers"] if key == name), b"")


def encoding_for(scope: Scope, file: File) -> str:
    accepted = {
        word.strip(): weight.replace(" ", "") not in ("q=0", "q=0.0")
        for word, _, weight in (
            part.partition(";") for part in header(scope, b"accept-encoding").decode("latin-1").lower().split(",")
        )
    }
    return next((one for one in ("br", "gzip") if one in file.bodies and accepted.get(one)), "")


def answer_of(file: File, scope: Scope) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Status, headers and body: nothing to who has it already."""
    encoding = encoding_for(scope, file)
    tag = f'"{file.tag}{encoding and f"-{encoding}"}"'.encode()
    headers = [
        (b"content-type", file.kind.encode()),
        (b"cache-control", file.caching),
        (b"etag", tag),
        (b"vary", b"accept-encoding"),
    ]
    known = [one.strip().removeprefix(b"W/") for one in header(scope, b"if-none-match").split(b",")]
    if file.status == 200 and tag in known:
        return 304, headers, b""
    body = file.bodies[encoding]
    headers.append((b"content-length", str(len(body)).encode()))
    if encoding:
        headers.append((b"content-encoding", encoding.encode()))
    return file.status, headers, b"" if scope.get("method") == "HEAD" else body


async def send_file(file: File, scope: Scope, send: Send) -> None:
    status, headers, body = answer_of(file, scope)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
