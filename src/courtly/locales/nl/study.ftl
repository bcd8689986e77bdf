# Terugblik op een partij: terminal en browser.

study-title = De partij, nog eens bekeken
study-accuracy = Nauwkeurigheid
study-part-own = Eigen keuzes
study-part-others = Keuzes van anderen
study-part-revealed = Geluk
study-part-unforeseen = Onvoorzien
study-eyes-known = Wat ieder kon weten
study-eyes-known-about = Beoordeeld naar wat elke speler op dat moment kon weten.
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
study-too-long = Een partij van meer dan { $most } zetten wordt niet bekeken.
study-not-over = De partij is nog niet afgelopen; pas dan wordt erop teruggekeken.

study-large = Op het grote bord bekijken
study-of-hundred = van 100
study-accuracy-of = { $accuracy } van 100
study-whose = Wiens partij
study-luck-or-choices = Geluk of keuzes?
study-part-own-about = Wat de eigen keuzes hebben gekost, vergeleken met de beste.
study-part-others-about = Wat de keuzes van anderen deze speler hebben opgeleverd of gekost.
study-part-revealed-about = Wat aan het licht kwam: omgedraaide kaarten, getoonde stemmen.
study-part-unforeseen-about = Wat de berekening zelf pas een zet later zag; ook haar eigen fouten zitten hierin.
study-eyes = Hoe keuzes worden beoordeeld
study-chance = Kans om te winnen
study-touch = tik op de lijn om erheen te gaan
study-pins = Momenten op de lijn
study-pin-turn = Keerpunt na zet { $move }
study-pin-own = Dure keuze { $number }, zet { $move }
study-move = Zet
study-moves = Alle keuzes
study-costliest = { $seat }: de duurste keuzes
study-nothing-costly = Geen enkele keuze was duidelijk slechter dan een andere die de berekening vond.
study-did = Gespeeld
study-better = Beter
study-line = Wat er zou zijn gevolgd
study-show = Laat zien
study-finest = De mooiste keuze, { $when }:
study-turns = Keerpunten
study-no-turns = Er was geen duidelijk keerpunt.
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
    [0] De partij is zo aan de beurt.
    [one] 1 partij gaat voor.
   *[other] { $games } partijen gaan voor.
}
study-compiling = Het spel wordt nog sneller gemaakt; meteen daarna wordt de partij bekeken.
study-votes = Stemmingen
study-vote-result = { $adopted ->
    [yes] aangenomen, { $yes } tegen { $no }
   *[no] verworpen, { $yes } tegen { $no }
}
study-vote-seat = Speler
study-vote-ballot = Stem
study-vote-stake = Zou opleveren
study-vote-instead = De wet die zou verdwijnen
study-vote-cast = { $vote ->
    [yes] ja
   *[no] nee
}{ $stones ->
    [0] {""}
    [one] {" "}met 1 stemblokje
   *[other] {" "}met { $stones } stemblokjes
}
study-vote-swayed = Doorslaggevend: { $seats }.
study-vote-nobody = Geen enkele stem gaf de doorslag.
study-vote-turn = { $stones ->
    [one] Met 1 stemblokje meer was het anders gelopen.
   *[other] Met { $stones } stemblokjes meer was het anders gelopen.
}
study-vote-for-nothing = { $stones ->
    [one] { $seat } zette 1 stemblokje voor niets in.
   *[other] { $seat } zette { $stones } stemblokjes voor niets in.
}
study-play-on = Vanaf hier verder spelen
study-play-on-about = Een nieuwe partij tegen bots, na zet { $move }. De oude partij blijft zoals die was.
study-play-on-seat = Jouw plaats
study-play-on-level = De anderen worden gespeeld door
study-play-on-begin = Beginnen
study-play-on-name = Jij

