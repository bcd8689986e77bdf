# Lancaster: Entscheidungen, Gesetze, Ereignisse, Ablehnungen. `$seat` ist der Name eines Platzes oder
# eines Verbündeten, `$place` ein Ort, `$source` das, woher etwas kommt.

lancaster-name = Lancaster

# Plätze und Verbündete
lancaster-seat-red = Rot
lancaster-seat-blue = Blau
lancaster-seat-green = Grün
lancaster-seat-gold = Gelb
lancaster-seat-violet = Violett
lancaster-ally-of = { $seat } (Verbündeter)

# Was zu entscheiden ist
lancaster-decision-lay = lege ein Ausbauplättchen in dein Castle
lancaster-decision-place = platziere einen Ritter
lancaster-decision-squires = sag, wie viele Knappen den Ritter begleiten
lancaster-decision-favour = wähle eine Gunst des Königs
lancaster-decision-noble = wähle einen Adligen
lancaster-decision-upgrade = werte einen Ritter auf oder verzichte
lancaster-decision-vote = stimme über den Vorschlag ab, mit beliebig vielen deiner Stimmsteine
lancaster-decision-trade = sag, wie oft du tauschst
lancaster-decision-exchange = tausche Gold oder Knappen, zwei gegen eins, oder verzichte
lancaster-decision-send = sag, wie viele Knappen du in den Konflikt schickst
lancaster-decision-toll = sag, ob du zahlst
lancaster-decision-county = nimm den Adligen, den Ertrag oder beides für 3 Gold
lancaster-decision-cross = wähle den Konflikt für die Überfahrt
lancaster-decision-start = bestimme den Startspieler
lancaster-decision-castle = zahle für einen neuen Ritter oder eine Aufwertung, oder verzichte
lancaster-decision-ransom = kaufe gefangene Ritter frei oder verzichte
lancaster-decision-over = das Spiel ist zu Ende

# Wörter für Spielsteine, Phasen und Herkunft; die Namen der Counties stehen für sich
lancaster-token-gold = Gold
lancaster-token-squires = Knappen
lancaster-token-votes = Stimmsteine
lancaster-phase-setup = Spielaufbau
lancaster-phase-placing = Ritter platzieren
lancaster-phase-parliament = Parlament
lancaster-phase-laws = Gesetze anwenden
lancaster-phase-counties = Counties
lancaster-phase-castles = Castles
lancaster-phase-conflicts = Konflikte
lancaster-phase-over = Spielende
lancaster-source-favour-noble = Gunst des Königs
lancaster-source-favour-upgrade = Gunst des Königs
lancaster-source-favour-gold = Gunst des Königs
lancaster-source-favour-squires = Gunst des Königs
lancaster-source-favour-purse = Gunst des Königs
lancaster-source-favour-alms = Gunst des Königs
lancaster-source-castle-recruit = Castle: { lancaster-space-recruit }
lancaster-source-castle-upgrade = Castle: { lancaster-space-upgrade }
lancaster-source-castle-squires = Castle: { lancaster-space-squires }
lancaster-source-castle-gold = Castle: { lancaster-space-gold }
lancaster-source-castle-votes = Castle: { lancaster-space-votes }
lancaster-source-castle-purse = Castle: { lancaster-space-purse }
lancaster-source-set-up = Spielaufbau
lancaster-source-round-table = Tafelrunde
lancaster-source-votes = Abstimmung
lancaster-source-left-over = nach den Abstimmungen übrig
lancaster-source-both-rewards = für Adligen und Ertrag
lancaster-source-ransom = Freikauf
lancaster-source-victory = Sieg in Frankreich
lancaster-source-defeat = Niederlage in Frankreich
lancaster-source-knighthood = Ritterschaft
lancaster-source-extensions = Ausbauten
lancaster-source-nobles = Adlige
lancaster-numbered = Gesetz { $number }
lancaster-favour-noble = Adliger
lancaster-favour-upgrade = Aufwertung
lancaster-favour-gold = Gold
lancaster-favour-squires = Knappen
lancaster-favour-purse = Beutel
lancaster-favour-alms = kleiner Beutel
lancaster-choice-noble = den Adligen
lancaster-choice-reward = den Ertrag
lancaster-choice-both = Adligen und Ertrag
lancaster-vote-no = Nein
lancaster-vote-yes = Ja
lancaster-winner-england = England
lancaster-winner-france = Frankreich

