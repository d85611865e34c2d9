verbatim = { $text }
given-up = Given up
prompt-given-up = This game was given up.
seat-number = seat { $number }
taken-back = Taken back.
hint-said = Hint { $rank }: { $what }.
question = { $what }?
see-result = See the result
watching = Watching
nothing-chosen = Nothing is chosen yet.
choose-lit = Choose first
choice-dropped = Nothing is chosen any more.
choices-there-are = { $n ->
    [0] There is nothing to choose now.
    [one] There is only { $n } choice.
   *[other] There are only { $n } choices.
}
tool-used = { $what }.
key-not-now = This key does nothing now.
please-wait = Please wait
reconnecting = Reconnecting…
reconnecting-kept = Every move so far is kept. The table comes back by itself.
waiting-for = Waiting for { $who }.
is-thinking = { $who } is thinking
    .spoken = { $who } is thinking.
board-stays = The board stays as it ended.
lit-in-gold = Everything that can be chosen is lit in gold.
table-is-set = The table is set.

## Who acts, and what is played

chance = chance
nobody = nobody
sitter-you = you
game-title = { $game ->
    [imperator] Imperator
    [all_roads] All Roads
    [minerva] Minerva
    [carpe_diem] Carpe Diem
   *[other] { $game }
}

## The language itself

# The locale whose plurals, lists, dates and numbers this language follows.
language-locale = en-GB
language = Language

## People and seats

name-you = You
player-number = Player { $number }
seat-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}
seat-colours = { LIST($colours) }
seat-badge = { $name }, { LIST($colours) }
turn-of = { PERSON($who) ->
    [you] Your turn
   *[other] { $who }’s turn
}
turn-step = { $turn }, { $step }
bot-title = { $bot ->
    [novice] Novice
    [citizen] Citizen
    [senator] Senator
    [emperor] Emperor
    [greedy] Bot: looks for points
    [random] Bot: plays at random
   *[other] Bot: { $bot }
}
bot-short = { $bot ->
    [novice] bot, novice
    [citizen] bot, citizen
    [senator] bot, senator
    [emperor] bot, emperor
    [greedy] greedy bot
    [random] random bot
   *[other] { $bot } bot
}
# What to expect of an opponent, in one sentence.
bot-line = { $bot ->
    [novice] Grabs what lies nearest and overlooks the rest: good for your first games.
    [citizen] Makes the most of every turn, but never thinks of the next.
    [senator] Looks ahead and watches what you are up to: bring a plan.
    [emperor] Thinks for a second and forgives no mistake: the best we have.
   *[other] { $bot }
}
campaign-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ranking-points = { $n ->
    [one] point
   *[other] points
}
victory = Victory
shared-victory = Shared victory

## The table

setting-table = Setting the table…
the-table-of = { $game }, the table
table-parts = Parts of the table
what-to-do = What to do now
undo = Undo
no-undo-watching = You watch this table.
no-undo-stands = Something new was revealed, or somebody else acted, since your last decision, so it stands.
no-undo-yet = There is nothing to take back yet.
hint = Hint
no-hint = There is nothing to choose now.
hint-rank = Hint { $rank }.
close-hint = Close the hint
hint-best = Best now:
hint-behind = { $points } points less
hint-chance = { $percent }% to win
decimal = { $whole }.{ $tenths }
hinted = hint { $rank }
all-choices = All choices
all-choices-keys = number keys choose, Enter plays
close = Close
dismiss = Dismiss
menu = Menu
log = Log
newest-first = newest first
log-newest-first = What happened, newest first
close-log = Close the log
nothing-happened = Nothing has happened yet.
nothing-since = Nobody else has acted since your last turn.
what-happened = What happened
since-last-turn = Since your last turn
since-my-turn = Since my last turn
before-first-turn = Before your first turn
others-since-last-turn = What the others did since your last turn
others-before-first-turn = What the others did before your first turn
close-since = Close what happened
page-no-such-game = This page cannot show the game “{ $game }” yet.

## The cover of a shared screen

cover-next = { $who } is next
cover-pass = Pass the screen to { $who }
cover-why = The table is covered, so that nobody sees what { $who } has.
cover-show = I am { $who }: show { $secrets }
cover-undo = { $who } takes the last step back
cover-just-did = What { $who } just did

## People at a table

people = People
people-and-links = People at the table
people-at-table = Who is at the table
is-gone = Gone for a while
is-not-here = Not here right now
bot-plays-for = A bot plays for { $who }
bot-plays-for-you = A bot plays your seat for you.
take-seat-again = Take my seat again
you-play-again = You play your seat again.
let-bot-play = Let a bot play for { $who }
somebody-gone = { $who } has been gone for a while.
watch-link = The link to watch
watch-link-about = Whoever has it sees what everybody at the table may see, and no hands.
leave-game = Leave the game
leave-about = A bot plays your seat from now on, so that the others can play on. You can take it again at any time.
leave-yes = Leave, a bot plays
nothing-to-watch = Nothing to watch

## Clocks

clock = Clock
clock-none = No clock
clock-per = { $per ->
    [game] Minutes for the game
   *[turn] Hours for a turn
}
clock-about = { $per ->
    [game] Everybody’s time runs while the table waits for them. When it is up, a bot plays for them, until they take their seat again.
   *[turn] When somebody’s time is up, a bot plays for them, until they take their seat again.
}
clock-limit = { $per ->
    [game] Clock: { $time } each for the whole game
   *[turn] Clock: { $time } for each turn
}
minutes-word = { $n ->
    [one] minute
   *[other] minutes
}
hours-word = { $n ->
    [one] hour
   *[other] hours
}
span-moment = less than a minute
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
time-left = { $time } left
clock-hours = { $hours } h
clock-little = You have { $time } left. Then a bot plays for you.
clock-up = The time of { $who } is up: a bot plays on.
clock-up-short = Time is up
clock-waits = Nobody is playing right now: the game waits until somebody takes their seat again.
clock-up-you = Your time is up: a bot plays for you.
clock-missing = The clock starts once { $n ->
    [one] { LIST($who) } is
   *[other] { LIST($who) } are
} here.

## Rematch, and a turn taken back

