verbatim = { $text }
given-up = Aufgegeben
prompt-given-up = Diese Partie wurde aufgegeben.
seat-number = Platz { $number }
taken-back = Zurückgenommen.
hint-said = Tipp: { $what }.
question = { $what }?
see-result = Ergebnis ansehen
watching = Du schaust zu
nothing-chosen = Nichts gewählt
please-wait = Bitte warten
reconnecting = Verbindung wird wiederhergestellt …
reconnecting-kept = Alle Züge sind gespeichert. Der Tisch kommt von selbst zurück.
waiting-for = Warten auf { $who }.
is-thinking = { $who } überlegt …
board-stays = So ging es aus; das Brett bleibt stehen.
lit-in-gold = Alles, was du wählen kannst, leuchtet golden.
table-is-set = Der Tisch ist gedeckt.

## Wer handelt, und was gespielt wird

chance = der Zufall
nobody = niemand
sitter-you = du
game-title = { $game ->
    [imperator] Imperator
    [all_roads] All Roads
    [minerva] Minerva
    [carpe_diem] Carpe Diem
   *[other] { $game }
}

## Was der Tisch ablehnt

refused-over = Die Partie ist zu Ende: Es gibt nichts mehr zu tun.
refused-not-over = Die Partie ist noch nicht zu Ende: Ein Ergebnis gibt es erst dann.
refused-other-actor = { $expected } ist hier am Zug, nicht { $actor }.
refused-not-your-turn = Du bist nicht am Zug, sondern { $actor }.
refused-undo-over = Die Partie ist zu Ende: Die letzte Entscheidung bleibt stehen.
refused-nothing-to-undo = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt.
refused-stale = Inzwischen hat sich am Tisch etwas getan. Sieh noch einmal hin und wähle dann.
refused-watching = Du schaust an diesem Tisch nur zu.
refused-no-hint = Du hast gerade nichts zu entscheiden, also gibt es auch keinen Tipp.

## Was beim Aufbau nicht passt

setup-seats = { $game } spielt man zu { LIST($known, style: "or") }, nicht zu { $asked }.
setup-variant = { $game } hat für { $seats } keine Variante { $asked }. Zur Wahl: { LIST($known, style: "or") }.
setup-option = { $game } hat keine Option { $asked }. Es gibt: { LIST($known) }.
setup-no-options = { $game } hat keine Option { $asked } und auch sonst keine.
setup-option-value = { $option } { $asked } geht bei { $game } nicht. Zur Wahl: { LIST($known, style: "or") }.
setup-together = Diese Optionen passen bei { $game } nicht zusammen.
setup-sitters = Dieser Tisch hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, es setzen sich aber { $sitters }.
setup-no-such-game = Ein Spiel { $asked } gibt es nicht. Zur Wahl: { LIST($known) }.
setup-no-such-bot = Einen Bot { $asked } gibt es nicht. Zur Wahl: { LIST($known, style: "or") }.
setup-no-such-sitter = { $asked } kann sich nicht setzen: Schreib { $you } oder einen Bot, { LIST($bots, style: "or") }. Der Name eines Menschen beginnt mit einem Großbuchstaben und hat höchstens { $most } Zeichen.
setup-bad-option = { $asked } ist keine Option: Schreib NAME=ZAHL, zum Beispiel standing=2.
setup-bad-seed = Ein Startwert (--seed) hat 1 bis { $most } Buchstaben, Ziffern oder Zeichen in einer Zeile.
setup-no-board = { $game } lässt sich im Terminal noch nicht darstellen. Spiel es im Browser.

## Was mit Mitschriften und gespeicherten Partien nicht geht

