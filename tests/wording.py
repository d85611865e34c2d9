"""Messages as an English reader reads them, with seats called by colours."""

from quadriga.language import Message
from quadriga.language.translator import Translator

NAMES = ("Red", "Blue", "Yellow", "Green")


def english(part: str, said: Message, you: int | None = None) -> str:
    """The text of a message of a game (or of the frame); `you` is the reader's seat."""
    return Translator("en", part, NAMES, you).text(said)
