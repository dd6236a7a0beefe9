"""How many keys a turn takes, counted on whole games as bots play them; every line ends with Enter, which counts too.

What is typed is taken from the page alone: the number of a choice, digits in a row where several answers follow,
nothing where Enter is what one wants, and in a plan of Small City the sign or name of a tile with its cell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from statistics import mean

import faubourg
from faubourg.bots import ask, load_bot
from faubourg.cli.play.numbers import Numbers
from faubourg.cli.play.typed import read_line
from faubourg.core.seat import Seat
from faubourg.core.state import State
from faubourg.drawing import drawing_of

Answer = tuple[State, int, int]  # the state before it, the seat, the move


def answered(name: str, seed: int) -> Iterator[Answer]:
    """Every answer of a game."""
    state = faubourg.game(name).start(players=2, seed=seed)
    players = [load_bot("greedy", seat) for seat in range(2)]
    while not state.is_over:
        seat = state.to_act[0]
        move = ask(players[seat], Seat(state, seat))
        yield state.clone(), seat, move
        state.push(move, seat)


def turns(name: str, first: str, seed: int) -> list[list[Answer]]:
    """The answers of each turn, which begins with a question of one kind."""
    found: dict[int, list[list[Answer]]] = {}
    for answer in answered(name, seed):
        mine = found.setdefault(answer[1], [])
        if kind_of(*answer) == first:
            mine.append([])
        if mine:
            mine[-1].append(answer)
    return [turn for seat in found for turn in found[seat]]


def lines_for(turn: list[Answer]) -> list[str]:
    """What one types for a turn, page by page; each line is read again, and means just these moves."""
    numbers = Numbers()
    lines = []
    while turn:
        state, seat, _ = turn[0]
        decision = state.decision(seat)
        assert decision is not None
        if decision.left > 1:
            several = of_one_kind(turn[: decision.left])
            lines += lines_for_several(state, seat, [notation(*one) for one in several], numbers)
            turn = turn[len(several) :]
            continue
        number = str(numbers.of(state, seat)[turn[0][2]])
        candidates = [*tile_and_cell(turn), ("", list(decision.suggested)), (number, [notation(*turn[0])])]
        read = [found for found in candidates if found[1] and is_read_as(*found, turn, numbers)]
        line, meant = min(read, key=lambda found: (len(found[0]) + 1) / len(found[1]))
        lines.append(line)
        turn = turn[len(meant) :]
    return lines


def of_one_kind(turn: list[Answer]) -> list[Answer]:
    """The answers to the first question: the last of them may go without asking."""
    first = kind_of(*turn[0])
    return list(takewhile(lambda one: kind_of(*one) == first, turn))


def lines_for_several(state: State, seat: int, wanted: list[str], numbers: Numbers) -> list[str]:
    """Answers in any order, such as the cards to pay with: first those that are not suggested, then Enter."""
    decision = state.decision(seat)
    assert decision is not None
    of = {state.game.notation(state, move): number for move, number in numbers.of(state, seat).items()}
    unusual = list((Counter(wanted) - Counter(decision.suggested)).elements())
    line = "".join(str(of[card]) for card in unusual)
    spaced = " ".join(str(of[card]) for card in unusual)
    after = state.clone()
    if unusual:
        line = line if in_writing(state, line, seat, numbers) == unusual else spaced
        assert in_writing(state, line, seat, numbers) == unusual
        after.play("; ".join(unusual), seat)
    rest = sorted((Counter(wanted) - Counter(unusual)).elements())
    again = after.decision(seat) if rest else None
    if again is None:
        return [line]
    if sorted(again.suggested) == rest:
        return [line, ""] if unusual else [""]
    glued, spaced = (sign.join(str(of[card]) for card in wanted) for sign in ("", " "))
    return [glued if in_writing(state, glued, seat, numbers) == wanted else spaced]


def in_writing(state: State, line: str, seat: int, numbers: Numbers) -> list[str]:
    try:
        return list(read_line(state, line, seat, "en", numbers).answers)
    except faubourg.FaubourgError:
        return []


def kind_of(state: State, seat: int, move: int) -> str:
    frame = state.frame_of(seat)
    assert frame is not None
    return frame.step.name


def notation(state: State, seat: int, move: int) -> str:
    return state.game.notation(state, move)


def tile_and_cell(turn: list[Answer]) -> list[tuple[str, list[str]]]:
    """A tile of a plan as it is drawn or by the beginning of its name, and where it goes: H1B2, sc D3."""
    if len(turn) < 3 or turn[0][0].game.name != "small-city" or notation(*turn[0]) != "build":
        return []
    tile, (_, cell) = notation(*turn[1]), notation(*turn[2]).split(" ", 1)
    signs = {typed: sign for sign, typed in drawing_of("small-city").names("en").items()}
    typed = f"{signs[tile]}{cell}" if tile in signs and " " not in cell else f"{signs.get(tile, tile[:2])} {cell}"
    return [(typed, ["build", tile, notation(*turn[2])])]


def is_read_as(line: str, meant: list[str], turn: list[Answer], numbers: Numbers) -> bool:
    state, seat, _ = turn[0]
    answers = in_writing(state, line or "; ".join(meant), seat, numbers)
    moves = state.read("; ".join(answers), seat) if answers else []
    return moves == [move for _, _, move in turn[: len(meant)]]


def keys(turn: list[Answer]) -> int:
    """The fewest for a turn: page by page, or with as many of its first lines as can be typed on one."""
    lines = lines_for(turn)
    fewest = sum(len(line) + 1 for line in lines)
    for count in range(len(lines), 1, -1):
        for glue in ("", " "):
            line = glue.join(filter(None, lines[:count]))
            if is_read_ahead(line, turn[: len(turn) - len(lines[count:])]):
                fewest = min(fewest, len(line) + 1 + sum(len(line) + 1 for line in lines[count:]))
    return fewest


def is_read_ahead(line: str, turn: list[Answer]) -> bool:
    """With what is typed before it is asked for, such as the payment with the building."""
    state, seat, _ = turn[0]
    try:
        read = read_line(state, line, seat, "en")
    except faubourg.FaubourgError:
        return False
    moves = state.read(read.text, seat)
    ahead = [notation(*one) for one in turn[len(moves) :]]
    return moves == [move for _, _, move in turn[: len(moves)]] and list(read.rest) == ahead


def test_the_city_takes_four_keys_for_a_card_with_its_payment() -> None:
    counted = []
    for turn in [turn for seed in (1, 2, 3, 4) for turn in turns("the-city", "choose", seed)]:
        building = [one for one in turn if kind_of(*one) in ("choose", "pay")]
        counted += [keys(building)] if notation(*turn[0]) not in ("architect", "give_up") else []
    assert mean(counted) <= 4, sorted(counted)


def test_la_citta_takes_six_keys_a_turn() -> None:
    counted = [keys(turn) for turn in turns("la-citta", "turn", 1)]
    assert mean(counted) <= 6, sorted(counted)


def test_small_city_takes_fifteen_keys_for_a_plan_of_eight_answers() -> None:
    """Bots that plan more give more answers; what each of them takes is up to the terminal."""
    counted = answers = 0
    for turn in [turn for seed in (1, 5) for turn in turns("small-city", "choose-action", seed)]:
        plan = [one for one in turn if one[0].view(one[1])["question"] == "construction"]
        if plan:
            counted += keys(plan)
            answers += len(plan)
    assert answers > 200
    assert 8 * counted / answers <= 15
