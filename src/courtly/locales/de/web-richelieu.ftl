# Richelieus Tisch im Browser. `$cell` ist eine Stelle wie b7, `$region` der Name einer Region (nicht
# übersetzt), `$line` eine Region oder ein Symbol (richelieu-line-…), `$kind` was eine Karte zeigt
# (richelieu-kind-…), `$name` der Name eines Spielers.

# Die Leiste oben
web-richelieu-turn = Zug { $turn }
web-richelieu-variant-standard = Alle Karten
web-richelieu-variant-tactical = Taktisch
web-richelieu-variant-standard-hint = Das Spiel endet, wenn alle Karten genommen sind.
web-richelieu-variant-tactical-hint = Taktische Variante: Das Spiel endet, sobald nur noch in einer Reihe Karten liegen.
web-richelieu-show-collections = Sammlungen

# Die Auslage
web-richelieu-display = Die Auslage: vier Reihen Karten
web-richelieu-row = Reihe { $row }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
web-richelieu-row-open = Reihe { $row } aufklappen
web-richelieu-row-close = Reihe { $row } zuklappen
web-richelieu-card = { $cell }: { $region } mit { $total } Wappen insgesamt, { $kind }
web-richelieu-card-end = am Ende der Reihe
web-richelieu-card-inside = mitten in der Reihe
web-richelieu-card-token = darauf ein Plättchen
web-richelieu-card-marker = darauf der Marker von { $name }
web-richelieu-card-your-marker = darauf dein Marker
web-richelieu-card-chosen = gewählt; zum Bestätigen noch einmal wählen

# Plätze
web-richelieu-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn jetzt Schluss wäre, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-richelieu-you = Du
web-richelieu-score-hint = { $won ->
    [one] { $won } Punkt
   *[other] { $won } Punkte
} für Mehrheiten, { $lost } Punkte Abzug für Regionen und Symbole ohne Karte. So stünde es, wenn jetzt Schluss wäre.
web-richelieu-markers = Marker: { $stock } im Vorrat, { $out } auf Karten, { $box } in der Schachtel
web-richelieu-marker-stock = Mit einem Marker aus dem Vorrat bezahlen
web-richelieu-tokens = { $n ->
    [0] Keine Plättchen
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
}
web-richelieu-token-known = Plättchen: { $token }
web-richelieu-token-hidden = Ein verdecktes Plättchen; nur wer es hat, kennt es
web-richelieu-token-secret = Bis zum Ende kennst nur du es.
web-richelieu-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

