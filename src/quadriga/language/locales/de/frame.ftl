verbatim = { $text }
given-up = Aufgegeben
prompt-given-up = Diese Partie wurde aufgegeben.
seat-number = Platz { $number }
taken-back = Zurückgenommen.
hint-said = Tipp { $rank }: { $what }.
question = { $what }?
see-result = Ergebnis ansehen
watching = Du schaust zu
nothing-chosen = Noch ist nichts gewählt.
choose-lit = Erst wählen
choice-dropped = Jetzt ist nichts mehr gewählt.
choices-there-are = { $n ->
    [0] Gerade gibt es nichts zu wählen.
    [one] Es gibt nur { $n } Möglichkeit.
   *[other] Es gibt nur { $n } Möglichkeiten.
}
tool-used = { $what }.
key-not-now = Diese Taste bewirkt gerade nichts.
please-wait = Bitte warten
reconnecting = Verbindung wird wiederhergestellt …
reconnecting-kept = Alle Züge sind gespeichert. Der Tisch kommt von selbst zurück.
waiting-for = Warten auf { $who }.
is-thinking = { $who } überlegt
    .spoken = { $who } überlegt.
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

## Die Sprache selbst

# Das Gebiet, dessen Plurale, Aufzählungen, Daten und Zahlen diese Sprache benutzt.
language-locale = de-DE
language = Sprache

## Menschen und Plätze

name-you = Du
player-number = Spieler { $number }
seat-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}
seat-colours = { LIST($colours) }
seat-badge = { $name }, { LIST($colours) }
turn-of = { PERSON($who) ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
}
turn-step = { $turn }, { $step }
bot-title = { $bot ->
    [novice] Neuling
    [citizen] Bürger
    [senator] Senator
    [emperor] Kaiser
    [greedy] Bot: sucht Punkte
    [random] Bot: spielt zufällig
   *[other] Bot: { $bot }
}
bot-short = { $bot ->
    [novice] Bot, Neuling
    [citizen] Bot, Bürger
    [senator] Bot, Senator
    [emperor] Bot, Kaiser
    [greedy] Bot, sucht Punkte
    [random] Bot, spielt zufällig
   *[other] Bot { $bot }
}
# Was von einem Gegner zu erwarten ist, in einem Satz.
bot-line = { $bot ->
    [novice] Greift nach dem Nächstbesten und übersieht den Rest: gut für deine ersten Partien.
    [citizen] Holt aus jedem Zug heraus, was geht, denkt aber nie an den nächsten.
    [senator] Denkt voraus und hat im Blick, was du vorhast: Komm mit einem Plan.
    [emperor] Überlegt eine Sekunde und verzeiht keinen Fehler: das Beste, was wir haben.
   *[other] { $bot }
}
campaign-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ranking-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
victory = Sieg
shared-victory = Geteilter Sieg

## Am Tisch

setting-table = Der Tisch wird gedeckt …
the-table-of = { $game }, der Tisch
table-parts = Bereiche des Tischs
what-to-do = Was jetzt zu tun ist
undo = Zurück
no-undo-watching = Du schaust an diesem Tisch nur zu.
no-undo-stands = Seit deiner letzten Entscheidung wurde etwas aufgedeckt, oder jemand anderes hat gehandelt: Sie bleibt stehen.
no-undo-yet = Noch gibt es nichts zurückzunehmen.
hint = Tipp
no-hint = Gerade gibt es nichts zu wählen.
hint-rank = Tipp { $rank }.
close-hint = Tipp schließen
hint-best = Jetzt am besten:
hint-behind = { $points } Punkte weniger
hint-chance = { $percent } % Siegchance
decimal = { $whole },{ $tenths }
hinted = Tipp { $rank }
all-choices = Alle Möglichkeiten
all-choices-keys = Ziffern wählen, Enter spielt
close = Schließen
dismiss = Ausblenden
menu = Menü
log = Verlauf
newest-first = Neuestes zuerst
log-newest-first = Was geschah, Neuestes zuerst
close-log = Verlauf schließen
nothing-happened = Noch ist nichts geschehen.
nothing-since = Seit deinem letzten Zug war niemand anderes an der Reihe.
what-happened = Was geschah
since-last-turn = Seit deinem letzten Zug
since-my-turn = Seit meinem letzten Zug
before-first-turn = Vor deinem ersten Zug
others-since-last-turn = Was die anderen seit deinem letzten Zug getan haben
others-before-first-turn = Was die anderen vor deinem ersten Zug getan haben
close-since = Übersicht schließen
page-no-such-game = Das Spiel „{ $game }“ kann diese Seite noch nicht zeigen.

## Wenn sich mehrere einen Bildschirm teilen

cover-next = Als Nächstes: { $who }
cover-pass = Jetzt ist { $who } an der Reihe
cover-why = Der Tisch ist verdeckt, damit niemand sieht, was { $who } hat.
cover-show = Ich bin { $who }: { $secrets } zeigen
cover-undo = { $who } nimmt den letzten Schritt zurück
cover-just-did = Was { $who } gerade getan hat

## Menschen am Tisch

people = Leute
people-and-links = Leute am Tisch
people-at-table = Wer am Tisch sitzt
is-gone = Schon eine Weile weg
is-not-here = Gerade nicht da
bot-plays-for = Ein Bot spielt für { $who }
bot-plays-for-you = Auf deinem Platz spielt gerade ein Bot.
take-seat-again = Meinen Platz wieder einnehmen
you-play-again = Du spielst deinen Platz wieder selbst.
let-bot-play = Einen Bot für { $who } spielen lassen
somebody-gone = { $who } ist schon eine Weile weg.
watch-link = Der Link zum Zuschauen
watch-link-about = Wer ihn hat, sieht, was alle am Tisch sehen dürfen, und keine verdeckten Hände.
leave-game = Partie verlassen
leave-about = Auf deinem Platz spielt dann ein Bot, damit die anderen weiterspielen können. Du kannst ihn jederzeit wieder einnehmen.
leave-yes = Verlassen, ein Bot spielt
nothing-to-watch = Nichts zu sehen

## Uhren

clock = Uhr
clock-none = Keine Uhr
clock-per = { $per ->
    [game] Minuten für die Partie
   *[turn] Stunden für einen Zug
}
clock-about = { $per ->
    [game] Die Zeit läuft, solange der Tisch auf jemanden wartet. Ist sie um, spielt ein Bot weiter, bis der Platz wieder eingenommen wird.
   *[turn] Ist die Zeit um, spielt ein Bot weiter, bis der Platz wieder eingenommen wird.
}
clock-limit = { $per ->
    [game] Uhr: für jeden { $time } in der ganzen Partie
   *[turn] Uhr: { $time } für jeden Zug
}
minutes-word = { $n ->
    [one] Minute
   *[other] Minuten
}
hours-word = { $n ->
    [one] Stunde
   *[other] Stunden
}
span-moment = weniger als eine Minute
span-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
span-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
span-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
time-left = noch { $time }
clock-hours = { $hours } Std.
clock-little = Du hast noch { $time }. Danach spielt ein Bot für dich.
clock-up = Die Zeit von { $who } ist um: Ein Bot spielt weiter.
clock-up-short = Die Zeit ist um
clock-waits = Gerade spielt kein Mensch mit: Die Partie wartet, bis jemand seinen Platz wieder einnimmt.
clock-up-you = Deine Zeit ist um: Ein Bot spielt für dich.
clock-missing = Die Uhr läuft los, sobald { LIST($who) } da { $n ->
    [one] ist
   *[other] sind
}.

## Revanche, und ein Zug wird zurückgenommen

