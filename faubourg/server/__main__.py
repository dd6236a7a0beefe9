"""`python -m faubourg.server`: serve with the settings in the environment, for containers and tests."""

from __future__ import annotations

import os
import sys

import msgspec

from faubourg.core.errors import FaubourgError
from faubourg.server import serve, starting
from faubourg.server.errors import ServerError
from faubourg.server.settings import VARIABLE, Settings


def main() -> int:
    try:
        try:
            chosen = Settings.from_environment()
        except msgspec.DecodeError as error:
            raise ServerError("bad_settings", variable=VARIABLE, reason=str(error)) from error
        starting.check(chosen)
    except FaubourgError as error:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
        print(error.say("fr" if spoken.startswith("fr") else "en"), file=sys.stderr)
        return 2
    serve.run(chosen)
    return 0


if __name__ == "__main__":
    sys.exit(main())
