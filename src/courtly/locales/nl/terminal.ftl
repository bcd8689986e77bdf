# De terminal

terminal-welcome = { $game }. Typ een zet, of { $help } voor hulp.
terminal-prompt = { $seat }, { $asked }
terminal-hand-over = Geef door aan { $seat } en druk dan op Enter.
terminal-only-move = Je had maar één mogelijke zet: { $move }
terminal-offer = Je kunt typen (help toont wat er nog meer is):
terminal-compiling = Het wordt sneller: { $percent } % is voor deze computer geoptimaliseerd. Niemand hoeft daarop te wachten.
terminal-hurried = Daarna sterker: { $bots }.
terminal-not-compiled = Dit spel blijft trager dan het kan zijn: { $why }
terminal-more-moves = … en meer; moves toont ze allemaal
terminal-go-on = Enter om verder te gaan
terminal-more = Enter voor meer; q en Enter om te stoppen
terminal-your-moves = Je mag:
terminal-since = Sinds je vorige beslissing{ $left_out ->
    [yes] {" "}(het laatste; news toont alles)
   *[no] {""}
}
terminal-log = Het verslag tot nu toe
terminal-over = Het spel is afgelopen.
terminal-winner = { $seat } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
terminal-draw = Gelijkspel.
terminal-shared = { $seats } delen de overwinning met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
terminal-saved = Opgeslagen in { $file }. Ga verder met: courtly play --load { $file }
terminal-loaded = { $file } geladen.
terminal-undone = Teruggenomen: { $moves }
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-not-saved = Niet opgeslagen: { $reason }
terminal-legal = { $move } mag.
terminal-why-what = Waarom wat? Schrijf: why <zet>
terminal-save-where = Waar opslaan? Schrijf: save <bestand>
terminal-load-what = Wat laden? Schrijf: load <bestand>
terminal-rule-which = Welke regel? Schrijf: rule <nummer>, bijvoorbeeld rule { $example }
terminal-rule-in-print = Gedrukt: { $note }
terminal-rules-in-print = Waar het gedrukte boekje iets anders zegt
terminal-figures-title = Gedrukte getallen waarmee wordt gespeeld
terminal-figures-name = getal
terminal-figures-value = waarde
terminal-figures-source = bron
terminal-figures-text = tekst
terminal-figures-example = voorbeeld
terminal-figures-public = openbaar
terminal-figures-reconstructed = gereconstrueerd
terminal-figures-owner = eigenaar
terminal-figures-sound = { $file }: de getallen voor { $game } kloppen
terminal-figures-played = Gespeeld met eigen getallen van een eigenaar:
terminal-verify-replayed = { $moves ->
    [one] 1 zet nagespeeld
   *[other] { $moves } zetten nagespeeld
}: stelling en uitslag zijn zoals opgeslagen.
terminal-verify-unpromised = Er staat geen vingerafdruk in: of er is geschud zoals beloofd, valt niet te controleren.
terminal-verify-kept = Er is geschud zoals beloofd: SHA-256 van het geheim is de vingerafdruk.
terminal-bye = Tot ziens.
terminal-help-title = Hulp
terminal-form-move = <zet>
terminal-form-why = why <zet>
terminal-form-rule = rule <nummer>
terminal-form-save = save <bestand>
terminal-form-load = load <bestand>
terminal-help-move = doe een zet, zoals { $example }; het einde ervan is genoeg als er maar één zet bij past
terminal-help-moves = toon alle zetten die je nu mag doen
terminal-help-why = zeg waarom een zet niet mag, met de regel
terminal-help-rule = toon een regel, zoals { $rule }
terminal-help-news = toon alles wat er sinds je vorige beslissing gebeurde
terminal-help-hint = vraag wat de koning zou doen, en wat er te verwachten is
terminal-help-log = toon het verslag tot nu toe
terminal-help-score = toon waar de punten vandaan komen, en wat het einde nu zou opleveren
terminal-help-board = teken de tafel opnieuw
terminal-help-undo = neem je laatste zet terug (en wat bots daarna deden)
terminal-help-save = sla het spel op in een bestand
terminal-help-load = ga verder met een opgeslagen spel
terminal-help-quit = stop; een onvoltooid spel wordt eerst opgeslagen
terminal-seats-question = Wie spelen er? Noem voor elke plaats human (een mens) of een bot (page, squire, knight, duke, king), zoals { $example }
terminal-game-question = Welk spel?
terminal-cards = kaarten
terminal-points = punten
terminal-richelieu-left = over
terminal-richelieu-markers = eigendomsbewijzen { $n }
terminal-richelieu-box = in de doos { $n }
terminal-richelieu-cards = kaarten { $n }
terminal-richelieu-tokens = fiches { $n }
terminal-richelieu-points = nu waard { $n }

