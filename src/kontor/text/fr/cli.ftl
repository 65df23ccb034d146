# La ligne de commande et la table dans le terminal.

cli-help = De vieux jeux de marchands, de banquiers, de chevaliers et de princes-électeurs : pour jouer, étudier et mesurer.
cli-version = Kontor { $version } ({ $build })
cli-help-games = Lister les jeux, le nombre de joueurs et les règles de la maison, ou un seul jeu.
cli-help-terminal = Jouer contre des automates dans le terminal. Exemple : kontor terminal fugger --players 4
cli-help-rules = Lire un livret de règles, un chapitre (R3) ou un article (R3.1).
cli-help-simulate = Faire jouer beaucoup de parties aux automates et en tirer le bilan. Exemple : kontor simulate fugger -p 4 -n 1000 --bots steward,random
cli-help-train = Apprendre un jeu à un automate en le faisant jouer contre lui-même. Exemple : kontor train fugger --minutes 10
cli-help-practice = Trouver des moments pour s’exercer : des questions où une réponse est nettement meilleure.
cli-help-bench = Mesurer le moteur : parties, décisions, copies ; ou, avec « server », combien de tables tient un serveur.
cli-help-clauses = Montrer où vit chaque article : fonctions, tests, textes.
cli-help-fields = Écrire les classes de ce qui est sur la table d’un jeu, d’après son fichier table/fields.toml.
cli-help-new = Écrire le dossier d’un nouveau jeu : minuscule mais complet ; à vous d’en faire le vôtre.
cli-help-new-slug = Le nom court du jeu : des minuscules et des chiffres.
cli-help-new-title = Le nom que voient les joueuses et les joueurs.
cli-help-new-seats = Pour combien de personnes, par exemple 3 ou 2-6.
cli-help-record = Afficher, vérifier, rejouer ou convertir une partie enregistrée.
cli-help-lang = Langue : en, fr ou de. À défaut, celle de l’environnement.
cli-help-version = Afficher la version et dire si les règles tournent compilées.
cli-help-game = Le nom court du jeu, voir « kontor games ».
cli-help-players = Nombre de joueurs.
cli-help-seed = Graine ; la même graine donne les mêmes parties.
cli-help-json = Afficher du JSON pour les programmes.
cli-help-option = Une règle de la maison, par exemple draw_rule=hold_at_most_three.
cli-help-components = Jouer avec un fichier de matériel corrigé.
cli-help-count = Nombre de parties.
cli-help-bots = Automates par place, séparés par des virgules ; le dernier occupe les places restantes.
cli-help-jobs = Nombre de processus ; 0 en prend un par cœur.
cli-help-rotate = Décaler les automates d’une place à chaque partie.
cli-help-seconds = Secondes de calcul par mesure.
cli-help-peers = Mesurer OpenSpiel et Catanatron dans la même séance (après ./kontor setup --peers).
cli-help-clause = Un chapitre comme R3 ou un article comme R3.1.
cli-help-record-file = Le fichier de la partie.
cli-help-record-show = Raconter une partie enregistrée, réponse par réponse.
cli-help-record-verify = Rejouer une partie et confirmer la graine, chaque réponse et le résultat.
cli-help-record-replay = Montrer la position après un certain nombre de réponses.
cli-help-at = Combien de réponses ; à défaut, toutes.
cli-help-seat = Le point de vue : 1 pour la première place, 0 pour tout voir.
cli-help-bot = L’automate que vous affrontez.
cli-help-name = Votre nom.
cli-help-own-seed = Graine de la donne ; au hasard à défaut.
cli-help-save = Où enregistrer la partie.
cli-help-resume = Reprendre une partie enregistrée.

