# Lancaster: beslissingen, wetten, gebeurtenissen, weigeringen. `$seat` is de naam van een plaats aan
# tafel of van een bondgenoot, `$place` een plek, `$source` waar iets vandaan komt.

lancaster-name = Lancaster

# Plaatsen aan tafel en bondgenoten
lancaster-seat-red = Rood
lancaster-seat-blue = Blauw
lancaster-seat-green = Groen
lancaster-seat-gold = Geel
lancaster-seat-violet = Violet
lancaster-ally-of = { $seat } (bondgenoot)

# Wat er te beslissen is
lancaster-decision-lay = leg een uitbreidingstegel in je kasteel
lancaster-decision-place = plaats een ridder
lancaster-decision-squires = zeg hoeveel schildknapen met de ridder meegaan
lancaster-decision-favour = kies een gunsttegel van de koning
lancaster-decision-noble = kies een edelman
lancaster-decision-upgrade = waardeer een ridder op, of zie ervan af
lancaster-decision-vote = stem over het voorstel, met zoveel van je stemblokjes als je wilt
lancaster-decision-trade = zeg hoe vaak je ruilt
lancaster-decision-exchange = wissel goud of schildknapen, twee voor één, of zie ervan af
lancaster-decision-send = zeg hoeveel schildknapen je naar het conflict stuurt
lancaster-decision-toll = betaal, of betaal niet
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
lancaster-phase-setup = voorbereiding
lancaster-phase-placing = ridders plaatsen
lancaster-phase-parliament = parlement
lancaster-phase-laws = wetten uitvoeren
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
lancaster-source-set-up = voorbereiding
lancaster-source-round-table = ronde tafel
lancaster-source-votes = stemming
lancaster-source-left-over = over na de stemmingen
lancaster-source-both-rewards = voor edelman en opbrengst
lancaster-source-ransom = losgeld
lancaster-source-victory = overwinning in Frankrijk
lancaster-source-defeat = nederlaag in Frankrijk
lancaster-source-knighthood = riddermacht
lancaster-source-extensions = uitbreidingen
lancaster-source-nobles = edelmannen
lancaster-numbered = wet { $number }
lancaster-favour-noble = edelman
lancaster-favour-upgrade = opwaarderen
lancaster-favour-gold = goud
lancaster-favour-squires = schildknapen
lancaster-favour-purse = buidel
lancaster-favour-alms = kleine buidel
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
lancaster-space-purse = buidel
lancaster-conflict-upper-1 = bovenste conflict 1
lancaster-conflict-upper-2 = bovenste conflict 2
lancaster-conflict-lower-1 = onderste conflict 1
lancaster-conflict-lower-2 = onderste conflict 2
lancaster-place-castle-recruit = kasteelveld ‘{ lancaster-space-recruit }’
lancaster-place-castle-upgrade = kasteelveld ‘{ lancaster-space-upgrade }’
lancaster-place-castle-squires = kasteelveld ‘{ lancaster-space-squires }’
lancaster-place-castle-gold = kasteelveld ‘{ lancaster-space-gold }’
lancaster-place-castle-votes = kasteelveld ‘{ lancaster-space-votes }’
lancaster-place-castle-purse = kasteelveld ‘{ lancaster-space-purse }’
lancaster-place-upper-1 = { lancaster-conflict-upper-1 }
lancaster-place-upper-2 = { lancaster-conflict-upper-2 }
lancaster-place-lower-1 = { lancaster-conflict-lower-1 }
lancaster-place-lower-2 = { lancaster-conflict-lower-2 }
lancaster-place-court = hof
lancaster-onto = { $place-sort ->
    [castle] op het { $place }
    [upper] in het { $place }
    [lower] in het { $place }
    [court] in het hof
   *[county] in { $place }
}
lancaster-at = { $place-sort ->
    [castle] op het { $place }
    [upper] in het { $place }
    [lower] in het { $place }
    [court] in het hof
   *[county] in { $place }
}
lancaster-off = { $place-sort ->
    [castle] van het { $place }
    [upper] uit het { $place }
    [lower] uit het { $place }
    [court] uit het hof
   *[county] uit { $place }
}

