"""The difference of two JSON texts, so that a change costs what has changed.

Only parts that differ are read; the rest is compared as bytes and copied.
"""

from typing import Any, Final, TypeAlias

from msgspec import Raw
from msgspec.json import Decoder

Delta: TypeAlias = Any
"""What is new in a value.

`[value]` replaces it. `[]` removes it, in a list with everything after it. An object has what is
new by place: by key in an object, by number in a list.
"""

SHORT_BYTES: Final = 100
"""Shorter values are sent whole: naming a place inside would take as many bytes."""

_OBJECT: Final = Decoder(dict[str, Raw])
_LIST: Final = Decoder(list[Raw])
_BRACE: Final = ord("{")
_BRACKET: Final = ord("[")


def difference(before: Raw, after: Raw, short: int = SHORT_BYTES) -> Delta:
    """What is new in `after` for a reader of `before`; both encoded by msgspec.

    Values of at most `short` bytes are replaced as a whole.
    """
    old, new = memoryview(before), memoryview(after)
    if len(new) <= short or old[0] != new[0]:
        return [after]
    if new[0] == _BRACE:
        return _by_key(_OBJECT.decode(before), _OBJECT.decode(after), after, short)
    if new[0] == _BRACKET:
        return _by_number(_LIST.decode(before), _LIST.decode(after), short)
    return [after]


def _by_key(before: dict[str, Raw], after: dict[str, Raw], text: Raw, short: int) -> Delta:
    stays = [key for key in before if key in after]
    if stays != list(after)[: len(stays)]:
        return [text]  # what is put in place by key comes last, and people see the order
    delta: dict[str, Delta] = {}
    for key in stays:
        old, new = before[key], after[key]
        if old != new:
            delta[key] = difference(old, new, short)
    if len(stays) < len(before):
        delta |= {key: [] for key in before if key not in after}
    if len(stays) < len(after):
        delta |= {key: [value] for key, value in after.items() if key not in before}
    return delta


def _by_number(before: list[Raw], after: list[Raw], short: int) -> Delta:
    pairs = enumerate(zip(before, after, strict=False))
    delta = {str(n): difference(old, new, short) for n, (old, new) in pairs if old != new}
    if len(after) < len(before):
        return delta | {str(len(after)): []}
    return delta | {str(n): [after[n]] for n in range(len(before), len(after))}
