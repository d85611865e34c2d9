"""Who is gone: who was not at a table for some time, though they could have been."""

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from quadriga.house.matches.presence import Presence
from quadriga.house.notices.fellows import Fellows
from quadriga.house.notices.hub import CHANNEL, Hub
from tests.store.places import in_loop


async def until_gone(hub: Hub, presence: Presence, match: str, player: str) -> None:
    """Look on from another seat until `player` is gone."""
    with hub.listen(match) as changed, presence.at(match, "somebody"):
        while not presence.is_gone(match, player):
            await changed.wait()
            changed.clear()


@in_loop
async def test_who_is_expected_at_a_new_match_is_not_gone_yet() -> None:
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    hub = Hub(channels)
    async with channels, hub.running():
        presence = Presence(hub, Fellows(hub), away=0.01)
        await until_gone(hub, presence, "old", "Gaius")
        presence.expect("new", ["Gaius"])
        assert not presence.is_gone("new", "Gaius")
        await until_gone(hub, presence, "new", "Gaius")
        presence.close()
