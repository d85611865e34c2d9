verbatim = { $text }
given-up = Given up
prompt-given-up = This game was given up.
seat-number = seat { $number }
taken-back = Taken back.
hint-said = Hint: { $what }.
question = { $what }?
see-result = See the result
watching = Watching
nothing-chosen = Nothing chosen
please-wait = Please wait
reconnecting = Reconnecting…
reconnecting-kept = Every move so far is kept. The table comes back by itself.
waiting-for = Waiting for { $who }.
is-thinking = { $who } is thinking…
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

## Refusals of the table

refused-over = The game is over: nothing more can be played.
refused-not-over = The game is not over yet: play it to its end to have a result.
refused-other-actor = { $expected } is to act here, not { $actor }.
refused-not-your-turn = It is not your turn: { $actor } is to act.
refused-undo-over = The game is over: its last choice stands.
refused-nothing-to-undo = Nothing to take back: something was revealed since your choice.
refused-stale = The table has moved on since you looked. Look again, then choose.
refused-watching = You watch this table: you have no seat at it.
refused-no-hint = There is nothing for you to choose now, so there is no hint.

## Refusals of a set-up

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

## Refusals of records and saved games

record-line = line { $line }: { $reason }
record-too-large = This file is too large to be a record (more than 1 MiB).
record-not-text = This is not a record: it is not text.
record-not-plain-text = This is not a record: it is not plain text.
record-newer-rules = This record was made under rules { $rules } of { $game }; this program knows rules { $known }. Update the program to read it.
record-result = the result is { $right }, not { $written }.
record-other-components = this match was played with other component data of { $game } than this program has. Use the version of the program that it was played with. What does not play here: { $reason }
record-not-replaced = { $file } is there already and is no record, so it is not written over. Choose another name for --record.
record-unwritable = { $file } cannot be written ({ $reason }). Choose another name for --record.
file-unreadable = { $file }: { $reason }. Check the name of the file.
saved-unwritable = The data folder { $folder } cannot be written ({ $reason }), so the game could not be kept. Make it writable, or choose another one with --data FOLDER or QUADRIGA_DATA.
saved-in-use = { $game } is being played in another terminal with the same data folder. Go on there, or choose another folder with --data FOLDER.
saved-broken = The kept game { $file } cannot be taken up: { $reason } Mend the file or move it away, or begin anew with `quadriga play { $game } --new`, which sets it aside without deleting it.
saved-other-game = it is a game of { $game }.

## Refusals of the data folder and the server

folder-no-such-user = The data folder { $folder } names a user who does not exist. Choose another one with --data FOLDER or QUADRIGA_DATA.
folder-unwritable = The data folder { $folder } cannot be written ({ $reason }). Make it writable, or choose another one with --data FOLDER or QUADRIGA_DATA.
folder-in-use = Another Quadriga server is using the data folder { $folder }. Play there, or stop it first, or choose another folder with --data FOLDER or QUADRIGA_DATA.
folder-in-use-at = Another Quadriga server at { $address } is using the data folder { $folder }. Play there, or stop it first, or choose another folder with --data FOLDER or QUADRIGA_DATA.
database-problem = { $problem ->
    [full] The disk that holds { $file } is full. Make room, then go on: nothing was lost.
    [unwritable] { $file } cannot be written. Make the file and its folder writable.
    [unopenable] { $file } cannot be opened. Make the file and its folder readable and writable.
    [locked] Another program keeps { $file } locked. Close that program and try again.
    [damaged] { $file } is damaged. It was left as it is: put back a copy, or move it away and start again with an empty one. The program sqlite3 can save most of it with `.recover`.
    [disk] { $file } could not be read or written: the disk reports an error. Check the disk, then try again.
   *[other] { $file } is not a database. It was left as it is: move it away and start again, or choose another data folder with --data FOLDER.
}
database-failed = The database { $file } failed: { $reason }. Nothing was changed.
database-unreadable = { $file } cannot be read ({ $reason }). Make the file and its folder readable and writable.
database-of-another-program = { $file } is a database of another program. It was left as it is: move it away, or choose another data folder with --data FOLDER.
database-newer = { $file } was made by a newer version of Quadriga. It was left as it is: update Quadriga, or choose another data folder with --data FOLDER.
server-stopping = The server is stopping. Try again in a moment.
port-in-use = Port { $port } is in use by another program. Choose another one with --port, or leave --port out to take the next free one.
ports-in-use = All ports from { $first } to { $last } are in use. Choose another with --port.
port-unusable = Cannot listen on { $host }, port { $port }: { $reason }. Choose another with --host or --port.
match-newer = a newer version of this program made it. Update the program.
match-cannot-be-shown = This match cannot be shown: { $reason }
refused-no-match = There is no such match among yours. Go back to the first page to see them.
refused-no-campaign = There is no such campaign among yours. Go back to the first page.
refused-campaign-closed = The campaign is meant for players who have scored at least { $score } in an ordinary game. Play one, or confirm that you have scored as much elsewhere.
refused-campaign-over = This campaign is over: all its stages have been played.
refused-name = A name has 1 to { $most } letters. Choose another one.
refused-no-such-address = There is nothing at this address. Go back to the first page.
refused-method = This address does not know that method.
refused-too-large = A request has at most { $most } bytes.
refused-bytes = Messages are JSON text, not bytes.
refused-unknown-message = This is not a message that the server knows: { $reason }.
refused-unexpected = This is not what was expected here: { $reason }.
refused-mistake = The server made a mistake. Nothing was changed; load the page again.

## The terminal

play-watched = { $game }, played by { LIST($names) }.
play-new = A new game of { $game }. Type help for the commands and the rules in short.
play-goes-on = { $game } goes on where you left it. Type help for the commands.
play-kept-before = A game of { $game } is kept from before, and { LIST($options) } would begin another one. Go on with it by `quadriga play { $name }`, or begin anew with --new, which sets it aside without deleting it.
play-set-aside = The game that was kept is set aside as { $file }
play-record = The record of this game is in { $file }
play-kept = The game is kept: `quadriga play { $game }` takes it up again.
your-choice = Your choice (1-{ $last }, or help):
your-choice-or-back = Your choice (1-{ $last }, back, or help):
type-a-number = Type the number of a choice, or help.
no-such-choice = There is no choice { $number }: type 1 to { $last }.
enter-goes-on = Enter goes on, quit stops:
pass-keyboard = Pass the keyboard to { $who }.
pass-and-enter = Pass the keyboard to { $who }, then press Enter:
took-back = Taken back: { $what }
bot-would-choose = The greedy bot would choose { $choice }: { $what }.
news-since-your-turn = Since your last turn:
news-so-far = So far:
help-what-to-type = What you can type
help-in-short = { $game } in short
help-number = a number
help-choice = make that choice; its notation, such as `{ $example }`, does the same
help-command = { $command ->
    [back] to the question before this one
    [undo] take back your last choice, as long as nothing was revealed since
    [hint] what the greedy bot would choose
    [board] draw the table again
    [news] what has happened since your last turn
    [log] everything that has happened
    [quit] stop; the game is kept, and the next `quadriga play` takes it up again
   *[help] this
}
replay-head = { $game }, { $variant }, rules { $rules }
replay-sitter = { $seat }: { $name }
replay-unfinished = The game is not finished.
replay-result = Result: { $result }.
replay-verified = verified: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, result { $result }
in-file = { $file }: { $what }
in-standard-input = standard input: { $what }
