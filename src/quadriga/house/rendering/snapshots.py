"""Scenes, replays and records as one player may see them; nothing else shows positions."""

from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from typing import Any, NamedTuple

from msgspec import structs

from quadriga.core import AnyGame, Entry, Seat, replay_entry
from quadriga.core.records import GIVEN_UP, write
from quadriga.house import wire
from quadriga.house.matches.room import LOST, Room
from quadriga.house.rendering.phrasebook import Phrasebook
from quadriga.house.teaching import lessons
from quadriga.language import Message, message
from quadriga.table import LogCache, first_of_latest


class Viewpoint(NamedTuple):
    """From where a table is seen: the eyes of `seat`, None for a spectator's.

    The prompt speaks to `reader`: the same seat, or at the end of a shared game nobody.
    """

    seat: Seat | None
    reader: Seat | None


def viewpoint(room: Room, player: str) -> Viewpoint:
    """Where `player` sees the table from now; a spectator's viewpoint without a seat."""
    seat = room.viewpoint(player)
    return Viewpoint(seat, only_seat(room, player) if room.over else seat)


def scene(
    room: Room, company: wire.Company, viewpoint: Viewpoint, log_cache: LogCache
) -> wire.Scene:
    """The table from `viewpoint`; `log_cache` has read its lines to the end."""
    table, seat = room.table, viewpoint.seat
    game, state = table.game, table.state
    choices, words = _choices(room, seat)
    return wire.Scene(
        match=room.id,
        revision=table.revision,
        setup=game.setup,
        sitters=table.sitters,
        seat=seat,
        to_act=room.to_act,
        prompt=_prompt(room, viewpoint.reader),
        step=game.guide.step(state),
        chapter=game.guide.chapter(state),
        view=game.view(state, seat),
        outlook=game.guide.outlook(state, seat),
        choices=choices,
        words=words,
        turns=log_cache.turns(seat),
        ending=ending(room),
        shuffle=room.shuffle,
        company=company,
        clock=room.clock,
        take_back=_take_back(room),
        lesson=lessons.moment(room, seat),
        daily=room.daily,
        played_on=room.played_on,
        hints=room.gives_hints,
    )


def own(
    room: Room,
    player: str,
    replaceable: tuple[Seat, ...],
    campaign: wire.CampaignCard | None,
    *,
    can_undo: bool = False,
    undo_asks: tuple[Seat, ...] = (),
    coached: bool = False,
) -> wire.Own:
    """What concerns `player` alone, who may hand the seats `replaceable` to bots."""
    return wire.Own(
        mine=room.played_by(player),
        left=room.left_by(player),
        replaceable=replaceable,
        rematch=room.rematch if player in room.people or player == room.owner else None,
        can_undo=can_undo,
        undo_asks=undo_asks,
        campaign=campaign,
        coached=coached,
        hinted=not room.hinted.isdisjoint(room.seats_of(player)),
    )


def _prompt(room: Room, seat: Seat | None) -> Message:
    if room.given_up:
        return message("prompt-given-up")
    return room.table.game.guide.prompt(room.table.state, seat)


def _choices(room: Room, seat: Seat | None) -> tuple[tuple[wire.Choice, ...], wire.Words]:
    """What `seat` may choose now, if a person is to choose there."""
    game, state = room.table.game, room.table.state
    if seat is None or room.to_act != seat or room.table.sitters[seat].bot is not None:
        return choices_of(game, state, ())
    return choices_of(game, state, game.legal_actions(state))


def choices_of(
    game: AnyGame, state: Any, actions: Sequence[Any]
) -> tuple[tuple[wire.Choice, ...], wire.Words]:
    """These legal actions as choices, with their words."""
    guide, phrasebook = game.guide, Phrasebook()
    choices = []
    for action in actions:
        preview = guide.preview(state, action)
        choice = wire.Choice(
            do=str(action),
            action=guide.action_data(action),
            label=phrasebook.label(guide.label(state, action)),
            wording=phrasebook.wording(guide.wording(state, action, preview)),
            preview=preview,
        )
        choices.append(choice)
    return tuple(choices), phrasebook.words()


def ending(room: Room) -> wire.Ending | None:
    """The end of the match; None while it goes on."""
    result = room.result
    if result is None:
        return None
    game, state = room.table.game, room.table.state
    if room.given_up:
        return wire.Ending(LOST, (0,) * game.seats, (0.0,) * game.seats, None)
    reckoning = game.guide.reckoning(state)
    return wire.Ending(result, game.scores(state), game.rewards(state), reckoning)


def _take_back(room: Room) -> wire.TakeBack | None:
    request = room.request
    if request is None:
        return None
    return wire.TakeBack(request.seat, request.asked, request.agreed, request.declined)


def picture(room: Room, player: str) -> wire.Picture:
    """The position as `player` may see it; at a shared screen, without secrets."""
    table, seat = room.table, only_seat(room, player)
    game, state = table.game, table.state
    return wire.Picture(
        setup=game.setup,
        sitters=table.sitters,
        seat=seat,
        mine=room.played_by(player),
        to_act=room.to_act,
        view=game.view(state, seat),
        outlook=game.guide.outlook(state, seat),
    )


def replay(room: Room, player: str) -> wire.Replay:
    """Every position of the match as `player` may see it."""
    return replay_from(room, player, only_seat(room, player))


def replay_from(room: Room, player: str, seat: Seat | None) -> wire.Replay:
    """Every position of the match through the eyes of `seat`, for `player`, who may have them."""
    table = room.table
    game, log_cache = table.game, LogCache(table.game)
    lines = log_cache.lines(seat, table.log, table.state)
    turns, frames = log_cache.all_turns(seat), list[wire.Frame]()
    positions = accumulate(table.log, partial(replay_entry, game), initial=game.initial())
    for number, (line, state) in enumerate(zip((None, *lines), positions, strict=True)):
        over = [turn for turn in turns if turn.last < number]
        shown = first_of_latest(over, seat, game.seats), len(over)
        view, outlook = game.view(state, seat), game.guide.outlook(state, seat)
        frames.append(wire.Frame(line, shown, game.guide.chapter(state), view, outlook))
    return wire.Replay(
        match=room.id,
        setup=game.setup,
        sitters=table.sitters,
        seat=seat,
        mine=room.seats_of(player),
        frames=tuple(frames),
        turns=turns,
        ending=ending(room),
        record=record(room, player),
    )


def only_seat(room: Room, player: str) -> Seat | None:
    """The seat of `player` if there is exactly one; None for spectators and shared screens."""
    seats = room.seats_of(player)
    return seats[0] if len(seats) == 1 else None


def record(room: Room, player: str) -> str:
    """The match as a text record; while it goes on, redacted for `player`."""
    whole = structs.replace(room.table.record(), deal=room.deal)
    if room.given_up:
        whole = structs.replace(whole, result=GIVEN_UP)
    if room.shuffle is not None:
        secret = room.shuffle.secret
        whole = structs.replace(whole, shuffle=room.shuffle.commitment, secret=secret)
    if room.over:
        return write(whole)
    lines = room.table.log_lines(only_seat(room, player))
    redacted = zip(whole.entries, lines, strict=True)
    entries = tuple(Entry(entry.actor, line.text) for entry, line in redacted)
    return write(structs.replace(whole, entries=entries))
