# Minerva. A unit is grain, wood, stone, ore, denarii, glory, theater, art, academics, any_resource or identical; a way is
# up, right, down or left; a category of culture is theater, art or academics.

## Tiles and titles

# The form `inline` stands within a sentence, `short` is what is left of a temple's name where there is little room.
tile-name = { $id ->
    [fountain] Fountain
    [residence] Residence
    [wheat-field] Wheat field
    [forest] Forest
    [stone-pit] Stone pit
    [farm] Farm
    [sawmill] Sawmill
    [quarry] Quarry
    [mine] Mine
    [deep-mine] Deep mine
    [villa] Villa
    [harbor] Harbor
    [markets] Markets
    [charcoal-burner] Charcoal burner
    [stone-dealer] Stone dealer
    [blacksmith] Blacksmith
    [foundry] Foundry
    [tavern] Tavern
    [mint] Mint
    [garden] Garden
    [theater] Theater
    [statue] Statue
    [library] Library
    [stage] Stage
    [fresco] Fresco
    [school] School
    [stall] Stall
    [weaponry] Weaponry
    [armory] Armory
    [colosseum] Colosseum
    [watchtower] Watchtower
    [barracks] Barracks
    [trading-post] Trading post
    [triumphal-arch] Triumphal arch
    [dining-hall] Dining Hall
    [bathhouse] Bathhouse
    [aqueduct] Aqueduct
    [circus] Circus
    [temple-production-around] Temple of Ceres
    [temple-trade-around] Temple of Mercury
    [temple-cultural-around] Temple of Apollo
    [temple-military-around] Temple of Mars
    [temple-special-around] Temple of Janus
    [temple-temple-around] Temple of Jupiter
    [temple-residential-around] Temple of Vesta
    [temple-kinds-around] Temple of Minerva
    [temple-production-lines] Temple of Saturn
    [temple-trade-lines] Temple of Fortuna
    [temple-cultural-lines] Temple of the Muses
    [temple-military-lines] Temple of Bellona
    [temple-special-lines] Temple of Neptune
    [temple-temple-lines] Temple of Juno
    [temple-residential-lines] Temple of the Lares
    [temple-kinds-lines] Temple of Concordia
    [temple-grain] Temple of Consus
    [temple-wood] Temple of Silvanus
    [temple-stone] Temple of Terminus
    [temple-ore] Temple of Vulcan
   *[other] { $name }
}
tile = { tile-name }
    .inline = { $id ->
        [residence] residence
       *[other] { tile-name }
    }
    .short = { $id ->
        [temple-production-around] Ceres
        [temple-trade-around] Mercury
        [temple-cultural-around] Apollo
        [temple-military-around] Mars
        [temple-special-around] Janus
        [temple-temple-around] Jupiter
        [temple-residential-around] Vesta
        [temple-kinds-around] Minerva
        [temple-production-lines] Saturn
        [temple-trade-lines] Fortuna
        [temple-cultural-lines] Muses
        [temple-military-lines] Bellona
        [temple-special-lines] Neptune
        [temple-temple-lines] Juno
        [temple-residential-lines] Lares
        [temple-kinds-lines] Concordia
        [temple-grain] Consus
        [temple-wood] Silvanus
        [temple-stone] Terminus
        [temple-ore] Vulcan
       *[other] { tile-name }
    }
the-tile = the { FORM($tile, "inline") }
tile-there = { $tile } { $place }
tiles = { LIST($tiles) }
title = { $id ->
    [emperor-augustus] Emperor Augustus
    [consul] Consul
    [legatus] Legatus
    [tribunus] Tribunus
    [centurion] Centurion
    [immune] Immune
    [civilian] Civilian
   *[other] { $name }
}

## Amounts

unit = { $unit ->
    [grain] grain
    [wood] wood
    [stone] stone
    [ore] ore
    [denarii] denarii
    [glory] glory
    [theater] theater
    [art] art
    [academics] academics
   *[other] resource
}
counted-unit = { $unit ->
    [grain] grain
    [wood] wood
    [stone] stone
    [ore] ore
    [denarii] { $n ->
        [one] denarius
       *[other] denarii
    }
    [glory] glory
    [theater] { $n ->
        [one] theater point
       *[other] theater points
    }
    [art] { $n ->
        [one] art point
       *[other] art points
    }
    [academics] { $n ->
        [one] academics point
       *[other] academics points
    }
    [identical] identical resources
   *[other] { $n ->
        [one] resource of your choice
       *[other] resources of your choice
    }
}
amount = { $n } { counted-unit }
change = { SIGNED($n) } { counted-unit }
amounts = { LIST($parts) }
nothing = nothing
for = for { $cost }
for-nothing = for nothing

## What tiles do

does = { $when ->
    [activated] When activated
    [built] When built
   *[endgame] At the end
}: { $steps }.
    .short = { $when ->
        [built] when built: { $steps }
       *[other] { $steps }
    }
does-nothing = No effect of its own.
step-then = { $first }, then { $second }
step-gain = gain { LIST($what) }
step-per-held = gain { LIST($what) } for each { $held ->
    [grain] grain
    [wood] wood
    [stone] stone
   *[ore] ore
} you hold
step-choose = choose { LIST($what, style: "or") }{ $times ->
    [one] { "" }
   *[other] , { $times } times
}
step-exchange = pay { $pay } for { LIST($what) }, any number of times
step-take-culture = take the top tile of a culture stack of your choice
step-use-around = use up to { $tiles ->
    [one] { $tiles } facility
   *[other] { $tiles } facilities
} around it
step-move-around = you may move one facility around it
step-remove-around = you may remove one residence without assistant around it
step-score-area = { $vp } VP for each { $counts ->
    [production] production facility
    [trade] trade facility
    [cultural] cultural facility
    [military] military facility
    [special] special facility
    [temple] other temple
    [residential] residence
   *[kinds] kind of tile
} { $area ->
    [around] around it
   *[lines] in its row and column
}
step-score-held = { $vp } VP for each { $held ->
    [grain] grain
    [wood] wood
    [stone] stone
   *[ore] ore
} you hold

## Places in a city

place-right = right of { $tile }
place-left = left of { $tile }
place-above = above { $tile }
place-below = below { $tile }
place-between = { LIST($sides) }
place-alone = standing alone
place-in = { $place }, { $line }
row = { $at ->
    [before] in the row above the city
    [after] in the row below the city
    [first] in the top row
    [last] in the bottom row
   *[inside] in row { $n } from the top
}
column = { $at ->
    [before] in the column left of the city
    [after] in the column right of the city
    [first] in the leftmost column
    [last] in the rightmost column
   *[inside] in column { $n } from the left
}
place-it = Place it { $place }

