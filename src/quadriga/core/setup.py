"""The set-up of a game: its name, number of seats, variant and options."""

from collections.abc import Sequence

from msgspec import Struct, field

from quadriga.core.hashing import hash_by_value
from quadriga.core.refusals import BadSetup


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that `make` needs to make a game; stored with every match and record."""

    game: str
    seats: int
    variant: str = "standard"
    options: dict[str, int] = field(default_factory=dict)

    __hash__ = hash_by_value


def check_setup(asked: Setup, known: Sequence[Setup], title: str) -> None:
    """Raise `BadSetup`, naming what can be played, if `asked` is not in `known`."""
    problem = _seats(asked, known) or _variant(asked, known) or _options(asked, known)
    if not problem and asked not in known:
        problem = "cannot be played with these options together."
    if problem:
        raise BadSetup(f"{title} {problem}")


def _is_number(value: object) -> bool:
    # True is 1 and 1.0 is 1 to Python, but neither is a number of seats.
    return type(value) is int


def _seats(asked: Setup, known: Sequence[Setup]) -> str:
    seats = sorted({k.seats for k in known})
    if _is_number(asked.seats) and asked.seats in seats:
        return ""
    return f"is for {' or '.join(map(str, seats))} at the table, not {asked.seats}."


def _variant(asked: Setup, known: Sequence[Setup]) -> str:
    variants = sorted({k.variant for k in known if k.seats == asked.seats})
    if asked.variant in variants:
        return ""
    return f"has no variant {asked.variant!r} for {asked.seats}: choose {', '.join(variants)}."


def _options(asked: Setup, known: Sequence[Setup]) -> str:
    allowed: dict[str, set[int]] = {}
    for name, value in (item for k in known for item in k.options.items()):
        allowed.setdefault(name, set()).add(value)
    for name, value in asked.options.items():
        if name not in allowed:
            return f"has no option {name!r}; it knows: {', '.join(allowed) or 'none'}."
        if not _is_number(value) or value not in allowed[name]:
            values = ", ".join(map(str, sorted(allowed[name])))
            return f"cannot have {name} {value}: choose one of {values}."
    return ""
