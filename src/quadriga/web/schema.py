"""Prints JSON schemas, from which the client's TypeScript types are made.

Without an argument, the schema of the wire types that all games share; with the name of a game,
that of the game's own types.
"""

import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from quadriga.core import FollowUp
from quadriga.games import GAMES
from quadriga.web import wire

WIRE: tuple[Any, ...] = (
    wire.FromPage,
    wire.ToPage,
    wire.Home,
    wire.NewMatch,
    wire.NewCampaign,
    wire.Opened,
    wire.Rename,
    wire.Replay,
    wire.Picture,
    wire.Health,
    FollowUp,
)


def schema(title: str, types: Iterable[Any], **unions: Any) -> bytes:
    """A JSON schema document with every type as a definition, and each union under its name."""
    wanted = (*unions.values(), *types)
    found, definitions = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    named = dict(zip(unions, found, strict=False))
    document = {"title": title, "type": "object", "properties": {}, "$defs": definitions | named}
    return msgspec.json.format(msgspec.json.encode(document), indent=2)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        print(schema("Wire", WIRE).decode())
    else:
        game = GAMES[sys.argv[1]]
        print(schema(sys.argv[1], game.page_types, Action=game.action_data).decode())
