# Das Terminal

terminal-welcome = { $game }. Tippe einen Zug, oder { $help } für Hilfe.
terminal-prompt = { $seat }, { $asked }
terminal-hand-over = Gib an { $seat } weiter und drücke dann die Eingabetaste.
terminal-only-move = Du hattest nur einen möglichen Zug: { $move }
terminal-offer = Du kannst tippen (help zeigt, was es sonst gibt):
terminal-compiling = Es wird schneller: { $percent } % sind für diesen Rechner übersetzt. Darauf muss niemand warten.
terminal-hurried = Danach spielen Bots der Stufe { $bots } besser.
terminal-not-compiled = Dieses Spiel bleibt langsamer, als es sein könnte: { $why }
terminal-more-moves = … und mehr; moves zeigt alle
terminal-go-on = Weiter mit der Eingabetaste
terminal-more = Eingabetaste für mehr; q und Eingabetaste zum Aufhören
terminal-your-moves = Du darfst:
terminal-since = Seit deiner letzten Entscheidung{ $left_out ->
    [yes] {" "}(das Neueste; news zeigt alles)
   *[no] {""}
}
terminal-log = Die Chronik bis jetzt
terminal-over = Das Spiel ist zu Ende.
terminal-winner = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
terminal-draw = Unentschieden.
terminal-shared = { $seats } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
terminal-saved = Gespeichert in { $file }. Weiter geht es mit: courtly play --load { $file }
terminal-loaded = { $file } geladen.
terminal-undone = Zurückgenommen: { $moves }
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-not-saved = Nicht gespeichert: { $reason }
terminal-legal = { $move } ist erlaubt.
terminal-why-what = Warum was? Schreib: why <Zug>
terminal-save-where = Wohin speichern? Schreib: save <Datei>
terminal-load-what = Was laden? Schreib: load <Datei>
terminal-rule-which = Welche Regel? Schreib: rule <Nummer>, zum Beispiel rule { $example }
terminal-rule-in-print = In der gedruckten Anleitung: { $note }
terminal-rules-in-print = Wo die gedruckte Anleitung etwas anderes sagt
terminal-figures-title = Gedruckte Zahlen, mit denen gespielt wird
terminal-figures-name = Zahl
terminal-figures-value = Wert
terminal-figures-source = Quelle
terminal-figures-text = Text
terminal-figures-example = Beispiel
terminal-figures-public = öffentlich
terminal-figures-reconstructed = rekonstruiert
terminal-figures-owner = Besitzer
terminal-figures-sound = { $file }: die Zahlen für { $game } stimmen
terminal-figures-played = Gespielt mit den Zahlen einer eigenen Schachtel:
terminal-verify-replayed = { $moves ->
    [one] 1 Zug nachgespielt
   *[other] { $moves } Züge nachgespielt
}: Stellung und Ergebnis sind wie aufgezeichnet.
terminal-verify-unpromised = Die Aufzeichnung enthält keinen Fingerabdruck: Ob so gemischt wurde wie versprochen, lässt sich nicht prüfen.
terminal-verify-kept = Es wurde so gemischt wie versprochen: SHA-256 der Geheimzahl ist der Fingerabdruck.
terminal-bye = Auf Wiedersehen.
terminal-help-title = Hilfe
terminal-form-move = <Zug>
terminal-form-why = why <Zug>
terminal-form-rule = rule <Nummer>
terminal-form-save = save <Datei>
terminal-form-load = load <Datei>
terminal-help-move = einen Zug machen, zum Beispiel { $example }; sein Ende genügt, wo nur ein Zug passt
terminal-help-moves = alle Züge aufzählen, die du jetzt machen darfst
terminal-help-why = sagen, warum ein Zug nicht erlaubt ist, mit der Regel
terminal-help-rule = eine Regel zeigen, zum Beispiel { $rule }
terminal-help-news = alles zeigen, was seit deiner letzten Entscheidung geschah
terminal-help-hint = fragen, was der König täte und was zu erwarten ist
terminal-help-log = die Chronik zeigen
terminal-help-score = zeigen, woher die Punkte kommen und was das Ende jetzt brächte
terminal-help-board = den Tisch noch einmal zeichnen
terminal-help-undo = deinen letzten Zug zurücknehmen (und was Bots seither taten)
terminal-help-save = das Spiel in eine Datei speichern
terminal-help-load = ein gespeichertes Spiel fortsetzen
terminal-help-quit = aufhören; ein unfertiges Spiel wird vorher gespeichert
terminal-seats-question = Wer spielt? Nenne für jeden Platz human (ein Mensch) oder einen Bot (page, squire, knight, duke, king), zum Beispiel { $example }
terminal-game-question = Welches Spiel?
terminal-cards = Karten
terminal-points = Punkte
terminal-richelieu-left = übrig
terminal-richelieu-markers = Marker { $n }
terminal-richelieu-box = in der Schachtel { $n }
terminal-richelieu-cards = Karten { $n }
terminal-richelieu-tokens = Plättchen { $n }
terminal-richelieu-points = jetzt wert { $n }

