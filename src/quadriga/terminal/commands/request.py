"""The game that the options of `quadriga play` ask for."""

import argparse
import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quadriga.bots import BOTS, USUAL_LEVEL
from quadriga.bots.foreign.names import find_bot, is_bot_name
from quadriga.core import AnyGame, BadSetup, Setup
from quadriga.core.chance import parse_seed
from quadriga.core.records import MAX_NAME_LENGTH, NAMELESS, clean_name
from quadriga.core.setup import parse_option
from quadriga.games import GAMES, make
from quadriga.language import message
from quadriga.table import Sitter

YOU: Final = NAMELESS


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """A game and its sitters; `chosen` are the options on the command line that describe it."""

    game: AnyGame
    sitters: tuple[Sitter, ...]
    seed: str | None
    chosen: tuple[str, ...]

    @property
    def watched(self) -> bool:
        """Whether bots have all the seats; such a game isn't saved."""
        return all(sitter.bot for sitter in self.sitters)


def parse_request(options: argparse.Namespace) -> PlayRequest:
    """The request in the parsed options; raises `BadSetup`, naming what can be played."""
    if options.game not in GAMES:
        make(Setup(options.game, 1))
    usual = GAMES[options.game].setups()[0]
    sitters = _sitters(options.players, options.bot, usual.seats)
    setup = Setup(
        game=options.game,
        seats=len(sitters),
        variant=usual.variant if options.variant is None else options.variant,
        options=dict(map(parse_option, options.option)),
    )
    seed = None if options.seed is None else parse_seed(options.seed)
    names = ("variant", "option", "players", "bot", "seed")
    chosen = tuple(f"--{name}" for name in names if getattr(options, name) not in (None, []))
    return PlayRequest(make(setup), sitters, seed, chosen)


def _sitters(players: str | None, bot: str | None, seats: int) -> tuple[Sitter, ...]:
    if bot is not None:
        names: Sequence[str] = [bot] * seats
    elif players is not None:
        names = split_players(players)
    else:
        names = [YOU, *[USUAL_LEVEL] * (seats - 1)]
    return tuple(map(_sitter, names))


def split_players(text: str) -> list[str]:
    """The names in a comma-separated list; a name in double quotes may have commas itself.

    A bot keeps the commas between its options:

    >>> split_players("you, greedy:depth=2,width=9, random")
    ['you', 'greedy:depth=2,width=9', 'random']
    """
    try:
        items = next(csv.reader([text], skipinitialspace=True)) or [""]
    except csv.Error:
        items = [text]
    names: list[str] = []
    for item in map(str.strip, items):
        if names and ":" in names[-1] and re.match(r"\w+=", item):
            names[-1] += f",{item}"
        else:
            names.append(item)
    return names


def _sitter(name: str) -> Sitter:
    if is_bot_name(name):
        find_bot(name)
        return Sitter(clean_name(name), name)
    if name != YOU and not _is_valid_name(name):
        raise BadSetup(
            message(
                "setup-no-such-sitter",
                asked=repr(name),
                you=YOU,
                bots=tuple(BOTS),
                most=MAX_NAME_LENGTH,
            )
        )
    return Sitter(name)


def _is_valid_name(name: str) -> bool:
    """Whether `name` is valid for a person, and not `you` or a bot in other letters."""
    known = name.lower() in (YOU, *BOTS)
    return name[:1].isupper() and clean_name(name) == name and not known
