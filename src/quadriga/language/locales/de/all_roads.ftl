# All Roads. Die Regeln: docs/rules/all_roads-specification.md

## Dinge

roads = { $shape ->
    [sharp-bend] eine enge Kurve
    [wide-bend] eine weite Kurve
    [straight] eine gerade Straße
    [three-together] drei Straßen nebeneinander
    [fork-right] eine gerade Straße mit Abzweig nach rechts
    [fork-left] eine gerade Straße mit Abzweig nach links
    [three-apart] drei gleichmäßig verteilte Straßen
    [four-together] vier Straßen nebeneinander
    [arrow] ein Pfeil aus vier Straßen
    [crossing] eine Kreuzung zweier gerader Straßen
   *[other] { $count ->
        [one] eine einzelne Straße
        [5] fünf Straßen
        [6] sechs Straßen
       *[other] { $count } Straßen
    }
}
    .dat = { $shape ->
        [sharp-bend] einer engen Kurve
        [wide-bend] einer weiten Kurve
        [straight] einer geraden Straße
        [three-together] drei Straßen nebeneinander
        [fork-right] einer geraden Straße mit Abzweig nach rechts
        [fork-left] einer geraden Straße mit Abzweig nach links
        [three-apart] drei gleichmäßig verteilten Straßen
        [four-together] vier Straßen nebeneinander
        [arrow] einem Pfeil aus vier Straßen
        [crossing] einer Kreuzung zweier gerader Straßen
       *[other] { $count ->
            [one] einer einzelnen Straße
            [5] fünf Straßen
            [6] sechs Straßen
           *[other] { $count } Straßen
        }
    }
    .brief = { $shape ->
        [sharp-bend] enge Kurve
        [wide-bend] weite Kurve
        [straight] gerade Straße
        [three-together] drei nebeneinander
        [fork-right] Abzweig nach rechts
        [fork-left] Abzweig nach links
        [three-apart] drei verteilt
        [four-together] vier nebeneinander
        [arrow] Pfeil
        [crossing] Kreuzung
       *[other] { $count ->
            [one] einzelne Straße
            [5] fünf Straßen
            [6] sechs Straßen
           *[other] { $count } Straßen
        }
    }
hot-springs = { $count ->
    [one] eine heiße Quelle
   *[other] { $count } heiße Quellen
}
    .dat = { $count ->
        [one] einer heißen Quelle
       *[other] { $count } heißen Quellen
    }
    .brief = { $count ->
        [one] heiße Quelle
       *[other] { $count } heiße Quellen
    }
trade-route = eine Handelsroute
    .dat = einer Handelsroute
    .brief = Handelsroute
tile = ein Plättchen mit { LIST($shows, form: "dat") }
    .the = das Plättchen mit { LIST($shows, form: "dat") }
    .short = { LIST($shows) }
    .brief = { LIST($shows, style: "unit", form: "brief") }
some-tokens = { $kind ->
    [house] { $count ->
        [one] ein Haus
       *[other] { $count } Häuser
    }
    [villa] { $count ->
        [one] eine Villa
       *[other] { $count } Villen
    }
    [spa] { $count ->
        [one] eine Therme
       *[other] { $count } Thermen
    }
   *[monument] { $count ->
        [one] ein Monument
       *[other] { $count } Monumente
    }
}
one-loop = einen Rundweg aus { $tiles } Plättchen
loops = { $count } Rundwege, aus { LIST($sizes) } Plättchen
colour = { $id ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
   *[other] { $id }
}

## Orte: die Seiten eines Plättchens, Felder von Rom aus, Plätze für ein Haus

to-e = Osten
to-se = Südosten
to-sw = Südwesten
to-w = Westen
to-nw = Nordwesten
to-ne = Nordosten
wind = { $wind ->
    [east] östlich
    [south-east] südöstlich
    [south] südlich
    [south-west] südwestlich
    [west] westlich
    [north-west] nordwestlich
    [north] nördlich
   *[north-east] nordöstlich
}
wind-then = { $then ->
    [east] östlich
    [south-east] südöstlich
    [south-west] südwestlich
    [west] westlich
    [north-west] nordwestlich
   *[north-east] nordöstlich
}
in-rome = in Rom
beside-rome = direkt { wind } von Rom
from-rome = { $far } Felder { wind } von Rom
around-rome = { $far ->
    [one] { $far } Feld
   *[other] { $far } Felder
} { wind } und { $more } { wind-then } von Rom
rows-from-rome = { $rows } Reihen { wind } von Rom
rows-aside = { $rows } Reihen { wind } von Rom, { $halves ->
    [1] ein halbes Feld
    [2] ein Feld
    [3] anderthalb Felder
    [4] zwei Felder
    [5] zweieinhalb Felder
   *[other] { $halves } halbe Felder
} weiter { wind-then }
roads-everywhere = Straßen nach allen Seiten
roads-towards = { $count ->
    [one] Straße nach { LIST($roads) }
   *[other] Straßen nach { LIST($roads) }
}
roads-and-springs = Straßen nach { LIST($roads) }, { $count ->
    [one] heiße Quelle im { LIST($springs) }
   *[other] heiße Quellen im { LIST($springs) }
}
spot = { $kind ->
    [route] der Handelsroute
    [spring] der Sackgasse an einer heißen Quelle
    [wall] der Sackgasse an Roms Mauer
   *[end] der Sackgasse
}
    .title = { $kind ->
        [route] Handelsroute
        [spring] Sackgasse, heiße Quelle
        [wall] Sackgasse an Roms Mauer
       *[end] Sackgasse
    }
road-at = { $where }, Straße nach { $side }
road-of-rome = Roms eigene Straße nach { $side }
place = { $spot } ({ $where })

## Was zu tun ist

prompt-lay = { PERSON($who) ->
    [you] Lege dein { $number ->
        [1] erstes
        [2] zweites
        [3] drittes
       *[other] nächstes
    } Plättchen ans Wegenetz an.
   *[other] { $who } legt das { $number ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] nächste
    } Plättchen des Zuges.
}
prompt-build = { PERSON($who) ->
    [you] { $count ->
        [one] Baue hier ein Haus oder verzichte darauf.
       *[other] Baue Häuser auf bis zu { $count } Plätzen oder verzichte darauf.
    }
   *[other] { $who } darf Häuser bauen.
}
prompt-draw = { PERSON($who) ->
    [you] Für dich werden Plättchen gezogen.
   *[other] Für { $who } werden Plättchen gezogen.
}
step-tile = Plättchen { $number } von { $of }
step-houses = Häuser

