"""What lies in the box: buildings and their tiles, policy and voice cards, and the figures of the rules."""

from __future__ import annotations

from typing import Any, Final, final

from faubourg.core.texts import load_toml

PACKAGE: Final = "faubourg.games.la_citta"
DATA: Final[dict[str, Any]] = load_toml(PACKAGE, "data.toml")


def figures(data: dict[str, Any]) -> dict[str, int]:
    """Every figure that a text may name: those of the rules, prices and amounts of the cards, yields of buildings."""
    found = {key: value for key, value in data["game"].items() if isinstance(value, int)}
    for row in data["policy"]:
        for number, effect in enumerate(row["effects"], start=1):
            found[f"price_{row['key']}_{number}"] = effect["cost"]
            amounts = [value for key, value in effect.items() if key != "cost" and isinstance(value, int)]
            if amounts:
                found[f"amount_{row['key']}_{number}"] = amounts[0]
    for row in data["building"]:
        found[f"food_{row['key']}"] = row["food_fixed"]
        found[f"income_{row['key']}"] = row["income_fixed"]
    return found


NUMBERS: Final[dict[str, int]] = figures(DATA)

YEARS: Final[int] = NUMBERS["years"]
TURNS: Final[int] = NUMBERS["turns"]
PLAYER_CARDS: Final[int] = NUMBERS["player_cards"]
PENALTY_PLAYER_CARDS: Final[int] = NUMBERS["penalty_player_cards"]
CASTLES: Final[int] = NUMBERS["castles"]
CUBES: Final[int] = NUMBERS["cubes"]
START_CASTLES: Final[int] = NUMBERS["start_castles"]
START_CITIZENS: Final[int] = NUMBERS["start_citizens"]
START_GOLD: Final[int] = NUMBERS["start_gold"]
DISPLAY: Final[int] = NUMBERS["display"]
VOICES_PER_YEAR: Final[int] = NUMBERS["voices_per_year"]
VOICES_FACE_UP: Final[int] = NUMBERS["voices_face_up"]
NEW_CITY_MOVED: Final[int] = NUMBERS["new_city_moved"]
NEW_CITY_ADDED: Final[int] = NUMBERS["new_city_added"]
NEW_CITY_GAP: Final[int] = NUMBERS["new_city_gap"]
NEIGHBOUR_GAP: Final[int] = NUMBERS["neighbour_gap"]
CITY_GAP: Final[int] = NUMBERS["city_gap"]
GOLD_CARD: Final[int] = NUMBERS["gold_card"]
GROWTH: Final[int] = NUMBERS["growth"]
LIMIT: Final[int] = NUMBERS["limit"]
LIMIT_MARKET: Final[int] = NUMBERS["limit_market"]
NO_LIMIT: Final = 1_000_000  # more citizens than a game could ever bring together
POINTS_CITIZEN: Final[int] = NUMBERS["points_citizen"]
POINTS_COMPLETE: Final[int] = NUMBERS["points_complete"]
POINTS_HUNGER: Final[int] = NUMBERS["points_hunger"]
ROADS: Final[int] = NUMBERS["roads"]
assert NEW_CITY_GAP == NEIGHBOUR_GAP + 1, "a new castle is never a neighbour: City.reach stands for both"

# --- services ------------------------------------------------------------------------------------------------------

SERVICES: Final = ("education", "culture", "health")
FULL_ARCH: Final = 2  # services are counted in half points, because of the theatre (LC-115)

# --- buildings -----------------------------------------------------------------------------------------------------

KINDS: Final[tuple[str, ...]] = tuple([row["key"] for row in DATA["building"]])
CASTLE: Final = KINDS.index("castle")
FARMHOUSE: Final = KINDS.index("farmhouse")
QUARRY: Final = KINDS.index("quarry")
MARKET: Final = KINDS.index("market")
ROAD: Final = KINDS.index("road")
THEATRE: Final = KINDS.index("theatre")

SIZES: Final = ("small", "medium", "large")
SIZE_KINDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([kind for kind, row in enumerate(DATA["building"]) if row["size"] == size]) for size in SIZES]
)


def kinds_where(field: str, value: object) -> int:
    """The kinds of building of which that is true, as a set of bits."""
    return sum([1 << kind for kind, row in enumerate(DATA["building"]) if row[field] == value])


