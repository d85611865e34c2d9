"""Reads and writes records, the text format of a match (docs/reference/records.md)."""

import re
from collections.abc import Iterator, Mapping
from io import StringIO
from pathlib import Path
from unicodedata import category

from msgspec import Struct

from quadriga.core.actors import CHANCE, Actor, Seat
from quadriga.core.chance import (
    MAX_SEED_LENGTH,
    commitment,
    is_secret,
    is_seed,
)
from quadriga.core.play import Entry
from quadriga.core.refusals import BadRecord
from quadriga.core.setup import Setup
from quadriga.language import Message, message

FORMAT = "quadriga record 1"
FORMAT_GIVEN_UP = "quadriga record 2"
"""The first line of a match that was given up, which programs for format 1 can't read."""

FORMATS = (FORMAT, FORMAT_GIVEN_UP)
RULE = "---"
CHANCE_MARK = "*"
UNFINISHED = "unfinished"
GIVEN_UP = "given-up"
"""The result of a match that its player ended before the game was over."""

MAX_RECORD_BYTES = 1 << 20
"""Larger files are refused; the longest game needs far less."""

MAX_NAME_LENGTH = 40
NAMELESS = "you"
"""The name in a record of a player without one; displays translate it."""

_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U00013441\U00013442\U0001d159]"
    "|(?<=\\w)[\ufe00-\ufe0f\U000e0100-\U000e01ef]+"
)
"""Characters that count as printable but show nothing: fillers, blanks, variation selectors."""

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_FINGERPRINT = re.compile(r"[0-9a-f]{8,64}")
_FORMAT = re.compile(r"quadriga record ([1-9][0-9]*)")
_OPTIONAL = ("components", "deal", "shuffle", "secret")
"""Optional lines of the head, in their order."""


class Record(Struct, frozen=True):
    """A match; all optional fields are None if a record doesn't have them.

    result      the result of the finished game, or `GIVEN_UP`; None for an unfinished match
    components  the fingerprint of the component data that it was played with
    deal        the public seed that chance follows from
    shuffle     the commitment to the secret that chance follows from
    secret      that secret, once it is public
    """

    setup: Setup
    rules: int
    names: tuple[str, ...]
    entries: tuple[Entry, ...]
    result: str | None
    components: str | None = None
    deal: str | None = None
    shuffle: str | None = None
    secret: str | None = None


class Reading(Struct, frozen=True):
    """A parsed record with the line numbers of its entries and of its result."""

    record: Record
    lines: tuple[int, ...]
    result_line: int


def write(record: Record) -> str:
    """The text of a record."""
    setup = record.setup
    first = FORMAT_GIVEN_UP if record.result == GIVEN_UP else FORMAT
    head = [first, f"game {setup.game}", f"rules {record.rules}"]
    optional = {name: getattr(record, name) for name in _OPTIONAL}
    head += [f"{name} {value}" for name, value in optional.items() if value is not None]
    head.append(f"variant {setup.variant}")
    head += [f"option {name} {value}" for name, value in sorted(setup.options.items())]
    head += [
        f"seat {n} {clean_name(name) or NAMELESS}" for n, name in enumerate(record.names, start=1)
    ]
    body = [f"{_mark(entry.actor)} {entry.text}" for entry in record.entries]
    return "\n".join([*head, RULE, *body, RULE, f"result {record.result or UNFINISHED}", ""])


def clean_name(name: str) -> str:
    """`name` without invisible characters and repeated spaces, cut to `MAX_NAME_LENGTH`.

    Empty if nothing of it is visible, as with accents without letters.
    """
    clean = clean_line(_UNSEEN.sub(" ", name))[:MAX_NAME_LENGTH].strip()
    return clean if any(category(sign)[0] in "LNPS" for sign in clean) else ""


def clean_line(text: str) -> str:
    """`text` in one line, without control characters and repeated spaces."""
    visible = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(visible.split())


def _mark(actor: Actor) -> str:
    return CHANCE_MARK if actor is CHANCE else str(actor + 1)


def load(path: Path) -> Reading:
    """The record in a file; raises `BadRecord`. Reads at most `MAX_RECORD_BYTES`."""
    try:
        with path.open("rb") as file:
            return read(file.read(MAX_RECORD_BYTES + 1))
    except OSError as error:
        raise BadRecord(0, unreadable(str(path), error)) from error


def unreadable(name: str, error: OSError) -> Message:
    """The reason why the file `name` cannot be read."""
    return message("file-unreadable", file=name, reason=error.strerror or str(error))


