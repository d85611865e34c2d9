"""A tiny game with hidden hands, chance and two or three seats, which keeps every law.

Each seat is dealt a hand. In turn a seat picks a card in secret, then lays it open or covers it.
An open card counts its value and 1 more, a covered one its value and what is rolled at the end.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Any, ClassVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from quadriga.core import (
    CHANCE,
    Actor,
    Advice,
    BadSetup,
    GameNotOver,
    Seat,
    Setup,
    Step,
)
from quadriga.kit.plain_guide import PlainGuide, PlainOutlook, PlainPreview
from quadriga.kit.plain_knowledge import PlainKnowledge
from quadriga.language import Message, message, seated, verbatim

CARDS = tuple(range(1, 8))
ROLLS = (0, 1, 2)
HIDDEN = "hidden"


class Deal(Struct, frozen=True):
    """Chance: the hand of a seat."""

    seat: int
    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"deal {self.seat + 1} {' '.join(map(str, self.cards))}"


class Pick(Struct, frozen=True):
    """Take a card from the own hand, unseen by others."""

    card: int

    def __str__(self) -> str:
        return f"pick {self.card}"


class Open(Struct, frozen=True):
    """Lay the picked card open."""

    def __str__(self) -> str:
        return "open"


class Cover(Struct, frozen=True):
    """Lay the picked card face down."""

    def __str__(self) -> str:
        return "cover"


class Roll(Struct, frozen=True):
    """Chance: what covered cards count more."""

    number: int

    def __str__(self) -> str:
        return f"roll {self.number}"


Action = Deal | Pick | Open | Cover | Roll


class Dealing(Struct, frozen=True, tag="dealing"):
    """Chance deals to a seat."""

    seat: int


class Picking(Struct, frozen=True, tag="picking"):
    """A seat picks a card."""

    seat: int


class Placing(Struct, frozen=True, tag="placing"):
    """A seat has picked a card and lays it down."""

    seat: int
    card: int


class Rolling(Struct, frozen=True, tag="rolling"):
    """Every card is laid down; chance rolls."""


class Over(Struct, frozen=True, tag="over"):
    """The game has ended."""

    rolled: int


Phase = Dealing | Picking | Placing | Rolling | Over
Piles = tuple[tuple[int, ...], ...]


class State(Struct, frozen=True):
    """A position; all piles are indexed by seat, and a picked card is in its phase."""

    phase: Phase
    bag: tuple[int, ...]
    hands: Piles
    opened: Piles
    covered: Piles


class View(Struct, frozen=True):
    """What a seat sees; None in `covered` is a card that it may not know."""

    seat: int | None
    moment: str
    actor: int | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    picked: int | None
    opened: Piles
    covered: tuple[tuple[int | None, ...], ...]
    rolled: int | None


class Guide(PlainGuide[State, Action]):
    """The tiny game in plain words."""

    def prompt(self, state: State, seat: Seat | None) -> Message:
        """What to do, or who is to act."""
        match state.phase:
            case Over():
                return verbatim("The game is over.")
            case Dealing() | Rolling():
                return verbatim("Chance acts.")
            case Picking(actor) | Placing(actor) if actor != seat:
                return message("waiting-for", who=seated(actor))
            case Picking():
                return verbatim("Pick a card.")
            case Placing():
                return verbatim("Open or cover your card.")

    def points(self, state: State, seat: Seat | None) -> tuple[int, ...]:
        """Those that lie open; at the end all."""
        if isinstance(state.phase, Over):
            return super().points(state, seat)
        return tuple(map(sum, state.opened))

    def reason(
        self,
        turn: Sequence[Step[State, Action]],
        instead: Sequence[Step[State, Action]],
        seat: Seat,
    ) -> Message | None:
        """How many more of its points lie open than after the other turn."""
        mine, other = (
            sum(steps[-1].after.opened[seat]) if steps else 0 for steps in (turn, instead)
        )
        return verbatim(f"{mine - other} more points lie open.") if mine > other else None


class Knowledge(PlainKnowledge[State, Action, View]):
    """The points so far, and hands as they may be."""

    usual: ClassVar[Advice] = Advice(horizon=2, playouts=8, oversight=0.5)
    """Two turns are half a game."""

    def __init__(self, game: "Tiny") -> None:
        super().__init__(game, self.usual)

    def determinize(self, view: View, rng: Random) -> State:
        """A position with the unseen cards dealt at random."""
        known = {view.picked, *view.hand}.union(*view.opened, *view.covered)
        unseen = [card for card in CARDS if card not in known]
        rng.shuffle(unseen)
        hands = tuple(
            view.hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(size)))
            for seat, size in enumerate(view.hand_sizes)
        )
        covered = tuple(
            tuple(unseen.pop() if card is None else card for card in cards)
            for cards in view.covered
        )
        phase = self._phase(view, unseen)
        return State(phase, tuple(sorted(unseen)), hands, view.opened, covered)

    def _phase(self, view: View, unseen: list[int]) -> Phase:
        match view.moment:
            case "Dealing":
                return Dealing(sum(size > 0 for size in view.hand_sizes))
            case "Picking":
                assert view.actor is not None
                return Picking(view.actor)
            case "Placing":
                assert view.actor is not None
                return Placing(view.actor, view.picked or unseen.pop())
            case "Rolling":
                return Rolling()
            case _:
                assert view.rolled is not None
                return Over(view.rolled)


class Tiny:
    """The tiny game."""

    name: ClassVar[str] = "tiny"
    usual_seats: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (1, 2)
    weight: ClassVar[int] = 1
    draws_beginner: ClassVar[bool] = False
    action_data: ClassVar[Any] = Action
    page_types: ClassVar[tuple[type[Struct], ...]] = (View, PlainOutlook, PlainPreview)
    rules = 1
    fingerprint = "71a70000"
    Words: ClassVar[type[Guide]] = Guide
    Mind: ClassVar[type[Knowledge]] = Knowledge

    def __init__(self, *, seats: int = 2, variant: str = "standard", hand: int = 2) -> None:
        if Setup(self.name, seats, variant, {"hand": hand}) not in self.setups():
            raise BadSetup(verbatim("Tiny is for 2 or 3 seats with a hand of 1 or 2 cards."))
        self.seats = seats
        self.hand = hand

    def __eq__(self, other: object) -> bool:
        """Whether `other` is this game with the same set-up."""
        return type(other) is type(self) and self.setup == other.setup

    def __hash__(self) -> int:
        return hash(self.setup)

    @classmethod
    def setups(cls) -> Sequence[Setup]:
        """Two or three seats with one or two cards each."""
        return [Setup(cls.name, s, options={"hand": h}) for s in (2, 3) for h in (2, 1)]

    @classmethod
    def box(cls) -> Struct:
        """An empty box."""
        return PlainOutlook(())

    @property
    def setup(self) -> Setup:
        """The set-up of this game."""
        return Setup(self.name, self.seats, options={"hand": self.hand})

    @property
    def guide(self) -> Guide:
        """The words of the game."""
        return self.Words(self)

    @property
    def knowledge(self) -> Knowledge:
        """What bots know about the game."""
        return self.Mind(self)

    def initial(self) -> State:
        """Every card in the bag."""
        none: Piles = ((),) * self.seats
        return State(Dealing(0), CARDS, none, none, none)

    def to_act(self, state: State) -> Actor | None:
        """Chance deals and rolls, seats pick and place."""
        match state.phase:
            case Dealing() | Rolling():
                return CHANCE
            case Picking(seat) | Placing(seat, _):
                return Seat(seat)
            case Over():
                return None
            case _:
                assert_never(state.phase)

    def legal_actions(self, state: State) -> Sequence[Action]:
        """Every legal action or outcome of chance."""
        match state.phase:
            case Dealing(seat):
                return [Deal(seat, cards) for cards in combinations(state.bag, self.hand)]
            case Picking(seat):
                return [Pick(card) for card in state.hands[seat]]
            case Placing():
                return [Open(), Cover()]
            case Rolling():
                return [Roll(number) for number in ROLLS]
            case Over():
                return []
            case _:
                assert_never(state.phase)

    def outcome(self, state: State, text: str) -> Action | None:
        """The outcome with this notation."""
        return next((a for a in self.legal_actions(state) if str(a) == text), None)

    def sample_chance(self, state: State, rng: Random) -> Action:
        """Every outcome is equally likely."""
        return rng.choice(self.legal_actions(state))

    def apply(self, state: State, action: Action) -> State:
        """The position after an action."""
        match action:
            case Deal(seat, cards):
                dealt = replace(
                    state,
                    bag=tuple(card for card in state.bag if card not in cards),
                    hands=_put(state.hands, seat, *cards),
                )
                last = seat + 1 == self.seats
                return replace(dealt, phase=Picking(0) if last else Dealing(seat + 1))
            case Pick(card):
                assert isinstance(state.phase, Picking)
                seat = state.phase.seat
                return replace(
                    state, phase=Placing(seat, card), hands=_take(state.hands, seat, card)
                )
            case Open():
                phase = state.phase
                assert isinstance(phase, Placing)
                return self._next(
                    replace(state, opened=_put(state.opened, phase.seat, phase.card)), phase.seat
                )
            case Cover():
                phase = state.phase
                assert isinstance(phase, Placing)
                return self._next(
                    replace(state, covered=_put(state.covered, phase.seat, phase.card)), phase.seat
                )
            case Roll(number):
                return replace(state, phase=Over(number))
            case _:
                assert_never(action)

    def _next(self, state: State, seat: int) -> State:
        after = (seat + 1) % self.seats
        return replace(state, phase=Picking(after) if state.hands[after] else Rolling())

    def scores(self, state: State) -> tuple[int, ...]:
        """Open cards count 1 more, covered ones what was rolled."""
        more = state.phase.rolled if isinstance(state.phase, Over) else 0
        return tuple(
            sum(opened) + len(opened) + sum(covered) + more * len(covered)
            for opened, covered in zip(state.opened, state.covered, strict=True)
        )

    def rewards(self, state: State) -> tuple[float, ...]:
        """The winners share 1."""
        if not isinstance(state.phase, Over):
            return (0.0,) * self.seats
        scores = self.scores(state)
        best = max(scores)
        return tuple((score == best) / scores.count(best) for score in scores)

    def result(self, state: State) -> str:
        """The points of every seat."""
        if not isinstance(state.phase, Over):
            raise GameNotOver()
        return " ".join(map(str, self.scores(state)))

    def view(self, state: State, seat: Seat | None) -> View:
        """The own hand, and what lies on the table."""
        phase = state.phase
        over = isinstance(phase, Over)
        actor = self.to_act(state)
        return View(
            seat=seat,
            moment=type(phase).__name__,
            actor=None if actor is CHANCE else actor,
            hand=() if seat is None else state.hands[seat],
            hand_sizes=tuple(map(len, state.hands)),
            picked=phase.card if isinstance(phase, Placing) and phase.seat == seat else None,
            opened=state.opened,
            covered=tuple(
                cards if over or owner == seat else (None,) * len(cards)
                for owner, cards in enumerate(state.covered)
            ),
            rolled=phase.rolled if isinstance(phase, Over) else None,
        )

    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        """The notation, without the hands and picks of others until the game is over."""
        return str(action) if isinstance(now.phase, Over) else redact(before, action, seat)

    def begins_turn(self, state: State) -> bool:
        """A turn begins with its pick."""
        return isinstance(state.phase, Picking)


def redact(before: State, action: Action, seat: Seat | None) -> str:
    """The notation of an action as `seat` may read it before the end of the game."""
    phase = before.phase
    if isinstance(action, Deal) and action.seat != seat:
        return f"deal {action.seat + 1} {HIDDEN}"
    if isinstance(action, Pick) and isinstance(phase, Picking) and phase.seat != seat:
        return f"pick {HIDDEN}"
    return str(action)


def census(game: Tiny, state: State) -> None:
    """Every card is somewhere, and nowhere twice."""
    picked = (state.phase.card,) if isinstance(state.phase, Placing) else ()
    found = sorted([*picked, *state.bag, *_all(state.hands, state.opened, state.covered)])
    assert found == list(CARDS), f"the cards of the tiny game are now {found}"


def _all(*piles: Piles) -> Iterable[int]:
    return (card for pile in piles for cards in pile for card in cards)


def _put(piles: Piles, seat: int, *cards: int) -> Piles:
    return (*piles[:seat], (*piles[seat], *cards), *piles[seat + 1 :])


def _take(piles: Piles, seat: int, card: int) -> Piles:
    index = piles[seat].index(card)
    left = piles[seat][:index] + piles[seat][index + 1 :]
    return (*piles[:seat], left, *piles[seat + 1 :])