# Orte in Sätzen; was man tippt, ist in jeder Sprache gleich
lancaster-space-recruit = neuer Ritter
lancaster-space-upgrade = Aufwertung
lancaster-space-squires = Knappen
lancaster-space-gold = Gold
lancaster-space-votes = Stimmsteine
lancaster-space-purse = Beutel
lancaster-conflict-upper-1 = oberen Konflikt 1
lancaster-conflict-upper-2 = oberen Konflikt 2
lancaster-conflict-lower-1 = unteren Konflikt 1
lancaster-conflict-lower-2 = unteren Konflikt 2
lancaster-place-castle-recruit = Castle-Feld „{ lancaster-space-recruit }“
lancaster-place-castle-upgrade = Castle-Feld „{ lancaster-space-upgrade }“
lancaster-place-castle-squires = Castle-Feld „{ lancaster-space-squires }“
lancaster-place-castle-gold = Castle-Feld „{ lancaster-space-gold }“
lancaster-place-castle-votes = Castle-Feld „{ lancaster-space-votes }“
lancaster-place-castle-purse = Castle-Feld „{ lancaster-space-purse }“
lancaster-place-upper-1 = { lancaster-conflict-upper-1 }
lancaster-place-upper-2 = { lancaster-conflict-upper-2 }
lancaster-place-lower-1 = { lancaster-conflict-lower-1 }
lancaster-place-lower-2 = { lancaster-conflict-lower-2 }
lancaster-place-court = Hof
lancaster-onto = { $place-sort ->
    [castle] auf das { $place }
    [upper] in den { $place }
    [lower] in den { $place }
    [court] an den Hof
   *[county] in { $place }
}
lancaster-at = { $place-sort ->
    [castle] auf dem { $place }
    [upper] im { $place }
    [lower] im { $place }
    [court] am Hof
   *[county] in { $place }
}
lancaster-off = { $place-sort ->
    [castle] vom { $place }
    [upper] aus dem { $place }
    [lower] aus dem { $place }
    [court] vom Hof
   *[county] aus { $place }
}