rematch = Revanche
rematch-go = Zur Revanche
rematch-begun = Eine Revanche hat begonnen: Alle sind einen Platz weitergerückt.
back-taken = { $who } hat einen Zug zurückgenommen.
back-taken-turn = { $who } hat einen Zug zurückgenommen. Du bist gleich wieder dran.
undo-ask = Darf ich zurück?
undo-ask-what = Es ging schon weiter. Fragt { LIST($who) }, ob du deinen letzten Zug zurücknehmen darfst.
back-about = Einen Zug zurücknehmen
back-asks-you = { $who } möchte einen Zug zurücknehmen. Ist das für dich in Ordnung?
back-asks-others = { $who } möchte einen Zug zurücknehmen und wartet auf { LIST($others) }.
back-yes = Klar, nur zu
back-no = Lieber nicht
back-agreed = Du bist einverstanden. Jetzt fehlt noch das Ja von { LIST($others) }.
back-waits = Du hast gefragt, ob du deinen Zug zurücknehmen darfst. Jetzt fehlt noch das Ja von { LIST($others) }.
back-declined = { $who } möchte lieber weiterspielen: Dein Zug bleibt stehen.
no-undo-asked = Du kannst pro Zug nur einmal fragen.
explained = { $name }. { $words }
explain-label = Erklärung: { $what }
explain-rule = Regel { $rule }
explain-keys = ← → zu anderen Dingen, Tab in diese Karte, Esc schließt sie.
explain-table = Erklären, was auf dem Tisch liegt
hint-what = Die besten Möglichkeiten gerade, jede mit einem Grund.
hint-free = Fragen kostet nichts.
hint-marks = Wenn du in einer Tagespartie einen Tipp nimmst, steht bei deinem Ergebnis „mit Hilfe“, und es wird getrennt von den anderen gewertet.
hint-marks-question = Einen Tipp nehmen?
hint-marks-yes = Zeig mir den Tipp
hint-marks-no = Ohne weiterspielen
help-off-here = An diesem Tisch gibt es keine Tipps: Er wurde ohne eröffnet.
help-on-here = An diesem Tisch dürfen alle nach Tipps fragen.
undo-what = Nimmt den letzten Schritt zurück, solange seitdem nichts aufgedeckt wurde.
undo-turn-what = Nimmt alle Schritte deines Zuges zurück, bis zum Letzten, was aufgedeckt wurde.
act = Der Knopf zum Spielen
act-what = Spielt, was gewählt ist.
act-choose-first = Noch ist nichts gewählt. Wähle etwas, das golden leuchtet.
act-wait = Gerade gibt es für dich nichts zu wählen.
list-what = Alles, was du gerade wählen kannst, als Liste. Auch die Zifferntasten wählen daraus.
undo-turn = Ganzer Zug
no-undo-turn = Es gibt nur einen Schritt zurückzunehmen: Drücke U.
key-does-undo-turn = den ganzen Zug zurücknehmen, bis zum Letzten, was aufgedeckt wurde

## A first game that teaches

lesson = Einführung
lesson-step = Schritt { $step } von { $steps }
lesson-skip = Frei weiterspielen
lesson-skip-does = Die Einführung verlassen und diese Partie selbst weiterspielen
lesson-free = Der Rest der Partie gehört dir: Spiel ihn, wie du magst, bis zum Ende. Ich melde mich nur, wo eine Wahl viel ausmacht.
lesson-coach = Dein Berater
lesson-matters = Diese Wahl macht viel aus: Eine Möglichkeit ist deutlich besser als die anderen.
lesson-show = Zeig sie mir
lesson-no-hint = Die Einführung sagt, was zu tun ist.
refused-no-lesson = Für { $game } gibt es noch keine Einführung. Die Regeln findest du auf der Startseite.
learn-in = In { $n } Minuten lernen

## Der Berater in den ersten Partien

coach-is = Berater: { $on ->
    [on] an
   *[off] aus
}
coach-title = Berater
coach-about = In deinen ersten drei Partien jedes Spiels, allein, gegen Bots oder an einem Tisch mit Tipps, fragt dein Berater nach, bevor eine Wahl dich viel kostet, und sagt nach einer Runde, was gut war.
coach-asks = Lieber das: { $better }?
coach-show = Zeig es mir
coach-anyway = Trotzdem spielen
coach-back = Zurück
coach-well = Das war gut: { $why }
refused-no-coach = In dieser Partie berät dich niemand.

## Ich bin dran

title-awaited = Du bist dran · { $title }
awaited-at = { $game }: Du bist dran
notify-question = Soll dieser Browser Bescheid sagen, wenn du dran bist?
notify-yes = Ja, bitte
notify-no = Nein
notify-title = Benachrichtigungen
notify-about = Wenn andere an einem Tisch auf dich warten, kann dein Browser dir Bescheid sagen, solange Quadriga in einem Tab offen ist.
notify-is = Benachrichtigungen: { $on ->
    [on] an
   *[off] aus
}
notify-state = { $state ->
    [on] Dein Browser sagt dir Bescheid, wenn du dran bist.
    [off] Es wird nichts angezeigt.
    [unasked] Dein Browser fragt dich um Erlaubnis, wenn du sie einschaltest.
    [blocked] Dein Browser blockiert sie hier. Erlaube Benachrichtigungen in seinen Einstellungen für diese Seite und komm dann zurück.
    [insecure] Sie gehen nur über https. Frag die Person, die diesen Server betreibt.
   *[unsupported] Dieser Browser kann keine Benachrichtigungen anzeigen. Versuch es mit einem anderen.
}

## Gespräch am Tisch

talk = Gespräch
talk-said = Was an diesem Tisch gesagt wurde
talk-nothing = Noch hat niemand etwas gesagt.
talk-only-you = Das lesen nur alle, die hier mitspielen. Es kommt nicht in die Mitschrift.
talk-ready = Schnell gesagt
talk-line = Sag etwas
talk-say = Sagen
talk-answer = Antworten
talk-by = { $who }:
talk-heard = { PERSON($who) ->
    [you] Du hast gesagt: { $words }
   *[other] { $who } sagt: { $words }
}
talk-new = { $n ->
    [one] Gespräch, eine neue Zeile
   *[other] Gespräch, { $n } neue Zeilen
}
talk-nobody = An diesem Tisch ist niemand, mit dem du reden könntest.
talk-mute = Stumm schalten
talk-mute-all = Alle, an allen Tischen
talk-mute-one = { $who }, an diesem Tisch
talk-muted = Du hast alle Gespräche stumm geschaltet. Sagen kannst du trotzdem etwas.
talk-reaction = { $reaction ->
    [hello] Hallo!
    [well_played] Gut gespielt!
    [thanks] Danke!
    [thinking] Moment, ich überlege noch.
    [oops] Ups!
   *[again] Noch eine Partie?
}
key-does-talk = mit den anderen am Tisch reden

## Menüs

new-game = Neue Partie
give-up-entry = Aufgeben …
replay = Wiederholung
replay-so-far = Bisherige Züge ansehen
shuffle-checkable = Dieser Zufall lässt sich prüfen
shuffle-about = Alles, was der Zufall in dieser Partie bringt, folgt aus einer einzigen geheimen Zahl. Der Server hat sie vor dem ersten Zug gezogen und ihren Fingerabdruck gleich gezeigt, damit er sie nicht später austauschen kann. Heb ihn auf, wenn du sicher sein willst.
shuffle-commitment = Fingerabdruck des Geheimnisses (SHA-256)
shuffle-secret = Das Geheimnis
shuffle-copy = Kopieren
shuffle-later = Das Geheimnis wird verraten, wenn die Partie vorbei ist.
shuffle-how = Lade die Mitschrift herunter und prüfe sie mit dem Programm: Es zieht alles noch einmal und sagt, ob jede Zeile stimmt.
shuffle-command = quadriga replay DATEI --verify
record-copy = Mitschrift kopieren
record-copied = Die Mitschrift ist kopiert.
record-not-copied = Dieser Browser erlaubt das Kopieren nicht. Lade die Mitschrift stattdessen herunter.
record-download = Mitschrift herunterladen
rules = Regeln
keyboard = Tastatur
keyboard-help = Hilfe zur Tastatur
motion-and-sound = Bewegung und Ton
motion = Bewegung
motion-speed = { $speed ->
    [off] aus
    [slow] langsam
   *[normal] normal
}
motion-about = Was sich auch bewegt, du kannst sofort weiterspielen. Nichts bewegt sich, wenn dein System um weniger Bewegung bittet.
sound = Ton
sound-is = { $on ->
    [on] an
   *[off] aus
}
volume = Lautstärke
light-or-dark = Hell oder dunkel
theme = Darstellung: { $theme ->
    [light] hell
    [dark] dunkel
   *[system] wie im System
}. Wechseln zu: { $next ->
    [light] hell
    [dark] dunkel
   *[system] wie im System
}.
to-table = Zum Tisch
back-to-game = Zurück zur Partie
first-screen = Startseite
home-link = Quadriga, Startseite
to-first-screen = Zur Startseite

## Aufgeben und das Ende

