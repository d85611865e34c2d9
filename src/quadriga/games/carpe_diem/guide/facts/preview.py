"""What a choice would bring, before it is made."""

from collections.abc import Iterator
from functools import lru_cache
from operator import sub
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from quadriga.core import FollowUp, Seat
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Good, Kind
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.guide import choices, words
from quadriga.games.carpe_diem.guide.facts.outlook import (
    CardSets,
    Offer,
    best_offer,
    offer_in_order,
    sets,
    waiting,
)
from quadriga.games.carpe_diem.guide.log import Completed, completions, digest
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.offers import Means, means
from quadriga.games.carpe_diem.rules.phases.visiting import card_on
from quadriga.games.carpe_diem.rules.tables import (
    CRAFTSMAN,
    DWELLINGS,
    FOUNTAIN,
    GOODS,
    MERCHANT,
    VILLA,
    Card,
    Tables,
)
from quadriga.language import Message, message

if TYPE_CHECKING:
    from quadriga.games.carpe_diem.game import CarpeDiem


class PlacementGain(Struct, frozen=True):
    """One thing that a placement would bring: its icon, what it is, and how much."""

    icon: str
    what: Message
    worth: Message


class ReachedGoal(Struct, frozen=True):
    """A goal of the frame that a placement would reach."""

    side: str
    position: int
    vp: int


class Lines(Struct, frozen=True, omit_defaults=True):
    """How the lines of the score would change."""

    collected: int = 0
    items: int = 0
    prestige: int = 0
    frame: int = 0
    fountains: int = 0
    villas: int = 0


class Preview(Struct, frozen=True, tag_field="game", tag="carpe_diem", omit_defaults=True):
    """What one choice would bring, up to the next decision; what is left out is nothing.

    vp, coins, bread, goods and prestige are changes; `total` is that of the score if the game
    ended now, `lines` the same line by line. `each` says which goods, `order` who would visit the
    forum when, if that changes, `cards` of which cards of the forum more or fewer sets could be
    fulfilled. `space` and `tiles` say where a move ends and what waits there, `then` which tile
    can be taken there in the same turn; `fits` in how many ways a tile could then be placed,
    `could` what it could complete. `offer` is what the cards of the forum bring in the order
    chosen; of a visit, all changes are those of its offer, without `order` and `cards`. `gains` is
    what a placement brings in words, the most telling first.
    """

    total: int = 0
    vp: int = 0
    coins: int = 0
    bread: int = 0
    goods: int = 0
    prestige: int = 0
    writ: bool = False
    completes: tuple[Completed, ...] = ()
    goals: tuple[ReachedGoal, ...] = ()
    space: int = 0
    tiles: tuple[str, ...] = ()
    fits: int = 0
    could: tuple[Completed, ...] = ()
    each: dict[Good, int] = {}
    lines: Lines | None = None
    order: tuple[int, ...] = ()
    cards: tuple[CardSets, ...] = ()
    offer: Offer | None = None
    gains: tuple[PlacementGain, ...] = ()
    then: tuple[FollowUp, ...] = ()


def preview(game: "CarpeDiem", state: s.State, action: a.Action) -> Preview:
    """What a choice would bring."""
    tables, seat = game.tables, game.to_act(state)
    if not isinstance(seat, int):
        return Preview()
    if isinstance(action, a.Visit):
        cards = (card_on(tables, state, space) for space in (action.a, action.b))
        return _visit(tables, means(tables, state, seat), action.a, action.b, *cards)
    after = game.apply(state, action)
    shown = _changes(tables, state, action, after, seat)
    match action:
        case a.Go() | a.Bread():
            space = after.patricians[seat]
            then = choices.follow_ups(tables, after, action, space)
            return replace(shown, space=space, tiles=waiting(tables, after, space), then=then)
        case a.Take() | a.Craft():
            places = [one for one in game.legal_actions(after) if isinstance(one, a.Place)]
            return replace(shown, fits=len(places), could=_could(tables, after, places))
        case a.Place():
            old, new = state.districts[seat], after.districts[seat]
            shown = replace(shown, goals=tuple(_goals(tables, old.frame, new.goals & ~old.goals)))
            return replace(shown, gains=tuple(_gains(tables, shown)))
        case a.First():
            assert isinstance(state.phase, s.Ordering)
            then_to = state.phase.b if action.space == state.phase.a else state.phase.a
            found = offer_in_order(tables, state, seat, action.space, then_to)
            return replace(shown, offer=found)
        case a.Start():
            return Preview(space=action.space)
        case _:
            return shown


