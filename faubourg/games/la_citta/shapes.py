"""What the data of La Citta looks like: views, positions, figures of choices, and events by kind.

Services are counted in half points, because of the theatre. A city is known by the hex of its castle.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from faubourg.core.shapes import Cell, Count, Header, Kind, Look, RuleId, Seat, Thing

Service = Literal["education", "culture", "health"]
Size = Literal["small", "medium", "large"]
Phase = Literal["setup", "action", "migration", "relocation", "feeding", "clean-up", "over"]
Act = Literal["build", "build_size", "cubes", "citizens", "harvest", "look"]
ByService = dict[Service, Count]

# --- the map: the same in every view of a game, so that it need be sent only once ------------------------------------


class Hex(TypedDict):
    """A hex in play: what it touches, and what a city with its castle there is called."""

    cell: Cell
    name: str
    food: Count
    mountains: Count
    lakes: Count


class Space(TypedDict):
    """What lies between the lanes: farmland with so much food, a lake, a mountain or wasteland."""

    id: str
    terrain: Literal["farm", "lake", "mountain", "wasteland"]
    food: Count
    cells: list[Cell]


class Edge(TypedDict):
    """A landscape printed along the edge, and the hexes that touch it."""

    id: str
    terrain: Literal["farm", "lake", "mountain", "wasteland"]
    food: Count
    hexes: list[Cell]


class Map(TypedDict):
    """Constant: it never changes in a game."""

    hexes: list[Hex]
    out_of_play: list[Cell]
    spaces: list[Space]
    edges: list[Edge]
    closed: list[Cell]  # crossings that are no hexes


# --- the view --------------------------------------------------------------------------------------------------------


class TileSeen(TypedDict):
    cell: Cell
    kind: Kind
    harvest: bool  # a cube of Rich Harvest lies on it
    cubes: ByService  # cubes of Bread and Games beside its arches, by service
    food: Count  # what it gives now, a rich harvest included
    income: Count  # gold a year


class CitySeen(TypedDict):
    """A city; `tiles` are those besides the castle."""

    castle: Cell
    name: str
    owner: Seat
    people: Count
    limit: Count | None
    staff: Count  # tiles that need a citizen, the castle included
    in_castle: Count
    half_points: ByService
    complete: bool
    food: Count
    income: Count
    neighbours: list[Cell]
    tiles: list[TileSeen]


class Blocked(TypedDict):
    """Why something is not to be had now: the rule, what is short of gold or cubes, and a sentence in each language."""

    rule: RuleId
    short: Count
    why: dict[str, str]


class Effect(TypedDict):
    """What a policy card does for a price: build a kind or a size, place cubes, add citizens, look at voices."""

    price: Count
    act: Act
    kind: Kind | None
    size: Size | None
    count: Count
    blocked: Blocked | None  # for whoever looks; None for a spectator


class Offer(TypedDict):
    """A card of the display; `card` is None while it is being carried out."""

    card: Thing | None
    kind: Kind | None
    effects: list[Effect]
    blocked: Blocked | None


class Use(TypedDict):
    """What a player card can be used for, and why not now."""

    use: Literal["gold", "new-city", "small-building"]
    blocked: Blocked | None


class Passage(TypedDict):
    """A citizen who would leave `origin` for `city`; without room there, for nowhere."""

    origin: Cell
    city: Cell
    room: bool


class Fall(TypedDict):
    """When a player lost the last tile."""

    year: Count
    phase: Count


class View(Look):
    """The whole table lies open but for the piles, cards drawn unseen and this year's hidden voices."""

    map: Map  # constant: need be sent only once
    expansion: bool
    year: Count
    years: Count
    turn: Count  # of the year; 0 outside of the turns
    turns: Count
    phase: Phase
    first: Seat
    cities: list[CitySeen]
    gold: list[Count]
    food: list[Count]
    citizens: list[Count]
    cubes: list[Count]
    player_cards: list[Count]  # that can still be used this year
    uses: list[Use]
    castles: list[Count]  # not on the board
    hungry: list[Seat]
    founded: list[Seat]
    fallen: list[Fall | None]
    taken: list[list[Thing | None]]
    display: list[Thing | None]
    offers: list[Offer]  # the cards of the display, in the same order
    pile_size: Count
    discard_size: Count
    unseen: dict[Kind, Count]  # policy cards that nobody can place, by kind
    voices: list[Thing | None]  # this year's; None: it lies face down
    voices_seen_by: list[list[Seat]]  # who has looked at each of those that lie face down
    voices_up: Count  # so many of them lie face up
    voice: list[Service]
    voice_pile_size: Count
    past_voices: dict[Service, Count]
    migration: dict[Service, list[Passage]]  # who would move as things stand, by what the people may ask for
    stock: dict[str, Count]  # tiles left by their faces, such as farmhouse/quarry


# --- the position ----------------------------------------------------------------------------------------------------


class Tile(TypedDict):
    cell: Cell
    kind: Kind
    harvest: NotRequired[bool]
    cubes: NotRequired[ByService]


class City(TypedDict):
    castle: Cell
    owner: Seat
    people: NotRequired[Count]
    tiles: NotRequired[list[Tile]]


class Position(Header, total=False):
    """What is left out follows from the rest, or is as at the start of the game."""

    year: Count
    turn: Count
    phase: Phase
    first: Seat
    active: Seat  # whose turn it is, if nothing is pending
    terrain: dict[str, str]
    cities: list[City]
    gold: list[Count]
    food: list[Count]
    cubes: list[Count]
    player_cards: list[Count]
    hungry: list[Seat]
    founded: list[Seat]
    fallen: list[Fall | None]
    stock: dict[str, Count]
    display: list[Thing | None]
    taken: list[list[Thing | None]]
    pile: list[Thing]
    discard: list[Thing]
    recycled: list[Thing]
    passed_before: list[Thing]
    voices: list[Thing | None]
    voice_pile: list[Thing]
    voice: list[Service]
    ended_by: RuleId | None
    known: dict[str, str]


