### Les tables, cercles et statistiques d'une personne, en français

## Vos tables

page-group-mine = À vous de jouer
page-group-others = Aux autres de jouer
page-group-gathering = On attend du monde
page-group-running = En cours
page-group-finished = Terminées
page-group-shelved = Archives
page-group-more =
    { $number ->
        [one] Une autre table vous attend
       *[other] { $number } autres tables vous attendent
    }
page-all-tables = Toutes les tables
page-all-finished = Les { $number } parties terminées
page-round = Manche { $number }
page-branch = Bifurcation
page-about-to-begin = va commencer
page-more-acts = Plus
page-act-rematch = Revanche
page-act-shelve = Archiver
page-act-unshelve = Sortir des archives
page-act-circle = Former un cercle
page-act-leave = Quitter
page-act-leave-gathering = Votre place redevient libre.
page-act-leave-playing = Un automate joue pour vous. Vous pouvez reprendre votre place à tout moment.
page-act-delete = Supprimer
page-act-delete-gathering = La table disparaît ; rien n’en est gardé.
page-act-delete-playing = La partie s’arrête ; rien n’en est gardé.
page-act-delete-over = Vous ne pourrez plus ouvrir la partie. Elle compte toujours dans vos statistiques.
page-search = Nom ou jeu
page-search-go = Chercher
page-search-none = Rien trouvé.
page-part-empty = Il n’y a rien ici.
page-pages = Pages
page-newer = Plus récentes
page-older = Plus anciennes
page-page-of = Page { $number } sur { $all }
page-too-few = Pour { $game }, il faut au moins { $least } personnes.
page-all-rules = Les règles des jeux

## Chercher dans les règles

page-rules-search = Chercher dans toutes les règles
page-rules-search-hint = Des mots, ou un numéro comme R4.5
page-rules-found =
    { $number ->
        [0] Rien trouvé pour « { $text } ».
        [one] Un passage trouvé pour « { $text } »
       *[other] { $number } passages trouvés pour « { $text } »
    }
page-rules-found-none = Essayez un mot plus court : on cherche des débuts de mots, et un passage doit les contenir tous.
page-rules-found-all = Les { $number } passages de ce jeu
page-rules-common = Dans tous les jeux
page-rules-material = Le matériel en détail
page-rules-material-text = Toutes les cartes, les cases, les prix et les échelles, en tableaux ; ce qui est reconstitué est signalé.
page-rules-house = Les règles de la maison en bref
page-rules-house-text = Ce dont vous pouvez convenir avant une partie, sous les noms affichés à la table. Le choix habituel est en gras ; le numéro mène à la règle qui change.

## Cercles

page-circles = Vos cercles
page-circle-asks = { $name } aimerait former un cercle avec vous : « { $circle } ». Ses membres voient comment ils se classent entre eux.
page-circle-join = Rejoindre
page-circle-decline = Non merci
page-circle-made = depuis le { $date }
page-circle-members = Membres
page-circle-asked = réponse attendue
page-circle-make = Former un cercle
page-circle-make-hint = Pour un groupe qui joue souvent ensemble : des résultats, des statistiques et des cotes que seuls les membres voient. On demande d’abord leur accord aux autres personnes de cette table.
page-circle-name = Nom du cercle
page-circle-rename = Renommer
page-circle-invite = Inviter par un lien
page-circle-invite-hint = Qui ouvre ce lien peut rejoindre le cercle. Un nouveau lien annule le précédent.
page-circle-link = Le lien vers ce cercle
page-circle-leave = Quitter le cercle
page-circle-leave-hint = Ce que vous avez joué ensemble reste aux autres ; vous ne le verrez plus ici. Vos propres statistiques restent.
page-circle-invited = On vous invite dans le cercle « { $circle } »
page-circle-invited-hint = Ses membres voient les tables où il n’y a qu’eux et des automates, et leurs résultats.
page-circle-empty = Aucune partie ne compte encore ici. Comptent les tables où jouent au moins deux membres, sans personne d’autre que des automates.
page-circle-tables = Tables
page-circle-tables-none = Aucune table en ce moment.
page-circle-open = Ouvrir une table pour le cercle
page-circle-open-for = Pour le cercle « { $circle } » : ses membres trouveront la table sur la page du cercle et pourront y prendre place.
page-circle-closed = réservée à qui y joue
page-circle-none = Vous n’êtes encore dans aucun cercle. Formez-en un à la fin d’une partie entre amis : sur la page de la table ou dans la liste de vos parties terminées.