cli-players = { $least } à { $most } joueurs
cli-house-rule = Règle de la maison
cli-values = Valeurs
cli-meaning = Sens
cli-usual = * d’habitude
cli-simulating = Parties
cli-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions, { $rate } décisions par seconde.
cli-mean-rounds = Manches par partie : { $rounds }
cli-bots-wrong = indiquez entre un et { $players } automates, séparés par des virgules
cli-by-bot = Par automate
cli-by-seat = Par place
cli-bot = Automate
cli-seat = Place
cli-wins = Victoires
cli-share = Part
cli-score = Score
cli-measuring = Mesure en cours
cli-running-compiled = règles compilées
cli-running-plain = Python simple ({ $reason })
cli-running-mixed = règles compilées ; Python simple : { $reason }
cli-plain-wanted = KONTOR_PURE le demande
cli-plain-failed = la compilation a échoué, voir { $file }
cli-plain-no-compiler = pas de compilateur C
cli-plain-no-headers = Python.h manque : installez python3-dev
cli-plain-not-yet = ces sources ne sont pas encore compilées
cli-plain-not-in-wheel = le paquet n’apporte pas de règles compilées pour ces sources
cli-plain-both = { $one } ; { $other }
cli-game = Jeu
cli-game-players = Jeu, joueurs
cli-players-short = Joueurs
cli-compiled = compilé
cli-interpreted = interprété
cli-by-random-bots = Automates
cli-playouts = Parties/s
cli-decisions = Décisions/s
cli-decisions-each = Décisions/partie
cli-options-each = Choix/décision
cli-clone = Copie
cli-determinize = Donne
cli-saved = Octets
cli-bench-note = Compilé, interprété : décisions par seconde au hasard, en un seul processus. Automates au hasard : la même chose par `kontor simulate`. Copie d’un état et nouvelle donne du caché : microsecondes. Tout en temps de calcul.
cli-peers = Les pairs dans la même séance, menés depuis Python ; « C++ » : dans leur propre boucle
cli-batches = Beaucoup de parties à la fois (`BatchedGames`), comparées à PettingZoo
cli-batches-together = En { $number } processus
cli-peer = Pair
cli-ratios = Nos jeux (en haut), tant de fois plus rapides que chaque programme (à gauche)
cli-no-peers = Les pairs ne sont pas installés : lancez d’abord ./kontor setup --peers.
cli-clause = Article
cli-functions = Fonctions
cli-tests = Tests
cli-texts = Textes
cli-new-bad-slug = « { $slug } » ne peut pas être un nom court : 2 à 14 minuscules et chiffres, en commençant par une lettre.
cli-new-exists = Il y a déjà un jeu { $slug }.
cli-new-bad-seats = « { $seats } » n’est pas un nombre de personnes : écrivez par exemple 3 ou 2-6, de { $least } à { $most }.
cli-new-bad-title = « { $title } » ne peut pas être un titre : sans guillemets droits, accolades, barres obliques inverses ni @.
cli-new-written =
    { $number ->
        [one] Un fichier est écrit ; le jeu est dans { $folder }. Essayez-le :
       *[other] { $number } fichiers sont écrits ; le jeu est dans { $folder }. Essayez-le :
    }
cli-new-go-on = La suite est expliquée dans { $file }.
cli-fields-written = { $name } est écrit.
cli-fields-fresh = Toutes les classes disent ce que dit la déclaration.
cli-clauses-counted = { $clauses } articles, { $missing ->
    [0] tous complets
    [one] { $missing } incomplet
   *[other] { $missing } incomplets
}.
cli-no-such-rule = Il n’y a pas de règle { $rule } ; les chapitres s’appellent R3, les articles R3.1.
cli-verified =
    { $answers ->
        [0] Il n’y a pas encore de réponse.
        [one] L’unique réponse est permise et intacte.
       *[other] Les { $answers } réponses sont permises et intactes.
    }
cli-verified-seed = La graine correspond au sceau : le hasard était fixé avant la première donne.
cli-verified-no-seed = L’enregistrement ne porte pas de sceau : sa graine a pu être choisie.
cli-verified-result = Résultat confirmé : { $scores }.
cli-verified-running = La partie continue : { $scores }.

terminal-you = Vous
terminal-sealed = La donne est fixée ; son sceau est { $commitment }…
terminal-hint = Numéro ou mot · a annuler · pourquoi · règles R3 · ? aide · q quitter
terminal-help =
    Tapez le numéro ou le mot d’une option.

    a, annuler     reprendre votre dernière réponse, tant que c’est loyal
    r, rétablir    la donner de nouveau
    pourquoi       ce que vous ne pouvez pas faire, et la règle qui le dit
    pourquoi MOT   pourquoi ceci précisément n’est pas possible
    règles         les chapitres du livret ; règles R3 ou règles R3.1 pour lire
    t, table       montrer de nouveau la table
    q, quitter     partir ; la partie est enregistrée et peut être reprise
