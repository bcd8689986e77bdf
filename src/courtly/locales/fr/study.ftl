# Retour sur une partie : terminal et navigateur.

study-title = Analyse de la partie
study-accuracy = Précision
study-part-own = Ses choix
study-part-others = Choix des autres
study-part-revealed = Chance
study-part-unforeseen = Imprévu
study-eyes-known = Ce que chacun pouvait savoir
study-eyes-known-about = Jugé d’après ce que chaque joueur pouvait savoir à ce moment.
study-eyes-open = Tout à découvert
study-eyes-open-about = Jugé en voyant tout, même ce que personne ne pouvait voir.
study-verdict-best = meilleur coup
study-verdict-good = bon
study-verdict-inaccuracy = imprécision
study-verdict-mistake = erreur
study-verdict-blunder = gaffe
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, coup { $move } : { $played } ({ $verdict }, { $loss }). Mieux : { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Coup { $number }, { $what } : { $change } pour { $seat }
study-too-long = Une partie sauvegardée de plus de { $most } coups n’est pas analysée.
study-not-over = La partie n’est pas finie ; l’analyse vient ensuite.

study-large = Voir sur le grand plateau
study-of-hundred = sur 100
study-accuracy-of = { $accuracy } sur 100
study-whose = Joueur analysé
study-luck-or-choices = Chance ou choix ?
study-part-own-about = Ce que les choix de ce joueur ont coûté face aux meilleurs.
study-part-others-about = Ce que les choix des autres ont apporté ou coûté à ce joueur.
study-part-revealed-about = Ce qui est apparu : cartes retournées, votes dévoilés.
study-part-unforeseen-about = Ce que la recherche n’a vu qu’un coup plus tard ; sa propre erreur est comprise ici.
study-eyes = Comment les choix sont jugés
study-chance = Chances de gagner
study-touch = touche la courbe pour y aller
study-pins = Repères sur la courbe
study-pin-turn = Tournant après le coup { $move }
study-pin-own = Choix coûteux { $number }, coup { $move }
study-move = Coup
study-moves = Tous les choix
study-costliest = { $seat } : les choix les plus coûteux
study-nothing-costly = Aucun choix n’était nettement moins bon qu’un autre vu par la recherche.
study-did = Joué
study-better = Mieux
study-line = Ce qui aurait suivi
study-show = Montrer
study-finest = Le plus beau choix, { $when } :
study-turns = Tournants
study-no-turns = Aucun coup n’a fait basculer la partie à lui seul.
study-change-for = { $change } pour { $seat }
study-looked = { $depth ->
    [deep] Analyse approfondie.
   *[fast] Analyse rapide.
}
study-looking = { $depth ->
    [deep] Analyse approfondie : { $percent } %. Les chiffres peuvent encore changer.
   *[fast] Analyse de la partie : { $percent } %
}
study-waiting = { $games ->
    [0] L’analyse commence dans un instant.
    [one] 1 partie passe avant.
   *[other] { $games } parties passent avant.
}
study-compiling = Le jeu est encore en cours de compilation ; l’analyse suit aussitôt.
study-votes = Votes
study-vote-result = { $adopted ->
    [yes] adoptée, { $yes } contre { $no }
   *[no] rejetée, { $yes } contre { $no }
}
study-vote-seat = Joueur
study-vote-ballot = Bulletin
study-vote-stake = Elle rapporterait
study-vote-instead = La loi qu’elle remplace
study-vote-cast = { $vote ->
    [yes] oui
   *[no] non
}{ $stones ->
    [0] {""}
    [one] {" "}avec 1 pion de vote
   *[other] {" "}avec { $stones } pions de vote
}
study-vote-swayed = Bulletin décisif : { $seats }.
study-vote-nobody = Aucun bulletin n’a décidé à lui seul.
study-vote-turn = { $stones ->
    [one] 1 pion de vote de plus aurait tout renversé.
   *[other] { $stones } pions de vote de plus auraient tout renversé.
}
study-vote-for-nothing = { $stones ->
    [one] { $seat } a engagé 1 pion de vote pour rien.
   *[other] { $seat } a engagé { $stones } pions de vote pour rien.
}
study-play-on = Continuer à partir d’ici
study-play-on-about = Une nouvelle partie contre des bots, après le coup { $move }. L’ancienne reste telle quelle.
study-play-on-seat = Ta place
study-play-on-level = Les autres sont joués par
study-play-on-begin = Commencer
study-play-on-name = Toi

# Puzzles
study-puzzles = Problèmes
study-puzzles-about = Des positions tirées de parties entre bots, où un choix est nettement le meilleur. Trouve-le. Les premiers essais comptent pour ta série, que ce navigateur garde en mémoire.
study-puzzles-all = Tous les problèmes
study-puzzles-solved = { $right } sur { $of } résolus au premier essai
study-puzzles-some = { $n ->
    [one] 1 problème
   *[other] { $n } problèmes
}
study-puzzle-number = Problème { $number }
study-puzzle-grade = Niveau { $grade } sur 5
study-puzzle-streak = { $n ->
    [0] Pas encore de série
    [one] 1 bonne réponse
   *[other] { $n } bonnes réponses d’affilée
}
study-puzzle-best = Meilleure série : { $n }
study-puzzle-themes = Ce qui est demandé
study-puzzle-state = { $state ->
    [right] Problème { $number }, résolu au premier essai
    [wrong] Problème { $number }, manqué au premier essai
   *[new] Problème { $number }
}
study-puzzle-theme-win = Trouve la victoire
study-puzzle-theme-win-about = Un seul coup gagne, quoi que fasse l’autre.
study-puzzle-theme-save = Limite la casse
study-puzzle-theme-save-about = On ne peut plus gagner. Un seul coup perd par le plus petit écart.
study-puzzle-theme-place = Place un chevalier
study-puzzle-theme-place-about = Un placement est nettement meilleur que tous les autres.
study-puzzle-theme-vote = Vote
study-puzzle-theme-vote-about = Un vote est nettement meilleur que tous les autres.
study-puzzle-open = Tout est visible, pour les deux.
study-puzzle-hidden = Tu vois ce que ce joueur pouvait savoir.
study-puzzle-right = Bien vu !
study-puzzle-wrong = Ce n’est pas celui-là.
study-puzzle-tried = Ton essai :
study-puzzle-solution = Le bon coup :
study-puzzle-wins-by = { $points ->
    [one] gagne de 1 point
   *[other] gagne de { $points } points
}
study-puzzle-loses-by = { $points ->
    [one] perd de 1 point
   *[other] perd de { $points } points
}
study-puzzle-chance = { $chance } de chances de gagner
study-puzzle-line = La suite si tous jouent bien
study-puzzle-all = Où mènent les coups
study-puzzle-leads = Mène à
study-puzzle-proven = Prouvé : toutes les suites possibles ont été examinées.
study-puzzle-searched = D’après plusieurs recherches de quelques milliers de parties, chacune avec ses propres tirages, qui concordent toutes. Les coups absents de la liste n’ont jamais été en lice.
study-puzzle-next = Problème suivant
study-puzzle-again = Réessayer
study-puzzle-why = Pourquoi ?

# The challenge of the day
study-daily = Défi du jour
study-daily-about = La même donne pour tous sur ce serveur. Tu joues { $seat }, contre { $bots ->
    [one] un bot de niveau Chevalier, qui joue
   *[other] { $bots } bots de niveau Chevalier, qui jouent
} de la même façon face à tous. Le premier essai compte ; ni conseil, ni coup annulé.
study-daily-ends = Jusqu’à minuit, temps universel : { $left }.
study-daily-left = { $hours } h { $minutes } min
study-daily-playing = { $n ->
    [0] Personne n’a encore commencé.
    [one] 1 personne a commencé.
   *[other] { $n } personnes ont commencé.
}
study-daily-begin = Jouer la donne du jour
study-daily-go-on = Continuer
study-daily-did = { $points ->
    [one] Rang { $place } sur { $seats }, { $points } point ({ $lead })
   *[other] Rang { $place } sur { $seats }, { $points } points ({ $lead })
}
study-daily-king-did = { $points ->
    [one] Le Roi, à ta place : rang { $place }, { $points } point
   *[other] Le Roi, à ta place : rang { $place }, { $points } points
}
study-daily-no-king = Le Roi réfléchit encore à cette donne.
study-daily-beaten = { $beaten ->
    [one] Devant { $beaten } autre personne sur { $others } ici
   *[other] Devant { $beaten } autres personnes sur { $others } ici
}
study-daily-chart = L’avance de chacun sur le meilleur des autres ; la tienne est en plein, la couronne marque celle du Roi.
study-daily-table = La même chose en tableau
study-daily-place = Rang
study-daily-points = Points
study-daily-lead = Avance
study-daily-share = Partager
study-daily-sealed = Tu pourras analyser ta partie quand la journée sera finie : d’autres n’ont peut-être pas encore joué.
study-daily-last = { $day } : { $game }
study-daily-fair = Une donne honnête
study-daily-fair-about = Le secret dont naît une donne est tiré avant son jour. Son empreinte est visible dès maintenant, le secret lui-même une fois la journée finie.
study-daily-today = Empreinte d’aujourd’hui
study-daily-tomorrow = Empreinte de demain ({ $game })
study-copy = Copier
study-copied = Copié

# Tries from positions of finished games
study-tries = Tes essais
study-tries-about = Des parties qui continuent depuis une position d’une partie finie. Nomme-les, reviens-y, partage un arbre par son lien.
study-tries-shared = Les essais de quelqu’un depuis des positions d’une partie finie.
study-tries-none = Pas encore d’essais. Analyse une partie finie et choisis « Continuer à partir d’ici ».
study-tries-gone = Cet arbre n’existe pas, ou il a été effacé au bout d’un certain temps.
study-tries-of-game = depuis cette partie
study-tries-of-record = depuis une partie sauvegardée
study-tries-until = Conservé ici jusqu’au { $day }.
study-tries-link = Lien vers cet arbre
study-try = Essai { $number }
study-try-from = après le coup { $move }
study-try-as = avec { $seat }, contre { $level }
study-try-open = pas fini
study-try-ended = rang { $place } ({ $points })
study-try-name = Nom de l’essai
study-try-rename = Nommer
study-try-save = Enregistrer

# Your page
study-you = Tes résultats
study-you-about = D’après les parties de ce navigateur sur ce serveur, sans les essais ni les parties guidées.
study-you-all = Toutes les parties une à une
study-you-none = Pas encore de parties finies.
study-you-games = Parties
study-you-won = Gagnées
study-you-share = Adversaires devancés
study-you-by-level = Contre
study-you-by-seat = Avec
study-you-people = Des humains
study-you-progress-about = La part des adversaires que tu as devancés, en moyenne sur dix parties.
study-you-as-table = La même chose en tableau
study-you-day = Jour
study-you-votes = Votes allés dans ton sens : { $won } sur { $of }.
study-you-conflicts = Première place dans tes conflits : { $won } sur { $of }.
study-you-lines = Majorités obtenues : { $won } sur { $of }.
