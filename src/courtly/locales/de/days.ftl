# Games over days: people, their games, devices and notices.

days-next = { $games ->
    [one] Zum Spiel, das auf dich wartet
   *[other] Zum nächsten von { $games } Spielen, die auf dich warten
}
days-find = Nach Spiel oder Namen suchen
days-shelves = Welche Spiele
days-shelf-running = Laufende
days-shelf-over = Beendete
days-shelf-aside = Beiseitegelegte
days-none-running = Keines deiner Spiele läuft gerade.
days-none-over = Du hast hier noch kein Spiel beendet.
days-none-aside = Du hast nichts beiseitegelegt.
days-none-found = Keine Spiele gefunden.
days-more = Mehr zeigen
days-export = Alle Aufzeichnungen in einer Datei
days-sums = Deine Ergebnisse
days-ladder = Die Rangliste
days-turn-of = Am Zug: { $names }
days-with = mit { $names }
days-ended = Platz { $place } ({ $points })
days-deadline = die Zeit läuft { $when } ab
days-kind-try = ein Versuch
days-kind-guide = eine geführte Partie
days-kind-daily = eine Aufgabe des Tages
days-replay = Noch einmal ansehen
days-put-aside = Beiseitelegen
days-take-back = Zurückholen

# Devices, clocks in days, and what one may do at a table.
days-devices = Deine Geräte
days-devices-about = Spiel auf dem Handy weiter, wo du am Schreibtisch aufgehört hast. Konten gibt es nicht: Auf einem verbundenen Gerät spielst du als dieselbe Person.
days-device-first = Erstes Gerät
days-device-called = Name dieses Geräts
days-device-this = dieses hier
days-device-revoke = Entfernen
days-link = Ein Gerät verbinden
days-link-about = Scanne den Code innerhalb von fünf Minuten mit dem neuen Gerät und bestätige es dann hier. Er gilt nur einmal.
days-link-make = Code zeigen
days-link-text = Link für das neue Gerät
days-link-here = Dieses Gerät mit der Person verbinden, deren Code du gescannt hast? Hier begonnene Spiele kommen mit.
days-link-join = Dieses Gerät verbinden
days-link-wait = Bestätige jetzt auf dem anderen Gerät, wenn es dieselbe Zahl zeigt:
days-link-asks = „{ $name }“ möchte verbunden werden. Sag nur Ja, wenn es diese Zahl zeigt:
days-link-yes = Ja, das ist meins
days-link-no = Nein
days-phrase = Passphrase
days-phrase-about = Wer sie hat, kann als du spielen: Bewahre sie auf Papier oder in einem Passwortmanager auf.
days-phrase-make = Passphrase erstellen
days-phrase-anew = Eine neue erstellen; die alte gilt dann nicht mehr
days-phrase-once = Schreib sie jetzt auf; sie wird nicht noch einmal gezeigt.
days-phrase-enter = Passphrase eines anderen Geräts
days-passkeys = Passkeys
days-passkeys-about = Dein Handy, dein Rechner oder ein Sicherheitsschlüssel merkt sich, wer du bist; du musst nichts eintippen. Dieser Server behält nur einen öffentlichen Schlüssel.
days-passkey-make = Passkey anlegen
days-passkey-use = Passkey verwenden
days-passkeys-https = Passkeys brauchen HTTPS und einen Domainnamen. Unter dieser Adresse bietet dein Browser keine an; ein Code oder eine Passphrase funktioniert auch hier.
days-forget = Alles löschen
days-forget-about = Spiele, an denen sonst niemand beteiligt war, werden gelöscht; aus den anderen verschwinden dein Name und was du geschrieben hast, und ein Bot spielt für dich weiter. Das lässt sich nicht rückgängig machen.
days-forget-sure = Ja, jetzt alles löschen
days-clock-for = Zeit für
days-clock-for-each = jede Entscheidung
days-clock-for-whole = das ganze Spiel
days-clock-up = Wenn die Zeit um ist
days-clock-up-move = spielt ein Bot diesen Zug
days-clock-up-bot = übernimmt ein Bot
days-clock-up-resign = gilt das als Aufgabe
days-holidays = Urlaub für jeden
days-at-table = Urlaub, spätere Abstimmungen, Platz übergeben
days-holidays-left = { $days ->
    [one] Dir bleibt hier ein Urlaubstag.
   *[other] Dir bleiben hier { $days } Urlaubstage.
}
days-away-until = Deine Uhr steht bis zum { $day } still.
days-holiday-end = Ich bin zurück
days-holiday-days = Tage
days-holiday-take = { $days } freinehmen
days-ballots = Stimmen für spätere Abstimmungen
days-ballots-about = Versiegelt: Niemand sonst kann sie sehen. Du kannst jede ändern, bis ihre Abstimmung beginnt.
days-ballot-none = dann entscheiden
days-hand-over = Meinen Platz per Link übergeben
days-replace = Ersatz für { $name } vorschlagen
days-take-over = { $name } überlässt dir diesen Platz.
days-take-over-sit = Platz nehmen
days-proposal-replace = { $name } schlägt vor, dass jemand anderes für { $other } weiterspielt.
days-notices = Benachrichtigungen
days-notices-ask = Bescheid bekommen, wenn du am Zug bist
