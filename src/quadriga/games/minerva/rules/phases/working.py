"""The choices of effects: which phase asks for what, and who answers it."""

from collections.abc import Sequence
from typing import assert_never

from quadriga.games.minerva.rules.actions import Action
from quadriga.games.minerva.rules.phases import resolving, special
from quadriga.games.minerva.rules.state import (
    Choosing,
    Exchanging,
    Moving,
    Removing,
    Shifting,
    State,
    Taking,
    Using,
    Working,
)
from quadriga.games.minerva.rules.tables import Tables


def legal(tables: Tables, state: State, phase: Working) -> Sequence[Action]:
    """What an effect offers; none of these lists has `done` alone."""
    match phase:
        case Choosing():
            return resolving.choices(tables, phase)
        case Exchanging():
            return resolving.exchanges(phase)
        case Using():
            return special.uses(phase)
        case Taking():
            return special.takes(tables, state)
        case Moving():
            return special.moves(state, phase)
        case Shifting():
            return special.shifts(state, phase)
        case Removing():
            return special.removals(state, phase)
        case _:
            assert_never(phase)


def apply(tables: Tables, state: State, phase: Working, action: Action) -> State:
    """The position after a choice of an effect."""
    match phase:
        case Choosing():
            return resolving.choose(tables, state, phase, action)
        case Exchanging():
            return resolving.exchange(tables, state, phase, action)
        case Using():
            return resolving.use(tables, state, phase, action)
        case Taking():
            return resolving.take(tables, state, phase, action)
        case Moving():
            return resolving.move(tables, state, phase, action)
        case Shifting():
            return resolving.shift(tables, state, phase, action)
        case Removing():
            return resolving.remove(tables, state, phase, action)
        case _:
            assert_never(phase)
