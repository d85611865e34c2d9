# All Roads. Its rules: docs/rules/all_roads-specification.md

## Things

roads = { $shape ->
    [sharp-bend] a sharp bend
    [wide-bend] a wide bend
    [straight] a straight road
    [three-together] three roads side by side
    [fork-right] a straight road that forks to the right
    [fork-left] a straight road that forks to the left
    [three-apart] three evenly spread roads
    [four-together] four roads side by side
    [arrow] an arrow of four roads
    [crossing] a crossing of two straight roads
   *[other] { $count ->
        [one] a single road
        [5] five roads
        [6] six roads
       *[other] { $count } roads
    }
}
    .brief = { $shape ->
        [sharp-bend] sharp bend
        [wide-bend] wide bend
        [straight] straight road
        [three-together] three side by side
        [fork-right] fork to the right
        [fork-left] fork to the left
        [three-apart] three apart
        [four-together] four side by side
        [arrow] arrow
        [crossing] crossing
       *[other] { $count ->
            [one] single road
            [5] five roads
            [6] six roads
           *[other] { $count } roads
        }
    }
hot-springs = { $count ->
    [one] a hot spring
   *[other] { $count } hot springs
}
    .brief = { $count ->
        [one] hot spring
       *[other] { $count } hot springs
    }
trade-route = a trade route
    .brief = trade route
tile = a tile with { LIST($shows) }
    .the = the tile with { LIST($shows) }
    .short = { LIST($shows) }
    .brief = { LIST($shows, style: "unit", form: "brief") }
some-tokens = { $kind ->
    [house] { $count ->
        [one] a house
       *[other] { $count } houses
    }
    [villa] { $count ->
        [one] a villa
       *[other] { $count } villas
    }
    [spa] { $count ->
        [one] a spa
       *[other] { $count } spas
    }
   *[monument] { $count ->
        [one] a monument
       *[other] { $count } monuments
    }
}
one-loop = a loop of { $tiles } tiles
loops = { $count } loops, of { LIST($sizes) } tiles
colour = { $id ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[other] { $id }
}

## Places: the sides of a tile, cells told from Rome, places for a house

to-e = east
to-se = south-east
to-sw = south-west
to-w = west
to-nw = north-west
to-ne = north-east
wind = { $wind ->
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
    [north-west] north-west
    [north] north
   *[north-east] north-east
}
wind-then = { $then ->
    [east] east
    [south-east] south-east
    [south-west] south-west
    [west] west
    [north-west] north-west
   *[north-east] north-east
}
in-rome = in Rome
beside-rome = right beside Rome, to the { wind }
from-rome = { $far } tiles { wind } of Rome
around-rome = { $far ->
    [one] { $far } tile
   *[other] { $far } tiles
} { wind } and { $more } { wind-then } of Rome
rows-from-rome = { $rows } rows { wind } of Rome
rows-aside = { $rows } rows { wind } of Rome, { $halves ->
    [1] half a tile
    [2] one tile
    [3] a tile and a half
    [4] two tiles
    [5] two and a half tiles
   *[other] { $halves } half tiles
} to the { wind-then }
roads-everywhere = roads on all sides
roads-towards = { $count ->
    [one] road to the { LIST($roads) }
   *[other] roads to the { LIST($roads) }
}
roads-and-springs = roads to the { LIST($roads) }, { $count ->
    [one] hot spring to the { LIST($springs) }
   *[other] hot springs to the { LIST($springs) }
}
spot = { $kind ->
    [route] trade route
    [spring] dead end at a hot spring
    [wall] dead end at Rome’s wall
   *[end] dead end
}
    .title = { $kind ->
        [route] Trade route
        [spring] Dead end, hot spring
        [wall] Dead end at Rome’s wall
       *[end] Dead end
    }
road-at = { $where }, road to the { $side }
road-of-rome = Rome’s own road to the { $side }
place = the { $spot } ({ $where })

## What to do now

prompt-lay = { PERSON($who) ->
    [you] Add your { $number ->
        [1] first
        [2] second
        [3] third
       *[other] next
    } tile to the network.
   *[other] { $who } places the { $number ->
        [1] first
        [2] second
        [3] third
       *[other] next
    } tile of a turn.
}
prompt-build = { PERSON($who) ->
    [you] Build a house on { $count ->
        [one] this place
       *[other] any of { $count } places
    }, or say that you are done.
   *[other] { $who } may build houses.
}
prompt-draw = { PERSON($who) ->
    [you] Tiles are drawn for you.
   *[other] Tiles are drawn for { $who }.
}
step-tile = tile { $number } of { $of }
step-houses = houses

## Choices

