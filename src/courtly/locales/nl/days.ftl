# Games over days: people, their games, devices and notices.

days-next = { $games ->
    [one] Naar het spel dat op je wacht
   *[other] Naar het volgende van { $games } spellen die op je wachten
}
days-find = Zoeken op spel of naam
days-shelves = Welke spellen
days-shelf-running = Lopend
days-shelf-over = Afgelopen
days-shelf-aside = Weggelegd
days-none-running = Er loopt nu geen spel van jou.
days-none-over = Je hebt hier nog geen spel uitgespeeld.
days-none-aside = Je hebt niets weggelegd.
days-none-found = Geen spellen gevonden.
days-more = Meer tonen
days-export = Alle opgeslagen spellen in één bestand
days-sums = Je resultaten
days-ladder = De ranglijst
days-turn-of = Aan de beurt: { $names }
days-with = met { $names }
days-ended = { $place }e ({ $points })
days-deadline = de tijd is { $when } om
days-kind-try = een poging
days-kind-guide = een begeleide partij
days-kind-daily = een uitdaging van de dag
days-replay = Nog eens bekijken
days-put-aside = Wegleggen
days-take-back = Terughalen

# Devices, clocks in days, and what one may do at a table.
days-devices = Je apparaten
days-devices-about = Speel op je telefoon verder waar je aan je bureau ophield. Er zijn geen accounts: op een gekoppeld apparaat speel je als dezelfde persoon.
days-device-first = Eerste apparaat
days-device-called = Naam van dit apparaat
days-device-this = dit apparaat
days-device-revoke = Verwijderen
days-link = Een apparaat koppelen
days-link-about = Scan de code binnen vijf minuten met het nieuwe apparaat en bevestig dan hier. Hij werkt maar één keer.
days-link-make = Code tonen
days-link-text = Link voor het nieuwe apparaat
days-link-here = Dit apparaat koppelen aan de persoon van wie je de code hebt gescand? Hier begonnen spellen gaan mee.
days-link-join = Dit apparaat koppelen
days-link-wait = Bevestig nu op het andere apparaat, als het hetzelfde getal toont:
days-link-asks = ‘{ $name }’ wil gekoppeld worden. Zeg alleen ja als het dit getal toont:
days-link-yes = Ja, het is van mij
days-link-no = Nee
days-phrase = Wachtzin
days-phrase-about = Wie hem heeft, kan in jouw plaats spelen: bewaar hem op papier of in een wachtwoordbeheerder.
days-phrase-make = Wachtzin maken
days-phrase-anew = Een nieuwe maken; de oude geldt dan niet meer
days-phrase-once = Schrijf hem nu op; hij wordt niet nog eens getoond.
days-phrase-enter = Wachtzin van een ander apparaat
days-passkeys = Passkeys
days-passkeys-about = Je telefoon, je computer of een beveiligingssleutel onthoudt wie je bent; je hoeft niets te typen. Deze server bewaart alleen een openbare sleutel.
days-passkey-make = Passkey maken
days-passkey-use = Passkey gebruiken
days-passkeys-https = Passkeys werken alleen met HTTPS en een domeinnaam. Op dit adres biedt je browser ze niet aan; een code of een wachtzin werkt hier wel.
days-forget = Alles wissen
days-forget-about = Spellen waaraan verder niemand meedeed, worden gewist; uit de andere verdwijnen je naam en je berichten, en een bot speelt voor je verder. Dit kan niet ongedaan worden gemaakt.
days-forget-sure = Ja, nu alles wissen
days-clock-for = Tijd voor
days-clock-for-each = elke beslissing
days-clock-for-whole = het hele spel
days-clock-up = Als de tijd om is
days-clock-up-move = speelt een bot deze beurt
days-clock-up-bot = neemt een bot het over
days-clock-up-resign = geldt dat als opgeven
days-holidays = Vakantie voor iedereen
days-at-table = Vakantie, latere stemmingen, plaats overdragen
days-holidays-left = { $days ->
    [one] Je hebt hier nog één vakantiedag.
   *[other] Je hebt hier nog { $days } vakantiedagen.
}
days-away-until = Je klok staat stil tot { $day }.
days-holiday-end = Ik ben terug
days-holiday-days = Dagen
days-holiday-take = { $days } vrij nemen
days-ballots = Stemmen voor latere stemmingen
days-ballots-about = Verzegeld: niemand anders kan ze zien. Je kunt elke stem veranderen tot de stemming begint.
days-ballot-none = dan beslissen
days-hand-over = Mijn plaats met een link overdragen
days-replace = Voorstellen om { $name } te vervangen
days-take-over = { $name } draagt deze plaats aan jou over.
days-take-over-sit = Plaatsnemen
days-proposal-replace = { $name } stelt voor dat iemand anders voor { $other } speelt.
days-notices = Meldingen
days-notices-ask = Bericht krijgen als je aan de beurt bent