## Möglichkeiten

label-place = { CAP(FORM($tile, "the")) } anlegen: { $where }, { $lie }
    .brief = Plättchen anlegen ({ FORM($tile, "brief") })
label-house = Ein Haus auf { $place } bauen
label-done = Keine weiteren Häuser bauen
label-draw = Ziehe { LIST($tiles) }
do-place = Hier anlegen
ask-place = Dein { $number ->
    [1] erstes
    [2] zweites
    [3] drittes
   *[other] nächstes
} Plättchen hier anlegen?
    .spoken = { "" }
brings-nothing = Es schließt keinen Rundweg, und keine Straße endet daran.
brings-loops = Schließt { $loops }: { LIST($gains) }.
brings-loops-in-vain = Schließt { $loops }.
brings-room = { $count ->
    [one] Platz für ein Haus ({ SIGNED($points) }).
   *[other] Platz für { $count } Häuser (je { SIGNED($points) }).
}
brings-room-but-few = Platz für { $count } Häuser, du hast noch { $left } ({ SIGNED($points) }).
do-build-none = Keines bauen
do-build = { $count ->
    [one] { $count } Haus bauen
   *[other] { $count } Häuser bauen
}
ask-build-none = Keine Häuser bauen?
ask-build = { $count ->
    [one] Ein Haus bauen?
   *[other] { $count } Häuser bauen?
}
    .spoken = { $count ->
        [one] { "" }
       *[other] { $count } Häuser bauen?
    }
ask-build-some = { $count } von { $of } Häusern bauen?
brings-points = { $count ->
    [one] { SIGNED($count) } Punkt.
   *[other] { SIGNED($count) } Punkte.
}
left-free = Freie Plätze lassen sich später nur noch bebauen, wenn ein Rundweg sie umschließt.
untick = Wähle einen Platz ab, um sein Haus für später aufzuheben.
no-house-left = Du hast kein Haus mehr: Wähle zuerst einen anderen Platz ab.

## Was ein Plättchen bringt

closes-loops = { $count ->
    [one] Schließt einen Rundweg
   *[other] Schließt { $count } Rundwege
}
roads-would-end = { $count ->
    [one] Eine Straße endet
   *[other] Straßen enden
}
builds = { PERSON($who) ->
    [you] Du baust { $tokens }
   *[other] { $who } baut { $tokens }
}
built = { PERSON($who) ->
    [you] Du baust { $tokens }
   *[other] { $who } baut { $tokens }
}
became-what = { $kind ->
    [villa] { $count ->
        [one] zur Villa
       *[other] zu Villen
    }
   *[spa] { $count ->
        [one] zur Therme
       *[other] zu Thermen
    }
}
becomes = { PERSON($who) ->
    [you] { $count ->
        [one] Dein Haus wird
       *[other] { $count } deiner Häuser werden
    }
   *[other] { $count ->
        [one] Ein Haus von { $who } wird
       *[other] { $count } Häuser von { $who } werden
    }
} { became-what }
became = { PERSON($who) ->
    [you] { $count ->
        [one] Dein Haus wird
       *[other] { $count } deiner Häuser werden
    }
   *[other] { $count ->
        [one] Ein Haus von { $who } wird
       *[other] { $count } Häuser von { $who } werden
    }
} { became-what }
room-on-map = { $count ->
    [one] Platz für ein Haus an Sackgasse oder Handelsroute
   *[other] Platz für { $count } Häuser
}
room-but-few = Platz für { $count } Häuser, du hast noch { $left }
sum = { $now } → { $then }
sum-up-to = { $now } → bis zu { $most }
sum-or = { $now } → { $then } oder { $most }
sum-to = { $now } → { $then } bis { $most }
counted-after-last-tile = Gewertet wird nach dem letzten Plättchen deines Zuges.
closes-the-map = Damit ist die Karte geschlossen: Die Partie endet.
closed = { PERSON($who) ->
    [you] Du schließt { $loops }
   *[other] { $who } schließt { $loops }
}
roads-end = Straßen enden
no-loop-but-room = Kein Rundweg wurde geschlossen. Auf Sackgassen ist Platz für Häuser.
brought-no-token = Er bringt kein Gebäude.

## Warum ein Zug gut ist

merit-loops = schließt { $loops } für { $points ->
    [one] { SIGNED($points) } Punkt
   *[other] { SIGNED($points) } Punkte
}
merit-tokens = baut { LIST($tokens) } für { $points ->
    [one] { SIGNED($points) } Punkt
   *[other] { SIGNED($points) } Punkte
}
merit-gives = hilft den anderen ({ LIST($gains, style: "unit") })
merit-spares = bringt { $who } { $points ->
    [0] nichts
    [one] nur { $points } Punkt
   *[other] nur { $points } Punkte
}
merit-cells = lässt { $who } { $cells ->
    [0] kein Feld, das einen Rundweg schließt
    [one] { $cells } Feld statt { $instead }, das einen Rundweg schließt
   *[other] { $cells } Felder statt { $instead }, die einen Rundweg schließen
}
merit-prepares = bereitet { $cells ->
    [one] einen Rundweg für später vor
   *[other] Rundwege für später an { $cells } Stellen vor
}
merit-roads = hält { $roads } Wege offen statt { $instead }
merit-tile = hebt ein Plättchen auf ({ FORM($tile, "brief") })
merit-houses = hebt { $count ->
    [one] das letzte Haus
   *[other] { $count } Häuser
} für später auf

## Warum nicht

why-no-joint-so = So gedreht trifft keine seiner Straßen auf eine andere. Drehe es weiter.
why-closes = Das würde die Karte schließen, solange noch Plättchen übrig sind. Lass irgendwo eine Straße offen.
why-not-in-hand = { $tile } ist nicht auf deiner Hand: Du hast { LIST($hand) }.
why-covered = Auf { $cell } liegt schon ein Plättchen. Wähle ein leeres Feld.
why-no-road = Keine Straße des Netzes führt nach { $cell }. Straßen führen nach { LIST($cells) }.
why-turned-less = { $tile } sieht weniger weit gedreht genauso aus: Schreibe { $turn }.
why-no-joint = So gedreht schließt keine Straße von { $tile } auf { $cell } ans Netz an. Drehe es.
refused-draw = { $text } ist gerade nicht möglich: Es wird vom Stapel gezogen.