record-line = Zeile { $line }: { $reason }
record-too-large = Diese Datei ist zu groß für eine Mitschrift (mehr als 1 MiB).
record-not-text = Das ist keine Mitschrift: Die Datei enthält keinen Text.
record-not-plain-text = Das ist keine Mitschrift: Die Datei enthält keinen reinen Text.
record-newer-rules = Diese Mitschrift folgt den Regeln { $rules } von { $game }; dieses Programm kennt die Regeln { $known }. Aktualisiere es, um sie zu lesen.
record-result = Das Ergebnis lautet { $right }, nicht { $written }.
record-other-components = Diese Partie wurde mit anderem Spielmaterial von { $game } gespielt, als dieses Programm hat. Nimm die Programmversion, mit der sie gespielt wurde. Was hier nicht geht: { $reason }
record-not-replaced = { $file } gibt es schon und ist keine Mitschrift, wird also nicht überschrieben. Wähle bei --record einen anderen Namen.
record-unwritable = { $file } lässt sich nicht schreiben ({ $reason }). Wähle bei --record einen anderen Namen.
file-unreadable = { $file }: { $reason }. Stimmt der Name der Datei?
saved-unwritable = In den Datenordner { $folder } lässt sich nicht schreiben ({ $reason }), deshalb konnte die Partie nicht gespeichert werden. Gib ihn frei oder wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen.
saved-in-use = { $game } wird gerade in einem anderen Terminal mit demselben Datenordner gespielt. Spiel dort weiter oder wähle mit --data ORDNER einen anderen.
saved-broken = Die gespeicherte Partie { $file } lässt sich nicht fortsetzen: { $reason } Berichtige die Datei, schieb sie weg oder fang mit `quadriga play { $game } --new` neu an; dabei wird sie nur beiseitegelegt, nicht gelöscht.
saved-other-game = Das ist eine Partie { $game }.

## Was mit Datenordner und Server nicht geht

folder-no-such-user = Den Benutzer im Namen des Datenordners { $folder } gibt es nicht. Wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen.
folder-unwritable = In den Datenordner { $folder } lässt sich nicht schreiben ({ $reason }). Gib ihn frei oder wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen.
folder-in-use = Ein anderer Quadriga-Server benutzt den Datenordner { $folder }. Spiel dort, beende ihn oder wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen.
folder-in-use-at = Ein anderer Quadriga-Server unter { $address } benutzt den Datenordner { $folder }. Spiel dort, beende ihn oder wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen.
database-problem = { $problem ->
    [full] Der Datenträger mit { $file } ist voll. Schaff Platz, dann geht es weiter: Verloren ist nichts.
    [unwritable] In { $file } lässt sich nicht schreiben. Gib die Datei und ihren Ordner frei.
    [unopenable] { $file } lässt sich nicht öffnen. Gib die Datei und ihren Ordner zum Lesen und Schreiben frei.
    [locked] Ein anderes Programm hält { $file } gesperrt. Schließ es und versuch es noch einmal.
    [damaged] { $file } ist beschädigt und blieb unverändert. Spiel eine Kopie ein oder schieb die Datei weg und fang mit einer leeren an. Das Programm sqlite3 kann mit `.recover` das meiste retten.
    [disk] { $file } ließ sich nicht lesen oder schreiben: Der Datenträger meldet einen Fehler. Prüf ihn und versuch es noch einmal.
   *[other] { $file } ist keine Datenbank und blieb unverändert. Schieb die Datei weg und starte neu oder wähle mit --data ORDNER einen anderen Datenordner.
}
database-failed = Die Datenbank { $file } meldet einen Fehler: { $reason }. Geändert wurde nichts.
database-unreadable = { $file } lässt sich nicht lesen ({ $reason }). Gib die Datei und ihren Ordner zum Lesen und Schreiben frei.
database-of-another-program = { $file } ist die Datenbank eines anderen Programms und blieb unverändert. Schieb sie weg oder wähle mit --data ORDNER einen anderen Datenordner.
database-newer = { $file } stammt von einer neueren Version von Quadriga und blieb unverändert. Aktualisiere Quadriga oder wähle mit --data ORDNER einen anderen Datenordner.
server-stopping = Der Server wird gerade beendet. Versuch es gleich noch einmal.
port-in-use = Port { $port } ist schon belegt. Wähle mit --port einen anderen oder lass --port weg, um den nächsten freien zu nehmen.
ports-in-use = Alle Ports von { $first } bis { $last } sind belegt. Wähle mit --port einen anderen.
port-unusable = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $reason }. Wähle mit --host oder --port etwas anderes.
match-newer = Sie stammt von einer neueren Version dieses Programms. Aktualisiere es.
match-cannot-be-shown = Diese Partie lässt sich nicht zeigen: { $reason }
refused-no-match = Unter deinen Partien ist keine solche. Auf der Startseite findest du sie alle.
refused-no-campaign = Unter deinen Feldzügen ist kein solcher. Zurück zur Startseite.
refused-campaign-closed = Der Feldzug ist für alle gedacht, die in einer gewöhnlichen Partie mindestens { $score } Punkte erreicht haben. Spiel eine oder bestätige, dass du das anderswo geschafft hast.
refused-campaign-over = Dieser Feldzug ist zu Ende: Alle Etappen sind gespielt.
refused-name = Ein Name hat 1 bis { $most } Zeichen. Wähle einen anderen.
refused-no-such-address = Unter dieser Adresse gibt es nichts. Zurück zur Startseite.
refused-method = Diese Adresse kennt diese Methode nicht.
refused-too-large = Eine Anfrage hat höchstens { $most } Bytes.
refused-bytes = Nachrichten sind JSON-Text, keine Bytes.
refused-unknown-message = Diese Nachricht kennt der Server nicht: { $reason }.
refused-unexpected = Das wurde hier nicht erwartet: { $reason }.
refused-mistake = Dem Server ist ein Fehler unterlaufen. Geändert wurde nichts; lade die Seite neu.

