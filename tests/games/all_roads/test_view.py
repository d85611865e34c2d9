"""Who sees what (specification, section 5), guesses, and what is told of a draw."""

from collections import Counter
from random import Random

import msgspec
import pytest

from quadriga.core import CHANCE, Seat
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.rules.state import State
from quadriga.games.all_roads.rules.view import View
from tests.games.all_roads.positions import RED, position, start
from tests.games.all_roads.test_examples import YELLOW_TILES, yellow_to_act
from tests.games.positions import played
from tests.wording import english

GAMES = [AllRoads(seats=s.seats, variant=s.variant) for s in AllRoads.setups()]
TWO, FOUR = AllRoads(seats=2), AllRoads(seats=4)


def viewers(game: AllRoads) -> list[Seat | None]:
    return [None, *map(Seat, range(game.seats))]


def other_hands(game: AllRoads, state: State, seat: Seat | None, rng: Random) -> State:
    """The same position with the unplayed tiles of others dealt anew, by hand."""
    hands, stacks = list(state.hands), list(state.stacks)
    for other in range(game.seats):
        if other == seat or len(stacks[other]) != 1:
            continue
        pool = [*hands[other], *stacks[other][0]]
        rng.shuffle(pool)
        size = len(hands[other])
        hands[other] = tuple(sorted(pool[:size]))
        stacks[other] = (tuple(sorted(pool[size:])),)
    return msgspec.structs.replace(state, hands=tuple(hands), stacks=tuple(stacks))


@pytest.mark.parametrize("game", GAMES[:3], ids=lambda g: f"{g.seats}")
def test_a_view_says_nothing_of_the_hands_of_others(game: AllRoads) -> None:
    rng = Random(6)
    for state in played(game, Random(7)):
        for seat in viewers(game):
            other = other_hands(game, state, seat, rng)
            assert msgspec.json.encode(game.view(other, seat)) == msgspec.json.encode(
                game.view(state, seat)
            )


@pytest.mark.parametrize("game", GAMES, ids=lambda g: f"{g.setup.variant}-{g.seats}")
def test_guesses_look_the_same_and_are_possible(game: AllRoads) -> None:
    rng = Random(1)
    states = list(played(game, Random(2)))
    for state in rng.sample(states, 12):
        for seat in viewers(game):
            seen = game.view(state, seat)
            guess = game.knowledge.determinize(seen, rng)
            assert game.view(guess, seat) == seen
            assert (guess.land, guess.frontier, guess.ends) == (
                state.land,
                state.frontier,
                state.ends,
            )
            assert (guess.phase, guess.tokens) == (state.phase, state.tokens)
            if seat is not None:
                assert guess.hands[seat] == state.hands[seat]
                assert guess.stacks[seat] == state.stacks[seat]


def test_guesses_deal_the_tiles_of_others_anew() -> None:
    now = start(TWO).after("draw t01 t02 t03 t04", "draw t01 t02 t03 t04")
    seen, hands = now.seen(0), Counter[tuple[int, ...]]()
    for seed in range(400):
        hands[TWO.knowledge.determinize(seen, Random(seed)).hands[1]] += 1
    assert len(hands) > 200


def test_the_view_of_an_example() -> None:
    now = yellow_to_act().after(*YELLOW_TILES, "house 0,-1/5")
    seen = now.seen(2)
    assert (seen.seat, seen.turn, seen.turns, seen.variant) == (2, 1, 6, "standard")
    assert seen.moment == msgspec.structs.replace(seen.moment, offers=("0,0/4",))
    assert seen.moment.fresh == ("1,-2", "0,-1")  # type: ignore[union-attr]
    assert seen.hand == ("t02", "t12")
    assert [(t.tile, t.q, t.r, t.turns) for t in seen.tiles[-2:]] == [
        ("t05", 1, -2, 0),
        ("t06", 0, -1, 3),
    ]
    assert [monument.colour for monument in seen.monuments] == ["yellow"]
    assert seen.seats[2].unplayed == (
        *("t01", "t02", "t03", "t04", "t07", "t08", "t09", "t10", "t11", "t12"),
    )


def test_only_the_order_of_tiles_tells_how_an_equal_position_came_about() -> None:
    lines = ("place t01 0,-1 r0", "place t02 2,-1 r2")
    dealt = position(TWO, RED, "t01 t02", "t01 t02", stacks=[(), ()])
    one, other = (dealt.after(*order) for order in (lines, lines[::-1]))
    one, other = (now.after("done") if now.asked == "building" else now for now in (one, other))
    assert (one.state, hash(one.state)) == (other.state, hash(other.state))
    assert one.legal == other.legal
    seen, also = one.seen(1), other.seen(1)
    assert seen.tiles == also.tiles[::-1]
    assert msgspec.structs.replace(seen, tiles=also.tiles) == also
    guesses = [TWO.knowledge.determinize(view, Random(5)) for view in (seen, also)]
    assert guesses[0] == guesses[1]


def test_turns_are_counted_for_each_seat() -> None:
    turns = [FOUR.view(state, None).turn for state in played(FOUR, Random(9))]
    assert turns == sorted(turns)
    assert (turns[0], turns[-1]) == (1, 6)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: f"{g.setup.variant}-{g.seats}")
def test_positions_and_views_survive_json(game: AllRoads) -> None:
    for state in played(game, Random(3)):
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        for seat in viewers(game):
            seen = game.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_draws_of_others_are_hidden() -> None:
    state = TWO.initial()
    dealt = TWO.sample_chance(state, Random(0))
    after = TWO.apply(state, dealt)
    assert TWO.redacted(state, dealt, Seat(0), state) == str(dealt)
    for seat in (Seat(1), None):
        assert TWO.redacted(state, dealt, seat, state) == "draw hidden hidden hidden hidden"
        said = TWO.guide.sentence(state, dealt, after, seat)
        assert english("all_roads", said, seat) == "Red drew 4 tiles."
    own = english("all_roads", TWO.guide.sentence(state, dealt, after, Seat(0)), 0)
    assert own.startswith("You drew a tile with ")


def test_everything_but_draws_is_told_to_all() -> None:
    rng, state = Random(4), TWO.initial()
    while (actor := TWO.to_act(state)) is not None:
        if actor is CHANCE:
            action = TWO.sample_chance(state, rng)
        else:
            action = rng.choice(TWO.legal_actions(state))
            for seat in viewers(TWO):
                assert TWO.redacted(state, action, seat, state) == str(action)
        state = TWO.apply(state, action)


@pytest.mark.parametrize(
    "line",
    [
        "draw",
        "draw t01",
        "draw t01 t02 t03",
        "draw t02 t01 t03 t04",
        "draw t01 t01 t02 t03",
        "draw t01 t02 t03 t13",
        "draw t01 t02 t03 t04 t05",
        "draw t01  t02 t03 t04",
        "draw hidden hidden hidden hidden",
        "place t01 0,-1 r0",
        "t01 t02 t03 t04",
    ],
)
def test_what_cannot_be_drawn_is_no_outcome(line: str) -> None:
    assert TWO.outcome(TWO.initial(), line) is None


def test_a_draw_comes_from_the_own_stack() -> None:
    now = position(TWO, RED, "t01 t02 t03 t04", "t01", stacks=[("t05 t06 t07",), ()])
    now = now.after("place t01 0,-1 r0", "place t02 2,-1 r2")
    while now.asked == "building":
        now = now.after("done")
    assert now.legal == ["draw t05 t06", "draw t05 t07", "draw t06 t07"]
    assert now.after("draw t05 t07").seen(0).hand == ("t03", "t04", "t05", "t07")
