"""The file of what was learned about a game: `learned.json` in the game's folder.

It is JSON with one line for each table. `tables` has the entries in thousandths of a point; the
value of a position is `base`, in the same unit, and one entry of each table. The other fields say
for which game it was learned, and how.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from quadriga.core import AnyLearnable, BadComponents

FILE_NAME: Final = "learned.json"
UNIT: Final = 0.001
"""Points that 1 in the file stands for."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How something was learned: from how many games, from which seed, and how well it then played.

    `mean` is the mean of all seats' points over the last `last` games of self-play, whose turns
    are now and then chosen at random.
    """

    seed: int
    processes: int
    games: int
    last: int
    mean: float


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learned entries of all tables, and what they were learned for."""

    game: str
    rules: int
    fingerprint: str
    figures: Figures
    base: int
    tables: dict[str, list[int]]


def learned_from(
    values: Sequence[float],
    base: float,
    sizes: Mapping[str, int],
    *,
    game: str,
    rules: int,
    fingerprint: str,
    figures: Figures,
) -> Learned:
    """The file for these values, which stand in the order of the tables."""
    whole = iter([round(value / UNIT) for value in values])
    tables = {name: [next(whole) for _ in range(size)] for name, size in sizes.items()}
    return Learned(game, rules, fingerprint, figures, round(base / UNIT), tables)


def encode(learned: Learned) -> bytes:
    """The text of the file."""
    fields = msgspec.structs.asdict(learned)
    tables = fields.pop("tables")
    rows = ",\n".join(f" {_json(name)}:{_json(table)}" for name, table in tables.items())
    head = "".join(f"{_json(name)}:{_json(value)},\n" for name, value in fields.items())
    return f'{{{head}"tables":{{\n{rows}\n}}}}\n'.encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def decode(text: bytes) -> Learned:
    """What a file says; raises `BadComponents` if it is none."""
    try:
        return msgspec.json.decode(text, type=Learned)
    except msgspec.DecodeError as error:
        raise BadComponents(f"{FILE_NAME}: {error}.") from error


class Values:
    """What was learned, ready for play."""

    def __init__(self, learned: Learned) -> None:
        self._base = learned.base
        self._entry = [entry for table in learned.tables.values() for entry in table].__getitem__

    def value(self, entries: Sequence[int]) -> float:
        """The value in points of a position with these entries."""
        return (self._base + sum(map(self._entry, entries))) * UNIT


def of_game(package: str, game: AnyLearnable) -> Values | None:
    """The values that stand in the package of a game.

    None if there are none, or if they were learned for other rules or component data. Raises
    `BadComponents` if the tables are not those that the game names.
    """
    found = _of_package(package)
    if found is None or (found.rules, found.fingerprint) != (game.rules, game.fingerprint):
        return None
    check(found, game.feature_tables)
    return _values(package)


@cache
def _of_package(package: str) -> Learned | None:
    file = files(package) / FILE_NAME
    return decode(file.read_bytes()) if file.is_file() else None


@cache
def _values(package: str) -> Values:
    learned = _of_package(package)
    assert learned is not None
    return Values(learned)


def check(learned: Learned, sizes: Mapping[str, int]) -> None:
    """Raise `BadComponents` if the tables of the file are not those that the game names."""
    for problem in _problems(learned, sizes):
        raise BadComponents(f"{FILE_NAME}: {problem}; learn it anew.")


def _problems(learned: Learned, sizes: Mapping[str, int]) -> Iterable[str]:
    if list(learned.tables) != list(sizes):
        yield f"its tables are {', '.join(learned.tables)}, and not {', '.join(sizes)}"
    for name, size in sizes.items():
        found = len(learned.tables.get(name, ()))
        if found != size:
            yield f"the table {name!r} has {found} entries, and not {size}"
