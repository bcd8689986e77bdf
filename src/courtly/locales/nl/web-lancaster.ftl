# Lancasters tafel in de browser. `$seat`, `$name`, `$owner` en `$who` zijn namen van spelers of hun
# bondgenoten; `$n` is een getal; `$gives`, `$gets`, `$reward` en `$what` zijn opsommingen zoals
# ‘2 goud en 1 schildknaap’; de namen van county’s worden niet vertaald.

# Weergaven en de balk bovenaan
web-lancaster-views = Weergaven
web-lancaster-view-map = Kaart
web-lancaster-view-parliament = Parlement
web-lancaster-view-castles = Kastelen
web-lancaster-view-log = Verslag
web-lancaster-when = { $round ->
    [0] Vóór de eerste ronde: { $phase }
   *[other] Ronde { $round } van { $rounds }: { $phase }
}
web-lancaster-chip = { $points ->
    [one] { $name }: 1 punt
   *[other] { $name }: { $points } punten
}{ $over ->
    [yes] .
   *[no] , { $final } als het nu afgelopen was.
}{ $start ->
    [yes] {" "}Startspeler.
   *[no] {""}
} Opent het scoreblad.

# Woorden op de kaart
web-lancaster-channel = Het Kanaal
web-lancaster-north-sea = Noordzee
web-lancaster-conflict-upper-1 = Boven 1
web-lancaster-conflict-upper-2 = Boven 2
web-lancaster-conflict-lower-1 = Onder 1
web-lancaster-conflict-lower-2 = Onder 2
web-lancaster-conflict-none = { $name }: geen conflict
web-lancaster-county = { $name }, { $letter }. Minimumsterkte { $minimum }. Opbrengst: { $reward }. { $nobles ->
    [0] Geen edelmannen meer.
    [one] Nog 1 edelman.
   *[other] Nog { $nobles } edelmannen.
} { $knight }
web-lancaster-county-free = Er staat niemand.
web-lancaster-county-held = { $squires ->
    [0] Ridder met sterkte { $strength } van { $seat }; te verslaan: { $total }.
    [one] Ridder met sterkte { $strength } en 1 schildknaap van { $seat }; te verslaan: { $total }.
   *[other] Ridder met sterkte { $strength } en { $squires } schildknapen van { $seat }; te verslaan: { $total }.
}
web-lancaster-conflict = { $name }: Frankrijk heeft sterkte { $french }, Engeland tot nu toe { $english }. Punten bij winst { $victory }, bij verlies { $defeat }. { $berths }
web-lancaster-berth = { $squires ->
    [0] { $seat }: ridders { $knights }, sterkte { $strength }
    [one] { $seat }: ridders { $knights } en 1 schildknaap, sterkte { $strength }
   *[other] { $seat }: ridders { $knights } en { $squires } schildknapen, sterkte { $strength }
}
web-lancaster-berths-free = Alle drie de velden zijn vrij.
web-lancaster-favour = Gunst van de koning: { $gift }{ $open ->
    [yes] {""}
   *[no] {" "}(deze ronde al gekozen)
}

# What the eye is told of it, where it asks
web-lancaster-about-county = Hier mag een ridder met sterkte { $minimum } of meer staan. Opbrengst aan het eind van de ronde: { $nobles ->
    [0] { $reward }.
   *[other] een edelman of { $reward }; voor { $both } allebei.
}
web-lancaster-about-held = { $seat } staat hier; verjagen kan vanaf sterkte { $needs }.
web-lancaster-about-conflict = Alle ridders hier vechten samen. Engeland heeft { $english } en wint vanaf { $french }. Punten naar rang: { $victory } bij winst, { $defeat } bij verlies.
web-lancaster-about-favour = { $gift }: voor een ridder die naar een conflict gaat, zolang deze gunst er nog is.

