### Ce que dit le serveur, en français

## Erreurs

error-no-such-table = Cette table n’existe pas.
error-no-such-game = Il n’y a pas de jeu « { $word } ».
error-no-such-seat = Cette table n’a pas cette place.
error-no-such-moment =
    { $answers ->
        [0] La partie ne connaît pas ce moment : personne n’a encore répondu.
        [one] La partie ne connaît pas ce moment : il n’y a eu qu’une réponse.
       *[other] La partie ne connaît pas ce moment : il n’y a eu que { $answers } réponses.
    }
error-no-such-bot = Il n’y a pas d’automate « { $word } ».
error-bot-has-not-learned = L’automate « { $word } » n’a pas appris ce jeu.
error-not-asked = On ne demande rien à cette place pour l’instant.
error-no-advice = Aucun automate n’a encore appris ce jeu : il n’y a donc pas de conseil.
error-no-such-event = Le journal n’a pas de telle ligne.
error-not-a-bot = Cette ligne ne raconte pas la réponse d’un automate.
error-no-analysis-yet = L’analyse vient après la fin de la partie.
error-no-such-invitation = Ce lien ne mène nulle part : il a été remplacé, ou n’a jamais été émis.
error-no-such-page = Il n’y a rien à cette adresse.
error-invitation-expired = Ce lien a expiré. Demandez-en un nouveau à l’hôte.
error-invitation-over = La partie a commencé : ce lien ne mène plus à une place. Si vous y jouiez, ouvrez votre propre clé.
error-other-rules = Cette table suit des règles que cette version de Kontor ne connaît pas.
error-seats = Ce jeu se joue de { $least } à { $most }.
error-seats-open = Une place est encore libre.
error-seats-final = La partie est finie : plus personne ne peut prendre place.
error-seat-taken = Cette place est prise.
error-options = Ce jeu n’a pas cette règle de la maison.
error-dealt = Les cartes sont distribuées : le matériel de cette table ne change plus.
error-material = Le fichier de matériel est inutilisable. { $word }
error-material-too-long = Le fichier de matériel est inutilisable : l’essai prend trop de temps.
error-material-too-large = Un fichier de matériel fait au plus { $most } Kio.
error-material-not-text = Ce n’est pas du texte : un fichier de matériel est du TOML, en UTF-8.
error-material-usual = Ce fichier dit la même chose que le matériel habituel : rien ne changerait.
error-too-many-names = Il y a plus de noms que de places.
error-name-missing = Comment vous appelez-vous ? Indiquez un nom.
error-name-too-long = Un nom compte au plus { $most } caractères.
error-chat-empty = Le message est vide.
error-chat-too-long = Un message compte au plus { $most } caractères.
error-only-players-chat = Il faut une place à la table pour écrire ici.
error-only-who-sat = Il faut avoir eu une place à cette table pour ouvrir toute la partie.
error-not-host = Seul l’hôte de la table peut le faire.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-started = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas finie : son enregistrement contient encore des secrets.
error-no-record = Une partie commencée en cours de route n’a pas d’enregistrement.
error-is-over = À ce moment, la partie était finie.
error-stale = La table a avancé entre-temps. Regardez à nouveau.
error-version-unknown = La table n’en est pas encore là.
error-nothing-to-redo = Il n’y a rien à rétablir.
error-nothing-proposed = Rien n’a été proposé.
error-already-proposed = Une proposition est déjà faite.
error-busy = La table est très sollicitée. Réessayez.
error-key = La clé d’une requête compte de 1 à 64 lettres, chiffres ou traits d’union.
error-key-reused = Cette clé a déjà servi à une autre requête.
error-host = Ce serveur ne porte pas ce nom.
error-origin = Cette requête ne vient pas des pages de Kontor.
error-no-device = La requête ne dit pas de qui elle vient.
error-too-often = Trop de requêtes. Patientez un instant.
error-too-many-sockets = Trop de connexions à des tables sont ouvertes d’ici. Veuillez en fermer quelques-unes.
error-held-seats = Vous occupez déjà autant de places que possible à des tables en attente. Jouez à l’une d’elles, ou libérez-en une.
error-table-full = Il s’est passé tant de choses à cette table que plus rien n’y tient. La partie elle-même peut être terminée.
error-too-large = La requête est trop grande.
error-media-type = La requête doit être envoyée en application/json.
error-json = La requête n’est pas du JSON valide.
error-malformed = La requête est illisible.
error-body = La requête ne convient pas : { $word }
error-query = « { $word } » doit être un nombre entier permis.
error-method = Cette adresse ne connaît pas cette méthode.
error-request = La requête est incompréhensible.
error-others-playing = D’autres jouent encore à cette table : elle reste jusqu’à la fin de la partie.
error-not-a-guest = Cela ne vaut que pour une place où quelqu’un d’autre est assis.
error-only-gathering = Les cartes sont distribuées : on ne peut plus renvoyer personne.
error-muted = L’hôte a fait taire cette place : ce que vous écrivez ne s’affiche pas.
error-barred = L’hôte ne veut plus de vous à cette table.
error-banned = L’exploitant de ce serveur ne vous admet pas pour le moment.
error-no-such-reason = Un signalement donne l’une de ces raisons : chat, name, play, other.
error-database = La base de données est indisponible pour l’instant. Rien n’a changé ; réessayez dans un moment.
error-fault = Une erreur est survenue de notre côté. Aucune réponse acceptée n’est perdue.

## Notes à côté de la discussion

note-invited = { $name } : un nouveau lien vers cette place a été émis.
note-claimed = { $name } a pris place.
note-bot = Un automate joue pour { $name }.
note-left = { $name } a quitté sa place.
note-token = { $name } laisse jouer un programme.
note-material = Cette table joue désormais avec un matériel corrigé.
note-withdraw = Cette table joue de nouveau avec le matériel habituel.
note-undo = { $name } reprend une réponse.
note-redo = { $name } rétablit sa réponse.
note-propose = { $name } propose de revenir en arrière.
note-decline = { $name } refuse de revenir en arrière.
note-rewind = Tout le monde est d’accord : la partie revient en arrière.
note-removed = L’hôte a renvoyé { $name }.
note-mute = L’hôte a fait taire { $name }.
note-unmute = { $name } peut écrire à nouveau.
