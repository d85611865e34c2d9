### Imperator

## Things, by their ids in the data file; $name is what stands there, for what we do not know

region = { $id ->
    [rome] Rom
    [greece] Griechenland
    [egypt] Ägypten
    [asia] Asia
    [gaul] Gallien
    [hispania] Hispania
    [africa] Africa
   *[other] { $name }
}
# .nom and .acc have the article; .brief is the heading of the lower half of a card, .short a word among figures.
thing = { thing-name }
    .nom = { $id ->
        [conquest] die Eroberung
        [tribute] die Tributforderung
        [gardens] die Gärten
        [temple] der Tempel
        [amphitheater] das Amphitheater
        [marching_camp] das Marschlager
        [mine] die Mine
        [colossus] der Koloss
        [hippodrome] das Hippodrom
        [triumphal_arc] der Triumphbogen
        [great_lighthouse] der Große Leuchtturm
        [senate] der Senat
        [colosseum] das Kolosseum
       *[other] { $name }
    }
    .acc = { $id ->
        [conquest] die Eroberung
        [tribute] die Tributforderung
        [gardens] die Gärten
        [temple] den Tempel
        [amphitheater] das Amphitheater
        [marching_camp] das Marschlager
        [mine] die Mine
        [colossus] den Koloss
        [hippodrome] das Hippodrom
        [triumphal_arc] den Triumphbogen
        [great_lighthouse] den Großen Leuchtturm
        [senate] den Senat
        [colosseum] das Kolosseum
       *[other] { $name }
    }
    .brief = { $id ->
        [tribute] Tribut
       *[other] { thing-name }
    }
    .short = { $id ->
        [triumphal_arc] Bogen
        [great_lighthouse] Leuchtturm
       *[other] { thing-name }
    }
thing-name = { $id ->
    [conquest] Eroberung
    [tribute] Tributforderung
    [gardens] Gärten
    [temple] Tempel
    [amphitheater] Amphitheater
    [marching_camp] Marschlager
    [mine] Mine
    [colossus] Koloss
    [hippodrome] Hippodrom
    [triumphal_arc] Triumphbogen
    [great_lighthouse] Großer Leuchtturm
    [senate] Senat
    [colosseum] Kolosseum
   *[other] { $name }
}
emperor = { $id ->
    [augustus] Augustus
    [julius-caesar] Julius Cäsar
    [marcus-aurelius] Mark Aurel
    [tiberius] Tiberius
    [nero] Nero
   *[other] { $name }
}
invasion = Invasion { $name }
kind = { $kind ->
    [culture] Kultur
    [military] Militär
    [industry] Industrie
    [both] Kultur und Militär
   *[mixed] Kultur oder Militär
}

## Amounts

amount = { $n } { kind }
units = { LIST($items) }
nothing = nichts
gain-with-bonus = { $units } (davon { $bonus } durch Gebäude)
    .brief = { $units }
gain-to-share = { $n } Kultur oder Militär
gain-to-share-and-industry = { gain-to-share } und { $industry } Industrie
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
    .dat = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
regions = { $n ->
    [one] { $n } Region
   *[other] { $n } Regionen
}
sentence = { $said }.
sentences = { $first } { $then }

## Plans

plan-conquer = { $region } erobern
plan-build = { FORM($what, "acc") } bauen
plan-raise = { FORM($what, "acc") } errichten

## What things do

building-bonus = { $n } { kind } zusätzlich in jedem Zug, der dir { kind } bringt
building-points = { points } am Ende
building-brief-bonus = jedes Mal { $n } mehr
building-figure = { $n } { kind } mehr
monument-rule = { $scoring ->
    [buildings] 1 Punkt je Gebäude
    [regions] 1 Punkt je Region
    [lowest_track] Punkte in Höhe deiner niedrigsten Leiste
   *[fixed] { points }
}
monument-counts = { $rule }, jetzt { $now }
monument-does = { $counts }{ $effect ->
    [culture_military_exchange] , Kultur und Militär sind austauschbar
   *[ignore_invasions] , Invasionen schaden nicht mehr
}
monument-sentence = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}. Vollendet: { $does }.
monument-brief-rule = { $scoring ->
    [buildings] 1 Punkt je Gebäude
    [regions] 1 Punkt je Region
   *[lowest_track] kleinste Leiste als Punkte
}
monument-brief-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
monument-brief-effect = { $effect ->
    [culture_military_exchange] Punkte,
   *[ignore_invasions] Punkte, keine Invasionen
}
monument-figure = { $rule } und die Wirkung
invasion-asks = Invasion { $name } verlangt { $n } Militär oder { $regions }.
lower-conquest = Wähle eine freie Region auf der Karte. Kostet 1 Militär je Region, die du hältst.
lower-tribute = Erhalte Kultur oder Industrie, 1 je Region, die du hältst: jetzt { $n }.
lower-build = Bauen: { $does }.
raise-one = Würfel { $n } von { $of }. Vollendet: { $does }
raise-last = Der letzte Würfel. Vollendet: { $does }
raise-complete = Vollendet: { $does }

## Prompts

prompt-choose = Nutze eine Karte: Nimm, was die obere Hälfte gibt, oder tu, was die untere sagt.
prompt-draw = Die Karten des nächsten Zuges werden gezogen.
prompt-spend = { CAP($plan) }: Wähle, wie viel Kultur und Militär du zahlst.
prompt-book = { $n ->
    [one] Verteile { $n } Einheit
   *[other] Verteile { $n } Einheiten
} auf Kultur und Militär.
prompt-lose = Gib { $n ->
    [one] noch { $n } Region
   *[other] noch { $n } Regionen
} auf.
prompt-pay = Wähle, wie viel Kultur und Militär du für den Preis von { $n } zahlst.
prompt-rome-falls = { $invasion }: Du kannst nicht zahlen und hast zu wenige Regionen zum Aufgeben. Rom fällt.
prompt-give-up = { $invasion }: Du kannst { $price } nicht zahlen. Wähle eine Region, die du aufgibst.
prompt-only-pay = { $invasion }: Zahle { $price }. Zum Aufgeben hast du zu wenige Regionen.
prompt-invasion = { $invasion }: Zahle { $price } oder gib { $regions } auf.
headline-turn = Periode { $period }, Zug { $turn } von { $turns }
headline-lost = Rom ist gefallen

