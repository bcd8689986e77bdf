# Een leermeester voor wie leert, in partijen tegen bots.
coach-title = Leermeester
coach-more = Meer
coach-off = Niet meer uitleggen
coach-last = Jouw laatste zet
coach-matters = Waar het op aankomt
coach-waiting = Hier lees je waar het op aankomt, en wat duidelijk beter was geweest.
coach-better = { $verdict ->
    [mistake] Denk de volgende keer ook hieraan: { $move }.
   *[blunder] Geeft niet, maar veel beter was: { $move }.
} Dat gaf ongeveer { $loss } meer kans op winst (± { $error }).
coach-lancaster-threat = { $seat } heeft nog een ridder met sterkte { $n } in het hof: een zwakkere ridder in een county kan worden verjaagd.
coach-lancaster-alone = In geen ander hof staat nog een ridder: niemand kan de jouwe verjagen.
coach-lancaster-laws = Zoals het nu staat, leveren de geldende wetten je op: { $share }.
coach-lancaster-no-laws = Zoals het nu staat, leveren de geldende wetten je niets op.
coach-richelieu-take = Let op waar je dan voorligt, wat je nog helemaal niet hebt en welke kaart je vrijmaakt.
