# La page de l’hôte, qui peut ouvrir des tables, et le classement.

host-title = La page de l’hôte
host-secret = Secret
host-secret-about = Le serveur a affiché un secret au démarrage. Si tu l’as perdu, « courtly admin secret » en affiche un autre.
host-enter = Entrer
host-leave = Verrouiller la page
host-parts = Parties de cette page
host-part-report = État
host-part-rules = Règles
host-part-tables = Tables
host-part-people = Joueurs

host-state-ok = Tout va bien
host-state-failing = Quelque chose ne marche pas
host-state-stopping = Le serveur s’arrête
host-failing = Ne marche pas : { $parts }
host-fact-version = Version
host-fact-since = Démarré
host-fact-processes = Processus
host-fact-memory = Mémoire de ce processus
host-fact-database = Base de données
host-fact-entries = Entrées de tous les journaux
host-fact-sockets = Connexions ouvertes
host-fact-live = Tables en mémoire
host-fact-bots = Décisions que les bots doivent encore prendre
host-fact-tables = Tables
host-fact-people = Joueurs
host-fact-devices = Appareils associés
host-fact-passkeys = Clés d’accès
host-fact-engine = Moteur de { $game }
host-tables-by = { $open } ouvertes, { $playing } en cours, { $over } terminées
host-engine-plain = pas encore compilé
host-engine-compiling = en compilation, { $percent } %
host-engine-kept = compilé, inutilisé
host-engine-compiled = compilé
host-engine-failed = reste lent : compilation impossible

host-making = Qui peut ouvrir des tables
host-making-open = Tout le monde
host-making-open-about = Quiconque ouvre la page de ce serveur peut ouvrir une table.
host-making-invited = Les invités
host-making-invited-about = Ceux qui ont utilisé un de tes liens. Tout le monde peut encore s’asseoir à leurs tables.
host-making-password = Ceux qui connaissent le mot de passe
host-making-password-about = Il n’est demandé qu’une fois.
host-password = Choisir un mot de passe
host-password-anew = Choisir un autre mot de passe
host-password-do = Enregistrer
host-password-set = Le mot de passe est enregistré.
host-invitations = Invitations
host-invitations-about = Des liens qui permettent d’ouvrir des tables. Un lien n’est montré qu’une fois.
host-invitation-used = { $used ->
    [0] pas encore utilisée
    [one] utilisée par 1 personne
   *[other] utilisée par { $used } personnes
}
host-invitation-used-of = utilisée par { $used } sur { $most }
host-until = jusqu’au { $day }
host-invitation-revoke = Révoquer
host-invitation-revoke-people = Révoquer, aussi pour ceux qui l’ont utilisée
host-invitation-link = Envoie ce lien
host-invitation-name = Nom, pour toi
host-invitation-days = Jours de validité
host-invitation-most = Pour combien
host-invitation-make = Créer un lien

host-ladder = Classement
host-ladder-about = Quiconque ouvre une table pour des amis peut alors choisir qu’elle compte. Seules les personnes sont classées, d’après les parties qu’elles finissent entre elles.
host-ladder-off = Pas de classement
host-ladder-host = Un classement visible par toi uniquement
host-ladder-public = Un classement visible par tout le monde
host-ladder-see = Voir
host-ladder-rebuild = Le refaire à partir de toutes les parties
host-ladder-rebuilt = { $games ->
    [one] Refait à partir de 1 partie.
   *[other] Refait à partir de { $games } parties.
}
host-ladder-of = Classement : { $game }
host-ladder-how = Ouvre une table pour des amis et choisis que la partie compte : ceux qui finissent de telles parties entre eux apparaissent ici.
host-ladder-games = { $games ->
    [0] Aucune partie classée n’est encore finie.
    [one] Après 1 partie classée.
   *[other] Après { $games } parties classées.
}
host-ladder-place = Place
host-ladder-name = Nom
host-ladder-rating = Cote
host-ladder-played = Parties
host-ladder-won = Gagnées
host-ladder-note = Tout le monde commence à 1000. Avec un point d’interrogation : moins de cinq parties. Qui efface ses données quitte le classement.

host-tables-status = Lesquelles
host-status-all = Toutes
host-status-open = Ouverte
host-status-playing = En cours
host-status-over = Terminée
host-tables-idle = Rien ne s’est passé depuis
host-tables-idle-any = peu importe
host-tables-clean = Nettoyer …
host-tables-clean-sure = { $tables ->
    [0] Aucune table ne correspond
    [one] Supprimer 1 table pour de bon
   *[other] Supprimer { $tables } tables pour de bon
}
host-tables-cleaned = { $tables ->
    [one] 1 table supprimée.
   *[other] { $tables } tables supprimées.
}
host-tables-none = Aucune table de ce genre.
host-table-private = privée
host-seat-free = libre
host-table-delete = Supprimer
host-table-delete-sure = Supprimer pour de bon
host-table-strike = Ne compte pas
host-table-rate = La faire compter

host-people-find = Chercher par nom
host-people-none = Personne ne porte ce nom.
host-person-nameless = Sans nom
host-person-tables = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
host-person-maker = peut ouvrir des tables
host-person-muted = Parole retirée
host-person-banned = Exclusion
host-for-ever = pour toujours
host-mute = Retirer la parole
host-unmute = Rendre la parole
host-ban = Exclure
host-unban = Laisser revenir
host-unmake = Ne peut plus ouvrir de tables
host-mute-about = Cette personne peut jouer, mais ne peut rien dire, sur aucun de ses appareils.
host-ban-about = Cette personne ne peut plus entrer, sur aucun de ses appareils et sous aucun nom ; des bots jouent à sa place.
host-for = Pour
host-why = Pourquoi, une note pour toi
host-near = Refuser aussi les nouveaux navigateurs venant de chez elle, un mois au plus. Ceux qui ont déjà joué ici ne sont pas touchés.
host-cancel = Annuler

host-welcome = Bienvenue
host-welcome-about = Tu peux désormais ouvrir des tables ici, avec ce navigateur et tous les appareils que tu y associes.
host-welcome-go = Ouvrir une table
host-welcome-broken = Ce lien est incomplet ou n’est plus valable. Demandes-en un autre à l’hôte. Sans lui, tu peux toujours t’asseoir aux tables des autres.
host-makers = Ouvrir des tables
host-makers-password = Ici, seuls ceux qui connaissent le mot de passe de l’hôte ouvrent des tables. On ne te le demande qu’une fois. Sans lui, tu peux toujours t’asseoir aux tables des autres.
host-makers-enter = Mot de passe
host-makers-go = Ouvrir la table
host-makers-invited = Ici, seuls ceux que l’hôte a invités ouvrent des tables. Demande-lui un lien. Sans lui, tu peux toujours t’asseoir aux tables des autres.
