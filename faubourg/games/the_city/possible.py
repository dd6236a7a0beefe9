"""What can be in a position and what cannot, stage by stage; each refusal names the place and says what is allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from faubourg.core import position
from faubourg.core.spots import SEAT_LETTERS, seat_letter
from faubourg.games.the_city.cards import CREW_COST, GIVE_UP_DRAW, GOAL, HAND_DEAL, HAND_LIMIT, PACKAGE
from faubourg.games.the_city.effects import asking_places, bills
from faubourg.games.the_city.flow import can_build, can_build_alone, is_only_a_crew
from faubourg.games.the_city.legality import has_what_it_needs, is_another_allowed
from faubourg.games.the_city.scoring import earned
from faubourg.games.the_city.state import Cards, City

# The stages at which players are asked something, each with what then remains to be done, the next thing last.
REMAINING: Final[dict[str, tuple[str, ...]]] = {
    "settling": (),
    "choosing": (),
    "sorting": ("income", "giving-up", "paying"),
    "paying": ("income", "giving-up"),
    "extra-building": ("income", "giving-up"),
    "keeping": ("income",),
    "referring": (),
    "trimming": (),
}
OVER: Final = ""  # no stage: the game is over


impossible: Final = partial(position.impossible, package=PACKAGE)


def stage_of(pending: Sequence[Mapping[str, Any]]) -> str:
    """The stage that is open, by what is pending."""
    if not pending:
        return OVER
    asked = str(pending[-1]["step"])
    if asked not in REMAINING:
        raise impossible("no_such_stage", step=asked, allowed=", ".join(REMAINING))
    order = (*REMAINING[asked], asked)
    bare = [{"step": step, "seat": SEAT_LETTERS[0]} for step in order]
    if [dict(step) for step in pending] != bare:
        raise impossible("pending", step=asked, order=", ".join(order), seat=SEAT_LETTERS[0])
    return asked


def check(city: City, stage: str) -> None:
    """SetupError with the first thing that cannot be."""
    check_zones(city)
    check_round(city, stage)
    check_scored(city, stage)
    check_table(city, stage)
    for seat in range(city.players):
        check_seat(city, seat, stage)
    if stage in NEEDED and not NEEDED[stage](city):
        raise impossible(f"nobody_{stage.replace('-', '_')}")


# --- always --------------------------------------------------------------------------------------------------------


def check_zones(city: City) -> None:
    """No card twice that may be there once (TC-19, TC-35). How cards came there is not asked."""
    for seat, zone in enumerate(city.zones):
        for place, card in enumerate(zone):
            if city.cards.limited[card] and card in zone[:place]:
                raise impossible("only_one", place=f"zones[{seat}]", card=city.cards.ids[card])
    for seat, shown in enumerate(city.shown):
        if shown and not city.has_mistakes:
            raise impossible("without_mistakes", place="shown")
        for card in shown:
            if city.hands[seat].count(card) < shown.count(card):
                raise impossible("shown_not_held", place=f"shown[{seat}]", card=city.cards.ids[card])


def check_round(city: City, stage: str) -> None:
    """Rounds and points go together with the stage, and the goal with the end (TC-13, TC-55, TC-56)."""
    if city.round > city.most_rounds:
        raise impossible("round", round=city.round, most=city.most_rounds)
    if (city.round == 0) != (stage == "settling"):
        raise impossible("setup_round")
    best = max(city.scores)
    if stage == OVER:
        if city.ended_by not in ("TC-56", "TC-13"):
            raise impossible("ended_by", rule=city.ended_by)
        if (best >= GOAL) != (city.ended_by == "TC-56"):
            raise impossible("ended_by_points", rule=city.ended_by, points=best, goal=GOAL)
        if city.ended_by == "TC-13" and city.round < city.most_rounds:
            raise impossible("ended_early", round=city.round, most=city.most_rounds)
        return
    if city.ended_by:
        raise impossible("ended_and_asking", rule=city.ended_by)
    if best >= GOAL:
        raise impossible("goal", points=best, goal=GOAL)
    if stage == "trimming" and city.round >= city.most_rounds:
        raise impossible("last_round_limit", round=city.round)
    if stage == "settling" and (best or any(city.zones) or city.discard):
        raise impossible("setup_empty")


def check_scored(city: City, stage: str) -> None:
    """The rounds that were scored: zones have only grown since, and players were picked where they were asked for."""
    finished = city.round - (0 if stage in ("trimming", OVER) else 1)
    if len(city.scored) > max(0, finished):
        raise impossible("scored_rounds", count=len(city.scored), most=max(0, finished))
    picks = city.asks_reference and city.players > 2
    before = (0,) * city.players
    for number, (sizes, picked) in enumerate(city.scored):
        place = f"scored[{number}]"
        for seat, size in enumerate(sizes):
            if not before[seat] <= size <= len(city.zones[seat]):
                most = len(city.zones[seat])
                raise impossible("scored_size", place=f"{place}.sizes[{seat}]", least=before[seat], most=most)
            wanted = len(asking_places(city.cards, city.zones[seat][:size])) if picks else 0
            if len(picked[seat]) != wanted or seat in picked[seat]:
                raise impossible("scored_picks", place=f"{place}.picked[{seat}]", count=wanted)
        before = sizes
    for seat, score in enumerate(city.scores):
        if sum(earned(city, seat)) > score:
            raise impossible("scored_points", seat=seat_letter(seat), points=sum(earned(city, seat)), score=score)


# --- what lies on the table at each stage ----------------------------------------------------------------------------


def check_table(city: City, stage: str) -> None:
    if any(city.laid) and stage not in ("sorting", "paying"):
        raise impossible("not_now", place="laid", allowed="sorting, paying")
    if any(city.offered) and stage != "keeping":
        raise impossible("not_now", place="offered", allowed="keeping")
    if city.giving_up and stage not in ("sorting", "paying", "extra-building", "keeping"):
        raise impossible("not_now", place="giving_up", allowed="sorting, paying, extra-building, keeping")
    if any(city.built) and stage not in ("extra-building", "keeping", "referring", "trimming", OVER):
        raise impossible("not_now", place="built", allowed="extra-building, keeping, referring, trimming")
    if stage == "sorting" and not city.has_mistakes:
        raise impossible("without_mistakes", place="pending")
    if stage == "referring" and not (city.asks_reference and city.players > 2):
        raise impossible("without_references")
    drawn = [len(city.offered[seat]) for seat in city.giving_up]
    if stage == "keeping" and min(drawn, default=GIVE_UP_DRAW) < GIVE_UP_DRAW and (city.pile or city.discard):
        raise impossible("too_few_offered", count=GIVE_UP_DRAW)


def check_seat(city: City, seat: int, stage: str) -> None:
    check_hand(city, seat, stage)
    check_built(city, seat)
    if stage in ("sorting", "paying", "extra-building", "keeping"):
        check_choice(city, seat, stage)
    if stage in ("sorting", "paying") and city.laid[seat]:
        check_laid(city, seat, stage)
    if stage == "keeping":
        most = GIVE_UP_DRAW if seat in city.giving_up else 0
        if len(city.offered[seat]) > most:
            raise impossible("too_many_offered", place=f"offered[{seat}]", count=most)


def check_hand(city: City, seat: int, stage: str) -> None:
    """What was dealt in setup (TC-4), later no more than the limit, which what is laid or built has been part of."""
    count, place = len(city.hands[seat]), f"hands[{seat}]"
    if stage == "settling":
        if count != HAND_DEAL:
            raise impossible("setup_hand", place=place, count=count, deal=HAND_DEAL)
    elif stage in ("choosing", "sorting", "paying", "extra-building", "keeping"):
        used = len(city.laid[seat]) + len(city.built[seat])
        if count + used > HAND_LIMIT:
            raise impossible("hand_limit", place=place, most=HAND_LIMIT - used)


def check_built(city: City, seat: int) -> None:
    """What was built in this round lies at the end of the zone, and was allowed there (TC-37, TC-38, TC-44)."""
    built, zone, place = city.built[seat], city.zones[seat], f"built[{seat}]"
    if not built:
        return
    if len(built) > 2 or zone[len(zone) - len(built) :] != built:
        raise impossible("built_not_last", place=place)
    before = zone[: len(zone) - len(built)]
    if len(built) == 2 and not (may_pair(city, before, built) or may_pair(city, built[:1], built)):
        raise impossible("no_pair", place=place, cost=CREW_COST)
    for card in built:
        if not has_what_it_needs(city.cards, card, before) or not is_another_allowed(city.cards, card, before):
            raise impossible("not_buildable", place=place, card=city.cards.ids[card])
        before += (card,)


def may_pair(city: City, zone: Cards, pair: Cards) -> bool:
    """Whether two cards may be built in a round by a Construction Crew in such a zone."""
    return any(city.cards.is_crew[card] for card in zone) and all(city.cards.cost[card] <= CREW_COST for card in pair)


def check_choice(city: City, seat: int, stage: str) -> None:
    """Everybody has built, taken the Architect or given up (TC-14): exactly one of these."""
    builds = bool(city.laid[seat] or city.built[seat])
    took = bool(city.zones[seat]) and city.zones[seat][-1] == city.cards.architect
    gives_up = seat in city.giving_up
    if builds and gives_up:
        raise impossible("builds_and_gives_up", seat=seat_letter(seat))
    if not builds and not gives_up and not took:
        raise impossible("no_choice", seat=seat_letter(seat), part="built" if stage in LATER else "laid")


LATER: Final = ("extra-building", "keeping")


def check_laid(city: City, seat: int, stage: str) -> None:
    """What lies there can be built and paid, in this order; while mistakes are sorted, one of two is enough (TC-41)."""
    laid, place = city.laid[seat], f"laid[{seat}]"
    if len(laid) > 2 or (len(laid) == 2 and not may_pair(city, city.zones[seat], laid)):
        raise impossible("no_pair", place=place, cost=CREW_COST)
    if can_build(city, seat, laid):
        return
    if stage == "sorting" and is_to_be_sorted(city, seat):
        return
    raise impossible("not_buildable", place=place, card=" + ".join([city.cards.ids[card] for card in laid]))


# --- somebody must be asked ------------------------------------------------------------------------------------------


def is_to_be_sorted(city: City, seat: int) -> bool:
    laid = city.laid[seat]
    return (
        len(laid) == 2
        and laid[0] != laid[1]
        and not can_build(city, seat, laid)
        and all(can_build_alone(city, seat, card) for card in laid)
    )


def is_to_pay(city: City, seat: int) -> bool:
    bill = sum(bills(city.cards, city.laid[seat], city.zones[seat]))
    return 0 < bill < len(city.hands[seat])


NEEDED: Final[dict[str, Callable[[City], bool]]] = {
    "sorting": lambda city: any(is_to_be_sorted(city, seat) for seat in range(city.players)),
    "paying": lambda city: any(is_to_pay(city, seat) for seat in range(city.players)),
    "extra-building": lambda city: any(is_only_a_crew(city, seat) for seat in range(city.players)),
    "keeping": lambda city: any(len(offered) > 1 for offered in city.offered),
    "referring": lambda city: any(asking_places(city.cards, zone) for zone in city.zones),
    "trimming": lambda city: any(len(hand) > HAND_LIMIT for hand in city.hands),
}
