"""Plays records in a process of its own and prints what they lead to, for the test of determinism.

python -m faubourg.testing.digest MODULE ATTRIBUTE < records.json
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib import import_module

from faubourg.core.record import Record
from faubourg.core.state import State


def digest(state: State) -> str:
    """A fingerprint of everything in a state."""
    text = json.dumps(state.describe(), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def main(module: str, attribute: str) -> None:
    game = getattr(import_module(module), attribute)
    records = [Record.from_data(data) for data in json.load(sys.stdin)]
    print(json.dumps([digest(record.replay(game=game).state) for record in records]))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
