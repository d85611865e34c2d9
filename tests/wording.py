"""Messages as an English reader reads them, with seats called by colours."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from quadriga.language import Message
from quadriga.language.translator import Translator

NAMES = ("Red", "Blue", "Yellow", "Green")


def english(part: str, said: Message, you: int | None = None) -> str:
    """The text of a message of a game (or of the frame); `you` is the reader's seat."""
    return Translator("en", part, NAMES, you).text(said)


def messages_in(value: Any) -> Iterator[Message]:
    """Every message inside of a value that is sent; not those that are arguments of another."""
    match value:
        case Message():
            yield value
        case Struct():
            for name in value.__struct_fields__:
                yield from messages_in(getattr(value, name))
        case Mapping():
            for item in value.values():
                yield from messages_in(item)
        case tuple() | list():
            for item in value:
                yield from messages_in(item)
