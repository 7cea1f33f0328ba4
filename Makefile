# Two commands do all the set-up: `make ask` and `make test`. Each makes .venv if there is none, and installs only
# when pyproject.toml has changed since the last time.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
JOBS   ?= 2

.PHONY: ask test lint types floors tests figures bench docs browse format clean

ask: $(VENV)/.installed
	@$(BIN)/smashrules ask docs/examples/first-question.txt

test: lint types floors tests figures

lint: $(VENV)/.installed-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.installed-test
	$(BIN)/mypy

floors: $(VENV)/.installed-test
	$(BIN)/lint-imports

# The tests hold the doctests of src/ and README.md, and the wheel that is built from an sdist and used.
tests: $(VENV)/.installed-test
	$(BIN)/pytest -n $(JOBS) --dist loadgroup

figures: $(VENV)/.installed-test
	$(BIN)/python -m tools.figures
	$(BIN)/python -m tools.rule_coverage

bench: $(VENV)/.installed
	@$(BIN)/python bench/run.py

docs: $(VENV)/.installed-docs
	$(BIN)/sphinx-build -W --keep-going -j $(JOBS) docs docs/_build/html
	$(BIN)/python -m tools.links docs/_build/html

# In a real browser; without one it says so and checks nothing. The pictures are there to be looked at.
browse: $(VENV)/.installed-browse
	$(BIN)/python -m tools.browse docs/_build/html

format: $(VENV)/.installed-test
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.installed-test: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@

$(VENV)/.installed-docs: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[docs]'
	@touch $@

$(VENV)/.installed-browse: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[browse]'
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo 'smashrules needs Python 3.11 or newer; name one, as in: make $(MAKECMDGOALS) PYTHON=python3.12' >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	    { rm -rf $(VENV); echo 'no environment could be made; on Debian: apt install python3-venv' >&2; exit 1; }
