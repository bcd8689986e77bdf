# Richelieus tafel in de browser. `$cell` is een plek zoals b7, `$region` de naam van een gebied (niet
# vertaald), `$line` een gebied of een symbool (richelieu-line-…), `$kind` wat een kaart toont
# (richelieu-kind-…), `$name` de naam van een speler. Op knoppen heet een eigendomsbewijs kort bewijs.

# De balk bovenaan
web-richelieu-turn = Beurt { $turn }
web-richelieu-variant-standard = Alle kaarten
web-richelieu-variant-tactical = Tactisch
web-richelieu-variant-standard-hint = Het spel is afgelopen als alle kaarten zijn genomen.
web-richelieu-variant-tactical-hint = Tactische variant: het spel is afgelopen zodra er nog maar in één rij kaarten liggen.
web-richelieu-show-collections = Verzamelingen

# De uitgelegde kaarten
web-richelieu-display = De uitgelegde kaarten: vier rijen
web-richelieu-row = Rij { $row }: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
web-richelieu-row-open = Rij { $row } openklappen
web-richelieu-row-close = Rij { $row } dichtklappen
web-richelieu-card = { $cell }: { $region } met { $total } wapens in totaal, { $kind }
web-richelieu-card-end = aan het einde van de rij
web-richelieu-card-inside = midden in de rij
web-richelieu-card-token = met een fiche erop
web-richelieu-card-marker = met het eigendomsbewijs van { $name } erop
web-richelieu-card-your-marker = met jouw eigendomsbewijs erop
web-richelieu-card-chosen = gekozen; kies nog eens om te bevestigen

# Plaatsen aan tafel
web-richelieu-seat = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als het nu afgelopen was, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
web-richelieu-you = Jij
web-richelieu-score-hint = { $won ->
    [one] { $won } punt
   *[other] { $won } punten
} voor meerderheden, { $lost } punten eraf voor gebieden en symbolen zonder kaart. Zo zou het staan als het nu afgelopen was.
web-richelieu-markers = Bewijzen: { $stock } in voorraad, { $out } op kaarten, { $box } in de doos
web-richelieu-marker-stock = Betalen met een bewijs uit de voorraad
web-richelieu-tokens = { $n ->
    [0] Geen fiches
    [one] { $n } fiche
   *[other] { $n } fiches
}
web-richelieu-token-known = Fiche: { $token }
web-richelieu-token-hidden = Een gedekt fiche; alleen wie het heeft, kent het
web-richelieu-token-secret = Tot het einde ken alleen jij het.
web-richelieu-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}

