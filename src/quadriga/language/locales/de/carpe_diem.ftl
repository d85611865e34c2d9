### Carpe Diem

## Things: amounts, structures, tiles, cards

thing = { $thing ->
    [fish] { $n ->
        [one] Fisch
       *[other] Fische
    }
    [herbs] { $n ->
        [one] Kraut
       *[other] Kräuter
    }
    [grapes] { $n ->
        [one] Traube
       *[other] Trauben
    }
    [chicken] { $n ->
        [one] Huhn
       *[other] Hühner
    }
    [goods] { $n ->
        [one] Ware
       *[other] Waren
    }
    [coins] { $n ->
        [one] Münze
       *[other] Münzen
    }
    [bread] { $n ->
        [one] Brot
       *[other] Brote
    }
    [prestige] Prestige
    [vp] SP
    [chimney] { $n ->
        [one] Schornstein
       *[other] Schornsteine
    }
    [stored] { $n ->
        [one] eingelagertes Plättchen
       *[other] eingelagerte Plättchen
    }
    [any_landscape] { $n ->
        [one] Landschaft
       *[other] Landschaften
    }
    [any_dwelling] { $n ->
        [one] Wohnhaus
       *[other] Wohnhäuser
    }
    [pond] { $n ->
        [one] Teich
       *[other] Teiche
    }
    [garden] { $n ->
        [one] Kräutergarten
       *[other] Kräutergärten
    }
    [vineyard] { $n ->
        [one] Weinberg
       *[other] Weinberge
    }
    [farmyard] { $n ->
        [one] Hühnerhof
       *[other] Hühnerhöfe
    }
    [merchant] Händler
    [granary] Kornspeicher
    [administration] { $n ->
        [one] Verwaltung
       *[other] Verwaltungen
    }
    [craftsman] Handwerker
    [villa] { $n ->
        [one] Villa
       *[other] Villen
    }
    [market] { $n ->
        [one] Markt
       *[other] Märkte
    }
    [bakery] { $n ->
        [one] Bäckerei
       *[other] Bäckereien
    }
   *[fountain] Brunnen
}
amount = { $n } { thing }
change = { SIGNED($n) } { thing }
kind-name = { $kind ->
    [pond] Teich
    [garden] Kräutergarten
    [vineyard] Weinberg
    [farmyard] Hühnerhof
    [merchant] Händler
    [granary] Kornspeicher
    [administration] Verwaltung
    [craftsman] Handwerker
    [villa] Villa
    [market] Markt
    [bakery] Bäckerei
   *[fountain] Brunnen
}
kind = { kind-name }
    .a = { $kind ->
        [administration] eine { kind-name }
        [villa] eine { kind-name }
        [bakery] eine { kind-name }
       *[other] ein { kind-name }
    }
    .a-acc = { $kind ->
        [administration] eine { kind-name }
        [villa] eine { kind-name }
        [bakery] eine { kind-name }
       *[other] einen { kind-name }
    }
    .each = { $kind ->
        [administration] jede { kind-name }
        [villa] jede { kind-name }
        [bakery] jede { kind-name }
       *[other] jeden { kind-name }
    }
    .your-acc = { $kind ->
        [administration] deine { kind-name }
        [villa] deine { kind-name }
        [bakery] deine { kind-name }
       *[other] deinen { kind-name }
    }
    .for-the = { $kind ->
        [administration] die { kind-name }
        [villa] die { kind-name }
        [bakery] die { kind-name }
       *[other] den { kind-name }
    }
edge = { $edge ->
    [grass] Gras
    [pond] Teich
    [garden] Kräutergarten
    [vineyard] Weinberg
    [farmyard] Hühnerhof
    [merchant] Händler
    [granary] Kornspeicher
    [administration] Verwaltung
    [craftsman] Handwerker
   *[villa] Villa
}
part = { $chimneys ->
    [0] { kind-name }
    [one] { kind-name } ({ $chimneys } Schornstein)
   *[other] { kind-name } ({ $chimneys } Schornsteine)
}
    .acc = { $chimneys ->
        [0] { kind.a-acc }
        [one] { kind.a-acc } ({ $chimneys } Schornstein)
       *[other] { kind.a-acc } ({ $chimneys } Schornsteine)
    }
tile = { LIST($parts) }
    .acc = { LIST($parts, form: "acc") }
card = { LIST($needs) }: { LIST($reward) }
card-lying = { $card }, { $row ->
    [1] oberste Reihe
    [2] mittlere Reihe
   *[other] unterste Reihe
}, { $column ->
    [1] ganz links
    [2] zweite von links
    [3] zweite von rechts
   *[other] ganz rechts
}
card-pay = Bezahle { LIST($needs) }
card-own = Besitze { LIST($needs) }
card-whole-pay = Bezahle { LIST($needs) }: { LIST($reward) }
card-whole-own = Besitze { LIST($needs) }: { LIST($reward) }
fountain-card = { $vp } SP für { FORM($kind, "each") }
sets-in-goods = { $n ->
    [one] { $n } Satz in Waren und Münzen
   *[other] { $n } Sätze in Waren und Münzen
}
sets-in-bread = { $n ->
    [one] { $n } Satz in Brot
   *[other] { $n } Sätze in Brot
}
all-of = { LIST($items) }

## Places

blueprint = { $space ->
    [1] oben links
    [2] oben in der Mitte
    [3] oben rechts
    [4] unten rechts
    [5] unten, zweiter von rechts
    [6] unten, zweiter von links
    [7] unten links
   *[other] Nummer { $space }
}
    .at = { $space ->
        [1] oben links
        [2] oben in der Mitte
        [3] oben rechts
        [4] unten rechts
        [5] unten an zweiter Stelle von rechts
        [6] unten an zweiter Stelle von links
        [7] unten links
       *[other] Nummer { $space }
    }
row-name = { $row ->
    [1] oberste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
   *[other] unterste
}
column-name = { $column ->
    [1] ganz links
    [2] zweites Feld von links
    [3] drittes Feld von links
    [4] drittes Feld von rechts
    [5] zweites Feld von rechts
   *[other] ganz rechts
}
cell = { $row ->
    [1] { $column ->
        [1] in der linken oberen Ecke
        [6] in der rechten oberen Ecke
       *[other] in der obersten Reihe, { column-name }
    }
    [6] { $column ->
        [1] in der linken unteren Ecke
        [6] in der rechten unteren Ecke
       *[other] in der untersten Reihe, { column-name }
    }
   *[other] in der { row-name }n Reihe, { column-name }
}
    .into = { $row ->
        [1] { $column ->
            [1] in die linke obere Ecke
            [6] in die rechte obere Ecke
           *[other] in die oberste Reihe, { column-name }
        }
        [6] { $column ->
            [1] in die linke untere Ecke
            [6] in die rechte untere Ecke
           *[other] in die unterste Reihe, { column-name }
        }
       *[other] in die { row-name } Reihe, { column-name }
    }
    .name = { $row ->
        [1] { $column ->
            [1] Linke obere Ecke
            [6] Rechte obere Ecke
           *[other] Oberste Reihe, { column-name }
        }
        [6] { $column ->
            [1] Linke untere Ecke
            [6] Rechte untere Ecke
           *[other] Unterste Reihe, { column-name }
        }
       *[other] { $row ->
            [2] Zweite
            [3] Dritte
            [4] Vierte
           *[other] Fünfte
        } Reihe, { column-name }
    }
column-line = { $n ->
    [1] in der linken Spalte
    [6] in der rechten Spalte
   *[other] in Spalte { $n }
}
row-line = { $n ->
    [1] in der obersten Reihe
    [6] in der untersten Reihe
   *[other] in Reihe { $n }
}

## Prompts

