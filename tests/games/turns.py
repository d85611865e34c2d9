"""Whole turns with the best other one, as an analysis hands them to a guide."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Generic, NamedTuple, TypeVar

from quadriga.bots.search.turns import best_turns, turn_continues
from quadriga.core import CHANCE, Game, Seat, Step
from quadriga.language import Message
from quadriga.language.translator import Translator

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

NAMES = ("Livia", "Marcus", "Octavia", "Gaius")
MAX_REASON = 120
"""The characters of an English reason."""


class Compared(NamedTuple, Generic[S, A]):
    """A turn of a seat, and another one that it could make instead; empty if there is none."""

    turn: list[Step[S, A]]
    instead: list[Step[S, A]]
    seat: Seat


def steps(game: Game[S, A, V], state: S, actions: Sequence[A]) -> list[Step[S, A]]:
    """These actions with their positions."""
    found = []
    for action in actions:
        found.append(Step(state, action, game.apply(state, action)))
        state = found[-1].after
    return found


def lines(game: Game[S, A, V], state: S, *texts: str) -> list[Step[S, A]]:
    """The steps of these lines, each of which must be legal."""
    found: list[Step[S, A]] = []
    for text in texts:
        action = next(one for one in game.legal_actions(state) if str(one) == text)
        found += steps(game, state, [action])
        state = found[-1].after
    return found


def greedy_turns(game: Game[S, A, V], seed: int) -> Iterator[Compared[S, A]]:
    """The turns of a game in which everybody plays what is worth most at sight."""
    rng, state = Random(seed), game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        assert isinstance(actor, int)
        best = best_turns(game.knowledge, state, game.legal_actions(state), actor, 2)
        turn, *others = (steps(game, state, one.actions) for one in best)
        yield Compared(turn, others[0] if others else [], actor)
        state = turn[-1].after


def random_turns(game: Game[S, A, V], seed: int) -> Iterator[Compared[S, A]]:
    """The turns of a game in which everybody does anything."""
    rng, state = Random(seed), game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        assert isinstance(actor, int)
        turn, instead = (_random_turn(game, state, actor, rng) for _ in range(2))
        yield Compared(turn, instead, actor)
        state = turn[-1].after


def _random_turn(game: Game[S, A, V], state: S, seat: Seat, rng: Random) -> list[Step[S, A]]:
    found = steps(game, state, [rng.choice(game.legal_actions(state))])
    while turn_continues(game, found[-1].after, seat):
        state = found[-1].after
        found += steps(game, state, [rng.choice(game.legal_actions(state))])
    return found


def check_reasons(game: Game[S, A, V], seed: int) -> None:
    """Most turns of a game with a choice have a reason, a short sentence in both languages."""
    found = choices = 0
    for turn, instead, seat in greedy_turns(game, seed):
        reason = game.guide.reason(turn, instead, seat)
        choices += bool(instead)
        found += bool(instead and reason)
        if reason:
            english, german = said(game.name, reason, seat)
            assert len(english) <= MAX_REASON, english
            assert english.endswith(".")
            assert german.endswith(".")
    assert found > 0.85 * choices


def said(part: str, message: Message, seat: int) -> tuple[str, str]:
    """A message as the seat reads it in English and in German."""
    english, german = (Translator(one, part, NAMES, seat).text(message) for one in ("en", "de"))
    return english, german
