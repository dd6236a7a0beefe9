"""What people call things and what they type for them; labels, prompts and spots of the questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from faubourg.core import texts
from faubourg.core.nouns import Noun
from faubourg.core.rules import Frame
from faubourg.core.spelling import meant
from faubourg.core.spots import BUTTON, CELL, SEAT
from faubourg.core.state import About
from faubourg.games.la_citta import moves
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.flow import TURN
from faubourg.games.la_citta.legality import effect_of
from faubourg.games.la_citta.migration import in_points
from faubourg.games.la_citta.moves import ARCH, BUTTONS, KIND, NEW_CITY, SMALL_BUILDING, hex_of, service_of
from faubourg.games.la_citta.names import city_noun, names_on
from faubourg.games.la_citta.outlook import choice_facts
from faubourg.games.la_citta.state import NO_CARD, NO_TILE, Region
from faubourg.games.la_citta.tiles import CHEAPEST, EFFECTS, KINDS, PACKAGE, POLICIES, SERVICES

if TYPE_CHECKING:
    from faubourg.games.la_citta import LaCitta

CITIES: Final = ("city", "origin")  # facts of events that are castles: cities have names
OF_CITIES: Final = ("founder", "blessing", "migrate", "starve")  # questions whose answers are own cities
OF_CARDS: Final = ("site", "second-road", "kind", "effect", "games", "blessing", "harvest", "ask")

# --- names -----------------------------------------------------------------------------------------------------------


def tile_noun(kind: int, lang: str) -> Noun:
    return texts.noun(PACKAGE, lang, f"tile-{KINDS[kind]}")


def thing_noun(region: Region, thing: int, lang: str) -> Noun:
    """A kind of building, a policy card, or the service of a voice card."""
    if thing >= KIND:
        return tile_noun(thing - KIND, lang)
    name = region.cards.ids[thing].partition("#")[0]
    return texts.noun(PACKAGE, lang, f"voice-{name}" if name in SERVICES else f"card-{name}")


def service_noun(service: int, lang: str) -> Noun:
    return texts.noun(PACKAGE, lang, f"voice-{SERVICES[service]}")


def piece_of(region: Region, thing: int) -> str:
    """The id of a thing's kind in the glossary."""
    if thing >= KIND:
        return f"tile:{KINDS[thing - KIND]}"
    name = region.cards.ids[thing].partition("#")[0]
    return f"voice:{name}" if name in SERVICES else f"card:{name}"


# --- what is typed ---------------------------------------------------------------------------------------------------


def find_thing(region: Region, frame: Frame, text: str) -> int | None:
    """A card by its id ("palace#2"), or a building, card or city by any clear beginning of its name."""
    if text in region.cards.numbers:
        return region.cards.numbers[text]
    offers = region.offers if region.to_act else ()
    names: list[tuple[str, int]] = []
    if frame.step is TURN:
        # Of copies of a card the first one of the display is meant.
        cards = [card for card in [*region.display, *range(region.cards.policies)] if card != NO_CARD]
        for card in {region.cards.policy[card]: card for card in reversed(cards)}.values():
            names += card_names(region, card)
    else:
        for kind, key in enumerate(KINDS):
            names += [(key, KIND + kind), *[(tile_noun(kind, lang), KIND + kind) for lang in texts.LANGUAGES]]
    castles = {city.castle for city in region.cities}
    names += [(name, CELL + hex) for name, hex in names_on(region.board) if hex in castles]
    for number, button in enumerate(BUTTONS):
        move = BUTTON + number
        names += [(button, move), *[(word_of_button(button, lang), move) for lang in texts.LANGUAGES]]
    return meant(text, names, offers)


def card_names(region: Region, card: int) -> list[tuple[str, int]]:
    key = POLICIES[region.cards.policy[card]]
    return [(key, card), *[(texts.noun(PACKAGE, lang, f"card-{key}"), card) for lang in texts.LANGUAGES]]


def word_of_button(button: str, lang: str) -> str:
    """What one types for a button; its label may be a sentence."""
    return texts.say(PACKAGE, lang, f"button-{button}.word")


def find_cell(region: Region, frame: Frame, text: str) -> int | None:
    """A hex ("6,0") or an arch ("6,0 education"); where an arch is asked for, a hex that has only one will do."""
    words = text.split()
    if len(words) > 1:
        services = [(name, service) for service, name in enumerate(SERVICES)]
        services += [(service_noun(n, lang), n) for n in range(len(SERVICES)) for lang in texts.LANGUAGES]
        service = meant(words[-1], services)
        if service is not None:
            text = " ".join([*words[:-1], SERVICES[service]])
    found = moves.find_cell(region.board, text)
    if found is not None and found < ARCH and frame.step.name == "games" and region.to_act:
        arches = [move for move in region.offers if hex_of(move) == found - CELL]
        return arches[0] if len(arches) == 1 else found
    return found