prompt = { $doing ->
    [starting] Stelle deinen Patrizier auf ein freies Feld des Rings.
    [moving] Ziehe deinen Patrizier nach links oder rechts, für Brot überallhin.
    [moving-without-bread] Ziehe deinen Patrizier nach links oder rechts.
    [taking] Nimm ein Plättchen vom Bauplan bei deinem Patrizier.
    [placing] Lege das Plättchen passend an oder lagere es ein.
    [rewarding] Du bekommst zwei Belohnungen: Welche kommt zuerst?
    [crafting] Nimm ein Plättchen aus der unteren Reihe.
    [returning] Gib eine deiner Brunnenkarten zurück.
    [visiting] Setze einen Marker zwischen zwei Karten des Forums.
    [ordering] Welche der beiden Karten nutzt du zuerst?
   *[paying] Wie viele Sätze der Karte bezahlst du?
}
prompt-others = { $doing ->
    [starting] { $who } stellt den Patrizier auf.
    [moving] { $who } zieht.
    [taking] { $who } nimmt ein Plättchen.
    [placing] { $who } legt ein Plättchen an.
    [rewarding] { $who } ordnet zwei Belohnungen.
    [crafting] { $who } nimmt ein Plättchen aus der unteren Reihe.
    [returning] { $who } gibt eine Brunnenkarte zurück.
    [visiting] { $who } besucht das Forum.
    [ordering] { $who } ordnet zwei Karten.
   *[paying] { $who } bezahlt eine Forumskarte.
}
prompt-boards = Die Viertel werden verteilt.
prompt-frames = Die Rahmen werden gezogen.
prompt-forum = Das Forum wird ausgelegt.
prompt-blueprints = Die Baupläne werden gefüllt.
prompt-row = Die untere Reihe wird gefüllt.
prompt-fountain = Brunnenkarten werden gezogen.
step-move = ziehen
step-take = Plättchen nehmen
step-build = bauen
step-rewards = Belohnungen
step-craftsman = Handwerker
step-fountain = Brunnen
step-forum = Forum

## Choices

choice-start = Auf dem Feld { FORM($space, "at") } beginnen
choice-go = Nach { $way ->
    [left] links
   *[right] rechts
} gehen: Bauplan { $space }
choice-bread = Mit Brot gehen: Bauplan { $space }
choice-go-and-take = Nach { $way ->
    [left] links
   *[right] rechts
} gehen (Bauplan { $space }) und { FORM($tile, "acc") } nehmen
choice-bread-and-take = Mit Brot gehen (Bauplan { $space }) und { FORM($tile, "acc") } nehmen
choice-take = { CAP(FORM($tile, "acc")) } nehmen
turned = { $turns ->
    [0] nicht gedreht
    [1] um ein Viertel nach rechts gedreht
    [2] halb herumgedreht
   *[other] um ein Viertel nach links gedreht
}
choice-place = Anlegen { $cell }, { turned }
    .brief = { FORM($cell, "name") }, { $turns ->
        [0] nicht gedreht
        [1] rechts gedreht
        [2] halb gedreht
       *[other] links gedreht
    }
choice-store = Einlagern
choice-reward = Zuerst die Belohnung für { FORM($kind, "for-the") }
choice-return = „{ $card }“ zurückgeben
choice-visit = Zwischen „{ $one }“ und „{ $two }“
choice-first = Zuerst „{ $card }“
choice-pay = { LIST($paid) } bezahlen
choice-pay-nothing = Nichts bezahlen und Punkte verlieren
choice-pay-no-bread = Kein Brot bezahlen
choice-dealt = Was der Zufall verteilt
button-start = Hier beginnen
button-go = Nach { $way ->
    [left] links
   *[right] rechts
} gehen
button-bread = Mit Brot gehen
button-go-and-take = Nach { $way ->
    [left] links
   *[right] rechts
}, nehmen
button-bread-and-take = Mit Brot, nehmen
button-take = Nehmen
button-place = Hier anlegen
button-reward = Zuerst { $kind }
button-return = Zurückgeben
button-visit = Marker hierher
button-first = Damit beginnen
button-pay = { $n ->
    [0] Nichts bezahlen
    [one] { $n } Satz bezahlen
   *[other] { $n } Sätze bezahlen
}
question-take = { CAP(FORM($tile, "acc")) } nehmen?
question-place = Das Plättchen hier anlegen?
    .spoken = { "" }
question-store = Das Plättchen einlagern?
question-return = Diese Karte zurückgeben?
    .spoken = { "" }
question-visit = Deinen Marker zwischen diese Karten setzen?
    .spoken = { "" }
question-first = Mit dieser Karte beginnen?
    .spoken = { "" }

## What a choice would bring

tiles-there = { $n ->
    [one] Dort liegt 1 Plättchen: { LIST($tiles, style: "unit") }.
   *[other] Dort liegen { $n } Plättchen: { LIST($tiles, style: "unit") }.
}
both-at-once = Beides auf einmal; jeder Schritt lässt sich zurücknehmen.
fits = { $n ->
    [0] Es passt nirgends: Du müsstest es einlagern.
    [one] Lässt sich auf eine Art anlegen.
   *[other] Lässt sich auf { $n } Arten anlegen.
}
could = { FORM($kind, "a-acc") } ({ $gives })
could-complete = Könnte { LIST($what) } fertigstellen.
brings = { $what }: { $worth }.
completes-nothing = Es stellt noch nichts fertig.
stored-for-good = Es kommt nie zurück; je { $n } eingelagerte Dinge zählen am Ende 1 SP.
returned-scores = { $vp ->
    [0] Sie bringt gerade nichts.
   *[other] Sie bringt gerade { $vp } SP.
}
changes = { LIST($changes, style: "unit") }.
score-changes = Wertung { SIGNED($vp) } SP.
gain-single = { CAP(FORM($kind, "a")) }
gain-dwelling = { $kind } fertig
gain-structure = { $kind } aus { $n } fertig
gain-villa = Villa mit { $n ->
    [one] { $n } Schornstein
   *[other] { $n } Schornsteinen
} fertig
gain-writ = Nimmt die Urkunde
gain-goals = { $n ->
    [one] Rahmenziel
   *[other] { $n } Rahmenziele
}
gain-cards = Brunnenkarte
gain-goals-and-cards = { $n ->
    [one] Rahmenziel, Brunnenkarte
   *[other] { $n } Rahmenziele, Brunnenkarte
}
worth-black-tile = schwarzes Plättchen
worth-cards = Karten
gives-at-the-end = { $vp } SP am Ende
gives-black-tile = ein Plättchen der unteren Reihe
gives-cards = Brunnenkarten
gives-coins-for-goods = Münzen für alle Waren und { $n } dazu
uses = { $bread ->
    [0] ×{ $n }
   *[other] { $rest ->
        [0] ×{ $n }, in Brot
       *[other] ×{ $n }, { $bread } in Brot
    }
}
uses-none = kein Satz
use-said = { $asks }, { $sets }: { $brings }.
offer-net = Zusammen { LIST($changes, style: "unit") }.
offer-net-nothing = Zusammen nichts.

## Why not

clash = { $side ->
    [up] Oben grenzt an: { $asked }. Hier wäre: { $edge }.
    [right] Rechts grenzt an: { $asked }. Hier wäre: { $edge }.
    [down] Unten grenzt an: { $asked }. Hier wäre: { $edge }.
   *[left] Links grenzt an: { $asked }. Hier wäre: { $edge }.
}
clash-frame = { $side ->
    [up] Oben verlangt der Rahmen Gras. Hier wäre: { $edge }.
    [right] Rechts verlangt der Rahmen Gras. Hier wäre: { $edge }.
    [down] Unten verlangt der Rahmen Gras. Hier wäre: { $edge }.
   *[left] Links verlangt der Rahmen Gras. Hier wäre: { $edge }.
}
why-clash = So passt es nicht { $cell }. { $clash } Drehe es.
why-covered = Dort liegt schon ein Plättchen: { $cell }. Wähle ein leeres Feld.
why-lonely = Kein Plättchen grenzt an das Feld { $cell }. Lege immer Kante an Kante an, nicht über Eck.
why-shovel = Das erste Plättchen kommt auf die Schaufel, { $cell }.
why-looks-the-same = Weniger gedreht sieht das Plättchen genauso aus: Schreibe { $text }.
why-no-bread = Du hast kein Brot für diesen Zug. Gehe nach links oder rechts.
why-empty = Der Bauplan { $space } ist leer. Plättchen liegen hier: { LIST($filled) }.
why-not-dealt = { $text } ist jetzt nicht möglich. { $now }

## Glossary: what a thing is, what it does now, why it cannot be chosen

