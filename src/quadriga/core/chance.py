"""Where the outcomes of chance come from: dice, shuffles that can be checked, and public deals.

A **shuffle** follows from a secret that is fixed before the first move. Everybody gets the
commitment then, a digest that doesn't reveal the secret, and the secret itself after the end. So
anybody can check that the two belong together, and repeat every draw (docs/reference/records.md,
Shuffles).

A secret gives each entry of a log a draw of its own, so two matches that are played differently
soon draw differently. A **deal** is the same for everybody who plays it: it follows from a public
seed, and orders the draws of each kind instead. The third card is always the same, whatever people
decided before (docs/reference/records.md, Deals).
"""

import hmac
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from random import Random, SystemRandom
from secrets import token_hex
from typing import Any, Final, Protocol

from msgspec import Struct

from quadriga.core.actors import CHANCE
from quadriga.core.play import Entry
from quadriga.core.refusals import BadSetup
from quadriga.core.rules import Game
from quadriga.core.typevars import A, S
from quadriga.language import message

_SECRET_BYTES: Final = 32
_SECRET: Final = re.compile(r"[0-9a-f]{64}")
_SEED: Final = re.compile(r"[!-~]+( [!-~]+)*")
MAX_SEED_LENGTH: Final = 120
MAX_TYPED_LENGTH: Final = 80


class Dice(Protocol):
    """Draws what chance does."""

    def draw(self, game: Game[S, A, Any], state: S, log: Sequence[Entry]) -> A:
        """What chance does after the entries of `log`, which lead to `state`."""


class Generators(Struct, frozen=True):
    """Dice with a generator for each entry of a log, by its index from 0."""

    generator: Callable[[int], Random]

    def draw(self, game: Game[S, A, Any], state: S, log: Sequence[Entry]) -> A:
        """An outcome by the generator of the next entry."""
        return game.sample_chance(state, self.generator(len(log)))


def fair() -> Generators:
    """Unpredictable dice, from the operating system."""
    source = SystemRandom()
    return Generators(lambda index: source)


def seeded(seed: str) -> Generators:
    """Reproducible dice: an entry's draw is the same even after the match was resumed."""
    return Generators(lambda index: Random(f"{seed}/{index}"))


def parse_seed(text: str) -> str:
    """The seed that a person typed; raises `BadSetup` if it is empty or too long."""
    seed = text.strip()
    if not 1 <= len(seed) <= MAX_TYPED_LENGTH or not seed.isprintable():
        raise BadSetup(message("setup-bad-seed", most=MAX_TYPED_LENGTH))
    return seed


def new_secret() -> str:
    """A secret for `committed`, from the operating system."""
    return token_hex(_SECRET_BYTES)


def is_secret(text: str) -> bool:
    """Whether this has the form of a secret, which is also that of a commitment."""
    return _SECRET.fullmatch(text) is not None


@lru_cache(maxsize=4096)  # every view of a table needs it
def commitment(secret: str) -> str:
    """The SHA-256 digest of the bytes that `secret` names, both in hexadecimal digits."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def committed(secret: str) -> Generators:
    """Dice that follow from a secret, and can be checked with it."""
    return Generators(lambda index: generator(secret, index))


def generator(secret: str, index: int) -> Random:
    """The generator for the entry of the log at `index`, counted from 0.

    Its seed is the HMAC-SHA-256 of the index, written in decimal, with the secret as its key.
    """
    return _keyed(bytes.fromhex(secret), str(index))


def is_seed(text: str) -> bool:
    """Whether a deal may have this seed: words of ASCII characters, with single spaces."""
    return len(text) <= MAX_SEED_LENGTH and _SEED.fullmatch(text) is not None


class Deal(Struct, frozen=True):
    """Dice that follow from a public seed."""

    seed: str

    def draw(self, game: Game[S, A, Any], state: S, log: Sequence[Entry]) -> A:
        """What chance does after the entries of `log`, which lead to `state`."""
        kind = _kind(str(game.sample_chance(state, Random(0))))
        earlier = sum(entry.actor is CHANCE and _kind(entry.text) == kind for entry in log)
        return game.sample_chance(state, self.generator(kind, earlier))

    def generator(self, kind: str, number: int) -> Random:
        """The generator of the draw of this kind that comes after `number` others.

        Its seed is the HMAC-SHA-256 of kind and number with the digest of the deal as its key.
        """
        return _keyed(sha256(self.seed.encode()).digest(), f"{kind} {number}")


def _kind(text: str) -> str:
    """The kind of a draw: the first word of its notation, which doesn't depend on luck."""
    return text.partition(" ")[0]


def _keyed(key: bytes, text: str) -> Random:
    return Random(int.from_bytes(hmac.digest(key, text.encode(), "sha256")))
