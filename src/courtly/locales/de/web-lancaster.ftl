# Lancasters Tisch im Browser. `$seat`, `$name`, `$owner` und `$who` sind Namen von Spielern oder ihren
# Verbündeten; `$n` ist eine Zahl; `$gives`, `$gets`, `$reward` und `$what` sind Aufzählungen im Akkusativ
# wie „2 Gold und 1 Knappen“; die Namen der Counties werden nicht übersetzt.

# Ansichten und die Leiste oben
web-lancaster-views = Ansichten
web-lancaster-view-map = Karte
web-lancaster-view-parliament = Parlament
web-lancaster-view-castles = Castles
web-lancaster-view-log = Chronik
web-lancaster-when = { $round ->
    [0] Vor der ersten Runde: { $phase }
   *[other] Runde { $round } von { $rounds }: { $phase }
}
web-lancaster-chip = { $points ->
    [one] { $name }: 1 Punkt
   *[other] { $name }: { $points } Punkte
}{ $over ->
    [yes] .
   *[no] , { $final }, wenn jetzt Schluss wäre.
}{ $start ->
    [yes] {" "}Startspieler.
   *[no] {""}
} Öffnet den Wertungsbogen.

# Wörter auf der Karte
web-lancaster-channel = Ärmelkanal
web-lancaster-north-sea = Nordsee
web-lancaster-conflict-upper-1 = Oben 1
web-lancaster-conflict-upper-2 = Oben 2
web-lancaster-conflict-lower-1 = Unten 1
web-lancaster-conflict-lower-2 = Unten 2
web-lancaster-conflict-none = { $name }: kein Konflikt
web-lancaster-county = { $name }, { $letter }. Mindeststärke { $minimum }. Bringt { $reward }. { $nobles ->
    [0] Keine Adligen mehr.
    [one] Noch 1 Adliger.
   *[other] Noch { $nobles } Adlige.
} { $knight }
web-lancaster-county-free = Niemand steht dort.
web-lancaster-county-held = { $squires ->
    [0] Ritter Stärke { $strength } von { $seat }; zu schlagen: { $total }.
    [one] Ritter Stärke { $strength } mit 1 Knappen von { $seat }; zu schlagen: { $total }.
   *[other] Ritter Stärke { $strength } mit { $squires } Knappen von { $seat }; zu schlagen: { $total }.
}
web-lancaster-conflict = { $name }: Frankreich hat Stärke { $french }, England bisher { $english }. Punkte bei Sieg { $victory }, bei Niederlage { $defeat }. { $berths }
web-lancaster-berth = { $squires ->
    [0] { $seat }: Ritter { $knights }, Stärke { $strength }
    [one] { $seat }: Ritter { $knights } und 1 Knappe, Stärke { $strength }
   *[other] { $seat }: Ritter { $knights } und { $squires } Knappen, Stärke { $strength }
}
web-lancaster-berths-free = Alle drei Felder sind frei.
web-lancaster-favour = Gunst des Königs: { $gift }{ $open ->
    [yes] {""}
   *[no] {" "}(in dieser Runde vergeben)
}

# What the eye is told of it, where it asks
web-lancaster-about-county = Hier kann ein Ritter ab Stärke { $minimum } stehen. Am Ende der Runde bringt er { $nobles ->
    [0] { $reward }.
   *[other] einen Adligen oder { $reward }, für { $both } beides.
}
web-lancaster-about-held = { $seat } steht hier; zum Verdrängen braucht es Stärke { $needs }.
web-lancaster-about-conflict = Alle Ritter hier kämpfen zusammen. England hat { $english } und siegt ab { $french }. Punkte nach Rang: { $victory } bei Sieg, { $defeat } bei Niederlage.
web-lancaster-about-favour = { $gift }: sofort, für einen Ritter, der in einen Konflikt geht, solange das Plättchen offen liegt.

