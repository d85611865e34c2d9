"""Why a turn is good, in English and German."""

import pytest

from quadriga.core import Step, recognise
from quadriga.games.imperator.rules.actions import Action
from quadriga.games.imperator.rules.state import State
from quadriga.language.translator import Translator
from tests.games.imperator.positions import PLAYER, Position, invasion, position


def steps(now: Position, turn: str) -> list[Step[State, Action]]:
    """A turn of lines with semicolons between them."""
    found: list[Step[State, Action]] = []
    for line in turn.split("; "):
        action, after = recognise(now.game, now.state, line), now.after(line)
        found.append(Step(now.state, action, after.state))
        now = after
    return found


def reason(now: Position, turn: str, instead: str, language: str = "en") -> str | None:
    """Why `turn` is good next to `instead`."""
    said = now.game.guide.reason(steps(now, turn), steps(now, instead), PLAYER)
    return None if said is None else Translator(language, "imperator", (), PLAYER).text(said)


RICH = position("C5 M5 I5", hand="colossus_a mine temple", begun="colossus", period=2)
POOR = position("C1 M1 I1", hand="conquest_a tribute_a hippodrome_a")
RAID = invasion(1, "C4 M5 I4", regions="greece gaul")


@pytest.mark.parametrize(
    ("now", "turn", "instead", "english", "german"),
    [
        (
            RICH,
            "raise colossus_a",
            "take mine",
            "Completes the Colossus (",
            "Vollendet den Koloss (",
        ),
        (RICH, "build mine", "take temple", "Builds the Mine (", "Baut die Mine ("),
        (
            RICH,
            "build temple",
            "take mine",
            "Builds the Temple (2 points at the end)",
            "Baut den Tempel (2 Punkte am Ende)",
        ),
        (
            POOR,
            "conquer gaul",
            "take conquest_a",
            "Wins Gaul (1 point).",
            "Gewinnt Gallien (1 Punkt).",
        ),
        (RAID, "pay", "lose gaul", "Saves 1 region.", "Rettet 1 Region."),
        (
            RAID,
            "lose gaul",
            "pay",
            "Has enough for Invasion II, and keeps 2 military for what is to come.",
            "Lässt genug für Invasion II übrig und behält 2 Militär für später.",
        ),
        (
            position("C1 M1 I1", hand="mine senate_a great_lighthouse_a"),
            "take senate_a",
            "take mine",
            "Can then pay for the Colossus, still to come.",
            "Reicht danach für den Koloss (kommt noch).",
        ),
        (
            position("C5 M5 I5", hand="colossus_a mine temple"),
            "raise colossus_a",
            "take temple",
            "Puts a cube on the Colossus (one more completes it, its card is still to come).",
            "Bringt den Koloss voran (ein Würfel fehlt noch, seine Karte kommt noch).",
        ),
        (
            invasion(1, "C4 M5 I4", complete="senate", regions="greece gaul").after("pay"),
            "spend 1 1",
            "spend 0 2",
            "Keeps 1 military more.",
            "Behält 1 Militär mehr.",
        ),
    ],
)
def test_reasons(now: Position, turn: str, instead: str, english: str, german: str) -> None:
    assert (reason(now, turn, instead) or "").startswith(english)
    assert (reason(now, turn, instead, "de") or "").startswith(german)


def test_nothing_is_kept_for_what_is_to_come_when_the_game_ends() -> None:
    last = invasion(3, "C4 M9 I4", regions="greece gaul")
    assert reason(last, "lose gaul; lose greece", "pay") is None