# Gaven die geen speelstukken zijn
web-lancaster-gift-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
web-lancaster-gift-noble = { $n ->
    [one] een edelman
   *[other] { $n } edelmannen
}
web-lancaster-gift-knight = { $n ->
    [one] een nieuwe ridder
   *[other] { $n } nieuwe ridders
}
web-lancaster-gift-recruit = een nieuwe ridder
web-lancaster-gift-upgrade = opwaarderen
web-lancaster-gift-upgrade-placed = opwaarderen
web-lancaster-gift-promote = sterkte 4 in plaats van 3
web-lancaster-gift-extension = een uitbreidingstegel
web-lancaster-gift-tile = { $n ->
    [one] een uitbreidingstegel
   *[other] { $n } uitbreidingstegels
}
web-lancaster-gift-crossing = de overtocht naar Frankrijk

# Parlement
web-lancaster-laws-in-force = Geldende wetten
web-lancaster-leaves-first = verdwijnt als eerste
web-lancaster-proposals = Voorstellen
web-lancaster-no-proposals = Nog geen voorstellen.
web-lancaster-pile = { $n ->
    [one] 1 wet op de stapel
   *[other] { $n } wetten op de stapel
}
web-lancaster-fate-adopted = Aangenomen
web-lancaster-fate-rejected = Verworpen
web-lancaster-yes = Ja
web-lancaster-no = Nee
web-lancaster-shares = Wat het nu zou opleveren
web-lancaster-share = { $seat }: { $share }
web-lancaster-share-none = niets
web-lancaster-share-unknown = onbekend, het hangt af van verborgen goud of schildknapen
web-lancaster-share-may = ruil mogelijk
web-lancaster-share-pays = moet { $what } betalen
web-lancaster-share-send = { $n ->
    [one] 1 schildknaap om te sturen
   *[other] tot { $n } schildknapen om te sturen
}

# Kastelen
web-lancaster-castle-of = Kasteel van { $name }
web-lancaster-start-player = Startspeler
web-lancaster-name-start = { $name } wordt startspeler
web-lancaster-court = Hof
web-lancaster-reserve = Reserve
web-lancaster-nobody = niemand
web-lancaster-knight-at-court = { $owner }: ridder met sterkte { $strength } in het hof
web-lancaster-hidden = { $what }: achter het zichtscherm
web-lancaster-round-table = { $n ->
    [0] Ronde tafel: nog geen edelmannen
    [one] Ronde tafel: 1 edelman, { $nobles }
   *[other] Ronde tafel: { $n } edelmannen, { $nobles }
}
web-lancaster-space-recruit = Nieuwe ridder
web-lancaster-space-upgrade = Opwaar{"\u00AD"}deren
web-lancaster-space-squires = Schild{"\u00AD"}knapen
web-lancaster-space-gold = Goud
web-lancaster-space-votes = Stem{"\u00AD"}blokjes
web-lancaster-space-purse = Buidel
web-lancaster-space = { $owner }, kasteelveld ‘{ $space }’: { $gives }{ $cost ->
    [0] {""}
    [one] {" "}voor 1 schildknaap
   *[other] {" "}voor { $cost } schildknapen
}. { $tile ->
    [open] Er ligt een uitbreidingstegel op.
    [turned] De uitbreidingstegel is deze ronde omgedraaid.
   *[stock] { $knight ->
        [0] Er staat geen ridder.
       *[other] Er staat een ridder met sterkte { $knight }.
    }
}
web-lancaster-in-castle = Kasteel: { $space }
web-lancaster-at-court = in het hof