# Gaben, die keine Spielsteine sind
web-lancaster-gift-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
web-lancaster-gift-noble = { $n ->
    [one] einen Adligen
   *[other] { $n } Adlige
}
web-lancaster-gift-knight = { $n ->
    [one] einen neuen Ritter
   *[other] { $n } neue Ritter
}
web-lancaster-gift-recruit = einen neuen Ritter
web-lancaster-gift-upgrade = eine Aufwertung
web-lancaster-gift-upgrade-placed = eine Aufwertung
web-lancaster-gift-promote = Ritter Stärke 4 statt 3
web-lancaster-gift-extension = ein Ausbauplättchen
web-lancaster-gift-tile = { $n ->
    [one] ein Ausbauplättchen
   *[other] { $n } Ausbauplättchen
}
web-lancaster-gift-crossing = die Überfahrt nach Frankreich

# Parlament
web-lancaster-laws-in-force = Gültige Gesetze
web-lancaster-leaves-first = das erste scheidet aus, wenn ein neues angenommen wird
web-lancaster-proposals = Vorgeschlagen in dieser Runde
web-lancaster-no-proposals = Noch keine Vorschläge.
web-lancaster-pile = { $n ->
    [one] 1 Gesetz im Stapel
   *[other] { $n } Gesetze im Stapel
}
web-lancaster-fate-adopted = Angenommen
web-lancaster-fate-rejected = Abgelehnt
web-lancaster-yes = Ja
web-lancaster-no = Nein
web-lancaster-shares = Was es jetzt brächte
web-lancaster-share = { $seat }: { $share }
web-lancaster-share-none = nichts
web-lancaster-share-unknown = unbekannt, hängt von verdecktem Gold oder verdeckten Knappen ab
web-lancaster-share-may = Tausch möglich
web-lancaster-share-pays = muss { $what } zahlen
web-lancaster-share-send = { $n ->
    [one] Einsatz von 1 Knappen
   *[other] Einsatz von bis zu { $n } Knappen
}

# Castles
web-lancaster-castle-of = Castle von { $name }
web-lancaster-start-player = Startspieler
web-lancaster-name-start = { $name } wird Startspieler
web-lancaster-court = Hof
web-lancaster-reserve = Nachschub
web-lancaster-nobody = niemand
web-lancaster-knight-at-court = { $owner }: Ritter Stärke { $strength } am Hof
web-lancaster-hidden = { $what }: hinter dem Sichtschirm
web-lancaster-round-table = { $n ->
    [0] Tafelrunde: noch keine Adligen
    [one] Tafelrunde: 1 Adliger, { $nobles }
   *[other] Tafelrunde: { $n } Adlige, { $nobles }
}
web-lancaster-space-recruit = Neuer Ritter
web-lancaster-space-upgrade = Auf{"\u00AD"}wertung
web-lancaster-space-squires = Knappen
web-lancaster-space-gold = Gold
web-lancaster-space-votes = Stimm{"\u00AD"}steine
web-lancaster-space-purse = Beutel
web-lancaster-space = { $owner }, Castle-Feld „{ $space }“: { $gives }{ $cost ->
    [0] {""}
    [one] {" "}für 1 Knappen
   *[other] {" "}für { $cost } Knappen
}. { $tile ->
    [open] Ein Ausbauplättchen liegt darauf.
    [turned] Das Ausbauplättchen ist für diese Runde umgedreht.
   *[stock] { $knight ->
        [0] Kein Ritter steht dort.
       *[other] Ein Ritter Stärke { $knight } steht dort.
    }
}
web-lancaster-in-castle = Castle: { $space }
web-lancaster-at-court = am Hof

