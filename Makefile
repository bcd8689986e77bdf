# Everything a person needs: `make play` and `make test`. Both make their own environment first.

PYTHON ?= python3
HOST ?= 127.0.0.1
VENV := .venv
BIN := $(VENV)/bin
LEARNERS := .venv-learners

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-all faults check format bench learners docs reference screenshots films web install lock clean

help: ## Say what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

# One environment per set of extras; remade when a lock file changes.
$(VENV)/play.stamp: requirements/play.lock scripts/install
	@scripts/install $(PYTHON) $(VENV) play
$(VENV)/dev.stamp: requirements/dev.lock pyproject.toml scripts/install
	@scripts/install $(PYTHON) $(VENV) dev
$(VENV)/bench.stamp: requirements/bench.lock pyproject.toml scripts/install
	@scripts/install $(PYTHON) $(VENV) bench

$(LEARNERS)/learners.stamp: requirements/learners.lock pyproject.toml scripts/install
	@scripts/install $(PYTHON) $(LEARNERS) learners

play: $(VENV)/play.stamp ## Install what is needed and open a table in the browser
	@$(BIN)/python scripts/build_web.py
	@$(BIN)/courtly serve --open --host $(HOST) --plain-logs --log-level WARNING

terminal: $(VENV)/play.stamp ## The same in the terminal
	@$(BIN)/courtly play

test: $(VENV)/dev.stamp ## Install what is needed and run all checks and tests
	@scripts/test $(BIN)

test-all: $(VENV)/dev.stamp ## The same, then what takes hours: whole matrices instead of samples
	@scripts/test $(BIN) whole

faults: $(VENV)/dev.stamp ## Let hundreds of things go wrong while people play; takes an hour or more
	@$(BIN)/python -m bench.load_kills 300
	@$(BIN)/python -m bench.load_kills 100 --postgres
	@$(BIN)/python -m tests.server.faults --rounds 200
	@$(BIN)/python -m tests.server.faults --rounds 200 --postgres

check: $(VENV)/dev.stamp ## Lint, format, types and architecture only
	@scripts/check $(BIN)

format: $(VENV)/dev.stamp ## Put the sources in order
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet .

bench: $(VENV)/bench.stamp ## Measure, and compare with named references
	@$(BIN)/python -m bench

learners: $(LEARNERS)/learners.stamp ## Install Stable-Baselines3 and RLlib apart, and let the examples learn for a while
	@$(LEARNERS)/bin/python examples/stable_baselines.py --steps 4096 --games 20
	@$(LEARNERS)/bin/python examples/rllib.py --rounds 1 --games 20

docs: $(VENV)/dev.stamp ## Write what is generated into docs/
	@$(BIN)/python scripts/make_docs.py

reference: $(VENV)/dev.stamp ## Write the reference for programs into build/reference
	@COURTLY_ENGINE=plain $(BIN)/python scripts/make_reference.py

screenshots: $(VENV)/dev.stamp ## Take the pictures in docs/images anew
	@$(BIN)/python scripts/build_web.py
	@COURTLY_BROWSER=$$(scripts/browser $(BIN)) $(BIN)/python -m tests.web.screenshots

films: $(VENV)/dev.stamp ## Take the films in docs/images anew
	@$(BIN)/python scripts/build_web.py
	@COURTLY_BROWSER=$$(scripts/browser $(BIN)) $(BIN)/python -m tests.web.films

web: $(VENV)/dev.stamp ## Build the web client, and check its sources
	@scripts/check_web $(BIN)

install: $(VENV)/dev.stamp ## Install for development, with the pre-commit hook
	@$(BIN)/pre-commit install

lock: $(VENV)/dev.stamp ## Choose new versions of everything and pin them
	@scripts/lock $(BIN)

clean: ## Remove the environment and what was built
	@rm -rf $(VENV) $(LEARNERS) web/node_modules src/courtly/server/static bench/out .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