## Glossar: was etwas ist, was es jetzt bewirkt, warum es nicht wählbar ist

explain-ours = Die Bilder der Plättchen und Roms Straßen haben wir rekonstruiert.
named = { CAP($what) }
why-turn-of = Du bist nicht am Zug: Der Tisch wartet auf { $who }.
why-houses-first = Entscheide zuerst über die Häuser.
why-tiles-drawn = Einen Augenblick: Es werden Plättchen gezogen.
about-turn = In einem Zug legst du { $lay } Plättchen, baust und ziehst { $draw }.
about-end = Das Spiel endet, wenn das letzte Plättchen liegt. Dann zählen die Gebäude auf der Karte.
now-turn = Dies ist Zug { $turn } von { $of }: { $left ->
    [0] der letzte für alle
    [one] { $left } weiterer folgt
   *[other] { $left } weitere folgen
}.
hand-name = Deine Hand
about-hand = Du legst im Zug { $lay } dieser Plättchen, eins nach dem anderen, gedreht, wie du willst.
about-joint = Eine Straße des Plättchens muss auf eine treffen, die von Rom kommt. Seine anderen Seiten müssen nicht passen: So entstehen Sackgassen.
now-hand = { $hand } Plättchen auf der Hand, { $stack } in deinem Stapel.
now-fits = { $cells ->
    [0] Jetzt gibt es kein Feld dafür
    [one] Jetzt gibt es { $cells } Feld dafür
   *[other] Jetzt gibt es { $cells } Felder dafür
}.
now-closes = Auf dem besten Feld brächten dir die Rundwege, die es schließt, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
now-closes-nothing = Es kann jetzt keinen Rundweg schließen, der dir Punkte bringt.
about-tile = Ein Plättchen mit { $n ->
    [one] { $n } Straße
   *[other] { $n } Straßen
}; jede führt zu einer seiner sechs Seiten.
about-springs = { $n ->
    [one] Das blaue Becken ist eine heiße Quelle
   *[other] Die blauen Becken sind heiße Quellen
}: Wo dort die Straße eines anderen Plättchens endet, kann eine Therme stehen.
about-trade-route = Das Rad ist eine Handelsroute: Führt ein Rundweg, den du schließt, daran entlang, darfst du dort ein Haus bauen.
about-pool = Die Plättchen, die noch nicht gelegt sind. Bei anderen sind es Hand und Stapel zusammen, bei dir dein Stapel.
about-pool-open = Alle haben die gleichen Plättchen, also ist das für alle offen. Die Hände sind verdeckt.
now-to-come = { PERSON($who) ->
    [you] Du hast es noch nicht gelegt.
   *[other] { $who } hat es noch nicht gelegt.
}
map-name = Die Karte
about-map = Um Rom liegen Plättchen. Straßen zu leeren Feldern sind offen: Dort schließen die nächsten an.
about-closing = Solange noch Plättchen zu legen sind, darf niemand die letzte offene Straße schließen.
now-map = { $n ->
    [one] Straßen führen jetzt zu { $n } leeren Feld
   *[other] Straßen führen jetzt zu { $n } leeren Feldern
}.
rome-name = Rom
about-rome = Der Anfang aller Straßen, so groß wie zwei Plättchen. Eine Straße, die gegen seine Mauer läuft, ist eine Sackgasse wie jede andere.
loop-name = Rundwege
about-loop = Straßen, die im Kreis führen, über { $n } Plättchen oder mehr.
about-loop-brings = Wer einen schließt, verbessert jedes Haus darin, wem es auch gehört; auf leeren Sackgassen darin baut er eigene Villen und Thermen, und ist keine Straße darin, ein Monument.
now-loops = { $n ->
    [0] Noch gibt es keinen Rundweg.
    [one] Auf der Karte ist { $n } Rundweg.
   *[other] Auf der Karte sind { $n } Rundwege.
}
spring-name = Heiße Quelle
about-spring = Liegt die Seite, die eine Straße beendet, an einer heißen Quelle, steht dort statt einer Villa eine Therme für { $points } Punkte, sobald ein Rundweg darum geschlossen wird.
route-name = Handelsroute
about-route = Das Rad auf einer Straße. Schließt du einen Rundweg, der daran entlang führt, darfst du ein Haus darauf bauen, wenn sie frei ist.
about-route-villa = Das Haus wird zur Villa, wenn ein späterer Rundweg die ganze Straße umschließt.
dead-end-name = Sackgassen
about-dead-end = Eine Straße, die auf eine Seite ohne Straße trifft. Wer sie schafft, darf dort im selben Zug ein Haus bauen.
about-dead-end-loop = Schließt jemand einen Rundweg darum, wird ein Haus dort zur Villa seines Besitzers, an einer heißen Quelle zur Therme. Ist sie leer, baut, wer den Rundweg schließt.
now-dead-ends = { $n ->
    [0] Noch gibt es keine.
    [one] Auf der Karte ist { $n }, { $bare } ohne Gebäude.
   *[other] Auf der Karte sind { $n }, { $bare } ohne Gebäude.
}
about-houses = Nach deinen Plättchen darfst du auf jede Sackgasse, die sie geschaffen haben, ein Haus bauen, und auf jede freie Handelsroute eines Rundwegs, den sie geschlossen haben.
about-houses-later = Was du leer lässt, kann später nicht bebaut werden, bis ein Rundweg es umschließt.
now-houses = Du hast noch { $n ->
    [one] { $n } Haus
   *[other] { $n } Häuser
}.
together-name = Zusammen
now-together = { $built } von { $of } Punkten sind gebaut; { $tokens ->
    [one] { $tokens } Gebäude fehlt
   *[other] { $tokens } Gebäude fehlen
} noch.
about-no-owner = Wenn es liegt, gehört es niemandem: Alle bauen darauf.
lies = Es liegt { $where }: { $lie }.
now-fresh = { PERSON($who) ->
    [you] Du hast es in diesem Zug gelegt.
   *[other] { $who } hat es in diesem Zug gelegt.
}
now-route-free = Seine Handelsroute ist frei.
why-covered-here = Hier liegt schon ein Plättchen. Wähle ein leeres Feld, zu dem eine Straße führt.
open-cell-name = Ein leeres Feld { $where }
about-open-cell = Eine Straße führt hierher, also kann hier ein Plättchen liegen.
now-open-cell = { $n ->
    [one] { $n } Straße führt hierher.
   *[other] { $n } Straßen führen hierher.
}
now-fitting = { $n ->
    [0] Kein Plättchen deiner Hand passt hierher.
    [one] { $n } Plättchen deiner Hand passt hierher.
   *[other] { $n } Plättchen deiner Hand passen hierher.
}
place-name = { FORM($spot, "title") }, { $where }
now-bare = Hier steht kein Gebäude. Wer einen Rundweg darum schließt, baut hier { $kind ->
    [spa] eine Therme
   *[villa] eine Villa
}.
now-offered = Du darfst hier jetzt ein Haus bauen.
why-house-soon = Deine Plättchen haben sie gerade geschaffen: Nach deinem letzten darfst du hier ein Haus bauen.
why-too-late = Ein Haus kann nur in dem Zug gebaut werden, in dem die Sackgasse entsteht. Von nun an baut hier, wer einen Rundweg darum schließt.
now-token = { PERSON($who) ->
    [you] Zählt { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für dich.
   *[other] Zählt { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für { $who }.
}
now-improves = Wird ein Rundweg darum geschlossen, wird es { $kind ->
    [spa] zur Therme
   *[villa] zur Villa
}.
now-improves-on-route = Umschließt ein neuer Rundweg die ganze Straße, wird es { $kind ->
    [spa] zur Therme
   *[villa] zur Villa
}.
token-name = { PERSON($who) ->
    [you] { $kind ->
        [house] Dein Haus
        [villa] Deine Villa
        [spa] Deine Therme
       *[monument] Dein Monument
    }
   *[other] { $kind ->
        [house] Haus
        [villa] Villa
        [spa] Therme
       *[monument] Monument
    } von { $who }
}
about-kind = { $kind ->
    [house] { $points } Punkt. Es steht auf einer Sackgasse, die sein Besitzer geschaffen hat, oder auf einer Handelsroute eines Rundwegs, den er geschlossen hat.
    [villa] { $points } Punkte. Ein Haus in einem neuen Rundweg wird dazu; auf einer leeren Sackgasse darin baut sie, wer den Rundweg schließt.
    [spa] { $points } Punkte. Sie steht anstelle einer Villa, wo eine heiße Quelle die Straße beendet.
   *[monument] { $points } Punkte. Es steht in einem Rundweg ohne Straße darin und gehört der Person, die ihn geschlossen hat.
}
now-kind = { PERSON($who) ->
    [you] Du hast
   *[other] { $who } hat
} { $built } auf der Karte und { $left } übrig.
now-none-left = { $kind ->
    [house] Ist kein Haus übrig, kann keines gebaut werden.
    [villa] Ist keine Villa übrig, wird stattdessen ein Haus gebaut.
    [spa] Ist keine Therme übrig, wird stattdessen eine Villa gebaut.
   *[monument] Ist kein Monument übrig, bleibt so ein Rundweg leer.
}
seat-called = { PERSON($who) ->
    [you] Du
   *[other] { $who }
}
about-seat = Eine Person mit Plättchen und Gebäuden ihrer Farbe. Plättchen auf der Hand sind verdeckt, alles andere ist offen.
about-points = Es zählen die Gebäude auf der Karte: Häuser, Villen, Thermen und Monumente. Plättchen und übrige Gebäude zählen nichts.
now-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} jetzt.
points-of-seat = { PERSON($who) ->
    [you] Deine Punkte
   *[other] Punkte von { $who }
}
part-of-points = { $kind ->
    [house] { $count ->
        [one] { $count } Haus
       *[other] { $count } Häuser
    }
    [villa] { $count ->
        [one] { $count } Villa
       *[other] { $count } Villen
    }
    [spa] { $count ->
        [one] { $count } Therme
       *[other] { $count } Thermen
    }
   *[monument] { $count ->
        [one] { $count } Monument
       *[other] { $count } Monumente
    }
}: { $points }
now-parts = { LIST($parts, style: "unit") }.
stack-name = Hand und Stapel
about-stack = Nach einem Zug werden { $draw } Plättchen vom Stapel gezogen, solange er reicht.
now-stack = { PERSON($who) ->
    [you] Du hast
   *[other] { $who } hat
} { $hand } auf der Hand und { $stack } im Stapel.

## Was geschah

sentence = { $what }.
log-laid = { PERSON($who) ->
    [you] Du legst { $tile } an ({ $where }).
   *[other] { $who } legt { $tile } an ({ $where }).
}
log-closed = { PERSON($who) ->
    [you] Du legst { $tile } an ({ $where }) und schließt { $loops }.
   *[other] { $who } legt { $tile } an ({ $where }) und schließt { $loops }.
}
log-house = { PERSON($who) ->
    [you] Du baust ein Haus auf { $place }.
   *[other] { $who } baut ein Haus auf { $place }.
}
log-done = { PERSON($who) ->
    [you] Du baust keine weiteren Häuser.
   *[other] { $who } baut keine weiteren Häuser.
}
log-drew = { PERSON($who) ->
    [you] Du ziehst { LIST($tiles) }.
   *[other] { $who } zieht { LIST($tiles) }.
}
log-drew-hidden = { $count ->
    [one] { $who } zieht { $count } Plättchen.
   *[other] { $who } zieht { $count } Plättchen.
}
gain = { PERSON($who) ->
    [you] du { SIGNED($gain) }
   *[other] { $who } { SIGNED($gain) }
}
gains = Punkte: { LIST($gains, style: "unit") }.
gain-points = { $count ->
    [one] { SIGNED($count) } Punkt
   *[other] { SIGNED($count) } Punkte
}
deed-laid = { $count ->
    [one] ein Plättchen gelegt
   *[other] { $count } Plättchen gelegt
}
deed-closed = { $loops } geschlossen
deed-built = { LIST($tokens) } gebaut
deed-improved = { $count ->
    [one] ein Haus
   *[other] { $count } Häuser
} { became-what } gemacht
map-is-closed = Die Karte ist geschlossen: Niemand kann mehr anlegen.

## Wie es ausging

more-tokens = { $kind ->
    [villa] mehr Villen ({ $most } zu { $next })
    [spa] mehr Thermen ({ $most } zu { $next })
   *[monument] mehr Monumente ({ $most } zu { $next })
}
ending-won = { PERSON($who) ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
ending-decided = { PERSON($who) ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}: { $more } bei je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
ending-shared = Geteilter Sieg für { LIST($who, you: "dich") } mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
ending-shared-decided = Geteilter Sieg für { LIST($who, you: "dich") }: { $more } bei je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
ending-perfect = Alle Gebäude stehen auf der Karte: eine perfekte Partie.
ending-together = Gemeinsam habt ihr { $built } von { $of } Punkten gebaut; es { $tokens ->
    [one] bleibt { $tokens } Gebäude
   *[other] bleiben { $tokens } Gebäude
} im Wert von { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} übrig.
aim-together = Ziel ist es, dass alle Gebäude von allen auf der Karte stehen.
tie-break = Bei Gleichstand gewinnen mehr Monumente, dann mehr Thermen, dann mehr Villen. Wer dann noch gleichauf liegt, teilt sich den Sieg.
headline-turn = Zug { $turn } von { $of }
headline-won = { PERSON($who) ->
    [you] Du hast gewonnen
   *[other] { $who } hat gewonnen
}
headline-shared = Sieg für { LIST($who, you: "dich") }
headline-together = { $built } von { $of } Punkten gebaut

## Die Seite: Karte und Hand

closer = Näher heran
further-away = Weiter weg
whole-map = Ganze Karte zeigen
turn-left = Nach links drehen
turn-right = Nach rechts drehen
with-key = { $what } ({ $key })
tiles-are-ours = Die Plättchen sind von uns rekonstruiert
map-of = Karte: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} um Rom
map-to-choose = Karte: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} um Rom; { $cells ->
    [one] { $cells } Feld ist wählbar
   *[other] { $cells } Felder sind wählbar
}
pick-a-tile = Nimm ein Plättchen: Die Felder, auf die es passt, leuchten auf.
choose-a-cell = Wähle ein leuchtendes Feld. Am Drehpfeil wird gedreht, bis es passt.
spoken = { $name }. { $brings } { $hint }
spoken-misfit = { CAP($where) }, für { $tile }: { $why } Beim Auswählen wird es gedreht. { $hint }
not-so = So nicht
more-effects = { $count ->
    [one] und noch etwas
   *[other] und { $count } weitere
}
you-look-on = Du schaust zu
your-hand = Deine Hand
hands-not-shown = Hände bleiben verdeckt
lay-and-draw = Je Zug { $lay ->
    [one] ein Plättchen
    [2] zwei Plättchen
   *[other] { $lay } Plättchen
} legen und { $draw ->
    [1] eines
    [2] zwei
   *[other] { $draw }
} ziehen
tiles = Plättchen
laid = gelegt
take-tile = Nimm { $tile }
no-tiles-left = Keine Plättchen mehr.
in-the-stack = { $sets ->
    [2] { $upper } + { $lower } im Stapel
   *[other] im Stapel
}
count-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
key-spring = Heiße Quelle: Therme statt Villa
key-route = Handelsroute: Haus auf einem Rundweg
key-dead-end = Sackgasse: Platz für ein Haus
build-houses = Häuser bauen
places-for-houses = Plätze für Häuser
house-at = Haus:
none = Keines
tokens-left = Noch { $kind ->
    [house] { $count ->
        [one] { $count } Haus
       *[other] { $count } Häuser
    }
    [villa] { $count ->
        [one] { $count } Villa
       *[other] { $count } Villen
    }
    [spa] { $count ->
        [one] { $count } Therme
       *[other] { $count } Thermen
    }
   *[monument] { $count ->
        [one] { $count } Monument
       *[other] { $count } Monumente
    }
}

