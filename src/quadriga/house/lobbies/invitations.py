"""Links by which anybody may watch a match."""

from quadriga.core import NotFound, Unavailable
from quadriga.house.commands import AddInvitation
from quadriga.house.ids import new_link_code
from quadriga.house.matches import deals
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.ports import Store
from quadriga.house.values import Invitation
from quadriga.language import message


async def watched(store: Store, rooms: Rooms, code: str, today: str) -> Room:
    """The match that this link shows to anybody; raises `NotFound`."""
    found = await store.invitation(code)
    if found is None or found.kind != "watch":
        raise NotFound(message("refused-no-watch"))
    room = await rooms.enter_anew(found.match)
    check_watchable(room, today)
    return room


def check_watchable(room: Room, today: str) -> None:
    """Raise `NotFound` while others may still play the same cards."""
    if deals.closed_to_others(room.daily, today):
        raise NotFound(message("refused-watch-deal"))


async def watch_code(store: Store, match: str) -> str:
    """The code of the link to watch a match, made on first use."""
    found = await store.invitation_to(match, "watch")
    if found is not None:
        return found.code
    made = Invitation(new_link_code(), match, "watch")
    try:
        await store.write(AddInvitation(made))
    except Unavailable:
        # Somebody else at the table may have asked at the same time.
        found = await store.invitation_to(match, "watch")
        if found is None:
            raise
        return found.code
    return made.code
