# Minerva. Formen einer Sache: `acc` (Akkusativ), `dat` (Dativ), `from` (mit „von“); `gender` ist m, f oder n, `short` der
# Name eines Tempels, wo wenig Platz ist.

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
choose-assist = Einen Gehilfen auf { FORM($residence, "acc") } setzen
choose-pass = Für diese Runde passen
choose-sell = { $token } für { $price } verkaufen
choose-place = { CAP(FORM($tile, "acc")) } { $place } anlegen
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
button-buy = { $tile } kaufen
button-build-here = { $tile } hier bauen
ask-build = { CAP(FORM($tile, "acc")) } { $price } bauen?
ask-build-here = { CAP(FORM($tile, "acc")) } hier { $price } bauen?
ask-residence-way = Hier ein Wohnhaus bauen und { way } aktivieren?
ask-assist-way = Einen Gehilfen auf dieses Wohnhaus setzen und { way } aktivieren?
ask-activate = { CAP(way) } aktivieren?

## What a choice would bring

said = { CAP($what) }.
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
exchanges = bis zu { $n ->
    [one] { $n } Tausch
   *[other] { $n } Tausche
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
why-unknown = { $text } ist jetzt keine Möglichkeit. Wähle eine davon: { LIST($choices, style: "unit") }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
}.

## Log

subject = { PERSON($who) ->
    [you] Du
   *[other] { $who }
}
log-changed = { $deed } ({ LIST($changes, style: "unit") }).
log-then = { $first } { $second }
log-begins = { PERSON($who) ->
    [you] Du beginnst
   *[other] { $who } beginnt
}.
log-pairs = Die ersten Paare liegen aus: { $tiles }.
log-temples = Die Tempelreihe: { $tiles }.
log-temple = { $tiles } kommt in die Tempelreihe.
log-reveal = Runde { $round }: { $tiles } { $n ->
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
log-over = Das Spiel ist zu Ende. { $ending }

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
did-pass = gepasst
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