# De wetten, kort
lancaster-law-b01 = meeste goud: je mag een van je geplaatste ridders opwaarderen
lancaster-law-b02 = meeste schildknapen in voorraad: een nieuwe ridder
lancaster-law-b03 = 3 punten per 2 county’s waar je een ridder hebt
lancaster-law-b11 = stemblokjes kopen voor 1 goud per stuk
lancaster-law-b12 = zo vaak je wilt: 1 schildknaap en 1 goud voor 3 punten
lancaster-law-b13 = per 2 conflicten waar je een ridder hebt, mag je een uitbreidingstegel leggen
lancaster-law-b14 = 1 schildknaap voor elk van je geplaatste ridders met sterkte 2
lancaster-law-b21 = 1 schildknaap, 1 stemblokje en 1 goud per 2 conflicten waar je een ridder hebt
lancaster-law-b22 = geen ridder met sterkte 2 geplaatst: je mag een ridder opwaarderen
lancaster-law-b23 = je geplaatste ridder met sterkte 3 wordt geruild voor die met sterkte 4
lancaster-law-b24 = 5 punten per 3 uitbreidingstegels in je kasteel
lancaster-law-b31 = 3 punten per conflict waar je een ridder hebt
lancaster-law-b32 = 8 punten per 3 county’s waar je een ridder hebt
lancaster-law-b33 = alle drie de ridders met sterkte 1 geplaatst: 5 punten
lancaster-law-b34 = een nieuwe ridder per 3 van je edelmannen
lancaster-law-b41 = goud ruilen voor punten, 1 voor 1
lancaster-law-b42 = schildknapen ruilen voor punten, 1 voor 1
lancaster-law-b43 = ridders van alle vier de sterktes geplaatst: 6 punten
lancaster-law-n01 = meeste schildknapen in voorraad: 1 goud en 1 stemblokje
lancaster-law-n02 = meeste goud: 1 schildknaap en 1 stemblokje
lancaster-law-n03 = 1 stemblokje per conflict waar je een ridder hebt
lancaster-law-n11 = geen edelman aan je ronde tafel: 1 goud, 1 schildknaap en 1 stemblokje
lancaster-law-n12 = per conflict waar je een ridder hebt, mag je 1 schildknaap laten meevechten
lancaster-law-n13 = 1 schildknaap voor elk van je geplaatste ridders met sterkte 1
lancaster-law-n14 = uitbreidingstegels kopen voor 4 goud per stuk
lancaster-law-n21 = 3 punten per ridder in je kasteel
lancaster-law-n22 = meeste stemblokjes over: je mag een ridder opwaarderen
lancaster-law-n23 = beide ridders met sterkte 2 geplaatst: 3 punten
lancaster-law-n24 = elke county waar je een ridder hebt, kost 1 goud; anders gaat die ridder terug naar het hof
lancaster-law-n31 = 5 punten per 2 county’s waar je een ridder hebt
lancaster-law-n32 = goud wisselen voor schildknapen of schildknapen voor goud, 2 voor 1
lancaster-law-n33 = elke uitbreidingstegel kost je 1 schildknaap, anders wordt hij deze ronde omgedraaid
lancaster-law-n34 = 3 punten per 2 schildknapen die bij je ridders in county’s staan
lancaster-law-n41 = 3 punten per county zonder edelmannen waar je een ridder hebt
lancaster-law-n42 = zo vaak je wilt: 1 goud, 1 schildknaap en 1 overgebleven stemblokje voor 3 punten
lancaster-law-n43 = meeste ridders in conflicten: 5 punten

