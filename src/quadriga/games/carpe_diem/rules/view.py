"""What a seat sees.

Only the fountain cards that others hold or have returned are hidden (specification, section 5).
What a seat knows of the pile follows from the draws as it saw them.
"""

from msgspec import Struct

from quadriga.core import Seat, hash_by_value
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Good
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.tables import GOODS, Tables
from quadriga.kit.words import HIDDEN


class Placing(Struct, frozen=True, tag_field="is", tag="placing"):
    """A seat places or stores a tile; `waiting` are rewards that come later."""

    seat: Seat
    tile: str
    waiting: tuple[s.Gain, ...]


class LaidTile(Struct, frozen=True):
    """A tile in a district."""

    x: int
    y: int
    tile: str
    turns: int


class Holding(Struct, frozen=True):
    """What everybody knows about a seat.

    `forums` are the points in `vp` from the cards of each forum; `patrician` is 0 before it is on
    the ring; `frame` has the parts up, right, down, left; `cards` is the number of fountain cards,
    `hand` the known ones: nobody else's before the end.
    """

    vp: int
    forums: tuple[int, ...]
    prestige: int
    patrician: int
    goods: dict[Good, int]
    coins: int
    bread: int
    stored: tuple[str, ...]
    board: str
    frame: tuple[str, ...]
    shovel: str
    writs: tuple[str, ...]
    tiles: tuple[LaidTile, ...]
    cards: int
    hand: tuple[str, ...]

    __hash__ = hash_by_value


class Draw(Struct, frozen=True):
    """A draw of fountain cards; `returned` is empty before a card is returned."""

    seat: int
    cards: tuple[str, ...]
    returned: str


class ForumSpace(Struct, frozen=True):
    """A used space of the forum and its card, which is empty before the forum is laid out."""

    space: int
    card: str


class Marker(Struct, frozen=True):
    """A marker space between two cards, and whose marker is there, if any."""

    a: int
    b: int
    seat: int | None


class View(Struct, frozen=True, tag_field="game", tag="carpe_diem"):
    """The table as a seat sees it.

    `order` has the seats in the order in which they would visit the forum now; `white` and `black`
    are the tiles left in the stacks, in no order; `pile` is the number of fountain cards.
    """

    moment: Placing | s.NotPlacing
    seat: int | None
    phase: int
    phases: int
    round: int
    rounds: int
    turn: int
    starter: int
    ring: tuple[tuple[str, ...], ...]
    row: tuple[str, ...]
    white: tuple[str, ...]
    black: tuple[str, ...]
    removed: tuple[str, ...]
    forum: tuple[ForumSpace, ...]
    markers: tuple[Marker, ...]
    order: tuple[int, ...]
    pile: int
    draws: tuple[Draw, ...]
    seats: tuple[Holding, ...]


def view(tables: Tables, state: s.State, seat: Seat | None) -> View:
    """The table as a seat sees it; None is a spectator."""
    rounds = tables.box.phases.rounds
    return View(
        moment=_moment(tables, state.phase),
        seat=seat,
        phase=state.stage,
        phases=tables.box.phases.count,
        round=min(state.turn // tables.seats + 1, rounds),
        rounds=rounds,
        turn=state.turn,
        starter=state.starter,
        ring=tuple(_ids(tables, slots) for slots in state.ring),
        row=_ids(tables, state.row),
        white=_ids(tables, state.white),
        black=_ids(tables, state.black),
        removed=_ids(tables, state.removed),
        forum=_forum(tables, state),
        markers=tuple(
            Marker(*pair, None if marker == s.NONE else marker)
            for pair, marker in zip(tables.pairs, state.markers, strict=True)
        ),
        order=tuple(reversed(state.order)),
        pile=len(state.pile) + len(state.under),
        draws=tuple(_draw(tables, state, draw, seat) for draw in state.draws),
        seats=tuple(_holding(tables, state, n, seat) for n in range(tables.seats)),
    )


def _moment(tables: Tables, phase: s.Phase) -> Placing | s.NotPlacing:
    if isinstance(phase, s.Placing):
        return Placing(phase.seat, tables.tile_ids[phase.tile], phase.waiting)
    return phase


def _ids(tables: Tables, tiles: s.Tiles) -> tuple[str, ...]:
    """The ids of tiles; empty for an empty slot."""
    return tuple("" if n == s.NONE else tables.tile_ids[n] for n in tiles)


def is_open(state: s.State, owner: int, seat: Seat | None) -> bool:
    """Whether a seat may know an owner's fountain cards: its own always, all of them at the end."""
    return owner == seat or isinstance(state.phase, s.Over)


def _draw(tables: Tables, state: s.State, draw: s.Drawn, seat: Seat | None) -> Draw:
    known = is_open(state, draw.seat, seat)
    cards = [tables.fountain_ids[n] if known else HIDDEN for n in (*draw.cards, draw.returned)]
    return Draw(draw.seat, tuple(cards[:-1]), "" if draw.returned == s.NONE else cards[-1])


def _forum(tables: Tables, state: s.State) -> tuple[ForumSpace, ...]:
    if not state.forum:
        return tuple(ForumSpace(space, "") for space in tables.used)
    rows = zip(tables.used, state.forum, strict=True)
    return tuple(ForumSpace(space, tables.cards[card].id) for space, card in rows)


def _holding(tables: Tables, state: s.State, seat: int, reader: Seat | None) -> Holding:
    purse, hand = state.purses[seat], state.hands[seat]
    district = state.districts[seat]
    board = None if district.board == s.NONE else tables.boards[district.board]
    known = hand if is_open(state, seat, reader) else ()
    return Holding(
        vp=purse.vp,
        forums=purse.forums,
        prestige=state.prestige[seat],
        patrician=max(0, state.patricians[seat]),
        goods=dict(zip(GOODS, purse.goods, strict=True)),
        coins=purse.coins,
        bread=purse.bread,
        stored=_ids(tables, purse.stored),
        board=board.id if board else "",
        frame=tuple(tables.part_ids[n] for n in district.frame),
        shovel=board.shovel if board else "",
        writs=_cells(district.writs),
        tiles=_tiles(tables, district),
        cards=len(hand),
        hand=tuple(tables.fountain_ids[n] for n in known),
    )


def _cells(mask: int) -> tuple[str, ...]:
    return tuple(grid.text(cell) for cell in grid.CELLS if mask >> cell & 1)


def _tiles(tables: Tables, district: s.District) -> tuple[LaidTile, ...]:
    rows = ((cell, tables.faces.all[face]) for cell, face in district.tiles.items())
    return tuple(
        LaidTile(grid.column(cell), grid.row(cell), tables.tile_ids[face.tile], face.turns)
        for cell, face in rows
    )
