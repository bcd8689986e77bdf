# De browser: eerste pagina, tafels en wat je daar kunt doen. Speelborden en andere pagina’s hebben eigen bestanden.

web-skip = Naar de inhoud
web-loading = Een ogenblik …
web-page-failed = Deze pagina kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.
web-lost-title = Pagina niet gevonden
web-lost = Op dit adres is niets te vinden.
web-home = Startpagina
web-nav = Pagina’s
web-nav-rules = Regels
web-unofficial = Courtly is een onofficieel, vrij project; alle tekeningen en teksten zijn eigen werk. Vind je deze spellen leuk, koop ze dan.
web-close = Sluiten
web-dismiss = Wegklikken
web-rule = Regel { $rule }

# Eerste pagina
web-home-title = Intriges aan twee hoven
web-home-lead = Speel { $games }, nu meteen en zonder account: tegen bots of met vrienden.
# Shown by search engines
web-description = { $games } in de browser, met vrienden of bots.
web-new-game = Nieuw spel
web-game = Spel
web-about-lancaster = 2–5 spelers: ridders, county’s, geheime stemmingen, oorlog in Frankrijk
web-about-richelieu = 2 spelers: 48 open kaarten, meerderheden, gedekte fiches
web-your-name = Je naam
web-player = Speler { $number }
web-level = Niveau van de bots
web-level-page = Page
web-level-squire = Schildknaap
web-level-knight = Ridder
web-level-duke = Hertog
web-level-king = Koning
web-level-page-about = Doet zomaar een zet die mag: om de regels te leren kennen.
web-level-squire-about = Speelt meteen en doet verstandige zetten: een vriendelijke tegenstander.
web-level-knight-about = Kijkt een beetje vooruit.
web-level-duke-about = Denkt over elke zet even na.
web-level-king-about = Denkt ongeveer een seconde na. Geen enkele bot ziet wat verborgen is.
web-more-options = Meer opties
web-start-random = Willekeurig
web-clock = Klok
web-clock-none = Geen
web-clock-minutes = { $minutes } min
web-listed = De tafel aan iedereen op deze server laten zien
web-own-links = Een eigen link voor elke plaats
web-box = Jouw doos: uitgave en gedrukte getallen
web-box-use = Met de getallen uit mijn doos
web-play-friends = Met vrienden spelen
web-compiling = { $game } wordt sneller: { $percent } % is voor deze computer geoptimaliseerd. Spelen kan al.
web-hurried = Daarna sterker: { $levels }.
web-not-compiled = { $game } kon niet voor deze computer worden geoptimaliseerd: spelen kan, maar bots denken langzaam.
web-mine = Jouw spellen
web-mine-due = Jij bent aan de beurt
web-mine-open = Wacht op spelers
web-mine-waiting = Wachten op de anderen
web-open-tables = Open tafels
web-no-open-tables = Er zijn nu geen open tafels. Maak er een die iedereen kan zien en wees de eerste.
web-find-table = Zoek een tafel op de naam van een speler
web-running-tables = Spellen om te bekijken
web-watch = Kijken
web-free-seats = { $free ->
    [one] 1 van de { $seats } plaatsen is vrij
   *[other] { $free } van de { $seats } plaatsen zijn vrij
}
web-seats = { $seats } spelers
web-join = Meespelen
web-more-daily = Uitdaging van de dag
web-more-puzzles = Puzzels
web-daily-about = Elke dag één stelling, voor iedereen hier dezelfde. Hoe groot wordt je voorsprong?
web-daily-week = Uitdaging deze week op { $n ->
    [one] 1 dag
   *[other] { $n } dagen
} gespeeld
web-daily-go = Proberen
web-puzzles-about = Stellingen waarin één zet duidelijk de beste is. Vind hem.
web-puzzles-solved = { $right ->
    [one] 1 puzzel
   *[other] { $right } puzzels
} in één keer goed; langste reeks: { $best }.
web-puzzles-go = Beginnen
web-puzzles-next = Volgende
web-more-you = Je resultaten
web-open-record = Opgeslagen spel openen
web-rules-of = Regels van { $game }

# Voorkeuren
web-preferences = Voorkeuren
web-language = Taal
web-theme = Weergave
web-theme-auto = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-your-turn = Als je aan de beurt bent
web-notifications = Melding tonen