## Die Seite: Mitspielende

points = Punkte
points-and-tokens = Punkte und übrige Gebäude
points-then-tokens = Punkte und übrige Gebäude
you-play-together = ihr spielt gemeinsam
of-points-built = von { $of } Punkten gebaut
tokens-to-go = { $count ->
    [one] noch { $count } Gebäude
   *[other] noch { $count } Gebäude
}
worth = Wert
at-a-spring = an heißer Quelle
kind = { $kind ->
    [house] Haus
    [villa] Villa
    [spa] Therme
   *[monument] Monument
}
tokens-left-of = { $kind ->
    [house] Häuser übrig
    [villa] Villen übrig
    [spa] Thermen übrig
   *[monument] Monumente übrig
}
plays = am Zug
plays-next = danach
in-hand-and-stack = Hand { $hand }, { $sets ->
    [0] Stapel 0
    [2] Stapel { $upper } + { $lower }
   *[other] Stapel { $upper }
}
tiles-to-come = Noch kommende Plättchen
open-to-all = für alle offen
own-tiles-to-come = { $count ->
    [one] { $count } Plättchen in deinem Stapel
   *[other] { $count } Plättchen in deinem Stapel
}
their-tiles-to-come = { $who }: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
no-tiles = keine
your-stack = dein Stapel
last-turns = Die letzten Züge
since-your-turn = Seit deinem letzten Zug
nothing-yet = noch nichts
deeds = { PERSON($who) ->
    [you] hast { LIST($deeds) }
   *[other] hat { LIST($deeds) }
}.
recap-gains = { LIST($gains, style: "unit") }

