"""The description of the HTTP routes, at `/api/schema/openapi.json`."""

from typing import Any, Final

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from quadriga.web import wire
from quadriga.web.messages import STATUS

_STATUSES: Final = sorted({*STATUS.values(), 403, 405, 415, 500})

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
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        create_examples=False,
    )


def answers(kind: Any) -> dict[int, ResponseSpec]:
    """The response of a route that encodes a `kind` by itself."""
    return {200: ResponseSpec(kind, generate_examples=False, description="Found")}
