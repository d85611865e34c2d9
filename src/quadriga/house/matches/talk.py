"""Table talk: short lines and ready reactions between people who sit at the same match."""

from typing import Final

from quadriga.core import BadMessage, Refusal
from quadriga.core.records import clean_line
from quadriga.house import wire
from quadriga.house.commands import AddTalkLine
from quadriga.house.matches.room import Room
from quadriga.house.notices.hub import Hub, talk_key
from quadriga.house.ports import Store
from quadriga.house.values import Submit
from quadriga.language import message

MAX_LINE_LENGTH: Final = 200

REACTIONS: Final = ("hello", "well_played", "thanks", "thinking", "oops", "again")
"""Ready lines, which everybody reads in their own language (`talk-reaction`)."""


class NoTalk(Refusal):
    """Without a seat, or alone, there is nobody to talk to."""

    code = "no_talk"


def is_heard_by(room: Room, player: str) -> bool:
    """Whether `player` takes part in the talk at this table."""
    return player in room.people and len(room.people) > 1


async def say(store: Store, hub: Hub, room: Room, player: str, line: wire.Say) -> None:
    """Commit a line of `player`, then publish it; raises `NoTalk` or `BadMessage`."""
    seat = room.viewpoint(player)
    if seat is None or not is_heard_by(room, player):
        raise NoTalk(message("refused-no-talk"))
    await store.write(_line(room.id, seat, player, line))
    hub.publish(talk_key(room.id))


async def news(store: Store, match: str, first: int) -> wire.Talk:
    """The talk at a match from line number `first` on."""
    return wire.Talk(tuple(await store.talk_of(match, first)), REACTIONS)


def _line(match: str, seat: int, player: str, line: wire.Say) -> AddTalkLine:
    text = clean_line(line.text or "")
    is_reaction = line.reaction in REACTIONS and line.text is None
    is_text = line.reaction is None and 0 < len(text) <= MAX_LINE_LENGTH
    if not is_reaction and not is_text:
        raise BadMessage(message("refused-line", most=MAX_LINE_LENGTH))
    return AddTalkLine(match, seat, Submit(player, line.id), line.reaction, text or None)
