"""Requests to take something back, on SQLite and on PostgreSQL."""

import asyncio

import pytest

from quadriga.core import Stale
from quadriga.house.commands import AlreadyAsked, AnswerTakeBack, AskTakeBack
from quadriga.house.values import TakeBack
from quadriga.store import SqlStore
from tests.store.places import Place, advance, in_loop, new_table, opened, opening

REQUEST = TakeBack(revision=0, seat=0, submit="one", whole=False, asked=(1, 2))


async def kept(store: SqlStore) -> TakeBack | None:
    found = await store.match("m")
    assert found is not None
    return found.match.request


@in_loop
async def test_a_request_is_kept_with_its_answers_until_something_is_played(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        assert await kept(store) is None
        await store.write(AskTakeBack("m", REQUEST))
        assert await kept(store) == REQUEST
        # Two who agree at once are both counted, wherever they are connected.
        answers = (AnswerTakeBack("m", 0, (seat,), agrees=True) for seat in (2, 1))
        await asyncio.gather(*map(store.write, answers))
        agreed = await kept(store)
        assert agreed is not None
        assert agreed.agreed == (1, 2)
        await store.write(advance("m", 0, 1, "one"))
        assert await kept(store) is None
        with pytest.raises(Stale):
            await store.write(AnswerTakeBack("m", 0, (1,), agrees=True))


@in_loop
async def test_there_is_one_request_between_two_moves(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        await store.write(AskTakeBack("m", REQUEST))
        await store.write(AskTakeBack("m", REQUEST))  # sent again, because the answer was lost
        other = TakeBack(revision=0, seat=0, submit="two", whole=False, asked=(1,))
        with pytest.raises(AlreadyAsked):
            await store.write(AskTakeBack("m", other))
        await store.write(AnswerTakeBack("m", 0, (2,), agrees=False))
        declined = await kept(store)
        assert declined is not None
        assert declined.declined == 2
        for job in (AskTakeBack("m", other), AnswerTakeBack("m", 0, (1,), agrees=True)):
            with pytest.raises((AlreadyAsked, Stale)):
                await store.write(job)
        with pytest.raises(Stale):
            await store.write(AskTakeBack("m", TakeBack(7, 0, "late", False, (1,))))
