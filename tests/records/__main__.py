"""Records the games that are wished for and not there yet: `python -m tests.records`.

A recorded game is never made anew: it is there to be played the same way for ever.
"""

from itertools import count
from random import Random

from quadriga.bots import BOTS
from quadriga.core import Setup, records
from quadriga.games import make
from quadriga.table import Sitter, Table, seeded
from tests.records.wishes import IMPERATOR, Wish, played
from tests.walks import RECORDS

STEPS_OF_AN_UNFINISHED_GAME = 20


def play(setup: Setup, bot_name: str, seed: int, steps: int | None = None) -> Table:
    """A game between bots, finished or broken off after so many decisions."""
    game, dice = make(setup), seeded(f"record {seed}")
    table = Table.open(game, [Sitter(bot_name.capitalize(), bot_name)] * game.seats, dice)
    rng = Random(seed)
    while isinstance(seat := table.to_act, int) and steps != 0:
        bot = BOTS[bot_name](game, seat, rng)
        action = bot.choose(game.view(table.state, seat), game.legal_actions(table.state))
        table = table.submit(seat, table.revision, str(action), dice)
        steps = None if steps is None else steps - 1
    return table


def recorded(wish: Wish) -> records.Record:
    """The first game that shows what is wished for."""
    setup, shows = wish
    for seed in count():
        for bot in ("greedy", "random"):
            for steps in (None, STEPS_OF_AN_UNFINISHED_GAME):
                record = play(setup, bot, seed, steps).record()
                if shows(record.result, played(setup, record.entries)):
                    return record
    raise AssertionError("counting never ends")


def main() -> None:
    """Writes what is missing."""
    for name, wish in IMPERATOR.items():
        path = RECORDS / "imperator" / f"{name}.txt"
        if not path.exists():
            path.write_text(records.write(recorded(wish)), "utf-8")
            print(f"recorded {path.name}")


if __name__ == "__main__":
    main()
