"""Messages, before anybody decides in which language to say them."""

from typing import TypeAlias, Union

from msgspec import Struct

Argument: TypeAlias = Union[int, str, "Message", tuple[Union[str, "Message"], ...]]
"""A number, a literal text such as a name, a phrase, or a list of those."""

SEAT = "seat"
"""The id of a seat's occupant, whose name the reader's translator knows."""


class Message(Struct, frozen=True, gc=False, omit_defaults=True):
    """An id of the catalogue with the arguments of its text.

    >>> message("coins", count=3)
    Message(id='coins', args={'count': 3})
    """

    id: str
    args: dict[str, Argument] = {}


def message(name: str, /, **args: Argument) -> Message:
    """A message of the catalogue; write out `name`, so that unused messages can be found."""
    return Message(name, args)


def seated(seat: int) -> Message:
    """The occupant of a seat: their name, or "you" to the reader who sits there."""
    return Message(SEAT, {"at": seat})


def verbatim(text: str) -> Message:
    """A text outside of the catalogue, such as an error in a data file."""
    return message("verbatim", text=text)
