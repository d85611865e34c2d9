"""Who sees what (specification, section 5): everything but an order that nobody knows."""

from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from quadriga.core import CHANCE, Seat
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.rules.phase_views import PhaseView
from tests.games.minerva.positions import ROW, Position, duel, minerva, played, solo

GAMES = [minerva(seats) for seats in (1, 2, 3, 4)]


def seats_of(game: Minerva) -> str:
    return f"{game.seats}"


def test_a_view_shows_what_everybody_knows() -> None:
    where = duel(has="2 ore", market="mine", row=ROW)
    seen = where.game.view(where.state, Seat(1))
    assert seen.seat == 1
    assert (seen.round, seen.rounds) == (1, 6)
    assert seen.locations_left == 35
    assert sum(seen.unseen.values()) == 35
    assert where.game.view(where.state, None).seats == seen.seats


@pytest.mark.parametrize("game", GAMES, ids=seats_of)
def test_everybody_sees_the_same(game: Minerva) -> None:
    for state in played(game, Random(game.seats)):
        beside = game.view(state, None)
        for seat in map(Seat, range(game.seats)):
            assert game.view(state, seat) == replace(beside, seat=seat)


@pytest.mark.parametrize("game", GAMES, ids=seats_of)
def test_a_view_is_the_whole_position(game: Minerva) -> None:
    # Nothing is hidden, so what looks like a view is the position itself.
    for state in played(game, Random(10 + game.seats)):
        for seat in (None, Seat(0)):
            assert game.knowledge.determinize(game.view(state, seat), Random(0)) == state


def test_every_moment_is_seen() -> None:
    met = {
        type(game.view(state, None).moment)
        for game in GAMES
        for state in played(game, Random(20 + game.seats))
    }
    assert met == {*get_args(PhaseView)}


@pytest.mark.parametrize("game", GAMES, ids=seats_of)
def test_what_is_still_to_be_drawn_has_no_order(game: Minerva) -> None:
    """A view before a draw is the same whatever the draw will be."""
    for state in played(game, Random(30 + game.seats)):
        if game.to_act(state) is not CHANCE or not state.round:
            continue
        seen = game.view(state, Seat(0))
        assert list(seen.unseen) == [
            *dict.fromkeys(game.tables.ids[n] for n in sorted((*state.locations, *state.temples)))
        ]
        drawn = {str(game.sample_chance(state, Random(seed))) for seed in range(20)}
        assert len(drawn) > 1 or len(state.temples) == 1


@pytest.mark.rule("MIN-N5")
def test_tiles_that_never_came_are_shown_as_a_set() -> None:
    for game in GAMES:
        *_, over = played(game, Random(40 + game.seats))
        seen = game.view(over, None)
        assert seen.locations_left == len(over.locations)
        assert sum(seen.unseen.values()) == seen.locations_left + seen.temples_left


def test_what_left_the_game_is_shown() -> None:
    where = solo(market="theater library mine coins", locations="")
    before = where.seen.gone
    taken = where.giving("2 wood").after("build theater library", "at 1,0", "take-coins mine")
    assert taken.seen.gone.get("library", 0) == before.get("library", 0) + 1
    assert taken.seen.gone.get("mine", 0) == before.get("mine", 0) + 1
    assert taken.seen.gone.get("theater") == before.get("theater")


def test_a_bought_tile_is_nowhere_but_in_hand() -> None:
    where = duel(market="tavern", locations="").after("build tavern")
    assert "tavern" not in where.seen.gone
    assert where.seen.moment.tile == "tavern"  # type: ignore[union-attr]


@pytest.mark.rule("MIN-Z10")
def test_a_removed_residence_is_counted() -> None:
    where = duel("0,0 fountain; 1,0 R", market="circus", has="1 wood")
    where = where.after("build circus", "at 0,1", "remove 1,0")
    assert where.seat().removed == 1
    assert where.seat().residences == 8


def test_everything_is_told_to_everybody() -> None:
    game = minerva(2)
    for state in played(game, Random(5)):
        if game.to_act(state) is None:
            continue
        where = Position(game, state)
        action = (
            game.sample_chance(state, Random(0))
            if where.to_act is CHANCE
            else game.legal_actions(state)[0]
        )
        for seat in (None, Seat(0), Seat(1)):
            assert game.redacted(state, action, seat, state) == str(action)
