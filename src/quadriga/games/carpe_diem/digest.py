"""What a decision brought, as data for whoever draws or sums it up."""

from msgspec import Struct

from quadriga.games.carpe_diem import actions as a
from quadriga.games.carpe_diem import grid
from quadriga.games.carpe_diem import state as s
from quadriga.games.carpe_diem.components import Good
from quadriga.games.carpe_diem.phases.visiting import card_on
from quadriga.games.carpe_diem.preview import Completed, completions, put
from quadriga.games.carpe_diem.tables import GOODS, Tables


class Digest(Struct, frozen=True, tag_field="game", tag="carpe_diem", omit_defaults=True):
    """What a decision of a seat brought it; what is left out is nothing.

    `space` is where its patrician went; `tile` was taken, stored, or placed on `cell`; `card` is
    the forum card that was paid for. Fountain cards are nowhere in it: others must not know them.
    """

    space: int = 0
    tile: str = ""
    cell: str = ""
    completes: tuple[Completed, ...] = ()
    writ: bool = False
    card: str = ""
    vp: int = 0
    prestige: int = 0
    coins: int = 0
    bread: int = 0
    each: dict[Good, int] = {}


def digest(tables: Tables, before: s.State, action: a.Action, after: s.State) -> Digest | None:
    """What an action brought; None for what chance does."""
    phase = before.phase
    if isinstance(action, a.Dealt | a.Fountain):
        return None
    assert not isinstance(phase, s.Over | s.Assigning | s.Opening | s.Dealing | s.Filling)
    old, new = before.purses[phase.seat], after.purses[phase.seat]
    placed = _placed(tables, before, action)
    return Digest(
        space=after.patricians[phase.seat] if isinstance(action, a.Start | a.Go | a.Bread) else 0,
        tile=_tile(tables, before, after),
        cell=grid.text(action.cell) if isinstance(action, a.Place) else "",
        completes=placed[0],
        writ=placed[1],
        card=card_on(tables, before, phase.space).id if isinstance(phase, s.Paying) else "",
        vp=new.vp - old.vp,
        prestige=after.prestige[phase.seat] - before.prestige[phase.seat],
        coins=new.coins - old.coins,
        bread=new.bread - old.bread,
        each={
            good: more
            for good, had, has in zip(GOODS, old.goods, new.goods, strict=True)
            if (more := has - had)
        },
    )


def _tile(tables: Tables, before: s.State, after: s.State) -> str:
    """The tile that was just taken, or that was held."""
    for phase in (before.phase, after.phase):
        if isinstance(phase, s.Placing):
            return tables.tile_ids[phase.tile]
    return ""


def _placed(
    tables: Tables, before: s.State, action: a.Action
) -> tuple[tuple[Completed, ...], bool]:
    """What a placement completed, and whether a writ lay under it."""
    if not isinstance(action, a.Place) or not isinstance(before.phase, s.Placing):
        return (), False
    made = put(tables, before, before.phase, action)
    return completions(tables, made, action.cell), made.writ
