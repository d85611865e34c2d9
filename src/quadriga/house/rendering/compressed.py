"""Compresses bodies so that their size reveals no secrets: names are compressed apart."""

import re
import zlib
from typing import Final

_NAMES: Final = re.compile(
    rb'(\{"name":"(?:[^"\\]|\\.)*","bot":|\\nseat 1 (?:[^"\\]|\\[^n]|\\n(?!---))*)'
)
"""Where names are in JSON: in a `Sitter`, and at the head of a record. A name can't imitate either,
as its quotes and backslashes are escaped."""

_GZIP_LEVEL: Final = 5
_GZIP_WINDOW_BITS: Final = 31


def names_apart(text: bytes) -> list[bytes]:
    """`text`, a JSON message, in pieces; every second one holds names that people chose."""
    return _NAMES.split(text) if b'"bot":' in text else [text]


def gzipped(text: bytes) -> bytes:
    """A JSON message as the body of an answer over HTTP, with the names compressed apart."""
    deflate = zlib.compressobj(_GZIP_LEVEL, zlib.DEFLATED, _GZIP_WINDOW_BITS)
    pieces = [
        deflate.compress(piece) + deflate.flush(zlib.Z_FULL_FLUSH) for piece in names_apart(text)
    ]
    return b"".join(pieces) + deflate.flush()
