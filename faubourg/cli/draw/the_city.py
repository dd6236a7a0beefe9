"""The City on a terminal: who has what, the zones with what each card yields, and the hand with what it costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from faubourg.cli.draw import canvas
from faubourg.cli.draw.scene import Picture, Scene
from faubourg.cli.draw.seats import badge, chip, name_and_role
from faubourg.core.texts import load_toml

TARGET = "bold #000000 on #ffffff"
QUIET = "dim"
INCOME, POINTS = "▮", "★"
ASCII_INCOME, ASCII_POINTS = "i", "p"
INCOME_STYLE, POINTS_STYLE = "#56b4e9", "#e69f00"
SYMBOL_STYLES = {"car": "#d55e00", "cart": "#cc79a7", "fountain": "#009e73"}
BUILDING = ("choosing", "extra-building")  # the stages in which it matters what can be built
DRAWN_SPOTS = ("hand:", "offer:", "laid:", "seat:")


def draw(scene: Scene) -> Picture:
    lines = [
        heading(scene),
        *seats(scene),
        *zones(scene),
        *offer(scene),
        *hand(scene),
        *open_hands(scene),
        legend(scene),
    ]
    drawn = {number for spot, numbers in scene.targets.items() if spot.startswith(DRAWN_SPOTS) for number in numbers}
    return Picture(tuple(lines), frozenset(drawn))


def say(scene: Scene, key: str, **facts: object) -> str:
    words: Mapping[str, str] = load_toml("faubourg.cli.draw", "the_city.toml")[scene.lang]
    return words[key].format_map(facts)


def heading(scene: Scene) -> Text:
    view = scene.view
    key = "heading" if view["round"] else "setup"
    facts = {"round": view["round"], "pile": view["pile"], "architects": view["architects"]}
    return Text(say(scene, key, discard=len(view["discard"]), **facts), style="bold")


def legend(scene: Scene) -> Text:
    income, points = signs(scene)
    return Text(say(scene, "legend", income=income, points=points), style=QUIET, no_wrap=True)


def signs(scene: Scene) -> tuple[str, str]:
    return (ASCII_INCOME, ASCII_POINTS) if scene.ascii_only else (INCOME, POINTS)


# --- who has what --------------------------------------------------------------------------------------------------


def seats(scene: Scene) -> list[Text]:
    """A table: score, points and income of a round, cards in hand, symbols, and what the seat is doing."""
    view = scene.view
    columns = ["score", "points", "income", "hand", "car", "cart", "fountain"]
    rows = [[("", ""), *[(say(scene, column), QUIET) for column in columns], ("", "")]]
    for seat in range(view["players"]):
        symbols = view["symbols"][seat]
        rows.append(
            [
                (f"{badge(seat, scene.ascii_only)} {name_and_role(scene, seat)}", ""),
                (str(view["scores"][seat]), "bold"),
                (f"+{view['points'][seat]}", POINTS_STYLE),
                (f"+{view['incomes'][seat]}", INCOME_STYLE),
                (str(view["hand_sizes"][seat]), ""),
                *[(str(symbols[name]), SYMBOL_STYLES[name]) for name in SYMBOL_STYLES],
                (" " + doing(scene, seat), QUIET),
            ]
        )
    lines = canvas.table(rows, to_right=frozenset(range(1, 8)))
    for seat, line in enumerate(lines[1:]):
        line.stylize(chip(seat), 0, len(badge(seat, scene.ascii_only)))
        line.append_text(target(scene, f"seat:{seat}"))
        line.truncate(scene.width, overflow="ellipsis")
    return lines


def doing(scene: Scene, seat: int) -> str:
    """What everybody can see a seat do."""
    view = scene.view
    parts = []
    if view["laid"][seat]:
        parts.append(say(scene, "reveals", cards=named(scene, view["laid"][seat])))
    if seat in view["giving_up"]:
        parts.append(say(scene, "gives_up"))
    if not view["ended_by"]:
        parts.append(say(scene, "deciding" if seat in view["to_act"] else "ready"))
    if view["shown"][seat]:
        parts.append(say(scene, "shown", cards=named(scene, view["shown"][seat])))
    return ", ".join(parts)


def named(scene: Scene, cards: Sequence[str]) -> str:
    return ", ".join(scene.word(card) for card in cards)


def target(scene: Scene, spot: str) -> Text:
    numbers = scene.targets.get(spot)
    return Text(" ") + Text(f"[{numbers[0]}]", style=TARGET) if numbers else Text()


# --- zones ---------------------------------------------------------------------------------------------------------


def zones(scene: Scene) -> list[Text]:
    """The own zone first, then the others round the table: every kind of card with what it yields now."""
    view = scene.view
    own = view["seat"]
    order = [seat for seat in range(view["players"]) if seat != own]
    lines: list[Text] = []
    for seat in order if own is None else [own, *order]:
        title = say(scene, "your_zone") if seat == own else say(scene, "zone_of", name=scene.names[seat])
        entries = [Text(title, style="bold")]
        entries += [zone_entry(scene, rows) for rows in alike(view["zones"][seat])]
        if not view["zones"][seat]:
            entries.append(Text(say(scene, "empty"), style=QUIET))
        lines += canvas.flow(entries, scene.width, indent=2)
    return lines


def alike(rows: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    """Rows of equal cards together, in the order of the first of each."""
    groups: dict[str, list[Mapping[str, Any]]] = {}
    for row in rows:
        groups.setdefault(row["card"], []).append(row)
    return list(groups.values())


def zone_entry(scene: Scene, rows: Sequence[Mapping[str, Any]]) -> Text:
    """A card, how many of it, and what all of them yield in a round."""
    entry = Text(scene.word(rows[0]["card"]) + times(len(rows)))
    return entry + values(scene, sum(row["income"] for row in rows), sum(row["points"] for row in rows))


def times(count: int) -> str:
    return f" x{count}" if count > 1 else ""


def values(scene: Scene, income: int, points: int) -> Text:
    income_sign, points_sign = signs(scene)
    found = Text()
    if income:
        found.append(f" {income_sign}{income}", style=INCOME_STYLE)
    if points:
        found.append(f" {points_sign}{points}", style=POINTS_STYLE)
    return found


# --- hands ---------------------------------------------------------------------------------------------------------


def offer(scene: Scene) -> list[Text]:
    """The cards drawn on giving up."""
    cards = scene.view.get("offer")
    if not cards:
        return []
    entries = [Text(say(scene, "offer"), style="bold")]
    for place, card in enumerate(cards):
        if card not in cards[:place]:
            entries.append(number(scene, f"offer:{place}") + Text(scene.word(card) + times(cards.count(card))))
    return canvas.flow(entries, scene.width, indent=2)


def number(scene: Scene, spot: str) -> Text:
    """The number to choose something by, if it may be chosen."""
    numbers = scene.targets.get(spot)
    return Text(f"[{numbers[0]}]", style=TARGET) + Text(" ") if numbers else Text()


def hand(scene: Scene) -> list[Text]:
    """Every kind of card once: its number, what it costs its owner, what it shows, does, or why it cannot be built."""
    rows = scene.view.get("hand")
    if rows is None or scene.view["ended_by"]:
        return []
    if not rows:
        return [Text(say(scene, "no_hand"), style="bold")]
    groups = alike(rows)
    places = [next(place for place, row in enumerate(rows) if row["card"] == group[0]["card"]) for group in groups]
    labels = [number(scene, f"hand:{place}") for place in places]
    widest_label = max(label.cell_len for label in labels)
    names = [scene.word(group[0]["card"]) + times(len(group)) for group in groups]
    widest = max(len(name) for name in names)
    lines = [Text(say(scene, "hand_title"), style="bold")]
    for label, name, group in zip(labels, names, groups, strict=True):
        line = Text("  ", no_wrap=True) + label + Text(" " * (widest_label - label.cell_len))
        line.append(f"{name:<{widest}}", style="bold" if group[0]["blocked"] is None else "")
        line.append_text(hand_values(scene, group[0]))
        line.append_text(remark(scene, group[0]))
        line.truncate(scene.width, overflow="ellipsis")
        lines.append(line)
    return lines


def hand_values(scene: Scene, row: Mapping[str, Any]) -> Text:
    """Cost after discounts, symbols, and the printed values."""
    cost = f"{row['cost']}" if row["cost"] == row["printed_cost"] else f"{row['cost']}<{row['printed_cost']}"
    found = Text(f" {cost:>4} ", style="bold")
    shown = 0
    for name, style in SYMBOL_STYLES.items():
        found.append(say(scene, name) * row["symbols"][name], style=style)
        shown += row["symbols"][name]
    found.append(" " * (3 - shown))
    printed = values(scene, row["income"], row["points"])
    return found + printed + Text(" " * max(0, 7 - printed.cell_len))


def remark(scene: Scene, row: Mapping[str, Any]) -> Text:
    """Why a card cannot be built, if that is what is asked; otherwise what it does."""
    if row["blocked"] is not None and scene.view["question"] in BUILDING:
        cross = "x" if scene.ascii_only else "✗"
        return Text(f"{cross} {row['blocked']['why'][scene.lang]}", style="italic red")
    return Text(scene.help(row["card"]) or "", style=QUIET)


def open_hands(scene: Scene) -> list[Text]:
    """All hands, once the game is over."""
    lines: list[Text] = []
    for seat, cards in enumerate(scene.view.get("hands", [])):
        title = Text(say(scene, "hand_of", name=scene.names[seat]), style="bold")
        lines += canvas.flow([title, *[Text(scene.word(card)) for card in cards]], scene.width, indent=2)
    return lines
