"""What the page shows beside the view: scores line by line, goals, structures, ways, offers."""

from typing import Literal

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.carpe_diem import grid, offers, scoring, words
from quadriga.games.carpe_diem import structures as built
from quadriga.games.carpe_diem.components import Kind
from quadriga.games.carpe_diem.faces import KINDS
from quadriga.games.carpe_diem.phases.visiting import card_on
from quadriga.games.carpe_diem.state import NONE, Over, State
from quadriga.games.carpe_diem.tables import Tables
from quadriga.games.carpe_diem.view import is_open

Status = Literal["reached", "open", "lost"]


class Score(Struct, frozen=True):
    """The final score if the game ended now; fountain cards that are hidden count nothing."""

    collected: int
    items: int
    prestige: int
    frame: int
    fountains: int | None
    villas: int
    total: int


class HeldCard(Struct, frozen=True):
    """A fountain card of a hand, and what it scores now."""

    card: str
    kind: Kind
    vp: int


class FrameGoal(Struct, frozen=True):
    """A goal of a frame: where it lies, its line (a column or a row), and how it stands."""

    side: str
    position: int
    column: int
    row: int
    kind: Kind
    vp: int
    status: Status


class Structure(Struct, frozen=True):
    """A structure; `open` are the empty cells where it must go on to be completed.

    `gives` says what it gave, or what it gives if one tile with one edge of its kind completes it.
    """

    kind: Kind
    cells: tuple[str, ...]
    open: tuple[str, ...]
    chimneys: int
    complete: bool
    gives: str


class Standing(Struct, frozen=True):
    """How a seat stands; `visits` is its place in the next forum, counted from 1."""

    score: Score
    fountains: tuple[HeldCard, ...]
    goals: tuple[FrameGoal, ...]
    structures: tuple[Structure, ...]
    completed: dict[Kind, int]
    chimneys: int
    writs: int
    visits: int
    ahead: bool


class Way(Struct, frozen=True):
    """A move of mine from where my patrician stands: where it ends, and the tiles there."""

    choice: str
    space: int
    tiles: tuple[str, ...]


class CardUse(Struct, frozen=True):
    """A card as I would use it: sets by what I own, paid with goods and coins, with bread."""

    space: int
    card: str
    own: int
    paid: int
    bread: int
    fails: bool


class Offer(Struct, frozen=True):
    """What a free marker space would bring me now, used in the best way, the first card first."""

    a: int
    b: int
    cards: tuple[CardUse, ...]
    vp: int
    coins: int
    bread: int
    goods: int
    prestige: int


class CardSets(Struct, frozen=True):
    """How many sets of a card I could fulfil now: owned, paid with goods and coins, with bread."""

    space: int
    own: int
    paid: int
    bread: int


class Outlook(Struct, frozen=True, tag_field="game", tag="carpe_diem"):
    """How the seats stand, and for a seat at the table where it can go and what it could gain."""

    seats: tuple[Standing, ...]
    ways: tuple[Way, ...]
    offers: tuple[Offer, ...]
    cards: tuple[CardSets, ...]
    ending: str


def outlook(tables: Tables, state: State, seat: Seat | None) -> Outlook:
    """How the seats stand; `seat` is who looks."""
    over = isinstance(state.phase, Over)
    return Outlook(
        seats=tuple(_standing(tables, state, n, seat) for n in range(tables.seats)),
        ways=_ways(tables, state, seat) if seat is not None and not over else (),
        offers=_offers(tables, state, seat) if seat is not None and not over else (),
        cards=sets(tables, state, seat) if seat is not None and not over else (),
        ending=words.ending(tables, state, seat) if over else "",
    )


def score(tables: Tables, state: State, seat: int, reader: Seat | None) -> Score:
    """The final score of a seat as somebody may know it now."""
    lines = scoring.lines(tables, state, seat)
    if not is_open(state, seat, reader):
        known = lines._replace(fountains=0)
        return Score(*known[:4], fountains=None, villas=lines.villas, total=sum(known))
    return Score(*lines, total=sum(lines))


def _standing(tables: Tables, state: State, seat: int, reader: Seat | None) -> Standing:
    district = state.districts[seat]
    found = built.structures(tables, district)
    known = [score(tables, state, n, reader).total for n in range(tables.seats)]
    over = isinstance(state.phase, Over)
    hand = state.hands[seat] if is_open(state, seat, reader) else ()
    return Standing(
        score=score(tables, state, seat, reader),
        fountains=tuple(
            HeldCard(
                tables.fountain_ids[card],
                KINDS[tables.fountain[card][0]],
                scoring.card_points(tables, state, seat, card),
            )
            for card in hand
        ),
        goals=_goals(tables, state, seat, found),
        structures=tuple(_structure(tables, one) for one in found),
        completed=dict(zip(KINDS, district.owned, strict=False)),
        chimneys=district.owned[len(KINDS)],
        writs=district.writs.bit_count(),
        visits=len(state.order) - state.order.index(Seat(seat)),
        ahead=seat in scoring.winners(tables, state) if over else known[seat] == max(known),
    )


