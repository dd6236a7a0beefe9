"""The texts, tile by tile, in alphabetical order.

A text is resolved at its tile (`frame.at` is the cell, `frame.what` the tile) by the active player. It is mandatory
unless it says "may" (IC-31); without a legal option it fizzles, and the rule that leaves none is the reason (IC-32).
Hotel, Plaza and Power Station ask and do nothing when they are resolved (IC-77, IC-96). Protection limits what a text
may touch, never that it is resolved (IC-41).
"""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import NOTHING, Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.infinite_city import legality
from faubourg.games.infinite_city.flow import (
    CELL,
    END_OF_TURN,
    TEXTS,
    TURN,
    ask_for_cell,
    capture,
    follow_moved_tile,
    pick_from_hand,
    put_token,
    resolve_text,
    take_off_board,
)
from faubourg.games.infinite_city.legality import NOT_RUN_OUT, PLACEMENT, TILE_UNPROTECTED, TOKENS_UNPROTECTED
from faubourg.games.infinite_city.moves import ALL, STOP, cell_of, neighbours, owner_of, pair
from faubourg.games.infinite_city.state import NO_TOKENS, TILE, TOKEN, TOKENS_OF, UP, City
from faubourg.games.infinite_city.tiles import ARBORETUM_TOKENS, KINDS, LIBRARY_TILES


class Text(Question):
    """The text of a tile that asks something: a cell with a tile, unless it says otherwise."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return city.cells

    def fizzle(self, city: City, frame: Frame) -> None:
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "tile": frame.what, "cell": frame.at}
            city.tell("fizzle", self.emptied_by(city, frame).id, facts)


class AdjacentText(Text):
    """A text about the tiles beside its own."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        board = city.board
        return [beside for beside in neighbours(frame.at) if beside in board]


@final
class Arboretum(Text):
    """IC-61, IC-62: you may take back up to three own tokens, one at a time, and stop before each of them."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [*city.cells, STOP]

    def answer(self, city: City, frame: Frame, move: int) -> None:
        if move == STOP:
            return
        city.board[move] -= TOKEN[city.active]
        city.supply[city.active] += 1
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "tile": city.board[move] & TILE, "cell": move}
            city.tell("take_back", "IC-61", facts)
        if frame.count + 1 < ARBORETUM_TOKENS:
            city.stack.append(Frame(self, frame.seat, frame.at, frame.what, frame.count + 1))

    def fizzle(self, city: City, frame: Frame) -> None:
        if frame.count == 0:
            super().fizzle(city, frame)


@final
class Bank(Text):
    """IC-63, IC-64, IC-65, IC-66: an own token here changes places with a foreign one on a tile you don't control."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        others = [owner for owner in range(city.players) if owner != city.active]
        moves: list[int] = []
        for spot in city.cells:
            value = city.board[spot]
            if value > NO_TOKENS:
                moves += [pair(spot, owner) for owner in others if value & TOKENS_OF[owner]]
        return moves

    def answer(self, city: City, frame: Frame, move: int) -> None:
        target, owner = cell_of(move), owner_of(move)
        mine, theirs = TOKEN[city.active], TOKEN[owner]
        city.board[frame.at] += theirs - mine
        city.board[target] += mine - theirs
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "owner": SEAT + owner, "cell": target}
            city.tell("swap_tokens", "IC-63", facts | {"tile": city.board[target] & TILE, "at": frame.at})


@final
class Capitol(AdjacentText):
    """IC-67, IC-68, IC-69: capture every adjacent tile in an order you choose, while your supply lasts.

    Protection does not matter. Tiles turned up wait until all captures are made, then their texts are resolved in
    the order of the captures (IC-70): their frames lie below the Capitol's own, the first captured on top.
    """

    def answer(self, city: City, frame: Frame, move: int) -> None:
        turned_up = capture(city, move)
        if city.ended_by:
            return
        pending = frame.count
        if turned_up:
            tile = city.board[move] & TILE
            step = TEXTS[city.kind[tile]]
            if step is not None:
                city.stack.insert(len(city.stack) - pending, Frame(step, frame.seat, move, tile))
                pending += 1
        city.stack.append(Frame(self, frame.seat, frame.at, frame.what, pending, (*frame.things, move)))

    def fizzle(self, city: City, frame: Frame) -> None:
        if not frame.things:
            super().fizzle(city, frame)


