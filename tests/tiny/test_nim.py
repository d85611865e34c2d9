"""A game with rules and a prompt alone keeps every law, and can be played everywhere."""

from functools import cache
from random import Random

import pytest

from quadriga import games
from quadriga.arena.run import Run
from quadriga.arena.schedule import Plan
from quadriga.bots import BOTS
from quadriga.bots.analysis.analysis import Analyst
from quadriga.bots.search.budget import Budget
from quadriga.bots.search.search import SearchBot
from quadriga.core import CHANCE, AnyGame, Seat, Setup
from quadriga.core.records import read, write
from quadriga.core.verification import verify
from quadriga.games import make
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.house.rendering.snapshots import Viewpoint, scene
from quadriga.language.translator import Translator
from quadriga.table import LogCache, Sitter, Table, fair
from tests.arena.players import here
from tests.laws import LAWS, hold
from tests.tiny.nim import Nim, State, Take
from tests.walks import Sample

FIRST = Seat(0)
SETUP = Setup("nim", 2)
NAMES = ("Livia", "Marcus")


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", {**games.GAMES, "nim": Nim})


@cache
def sample() -> Sample:
    return Sample(Nim(), 10)


def opened() -> Table:
    return Table.open(make(SETUP), [Sitter(name) for name in NAMES], fair())


@pytest.mark.parametrize("law", LAWS)
def test_it_keeps_the_law(law: str) -> None:
    hold(LAWS[law], sample())


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_it(name: str) -> None:
    game: AnyGame = make(SETUP)
    bots = [BOTS[name](game, Seat(seat), Random(seat)) for seat in range(2)]
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        assert actor is not CHANCE
        legal = game.legal_actions(state)
        action = bots[actor].choose(game.view(state, actor), legal)
        assert action in legal
        state = game.apply(state, action)
    assert game.result(state)


def test_the_search_finds_how_to_win() -> None:
    # Whoever leaves four counters wins.
    game, state = Nim(), State(5, 0)
    bot = SearchBot(game, FIRST, Random(0), seconds=0, playouts=30)
    assert bot.choose(game.view(state, FIRST), game.legal_actions(state)) == Take(1)


def test_choices_are_compared_for_a_hint() -> None:
    game, state = Nim(), State(5, 0)
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    found = Analyst(game, FIRST, Random(1)).analyse(view, legal, Budget(playouts=30))
    assert found[0].action == Take(1)


def test_a_table_of_it_is_played_told_and_recorded() -> None:
    table = opened()
    for number, text in enumerate(["take 3", "take 3", "take 3", "take 1"]):
        table = table.submit(Seat(number % 2), number, text, fair())
    table = table.undo(Seat(1), 4).submit(Seat(1), 5, "take 2", fair())
    translator = Translator("en", "nim", NAMES, None)
    assert translator.text(table.log_lines(None)[0].sentence) == "Livia: take 3"
    assert table.over
    assert verify(table.game, read(write(table.record()).encode())) == table.state
    reckoning = table.game.guide.reckoning(table.state)
    assert (reckoning.lines[0].points, reckoning.places) == ((0, 1), (2, 1))


def test_bots_meet_in_it() -> None:
    run = Run(Plan(SETUP, ("greedy", "random"), "1", 10), 4, None)
    assert run.play(here, None, None, lambda _: None)
    report = run.report(interrupted=False)
    assert report.games == 4
    assert not any(standing.faults for standing in report.standings)


def test_it_is_shown() -> None:
    table, cache = opened(), LogCache(Nim())
    cache.lines(Seat(0), table.log, table.state)
    room = Room("m", "livia", {0: "livia", 1: "marcus"}, None, table)
    shown = scene(room, wire.Company((), 2), Viewpoint(Seat(0), Seat(0)), cache)
    assert [choice.do for choice in shown.choices] == ["take 1", "take 2", "take 3"]