give-up = Aufgeben
give-up-question = Aufgeben?
give-up-match = Die Partie endet hier und gilt als verloren. Das lässt sich nicht zurücknehmen.
give-up-stage = Die Partie endet hier und gilt als verloren, die Etappe der Kampagne als Fehlschlag. Das lässt sich nicht zurücknehmen.
give-up-or-leave = Du kannst auch einfach gehen: Die Partie wartet auf der Startseite.
play-on = Weiterspielen
stage-over = Die Etappe ist zu Ende
game-is-over = Die Partie ist zu Ende.
sentence-then = { $first } { $second }
log-notation = { CAP($who) }: { $what }
tie-by-the-rules = Bei Gleichstand entscheiden die Regeln.
merit = { CAP($merit) }.
merits = { CAP($first) } und { $second }.
end-of-game = Die Partie ist zu Ende
play-again = Noch einmal spielen
end-lines = Die Punkte, Zeile für Zeile
end-line = Zeile
end-sum = Summe
end-look-back = Wiederholen und auswerten
end-learn = Spielend lernen
ranking = Plätze
ranking-place = Platz { $place }:
ranking-shared = Geteilter Platz
best-heading = Dein Bestwert
best-first = Dein erstes Ergebnis hier: Das gilt es zu schlagen.
best-so-far = Dein Bestwert bisher: { $best }. Dieses Mal: { $points }.
best-new = Ein neuer Bestwert: { $points }. Vorher waren es { $best }.
best-still = Dein Bestwert bleibt: { $best }.
best-not-counted = Es zählt nicht als Bestwert: Ein Bot hat für dich gespielt, oder du kanntest die Karten.
title-next = Noch { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} bis zum nächsten Titel: { $title }.
title-highest = Einen höheren Titel gibt es nicht.

## Wiederholung

replay-of = Wiederholung: { $game }
no-replay = Keine Wiederholung
replay-first = Erste Stellung
replay-previous = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-last = Letzte Stellung
replay-play = Abspielen
replay-pause = Anhalten
replay-count = { $at } von { $last }
replay-step = Schritt der Wiederholung
replay-at = Schritt { $at } von { $last }: { $what }
replay-earlier = Voriger Zug
replay-later = Nächster Zug
replay-seen-by = Gesehen von
replay-as-anybody = Zuschauern

## Rückblick

review = Auswerten
review-running = Die Partie wird ausgewertet
review-go-on = Weiter
review-found = { $n ->
    [0] Noch nichts Teures
    [one] Eine teure Entscheidung
   *[other] { $n } teure Entscheidungen
}
review-none = Keine Entscheidung war teuer
review-previous = Vorige teure Entscheidung
review-next = Nächste teure Entscheidung
review-measure = Was gezeichnet ist
review-measure-result = Gewinnaussicht
review-measure-points = Punkte am Ende
review-measure-sources = Punkte nach Quelle
review-as-table = Als Tabelle
review-table = Was zu erwarten war und was Entscheidungen gekostet haben
review-step = Schritt
review-who = Wer
review-expected = Zu erwarten
review-lost = Verloren
review-chose = { PERSON($who) ->
    [you] Du hast gewählt: { FORM($what, "brief") }
   *[other] { $who } hat gewählt: { FORM($what, "brief") }
}
review-was-best = Etwas Besseres gab es nicht.
review-no-choice = Hier hatte niemand eine Wahl.
review-nothing-yet = Hier hatte niemand eine Wahl, oder sie ist noch nicht ausgewertet.
review-best = Die besten drei
review-points-figure = { $points } Punkte
review-points-error = { $points } ± { $error } Punkte
review-chance-figure = Sieg zu { $percent } %
review-chance-error = Sieg zu { $percent } ± { $error } %
review-lost-figure = { $percent } % Gewinnaussicht
review-lost-error = { $percent } ± { $error } % Gewinnaussicht
review-cost = Gekostet: { LIST($figures) }.
review-as-good = Etwa so gut wie das Beste.
percent = { $n } %
try-here = Von hier probieren
played-on = Probiert ab Schritt { $at }
played-on-brief = Probe
share = Teilen
share-title = Diese Stellung teilen
share-link = Link zu dieser Stellung
share-copy = Link kopieren
share-link-about = Wer ihn hat, kann die ganze Partie ansehen.
share-file = Diese Partie kommt aus einer Datei: Schick sie mit.
share-png = Bild (PNG)
share-svg = Bild (SVG)
share-svg-about = Das SVG-Bild ist für Browser, PNG für alles andere.
share-record = Die Mitschrift
record-look-back = Mitschrift ansehen
record-look-back-how = Zieh die Datei einer Mitschrift irgendwo auf diese Seite oder wähle sie aus. Sie wird geprüft, gezeigt und ausgewertet und nirgends gespeichert.
record-choose = Datei wählen …
record-other = Andere Mitschrift …
record-file-large = Diese Datei ist zu groß für die Mitschrift einer Partie.

## Die Startseite

motto = Vier römische Brettspiele unter einem Dach
foot-sources = Bei jeder Zahl steht, woher sie kommt: gedruckt, abgeleitet oder von uns.
games = Spiele
game-line = { $game ->
    [imperator] Führe Rom mit 21 Karten durch drei Perioden und halte ein Heer bereit für den Tag, an dem die Barbaren kommen.
    [all_roads] Baue Straßen rund um Rom. Ein geschlossener Rundweg macht jedes Haus darin zur Villa, wem auch immer es gehört.
    [minerva] Baue eine Stadt, Plättchen für Plättchen. Jedes Wohnhaus, das du anlegst, bringt eine ganze Straße in Gang.
   *[carpe_diem] Zieh durch den Ring, nimm ein Plättchen, füge es in dein Viertel ein und wähle den Moment, in dem sich das Forum lohnt.
}
game-feel = { $game ->
    [imperator] Ein stilles Ringen mit dir selbst: Jede Karte, die du ausgibst, wirst du vermissen.
    [all_roads] Schnell und gesellig: Was du für andere schließt, lohnt sich oft auch für dich.
    [minerva] Geduldiges Bauen, bis ein einziger Zug alles in Gang setzt.
   *[carpe_diem] Ein ruhiges Puzzle, das vom Forum gedrängt wird: Alles passt, nur nie alles zugleich.
}
minutes-between = { $least } bis { $most } Min.
minutes-about = { $n } Min.
game-weight = { $weight ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
   *[4] schwer
}
figures-whose = Die Zeiten haben wir selbst gerechnet, mit 15 Sekunden für jede Entscheidung: von einer Person unter Bots bis zu Menschen auf allen Plätzen. Wie leicht oder schwer ein Spiel ist, ist unser eigenes Urteil.
# Beside the sign for people; the whole of it is said by players-between.
players-in-short = { $most ->
    [1] allein
   *[other] { $least } bis { $most }
}
players-between = { $least ->
    [1] { $most ->
        [1] 1 Person
       *[other] 1 bis { $most } Personen
    }
   *[other] { $least } bis { $most } Personen
}
players-word = { $n ->
    [one] Person
   *[other] Personen
}
variant-title = { $variant ->
    [standard] Standard
    [full_length] Volle Länge
    [cooperative] Kooperativ
   *[other] { $variant }
}
variant-line = { $variant ->
    [full_length] Zu zweit mit je zwei Farben: beide Plättchenstapel, also zwölf Züge für jeden.
    [cooperative] Alle spielen zusammen, mit verdeckten Händen: Versucht, alle Spielsteine aller Farben zu bauen.
   *[standard] Sechs Züge für jeden mit den Plättchen einer Farbe; wer auf der Karte die meisten Punkte hat, gewinnt.
}
play-now = Gleich spielen
choose-players = Mitspieler wählen
choose-players-for = Mitspieler wählen für { $game }
how-to-play = So wird gespielt
how-to-play-game = So wird gespielt: { $game }
continue = Weiterspielen
watch = Zuschauen
continue-where = Hier warst du stehen geblieben
home-show-all = Alle { $n } zeigen
finished = Zu Ende gespielt
look = Ansehen
try-again = Noch einmal versuchen
which-game = Welche Variante
how-many = Wie viele spielen
only-for = Diese Variante ist für { $n } Personen.
who-plays = Wer spielt
person-here = Mensch
person-line = Spielt hier mit, an diesem Gerät.
begins = beginnt
beginner-drawn = Wer beginnt, wird ausgelost.
seat-who-plays = Platz { $number }, { LIST($colours) }: wer spielt
seat-name = Platz { $number }, { LIST($colours) }: Name
name-needed = Ein Name mit mindestens einem Buchstaben
note-all-bots = Auf allen Plätzen Bots: Du schaust zu.
note-shared-screen = Mehrere Menschen an diesem Bildschirm: Zwischen ihren Zügen wird der Tisch verdeckt.
start-game = Los geht’s
players-not-now = Jetzt nicht

## Das bist du

