"""How a game is set up: which one, for how many, in which variant."""

from msgspec import Struct, field


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set with its options fixed; the head of every match and record."""

    game: str
    seats: int
    variant: str = "standard"
    options: dict[str, int] = field(default_factory=dict)
