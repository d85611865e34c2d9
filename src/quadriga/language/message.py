"""Messages: what is to be said, before anybody decides in which language."""

from typing import TypeAlias, Union

from msgspec import Struct

Argument: TypeAlias = Union[int, str, "Message", tuple[Union[str, "Message"], ...]]
"""A number, a text that is said as it is (a name), a phrase, or a list of those."""

SEAT = "seat"
"""The id that stands for whoever sits somewhere; the reader's translator knows their name."""


class Message(Struct, frozen=True, gc=False, omit_defaults=True):
    """An id of the catalogue with the arguments that its text asks for.

    >>> message("coins", count=3)
    Message(id='coins', args={'count': 3})
    """

    id: str
    args: dict[str, Argument] = {}


def message(name: str, /, **args: Argument) -> Message:
    """A message of the catalogue; its id is always written out, so that unused ones are found."""
    return Message(name, args)


def seated(seat: int) -> Message:
    """Whoever sits in a seat: their name, or "you" where the reader sits there alone."""
    return Message(SEAT, {"at": seat})


def verbatim(text: str) -> Message:
    """A text that is no part of the catalogue, such as a diagnostic of a data file."""
    return message("verbatim", text=text)