me-title = Das bist du
me-of = { $name }: das bist du
me-about = Hier wirst du an diesem Browser erkannt, ohne Passwort.
me-devices = Andere Geräte
me-browsers = { $n } Browser spielen als du.
your-name = Dein Name
name-about = Unter diesem Namen stehst du in deinen Partien und ihren Mitschriften
name-keep = Übernehmen
name-kept = Du heißt jetzt { $name }.
device-title = Auf einem anderen Gerät
device-about = Nimm deine Partien mit aufs Handy oder an einen anderen Rechner: Was du dort und hier spielst, ist dasselbe.
device-local = Dieser Link funktioniert nur auf diesem Rechner. Für ein anderes Gerät starte den Server für dein ganzes Netz: make play ARGS=--lan
device-make = Link machen
device-again = Neuen Link machen
device-how = Öffne das auf dem anderen Gerät. Es gilt einmal, { $minutes } Minuten lang, und nur für dich.
link-qr = QR-Code des Links
device-link = Link
recovery-title = Falls dieser Browser dich vergisst
recovery-about = Ein Wiederherstellungscode bringt dich mit allen Partien zurück, auf einem neuen Gerät oder wenn Cookies gelöscht wurden.
recovery-since = Du hast einen Code seit dem { $date }. Ein neuer tritt an seine Stelle.
recovery-make = Wiederherstellungscode machen
recovery-replace = Code ersetzen
recovery-once = Schreib ihn auf oder leg ihn zu deinen Passwörtern: Er wird nicht noch einmal gezeigt.
recovery-code = Wiederherstellungscode
recovery-copy = Code kopieren
copied = Kopiert.
not-copied = Dieser Browser erlaubt das Kopieren nicht: Markiere den Text und kopiere ihn selbst.
have-code = Ich habe einen Code aus einem anderen Browser

move-title = Als du selbst weiterspielen
move-about = Gib deinen Wiederherstellungscode ein oder den Code am Ende des Links, den dein anderes Gerät zeigt.
move-code = Code
move-check = Weiter
move-who = Bist du { $name }?
move-who-nameless = Hast du diesen Code gemacht?
move-nameless = jemand ohne Namen
move-becomes = Dann spielt dieser Browser als du, mit deinem Namen und allen deinen Partien.
move-merges = { $n ->
    [one] Bisher warst du in diesem Browser { $here }, mit { $n } Partie. Sie kommt mit, und zwar für immer.
   *[other] Bisher warst du in diesem Browser { $here }, mit { $n } Partien. Sie kommen mit, und zwar für immer.
}
move-yours = Mach nur weiter, wenn der Code von dir selbst ist. Mit einem fremden gäbst du deine Partien hier her.
move-yes = Ja, das bin ich
move-no = Nein, so lassen

## Tische, die auf Leute warten

somebody = jemand
table-of-others = Ein Tisch von anderen
table-of-others-about = Diese Adresse ist nur für die, die an dem Tisch sitzen. Willst du mitspielen, lass dir den Link zum Mitspielen schicken, willst du zusehen, den zum Zuschauen. Sitzt du dort, dann öffne ihn in dem Browser, in dem du dich hingesetzt hast.
no-answer = Keine Antwort
seat-open = Frei
seat-open-line = Wartet auf jemanden: Du bekommst einen Link zum Verschicken.
note-open-seats = { $n ->
    [one] Ein Platz wartet auf jemanden mit deinem Link. Du startest, wenn alle Plätze besetzt sind.
   *[other] { $n } Plätze warten auf Leute mit deinem Link. Du startest, wenn alle Plätze besetzt sind.
}
who-may-join = Wer mitspielen darf
help-setting = Tipps und Berater
help-off = Aus
help-off-line = Alle spielen mit ihrem eigenen Kopf.
help-on = An
help-on-line = Alle dürfen fragen, was gerade am besten ist.
lobby-help-off = Ohne Tipps
lobby-help-on = Tipps erlaubt
join-private = Nur mit dem Link
join-private-line = Schick ihn deinen Freunden.
join-public = Alle
join-public-line = Der Tisch steht auch auf der Startseite.
open-table = Tisch öffnen
join = Mitspielen
lobbies-mine = Tische, die auf Leute warten
lobbies-public = Offene Tische: Setz dich dazu
lobby-of = Der Tisch von { $host }
lobby-of-mine = Dein Tisch
lobby-yours = Das ist dein Tisch. Verschick den Link und starte, wenn alle Plätze besetzt sind.
lobby-invited = { $host } lädt dich ein. Such dir einen Platz aus.
lobby-wait-for = Du sitzt am Tisch. { $host } startet, wenn alle Plätze besetzt sind.
lobby-full = Am Tisch von { $host } sind alle Plätze besetzt.
lobby-public = Öffentlich: steht für alle auf der Startseite
lobby-private = Privat: nur mit dem Link
lobby-locked = Abgeschlossen
lobby-locked-about = Der Tisch ist abgeschlossen: Niemand kann mehr dazukommen, auch nicht mit dem Link.
lobby-unlocked-about = Der Tisch ist aufgeschlossen: Wer den Link hat, kann dazukommen.
lobby-seats = Wer wo sitzt
lobby-came = { PERSON($who) ->
    [you] Du sitzt auf Platz { $number }.
   *[other] { $who } sitzt auf Platz { $number }.
}
lobby-left = { $name } ist gegangen.
lobby-open-seats = { $n ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $n } Plätze sind frei
}
lobby-name = Dein Name an diesem Tisch
name-needed-here = Sag den anderen zuerst, wie du heißt, und such dir dann einen Platz aus.
lobby-open = Freier Platz
lobby-you = Du
lobby-here = Ist da
lobby-sit = Hier sitzen
lobby-sit-at = Hier sitzen: Platz { $number }, { LIST($colours) }
lobby-bot = Bot
lobby-bot-at = Einen Bot auf Platz { $number } setzen, { LIST($colours) }
lobby-bot-out = Platz freigeben
lobby-bot-out-of = Den Platz von { $name } wieder freigeben
lobby-which-bot = Wie gut spielt { $name }?
lobby-invite = Lade deine Freunde ein
lobby-link = Der Link zum Mitspielen
lobby-link-about = Wer ihn hat, sieht, wer hier sitzt, und kann einen freien Platz nehmen.
link-only-here = Dieser Link funktioniert nur auf diesem Rechner.
house-title = Zu Hause zusammen spielen
house-how = Damit Freunde am eigenen Handy oder Rechner mitspielen können, beende den Server mit Strg+C und starte ihn so neu:
house-command = make play ARGS=--lan
house-installed = Falls du Quadriga als Paket installiert hast:
house-command-installed = quadriga serve --lan --open
house-means = Dann kann jeder in deinem Netz Quadriga öffnen und mitspielen, und verschlüsselt wird nichts: Mach das nur in einem Netz, dem du vertraust. Dein Tisch wartet hier: Komm zurück auf diese Seite, dann steht hier ein Link für alle.
house-elsewhere = Deine Freunde öffnen in deinem Netz { $address }. Dein eigener Browser ist unter einer Adresse, die nur auf diesem Rechner funktioniert.
house-go = Auch dorthin gehen
copy-link = Link kopieren
lobby-lock = Tisch abschließen
lobby-unlock = Tisch aufschließen
lobby-leave = Tisch verlassen
lobby-close = Tisch schließen
lobby-keep = Offen lassen
lobby-close-question = Diesen Tisch schließen?
lobby-close-about = Alle, die hier warten, werden fortgeschickt, und der Link führt ins Leere.
lobby-begun = Die Partie hat begonnen
lobby-begun-about = Alle Plätze sind besetzt. Willst du zusehen, lass dir von jemandem am Tisch den Link zum Zuschauen schicken.
lobby-gone = Diesen Tisch gibt es nicht mehr

## Die Kampagne

