"""`python -m faubourg.server`: serve with the settings in the environment, for containers and tests."""

from __future__ import annotations

from faubourg.server import serve
from faubourg.server.settings import Settings

if __name__ == "__main__":
    chosen = Settings.from_environment()
    serve.check(chosen)
    serve.run(chosen)
