"""The City on a terminal: who has what, the zones with what each card yields, and the hand with what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any

from rich.text import Text

from faubourg.core.nouns import person
from faubourg.core.spots import SEAT_LETTERS
from faubourg.drawing import Drawing, canvas
from faubourg.drawing.layout import Forms, Lines, by_and_by, fitted
from faubourg.drawing.scene import Picture, Scene
from faubourg.drawing.seats import badge, chip, name_and_role
from faubourg.drawing.voice import Voice

say = Voice("faubourg.games.the_city.terminal")
TARGET = "bold #000000 on #ffffff"
QUIET = "dim"
INCOME, POINTS = "▮", "★"
ASCII_INCOME, ASCII_POINTS = "i", "p"
INCOME_STYLE, POINTS_STYLE = "#56b4e9", "#e69f00"
SYMBOL_STYLES = {"car": "#d55e00", "cart": "#cc79a7", "fountain": "#009e73"}
LABEL = 5  # columns for the number of a card
SHORTEST_NAME = 12  # of a card that is cut
SYMBOLS_AND_YIELD = 10  # columns, three of them for the symbols
TOO_EXPENSIVE = "TC-25"  # the rule
DRAWN_SPOTS = ("hand:", "offer:", "laid:", "seat:", "button:architect")


def draw_zones(scene: Scene) -> Picture:
    offered = scene.view.get("offer") or ()
    in_columns = hand_in_columns(scene)
    parts: dict[str, Forms] = {
        "heading": [[heading(scene), *near_end(scene)]],
        "seats": [seats(scene)],
        "zones": [zones(scene), zones(scene, only=1), zones(scene, only=1, with_note=False), []],
        "offer": card_forms(scene, offered, say(scene, "offer")) if offered else [[]],
        "hand": [in_columns, hand_in_a_row(scene)] if offered else [*hand_at_length(scene), in_columns],
        "open": [open_hands(scene)],
        "legend": [[legend(scene)], []],
    }
    # What cards say at length gives way first, form by form; then the rest by turns.
    first = [name for name in ("offer", "hand") for _ in range(len(parts[name]) - (1 if name == "offer" else 2))]
    chosen = fitted(parts, (*first, "legend", "zones", "hand", "zones", "zones"), scene.room)
    lines = [line for part in chosen.values() for line in part]
    drawn = scene.numbers_at(*DRAWN_SPOTS)
    is_told = bool(offered) or chosen["hand"] is not in_columns  # columns have no room for what a card does
    return Picture(tuple(lines), drawn, drawn if is_told else frozenset(), named=drawn)


def of_player(scene: Scene, key: str, seat: int) -> str:
    """What belongs to a player, as the language says it."""
    return say(scene, key, name=person(scene.names[seat], scene.lang))


def heading(scene: Scene) -> Text:
    view = scene.view
    key = "heading" if view["round"] else "setup"
    facts = {"round": view["round"], "pile": view["pile_size"], "architects": view["architects"]}
    return Text(say(scene, key, discard=len(view["discard"]), **facts), style="bold")


def near_end(scene: Scene) -> list[Text]:
    """Who ends the game with this round, if nothing changes, where nobody can miss it."""
    view, goal = scene.view, scene.figures.get("goal")
    is_scored = scene.kind == "limit"  # the points that stand there come with the next round
    if view["ended_by"] or not view["round"] or is_scored or not isinstance(goal, int):
        return []
    totals = [score + points for score, points in zip(view["scores"], view["points"], strict=True)]
    names = [scene.names[seat] for seat, total in enumerate(totals) if total >= goal]
    if not names:
        return []
    said = say(scene, "near_end", names=scene.say.join(names), goal=goal)
    return [Text(f" {said} ", style="bold reverse")]


def legend(scene: Scene) -> Text:
    income, points = signs(scene)
    said = say(scene, "legend", income=income, points=points)
    rows = [*scene.view.get("hand", ()), *scene.view.get("offer", ())]
    cheaper = next((row for row in rows if row["cost"] < row["printed_cost"]), None)
    if cheaper is not None:
        said += say(scene, "discount", cost=cheaper["cost"], printed_cost=cheaper["printed_cost"])
    line = Text(said, style=QUIET, no_wrap=True)
    line.truncate(scene.width, overflow="ellipsis")
    return line


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
        line.append_text(target(scene, f"seat:{SEAT_LETTERS[seat]}"))
    for line in lines:
        line.rstrip()
        line.truncate(scene.width, overflow="ellipsis")
    return lines


def doing(scene: Scene, seat: int) -> str:
    """What everybody can see a seat do."""
    view, letter = scene.view, SEAT_LETTERS[seat]
    parts = []
    if view["laid_cards"][seat]:
        laid = [row["card"] for row in view["laid_cards"][seat]]
        parts.append(say(scene, "reveals", cards=named(scene, laid)))
    if letter in view["giving_up"]:
        parts.append(say(scene, "gives_up"))
    if not view["ended_by"]:
        parts.append(say(scene, "deciding" if letter in view["to_act"] else "ready"))
    if view["shown"][seat]:
        parts.append(say(scene, "shown", cards=named(scene, view["shown"][seat])))
    return ", ".join(parts)


def named(scene: Scene, cards: Sequence[str]) -> str:
    return ", ".join(scene.word(card) for card in cards)


def target(scene: Scene, spot: str) -> Text:
    numbers = scene.targets.get(spot)
    return Text(" ") + Text(f"[{numbers[0]}]", style=TARGET) if numbers else Text()


# --- zones ---------------------------------------------------------------------------------------------------------


def zones(scene: Scene, only: int | None = None, with_note: bool = True) -> list[Text]:
    """The own zone first, then the others round the table: every kind of card with what it yields now.

    If only some are shown, the one that was asked for is among them, and the others are said to be there."""
    view = scene.view
    own = None if view["seat"] is None else SEAT_LETTERS.index(view["seat"])
    asked = (scene.centre or "").upper()
    first = [SEAT_LETTERS.index(asked)] if asked and asked in SEAT_LETTERS[: view["players"]] else []
    first += [] if own is None else [own]
    order = list(dict.fromkeys([*first, *range(view["players"])]))
    lines: list[Text] = []
    for seat in order[:only]:
        title = say(scene, "your_zone") if seat == own else of_player(scene, "zone_of", seat)
        entries = [Text(title, style="bold")]
        entries += [zone_entry(scene, rows) for rows in alike(view["zone_cards"][seat])]
        if not view["zone_cards"][seat]:
            entries.append(Text(say(scene, "empty"), style=QUIET))
        lines += canvas.flow(entries, scene.width, indent=2)
    if with_note and len(order) > len(order[:only]):
        others = ", ".join(SEAT_LETTERS[seat] for seat in order[only:])
        lines.append(Text(say(scene, "other_zones", seats=others), style=QUIET))
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


def number(scene: Scene, rows: Sequence[Mapping[str, Any]]) -> Text:
    """The number to choose a card by, if it may be chosen: it stands at the first of its copies."""
    numbers = next((scene.targets[row["spot"]] for row in rows if row["spot"] in scene.targets), None)
    return Text(f"[{numbers[0]}]", style=TARGET) + Text(" ") if numbers else Text()


def hand_at_length(scene: Scene) -> Forms:
    """The hand with what its cards do, from the roomiest form to a line each."""
    rows = scene.view.get("hand")
    return card_forms(scene, rows, say(scene, "hand_title")) if rows and not scene.view["ended_by"] else []


def hand_in_columns(scene: Scene) -> list[Text]:
    rows = scene.view.get("hand")
    if rows is None or scene.view["ended_by"]:
        return []
    if not rows:
        return [Text(say(scene, "no_hand"), style="bold"), *architect(scene)[1]]
    return card_columns(scene, rows, say(scene, "hand_title"))


def hand_in_a_row(scene: Scene) -> list[Text]:
    groups = alike(scene.view.get("hand") or ())
    names = [Text(scene.word(group[0]["card"]) + times(len(group))) for group in groups]
    return canvas.flow([Text(say(scene, "hand_in_a_row"), style="bold"), *names], scene.width, indent=2)


def card_columns(scene: Scene, rows: Sequence[Mapping[str, Any]], title: str) -> list[Text]:
    """Every kind of card once, side by side: number, cost, what it shows and yields. Below, why some are closed."""
    groups = alike(rows)
    names = [scene.word(group[0]["card"]) for group in groups]
    told = [hand_values(scene, group[0], cost_width(group[0] for group in groups)) for group in groups]
    beside = LABEL + max(line.cell_len for line in told) + 1
    widest = max(len(name + times(len(group))) for name, group in zip(names, groups, strict=True))
    if SHORTEST_NAME <= scene.width // 2 - beside < widest:  # two columns of shorter names are better than one
        widest = scene.width // 2 - beside
    entries = []
    for name, group, values_of_it in zip(names, groups, told, strict=True):
        label, count = number(scene, group) or closed_sign(scene, group[0]), times(len(group))
        entry = Text(" " * (LABEL - label.cell_len)) + label
        short = name if len(name + count) <= widest else f"{name[: widest - len(count) - 1]}…"
        entry.append(f"{short + count:<{widest}}", style="bold" if group[0]["blocked"] is None else "")
        entries.append(entry.append_text(values_of_it))
    wide = widest + beside
    columns = max(1, min(3, scene.width // wide))
    high = -(-len(entries) // columns)
    heading = Text(title, style="bold", no_wrap=True) + Text(f" {say(scene, 'read_on')}", style=QUIET)
    heading.truncate(scene.width, overflow="ellipsis")
    lines = [heading]
    for row in range(high):
        line = Text(no_wrap=True)
        for entry in entries[row::high]:
            line.append_text(entry).append(" " * (wide - entry.cell_len))
        line.rstrip()
        line.truncate(scene.width, overflow="ellipsis")
        lines.append(line)
    return [*lines, *obstacles(scene, groups), *architect(scene)[1]]


def closed_sign(scene: Scene, row: Mapping[str, Any]) -> Text:
    """Where the number of a card would stand, if something keeps it from being built."""
    return Text() if obstacle(row) is None else Text(f" {cross(scene)}  ", style="red")


def obstacles(scene: Scene, groups: Sequence[Sequence[Mapping[str, Any]]]) -> list[Text]:
    """Why cards cannot be built, each reason once: of all that cost too much, the cheapest speaks for the others."""
    reasons: dict[str, list[Mapping[str, Any]]] = {}
    for row in sorted((group[0] for group in groups), key=itemgetter("cost")):
        found = obstacle(row)
        if found is not None:
            why = found["rule"] if found["rule"] == TOO_EXPENSIVE else found["why"][scene.lang]
            reasons.setdefault(why, []).append(row)
    told = []
    for first, *others in reasons.values():
        names = scene.say.join([scene.word(row["card"]) for row in others])
        key = "closed_too" if others else "closed"
        why = (obstacle(first) or {})["why"][scene.lang]
        said = say(scene, key, card=scene.word(first["card"]), why=why, others=names)
        told.append(Text(f"  {cross(scene)}  ", style="red") + Text(said, style=QUIET))
    return canvas.flow(told, scene.width) if told else []


def card_forms(scene: Scene, rows: Sequence[Mapping[str, Any]], title: str) -> Forms:
    """Every kind of card once: its number, what it costs its owner, what it shows, does, or why it cannot be built.

    A line each; where lines are left over, as many of them as possible with all they say."""
    groups = alike(rows)
    labels = [number(scene, group) for group in groups]
    widest_label = max(label.cell_len for label in labels)
    names = [scene.word(group[0]["card"]) + times(len(group)) for group in groups]
    widest = max(len(name) for name in [*names, *architect_names(scene)])
    entries: list[tuple[Lines, Lines]] = [([Text(title, style="bold")],) * 2]
    for label, name, group in zip(labels, names, groups, strict=True):
        line = Text("  ") + label + Text(" " * (widest_label - label.cell_len))
        line.append(f"{name:<{widest}}", style="bold" if group[0]["blocked"] is None else "")
        line.append_text(hand_values(scene, group[0]))
        indent = line.cell_len
        line.append_text(remark(scene, group[0]))
        entries.append((canvas.wrapped(line, scene.width, indent), [cut_off(scene, line)]))
    entries.append(architect(scene, widest_label, widest))
    forms = by_and_by(entries) if scene.most else by_and_by(entries)[-1:]
    return [with_hint(scene, form) for form in forms]


def with_hint(scene: Scene, cards: Lines) -> Lines:
    """Where a text is cut, the title says how to read on."""
    if not any(line.plain.endswith("…") for line in cards):
        return cards
    title = cards[0] + Text(f" {say(scene, 'read_on')}", style=QUIET)
    title.truncate(scene.width, overflow="ellipsis")
    return [title, *cards[1:]]


def architect_names(scene: Scene) -> list[str]:
    """What is written as the name of the Architect, if one can be taken."""
    piece = scene.piece("architect")
    return [str(piece.name)] if piece and scene.targets.get("button:architect") else []


def architect(scene: Scene, label_width: int = 0, name_width: int = 0) -> tuple[Lines, Lines]:
    """Whoever can be taken instead of building, as a card among the others: at length and in short."""
    numbers, piece = scene.targets.get("button:architect"), scene.piece("architect")
    if not numbers or piece is None:
        return [], []
    label = Text(f"[{numbers[0]}]", style=TARGET)
    line = Text("  ") + label + Text(" " * max(1, label_width - label.cell_len))
    line.append(f"{piece.name:<{name_width}} {0:>4} ", style="bold").append(" " * SYMBOLS_AND_YIELD)
    indent = line.cell_len
    line.append(piece.text, style=QUIET)
    return canvas.wrapped(line, scene.width, indent), [cut_off(scene, line)]


def cut_off(scene: Scene, line: Text) -> Text:
    """On one line, as far as it fits."""
    short = line.copy()
    short.no_wrap = True
    short.truncate(scene.width, overflow="ellipsis")
    return short


def cost_of(row: Mapping[str, Any]) -> str:
    """What a card costs its owner, and the printed cost where that is another."""
    return f"{row['cost']}" if row["cost"] == row["printed_cost"] else f"{row['cost']}<{row['printed_cost']}"


def cost_width(rows: Iterable[Mapping[str, Any]]) -> int:
    return max(len(cost_of(row)) for row in rows)


def hand_values(scene: Scene, row: Mapping[str, Any], width: int = 4) -> Text:
    """Cost after discounts, symbols, and the printed values."""
    found = Text(f" {cost_of(row):>{width}} ", style="bold")
    shown = 0
    for name, style in SYMBOL_STYLES.items():
        found.append(say(scene, name) * row["symbols"][name], style=style)
        shown += row["symbols"][name]
    found.append(" " * (3 - shown))
    printed = values(scene, row["income"], row["points"])
    return found + printed + Text(" " * max(0, SYMBOLS_AND_YIELD - 3 - printed.cell_len))


def remark(scene: Scene, row: Mapping[str, Any]) -> Text:
    """Why a card cannot be built, if that is what is asked; otherwise what it does."""
    found = obstacle(row)
    if found is not None:
        return Text(f"{cross(scene)} {found['why'][scene.lang]}", style="italic red")
    return Text(scene.help(row["card"]) or "", style=QUIET)


def obstacle(row: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The rule that keeps a card from being built, or will send it back, with its sentence."""
    found: Mapping[str, Any] | None = row["blocked"] or row["mistake"]
    return found


def cross(scene: Scene) -> str:
    return scene.sign("✗", "x")


def open_hands(scene: Scene) -> list[Text]:
    """All hands, once the game is over."""
    lines: list[Text] = []
    for seat, cards in enumerate(scene.view.get("hands", [])):
        title = Text(of_player(scene, "hand_of", seat), style="bold")
        lines += canvas.flow([title, *[Text(scene.word(card)) for card in cards]], scene.width, indent=2)
    return lines


draw = Drawing(
    draw_zones,
    minor=frozenset({"yield", "draw", "income", "round", "scoring", "pay", "setup", "refer", "reshuffle", "limit"}),
    major=frozenset({"build", "end"}),  # the sums of a round stand in the table as well
)
