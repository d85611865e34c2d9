"""Bots by name, and what is said of names that are none."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from quadriga.bots import BOTS, GreedyBot, RandomBot
from quadriga.bots.foreign import names
from quadriga.bots.foreign.names import bot_options, find_bot, is_bot_name
from quadriga.core import AnyGame, BadSetup, Seat, Setup
from quadriga.games import make
from quadriga.terminal.commands.request import split_players

GAME = make(Setup("imperator", 1))
HERE = "tests.bots.test_names"


class Picker:
    """Takes the choice with a number; what its options are says its signature."""

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        rng: Random,
        *,
        number: int = 0,
        share: float = 0.5,
        backwards: bool = False,
        seconds: float | None = None,
    ) -> None:
        self.options = (number, share, backwards, seconds)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[self.options[0]]


class Mute:
    """No bot: it cannot choose."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None: ...


def lonely(game: AnyGame) -> Picker:
    """No bot: it takes no seat."""
    return Picker(game, Seat(0), Random())


def last(game: AnyGame, seat: Seat, rng: Random) -> Picker:
    """A function that makes a bot."""
    return Picker(game, seat, rng, number=-1)


@pytest.fixture
def _picker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "BOTS", {**BOTS, "picker": Picker})


def made(name: str) -> Any:
    return find_bot(name)(GAME, Seat(0), Random(0))


def test_a_name_of_our_own() -> None:
    assert find_bot("greedy") is GreedyBot
    assert find_bot("random") is RandomBot


@pytest.mark.usefixtures("_picker")
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("picker", (0, 0.5, False, None)),
        ("picker:number=3", (3, 0.5, False, None)),
        ("picker:share=0.25,number=-1,backwards=true", (-1, 0.25, True, None)),
        ("picker:seconds=2", (0, 0.5, False, 2)),
    ],
)
def test_options_are_the_keyword_only_parameters(name: str, options: tuple[Any, ...]) -> None:
    assert made(name).options == options
    assert list(bot_options(Picker)) == ["number", "share", "backwards", "seconds"]


def test_a_class_or_function_of_anybody() -> None:
    legal = ["first", "second", "third"]
    assert made(f"{HERE}:Picker").choose(None, legal) == "first"
    assert made(f"{HERE}:Picker:number=1").choose(None, legal) == "second"
    assert made(f"{HERE}:last").choose(None, legal) == "third"


@pytest.mark.usefixtures("_picker")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "deep",
            "no bot called 'deep': choose novice, citizen, senator, emperor, greedy, "
            "pupil, random, search or picker, or one of",
        ),
        ("Greedy", "There is no bot called 'Greedy'"),
        ("exec", "There is no bot called 'exec'"),
        ("", "There is no bot called ''"),
        ("picker:depth=3", "picker has no option 'depth'; it knows: number, share, backwards and"),
        (
            "search:doubt=3",
            "search has no option 'doubt'; it knows: seconds, playouts, width",
        ),
        ("search:width=many", "search cannot have 'many' as its width."),
        ("emperor:width=3", "emperor has no option 'width'; it knows: seconds and playouts"),
        ("picker:number=many", "picker cannot have 'many' as its number."),
        ("picker:number", "'number' is not an option of picker: write KEY=VALUE"),
        ("picker:number=1,number=2", "'number=2' is not an option of picker"),
        ("picker:", "'' is not an option of picker"),
        ("random:depth=3", "random has no option 'depth', nor any other."),
        (f"{HERE}:Picker:depth=3", f"{HERE}:Picker has no option 'depth'"),
        ("no.such.module:Bot", "no Python module 'no.such.module' (ModuleNotFoundError"),
        (f"{HERE}:Nobody", f"The module {HERE} has no 'Nobody'"),
        (f"{HERE}:", f"The module {HERE} has no ''"),
        (f"{HERE}:Mute", f"'{HERE}:Mute' makes no bot"),
        (f"{HERE}:lonely", f"'{HERE}:lonely' makes no bot"),
        (f"{HERE}:HERE", f"'{HERE}:HERE' makes no bot"),
        ("exec:", "'exec:' names no command"),
        ("exec:sh 'open", "names no command"),
        ("exec:no-such-program --now", "There is no program 'no-such-program'"),
    ],
)
def test_what_is_no_bot_is_refused_with_what_there_is(name: str, said: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        find_bot(name)
    assert said in str(refusal.value)


def test_what_is_meant_as_a_bot() -> None:
    assert all(map(is_bot_name, ("greedy", "greedy:x=1", "a.b:C", "exec:sh bot.sh")))
    assert not any(map(is_bot_name, ("you", "Livia", "deep")))


@pytest.mark.parametrize(
    ("text", "split"),
    [
        ("you,greedy", ["you", "greedy"]),
        ("you, O'Brien ,,random", ["you", "O'Brien", "", "random"]),
        ("", [""]),
        ("you,a:B:x=1,y=2,random", ["you", "a:B:x=1,y=2", "random"]),
        ('you,"exec:awk -F, -f bot.awk"', ["you", "exec:awk -F, -f bot.awk"]),
    ],
)
def test_a_list_of_players_keeps_the_commas_of_options(text: str, split: list[str]) -> None:
    assert split_players(text) == split
