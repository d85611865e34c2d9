"""The description of the HTTP routes, at `/api/schema/openapi.json`."""

from typing import Any, Final

from litestar import Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from quadriga.house import wire
from quadriga.house.rendering.messages import CONFLICT, STATUS
from quadriga.server.page_files import File, answer_with, lasting

_PATH: Final = "/api/schema"

_STATUSES: Final = sorted({*STATUS.values(), CONFLICT, 405, 411, 415, 500})

REFUSALS: Final = {
    status: ResponseSpec(wire.Refused, generate_examples=False, description="Refused")
    for status in _STATUSES
}
"""The responses that any route may give instead of its own."""


def config(version: str) -> OpenAPIConfig:
    """What Litestar needs to describe the routes by their types."""
    return OpenAPIConfig(
        title="Quadriga",
        version=version,
        path=_PATH,
        render_plugins=[_Description()],
        create_examples=False,
    )


class _Description(JsonRenderPlugin):
    """The description, which is made and compressed once."""

    def __init__(self) -> None:
        super().__init__()
        self._file: File | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> Any:
        """The response with the description."""
        if self._file is None:
            self._file = lasting(self.render_json(request, openapi_schema), self.media_type)
        return answer_with(self._file, request)
