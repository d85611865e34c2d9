"""Stores players, matches and campaigns in SQLite; the statements also run on PostgreSQL."""

from quadriga.store.folder import Folder
from quadriga.store.jobs import AddCampaign, AddPlayer, Advance, OpenMatch, RenamePlayer, Submit
from quadriga.store.rows import CampaignRow, MatchRow, PlayerRow, StoredMatch
from quadriga.store.store import Store

__all__ = [
    "AddCampaign",
    "AddPlayer",
    "Advance",
    "CampaignRow",
    "Folder",
    "MatchRow",
    "OpenMatch",
    "PlayerRow",
    "RenamePlayer",
    "Store",
    "StoredMatch",
    "Submit",
]