## Prompts

prompt-laying-out = Tiles are laid out.
prompt-act = Build, activate a line, or pass.
prompt-act-taxed = Build, activate a line, or pass. It costs { $tax } tax.
prompt-place = Place { $tile } beside your city.
prompt-direction = Choose the direction in which the residence activates your facilities.
prompt-sell = Sell tokens: { $missing } still to be raised.
prompt-hire = You may buy an assistant, for denarii or for glory tokens.
prompt-choose = { $tile }: choose what you receive.
prompt-exchange = { $tile }: exchange as often as you like, or be done.
prompt-use = { $tile }: use up to { $n ->
    [one] { $n } more facility
   *[other] { $n } more facilities
} around it, or be done.
prompt-take = { $tile }: take the top tile of a culture stack, or be done.
prompt-move = { $tile }: choose a facility to move, or be done.
prompt-shift = { $tile }: choose where the facility goes.
prompt-remove = { $tile }: choose a residence to remove, or be done.
doing-act = { $who } is to act.
doing-place = { $who } places { $tile }.
doing-direction = { $who } chooses a direction.
doing-sell = { $who } sells tokens.
doing-hire = { $who } may buy an assistant.
doing-effect = { $who } resolves an effect.
step-placing = place the tile
step-directing = direction
step-selling = sell
step-hiring = assistants
step-effects = effects
headline-round = Round { $round } of { $of }
headline-won = { subject } won

## Choices

choose-first = { $who } begins
choose-lay = Lay out { $tiles }
choose-build = Build { $tile } { $price }
choose-build-of-pair = Build { $tile } { $price }, and { $leaves }
choose-coins = Take { $coins } instead of the { $tile }
choose-residence = Build a residence { $place }
    .brief = Build a residence here
choose-assist = Put an assistant on { $residence }
    .brief = Put an assistant here
choose-pass = Pass for this round
choose-sell = Sell { $token } for { $price }
choose-place = Place { $tile } { $place }
    .brief = Place { $tile } here
choose-receive = Receive { $what }
choose-exchange = Pay { $paid } for { LIST($gets) }
choose-use = Use { $tile }
choose-culture = Take the top { $category ->
    [theater] theater
    [art] art
   *[academics] academics
} tile
choose-move = Move { $tile }
choose-remove = Remove { $tile }
choose-done = Done
choose-assistant = Buy an assistant for { $price }
choose-no-assistant = Buy no assistant
activate = Activate { way }: { LIST($tiles) }
activate-nothing = Activate { way }: nothing
way = { $way ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
coins-go-back = { $coins } go back
tile-leaves = { $tile } leaves the game

## Buttons and questions

button-residence = Build residence
button-assist = Place assistant
button-residence-way = Build residence, { way }
button-assist-way = Place assistant, { way }
button-activate = Activate { way }
button-place = Place here
button-pass = Pass
button-use = Use it
button-exchange = Exchange
button-assistant = Buy assistant
button-no-assistant = Buy none
button-take = Take the tile
button-move = Move it
button-remove = Remove it
button-coins = Take { $coins }
button-buy = Buy { $tile }
button-build-here = Build { $tile } here
ask-build = Build { $tile } { $price }?
ask-build-here = Build { $tile } here { $price }?
ask-residence = Build a residence here?
    .spoken = { "" }
ask-assist = Put an assistant here?
    .spoken = { "" }
ask-place = Place it here?
    .spoken = { "" }
ask-move = Move this tile?
    .spoken = { "" }
ask-remove = Remove this tile?
    .spoken = { "" }
ask-residence-way = Build a residence here and activate { way }?
ask-assist-way = Put an assistant on this residence and activate { way }?
ask-activate = Activate { way }?

## What a choice would bring

said = { CAP($what) }.
    .brief = { CAP(FORM($what, "brief")) }.
must-sell = You would have to sell { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}.
costs-tax = Costs { $tax } tax.
choose-its-place = Choose its place, now or later.
choose-direction = Choose a direction, now or later.
counts-here = It would count { $vp } VP here now.
counts-at-best = It would count { $vp } VP now at best.
way-brings = { $way ->
    [up] Up
    [right] Right
    [down] Down
   *[left] Left
}: { $brings }
free-choices = { $n ->
    [one] { $n } free choice
   *[other] { $n } free choices
}
exchanges = up to { $n ->
    [one] { $n } exchange
   *[other] { $n } exchanges
}
line-brings = { LIST($parts, style: "unit") }.
line-brings-nothing = Brings nothing now.
line-empty = No facility there.
line-takes = Takes { LIST($stacks) } for { $vp } VP.
line-wins = The { rank } glory tile for { $vp } VP, if the round ended so.
culture-stack = the { $category ->
    [theater] theater
    [art] art
   *[academics] academics
} tile
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
pass-ends-round = This ends the round.
pass-takes = You take order tile { $number }, then { $income } each time your turn would come.
pass-taxes = All others then pay { $tax } tax an action.
passing-ends-round = ends the round
passing-takes = order tile { $number }
passing-takes-vp = order tile { $number }, { $vp } VP
for-you-now = For you now: { $cost }.
not-now = Not now: { $reason }.

## What a free cell is good for

site-alone = It would stand in no line yet.
site-line = It would make a { $axis ->
    [across] row
   *[down] column
} of { $n ->
    [one] { $n } facility
   *[other] { $n } facilities
}.
site-brings = Activated then, { $others ->
    [one] the other one
   *[other] the other { $others }
} would bring { LIST($parts, style: "unit") }, besides what it does itself.
site-nothing = Activated then, { $others ->
    [one] the other one
   *[other] the other { $others }
} would bring nothing now.
site-dead = But neither a residence nor an assistant of yours could activate it.

## How the seats stand

says-passed = passed, order { $number }
says-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }
to-title = { $vp } VP to { $title }
highest-title = the highest title
first-aim = the first aim is { $vp } VP

## Why not

why-too-dear = { $due } needed, you have { $have }{ $sold ->
    [0] { "" }
    [one] , { $sold } token sold included
   *[other] , { $sold } tokens sold included
}
why-tile-too-dear = { CAP($tile) } is too dear: { $reason }.
why-not-in-market = { CAP($tile) } is not in the market.
why-no-direction = Choose up, right, down or left.
why-no-residence-left = You have no residence left.
why-covered = There is a tile on that cell already. Choose an empty cell.
why-not-beside = No tile of your city shares a side with that cell. Choose a cell beside one.
why-no-tax = You cannot pay the tax: you have no denarius and nothing to sell. Pass.
why-no-assistant = You have no assistant in hand.
why-no-residence-there = There is no residence on that cell. An assistant goes on a residence.
why-assisted = That residence has an assistant already.
why-drawing = { $text } is not a choice now: tiles are drawn.

