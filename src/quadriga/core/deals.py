"""Chance that is the same for everybody who plays a deal: it follows from a public seed.

A secret gives each entry of a log a draw of its own (`core.shuffles`), so two matches that are
played differently soon draw differently. A deal gives the draws of each kind an order instead: the
third cards that come up are the same, whatever was decided in between (docs/records.md, Deals).
"""

import hmac
import re
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final, TypeVar

from msgspec import Struct

from quadriga.core.actors import CHANCE
from quadriga.core.game import Game
from quadriga.core.play import Entry

S = TypeVar("S")
A = TypeVar("A")

_SEED: Final = re.compile(r"[!-~]+( [!-~]+)*")
MAX_SEED_LENGTH: Final = 120


def is_seed(text: str) -> bool:
    """Whether a deal may have this seed: words of ASCII characters, with single spaces."""
    return len(text) <= MAX_SEED_LENGTH and _SEED.fullmatch(text) is not None


class Deal(Struct, frozen=True):
    """What chance does where it follows from this public seed."""

    seed: str

    def draw(self, game: Game[S, A, Any], state: S, log: Sequence[Entry]) -> A:
        """What chance does after the entries of `log`, which lead to `state`."""
        kind = _kind(str(game.sample_chance(state, Random(0))))
        earlier = sum(entry.actor is CHANCE and _kind(entry.text) == kind for entry in log)
        return game.sample_chance(state, self.generator(kind, earlier))

    def generator(self, kind: str, number: int) -> Random:
        """The generator of the draw of this kind that has `number` others of it before it.

        Its seed is the HMAC-SHA-256 of kind and number with the digest of the deal as its key.
        """
        key = sha256(self.seed.encode()).digest()
        return Random(int.from_bytes(hmac.digest(key, f"{kind} {number}".encode(), "sha256")))


def _kind(text: str) -> str:
    """What is drawn, by the first word of its notation: no luck changes that."""
    return text.partition(" ")[0]
