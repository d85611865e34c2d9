# Minerva. Formen einer Sache: `acc` (Akkusativ), `dat` (Dativ), `from` (mit „von“); `gender` ist m, f oder n. `card` ist der
# Name auf einem Plättchen, mit Trennstellen; `short` der Name eines Tempels, wo wenig Platz ist.

## Tiles and titles

tile-name = { $id ->
    [fountain] Brunnen
    [residence] Wohnhaus
    [wheat-field] Weizenfeld
    [forest] Wald
    [stone-pit] Steingrube
    [farm] Bauernhof
    [sawmill] Sägewerk
    [quarry] Steinbruch
    [mine] Mine
    [deep-mine] Bergwerk
    [villa] Villa
    [harbor] Hafen
    [markets] Markthalle
    [charcoal-burner] Köhlerei
    [stone-dealer] Steinhändler
    [blacksmith] Schmiede
    [foundry] Gießerei
    [tavern] Taverne
    [mint] Münzstätte
    [garden] Garten
    [theater] Theater
    [statue] Statue
    [library] Bibliothek
    [stage] Bühne
    [fresco] Fresko
    [school] Schule
    [stall] Pferdestall
    [weaponry] Waffenschmiede
    [armory] Rüstkammer
    [colosseum] Kolosseum
    [watchtower] Wachturm
    [barracks] Kaserne
    [trading-post] Handelsposten
    [triumphal-arch] Triumphbogen
    [dining-hall] Speisesaal
    [bathhouse] Badehaus
    [aqueduct] Aquädukt
    [circus] Circus
    [temple-production-around] Tempel der Ceres
    [temple-trade-around] Tempel des Merkur
    [temple-cultural-around] Tempel des Apollo
    [temple-military-around] Tempel des Mars
    [temple-special-around] Tempel des Janus
    [temple-temple-around] Tempel des Jupiter
    [temple-residential-around] Tempel der Vesta
    [temple-kinds-around] Tempel der Minerva
    [temple-production-lines] Tempel des Saturn
    [temple-trade-lines] Tempel der Fortuna
    [temple-cultural-lines] Tempel der Musen
    [temple-military-lines] Tempel der Bellona
    [temple-special-lines] Tempel des Neptun
    [temple-temple-lines] Tempel der Juno
    [temple-residential-lines] Tempel der Laren
    [temple-kinds-lines] Tempel der Concordia
    [temple-grain] Tempel des Consus
    [temple-wood] Tempel des Silvanus
    [temple-stone] Tempel des Terminus
    [temple-ore] Tempel des Vulkan
   *[other] { $name }
}
tile = { tile-name }
    .short = { $id ->
        [temple-production-around] Ceres
        [temple-trade-around] Merkur
        [temple-cultural-around] Apollo
        [temple-military-around] Mars
        [temple-special-around] Janus
        [temple-temple-around] Jupiter
        [temple-residential-around] Vesta
        [temple-kinds-around] Minerva
        [temple-production-lines] Saturn
        [temple-trade-lines] Fortuna
        [temple-cultural-lines] Musen
        [temple-military-lines] Bellona
        [temple-special-lines] Neptun
        [temple-temple-lines] Juno
        [temple-residential-lines] Laren
        [temple-kinds-lines] Concordia
        [temple-grain] Consus
        [temple-wood] Silvanus
        [temple-stone] Terminus
        [temple-ore] Vulkan
       *[other] { tile-name }
    }
    .card = { $id ->
        [charcoal-burner] Köh{"\u00AD"}lerei
        [stone-dealer] Stein{"\u00AD"}händler
        [deep-mine] Berg{"\u00AD"}werk
        [quarry] Stein{"\u00AD"}bruch
        [wheat-field] Weizen{"\u00AD"}feld
        [stone-pit] Stein{"\u00AD"}grube
        [markets] Markt{"\u00AD"}halle
        [mint] Münz{"\u00AD"}stätte
        [library] Biblio{"\u00AD"}thek
        [stall] Pferde{"\u00AD"}stall
        [weaponry] Waffen{"\u00AD"}schmiede
        [armory] Rüst{"\u00AD"}kammer
        [colosseum] Kolos{"\u00AD"}seum
        [watchtower] Wach{"\u00AD"}turm
        [trading-post] Handels{"\u00AD"}posten
        [triumphal-arch] Triumph{"\u00AD"}bogen
        [dining-hall] Speise{"\u00AD"}saal
        [bathhouse] Bade{"\u00AD"}haus
       *[other] { tile-name }
    }
    .gender = { $id ->
        [fountain] m
        [forest] m
        [stone-pit] f
        [farm] m
        [quarry] m
        [mine] f
        [villa] f
        [harbor] m
        [markets] f
        [charcoal-burner] f
        [stone-dealer] m
        [blacksmith] f
        [foundry] f
        [tavern] f
        [mint] f
        [garden] m
        [statue] f
        [library] f
        [stage] f
        [school] f
        [stall] m
        [weaponry] f
        [armory] f
        [watchtower] m
        [barracks] f
        [trading-post] m
        [triumphal-arch] m
        [dining-hall] m
        [circus] m
        [temple-production-around] m
        [temple-trade-around] m
        [temple-cultural-around] m
        [temple-military-around] m
        [temple-special-around] m
        [temple-temple-around] m
        [temple-residential-around] m
        [temple-kinds-around] m
        [temple-production-lines] m
        [temple-trade-lines] m
        [temple-cultural-lines] m
        [temple-military-lines] m
        [temple-special-lines] m
        [temple-temple-lines] m
        [temple-residential-lines] m
        [temple-kinds-lines] m
        [temple-grain] m
        [temple-wood] m
        [temple-stone] m
        [temple-ore] m
       *[other] n
    }
the-tile = { FORM($tile, "gender") ->
    [m] der { $tile }
    [f] die { $tile }
   *[n] das { $tile }
}
    .acc = { FORM($tile, "gender") ->
        [m] den { $tile }
        [f] die { $tile }
       *[n] das { $tile }
    }
    .dat = { FORM($tile, "gender") ->
        [f] der { $tile }
       *[n] dem { $tile }
    }
    .from = { FORM($tile, "gender") ->
        [f] von der { $tile }
       *[n] vom { $tile }
    }
tile-there = { $tile } { $place }
    .acc = { FORM($tile, "acc") } { $place }
    .dat = { FORM($tile, "dat") } { $place }
tiles = { LIST($tiles) }
title = { $id ->
    [emperor-augustus] Kaiser Augustus
    [consul] Konsul
    [legatus] Legat
    [tribunus] Tribun
    [centurion] Zenturio
    [immune] Immunis
    [civilian] Bürger
   *[other] { $name }
}

## Amounts

unit = { $unit ->
    [grain] Getreide
    [wood] Holz
    [stone] Stein
    [ore] Erz
    [denarii] Denare
    [glory] Ruhm
    [theater] Theater
    [art] Kunst
    [academics] Wissenschaft
   *[other] Rohstoff
}
counted-unit = { $unit ->
    [grain] Getreide
    [wood] Holz
    [stone] Stein
    [ore] Erz
    [denarii] { $n ->
        [one] Denar
       *[other] Denare
    }
    [glory] Ruhm
    [theater] { $n ->
        [one] Theaterpunkt
       *[other] Theaterpunkte
    }
    [art] { $n ->
        [one] Kunstpunkt
       *[other] Kunstpunkte
    }
    [academics] { $n ->
        [one] Wissenschaftspunkt
       *[other] Wissenschaftspunkte
    }
    [identical] gleiche Rohstoffe
   *[other] { $n ->
        [one] Rohstoff deiner Wahl
       *[other] Rohstoffe deiner Wahl
    }
}
amount = { $n } { counted-unit }
change = { SIGNED($n) } { counted-unit }
amounts = { LIST($parts) }
nothing = nichts
for = für { $cost }
for-nothing = kostenlos

## What tiles do

does = { $when ->
    [activated] Bei Aktivierung
    [built] Beim Bau
   *[endgame] Am Spielende
}: { $steps }.
    .short = { $when ->
        [built] beim Bau: { $steps }
       *[other] { $steps }
    }
does-nothing = Hat keine eigene Wirkung.
step-then = { $first }, dann { $second }
step-gain = nimm { LIST($what) }
step-per-held = nimm { LIST($what) } je { $held ->
    [grain] Getreide
    [wood] Holz
    [stone] Stein
   *[ore] Erz
} in deinem Besitz
step-choose = wähle { LIST($what, style: "or") }{ $times ->
    [one] { "" }
   *[other] , { $times }-mal
}
step-exchange = zahle { $pay } für { LIST($what) }, so oft du willst
step-take-culture = nimm das oberste Kulturplättchen eines Stapels deiner Wahl
step-use-around = nutze bis zu { $tiles } Gebäude ringsum
step-move-around = du darfst ein Gebäude ringsum versetzen
step-remove-around = du darfst ein Wohnhaus ohne Gehilfen ringsum entfernen
step-score-area = { $vp } SP für { $counts ->
    [production] jedes Produktionsgebäude
    [trade] jedes Handelsgebäude
    [cultural] jedes Kulturgebäude
    [military] jedes Militärgebäude
    [special] jedes Spezialgebäude
    [temple] jeden anderen Tempel
    [residential] jedes Wohnhaus
   *[kinds] jede Art von Plättchen
} { $area ->
    [around] ringsum
   *[lines] in seiner Zeile und Spalte
}
step-score-held = { $vp } SP je { $held ->
    [grain] Getreide
    [wood] Holz
    [stone] Stein
   *[ore] Erz
} in deinem Besitz

