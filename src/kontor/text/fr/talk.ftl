### Parler à la table, en français

page-hush = Qui vous entendez
page-hush-hint = Pour vous seulement : personne ne l’apprend.
page-hush-one = Masquer ce que dit { $name }
page-hush-all = Masquer toute la discussion
page-phrases = Phrases toutes prêtes
page-phrases-hint = Chacun les lit dans sa langue.
page-react = Réagir à ce que dit { $name }
page-react-short = Réagir
page-sign-heart = Cœur
page-sign-smile = Sourire
page-sign-wow = Oh !
page-sign-sad = Oh non
page-sign-bravo = Bravo
page-memo = Notes
page-memo-hint = Personne d’autre ne les lit. Vous les retrouvez sur tous vos appareils.
page-memo-mark = Marquer ce moment
page-memo-moment = Moment
page-memo-keep = Garder
page-client-memo-kept = C’est noté.

## Coming back

page-recap = Depuis votre dernier tour
page-recap-line = Depuis votre dernier tour
page-recap-watch = Le revoir sur le plateau
page-since-show = Montrer
page-forced-told = Vous n’aviez pas le choix : la table l’a fait pour vous
page-bots-wait = Les automates attendent que vous les laissiez jouer.
page-pace-hold = Faire attendre les automates
page-pace-go = Laisser jouer les automates
page-pace-step = Laisser jouer un seul coup
page-pace-now = Rythme des automates : { $speed }. Appuyer pour en changer.
page-undo-bots =
    { $number ->
        [one] Retour à votre dernière décision ; un coup joué depuis est repris aussi.
       *[other] Retour à votre dernière décision ; les { $number } coups joués depuis sont repris aussi.
    }
page-go-back = Revenir à votre dernière décision
page-haste = Les clics rapides comptent, même sur une réponse qui vient d’apparaître
page-client-log-more = { $number } de plus
page-client-log-less = moins
page-recap-all = Tout voir
page-recap-more =
    { $number ->
        [one] et une autre avant
       *[other] et { $number } autres avant
    }

## The end

page-closing-won = Félicitations ! Vous terminez en tête.
page-closing-shared = Félicitations ! Vous partagez la première place.
page-closing-place =
    { $place ->
        [2] Vous terminez à la deuxième place sur { $all }. Merci pour la partie !
        [3] Vous terminez à la troisième place sur { $all }. Merci pour la partie !
       *[other] Vous terminez à la { $place }e place sur { $all }. Merci pour la partie !
    }

## Records

page-records = Ouvrir un enregistrement
page-records-hint = Un enregistrement contient toute une partie finie, sous forme de texte. Vous le téléchargez sur la page de la partie, ou le terminal vous le donne. Ici, vous le suivez coup par coup, toutes les mains découvertes, et vous pouvez continuer à partir de n’importe quel moment.
page-records-file = Le fichier
page-records-open = Ouvrir
page-records-open-to-all = Toute personne qui a l’adresse de la table ainsi ouverte voit toute la partie.

## Ready phrases

phrase-hello = Bonjour tout le monde !
phrase-luck = Bonne chance, et amusez-vous bien !
phrase-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-your-turn = C’est à vous.
phrase-well-played = Bien joué !
phrase-ouch = Aïe, ça fait mal !
phrase-lucky = C’était de la chance.
phrase-thanks = Merci !
phrase-welcome = De rien.
phrase-sorry = Pardon !
phrase-thinking = Il faut que j’y réfléchisse.
phrase-tense = Ça devient passionnant.
phrase-again = On en refait une ?
phrase-good-game = C’était une belle partie.
phrase-bye = À bientôt !

## Errors

error-no-such-sign = Ce signe n’existe pas.
error-no-such-phrase = Cette phrase n’existe pas.
error-no-such-line = La discussion n’a pas cette ligne, ou elle est trop ancienne.
error-memo-too-long = Les notes comptent au plus { $most } caractères.
error-record-too-long = Ce fichier est trop long pour un enregistrement.
error-record-broken = Cet enregistrement ne peut pas être rejoué : une de ses lignes n’appartient pas à ce jeu.
error-record-unfinished = Cette partie n’est pas finie. On ne peut ouvrir que l’enregistrement d’une partie finie.
error-record-material = Cette partie a été jouée avec un matériel que ce serveur n’a pas.
error-record-first-line = Ce n’est pas un enregistrement de Kontor : sa première ligne doit être « { $word } ».
error-record-unreadable-line = La ligne { $line } de l’enregistrement est illisible : « { $word } ».
error-record-changed-line = La ligne { $line } de l’enregistrement (« { $word } »), ou une ligne avant elle, a été modifiée : sa marque ne correspond pas.
error-record-illegal-answer = La ligne { $line } de l’enregistrement (« { $word } ») n’est pas une réponse permise.
error-record-other-result = L’enregistrement donne un autre résultat que la partie : ce devrait être { $word }.
error-record-unreadable-json = L’enregistrement JSON est illisible à « { $word } ».
