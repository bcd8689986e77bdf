# Wat er mis is met iets wat een speler opgaf: een zet, een optie, een opgeslagen spel, gedrukte getallen.
# Namen van opties, van regels in een bestand en van getallen staan er zoals je ze typt. `$value` en `$found`
# zijn wat werd opgegeven; `$why` is zelf een zin.

# Zetten
problem-not-a-move = ‘{ $line }’ is geen zet.{ $near ->
    [none] {""}
   *[other] {" "}Bedoelde je { $near }?
}
problem-ambiguous = ‘{ $line }’ kan meer dan één zet zijn: { $moves }. Schrijf hem voluit.
problem-illegal = { $move }: { $why } [{ $rule }]
problem-not-your-decision = { $seat } heeft nu niets te beslissen; { $deciding } wel
problem-over = het spel is afgelopen

# Plaatsen en opties
problem-seats = er zijn { $seats } plaatsen, maar { $given } noemt er { $n }
problem-bot = { $name } is geen bot; kies { $known }, of module:Klasse voor een eigen bot
problem-option-unknown = onbekende optie: { $name }; bekend zijn: { $known }
problem-option-number = { $name } is een getal van { $low } tot en met { $high }, niet { $value }
problem-option-flag = { $name } is True of False, niet { $value }
problem-option-list = { $name } noemt voor elk van de { $n } delen 0 tot en met { $last } een van { $choices }; niet { $value }
problem-option-seat = { $name }: { $value } is geen plaats; kies een van: { $choices }
problem-option-figures = { $name } is een tabel met verbeterde getallen, niet { $value }
problem-option-choice = { $name }: { $value } is onbekend; kies een van: { $choices }
problem-option-only-with = { $name } hoort bij { $option }={ $wanted }, niet bij { $option }={ $other }
problem-option-seats = { $game } heeft { $seats } plaatsen, niet { $given }
problem-option-pair = { $pair } zou NAAM=WAARDE moeten zijn
problem-which-game = welk spel? Kies een van: { $known }
problem-no-rule = er is geen regel { $number }; er zijn { $known }

# Bestanden en opgeslagen spellen
problem-file-missing = het bestand { $file } bestaat niet
problem-file = { $file } kan niet worden gelezen: { $reason }
problem-file-text = { $file } is geen tekst
problem-record-start = dit is geen opgeslagen spel: het zou met ‘{ $start }’ moeten beginnen
problem-record-line = regel { $line } van het bestand zou ‘Naam: waarde’ moeten zijn: { $found }
problem-record-lacks = in de kop van het bestand ontbreekt { $name }
problem-record-no-deal = in de kop van het bestand ontbreken Seed en Position
problem-record-game = dit is een opgeslagen spel van { $game }; bekende spellen: { $known }
problem-record-engine = dit is een opgeslagen spel van { $game }, regelversie { $engine }; hier is { $ours } { $version }
problem-record-options = de Options van het bestand: { $why }
problem-record-no-options = de Options van het bestand zouden een JSON-object moeten zijn
problem-record-base64 = de Position van het bestand is niet in base64
problem-record-position = de Position van het bestand: { $why }
problem-record-seat = regel { $line }: { $who } is geen plaats; de plaatsen zijn { $seats }
problem-record-move = regel { $line }: { $why }
problem-record-digest = nagespeeld ontstaat een andere stelling ({ $found }, niet { $wanted })
problem-record-result = het bestand noemt de uitslag { $claimed }; de zetten geven { $found }
problem-verify-seed = het geheim is niet het beloofde: de SHA-256 ervan is een andere dan de vingerafdruk
problem-verify-other = in het bestand staat een andere vingerafdruk dan de opgegeven

