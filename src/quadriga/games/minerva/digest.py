"""What has happened, as data for whoever draws it or sums it up."""

from msgspec import Struct
from msgspec.structs import replace

from quadriga.games.minerva.actions import Action, Build, First, Lay
from quadriga.games.minerva.components import Culture
from quadriga.games.minerva.line_preview import purse_changes
from quadriga.games.minerva.phases.resolving import purse_of
from quadriga.games.minerva.state import NO_POINTS, Revealing, State
from quadriga.games.minerva.tables import HIRE_GLORY, Tables


class Taken(Struct, frozen=True):
    """A culture tile that was taken."""

    category: Culture
    vp: int


class Won(Struct, frozen=True):
    """A glory tile that a seat took at the end of the round."""

    seat: int
    rank: int
    vp: int


class Digest(Struct, frozen=True, tag_field="game", tag="minerva"):
    """What a decision brought to who made it.

    `gains` are what changed of tokens, denarii and glory tokens; `tile` was bought. Glory tiles are
    told with the decision that ended the round.
    """

    gains: dict[str, int]
    tile: str = ""
    culture: tuple[Taken, ...] = ()
    glory: tuple[Won, ...] = ()


def digest(tables: Tables, before: State, action: Action, after: State) -> Digest | None:
    """What an action brought; None for chance."""
    seat = before.phase.to_act
    if isinstance(action, First | Lay) or not isinstance(seat, int):
        return None
    old, new = before.cities[seat], after.cities[seat]
    tiles = (tables.box.culture[n] for n in new.culture[len(old.culture) :])
    return Digest(
        gains=gains(tables, before, action, after, seat),
        tile=action.tile if isinstance(action, Build) else "",
        culture=tuple(Taken(tile.category, tile.vp) for tile in tiles),
        glory=_won(tables, before, after),
    )


def gains(tables: Tables, before: State, action: Action, after: State, seat: int) -> dict[str, int]:
    """What a decision changed of who made it: tokens, denarii and glory tokens."""
    old, new = before.cities[seat], after.cities[seat]
    if isinstance(after.phase, Revealing):
        # Between rounds all glory tokens go back (MIN-N1): only what was paid is told.
        _, price = tables.assistants[old.assistants] if action == HIRE_GLORY else (0, 0)
        new = replace(new, glory=old.glory - price)
    return purse_changes(purse_of(old, NO_POINTS), purse_of(new, NO_POINTS))


def _won(tables: Tables, before: State, after: State) -> tuple[Won, ...]:
    won = []
    for seat, (old, new) in enumerate(zip(before.cities, after.cities, strict=True)):
        for number in new.laurels[len(old.laurels) :]:
            tile = tables.box.glory[number]
            won.append(Won(seat, tile.rank, tile.vp))
    return tuple(won)