# Wat jij beslist
web-lancaster-decision = Jouw beslissing
web-lancaster-ask-lay = { $phase ->
    [setup] Met welke uitbreidingstegel begint je kasteel?
    [laws] Leg een uitbreidingstegel, of zie ervan af: ‘{ $law }’.
   *[other] Leg een uitbreidingstegel in je kasteel ({ $source }).
}
web-lancaster-ask-place = Welke ridder gaat waarheen?
web-lancaster-ask-place-where = { $ally ->
    [yes] Waar gaat de ridder met sterkte { $strength } van je bondgenoot naartoe?
   *[no] Waar gaat je ridder met sterkte { $strength } naartoe?
}
web-lancaster-ask-place-who = Welke ridder gaat ernaartoe?
web-lancaster-ask-squires = Hoeveel schildknapen gaan mee naar { $about }?
web-lancaster-ask-favour = { $ally ->
    [yes] Kies een gunst van de koning voor je bondgenoot.
   *[no] Kies een gunst van de koning.
}
web-lancaster-ask-noble = { $ally ->
    [yes] Welke edelman haalt je bondgenoot uit het spel?
   *[no] Kies een edelman voor je ronde tafel.
}
web-lancaster-ask-upgrade = { $ally ->
    [yes] Waardeer een ridder van je bondgenoot op, of zie ervan af ({ $source }).
   *[no] Waardeer een van je ridders op, of zie ervan af ({ $source }).
}
web-lancaster-ask-vote = Stem over deze wet: ‘{ $law }’
web-lancaster-ask-trade = Hoe vaak ruil je? ‘{ $law }’
web-lancaster-ask-exchange = Wissel goud of schildknapen, { $rate } voor 1, of zie ervan af.
web-lancaster-ask-send = { $due ->
    [one] { $about }: stuur je je schildknaap?
   *[other] { $about }: hoeveel van de { $due } toegestane schildknapen stuur je?
}
web-lancaster-ask-toll = { $county ->
    [yes] Voor { $about } betalen, of de ridder terughalen naar het hof?
   *[no] Voor de uitbreidingstegel ‘{ $about }’ betalen, of hem omdraaien?
}
web-lancaster-ask-county = { $ally ->
    [yes] { $about }: je bondgenoot haalt een edelman uit het spel, of neemt de opbrengst: { $reward }.
   *[no] { $about }: neem de edelman, de opbrengst ({ $reward }), of beide voor { $both }.
}
web-lancaster-ask-cross = { $ally ->
    [yes] Naar welk conflict steekt de ridder van je bondgenoot over?
   *[no] Naar welk conflict steekt je ridder over?
}
web-lancaster-ask-start = Wijs de startspeler aan.
web-lancaster-ask-castle = { $ally ->
    [yes] Kasteel van je bondgenoot: neem wat het biedt, of zie ervan af.
   *[no] Je kasteel: betaal voor een nieuwe ridder of opwaarderen, of zie ervan af.
}
web-lancaster-ask-castle-order = Je kasteel: er zijn te weinig schildknapen in de doos, dus de volgorde telt. Wat waardeer je nu?
web-lancaster-ask-ransom = { $about }: koop gevangen ridders vrij, { $price } per sterktepunt; de rest gaat naar de reserve.
web-lancaster-ask-over = Het spel is afgelopen.

# Wat anderen beslissen
web-lancaster-wait-lay = { $who } legt een uitbreidingstegel.
web-lancaster-wait-place = { $who } plaatst een ridder.
web-lancaster-wait-squires = { $who } kiest hoeveel schildknapen meegaan.
web-lancaster-wait-favour = { $who } kiest een gunst van de koning.
web-lancaster-wait-noble = { $who } kiest een edelman.
web-lancaster-wait-upgrade = { $who } mag een ridder opwaarderen.
web-lancaster-wait-vote = { $n ->
    [one] { $who } is nog aan het stemmen.
   *[other] { $who } zijn nog aan het stemmen.
}
web-lancaster-wait-trade = { $who } mag ruilen.
web-lancaster-wait-exchange = { $who } mag goud en schildknapen wisselen.
web-lancaster-wait-send = { $who } mag schildknapen naar Frankrijk sturen.
web-lancaster-wait-toll = { $who } beslist of er wordt betaald.
web-lancaster-wait-county = { $who } kiest de opbrengst van een county.
web-lancaster-wait-cross = { $who } kiest het conflict voor de overtocht.
web-lancaster-wait-start = { $who } wijst de startspeler aan.
web-lancaster-wait-castle = { $who } waardeert het kasteel.
web-lancaster-wait-ransom = { $who } mag gevangen ridders vrijkopen.
web-lancaster-wait-over = Het spel is afgelopen.
web-lancaster-over = { $n ->
    [one] Het spel is afgelopen: { $who } wint.
   *[other] Het spel is afgelopen: { $who } delen de overwinning.
}

