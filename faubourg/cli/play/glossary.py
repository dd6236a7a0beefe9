"""Anything can be asked about: the pieces of a game with price and text, and the rules that speak of a word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from faubourg.cli.play import results
from faubourg.cli.speech import Speech
from faubourg.core.engine import IDLE
from faubourg.core.game import Game
from faubourg.core.pieces import Piece
from faubourg.core.spelling import plain
from faubourg.core.spots import SEAT
from faubourg.core.state import Decision, State
from faubourg.drawing.canvas import flow, wrapped


class Glossary:
    """The pieces of a game in one language, by id and by what people type."""

    def __init__(self, game: Game, lang: str, options: Mapping[str, Any]) -> None:
        self.game = game
        self.lang = lang
        self._helps: dict[str, str | None] = {}
        self.pieces = {piece.id: piece for piece in game.pieces(lang, options)}

    def of_thing(self, state: State, id: str) -> Piece | None:
        """The entry of a thing (`bank#6`), or the one of that id (`tile:bank`)."""
        if id in self.pieces:
            return self.pieces[id]
        move = self.game.parse(state, IDLE, id)
        if move is None or move >= SEAT:
            return None
        entry = self.game.piece_of(state, move)
        return self.pieces.get(entry) if entry else None

    def help(self, state: State, id: str) -> str | None:
        """What a thing does, if the game says so; asked once, for pages ask again and again."""
        if id not in self._helps:
            self._helps[id] = results.thing_help(state, id, self.lang)
        return self._helps[id]

    def named(self, typed: str) -> list[Piece]:
        """The pieces that a text names: exactly, or else by the beginning of a word."""
        wanted = plain(typed)
        if not wanted:
            return []
        told = [piece for piece in self.pieces.values() if piece.text or piece.line]
        keys = {piece.id: plain(piece.id.partition(":")[2]) for piece in told}
        exact = [piece for piece in told if wanted in (plain(str(piece.name)), keys[piece.id])]
        begun = [piece for piece in told if f" {wanted}" in f" {plain(str(piece.name))}"]
        return exact or begun or [piece for piece in told if keys[piece.id].startswith(wanted)]

    def asked_about(self, state: State, decision: Decision) -> list[Piece]:
        """The pieces that a question is about or offers."""
        ids = [decision.about.piece] if decision.about.piece else []
        ids += [choice.notation for choice in decision.choices]
        ids += [closed.notation for closed in decision.closed]
        found = (self.of_thing(state, id) for id in ids)
        return list({piece.id: piece for piece in found if piece is not None}.values())


def piece_lines(game: Game, piece: Piece, say: Speech, width: int) -> list[Text]:
    """Name and price, what it does in full, and the rules that speak of it."""
    head = Text(str(piece.name), style="bold")
    if piece.price:
        head.append(f"  {piece.price}", style="bold")
    lines = [head]
    if piece.line and plain(piece.line) not in plain(piece.text):
        lines += wrapped(Text(f"  {piece.line}"), width, 2)
    if piece.text:
        lines += wrapped(Text(f"  {piece.text}"), width, 2)
    for id in piece.rules:
        lines += wrapped(Text(f"  {id}  {game.rules[id].title[say.lang]}", style="dim"), width, 10)
    return lines


def name_lines(pieces: Iterable[Piece], width: int) -> list[Text]:
    """Names with their prices side by side."""
    entries = [Text(str(piece.name)) + Text(f" {piece.price}" if piece.price else "", style="dim") for piece in pieces]
    return flow(entries, width, gap=" · ") if entries else []


def rule_lines_about(game: Game, word: str, say: Speech, width: int) -> list[Text]:
    """A rule in full by its id, or the titles and texts of those that speak of a word."""
    if word.upper() in game.rules:
        return results.rule_lines(game, game.rules[word.upper()], say)
    wanted = plain(word)
    found = [rule for rule in game.rules.values() if wanted in plain(f"{rule.title[say.lang]} {rule.text[say.lang]}")]
    lines = []
    for rule in found:
        lines.append(Text(f"{rule.id}  {rule.title[say.lang]}", style="bold"))
        lines += wrapped(Text(f"    {rule.text[say.lang]}"), width, 4)
    return lines
