"""The HTTP routes about the player of this browser: name, other devices, recovery."""

from datetime import timedelta

from litestar import get, post, put
from litestar.di import NamedDependency as The
from litestar.params import JSONBody

from quadriga.core import BadMessage
from quadriga.core.records import MAX_NAME_LENGTH, clean_name
from quadriga.house import wire
from quadriga.house.commands import Become, RenamePlayer, ReplaceCode, no_such_code
from quadriga.house.house import House
from quadriga.house.moments import stamp
from quadriga.house.rendering.messages import Nothing
from quadriga.house.values import KeyKind, Player
from quadriga.language import message
from quadriga.server.guard import people
from quadriga.server.guard.codes import MOVE_MINUTES, code_hash, new_code
from quadriga.server.http.parts import AnyRequest
from quadriga.server.services import Services


@get("/me")
async def myself(house: The[House], me: The[Player]) -> wire.Myself:
    """Who the player is, and on how many browsers."""
    keys = await house.store.keys_of(me.id)
    made = [key.created for key in keys if key.kind is KeyKind.RECOVERY]
    browsers = sum(key.kind is KeyKind.BROWSER for key in keys)
    return wire.Myself(me.id, me.name, browsers, made[-1] if made else None)


@put("/me")
async def rename(house: The[House], me: The[Player], data: JSONBody[wire.Rename]) -> wire.Me:
    """Change the name of the player."""
    name = " ".join(data.name.split())
    if not name or clean_name(name) != name:
        raise BadMessage(message("refused-name", most=MAX_NAME_LENGTH))
    await house.store.write(RenamePlayer(me.id, name))
    return wire.Me(me.id, name)


@post("/me/move")
async def move(services: The[Services], me: The[Player], data: JSONBody[Nothing]) -> wire.NewCode:
    """A code that makes one other browser the same player, once and soon."""
    house, code = services.house, new_code()
    now = house.now()
    expires = stamp(now + timedelta(minutes=MOVE_MINUTES))
    await house.store.write(ReplaceCode(me.id, KeyKind.MOVE, code_hash(code), stamp(now), expires))
    return wire.NewCode(code, MOVE_MINUTES, services.address())


@post("/me/recovery")
async def recovery(
    services: The[Services], me: The[Player], data: JSONBody[Nothing]
) -> wire.NewCode:
    """A recovery code, which replaces the last one."""
    house, code = services.house, new_code()
    created = stamp(house.now())
    await house.store.write(ReplaceCode(me.id, KeyKind.RECOVERY, code_hash(code), created))
    return wire.NewCode(code, None, services.address())


@post("/me/become", status_code=200)
async def become(
    request: AnyRequest, house: The[House], data: JSONBody[wire.Become]
) -> wire.Becoming:
    """The player of a code, and once confirmed, make this browser that player.

    The browser's former player is merged into that one.
    """
    hashed = code_hash(data.code)
    player = await house.store.player_by_code(hashed, stamp(house.now()))
    if player is None:
        raise no_such_code()
    here = await people.known(house.store, request)
    leaving = None if here is None or here.id == player.id else here
    matches = 0 if leaving is None else len(await house.store.matches_of(leaving.id))
    if data.confirmed:
        await _become(request, house, hashed, player, leaving)
    merged = None if leaving is None else wire.Me(leaving.id, leaving.name)
    return wire.Becoming(wire.Me(player.id, player.name), merged, matches, data.confirmed)


async def _become(
    request: AnyRequest,
    house: House,
    hashed: str,
    player: Player,
    leaving: Player | None,
) -> None:
    token = people.new_token()
    left = None if leaving is None else leaving.id
    moment, old = stamp(house.now()), people.hash_of(request)
    await house.store.write(Become(hashed, people.token_hash(token), moment, old, left))
    if left is not None:
        await house.rooms.replace_player(left, player.id)
    people.send_token(request, token, player)
