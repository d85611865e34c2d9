"""Random generators for chance, one for each entry of a log."""

from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from secrets import token_hex
from typing import Any, Final, TypeAlias

from quadriga.core import AnyGame, BadSetup, Entry
from quadriga.core.deals import Deal
from quadriga.core.shuffles import SECRET_BYTES, generator
from quadriga.language import message

MAX_SEED_LENGTH: Final = 80

Dice: TypeAlias = Callable[[int], Random]
"""Returns the generator for the entry with this index."""


def draw(dice: Dice | Deal, game: AnyGame, state: Any, log: Sequence[Entry]) -> Any:
    """What chance does after the entries of `log`, which lead to `state`."""
    if isinstance(dice, Deal):
        return dice.draw(game, state, log)
    return game.sample_chance(state, dice(len(log)))


def fair() -> Dice:
    """Unpredictable dice, from the operating system."""
    source = SystemRandom()
    return lambda index: source


def new_secret() -> str:
    """A secret for `committed`, from the operating system."""
    return token_hex(SECRET_BYTES)


def committed(secret: str) -> Dice:
    """Dice that follow from a secret: who knows it can check them (`core.shuffles`)."""
    return lambda index: generator(secret, index)


def seeded(seed: str) -> Dice:
    """Reproducible dice: the same for each entry, also after a match was resumed."""
    return lambda index: Random(f"{seed}/{index}")


def parse_seed(text: str) -> str:
    """The seed that a person has typed; raises `BadSetup` if it is empty or too long."""
    seed = text.strip()
    if not 1 <= len(seed) <= MAX_SEED_LENGTH or not seed.isprintable():
        raise BadSetup(message("setup-bad-seed", most=MAX_SEED_LENGTH))
    return seed
