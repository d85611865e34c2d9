### Imperator

## Things, by their ids in the data file; $name is what stands there, for what we do not know

region = { $id ->
    [rome] Rome
    [greece] Greece
    [egypt] Egypt
    [asia] Asia
    [gaul] Gaul
    [hispania] Hispania
    [africa] Africa
   *[other] { $name }
}
# .brief is the heading of the lower half of a card, .short a word among figures.
thing = { thing-name }
    .brief = { $id ->
        [tribute] Tribute
       *[other] { thing-name }
    }
    .short = { $id ->
        [gardens] gardens
        [temple] temple
        [colossus] colossus
        [hippodrome] hippodrome
        [triumphal_arc] arc
        [great_lighthouse] lighthouse
        [senate] senate
        [colosseum] colosseum
       *[other] { thing-name }
    }
thing-name = { $id ->
    [conquest] Conquest
    [tribute] Call for tribute
    [gardens] Gardens
    [temple] Temple
    [amphitheater] Amphitheater
    [marching_camp] Marching camp
    [mine] Mine
    [colossus] Colossus
    [hippodrome] Hippodrome
    [triumphal_arc] Triumphal arc
    [great_lighthouse] Great lighthouse
    [senate] Senate
    [colosseum] Colosseum
   *[other] { $name }
}
emperor = { $id ->
    [augustus] Augustus
    [julius-caesar] Julius Caesar
    [marcus-aurelius] Marcus Aurelius
    [tiberius] Tiberius
    [nero] Nero
   *[other] { $name }
}
invasion = Invasion { $name }
kind = { $kind ->
    [culture] culture
    [military] military
    [industry] industry
    [both] culture and military
   *[mixed] culture or military
}

## Amounts

amount = { $n } { kind }
units = { LIST($items) }
nothing = nothing
gain-with-bonus = { $units }, with { $bonus } from buildings
    .brief = { $units }
gain-to-share = { $n ->
    [one] { $n } unit
   *[other] { $n } units
} of culture or military
gain-to-share-and-industry = { gain-to-share }, and { $industry } industry
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
regions = { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
sentence = { $said }.
sentences = { $first } { $then }

## Plans

plan-conquer = conquer { $region }
plan-build = build the { $what }
plan-raise = raise the { $what }

## What things do

building-bonus = { $n } more { kind } in each turn that brings any
building-points = { points } at the end
building-brief-bonus = { $n } more each time
building-figure = { $n } more { kind }
monument-rule = { $scoring ->
    [buildings] 1 point a building
    [regions] 1 point a region
    [lowest_track] as many points as your lowest track
   *[fixed] { points }
}
monument-counts = { $rule }, { $now } now
monument-does = { $counts }{ $effect ->
    [culture_military_exchange] , culture and military are interchangeable
   *[ignore_invasions] , invasions do no harm
}
monument-sentence = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}. Complete: { $does }.
monument-brief-rule = { $scoring ->
    [buildings] 1 point a building
    [regions] 1 point a region
   *[lowest_track] lowest track as points
}
monument-brief-points = { $n ->
    [one] point
   *[other] points
}
monument-brief-effect = { $effect ->
    [culture_military_exchange] points,
   *[ignore_invasions] points, no invasions
}
monument-figure = { $rule } and its effect
invasion-asks = Invasion { $name } asks for { $n } military or { $regions }.
lower-conquest = Choose a free region on the map. 1 military for each you hold.
lower-tribute = Gain culture or industry, 1 for each region you hold: { $n } now.
lower-build = Build: { $does }.
raise-one = Cube { $n } of { $of }. Complete: { $does }
raise-last = The last cube. Complete: { $does }
raise-complete = Complete: { $does }

## Prompts

prompt-choose = Use one card: take what its upper half gives, or do what its lower half says.
prompt-draw = The cards of the next turn are drawn.
prompt-spend = { CAP($plan) }: choose how much culture and military to pay.
prompt-book = Choose where the { $n ->
    [one] { $n } unit goes
   *[other] { $n } units go
}: culture or military.
prompt-lose = Give up { $n ->
    [one] { $n } more region
   *[other] { $n } more regions
}.
prompt-pay = Choose how much culture and military pays the price of { $n }.
prompt-rome-falls = { $invasion } cannot be paid, and too few regions are left to give up: Rome falls.
prompt-give-up = { $invasion }: you cannot pay { $price }. Choose a region to give up.
prompt-only-pay = { $invasion }: pay { $price }. There are too few regions to give up.
prompt-invasion = { $invasion }: pay { $price }, or give up { $regions }.
headline-turn = Period { $period }, turn { $turn } of { $turns }
headline-lost = Rome fell

