# Lancaster: beslissingen, wetten, gebeurtenissen, weigeringen. `$seat` is de naam van een plaats aan
# tafel of van een bondgenoot, `$place` een plek, `$source` waar iets vandaan komt.

lancaster-name = Lancaster

# Plaatsen aan tafel en bondgenoten
lancaster-seat-red = Rood
lancaster-seat-blue = Blauw
lancaster-seat-green = Groen
lancaster-seat-gold = Goud
lancaster-seat-violet = Violet
lancaster-ally-of = { $seat } (bondgenoot)

# Wat er te beslissen is
lancaster-decision-lay = leg een uitbreidingstegel in je kasteel
lancaster-decision-place = plaats een ridder
lancaster-decision-squires = zeg hoeveel schildknapen met de ridder meegaan
lancaster-decision-favour = kies een gunsttegel van de koning
lancaster-decision-noble = kies een edelman
lancaster-decision-upgrade = waardeer een ridder op, of zie ervan af
lancaster-decision-vote = stem over het voorstel, met zo veel van je stemblokjes als je wilt
lancaster-decision-trade = zeg hoe vaak je ruilt
lancaster-decision-exchange = wissel goud of schildknapen, twee voor één, of zie ervan af
lancaster-decision-send = zeg hoeveel schildknapen je naar het conflict stuurt
lancaster-decision-toll = betaal, of weiger
lancaster-decision-county = neem de edelman, de opbrengst, of beide voor 3 goud
lancaster-decision-cross = kies het conflict voor de overtocht
lancaster-decision-start = wijs de startspeler aan
lancaster-decision-castle = betaal voor een nieuwe ridder of voor opwaarderen, of zie ervan af
lancaster-decision-ransom = koop gevangen ridders vrij, of zie ervan af
lancaster-decision-over = het spel is afgelopen

# Woorden voor speelstukken, fasen en herkomst; de namen van de county’s blijven zoals ze zijn
lancaster-token-gold = goud
lancaster-token-squires = schildknapen
lancaster-token-votes = stemblokjes
lancaster-phase-setup = spelopbouw
lancaster-phase-placing = ridders plaatsen
lancaster-phase-parliament = parlement
lancaster-phase-laws = wetten
lancaster-phase-counties = county’s
lancaster-phase-castles = kastelen
lancaster-phase-conflicts = conflicten
lancaster-phase-over = einde
lancaster-source-favour-noble = gunst van de koning
lancaster-source-favour-upgrade = gunst van de koning
lancaster-source-favour-gold = gunst van de koning
lancaster-source-favour-squires = gunst van de koning
lancaster-source-favour-purse = gunst van de koning
lancaster-source-favour-alms = gunst van de koning
lancaster-source-castle-recruit = kasteel: { lancaster-space-recruit }
lancaster-source-castle-upgrade = kasteel: { lancaster-space-upgrade }
lancaster-source-castle-squires = kasteel: { lancaster-space-squires }
lancaster-source-castle-gold = kasteel: { lancaster-space-gold }
lancaster-source-castle-votes = kasteel: { lancaster-space-votes }
lancaster-source-castle-purse = kasteel: { lancaster-space-purse }
lancaster-source-set-up = spelopbouw
lancaster-source-round-table = ronde tafel
lancaster-source-votes = de stemming
lancaster-source-left-over = over na de stemmingen
lancaster-source-both-rewards = voor edelman en opbrengst
lancaster-source-ransom = vrijgekocht
lancaster-source-victory = een overwinning in Frankrijk
lancaster-source-defeat = een nederlaag in Frankrijk
lancaster-source-knighthood = de sterkste riddermacht
lancaster-source-extensions = de meeste uitbreidingen
lancaster-source-nobles = edelmannen
lancaster-favour-noble = edelman
lancaster-favour-upgrade = opwaarderen
lancaster-favour-gold = goud
lancaster-favour-squires = schildknapen
lancaster-favour-purse = goud en schildknapen
lancaster-favour-alms = een beetje goud en schildknapen
lancaster-choice-noble = de edelman
lancaster-choice-reward = de opbrengst
lancaster-choice-both = edelman en opbrengst
lancaster-vote-no = nee
lancaster-vote-yes = ja
lancaster-winner-england = Engeland
lancaster-winner-france = Frankrijk

