"""What observations and actions are, as spaces of Gymnasium, and observations that fit into them."""

from __future__ import annotations

import string
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces

from faubourg.core.encoding import Encoding
from faubourg.core.errors import SetupError
from faubourg.core.state import State
from faubourg.envs import arrays
from faubourg.envs.match import WORDS, Match

ObsMode = Literal["arrays", "flat", "text"]
LONGEST_TEXT = 65_536
LETTERS = string.printable + "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸáíóúñäößìò"
SIGNS = "«»“”‘’…–—−·•×÷±°→←↑↓≥≤½\u202f\u00a0" + "".join(map(chr, [*range(0x2500, 0x2600), *range(0x25A0, 0x2800)]))
CHARACTERS = frozenset(LETTERS + SIGNS)


class Looker:
    """Makes observations of one mode: `arrays` by name, one `flat` row, or `text` in a language."""

    def __init__(self, match: Match, mode: ObsMode, lang: str) -> None:
        if mode not in get_args(ObsMode):
            raise SetupError("bad_obs_mode", package=WORDS, mode=mode, allowed=", ".join(get_args(ObsMode)))
        self.encoding = match.encoding
        self.cuts = arrays.cuts_of(match.encoding)
        self.mode: ObsMode = mode
        self.lang = lang

    def observe(self, state: State, seat: int) -> dict[str, Any]:
        mask = arrays.mask_of(self.encoding, state, seat)
        if self.mode == "text":
            from faubourg.envs.text import text_of

            return {"observation": text_of(self.encoding, state, seat, self.lang), "action_mask": mask}
        numbers = arrays.flat(self.encoding, state, seat)
        seen: Any = numbers if self.mode == "flat" else arrays.named(self.cuts, numbers)
        return {"observation": seen, "action_mask": mask}

    def observation_space(self) -> spaces.Dict:
        seen: spaces.Space[Any] = parts_space(self.encoding)
        if self.mode == "flat":
            seen = flat_space(self.encoding)
        elif self.mode == "text":
            seen = spaces.Text(LONGEST_TEXT, charset=CHARACTERS)
        mask = spaces.Box(0, 1, (self.encoding.actions,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.encoding.actions)


def parts_space(encoding: Encoding) -> spaces.Dict:
    return spaces.Dict({part.name: spaces.Box(part.least, part.most, part.shape, np.int16) for part in encoding.parts})


def flat_space(encoding: Encoding) -> spaces.Box:
    low = np.concatenate([np.full(part.size, part.least, np.int16) for part in encoding.parts])
    high = np.concatenate([np.full(part.size, part.most, np.int16) for part in encoding.parts])
    return spaces.Box(low, high, dtype=np.int16)
