"""The terminal speaks the language of whoever sits before it."""

import pytest

from tests.terminal.running import SEED, run
from tests.walks import RECORDS

pytestmark = pytest.mark.slow

RECORD = min((RECORDS / "imperator").glob("*.txt"))


def test_a_game_is_played_in_the_language_that_is_asked_for() -> None:
    typed = ["", "99", "help", "undo", "hint", "1", "news", "quit"]
    out = run("play", "imperator", "--seed", SEED, "--language", "de", typed=typed).out
    for words in (
        "Eine neue Partie Imperator.",
        "Deine Wahl (1-",
        "Tippe die Nummer einer Möglichkeit",
        "Eine Möglichkeit 99 gibt es nicht",
        "Was du tippen kannst",
        "die Regeln des Spiels",
        "Ein Zug ·",
        "Noch gibt es nichts zurückzunehmen",
        "Jetzt am besten:",
        "Die Partie ist gespeichert: Mit `quadriga play imperator` geht es weiter.",
    ):
        assert words in " ".join(out.split())


def test_a_game_goes_on_in_another_language() -> None:
    run("play", "imperator", "--seed", SEED, "--language", "de", typed=["1", "quit"])
    out = run("play", "imperator", typed=["quit"]).out
    assert out.startswith("Imperator goes on where you left it.")
    assert "Your choice (1-" in out


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_system_is_asked_for_its_language(
    variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LANGUAGE")
    monkeypatch.setenv(variable, "de_AT.UTF-8")
    out = run("play", "imperator", "--seed", SEED, typed=["quit"]).out
    assert out.startswith("Eine neue Partie Imperator.")


def test_what_is_refused_is_refused_in_the_same_language() -> None:
    refused = run("play", "chess", "--language", "de")
    assert refused.status == 2
    assert refused.err.startswith("quadriga: Ein Spiel 'chess' gibt es nicht.")
    unknown = run("play", "imperator", "--language", "xx")
    assert unknown.status == 2
    assert "--language" in unknown.err


def test_a_record_is_shown_and_verified_in_the_same_language() -> None:
    shown = run("replay", str(RECORD), "--language", "de")
    assert "Ergebnis: " in shown.out
    assert run("replay", str(RECORD), "--verify", "--language", "de").out.startswith("geprüft: ")
    lost = run("replay", "lost.txt", "--language", "de")
    assert lost.err.endswith("Stimmt der Name der Datei?\n")