# Was du entscheidest
web-lancaster-decision = Deine Entscheidung
web-lancaster-ask-lay = { $phase ->
    [setup] Mit welchem Ausbauplättchen beginnt dein Castle?
    [laws] Lege ein Ausbauplättchen oder verzichte: „{ $law }“.
   *[other] Lege ein Ausbauplättchen in dein Castle ({ $source }).
}
web-lancaster-ask-place = Welcher Ritter geht wohin?
web-lancaster-ask-place-where = { $ally ->
    [yes] Wohin geht der Ritter Stärke { $strength } deines Verbündeten?
   *[no] Wohin geht dein Ritter Stärke { $strength }?
}
web-lancaster-ask-place-who = Welcher Ritter geht dorthin?
web-lancaster-ask-squires = Wie viele Knappen begleiten den Ritter nach { $about }?
web-lancaster-ask-favour = { $ally ->
    [yes] Wähle eine Gunst des Königs für deinen Verbündeten.
   *[no] Wähle eine Gunst des Königs.
}
web-lancaster-ask-noble = { $ally ->
    [yes] Welchen Adligen nimmt dein Verbündeter aus dem Spiel?
   *[no] Wähle einen Adligen für deine Tafelrunde.
}
web-lancaster-ask-upgrade = { $ally ->
    [yes] Werte einen Ritter deines Verbündeten auf oder verzichte ({ $source }).
   *[no] Werte einen deiner Ritter auf oder verzichte ({ $source }).
}
web-lancaster-ask-vote = Stimme über dieses Gesetz ab: „{ $law }“
web-lancaster-ask-trade = Wie oft tauschst du? „{ $law }“
web-lancaster-ask-exchange = Tausche Gold oder Knappen, { $rate } gegen 1, oder verzichte.
web-lancaster-ask-send = { $due ->
    [one] { $about }: Schickst du einen Knappen?
   *[other] { $about }: Wie viele der { $due } erlaubten Knappen schickst du?
}
web-lancaster-ask-toll = { $county ->
    [yes] Für { $about } zahlen oder den Ritter zurück an den Hof holen?
   *[no] Für das Ausbauplättchen „{ $about }“ zahlen oder es umdrehen?
}
web-lancaster-ask-county = { $ally ->
    [yes] { $about }: Dein Verbündeter nimmt einen Adligen aus dem Spiel oder erhält den Ertrag: { $reward }.
   *[no] { $about }: Nimm den Adligen, den Ertrag ({ $reward }) oder beides für { $both }.
}
web-lancaster-ask-cross = { $ally ->
    [yes] In welchen Konflikt setzt der Ritter deines Verbündeten über?
   *[no] In welchen Konflikt setzt dein Ritter über?
}
web-lancaster-ask-start = Bestimme den Startspieler.
web-lancaster-ask-castle = { $ally ->
    [yes] Castle deines Verbündeten: Nimm, was es bietet, oder verzichte.
   *[no] Dein Castle: Zahle für einen neuen Ritter oder eine Aufwertung, oder verzichte.
}
web-lancaster-ask-castle-order = Dein Castle: Im Vorrat sind zu wenige Knappen, daher zählt die Reihenfolge. Was wertest du als Nächstes?
web-lancaster-ask-ransom = { $about }: Kaufe gefangene Ritter frei, { $price } je Stärkestufe; die anderen gehen in den Nachschub.
web-lancaster-ask-over = Das Spiel ist zu Ende.

# Was andere entscheiden
web-lancaster-wait-lay = { $who } legt ein Ausbauplättchen.
web-lancaster-wait-place = { $who } platziert einen Ritter.
web-lancaster-wait-squires = { $who } wählt die Zahl der Knappen.
web-lancaster-wait-favour = { $who } wählt eine Gunst des Königs.
web-lancaster-wait-noble = { $who } wählt einen Adligen.
web-lancaster-wait-upgrade = { $who } darf einen Ritter aufwerten.
web-lancaster-wait-vote = { $n ->
    [one] { $who } stimmt noch ab.
   *[other] { $who } stimmen noch ab.
}
web-lancaster-wait-trade = { $who } darf tauschen.
web-lancaster-wait-exchange = { $who } darf Gold und Knappen tauschen.
web-lancaster-wait-send = { $who } darf Knappen nach Frankreich schicken.
web-lancaster-wait-toll = { $who } entscheidet, ob gezahlt wird.
web-lancaster-wait-county = { $who } wählt den Ertrag eines Countys.
web-lancaster-wait-cross = { $who } wählt den Konflikt für die Überfahrt.
web-lancaster-wait-start = { $who } bestimmt den Startspieler.
web-lancaster-wait-castle = { $who } wertet das Castle.
web-lancaster-wait-ransom = { $who } darf gefangene Ritter freikaufen.
web-lancaster-wait-over = Das Spiel ist zu Ende.
web-lancaster-over = { $n ->
    [one] Das Spiel ist zu Ende: { $who } gewinnt.
   *[other] Das Spiel ist zu Ende: { $who } teilen sich den Sieg.
}

