"""An observation in words, for language models: the table as the terminal draws it, the question, and the choices."""

from __future__ import annotations

from faubourg.core import texts
from faubourg.core.encoding import Encoding
from faubourg.core.state import State
from faubourg.envs.match import WORDS
from faubourg.envs.rendering import drawn


def text_of(encoding: Encoding, state: State, seat: int, lang: str) -> str:
    """What a seat sees and may do, each choice with the number of its action."""
    lines = [drawn(state, seat, lang, has_colours=False).rstrip(), ""]
    decision = state.decision(seat, lang)
    if decision is None:
        lines.append(texts.say(WORDS, lang, "text-over" if state.is_over else "text-waiting", {}))
    else:
        lines += [decision.prompt, texts.say(WORDS, lang, "text-choices", {})]
        for choice in decision.choices:
            lines.append(f"{encoding.action(state, seat, choice.move)}: {choice.label}")
    return "\n".join(lines)