campaign = Kampagne
campaign-at = Kampagne { $stage }
campaign-gate = Die Kampagne
campaign-gate-about = Fünf Partien nacheinander, jede mit einem eigenen Ziel. Gedacht ist das für alle, die in einer gewöhnlichen Partie { $score } Punkte oder mehr geschafft haben; hier ist noch kein solches Ergebnis verzeichnet.
campaign-gate-question = Hast du am Tisch schon einmal { $score } Punkte oder mehr erreicht?
campaign-gate-yes = Ja, Kampagne beginnen
not-yet = Noch nicht
campaign-begin = Kampagne beginnen
campaign-go-on = Kampagne fortsetzen
campaign-see-end = Ausgang der Kampagne ansehen
campaign-ahead = Fünf Partien nacheinander. Jeder Erfolg macht die nächste Etappe schwerer, jeder Fehlschlag leichter. { $way ->
    [harder] Du stehst bei { SIGNED($standing) }: Die nächste ist schwerer als eine gewöhnliche Partie.
    [easier] Du stehst bei { SIGNED($standing) }: Die nächste ist leichter als eine gewöhnliche Partie.
   *[same] Die nächste ist so schwer wie eine gewöhnliche Partie.
}
campaign-successes = { $n } von { $of } Etappen waren ein Erfolg.
campaign-stages-won = { $n } von { $of } Etappen gewonnen
campaign-play-stage = Etappe { $stage } spielen
campaign-after-stage = Nach Etappe { $stage }
campaign-success = Erfolg
campaign-failure = Fehlschlag
campaign-lost = Verloren
campaign-target-was = Das Ziel war { $n }.
campaign-reach = Erreiche { campaign-points }
campaign-standing = Stand { SIGNED($standing) }: { LIST($changes, style: "unit") }.
campaign-standing-usual = Aufbau wie üblich.
campaign-depends = Hängt davon ab, was vorher geschieht.
campaign-leads-to = führt zu { LIST($what, style: "unit") }.
campaign-leads-to-standing = Stand { SIGNED($standing) }: Ziel { $target }
campaign-leads-to-mark = führt zum Titel „{ $mark }“.
campaign-invasions-dearer = Invasionen kosten { $n } Militär mehr
campaign-invasions-cheaper = Invasionen kosten { $n } Militär weniger
campaign-track-starts = { $track ->
    [culture] Kultur
    [military] Militär
   *[industry] Industrie
} beginnt bei { $at }
campaign-marks = Der Titel am Ende
campaign-by-successes = nach Erfolgen
campaign-sources = Laut Regelheft gibt es für alle, die { $score } Punkte erreicht haben, eine Kampagne mit fünf Etappen. Ihre Ziele, Aufbauten, Namen und Titel sind nicht veröffentlicht: Sie sind von uns.
no-such-campaign = Keine solche Kampagne

## Regeln, Quellen, Tastatur

no-rules = Hier gibt es keine Regeln
sources = Woher die Zahlen kommen
sources-of = Woher die Zahlen kommen: { $game }
source = { $source ->
    [rulebook] im Regelheft gedruckt
    [public] aus öffentlichen Besprechungen
    [derived] aus dem Regelheft abgeleitet
   *[ours] von uns rekonstruiert (nicht veröffentlicht)
}
figures-what = Was
figures-figure = Zahl
keyboard-about = Jedes Spiel lässt sich ohne Maus spielen. Ein Screenreader liest den Satz vor, der in der Leiste unter dem Brett steht.
keyboard-table = Am Tisch
keyboard-replay = In einer Wiederholung
key-tab = Tab
key-shift-tab = Umschalt Tab
key-enter = Enter
key-space = Leertaste
key-escape = Esc
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-does-reach = zu allem, was gewählt werden kann, und zurück
key-does-choose = wählen: Was es bringen würde, wird überall gezeigt
key-does-play = noch einmal: spielen, was gewählt ist
key-does-number = nach Nummer wählen, in der Reihenfolge der Liste
key-does-list = alle Möglichkeiten als Liste; Pfeiltasten bewegen sich darin
key-does-drop = Auswahl aufheben oder schließen, was offen ist
key-does-undo = Auswahl aufheben, sonst den letzten Schritt zurücknehmen
key-does-hint = Tipp: die drei besten Möglichkeiten
key-does-log = Verlauf öffnen oder schließen; Pfeiltasten bewegen sich darin
key-does-since = was die anderen seit meinem letzten Zug getan haben
key-does-help = erklären, was den Fokus hat; gibt es nichts zu erklären, diese Hilfe
key-does-step = einen Schritt zurück oder weiter
key-does-turns = Zug für Zug
key-does-costly = zur vorigen oder nächsten teuren Entscheidung beim Auswerten
key-does-ends = zur ersten und zur letzten Stellung
key-does-run = abspielen oder anhalten

## Wenn etwas fehlt

unknown-title = Hier ist nichts
unknown-page = Diese Seite von Quadriga gibt es nicht.
server-silent = Der Server antwortet nicht. Sieh nach, ob er läuft, und versuch es dann noch einmal.
server-answered = Der Server hat mit { $status } geantwortet. Lade die Seite neu und versuch es noch einmal.
part-missing-title = Ein Teil der Seite fehlt
part-missing = Vielleicht wurde Quadriga gerade aktualisiert, oder die Verbindung war weg. Lade die Seite neu: Deine Partien sind gespeichert.
page-failed = Da ist etwas schiefgegangen
page-failed-about = Auf dieser Seite ist ein Fehler aufgetreten. Lade sie neu und versuch es noch einmal: Deine Partien sind gespeichert.
reload-page = Seite neu laden
board-failed = Das Spielbrett lässt sich nicht anzeigen
board-failed-play = Die Partie geht weiter: Deinen Zug kannst du aus der Liste aller Möglichkeiten wählen.
board-failed-look = Alles andere geht noch: Spring zu einem anderen Zug oder zeig das Brett noch einmal an.
board-again = Brett noch einmal anzeigen
table-unreadable = Der Server hat einen Tisch geschickt, den diese Seite nicht lesen kann. Vielleicht wurde er aktualisiert: Lade die Seite neu und spiel weiter.
refused-without-words = Der Server hat abgelehnt, aber seinen Grund kennt diese Seite nicht. Lade sie neu und versuch es noch einmal.

## Was der Tisch ablehnt

refused-over = Die Partie ist zu Ende: Es gibt nichts mehr zu tun.
refused-not-over = Die Partie ist noch nicht zu Ende: Ein Ergebnis gibt es erst dann.
refused-other-actor = { $expected } ist hier am Zug, nicht { $actor }.
refused-not-now = { $text } geht jetzt nicht.
refused-not-a-choice = { $text } geht jetzt nicht. Möglich sind: { LIST($choices, style: "unit") }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
}.
refused-not-your-turn = Du bist nicht am Zug, sondern { $actor }.
refused-undo-over = Die Partie ist zu Ende: Die letzte Entscheidung bleibt stehen.
refused-undo-acted = Das lässt sich nicht mehr zurücknehmen: Seitdem hat jemand anderes gehandelt.
refused-undo-revealed = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt.
refused-undo-asked = Jemand hat schon gefragt. Nach dem nächsten Zug kannst du wieder fragen.
refused-no-request = Das hat sich schon erledigt: Es gibt nichts mehr zu beantworten.
refused-stale = Inzwischen hat sich am Tisch etwas getan. Sieh noch einmal hin und wähle dann.
refused-watching = Du schaust an diesem Tisch nur zu.
refused-hints-off = An diesem Tisch gibt es keine Tipps, damit niemand im Vorteil ist. Wenn du mit Tipps spielen willst, öffne einen Tisch, der sie erlaubt.
refused-no-hint = Du hast gerade nichts zu entscheiden, also gibt es auch keinen Tipp.
refused-hint-late = Die Berater sind gerade beschäftigt. Frag gleich noch einmal.
refused-no-decision = Dort hatte niemand etwas zu wählen.
refused-no-position = Diese Stellung gibt es in der Partie nicht.
refused-no-seat = Diesen Platz gibt es nicht: Die Partie hat { $seats }.

## Was ein Tisch ablehnt, der noch wartet

