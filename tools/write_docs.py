"""Writes the generated pages: the rule book of every installed game in every language, the shapes of its data as JSON
Schema, what it is as an environment, and how to talk to a table server.

python tools/write_docs.py            write them
python tools/write_docs.py --check    say which ones are out of date, exit 1 if any is
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import faubourg
from faubourg.core.files import write_text
from faubourg.core.rulebook import rulebook_page
from faubourg.core.shapes import schema_of
from faubourg.core.texts import LANGUAGES
from faubourg.envs.pages import page as env_page
from faubourg.server.http.reference import has_shapes
from faubourg.server.wire import protocol

DOCS = Path(__file__).parent.parent / "docs"
RULES = DOCS / "rules"


def pages() -> dict[Path, str]:
    books = {
        RULES / f"{name}.{lang}.md": rulebook_page(faubourg.game(name), lang)
        for name in faubourg.games()
        for lang in LANGUAGES
    }
    schemas = {
        DOCS / "schema" / f"{name}.json": json.dumps(schema_of(faubourg.game(name)), indent=1, ensure_ascii=False)
        + "\n"
        for name in faubourg.games()
        if has_shapes(faubourg.game(name))
    }
    environments = {DOCS / "envs" / f"{name}.md": env_page(faubourg.game(name)) for name in faubourg.games()}
    return {**books, **schemas, **environments, DOCS / "server.md": protocol.page()}


def stale_pages() -> list[Path]:
    """The pages that are missing or not what the catalogue gives now."""
    return [path for path, text in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    if "--check" in sys.argv[1:]:
        stale = stale_pages()
        for path in stale:
            print(f"out of date: {path.name} (run: make docs)")
        return 1 if stale else 0
    for path, text in pages().items():
        write_text(path, text)
        print(f"wrote docs/{path.relative_to(DOCS)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