@final
class ConstructionSite(Text):
    """IC-71, IC-72: you must play another tile from your hand; a Hotel is no substitute."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return list(city.hands[city.active])

    def answer(self, city: City, frame: Frame, move: int) -> None:
        pick_from_hand(city, move, (frame.what,))


@final
class DisasterSite(Text):
    """IC-73: another tile goes face down to the bottom of the deck, its tokens return."""

    def answer(self, city: City, frame: Frame, move: int) -> None:
        value = city.board[move]
        city.put_at_bottom((take_off_board(city, move),))
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "tile": city.public_tile(value), "cell": move}
            city.tell("destroy", "IC-73", facts)


@final
class Embassy(AdjacentText):
    """IC-74: capture one adjacent tile; a face-down one is turned up and resolved."""

    def answer(self, city: City, frame: Frame, move: int) -> None:
        if capture(city, move):
            resolve_text(city, move, city.board[move] & TILE)


@final
class Factory(Step):
    """IC-75, IC-76: after the refill you draw five more; nothing else."""

    def run(self, city: City, frame: Frame) -> bool:
        city.factories += 1
        return False


@final
class Housing(Text):
    """IC-80, IC-81: put a token on a tile without tokens, anywhere; a face-down one is turned up and resolved."""

    def answer(self, city: City, frame: Frame, move: int) -> None:
        if put_token(city, move):
            resolve_text(city, move, city.board[move] & TILE)


@final
class Library(Text):
    """IC-82: look at the top five tiles of the deck; `LibraryPick` then plays one of them."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [frame.what]

    def run(self, city: City, frame: Frame) -> bool:
        if not self.options(city, frame):
            self.fizzle(city, frame)
            return False
        looked_at = city.take_top(LIBRARY_TILES)
        city.learn(looked_at, city.active)
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "count": len(looked_at)}
            city.tell("look", "IC-82", facts, {"tiles": looked_at}, 1 << city.active)
        city.stack.append(Frame(LIBRARY_PICK, frame.seat, frame.at, frame.what, things=looked_at))
        return False


@final
class LibraryPick(Text):
    """IC-82, IC-83, IC-84: play one that is no Library; the others go to the bottom when it is resolved."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return list(frame.things)

    def answer(self, city: City, frame: Frame, move: int) -> None:
        rest = tuple([tile for tile in frame.things if tile != move])
        for tile in rest:
            city.known[tile] &= 1 << city.active  # whoever knew them cannot tell which of the five was picked
        self.set_aside(city, frame, rest)
        ask_for_cell(city, move, NOTHING, (frame.what,))

    def fizzle(self, city: City, frame: Frame) -> None:
        self.set_aside(city, frame, frame.things)

    def set_aside(self, city: City, frame: Frame, rest: tuple[int, ...]) -> None:
        city.set_aside += (rest,)
        # The Library may leave the board before that, so it is not what the frame is about (IC-34).
        city.stack.append(Frame(LIBRARY_REST, city.active, things=(frame.what,)))


@final
class LibraryRest(Step):
    """IC-83: the tiles set aside go to the bottom of the deck in their former order."""

    def run(self, city: City, frame: Frame) -> bool:
        rest = city.set_aside[-1]
        city.set_aside = city.set_aside[:-1]
        city.put_at_bottom(rest)
        if city.log is not None and rest:
            city.tell("put_down", "IC-83", {"seat": SEAT + city.active, "count": len(rest)})
        return False


@final
class Mausoleum(AdjacentText):
    """IC-85: take an adjacent tile into your hand, its tokens return."""

    def answer(self, city: City, frame: Frame, move: int) -> None:
        value = city.board[move]
        tile = take_off_board(city, move)
        city.hands[city.active] += (tile,)
        city.learn((tile,), city.active)
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "tile": city.public_tile(value), "cell": move}
            city.tell("take", "IC-85", facts, {} if value & UP else {"found": tile}, 1 << city.active)


@final
class PoliceHQ(Step):
    """IC-89, IC-90, IC-91: every other player puts a token here, unless a Power Station protects the tile."""

    def run(self, city: City, frame: Frame) -> bool:
        if frame.at in city.protected:
            if city.log is not None:
                facts: dict[str, object] = {"seat": SEAT + city.active, "tile": frame.what, "cell": frame.at}
                city.tell("fizzle", "IC-91", facts)
            return False
        for i in range(1, city.players):
            seat = (city.active + i) % city.players
            if city.supply[seat]:
                city.board[frame.at] += TOKEN[seat]
                if city.log is not None:
                    city.tell("token", "IC-89", {"seat": SEAT + seat, "tile": frame.what, "cell": frame.at})
                city.spend(seat)
        return False


@final
class Port(Text):
    """IC-92, IC-93: put the top tile of the deck face down on a legal cell; nobody sees it."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return city.frontier

    def answer(self, city: City, frame: Frame, move: int) -> None:
        tile = city.take_top(1)[0]
        city.lay_face_down(move, tile)
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "tile": city.back_name(tile), "cell": move}
            city.tell("put_face_down", "IC-92", facts)


