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
days-none-found = Niets gevonden.
days-more = Meer tonen
days-export = Alle opgeslagen spellen in één bestand
days-sums = Je resultaten
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
