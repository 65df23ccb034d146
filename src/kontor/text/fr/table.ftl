### Réglages, horloges et fins d’une table, en français

## Réglages

page-set = Réglages de la table
page-set-hint = Tout le monde peut les lire avant la donne.
page-set-change = Changer les réglages
page-set-save = Enregistrer
page-set-watch = Qui peut regarder
page-set-watch-nobody = personne
page-set-watch-link = qui a le lien
page-set-watch-all = tout le monde
page-set-sit = Qui peut s’asseoir
page-set-sit-link = qui a le lien
page-set-sit-all = qui trouve la table
page-set-chat = Discussion
page-set-chat-seats = réservée à qui joue
page-set-chat-all = ouverte aussi à qui regarde
page-set-advice = Conseils
page-set-advice-usual = seulement face à des automates
page-set-advice-on = permis
page-set-advice-off = aucun
page-set-undo = Reprendre un coup
page-set-undo-free = librement, tant que c’est loyal
page-set-undo-consent = seulement si les autres l’acceptent
page-set-pace = Rythme des automates
page-set-pace-once = aussitôt
page-set-pace-brisk = vif
page-set-pace-leisurely = tranquille
page-set-clock = Horloge
page-set-clock-none = aucune
page-set-clock-live = en direct, d’une traite
page-set-clock-days = des jours pour chaque décision
page-set-minutes = Minutes pour la partie
page-set-seconds = Secondes offertes pour chaque décision
page-set-days = Jours pour chaque décision
page-set-weekends = Les week-ends ne comptent pas
page-set-rest = Aucun délai n’expire entre ces heures
page-set-rest-none = Deux fois la même heure : aucune heure de repos.
page-set-rest-from = de
page-set-rest-to = à
page-set-hour = { $hour } h
page-set-zone = Fuseau horaire : { $zone }
page-set-then = Une fois le temps écoulé
page-set-then-answer = un automate donne cette réponse
page-set-then-bot = un automate joue jusqu’au retour de la personne
page-set-then-vote = les autres votent pour ou contre un automate
page-set-host-days = Un autre hôte, si l’hôte s’absente pendant
page-set-host-days-value =
    { $days ->
        [one] un jour
       *[other] { $days } jours
    }
page-set-told-live =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } pour la partie ; les { $seconds } premières secondes de chaque décision sont offertes
page-set-told-days =
    { $days ->
        [one] un jour
       *[other] { $days } jours
    } pour chaque décision
page-set-told-weekends = les week-ends ne comptent pas
page-set-told-rest = aucun délai n’expire entre { $from } et { $to }
page-set-told-both = { $told } ; { $part }
page-set-told-zone = fuseau horaire : { $zone }

## Horloges

page-clock-late = temps écoulé
page-client-days-left = { $days } j { $hours } h

## Pause et fin

page-course = La partie
page-pause = Faire une pause
page-pause-why = Si tout le monde accepte, la partie s’arrête : personne ne peut répondre et aucune horloge ne tourne jusqu’à ce que vous repreniez ensemble.
page-paused = La partie est en pause. Personne ne peut répondre.
page-resume = Reprendre
page-end-game = Proposer d’en rester là
page-end-game-why = Si tout le monde accepte, la partie s’arrête en l’état. Les points comptent tels quels, et personne n’a gagné.
page-abandon = Annuler la partie
page-abandon-why = Si tout le monde accepte, la partie est annulée. Elle ne compte pas, et personne n’a gagné.
page-resign = Abandonner
page-resign-why = Un automate joue votre place jusqu’à la fin de la partie. Vous ne pourrez pas la reprendre.
page-resigned = a abandonné
page-disagree = Refuser
page-motion-late =
    { $you ->
        [about] Votre temps est écoulé. Un automate doit-il jouer en attendant votre retour ?
       *[other] Le temps { DE($other) } est écoulé. Un automate doit-il jouer en attendant son retour ?
    }
page-motion-host =
    { $you ->
        [mover] L’hôte ne se montre plus. Vous proposez de reprendre ce rôle.
       *[other] L’hôte ne se montre plus. { $name } propose de reprendre ce rôle.
    }