# Wat er gebeurde
lancaster-event-round-began = Ronde { $round } begint.
lancaster-event-phase-began = — { $phase } —
lancaster-event-conflict-opened = Er komt een conflict met sterkte { $strength }: het { $conflict }.
lancaster-event-law-proposed = Voorstel { $number }: ‘{ $law }’.
lancaster-event-game-ended = Het spel is afgelopen.
lancaster-amount = { $token-sort ->
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
lancaster-event-tokens-paid = { $source-sort ->
    [votes] { $seat } zet { lancaster-amount } in ({ $source }).
    [left] { $seat } levert { lancaster-amount } in ({ $source }).
   *[other] { $seat } betaalt { lancaster-amount } ({ $source }).
}
lancaster-event-supply-short = De doos is leeg: { $seat } loopt { lancaster-amount } mis ({ $source }).
lancaster-event-points-scored = { $points ->
    [one] { $seat } krijgt 1 punt ({ $source }).
   *[other] { $seat } krijgt { $points } punten ({ $source }).
}
lancaster-event-reward-lapsed = De opbrengst vervalt voor { $seat } ({ $source }).
lancaster-event-knight-placed = { $squires ->
    [0] { $seat } plaatst een ridder met sterkte { $strength } { lancaster-onto }.
    [one] { $seat } plaatst een ridder met sterkte { $strength } en 1 schildknaap { lancaster-onto }.
   *[other] { $seat } plaatst een ridder met sterkte { $strength } en { $squires } schildknapen { lancaster-onto }.
}
lancaster-event-knight-evicted = De ridder met sterkte { $strength } van { $seat } wordt uit { $county } verjaagd.
lancaster-event-placing-skipped = { $seat } heeft geen plek voor een ridder en wordt overgeslagen.
lancaster-event-knight-returned = De ridder met sterkte { $strength } van { $seat } keert { lancaster-off } terug naar het hof.
lancaster-event-squires-dismissed = { $amount ->
    [one] De schildknaap van { $seat } { lancaster-at } gaat naar de algemene voorraad.
   *[other] De { $amount } schildknapen van { $seat } { lancaster-at } gaan naar de algemene voorraad.
}
lancaster-event-knight-recruited = { $seat } krijgt een nieuwe ridder ({ $source }).
lancaster-event-knight-upgraded = { $seat } waardeert een ridder met sterkte { $strength } { lancaster-at } op naar sterkte { lancaster-stronger } ({ $source }).
lancaster-stronger = { $strength ->
    [1] 2
    [2] 3
   *[other] 4
}
lancaster-event-knight-crossed = De ridder met sterkte { $strength } van { $seat } steekt over naar Frankrijk, naar het { $conflict }.
lancaster-event-squires-sent = { $amount ->
    [one] { $seat } stuurt 1 schildknaap naar het { $conflict }.
   *[other] { $seat } stuurt { $amount } schildknapen naar het { $conflict }.
}
lancaster-event-knight-captured = De ridder met sterkte { $strength } van { $seat } wordt gevangengenomen in het { $conflict } en gaat naar de reserve.
lancaster-event-knight-ransomed = { $seat } koopt een ridder met sterkte { $strength } vrij uit het { $conflict }.
lancaster-event-favour-taken = { $seat } kiest de gunst van de koning: { $favour }.
lancaster-event-noble-taken = De edelman van { $county } neemt plaats op stoel { $chair } aan de ronde tafel van { $seat } ({ $source }).
lancaster-event-noble-removed = { $seat } neemt een edelman van { $county } uit het spel ({ $source }).
lancaster-event-tile-laid = { $seat } legt de uitbreidingstegel ‘{ $space }’ in het kasteel ({ $source }).
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
lancaster-event-law-adopted = Aangenomen ({ $yes } voor, { $no } tegen): ‘{ $law }’.
lancaster-event-law-rejected = Verworpen ({ $yes } voor, { $no } tegen): ‘{ $law }’.
lancaster-event-law-repealed = Niet meer van kracht: ‘{ $law }’.
lancaster-event-law-applied = De wet wordt uitgevoerd: ‘{ $law }’.
lancaster-event-county-scored = { $seat } neemt { $choice } in { $county }.
lancaster-event-start-player-named = { $seat } wijst de startspeler aan: { $start }.
lancaster-event-castle-scored = Het kasteel van { $seat } wordt gewaardeerd.
lancaster-event-conflict-scored = Engeland { $english }, Frankrijk { $french } in het { $conflict }: { $winner } wint.
lancaster-event-conflict-ranked = { $seat } staat in het { $conflict } op de { $rank ->
    [1] eerste
    [2] tweede
   *[other] derde
} rang, met sterkte { $strength }.
lancaster-event-conflict-held-over = Herkansing: het { $conflict } gaat naar de onderste rij.
lancaster-event-conflict-closed = Daarmee is het { $conflict } voorbij.

# Waarom een zet wordt geweigerd
lancaster-refused-not-now = dat kan nu niet. Eerst: { $asked }.
lancaster-refused-too-few = niet genoeg { $token }: nodig { $needed }, je hebt { $have }.
lancaster-refused-box-empty = de doos bevat niet genoeg { $token }.
lancaster-refused-no-ally = alleen in het spel met twee spelers zijn er bondgenoten.
lancaster-refused-not-at-court = er is geen ridder met sterkte { $strength } in het hof.
lancaster-refused-too-weak = { $county } vraagt een ridder met minstens sterkte { $minimum }; schildknapen helpen daar niet bij.
lancaster-refused-own-knight = in { $county } staat je eigen ridder; eigen ridders mag je niet verjagen.
lancaster-refused-friend = jij en je bondgenoot mogen elkaar niet uit { $county } verjagen.
lancaster-refused-ally-too-weak = { $county } is bezet met sterkte { $total }; je bondgenoot krijgt geen schildknapen mee en is niet sterker.
lancaster-refused-not-stronger = { $county } is bezet met sterkte { $total }; bij een ridder met sterkte { $strength } heb je minstens { $needed ->
    [one] 1 schildknaap
   *[other] { $needed } schildknapen
} nodig.
lancaster-refused-ally-castle = het kasteel van een bondgenoot heeft alleen ‘nieuwe ridder’ en ‘opwaarderen’, geen ‘{ $space }’.
lancaster-refused-space-taken = op het kasteelveld ‘{ $space }’ staat al een ridder.
lancaster-refused-space-covered = op het kasteelveld ‘{ $space }’ ligt een uitbreidingstegel.
lancaster-refused-no-conflict = er ligt nu geen { $conflict }.
lancaster-refused-conflict-full = alle drie de riddervelden van het { $conflict } zijn door anderen bezet.
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
lancaster-refused-ally-both = jouw goud mag nooit voor de bondgenoot worden uitgegeven: kies de edelman of de opbrengst.
lancaster-refused-no-seat = de startspeler moet een van deze zijn: { $seats }.
lancaster-refused-not-scored = op het kasteelveld ‘{ $space }’ valt nu niets te waarderen.
lancaster-refused-score-paid = ‘{ $space }’ is een betaalde opbrengst: kies ‘recruit’ of ‘upgrade’.
lancaster-refused-income-first = waardeer eerst de gratis opbrengsten; daarna kun je van de rest afzien.
lancaster-refused-must-take-noble = je moet een edelman nemen.
lancaster-refused-no-knight-there = { lancaster-at } staat geen ridder met sterkte { $strength }.
lancaster-refused-none-stronger = er is geen ridder met sterkte { $stronger } in de reserve.
lancaster-refused-placed-only = deze wet waardeert alleen een geplaatste ridder op.
lancaster-refused-no-recruit = er is geen ridder met sterkte 1 in de reserve.
lancaster-refused-no-captive = hier is geen ridder met sterkte { $strength } gevangen.
lancaster-refused-must-lay = de tegel moet worden gelegd.