# Das Terminal: Lancaster
terminal-lancaster-setting-up = Spielaufbau
terminal-lancaster-round = Runde { $n } von 5
terminal-lancaster-deciding = es entscheidet:
terminal-lancaster-england = England
terminal-lancaster-minimum = min
terminal-lancaster-reward = oder Ertrag
terminal-lancaster-nobles = Adel
terminal-lancaster-held-by = besetzt
terminal-lancaster-reward-extension = Ausbauplättchen
terminal-lancaster-reward-upgrade = Aufwertung
terminal-lancaster-reward-knight = neuer Ritter
terminal-lancaster-reward-crossing = Überfahrt
terminal-lancaster-nothing = nichts
terminal-lancaster-some-gold = { $n } Gold
terminal-lancaster-some-squires = { $n ->
    [one] { $n } Knappe
   *[other] { $n } Knappen
}
terminal-lancaster-some-votes = { $n } Stimmst.
terminal-lancaster-some-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
terminal-lancaster-tokens = { $seat } ({ $source }): { $amounts }
terminal-lancaster-france = Konflikt
terminal-lancaster-strengths = England:Frankr.
terminal-lancaster-values = Punkte
terminal-lancaster-conflicts-left = { $n ->
    [0] es kommen keine Konflikte mehr
    [one] es kommt noch { $n } Konflikt
   *[other] es kommen noch { $n } Konflikte
}
terminal-lancaster-free-spaces = { $n } frei
terminal-lancaster-laws = Gültige Gesetze
terminal-lancaster-proposals = Vorschläge ({ $n ->
    [0] keine Gesetze
    [one] { $n } Gesetz
   *[other] { $n } Gesetze
} im Stapel)
terminal-lancaster-favours = Gunst
terminal-lancaster-favour = Gunst des Königs
terminal-lancaster-taken = vergeben: { $favours }
terminal-lancaster-supply = Vorrat
terminal-lancaster-castle = Castle:
terminal-lancaster-ally = Verb.
terminal-lancaster-cost = { $n } Kn.
terminal-lancaster-head-points = Pkt
terminal-lancaster-head-gold = Gold
terminal-lancaster-head-squires = Kn.
terminal-lancaster-head-votes = St.
terminal-lancaster-head-knights = Hof | Nachschub
terminal-lancaster-head-nobles = Adel
terminal-lancaster-sign-start = Startspieler
terminal-lancaster-sign-mine = hast du
terminal-lancaster-sign-tile = Ausbauplättchen
terminal-lancaster-sign-turned = umgedreht
terminal-lancaster-sign-sum = Ritter+Knappen
terminal-lancaster-sign-free = frei
terminal-lancaster-narrow = (in einem Fenster von { $width } Spalten steht das alles nebeneinander)

# Castle-Felder und Gunstplättchen, in einem Wort
terminal-lancaster-short-recruit = Ritter
terminal-lancaster-short-upgrade = Aufw.
terminal-lancaster-short-squires = Knappen
terminal-lancaster-short-gold = Gold
terminal-lancaster-short-votes = Stimmst.
terminal-lancaster-short-purse = Beutel
terminal-lancaster-short-noble = Adliger
terminal-lancaster-short-alms = kl.Beutel
terminal-lancaster-short-upper-1 = oben 1
terminal-lancaster-short-upper-2 = oben 2
terminal-lancaster-short-lower-1 = unten 1
terminal-lancaster-short-lower-2 = unten 2