kind-what = { $kind }: { $family ->
    [landscape] eine Landschaft, fertig, sobald keine ihrer Kanten mehr offen ist. Dann: { $gives }
    [dwelling] ein Wohnhaus aus zwei Hälften, fertig, sobald die zweite an der ersten liegt. Dann: { $gives }
    [villa] zwei Plättchen oder mehr, fertig, sobald keine Kante mehr offen ist. { $gives }
   *[single] ein Plättchen mit Gras ringsum. { $gives }
}
slot-empty = Leerer Platz
slot-what = Das Plättchen, das hier lag, hat jemand genommen. Vor der nächsten Phase werden alle Baupläne wieder gefüllt.
slot-to-fill = Sobald alle Patrizier auf dem Ring stehen, werden hier Plättchen ausgelegt.
slot-left = { $n ->
    [one] Hier kann in dieser Phase noch ein Plättchen genommen werden; der Rest verlässt dann das Spiel.
   *[other] Hier können in dieser Phase noch { $n } Plättchen genommen werden; der Rest verlässt dann das Spiel.
}
hand-name = Deine Hand
hand-what = Lege das Plättchen an ein anderes, mit passenden Kanten, oder lagere es ein: Was eingelagert ist, kommt nie zurück.
cell-name = Leeres Feld
cell-what = Hierher passt ein Plättchen, das an einer Seite ein anderes berührt und dort dasselbe zeigt. Zum Rahmen hin muss jede Kante Gras sein.
cell-writ = Hier liegt eine Urkunde: Das Plättchen, das sie bedeckt, bringt dich auf der Prestigeleiste { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} weiter.
cell-shovel = Die Schaufel: Hierher kommt dein erstes Plättchen.
structure-now = { $complete ->
    [yes] { $kind } aus { $tiles } Plättchen, fertig.
   *[no] { $kind }, bisher { $tiles } Plättchen, noch offen zu { $open ->
        [one] { $open } Feld
       *[other] { $open } Feldern
    } hin.
}
goal-name = Ziel am Rahmen: { $kind }, { $vp } SP
goal-what = Gewünscht: { $kind }, fertig und mit mindestens einem Plättchen { $line }. Das zählt am Ende { $vp } SP.
goal-now = { $status ->
    [reached] Es ist erreicht.
    [lost] Es lässt sich nicht mehr erreichen.
   *[open] Es ist noch offen.
}
frame-what = Jedes Zeichen am Rahmen nennt, was in seiner Reihe oder Spalte stehen soll und was das am Ende zählt.
ring-what = In jedem Zug geht dein Patrizier nach links oder rechts zum nächsten Bauplan mit Plättchen und nimmt dort eines. Für { $n } Brot geht er überallhin.
ring-now = Von dir aus: nach links { $left }, nach rechts { $right }.
space-name = Feld des Rings, { $space }
space-what = Hier stehen Patrizier. Wer hierher kommt, nimmt ein Plättchen vom Bauplan daneben. Auf einem Feld dürfen beliebig viele stehen.
space-now = Hier: { LIST($who, you: "du") }.
patrician-name = { PERSON($who) ->
    [you] Dein Patrizier
   *[other] Patrizier von { $who }
}
patrician-what = Er läuft um den Ring und nimmt in jedem Zug ein Plättchen. Wo die anderen stehen, spielt keine Rolle.
patrician-now = Er steht { FORM($space, "at") }.
row-what = Schwarze Plättchen für Handwerker: Wer einen Handwerker fertigstellt, nimmt eines davon und legt es sofort an. Die Reihe wird nie aufgefüllt.
row-now = { $n ->
    [one] { $n } Plättchen ist übrig.
   *[other] { $n } Plättchen sind übrig.
}
forum-what = Nach jeder Phase legen alle einen Marker zwischen zwei Karten und nutzen beide, einmal für jeden Satz, den sie erfüllen.
forum-sets = × sagt, wie viele Sätze du jetzt erfüllen könntest. Eine Karte ohne Satz kostet { $penalty } SP; { $bread } Brote bezahlen einen beliebigen Satz.
forum-now = Der nächste Besuch kommt nach Runde { $rounds } von Phase { $phase }.
card-what = { $red ->
    [yes] Für jeden Satz bezahlst du { LIST($needs) }, für fehlende Waren je eine Münze, und erhältst { $reward }.
   *[no] So oft du das besitzt: { LIST($needs) }, erhältst du { $reward }. Bezahlt wird nichts.
}
card-could = { $n ->
    [0] { $bread ->
        [0] Jetzt könntest du keinen Satz erfüllen: Das würde { $penalty } SP kosten.
       *[other] Jetzt könntest du sie nur mit Brot erfüllen: { $bread ->
            [one] { $bread } Satz
           *[other] { $bread } Sätze
        }.
    }
   *[other] Jetzt könntest du { $n ->
        [one] { $n } Satz
       *[other] { $n } Sätze
    } erfüllen{ $bread ->
        [0] .
       *[other] , dazu { $bread } mit Brot.
    }
}
marker-name = Platz für einen Marker
marker-what = Wer hier einen Marker hinlegt, nutzt die beiden Karten daneben. Der Marker bleibt für die ganze Partie, der Platz ist also nur einmal zu haben.
marker-lies = { PERSON($who) ->
    [you] Hier liegt dein Marker.
   *[other] Hier liegt ein Marker von { $who }.
}
marker-brings = Wenn du jetzt hier wärst: { $net }
prestige-what = Wer am weitesten vorn steht, besucht das Forum zuerst. Am Ende zählt die Zahl deines Feldes als SP; über { $last } hinaus bringt jeder Schritt sofort 1 SP.
stock-name = { $stock }
coins-what = Eine Münze ersetzt eine beliebige Ware, wenn du für eine Karte des Forums bezahlst.
bread-what = Für { $move } Brot geht dein Patrizier zu einem beliebigen Bauplan; { $n } Brote bezahlen einen Satz einer beliebigen Karte des Forums.
good-what = { $good ->
    [fish] Fertige Teiche geben Fische.
    [herbs] Fertige Kräutergärten geben Kräuter.
    [grapes] Fertige Weinberge geben Trauben.
   *[chicken] Fertige Hühnerhöfe geben Hühner.
} Mit Waren bezahlst du die roten Karten des Forums.
items-what = Was am Ende übrig ist, zählt je { $n } Dinge 1 SP.
has-now = { PERSON($who) ->
    [you] Du hast { $what }.
   *[other] { $who } hat { $what }.
}
seat-who = { $who }
seat-what = Jemand an diesem Tisch. Am Ende gewinnt die höchste Summe.
seat-now = Platz { $place } von { $of }, mit { $vp } { vp-now }.
points-name = { vp-now }
points-what = Alles Gesammelte und was Rahmen, Prestige, Villen, Brunnenkarten und Übriges zählen würden.
points-now = { $vp } SP.
points-hidden = { $n ->
    [one] { $n } Brunnenkarte ist verdeckt und nicht mitgezählt.
   *[other] { $n } Brunnenkarten sind verdeckt und nicht mitgezählt.
}
line-what = { $line ->
    [collected] SP vom Anfang, aus dem Forum und für Schritte über die Prestigeleiste hinaus. Die hast du schon.
    [frame] Die Ziele deines Rahmens, die du erreicht hast.
    [prestige] Die Zahl des Feldes, auf dem dein Marker auf der Prestigeleiste liegt.
    [villas] Was deine fertigen Villen zählen.
    [fountains] Was deine Brunnenkarten für das zählen, was du fertiggestellt hast.
   *[items] Waren, Münzen, Brot und eingelagerte Plättchen: 1 SP für je { $n }.
}
chimneys-name = Schornsteine
chimneys-what = Schornsteine stehen auf Villen. Karten des Forums zählen die auf allen deinen Plättchen; am Ende zählen fertige Villen danach.
writs-name = Urkunden
writs-what = Bedecke eine Urkunde mit einem Plättchen und geh auf der Prestigeleiste { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} weiter. Bei Gleichstand am Ende gewinnen mehr übrige Urkunden.
stored-name = Eingelagerte Plättchen
stored-what = Was du nicht anlegst, wird eingelagert und kommt nie zurück. Am Ende zählen je { $n } Dinge im Lager 1 SP.
fountain-cards-what = Jede zählt am Ende SP für alles Fertige ihrer Art. Ein Brunnen bringt sie; die der anderen siehst du nicht.
fountain-what = Deine Brunnenkarte: Sie zählt am Ende für alles davon, was du fertiggestellt hast. Die anderen sehen sie nicht.
fountain-now = Du hast { $what }: { $vp } SP.
clock-name = Phase und Runde
clock-what = Die Partie hat { $phases } Phasen zu { $rounds } Runden. Nach jeder Phase besuchen alle das Forum.
explain-ours = Von uns rekonstruiert, im veröffentlichten Spiel vielleicht anders: { LIST($what) }.
ours-of = { $what ->
    [tile] was ein solches Plättchen zeigt oder wie viele es gibt
    [villas] die meisten Punkte für Villen
    [goal] dieses Ziel
    [board] wo Urkunden und Schaufeln liegen
    [fountain] was diese Karte zählt
   *[card] was diese Karte verlangt und gibt
}
begins-name = Beginnt
begins-what = Wer das hat, beginnt jede Runde der Phase. Nach jedem Forum geht es reihum weiter.
begins-now = Jetzt: { $who }.
asked-there = { $side ->
    [up] oben { $edge }
    [right] rechts { $edge }
    [down] unten { $edge }
   *[left] links { $edge }
}
why-never-fits = Wie du es auch drehst, hier passt es nicht. Es müsste zeigen: { LIST($asked) }.
why-no-tile-held = Du hältst gerade kein Plättchen. Nimm erst eines vom Ring.
why-no-tile = Hier liegt kein Plättchen mehr.
why-elsewhere = Dein Patrizier steht { FORM($space, "at") }: Nimm dort ein Plättchen.
why-space-empty = Hier liegt nichts mehr, darum geht niemand dorthin.
why-out-of-reach = Dein Patrizier erreicht in diesem Zug nur { $left } und { $right }.
why-no-craftsman = Nur wer einen Handwerker fertigstellt, nimmt ein Plättchen der unteren Reihe.
why-marker = { PERSON($who) ->
    [you] Dort liegt schon dein Marker, für den Rest der Partie.
   *[other] Dort liegt ein Marker von { $who }, für den Rest der Partie.
}
why-no-forum = Das Forum wird nach Runde { $round } jeder Phase besucht.
why-card-visiting = Leg deinen Marker zwischen zwei Karten: Du nutzt beide.
why-most = Du kannst höchstens { $sets ->
    [one] { $sets } Satz
   *[other] { $sets } Sätze
} in Waren und Münzen bezahlen und { $bread } in Brot (je { $each } Brote).
why-first = { $doing ->
    [starting] Stelle erst deinen Patrizier auf den Ring.
    [moving] Zieh erst deinen Patrizier.
    [taking] Nimm erst ein Plättchen, wo dein Patrizier steht.
    [placing] Leg erst das Plättchen an, das du hältst, oder lagere es ein.
    [rewarding] Wähle erst, welche Belohnung zuerst kommt.
    [crafting] Nimm erst ein Plättchen der unteren Reihe.
    [returning] Gib erst eine deiner Brunnenkarten zurück.
    [visiting] Leg erst einen Marker ins Forum.
    [ordering] Wähle erst, welche der beiden Karten zuerst kommt.
    [paying] Wähle erst, wie viele Sätze du bezahlst.
   *[over] Die Partie ist vorbei.
}
instead-bread = Für { $n } Brot könntest du dorthin. Brot geben Kornspeicher und Bäckereien.
instead-craftsman = Leg zwei Hälften eines Handwerkers zusammen.