# Knoppen
web-lancaster-fewer = Minder
web-lancaster-more = Meer
web-lancaster-confirm = Bevestigen: { $what }
web-lancaster-list-places = { $n ->
    [one] 1 plek als lijst
   *[other] { $n } plekken als lijst
}
web-lancaster-against = tegen { $total }
web-lancaster-do-place = { $ally ->
    [yes] Ridder met sterkte { $strength } van de bondgenoot: { $place }
   *[no] Ridder met sterkte { $strength }: { $place }
}
web-lancaster-do-squires = { $n ->
    [0] Alleen naar { $county }: sterkte { $total }
    [one] Met 1 schildknaap naar { $county }: sterkte { $total }
   *[other] Met { $n } schildknapen naar { $county }: sterkte { $total }
}
web-lancaster-do-upgrade = { $from } → { $to }, { $place }{ $squires ->
    [0] {""}
    [one] {" "}(1 schildknaap)
   *[other] {" "}({ $squires } schildknapen)
}
web-lancaster-do-recruit = { $squires ->
    [0] Nieuwe ridder
    [one] Nieuwe ridder voor 1 schildknaap
   *[other] Nieuwe ridder voor { $squires } schildknapen
}
web-lancaster-do-ransom = Koop de ridder met sterkte { $strength } vrij
web-lancaster-do-pay = Betaal { $what }
web-lancaster-do-refuse = Niet betalen
web-lancaster-do-score = Waarderen: { $space }
web-lancaster-do-decline = Niet doen
web-lancaster-take-noble = De edelman
web-lancaster-take-reward = De opbrengst
web-lancaster-take-both = Beide, { $both }
web-lancaster-do-take-noble = De edelman
web-lancaster-do-take-reward = De opbrengst ({ $reward })
web-lancaster-do-take-both = Beide, voor { $both }
web-lancaster-do-trade = Geef { $gives } voor { $gets }
web-lancaster-do-no-trade = Niet ruilen
web-lancaster-do-no-send = Niemand sturen
web-lancaster-do-no-exchange = Niets wisselen
web-lancaster-do-send = { $n ->
    [one] Stuur 1 schildknaap: { $conflict }
   *[other] Stuur { $n } schildknapen: { $conflict }
}
web-lancaster-stepper-trade = Hoe vaak
web-lancaster-stepper-send = Hoeveel schildknapen
web-lancaster-stepper-exchange = Hoeveel je krijgt
web-lancaster-exchange-from = Geef { $token }
web-lancaster-at-most = hoogstens { $n }
web-lancaster-cannot = { $kind ->
    [send] Je hebt geen schildknapen om te sturen.
   *[trade] Je hebt niet genoeg om te ruilen.
}
web-lancaster-of-stones = { $n ->
    [0] je hebt geen stemblokjes
   *[other] van { $n }
}
web-lancaster-seal-first = Ja of nee?
web-lancaster-seal = { $stones ->
    [0] Stemmen: { $vote }, geen stemblokjes
    [one] Stemmen: { $vote }, 1 stemblokje
   *[other] Stemmen: { $vote }, { $stones } stemblokjes
}
web-lancaster-sealed = { $stones ->
    [0] Je stem: { $vote }, geen stemblokjes. Wachten op { $who }.
    [one] Je stem: { $vote }, 1 stemblokje. Wachten op { $who }.
   *[other] Je stem: { $vote }, { $stones } stemblokjes. Wachten op { $who }.
}
web-lancaster-has-voted = { $name } heeft gestemd.
web-lancaster-not-voted = { $name } heeft nog niet gestemd.

# Zetten van een latere beslissing, waarvan county, conflict of wet nog niet vaststaat
web-lancaster-later-squires = { $n ->
    [0] Zonder schildknapen
    [one] Met 1 schildknaap
   *[other] Met { $n } schildknapen
}
web-lancaster-later-send = { $n ->
    [one] Stuur 1 schildknaap
   *[other] Stuur { $n } schildknapen
}
web-lancaster-later-trade = { $n ->
    [one] Eén keer ruilen
   *[other] { $n } keer ruilen
}
web-lancaster-later-pay = Betalen

