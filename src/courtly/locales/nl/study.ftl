# Terugblik op een partij: terminal en browser.

study-title = De partij, nog eens bekeken
study-accuracy = Nauwkeurigheid
study-part-own = Eigen keuzes
study-part-others = Keuzes van anderen
study-part-revealed = Geluk
study-part-unforeseen = Onvoorzien
study-eyes-known = Wat ieder kon weten
study-eyes-known-about = Beoordeeld naar wat elke plaats op dat moment kon weten.
study-eyes-open = Alle kaarten open
study-eyes-open-about = Beoordeeld met alle kaarten open, ook die niemand kon zien.
study-verdict-best = beste
study-verdict-good = goed
study-verdict-inaccuracy = onnauwkeurig
study-verdict-mistake = fout
study-verdict-blunder = grove fout
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, zet { $move }: { $played } ({ $verdict }, { $loss }). Beter: { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Zet { $number }, { $what }: { $change } voor { $seat }
study-too-long = Een verslag van meer dan { $most } zetten wordt niet bekeken.
study-not-over = De partij is nog niet afgelopen; pas dan wordt erop teruggekeken.

study-large = Op het grote bord bekijken
study-of-hundred = van 100
study-accuracy-of = { $accuracy } van 100
study-whose = Wiens partij
study-luck-or-choices = Geluk of keuzes?
study-part-own-about = Wat de keuzes van deze plaats tegenover de beste hebben gekost.
study-part-others-about = Wat de keuzes van anderen deze plaats hebben opgeleverd of gekost.
study-part-revealed-about = Wat aan het licht kwam: omgedraaide kaarten, getoonde stemmen.
study-part-unforeseen-about = Wat het zoeken zelf pas een zet later zag; de eigen fout zit hierin.
study-eyes = Hoe keuzes worden beoordeeld
study-chance = Kans om te winnen
study-touch = raak de lijn aan om erheen te gaan
study-pins = Plaatsen op de lijn
study-pin-turn = Keerpunt na zet { $move }
study-pin-own = Dure keuze { $number }, zet { $move }
study-move = Zet
study-moves = Alle keuzes
study-costliest = { $seat }: de duurste keuzes
study-nothing-costly = Geen keuze was duidelijk slechter dan een andere die het zoeken zag.
study-did = Gespeeld
study-better = Beter
study-line = Wat gevolgd zou zijn
study-show = Laat zien
study-finest = De mooiste keuze, { $when }:
study-turns = Keerpunten
study-no-turns = Geen enkele stap heeft de partij doen keren.
study-change-for = { $change } voor { $seat }
study-looked = { $depth ->
    [deep] Nauwkeurig bekeken.
   *[fast] Kort bekeken.
}
study-looking = { $depth ->
    [deep] Nauwkeuriger kijken: { $percent } %. Getallen kunnen nog veranderen.
   *[fast] De partij bekijken: { $percent } %
}
study-waiting = { $games ->
    [0] Zo meteen is de partij aan de beurt.
    [one] 1 partij gaat voor.
   *[other] { $games } partijen gaan voor.
}
study-compiling = Het spel wordt nog sneller gemaakt; meteen daarna wordt teruggekeken.
study-votes = Stemmingen
study-vote-result = { $adopted ->
    [yes] aangenomen, { $yes } tegen { $no }
   *[no] verworpen, { $yes } tegen { $no }
}
study-vote-seat = Plaats
study-vote-ballot = Stem
study-vote-stake = Het zou opleveren
study-vote-instead = De wet die weg zou gaan
study-vote-cast = { $vote ->
    [yes] ja
   *[no] nee
}{ $stones ->
    [0] {""}
    [one] {" "}met 1 steen
   *[other] {" "}met { $stones } stenen
}
study-vote-swayed = De doorslag gaf: { $seats }.
study-vote-nobody = Geen enkele stem besliste het.
study-vote-turn = { $stones ->
    [one] 1 steen meer had het gekeerd.
   *[other] { $stones } stenen meer hadden het gekeerd.
}
study-vote-for-nothing = { $stones ->
    [one] { $seat } gaf 1 steen voor niets uit.
   *[other] { $seat } gaf { $stones } stenen voor niets uit.
}
study-play-on = Vanaf hier verder spelen
study-play-on-about = Een nieuwe partij tegen bots, na zet { $move }. De oude partij blijft zoals ze was.
study-play-on-seat = Jouw plaats
study-play-on-level = De anderen worden gespeeld door
study-play-on-begin = Beginnen
study-play-on-name = Jij

# Puzzles
study-puzzles = Puzzels
study-puzzles-about = Stellingen uit partijen van bots waarin één keuze duidelijk de beste is. Vind haar. Eerste pogingen tellen voor je reeks, die deze browser onthoudt.
study-puzzles-all = Alle puzzels
study-puzzles-solved = { $right } van { $of } meteen goed
study-puzzles-some = { $n ->
    [one] 1 puzzel
   *[other] { $n } puzzels
}
study-puzzle-number = Puzzel { $number }
study-puzzle-grade = Niveau { $grade } van 5
study-puzzle-streak = { $n ->
    [0] Nog geen reeks
   *[other] { $n } goed op rij
}
study-puzzle-best = Beste reeks: { $n }
study-puzzle-themes = Wat er gevraagd wordt
study-puzzle-state = { $state ->
    [right] Puzzel { $number }, meteen goed
    [wrong] Puzzel { $number }, eerste poging fout
   *[new] Puzzel { $number }
}
study-puzzle-theme-win = Win vanaf hier
study-puzzle-theme-win-about = Eén zet alleen wint, wat de ander ook doet.
study-puzzle-theme-save = Red het meeste
study-puzzle-theme-save-about = Winnen kan niet meer. Eén zet alleen verliest met de minste punten.
study-puzzle-theme-place = Plaats een ridder
study-puzzle-theme-place-about = Eén plaats is duidelijk beter dan alle andere.
study-puzzle-theme-vote = Breng je stem uit
study-puzzle-theme-vote-about = Eén stem is duidelijk beter dan alle andere.
study-puzzle-open = Alles ligt open, voor beiden.
study-puzzle-hidden = Je ziet wat deze plaats kon weten.
study-puzzle-right = Goed!
study-puzzle-wrong = Die is het niet.
study-puzzle-tried = Jouw poging:
study-puzzle-solution = De ene zet:
study-puzzle-wins-by = { $points ->
    [one] wint met 1 punt verschil
   *[other] wint met { $points } punten verschil
}
study-puzzle-loses-by = { $points ->
    [one] verliest met 1 punt verschil
   *[other] verliest met { $points } punten verschil
}
study-puzzle-chance = { $chance } kans op winst
study-puzzle-line = Wat volgt als iedereen goed speelt
study-puzzle-all = Waar de zetten toe leiden
study-puzzle-leads = Leidt tot
study-puzzle-proven = Bewezen: elk mogelijk vervolg van de partij is bekeken.
study-puzzle-searched = Volgens zoektochten over enkele duizenden partijen, elk met eigen toeval, die het allemaal eens zijn. Zetten die hier niet staan, kwamen nooit in aanmerking.
study-puzzle-next = Volgende puzzel
study-puzzle-again = Nog eens
study-puzzle-why = Waarom?

# The challenge of the day
study-daily = Uitdaging van de dag
study-daily-about = Dezelfde verdeling voor iedereen op deze server. Je speelt { $seat }, tegen { $bots ->
    [one] een bot van niveau Ridder die iedereen hetzelfde antwoordt
   *[other] { $bots } bots van niveau Ridder die iedereen hetzelfde antwoorden
}. De eerste poging telt; er zijn geen tips, en niets wordt teruggenomen.
study-daily-ends = Tot middernacht wereldtijd: { $left }.
study-daily-left = { $hours } u { $minutes } min
study-daily-playing = { $n ->
    [0] Nog niemand is begonnen.
    [one] 1 persoon is begonnen.
   *[other] { $n } zijn begonnen.
}
study-daily-begin = Speel de verdeling van vandaag
study-daily-go-on = Verder spelen
study-daily-did = Plaats { $place } van { $seats }, { $points } punten ({ $lead })
study-daily-king-did = De Koning op dezelfde plaats: rang { $place }, { $points } punten
study-daily-no-king = De Koning denkt nog na over deze verdeling.
study-daily-beaten = Beter dan { $beaten } van { $others } anderen hier
study-daily-chart = Ieders voorsprong op de beste van de anderen; die van jou is gevuld, de kroon is die van de Koning.
study-daily-table = Hetzelfde als tabel
study-daily-place = Plaats
study-daily-points = Punten
study-daily-lead = Voorsprong
study-daily-share = Delen
study-daily-sealed = Op je partij kun je terugkijken als de dag voorbij is: anderen hebben misschien nog niet gespeeld.
study-daily-last = { $day }: { $game }
study-daily-fair = Eerlijk verdeeld
study-daily-fair-about = Het geheim waaruit een verdeling ontstaat, wordt vóór haar dag getrokken. De vingerafdruk is nu te zien, het geheim zelf als de dag voorbij is.
study-daily-today = Vingerafdruk van vandaag
study-daily-tomorrow = Vingerafdruk van morgen ({ $game })
study-copy = Kopiëren
study-copied = Gekopieerd

# Tries from positions of finished games
study-tries = Je pogingen
study-tries-about = Partijen die verdergaan vanuit een stelling van een afgelopen partij. Geef ze een naam, keer ernaar terug, deel een boom met zijn link.
study-tries-shared = Iemands pogingen vanuit stellingen van een afgelopen partij.
study-tries-none = Nog geen pogingen. Bekijk een afgelopen partij nog eens en kies „Vanaf hier verder spelen”.
study-tries-gone = Die boom is er niet, of is na een tijd vergeten.
study-tries-of-game = uit deze partij
study-tries-of-record = uit een verslag
study-tries-until = Hier bewaard tot { $day }.
study-tries-link = Link naar deze boom
study-try = Poging { $number }
study-try-from = na zet { $move }
study-try-as = als { $seat }, tegen { $level }
study-try-open = niet afgelopen
study-try-ended = plaats { $place } ({ $points })
study-try-name = Naam van de poging
study-try-rename = Naam geven
study-try-save = Bewaren

# Your page
study-you = Je partijen
study-you-about = Uit de partijen van deze browser op deze server, zonder pogingen en begeleide partijen.
study-you-all = Alle spellen één voor één
study-you-none = Nog geen afgelopen partijen.
study-you-games = Partijen
study-you-won = Gewonnen
study-you-share = Anderen achter je
study-you-by-level = Tegen
study-you-by-seat = Als
study-you-people = Mensen
study-you-progress-about = Welk deel van de anderen je achter je liet, gemiddeld over tien partijen.
study-you-as-table = Hetzelfde als tabel
study-you-day = Dag
study-you-votes = { $won } van { $of } stemmingen over wetten gingen zoals jij wilde.
study-you-conflicts = Eerste in { $won } van { $of } conflicten waaraan je meedeed.
study-you-lines = { $won } van { $of } rijen gewonnen.