# --- choices ---------------------------------------------------------------------------------------------------------


class Closing(TypedDict):
    """A city of another player that loses hexes to build on."""

    city: Cell
    hexes: Count
    left: Count  # hexes that it could still build on


class Facts(TypedDict, total=False):
    """Figures of a choice."""

    price: Count
    count: Count
    kind: Kind
    size: Size
    arches: ByService
    stock: Count
    staffed: bool  # a citizen of the castle moves in
    city: Cell
    city_name: str
    food: Count  # gained, or lost by giving a tile up
    income: Count
    mountains: Count
    lakes: Count
    nearest: str  # the nearest city,
    distance: Count | None  # and the hexes between
    people: Count
    limit: Count | None
    in_castle: Count
    takes: list[Cell]  # the cities that lose a citizen
    surplus: Count  # citizens who would find no room
    service: Service
    half_points: Count  # of that service in the city, as it would be
    closes: list[Closing]  # whom a building there would cut off


# --- events ----------------------------------------------------------------------------------------------------------


class Nothing(TypedDict):
    pass


class OfSeat(TypedDict):
    seat: Seat


class OfYear(TypedDict):
    year: Count


class PhaseBegins(TypedDict):
    phase: Literal["voice", "migration", "relocation", "feeding", "clean-up"]
    year: Count


class CastlePlaced(TypedDict):
    seat: Seat
    city: Cell
    people: Count


class FoodGained(TypedDict):
    seat: Seat
    cell: Cell
    food: Count


class VoiceShown(TypedDict):
    card: Thing
    service: Service


class Paid(TypedDict):
    seat: Seat
    kind: Kind
    cell: Cell
    city: Cell
    gold: Count


class Full(TypedDict):
    seat: Seat
    city: Cell
    limit: Count


class CardTaken(TypedDict):
    seat: Seat
    card: Thing
    slot: Count


class CardShown(TypedDict):
    card: Thing
    slot: Count


class Gold(TypedDict):
    seat: Seat
    gold: Count


class Founded(TypedDict):
    seat: Seat
    city: Cell
    origin: Cell
    people: Count


class Built(TypedDict):
    seat: Seat
    kind: Kind
    cell: Cell
    city: Cell


class Cubes(TypedDict):
    seat: Seat
    kind: Kind
    cell: Cell
    city: Cell
    service: Service
    count: Count


class Blessed(TypedDict):
    seat: Seat
    city: Cell
    count: Count
    people: Count


class Harvested(TypedDict):
    seat: Seat
    cell: Cell
    city: Cell
    food: Count


class Looked(TypedDict):
    seat: Seat
    slots: str
    count: Count
    cards: NotRequired[list[Thing]]


class Revealed(TypedDict):
    cards: list[Thing]


class Voice(TypedDict):
    service: Service
    count: Count


class TwoVoices(TypedDict):
    service: Service
    second: Service


class ServiceChosen(TypedDict):
    seat: Seat
    city: Cell
    service: Service


class Migrated(TypedDict):
    """A citizen goes to the city that offers more; `people` and `origin_people` are what both have then."""

    seat: Seat
    city: Cell
    other: Seat
    origin: Cell
    service: Service
    mine: str
    theirs: str
    people: Count
    origin_people: Count


class Ruined(TypedDict):
    seat: Seat
    city: Cell
    kinds: list[Kind]
    cells: list[Cell]
    food: Count


class FoodLost(TypedDict):
    seat: Seat
    kind: Kind
    cell: Cell
    city: Cell
    food: Count


class Surplus(TypedDict):
    seat: Seat
    city: Cell
    count: Count
    limit: Count
    people: Count


class Fed(TypedDict):
    seat: Seat
    people: Count
    food: Count


class Hunger(TypedDict):
    seat: Seat
    people: Count
    food: Count
    count: Count


class PeopleOf(TypedDict):
    seat: Seat
    city: Cell
    people: Count


class Points(TypedDict):
    seat: Seat
    points: Count


EVENTS: dict[str, type] = {
    "phase": PhaseBegins,
    "castle": CastlePlaced,
    "food": FoodGained,
    "first_player": OfSeat,
    "year": OfYear,
    "voice_card": VoiceShown,
    "income": Paid,
    "growth": PeopleOf,
    "full": Full,
    "skip": OfSeat,
    "pass": OfSeat,
    "card": CardTaken,
    "refill": CardShown,
    "reshuffle": Nothing,
    "take_gold": Gold,
    "pay": Gold,
    "found": Founded,
    "build": Built,
    "market": Built,
    "road": Built,
    "games": Cubes,
    "bless": Blessed,
    "harvest": Harvested,
    "look": Looked,
    "reveal": Revealed,
    "voice": Voice,
    "two_voices": TwoVoices,
    "choose_service": ServiceChosen,
    "migrate": Migrated,
    "no_room": Full,
    "city_falls": Ruined,
    "demolish": Built,
    "food_lost": FoodLost,
    "surplus": Surplus,
    "fed": Fed,
    "hunger": Hunger,
    "starve": PeopleOf,
    "penalty": OfSeat,
    "last_hunger": Points,
    "eliminated": OfSeat,
    "harvest_over": Harvested,
    "end": Nothing,
}