def read(data: bytes) -> Reading:
    """The record in `data`; raises `BadRecord` with the line number of the first error."""
    if len(data) > MAX_RECORD_BYTES:
        raise BadRecord(0, message("record-too-large"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(0, message("record-not-text")) from error
    if _CONTROL.search(text.replace("\r\n", "\n")):
        raise BadRecord(0, message("record-not-plain-text"))
    return _Reader(text).reading()


class _Reader:
    """A parser that reads the lines once; comments and empty lines are skipped."""

    def __init__(self, text: str) -> None:
        lines = enumerate(StringIO(text), start=1)
        self._last = 0
        self._lines = self._meaningful(lines)

    def _meaningful(self, lines: Iterator[tuple[int, str]]) -> Iterator[tuple[int, str]]:
        for number, line in lines:
            self._last = number
            stripped = line.strip()
            if stripped and not stripped.startswith("#"):
                yield number, stripped

    def _next(self, wanted: str) -> tuple[int, str]:
        for number, line in self._lines:
            return number, line
        raise BadRecord(
            self._last, f"the record ends here, but {wanted} should follow: it was cut short."
        )

    def reading(self) -> Reading:
        _, first = next(self._lines, (0, ""))
        if not first:
            raise BadRecord(0, message("record-empty"))
        if first not in FORMATS:
            newer = _FORMAT.fullmatch(first)
            other = message("record-other-file", first=FORMAT)
            raise BadRecord(0, message("record-newer-format") if newer else other)
        game, rules = self._field("game"), self._number("rules")
        optional, variant = self._optional_and_variant()
        options, names = self._options_and_names()
        entries, lines = self._entries()
        result_line, result = self._result()
        record = Record(
            setup=Setup(game, len(names), variant, options),
            rules=rules,
            names=names,
            entries=entries,
            result=None if result == UNFINISHED else result,
            **optional,
        )
        return Reading(record, lines, result_line)

    def _field(self, name: str) -> str:
        return _value(name, *self._next(f"'{name} …'"))

    def _optional_and_variant(self) -> tuple[dict[str, str], str]:
        """The optional lines, by their first word, and the variant."""
        found: dict[str, str] = {}
        number, line = self._next("'variant …'")
        for name in _OPTIONAL:
            word, _, value = line.partition(" ")
            if word == name:
                _check_optional(number, name, value, found)
                found[name] = value
                number, line = self._next("'variant …'")
        return found, _value("variant", number, line)

    def _number(self, name: str) -> int:
        number, line = self._next(f"'{name} …'")
        word, _, value = line.partition(" ")
        if word != name or not _is_count(value):
            raise BadRecord(number, f"expected '{name}' and a number from 1 here.")
        return int(value)

    def _options_and_names(self) -> tuple[dict[str, int], tuple[str, ...]]:
        options: dict[str, int] = {}
        names: list[str] = []
        while (item := self._next(f"'seat …' or '{RULE}'"))[1] != RULE:
            number, line = item
            word, _, rest = line.partition(" ")
            key, _, value = rest.partition(" ")
            if word == "option" and key not in options and _is_number(value):
                options[key] = int(value)
            elif word == "seat" and key == str(len(names) + 1) and value:
                names.append(value)
            else:
                raise BadRecord(
                    number,
                    f"expected 'option NAME NUMBER', 'seat {len(names) + 1} NAME' or {RULE}.",
                )
        return options, tuple(names)

    def _entries(self) -> tuple[tuple[Entry, ...], tuple[int, ...]]:
        entries: list[Entry] = []
        lines: list[int] = []
        while (item := self._next(f"an entry or '{RULE}'"))[1] != RULE:
            number, line = item
            entry = read_entry(line)
            if entry is None:
                raise BadRecord(number, f"an entry begins with {CHANCE_MARK} or a seat's number.")
            entries.append(entry)
            lines.append(number)
        return tuple(entries), tuple(lines)

    def _result(self) -> tuple[int, str]:
        number, line = self._next("'result …'")
        word, _, result = line.partition(" ")
        if word != "result" or not result:
            raise BadRecord(number, "expected 'result …' here.")
        for extra, _ in self._lines:
            raise BadRecord(extra, "nothing may follow the result.")
        return number, result


def read_entry(line: str) -> Entry | None:
    """The entry in a line of a record; None if the line doesn't begin with an actor."""
    mark, _, text = line.partition(" ")
    if not text or not (mark == CHANCE_MARK or _is_count(mark)):
        return None
    return Entry(CHANCE if mark == CHANCE_MARK else Seat(int(mark) - 1), text)


def _check_optional(number: int, name: str, value: str, found: Mapping[str, str]) -> None:
    """Raise `BadRecord` unless `value` is right for this line of the head, after those `found`."""
    if name == "components":
        if not _FINGERPRINT.fullmatch(value):
            raise BadRecord(number, "expected 'components' and 8 to 64 digits from 0 to f here.")
    elif name == "deal":
        if not is_seed(value):
            problem = f"expected 'deal' and at most {MAX_SEED_LENGTH} letters and digits here."
            raise BadRecord(number, problem)
    elif not is_secret(value):
        raise BadRecord(number, f"expected '{name}' and 64 digits from 0 to f here.")
    elif "deal" in found:
        raise BadRecord(number, "chance cannot follow from a deal and from a secret.")
    elif name == "secret" and commitment(value) != found.get("shuffle"):
        raise BadRecord(number, message("record-other-secret"))


def _value(name: str, number: int, line: str) -> str:
    word, _, value = line.partition(" ")
    if word != name or not value:
        raise BadRecord(number, f"expected '{name} …' here.")
    return value


def _is_count(text: str) -> bool:
    return re.fullmatch(r"[1-9][0-9]{0,8}", text) is not None


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?[0-9]{1,9}", text) is not None