## Choices

label-take = { $gain } nehmen ({ $card })
    .brief = { FORM($gain, "brief") } nehmen
label-conquer = { CAP($plan) }: { $price } zahlen, { $gain } erhalten
    .brief = { CAP($plan) }
label-build = { CAP($plan) }: { $price } zahlen; { $does }
    .brief = { CAP($plan) }
label-raise = { CAP($plan) }: { $price } zahlen (Würfel { $n } von { $of })
    .brief = { CAP($plan) }
label-tribute = Tribut fordern: { $gain } erhalten
label-pay = { $price } zahlen
label-book = { $gain } erhalten
label-give-up = { $region } aufgeben
label-rome-falls = Rom fällt: Die Partie ist verloren
label-draw = { LIST($cards) } ziehen
button-take = { $gain } nehmen
button-plan = { CAP($plan) }
button-tribute = { kind } fordern
button-pay = Die Barbaren bezahlen
button-rome-falls = Den Fall Roms hinnehmen
ask-take = { $gain } nehmen?
ask-plan = { CAP($plan) } für { $price }?
ask-tribute = Tribut in { kind } fordern?
ask-pay = Den Barbaren { $price } zahlen?
ask-give-up = { $region } den Barbaren überlassen?
ask-rome-falls = Rom fällt, und die Partie ist verloren.

## What a choice would bring; .spoken is what a screen reader says

brings-moves = { CAP(LIST($moves, style: "unit")) }.
    .spoken = { CAP(LIST($moves, style: "unit", form: "spoken")) }.
brings-nothing = Keine Leiste ändert sich.
brings-waste = { $n ->
    [one] { $n } Einheit verfällt
   *[other] { $n } Einheiten verfallen
} am oberen Ende.
brings-split = { $then ->
    [book] Danach wählst du, wohin die Einheiten gehen.
   *[spend] Danach wählst du, wie du zahlst.
}
move-track = { kind } { $old } → { $new }
    .spoken = { kind } von { $old } auf { $new }
move-points = { $old } → { $new ->
    [one] { $new } Punkt
   *[other] { $new } Punkte
}
    .spoken = Punkte von { $old } auf { $new }
move-lost = keine Wertung, kein Titel
change-track = { SIGNED($n) } { kind }
change-points = { $n ->
    [one] { SIGNED($n) } Punkt
   *[other] { SIGNED($n) } Punkte
}
change-part = { FORM($name, "short") } { SIGNED($n) }
change-lost = verloren: keine Wertung
if-conquer = Wenn du { $region } eroberst
if-give-up = Wenn du { $region } aufgibst
if-rome-falls = Wenn Rom fällt

## Why a turn is good

merit-region = gewinnt { $region } ({ $points })
merit-building = baut { FORM($what, "acc") } ({ $does })
merit-completes = vollendet { FORM($what, "acc") } ({ $does })
merit-cube = bringt { FORM($what, "acc") } voran ({ $n ->
    [one] ein Würfel fehlt noch{ $near ->
        [yes] , seine Karte kommt noch
       *[no] {""}
    }
   *[other] { $n } Würfel fehlen noch
})
merit-saves = rettet { $regions }
merit-price = behält { $price } für später
merit-keeps = behält { $units } mehr
merit-rome = bewahrt Rom vor { $invasion }
merit-strength = { $n ->
    [0] lässt genug für { $invasion } übrig
   *[other] lässt für { $invasion } nur { $n } Militär fehlen
}
merit-affords = reicht danach für { FORM($what, "acc") } (kommt noch)
merit-units = bringt { $units }

## Why not

why-not = { CAP($reason) }
why-all-regions = du hältst bereits alle Regionen
why-complete = { FORM($what, "nom") } ist vollendet
why-short = kostet { LIST($needs) }, du hast { LIST($have) }
refusal-card = { $card }: { CAP($reason) }.
refusal-draw = Hier { $n ->
    [one] sollte { $n } Karte
   *[other] sollten { $n } Karten
} des Stapels gezogen werden, in der Reihenfolge der Schachtel.
refusal-over = { $text } geht nicht mehr: Die Partie ist vorbei.

## Glossary: what a thing is, what it does now, why it cannot be chosen

