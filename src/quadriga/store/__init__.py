"""Where matches are kept: SQLite in the data folder; the statements run on PostgreSQL too."""

from quadriga.store.folder import Folder
from quadriga.store.jobs import AddCampaign, AddPlayer, Advance, OpenMatch, RenamePlayer
from quadriga.store.rows import CampaignRow, MatchRow, PlayerRow, Seated
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
    "Seated",
    "Store",
]
