"""A small game that uses what Infinite City does not: several seats in one stage, sealed answers, asking again.

Each round all seats bid one or two cards in secret. The highest sum scores; seats that tie for it bid again among
themselves as long as they can. Bids are discarded face up, and everybody draws a card while there are any.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, final

from faubourg.core.engine import Stage
from faubourg.core.errors import Flaw
from faubourg.core.events import PUBLIC
from faubourg.core.game import Game
from faubourg.core.outcome import Outcome, ScoreLine, ranks_by
from faubourg.core.position import Reader, bits_from, check_shape, known_to_data, pending_to_data, restore_pending
from faubourg.core.rules import SEALED, Frame, Question, Rule, Step
from faubourg.core.spots import BUTTON, SEAT, SEAT_LETTERS
from faubourg.core.state import State

CARDS = 24
HAND = 3
STOP = BUTTON


@final
class Auction(State):
    __slots__ = ("deck", "discard", "ended_by", "hands", "points")

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, seed, options)
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[tuple[int, ...]] = [()] * players
        self.points = [0] * players
        self.ended_by = ""

    def clone(self) -> Auction:
        twin = Auction(self.game, self.players, self.seed, self.options)
        self.copy_engine_to(twin)
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.hands = self.hands.copy()
        twin.points = self.points.copy()
        twin.ended_by = self.ended_by
        return twin

    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.known[card] |= 1 << seat
            self.hands[seat] += (card,)
            self.tell("draw", "TG-4", {"seat": SEAT + seat}, {"card": card}, 1 << seat)


def in_hand(state: Auction, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move in state.hands[frame.seat] and move not in frame.things]


def in_hand_or_stop(state: Auction, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move == STOP or in_hand(state, frame, [move])]


class First(Question):
    """The first card of a bid, which leads to the question for a second one."""

    def candidates(self, state: Auction, frame: Frame) -> list[int]:
        return sorted(state.hands[frame.seat])

    def answer(self, state: Auction, frame: Frame, move: int) -> Frame:
        return Frame(SECOND, frame.seat, things=(move,))


class Second(First):
    def candidates(self, state: Auction, frame: Frame) -> list[int]:
        return [*sorted(state.hands[frame.seat]), STOP]

    def answer(self, state: Auction, frame: Frame, move: int) -> Frame:
        bid = frame.things if move == STOP else (*frame.things, move)
        return Frame(SEALED, frame.seat, things=bid)


class Bidding(Stage):
    """Everybody with cards bids at once; `frame.things` are the seats asked (all, or those who tied)."""

    def openings(self, state: Auction, frame: Frame) -> list[Frame]:
        asked = [move - SEAT for move in frame.things]
        return [Frame(FIRST, seat) for seat in asked if state.hands[seat]]

    def close(self, state: Auction, frame: Frame, sealed: list[Frame]) -> None:
        sums = {}
        for line in sealed:
            sums[line.seat] = sum(line.things)
            state.hands[line.seat] = tuple(card for card in state.hands[line.seat] if card not in line.things)
            state.discard += line.things
            for card in line.things:
                state.known[card] = 0xFF
            state.tell("bid", "TG-2", {"seat": SEAT + line.seat, "cards": line.things})
        best = [seat for seat, total in sums.items() if total == max(sums.values())]
        able = [seat for seat in best if state.hands[seat]]
        if len(best) > 1 and able:
            state.stack.append(Frame(self, 0, things=tuple(SEAT + seat for seat in able)))
            return
        for seat in best:
            state.points[seat] += 1
        state.stack.append(Frame(NEXT_ROUND, 0))


class NextRound(Step):
    def run(self, state: Auction, frame: Frame) -> bool:
        for seat in range(state.players):
            state.draw(seat)
        if any(state.hands):
            state.stack.append(Frame(BIDDING, 0, things=everybody(state.players)))
        else:
            state.ended_by = "TG-5"
            state.stop()
        return False


def everybody(players: int) -> tuple[int, ...]:
    return tuple(range(SEAT, SEAT + players))


FIRST = First("first", (Rule("TG-1", in_hand),))
SECOND = Second("second", (Rule("TG-1", in_hand_or_stop),))
BIDDING = Bidding("bidding")
NEXT_ROUND = NextRound("next-round")


class Toy(Game[Auction]):
    name = "toy-auction"
    package = "tests.toy"
    rules_version = 1
    players = range(2, 5)
    buttons = ("stop",)
    steps = {step.name: step for step in (FIRST, SECOND, BIDDING, NEXT_ROUND, SEALED)}
    turn_rule = "TG-2"
    end_rule = "TG-5"

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> Auction:
        state = Auction(self, players, seed, options)
        state.known = bytearray(CARDS)
        state.deck = list(range(CARDS))
        state.shuffle(state.deck)
        for _ in range(HAND):
            for seat in range(players):
                state.draw(seat)
        state.stack.append(Frame(BIDDING, 0, things=everybody(players)))
        state.advance()
        return state

    def setup(self, position: Mapping[str, Any]) -> Auction:
        check_shape(self, position)
        reader = Reader(position)
        players = self.check_players(position.get("players"))
        state = Auction(self, players, self.check_seed(position.get("seed", 0)), {})
        state.drawn = reader.count("drawn", 0)
        state.stage = reader.count("stage", 0)
        number = {f"card#{card}": card for card in range(CARDS)}
        state.deck = [number[name] for name in reader.get("deck", [])]
        state.discard = [number[name] for name in reader.get("discard", [])]
        state.hands = [tuple(number[name] for name in hand) for hand in reader.get("hands", [[]] * players)]
        state.points = list(reader.get("points", [0] * players))
        state.ended_by = position.get("ended_by") or ""
        state.known = bytearray(CARDS)
        for name, letters in reader.get("known", {}).items():
            state.known[number[name]] = bits_from(letters, players, "known")
        restore_pending(state, reader.get("pending", []), reader.get("answers", {}))
        return state

    def describe(self, state: Auction) -> dict[str, Any]:

        def names(cards: list[int] | tuple[int, ...]) -> list[str]:
            return [f"card#{card}" for card in cards]

        return {
            "players": state.players,
            "seed": str(state.seed),
            "drawn": state.drawn,
            "stage": state.stage,
            "deck": names(state.deck),
            "discard": names(state.discard),
            "hands": [names(hand) for hand in state.hands],
            "points": list(state.points),
            "ended_by": state.ended_by or None,
            "known": known_to_data(state, lambda card: f"card#{card}"),
            **pending_to_data(state),
        }

    def view(self, state: Auction, seat: int | None) -> dict[str, Any]:
        seen: dict[str, Any] = {
            "game": self.name,
            "seat": None if seat is None else SEAT_LETTERS[seat],
            "players": state.players,
            "stage": state.stage,
            "to_act": [SEAT_LETTERS[one] for one in state.to_act],
            "question": None if state.is_over else state.frame.step.name,
            "ended_by": state.ended_by or None,
            "scores": list(state.points),
            "deck_size": len(state.deck),
            "discard": [f"card#{card}" for card in state.discard],
            "hand_sizes": [len(hand) for hand in state.hands],
        }
        if seat is not None:
            seen["hand"] = [f"card#{card}" for card in state.hands[seat]]
            seen["bid"] = [
                f"card#{card}" for line in state.lines if line.seat == seat for card in line.answers if card < CARDS
            ]
        return seen

    def redraw(self, state: Auction, seat: int | None, rng: Random) -> None:
        bit = PUBLIC if seat is None else 1 << seat
        places = [card for cards in (state.deck, *state.hands) for card in cards if not state.known[card] & bit]
        dealt = rng.sample(places, len(places))
        fresh = dict(zip(places, dealt, strict=True))
        known = bytes(state.known)
        for old, new in fresh.items():
            state.known[new] = known[old]
        state.deck = [fresh.get(card, card) for card in state.deck]
        state.hands = [tuple(fresh.get(card, card) for card in hand) for hand in state.hands]

    def outcome(self, state: Auction) -> Outcome:
        points = tuple(state.points)
        lines = tuple(ScoreLine(seat, "bids", "TG-3", won) for seat, won in enumerate(points))
        return Outcome(points, ranks_by([(won,) for won in points]), state.ended_by, lines)

    def broken_invariant(self, state: Auction) -> Flaw | None:
        cards = sorted([*state.deck, *state.discard, *[card for hand in state.hands for card in hand]])
        return None if cards == list(range(CARDS)) else Flaw("index", what="cards")

    def broken_step(self, before: Auction, after: Auction, seat: int) -> str | None:
        return None

    def worth(self, state: Auction, seat: int) -> float:
        return state.points[seat]

    def thing_name(self, state: Auction, thing: int) -> str:
        return f"card#{thing}"

    def thing_word(self, state: Auction, thing: int, lang: str) -> str:
        return str(thing)

    def find_thing(self, state: Auction, frame: Frame, text: str) -> int | None:
        number = text.removeprefix("card#")
        return int(number) if number.isdecimal() and len(number) < 4 and int(number) < CARDS else None

    def find_cell(self, state: Auction, frame: Frame, text: str) -> int | None:
        return None

    def spots(self, state: Auction, frame: Frame, move: int) -> tuple[str, ...]:
        return (f"button:{self.buttons[move - BUTTON]}" if move >= BUTTON else f"card:{move}",)


GAME = Toy()
