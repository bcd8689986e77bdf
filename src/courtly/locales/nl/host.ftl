# De pagina van de beheerder, wie tafels mag maken, en de ranglijst.

host-title = Pagina van de beheerder
host-secret = Geheim
host-secret-about = De server heeft bij het starten een geheim getoond. Ben je het kwijt, dan geeft ‘courtly admin secret’ een ander.
host-enter = Naar binnen
host-leave = Pagina op slot
host-parts = Onderdelen van deze pagina
host-part-report = Toestand
host-part-rules = Regels
host-part-tables = Tafels
host-part-people = Mensen

host-state-ok = Alles in orde
host-state-failing = Er werkt iets niet
host-state-stopping = De server stopt
host-failing = Werkt niet: { $parts }
host-fact-version = Versie
host-fact-since = Gestart
host-fact-processes = Processen
host-fact-memory = Geheugen van dit proces
host-fact-database = Database
host-fact-entries = Regels in alle logboeken
host-fact-sockets = Open verbindingen
host-fact-live = Tafels in het geheugen
host-fact-bots = Beslissingen die bots nog moeten nemen
host-fact-tables = Tafels
host-fact-people = Mensen
host-fact-devices = Gekoppelde apparaten
host-fact-passkeys = Passkeys
host-fact-engine = Engine van { $game }
host-tables-by = { $open } open, { $playing } bezig, { $over } afgelopen
host-engine-plain = nog niet gecompileerd
host-engine-compiling = wordt gecompileerd, { $percent }%
host-engine-kept = gecompileerd, niet in gebruik
host-engine-compiled = gecompileerd
host-engine-failed = blijft traag: kan niet worden gecompileerd

host-making = Wie tafels mag maken
host-making-open = Iedereen
host-making-open-about = Wie de pagina van deze server opent, kan een tafel maken.
host-making-invited = Genodigden
host-making-invited-about = Wie een van jouw links heeft gebruikt. Aanschuiven kan iedereen nog steeds.
host-making-password = Wie het wachtwoord kent
host-making-password-about = Er wordt één keer om gevraagd.
host-password = Wachtwoord instellen
host-password-anew = Ander wachtwoord instellen
host-password-do = Instellen
host-password-set = Het wachtwoord is ingesteld.
host-invitations = Uitnodigingen
host-invitations-about = Links waarmee mensen tafels mogen maken. Een link wordt maar één keer getoond.
host-invitation-used = { $used ->
    [0] nog niet gebruikt
    [one] door 1 persoon gebruikt
   *[other] door { $used } mensen gebruikt
}
host-invitation-used-of = door { $used } van de { $most } gebruikt
host-until = tot { $day }
host-invitation-revoke = Intrekken
host-invitation-revoke-people = Intrekken, ook voor wie hem gebruikte
host-invitation-link = Verstuur deze link
host-invitation-name = Naam, voor jezelf
host-invitation-days = Aantal dagen geldig
host-invitation-most = Voor hoeveel mensen
host-invitation-make = Link maken

host-ladder = Ranglijst
host-ladder-about = Wie een tafel voor vrienden maakt, kan die dan laten meetellen. Alleen mensen komen op de lijst, naar de partijen die ze met elkaar uitspelen.
host-ladder-off = Geen ranglijst
host-ladder-host = Een ranglijst die alleen jij ziet
host-ladder-public = Een ranglijst die iedereen ziet
host-ladder-see = Bekijken
host-ladder-rebuild = Opnieuw maken uit alle partijen
host-ladder-rebuilt = { $games ->
    [one] Opnieuw gemaakt uit 1 partij.
   *[other] Opnieuw gemaakt uit { $games } partijen.
}
host-ladder-of = Ranglijst: { $game }
host-ladder-how = Maak een tafel voor vrienden en laat de partij meetellen: wie zulke partijen met anderen uitspeelt, komt hier te staan.
host-ladder-games = { $games ->
    [0] Er is nog geen partij uitgespeeld die meetelt.
    [one] Na 1 partij die meetelt.
   *[other] Na { $games } partijen die meetellen.
}
host-ladder-place = Plaats
host-ladder-name = Naam
host-ladder-rating = Score
host-ladder-played = Partijen
host-ladder-won = Gewonnen
host-ladder-note = Iedereen begint op 1000. Met een vraagteken: minder dan vijf partijen. Wie zijn gegevens wist, verdwijnt van de ranglijst.

host-tables-status = Welke
host-status-all = Alle
host-status-open = Open
host-status-playing = Bezig
host-status-over = Afgelopen
host-tables-idle = Niets gebeurd sinds
host-tables-idle-any = maakt niet uit
host-tables-clean = Opruimen …
host-tables-clean-sure = { $tables ->
    [0] Geen tafel gevonden
    [one] 1 tafel voorgoed verwijderen
   *[other] { $tables } tafels voorgoed verwijderen
}
host-tables-cleaned = { $tables ->
    [one] 1 tafel verwijderd.
   *[other] { $tables } tafels verwijderd.
}
host-tables-none = Zulke tafels zijn er niet.
host-table-private = besloten
host-seat-free = vrij
host-table-delete = Verwijderen
host-table-delete-sure = Voorgoed verwijderen
host-table-strike = Telt niet mee
host-table-rate = Laten meetellen

host-people-find = Zoek op naam
host-people-none = Niemand gevonden.
host-person-nameless = Zonder naam
host-person-tables = { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
}
host-person-maker = mag tafels maken
host-person-muted = Tot zwijgen gebracht
host-person-banned = Buitengesloten
host-for-ever = voor altijd
host-mute = Laten zwijgen
host-unmute = Weer laten praten
host-ban = Buitensluiten
host-unban = Weer binnenlaten
host-unmake = Mag geen tafels meer maken
host-mute-about = Deze persoon kan spelen, maar op geen enkel eigen apparaat iets zeggen.
host-ban-about = Deze persoon komt op geen enkel eigen apparaat meer binnen, onder welke naam ook; bots spelen verder.
host-for = Voor
host-why = Waarom, als notitie voor jezelf
host-near = Weiger ook nieuwe browsers die daarvandaan komen, hoogstens een maand. Wie hier al heeft gespeeld, merkt er niets van.
host-cancel = Annuleren

host-welcome = Welkom
host-welcome-about = Vanaf nu kun je hier tafels maken, met deze browser en alle apparaten die je eraan koppelt.
host-welcome-go = Een tafel maken
host-welcome-broken = Deze link is onvolledig of geldt niet meer. Vraag de beheerder om een nieuwe. Zonder kun je nog steeds aan tafels van anderen gaan zitten.
host-makers = Tafels maken
host-makers-password = Hier maakt alleen wie het wachtwoord van de beheerder kent tafels. Er wordt één keer om gevraagd. Zonder kun je nog steeds aan tafels van anderen gaan zitten.
host-makers-enter = Wachtwoord
host-makers-go = Tafel maken
host-makers-invited = Hier maken alleen mensen tafels die de beheerder heeft uitgenodigd. Vraag de beheerder om een link. Zonder kun je nog steeds aan tafels van anderen gaan zitten.
