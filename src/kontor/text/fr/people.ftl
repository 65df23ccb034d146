### Personnes, clés et places, en français

## Votre clé

page-own-key = Votre clé
page-own-key-hint = Ce lien, c’est vous : ouvrez-le sur votre autre téléphone ou ordinateur, et vous y retrouvez toutes vos places, vos tables et vos parties. Gardez-le en lieu sûr, dans vos notes ou en signet.
page-own-key-code = Votre clé sous forme de code, pour l’appareil photo d’un autre téléphone
page-own-key-link = Votre lien personnel
page-own-key-copy = Copier le lien
page-own-key-secret = Qui possède ce lien joue à votre place. Ne l’envoyez à personne.
page-own-key-none = Vous recevrez une clé dès que vous prendrez place à une table. Vous pouvez aussi en créer une maintenant.
page-own-key-elsewhere = Votre clé a été créée sur un autre appareil : celui-ci ne peut pas la montrer. Si vous l’avez perdue, créez-en une nouvelle ; l’ancien lien n’ouvrira plus rien. Vos appareils restent comme ils sont.
page-own-key-make = Créer ma clé
page-own-key-renew = Créer une nouvelle clé
page-own-key-open = Ouvrez votre clé
page-own-key-welcome = Bon retour, { $name }
page-own-key-opens =
    { $number ->
        [0] Cette clé n’a pas encore de table.
        [one] Cette clé ouvre une table.
       *[other] Cette clé ouvre { $number } tables.
    }
page-own-key-here =
    { $number ->
        [one] Ce navigateur a déjà une table. Elle reste attachée à la clé que vous avez reçue pour elle ; ici, vous verrez désormais celles de cette clé.
       *[other] Ce navigateur a déjà { $number } tables. Elles restent attachées à la clé que vous avez reçue pour elles ; ici, vous verrez désormais celles de cette clé.
    }
page-own-key-use = Jouer ici
page-devices = Vos appareils
page-device-since = depuis le { $date }
page-device-here = celui-ci
page-device-end = Déconnecter
page-device-iphone = iPhone
page-device-tablet = Tablette
page-device-android = Téléphone Android
page-device-mac = Mac
page-device-windows = Ordinateur Windows
page-device-linux = Ordinateur Linux
page-device-other = Un autre appareil

## Inviter

page-invites = { $name } vous invite à jouer : { $game }
page-your-seat = Votre place
page-get-up = Se lever
page-rules-as-printed = Comme dans le livret de règles, sans changement.
page-share = Inviter des amis
page-share-hint = Envoyez-leur ce lien ou faites-leur scanner le code. Qui l’ouvre choisit une place libre ; il reste valable jusqu’à ce que toutes les places soient prises.
page-share-invited = Envoyez ce lien à vos amis ou faites-leur scanner le code. Il faut l’avoir pour s’asseoir ; il reste valable jusqu’à ce que toutes les places soient prises.
page-share-code = Le lien sous forme de code, pour l’appareil photo d’un téléphone
page-share-link = Le lien de la table
page-share-send = Envoyer
page-share-renew = Nouveau lien
page-share-renew-why = Le lien envoyé jusqu’ici ne fonctionnera plus.

## Quelqu’un est absent

page-take-back = Reprendre ma place
page-bot-for-you = Un automate joue pour vous sous le nom { DE($name) }.
page-hand-on = Céder ma place
page-move-bot = Laisser jouer un automate
page-move-hand = Céder cette place
page-move-hand-why = La personne qui a ouvert la table, ou deux personnes ensemble, peuvent créer un nouveau lien vers cette place. Qui l’ouvre s’y installe ; qui joue déjà ici ne le peut pas. Tout le monde le lit dans la discussion, et la personne concernée peut l’empêcher.
page-motion-bot =
    { $you ->
        [mover] Vous proposez qu’un automate joue pour { $other } en attendant son retour.
        [about] { $name } propose qu’un automate joue pour vous en attendant votre retour.
       *[other] { $name } propose qu’un automate joue pour { $other } en attendant son retour.
    }
page-motion-hand =
    { $you ->
        [mover] Vous proposez de céder la place { DE($other) }.
        [about] { $name } propose de céder votre place.
       *[other] { $name } propose de céder la place { DE($other) }.
    }
page-motion-missing =
    { $number ->
        [one] Il manque l’accord d’une personne.
       *[other] Il manque l’accord de { $number } personnes.
    }
page-motion-here = Je suis là
page-motion-withdraw = Retirer
page-table-broken = Quelque chose s’est mal passé à cette table après le coup { $answers }. Tout ce qui précède est sauf. Vous pouvez ramener la table à ce moment et continuer.
page-table-mend = Revenir là et continuer

## À qui de jouer, et encore une partie

page-call = M’appeler
page-call-hint = Quand c’est à vous de jouer et que cette page est ouverte, même derrière d’autres fenêtres.
page-call-sound = Un son
page-call-buzz = Une vibration
page-call-notice = Une notification du navigateur
page-call-denied = Le navigateur refuse les notifications de cette page. Vous pouvez le changer dans ses réglages.
page-client-call-works = Voilà comment on vous appellera.
page-rematch = Revanche
page-rematch-hint = les mêmes personnes, les mêmes règles
page-rematch-waits = La revanche vous attend
page-rematch-join = Prendre place
page-record = Télécharger l’enregistrement

## Erreurs

error-no-such-key = Cette clé n’ouvre rien : elle a été remplacée, ou n’a jamais existé.
error-no-such-device = Ce n’est pas un de vos appareils.
error-seat-is-theirs = Pendant la partie, seule la personne assise à cette place peut la céder.
error-sits-already = Qui joue à cette table ou l’a ouverte ne peut pas prendre une autre place pendant la partie : une main n’est vue que par une seule personne.
error-already-moved = La table est déjà en train de prendre une décision.
error-nothing-moved = Il n’y a rien à décider.
error-still-playing = La partie n’est pas finie.
error-one-seat = Vous êtes déjà à cette table.
error-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.
error-is-here = Cette personne est à la table.
error-host-or-two = Seule la personne qui a ouvert la table, ou deux personnes ensemble, peuvent céder une place.
error-would-break = C’est impossible ici : la table en serait endommagée. Rien n’a changé, et la panne est notée.
error-table-broken = Quelque chose s’est mal passé à cette table. On peut la lire, et les personnes qui y jouent peuvent la ramener au dernier coup intact.
error-table-sound = Il n’y a rien à réparer ici.

## Notes à côté de la discussion

note-succeeds = { $name } occupe désormais la place { DE($other) }.
note-handed = La table cède la place { DE($name) }.
note-bot-plays = { $name } s’absente ; un automate joue à sa place.
note-bot-decided = La table laisse un automate jouer pour { $name }.
note-returned = { $name } est de retour.
note-motion-bot = { $name } propose qu’un automate joue pour { $other }.
note-motion-hand = { $name } propose de céder la place { DE($other) }.
note-object = La place { DE($other) } ne change pas.
note-mend = { $name } a ramené la table au dernier coup intact.
note-rematch = { $name } a ouvert une revanche.
