"""The set-up of a game: its name, number of seats, variant and options."""

import re
from collections.abc import Sequence

from msgspec import Struct, field

from quadriga.core.hashing import hash_by_value
from quadriga.core.refusals import BadSetup
from quadriga.language import Message, message


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that `make` needs to make a game; stored with every match and record."""

    game: str
    seats: int
    variant: str = "standard"
    options: dict[str, int] = field(default_factory=dict)

    __hash__ = hash_by_value


def title_of(game: str) -> Message:
    """The title of a game of the registry."""
    return message("game-title", game=game)


def parse_option(text: str) -> tuple[str, int]:
    """The name and value in `NAME=NUMBER`; raises `BadSetup`."""
    name, _, value = text.partition("=")
    if not name or re.fullmatch(r"[+-]?[0-9]{1,9}", value) is None:
        raise BadSetup(message("setup-bad-option", asked=repr(text)))
    return name, int(value)


def check_setup(asked: Setup, known: Sequence[Setup]) -> None:
    """Raise `BadSetup`, which names what can be played, if `asked` is not in `known`."""
    problem = _seats(asked, known) or _variant(asked, known) or _options(asked, known)
    if not problem and asked not in known:
        problem = message("setup-together", game=title_of(asked.game))
    if problem:
        raise BadSetup(problem)


def _is_number(value: object) -> bool:
    # In Python True == 1 == 1.0, but neither is a number of seats.
    return type(value) is int


def _seats(asked: Setup, known: Sequence[Setup]) -> Message | None:
    seats = sorted({k.seats for k in known})
    if _is_number(asked.seats) and asked.seats in seats:
        return None
    known_seats, game = tuple(map(str, seats)), title_of(asked.game)
    return message("setup-seats", game=game, known=known_seats, asked=str(asked.seats))


def _variant(asked: Setup, known: Sequence[Setup]) -> Message | None:
    variants = sorted({k.variant for k in known if k.seats == asked.seats})
    if asked.variant in variants:
        return None
    return message(
        "setup-variant",
        game=title_of(asked.game),
        known=tuple(variants),
        asked=repr(asked.variant),
        seats=asked.seats,
    )


def _options(asked: Setup, known: Sequence[Setup]) -> Message | None:
    allowed: dict[str, set[int]] = {}
    for name, value in (item for k in known for item in k.options.items()):
        allowed.setdefault(name, set()).add(value)
    for name, value in asked.options.items():
        if name not in allowed:
            title, unknown = title_of(asked.game), repr(name)
            if not allowed:
                return message("setup-no-options", game=title, asked=unknown)
            return message("setup-option", game=title, asked=unknown, known=tuple(allowed))
        if not _is_number(value) or value not in allowed[name]:
            return message(
                "setup-option-value",
                game=title_of(asked.game),
                option=name,
                asked=str(value),
                known=tuple(map(str, sorted(allowed[name]))),
            )
    return None
