"""Values to bytes and back, and which status a refusal has."""

from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from quadriga.core import BadMessage, Refusal
from quadriga.web import wire

FromPage: TypeAlias = wire.Do | wire.Undo | wire.AskHint

STATUS: Final = {
    "bad_message": 400,
    "bad_setup": 400,
    "not_found": 404,
    "stale": 409,
    "over": 409,
    "not_your_turn": 409,
    "illegal": 409,
    "nothing_to_undo": 409,
    "campaign_closed": 409,
    "too_large": 413,
    "unavailable": 503,
}


class TooLarge(Refusal):
    """More than the server is willing to read."""

    code = "too_large"


class CampaignClosed(Refusal):
    """The campaign is not open to this player yet."""

    code = "campaign_closed"


def plain(value: Any) -> Any:
    """A value that msgspec does not know, as one that it does."""
    if isinstance(value, MappingProxyType):
        return dict(value)
    raise NotImplementedError(f"{type(value)} has no place on the wire")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=plain)
_FROM_PAGE: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(wire.FromPage)


def encode(message: Any) -> bytes:
    """A message as JSON."""
    return _ENCODER.encode(message)


def decode(text: str) -> FromPage:
    """A message from the page, or `BadMessage`."""
    try:
        return _FROM_PAGE.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"This is not a message that the server knows: {error}.") from error


def refused(refusal: Refusal) -> wire.Refused:
    """A refusal as it crosses the wire."""
    return wire.Refused(refusal.code, refusal.message)