# Zetten zoals de raad ze noemt: wat op de knop staat, en waar het om gaat
web-lancaster-told-favour = Gunst van de koning: { $what }
web-lancaster-told-lay = Uitbreidingstegel: { $what }
web-lancaster-told-noble = Edelman: { $what }
web-lancaster-told-cross = Overtocht: { $what }
web-lancaster-told-name = Startspeler: { $what }
web-lancaster-told-upgrade = Opwaarderen: { $what }

# Wat uit een keuze volgt
web-lancaster-after-lay = Levert bij elke waardering van de kastelen op: { $gives }.
web-lancaster-after-lay-knight = De ridder met sterkte { $strength } die er staat, gaat zonder waardering terug naar het hof.
web-lancaster-after-refuse-county = De ridder in { $county } gaat zonder waardering terug naar het hof, zijn schildknapen naar de algemene voorraad.
web-lancaster-after-refuse-tile = De tegel wordt omgedraaid en levert deze ronde niets op.
web-lancaster-after-both = Eerst de edelman, dan de opbrengst; je betaalt { $gold }.
web-lancaster-after-no-ransom = Je ridders die hier nog gevangen zijn, gaan naar de reserve.
web-lancaster-after-decline = Je ziet af van wat je wordt geboden.

# Het scoreblad
web-lancaster-sheet = Scoreblad
web-lancaster-sheet-source = Herkomst
web-lancaster-sheet-total = Totaal
web-lancaster-sheet-open = Riddermacht, uitbreidingen en edelmannen tellen aan het einde; hier staan ze zoals ze nu zouden tellen.
web-lancaster-line-counties = County’s
web-lancaster-line-laws = Wetten
web-lancaster-line-victories = Overwinningen in Frankrijk
web-lancaster-line-defeats = Nederlagen in Frankrijk
web-lancaster-line-knighthood = Riddermacht
web-lancaster-line-extensions = Uitbreidingen
web-lancaster-line-nobles = Edelmannen

# What a table can choose
web-lancaster-option-laws = Wetten
web-lancaster-option-laws-base = Basisspel
web-lancaster-option-laws-new = Nieuwe wetten
web-lancaster-option-laws-random = Door het lot gemengd
web-lancaster-option-laws-sections = Per deel
web-lancaster-option-sections = Wetten van elk deel
web-lancaster-option-sections-entry = Deel { $n }
web-lancaster-option-sections-base = Basisspel
web-lancaster-option-sections-new = Nieuwe wetten
web-lancaster-option-sections-random = Willekeurig
web-lancaster-option-open-stock = Open voorraden
web-lancaster-option-open-stock-about = Ieders goud en schildknapen liggen open.
web-lancaster-option-supply = Voorraad
web-lancaster-option-supply-unlimited = Onbeperkt
web-lancaster-option-supply-box = Zoals in de doos
web-lancaster-option-supply-about = De doos bevat van alles een beperkt aantal; is hij leeg, dan vallen opbrengsten kleiner uit.
web-lancaster-option-start = Startspeler

# Words on the table
web-lancaster-taken = weg
web-lancaster-winning = Engeland wint
web-lancaster-winning-short = wint
web-lancaster-missing = { $n } te weinig
web-lancaster-if-won = bij winst
web-lancaster-if-lost = verlies
web-lancaster-last-move = laatste zet
web-lancaster-last = laatst
web-lancaster-needs = vraagt { $n }
web-lancaster-placed = Geplaatste ridders
web-lancaster-nobles-worth = { $n ->
    [0] nog geen edelmannen
    [one] 1 edelman: { $points } punten
   *[other] { $n } edelmannen: { $points } punten
}
web-lancaster-fold = Kasteel van { $name } inklappen
web-lancaster-unfold = Kasteel van { $name } uitklappen
web-lancaster-you-turn = { $turn ->
    [1] jij, als eerste aan de beurt
    [2] jij, als tweede aan de beurt
    [3] jij, als derde aan de beurt
    [4] jij, als vierde aan de beurt
   *[other] jij, als laatste aan de beurt
}
web-lancaster-round = Ronde
web-lancaster-round-of = Ronde { $round } van { $rounds }
web-lancaster-step-placing = Plaatsen
web-lancaster-step-parliament = Parlement
web-lancaster-step-rewards = Opbrengst
web-lancaster-step-conflicts = Conflicten
web-lancaster-vote = Stemming { $n }
web-lancaster-vote-of = Uitslag van stemming { $n }
web-lancaster-tally = Ja { $yes }, nee { $no }
web-lancaster-list-none = Plekken
web-lancaster-confirm-none = Kies iets
web-lancaster-ask-place-more = Een oplichtende county, een conflict of je kasteel.

