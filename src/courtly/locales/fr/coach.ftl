# Un mentor pour qui apprend, dans les parties contre des bots.
coach-title = Mentor
coach-more = Plus
coach-off = Ne plus expliquer
coach-last = Ton dernier coup
coach-matters = Ce qui compte ici
coach-waiting = Ici tu lis ce qui compte, et ce qui aurait été nettement mieux.
coach-better = { $verdict ->
    [mistake] La prochaine fois, pense aussi à ceci : { $move }.
   *[blunder] Ce n’est rien, mais ceci était bien meilleur : { $move }.
} Cela donnait environ { $loss } de chances de gagner en plus (± { $error }).
coach-lancaster-threat = { $seat } a encore à la cour un chevalier de puissance { $n } : un chevalier plus faible peut être évincé d’une province.
coach-lancaster-alone = Les autres n’ont plus de chevalier à la cour : personne ne peut évincer les tiens.
coach-lancaster-laws = En l’état, les lois en vigueur te rapportent { $share }.
coach-lancaster-no-laws = En l’état, les lois en vigueur ne te rapportent rien.
coach-richelieu-take = Regarde où tu prendrais la tête, les régions et les symboles qui te manquent, et la carte que tu libères.