# Sets of kinds, one bit each.
SIZE_SET: Final[tuple[int, ...]] = tuple([kinds_where("size", size) for size in SIZES])
WAVE_SET: Final[int] = kinds_where("wave", True)
FARMING_SET: Final[int] = kinds_where("food", "farms")
MINING_SET: Final[int] = kinds_where("income", "mountains")
EXPANSION_SET: Final[int] = kinds_where("set", "expansion")
# What the castle's citizens run; the market's own comes from the reserve (LC-64), a road needs none (LC-110).
STAFFED_SET: Final[int] = kinds_where("citizen", "castle")
DRY_SET: Final[int] = STAFFED_SET & ~WAVE_SET

ARCHES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([row["arches"][service] for service in SERVICES]) for row in DATA["building"]]
)
FOOD_FIXED: Final[tuple[int, ...]] = tuple([row["food_fixed"] for row in DATA["building"]])
INCOME_FIXED: Final[tuple[int, ...]] = tuple([row["income_fixed"] for row in DATA["building"]])

# --- tiles: one stock for both faces (LC-65) -----------------------------------------------------------------------

TILE_FACES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([KINDS.index(face) for face in row["faces"]]) for row in DATA["tile"]]
)
TILE_SET: Final[tuple[int, ...]] = tuple([sum([1 << face for face in faces]) for faces in TILE_FACES])
TILE_COUNT: Final[tuple[int, ...]] = tuple([row["count"] for row in DATA["tile"]])
TILE_OF: Final[tuple[int, ...]] = tuple(
    [next((tile for tile, faces in enumerate(TILE_FACES) if kind in faces), -1) for kind in range(len(KINDS))]
)


def full_stock(expansion: bool) -> bytes:
    """How many of each tile there are; none of the expansion's without it (LC-102)."""
    return bytes([row["count"] if expansion or row["set"] == "base" else 0 for row in DATA["tile"]])


# --- cards ---------------------------------------------------------------------------------------------------------

POLICIES: Final[tuple[str, ...]] = tuple([row["key"] for row in DATA["policy"]])
BREAD_AND_GAMES: Final = POLICIES.index("bread_and_games")
RICH_HARVEST: Final = POLICIES.index("rich_harvest")

BUILD: Final = 0
BUILD_SIZE: Final = 1
PLACE_CUBES: Final = 2
ADD_CITIZENS: Final = 3
HARVEST: Final = 4
LOOK: Final = 5
ACTS: Final = ("build", "build_size", "cubes", "citizens", "harvest", "look")


@final
class Effect:
    """One of the effects of a policy card: its price, what it does, and with what (a kind, a size, a number)."""

    __slots__ = ("price", "act", "what")

    def __init__(self, price: int, act: int, what: int) -> None:
        self.price = price
        self.act = act
        self.what = what


def read_effect(row: dict[str, Any]) -> Effect:
    act = next(number for number, name in enumerate(ACTS) if name in row)
    value = row[ACTS[act]]
    if act == BUILD:
        return Effect(row["cost"], act, KINDS.index(value))
    return Effect(row["cost"], act, SIZES.index(value) if act == BUILD_SIZE else value)


EFFECTS: Final[tuple[tuple[Effect, ...], ...]] = tuple(
    [tuple([read_effect(effect) for effect in row["effects"]]) for row in DATA["policy"]]
)
CHEAPEST: Final[tuple[int, ...]] = tuple([min([effect.price for effect in effects]) for effects in EFFECTS])


@final
class Cards:
    """The cards in play: policy cards first, voice cards after them, each a number with an id. Never changed."""

    __slots__ = ("policy", "voice", "ids", "numbers", "policies")

    def __init__(self, deck: str) -> None:
        policy = [kind for kind, row in enumerate(DATA["policy"]) for _ in range(row[deck])]
        voice = [service for service, name in enumerate(SERVICES) for _ in range(DATA["voice"][name])]
        self.policies = len(policy)  # voice cards are numbered from here on
        self.policy = bytes(policy)
        self.voice = bytes([*[0] * len(policy), *voice])
        names = [POLICIES[kind] for kind in policy] + [SERVICES[service] for service in voice]
        self.ids = tuple([f"{name}#{names[:n].count(name) + 1}" for n, name in enumerate(names)])
        self.numbers = {id: number for number, id in enumerate(self.ids)}


BASE_CARDS: Final = Cards("base")
EXPANSION_CARDS: Final = Cards("expansion")


def cards_of(expansion: bool) -> Cards:
    """The deck of the expansion replaces that of the base game (LC-101)."""
    return EXPANSION_CARDS if expansion else BASE_CARDS
