"""Plays a match of every game in a house without a server: `python -m tests.house.serverless`.

What a server needs cannot be imported here, and no thread, process, connection or database can be
begun. Prints a line for each game.
"""

import asyncio
import builtins
import sys
import threading
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from random import Random
from types import ModuleType
from typing import Any, Final

BLOCKED: Final = (
    "alembic",
    "asyncpg",
    "litestar",
    "multiprocessing",
    "rich",
    "sqlalchemy",
    "sqlite3",
    "uvicorn",
    "websockets",
)
"""What nobody here may import."""

BLOCKED_FOR_US: Final = ("socket", "subprocess", "threading")
"""What the standard library needs for itself, and our own code may not import."""

FORBIDDEN: Final = (
    "os.fork",
    "os.posix_spawn",
    "socket.bind",
    "socket.connect",
    "sqlite3.connect",
    "subprocess.Popen",
)
"""What nobody here may do, whoever imported it."""


class Finder(MetaPathFinder):
    """Finds none of what is blocked."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Raise `ImportError` for what is blocked; leave everything else to others."""
        if name.partition(".")[0] in BLOCKED:
            raise ImportError(f"{name} is blocked")
        return None


def audit(event: str, _: tuple[object, ...]) -> None:
    """Refuse what is forbidden."""
    if event in FORBIDDEN:
        raise PermissionError(f"{event} is forbidden")


def no_thread(*_: object) -> None:
    """Refuse to start a thread, which older Pythons don't audit."""
    raise PermissionError("threading.Thread.start is forbidden")


def block() -> None:
    """Block from here on; cannot be undone."""
    imported = builtins.__import__

    def checked(name: str, *args: Any, **named: Any) -> Any:
        scope = args[0] if args else named.get("globals")
        importer = (scope or {}).get("__name__", "")
        if importer.startswith("quadriga") and name.partition(".")[0] in BLOCKED_FOR_US:
            raise ImportError(f"{importer} imports {name}")
        return imported(name, *args, **named)

    builtins.__import__ = checked
    sys.meta_path.insert(0, Finder())
    sys.addaudithook(audit)
    vars(threading)["_start_new_thread"] = no_thread


async def play(game: str) -> str:
    """Play a match against bots to its end, and use everything that helps with it; a summary."""
    from quadriga.core import Setup
    from quadriga.games import GAMES, make
    from quadriga.house.commands import AddPlayer
    from quadriga.house.house import House, Options
    from quadriga.house.notices.news import Fact
    from quadriga.house.notices.silence import Silence
    from quadriga.house.ports import Asker
    from quadriga.house.rendering import explanations, snapshots
    from quadriga.house.rendering.feeds import Subscriber
    from quadriga.table import Sitter
    from tests.house.memory_store import MemoryStore
    from tests.house.outlets import Mailbox
    from tests.house.parts import Inline, now, written_now

    store, thinker = MemoryStore(), Inline()
    options = Options(seed="serverless", hint_playouts=4)
    me, asker = "me", Asker("here", "me")

    def house() -> House:
        return House(store, Silence(), thinker, now, asyncio.get_running_loop().time, options)

    await store.write(AddPlayer(me, "Livia", "hash", written_now()))
    first, rng = house(), Random(game)
    async with first.running():
        seats = GAMES[game].usual_seats
        sitters = [Sitter("Livia"), *[Sitter("Marcus", "greedy")] * (seats - 1)]
        room = await first.rooms.open(make(Setup(game, seats)), sitters, me, {0: me})
        mailbox, hints, explained = Mailbox(), 0, 0
        subscriber, feed = Subscriber(mailbox, me), first.feeds.of(room)
        with feed.joined(subscriber), first.peers.holding(Fact(room.id)):
            message = (await feed.moment()).message_for(subscriber)
            assert message is not None
            mailbox.put(message)
            while not room.over:
                if room.to_act != 0:
                    await mailbox.news()
                    continue
                table = room.table
                if not hints:
                    hint = await first.advice.hint(room, me, table.revision, asker)
                    hints = len(hint.best)
                    things = table.game.guide.things(table.state, room.viewpoint(me))
                    explained = sum(
                        bool(explanations.at_table(room, me, thing).name) for thing in things[:5]
                    )
                choice = str(rng.choice(table.game.legal_actions(table.state)))
                await first.rooms.submit(room.id, room.to_act, table.revision, choice)
            await mailbox.news_of(room.table.revision)
        record = snapshots.record(room, me)
        past = await first.past_matches.read_finished(record)
        reviewed = await first.reviews.review(asker, past, 0, 0)
        taught = await teach(first, game, me)
    second = house()
    async with second.running():
        restored = await second.rooms.enter(room.id)
        assert restored is not room
        assert (restored.table.log, restored.result) == (room.table.log, room.result)
    return (
        f"{game}: {len(room.table.log)} entries, {mailbox.count} messages, {hints} in a hint, "
        f"{explained} explained, {len(reviewed.decisions)} reviewed, {taught} taught: {room.result}"
    )


async def teach(house: Any, game: str, me: str) -> int:
    """Do the first step of a lesson; how many entries its log has then."""
    from quadriga.games import make
    from quadriga.house.teaching import lessons

    lesson = lessons.find(game)
    sitters = lessons.sitters(lesson, "Livia")
    room = await house.rooms.open(make(lesson.setup), sitters, me, {lesson.seat: me}, lesson=lesson)
    shown = lessons.moment(room, lesson.seat)
    assert shown is not None
    await house.rooms.submit(room.id, lesson.seat, room.table.revision, shown.accepts[0])
    return lesson.steps_done(room.table.log) or 0


def main() -> None:
    """Block, then play every game."""
    block()
    from quadriga.games import GAMES

    for game in GAMES:
        print(asyncio.run(play(game)))
    loaded = sorted({name.partition(".")[0] for name in sys.modules} & set(BLOCKED))
    print("blocked and loaded:", loaded)


if __name__ == "__main__":
    main()
