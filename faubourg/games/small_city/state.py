"""The city: the boroughs of all players, common piles and supply, cards, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from faubourg.core.events import EVERYONE
from faubourg.core.state import State
from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.moves import ACTION, PLAN, PROMISE, SPECIAL, street_layer
from faubourg.games.small_city.tiles import CULTURE, NUMBERS, Box

if TYPE_CHECKING:
    from faubourg.core.game import Game
    from faubourg.games.small_city.building.draft import Draft

NOBODY: Final = -1
NO_STREET: Final = -1
NO_CARD: Final = -1

# The ways to win.
BASIC: Final = 0
ELECTORAL: Final = 1
ECONOMIC: Final = 2
CITIZEN: Final = 3
CULTURAL: Final = 4
VICTORIES: Final = ("basic", "electoral", "economic", "citizen", "cultural")

TOURISTS: Final[int] = NUMBERS["tourists"]
TOURISTS_SUBWAY: Final[int] = NUMBERS["tourists_subway"]


@final
class City(State):
    """A game of Small City."""

    __slots__ = (
        "box",
        "victory",
        "boroughs",
        "owned",
        "piles",
        "supply",
        "turn",
        "phase",
        "host",
        "last_host",
        "order",
        "mayor",
        "circle",
        "face_down",
        "cards",
        "promise_piles",
        "special_deck",
        "drawn_promises",
        "plans",
        "left",
        "moved",
        "held",
        "aside",
        "out",
        "drafts",
        "ended_by",
    )

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, Any], box: Box, victory: int) -> None:
        super().__init__(game, players, seed, options)
        self.box = box
        self.victory = victory
        self.boroughs: list[Borough] = []
        self.owned = 0  # one bit per seat whose borough no clone shares
        self.piles = bytearray()  # copies of each kind in the common piles
        self.supply: tuple[int, int, int] = (0, 0, 0)  # wood, stone, metal
        self.turn = 0
        self.phase = 0
        self.host = 0
        self.last_host = NOBODY
        self.order: tuple[int, ...] = ()  # the seats still in the game, in turn order (SC-20)
        self.mayor = NO_STREET  # the street where he stands, as a move; none if he is beside the board
        self.circle: tuple[int, ...] = ()  # the action cards of this turn, clockwise
        self.face_down: tuple[int, ...] = ()  # solo: the cards of the next turn (SC-183)
        self.cards: tuple[int, ...] = (NO_CARD,) * players  # the action card of each seat
        self.promise_piles: tuple[tuple[int, ...], ...] = ((), (), ())  # the top is at the end
        self.special_deck: tuple[int, ...] = ()
        self.drawn_promises: tuple[tuple[int, ...], ...] = ((),) * players  # cards to choose from, as moves
        self.plans: tuple[tuple[int, ...] | None, ...] = (None,) * players  # sealed and not revealed yet
        self.left: tuple[int, ...] = ()  # what earlier plans leave in the piles for a seat that plans again (SC-51)
        self.moved = [0] * players  # where citizens of the seat that moves stand after their move (SC-104)
        self.held: tuple[int, ...] = ()  # work slots held at the start of phase 3: players * seat + borough (SC-108)
        self.aside: tuple[int, ...] = ()  # raw of tourists without room, until all have stored (SC-129)
        self.out = 0  # one bit per seat that has lost (SC-139)
        self.drafts: list[Draft | None] = [None] * players  # what each seat's plan leads to, remembered
        self.ended_by = ""

    def clone(self) -> City:
        twin = City(self.game, self.players, self.seed, self.options, self.box, self.victory)
        self.copy_engine_to(twin)
        self.owned = 0
        twin.boroughs = self.boroughs.copy()
        twin.piles = self.piles[:]
        twin.supply = self.supply
        twin.turn = self.turn
        twin.phase = self.phase
        twin.host = self.host
        twin.last_host = self.last_host
        twin.order = self.order
        twin.mayor = self.mayor
        twin.circle = self.circle
        twin.face_down = self.face_down
        twin.cards = self.cards
        twin.promise_piles = self.promise_piles
        twin.special_deck = self.special_deck
        twin.drawn_promises = self.drawn_promises
        twin.plans = self.plans
        twin.left = self.left
        twin.moved = self.moved.copy()
        twin.held = self.held
        twin.aside = self.aside
        twin.out = self.out
        twin.drafts = self.drafts.copy()
        twin.ended_by = self.ended_by
        return twin

    # --- boroughs --------------------------------------------------------------------------------------------------

    def change(self, seat: int) -> Borough:
        """The borough of a seat, to be changed: a copy of its own if a clone may share it."""
        if self.owned >> seat & 1:
            return self.boroughs[seat]
        own = Borough(self.players, self.boroughs[seat])
        self.boroughs[seat] = own
        self.owned |= 1 << seat
        return own

    def replace(self, seat: int, borough: Borough) -> None:
        """Somebody else may still hold this borough, so it is not ours to change."""
        self.boroughs[seat] = borough
        self.owned &= ~(1 << seat)

    def track(self, borough: Borough) -> tuple[int, ...]:
        """The size track of a borough (SC-2): of its side of the board."""
        easy = self.box.sizes["easy"]
        return easy if borough.is_easy else self.box.sizes["expert"]

    def owns_copy(self, kind: int) -> bool:
        """Whether each player has an own copy of a shared kind: cultural buildings in that mode (SC-179)."""
        return self.victory == CULTURAL and self.box.category[kind] == CULTURE

    def forbidden_by_mayor(self, seat: int) -> int:
        """The cells beside the mayor's street, which his host may not build on this turn (SC-33)."""
        return street_layer(self.mayor) if seat == self.host and self.mayor != NO_STREET else 0

    # --- players ---------------------------------------------------------------------------------------------------

    def is_in(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def neighbours(self, seat: int) -> tuple[int, ...]:
        """The boroughs to the left and right of one (SC-112), none in a solo game (SC-187); who has lost is skipped."""
        found: list[int] = []
        for step in (1, self.players - 1):
            other = (seat + step) % self.players
            while not self.is_in(other) and other != seat:
                other = (other + step) % self.players
            if other != seat and other not in found:
                found.append(other)
        return tuple(found)

    def tourist_limit(self, seat: int) -> int:
        """Tourists that a seat may have in each other borough (SC-85, SC-111)."""
        return TOURISTS_SUBWAY if self.boroughs[seat].has_subway else TOURISTS

    def citizens_out(self, seat: int) -> int:
        """Living citizens of a seat on slots anywhere, outside hall and career (SC-178)."""
        return sum([borough.people[seat].bit_count() for borough in self.boroughs])

    def is_active(self, seat: int, slot: int) -> bool:
        """Whether a power building of a seat (its slot) has a citizen of the seat on it (SC-77)."""
        return bool(self.boroughs[seat].people[seat] & slot)

    # --- supply and cards ------------------------------------------------------------------------------------------

    def change_supply(self, kind: int, by: int) -> None:
        counts = list(self.supply)
        counts[kind] += by
        self.supply = (counts[0], counts[1], counts[2])

    def learn(self, things: tuple[int, ...], seat: int) -> None:
        """A seat gets to know these things."""
        for thing in things:
            self.known[thing] |= 1 << seat

    def show(self, thing: int) -> None:
        self.known[thing] = EVERYONE

    # --- the end ---------------------------------------------------------------------------------------------------

    def end(self, rule: str) -> None:
        """The game is over: nothing that was still to be done is done, and all promises are shown (SC-165)."""
        self.ended_by = rule
        for borough in self.boroughs:
            if borough.promise >= 0:
                self.show(PROMISE + borough.promise)
            for card in borough.specials:
                self.show(SPECIAL + card)
        self.stop()
        if self.log is not None:
            self.tell("end", rule, {})

    def seal(self, seat: int) -> None:
        """The plan of a seat is made, and nobody else knows it."""
        self.known[PLAN + seat] = 1 << seat

    def reveal_plan(self, seat: int) -> None:
        self.known[PLAN + seat] = EVERYONE

    def hide_card(self, card: int) -> None:
        self.known[ACTION + card] = 0


def removed_promises(victory: int) -> tuple[int, ...]:
    """SC-176: promise 11 speaks of what a citizen victory counts."""
    return (10,) if victory == CITIZEN else ()


def removed_specials(victory: int) -> tuple[int, ...]:
    """SC-172, SC-179: special promises 14 and 16 speak of what an economic and a cultural victory count."""
    return (13,) if victory == ECONOMIC else (15,) if victory == CULTURAL else ()