# Knöpfe
web-lancaster-fewer = Weniger
web-lancaster-more = Mehr
web-lancaster-confirm = Bestätigen: { $what }
web-lancaster-list-places = { $n ->
    [one] 1 Ort als Liste
   *[other] { $n } Orte als Liste
}
web-lancaster-against = gegen { $total }
web-lancaster-do-place = { $ally ->
    [yes] Ritter Stärke { $strength } des Verbündeten: { $place }
   *[no] Ritter Stärke { $strength }: { $place }
}
web-lancaster-do-squires = { $n ->
    [0] Allein nach { $county }: Stärke { $total }
    [one] Mit 1 Knappen nach { $county }: Stärke { $total }
   *[other] Mit { $n } Knappen nach { $county }: Stärke { $total }
}
web-lancaster-do-upgrade = { $from } → { $to }, { $place }{ $squires ->
    [0] {""}
    [one] {" "}(1 Knappe)
   *[other] {" "}({ $squires } Knappen)
}
web-lancaster-do-recruit = { $squires ->
    [0] Neuer Ritter
    [one] Neuer Ritter für 1 Knappen
   *[other] Neuer Ritter für { $squires } Knappen
}
web-lancaster-do-ransom = Ritter Stärke { $strength } freikaufen
web-lancaster-do-pay = { $what } zahlen
web-lancaster-do-refuse = Nicht zahlen
web-lancaster-do-score = Werten: { $space }
web-lancaster-do-decline = Verzichten
web-lancaster-take-noble = Der Adlige
web-lancaster-take-reward = Der Ertrag
web-lancaster-take-both = Beides, { $both }
web-lancaster-do-take-noble = Den Adligen
web-lancaster-do-take-reward = Den Ertrag ({ $reward })
web-lancaster-do-take-both = Beides für { $both }
web-lancaster-do-trade = { $gives } gegen { $gets }
web-lancaster-do-no-trade = Nicht tauschen
web-lancaster-do-no-send = Niemanden schicken
web-lancaster-do-no-exchange = Nichts tauschen
web-lancaster-do-send = { $n ->
    [one] 1 Knappen schicken: { $conflict }
   *[other] { $n } Knappen schicken: { $conflict }
}
web-lancaster-stepper-trade = Wie oft
web-lancaster-stepper-send = Wie viele Knappen
web-lancaster-stepper-exchange = Wie viele du bekommst
web-lancaster-exchange-from = { $token } geben
web-lancaster-at-most = höchstens { $n }
web-lancaster-cannot = { $kind ->
    [send] Du hast keine Knappen zum Schicken.
   *[trade] Du hast nicht genug zum Tauschen.
}
web-lancaster-of-stones = { $n ->
    [0] du hast keine Stimmsteine
   *[other] von { $n }
}
web-lancaster-seal-first = Ja oder Nein?
web-lancaster-seal = { $stones ->
    [0] Abgeben: { $vote }, ohne Stimmstein
    [one] Abgeben: { $vote }, 1 Stimmstein
   *[other] Abgeben: { $vote }, { $stones } Stimmsteine
}
web-lancaster-sealed = { $stones ->
    [0] Abgegeben: { $vote }, ohne Stimmstein. Warten auf { $who }.
    [one] Abgegeben: { $vote }, 1 Stimmstein. Warten auf { $who }.
   *[other] Abgegeben: { $vote }, { $stones } Stimmsteine. Warten auf { $who }.
}
web-lancaster-has-voted = { $name } hat abgestimmt.
web-lancaster-not-voted = { $name } hat noch nicht abgestimmt.

# Züge einer späteren Entscheidung, deren County, Konflikt oder Gesetz noch nicht feststeht
web-lancaster-later-squires = { $n ->
    [0] Ohne Knappen
    [one] Mit 1 Knappen
   *[other] Mit { $n } Knappen
}
web-lancaster-later-send = { $n ->
    [one] 1 Knappen schicken
   *[other] { $n } Knappen schicken
}
web-lancaster-later-trade = { $n ->
    [one] Einmal tauschen
   *[other] { $n }-mal tauschen
}
web-lancaster-later-pay = Zahlen