label-place = Place { FORM($tile, "the") }: { $where }, { $lie }
    .brief = Place the tile ({ FORM($tile, "brief") })
label-house = Build a house on { $place }
label-done = Build no more houses
label-draw = Draw { LIST($tiles) }
do-place = Place here
ask-place = Place your { $number ->
    [1] first
    [2] second
    [3] third
   *[other] next
} tile here?
    .spoken = { "" }
brings-nothing = It closes no loop, and no road ends at it.
brings-loops = Closes { $loops }: { LIST($gains) }.
brings-loops-in-vain = Closes { $loops }.
brings-room = { $count ->
    [one] Room for a house ({ SIGNED($points) }).
   *[other] Room for { $count } houses ({ SIGNED($points) } each).
}
brings-room-but-few = Room for { $count } houses, you have { $left } left ({ SIGNED($points) }).
do-build-none = Build none
do-build = { $count ->
    [one] Build { $count } house
   *[other] Build { $count } houses
}
ask-build-none = Build no houses?
ask-build = { $count ->
    [one] Build a house?
   *[other] Build { $count } houses?
}
    .spoken = { $count ->
        [one] { "" }
       *[other] Build { $count } houses?
    }
ask-build-some = Build { $count } of { $of } houses?
brings-points = { $count ->
    [one] { SIGNED($count) } point.
   *[other] { SIGNED($count) } points.
}
left-free = Places left free can be built on later only from a loop around them.
untick = Untick a place to keep its house for later.
no-house-left = No house is left: untick another place first.

## What a tile would bring, and what it brought

closes-loops = { $count ->
    [one] Closes a loop
   *[other] Closes { $count } loops
}
roads-would-end = { $count ->
    [one] A road ends
   *[other] Roads end
}
builds = { PERSON($who) ->
    [you] You build { $tokens }
   *[other] { $who } builds { $tokens }
}
built = { PERSON($who) ->
    [you] You built { $tokens }
   *[other] { $who } built { $tokens }
}
became-what = { $kind ->
    [villa] { $count ->
        [one] a villa
       *[other] villas
    }
   *[spa] { $count ->
        [one] a spa
       *[other] spas
    }
}
becomes = { PERSON($who) ->
    [you] { $count ->
        [one] Your house becomes
       *[other] { $count } of your houses become
    }
   *[other] { $count ->
        [one] { $who }’s house becomes
       *[other] { $count } of { $who }’s houses become
    }
} { became-what }
became = { PERSON($who) ->
    [you] { $count ->
        [one] Your house
       *[other] { $count } of your houses
    }
   *[other] { $count ->
        [one] { $who }’s house
       *[other] { $count } of { $who }’s houses
    }
} became { became-what }
room-on-map = { $count ->
    [one] Room for a house on a dead end or route
   *[other] Room for { $count } houses
}
room-but-few = Room for { $count } houses, you have { $left } left
sum = { $now } → { $then }
sum-up-to = { $now } → up to { $most }
sum-or = { $now } → { $then } or { $most }
sum-to = { $now } → { $then } to { $most }
counted-after-last-tile = Counted after your last tile of the turn.
closes-the-map = It closes the map: the game ends.
closed = { PERSON($who) ->
    [you] You closed { $loops }
   *[other] { $who } closed { $loops }
}
roads-end = Roads end
no-loop-but-room = No loop was closed. Dead ends have room for houses.
brought-no-token = It brought no token.

## Why a turn is good