# Plekken in zinnen; wat je typt is in elke taal hetzelfde
lancaster-space-recruit = nieuwe ridder
lancaster-space-upgrade = opwaarderen
lancaster-space-squires = schildknapen
lancaster-space-gold = goud
lancaster-space-votes = stemblokjes
lancaster-space-purse = goud en schildknapen
lancaster-conflict-upper-1 = boven 1
lancaster-conflict-upper-2 = boven 2
lancaster-conflict-lower-1 = onder 1
lancaster-conflict-lower-2 = onder 2
lancaster-place-castle-recruit = kasteelveld ‘{ lancaster-space-recruit }’
lancaster-place-castle-upgrade = kasteelveld ‘{ lancaster-space-upgrade }’
lancaster-place-castle-squires = kasteelveld ‘{ lancaster-space-squires }’
lancaster-place-castle-gold = kasteelveld ‘{ lancaster-space-gold }’
lancaster-place-castle-votes = kasteelveld ‘{ lancaster-space-votes }’
lancaster-place-castle-purse = kasteelveld ‘{ lancaster-space-purse }’
lancaster-place-upper-1 = conflict { lancaster-conflict-upper-1 }
lancaster-place-upper-2 = conflict { lancaster-conflict-upper-2 }
lancaster-place-lower-1 = conflict { lancaster-conflict-lower-1 }
lancaster-place-lower-2 = conflict { lancaster-conflict-lower-2 }
lancaster-place-court = hof

# De wetten, kort
lancaster-law-b01 = meeste goud: mag geplaatste ridder opwaarderen
lancaster-law-b02 = meeste schildknapen: een nieuwe ridder
lancaster-law-b03 = 3 punten per 2 county’s
lancaster-law-b11 = stemblokjes kopen, 1 goud per stuk
lancaster-law-b12 = 1 schildknaap en 1 goud ruilen voor 3 punten
lancaster-law-b13 = een uitbreidingstegel per 2 conflicten
lancaster-law-b14 = 1 schildknaap per geplaatste ridder van 2
lancaster-law-b21 = per 2 conflicten: 1 schildknaap, 1 blokje, 1 goud
lancaster-law-b22 = geen ridder van 2 geplaatst: mag opwaarderen
lancaster-law-b23 = een geplaatste ridder van 3 wordt er een van 4
lancaster-law-b24 = 5 punten per 3 uitbreidingstegels
lancaster-law-b31 = 3 punten per conflict
lancaster-law-b32 = 8 punten per 3 county’s
lancaster-law-b33 = alle drie ridders van 1 geplaatst: 5 punten
lancaster-law-b34 = een nieuwe ridder per 3 edelmannen
lancaster-law-b41 = goud ruilen voor punten, 1 voor 1
lancaster-law-b42 = schildknapen ruilen voor punten, 1 voor 1
lancaster-law-b43 = ridders van alle vier sterktes geplaatst: 6 punten
lancaster-law-n01 = meeste schildknapen: 1 goud en 1 stemblokje
lancaster-law-n02 = meeste goud: 1 schildknaap en 1 stemblokje
lancaster-law-n03 = een stemblokje per conflict
lancaster-law-n11 = geen edelman: 1 goud, 1 schildknaap, 1 blokje
lancaster-law-n12 = mag per conflict 1 schildknaap laten vechten
lancaster-law-n13 = 1 schildknaap per geplaatste ridder van 1
lancaster-law-n14 = uitbreidingstegels kopen, 4 goud per stuk
lancaster-law-n21 = 3 punten per ridder in het eigen kasteel
lancaster-law-n22 = meeste stemblokjes over: mag opwaarderen
lancaster-law-n23 = beide ridders van 2 geplaatst: 3 punten
lancaster-law-n24 = elke county kost 1 goud, anders ridder terug
lancaster-law-n31 = 5 punten per 2 county’s
lancaster-law-n32 = goud en schildknapen wisselen, 2 voor 1
lancaster-law-n33 = elke tegel kost 1 schildknaap, anders omgedraaid
lancaster-law-n34 = 3 punten per 2 schildknapen in county’s
lancaster-law-n41 = 3 punten per county zonder edelmannen
lancaster-law-n42 = 1 goud, 1 schildknaap, 1 overgebleven blokje ruilen voor 3 punten
lancaster-law-n43 = meeste ridders in conflicten: 5 punten

