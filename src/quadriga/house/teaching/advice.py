"""Advice on a decision: hints, and the coach of a person's first matches of a game."""

from collections.abc import Sequence
from typing import Any, Final

from quadriga.bots.analysis.analysis import Assessment, matters
from quadriga.bots.analysis.review import Verdict
from quadriga.core import AnyGame, NotFound, NotYourTurn, Refusal, Seat, Stale, recognise
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.ports import Asker, Store, Thinker
from quadriga.house.thinking.positions import position_of
from quadriga.house.thinking.questions import CheckMove, FindBest, PrepareCheck
from quadriga.language import message
from quadriga.table import Table

COACHED_MATCHES: Final = 3
"""A person's first matches of each game, in which the coach checks choices."""


class HintsOff(Refusal):
    """Several people play, and the host opened the table without hints."""

    code = "hints_off"


class Advice:
    """Asks the thinker for people. With `playouts`, answers follow from the `seed`."""

    def __init__(
        self, store: Store, rooms: Rooms, thinker: Thinker, seed: str, playouts: int | None
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._thinker = thinker
        self._seed = seed
        self._playouts = playouts

    async def hint(self, room: Room, player: str, seen: int, asker: Asker) -> wire.Hint:
        """The best choices; raises `Stale` if the table has moved on before they are found."""
        seat, table = check_asked(room, player, seen), room.table
        found = await self._best(room, seat, asker)
        check_asked(await self._rooms.enter(room.id), player, seen)
        await self._rooms.note_hint(room.id, seat)
        return hint(table, found)

    async def coach(self, room: Room, player: str, seen: int, asker: Asker) -> wire.Hint:
        """The best choices, if one is clearly better than the others; else none."""
        seat, table = check_asked(room, player, seen), room.table
        found = await self._best(room, seat, asker)
        if not matters(found):
            return hint(table, [])
        await self._rooms.note_hint(room.id, seat)
        return hint(table, found)

    async def check(
        self, room: Room, player: str, question: wire.AskCheck, asker: Asker
    ) -> wire.Checked | None:
        """What a choice would cost; without one, thinks ahead. `NotFound` if there is no coach."""
        seat, table = check_asked(room, player, question.seen), room.table
        if not await is_coached(self._store, room, player):
            raise NotFound(message("refused-no-coach"))
        position = position_of(room, seat, self._seed)
        if question.do is None:
            await self._thinker.ask(PrepareCheck(position, self._playouts), asker)
            return None
        played = str(recognise(table.game, table.state, question.do))
        check = CheckMove(position, self._playouts, played=played)
        return checked(table, await self._thinker.ask(check, asker))

    async def _best(self, room: Room, seat: Seat, asker: Asker) -> list[Assessment[str]]:
        question = FindBest(position_of(room, seat, self._seed), self._playouts)
        return await self._thinker.ask(question, asker)


def check_asked(room: Room, player: str, seen: int) -> Seat:
    """The seat for which `player` asks; raises `Stale`, `HintsOff`, or `NotYourTurn`."""
    if seen != room.table.revision:
        raise Stale(message("refused-stale"))
    seat = room.to_act
    if seat is None or seat not in room.played_by(player):
        raise NotYourTurn(message("refused-no-hint"))
    if not room.gives_hints:
        raise HintsOff(message("refused-hints-off"))
    return seat


async def is_coached(store: Store, room: Room, player: str) -> bool:
    """Whether the choices of `player` may be checked in this match.

    It is one of their first of the game, and nobody else is at a disadvantage: they play alone or
    against bots, or the host wants hints for everybody, and it is no daily deal. Campaigns, lessons
    and played-on matches have other advisers, or no newcomers.
    """
    special = (room.campaign, room.lesson, room.daily, room.played_on)
    has_one_seat = len(room.seats_of(player)) == 1
    if not has_one_seat or not room.gives_hints or any(mark is not None for mark in special):
        return False
    game = room.table.game.name
    return room.id in await store.first_matches(player, game, COACHED_MATCHES)


def hint(table: Table, found: Sequence[Assessment[str]]) -> wire.Hint:
    """The wire type of the best choices for the seat to act."""
    return wire.Hint(table.revision, suggestions(table.game, table.state, found))


def suggestions(
    game: AnyGame, state: Any, choices: Sequence[Assessment[str]]
) -> tuple[wire.Suggestion, ...]:
    """The wire types of assessed choices of the seat to act."""
    return tuple(
        wire.Suggestion(
            choice.action,
            game.guide.label(state, recognise(game, state, choice.action)),
            choice.points,
            choice.result,
            choice.reason,
        )
        for choice in choices
    )


def checked(table: Table, verdict: Verdict[str]) -> wire.Checked:
    """The wire type of what a choice of the seat to act would cost."""
    *best, chosen = suggestions(table.game, table.state, (*verdict.best, verdict.played))
    return wire.Checked(
        revision=table.revision,
        best=tuple(best),
        chosen=chosen,
        cost=verdict.cost,
        costly=verdict.cost.is_great,
        good=verdict.is_well_played,
    )
