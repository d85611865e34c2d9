"""Compresses bodies so that their size reveals no secrets: names are compressed apart."""

import re
import zlib
from typing import Final

_SITTER: Final = rb'\{"name":"(?:[^"\\]|\\.)*","bot":'
_RECORD: Final = rb'\\nseat 1 (?:[^"\\]|\\[^n]|\\n(?!---))*'
"""Where names are in JSON: in a `Sitter`, and at the head of a record. A name can't imitate either,
as its quotes and backslashes are escaped."""

_OF_SITTERS: Final = re.compile(b"(%b)" % _SITTER)
_OF_ALL: Final = re.compile(b"(%b|%b)" % (_SITTER, _RECORD))
"""The first begins with fixed text, and is found ten times as fast."""

_GZIP_LEVEL: Final = 5
_GZIP_WINDOW_BITS: Final = 31


def names_apart(text: bytes) -> list[bytes]:
    """`text`, a JSON message, in pieces; every second one holds names that people chose."""
    if b'"bot":' not in text:
        return [text]
    return (_OF_ALL if b"\\nseat 1 " in text else _OF_SITTERS).split(text)


def gzipped(text: bytes) -> bytes:
    """A JSON message as the body of an answer over HTTP, with the names compressed apart."""
    deflate = zlib.compressobj(_GZIP_LEVEL, zlib.DEFLATED, _GZIP_WINDOW_BITS)
    pieces = [
        deflate.compress(piece) + deflate.flush(zlib.Z_FULL_FLUSH) for piece in names_apart(text)
    ]
    return b"".join(pieces) + deflate.flush()
