"""What any data file must satisfy (specification, section 6)."""

from collections import Counter
from collections.abc import Iterator

from quadriga.core import BadComponents
from quadriga.games.carpe_diem.box import components as c
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.card_checks import cards
from quadriga.games.carpe_diem.box.tile_checks import tiles
from quadriga.kit import datafile

_SIDES = 4
_WRITS = 9
_PHASES = 4
_MIDDLE = (3, 4)
_PLAYERS = range(2, 5)


def check(box: c.Box) -> None:
    """Raises `BadComponents` for a box that can't be played with: the entry, and what is wrong."""
    for problem in _problems(box):
        raise BadComponents(problem)


def _problems(box: c.Box) -> Iterator[str]:
    yield from _alphabet(box)
    for name in ("district_boards", "frame_parts", "fountain_cards", "forum_cards", "tiles"):
        yield from datafile.ids(name, [entry.id for entry in getattr(box, name)])
    yield from _counts(box)
    yield from _amounts(box)
    yield from _phases(box)
    yield from _setups(box)
    yield from _chart(box.villa_chart)
    yield from _boards(box)
    yield from _frame(box)
    yield from cards(box)
    yield from tiles(box)


def _alphabet(box: c.Box) -> Iterator[str]:
    known = box.alphabet
    kinds = [*known.landscapes, *known.dwellings, c.Kind.VILLA, *known.singles]
    if (len(known.landscapes), len(known.dwellings)) != (4, 4) or kinds != list(c.Kind):
        yield f"alphabet: the kinds must be {', '.join(c.Kind)}, in this order."
    if known.edges != ("grass", *list(c.Kind)[:9]):
        yield "alphabet: edges must be grass, the landscapes, the dwellings and villa, in order."
    if [entry.kind for entry in box.landscape_goods] != list(c.Kind)[:4]:
        yield "landscape_goods: there must be one entry a landscape, in their order."
    if len({entry.good for entry in box.landscape_goods}) != 4:
        yield "landscape_goods: each landscape must yield a good of its own."


def _counts(box: c.Box) -> Iterator[str]:
    contents = box.box
    copies = Counter(dict.fromkeys(c.Back, 0))
    for tile in box.tiles:
        copies[tile.back] += tile.copies
    for name, stated, counted in (
        ("tiles_white", contents.tiles_white, copies[c.Back.WHITE]),
        ("tiles_black", contents.tiles_black, copies[c.Back.BLACK]),
        ("forum_cards", contents.forum_cards, len(box.forum_cards)),
        ("fountain_cards", contents.fountain_cards, len(box.fountain_cards)),
        ("frame_parts", contents.frame_parts, len(box.frame_parts)),
        ("district_boards", contents.district_boards, len(box.district_boards)),
        ("writs", contents.writs, sum(len(board.writs) for board in box.district_boards)),
    ):
        if stated != counted:
            yield f"box: {name} says {stated}, but there are {counted}."


def _amounts(box: c.Box) -> Iterator[str]:
    for name in box.amounts.__struct_fields__:
        value = getattr(box.amounts, name)
        if isinstance(value, int) and value < 1:
            yield f"amounts: {name} must be 1 or more."
    if box.amounts.fountain_return != 1:
        yield "amounts: fountain_return must be 1: one card is chosen."
    if not 0 == box.prestige_bar.first < box.prestige_bar.last:
        yield "prestige_bar: first must be 0, and last 1 or more."
    if min(box.forum.rows, box.forum.columns) < 1:
        yield "forum: rows and columns must be 1 or more."
    if box.bottom_row.spaces < 1:
        yield "bottom_row: spaces must be 1 or more."


def _phases(box: c.Box) -> Iterator[str]:
    phases, ring = box.phases, box.ring
    if phases.count != _PHASES or phases.rounds < 1 or len(phases.backs) != phases.count:
        yield f"phases: there are {_PHASES} phases of rounds, and backs names a stack for each."
    if not 2 <= ring.spaces <= 12 or ring.tiles_per_space < 1:
        yield "ring: there must be 2 to 12 spaces, with a tile or more each."
    dealt = ring.spaces * ring.tiles_per_space
    need = Counter({back: dealt * phases.backs.count(back) for back in c.Back})
    need[c.Back.BLACK] += box.bottom_row.spaces
    for back, have in ((c.Back.WHITE, box.box.tiles_white), (c.Back.BLACK, box.box.tiles_black)):
        if have < need[back]:
            yield f"phases: {need[back]} {back.value} tiles are dealt, but there are {have}."