rematch = Rematch
rematch-go = To the rematch
rematch-begun = A rematch has begun: everybody has moved one seat on.
back-taken = { $who } took a move back.
back-taken-turn = { $who } took a move back. You’re up again in a moment.
undo-ask = Ask to undo
undo-ask-what = Play has moved on. This asks { LIST($who) } if you may take your last move back.
back-about = Taking a move back
back-asks-you = { $who } would like to take a move back. OK with you?
back-asks-others = { $who } would like to take a move back and is waiting for { LIST($others) }.
back-yes = Sure, go ahead
back-no = I’d rather not
back-agreed = You said yes. Waiting for { LIST($others) }.
back-waits = You asked to take your move back. Waiting for { LIST($others) }.
back-declined = { $who } would rather play on, so your move stands.
no-undo-asked = You can only ask once per move.
explained = { $name }. { $words }
explain-label = About { $what }
explain-rule = Rule { $rule }
explain-keys = ← → go to other things, Tab into this card, Esc closes it.
explain-table = Explain what is on the table
hint-what = The best choices now, each with a reason.
hint-free = Asking costs nothing.
hint-marks = If you take a hint in a daily deal, your result is marked “with help” and ranked apart from the others.
hint-marks-question = Take a hint?
hint-marks-yes = Show me the hint
hint-marks-no = Play on without
help-off-here = Hints are off at this table: the host opened it without them.
help-on-here = Everybody at this table may ask for hints.
undo-what = Takes back the last step, as long as nothing new was revealed since.
undo-turn-what = Takes back all steps of your turn, up to the last thing that was revealed.
act = The button that plays
act-what = Plays what is chosen.
act-choose-first = Nothing is chosen yet. Choose something that is lit in gold.
act-wait = There is nothing for you to choose now.
list-what = Everything that you may choose now, as a list. Number keys choose from it as well.
undo-turn = Whole turn
no-undo-turn = There is only one step to take back: press U.
key-does-undo-turn = take the whole turn back, up to the last thing that was revealed

## A first game that teaches

lesson = Lesson
lesson-step = Step { $step } of { $steps }
lesson-skip = Play on freely
lesson-skip-does = Leave the lesson, and go on with this game by yourself
lesson-free = The rest of the game is yours: play it as you like, to the end. I speak up only where a choice matters.
lesson-coach = Your adviser
lesson-matters = This choice matters: one of them is clearly better than the others.
lesson-show = Show me
lesson-no-hint = The lesson says what to do.
refused-no-lesson = There’s no lesson for { $game } yet. You’ll find its rules on the home page.
learn-in = Learn in { $n } minutes

## The adviser in the first matches

coach-is = Adviser: { $on ->
    [on] on
   *[off] off
}
coach-title = Adviser
coach-about = In your first three matches of each game, alone, against bots or at a table with hints, your adviser asks before a choice that would cost you much, and says after a round what went well.
coach-asks = Rather this: { $better }?
coach-show = Show me
coach-anyway = Play it anyway
coach-back = Back
coach-well = This went well: { $why }
refused-no-coach = Nobody advises you in this match.

## My turn

title-awaited = Your turn · { $title }
awaited-at = { $game }: it is your turn
notify-question = Shall this browser tell you when it is your turn?
notify-yes = Yes, tell me
notify-no = No
notify-title = Notifications
notify-about = When others wait for you at a table, your browser can tell you, as long as Quadriga is open in some tab.
notify-is = Notifications: { $on ->
    [on] on
   *[off] off
}
notify-state = { $state ->
    [on] Your browser tells you when it’s your turn.
    [off] Nothing will be shown.
    [unasked] Your browser will ask for your permission when you turn them on.
    [blocked] Your browser blocks them here. Allow notifications in its settings for this site, then come back.
    [insecure] They only work over https. Ask whoever runs this server to set it up.
   *[unsupported] This browser can’t show notifications. Try another one.
}

## Table talk

talk = Talk
talk-said = What was said at this table
talk-nothing = Nobody has said anything yet.
talk-only-you = Only those who play here read this. It is no part of the record.
talk-ready = Ready to say
talk-line = Say something
talk-say = Say it
talk-answer = Answer
talk-by = { $who }:
talk-heard = { PERSON($who) ->
    [you] You said: { $words }
   *[other] { $who } says: { $words }
}
talk-new = { $n ->
    [one] Talk, a new line
   *[other] Talk, { $n } new lines
}
talk-nobody = There is nobody to talk to at this table.
talk-mute = Mute
talk-mute-all = Everybody, at all tables
talk-mute-one = { $who }, at this table
talk-muted = You have muted all talk. You can still say something.
talk-reaction = { $reaction ->
    [hello] Hello!
    [well_played] Well played!
    [thanks] Thank you!
    [thinking] One moment, I am thinking.
    [oops] Oops!
   *[again] Another game?
}
key-does-talk = talk to the others at the table

## Menus

new-game = New game
give-up-entry = Give up…
replay = Replay
replay-so-far = Replay so far
shuffle-checkable = This shuffle can be checked
shuffle-about = Everything that chance brings in this match follows from one secret number. The server drew it before the first move, and showed its fingerprint at once, so that it cannot be exchanged later. Keep the fingerprint if you want to be sure.
shuffle-commitment = Fingerprint of the secret (SHA-256)
shuffle-secret = The secret
shuffle-copy = Copy
shuffle-later = The secret is told when the match is over.
shuffle-how = Download the record and check it with the program: it draws everything again and says whether each line is right.
shuffle-command = quadriga replay FILE --verify
record-copy = Copy the record
record-copied = The record is copied.
record-not-copied = This browser does not allow copying. Download the record instead.
record-download = Download the record
rules = Rules
keyboard = Keyboard
keyboard-help = Keyboard help
motion-and-sound = Motion and sound
motion = Motion
motion-speed = { $speed ->
    [off] off
    [slow] slow
   *[normal] normal
}
motion-about = Whatever moves, you can go on at once. Nothing moves where your system asks for reduced motion.
sound = Sound
sound-is = { $on ->
    [on] on
   *[off] off
}
volume = Volume
light-or-dark = Light or dark
theme = Theme: { $theme ->
    [light] light
    [dark] dark
   *[system] as the system
}. Change to { $next ->
    [light] light
    [dark] dark
   *[system] as the system
}.
to-table = To the table
back-to-game = Back to the game
first-screen = First screen
home-link = Quadriga, first screen
to-first-screen = To the first screen