## Why a turn is good

# What a turn does: a verb with its objects, the whole of a sentence or one half of it.
merit-culture = takes { LIST($tiles) }
merit-culture-tiles = takes { $n } culture tiles for { $vp } VP
merit-temple = builds { $tile } for { $vp } VP so far
merit-temples = makes your { $new ->
    [0] temples
   *[other] other temples
} count { $vp } VP more
merit-glory-won = wins the { rank } glory tile for { $vp } VP
merit-glory = puts you on course for the { rank } glory tile of { $vp } VP
merit-glory-ahead = puts you ahead of { $who } in glory, for the { rank } tile of { $vp } VP
merit-brings = brings { LIST($gains) }
merit-brings-for = brings { LIST($gains) } for { LIST($paid) }
merit-line = lines up { $n } facilities for your next { $by ->
    [residence] residence
   *[assistant] assistant
}
merit-line-yield = lines up { $n } facilities to bring { LIST($gains) }
merit-line-culture = lines up { $n } facilities for { $stack } of { $vp } VP
merit-line-cultures = lines up { $n } facilities for { $tiles } culture tiles of { $vp } VP
merit-means = gives you the means for { $tile }
merit-assistant = gives you an assistant for one more activation
merit-assistant-line = gives you an assistant for your line of { $n } facilities
merit-no-assistant = saves the { $price } that an assistant costs
merit-order = takes order tile { $number } for { $vp } VP
merit-begins = lets you begin the next round
merit-keeps-residences = keeps { $n ->
    [one] your last residence
   *[other] your { $n } residences
} for later rounds
merit-no-tax = spares you { $tax } tax an action
merit-taxes = makes { $others ->
    [one] { $who }
   *[other] the others
} pay { $tax } tax an action
merit-thrift = leaves you { $n } more in denarii and tokens than the next best turn

## Glossary: what a thing is, what it does now, why it cannot be chosen