# Die Gesetze, kurz
lancaster-law-b01 = meistes Gold: Du darfst einen deiner platzierten Ritter aufwerten
lancaster-law-b02 = meiste Knappen im Vorrat: ein neuer Ritter
lancaster-law-b03 = 3 Punkte für je 2 Counties mit eigenem Ritter
lancaster-law-b11 = beliebig viele Stimmsteine kaufen, für je 1 Gold
lancaster-law-b12 = beliebig oft 1 Knappen und 1 Gold gegen 3 Punkte tauschen
lancaster-law-b13 = für je 2 Konflikte mit eigenem Ritter darfst du ein Ausbauplättchen legen
lancaster-law-b14 = 1 Knappe für jeden deiner platzierten Ritter Stärke 2
lancaster-law-b21 = 1 Knappe, 1 Stimmstein und 1 Gold für je 2 Konflikte mit eigenem Ritter
lancaster-law-b22 = kein Ritter Stärke 2 platziert: Du darfst einen Ritter aufwerten
lancaster-law-b23 = dein platzierter Ritter Stärke 3 wird gegen den Ritter Stärke 4 getauscht
lancaster-law-b24 = 5 Punkte für je 3 Ausbauplättchen in deinem Castle
lancaster-law-b31 = 3 Punkte für jeden Konflikt mit eigenem Ritter
lancaster-law-b32 = 8 Punkte für je 3 Counties mit eigenem Ritter
lancaster-law-b33 = alle drei Ritter Stärke 1 platziert: 5 Punkte
lancaster-law-b34 = ein neuer Ritter für je 3 deiner Adligen
lancaster-law-b41 = Gold gegen Punkte tauschen, 1 zu 1
lancaster-law-b42 = Knappen gegen Punkte tauschen, 1 zu 1
lancaster-law-b43 = Ritter aller vier Stärken platziert: 6 Punkte
lancaster-law-n01 = meiste Knappen im Vorrat: 1 Gold und 1 Stimmstein
lancaster-law-n02 = meistes Gold: 1 Knappe und 1 Stimmstein
lancaster-law-n03 = 1 Stimmstein für jeden Konflikt mit eigenem Ritter
lancaster-law-n11 = kein Adliger an deiner Tafelrunde: 1 Gold, 1 Knappe und 1 Stimmstein
lancaster-law-n12 = für jeden Konflikt mit eigenem Ritter darfst du 1 Knappen in den Kampf schicken
lancaster-law-n13 = 1 Knappe für jeden deiner platzierten Ritter Stärke 1
lancaster-law-n14 = beliebig viele Ausbauplättchen kaufen, für je 4 Gold
lancaster-law-n21 = 3 Punkte für jeden Ritter in deinem Castle
lancaster-law-n22 = meiste Stimmsteine übrig: Du darfst einen Ritter aufwerten
lancaster-law-n23 = beide Ritter Stärke 2 platziert: 3 Punkte
lancaster-law-n24 = jedes County mit eigenem Ritter kostet dich 1 Gold, sonst kehrt er an den Hof zurück
lancaster-law-n31 = 5 Punkte für je 2 Counties mit eigenem Ritter
lancaster-law-n32 = Gold gegen Knappen oder Knappen gegen Gold tauschen, 2 zu 1
lancaster-law-n33 = jedes Ausbauplättchen kostet dich 1 Knappen, sonst wird es diese Runde umgedreht
lancaster-law-n34 = 3 Punkte für je 2 Knappen, die bei deinen Rittern in Counties stehen
lancaster-law-n41 = 3 Punkte für jedes County mit eigenem Ritter, in dem kein Adliger mehr liegt
lancaster-law-n42 = beliebig oft 1 Gold, 1 Knappen und 1 übrigen Stimmstein gegen 3 Punkte tauschen
lancaster-law-n43 = meiste Ritter in Konflikten: 5 Punkte

