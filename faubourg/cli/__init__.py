"""The `faubourg` command: play in the terminal, replay, read the rules, simulate."""

from __future__ import annotations


def main() -> None:
    """The entry point of the command."""
    import sys

    from faubourg.cli.app import run

    sys.exit(run(sys.argv[1:]))
