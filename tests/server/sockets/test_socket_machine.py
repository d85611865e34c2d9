"""Two people and a spectator at one table, who send whatever comes to mind, in any order."""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from websockets.exceptions import ConnectionClosed

from quadriga.server.sockets.table_socket import MAX_BAD_MESSAGES, MAX_MESSAGE_BYTES
from tests.server.clients import Browser, Chair, Json
from tests.server.tables.test_company import at_match, begin, watching
from tests.server.tables.test_lobbies import done

PEOPLE = st.sampled_from((0, 1))
WINDOWS = st.sampled_from((0, 1, 2, 3))
"""Each person has two windows: 0 and 2 are those of the host, 1 and 3 those of the guest."""

VALID: Json = {"type": "do", "id": "x", "seen": 0, "do": "x"}
WRONG_VALUES: dict[str, st.SearchStrategy[Any]] = {
    "type": st.none() | st.integers() | st.text(max_size=5),
    "id": st.none() | st.integers() | st.just("") | st.text(min_size=65, max_size=80),
    "seen": st.none() | st.booleans() | st.text() | st.floats(allow_nan=False),
    "do": st.none() | st.integers() | st.lists(st.text(), max_size=2),
}
PASSING = ("company", "take_back", "can_undo", "undo_asks")
"""What changes without a new revision."""

SCALARS = st.none() | st.booleans() | st.integers() | st.text(max_size=10)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _with_wrong_value(key: str) -> st.SearchStrategy[str]:
    return WRONG_VALUES[key].map(lambda value: _json({**VALID, key: value}))


NONSENSE: st.SearchStrategy[str | bytes] = st.one_of(
    st.binary(max_size=40),
    st.text(max_size=40),
    st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3)).map(_json),
    st.sampled_from(sorted(VALID)).map(
        lambda missing: _json({key: VALID[key] for key in VALID if key != missing})
    ),
    st.sampled_from(sorted(WRONG_VALUES)).flatmap(_with_wrong_value),
    st.text(min_size=6).map(lambda key: _json({**VALID, key: 1})),
    st.just("é" * MAX_MESSAGE_BYTES),
    st.just("[" * MAX_MESSAGE_BYTES),
)
"""Messages that are none."""


class Window:
    """One connection; counts the malformed messages in a row that it has sent."""

    def __init__(self, connect: Callable[[ExitStack], Chair]) -> None:
        self._connect = connect
        self._line = ExitStack()
        self.open()

    def open(self) -> None:
        """Connect anew; the connection begins with the whole table."""
        self._line.close()
        self._line = ExitStack()
        self.chair = self._connect(self._line)
        self.bad_messages = 0
        self.chair.hear()

    def close(self) -> None:
        self._line.close()

    def ask(self, message: str | bytes) -> Json:
        """The answer to a message; what it tells of the table is read on the way."""
        self.chair.socket.send(message)
        while True:
            answer: Json = msgspec.json.decode(self.chair.receive_text())
            if answer["type"] in ("played", "asked", "refused"):
                is_bad = answer.get("code") in ("bad_message", "too_large")
                self.bad_messages = self.bad_messages + 1 if is_bad else 0
                return answer
            self.chair.read(answer)

    def table(self, revision: int) -> Json:
        """The table at a revision, which this window is told; without what may change by itself."""
        told = self.chair.hear_update(lambda update: update["revision"] >= revision)
        assert told["revision"] == revision
        return {key: value for key, value in told.items() if key not in PASSING}