## Places in a city

place-right = rechts { FORM($tile, "from") }
place-left = links { FORM($tile, "from") }
place-above = über { FORM($tile, "dat") }
place-below = unter { FORM($tile, "dat") }
place-between = { LIST($sides) }
place-alone = ganz allein
place-in = { $place }, { $line }
row = { $at ->
    [before] in der Zeile über der Stadt
    [after] in der Zeile unter der Stadt
    [first] in der obersten Zeile
    [last] in der untersten Zeile
   *[inside] in der { $n }. Zeile von oben
}
column = { $at ->
    [before] in der Spalte links der Stadt
    [after] in der Spalte rechts der Stadt
    [first] in der linken Spalte
    [last] in der rechten Spalte
   *[inside] in der { $n }. Spalte von links
}
place-it = Lege es { $place } an

## Prompts

prompt-laying-out = Plättchen werden ausgelegt.
prompt-act = Baue, aktiviere eine Reihe oder passe.
prompt-act-taxed = Baue, aktiviere eine Reihe oder passe. Eine Aktion kostet { $tax } Steuer.
prompt-place = Lege { FORM($tile, "acc") } an deine Stadt an.
prompt-direction = Wähle die Richtung, in der das Wohnhaus deine Gebäude aktiviert.
prompt-sell = Verkaufe Rohstoffe: noch { $missing } nötig.
prompt-hire = Du darfst einen Gehilfen kaufen, für Denare oder für Ruhm.
prompt-choose = { $tile }: Wähle, was du erhältst.
prompt-exchange = { $tile }: Tausche, so oft du willst, oder höre auf.
prompt-use = { $tile }: Nutze { $n ->
    [one] noch { $n } Gebäude
   *[other] noch bis zu { $n } Gebäude
} ringsum oder höre auf.
prompt-take = { $tile }: Nimm das oberste Plättchen eines Kulturstapels oder verzichte.
prompt-move = { $tile }: Wähle ein Gebäude, das du versetzt, oder verzichte.
prompt-shift = { $tile }: Wähle, wohin das Gebäude kommt.
prompt-remove = { $tile }: Wähle ein Wohnhaus, das du entfernst, oder verzichte.
doing-act = { $who } ist am Zug.
doing-place = { $who } legt { FORM($tile, "acc") } an.
doing-direction = { $who } wählt eine Richtung.
doing-sell = { $who } verkauft Rohstoffe.
doing-hire = { $who } darf einen Gehilfen kaufen.
doing-effect = { $who } führt einen Effekt aus.
step-placing = Plättchen anlegen
step-directing = Richtung
step-selling = Verkauf
step-hiring = Gehilfen
step-effects = Effekte
headline-round = Runde { $round } von { $of }
headline-won = { PERSON($who) ->
    [you] Du hast gewonnen
   *[other] { $who } hat gewonnen
}

## Choices

choose-first = { $who } beginnt
choose-lay = { $tiles } auslegen
choose-build = { CAP(FORM($tile, "acc")) } { $price } bauen
choose-build-of-pair = { CAP(FORM($tile, "acc")) } { $price } bauen; { $leaves }
choose-coins = { $coins } statt { $tile } nehmen
choose-residence = Ein Wohnhaus { $place } bauen
    .brief = Hier ein Wohnhaus bauen
choose-assist = Einen Gehilfen auf { FORM($residence, "acc") } setzen
    .brief = Einen Gehilfen hierher setzen
choose-pass = Für diese Runde passen
choose-sell = { $token } für { $price } verkaufen
choose-place = { CAP(FORM($tile, "acc")) } { $place } anlegen
    .brief = { CAP(FORM($tile, "acc")) } hier anlegen
choose-receive = { $what } erhalten
choose-exchange = { $paid } für { LIST($gets) } zahlen
choose-use = { CAP(FORM($tile, "acc")) } nutzen
choose-culture = Das oberste { $category ->
    [theater] Theaterplättchen
    [art] Kunstplättchen
   *[academics] Wissenschaftsplättchen
} nehmen
choose-move = { CAP(FORM($tile, "acc")) } versetzen
choose-remove = { CAP(FORM($tile, "acc")) } entfernen
choose-done = Fertig
choose-assistant = Einen Gehilfen für { $price } kaufen
choose-no-assistant = Keinen Gehilfen kaufen
activate = { CAP(way) } aktivieren: { LIST($tiles) }
activate-nothing = { CAP(way) } aktivieren: nichts
way = { $way ->
    [up] nach oben
    [right] nach rechts
    [down] nach unten
   *[left] nach links
}
coins-go-back = { $coins } gehen zurück
tile-leaves = { $tile } kommt aus dem Spiel

## Buttons and questions

button-residence = Wohnhaus bauen
button-assist = Gehilfen einsetzen
button-residence-way = Wohnhaus bauen, { way }
button-assist-way = Gehilfen einsetzen, { way }
button-activate = { CAP(way) } aktivieren
button-place = Hier anlegen
button-pass = Passen
button-use = Nutzen
button-exchange = Tauschen
button-assistant = Gehilfen kaufen
button-no-assistant = Keinen kaufen
button-take = Plättchen nehmen
button-move = Versetzen
button-remove = Entfernen
button-coins = { $coins } nehmen
button-buy = { $tile } kaufen
button-build-here = { $tile } hier bauen
ask-build = { CAP(FORM($tile, "acc")) } { $price } bauen?
ask-build-here = { CAP(FORM($tile, "acc")) } hier { $price } bauen?
ask-residence = Hier ein Wohnhaus bauen?
    .spoken = { "" }
ask-assist = Hierher einen Gehilfen setzen?
    .spoken = { "" }
ask-place = Hier anlegen?
    .spoken = { "" }
ask-move = Dieses Plättchen versetzen?
    .spoken = { "" }
ask-remove = Dieses Plättchen entfernen?
    .spoken = { "" }
ask-residence-way = Hier ein Wohnhaus bauen und { way } aktivieren?
ask-assist-way = Einen Gehilfen auf dieses Wohnhaus setzen und { way } aktivieren?
ask-activate = { CAP(way) } aktivieren?

## What a choice would bring

said = { CAP($what) }.
    .brief = { CAP(FORM($what, "brief")) }.
must-sell = Du müsstest { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
} verkaufen.
costs-tax = Kostet { $tax } Steuer.
choose-its-place = Den Platz wählst du jetzt oder danach.
choose-direction = Die Richtung wählst du jetzt oder danach.
counts-here = Hier zählt er jetzt { $vp } SP.
counts-at-best = Er zählt jetzt höchstens { $vp } SP.
way-brings = { $way ->
    [up] Nach oben
    [right] Nach rechts
    [down] Nach unten
   *[left] Nach links
}: { $brings }
free-choices = { $n ->
    [one] { $n } freie Wahl
   *[other] { $n }-mal freie Wahl
}
exchanges = { $n ->
    [one] einmal tauschen
   *[other] bis zu { $n }-mal tauschen
}
line-brings = { LIST($parts, style: "unit") }.
line-brings-nothing = Bringt jetzt nichts.
line-empty = Dort steht kein Gebäude.
line-takes = Bringt { LIST($stacks) } für { $vp } SP.
line-wins = Damit das { rank } Ruhmplättchen für { $vp } SP, wenn die Runde so endete.
culture-stack = das { $category ->
    [theater] Theaterplättchen
    [art] Kunstplättchen
   *[academics] Wissenschaftsplättchen
}
rank = { $rank }.
pass-ends-round = Damit endet die Runde.
pass-takes = Du nimmst Reihenfolgeplättchen { $number } und erhältst { $income }, sooft du an der Reihe wärst.
pass-taxes = Alle anderen zahlen danach { $tax } Steuer je Aktion.
passing-ends-round = beendet die Runde
passing-takes = Reihenfolge { $number }
passing-takes-vp = Reihenfolge { $number }, { $vp } SP
for-you-now = Für dich jetzt: { $cost }.
not-now = Jetzt nicht: { $reason }.

## Wozu ein freies Feld taugt

site-alone = Hier stünde es noch in keiner Reihe.
site-line = Es ergäbe eine { $axis ->
    [across] waagerechte
   *[down] senkrechte
} Reihe von { $n ->
    [one] { $n } Gebäude
   *[other] { $n } Gebäuden
}.
site-brings = Dann aktiviert, brächte{ $others ->
    [one] { " " }das andere
   *[other] n die { $others } anderen
} { LIST($parts, style: "unit") }, dazu das, was es selbst bewirkt.
site-nothing = Dann aktiviert, brächte{ $others ->
    [one] { " " }das andere
   *[other] n die { $others } anderen
} jetzt nichts.
site-dead = Aber sie kann weder durch ein Wohnhaus noch durch einen Gehilfen von dir aktiviert werden.

## How the seats stand

says-passed = gepasst, Reihenfolge { $number }
says-place = { $place }. von { $of }
to-title = noch { $vp } SP bis { $title }
highest-title = der höchste Titel
first-aim = das erste Ziel sind { $vp } SP

## Why not

