"""Deals: chance that follows from a public seed, and is the same for everybody."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from quadriga.core import CHANCE, BadRecord, Setup
from quadriga.core.chance import MAX_SEED_LENGTH, Deal, is_seed
from quadriga.core.records import read, write
from quadriga.core.verification import verify
from quadriga.games import make
from quadriga.table import Sitter, Table

DEAL = Deal("quadriga-daily 01234567 imperator 2026-11-17")
ALONE = [Setup("imperator", 1), Setup("minerva", 1)]


def played(setup: Setup, rng: Random) -> Table:
    """A match of the deal in which anything is chosen."""
    game = make(setup)
    table = Table.open(game, [Sitter("Livia")], DEAL)
    while (seat := table.to_act) is not None:
        assert seat is not CHANCE
        choice = str(rng.choice(game.legal_actions(table.state)))
        table = table.submit(seat, table.revision, choice, DEAL)
    return table


def draws(table: Table) -> Iterator[tuple[tuple[str, int], str]]:
    """What chance did, by its kind and how often it had done such a thing before."""
    seen: dict[str, int] = {}
    for entry in table.log:
        if entry.actor is CHANCE:
            kind = entry.text.split()[0]
            yield (kind, seen.setdefault(kind, 0)), entry.text
            seen[kind] += 1


def test_whatever_is_chosen_the_same_tiles_come_up() -> None:
    """Also after a temple was bought in one match, for which another one is drawn there alone."""
    one, other = (dict(draws(played(Setup("minerva", 1), Random(n)))) for n in (0, 1))
    assert ("temple", 0) in one.keys() - other.keys()
    assert one.keys() & other.keys() >= {("reveal", n) for n in range(6)}
    assert all(one[key] == other[key] for key in one.keys() & other.keys())


def test_cards_differ_only_once_the_decks_do() -> None:
    """Who has built a card in the first period does not shuffle it into the next deck."""
    logs = [list(draws(played(Setup("imperator", 1), Random(n)))) for n in range(4)]
    first_period = 7
    assert all(log[:first_period] == logs[0][:first_period] for log in logs)


def test_another_seed_is_another_deal() -> None:
    game = make(Setup("imperator", 1))
    seeds = [f"quadriga-daily 01234567 imperator 2026-11-{day}" for day in range(10, 20)]
    assert len({Table.open(game, [Sitter("")], Deal(seed)).log for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("setup", ALONE, ids=lambda setup: setup.game)
def test_a_record_of_a_deal_proves_its_draws(setup: Setup) -> None:
    table = played(setup, Random(3))
    text = write(replace(table.record(), deal=DEAL.seed))
    assert f"\ndeal {DEAL.seed}\n" in text
    reading = read(text.encode())
    assert verify(table.game, reading) == table.state
    other = read(text.replace("2026-11-17", "2026-11-18").encode())
    with pytest.raises(BadRecord, match="chance should have done"):
        verify(table.game, other)


@pytest.mark.parametrize("seed", ["", "ä", "two  spaces", "x" * (MAX_SEED_LENGTH + 1), " x", "x\t"])
def test_what_is_no_seed(seed: str) -> None:
    assert not is_seed(seed)
    text = write(played(Setup("imperator", 1), Random(3)).record())
    if seed.strip() == seed and seed:
        with pytest.raises(BadRecord, match="expected 'deal'"):
            read(text.replace("\nvariant", f"\ndeal {seed}\nvariant").encode())


def test_chance_follows_from_one_thing() -> None:
    text = write(played(Setup("imperator", 1), Random(3)).record())
    both = text.replace("\nvariant", f"\ndeal {DEAL.seed}\nshuffle {'0' * 64}\nvariant")
    with pytest.raises(BadRecord, match="from a deal and from a secret"):
        read(both.encode())
