"""The laws hold for a whole game, and each of them catches a broken one."""

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from quadriga.core import CHANCE, AnyGame, BadSetup, GameClass, Setup
from tests.laws import LAWS, hold
from tests.tiny.broken import BUGS
from tests.tiny.game import Action, State, Tiny
from tests.walks import Sample

EXAMPLES = 100


class Unlisted(Tiny):
    """The tiny game as one whose outcomes of chance are too many to list."""

    def legal_actions(self, state: State) -> Sequence[Action]:
        return [] if self.to_act(state) is CHANCE else super().legal_actions(state)

    def outcome(self, state: State, text: str) -> Action | None:
        return next((a for a in super().legal_actions(state) if str(a) == text), None)

    def sample_chance(self, state: State, rng: Random) -> Action:
        return rng.choice(super().legal_actions(state))


@cache
def sample(game: Tiny) -> Sample:
    """Walks that all laws look at."""
    return Sample(game, EXAMPLES // 4)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setup", Tiny.setups(), ids=lambda s: f"{s.seats}-{s.options['hand']}")
def test_the_tiny_game_keeps_the_law(setup: Setup, law: str) -> None:
    hold(LAWS[law], sample(Tiny(seats=setup.seats, hand=setup.options["hand"])))


@pytest.mark.parametrize("law", LAWS)
def test_chance_need_not_be_listed(law: str) -> None:
    hold(LAWS[law], sample(Unlisted()))


@pytest.mark.parametrize(("law", "broken"), BUGS, ids=lambda item: getattr(item, "__name__", item))
def test_the_law_catches(law: str, broken: type[Tiny]) -> None:
    with pytest.raises(AssertionError):
        hold(LAWS[law], Sample(broken(), EXAMPLES), shrink=False)


def test_every_law_catches_something() -> None:
    assert set(LAWS) == {law for law, _ in BUGS}


def test_the_tiny_game_is_fit_for_the_registry() -> None:
    registered: GameClass = Tiny
    game: AnyGame = registered(seats=3, hand=1)
    assert game.setup == Setup("tiny", 3, options={"hand": 1})
    with pytest.raises(BadSetup):
        registered(seats=4)
