"""What an update of a table costs the server: `python -m bench.updates`.

For each game, the position with the longest list of choices in one random game: processor time to
make the scene, to encode it and to compress it as a socket does, and the bytes that it has
before and after that. Then a whole game of quick bots at a full table: the bytes that a watcher and
a player are sent from beginning to end, and the processor time to make them, for one and for a
hundred who look from the same place.
"""

import time
import zlib
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from quadriga.bots import BOTS
from quadriga.core import CHANCE, Seat
from quadriga.games import GAMES
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.feeds import Feeds, Subscriber
from quadriga.house.rendering.match_feeds import Moment
from quadriga.house.rendering.messages import SharedMessage, encode
from quadriga.server.uvicorn.compression import Context
from quadriga.server.uvicorn.outlets import frame_of
from quadriga.table import LogCache, Sitter, Table, seeded

SEED = "updates"
DECISIONS = 140
ROUNDS = 30
GAME_ROUNDS = 3
PLAYER = "player"
WATCHER = "watcher"
MANY = 100
ALONE = wire.Company((), 1)
"""Who is there, for all that it costs: nobody else."""


class Cost(NamedTuple):
    """Milliseconds of processor time, and bytes."""

    choices: int
    make: float
    encode: float
    compress: float
    size: int
    compressed: int


def measure(name: str) -> Cost:
    """The cost of a scene for the seat to act, whose log has been read so far."""
    table = _longest_list(name)
    seat = table.to_act
    assert isinstance(seat, int), "a table waits for a seat"
    room = Room("match", PLAYER, {seat: PLAYER}, None, table)
    cache = LogCache(table.game)
    cache.lines(seat, table.log, table.state)
    viewpoint = snapshots.viewpoint(room, PLAYER)

    def make() -> wire.Scene:
        return snapshots.scene(room, ALONE, viewpoint, cache)

    make()
    scene = make()
    sent = encode(scene)
    return Cost(
        len(scene.choices),
        _milliseconds(make),
        _milliseconds(lambda: encode(scene)),
        _milliseconds(lambda: _compressed(sent)),
        len(sent),
        len(_compressed(sent)),
    )


class Audience(NamedTuple):
    """A whole game for somebody: changes and bytes, and milliseconds for one and for many."""

    changes: int
    size: int
    for_one: float
    for_many: float


def whole_game(name: str, player: str) -> Audience:
    """What it costs to show a whole game to `player`, and to many who see the same."""
    tables = _quick_game(name)
    room = Room("match", WATCHER, {0: PLAYER}, None, tables[0])
    ones = [_show(room, tables, player, 1) for _ in range(GAME_ROUNDS)]
    manys = [_show(room, tables, player, MANY) for _ in range(GAME_ROUNDS)]
    least = (min(took for _, took in rounds) for rounds in (ones, manys))
    return Audience(len(tables), ones[0][0], *least)


def _show(room: Room, tables: Sequence[Table], player: str, count: int) -> tuple[int, float]:
    """The bytes that each of `count` readers is sent, and the milliseconds for all of them."""
    feeds = Feeds(room.table.game, time.time)
    subscribers = [Subscriber(Nowhere(), player) for _ in range(count)]
    size, begin = 0, time.process_time()
    for table in tables:
        room.table = table
        moment = Moment(feeds, room, ALONE, lambda who, _: snapshots.own(room, who, (), None))
        frames = [_frame(moment.message_for(subscriber)) for subscriber in subscribers]
        size += len(frames[0])
    return size, (time.process_time() - begin) * 1000


class Nowhere:
    """Where messages are counted, and go no further."""

    is_ready = True

    def put(self, message: SharedMessage) -> None:
        """Drop it."""

    def catch_up(self) -> None:
        """Do nothing."""


def _frame(message: SharedMessage | None) -> bytes:
    return b"" if message is None else frame_of(message, None)


def _quick_game(name: str) -> list[Table]:
    """Every table of a game that quick bots play."""
    seats = max(setup.seats for setup in GAMES[name].setups())
    game, dice = GAMES[name](seats=seats, variant="standard"), seeded(SEED)
    bots = [BOTS["greedy"](game, Seat(seat), Random(SEED)) for seat in range(seats)]
    tables = [Table.open(game, [Sitter("Somebody", "citizen")] * seats, dice)]
    while isinstance(seat := (table := tables[-1]).to_act, int):
        legal = game.legal_actions(table.state)
        choice = bots[seat].choose(game.view(table.state, seat), legal)
        tables.append(table.submit(seat, table.revision, str(choice), dice))
    return tables


def _compressed(message: bytes) -> bytes:
    """The first message of a socket as it is sent."""
    return Context(zlib.MAX_WBITS, is_kept=True).compressed(message)


def _longest_list(name: str) -> Table:
    """The table of a random game at which most can be chosen."""
    seats = max(setup.seats for setup in GAMES[name].setups())
    game = GAMES[name](seats=seats, variant="standard")
    rng, dice = Random(SEED), seeded(SEED)
    table = Table.open(game, [Sitter("Somebody")] * game.seats, dice)
    longest, most = table, 0
    for _ in range(DECISIONS):
        seat = table.to_act
        if seat is None or seat is CHANCE:
            break
        legal = game.legal_actions(table.state)
        if len(legal) > most:
            longest, most = table, len(legal)
        table = table.submit(seat, table.revision, str(rng.choice(legal)), dice)
    return longest


def _milliseconds(work: Callable[[], object]) -> float:
    """The least processor time of several rounds."""
    times = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return min(times) * 1000


def main() -> None:
    """Print the cost of a scene and of a whole game, for every game."""
    print(
        f"{'game':12}{'choices':>9}{'make ms':>9}{'encode ms':>11}{'compress ms':>13}"
        f"{'bytes':>9}{'sent':>8}"
    )
    for name in GAMES:
        cost = measure(name)
        print(
            f"{name:12}{cost.choices:9}{cost.make:9.2f}{cost.encode:11.2f}"
            f"{cost.compress:13.2f}{cost.size:9}{cost.compressed:8}"
        )
    print(
        f"\n{'game':12}{'for a':>9}{'changes':>9}{'kB':>7}{'ms for one':>12}{f'ms for {MANY}':>13}"
    )
    for name in GAMES:
        for player in (WATCHER, PLAYER):
            game = whole_game(name, player)
            print(
                f"{name:12}{player:>9}{game.changes:9}{game.size / 1000:7,.0f}"
                f"{game.for_one:12,.0f}{game.for_many:13,.0f}"
            )


if __name__ == "__main__":
    main()
