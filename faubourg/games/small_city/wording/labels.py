"""What a question says, and what each of its answers means: sentences that can be heard without seeing the board."""

from __future__ import annotations

from typing import Any

from faubourg.core.rules import Frame
from faubourg.core.spots import BUTTON
from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building import legality, rebuilding
from faubourg.games.small_city.building.kinds import CONSTRUCTION_SIZES
from faubourg.games.small_city.building.planning import (
    BIGGER_TILE,
    CREW,
    DEMOLISH_TILE,
    ENLARGE_TILE,
    PLACEMENT,
    PLAN,
    SAVING,
    SOURCE,
    TILE_KIND,
    WAREHOUSE_CELL,
)
from faubourg.games.small_city.effects import ALONE, owner_at
from faubourg.games.small_city.flow import HALL, KEEP_PROMISE
from faubourg.games.small_city.grid import cell_name, cells_in
from faubourg.games.small_city.moves import (
    ACTION,
    ACTIONS,
    BUILD,
    BUTTONS,
    BY_PROMISE,
    CONSTRUCTION,
    END,
    ENLARGE,
    FINISH,
    KIND,
    LINES,
    MONEY,
    NONE,
    PLACE,
    PLACES,
    PRODUCT,
    PROMISE,
    RAW,
    RAW_AT,
    RAW_KINDS,
    SPACE,
    SPECIAL,
    cell_of,
    is_spot,
    is_street,
    seat_of,
    seat_of_street,
    street_cells,
)
from faubourg.games.small_city.phases.actions import CHOOSE_ACTION, PARADE, SUPPORT_GAIN, URBAN_GROWTH, card_price
from faubourg.games.small_city.phases.benefits import ARRIVALS, BUNDLE, BUNDLES, MONEY_OR_VOTES, SUMS, column_of
from faubourg.games.small_city.phases.citizens import CITIZEN, DESTINATION
from faubourg.games.small_city.phases.council import COUNCIL, FORWARD_ONLY, KEEP_SPECIAL, PAYMENT, SPECIALS_DRAWN
from faubourg.games.small_city.phases.destinations import obligations, obliged
from faubourg.games.small_city.phases.housing import HOUSING, empty_small_homes
from faubourg.games.small_city.phases.pollution import VICTIM
from faubourg.games.small_city.phases.production import PRODUCTION, STORING, SURPLUS
from faubourg.games.small_city.phases.trading import DEAL, SHOP_SLOT, purse_after, slot_kind
from faubourg.games.small_city.promises import Card
from faubourg.games.small_city.scoring import promise_value
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import (
    BUILDS,
    BUILDS_WITH_GROWTH,
    HOME_VOTES,
    NUMBERS,
    RAW_CASH,
    RAW_TO_CASH,
    RAW_VOTES,
    SLOTS,
)
from faubourg.games.small_city.wording.names import (
    cells_words,
    conditions_words,
    counted,
    person,
    products_words,
    raw_word,
    raw_words,
    say,
    space_word,
    spot_word,
    store_word,
    tile_word,
    where_made,
)
from faubourg.games.small_city.wording.notation import OF_A_PLAN, borough_of

# --- what an answer means ------------------------------------------------------------------------------------------


def leads_on(frame: Frame, move: int) -> bool:
    """The place of a tile says its kind and that it is built; what it was, and that a plan is over, needs no word."""
    step = frame.step
    return (step is TILE_KIND and move != NONE) or step is ENLARGE_TILE or move in (BUILD, ENLARGE, FINISH, END)


def short_label(city: City, frame: Frame, move: int, lang: str) -> str:
    """As one of several answers in a line: without how much there is, or whether a citizen must move."""
    step = frame.step
    if step is PAYMENT:
        return say(lang, f"short-pay-{BUTTONS[move - BUTTON]}", price=column_of(frame.what) + 1)
    if step in (SOURCE, STORING) and RAW_AT <= move < RAW_AT + RAW_KINDS * PLACES:
        kind, place = divmod(move - RAW_AT, PLACES)
        return say(lang, f"short-{step.name}", raw=raw_word(kind, lang), place=store_word(place, lang))
    if step is CITIZEN and is_spot(move):
        place = borough_of(city, frame, seat_of(move)).tile_at(city.box, cell_of(move))
        tile = tile_word(city.box, city.box.kind_of[place], lang)
        return say(lang, "short-citizen", tile=tile, cell=spot_word(city, move, frame.seat, lang))
    return label(city, frame, move, lang)