explain-ours = Eine Zahl hier haben wir rekonstruiert; im veröffentlichten Spiel kann sie anders sein.
track-now = Du hast { $n } { kind }.
track-bonus = Jeder Zug, der dir { kind } bringt, bringt durch deine Gebäude { $n } mehr.
track-what = { $kind ->
    [culture] Mit Kultur bezahlst du manches, was die unteren Kartenhälften tun.
    [military] Mit Militär bezahlst du Eroberungen, manche Gebäude und Monumente und die Barbaren.
   *[industry] Mit Industrie bezahlst du manches, was die unteren Kartenhälften tun.
} Punkte bringt das am Ende nicht.
track-top = Eine Leiste endet bei { $top }: Was darüber hinausgeht, verfällt.
region-rome = Rom gehört dir von Anfang an und zählt 1 Punkt. Freiwillig gibst du es nie auf; fällt es, ist die Partie verloren.
region-what = Eine Region zählt am Ende 1 Punkt. Wer sie erobert, erhält einmal 1 { kind }.
region-held = Sie ist dein, eine von { $n }. Jede Region bringt bei einem Tribut 1 mehr und macht die nächste Eroberung um 1 Militär teurer.
region-free = Sie zu erobern kostet jetzt { $price }, 1 je Region, die du hältst, und bringt { $gain }.
card-what = In jedem Zug nutzt du eine Hälfte einer Karte: Die obere gibt dir etwas, die untere tut etwas und hat einen Preis.
card-where = { $where ->
    [hand] Sie ist gezogen: Du kannst sie in diesem Zug nutzen.
    [deck] Sie kommt in dieser Periode noch.
    [built] Sie steht für den Rest der Partie neben deinem Plan.
   *[discard] Sie liegt im Ablagestapel und kommt nach der nächsten Invasion wieder.
}
cards-where = Ihre Karten: { LIST($parts, style: "unit") }.
cards-there = { $n } { $where ->
    [hand] gezogen
    [deck] { $n ->
        [one] kommt noch
       *[other] kommen noch
    }
   *[discard] erst nach der nächsten Invasion
}
upper-name = { $card }, obere Hälfte
upper-what = Sie kostet nichts: Du erhältst, was sie zeigt; danach werden alle gezogenen Karten abgelegt.
upper-now = Sie brächte { $gain }.
lower-name = { $card }, untere Hälfte
lower-costs = Sie kostet { $price }; du hast { LIST($have) }.
monument-idle = Ein Monument tut erst etwas, wenn alle { $n } Würfel darauf liegen.
buildings-what = Ein Gebäude bleibt neben deinem Plan, sobald du es bezahlt hast. Seine Karte kommt nicht mehr in den Stapel, spätere Perioden sind also etwas kürzer.
buildings-now = Es { $n ->
    [one] steht { $n }
   *[other] stehen { $n }
} von { $of }.
building-what = Ein Gebäude: { $does }. Es geht nie verloren.
building-costs = Es zu bauen kostet { $price }.
monument-what = Ein Monument aus { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfeln
}. Vollendet: { $does }. Es geht nie verloren.
monument-now = { $n ->
    [0] Noch steht kein Würfel
    [one] { $n } von { $of } Würfeln steht
   *[other] { $n } von { $of } Würfeln stehen
}. Ein Würfel kostet { $price }; vollendet zählte es jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
monument-stands = Es ist vollendet und zählt jetzt { points }.
invasion-what = Am Ende einer Periode kommen die Barbaren: Du zahlst { $n } Militär, oder du gibst { $regions } deiner Wahl auf.
invasion-falls = Wer beides nicht kann, verliert Rom und die Partie.
invasion-past = Sie ist vorbei.
invasion-later = Sie kommt { $n ->
    [one] eine Periode
   *[other] { $n } Perioden
} nach der nächsten.
clock-name = Periode und Zug
clock-what = Die Partie hat { $n } Perioden. Jede geht einmal durch den Stapel, drei Karten je Zug; dann kommen die Barbaren.
clock-now = Das ist Zug { $turn } von { $turns } in Periode { $period }.
hand-name = Gezogene Karten
hand-what = { $n } Karten je Zug, weniger, wenn der Stapel endet. Du nutzt eine Hälfte einer davon; dann werden alle abgelegt.
deck-what = Die Karten dieser Periode, die noch kommen; ihre Reihenfolge kennt niemand. Ist er leer, kommen die Barbaren.
deck-now = { $n ->
    [0] Er ist leer: Nach diesem Zug kommen die Barbaren.
    [one] { $n } Karte ist übrig.
   *[other] { $n } Karten sind übrig.
}
discard-name = Ablagestapel
discard-what = Hier liegen genutzte und ungenutzte Karten. Nach der Invasion sind sie der neue Stapel; nur gebaute Gebäude bleiben draußen.
discard-now = { $n ->
    [0] Hier liegt keine Karte.
    [one] { $n } Karte liegt hier.
   *[other] { $n } Karten liegen hier.
}
score-what = Jede Region zählt 1 Punkt; Gärten, Tempel und vollendete Monumente zählen, was sie angeben. Was auf den Leisten steht, zählt nichts.
score-now = Wäre die Partie jetzt zu Ende: { points } ({ LIST($parts, style: "unit") }).
title-what = Der Titel für { $n ->
    [0] weniger Punkte, als der nächste verlangt
   *[other] { $n } Punkte und mehr
} am Ende.
title-now = Du hast { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}{ $short ->
    [0] : genug dafür.
   *[other] : { $short } zu wenig dafür.
}
split-name = Kultur oder Militär
split-what = Der Senat ist vollendet, darum sind Kultur und Militär gleich viel wert: Du wählst, wie viel du von jedem zahlst oder erhältst.
why-not-sentence = { CAP($reason) }.
why-paying = Wähle erst, wie du bezahlst, was du begonnen hast.
why-booking = Wähle erst, wohin das geht, was du erhalten hast.
why-raided = { $invasion } ist da: Bezahl erst die Barbaren, oder gib eine Region auf.
why-not-drawn = { $where ->
    [built] { CAP(FORM($what, "nom")) }: schon gebaut.
    [deck] { CAP(FORM($what, "nom")) }: noch nicht gezogen; die Karte kommt in dieser Periode noch.
   *[discard] { CAP(FORM($what, "nom")) }: nicht unter den gezogenen Karten; die Karte kommt nach der nächsten Invasion wieder.
}
why-held = { $region } gehört dir schon.
why-no-conquest-card = Nur eine Eroberung nimmt eine Region ein, und es ist keine gezogen. { $n ->
    [0] In dieser Periode kommt auch keine mehr.
    [one] In dieser Periode kommt noch { $n }.
   *[other] In dieser Periode kommen noch { $n }.
}
why-conquest = Die Eroberung: { $reason }.
why-no-tribute-card = Das tut nur eine Tributforderung, und es ist keine gezogen.
why-not-held = { $region } gehört dir nicht, du kannst es also nicht aufgeben.
why-not-rome = Rom gibst du nie freiwillig auf. Wähle eine andere Region, oder zahle.
why-too-few = Verlangt { $n ->
    [one] wird { $n } Region
   *[other] werden { $n } Regionen
} außer Rom, du hältst { $others }. Du musst also zahlen.
why-losing = Eine Region ist schon aufgegeben: Jetzt { $n ->
    [one] folgt noch { $n }
   *[other] folgen noch { $n }
}, bezahlen kannst du nicht mehr.
why-no-raid = { $invasion } ist noch nicht da: Sie kommt nach Zug { $turn }.
why-cannot-pay = { $invasion } { $reason }.
instead-upper = Ihre obere Hälfte bringt noch { $gain }.
instead-take = Die obere Hälfte der Karte { $card } brächte { $gain }.
instead-wait = Keine der gezogenen Karten bringt, was fehlt. { $n ->
    [0] Auch keine, die in dieser Periode noch kommt.
    [one] Von denen, die noch kommen, tut es { $n }.
   *[other] Von denen, die noch kommen, tun es { $n }.
}

## Log