terminal-words-undo = a annuler u undo
terminal-words-redo = r rétablir retablir redo
terminal-words-why = pourquoi p why w
terminal-words-rules = règles regles règle regle rules
terminal-words-table = t table
terminal-words-help = ? aide h help
terminal-words-quit = q quitter quit exit
terminal-words-yes = o oui y yes
terminal-yes-no = o/n
terminal-undone = C’est repris. { $steps ->
    [0] Vous ne pouvez pas remonter plus loin.
    [one] Encore un pas possible.
   *[other] Encore { $steps } pas possibles.
}
terminal-no-such-option = Il n’y a pas de réponse { $number } : choisissez de 1 à { $most }, ou tapez un mot.
terminal-nothing-to-redo = Il n’y a rien à rétablir.
terminal-saved = La partie est enregistrée. Pour la reprendre : --resume { $file }
terminal-ranking = Classement final
terminal-rank = { $place }. { $name } : { $score }
terminal-over = La partie est finie. Son enregistrement, avec la graine pour vérifier : { $file }

serve-at = Kontor est ouvert à l’adresse { $link }
serve-lan = Pour les autres sur votre réseau : { $link }
serve-stop = Ctrl-C l’arrête ; toutes les tables sont conservées.
serve-database-wrong =
    La base de données est inutilisable : { $cause ->
        [ArgumentError] ce n’est pas l’adresse d’une base de données
        [StoreError] Kontor ne garde ses tables que dans SQLite ou PostgreSQL
        [OtherVersion] elle appartient à une version plus récente de Kontor
        [SQLITE_CANTOPEN] le fichier ne peut être ouvert
        [SQLITE_NOTADB] le fichier n’est pas une base SQLite
        [SQLITE_BUSY] un autre programme l’occupe
        [SQLITE_READONLY] on ne peut pas écrire dans le fichier
        [SQLITE_FULL] le disque est plein
        [SQLITE_CORRUPT] le fichier est endommagé
        [InvalidPasswordError] PostgreSQL n’accepte ni ce nom ni ce mot de passe
        [InvalidAuthorizationSpecificationError] PostgreSQL n’admet pas ce nom
        [InvalidCatalogNameError] PostgreSQL n’a pas de base de ce nom
        [gaierror] l’hôte est introuvable
        [ECONNREFUSED] personne ne répond à cette adresse
        [TimeoutError] elle ne répond pas à temps
        [EACCES] l’accès est refusé
        [ENOENT] ce fichier n’existe pas
        [ENOTDIR] une partie du chemin n’est pas un dossier
        [EROFS] on ne peut rien y écrire
        [ENOSPC] le disque est plein
       *[other] elle refuse ({ $cause })
    }.