## Why a turn is good

# What a turn does: a verb with its objects, the whole of a sentence or one half of it.
merit-completes = stellt { FORM($kind, "a-acc") } für { $gives } fertig
merit-completes-of = stellt { FORM($kind, "a-acc") } aus { $n } Plättchen für { $gives } fertig
merit-completes-villa = stellt eine Villa mit { $n ->
    [one] { $n } Schornstein
   *[other] { $n } Schornsteinen
} für { $vp } SP fertig
merit-builds = baut { FORM($kind, "a-acc") } für { $gives }
merit-merchant = stellt einen Händler fertig
merit-fountain = baut einen Brunnen für Brunnenkarten
merit-writ = nimmt eine Urkunde für { $prestige }
merit-goals = { $n ->
    [one] erreicht ein Rahmenziel für { $vp } SP
   *[other] erreicht { $n } Rahmenziele für { $vp } SP
}
merit-fountain-cards = lässt deine Brunnenkarten { $vp } SP mehr zählen
merit-keeps = behält „{ $card }“{ $vp ->
    [0] { "" }
   *[other] {" "}für bisher { $vp } SP
}
merit-begins = legt den Grundstein für { FORM($kind, "a-acc") }
merit-grows = erweitert { FORM($kind, "your-acc") } auf { $n } Plättchen
merit-grows-villa = erweitert deine Villa auf { $n } Plättchen mit { $chimneys ->
    [one] { $chimneys } Schornstein
   *[other] { $chimneys } Schornsteinen
}
merit-goal-line = { $n ->
    [one] bringt { FORM($kind, "a-acc") } in die Linie eines Rahmenziels für { $vp } SP
   *[other] bringt { FORM($kind, "a-acc") } in die Linien von { $n } Rahmenzielen für { $vp } SP
}
merit-no-bread = braucht kein Brot für den Weg
merit-kept = spart { LIST($kept) } für das nächste Forum auf
merit-brings = bringt { LIST($gains) }
merit-brings-for = bringt { LIST($gains) } für { LIST($paid) }
merit-both-cards = erfüllt beide Karten
merit-one-card = erfüllt „{ $card }“
merit-takes-place = nimmt { $who } den besten Platz im Forum weg
merit-possible = ermöglicht dir „{ $card }“
merit-more-sets = ermöglicht dir „{ $card }“ { $n ->
    [1] einmal
   *[other] { $n }-mal
} mehr
merit-earlier = bringt dich für das nächste Forum vor { LIST($who) }
merit-takes-tile = nimmt { $who } das fehlende Plättchen für { FORM($kind, "a-acc") } weg
merit-next-tile = bringt dich einen Schritt vor das fehlende Plättchen für { FORM($kind, "your-acc") }
merit-room = lässt Platz für { $n } der { $of } Plättchen im Ring
merit-room-for-all = lässt Platz für alle Plättchen im Ring

## Log

log-line = { $deed }.
log-line-brought = { $deed } ({ LIST($changes, style: "unit") }).
log-forum-begins = { $told } Das Forum von Phase { $phase } beginnt.
log-boards = Die Viertel wurden verteilt.
log-frame = { PERSON($who) ->
    [you] Dein Rahmen wurde zusammengesetzt.
   *[other] Der Rahmen von { $who } wurde zusammengesetzt.
}
log-cards = Das Forum wurde ausgelegt.
log-tiles = Phase { $phase } beginnt: Die Baupläne wurden gefüllt.
log-row = Die untere Reihe wurde gefüllt.
you-or = { PERSON($who) ->
    [you] Du hast
   *[other] { $who } hat
}
log-started = { you-or } den Patrizier auf das Feld { FORM($space, "at") } gestellt
log-went = { PERSON($who) ->
    [you] Du bist
   *[other] { $who } ist
} nach { $way ->
    [left] links
   *[right] rechts
} gegangen: Bauplan { $space }
log-paid-bread = { PERSON($who) ->
    [you] Du bist
   *[other] { $who } ist
} mit Brot gegangen: Bauplan { $space }
log-crafted = { you-or } { FORM($tile, "acc") } aus der unteren Reihe genommen
log-took = { you-or } { FORM($tile, "acc") } genommen
log-took-last = { $n ->
    [one] { you-or } { FORM($tile, "acc") } genommen; das letzte Plättchen dort ist aus dem Spiel
   *[other] { you-or } { FORM($tile, "acc") } genommen; die letzten { $n } Plättchen dort sind aus dem Spiel
}
log-stored = { you-or } { FORM($tile, "acc") } eingelagert
log-placed = { you-or } { FORM($tile, "acc") } angelegt: { $cell }
log-placed-and = { you-or } { FORM($tile, "acc") } angelegt: { $cell } – { LIST($also, style: "unit") }
log-reward-first = { you-or } zuerst die Belohnung für { FORM($kind, "for-the") } genommen
log-drew = { $n ->
    [one] { you-or } { $n } Brunnenkarte gezogen
   *[other] { you-or } { $n } Brunnenkarten gezogen
}
log-drew-these = { you-or } gezogen: { LIST($cards) }
log-returned = { you-or } eine Brunnenkarte zurückgegeben
log-returned-this = { you-or } „{ $card }“ zurückgegeben
log-visited = { you-or } einen Marker zwischen „{ $one }“ und „{ $two }“ gesetzt
log-began-with = { you-or } mit „{ $card }“ begonnen
log-paid = { you-or } { LIST($paid) } für „{ $card }“ bezahlt
log-paid-nothing = { you-or } nichts für „{ $card }“ bezahlt
ending-shared = Geteilter Sieg für { LIST($who, you: "dich") } mit je { $vp } SP.
ending-won = { PERSON($who) ->
    [you] Du gewinnst mit { $vp } SP.
   *[other] { $who } gewinnt mit { $vp } SP.
}
ending-won-by-writs = { PERSON($who) ->
    [you] Du gewinnst: je { $vp } SP, aber mehr Urkunden übrig.
   *[other] { $who } gewinnt: je { $vp } SP, aber mehr Urkunden übrig.
}
ending-won-by-prestige = { PERSON($who) ->
    [you] Du gewinnst: je { $vp } SP, aber weniger Prestige.
   *[other] { $who } gewinnt: je { $vp } SP, aber weniger Prestige.
}
headline-forum = Phase { $phase } von { $phases }, Forum
headline-round = Phase { $phase } von { $phases }, Runde { $round } von { $rounds }

