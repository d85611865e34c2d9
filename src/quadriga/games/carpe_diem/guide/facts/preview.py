"""What a choice would bring, before it is made."""

from collections.abc import Iterator
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
    offer,
    offer_in_order,
    sets,
    waiting,
)
from quadriga.games.carpe_diem.guide.log import Completed, completions, digest
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.tables import DWELLINGS, GOODS, VILLA, Tables
from quadriga.language import Message, message

if TYPE_CHECKING:
    from quadriga.games.carpe_diem.game import CarpeDiem


class PlacementGain(Struct, frozen=True):
    """Something that a placement would bring: its icon, what it is, and how much."""

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
    """What a choice would bring, up to the next decision; what is left out is nothing.

    vp, coins, bread, goods and prestige are changes; `total` is the change of the score if the
    game ended now, `lines` the same line by line. `each` says which goods; `order` is the new order
    of visits, if it changes; `cards` are the forum cards whose number of possible sets changes.
    `space` is where a move ends, `tiles` what is there, `then` the tiles that can be taken there in
    the same turn. `fits` counts the ways to place a tile once taken, `could` is what it could
    complete. `offer` is what the cards of the forum bring in the order chosen; the changes of a
    visit are those of its offer, without `order` and `cards`. `gains` is what a placement brings in
    words, the most important first.
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
        return _visit(tables, state, seat, action)
    after = game.apply(state, action)
    shown = _changes(tables, state, action, after, seat)
    match action:
        case a.Go() | a.Bread():
            space = after.patricians[seat]
            then = choices.follow_ups(tables, after, action, space)
            return replace(shown, space=space, tiles=waiting(tables, after, space), then=then)
        case a.Take() | a.Craft():
            places = [place for place in game.legal_actions(after) if isinstance(place, a.Place)]
            return replace(shown, fits=len(places), could=_could(tables, after, places))
        case a.Place():
            old, new = state.districts[seat], after.districts[seat]
            shown = replace(shown, goals=tuple(_goals(tables, old.frame, new.goals & ~old.goals)))
            return replace(shown, gains=tuple(_gains(tables, shown)))
        case a.First():
            assert isinstance(state.phase, s.Ordering)
            then_to = state.phase.b if action.space == state.phase.a else state.phase.a
            offer = offer_in_order(tables, state, seat, action.space, then_to)
            return replace(shown, offer=offer)
        case a.Start():
            return Preview(space=action.space)
        case _:
            return shown


def _visit(tables: Tables, state: s.State, seat: Seat, action: a.Visit) -> Preview:
    """What a visit would bring if both cards are used in the best way."""
    has = state.purses[seat]
    best, purse = offer(tables, state, seat, action.a, action.b)
    items = scoring.item_points(tables, purse) - scoring.item_points(tables, has)
    gained = words.differences(has, purse, best.prestige)
    return Preview(
        total=best.vp + items + best.prestige,
        lines=_lines((best.vp, items, best.prestige, 0, 0, 0)),
        vp=best.vp,
        coins=best.coins,
        bread=best.bread,
        goods=best.goods,
        each={good: gained[good] for good in GOODS if gained[good]},
        prestige=best.prestige,
        offer=best,
    )


def _changes(
    tables: Tables, state: s.State, action: a.Action, after: s.State, seat: Seat
) -> Preview:
    """What changes for the seat that acts: what the digest says, and what that adds up to."""
    brought = digest(tables, state, action, after)
    assert brought is not None
    will, was = (scoring.breakdown(tables, one, seat) for one in (after, state))
    known = set(sets(tables, state, seat))
    return Preview(
        total=sum(will) - sum(was),
        lines=_lines(tuple(map(sub, will, was))),
        order=tuple(reversed(after.order)) if after.order != state.order else (),
        cards=tuple(card for card in sets(tables, after, seat) if card not in known),
        each=brought.each,
        vp=brought.vp,
        coins=brought.coins,
        bread=brought.bread,
        goods=sum(brought.each.values()),
        prestige=brought.prestige,
        writ=brought.writ,
        completes=brought.completes,
    )


def _lines(changes: tuple[int, ...]) -> Lines | None:
    return Lines(*changes) if any(changes) else None


def _goals(tables: Tables, frame: s.Cards, new: int) -> Iterator[ReachedGoal]:
    for goal in tables.goals[frame]:
        if goal.bit & new:
            yield ReachedGoal(grid.SIDE_NAMES[goal.side], goal.position, goal.vp)


def _gains(tables: Tables, shown: Preview) -> Iterator[PlacementGain]:
    """What a placement brings: structures, the writ, goals and cards."""
    for built in shown.completes:
        yield PlacementGain(built.kind.value, _completing(built), _worth(tables, built, shown))
    if shown.writ:
        steps = words.change(tables.amounts.writ_steps, "prestige")
        yield PlacementGain("writ", message("gain-writ"), steps)
    framed = sum(goal.vp for goal in shown.goals)
    carded = shown.lines.fountains if shown.lines else 0
    worth = words.amount(framed + carded, "vp")
    if framed and carded:
        yield PlacementGain("frame", message("gain-goals-and-cards", n=len(shown.goals)), worth)
    elif framed:
        yield PlacementGain("frame", message("gain-goals", n=len(shown.goals)), worth)
    elif carded:
        yield PlacementGain("fountain", message("gain-cards"), worth)


def _completing(built: Completed) -> Message:
    """A structure as it is completed: "Completes a pond of 3", "A market"; villas by chimneys."""
    number, kind = KINDS.index(built.kind), message("kind", kind=built.kind.value)
    if number == VILLA:
        return message("gain-villa", n=built.chimneys)
    if number > VILLA:
        return message("gain-single", kind=kind)
    if number in DWELLINGS:
        return message("gain-dwelling", kind=kind)
    return message("gain-structure", kind=kind, n=len(built.cells))


def _worth(tables: Tables, built: Completed, shown: Preview) -> Message:
    """What a completed structure gives, in short and with its sign where it has one."""
    villas = shown.lines.villas if shown.lines else 0
    if built.kind is Kind.MERCHANT and shown.coins > 0:
        return words.change(shown.coins, "coins")
    if built.kind is Kind.VILLA and villas and len(shown.completes) == 1:
        return words.amount(villas, "vp")
    if built.kind is Kind.CRAFTSMAN:
        return message("worth-black-tile")
    if built.kind is Kind.FOUNTAIN:
        return message("worth-cards")
    reward = tables.reward(built.kind, len(built.cells))
    return words.change(*reward) if reward else built.gives


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
