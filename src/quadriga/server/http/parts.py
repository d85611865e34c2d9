"""What routes have in common: the types of their parameters, and answers that they encode.

Only replays are compressed. Other answers hold both what only their reader may know and names that
others chose: compressed together, the size would reveal one to the other (`compression.py`).
"""

import gzip
from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import SkipValidation

from quadriga.house.matches.room import Room
from quadriga.house.rendering.messages import encode

AnyRequest: TypeAlias = Request[Any, Any, Any]

TheRoom: TypeAlias = SkipValidation[NamedDependency[Room]]
"""The match in the path, in which the player has a place."""


def answers(kind: Any) -> dict[int, ResponseSpec]:
    """The `responses` of a route that encodes a `kind` by itself."""
    return {200: ResponseSpec(kind, generate_examples=False, description="Found")}


def encoded(value: Any, headers: dict[str, str] | None = None) -> Response[bytes]:
    """The answer with `value` as JSON."""
    return Response(encode(value), media_type="application/json", headers=headers)


def gzip_answer(request: AnyRequest, gzipped: bytes) -> Response[bytes]:
    """The answer with this JSON; unpacked for a client that doesn't take gzip."""
    headers, body = {"Vary": "Accept-Encoding"}, gzipped
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(gzipped)
    return Response(body, media_type="application/json", headers=headers)
