"""The games, by name."""

from collections.abc import Sequence
from typing import Final

from quadriga.core import AnyGame, BadSetup, Registry, Setup
from quadriga.games.imperator import Imperator

GAMES: Final[Registry] = {"imperator": Imperator}


def make(setup: Setup) -> AnyGame:
    """The game that a set-up describes, or `BadSetup` with what can be played."""
    if setup.game not in GAMES:
        known = ", ".join(GAMES)
        raise BadSetup(f"There is no game called {setup.game!r}. The games are: {known}.")
    game = GAMES[setup.game]
    if (problem := _problem(setup, game.setups())) is not None:
        raise BadSetup(f"{game.title} {problem}")
    return game(seats=setup.seats, variant=setup.variant, **setup.options)


def _problem(setup: Setup, known: Sequence[Setup]) -> str | None:
    if setup in known:
        return None
    seats = sorted({k.seats for k in known})
    if setup.seats not in seats:
        return f"is for {' or '.join(map(str, seats))} at the table, not {setup.seats}."
    variants = sorted({k.variant for k in known if k.seats == setup.seats})
    if setup.variant not in variants:
        return f"has no variant {setup.variant!r} for {setup.seats}: choose {', '.join(variants)}."
    allowed: dict[str, set[int]] = {}
    for name, value in (item for k in known for item in k.options.items()):
        allowed.setdefault(name, set()).add(value)
    for name, value in setup.options.items():
        if name not in allowed:
            return f"has no option {name!r}; it knows: {', '.join(allowed) or 'none'}."
        if value not in allowed[name]:
            values = ", ".join(map(str, sorted(allowed[name])))
            return f"cannot have {name} {value}: choose one of {values}."
    return "cannot be played with these options together."