## A turn in short

deed-started = auf dem Feld { FORM($space, "at") } begonnen
deed-took-black-tile = ein schwarzes Plättchen genommen
deed-built = { FORM($tile, "acc") } gebaut
deed-completed = { FORM($kind, "a-acc") } aus { $n } Plättchen fertiggestellt
deed-completed-villa = eine Villa mit { $n ->
    [one] { $n } Schornstein
   *[other] { $n } Schornsteinen
} fertiggestellt
deed-took-writ = die Urkunde genommen
deed-stored = { FORM($tile, "acc") } eingelagert
deed-drew-cards = Brunnenkarten gezogen
deed-visited = das Forum zwischen „{ $one }“ und „{ $two }“ besucht
deed-paid = { $n ->
    [one] { $n } Satz von „{ $card }“ bezahlt
   *[other] { $n } Sätze von „{ $card }“ bezahlt
}

## How a score comes about

why-beginning = nach der Reihenfolge am Tisch
why-forum = Karten, abzüglich { $penalty } SP für jede, die nicht erfüllt wurde
why-beyond = Schritte über Feld { $last } der Leiste hinaus
why-items = { LIST($held, style: "unit") }: zusammen { $n }, je { $each } für 1 SP
why-prestige = Feld { $n } der Leiste
why-goal = { $kind } { $line }: { $vp }
why-counted = { $what }: { $vp }
why-listed = { LIST($parts, style: "unit") }
why-nothing = nichts

## The rules: what can be built

rule-landscape = { $good ->
    [fish] Fische
    [herbs] Kräuter
    [grapes] Trauben
   *[chicken] Hühner
}: eines weniger, als die Landschaft Plättchen hat.
rule-gives = { $kind ->
    [merchant] Alle deine Waren werden zu Münzen, dazu { $n } weitere.
    [granary] { $n } Brote.
    [administration] { $n } Prestige.
    [market] { $n ->
        [one] { $n } Münze, sobald er liegt.
       *[other] { $n } Münzen, sobald er liegt.
    }
   *[bakery] { $n ->
        [one] { $n } Brot, sobald sie liegt.
       *[other] { $n } Brote, sobald sie liegt.
    }
}
rule-craftsman = Ein Plättchen der unteren Reihe, das du sofort anlegst.
rule-fountain = Ziehe { $n } Brunnenkarten und gib { $back } aus deiner Hand zurück.
rule-villa = Sofort nichts; am Ende je nach Schornsteinen: { LIST($chart, style: "unit") } SP.
rule-chimneys = { $n } bringen { $vp }

## The page: headings and names of what is drawn

bread = Brot
prestige = Prestige
chimneys = Schornsteine
writs = Urkunden
said = { $what }.
capital = { CAP($what) }
forum = Forum
ring = Ring der Baupläne
blueprints = Baupläne
bottom-row = Untere Reihe
prestige-bar = Prestigeleiste
frame-goals = Rahmenziele
fountain-cards = Brunnenkarten
holdings = Waren, Münzen und Brot
your-cards = Deine Brunnenkarten
your-prestige-and-cards = Dein Prestige und deine Brunnenkarten
tab-district = Viertel
tab-ring = Ring
tab-others = Alle
secrets = meine Brunnenkarten
keys-turn = das Plättchen drehen: nach links, nach rechts
keys-store = das Plättchen einlagern
keys-arrows = von einer leuchtenden Möglichkeit zur nächsten
clock-end = Spielende
clock-set-up = Aufbau
clock-phase = Phase
clock-round = Runde
clock-of = von { $n }
clock-forum = Forum
mostly-ours = Plättchen, Karten und Rahmen sind größtenteils von uns rekonstruiert

## The page: the ring and the bottom row

blueprint-here = { $empty ->
    [yes] Bauplan { $space }, leer
   *[no] Bauplan { $space }
}
space-here = Feld { FORM($space, "at") }.
standing-here = { PERSON($who) ->
    [you] Hier stehst du.
   *[other] { $n ->
        [one] Hier steht { LIST($who) }.
       *[other] Hier stehen { LIST($who, you: "du") }.
    }
}
way = { $to ->
    [left] links
    [right] rechts
   *[both] links/rechts
}
tiles-to-come = { $n ->
    [one] noch { $n } weißes Plättchen
   *[other] noch { $n } weiße Plättchen
}
last-tiles = die letzten Plättchen, schwarz
last-here = { $room ->
    [little] 1
   *[enough] noch 1
}
for-craftsmen = für Handwerker
black-tiles-left = { $n ->
    [one] { $n } schwarzes Plättchen, für Handwerker
   *[other] { $n } schwarze Plättchen, für Handwerker
}
would-fit = { $n ->
    [0] Es würde in deinem Viertel nirgends passen.
    [one] Es würde auf { $n } Feld deines Viertels passen.
   *[other] Es würde auf { $n } Felder deines Viertels passen.
}

## The page: the district

district-of = { PERSON($who) ->
    [you] Dein Viertel
   *[other] Das Viertel von { $who }
}
show-district = Das Viertel groß zeigen
show-district-of = Das Viertel von { $who } groß zeigen
cell-shows = { FORM($cell, "name") }: { $tile }
cell-has-writ = { FORM($cell, "name") }: eine Urkunde
cell-clashes = { FORM($cell, "name") }: So passt es nicht. { $clash } Auswählen dreht es.
detail-turning = Wo es leuchtet, passt es, wie es liegt; wo ein Drehzeichen steht, drehe es zuerst.
not-so = So nicht
turn-it-on = { $clash } Drehe es weiter.
turn-left = Nach links drehen
turn-left-key = Nach links drehen (Q)
turn-right = Nach rechts drehen
turn-right-key = Nach rechts drehen (E)
in-your-hand = in deiner Hand
fits-nowhere = passt nirgends: wird eingelagert
store-it = Einlagern
store-it-instead = Lieber einlagern
goal-said = { $line ->
    [column] { $kind } in Spalte { $n }
   *[row] { $kind } in Reihe { $n }
}: { $vp } SP, { $status ->
    [soon] hiermit erreicht
    [reached] erreicht
    [lost] verloren
   *[open] offen
}
return = Zurückgeben
returns-now = { $fresh ->
    [yes] jetzt { $vp } SP, gerade gezogen
   *[no] jetzt { $vp } SP
}
first = Zuerst
each-of = je { $kind }
card-now = { $kind }, jetzt

## The page: the forum

