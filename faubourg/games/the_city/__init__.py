"""The City: every card is a building and money at once; all choose in secret, build, and earn. For 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from faubourg.core import texts
from faubourg.core.engine import IDLE
from faubourg.core.events import Event, Motion
from faubourg.core.game import Asking, Game, Option, Parts, fingerprint_of, whole_number, yes_or_no
from faubourg.core.nouns import Noun
from faubourg.core.pieces import Piece
from faubourg.core.rules import NOTHING, Frame
from faubourg.core.sheet import Sheet
from faubourg.core.spelling import meant
from faubourg.core.spots import BUTTON, SEAT, SEAT_LETTERS
from faubourg.games.the_city import (
    card_sheet,
    decisions,
    glossary,
    ideas,
    invariants,
    outlook,
    position,
    scoring,
    view,
    worth,
)
from faubourg.games.the_city.card_file import built_in_values, card_set, export, read_option, rules_of
from faubourg.games.the_city.cards import (
    ARCHITECTS,
    FIGURES,
    HAND_DEAL,
    MOST_ROUNDS,
    NUMBERS,
    PACKAGE,
    PER_SYMBOL,
    SYMBOLS,
)
from faubourg.games.the_city.flow import GIVING_UP, INCOME, SETTLING, STEPS
from faubourg.games.the_city.moves import BUTTONS, TAKE_ARCHITECT
from faubourg.games.the_city.questions import (
    CHOOSE,
    CHOOSE_ANYTHING,
    KEEP,
    MISTAKE,
    PAY,
    REFERENCE,
    SECOND,
    SECOND_OF_ANY,
    has_crew,
)
from faubourg.games.the_city.state import NO_CARDS, City
from faubourg.games.the_city.wording import all_of, amounts, any_of, card_text, word

# What people type before a card, and for a button, in any language.
VERBS: Final = ("build ", "construire ", "keep ", "garder ", "pay ", "payer ", "discard ", "défausser ")
BUTTON_WORDS: Final = (
    ("none", "no", "nothing", "aucune", "aucun", "non", "rien"),
    ("architect", "take the architect", "architecte", "prendre l'architecte"),
    ("give up", "renoncer", "renonce"),
)


class TheCity(Game[City]):
    """The game as the platform knows it."""

    name = "the-city"
    package = PACKAGE
    rules_version = 1
    players = range(FIGURES["min_players"], FIGURES["max_players"] + 1)  # TC-1
    options = (
        Option("cards", None, "a file of cards (.toml)", read_option, is_file=True),
        yes_or_no("allow_mistakes"),
        yes_or_no("ask_reference_player"),
        whole_number("max_rounds", MOST_ROUNDS, 1, 999),
    )
    components = "cards"
    buttons = BUTTONS
    steps = STEPS
    builds = {"build": "card", "architect": "card"}
    numbers = NUMBERS
    number_facts = frozenset({"count", "points", "income", "score", "cost", "round"})
    motions = {
        "setup": (Motion("cards", "hand:{seat}", "discard"),),
        "architect": (Motion("card", "architects", "zone:{seat}"),),
        "reveal": (Motion("cards", "hand:{seat}", "laid:{seat}"),),
        "return": (Motion("cards", "laid:{seat}", "hand:{seat}"),),
        "build": (Motion("card", "laid:{seat}", "zone:{seat}"),),
        "pay": (Motion("cards", "hand:{seat}", "discard"),),
        "draw": (Motion("cards", "pile", "offer:{seat}", "count"),),
        "keep": (Motion("card", "offer:{seat}", "hand:{seat}"), Motion("cards", "offer:{seat}", "discard")),
        "income": (Motion("cards", "pile", "hand:{seat}", "count"),),
        "limit": (Motion("cards", "hand:{seat}", "discard"),),
        "reshuffle": (Motion("cards", "discard", "pile", "count"),),
    }
    halts = frozenset({GIVING_UP.name, INCOME.name})
    parts = Parts(
        view=view.view,
        redraw=view.redraw,
        describe=position.describe,
        outcome=scoring.outcome,
        worth=worth.worth,
        broken_invariant=invariants.broken_invariant,
        broken_step=invariants.broken_step,
    )
    asking = Asking(
        about=decisions.about,
        answers_left=decisions.answers_left,
        suggested=decisions.suggested,
        choice_facts=decisions.choice_facts,
        closed=decisions.closed,
    )
    stakes = worth.STAKES
    rehearses = 12
    haste = 10.0
    turn_rule = "TC-12"
    end_rule = "TC-56"
    tie_rule = "TC-60"

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> City:
        """Shuffle, deal, and ask everybody what to put away (TC-2, TC-3, TC-4, TC-5, TC-8, TC-9)."""
        city = self.empty_table(players, seed, options)
        city.make_pile(list(city.cards.pile))
        for seat in range(players):
            city.take(seat, city.take_top(HAND_DEAL))
        city.stack.append(Frame(SETTLING, 0))
        city.advance()
        return city

    def empty_table(self, players: int, seed: int, options: dict[str, Any]) -> City:
        """No card anywhere but the Architects in their supply, and all scores at 0."""
        most_rounds: int = options.get("max_rounds", MOST_ROUNDS)
        city = City(self, players, seed, options, card_set(options.get("cards")), most_rounds)
        city.has_mistakes = bool(options.get("allow_mistakes"))
        city.asks_reference = bool(options.get("ask_reference_player"))
        city.architects = ARCHITECTS
        city.hands = [NO_CARDS] * players
        city.zones = [NO_CARDS] * players
        city.scores = [0] * players
        city.laid = [NO_CARDS] * players
        city.built = [NO_CARDS] * players
        city.offered = city.references = city.shown = (NO_CARDS,) * players
        return city

    def fingerprint(self, options: Mapping[str, Any]) -> str:
        return fingerprint_of(rules_of(options.get("cards") or built_in_values()))

    def sample_options(self) -> list[dict[str, Any]]:
        # Mistakes and references have nothing to do with each other, so one setting has both.
        return [{}, {"allow_mistakes": True, "ask_reference_player": True}, {"max_rounds": 3}]

    def setup(self, position_data: Mapping[str, Any]) -> City:
        return position.setup(self, self.empty_table, position_data)

    # --- the card set ----------------------------------------------------------------------------------------------

    def component_sheet(self, lang: str, value: object = None) -> Sheet:
        return card_sheet.sheet(lang, value)

    def export_components(self) -> str:
        return export()

    def pieces(self, lang: str, options: Mapping[str, Any] = {}) -> tuple[Piece, ...]:
        return glossary.pieces(lang, options)

    # --- moves in words --------------------------------------------------------------------------------------------

    def thing_name(self, city: City, thing: int) -> str:
        """The id of a card; a place in the draw pile has a number from its bottom."""
        kinds = city.cards.kinds
        return city.cards.ids[thing] if thing < kinds else f"pile#{thing - kinds + 1}"

    def thing_word(self, city: City, thing: int, lang: str) -> Noun:
        return city.cards.names[lang][thing]

    def thing_help(self, city: City, thing: int, lang: str) -> str | None:
        """What a card says, generated from its data."""
        return card_text(city.cards, thing, lang) if thing < city.cards.kinds else None

    def piece_of(self, city: City, thing: int) -> str | None:
        return f"card:{city.cards.ids[thing]}" if thing < city.cards.kinds else None

    def parse(self, city: City, frame: Frame, text: str) -> int | None:
        """A card or a button by its id, by its name in any language, or by a beginning of it that is clear.

        The Architect is a button where something is asked, and a card where one is only spoken of; there a card is
        named by its id or by its place in a zone ("B:0"), for nobody types it.
        """
        if frame is IDLE:
            card = city.cards.numbers.get(text)
            return card if card is not None else spoken_of(city, text)
        for verb in VERBS:
            text = text.removeprefix(verb).removeprefix(verb.capitalize())
        return super().parse(city, frame, text)

    def find_thing(self, city: City, frame: Frame, text: str) -> int | None:
        cards = city.cards
        # The Architect is never a card of a hand, so his name means the button.
        pairs = [
            (name, TAKE_ARCHITECT if card == cards.architect else card)
            for names in (cards.ids, *cards.names.values())
            for card, name in enumerate(names)
        ]
        pairs += [(word, BUTTON + place) for place, words in enumerate(BUTTON_WORDS) for word in words]
        return meant(text, pairs, city.moves(frame.seat))

    def find_cell(self, city: City, frame: Frame, text: str) -> int | None:
        return None

    def label(self, city: City, frame: Frame, move: int, lang: str) -> str:
        return self.told(city, frame, move, lang, in_short=False)

    def short_label(self, city: City, frame: Frame, move: int, lang: str) -> str:
        return self.told(city, frame, move, lang, in_short=True)

    def told(self, city: City, frame: Frame, move: int, lang: str, in_short: bool) -> str:
        """With what a card costs where that matters, and how many of it there are where one is given away."""
        if move >= BUTTON:
            return self.word(city, move, lang)
        facts: dict[str, object] = {"it": self.word(city, move, lang)}
        if move < SEAT:
            copies = decisions.cards_at_hand(city, frame).count(move)
            facts["copies"] = self.say(lang, "label-copies", {"count": copies}) if copies > 1 and not in_short else ""
            facts["cost"] = decisions.cost_of(city, frame, move)
        else:
            facts["count"] = decisions.facts_of_reference(city, frame, move - SEAT)["counted"]
            facts["one"], facts["many"] = counted_words(city, frame, lang)
        return self.say(lang, f"label-{frame.step.name}", facts)

    def prompt_facts(self, city: City, frame: Frame, lang: str) -> dict[str, object]:
        """The rest of the bill, what is still to be put away, or what is asked about."""
        facts: dict[str, object] = {"left": frame.count, "round": city.round}
        if frame.step in (SECOND, SECOND_OF_ANY):
            facts["first"] = self.word(city, frame.what, lang)
        elif frame.step in (CHOOSE, CHOOSE_ANYTHING):
            facts["architect"] = "taken" if city.cards.architect in city.zones[frame.seat] else "free"
            facts["crew"] = "yes" if has_crew(city, frame.seat) else "no"
        elif frame.step is MISTAKE:
            facts["first"], facts["second"] = [self.word(city, card, lang) for card in city.laid[frame.seat]]
        elif frame.step is PAY:
            facts["bill"] = self.bill(city, frame, lang)
        elif frame.step is KEEP:
            facts["count"] = len(city.offered[frame.seat])
        elif frame.step is REFERENCE:
            place, _ = decisions.asking_place(city, frame)
            facts["card"] = self.word(city, city.zones[frame.seat][place], lang)
            facts["what"] = counted_words(city, frame, lang)[1]
        return facts

    def bill(self, city: City, frame: Frame, lang: str) -> str:
        """What is still to be paid for each building, such as "one card for the Cinema, then one card for the Park"."""
        due = [(card, cost - len(paid)) for card, cost, paid in outlook.bill_of(city, frame)]
        parts = [
            self.say(lang, "label-bill", {"card": self.word(city, card, lang), "left": left})
            for card, left in due
            if left
        ]
        return self.say(lang, "label-then").join(parts)

    # --- questions -------------------------------------------------------------------------------------------------

    def spots(self, city: City, frame: Frame, move: int) -> tuple[str, ...]:
        return decisions.spots(city, frame, move)

    # --- bots ------------------------------------------------------------------------------------------------------

    def ideas(self, city: City, seat: int) -> list[tuple[int, ...]]:
        return ideas.ideas(city, seat)

    def quick_idea(self, city: City, seat: int) -> tuple[int, ...]:
        return ideas.quick_idea(city, seat)

    def means(self, city: City, seat: int) -> dict[str, float]:
        return worth.means(city, seat)

    # --- events ----------------------------------------------------------------------------------------------------

    def sentence(self, city: City, event: Event, seat: int | None, lang: str, names: Sequence[str] = ()) -> str:
        """With how many cards or players a list has, and what a building yields in words."""
        told = event.known_to(seat)
        facts = {key: self.fact_word(city, key, value, lang, names) for key, value in told.items()}
        cards, seats = told.get("cards"), told.get("seats")
        if isinstance(cards, tuple):
            facts |= {"cards": all_of(city.cards, cards, lang), "number": len(cards)}
        if isinstance(seats, tuple):
            players = [self.word(city, seat, lang, names) for seat in seats]
            facts |= {"seats": texts.listed(lang, players), "number": len(players)}
        income, points = told.get("income"), told.get("points")
        if isinstance(income, int) and isinstance(points, int):
            facts["gained"] = texts.listed(lang, amounts(income, points, lang))
        id = f"event-{event.kind}_known" if told is not event.facts else f"event-{event.kind}"
        return self.say(lang, id, facts)


def spoken_of(city: City, text: str) -> int | None:
    """A button, a seat, or a card by its place in a zone."""
    if text in BUTTONS:
        return BUTTON + BUTTONS.index(text)
    letter, _, place = text.partition(":")
    seat = SEAT_LETTERS[: city.players].find(letter) if len(letter) == 1 else NOTHING
    if seat == NOTHING:
        return None
    if not place:
        return SEAT + seat
    zone = city.zones[seat]
    return zone[int(place)] if place.isdecimal() and int(place) < len(zone) else None


def counted_words(city: City, frame: Frame, lang: str) -> tuple[str, str]:
    """What the card that asks for a player counts: one of it, and several."""
    _, bonus = decisions.asking_place(city, frame)
    if bonus.counts == PER_SYMBOL:
        symbol = SYMBOLS[bonus.symbol]
        return texts.noun(PACKAGE, lang, f"symbol-{symbol}"), word(lang, f"{symbol}s")
    name = any_of(city.cards, bonus.cards, lang)
    return name, name


GAME: Final = TheCity()
