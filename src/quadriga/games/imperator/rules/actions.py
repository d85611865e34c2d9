"""What the player and chance can do; `str` of an action is its notation."""

from msgspec import Struct

from quadriga.games.imperator.box.components import Resource


class Take(Struct, frozen=True, tag_field="verb", tag="take"):
    """Use the upper part of a drawn card (IMP-T3)."""

    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


class Conquer(Struct, frozen=True, tag_field="verb", tag="conquer"):
    """Occupy a region with a drawn conquest card (IMP-A1)."""

    region: str

    def __str__(self) -> str:
        return f"conquer {self.region}"


class Tribute(Struct, frozen=True, tag_field="verb", tag="tribute"):
    """Call for culture or industry with a drawn tribute card (IMP-A6)."""

    resource: Resource

    def __str__(self) -> str:
        return f"tribute {self.resource}"


class Build(Struct, frozen=True, tag_field="verb", tag="build"):
    """Build a drawn building card (IMP-B1)."""

    card: str

    def __str__(self) -> str:
        return f"build {self.card}"


class Raise(Struct, frozen=True, tag_field="verb", tag="raise"):
    """Put a cube on the monument of a drawn card (IMP-M1)."""

    card: str

    def __str__(self) -> str:
        return f"raise {self.card}"


class Spend(Struct, frozen=True, tag_field="verb", tag="spend"):
    """Senate: pay this much culture and military (IMP-M15)."""

    culture: int
    military: int

    def __str__(self) -> str:
        return f"spend {self.culture} {self.military}"


class Book(Struct, frozen=True, tag_field="verb", tag="book"):
    """Senate: put this much on the culture and the military track (IMP-M12)."""

    culture: int
    military: int

    def __str__(self) -> str:
        return f"book {self.culture} {self.military}"


class Pay(Struct, frozen=True, tag_field="verb", tag="pay"):
    """Pay the invasion (IMP-I4)."""

    def __str__(self) -> str:
        return "pay"


class Lose(Struct, frozen=True, tag_field="verb", tag="lose"):
    """Give up a region to the invasion (IMP-I5); Rome only when it falls (IMP-I6)."""

    region: str

    def __str__(self) -> str:
        return f"lose {self.region}"


class Draw(Struct, frozen=True, tag_field="verb", tag="draw"):
    """Chance: the cards of a turn, in the order of the data file; `hand` has their bits."""

    cards: tuple[str, ...]
    hand: int

    def __str__(self) -> str:
        return f"draw {' '.join(self.cards)}"


TurnChoice = Take | Conquer | Tribute | Build | Raise
Priced = Conquer | Build | Raise
Action = TurnChoice | Spend | Book | Pay | Lose | Draw