card-pays = zahle
card-owns = habe
family = { $family ->
    [any_landscape] { $n ->
        [one] Land­schaft
       *[other] Land­schaf­ten
    }
   *[any_dwelling] { $n ->
        [one] Wohn­haus
       *[other] Wohn­häuser
    }
}
card-not-drawn = Eine Karte, noch nicht gezogen
card-and-sets = { $card }. Du könntest { $now ->
    [one] { $now } Satz
   *[other] { $now } Sätze
} erfüllen.
card-and-sets-then = { $card }. Du könntest { $now ->
    [one] { $now } Satz
   *[other] { $now } Sätze
} erfüllen, dann { $then }.
forum-key-sets = ×: Sätze, die du schaffst;
forum-key-none = keiner
forum-key-bread = = 1 Satz
if-visited-here = Wenn du hierhin gehst
if-visited-now = Wenn du jetzt hierhin gingst
marker-of = Zwischen „{ $one }“ und „{ $two }“: ein Marker von { $who }
marker-free = Zwischen „{ $one }“ und „{ $two }“: frei
marker-unlaid = Ein Feld für einen Marker: frei
marker-now = Zwischen „{ $one }“ und „{ $two }“, wenn du jetzt hierher gingst:
would-visit = { $last ->
    [yes] Du kämest zuletzt dran
   *[no] { $place ->
        [1] Du kämest als Erstes dran
        [2] Du kämest als Zweites dran
       *[other] Du kämest als Drittes dran
    }
}
visits-in-order = Besuche: { LIST($who, you: "du") }
stacked-here = { LIST($who, style: "unit", you: "du") }, zuletzt genannt liegt oben:

## The page: the seats and their scores

scores-now = { $over ->
    [yes] Endwertung
   *[no] Wertung, wenn das Spiel jetzt endete
}
vp-now = { $over ->
    [yes] SP am Ende
   *[no] SP, wenn jetzt Schluss wäre
}
score-line = { $line ->
    [collected] Gesammelt
    [beginning] Zu Beginn
    [beyond] Über die Leiste hinaus
    [items] Vorrat
    [prestige] Prestige
    [frame] Rahmen
    [fountains] Brunnen
   *[villas] Villen
}
score-line-forum = Forum, Phase { $phase }
score-how = { PERSON($who) ->
    [you] Du: wie es dazu kommt
   *[other] { $who }: wie es dazu kommt
}
score-tied = Bei Gleichstand gewinnt, wer mehr Urkunden im Viertel übrig hat, dann wer weniger Prestige hat. Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
seat-place = { $place }. von { $of }
seat-begins = Beginnt jede Runde dieser Phase
fountain-cards-held = { $n ->
    [one] { $n } Brunnenkarte
   *[other] { $n } Brunnenkarten
}
writs-left = { $n ->
    [one] { $n } Urkunde übrig
   *[other] { $n } Urkunden übrig
}
n-left = { $n } übrig
n-stored = { $n } im Lager
built = { LIST($what) }.
also-holds = { $cards ->
    [one] { $cards } Brunnenkarte
   *[other] { $cards } Brunnenkarten
}, { $writs ->
    [one] { $writs } Urkunde übrig
   *[other] { $writs } Urkunden übrig
}, { $stored ->
    [one] { $stored } Plättchen im Lager
   *[other] { $stored } Plättchen im Lager
}.
cards-not-counted = Verdeckte Brunnenkarten sind nicht mitgezählt.
latest-turns = Seit deinem letzten Zug
turn-deeds = { CAP(LIST($deeds, style: "unit")) }.
turn-gains = { LIST($gains, style: "unit") }

## Where the figures come from

source-about = Wir haben das Regelheft dieses Spiels, aber nicht seine Plättchen, Karten und Tafeln, und eine öffentliche Liste davon fanden wir nicht. Anzahlen, Regeln und feste Werte stehen im Regelheft, und { $n } der Forumskarten sind bekannt. Was auf den übrigen Karten, auf den Plättchen, dem Rahmen und den Vierteln steht, ist von uns rekonstruiert: im Rahmen alles Bekannten und in vielen Computerpartien erprobt. Das veröffentlichte Spiel kann abweichen. Wer die Schachtel besitzt, kann allein die Datei mit dem Material berichtigen.
source-tiles = Plättchen
source-tiles-figure = { $white } weiße, { $black } schwarze
source-tile = { $n ->
    [one] { CAP($tile) }
   *[other] { CAP($tile) }, { $n }-mal
}
source-cards = Karten
source-cards-figure = { $forum } Forum, { $fountain } Brunnen
source-ring = Ring
source-ring-figure = { $n } Baupläne mit je { $tiles } Plättchen
source-row-figure = { $n } Plättchen
source-bar-figure = { $first } bis { $last }
source-phases = Phasen
source-phases-figure = { $n } zu je { $rounds } Runden
source-forum-figure = { $rows } Reihen zu je { $columns }
source-amounts = Feste Werte
source-amounts-figure = { $bread } Brote je Kornspeicher, { $prestige } Prestige je Verwaltung, −{ $penalty } SP für eine Karte ohne Satz
source-players = Zu { $n ->
    [2] zweit
    [3] dritt
   *[other] viert
}
source-players-figure = Startpunkte { LIST($vp) } SP; { $n } Markerplätze
source-villa = { $n ->
    [one] Villa, { $n } Schornstein
   *[other] Villa, { $n } Schornsteine
}
source-board = Viertel { $n }
source-board-figure = Schaufel: { FORM($shovel, "name") }. Urkunden: { LIST($writs, style: "unit", form: "name") }.
source-frame = Rahmenteil { $n }
source-frame-figure = { LIST($goals) }
source-goal = { $kind } an Stelle { $position }: { $vp } SP
source-forum-cards = Forumskarten { $letter }
source-fountain-cards = Brunnenkarten, je zweimal
source-figures = Anzahlen und Werte

## The terminal

board-part = { $part ->
    [district] Viertel
    [legend] Zeichen
    [ring] Ring
    [forum] Forum
    [seats] Vorräte
    [score] Punkte
    [others] die anderen
    [queue] Folge
   *[tiles] Plättchen
}
kind-code = { $kind ->
    [pond] teic
    [garden] kräu
    [vineyard] wein
    [farmyard] hühn
    [merchant] händ
    [granary] korn
    [administration] verw
    [craftsman] werk
    [villa] vill
    [market] mark
    [bakery] bäck
   *[fountain] brun
}
terminal-legend = Vier Buchstaben je Wort (werk: Handwerker); GROSS: fertig, Ziel erreicht;
terminal-legend-more = ● Plättchen; Ziffer: Schornsteine; w: Urkunde; x,y: frei; am Rahmen: Ziele
terminal-ring = Ring
terminal-seats = Plätze
terminal-empty = leer
terminal-way = { $to ->
    [left] links
    [right] rechts
   *[both] beides
}
terminal-forum = [1] ein Marker; Schritt: 1 Prestige
terminal-forum-offers = +3: das brächte dir jetzt ein Marker; [1] ein Marker; Schritt: 1 Prestige
terminal-some = { $n ->
    [1] { thing }
   *[other] { $n } { thing }
}
terminal-steps = { $n ->
    [1] Schritt
   *[other] { $n } Schritte
}
terminal-line = { $line ->
    [total] Ges.
    [collected] SP
    [items] Vorrat
    [prestige] Prest.
    [frame] Rahmen
    [fountains] Karten
    [villas] Villen
    [writs] Urk.
    [forum] Forum
    [fish] Fisch
    [herbs] Kraut
    [grapes] Traube
    [chicken] Huhn
    [coins] Münze
   *[bread] Brot
}
terminal-part = { $line ->
    [collected] { $n } gesammelt
    [items] { $n } Vorrat
    [prestige] { $n } Prestige
    [frame] { $n } Rahmen
    [fountains] { $n } Brunnen
   *[villas] { $n } Villen
}
terminal-built = { PERSON($who) ->
    [you] Dein Viertel
   *[other] { $who }
}
terminal-score = Wertung
terminal-fountains = Brunnen
terminal-to-follow = Es folgt
terminal-reward = die Belohnung für { FORM($kind, "for-the") }
terminal-your-tile = Plättchen
terminal-tiles = { $n ->
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
}
terminal-ways = { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}
terminal-fits = passt: { terminal-ways }
terminal-completes = { $kind }: { $gives }
terminal-goal = Ziel { SIGNED($vp) }
terminal-writ = Urkunde
terminal-nothing-yet = noch nichts
terminal-at-best = bestenfalls
terminal-which-cell = Auf welches Feld?
terminal-turned-how = Auf { $cell }: wie gedreht?
terminal-turned-by = { $turn }, um { $degrees }°
terminal-stored = eingelagert; am Ende ein halber Punkt
terminal-notation = Ein Feld ist Spalte,Reihe, und eine Drehung rN ist N-mal 90 Grad im Uhrzeigersinn: `place 3,4 r1`. Du kannst auch in Teilen antworten: `3,4` oder `3,4 r1`.

