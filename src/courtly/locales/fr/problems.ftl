# Ce qui ne va pas dans ce qu’un joueur a donné : un coup, une option, une partie sauvegardée, des chiffres
# imprimés. Les noms des options, des lignes et des chiffres sont écrits comme on les tape. `$value` et
# `$found` sont ce qui a été donné ; `$why` est lui-même une phrase.

# Coups
problem-not-a-move = « { $line } » n’est pas un coup.{ $near ->
    [none] {""}
   *[other] {" "}Voulais-tu dire { $near } ?
}
problem-ambiguous = « { $line } » peut vouloir dire : { $moves }. Écris-le en entier.
problem-illegal = { $move } : { $why } [{ $rule }]
problem-not-your-decision = { $seat } n’a rien à décider à présent, mais { $deciding }
problem-over = la partie est finie

# Places et options
problem-seats = il y a { $seats } places, mais { $given } en nomme { $n }
problem-bot = { $name } n’est pas un bot ; choisis { $known }, ou module:Classe pour le tien
problem-option-unknown = option inconnue : { $name } ; connues : { $known }
problem-option-number = { $name } est un nombre de { $low } à { $high }, pas { $value }
problem-option-flag = { $name } est True ou False, pas { $value }
problem-option-list = { $name } donne pour chacune des { $n } sections, de 0 à { $last }, l’un de { $choices } ; pas { $value }
problem-option-seat = { $name } : { $value } n’est pas une place ; choisis parmi : { $choices }
problem-option-figures = { $name } est une table de chiffres corrigés, pas { $value }
problem-option-choice = { $name } : { $value } est inconnu ; choisis parmi : { $choices }
problem-option-only-with = { $name } va avec { $option }={ $wanted }, pas avec { $option }={ $other }
problem-option-seats = { $game } a { $seats } places, pas { $given }
problem-option-pair = { $pair } devrait être NOM=VALEUR
problem-which-game = quel jeu ? Choisis parmi : { $known }
problem-no-rule = il n’y a pas de règle { $number } ; il y a { $known }

# Fichiers et parties sauvegardées
problem-file-missing = le fichier { $file } n’existe pas
problem-file = impossible de lire { $file } : { $reason }
problem-file-text = { $file } n’est pas un texte
problem-record-start = ce n’est pas une partie sauvegardée : elle devrait commencer par « { $start } »
problem-record-line = la ligne { $line } du fichier devrait être « Nom: valeur » : { $found }
problem-record-lacks = il manque { $name } en tête du fichier
problem-record-no-deal = il n’y a ni Seed ni Position en tête du fichier
problem-record-game = c’est une partie de { $game } ; jeux connus : { $known }
problem-record-engine = c’est une partie de { $game }, version { $engine } des règles ; ici, c’est { $ours } { $version }
problem-record-options = les Options du fichier : { $why }
problem-record-no-options = les Options du fichier devraient être un objet JSON
problem-record-base64 = la Position du fichier n’est pas en base64
problem-record-position = la Position du fichier : { $why }
problem-record-seat = ligne { $line } : { $who } n’est pas une place ; les places sont { $seats }
problem-record-move = ligne { $line } : { $why }
problem-record-digest = la partie rejouée finit dans une autre position ({ $found }, pas { $wanted })
problem-record-result = le fichier annonce le résultat { $claimed } ; ses coups donnent { $found }
problem-verify-seed = le secret n’est pas celui qui était promis : son SHA-256 n’est pas l’empreinte
problem-verify-other = le fichier contient une autre empreinte que celle qui est donnée