log-took = { $card }: { $gain } genommen
log-tribute = Tribut gefordert: { $gain }
log-decided = Entscheidung: { $plan }
log-done = { CAP($done) } für { $price }
log-spent = { $price } gezahlt: { $done }
log-and-gained = { $deed }, { $gain } erhalten
log-gained = { $gain } erhalten
log-lost = { $invasion }: { $region } ging verloren
log-decided-to-pay = { $invasion }: Entscheidung zu zahlen
log-paid = { $invasion }: { $price } gezahlt
log-drew = Zug { $turn }: { LIST($cards) }
log-complete = { CAP(FORM($what, "nom")) } ist vollendet.
log-no-harm = { $invasion } richtete keinen Schaden an: { CAP(FORM($what, "nom")) } steht.
done-conquered = { $region } erobert
done-built = { FORM($what, "acc") } gebaut
done-raised = { FORM($what, "acc") } errichtet
ending-lost = Rom ist gefallen. Die Partie ist verloren.
ending-won = Die Partie ist vorbei: { $points }, { $title }.

## The threat: what stands in bold, then what follows from it

threat-now = { $invasion } jetzt: { $price }
threat-ahead = { $invasion } { $turns ->
    [1] nach diesem Zug
   *[other] in { $turns } Zügen
}: { $price }
threat-safe = { CAP(FORM($what, "nom")) } steht:
threat-no-harm = Invasionen richten keinen Schaden an.
threat-have = Du hast { $have }:
threat-enough = genug zum Zahlen.
threat-short-and-few = Du hast { $have }, { $short } zu wenig, dazu zu wenige Regionen:
threat-rome-falls = Rom würde fallen.
threat-short = Du hast { $have }, { $short ->
    [one] es fehlt { $short }
   *[other] es fehlen { $short }
}:
threat-losses = Du würdest { regions } verlieren.
threat-giving-up = Du gibst { $n ->
    [one] noch { $n } Region
   *[other] noch { $n } Regionen
} auf.
threat-brief = { $way ->
    [safe] Invasionen schaden nicht
    [enough] Jetzt genug
    [falls] { $n } zu wenig, Rom würde fallen
   *[short] Jetzt { $n } zu wenig
}
threat-brief-falls = Jetzt { $n }, dann { $later } zu wenig: Rom würde fallen
threat-brief-then = { $way ->
    [safe] Jetzt kein Schaden
    [enough] Jetzt genug
    [falls] Jetzt fiele Rom
   *[short] Jetzt { $n } zu wenig
}, dann { $then ->
    [safe] kein Schaden
    [enough] genug
    [falls] fiele Rom
   *[short] { $way ->
        [short] { $later }
       *[other] { $later } zu wenig
    }
}
threat-then = Dann: { $way ->
    [safe] kein Schaden
    [enough] genug zum Zahlen
    [falls] { $n } zu wenig, Rom würde fallen
   *[short] { $n } zu wenig, du würdest { $regions } verlieren
}.

## Score and end

heading-score = Wertung
heading-score-so-far = Punkte bisher
score-parts = { LIST($parts, style: "unit") }
score-part = { $name } { $n }
score-counted = { $n ->
    [one] Punkt
   *[other] Punkte
}{ $when ->
    [end] {" "}am Ende.
   *[now] , wenn jetzt Schluss wäre.
}
score-lost = Rom ist gefallen: keine Punkte, kein Titel.
score-title = { PERSON($who) ->
    [you] Du bist
   *[other] { $who } ist
} { $title }.
score-to-target = Noch { $n } bis zum Ziel von { $target }.
score-target-reached = Das Ziel von { $target } ist erreicht.
score-to-title = Noch { $n } bis { $title }.
score-highest = Der höchste Titel ist dein.
part-regions = Regionen
    .short = Regionen
part-regions-why = 1 Punkt je Region, auch Rom
part-built = gebaut
verdict-lost = Rom ist gefallen
verdict-lost-brief = Die Partie ist vorbei und verloren.
verdict-lost-full = { $invasion } verlangte { $n } Militär oder { $regions } außer Rom. Du hattest { $had } und { $others ->
    [0] keine solche Region
    [one] { $others } solche Region
   *[other] { $others } solche Regionen
}. Eine verlorene Partie bringt weder Punkte noch Titel.
verdict-won-brief = Die Partie ist vorbei: { $points }.

## Captions of the hand, of a raid, of a split

hand-draws = Gleich werden die nächsten Karten gezogen.
hand-last = Der Stapel ist leer. Nach diesem Zug kommt Invasion { $name }.
hand-invasion = { $invasion } ist da.
raid-rome-falls = Rom fällt.
raid-doomed = Die Barbaren verlangen { $price } oder { $regions } außer Rom. Du hast keins von beidem.
raid-more = Eine Region ist verloren. { $n ->
    [one] Eine weitere muss
   *[other] { $n } weitere müssen
} folgen.
raid-asks = Die Barbaren stehen an der Grenze. Zahle { $price } oder gib { $regions ->
    [one] { $regions } Region
   *[other] nacheinander { $regions } Regionen
} auf.
raid-short = Du kannst nicht zahlen: Dir { $n ->
    [one] fehlt { $n }
   *[other] fehlen { $n }
}.
raid-too-few = Du hast außer Rom zu wenige Regionen zum Aufgeben.
split-share = { $n } verteilen
split-book = Der Senat lässt dich jede dieser Einheiten auf die Kultur- oder die Militärleiste legen.
split-industry = Dazu kommt { $n } Industrie.
split-spend = { $n ->
    [one] Der Senat lässt dich diese Einheit mit Kultur oder mit Militär zahlen.
   *[other] Der Senat lässt dich diese { $n } Einheiten in beliebiger Mischung aus Kultur und Militär zahlen.
}

## Campaign

