# Two commands: `make play` and `make test`. Each sets up everything it needs; both are quick the second time.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.ready

.PHONY: help setup play test lint bench compiled docs clean

help:
	@echo "make play      set up everything and play"
	@echo "make test      set up everything and run format, lint, types, import contracts and all tests"
	@echo "make setup     the part both share: leaves .venv/bin/faubourg ready"
	@echo "make bench     speed beside catanatron, plain and compiled"
	@echo "make compiled  the hot modules compiled with mypyc, then conformance, golden records and bots on them"
	@echo "make docs      write the generated pages (rule books, picture) anew"

setup: $(STAMP)

$(STAMP): pyproject.toml scripts/system-packages
	@PYTHON="$(PYTHON)" scripts/system-packages venv
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing Faubourg and its tools into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev,server]"
	@touch $@

play: setup
	@$(BIN)/faubourg

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

test: lint
	@PYTHON="$(PYTHON)" scripts/system-packages postgres redis
	$(BIN)/pytest -n auto --rule-coverage

compiled: setup
	@PYTHON="$(PYTHON)" scripts/system-packages compiler
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[compile]"
	$(BIN)/python tools/compile.py build/compiled
	PYTHONPATH=build/compiled $(BIN)/pytest -n auto --import-mode=append tests/conformance tests/golden tests/bots

bench: setup
	@PYTHON="$(PYTHON)" scripts/system-packages compiler
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[compile,bench]"
	$(BIN)/python tools/compile.py build/compiled
	$(BIN)/python benchmarks/bench.py --compiled build/compiled

docs: setup
	$(BIN)/python tools/write_docs.py
	$(BIN)/python tools/draw_picture.py

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