## Giving up and the end

give-up = Give up
give-up-question = Give up?
give-up-match = The match ends here and counts as lost. This cannot be taken back.
give-up-stage = The match ends here and counts as lost, and the stage of the campaign as a failure. This cannot be taken back.
give-up-or-leave = You can also just leave: the match waits on the first screen.
play-on = Play on
stage-over = The stage is over
game-is-over = The game is over.
sentence-then = { $first } { $second }
log-notation = { CAP($who) }: { $what }
tie-by-the-rules = The rules decide between equal points.
merit = { CAP($merit) }.
merits = { CAP($first) }, and { $second }.
end-of-game = The game is over
play-again = Play again
end-lines = The points, line by line
end-line = Line
end-sum = Total
end-look-back = Replay and review
end-learn = Learn by playing
ranking = Places
ranking-place = Place { $place }:
ranking-shared = Shared place
best-heading = Your best
best-first = Your first result here: this is the one to beat.
best-so-far = Your best so far: { $best }. This time: { $points }.
best-new = A new best: { $points }. Before it was { $best }.
best-still = Your best so far stays: { $best }.
best-not-counted = It does not count among your bests: a bot has played for you, or you knew the cards.
title-next = { $n ->
    [one] { $n } point
   *[other] { $n } points
} short of the next title: { $title }.
title-highest = There is no higher title.

## Replay

replay-of = Replay of { $game }
no-replay = No replay
replay-first = First position
replay-previous = Previous step
replay-next = Next step
replay-last = Last position
replay-play = Play
replay-pause = Pause
replay-count = { $at } of { $last }
replay-step = Step of the replay
replay-at = Step { $at } of { $last }: { $what }
replay-earlier = Previous turn
replay-later = Next turn
replay-seen-by = Seen by
replay-as-anybody = anybody

## Review

review = Review
review-running = The match is being reviewed
review-go-on = Go on
review-found = { $n ->
    [0] No costly decision yet
    [one] One costly decision
   *[other] { $n } costly decisions
}
review-none = No decision cost much
review-previous = Previous costly decision
review-next = Next costly decision
review-measure = What is drawn
review-measure-result = Chance to win
review-measure-points = Points at the end
review-measure-sources = Points by source
review-as-table = As a table
review-table = What could be expected, and what decisions cost
review-step = Step
review-who = Whose
review-expected = Could expect
review-lost = Lost
review-chose = { PERSON($who) ->
    [you] You chose: { FORM($what, "brief") }
   *[other] { $who } chose: { FORM($what, "brief") }
}
review-was-best = There was nothing better.
review-no-choice = Nobody had a choice here.
review-nothing-yet = Nobody had a choice here, or it is not reviewed yet.
review-best = The best three
review-points-figure = { $points } points
review-points-error = { $points } ± { $error } points
review-chance-figure = { $percent }% to win
review-chance-error = { $percent } ± { $error }% to win
review-lost-figure = { $percent }% of the chance to win
review-lost-error = { $percent } ± { $error }% of the chance to win
review-cost = Cost { LIST($figures) }.
review-as-good = About as good as the best.
percent = { $n }%
try-here = Try it here
played-on = Tried from step { $at }
played-on-brief = Trial
share = Share
share-title = Share this position
share-link = Link to this position
share-copy = Copy the link
share-link-about = Whoever has it can look at the whole match.
share-file = This match comes from a file: send that along.
share-png = Picture (PNG)
share-svg = Picture (SVG)
share-svg-about = The SVG picture is for browsers; PNG is for everything else.
share-record = The record
record-look-back = Look back at a record
record-look-back-how = Drop the file of a record anywhere on this page, or choose it. It is checked, shown and reviewed, and stored nowhere.
record-choose = Choose a file …
record-other = Another record …
record-file-large = This file is too large to be the record of a game.

## The first screen

