"""What a seat is shown. Everything that leaves the server about a position is built here."""

from msgspec import structs

from quadriga.core import Entry, Seat, replay_entry
from quadriga.core.records import write
from quadriga.table import Stories
from quadriga.web import wire
from quadriga.web.rooms import GIVEN_UP, Room


def update(
    room: Room, player: str, campaign: wire.CampaignCard | None, stories: Stories
) -> wire.Update:
    """The whole table as somebody who sits there, or watches, may know it now."""
    table, seat = room.table, room.eyes_of(player)
    game, state = table.game, table.state
    return wire.Update(
        match=room.id,
        revision=table.revision,
        setup=game.setup,
        sitters=table.sitters,
        seat=seat,
        mine=room.seats_of(player),
        to_act=room.to_act,
        prompt=_prompt(room, _alone(room, player) if room.over else seat),
        view=game.view(state, seat),
        outlook=game.guide.outlook(state, seat),
        choices=_choices(room, seat),
        story=table.story(seat, stories),
        can_undo=room.can_undo(player) is not None,
        ending=ending(room),
        campaign=campaign,
    )


def _prompt(room: Room, seat: Seat | None) -> str:
    if room.given_up:
        return "This game was given up."
    return room.table.game.guide.prompt(room.table.state, seat)


def _choices(room: Room, seat: Seat | None) -> tuple[wire.Choice, ...]:
    if seat is None or room.to_act != seat:
        return ()
    game, state = room.table.game, room.table.state
    guide = game.guide
    return tuple(
        wire.Choice(str(action), guide.label(state, action), guide.preview(state, action))
        for action in game.legal_actions(state)
    )


def ending(room: Room) -> wire.Ending | None:
    """How the match ended, if it has."""
    result = room.result
    if result is None:
        return None
    game, state = room.table.game, room.table.state
    if room.given_up:
        return wire.Ending(GIVEN_UP, (0,) * game.seats, (0.0,) * game.seats)
    return wire.Ending(result, game.scores(state), game.rewards(state))


def replay(room: Room, player: str) -> wire.Replay:
    """Every position of the match, as somebody who sits there, or watches, may see it."""
    table, seat = room.table, _alone(room, player)
    game, state = table.game, table.game.initial()
    frames = [wire.Frame(None, game.view(state, seat), game.guide.outlook(state, seat))]
    for entry, told in zip(table.log, table.story(seat), strict=True):
        state = replay_entry(game, state, entry)
        frame = wire.Frame(told, game.view(state, seat), game.guide.outlook(state, seat))
        frames.append(frame)
    return wire.Replay(
        match=room.id,
        setup=game.setup,
        sitters=table.sitters,
        seat=seat,
        mine=room.seats_of(player),
        frames=tuple(frames),
        ending=ending(room),
        record=record(room, player),
    )


def _alone(room: Room, player: str) -> Seat | None:
    """The one seat of somebody; None for who looks on, and where several share a screen."""
    seats = room.seats_of(player)
    return seats[0] if len(seats) == 1 else None


def record(room: Room, player: str) -> str:
    """The match as a text record; while it lasts, with what its reader may know.

    A game that was given up stops in its middle, so its record says that it is unfinished.
    """
    whole = room.table.record()
    if room.over:
        return write(whole)
    told = zip(whole.entries, room.table.story(_alone(room, player)), strict=True)
    entries = tuple(Entry(entry.actor, line.text) for entry, line in told)
    return write(structs.replace(whole, entries=entries))
