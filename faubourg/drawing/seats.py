"""How seats look: a colour, a shape and a letter each, so that no one of them is needed to tell two apart."""

from __future__ import annotations

from faubourg.core.spots import SEAT_LETTERS
from faubourg.drawing.scene import Scene

# The palette of Okabe and Ito, made to be told apart with every kind of colour vision.
COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#f0e442", "#d55e00", "#0072b2")
SHAPES = "●■▲◆★✚▼"
INK = "#000000"
TOUCHES = ("", " italic", " reverse", " italic reverse", " strike", " strike reverse", " strike italic")


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def chip(seat: int) -> str:
    """The style of a token: dark ink on the seat's colour reads well on dark and on light screens."""
    return f"bold {INK} on {colour(seat)}"


def touch(seat: int) -> str:
    """How what belongs to a seat is set, so that owners can be told apart without colours too."""
    return TOUCHES[seat % len(TOUCHES)]


def badge(seat: int, ascii_only: bool) -> str:
    """Shape and letter of a seat."""
    return SEAT_LETTERS[seat] if ascii_only else SHAPES[seat] + SEAT_LETTERS[seat]


def name_and_role(scene: Scene, seat: int) -> str:
    role = scene.roles[seat] if scene.roles else ""
    return f"{scene.names[seat]} ({role})" if role else scene.names[seat]
