# La pagina dell’host, chi può aprire tavoli, e la classifica.

host-title = La pagina dell’host
host-secret = Segreto
host-secret-about = All’avvio il server ha mostrato un segreto. Se l’hai perso, «courtly admin secret» ne mostra un altro.
host-enter = Entra
host-leave = Blocca la pagina
host-parts = Parti di questa pagina
host-part-report = Stato
host-part-rules = Regole
host-part-tables = Tavoli
host-part-people = Persone

host-state-ok = Tutto a posto
host-state-failing = Qualcosa non funziona
host-state-stopping = Il server si sta fermando
host-failing = Non funziona: { $parts }
host-fact-version = Versione
host-fact-since = Avviato
host-fact-processes = Processi
host-fact-memory = Memoria di questo processo
host-fact-database = Database
host-fact-entries = Voci di tutti i registri
host-fact-sockets = Connessioni aperte
host-fact-live = Tavoli in memoria
host-fact-bots = Decisioni che i bot devono ancora prendere
host-fact-tables = Tavoli
host-fact-people = Persone
host-fact-devices = Dispositivi collegati
host-fact-passkeys = Passkey
host-fact-engine = Motore di { $game }
host-tables-by = { $open } aperti, { $playing } in corso, { $over } finiti
host-engine-plain = non ancora compilato
host-engine-compiling = in compilazione, { $percent }%
host-engine-kept = compilato, non in uso
host-engine-compiled = compilato
host-engine-failed = resta lento: non si può compilare

host-making = Chi può aprire tavoli
host-making-open = Tutti
host-making-open-about = Chi apre la pagina di questo server può aprire un tavolo.
host-making-invited = Chi è invitato
host-making-invited-about = Chi ha usato uno dei tuoi link. Ai loro tavoli può ancora sedersi chiunque.
host-making-password = Chi conosce la password
host-making-password-about = Viene chiesta una volta sola.
host-password = Imposta una password
host-password-anew = Imposta un’altra password
host-password-do = Imposta
host-password-set = La password è impostata.
host-invitations = Inviti
host-invitations-about = Link con cui si possono aprire tavoli. Un link viene mostrato una volta sola.
host-invitation-used = { $used ->
    [0] non ancora usato
    [one] usato da 1 persona
   *[other] usato da { $used } persone
}
host-invitation-used-of = usato da { $used } su { $most }
host-until = fino al { $day }
host-invitation-revoke = Revoca
host-invitation-revoke-people = Revoca, anche per chi l’ha usato
host-invitation-link = Manda questo link
host-invitation-name = Nome, per te
host-invitation-days = Giorni di validità
host-invitation-most = Per quante persone
host-invitation-make = Crea un link

host-ladder = Classifica
host-ladder-about = Chi apre un tavolo per amici può decidere che conti. In classifica ci sono solo persone, secondo le partite che finiscono tra loro.
host-ladder-off = Nessuna classifica
host-ladder-host = Una classifica che vedi solo tu
host-ladder-public = Una classifica che vedono tutti
host-ladder-see = Guardala
host-ladder-rebuild = Rifalla da tutte le partite
host-ladder-rebuilt = { $games ->
    [one] Rifatta da 1 partita.
   *[other] Rifatta da { $games } partite.
}
host-ladder-of = Classifica: { $game }
host-ladder-how = Apri un tavolo per amici e fai contare la partita: chi finisce partite così con altre persone compare qui.
host-ladder-games = { $games ->
    [0] Nessuna partita classificata è ancora finita.
    [one] Dopo 1 partita classificata.
   *[other] Dopo { $games } partite classificate.
}
host-ladder-place = Posto
host-ladder-name = Nome
host-ladder-rating = Punteggio
host-ladder-played = Partite
host-ladder-won = Vinte
host-ladder-note = Tutti cominciano da 1000. Con il punto interrogativo: meno di cinque partite. Chi cancella i propri dati lascia la classifica.

host-tables-status = Quali
host-status-all = Tutti
host-status-open = Aperto
host-status-playing = In corso
host-status-over = Finito
host-tables-idle = Non succede nulla da
host-tables-idle-any = non importa
host-tables-clean = Fai pulizia …
host-tables-clean-sure = { $tables ->
    [0] Nessun tavolo corrisponde
    [one] Elimina per sempre 1 tavolo
   *[other] Elimina per sempre { $tables } tavoli
}
host-tables-cleaned = { $tables ->
    [one] 1 tavolo eliminato.
   *[other] { $tables } tavoli eliminati.
}
host-tables-none = Non ci sono tavoli così.
host-table-private = privato
host-seat-free = libero
host-table-delete = Elimina
host-table-delete-sure = Elimina per sempre
host-table-strike = Non conta
host-table-rate = Fallo contare

host-people-find = Cerca per nome
host-people-none = Non è stato trovato nessuno.
host-person-nameless = Senza nome
host-person-tables = { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}
host-person-maker = può aprire tavoli
host-person-muted = Non può parlare
host-person-banned = Non può entrare
host-for-ever = per sempre
host-mute = Togli la parola
host-unmute = Ridai la parola
host-ban = Escludi
host-unban = Lascia rientrare
host-unmake = Non può più aprire tavoli
host-mute-about = Questa persona può giocare, ma non può dire nulla, da nessuno dei suoi dispositivi.
host-ban-about = Questa persona non può più entrare, da nessuno dei suoi dispositivi e con nessun nome; al suo posto giocano i bot.
host-for = Per
host-why = Perché, una nota per te
host-near = Respingi anche i nuovi browser che vengono da lì, per un mese al massimo. Chi ha già giocato qui non ne risente.
host-cancel = Annulla

host-welcome = Ti diamo il benvenuto
host-welcome-about = Da ora puoi aprire tavoli qui, con questo browser e con tutti i dispositivi che ci colleghi.
host-welcome-go = Apri un tavolo
host-welcome-broken = Questo link è incompleto o non vale più. Chiedine un altro all’host. Senza puoi comunque sederti ai tavoli degli altri.
host-makers = Aprire tavoli
host-makers-password = Qui apre tavoli solo chi conosce la password dell’host. Ti viene chiesta una volta sola. Senza puoi comunque sederti ai tavoli degli altri.
host-makers-enter = Password
host-makers-go = Apri il tavolo
host-makers-invited = Qui apre tavoli solo chi è stato invitato dall’host. Chiedigli un link. Senza puoi comunque sederti ai tavoli degli altri.
