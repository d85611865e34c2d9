"""What an update of a table costs the server: `python -m bench.updates`.

For each game, the position with the longest list of choices in one random game: processor time to
make the update, to encode it and to compress it as a socket does, and the bytes that it has
before and after that.
"""

import time
import zlib
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from quadriga.core import CHANCE
from quadriga.games import GAMES
from quadriga.table import LogCache, Sitter, Table, seeded
from quadriga.web import snapshots, wire
from quadriga.web.compression import LEVEL, MEMORY_LEVEL, WINDOW_BITS
from quadriga.web.messages import encode
from quadriga.web.rooms import Room

SEED = "updates"
DECISIONS = 140
ROUNDS = 30
PLAYER = "player"


class Cost(NamedTuple):
    """Milliseconds of processor time, and bytes."""

    choices: int
    make: float
    encode: float
    compress: float
    size: int
    compressed: int


def measure(name: str) -> Cost:
    """The cost of an update for the seat to act, on a socket that knows the log so far."""
    table = _longest_list(name)
    seat = table.to_act
    assert isinstance(seat, int), "a table waits for a seat"
    room = Room("match", PLAYER, {seat: PLAYER}, None, table)
    cache = LogCache(table.game)

    def make() -> wire.Update:
        return snapshots.update(room, PLAYER, None, cache)

    make()
    update = make()
    sent = encode(update)
    return Cost(
        len(update.choices),
        _milliseconds(make),
        _milliseconds(lambda: encode(update)),
        _milliseconds(lambda: _compressed(sent)),
        len(sent),
        len(_compressed(sent)),
    )


def _compressed(message: bytes) -> bytes:
    """The first message of a socket as it is sent."""
    deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW_BITS, MEMORY_LEVEL)
    return deflate.compress(message) + deflate.flush(zlib.Z_SYNC_FLUSH)


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
    """Print the cost of an update in every game."""
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


if __name__ == "__main__":
    main()