# Was geschehen ist
lancaster-event-round-began = Runde { $round } beginnt.
lancaster-event-phase-began = — { $phase } —
lancaster-event-conflict-opened = Ein neuer Konflikt: Im { $conflict } hat Frankreich Stärke { $strength }.
lancaster-event-law-proposed = Vorschlag { $number }: „{ $law }“.
lancaster-event-game-ended = Das Spiel ist zu Ende.
lancaster-amount = { $token-sort ->
    [squires] { $amount ->
        [one] 1 Knappen
       *[other] { $amount } Knappen
    }
    [votes] { $amount ->
        [one] 1 Stimmstein
       *[other] { $amount } Stimmsteine
    }
   *[other] { $amount } Gold
}
lancaster-event-tokens-gained = { $seat } erhält { lancaster-amount } ({ $source }).
lancaster-event-tokens-paid = { $source-sort ->
    [votes] { $seat } setzt { lancaster-amount } ein ({ $source }).
    [left] { $seat } gibt { lancaster-amount } ab ({ $source }).
   *[other] { $seat } zahlt { lancaster-amount } ({ $source }).
}
lancaster-event-supply-short = Der Vorrat reicht nicht: { $seat } muss auf { lancaster-amount } verzichten ({ $source }).
lancaster-event-points-scored = { $points ->
    [one] { $seat } erhält 1 Punkt ({ $source }).
   *[other] { $seat } erhält { $points } Punkte ({ $source }).
}
lancaster-event-reward-lapsed = Der Ertrag verfällt für { $seat } ({ $source }).
lancaster-event-knight-placed = { $squires ->
    [0] { $seat } platziert einen Ritter Stärke { $strength } { lancaster-onto }.
    [one] { $seat } platziert einen Ritter Stärke { $strength } mit 1 Knappen { lancaster-onto }.
   *[other] { $seat } platziert einen Ritter Stärke { $strength } mit { $squires } Knappen { lancaster-onto }.
}
lancaster-event-knight-evicted = Der Ritter Stärke { $strength } von { $seat } wird aus { $county } verdrängt.
lancaster-event-placing-skipped = { $seat } hat kein Feld für einen Ritter und wird übersprungen.
lancaster-event-knight-returned = Der Ritter Stärke { $strength } von { $seat } kehrt { lancaster-off } an den Hof zurück.
lancaster-event-squires-dismissed = { $amount ->
    [one] Der Knappe von { $seat } { lancaster-at } geht in den allgemeinen Vorrat.
   *[other] { $amount } Knappen von { $seat } { lancaster-at } gehen in den allgemeinen Vorrat.
}
lancaster-event-knight-recruited = { $seat } erhält einen neuen Ritter ({ $source }).
lancaster-event-knight-upgraded = { $seat } wertet einen Ritter Stärke { $strength } { lancaster-at } auf Stärke { lancaster-stronger } auf ({ $source }).
lancaster-stronger = { $strength ->
    [1] 2
    [2] 3
   *[other] 4
}
lancaster-event-knight-crossed = Der Ritter Stärke { $strength } von { $seat } setzt nach Frankreich über, in den { $conflict }.
lancaster-event-squires-sent = { $amount ->
    [one] { $seat } schickt 1 Knappen in den { $conflict }.
   *[other] { $seat } schickt { $amount } Knappen in den { $conflict }.
}
lancaster-event-knight-captured = Der Ritter Stärke { $strength } von { $seat } gerät im { $conflict } in Gefangenschaft und geht in den Nachschub.
lancaster-event-knight-ransomed = { $seat } kauft einen Ritter Stärke { $strength } aus dem { $conflict } frei.
lancaster-event-favour-taken = { $seat } wählt die Gunst des Königs: { $favour }.
lancaster-event-noble-taken = Der Adlige aus { $county } nimmt auf Stuhl { $chair } der Tafelrunde von { $seat } Platz ({ $source }).
lancaster-event-noble-removed = { $seat } nimmt einen Adligen aus { $county } aus dem Spiel ({ $source }).
lancaster-event-tile-laid = { $seat } legt das Ausbauplättchen „{ $space }“ ins Castle ({ $source }).
lancaster-event-tile-turned = { $seat } dreht das Ausbauplättchen „{ $space }“ um.
lancaster-event-tile-opened = { $seat } deckt das Ausbauplättchen „{ $space }“ wieder auf.
lancaster-event-ballot-cast = { $vote ->
    [none] { $seat } hat abgestimmt.
   *[other] { $seat } hat mit { $vote } und { $stones } { $stones ->
        [one] Stimmstein
       *[other] Stimmsteinen
    } abgestimmt.
}
lancaster-event-ballot-shown = { $seat }: { $vote }, { $stones } { $stones ->
    [one] Stimmstein
   *[other] Stimmsteine
}.
lancaster-event-law-adopted = Angenommen mit { $yes } zu { $no }: „{ $law }“.
lancaster-event-law-rejected = Abgelehnt mit { $yes } zu { $no }: „{ $law }“.
lancaster-event-law-repealed = Nicht mehr gültig: „{ $law }“.
lancaster-event-law-applied = Das Gesetz wird angewendet: „{ $law }“.
lancaster-event-county-scored = { $seat } nimmt in { $county } { $choice }.
lancaster-event-start-player-named = { $seat } bestimmt den Startspieler: { $start }.
lancaster-event-castle-scored = Das Castle von { $seat } wird gewertet.
lancaster-event-conflict-scored = Im { $conflict } steht es England { $english }, Frankreich { $french }: { $winner } gewinnt.
lancaster-event-conflict-ranked = { $seat } kommt im { $conflict } mit Stärke { $strength } auf Rang { $rank }.
lancaster-event-conflict-held-over = Für den { $conflict } gibt es einen zweiten Anlauf: Er rückt in die untere Reihe.
lancaster-event-conflict-closed = Der Kampf im { $conflict } ist vorbei.

