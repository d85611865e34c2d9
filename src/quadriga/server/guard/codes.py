"""Codes by which a person becomes the same player in another browser."""

import hashlib
from secrets import choice
from typing import Final

MOVE_MINUTES: Final = 10
"""How long a code to move to another device is valid."""

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters without look-alikes: I, L, O, U."""

_LOOK_ALIKES: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})
_LENGTH: Final = 28
"""Signs of five bits each; 140 bits can't be guessed, so one round of hashing is enough."""

_GROUP: Final = 4


def new_code() -> str:
    """A random code in groups that can be read aloud: `7K3M-…`."""
    signs = "".join(choice(_ALPHABET) for _ in range(_LENGTH))
    return "-".join(signs[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP))


def code_hash(code: str) -> str:
    """The stored hash of a code, however it was typed: in small letters, with spaces, O for 0."""
    signs = [sign for sign in code.upper().translate(_LOOK_ALIKES) if sign in _ALPHABET]
    return hashlib.sha256("".join(signs).encode()).hexdigest()
