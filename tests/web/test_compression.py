"""Messages of sockets are compressed: once for all sockets that were sent the same before."""

import zlib
from random import Random
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.sync.client import connect

from quadriga.web import compression
from quadriga.web.compression import CONTEXT_BYTES, SharedDeflate
from quadriga.web.outlets import OUTLET, SharedMessage
from tests.web.asgi import served

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
        frames = {one: message.frame(one) for one in listening}
        assert frames[first] is frames[second]
        for one, frame in frames.items():
            payload = frame[2 + {126: 2, 127: 8}.get(frame[1], 0) :]
            assert browsers[one].decompress(payload + b"\0\0\xff\xff").decode() == text


def test_what_was_sent_before_makes_a_message_shorter() -> None:
    text = Random(5).randbytes(900).hex().encode()
    fresh = compression.Context(15, is_kept=True)
    assert len(fresh.after(text).compressed(text)) < len(fresh.compressed(text)) / 10
    forgetful = compression.Context(15, is_kept=False)
    assert forgetful.after(text) == forgetful