def _goals(
    tables: Tables, state: State, seat: int, found: list[built.Structure]
) -> tuple[FrameGoal, ...]:
    district, goals = state.districts[seat], []
    for goal in tables.goals[district.frame]:
        status: Status = "open"
        if district.goals & goal.bit:
            status = "reached"
        elif isinstance(state.phase, Over) or built.is_lost(tables, district, goal, found):
            status = "lost"
        line = goal.line.bit_length()
        column, row = (line, 0) if line <= grid.SIZE else (0, line - grid.SIZE)
        side = grid.SIDE_NAMES[goal.side]
        kind = KINDS[goal.kind]
        goals.append(FrameGoal(side, goal.position, column, row, kind, goal.vp, status))
    return tuple(goals)


def _structure(tables: Tables, one: built.Structure) -> Structure:
    tiles = len(one.cells) if one.is_complete else len(one.cells) + 1
    return Structure(
        kind=KINDS[one.kind],
        cells=tuple(map(grid.text, one.cells)),
        open=tuple(map(grid.text, one.open)),
        chimneys=one.chimneys,
        complete=one.is_complete,
        gives=words.gives(tables, one.kind, tiles, one.chimneys),
    )


def _ways(tables: Tables, state: State, seat: Seat) -> tuple[Way, ...]:
    """Where left, right and, with bread, everything else lead from here."""
    if not state.filled:
        return ()
    left, right = tables.ends[state.filled][state.patricians[seat] - 1]
    ways = [("go left", left), ("go right", right)]
    if state.purses[seat].bread >= tables.amounts.bread_for_a_move:
        ways += [(str(b), b.space) for b in tables.breads if state.filled >> b.space - 1 & 1]
    return tuple(Way(choice, space, waiting(tables, state, space)) for choice, space in ways)


def waiting(tables: Tables, state: State, space: int) -> tuple[str, ...]:
    """The tiles on a blueprint."""
    return tuple(tables.tile_ids[tile] for tile in state.ring[space - 1] if tile != NONE)


def _offers(tables: Tables, state: State, seat: Seat) -> tuple[Offer, ...]:
    """What every free marker space would bring, once the forum is laid out."""
    if not state.forum:
        return ()
    rows = zip(tables.pairs, state.markers, strict=True)
    return tuple(offer(tables, state, seat, *pair) for pair, marker in rows if marker == NONE)


def offer(tables: Tables, state: State, seat: Seat, a: int, b: int) -> Offer:
    """What the cards of two spaces would bring a seat now."""
    one, two = card_on(tables, state, a), card_on(tables, state, b)
    found = offers.best(tables, state, seat, one, two)
    return _in_names(state, seat, found, (a, b) if found.uses[0].card is one else (b, a))


def offer_in_order(tables: Tables, state: State, seat: Seat, first: int, then: int) -> Offer:
    """What the cards of two spaces would bring a seat now, in this order."""
    cards = card_on(tables, state, first), card_on(tables, state, then)
    found = offers.best_in_order(tables, state, seat, *cards)
    return _in_names(state, seat, found, (first, then))


def _in_names(state: State, seat: Seat, found: offers.Offer, spaces: tuple[int, int]) -> Offer:
    before, after = state.purses[seat], found.purse
    a, b = sorted(spaces)
    return Offer(
        a=a,
        b=b,
        cards=tuple(
            CardUse(space, use.card.id, use.own, use.paid, use.bread, fails=not use.sets)
            for space, use in zip(spaces, found.uses, strict=True)
        ),
        vp=after.vp - before.vp,
        coins=after.coins - before.coins,
        bread=after.bread - before.bread,
        goods=sum(after.goods) - sum(before.goods),
        prestige=found.prestige,
    )


def sets(tables: Tables, state: State, seat: Seat) -> tuple[CardSets, ...]:
    """How many sets of every card of the forum a seat could fulfil now, were it the only one."""
    return tuple(_sets(tables, state, seat, space) for space in tables.used if state.forum)


def _sets(tables: Tables, state: State, seat: Seat, space: int) -> CardSets:
    card = card_on(tables, state, space)
    most = offers.at_most(tables, card, state.districts[seat], state.purses[seat])
    return CardSets(space, most.own, most.paid, most.bread)
