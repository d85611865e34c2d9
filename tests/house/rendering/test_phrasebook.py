"""The words of choices are sent once and found again by number."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from quadriga.core import CHANCE, Wording
from quadriga.games import GAMES
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.messages import encode
from quadriga.house.rendering.phrasebook import Phrasebook
from quadriga.language import message
from quadriga.table import LogCache, Sitter, Table, seeded
from tests.server.clients import company_of
from tests.server.table_copy import choices_in_words

ME = "me"


def as_sent(value: object) -> Any:
    """What a client reads of a value."""
    return msgspec.json.decode(encode(value))


def tables(name: str) -> Iterator[Table]:
    """The tables of a random game, as long as a person is to act."""
    game = GAMES[name](seats=GAMES[name].setups()[0].seats, variant="standard")
    rng, dice = Random(5), seeded("words")
    table = Table.open(game, [Sitter("Somebody")] * game.seats, dice)
    for _ in range(60):
        seat = table.to_act
        if seat is None or seat is CHANCE:
            return
        yield table
        chosen = rng.choice(game.legal_actions(table.state))
        table = table.submit(seat, table.revision, str(chosen), dice)


def scene_of(table: Table) -> wire.Scene:
    """What who is to act is sent."""
    assert isinstance(table.to_act, int)
    room, cache = Room("match", ME, {table.to_act: ME}, None, table), LogCache(table.game)
    cache.lines(table.to_act, table.log, table.state)
    return snapshots.scene(room, company_of(room), snapshots.viewpoint(room, ME), cache)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_gets_its_own_words_back(name: str) -> None:
    for table in tables(name):
        guide, scene = table.game.guide, scene_of(table)
        choices = choices_in_words(as_sent(scene))
        for action, choice in zip(table.game.legal_actions(table.state), choices, strict=True):
            wording = guide.wording(table.state, action, guide.preview(table.state, action))
            assert choice["do"] == str(action)
            assert choice["label"] == as_sent(guide.label(table.state, action))
            assert choice["wording"] == as_sent(wording)


def test_what_choices_share_is_sent_once() -> None:
    book, here, wording = Phrasebook(), message("beside-rome", wind="east"), Wording()
    labels = [book.label(message("label", count=count, where=here)) for count in (1000, 2000)]
    assert labels == [(0, 0, 1), (0, 2, 1)]
    assert [book.wording(wording), book.wording(wording)] == [0, 0]
    words = book.words()
    assert [(form.id, form.args) for form in words.labels] == [("label", ("count", "where"))]
    assert (words.phrases, words.wordings) == ((1000, here, 2000), (wording,))


def test_labels_with_other_arguments_have_other_forms() -> None:
    book = Phrasebook()
    labels = [message("done"), message("take", tile="pond"), message("take", card="villa")]
    assert [book.label(one)[0] for one in labels] == [0, 1, 2]


def test_a_position_of_all_roads_says_each_tile_and_place_once() -> None:
    table = max(tables("all_roads"), key=lambda one: len(one.game.legal_actions(one.state)))
    scene = scene_of(table)
    assert len(scene.choices) > 100
    assert len(scene.words.phrases) < len(scene.choices)
    assert len(scene.words.wordings) < len(scene.choices)