## Lesson: the first game, step by step; what is on the card at one time has at most 40 words

lesson-move-do = Zieh deinen Patrizier: Drück auf das leuchtende Feld und dann noch einmal.
lesson-move-why = Du steigst in der dritten von vier Phasen ein; die meisten Punkte gewinnen. Je Zug gehst du ein Feld nach links oder rechts und nimmst dort ein Plättchen.
lesson-move-wrong = Auch dorthin darfst du gehen, aber was wir brauchen, liegt am leuchtenden Feld.
lesson-move-wrong-bread = Für Brot kommst du überallhin. Aber du hast nur eines, und wir brauchen es bald: Geh zum leuchtenden Feld.
lesson-move-brought = Vier Plättchen stehen zur Wahl.
lesson-pond-do = Nimm das leuchtende Plättchen, mit einem Teich und einem halben Kornspeicher.
lesson-pond-why = Oben in deinem Viertel hat ein Teich eine offene Kante. Dieses Plättchen schließt sie.
lesson-pond-wrong = So bliebe dein Teich offen. Nimm das leuchtende Plättchen mit dem Teich.
lesson-pond-wrong-merchant = Den Händler holen wir später. Zuerst der Teich: Nimm das leuchtende Plättchen.
lesson-pond-brought = Es dreht sich von selbst passend.
lesson-edges-do = Leg es auf das leuchtende Feld: Drück darauf und dann noch einmal.
lesson-edges-why = Kanten, die sich berühren, müssen dasselbe zeigen, an den Rahmen darf nur Gras. Ohne offene Kante ist der Teich fertig.
lesson-edges-wrong = Eingelagert käme es nie zurück. Auf dem leuchtenden Feld stellt es deinen Teich fertig.
lesson-edges-brought = 1 Fisch: einer weniger, als der Teich Plättchen hat.
lesson-bread-do = Zahl dein Brot und geh zum leuchtenden Feld.
lesson-bread-why = Dort liegt die andere Hälfte deines Kornspeichers, zu weit für einen Schritt. Für 1 Brot darfst du überallhin.
lesson-bread-wrong = Das kostet nichts, aber dort liegt kein Kornspeicher. Zahl dein Brot und geh zum leuchtenden Feld.
lesson-bread-wrong-space = Auch dorthin bringt dich das Brot, aber der Kornspeicher liegt am leuchtenden Feld.
lesson-bread-brought = Das Brot kommt mit Zinsen zurück.
lesson-halves-do = Nimm das leuchtende Plättchen, mit Kornspeicher und Händler.
lesson-halves-why = Ein Wohnhaus hat zwei Hälften. Der Kornspeicher bringt Brot, der Händler Münzen, die Verwaltung Prestige, der Handwerker ein weiteres Plättchen.
lesson-halves-wrong = So bliebe dein Kornspeicher offen. Nimm das leuchtende Plättchen mit dem Kornspeicher.
lesson-halves-brought = Zu zweit werden je Bauplan zwei genommen; der Rest ist weg.
lesson-granary-do = Füg es an seine andere Hälfte, auf das leuchtende Feld.
lesson-granary-why = Plane das Forum vom ersten Plättchen an: Eine Karte will 2 Wohnhäuser, dein viertes erfüllt sie zweimal.
lesson-granary-wrong = Dort passt es, aber dein Kornspeicher bliebe offen. Leg es auf das leuchtende Feld.
lesson-granary-wrong-store = Eingelagert käme es nie zurück. Auf dem leuchtenden Feld stellt es deinen Kornspeicher fertig.
lesson-granary-brought = 2 Brote für das eine.
lesson-ahead-do = Geh zum leuchtenden Feld.
lesson-ahead-why = Bald kommt das Forum, und seine roten Karten kosten Waren. Ein Händler tauscht deine in Münzen, die jede Ware ersetzen. Leere Baupläne überspringst du.
lesson-ahead-wrong = Dort liegt kein Händler. Geh in die andere Richtung, zum leuchtenden Feld.
lesson-ahead-wrong-bread = Spar dein Brot: Zum leuchtenden Feld kommst du umsonst.
lesson-ahead-brought = Einen leeren Bauplan hast du übersprungen.
lesson-merchant-do = Nimm das leuchtende Plättchen, mit der anderen Hälfte deines Händlers.
lesson-merchant-why = Die erste Hälfte kam mit deinem letzten Plättchen: Ein gutes Plättchen bereitet das nächste vor.
lesson-merchant-wrong = Darauf ist kein Händler. Nimm das leuchtende Plättchen.
lesson-merchant-brought = Jetzt schau auf den Rahmen.
lesson-frame-do = Leg es auf das leuchtende Feld mit der Urkunde.
lesson-frame-why = Die Urkunde bringt 1 Prestige. Und der Rahmen darüber will einen Händler in dieser Spalte: 4 Punkte am Ende.
lesson-frame-wrong = So bliebe der Händler offen, und der Rahmen brächte nichts. Leg es auf das leuchtende Feld.
lesson-frame-brought = Aus 4 Waren wurden 5 Münzen. Das Ziel ist erreicht.
lesson-visit-do = Setz deinen Marker auf den leuchtenden Platz im Forum.
lesson-visit-why = Du hast mehr Prestige und bist zuerst dran. Ein Marker nutzt beide Karten daneben und sperrt seinen Platz für immer.
lesson-visit-wrong = Dort teilen sich zwei rote Karten deine Münzen: 7 Punkte. Der leuchtende Platz bringt 14.
lesson-visit-wrong-villas = 13 Punkte: ein guter Besuch. Der leuchtende Platz bringt 14, und 2 Prestige dazu.
lesson-visit-wrong-fish = 12 Punkte für deine Münzen. Am leuchtenden Platz bringen dieselben Münzen 14.
lesson-visit-wrong-dwellings = Bei zwei grünen Karten blieben deine Münzen ungenutzt. Nimm den leuchtenden Platz: Dort werden sie zu Punkten.
lesson-visit-brought = Dein Marker liegt zwischen einer grünen und einer roten Karte.
lesson-order-do = Wähle zuerst die grüne Karte.
lesson-order-why = Grüne Karten zählen, was du besitzt, und du behältst es: Fünf Wohnhäuser sind 2 Sätze, für 2 Münzen und 2 Prestige.
lesson-order-wrong = Dann reichten deine Münzen nur für einen Satz. Zuerst die grüne Karte: Mit ihren 2 Münzen werden es zwei.
lesson-order-brought = 2 Prestige, und jetzt 7 Münzen.
lesson-pay-do = Zahl 2 Sätze der roten Karte.
lesson-pay-why = Jeder kostet 3 Kräuter, oder Münzen dafür, und bringt 7 Punkte. Auch drei Brote bezahlen einen Satz, bei jeder Karte.
lesson-pay-wrong = Deine Münzen reichen für 2 Sätze, und jeder bringt 7 Punkte. Zahl 2.
lesson-pay-wrong-none = Eine Karte ganz ohne Satz kostet dich 4 Punkte. Deine Münzen reichen für 2 Sätze: Zahl sie.
lesson-pay-brought = 14 Punkte. Schließ, was offen ist: Forum und Rahmen zählen es, Villen mit jedem Schornstein mehr.

## The rules, by chapters; rules.toml says which rule each states