## Choices

label-take = Take { $gain } ({ $card })
    .brief = Take { FORM($gain, "brief") }
label-conquer = { CAP($plan) }: pay { $price }, gain { $gain }
    .brief = { CAP($plan) }
label-build = { CAP($plan) }: pay { $price }, { $does }
    .brief = { CAP($plan) }
label-raise = { CAP($plan) }: pay { $price } (cube { $n } of { $of })
    .brief = { CAP($plan) }
label-tribute = Call for tribute: gain { $gain }
label-pay = Pay { $price }
label-book = Gain { $gain }
label-give-up = Give up { $region }
label-rome-falls = Rome falls: the game is lost
label-draw = Draw { LIST($cards) }
button-take = Take { $gain }
button-plan = { CAP($plan) }
button-tribute = Call for { kind }
button-pay = Pay the barbarians
button-rome-falls = Accept the fall of Rome
ask-take = Take { $gain }?
ask-plan = { CAP($plan) } for { $price }?
ask-tribute = Call for tribute in { kind }?
ask-pay = Pay the barbarians { $price }?
ask-give-up = Give up { $region } to the barbarians?
ask-rome-falls = Rome falls, and the game is lost.

## What a choice would bring; .spoken is what a screen reader says

brings-moves = { CAP(LIST($moves, style: "unit")) }.
    .spoken = { CAP(LIST($moves, style: "unit", form: "spoken")) }.
brings-nothing = No track moves.
brings-waste = { $n ->
    [one] { $n } unit is
   *[other] { $n } units are
} lost at the top.
brings-split = { $then ->
    [book] Next you choose where the units go.
   *[spend] Next you choose how to pay.
}
move-track = { kind } { $old } → { $new }
    .spoken = { kind } { $old } to { $new }
move-points = { $old } → { $new ->
    [one] { $new } point
   *[other] { $new } points
}
    .spoken = points { $old } to { $new }
move-lost = no score, no title
change-track = { SIGNED($n) } { kind }
change-points = { $n ->
    [one] { SIGNED($n) } point
   *[other] { SIGNED($n) } points
}
change-part = { FORM($name, "short") } { SIGNED($n) }
change-lost = no score in a lost game
if-conquer = If you conquer { $region }
if-give-up = If you give up { $region }
if-rome-falls = If Rome falls

## Why a turn is good

merit-region = wins { $region } ({ $points })
merit-building = builds the { $what } ({ $does })
merit-completes = completes the { $what } ({ $does })
merit-cube = puts a cube on the { $what } ({ $n ->
    [one] one more completes it{ $near ->
        [yes] , its card is still to come
       *[no] {""}
    }
   *[other] { $n } more complete it
})
merit-saves = saves { $regions }
merit-price = keeps { $price } for what is to come
merit-keeps = keeps { $units } more
merit-rome = keeps Rome safe from { $invasion }
merit-strength = { $n ->
    [0] has enough for { $invasion }
   *[other] is only { $n } short of { $invasion }
}
merit-affords = can then pay for the { $what }, still to come
merit-units = brings { $units }

## Why not

