"""Every game of the registry keeps every law, in every set-up."""

import os
from typing import get_args

import pytest

from quadriga.core import Setup
from quadriga.games import GAMES, make
from quadriga.games.imperator.rules.state import Phase
from quadriga.table import Sitter, Table, seeded
from tests.laws import CENSUS, LAWS, hold
from tests.walks import Sample, Walk, recorded

SETUPS = [setup for game in GAMES.values() for setup in game.setups()]
USUAL = [game.setups()[0] for game in GAMES.values()]
EXAMPLES_OF_THE_USUAL, EXAMPLES = (6, 1) if os.environ.get("QUADRIGA_QUICK") else (40, 8)


def name_of(setup: Setup) -> str:
    options = (f"{name}={value}" for name, value in setup.options.items())
    return "-".join([setup.game, str(setup.seats), setup.variant, *options])


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(one, id=name_of(one), marks=[] if one in USUAL else [pytest.mark.slow])
        for one in SETUPS
    ],
)
def sample(request: pytest.FixtureRequest) -> Sample:
    """Walks that all laws look at, one after the other, before those of the next set-up."""
    setup: Setup = request.param
    game = make(setup)
    assert game.setup == setup
    return Sample(game, EXAMPLES_OF_THE_USUAL if setup in USUAL else EXAMPLES)


@pytest.mark.parametrize("law", LAWS)
def test_every_game_keeps_the_law(sample: Sample, law: str) -> None:
    hold(LAWS[law], sample)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_components_counted(name: str) -> None:
    assert name in CENSUS
    assert GAMES[name].name == name


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_walks_begin_in_recorded_games_too(setup: Setup) -> None:
    assert recorded(setup), "record a game of this set-up: see tests/records"


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_the_first_seat_begins_unless_that_is_drawn(setup: Setup) -> None:
    begin = set()
    for seed in range(12):
        table = Table.open(make(setup), [Sitter("")] * setup.seats, seeded(str(seed)))
        begin.add(table.to_act)
    drawn = GAMES[setup.game].draws_beginner and setup.seats > 1
    assert begin == {0} if not drawn else len(begin) > 1


def test_walks_through_imperator_meet_every_phase() -> None:
    met: set[type] = set()

    def look_around(walk: Walk) -> None:
        met.update(type(state.phase) for state in walk.positions())

    hold(look_around, Sample(make(Setup("imperator", 1)), EXAMPLES_OF_THE_USUAL))
    assert met == {*get_args(Phase)}