page-motion-end =
    { $you ->
        [mover] Vous proposez d’en rester là.
       *[other] { $name } propose d’en rester là.
    }
page-motion-abandon =
    { $you ->
        [mover] Vous proposez d’annuler la partie.
       *[other] { $name } propose d’annuler la partie.
    }
page-motion-pause =
    { $you ->
        [mover] Vous proposez une pause.
       *[other] { $name } propose une pause.
    }
page-motion-resume =
    { $you ->
        [mover] Vous proposez de reprendre.
       *[other] { $name } propose de reprendre.
    }
page-ended-agreed = Fin d’un commun accord
page-ended-agreed-hint = Tout le monde a accepté d’arrêter la partie en l’état. Personne n’a gagné.
page-ended-abandoned = Partie annulée
page-ended-abandoned-hint = Tout le monde a accepté d’annuler cette partie. Elle ne compte pas.
page-state-rests = en suspens
page-onlooker = Public
page-undo-consent = Les autres doivent accepter.

## L’hôte

page-host = hôte
page-pass-host = Désigner comme hôte
page-pass-host-why = { $name } devient l’hôte de cette table à votre place.
page-take-host = Devenir l’hôte
page-swap-up = Faire avancer { $name } d’une place
page-swap-up-free = Faire avancer la place libre
page-change-rules = Changer les règles de la maison
page-by-invitation = Tout le monde peut voir cette table. Pour vous asseoir, demandez une invitation à l’hôte.
page-share-watch = Qui ouvre ce lien peut regarder. Pour jouer, il faut une invitation de l’hôte.
page-seat-link = Lien vers cette place

## Erreurs

error-nobody-watches = Seules les personnes qui jouent ici voient cette table : ses réglages ne laissent regarder personne d’autre.
error-by-invitation = Pour vous asseoir à cette table, il vous faut une invitation de l’hôte.
error-advice-off = Cette table joue sans conseils.
error-no-analysis-of-part = Une partie qui n’a pas été jouée jusqu’au bout n’a pas d’analyse.
error-no-such-zone = Il n’y a pas de fuseau horaire « { $word } ».
error-paused = La partie est en pause. Reprenez d’abord ensemble.
error-not-paused = La partie n’est pas en pause.
error-bots-go-on = À cette table, les automates n’attendent pas : d’autres y jouent, ou une horloge tourne.
error-time-up = Votre temps est écoulé : un automate donne cette réponse.
error-resigned = Vous avez abandonné : un automate joue cette place jusqu’à la fin.
error-is-host = C’est vous, l’hôte.
error-host-not-away =
    { $days ->
        [one] On a vu l’hôte ici depuis hier.
       *[other] On a vu l’hôte ici au cours des { $days } derniers jours.
    }

## Notes à côté de la discussion

note-settings = L’hôte a changé les réglages.
note-options = L’hôte a changé les règles de la maison.
note-link = Il y a un nouveau lien d’invitation ; l’ancien ne fonctionne plus.
note-hook-on = Un webhook sait désormais à qui c’est de jouer à cette table.
note-hook-off = Plus aucun webhook ne sait à qui c’est de jouer à cette table.
note-swap = { $name } et { $other } échangent leurs places.
note-moved = { $name } change de place.
note-host = L’hôte est maintenant { $name }.
note-bot-late = Le temps { DE($name) } est écoulé ; un automate joue à sa place.
note-late-answer = Le temps { DE($name) } est écoulé ; un automate donne cette réponse.
note-late-vote = Le temps { DE($name) } est écoulé ; les autres décident.
note-resigned = { $name } abandonne ; un automate joue jusqu’à la fin.
note-motion-host = { $name } propose de remplacer l’hôte.
note-motion-end = { $name } propose d’en rester là.
note-motion-abandon = { $name } propose d’annuler la partie.
note-motion-pause = { $name } propose une pause.
note-motion-resume = { $name } propose de reprendre.
note-object-game = { $name } refuse.
note-pause = Tout le monde accepte : la partie est en pause.
note-resume = La partie reprend.
note-ended-agreed = Tout le monde accepte : la partie s’arrête en l’état.
note-ended-abandoned = Tout le monde accepte : la partie est annulée.
