"""Stores players, matches and campaigns in SQLite or in PostgreSQL."""

from quadriga.store.clocks import Forgive, RunningClock, Tick
from quadriga.store.folder import Folder
from quadriga.store.jobs import (
    AddCampaign,
    AddPlayer,
    Advance,
    LeaveLesson,
    OpenDaily,
    OpenMatch,
    OpenRematch,
    RenamePlayer,
    Reseat,
    Submit,
)
from quadriga.store.keys import Become, ReplaceCode
from quadriga.store.lobby_jobs import (
    AddInvitation,
    BeginMatch,
    ChangeLobby,
    CloseLobby,
    OpenLobby,
)
from quadriga.store.results import DailyRow, ResultRow
from quadriga.store.rows import (
    CampaignRow,
    Clock,
    Invitation,
    KeyKind,
    KeyRow,
    LessonStage,
    LobbyRow,
    LobbySeat,
    MatchRow,
    PlayerRow,
    StoredMatch,
    TalkLine,
    TimeLimit,
)
from quadriga.store.store import Store
from quadriga.store.talk import AddTalkLine

__all__ = [
    "AddCampaign",
    "AddInvitation",
    "AddPlayer",
    "AddTalkLine",
    "Advance",
    "Become",
    "BeginMatch",
    "CampaignRow",
    "ChangeLobby",
    "Clock",
    "CloseLobby",
    "DailyRow",
    "Folder",
    "Forgive",
    "Invitation",
    "KeyKind",
    "KeyRow",
    "LeaveLesson",
    "LessonStage",
    "LobbyRow",
    "LobbySeat",
    "MatchRow",
    "OpenDaily",
    "OpenLobby",
    "OpenMatch",
    "OpenRematch",
    "PlayerRow",
    "RenamePlayer",
    "ReplaceCode",
    "Reseat",
    "ResultRow",
    "RunningClock",
    "Store",
    "StoredMatch",
    "Submit",
    "TalkLine",
    "Tick",
    "TimeLimit",
]
