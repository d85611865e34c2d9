# make play   sets up what is missing, then opens the games in the browser (ARGS=--lan: for everybody in your network)
# make test   sets up what is missing, then runs all tests
# make quick  the tests that start no program, server or browser: about a minute
# make check  format, lint, types and layers, of the page too
# make ray-test  tests arena and learning on a real Ray, in an environment of its own
# make looks  looks at every decision of whole games in every window (minutes)
# make pictures  keeps new pictures of the page, for the test that compares with them
# make soak   kills the server again and again while people and bots play (SECONDS=600 for ten minutes,
#             FLOODS=1 with one greedy client that floods it)
# make bench  measures the speed, next to others
# make lessons  plays every lesson in a real browser, at every size, in every way and language
# make learn-check  shows that bots play as well as measured, and learned values beat hand-made ones (minutes)
# make docs   rewrites the parts of docs that are made from code and data
# make page   builds the page;  make types  regenerates its types from the server's
# make lock   regenerates the lock files (ARGS=--upgrade for the newest versions)
# make clean  removes everything that these have made

PYTHON ?= $(shell command -v python3 || command -v python)
ARGS ?=
# Browser tests and restarts of servers wait now and then, so four workers keep two cores busy.
WORKERS ?= 4
# How long the server is killed and started again.
SECONDS ?= 300
# Whether it is flooded meanwhile: FLOODS=1.
FLOODS ?= 0

# The games that come with learned values.
LEARNED := imperator all_roads

BIN := .venv/bin
PLAY := .venv/.installed-play
TEST := .venv/.installed-test
BENCH := .venv-bench/.installed-bench
RAY := .venv-ray/.installed-ray

# The tests start hundreds of programs: compiled modules are kept, whatever the machine prefers.
unexport PYTHONDONTWRITEBYTECODE

# An environment whose Python is gone (an upgrade of the system) is made again.
ifeq ($(wildcard $(BIN)/python),)
.PHONY: $(PLAY) $(TEST)
endif

.PHONY: play test quick ray-test looks pictures soak check check-program check-page bench lessons learn-check page types docs lock clean
.DEFAULT_GOAL := play

play: $(PLAY)
	@$(BIN)/python -m tools.page
	@exec $(BIN)/quadriga serve --open $(ARGS)

test: $(TEST)
	@$(BIN)/python -m tools.page
	@$(BIN)/python -m tools.postgresql
	@$(BIN)/python -m tools.proxies
	@chromium="$$($(BIN)/python -m tools.browser)" && \
	QUADRIGA_CHROMIUM="$$chromium" $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

quick: $(TEST)
	@QUADRIGA_QUICK=1 $(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not slow and not statistics" $(ARGS)

# Apart from the others, because Ray is large and starts slowly.
ray-test: $(RAY)
	@.venv-ray/bin/python -m pytest tests/arena/test_ray.py tests/selfplay/test_ray.py $(ARGS)

looks: $(TEST)
	@$(BIN)/python -m tools.page
	@chromium="$$($(BIN)/python -m tools.browser)" && \
	QUADRIGA_CHROMIUM="$$chromium" QUADRIGA_EVERY_WINDOW=1 \
	$(BIN)/python -m pytest -n $(WORKERS) tests/browser/test_layouts.py $(ARGS)

pictures: $(TEST)
	@$(BIN)/python -m tools.page
	@chromium="$$($(BIN)/python -m tools.browser)" && \
	QUADRIGA_CHROMIUM="$$chromium" QUADRIGA_RENEW_PICTURES=1 \
	$(BIN)/python -m pytest -n $(WORKERS) tests/browser/test_pictures.py $(ARGS)

soak: $(TEST)
	@QUADRIGA_SOAK_SECONDS=$(SECONDS) QUADRIGA_SOAK_FLOODS=$(FLOODS) $(BIN)/python -m pytest tests/server/failures/test_soak.py -s $(ARGS)

# The program on one core, the page on the other.
check: $(TEST)
	@$(MAKE) --no-print-directory -j 2 check-program check-page

check-program:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.wire --check
	$(BIN)/python -m tools.docs --check

check-page:
	$(BIN)/python -m tools.page_words
	$(BIN)/python -m tools.page run --silent format:check
	$(BIN)/python -m tools.page run --silent lint
	$(BIN)/python -m tools.page run --silent check

bench: $(BENCH)
	@.venv-bench/bin/python -m tools.page
	@.venv-bench/bin/python -m bench $(ARGS)

lessons: $(TEST)
	@$(BIN)/python -m tools.page
	@chromium="$$($(BIN)/python -m tools.browser)" && \
	QUADRIGA_CHROMIUM="$$chromium" $(BIN)/python -m bench.lessons $(ARGS)

learn-check: $(TEST)
	@$(BIN)/python -m pytest -q -n 2 -m statistics
	@for game in $(LEARNED); do $(BIN)/quadriga learn $$game --check $(ARGS) || exit; done

page: $(PLAY)
	@$(BIN)/python -m tools.page

types: $(PLAY)
	@$(BIN)/python -m tools.wire

docs: $(TEST)
	@$(BIN)/python -m tools.docs

lock: $(PLAY)
	@$(BIN)/python -m tools.lock $(ARGS)

clean:
	rm -rf .venv .venv-bench .venv-ray client/node_modules src/quadriga/server/page dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis test-results
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(PLAY): requirements/play.txt pyproject.toml | python
	@$(PYTHON) -m tools.install .venv $<
	@touch $@

# What the tests need includes what playing needs.
$(TEST): requirements/test.txt pyproject.toml | python
	@$(PYTHON) -m tools.install .venv $<
	@touch $(PLAY) $@

$(BENCH): requirements/bench.txt pyproject.toml | python
	@$(PYTHON) -m tools.install .venv-bench $<
	@touch $@

$(RAY): requirements/ray.txt pyproject.toml | python
	@$(PYTHON) -m tools.install .venv-ray $<
	@touch $@

.PHONY: python
python:
	@test -n "$(PYTHON)" || { echo "Quadriga needs Python 3.11 or newer: please install it."; exit 1; }