# --- labels ----------------------------------------------------------------------------------------------------------


def label(game: LaCitta, region: Region, frame: Frame, move: int, lang: str, in_short: bool = False) -> str:
    """What a choice means, so that it can be heard without the board; in short without prices and figures."""
    name = frame.step.name
    if name == "effect":
        effect = effect_of(region, frame, move) if frame.what >= 0 else None
        if effect is None:
            return game.word(region, move, lang)
        key = POLICIES[region.cards.policy[frame.what]]
        facts = {"it": game.word(region, move, lang), "count": effect.what, "gold": effect.price}
        return game.say(lang, f"effect-{key}", facts)
    if name == "turn" and move < SEAT:
        return thing_noun(region, move, lang) if in_short else card_label(game, region, move, lang)
    if name == "kind" and KIND <= move < SEAT:
        noun = tile_noun(move - KIND, lang)
        if in_short:
            return noun
        return game.say(lang, "label-kind", {"it": noun, "line": game.say(lang, f"tile-{KINDS[move - KIND]}.line")})
    if name == "service" and moves.SERVICE <= move < moves.CARD_PAIR:
        return service_label(game, region, frame, move, lang)
    if move < CELL:
        return game.word(region, move, lang)
    if name == "games" and move >= ARCH and region.place_of(hex_of(move)) >= 0:
        return games_label(game, region, frame, move, lang)
    return cell_label(game, region, frame, move, lang, in_short)


def leads_on(frame: Frame, move: int) -> bool:
    """What a Player card is used for is told by what is built or founded with it."""
    return frame.step is TURN and move in (NEW_CITY, SMALL_BUILDING)


def card_label(game: LaCitta, region: Region, card: int, lang: str) -> str:
    if card >= region.cards.policies:
        return thing_noun(region, card, lang)
    policy = region.cards.policy[card]
    prices = [effect.price for effect in EFFECTS[policy]]
    facts = {
        "it": thing_noun(region, card, lang),
        "line": game.say(lang, f"card-{POLICIES[policy]}.line"),
        "price": CHEAPEST[policy],
        "most": max(prices),
    }
    return game.say(lang, "label-turn-dear" if min(prices) < max(prices) else "label-turn", facts)


def service_label(game: LaCitta, region: Region, frame: Frame, move: int, lang: str) -> str:
    castles = choice_facts(region, frame, move)["takes"]
    names = [city_noun(region.board.numbers[cell], lang) for cell in castles]
    facts = {
        "it": service_noun(move - moves.SERVICE, lang),
        "count": len(names),
        "cities": texts.listed(lang, names) or "–",
    }
    return game.say(lang, "label-service", facts)


def games_label(game: LaCitta, region: Region, frame: Frame, move: int, lang: str) -> str:
    hex, service = hex_of(move), service_of(move)
    city = region.cities[region.place_of(hex)]
    facts = {
        "it": region.board.names[hex],
        "tile": tile_noun(region.tiles[hex], lang) if region.tiles[hex] != NO_TILE else "–",
        "city": city_noun(city.castle, lang),
        "service": service_noun(service, lang),
        "points": in_points(city.service(service) + 2 * frame.count),
    }
    return game.say(lang, "label-games", facts)


def cell_label(game: LaCitta, region: Region, frame: Frame, move: int, lang: str, in_short: bool) -> str:
    """A hex, with what is there to gain or to lose unless it is told in short."""
    name, hex = frame.step.name, hex_of(move)
    facts: dict[str, object] = {"it": region.board.names[hex]}
    place = region.place_of(hex)
    if name in ("first-castle", "new-city"):
        facts["city"] = city_noun(hex, lang)
        return with_details(game, region, frame, move, lang, facts, in_short)
    if name in OF_CITIES:
        if place < 0:
            return game.say(lang, "label-hex", facts)
        told = "short" if in_short and name == "founder" else "label"
        return game.say(lang, f"{told}-{name}", facts | people_facts(region.cities[place], lang))
    if name in ("site", "second-road"):
        beside = region.city_beside(frame.seat, hex)
        if beside < 0:
            return game.say(lang, "label-hex", facts)
        facts["city"] = city_noun(region.cities[beside].castle, lang)
        return with_details(game, region, frame, move, lang, facts, in_short)
    if place < 0:
        return game.say(lang, "label-hex", facts)
    facts |= {"tile": tile_noun(region.tiles[hex], lang), "city": city_noun(region.cities[place].castle, lang)}
    if name == "games":
        return game.say(lang, "label-hex", facts)
    return with_details(game, region, frame, move, lang, facts, in_short)