# Hoe een speler wordt geroepen: titel van de pagina, met `$title` als naam van het spel, en melding
web-notice-title = ● Jouw beurt – { $title }
web-notice-body = Je bent aan de beurt.

# Een tafel vóór het spel
web-lobby-title = Een tafel voor { $game }
web-lobby-waiting = { $free ->
    [one] Eén plaats is vrij.
   *[other] { $free } plaatsen zijn vrij.
}
web-lobby-starts = Het spel begint zodra er geen plaats meer vrij is. Ook bots kunnen aanschuiven.
web-seat-open = Vrije plaats
web-seat-for = Wie speelt { $seat }
web-sit = Aanschuiven
web-rise = Opstaan
web-you = jij
web-bot = { $level } (bot)
web-ally-of = { $name } (bondgenoot)
web-invite = Vrienden uitnodigen
web-invite-about = Wie deze link opent, kan aanschuiven of kijken.
web-invite-seats = Elke vrije plaats heeft een eigen link; met de link van de tafel kun je kijken.
web-invite-alone = Voorlopig kan alleen deze computer de link openen. Start de server met --host 0.0.0.0 om anderen in je netwerk uit te nodigen.
web-copy-for = Link voor { $seat } kopiëren
web-link = Link naar deze tafel
web-copy = Kopiëren
web-copied = De link is gekopieerd.
web-share = Versturen …
web-qr = De link als QR-code
web-no-table-title = Tafel niet gevonden
web-no-table = Op dit adres staat geen tafel. Misschien is de link niet volledig.

# Aan tafel
web-log = Verslag
web-chat = Chat
web-chat-unread = { $unread ->
    [one] Chat, 1 nieuw bericht
   *[other] Chat, { $unread } nieuwe berichten
}
web-chat-none = Nog niemand heeft iets gezegd.
web-chat-pause = Langzame chat
web-chat-pause-seconds = { $seconds ->
    [0] uit
   *[other] één regel per { $seconds } s
}
web-chat-spectators = Toeschouwers mogen schrijven
web-chat-mute = { $name } dempen
web-chat-unmute = { $name } weer horen
web-say = Zeg iets
web-send = Versturen
web-menu = Tafel
web-sheet = Scoreblad
web-result = Uitslag
web-undo = Terugnemen
web-hint = De koning om advies vragen
web-hint-title = Het advies van de koning
web-hint-thinking = De koning denkt na …
web-hint-share = Rekenaandeel: { $share }
web-hint-chance = Jouw kans: { $chance }
web-hint-play = Zo spelen
web-explain = Uitleggen tijdens het spelen: wat telt, en wat duidelijk beter was geweest
web-connection-lost = Verbinding verbroken. Nieuwe poging …
web-curtain = Geef het apparaat aan { $name }
web-curtain-ready = Ik ben { $name }
web-proposal-undo = { $name } wil een zet terugnemen.
web-proposal-end = { $name } wil het spel hier beëindigen.
web-proposal-waiting = De anderen moeten nog antwoorden.
web-agree = Akkoord
web-refuse = Weigeren
web-resigned = heeft opgegeven
web-substitute = { $level } speelt verder
web-away = afwezig
web-let-bot = Een bot laten spelen
web-spectators = { $number ->
    [one] 1 toeschouwer
   *[other] { $number } toeschouwers
}
web-back = Weer zelf spelen
web-leave = Een bot voor mij laten spelen
web-propose-end = Voorstellen om te stoppen
web-resign = Opgeven
web-resign-sure = Echt opgeven?
web-to-rematch = Naar de revanche
web-fair = Hoe er is geschud
web-fair-about = Er is geschud met een geheim getal. Dit is de vingerafdruk ervan; het getal zelf wordt na het spel getoond, zodat iedereen het schudden kan controleren.

