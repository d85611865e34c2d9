"""What the recorded games of `tests/records` are there for."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from quadriga.core import CHANCE, Entry, Setup, recognise
from quadriga.games import make
from quadriga.games.imperator.rules.actions import Lose, Pay
from quadriga.games.imperator.rules.state import Booking, Losing, Over, Paying, Spending
from tests.walks import Step

Played: TypeAlias = list[Step]


def played(setup: Setup, entries: tuple[Entry, ...]) -> Played:
    """A log, step by step."""
    game, steps = make(setup), []
    state = game.initial()
    for entry in entries:
        action = recognise(game, state, entry.text)
        after = game.apply(state, action)
        steps.append(Step(state, entry.actor, action, after))
        state = after
    return steps


def _scored(low: int, high: int) -> Callable[[str | None, Played], bool]:
    return lambda result, _: result is not None and result.isdigit() and low <= int(result) <= high


def _lost_at(invasion: int) -> Callable[[str | None, Played], bool]:
    return lambda result, steps: result == "lost" and steps[-1].before.marked == invasion - 1


def _asked(*phases: type) -> Callable[[str | None, Played], bool]:
    def met(result: str | None, steps: Played) -> bool:
        return result is not None and {*phases} <= {type(step.before.phase) for step in steps}

    return met


def _ignored_two_invasions(result: str | None, steps: Played) -> bool:
    invasions = [step for step in steps if step.after.marked > step.before.marked]
    harmless = [step for step in invasions if not isinstance(step.action, Pay | Lose)]
    spent = any(isinstance(step.before.phase, Paying) for step in steps)
    return result is not None and len(harmless) >= 2 and not spent


def _unfinished(result: str | None, steps: Played) -> bool:
    middle = bool(steps) and steps[-1].after.marked == 1
    return result is None and middle and steps[-1].actor is CHANCE


def _finished(result: str | None, steps: Played) -> bool:
    return result is not None and isinstance(steps[-1].after.phase, Over)


Wish: TypeAlias = tuple[Setup, Callable[[str | None, Played], bool]]

USUAL: Final = Setup("imperator", 1)
IMPERATOR: Final[Mapping[str, Wish]] = {
    "won-augustus": (USUAL, _scored(16, 40)),
    "won-julius-caesar": (USUAL, _scored(14, 15)),
    "won-marcus-aurelius": (USUAL, _scored(12, 13)),
    "won-tiberius": (USUAL, _scored(10, 11)),
    "won-nero": (USUAL, _scored(1, 9)),
    "lost-at-invasion-1": (USUAL, _lost_at(1)),
    "lost-at-invasion-2": (USUAL, _lost_at(2)),
    "lost-at-invasion-3": (USUAL, _lost_at(3)),
    "colosseum": (USUAL, _ignored_two_invasions),
    "senate": (USUAL, _asked(Spending, Booking, Paying)),
    "two-regions-lost": (USUAL, _asked(Losing)),
    "unfinished": (USUAL, _unfinished),
    **{
        f"standing{standing:+}": (
            Setup("imperator", 1, options={"standing": standing}),
            _asked(Booking) if standing % 2 else _finished,
        )
        for standing in range(-4, 5)
    },
}
"""By the name of the file: the set-up, and what the game has to show."""