# Warum ein Zug abgelehnt wird
lancaster-refused-not-now = das geht jetzt nicht. Zuerst: { $asked }.
lancaster-refused-too-few = nicht genug { $token }: Du hast { $have }, nötig sind { $needed }.
lancaster-refused-box-empty = im allgemeinen Vorrat gibt es nicht genug { $token }.
lancaster-refused-no-ally = Verbündete gibt es nur im Spiel zu zweit.
lancaster-refused-not-at-court = am Hof ist kein Ritter Stärke { $strength }.
lancaster-refused-too-weak = { $county } verlangt einen Ritter ab Stärke { $minimum }; Knappen helfen dabei nicht.
lancaster-refused-own-knight = in { $county } steht dein eigener Ritter; eigene Ritter darfst du nicht verdrängen.
lancaster-refused-friend = in { $county } dürfen Spieler und Verbündeter einander nicht verdrängen.
lancaster-refused-ally-too-weak = { $county } wird mit Stärke { $total } gehalten; ein Ritter des Verbündeten kommt ohne Knappen und ist nicht stärker.
lancaster-refused-not-stronger = { $county } wird mit Stärke { $total } gehalten; mit einem Ritter Stärke { $strength } brauchst du mindestens { $needed } Knappen.
lancaster-refused-ally-castle = das Castle eines Verbündeten hat nur „neuer Ritter“ und „Aufwertung“, nicht „{ $space }“.
lancaster-refused-space-taken = auf dem Castle-Feld „{ $space }“ steht schon ein Ritter.
lancaster-refused-space-covered = auf dem Castle-Feld „{ $space }“ liegt ein Ausbauplättchen.
lancaster-refused-no-conflict = den { $conflict } gibt es gerade nicht.
lancaster-refused-conflict-full = im { $conflict } haben andere alle drei Ritterfelder besetzt.
lancaster-refused-too-few-squires = um nach { $county } zu kommen, braucht der Ritter mindestens { $needed } Knappen.
lancaster-refused-favour-left-out = das Gunstplättchen „{ $favour }“ ist bei dieser Spielerzahl nicht dabei.
lancaster-refused-favour-taken = das Gunstplättchen „{ $favour }“ ist in dieser Runde schon vergeben.
lancaster-refused-no-noble = in { $county } liegt kein Adliger mehr.
lancaster-refused-noble-had = den Adligen aus { $county } hast du schon.
lancaster-refused-tile-laid = das Ausbauplättchen „{ $space }“ liegt schon in deinem Castle.
lancaster-refused-exchange-none = sag, wie viele du dafür haben willst, oder verzichte.
lancaster-refused-send = du darfst höchstens noch { $most } Knappen schicken.
lancaster-refused-ally-both = für den Verbündeten gibst du nie Gold aus: Wähle den Adligen oder den Ertrag.
lancaster-refused-no-seat = Startspieler kann nur werden: { $seats }.
lancaster-refused-not-scored = auf dem Castle-Feld „{ $space }“ gibt es gerade nichts zu werten.
lancaster-refused-score-paid = „{ $space }“ ist zu bezahlen; schreib „recruit“ oder „upgrade“.
lancaster-refused-income-first = werte zuerst die übrigen Erträge; dann kannst du auf den Rest verzichten.
lancaster-refused-must-take-noble = du musst einen Adligen wählen.
lancaster-refused-no-knight-there = { lancaster-at } steht kein Ritter Stärke { $strength }.
lancaster-refused-none-stronger = im Nachschub ist kein Ritter Stärke { $stronger }.
lancaster-refused-placed-only = mit diesem Gesetz darfst du nur einen platzierten Ritter aufwerten.
lancaster-refused-no-recruit = im Nachschub ist kein Ritter Stärke 1.
lancaster-refused-no-captive = hier ist kein Ritter Stärke { $strength } gefangen.
lancaster-refused-must-lay = das Plättchen muss gelegt werden.
