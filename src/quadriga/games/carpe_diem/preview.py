"""What a choice would bring, before it is made."""

from collections.abc import Iterator
from operator import sub
from typing import TYPE_CHECKING, assert_never

from msgspec import Struct
from msgspec.structs import replace

from quadriga.core import FollowUp
from quadriga.games.carpe_diem import actions as a
from quadriga.games.carpe_diem import choices, grid, scoring, words
from quadriga.games.carpe_diem import state as s
from quadriga.games.carpe_diem.building import Built, build, completed
from quadriga.games.carpe_diem.components import Good, Kind
from quadriga.games.carpe_diem.faces import KINDS
from quadriga.games.carpe_diem.outlook import (
    CardSets,
    Offer,
    offer,
    offer_in_order,
    sets,
    waiting,
)
from quadriga.games.carpe_diem.tables import (
    ADMINISTRATION,
    BAKERY,
    CRAFTSMAN,
    DWELLINGS,
    FOUNTAIN,
    GOODS,
    GRANARY,
    LANDSCAPES,
    MARKET,
    MERCHANT,
    VILLA,
    Tables,
)
from quadriga.language import Message, message

if TYPE_CHECKING:
    from quadriga.games.carpe_diem.game import CarpeDiem


class Completed(Struct, frozen=True):
    """A structure that a placement would complete, and what it gives."""

    kind: Kind
    cells: tuple[str, ...]
    chimneys: int
    gives: Message


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
    chosen. `gains` is what a placement brings in words, the most telling first.
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
    tables, phase = game.tables, state.phase
    match action:
        case a.Go() | a.Bread():
            space = choices.goal(tables, state, action)
            return Preview(
                bread=-tables.amounts.bread_for_a_move if isinstance(action, a.Bread) else 0,
                space=space,
                tiles=waiting(tables, state, space),
                then=choices.follow_ups(tables, state, action),
            )
        case a.Take() | a.Craft():
            after = game.apply(state, action)
            assert isinstance(after.phase, s.Placing)
            places = [one for one in game.legal_actions(after) if isinstance(one, a.Place)]
            return Preview(fits=len(places), could=_could(tables, after, after.phase, places))
        case a.Visit():
            assert isinstance(phase, s.Visiting)
            found = offer(tables, state, phase.seat, action.a, action.b)
            return Preview(
                vp=found.vp,
                coins=found.coins,
                bread=found.bread,
                goods=found.goods,
                prestige=found.prestige,
                offer=found,
            )
        case a.Place():
            assert isinstance(phase, s.Placing)
            return _of_place(game, state, phase, action)
        case a.First():
            assert isinstance(phase, s.Ordering)
            then = phase.b if action.space == phase.a else phase.a
            found = offer_in_order(tables, state, phase.seat, action.space, then)
            return replace(_changes(game, state, action), offer=found)
        case a.Store() | a.Reward() | a.Return() | a.Pay() | a.PayBread():
            return _changes(game, state, action)
        case a.Start():
            return Preview(space=action.space)
        case a.Boards() | a.Frames() | a.Cards() | a.Tiles() | a.Row() | a.Fountain():
            return Preview()
        case _:
            assert_never(action)


def _changes(
    game: "CarpeDiem",
    state: s.State,
    action: a.Action,
    *,
    writ: bool = False,
    completes: tuple[Completed, ...] = (),
    goals: tuple[ReachedGoal, ...] = (),
) -> Preview:
    """What changes for who acts, with what a placement does."""
    seat = state.phase.to_act
    assert isinstance(seat, int)
    tables, after = game.tables, game.apply(state, action)
    old, new = state.purses[seat], after.purses[seat]
    will, was = (scoring.breakdown(tables, one, seat) for one in (after, state))
    cards = set(sets(tables, state, seat))
    return Preview(
        total=sum(will) - sum(was),
        lines=None if will == was else Lines(*map(sub, will, was)),
        order=tuple(reversed(after.order)) if after.order != state.order else (),
        cards=tuple(one for one in sets(tables, after, seat) if one not in cards),
        each={
            good: more
            for good, before, now in zip(GOODS, old.goods, new.goods, strict=True)
            if (more := now - before)
        },
        vp=new.vp - old.vp,
        coins=new.coins - old.coins,
        bread=new.bread - old.bread,
        goods=sum(new.goods) - sum(old.goods),
        prestige=after.prestige[seat] - state.prestige[seat],
        writ=writ,
        completes=completes,
        goals=goals,
    )


def _of_place(game: "CarpeDiem", state: s.State, phase: s.Placing, action: a.Place) -> Preview:
    tables, before = game.tables, state.districts[phase.seat]
    made = put(tables, state, phase, action)
    new = made.district.goals & ~before.goals
    goals = tuple(
        ReachedGoal(grid.SIDE_NAMES[goal.side], goal.position, goal.vp)
        for goal in tables.goals[before.frame]
        if goal.bit & new
    )
    done = completions(tables, made, action.cell)
    found = _changes(game, state, action, writ=made.writ, completes=done, goals=goals)
    return replace(found, gains=tuple(_gains(tables, found)))


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
    number, amounts = KINDS.index(one.kind), tables.amounts
    if number in LANDSCAPES:
        return words.change(len(one.cells) - 1, GOODS[tables.good_of[number]].value)
    if number == MERCHANT and found.coins > 0:
        return words.change(found.coins, "coins")
    if number == VILLA and found.lines and found.lines.villas and len(found.completes) == 1:
        return words.amount(found.lines.villas, "vp")
    if number == CRAFTSMAN:
        return message("worth-black-tile")
    if number == FOUNTAIN:
        return message("worth-cards")
    rows = {
        GRANARY: (amounts.granary_bread, "bread"),
        BAKERY: (amounts.bakery_bread, "bread"),
        MARKET: (amounts.market_coins, "coins"),
        ADMINISTRATION: (amounts.administration_steps, "prestige"),
    }
    return words.change(*rows[number]) if number in rows else one.gives


def put(tables: Tables, state: s.State, phase: s.Placing, action: a.Place) -> Built:
    """The district of who places, with the tile."""
    face = tables.faces.numbers[phase.tile][action.turns]
    return build(tables, state.districts[phase.seat], action.cell, face)


def _could(
    tables: Tables, state: s.State, phase: s.Placing, places: list[a.Place]
) -> tuple[Completed, ...]:
    """The largest structure of each kind that a tile could complete."""
    largest: dict[Kind, Completed] = {}
    for place in places:
        for one in completions(tables, put(tables, state, phase, place), place.cell):
            known = largest.get(one.kind)
            if known is None or len(known.cells) < len(one.cells):
                largest[one.kind] = one
    return tuple(largest.values())


def completions(tables: Tables, made: Built, cell: int) -> tuple[Completed, ...]:
    """The structures that the tile on a cell completed."""
    tiles, found = made.district.tiles, []
    for part in tables.faces.parts[tiles[cell]]:
        if cells := completed(tables, tiles, cell, part.kind):
            chimneys = sum(tables.faces.chimneys[tiles[c]] for c in cells)
            gives = words.gives(tables, part.kind, len(cells), chimneys)
            names = tuple(map(grid.text, sorted(cells)))
            found.append(Completed(KINDS[part.kind], names, chimneys, gives))
    return tuple(found)
