"""Reads a game's data file; a refusal names the entry and what is wrong with it."""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from typing import TypeAlias, TypeVar

import msgspec

from quadriga.core import BadComponents

T = TypeVar("T")
Table: TypeAlias = Mapping[str, object]

FINGERPRINT_DIGITS = 16

_ID = re.compile(r"[a-z0-9_]+")


def of_package(package: str) -> str:
    """The text of the data file that comes with a game."""
    return (files(package) / "components.toml").read_text("utf-8")


def parse(text: str) -> Table:
    """The tables of a data file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"This is not a TOML file: {error}.") from error


def only(data: Table, known: Collection[str]) -> None:
    """Raise `BadComponents` if there are unknown tables: a name may be misspelt."""
    for name in data:
        if name not in known:
            listed = ", ".join(sorted(known))
            raise BadComponents(f"{name}: there is no such table; known are {listed}.")


def must_be(data: Table, wanted: Table) -> None:
    """Raise `BadComponents` if the file was made for something else."""
    for name, value in wanted.items():
        if data.get(name) != value:
            shown = ", ".join(value) if isinstance(value, list) else repr(value)
            raise BadComponents(f"{name}: it must be {shown}.")


def table(data: Table, name: str) -> Table:
    """A table as it is in the file."""
    value = data.get(name)
    if not isinstance(value, dict):
        raise BadComponents(f"{name}: the table [{name}] is missing.")
    return value


def typed(data: Table, name: str, kind: type[T]) -> T:
    """A table, converted to this type."""
    return entry(table(data, name), name, kind)


def rows(data: Table, name: str, keys: str | tuple[str, ...], kind: type[T]) -> tuple[T, ...]:
    """The entries of an array of tables; refusals name an entry by the values of its `keys`."""
    entries = data.get(name)
    if not isinstance(entries, list) or not entries:
        raise BadComponents(f"{name}: there must be at least one [[{name}]].")
    return tuple(
        entry(row, f"{name} {_name(row, keys, number)}", kind)
        for number, row in enumerate(entries, start=1)
    )


def entry(row: object, name: str, kind: type[T]) -> T:
    """One entry, converted to this type."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise BadComponents(f"{name}: {error}.") from error


def _name(row: object, keys: str | tuple[str, ...], number: int) -> str:
    keys = (keys,) if isinstance(keys, str) else keys
    if isinstance(row, dict) and all(key in row for key in keys):
        return " ".join(repr(row[key]) for key in keys)
    return f"number {number}"


def fingerprint(box: msgspec.Struct) -> str:
    """A short digest of component data, for records and matches.

    It depends only on the values and the order of arrays, not on layout, comments or the order of
    keys in the file.
    """
    data = msgspec.structs.asdict(box)
    return sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:FINGERPRINT_DIGITS]


def ids(name: str, found: Sequence[str]) -> Iterator[str]:
    """The problems with the ids of a table."""
    for n, id_ in enumerate(found):
        if not _ID.fullmatch(id_):
            yield f"{name} {id_!r}: an id has lower-case letters, digits and underscores only."
        if id_ in found[:n]:
            yield f"{name} {id_!r}: the id is used twice."
