"""The HTTP routes about the player of a browser: the name, other devices, coming back."""

from typing import Any, Final

from litestar import Request, get, post, put
from litestar.di import NamedDependency as The
from litestar.params import JSONBody

from quadriga.core import BadMessage
from quadriga.core.records import MAX_NAME_LENGTH, clean_name
from quadriga.house import wire
from quadriga.house.rendering.messages import Nothing
from quadriga.language import message
from quadriga.server.guard import people
from quadriga.server.guard.codes import MOVE_MINUTES, code_hash, new_code
from quadriga.server.host import Host
from quadriga.store import Become, KeyKind, PlayerRow, RenamePlayer, ReplaceCode
from quadriga.store.keys import no_such_code
from quadriga.store.rows import in_minutes


@get("/me")
async def myself(host: The[Host], me: The[PlayerRow]) -> wire.Myself:
    """Who the player is, and how else the server knows them."""
    keys = await host.store.keys_of(me.id)
    made = [key.created for key in keys if key.kind is KeyKind.RECOVERY]
    browsers = sum(key.kind is KeyKind.BROWSER for key in keys)
    return wire.Myself(me.id, me.name, browsers, made[-1] if made else None)


@put("/me")
async def rename(host: The[Host], me: The[PlayerRow], data: JSONBody[wire.Rename]) -> wire.Me:
    """Change the name of the player."""
    name = " ".join(data.name.split())
    if not name or clean_name(name) != name:
        raise BadMessage(message("refused-name", most=MAX_NAME_LENGTH))
    await host.store.write(RenamePlayer(me.id, name))
    return wire.Me(me.id, name)


@post("/me/move")
async def move(host: The[Host], me: The[PlayerRow], data: JSONBody[Nothing]) -> wire.NewCode:
    """A code that makes one other browser the same player, once and soon."""
    code = new_code()
    expires = in_minutes(MOVE_MINUTES)
    await host.store.write(ReplaceCode(me.id, KeyKind.MOVE, code_hash(code), expires))
    return wire.NewCode(code, MOVE_MINUTES, host.address())


@post("/me/recovery")
async def recovery(host: The[Host], me: The[PlayerRow], data: JSONBody[Nothing]) -> wire.NewCode:
    """A code to come back with; the one before is not valid any more."""
    code = new_code()
    await host.store.write(ReplaceCode(me.id, KeyKind.RECOVERY, code_hash(code)))
    return wire.NewCode(code, None, host.address())


@post("/me/become", status_code=200)
async def become(
    request: Request[Any, Any, Any], host: The[Host], data: JSONBody[wire.Become]
) -> wire.Becoming:
    """Who a code makes of this browser, and once that is confirmed, make it so.

    Whoever the browser was is merged into that player.
    """
    asked = code_hash(data.code)
    player = await host.store.player_by_code(asked)
    if player is None:
        raise no_such_code()
    here = await people.known(host.store, request)
    leaving = None if here is None or here.id == player.id else here
    matches = 0 if leaving is None else len(await host.store.matches_of(leaving.id))
    if data.confirmed:
        await _become(request, host, asked, player, leaving)
    merged = None if leaving is None else wire.Me(leaving.id, leaving.name)
    return wire.Becoming(wire.Me(player.id, player.name), merged, matches, data.confirmed)


async def _become(
    request: Request[Any, Any, Any],
    host: Host,
    asked: str,
    player: PlayerRow,
    leaving: PlayerRow | None,
) -> None:
    token = people.new_token()
    left = None if leaving is None else leaving.id
    job = Become(asked, people.token_hash(token), people.hash_of(request), left)
    await host.store.write(job)
    if left is not None:
        await host.rooms.replace_player(left, player.id)
    people.become(request, token, player)


ROUTES: Final = (myself, rename, move, recovery, become)