def with_details(
    game: LaCitta, region: Region, frame: Frame, move: int, lang: str, facts: dict[str, object], in_short: bool
) -> str:
    """A label with the figures that are not nought: "12,0 beside Collalto: 4 food"; in short without them."""
    label = game.say(lang, f"label-{frame.step.name}", facts)
    if in_short:
        return label
    figures = dict(choice_facts(region, frame, move))
    if "nearest" in figures:
        figures["nearest"] = texts.person(figures["nearest"], lang)
    names = DETAILS[frame.step.name]
    told = [game.say(lang, f"detail-{name}", figures) for name in names if figures.get(name)]
    arches = figures.get("arches", {})
    told += [
        game.say(lang, "detail-service", {"service": service_noun(n, lang), "points": in_points(arches[service])})
        for n, service in enumerate(SERVICES)
        if service in arches and frame.step.name in ("demolish", "roads")
    ]
    return game.say(lang, "label-with", {"label": label, "details": ", ".join(told)}) if told else label


DETAILS: Final = {
    "first-castle": ("food", "mountains", "lakes", "distance"),
    "new-city": ("food", "mountains", "lakes", "distance"),
    "site": ("food", "income"),
    "second-road": (),
    "harvest": ("food",),
    "demolish": ("food", "income", "surplus"),
    "roads": (),
}


def people_facts(city: City, lang: str) -> dict[str, object]:
    return {
        "city": city_noun(city.castle, lang),
        "people": city.people,
        "castle": max(0, city.people - city.staff + 1),
    }


# --- prompts ---------------------------------------------------------------------------------------------------------


def prompt_facts(region: Region, frame: Frame, lang: str) -> dict[str, object]:
    facts: dict[str, object] = {
        "count": frame.count,
        "gold": region.gold[frame.seat],
        "turn": region.turn,
        "cards": region.ready[frame.seat],
        "castles": sum(city.owner == frame.seat for city in region.cities),
    }
    if frame.what >= 0:
        facts["what"] = thing_noun(region, frame.what, lang)
    if frame.at >= CELL:
        facts["city"] = city_noun(frame.at - CELL, lang)
        place = region.place_of_castle(frame.at - CELL)
        if place >= 0:
            city = region.cities[place]
            facts |= {"people": city.people, "staff": city.staff, "missing": city.staff - city.people}
    if frame.step.name == "starve":
        facts |= {"people": region.citizens_of(frame.seat), "food": region.food[frame.seat]}
    return facts


def about(region: Region, frame: Frame) -> About:
    """The card or building in question, and where it came from; the city in question."""
    name = frame.step.name
    names = region.board.names
    spots: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    piece = piece_of(region, frame.what) if frame.what >= 0 else None
    if name in OF_CARDS:
        if NO_CARD in region.display:
            card = region.taken[frame.seat][-1]
            spots = (f"display:{region.display.index(NO_CARD)}",)
            things = (region.cards.ids[card],)
            piece = piece or piece_of(region, card)
        else:
            spots = ("button:small-building",)
            piece = piece or "use:small-building"
    elif name == "new-city":
        piece, spots = "use:new-city", ("button:new-city",)
    elif frame.at >= CELL:
        piece, spots = "tile:castle", (f"cell:{names[frame.at - CELL]}",)
    return About(piece, spots, things)


def spots(region: Region, frame: Frame, move: int) -> tuple[str, ...]:
    if move < KIND:
        return (f"display:{region.display.index(move)}",)
    if move < SEAT:
        return (f"kind:{KINDS[move - KIND]}",)
    if move >= CELL:
        cell = region.board.names[hex_of(move)]
        spot = f"cell:{cell}"
        if frame.step.name == "starve":
            # Like copies of a card: a city can be named once for each who lives there.
            people = region.cities[region.place_of_castle(hex_of(move))].people
            return (spot, *[f"citizen:{cell}/{number}" for number in range(2, people + 1)])
        return (spot, f"arch:{moves.cell_name(region.board, move)}") if move >= ARCH else (spot,)
    name = BUTTONS[move - BUTTON]
    if name.startswith("cards-"):
        return tuple([f"voice:{slot}" for slot in name.removeprefix("cards-").split("-")])
    return (f"button:{name}",)  # of which card or castle, `about` tells: a spot that all share would pick none of them


# --- events ----------------------------------------------------------------------------------------------------------


def fact_word(region: Region, key: str, value: object, lang: str) -> object:
    """A fact as the log says it; None if it is like those of every game."""
    if key in CITIES and isinstance(value, int):
        return city_noun(hex_of(value), lang)
    if key in ("service", "second") and isinstance(value, int):
        return service_noun(value - moves.SERVICE, lang)
    if key == "cards" and isinstance(value, (list, tuple)):
        return texts.listed(lang, [thing_noun(region, card, lang) for card in value])
    if key == "kinds" and isinstance(value, (list, tuple)):
        return texts.listed(lang, [tile_noun(kind - KIND, lang).form("a") for kind in value])
    return None
