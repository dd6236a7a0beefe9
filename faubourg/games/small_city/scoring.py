"""The score in each mode, line by line: every vote with the tile or the rule it comes from."""

from __future__ import annotations

from typing import Final

from faubourg.core.outcome import Outcome, ScoreLine
from faubourg.games.small_city.borough import LEDGER
from faubourg.games.small_city.grid import cells_in
from faubourg.games.small_city.moves import PROMISE, SPECIAL, spot, spot_name
from faubourg.games.small_city.promises import Card, chosen_tiles, is_kept
from faubourg.games.small_city.state import CITIZEN, CULTURAL, ECONOMIC, City
from faubourg.games.small_city.tiles import CULTURE, DATA, HOME, NUMBERS, PILE_POINTS, SHOP

LEDGER_RULES: Final = ("SC-46", "SC-160", "SC-151", "SC-132", "SC-117")
RANKS: Final[tuple[tuple[int, str], ...]] = tuple([(int(least), name) for name, least in DATA["ranks"].items()])


def spots_of(city: City, seat: int, places: list[int]) -> tuple[str, ...]:
    """All cells of some tiles of a borough, as spots."""
    return tuple(
        [f"cell:{spot_name(spot(seat, index))}" for place in places for index in cells_in(city.box.mask[place])]
    )


def vote_lines(city: City, seat: int) -> list[ScoreLine]:
    """The votes on the track, by the tiles that brought them and the other sources (SC-135: without a limit)."""
    box, borough = city.box, city.boroughs[seat]
    lines: list[ScoreLine] = []
    for place, votes in zip(borough.tiles, borough.earned, strict=True):
        if votes:
            category = box.category[box.kind_of[place]]
            kind, rule = ("homes", "SC-132") if category == HOME else ("university", "SC-133")
            if category == SHOP:
                kind, rule = "shops", "SC-124"
            lines.append(ScoreLine(seat, kind, rule, votes, spots_of(city, seat, [place])))
    for entry, votes in enumerate(borough.ledger):
        if votes:
            lines.append(ScoreLine(seat, LEDGER[entry], LEDGER_RULES[entry], votes))
    return lines


def promise_points(city: City, seat: int, card: Card) -> int:
    """What a promise is worth as things stand."""
    return promise_value(card, is_kept(city, seat, card))


def promise_value(card: Card, kept: bool) -> int:
    """SC-165, SC-170."""
    if card.pile < 0:
        return 0 if kept else -NUMBERS["special_broken"]
    return PILE_POINTS[card.pile][0 if kept else 1]


def promise_lines(city: City, seat: int) -> list[ScoreLine]:
    """The promise and the special promises, with the tiles they speak of."""
    borough = city.boroughs[seat]
    lines: list[ScoreLine] = []
    if borough.promise >= 0:
        card = city.box.promises[borough.promise]
        lines.append(promise_line(city, seat, card, "promise", "SC-165", PROMISE + borough.promise))
    for number in borough.specials:
        lines.append(promise_line(city, seat, city.box.specials[number], "special", "SC-170", SPECIAL + number))
    return lines


def promise_line(city: City, seat: int, card: Card, kind: str, rule: str, thing: int) -> ScoreLine:
    """A promise with its card and the tiles it speaks of."""
    points = promise_points(city, seat, card)
    places: list[int] = []
    for part in card.all_of + card.any_of:
        if part.metric in ("tiles", "cells", "full_tiles", "active"):
            places += [place for place in chosen_tiles(city, city.boroughs[seat], part) if place not in places]
    outcome = "kept" if is_kept(city, seat, card) else "broken"
    spots = (f"card:{city.game.thing_name(city, thing)}", *spots_of(city, seat, places))
    return ScoreLine(seat, f"{kind}_{outcome}", rule, points, spots, is_secret=True)


def score_lines(city: City, seat: int) -> list[ScoreLine]:
    """What counts in the mode that is played (SC-171, SC-175, SC-178, SC-180, SC-181)."""
    box, borough = city.box, city.boroughs[seat]
    if city.victory == ECONOMIC:
        homes = [p for p in borough.tiles if box.category[box.kind_of[p]] in (HOME, CULTURE)]
        return [
            ScoreLine(seat, "money", "SC-175", borough.money),
            ScoreLine(seat, "estate", "SC-173", borough.estate, spots_of(city, seat, homes)),
            *promise_lines(city, seat),
        ]
    if city.victory == CITIZEN:
        return [ScoreLine(seat, "citizens", "SC-178", borough.headcount)]
    if city.victory == CULTURAL:
        return [
            ScoreLine(seat, "culture", "SC-180", box.mask[place].bit_count(), spots_of(city, seat, [place]))
            for place in borough.tiles
            if box.category[box.kind_of[place]] == CULTURE
        ]
    lines = [*vote_lines(city, seat), *promise_lines(city, seat)]
    if borough.pollution:
        lines.append(ScoreLine(seat, "pollution", "SC-166", -borough.pollution))
    return lines


def tie_break(city: City, seat: int) -> tuple[int, int, int]:
    """Lower pollution, then by mode more money or more votes (SC-167, SC-175, SC-178, SC-180)."""
    borough = city.boroughs[seat]
    if city.victory == ECONOMIC:
        return -borough.pollution, borough.votes, 0
    if city.victory in (CITIZEN, CULTURAL):
        votes = borough.votes + sum([line.points for line in promise_lines(city, seat)])
        return -borough.pollution, votes, borough.money
    return -borough.pollution, borough.money, 0


def outcome(city: City) -> Outcome:
    """Scores and ranks; who has lost by pollution is behind everybody else whatever the score."""
    lines: list[ScoreLine] = []
    scores: list[int] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(city.players):
        own = score_lines(city, seat)
        lines += own
        scores.append(sum([line.points for line in own]))
        keys.append((scores[seat], *tie_break(city, seat)))
    living = [seat for seat in range(city.players) if city.is_in(seat)]
    ranks: list[int] = []
    for seat in range(city.players):
        if city.is_in(seat):
            ranks.append(1 + sum([1 for other in living if keys[other] > keys[seat]]))
        else:
            ranks.append(max(2, 1 + len(living)))
    return Outcome(tuple(scores), tuple(ranks), city.ended_by, tuple(lines))


def solo_rank(score: int) -> str | None:
    """The rank that a score of a solo game gives (SC-190)."""
    found = None
    for least, name in RANKS:
        if score >= least:
            found = name
    return found
