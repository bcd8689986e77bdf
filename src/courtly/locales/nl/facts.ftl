# Een spel in cijfers.
facts-title = { $game } in cijfers
facts-intro = Bots speelden { $games } partijen, elke verdeling één keer vanaf elke plaats, en wij telden. Aan een tafel is iedereen even goed.
facts-tables = Aantal spelers
facts-players = { $number ->
    [one] { $number } speler
   *[other] { $number } spelers
}
facts-players-mixed = { $players }, gemengde wetten
facts-games = { $number ->
    [one] { $number } partij
   *[other] { $number } partijen
}
facts-order = Maakt het uit wie begint?
facts-order-about = Aandeel in de overwinningen naar plaats in de eerste beurt.
facts-order-note = Gestreept: iedereen gelijk ({ $share }). De staande lijnen tonen hoe ver het toeval ons ernaast kan hebben gebracht: in 95 van de 100 gevallen ligt het ware aandeel ertussen.
facts-place = { $number ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
}
facts-between = { $share } ({ $low } tot { $high })
facts-luck = Geluk of kunde?
facts-luck-about = Hoeveel van wie er wint al vastligt door verdeling en plaats, voordat iemand iets heeft besloten.
facts-luck-note = Bij 0 % zou alles van het spelen afhangen, bij 100 % alles van de verdeling. Met weinig partijen is dit een ruwe schatting.
facts-too-few = te weinig partijen
facts-sizes = Hoe lang, hoe breed, hoe spannend
facts-decisions = Beslissingen in een partij
facts-width = Zetten om uit te kiezen
facts-tree = Mogelijke verlopen van een partij
facts-points = Punten per speler
facts-margin = Voorsprong van de winnaar, in punten
facts-shared = Gedeelde overwinningen
facts-seats = Overwinningen naar plaats aan tafel
facts-bytes = Een stelling in het geheugen
facts-bytes-number = { $number } byte
facts-unit-points = Punten per partij, alle spelers samen
facts-unit-times = Keren per partij
facts-all = Alle { $number } tonen
facts-fewer = Minder tonen
facts-law-proposed = Wetten waarover gestemd wordt
facts-law-adopted = Wetten die worden aangenomen
facts-county-scored = County’s die bezet zijn
facts-conflict-scored = Wie er in Frankrijk wint
facts-favour-taken = Gunsten van de koning
facts-points-scored = Waar de punten vandaan komen
facts-line-scored = Wat punten oplevert
facts-line-missing = Wat er aan het einde ontbreekt
facts-caution = Geteld met Courtly { $version }, bots van editie { $edition }. Sommige gedrukte getallen zijn gereconstrueerd; met die uit jouw doos kan het anders uitvallen.