why-too-dear = { $due } nötig, du hast { $have }{ $sold ->
    [0] { "" }
    [one] , { $sold } verkaufter Rohstoff eingerechnet
   *[other] , { $sold } verkaufte Rohstoffe eingerechnet
}
why-tile-too-dear = { CAP($tile) } ist zu teuer: { $reason }.
why-not-in-market = { CAP($tile) } liegt nicht im Markt.
why-no-direction = Wähle oben (up), rechts (right), unten (down) oder links (left).
why-no-residence-left = Du hast kein Wohnhaus mehr.
why-covered = Auf diesem Feld liegt schon ein Plättchen. Wähle ein leeres Feld.
why-not-beside = An dieses Feld grenzt kein Plättchen deiner Stadt. Wähle ein Feld daneben.
why-no-tax = Du kannst die Steuer nicht zahlen: Du hast keinen Denar und nichts zu verkaufen. Passe.
why-no-assistant = Du hast keinen Gehilfen auf der Hand.
why-no-residence-there = Auf diesem Feld steht kein Wohnhaus. Ein Gehilfe kommt auf ein Wohnhaus.
why-assisted = Auf diesem Wohnhaus steht schon ein Gehilfe.
why-drawing = { $text } ist jetzt keine Möglichkeit: Es wird ausgelegt.

## Why a turn is good

# What a turn does: a verb with its objects, the whole of a sentence or one half of it.
merit-culture = nimmt { LIST($tiles) }
merit-culture-tiles = nimmt { $n } Kulturplättchen für { $vp } SP
merit-temple = baut { FORM($tile, "acc") } für bisher { $vp } SP
merit-temples = lässt deine { $new ->
    [0] Tempel
   *[other] anderen Tempel
} { $vp } SP mehr zählen
merit-glory-won = gewinnt das { rank } Ruhmplättchen für { $vp } SP
merit-glory = bringt dich auf Kurs zum { rank } Ruhmplättchen für { $vp } SP
merit-glory-ahead = bringt dich beim Ruhm vor { $who }: { $vp } SP für das { rank } Ruhmplättchen
merit-brings = bringt { LIST($gains) }
merit-brings-for = bringt { LIST($gains) } für { LIST($paid) }
merit-line = bringt { $n } Gebäude in eine Reihe für { $by ->
    [residence] dein nächstes Wohnhaus
   *[assistant] deinen nächsten Gehilfen
}
merit-line-yield = bereitet mit { $n } Gebäuden in einer Reihe { LIST($gains) } vor
merit-line-culture = bereitet mit { $n } Gebäuden in einer Reihe { $stack } für { $vp } SP vor
merit-line-cultures = bereitet mit { $n } Gebäuden in einer Reihe { $tiles } Kulturplättchen für { $vp } SP vor
merit-means = verschafft dir die Mittel für { FORM($tile, "acc") }
merit-assistant = bringt dir einen Gehilfen für eine weitere Aktivierung
merit-assistant-line = bringt dir einen Gehilfen für deine Reihe aus { $n } Gebäuden
merit-no-assistant = spart dir den Gehilfen für { $price }
merit-order = nimmt Reihenfolgeplättchen { $number } für { $vp } SP
merit-begins = sichert dir den Beginn der nächsten Runde
merit-keeps-residences = hebt { $n ->
    [one] dein letztes Wohnhaus
   *[other] deine { $n } Wohnhäuser
} für spätere Runden auf
merit-no-tax = erspart dir { $tax } Steuer je Aktion
merit-taxes = lässt { $others ->
    [one] { $who }
   *[other] die anderen
} { $tax } Steuer je Aktion zahlen
merit-thrift = lässt dir { $n ->
    [one] { $n } Denar oder Rohstoff
   *[other] { $n } Denare und Rohstoffe
} mehr als der zweitbeste Zug

## Glossar: was etwas ist, was es jetzt bewirkt, warum es nicht wählbar ist