## Im Terminal

play-watched = { $game }, gespielt von { LIST($names) }.
play-new = Eine neue Partie { $game }. Mit help siehst du die Befehle und die Regeln in Kürze.
play-goes-on = { $game } geht weiter, wo du aufgehört hast. Mit help siehst du die Befehle.
play-kept-before = Von { $game } ist noch eine Partie gespeichert, und { LIST($options) } würde eine neue beginnen. Spiel mit `quadriga play { $name }` weiter oder fang mit --new neu an; die alte wird dann nur beiseitegelegt, nicht gelöscht.
play-set-aside = Die gespeicherte Partie liegt jetzt in { $file }
play-record = Die Mitschrift dieser Partie liegt in { $file }
play-kept = Die Partie ist gespeichert: Mit `quadriga play { $game }` geht es weiter.
your-choice = Deine Wahl (1-{ $last } oder help):
your-choice-or-back = Deine Wahl (1-{ $last }, back oder help):
type-a-number = Tippe die Nummer einer Möglichkeit oder help.
no-such-choice = Eine Möglichkeit { $number } gibt es nicht: Tippe 1 bis { $last }.
enter-goes-on = Enter geht weiter, quit hört auf:
pass-keyboard = Gib die Tastatur an { $who } weiter.
pass-and-enter = Gib die Tastatur an { $who } weiter, dann Enter:
took-back = Zurückgenommen: { $what }
bot-would-choose = Der Bot greedy würde { $choice } wählen: { $what }.
news-since-your-turn = Seit deinem letzten Zug:
news-so-far = Bisher:
help-what-to-type = Was du tippen kannst
help-in-short = { $game } in Kürze
help-number = eine Zahl
help-choice = wählt diese Möglichkeit; ihre Notation, etwa `{ $example }`, tut dasselbe
help-command = { $command ->
    [back] zurück zur vorigen Frage
    [undo] nimmt deine letzte Entscheidung zurück, solange seitdem nichts aufgedeckt wurde
    [hint] was der Bot greedy wählen würde
    [board] zeichnet den Tisch noch einmal
    [news] was seit deinem letzten Zug geschah
    [log] der ganze Verlauf
    [quit] hört auf; die Partie wird gespeichert, und `quadriga play` setzt sie fort
   *[help] diese Hilfe
}
replay-head = { $game }, { $variant }, Regeln { $rules }
replay-sitter = { $seat }: { $name }
replay-unfinished = Die Partie ist nicht zu Ende.
replay-result = Ergebnis: { $result }.
replay-verified = geprüft: { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}, Ergebnis { $result }
in-file = { $file }: { $what }
in-standard-input = Standardeingabe: { $what }
