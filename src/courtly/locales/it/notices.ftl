# Avvisi: che cosa si manda a chi non c’è, e la pagina dove si chiedono.

notice-turn = Tocca a te
notice-vote = Si attende il tuo voto
notice-asked = Il tavolo ti chiede qualcosa
notice-time = Il tuo tempo sta per scadere
notice-time-left = { $hours ->
    [one] Ti resta circa un’ora.
   *[other] Ti restano circa { $hours } ore.
}
notice-over = La partita è finita
notice-invited = Ti invitano a una rivincita
notice-table = { $game } con { $names }
notice-several = { $count ->
    [one] Novità da una delle tue partite
   *[other] { $count } novità dalle tue partite
}
notice-open = Vai al tavolo
notice-why = Hai chiesto tu questi avvisi.
notice-stop = Basta avvisi
notice-confirm = Vuoi ricevere qui gli avvisi sulle tue partite?
notice-confirm-text = Qualcuno ha indicato questo indirizzo sulla nostra pagina. Qui non arriverà altro, a meno che tu dica di sì entro un giorno.
notice-confirm-button = Sì, mandatemi gli avvisi
notice-confirm-why = Se non sei stato tu, non devi fare nulla.
notice-confirm-never = Non scrivere mai più qui
notice-test = Funziona
notice-test-text = Così ti arriveranno gli avvisi.

notices-offline = Il server non è raggiungibile. Le tue partite sono al sicuro; riprova tra un momento.