explain-ours = Einige Zahlen darin haben wir rekonstruiert; das veröffentlichte Spiel kann abweichen.
about-category = { $category ->
    [production] Ein Produktionsgebäude: Es gibt Rohstoffe.
    [trade] Ein Handelsgebäude: Es gibt Denare.
    [cultural] Ein Kulturgebäude: Es gibt Kulturpunkte, die nur in diesem Zug zählen.
    [military] Ein Militärgebäude: Es gibt Ruhmmarken.
    [special] Ein Spezialgebäude: Es wirkt einmal, wenn es gebaut wird.
    [temple] Ein Tempel: Er zählt am Ende des Spiels.
   *[residential] Ein Wohnhaus: Es aktiviert beim Bau eine Reihe und mit einem Gehilfen noch eine.
}
more-to-come = { $n ->
    [one] { $n } weiteres liegt
   *[other] { $n } weitere liegen
} noch im Stapel.
why-laying-out = Einen Augenblick: Es werden Plättchen ausgelegt.
why-finish-first = Beende zuerst, was du begonnen hast.
why-passed = Du hast gepasst: Du bist in der nächsten Runde wieder dran.
why-passed-last = Du hast gepasst, und dies ist die letzte Runde.
why-turn-of = Du bist nicht am Zug: Der Tisch wartet auf { $who }.
instead-line = { CAP($missing) } mehr, und es ginge: { $by ->
    [residence] Ein Wohnhaus
   *[assistant] Ein Gehilfe
} { $start }, { way } aktiviert, brächte zuvor { LIST($gains, style: "unit") }.
instead-earn = { CAP($missing) } mehr, und es ginge. Aktiviere Reihen, die Rohstoffe oder Denare bringen; jeder verkaufte Rohstoff ist 1 wert.
place-on = auf { FORM($tile, "dat") }
named = { CAP($what) }
part-and-points = { score-line }: { $n }
coins-name = { $coins }
about-coins = Statt eines Plättchens des Paars darfst du diese Denare nehmen. Dann kommt { $tile } aus dem Spiel.
free-cell = Ein freies Feld { $place }
about-free-cell = Hier darf ein Plättchen liegen, denn eine Seite berührt deine Stadt. Eine Ecke genügt nicht.
residence-here = Ein Wohnhaus hier, { way } aktiviert: { $brings }
residence-here-idle = Ein Wohnhaus würde hier jetzt nichts aktivieren.
facility-here = Ein Gebäude hier: { $said }
why-facility = { $category ->
    [special] Es hat beim Bau gewirkt und bewirkt nichts mehr.
    [temple] Er wirkt von selbst am Ende des Spiels.
   *[other] Es wirkt nicht von selbst: Ein neues Wohnhaus am Ende seiner Reihe aktiviert es, oder ein Gehilfe auf einem, das dort steht.
}
temple-counts = Er zählt jetzt { $n }: { $vp } SP.
stands-in-lines = Es steht waagerecht in einer Reihe von { $across } und senkrecht in einer von { $down }.
lines-dead = Nichts kann diese Reihen mehr aktivieren.
no-assistant-yet = Noch steht kein Gehilfe darauf.
assistant-here = Ein Gehilfe hier, { way } aktiviert: { $brings }
assistants-all = Du hattest schon alle { $most } Gehilfen.
assistants-never = In der letzten Runde gibt es keine Gehilfen mehr zu kaufen.
assistants-after = Nach dieser Runde darfst du einen für { $denarii } oder { $glory } kaufen.
about-round = Das Spiel hat { $n } Runden. Eine Runde dauert, bis alle gepasst haben; dann gibt es Gehilfen, der Ruhm wird verglichen, und neue Plättchen kommen.
now-round = Dies ist Runde { $n } von { $of }: { $left ->
    [0] die letzte
    [one] { $left } weitere folgt
   *[other] { $left } weitere folgen
}.
about-market = Plättchen zum Kaufen, eines im Zug. Was gekauft ist, wird erst in der nächsten Runde ersetzt; was übrig ist, bleibt.
about-market-alone = Plättchen liegen in Paaren: Baue eines, und das andere kommt aus dem Spiel.
now-market = { $n ->
    [0] Er ist leer bis zur nächsten Runde.
    [one] { $n } Plättchen liegt jetzt hier.
   *[other] { $n } Plättchen liegen jetzt hier.
}
about-temples = Sie werden wie andere Plättchen gekauft und gleich ersetzt. Am Ende zählt jeder Plättchen ringsum, in seiner Zeile und Spalte, oder Marken, die du hast. Die SP darunter zählte er jetzt auf seinem besten Feld in deiner Stadt.
prices-name = Preise für dich
about-prices = Die Zeichen sind die Rohstoffe, die du aus deinem Vorrat zahlst. Jeder, der dir fehlt, kostet stattdessen { $substitute }, in Rot.
about-selling = Hast du zu wenige Denare, darfst du Rohstoffe verkaufen, { $sale } das Stück. Graue Plättchen sagen, wie viele Denare dir auch dann fehlen.
city-name = Deine Stadt
about-city = Gebäude in einer geraden Reihe wirken zusammen: Ein Wohnhaus oder ein Gehilfe an ihrem Ende aktiviert sie alle, bis zur nächsten Lücke oder zum nächsten Wohnhaus, das nächste zuerst.
about-cell-signs = Auf einem leuchtenden Feld sagt ein Pfeil mit einer Zahl, wie viele Gebäude ein Wohnhaus dort bestenfalls aktivierte, oder die SP, die das einbringt. Quadrate mit einer Zahl sind die Reihe, die das gewählte Gebäude ergäbe. Fett und golden sind die besten Felder.
now-city = Du hast { $tiles } Plättchen und { $cells } Felder zum Weiterbauen.
now-category = { $n ->
    [0] Keines ist
    [one] { $n } ist
   *[other] { $n } sind
} jetzt im Markt.
unit-name = { $unit ->
    [grain] Getreide
    [wood] Holz
    [stone] Stein
    [ore] Erz
    [denarii] Denare
    [glory] Ruhmmarken
    [theater] Theaterpunkte
    [art] Kunstpunkte
    [academics] Wissenschaftspunkte
   *[other] Ein Rohstoff deiner Wahl
}
about-unit = { $unit ->
    [grain] Ein Rohstoff: Damit bezahlst du Plättchen.
    [wood] Ein Rohstoff: Damit bezahlst du Plättchen.
    [stone] Ein Rohstoff: Damit bezahlst du Plättchen.
    [ore] Ein Rohstoff: Damit bezahlst du Plättchen.
    [denarii] Geld: { $substitute } stehen für einen Rohstoff, den ein Plättchen kostet und der dir fehlt. Auch Steuer und Gehilfen zahlst du damit.
    [glory] Wer am Ende einer Runde die meisten hat, nimmt ihr bestes Ruhmplättchen. Dann gehen alle zurück. Auch Gehilfen zahlst du damit.
    [theater] Hast du in einem Zug genug davon, nimmst du das oberste Theaterplättchen. Was übrig ist, verfällt.
    [art] Hast du in einem Zug genug davon, nimmst du das oberste Kunstplättchen. Was übrig ist, verfällt.
    [academics] Hast du in einem Zug genug davon, nimmst du das oberste Wissenschaftsplättchen. Was übrig ist, verfällt.
   *[other] Getreide, Holz, Stein oder Erz, wie du willst.
}
about-way = Ein Wohnhaus aktiviert die Gebäude in nur einer Richtung, bis zur nächsten Lücke oder zum nächsten Wohnhaus, das nächste zuerst.
about-pass = Du bist für diese Runde fertig. Du nimmst das niedrigste freie Reihenfolgeplättchen und erhältst { $income }, sooft du an der Reihe wärst; alle anderen zahlen von da an { $tax } für jede Aktion.
about-pass-first = Wer zuerst passt, beginnt die nächste Runde und gewinnt bei gleichem Ruhm.
now-pass = Du nähmst Reihenfolgeplättchen { $number }{ $vp ->
    [0] { "" }
   *[other] , das { $vp } SP zählt
}.
about-order = Wer passt, nimmt die niedrigste freie Zahl. Sie entscheidet bei gleichem Ruhm; Zahl 1 beginnt die nächste Runde.
about-order-vp = In der letzten Runde zählen alle außer der höchsten Zahl SP.
about-order-tile = In der letzten Runde zählt es { $vp } SP.
order-tile = Reihenfolgeplättchen { $number }
now-order-taken = { PERSON($who) ->
    [you] Du hast
   *[other] { $who } hat
} es in dieser Runde.
now-order-next = Wer als Nächstes passt, nimmt es.
now-order-later = Es ist frei, bis alle niedrigeren Zahlen vergeben sind.
tax-name = Steuer
about-tax = Sobald jemand gepasst hat, kostet jede Aktion der anderen in dieser Runde { $tax }. Passen kostet nichts.
now-tax = Sie beträgt jetzt { $tax } je Aktion.
now-no-tax = Noch hat niemand gepasst, also gibt es jetzt keine.
about-culture = Drei Stapel. Auf jedem: die Punkte, die er in einem Zug verlangt, was das Plättchen zählt, und darunter die SP der folgenden.
about-culture-turn = Am Ende deines Zugs nimmst du von jedem Stapel, für den deine Punkte reichen, von selbst das oberste Plättchen, eines je Stapel und Zug.
stack-name = { $category ->
    [theater] Theaterplättchen
    [art] Kunstplättchen
   *[academics] Wissenschaftsplättchen
}
about-stack = { $category ->
    [theater] Mit genug Theaterpunkten in einem Zug nimmst du das oberste Plättchen.
    [art] Mit genug Kunstpunkten in einem Zug nimmst du das oberste Plättchen.
   *[academics] Mit genug Wissenschaftspunkten in einem Zug nimmst du das oberste Plättchen.
}
now-stack-empty = Alle sind vergeben.
now-stack = Das oberste verlangt { $marks ->
    [one] { $marks } Punkt
   *[other] { $marks } Punkte
} in einem Zug und zählt { $vp } SP. { $left ->
    [one] Es ist das letzte.
   *[other] { $left } sind noch da.
}
stack-in-reach = { $by ->
    [residence] Ein Wohnhaus
   *[assistant] Ein Gehilfe
} { $start }, { way } aktiviert, nähme es.
stack-out-of-reach = Die beste Reihe, die du aktivieren könntest, bringt { $n }.
about-glory = Am Ende einer Runde nimmt, wer die meisten Ruhmmarken hat, ihr erstes Plättchen, der Nächste das zweite und so fort. Bei Gleichstand gilt das niedrigere Reihenfolgeplättchen; ohne Marke bekommt niemand etwas.
about-glory-alone = Am Ende einer Runde nimmst du ihr erstes Plättchen, wenn du mindestens so viele Ruhmmarken hast, wie die Nummer der Runde sagt, mit weniger das zweite, ohne Marke nichts.
about-glory-back = Dann gehen alle Marken zurück.
now-glory-none = Du hast { $held } und nähmst kein Plättchen.
now-glory = Du hast { $held } und nähmst das { rank } Plättchen für { $vp } SP, wenn die Runde jetzt endete.
glory-rank-name = Das { rank } Ruhmplättchen
about-rank = Es zählt { $vp } SP für Platz { $rank } im Ruhm am Ende dieser Runde.
about-rank-alone = Es verlangt { $needs ->
    [one] { $needs } Ruhmmarke
   *[other] { $needs } Ruhmmarken
}.
now-rank-nobody = Jetzt nähme es niemand.
now-rank = { PERSON($who) ->
    [you] Du nähmst es jetzt
   *[other] { $who } nähme es jetzt
}, mit { $n ->
    [one] { $n } Marke
   *[other] { $n } Marken
}.
seat-called = { PERSON($who) ->
    [you] Du
   *[other] { $who }
}
about-seat = Eine Person mit eigener Stadt, eigenen Marken und Punkten. Alles davon liegt für alle offen.
now-points = { $over ->
    [yes] { $n } SP am Ende.
   *[no] { $n } SP, wenn die Runde jetzt endete.
}
now-passed = In dieser Runde als Nummer { $number } gepasst.
score-name = { PERSON($who) ->
    [you] Deine Punkte
   *[other] Punkte von { $who }
}
about-score = Kulturplättchen, Ruhmplättchen, Tempel, 1 SP für je drei übrige Denare und Rohstoffe zusammen und in der letzten Runde das Reihenfolgeplättchen.
about-estimate = Im Spiel ist es, was du hättest, wenn die Runde jetzt endete, mit dem Ruhmplättchen, das du nähmst.
now-parts = { LIST($parts, style: "unit") }.
now-no-points = Noch zählt nichts.
now-race = { $vp } SP davon sind das Ruhmplättchen dieser Runde, das noch nicht sicher ist.
about-part = { $line ->
    [culture] Die SP der Kulturplättchen, die du genommen hast. Sie bleiben dir.
    [glory] Die SP der Ruhmplättchen, die du gewonnen hast. Sie bleiben dir.
    [temples] Was deine Tempel zählen. Gezählt wird am Ende, also kann es noch wachsen oder sinken.
    [leftovers] Am Ende 1 SP für je { $each } übrige Denare und Rohstoffe zusammen.
   *[order] Die SP deines Reihenfolgeplättchens der letzten Runde.
}
now-part = Jetzt { $n } SP.
now-leftovers = { CAP($denarii) } und { $tokens ->
    [one] { $tokens } Rohstoff
   *[other] { $tokens } Rohstoffe
}: { $vp } SP.
now-held = { PERSON($who) ->
    [you] Du hast
   *[other] { $who } hat
} { $what }.
assistants-name = Gehilfen
about-assistants = Statt zu bauen, darfst du einen Gehilfen auf ein Wohnhaus ohne Gehilfen setzen und von dort noch einmal eine Reihe aktivieren.
about-assistants-stay = Er bleibt dort bis zum Ende des Spiels.
now-assistants = { PERSON($who) ->
    [you] Du hast
   *[other] { $who } hat
} { $hand } auf der Hand und { $placed } gesetzt.
about-next-assistant = Nach jeder Runde außer der letzten darfst du einen kaufen, für Denare oder Ruhmmarken. Der Preis steigt mit der Zahl deiner Gehilfen.
now-purse = Du hast { $denarii } und { $glory }.
residences-name = Wohnhäuser
about-residences = Jeder hat { $n }. Eines kostet nichts außer der Steuer und kommt neben deine Stadt.
about-lines = Beim Bau aktiviert es eine Reihe: alle Gebäude in einer Richtung, bis zur nächsten Lücke oder zum nächsten Wohnhaus.
now-residences = { PERSON($who) ->
    [you] Du hast
   *[other] { $who } hat
} noch { $n }.
about-title = Allein spielst du um einen Titel: Je mehr Punkte am Ende, desto höher ist er.

## Log

