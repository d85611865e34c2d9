"""Hashes for values that hold dictionaries."""

from msgspec import Struct


def hash_by_value(value: Struct) -> int:
    """A hash that is the same for equal values; a dictionary counts by its items, in any order.

    Meant as the `__hash__` of a frozen struct with dictionaries that nobody changes. It is worked
    out on demand, so making such a value costs nothing extra.
    """
    fields = [getattr(value, name) for name in value.__struct_fields__]
    return hash(
        (type(value), *[frozenset(f.items()) if isinstance(f, dict) else f for f in fields])
    )
