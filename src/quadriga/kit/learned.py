"""The learned values of a game, in `learned.json` beside its knowledge.

The file is JSON with one line for each table. It has values for each `learned_key`: the entries of
its `tables`, and the `base` of every sum of entries, all in thousandths of a point. The other
fields say for which game they were learned, and how.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Final, TypeAlias

import msgspec

from quadriga.core import AnyLearnable, BadComponents, Terms

FILE_NAME: Final = "learned.json"
IN_FILE: Final = "lessons"
"""The name of the values in the file."""

UNIT: Final = 0.001
"""The points that a 1 in the file stands for."""

NO_TERMS: Final = Terms((), 0, ())
"""The terms of a seat that expects no more points."""


class SelfPlay(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="by", tag="self-play"
):
    """Learned while playing, by this number of processes and games.

    `mean` is the mean of all seats' points in the last `last` games of self-play, in which some
    turns are random.
    """

    processes: int
    games: int
    last: int
    mean: float


class Regression(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="by", tag="regression"
):
    """Learned from the ends of games, and compared with the ends of `checked` others.

    `points` and `margin` are root mean square errors: of a seat's expected points, and of its
    margin to the best other seat; `handmade_…` are those without the tables.
    """

    games: int
    checked: int
    points: float
    handmade_points: float
    margin: float
    handmade_margin: float


Figures: TypeAlias = SelfPlay | Regression
"""How values were learned."""


class LearnedValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learned entries of all tables for a set-up."""

    figures: Figures
    base: int
    tables: dict[str, list[int]]


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All learned values of a game, by `learned_key`, and the seed that they come from."""

    game: str
    rules: int
    fingerprint: str
    seed: int
    values: dict[str, LearnedValues] = msgspec.field(name=IN_FILE)


def values_from(
    values: Sequence[float], base: float, sizes: Mapping[str, int], figures: Figures
) -> LearnedValues:
    """The learned values with these entries, in the order of the tables."""
    whole = iter([round(value / UNIT) for value in values])
    tables = {name: [next(whole) for _ in range(size)] for name, size in sizes.items()}
    return LearnedValues(figures, round(base / UNIT), tables)


def encode(learned: Learned) -> bytes:
    """The text of the file."""
    fields = msgspec.structs.asdict(learned)
    del fields["values"]
    head = "".join(f"{_json(name)}:{_json(value)},\n" for name, value in fields.items())
    values = ",\n".join(_text(*item) for item in learned.values.items())
    return f'{{{head}"{IN_FILE}":{{\n{values}\n}}}}\n'.encode()


def _text(key: str, values: LearnedValues) -> str:
    rows = ",\n".join(f"  {_json(name)}:{_json(table)}" for name, table in values.tables.items())
    head = f'{_json(key)}:{{"figures":{_json(values.figures)},"base":{values.base}'
    return f' {head},"tables":{{\n{rows}\n }}}}'


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def decode(text: bytes) -> Learned:
    """The content of such a file; raises `BadComponents` if it isn't one."""
    try:
        return msgspec.json.decode(text, type=Learned)
    except msgspec.DecodeError as error:
        raise BadComponents(f"{FILE_NAME}: {error}.") from error


class Values:
    """Learned values, ready for play."""

    def __init__(self, learned: LearnedValues) -> None:
        self._base = learned.base
        self._entries = [entry for table in learned.tables.values() for entry in table]
        self._entry = self._entries.__getitem__

    def entry(self, number: int) -> float:
        """One entry in points, numbered through all tables."""
        return self._entries[number] * UNIT

    def value(self, entries: Sequence[int]) -> float:
        """The value in points of a position with these entries."""
        return (self._base + sum(map(self._entry, entries))) * UNIT

    def prediction(self, terms: Terms) -> float:
        """The sum of these terms in points."""
        entries, row, numbers = terms
        scaled: float = sum(map(mul, self._entries[row : row + len(numbers)], numbers))
        return (self._base + scaled + sum(map(self._entry, entries))) * UNIT


def values_of(package: str, knowledge: AnyLearnable) -> Values | None:
    """The learned values of this knowledge, ready for play; otherwise like `learned_of`."""
    if learned_of(package, knowledge) is None:
        return None
    return _values(package, knowledge.learned_key)


def learned_of(package: str, knowledge: AnyLearnable) -> LearnedValues | None:
    """The learned values of this knowledge, from the file in `package`.

    None without a file, or if they were learned for other rules or component data. Raises
    `BadComponents` unless the tables are those that the knowledge names.
    """
    game, file = knowledge.game, _of_package(package)
    if file is None or (file.rules, file.fingerprint) != (game.rules, game.fingerprint):
        return None
    values = file.values.get(knowledge.learned_key)
    if values is not None:
        check(values, knowledge.feature_tables)
    return values


@cache
def _of_package(package: str) -> Learned | None:
    file = files(package) / FILE_NAME
    return decode(file.read_bytes()) if file.is_file() else None


@cache
def _values(package: str, key: str) -> Values:
    file = _of_package(package)
    assert file is not None
    return Values(file.values[key])


def check(learned: LearnedValues, sizes: Mapping[str, int]) -> None:
    """Raise `BadComponents` unless the tables of the file are those that the game names."""
    problem = ""
    if list(learned.tables) != list(sizes):
        problem = f"its tables are {', '.join(learned.tables)}, and not {', '.join(sizes)}"
    else:
        for name, size in sizes.items():
            if (count := len(learned.tables[name])) != size:
                problem = f"the table {name!r} has {count} entries, and not {size}"
                break
    if problem:
        raise BadComponents(f"{FILE_NAME}: {problem}; delete the file and learn it anew.")
