"""Links by which anybody may watch a match."""

from quadriga.core import NotFound, Unavailable
from quadriga.language import message
from quadriga.store import AddInvitation, Invitation
from quadriga.store.rows import new_link_code
from quadriga.web import deals
from quadriga.web.host import Host
from quadriga.web.room import Room


async def watched(host: Host, code: str) -> Room:
    """The match that this link shows to anybody; raises `NotFound`."""
    found = await host.store.invitation(code)
    if found is None or found.kind != "watch":
        raise NotFound(message("refused-no-watch"))
    room = await host.rooms.enter_anew(found.match)
    check_watchable(host, room)
    return room


def check_watchable(host: Host, room: Room) -> None:
    """Raise `NotFound` while others may still play the same cards."""
    if deals.closed_to_others(room.daily, host.today()):
        raise NotFound(message("refused-watch-deal"))


async def watch_code(host: Host, match: str) -> str:
    """The code of the link to watch a match, made when it is first asked for."""
    found = await host.store.invitation_to(match, "watch")
    if found is not None:
        return found.code
    made = Invitation(new_link_code(), match, "watch")
    try:
        await host.store.write(AddInvitation(made))
    except Unavailable:
        # Somebody else at the table may have asked at the same time.
        found = await host.store.invitation_to(match, "watch")
        if found is None:
            raise
        return found.code
    return made.code