why-not = { CAP($reason) }
why-all-regions = you hold every region
why-complete = the { $what } is complete
why-short = needs { LIST($needs) }, you have { LIST($have) }
refusal-card = { $card }: { $reason }.
refusal-draw = Here { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the deck should be drawn, as the box lists them.
refusal-over = { $text } is not a choice: the game is over.

## Glossary: what a thing is, what it does now, why it cannot be chosen

explain-ours = A figure here is our own reconstruction; the published game may differ.
track-now = You have { $n } { kind }.
track-bonus = Each turn that brings you { kind } brings { $n } more, from your buildings.
track-what = { $kind ->
    [culture] Culture pays for some of what the lower halves of cards do.
    [military] Military pays for conquests, for some buildings and monuments, and for the barbarians.
   *[industry] Industry pays for some of what the lower halves of cards do.
} You spend it; it counts no points.
track-top = A track ends at { $top }: what goes beyond is lost.
region-rome = Rome is yours from the start and counts 1 point. You never give it up by choice; if it falls, the game is lost.
region-what = A region counts 1 point at the end. Conquering it brings 1 { kind }, once.
region-held = It is yours, one of { $n }. Every region brings 1 unit more in a tribute, and makes the next conquest 1 military dearer.
region-free = To conquer it would cost { $price } now, 1 for each region you hold, and bring { $gain }.
card-what = Each turn you use one half of one card: the upper half gives units, the lower half does something for a price.
card-where = { $where ->
    [hand] It is drawn: you may use it this turn.
    [deck] It is still to come in this period.
    [built] It stands beside your board for the rest of the game.
   *[discard] It lies in the discard pile and comes back after the next invasion.
}
cards-where = Its cards: { LIST($parts, style: "unit") }.
cards-there = { $n } { $where ->
    [hand] drawn
    [deck] still to come
   *[discard] back after the next invasion
}
upper-name = { $card }, upper half
upper-what = It costs nothing: you gain the units that it shows, and then all drawn cards are discarded.
upper-now = It would bring { $gain }.
lower-name = { $card }, lower half
lower-costs = It costs { $price }; you have { LIST($have) }.
monument-idle = A monument does something only when all { $n } cubes are on it.
buildings-what = A building stays beside your board from the moment you pay for it. Its card leaves the deck, so later periods are a little shorter.
buildings-now = { $n } of { $of } stand.
building-what = A building: { $does }. It is never lost.
building-costs = Building it costs { $price }.
monument-what = A monument of { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}. Once complete: { $does }. It is never lost.
monument-now = { $n ->
    [0] No cube stands yet
   *[other] { $n } of { $of } cubes stand
}. A cube costs { $price }; complete, it would count { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
monument-stands = It is complete and counts { points } now.
invasion-what = At the end of a period the barbarians come: you pay { $n } military, or you give up { $regions } of your choice.
invasion-falls = Who can do neither loses Rome, and the game.
invasion-past = It is over.
invasion-later = It comes { $n ->
    [one] a period
   *[other] { $n } periods
} after the next one.
clock-name = Period and turn
clock-what = The game has { $n } periods. Each goes once through the deck, three cards a turn; then the barbarians come.
clock-now = This is turn { $turn } of { $turns } in period { $period }.
hand-name = Drawn cards
hand-what = { $n } cards a turn, fewer when the deck ends. You use one half of one of them; then all are discarded.
deck-what = The cards of this period that are still to come, in an order nobody knows. When it is empty, the barbarians come.
deck-now = { $n ->
    [0] It is empty: the barbarians come after this turn.
    [one] { $n } card is left.
   *[other] { $n } cards are left.
}
discard-name = Discard pile
discard-what = Used and unused cards lie here. After the invasion they are the new deck; only buildings that stand stay out.
discard-now = { $n ->
    [0] No card lies here.
    [one] { $n } card lies here.
   *[other] { $n } cards lie here.
}
score-what = Each region counts 1 point; Gardens, Temple and complete monuments count what they say. Units on the tracks count nothing.
score-now = If the game ended now: { points } ({ LIST($parts, style: "unit") }).
title-what = The title for { $n ->
    [0] fewer points than the next one asks
   *[other] { $n } points and more
} at the end.
title-now = You have { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $short ->
    [0] : enough for it.
   *[other] : { $short } short of it.
}
split-name = Culture or military
split-what = The Senate is complete, so culture and military are as good as each other: you choose how much of each is paid or gained.
why-not-sentence = { CAP($reason) }.
why-paying = First choose how you pay for what you have begun.
why-booking = First choose where the units go that you have gained.
why-raided = { $invasion } is here: first pay the barbarians or give up a region.
why-not-drawn = { $where ->
    [built] The { $what } is built already.
    [deck] The { $what } is not drawn yet; it is still to come in this period.
   *[discard] The { $what } is not among the drawn cards; it comes back after the next invasion.
}
why-held = { $region } is yours already.
why-no-conquest-card = Only a Conquest card takes a region, and none is drawn. { $n ->
    [0] None is left in this period.
    [one] { $n } is still to come in this period.
   *[other] { $n } are still to come in this period.
}
why-conquest = The conquest { $reason }.
why-no-tribute-card = Only a card that calls for tribute does this, and none is drawn.
why-not-held = { $region } is not yours, so it cannot be given up.
why-not-rome = Rome is never given up by choice. Choose another region, or pay.
why-too-few = They ask for { regions } other than Rome, and you hold { $others }. So you must pay.
why-losing = One region is given up already: { $n } more must go, and paying is no longer possible.
why-no-raid = { $invasion } has not come yet: it comes after turn { $turn }.
why-cannot-pay = { $invasion } { $reason }.
instead-upper = Its upper half still brings { $gain }.
instead-take = The upper half of the { $card } would bring { $gain }.
instead-wait = None of the drawn cards brings what is missing. { $n ->
    [0] Nor does any that is still to come in this period.
    [one] { $n } that is still to come does.
   *[other] { $n } that are still to come do.
}

## Log

log-took = { $card }: took { $gain }
log-tribute = Called for tribute: { $gain }
log-decided = Decided to { $plan }
log-done = { CAP($done) } for { $price }
log-spent = Paid { $price }: { $done }
log-and-gained = { $deed }, gained { $gain }
log-gained = Gained { $gain }
log-lost = { $invasion }: { $region } was lost
log-decided-to-pay = { $invasion }: decided to pay
log-paid = { $invasion }: paid { $price }
log-drew = Turn { $turn }: { LIST($cards) }
log-complete = The { $what } is complete.
log-no-harm = { $invasion } did no harm: the { $what } stands.
done-conquered = conquered { $region }
done-built = built the { $what }
done-raised = raised the { $what }
ending-lost = Rome has fallen. The game is lost.
ending-won = The game is over: { $points }, { $title }.

## The threat: what stands in bold, then what follows from it

threat-now = { $invasion } now: { $price }
threat-ahead = { $invasion } { $turns ->
    [1] after this turn
   *[other] in { $turns } turns
}: { $price }
threat-safe = The { $what } stands:
threat-no-harm = invasions do no harm.
threat-have = You have { $have }:
threat-enough = enough to pay.
threat-short-and-few = You have { $have }, { $short } short, and too few regions to give up:
threat-rome-falls = Rome would fall.
threat-short = You have { $have }, { $short } short:
threat-losses = you would lose { regions }.
threat-giving-up = You give up { $n ->
    [one] { $n } more region
   *[other] { $n } more regions
}.
threat-brief = { $way ->
    [safe] Invasions do no harm
    [enough] Enough now
    [falls] { $n } short, Rome would fall
   *[short] { $n } short now
}
threat-brief-falls = { $n } short now, { $later } then: Rome would fall
threat-brief-then = { $way ->
    [safe] No harm now
    [enough] Enough now
    [falls] Rome would fall now
   *[short] { $n } short now
}, { $then ->
    [safe] no harm
    [enough] enough to pay
    [falls] Rome would fall
   *[short] { $later } short
} then
threat-then = Then: { $way ->
    [safe] no harm
    [enough] enough to pay
    [falls] { $n } short, Rome would fall
   *[short] { $n } short, you would lose { $regions }
}.

## Score and end

heading-score = Score
heading-score-so-far = Score so far
score-parts = { LIST($parts, style: "unit") }
score-part = { $name } { $n }
score-counted = { $n ->
    [one] point
   *[other] points
} { $when ->
    [end] at the end.
   *[now] if it ended now.
}
score-lost = Rome has fallen: no score, no title.
score-title = { PERSON($who) ->
    [you] You are
   *[other] { $who } is
} { $title }.
score-to-target = { $n } more { $n ->
    [one] reaches
   *[other] reach
} the target of { $target }.
score-target-reached = The target of { $target } is reached.
score-to-title = { $n } more { $n ->
    [one] makes
   *[other] make
} { $title }.
score-highest = The highest title is yours.
part-regions = Regions
    .short = regions
part-regions-why = 1 point a region, Rome included
part-built = built
verdict-lost = Rome has fallen
verdict-lost-brief = The game is over and lost.
verdict-lost-full = { $invasion } asked for { $n } military, or { $regions } other than Rome. You had { $had } and { $others ->
    [0] no such region
    [one] { $others } such region
   *[other] { $others } such regions
}. A lost game has no score and no title.
verdict-won-brief = The game is over: { $points }.

## Captions of the hand, of a raid, of a split

hand-draws = The next cards are about to be drawn.
hand-last = The deck is empty. After this turn comes invasion { $name }.
hand-invasion = { $invasion } is here.
raid-rome-falls = Rome falls.
raid-doomed = The barbarians ask for { $price }, or { $regions } other than Rome. You have neither.
raid-more = One region is gone. { $n ->
    [one] One more has
   *[other] { $n } more have
} to go.
raid-asks = The barbarians stand at the border. Pay { $price }, or give up { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions, one after the other
}.
raid-short = You cannot pay: { $n } short.
raid-too-few = Too few regions other than Rome to give up.
split-share = Share out { $n }
split-book = The Senate lets each of these units go to the culture or to the military track.
split-industry = { $n } industry comes besides.
split-spend = { $n ->
    [one] The Senate lets you pay this unit in culture or in military.
   *[other] The Senate lets you pay these { $n } in any mixture of culture and military.
}

## Campaign

stage-title = { $id ->
    [the-laurel] The laurel
    [the-frontier] The frontier
    [the-treasury] The treasury
    [the-succession] The succession
    [the-verdict] The verdict
   *[other] { $name }
}
campaign-mark = { $id ->
    [a-golden-age-bears-your-name] A golden age bears your name
    [father-of-the-fatherland] Father of the fatherland
    [restorer-of-the-city] Restorer of the city
    [a-face-on-worn-coins] A face on worn coins
    [a-line-in-the-annals] A line in the annals
    [struck-from-the-stones] Struck from the stones
   *[other] { $name }
}
stage-reached = Target { $target } reached
stage-missed = Target { $target } missed
stage-standing = Standing { SIGNED($old) } → { SIGNED($new) }.
stage-changes = The next stage is { $way ->
    [harder] harder
   *[easier] easier
}: { LIST($changes, style: "unit") }.
stage-target = the target goes from { $old } to { $new }
stage-price = invasions cost { $n } { $way ->
    [more] more
   *[less] less
}
stage-start = { kind } starts at { $new } instead of { $old }

## The page: headings and labels that never change

tab-table = Table
tab-outlook = Outlook
at-a-glance = At a glance
heading-monuments = Monuments
heading-buildings = Buildings
heading-invasions = Barbarian invasions
heading-deck = Deck
heading-tracks = Resources
kind-title = { $kind ->
    [culture] Culture
    [military] Military
   *[industry] Industry
}
points-word = { $n ->
    [one] point
   *[other] points
}
target = target { $target }
some-of = { $n } of { $of }
cubes-of = { $what }: { $n } of { $of } cubes
map = Map: you hold { $n } of { $of } regions
yours = , yours
our-reconstruction = Most numbers here are our reconstruction
drawn-cards = Drawn cards: use one half of one card
choose-a-lit-region = Choose a lit region on the map.
now-choose-its-region = Now choose its region.
take = Take
pay = Pay
pay-amount = Pay { amount }
gain-number = Gain { $n }
share-out = share out
lost-at = { $n } lost at { $top }
no-points-lost = No points lost
where-the-units-go = Where the units go
how-to-pay = How to pay
deck = deck
discard = discard
still-to-come = Still to come this period
no-more-cards = No more cards this period
where-the-cards-are = Where the cards are
discarded = Discarded, back in the next period
no-cards = None
now = now
after-turn = after turn { $turn }
invasion-over = over
or-regions = or { regions }
or-number = or { $n }
clock-period = Period
clock-turn = turn
clock-invasion = invasion
clock-over = The game is over
clock-raided = Period { $period }: invasion { $period } is here
clock-spoken = Period { $period }, turn { $turn } of { $turns }; invasion { $period } follows turn { $turns }
the-end = The end
given-up-in = The game was given up in period { $period }. A lost game has no score and no title.
stage-alone = A stage played by itself, outside of a campaign.
campaign-over = The campaign is over with { $n } of { $of } targets reached.
stage-follows = Stage { $stage } of { $last } comes next.

## Where the numbers come from

sources-about = We have the rulebook of this game, but not its cards and its board. What the rulebook prints we took from there; some figures follow from it; the rest is our reconstruction, measured so that no card is a must and none is idle. The published game may differ. An owner of the box can correct the data file alone.
sources-cards = Cards
sources-copies = Two cards a monument, one a building, two conquests, two tributes: ours, except that there are two Hippodromes.
sources-buildings = Buildings and monuments: what they do
sources-invasions = Invasions
sources-titles = Titles
sources-pieces = Tracks and pieces
sources-levels = Campaign: the stage at each standing
sources-marks = Campaign: how it is remembered
sources-stages = Campaign: the stages
sources-campaign = Five stages with a score to reach, harder after a success and easier after a failure, and the entry at { $n } points stand in the rulebook. Every other figure and name of the campaign is ours.
column-card = Card
column-exists = Exists
column-upper = Upper half
column-price = Price
column-name = Name
column-points-or-bonus = Points or bonus
column-region = Region
column-gives = Gives
column-invasion = Invasion
column-or-regions = Or regions
column-from = From
column-title = Title
column-what = What
column-points = Points
column-figure = Figure
column-standing = Standing
column-target = Target
column-successes = Successes
column-mark = Mark
column-stage = Stage
price-conquest = 1 military a region
price-none = none
gives-nothing = nothing: yours from the start
tracks-start = Tracks start at
lowest-space = Lowest space
highest-space = Highest space
cards-a-turn = Cards drawn a turn
supply-cubes = Cubes
name-of-the-game = Name of the game
signed = { SIGNED($n) }
price-change = { $n ->
    [0] as usual
   *[other] { SIGNED($n) } each
}

## Terminal

board-part = { $part ->
    [tracks] your three tracks
    [map] the map
    [works] monuments and buildings
    [invasions] invasions
    [score] score so far
    [piles] the piles
   *[hand] your cards
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
terminal-to-come = Still to come
terminal-discard = Discard pile
terminal-letter = { $kind ->
    [culture] C
    [military] M
   *[industry] I
}
terminal-for-example = e.g.
terminal-rome-falls = Rome falls
terminal-wasted = { $n } lost
terminal-no-change = no change
terminal-or = or
terminal-or-pay = or pay
terminal-counts = { $scoring ->
    [lowest_track] lowest track as points
   *[other] { monument-rule }
}{ $effect ->
    [ignore_invasions] , no invasions
   *[none] {""}
}
terminal-exchange = { points }, C and M alike
terminal-asks = { $name } pay { $n } or lose { $regions }
terminal-invasion-here = { $name } is here.
terminal-invasion-ahead = { $name } comes after { $turns ->
    [0] this turn
    [one] { $turns } more turn
   *[other] { $turns } more turns
}.
terminal-score = { $n } ({ LIST($parts, style: "unit") }): { $title }
terminal-next-title = { $n } more for { $title }
terminal-stage-asks = This stage asks for { $target }

## Lesson: the first game, step by step; what is on the card at one time has at most 40 words

lesson-take-do = Press the upper half of the Amphitheater, and press it again to take it.
lesson-take-why = Score points in three periods. Each turn you use one half of one card; the upper gives what it shows: 1 culture, 2 military.
lesson-take-wrong = You could, but the Amphitheater gives 3 units and this card only 2. Take the upper half of the Amphitheater.
lesson-take-brought = Your military is at 3.
lesson-camp-do = Build the Marching camp with the lower half of its card.
lesson-camp-why = A lower half does something, for a price: here 3 military. The camp stays, and adds 2 military whenever you gain any.
lesson-camp-wrong = Good units, but they come only once. The camp pays again and again: build it with its lower half.
lesson-camp-wrong-half = That gives 3 units once. Once built, the camp adds 2 military in turn after turn. Use its lower half.
lesson-camp-brought = The camp is yours for the whole game.
lesson-bonus-do = Take the upper half of the Temple.
lesson-bonus-why = It shows 1 military, and the camp adds 2. Below the units you see where your tracks would stand.
lesson-bonus-wrong = There is no military on it, so the camp would add nothing. Take the Temple.
lesson-bonus-wrong-senate = That works too, but the Temple gives 1 industry more. Take the Temple.
lesson-bonus-brought = 3 military from a card that shows 1.
lesson-conquest-do = Conquer Greece, Egypt or Asia: press it on the map.
lesson-conquest-why = The Conquest card takes a region, which is 1 point. It costs 1 military for each you hold: only Rome now.
lesson-conquest-wrong = Later, perhaps. Regions are cheapest while you hold few: conquer one now.
lesson-conquest-wrong-region = This one gives industry. Take one that gives culture first: Greece, Egypt or Asia.
lesson-conquest-wrong-raise = Half a monument does nothing yet, and a region has never been cheaper than now. Conquer first.
lesson-conquest-brought = 1 point more, and 1 culture from the region.
lesson-dearer-do = Conquer again: Gaul, Hispania or Africa.
lesson-dearer-why = Now it costs 2 military, and the next would cost 3. Growing gets dearer each time; soon we stop.
lesson-dearer-wrong = One more region first: it is a point, and it makes the next tribute larger. Conquer.
lesson-dearer-wrong-region = This one gives culture, of which you have 4. Take industry: Gaul, Hispania or Africa.
lesson-dearer-brought = Three regions, 3 points. Your military is at 0.
lesson-tribute-do = Call for tribute in industry, with the lower half of its card.
lesson-tribute-why = It is free, and brings 1 unit for each region you hold: 3 now.
lesson-tribute-wrong = That brings 2 units. The tribute brings 3, because you hold 3 regions.
lesson-tribute-wrong-kind = Just as many, but what comes next needs industry. Choose industry.
lesson-tribute-wrong-raise = A first cube does nothing yet. Get the means first: call for tribute.
lesson-tribute-brought = 3 industry for nothing.
lesson-arm-do = Take the upper half of the Gardens.
lesson-arm-why = The deck is empty: after this turn the barbarians come. They ask for 2 military or for a region, and you have 0.
lesson-arm-wrong = There is no military in that, and the barbarians come now. The Gardens bring 3, with the camp.
lesson-arm-wrong-build = 2 points at the end are tempting. But the barbarians come now, and you have no army: take the upper half.
lesson-arm-wrong-tribute = 4 military would do, too. The Gardens bring 3, which is enough, and culture and industry besides.
lesson-arm-brought = 3 military, thanks to the camp.
lesson-pay-do = Pay the barbarians 2 military.
lesson-pay-why = You pay, or you give up a region with its point. Who can do neither loses Rome, and the game.
lesson-pay-wrong = That would cost a point, and the region counts for every tribute. You have 3 military: pay 2.
lesson-pay-brought = Rome is safe. The first period is over.
lesson-ahead-do = Take the upper half of the Amphitheater.
lesson-ahead-why = All cards are back but the camp. The next barbarians ask for 5 military, the last for 7: arm in time.
lesson-ahead-wrong = There is no military in that. The Amphitheater brings 4, with the camp.
lesson-ahead-wrong-build = It would add culture, of which you have 5. Military is what you lack: take the upper half.
lesson-ahead-wrong-raise = A fine monument for later. First the army: you have 1 military.
lesson-ahead-brought = 4 military in one turn.
lesson-colosseum-do = Raise the Colosseum with the lower half of its card.
lesson-colosseum-why = It is the third way to meet barbarians: once complete, they do no harm. A monument needs 2 cubes; one does nothing.
lesson-colosseum-wrong = You have the means for the Colosseum now, and time for its second cube. Raise it.
lesson-colosseum-wrong-raise = The Hippodrome counts your buildings, and you have one. Begin with the Colosseum.
lesson-colosseum-brought = One cube stands. The other costs the same.
lesson-stop-do = Stop growing, and raise the Triumphal arc.
lesson-stop-why = A fourth region would cost 3 military, all you have. The arc costs culture, and counts 1 point a region.
lesson-stop-wrong = You have 6 culture and nothing else to spend it on. Make points of it: raise the arc.
lesson-stop-wrong-conquer = For 1 point you would have no military left, and the Colosseum still needs 2. Three regions are enough.
lesson-stop-wrong-raise = That costs 3 industry, which the Colosseum needs. Culture you can spare: raise the arc.
lesson-stop-brought = The arc counts with its second cube.
lesson-complete-do = Raise the Colosseum once more, for its second cube.
lesson-complete-why = Then it is complete: 2 points, and no barbarians harm you any more.
lesson-complete-wrong = One cube is missing at the Colosseum, and you can pay for it. Complete it now.
lesson-complete-brought = The Colosseum stands. Let them come!
lesson-own-do = Get 2 industry or more, in a way you like.
lesson-own-why = Gardens and Temple count 2 points each once they are built. The Gardens cost 3 industry, and come up again soon.
lesson-own-wrong = That brings only 1 industry. Look for a card that gives 2, or a tribute of 3.
lesson-own-wrong-kind = You have 3 culture, just what the arc needs. Choose industry.
lesson-own-wrong-raise = Keep your culture: the arc needs 3. Get industry.
lesson-own-brought = Enough for the Gardens.
lesson-points-do = Build the Gardens.
lesson-points-why = Units count nothing in the end. Regions, buildings like this and complete monuments do, and only regions can be lost.
lesson-points-wrong = Units count nothing in the end, and you have enough for 2 points. Build the Gardens.
lesson-points-wrong-temple = 2 points as well, but paid with the 3 culture that complete the arc. Build the Gardens.
lesson-points-brought = 7 points so far.
lesson-arc-do = Complete the Triumphal arc.
lesson-arc-why = It counts 3 points, 1 for each region. Then the barbarians come, and nothing will happen.
lesson-arc-wrong = 3 culture and 3 points are waiting. Raise the arc.
lesson-arc-brought = 10 points. The second barbarians did no harm.

## The rules, by chapters; rules.toml says which rule each states

rulebook-head-aim = What it is about
rulebook-lead = You rule Rome through { $periods } periods. Spend culture, military and industry on conquests, buildings and monuments, and keep enough strength for the barbarians who come at the end of each period. After the last invasion your deeds are counted, and you learn which emperor you were.
rulebook-start = At the start all { $cards } cards are shuffled, the tracks stand at { $start }, Rome is your only region, and nothing is built.
rulebook-tracks = Culture, military and industry have a track each, from { $min } to { $max }. What goes beyond { $max } is lost, but you may gain it all the same. A price is paid in full or not at all.
rulebook-head-turn = A turn
rulebook-draw = Draw { $n } cards. Where the deck holds fewer, draw those: that is a whole turn as well. Built cards leave the deck, so later periods may be a turn shorter.
rulebook-use = Use one of them, in one of two ways: its upper half or its lower half. You cannot pass.
rulebook-upper = The upper half gives all the units on it. That is always possible, even where a track is full.
rulebook-lower = The lower half is an action: conquest, tribute, a building or a monument. You can take it only if you can pay the whole price now and it has an effect.
rulebook-discard = Then all drawn cards go to the discard pile, the used one too. Only a building that you have just built stays on the table.
rulebook-empty = If the deck is empty after a turn, the barbarians come. Otherwise the next turn begins.
rulebook-figure-turn = Three cards of a first period. The upper half of each is there to take; of the lower halves only those you can pay for: you have { $culture } culture, { $military } military and { $industry } industry.
rulebook-head-regions = Conquest and tribute
rulebook-held = A region with a cube is yours. Whenever your regions are counted, Rome counts too.
rulebook-conquest = Conquest: pay 1 military for each region you hold, Rome included. Take any free region, as long as there is one, and gain 1 of what it gives. Regions need not touch.
rulebook-gives = Each region always gives the same: culture or industry, as the map shows. What you have lost you can conquer again, and it gives again.
rulebook-tribute = Call for tribute: choose culture or industry, all in one kind, and gain 1 for each region you hold. It costs nothing.
rulebook-figure-regions = Regions held: { $n }. The next conquest costs as much military, and a tribute would bring as many units.
rulebook-head-buildings = Buildings
rulebook-build = Build: pay the price and put the card beside the board, out of the deck for good. What is built, and a monument that is complete, can never be lost.
rulebook-gardens = Gardens: { $gardens } Temple: { $temple }
rulebook-bonus = Amphitheater: { $culture } Marching camp: { $military } Mine: { $industry } Once a turn for each card; they score no points of their own.
rulebook-gain = All that a turn brings is one gain: an upper half, the unit of a region, or a tribute. Several buildings can add to it, each for its own resource; what they add sets off nothing more. Units lost at the top were gained too. What you pay or lose is no gain.
rulebook-each = Every built card is a building for the Hippodrome, those without points as well.
rulebook-head-monuments = Monuments
rulebook-raise = Raise: pay the price and put a cube on the monument that the card names. The card is discarded like any other. It does not matter which of its cards places which cube, and one card may place several in different periods.
rulebook-complete = A monument is complete with { $n } cubes. Before that it does nothing and scores nothing; after that only the upper halves of its cards are of use.
rulebook-monument = { $name }: { $does }
rulebook-figure-monuments = Cubes on the Colosseum: { $n }. One more, and no invasion does harm.
rulebook-head-senate = The Senate
rulebook-senate-gains = Once the Senate is complete, you may put each unit of culture or military that you gain on either of these tracks, one by one, what buildings add included. You choose among the ways that lose the fewest units at the top. Industry stays industry.
rulebook-senate-bonus = A gain with any culture or military then sets off both the Amphitheater and the Marching camp, as far as they are built.
rulebook-senate-pays = Every price in culture or military, that of an invasion too, may be paid with any mixture of the two. The Senate’s own last cube is still paid the usual way.
rulebook-senate-else = Nothing else changes: a conquest still costs 1 for each region, a tribute gives culture or industry, and the Great lighthouse reads the tracks as they stand.
rulebook-head-invasions = The barbarians
rulebook-invasion = They come after each turn that leaves the deck empty. { $first } { $second } { $third }
rulebook-invasion-choice = You choose: pay the whole price, or give up the regions, even if you could pay. Nothing is paid in part.
rulebook-invasion-loss = Which regions go is up to you, but Rome is never one of them. If you hold too few others and can pay, you must.
rulebook-invasion-fall = If you can neither pay nor give up enough other regions, Rome falls and the game is lost at once.
rulebook-invasion-safe = Once the Colosseum is complete, an invasion costs nothing and takes nothing.
rulebook-invasion-after = After it all discarded cards are shuffled into a new deck, without those that are built, and the next period begins. After invasion { $last } the game ends.
rulebook-figure-invasions = The first invasion: it asks for { $price } military. There is enough to pay it.
rulebook-head-end = The end
rulebook-end = After invasion { $name } you score 1 point for each region, Rome too, and the points of your buildings and of your complete monuments, as everything stands then.
rulebook-lost = If Rome has fallen, there are no points and no title; a lost game ranks below every other.
rulebook-titles = From { $a } points on you are { $at }, from { $b } { $bt }, from { $c } { $ct }, from { $d } { $dt }, below that { $et }.
rulebook-head-campaign = The campaign
rulebook-campaign = The campaign is for players who have scored { $n } or more. It has { $games } games, one after the other, each with a score to reach.
rulebook-standing = Your standing begins at { $start }. Each success raises it by one, each failure lowers it by one, and with it go the score to reach, where the tracks start and what the barbarians ask: a success makes the next game harder, a failure easier.
rulebook-stages = All else is the ordinary game. Each game is played once, and giving up is a failure. After the last one you are told how Rome remembers you.