rulebook-head-setup = Worum es geht
rulebook-lead = Alle bauen ein römisches Viertel. Gehe mit deinem Patrizier um den Ring, nimm ein Plättchen und füge es ein. Was du fertigstellst, belohnt dich sofort; was du besitzt und gesammelt hast, zahlt sich im Forum aus, nach jeder von { $phases } Phasen zu { $rounds } Runden; und der Rahmen um dein Viertel wünscht sich Bestimmtes an bestimmten Stellen.
rulebook-district = Der Zufall gibt dir eines der Viertel mit { $writs } Urkunden darauf und die vier Seiten seines Rahmens. Noch besitzt du nichts; Waren, Münzen und Brot gehen nie aus.
rulebook-patrician = Reihum setzen alle ihren Patrizier auf ein noch freies Feld des Rings, bevor ein Plättchen zu sehen ist. Überlege nicht zu lange: In deinem ersten Zug gehst du weiter.
rulebook-laid-out = Dann liegen die Forumskarten dieser Partie aus, { $tiles } Plättchen auf jedem der { $spaces } Baupläne und { $row } in der unteren Reihe, für Handwerker. Die Brunnenkarten sind ein Stapel.
rulebook-start-vp = Wer später dran ist, beginnt mit etwas mehr SP, und sein Marker liegt am Anfang der Prestigeleiste weiter oben im Stapel.
rulebook-head-ring = Ziehen und nehmen
rulebook-turn = Ein Zug: ziehen, ein Plättchen nehmen, es anlegen oder einlagern, dann die Urkunde darunter und die Belohnungen für das Fertige.
rulebook-move = Gehe ein Feld nach links oder rechts; stehen bleiben geht nicht. Ein Feld, dessen Bauplan leer ist, wird in derselben Richtung übersprungen, bis zum nächsten mit Plättchen.
rulebook-bread = Oder bezahle { $n } Brot und gehe auf ein beliebiges Feld mit Plättchen, auch dein eigenes. Einmal im Zug.
rulebook-spaces = Auf einem Feld dürfen beliebig viele Patrizier stehen. Beide Richtungen können zum selben führen, sogar rund um den Ring zum eigenen. Einen Weg gibt es immer.
rulebook-take = Nimm dann eines der Plättchen dort. Von einem Bauplan werden in einer Phase so viele genommen, wie ihr seid: Bei { $two } Personen verlassen die letzten beiden dann das Spiel, bei { $three } das letzte.
rulebook-figure-ring = Der Ring spät in Phase { $phase }: Viele Baupläne sind leer, und ein Patrizier geht an ihnen vorbei.
rulebook-head-placing = Plättchen anlegen
rulebook-first = Dein erstes Plättchen kommt auf die Schaufel. Jedes weitere auf ein leeres Feld neben einem Plättchen; eine Ecke reicht nicht.
rulebook-edges = Drehe es, wie du willst. Kanten, die sich berühren, müssen dasselbe zeigen, und an den Rahmen darf nur Gras grenzen. Was liegt, das liegt.
rulebook-store = Du darfst ein Plättchen immer stattdessen einlagern und musst es, wenn es nirgends passt. Es kommt nie zurück und zählt nur am Ende als Gegenstand.
rulebook-complete = Was über Kanten verbunden ist, ist ein Bauwerk. Es ist fertig, wenn keine seiner Kanten zu einem leeren Feld offen ist, und bleibt es.
rulebook-writ = Ein Plättchen auf einer Urkunde nimmt sie weg und bringt { $n } Prestige, vor jeder Belohnung.
rulebook-figure-placing = Ein Viertel: Kanten, die sich berühren, zeigen dasselbe, und zum Rahmen hin liegt nur Gras. Bisher gelegte Plättchen: { $n }.
rulebook-head-rewards = Was Bauwerke bringen
rulebook-rewards = Was dein Plättchen fertigstellt, bringt einmal seine Belohnung. Von zweien wählst du, welche zuerst kommt. Jede wird ganz ausgeführt, bevor die nächste kommt, samt allem, was das Plättchen eines Handwerkers bringt.
rulebook-landscape = Eine Landschaft bringt Waren: eine weniger, als sie Plättchen hat. Du darfst beliebig viele haben.
rulebook-kind = { CAP($name) }. { $does }
rulebook-dwelling = Ein Wohnhaus hat zwei Hälften und ist mit der zweiten fertig.
rulebook-craftsman = Das Plättchen eines Handwerkers musst du nehmen, darfst es aber einlagern. Die untere Reihe wird nie aufgefüllt; ist sie leer, bringt ein Handwerker nichts.
rulebook-single = Markt, Bäckerei und Brunnen sind einzelne Plättchen mit Gras ringsum. Sie bringen sofort etwas, wenn du sie anlegst, und nichts, wenn du sie einlagerst.
rulebook-fountain = Zurück legst du eine beliebige Karte deiner Hand, alt oder neu. Ist nur noch eine Karte da, ziehst du diese; ist keine da, geschieht nichts.
rulebook-villa = Eine Villa hat zwei Plättchen oder mehr. Sie bringt nicht sofort etwas. Ihre Schornsteine zählen im Forum, auch solange sie offen ist.
rulebook-head-prestige = Prestige
rulebook-bar = Urkunden, Verwaltungen und Forumskarten bringen deinen Marker auf der Prestigeleiste voran. Wo er hält, liegt er auf den anderen.
rulebook-bar-end = Die Leiste endet bei { $last }. Jeder Schritt darüber hinaus ist sofort 1 SP.
rulebook-head-forum = Das Forum
rulebook-visit = Nach jeder Bauphase besuchen alle einmal das Forum, das höchste Prestige zuerst; von Markern auf einem Feld der obere. Setze einen Marker zwischen zwei benachbarte Karten und nutze diese beiden. Er bleibt die ganze Partie, jeder Platz wird also einmal genutzt; eine Karte kann von einer anderen Seite wieder genutzt werden.
rulebook-card-order = Du wählst, welche der beiden zuerst kommt; was sie bringt, darfst du für die zweite nutzen. Alles geht mehrfach: Die Belohnung gibt es für jeden Satz einmal.
rulebook-red = Rote Karten bezahlst du mit Waren. Eine Münze ersetzt jede Ware, die du nicht hast. Wie viele Sätze du bezahlst, wählst du.
rulebook-green = Grüne Karten zählen, was du besitzt: fertige Bauwerke einer Art, einzelne gelegte Plättchen oder Schornsteine. Einen Satz hast du so oft, wie alles Verlangte da ist. Du behältst alles, und es zählt später wieder.
rulebook-forum-bread = { $bread } Brote bezahlen einen Satz einer beliebigen Karte, so oft du sie hast, auch mit Brot aus diesem Besuch. Auf einer grünen Karte kommen deine eigenen Sätze zuerst.
rulebook-forum-rewards = Karten bringen SP, Münzen, Brot oder Prestige.
rulebook-penalty = Eine Karte ohne einen einzigen Satz kostet dich { $n } SP, ob du nicht konntest oder nicht wolltest. SP können unter null fallen.
rulebook-figure-forum = Das Forum vor einem Besuch: Ein Marker kommt auf einen der freien Plätze zwischen zwei Karten. Auf jeder Karte steht, wie viele Sätze du davon hast.
rulebook-head-phases = Die nächste Phase
rulebook-next-phase = Dann beginnt der nächste Platz, und die Baupläne werden wieder gefüllt, in der letzten Phase mit den schwarzen Plättchen. Patrizier, Forum, Prestige und die untere Reihe bleiben, wie sie sind.
rulebook-head-end = Das Ende
rulebook-end = Nach dem letzten Forum kommt zu deinen SP hinzu: 1 für je { $items } Waren, Münzen, Brote und eingelagerte Plättchen zusammen, und die Zahl deines Feldes auf der Prestigeleiste.
rulebook-frame = Jedes Ziel deines Rahmens zählt einmal, wenn ein fertiges Bauwerk seiner Art ein Plättchen in seiner Zeile oder Spalte hat. Ein Bauwerk darf mehreren Zielen dienen.
rulebook-fountains = Jede Brunnenkarte zählt für jedes fertige Bauwerk ihrer Art.
rulebook-chimneys = Jede fertige Villa zählt nach ihren Schornsteinen; eine offene zählt nichts.
rulebook-win = Die meisten SP gewinnen; bei Gleichstand mehr übrige Urkunden, dann weniger Prestige. Wer dann noch gleichauf ist, teilt sich den Sieg.
