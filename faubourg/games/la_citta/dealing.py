"""The cards of a position: display, cards taken, piles and voices, as given or filled up, and who knows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from faubourg.core.events import EVERYONE, PUBLIC
from faubourg.core.hexes import bits
from faubourg.core.position import bits_from
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.la_citta.flow import FIRST_CASTLE, voice_of
from faubourg.games.la_citta.pending import YEAR_END, impossible
from faubourg.games.la_citta.state import IN_PLAY, NO_CARD, Region
from faubourg.games.la_citta.tiles import (
    DISPLAY,
    PLAYER_CARDS,
    POLICIES,
    SERVICES,
    TURNS,
    VOICES_FACE_UP,
    VOICES_PER_YEAR,
    YEARS,
)

Data = Mapping[str, Any]


class Box:
    """The cards that are not placed yet: names become numbers, each used once. Cards with a number go first."""

    def __init__(self, region: Region, position: Data) -> None:
        self.cards = region.cards
        self.free = dict.fromkeys(range(len(region.cards.ids)))
        named: list[object] = [name for own in position.get("taken", []) for name in own]
        for part in ("display", "pile", "discard", "voices", "voice_pile"):
            named += position.get(part, [])
        self.reserved = {name for name in named if name in region.cards.numbers}

    def take(self, name: str, part: str) -> int:
        """The card of an id, or the first of a kind that is left."""
        kinds = SERVICES if part in ("voices", "voice_pile") else POLICIES
        if name.partition("#")[0] not in kinds:
            raise impossible("card", card=name, part=part, allowed=", ".join(kinds))
        if name in self.cards.numbers:
            card = self.cards.numbers[name]
            if card not in self.free:
                raise impossible("card_twice", card=name, part=part)
        else:
            same = [card for card in self.left() if self.cards.ids[card].partition("#")[0] == name]
            if not same:
                raise impossible("card_gone", card=name, part=part)
            card = same[0]
        del self.free[card]
        return card

    def left(self) -> list[int]:
        return [card for card in self.free if self.cards.ids[card] not in self.reserved]

    def policies(self, count: int | None = None) -> list[int]:
        """So many of the policy cards that are left, or all of them."""
        return self.some("display, taken", [card for card in self.left() if card < self.cards.policies], count)

    def voices(self, count: int) -> list[int]:
        return self.some("voices", [card for card in self.left() if card >= self.cards.policies], count)

    def some(self, part: str, cards: list[int], count: int | None) -> list[int]:
        if count is not None and count > len(cards):
            raise impossible("few_cards", part=part)
        taken = cards if count is None else cards[: max(0, count)]
        for card in taken:
            del self.free[card]
        return taken


def read_cards(region: Region, position: Data, active: int, step: str) -> None:
    """Display, cards taken, piles and voice cards: as given, or filled up with what is left."""
    box = Box(region, position)
    in_turns = bool(step) and step not in YEAR_END and step != FIRST_CASTLE.name
    display: list[str | None] = list(position.get("display", []))
    if len(display) > DISPLAY or display.count(None) > 1 or (None in display and not in_turns):
        raise impossible("display", count=len(display), slots=DISPLAY)
    region.display = [NO_CARD if name is None else box.take(name, "display") for name in display]
    pile = [box.take(name, "pile") for name in position.get("pile", [])]
    region.discard = [box.take(name, "discard") for name in position.get("discard", [])]
    read_taken(region, position, box, active, in_turns)
    read_voices(region, position, box, step)
    region.display += box.policies(DISPLAY - len(region.display))
    region.pile = pile[::-1] if "pile" in position else box.policies()[::-1]
    region.recycled = card_set(region, position, "recycled")
    region.passed_before = card_set(region, position, "passed_before")
    both = bits(region.recycled & region.passed_before)
    if both:
        raise impossible("recycled", card=region.cards.ids[both[0]])
    count = len(region.display) + len(region.pile) + len(region.discard) + sum([len(own) for own in region.taken])
    needed = DISPLAY + TURNS * region.fallen.count(IN_PLAY)
    if count < needed:
        raise impossible("few_policies", count=count, needed=needed)


def read_taken(region: Region, position: Data, box: Box, active: int, in_turns: bool) -> None:
    """Player cards and policy cards in front of each player: as many as turns were taken (LC-29, LC-31, LC-94)."""
    turns = turns_taken(region, active) if in_turns else [0] * region.players
    default = [max(0, PLAYER_CARDS - done) if region.fallen[seat] == IN_PLAY else 0 for seat, done in enumerate(turns)]
    region.ready = list(position.get("player_cards", default))
    if len(region.ready) != region.players:
        raise impossible("by_seat", part="player_cards", players=region.players, count=len(region.ready))
    for seat, ready in enumerate(region.ready):
        most = PLAYER_CARDS if region.fallen[seat] == IN_PLAY else 0
        least = 0 if in_turns else most
        if not least <= ready <= most:
            raise impossible("player_cards", seat=SEAT_LETTERS[seat], count=ready, least=least, most=most)
    if "taken" not in position:
        passes = [done - PLAYER_CARDS + region.ready[seat] for seat, done in enumerate(turns)]
        region.taken = [
            tuple(box.policies(count if region.fallen[seat] == IN_PLAY else 0)) for seat, count in enumerate(passes)
        ]
        return
    given = position["taken"]
    if len(given) != region.players:
        raise impossible("by_seat", part="taken", players=region.players, count=len(given))
    for seat, own in enumerate(given):
        if own and (not in_turns or region.fallen[seat] != IN_PLAY):
            raise impossible("taken", seat=SEAT_LETTERS[seat])
        if len(own) > TURNS:
            raise impossible("taken_many", seat=SEAT_LETTERS[seat], most=TURNS)
    region.taken = [
        tuple([box.policies(1)[0] if name is None else box.take(name, "taken") for name in own]) for own in given
    ]


def turns_taken(region: Region, active: int) -> list[int]:
    """How many turns each seat has taken this year when it is the turn of `active`, those to be skipped included."""
    players = region.players
    before = (active - region.first) % players
    turns = []
    for seat in range(players):
        done = region.turn - 1 + ((seat - region.first) % players < before)
        done += region.hungry >> seat & 1
        turns.append(max(0, done) if region.fallen[seat] == IN_PLAY else 0)
    return turns


def read_voices(region: Region, position: Data, box: Box, step: str) -> None:
    """Four voices a year, of which one lies face up until all are heard (LC-26, LC-33)."""
    count = 0 if step == FIRST_CASTLE.name or region.ended_by == "LC-96" else VOICES_PER_YEAR
    given: Sequence[str | None] = position.get("voices", [])
    if len(given) > count:
        raise impossible("voices", count=len(given), most=count)
    named = [NO_CARD if name is None else box.take(name, "voices") for name in given]
    pile = [box.take(name, "voice_pile") for name in position.get("voice_pile", [])]
    fill = iter(box.voices(named.count(NO_CARD) + count - len(named)))
    voices = [next(fill) if card == NO_CARD else card for card in named]
    region.voices = (*voices, *fill)
    total = len(region.cards.ids) - region.cards.policies
    needed = VOICES_PER_YEAR * (YEARS - region.year)
    if "voice_pile" in position:
        region.voice_pile = tuple(pile[::-1])
        if len(pile) < needed:
            raise impossible("few_voices", count=len(pile), needed=needed)
    else:
        left = [card for card in box.left() if card >= region.cards.policies]
        region.voice_pile = tuple(box.voices(min(len(left), total - VOICES_PER_YEAR * region.year))[::-1])
    is_heard = step in YEAR_END or region.ended_by == "LC-88"
    region.voice = voice_of(region) if is_heard else ()
    right = [SERVICES[service] for service in region.voice]
    if "voice" in position and list(position["voice"]) != right:
        raise impossible("voice", right=", ".join(right) or "–")


def card_set(region: Region, position: Data, part: str) -> int:
    cards = 0
    for name in position.get(part, []):
        card = region.cards.numbers.get(name, len(region.cards.ids))
        if card >= region.cards.policies:
            raise impossible("card", card=name, part=part, allowed=", ".join(POLICIES))
        cards |= 1 << card
    return cards


# --- who knows them --------------------------------------------------------------------------------------------------


def open_cards(region: Region, active: int) -> set[int]:
    """The cards that everybody sees or has seen; among them the one that the active player carries out."""
    shown = {card for card in region.display if card != NO_CARD}
    if NO_CARD in region.display and region.taken[active]:
        shown.add(region.taken[active][-1])
    shown |= set(region.voices if region.voice else region.voices[:VOICES_FACE_UP])
    hidden = {*region.voice_pile, *region.voices}
    return shown | {card for card in range(region.cards.policies, len(region.cards.ids)) if card not in hidden}


def read_known(region: Region, position: Data, active: int) -> None:
    """What lies open is known to all; besides, cards taken or discarded face up, and who looked at which voice."""
    region.known = bytearray(len(region.cards.ids))
    told = open_cards(region, active)
    for card in told:
        region.known[card] = EVERYONE
    policies = {*region.discard, *[card for own in region.taken for card in own]}
    for name, seats in position.get("known", {}).items():
        if name not in region.cards.numbers:
            raise impossible("known_card", card=name)
        card = region.cards.numbers[name]
        known = bits_from(seats, region.players, f"known.{name}")
        is_possible = known == EVERYONE
        if card not in told:
            is_possible = (card in policies and known in (0, EVERYONE)) or (
                card in region.voices and not known & PUBLIC
            )
        if not is_possible:
            raise impossible("known", card=name)
        region.known[card] = known
