"""Serves the built page and other constant files from memory, compressed once."""

import gzip
import hashlib
import mimetypes
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.di import NamedDependency as The
from litestar.enums import MediaType
from litestar.params import FromPath

FOLDER: Final = Path(__file__).parent / "page"

ROUTES: Final = (
    "",
    "table/*",
    "join/*",
    "watch/*",
    "watch/*/replay",
    "replay/*",
    "record",
    "campaign/*",
    "deal/*/*",
    "learn",
    "learn/*",
    "keyboard",
    "me",
    "move",
)
"""The addresses of the page's screens, as in client/src/app/routes.ts (tested); * is any name."""

_INDEX: Final = "index.html"

_COMPRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".ttf")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ALWAYS_ASK: Final = "no-cache"

_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
"""Media types that some machines get wrong."""

_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Quadriga</title>
<body><h1>The page has not been built</h1>
<p>The server runs, but the page that it shows is made from <code>client/</code> first.
Run <code>make page</code> and load this again.</p></body></html>
"""

_NO_SUCH_FILE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Quadriga</title>
<body><h1>There is nothing here</h1><p><a href="./">Go to the first page</a></p></body></html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page with its headers; `gzipped` is None if that isn't worth it."""

    body: bytes
    gzipped: bytes | None
    media_type: str
    etag: str
    cache_control: str


class Page:
    """The files of a folder by path, read again after a new build.

    `base` is the path below which the server is published, such as `/quadriga`.
    """

    def __init__(self, folder: Path = FOLDER, base: str = "") -> None:
        self._folder = folder
        self._base = base
        self._stamp: tuple[int, ...] | None = None
        self._files: dict[str, File] = {}

    def find(self, address: str) -> File | None:
        """The file at `address`, `index.html` for the page's own routes, or None."""
        self._refresh()
        return self._files.get(_INDEX if is_route(address) else address.strip("/"))

    def not_found(self, address: str) -> File | None:
        """The page for a wrong link; None where a program asks for a file."""
        is_file = "." in address or address.strip("/").startswith("assets")
        return None if is_file else self._files.get(_INDEX)

    @property
    def is_built(self) -> bool:
        """Whether the folder has an `index.html`."""
        self._refresh()
        return _INDEX in self._files

    def _refresh(self) -> None:
        try:
            seen = [(self._folder / name).stat() for name in (_INDEX, "assets")]
        except OSError:
            self._stamp, self._files = None, {}
            return
        stamp = tuple(stat.st_mtime_ns for stat in seen)
        if stamp != self._stamp:
            paths = [path for path in self._folder.rglob("*") if path.is_file()]
            self._files = {p.relative_to(self._folder).as_posix(): self._read(p) for p in paths}
            self._stamp = stamp

    def _read(self, path: Path) -> File:
        body = path.read_bytes()
        # The files of the page refer to each other; only a document knows where they all are.
        return _file(path, self.placed(body) if path.suffix == ".html" else body)

    def placed(self, html: bytes) -> bytes:
        """The document with its addresses below the base."""
        return html.replace(b'="./', f'="{self._base}/'.encode())


def is_route(address: str) -> bool:
    """Whether the page has a screen for this address."""
    parts = [part for part in address.split("/") if part]
    return any(_fits(parts, route.split("/") if route else []) for route in ROUTES)


def _fits(parts: Sequence[str], route: Sequence[str]) -> bool:
    return len(parts) == len(route) and all(
        known in ("*", part) for part, known in zip(parts, route, strict=True)
    )


def _file(path: Path, body: bytes) -> File:
    guessed = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    media_type = guessed or "application/octet-stream"
    # The names of assets carry their hash.
    cache_control = _FOR_EVER if path.parent.name == "assets" else _ALWAYS_ASK
    return lasting(body, media_type, cache_control, shrinks=path.suffix in _COMPRESSED)


def lasting(
    body: bytes, media_type: str, cache_control: str = _ALWAYS_ASK, *, shrinks: bool = True
) -> File:
    """A body that is served again and again, compressed now."""
    gzipped = gzip.compress(body, 9, mtime=0) if shrinks else None
    digest = hashlib.sha256(body).hexdigest()[:20]
    return File(body, gzipped, media_type, f'"{digest}"', cache_control)


def answer(page: Page, request: Request[Any, Any, Any], address: str) -> Response[Any]:
    """The response to a request for `address`: a file, 304, 404, or 503 if there is no page."""
    if not page.is_built:
        return Response(_NOT_BUILT, status_code=503, media_type=MediaType.HTML)
    file, status = page.find(address), 200
    if file is None:
        file, status = page.not_found(address), 404
    if file is None:
        body = page.placed(_NO_SUCH_FILE.encode())
        return Response(body, status_code=404, media_type=MediaType.HTML)
    return answer_with(file, request, status)


def answer_with(file: File, request: Request[Any, Any, Any], status: int = 200) -> Response[Any]:
    """The response with a file, or 304 if the browser has it."""
    headers = {"ETag": file.etag, "Cache-Control": file.cache_control, "Vary": "Accept-Encoding"}
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    body = file.body
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = file.gzipped, "gzip"
    return Response(body, status_code=status, media_type=file.media_type, headers=headers)


@route(
    ["/", "/{address:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
)
async def show(
    request: Request[Any, Any, Any], page: The[Page], address: FromPath[str] = ""
) -> Response[Any]:
    """Serve the page and its assets."""
    return answer(page, request, address)