def label(city: City, frame: Frame, move: int, lang: str) -> str:
    step = frame.step
    if move >= PLACE:
        return placement_label(city, frame, move - PLACE, lang)
    if is_spot(move):
        return spot_label(city, frame, move, lang)
    if is_street(move):
        first, second = street_cells(move).split("-")
        return say(lang, "label-parade", first=first, second=second, host=person(city, seat_of_street(move), lang))
    if step is CHOOSE_ACTION:
        price = card_price(city, frame.seat, move - ACTION)
        line = say(lang, f"action-{ACTIONS[move - ACTION]}.line")
        return say(lang, "label-choose-action", it=city.game.word(city, move, lang), price=price, line=line)
    if step in (KEEP_PROMISE, KEEP_SPECIAL):
        return promise_label(city, frame, move, lang)
    if step is TILE_KIND and move != NONE:
        tile = tile_word(city.box, move - KIND, lang)
        return say(lang, "label-tile-kind", it=tile, price=price_words(city, frame, move - KIND, lang))
    if SPACE <= move < RAW_AT:
        return say(
            lang,
            "label-council",
            disk=(move - SPACE) // 16 + 1,
            space=space_word(move, lang),
            price=column_of(move) + 1,
            gain=gain_words(move, lang),
        )
    if RAW_AT <= move < RAW_AT + RAW_KINDS * PLACES:
        return stored_label(city, frame, move, lang)
    if PRODUCT <= move < SPACE:
        raw = raw_word((move - PRODUCT) % RAW_KINDS, lang)
        return say(lang, f"label-{step.name}", raw=raw, where=where_made(city, move, frame.seat, lang))
    if RAW <= move < PRODUCT:
        if step is BUNDLE:
            count = dict(BUNDLES[column_of(frame.what)]).get(move - RAW, 0)
            return say(lang, "label-bundle", raw=counted(move - RAW, count, lang))
        return say(lang, f"label-{step.name}", it=raw_word(move - RAW, lang))
    return button_label(city, frame, move, lang)


def button_label(city: City, frame: Frame, move: int, lang: str) -> str:
    """A button says what it costs or brings in this question."""
    step, borough = frame.step, city.boroughs[frame.seat]
    if step is PAYMENT:
        price = column_of(frame.what) + 1
        if move == BY_PROMISE:
            return say(lang, "label-pay-promise", count=min(SPECIALS_DRAWN[price - 1], len(city.special_deck)))
        if move == MONEY:
            return say(lang, "label-pay-money", price=price, money=borough.money)
        return say(lang, "label-pay-votes", price=price, votes=borough.votes)
    if step in (SUPPORT_GAIN, MONEY_OR_VOTES):
        amount = SUMS[column_of(frame.what)] if step is MONEY_OR_VOTES else 0
        if move == MONEY:
            return say(lang, "label-money", money=amount or NUMBERS["supporter_money"])
        return say(lang, "label-votes", votes=amount or NUMBERS["supporter_votes"])
    return str(city.game.word(city, move, lang))


def placement_label(city: City, frame: Frame, place: int, lang: str) -> str:
    box = city.box
    cells = cells_words(box.cells[place], lang)
    if frame.step is HALL:
        return say(lang, "label-hall", cells=cells)
    tile = tile_word(box, box.kind_of[place], lang)
    if frame.step is BIGGER_TILE:
        new = cells_in(box.mask[place] & ~legality.draft_of(city, frame).borough.filled)
        return say(lang, "label-bigger-tile", tile=tile, cells=cells, gained=cells_words(tuple(new), lang))
    return say(lang, "label-placement", tile=tile, cells=cells)


