"""Positions and games for the tests of Imperator, written and read as the specification does.

As in its section 3, a position has no building, cube or region beyond Rome that it does not name;
tracks that it does not name are at 1; all cards that it does not name are in the deck.
"""

from quadriga.core import Seat
from quadriga.games.imperator import Imperator
from quadriga.games.imperator.guide.facts.captions import Part
from quadriga.games.imperator.guide.facts.outlook import Board
from quadriga.games.imperator.rules.state import CHOOSING, DRAWING, INVADING, Phase, State
from quadriga.games.imperator.rules.view import View
from quadriga.language import Message
from tests import wording
from tests.games.positions import GamePosition

IMPERATOR = Imperator()
PLAYER = Seat(0)
LETTERS = ("C", "M", "I")
FULL = "C9 M9 I9"


def english(said: Message) -> str:
    """A message as the player reads it."""
    return wording.english(Imperator.name, said, PLAYER)


class Position(GamePosition[Imperator, State]):
    """A position of Imperator."""

    def drawing(self, cards: str) -> "Position":
        """The position after these cards are drawn, named in any order."""
        return self.after(draw(cards, self.game))

    @property
    def choices(self) -> set[str]:
        """The lines of all that can be done, in no order; none of them is listed twice."""
        assert len(set(self.legal)) == len(self.legal)
        return set(self.legal)

    def listed(self, verb: str) -> set[str]:
        """What the legal lines with this verb name."""
        return {line.removeprefix(f"{verb} ") for line in self.choices if line.startswith(verb)}

    @property
    def seen(self) -> View:
        """What the player sees."""
        return self.game.view(self.state, PLAYER)

    @property
    def board(self) -> Board:
        """The table with its points and title."""
        return self.game.guide.outlook(self.state, PLAYER).board

    @property
    def parts(self) -> tuple[Part, ...]:
        """The score line by line."""
        return self.game.guide.outlook(self.state, PLAYER).parts

    @property
    def title(self) -> str:
        """The title if the game ended now; empty once it is lost."""
        found = self.board.title
        return english(found.name) if found else ""

    @property
    def asked(self) -> str:
        """What the game waits for, as in "choosing"."""
        return type(self.seen.moment).__name__.lower()

    @property
    def tracks(self) -> str:
        """The track values, as in "C2 M3 I1"."""
        return " ".join(map("{}{}".format, LETTERS, self.seen.tracks))

    @property
    def regions(self) -> set[str]:
        """The occupied regions."""
        return set(self.seen.regions)

    @property
    def built(self) -> set[str]:
        """The built cards."""
        return set(self.seen.built)

    @property
    def piles(self) -> tuple[int, int]:
        """How many cards lie in the deck and in the discard pile."""
        return len(self.seen.deck), len(self.seen.discard)

    @property
    def score(self) -> int:
        """The points if the game ended now."""
        return self.game.scores(self.state)[0]

    @property
    def result(self) -> str:
        """The result of the finished game as a record writes it."""
        assert self.is_over
        return self.game.result(self.state)


def start(game: Imperator = IMPERATOR) -> Position:
    """The position in which a game begins."""
    return Position(game, game.initial())


def position(
    tracks: str = "",
    *,
    hand: str = "",
    deck: str | None = None,
    regions: str = "",
    built: str = "",
    period: int = 1,
    game: Imperator = IMPERATOR,
    complete: str = "",
    begun: str = "",
) -> Position:
    """A position within a turn, or with no hand between two.

    `complete` monuments have all their cubes, `begun` ones have one; `deck=""` makes the turn the
    last of its period.
    """
    tables = game.tables
    held, standing = _cards(game, hand), _cards(game, built)
    left = tables.all_cards & ~(held | standing) if deck is None else _cards(game, deck)
    phase: Phase = CHOOSING if held else DRAWING
    cubes = _cubes(game, complete, begun)
    return _position(game, phase, tracks, regions, standing, left, period, cubes, held)


def invasion(
    order: int,
    tracks: str = "",
    *,
    regions: str = "",
    built: str = "",
    game: Imperator = IMPERATOR,
    complete: str = "",
    begun: str = "",
) -> Position:
    """A position in which an invasion is to be answered."""
    cubes = _cubes(game, complete, begun)
    return _position(game, INVADING, tracks, regions, _cards(game, built), 0, order, cubes)


def _position(
    game: Imperator,
    phase: Phase,
    tracks: str,
    regions: str,
    built: int,
    deck: int,
    period: int,
    cubes: tuple[int, ...],
    hand: int = 0,
) -> Position:
    tables = game.tables
    values = {word[0]: int(word[1:]) for word in tracks.split()}
    culture, military, industry = (values.pop(letter, 1) for letter in LETTERS)
    assert not values, f"unknown tracks {values}"
    state = State(
        phase=phase,
        culture=culture,
        military=military,
        industry=industry,
        regions=sum(tables.region_bit[name] for name in {"rome", *regions.split()}),
        cubes=cubes,
        built=built,
        deck=deck,
        dealt=len(tables.cards) - built.bit_count(),
        marked=period - 1,
        hand=hand,
    )
    return Position(game, state)


def _cards(game: Imperator, names: str) -> int:
    return sum(game.tables.card[name].bit for name in names.split())


def _cubes(game: Imperator, complete: str, begun: str) -> tuple[int, ...]:
    monuments = game.tables.box.monuments
    done, started = set(complete.split()), set(begun.split())
    assert done | started <= {monument.id for monument in monuments}
    return tuple(m.cubes if m.id in done else int(m.id in started) for m in monuments)


def draw(cards: str, game: Imperator = IMPERATOR) -> str:
    """The entry of a draw: its cards in the order of the data file."""
    drawn = set(cards.split())
    return " ".join(["draw", *(card.id for card in game.tables.box.cards if card.id in drawn)])
