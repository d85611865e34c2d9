"""What a decision changes in a seat's stock: tokens, denarii, glory tokens, culture points."""

from collections.abc import Sequence

from msgspec.structs import replace

from quadriga.games.minerva.guide.facts.estimates import points_of
from quadriga.games.minerva.rules.actions import Action
from quadriga.games.minerva.rules.effects import UNITS
from quadriga.games.minerva.rules.phases.resolving import purse_of
from quadriga.games.minerva.rules.state import NO_POINTS, Revealing, State
from quadriga.games.minerva.rules.tables import HIRE_GLORY, Tables


def purse_changes(before: Sequence[int], after: Sequence[int]) -> dict[str, int]:
    """The difference between two purses by unit, without the units that stay the same.

    Both may stop before the last units.
    """
    triples = zip(UNITS, before, after, strict=False)
    return {unit.value: b - a for unit, a, b in triples if a != b}


def changes(
    tables: Tables, before: State, action: Action, after: State, seat: int, *, points: bool = False
) -> dict[str, int]:
    """What an action changed for a seat; culture points only where `points` asks for them."""
    old, new = before.cities[seat], after.cities[seat]
    if isinstance(after.phase, Revealing):
        # Between rounds all glory tokens go back (MIN-N1): only what was paid is told.
        _, price = tables.assistants[old.assistants] if action == HIRE_GLORY else (0, 0)
        new = replace(new, glory=old.glory - price)
    had, has = (points_of(before, seat), points_of(after, seat)) if points else (NO_POINTS,) * 2
    return purse_changes(purse_of(old, had), purse_of(new, has))
