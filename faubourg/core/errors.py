"""What can go wrong for a user, each as one sentence in the user's language.

An error holds the key of its sentence and the facts in it; the sentence itself is a message in `words.<language>.ftl`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from faubourg.core import texts

if TYPE_CHECKING:
    from faubourg.core.rules import Rule


class FaubourgError(Exception):
    """A mistake of a user, a file or a bot. `str(error)` is English; `error.say("fr")` is French."""

    def __init__(self, key: str, package: str = "faubourg.core", **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.package = package  # whose text files hold the sentence
        self.facts = facts

    def say(self, lang: str = "en") -> str:
        facts = {name: fact.say(lang) if isinstance(fact, FaubourgError) else fact for name, fact in self.facts.items()}
        return texts.say(self.package, lang, f"error-{self.key}", facts)

    def __str__(self) -> str:
        return self.say("en")


class SetupError(FaubourgError):
    """A game that cannot be started: unknown game, player count, option, seed, or an impossible position."""


class Flaw(FaubourgError):
    """Something that cannot be in a state: what an invariant finds, and why a position is refused.

    Its sentence is the message `error-position_<key>` of a package, without a capital and with its full stop.
    """

    def __init__(self, key: str, package: str = "faubourg.core", **facts: object) -> None:
        super().__init__(f"position_{key}", package, **facts)


class DataError(FaubourgError):
    """A file of tiles, cards or boards that does not describe the game."""


class RecordError(FaubourgError):
    """A record that is damaged, tampered with, or made for something else."""


class BotError(FaubourgError):
    """A bot that cannot be loaded, raises, or answers with something that is not one of its moves."""


class UndoError(FaubourgError):
    """Nothing can be taken back: the last step was somebody else's, or something became known since."""


class IllegalMove(FaubourgError):
    """An answer outside the list of legal moves.

    `rule` is the rule that forbids it and `why` its reason in English; `say(lang)` gives both in a language.
    """

    def __init__(self, rule: Rule, text: str, reasons: dict[str, str]) -> None:
        super().__init__("illegal_move")
        self.rule = rule
        self.text = text
        self.reasons = reasons

    @property
    def why(self) -> str:
        return self.reasons["en"]

    def say(self, lang: str = "en") -> str:
        facts = {"text": self.text, "why": self.reasons[lang], "rule": self.rule.id}
        return texts.say(self.package, lang, "error-illegal_move", facts)
