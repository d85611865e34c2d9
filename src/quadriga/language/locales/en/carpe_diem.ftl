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
tile = { LIST($parts) }
card = { LIST($needs) }: { LIST($reward) }
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
    [5] second lower from the right
    [6] second lower from the left
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
    [placing] Place the tile beside another where all edges match, or store it.
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
prompt-over = The game is over. { $ending }
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
} to the { $space } blueprint and take { $tile }
choice-bread-and-take = Pay bread, go to the { $space } blueprint and take { $tile }
choice-take = Take { $tile }
turned = { $turns ->
    [0] not turned
    [1] a quarter turn to the right
    [2] turned half around
   *[other] a quarter turn to the left
}
choice-place = Place it { $cell }, { turned }
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
question-take = Take { $tile }?
question-place = Place the tile here?
question-store = Store the tile?
question-return = Return this card?
question-visit = Put your marker between these cards?
question-first = Begin with this card?

## What a choice would bring

tiles-there = { $n ->
    [one] There lies: { LIST($tiles, style: "unit") }.
   *[other] There lie: { LIST($tiles, style: "unit") }.
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
why-no-choice = { $text } is not a choice now. Choose one of: { LIST($choices, style: "unit") }.

## Log

log-line = { $deed }.
log-line-brought = { $deed } ({ LIST($changes, style: "unit") }).
log-over = { $told } The game is over. { $ending }
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
log-crafted = { you-or } took { $tile } from the bottom row
log-took = { you-or } took { $tile }
log-took-last = { $n ->
    [one] { you-or } took { $tile }; the last tile there left the game
   *[other] { you-or } took { $tile }; the last { $n } tiles there left the game
}
log-stored = { you-or } stored { $tile }
log-placed = { you-or } placed { $tile } { $cell }
log-placed-and = { you-or } placed { $tile } { $cell }: { LIST($also, style: "unit") }
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
ending-shared = { LIST($who) } share the victory with { $vp } VP each.
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
deed-built = built { $tile }
deed-completed = completed { FORM($kind, "a") } of { $n } tiles
deed-took-writ = took the writ
deed-stored = stored { $tile }
deed-drew-cards = drew fountain cards
deed-visited = visited the forum between “{ $one }” and “{ $two }”
deed-paid = { $n ->
    [one] paid { $n } set of “{ $card }”
   *[other] paid { $n } sets of “{ $card }”
}

## How a score comes about

why-collected = starting VP, forum cards, prestige beyond the end of the bar, less what failed cards cost
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