stage-title = { $id ->
    [the-laurel] Der Lorbeer
    [the-frontier] Die Grenze
    [the-treasury] Die Schatzkammer
    [the-succession] Die Nachfolge
    [the-verdict] Das Urteil
   *[other] { $name }
}
campaign-mark = { $id ->
    [a-golden-age-bears-your-name] Ein goldenes Zeitalter trägt deinen Namen
    [father-of-the-fatherland] Vater des Vaterlands
    [restorer-of-the-city] Erneuerer der Stadt
    [a-face-on-worn-coins] Ein Gesicht auf abgegriffenen Münzen
    [a-line-in-the-annals] Eine Zeile in den Annalen
    [struck-from-the-stones] Aus den Steinen getilgt
   *[other] { $name }
}
stage-reached = Ziel { $target } erreicht
stage-missed = Ziel { $target } verfehlt
stage-standing = Stand { SIGNED($old) } → { SIGNED($new) }.
stage-changes = Die nächste Etappe wird { $way ->
    [harder] schwerer
   *[easier] leichter
}: { LIST($changes, style: "unit") }.
stage-target = Das Ziel geht von { $old } auf { $new }
stage-price = Invasionen kosten { $n } { $way ->
    [more] mehr
   *[less] weniger
}
stage-start = { kind } beginnt bei { $new } statt { $old }

## The page: headings and labels that never change

tab-table = Tisch
tab-outlook = Ausblick
at-a-glance = Auf einen Blick
heading-monuments = Monumente
heading-buildings = Gebäude
heading-invasions = Invasionen der Barbaren
heading-deck = Stapel
heading-tracks = Leisten
kind-title = { kind }
points-word = { $n ->
    [one] Punkt
   *[other] Punkte
}
target = Ziel { $target }
some-of = { $n } von { $of }
cubes-of = { $what }: { $n } von { $of } Würfeln
map = Karte: Du hältst { $n } von { $of } Regionen
yours = , deine
our-reconstruction = Die meisten Zahlen sind von uns rekonstruiert
drawn-cards = Gezogene Karten: Nutze eine Hälfte einer Karte
choose-a-lit-region = Wähle eine leuchtende Region auf der Karte.
now-choose-its-region = Wähle jetzt die Region.
take = Nehmen
pay = Zahle
pay-amount = Zahle { amount }
gain-number = Erhalte { $n }
share-out = verteilen
lost-at = { $n } über { $top } verfällt
no-points-lost = Kein Punktverlust
where-the-units-go = Wohin die Einheiten gehen
how-to-pay = Wie du zahlst
deck = Stapel
discard = Ablage
still-to-come = Kommt noch in dieser Periode
no-more-cards = Keine Karten mehr in dieser Periode
where-the-cards-are = Wo die Karten sind
discarded = Abgelegt, nächste Periode wieder dabei
no-cards = Keine
now = jetzt
after-turn = nach Zug { $turn }
invasion-over = vorbei
or-regions = oder { regions }
or-number = oder { $n }
clock-period = Periode
clock-turn = Zug
clock-invasion = Invasion
clock-over = Die Partie ist vorbei
clock-raided = Periode { $period }: Invasion { $period } ist da
clock-spoken = Periode { $period }, Zug { $turn } von { $turns }; Invasion { $period } folgt nach Zug { $turns }
the-end = Das Ende
given-up-in = Die Partie wurde in Periode { $period } aufgegeben. Eine verlorene Partie bringt weder Punkte noch Titel.
stage-alone = Eine einzelne Etappe außerhalb einer Kampagne.
campaign-over = Die Kampagne ist vorbei: { $n } von { $of } Zielen erreicht.
stage-follows = Als Nächstes kommt Etappe { $stage } von { $last }.

## Where the numbers come from

sources-about = Wir haben die Spielregel, aber weder die Karten noch den Spielplan. Was in der Regel steht, stammt von dort; manche Zahlen folgen daraus; der Rest ist von uns rekonstruiert und so bemessen, dass keine Karte ein Muss und keine nutzlos ist. Das veröffentlichte Spiel kann abweichen. Wer die Schachtel besitzt, muss nur die Datendatei berichtigen.
sources-cards = Karten
sources-copies = Zwei Karten je Monument, eine je Gebäude, zwei Eroberungen, zwei Tribute: von uns, außer dass es zwei Hippodrome gibt.
sources-buildings = Was Gebäude und Monumente bewirken
sources-invasions = Invasionen
sources-titles = Titel
sources-pieces = Leisten und Material
sources-levels = Kampagne: die Etappe bei jedem Stand
sources-marks = Kampagne: welcher Ruf bleibt
sources-stages = Kampagne: die Etappen
sources-campaign = Fünf Etappen mit einem Punktziel, schwerer nach einem Erfolg und leichter nach einem Fehlschlag, und der Einstieg bei { $n } Punkten stehen in der Spielregel. Alle anderen Zahlen und Namen der Kampagne sind von uns.
column-card = Karte
column-exists = Gibt es
column-upper = Obere Hälfte
column-price = Preis
column-name = Name
column-points-or-bonus = Punkte oder Bonus
column-region = Region
column-gives = Gibt
column-invasion = Invasion
column-or-regions = Oder Regionen
column-from = Ab
column-title = Titel
column-what = Was
column-points = Punkte
column-figure = Zahl
column-standing = Stand
column-target = Ziel
column-successes = Erfolge
column-mark = Ruf
column-stage = Etappe
price-conquest = 1 Militär je Region
price-none = keiner
gives-nothing = nichts: gehört dir von Anfang an
tracks-start = Leisten beginnen bei
lowest-space = Niedrigstes Feld
highest-space = Höchstes Feld
cards-a-turn = Gezogene Karten je Zug
supply-cubes = Würfel
name-of-the-game = Name des Spiels
signed = { SIGNED($n) }
price-change = { $n ->
    [0] wie üblich
   *[other] je { SIGNED($n) }
}

## Terminal

board-part = { $part ->
    [tracks] Leisten
    [map] Karte
    [works] Bauwerke
    [invasions] Invasionen
    [score] Punkte
    [piles] Stapel
   *[hand] Karten
}
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
terminal-to-come = Kommt noch
terminal-discard = Ablage
terminal-letter = { $kind ->
    [culture] K
    [military] M
   *[industry] I
}
terminal-for-example = z. B.
terminal-rome-falls = Rom fällt
terminal-wasted = { $n } verfällt
terminal-no-change = keine Änderung
terminal-or = oder
terminal-or-pay = oder zahle
terminal-counts = { $scoring ->
    [lowest_track] niedrigste Leiste als Punkte
   *[other] { monument-rule }
}{ $effect ->
    [ignore_invasions] , schützt
   *[none] {""}
}
terminal-exchange = { points }, K = M
terminal-asks = { $name } zahle { $n } / gib { $regions }
terminal-invasion-here = { $name } ist da.
terminal-invasion-ahead = { $name } kommt nach { $turns ->
    [0] diesem Zug
    [one] { $turns } weiteren Zug
   *[other] { $turns } weiteren Zügen
}.
terminal-score = { $n } ({ LIST($parts, style: "unit") }): { $title }
terminal-next-title = noch { $n } bis { $title }
terminal-stage-asks = Diese Etappe verlangt { $target }