# Gedrukte getallen
problem-figures = { $source } past niet bij het spel:
problem-figures-given = de lijst met getallen
problem-figures-unreadable = het kan niet worden gelezen: { $reason }
problem-figures-no-text = het is geen tekst in UTF-8
problem-figures-toml = het is geen TOML: { $line ->
    [end] aan het einde ontbreekt iets
   *[other] wat er in regel { $line } vanaf teken { $column } staat, kan niet worden gelezen
}
problem-figures-no-table = er staat geen tabel { $known } in
problem-figures-game = [{ $table }] is onbekend; in het bestand hoort { $known }
problem-figures-table = { $path } zou een tabel moeten zijn
problem-figures-unknown = { $path } is onbekend; bekend zijn: { $known }
problem-figures-word = { $path } zou een woord tussen aanhalingstekens moeten zijn, niet { $found }
problem-figures-number = { $found ->
    [none] { $path } zou een heel getal van { $low } tot en met { $high } moeten zijn, maar ontbreekt
   *[other] { $path } zou een heel getal van { $low } tot en met { $high } moeten zijn, niet { $found }
}
problem-figures-fixed = { $path } is volgens de regels { $wanted } [{ $rule }]
problem-figures-order = { $path } zou, op { $name } en in deze volgorde, moeten hebben: { $wanted }
problem-figures-players = { $path } zou getallen van { $low } tot en met { $high } moeten opsommen
problem-figures-cards = { $path } zou een lijst van { $n } kaarten moeten zijn [{ $rule }]
problem-figures-points = { $path } zouden drie hele getallen van { $low } tot en met { $high } moeten zijn
problem-figures-strengths = { $path } zouden twee sterktes moeten zijn [{ $rule }]
problem-figures-removed = { $path }: er is geen conflict met sterkte { $strength } om uit het spel te nemen
problem-figures-box = { $players } spelers beginnen met elk { $each } { $token }; in de doos zitten er { $total }
problem-figures-total = er zouden in totaal { $n } kaarten moeten zijn [{ $rule }], niet { $found }
problem-figures-symbol = het symbool { $symbol } zou op { $n } kaarten moeten staan [{ $rule }], niet op { $found }
problem-figures-coats = { $path } heeft { $coats } wapens, maar de kaarten tonen er { $shown } [{ $rule }]
problem-figures-places = { $path } zouden { $n } verschillende kaarten van { $first } tot en met { $last } moeten zijn [{ $rule }]

# Tekst van buiten
problem-text-holds = er staat { $what ->
    [control] een stuurteken
    [invisible] een onzichtbaar teken
    [half] een half teken
    [line] een regelscheiding
   *[paragraph] een alineascheiding
} in ({ $code })
problem-text-empty = er staat niets zichtbaars in
problem-text-long = het zijn meer dan { $most } tekens
problem-text-marks = op één letter staan meer dan { $most } tekens
problem-text-deep = het is meer dan { $most } niveaus diep genest
problem-text-json = het is geen JSON: { $reason }

# People and their devices.
problem-link-used = deze code is onbekend, al gebruikt of ouder dan vijf minuten
problem-link-number = er wacht geen apparaat met dit getal
problem-link-both = beide apparaten zitten aan dezelfde tafel; maak eerst dat spel af
problem-devices-many = je hebt al veel apparaten; verwijder er eerst een
problem-device = je hebt dit apparaat niet, of het is je enige
problem-phrase-form = een wachtzin bestaat uit vijf groepen van vier letters en cijfers
problem-phrase-wrong = niemand heeft deze wachtzin
problem-passkey-site = passkeys werken alleen met HTTPS en een domeinnaam, of op localhost; een code of een wachtzin werkt hier wel
problem-passkey-wrong = deze passkey kon niet worden gecontroleerd, of het duurde te lang
problem-passkeys-many = je hebt al veel passkeys; verwijder er eerst een
problem-passkey-none = je hebt deze passkey niet

# Notices.
problem-notices-way = zo kan er niets worden gestuurd
problem-notices-zone = deze tijdzone is onbekend
problem-notices-email = dat is geen e-mailadres
problem-notices-many = daar is vandaag genoeg naartoe gestuurd; probeer het morgen weer
problem-notices-full = je krijgt al op veel plaatsen bericht; haal er eerst een weg
problem-notices-unsent = het kon niet worden gestuurd; probeer het later weer
problem-notices-table = op dit apparaat speel je niet aan die tafel
problem-notices-push = deze server mag de pushdienst van je browser niet aanroepen
problem-notices-chat = zo’n adres heeft deze dienst niet

# De beheerder van de server, en wie tafels mag maken.
problem-near = vanaf dit adres kan op dit moment niemand nieuw meedoen
problem-making-invited = alleen genodigden maken hier tafels; vraag de beheerder om een link
problem-making-password = wie het wachtwoord kent, maakt hier tafels
problem-password-wrong = dat is niet het wachtwoord
problem-password-missing = stel eerst een wachtwoord in
problem-welcome-used = deze uitnodiging geldt niet meer
problem-host-secret = dat is niet het geheim
problem-host-enter = voer eerst het geheim in
problem-no-person = deze persoon bestaat niet
problem-no-invitation = deze uitnodiging bestaat niet
problem-no-ban = er valt niets terug te nemen
problem-rated-people = een partij die meetelt is tussen minstens twee mensen, elk op één plaats
problem-rated-off = er is hier geen ranglijst