# Züge, wie der Rat sie nennt: was auf dem Knopf steht, und worum es geht
web-lancaster-told-favour = Gunst des Königs: { $what }
web-lancaster-told-lay = Ausbauplättchen: { $what }
web-lancaster-told-noble = Adliger: { $what }
web-lancaster-told-cross = Überfahrt: { $what }
web-lancaster-told-name = Startspieler: { $what }
web-lancaster-told-upgrade = Aufwertung: { $what }

# Was aus einer Wahl folgt
web-lancaster-after-lay = Es bringt { $gives }, sooft die Castles gewertet werden.
web-lancaster-after-lay-knight = Der Ritter Stärke { $strength }, der dort steht, geht ohne Wertung an den Hof.
web-lancaster-after-refuse-county = Der Ritter in { $county } geht ohne Wertung an den Hof, seine Knappen in den allgemeinen Vorrat.
web-lancaster-after-refuse-tile = Das Plättchen wird umgedreht und bringt in dieser Runde nichts.
web-lancaster-after-both = Erst der Adlige, dann der Ertrag; du zahlst { $gold }.
web-lancaster-after-no-ransom = Deine Ritter, die hier noch gefangen sind, gehen in den Nachschub.
web-lancaster-after-decline = Du verzichtest auf das, was dir angeboten wird.

# Der Wertungsbogen
web-lancaster-sheet = Wertungsbogen
web-lancaster-sheet-source = Herkunft
web-lancaster-sheet-total = Summe
web-lancaster-sheet-open = Ritterschaft, Ausbauten und Adlige zählen erst am Ende; hier steht, was sie jetzt brächten.
web-lancaster-line-counties = Counties
web-lancaster-line-laws = Gesetze
web-lancaster-line-victories = Siege in Frankreich
web-lancaster-line-defeats = Niederlagen in Frankreich
web-lancaster-line-knighthood = Ritterschaft
web-lancaster-line-extensions = Ausbauten
web-lancaster-line-nobles = Adlige

# What a table can choose
web-lancaster-option-laws = Gesetze
web-lancaster-option-laws-base = Grundspiel
web-lancaster-option-laws-new = Neue Gesetze
web-lancaster-option-laws-random = Zufällige Mischung
web-lancaster-option-laws-sections = Nach Abschnitten
web-lancaster-option-sections = Gesetze der Abschnitte
web-lancaster-option-sections-entry = Abschnitt { $n }
web-lancaster-option-sections-base = Grundspiel
web-lancaster-option-sections-new = Neue Gesetze
web-lancaster-option-sections-random = Zufällig
web-lancaster-option-open-stock = Offene Vorräte
web-lancaster-option-open-stock-about = Gold und Knappen aller liegen offen.
web-lancaster-option-supply = Vorrat
web-lancaster-option-supply-unlimited = Unbegrenzt
web-lancaster-option-supply-box = Wie in der Schachtel
web-lancaster-option-supply-about = Die Schachtel enthält von allem nur eine begrenzte Zahl; ist nichts mehr da, fallen Erträge kleiner aus.
web-lancaster-option-start = Startspieler

# Words on the table
web-lancaster-taken = weg
web-lancaster-winning = England siegt
web-lancaster-winning-short = siegt
web-lancaster-missing = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
}
web-lancaster-if-won = bei Sieg
web-lancaster-if-lost = verloren
web-lancaster-last-move = letzter Zug
web-lancaster-last = zuletzt
web-lancaster-needs = braucht { $n }
web-lancaster-placed = Platzierte Ritter
web-lancaster-nobles-worth = { $n ->
    [0] noch keine Adligen
    [one] 1 Adliger: { $points } Punkte
   *[other] { $n } Adlige: { $points } Punkte
}
web-lancaster-fold = Castle von { $name } einklappen
web-lancaster-unfold = Castle von { $name } aufklappen
web-lancaster-you-turn = { $turn ->
    [1] du, an erster Stelle
    [2] du, an zweiter Stelle
    [3] du, an dritter Stelle
    [4] du, an vierter Stelle
   *[other] du, an letzter Stelle
}
web-lancaster-round = Runde
web-lancaster-round-of = Runde { $round } von { $rounds }
web-lancaster-step-placing = Platzieren
web-lancaster-step-parliament = Parlament
web-lancaster-step-rewards = Erträge
web-lancaster-step-conflicts = Konflikte
web-lancaster-vote = Abstimmung { $n }
web-lancaster-vote-of = Ergebnis der Abstimmung { $n }
web-lancaster-tally = Ja { $yes }, Nein { $no }
web-lancaster-list-none = Orte
web-lancaster-confirm-none = Wähle etwas
web-lancaster-ask-place-more = Leuchtendes County, Konflikt oder dein Castle.

