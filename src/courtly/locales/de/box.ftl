# Die eigene Schachtel: ihre Ausgabe und die gedruckten Zahlen, die anders sind.
box-title = Deine Schachtel: { $game }
box-edition = Welche Ausgabe hast du?
box-edition-about = Was ihre Anleitung anders regelt oder offen lässt, ist dann hier in den Regeln markiert. Hinweise zu anderen Ausgaben bleiben eingeklappt.
box-edition-none = keine davon
box-edition-marked = { $n ->
    [0] In den Regeln gibt es nichts zu markieren.
    [one] In den Regeln markiert:
   *[other] In den Regeln { $n }-mal markiert:
}
box-figures = Was darin gedruckt ist
box-about = Auf Plänen, Karten und Plättchen stehen Zahlen, die keine Anleitung wiederholt. Die als „rekonstruiert“ markierten sind so gewählt, dass sie zu allem passen, was die Anleitungen sagen. Zeigt deine Schachtel andere, trag sie hier ein; jede wird sofort geprüft.
box-fixed = Was eine Anleitung in Worten sagt, lässt sich nicht ändern. „Öffentlich“ heißt: aus Beschreibungen des Spiels; „Beispiel“: aus einem Beispiel der Anleitung.
box-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
box-ours = hier: { $value }
box-back = Zurück zur Zahl, die hier sonst gilt
box-source-reconstructed = rekonstruiert
box-source-public = öffentlich
box-source-example = Beispiel
box-keep = Sichern und weitergeben
box-checking = Wird geprüft …
box-kept = { $n ->
    [0] Keine Zahl ist anders.
    [one] 1 Zahl ist anders. Sie bleibt in diesem Browser gespeichert und gilt an Tischen, die du eröffnest.
   *[other] { $n } Zahlen sind anders. Sie bleiben in diesem Browser gespeichert und gelten an Tischen, die du eröffnest.
}
box-wrong = { $n ->
    [one] Etwas passt noch nicht; gespeichert wird erst, wenn alles passt.
   *[other] { $n } Angaben passen noch nicht; gespeichert wird erst, wenn alles passt.
}
box-export = Als Datei sichern
box-import = Datei öffnen
box-clear = Alles zurücksetzen
box-file = Die Datei enthält nur, was anders ist. Auch der Befehl „courtly components“ liest sie. Eine geöffnete Datei ersetzt, was hier eingetragen ist.
box-imported = Aus der Datei übernommen: { $games }
box-refused = Aus { $file } wurde nichts übernommen:
box-too-large = die Datei ist viel zu groß, um nur Zahlen zu enthalten
box-played = Gespielt mit den Zahlen einer eigenen Schachtel
box-played-about = { $n ->
    [one] 1 Zahl ist anders als sonst hier:
   *[other] { $n } Zahlen sind anders als sonst hier:
}
box-played-otherwise = { $value } statt { $ours }

box-lancaster-group-supply = Inhalt der Schachtel
box-lancaster-group-player = Jeder Spieler zu Beginn
box-lancaster-group-nobles-per-county = Adlige in jedem County
box-lancaster-group-county = Counties
box-lancaster-group-castle = Castle-Felder und Ausbauplättchen
box-lancaster-group-favour = Gunst des Königs
box-lancaster-group-conflict = Konfliktkarten
box-lancaster-group-conflicts-removed = Entfernte Konflikte, nach Stärke
box-lancaster-figure-minimum = Mindeststärke
box-lancaster-figure-points = Punkte
box-lancaster-figure-cost = kostet Knappen
box-lancaster-figure-strength = Frankreich
box-lancaster-figure-not-with-players = nicht bei … Spielern
box-richelieu-group-alone = Plättchen
box-richelieu-group-region = Regionen
box-richelieu-figure-token-places = Karten mit Plättchen
box-richelieu-figure-coats = Wappen
box-richelieu-figure-sword = mit Schwert
box-richelieu-figure-cross = mit Kreuz
box-richelieu-figure-tower = mit Turm
box-richelieu-figure-double = mit zwei Wappen
box-richelieu-figure-single = mit einem Wappen
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