subject = { PERSON($who) ->
    [you] Du
   *[other] { $who }
}
log-changed = { $deed } ({ LIST($changes, style: "unit") }).
log-begins = { PERSON($who) ->
    [you] Du beginnst
   *[other] { $who } beginnt
}.
log-pairs = Die ersten Paare liegen aus: { $tiles }.
log-temples = Die Tempelreihe: { $tiles }.
log-temple = { $tiles } kommt in die Tempelreihe.
log-reveal = Runde { $round }: { $tiles } { $n ->
    [0] kommt
    [one] kommt
   *[other] kommen
} in den Markt.
log-bought = { PERSON($who) ->
    [you] Du kaufst
   *[other] { $who } kauft
} { FORM($tile, "acc") }
log-bought-of-pair = { PERSON($who) ->
    [you] Du kaufst
   *[other] { $who } kauft
} { FORM($tile, "acc") }; { $leaves }
log-took-coins = { PERSON($who) ->
    [you] Du nimmst
   *[other] { $who } nimmt
} die Denare; { $tile } kommt aus dem Spiel
log-residence = { PERSON($who) ->
    [you] Du baust
   *[other] { $who } baut
} ein Wohnhaus { $place }
log-assist = { subject } setzt einen Gehilfen auf das Wohnhaus { $place }
log-passed = { PERSON($who) ->
    [you] Du passt und nimmst
   *[other] { $who } passt und nimmt
} Reihenfolgeplättchen { $number }
log-passed-alone = { subject } passt
log-sold = { PERSON($who) ->
    [you] Du verkaufst
   *[other] { $who } verkauft
} { $what }
log-placed = { PERSON($who) ->
    [you] Du legst
   *[other] { $who } legt
} { FORM($tile, "acc") } { $place } an
log-activated = { PERSON($who) ->
    [you] Du aktivierst
   *[other] { $who } aktiviert
} die Reihe { $way ->
    [up] nach oben
    [right] nach rechts
    [down] nach unten
   *[left] nach links
}
log-chose = { PERSON($who) ->
    [you] Du wählst
   *[other] { $who } wählt
} { unit }
log-exchanged = { PERSON($who) ->
    [you] Du tauschst
   *[other] { $who } tauscht
} { $times ->
    [1] einmal
   *[other] { $times }-mal
} { unit }
log-used = { subject } nutzt { FORM($tile, "acc") }
log-chose-stack = { PERSON($who) ->
    [you] Du wählst
   *[other] { $who } wählt
} den { $category ->
    [theater] Theaterstapel
    [art] Kunststapel
   *[academics] Wissenschaftsstapel
}
log-moves = { subject } versetzt { FORM($tile, "acc") }
log-removed = { PERSON($who) ->
    [you] Du entfernst
   *[other] { $who } entfernt
} das Wohnhaus { $place }
log-done = { PERSON($who) ->
    [you] Du bist
   *[other] { $who } ist
} fertig
log-hired = { PERSON($who) ->
    [you] Du kaufst
   *[other] { $who } kauft
} einen Gehilfen mit { $coin ->
    [denarii] Denaren
   *[glory] Ruhm
}
log-hired-nobody = { PERSON($who) ->
    [you] Du kaufst
   *[other] { $who } kauft
} keinen Gehilfen
log-took-culture = { PERSON($who) ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { LIST($tiles) }.
culture-tile = das { $category ->
    [theater] Theaterplättchen
    [art] Kunstplättchen
   *[academics] Wissenschaftsplättchen
} zu { $vp } SP
log-income = { PERSON($who) ->
    [you] Du erhältst
   *[other] { $who } erhält
} { $what }.
log-took-glory = { PERSON($who) ->
    [you] Du nimmst
   *[other] { $who } nimmt
} das { rank } Ruhmplättchen zu { $vp } SP.

## A turn in short

did-build = { $tile } gebaut
did-take-coins = Denare genommen
did-residence = Wohnhaus gebaut{ $way ->
    [up] , nach oben
    [right] , nach rechts
    [down] , nach unten
    [left] , nach links
   *[none] { "" }
}
did-assist = Gehilfen eingesetzt{ $way ->
    [up] , nach oben
    [right] , nach rechts
    [down] , nach unten
    [left] , nach links
   *[none] { "" }
}
did-pass = gepasst{ $number ->
    [0] { "" }
   *[other] , Reihenfolge { $number }
}
did-hire = Gehilfen gekauft
did-win-glory = das { rank } Ruhmplättchen zu { $vp } SP für { PERSON($who) ->
    [you] dich
   *[other] { $who }
}

## The end

end-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $title }.
end-won = { PERSON($who) ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
end-decided = { PERSON($who) ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} bei je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} durch { $by }.
decided-by-tiles = mehr Kultur- und Ruhmplättchen ({ $mine } zu { $theirs })
decided-by-temples = mehr Tempel ({ $mine } zu { $theirs })
decided-by-order = das niedrigere Reihenfolgeplättchen
tie-break = Bei gleichen Punkten gewinnen mehr Kultur- und Ruhmplättchen zusammen, dann mehr Tempel, dann das niedrigere Reihenfolgeplättchen der letzten Runde.

## The board

vp = { $n } SP
vp-sign = SP
tab-city = Stadt
tab-races = Wettläufe
tab-players = Alle
key-arrows = in der Stadt von Feld zu Feld
numbers-ours = Die meisten Zahlen sind von uns rekonstruiert
# A temple and a residence are called what they are.
tile-described = { $category ->
    [temple] { $tile }. { $does }
    [residential] { $tile }. { $does }
   *[other] { $tile }, { category }. { $does }
}
category = { $category ->
    [production] Produktion
    [trade] Handel
    [cultural] Kultur
    [military] Militär
    [special] Spezial
    [temple] Tempel
   *[residential] Wohnen
}
has-assistant = Darauf steht ein Gehilfe.
temple-now = Jetzt { $vp } SP.
city = { PERSON($who) ->
    [you] Deine Stadt
   *[other] Stadt von { $who }
}: { $tiles } Plättchen{ $cells ->
    [0] { "" }
    [one] , { $cells } Feld zur Auswahl
   *[other] , { $cells } Felder zur Auswahl
}
city-title = { PERSON($who) ->
    [you] Deine Stadt
   *[other] Die Stadt von { $who }
}
look-at-city = Die Stadt von { $who } ansehen
closer = Näher heran
whole-city = Die ganze Stadt zeigen
round = Runde
round-n = Runde { $n }
n-of = { $n } von { $of }
the-end = Spielende
or = oder
per = je
once = einmal
free = gratis
n-short = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
}
sell-n = { $n } verkaufen
sell-unit = { unit } verkaufen
sell-for = Verkaufe für { $n } { counted-unit }
buy-for = Kaufen für
more-choices = Weitere Möglichkeiten
this-turn = in diesem Zug
unit-points = { $category ->
    [theater] Theaterpunkte
    [art] Kunstpunkte
   *[academics] Wissenschaftspunkte
}
assistant-n-of = Gehilfe { $n } von { $of }
way-word = { $way ->
    [up] Oben
    [right] Rechts
    [down] Unten
   *[left] Links
}
takes = bringt
rank-vp = { rank }: { $vp } SP

## Market and temples

market = Markt
temples = Tempel
temples-at-best = was jeder jetzt höchstens zählt
prices-for-you = Preise für dich
tax = Steuer
show-in-market = Im Markt zeigen
only-category = Nur { category-head }
category-head = { $category ->
    [production] Produktion
    [trade] Handel
    [cultural] Kultur
    [military] Militär
    [special] Spezial
    [temple] Tempel
   *[residential] Wohnen
}
i-can-pay = bezahlbar
empty-market = Leer bis zur nächsten Runde.
n-hidden = { $n ->
    [one] { $n } weiteres ist ausgeblendet.
   *[other] { $n } weitere sind ausgeblendet.
}
show-all = Alle zeigen
copies = Es liegt { $n }-mal aus.
coins-instead = Denare stattdessen
coins-instead-of = { $n } Denare statt { $tile }
costs = Kosten

## Culture, glory, order

culture = Kultur
culture-kind = { $category ->
    [theater] Theater
    [art] Kunst
   *[academics] Wissen
}
culture-tiles = { $category ->
    [theater] Theaterplättchen
    [art] Kunstplättchen
   *[academics] Wissenschaftsplättchen
}
points-in-a-turn = nötige Punkte in einem Zug
for-points = für { $marks ->
    [one] { $marks } Punkt
   *[other] { $marks } Punkte
} in einem Zug{ $has ->
    [0] { "" }
   *[other] , du hast { $has }
}
then = dann
then-these = dann { LIST($vps, style: "unit") } SP
the-last = das letzte
none-left = keins mehr
glory = Ruhm
glory-in-round = Ruhm in dieser Runde
glory-needs = braucht
glory-yours = deins, mit
glory-tokens = Ruhm
glory-tiles = Ruhmplättchen
glory-rank = { rank } Ruhmplättchen
nobody-yet = noch niemand
tie = gleich
all-given = Alle sind vergeben.
later = Spätere Runden: { LIST($vps, style: "unit") } SP
order = Reihenfolge
order-tiles = Reihenfolgeplättchen
next-to-pass = wer nun passt: { $n }

## Seats

vp-if-ended = SP, wenn die Runde jetzt endete
score-said = { $over ->
    [yes] { $vp } SP am Ende.
   *[no] { $vp } SP, wenn die Runde jetzt endete.
}
score-said-then = { $then } SP mit dem, was gewählt ist.
if-round-ended = wenn die Runde jetzt endete
in-the-end = am Ende
final-score = Endstand
no-tile-won = Noch kein Kultur- oder Ruhmplättchen
part-of-score = { $line ->
    [culture] Kultur
    [glory] Ruhm
    [temples] Tempel
    [leftovers] Übrig
   *[order] Reihenf.
}
assistants-in-hand = Gehilfen auf der Hand
residences-left = Wohnhäuser übrig
in-hand = bereit
left = übrig
next-assistant = Nächster Gehilfe
all-assistants = du hast alle
what-you-hold = Was du hast
titles = Titel
your-title = Dein Titel
yours-now = , jetzt deiner
recap = { LIST($deeds) }
recap-brought = { LIST($deeds) }: { LIST($gains, style: "unit") }
last-round = Letzte Runde: { $did }

