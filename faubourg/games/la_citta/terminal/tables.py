"""What stands beside the map of La Citta: who has what, the voices, the policy cards with their prices, the cities."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from faubourg.core.spots import SEAT_LETTERS
from faubourg.drawing import canvas
from faubourg.drawing.choices import mark
from faubourg.drawing.scene import Scene
from faubourg.drawing.seats import badge, chip, name_and_role
from faubourg.games.la_citta.terminal.hex_map import QUIET
from faubourg.games.la_citta.terminal.region import name_of, say

SERVICES = ("education", "culture", "health")
WIDE = 66  # columns for all of the table of players
FEW = 1  # citizens in a castle: the next one who leaves costs a tile


def heading(scene: Scene, width: int) -> list[Text]:
    view = scene.view
    if not view["year"]:
        words = say(scene, "setup")
    elif view["phase"] == "action" and view["turn"]:
        words = say(scene, "year", year=view["year"], years=view["years"], turn=view["turn"], turns=view["turns"])
    else:
        words = say(scene, "year_end", year=view["year"], years=view["years"], phase=say(scene, view["phase"]))
    return canvas.wrapped(Text(words, style="bold"), width, 2)


# --- players -------------------------------------------------------------------------------------------------------


def seats(scene: Scene, width: int) -> list[Text]:
    """A table: whose turn it is, who sits where, and what they have."""
    view = scene.view
    wide = ("citizens", "food", "gold", "player_cards", "cubes", "castles", "scores")
    columns = wide if width >= WIDE else ("citizens", "food", "gold", "player_cards", "scores")
    heads = [say(scene, f"column_{column}" if width >= WIDE else f"short_{column}") for column in columns]
    rows = [[("", ""), ("", ""), *[(head, QUIET) for head in heads], ("", "")]]
    for seat in range(view["players"]):
        is_active = SEAT_LETTERS[seat] in view["to_act"]
        hungry = view["citizens"][seat] > view["food"][seat]
        name = name_and_role(scene, seat) if width >= WIDE else scene.names[seat]
        rows.append(
            [
                (scene.sign("▶", ">") if is_active else " ", "bold"),
                (f"{badge(seat, scene.ascii_only)} {name}", "bold" if is_active else ""),
                *[
                    (f"{view[column][seat]}!", "bold red")
                    if column == "food" and hungry
                    else (str(view[column][seat]), "bold" if column == "scores" else "")
                    for column in columns
                ],
                (standing(scene, seat), "italic"),
            ]
        )
    lines = canvas.table(rows, to_right=frozenset(range(2, 2 + len(columns))))
    for seat, line in enumerate(lines[1:]):
        line.stylize(chip(seat), 2, 2 + len(badge(seat, scene.ascii_only)))
    for line in lines:
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
    return lines


def standing(scene: Scene, seat: int) -> str:
    view = scene.view
    letter = SEAT_LETTERS[seat]
    words = [say(scene, "first")] if letter == view["first"] else []
    words += [say(scene, "hungry")] if letter in view["hungry"] else []
    words += [say(scene, "out")] if view["fallen"][seat] else []
    return " ".join(words)


# --- voices and cards ----------------------------------------------------------------------------------------------


def voices(scene: Scene, width: int) -> list[Text]:
    view = scene.view
    if not view["voices"]:
        return []
    entries = [Text(say(scene, "voices"), style="bold")]
    for card, seen_by in zip(view["voices"], view["voices_seen_by"], strict=True):
        entry = Text(scene.word(card) if card else "?")
        if seen_by:
            names = ", ".join(scene.names[SEAT_LETTERS.index(seat)] for seat in seen_by)
            entry.append(f" ({say(scene, 'seen_by', names=names)})", style=QUIET)
        entries.append(entry)
    if view["voice"]:
        asked = " / ".join(scene.word(f"{service}#1") for service in view["voice"])
        entries.append(Text(f"{say(scene, 'voice')} {asked}", style="bold"))
    return canvas.flow(entries, width, indent=2)


def cards(scene: Scene, width: int, in_full: bool, is_cut: bool = False) -> list[Text]:
    """The policy cards: number, price and effect; in full also why one is not to be had, or else a line each."""
    open_to = {choice.spots[0]: (n, choice) for n, choice in scene.numbered if choice.spots}
    closed = {entry.spots[0]: entry for entry in scene.closed if entry.spots}
    margin = " " if scene.numbers_at("display:") and max(scene.numbers) > 9 else ""
    lines = []
    for slot, card in enumerate(scene.view["display"]):
        spot = f"display:{slot}"
        if card is None:
            continue
        if spot in open_to:
            number, choice = open_to[spot]
            line = (
                Text("" if number > 9 else margin)
                + mark(number)
                + f" {choice.label if in_full else card_in_short(scene, card, is_cut)}"
            )
        elif spot in closed:
            line = Text(f"{margin} {scene.sign('✗', 'x')}  ", style="red")
            line.append(closed[spot].label if in_full else card_in_short(scene, card, is_cut), style=QUIET)
            line.append(f" ({closed[spot].why})" if in_full else "", style="italic")
        else:
            line = Text(f"{margin}    {card_in_short(scene, card)}", style=QUIET)
        if is_cut:
            line.truncate(width, overflow="ellipsis")
        lines += canvas.wrapped(line, width, len(margin) + 4)
    return lines


def card_in_short(scene: Scene, card: str, in_figures: bool = False) -> str:
    """Name, price, and what it does in the fewest words: of a card that builds, what the building gives."""
    piece = scene.piece(card)
    if piece is None:
        return scene.word(card)
    built = scene.piece(f"tile:{card.partition('#')[0]}")
    line = (built or piece).line
    if in_figures:
        prices = "/".join(re.findall(r"\d+", piece.price)) or "0"
        return say(scene, "card_in_figures", name=piece.name, price=prices, line=line)
    return say(scene, "card", name=piece.name, price=piece.price, line=line)


def card_with_price(scene: Scene, card: str) -> str:
    piece = scene.piece(card)
    return f"{piece.name}, {piece.price}" if piece and piece.price else scene.word(card)


def cards_in_a_row(scene: Scene, width: int) -> list[Text]:
    entries = [Text(say(scene, "display"), style="bold")]
    entries += [Text(card_with_price(scene, card), style=QUIET) for card in scene.view["display"] if card]
    return canvas.flow(entries, width, indent=2)


def piles(scene: Scene, width: int) -> list[Text]:
    view = scene.view
    return canvas.wrapped(
        Text(say(scene, "pile", pile=view["pile_size"], discard=view["discard_size"]), style=QUIET), width, 2
    )


# --- cities --------------------------------------------------------------------------------------------------------


def cities(scene: Scene, width: int, own_only: bool = False) -> list[Text]:
    """Each city in a few words, those of one owner together, one's own first."""
    view = scene.view
    own = SEAT_LETTERS.index(view["seat"]) if view["seat"] else 0
    order = [own, *[seat for seat in range(view["players"]) if seat != own]]
    lines: list[Text] = []
    for seat in order[:1] if own_only else order:
        for city in view["cities"]:
            if city["owner"] == SEAT_LETTERS[seat]:
                line = Text(badge(seat, scene.ascii_only), style=chip(seat)) + " "
                lines += canvas.wrapped(line.append_text(city_words(scene, city)), width, 3)
    return [*canvas.wrapped(Text(say(scene, "cities"), style=QUIET), width, 2), *lines] if lines else []


def city_words(scene: Scene, city: Mapping[str, Any]) -> Text:
    limit = city["limit"] if city["limit"] is not None else say(scene, "no_limit")
    offered = " ".join(f"{say(scene, name)}{points(city['half_points'][name])}" for name in SERVICES)
    words = Text(say(scene, "city", name=city["name"], castle=city["castle"], people=city["people"], limit=limit))
    spare = city["in_castle"]
    is_near = spare <= FEW and city["staff"] > 1
    words.append(say(scene, "in_castle", count=spare) + ("!" if is_near else ""), style="bold red" if is_near else "")
    words.append(f", {offered}")
    if city["complete"]:
        words.append(f" {say(scene, 'complete')}")
    return words


def points(half_points: int) -> str:
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def used_up(scene: Scene, width: int) -> list[Text]:
    """Buildings of which no tile is left."""
    gone = [
        " / ".join(name_of(scene, kind) for kind in faces.split("/"))
        for faces, left in scene.view["stock"].items()
        if not left
    ]
    text = Text(say(scene, "stock_out", kinds=", ".join(gone)), style="italic") if gone else None
    return canvas.wrapped(text, width, 2) if text else []
