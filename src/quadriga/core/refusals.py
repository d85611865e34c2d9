"""The exceptions for all refusals, each with a stable code and a message for people.

Refusal
├── BadSetup            unknown game, wrong number of seats, variant or option
├── BadComponents       a data file that can't be played with
├── BadRecord           a record that can't be read or doesn't play
├── BadMessage          something sent that isn't a message
├── Illegal             not among the legal actions
├── NotYourTurn         somebody else is to act
├── Stale               the table has moved on since the sender looked
├── GameOver            nothing can be done any more
├── GameNotOver         there is no result yet
├── NothingToUndo       no own decision since something was revealed
├── NotFound            no such match, or not one of yours
└── Unavailable         the data folder, the database or the port can't be used
"""

from typing import ClassVar

from quadriga.language import Message, message, verbatim
from quadriga.language.catalogue import FRAME


class Refusal(Exception):
    """A request was refused and nothing has changed; `message` tells a person what to do.

    `part` is the part of the catalogue that has the message: the frame, or a game.
    """

    code: ClassVar[str] = "refused"

    def __init__(self, message: Message, part: str = FRAME) -> None:
        self.message = message
        self.part = part
        super().__init__(self.message)

    def __str__(self) -> str:
        from quadriga.language.translator import Translator

        return Translator(part=self.part).text(self.message)


class BadSetup(Refusal):
    """Unknown game, or a number of seats, variant or option that the game does not have."""

    code = "bad_setup"


class BadComponents(Refusal):
    """An invalid data file; the message names the entry and what is wrong with it.

    The message is in technical English, for people who edit such a file.
    """

    code = "bad_components"

    def __init__(self, diagnostic: str) -> None:
        super().__init__(verbatim(diagnostic))


class BadRecord(Refusal):
    """A record that cannot be read or replayed; `line` counts from 1, 0 is the whole file.

    A `reason` that is text is a syntax error, in technical English.
    """

    code = "bad_record"

    def __init__(self, line: int, reason: Message | str, part: str = FRAME) -> None:
        why = verbatim(reason) if isinstance(reason, str) else reason
        super().__init__(message("record-line", line=line, reason=why) if line else why, part)
        self.line = line


class BadMessage(Refusal):
    """Bytes that are not one of the messages of the protocol."""

    code = "bad_message"


class Illegal(Refusal):
    """The text is not the notation of a legal action."""

    code = "illegal"


class NotYourTurn(Refusal):
    """Another seat is to act."""

    code = "not_your_turn"


class Stale(Refusal):
    """The sender has not seen the latest state of the table."""

    code = "stale"


class GameOver(Refusal):
    """The game has ended."""

    code = "over"


class GameNotOver(Refusal):
    """The game goes on: it has no result yet."""

    code = "not_over"

    def __init__(self) -> None:
        super().__init__(message("refused-not-over"))


class NothingToUndo(Refusal):
    """There is no decision of this seat that may be taken back."""

    code = "nothing_to_undo"


class NotFound(Refusal):
    """It does not exist, or the sender may not see it."""

    code = "not_found"


class Unavailable(Refusal):
    """A file, folder, database or port that the program needs cannot be used."""

    code = "unavailable"