## Statistiques

page-statistics = Statistiques
page-statistics-yours = Vos statistiques
page-statistics-empty = Aucune partie terminée ne compte encore. Les tables où vous jouez pour plusieurs personnes sur le même écran ne comptent pas.
page-stat-player = Qui
page-stat-games = Parties
page-stat-wins = Victoires
page-stat-score = Score moyen
page-stat-lead = Avance moyenne
page-stat-lead-hint = sur le meilleur score des autres
page-stat-best = Meilleur score
page-stat-rating = Cote
page-stat-ratings = Cotes
page-stat-ratings-hint = Toutes les places comptent, pas seulement la première. Le trait montre où se trouve sans doute la vraie force : il raccourcit à chaque partie. Tout le monde commence à 25.
page-stat-range = de { $low } à { $high }
page-stat-course = L’évolution des cotes
page-stat-length = Durée
page-stat-all = Tous les jeux
page-stat-seats = Victoires selon la place
page-stat-seat-wins =
    { $games ->
        [one] { $wins } sur { $games } partie
       *[other] { $wins } sur { $games } parties
    }
page-stat-versus = Face à face
page-stat-versus-you = Contre qui
page-stat-versus-hint = Combien de fois la personne à gauche a devancé celle du haut.
page-stat-ahead = Devant
page-stat-behind = Derrière
page-stat-latest = Derniers résultats
page-stat-answers =
    { $number ->
        [one] { $number } réponse
       *[other] { $number } réponses
    }
page-stat-rounds =
    { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }
page-stat-former = n’est plus membre
page-stat-csv = Résultats en CSV
page-stat-open = Ouvrir la partie

## Erreurs

error-no-such-circle = Ce cercle n’existe pas.
error-circle-alone = Il n’y avait personne d’autre à cette table : il faut être au moins deux pour former un cercle.
error-circle-full = Ce cercle, ou votre liste de cercles, est complet.

## Les absents

former-player = une personne d’autrefois
former-player-numbered = une personne d’autrefois ({ $number })

## Ce qui est à vous

page-data = Ce qui est à vous
page-data-hint = Emportez ce que vous avez joué : tous les résultats sous forme de tableau, et vos parties terminées sous forme d’enregistrements que n’importe quel serveur Kontor peut ouvrir et rejouer.
page-data-records = Toutes vos parties, en un seul fichier
page-erase = Tout effacer
page-erase-hint = On ne peut pas revenir là-dessus.
page-erase-alone = Les tables où il n’y avait que vous et des automates disparaissent avec leurs parties.
page-erase-running = Dans les parties en cours, un automate prend définitivement votre place.
page-erase-names = Aux tables des autres et dans leurs enregistrements, vous devenez « une personne d’autrefois ». Les enregistrements déjà téléchargés gardent votre nom.
page-erase-said = Ce que vous avez dit aux tables disparaît.
page-erase-key = Votre clé, vos clés d’accès, vos appareils, vos messages, vos notes et vos cercles sont effacés. Vous repartez de zéro.
page-erase-kept = Ce qui a été signalé reste chez l’exploitant de ce serveur.
page-erase-word = effacer
page-erase-type = Tapez « { $word } » pour confirmer
page-erase-go = Effacer tout ce qui est à moi
error-erase-word = Rien n’a été effacé : pour confirmer, tapez « { $word } ».
