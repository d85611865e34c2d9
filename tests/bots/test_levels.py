"""The four levels: fair, quick enough, and each better than the one below."""

from collections import Counter
from functools import partial
from random import Random
from typing import Any

import pytest

from quadriga.bots import LEVELS, USUAL_LEVEL
from quadriga.bots.bot import MakeBot
from quadriga.bots.foreign.names import find_bot
from quadriga.bots.players.greedy import GreedyBot
from quadriga.bots.players.hasty import HastyBot
from quadriga.bots.players.levels import Citizen, Emperor, Senator
from quadriga.bots.players.oversight import ABSURD
from quadriga.core import Advice, AnyGame, Seat, Setup
from quadriga.games import GAMES, make
from tests.quick_games import choices
from tests.tiny.game import Action, Deal, Knowledge, Pick, Placing, State, Tiny

FIRST = Seat(0)

BRIEF = {"novice": "novice", "citizen": "citizen", "senator": "senator:playouts=6"} | {
    "emperor": "emperor:seconds=0,playouts=12"
}
"""The levels, with budgets that do not depend on the clock."""

SETUPS = [setup for game in GAMES.values() for setup in game.setups() if not setup.options]


HIDING = ("all_roads", "carpe_diem")
"""Games in which a position has facts that a seat may not know; in the others chance acts later."""


def spread_choices(game: AnyGame, seed: int, wanted: int) -> list[tuple[Any, Seat]]:
    """Some positions of a quick game in which a seat has a choice, spread over the game."""
    found = choices(game, Random(seed))
    return found[:: max(len(found) // wanted, 1)][:wanted]


def test_every_level_is_tried() -> None:
    assert BRIEF.keys() == LEVELS.keys()
    assert USUAL_LEVEL in LEVELS


@pytest.mark.parametrize("level", BRIEF)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_a_seat_may_not_know_changes_no_choice(setup: Setup, level: str) -> None:
    game, make_bot = make(setup), find_bot(BRIEF[level])
    differed = 0
    wanted = 3 if setup.game in HIDING else 1
    for number, (state, seat) in enumerate(spread_choices(game, 7, wanted)):
        other = game.knowledge.determinize(game.view(state, seat), Random(f"other {number}"))
        differed += other != state
        once, again = (
            make_bot(game, seat, Random(number)).choose(
                game.view(one, seat), game.legal_actions(one)
            )
            for one in (state, other)
        )
        assert once == again
    assert bool(differed) == (setup.game in HIDING)


def test_a_senator_makes_as_many_playouts_as_the_game_advises() -> None:
    game = Tiny()
    assert Senator(game, FIRST, Random(0)).budget.playouts == game.knowledge.advice.playouts
    assert Senator(game, FIRST, Random(0), playouts=3).budget.playouts == 3


def test_an_emperor_thinks_for_about_a_second() -> None:
    assert 0.5 < Emperor(Tiny(), FIRST, Random(0)).budget.seconds <= 1


class Priced(Tiny):
    """A card is worth its number, however it is laid down."""

    class Mind(Knowledge):
        def worths(self, state: State, actions: Any, seat: Seat) -> list[float]:
            laid = state.phase.card if isinstance(state.phase, Placing) else 0
            return [float(getattr(action, "card", laid)) for action in actions]


def picks(game: Tiny, make_bot: MakeBot, hand: tuple[int, int]) -> Counter[Action]:
    """What a bot picks from this hand in 300 games."""
    state = game.apply(game.initial(), Deal(0, hand))
    state = game.apply(state, Deal(1, (3, 4)))
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    return Counter(make_bot(game, FIRST, Random(seed)).choose(view, legal) for seed in range(300))


def test_a_beginner_overlooks_points_but_nothing_absurd() -> None:
    scale = Tiny().knowledge.advice.oversight
    brisk, usual = (partial(HastyBot, oversight=points / scale) for points in (0.01, 1))
    assert picks(Priced(), brisk, (1, 2)) == {Pick(2): 300}
    mistaken = picks(Priced(), usual, (1, 2))
    assert 0 < mistaken[Pick(1)] < mistaken[Pick(2)]
    assert picks(Priced(), usual, (1, 9)) == {Pick(9): 300}, f"more than {ABSURD} points are seen"


class Slippery(Priced):
    """A game that advises citizens to misjudge turns by about a point."""

    class Mind(Priced.Mind):
        usual = Advice(slip=1.0)


def test_a_citizen_misjudges_turns_where_the_game_advises_it() -> None:
    assert picks(Priced(), Citizen, (1, 2)) == {Pick(2): 300}
    mistaken = picks(Slippery(), Citizen, (1, 2))
    assert 0 < mistaken[Pick(1)] < mistaken[Pick(2)]
    assert picks(Slippery(), Citizen, (1, 9)) == {Pick(9): 300}
    assert picks(Slippery(), GreedyBot, (1, 2)) == {Pick(2): 300}, "greedy means the best at sight"
