"""Where something stands in a TOML text, so that a mistake in a data file can be pointed at."""

from __future__ import annotations

import re


def line_of(text: str, table: str, index: int, key: str = "") -> int:
    """The line, counted from 1, of a key in the `index`-th [[table]]; of its heading if the key is not there."""
    heading = re.compile(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]")
    wanted = re.compile(rf"\s*{re.escape(key)}\s*=")
    seen, start = -1, 1
    for number, line in enumerate(text.splitlines(), start=1):
        if heading.match(line):
            seen += 1
            if seen > index:
                break
            start = number
        elif seen == index and key and wanted.match(line):
            return number
    return start


def line_in_table(text: str, table: str, key: str) -> int:
    """The line, counted from 1, of a key in [table]; 1 if it is not there."""
    inside = False
    for number, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith("["):
            inside = re.match(rf"\s*\[\s*{re.escape(table)}\s*\]", line) is not None
        elif inside and re.match(rf"\s*{re.escape(key)}\s*=", line):
            return number
    return 1
