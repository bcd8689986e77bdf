# De browser: verslag, uitslag, verloop, herhaling, opgeslagen spellen, regels.

# Wat er gebeurde
web-log-news = Sinds je vorige beurt
web-log-no-news = Nog niets.
web-log-number = { $number } sinds je beurt
web-log-before = Vóór de eerste ronde
web-log-round = Ronde { $round }
web-log-turn = Beurt van { $seat }
web-log-empty = Er is nog niets gebeurd.
web-log-aloud = Wat er net gebeurde
web-log-more = { $number ->
    [one] Er gebeurde nog 1 ding; het staat in het verslag.
   *[other] Er gebeurden nog { $number } dingen; ze staan in het verslag.
}

# Regels
web-rules-contents = Inhoud
web-rules-search = Zoek in de regels op woord of nummer
web-rules-example = Woord of nummer ({ $rule })
web-rules-hits = { $number ->
    [0] Niets gevonden
    [one] 1 gevonden
   *[other] { $number } gevonden
}
web-rules-nothing = Niets gevonden. Probeer minder letters of een ander woord.
web-rules-link = Link naar regel { $rule }
# Staat boven een opmerking voor wie de gedrukte uitgave heeft.
web-rules-edition = De gedrukte Nederlandse uitgave
web-rules-your-edition = In jouw uitgave ({ $edition })
web-rules-which-edition = Welke uitgave heb je? Jouw doos: uitgave en gedrukte getallen
web-rules-facts = Het spel in cijfers: hoe lang het duurt, wie er wint, wat loont
web-rules-ruling = De gedrukte regels laten dit open. Zo wordt het hier gespeeld.

# Punten tijdens het spel
web-chart = Punten tijdens het spel
web-chart-rounds-lancaster = Ronde
web-chart-rounds-richelieu = Beurt
web-chart-moves = Zetten
web-chart-look = Een zet bekijken
web-chart-move = Na { $move ->
    [one] 1 zet
   *[other] { $move } zetten
}
web-chart-score = { $name } { $points }
web-chart-at = { $move ->
    [one] Na 1 zet: { $scores }
   *[other] Na { $move } zetten: { $scores }
}

# Herhaling
web-replay-title = Herhaling: { $game }
web-replay-about = Over deze herhaling
web-replay-controls = Herhaling
web-replay-jump-lancaster = Naar een ronde springen
web-replay-jump-richelieu = Naar een beurt springen
web-replay-round-lancaster = { $number ->
    [0] Voorbereiding
   *[other] Ronde { $number }
}
web-replay-round-richelieu = Beurt { $number }
web-replay-move = Zet
web-replay-move-of = Zet { $move } van { $moves }
web-replay-first = Naar het begin
web-replay-back = Eén zet terug
web-replay-run = Afspelen
web-replay-pause = Pauzeren
web-replay-forward = Eén zet verder
web-replay-last = Naar het einde
web-replay-speed = Tempo
web-replay-times = { $speed }×
web-replay-eyes = Gezien door
web-replay-spectator = Toeschouwer
web-replay-link = Link naar deze zet kopiëren
web-replay-head = Wat het bestand zegt
web-replay-none-title = Niets te zien
web-replay-not-over = Dit spel is nog bezig. Het is terug te zien zodra er niets meer geheim hoeft te blijven.
web-replay-to-table = Naar de tafel

# Een opgeslagen spel openen
web-record-lead = Een opgeslagen spel is een tekstbestand, hier of in de terminal bewaard. De zetten worden gecontroleerd voordat ze worden getoond.
web-record-choose = Bestand kiezen
web-record-drop = of hierheen slepen
web-record-paste = Of plak de tekst ervan
web-record-show = Tonen
web-record-checking = Controleren …
web-record-another = Een ander spel openen
web-record-failed = Dit spel kan niet worden getoond.
web-record-unreadable = Het bestand is geen tekst, of veel te groot voor een opgeslagen spel.

# Eerlijk gedeeld
web-fair-yes = Er is geschud zoals vóór het spel beloofd.
web-fair-no = Er is niet geschud zoals beloofd: het bestand is veranderd, of iemand heeft vals gespeeld.
web-fair-unknown = Hier is vooraf niets beloofd, dus het schudden kan niet worden gecontroleerd. De zetten kloppen.
web-fair-how = Vóór het spel toonde de tafel de vingerafdruk (SHA-256) van een geheim. Nu wordt het geheim getoond: wie de vingerafdruk opschreef, kan zien dat het niet is veranderd en er net zo mee schudden.
web-fair-commitment = Vingerafdruk, getoond vóór het schudden
web-fair-secret = Geheim waarmee is geschud
web-fair-fits = Je browser heeft het gecontroleerd: dit geheim heeft die vingerafdruk.
web-fair-differs = Dit geheim heeft een andere vingerafdruk!
web-fair-verify = Download het spel om alles zelf te controleren, en typ:

# Uitslag
web-result-wins = { $name } wint
web-result-you-win = Jij wint
web-result-shared = { $names } delen de overwinning
web-result-draw = Gelijkspel
web-result-winner = Winnaar
web-result-points = { $ahead ->
    [0] Met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
    [one] Met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, 1 punt voorsprong.
   *[other] Met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $ahead } punten voorsprong.
}
web-result-why-finished = Het spel is uitgespeeld.
web-result-why-resigned = { $name } heeft opgegeven.
web-result-why-clock = De tijd van { $name } is om.
web-result-why-agreed = De spelers spraken af hier te stoppen.
web-result-rematch = Revanche
web-result-replay = Herhaling
web-result-record = Spel downloaden
web-result-breakdown = Waar de punten vandaan kwamen
web-result-no-chart = Het verloop kan nu niet worden getoond.

# The way to looking back at a game; the rest is in study.ftl.
study-look = De partij nog eens bekijken
study-all-open = Alle handen open