motto = Four Roman board games, one house
foot-sources = Every figure says where it comes from: printed, derived, or ours.
games = Games
game-line = { $game ->
    [imperator] Lead Rome through three periods with 21 cards, and keep an army for the day the barbarians come.
    [all_roads] Lay roads around Rome. A closed loop turns every house inside into a villa, whoever owns it.
    [minerva] Build a city tile by tile. Every residence you add switches on a whole street.
   *[carpe_diem] Walk the ring, take a tile, fit it into your district, and choose the moment when the forum pays.
}
game-feel = { $game ->
    [imperator] A quiet struggle with yourself: every card that you spend is one you will miss.
    [all_roads] Quick and sociable: what you close for others often pays you, too.
    [minerva] Patient building, until a single turn sets everything off.
   *[carpe_diem] A calm puzzle that the forum hurries: all of it fits, but never all at once.
}
minutes-between = { $least } to { $most } min
minutes-about = { $n } min
game-weight = { $weight ->
    [1] very light
    [2] light
    [3] medium
   *[4] heavy
}
figures-whose = Times are our own reckoning, with 15 seconds for a decision: from one person among bots to people in every seat. How light or heavy a game is, is our own judgement.
# Beside the sign for people; the whole of it is said by players-between.
players-in-short = { $most ->
    [1] solo
   *[other] { $least } to { $most }
}
players-between = { $least ->
    [1] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
players-word = { $n ->
    [one] player
   *[other] players
}
variant-title = { $variant ->
    [standard] Standard
    [full_length] Full length
    [cooperative] Cooperative
   *[other] { $variant }
}
variant-line = { $variant ->
    [full_length] Two players with two colours each: both stacks of tiles, so twelve turns each.
    [cooperative] All play together, with hidden hands: try to build every token of every colour.
   *[standard] Six turns each with the tiles of one colour; whoever has the most points on the map wins.
}
play-now = Play now
choose-players = Choose players
choose-players-for = Choose players for { $game }
how-to-play = How to play
how-to-play-game = How to play { $game }
continue = Continue
watch = Watch
continue-where = Continue where you were
home-show-all = Show all { $n }
finished = Finished
look = Look
try-again = Try again
which-game = Which game
how-many = How many players
only-for = This one is for { $n } players.
who-plays = Who plays
person-here = Person
person-line = Plays here, at this screen.
begins = begins
beginner-drawn = Who begins is drawn.
seat-who-plays = Seat { $number }, { LIST($colours) }: who plays
seat-name = Seat { $number }, { LIST($colours) }: name
name-needed = A name of at least one letter
note-all-bots = Bots in all seats: you watch.
note-shared-screen = Several people at this screen: between their turns the table is covered.
start-game = Start the game
players-not-now = Not now

## This is you

me-title = This is you
me-of = { $name }: this is you
me-about = You are known here by this browser, without a password.
me-devices = Other devices
me-browsers = { $n } browsers play as you.
your-name = Your name
name-about = The name that stands in your matches and their records
name-keep = Keep it
name-kept = You are called { $name } now.
device-title = On another device
device-about = Take your matches along to a phone or another computer: what you play there and here is the same.
device-local = This link only works on this computer. To take yourself along to another device, start the server for your network: make play ARGS=--lan
device-make = Make a link
device-again = Make a new link
device-how = Open this on the other device. It works once, for { $minutes } minutes, and is for you alone.
link-qr = QR code of the link
device-link = Link
recovery-title = If this browser forgets you
recovery-about = A recovery code brings you back with all your matches, on a new device or when cookies were deleted.
recovery-since = You have a code since { $date }. A new one takes its place.
recovery-make = Make a recovery code
recovery-replace = Replace the recovery code
recovery-once = Write it down or put it where you keep passwords: it is not shown again.
recovery-code = Recovery code
recovery-copy = Copy the code
copied = Copied.
not-copied = This browser does not allow copying: mark the text and copy it yourself.
have-code = I have a code from another browser

move-title = Go on as yourself
move-about = Type your recovery code, or the code at the end of the link that your other device shows.
move-code = Code
move-check = Go on
move-who = Are you { $name }?
move-who-nameless = Was this code made by you?
move-nameless = somebody without a name
move-becomes = Then this browser plays as you, with your name and all your matches.
move-merges = { $n ->
    [one] Until now you were { $here } in this browser, with { $n } match. It comes along, for good.
   *[other] Until now you were { $here } in this browser, with { $n } matches. They come along, for good.
}
move-yours = Go on only if you made this code yourself. Somebody else’s would give them your matches here.
move-yes = Yes, that is me
move-no = No, leave it as it is

## Tables that wait for people

somebody = somebody
table-of-others = A table of others
table-of-others-about = Only those who sit at it can open this address. To play, ask for the link to join; to look on, ask for the link to watch. If you sit at it, open it in the browser where you sat down.
no-answer = No answer
seat-open = Open
seat-open-line = Waits for somebody: you get a link to send.
note-open-seats = { $n ->
    [one] One seat waits for somebody with your link. You start the game when all seats are taken.
   *[other] { $n } seats wait for people with your link. You start the game when all seats are taken.
}
who-may-join = Who may join
help-setting = Hints and adviser
help-off = Off
help-off-line = You all play by your own wits.
help-on = On
help-on-line = Anybody may ask which choices are best.
lobby-help-off = No hints
lobby-help-on = Hints allowed
join-private = Only with the link
join-private-line = Send it to your friends.
join-public = Everybody
join-public-line = The table is also listed on the first screen.
open-table = Open the table
join = Join
lobbies-mine = Tables that wait for people
lobbies-public = Open tables: take a seat
lobby-of = { $host }’s table
lobby-of-mine = Your table
lobby-yours = This is your table. Send the link, and start when all seats are taken.
lobby-invited = { $host } invites you. Choose a seat.
lobby-wait-for = You sit at the table. { $host } starts the game when all seats are taken.
lobby-full = All seats at { $host }’s table are taken.
lobby-public = Public: everybody finds it on the first screen
lobby-private = Private: only with the link
lobby-locked = Locked
lobby-locked-about = The table is locked: nobody else can join, even with the link.
lobby-unlocked-about = The table is unlocked: whoever has the link can join.
lobby-seats = Who sits where
lobby-came = { PERSON($who) ->
    [you] You sit in seat { $number }.
   *[other] { $who } sits in seat { $number }.
}
lobby-left = { $name } has left.
lobby-open-seats = { $n ->
    [0] All seats are taken
    [one] One seat is open
   *[other] { $n } seats are open
}
lobby-name = Your name at this table
name-needed-here = Tell the others your name first, then take a seat.
lobby-open = Open seat
lobby-you = You
lobby-here = Is here
lobby-sit = Sit here
lobby-sit-at = Sit here: seat { $number }, { LIST($colours) }
lobby-bot = Bot
lobby-bot-at = Put a bot into seat { $number }, { LIST($colours) }
lobby-bot-out = Open the seat
lobby-bot-out-of = Open the seat of { $name } again
lobby-which-bot = How well does { $name } play?
lobby-invite = Invite your friends
lobby-link = The link to join
lobby-link-about = Whoever has it sees who sits here and can take an open seat.
link-only-here = This link only works on this computer.
house-title = Play in this house
house-how = To let friends join on their own phones and computers, stop the server with Ctrl+C and start it again like this:
house-command = make play ARGS=--lan
house-installed = If you installed Quadriga as a package:
house-command-installed = quadriga serve --lan --open
house-means = Everybody in your network can then open Quadriga and play, and nothing is encrypted: only do this in a network you trust. Your table waits here: come back to this page for a link that works.
house-elsewhere = Your friends open { $address } in your network. Your own browser is at an address that only works on this computer.
house-go = Go there too
copy-link = Copy the link
lobby-lock = Lock the table
lobby-unlock = Unlock the table
lobby-leave = Leave the table
lobby-close = Close the table
lobby-keep = Keep it open
lobby-close-question = Close this table?
lobby-close-about = Everybody who waits here is sent away, and the link leads nowhere.
lobby-begun = The game has begun
lobby-begun-about = All its seats are taken. To look on, ask somebody at the table for the link to watch.
lobby-gone = This table is gone

## The campaign

campaign = Campaign
campaign-at = Campaign { $stage }
campaign-gate = The campaign
campaign-gate-about = Five games in a row, each with a target of its own. It is meant for those who have scored { $score } or more in an ordinary game, and no such score is on record here.
campaign-gate-question = Did you score { $score } or more at a table?
campaign-gate-yes = Yes, begin the campaign
not-yet = Not yet
campaign-begin = Begin the campaign
campaign-go-on = Go on with the campaign
campaign-see-end = See how the campaign ended
campaign-ahead = Five games in a row. Each success makes the next stage harder, each failure easier. { $way ->
    [harder] You stand at { SIGNED($standing) }: the next one is harder than an ordinary game.
    [easier] You stand at { SIGNED($standing) }: the next one is easier than an ordinary game.
   *[same] The next one is as hard as an ordinary game.
}
campaign-successes = { $n } of { $of } stages were a success.
campaign-stages-won = { $n } of { $of } stages won
campaign-play-stage = Play stage { $stage }
campaign-after-stage = After stage { $stage }
campaign-success = Success
campaign-failure = Failure
campaign-lost = Lost
campaign-target-was = The target was { $n }.
campaign-reach = Reach { campaign-points }
campaign-standing = Standing { SIGNED($standing) }: { LIST($changes, style: "unit") }.
campaign-standing-usual = Set up as usual.
campaign-depends = Depends on what comes before.
campaign-leads-to = leads to { LIST($what, style: "unit") }.
campaign-leads-to-standing = standing { SIGNED($standing) }: target { $target }
campaign-leads-to-mark = leads to the mark “{ $mark }”.
campaign-invasions-dearer = invasions cost { $n } military more
campaign-invasions-cheaper = invasions cost { $n } military less
campaign-track-starts = { $track ->
    [culture] culture
    [military] military
   *[industry] industry
} starts at { $at }
campaign-marks = The mark at the end
campaign-by-successes = by successes
campaign-sources = The rulebook says that there is a campaign of five stages for those who reached { $score } points. Its targets, set-ups, names and marks are not published: they are ours.
no-such-campaign = No such campaign

## Rules, sources, keyboard

no-rules = No rules here
sources = Where the numbers come from
sources-of = Where the numbers come from: { $game }
source = { $source ->
    [rulebook] printed in the rulebook
    [public] from public reviews
    [derived] derived from the rulebook
   *[ours] reconstructed by us
}
figures-what = What
figures-figure = Figure
keyboard-about = Every game can be played without a mouse. A screen reader hears the sentence that the bar below the board shows.
keyboard-table = At a table
keyboard-replay = In a replay
key-tab = Tab
key-shift-tab = Shift Tab
key-enter = Enter
key-space = Space
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-does-reach = to everything that can be chosen, and back
key-does-choose = choose it: what it would bring is shown everywhere
key-does-play = again: play what is chosen
key-does-number = choose by number, in the order of the list
key-does-list = all choices as a list; arrow keys move in it
key-does-drop = drop the choice, or close what is open
key-does-undo = undo: drop the choice, else take back the last step
key-does-hint = hint: the best three choices
key-does-log = open or close the log; arrow keys move in it
key-does-since = what the others did since my last turn
key-does-help = explain what has the focus; where there is nothing to explain, this help
key-does-step = step back and forth
key-does-turns = turn by turn
key-does-costly = to the previous or next costly decision of a review
key-does-ends = go to the first and the last position
key-does-run = plays or pauses

## When something is missing

unknown-title = Nothing here
unknown-page = This page of Quadriga does not exist.
server-silent = The server does not answer. Check that it is running, then try again.
server-answered = The server answered { $status }. Reload the page and try again.
part-missing-title = Part of the page is missing
part-missing = Quadriga may have been updated, or your connection dropped. Reload the page: your games are safe.
page-failed = Something went wrong
page-failed-about = This page has run into an error. Reload it and try again: your games are safe.
reload-page = Reload the page
board-failed = The board can’t be shown
board-failed-play = The game goes on: you can still pick your move from the list of all choices.
board-failed-look = The rest still works: go to another move, or show the board again.
board-again = Show the board again
table-unreadable = The server sent a table that this page can’t read. It may have been updated: reload the page to play on.
refused-without-words = The server said no, but this page doesn’t know the reason it gave. Reload the page and try again.

## Refusals of the table

refused-over = The game is over: nothing more can be played.
refused-not-over = The game is not over yet: play it to its end to have a result.
refused-other-actor = { $expected } is to act here, not { $actor }.
refused-not-now = { $text } is not possible now.
refused-not-a-choice = { $text } is not a choice now. Choose one of: { LIST($choices, style: "unit") }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.
refused-not-your-turn = It is not your turn: { $actor } is to act.
refused-undo-over = The game is over: its last choice stands.
refused-undo-acted = Nothing to take back: somebody else has acted since your choice.
refused-undo-revealed = Nothing to take back: something was revealed since your choice.
refused-undo-asked = Somebody has asked already. You can ask again after the next move.
refused-no-request = That’s settled already: there is nothing left to answer.
refused-stale = The table has moved on since you looked. Look again, then choose.
refused-watching = You watch this table: you have no seat at it.
refused-hints-off = Hints are off at this table, so that nobody has an advantage. To play with hints, open a table that allows them.
refused-no-hint = There is nothing for you to choose now, so there is no hint.
refused-hint-late = The advisers are busy. Ask again in a moment.
refused-no-decision = Nobody had anything to choose there.
refused-no-position = There is no such position in this match.
refused-no-seat = There is no such seat: this match has { $seats }.

## Refusals of a table that waits for people

refused-no-lobby = There is no such table any more: the host may have closed it. Ask for a new link.
refused-seat-taken = This seat is taken: somebody else was quicker. Choose another one.
refused-locked = This table is locked: nobody else can join. Ask the host to unlock it.
refused-not-host = Only the host of this table may do that.
refused-seats-open = { $n ->
    [one] { $n } seat is still open: wait for somebody, or put a bot there.
   *[other] { $n } seats are still open: wait for people, or put bots there.
}
refused-public-tables = { $n ->
    [one] You already have a public table waiting.
   *[other] You already have { $n } public tables waiting.
} Close one of them, or open this one only for people with the link.
refused-public-network = { $n ->
    [one] A public table from your network is already waiting.
   *[other] { $n } public tables from your network are already waiting.
} Join one of them, or open yours only for people with the link.
refused-begun = This game has begun: its seats are taken.
refused-no-bot-there = There is no bot in this seat.
refused-not-alone = Others play here as well, so you cannot end the match for them. You can leave: a bot plays your seat then.
refused-left = A bot plays your seat. Take it again first.
refused-no-person-there = Nobody’s seat is there.
refused-not-gone = Only the host may hand over a seat, and only when its person has been gone for some time.
refused-no-talk = There is nobody to talk to: only people who play together at a table can.
refused-line = A line has 1 to { $most } letters. Make it shorter, or say it in two.
refused-no-deal = There is no daily deal here: not of this game, or not on this day.
refused-other-day = This deal can be begun on its own day only, which is over. Today there is another one.
refused-watch-deal = A daily deal can be watched once nobody can play it any more: the day after the next.
refused-no-watch = There is nothing to watch at this address. Ask for a new link.

## Refusals of a set-up

setup-open-seats = Open seats must be among the { $seats } seats of this table.
setup-clock = A clock has at least a second and at most { $days } days.
setup-clock-alone = A clock is for several people, each at a screen of their own: leave a seat open, or play without a clock.
setup-seats = { $game } is for { LIST($known, style: "or") } at the table, not { $asked }.
setup-variant = { $game } has no variant { $asked } for { $seats }: choose { LIST($known, style: "or") }.
setup-option = { $game } has no option { $asked }; it knows: { LIST($known) }.
setup-no-options = { $game } has no option { $asked }, nor any other.
setup-option-value = { $game } cannot have { $option } { $asked }: choose { LIST($known, style: "or") }.
setup-together = { $game } cannot be played with these options together.
setup-sitters = This table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but { $sitters } sit down.
setup-no-such-game = There is no game called { $asked }. The games are: { LIST($known) }.
setup-no-such-bot = There is no bot called { $asked }: choose { LIST($known, style: "or") }.
setup-no-such-sitter = Nobody called { $asked } can sit down: it is { $you }, or a bot, { LIST($bots, style: "or") }. The name of a person begins with a capital letter and has at most { $most } signs.
setup-bad-option = { $asked } is not an option: write NAME=NUMBER, such as standing=2.
setup-bad-seed = A seed is 1 to { $most } letters, digits or signs on one line.
setup-no-board = { $game } cannot be drawn in a terminal yet. Play it in the browser.

## Bots by name

bot-unknown = There is no bot called { $asked }: choose { LIST($known, style: "or") }, or one of your own: MODULE:CLASS in Python, exec:COMMAND in any language.
bot-bad-option = { $asked } is not an option of { $bot }: write KEY=VALUE, each key once, with commas between them.
bot-option = { $bot } has no option { $asked }; it knows: { LIST($known) }.
bot-no-options = { $bot } has no option { $asked }, nor any other.
bot-option-value = { $bot } cannot have { $asked } as its { $option }.
bot-no-such-module = There is no bot and no Python module { $asked } ({ $reason }). The bots here are { LIST($known) }; a module of your own is found in the current folder or where Python looks for it.
bot-no-such-class = The module { $module } has no { $asked }: write MODULE:CLASS, with a class or function of it.
bot-not-a-bot = { $asked } makes no bot: it must be a class with the method choose, or a function, and take a game, a seat and a random generator.
bot-no-command = { $asked } names no command: write exec:COMMAND, such as exec:"awk -f bot.awk".
bot-no-program = There is no program { $asked } that could be started.
bot-no-processes = exec:COMMAND needs a system with process groups, such as Linux or macOS. Write the bot in Python and name it as MODULE:CLASS.
bot-stumbled = { $bot } did not decide ({ $detail }), so the greedy bot did.

## The arena

arena-nothing-to-play = Say which game, { LIST($known, style: "or") }, and which bots, or go on with a journal by --resume FILE.
arena-no-bots = Say which bots play, such as greedy and random.
arena-too-few-bots = { $seats ->
    [one] { $seats } seat needs
   *[other] { $seats } seats need
} as many bots or more, not { $bots }.
arena-until-alone = --until compares the first bot with others: name at least two different bots.
arena-journal-exists = { $file } is there already. Go on with it by --resume, or choose another name for --journal.
arena-no-journal = { $file } is not the journal of an arena.
arena-journal-other = { $file } is the journal of other games: of other bots, another seed, game or table, or of other rules than those of this program.
arena-journal-in-use = { $file } is being written by another arena. Wait for its end, or choose another file.
arena-unwritable = { $file } cannot be used ({ $reason }). Choose another place.
arena-worker-died = A game was given up, because the process that played it died { $times } times. What was finished is kept in the journal, if there is one.
arena-no-ray = --ray needs Ray: install it with `pip install "quadriga[ray]"`.
arena-no-cluster = There is no Ray cluster at { $asked } ({ $reason }). Start one with `ray start --head`, or write --ray local.

## Refusals of records and saved games

record-line = line { $line }: { $reason }
record-too-large = This file is too large to be a record (more than 1 MiB).
record-empty = This is not a record: there is nothing in it.
record-other-file = This is not a record, which would begin with the line “{ $first }”.
record-newer-format = A newer version of the program wrote this record. Update the program to read it.
record-not-text = This is not a record: it is not text.
record-not-plain-text = This is not a record: it is not plain text.
record-newer-rules = This record was made under rules { $rules } of { $game }; this program knows rules { $known }. Update the program to read it.
record-result = the result is { $right }, not { $written }.
record-other-components = this match was played with other component data of { $game } than this program has. Use the version of the program that it was played with. What does not play here: { $reason }
record-other-secret = this secret is not the one that was fixed before the first move, or the record does not name that ('shuffle …').
record-other-draw = chance should have done “{ $drawn }” here, if it followed from the secret.
record-not-replaced = { $file } is there already and is no record, so it is not written over. Choose another name for --record.
record-unwritable = { $file } cannot be written ({ $reason }). Choose another name for --record.
file-unreadable = { $file }: { $reason }. Check the name of the file.
file-unusable = { $file }: { $reason }. Check that it exists and that you may use it.
system-failed = The system reports: { $reason }. Check disk and memory, then try again.
saved-unwritable = The data folder { $folder } cannot be written ({ $reason }), so the game could not be kept. Make it writable, or choose another one with --data FOLDER or QUADRIGA_DATA.
saved-in-use = { $game } is being played in another terminal with the same data folder. Go on there, or choose another folder with --data FOLDER.
saved-broken = The kept game { $file } cannot be taken up: { $reason } Mend the file or move it away, or begin anew with `{ $command }`, which sets it aside without deleting it.
saved-no-such = No game is kept as { $name }: `{ $command }` lists those that are.
saved-other-game = it is a game of { $game }.

## Refusals of the data folder and the server

folder-no-such-user = The data folder { $folder } names a user who does not exist. Choose another one with --data FOLDER or QUADRIGA_DATA.
folder-unwritable = The data folder { $folder } cannot be written ({ $reason }). Make it writable, or choose another one with --data FOLDER or QUADRIGA_DATA.
folder-not-private = Other users of this machine can access { LIST($names) }. Close it with `chmod go-rwx`, or choose another folder with --data FOLDER or QUADRIGA_DATA.
folder-in-use = Another Quadriga server is using the data folder { $folder }. Play there, or stop it first, or choose another folder with --data FOLDER or QUADRIGA_DATA.
folder-in-use-at = Another Quadriga server at { $address } is using the data folder { $folder }. Play there, or stop it first, or choose another folder with --data FOLDER or QUADRIGA_DATA.
database-problem = { $problem ->
    [full] The disk that holds { $file } is full. Make room, then go on: nothing was lost.
    [unwritable] { $file } cannot be written. Make the file and its folder writable.
    [unopenable] { $file } cannot be opened. Make the file and its folder readable and writable.
    [locked] Another program keeps { $file } locked. Close that program and try again.
    [damaged] { $file } is damaged. It was left as it is: put back a copy, or move it away and start again with an empty one. The program sqlite3 can save most of it with `.recover`.
    [disk] { $file } could not be read or written: the disk reports an error. Check the disk, then try again.
    [gone] The database { $file } was moved, deleted or replaced while the server was running. Nothing can be kept until it is back: put the same file back, or stop the server, put a copy in its place and start it again.
    [unreachable] The database server cannot be reached, so nothing can be kept in { $file } now. Start it again, or check its address: as soon as it answers, everything goes on.
    [password] The database server does not let this program in to { $file }: check user and password in QUADRIGA_DATABASE_URL.
    [missing] The database server has no database { $file }: make it with `createdb`, or correct QUADRIGA_DATABASE_URL.
   *[other] { $file } is not a database. It was left as it is: move it away and start again, or choose another data folder with --data FOLDER.
}
database-url = QUADRIGA_DATABASE_URL is not the address of a database: write { $driver }://USER:PASSWORD@HOST:PORT/DATABASE.
database-no-driver = A PostgreSQL database needs its driver: install it with `pip install -r requirements/postgresql.txt` (docs/how-to/grow-a-server.md).
database-failed = The database { $file } failed: { $reason }. Nothing was changed.
database-unreadable = { $file } cannot be read ({ $reason }). Make the file and its folder readable and writable.
database-of-another-program = { $file } is a database of another program. It was left as it is: move it away, or choose another data folder with --data FOLDER.
database-newer = { $file } was made by a newer version of Quadriga. It was left as it is: update Quadriga, or choose another data folder with --data FOLDER.
database-older = { $file } was made by a version of Quadriga that is too old for this one. It was left as it is: start a version from in between on it once, or choose another data folder with --data FOLDER.
workers-need-postgresql = Several processes (--workers) need a PostgreSQL database, since an SQLite file is used by one alone. Name it in { $variable }, or leave --workers out.
server-stopping = The server is stopping. Try again in a moment.
port-in-use = Port { $port } is in use by another program. Choose another one with --port, or leave --port out to take the next free one.
ports-in-use = All ports from { $first } to { $last } are in use. Choose another with --port.
port-unusable = Cannot listen on { $host }, port { $port }: { $reason }. Choose another with --host or --port.
lan-is-internet = This computer is directly on the internet, as { $address }: with --lan the whole world could open the page, without encryption. Put a proxy with TLS in front of it and use --public-url (docs/how-to/deploy.md).
match-newer = a newer version of this program made it. Update the program.
match-cannot-be-shown = This match cannot be shown: { $reason }
refused-no-match = There is no such match among yours. Go back to the first page to see them.
refused-no-thing = There is no such thing on this table. Point at something else.
refused-no-campaign = There is no such campaign among yours. Go back to the first page.
refused-campaign-closed = The campaign is meant for players who have scored at least { $score } in an ordinary game. Play one, or confirm that you have scored as much elsewhere.
refused-campaign-over = This campaign is over: all its stages have been played.
refused-origin = This was asked for by a page of another site. Open Quadriga at its own address and try again.
refused-too-many = { $what ->
    [requests] You have asked for much in a short time.
    [opening] You have opened many games in a short time.
    [replays] You have looked at many replays in a short time.
    [reviews] You have had much reviewed in a short time.
    [explaining] You have had much explained in a short time.
    [moves] You have played very quickly.
    [talk] You have said much in a short time.
    [sockets] This table was opened very often in a short time.
    [open] You have many tables open at once. Close some of them.
    [newcomers] Many new people have come from your network in a short time.
    [errors] This page has reported many errors in a short time.
   *[writing] You have changed much in a short time.
} { $seconds ->
    [one] Go on in a second.
   *[other] Go on in { $seconds } seconds.
}
refused-no-code = This code is not valid: it was used, has expired, or was mistyped. Have a new one made where you still play.
refused-name = A name has 1 to { $most } letters that people can see. Choose another one.
refused-no-such-address = There is nothing at this address. Go back to the first page.
refused-method = This address does not know that method.
refused-too-large = A request has at most { $most } bytes.
refused-bytes = Messages are JSON text, not bytes.
refused-unknown-message = This is not a message that the server knows: { $reason }.
refused-unexpected = This is not what was expected here: { $reason }.
refused-mistake = The server made a mistake. Nothing was changed; load the page again.

## The terminal

games-to-play = Games
games-variants = variants { LIST($names) }
games-waiting = Left and kept (`{ $command }` goes on)
games-finished = Finished (`{ $command }` shows one again)
games-sitters = { LIST($names) }

play-watched = { $game }, played by { LIST($names) }. Ctrl-C stops.
play-new = A new game of { $game }. Type help for the commands, or rules for the rules.
play-goes-on = { $game } goes on where you left it. Type help for the commands.
play-kept-before = A game of { $game } is kept from before, and { LIST($options) } would begin another one. Go on with it by `{ $command }`, or begin anew with --new, which sets it aside without deleting it.
play-kept-or-new = { $name } is a game that has begun. Leave out --new to go on with it, or begin another one by `{ $command }`.
play-set-aside = The game that was kept is set aside: `{ $command }` takes it up again.
play-record = The record of this game is in { $file }
play-kept = The game is kept: `{ $command }` takes it up again.
play-finished = The game is kept: `{ $command }` shows it again.
play-is-finished = The game { $name } has ended: `{ $command }` shows it.
your-choice = Your choice (1-{ $last }, or help):
your-choice-or-hint = Your choice (1-{ $last }, or Enter for the best):
your-choice-or-back = Your choice (1-{ $last }, back, or help):
type-a-number = Type the number of a choice, or help.
no-such-choice = There is no choice { $number }: type 1 to { $last }.
enter-goes-on = Enter goes on, quit stops:
pass-keyboard = Pass the keyboard to { $who }.
pass-and-enter = Pass the keyboard to { $who }, then press Enter:
took-back = Taken back: { $what }
hint-choice = { $choice }: { $what }.
hint-figures = { CAP(LIST($figures, style: "unit")) }.
news-since-your-turn = Since your last turn:
news-so-far = So far:
help-what-to-type = What you can type
help-number = a number
help-choice = make that choice; its notation, such as `{ $example }`, does the same
help-command = { $command ->
    [back] to the question before this one
    [undo] take back your last choice, as long as nothing was revealed since
    [hint] the best three choices, and why; Enter then plays the first
    [board] the whole table, page by page if your window is small
    [more] what did not fit: the next choices, the next page
    [news] what has happened since your last turn
    [log] everything that has happened
    [rules] the rules of the game
    [quit] stop; the game is kept, and the next `play` takes it up again
   *[help] this
}
help-part = this part of the table: { $name }
parts-left-out = More: { LIST($parts, style: "unit") } (type one, or board)
menu-more = … more choices: type more, or the number or name of one
page-request = Page { $page } of { $of }. Enter goes on; or your choice:
frame-part = { $part ->
    [hint] the best choices
    [turns] the tile in its turns
   *[news] what has happened
}
replay-head = { $game }, { $variant }, rules { $rules }
replay-sitter = { $seat }: { $name }
replay-unfinished = The game is not finished.
replay-result = Result: { $result }.
replay-verified = verified: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, result { $result }
replay-shuffle-verified = Every draw follows from the secret that was fixed before the first move.
replay-shuffle-later = The draws can be checked when the match is over: then its record has the secret.
in-file = { $file }: { $what }
in-standard-input = standard input: { $what }

## Copies of the database

backup-made = { $file } has everything as it is now: { $matches ->
    [one] one match
   *[other] { $matches } matches
}. Keep it as safe as the server, for it has the same secrets in it.
backup-restored = The data folder { $folder } is as it was when the copy was made: { $matches ->
    [one] one match
   *[other] { $matches } matches
}.
backup-unsealed = The copy has no checksum: an older version of Quadriga made it. Everything in it can be read and fits together, but a changed letter would go unnoticed.
backup-altered = { $file } is damaged or was changed: its checksum is wrong. Nothing was restored. Use another copy.
backup-kept = What was there before is kept in { $folder }.
backup-no-database = There is no database in the data folder { $folder }, so there is nothing to copy. Name the folder of the server with --data FOLDER or QUADRIGA_DATA.
backup-exists = { $file } is there already, and was left as it is. Choose another name, or write over it with --replace.
backup-is-folder = { $file } is a folder. Name a file in it.
backup-of-itself = { $file } is the database itself. Choose another name for its copy.
backup-empty = { $file } is an empty database, no copy of matches. Nothing was changed.
backup-failed = { $file }: { $reason }. Nothing was changed: check name, room and permission, then try again.
backup-postgresql = The matches are in a PostgreSQL database (QUADRIGA_DATABASE_URL), which its own programs copy and put back: `{ $command }`.

## Daily deals

deal-daily = Daily deal
deal-of = Daily deal: { $game }
deal-about = The same cards for everybody here, today only. Your first try counts.
deal-about-then = The same cards for everybody here, on that day only. The first try counts.
deal-results = Results of the day
deal-play = Play it
deal-go-on = Go on
deal-look = Results
deal-again = Play it again, for yourself
deal-done = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deal-gave-up = Given up
deal-hidden = The results are shown here once yours is in.
deal-nobody = Nobody has finished it yet.
deal-nobody-did = Nobody finished it.
deal-days = Days
deal-before = The day before
deal-after = The day after
deal-place = Place
points-column = Points
deal-name = Name
deal-title = Title
deal-somebody = Somebody
deal-is-you = you
deal-no-points = none
deal-no-place = none
deal-closes = Results are taken until { $moment }. Until then nobody can watch it or look at a replay of somebody else.
deal-closed = Results were taken until { $moment }.
deal-seed = It follows from a public seed, so that anybody can check it:
deal-lost = Lost
deal-helped = with help
deal-helped-apart = With help: hints were taken, or a bot played for a while
deal-helped-you = You took a hint, so your result is ranked apart from those without.

## My games in figures

stats-title = Your games
stats-link = Your games in figures
stats-none = No finished game yet. What you reach is shown here: wins, bests, titles and streaks.
stats-games = Finished
stats-wins = Won
stats-streak = Won in a row
stats-streak-of = { $n }, at best { $longest }
stats-best = Best
stats-average = Average
stats-levels = By the strongest opponent
stats-opponent = Opponent
stats-people = People
stats-won-of = { $wins } of { $games }
stats-titles = Titles
stats-lost = Lost
stats-times = How often
stats-points = Points, game by game
stats-points-about = The latest { $n }: { $least } to { $most }, the oldest on the left.
stats-game-number = Game
stats-setup = { $seats ->
    [one] Alone
   *[other] For { $seats }
}{ $variant ->
    [full_length] , full length
    [cooperative] , together
   *[standard] { "" }
}
stats-deals = Daily deals
stats-deals-played = Played
stats-deals-helped = With help
stats-deals-streak = Days in a row
stats-campaigns = Campaigns
stats-campaign-goes-on = Stage { $stage } is next.
stats-export = Take your results with you:
stats-json = As JSON
stats-csv = As a table (CSV)

## Rules, beside the table and as a page

rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found
    [one] { $n } found
   *[other] { $n } found
}
rules-example = An example
rules-page = Open as a page
rules-close = Close the rules
rules-print = Print
key-does-rules = open or close the rules, where they fit the moment
