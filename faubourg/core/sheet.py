"""The components of a game as a table for people: what each of them is worth, and how far that can be trusted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

# Where a value comes from, the best first: checked by an owner of the printed game, said in its rules, found in public
# sources, our own words, our reconstruction.
TRUST = ("printed", "rulebook", "public", "translation", "reconstructed")


@dataclass(frozen=True, slots=True)
class Cell:
    """A value in words, and where it comes from: one of TRUST, or nothing where that is no question."""

    text: str
    trust: str = ""
    sources: tuple[str, ...] = ()  # in words


@dataclass(frozen=True, slots=True)
class Row:
    """One component: its id, its values in the order of the columns, and what it does, in words."""

    id: str
    cells: tuple[Cell, ...]
    text: str
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """All components of one set."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


def trust_in(provenance: Iterable[str]) -> str:
    """What a list of sources comes to. A doubt outweighs a source, an owner's check outweighs everything."""
    kinds = {source.partition(":")[0] for source in provenance}
    if "printed" in kinds:
        return "printed"
    if "reconstructed" in kinds:
        return "reconstructed"
    return next((trust for trust in TRUST if trust in kinds), "")
