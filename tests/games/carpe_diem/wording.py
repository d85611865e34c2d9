"""Messages of Carpe Diem as an English reader reads them."""

from quadriga.language import Message
from tests.wording import english


def text(said: Message, you: int | None = None) -> str:
    """The text of a message; `you` is the reader's seat."""
    return english("carpe_diem", said, you)