serve-workers-need-postgresql = Plusieurs processus exigent PostgreSQL : indiquez --database postgresql://…
serve-port-taken = Le port { $port } est pris ; choisissez-en un autre avec --port.
serve-bad-share = « { $share } » n’est pas une part : écrivez NOM=D_UN_COUP/PAR_MINUTE ou NOM=NOMBRE, comme les énumère docs/serving.md.
serve-bad-proxy = « { $address } » n’est ni une adresse ni un réseau.
cli-help-play = Ouvrir la table dans le navigateur (aussi sans aucune commande).
cli-help-serve = Lancer un serveur pour d’autres. Exemple : kontor serve --lan, ou kontor serve --database postgresql://…
cli-help-host = Adresse d’écoute.
cli-help-port = Port ; 0 en prend un libre.
cli-help-database = Où garder les tables : sqlite:///FICHIER ou postgresql://…
cli-help-workers = Nombre de processus ; plusieurs exigent PostgreSQL.
cli-help-lan = Ouvrir aux autres sur votre réseau, avec lien et code QR.
cli-help-allow-host = Un autre nom de ce serveur, par exemple derrière un mandataire.
cli-help-bot-delay = Temps qu’un automate prend au plus pour répondre, en secondes.
cli-help-forced-delay = Temps que la table attend au plus avant de répondre pour qui n’a pas le choix, en secondes ; avec 0, chacun répond lui-même, sauf s’il est forcé de passer.
cli-help-rate = Requêtes par seconde pour un client ; 0 ne limite rien du tout.
cli-help-share = Ce qu’un client peut prendre, par exemple tables=12/1 (douze d’un coup, puis une par minute) ou sockets-per-address=96 ; peut être répété.
cli-help-trusted-proxy = Adresse ou réseau d’un mandataire que l’on croit quand il nomme le client, par exemple 127.0.0.1 ; peut être répété.
cli-help-log-json = Écrire les journaux en lignes JSON.
cli-help-browser = Ouvrir le navigateur.
cli-help-tables = Nombres de tables, pour « server ».
cli-help-pace = Secondes entre deux réponses à une table, pour « server ».
cli-server-tables = tables
cli-server-sockets = connexions
cli-server-answers = réponses
cli-server-rate = réponses/s
cli-server-p50 = p50 ms
cli-server-p99 = p99 ms
cli-server-next-tables = { $which } tables
cli-server-next-game = Le jeu { $which } à lui seul
cli-server-next-storm = Une tempête de { $which } connexions
cli-server-late = en retard
cli-help-pages = Avec des pages et non des programmes, pour « server ».
cli-help-storm = Connexions qui, après --pages, se coupent et reviennent toutes à la fois ; 0 pour aucune.
cli-server-game = jeu
cli-server-cpu = CPU ms/réponse
cli-server-raw = octets/message
cli-server-wire = envoyés
cli-server-memory = Kio/table
cli-server-storm = Après la coupure de { $sockets } connexions, toutes étaient de nouveau servies en { $seconds } s.
cli-help-train-players = Nombres de joueurs à apprendre, séparés par des virgules, le plus important d’abord ; à défaut tous ceux du jeu.
cli-help-minutes = Minutes d’apprentissage ; reproductible seulement avec --games.
cli-help-units = Taille du réseau, un multiple de 8.
cli-help-learning-rate = Taux d’apprentissage au début ; il tombe au dixième.
cli-help-train-search = Durée de réflexion sur une question explorée, en itérations.
cli-help-train-searched = Part des questions explorées, de 0 à 1.
cli-help-train-subject = Ce qui est appris : { $subjects }. Les mots seuls laissent les chances du réseau de départ.
cli-help-train-thought = Nombre d’itérations auxquelles un maître réfléchit avec ce réseau.
cli-help-train-guests = Une partie sur deux, des intendants occupent toutes les places sauf une : on apprend d’eux aussi.
cli-help-train-begin = Un réseau à partir duquel continuer ; « own » est celui du jeu.
cli-help-out = Où écrire le réseau ; le point de reprise et la courbe sont placés à côté.
cli-help-train-resume = Reprendre au point de reprise.
cli-help-check = Parties contre chaque automate plus faible à la fin, pour mesurer l’acquis.
cli-training = Apprentissage
cli-training-check = Mesure
cli-training-figures =
    { $games ->
        [one] { $games } partie, Brier { $brier }
       *[other] { $games } parties, Brier { $brier }
    }
cli-trained =
    { $games ->
        [one] Appris en une partie : { $file }
       *[other] Appris en { $games } parties : { $file }
    }
