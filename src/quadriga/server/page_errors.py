"""Errors reported by pages, one log line each, with nothing that a browser made up.

Error messages may quote anything: names, talk, addresses. So only known words are logged. The
page's own files say where it happened.
"""

import logging
import re
from collections.abc import Iterator
from typing import Final, get_args

from litestar import post
from litestar.params import JSONBody

from quadriga.house import wire
from quadriga.server.guard.limits import LIMIT

log = logging.getLogger(__name__)

OMITTED: Final = "…"

_SENT: Final = frozenset(
    kind.__struct_config__.tag
    for union in (wire.ToPage, wire.ToLobby, wire.Awaited)
    for kind in get_args(union) or (union,)
)
"""The types of our messages: a page of another version may not know them."""

_USUAL: Final = """
    error typeerror rangeerror referenceerror syntaxerror evalerror urierror aggregateerror
    domexception aborterror notallowederror notfounderror notsupportederror invalidstateerror
    quotaexceedederror securityerror networkerror timeouterror datacloneerror hierarchyrequesterror
    a an and any are argument arguments array as assignment at await be before bigint boolean call
    callback can cannot can't class constant constructor convert could css date derived destructure
    did does doesn't dynamically each effect element end exceeded expected expression failed fetch
    file for found from function generator getter has have import imported importing in
    infinite initialization initialize initialized input instance instanceof invalid is isn't it
    iterable iterator json key keys left length lexical literal load loading map maximum memory
    message missing module much must network new no node non not null number object of on only
    operand operator or out outside parse parameter parsing position preload private promise
    properties property prototype read reading reads recursion reduce regular request resource
    response right script set setter setting size stack state string style subscribe super symbol
    syntax target that the this to token type undefined unable unexpected unhandled unknown
    unterminated update value values variable was when while with without write you
"""
"""Words of the error messages of browsers and Svelte, in small letters."""

_WORDS: Final = _SENT | frozenset(_USUAL.split())

_NUMBER: Final = re.compile(r"[0-9]{1,5}(/[0-9]{1,5})?")
_FILE: Final = re.compile(r"[A-Za-z0-9_~.-]+\.[jt]s")
_FRAME: Final = re.compile(r"[A-Za-z0-9_~.-]+\.js(:[0-9]{1,7}){2}")
_QUOTED: Final = re.compile(r"(?<!\w)[\"'`“‘].*?(?:[\"'`”’](?!\w)|$)", re.S)
_AROUND: Final = "()[]{}'\"`.,:;!?"


@post("/errors", status_code=204, opt={LIMIT: "errors"})
async def report(data: JSONBody[wire.PageError]) -> None:
    """Log what has failed in a browser."""
    log.warning("%s", line(data))


def line(error: wire.PageError) -> str:
    """The line of the log."""
    build = error.build if _FILE.fullmatch(error.build) else OMITTED
    frames = [frame for frame in error.frames if _FRAME.fullmatch(frame)]
    where = f" at {' < '.join(frames)}" if frames else ""
    said = recognised(error.said)
    return f"a page failed ({error.kind}, on {error.screen}, {build}): {said}{where}"


def recognised(said: str) -> str:
    """The known words of an error message; the others are left out."""
    return " ".join(_words(said)) or OMITTED


def _words(said: str) -> Iterator[str]:
    omitted = False
    for word in _QUOTED.sub(OMITTED, said).split():
        core = word.strip(_AROUND)
        known = core.lower() in _WORDS or _NUMBER.fullmatch(core) is not None
        if known:
            yield word
        elif not omitted:
            yield OMITTED
        omitted = not known
