"""Which function writes which command."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection

from quadriga.core import Refusal
from quadriga.house import commands
from quadriga.house.commands import Advance, Command
from quadriga.store.writing import clocks, lobbies, matches, people, talk
from quadriga.store.writing.advances import advance
from quadriga.store.writing.rows import put_fact

PULSE: Final = "pulse"
"""The name of the fact that a `Pulse` writes."""


class Pulse(Struct, frozen=True):
    """A heartbeat, which proves that the database can be written."""

    moment: str


Job: TypeAlias = Command | Pulse
"""What a store writes: what the house asks for, and its own heartbeat."""


def _pulse(connection: Connection, pulse: Pulse) -> None:
    """Write over the last heartbeat; the new moment makes that a real change."""
    put_fact(connection, PULSE, pulse.moment)


_WRITERS: Final[Mapping[type, Callable[[Connection, Any], None]]] = {
    commands.AddPlayer: people.add_player,
    commands.RenamePlayer: people.rename_player,
    commands.ReplaceCode: people.replace_code,
    commands.Become: people.become,
    commands.AddCampaign: matches.add_campaign,
    commands.OpenMatch: matches.open_match,
    commands.OpenRematch: matches.open_rematch,
    commands.OpenDaily: matches.open_daily,
    commands.Reseat: matches.reseat,
    commands.LeaveLesson: matches.leave_lesson,
    commands.NoteHint: matches.note_hint,
    commands.AskTakeBack: matches.ask_take_back,
    commands.AnswerTakeBack: matches.answer_take_back,
    commands.AddTalkLine: talk.add_line,
    commands.AddInvitation: lobbies.add_invitation,
    commands.OpenLobby: lobbies.open_lobby,
    commands.ChangeLobby: lobbies.change_lobby,
    commands.CloseLobby: lobbies.close_lobby,
    commands.BeginMatch: lobbies.begin_match,
    commands.Tick: clocks.tick,
    Pulse: _pulse,
}
"""All jobs but `Advance`, of which many are written at once."""


def write(connection: Connection, job: Job) -> None:
    """Write one job inside a transaction; raises a `Refusal` to undo it."""
    _WRITERS[type(job)](connection, job)


def write_all(jobs: Sequence[Job], connection: Connection) -> Mapping[str, Refusal]:
    """Write all jobs; returns `Stale` for each match with an `Advance` that comes too late."""
    for job in jobs:
        if not isinstance(job, Advance):
            write(connection, job)
    moves = [job for job in jobs if isinstance(job, Advance)]
    return advance(connection, moves) if moves else {}
