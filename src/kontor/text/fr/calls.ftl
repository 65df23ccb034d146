### Appeler les gens, et les clés d’accès, en français

## Quand c’est à vous

page-ways = Quand c’est à vous de jouer
page-ways-hint = Nous vous prévenons quand c’est à vous et que vous ne regardez pas la table. Le message dit de quelle table il s’agit, depuis quand, et qui attend ; jamais ce qu’on vous demande ni ce que vous avez en main.
page-way-mail = Courriel à { $target }
page-way-push = Notifications sur : { $device }
page-way-hook = Webhook { $target }
page-way-unconfirmed = ouvrez encore le lien de notre courriel
page-way-remove = Retirer
page-way-mail-label = Votre adresse électronique
page-way-mail-hint = Vous recevez d’abord un courriel avec un lien. Rien d’autre n’est envoyé tant que vous ne l’avez pas ouvert, et chaque courriel contient un lien pour ne plus en recevoir.
page-way-mail-add = Envoyer le lien
page-way-push-add = Prévenir ce navigateur
page-way-push-hint = Même quand la page est fermée.
page-way-push-cannot = Ce navigateur ne peut pas vous prévenir quand la page est fermée.
page-way-push-denied = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez le changer dans ses réglages.
page-way-hook-label = Adresse d’un webhook
page-way-hook-hint = Pour un programme ou un salon de discussion : il reçoit un court message JSON par POST.
page-way-hook-add = Utiliser cette adresse
page-way-hook-for = Ce que le webhook apprend
page-way-hook-me = quand c’est à moi de jouer
page-way-hook-table = à qui c’est de jouer : { $table }
page-way-hook-table-hint = Pour une table dont vous êtes l’hôte, ce peut être le salon de votre groupe ; toute la table lit qu’il est prévenu.
page-rest = Repos et pauses
page-rest-hint = Rien n’est envoyé pendant vos heures de repos ; vous le recevez ensuite, si c’est encore à vous.
page-rest-from = Repos de
page-rest-until = à
page-rest-zone = Fuseau horaire : { $zone }
page-break = Au plus
page-break-0 = Chaque fois que c’est à moi
page-break-900 = Une fois par quart d’heure
page-break-3600 = Une fois par heure
page-break-21600 = Toutes les six heures
page-break-86400 = Une fois par jour
page-wishes-save = Enregistrer
page-wish-name = Votre nom et votre couleur
page-wish-name-hint = Vous les retrouvez à chaque nouvelle table, sur tous vos appareils.
page-wish-colour = Couleur préférée
page-wish-colour-none = aucune en particulier

## Clés d’accès

page-passkeys = Clés d’accès
page-passkeys-hint = Plutôt que de garder le lien : votre téléphone ou votre ordinateur garde une clé d’accès et vous demande votre doigt, votre visage ou un code.
page-passkey-made = depuis le { $date }
page-passkey-add = Ajouter une clé d’accès
page-passkey-use = Se connecter avec une clé d’accès
page-passkey-use-hint = Vous avez déjà joué ailleurs ? Vous retrouverez tout dans ce navigateur.
page-passkey-remove = Retirer
page-passkey-failed = Cela n’a pas fonctionné. Réessayez.

## Pages où mènent les courriels

page-confirm = Est-ce bien votre adresse ?
page-confirm-hint = Nous écrirons désormais à { $address } quand ce sera à vous de jouer.
page-confirm-go = Oui, écrivez-moi
page-confirm-done = Merci. Nous vous écrirons quand ce sera à vous de jouer.
page-stop = Plus de courriels
page-stop-hint = Nous n’écrirons plus à { $address }.
page-stop-go = Ne plus m’écrire
page-stop-done = Vous ne recevrez plus de courriels de notre part.

## Lettres

page-letter-turn = À vous de jouer : { $game }
page-letter-time = Le temps presse : { $game }
page-letter-many = { $number } tables vous attendent
page-letter-since = C’est à vous depuis le { $day } à { $time }.
page-letter-until = Vous avez jusqu’au { $day } à { $time }.
page-letter-waiting =
    { $number ->
        [one] { $names } vous attend.
       *[other] { $names } vous attendent.
    }
page-letter-why = Vous recevez ce courriel parce que vous souhaitez qu’on vous prévienne quand c’est à vous de jouer sur { $host }.
page-letter-stop = Ne plus recevoir de courriels :
page-letter-change = Choisir quand nous vous prévenons :
page-letter-confirm = Est-ce bien votre adresse ?
page-letter-confirm-text = Quelqu’un, sans doute vous, souhaite recevoir un courriel à cette adresse quand vient son tour de jouer sur { $host }. Si c’est bien vous, ouvrez ce lien et dites oui :
page-letter-confirm-else = Sinon, il n’y a rien à faire : vous ne recevrez pas d’autre courriel.

## Erreurs

error-mail-address = Nous ne pouvons pas écrire à cette adresse électronique.
error-push = Ce navigateur ne peut pas recevoir de notifications.
error-hook = Cette adresse ne convient pas : elle doit commencer par https:// ou http:// et être accessible sur Internet.
error-no-such-way = Ce lien ne mène plus nulle part.
error-not-offered = Ce serveur ne propose pas cela.
error-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez.
error-no-such-passkey = Personne ici ne connaît cette clé d’accès. A-t-elle été retirée ?
