"""A match in memory: its table, and who plays which seat."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from msgspec import structs

from quadriga.core import CHANCE, Headline, NotFound, Seat
from quadriga.core.chance import commitment
from quadriga.house import wire
from quadriga.house.values import Clock, LessonStage, TakeBack
from quadriga.language import message
from quadriga.table import Lesson, Table, lesson_of

LOST: Final = "lost"
"""The result of a match that was given up (IMP-C5)."""

SPECTATOR: Final = ""
"""The player id of a spectator: nobody has it, so no seat and no secret is theirs."""


class TakingBack(NamedTuple):
    """The last decision of `seat`, and the seats that have to agree to undo it."""

    seat: Seat
    asks: tuple[Seat, ...]


@dataclass(eq=False, slots=True)
class Room:
    """A match: its table, its owner, and the player of each seat. Only `Rooms` changes it.

    Chance follows from the `secret`, which nobody sees before the end (`shuffle`), or in the deal
    of a day (`daily`) from its public seed (`deal`). `played_on` is how many entries were taken
    from another match. `hints`: several people may ask for hints (`gives_hints`). `hinted`: the
    seats that got one.
    """

    id: str
    owner: str
    players: Mapping[int, str]
    campaign: str | None
    table: Table
    given_up: bool = False
    secret: str | None = None
    rematch: str | None = None
    clock: Clock | None = None
    lesson: LessonStage | None = None
    daily: str | None = None
    deal: str | None = None
    played_on: int | None = None
    hints: bool = True
    hinted: frozenset[int] = frozenset()
    take_back: TakeBack | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def over(self) -> bool:
        """Whether the match has ended or was given up."""
        return self.given_up or self.table.over

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None once the match is over."""
        actor = None if self.given_up else self.table.to_act
        assert actor is not CHANCE, "a table has always settled chance"
        return actor

    @property
    def script(self) -> Lesson | None:
        """The lesson of a match that teaches; None if it doesn't, or is played freely.

        A lesson for other rules or data is played freely from here on.
        """
        lesson = lesson_of(self.table.game.name) if self.lesson == "taught" else None
        return lesson if lesson is not None and lesson.fits(self.table.game) else None

    @property
    def result(self) -> str | None:
        """The result of the match; None while it goes on."""
        if self.given_up:
            return LOST
        return self.table.game.result(self.table.state) if self.table.over else None

    @property
    def headline(self) -> Headline:
        """The progress of the match, for a list of matches."""
        headline = self.table.game.guide.headline(self.table.state)
        return structs.replace(headline, title=message("given-up")) if self.given_up else headline

    @property
    def request(self) -> TakeBack | None:
        """The current request to take something back; None once anything has changed."""
        request = self.take_back
        is_current = request is not None and request.revision == self.table.revision
        return request if is_current else None

    @property
    def shuffle(self) -> wire.Shuffle | None:
        """What may be shown of the secret: its commitment, and the secret itself at the end."""
        if self.secret is None:
            return None
        return wire.Shuffle(commitment(self.secret), self.secret if self.over else None)

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        """The seats of `player`; a spectator has none."""
        return tuple(Seat(seat) for seat, name in self.players.items() if name == player)

    def played_by(self, player: str) -> tuple[Seat, ...]:
        """The seats of `player` that no bot plays for them."""
        return tuple(seat for seat in self.seats_of(player) if self.table.sitters[seat].bot is None)

    def left_by(self, player: str) -> tuple[Seat, ...]:
        """The seats of `player` that a bot plays for them."""
        return tuple(seat for seat in self.seats_of(player) if self.table.sitters[seat].bot)

    @property
    def awaited(self) -> str | None:
        """The player that others wait for; None while a bot or nobody is to act."""
        seat = self.to_act
        if seat is None or self.table.sitters[seat].bot or len(self.people) < 2:
            return None
        return self.players.get(seat)

    @property
    def person_to_act(self) -> Seat | None:
        """The seat to act, if a person plays it themselves."""
        seat = self.to_act
        if seat is None or seat not in self.players or self.table.sitters[seat].bot is not None:
            return None
        return seat

    @property
    def is_played(self) -> bool:
        """Whether any person plays, and not only bots for them."""
        return any(self.table.sitters[seat].bot is None for seat in self.players)

    @property
    def people(self) -> frozenset[str]:
        """Everybody who has a seat."""
        return frozenset(self.players.values())

    @property
    def gives_hints(self) -> bool:
        """Whether hints may be asked for: always if one person plays, else if the host wants it."""
        return self.hints or len(self.people) < 2

    def touched(self) -> "Room":
        """The room at its next revision, with nothing played."""
        return replace(self, table=replace(self.table, revision=self.table.revision + 1))

    def admit(self, player: str) -> None:
        """Raise `NotFound` unless `player` has a seat or has opened the match."""
        if player != self.owner and not self.seats_of(player):
            raise no_such_match()

    def viewpoint(self, player: str) -> Seat | None:
        """The seat whose view `player` gets; None for a spectator.

        Of several seats at one screen, the one to act; while others act, the last that acted.
        """
        seats = self.seats_of(player)
        if not seats:
            return None
        if self.to_act in seats:
            return self.to_act
        for entry in reversed(self.table.log):
            if entry.actor is not CHANCE and entry.actor in seats:
                return entry.actor
        return seats[0]

    def taking_back(self, player: str, is_choosing: bool) -> TakingBack | None:
        """What `player` can take back; None if nothing, as where something was revealed since.

        `is_choosing`: whoever is to act has begun to choose. Bots aren't asked, but if only bots
        have gone on, the decision stands.
        """
        mine, since = self.played_by(player), list[Seat]()
        for entry in () if self.over else reversed(self.table.log):
            if entry.actor is CHANCE:
                return None
            if entry.actor in mine:
                asks = self._asked_by(player, since, is_choosing)
                return None if asks is None else TakingBack(entry.actor, asks)
            since.append(entry.actor)
        return None

    def _asked_by(
        self, player: str, since: Sequence[Seat], is_choosing: bool
    ) -> tuple[Seat, ...] | None:
        """The seats to ask about taking back what came before `since`; None if it's impossible.

        Whoever is to act is asked, too: they would lose their turn.
        """
        to_act = self.person_to_act
        others = {seat for seat, other in self.players.items() if other != player}
        people = {Seat(seat) for seat in others if self.table.sitters[seat].bot is None}
        acted = people & {*since}
        if since and not acted:
            return None
        if not since and not is_choosing:
            return ()
        return tuple(sorted(acted | ({to_act} & people if to_act is not None else set())))


def no_such_match() -> NotFound:
    """The refusal for a match that doesn't exist, or isn't theirs."""
    return NotFound(message("refused-no-match"))
