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
