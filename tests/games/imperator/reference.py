"""A second Imperator: slow, obvious and of plain dictionaries.

It was written from the specification alone and shares no line with the engine, so that a
misreading in one of the two shows as a difference. It speaks the notation of section 4.
"""

from itertools import combinations
from typing import Any

RESOURCES = ("culture", "military", "industry")
EXCHANGED = ("culture", "military")

Units = dict[str, int]


class Reference:
    """One game in progress, changed in place by `draw` and `choose`."""

    def __init__(self, box: dict[str, Any], standing: int = 0) -> None:
        self.box = box
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in box["card"]}
        self.level = next(row for row in box["campaign"]["level"] if row["standing"] == standing)
        self.top: int = box["tracks"]["max"]
        self.tracks: Units = dict(self.level["start"])
        self.regions = {"rome"}
        self.cubes = {monument["id"]: 0 for monument in box["monument"]}
        self.built: list[str] = []
        self.deck = set(self.cards)
        self.hand: list[str] = []
        self.discard: list[str] = []
        self.marked = 0
        self.lost = False
        # What is asked: "draw", "turn", "spend", "book", "invasion", "lose again" or "over".
        self.asked = "draw"
        self.chosen = ""  # the choice that a spend pays for
        self.gain: Units = {}  # the gain that a book places, bonus included
        self.losses_left = 0

    # What can be read off the table.

    def is_complete(self, effect: str) -> bool:
        return any(
            monument.get("effect") == effect and self.cubes[monument["id"]] >= monument["cubes"]
            for monument in self.box["monument"]
        )

    def has_senate(self) -> bool:
        return self.is_complete("culture_military_exchange")

    def has_colosseum(self) -> bool:
        return self.is_complete("ignore_invasions")

    def invasion(self) -> dict[str, Any]:
        found: dict[str, Any]
        found = next(row for row in self.box["invasion"] if row["order"] == self.marked + 1)
        return found

    def price(self, choice: str) -> Units:
        """Return what a choice costs."""
        nothing = dict.fromkeys(RESOURCES, 0)
        word, _, rest = choice.partition(" ")
        if word == "conquer":
            return nothing | {"military": len(self.regions)}
        if word in ("build", "raise"):
            return dict(self.cards[rest]["cost"])
        if word == "pay":
            return nothing | {"military": self.invasion()["military"] + self.level["price_add"]}
        return nothing

    def ways_to_pay(self, price: Units) -> list[tuple[int, int]]:
        """Return all pairs of culture and military that pay a price; none if it is too high."""
        if price["industry"] > self.tracks["industry"]:
            return []
        pairs = [
            (culture, military)
            for culture in range(self.tracks["culture"] + 1)
            for military in range(self.tracks["military"] + 1)
        ]
        if self.has_senate():
            return [pair for pair in pairs if sum(pair) == price["culture"] + price["military"]]
        return [pair for pair in pairs if pair == (price["culture"], price["military"])]

    def ways_to_book(self, gain: Units) -> list[tuple[int, int]]:
        """Return all pairs that put the units of a gain on the two tracks without waste."""
        units = gain["culture"] + gain["military"]
        return [
            (culture, units - culture)
            for culture in range(units + 1)
            if self.tracks["culture"] + culture <= self.top
            and self.tracks["military"] + units - culture <= self.top
        ]

    def score(self) -> int | None:
        if self.lost:
            return None
        points = len(self.regions)
        for card in self.built:
            for building in self.box["building"]:
                if building["id"] == self.cards[card]["builds"]:
                    points += building["points"]
        for monument in self.box["monument"]:
            if self.cubes[monument["id"]] < monument["cubes"]:
                continue
            if monument["scoring"] == "fixed":
                points += monument["points"]
            elif monument["scoring"] == "buildings":
                points += len(self.built)
            elif monument["scoring"] == "regions":
                points += len(self.regions)
            elif monument["scoring"] == "lowest_track":
                points += min(self.tracks.values())
        return points

    # What is legal.

    def legal(self) -> set[str]:
        """Return the lines of everything that may happen now."""
        if self.asked == "draw":
            return self.legal_draws()
        if self.asked == "turn":
            return self.legal_turn()
        if self.asked == "spend":
            return {f"spend {c} {m}" for c, m in self.ways_to_pay(self.price(self.chosen))}
        if self.asked == "book":
            return {f"book {c} {m}" for c, m in self.ways_to_book(self.gain)}
        if self.asked == "invasion":
            return self.legal_invasion()
        if self.asked == "lose again":
            return {f"lose {region}" for region in self.regions - {"rome"}}
        return set()

    def legal_draws(self) -> set[str]:
        in_order = [card for card in self.cards if card in self.deck]
        size = min(self.box["game"]["hand"], len(in_order))
        return {"draw " + " ".join(hand) for hand in combinations(in_order, size)}

    def legal_turn(self) -> set[str]:
        lines = set()
        for card in self.hand:
            lines.add(f"take {card}")
            kind = self.cards[card]["kind"]
            if kind == "conquest":
                everywhere = {region["id"] for region in self.box["region"]}
                lines |= {f"conquer {region}" for region in everywhere - self.regions}
            elif kind == "tribute":
                lines |= {"tribute culture", "tribute industry"}
            elif kind == "building":
                lines.add(f"build {card}")
            elif not self.is_finished(self.cards[card]["raises"]):
                lines.add(f"raise {card}")
        return {line for line in lines if self.ways_to_pay(self.price(line))}

    def is_finished(self, monument: str) -> bool:
        return any(
            row["id"] == monument and self.cubes[monument] >= row["cubes"]
            for row in self.box["monument"]
        )

    def legal_invasion(self) -> set[str]:
        lines = set()
        if self.ways_to_pay(self.price("pay")):
            lines.add("pay")
        others = self.regions - {"rome"}
        if len(others) >= self.invasion()["regions"]:
            lines |= {f"lose {region}" for region in others}
        return lines or {"lose rome"}

    # What happens.

    def play(self, line: str) -> None:
        """Let one legal line happen."""
        word, *rest = line.split()
        if word == "draw":
            self.hand = rest
            self.deck -= set(rest)
            self.asked = "turn"
        elif word == "lose":
            self.lose(rest[0])
        elif word == "spend":
            self.pay_and_do(self.chosen, (int(rest[0]), int(rest[1])))
        elif word == "book":
            self.put_on_tracks(self.gain | {"culture": int(rest[0]), "military": int(rest[1])})
            self.end_turn()
        else:
            ways = self.ways_to_pay(self.price(line))
            if len(ways) > 1:
                self.asked, self.chosen = "spend", line
            else:
                self.pay_and_do(line, ways[0])

    def pay_and_do(self, line: str, way: tuple[int, int]) -> None:
        """Pay for a choice and have its effect."""
        self.tracks["industry"] -= self.price(line)["industry"]
        self.tracks["culture"] -= way[0]
        self.tracks["military"] -= way[1]
        word, _, rest = line.partition(" ")
        if word == "pay":
            self.mark()
        elif word == "take":
            self.gain_units(dict(self.cards[rest]["resources"]))
        elif word == "conquer":
            self.regions.add(rest)
            gives = next(row["gives"] for row in self.box["region"] if row["id"] == rest)
            self.gain_units({gives: 1})
        elif word == "tribute":
            self.gain_units({rest: len(self.regions)})
        elif word == "build":
            self.built.append(rest)
            self.hand.remove(rest)
            self.end_turn()
        elif word == "raise":
            self.cubes[self.cards[rest]["raises"]] += 1
            self.end_turn()

    def gain_units(self, printed: Units) -> None:
        """Add the bonuses to a gain and put it on the tracks, or ask where it shall go."""
        gain = dict.fromkeys(RESOURCES, 0) | printed
        sets_off = {resource for resource in RESOURCES if gain[resource] > 0}
        if self.has_senate() and sets_off & set(EXCHANGED):
            sets_off |= set(EXCHANGED)
        for card in self.built:
            building = next(
                row for row in self.box["building"] if row["id"] == self.cards[card]["builds"]
            )
            if building.get("bonus") in sets_off:
                gain[building["bonus"]] += building["amount"]
        self.gain = gain
        if self.has_senate():
            ways = self.ways_to_book(gain)
            if len(ways) > 1:
                self.asked = "book"
                return
            if len(ways) == 1:
                gain["culture"], gain["military"] = ways[0]
            else:  # More than the room on both tracks: both go to the top.
                gain["culture"] = gain["military"] = self.top
        self.put_on_tracks(gain)
        self.end_turn()

    def put_on_tracks(self, gain: Units) -> None:
        for resource in RESOURCES:
            self.tracks[resource] = min(self.top, self.tracks[resource] + gain[resource])

    def end_turn(self) -> None:
        self.discard += self.hand
        self.hand = []
        if self.deck:
            self.asked = "draw"
        elif self.has_colosseum():
            self.mark()
        else:
            self.asked = "invasion"
            self.losses_left = self.invasion()["regions"]

    def lose(self, region: str) -> None:
        self.regions.remove(region)
        self.losses_left -= 1
        if region == "rome":
            self.lost = True
            self.asked = "over"
        elif self.losses_left:
            self.asked = "lose again"
        else:
            self.mark()

    def mark(self) -> None:
        """Mark the invasion and begin the next period, or end the game."""
        self.marked += 1
        if self.marked == 3:
            self.asked = "over"
        else:
            self.deck = set(self.discard)
            self.discard = []
            self.asked = "draw"