# Was gefragt wird; wie man es tippt, steht darüber
terminal-lancaster-ask-lay = { $phase ->
    [setup] lege dein erstes Ausbauplättchen in dein Castle
    [laws] { $source }: Lege ein Ausbauplättchen in dein Castle oder verzichte
   *[other] { $source }: Lege ein Ausbauplättchen in dein Castle
}
terminal-lancaster-ask-place = platziere einen Ritter
terminal-lancaster-ask-place-ally = platziere einen Ritter, deinen oder den deines Verbündeten
terminal-lancaster-ask-squires = wie viele Knappen begleiten deinen Ritter Stärke { $strength } nach { $county }{ $needed ->
    [0] ?
   *[other] {" "}(mindestens { $needed })?
}
terminal-lancaster-ask-favour = wähle eine Gunst des Königs{ $ally ->
    [yes] {" "}für deinen Verbündeten
   *[no] {""}
}
terminal-lancaster-ask-noble = { $ally ->
    [yes] welcher Adlige kommt aus dem Spiel?
   *[no] welcher Adlige kommt an deine Tafelrunde?
}
terminal-lancaster-ask-upgrade = { $source }: { $ally ->
    [yes] Werte einen Ritter deines Verbündeten auf oder verzichte
   *[no] Werte einen Ritter auf oder verzichte
}
terminal-lancaster-ask-vote = stimme über Vorschlag { $number } ab ({ $law }): no oder yes, und mit wie vielen Stimmsteinen, höchstens { $stones }
terminal-lancaster-ask-trade = { $source }: Wie oft tauschst du?
terminal-lancaster-ask-exchange = { $source }: „exchange gold 1“ gibt 2 Gold für 1 Knappen, und so weiter; oder verzichte
terminal-lancaster-ask-send = { $source }: Wie viele Knappen schickst du in den { $about }? Noch erlaubt: { $due }
terminal-lancaster-ask-toll = { $source }: { $about-sort ->
    [castle] Zahlst du für das Ausbauplättchen „{ $about }“?
   *[county] Zahlst du für { $about }?
}
terminal-lancaster-ask-county = { $about }: { $ally ->
    [yes] Der Adlige kommt aus dem Spiel, oder dein Verbündeter erhält den Ertrag ({ $reward })
   *[no] Nimm den Adligen oder den Ertrag ({ $reward }){ $both ->
        [yes] , oder beides für { $price } Gold
       *[no] {""}
    }
}
terminal-lancaster-ask-cross = { $ally ->
    [yes] der Ritter deines Verbündeten setzt von Dorset über: in welchen Konflikt?
   *[no] dein Ritter setzt von Dorset über: in welchen Konflikt?
}
terminal-lancaster-ask-start = bestimme den Startspieler
terminal-lancaster-ask-castle = { $ally ->
    [yes] das Castle deines Verbündeten: Nimm den neuen Ritter und die Aufwertung, oder verzichte auf den Rest
   *[no] dein Castle: Zahle für einen neuen Ritter ({ $recruit ->
        [one] { $recruit } Knappe
       *[other] { $recruit } Knappen
    }) oder eine Aufwertung ({ $upgrade ->
        [one] { $upgrade } Knappe
       *[other] { $upgrade } Knappen
    }), oder verzichte auf den Rest
}
terminal-lancaster-ask-castle-order = dein Castle: Im Vorrat sind zu wenige Knappen, daher zählt die Reihenfolge. Was wird als Nächstes gewertet?
terminal-lancaster-ask-ransom = der Kampf im { $about } ist verloren: Kaufe Ritter frei, für 1 Gold je Stärkestufe, oder verzichte; der Rest geht in den Nachschub

# Der Wertungsbogen
terminal-lancaster-from-counties = Counties
terminal-lancaster-from-laws = Gesetze
terminal-lancaster-from-victories = gewonnene Konflikte
terminal-lancaster-from-defeats = verlorene Konflikte
terminal-lancaster-from-knighthood = Ritterschaft
terminal-lancaster-from-extensions = Ausbauten
terminal-lancaster-from-nobles = Adlige
terminal-lancaster-total = Summe
terminal-lancaster-total-now = Summe, wäre jetzt Schluss
terminal-hint = { $note ->
    [none] Der König würde { $move } spielen
   *[other] Der König würde { $move } spielen ({ $note })
}
terminal-hint-move = Zug
terminal-hint-line = und dann
proof-solved = bewiesen: kein anderer Zug sichert mehr
proof-every-world = bei jeder der { $worlds } möglichen Lagen der verdeckten Plättchen würde kein anderer Zug mehr sichern, läge alles offen
proof-draws = bei { $worlds } ausgelosten Lagen der verdeckten Plättchen würde kein anderer Zug mehr sichern, läge alles offen
proof-won-solved = bewiesen: dieser Zug gewinnt, was die Gegenseite auch tut
proof-won-every-world = bei jeder der { $worlds } möglichen Lagen der verdeckten Plättchen würde dieser Zug gewinnen, läge alles offen, was die Gegenseite auch tut
proof-won-draws = bei { $worlds } ausgelosten Lagen der verdeckten Plättchen würde dieser Zug gewinnen, läge alles offen, was die Gegenseite auch tut