# Wat er gebeurde
lancaster-event-round-began = Ronde { $round } begint.
lancaster-event-phase-began = — { $phase } —
lancaster-event-conflict-opened = Er komt een conflict met sterkte { $strength }: { $conflict }.
lancaster-event-law-proposed = Voorstel { $number }: { $law }.
lancaster-event-game-ended = Het spel is afgelopen.
lancaster-amount = { $token-id ->
    [squires] { $amount ->
        [one] 1 schildknaap
       *[other] { $amount } schildknapen
    }
    [votes] { $amount ->
        [one] 1 stemblokje
       *[other] { $amount } stemblokjes
    }
   *[other] { $amount } goud
}
lancaster-event-tokens-gained = { $seat } krijgt { lancaster-amount } ({ $source }).
lancaster-event-tokens-paid = { $seat } betaalt { lancaster-amount } ({ $source }).
lancaster-event-supply-short = De doos is leeg: { $seat } loopt { lancaster-amount } mis ({ $source }).
lancaster-event-points-scored = { $points ->
    [one] { $seat } krijgt 1 machtpunt ({ $source }).
   *[other] { $seat } krijgt { $points } machtpunten ({ $source }).
}
lancaster-event-reward-lapsed = De opbrengst vervalt voor { $seat } ({ $source }).
lancaster-event-knight-placed = { $squires ->
    [0] { $seat } plaatst een ridder van { $strength }: { $place }.
    [one] { $seat } plaatst een ridder van { $strength } met 1 schildknaap: { $place }.
   *[other] { $seat } plaatst een ridder van { $strength } met { $squires } schildknapen: { $place }.
}
lancaster-event-knight-evicted = De ridder van { $strength } van { $seat } wordt verjaagd uit { $county }.
lancaster-event-placing-skipped = { $seat } heeft geen plek voor een ridder en wordt overgeslagen.
lancaster-event-knight-returned = De ridder van { $strength } van { $seat } keert terug naar het hof: { $place }.
lancaster-event-squires-dismissed = { $amount ->
    [one] De schildknaap van { $seat } gaat naar de algemene voorraad: { $place }.
   *[other] { $amount } schildknapen van { $seat } gaan naar de algemene voorraad: { $place }.
}
lancaster-event-knight-recruited = { $seat } krijgt een nieuwe ridder van 1 ({ $source }).
lancaster-event-knight-upgraded = { $seat } waardeert een ridder van { $strength } met één op, { $place } ({ $source }).
lancaster-event-knight-crossed = De ridder van { $strength } van { $seat } steekt over naar Frankrijk: { $conflict }.
lancaster-event-squires-sent = { $amount ->
    [one] { $seat } stuurt 1 schildknaap naar conflict { $conflict }.
   *[other] { $seat } stuurt { $amount } schildknapen naar conflict { $conflict }.
}
lancaster-event-knight-captured = De ridder van { $strength } van { $seat } gaat naar de reserve: conflict { $conflict }.
lancaster-event-knight-ransomed = { $seat } koopt een ridder van { $strength } vrij: conflict { $conflict }.
lancaster-event-favour-taken = { $seat } kiest de gunst van de koning: { $favour }.
lancaster-event-noble-taken = De edelman van { $county } neemt plaats op stoel { $chair } aan de ronde tafel van { $seat } ({ $source }).
lancaster-event-noble-removed = { $seat } neemt een edelman van { $county } uit het spel ({ $source }).
lancaster-event-tile-laid = { $seat } legt de uitbreidingstegel ‘{ $space }’ ({ $source }).
lancaster-event-tile-turned = { $seat } draait de uitbreidingstegel ‘{ $space }’ om.
lancaster-event-tile-opened = { $seat } draait de uitbreidingstegel ‘{ $space }’ weer open.
lancaster-event-ballot-cast = { $vote ->
    [none] { $seat } heeft gestemd.
   *[other] { $seat } heeft { $vote } gestemd met { $stones } { $stones ->
        [one] stemblokje
       *[other] stemblokjes
    }.
}
lancaster-event-ballot-shown = { $seat }: { $vote }, { $stones } { $stones ->
    [one] stemblokje
   *[other] stemblokjes
}.
lancaster-event-law-adopted = Aangenomen met { $yes } tegen { $no }: { $law }.
lancaster-event-law-rejected = Verworpen met { $yes } tegen { $no }: { $law }.
lancaster-event-law-repealed = Niet meer van kracht: { $law }.
lancaster-event-law-applied = De wet wordt uitgevoerd: { $law }.
lancaster-event-county-scored = { $seat } neemt { $choice } in { $county }.
lancaster-event-start-player-named = { $seat } wijst de startspeler aan: { $start }.
lancaster-event-castle-scored = Het kasteel van { $seat } wordt gewaardeerd.
lancaster-event-conflict-scored = Conflict { $conflict }: Engeland { $english }, Frankrijk { $french }. { $winner } wint.
lancaster-event-conflict-ranked = Conflict { $conflict }: { $seat } op rang { $rank } met sterkte { $strength }.
lancaster-event-conflict-held-over = Conflict { $conflict } gaat naar de onderste rij voor een herkansing.
lancaster-event-conflict-closed = Conflict { $conflict } is voorbij.