refused-no-lobby = Diesen Tisch gibt es nicht mehr: Vielleicht wurde er geschlossen. Lass dir einen neuen Link schicken.
refused-seat-taken = Dieser Platz ist besetzt: Jemand anderes war schneller. Such dir einen anderen aus.
refused-locked = Dieser Tisch ist abgeschlossen: Niemand kann mehr dazukommen. Bitte darum, ihn wieder aufzuschließen.
refused-not-host = Das darf nur, wer zu diesem Tisch eingeladen hat.
refused-seats-open = { $n ->
    [one] { $n } Platz ist noch frei: Warte auf jemanden oder setz einen Bot dorthin.
   *[other] { $n } Plätze sind noch frei: Warte auf andere oder setz Bots dorthin.
}
refused-public-tables = { $n ->
    [one] Du hast schon einen öffentlichen Tisch, der auf Leute wartet.
   *[other] Du hast schon { $n } öffentliche Tische, die auf Leute warten.
} Schließ einen davon, oder öffne diesen nur für Leute mit dem Link.
refused-public-network = { $n ->
    [one] Aus deinem Netz wartet schon ein öffentlicher Tisch auf Leute.
   *[other] Aus deinem Netz warten schon { $n } öffentliche Tische auf Leute.
} Setz dich an einen davon, oder öffne deinen nur für Leute mit dem Link.
refused-begun = Diese Partie hat begonnen: Die Plätze sind vergeben.
refused-no-bot-there = Auf diesem Platz sitzt kein Bot.
refused-not-alone = Hier spielen auch andere, also kannst du die Partie nicht für sie beenden. Du kannst gehen: Dann spielt ein Bot auf deinem Platz.
refused-left = Auf deinem Platz spielt ein Bot. Nimm ihn erst wieder ein.
refused-no-person-there = Auf diesem Platz sitzt kein Mensch.
refused-not-gone = Einen Platz darf nur übergeben, wer eingeladen hat, und nur, wenn der Mensch dort schon eine Weile weg ist.
refused-no-talk = Hier ist niemand zum Reden: Das können nur Menschen, die zusammen an einem Tisch spielen.
refused-line = Eine Zeile hat 1 bis { $most } Zeichen. Kürze sie oder sag es in zwei Zeilen.
refused-no-deal = Hier gibt es keine Tagespartie: nicht von diesem Spiel oder nicht an diesem Tag.
refused-other-day = Diese Tagespartie kann man nur an ihrem Tag beginnen, und der ist vorbei. Heute gibt es eine neue.
refused-watch-deal = Einer Tagespartie kann man zusehen, sobald niemand sie mehr spielen kann: am übernächsten Tag.
refused-no-watch = Unter dieser Adresse gibt es nichts zu sehen. Lass dir einen neuen Link schicken.

## Was beim Aufbau nicht passt

setup-open-seats = Freie Plätze müssen unter den { $seats } Plätzen dieses Tischs sein.
setup-clock = Eine Uhr hat mindestens eine Sekunde und höchstens { $days } Tage.
setup-clock-alone = Eine Uhr ist für mehrere Leute, jeder am eigenen Bildschirm: Lass einen Platz frei oder spiel ohne Uhr.
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

## Bots nach Namen

bot-unknown = Einen Bot { $asked } gibt es nicht. Zur Wahl: { LIST($known, style: "or") }, oder ein eigener: MODUL:KLASSE in Python, exec:BEFEHL in jeder Sprache.
bot-bad-option = { $asked } ist keine Option von { $bot }: Schreib NAME=WERT, jeden Namen einmal, mit Kommas dazwischen.
bot-option = { $bot } hat keine Option { $asked }. Es gibt: { LIST($known) }.
bot-no-options = { $bot } hat keine Option { $asked } und auch sonst keine.
bot-option-value = { $asked } geht bei { $bot } nicht als { $option }.
bot-no-such-module = Es gibt weder einen Bot noch ein Python-Modul { $asked } ({ $reason }). Die Bots sind { LIST($known) }; ein eigenes Modul wird im aktuellen Ordner gefunden oder wo Python danach sucht.
bot-no-such-class = Im Modul { $module } gibt es kein { $asked }: Schreib MODUL:KLASSE, mit einer Klasse oder Funktion daraus.
bot-not-a-bot = { $asked } macht keinen Bot: Es muss eine Klasse mit der Methode choose sein oder eine Funktion, und ein Spiel, einen Platz und einen Zufallsgenerator annehmen.
bot-no-command = { $asked } nennt keinen Befehl: Schreib exec:BEFEHL, zum Beispiel exec:"awk -f bot.awk".
bot-no-program = Ein Programm { $asked }, das sich starten ließe, gibt es nicht.
bot-no-processes = exec:BEFEHL braucht ein System mit Prozessgruppen wie Linux oder macOS. Schreib den Bot in Python und nenn ihn als MODUL:KLASSE.
bot-stumbled = { $bot } hat nicht entschieden ({ $detail }), also entschied der Greedy-Bot.

## Die Arena

arena-nothing-to-play = Nenn ein Spiel, { LIST($known, style: "or") }, und die Bots, oder setz mit --resume DATEI ein Journal fort.
arena-no-bots = Nenn die Bots, die spielen, zum Beispiel greedy und random.
arena-too-few-bots = { $seats ->
    [one] { $seats } Platz braucht
   *[other] { $seats } Plätze brauchen
} mindestens ebenso viele Bots, nicht { $bots }.
arena-until-alone = --until vergleicht den ersten Bot mit anderen: Nenn mindestens zwei verschiedene Bots.
arena-journal-exists = { $file } gibt es schon. Setz es mit --resume fort oder wähle bei --journal einen anderen Namen.
arena-no-journal = { $file } ist kein Journal einer Arena.
arena-journal-other = { $file } ist das Journal anderer Partien: mit anderen Bots, anderem Startwert, Spiel oder Tisch oder nach anderen Regeln, als dieses Programm hat.
arena-journal-in-use = In { $file } schreibt gerade eine andere Arena. Warte, bis sie fertig ist, oder wähle eine andere Datei.
arena-unwritable = { $file } lässt sich nicht verwenden ({ $reason }). Wähle einen anderen Ort.
arena-worker-died = Eine Partie wurde aufgegeben, weil der Prozess, der sie spielte, { $times }-mal abgebrochen ist. Was fertig ist, steht im Journal, wenn es eines gibt.
arena-no-ray = --ray braucht Ray: Installiere es mit `pip install "quadriga[ray]"`.
arena-no-cluster = Bei { $asked } gibt es keinen Ray-Cluster ({ $reason }). Starte einen mit `ray start --head` oder schreib --ray local.

## Was mit Mitschriften und gespeicherten Partien nicht geht

record-line = Zeile { $line }: { $reason }
record-too-large = Diese Datei ist zu groß für eine Mitschrift (mehr als 1 MiB).
record-empty = Das ist keine Mitschrift: Es steht nichts darin.
record-other-file = Das ist keine Mitschrift: Sie würde mit der Zeile „{ $first }“ beginnen.
record-newer-format = Diese Mitschrift stammt von einer neueren Version des Programms. Aktualisiere es, um sie zu lesen.
record-not-text = Das ist keine Mitschrift: Die Datei enthält keinen Text.
record-not-plain-text = Das ist keine Mitschrift: Die Datei enthält keinen reinen Text.
record-newer-rules = Diese Mitschrift folgt den Regeln { $rules } von { $game }; dieses Programm kennt die Regeln { $known }. Aktualisiere es, um sie zu lesen.
record-result = Das Ergebnis lautet { $right }, nicht { $written }.
record-other-components = Diese Partie wurde mit anderem Spielmaterial von { $game } gespielt, als dieses Programm hat. Nimm die Programmversion, mit der sie gespielt wurde. Was hier nicht geht: { $reason }
record-other-secret = Dieses Geheimnis ist nicht das, das vor dem ersten Zug feststand, oder die Mitschrift nennt jenes nicht ('shuffle …').
record-other-draw = Der Zufall hätte hier „{ $drawn }“ bringen müssen, wenn er dem Geheimnis folgte.
record-not-replaced = { $file } gibt es schon und ist keine Mitschrift, wird also nicht überschrieben. Wähle bei --record einen anderen Namen.
record-unwritable = { $file } lässt sich nicht schreiben ({ $reason }). Wähle bei --record einen anderen Namen.
file-unreadable = { $file }: { $reason }. Stimmt der Name der Datei?
file-unusable = { $file }: { $reason }. Prüf, ob es das gibt und ob du darauf zugreifen darfst.
system-failed = Das System meldet: { $reason }. Prüf Speicherplatz und Arbeitsspeicher und versuch es noch einmal.
saved-unwritable = In den Datenordner { $folder } lässt sich nicht schreiben ({ $reason }), deshalb konnte die Partie nicht gespeichert werden. Gib ihn frei oder wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen.
saved-in-use = { $game } wird gerade in einem anderen Terminal mit demselben Datenordner gespielt. Spiel dort weiter oder wähle mit --data ORDNER einen anderen.
saved-broken = Die gespeicherte Partie { $file } lässt sich nicht fortsetzen: { $reason } Berichtige die Datei, schieb sie weg oder fang mit `{ $command }` neu an; dabei wird sie nur beiseitegelegt, nicht gelöscht.
saved-no-such = Eine Partie { $name } ist nicht gespeichert: `{ $command }` zeigt alle, die es sind.
saved-other-game = Das ist eine Partie { $game }.

## Was mit Datenordner und Server nicht geht