# Moments with a stage of their own
web-lancaster-voted = Het parlement heeft gestemd
web-lancaster-votes-open = De stemmen worden onthuld
web-lancaster-vote-number = Stemming { $n } van { $of }
web-lancaster-vote-coming = Stemming { $n }: komt nog
web-lancaster-no-stones = geen stemblokjes
web-lancaster-would = had opgeleverd: { $share }
web-lancaster-law-brings = Levert nu op
web-lancaster-law-would-bring = Had opgeleverd
web-lancaster-england-wins = Engeland wint
web-lancaster-france-wins = Frankrijk wint
web-lancaster-fight-closed = De ridders keren terug naar het hof.
web-lancaster-fight-held = Herkansing: het conflict schuift naar de onderste rij.
web-lancaster-fight-captured = De ridders worden gevangengenomen.
web-lancaster-final = De eindwaardering
web-lancaster-after-laws = De wetten zijn uitgevoerd
web-lancaster-after-counties = De county’s zijn gewaardeerd
web-lancaster-after-castles = De kastelen zijn gewaardeerd
web-lancaster-after-conflicts = De oorlog van deze ronde
web-lancaster-fought = { $name }: { $winner ->
    [england] Engeland { $english }–{ $french }
   *[france] Frankrijk { $french }–{ $english }
}
web-lancaster-now = Nu: { $phase }

# Why a move may be good
web-lancaster-because-favour = Je krijgt meteen: { $gift }.
web-lancaster-because-noble = { $n ->
    [one] Het is je eerste edelman.
   *[other] { $n } edelmannen zijn samen meer waard dan apart.
}
web-lancaster-because-decline = Het aanbod is zijn prijs nu niet waard.
web-lancaster-because-castle = Het veld ‘{ $space }’ levert bij de waardering van de kastelen op: { $gives }.
web-lancaster-because-evict = Daarmee verjaag je { $seat } uit { $county }.
web-lancaster-because-reward = { $county } levert op: { $reward }.
web-lancaster-because-safe = { $n ->
    [one] Wie hem wil verjagen, heeft minstens 1 schildknaap nodig.
   *[other] Wie hem wil verjagen, heeft minstens { $n } schildknapen nodig.
}
web-lancaster-because-threat = { $seat } zou hem kunnen verjagen.
web-lancaster-because-wins = Daarmee wint Engeland: { $conflict }.
web-lancaster-because-short = { $n ->
    [one] { $conflict }: Engeland komt dan nog 1 sterktepunt tekort.
   *[other] { $conflict }: Engeland komt dan nog { $n } sterktepunten tekort.
}
web-lancaster-because-king = Er is nog een gunst van de koning te krijgen.
web-lancaster-because-join = Hij komt bij een ridder van jou.
web-lancaster-because-law-mine = Dat levert je op: { $share }.
web-lancaster-because-law-more = { $n ->
    [0] Het levert nu alleen jou iets op.
    [one] Het levert jou iets op, maar ook 1 ander.
   *[other] Het levert jou iets op, maar ook { $n } anderen.
}
web-lancaster-because-law-theirs = { $n ->
    [one] Het levert jou niets op, maar 1 ander wel.
   *[other] Het levert jou niets op, maar { $n } anderen wel.
}
web-lancaster-because-law-nobody = Dat levert nu niemand iets op.
web-lancaster-because-lay = Levert vanaf nu elke ronde op: { $gives }.
web-lancaster-because-costs = Kost telkens { $cost }.