## Die Einführung, Schritt für Schritt; auf einmal stehen höchstens 40 Wörter auf der Karte

lesson-take-do = Drück auf die obere Hälfte des Amphitheaters, und noch einmal, um sie zu nehmen.
lesson-take-why = Sammle Punkte in drei Perioden. In jedem Zug nutzt du eine Hälfte einer Karte; die obere gibt, was sie zeigt: 1 Kultur, 2 Militär.
lesson-take-wrong = Das ginge, aber das Amphitheater gibt 3 Einheiten und diese Karte nur 2. Nimm die obere Hälfte des Amphitheaters.
lesson-take-brought = Dein Militär steht auf 3.
lesson-camp-do = Bau das Marschlager mit der unteren Hälfte seiner Karte.
lesson-camp-why = Eine untere Hälfte bewirkt etwas und hat einen Preis: hier 3 Militär. Das Lager bleibt und gibt immer 2 Militär dazu, wenn du welches erhältst.
lesson-camp-wrong = Gute Einheiten, aber sie kommen nur einmal. Das Lager lohnt sich immer wieder: Bau es mit seiner unteren Hälfte.
lesson-camp-wrong-half = Das gibt einmal 3 Einheiten. Gebaut gibt das Lager Zug für Zug 2 Militär dazu. Nutze die untere Hälfte.
lesson-camp-brought = Das Lager gehört dir bis zum Ende.
lesson-bonus-do = Nimm die obere Hälfte des Tempels.
lesson-bonus-why = Sie zeigt 1 Militär, und das Lager gibt 2 dazu. Unter den Einheiten siehst du, wo deine Leisten stünden.
lesson-bonus-wrong = Darauf ist kein Militär, also gäbe das Lager nichts dazu. Nimm den Tempel.
lesson-bonus-wrong-senate = Das ginge auch, aber der Tempel gibt 1 Industrie mehr. Nimm den Tempel.
lesson-bonus-brought = 3 Militär von einer Karte, die 1 zeigt.
lesson-conquest-do = Erobere Griechenland, Ägypten oder Asia: Drück darauf auf der Landkarte.
lesson-conquest-why = Die Karte Eroberung bringt dir eine Region: 1 Punkt. Sie kostet 1 Militär für jede, die du hältst: jetzt nur Rom.
lesson-conquest-wrong = Später vielleicht. Regionen sind am billigsten, solange du wenige hältst: Erobere jetzt eine.
lesson-conquest-wrong-region = Diese gibt Industrie. Nimm zuerst eine, die Kultur gibt: Griechenland, Ägypten oder Asia.
lesson-conquest-wrong-raise = Ein halbes Monument bewirkt noch nichts, und billiger als jetzt wird keine Region mehr. Erobere zuerst.
lesson-conquest-brought = 1 Punkt mehr, und 1 Kultur von der Region.
lesson-dearer-do = Erobere noch einmal: Gallien, Hispania oder Africa.
lesson-dearer-why = Jetzt kostet es 2 Militär, das nächste Mal wären es 3. Wachsen wird immer teurer; bald hören wir auf.
lesson-dearer-wrong = Zuerst noch eine Region: Sie ist ein Punkt und macht den nächsten Tribut größer. Erobere.
lesson-dearer-wrong-region = Diese gibt Kultur, und davon hast du 4. Nimm Industrie: Gallien, Hispania oder Africa.
lesson-dearer-brought = Drei Regionen, 3 Punkte. Dein Militär steht auf 0.
lesson-tribute-do = Fordere Tribut in Industrie, mit der unteren Hälfte der Karte.
lesson-tribute-why = Das kostet nichts und bringt 1 Einheit für jede Region, die du hältst: jetzt 3.
lesson-tribute-wrong = Das bringt 2 Einheiten. Der Tribut bringt 3, weil du 3 Regionen hältst.
lesson-tribute-wrong-kind = Genauso viel, aber für das, was kommt, brauchst du Industrie. Wähle Industrie.
lesson-tribute-wrong-raise = Ein erster Würfel bewirkt noch nichts. Hol dir zuerst die Mittel: Fordere Tribut.
lesson-tribute-brought = 3 Industrie geschenkt.
lesson-arm-do = Nimm die obere Hälfte der Gärten.
lesson-arm-why = Der Stapel ist leer: Nach diesem Zug kommen die Barbaren. Sie wollen 2 Militär oder eine Region, und du hast 0.
lesson-arm-wrong = Darin ist kein Militär, und jetzt kommen die Barbaren. Die Gärten bringen 3, mit dem Lager.
lesson-arm-wrong-build = 2 Punkte am Ende sind verlockend. Aber jetzt kommen die Barbaren, und du hast kein Heer: Nimm die obere Hälfte.
lesson-arm-wrong-tribute = 4 Militär täten es auch. Die Gärten bringen 3, das reicht, und dazu Kultur und Industrie.
lesson-arm-brought = 3 Militär, dank dem Lager.
lesson-pay-do = Zahl den Barbaren 2 Militär.
lesson-pay-why = Du zahlst, oder du gibst eine Region mit ihrem Punkt auf. Wer keines von beidem kann, verliert Rom und die Partie.
lesson-pay-wrong = Das würde einen Punkt kosten, und die Region zählt für jeden Tribut. Du hast 3 Militär: Zahl 2.
lesson-pay-brought = Rom ist sicher. Die erste Periode ist vorbei.
lesson-ahead-do = Nimm die obere Hälfte des Amphitheaters.
lesson-ahead-why = Alle Karten sind wieder da, nur das Lager nicht. Die nächsten Barbaren wollen 5 Militär, die letzten 7: Rüste rechtzeitig.
lesson-ahead-wrong = Darin ist kein Militär. Das Amphitheater bringt 4, mit dem Lager.
lesson-ahead-wrong-build = Das brächte mehr Kultur, und davon hast du 5. Dir fehlt Militär: Nimm die obere Hälfte.
lesson-ahead-wrong-raise = Ein schönes Monument für später. Zuerst das Heer: Du hast 1 Militär.
lesson-ahead-brought = 4 Militär in einem Zug.
lesson-colosseum-do = Errichte das Kolosseum mit der unteren Hälfte seiner Karte.
lesson-colosseum-why = Es ist der dritte Weg gegen Barbaren: Ist es vollendet, schaden sie nicht mehr. Ein Monument braucht 2 Würfel; einer bewirkt nichts.
lesson-colosseum-wrong = Jetzt hast du die Mittel für das Kolosseum, und Zeit für den zweiten Würfel. Errichte es.
lesson-colosseum-wrong-raise = Das Hippodrom zählt deine Gebäude, und du hast eines. Beginne mit dem Kolosseum.
lesson-colosseum-brought = Ein Würfel steht. Der andere kostet dasselbe.
lesson-stop-do = Hör auf zu wachsen und errichte den Triumphbogen.
lesson-stop-why = Eine vierte Region kostet 3 Militär, alles, was du hast. Der Bogen kostet Kultur und zählt 1 Punkt je Region.
lesson-stop-wrong = Du hast 6 Kultur, und sonst nützt sie dir gerade nichts. Mach Punkte daraus: Errichte den Bogen.
lesson-stop-wrong-conquer = Für 1 Punkt hättest du kein Militär mehr, und das Kolosseum braucht noch 2. Drei Regionen genügen.
lesson-stop-wrong-raise = Das kostet 3 Industrie, die das Kolosseum braucht. Kultur hast du übrig: Errichte den Bogen.
lesson-stop-brought = Der Bogen zählt mit dem zweiten Würfel.
lesson-complete-do = Errichte das Kolosseum weiter: Es fehlt der zweite Würfel.
lesson-complete-why = Dann ist es vollendet: 2 Punkte, und keine Barbaren schaden dir mehr.
lesson-complete-wrong = Am Kolosseum fehlt ein Würfel, und du kannst ihn zahlen. Vollende es jetzt.
lesson-complete-brought = Das Kolosseum steht. Sollen sie kommen!
lesson-own-do = Hol dir 2 Industrie oder mehr, wie du magst.
lesson-own-why = Gärten und Tempel zählen je 2 Punkte, wenn sie gebaut sind. Die Gärten kosten 3 Industrie und kommen bald wieder.
lesson-own-wrong = Das bringt nur 1 Industrie. Such eine Karte, die 2 gibt, oder einen Tribut von 3.
lesson-own-wrong-kind = Du hast 3 Kultur, genau so viel braucht der Bogen. Wähle Industrie.
lesson-own-wrong-raise = Behalt deine Kultur: Der Bogen braucht 3. Hol dir Industrie.
lesson-own-brought = Genug für die Gärten.
lesson-points-do = Bau die Gärten.
lesson-points-why = Einheiten zählen am Ende nichts. Regionen, Gebäude wie dieses und vollendete Monumente zählen, und nur Regionen kann man verlieren.
lesson-points-wrong = Einheiten zählen am Ende nichts, und für 2 Punkte hast du genug. Bau die Gärten.
lesson-points-wrong-temple = Auch 2 Punkte, aber mit den 3 Kultur bezahlt, die den Bogen vollenden. Bau die Gärten.
lesson-points-brought = 7 Punkte bisher.
lesson-arc-do = Vollende den Triumphbogen.
lesson-arc-why = Er zählt 3 Punkte, 1 für jede Region. Dann kommen die Barbaren, und nichts wird geschehen.
lesson-arc-wrong = 3 Kultur und 3 Punkte warten. Errichte den Bogen.
lesson-arc-brought = 10 Punkte. Die zweiten Barbaren haben nicht geschadet.