cli-trained-share = Seul contre une table de { $bot } : { $share } % des victoires
cli-train-bounds = indiquez soit --minutes, soit --games
cli-train-no-torch = PyTorch n’est pas installé : lancez d’abord pip install -r requirements/train.txt.
cli-train-other-network = { $file } appartient à un autre réseau : entraînez sans --resume, ou avec la même taille.
cli-train-no-network = il n’y a pas de réseau { $file } pour commencer
cli-train-subject-wrong = On peut apprendre { $subjects } ; les mots seuls demandent un réseau de départ.
cli-train-units = la taille doit être un multiple de 8
cli-train-players-wrong = indiquez des nombres de joueurs, séparés par des virgules
cli-help-measure = Mesurer si les chances des automates sont justes, ce que coûtent leurs décisions et s’ils devinent bien ce qui est caché.
cli-help-measure-game = Le jeu ; à défaut tous ceux qui ont été appris.
cli-help-measure-players = Nombre de joueurs ; à défaut tous, ou le plus courant pour les pertes.
cli-help-measure-games = Nombre de parties pour chaque ligne.
cli-help-measure-every = Une décision sur tant d’autres est examinée.
cli-help-opening = Autant de réponses au début de chaque partie sont tirées au sort, les mêmes à toutes les places.
cli-help-measure-plot = Dessine ce qui a été dit et ce qui est arrivé dans un fichier SVG.
cli-help-measure-correct = Écrit dans un dossier les réseaux dont ces parties ont corrigé les chances.
cli-help-calibration = Confronte les chances de gain que voient les maîtres à ce qui arrive. Exemple : kontor measure calibration fugger --games 60
cli-help-losses = Mesure ce que coûte une décision de chaque niveau, au jugement d’une recherche. Exemple : kontor measure losses fugger --games 30
cli-help-losses-levels = Automates, séparés par des virgules ; à défaut random, apprentice, steward et master.
cli-help-losses-iterations = Nombre d’itérations de la recherche qui juge.
cli-help-losses-out = Écrit les pertes par jeu et par niveau dans un fichier JSON.
cli-help-hands = Mesure si les automates imaginent bien ce qu’ils ne voient pas, face à une distribution égale. Exemple : kontor measure hands fugger --games 30
cli-help-hands-level = L’automate dont les parties sont examinées.
cli-help-arena = Faire concourir des automates, places permutées et donnes égales, et peser le résultat. Exemple : kontor arena fugger --bots steward,apprentice,random --games 300
cli-help-arena-bots = Automates, séparés par des virgules ; à défaut tous ceux qui savent le jeu, sauf le grand maître. Un budget peut suivre : grandmaster:0.2s ou grandmaster:500. searcher:200 est une simple recherche sans apprentissage, pour mesurer.
cli-help-arena-players = Nombre de joueurs ; à défaut le plus courant.
cli-help-arena-games = Nombre de parties, arrondi à des rotations entières des places ; pour l’échelle, par paire.
cli-help-arena-field = Le premier automate, seul contre une table de chacun des autres.
cli-help-arena-compare-option = Jouer selon plusieurs valeurs d’une règle de la maison avec les mêmes donnes et montrer la différence : NOM=VALEUR,VALEUR.
cli-help-arena-compare-components = Jouer avec le matériel du jeu, puis avec ce fichier de matériel, et montrer la différence.
cli-help-arena-cluster = Adresse d’une grappe Dask qui joue les parties (après ./kontor setup --cluster).
cli-help-arena-resume = Journal des parties finies : commencé, ou poursuivi.
cli-help-arena-minutes = Limite de temps en minutes, par rencontre ; ce qui est fini compte.
cli-help-arena-html = Écrire un rapport autonome.
cli-help-arena-ladder = Opposer chaque niveau au niveau inférieur, dans le jeu nommé ou dans tous.
cli-help-arena-numbers = Assied un automate parmi d’autres pour chaque nombre de joueurs, dans le jeu nommé ou dans tous ; un maître parmi des intendants, sauf si --bots en dit autrement.
cli-help-arena-docs = Écrire l’échelle dans un fichier Markdown.
cli-help-arena-budget = Budget du grand maître dans l’échelle : 0.2s ou 500 itérations ; un jeu peut avoir le sien : 40,gluecksritter:250.
cli-arena-no-game = Nommez un jeu, ou demandez l’échelle avec --ladder.
cli-arena-ladder-alone = L’échelle choisit elle-même automates et règles : { $option } ne va pas avec --ladder.
cli-arena-numbers-alone = Chaque nombre de joueurs se joue selon les règles habituelles : { $option } ne va pas avec --numbers.
cli-arena-numbers-bots = --numbers demande deux automates : celui qui est seul, et les autres.
cli-arena-only-ladder = { $option } ne va qu’avec --ladder.
cli-arena-no-dask = Dask n’est pas installé : lancez d’abord ./kontor setup --cluster ou pip install distributed.
cli-arena-go-on = Pour continuer : --resume { $file }

## Enregistrements inutilisables

