# Ce que disent les pages du navigateur.

## Toutes les pages

page-tagline = cinq jeux de marchands et de princes-électeurs
page-home = Retour à l’accueil
page-settings = Réglages et règles
page-language = Langue
page-light = Lumière
page-day = Jour
page-candle = Chandelle
page-rules = Règles
page-contents = Sommaire
page-glossary = Lexique
page-glossary-search = Chercher un mot
page-glossary-none = Aucun mot de ce genre. Les règles ci-dessus le diront peut-être.
page-close = Fermer
page-colon = { $label } : { $text }
page-just-now = à l’instant
page-keys = Clavier
page-summary = En bref
page-summary-table = Le jeu en bref et le clavier
page-summary-pieces = Le matériel
page-summary-turn = Une manche en cinq lignes
page-summary-score = Ce qui compte
page-summary-end = La fin
page-summary-idea = Une idée pour gagner
page-whole-rulebook = Toutes les règles
page-summary-print = Page à imprimer
page-summary-more = Pour en savoir plus

## Page d'accueil

page-skip-games = Aller aux jeux
page-welcome = Bonjour { $name }
page-hero = Le comptoir est ouvert
page-hero-text = De vieux jeux de marchands, de banquiers, de chevaliers et de princes-électeurs, en solitaire contre des automates ou entre amis.
page-your-tables = Vos tables
page-no-tables = Rien pour l’instant. Ouvrez une table : vous jouerez dans quelques secondes, sans compte.
page-public-tables = Tables publiques
page-open-seats =
    { $number ->
        [one] { $number } place libre
       *[other] { $number } places libres
    }
page-being-played = partie en cours
page-got-link = On vous a envoyé un lien ?
page-paste = Collez-le ici
page-enter = Entrer
page-open-table = Ouvrir une table
page-from-to = { $least } à { $most }
page-minutes = { $minutes } min
page-weight-1 = léger
page-weight-2 = moyen
page-weight-3 = corsé
page-best = idéal à { $number }
page-who-sits = Qui s’assoit ?
page-who-sits-hint = Les automates jouent tout de suite ; pour inviter, vous recevrez un lien.
page-your-name = Votre nom
page-you-open = ouvre la table
page-friend-seat = Une place sur invitation
page-closed-seat = Personne ici
page-name-of-seat = Nom à la place { $number }
page-seat = Place { $number }
page-kind-bot = Automate
page-kind-friend = Invitation
page-kind-here = Même écran
page-kind-closed = Fermée
page-level = Force à la place { $number }
page-link-follows = Le lien vient ensuite.
page-house-rules = Règles de la maison
page-deal-waits = La donne attend que chaque place soit prise.
page-open-the-table = Ouvrir la table
page-table-of = La table { DE($name) }
page-table-yours = Votre table
page-table-unnamed = Une table au comptoir
page-play = Jouer
page-look = Voir
page-state-mine = À vous de jouer
    .since = À vous de jouer depuis { $time }
page-state-waits =
    { $number ->
        [one] C’est à { $name } de jouer
       *[other] C’est à { $name } de jouer
    }
    .since =
        { $number ->
            [one] C’est à { $name } de jouer depuis { $time }
           *[other] C’est à { $name } de jouer depuis { $time }
        }
page-state-gathering =
    { $number ->
        [one] On attend encore une personne
       *[other] On attend encore { $number } personnes
    }
page-state-ready = Tout le monde est là
page-state-over = La partie est finie

## Prendre place

page-invited-to = On vous invite à jouer : { $game }
page-invited-hint = Dites qui vous êtes et prenez place. Aucun compte n’est nécessaire ; cet appareil garde votre place.
page-invited-instead = Vous remplacez { $name } en cours de partie. Dites qui vous êtes ; cet appareil garde votre place.
page-invited-full = Toutes les places sont prises.
page-your-colour = Votre couleur et votre forme
page-colour-p1 = rond bleu
page-colour-p2 = carré orange
page-colour-p3 = losange rouge
page-colour-p4 = hexagone vert
page-colour-p5 = écu prune
page-colour-p6 = pentagone ocre
page-sit-down = Prendre place
page-gathering = Autour de la table
page-gathering-hint =
    { $number ->
        [0] Tout le monde est là : on peut distribuer.
        [one] Il reste { $number } place.
       *[other] Il reste { $number } places.
    }