# De terminal: Lancaster
terminal-lancaster-setting-up = Voorbereiding
terminal-lancaster-round = Ronde { $n } van 5
terminal-lancaster-deciding = beslist:
terminal-lancaster-england = Engeland
terminal-lancaster-minimum = min
terminal-lancaster-reward = of opbrengst
terminal-lancaster-nobles = adel
terminal-lancaster-held-by = bezet
terminal-lancaster-reward-extension = uitbreidingstegel
terminal-lancaster-reward-upgrade = opwaarderen
terminal-lancaster-reward-knight = nieuwe ridder
terminal-lancaster-reward-crossing = overtocht
terminal-lancaster-nothing = niets
terminal-lancaster-some-gold = { $n } goud
terminal-lancaster-some-squires = { $n ->
    [one] { $n } schildknaap
   *[other] { $n } schildknapen
}
terminal-lancaster-some-votes = { $n ->
    [one] { $n } blokje
   *[other] { $n } blokjes
}
terminal-lancaster-some-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
terminal-lancaster-tokens = { $seat } ({ $source }): { $amounts }
terminal-lancaster-france = conflict
terminal-lancaster-strengths = Engels:Frans
terminal-lancaster-values = punten
terminal-lancaster-conflicts-left = { $n ->
    [0] er komen geen conflicten meer
    [one] er komt nog { $n } conflict
   *[other] er komen nog { $n } conflicten
}
terminal-lancaster-free-spaces = { $n } vrij
terminal-lancaster-laws = Geldende wetten
terminal-lancaster-proposals = Voorstellen ({ $n ->
    [0] geen wetten
    [one] { $n } wet
   *[other] { $n } wetten
} op de stapel)
terminal-lancaster-favours = Gunsten
terminal-lancaster-favour = gunst van de koning
terminal-lancaster-taken = gekozen: { $favours }
terminal-lancaster-supply = Voorraad
terminal-lancaster-castle = kasteel:
terminal-lancaster-ally = bondg.
terminal-lancaster-cost = { $n } sch.
terminal-lancaster-head-points = pnt
terminal-lancaster-head-gold = goud
terminal-lancaster-head-squires = sch.
terminal-lancaster-head-votes = blok.
terminal-lancaster-head-knights = hof | reserve
terminal-lancaster-head-nobles = adel
terminal-lancaster-sign-start = startspeler
terminal-lancaster-sign-mine = heb je al
terminal-lancaster-sign-tile = uitbreidingstegel
terminal-lancaster-sign-turned = omgedraaid
terminal-lancaster-sign-sum = ridder+schildkn.
terminal-lancaster-sign-free = vrij
terminal-lancaster-narrow = (in een venster van { $width } kolommen staat dit allemaal naast elkaar)

# Kasteelvelden en gunsttegels, in één woord
terminal-lancaster-short-recruit = ridder
terminal-lancaster-short-upgrade = opw.
terminal-lancaster-short-squires = sch.kn.
terminal-lancaster-short-gold = goud
terminal-lancaster-short-votes = blokjes
terminal-lancaster-short-purse = buidel
terminal-lancaster-short-noble = edelman
terminal-lancaster-short-alms = kl.buidel
terminal-lancaster-short-upper-1 = boven 1
terminal-lancaster-short-upper-2 = boven 2
terminal-lancaster-short-lower-1 = onder 1
terminal-lancaster-short-lower-2 = onder 2