# Moments with a stage of their own
web-lancaster-voted = Das Parlament hat abgestimmt
web-lancaster-votes-open = Die Stimmen werden aufgedeckt
web-lancaster-vote-number = Abstimmung { $n } von { $of }
web-lancaster-vote-coming = Abstimmung { $n }: folgt noch
web-lancaster-no-stones = keine Stimmsteine
web-lancaster-would = hätte gebracht: { $share }
web-lancaster-law-brings = Bringt jetzt
web-lancaster-law-would-bring = Hätte gebracht
web-lancaster-england-wins = England siegt
web-lancaster-france-wins = Frankreich siegt
web-lancaster-fight-closed = Die Ritter kehren an den Hof zurück.
web-lancaster-fight-held = Der Konflikt rückt für einen zweiten Anlauf in die untere Reihe.
web-lancaster-fight-captured = Die Ritter geraten in Gefangenschaft.
web-lancaster-final = Die Schlusswertung
web-lancaster-after-laws = Die Gesetze sind angewendet
web-lancaster-after-counties = Die Counties sind gewertet
web-lancaster-after-castles = Die Castles sind gewertet
web-lancaster-after-conflicts = Die Konflikte sind gewertet
web-lancaster-fought = { $name }: { $winner ->
    [england] England { $english }–{ $french }
   *[france] Frankreich { $french }–{ $english }
}
web-lancaster-now = Jetzt: { $phase }

# Why a move may be good
web-lancaster-because-favour = Das bringt sofort { $gift }.
web-lancaster-because-noble = { $n ->
    [one] Es ist dein erster Adliger.
   *[other] Mit { $n } Adligen zählt jeder einzelne mehr.
}
web-lancaster-because-decline = Das Angebot ist seinen Preis jetzt nicht wert.
web-lancaster-because-castle = Das Feld „{ $space }“ bringt { $gives }, wenn die Castles gewertet werden.
web-lancaster-because-evict = Damit verdrängst du { $seat } aus { $county }.
web-lancaster-because-reward = { $county } bringt { $reward }.
web-lancaster-because-safe = { $n ->
    [one] Wer ihn verdrängen will, braucht mindestens 1 Knappen.
   *[other] Wer ihn verdrängen will, braucht mindestens { $n } Knappen.
}
web-lancaster-because-threat = { $seat } könnte ihn verdrängen.
web-lancaster-because-wins = { $conflict }: Damit gewinnt England.
web-lancaster-because-short = { $n ->
    [one] { $conflict }: England fehlt dann noch 1 Stärkepunkt.
   *[other] { $conflict }: England fehlen dann noch { $n } Stärkepunkte.
}
web-lancaster-because-king = Eine Gunst des Königs ist noch zu haben.
web-lancaster-because-join = Er verstärkt deine Ritter dort.
web-lancaster-because-law-mine = Es bringt dir: { $share }.
web-lancaster-because-law-more = { $n ->
    [0] Es bringt jetzt nur dir etwas.
    [one] Es bringt dir etwas, aber auch einem anderen.
   *[other] Es bringt dir etwas, aber auch { $n } anderen.
}
web-lancaster-because-law-theirs = { $n ->
    [one] Es bringt dir nichts, aber einem anderen.
   *[other] Es bringt dir nichts, aber { $n } anderen.
}
web-lancaster-because-law-nobody = Es bringt jetzt niemandem etwas.
web-lancaster-because-lay = Von nun an bringt es in jeder Runde { $gives }.
web-lancaster-because-costs = Das kostet jedes Mal { $cost }.
