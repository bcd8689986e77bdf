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

# Devices, clocks in days, and what one may do at a table.
days-devices = Deine Geräte
days-devices-about = Spiel auf dem Telefon weiter, wo du am Schreibtisch aufgehört hast. Es gibt keine Konten: Ein verbundenes Gerät bist du.
days-device-name = Anderes Gerät
days-device-first = Erstes Gerät
days-device-called = Wie es heißen soll
days-device-this = dieses hier
days-device-revoke = Von der Liste nehmen
days-link = Ein Gerät verbinden
days-link-about = Fotografiere den Code binnen fünf Minuten mit dem neuen Gerät und sag dann hier Ja. Er gilt einmal.
days-link-make = Code zeigen
days-link-here = Dieses Gerät mit der Person verbinden, deren Code du fotografiert hast? Hier begonnene Spiele kommen mit.
days-link-join = Dieses Gerät verbinden
days-link-wait = Sag jetzt auf dem anderen Gerät Ja, wenn es dieselbe Zahl zeigt:
days-link-asks = „{ $name }“ möchte verbunden werden. Sag nur Ja, wenn dort diese Zahl steht:
days-link-yes = Ja, es ist meines
days-link-no = Nein
days-phrase = Merkwort
days-phrase-about = Wer es hat, ist du: Bewahre es auf Papier oder in einem Passwortverwalter auf.
days-phrase-make = Merkwort erstellen
days-phrase-anew = Ein neues erstellen; das alte gilt dann nicht mehr
days-phrase-once = Schreib es jetzt auf; es wird nicht noch einmal gezeigt.
days-phrase-enter = Merkwort eines anderen Geräts
days-forget = Alles löschen
days-forget-about = Spiele, an denen sonst niemand saß, werden gelöscht; aus den anderen verschwinden dein Name und deine Worte, und ein Bot spielt weiter. Das lässt sich nicht zurücknehmen.
days-forget-sure = Ja, jetzt alles löschen
days-clock-for = Zeit für
days-clock-for-each = jede Entscheidung
days-clock-for-whole = das ganze Spiel
days-clock-up = Wenn die Zeit um ist
days-clock-up-move = spielt ein Bot diesen Zug
days-clock-up-bot = übernimmt ein Bot
days-clock-up-resign = gibt der Platz auf
days-holidays = Urlaub für alle
days-at-table = Urlaub, spätere Abstimmungen, Übergabe
days-holidays-left = { $days ->
    [one] Dir bleibt hier ein Urlaubstag.
   *[other] Dir bleiben hier { $days } Urlaubstage.
}
days-away-until = Deine Uhr steht bis { $day }.
days-holiday-end = Ich bin zurück
days-holiday-days = Tage
days-holiday-take = { $days } freinehmen
days-ballots = Stimmen für spätere Abstimmungen
days-ballots-about = Versiegelt: Niemand sonst kann sie sehen. Ändere sie, bis ihre Abstimmung beginnt.
days-ballot-none = dann entscheiden
days-hand-over = Meinen Platz per Link übergeben
days-replace = Ersatz für { $name } vorschlagen
days-take-over = { $name } überlässt dir diesen Platz.
days-take-over-sit = Hinsetzen
days-proposal-replace = { $name } schlägt vor, dass jemand anderes für { $other } weiterspielt.
