### Carpe Diem

## Things: amounts, structures, tiles, cards

thing = { $thing ->
    [fish] fish
    [herbs] { $n ->
        [one] herb
       *[other] herbs
    }
    [grapes] { $n ->
        [one] grape
       *[other] grapes
    }
    [chicken] chicken
    [goods] { $n ->
        [one] good
       *[other] goods
    }
    [coins] { $n ->
        [one] coin
       *[other] coins
    }
    [bread] bread
    [prestige] prestige
    [vp] VP
    [chimney] { $n ->
        [one] chimney
       *[other] chimneys
    }
    [stored] { $n ->
        [one] stored tile
       *[other] stored tiles
    }
    [any_landscape] { $n ->
        [one] landscape
       *[other] landscapes
    }
    [any_dwelling] { $n ->
        [one] dwelling
       *[other] dwellings
    }
    [pond] { $n ->
        [one] pond
       *[other] ponds
    }
    [garden] { $n ->
        [one] garden
       *[other] gardens
    }
    [vineyard] { $n ->
        [one] vineyard
       *[other] vineyards
    }
    [farmyard] { $n ->
        [one] farmyard
       *[other] farmyards
    }
    [merchant] { $n ->
        [one] merchant
       *[other] merchants
    }
    [granary] { $n ->
        [one] granary
       *[other] granaries
    }
    [administration] { $n ->
        [one] administration
       *[other] administrations
    }
    [craftsman] { $n ->
        [one] craftsman
       *[other] craftsmen
    }
    [villa] { $n ->
        [one] villa
       *[other] villas
    }
    [market] { $n ->
        [one] market
       *[other] markets
    }
    [bakery] { $n ->
        [one] bakery
       *[other] bakeries
    }
   *[fountain] { $n ->
        [one] fountain
       *[other] fountains
    }
}
amount = { $n } { thing }
change = { SIGNED($n) } { thing }
kind-name = { $kind ->
    [pond] pond
    [garden] garden
    [vineyard] vineyard
    [farmyard] farmyard
    [merchant] merchant
    [granary] granary
    [administration] administration
    [craftsman] craftsman
    [villa] villa
    [market] market
    [bakery] bakery
   *[fountain] fountain
}
kind = { kind-name }
    .a = { $kind ->
        [administration] an { kind-name }
       *[other] a { kind-name }
    }
edge = { $edge ->
    [grass] grass
    [pond] pond
    [garden] garden
    [vineyard] vineyard
    [farmyard] farmyard
    [merchant] a merchant
    [granary] a granary
    [administration] an administration
    [craftsman] a craftsman
   *[villa] a villa
}
part = { $chimneys ->
    [0] { kind-name }
    [one] { kind-name } with { $chimneys } chimney
   *[other] { kind-name } with { $chimneys } chimneys
}
    .a = { $chimneys ->
        [0] { kind.a }
        [one] { kind.a } with { $chimneys } chimney
       *[other] { kind.a } with { $chimneys } chimneys
    }
tile = { LIST($parts) }
    .a = { LIST($parts, form: "a") }
card = { LIST($needs) }: { LIST($reward) }
card-lying = { $card }, { $row ->
    [1] top row
    [2] middle row
   *[other] bottom row
}, { $column ->
    [1] far left
    [2] second from the left
    [3] second from the right
   *[other] far right
}
card-pay = Pay { LIST($needs) }
card-own = Own { LIST($needs) }
card-whole-pay = Pay { LIST($needs) }: { LIST($reward) }
card-whole-own = Own { LIST($needs) }: { LIST($reward) }
fountain-card = { $vp } VP for each { $kind }
sets-in-goods = { $n ->
    [one] { $n } set in goods and coins
   *[other] { $n } sets in goods and coins
}
sets-in-bread = { $n ->
    [one] { $n } set in bread
   *[other] { $n } sets in bread
}
all-of = { LIST($items) }

## Places

blueprint = { $space ->
    [1] upper left
    [2] upper middle
    [3] upper right
    [4] lower right
    [5] lower middle-right
    [6] lower middle-left
    [7] lower left
   *[other] number { $space }
}
row-name = { $row ->
    [1] top row
    [2] second row
    [3] third row
    [4] fourth row
    [5] fifth row
   *[other] bottom row
}
column-name = { $column ->
    [1] far left
    [2] second from the left
    [3] third from the left
    [4] third from the right
    [5] second from the right
   *[other] far right
}
cell = { $row ->
    [1] { $column ->
        [1] in the top left corner
        [6] in the top right corner
       *[other] in the top row, { column-name }
    }
    [6] { $column ->
        [1] in the bottom left corner
        [6] in the bottom right corner
       *[other] in the bottom row, { column-name }
    }
   *[other] in the { row-name }, { column-name }
}
    .name = { $row ->
        [1] { $column ->
            [1] Top left corner
            [6] Top right corner
           *[other] Top row, { column-name }
        }
        [6] { $column ->
            [1] Bottom left corner
            [6] Bottom right corner
           *[other] Bottom row, { column-name }
        }
       *[other] { $row ->
            [2] Second row
            [3] Third row
            [4] Fourth row
           *[other] Fifth row
        }, { column-name }
    }
column-line = { $n ->
    [1] the left column
    [6] the right column
   *[other] column { $n }
}
row-line = { $n ->
    [1] the top row
    [6] the bottom row
   *[other] row { $n }
}

## Prompts

prompt = { $doing ->
    [starting] Put your patrician on a free space of the ring.
    [moving] Move your patrician left or right, or pay bread to go anywhere.
    [moving-without-bread] Move your patrician left or right.
    [taking] Take a tile from the blueprint beside your patrician.
    [placing] Place the tile where all edges match, or store it.
    [rewarding] Two rewards wait: say which comes first.
    [crafting] Take a tile from the bottom row.
    [returning] Return one of your fountain cards.
    [visiting] Put a marker between two cards of the forum.
    [ordering] Say which of the two cards comes first.
   *[paying] Say how many sets of the card you pay for.
}
prompt-others = { $doing ->
    [starting] { $who } puts the patrician down.
    [moving] { $who } moves.
    [taking] { $who } takes a tile.
    [placing] { $who } places a tile.
    [rewarding] { $who } orders two rewards.
    [crafting] { $who } takes a tile from the bottom row.
    [returning] { $who } returns a fountain card.
    [visiting] { $who } visits the forum.
    [ordering] { $who } orders two cards.
   *[paying] { $who } pays for a forum card.
}
prompt-boards = The district boards are handed out.
prompt-frames = The frames are drawn.
prompt-forum = The forum is laid out.
prompt-blueprints = The blueprints are filled.
prompt-row = The bottom row is filled.
prompt-fountain = Fountain cards are drawn.
step-move = move
step-take = take a tile
step-build = build
step-rewards = rewards
step-craftsman = a craftsman
step-fountain = a fountain
step-forum = the forum

