"""What positions are worth to bots: learned, and within a turn that of its best end."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from quadriga.core import CHANCE
from quadriga.games.imperator import Imperator
from quadriga.games.imperator.knowledge import evaluation
from quadriga.games.imperator.rules.state import Drawing, Over, State
from quadriga.kit.learned import values_of
from tests.games.imperator.boxes import game_with, setting
from tests.games.imperator.positions import IMPERATOR, PLAYER, Position, invasion, position

STANDINGS = [None, *range(-4, 5)]


def ends(state: State) -> Iterator[State]:
    """Every position in which a turn can end."""
    if isinstance(state.phase, Drawing | Over):
        yield state
        return
    for action in IMPERATOR.legal_actions(state):
        yield from ends(IMPERATOR.apply(state, action))


@pytest.mark.parametrize("standing", STANDINGS)
def test_learned_values_serve_at_every_standing(standing: int | None) -> None:
    game = Imperator(standing=standing)
    assert values_of("quadriga.games.imperator.knowledge", game.knowledge) is not None
    drawn = game.apply(game.initial(), game.sample_chance(game.initial(), Random(1)))
    # The first position itself is the end of no turn, and nothing was learned about it.
    assert 8 < game.knowledge.worth(drawn, PLAYER) < 20


def test_an_army_is_judged_by_the_price_of_invasions() -> None:
    # Two units less to pay are at least as good as two more in hand, as far as defence goes.
    dear, cheap = Imperator(standing=4), Imperator(standing=-4)
    state = invasion(2, "C3 M5 I3", regions="greece").state
    assert dear.knowledge.features(state, PLAYER) != cheap.knowledge.features(state, PLAYER)


def test_with_other_data_the_values_are_handmade() -> None:
    game = game_with(setting("invasion", "invasion_2", military=6))
    start = game.initial()
    assert game.knowledge.worth(start, PLAYER) == evaluation.worth(game.tables, start)


@pytest.mark.parametrize(
    "now",
    [
        position("C4 M4 I4", hand="conquest_a mine senate_a", regions="greece gaul"),
        position("C4 M4 I4", hand="conquest_a mine senate_a", complete="senate"),
        invasion(1, "M3", regions="greece gaul"),
        invasion(3, "C5 M9", regions="greece gaul asia", complete="senate"),
    ],
)
def test_within_a_turn_a_position_is_worth_its_best_end(now: Position) -> None:
    assert IMPERATOR.knowledge.worth(now.state, PLAYER) == pytest.approx(
        max(IMPERATOR.knowledge.worth(end, PLAYER) for end in ends(now.state))
    )


def test_a_finished_game_is_worth_its_score() -> None:
    game, rng = IMPERATOR, Random(4)
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        drawn = actor is CHANCE
        action = game.sample_chance(state, rng) if drawn else game.legal_actions(state)[0]
        state = game.apply(state, action)
    assert game.knowledge.worth(state, PLAYER) == game.scores(state)[0]


def differences(one: str, other: str) -> dict[str, int]:
    """By table, how far the entries are apart if one card or the other is not in the deck."""
    cards, start = IMPERATOR.tables.card, IMPERATOR.initial()
    entries, others = (
        IMPERATOR.knowledge.features(replace(start, deck=start.deck & ~cards[name].bit), PLAYER)
        for name in (one, other)
    )
    pairs = zip(IMPERATOR.knowledge.feature_tables, entries, others, strict=True)
    return {table: entry - its for table, entry, its in pairs}


def test_the_units_that_can_still_be_drawn_are_counted() -> None:
    # The upper part of the mine has C2 I1, that of the second call for tribute M2.
    apart = differences("mine", "tribute_b")
    tables = [f"{resource} to come" for resource in ("culture", "military", "industry")]
    assert [apart[table] for table in tables] == [-2, 2, -1]


def test_the_cards_that_are_left_for_two_monuments_are_told_apart() -> None:
    assert not differences("colossus_a", "colossus_b")["colossus senate"]
    apart = differences("colossus_a", "senate_a")
    assert apart["colossus senate"]
    assert apart["colossus colosseum"]
    assert apart["hippodrome senate"]
    assert not apart["hippodrome colosseum"]


def test_every_entry_of_a_position_stands_in_its_own_table() -> None:
    game, rng = IMPERATOR, Random(5)
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            begin = 0
            entries = game.knowledge.features(state, PLAYER)
            for entry, size in zip(entries, game.knowledge.feature_tables.values(), strict=True):
                assert begin <= entry < begin + size
                begin += size
            state = game.apply(state, game.sample_chance(state, rng))
        else:
            state = game.apply(state, rng.choice(game.legal_actions(state)))
