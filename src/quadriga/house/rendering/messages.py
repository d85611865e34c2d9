"""JSON encoding of messages, and the HTTP status of each refusal."""

from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from quadriga.core import BadMessage, Refusal
from quadriga.house import wire
from quadriga.language import message

FromPage: TypeAlias = wire.Do | wire.Undo | wire.AskHint | wire.Choosing

Nothing: TypeAlias = dict[str, None]
"""The body `{}` of a request that needs no more than its address."""

CONFLICT: Final = 409

STATUS: Final = {
    "bad_components": 400,
    "bad_message": 400,
    "bad_setup": 400,
    "bad_record": 400,
    "not_host": 403,
    "not_found": 404,
    "too_large": 413,
    "too_many": 429,
    "unavailable": 503,
}
"""The HTTP status of refusals by their codes; of all others it is `CONFLICT`."""


class TooLarge(Refusal):
    """A message larger than `MAX_MESSAGE_BYTES`."""

    code = "too_large"


class CampaignClosed(Refusal):
    """The campaign is not open to this player yet."""

    code = "campaign_closed"


def plain(value: Any) -> Any:
    """`value` as a type that msgspec can encode; its `enc_hook`."""
    if isinstance(value, MappingProxyType):
        return dict(value)
    raise NotImplementedError(f"{type(value)} has no place on the wire")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=plain)
_FROM_PAGE: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(wire.FromPage)


def encode(value: Any) -> bytes:
    """`value` as JSON."""
    return _ENCODER.encode(value)


def decode(text: str) -> FromPage:
    """The message from the page in `text`; raises `BadMessage`."""
    try:
        return _FROM_PAGE.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(message("refused-unknown-message", reason=str(error))) from error


def refused(refusal: Refusal, received: FromPage | None = None) -> wire.Refused:
    """The wire type of a refusal, of a message from the page if it is one."""
    submit = received.id if isinstance(received, wire.Do | wire.Undo) else None
    return wire.Refused(refusal.code, refusal.message, refusal.part, submit)


class SharedMessage:
    """A text message for many sockets; a server keeps what it makes of it in `frames`."""

    __slots__ = ("frames", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.frames: dict[Any, Any] = {}
