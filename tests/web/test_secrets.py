"""What a seat or a spectator is sent holds only what that viewer may know."""

from random import Random

import pytest

from quadriga.core import CHANCE, Entry, Seat, Setup
from quadriga.games import GAMES, make
from quadriga.table import Sitter, Table, seeded
from quadriga.web import snapshots
from quadriga.web.broadcast import Broadcast, Reader
from quadriga.web.invitations import SPECTATOR
from quadriga.web.messages import encode
from quadriga.web.room import Room
from tests.laws import log_of_another_world
from tests.web.places import company_of

SETUPS = [setup for game in GAMES.values() for setup in game.setups() if not setup.options]
DECISIONS = 60


def played(setup: Setup, seed: int) -> Table:
    """A table after some decisions."""
    dice, rng = seeded(str(seed)), Random(seed)
    table = Table.open(make(setup), [Sitter(f"Seat {n}") for n in range(setup.seats)], dice)
    for _ in range(DECISIONS):
        seat = table.to_act
        if seat is None or seat is CHANCE:
            break
        action = rng.choice(list(table.game.legal_actions(table.state)))
        table = table.submit(seat, table.revision, str(action), dice)
    return table


def settled(table: Table, entries: tuple[Entry, ...]) -> Table | None:
    """The table after these entries, without those after the last that chance has settled."""
    for length in range(len(entries), 0, -1):
        found = Table.resume(table.game, table.sitters, entries[:length], table.revision)
        if found.to_act is not CHANCE:
            return found
    return None


def sent(table: Table, viewer: Seat | None) -> bytes:
    """Everything that the server sends this viewer of a running match."""
    people = {seat: f"player {seat}" for seat in range(table.game.seats)}
    room = Room("match", "owner", people, None, table)
    player = SPECTATOR if viewer is None else people[viewer]
    feed = Reader(Broadcast(table.game))
    own = snapshots.own(room, player, (), None)
    update = feed.message(room, company_of(room), snapshots.viewpoint(room, player), own)
    assert update is not None
    return update + encode([snapshots.picture(room, player), snapshots.replay(room, player)])


@pytest.mark.parametrize("setup", SETUPS, ids=lambda one: f"{one.game}-{one.variant}-{one.seats}")
def test_what_a_viewer_may_not_know_changes_no_byte(setup: Setup) -> None:
    compared = 0
    for seed in range(8):
        if compared and seed > 1:
            break
        table = played(setup, seed)
        for viewer in (*map(Seat, range(setup.seats)), None):
            other = log_of_another_world(table.game, table.log, viewer, Random(seed))
            there = settled(table, other)
            if there is None or there.over:
                continue
            here = Table.resume(
                table.game, table.sitters, table.log[: len(there.log)], table.revision
            )
            assert sent(there, viewer) == sent(here, viewer)
            compared += there.log != here.log
    # Imperator and Minerva hide nothing that chance has settled.
    assert compared or setup.game in ("imperator", "minerva")
