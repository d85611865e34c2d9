"""The registry of games."""

from typing import Final

from quadriga.core import AnyGame, BadSetup, Registry, Setup, check_setup
from quadriga.games.all_roads import AllRoads
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.imperator import Imperator
from quadriga.games.minerva import Minerva
from quadriga.language import Message, message

GAMES: Final[Registry] = {
    "imperator": Imperator,
    "all_roads": AllRoads,
    "minerva": Minerva,
    "carpe_diem": CarpeDiem,
}


def make(setup: Setup) -> AnyGame:
    """The game with this set-up; raises `BadSetup`, naming what can be played."""
    if setup.game not in GAMES:
        raise BadSetup(no_such_game(setup.game))
    game = GAMES[setup.game]
    check_setup(setup, game.setups())
    return game(seats=setup.seats, variant=setup.variant, **setup.options)


def no_such_game(name: str) -> Message:
    """The reason why `name` cannot be played, with what can be."""
    return message("setup-no-such-game", asked=repr(name), known=tuple(GAMES))
