"""Tables with several seats to open in the terminal, and whole games to type in."""

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
    """What the people of a table type in a whole game."""
    people = {n for n, name in enumerate(players.split(",")) if name not in BOTS}
    log = finished(game, players, variant, seed, choose).log
    return [entry.text for entry in log if entry.actor in people]


def finished(game: str, players: str, variant: str, seed: str, choose: Choose) -> Table:
    """A table at which a whole game was played; bots play as they do in the terminal."""
    table, dice = opened(game, players, variant, seed), seeded(seed)
    while (seat := table.to_act) is not None:
        assert seat is not CHANCE
        rules, legal = table.game, list(table.game.legal_actions(table.state))
        bot = table.sitters[seat].bot
        if bot:
            rng = dice.generator(len(table.log))
            line = str(BOTS[bot](rules, seat, rng).choose(rules.view(table.state, seat), legal))
        else:
            line = str(choose(rules, table, legal))
        table = table.submit(seat, table.revision, line, dice)
    return table


def words_of(line: str) -> list[str]:
    """The answers, one by one, that lead to a placement; other lines stay as they are."""
    return line.split(" ")[1:] if line.startswith("place ") else [line]
