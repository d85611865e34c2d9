"""A foreign class in this process: a fault only costs it the decision."""

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any

from quadriga.bots.bot import AnyBot, MakeBot
from quadriga.bots.foreign.faults import Fault, FaultKind, Misbehaviour
from quadriga.bots.players.greedy import GreedyBot
from quadriga.core import AnyGame, Seat


class GuardedBot:
    """Asks the bot that `make` makes; where it fails, the greedy bot decides.

    An exception is a fault, as is an action that isn't legal and, where the system can interrupt
    it, a decision that takes longer than `seconds`.
    """

    def __init__(
        self, game: AnyGame, seat: Seat, rng: Random, *, make: MakeBot, seconds: float
    ) -> None:
        self.faults: list[Fault] = []
        self._seconds = seconds
        self._quick = GreedyBot(game, seat, rng)
        self._bot: AnyBot | None = None
        try:
            self._bot = make(game, seat, rng)
        except Exception as error:
            self._start_error = _described(error)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The choice of the guarded bot, or of the greedy one if that failed."""
        try:
            return self._choice(view, legal)
        except Misbehaviour as misbehaviour:
            self.faults.append(misbehaviour.fault)
            return self._quick.choose(view, legal)

    def close(self) -> None:
        """Do nothing."""

    def _choice(self, view: Any, legal: Sequence[Any]) -> Any:
        if self._bot is None:
            raise Misbehaviour(FaultKind.START, self._start_error)
        try:
            with _interrupted_after(self._seconds):
                action = self._bot.choose(view, legal)
                known = action in legal
        except _Overtime:
            detail = f"no answer within {self._seconds:g} s"
            raise Misbehaviour(FaultKind.TIME, detail) from None
        except Exception as error:
            raise Misbehaviour(FaultKind.EXIT, _described(error)) from error
        if not known:
            raise Misbehaviour(FaultKind.ANSWER, f"{action!r} is not a legal action")
        return action


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


class _Overtime(BaseException):
    """Raised inside a decision that takes too long; no `except Exception` swallows it."""


def _raise_overtime(signum: int, frame: FrameType | None) -> None:
    raise _Overtime


@contextmanager
def _interrupted_after(seconds: float) -> Iterator[None]:
    """Raise `_Overtime` after this time; has no effect without such a signal."""
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return
    before = signal.signal(signal.SIGALRM, _raise_overtime)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
