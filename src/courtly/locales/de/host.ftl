# Die Seite des Betreibers, wer Tische eröffnen darf, und die Rangliste.

host-title = Seite des Betreibers
host-secret = Zugangsschlüssel
host-secret-about = Der Server hat beim Start einen Zugangsschlüssel ausgegeben. Ist er verloren, gibt „courtly admin secret“ einen neuen aus.
host-enter = Eintreten
host-leave = Seite sperren
host-parts = Teile dieser Seite
host-part-report = Zustand
host-part-rules = Regeln
host-part-tables = Tische
host-part-people = Personen

host-state-ok = Alles in Ordnung
host-state-failing = Etwas funktioniert nicht
host-state-stopping = Der Server wird gerade beendet
host-failing = Funktioniert nicht: { $parts }
host-fact-version = Version
host-fact-since = Gestartet
host-fact-processes = Prozesse
host-fact-memory = Speicher dieses Prozesses
host-fact-database = Datenbank
host-fact-entries = Einträge aller Protokolle
host-fact-sockets = Offene Verbindungen
host-fact-live = Tische im Speicher
host-fact-bots = Ausstehende Entscheidungen von Bots
host-fact-tables = Tische
host-fact-people = Personen
host-fact-devices = Verbundene Geräte
host-fact-passkeys = Passkeys
host-fact-engine = { $game }-Engine
host-tables-by = { $open } offen, { $playing } im Spiel, { $over } beendet
host-engine-plain = noch nicht kompiliert
host-engine-compiling = wird kompiliert, { $percent } %
host-engine-kept = kompiliert, nicht in Gebrauch
host-engine-compiled = kompiliert
host-engine-failed = bleibt langsam: lässt sich nicht kompilieren

host-making = Wer Tische eröffnen darf
host-making-open = Alle
host-making-open-about = Wer die Seite dieses Servers öffnet, kann einen Tisch eröffnen.
host-making-invited = Eingeladene
host-making-invited-about = Wer einen deiner Links benutzt hat. Dazusetzen können sich weiterhin alle.
host-making-password = Wer das Passwort kennt
host-making-password-about = Es wird einmal danach gefragt.
host-password = Passwort festlegen
host-password-anew = Anderes Passwort festlegen
host-password-do = Festlegen
host-password-set = Das Passwort ist festgelegt.
host-invitations = Einladungen
host-invitations-about = Links, mit denen man Tische eröffnen darf. Ein Link wird nur einmal gezeigt.
host-invitation-used = { $used ->
    [0] noch nicht benutzt
    [one] von 1 Person benutzt
   *[other] von { $used } Personen benutzt
}
host-invitation-used-of = { $used } von { $most } benutzt
host-until = bis { $day }
host-invitation-revoke = Zurückziehen
host-invitation-revoke-people = Zurückziehen, auch für alle, die ihn benutzt haben
host-invitation-link = Diesen Link verschicken
host-invitation-name = Name, für dich selbst
host-invitation-days = Gilt so viele Tage
host-invitation-most = Für wie viele
host-invitation-make = Link erstellen

host-ladder = Rangliste
host-ladder-about = Wer einen Tisch für Freunde eröffnet, kann ihn dann zählen lassen. Gereiht werden nur Menschen, nach den Partien, die sie miteinander beenden.
host-ladder-off = Keine Rangliste
host-ladder-host = Eine Rangliste, die nur du siehst
host-ladder-public = Eine Rangliste, die alle sehen
host-ladder-see = Ansehen
host-ladder-rebuild = Aus allen Partien neu aufstellen
host-ladder-rebuilt = { $games ->
    [one] Aus 1 Partie neu aufgestellt.
   *[other] Aus { $games } Partien neu aufgestellt.
}
host-ladder-of = Rangliste: { $game }
host-ladder-how = Eröffne einen Tisch für Freunde und lass die Partie zählen: Wer solche Partien mit anderen beendet, steht dann hier.
host-ladder-games = { $games ->
    [0] Noch ist keine gewertete Partie beendet.
    [one] Nach 1 gewerteten Partie.
   *[other] Nach { $games } gewerteten Partien.
}
host-ladder-place = Platz
host-ladder-name = Name
host-ladder-rating = Wertung
host-ladder-played = Partien
host-ladder-won = Siege
host-ladder-note = Alle beginnen bei 1000. Mit Fragezeichen: weniger als fünf Partien. Wer seine Daten löscht, verlässt die Rangliste.

host-tables-status = Welche
host-status-all = Alle
host-status-open = Offen
host-status-playing = Im Spiel
host-status-over = Beendet
host-tables-idle = Nichts geschehen seit
host-tables-idle-any = beliebig
host-tables-clean = Aufräumen …
host-tables-clean-sure = { $tables ->
    [0] Kein Tisch passt
    [one] 1 Tisch endgültig löschen
   *[other] { $tables } Tische endgültig löschen
}
host-tables-cleaned = { $tables ->
    [one] 1 Tisch gelöscht.
   *[other] { $tables } Tische gelöscht.
}
host-tables-none = Solche Tische gibt es nicht.
host-table-private = privat
host-seat-free = frei
host-table-delete = Löschen
host-table-delete-sure = Endgültig löschen
host-table-strike = Zählt nicht
host-table-rate = Zählen lassen

host-people-find = Nach Namen suchen
host-people-none = Niemand gefunden.
host-person-nameless = Ohne Namen
host-person-tables = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}
host-person-maker = darf Tische eröffnen
host-person-muted = Stummgeschaltet
host-person-banned = Gesperrt
host-for-ever = für immer
host-mute = Stummschalten
host-unmute = Wieder reden lassen
host-ban = Sperren
host-unban = Wieder einlassen
host-unmake = Darf keine Tische mehr eröffnen
host-mute-about = Diese Person kann spielen, aber nichts sagen, auf keinem ihrer Geräte.
host-ban-about = Diese Person kommt auf keinem ihrer Geräte mehr herein, wie sie sich auch nennt; Bots spielen für sie weiter.
host-for = Für
host-why = Warum, als Notiz für dich
host-near = Auch neue Browser von dort abweisen, höchstens einen Monat lang. Wer hier schon gespielt hat, ist nicht betroffen.
host-cancel = Abbrechen

host-welcome = Willkommen
host-welcome-about = Ab jetzt kannst du hier Tische eröffnen, mit diesem Browser und allen Geräten, die du mit ihm verbindest.
host-welcome-go = Einen Tisch eröffnen
host-welcome-broken = Dieser Link ist unvollständig oder gilt nicht mehr. Bitte den Betreiber um einen neuen. Ohne ihn kannst du dich weiterhin an die Tische anderer setzen.
host-makers = Tische eröffnen
host-makers-password = Hier eröffnet Tische nur, wer das Passwort des Betreibers kennt. Du wirst einmal danach gefragt. Ohne es kannst du dich weiterhin an die Tische anderer setzen.
host-makers-enter = Passwort
host-makers-go = Tisch eröffnen
host-makers-invited = Hier eröffnet Tische nur, wen der Betreiber eingeladen hat. Bitte ihn um einen Link. Ohne ihn kannst du dich weiterhin an die Tische anderer setzen.