## The reckoning

score-line = { $line ->
    [culture] Kulturplättchen
    [glory] Ruhmplättchen
    [temples] Tempel
    [leftovers] Übrig
   *[order] Reihenfolge
}
score = Ergebnis
score-of = { PERSON($who) ->
    [you] Woher deine Punkte kommen
   *[other] Woher die Punkte von { $who } kommen
}
tiles-of = { $n } { culture-tiles }
no-culture-tile = Kein Kulturplättchen
no-glory-tile = Kein Ruhmplättchen
glory-of-round = Ruhm in Runde { $round }, Rang { $rank }
left-over = Übrig: { $denarii } und { $tokens ->
    [one] { $tokens } Rohstoff
   *[other] { $tokens } Rohstoffe
}, zusammen 1 SP für je { $each }
order-of-last-round = Reihenfolgeplättchen { $number } der letzten Runde

## Prices and titles

assistant-price = { $denarii } Denare oder { $glory } Ruhm
title-from = { $title } { $vp }

## Sources

sources-about = Wir haben die Regeln dieses Spiels, aber nicht seine Plättchen, und eine öffentliche Liste davon fand sich nicht. Die Regeln nennen zwanzig Gebäude und sagen, was sie tun; Kosten, Anzahlen und die meisten Werte stehen nicht darin. Deshalb sind die meisten Zahlen von uns rekonstruiert und im Spiel so abgestimmt, dass bekannte Ergebnisse herauskommen. Das veröffentlichte Spiel weicht davon ab. Wer die Schachtel besitzt, braucht nur die Datendatei zu berichtigen.
sources-starting = Der Brunnen und die Startgebäude
sources-locations = Gebäude
sources-others = Weitere Zahlen
sources-culture = Kultur, { culture-kind }: Punkte für SP
marks-for = { $marks } für { $vp }{ $n ->
    [one] { "" }
   *[other] { " " }({ $n } Plättchen)
}
sources-glory = Ruhm in Runde { $round }
sources-assistants = Gehilfen
sources-first-denarii = Denare zu Beginn
sources-substitute = Ein fehlender Rohstoff
sources-cap = Höchstens von einem Rohstoff
costs-so = Kostet { $cost }.
copies-in-play = { $none } in jedem Spiel{ $three ->
    [0] { "" }
   *[other] , { $three } zu dritt und viert
}{ $four ->
    [0] { "" }
   *[other] , { $four } zu viert
}.
vps = { LIST($vps) } SP
several = { LIST($items, style: "unit") }

## Terminal

board-part = { $part ->
    [market] Markt
    [races] Wettläufe
    [seats] Vorräte
    [others] andere Städte
   *[legend] Zeichen
}
kind-letter = { $category ->
    [production] p
    [trade] h
    [cultural] k
    [military] m
    [special] s
    [temple] T
   *[residential] W
}
unit-letter = { $unit ->
    [grain] G
    [wood] H
    [stone] S
    [ore] E
    [denarii] d
    [glory] ru
    [theater] the
    [art] kun
    [academics] wis
    [culture] kul
    [identical] =
   *[other] bel
}
legend-units = G Getreide  H Holz  S Stein  E Erz  d Denare
legend-city = { $residence } Wohnhaus  { $assisted } mit Gehilfen  x,y (·) freies Feld neben deiner Stadt  Gehilfen: zur Hand von allen
city-part = von West nach Ost, Teil { $n } von { $of }
residences-assisted = { $n ->
    [one] Wohnhaus
   *[other] Wohnhäuser
} ×{ $n }{ $assisted ->
    [0] { "" }
   *[other] { " " }({ $assisted } mit Gehilfen)
}
pair-head = Paar
you-pay = Du zahlst
what-it-does = Was es tut
no-location = kein Gebäude mehr
take-coins-instead = statt des Gebäudes nehmen
best-now = jetzt höchstens { $vp } SP
points = Punkte
seats-head = { $column ->
    [points] Punkte
    [holds] Besitz
    [glory] Ruhm
   *[assistants] Gehilfen
}
order-n = Reihenf. { $number }
assistant = Gehilfe
your-next-assistant = dein nächster kostet { $price }, nach der Runde
rank-of-nobody = { rank } { $vp } SP niemand
rank-of = { rank } { $vp } SP { who } ({ $tokens } Ruhm)
who = { PERSON($who) ->
    [you] du
   *[other] { $who }
}
glory-alone = { $first } SP für { $needed } Ruhm, { $second } SP für weniger; du hast { $has }
order-free = { $number }{ order-vp } frei
order-taken = { $number }{ order-vp } { who }
order-vp = { $vp ->
    [0] { "" }
   *[other] { " " }({ $vp } SP)
}
pays-tax = wer weiterspielt, zahlt { $tax } je Aktion
points-of = { $n } { part-of-score }
race-brings = { $vp } mehr in dieser Ruhmwertung
stage-action = Was tust du?
stage-verb = { $verb ->
    [build] Welches Plättchen baust du?
    [take-coins] Statt welchem Plättchen nimmst du die Denare?
    [residence] Auf welches Feld kommt das Wohnhaus?
   *[assist] Auf welches Wohnhaus kommt der Gehilfe?
}
stage-pair = { $tile }: aus dem Paar mit welchem anderen Plättchen?
verb-build = ein Gebäude, { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}
verb-residence = und eine Reihe aktivieren, noch { $n ->
    [one] { $n } Wohnhaus
   *[other] { $n } Wohnhäuser
}
verb-assist = von einem Wohnhaus erneut aktivieren, { $n } Gehilfen zur Hand
verb-coins = +{ $n } Denare statt eines Plättchens
leaves-the-game = { $tile } kommt aus dem Spiel
not-the-other = ; nicht { LIST($tiles, style: "or") }
counts-vp-now = zählt jetzt { $vp } SP
tax-paid = (Steuer { $tax }{ $sell ->
    [0] { "" }
   *[other] , { $sell } verkaufen
})
nothing-there = dort liegt nichts
vp-of-culture = { $vp } SP aus { LIST($stacks) }
terminal-notation = Ein Feld ist x,y; x wächst nach rechts, y nach unten. Du kannst ganze Zeilen tippen: `build theater`, `residence 0,1`.

## Lesson: the first game, step by step; what is on the card at one time has at most 40 words