@final
class PostOffice(Text):
    """IC-94: choose the tile to move; `PostOfficeCell` then moves it."""

    def answer(self, city: City, frame: Frame, move: int) -> None:
        city.stack.append(Frame(POST_OFFICE_CELL, frame.seat, frame.at, frame.what, things=(move,)))


@final
class PostOfficeCell(Text):
    """IC-94, IC-95: the tile goes with its tokens where a new tile could go if it were not there."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        """The frontier, but for the cells that only the tile to be moved keeps in it."""
        origin = frame.things[0]
        alone = [spot for spot in neighbours(origin) if not city.touches_city(spot, origin)]
        return [spot for spot in city.frontier if spot not in alone] if alone else city.frontier

    def answer(self, city: City, frame: Frame, move: int) -> None:
        origin = frame.things[0]
        value = city.lift(origin)
        city.lay(move, value)
        follow_moved_tile(city, value & TILE, move)
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "tile": city.public_tile(value), "cell": origin}
            city.tell("move_tile", "IC-94", facts | {"to": move})


@final
class SecurityGuardpost(Text):
    """IC-97: all tokens of one tile return."""

    def answer(self, city: City, frame: Frame, move: int) -> None:
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "tile": city.board[move] & TILE, "cell": move}
            city.tell("clear", "IC-97", facts)
        city.return_tokens(city.board[move], move)
        city.board[move] &= NO_TOKENS


@final
class ShoppingComplex(Text):
    """IC-98: exchange hands with another player."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return list(range(SEAT, SEAT + city.players))

    def answer(self, city: City, frame: Frame, move: int) -> None:
        one, other = city.active, move - SEAT
        hands = city.hands
        hands[one], hands[other] = hands[other], hands[one]
        city.learn(hands[one], one)
        city.learn(hands[other], other)
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + one, "other": move}
            secret: dict[str, object] = {"tiles": hands[one], "given": hands[other]}
            city.tell("swap_hands", "IC-98", facts, secret, 1 << one | 1 << other)


@final
class Stadium(AdjacentText):
    """IC-99, IC-100: choose an adjacent tile with tokens; `StadiumTokens` then moves one or all of them here."""

    def answer(self, city: City, frame: Frame, move: int) -> None:
        city.stack.append(Frame(STADIUM_TOKENS, frame.seat, frame.at, frame.what, things=(move,)))


@final
class StadiumTokens(Text):
    """IC-99: one token, of an owner you choose, or all."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [*range(SEAT, SEAT + city.players), ALL]

    def answer(self, city: City, frame: Frame, move: int) -> None:
        source = frame.things[0]
        moved = city.board[source] & ~NO_TOKENS if move == ALL else TOKEN[move - SEAT]
        city.board[source] -= moved
        city.board[frame.at] += moved
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "tile": city.board[source] & TILE, "cell": source}
            city.tell("move_tokens", "IC-99", facts | {"to": frame.at, "owners": city.owners_on(moved)})


@final
class Temple(Text):
    """IC-101: look at the hand of another player; `TempleTile` then plays one of its tiles."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return list(range(SEAT, SEAT + city.players))

    def answer(self, city: City, frame: Frame, move: int) -> None:
        hand = city.hands[move - SEAT]
        city.learn(hand, city.active)
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + city.active, "other": move}
            city.tell("look_at_hand", "IC-101", facts, {"tiles": hand}, 1 << city.active | 1 << move - SEAT)
        city.stack.append(Frame(TEMPLE_TILE, frame.seat, at=move, what=frame.what))