page-open-seat = place libre
page-seat-bot = Y mettre un automate
page-hot-seat = Joue sur cet écran
page-hot-seat-hint = L’appareil passe de main en main ; un rideau cache les cartes de chacun.
page-start = Distribuer
page-commitment = La donne est fixée ; son sceau :

## À la table

page-skip = Aller à votre tour
page-board = Le plateau
page-players-label = Autour de la table
page-players =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
page-you = vous
page-bot = automate
page-online = en ligne
page-away = hors ligne
page-your-turn = À vous de jouer
page-thinking = { $name } réfléchit.
page-waiting-since = La question a été posée à { $name } { $ago }.
page-watching = Vous regardez la partie.
page-moment = Un instant
page-sealed = Votre réponse est sous sceau. Vous pouvez encore la changer.
page-seal-final = Tout le monde répond en secret. Une fois donnée, votre réponse est définitive.
page-seal-open = Tout le monde répond en secret. Vous pourrez changer d’avis jusqu’à la dernière réponse.
page-forced = Il n’y a qu’une réponse. La table la donne pour vous dans un instant.
page-clock = Le temps est compté.
page-sheet = Hauteur de votre pupitre
page-sheet-lower = Réduire le pupitre
page-sheet-higher = Agrandir le pupitre
page-zoom = Taille du plateau
page-zoom-in = Agrandir le plateau
page-zoom-out = Réduire le plateau
page-chronicle = Journal, discussion et notes
page-chosen = Ce que vous avez choisi
page-offered = Peut être choisi
page-is-chosen = Choisi
page-chosen-more = Choisissez maintenant une des pièces éclairées.
page-chosen-back = Retour
page-chosen-go = Valider
page-why-not = Pourquoi pas ?
page-why-not-rest = En général
page-undo = Reprendre
page-redo = Rétablir
page-undo-nothing = Rien à reprendre
page-undo-reach =
    { $steps ->
        [one] Vous pouvez reprendre { $steps } coup.
       *[other] Vous pouvez reprendre { $steps } coups.
    }
page-propose-undo = Proposer à la table de revenir en arrière
page-proposed =
    { $you ->
        [mover] Vous proposez de revenir d’une réponse en arrière.
       *[other] { $name } propose de revenir d’une réponse en arrière.
    }
page-agree = Accepter
page-decline = Refuser
page-seats = Places et liens
page-new-link = Nouveau lien
page-leave = Me faire remplacer par un automate
page-leave-why = Vous vous levez et un automate continue pour vous. Vous pourrez reprendre votre place à tout moment.
page-confirm-mode = Toujours confirmer
page-scenes = Scènes
page-scenes-off = sans scènes
page-scenes-brisk = scènes rapides
page-scenes-leisurely = scènes posées
page-scene-close = Passer
page-scene-again = Revoir
page-last-round = La fin approche : cette manche peut être la dernière.
page-log = Journal
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-message = Votre message
page-say = Dire à la table
page-send = Envoyer
page-go-on = Continuer
page-curtain-hint = Que personne d’autre ne regarde.

## La fin et ensuite

