"""Answers with a compressed body. All other answers of the API are sent as they are.

They hold both what only their reader may know and names that others chose. If these were compressed
together, the size would tell one person something about the other (`compression.py`).
"""

import gzip
from typing import Any

from litestar import Request
from litestar.response import Response


def gzip_answer(
    request: Request[Any, Any, Any], gzipped: bytes, media_type: str = "application/json"
) -> Response[bytes]:
    """The answer with this body; unpacked for a client that doesn't take gzip."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(gzipped, media_type=media_type, headers=headers)
    return Response(gzip.decompress(gzipped), media_type=media_type, headers=headers)