# Wat er gevraagd wordt; hoe je het typt staat erboven
terminal-lancaster-ask-lay = { $phase ->
    [setup] leg je eerste uitbreidingstegel in je kasteel
    [laws] { $source }: leg een uitbreidingstegel in je kasteel, of zie ervan af
   *[other] { $source }: leg een uitbreidingstegel in je kasteel
}
terminal-lancaster-ask-place = plaats een ridder
terminal-lancaster-ask-place-ally = plaats een ridder, van jezelf of van je bondgenoot
terminal-lancaster-ask-squires = hoeveel schildknapen gaan met je ridder met sterkte { $strength } mee naar { $county }{ $needed ->
    [0] ?
   *[other] {" "}(minstens { $needed })?
}
terminal-lancaster-ask-favour = kies een gunst van de koning{ $ally ->
    [yes] {" "}voor je bondgenoot
   *[no] {""}
}
terminal-lancaster-ask-noble = { $ally ->
    [yes] welke edelman gaat uit het spel?
   *[no] welke edelman komt aan je ronde tafel?
}
terminal-lancaster-ask-upgrade = { $source }: { $ally ->
    [yes] waardeer een ridder van je bondgenoot op, of zie ervan af
   *[no] waardeer een ridder op, of zie ervan af
}
terminal-lancaster-ask-vote = stem over voorstel { $number } ({ $law }): no of yes, en met hoeveel stemblokjes, hoogstens { $stones }
terminal-lancaster-ask-trade = { $source }: hoe vaak ruil je?
terminal-lancaster-ask-exchange = { $source }: exchange gold 1 geeft 2 goud voor 1 schildknaap, enzovoort; of zie ervan af
terminal-lancaster-ask-send = { $source }: hoeveel schildknapen stuur je naar het { $about }? Nog toegestaan: { $due }
terminal-lancaster-ask-toll = { $source }: { $about-sort ->
    [castle] betaal voor de uitbreidingstegel ‘{ $about }’, of betaal niet
   *[county] betaal voor { $about }, of betaal niet
}
terminal-lancaster-ask-county = { $about }: { $ally ->
    [yes] de edelman gaat uit het spel, of je bondgenoot krijgt de opbrengst ({ $reward })
   *[no] neem de edelman, of de opbrengst ({ $reward }){ $both ->
        [yes] , of beide voor { $price } goud
       *[no] {""}
    }
}
terminal-lancaster-ask-cross = { $ally ->
    [yes] de ridder van je bondgenoot steekt over vanuit Dorset: naar welk conflict?
   *[no] je ridder steekt over vanuit Dorset: naar welk conflict?
}
terminal-lancaster-ask-start = wijs de startspeler aan
terminal-lancaster-ask-castle = { $ally ->
    [yes] het kasteel van je bondgenoot: neem een nieuwe ridder, waardeer er een op, of zie af van de rest
   *[no] je kasteel: betaal voor een nieuwe ridder ({ $recruit ->
        [one] { $recruit } schildknaap
       *[other] { $recruit } schildknapen
    }), voor opwaarderen ({ $upgrade ->
        [one] { $upgrade } schildknaap
       *[other] { $upgrade } schildknapen
    }), of zie af van de rest
}
terminal-lancaster-ask-castle-order = je kasteel: er zijn te weinig schildknapen in de doos, dus de volgorde telt. Wat wordt nu gewaardeerd?
terminal-lancaster-ask-ransom = het { $about } is verloren: koop ridders vrij voor 1 goud per sterktepunt, of zie ervan af; de rest gaat naar de reserve

# Het scoreblad
terminal-lancaster-from-counties = county’s
terminal-lancaster-from-laws = wetten
terminal-lancaster-from-victories = gewonnen conflicten
terminal-lancaster-from-defeats = verloren conflicten
terminal-lancaster-from-knighthood = riddermacht
terminal-lancaster-from-extensions = uitbreidingen
terminal-lancaster-from-nobles = edelmannen
terminal-lancaster-total = totaal
terminal-lancaster-total-now = totaal als het nu afgelopen was
terminal-hint = { $note ->
    [none] De koning zou { $move } spelen
   *[other] De koning zou { $move } spelen ({ $note })
}
terminal-hint-move = zet
terminal-hint-line = en dan
proof-solved = bewezen: geen andere zet garandeert meer
proof-every-world = bij elk van de { $worlds } mogelijke liggingen van de verborgen fiches zou geen andere zet meer garanderen als alles open lag
proof-draws = bij { $worlds } trekkingen van de verborgen fiches zou geen andere zet meer garanderen als alles open lag
proof-won-solved = bewezen: deze zet wint, wat de tegenstander ook doet
proof-won-every-world = bij elk van de { $worlds } mogelijke liggingen van de verborgen fiches zou deze zet winnen als alles open lag, wat de tegenstander ook doet
proof-won-draws = bij { $worlds } trekkingen van de verborgen fiches zou deze zet winnen als alles open lag, wat de tegenstander ook doet