# Chiffres imprimés
problem-figures = { $source } ne convient pas au jeu :
problem-figures-given = la liste des chiffres
problem-figures-unreadable = lecture impossible : { $reason }
problem-figures-no-text = ce n’est pas un texte en UTF-8
problem-figures-toml = ce n’est pas du TOML : { $line ->
    [end] il manque quelque chose à la fin
   *[other] la ligne { $line } est illisible à partir du caractère { $column }
}
problem-figures-no-table = il n’y a pas de table { $known }
problem-figures-game = [{ $table }] est inconnu ; le fichier contient { $known }
problem-figures-table = { $path } devrait être une table
problem-figures-unknown = { $path } est inconnu ; connus : { $known }
problem-figures-word = { $path } devrait être un mot entre guillemets, pas { $found }
problem-figures-number = { $found ->
    [none] { $path } devrait être un nombre entier de { $low } à { $high }, mais il manque
   *[other] { $path } devrait être un nombre entier de { $low } à { $high }, pas { $found }
}
problem-figures-fixed = selon le livret, { $path } est { $wanted } [{ $rule }]
problem-figures-order = { $path } devrait contenir, par { $name } et dans cet ordre : { $wanted }
problem-figures-players = { $path } devrait donner des nombres de { $low } à { $high }
problem-figures-cards = { $path } devrait être une liste de { $n } cartes [{ $rule }]
problem-figures-points = { $path } devrait être trois nombres entiers de { $low } à { $high }
problem-figures-strengths = { $path } devrait être deux puissances [{ $rule }]
problem-figures-removed = { $path } : il n’y a pas de conflit de puissance { $strength } à retirer
problem-figures-box = { $players } joueurs commencent avec { $each } chacun ({ $token }) ; la boîte en contient { $total }
problem-figures-total = il devrait y avoir { $n } cartes en tout [{ $rule }], pas { $found }
problem-figures-symbol = le symbole { $symbol } devrait figurer sur { $n } cartes [{ $rule }], pas sur { $found }
problem-figures-coats = { $path } a { $coats } blasons, mais ses cartes en montrent { $shown } [{ $rule }]
problem-figures-places = { $path } devrait être { $n } cartes différentes de { $first } à { $last } [{ $rule }]

# Texte venu de l’extérieur
problem-text-holds = il s’y trouve { $what ->
    [control] un caractère de contrôle
    [invisible] un caractère invisible
    [half] la moitié d’un caractère
    [line] un séparateur de ligne
   *[paragraph] un séparateur de paragraphe
} ({ $code })
problem-text-empty = il n’y a rien de visible
problem-text-long = il y a plus de { $most } caractères
problem-text-marks = une lettre porte plus de { $most } signes
problem-text-deep = il y a plus de { $most } niveaux imbriqués
problem-text-json = ce n’est pas du JSON : { $reason }

# People and their devices.
problem-link-used = ce code est inconnu, déjà utilisé, ou date de plus de cinq minutes
problem-link-number = aucun appareil n’attend avec ce nombre
problem-link-both = les deux appareils sont à la même table ; termine d’abord cette partie
problem-devices-many = tu as déjà beaucoup d’appareils ; retires-en d’abord un
problem-device = tu n’as pas cet appareil, ou c’est le seul
problem-phrase-form = une phrase secrète se compose de cinq groupes de quatre lettres et chiffres
problem-phrase-wrong = personne n’a cette phrase secrète
problem-passkey-site = les clés d’accès demandent HTTPS et un nom de domaine, ou localhost ; un code ou une phrase secrète marche aussi ici
problem-passkey-wrong = cette clé d’accès n’a pas pu être vérifiée, ou cela a pris trop de temps
problem-passkeys-many = tu as déjà beaucoup de clés d’accès ; retires-en d’abord une
problem-passkey-none = tu n’as pas cette clé d’accès

# Notices.
problem-notices-way = rien ne peut être envoyé par ce moyen
problem-notices-zone = ce fuseau horaire est inconnu
problem-notices-email = ce n’est pas une adresse e-mail
problem-notices-many = on y a assez envoyé aujourd’hui ; réessaie demain
problem-notices-full = on te prévient déjà à beaucoup d’endroits ; retires-en un d’abord
problem-notices-unsent = l’envoi a échoué ; réessaie plus tard
problem-notices-table = sur cet appareil, tu ne joues pas à cette table
problem-notices-push = ce serveur ne peut pas appeler le service push de ton navigateur
problem-notices-chat = ce service n’a pas d’adresse de ce genre

# L’hôte du serveur, et qui peut ouvrir des tables.
problem-near = pour le moment, aucun nouveau venu n’est admis depuis cette adresse
problem-making-invited = seuls les invités ouvrent des tables ici ; demande un lien à l’hôte
problem-making-password = ici, pour ouvrir une table, il faut connaître le mot de passe
problem-password-wrong = ce n’est pas le mot de passe
problem-password-missing = choisis d’abord un mot de passe
problem-welcome-used = cette invitation n’est plus valable
problem-host-secret = ce n’est pas le secret
problem-host-enter = saisis d’abord le secret
problem-no-person = cette personne n’existe pas
problem-no-invitation = cette invitation n’existe pas
problem-no-ban = il n’y a rien à retirer
problem-rated-people = une partie classée se joue entre au moins deux personnes, chacune à une place
problem-rated-off = il n’y a pas de classement ici