page-over = La partie est finie
page-over-hint = Revoyez-la pas à pas, ou ouvrez une nouvelle table.
page-won = { $name } gagne
page-won-you = Vous gagnez
page-shared = La victoire est partagée
page-proof = La donne était-elle honnête ?
page-proof-text = Avant la première carte, la table a publié le sceau de sa graine. La graine est maintenant connue : tout le monde peut vérifier que le sceau est bien le sien.
page-proof-watching = Avant la première carte, la table a publié le sceau de sa graine. Les personnes qui étaient à la table connaissent la graine et peuvent vérifier que le sceau est bien le sien.
page-proof-commitment = Sceau
page-proof-seed = Graine
page-proof-salt = Sel
page-again = Une nouvelle table
page-again-hint = même jeu
page-watch = Revoir la partie
page-watch-hint = pas à pas
page-replay = Retour en arrière
page-replay-banner =
    { $at ->
        [0] Avant le premier coup, avec ce que vous saviez alors
        [one] Après le premier coup sur { $all }, avec ce que vous saviez alors
       *[other] Après { $at } coups sur { $all }, avec ce que vous saviez alors
    }
page-replay-play = Lire ou arrêter
page-replay-moment = Moment de la partie
page-replay-at = { $at } sur { $all }
page-chapters = Aller à…
page-chapters-part = Étapes de la partie
page-chapters-swing = Tournants
page-swing = { $name } : chances de { $before } à { $after } %
page-speed = Vitesse
page-speed-slow = Lent
page-speed-usual = Posé
page-speed-quick = Rapide
page-eyes = Qui montre ses cartes
page-eyes-of = Vu par { $name }
page-eyes-all = Tout à découvert
page-client-moment = Moment { $number }
page-first = Au début
page-earlier = Avant
page-less = Moins
page-more = Plus
page-later = Après
page-now = Maintenant
page-end = Fin
page-play-on = Continuer à partir d’ici
page-play-on-hint = une table privée contre des automates
page-copy-moment = Copier le lien de ce moment
page-copy-moment-short = Lien

## Clavier

page-key-choose = Choisir une carte ou une pièce
    .keys = 1 … 9
page-key-offer = Première réponse de la carte choisie
    .keys = Entrée
page-key-consign = Deuxième réponse de la carte choisie
    .keys = Maj Entrée
page-key-whole = Donner la réponse, une fois tout choisi
    .keys = Maj Entrée
page-key-draw = Piocher
    .keys = D
page-key-pass = Passer
    .keys = P
page-key-next = Prochaine pièce du plateau à choisir, avec Maj la précédente
    .keys = N
page-key-take = Choisir la pièce encadrée, puis donner la réponse qui reste
    .keys = Entrée Espace
page-key-walk = D’une pièce à l’autre sur le plateau
    .keys = ← ↑ → ↓
page-key-undo = Reprendre
    .keys = U
page-key-desk = Lâcher, fermer ce qui est ouvert
    .keys = Échap
page-key-chat = Dire quelque chose
    .keys = C
page-key-replay = Avant et après, en relecture
    .keys = ← → Début Fin
page-key-play = Lire ou arrêter, en relecture
    .keys = Espace
page-key-part = Étape précédente et suivante, en relecture
    .keys = Pg↑ Pg↓
page-key-hint = Demander conseil
    .keys = H
page-key-summary = Le jeu en une page
    .keys = ?
page-key-help = Cette liste
    .keys = ? ?

## Dit par le navigateur

page-client-offline = Plus de connexion. Vos réponses sont gardées et partiront dès son retour.
page-client-retrying = Nouvel essai…
page-client-copied = Copié. Il n’y a plus qu’à le coller.
page-client-confirm = Oui, je confirme
page-client-cancel = Non, revenir
page-client-sent-late = Votre réponse est arrivée.
page-client-curtain = Passez l’appareil à { $name }
page-client-curtain-go = C’est moi : montrer ma main
page-client-answer-lost = Cela n’a pas marché. Veuillez réessayer.
page-client-advice-thinking = Réflexion en cours
page-client-stale = La partie a continué entre-temps.
page-client-time-left = Encore { $time }
page-client-seconds-left = Encore { $time } secondes
page-client-second-left = Encore une seconde

## Pages introuvables

