"""Positions consistent with a view: the fountain cards that it hides are dealt at random."""

from random import Random

from quadriga.core import Seat
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.building import build
from quadriga.games.carpe_diem.rules.fountain_worlds import Seen, sample_world
from quadriga.games.carpe_diem.rules.phases.dealing import empty_district
from quadriga.games.carpe_diem.rules.tables import GOODS, Tables
from quadriga.games.carpe_diem.rules.view import Holding, Placing, View
from quadriga.kit.words import HIDDEN


def determinize(tables: Tables, seen: View, rng: Random) -> s.State:
    """Sample a position consistent with `seen` and everything its seat can conclude from it."""
    fountain = sample_world(len(tables.whole_pile), _draws(tables, seen), tables.seats, rng)
    return s.State(
        phase=_phase(tables, seen.moment),
        stage=seen.phase,
        turn=seen.turn,
        starter=Seat(seen.starter),
        patricians=tuple(holding.patrician or s.NONE for holding in seen.seats),
        ring=tuple(_slots(tables, slots) for slots in seen.ring),
        filled=sum(any(slots) << n for n, slots in enumerate(seen.ring)),
        row=_slots(tables, seen.row),
        white=_slots(tables, seen.white),
        black=_slots(tables, seen.black),
        removed=_slots(tables, seen.removed),
        forum=tuple(tables.card_number[space.card] for space in seen.forum if space.card),
        markers=tuple(s.NONE if m.seat is None else m.seat for m in seen.markers),
        prestige=tuple(holding.prestige for holding in seen.seats),
        order=tuple(Seat(seat) for seat in reversed(seen.order)),
        pile=fountain.pile,
        under=fountain.under,
        hands=fountain.hands,
        draws=fountain.draws,
        districts=tuple(_district(tables, holding) for holding in seen.seats),
        purses=tuple(_purse(tables, holding) for holding in seen.seats),
    )


def _slots(tables: Tables, ids: tuple[str, ...]) -> s.Slots:
    return tuple(tables.tile_number.get(name, s.NONE) for name in ids)


def _draws(tables: Tables, seen: View) -> list[Seen]:
    def number(name: str) -> int | None:
        return None if name == HIDDEN else tables.fountain_number.get(name, s.NONE)

    return [
        Seen(Seat(draw.seat), tuple(map(number, draw.cards)), number(draw.returned))
        for draw in seen.draws
    ]


def _district(tables: Tables, holding: Holding) -> s.District:
    """The district, rebuilt tile by tile."""
    frame = tuple(tables.part_number[name] for name in holding.frame)
    board = tables.board_number.get(holding.board, s.NONE)
    district = empty_district(tables, board, frame)
    for tile in holding.tiles:
        face = tables.faces.numbers[tables.tile_number[tile.tile]][tile.turns]
        district = build(tables, district, grid.cell(tile.x, tile.y), face).district
    return district


def _purse(tables: Tables, holding: Holding) -> s.Purse:
    return s.Purse(
        goods=tuple(holding.goods[good] for good in GOODS),
        coins=holding.coins,
        bread=holding.bread,
        vp=holding.vp,
        stored=_slots(tables, holding.stored),
        forums=holding.forums,
    )


def _phase(tables: Tables, shown: Placing | s.NotPlacing) -> s.Phase:
    if isinstance(shown, Placing):
        return s.Placing(shown.seat, tables.tile_number[shown.tile], shown.waiting)
    return shown
