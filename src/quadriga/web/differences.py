"""What is new in a JSON text, so that a change costs what has changed.

Only the parts that differ are read: the rest is compared as bytes and copied.
"""

from typing import Any, Final, TypeAlias

from msgspec import Raw
from msgspec.json import Decoder

Delta: TypeAlias = Any
"""What is new in a value.

`[value]` is another value in its place. `[]` means that it is gone, in a list with all that came
after it. An object has what is new by place: by key in an object, by number in a list.
"""

_OBJECT: Final = Decoder(dict[str, Raw])
_LIST: Final = Decoder(list[Raw])


def difference(before: Raw, after: Raw) -> Delta:
    """What is new in `after`, for who has `before`: values that msgspec has encoded."""
    kinds = bytes(memoryview(before)[:1]), bytes(memoryview(after)[:1])
    if kinds == (b"{", b"{"):
        return _by_key(_OBJECT.decode(before), _OBJECT.decode(after), after)
    if kinds == (b"[", b"["):
        return _by_number(_LIST.decode(before), _LIST.decode(after))
    return [after]


def _by_key(before: dict[str, Raw], after: dict[str, Raw], text: Raw) -> Delta:
    stays = [key for key in before if key in after]
    if stays != list(after)[: len(stays)]:
        return [text]  # what is put in place by key comes last, and people see the order
    new = {key: difference(before[key], after[key]) for key in stays if before[key] != after[key]}
    gone: dict[str, Delta] = {key: [] for key in before if key not in after}
    added = {key: [value] for key, value in after.items() if key not in before}
    return new | gone | added


def _by_number(before: list[Raw], after: list[Raw]) -> Delta:
    pairs = enumerate(zip(before, after, strict=False))
    new = {str(n): difference(old, value) for n, (old, value) in pairs if old != value}
    if len(after) < len(before):
        return new | {str(len(after)): []}
    return new | {str(n): [after[n]] for n in range(len(before), len(after))}
