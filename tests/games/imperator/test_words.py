"""What is said of a game: in every language, of every position, and in people's words."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from quadriga.core import CHANCE, Step
from quadriga.games.imperator import Imperator
from quadriga.games.imperator.rules.state import State
from quadriga.language import Message
from quadriga.language.catalogue import LANGUAGES
from quadriga.language.translator import Translator
from tests.games.imperator.positions import (
    IMPERATOR,
    PLAYER,
    Position,
    english,
    invasion,
    position,
)
from tests.games.positions import played

SENATE = position("C4 M5 I4", complete="senate", built="amphitheater mine", regions="greece gaul")
STARTS = [position(), SENATE, position("C5 M5 I5", complete="colosseum", begun="senate")]
NO_WORD = re.compile(r"[a-z]_[a-z]|\{|\}|\d+th\b|  | [.,:]")
"""Ids of the program, what Fluent left open, and slips of a sentence."""


def messages(value: Any) -> Iterator[Message]:
    """Every message in a value, those that are arguments of others included."""
    if isinstance(value, Message):
        yield value
        yield from messages(tuple(value.args.values()))
    elif isinstance(value, Struct):
        yield from messages([getattr(value, name) for name in value.__struct_fields__])
    elif isinstance(value, dict):
        yield from messages(list(value.values()))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from messages(item)


def said(game: Imperator, state: State, rng: Random) -> Iterator[Any]:
    """Everything that is said of a position, of its choices, and of one that is made."""
    guide = game.guide
    yield guide.prompt(state, PLAYER)
    yield guide.headline(state)
    yield guide.outlook(state, PLAYER)
    if game.to_act(state) is None:
        return
    legal = list(game.legal_actions(state))
    for action in [rng.choice(legal)] if game.to_act(state) is CHANCE else legal:
        preview = guide.preview(state, action)
        after = game.apply(state, action)
        yield guide.label(state, action)
        yield preview
        yield guide.wording(state, action, preview)
        yield guide.sentence(state, action, after, PLAYER)
        yield guide.recap([Step(state, action, after)], PLAYER)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("standing", [None, 0, 4])
def test_all_that_is_said_in_a_game_is_in_the_catalogue(
    language: str, standing: int | None
) -> None:
    game, rng = Imperator(standing=standing), Random(21)
    translator = Translator(language, game.name, ("Livia",), PLAYER)
    texts = set()
    for start in STARTS:
        for state in played(game, rng, state=start.state):
            for value in said(game, state, rng):
                texts |= {translator.text(one) for one in messages(value)}
                texts |= {translator.form(one, "spoken") for one in messages(value)}
    texts |= {translator.text(one) for one in messages(game.box().words)}
    assert len(texts) > 300
    assert [text for text in texts if NO_WORD.search(text) or not text.strip()] == []


def test_german_gives_things_their_articles() -> None:
    german = Translator("de", IMPERATOR.name, ("Livia",), PLAYER)
    now = position("C5 M5 I5", hand="temple great_lighthouse_a mine")
    labels = [
        german.text(IMPERATOR.guide.label(now.state, a)) for a in now.game.legal_actions(now.state)
    ]
    assert any(text.startswith("Den Tempel bauen: 3 Kultur zahlen") for text in labels)
    assert any(text.startswith("Den Großen Leuchtturm errichten: ") for text in labels)


def wording(now: Position, line: str) -> tuple[str, str, str, str]:
    """The label, the button, the question and the consequences of a choice."""
    action = next(a for a in now.game.legal_actions(now.state) if str(a) == line)
    guide = now.game.guide
    found = guide.wording(now.state, action, guide.preview(now.state, action))
    label = guide.label(now.state, action)
    button, question = found.button or label, found.question or label
    return (
        english(label),
        english(button),
        english(question),
        " ".join(english(one) for one in found.brings),
    )


def test_a_choice_says_what_it_costs_and_brings() -> None:
    now = position("C2 M3 I9", regions="gaul", built="mine", hand="conquest_a tribute_a temple")
    assert wording(now, "conquer greece") == (
        "Conquer Greece: pay 2 military, gain 1 culture",
        "Conquer Greece",
        "Conquer Greece for 2 military?",
        "Culture 2 → 3, military 3 → 1, 2 → 3 points.",
    )
    assert wording(now, "tribute industry") == (
        "Call for tribute: gain 4 industry, with 2 industry from buildings",
        "Call for industry",
        "Call for tribute in industry?",
        "No track moves. 4 units are lost at the top.",
    )


def test_a_choice_that_leads_to_a_split_says_so() -> None:
    now = position("C3 M3 I3", complete="senate", hand="temple")
    assert wording(now, "build temple") == (
        "Build the Temple: pay 3 culture or military, 2 points at the end",
        "Build the Temple",
        "Build the Temple for 3 culture or military?",
        "3 → 5 points. Next you choose how to pay.",
    )


def test_a_card_that_is_taken_says_all_that_it_brings() -> None:
    rich = position("C5 M1 I1", built="amphitheater", hand="colossus_a")
    upper = rich.game.tables.card["colossus_a"].upper
    assert upper == (1, 1, 0)
    said = wording(rich, "take colossus_a")
    assert said[1:] == (
        "Take 3 culture and 1 military",
        "Take 3 culture and 1 military, with 2 culture from buildings?",
        "Culture 5 → 8, military 1 → 2.",
    )
    shared = position("C5 M1 I1", built="amphitheater", complete="senate", hand="colossus_a")
    assert wording(shared, "take colossus_a")[1:] == (
        "Take 4 units of culture or military",
        "Take 4 units of culture or military, with 2 culture from buildings?",
        "Next you choose where the units go.",
    )


def test_the_fall_of_rome_is_no_loss_of_a_few_points() -> None:
    doomed = invasion(1, "M0", complete="colossus")
    assert wording(doomed, "lose rome")[3] == "No score, no title."
    action = next(iter(doomed.game.legal_actions(doomed.state)))
    points = doomed.game.guide.preview(doomed.state, action).points
    assert [english(one) for one in points] == ["no score in a lost game"]


def test_an_invasion_asks_in_words() -> None:
    now = invasion(1, "M1", regions="greece")
    raid = now.game.guide.outlook(now.state, PLAYER).raid
    assert raid is not None
    assert english(raid.title) == "Invasion I"
    assert raid.short is not None
    assert english(raid.short) == "You cannot pay: 1 short."
    assert wording(now, "lose greece")[:3] == (
        "Give up Greece",
        "Give up Greece",
        "Give up Greece to the barbarians?",
    )


def test_a_preview_says_how_the_invasion_would_stand() -> None:
    now = position("M1", regions="gaul", hand="tribute_b")
    take = next(a for a in now.game.legal_actions(now.state) if str(a) == "take tribute_b")
    change = now.game.guide.preview(now.state, take).threat
    assert change is not None
    assert (change.worse, change.fended) == (False, True)
    assert english(change.full) == "Then: enough to pay."
    assert english(change.brief) == "1 short now, enough to pay then"


def test_a_conquest_that_saves_rome_says_so() -> None:
    """With a second region something can be given up, though the price leaves less to pay with."""
    now = position("M1", hand="conquest_a")
    standing = now.game.guide.outlook(now.state, PLAYER).threat
    assert standing is not None
    assert english(standing.brief) == "1 short, Rome would fall"
    conquer = next(a for a in now.game.legal_actions(now.state) if str(a) == "conquer greece")
    change = now.game.guide.preview(now.state, conquer).threat
    assert change is not None
    assert (change.worse, change.fended) == (False, False), "a gain, but no reason to be glad"
    assert english(change.full) == "Then: 2 short, you would lose 1 region."
    assert english(change.brief) == "Rome would fall now, 2 short then"


def test_a_gain_that_leaves_rome_to_fall_says_both() -> None:
    now = position("M0", period=2, hand="tribute_b")
    take = next(a for a in now.game.legal_actions(now.state) if str(a) == "take tribute_b")
    change = now.game.guide.preview(now.state, take).threat
    assert change is not None
    assert (change.worse, change.fended) == (False, False)
    assert english(change.brief) == "5 short now, 3 then: Rome would fall"


def test_with_the_senate_the_threat_counts_both_tracks_and_says_so() -> None:
    alone = position("C4 M3").game.guide.outlook(position("C4 M3").state, PLAYER).threat
    now = position("C4 M3", complete="senate")
    both = now.game.guide.outlook(now.state, PLAYER).threat
    assert alone is not None
    assert both is not None
    assert english(alone.standing) == "You have 3 military:"
    assert english(both.standing) == "You have 7 culture and military:"
    assert english(both.headline).endswith(": 2 culture or military")


def test_a_turn_in_short_has_what_was_done_and_what_it_changed() -> None:
    before = position("C1 M2", hand="conquest_a")
    after = before.after("conquer greece")
    action = next(a for a in before.game.legal_actions(before.state) if str(a) == "conquer greece")
    recap = before.game.guide.recap([Step(before.state, action, after.state)], PLAYER)
    assert [english(one) for one in recap.deeds] == [
        "Conquered Greece for 1 military, gained 1 culture"
    ]
    assert [english(one) for one in recap.gains] == ["+1 culture", "−1 military", "+1 point"]


def test_a_card_that_cannot_be_used_says_why() -> None:
    now = position("C1 M1 I1", complete="colossus", hand="temple colossus_a")
    lowers = now.game.guide.outlook(now.state, PLAYER).lowers
    reasons = [english(one.why_not) for one in lowers if one.why_not]
    assert reasons == ["Needs 3 culture, you have 1", "The Colossus is complete"]
    assert english(now.game.guide.refusal(now.state, "build temple")) == (
        "Temple: needs 3 culture, you have 1."
    )
