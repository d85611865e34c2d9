"""What a preview says comes true: every figure against what the rules do with the choice."""

from collections import Counter
from operator import sub
from random import Random

import pytest

from quadriga.core import Seat
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.guide.facts.outlook import Offer, sets
from quadriga.games.carpe_diem.guide.facts.preview import Lines, Preview
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.tables import GOODS, LANDSCAPES, VILLA
from tests.quick_games import decisions

GAMES = [CarpeDiem(seats=seats) for seats in (2, 3, 4)]
SELDOM = 2
"""One in so many decisions is looked at."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.seats))
@pytest.mark.parametrize("sense", [0.0, 0.7, 1.0])
def test_everything_that_a_preview_says_comes_true(game: CarpeDiem, sense: float) -> None:
    for state, seat in [*decisions(game, Random(f"{sense}"), sense=sense)][::SELDOM]:
        for action in game.legal_actions(state):
            check(game, state, seat, action, game.guide.preview(state, action))


def check(game: CarpeDiem, state: s.State, seat: Seat, action: a.Action, shown: Preview) -> None:
    """Every figure of a preview."""
    after = game.apply(state, action)
    if isinstance(action, a.Visit | a.First):
        assert shown.offer is not None
        best = paid(game, after, seat, shown.offer)
        check_offer(state, seat, shown.offer, best)
        after = best if isinstance(action, a.Visit) else after
    check_changes(game, state, seat, shown, after)
    assert shown.fits == (len(places(game, after)) if isinstance(action, a.Take | a.Craft) else 0)
    moved = isinstance(action, a.Go | a.Bread)
    assert shown.space == (after.patricians[seat] if moved or isinstance(action, a.Start) else 0)
    takes = [str(take) for take in game.legal_actions(after)] if moved else []
    assert [step.do for step in shown.then] == takes
    ring = after.ring[after.patricians[seat] - 1] if moved else ()
    assert [*shown.tiles] == [game.tables.tile_ids[tile] for tile in ring if tile != s.NONE]
    if isinstance(action, a.Place):
        check_place(game, state, seat, shown, after)
    if isinstance(action, a.Take | a.Craft):
        check_could(game, after, shown)


def paid(game: CarpeDiem, state: s.State, seat: Seat, offer: Offer) -> s.State:
    """The position when two cards have been used as an offer says."""
    uses = {use.space: use for use in offer.cards}
    while isinstance(phase := state.phase, s.Ordering | s.Paying) and phase.seat == seat:
        if isinstance(phase, s.Ordering):
            asked = {f"first {offer.cards[0].space}"}
        else:
            use = uses[phase.space]
            asked = {f"pay {use.paid} bread {use.bread}", f"pay bread {use.bread}"}
        (action,) = (one for one in game.legal_actions(state) if str(one) in asked)
        state = game.apply(state, action)
    return state


def check_offer(state: s.State, seat: Seat, offer: Offer, after: s.State) -> None:
    """What the cards bring in the order shown."""
    old, new = state.purses[seat], after.purses[seat]
    assert (offer.vp, offer.coins, offer.bread) == (
        new.vp - old.vp,
        new.coins - old.coins,
        new.bread - old.bread,
    )
    assert offer.goods == sum(new.goods) - sum(old.goods)
    assert offer.prestige == after.prestige[seat] - state.prestige[seat]


def check_changes(
    game: CarpeDiem, state: s.State, seat: Seat, shown: Preview, after: s.State
) -> None:
    """Goods and points, the order of visits, and the cards that could be fulfilled."""
    old, new = state.purses[seat], after.purses[seat]
    assert (shown.vp, shown.coins, shown.bread) == (
        new.vp - old.vp,
        new.coins - old.coins,
        new.bread - old.bread,
    )
    each = dict(zip(GOODS, map(sub, new.goods, old.goods), strict=True))
    assert shown.each == {good: more for good, more in each.items() if more}
    assert shown.goods == sum(each.values())
    assert shown.prestige == after.prestige[seat] - state.prestige[seat]
    assert shown.total == game.scores(after)[seat] - game.scores(state)[seat]
    lines = map(sub, *(scoring.breakdown(game.tables, one, seat) for one in (after, state)))
    assert (shown.lines or Lines()) == Lines(*lines)
    if isinstance(state.phase, s.Visiting):
        assert (shown.order, shown.cards) == ((), ())
        return
    assert shown.order == (tuple(reversed(after.order)) if after.order != state.order else ())
    now, then = (sets(game.tables, one, seat) for one in (state, after))
    assert {*shown.cards} == {*then} - {*now}


def places(game: CarpeDiem, state: s.State) -> list[a.Place]:
    """The placements that are possible."""
    return [one for one in game.legal_actions(state) if isinstance(one, a.Place)]


def check_place(
    game: CarpeDiem, state: s.State, seat: Seat, shown: Preview, after: s.State
) -> None:
    """What a placement completes and reaches, and what is said to come of it."""
    old, new = state.districts[seat], after.districts[seat]
    kinds = Counter(KINDS.index(one.kind) for one in shown.completes)
    for kind in range(len(KINDS)):
        assert new.owned[kind] - old.owned[kind] == kinds[kind]
    assert shown.writ == (old.writs != new.writs)
    frame = shown.lines.frame if shown.lines else 0
    assert sum(goal.vp for goal in shown.goals) == frame
    assert len(shown.goals) == (new.goals & ~old.goals).bit_count()
    covered = {grid.text(cell) for cell in new.tiles}
    assert all({*one.cells} <= covered for one in shown.completes)
    # Two rewards are given one after the other: only one is there at once.
    if len(shown.completes) == 1:
        (one,), (gain, *_) = shown.completes, shown.gains
        number, unit = gain.worth.args.get("n", 0), gain.worth.args.get("thing", "")
        if KINDS.index(one.kind) in LANDSCAPES:
            assert {unit: number} == {
                good.value: n for good, n in shown.each.items()
            } or number == 0
        elif KINDS.index(one.kind) == VILLA:
            assert (shown.lines.villas if shown.lines else 0) == new.villas - old.villas
        elif unit in ("coins", "bread"):
            assert number == {"coins": shown.coins, "bread": shown.bread}[str(unit)]


def check_could(game: CarpeDiem, state: s.State, shown: Preview) -> None:
    """What a tile could complete: of each kind the largest of all placements."""
    largest = dict[str, int]()
    for place in places(game, state):
        for one in game.guide.preview(state, place).completes:
            largest[one.kind] = max(largest.get(one.kind, 0), len(one.cells))
    assert {one.kind: len(one.cells) for one in shown.could} == largest
