# Richelieu: beslissingen, gebeurtenissen, weigeringen. `$seat` is de naam van een plaats aan tafel,
# `$card` een plek zoals b7.

richelieu-name = Richelieu
richelieu-seat-cardinal = Kardinaal
richelieu-seat-queen = Koningin

# Wat er te beslissen is
richelieu-decision-take = neem een kaart van het einde van een rij
richelieu-decision-pay = betaal met een van je eigendomsbewijzen
richelieu-decision-second = neem een tweede kaart, of stop
richelieu-decision-mark = leg een eigendomsbewijs, of pas
richelieu-decision-place = leg het opgepakte eigendomsbewijs op een andere kaart
richelieu-decision-stuck = je kunt geen kaart nemen: sla je beurt over, of lever een fiche in
richelieu-decision-over = het spel is afgelopen

# Woorden voor wat op kaarten en fiches staat; de namen van de gebieden blijven zoals ze zijn
richelieu-kind-sword = een wapen en een zwaard
richelieu-kind-cross = een wapen en een kruis
richelieu-kind-tower = een wapen en een toren
richelieu-kind-single = één wapen
richelieu-kind-double = twee wapens
richelieu-line-sword = zwaarden
richelieu-line-cross = kruisen
richelieu-line-tower = torens
richelieu-token-sword = een zwaard
richelieu-token-cross = een kruis
richelieu-token-tower = een toren
richelieu-token-marker-back = eigendomsbewijs terug
richelieu-token-spent = (ingeleverd)

# Wat er gebeurde
richelieu-event-turn-began = { $seat } is aan de beurt.
richelieu-event-card-taken = { $seat } neemt { $card }: { $region }, { $kind }.
richelieu-event-marker-returned = Het eigendomsbewijs van { $owner } op { $card } gaat terug naar de voorraad.
richelieu-event-marker-paid = { $from ->
    [stock] { $seat } betaalt met een eigendomsbewijs uit de voorraad.
   *[other] { $seat } betaalt met het eigendomsbewijs van { $from }.
}
richelieu-event-token-taken = { $token ->
    [none] { $seat } bekijkt het fiche van { $card }.
   *[other] { $seat } bekijkt het fiche van { $card }: { $token }.
}
richelieu-event-marker-laid = { $seat } legt een eigendomsbewijs op { $card }.
richelieu-event-marker-moved = { $seat } verplaatst een eigendomsbewijs van { $from } naar { $card }.
richelieu-event-token-redeemed = { $card ->
    [none] { $seat } levert een fiche ‘eigendomsbewijs terug’ in en haalt een eigendomsbewijs uit de doos.
   *[other] { $seat } levert het fiche ‘eigendomsbewijs terug’ van { $card } in en haalt een eigendomsbewijs uit de doos.
}
richelieu-event-turn-skipped = { $seat } kan geen kaart nemen en wordt overgeslagen.
richelieu-event-game-ended = Het spel is afgelopen.
richelieu-event-token-shown = { $seat } draait het fiche van { $card } om: { $token }.
richelieu-event-line-scored = { $points ->
    [one] { $seat } heeft de meerderheid ({ $line }, { $count }): 1 punt.
   *[other] { $seat } heeft de meerderheid ({ $line }, { $count }): { $points } punten.
}
richelieu-event-line-missing = { $line-sort ->
    [sword] { $seat } heeft geen kaart met een zwaard en verliest 5 punten.
    [cross] { $seat } heeft geen kaart met een kruis en verliest 5 punten.
    [tower] { $seat } heeft geen kaart met een toren en verliest 5 punten.
   *[region] { $seat } heeft geen kaart van { $line } en verliest 5 punten.
}

# Waarom een zet wordt geweigerd
richelieu-refused-not-now = dat kan nu niet. Eerst: { $asked }.
richelieu-refused-stuck = op elke kaart die je kunt bereiken, ligt een eigendomsbewijs van je tegenstander, en jij hebt er geen om mee te betalen.
richelieu-refused-in-hand = je hebt een eigendomsbewijs in de hand; leg het eerst op een kaart.
richelieu-refused-gone = op { $card } ligt geen kaart meer.
richelieu-refused-not-end = { $card } ligt niet aan het einde van een rij.
richelieu-refused-other-region = twee kaarten moeten uit één gebied zijn: je nam { $first }, maar { $card } is { $second }.
richelieu-refused-coats = twee kaarten mogen samen hoogstens twee wapens tonen; met { $card } worden het er { $coats }.
richelieu-refused-cannot-pay = op { $card } ligt een eigendomsbewijs van je tegenstander, en die van jou zitten allemaal in de doos.
richelieu-refused-empty-stock = je hebt geen eigendomsbewijs in voorraad om mee te betalen.
richelieu-refused-not-your-marker = op { $card } ligt geen eigendomsbewijs van jou.
richelieu-refused-same-card = het eigendomsbewijs kwam van { $card }; het moet naar een andere kaart.
richelieu-refused-marked = op { $card } ligt al een eigendomsbewijs.
richelieu-refused-lift-first = je hebt geen eigendomsbewijs in voorraad; pak er eerst een op dat al op een kaart ligt.
richelieu-refused-stock-first = je mag een eigendomsbewijs pas verplaatsen als je er geen meer in voorraad hebt.
richelieu-refused-nowhere = er is geen kaart zonder eigendomsbewijs waar het heen kan.
richelieu-refused-empty-box = geen van je eigendomsbewijzen zit in de doos.
richelieu-refused-no-token = je hebt geen fiche ‘eigendomsbewijs terug’.
richelieu-refused-one-token = je hoeft niet te zeggen welk fiche: ‘redeem’ is genoeg.
richelieu-refused-which-token = je hebt twee fiches ‘eigendomsbewijs terug’. Zeg welk fiche je inlevert: ‘redeem { $first }’ of ‘redeem { $second }’.