def spot_label(city: City, frame: Frame, move: int, lang: str) -> str:
    """Which cell, which tile is there, who stands on it, and what it gives."""
    step, seat = frame.step, frame.seat
    borough = borough_of(city, frame, seat_of(move))
    index = cell_of(move)
    place = borough.tile_at(city.box, index)
    cell = spot_word(city, move, seat, lang)
    if place < 0:
        return say(lang, f"label-{step.name}", cell=cell)
    facts: dict[str, object] = {"cell": cell, "tile": tile_word(city.box, city.box.kind_of[place], lang)}
    if step is CITIZEN:
        if obliged(city, seat, seat_of(move)) >> index & 1:
            return say(lang, "label-citizen-must", **facts)
        standing = (borough.home_at(index) or 1 << index) & borough.people[seat] & ~city.moved[seat_of(move)]
        return say(lang, "label-citizen-may", **facts, count=standing.bit_count())
    if step is DEMOLISH_TILE:
        price = rebuilding.demolition_price(city, place)
        return say(lang, "label-demolish-tile", **facts, price=price, pollution=city.box.mask[place].bit_count())
    if step is VICTIM:
        owner = seat if borough.home_at(index) else owner_at(borough, index)
        if owner != seat:
            return say(lang, "label-victim-guest", **facts, owner=person(city, owner, lang))
    if step in (DESTINATION, SHOP_SLOT):
        facts["gives"] = gives_words(city, move, lang)
    return say(lang, f"label-{step.name}", **facts)


def gives_words(city: City, move: int, lang: str) -> str:
    """What a place gives to whoever stands there."""
    borough, index = city.boroughs[seat_of(move)], cell_of(move)
    home = borough.home_at(index)
    if home:
        people = (home & borough.crowd).bit_count()
        return say(lang, "gives-home", votes=HOME_VOTES[min(people + 1, home.bit_count())] - HOME_VOTES[people])
    for kind, layer in enumerate(borough.slots):
        if layer >> index & 1:
            return say(lang, f"gives-{SLOTS[kind]}")
    return ""


def promise_label(city: City, frame: Frame, move: int, lang: str) -> str:
    card: Card = city.box.promises[move - PROMISE] if move < SPECIAL else city.box.specials[move - SPECIAL]
    return say(
        lang,
        f"label-{frame.step.name}",
        it=city.game.word(city, move, lang),
        conditions=conditions_words(city.box, card, lang),
        kept=signed(promise_value(card, True)),
        broken=signed(promise_value(card, False)),
    )


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "−")


def stored_label(city: City, frame: Frame, move: int, lang: str) -> str:
    """A raw and its place: how many are there, how much room there is, or what is given for it."""
    kind, place = divmod(move - RAW_AT, PLACES)
    step, seat = frame.step, frame.seat
    facts: dict[str, object] = {"raw": raw_word(kind, lang), "place": store_word(place, lang)}
    if step is DEAL:
        facts["gain"] = deal_words(city, frame.at, kind, lang)
        return say(lang, "label-deal", **facts)
    borough = borough_of(city, frame, seat)
    store = borough.store_cells.index(place) if place in borough.store_cells else -1
    if step is SOURCE:
        return say(lang, "label-source", **facts, have=0 if store < 0 else borough.stores[store] >> 8 * kind & 255)
    return say(lang, f"label-{step.name}", **facts, room=0 if store < 0 else borough.room(store))


def deal_words(city: City, slot: int, kind: int, lang: str) -> str:
    if slot_kind(city, slot) == RAW_TO_CASH:
        return say(lang, "game-dollars", money=RAW_CASH[kind])
    return say(lang, "gives-votes", votes=RAW_VOTES[kind])