explain-ours = Some of its figures are our own reconstruction; the published game may differ.
about-category = { $category ->
    [production] A production facility: it gives resources.
    [trade] A trade facility: it gives denarii.
    [cultural] A cultural facility: it gives culture points, which count in that turn only.
    [military] A military facility: it gives glory tokens.
    [special] A special facility: it works once, when it is built.
    [temple] A temple: it counts at the end of the game.
   *[residential] A residence: it activates one line when it is built, and one more with an assistant.
}
more-to-come = { $n ->
    [one] { $n } more is
   *[other] { $n } more are
} still in the stack.
why-laying-out = Wait a moment: tiles are laid out.
why-finish-first = First finish what you have begun.
why-passed = You have passed: you act again in the next round.
why-passed-last = You have passed, and this is the last round.
why-turn-of = It is not your turn: the table waits for { $who }.
instead-line = { CAP($missing) } more would do it: { $by ->
    [residence] a residence
   *[assistant] an assistant
} { $start }, activating { way }, would bring { LIST($gains, style: "unit") } first.
instead-earn = { CAP($missing) } more would do it. Activate lines that bring resources or denarii; each resource you sell is worth 1.
place-on = on { $tile }
named = { CAP($what) }
part-and-points = { score-line }: { $n }
coins-name = { $coins }
about-coins = You may take these denarii in place of a tile of the pair. Then { $tile } leaves the game.
free-cell = A free cell { $place }
about-free-cell = A tile may go here, because a side of it touches your city. A corner is not enough.
residence-here = A residence here, activating { way }: { $brings }
residence-here-idle = A residence here would activate nothing now.
facility-here = A facility here: { $said }
why-facility = { $category ->
    [special] It worked when it was built, and does nothing more.
    [temple] It works by itself at the end of the game.
   *[other] It does not work by itself: a new residence at an end of its line activates it, or an assistant on one that stands there.
}
temple-counts = It counts { $n } now: { $vp } VP.
stands-in-lines = It stands in a row of { $across } and in a column of { $down }.
lines-dead = Nothing can activate these lines any more.
no-assistant-yet = No assistant stands on it yet.
assistant-here = An assistant here, activating { way }: { $brings }
assistants-all = You have had all { $most } assistants.
assistants-never = No more assistants are sold in the last round.
assistants-after = After this round you may buy one for { $denarii } or { $glory }.
about-round = The game has { $n } rounds. A round lasts until everybody has passed; then assistants are sold, glory is compared, and new tiles come.
now-round = This is round { $n } of { $of }: { $left ->
    [0] the last
    [one] { $left } more follows
   *[other] { $left } more follow
}.
about-market = Tiles to buy, one a turn. What is bought is not replaced before the next round; what is left stays.
about-market-alone = Tiles lie in pairs: build one, and the other leaves the game.
now-market = { $n ->
    [0] It is empty until the next round.
    [one] { $n } tile lies here now.
   *[other] { $n } tiles lie here now.
}
about-temples = Bought like other tiles, and replaced at once. At the end each counts tiles around it, in its row and column, or tokens you hold. The VP below each are what it would count in your city now, at its best cell.
prices-name = Prices for you
about-prices = The signs are the resources that you pay from what you hold. Each one that you lack costs { $substitute } instead, in red.
about-selling = If you have too few denarii you may sell resources, { $sale } each. Greyed tiles say how many denarii you would still be short.
city-name = Your city
about-city = Facilities in one straight line work together: a residence or an assistant at an end of it activates all of them, up to the next gap or residence, the nearest first.
about-cell-signs = On a lit cell, an arrow with a number says how many facilities a residence there would activate at best, or the VP that this takes. Squares with a number are the line that the chosen facility would make. Bold and gold are the best cells.
now-city = You have { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, and { $cells } cells to go on.
now-category = { $n ->
    [0] None is
    [one] { $n } is
   *[other] { $n } are
} in the market now.
unit-name = { $unit ->
    [grain] Grain
    [wood] Wood
    [stone] Stone
    [ore] Ore
    [denarii] Denarii
    [glory] Glory tokens
    [theater] Theater points
    [art] Art points
    [academics] Academics points
   *[other] A resource of your choice
}
about-unit = { $unit ->
    [grain] A resource: it pays for tiles.
    [wood] A resource: it pays for tiles.
    [stone] A resource: it pays for tiles.
    [ore] A resource: it pays for tiles.
    [denarii] Money: { $substitute } stand for any resource that a tile costs and you lack. They pay tax and assistants, too.
    [glory] Who holds most of them when a round ends takes its best glory tile. Then all go back. They also pay for assistants.
    [theater] With enough of them in one turn you take the top theater tile. What is left over is lost.
    [art] With enough of them in one turn you take the top art tile. What is left over is lost.
    [academics] With enough of them in one turn you take the top academics tile. What is left over is lost.
   *[other] Grain, wood, stone or ore, whichever you like.
}
about-way = A residence activates the facilities in one direction only, up to the next gap or residence, the nearest first.
about-pass = You are out for this round. You take the lowest order tile left and { $income } each time your turn would come; all others pay { $tax } for every action from then on.
about-pass-first = Who passes first begins the next round, and wins ties in glory.
now-pass = You would take order tile { $number }{ $vp ->
    [0] { "" }
   *[other] , which counts { $vp } VP
}.
about-order = Who passes takes the lowest number left. It decides ties in glory; number 1 begins the next round.
about-order-vp = In the last round all but the highest number count VP.
about-order-tile = In the last round it counts { $vp } VP.
order-tile = Order tile { $number }
now-order-taken = { PERSON($who) ->
    [you] You have
   *[other] { $who } has
} it in this round.
now-order-next = Who passes next takes it.
now-order-later = It is free until all lower numbers are taken.
tax-name = Tax
about-tax = Once somebody has passed, every action of the others costs { $tax } in that round. Passing is free.
now-tax = It is { $tax } an action now.
now-no-tax = Nobody has passed yet, so there is none now.
about-culture = Three stacks of tiles. On each: the points that it takes in one turn, what it counts, and below it the VP of those that follow.
about-culture-turn = When your turn ends you take the top tile of each stack for which you have the points, by itself, one of each stack a turn.
stack-name = { $category ->
    [theater] Theater tiles
    [art] Art tiles
   *[academics] Academics tiles
}
about-stack = { $category ->
    [theater] With enough theater points in one turn you take the top tile.
    [art] With enough art points in one turn you take the top tile.
   *[academics] With enough academics points in one turn you take the top tile.
}
now-stack-empty = All are taken.
now-stack = The top one asks for { $marks ->
    [one] { $marks } point
   *[other] { $marks } points
} in one turn and counts { $vp } VP. { $left ->
    [one] It is the last.
   *[other] { $left } are left.
}
stack-in-reach = { $by ->
    [residence] A residence
   *[assistant] An assistant
} { $start }, activating { way }, would take it.
stack-out-of-reach = The best line you could activate brings { $n }.
about-glory = When a round ends, who holds most glory tokens takes its first tile, the next the second, and so on. Ties go to the lower order tile; without a token nobody takes any.
about-glory-alone = When a round ends you take its first tile if you hold at least as many glory tokens as the number of the round, with fewer the second, with none nothing.
about-glory-back = Then all tokens go back.
now-glory-none = You have { $held } and would take no tile.
now-glory = You have { $held } and would take the { rank } tile for { $vp } VP, if the round ended now.
glory-rank-name = The { rank } glory tile
about-rank = It counts { $vp } VP for who is { rank } in glory when this round ends.
about-rank-alone = It takes { $needs ->
    [one] { $needs } glory token
   *[other] { $needs } glory tokens
}.
now-rank-nobody = Nobody would take it now.
now-rank = { PERSON($who) ->
    [you] You would take it now
   *[other] { $who } would take it now
}, with { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}.
seat-called = { PERSON($who) ->
    [you] You
   *[other] { $who }
}
about-seat = A player with a city, tokens and points of their own. Everything that they have is open to all.
now-points = { $over ->
    [yes] { $n } VP in the end.
   *[no] { $n } VP if the round ended now.
}
now-passed = Passed as number { $number } in this round.
score-name = { PERSON($who) ->
    [you] Your points
   *[other] Points of { $who }
}
about-score = Culture tiles, glory tiles, temples, 1 VP for every three denarii and resources left together, and in the last round the order tile.
about-estimate = During the game it is what you would have if the round ended now, with the glory tile that you would take.
now-parts = { LIST($parts, style: "unit") }.
now-no-points = Nothing counts yet.
now-race = { $vp } VP of it are this round’s glory tile, which is not safe yet.
about-part = { $line ->
    [culture] The VP of the culture tiles that you have taken. They are yours for good.
    [glory] The VP of the glory tiles that you have won. They are yours for good.
    [temples] What your temples count. It is counted at the end, so it may still grow or shrink.
    [leftovers] At the end, 1 VP for every { $each } denarii and resources that you have left, together.
   *[order] The VP of your order tile of the last round.
}
now-part = { $n } VP now.
now-leftovers = { CAP($denarii) } and { $tokens ->
    [one] { $tokens } resource
   *[other] { $tokens } resources
}: { $vp } VP.
now-held = { PERSON($who) ->
    [you] You have
   *[other] { $who } has
} { $what }.
assistants-name = Assistants
about-assistants = Instead of building you may put an assistant on a residence that has none, and activate a line from there once more.
about-assistants-stay = It stays there for the rest of the game.
now-assistants = { PERSON($who) ->
    [you] You have
   *[other] { $who } has
} { $hand } in hand and { $placed } placed.
about-next-assistant = After each round but the last you may buy one, for denarii or for glory tokens. The price rises with how many you have.
now-purse = You have { $denarii } and { $glory }.
residences-name = Residences
about-residences = Each player has { $n }. One costs nothing but the tax, and goes beside your city.
about-lines = When it is built it activates one line: all facilities in one direction, up to the next gap or residence.
now-residences = { PERSON($who) ->
    [you] You have
   *[other] { $who } has
} { $n } left.
about-title = Alone you play for a title: the more points at the end, the higher it is.

## Log

subject = { PERSON($who) ->
    [you] You
   *[other] { $who }
}
log-changed = { $deed } ({ LIST($changes, style: "unit") }).
log-begins = { PERSON($who) ->
    [you] You begin
   *[other] { $who } begins
}.
log-pairs = The starting pairs are laid out: { $tiles }.
log-temples = The temple row: { $tiles }.
log-temple = { CAP($tiles) } comes into the temple row.
log-reveal = Round { $round }: { $tiles } { $n ->
    [0] comes
    [one] comes
   *[other] come
} into the market.
log-bought = { subject } bought { $tile }
log-bought-of-pair = { subject } bought { $tile }; { $leaves }
log-took-coins = { subject } took the denarii; { $tile } leaves the game
log-residence = { subject } built a residence { $place }
log-assist = { subject } put an assistant on the residence { $place }
log-passed = { subject } passed and took order tile { $number }
log-passed-alone = { subject } passed
log-sold = { subject } sold { $what }
log-placed = { subject } placed { $tile } { $place }
log-activated = { subject } activated the line { $way ->
    [up] upwards
    [right] to the right
    [down] downwards
   *[left] to the left
}
log-chose = { subject } chose { unit }
log-exchanged = { subject } exchanged { unit } { $times ->
    [1] once
   *[other] { $times } times
}
log-used = { subject } used { $tile }
log-chose-stack = { subject } chose the { $category ->
    [theater] theater
    [art] art
   *[academics] academics
} stack
log-moves = { PERSON($who) ->
    [you] You move
   *[other] { $who } moves
} { $tile }
log-removed = { subject } removed the residence { $place }
log-done = { subject } did no more
log-hired = { subject } bought an assistant with { $coin ->
    [denarii] denarii
   *[glory] glory
}
log-hired-nobody = { subject } bought no assistant
log-took-culture = { subject } took { LIST($tiles) }.
culture-tile = the { $category ->
    [theater] theater
    [art] art
   *[academics] academics
} tile of { $vp } VP
log-income = { PERSON($who) ->
    [you] You receive
   *[other] { $who } receives
} { $what }.
log-took-glory = { subject } took the { rank } glory tile of { $vp } VP.

## A turn in short

did-build = built { $tile }
did-take-coins = took denarii
did-residence = built a residence{ $way ->
    [up] , up
    [right] , right
    [down] , down
    [left] , left
   *[none] { "" }
}
did-assist = placed an assistant{ $way ->
    [up] , up
    [right] , right
    [down] , down
    [left] , left
   *[none] { "" }
}
did-pass = passed{ $number ->
    [0] { "" }
   *[other] , order { $number }
}
did-hire = bought an assistant
did-win-glory = { PERSON($who) ->
    [you] the { rank } glory tile of { $vp } VP for you
   *[other] the { rank } glory tile of { $vp } VP for { $who }
}

## The end

end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $title }.
end-won = { PERSON($who) ->
    [you] You win
   *[other] { $who } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-decided = { PERSON($who) ->
    [you] You win
   *[other] { $who } wins
} by { $by } at { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
decided-by-tiles = more culture and glory tiles ({ $mine } to { $theirs })
decided-by-temples = more temples ({ $mine } to { $theirs })
decided-by-order = the lower order tile
tie-break = With equal points, more culture and glory tiles together win, then more temples, then the lower order tile of the last round.

## The board

vp = { $n } VP
vp-sign = VP
tab-city = City
tab-races = Races
tab-players = Players
key-arrows = from cell to cell in the city
numbers-ours = Most numbers are our reconstruction
# A temple and a residence are called what they are.
tile-described = { $category ->
    [temple] { $tile }. { $does }
    [residential] { $tile }. { $does }
   *[other] { $tile }, { category }. { $does }
}
category = { $category ->
    [production] production
    [trade] trade
    [cultural] cultural
    [military] military
    [special] special
    [temple] temple
   *[residential] residential
}
has-assistant = An assistant stands on it.
temple-now = Now { $vp } VP.
city = { PERSON($who) ->
    [you] Your city
   *[other] City of { $who }
}: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $cells ->
    [0] { "" }
    [one] , { $cells } cell can be chosen
   *[other] , { $cells } cells can be chosen
}
city-title = { PERSON($who) ->
    [you] Your city
   *[other] { $who }’s city
}
look-at-city = Look at { $who }’s city
closer = Closer
whole-city = Show the whole city
round = Round
round-n = round { $n }
n-of = { $n } of { $of }
the-end = The end
or = or
per = per
once = once
free = free
n-short = { $n } short
sell-n = sell { $n }
sell-unit = Sell { unit }
sell-for = Sell for { $n } { counted-unit }
buy-for = Buy for
more-choices = More choices
this-turn = this turn
unit-points = { $category ->
    [theater] theater points
    [art] art points
   *[academics] academics points
}
assistant-n-of = Assistant { $n } of { $of }
way-word = { $way ->
    [up] Up
    [right] Right
    [down] Down
   *[left] Left
}
takes = takes
rank-vp = { rank }: { $vp } VP

## Market and temples

market = Market
temples = Temples
temples-at-best = what each would score now, at best
prices-for-you = prices for you
tax = tax
show-in-market = Show in the market
only-category = { category-head } only
category-head = { $category ->
    [production] Production
    [trade] Trade
    [cultural] Cultural
    [military] Military
    [special] Special
    [temple] Temple
   *[residential] Residential
}
i-can-pay = I can pay
empty-market = Empty until the next round.
n-hidden = { $n ->
    [one] { $n } more is not shown.
   *[other] { $n } more are not shown.
}
show-all = Show all
copies = There are { $n }.
coins-instead = denarii instead
coins-instead-of = { $n } denarii instead of the { $tile }
costs = Costs

## Culture, glory, order

culture = Culture
culture-kind = { $category ->
    [theater] Theater
    [art] Art
   *[academics] Academics
}
culture-tiles = { $category ->
    [theater] theater tiles
    [art] art tiles
   *[academics] academics tiles
}
points-in-a-turn = points needed in one turn
for-points = for { $marks ->
    [one] { $marks } point
   *[other] { $marks } points
} in one turn{ $has ->
    [0] { "" }
   *[other] , you have { $has }
}
then = then
then-these = then { LIST($vps, style: "unit") } VP
the-last = the last
none-left = none left
glory = Glory
glory-in-round = Glory in this round
glory-needs = needs
glory-yours = yours, with
glory-tokens = glory tokens
glory-tiles = glory tiles
glory-rank = { rank } glory tile
nobody-yet = nobody yet
tie = tie
all-given = All are given.
later = Later rounds: { LIST($vps, style: "unit") } VP
order = Order
order-tiles = Order tiles
next-to-pass = next to pass: { $n }

## Seats

vp-if-ended = VP if the round ended now
score-said = { $over ->
    [yes] { $vp } VP in the end.
   *[no] { $vp } VP if the round ended now.
}
score-said-then = { $then } VP with what is chosen.
if-round-ended = if the round ended now
in-the-end = in the end
final-score = Final score
no-tile-won = No culture or glory tile yet
part-of-score = { $line ->
    [culture] culture
    [glory] glory
    [temples] temples
    [leftovers] left over
   *[order] order
}
assistants-in-hand = assistants in hand
residences-left = residences left
in-hand = in hand
left = left
next-assistant = Next assistant
all-assistants = you have all
what-you-hold = What you hold
titles = Titles
your-title = Your title
yours-now = , yours now
recap = { LIST($deeds) }
recap-brought = { LIST($deeds) }: { LIST($gains, style: "unit") }
last-round = Last round: { $did }

## The reckoning

score-line = { $line ->
    [culture] Culture tiles
    [glory] Glory tiles
    [temples] Temples
    [leftovers] Left over
   *[order] Order tile
}
score = Score
score-of = { PERSON($who) ->
    [you] Where your points come from
   *[other] Where { $who }’s points come from
}
tiles-of = { $n } { $category ->
    [theater] { $n ->
        [one] theater tile
       *[other] theater tiles
    }
    [art] { $n ->
        [one] art tile
       *[other] art tiles
    }
   *[academics] { $n ->
        [one] academics tile
       *[other] academics tiles
    }
}
no-culture-tile = No culture tile
no-glory-tile = No glory tile
glory-of-round = Glory of round { $round }, rank { $rank }
left-over = Left over: { $denarii } and { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, 1 VP for every { $each } together
order-of-last-round = Order tile { $number } of the last round

## Prices and titles

assistant-price = { $denarii } denarii or { $glory } glory
title-from = { $title } { $vp }

## Sources

sources-about = We have the rulebook of this game, but not its tiles, and no public list of them was found. The rulebook names twenty facilities and says what they do; it prints almost no cost, no number of copies, and few values. So most numbers are our reconstruction, tuned by play so that known scores come out. The published game will differ. An owner of the box can correct the data file alone.
sources-starting = The Fountain and starting locations
sources-locations = Locations
sources-others = Other numbers
sources-culture = Culture, { $category ->
    [theater] theater
    [art] art
   *[academics] academics
}: points for VP
marks-for = { $marks } for { $vp }{ $n ->
    [one] { "" }
   *[other] { " " }({ $n } tiles)
}
sources-glory = Glory in round { $round }
sources-assistants = Assistants
sources-first-denarii = First denarii
sources-substitute = A resource that is missing
sources-cap = Most of a resource
costs-so = Costs { $cost }.
copies-in-play = { $none } in every game{ $three ->
    [0] { "" }
   *[other] , { $three } with 3 or 4 players
}{ $four ->
    [0] { "" }
   *[other] , { $four } with 4
}.
vps = { LIST($vps) } VP
several = { LIST($items, style: "unit") }

## Terminal

board-part = { $part ->
    [market] the market
    [races] culture, glory and order
    [seats] who holds what
    [others] the other cities
   *[legend] letters and signs
}
kind-letter = { $category ->
    [production] p
    [trade] t
    [cultural] c
    [military] m
    [special] s
    [temple] T
   *[residential] R
}
unit-letter = { $unit ->
    [grain] G
    [wood] W
    [stone] S
    [ore] O
    [denarii] d
    [glory] gl
    [theater] the
    [art] art
    [academics] aca
    [culture] cul
    [identical] =
   *[other] any
}
legend-units = G grain  W wood  S stone  O ore  d denarii
legend-city = { $residence } residence  { $assisted } with an assistant  x,y (·) a free cell beside your city  assistants: in hand of all
city-part = from west to east, part { $n } of { $of }
residences-assisted = { $n ->
    [one] residence
   *[other] residences
} ×{ $n }{ $assisted ->
    [0] { "" }
   *[other] { " " }({ $assisted } with an assistant)
}
pair-head = Pair
you-pay = You pay
what-it-does = What it does
no-location = no location left
take-coins-instead = take them instead of the facility
best-now = now { $vp } VP at best
points = Points
seats-head = { $column ->
    [points] Points
    [holds] Holds
    [glory] Glory
   *[assistants] Assistants
}
order-n = order { $number }
assistant = Assistant
your-next-assistant = your next costs { $price }, after the round
rank-of-nobody = { rank } { $vp } VP nobody
rank-of = { rank } { $vp } VP { who } ({ $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
})
who = { PERSON($who) ->
    [you] you
   *[other] { $who }
}
glory-alone = { $first } VP for { $needed ->
    [one] { $needed } token
   *[other] { $needed } tokens
}, { $second } VP for fewer; you have { $has }
order-free = { $number }{ order-vp } free
order-taken = { $number }{ order-vp } { who }
order-vp = { $vp ->
    [0] { "" }
   *[other] { " " }({ $vp } VP)
}
pays-tax = who goes on pays { $tax } an action
points-of = { $n } { part-of-score }
race-brings = { $vp } more in this glory step
stage-action = What will you do?
stage-verb = { $verb ->
    [build] Build which tile?
    [take-coins] Take the denarii instead of which tile?
    [residence] A residence on which cell?
   *[assist] An assistant on which residence?
}
stage-pair = { $tile }: from the pair with which other tile?
verb-build = a facility, { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
verb-residence = and activate a line, { $n ->
    [one] { $n } residence
   *[other] { $n } residences
} left
verb-assist = activate a line from a residence again, { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
} in hand
verb-coins = +{ $n } denarii instead of a tile
leaves-the-game = { $tile } leaves the game
not-the-other = ; not { LIST($tiles, style: "or") }
counts-vp-now = counts { $vp } VP now
tax-paid = (tax { $tax }{ $sell ->
    [0] { "" }
   *[other] , sell { $sell }
})
nothing-there = nothing lies there
vp-of-culture = { $vp } VP of { LIST($stacks) }
terminal-notation = A cell is x,y; x grows to the right, y downwards. You can type whole lines: `build theater`, `residence 0,1`.

## Lesson: the first game, step by step; what is on the card at one time has at most 40 words

lesson-line-do = Press the lit cell beside the Forest, and then the arrow to the left twice.
lesson-line-why = Overtake Livia in two rounds. Tiles work only when activated: a new residence activates one straight line, once, the nearest tile first.
lesson-line-wrong = You could, but little would come of it. Build the residence at the lit cell, to the right of the Forest.
lesson-line-wrong-end = The right line from the wrong end: the Charcoal burner would pay before the Forest has given its wood. Build at the other end.
lesson-line-wrong-assistant = An assistant activates a line as well, but you have only one. Keep it until a line brings more.
lesson-line-wrong-build = It would stand there and do nothing yet. First activate what you have: build a residence beside the Forest.
lesson-line-brought = A residence, for nothing.
lesson-nearest-do = Activate to the left.
lesson-nearest-why = Forest: 1 wood. Charcoal burner: 1 denarius for each wood you hold, so 2. Watchtower: 1 glory.
lesson-nearest-wrong = Nothing stands there. To the left there are three facilities in a line.
lesson-nearest-brought = 1 wood, 2 denarii, 1 glory.
lesson-library-do = Buy the Library and lay it below the Garden.
lesson-library-why = Make lines long before you activate them: a residence closes its end, and nine must last six rounds. What stands in one line works together.
lesson-library-wrong = Later, perhaps. First make the next line worth it: buy the Library.
lesson-library-wrong-build = It has its uses. But academics has the best tile on top now, 4 VP, and the Library brings what that takes.
lesson-library-wrong-residence = The lines you have would bring little now. First make one worth more: buy the Library.
lesson-library-brought = It is yours.
lesson-below-do = Lay it below the Garden.
lesson-below-why = A tile may go anywhere beside your city. Here it lies in one line, between the Garden and your new residence.
lesson-below-wrong = There it would not be in line with the Garden. Lay it directly below the Garden.
lesson-below-wrong-above = That would be a line, too, but without a residence at its end. Below the Garden it reaches down to yours.
lesson-below-brought = Garden and Library stand in one line.
lesson-culture-do = Build a residence above the Garden, and activate downwards.
lesson-culture-why = The Garden brings 1 culture point, the Library 2 for academics. They count only in this turn, so they must come together.
lesson-culture-wrong = The line is ready. Build the residence above the Garden.
lesson-culture-wrong-assistant = Keep the assistant: once a residence stands at each end, nothing else can activate this line again.
lesson-culture-wrong-residence = From there it would not activate Garden and Library together. Build it above the Garden.
lesson-culture-brought = A residence at the upper end.
lesson-down-do = Activate downwards.
lesson-down-why = The Garden is the nearest: first it asks what you choose. Then the Library follows.
lesson-down-wrong = Nothing stands there. Garden and Library are below.
lesson-down-brought = The Garden comes first.
lesson-stacks-do = Choose theater or art for the Garden.
lesson-stacks-why = The Library’s 2 points take the academics tile, 4 VP. In one turn you may take a tile of each stack, and 1 point takes another.
lesson-stacks-wrong = For the academics tile the Library’s 2 points are enough, and a third is lost. Choose theater or art.
lesson-stacks-brought = Two culture tiles: 4 and 2 VP.
lesson-assistant-do = Put your assistant on the residence above the Garden, and activate downwards again.
lesson-assistant-why = Both ends of this line are taken: no new residence can activate it. An assistant can, one on each residence.
lesson-assistant-wrong = Wait with that: this line takes a tile of 6 VP now. Use your assistant.
lesson-assistant-wrong-two = That would activate the same line. But this residence has a second one, to its left: keep it free for another assistant.
lesson-assistant-wrong-other = From there it would not activate Garden and Library together. Put it on the residence above the Garden.
lesson-assistant-wrong-residence = A residence activates a line from one of its ends, and both are taken. This is what your assistant is for.
lesson-assistant-brought = The assistant stays there.
lesson-again-do = Activate downwards once more.
lesson-again-why = An assistant may choose any direction, also one that was activated before.
lesson-again-wrong = Nothing stands there. Garden and Library are below.
lesson-again-brought = The Garden comes first again.
lesson-together-do = Choose academics this time.
lesson-together-why = The next academics tile takes 3 points in one turn: 1 from the Garden and 2 from the Library.
lesson-together-wrong = Then academics would have 2 points, too few for its next tile, and they would be lost. Choose academics.
lesson-together-brought = 6 VP more.
lesson-temple-do = Buy the Temple of Minerva and lay it at the lit cell.
lesson-temple-why = Temples count at the end: this one 1 VP for each kind of tile around it. The ore that you lack costs 3 denarii instead.
lesson-temple-wrong = That can wait. The Temple of Minerva counts 5 VP in your city, and you can pay for it now.
lesson-temple-wrong-pass = Not yet: what you hold can still become 5 VP. Buy the temple first.
lesson-temple-brought = Paid with your last resources and 3 denarii.
lesson-around-do = Lay it at the lit cell.
lesson-around-why = The number says what it would count there: 5 kinds of tiles lie around it.
lesson-around-wrong = It would count less there. At the lit cell it counts 5 VP.
lesson-around-brought = 5 VP at the end.
lesson-pass-do = Pass.
lesson-pass-why = Glory is 1 to 1, and who passes first wins the tie: 8 VP. After that each action costs 1 denarius, and Livia has nothing.
lesson-pass-wrong = Then Livia would activate her new Barracks and lead by 3 glory to 1. Pass before she can.
lesson-pass-wrong-residence = You would have 2 glory at most, and Livia 3 with her new Barracks. Pass before she can.
lesson-pass-brought = Livia had to pass, too.
lesson-hire-do = Buy an assistant for 5 denarii.
lesson-hire-why = After each round but the last you may buy one. Only then is glory compared: spend yours, and Livia takes the 8 VP.
lesson-hire-wrong = Your denarii would be 2 VP at the end. An assistant activates a whole line once more. Buy one.
lesson-hire-wrong-glory = It is all the glory you have, and it is compared next: the 8 VP would be Livia’s. Pay with denarii.
lesson-hire-brought = 8 VP for your glory.
lesson-saved-do = Build a residence left of the Watchtower and activate right.
lesson-saved-why = Use all that you saved: after this last round residences count nothing. The Watchtower brings glory, and the last race is for 10 VP.
lesson-saved-wrong = That can follow. First the glory: build the residence at the lit cell, to the left of the Watchtower.
lesson-saved-wrong-pass = Not yet: four residences and an assistant are waiting, and after this round they count nothing. Build the residence.
lesson-saved-brought = A residence at the left end.
lesson-right-do = Activate to the right.
lesson-right-why = From here the Watchtower is the nearest: 1 glory. The Charcoal burner finds no wood yet, then the Forest gives 1.
lesson-right-wrong = Nothing stands there. To the right there are three facilities in a line.
lesson-right-brought = 1 glory, 1 wood. Who passes first in this round gets 3 VP.

## The rules, by chapters; rules.toml says which rule each states

rulebook-head-aim = What it is about
rulebook-lead = Lay facilities side by side. They do nothing by themselves: a residence at the end of a row switches the whole row on, tile by tile, once. You have { $residences } residences and up to { $assistants } assistants, so what stands in a line together is what counts.
rulebook-start = You begin with the Fountain, { $grain } grain and { LIST($denarii, style: "or") } denarii: the less, the earlier your first turn is. Who begins is drawn.
rulebook-market = The market begins with the starting locations. In each round new tiles are drawn from a stack until a round tile comes up, so how many is never sure. With fewer players some tiles are left out. Denarii, resources and glory never run out.
rulebook-offers = { $row } temples lie open. The culture tiles lie in three stacks, the least VP on top, the glory tiles by round. There are as many order tiles as players; with fewer players there are fewer culture tiles, and with two no third glory tile.
rulebook-head-turn = A turn
rulebook-rounds = The game has { $rounds } rounds. In each you take turns until all have passed; then come assistants, glory and new tiles. Who passed first begins the next round.
rulebook-actions = A turn is one of four actions: build a facility, build a residence, place an assistant, or pass.
rulebook-no-limit = There is no limit to denarii, glory or the size of a city, and players give each other nothing.
rulebook-figure-turn = A market in round { $round }: each tile shows what it does and below that what it costs you; denarii stand for what you lack.
rulebook-head-facilities = Building a facility
rulebook-facility = Choose a tile of the market or a temple that you can pay. Its cost is taken from your resources; each one that you lack costs { $substitute } denarii instead.
rulebook-beside = It goes on any empty cell that shares a side with your city; a corner is not enough. The city may grow without end, and tiles stay where they are.
rulebook-then = Building switches nothing on. Only a special facility works now, once, if you like; then culture is counted, and the turn is over.
rulebook-again = A temple is replaced at once, as long as there are some. Other tiles are not, until the next round.
rulebook-figure-facilities = A city before a tile is laid: it may go on any empty cell that shares a side with a tile.
rulebook-head-money = Resources and selling
rulebook-cap = You hold at most { $most } of each resource. Each one more becomes { $sale } denarius at once.
rulebook-sell = A resource can be sold for { $sale } denarius. You are asked when a choice of yours costs more denarii than you have: sell one by one, of a kind you choose, until it is covered. What the same choice takes as resources cannot be sold for it.
rulebook-debts = You can choose only what your denarii and what you could sell will cover. Nobody owes anything.
rulebook-head-residences = Residences and lines
rulebook-residence = A residence costs nothing. It goes beside your city like a facility, as long as you have one left.
rulebook-direction = Then choose a direction, even one in which nothing lies. The line begins beside the residence and ends before the first gap or residence; temples and special facilities do not stop it.
rulebook-line = The facilities of the line work one after the other, the nearest first, and each is finished before the next. What one brings counts for the next. Temples and special facilities do nothing here.
rulebook-figure-residences = A new residence at the right: activated to the left, the tiles of its row work one after the other, the nearest first.
rulebook-head-effects = What tiles do
rulebook-gain = What a tile shows, you get; of several effects, one after the other. You cannot decline it.
rulebook-per-held = Some count what you hold at this moment and give something for each, without taking it.
rulebook-choose = Some let you choose what you get, as often as they say.
rulebook-exchange = Some exchange: pay and get, as often as you like and can, or never. How often is settled when the tile begins. Where it asks for several of a kind, the kind may differ from time to time.
rulebook-around = Around a tile are the eight cells beside it, corners included.
rulebook-head-assistants = Assistants
rulebook-assist = As an action, put an assistant from your hand on a residence that has none, and activate a line from there, also one that was used before. The assistant stays there.
rulebook-hire = When all have passed, but not in the last round, each may buy one assistant, the highest order number first. It can be placed from the next round on.
rulebook-price = The price grows with the assistants you have: { LIST($denarii, style: "unit") } denarii, or { LIST($glory, style: "unit") } glory. It is paid in one of the two, not mixed. { $n } is all you can have.
rulebook-figure-assistants = Both ends of a line carry a residence: no new one could activate it, but an assistant on one of them can.
rulebook-head-passing = Passing
rulebook-pass = You may always pass: you take the lowest order tile left and act no more in this round. Each time your turn would come, you get { $income } denarius.
rulebook-tax = As soon as somebody has passed, every other action costs { $tax } denarius first, however many have passed. Who cannot pay that can only pass.
rulebook-last-pass = When the last one passes, the turns of this round are over at once.
rulebook-head-culture = Culture
rulebook-culture = Culture points count only in the turn that brings them. At its end they are compared with the top tile of each stack, theater, art and academics: if they are enough, you take it.
rulebook-one-each = You take one tile of each stack in a turn at most. Points left over are lost. The next tile is on top for the next player.
rulebook-free-point = A point of free choice goes to one kind when its tile works.
rulebook-figure-culture = The three stacks: each shows the points that its top tile asks for in one turn, and the VP that it brings.
rulebook-head-glory = Glory and the next round
rulebook-glory = After the assistants all compare the glory that they still hold. The most takes the first glory tile of the round, the next the second, and so on; with equal glory the lower order tile goes first.
rulebook-no-glory = Without any glory you take nothing, and tiles that nobody takes leave the game. So it is in the last round, too; after it glory is worth nothing.
rulebook-next = Then all glory and all order tiles go back, and new tiles come into the market, beside those that were left. Who held order tile 1 begins. What lies below the last round tile never comes into play.
rulebook-order-vp = In the last round all order tiles but the highest bring VP: the sooner you pass, the more.
rulebook-head-specials = Special facilities
rulebook-special = A special facility works once, when it is built, and only if you like. No line and no Bathhouse brings it about again.
rulebook-tile = { $name }. { $does }
rulebook-bathhouse = { $name }. { $does } Each at most once, in an order of your choice; temples, special facilities and residences do not count. Culture is compared after the last.
rulebook-aqueduct = { $name }. { $does } Never a residence and not itself. The new cell must lie beside your city, and the city may not fall apart. Moving switches nothing on.
rulebook-circus = { $name }. { $does } It leaves the game, and its cell can be built on. The city may fall apart.
rulebook-head-temples = Temples
rulebook-temple = A temple counts at the end, from how everything lies then: so many VP for each thing that it counts. Every temple counts for itself.
rulebook-areas = Some count around them, some in their row and column, at any distance and across gaps and residences.
rulebook-kinds = A temple never counts itself. The Fountain and the starting locations are production. Where the kinds of tiles are counted, each kind counts once, and another temple is a kind as well.
rulebook-held = Some count a resource that you hold; you keep it, and it counts again with what is left over.
rulebook-figure-temples = A temple amid the city: it counts the kinds of tiles on the eight cells around it.
rulebook-head-end = The end
rulebook-end = After the glory of round { $rounds } you add up culture tiles, glory tiles, temples, order tile, and 1 VP for every { $each } denarii and resources left, counted together.
rulebook-nothing = Residences, assistants and glory that are left count nothing.
rulebook-tie = The most VP win. With equal scores more culture and glory tiles win, then more temples, then the lower order tile.
rulebook-head-alone = Alone
rulebook-alone = You play as with two, but there is no tax, no income from passing and no order tile. Passing ends the round.
rulebook-pairs = The tiles of the market lie in pairs: build one of a pair, and the other leaves the game. Pairs that you leave stay. Temples are not paired.
rulebook-coins = A round tile that comes up as the second of a pair stays there with { $coins } denarii on it: build the facility, or take the denarii as your action. Then both tiles are gone.
rulebook-alone-glory = With at least as much glory as the number of the round you take its first glory tile, with less its second, with none nothing.
rulebook-titles = Your score earns a title: { $a } VP { $at }, { $b } { $bt }, { $c } { $ct }, { $d } { $dt }, { $e } { $et }, { $f } { $ft }, below that { $gt }. A first aim is { $e }.
