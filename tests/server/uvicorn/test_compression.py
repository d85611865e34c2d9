"""Messages of sockets are compressed: once for all sockets that were sent the same before."""

import gzip
import zlib
from random import Random
from time import time
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.sync.client import connect

from quadriga.core import Seat, Setup
from quadriga.games import make
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.house.rendering import compressed, snapshots
from quadriga.house.rendering.feeds import Feeds, Subscriber
from quadriga.house.rendering.match_feeds import Moment
from quadriga.house.rendering.messages import SharedMessage, encode
from quadriga.server.uvicorn import compression
from quadriga.server.uvicorn.compression import CONTEXT_BYTES, SharedDeflate
from quadriga.server.uvicorn.outlets import OUTLET, frame_of
from quadriga.table import Sitter, Table, seeded
from tests.house.parts import Unused
from tests.server.asgi import served

WORDS = ("Roma", "villa", "forum", "hortus", "aqua", "via")


def texts() -> list[str]:
    """Messages of all lengths, among them longer ones than the context has."""
    rng = Random(5)
    lengths = (1, 40, 3 * CONTEXT_BYTES, 500, 0, CONTEXT_BYTES, 700, 700, 60)
    return [" ".join(rng.choices(WORDS, k=length)) for length in lengths]


async def speaker(scope: Any, receive: Any, send: Any) -> None:
    """An application that sends texts, by turns as ASGI does and by the outlet."""
    await receive()
    await send({"type": "websocket.accept"})
    outlet = scope["extensions"][OUTLET]
    for number, text in enumerate(texts()):
        if number % 3 and outlet.is_open:
            outlet.put(SharedMessage(text.encode()))
        else:
            await send({"type": "websocket.send", "text": text})
    await receive()


@pytest.mark.parametrize("deflate", [True, False])
def test_messages_are_compressed_only_where_that_is_wanted(deflate: bool) -> None:
    with served(speaker, deflate=deflate) as address:
        for client in (connect(address), connect(address, compression=None)):
            with client:
                assert [client.recv(timeout=60) for _ in texts()] == texts()
        assert client.response is not None
        assert "Sec-WebSocket-Extensions" not in client.response.headers


@pytest.mark.parametrize("bits", [9, 12, None])
@pytest.mark.parametrize("forgets", [True, False])
def test_a_browser_may_have_a_small_window_or_forget_what_it_was_sent(
    bits: int | None, forgets: bool
) -> None:
    offer = ClientPerMessageDeflateFactory(
        server_no_context_takeover=forgets, server_max_window_bits=bits
    )
    with (
        served(speaker, deflate=True) as address,
        connect(address, compression=None, extensions=[offer]) as client,
    ):
        assert client.protocol.extensions, "compression was agreed on"
        assert [client.recv(timeout=60) for _ in texts()] == texts()


def test_sockets_with_the_same_past_share_a_frame_and_others_can_read_theirs() -> None:
    agreed = PerMessageDeflate(False, False, 15, 15)
    first, second, late = (SharedDeflate(agreed) for _ in range(3))
    browsers = {one: zlib.decompressobj(-15) for one in (first, second, late)}
    for number, text in enumerate(texts()):
        message = SharedMessage(text.encode())
        listening = [first, second] if number < 3 else [first, second, late]
        frames = {one: frame_of(message, one) for one in listening}
        assert frames[first] is frames[second]
        for one, frame in frames.items():
            assert browsers[one].decompress(payload(frame) + b"\0\0\xff\xff").decode() == text


def payload(frame: bytes) -> bytes:
    """What a frame from the server has after its head."""
    return frame[2 + {126: 2, 127: 8}.get(frame[1], 0) :]


NAMES = (
    '["t01","t02","t03","t04","t05"]',
    '{"name":"Ada","bot":null}',
    '","bot":null},{"name":"',
    "\\nseat 1 Ada\\n---\\n1 draw t05",
    "\\",
    '\\"',
    "Łucja 🏛",
)
"""Names that say what may be in a hand, or look like the text around them."""


def shown(names: tuple[str, str]) -> list[bytes]:
    """A table, a change with a bot in a seat, and a replay, of people with these names."""
    sitters = [Sitter(name) for name in names]
    table = Table.open(make(Setup("all_roads", 2)), sitters, seeded("names"))
    room = Room("match", "me", {0: "me", 1: "other"}, None, table)
    messages, feeds = list[bytes](), Feeds(table.game, time)
    subscriber = Subscriber(Unused(), "me")
    for seat in (None, "citizen"):
        room.table = table.with_bots({Seat(1): seat})
        company = wire.Company((), 2)
        moment = Moment(
            feeds, room, company, lambda player, _: snapshots.own(room, player, (), None)
        )
        message = moment.message_for(subscriber)
        assert message is not None
        messages.append(message.text)
    return [*messages, encode(snapshots.replay(room, "me"))]


@pytest.mark.parametrize("name", NAMES)
def test_names_change_no_size(name: str) -> None:
    nothing = "x" * (len(encode(name)) - 2)
    for theirs in ((name, "Ada"), ("Ada", name)):
        others = (nothing, "Ada") if theirs[0] == name else ("Ada", nothing)
        sizes, window = list[list[int]](), zlib.decompressobj(-15)
        for names in (theirs, others):
            deflate = SharedDeflate(PerMessageDeflate(False, False, 15, 15))
            *frames, _ = [frame_of(SharedMessage(text), deflate) for text in shown(names)]
            sizes.append([len(frame) for frame in frames])
            if names is theirs:
                texts = [window.decompress(payload(frame) + b"\0\0\xff\xff") for frame in frames]
                assert texts == shown(names)[:-1]
        assert sizes[0] == sizes[1]


@pytest.mark.parametrize("name", NAMES)
def test_names_in_a_replay_are_compressed_apart(name: str) -> None:
    """Only the block with the name has another size, which depends on the name alone."""
    body = shown((name, "Ada"))[-1]
    assert gzip.decompress(compressed.gzipped(body)) == body
    plain, names = compressed.names_apart(body)[::2], compressed.names_apart(body)[1::2]
    assert encode(name)[1:-1] not in b"".join(plain)
    assert len(names) == 3, "two seats, and the head of the record"


def test_what_was_sent_before_makes_a_message_shorter() -> None:
    text = Random(5).randbytes(900).hex().encode()
    fresh = compression.Context(15, is_kept=True)
    assert len(fresh.after(text).compressed(text)) < len(fresh.compressed(text)) / 10
    forgetful = compression.Context(15, is_kept=False)
    assert forgetful.after(text) == forgetful
