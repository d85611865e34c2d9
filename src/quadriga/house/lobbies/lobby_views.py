"""Lobbies as one person may see them; nothing else renders them."""

from quadriga.bots import LEVELS
from quadriga.games import GAMES
from quadriga.house import wire
from quadriga.house.values import Lobby, Player


def view(lobby: Lobby, me: Player | None, address: str | None) -> wire.Lobby:
    """A lobby for somebody with its link; `me` is None for a newcomer.

    `address` is where others can open the page.
    """
    player = None if me is None else me.id
    hosting = lobby.owner == player
    inside = hosting or (player is not None and bool(lobby.seats_of(player)))
    return wire.Lobby(
        code=lobby.code,
        match=lobby.id if inside else None,
        setup=lobby.setup,
        draws_beginner=GAMES[lobby.setup.game].draws_beginner,
        host=_name(lobby, lobby.owner, lobby.host),
        hosting=hosting,
        seats=_seats(lobby, player),
        public=lobby.public,
        locked=lobby.locked,
        clock=lobby.clock,
        hints=lobby.hints,
        me="" if me is None else _name(lobby, me.id, me.name),
        bots=tuple(LEVELS),
        address=address,
    )


def card(lobby: Lobby, player: str) -> wire.LobbyCard:
    """A lobby on the first screen of `player`."""
    return wire.LobbyCard(
        code=lobby.code,
        setup=lobby.setup,
        host=_name(lobby, lobby.owner, lobby.host),
        hosting=lobby.owner == player,
        seats=_seats(lobby, player),
        updated=lobby.updated,
        clock=lobby.clock,
        hints=lobby.hints,
    )


def _name(lobby: Lobby, player: str, own: str) -> str:
    """A player's name at their seat, else their `own`; empty if they gave none."""
    seated = (seat.name for seat in lobby.seats if seat.player == player)
    return next(seated, own)


def _seats(lobby: Lobby, player: str | None) -> tuple[wire.LobbySeat, ...]:
    return tuple(
        wire.LobbySeat(
            name=seat.name,
            bot=seat.bot,
            taken=not seat.is_open,
            mine=player is not None and seat.player == player,
        )
        for seat in lobby.seats
    )