# Puzzles
study-puzzles = Puzzels
study-puzzles-about = Stellingen uit partijen van bots waarin één keuze duidelijk de beste is. Vind die. Eerste pogingen tellen voor je reeks, die deze browser onthoudt.
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
study-puzzle-theme-win-about = Maar één zet wint, wat de ander ook doet.
study-puzzle-theme-save = Red het meeste
study-puzzle-theme-save-about = Winnen kan niet meer. Met maar één zet blijft het verlies zo klein mogelijk.
study-puzzle-theme-place = Plaats een ridder
study-puzzle-theme-place-about = Eén plek is duidelijk beter dan alle andere.
study-puzzle-theme-vote = Breng je stem uit
study-puzzle-theme-vote-about = Eén stem is duidelijk beter dan alle andere.
study-puzzle-open = Alles ligt open, voor beiden.
study-puzzle-hidden = Je ziet wat deze speler kon weten.
study-puzzle-right = Goed!
study-puzzle-wrong = Die is het niet.
study-puzzle-tried = Jouw poging:
study-puzzle-solution = De juiste zet:
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
study-puzzle-proven = Bewezen: elk mogelijk vervolg van de partij is onderzocht.
study-puzzle-searched = Volgens berekeningen over enkele duizenden partijen, elk met eigen toeval, die allemaal dezelfde zet aanwijzen. Zetten die hier niet staan, kwamen nooit in aanmerking.
study-puzzle-next = Volgende puzzel
study-puzzle-again = Nog eens
study-puzzle-why = Waarom?

# The challenge of the day
study-daily = Uitdaging van de dag
study-daily-about = Iedereen op deze server begint met dezelfde stelling. Je speelt { $seat }, tegen { $bots ->
    [one] een bot van niveau Ridder die iedereen hetzelfde antwoordt
   *[other] { $bots } bots van niveau Ridder die iedereen hetzelfde antwoorden
}. De eerste poging telt; er is geen advies, en niets wordt teruggenomen.
study-daily-ends = Tot middernacht wereldtijd: { $left }.
study-daily-left = { $hours } u { $minutes } min
study-daily-playing = { $n ->
    [0] Nog niemand is begonnen.
    [one] 1 speler is begonnen.
   *[other] { $n } spelers zijn begonnen.
}
study-daily-begin = Speel de uitdaging van vandaag
study-daily-go-on = Verder spelen
study-daily-did = { $place }e van { $seats }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} ({ $lead })
study-daily-king-did = De koning op dezelfde plaats: { $place }e, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
study-daily-no-king = De koning denkt nog na over deze uitdaging.
study-daily-beaten = Beter dan { $beaten } van { $others } anderen hier
study-daily-chart = Ieders voorsprong op de beste van de anderen; die van jou is gevuld, de kroon is die van de koning.
study-daily-table = Hetzelfde als tabel
study-daily-place = Rang
study-daily-points = Punten
study-daily-lead = Voorsprong
study-daily-share = Delen
study-daily-sealed = Op je partij kun je terugkijken als de dag voorbij is: anderen hebben misschien nog niet gespeeld.
study-daily-last = { $day }: { $game }
study-daily-fair = Eerlijk geschud
study-daily-fair-about = Het geheim waarmee wordt geschud, wordt vóór de dag zelf getrokken. De vingerafdruk ervan is nu te zien, het geheim zelf als de dag voorbij is.
study-daily-today = Vingerafdruk van vandaag
study-daily-tomorrow = Vingerafdruk van morgen ({ $game })
study-copy = Kopiëren
study-copied = Gekopieerd

# Tries from positions of finished games
study-tries = Je pogingen
study-tries-about = Partijen die verdergaan vanuit een stelling van een afgelopen partij. Geef ze een naam, keer ernaar terug of deel een boom met een link.
study-tries-shared = Iemands pogingen vanuit stellingen van een afgelopen partij.
study-tries-none = Nog geen pogingen. Bekijk een afgelopen partij nog eens en kies ‘Vanaf hier verder spelen’.
study-tries-gone = Die boom bestaat niet, of is na een tijd gewist.
study-tries-of-game = uit deze partij
study-tries-of-record = uit een opgeslagen spel
study-tries-until = Hier bewaard tot { $day }.
study-tries-link = Link naar deze boom
study-try = Poging { $number }
study-try-from = na zet { $move }
study-try-as = als { $seat }, tegen { $level }
study-try-open = niet afgelopen
study-try-ended = { $place }e ({ $points })
study-try-name = Naam van de poging
study-try-rename = Naam geven
study-try-save = Bewaren

# Your page
study-you = Je partijen
study-you-about = Uit de partijen van deze browser op deze server, zonder pogingen en begeleide partijen.
study-you-all = Alle partijen één voor één
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
study-you-votes = { $won } van de { $of } stemmingen over wetten gingen zoals jij wilde.
study-you-conflicts = Eerste in { $won } van de { $of } conflicten waaraan je meedeed.
study-you-lines = { $won } van de { $of } gebieden en symbolen gewonnen.
