# Richelieu: Entscheidungen, Ereignisse, Ablehnungen. `$seat` ist der Name eines Platzes, `$card` eine
# Stelle wie b7.

richelieu-name = Richelieu
richelieu-seat-cardinal = Kardinal
richelieu-seat-queen = Königin

# Was zu entscheiden ist
richelieu-decision-take = nimm eine Karte vom Ende einer Reihe
richelieu-decision-pay = bezahle mit einem deiner Marker
richelieu-decision-second = nimm eine zweite Karte oder hör auf
richelieu-decision-mark = lege einen Marker oder passe
richelieu-decision-place = lege den aufgenommenen Marker auf eine andere Karte
richelieu-decision-stuck = du kannst keine Karte nehmen: Setze aus oder löse ein Plättchen ein
richelieu-decision-over = das Spiel ist zu Ende

# Wörter für das, was auf Karten und Plättchen steht; die Namen der Regionen stehen für sich
richelieu-kind-sword = ein Wappen und ein Schwert
richelieu-kind-cross = ein Wappen und ein Kreuz
richelieu-kind-tower = ein Wappen und ein Turm
richelieu-kind-single = ein Wappen
richelieu-kind-double = zwei Wappen
richelieu-line-sword = Schwerter
richelieu-line-cross = Kreuze
richelieu-line-tower = Türme
richelieu-token-sword = ein Schwert
richelieu-token-cross = ein Kreuz
richelieu-token-tower = ein Turm
richelieu-token-marker-back = Marker zurück
richelieu-token-spent = (eingelöst)

# Was geschehen ist
richelieu-event-turn-began = { $seat } ist am Zug.
richelieu-event-card-taken = { $seat } nimmt { $card }: { $region }, { $kind }.
richelieu-event-marker-returned = Der Marker von { $owner } auf { $card } kommt zurück in den Vorrat.
richelieu-event-marker-paid = { $from ->
    [stock] { $seat } bezahlt mit einem Marker aus dem Vorrat.
   *[other] { $seat } bezahlt mit dem Marker von { $from }.
}
richelieu-event-token-taken = { $token ->
    [none] { $seat } sieht sich das Plättchen von { $card } an.
   *[other] { $seat } sieht sich das Plättchen von { $card } an: { $token }.
}
richelieu-event-marker-laid = { $seat } legt einen Marker auf { $card }.
richelieu-event-marker-moved = { $seat } versetzt einen Marker von { $from } auf { $card }.
richelieu-event-token-redeemed = { $card ->
    [none] { $seat } gibt ein Plättchen „Marker zurück“ ab und holt einen Marker aus der Schachtel.
   *[other] { $seat } gibt das Plättchen „Marker zurück“ von { $card } ab und holt einen Marker aus der Schachtel.
}
richelieu-event-turn-skipped = { $seat } kann keine Karte nehmen und setzt aus.
richelieu-event-game-ended = Das Spiel ist zu Ende.
richelieu-event-token-shown = { $seat } deckt das Plättchen von { $card } auf: { $token }.
richelieu-event-line-scored = { $points ->
    [one] { $seat } hat die Mehrheit ({ $line }, { $count }): 1 Punkt.
   *[other] { $seat } hat die Mehrheit ({ $line }, { $count }): { $points } Punkte.
}
richelieu-event-line-missing = { $line-sort ->
    [sword] { $seat } hat keine Karte mit Schwert und verliert 5 Punkte.
    [cross] { $seat } hat keine Karte mit Kreuz und verliert 5 Punkte.
    [tower] { $seat } hat keine Karte mit Turm und verliert 5 Punkte.
   *[region] { $seat } hat keine Karte der Region { $line } und verliert 5 Punkte.
}

# Warum ein Zug abgelehnt wird
richelieu-refused-not-now = das geht jetzt nicht. Zuerst: { $asked }.
richelieu-refused-stuck = auf jeder Karte, die du erreichst, liegt ein gegnerischer Marker, und du hast keinen zum Bezahlen.
richelieu-refused-in-hand = du hast noch einen Marker in der Hand; lege ihn zuerst auf eine Karte.
richelieu-refused-gone = auf { $card } liegt keine Karte mehr.
richelieu-refused-not-end = { $card } liegt nicht am Ende der Reihe.
richelieu-refused-other-region = zwei Karten müssen aus einer Region sein: Du hast { $first } genommen, aber { $card } ist { $second }.
richelieu-refused-coats = zwei Karten dürfen zusammen höchstens zwei Wappen zeigen; mit { $card } wären es { $coats }.
richelieu-refused-cannot-pay = auf { $card } liegt ein gegnerischer Marker, und deine sind alle in der Schachtel.
richelieu-refused-empty-stock = du hast keinen Marker im Vorrat, mit dem du bezahlen könntest.
richelieu-refused-not-your-marker = auf { $card } liegt keiner deiner Marker.
richelieu-refused-same-card = der Marker kam von { $card }; er muss auf eine andere Karte.
richelieu-refused-marked = auf { $card } liegt schon ein Marker.
richelieu-refused-lift-first = du hast keinen Marker im Vorrat; nimm zuerst einen aus der Auslage auf.
richelieu-refused-stock-first = Marker werden erst versetzt, wenn keiner mehr im Vorrat ist.
richelieu-refused-nowhere = auf jeder anderen Karte liegt schon ein Marker.
richelieu-refused-empty-box = keiner deiner Marker ist in der Schachtel.
richelieu-refused-no-token = du hast kein Plättchen „Marker zurück“.
richelieu-refused-one-token = du musst nicht sagen, welches Plättchen: „redeem“ genügt.
richelieu-refused-which-token = du hast zwei Plättchen „Marker zurück“. Sag, welches du abgibst: „redeem { $first }“ oder „redeem { $second }“.
