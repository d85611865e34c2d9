"""The faults of foreign bots; each one costs the bot a decision."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, Protocol, runtime_checkable

from msgspec import Struct

from quadriga.bots.bot import AnyBot
from quadriga.core.records import clean_line

MAX_DETAIL_LENGTH: Final = 120


class FaultKind(StrEnum):
    """The kinds of faults."""

    START = "start"
    """The program or class could not be started."""
    EXIT = "exit"
    """The program ended, or the class raised an exception."""
    TIME = "time"
    """No answer within the time limit."""
    ANSWER = "answer"
    """The answer is not one of the legal actions."""
    FLOOD = "flood"
    """More output than an answer may have."""
    UNASKED = "unasked"
    """Output before the question."""
    GIVEN_UP = "given up"
    """No longer asked, after too many restarts."""


class Fault(Struct, frozen=True):
    """Why the greedy bot had to make a decision."""

    kind: FaultKind
    detail: str


class Misbehaviour(Exception):
    """Raised where a fault is noticed; `choose` then asks the greedy bot."""

    def __init__(self, kind: FaultKind, detail: str) -> None:
        self.fault = Fault(kind, shortened(detail))
        super().__init__(f"{kind}: {self.fault.detail}")


def shortened(text: str) -> str:
    """`text` on one line, without control characters and at most `MAX_DETAIL_LENGTH` long."""
    line = clean_line(text)
    return line if len(line) <= MAX_DETAIL_LENGTH else f"{line[: MAX_DETAIL_LENGTH - 1]}…"


@runtime_checkable
class Faulty(Protocol):
    """A bot that counts its faults and holds something that must be closed."""

    faults: list[Fault]

    def close(self) -> None:
        """Release what the bot holds, such as a process."""


def faults_of(bot: AnyBot) -> Sequence[Fault]:
    """The faults of a bot so far; only foreign bots can have any."""
    return bot.faults if isinstance(bot, Faulty) else ()


def close_bot(bot: AnyBot) -> None:
    """Release what a bot holds, if anything."""
    if isinstance(bot, Faulty):
        bot.close()
