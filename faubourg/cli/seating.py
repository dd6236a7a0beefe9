"""Who sits where: people and bots, their names, and what a player is told about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import shake_128
from pathlib import Path

from faubourg.bots import Bot, bot_names, load_bot
from faubourg.bots import bot_title as level_title
from faubourg.cli.speech import PACKAGE, Speech
from faubourg.core.errors import SetupError
from faubourg.core.game import Game
from faubourg.core.spots import SEAT_LETTERS

HUMAN = "human"
FAVOURITE_BOT = "greedy"
USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Seating:
    """Of each seat: "human" or the bot that plays it, and a name."""

    players: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player == HUMAN)

    def roles(self, say: Speech, reader: int | None) -> tuple[str, ...]:
        """What the reader is told about each seat: who is a bot, and which seat is the reader's own."""
        return tuple(
            say("words", "you") if seat == reader else "" if player == HUMAN else role_of(player, say)
            for seat, player in enumerate(self.players)
        )

    def bots(self, seed: int, moves: int) -> dict[int, Bot]:
        """The bots by seat. Their chance is not the game's: from its own seed a bot could tell the deck."""
        bots = {}
        for seat, player in enumerate(self.players):
            if player != HUMAN:
                own_seed = shake_128(b"bot %d/%d/%d" % (seed, seat, moves)).digest(8)
                bots[seat] = load_bot(player, int.from_bytes(own_seed, "big"))
        return bots


def role_of(player: str, say: Speech) -> str:
    """What a bot is called beside its name: in the language of the screen if it is one of ours."""
    return level_title(player, say.lang).lower() if player.partition(":")[0] in bot_names() else bot_title(player)


def bot_title(player: str) -> str:
    """A short name for a bot: its own, with the time it takes; its class; or its file."""
    path, _, class_name = player.rpartition(":")
    if player.endswith(".py"):
        return Path(player).stem
    return class_name if path.endswith(".py") else player


def lasting(player: str) -> str:
    """The same bot, named so that it can be found from another folder, too."""
    path, colon, class_name = (player, "", "") if player.endswith(".py") else player.rpartition(":")
    return f"{Path(path).absolute()}{colon}{class_name}" if path.endswith(".py") else player


def usual_bot() -> str:
    names = bot_names()
    return FAVOURITE_BOT if FAVOURITE_BOT in names else names[0]


def seat_players(
    game: Game,
    say: Speech,
    players: int | None = None,
    seats: Sequence[str] = (),
    bots: Sequence[str] = (),
    people: int | None = None,
    names: Sequence[str] = (),
) -> Seating:
    """From what a user said, perhaps little, to a seat for everyone; SetupError if it does not add up."""
    count = game.check_players(players if players is not None else usual_count(game, seats, bots, people))
    if seats:
        if bots or people is not None:
            raise mistake("seats_twice")
        if len(seats) > count:
            raise mistake("too_many_seats", seats=len(seats), players=count)
        sitting = [HUMAN if seat.lower() == HUMAN else seat for seat in seats]
    else:
        humans = people if people is not None else 1
        if not 0 <= humans <= count:
            raise mistake("people", people=humans, players=count)
        if len(bots) > count - humans:
            raise mistake("too_many_bots", bots=len(bots), people=humans, players=count)
        sitting = [HUMAN] * humans
    # Fewer bots than seats: they sit down again and again.
    round_of_bots = list(bots) or [usual_bot()]
    while len(sitting) < count:
        sitting.append(round_of_bots[(len(sitting) - sitting.count(HUMAN)) % len(round_of_bots)])
    return Seating(tuple(map(lasting, sitting)), name_seats(say, count, names))


def usual_count(game: Game, seats: Sequence[str], bots: Sequence[str], people: int | None) -> int:
    """As many as were named; if nobody was, or only one, the usual number."""
    named = len(seats) or (len(bots) + (people if people is not None else 1) if len(bots) > 1 else people or 0)
    usual = min(max(USUAL_PLAYERS, game.players[0]), game.players[-1])
    return named if named >= game.players[0] else usual


def name_seats(say: Speech, count: int, names: Sequence[str]) -> tuple[str, ...]:
    """The names given, then names that begin with the letter of the seat."""
    given = [name.strip() for name in names]
    if len(given) > count:
        raise SetupError("seat_names", names=len(given), players=count)
    if not all(given) or len(set(given)) < len(given):
        raise mistake("names")
    usual = [say("names", letter) for letter in SEAT_LETTERS[:count]]
    for seat in range(len(given), count):
        given.append(usual[seat] if usual[seat] not in given else f"{usual[seat]} {SEAT_LETTERS[seat]}")
    return tuple(given)


def mistake(key: str, **facts: object) -> SetupError:
    return SetupError(key, package=PACKAGE, **facts)
