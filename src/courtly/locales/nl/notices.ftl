# Meldingen: wat mensen krijgen die er niet zijn, en de pagina waar ze erom vragen.

notice-turn = Je bent aan de beurt
notice-vote = Je stem wordt gevraagd
notice-asked = De tafel vraagt je iets
notice-time = Je tijd raakt op
notice-time-left = { $hours ->
    [one] Je hebt nog ongeveer een uur.
   *[other] Je hebt nog ongeveer { $hours } uur.
}
notice-over = Het spel is afgelopen
notice-invited = Je bent uitgenodigd voor een revanche
notice-table = { $game } met { $names }
notice-several = { $count ->
    [one] Nieuws van een van je spellen
   *[other] { $count } berichten over je spellen
}
notice-open = Naar de tafel
notice-why = Je hebt om deze meldingen gevraagd.
notice-stop = Geen meldingen meer
notice-confirm = Wil je meldingen over je spellen hier?
notice-confirm-text = Iemand heeft dit adres op onze pagina ingevuld. Er komt hier niets meer, tenzij je binnen een dag ja zegt.
notice-confirm-button = Ja, stuur me meldingen
notice-confirm-why = Was jij dat niet, dan hoef je niets te doen.
notice-confirm-never = Nooit meer hierheen schrijven
notice-test = Het werkt
notice-test-text = Zo krijg je meldingen.

notices-offline = De server is niet bereikbaar. Je spellen zijn veilig; probeer het zo weer.
