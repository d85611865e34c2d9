"""Who is gone: who was not at a table for some time, though they could have been."""

from quadriga.house.matches.presence import Presence
from quadriga.house.notices.hub import Hub
from tests.house.parts import lone_hub, new_peers, new_presence
from tests.loops import in_skipped_time


async def until_gone(hub: Hub, presence: Presence, match: str, player: str) -> None:
    """Look on from another seat until `player` is gone."""
    with hub.listen(match) as changed, presence.at(match, "somebody"):
        while not presence.is_gone(match, player):
            await changed.wait()
            changed.clear()


@in_skipped_time
async def test_who_is_expected_at_a_new_match_is_not_gone_yet() -> None:
    hub = lone_hub()
    async with hub.running():
        presence = new_presence(hub, new_peers(hub), away=60)
        await until_gone(hub, presence, "old", "Gaius")
        presence.expect("new", ["Gaius"])
        assert not presence.is_gone("new", "Gaius")
        await until_gone(hub, presence, "new", "Gaius")
        presence.close()
