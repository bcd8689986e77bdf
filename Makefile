# Everything a person needs: `make play` and `make test`. Both make their own environment first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help play test check format bench docs install lock clean

help: ## Say what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

# One environment per set of extras; remade when a lock file changes.
$(VENV)/play.stamp: requirements/play.lock pyproject.toml scripts/install
	@scripts/install $(PYTHON) $(VENV) play
$(VENV)/dev.stamp: requirements/dev.lock pyproject.toml scripts/install
	@scripts/install $(PYTHON) $(VENV) dev
$(VENV)/bench.stamp: requirements/bench.lock pyproject.toml scripts/install
	@scripts/install $(PYTHON) $(VENV) bench

play: $(VENV)/play.stamp ## Install what is needed and play
	@$(BIN)/courtly play

test: $(VENV)/dev.stamp ## Install what is needed and run all checks and tests
	@scripts/test $(BIN)

check: $(VENV)/dev.stamp ## Lint, format, types and architecture only
	@scripts/check $(BIN)

format: $(VENV)/dev.stamp ## Put the sources in order
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet .

bench: $(VENV)/bench.stamp ## Measure, and compare with named references
	@$(BIN)/python -m bench

docs: $(VENV)/dev.stamp ## Write what is generated into docs/
	@$(BIN)/python scripts/make_docs.py

install: $(VENV)/dev.stamp ## Install for development, with the pre-commit hook
	@$(BIN)/pre-commit install

lock: $(VENV)/dev.stamp ## Choose new versions of everything and pin them
	@scripts/lock $(BIN)

clean: ## Remove the environment and what was built
	@rm -rf $(VENV) bench/out .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
