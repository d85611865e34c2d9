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
hot-springs = { $count ->
    [one] a hot spring
   *[other] { $count } hot springs
}
trade-route = a trade route
tile = a tile with { LIST($shows) }
    .the = the tile with { LIST($shows) }
    .short = { LIST($shows) }
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
who = { PERSON($who) ->
    [you] You
   *[other] { $who }
}

## Places: the sides of a tile, cells told from Rome, places for a house

to-east = east
to-south-east = south-east
to-south-west = south-west
to-west = west
to-north-west = north-west
to-north-east = north-east
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
    [you] Place your { $number ->
        [1] first
        [2] second
        [3] third
       *[other] next
    } tile so that one of its roads joins the network.
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

label-place = Place { FORM($tile, "the") } { $where }: { $lie }
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
brings-nothing = It closes no loop, and no road ends at it.
brings-loops = Closes { $loops }: { LIST($gains) }.
brings-loops-in-vain = Closes { $loops }.
brings-room = { $count ->
    [one] Room for a house ({ SIGNED($points) }).
   *[other] Room for { $count } houses ({ SIGNED($points) } each).
}
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

## Why not

why-no-joint-so = Turned so, none of its roads meets a road here. Turn it on.
why-closes = This would close the map while tiles are left. Leave a road open somewhere.
why-not-in-hand = { $tile } is not in your hand: you have { LIST($hand) }.
why-covered = There is a tile at { $cell } already. Choose an empty cell.
why-no-road = No road of the network leads to { $cell }. Roads lead to { LIST($cells) }.
why-turned-less = { $tile } looks the same when turned less: say { $turn }.
why-no-joint = Turned so, no road of { $tile } joins the network at { $cell }. Turn it.
refused-draw = { $text } is not a choice now: tiles are drawn from a stack.
refused = { $text } is not a choice now. Choose one of: { LIST($choices, style: "unit") }.

## What happened

then = { $first } { $second }
sentence = { $what }.
log-laid = { PERSON($who) ->
    [you] You laid { $tile } { $where }.
   *[other] { $who } laid { $tile } { $where }.
}
log-closed = { PERSON($who) ->
    [you] You laid { $tile } { $where } and closed { $loops }.
   *[other] { $who } laid { $tile } { $where } and closed { $loops }.
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
deed-improved = turned { PERSON($who) ->
    [you] { $count ->
        [one] your house
       *[other] { $count } of your houses
    }
   *[other] { $count ->
        [one] { $who }’s house
       *[other] { $count } of { $who }’s houses
    }
} into { became-what }
map-is-closed = The map is closed: nobody can play any more.
game-over = The game is over.

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
ending-shared = { LIST($who) } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
ending-shared-decided = { LIST($who) } share the victory: { $more } at { $points ->
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
headline-shared = { LIST($who) } won
headline-together = { $built } of { $of } points built
