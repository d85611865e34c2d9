"""Prints the JSON schemas, by name, from which the client's TypeScript types are made.

`constants` of a schema are shared by page and server.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from quadriga.core import Explanation, FollowUp
from quadriga.core.records import MAX_NAME_LENGTH
from quadriga.games import GAMES
from quadriga.house import wire
from quadriga.house.matches.talk import MAX_LINE_LENGTH
from quadriga.house.wire.errors import MAX_FRAME, MAX_FRAMES, MAX_SAID

CONSTANTS = {
    "MAX_NAME_LENGTH": MAX_NAME_LENGTH,
    "MAX_LINE_LENGTH": MAX_LINE_LENGTH,
    "MAX_SAID": MAX_SAID,
    "MAX_FRAMES": MAX_FRAMES,
    "MAX_FRAME": MAX_FRAME,
}
"""The longest name, line of talk and parts of a reported error."""

_EXPORTED: Final = wire.ExportedResult
"""The one type that no page reads."""

WIRE: Final = (
    *(kind for kind in vars(wire).values() if isinstance(kind, type) and kind is not _EXPORTED),
    FollowUp,
    Explanation,
)


def schema(title: str, types: Iterable[Any], **unions: Any) -> dict[str, Any]:
    """A JSON schema document with every type as a definition, and each union under its name."""
    wanted = (*unions.values(), *types)
    found, definitions = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    named = dict(zip(unions, found, strict=False))
    return {"title": title, "type": "object", "properties": {}, "$defs": definitions | named}


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of the wire types that all games share, and of each game's own types."""
    games = {
        name: schema(name, game.page_types, Action=game.action_data) for name, game in GAMES.items()
    }
    return {"wire": schema("Wire", WIRE) | {"constants": CONSTANTS}, **games}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schemas()), indent=2).decode())