# Weigeringen
web-refused-offline = De server is niet te bereiken.
web-refused-bad-message = De server begreep dat niet. Laad de pagina opnieuw.
web-refused-too-large = Dat is te groot.
web-refused-too-fast = Dat ging te snel; wacht even.
web-refused-protocol = De server is nieuwer dan deze pagina. Laad de pagina opnieuw.
web-refused-not-welcome = Deze pagina mag dat niet.
web-refused-no-table = Deze tafel bestaat niet.
web-refused-no-seat = Deze plaats bestaat niet.
web-refused-not-your-seat = Dat is niet jouw plaats.
web-refused-taken = Deze plaats is bezet.
web-refused-invite = Deze plaats heeft een eigen link.
web-refused-not-host = Dat kan alleen wie de tafel heeft gemaakt.
web-refused-begun = Het spel is al begonnen.
web-refused-not-begun = Het spel is nog niet begonnen.
web-refused-not-over = Het spel is nog niet afgelopen.
web-refused-over = Het spel is afgelopen.
web-refused-stale = Er is intussen iets gebeurd. Kijk nog eens.
web-refused-not-your-decision = Je bent niet aan de beurt.
web-refused-no-undo = Er is niets om terug te nemen.
web-refused-no-hints = Advies is er alleen als alle anderen bots zijn.
web-refused-illegal = Dat mag nu niet.
web-refused-invalid = Dat is geen zet.
web-refused-ambiguous = Dat kan meer dan één zet zijn.
web-refused-options = Zo kan een tafel niet worden ingericht.
web-refused-record = Dit opgeslagen spel is niet te lezen, of de zetten kloppen niet.
web-refused-unplayable = Aan deze tafel kan op deze server niet worden gespeeld.
web-refused-proposal = Een ander verzoek wacht nog op antwoord.
web-refused-present = Deze plaats kan nu niet worden overgenomen.
web-refused-busy = De server is nu overbelast; probeer het nog eens.
web-refused-failed = Dat mislukte; er is niets veranderd. Probeer het nog eens.
web-refused-unsure = De server weet niet of dit is opgeslagen; hij zoekt het uit.
web-refused-name = Deze naam lijkt te veel op een andere. Kies een andere naam.
web-refused-muted = Je mag hier niet meer chatten.
web-refused-full = De grens daarvoor is bereikt.
web-refused-banned = De beheerder van deze server heeft je buitengesloten.
web-refused-makers = De beheerder bepaalt wie hier tafels mag maken.

# How things are told
web-sound = Geluiden
web-sound-off = Uit
web-sound-soft = Zacht
web-sound-on = Aan
web-pace = Snelheid van de weergave
web-pace-slow = Langzaam
web-pace-normal = Gewoon
web-pace-fast = Snel
web-pace-instant = Meteen
web-pace-rest = Aan het eind van een fase op een tik wachten
web-pace-now = Tempo: { $pace }. Tik om te wijzigen.
web-told-back = Vorige stap
web-told-pause = Pauze
web-told-run = Hervatten
web-told-step = Volgende stap
web-told-skip = Overslaan
web-told-continue = Verder
web-told-decide-now = Nu beslissen
web-told-decide = Jij bent aan de beurt: tik op wat oplicht, of kijk eerst.
web-told-at = { $at } van { $of }
web-told-again = Nog eens tonen
web-log-whole = Hele verslag
web-undo-short = Zet terug
web-hint-short = Advies
web-you-name = Jij

# Keys
web-keys = Toetsenbord
web-keys-tab = Ook met Tab en Enter kom je overal.
web-keys-choose = Een ridder of antwoord kiezen
web-keys-confirm = Bevestigen
web-keys-vote = Voor of tegen stemmen
web-keys-amount = Meer of minder
web-keys-undo = Terugnemen
web-keys-hint = Advies vragen
web-keys-hold = Pauzeren of hervatten
web-keys-step = Volgende stap
web-keys-back = Vorige stap
web-keys-skip = Naar het heden springen
web-keys-log = Verslag
web-keys-sheet = Scoreblad
web-keys-chat = Chat
web-keys-menu = Tafelmenu
web-keys-help = Deze toetsen

# The first page: who sits down, the door for newcomers
web-who = Wie schuift aan?
web-play-now = Nu spelen
web-home-welcome = Schuif aan, { $name }
web-chair-bot = bot
web-chair-friend = Vriend
web-chair-here = Op dit apparaat
web-chair-empty = Leeg
web-chair-add = erbij
web-chair-link = krijgt een link
web-chair-about = Tik op een stoel om te wijzigen wie er zit.
web-door = Ik ben nieuw hier
web-door-about = Je eerste spel { $game }, stap voor stap: de oude Walter wijst je de weg, in een minuut of tien.
web-door-enter = Kom binnen
web-door-again = Verder met je eerste spel
web-look-in = Kijken
web-table-of = Tafel van { $host }

# The ladder
web-rated = Deze partij telt mee voor de ranglijst.
web-rated-make = De partij telt mee voor de ranglijst
web-rated-short = telt mee