record-first-line = Ce n’est pas un enregistrement de Kontor : sa première ligne doit être « { $expected } ».
record-unreadable-line = La ligne { $line } est illisible : « { $text } ».
record-nameless = L’enregistrement ne dit pas quel jeu a été joué, ou par qui.
record-broken-seal = La graine ne correspond pas au sceau de cet enregistrement.
record-other-game = C’est l’enregistrement d’une partie d’un autre jeu : { $game }, et non { $wanted }.
record-other-rules = L’enregistrement suit les règles { $rules } ; ce programme connaît les règles 1 à { $most }.
record-other-components = Cette partie a été jouée avec un autre matériel : indiquez-en le fichier avec --components.
record-secret-seed = L’enregistrement garde sa graine secrète, car la partie n’est pas finie.
record-changed-line = La ligne { $line } (« { $text } ») ou une ligne plus haut a été modifiée : sa marque ne correspond pas.
record-illegal-answer = La ligne { $line } (« { $text } ») n’est pas une réponse permise ({ $clause }).
record-early-result = L’enregistrement donne un résultat, mais la partie n’est pas finie.
record-other-result = Le résultat devrait être : { $scores }.
record-not-read = { $file } ne peut être lu : { problem-cause }
record-not-text = { $file } n’est pas un texte en UTF-8.
record-several = { $file } contient { $number } enregistrements, un par ligne, comme un jeu de données. Prenez-en un : sed -n 1p { $file } > game.json
record-no-folder = { $file } ne peut être écrit : il n’y a pas de dossier { $folder }
record-not-written = { $file } ne peut être écrit : { problem-cause }
record-no-seat = Il n’y a pas de place { $seat }.
cli-help-backup = Copier toutes les tables dans un fichier pendant qu’un serveur tourne, et vérifier que la copie s’ouvre. Exemple : kontor backup tables-du-jour.db
cli-help-restore = Remettre les tables d’une copie dans une base de données ; arrêtez d’abord le serveur.
cli-help-check-tables = Ouvrir chaque table et dire lesquelles ne s’ouvrent pas, maintenant ou après le passage à cette version. Rien n’est modifié.
cli-help-admin = S’occuper des tables et des personnes pendant que le serveur tourne : listes, signalements, exclusions.
cli-help-copy-file = La copie, un fichier SQLite.
cli-help-force = Remplacer le fichier s’il existe.
cli-help-replace = Remplacer les tables présentes.
cli-help-admin-tables = Lister les tables, les dernières visitées d’abord.
cli-help-admin-people = Lister les personnes, celles qui ont le plus de tables d’abord.
cli-help-admin-sizes = Dire combien il y a de chaque chose.
cli-help-admin-reports = Lister les signalements, ou en classer un avec --settle.
cli-help-admin-remove = Supprimer une table avec tout ce qu’elle contient.
cli-help-admin-bans = Lister les exclusions en vigueur.
cli-help-admin-ban = Exclure une personne ou un réseau. Exemple : kontor admin ban 203.0.113.0/24 --days 7
cli-help-admin-unban = Réadmettre une personne ou un réseau.
cli-help-most = Combien au plus.
cli-help-who = Une personne telle que la montrent « people » et « reports », une adresse ou un réseau.
cli-help-phase = Seulement les tables d’une phase : gathering, playing ou over.
cli-help-settle = Le signalement à classer.
cli-help-table = L’identifiant de la table, ou son début.
cli-help-days = Pour combien de jours ; 0 pour toujours.
cli-help-reason = Pourquoi ; personne d’autre que vous ne le lira.
cli-help-gathering-days = Après combien de jours sans visite une table jamais distribuée prend fin ; 0 pour jamais.
cli-help-packed-days = Après combien de jours sans visite une partie finie est comprimée ; 0 pour jamais.
cli-help-archived-days = Après combien de jours sans visite une partie en cours est archivée ; 0 pour jamais.
cli-help-metrics = Montrer les mesures pour Prometheus sur HÔTE:PORT ou PORT ; chaque processus de plus prend le port suivant.
cli-help-mail-server = Où remettre les courriels : smtp://NOM:MOTDEPASSE@HÔTE, smtps:// ou smtp+plain://.
cli-help-mail-from = L’adresse d’où partent les courriels.
cli-help-mail-password-file = Un fichier avec le mot de passe du serveur de courriel.
cli-help-call-after = Secondes avant d’appeler une personne dont c’est le tour et qui ne regarde pas.
cli-help-private-hooks = Laisser les webhooks atteindre des adresses de votre propre réseau.
serve-bad-mail-server = Impossible d’envoyer des courriels ainsi : écrivez smtp://NOM:MOTDEPASSE@HÔTE et nommez l’expéditeur avec --mail-from.
serve-metrics-wrong = « { $given } » n’est pas un lieu pour les mesures : écrivez PORT ou HÔTE:PORT.
serve-damaged = Le fichier de la base est endommagé. « kontor check » dit quelles tables sont touchées, « kontor restore » remet une copie.
copy-copying = Copie
copy-checking = Ouverture de chaque table
copy-restoring = Restauration
copy-exists = { $file } existe déjà ; --force le remplace.
copy-nothing-there = Il n’y a pas de tables à copier dans { $file }.
copy-damaged = Le fichier de la base est endommagé et ne peut être copié.
copy-not-empty = La base contient déjà des tables ; --replace met celles de la copie à leur place.
copy-made = { $tables ->
    [one] Une table est gardée
   *[other] { $tables } tables sont gardées
} dans { $file } ; la copie a été ouverte table par table.
copy-restored = { $tables ->
    [one] Une table est rétablie
   *[other] { $tables } tables sont rétablies
}.
check-fine = { $tables ->
    [0] Il n’y a aucune table.
    [one] L’unique table peut être ouverte et jouée.
   *[other] Les { $tables } tables peuvent être ouvertes et jouées.
}
check-found = { $number } sur { $tables } tables, ou pages du fichier, demandent votre attention.
check-pages = Le fichier est endommagé ; SQLite signale : « { $line } ».
check-unreadable = Cette table est illisible : le fichier est endommagé à cet endroit.
check-lines = Le journal est incomplet : { $there } lignes sur { $version } sont là.
check-stops = Cette partie en cours s’arrêterait : cette version de Kontor ne connaît plus ses règles ou son matériel.
check-over = Cette partie finie ne pourrait plus être ouverte : cette version de Kontor ne connaît plus ses règles ou son matériel.
check-broken = Le journal ne peut être rejoué au-delà de la ligne { $version }.
check-phase = La liste dit autre chose que le journal sur la fin de la partie.
admin-other-version = La base appartient à une autre version de Kontor, ou elle est vide : lancez d’abord « kontor serve ».
admin-no-such = Introuvable : { $what }
admin-several = { $what } peut en désigner plusieurs : donnez plus de caractères.
admin-too-short = Donnez au moins { $least } caractères d’une personne.
admin-settled = Le signalement { $what } est classé.
admin-removed = La table { $what } est supprimée.
admin-banned = { $what } reste dehors.
admin-unbanned = { $what } peut revenir.
admin-for-ever = pour toujours
admin-table = Table
admin-game = Jeu
admin-phase = Phase
admin-names = Noms
admin-host = Hôte
admin-seen = Dernière visite
admin-lines = Lignes
admin-person = Personne
admin-hosts = Ouvertes
admin-seats = Places
admin-what = Quoi
admin-number = Nombre
admin-report = Signalement
admin-at = Quand
admin-name = Nom
admin-by = Signalé par
admin-reason = Raison
admin-text = Remarque
admin-who = Qui
admin-until = Jusqu’au
admin-phase-gathering = en préparation
admin-phase-playing = en cours
admin-phase-over = finie
admin-reason-chat = propos injurieux
admin-reason-name = nom offensant
admin-reason-play = gâche les parties
admin-reason-other = autre chose
admin-size-gathering = Tables en préparation
admin-size-playing = Parties en cours
admin-size-over = Parties finies
admin-size-lines = Lignes de journaux
admin-size-packed = Journaux comprimés
admin-size-reports = Signalements
admin-size-bans = Exclusions
admin-size-bytes = Octets

## S’exercer

cli-help-practice-moments = Combien de moments trouver.
cli-help-practice-repeats = Dans combien de moments la même réponse peut être la meilleure ; avec 0, aussi souvent qu’elle l’est.
cli-help-practice-iterations = Combien de temps réfléchit la recherche qui confirme un moment ; ainsi comptée, elle trouve toujours la même chose.
cli-help-practice-seconds = La même chose en secondes ; cela dépend alors de la machine.
cli-help-practice-games = Combien de parties jouer au plus.
cli-help-practice-out = Où écrire les moments ; de quoi reprendre est placé à côté.
cli-practising = Recherche de moments
cli-practice-found =
    { $file } : { $moments ->
        [one] { $moments } moment
       *[other] { $moments } moments
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } ; candidats : { $candidates }, examinés à fond : { $searched }
cli-practice-go-on = Interrompu ; la même commande avec --resume reprend ici.
cli-practice-other-quest = Ce qui se trouve à côté de { $file } vient d’une autre commande : { $command }
