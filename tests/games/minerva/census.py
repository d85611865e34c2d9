"""Counts every tile and token of a position: nothing is lost, nothing appears."""

from collections import Counter

from quadriga.games.minerva import Minerva
from quadriga.games.minerva.box import grid
from quadriga.games.minerva.rules.state import City, Over, Pairing, Placing, Revealing, State
from quadriga.games.minerva.rules.tables import COINS, FOUNTAIN, RESIDENCE


def census(game: Minerva, state: State) -> None:
    """Locations and temples are in one place each, holdings within their bounds."""
    tables = game.tables
    bought = [state.phase.tile] if isinstance(state.phase, Placing) else []
    built = [n for city in state.cities for n in city.tiles.values()] + bought
    seen = Counter([*built, *state.market, *state.row, *state.locations, *state.temples])
    coins = seen.pop(COINS, 0)
    if isinstance(state.phase, Pairing):
        seen.update(tables.starting)
    assert seen.pop(FOUNTAIN) == game.seats
    seen.pop(RESIDENCE, 0)
    used = Counter([*tables.starting, *tables.locations, *tables.temples])
    if tables.solo:  # The other one of a pair leaves the game.
        assert not seen - used
        assert len(state.market) % 2 == 0
        assert coins <= state.round
    else:
        assert seen == used
        assert not coins
    gone = game.view(state, None).gone
    assert sum(gone.values()) == sum((used - seen).values())
    for city in state.cities:
        _check(game, city)
    _check_prizes(game, state)
    assert len({*state.passed}) == len(state.passed)


def _check(game: Minerva, city: City) -> None:
    tables = game.tables
    placed = sum(n == RESIDENCE for n in city.tiles.values())
    assert 0 <= city.residences <= city.residences + placed <= tables.box.residence.per_player
    assert all(0 <= n <= tables.cap for n in city.held)
    assert min(city.denarii, city.glory, city.hand) >= 0
    assert city.hand + len(city.assisted) <= len(tables.assistants)
    assert all(city.tiles[cell] == RESIDENCE for cell in city.assisted)
    assert list(city.assisted) == sorted({*city.assisted})
    assert city.free == grid.free(city.tiles)


def _check_prizes(game: Minerva, state: State) -> None:
    """Culture tiles come off the tops of their stacks, glory tiles once and in their rounds."""
    tables = game.tables
    taken = Counter(n for city in state.cities for n in city.culture)
    tops = [n for stack, k in zip(tables.stacks, state.taken, strict=True) for n in stack[:k]]
    assert taken == Counter(tops)
    won = [n for city in state.cities for n in city.laurels]
    assert len({*won}) == len(won)
    over = isinstance(state.phase, Revealing | Over)
    assert all(tables.box.glory[n].round < state.round + over for n in won)
    for city in state.cities:
        rounds = [tables.box.glory[n].round for n in city.laurels]
        assert len({*rounds}) == len(rounds)