## Choices

choice-start = Begin on the { $space } space
choice-go = Go { $way ->
    [left] left
   *[right] right
} to the { $space } blueprint
choice-bread = Pay bread and go to the { $space } blueprint
choice-go-and-take = Go { $way ->
    [left] left
   *[right] right
} to the { $space } blueprint and take { FORM($tile, "a") }
choice-bread-and-take = Pay bread, go to the { $space } blueprint and take { FORM($tile, "a") }
choice-take = Take { FORM($tile, "a") }
turned = { $turns ->
    [0] not turned
    [1] a quarter turn to the right
    [2] turned half around
   *[other] a quarter turn to the left
}
choice-place = Place it { $cell }, { turned }
    .brief = { FORM($cell, "name") }, { $turns ->
        [0] not turned
        [1] turned right
        [2] turned around
       *[other] turned left
    }
choice-store = Store it
choice-reward = The reward of the { $kind } first
choice-return = Return “{ $card }”
choice-visit = Between “{ $one }” and “{ $two }”
choice-first = First “{ $card }”
choice-pay = Pay { LIST($paid) }
choice-pay-nothing = Pay nothing, and lose points
choice-pay-no-bread = Pay no bread
choice-dealt = What chance deals
button-start = Begin here
button-go = Go { $way ->
    [left] left
   *[right] right
}
button-bread = Pay bread and go
button-go-and-take = Go { $way ->
    [left] left
   *[right] right
} and take it
button-bread-and-take = Pay bread, take it
button-take = Take it
button-place = Place here
button-reward = { CAP($kind) } first
button-return = Return it
button-visit = Put the marker here
button-first = Begin with it
button-pay = { $n ->
    [0] Pay nothing
    [one] Pay { $n } set
   *[other] Pay { $n } sets
}
question-take = Take { FORM($tile, "a") }?
question-place = Place the tile here?
    .spoken = { "" }
question-store = Store the tile?
question-return = Return this card?
    .spoken = { "" }
question-visit = Put your marker between these cards?
    .spoken = { "" }
question-first = Begin with this card?
    .spoken = { "" }

## What a choice would bring

tiles-there = { $n ->
    [one] 1 tile lies there: { LIST($tiles, style: "unit") }.
   *[other] { $n } tiles lie there: { LIST($tiles, style: "unit") }.
}
both-at-once = Both at once; each can be taken back.
fits = { $n ->
    [0] It fits nowhere: it would be stored.
    [one] Fits in one way.
   *[other] Fits in { $n } ways.
}
could = { FORM($kind, "a") } ({ $gives })
could-complete = Could complete { LIST($what) }.
brings = { $what }: { $worth }.
completes-nothing = It completes nothing yet.
stored-for-good = It never comes back; { $n } stored things are worth 1 VP at the end.
returned-scores = { $vp ->
    [0] It scores nothing now.
   *[other] It scores { $vp } VP now.
}
changes = { LIST($changes, style: "unit") }.
score-changes = Score { SIGNED($vp) } VP.
gain-single = { CAP(FORM($kind, "a")) }
gain-dwelling = Completes { FORM($kind, "a") }
gain-structure = Completes { FORM($kind, "a") } of { $n }
gain-villa = Completes a villa with { $n ->
    [one] { $n } chimney
   *[other] { $n } chimneys
}
gain-writ = Takes the writ
gain-goals = { $n ->
    [one] Frame goal
   *[other] { $n } frame goals
}
gain-cards = Fountain card
gain-goals-and-cards = { $n ->
    [one] Frame goal, fountain card
   *[other] { $n } frame goals, fountain card
}
worth-black-tile = a black tile
worth-cards = cards
gives-at-the-end = { $vp } VP at the end
gives-black-tile = a tile of the bottom row
gives-cards = fountain cards
gives-coins-for-goods = coins for all goods, and { $n } more
uses = { $bread ->
    [0] ×{ $n }
   *[other] { $rest ->
        [0] ×{ $n }, in bread
       *[other] ×{ $n }, { $bread } in bread
    }
}
uses-none = no set
use-said = { $asks }, { $sets }: { $brings }.
offer-net = In all { LIST($changes, style: "unit") }.
offer-net-nothing = In all nothing.

## Why not

clash = { $side ->
    [up] Above, the tile there shows { $asked }, this one { $edge }.
    [right] On the right, the tile there shows { $asked }, this one { $edge }.
    [down] Below, the tile there shows { $asked }, this one { $edge }.
   *[left] On the left, the tile there shows { $asked }, this one { $edge }.
}
clash-frame = { $side ->
    [up] Above, the frame asks for grass, this one shows { $edge }.
    [right] On the right, the frame asks for grass, this one shows { $edge }.
    [down] Below, the frame asks for grass, this one shows { $edge }.
   *[left] On the left, the frame asks for grass, this one shows { $edge }.
}
why-clash = It does not fit so { $cell }. { $clash } Turn it.
why-covered = There is already a tile { $cell }. Choose an empty cell.
why-lonely = The cell { $cell } has no tile beside it. A tile goes next to another, not diagonally.
why-shovel = The first tile goes on the shovel, { $cell }.
why-looks-the-same = The tile looks the same when turned less: say { $text }.
why-no-bread = You have no bread to pay for this move. Go left or right.
why-empty = The { $space } blueprint is empty. These have tiles: { LIST($filled) }.
why-not-dealt = { $text } cannot come up now. { $now }

## Glossary: what a thing is, what it does now, why it cannot be chosen