## The rules, by chapters; rules.toml says which rule each states

rulebook-head-aim = Worum es geht
rulebook-lead = Du regierst Rom { $periods } Perioden lang. Setze Kultur, Militär und Industrie für Eroberungen, Gebäude und Monumente ein, aber halte genug Kraft für die Barbaren zurück, die am Ende jeder Periode kommen. Nach der letzten Invasion werden deine Taten gewertet, und du erfährst, welcher Kaiser du warst.
rulebook-start = Am Anfang werden alle { $cards } Karten gemischt, die Leisten stehen auf { $start }, Rom ist deine einzige Region, und nichts ist gebaut.
rulebook-tracks = Kultur, Militär und Industrie haben je eine Leiste von { $min } bis { $max }. Was über { $max } hinausgeht, verfällt; nehmen darfst du es trotzdem. Ein Preis wird ganz bezahlt oder gar nicht.
rulebook-head-turn = Ein Zug
rulebook-draw = Ziehe { $n } Karten. Liegen weniger im Stapel, ziehe diese: Auch das ist ein ganzer Zug. Gebaute Karten verlassen den Stapel, spätere Perioden können also einen Zug kürzer sein.
rulebook-use = Nutze eine davon auf eine von zwei Arten: ihre obere oder ihre untere Hälfte. Passen kannst du nicht.
rulebook-upper = Die obere Hälfte gibt alle Einheiten, die darauf stehen. Das geht immer, auch wenn eine Leiste voll ist.
rulebook-lower = Die untere Hälfte ist eine Aktion: Eroberung, Tribut, Gebäude oder Monument. Du kannst sie nur ausführen, wenn du jetzt den ganzen Preis zahlen kannst und sie etwas bewirkt.
rulebook-discard = Danach kommen alle gezogenen Karten auf den Ablagestapel, auch die genutzte. Nur ein Gebäude, das du gerade gebaut hast, bleibt auf dem Tisch.
rulebook-empty = Ist der Stapel nach einem Zug leer, kommen die Barbaren. Sonst beginnt der nächste Zug.
rulebook-figure-turn = Drei Karten einer ersten Periode. Die obere Hälfte kannst du bei jeder nehmen, von den unteren nur, was du zahlen kannst: Du hast { $culture } Kultur, { $military } Militär und { $industry } Industrie.
rulebook-head-regions = Eroberung und Tribut
rulebook-held = Eine Region mit einem Würfel gehört dir. Wann immer deine Regionen gezählt werden, zählt Rom mit.
rulebook-conquest = Eroberung: Zahle 1 Militär für jede Region, die du hältst, auch für Rom. Nimm eine beliebige freie Region, solange es eine gibt, und erhalte 1 Einheit von dem, was sie gibt. Regionen müssen nicht aneinandergrenzen.
rulebook-gives = Jede Region gibt immer dasselbe: Kultur oder Industrie, wie auf der Karte zu sehen. Was du verloren hast, kannst du wieder erobern, und es gibt wieder.
rulebook-tribute = Tributforderung: Wähle Kultur oder Industrie, alles von einer Art, und erhalte 1 für jede Region, die du hältst. Das kostet nichts.
rulebook-figure-regions = Gehaltene Regionen: { $n }. So viel Militär kostet die nächste Eroberung, und so viele Einheiten brächte ein Tribut.
rulebook-head-buildings = Gebäude
rulebook-build = Bauen: Zahle den Preis und lege die Karte neben den Plan; sie ist für immer aus dem Stapel. Was gebaut ist, und ein vollendetes Monument, kannst du nie verlieren.
rulebook-gardens = Gärten: { $gardens } Tempel: { $temple }
rulebook-bonus = Amphitheater: { $culture } Marschlager: { $military } Mine: { $industry } Einmal je Zug für jede Karte; eigene Punkte bringen sie nicht.
rulebook-gain = Alles, was ein Zug bringt, ist ein Gewinn: eine obere Hälfte, die Einheit einer Region oder ein Tribut. Mehrere Gebäude können etwas hinzufügen, jedes für seine Art; was sie hinzufügen, löst nichts weiter aus. Auch Einheiten, die oben verfallen, wurden gewonnen. Was du zahlst oder verlierst, ist kein Gewinn.
rulebook-each = Jede gebaute Karte ist ein Gebäude für das Hippodrom, auch die ohne Punkte.
rulebook-head-monuments = Monumente
rulebook-raise = Errichten: Zahle den Preis und setze einen Würfel auf das Monument der Karte. Die Karte wird abgelegt wie jede andere. Welche seiner Karten welchen Würfel setzt, ist gleich; eine Karte kann in verschiedenen Perioden mehrere setzen.
rulebook-complete = Mit { $n } Würfeln ist ein Monument vollendet. Vorher bewirkt und zählt es nichts; danach nützen nur noch die oberen Hälften seiner Karten.
rulebook-monument = { $name }: { $does }
rulebook-figure-monuments = Würfel auf dem Kolosseum: { $n }. Noch einer, und keine Invasion schadet mehr.
rulebook-head-senate = Der Senat
rulebook-senate-gains = Ist der Senat vollendet, kannst du jede Einheit Kultur oder Militär, die du gewinnst, auf eine dieser beiden Leisten setzen, Stück für Stück, auch was Gebäude hinzufügen. Zur Wahl stehen die Aufteilungen, bei denen oben am wenigsten verfällt. Industrie bleibt Industrie.
rulebook-senate-bonus = Ein Gewinn mit Kultur oder Militär löst dann sowohl das Amphitheater als auch das Marschlager aus, soweit sie gebaut sind.
rulebook-senate-pays = Jeden Preis in Kultur oder Militär, auch den einer Invasion, kannst du mit beidem gemischt zahlen. Nur der letzte Würfel des Senats selbst wird noch wie üblich bezahlt.
rulebook-senate-else = Sonst ändert sich nichts: Eine Eroberung kostet weiter 1 je Region, ein Tribut gibt Kultur oder Industrie, und der Große Leuchtturm nimmt die Leisten, wie sie stehen.
rulebook-head-invasions = Die Barbaren
rulebook-invasion = Sie kommen nach jedem Zug, der den Stapel leer macht. { $first } { $second } { $third }
rulebook-invasion-choice = Du hast die Wahl: Zahle den ganzen Preis oder gib die Regionen auf, auch wenn du zahlen könntest. Teilzahlungen gibt es nicht.
rulebook-invasion-loss = Welche Regionen du aufgibst, entscheidest du, aber nie Rom. Hältst du zu wenige andere und kannst zahlen, musst du zahlen.
rulebook-invasion-fall = Kannst du weder zahlen noch genug andere Regionen aufgeben, fällt Rom, und die Partie ist sofort verloren.
rulebook-invasion-safe = Ist das Kolosseum vollendet, kostet eine Invasion nichts und nimmt nichts.
rulebook-invasion-after = Danach werden alle abgelegten Karten ohne die gebauten zu einem neuen Stapel gemischt, und die nächste Periode beginnt. Nach Invasion { $last } endet die Partie.
rulebook-figure-invasions = Die erste Invasion: Sie verlangt { $price } Militär. Es reicht, um zu zahlen.
rulebook-head-end = Das Ende
rulebook-end = Nach Invasion { $name } zählst du 1 Punkt für jede Region, auch für Rom, dazu die Punkte deiner Gebäude und deiner vollendeten Monumente, so wie dann alles steht.
rulebook-lost = Ist Rom gefallen, gibt es weder Punkte noch Titel; eine verlorene Partie steht hinter jeder anderen.
rulebook-titles = Ab { $a } Punkten bist du { $at }, ab { $b } { $bt }, ab { $c } { $ct }, ab { $d } { $dt }, darunter { $et }.
rulebook-head-campaign = Die Kampagne
rulebook-campaign = Die Kampagne ist für alle, die schon { $n } Punkte oder mehr hatten. Sie besteht aus { $games } Partien nacheinander, jede mit einem Punktziel.
rulebook-standing = Dein Stand beginnt bei { $start }. Jeder Erfolg hebt ihn um eins, jeder Fehlschlag senkt ihn um eins, und mit ihm ändern sich das Punktziel, der Start der Leisten und die Forderungen der Barbaren: Ein Erfolg macht die nächste Partie schwerer, ein Fehlschlag leichter.
rulebook-stages = Alles andere ist das gewöhnliche Spiel. Jede Partie wird einmal gespielt, und Aufgeben ist ein Fehlschlag. Nach der letzten erfährst du, wie Rom sich an dich erinnert.