lesson-line-do = Drück auf das leuchtende Feld neben dem Wald und dann zweimal auf den Pfeil nach links.
lesson-line-why = Überhole Livia in zwei Runden. Plättchen wirken nur, wenn sie aktiviert werden: Ein neues Wohnhaus aktiviert einmal eine gerade Reihe, das nächste zuerst.
lesson-line-wrong = Das ginge, brächte aber wenig. Bau das Wohnhaus auf das leuchtende Feld rechts vom Wald.
lesson-line-wrong-end = Die richtige Reihe vom falschen Ende: Die Köhlerei würde zahlen, bevor der Wald sein Holz gegeben hat. Bau am anderen Ende.
lesson-line-wrong-assistant = Auch ein Gehilfe aktiviert eine Reihe, aber du hast nur einen. Behalt ihn, bis eine Reihe mehr bringt.
lesson-line-wrong-build = Das stünde nur da und täte noch nichts. Aktiviere zuerst, was du hast: Bau ein Wohnhaus neben den Wald.
lesson-line-brought = Ein Wohnhaus, kostenlos.
lesson-nearest-do = Aktiviere nach links.
lesson-nearest-why = Wald: 1 Holz. Köhlerei: 1 Denar je Holz in deinem Besitz, also 2. Wachturm: 1 Ruhm.
lesson-nearest-wrong = Dort steht nichts. Links stehen drei Gebäude in einer Reihe.
lesson-nearest-brought = 1 Holz, 2 Denare, 1 Ruhm.
lesson-library-do = Kauf die Bibliothek und leg sie unter den Garten.
lesson-library-why = Mach Reihen lang, bevor du sie aktivierst: Ein Wohnhaus schließt sie ab, und neun müssen sechs Runden reichen. Was in einer Reihe steht, wirkt zusammen.
lesson-library-wrong = Später vielleicht. Sorg zuerst dafür, dass sich die nächste Reihe lohnt: Kauf die Bibliothek.
lesson-library-wrong-build = Das hat auch seinen Nutzen. Aber bei der Wissenschaft liegt jetzt das beste Plättchen oben, 4 SP, und die Bibliothek bringt, was es verlangt.
lesson-library-wrong-residence = Deine Reihen brächten jetzt wenig. Mach zuerst eine wertvoller: Kauf die Bibliothek.
lesson-library-brought = Sie gehört dir.
lesson-below-do = Leg sie unter den Garten.
lesson-below-why = Ein Plättchen darf überall neben deine Stadt. Hier liegt es in einer Reihe, zwischen dem Garten und deinem neuen Wohnhaus.
lesson-below-wrong = Dort läge sie nicht in einer Reihe mit dem Garten. Leg sie direkt unter den Garten.
lesson-below-wrong-above = Auch das wäre eine Reihe, aber ohne Wohnhaus am Ende. Unter dem Garten reicht sie bis zu deinem.
lesson-below-brought = Garten und Bibliothek stehen in einer Reihe.
lesson-culture-do = Bau ein Wohnhaus über den Garten und aktiviere nach unten.
lesson-culture-why = Der Garten bringt 1 Kulturpunkt, die Bibliothek 2 für Wissenschaft. Sie zählen nur in diesem Zug, also müssen sie zusammen kommen.
lesson-culture-wrong = Die Reihe ist bereit. Bau das Wohnhaus über den Garten.
lesson-culture-wrong-assistant = Behalt den Gehilfen: Steht an jedem Ende ein Wohnhaus, kann nur noch er diese Reihe aktivieren.
lesson-culture-wrong-residence = Von dort würde es Garten und Bibliothek nicht zusammen aktivieren. Bau es über den Garten.
lesson-culture-brought = Ein Wohnhaus am oberen Ende.
lesson-down-do = Aktiviere nach unten.
lesson-down-why = Der Garten ist am nächsten: Zuerst fragt er, was du wählst. Dann folgt die Bibliothek.
lesson-down-wrong = Dort steht nichts. Garten und Bibliothek liegen unten.
lesson-down-brought = Zuerst kommt der Garten.
lesson-stacks-do = Wähle für den Garten Theater oder Kunst.
lesson-stacks-why = Die 2 Punkte der Bibliothek bringen das Wissenschaftsplättchen, 4 SP. In einem Zug darfst du von jedem Stapel eins nehmen: Für ein weiteres reicht 1 Punkt.
lesson-stacks-wrong = Für das Wissenschaftsplättchen genügen die 2 Punkte der Bibliothek, ein dritter verfällt. Wähle Theater oder Kunst.
lesson-stacks-brought = Zwei Kulturplättchen: 4 und 2 SP.
lesson-assistant-do = Setz deinen Gehilfen auf das Wohnhaus über dem Garten und aktiviere wieder nach unten.
lesson-assistant-why = Beide Enden der Reihe sind besetzt: Kein neues Wohnhaus kann sie aktivieren. Ein Gehilfe kann es, einer je Wohnhaus.
lesson-assistant-wrong = Warte damit: Diese Reihe bringt jetzt ein Plättchen für 6 SP. Setz deinen Gehilfen ein.
lesson-assistant-wrong-two = Von dort aktiviert er dieselbe Reihe. Aber dieses Wohnhaus hat links noch eine zweite: Halt es für einen weiteren Gehilfen frei.
lesson-assistant-wrong-other = Von dort aktiviert er Garten und Bibliothek nicht zusammen. Setz ihn auf das Wohnhaus über dem Garten.
lesson-assistant-wrong-residence = Ein Wohnhaus aktiviert eine Reihe von einem Ende aus, und beide sind besetzt. Dafür hast du deinen Gehilfen.
lesson-assistant-brought = Der Gehilfe bleibt dort.
lesson-again-do = Aktiviere noch einmal nach unten.
lesson-again-why = Ein Gehilfe darf jede Richtung wählen, auch eine, die schon aktiviert wurde.
lesson-again-wrong = Dort steht nichts. Garten und Bibliothek liegen unten.
lesson-again-brought = Wieder kommt zuerst der Garten.
lesson-together-do = Wähle diesmal Wissenschaft.
lesson-together-why = Das nächste Wissenschaftsplättchen verlangt 3 Punkte in einem Zug: 1 vom Garten und 2 von der Bibliothek.
lesson-together-wrong = Dann hätte die Wissenschaft 2 Punkte, zu wenig für ihr nächstes Plättchen, und sie verfielen. Wähle Wissenschaft.
lesson-together-brought = 6 SP mehr.
lesson-temple-do = Kauf den Tempel der Minerva und leg ihn auf das leuchtende Feld.
lesson-temple-why = Tempel zählen am Ende: dieser 1 SP für jede Art von Plättchen ringsum. Das Erz, das dir fehlt, kostet stattdessen 3 Denare.
lesson-temple-wrong = Das kann warten. Der Tempel der Minerva zählt in deiner Stadt 5 SP, und du kannst ihn jetzt bezahlen.
lesson-temple-wrong-pass = Noch nicht: Aus dem, was du hast, werden noch 5 SP. Kauf zuerst den Tempel.
lesson-temple-brought = Bezahlt mit deinen letzten Rohstoffen und 3 Denaren.
lesson-around-do = Leg ihn auf das leuchtende Feld.
lesson-around-why = Die Zahl sagt, was er dort zählt: Ringsum liegen 5 Arten von Plättchen.
lesson-around-wrong = Dort zählt er weniger. Auf dem leuchtenden Feld zählt er 5 SP.
lesson-around-brought = 5 SP am Ende.
lesson-pass-do = Passe.
lesson-pass-why = Beim Ruhm steht es 1 zu 1, und bei Gleichstand gewinnt, wer zuerst passt: 8 SP. Danach kostet jede Aktion 1 Denar, und Livia hat nichts.
lesson-pass-wrong = Dann aktiviert Livia ihre neue Kaserne und führt mit 3 Ruhm zu 1. Passe, bevor sie es kann.
lesson-pass-wrong-residence = Du kämst höchstens auf 2 Ruhm, Livia mit ihrer neuen Kaserne auf 3. Passe, bevor sie es kann.
lesson-pass-brought = Auch Livia musste passen.
lesson-hire-do = Kauf einen Gehilfen für 5 Denare.
lesson-hire-why = Nach jeder Runde außer der letzten darfst du einen kaufen. Erst dann wird der Ruhm verglichen: Gibst du deinen aus, nimmt Livia die 8 SP.
lesson-hire-wrong = Deine Denare wären am Ende 2 SP. Ein Gehilfe aktiviert noch einmal eine ganze Reihe. Kauf einen.
lesson-hire-wrong-glory = Es ist dein ganzer Ruhm, und gleich wird er verglichen: Die 8 SP gingen an Livia. Zahl mit Denaren.
lesson-hire-brought = 8 SP für deinen Ruhm.
lesson-saved-do = Bau ein Wohnhaus links vom Wachturm und aktiviere nach rechts.
lesson-saved-why = Nutz alles, was du gespart hast: Nach dieser letzten Runde zählen Wohnhäuser nichts. Der Wachturm bringt Ruhm, und diesmal geht es um 10 SP.
lesson-saved-wrong = Das kann folgen. Zuerst der Ruhm: Bau das Wohnhaus auf das leuchtende Feld links vom Wachturm.
lesson-saved-wrong-pass = Noch nicht: Vier Wohnhäuser und ein Gehilfe warten, und nach dieser Runde zählen sie nichts. Bau das Wohnhaus.
lesson-saved-brought = Ein Wohnhaus am linken Ende.
lesson-right-do = Aktiviere nach rechts.
lesson-right-why = Von hier aus ist der Wachturm am nächsten: 1 Ruhm. Die Köhlerei findet noch kein Holz, dann gibt der Wald 1.
lesson-right-wrong = Dort steht nichts. Rechts stehen drei Gebäude in einer Reihe.
lesson-right-brought = 1 Ruhm, 1 Holz. Wer in dieser Runde zuerst passt, erhält 3 SP.

## The rules, by chapters; rules.toml says which rule each states

