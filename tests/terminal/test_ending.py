"""The end of a game: its final scores, the places of the seats, what decides between them."""

from typing import Any
from unittest.mock import Mock

from rich.console import Console, Group

from quadriga.core import Reckoning, ScoreLine
from quadriga.language import message
from quadriga.terminal.display.output import Moment, Watcher
from quadriga.terminal.display.pages import scores


def shown(scored: tuple[int, ...], reckoning: Reckoning) -> str:
    game: Any = Mock(seats=len(scored))
    game.name = "all_roads"
    game.scores.return_value = scored
    game.guide.reckoning.return_value = reckoning
    names = ("Livia", "Gaius", "Titus with a very long name", "Iulia")
    moment = Moment(Watcher(game, None, names[: len(scored)]), None)
    console = Console(width=80, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(Group(*scores(moment)))
    return captured.get()


def line(kind: str, *points: int) -> ScoreLine:
    return ScoreLine(message("score-line", kind=kind, each=1), points)


def test_the_first_place_comes_first() -> None:
    lines = (line("house", 5, 9, 3, 8), line("villa", 0, 2, 1, -1))
    text = shown((5, 11, 4, 7), Reckoning(lines, (3, 1, 4, 2)))
    heads, _, houses, villas, _, total, *_ = (
        row.split() for row in text.splitlines() if row.strip()
    )
    assert heads[:6] == ["1.", "Gaius", "2.", "Iulia", "3.", "Livia"]
    assert houses[-4:] == ["9", "8", "5", "3"]
    assert villas[-4:] == ["2", "−1", "0", "1"]
    assert total == ["Total", "11", "7", "5", "4"]
    assert max(map(len, text.splitlines())) <= 80


def test_equal_seats_share_a_place_and_the_tie_break_is_named() -> None:
    lines = (line("house", 25, 25, 25, 7),)
    text = shown((25, 25, 25, 7), Reckoning(lines, (2, 1, 2, 4), message("tie-break")))
    assert [word for word in text.split() if word[1:] == "."] == ["1.", "2.", "2.", "4."]
    assert "With equal points, more monuments win, then more spas, then more villas." in text


def test_without_places_seats_stay_in_order() -> None:
    text = shown((1, 2), Reckoning((line("house", 1, 2),)))
    assert text.splitlines()[1].split() == ["Livia", "Gaius"]


def test_a_lost_game_has_no_scores() -> None:
    assert shown((0,), Reckoning(())).strip() == ""
