"""Stores players, matches and campaigns in SQLite or in PostgreSQL."""

from quadriga.store.clocks import Tick
from quadriga.store.folder import Folder
from quadriga.store.jobs import (
    AddCampaign,
    AddPlayer,
    Advance,
    LeaveLesson,
    NoteHint,
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
    TooManyPublic,
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
    TakeBack,
    TalkLine,
    TimeLimit,
)
from quadriga.store.store import Store
from quadriga.store.take_backs import AlreadyAsked, AnswerTakeBack, AskTakeBack
from quadriga.store.talk import AddTalkLine

__all__ = [
    "AddCampaign",
    "AddInvitation",
    "AddPlayer",
    "AddTalkLine",
    "Advance",
    "AlreadyAsked",
    "AnswerTakeBack",
    "AskTakeBack",
    "Become",
    "BeginMatch",
    "CampaignRow",
    "ChangeLobby",
    "Clock",
    "CloseLobby",
    "DailyRow",
    "Folder",
    "Invitation",
    "KeyKind",
    "KeyRow",
    "LeaveLesson",
    "LessonStage",
    "LobbyRow",
    "LobbySeat",
    "MatchRow",
    "NoteHint",
    "OpenDaily",
    "OpenLobby",
    "OpenMatch",
    "OpenRematch",
    "PlayerRow",
    "RenamePlayer",
    "ReplaceCode",
    "Reseat",
    "ResultRow",
    "Store",
    "StoredMatch",
    "Submit",
    "TakeBack",
    "TalkLine",
    "Tick",
    "TimeLimit",
    "TooManyPublic",
]
