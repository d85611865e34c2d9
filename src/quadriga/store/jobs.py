"""What can be written, as values: each is written wholly or not at all."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.core import CHANCE, Entry
from quadriga.store import schema
from quadriga.store.rows import MatchRow

Row: TypeAlias = dict[str, Any]


class AddPlayer(Struct, frozen=True):
    """Somebody new, known by the hash of a secret."""

    id: str
    name: str
    token_hash: str

    async def write(self, connection: AsyncConnection) -> None:
        """Write it."""
        row = {"id": self.id, "name": self.name, "token_hash": self.token_hash}
        await connection.execute(insert(schema.players), row)


class RenamePlayer(Struct, frozen=True):
    """Somebody's new name."""

    id: str
    name: str

    async def write(self, connection: AsyncConnection) -> None:
        """Write it."""
        change = update(schema.players).where(schema.players.c.id == self.id)
        await connection.execute(change.values(name=self.name))


class AddCampaign(Struct, frozen=True):
    """A campaign that begins."""

    id: str
    player: str
    created: str

    async def write(self, connection: AsyncConnection) -> None:
        """Write it."""
        row = {"id": self.id, "player": self.player, "created": self.created}
        await connection.execute(insert(schema.campaigns), row)


class OpenMatch(Struct, frozen=True):
    """A new match, with the people at it and, if it is one, the stage of a campaign."""

    match: MatchRow
    players: Mapping[int, str]
    entries: Sequence[Entry]
    stage: int | None = None

    async def write(self, connection: AsyncConnection) -> None:
        """Write it."""
        match = self.match
        await connection.execute(insert(schema.matches), _match_row(match))
        sitting = [{"match": match.id, "seat": s, "player": p} for s, p in self.players.items()]
        if sitting:
            await connection.execute(insert(schema.seats), sitting)
        if self.entries:
            await connection.execute(insert(schema.entries), entry_rows(match.id, 0, self.entries))
        if self.stage is not None:
            row = {"campaign": match.campaign, "stage": self.stage, "match": match.id}
            await connection.execute(insert(schema.stages), row)


class Advance(Struct, frozen=True):
    """A match moves on from the revision `seen`: `entries` follow the first `kept` ones."""

    match: str
    seen: int
    revision: int
    kept: int
    entries: Sequence[Entry]
    over: bool
    result: str | None
    to_act: int | None
    headline: str
    detail: str
    updated: str


Job: TypeAlias = AddPlayer | RenamePlayer | AddCampaign | OpenMatch | Advance


def entry_rows(match: str, start: int, entries: Sequence[Entry]) -> list[Row]:
    """The rows of these entries, numbered from `start`."""
    return [
        {
            "match": match,
            "n": number,
            "actor": None if entry.actor is CHANCE else entry.actor,
            "text": entry.text,
        }
        for number, entry in enumerate(entries, start)
    ]


def _match_row(match: MatchRow) -> Row:
    setup = match.setup
    return {
        "id": match.id,
        "owner": match.owner,
        "game": setup.game,
        "seats": setup.seats,
        "variant": setup.variant,
        "options": dict(setup.options),
        "rules": match.rules,
        "sitters": [{"name": sitter.name, "bot": sitter.bot} for sitter in match.sitters],
        "created": match.created,
        "updated": match.updated,
        "revision": match.revision,
        "over": match.over,
        "result": match.result,
        "to_act": match.to_act,
        "headline": match.headline,
        "detail": match.detail,
        "components": match.components,
    }
