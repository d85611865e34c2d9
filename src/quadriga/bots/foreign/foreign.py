"""A foreign program that plays, in any language: lines over its input and output.

docs/reference/bots.md has the protocol. A fault of the program only costs it one decision, which
the greedy bot makes.
"""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec

from quadriga.bots.foreign.faults import Fault, FaultKind, Misbehaviour
from quadriga.bots.foreign.program import Program
from quadriga.bots.players.greedy import GreedyBot
from quadriga.core import AnyGame, Seat

PROTOCOL: Final = 1
"""The version in the greeting; raised when programs for the old one would fail."""

MAX_STARTS: Final = 4
"""A program that was started this often in one game is no longer asked."""

_FATAL: Final = frozenset({FaultKind.EXIT, FaultKind.TIME, FaultKind.FLOOD})
"""Faults that end the program; the next decision starts it again."""


class ForeignBot:
    """Asks the program `command`; it has `seconds` of wall time for each decision."""

    def __init__(
        self, game: AnyGame, seat: Seat, rng: Random, *, command: Sequence[str], seconds: float
    ) -> None:
        self.faults: list[Fault] = []
        self._command = tuple(command)
        self._seconds = seconds
        self._greeting = _greeting(game, seat, rng.getrandbits(32))
        self._quick = GreedyBot(game, seat, rng)
        self._program: Program | None = None
        self._starts = 0

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The action that the program names, or the greedy bot's choice if it fails."""
        if len(legal) == 1:
            return legal[0]
        try:
            return self._choice(view, legal)
        except Misbehaviour as misbehaviour:
            self.faults.append(misbehaviour.fault)
            if misbehaviour.fault.kind in _FATAL:
                self._drop(b"")
            return self._quick.choose(view, legal)

    def close(self) -> None:
        """End the program; the next decision would start it again."""
        self._drop(b"quit\n")

    def _choice(self, view: Any, legal: Sequence[Any]) -> Any:
        question = _question(view, legal)
        if self._program is None:
            if self._starts == MAX_STARTS:
                raise Misbehaviour(FaultKind.GIVEN_UP, f"started {self._starts} times")
            self._starts += 1
            self._program = Program(self._command)
            question = self._greeting + question
        return recognised(self._program.ask(question, self._seconds), legal)

    def _drop(self, farewell: bytes) -> None:
        if self._program is not None:
            self._program.close(farewell)
            self._program = None


def _greeting(game: AnyGame, seat: Seat, seed: int) -> bytes:
    """What a program reads first: the version of the protocol, the game, its seat, a seed."""
    setup = game.setup
    options = msgspec.json.encode(dict(sorted(setup.options.items()))).decode()
    return (
        f"quadriga {PROTOCOL}\n"
        f"game {setup.game} variant {setup.variant} options {options}\n"
        f"seat {seat + 1} of {setup.seats}\n"
        f"seed {seed}\n"
    ).encode()


def _question(view: Any, legal: Sequence[Any]) -> bytes:
    notations = "".join(f"{action}\n" for action in legal).encode()
    return b"view %b\nlegal %d\n%b" % (msgspec.json.encode(view), len(legal), notations)


def recognised(answer: str, legal: Sequence[Any]) -> Any:
    """The action that `answer` names by notation or by its number from 1."""
    for action in legal:
        if str(action) == answer:
            return action
    with suppress(ValueError):
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:9]) <= len(legal):
            return legal[int(answer[:9]) - 1]
    raise Misbehaviour(FaultKind.ANSWER, f"{answer!r} is not a legal action")