folder-no-such-user = Den Benutzer im Namen des Datenordners { $folder } gibt es nicht. Wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen.
folder-unwritable = In den Datenordner { $folder } lässt sich nicht schreiben ({ $reason }). Gib ihn frei oder wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen.
folder-not-private = Andere Benutzer dieses Rechners haben Zugriff auf { LIST($names) }. Sperr sie mit `chmod go-rwx` aus oder wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen Ordner.
folder-in-use = Ein anderer Quadriga-Server benutzt den Datenordner { $folder }. Spiel dort, beende ihn oder wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen.
folder-in-use-at = Ein anderer Quadriga-Server unter { $address } benutzt den Datenordner { $folder }. Spiel dort, beende ihn oder wähle mit --data ORDNER oder QUADRIGA_DATA einen anderen.
database-problem = { $problem ->
    [full] Der Datenträger mit { $file } ist voll. Schaff Platz, dann geht es weiter: Verloren ist nichts.
    [unwritable] In { $file } lässt sich nicht schreiben. Gib die Datei und ihren Ordner frei.
    [unopenable] { $file } lässt sich nicht öffnen. Gib die Datei und ihren Ordner zum Lesen und Schreiben frei.
    [locked] Ein anderes Programm hält { $file } gesperrt. Schließ es und versuch es noch einmal.
    [damaged] { $file } ist beschädigt und blieb unverändert. Spiel eine Kopie ein oder schieb die Datei weg und fang mit einer leeren an. Das Programm sqlite3 kann mit `.recover` das meiste retten.
    [disk] { $file } ließ sich nicht lesen oder schreiben: Der Datenträger meldet einen Fehler. Prüf ihn und versuch es noch einmal.
    [gone] Die Datenbank { $file } wurde verschoben, gelöscht oder ersetzt, während der Server lief. Bis sie wieder da ist, lässt sich nichts speichern: Leg dieselbe Datei zurück, oder beende den Server, spiel eine Kopie ein und starte ihn neu.
    [unreachable] Der Datenbankserver ist nicht zu erreichen, deshalb lässt sich in { $file } gerade nichts speichern. Starte ihn wieder oder prüf seine Adresse: Sobald er antwortet, geht alles weiter.
    [password] Der Datenbankserver lässt dieses Programm nicht zu { $file }: Prüf Benutzer und Passwort in QUADRIGA_DATABASE_URL.
    [missing] Auf dem Datenbankserver gibt es keine Datenbank { $file }: Leg sie mit `createdb` an oder berichtige QUADRIGA_DATABASE_URL.
   *[other] { $file } ist keine Datenbank und blieb unverändert. Schieb die Datei weg und starte neu oder wähle mit --data ORDNER einen anderen Datenordner.
}
database-url = QUADRIGA_DATABASE_URL ist keine Adresse einer Datenbank: Schreib { $driver }://BENUTZER:PASSWORT@RECHNER:PORT/DATENBANK.
database-no-driver = Eine PostgreSQL-Datenbank braucht ihren Treiber: Installiere ihn mit `pip install -r requirements/postgresql.txt` (docs/how-to/grow-a-server.md).
database-failed = Die Datenbank { $file } meldet einen Fehler: { $reason }. Geändert wurde nichts.
database-unreadable = { $file } lässt sich nicht lesen ({ $reason }). Gib die Datei und ihren Ordner zum Lesen und Schreiben frei.
database-of-another-program = { $file } ist die Datenbank eines anderen Programms und blieb unverändert. Schieb sie weg oder wähle mit --data ORDNER einen anderen Datenordner.
database-newer = { $file } stammt von einer neueren Version von Quadriga und blieb unverändert. Aktualisiere Quadriga oder wähle mit --data ORDNER einen anderen Datenordner.
database-older = { $file } stammt von einer Version von Quadriga, die für diese zu alt ist, und blieb unverändert. Starte damit einmal eine Version, die dazwischenliegt, oder wähle mit --data ORDNER einen anderen Datenordner.
workers-need-postgresql = Mehrere Prozesse (--workers) brauchen eine PostgreSQL-Datenbank, denn eine SQLite-Datei benutzt immer nur einer. Nenn sie in { $variable } oder lass --workers weg.
server-stopping = Der Server wird gerade beendet. Versuch es gleich noch einmal.
port-in-use = Port { $port } ist schon belegt. Wähle mit --port einen anderen oder lass --port weg, um den nächsten freien zu nehmen.
ports-in-use = Alle Ports von { $first } bis { $last } sind belegt. Wähle mit --port einen anderen.
port-unusable = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $reason }. Wähle mit --host oder --port etwas anderes.
lan-is-internet = Dieser Rechner hängt als { $address } direkt im Internet: Mit --lan könnte alle Welt die Seite öffnen, unverschlüsselt. Stell einen Proxy mit TLS davor und benutze --public-url (docs/how-to/deploy.md).
match-newer = Sie stammt von einer neueren Version dieses Programms. Aktualisiere es.
match-cannot-be-shown = Diese Partie lässt sich nicht zeigen: { $reason }
refused-no-match = Unter deinen Partien ist keine solche. Auf der Startseite findest du sie alle.
refused-no-thing = So etwas liegt nicht auf diesem Tisch. Zeig auf etwas anderes.
refused-no-campaign = Unter deinen Kampagnen ist keine solche. Zurück zur Startseite.
refused-campaign-closed = Die Kampagne ist für alle gedacht, die in einer gewöhnlichen Partie mindestens { $score } Punkte erreicht haben. Spiel eine oder bestätige, dass du das anderswo geschafft hast.
refused-campaign-over = Diese Kampagne ist zu Ende: Alle Etappen sind gespielt.
refused-origin = Das hat eine Seite einer anderen Website verlangt. Öffne Quadriga unter seiner eigenen Adresse und versuch es noch einmal.
refused-too-many = { $what ->
    [requests] Du hast in kurzer Zeit sehr viel abgerufen.
    [opening] Du hast in kurzer Zeit viele Partien eröffnet.
    [replays] Du hast in kurzer Zeit viele Wiederholungen angesehen.
    [reviews] Du hast in kurzer Zeit viel auswerten lassen.
    [explaining] Du hast dir in kurzer Zeit viel erklären lassen.
    [moves] Du hast sehr schnell gespielt.
    [talk] Du hast in kurzer Zeit viel gesagt.
    [sockets] Dieser Tisch wurde in kurzer Zeit sehr oft geöffnet.
    [open] Du hast viele Tische zugleich offen. Schließ einige davon.
    [newcomers] Aus deinem Netz sind in kurzer Zeit viele Neue gekommen.
    [errors] Diese Seite hat in kurzer Zeit viele Fehler gemeldet.
   *[writing] Du hast in kurzer Zeit viel geändert.
} { $seconds ->
    [one] In einer Sekunde geht es weiter.
   *[other] In { $seconds } Sekunden geht es weiter.
}
refused-no-code = Dieser Code gilt nicht: Er wurde benutzt, ist abgelaufen oder vertippt. Lass dort, wo du noch spielst, einen neuen machen.
refused-name = Ein Name hat 1 bis { $most } Zeichen, die man sehen kann. Wähle einen anderen.
refused-no-such-address = Unter dieser Adresse gibt es nichts. Zurück zur Startseite.
refused-method = Diese Adresse kennt diese Methode nicht.
refused-too-large = Eine Anfrage hat höchstens { $most } Bytes.
refused-bytes = Nachrichten sind JSON-Text, keine Bytes.
refused-unknown-message = Diese Nachricht kennt der Server nicht: { $reason }.
refused-unexpected = Das wurde hier nicht erwartet: { $reason }.
refused-mistake = Dem Server ist ein Fehler unterlaufen. Geändert wurde nichts; lade die Seite neu.

## Im Terminal

games-to-play = Spiele
games-variants = Varianten { LIST($names) }
games-waiting = Unterbrochen und gespeichert (`{ $command }` setzt fort)
games-finished = Beendet (`{ $command }` zeigt eine noch einmal)
games-sitters = { LIST($names) }