page-error-404 = Cette page n’existe pas
page-error-404-text = Le lien est peut-être incomplet, ou la table a été débarrassée.
page-error-other = Ce n’est pas possible
page-error-500 = Quelque chose a mal tourné ici
page-error-500-text = La partie elle-même est en sûreté : toute réponse acceptée est conservée. Veuillez recharger la page.

## Conseil

page-hint = Que me conseillez-vous ?
page-hint-short = Conseil
page-hint-from = Voici ce qu’en pense le { $judge }, qui n’en voit pas plus que vous.
page-take = Choisir
page-taken = choisi
page-why = Pourquoi ?
page-why-title = Pourquoi ce coup { DE($name) } ?
page-why-from = Voici ce qu’en pense le { $judge }, d’après ce que vous pouviez savoir. L’automate connaissait en plus ses propres cartes ; ce qu’il pensait vraiment se dira après la fin.
page-why-over-from = Voici ce qu’en pense le { $judge }, d’après tout ce que l’automate savait.
page-why-hidden = Le choix de l’automate vous est encore caché. Reposez la question après la fin.
page-thinks = réfléchit
page-levels = Quelle est la force des automates ?
page-level-loss = Une décision fait perdre environ { $number } points de chance de gain.
page-change-level = Changer la force

## Analyse

page-analysis = Analyse
page-analysis-hint = chances, tournants, vos décisions
page-back-to-table = Retour à la table
page-analysis-working = La partie est en cours d’analyse
page-analysis-working-hint = Un automate la rejoue et juge chaque moment. Vous pouvez partir et revenir.
page-analysis-progress = Étape { $done } sur { $all }
page-analysis-failed = L’analyse n’a pas abouti
page-analysis-again = Réessayer
page-analysis-curve = Chances de victoire au fil de la partie
page-analysis-curve-hint = Ce que chaque place pouvait espérer après chaque réponse, aux yeux du Maître et de son propre point de vue.
page-analysis-numbers = La courbe en chiffres
page-analysis-move = Après
page-analysis-won = victoire
page-analysis-turns = Tournants
page-analysis-no-turns = Aucune réponse n’a fait basculer cette partie à elle seule.
page-analysis-at =
    { $number ->
        [0] Au début
        [one] Après { $number } coup
       *[other] Après { $number } coups
    }
page-analysis-look-at =
    { $number ->
        [0] Voir le début
        [one] Voir le moment après un coup
       *[other] Voir le moment après { $number } coups
    }
page-analysis-decisions = Vos décisions
page-analysis-took = Vous avez joué :
page-analysis-best = J’aurais plutôt joué :
page-analysis-lost = −{ $number } %
page-analysis-agreed =
    { $all ->
        [one] Vous aviez une décision à prendre, { $same ->
            [0] et j’aurais choisi autrement.
           *[other] et je n’aurais pas fait mieux.
        }
       *[other] Vous aviez { $all } décisions à prendre ; { $same ->
            [0] j’aurais chaque fois choisi autrement.
            [one] pour l’une d’elles, je n’aurais pas fait mieux.
           *[other] pour { $same } d’entre elles, je n’aurais pas fait mieux.
        }
    }
page-analysis-rest =
    { $number ->
        [one] L’autre décision
       *[other] Les { $number } autres décisions
    }
page-analysis-none = Vous n’aviez rien à décider dans cette partie.
page-analysis-note = C’est le Grand maître qui parle : toutes les chances sont des estimations. Il a réfléchi un instant à chacune de vos décisions et n’en savait pas plus que vous.
page-percent = { $number } %

## Matériel