rulebook-head-aim = Worum es geht
rulebook-lead = Lege Gebäude nebeneinander. Von selbst tun sie nichts: Erst ein Wohnhaus am Ende einer Reihe setzt die ganze Reihe in Gang, Plättchen für Plättchen, ein einziges Mal. Du hast { $residences } Wohnhäuser und bis zu { $assistants } Gehilfen. Es kommt also darauf an, was zusammen in einer Reihe steht.
rulebook-start = Du beginnst mit dem Brunnen, { $grain } Getreide und { LIST($denarii, style: "or") } Denaren: je früher du am Zug bist, desto weniger. Wer beginnt, wird ausgelost.
rulebook-market = Der Markt beginnt mit den Startplättchen. In jeder Runde werden neue Plättchen vom Stapel gezogen, bis ein Rundenplättchen kommt; wie viele, ist also nie sicher. Zu wenigen bleiben manche in der Schachtel. Denare, Rohstoffe und Ruhm gehen nie aus.
rulebook-offers = { $row } Tempel liegen offen. Die Kulturplättchen liegen in drei Stapeln, die wenigsten SP oben, die Ruhmplättchen nach Runden. Es gibt so viele Reihenfolgeplättchen wie Mitspielende; zu wenigen gibt es weniger Kulturplättchen, zu zweit kein drittes Ruhmplättchen.
rulebook-head-turn = Ein Zug
rulebook-rounds = Das Spiel dauert { $rounds } Runden. In jeder seid ihr reihum am Zug, bis alle gepasst haben; dann kommen Gehilfen, Ruhm und neue Plättchen. Wer zuerst gepasst hat, beginnt die nächste Runde.
rulebook-actions = Ein Zug ist eine von vier Aktionen: ein Gebäude bauen, ein Wohnhaus bauen, einen Gehilfen einsetzen oder passen.
rulebook-no-limit = Für Denare, Ruhm und die Größe einer Stadt gibt es keine Grenze, und niemand gibt anderen etwas.
rulebook-figure-turn = Ein Markt in Runde { $round }: Jedes Plättchen zeigt, was es tut, und darunter, was es dich kostet; Denare stehen für das, was dir fehlt.
rulebook-head-facilities = Ein Gebäude bauen
rulebook-facility = Wähle ein Plättchen des Marktes oder einen Tempel, den du bezahlen kannst. Die Kosten gehen von deinen Rohstoffen ab; jeder, der dir fehlt, kostet stattdessen { $substitute } Denare.
rulebook-beside = Es kommt auf ein leeres Feld, das eine Seite mit deiner Stadt teilt; eine Ecke reicht nicht. Die Stadt darf endlos wachsen, und Plättchen bleiben liegen.
rulebook-then = Bauen aktiviert nichts. Nur ein Spezialgebäude wirkt jetzt, einmal und wenn du willst; dann wird Kultur gezählt, und der Zug ist vorbei.
rulebook-again = Ein Tempel wird sofort ersetzt, solange es welche gibt. Andere Plättchen erst in der nächsten Runde.
rulebook-figure-facilities = Eine Stadt, bevor ein Plättchen gelegt wird: Es darf auf jedes leere Feld, das eine Seite mit einem Plättchen teilt.
rulebook-head-money = Rohstoffe und Verkauf
rulebook-cap = Von jedem Rohstoff besitzt du höchstens { $most }. Jeder weitere wird sofort zu { $sale } Denar.
rulebook-sell = Ein Rohstoff lässt sich für { $sale } Denar verkaufen. Gefragt wirst du, wenn deine Wahl mehr Denare kostet, als du hast: Verkaufe einzeln, was du möchtest, bis es reicht. Was dieselbe Wahl als Rohstoff braucht, kannst du dafür nicht verkaufen.
rulebook-debts = Wählen kannst du nur, was deine Denare und dein Verkauf decken. Schulden gibt es nicht.
rulebook-head-residences = Wohnhäuser und Reihen
rulebook-residence = Ein Wohnhaus kostet nichts. Es kommt neben deine Stadt wie ein Gebäude, solange du eines hast.
rulebook-direction = Wähle dann eine Richtung, auch eine, in der nichts liegt. Die Reihe beginnt neben dem Wohnhaus und endet vor der ersten Lücke oder dem ersten Wohnhaus; Tempel und Spezialgebäude halten sie nicht auf.
rulebook-line = Die Gebäude der Reihe wirken nacheinander, das nächste zuerst, und jedes ganz, bevor das folgende kommt. Was eines bringt, zählt für das nächste. Tempel und Spezialgebäude tun hier nichts.
rulebook-figure-residences = Ein neues Wohnhaus rechts: Nach links aktiviert, wirken die Plättchen seiner Reihe nacheinander, das nächste zuerst.
rulebook-head-effects = Was Plättchen tun
rulebook-gain = Was ein Plättchen zeigt, bekommst du; mehrere Wirkungen nacheinander. Ablehnen kannst du nicht.
rulebook-per-held = Manche zählen, was du gerade besitzt, und geben etwas für jedes Stück, ohne es zu nehmen.
rulebook-choose = Manche lassen dich wählen, was du bekommst, so oft, wie sie sagen.
rulebook-exchange = Manche tauschen: zahlen und bekommen, so oft du willst und kannst, oder gar nicht. Wie oft, steht fest, wenn das Plättchen beginnt. Verlangt es mehrere gleiche, darf die Art von Mal zu Mal wechseln.
rulebook-around = Rund um ein Plättchen sind die acht Felder daneben, die Ecken eingeschlossen.
rulebook-head-assistants = Gehilfen
rulebook-assist = Als Aktion setzt du einen Gehilfen aus deiner Hand auf ein Wohnhaus ohne Gehilfen und aktivierst von dort eine Reihe, auch eine, die schon dran war. Der Gehilfe bleibt dort.
rulebook-hire = Wenn alle gepasst haben, aber nicht in der letzten Runde, darf jeder einen Gehilfen kaufen, die höchste Reihenfolgezahl zuerst. Einsetzen kannst du ihn ab der nächsten Runde.
rulebook-price = Der Preis steigt mit deinen Gehilfen: { LIST($denarii, style: "unit") } Denare oder { LIST($glory, style: "unit") } Ruhm. Bezahlt wird in einem von beiden, nicht gemischt. Mehr als { $n } kannst du nicht haben.
rulebook-figure-assistants = An beiden Enden einer Reihe steht ein Wohnhaus: Kein neues könnte sie aktivieren, ein Gehilfe auf einem davon kann es.
rulebook-head-passing = Passen
rulebook-pass = Passen darfst du immer: Du nimmst das niedrigste Reihenfolgeplättchen und handelst in dieser Runde nicht mehr. Sooft du an der Reihe wärst, erhältst du { $income } Denar.
rulebook-tax = Sobald jemand gepasst hat, kostet jede andere Aktion zuerst { $tax } Denar, egal wie viele gepasst haben. Wer das nicht zahlen kann, kann nur passen.
rulebook-last-pass = Passt die letzte Person, sind die Züge dieser Runde sofort vorbei.
rulebook-head-culture = Kultur
rulebook-culture = Kulturpunkte zählen nur in dem Zug, der sie bringt. An seinem Ende werden sie mit dem obersten Plättchen jedes Stapels verglichen, Theater, Kunst und Wissenschaft: Reichen sie, nimmst du es.
rulebook-one-each = Von jedem Stapel nimmst du höchstens ein Plättchen je Zug. Übrige Punkte verfallen. Das nächste liegt dann für die Nächsten oben.
rulebook-free-point = Ein Punkt nach freier Wahl kommt zu einer Art, wenn sein Plättchen wirkt.
rulebook-figure-culture = Die drei Stapel: Jeder zeigt, wie viele Punkte sein oberstes Plättchen in einem Zug verlangt und wie viele SP es bringt.
rulebook-head-glory = Ruhm und die nächste Runde
rulebook-glory = Nach den Gehilfen vergleichen alle den Ruhm, den sie noch haben. Der meiste bringt das erste Ruhmplättchen der Runde, der nächste das zweite und so weiter; bei gleichem Ruhm geht das niedrigere Reihenfolgeplättchen vor.
rulebook-no-glory = Ohne Ruhm nimmst du nichts, und was niemand nimmt, kommt aus dem Spiel. So ist es auch in der letzten Runde; danach ist Ruhm nichts wert.
rulebook-next = Dann gehen aller Ruhm und alle Reihenfolgeplättchen zurück, und neue Plättchen kommen zu den übrigen in den Markt. Wer Reihenfolgeplättchen 1 hatte, beginnt. Was unter dem letzten Rundenplättchen liegt, kommt nie ins Spiel.
rulebook-order-vp = In der letzten Runde bringen alle Reihenfolgeplättchen bis auf das höchste SP: je früher du passt, desto mehr.
rulebook-head-specials = Spezialgebäude
rulebook-special = Ein Spezialgebäude wirkt einmal, beim Bau, und nur, wenn du willst. Keine Reihe und kein Badehaus löst es noch einmal aus.
rulebook-tile = { $name }. { $does }
rulebook-bathhouse = { $name }. { $does } Jedes höchstens einmal, in beliebiger Reihenfolge; Tempel, Spezialgebäude und Wohnhäuser zählen nicht. Kultur wird nach dem letzten verglichen.
rulebook-aqueduct = { $name }. { $does } Nie ein Wohnhaus und nicht sich selbst. Das neue Feld muss neben deiner Stadt liegen, und die Stadt darf nicht zerfallen. Versetzen aktiviert nichts.
rulebook-circus = { $name }. { $does } Es kommt aus dem Spiel, und sein Feld kann bebaut werden. Die Stadt darf dabei zerfallen.
rulebook-head-temples = Tempel
rulebook-temple = Ein Tempel zählt am Ende, so wie dann alles liegt: so viele SP für jedes, was er zählt. Jeder Tempel zählt für sich.
rulebook-areas = Manche zählen rund um sich, manche in ihrer Zeile und Spalte, beliebig weit und über Lücken und Wohnhäuser hinweg.
rulebook-kinds = Ein Tempel zählt nie sich selbst. Der Brunnen und die Startplättchen sind Produktion. Wo Arten gezählt werden, zählt jede Art einmal, und ein anderer Tempel ist auch eine Art.
rulebook-held = Manche zählen einen Rohstoff, den du besitzt; du behältst ihn, und er zählt noch einmal bei dem, was übrig ist.
rulebook-figure-temples = Ein Tempel mitten in der Stadt: Er zählt die Arten der Plättchen auf den acht Feldern um ihn.
rulebook-head-end = Das Ende
rulebook-end = Nach dem Ruhm von Runde { $rounds } zählst du zusammen: Kulturplättchen, Ruhmplättchen, Tempel, Reihenfolgeplättchen und 1 SP für je { $each } übrige Denare und Rohstoffe zusammen.
rulebook-nothing = Übrige Wohnhäuser, Gehilfen und Ruhm zählen nichts.
rulebook-tie = Die meisten SP gewinnen. Bei Gleichstand gewinnen mehr Kultur- und Ruhmplättchen, dann mehr Tempel, dann das niedrigere Reihenfolgeplättchen.
rulebook-head-alone = Allein
rulebook-alone = Du spielst wie zu zweit, aber ohne Steuer, ohne Einkommen beim Passen und ohne Reihenfolgeplättchen. Passen beendet die Runde.
rulebook-pairs = Die Plättchen des Marktes liegen in Paaren: Baust du eines, kommt das andere aus dem Spiel. Paare, die du liegen lässt, bleiben. Tempel haben keine Partner.
rulebook-coins = Kommt ein Rundenplättchen als zweites eines Paars, bleibt es dort liegen, mit { $coins } Denaren darauf: Baue das Gebäude oder nimm als Aktion die Denare. Dann sind beide Plättchen weg.
rulebook-alone-glory = Mit mindestens so viel Ruhm, wie die Nummer der Runde sagt, nimmst du ihr erstes Ruhmplättchen, mit weniger das zweite, ohne Ruhm nichts.
rulebook-titles = Deine Punkte bringen einen Titel: { $a } SP { $at }, { $b } { $bt }, { $c } { $ct }, { $d } { $dt }, { $e } { $et }, { $f } { $ft }, darunter { $gt }. Ein erstes Ziel ist { $e }.
