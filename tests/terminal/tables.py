"""Tables with several seats: the command that opens one, and what people type in a whole game."""

from quadriga.bots import BOTS
from quadriga.core import CHANCE, Setup
from quadriga.games import make
from quadriga.table import Sitter, Table, seeded
from tests.terminal.running import Choose


def asked(game: str, players: str, variant: str, seed: str) -> list[str]:
    """The words of the command that opens such a table."""
    return ["play", game, "--players", players, "--variant", variant, "--seed", seed]


def opened(game: str, players: str, variant: str, seed: str) -> Table:
    """The table as the terminal opens it."""
    names = players.split(",")
    sitters = [Sitter(name, name if name in BOTS else None) for name in names]
    return Table.open(make(Setup(game, len(names), variant)), sitters, seeded(seed))


def lines_of(game: str, players: str, variant: str, seed: str, choose: Choose) -> list[str]:
    """What the people of a table type in a whole game; bots play as they do in the terminal."""
    table, dice, typed = opened(game, players, variant, seed), seeded(seed), list[str]()
    while (seat := table.to_act) is not None:
        assert seat is not CHANCE
        legal = list(table.game.legal_actions(table.state))
        bot = table.sitters[seat].bot
        if bot:
            view = table.game.view(table.state, seat)
            line = str(BOTS[bot](table.game, seat, dice(len(table.log))).choose(view, legal))
        else:
            line = str(choose(table.game, table, legal))
            typed.append(line)
        table = table.submit(seat, table.revision, line, dice)
    return typed