page-material = Matériel
page-material-link = Le matériel, et ce qui en est reconstitué
page-material-intro = Tout ce que contient la boîte, tel que les règles le lisent ici : nombres, cartes et noms dans un seul fichier.
page-material-legend = Ce dont nous sommes sûrs
page-provenance-reconstructed = reconstitué
page-provenance-reconstructed-help = Notre meilleure estimation : nous n’avons trouvé aucune source qui le dise.
page-provenance-partly = en partie reconstitué
page-provenance-derived = déduit
page-provenance-derived-help = Découle de ce qui est certain, par le calcul ou le raisonnement.
page-material-unmarked = Ce qui ne porte aucune marque est confirmé par les règles imprimées ou par une autre source.
page-material-correct = Vous possédez la boîte ?
page-material-correct-text = Alors vous en savez plus que nous. Téléchargez le fichier, corrigez-le avec n’importe quel éditeur de texte et donnez-le à une table : à l’ouverture, sous « Règles de la maison », ou sur sa page avant la distribution.
page-material-terminal = Dans le terminal, { $option } fait de même.
page-material-download = Télécharger le fichier du matériel
page-material-show = Voir le matériel habituel
page-material-usual = Le matériel habituel
page-material-usual-text = Cette table joue avec le matériel tel que Kontor le connaît.
page-material-corrected = Matériel corrigé
page-material-corrected-text = L’hôte a corrigé le matériel de cette table. L’enregistrement de la partie en gardera trace.
page-material-fixed = Les cartes sont distribuées, il n’y sera plus touché.
page-material-digest = Empreinte :
page-material-file = Un fichier de matériel corrigé
page-material-file-hint = TOML, au plus { $most } Kio ; l’essai prend quelques secondes
page-material-file-short = Un fichier de matériel corrigé, si vous en avez un
page-material-again = le matériel corrigé de votre dernière table
page-material-upload = Jouer avec ce fichier
page-material-give = Jouer avec un matériel corrigé
page-material-withdraw = Revenir au matériel habituel
page-material-differs = Ce qui diffère de l’habitude
page-material-key = Clé
page-material-usually = D’habitude
page-material-here = Ici
page-material-more =
    { $number ->
        [one] Et une de plus.
       *[other] Et { $number } de plus.
    }
page-yes = oui
page-no = non
page-section-meta = La boîte
page-column-designer = Auteur
page-column-designers = Auteurs
page-column-artist = Illustrateur
page-column-publisher = Éditeur
page-column-publishers = Éditeurs
page-column-year = Année
page-column-players-min = Joueurs au moins
page-column-players-max = Joueurs au plus
page-column-age-min = À partir de (âge)
page-column-minutes = Minutes
page-column-minutes-min = Minutes au moins
page-column-minutes-max = Minutes au plus
page-column-minutes-box = Minutes
page-column-players = Joueurs
page-column-order = Ordre
page-column-number = Numéro
page-column-count = En tout
page-column-total = En tout
page-column-copies = Exemplaires
page-column-price = Prix
page-column-cost = Prix
page-column-value = Valeur
page-column-values = Valeurs
page-column-level = Échelon
page-column-kind = Sorte
page-column-phase = Phase
page-column-color = Couleur
page-column-colors = Couleurs
page-column-colour = Couleur
page-column-colour-name = Couleur
page-column-text = Texte
page-column-unit = Plus petite unité
page-column-rounds = Manches
page-column-start-level = Au départ
page-word-red = rouge
page-word-blue = bleu
page-word-yellow = jaune
page-word-green = vert
page-word-black = noir
page-word-white = blanc
page-word-brown = brun
page-word-orange = orange
page-word-violet = violet
page-word-purple = pourpre
page-word-pink = rose
page-word-gold = or

page-mute = Faire taire
page-unmute = Laisser parler
page-send-away = Renvoyer
page-report = Signaler
page-report-reason = Raison
page-report-chat = Propos injurieux
page-report-name = Nom offensant
page-report-play = Gâche la partie exprès
page-report-other = Autre chose
page-report-text = Que s’est-il passé ?
page-report-send = Signaler à l’exploitant
page-put-away = Ranger cette table
page-put-away-gathering = La table prend fin ; rien n’en est gardé.
page-put-away-over = La table quitte votre liste et vous ne pourrez plus rouvrir la partie. Quand tout le monde l’aura rangée, elle sera supprimée.