@final
class TempleTile(Text):
    """IC-101, IC-102: take a tile of that hand and play it; its owner draws when it is resolved."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return list(city.hands[frame.at - SEAT])

    def answer(self, city: City, frame: Frame, move: int) -> None:
        robbed = frame.at - SEAT
        city.hands[robbed] = tuple([tile for tile in city.hands[robbed] if tile != move])
        # The Temple may leave the board before that, so it is not what the frame is about (IC-34).
        city.stack.append(Frame(TEMPLE_DRAW, frame.seat, at=frame.at, things=(frame.what,)))
        ask_for_cell(city, move, frame.at, (frame.what,))
        city.learn((move,), robbed)  # who sees which one is missing


@final
class TempleDraw(Step):
    """IC-102: the robbed player draws a tile, whatever became of the hands and of the Temple meanwhile."""

    def run(self, city: City, frame: Frame) -> bool:
        city.draw(frame.at - SEAT, 1, "IC-102")
        return False


@final
class TransitStation(Text):
    """IC-104, IC-105: choose the first of two tiles; `TransitStationSecond` then lets them change cells."""

    def answer(self, city: City, frame: Frame, move: int) -> None:
        city.stack.append(Frame(TRANSIT_SECOND, frame.seat, frame.at, frame.what, things=(move,)))


@final
class TransitStationSecond(Text):
    """IC-104: the two tiles change cells with their tokens; they keep their facing and no text is resolved."""

    def answer(self, city: City, frame: Frame, move: int) -> None:
        first = frame.things[0]
        board = city.board
        board[first], board[move] = board[move], board[first]
        for spot, source in ((first, move), (move, first)):
            if board[spot] & UP:
                city.forget_face_up(source, board[spot])
        for spot in (first, move):
            follow_moved_tile(city, board[spot] & TILE, spot)
            if board[spot] & UP:
                city.note_face_up(spot)
        if city.log is not None:
            facts: dict[str, object] = {
                "seat": SEAT + city.active,
                "tile": city.public_tile(board[move]),
                "cell": first,
            }
            city.tell("swap_tiles", "IC-104", facts | {"to": move, "swapped": city.public_tile(board[first])})


ARBORETUM: Final = Arboretum(
    "arboretum",
    (
        Rule("IC-61", legality.own_token_or_stop),
        TOKENS_UNPROTECTED,
        Rule("IC-62", legality.stop_beside_a_choice),
    ),
)
BANK: Final = Bank(
    "bank",
    (
        Rule("IC-64", legality.a_foreign_token),
        Rule("IC-39", legality.this_tile_unprotected),
        Rule("IC-65", legality.own_token_here),
        legality.TARGET_UNPROTECTED,
        Rule("IC-63", legality.not_controlled),
    ),
    indexed=1,
    answers_itself=True,
)
CAPITOL: Final = Capitol(
    "capitol",
    (
        Rule("IC-67", legality.adjacent),
        Rule("IC-67", legality.not_taken_yet),
        Rule("IC-69", legality.supply_left),
    ),
    indexed=1,
    answers_itself=True,
)
CONSTRUCTION_SITE: Final = ConstructionSite(
    "construction", (Rule("IC-71", legality.in_own_hand), NOT_RUN_OUT), indexed=1, answers_itself=True
)
DISASTER_SITE: Final = DisasterSite(
    "disaster",
    (Rule("IC-73", legality.a_tile), Rule("IC-73", legality.another_cell), TILE_UNPROTECTED),
    indexed=1,
    answers_itself=True,
)
EMBASSY: Final = Embassy(
    "embassy",
    (Rule("IC-74", legality.adjacent), TOKENS_UNPROTECTED, Rule("IC-74", legality.supply_left)),
    indexed=1,
    answers_itself=True,
)
FACTORY: Final = Factory("factory")
HOUSING: Final = Housing(
    "housing",
    (
        Rule("IC-80", legality.a_tile),
        Rule("IC-80", legality.without_tokens),
        TOKENS_UNPROTECTED,
        Rule("IC-81", legality.supply_left),
    ),
    indexed=1,
    answers_itself=True,
)
LIBRARY: Final = Library("library-look", (NOT_RUN_OUT, Rule("IC-84", legality.a_deck)))
LIBRARY_PICK: Final = LibraryPick(
    "library", (Rule("IC-82", legality.among_the_shown), Rule("IC-82", legality.not_a_library)), indexed=1
)
LIBRARY_REST: Final = LibraryRest("library-rest")
MAUSOLEUM: Final = Mausoleum(
    "mausoleum", (Rule("IC-85", legality.adjacent), TILE_UNPROTECTED), indexed=1, answers_itself=True
)
POLICE_HQ: Final = PoliceHQ("police-hq")
PORT: Final = Port("port", (*PLACEMENT, Rule("IC-93", legality.a_deck), NOT_RUN_OUT), indexed=3, answers_itself=True)
POST_OFFICE: Final = PostOffice(
    "post-tile",
    (Rule("IC-94", legality.a_tile), TILE_UNPROTECTED, Rule("IC-94", legality.somewhere_to_go)),
    indexed=1,
    answers_itself=True,
)
POST_OFFICE_CELL: Final = PostOfficeCell(
    "post-cell", (PLACEMENT[0], Rule("IC-95", legality.not_taken_yet), *PLACEMENT[1:]), indexed=4, answers_itself=True
)
SECURITY_GUARDPOST: Final = SecurityGuardpost(
    "security",
    (Rule("IC-97", legality.a_tile), Rule("IC-97", legality.with_tokens), TOKENS_UNPROTECTED),
    indexed=1,
    answers_itself=True,
)
SHOPPING_COMPLEX: Final = ShoppingComplex("shopping", (Rule("IC-98", legality.another_player),), answers_itself=True)
STADIUM: Final = Stadium(
    "stadium-tile",
    (
        Rule("IC-99", legality.adjacent),
        Rule("IC-99", legality.with_tokens),
        TOKENS_UNPROTECTED,
        Rule("IC-100", legality.this_tile_unprotected),
    ),
    indexed=1,
    answers_itself=True,
)
STADIUM_TOKENS: Final = StadiumTokens(
    "stadium-tokens",
    (Rule("IC-99", legality.one_of_the_owners_or_all), Rule("IC-99", legality.all_of_several)),
    answers_itself=True,
)
TEMPLE: Final = Temple(
    "temple-player",
    (Rule("IC-101", legality.another_player), Rule("IC-103", legality.with_a_hand), NOT_RUN_OUT),
    answers_itself=True,
)
TEMPLE_TILE: Final = TempleTile(
    "temple-tile", (Rule("IC-101", legality.in_the_robbed_hand),), indexed=1, answers_itself=True
)
TEMPLE_DRAW: Final = TempleDraw("temple-draw")
TRANSIT_STATION: Final = TransitStation(
    "transit-1",
    (Rule("IC-104", legality.a_tile), TILE_UNPROTECTED, Rule("IC-105", legality.another_tile_to_swap)),
    indexed=1,
    answers_itself=True,
)
TRANSIT_SECOND: Final = TransitStationSecond(
    "transit-2",
    (Rule("IC-104", legality.a_tile), TILE_UNPROTECTED, Rule("IC-104", legality.another_tile_than_the_first)),
    indexed=1,
    answers_itself=True,
)

for _kind, _text in {
    "arboretum": ARBORETUM,
    "bank": BANK,
    "capitol": CAPITOL,
    "construction_site": CONSTRUCTION_SITE,
    "disaster_site": DISASTER_SITE,
    "embassy": EMBASSY,
    "factory": FACTORY,
    "housing": HOUSING,
    "library": LIBRARY,
    "mausoleum": MAUSOLEUM,
    "police_hq": POLICE_HQ,
    "port": PORT,
    "post_office": POST_OFFICE,
    "security_guardpost": SECURITY_GUARDPOST,
    "shopping_complex": SHOPPING_COMPLEX,
    "stadium": STADIUM,
    "temple": TEMPLE,
    "transit_station": TRANSIT_STATION,
}.items():
    TEXTS[KINDS.index(_kind)] = _text

STEPS: Final[dict[str, Step]] = {
    step.name: step
    for step in [
        TURN,
        CELL,
        END_OF_TURN,
        LIBRARY_PICK,
        LIBRARY_REST,
        POST_OFFICE_CELL,
        STADIUM_TOKENS,
        TEMPLE_TILE,
        TEMPLE_DRAW,
        TRANSIT_SECOND,
        *[text for text in TEXTS if text is not None],
    ]
}