play-watched = { $game }, gespielt von { LIST($names) }. Strg-C hört auf.
play-new = Eine neue Partie { $game }. Mit help siehst du die Befehle, mit rules die Regeln.
play-goes-on = { $game } geht weiter, wo du aufgehört hast. Mit help siehst du die Befehle.
play-kept-before = Von { $game } ist noch eine Partie gespeichert, und { LIST($options) } würde eine neue beginnen. Spiel mit `{ $command }` weiter oder fang mit --new neu an; die alte wird dann nur beiseitegelegt, nicht gelöscht.
play-kept-or-new = { $name } ist eine begonnene Partie. Lass --new weg, um sie weiterzuspielen, oder fang mit `{ $command }` eine andere an.
play-set-aside = Die gespeicherte Partie ist beiseitegelegt: Mit `{ $command }` geht sie weiter.
play-record = Die Mitschrift dieser Partie liegt in { $file }
play-kept = Die Partie ist gespeichert: Mit `{ $command }` geht es weiter.
play-finished = Die Partie ist gespeichert: `{ $command }` zeigt sie noch einmal.
play-is-finished = Die Partie { $name } ist zu Ende: `{ $command }` zeigt sie.
your-choice = Deine Wahl (1-{ $last } oder help):
your-choice-or-hint = Deine Wahl (1-{ $last }, oder Enter für die beste):
your-choice-or-back = Deine Wahl (1-{ $last }, back oder help):
type-a-number = Tippe die Nummer einer Möglichkeit oder help.
no-such-choice = Eine Möglichkeit { $number } gibt es nicht: Tippe 1 bis { $last }.
enter-goes-on = Enter geht weiter, quit hört auf:
pass-keyboard = Gib die Tastatur an { $who } weiter.
pass-and-enter = Gib die Tastatur an { $who } weiter, dann Enter:
took-back = Zurückgenommen: { $what }
hint-choice = { $choice }: { $what }.
hint-figures = { CAP(LIST($figures, style: "unit")) }.
news-since-your-turn = Seit deinem letzten Zug:
news-so-far = Bisher:
help-what-to-type = Was du tippen kannst
help-number = eine Zahl
help-choice = wählt diese Möglichkeit; ihre Notation, etwa `{ $example }`, tut dasselbe
help-command = { $command ->
    [back] zurück zur vorigen Frage
    [undo] nimmt deine letzte Entscheidung zurück, solange seitdem nichts aufgedeckt wurde
    [hint] die drei besten Möglichkeiten, mit Grund; Enter spielt dann die erste
    [board] der ganze Tisch, Seite für Seite, wenn dein Fenster klein ist
    [more] was nicht ins Bild passte: weitere Möglichkeiten, die nächste Seite
    [news] was seit deinem letzten Zug geschah
    [log] der ganze Verlauf
    [rules] die Regeln des Spiels
    [quit] hört auf; die Partie wird gespeichert, und das nächste `play` setzt sie fort
   *[help] diese Hilfe
}
help-part = dieser Teil des Tisches: { $name }
parts-left-out = Mehr: { LIST($parts, style: "unit") } (tippe eins, oder board)
menu-more = … weitere Möglichkeiten: tippe more, oder Nummer oder Namen
page-request = Seite { $page } von { $of }. Enter geht weiter; oder deine Wahl:
frame-part = { $part ->
    [hint] die besten Möglichkeiten
    [turns] das Plättchen gedreht
   *[news] was geschah
}
replay-head = { $game }, { $variant }, Regeln { $rules }
replay-sitter = { $seat }: { $name }
replay-unfinished = Die Partie ist nicht zu Ende.
replay-result = Ergebnis: { $result }.
replay-verified = geprüft: { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}, Ergebnis { $result }
replay-shuffle-verified = Alles, was der Zufall brachte, folgt aus dem Geheimnis, das vor dem ersten Zug feststand.
replay-shuffle-later = Der Zufall lässt sich prüfen, wenn die Partie vorbei ist: Dann steht das Geheimnis in der Mitschrift.
in-file = { $file }: { $what }
in-standard-input = Standardeingabe: { $what }

## Kopien der Datenbank

backup-made = { $file } enthält alles, wie es jetzt ist: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}. Bewahr die Datei so sicher auf wie den Server: Sie enthält dieselben Geheimnisse.
backup-restored = Der Datenordner { $folder } ist wieder wie zur Zeit der Kopie: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}.
backup-unsealed = Die Kopie hat keine Prüfsumme, denn sie stammt von einer älteren Version von Quadriga. Alles darin ist lesbar und passt zusammen, aber ein veränderter Buchstabe würde nicht auffallen.
backup-altered = { $file } ist beschädigt oder wurde verändert: Die Prüfsumme stimmt nicht. Eingespielt wurde nichts. Nimm eine andere Kopie.
backup-kept = Was vorher dort war, liegt in { $folder }.
backup-no-database = Im Datenordner { $folder } gibt es keine Datenbank, also nichts zu kopieren. Nenn den Ordner des Servers mit --data ORDNER oder QUADRIGA_DATA.
backup-exists = { $file } gibt es schon und blieb unverändert. Wähle einen anderen Namen oder überschreib die Datei mit --replace.
backup-is-folder = { $file } ist ein Ordner. Nenn eine Datei darin.
backup-of-itself = { $file } ist die Datenbank selbst. Wähle für ihre Kopie einen anderen Namen.
backup-empty = { $file } ist eine leere Datenbank, keine Kopie von Partien. Geändert wurde nichts.
backup-failed = { $file }: { $reason }. Geändert wurde nichts: Prüf Namen, Platz und Rechte und versuch es noch einmal.
backup-postgresql = Die Partien liegen in einer PostgreSQL-Datenbank (QUADRIGA_DATABASE_URL). Kopiert und eingespielt wird sie mit deren eigenen Programmen: `{ $command }`.

## Tagespartien

deal-daily = Tagespartie
deal-of = Tagespartie: { $game }
deal-about = Dieselben Karten für alle hier, nur heute. Dein erster Versuch zählt.
deal-about-then = Dieselben Karten für alle hier, nur an jenem Tag. Der erste Versuch zählt.
deal-results = Ergebnisse des Tages
deal-play = Spielen
deal-go-on = Weiter
deal-look = Ergebnisse
deal-again = Noch einmal spielen, für dich
deal-done = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
deal-gave-up = Aufgegeben
deal-hidden = Die Ergebnisse stehen hier, sobald deines dabei ist.
deal-nobody = Noch niemand hat sie beendet.
deal-nobody-did = Niemand hat sie beendet.
deal-days = Tage
deal-before = Der Tag davor
deal-after = Der Tag danach
deal-place = Platz
points-column = Punkte
deal-name = Name
deal-title = Titel
deal-somebody = Jemand
deal-is-you = du
deal-no-points = keine
deal-no-place = keiner
deal-closes = Ergebnisse zählen bis { $moment }. Bis dahin kann niemand zusehen oder die Partie von jemand anderem ansehen.
deal-closed = Ergebnisse zählten bis { $moment }.
deal-seed = Sie folgt aus einem öffentlichen Startwert, sodass alle sie prüfen können:
deal-lost = Verloren
deal-helped = mit Hilfe
deal-helped-apart = Mit Hilfe: mit Tipps gespielt, oder eine Zeit lang von einem Bot
deal-helped-you = Du hast einen Tipp genommen. Dein Ergebnis wird getrennt von denen ohne gewertet.

## Meine Partien in Zahlen

stats-title = Deine Partien
stats-link = Deine Partien in Zahlen
stats-none = Noch keine beendete Partie. Hier steht dann, was du erreichst: Siege, Bestwerte, Titel und Serien.
stats-games = Beendet
stats-wins = Gewonnen
stats-streak = Siege in Folge
stats-streak-of = { $n }, höchstens { $longest }
stats-best = Bestwert
stats-average = Durchschnitt
stats-levels = Nach dem stärksten Gegner
stats-opponent = Gegner
stats-people = Menschen
stats-won-of = { $wins } von { $games }
stats-titles = Titel
stats-lost = Verloren
stats-times = Wie oft
stats-points = Punkte, Partie für Partie
stats-points-about = Die letzten { $n }: { $least } bis { $most }, die älteste links.
stats-game-number = Partie
stats-setup = { $seats ->
    [one] Allein
   *[other] Zu { $seats ->
        [2] zweit
        [3] dritt
       *[4] viert
    }
}{ $variant ->
    [full_length] , volle Länge
    [cooperative] , gemeinsam
   *[standard] { "" }
}
stats-deals = Tagespartien
stats-deals-played = Gespielt
stats-deals-helped = Mit Hilfe
stats-deals-streak = Tage in Folge
stats-campaigns = Kampagnen
stats-campaign-goes-on = Als Nächstes kommt Stufe { $stage }.
stats-export = Nimm deine Ergebnisse mit:
stats-json = Als JSON
stats-csv = Als Tabelle (CSV)

## Rules, beside the table and as a page

rules-search = Regeln durchsuchen
rules-found = { $n ->
    [0] Nichts gefunden
   *[other] { $n } gefunden
}
rules-example = Ein Beispiel
rules-page = Als eigene Seite
rules-close = Regeln schließen
rules-print = Drucken
key-does-rules = Regeln öffnen oder schließen, an der Stelle, die zum Moment passt
