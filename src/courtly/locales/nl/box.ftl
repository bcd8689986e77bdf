# Iemands eigen doos: de uitgave, en de gedrukte getallen die anders zijn.
box-title = Jouw doos: { $game }
box-edition = Welke uitgave heb je?
box-edition-about = Wat het boekje anders zegt of openlaat, staat dan hier bij de regels. Opmerkingen over andere uitgaven blijven ingeklapt.
box-edition-none = geen van deze
box-edition-marked = { $n ->
    [0] Er valt in de regels niets te markeren.
    [one] In de regels gemarkeerd:
   *[other] In de regels { $n } keer gemarkeerd:
}
box-figures = Wat erin gedrukt staat
box-about = Op borden, kaarten en tegels staan getallen die geen boekje herhaalt. De getallen met ‘gereconstrueerd’ zijn zo gekozen dat ze passen bij alles wat de boekjes zeggen. Staan er in jouw doos andere, vul ze dan hier in; elk getal wordt meteen gecontroleerd.
box-fixed = Wat een boekje in woorden zegt, ligt vast. ‘Openbaar’ betekent: uit beschrijvingen van het spel; ‘voorbeeld’: uit een voorbeeld in het boekje.
box-players = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
box-ours = hier: { $value }
box-back = Terug naar het getal dat hier geldt
box-source-reconstructed = gereconstrueerd
box-source-public = openbaar
box-source-example = voorbeeld
box-keep = Bewaren en doorgeven
box-checking = Wordt gecontroleerd …
box-kept = { $n ->
    [0] Geen enkel getal is anders.
    [one] 1 getal is anders. Het wordt in deze browser bewaard en geldt aan tafels die je maakt.
   *[other] { $n } getallen zijn anders. Ze worden in deze browser bewaard en gelden aan tafels die je maakt.
}
box-wrong = { $n ->
    [one] Er klopt nog iets niet; bewaard wordt pas als alles klopt.
   *[other] Er kloppen nog { $n } dingen niet; bewaard wordt pas als alles klopt.
}
box-export = Opslaan als bestand
box-import = Bestand openen
box-clear = Alles terugzetten
box-file = Het bestand bevat alleen wat anders is. Ook de opdracht ‘courtly components’ leest het. Een geopend bestand vervangt wat hier is ingevuld.
box-imported = Overgenomen uit het bestand: { $games }
box-refused = Uit { $file } is niets overgenomen:
box-too-large = dat bestand is te groot voor een lijst met getallen
box-played = Gespeeld met de getallen uit iemands eigen doos
box-played-about = { $n ->
    [one] 1 getal is anders dan hier gewoonlijk:
   *[other] { $n } getallen zijn anders dan hier gewoonlijk:
}
box-played-otherwise = { $value } in plaats van { $ours }

box-lancaster-group-supply = De doos in totaal
box-lancaster-group-player = Elke speler aan het begin
box-lancaster-group-nobles-per-county = Edelmannen in elke county
box-lancaster-group-county = County’s
box-lancaster-group-castle = Kasteelvelden en uitbreidingstegels
box-lancaster-group-favour = Gunst van de koning
box-lancaster-group-conflict = Conflictkaarten
box-lancaster-group-conflicts-removed = Conflicten die uit het spel gaan, op sterkte
box-lancaster-figure-minimum = minimumsterkte
box-lancaster-figure-points = punten
box-lancaster-figure-cost = kost schildknapen
box-lancaster-figure-strength = Frankrijk
box-lancaster-figure-not-with-players = niet met … spelers
box-richelieu-group-alone = Fiches
box-richelieu-group-region = Gebieden
box-richelieu-figure-token-places = kaarten met een fiche
box-richelieu-figure-coats = wapens
box-richelieu-figure-sword = met zwaard
box-richelieu-figure-cross = met kruis
box-richelieu-figure-tower = met toren
box-richelieu-figure-double = met twee wapens
box-richelieu-figure-single = met één wapen
box-lancaster-row-castle-recruit = { web-lancaster-space-recruit }
box-lancaster-row-castle-upgrade = { web-lancaster-space-upgrade }
box-lancaster-row-castle-squires = { web-lancaster-space-squires }
box-lancaster-row-castle-gold = { web-lancaster-space-gold }
box-lancaster-row-castle-votes = { web-lancaster-space-votes }
box-lancaster-row-castle-purse = { web-lancaster-space-purse }
box-lancaster-row-favour-upgrade = { lancaster-favour-upgrade }
box-lancaster-row-favour-gold = { lancaster-favour-gold }
box-lancaster-row-favour-squires = { lancaster-favour-squires }
box-lancaster-row-favour-purse = { lancaster-favour-purse }
box-lancaster-row-favour-alms = { lancaster-favour-alms }
box-lancaster-figure-gold = { lancaster-token-gold }
box-lancaster-figure-squires = { lancaster-token-squires }
box-lancaster-figure-votes = { lancaster-token-votes }