## Die Seite: Uhr und Ende

the-end = Ende
turn = Zug
number-of = { $number } von { $of }
of-points = von { $of } Punkten
score-line = { $kind ->
    [house] Häuser
    [villa] Villen
    [spa] Thermen
   *[monument] Monumente
}, je { $each }

## Die Seite: Reiter und Tasten

tab-map = Karte
tab-players = Mitspielende
my-tiles = meine Plättchen
keys-turn = Plättchen drehen: nach links, nach rechts
keys-arrows = von Feld zu Feld; auf der Karte selbst: sie verschieben
keys-zoom = Karte heranholen oder wegrücken
keys-whole-map = ganze Karte zeigen

## Die Regeln in Kürze

full-length = Lange Partie

## Woher die Zahlen stammen

about-sources =
    Wir haben das Regelheft dieses Spiels, aber weder seine Plättchen noch die Straßen Roms, und eine öffentliche Liste
    davon war nicht zu finden. Anzahlen, Punkte und Größen stammen aus dem Regelheft. Die Bilder der Plättchen und Roms
    Straßen sind von uns rekonstruiert (nicht veröffentlicht): jede Art, zwei oder mehr Straßen auf ein Sechseck zu
    legen, einmal je Satz, mit Quellen und Handelsrouten so, dass bekannte Ergebnisse von Menschen herauskommen. Das
    veröffentlichte Spiel kann abweichen. Wer die Schachtel besitzt, kann allein die Datendatei berichtigen.
