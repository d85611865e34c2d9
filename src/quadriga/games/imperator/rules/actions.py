"""What the player and chance can do; `str` of an action is its notation."""

from msgspec import Struct, structs

from quadriga.games.imperator.box.components import Resource


class _Action(Struct, frozen=True, tag_field="verb", tag=str.lower):
    """An action; its notation is its name in lower case, then its fields."""

    def __str__(self) -> str:
        return " ".join([type(self).__name__.lower(), *map(str, structs.astuple(self))])


class Take(_Action, frozen=True):
    """Use the upper part of a drawn card (IMP-T3)."""

    card: str


class Conquer(_Action, frozen=True):
    """Occupy a region with a drawn conquest card (IMP-A1)."""

    region: str


class Tribute(_Action, frozen=True):
    """Call for culture or industry with a drawn tribute card (IMP-A6)."""

    resource: Resource


class Build(_Action, frozen=True):
    """Build a drawn building card (IMP-B1)."""

    card: str


class Raise(_Action, frozen=True):
    """Put a cube on the monument of a drawn card (IMP-M1)."""

    card: str


class Spend(_Action, frozen=True):
    """Senate: pay this much culture and military (IMP-M15)."""

    culture: int
    military: int


class Book(_Action, frozen=True):
    """Senate: put this much on the culture and the military track (IMP-M12)."""

    culture: int
    military: int


class Pay(_Action, frozen=True):
    """Pay the invasion (IMP-I4)."""


class Lose(_Action, frozen=True):
    """Give up a region to the invasion (IMP-I5); Rome only when it falls (IMP-I6)."""

    region: str


class Draw(_Action, frozen=True):
    """Chance: the cards of a turn, in the order of the data file; `hand` has their bits."""

    cards: tuple[str, ...]
    hand: int

    def __str__(self) -> str:
        return f"draw {' '.join(self.cards)}"


TurnChoice = Take | Conquer | Tribute | Build | Raise
Priced = Conquer | Build | Raise
Action = TurnChoice | Spend | Book | Pay | Lose | Draw
PAY = Pay()
