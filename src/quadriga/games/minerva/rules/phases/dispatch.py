"""What is legal in each phase, and what an action does there."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, get_args

from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.actions import Action
from quadriga.games.minerva.rules.phases import acting, drawing, paying, resolving
from quadriga.games.minerva.rules.tables import ACTIVATE, Tables

Legal: TypeAlias = Callable[[Tables, s.State, Any], Sequence[Action]]
Apply: TypeAlias = Callable[[Tables, s.State, Any, Any], s.State]

_PHASES: Final[dict[type[s.Phase], tuple[Legal, Apply]]] = {
    s.Acting: (acting.legal, acting.apply),
    s.Placing: (acting.places, acting.place),
    s.Directing: (lambda tables, state, phase: ACTIVATE, resolving.activate),
    s.Selling: (paying.sales, paying.sell),
    s.Hiring: (paying.hires, paying.hire),
    **dict.fromkeys(get_args(s.Working), (resolving.legal, resolving.apply)),
    **dict.fromkeys(get_args(s.Chancy), (drawing.legal, drawing.apply)),
}


def legal(tables: Tables, state: s.State) -> Sequence[Action]:
    """Everything that can be done now, in the order of section 4 of the specification."""
    phase = state.phase
    return () if isinstance(phase, s.Over) else _PHASES[type(phase)][0](tables, state, phase)


def apply(tables: Tables, state: s.State, action: Action) -> s.State:
    """The position after an action of `legal`."""
    phase = state.phase
    return _PHASES[type(phase)][1](tables, state, phase, action)
