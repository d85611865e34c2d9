"""Chance that follows from a secret, and the records that prove it."""

from random import Random

import pytest
from msgspec.structs import replace

from quadriga.core import CHANCE, AnyGame, BadRecord, Entry
from quadriga.core.chance import commitment, generator, is_secret
from quadriga.core.records import Record, read, write
from quadriga.core.verification import verify
from quadriga.games import GAMES, make
from quadriga.language.translator import Translator
from quadriga.table import Sitter, Table, committed, new_secret
from tests.terminal.running import run

SECRET = "00" * 31 + "07"
OTHER = "00" * 31 + "08"


def played(game: AnyGame, secret: str, decisions: int = 1_000) -> Record:
    """A match by random choices, with chance from the secret; whole unless it is cut short."""
    rng, dice = Random(3), committed(secret)
    table = Table.open(game, [Sitter("Livia") for _ in range(game.seats)], dice)
    while isinstance(seat := table.to_act, int) and decisions:
        action = rng.choice(game.legal_actions(table.state))
        table = table.submit(seat, table.revision, str(action), dice)
        decisions -= 1
    return replace(table.record(), shuffle=commitment(secret), secret=secret)


def said(refusal: BadRecord) -> str:
    return Translator("en", refusal.part).text(refusal.message)


def test_what_follows_from_a_secret_never_changes() -> None:
    """Records of any age can be checked: the draws of a secret are fixed for ever."""
    assert commitment(SECRET).startswith("48428bdb7ddd829410d6bbb924fdeb3a")
    assert generator(SECRET, 0).getrandbits(64) == 6302096000377931412
    assert generator(SECRET, 1).getrandbits(64) == 15250092752199853891
    assert generator(SECRET, 12).random() == 0.48047661456992097


def test_a_new_secret_has_256_bits_and_is_another_each_time() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(is_secret(secret) for secret in secrets)


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_of_a_match_follows_from_its_secret(name: str) -> None:
    game = make(GAMES[name].setups()[0])
    record = played(game, SECRET)
    text = write(record).encode()
    assert read(text).record == record
    verify(game, read(text))
    lied = replace(record, shuffle=commitment(OTHER), secret=OTHER)
    with pytest.raises(BadRecord) as refused:
        verify(game, read(write(lied).encode()))
    assert "chance should have done" in said(refused.value)


def test_the_first_draw_that_does_not_follow_is_named() -> None:
    game = make(GAMES["imperator"].setups()[0])
    record = played(game, SECRET, decisions=0)
    (drawn,) = record.entries
    other = next(str(a) for a in game.legal_actions(game.initial()) if str(a) != drawn.text)
    false = replace(record, entries=(Entry(CHANCE, other),))
    reading = read(write(false).encode())
    with pytest.raises(BadRecord) as refused:
        verify(game, reading)
    assert refused.value.line == reading.lines[0]
    assert f"“{drawn.text}”" in said(refused.value)


def test_the_head_has_the_commitment_and_then_the_secret() -> None:
    lines = write(played(make(GAMES["imperator"].setups()[0]), SECRET)).splitlines()
    assert [line.partition(" ")[0] for line in lines[3:7]] == [
        "components",
        "shuffle",
        "secret",
        "variant",
    ]
    assert lines[5] == f"secret {SECRET}"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"secret {SECRET}", "not the one"),
        (f"shuffle {commitment(OTHER)}\nsecret {SECRET}", "not the one"),
        (f"secret {SECRET}\nshuffle {commitment(SECRET)}", "not the one"),
        (f"shuffle {commitment(SECRET)[:-1]}", "64 digits"),
        (f"shuffle {commitment(SECRET)}\nsecret {SECRET.replace('7', 'G')}", "64 digits"),
    ],
)
def test_a_head_that_cannot_be_right_is_refused(line: str, reason: str) -> None:
    record = replace(
        played(make(GAMES["imperator"].setups()[0]), SECRET), shuffle=None, secret=None
    )
    text = write(record).replace("\nvariant", f"\n{line}\nvariant")
    outcome = run("replay", "-", "--verify", typed=text)
    assert (outcome.status, outcome.out) == (1, "")
    assert reason in outcome.err


def test_the_command_says_what_was_proved() -> None:
    record = played(make(GAMES["imperator"].setups()[0]), SECRET)
    outcome = run("replay", "-", "--verify", typed=write(record))
    assert (outcome.status, outcome.err) == (0, "")
    assert "Every draw follows from the secret" in outcome.out
    running = replace(record, secret=None)
    outcome = run("replay", "-", "--verify", typed=write(running))
    assert outcome.status == 0
    assert "when the match is over" in outcome.out
    plain = replace(record, secret=None, shuffle=None)
    assert run("replay", "-", "--verify", typed=write(plain)).out.count("\n") == 1
