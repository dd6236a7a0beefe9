# Two commands: `make play` and `make test`. Each sets up everything it needs; both are quick the second time.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.ready
RESEARCH := .venv/.research

.PHONY: help setup play terminal test lint bench compiled wheel soak docs clean

help:
	@echo "make play      set up everything, start the server and open the browser"
	@echo "make terminal  set up everything and play in the terminal"
	@echo "make test      set up everything and run format, lint, types, import contracts and all tests"
	@echo "make setup     the part both share: leaves .venv/bin/faubourg ready"
	@echo "make bench     speed beside catanatron, plain and compiled"
	@echo "make soak      random games of everything with every invariant, on all cores (MINUTES=25)"
	@echo "make compiled  the hot modules compiled with mypyc, then conformance, golden records and bots on them"
	@echo "make wheel     dist/*.whl with the hot modules compiled; a plain one where there is no C compiler"
	@echo "make docs      write the generated pages (rule books, the server, picture) anew"

setup: $(STAMP)
	@$(BIN)/python tools/build_web.py

$(STAMP): pyproject.toml scripts/system-packages
	@PYTHON="$(PYTHON)" scripts/system-packages venv
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing Faubourg and its tools into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev,server]"
	@touch $@

$(RESEARCH): $(STAMP)
	@echo "Installing the libraries of the environments and the lab ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[research]"
	@touch $@

# Compiled where that has been done; where it has not and can be, it is done meanwhile for the next time.
COMPILED := $(CURDIR)/build/compiled

play: setup
	@PYTHONPATH=$$($(BIN)/python tools/compile.py --meanwhile $(COMPILED)) $(BIN)/faubourg serve --open

terminal: setup
	@PYTHONPATH=$$($(BIN)/python tools/compile.py --meanwhile $(COMPILED)) $(BIN)/faubourg

lint: setup $(RESEARCH)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python tools/build_web.py lint

test: lint
	@PYTHON="$(PYTHON)" scripts/system-packages postgres redis chromium
	$(BIN)/python tools/build_web.py test
	$(BIN)/pytest -n auto --rule-coverage

compiled: setup
	@PYTHON="$(PYTHON)" scripts/system-packages compiler
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[compile]"
	$(BIN)/python tools/compile.py build/compiled
	FAUBOURG_COMPILED=1 PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n auto --import-mode=append tests/conformance tests/golden tests/bots

wheel: setup
	@PYTHON="$(PYTHON)" scripts/system-packages compiler || true
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[compile]"
	@FAUBOURG_COMPILED=$$($(BIN)/python tools/compile.py --possible && echo 1 || echo 0) \
		$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

bench: setup $(RESEARCH)
	@PYTHON="$(PYTHON)" scripts/system-packages compiler
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[compile,bench]"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps "catanatron-gym>=4,<5" # asks for an old Gymnasium
	$(BIN)/python tools/compile.py build/compiled
	$(BIN)/python benchmarks/bench.py --compiled build/compiled
	$(BIN)/python benchmarks/envs.py --compiled build/compiled

MINUTES ?= 25
soak: setup
	$(BIN)/python -m faubourg.testing.soak --minutes $(MINUTES)

docs: setup
	$(BIN)/python tools/web_types.py
	$(BIN)/python tools/write_docs.py
	$(BIN)/python tools/draw_picture.py

clean:
	rm -rf .venv build dist faubourg/web web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