# De strook: een regel per gebied en symbool
web-richelieu-strip = Wie waar voorligt
web-richelieu-line = { $line }: { $near } { $near-count }, { $far } { $far-count }, nog te nemen { $left }.
web-richelieu-line-leads = { $you ->
    [yes] Jij ligt voor: { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
   *[no] { $name } ligt voor: { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
}
web-richelieu-line-even = Niemand ligt voor: geen punten.
web-richelieu-line-missing = { $you ->
    [yes] Je hebt er geen kaart van: 5 punten eraf.
   *[no] { $name } heeft er geen kaart van: 5 punten eraf.
}
web-richelieu-collections = Genomen kaarten
web-richelieu-pile = { $name }, { $region }: { $cards ->
    [0] geen kaart
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
web-richelieu-pile-card = { $cell }: { $kind }

# Wat er te beslissen is
web-richelieu-ask-take = Jouw beurt: neem een kaart van het einde van een rij.
web-richelieu-ask-second = Je nam { $cell } ({ $region }). Neem nog een kaart van { $region }, of stop.
web-richelieu-ask-second-plain = Neem een tweede kaart, of stop.
web-richelieu-ask-pay = Er lag een bewijs van je tegenstander op: betaal met een bewijs van jezelf.
web-richelieu-ask-mark = Je mag een bewijs leggen op een kaart zonder bewijs.
web-richelieu-ask-lift = Geen bewijs in voorraad. Je mag er een van een kaart naar een andere verplaatsen.
web-richelieu-ask-pass = Je hebt geen bewijs om te leggen.
web-richelieu-ask-place = Leg het bewijs van { $cell } op een andere kaart.
web-richelieu-ask-stuck = Je kunt geen kaart nemen.
web-richelieu-over-won = { $name } wint, { $points } tegen { $other }.
web-richelieu-over-fewer = { $name } wint met minder kaarten: elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
web-richelieu-over-draw = Gelijkspel: elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en evenveel kaarten.

# Wat anderen beslissen
web-richelieu-wait-take = { $name } kiest een kaart.
web-richelieu-wait-second = { $name } mag een tweede kaart nemen.
web-richelieu-wait-pay = { $name } betaalt met een bewijs.
web-richelieu-wait-mark = { $name } mag een bewijs leggen.
web-richelieu-wait-place = { $name } verplaatst een bewijs.
web-richelieu-wait-stuck = { $name } kan geen kaart nemen.

# Wat een keuze zou doen
web-richelieu-change = { $line } { $before } → { $after }, { $standing ->
    [lead] vóór { $other }
    [even] gelijk
   *[behind] achter { $other }
}{ $saves ->
    [yes] {" "}(scheelt 5 strafpunten)
   *[no] {""}
}.
web-richelieu-marker-home = Je bewijs komt terug.
web-richelieu-marker-cost = Kost je een bewijs.
web-richelieu-token-there = Er ligt een fiche op.
web-richelieu-uncovers = Maakt vrij: { $region }, { $kind }.
web-richelieu-mark-would = Een bewijs op { $cell } leggen ({ $region }, { $kind })? Om die kaart te nemen moet je tegenstander dan een bewijs betalen.
web-richelieu-lift-would = Je bewijs van { $cell } ({ $region }) oppakken om het op een andere kaart te leggen?
web-richelieu-pay-would = Betalen met je bewijs op { $cell } ({ $region })? Het gaat in de doos.
web-richelieu-pay-stock-would = Betalen met een bewijs uit de voorraad? Het gaat in de doos.
web-richelieu-redeem-would = Een fiche ‘eigendomsbewijs terug’ inleveren om een bewijs uit de doos te halen?

# Knoppen
web-richelieu-take = Neem { $cell }
web-richelieu-stop = Stoppen
web-richelieu-pay-stock = Uit de voorraad
web-richelieu-pay = Betaal met { $cell }
web-richelieu-mark = Bewijs op { $cell }
web-richelieu-lift = Pak van { $cell }
web-richelieu-pass = Geen bewijs
web-richelieu-redeem = ‘Bewijs terug’
web-richelieu-redeem-confirm = Fiche inleveren
web-richelieu-redeem-card = Fiche van { $cell } inleveren
web-richelieu-skip = Beurt overslaan
web-richelieu-cancel = Toch niet

# Het scoreblad
web-richelieu-sheet = Scoreblad
web-richelieu-sheet-line = Gebied of symbool
web-richelieu-sheet-cards = Krt.
web-richelieu-sheet-count = Aant.
web-richelieu-sheet-points = Pnt.
web-richelieu-sheet-leads = ligt voor
web-richelieu-sheet-total = Totaal
web-richelieu-sheet-won = Meerderheden
web-richelieu-sheet-missing = Zonder kaart
web-richelieu-sheet-token = met een fiche
web-richelieu-sheet-now = Zoals het zou staan als het nu afgelopen was. Fiches die je niet kent, tellen niet mee.
web-richelieu-sheet-tie = Evenveel punten: wie minder kaarten heeft, wint.

# What a table can choose
web-richelieu-option-variant = Variant
web-richelieu-option-variant-standard = Gewoon
web-richelieu-option-variant-tactical = Tactisch
web-richelieu-option-start = Wie begint

# The result
web-richelieu-tie = Elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; wie minder kaarten heeft, wint: { $mine } tegen { $theirs }.
web-richelieu-even = Elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en { $n } kaarten.

# The end, and why points begin below nothing
web-richelieu-count = De puntentelling
web-richelieu-why-minus = { $missing ->
    [one] Nog 1 gebied of symbool zonder kaart: −{ $points }
   *[other] Nog { $missing } gebieden of symbolen zonder kaart: −{ $points }
}

# Why a move may be good
web-richelieu-because-mark = Wie daar { $region } neemt, moet een eigendomsbewijs afgeven.
web-richelieu-because-saves = Je eerste kaart voor { $line }: dat scheelt 5 strafpunten.
web-richelieu-because-leads = Je ligt dan voor bij { $line }, { $n } tegen { $other }.
web-richelieu-because-even = Je komt gelijk te staan bij { $line }.
web-richelieu-because-token = Er ligt een fiche op.
web-richelieu-because-cost = Dat kost een eigendomsbewijs, want er ligt er een van { $name }.
web-richelieu-because-uncovers = Maakt vrij: { $region }, { $kind }.
