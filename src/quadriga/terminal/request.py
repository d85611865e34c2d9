"""What a person asked for on the command line, checked before anything begins."""

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quadriga.bots import BOTS
from quadriga.core import AnyGame, BadSetup, Setup
from quadriga.core.records import LONGEST_NAME, clean_name
from quadriga.games import GAMES, make
from quadriga.table import Sitter

YOU: Final = "you"
LONGEST_SEED: Final = 80


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game with who sits where; `chosen` are the options that describe it, as they were given."""

    game: AnyGame
    sitters: tuple[Sitter, ...]
    seed: str | None
    chosen: tuple[str, ...]

    @property
    def watched(self) -> bool:
        """Whether bots sit in all seats, so that there is nothing of a person's to keep."""
        return all(sitter.bot for sitter in self.sitters)


def wanted(options: argparse.Namespace) -> Wanted:
    """The game that the options ask for, or `BadSetup` with what can be played."""
    if options.game not in GAMES:
        make(Setup(options.game, 1))
    usual = GAMES[options.game].setups()[0]
    sitters = _sitters(options.players, options.bot, usual.seats)
    setup = Setup(
        game=options.game,
        seats=len(sitters),
        variant=usual.variant if options.variant is None else options.variant,
        options=dict(map(_option, options.option)),
    )
    names = ("variant", "option", "players", "bot", "seed")
    chosen = tuple(f"--{name}" for name in names if getattr(options, name) not in (None, []))
    return Wanted(make(setup), sitters, _seed(options.seed), chosen)


def _sitters(players: str | None, bot: str | None, seats: int) -> tuple[Sitter, ...]:
    if bot is not None:
        names: Sequence[str] = [bot] * seats
    elif players is not None:
        names = [name.strip() for name in players.split(",")]
    else:
        names = [YOU, *["greedy"] * (seats - 1)]
    return tuple(map(_sitter, names))


def _sitter(name: str) -> Sitter:
    if name in BOTS:
        return Sitter(name, name)
    if name != YOU and not _is_personal(name):
        bots = " or ".join(BOTS)
        raise BadSetup(
            f"Nobody called {name!r} can sit down: it is {YOU}, or a bot, {bots}. The name of a "
            f"person begins with a capital letter and has at most {LONGEST_NAME} signs."
        )
    return Sitter(name)


def _is_personal(name: str) -> bool:
    """Whether this is a person's name, and no misspelt bot's."""
    known = name.lower() in (YOU, *BOTS)
    return name[:1].isupper() and clean_name(name) == name and not known


def _option(text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    if not name or re.fullmatch(r"[+-]?[0-9]{1,9}", value) is None:
        raise BadSetup(f"{text!r} is not an option: write NAME=NUMBER, such as standing=2.")
    return name, int(value)


def _seed(text: str | None) -> str | None:
    if text is None:
        return None
    seed = text.strip()
    if not 1 <= len(seed) <= LONGEST_SEED or not seed.isprintable():
        raise BadSetup(f"A seed is 1 to {LONGEST_SEED} letters, digits or signs on one line.")
    return seed
