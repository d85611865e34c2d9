"""Stores players, matches and campaigns in SQLite or in PostgreSQL."""

from quadriga.store.folder import Folder
from quadriga.store.jobs import AddCampaign, AddPlayer, Advance, OpenMatch, RenamePlayer, Submit
from quadriga.store.keys import Become, ReplaceCode
from quadriga.store.rows import CampaignRow, KeyKind, KeyRow, MatchRow, PlayerRow, StoredMatch
from quadriga.store.store import Store

__all__ = [
    "AddCampaign",
    "AddPlayer",
    "Advance",
    "Become",
    "CampaignRow",
    "Folder",
    "KeyKind",
    "KeyRow",
    "MatchRow",
    "OpenMatch",
    "PlayerRow",
    "RenamePlayer",
    "ReplaceCode",
    "Store",
    "StoredMatch",
    "Submit",
]
