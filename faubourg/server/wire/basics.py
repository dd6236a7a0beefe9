"""What all messages are made of. Unknown fields in what a client sends are refused, so that a misspelt one is not
silently ignored.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from faubourg.core.engine import MOST_SEATS

Language = Literal["en", "fr"]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="a seat, counted from 0")]
Token = Annotated[str, Meta(max_length=60)]
ShortName = Annotated[str, Meta(min_length=1, max_length=40)]
Ref = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
SpotText = Annotated[str, Meta(min_length=1, max_length=60)]
MOST_MOVES = 40  # in one line
MOST_BACK = 40  # answers at once
Attempt = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Struct(msgspec.Struct, kw_only=True):
    """What the server sends."""


class Wish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""