# Waarom een zet wordt geweigerd
lancaster-refused-not-now = dat kan nu niet; eerst dit: { $asked }.
lancaster-refused-too-few = { $token }: je hebt er { $have }, en { $needed ->
    [one] { $needed } is
   *[other] { $needed } zijn
} er nodig.
lancaster-refused-box-empty = de doos heeft niet genoeg meer: { $token }.
lancaster-refused-no-ally = bondgenoten zijn er alleen in het spel met twee spelers.
lancaster-refused-not-at-court = er is geen ridder van sterkte { $strength } in het hof.
lancaster-refused-too-weak = { $county } vraagt een ridder van { $minimum }; schildknapen helpen daar niet bij.
lancaster-refused-own-knight = je eigen ridder staat in { $county }; niemand verjaagt zijn eigen ridders.
lancaster-refused-friend = speler en bondgenoot verjagen elkaar niet uit { $county }.
lancaster-refused-ally-too-weak = het totaal in { $county } is { $total }; een bondgenoot komt zonder schildknapen en is niet sterker.
lancaster-refused-not-stronger = het totaal in { $county } is { $total }; met een ridder van { $strength } { $needed ->
    [one] is 1 schildknaap
   *[other] zijn { $needed } schildknapen
} nodig.
lancaster-refused-ally-castle = het kasteel van een bondgenoot heeft alleen ‘nieuwe ridder’ en ‘opwaarderen’, geen ‘{ $space }’.
lancaster-refused-space-taken = op het kasteelveld ‘{ $space }’ staat al een ridder.
lancaster-refused-space-covered = op het kasteelveld ‘{ $space }’ ligt een uitbreidingstegel.
lancaster-refused-no-conflict = er ligt geen conflict { $conflict }.
lancaster-refused-conflict-full = alle drie de riddervelden van conflict { $conflict } zijn door anderen bezet.
lancaster-refused-too-few-squires = om in { $county } te komen heeft de ridder minstens { $needed ->
    [one] 1 schildknaap
   *[other] { $needed } schildknapen
} nodig.
lancaster-refused-favour-left-out = de gunsttegel ‘{ $favour }’ doet met dit aantal spelers niet mee.
lancaster-refused-favour-taken = de gunsttegel ‘{ $favour }’ is deze ronde al gekozen.
lancaster-refused-no-noble = er is geen edelman meer in { $county }.
lancaster-refused-noble-had = de edelman van { $county } heb je al.
lancaster-refused-tile-laid = de uitbreidingstegel ‘{ $space }’ ligt al in je kasteel.
lancaster-refused-exchange-none = zeg hoeveel je ervoor terug wilt, of zie ervan af.
lancaster-refused-send = je mag hoogstens nog { $most ->
    [one] 1 schildknaap
   *[other] { $most } schildknapen
} sturen.
lancaster-refused-ally-both = jouw goud wordt nooit voor de bondgenoot uitgegeven: de edelman of de opbrengst.
lancaster-refused-no-seat = de startspeler is een van { $seats }.
lancaster-refused-not-scored = op het kasteelveld ‘{ $space }’ valt nu niets te waarderen.
lancaster-refused-no-knight-there = daar staat geen ridder van sterkte { $strength }: { $place }.
lancaster-refused-none-stronger = er is geen ridder van sterkte { $stronger } in de reserve.
lancaster-refused-placed-only = deze wet waardeert alleen een geplaatste ridder op.
lancaster-refused-no-recruit = er is geen ridder van sterkte 1 in de reserve.
lancaster-refused-no-captive = hier is geen ridder van sterkte { $strength } gevangen.
lancaster-refused-must-lay = de tegel moet worden gelegd.
