# Retour sur une partie : terminal et navigateur.

study-title = La partie revue
study-accuracy = Précision
study-part-own = Ses propres choix
study-part-others = Choix des autres
study-part-revealed = Chance
study-part-unforeseen = Imprévu
study-eyes-known = Ce que chacun pouvait savoir
study-eyes-known-about = Jugé d’après ce que chaque place pouvait savoir à ce moment.
study-eyes-open = Toutes les cartes ouvertes
study-eyes-open-about = Jugé toutes cartes ouvertes, même celles que personne ne pouvait voir.
study-verdict-best = meilleur coup
study-verdict-good = bon
study-verdict-inaccuracy = imprécision
study-verdict-mistake = erreur
study-verdict-blunder = grosse erreur
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, coup { $move } : { $played } ({ $verdict }, { $loss }). Mieux : { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Coup { $number }, { $what } : { $change } pour { $seat }
study-too-long = Un enregistrement de plus de { $most } coups n’est pas examiné.
study-not-over = La partie n’est pas terminée ; elle n’est revue qu’ensuite.

study-large = Voir sur le grand plateau
study-of-hundred = sur 100
study-accuracy-of = { $accuracy } sur 100
study-whose = La partie de qui
study-luck-or-choices = Chance ou choix ?
study-part-own-about = Ce que les choix de cette place ont coûté face aux meilleurs.
study-part-others-about = Ce que les choix des autres ont apporté ou coûté à cette place.
study-part-revealed-about = Ce qui est apparu : cartes retournées, votes dévoilés.
study-part-unforeseen-about = Ce que la recherche n’a vu qu’un coup plus tard ; sa propre erreur est ici.
study-eyes = Comment les choix sont jugés
study-chance = Chances de gagner
study-touch = touche la courbe pour y aller
study-pins = Endroits sur la courbe
study-pin-turn = Tournant après le coup { $move }
study-pin-own = Choix coûteux { $number }, coup { $move }
study-move = Coup
study-moves = Tous les choix
study-costliest = { $seat } : les choix les plus coûteux
study-nothing-costly = Aucun choix n’était nettement moins bon qu’un autre vu par la recherche.
study-did = Joué
study-better = Mieux
study-line = Ce qui aurait suivi
study-show = Montrer
study-finest = Le plus beau choix, { $when } :
study-turns = Tournants
study-no-turns = Aucun pas à lui seul n’a fait basculer la partie.
study-change-for = { $change } pour { $seat }
study-looked = { $depth ->
    [deep] Examinée de près.
   *[fast] Examinée brièvement.
}
study-looking = { $depth ->
    [deep] Examen plus précis : { $percent } %. Les chiffres peuvent encore changer.
   *[fast] Examen de la partie : { $percent } %
}
study-waiting = { $games ->
    [0] La partie passe dans un instant.
    [one] 1 partie passe avant.
   *[other] { $games } parties passent avant.
}
study-compiling = Le jeu est encore en cours d’accélération ; il est examiné juste après.
study-votes = Votes
study-vote-result = { $adopted ->
    [yes] adoptée, { $yes } contre { $no }
   *[no] rejetée, { $yes } contre { $no }
}
study-vote-seat = Place
study-vote-ballot = Bulletin
study-vote-stake = Elle rapporterait
study-vote-instead = La loi qu’elle remplace
study-vote-cast = { $vote ->
    [yes] oui
   *[no] non
}{ $stones ->
    [0] {""}
    [one] {" "}avec 1 pierre
   *[other] {" "}avec { $stones } pierres
}
study-vote-swayed = La décision tient à { $seats }.
study-vote-nobody = Aucun bulletin seul n’a décidé.
study-vote-turn = { $stones ->
    [one] 1 pierre de plus l’aurait renversé.
   *[other] { $stones } pierres de plus l’auraient renversé.
}
study-vote-for-nothing = { $stones ->
    [one] { $seat } a dépensé 1 pierre pour rien.
   *[other] { $seat } a dépensé { $stones } pierres pour rien.
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
    [one] 1 juste
   *[other] { $n } justes d’affilée
}
study-puzzle-best = Meilleure série : { $n }
study-puzzle-themes = Ce qui est demandé
study-puzzle-state = { $state ->
    [right] Problème { $number }, juste au premier essai
    [wrong] Problème { $number }, faux au premier essai
   *[new] Problème { $number }
}
study-puzzle-theme-win = Gagne d’ici
study-puzzle-theme-win-about = Un seul coup gagne, quoi que fasse l’autre.
study-puzzle-theme-save = Sauve l’essentiel
study-puzzle-theme-save-about = On ne peut plus gagner. Un seul coup perd avec le moins de points d’écart.
study-puzzle-theme-place = Place un chevalier
study-puzzle-theme-place-about = Un placement est nettement meilleur que tous les autres.
study-puzzle-theme-vote = Vote
study-puzzle-theme-vote-about = Un vote est nettement meilleur que tous les autres.
study-puzzle-open = Tout est découvert, pour les deux.
study-puzzle-hidden = Tu vois ce que ce siège pouvait savoir.
study-puzzle-right = Juste !
study-puzzle-wrong = Ce n’est pas celui-là.
study-puzzle-tried = Ton essai :
study-puzzle-solution = Le seul coup :
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
study-puzzle-proven = Prouvé : toutes les suites possibles ont été examinées.
study-puzzle-searched = D’après des recherches sur quelques milliers de parties, chacune avec son propre hasard, qui s’accordent toutes. Les coups absents d’ici n’étaient pas en lice.
study-puzzle-next = Problème suivant
study-puzzle-again = Réessayer
study-puzzle-why = Pourquoi ?

# The challenge of the day
study-daily = Défi du jour
study-daily-about = La même donne pour tous sur ce serveur. Tu joues { $seat }, contre { $bots ->
    [one] un bot de niveau Chevalier qui répond
   *[other] { $bots } bots de niveau Chevalier qui répondent
} à tous de la même façon. Le premier essai compte ; pas de conseils, et rien n’est repris.
study-daily-ends = Jusqu’à minuit, temps universel : { $left }.
study-daily-left = { $hours } h { $minutes } min
study-daily-playing = { $n ->
    [0] Personne n’a encore commencé.
    [one] 1 personne a commencé.
   *[other] { $n } ont commencé.
}
study-daily-begin = Jouer la donne du jour
study-daily-go-on = Continuer
study-daily-did = Place { $place } sur { $seats }, { $points } points ({ $lead })
study-daily-king-did = Le Roi, au même siège : place { $place }, { $points } points
study-daily-no-king = Le Roi réfléchit encore à cette donne.
study-daily-beaten = Mieux que { $beaten } sur { $others } autres ici
study-daily-chart = L’avance de chacun sur le meilleur des autres ; la tienne est remplie, la couronne est celle du Roi.
study-daily-table = La même chose en tableau
study-daily-place = Place
study-daily-points = Points
study-daily-lead = Avance
study-daily-share = Partager
study-daily-sealed = Tu pourras revoir ta partie quand le jour sera fini : d’autres n’ont peut-être pas encore joué.
study-daily-last = { $day } : { $game }
study-daily-fair = Une donne honnête
study-daily-fair-about = Le secret dont naît une donne est tiré avant son jour. Son empreinte est visible dès maintenant, le secret lui-même quand le jour est fini.
study-daily-today = Empreinte d’aujourd’hui
study-daily-tomorrow = Empreinte de demain ({ $game })
study-copy = Copier
study-copied = Copié

# Tries from positions of finished games
study-tries = Tes essais
study-tries-about = Des parties qui continuent depuis une position d’une partie finie. Nomme-les, reviens-y, partage un arbre par son lien.
study-tries-shared = Les essais de quelqu’un depuis des positions d’une partie finie.
study-tries-none = Pas encore d’essais. Revois une partie finie et choisis « Continuer d’ici ».
study-tries-gone = Cet arbre n’existe pas, ou il a été oublié après un certain temps.
study-tries-of-game = depuis cette partie
study-tries-of-record = depuis un enregistrement
study-tries-until = Conservé ici jusqu’au { $day }.
study-tries-link = Lien vers cet arbre
study-try = Essai { $number }
study-try-from = après le coup { $move }
study-try-as = en { $seat }, contre { $level }
study-try-open = pas fini
study-try-ended = place { $place } ({ $points })
study-try-name = Nom de l’essai
study-try-rename = Nommer
study-try-save = Enregistrer

# Your page
study-you = Tes parties
study-you-about = D’après les parties de ce navigateur sur ce serveur, sans les essais ni les parties guidées.
study-you-none = Pas encore de parties finies.
study-you-games = Parties
study-you-won = Gagnées
study-you-share = Autres derrière toi
study-you-by-level = Contre
study-you-by-seat = En
study-you-people = Des personnes
study-you-progress-about = La part des autres que tu as laissés derrière toi, en moyenne sur dix parties.
study-you-as-table = La même chose en tableau
study-you-day = Jour
study-you-votes = { $won } votes sur { $of } ont tourné comme tu le voulais.
study-you-conflicts = Premier dans { $won } conflits sur { $of } où tu étais.
study-you-lines = { $won } lignes gagnées sur { $of }.
