# L’arène : rencontres entre automates, leurs chiffres et le rapport.

arena-bad-components = Le fichier de matériel est inutilisable : { $reason }
arena-same-bots = Nommez au moins un automate, et aucun deux fois.
arena-bad-network = { $file } n’est pas un réseau qui puisse juger ce jeu.
arena-empty-field = Un contre tous demande au moins deux automates.
arena-one-comparison = Comparez une règle de la maison ou le matériel, un seul à la fois.
arena-bad-comparison = Comparez au moins deux valeurs : NOM=VALEUR,VALEUR, et non { $pair }.
arena-bad-journal = { $file } n’est pas un journal de l’arène qu’on puisse lire et écrire.
arena-bad-file = { $file } ne peut être écrit : { $reason }
arena-no-folder = il n’y a pas de dossier { $folder }
arena-no-cluster = Aucune grappe Dask avec des ouvriers ne répond à { $address }.
arena-other-worker = Un ouvrier de la grappe a une autre version du jeu ou de ses automates.
arena-interrupted = Interrompu : { $games ->
    [0] aucune partie n’est finie.
    [one] voici la partie finie.
   *[other] voici les { $games } parties finies.
}

arena-playing = En jeu
arena-percent = { $number } %
arena-microseconds = { $number } µs
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-usual-rules = règles habituelles
arena-changed-material = matériel modifié
arena-bot = Automate
arena-share = Victoires
arena-interval = 95 %
arena-score = Score
arena-margin = Avance
arena-rating = Cote
arena-median = Médiane
arena-p99 = 99 %
arena-cpu = Calcul
arena-pair = Paire
arena-games = Parties
arena-against = { $bot } contre { $other }
arena-ahead = Devant
arena-seat = Place
arena-seat-number = Place { $seat }
arena-use = Réponse
arena-all = Tous
arena-winners = Gagnants
arena-change = Écart
arena-rounds = Manches
arena-decisions = Décisions
arena-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, graine { $seed } : { $rules }
arena-unfinished = Toutes les parties n’ont pas été jouées.
arena-length = Manches par partie : { $rounds } ({ $fewest } à { $longest }). Décisions par partie : { $decisions }. Victoires partagées : { $shared }.
arena-equal-share = Une part égale est de { $share }.

arena-title = { $game } : arène
arena-mode-round-robin = Tous contre tous : { $bots }
arena-mode-field = { $bot } seul contre des tables de { $others }
arena-method = Chaque donne est jouée une fois par rotation des places, si bien que chaque automate reçoit chaque main. Les parts portent l’intervalle de Wilson à 95 % ; une victoire partagée compte par fractions. Avances et écarts portent un intervalle à 95 % par retirage des donnes. Les cotes sont d’OpenSkill (Plackett et Luce), à deux écarts types.
arena-section-bots = Part des victoires
arena-section-margin = Score et avance
arena-section-ratings = Cotes
arena-section-field = Seul contre la table
arena-section-duels = Qui finit devant qui
arena-section-seats = Places
arena-section-length = Durée
arena-section-uses = Réponses par partie et par place
arena-section-effects = Effet : { $rules }
arena-section-times = Temps par décision
arena-note-margin = Score d’une place, et son avance sur la moyenne des autres automates.
arena-note-seats = Part des victoires par place ; les automates tournent, si bien qu’une différence tient à la place.
arena-note-uses = Combien de fois une place donne une réponse de ce genre dans une partie : tous, les gagnants, chaque automate. Les montants très divers sont comptés ensemble.
arena-note-effects = Écart par rapport à { $rules } avec les mêmes donnes, en points de pourcentage pour les parts.
arena-note-times = Là où il y a un choix : l’attente des autres (point : médiane, bout : 99 %), et le temps de calcul propre. Les machines diffèrent ; les temps ne font pas partie du résultat.
arena-not-shown = { $number ->
    [one] Une réponse plus rare est dans le rapport JSON.
   *[other] { $number } réponses plus rares sont dans le rapport JSON.
}
arena-reproduce = Les mêmes parties
arena-written = Rapport : { $file }

measure-calibration = Ce qui a été dit et ce qui est arrivé
measure-losses = Ce que coûte une décision
measure-table = { $game }, { $players } joueurs
measure-game = Jeu
measure-players = Joueurs
measure-brier = Brier
measure-equal-brier = Parts égales
measure-sum = Somme des places
measure-error = Écart
measure-class = Chance
measure-chances = Nombre
measure-said = Dit
measure-happened = Arrivé
measure-decisions = Décisions
measure-loss = Perte
measure-best = Rien perdu
measure-hands = Vraisemblance de la vérité (logarithme)
measure-imagined = Imaginé
measure-even = Distribution égale
measure-gain = Gain

level-searcher = Chercheur

arena-ladder-title = Automates
arena-ladder-about = Cinq niveaux jouent à chaque jeu, sous les mêmes noms. Chaque niveau doit battre le niveau inférieur : un seul du niveau supérieur siège parmi les autres, places permutées et donnes égales. L’intervalle est celui de Wilson à 95 % ; un niveau tient quand son intervalle est au-dessus de la part égale.
arena-ladder-heading = L’échelle
arena-ladder-made = Écrit par : { $command }
arena-ladder-plain = Joué en Python ordinaire, non compilé.
arena-ladder-compiled = Joué avec les règles compilées.
arena-ladder-times = Temps du niveau supérieur par décision (médiane et 99 % de l’attente, et médiane du calcul). Un budget de réflexion en secondes joue autrement sur chaque machine, un budget en itérations partout pareil.
arena-ladder-game = { $game }, { $players } joueurs
arena-higher = Supérieur
arena-lower = Inférieur
arena-equal = Part égale
arena-stands = Tient
arena-yes = oui
arena-no = non
arena-open = pas encore clair
arena-untrained = n’a pas appris ce jeu

study-title = { $game } : équilibre
study-mode = Joué par : { $bots }
study-method = Chaque version ne change qu’une chose et se joue avec les mêmes donnes, une fois pour chaque rotation des places. Les parts des places portent l’intervalle de Wilson à 95 % ; les moyennes et les changements, un intervalle à 95 % trouvé en retirant les donnes.
study-seat-shares = Part des victoires par place
study-seat-scores = Points par place
study-section-whole = Durée et points
study-section-changes = Ce qui change la durée et les points
study-section-seats = Ce qui change la part des victoires
study-section-material = Ce que le matériel dit autrement
study-means = Moyennes par partie
study-measure = Mesure
study-rounds = Manches
study-decisions = Décisions
study-winning-score = Points à la victoire
study-mean-score = Points en moyenne
study-lead = Avance à la victoire
study-shared = Victoires partagées
study-material = Matériel
study-place = Endroit
study-before = Avant
study-after = Après
study-note-changes = Changement par rapport à « { $rules } », avec les mêmes donnes ; victoires partagées en points de pourcentage. Là où l’intervalle n’atteint pas la ligne (une étoile dans les tableaux), le hasard seul l’explique rarement ; mais sur vingt intervalles, un se trompe par hasard.
study-note-seats = En points de pourcentage, avec les mêmes donnes.
study-left-out = Laissées de côté, faute d’aller avec les autres règles de la maison : { $rules }
study-few = { $deals ->
    [one] Une seule donne a été jouée
   *[other] Seulement { $deals } donnes ont été jouées
} : les intervalles sont plus étroits qu’ils ne devraient l’être. Plus de parties en donnent de meilleurs.