tiles-of-a-set = Die Plättchen eines Satzes
times = { $count }-mal
counts-and-numbers = Anzahlen und Zahlen
hex-tiles = Sechseckige Plättchen
tiles-a-colour = { $tiles }, { $each } je Farbe
colours = Farben
tokens = Gebäude
tokens-a-colour = { $count } je Farbe, je { $points } wert
players = Mitspielende
tiles-in-hand = Plättchen auf der Hand
tiles-laid = Gelegte Plättchen je Zug
tiles-drawn = Gezogene Plättchen je Zug
smallest-loop = Kleinster Rundweg
against = { $one } gegen { $other }
rome = Rom
count-cells = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
roads-of-rome = Straßen aus Rom

## Das Terminal

board-part = { $part ->
    [map] Karte
    [seats] Punkte
   *[hand] Hand
}
term-rome = ROM
term-part = Die Karte von West nach Ost, Teil { $part } von { $of }
colour-letter = { $id ->
    [red] R
    [blue] B
    [yellow] G
    [green] N
   *[other] { $letter }
}
kind-letter = { $kind ->
    [house] h
    [villa] v
    [spa] t
   *[monument] m
}
term-colours = { LIST($colours, style: "unit") }
term-on-the-map = Auf der Karte
term-left-to-build = Im Vorrat
term-hand = Hand
term-stack = Stapel
term-all-built = Gemeinsam: Alle Gebäude stehen auf der Karte.
term-to-build = Gemeinsam: { $built } von { $of } Punkten gebaut; es { $tokens ->
    [one] fehlt noch { $tokens } Gebäude
   *[other] fehlen noch { $tokens } Gebäude
} im Wert von { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
term-spring = { $sign } heiße Quelle
term-route = { $sign } Handelsroute
term-new = { $sign } neues Plättchen
term-dead-end = { $sign } Sackgasse
term-offer = eine Zahl: hier bauen
term-tokens = Buchstabe der Farbe, dann h Haus, v Villa, t Therme, m Monument
term-small-tokens = Buchstabe der Farbe: Haus; groß: Villa, Therme oder Monument
term-cells = q,r in einem leeren Feld, zu dem eine Straße führt; r ist die Nummer der Reihe
term-small-cells = q in einem leeren Feld, zu dem eine Straße führt; r ist die Nummer der Reihe
term-in-your-stack = { $count ->
    [one] in deinem Stapel { $count } Plättchen: { $tiles }
   *[other] in deinem Stapel { $count } Plättchen: { $tiles }
}
term-which-tile = Welches Plättchen?
term-which-tile-early = Welches Plättchen? Gerechnet, als endete dein Zug damit.
term-which-cell = { $tile }: auf welches Feld?
term-which-turn = { $tile } auf { $cell }: wie gedreht?
term-turned = { $turn }, um { $degrees }°
term-ways = { $count } Arten, bestenfalls
term-ways-in-vain = { $count } Arten, noch nichts
term-room = { $count ->
    [one] Platz für { $count } Haus
   *[other] Platz für { $count } Häuser
}
term-closes = schließt die Karte
term-nothing-yet = noch nichts
term-no-points = keine Punkte
term-loops = { $count ->
    [one] Rundweg aus { LIST($sizes) }:
   *[other] Rundwege aus { LIST($sizes) }:
}
term-notation =
    Ein Feld ist q,r, und eine Drehung rN ist N mal 60 Grad im Uhrzeigersinn: `place t05 1,-2 r3`. Du kannst auch mit
    Wörtern antworten: `t05`, `t05 1,-2` oder `t05 1,-2 r3`.

## Lektion: das erste Spiel, Schritt für Schritt; auf der Karte stehen zugleich höchstens 40 Wörter

lesson-join-do = Nimm das leuchtende Plättchen, drück auf den leuchtenden Platz an Rom und dann noch einmal.
lesson-join-why = Wer an den Straßen am meisten baut, gewinnt. Eine Straße des Plättchens muss an eine auf der Karte anschließen, sonst muss nichts passen.
lesson-join-wrong = Erlaubt wäre das, aber gleich brauchen wir eine Straße oben links an Rom. Leg das leuchtende Plättchen dorthin.
lesson-join-wrong-turn = Das richtige Plättchen am richtigen Platz. Dreh es, bis eine Straße nach rechts führt und eine nach oben links.
lesson-join-brought = Deine Straße verlässt Rom.
lesson-end-do = Leg das leuchtende Plättchen rechts daneben, über Rom.
lesson-end-why = In jedem Zug legst du zwei Plättchen. Eine Straße von diesem endet an Roms Mauer: eine Sackgasse, und das ist gut.
lesson-end-wrong = Über Rom endet eine Straße des leuchtenden Plättchens an der Mauer, und das wollen wir. Leg es dorthin.
lesson-end-wrong-turn = Der richtige Platz. Dreh es, bis Straßen nach links, nach unten links zu Rom und nach oben links führen.
lesson-end-brought = Eine Sackgasse: Die Straße trifft auf eine Seite ohne Straße.
lesson-house-do = Bau darauf ein Haus.
lesson-house-why = Auf jeder Sackgasse dieses Zuges darfst du bauen: 1 Punkt. Später braucht es dazu einen Rundweg um sie herum.
lesson-house-wrong = Später könntest du hier nur mit einem Rundweg bauen. Bau das Haus jetzt: Es ist ein Punkt.
lesson-house-brought = 1 Punkt. Du hast zwei neue Plättchen gezogen.
lesson-ring-do = Leg das leuchtende Plättchen oben rechts an.
lesson-ring-why = Neben deinem Plättchen steht Livias Haus an einer heißen Quelle. Noch zwei Plättchen, und ein Rundweg führt um alles herum.
lesson-ring-wrong = Zwei Plättchen schließen den Rundweg. Leg zuerst das leuchtende an den leuchtenden Platz.
lesson-ring-wrong-turn = Der richtige Platz. Dreh es, bis seine Straße nach unten rechts und nach links führt.
lesson-ring-brought = Eine Lücke bleibt: Schließ sie, ehe Livia es tut.
lesson-close-do = Schließ die Lücke mit dem leuchtenden Plättchen.
lesson-close-why = Häuser darin werden zu Villen, 2 Punkte, oder an einer heißen Quelle zu Thermen, 3. Freie Sackgassen darin bebaust du selbst.
lesson-close-wrong = So bliebe der Rundweg offen, und Livia könnte ihn schließen. Leg das leuchtende Plättchen in die Lücke.
lesson-close-wrong-turn = Der richtige Platz. Dreh es, bis Straßen nach links und nach rechts führen; die dritte führt hinaus.
lesson-close-brought = Villa und Therme: 5 Punkte. Auch Livia hat eine Therme.
lesson-routes-do = Bau auf beiden Rädern, den Handelsrouten, ein Haus.
lesson-routes-why = Du hast geschlossen, du baust. Livia gewinnt 2 Punkte, du 6: Teilen lohnt sich, wenn dein Anteil größer ist.
lesson-routes-wrong = Das sind 2 geschenkte Punkte. Bau auf beiden Handelsrouten.
lesson-routes-wrong-one = Die andere Handelsroute ist auch frei. Wähle beide.
lesson-routes-brought = Ein Haus auf der ersten.
lesson-shared-do = Bau auch auf der zweiten.
lesson-shared-why = Wer das Plättchen gelegt hat, ist gleich: Du hast den Rundweg geschlossen.
lesson-shared-wrong = Auch diese Handelsroute ist ein Punkt. Bau darauf.
lesson-shared-brought = 7 Punkte zu 3.
lesson-monument-do = Leg das leuchtende Plättchen rechts an Rom.
lesson-monument-why = Ein Rundweg ganz ohne Straßen darin trägt ein Monument: 4 Punkte. Livias neues Plättchen macht das hier möglich.
lesson-monument-wrong = Rechts an Rom schließt das leuchtende Plättchen einen Rundweg ohne Straßen darin. Leg es dorthin.
lesson-monument-brought = Geschlossen. Liegen beide Plättchen, wird das Monument gebaut.
lesson-open-do = Leg das leuchtende Plättchen oben an, rechts neben Livias.
lesson-open-why = So bleibt die Karte offen: Niemand darf die letzte offene Straße schließen, solange Plättchen übrig sind. Das letzte beendet das Spiel.
lesson-open-wrong = Oben, rechts neben Livias Plättchen, ist Platz. Leg das leuchtende dorthin.
lesson-open-wrong-turn = Der richtige Platz. Dreh es, bis Straßen nach links, nach oben links, nach rechts und nach unten links führen.
lesson-open-brought = Ein Monument: 11 Punkte. Und eine Straße endet hier.
lesson-supply-do = Bau auch auf dieser Sackgasse ein Haus.
lesson-supply-why = Der Vorrat ist begrenzt: Fünf deiner sieben Häuser sind noch da. Wird eines zur Villa oder Therme, bekommst du es zurück.
lesson-supply-wrong = Fünf Häuser reichen vorerst, und hier ist eines sofort ein Punkt. Bau es.
lesson-supply-brought = 12 Punkte.
lesson-below-do = Leg das leuchtende Plättchen unten links an Rom.
lesson-below-why = Auch Livia hat ein Monument gebaut. Deine neue Straße führt unter Rom, wo Mauern und eine heiße Quelle Straßen enden lassen: ein guter Platz für Häuser.
lesson-below-wrong = Wir wollen unterhalb von Rom bauen. Leg das leuchtende Plättchen zuerst unten links an, damit eine Straße dorthin führt.
lesson-below-wrong-turn = Der richtige Platz. Dreh es, bis seine Straße nach oben rechts zu Rom und nach rechts führt.
lesson-below-brought = Nun führt eine Straße dorthin.
lesson-gap-do = Leg das leuchtende Plättchen unter Rom an.
lesson-gap-why = Zwei seiner Straßen enden, an der Mauer und an der heißen Quelle. Noch ein Plättchen unten rechts, und ein Rundweg führt um beide herum.
lesson-gap-wrong = Unter Rom enden zwei Straßen des leuchtenden Plättchens, an der Mauer und an der heißen Quelle. Leg es dorthin.
lesson-gap-wrong-turn = Der richtige Platz. Dreh es, bis Straßen nach links, nach rechts, nach oben links und nach unten rechts führen.
lesson-gap-brought = Zwei Sackgassen und ein Rundweg mit einer Lücke.
lesson-secure-do = Bau auf beiden ein Haus.
lesson-secure-why = Freie Sackgassen bebaut, wer den Rundweg schließt, vielleicht Livia. Deine Häuser darin bleiben deine und wachsen, egal wer ihn schließt.
lesson-secure-wrong = Bleiben sie frei, bebaut sie, wer den Rundweg schließt, vielleicht Livia. Bau auf beiden.
lesson-secure-wrong-one = Die andere bliebe für Livia frei. Wähle beide.
lesson-secure-brought = Ein Haus auf der ersten.
lesson-both-do = Bau auch auf der zweiten.
lesson-both-why = Wo dein Haus steht, kann niemand sonst bauen.
lesson-both-wrong = Bleibt sie frei, kann sie Livias Villa werden. Bau darauf.
lesson-both-brought = 14 Punkte zu 9, und ein Plättchen schließt den Rundweg unter Rom.

## The rules, by chapters; rules.toml says which rule each states

rulebook-head-aim = Worum es geht
rulebook-lead = Gemeinsam legt ihr eine Landschaft um Rom. Wo eine Straße gegen ein Plättchen ohne Straße läuft, endet sie, und dort kann ein Haus stehen. Wo sich Straßen zu einem Rundweg schließen, wird jedes Haus darin zu etwas Größerem, egal wem es gehört. Ein Plättchen, das liegt, gehört niemandem; Punkte bringen nur die Gebäude deiner Farbe, die am Ende auf der Karte stehen.
rulebook-start = Alle haben die { $tiles } Plättchen und die Gebäude einer Farbe. Die Plättchen werden zu einem Stapel gemischt, { $hand } davon sind deine Hand. Nur Rom liegt auf der Karte, und der erste Platz beginnt.
rulebook-head-tiles = Plättchen legen
rulebook-turn = In deinem Zug legst du { $n } Plättchen, eines nach dem anderen, dann baust du, dann ziehst du nach. Das nächste darf an das vorige anschließen.
rulebook-join = Ein Plättchen kommt auf ein beliebiges leeres Feld, gedreht, wie du willst, sodass eine seiner Straßen auf eine Straße trifft, die mit Rom verbunden ist. Sonst muss nichts passen.
rulebook-sides = Die Straßen eines Plättchens treffen sich in der Mitte, wenn sie nicht getrennt gezeichnet sind. Manche haben heiße Quellen an Seiten ohne Straße, manche eine Handelsroute, das Rad. Rom sind zwei Felder, deren Straßen alle verbunden sind.
rulebook-draw = Am Ende deines Zuges ziehst du { $n } Plättchen von deinem Stapel, oder was noch da ist.
rulebook-open = Niemand darf die letzte offene Straße der Karte schließen, solange Plättchen übrig sind und sich irgendeines der Hand so legen lässt, dass eine offen bleibt. Nur wenn keines das kann, schließt sich die Karte, und die Partie endet mit diesem Zug. Solange eine Straße offen ist, lässt sich jedes Plättchen legen.
rulebook-figure-tiles = Ein Plättchen über Rom: Eine seiner Straßen trifft auf eine Straße Roms, die anderen sind noch offen.
rulebook-head-houses = Sackgassen und Häuser
rulebook-dead-end = Wo zwei Plättchen sich berühren, ist eine Straße auf beiden verbunden, eine auf nur einem ist eine Sackgasse. Das gilt auch für die Mauern Roms. Eine Straße zu einem leeren Feld ist offen, keine Sackgasse. Was verbunden oder Sackgasse ist, bleibt es.
rulebook-house = Auf jeder freien Sackgasse, die durch deine Plättchen dieses Zuges entstanden ist, darfst du ein Haus bauen ({ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}): auf allen, einigen oder keiner.
rulebook-later = Eine Sackgasse, die frei blieb, lässt sich später nur bebauen, wenn ein neuer Rundweg sie umschließt.
rulebook-route = Auch auf jeder freien Handelsroute, deren Straße auf einem soeben geschlossenen Rundweg liegt, darfst du ein Haus bauen, selbst wenn dort schon ein älterer Rundweg verlief.
rulebook-place = Auf einem Platz steht höchstens ein Gebäude.
rulebook-figure-houses = Eine Straße des rechten Plättchens endet an Roms Mauer: eine Sackgasse, auf der ein Haus stehen darf.
rulebook-head-loops = Rundwege
rulebook-loop = Straßen, die sich um ein Stück Land schließen, sind ein Rundweg; von mehreren um dasselbe Land zählt der kleinste. { $smallest } Plättchen um eine Ecke sind der kleinste Rundweg. Auch leere Felder dürfen darin liegen.
rulebook-new-loop = Neu sind nur Rundwege mit einer Straße eines Plättchens, das du in diesem Zug gelegt hast, und nur diese bringen etwas. Geprüft wird einmal, wenn alle deine Plättchen liegen.
rulebook-inside = In einem Rundweg liegt das Land, das er umschließt, samt kleineren Rundwegen, die darin an einer Straße hängen oder ihn an einem Plättchen berühren.
rulebook-villa = Jedes Haus in einem neuen Rundweg geht zurück und wird zur Villa ({ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}) derselben Farbe, egal wer ihn geschlossen hat; auf einer Handelsroute, wenn ihre Straße im Rundweg und nicht auf ihm liegt.
rulebook-own-villa = Auf jeder freien Sackgasse darin, alt oder neu, baust du eine eigene Villa.
rulebook-spa = Liegt die Seite, an der die Straße endet, an einer heißen Quelle, entsteht statt der Villa eine Therme ({ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}). Eine Quelle an einer anderen Seite zählt nicht.
rulebook-monument = Ein neuer Rundweg, in dem keine einzige Straße liegt, bringt dir ein Monument ({ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}), wenn du noch eines hast; sonst bleibt der Platz für immer leer.
rulebook-must = Villen, Thermen und Monumente entstehen von selbst, bevor du deine Häuser wählst. Häuser, die zurückkommen, darfst du gleich wieder bauen.
rulebook-figure-loops = Ein neuer Rundweg über Rom: Die Häuser darin sind zu einer Villa und einer Therme ihrer Farbe geworden; auf der freien Sackgasse steht eine Therme von der Person, die ihn geschlossen hat.
rulebook-head-supply = Wenn Gebäude ausgehen
rulebook-supply = Jede Farbe hat { $house } Häuser, { $villa } Villen, { $spa } Thermen und { $monument } Monumente. Fehlt eine Therme, nimmst du eine Villa, fehlt eine Villa, ein Haus; ein Haus, das nicht mehr werden kann, bleibt eins.
rulebook-order = Sind nur wenige übrig, kommen heiße Quellen zuerst, dann andere Sackgassen, dann Handelsrouten.
rulebook-head-end = Das Ende
rulebook-end = Die Partie endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Die meisten Punkte gewinnen; bei Gleichstand mehr Monumente, dann mehr Thermen, dann mehr Villen. Wer dann noch gleichauf ist, teilt sich den Sieg.
rulebook-scores = Der Punktestand ist immer offen, ebenso, welche Plättchen jemand noch nicht gespielt hat; die Hände sind es nicht.
rulebook-head-full-length = Lange Partie
rulebook-full-length = Für { $players } Personen: Jede hat { $sets } Farben und { $sets } Sätze Plättchen, jeder für sich gemischt, einer über dem anderen. Die ersten { $tiles } Plättchen, die du ziehst, sind also ein ganzer Satz. Sonst ist alles wie üblich.
rulebook-two-colours = Deine beiden Farben sind ein Vorrat. Ein Haus, das zurückgeht, kommt zu seiner Farbe.
rulebook-head-cooperative = Gemeinsam
rulebook-cooperative = Dieselben Regeln, alle mit eigenen Plättchen und Gebäuden, doch ihr versucht zusammen, sämtliche Gebäude aller Farben auf die Karte zu bringen. Was am Ende übrig ist und was es wert wäre, ist das Ergebnis aller.
rulebook-hands = Die Hände bleiben verdeckt.
