# Games over days: people, their games, devices and notices.

days-next = { $games ->
    [one] Zum Spiel, das auf dich wartet
   *[other] Zum nächsten von { $games } Spielen, die auf dich warten
}
days-find = Nach Spiel oder Namen suchen
days-shelves = Welche Spiele
days-shelf-running = Laufende
days-shelf-over = Beendete
days-shelf-aside = Weggelegte
days-none-running = Keines deiner Spiele läuft gerade.
days-none-over = Du hast hier noch kein Spiel beendet.
days-none-aside = Du hast nichts weggelegt.
days-none-found = Nichts gefunden.
days-more = Mehr zeigen
days-export = Alle Aufzeichnungen in einer Datei
days-sums = Deine Ergebnisse
days-turn-of = Am Zug: { $names }
days-with = mit { $names }
days-ended = Platz { $place } ({ $points })
days-deadline = die Zeit endet { $when }
days-kind-try = ein Versuch
days-kind-guide = eine geführte Partie
days-kind-daily = die Aufgabe eines Tages
days-replay = Noch einmal ansehen
days-put-aside = Weglegen
days-take-back = Zurückholen
