"""What the page shows beside the view: points, the threat, what a choice would bring."""

from random import Random

import pytest

from quadriga.core import CHANCE
from quadriga.games.imperator.guide.facts.outlook import Outlook, Threat
from quadriga.games.imperator.guide.facts.preview import Preview
from tests.games.imperator.positions import (
    IMPERATOR,
    PLAYER,
    Position,
    english,
    invasion,
    position,
)
from tests.games.positions import played

BOTH = "amphitheater marching_camp"
WITH_SENATE = position("C4 M5 I4", complete="senate", built=f"{BOTH} mine", regions="greece")


def preview(now: Position, line: str) -> Preview:
    action = next(a for a in now.game.legal_actions(now.state) if str(a) == line)
    return now.game.guide.preview(now.state, action)


def outlook(now: Position) -> Outlook:
    return now.game.guide.outlook(now.state, PLAYER)


def threat(now: Position) -> Threat:
    found = outlook(now).threat
    assert found is not None
    return found


@pytest.mark.parametrize("start", [position("C4 M4 I4"), WITH_SENATE], ids=["plain", "Senate"])
def test_a_preview_accounts_for_every_unit(start: Position) -> None:
    rng = Random(13)
    for _ in range(5):
        for state in played(IMPERATOR, rng, state=start.state):
            if IMPERATOR.to_act(state) in (CHANCE, None):
                continue
            now = Position(IMPERATOR, state)
            for line in now.choices:
                shown = preview(now, line)
                gained = sum(shown.gains) + sum(sum(bonus.units) for bonus in shown.bonus)
                assert shown.wasted >= 0, line
                left = sum(now.seen.tracks) - sum(shown.pays) + gained - shown.wasted
                assert left == sum(shown.board.tracks), line


def test_a_preview_without_a_split_shows_the_board_that_comes() -> None:
    rng = Random(14)
    for start in (position(), WITH_SENATE):
        for state in played(IMPERATOR, rng, state=start.state):
            if IMPERATOR.to_act(state) == PLAYER:
                now = Position(IMPERATOR, state)
                for line in now.choices:
                    shown = preview(now, line)
                    assert shown.then or shown.board == now.after(line).board


def test_a_preview_shows_price_gain_bonus_and_waste() -> None:
    shown = preview(position("C8 M1 I9", built="mine", hand="tribute_a"), "take tribute_a")
    assert (tuple(shown.gains), shown.wasted) == ((1, 0, 1), 3)
    assert [(bonus.building, tuple(bonus.units)) for bonus in shown.bonus] == [("mine", (0, 0, 2))]
    shown = preview(position("M3 I3", hand="colossus_a"), "raise colossus_a")
    assert (tuple(shown.pays), tuple(shown.gains), shown.wasted) == ((0, 1, 3), (0, 0, 0), 0)


def test_the_preview_of_a_spend_shows_what_is_then_gained() -> None:
    now = position("C2 M3 I1", complete="senate", built=BOTH, hand="conquest_a")
    shown = preview(now.after("conquer greece"), "spend 0 1")
    assert (shown.then, shown.wasted) == ("book", 0)
    assert tuple(shown.gains) == (1, 0, 0)
    # One culture and 2 + 2 of the buildings, placed as printed.
    assert tuple(shown.board.tracks) == (5, 4, 1)


def test_the_preview_of_a_book_does_not_add_the_bonus_again() -> None:
    now = position("C2 M2 I1", complete="senate", built=BOTH, hand="tribute_a")
    shown = preview(now.after("tribute culture"), "book 2 3")
    assert tuple(shown.board.tracks) == (4, 5, 1)
    assert (tuple(shown.gains), shown.bonus, shown.wasted) == ((2, 3, 0), (), 0)


def test_the_threat_tells_what_is_short_and_whether_rome_would_fall() -> None:
    assert not threat(position("M2")).short
    poor = threat(position("M1"))
    assert (poor.order, poor.military, poor.regions, poor.short) == (1, 2, 1, 1)
    assert poor.rome_falls
    assert not threat(position("M1", regions="gaul")).rome_falls
    assert threat(position("M6", period=3, regions="gaul")).rome_falls
    assert not threat(position("C1 M1", complete="senate")).short
    assert threat(position("M0", complete="colosseum")).safe


def test_while_regions_are_given_up_the_threat_is_what_is_left_of_it() -> None:
    now = invasion(3, "M3", regions="greece gaul").after("lose greece")
    assert threat(now).regions == 1
    assert not threat(now).rome_falls
    rich = invasion(3, "M9", regions="greece gaul").after("lose greece")
    assert english(threat(rich).standing) == "You give up 1 more region."
    assert threat(rich).outcome is None


def test_a_finished_game_has_no_threat() -> None:
    assert outlook(invasion(3, "M7").after("pay")).threat is None


def test_the_next_title_is_that_above() -> None:
    shown = outlook(position(built="gardens temple", complete="colossus"))
    now, above = shown.board, shown.next_title
    assert now.title is not None
    assert above is not None
    assert (now.score, english(now.title.name), english(above.name)) == (9, "Nero", "Tiberius")
    assert (now.title.place, above.points) == (len(IMPERATOR.tables.box.scores) - 1, 1)


def test_the_prompt_for_a_single_unit_reads_well() -> None:
    now = position(complete="senate", hand="tribute_a").after("tribute culture")
    assert "the 1 unit goes:" in english(IMPERATOR.guide.prompt(now.state, PLAYER))