@lru_cache(maxsize=1024)
def _visit(tables: Tables, has: Means, a: int, b: int, one: Card, two: Card) -> Preview:
    """What a visit would bring if both cards are used in the best way; kept, as offers are."""
    found, purse = best_offer(tables, has, a, b, one, two)
    will, was = (
        (sum(own.goods) + own.coins + own.bread + len(own.stored))
        // tables.amounts.items_per_end_point
        for own in (purse, has.purse)
    )
    lines = Lines(collected=found.vp, items=will - was, prestige=found.prestige)
    goods = zip(GOODS, map(sub, purse.goods, has.purse.goods), strict=True)
    return Preview(
        total=lines.collected + lines.items + lines.prestige,
        lines=None if lines == Lines() else lines,
        vp=found.vp,
        coins=found.coins,
        bread=found.bread,
        goods=found.goods,
        each={good: more for good, more in goods if more},
        prestige=found.prestige,
        offer=found,
    )


def _changes(
    tables: Tables, state: s.State, action: a.Action, after: s.State, seat: Seat
) -> Preview:
    """What changes for who acts: what its digest will tell, and what that comes to."""
    brought = digest(tables, state, action, after)
    assert brought is not None
    will, was = (scoring.breakdown(tables, one, seat) for one in (after, state))
    known = set(sets(tables, state, seat))
    return Preview(
        total=sum(will) - sum(was),
        lines=None if will == was else Lines(*map(sub, will, was)),
        order=tuple(reversed(after.order)) if after.order != state.order else (),
        cards=tuple(one for one in sets(tables, after, seat) if one not in known),
        each=brought.each,
        vp=brought.vp,
        coins=brought.coins,
        bread=brought.bread,
        goods=sum(brought.each.values()),
        prestige=brought.prestige,
        writ=brought.writ,
        completes=brought.completes,
    )


def _goals(tables: Tables, frame: s.Cards, new: int) -> Iterator[ReachedGoal]:
    for goal in tables.goals[frame]:
        if goal.bit & new:
            yield ReachedGoal(grid.SIDE_NAMES[goal.side], goal.position, goal.vp)


def _gains(tables: Tables, found: Preview) -> Iterator[PlacementGain]:
    """What a placement brings: structures, the writ, goals and cards."""
    for one in found.completes:
        yield PlacementGain(one.kind.value, _completing(one), _worth(tables, one, found))
    if found.writ:
        steps = words.change(tables.amounts.writ_steps, "prestige")
        yield PlacementGain("writ", message("gain-writ"), steps)
    framed = sum(goal.vp for goal in found.goals)
    carded = found.lines.fountains if found.lines else 0
    worth = words.amount(framed + carded, "vp")
    if framed and carded:
        yield PlacementGain("frame", message("gain-goals-and-cards", n=len(found.goals)), worth)
    elif framed:
        yield PlacementGain("frame", message("gain-goals", n=len(found.goals)), worth)
    elif carded:
        yield PlacementGain("fountain", message("gain-cards"), worth)


def _completing(one: Completed) -> Message:
    """A structure as it is completed: "Completes a pond of 3", "A market"; villas by chimneys."""
    number = KINDS.index(one.kind)
    if number == VILLA:
        return message("gain-villa", n=one.chimneys)
    if number > VILLA:
        return message("gain-single", kind=words.kind(number))
    if number in DWELLINGS:
        return message("gain-dwelling", kind=words.kind(number))
    return message("gain-structure", kind=words.kind(number), n=len(one.cells))


def _worth(tables: Tables, one: Completed, found: Preview) -> Message:
    """What a completed structure gives, in short and with its sign where it has one."""
    number = KINDS.index(one.kind)
    if number == MERCHANT and found.coins > 0:
        return words.change(found.coins, "coins")
    if number == VILLA and found.lines and found.lines.villas and len(found.completes) == 1:
        return words.amount(found.lines.villas, "vp")
    if number == CRAFTSMAN:
        return message("worth-black-tile")
    if number == FOUNTAIN:
        return message("worth-cards")
    reward = words.reward_of(tables, number, len(one.cells))
    return words.change(*reward) if reward else one.gives


def _could(tables: Tables, state: s.State, places: list[a.Place]) -> tuple[Completed, ...]:
    """The largest structure of each kind that a tile could complete."""
    phase, largest = state.phase, dict[Kind, Completed]()
    assert isinstance(phase, s.Placing)
    for place in places:
        face = tables.faces.numbers[phase.tile][place.turns]
        tiles = {**state.districts[phase.seat].tiles, place.cell: face}
        for one in completions(tables, tiles, place.cell):
            known = largest.get(one.kind)
            if known is None or len(known.cells) < len(one.cells):
                largest[one.kind] = one
    return tuple(largest.values())