kind-what = { CAP($kind) }, { $family ->
    [landscape] a landscape: it is complete when none of its edges is open. Then: { $gives }
    [dwelling] a dwelling of two halves: put the second beside the first to complete it. Then: { $gives }
    [villa] two tiles or more: it is complete when none of its edges is open. { $gives }
   *[single] a tile with grass all around. { $gives }
}
slot-empty = Empty place
slot-what = Somebody has taken the tile that lay here. Before the next phase all blueprints are filled again.
slot-to-fill = Tiles are laid here as soon as every patrician stands on the ring.
slot-left = { $n ->
    [one] One more tile can be taken here in this phase; the rest then leaves the game.
   *[other] { $n } more tiles can be taken here in this phase; the rest then leaves the game.
}
hand-name = Your hand
hand-what = Place the tile beside another, with matching edges, or store it: a stored tile never comes back.
cell-name = Empty cell
cell-what = A tile goes here if it shares a side with another, and if touching edges show the same. Towards the frame every edge must be grass.
cell-writ = A writ lies here: the tile that covers it moves you { $n ->
    [one] { $n } step
   *[other] { $n } steps
} up the prestige bar.
cell-shovel = The shovel: your first tile goes here.
structure-now = { $complete ->
    [yes] { CAP(FORM($kind, "a")) } of { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, complete.
   *[no] { CAP(FORM($kind, "a")) } of { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } so far, still open towards { $open ->
        [one] { $open } cell
       *[other] { $open } cells
    }.
}
goal-name = Frame goal: { $kind }, { $vp } VP
goal-what = Reached by a completed { $kind } with at least one tile in { $line }. It counts { $vp } VP at the end.
goal-now = { $status ->
    [reached] It is reached.
    [lost] It can no longer be reached.
   *[open] It is still open.
}
frame-what = Each sign on the frame names what should be built in its row or column, and what that counts at the end.
ring-what = Each turn your patrician moves to the next blueprint with tiles, to the left or to the right, and takes a tile there. For { $n } bread it goes anywhere.
ring-now = From where you stand: the { $left } blueprint to the left, the { $right } one to the right.
space-name = Space of the ring, { $space }
space-what = Patricians stand on spaces. Whoever comes here takes a tile from the blueprint beside it. Any number may stand on one.
space-now = Here: { LIST($who, you: "you") }.
patrician-name = { PERSON($who) ->
    [you] Your patrician
   *[other] The patrician of { $who }
}
patrician-what = It walks around the ring and takes one tile a turn. Where others stand does not matter.
patrician-now = It stands by the { $space } blueprint.
row-what = Black tiles for craftsmen: whoever completes a craftsman takes one of them and places it at once. The row is never filled again.
row-now = { $n ->
    [one] { $n } tile is left.
   *[other] { $n } tiles are left.
}
forum-what = After each phase everybody puts one marker between two cards and uses both, once for every set that they fulfil.
forum-sets = × says how many sets you could fulfil now. A card without a set costs { $penalty } VP; { $bread } bread pay for any set.
forum-now = The next visit comes after round { $rounds } of phase { $phase }.
card-what = { $red ->
    [yes] For each set you pay { LIST($needs) }, a coin for any good that you lack, and get { $reward }.
   *[no] For each { LIST($needs) } that you own, you get { $reward }. Nothing is paid.
}
card-could = { $n ->
    [0] { $bread ->
        [0] You could fulfil no set now: that would cost { $penalty } VP.
       *[other] You could fulfil it only in bread now: { $bread ->
            [one] { $bread } set
           *[other] { $bread } sets
        }.
    }
   *[other] You could fulfil { $n ->
        [one] { $n } set
       *[other] { $n } sets
    } now{ $bread ->
        [0] .
       *[other] , and { $bread } more in bread.
    }
}
marker-name = Space for a marker
marker-what = Who puts a marker here uses the two cards beside it. The marker stays for the whole game, so nobody can use this space again.
marker-lies = { PERSON($who) ->
    [you] Your marker lies here.
   *[other] A marker of { $who } lies here.
}
marker-brings = If you visited here now: { $net }
prestige-what = Who stands highest visits the forum first. At the end the number of your space counts as VP; beyond { $last } every step is 1 VP at once.
stock-name = { CAP($stock) }
coins-what = A coin replaces any good when you pay for a card of the forum.
bread-what = { $move } bread lets your patrician go to any blueprint; { $n } bread pay for a set of any card of the forum.
good-what = { $good ->
    [fish] Completed ponds give fish.
    [herbs] Completed gardens give herbs.
    [grapes] Completed vineyards give grapes.
   *[chicken] Completed farmyards give chicken.
} Goods pay for the red cards of the forum.
items-what = What is left at the end counts 1 VP for { $n } things of any kind.
has-now = { PERSON($who) ->
    [you] You have { $what }.
   *[other] { $who } has { $what }.
}
seat-who = { $who }
seat-what = Somebody at this table. The highest total at the end wins.
seat-now = Place { $place } of { $of }, with { $vp } { vp-now }.
points-name = { vp-now }
points-what = All that is collected, and what frame, prestige, villas, fountain cards and things left over would count.
points-now = { $vp } VP.
points-hidden = { $n ->
    [one] { $n } fountain card is hidden and not counted.
   *[other] { $n } fountain cards are hidden and not counted.
}
line-what = { $line ->
    [collected] VP from the start, from the forum and from steps beyond the prestige bar. These are yours already.
    [frame] The goals of your frame that you have reached.
    [prestige] The number of the space where your marker lies on the prestige bar.
    [villas] What your completed villas count.
    [fountains] What your fountain cards count for what you have completed.
   *[items] Goods, coins, bread and stored tiles: 1 VP for { $n } of them.
}
chimneys-name = Chimneys
chimneys-what = Chimneys stand on villas. Forum cards count those on every tile you have placed; at the end completed villas count by them.
writs-name = Writs
writs-what = Cover a writ with a tile and go { $n ->
    [one] { $n } step
   *[other] { $n } steps
} up the prestige bar. With equal points at the end, more writs left win.
stored-name = Stored tiles
stored-what = A tile that you do not place is stored and never comes back. At the end { $n } stored things count 1 VP.
fountain-cards-what = Each counts VP at the end for every completed structure of its kind. A fountain brings them; others do not see yours.
fountain-what = Your fountain card: it counts at the end for each that you have completed. Others do not see it.
fountain-now = You have { $what }: { $vp } VP.
clock-name = Phase and round
clock-what = The game has { $phases } phases of { $rounds } rounds. After each phase everybody visits the forum.
explain-ours = Our own reconstruction, the published game may differ: { LIST($what) }.
ours-of = { $what ->
    [tile] what such a tile shows, or how many there are
    [villas] most points of villas
    [goal] this goal
    [board] where writs and shovels lie
    [fountain] what this card counts
   *[card] what this card asks for and gives
}
begins-name = Begins
begins-what = Who has this begins every round of the phase. It goes to the next seat after each forum.
begins-now = Now: { $who }.
asked-there = { $side ->
    [up] above { $edge }
    [right] on the right { $edge }
    [down] below { $edge }
   *[left] on the left { $edge }
}
why-never-fits = However you turn it, it does not fit here. It would have to show { LIST($asked) }.
why-no-tile-held = You hold no tile now. Take one from the ring first.
why-no-tile = There is no tile any more.
why-elsewhere = Your patrician stands by the { $space } blueprint: take a tile there.
why-space-empty = There are no tiles any more, so nobody goes there.
why-out-of-reach = Your patrician reaches only the { $left } and the { $right } blueprint this turn.
why-no-craftsman = Only who completes a craftsman takes a tile of the bottom row.
why-marker = { PERSON($who) ->
    [you] Your own marker lies there, for the rest of the game.
   *[other] A marker of { $who } lies there, for the rest of the game.
}
why-no-forum = The forum is visited after round { $round } of each phase.
why-card-visiting = Put your marker between two cards: you use both.
why-most = You can pay for at most { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
} in goods and coins, and { $bread } in bread ({ $each } bread each).
why-first = { $doing ->
    [starting] First put your patrician on the ring.
    [moving] First move your patrician.
    [taking] First take a tile where your patrician stands.
    [placing] First place the tile that you hold, or store it.
    [rewarding] First choose which reward comes first.
    [crafting] First take a tile of the bottom row.
    [returning] First return one of your fountain cards.
    [visiting] First put a marker into the forum.
    [ordering] First choose which of the two cards comes first.
    [paying] First choose how many sets you pay for.
   *[over] The game is over.
}
instead-bread = With { $n } bread you could go there. Granaries and bakeries give bread.
instead-craftsman = Put two halves of a craftsman together.

## Why a turn is good

# What a turn does: a verb with its objects, the whole of a sentence or one half of it.
merit-completes = completes { FORM($kind, "a") } for { $gives }
merit-completes-of = completes { FORM($kind, "a") } of { $n } for { $gives }
merit-completes-villa = completes a villa with { $n ->
    [one] { $n } chimney
   *[other] { $n } chimneys
} for { $vp } VP
merit-builds = builds { FORM($kind, "a") } for { $gives }
merit-merchant = completes a merchant
merit-fountain = builds a fountain for fountain cards
merit-writ = takes a writ for { $prestige }
merit-goals = { $n ->
    [one] reaches a frame goal for { $vp } VP
   *[other] reaches { $n } frame goals for { $vp } VP
}
merit-fountain-cards = makes your fountain cards count { $vp } VP more
merit-keeps = keeps “{ $card }”{ $vp ->
    [0] { "" }
   *[other] {" "}for { $vp } VP so far
}
merit-begins = lays the ground for { FORM($kind, "a") }
merit-grows = extends your { $kind } to { $n } tiles
merit-grows-villa = extends your villa to { $n } tiles with { $chimneys ->
    [one] { $chimneys } chimney
   *[other] { $chimneys } chimneys
}
merit-goal-line = { $n ->
    [one] lines up { FORM($kind, "a") } with a frame goal of { $vp } VP
   *[other] lines up { FORM($kind, "a") } with { $n } frame goals of { $vp } VP
}
merit-no-bread = needs no bread for the way
merit-kept = keeps { LIST($kept) } for the next forum
merit-brings = brings { LIST($gains) }
merit-brings-for = brings { LIST($gains) } for { LIST($paid) }
merit-both-cards = fulfils both cards
merit-one-card = fulfils “{ $card }”
merit-takes-place = takes the best place in the forum from { $who }
merit-possible = lets you use “{ $card }”
merit-more-sets = lets you use “{ $card }” { $n ->
    [1] once more
   *[other] { $n } times more
}
merit-earlier = puts you ahead of { LIST($who) } for the next forum
merit-takes-tile = takes the missing tile for { FORM($kind, "a") } from { $who }
merit-next-tile = puts the missing tile for your { $kind } one step away
merit-room = leaves room for { $n } of the { $of } tiles on the ring
merit-room-for-all = leaves room for all tiles on the ring

## Log

log-line = { $deed }.
log-line-brought = { $deed } ({ LIST($changes, style: "unit") }).
log-forum-begins = { $told } The forum of phase { $phase } begins.
log-boards = The district boards were handed out.
log-frame = { PERSON($who) ->
    [you] Your frame was put together.
   *[other] The frame of { $who } was put together.
}
log-cards = The forum was laid out.
log-tiles = Phase { $phase } begins: the blueprints were filled.
log-row = The bottom row was filled.
you-or = { PERSON($who) ->
    [you] You
   *[other] { $who }
}
log-started = { you-or } put the patrician on the { $space } space
log-went = { you-or } went { $way ->
    [left] left
   *[right] right
} to the { $space } blueprint
log-paid-bread = { you-or } paid bread and went to the { $space } blueprint
log-crafted = { you-or } took { FORM($tile, "a") } from the bottom row
log-took = { you-or } took { FORM($tile, "a") }
log-took-last = { $n ->
    [one] { you-or } took { FORM($tile, "a") }; the last tile there left the game
   *[other] { you-or } took { FORM($tile, "a") }; the last { $n } tiles there left the game
}
log-stored = { you-or } stored { FORM($tile, "a") }
log-placed = { you-or } placed { FORM($tile, "a") } { $cell }
log-placed-and = { you-or } placed { FORM($tile, "a") } { $cell }: { LIST($also, style: "unit") }
log-reward-first = { you-or } took the reward of the { $kind } first
log-drew = { $n ->
    [one] { you-or } drew { $n } fountain card
   *[other] { you-or } drew { $n } fountain cards
}
log-drew-these = { you-or } drew { LIST($cards) }
log-returned = { you-or } returned a fountain card
log-returned-this = { you-or } returned { $card }
log-visited = { you-or } put a marker between “{ $one }” and “{ $two }”
log-began-with = { you-or } began with “{ $card }”
log-paid = { you-or } paid { LIST($paid) } for “{ $card }”
log-paid-nothing = { you-or } paid nothing for “{ $card }”
ending-shared = { CAP(LIST($who, you: "you")) } share the victory with { $vp } VP each.
ending-won = { PERSON($who) ->
    [you] You win with { $vp } VP.
   *[other] { $who } wins with { $vp } VP.
}
ending-won-by-writs = { PERSON($who) ->
    [you] You win: { $vp } VP each, but more writs left.
   *[other] { $who } wins: { $vp } VP each, but more writs left.
}
ending-won-by-prestige = { PERSON($who) ->
    [you] You win: { $vp } VP each, but less prestige.
   *[other] { $who } wins: { $vp } VP each, but less prestige.
}
headline-forum = Phase { $phase } of { $phases }, forum
headline-round = Phase { $phase } of { $phases }, round { $round } of { $rounds }

## A turn in short

deed-started = began on the { $space } space
deed-took-black-tile = took a black tile
deed-built = built { FORM($tile, "a") }
deed-completed = completed { FORM($kind, "a") } of { $n } tiles
deed-completed-villa = completed a villa with { $n ->
    [one] { $n } chimney
   *[other] { $n } chimneys
}
deed-took-writ = took the writ
deed-stored = stored { FORM($tile, "a") }
deed-drew-cards = drew fountain cards
deed-visited = visited the forum between “{ $one }” and “{ $two }”
deed-paid = { $n ->
    [one] paid { $n } set of “{ $card }”
   *[other] paid { $n } sets of “{ $card }”
}

## How a score comes about

why-beginning = by the order of play
why-forum = its cards, less { $penalty } VP for each that was not fulfilled
why-beyond = steps beyond space { $last } of the bar
why-items = { LIST($held, style: "unit") }: { $n } in all, { $each } for 1 VP
why-prestige = space { $n } of the bar
why-goal = { $kind } in { $line }: { $vp }
why-counted = { $what }: { $vp }
why-listed = { LIST($parts, style: "unit") }
why-nothing = nothing

## The rules: what can be built

rule-landscape = { $good ->
    [fish] Fish
    [herbs] Herbs
    [grapes] Grapes
   *[chicken] Chicken
}: as many as it has tiles, less one.
rule-gives = { $kind ->
    [merchant] All your goods become coins, and { $n } more.
    [granary] { $n } bread.
    [administration] { $n } prestige.
    [market] { $n ->
        [one] { $n } coin, when placed.
       *[other] { $n } coins, when placed.
    }
   *[bakery] { $n } bread, when placed.
}
rule-craftsman = A tile of the bottom row, placed at once.
rule-fountain = Draw { $n } fountain cards, return { $back } of all you hold.
rule-villa = Nothing at once; at the end by its chimneys: { LIST($chart, style: "unit") } VP.
rule-chimneys = { $n } give { $vp }

## The page: headings and names of what is drawn

bread = bread
prestige = Prestige
chimneys = chimneys
writs = writs
said = { $what }.
capital = { CAP($what) }
forum = Forum
ring = Ring of blueprints
blueprints = Blueprints
bottom-row = Bottom row
prestige-bar = Prestige bar
frame-goals = Frame goals
fountain-cards = Fountain cards
holdings = Goods, coins and bread
your-cards = Your fountain cards
your-prestige-and-cards = Your prestige and fountain cards
tab-district = District
tab-ring = Ring
tab-others = Players
secrets = my fountain cards
keys-turn = turn the tile: to the left, to the right
keys-store = store the tile
keys-arrows = from one lit thing to the next
clock-end = The end
clock-set-up = Set-up
clock-phase = Phase
clock-round = Round
clock-of = of { $n }
clock-forum = Forum
mostly-ours = Tiles, cards and frames are mostly our reconstruction

## The page: the ring and the bottom row

blueprint-here = { $empty ->
    [yes] { CAP($space) } blueprint, empty
   *[no] { CAP($space) } blueprint
}
space-here = { CAP($space) } space.
standing-here = { PERSON($who) ->
    [you] You stand here.
   *[other] { $n ->
        [one] Here stands { LIST($who) }.
       *[other] Here stand { LIST($who, you: "you") }.
    }
}
way = { $to ->
    [left] left
    [right] right
   *[both] left or right
}
tiles-to-come = { $n ->
    [one] { $n } white tile to come
   *[other] { $n } white tiles to come
}
last-tiles = the last tiles, black
last-here = { $room ->
    [little] 1
   *[enough] 1 left
}
for-craftsmen = for craftsmen
black-tiles-left = { $n ->
    [one] { $n } black tile, for craftsmen
   *[other] { $n } black tiles, for craftsmen
}
would-fit = { $n ->
    [0] It would fit nowhere in your district.
    [one] It would fit on { $n } cell of your district.
   *[other] It would fit on { $n } cells of your district.
}

## The page: the district

district-of = { PERSON($who) ->
    [you] Your district
   *[other] The district of { $who }
}
show-district = Show the district large
show-district-of = Show the district of { $who } large
cell-shows = { FORM($cell, "name") }: { $tile }
cell-has-writ = { FORM($cell, "name") }: a writ
cell-clashes = { FORM($cell, "name") }: it does not fit so. { $clash } Choosing turns it.
detail-turning = Lit cells take it as it lies; where a turn mark stands, turn it first.
not-so = Not so
turn-it-on = { $clash } Turn it further.
turn-left = Turn to the left
turn-left-key = Turn to the left (Q)
turn-right = Turn to the right
turn-right-key = Turn to the right (E)
in-your-hand = in your hand
fits-nowhere = fits nowhere: it is stored
store-it = Store it
store-it-instead = Store it instead
goal-said = { $line ->
    [column] { CAP($kind) } in column { $n }
   *[row] { CAP($kind) } in row { $n }
}: { $vp } VP, { $status ->
    [soon] reached by this
    [reached] reached
    [lost] lost
   *[open] open
}
return = Return
returns-now = { $fresh ->
    [yes] { $vp } VP now, just drawn
   *[no] { $vp } VP now
}
first = First
each-of = { FORM($kind, "a") }
card-now = { $kind }, now

## The page: the forum

card-pays = pay
card-owns = own
family = { $family ->
    [any_landscape] { $n ->
        [one] land­scape
       *[other] land­scapes
    }
   *[any_dwelling] { $n ->
        [one] dwell­ing
       *[other] dwell­ings
    }
}
card-not-drawn = A card, not yet drawn
card-and-sets = { $card }. You could fulfil { $now ->
    [one] { $now } set
   *[other] { $now } sets
}.
card-and-sets-then = { $card }. You could fulfil { $now ->
    [one] { $now } set
   *[other] { $now } sets
}, then { $then }.
forum-key-sets = ×: sets you could fulfil;
forum-key-none = none
forum-key-bread = = 1 set
if-visited-here = If you came here
if-visited-now = If you came here now
marker-of = Between “{ $one }” and “{ $two }”: a marker of { $who }
marker-free = Between “{ $one }” and “{ $two }”: free
marker-unlaid = A space for a marker: free
marker-now = Between “{ $one }” and “{ $two }”, if you visited now:
would-visit = { $last ->
    [yes] You would visit last
   *[no] { $place ->
        [1] You would visit first
        [2] You would visit second
       *[other] You would visit third
    }
}
visits-in-order = Visits: { LIST($who, you: "you") }
stacked-here = { LIST($who, style: "unit", you: "you") }, the last one on top:

## The page: the seats and their scores

scores-now = { $over ->
    [yes] Final score
   *[no] Score if the game ended now
}
vp-now = { $over ->
    [yes] VP in the end
   *[no] VP if the game ended now
}
score-line = { $line ->
    [collected] Collected
    [beginning] At the start
    [beyond] Beyond the bar
    [items] Items
    [prestige] Prestige
    [frame] Frame
    [fountains] Fountains
   *[villas] Villas
}
score-line-forum = Forum, phase { $phase }
score-how = { PERSON($who) ->
    [you] You: how it comes about
   *[other] { $who }: how it comes about
}
score-tied = With equal points, more writs left on the district win, then less prestige. Who is still equal shares the victory.
seat-place = { $place ->
    [1] 1st of { $of }
    [2] 2nd of { $of }
    [3] 3rd of { $of }
   *[other] { $place }th of { $of }
}
seat-begins = Begins every round of this phase
fountain-cards-held = { $n ->
    [one] { $n } fountain card
   *[other] { $n } fountain cards
}
writs-left = { $n ->
    [one] { $n } writ left
   *[other] { $n } writs left
}
n-left = { $n } left
n-stored = { $n } stored
built = { LIST($what) }.
also-holds = { $cards ->
    [one] { $cards } fountain card
   *[other] { $cards } fountain cards
}, { $writs ->
    [one] { $writs } writ left
   *[other] { $writs } writs left
}, { $stored ->
    [one] { $stored } tile stored
   *[other] { $stored } tiles stored
}.
cards-not-counted = Fountain cards are hidden and not counted.
latest-turns = Since your last turn
turn-deeds = { CAP(LIST($deeds, style: "unit")) }.
turn-gains = { LIST($gains, style: "unit") }

## Where the figures come from

source-about = We have the rulebook of this game, but not its tiles, cards and boards, and no public list of them was found. Counts, rules and fixed amounts are the rulebook’s, and { $n } of the forum cards are known. What is on the other cards, on the tiles, on the frame and on the district boards is our reconstruction: within all that is known, and weighed by many games played by the computer. The published game may differ. An owner of the box can correct the data file alone.
source-tiles = Tiles
source-tiles-figure = { $white } white, { $black } black
source-tile = { $n ->
    [one] { CAP($tile) }
   *[other] { CAP($tile) }, { $n } times
}
source-cards = Cards
source-cards-figure = { $forum } forum, { $fountain } fountain
source-ring = Ring
source-ring-figure = { $n } blueprints with { $tiles } tiles
source-row-figure = { $n } tiles
source-bar-figure = { $first } to { $last }
source-phases = Phases
source-phases-figure = { $n } of { $rounds } rounds
source-forum-figure = { $rows } rows of { $columns }
source-amounts = Fixed amounts
source-amounts-figure = { $bread } bread a granary, { $prestige } prestige an administration, −{ $penalty } VP for a card without a set
source-players = { $n } players
source-players-figure = begin with { LIST($vp) } VP; { $n } marker spaces
source-villa = { $n ->
    [one] Villa, { $n } chimney
   *[other] Villa, { $n } chimneys
}
source-board = District board { $n }
source-board-figure = Shovel: { FORM($shovel, "name") }. Writs: { LIST($writs, style: "unit", form: "name") }.
source-frame = Frame part { $n }
source-frame-figure = { LIST($goals) }
source-goal = { $kind } at { $position }: { $vp } VP
source-forum-cards = Forum cards { $letter }
source-fountain-cards = Fountain cards, two of each
source-figures = Counts and numbers

## The terminal

board-part = { $part ->
    [district] the district
    [legend] words and signs
    [ring] the ring
    [forum] the forum
    [seats] who holds what
    [score] what you have built and scored
    [others] what the others have built
    [queue] what is still to follow
   *[tiles] the tiles in question
}
kind-code = { $kind ->
    [pond] pond
    [garden] gard
    [vineyard] vine
    [farmyard] farm
    [merchant] merc
    [granary] gran
    [administration] admi
    [craftsman] craf
    [villa] vill
    [market] mark
    [bakery] bake
   *[fountain] foun
}
terminal-legend = Words are cut to four letters; CAPITALS: completed, a goal reached; ● a tile;
terminal-legend-more = digit: chimneys; w: writ; x,y: a tile may go there; beside the frame: goals
terminal-ring = Ring
terminal-seats = Seats
terminal-empty = empty
terminal-way = { $to ->
    [left] left
    [right] right
   *[both] both ways
}
terminal-forum = [1] a marker; step: 1 prestige
terminal-forum-offers = +3 what a marker would bring you now; [1] a marker; step: 1 prestige
terminal-some = { $n ->
    [1] { thing }
   *[other] { $n } { thing }
}
terminal-steps = { $n ->
    [1] step
   *[other] { $n } steps
}
terminal-line = { $line ->
    [total] Total
    [collected] VP
    [items] Items
    [prestige] Bar
    [frame] Frame
    [fountains] Cards
    [villas] Villas
    [writs] Writs
    [forum] Forum
    [fish] Fish
    [herbs] Herbs
    [grapes] Grapes
    [chicken] Chicken
    [coins] Coin
   *[bread] Bread
}
terminal-part = { $line ->
    [collected] { $n } collected
    [items] { $n } items
    [prestige] { $n } prestige
    [frame] { $n } frame
    [fountains] { $n } fountains
   *[villas] { $n } villas
}
terminal-built = { PERSON($who) ->
    [you] You built
   *[other] { $who } built
}
terminal-score = Score so far
terminal-fountains = Fountains
terminal-to-follow = To follow
terminal-reward = the reward of the { $kind }
terminal-your-tile = your tile
terminal-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
terminal-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
terminal-fits = fits in { terminal-ways }
terminal-completes = { $kind }: { $gives }
terminal-goal = goal { SIGNED($vp) }
terminal-writ = writ
terminal-nothing-yet = nothing yet
terminal-at-best = at best
terminal-which-cell = On which cell?
terminal-turned-how = On { $cell }: turned how?
terminal-turned-by = { $turn }, by { $degrees }°
terminal-stored = set aside; half a point at the end
terminal-notation = A cell is column,row and a turn rN is N times 90 degrees clockwise: `place 3,4 r1`. You can also answer with words: `3,4` or `3,4 r1`.

## Lesson: the first game, step by step; what is on the card at one time has at most 40 words

lesson-move-do = Move your patrician: press the lit space, and press it again.
lesson-move-why = You take over in the third of four phases; most points win. Each turn you walk one space on the ring, either way, and take a tile there.
lesson-move-wrong = You may walk that way, too, but the tile we need lies beside the lit space.
lesson-move-wrong-bread = Bread would take you anywhere. But you have only one, and we need it soon: walk to the lit space.
lesson-move-brought = Four tiles to choose from.
lesson-pond-do = Take the lit tile, with a pond and half a granary.
lesson-pond-why = At the top of your district a pond has one open edge. This tile closes it.
lesson-pond-wrong = Your pond would stay open. Take the lit tile, with the pond.
lesson-pond-wrong-merchant = We come back for the merchant. First the pond: take the lit tile.
lesson-pond-brought = It turns by itself to fit.
lesson-edges-do = Lay it on the lit cell: press it, and press it again.
lesson-edges-why = Edges that meet must show the same, and only grass may touch the frame. With no edge open, the pond is completed.
lesson-edges-wrong = Stored, it would never come back. On the lit cell it completes your pond.
lesson-edges-brought = 1 fish: one less than the pond has tiles.
lesson-bread-do = Pay your bread and go to the lit space.
lesson-bread-why = The other half of your granary lies there, too far to walk. For 1 bread you may go anywhere.
lesson-bread-wrong = That is free, but no granary lies there. Pay your bread and go to the lit space.
lesson-bread-wrong-space = Bread takes you there, too, but the granary lies at the lit space.
lesson-bread-brought = The bread will come back with interest.
lesson-halves-do = Take the lit tile, with a granary and a merchant.
lesson-halves-why = A dwelling has two halves. A granary brings bread, a merchant coins, an administration prestige, a craftsman one more tile.
lesson-halves-wrong = Your granary would stay open. Take the lit tile, with the granary.
lesson-halves-brought = Two players take two tiles of a blueprint; the rest is gone.
lesson-granary-do = Join it to its other half: the lit cell.
lesson-granary-why = Plan for the forum from the first tile: one card wants 2 dwellings, your fourth fulfils it twice.
lesson-granary-wrong = It fits there, but your granary stays open. Lay it on the lit cell.
lesson-granary-wrong-store = Stored, it would never come back. On the lit cell it completes your granary.
lesson-granary-brought = 2 bread for the one you paid.
lesson-ahead-do = Walk to the lit space.
lesson-ahead-why = The forum is next, and its red cards cost goods. A merchant turns yours into coins, which stand for any good. Empty blueprints are passed over.
lesson-ahead-wrong = No merchant lies there. Walk the other way, to the lit space.
lesson-ahead-wrong-bread = Keep your bread: you can walk to the lit space for nothing.
lesson-ahead-brought = You have passed an empty blueprint.
lesson-merchant-do = Take the lit tile, with the other half of your merchant.
lesson-merchant-why = You laid the first half with your last tile: a good tile prepares the next one.
lesson-merchant-wrong = There is no merchant on it. Take the lit tile.
lesson-merchant-brought = Now look at the frame.
lesson-frame-do = Lay it on the lit cell, on the writ.
lesson-frame-why = The writ brings 1 prestige. And the frame above wants a merchant in this column: 4 points at the end.
lesson-frame-wrong = That way the merchant stays open, and the frame brings nothing. Lay it on the lit cell.
lesson-frame-brought = 4 goods became 5 coins. The goal is reached.
lesson-visit-do = Put your marker on the lit space of the forum.
lesson-visit-why = You have more prestige, so you go first. A marker uses both cards beside it, and blocks its space for good.
lesson-visit-wrong = There two red cards share your coins: 7 points. The lit space brings 14.
lesson-visit-wrong-villas = 13 points: a good visit. The lit space brings 14, and 2 prestige.
lesson-visit-wrong-fish = 12 points for your coins. At the lit space the same coins bring 14.
lesson-visit-wrong-dwellings = Two green cards would leave your coins unused. Take the lit space: there they buy points.
lesson-visit-brought = Your marker lies between a green and a red card.
lesson-order-do = Choose the green card first.
lesson-order-why = Green cards count what you own, and you keep it: five dwellings are 2 sets, for 2 coins and 2 prestige.
lesson-order-wrong = Then your coins would pay for only one set. The green card first: its 2 coins make it two.
lesson-order-brought = 2 prestige, and 7 coins in all.
lesson-pay-do = Pay 2 sets of the red card.
lesson-pay-why = Each costs 3 herbs, or coins instead, and brings 7 points. Three bread pay for a set of any card, too.
lesson-pay-wrong = Your coins pay for 2 sets, and each brings 7 points. Pay 2.
lesson-pay-wrong-none = A card without any set costs you 4 points. Your coins pay for 2 sets: pay them.
lesson-pay-brought = 14 points. Close what is open: forum and frame count it, villas more with each chimney.

## The rules, by chapters; rules.toml says which rule each states

rulebook-head-setup = What it is about
rulebook-lead = Everybody builds a Roman district. Walk your patrician around the ring, take a tile, fit it in. What you complete pays at once; what you own and hold pays again in the forum, after each of { $phases } phases of { $rounds } rounds; and the frame around your district wants certain things in certain lines.
rulebook-district = Chance gives you one of the districts, with { $writs } writs on it, and the four sides of its frame. You own nothing yet; goods, coins and bread never run out.
rulebook-patrician = In turn, all put their patrician on a space of the ring that is still free, before any tile is seen. Do not think too long: in your first turn you move on.
rulebook-laid-out = Then the forum cards of this game are laid out, { $tiles } tiles on each of the { $spaces } blueprints, and { $row } tiles in the bottom row, for craftsmen. The fountain cards are a pile.
rulebook-start-vp = Those who come later begin with some VP more, and their markers lie further up in the stack at the start of the prestige bar.
rulebook-head-ring = Moving and taking
rulebook-turn = A turn: move, take a tile, lay it or store it, then the writ below it and the rewards for what it completes.
rulebook-move = Go one space to the left or right; standing still is not allowed. A space whose blueprint is empty is passed over, in the same direction, up to the next one with tiles.
rulebook-bread = Or pay { $n } bread and go to any space with tiles, your own as well. Once a turn.
rulebook-spaces = Any number of patricians may share a space. Both directions may lead to the same one, even round the ring to your own. There is always somewhere to go.
rulebook-take = Then take one of the tiles there. As many are taken from a blueprint in a phase as there are players: with { $two } the last two leave the game then, with { $three } the last one.
rulebook-figure-ring = The ring late in phase { $phase }: many blueprints are empty, and a patrician walks past them.
rulebook-head-placing = Laying tiles
rulebook-first = Your first tile goes on the shovel. Every other goes on an empty cell beside a tile; a corner is not enough.
rulebook-edges = Turn it as you like. Edges that meet must show the same, and only grass may touch the frame. What lies, lies.
rulebook-store = You may always store a tile instead, and must if it fits nowhere. It never comes back, and counts only as an item at the end.
rulebook-complete = What is joined across edges is one structure. It is completed when none of its edges is open towards an empty cell, and stays so.
rulebook-writ = A tile on a writ takes it away and brings { $n } prestige, before any reward.
rulebook-figure-placing = A district: edges that meet show the same, and towards the frame there is only grass. Tiles laid so far: { $n }.
rulebook-head-rewards = What structures bring
rulebook-rewards = What your tile completes gives its reward once. Of two, you choose which comes first. Each is done with completely before the next, with all that a tile of a craftsman brings.
rulebook-landscape = A landscape gives goods: one less than it has tiles. You may have any number of them.
rulebook-kind = { CAP($name) }. { $does }
rulebook-dwelling = A dwelling has two halves, and is completed with the second.
rulebook-craftsman = The tile of a craftsman must be taken, but may be stored. The bottom row is never filled again; if it is empty, a craftsman brings nothing.
rulebook-single = Market, bakery and fountain are single tiles with grass around. They give at once when they are laid, and nothing when they are stored.
rulebook-fountain = You put back any card of your hand, old or new. If one card is left in the pile, that one is drawn; if none is, nothing happens.
rulebook-villa = A villa has two tiles or more. It gives nothing at once. Its chimneys count in the forum even while it is open.
rulebook-head-prestige = Prestige
rulebook-bar = Writs, administrations and cards of the forum move your marker along the prestige bar. Where it stops, it lies on top of the others.
rulebook-bar-end = The bar ends at { $last }. Each step that would go beyond is 1 VP at once.
rulebook-head-forum = The forum
rulebook-visit = After each building phase all visit the forum once, the highest prestige first; of markers on one space, the upper one. Put a marker between two cards beside each other and use these two. It stays for the whole game, so that each space is used once; a card can be used again from another side.
rulebook-card-order = You choose which of the two comes first; what it gives may be used for the second. Everything can be done several times: the reward comes once for each set.
rulebook-red = Red cards are paid with goods. A coin stands for any good that you do not have. You choose how many sets you pay.
rulebook-green = Green cards count what you own: completed structures of a kind, single tiles that lie, or chimneys. You have a set as often as the whole requirement is there. You keep everything, and it counts again later.
rulebook-forum-bread = { $bread } bread pay for one set of any card, as often as you have them, also with bread that this visit has brought. On a green card your own sets come first.
rulebook-forum-rewards = Cards give VP, coins, bread or prestige.
rulebook-penalty = A card without a single set costs you { $n } VP, whether you could not or did not want to. VP may fall below zero.
rulebook-figure-forum = The forum before a visit: a marker goes on one of the free spaces between two cards. On each card stands how many sets you have of it.
rulebook-head-phases = The next phase
rulebook-next-phase = Then the next seat begins, and the blueprints are filled again, with the black tiles in the last phase. Patricians, forum, prestige and the bottom row stay as they are.
rulebook-head-end = The end
rulebook-end = After the last forum you add to your VP: 1 for every { $items } goods, coins, bread and stored tiles together, and the number of your space on the prestige bar.
rulebook-frame = Every goal of your frame counts once, if a completed structure of its kind has a tile in its row or column. One structure may serve several goals.
rulebook-fountains = Each fountain card counts for every completed structure of its kind.
rulebook-chimneys = Each completed villa counts by its chimneys; an open one counts nothing.
rulebook-win = The most VP win; with equal VP more writs left, then less prestige. Who is still equal shares the victory.
