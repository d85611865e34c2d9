"""How well the hints play, and how badly chance does (section 7)."""

from random import Random

from quadriga.core import CHANCE, Seat
from quadriga.games.minerva import Minerva, scoring
from tests.games.minerva.positions import duel, minerva, solo
from tests.games.minerva.yardstick import choose, played


def test_sound_play_alone_reaches_the_first_aim_by_all_three_routes() -> None:
    game, rng, games = minerva(1), Random(40), 5
    ends = [scoring.lines(game.tables, played(game, rng), 0) for _ in range(games)]
    assert sum(map(sum, ends)) / games > 35
    culture, glory, temples, *_ = (sum(line) / games for line in zip(*ends, strict=True))
    assert min(culture, glory, temples) > 4


def test_sound_play_beats_chance() -> None:
    game, rng = Minerva(seats=2), Random(1)
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        legal = game.legal_actions(state)
        action = choose(game, state, actor, legal) if actor == 0 else rng.choice(legal)
        state = game.apply(state, action)
    mine, theirs = game.scores(state)
    assert mine > 20 > theirs


def test_random_play_alone_scores_next_to_nothing() -> None:
    game, rng, total = minerva(1), Random(3), 0
    for _ in range(200):
        state = game.initial()
        while (actor := game.to_act(state)) is not None:
            if actor is CHANCE:
                state = game.apply(state, game.sample_chance(state, rng))
            else:
                state = game.apply(state, rng.choice(game.legal_actions(state)))
        total += game.scores(state)[0]
    assert total / 200 < 1.5


def test_worth_prefers_what_scores() -> None:
    poor, rich = duel(has="1 ore"), duel(has="1 ore 9 denarii")
    assert rich.game.worth(rich.state, Seat(0)) > poor.game.worth(poor.state, Seat(0))
    temple = solo("0,0 mine; 1,0 temple-production-lines", number=6, residences=0)
    plain = solo("0,0 mine; 1,0 mine", number=6, residences=0)
    assert temple.game.worth(temple.state, Seat(0)) > plain.game.worth(plain.state, Seat(0))
    none, laurel = solo(number=3), solo(number=3, has="3 glory")
    assert laurel.game.worth(laurel.state, Seat(0)) > none.game.worth(none.state, Seat(0))


def test_worth_of_a_finished_game_is_its_score() -> None:
    over = solo(has="120 denarii", number=6).after("pass")
    assert over.game.worth(over.state, Seat(0)) == 40.0


def test_a_turn_begins_where_somebody_acts() -> None:
    where = duel(market="tavern")
    assert where.game.begins_turn(where.state)
    assert not where.game.begins_turn(where.after("build tavern").state)