def price_words(city: City, frame: Frame, kind: int, lang: str) -> str:
    """Such as "$2", or "2 wood, 1 stone" for a cultural building."""
    cost = city.box.raw[kind]
    if not any(cost) or frame.count:
        return say(lang, "game-dollars", money=drafting.price(city, frame.seat, kind, frame.count))
    price = raw_words(enumerate(cost), lang)
    if drafting.can_save(city, legality.draft_of(city, frame)):
        return say(lang, "game-with_architect", price=price)
    return price


def gain_words(move: int, lang: str) -> str:
    """What a space of the council gives (SC-157 to SC-161)."""
    line, column = divmod((move - SPACE) % 16, 4)
    least, most = CONSTRUCTION_SIZES[column]
    facts = {
        "raw": raw_words(BUNDLES[column], lang, say(lang, "gain-or")),
        "least": least,
        "most": most,
        "amount": SUMS[column],
        "citizens": ARRIVALS[column],
    }
    key = "any_tile" if line == CONSTRUCTION and least != most else LINES[line]
    return say(lang, f"gain-{key}", **facts)


# --- what a question says ------------------------------------------------------------------------------------------


def prompt(city: City, frame: Frame, lang: str) -> str:
    step = frame.step
    id = f"prompt-{step.name}"
    if step is TILE_KIND and frame.count:
        id = "prompt-tile-kind-council"
    elif step is PLAN and city.players == ALONE:
        id += "-alone"  # there is nobody to keep it secret from
    elif step is COUNCIL:
        id += "-card" if frame.count == FORWARD_ONLY else "-promise" if city.special_deck else ""
    return say(lang, id, **prompt_facts(city, frame, lang))


def prompt_facts(city: City, frame: Frame, lang: str) -> dict[str, Any]:
    """What a question is about: the tile, who walks, what is left to pay, build or store."""
    step, seat, box = frame.step, frame.seat, city.box
    facts: dict[str, Any] = {"money": city.boroughs[seat].money}
    if step in OF_A_PLAN:
        draft = legality.draft_of(city, frame)
        most = BUILDS_WITH_GROWTH if draft.has_grown else BUILDS
        facts |= {"money": draft.borough.money, "left": max(0, most - draft.builds)}
        if step in (WAREHOUSE_CELL, CREW, SAVING, SOURCE):
            facts["tile"] = tile_word(box, box.kind_of[draft.place], lang)
            facts["cell"] = cell_name(box.anchor[draft.place])
        if step is SOURCE:
            kind = (drafting.sources(draft)[0] - RAW_AT) // PLACES
            facts["raw"] = counted(kind, draft.owed[kind], lang)
        if step is PLACEMENT:
            facts["tile"] = tile_word(box, frame.what - KIND, lang)
            facts["price"] = price_words(city, frame, frame.what - KIND, lang)
    if step is PARADE:
        facts["host"] = person(city, city.host, lang)
    if step is URBAN_GROWTH:
        borough = city.boroughs[seat]
        facts |= {"size": borough.size, "next": drafting.next_size(city, borough)}
    if step is CITIZEN:
        facts["count"] = obligations(city, seat)
    if step is HOUSING:
        borough = city.boroughs[seat]
        facts |= {"count": borough.hall, "homes": empty_small_homes(borough).bit_count()}
    if step in (DESTINATION, DEAL, BIGGER_TILE):
        borough = borough_of(city, frame, seat_of(frame.at))
        place = borough.tile_at(box, cell_of(frame.at))
        facts["tile"] = tile_word(box, box.kind_of[place], lang)
        facts["cell"] = spot_word(city, frame.at, seat, lang)
    if step in (PAYMENT, BUNDLE, MONEY_OR_VOTES):
        facts |= {"space": space_word(frame.what, lang), "price": column_of(frame.what) + 1}
    if step in (STORING, SURPLUS, PRODUCTION):
        facts["list"] = products_words(frame.things, lang)
        asked = step.options(city, frame)[0] if step is PRODUCTION else frame.things[0]
        facts["raw"] = raw_word((asked - PRODUCT) % RAW_KINDS, lang)
    if step in (DEAL, SHOP_SLOT):
        facts["money"] = purse_after(city, seat, frame.things).money
    return facts
