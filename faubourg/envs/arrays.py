"""Observations and masks as NumPy arrays, over the memory of the encoding: nothing is copied."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from faubourg.core.encoding import Encoding
from faubourg.core.state import State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Cut = tuple[str, slice, tuple[int, ...]]


def flat(encoding: Encoding, state: State, seat: int) -> Numbers:
    """An observation as one row."""
    return row(encoding.observe(state, seat))


def row(numbers: array[int]) -> Numbers:
    return np.frombuffer(numbers, np.int16)


def cuts_of(encoding: Encoding) -> list[Cut]:
    """Where each part of an observation lies, for `named`."""
    starts = encoding.places
    return [(part.name, slice(starts[part.name], starts[part.name] + part.size), part.shape) for part in encoding.parts]


def named(cuts: Iterable[Cut], numbers: Numbers) -> dict[str, Numbers]:
    """The parts of an observation by name, each in its shape."""
    return {name: numbers[place] if len(shape) == 1 else numbers[place].reshape(shape) for name, place, shape in cuts}


def mask_of(encoding: Encoding, state: State, seat: int) -> Mask:
    """1 for each action that is legal now; all 0 for a seat that is not asked."""
    return np.frombuffer(encoding.mask(state, seat), np.int8)
