"""The registry of games."""

from typing import Final

from quadriga.core import AnyGame, BadSetup, Registry, Setup, check_setup
from quadriga.games.all_roads import AllRoads
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.imperator import Imperator
from quadriga.games.minerva import Minerva

GAMES: Final[Registry] = {
    "imperator": Imperator,
    "all_roads": AllRoads,
    "minerva": Minerva,
    "carpe_diem": CarpeDiem,
}


def make(setup: Setup) -> AnyGame:
    """The game with this set-up; raises `BadSetup`, naming what can be played."""
    if setup.game not in GAMES:
        known = ", ".join(GAMES)
        raise BadSetup(f"There is no game called {setup.game!r}. The games are: {known}.")
    game = GAMES[setup.game]
    check_setup(setup, game.setups(), game.title)
    return game(seats=setup.seats, variant=setup.variant, **setup.options)
