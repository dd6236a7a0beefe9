"""Piles, supply and cards of a position; what is not mentioned lies where it starts, or in the box."""

from __future__ import annotations

from faubourg.core.position import (
    Reader,
    bits_from,
)
from faubourg.games.small_city.effects import ALONE
from faubourg.games.small_city.moves import (
    ACTION,
    ACTIONS,
    PROMISE,
    RAW_NAMES,
    SPECIAL,
)
from faubourg.games.small_city.phases.council import KEEP_SPECIAL
from faubourg.games.small_city.phases.production import STORING, SURPLUS
from faubourg.games.small_city.setting_up.words import action_from, impossible, thing_from
from faubourg.games.small_city.state import BASIC, NO_CARD, City, removed_promises, removed_specials
from faubourg.games.small_city.tiles import (
    COMMON,
    NUMBERS,
    PILES,
    RAW_SUPPLY,
    SHARED,
)
from faubourg.games.small_city.wording.notation import find_id


def fill_circle(city: City, reader: Reader) -> None:
    cards = [action_from(card, "circle") for card in reader.get("circle", [])]
    hidden = [action_from(card, "face_down") for card in reader.get("face_down", [])]
    if "circle" not in reader.position and city.phase > 1:
        cards = list(range(len(ACTIONS)))[: NUMBERS["solo_cards"] if city.players == ALONE else None]
    wanted = NUMBERS["solo_cards"] if city.players == ALONE else len(ACTIONS)
    if len(cards) not in (0, wanted) or (city.players > ALONE and hidden) or len(hidden) not in (0, wanted):
        raise impossible("circle", wanted=wanted)
    if len({*cards, *hidden}) != len(cards) + len(hidden):
        raise impossible("circle_twice")
    taken = [NO_CARD if card is None else action_from(card, "cards") for card in reader.get("cards", [])]
    if len(taken) > city.players:
        raise impossible("entries", place="cards", count=len(taken), players=city.players)
    taken += [NO_CARD] * (city.players - len(taken))
    held = [card for card in taken if card != NO_CARD]
    free = cards[1:] if city.players == ALONE else cards
    if len(held) != len(set(held)) or any(card not in free for card in held):
        raise impossible("cards")
    city.circle, city.face_down, city.cards = tuple(cards), tuple(hidden), tuple(taken)


def fill_piles(city: City, reader: Reader) -> None:
    """Piles and supply as given, or else what is not on a board or in a store; the rest lies in the box."""
    box = city.box
    for borough in city.boroughs:
        for place in borough.tiles:
            kind = box.kind_of[place]
            if box.source[kind] == COMMON or (box.source[kind] == SHARED and not city.owns_copy(kind)):
                if not city.piles[kind]:
                    raise impossible("no_tiles_left", tile=box.names[kind])
                city.piles[kind] -= 1
    for name, count in reader.get("piles", {}).items():
        if name not in box.numbers:
            raise impossible("pile_kind", tile=name, allowed=", ".join(box.names))
        kind = box.numbers[name]
        if count > city.piles[kind]:
            raise impossible("pile", tile=name, most=city.piles[kind], count=count)
        city.piles[kind] = count
    given = reader.get("supply", {})
    for raw, name in enumerate(RAW_NAMES):
        stored = sum([borough.raw(raw) for borough in city.boroughs]) + loose_raw(city, reader, raw)
        left = RAW_SUPPLY[raw] - stored
        if left < 0 or given.get(name, 0) > left:
            raise impossible("supply", total=RAW_SUPPLY[raw], raw=name, stored=stored)
        city.change_supply(raw, given.get(name, left) - city.supply[raw])


def loose_raw(city: City, reader: Reader, raw: int) -> int:
    """Raw that is made and not stored yet: set aside, or pending."""
    loose = [*reader.get("aside", [])]
    for step in reader.get("pending", []):
        if step["step"] in (STORING.name, SURPLUS.name):
            loose += step.get("things", [])
    return sum([text.lower().startswith(f"{RAW_NAMES[raw]}@") for text in loose])


def fill_cards(city: City, reader: Reader) -> None:
    """The piles of promises as given, or else all cards that nobody has, in the order of their numbers."""
    promises, specials = city.box.promises, city.box.specials
    drawn = reader.get("drawn_promises", [])
    if len(drawn) > city.players:
        raise impossible("entries", place="drawn_promises", count=len(drawn), players=city.players)
    hands = [[thing_from(city, text, PROMISE, SPECIAL, "drawn_promises") for text in hand] for hand in drawn]
    city.drawn_promises = (*[tuple(hand) for hand in hands], *[()] * (city.players - len(hands)))
    held = {borough.promise for borough in city.boroughs} | {card - PROMISE for hand in hands for card in hand}
    removed = removed_promises(city.victory)
    piles = reader.get("promise_piles", None) if "promise_piles" in reader.position else None
    if piles is None:
        free = [number for number in range(len(promises)) if number not in held and number not in removed]
        city.promise_piles = tuple(
            [tuple([number for number in free if promises[number].pile == pile]) for pile in range(len(PILES))]
        )
    else:
        if len(piles) != len(PILES):
            raise impossible("promise_piles", number=len(PILES), piles=", ".join(PILES), count=len(piles))
        city.promise_piles = tuple(
            [
                tuple([thing_from(city, text, PROMISE, SPECIAL, "promise_piles") - PROMISE for text in reversed(pile)])
                for pile in piles
            ]
        )
    taken = {card for borough in city.boroughs for card in borough.specials}
    for step in reader.get("pending", []):
        if step["step"] == KEEP_SPECIAL.name:
            things = step.get("things", [])
            taken |= {thing_from(city, text, SPECIAL, ACTION, "keep-special") - SPECIAL for text in things}
    if "special_deck" in reader.position:
        deck = reader.get("special_deck", [])
        city.special_deck = tuple(
            [thing_from(city, text, SPECIAL, ACTION, "special_deck") - SPECIAL for text in reversed(deck)]
        )
    elif city.victory != BASIC:
        out = removed_specials(city.victory)
        city.special_deck = tuple([card for card in range(len(specials)) if card not in taken and card not in out])


def fill_known(city: City, reader: Reader) -> None:
    """Who knows what; holders know their own cards whatever is said."""
    if "known" in reader.position:
        city.known = bytearray(len(city.known))
        for name, seats in reader.get("known", {}).items():
            thing = find_id(city, name.lower())
            if thing is None or thing >= len(city.known):
                raise impossible("known", thing=name)
            city.known[thing] = bits_from(seats, city.players, f"known.{name}")
    elif city.victory == BASIC:
        for card in range(len(city.box.specials)):
            city.show(SPECIAL + card)
    for seat, borough in enumerate(city.boroughs):
        if borough.promise >= 0:
            city.learn((PROMISE + borough.promise,), seat)
        city.learn(tuple([SPECIAL + card for card in borough.specials]), seat)
        city.learn(city.drawn_promises[seat], seat)
    if "known" not in reader.position:
        for card in city.face_down:
            city.known[ACTION + card] = 0
