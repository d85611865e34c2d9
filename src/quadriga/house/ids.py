"""Random names that nobody can guess."""

from secrets import choice, token_urlsafe
from typing import Final

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that are hard to mistake when a link is read aloud or typed."""


def new_id() -> str:
    """A random id that can't be guessed."""
    return token_urlsafe(9)


def new_link_code() -> str:
    """A random code for a link that people send; 59 bits, so it can't be guessed."""
    return "".join(choice(_LETTERS) for _ in range(12))