def _setups(box: c.Box) -> Iterator[str]:
    players = [table.players for table in box.setups]
    if players != sorted({*players}) or tuple(players) != box.game.players:
        yield "setup: there must be one entry for each number of players, in ascending order."
    for table in box.setups:
        yield from (f"setup {table.players}: {problem}" for problem in _setup(box, table))


def _setup(box: c.Box, table: c.Table) -> Iterator[str]:
    if table.players not in _PLAYERS:
        yield "it is for 2 to 4 players."
    if len(table.start_vp) != table.players:
        yield "start_vp must have a figure for each player."
    if table.players * box.phases.rounds != table.tiles_taken_per_blueprint * box.ring.spaces:
        yield "the tiles taken from all blueprints must be one a player and round."
    if not 1 <= table.tiles_taken_per_blueprint <= box.ring.tiles_per_space:
        yield "no more tiles can be taken from a blueprint than lie there."
    size = box.forum.rows * box.forum.columns
    used = [n for n in range(1, size + 1) if n not in table.forum_empty]
    if len({*table.forum_empty}) != size - len(used):
        yield "forum_empty must name different spaces of the forum."
    if sum(table.forum_draw.values()) != len(used) or min(table.forum_draw.values()) < 0:
        yield f"forum_draw must fill the {len(used)} used spaces."
    columns = box.forum.columns
    pairs = sum((n % columns > 0 and n + 1 in used) + (n + columns in used) for n in used)
    if table.marker_spaces != pairs:
        yield f"marker_spaces must be {pairs}, the pairs of neighbours in the grid."
    if pairs < table.players * box.phases.count:
        yield "there must be a marker space for every visit."
    for letter, count in table.forum_draw.items():
        if count > sum(card.letter is letter for card in box.forum_cards):
            yield f"forum_draw asks for more {letter.value} cards than there are."
    if len(box.district_boards) < table.players:
        yield "there must be a district board for each player."
    if len(box.frame_parts) < table.players * _SIDES:
        yield "there must be four frame parts for each player."
    if box.ring.spaces < table.players:
        yield "there must be a space of the ring for each patrician."


def _chart(chart: c.VillaChart) -> Iterator[str]:
    rows = [(entry.chimneys, entry.vp) for entry in chart.entries]
    if [chimneys for chimneys, _ in rows] != list(range(len(rows))):
        yield "villa_chart: the entries must count chimneys from 0 without a gap."
    points = [vp for _, vp in rows]
    if points != sorted(points) or chart.beyond_step < 0:
        yield "villa_chart: points must not fall."
    if (3, 3) not in rows or (5, 7) not in rows:
        yield "villa_chart: 3 chimneys give 3 points, 5 give 7: the rulebook says so."


def _boards(box: c.Box) -> Iterator[str]:
    for board in box.district_boards:
        name = f"district_boards {board.id!r}"
        cells = (board.shovel, *board.writs)
        if not {*cells} <= {*grid.BY_TEXT}:
            yield f"{name}: a cell is written x,y with both from 1 to {grid.SIZE}."
            continue
        if len({*board.writs}) != _WRITS or len(board.writs) != _WRITS:
            yield f"{name}: it has {_WRITS} writs on different cells."
        shovel = grid.BY_TEXT[board.shovel]
        if {grid.column(shovel), grid.row(shovel)} - {*_MIDDLE} or board.shovel in board.writs:
            yield f"{name}: the shovel lies on a middle cell without a writ."


def _frame(box: c.Box) -> Iterator[str]:
    for n, part in enumerate(box.frame_parts):
        name = f"frame_parts {part.id!r}"
        if len(part.goals) != 2:
            yield f"{name}: it has two goals."
            continue
        one, two = part.goals
        if one.kind is two.kind or one.position == two.position:
            yield f"{name}: its goals differ in kind and position."
        for goal in part.goals:
            if not 1 <= goal.position <= grid.SIZE or goal.vp < 1:
                yield f"{name}: a goal has a position from 1 to {grid.SIZE} and gives points."
            for other in box.frame_parts[:n]:
                if any(_face(goal, theirs) for theirs in other.goals):
                    yield f"{name}: its {goal.kind.value} goal would face that of {other.id!r}."


def _face(one: c.Goal, other: c.Goal) -> bool:
    """Whether two goals of different parts can be at the two ends of one line."""
    return one.kind is other.kind and one.position + other.position == grid.SIZE + 1