class Table(RuleBasedStateMachine):
    """What was acknowledged is what the table has: `lines` by seat, and `played` by whom and id."""

    def __init__(self, host: Browser, guest: Browser, watcher: Browser) -> None:
        super().__init__()
        match = self.match = begin(host, guest, game="minerva")
        self.people = host, guest
        self.is_asked = False
        code = str(done(at_match(host, match, "watch")).json()["code"])
        people = (host, guest, host, guest)
        self.windows = [Window(_sitting(person, match)) for person in people]
        self.spectator = Window(lambda line: line.enter_context(watching(watcher, code)))
        self.revision = 0
        self.lines: tuple[list[str], list[str]] = ([], [])
        self.played: dict[tuple[int, str], tuple[str, int]] = {}
        self.wanted = 0, "", ""
        self.chosen_at = -1
        self.undos = 0

    @property
    def to_act(self) -> int:
        """The person whose turn it is."""
        seat = self.spectator.table(self.revision)["to_act"]
        assert isinstance(seat, int), "no match ends in so few steps"
        return seat

    def _submit(self, window: int, message: Json, expected: str | None) -> Json:
        """Send what is played, or refused with the code `expected`; the answer."""
        text = _json(message)
        answer = self.windows[window].ask(text)
        if expected is not None:
            assert (answer["type"], answer["code"]) == ("refused", expected), answer
            return answer
        self._note_played(window, message, answer)
        return answer

    def _note_played(self, window: int, message: Json, answer: Json) -> None:
        self.revision += 1
        self.is_asked = False
        assert answer == {"type": "played", "id": message["id"], "revision": self.revision}
        self.played[window % 2, message["id"]] = _json(message), self.revision

    def _new(self, who: int, kind: str, **fields: object) -> Json:
        """A message with an id that this person has not used; others may have."""
        number = sum(person == who for person, _ in self.played)
        return {"type": kind, "id": f"submit {number}", "seen": self.revision, **fields}

    # ---- what is played --------------------------------------------------------------------------

    @rule(second=st.booleans(), choice=st.integers(0, 1000))
    def play(self, second: bool, choice: int) -> None:
        who = self.to_act
        window = who + 2 * second
        choices = self.windows[window].table(self.revision)["choices"]
        line = choices[choice % len(choices)]["do"]
        self._submit(window, self._new(who, "do", do=line), None)
        self.lines[who].append(line)

    @rule(window=WINDOWS, whole=st.booleans())
    def undo(self, window: int, whole: bool) -> None:
        who = window % 2
        self.undos += 1
        message = self._new(who, "undo", whole=whole) | {"id": f"undo {self.undos}"}
        before = self._settled(window)
        answer = self.windows[window].ask(_json(message))
        last = before["log"][-1]["seat"]
        if answer["type"] == "played":
            assert last == who, "nobody has gone on"
            self._note_played(window, message, answer)
            self._drop_lines(window, whole=whole)
        elif answer["type"] == "asked":
            assert last == 1 - who or self.chosen_at == self.revision, "somebody has gone on"
            assert not self.is_asked
            self.is_asked = True
            self.wanted = who, message["id"], _json(message)
        else:
            assert answer["code"] == "nothing_to_undo" or self.is_asked
            assert answer["code"] in ("nothing_to_undo", "already_asked")

    def _settled(self, window: int) -> Json:
        """The table once this window knows of what was asked."""
        self.windows[window].table(self.revision)
        return self.windows[window].chair.hear_update(
            lambda now: (now["take_back"] is not None) == self.is_asked
        )

    def _drop_lines(self, window: int, *, whole: bool) -> None:
        who = window % 2
        left = len(self._own_lines(window))
        assert left < len(self.lines[who])
        assert whole or left == len(self.lines[who]) - 1
        del self.lines[who][left:]

    @rule(second=st.booleans())
    def begin_to_choose(self, second: bool) -> None:
        who = self.to_act
        self.chosen_at = self.revision
        message = {"type": "choosing", "seen": self.revision}
        self.windows[who + 2 * second].chair.socket.send(_json(message))
        # Until it is known, and whatever the other one could take back at once has to be asked for.
        for window in (1 - who, 3 - who):
            self.windows[window].chair.hear_update(lambda now: not now["can_undo"])

    @precondition(lambda self: self.is_asked)
    @rule(agrees=st.booleans())
    def answer(self, agrees: bool) -> None:
        """Who is asked lets it be taken back, or not; what is settled is not answered again."""
        who, name, text = self.wanted
        body = {"seen": self.revision, "agrees": agrees}
        self._settled(who)
        before = self.windows[who].chair.update["take_back"]["declined"]
        answer = at_match(self.people[1 - who], self.match, "take-back", body)
        if before is not None:
            assert answer.status_code == 409
            return
        assert answer.status_code == 204
        if agrees:
            self.revision += 1
            self.is_asked = False
            self.played[who, name] = text, self.revision
            for one in (0, 1):
                self.lines[one][:] = self._own_lines(one)
        else:
            for window in self.windows:
                window.chair.hear_update(lambda now: now["take_back"]["declined"] is not None)

    # ---- what was played already, or comes too late, or is nobody's turn -------------------------

    @precondition(lambda self: self.played)
    @rule(number=st.integers(0, 1000), second=st.booleans())
    def repeat(self, number: int, second: bool) -> None:
        (who, name), (text, revision) = list(self.played.items())[number % len(self.played)]
        answer = self.windows[who + 2 * second].ask(text)
        assert answer == {"type": "played", "id": name, "revision": revision}

    @precondition(lambda self: any(who == self.to_act for who, _ in self.played))
    @rule(number=st.integers(0, 1000))
    def use_an_id_again(self, number: int) -> None:
        """A legal line under an id that something else was played with is not played."""
        who = self.to_act
        names = [name for person, name in self.played if person == who]
        name = names[number % len(names)]
        choices = self.windows[who].table(self.revision)["choices"]
        message = {**self._new(who, "do", do=choices[0]["do"]), "id": name}
        answer = self.windows[who].ask(_json(message))
        revision = self.played[who, name][1]
        assert answer == {"type": "played", "id": name, "revision": revision}

    @rule(window=WINDOWS, off=st.integers(1, 5) | st.just(2**70), ahead=st.booleans())
    def come_too_late(self, window: int, off: int, ahead: bool) -> None:
        seen = self.revision + (off if ahead else -off)
        for kind in ("do", "undo"):
            fields = {"do": "x"} if kind == "do" else {}
            self._submit(window, {**self._new(window % 2, kind, **fields), "seen": seen}, "stale")

    @rule(second=st.booleans(), line=st.text(max_size=30))
    def play_out_of_turn(self, second: bool, line: str) -> None:
        who = 1 - self.to_act
        self._submit(who + 2 * second, self._new(who, "do", do=line), "not_your_turn")

    @rule(second=st.booleans(), line=st.text(max_size=30) | st.just("x" * 3000))
    def play_what_is_illegal(self, second: bool, line: str) -> None:
        who = self.to_act
        self._submit(who + 2 * second, self._new(who, "do", do=line), "illegal")

    @rule(window=WINDOWS)
    def ask_for_a_hint_in_vain(self, window: int) -> None:
        """Real hints take a second each; `test_socket.py` has them."""
        if window % 2 == self.to_act:
            self._submit(window, {"type": "hint", "seen": self.revision + 1}, "stale")
        else:
            self._submit(window, {"type": "hint", "seen": self.revision}, "not_your_turn")

    # ---- what is no message, and connections -----------------------------------------------------

    @rule(window=WINDOWS, message=NONSENSE)
    def send_nonsense(self, window: int, message: str | bytes) -> None:
        asker = self.windows[window]
        assert asker.ask(message)["code"] in ("bad_message", "too_large")
        if asker.bad_messages == MAX_BAD_MESSAGES:
            self._expect_closed(asker, 1008)

    @rule(window=WINDOWS)
    def send_far_too_much(self, window: int) -> None:
        self.windows[window].chair.socket.send("x" * 100_000)
        self._expect_closed(self.windows[window], 1009)

    @rule(window=WINDOWS)
    def reconnect(self, window: int) -> None:
        self.windows[window].open()

    @rule(message=NONSENSE | st.just(_json(VALID)) | st.just(_json({"type": "hint", "seen": 0})))
    def send_something_as_a_spectator(self, message: str | bytes) -> None:
        answer = self.spectator.ask(message)
        assert answer["code"] in ("bad_message", "too_large", "not_your_turn")
        if self.spectator.bad_messages == MAX_BAD_MESSAGES:
            self._expect_closed(self.spectator, 1008)

    def _expect_closed(self, window: Window, code: int) -> None:
        with pytest.raises(ConnectionClosed) as closed:
            list(iter(window.chair.receive_text, None))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        window.open()

    # ---- what holds after each of these ----------------------------------------------------------

    def _own_lines(self, window: int) -> list[str]:
        log = self.windows[window].table(self.revision)["log"]
        return [line["text"] for line in log if line["seat"] == window % 2]

    @invariant()
    def what_is_acknowledged_is_there_once(self) -> None:
        assert self.revision == len(self.played)
        for window in range(len(self.windows)):
            assert self._own_lines(window) == self.lines[window % 2]

    @invariant()
    def all_see_the_same(self) -> None:
        host, guest, *second = (window.table(self.revision) for window in self.windows)
        assert second == [host, guest]
        public = self.spectator.table(self.revision)
        for field in ("revision", "to_act", "ending"):
            assert host[field] == guest[field] == public[field]

    def teardown(self) -> None:
        """Nothing else has happened: who comes anew is told what the others have."""
        try:
            for window in (*self.windows, self.spectator):
                before = window.table(self.revision)
                window.open()
                assert window.table(self.revision) == before
        finally:
            for window in (*self.windows, self.spectator):
                window.close()


def _sitting(person: Browser, match: str) -> Callable[[ExitStack], Chair]:
    return lambda line: line.enter_context(person.sit(match))


def test_whatever_is_sent_the_table_stays_right(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    class NewTable(Table):
        def __init__(self) -> None:
            super().__init__(browser, friend, stranger)

    run_state_machine_as_test(
        NewTable,
        settings=settings(
            max_examples=8,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
