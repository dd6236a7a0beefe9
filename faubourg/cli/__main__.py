"""`python -m faubourg.cli` is the `faubourg` command."""

from faubourg.cli import main

if __name__ == "__main__":
    main()
