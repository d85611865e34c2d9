"""Chance that anybody can check: it follows from a secret that was fixed before the first move.

Before the first move everybody is told the commitment, a digest from which the secret cannot be
found; after the end, the secret. Then anybody can see that it is the secret of that digest, and
draw everything again (docs/records.md, Shuffles).
"""

import hmac
import re
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Final

SECRET_BYTES: Final = 32
_SECRET: Final = re.compile(r"[0-9a-f]{64}")


def is_secret(text: str) -> bool:
    """Whether this is the form of a secret, which is that of a commitment too."""
    return _SECRET.fullmatch(text) is not None


@lru_cache(maxsize=4096)  # every look at a table tells it
def commitment(secret: str) -> str:
    """The SHA-256 digest of the bytes that `secret` names, both in hexadecimal digits."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def generator(secret: str, index: int) -> Random:
    """The generator from which chance is drawn for the entry of the log at `index`, from 0.

    Its seed is the HMAC-SHA-256 of the index, written in decimal, with the secret as its key.
    """
    seed = hmac.digest(bytes.fromhex(secret), str(index).encode(), "sha256")
    return Random(int.from_bytes(seed))