# Der Streifen: je Region und Symbol eine Zeile
web-richelieu-strip = Wer wo führt
web-richelieu-line = { $line }: { $near } { $near-count }, { $far } { $far-count }, noch zu holen { $left }.
web-richelieu-line-leads = { $you ->
    [yes] Du führst: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
   *[no] { $name } führt: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
}
web-richelieu-line-even = Niemand führt: keine Punkte.
web-richelieu-line-missing = { $you ->
    [yes] Du hast keine Karte davon: 5 Punkte Abzug.
   *[no] { $name } hat keine Karte davon: 5 Punkte Abzug.
}
web-richelieu-collections = Genommene Karten
web-richelieu-pile = { $name }, { $region }: { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-richelieu-pile-card = { $cell }: { $kind }

# Was zu entscheiden ist
web-richelieu-ask-take = Du bist am Zug: Nimm eine Karte vom Ende einer Reihe.
web-richelieu-ask-second = Du hast { $cell } genommen ({ $region }). Nimm noch eine Karte dieser Region oder hör auf.
web-richelieu-ask-second-plain = Nimm eine zweite Karte oder hör auf.
web-richelieu-ask-pay = Auf der Karte lag ein gegnerischer Marker: Bezahle mit einem eigenen.
web-richelieu-ask-mark = Du darfst einen Marker auf eine Karte ohne Marker legen.
web-richelieu-ask-lift = Kein Marker im Vorrat. Du darfst einen von einer Karte auf eine andere versetzen.
web-richelieu-ask-pass = Du hast keinen Marker zum Legen.
web-richelieu-ask-place = Lege den Marker von { $cell } auf eine andere Karte.
web-richelieu-ask-stuck = Du kannst keine Karte nehmen.
web-richelieu-over-won = { $name } gewinnt, { $points } zu { $other }.
web-richelieu-over-fewer = { $name } gewinnt: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, aber weniger Karten.
web-richelieu-over-draw = Unentschieden: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und gleich viele Karten.

# Was andere entscheiden
web-richelieu-wait-take = { $name } wählt eine Karte.
web-richelieu-wait-second = { $name } darf eine zweite Karte nehmen.
web-richelieu-wait-pay = { $name } bezahlt mit einem Marker.
web-richelieu-wait-mark = { $name } darf einen Marker legen.
web-richelieu-wait-place = { $name } versetzt einen Marker.
web-richelieu-wait-stuck = { $name } kann keine Karte nehmen.

# Was eine Wahl bewirkt
web-richelieu-change = { $line } { $before } → { $after }, { $standing ->
    [lead] vor { $other }
    [even] gleichauf
   *[behind] hinter { $other }
}{ $saves ->
    [yes] {" "}(rettet 5 Punkte)
   *[no] {""}
}.
web-richelieu-marker-home = Dein Marker kommt zurück.
web-richelieu-marker-cost = Kostet dich einen Marker.
web-richelieu-token-there = Ein Plättchen liegt darauf.
web-richelieu-uncovers = Legt frei: { $region }, { $kind }.
web-richelieu-mark-would = Einen Marker auf { $cell } legen ({ $region }, { $kind })? Um sie zu nehmen, muss die Gegenseite dann einen Marker bezahlen.
web-richelieu-lift-would = Deinen Marker von { $cell } ({ $region }) nehmen und auf eine andere Karte legen?
web-richelieu-pay-would = Mit deinem Marker auf { $cell } ({ $region }) bezahlen? Er kommt in die Schachtel.
web-richelieu-pay-stock-would = Mit einem Marker aus dem Vorrat bezahlen? Er kommt in die Schachtel.
web-richelieu-redeem-would = Ein Plättchen „Marker zurück“ abgeben und einen Marker aus der Schachtel holen?

# Knöpfe
web-richelieu-take = { $cell } nehmen
web-richelieu-stop = Aufhören
web-richelieu-pay-stock = Aus dem Vorrat
web-richelieu-pay = Mit { $cell } zahlen
web-richelieu-mark = { $cell } markieren
web-richelieu-lift = Von { $cell } nehmen
web-richelieu-pass = Kein Marker
web-richelieu-redeem = „Marker zurück“
web-richelieu-redeem-confirm = Plättchen abgeben
web-richelieu-redeem-card = Plättchen von { $cell } abgeben
web-richelieu-skip = Aussetzen
web-richelieu-cancel = Doch nicht

# Der Wertungsbogen
web-richelieu-sheet = Wertungsbogen
web-richelieu-sheet-line = Region oder Symbol
web-richelieu-sheet-cards = Karten
web-richelieu-sheet-count = Zahl
web-richelieu-sheet-points = Pkt.
web-richelieu-sheet-leads = führt
web-richelieu-sheet-total = Summe
web-richelieu-sheet-won = Mehrheiten
web-richelieu-sheet-missing = Ohne Karte
web-richelieu-sheet-token = mit Plättchen
web-richelieu-sheet-now = So stünde es, wenn jetzt Schluss wäre. Plättchen, die du nicht kennst, zählen nicht mit.
web-richelieu-sheet-tie = Gleich viele Punkte: Es gewinnt, wer weniger Karten hat.

# What a table can choose
web-richelieu-option-variant = Variante
web-richelieu-option-variant-standard = Normal
web-richelieu-option-variant-tactical = Taktisch
web-richelieu-option-start = Wer beginnt

# The result
web-richelieu-tie = Je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; es gewinnt, wer weniger Karten hat: { $mine } gegen { $theirs }.
web-richelieu-even = Je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $n } Karten.

# The end, and why points begin below nothing
web-richelieu-count = Die Schlusswertung
web-richelieu-why-minus = { $missing ->
    [one] Noch 1 Zeile ohne Karte: −{ $points }
   *[other] Noch { $missing } Zeilen ohne Karte: −{ $points }
}

# Why a move may be good
web-richelieu-because-mark = Nimmt die Gegenseite diese Karte ({ $region }), kostet es sie einen Marker.
web-richelieu-because-saves = { $line }: Die erste Karte erspart dir den Abzug.
web-richelieu-because-leads = { $line }: Du führst dann { $n } zu { $other }.
web-richelieu-because-even = { $line }: Du ziehst gleich.
web-richelieu-because-token = Dort liegt ein Plättchen.
web-richelieu-because-cost = Sie kostet einen Marker, denn { $name } hat sie markiert.
web-richelieu-because-uncovers = Sie legt frei: { $region }, { $kind }.