merit-loops = closes { $loops } for { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
merit-tokens = builds { LIST($tokens) } for { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
merit-gives = helps the others ({ LIST($gains, style: "unit") })
merit-spares = gives { $who } { $points ->
    [0] nothing
    [one] only { $points } point
   *[other] only { $points } points
}
merit-cells = leaves { $who } { $cells ->
    [0] no place where a loop can be closed
    [one] { $cells } place where a loop can be closed instead of { $instead }
   *[other] { $cells } places where a loop can be closed instead of { $instead }
}
merit-prepares = prepares { $cells ->
    [one] a loop for later
   *[other] loops for later in { $cells } places
}
merit-roads = keeps { $roads } ways open instead of { $instead }
merit-tile = keeps a tile for later ({ FORM($tile, "brief") })
merit-houses = keeps { $count ->
    [one] the last house
   *[other] { $count } houses
} for later

## Why not

why-no-joint-so = Turned so, none of its roads meets a road here. Turn it further.
why-closes = This would close the map while tiles are left. Leave a road open somewhere.
why-not-in-hand = { $tile } is not in your hand: you have { LIST($hand) }.
why-covered = There is a tile at { $cell } already. Choose an empty cell.
why-no-road = No road of the network leads to { $cell }. Roads lead to { LIST($cells) }.
why-turned-less = { $tile } looks the same when turned less: say { $turn }.
why-no-joint = Turned so, no road of { $tile } joins the network at { $cell }. Turn it.
refused-draw = { $text } is not a choice now: tiles are drawn from a stack.

## Glossary: what a thing is, what it does now, why it cannot be chosen

explain-ours = The faces of the tiles and Rome’s roads are our own reconstruction.
named = { CAP($what) }
why-turn-of = It is not your turn: the table waits for { $who }.
why-houses-first = First decide about the houses.
why-tiles-drawn = Wait a moment: tiles are drawn.
about-turn = In a turn you lay { $lay } tiles, build, and draw { $draw }.
about-end = The game ends when the last tile lies. Then the tokens on the map count.
now-turn = This is turn { $turn } of { $of }: { $left ->
    [0] the last for everybody
    [one] { $left } more follows
   *[other] { $left } more follow
}.
hand-name = Your hand
about-hand = You lay { $lay } of these tiles a turn, one after the other, turned as you like.
about-joint = One road of a tile must meet a road that comes from Rome. Its other sides need not match: that makes dead ends.
now-hand = { $hand ->
    [one] { $hand } tile
   *[other] { $hand } tiles
} in hand, { $stack } in your stack.
now-fits = { $cells ->
    [0] There is no cell for it now
    [one] There is { $cells } cell for it now
   *[other] There are { $cells } cells for it now
}.
now-closes = At its best cell the loops it closes would bring you { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
now-closes-nothing = It can close no loop that would bring you points now.
about-tile = A tile with { $n ->
    [one] { $n } road
   *[other] { $n } roads
}; each leads to one of its six sides.
about-springs = { $n ->
    [one] The blue pool is a hot spring
   *[other] The blue pools are hot springs
}: a road of another tile that ends there can carry a spa.
about-trade-route = The wheel is a trade route: when a loop that you close runs along it, you may build a house there.
about-pool = The tiles that everybody has not laid yet. For others that is hand and stack together; for you, your stack.
about-pool-open = All have the same tiles, so this is open to all. Hands are hidden.
now-to-come = { PERSON($who) ->
    [you] You have not laid it yet.
   *[other] { $who } has not laid it yet.
}
map-name = The map
about-map = Tiles lie around Rome. Roads towards empty cells are open: there the next tiles join.
about-closing = While tiles are left to play, nobody may close the last open road.
now-map = { $n ->
    [one] Roads lead to { $n } empty cell
   *[other] Roads lead to { $n } empty cells
} now.
rome-name = Rome
about-rome = The beginning of all roads, as large as two tiles. A road that runs against its wall is a dead end like any other.
loop-name = Loops
about-loop = Roads that lead round in a ring, over { $n } tiles or more.
about-loop-brings = Who closes one improves every house inside, whoever owns it; on bare dead ends inside they build villas and spas of their own, and with no road inside a monument.
now-loops = { $n ->
    [0] There is no loop yet.
    [one] There is { $n } loop on the map.
   *[other] There are { $n } loops on the map.
}
spring-name = Hot spring
about-spring = Where the side that stops a road lies on a hot spring, a spa of { $points } points stands instead of a villa once a loop is closed around it.
route-name = Trade route
about-route = The wheel on a road. When you close a loop that runs along it, you may build a house on it, if it is free.
about-route-villa = That house becomes a villa when a later loop has the whole road inside.
dead-end-name = Dead ends
about-dead-end = A road that runs into a side without a road. Who makes it may build a house there in the same turn.
about-dead-end-loop = When somebody closes a loop around it, a house there becomes a villa of its owner, or a spa at a hot spring. On a bare one who closes the loop builds.
now-dead-ends = { $n ->
    [0] There is none yet.
    [one] There is { $n } on the map, { $bare } without a token.
   *[other] There are { $n } on the map, { $bare } without a token.
}
about-houses = After your tiles you may build a house on each dead end that they made, and on each free trade route of a loop they closed.
about-houses-later = What you leave bare cannot be built on later, until a loop encloses it.
now-houses = You have { $n ->
    [one] { $n } house
   *[other] { $n } houses
} left.
together-name = Together
now-together = { $built } of { $of } points are built; { $tokens ->
    [one] { $tokens } token is
   *[other] { $tokens } tokens are
} to go.
about-no-owner = Once it lies it belongs to nobody: everybody builds on it.
lies = It lies { $where }: { $lie }.
now-fresh = { PERSON($who) ->
    [you] You have laid it in this turn.
   *[other] { $who } has laid it in this turn.
}
now-route-free = Its trade route is free.
why-covered-here = Here lies a tile already. Choose an empty cell that a road leads to.
open-cell-name = An empty cell { $where }
about-open-cell = A road leads here, so a tile can be laid here.
now-open-cell = { $n ->
    [one] { $n } road leads here.
   *[other] { $n } roads lead here.
}
now-fitting = { $n ->
    [0] No tile of your hand fits here.
    [one] { $n } tile of your hand fits here.
   *[other] { $n } tiles of your hand fit here.
}
place-name = { FORM($spot, "title") }, { $where }
now-bare = No token stands here. Who closes a loop around it builds { $kind ->
    [spa] a spa
   *[villa] a villa
} here.
now-offered = You may build a house here now.
why-house-soon = Your tiles have just made it: you may build a house here after your last tile.
why-too-late = A house can only be built in the turn in which the dead end is made. From now on, whoever closes a loop around it builds here.
now-token = { PERSON($who) ->
    [you] It counts { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for you.
   *[other] It counts { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for { $who }.
}
now-improves = When a loop is closed around it, it becomes { $kind ->
    [spa] a spa
   *[villa] a villa
}.
now-improves-on-route = When a new loop has the whole road inside, it becomes { $kind ->
    [spa] a spa
   *[villa] a villa
}.
token-name = { PERSON($who) ->
    [you] Your { $kind ->
        [house] house
        [villa] villa
        [spa] spa
       *[monument] monument
    }
   *[other] { $kind ->
        [house] House
        [villa] Villa
        [spa] Spa
       *[monument] Monument
    } of { $who }
}
about-kind = { $kind ->
    [house] { $points } point. It stands on a dead end that its owner made, or on a trade route of a loop that they closed.
    [villa] { $points } points. A house inside a new loop becomes one; on a bare dead end inside, who closes the loop builds one.
    [spa] { $points } points. It stands in place of a villa where a hot spring stops the road.
   *[monument] { $points } points. It stands in a loop without any road inside, and belongs to who closed it.
}
now-kind = { PERSON($who) ->
    [you] You have
   *[other] { $who } has
} { $built } on the map and { $left } left.
now-none-left = { $kind ->
    [house] Without a house left, none can be built.
    [villa] Without a villa left, a house is built instead.
    [spa] Without a spa left, a villa is built instead.
   *[monument] Without a monument left, such a loop stays empty.
}
seat-called = { PERSON($who) ->
    [you] You
   *[other] { $who }
}
about-seat = A player with tiles and tokens of their own colour. Tiles in hand are hidden, all else is open.
about-points = Tokens on the map count: houses, villas, spas and monuments. Tiles, and tokens that are left, count nothing.
now-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} now.
points-of-seat = { PERSON($who) ->
    [you] Your points
   *[other] Points of { $who }
}
part-of-points = { $kind ->
    [house] { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
    [villa] { $count ->
        [one] { $count } villa
       *[other] { $count } villas
    }
    [spa] { $count ->
        [one] { $count } spa
       *[other] { $count } spas
    }
   *[monument] { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
    }
}: { $points }
now-parts = { LIST($parts, style: "unit") }.
stack-name = Hand and stack
about-stack = After a turn { $draw } tiles are drawn from the stack, as long as it lasts.
now-stack = { PERSON($who) ->
    [you] You have
   *[other] { $who } has
} { $hand } in hand and { $stack } in the stack.

## What happened

sentence = { $what }.
log-laid = { PERSON($who) ->
    [you] You laid { $tile } ({ $where }).
   *[other] { $who } laid { $tile } ({ $where }).
}
log-closed = { PERSON($who) ->
    [you] You laid { $tile } ({ $where }) and closed { $loops }.
   *[other] { $who } laid { $tile } ({ $where }) and closed { $loops }.
}
log-house = { PERSON($who) ->
    [you] You built a house on { $place }.
   *[other] { $who } built a house on { $place }.
}
log-done = { PERSON($who) ->
    [you] You built no more houses.
   *[other] { $who } built no more houses.
}
log-drew = { PERSON($who) ->
    [you] You drew { LIST($tiles) }.
   *[other] { $who } drew { LIST($tiles) }.
}
log-drew-hidden = { $count ->
    [one] { $who } drew { $count } tile.
   *[other] { $who } drew { $count } tiles.
}
gain = { PERSON($who) ->
    [you] you { SIGNED($gain) }
   *[other] { $who } { SIGNED($gain) }
}
gains = Points: { LIST($gains, style: "unit") }.
gain-points = { $count ->
    [one] { SIGNED($count) } point
   *[other] { SIGNED($count) } points
}
deed-laid = { $count ->
    [one] laid a tile
   *[other] laid { $count } tiles
}
deed-closed = closed { $loops }
deed-built = built { LIST($tokens) }
deed-improved = turned { $count ->
    [one] a house
   *[other] { $count } houses
} into { became-what }
map-is-closed = The map is closed: nobody can play any more.

## How it ended

more-tokens = { $kind ->
    [villa] more villas ({ $most } to { $next })
    [spa] more spas ({ $most } to { $next })
   *[monument] more monuments ({ $most } to { $next })
}
ending-won = { PERSON($who) ->
    [you] You win
   *[other] { $who } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ending-decided = { PERSON($who) ->
    [you] You win
   *[other] { $who } wins
}: { $more } at { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
ending-shared = { CAP(LIST($who, you: "you")) } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
ending-shared-decided = { CAP(LIST($who, you: "you")) } share the victory: { $more } at { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
ending-perfect = Every token stands on the map: a perfect game.
ending-together = { $built } of { $of } points were built together; { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} worth { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} left.
aim-together = The aim is that every token of everybody stands on the map.
tie-break = With equal points, more monuments win, then more spas, then more villas. Who is still equal shares the victory.
headline-turn = Turn { $turn } of { $of }
headline-won = { PERSON($who) ->
    [you] You won
   *[other] { $who } won
}
headline-shared = { CAP(LIST($who, you: "you")) } won
headline-together = { $built } of { $of } points built

## The page: map and hand

closer = Closer
further-away = Further away
whole-map = Show the whole map
turn-left = Turn to the left
turn-right = Turn to the right
with-key = { $what } ({ $key })
tiles-are-ours = The tiles are our reconstruction
map-of = Map: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} around Rome
map-to-choose = Map: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} around Rome; { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} can be chosen
pick-a-tile = Pick a tile of your hand: the cells where it fits light up.
choose-a-cell = Choose a lit cell. Where a turn mark stands, it is turned until it fits.
spoken = { $name }. { $brings } { $hint }
spoken-misfit = { CAP($where) }, for { $tile }: { $why } Choosing turns it. { $hint }
not-so = Not so
more-effects = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
you-look-on = You look on
your-hand = Your hand
hands-not-shown = Hands are not shown
lay-and-draw = Lay { $lay ->
    [one] one tile
    [2] two tiles
   *[other] { $lay } tiles
} a turn, draw { $draw ->
    [1] one
    [2] two
   *[other] { $draw }
}
tiles = Tiles
laid = laid
take-tile = Take { $tile }
no-tiles-left = No tiles left.
in-the-stack = { $sets ->
    [2] { $upper } + { $lower } in the stack
   *[other] in the stack
}
count-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
key-spring = Hot spring: a spa instead of a villa
key-route = Trade route: a house on a loop
key-dead-end = Dead end: room for a house
build-houses = Build houses
places-for-houses = Places for houses
house-at = House:
none = None
tokens-left = { $kind ->
    [house] { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
    [villa] { $count ->
        [one] { $count } villa
       *[other] { $count } villas
    }
    [spa] { $count ->
        [one] { $count } spa
       *[other] { $count } spas
    }
   *[monument] { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
    }
} left

## The page: players

points = Points
points-and-tokens = Points and tokens left
points-then-tokens = Points, and tokens left
you-play-together = you play together
of-points-built = of { $of } points built
tokens-to-go = { $count ->
    [one] { $count } token to go
   *[other] { $count } tokens to go
}
worth = Worth
at-a-spring = at a hot spring
kind = { $kind ->
    [house] House
    [villa] Villa
    [spa] Spa
   *[monument] Monument
}
tokens-left-of = { $kind ->
    [house] houses left
    [villa] villas left
    [spa] spas left
   *[monument] monuments left
}
plays = plays
plays-next = next
in-hand-and-stack = hand { $hand }, { $sets ->
    [0] stack 0
    [2] stack { $upper } + { $lower }
   *[other] stack { $upper }
}
tiles-to-come = Tiles still to come
open-to-all = open to all
own-tiles-to-come = { $count ->
    [one] { $count } tile in your stack
   *[other] { $count } tiles in your stack
}
their-tiles-to-come = { $who }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
no-tiles = none
your-stack = your stack
last-turns = The last turns
since-your-turn = Since your last turn
nothing-yet = nothing yet
deeds = { PERSON($who) ->
    [you] { LIST($deeds) }
   *[other] { LIST($deeds) }
}.
recap-gains = { LIST($gains, style: "unit") }

## The page: clock and end

the-end = The end
turn = Turn
number-of = { $number } of { $of }
of-points = of { $of } points
score-line = { $kind ->
    [house] Houses
    [villa] Villas
    [spa] Spas
   *[monument] Monuments
}, { $each } each

## The page: tabs and keys

tab-map = Map
tab-players = Players
my-tiles = my tiles
keys-turn = turn the tile: to the left, to the right
keys-arrows = from lit cell to lit cell; on the map itself: move it
keys-zoom = bring the map near, or far
keys-whole-map = show the whole map

## Variants

full-length = Full length

## Where the numbers come from

about-sources =
    We have the rulebook of this game, but neither its tiles nor the roads of Rome, and no public list of them was
    found. Counts, points and sizes are the rulebook’s. The faces of the tiles and the roads of Rome are our
    reconstruction: every way to put two or more roads on a hex, each once in a set, with springs and trade routes set
    so that people’s known scores come out. The published game may differ. An owner of the box can correct the data
    file alone.
tiles-of-a-set = The tiles of a set
times = { $count } times
counts-and-numbers = Counts and numbers
hex-tiles = Hex tiles
tiles-a-colour = { $tiles }, { $each } a colour
colours = Colours
tokens = Tokens
tokens-a-colour = { $count } a colour, worth { $points } each
players = Players
tiles-in-hand = Tiles in hand
tiles-laid = Tiles laid a turn
tiles-drawn = Tiles drawn a turn
smallest-loop = Smallest loop
against = { $one } against { $other }
rome = Rome
count-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
roads-of-rome = Roads out of Rome

## The terminal

board-part = { $part ->
    [map] the map
    [seats] points, tokens and stacks
   *[hand] your hand
}
term-rome = ROME
term-part = The map from west to east, part { $part } of { $of }
colour-letter = { $id ->
    [red] R
    [blue] B
    [yellow] Y
    [green] G
   *[other] { $letter }
}
kind-letter = { $kind ->
    [house] h
    [villa] v
    [spa] s
   *[monument] m
}
term-colours = { LIST($colours, style: "unit") }
term-on-the-map = On the map
term-left-to-build = Left to build
term-hand = Hand
term-stack = Stack
term-all-built = Together: every token stands on the map.
term-to-build = Together: { $built } of { $of } points built; still to build: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
term-spring = { $sign } hot spring
term-route = { $sign } trade route
term-new = { $sign } new tile
term-dead-end = { $sign } dead end
term-offer = a number: build there
term-tokens = letter of a colour, then h house, v villa, s spa, m monument
term-small-tokens = letter of a colour: a house; as a capital: a villa, spa or monument
term-cells = q,r in an empty cell that a road leads to; r is the number of its row
term-small-cells = q in an empty cell that a road leads to; r is the number of its row
term-in-your-stack = { $count ->
    [one] in your stack { $count } tile: { $tiles }
   *[other] in your stack { $count } tiles: { $tiles }
}
term-which-tile = Which tile?
term-which-tile-early = Which tile? Counted as if your turn ended with it.
term-which-cell = { $tile }: on which cell?
term-which-turn = { $tile } at { $cell }: turned how?
term-turned = { $turn }, by { $degrees }°
term-ways = { $count } ways, at best
term-ways-in-vain = { $count } ways, nothing yet
term-room = { $count ->
    [one] { $count } place for a house
   *[other] { $count } places for a house
}
term-closes = closes the map
term-nothing-yet = nothing yet
term-no-points = no points
term-loops = { $count ->
    [one] loop of { LIST($sizes) }:
   *[other] loops of { LIST($sizes) }:
}
term-notation =
    A cell is q,r and a turn rN is N times 60 degrees clockwise: `place t05 1,-2 r3`. You can also answer with words:
    `t05`, `t05 1,-2` or `t05 1,-2 r3`.

## Lesson: the first game, step by step; what is on the card at one time has at most 40 words

lesson-join-do = Take the lit tile, press the lit place at Rome, and press it again.
lesson-join-why = Who builds most along the roads wins. One road of a tile must join a road on the map; nothing else has to match.
lesson-join-wrong = That is allowed, but what we build next needs a road at Rome’s upper left. Lay the lit tile there.
lesson-join-wrong-turn = The right tile at the right place. Turn it until one road leads to the right and one to the upper left.
lesson-join-brought = Your road leaves Rome.
lesson-end-do = Lay the lit tile to the right of it, above Rome.
lesson-end-why = Each turn you lay two tiles. One road of this one stops at Rome’s wall: a dead end, and that is good.
lesson-end-wrong = Above Rome a road of the lit tile stops at the wall, and that is what we want. Lay it there.
lesson-end-wrong-turn = The right place. Turn it until roads lead to the left, to the lower left into Rome, and to the upper left.
lesson-end-brought = A dead end: a road that stops at a side without one.
lesson-house-do = Build a house on it.
lesson-house-why = You may build on each dead end of this turn: 1 point. Later it takes a loop around it.
lesson-house-wrong = Later you could build here only from a loop around it. Build the house now: it is a point.
lesson-house-brought = 1 point. You have drawn two new tiles.
lesson-ring-do = Lay the lit tile at the upper right.
lesson-ring-why = Livia has a house at a hot spring beside your tile. Two more tiles, and a loop runs around it all.
lesson-ring-wrong = Two tiles close the loop, and the lit one goes to the lit place first.
lesson-ring-wrong-turn = The right place. Turn it until its road leads to the lower right and to the left.
lesson-ring-brought = One gap is left: close it, or Livia will.
lesson-close-do = Close the gap with the lit tile.
lesson-close-why = Houses inside become villas, 2 points, or spas at a hot spring, 3. On empty dead ends inside you build one yourself.
lesson-close-wrong = The loop would stay open, and Livia could close it. Lay the lit tile into the gap.
lesson-close-wrong-turn = The right place. Turn it until roads lead to the left and to the right; the third leads out of the loop.
lesson-close-brought = A villa, a spa: 5 points. Livia has a spa, too.
lesson-routes-do = Build a house on both wheels, the trade routes.
lesson-routes-why = You closed it, you build. Livia gains 2 points, you 6: a shared loop pays if your part is larger.
lesson-routes-wrong = Those are 2 points for nothing. Build on both trade routes.
lesson-routes-wrong-one = The other route is free as well. Tick both.
lesson-routes-brought = A house on the first one.
lesson-shared-do = Build on the second one, too.
lesson-shared-why = Who laid the tile does not matter: you closed the loop.
lesson-shared-wrong = This route is a point as well. Build on it.
lesson-shared-brought = 7 points to 3.
lesson-monument-do = Lay the lit tile to the right of Rome.
lesson-monument-why = A loop without any road inside carries a monument, 4 points. Livia’s new tile has made one possible here.
lesson-monument-wrong = The lit tile closes a loop without roads inside, to the right of Rome. Lay it there.
lesson-monument-brought = Closed. Once both tiles lie, the monument is built.
lesson-open-do = Lay the lit tile at the top, beside Livia’s.
lesson-open-why = So the map stays open: nobody may close the last open road while tiles are left. The last tile ends the game.
lesson-open-wrong = There is room for it at the top, to the right of Livia’s tile. Lay the lit tile there.
lesson-open-wrong-turn = The right place. Turn it until roads lead to the left, to the upper left, to the right and to the lower left.
lesson-open-brought = A monument: 11 points. And one road stops here.
lesson-supply-do = Build a house on this dead end, too.
lesson-supply-why = Tokens are limited: five of your seven houses are left. One that becomes a villa or a spa comes back to you.
lesson-supply-wrong = Five houses are enough for now, and here one is a point at once. Build it.
lesson-supply-brought = 12 points.
lesson-below-do = Lay the lit tile at Rome’s lower left.
lesson-below-why = Livia has built a monument, too. Your new road leads below Rome, where walls and a hot spring stop roads: a good place for houses.
lesson-below-wrong = We want to build below Rome. Lay the lit tile at its lower left first, so that a road leads there.
lesson-below-wrong-turn = The right place. Turn it until its road leads to the upper right, into Rome, and to the right.
lesson-below-brought = Now a road leads there.
lesson-gap-do = Lay the lit tile below Rome.
lesson-gap-why = Two of its roads stop, at the wall and at the hot spring. One more tile at the lower right, and a loop runs around both.
lesson-gap-wrong = Below Rome two roads of the lit tile stop, at the wall and at the hot spring. Lay it there.
lesson-gap-wrong-turn = The right place. Turn it until roads lead to the left, to the right, to the upper left and to the lower right.
lesson-gap-brought = Two dead ends, and a loop with one gap.
lesson-secure-do = Build a house on both.
lesson-secure-why = Empty dead ends go to whoever closes the loop, perhaps to Livia. Houses in it stay yours and grow, whoever closes it.
lesson-secure-wrong = Left empty, they are for whoever closes the loop, perhaps for Livia. Build on both.
lesson-secure-wrong-one = The other one would be left for Livia. Tick both.
lesson-secure-brought = A house on the first one.
lesson-both-do = Build on the second one, too.
lesson-both-why = Where your house stands, nobody else can build.
lesson-both-wrong = Left empty, it could become Livia’s villa. Build on it.
lesson-both-brought = 14 points to 9, and one tile closes the loop below Rome.

## The rules, by chapters; rules.toml says which rule each states

rulebook-head-aim = What it is about
rulebook-lead = Together you lay a landscape around Rome. Where a road runs against a tile without one, it ends, and a house can stand there. Where roads close into a loop, every house inside becomes more, whoever owns it. A tile belongs to nobody once it lies; points come only from the tokens of your colour that stand on the map at the end.
rulebook-start = Everybody has the { $tiles } tiles and the tokens of a colour. The tiles are shuffled into a stack, and { $hand } of them are your hand. Only Rome lies on the map, and the first seat begins.
rulebook-head-tiles = Laying tiles
rulebook-turn = In your turn you lay { $n } tiles, one after the other, then you build, then you draw. The next tile may join the one before.
rulebook-join = A tile goes on any empty cell, turned as you like, so that one of its roads meets a road that is connected with Rome. Nothing else has to match.
rulebook-sides = The roads of a tile meet in its middle, unless they are drawn apart. Some tiles have hot springs on sides without a road, some a trade route, the wheel. Rome is two cells whose roads are all connected.
rulebook-draw = At the end of your turn you draw { $n } tiles from your stack, or what is left.
rulebook-open = Nobody may close the last open road of the map while tiles are left, as long as any tile of the hand can be laid so that one stays open. Only if none can, the map is closed, and the game ends with this turn. As long as a road is open, every tile can be laid.
rulebook-figure-tiles = A tile above Rome: one of its roads meets a road of Rome, and its other roads are still open.
rulebook-head-houses = Dead ends and houses
rulebook-dead-end = Where two tiles meet, a road on both is joined, and a road on one of them is a dead end. That holds for the walls of Rome, too. A road towards an empty cell is open, not dead. What is joined or dead stays so.
rulebook-house = On each dead end that your tiles of this turn have made, and that is still free, you may build a house ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}): on all of them, some or none.
rulebook-later = A dead end that was left free can be built on later only when a new loop encloses it.
rulebook-route = You may also build a house on every free trade route whose road lies on a loop that you have just closed, even if an older loop ran there before.
rulebook-place = A place carries one token at most.
rulebook-figure-houses = A road of the tile on the right stops at Rome’s wall: a dead end, on which a house may stand.
rulebook-head-loops = Loops
rulebook-loop = Roads that close around a piece of land are a loop; of several around the same land, the smallest counts. { $smallest } tiles around a corner are the smallest loop. Empty cells may lie inside.
rulebook-new-loop = Only loops with a road of a tile that you laid this turn are new, and only these bring something. They are looked at once, when all your tiles lie.
rulebook-inside = Inside a loop is the land that it encloses, with smaller loops that hang on a road within it or touch it at one tile.
rulebook-villa = Every house inside a new loop goes back and becomes a villa ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}) of its owner, whoever closed the loop; one on a trade route, if its road lies inside and not on the loop.
rulebook-own-villa = On every free dead end inside, old or new, you build a villa of your own.
rulebook-spa = If the side that stops the road lies on a hot spring, it is a spa ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}) instead of a villa. A spring on another side does not count.
rulebook-monument = A new loop with no road at all inside brings you a monument ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}), if you have one left; otherwise the place stays empty for good.
rulebook-must = Villas, spas and monuments are built by themselves, before you choose your houses. Houses that come back may be built again at once.
rulebook-figure-loops = A new loop above Rome: the houses inside have become a villa and a spa of their owners; on the free dead end stands a spa of who closed the loop.
rulebook-head-supply = When tokens run out
rulebook-supply = Each colour has { $house } houses, { $villa } villas, { $spa } spas and { $monument } monuments. Without a spa a villa is taken, without a villa a house; a house that cannot become more stays one.
rulebook-order = Where few are left, hot springs come first, then other dead ends, then trade routes.
rulebook-head-end = The end
rulebook-end = The game ends with the turn that lays the last tile. The most points win; with equal points more monuments, then more spas, then more villas. Who is still equal shares the victory.
rulebook-scores = Points are open all the time, and so is which tiles somebody has not played yet; hands are not.
rulebook-head-full-length = Full length
rulebook-full-length = For { $players } players: each has { $sets } colours and { $sets } sets of tiles, each shuffled by itself, one on top of the other. So the first { $tiles } tiles that you draw are a whole set. All else is as usual.
rulebook-two-colours = Your two colours are one supply. A house that goes back returns to its own colour.
rulebook-head-cooperative = Together
rulebook-cooperative = The same rules, each with their own tiles and tokens, but you all try together to get every token of every colour onto the map. What is left at the end, and what it is worth, is the result of all.
rulebook-hands = Hands are not shown to the others.
