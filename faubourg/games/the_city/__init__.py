"""The City: every card is a building and money at once; all choose in secret, build, and earn. For 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from faubourg.core.engine import IDLE
from faubourg.core.game import Game, Option, fingerprint_of, whole_number, yes_or_no
from faubourg.core.outcome import Outcome
from faubourg.core.rules import NOTHING, Frame
from faubourg.core.sheet import Sheet
from faubourg.core.spots import BUTTON, SEAT
from faubourg.core.state import State
from faubourg.games.the_city import card_sheet, invariants, position, prospects, scoring, view
from faubourg.games.the_city.card_file import built_in_values, card_set, export, read_option, rules_of
from faubourg.games.the_city.cards import ARCHITECTS, FIGURES, HAND_DEAL, MOST_ROUNDS, NUMBERS, PACKAGE
from faubourg.games.the_city.effects import asking_places, bills
from faubourg.games.the_city.flow import SETTLING, STEPS
from faubourg.games.the_city.moves import BUTTONS
from faubourg.games.the_city.questions import KEEP, MISTAKE, PAY, REFERENCE
from faubourg.games.the_city.state import NO_CARDS, City
from faubourg.games.the_city.wording import card_text


class TheCity(Game):
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
    numbers = NUMBERS
    number_facts = frozenset({"count", "points", "income", "score"})
    turn_rule = "TC-12"
    end_rule = "TC-56"

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

    def describe(self, city: State) -> dict[str, Any]:
        assert isinstance(city, City)
        return position.describe(city)

    def view(self, city: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(city, City)
        return view.view(city, seat)

    def redraw(self, city: State, seat: int | None, rng: Random) -> None:
        assert isinstance(city, City)
        view.redraw(city, seat, rng)

    def outcome(self, city: State) -> Outcome:
        assert isinstance(city, City)
        return scoring.outcome(city)

    def worth(self, city: State, seat: int) -> float:
        assert isinstance(city, City)
        return prospects.worth(city, seat)

    def broken_invariant(self, city: State) -> str | None:
        assert isinstance(city, City)
        return invariants.broken_invariant(city)

    def broken_step(self, before: State, after: State, seat: int) -> str | None:
        assert isinstance(before, City) and isinstance(after, City)
        return invariants.broken_step(before, after)

    # --- the card set ----------------------------------------------------------------------------------------------

    def component_sheet(self, lang: str, value: object = None) -> Sheet:
        return card_sheet.sheet(lang, value)

    def export_components(self) -> str:
        return export()

    # --- moves in words --------------------------------------------------------------------------------------------

    def thing_name(self, city: State, thing: int) -> str:
        """The id of a card; a place in the draw pile has a number from its bottom."""
        assert isinstance(city, City)
        kinds = city.cards.kinds
        return city.cards.ids[thing] if thing < kinds else f"pile#{thing - kinds + 1}"

    def thing_word(self, city: State, thing: int, lang: str) -> str:
        assert isinstance(city, City)
        return city.cards.names[lang][thing]

    def thing_help(self, city: State, thing: int, lang: str) -> str | None:
        """What a card says, generated from its data."""
        assert isinstance(city, City)
        return card_text(city.cards, thing, lang) if thing < city.cards.kinds else None

    def find_thing(self, city: State, frame: Frame, text: str) -> int | None:
        """A card by its id ("high_rise") or its name in any language ("high-rise", "tour d'habitation")."""
        assert isinstance(city, City)
        for verb in ("build ", "construire ", "keep ", "pay "):
            text = text.removeprefix(verb)
        number = city.cards.numbers.get(text.replace(" ", "_").replace("-", "_"))
        if number is not None:
            return number
        typed = text.replace("'", "’")
        for names in city.cards.names.values():
            for kind, name in enumerate(names):
                if name.lower() == typed:
                    return kind
        return None

    def parse(self, city: State, frame: Frame, text: str) -> int | None:
        """The Architect is a button where something is asked, and a card where one is only spoken of."""
        if frame is IDLE:
            thing = self.find_thing(city, frame, " ".join(text.lower().split()))
            if thing is not None:
                return thing
        return super().parse(city, frame, text)

    def find_cell(self, city: State, frame: Frame, text: str) -> int | None:
        return None

    def label(self, city: State, frame: Frame, move: int, lang: str) -> str:
        """With what a card costs where that matters, and how many of it there are where one is given away."""
        assert isinstance(city, City)
        if move >= BUTTON:
            return self.word(city, move, lang)
        facts: dict[str, object] = {"it": self.word(city, move, lang)}
        if move < SEAT:
            facts["cost"] = bills(city.cards, (move,), view.zone_to_judge_in(city, frame))[0]
            copies = view.cards_at_hand(city, frame).count(move)
            facts["copies"] = self.text(lang, "labels", "copies").format(count=copies) if copies > 1 else ""
        return self.text(lang, "labels", frame.step.name).format_map(facts)

    def prompt_facts(self, city: State, frame: Frame, lang: str) -> dict[str, object]:
        """The rest of the bill, or what is still to be put away."""
        assert isinstance(city, City)
        facts: dict[str, object] = {"left": frame.count, "round": city.round}
        if frame.what != NOTHING and frame.what < SEAT:
            facts["first"] = self.word(city, frame.what, lang)
        if frame.step is PAY:
            facts["bill"] = self.bill(city, frame, lang)
        if frame.step is REFERENCE:
            place, _ = asking_places(city.cards, city.zones[frame.seat])[len(frame.things)]
            facts["card"] = self.word(city, city.zones[frame.seat][place], lang)
        return facts

    def bill(self, city: City, frame: Frame, lang: str) -> str:
        """What is still to be paid for each building, such as "Cinema 1, then Park 1"."""
        laid = (frame.what,) if frame.what != NOTHING else city.laid[frame.seat]
        paid = len(frame.things)
        parts = []
        for card, cost in zip(laid, bills(city.cards, laid, city.zones[frame.seat]), strict=True):
            left = max(0, cost - paid)
            paid = max(0, paid - cost)
            if left:
                facts = {"card": self.word(city, card, lang), "left": left}
                parts.append(self.text(lang, "labels", "bill").format_map(facts))
        return self.text(lang, "labels", "then").join(parts)

    def spots(self, city: State, frame: Frame, move: int) -> tuple[str, ...]:
        """A card touches every copy of it that lies where it is taken from."""
        assert isinstance(city, City)
        if move >= BUTTON:
            return (f"button:{self.buttons[move - BUTTON]}",)
        if move >= SEAT:
            return (f"seat:{move - SEAT}",)
        zone = "offer" if frame.step is KEEP else "laid" if frame.step is MISTAKE else "hand"
        cards = view.cards_at_hand(city, frame)
        return tuple([f"{zone}:{place}" for place, card in enumerate(cards) if card == move])


GAME: Final = TheCity()
