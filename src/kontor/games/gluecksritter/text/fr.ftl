### Die Glücksritter en français

## Le jeu

game-title = Die Glücksritter
game-tagline = Six aides, un choix secret et un château à finir le premier
game-about = L’Allemagne médiévale n’a plus de croisades à offrir, alors les chevaliers désœuvrés rivalisent en bâtissant des châteaux : quatre murs et quatre tours, et le premier qui achève le sien l’emporte. À chaque manche, vous choisissez en secret deux aides sur six. Y aller seul est une aubaine ; à plusieurs, tout devient cher ou maigre, et quand deux Chevaliers Noirs se rencontrent, l’un d’eux finit au donjon. Des documents scellés bousculent les règles, et un château ne compte que s’il tient encore debout à la fin de la manche.

## Ce qui est demandé

plan-prompt = Choisissez { $number } cartes Action pour cette manche.
plan-prompt-locked = Votre choix est validé. Vous pouvez encore le changer tant que tout le monde n’est pas prêt.
grace-prompt = Depuis que vous avez validé, quelqu’un a joué à découvert. Votre choix reste-t-il tel quel ?
ransoms-prompt = Votre chevalier est au donjon. Payez-vous la rançon de { $price } ducats ?
spy-prompt = Cartes posées par { $target-seat } : { $spaces }. Gardez les vôtres ou échangez-les.
spy-prompt-nothing = Il ne reste aucune carte devant { $target-seat }. Gardez les vôtres ou échangez-les.
buy-document-prompt = Un document coûte { $price } ducats, et vous en avez { $ducats }. En voulez-vous un ?
buy-prompt = Vous êtes seul ici : { $piece-some } coûte { $price } ducats, et vous en avez { $ducats }. Qu’achetez-vous ?
buy-prompt-crowded = Vous n’êtes pas seul ici : { $piece-some } coûte { $price } ducats, et vous en avez { $ducats }. Qu’achetez-vous ?
duel-prompt = { $number } pour vous, { $rival-number } pour { $rival-seat } : votre chevalier est en route pour le donjon. Réagissez-vous ?
errand-prompt = Votre chevalier est en selle. Quelle est sa mission ?
attacked-prompt =
    { $you ->
        [yes] Vous attaquez.
       *[no] { $seat } vous attaque.
    } Un document peut encore vous aider.
rolled-prompt = Le dé montre { $face-some }, contre { $victim-seat }. Réagissez-vous ?
steal-prompt = Quelle pièce prenez-vous à { $victim-seat } ?
steal-prompt-victim = Quelle pièce cédez-vous à { $attacker-seat } ?
steal-prompt-destroyed = Rien de ce que possède { $victim-seat } ne trouve place sur votre chantier. Quelle pièce est détruite ?
limit-prompt = Vous avez { $limit } pièces ou plus d’une même sorte. La moitié retourne dans le sac, à moins qu’un document ne vous aide.
closing-prompt = La manche s’achève. Jouez-vous un document avant l’inspection des châteaux ?
revealed-prompt = Toutes les cartes sont visibles. Jouez-vous un document ?
plan-waiting = Tout le monde choisit en secret.
grace-waiting = Les choix se terminent : un dernier instant pour réfléchir.
ransoms-waiting = Des chevaliers attendent leur rançon.
spy-waiting = Les espions réfléchissent.
buy-waiting = Les visiteurs décident { $space-at }.
duel-waiting =
    { $you ->
        [yes] Vous et
       *[no] { $seat } et
    } { $rival-you ->
        [yes] vous êtes en duel.
       *[no] { $rival-seat } se battent en duel.
    }
errand-waiting =
    { $you ->
        [yes] Votre chevalier choisit sa mission.
       *[no] Le chevalier { DE($seat) } choisit sa mission.
    }
attacked-waiting =
    { $you ->
        [yes] Vous êtes la cible d’une attaque.
       *[no] { $seat } est la cible d’une attaque.
    }
rolled-waiting =
    { $you ->
        [yes] Vous regardez le dé.
       *[no] { $seat } regarde le dé.
    }
steal-waiting =
    { $you ->
        [yes] Vous choisissez une pièce.
       *[no] { $seat } choisit une pièce.
    }
limit-waiting =
    { $you ->
        [yes] Vous avez trop de pièces.
       *[no] { $seat } a trop de pièces.
    }
closing-waiting = Dernière occasion de jouer des documents dans cette manche.
revealed-waiting = Un instant pour les documents.

## Ce que l’on peut répondre

option-cards = { $spaces }
option-lay = Joindre « { $document } » à votre choix
option-lay-at = Joindre « { $document } » à votre choix, contre { $target-seat }
option-lay-piece = Joindre « { $document } » à votre choix : { $piece-some }
option-play = Jouer « { $document } »
option-play-at = Jouer « { $document } » contre { $target-seat }
option-play-piece = Jouer « { $document } » : { $piece-some }
option-exchange-for-gold = « { $document } » : recevoir { $number } d’or contre de l’argent
option-exchange-for-silver = « { $document } » : donner { $number } d’or contre de l’argent
option-unlock = Rouvrir votre choix
option-clear = Tout reprendre et recommencer
option-keep-plan = Garder ce choix
option-order-ask = Me demander pour « { $document } »
option-order-auto = Toujours jouer « { $document } »
option-order-never = Ne jamais jouer « { $document } »
option-timeout = Le temps est écoulé
option-ransom = Libérer votre chevalier pour { $gold } d’or et { $silver } d’argent
option-decline = Laisser le chevalier au donjon
option-keep = Garder { $spaces }
option-swap = Passer à { $spaces }
option-buy-nothing = Ne rien acheter
option-take-document = Prendre un document gratuitement
option-buy-document = Un document pour { $price } ducats : payer { $gold } d’or et { $silver } d’argent
option-buy =
    { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } pour { $price } ducats : payer { $gold } d’or et { $silver } d’argent
option-raid = Razzia { $space-at } : { $gold } d’or
option-attack =
    Attaquer { $victim-seat } ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, château : { $pieces })
option-stand-down = Ne rien faire
option-steal = Prendre { $piece-some }
option-destroy = Détruire { $piece-some }
option-return = Rendre { $gold } d’or et { $silver } d’argent au sac
option-pass = Ne rien jouer

## Ce qui est refusé

refusal-not-asked = Vous n’avez rien à décider en ce moment. Votre prochaine question viendra d’elle-même.
refusal-locked = Votre choix est validé. Rouvrez-le d’abord, puis changez-le.
refusal-jailed = Votre chevalier est au donjon. Choisissez parmi les cinq autres cartes, ou libérez-le d’abord.
refusal-set-too-small = Il faut { $number } cartes Action, et il n’y en a ici que { $chosen }.
refusal-set-too-large = Il faut { $number } cartes Action, et il y en a ici { $chosen }. Seuls certains documents rouges en permettent davantage.
refusal-nothing-to-unlock = Votre choix n’est pas validé : vous pouvez le changer tel quel.
refusal-nothing-to-clear = Vous n’avez pas encore commencé votre choix. Choisissez vos cartes.
refusal-no-such-set = Un choix compte { $number } cartes Action différentes, numérotées de 1 à 6.
refusal-answer-is-final = Vous avez répondu, et votre réponse est définitive. Attendez les autres.
refusal-name-twice = « { $document } » fait déjà partie de votre choix, et un même nom ne sert qu’une fois par manche.
refusal-too-few-cards = Il ne vous reste pas assez de cartes Action libres pour ajouter « { $document } ».
refusal-own-target = « { $document } » vise toujours un adversaire, jamais vous-même.
refusal-needs-target = « { $document } » doit viser un adversaire. Nommez-en un.
refusal-red-is-laid = « { $document } » porte un sceau rouge : on le joint à son choix secret, on ne le joue pas à part.
refusal-red-too-late = « { $document } » porte un sceau rouge et ne peut faire partie que d’un choix secret. Gardez-le pour la prochaine manche.
refusal-yellow-is-played = « { $document } » porte un sceau jaune : on le joue en son temps, on ne le joint pas à un choix secret.
refusal-window = Ce n’est pas le moment de jouer « { $document } ». Il reste dans votre main.
refusal-played-already = Vous avez déjà joué « { $document } » dans cette manche. Un seul de chaque nom, c’est la limite.
refusal-no-effect = « { $document } » serait sans effet maintenant ; il reste dans votre main.
refusal-order = Il n’y a de consignes que pour les documents de réaction, et seulement pour ceux de votre main, sauf si les consignes décident à cette table.
refusal-order-stands = C’est déjà votre consigne pour « { $document } ».
refusal-order-later = Les consignes se donnent pendant les choix secrets. La prochaine occasion viendra à la prochaine manche.
refusal-knight-is-free = Votre chevalier n’est pas au donjon. Il n’y a personne à racheter.
refusal-ransom-too-late = À cette table, la rançon se paie avant les revenus. Prochaine occasion à la prochaine manche.
refusal-ransom-too-dear = La rançon coûte { $price } ducats, et vous en avez { $ducats }.
refusal-ransom-locked = Votre choix est validé. Rouvrez-le d’abord, puis payez la rançon.
refusal-too-many-swaps = Votre rapport ne permet pas d’échanger autant de cartes.
refusal-swap-size = Le nombre de vos cartes ne change pas : { $number }.
refusal-site-full = Votre chantier n’a plus assez de place : un château n’en contient pas davantage ({ $piece }).
refusal-too-dear = Cela coûte { $price } ducats, et vous en avez { $ducats }.
refusal-name-coins = Dites quelles pièces vous donnez pour les { $price } ducats.
refusal-too-many-units = On ne vous en vend jamais plus de { $number } à la fois.
refusal-no-documents = Il ne reste aucun document, ni à piocher ni dans la défausse.
refusal-no-gold = Il n’y a pas d’or { $space-at }, donc rien à rafler.
refusal-attack-self = Vous ne pouvez pas vous attaquer vous-même. Nommez un adversaire.
refusal-piece = Cette pièce ({ $piece }) ne peut pas être prise : la victime n’en a pas, ou la place manque.

## Ce qui se passe

started =
    { $you ->
        [yes] Le sort vous donne la priorité.
       *[no] Le sort donne la priorité à { $seat }.
    }
round-began =
    { $you ->
        [yes] Manche { $round } : vous avez la priorité.
       *[no] Manche { $round } : { $seat } a la priorité.
    }
time-up =
    { $you ->
        [yes] Votre temps est écoulé.
       *[no] Le temps est écoulé pour { $seat }.
    }
waiver-ended =
    { $you ->
        [yes] Votre cadeau est épuisé : la limite de pièces vaut de nouveau pour vous.
       *[no] Le cadeau { DE($seat) } est épuisé : la limite de pièces vaut de nouveau.
    }
ducats-reshuffled = Les cartes Ducats sont mélangées à nouveau.
ducat-card = Carte Ducats : { $tax } pour le receveur des impôts, { $customs } pour le douanier.
space-filled = { $space } reçoit { $gold } d’or et { $silver } d’argent.
bag-empty =
    Le sac est vide : { $number ->
        [one] il manque une pièce.
       *[other] il manque { $number } pièces.
    }
ransomed =
    { $you ->
        [yes] Vous libérez votre chevalier
       *[no] { $seat } libère son chevalier
    } pour { $gold } d’or et { $silver } d’argent.
ransomed-hidden =
    { $you ->
        [yes] Vous libérez votre chevalier
       *[no] { $seat } libère son chevalier
    } pour { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
ransomed-hidden-known =
    { $you ->
        [yes] Vous libérez votre chevalier
       *[no] { $seat } libère son chevalier
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $gold } d’or et { $silver } d’argent.
red-revealed =
    { $you ->
        [yes] Vous révélez
       *[no] { $seat } révèle
    } « { $document } ».
red-revealed-at =
    { $you ->
        [yes] Vous révélez
       *[no] { $seat } révèle
    } « { $document } » contre { $target-you ->
        [yes] vous.
       *[no] { $target-seat }.
    }
red-revealed-piece =
    { $you ->
        [yes] Vous révélez
       *[no] { $seat } révèle
    } « { $document } » : { $piece-some }.
seized =
    { $you ->
        [yes] Vous saisissez
       *[no] { $seat } saisit
    } { $gold } d’or et { $silver } d’argent { $space-at }.
summoned =
    { $you ->
        [yes] Vous convoquez
       *[no] { $seat } convoque
    } { $target-you ->
        [yes] votre camp
       *[no] { $target-seat }
    } : une carte cachée retourne en main.
summoned-known =
    { $you ->
        [yes] Vous convoquez
       *[no] { $seat } convoque
    } { $target-you ->
        [yes] votre camp
       *[no] { $target-seat }
    } : une carte retourne en main ({ $space }).
summons-idle =
    { $you ->
        [yes] Vous convoquez
       *[no] { $seat } convoque
    } { $target-you ->
        [yes] votre camp,
       *[no] { $target-seat },
    } mais il ne reste aucune carte cachée.
spied =
    { $you ->
        [yes] Vous regardez
       *[no] { $seat } regarde
    } { $target-you ->
        [yes] vos cartes.
       *[no] les cartes { DE($target-seat) }.
    }
spied-known =
    { $you ->
        [yes] Vous regardez
       *[no] { $seat } regarde
    } { $target-you ->
        [yes] vos cartes
       *[no] les cartes { DE($target-seat) }
    } : { $spaces }.
spied-nothing =
    { $you ->
        [yes] Vous cherchez
       *[no] { $seat } cherche
    } { $target-you ->
        [yes] vos cartes,
       *[no] les cartes { DE($target-seat) },
    } mais il n’en reste aucune.
actions-revealed =
    { $you ->
        [yes] Vos cartes
       *[no] Cartes { DE($seat) }
    } : { $spaces }.
actions-none =
    { $you ->
        [yes] Vous n’allez nulle part
       *[no] { $seat } ne va nulle part
    } dans cette manche.
visit-closed = { $space } : fermé pour cette manche, les cartes posées là ne font rien.
document-drawn =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } un document.
document-drawn-known =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } « { $document } ».
documents-exhausted =
    Il ne reste aucun document pour { $you ->
        [yes] vous.
       *[no] { $seat }.
    }
documents-reshuffled =
    { $number ->
        [one] Le document défaussé forme la nouvelle pile ({ $number }).
       *[other] Les documents défaussés sont mélangés : une nouvelle pile de { $number }.
    }
document-bought =
    { $you ->
        [yes] Vous payez
       *[no] { $seat } paie
    } { $price } ducats pour un document : { $gold } d’or et { $silver } d’argent.
document-bought-hidden =
    { $you ->
        [yes] Vous payez
       *[no] { $seat } paie
    } { $price } ducats pour un document, en { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
document-bought-hidden-known =
    { $you ->
        [yes] Vous payez
       *[no] { $seat } paie
    } { $price } ducats pour un document, en { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $gold } d’or et { $silver } d’argent.
bought =
    { $you ->
        [yes] Vous achetez
       *[no] { $seat } achète
    } { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } pour { $price } ducats : { $gold } d’or et { $silver } d’argent.
bought-hidden =
    { $you ->
        [yes] Vous achetez
       *[no] { $seat } achète
    } { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } pour { $price } ducats, en { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
bought-hidden-known =
    { $you ->
        [yes] Vous achetez
       *[no] { $seat } achète
    } { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } pour { $price } ducats, en { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $gold } d’or et { $silver } d’argent.
bought-nothing =
    { $you ->
        [yes] Vous n’obtenez
       *[no] { $seat } n’obtient
    } rien { $space-at }.
change-given =
    { $you ->
        [yes] On vous rend
       *[no] On rend à { $seat }
    } une pièce d’argent.
change-lost =
    { $you ->
        [yes] On ne vous rend rien
       *[no] On ne rend rien à { $seat }
    } : le ducat payé en trop est perdu.
document-paid =
    { $you ->
        [yes] Vous payez
       *[no] { $seat } paie
    } pour cela { $gold } d’or et { $silver } d’argent.
document-paid-hidden =
    { $you ->
        [yes] Vous payez
       *[no] { $seat } paie
    } pour cela { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
document-paid-hidden-known =
    { $you ->
        [yes] Vous payez
       *[no] { $seat } paie
    } pour cela { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $gold } d’or et { $silver } d’argent.
duel-rolled =
    Duel : { $number } pour { $you ->
        [yes] vous,
       *[no] { $seat },
    } { $rival-number } pour { $rival-you ->
        [yes] vous.
       *[no] { $rival-seat }.
    }
duel-won =
    { $you ->
        [yes] Vous gagnez le duel.
       *[no] { $seat } gagne le duel.
    }
knights-crowd = { $number } chevaliers se rencontrent : tous sont jetés au donjon.
jailed =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { DE($seat) }
    } va au donjon.
raided =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { DE($seat) }
    } rafle { $gold } d’or { $space-at }.
attacked =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { DE($seat) }
    } { $victim-you ->
        [yes] vous attaque.
       *[no] attaque { $victim-seat }.
    }
stood-down =
    { $you ->
        [yes] Votre chevalier ne fait rien.
       *[no] Le chevalier { DE($seat) } ne fait rien.
    }
attack-cancelled =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { DE($seat) }
    } { $victim-you ->
        [yes] vous quitte
       *[no] quitte { $victim-seat }
    } les mains vides.
attack-rolled = Le dé spécial montre { $face-some }.
purse-taken =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $victim-you ->
        [yes] votre bourse
       *[no] la bourse { DE($victim-seat) }
    } : { $gold } d’or et { $silver } d’argent.
purse-taken-hidden =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $victim-you ->
        [yes] votre bourse
       *[no] la bourse { DE($victim-seat) }
    } : { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
purse-taken-hidden-known =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $victim-you ->
        [yes] votre bourse
       *[no] la bourse { DE($victim-seat) }
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $gold } d’or et { $silver } d’argent.
purse-empty =
    { $you ->
        [yes] Vous saisissez
       *[no] { $seat } saisit
    } { $victim-you ->
        [yes] votre bourse,
       *[no] la bourse { DE($victim-seat) },
    } mais elle est vide.
piece-stolen =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $piece-some } { $victim-you ->
        [yes] de votre chantier.
       *[no] à { $victim-seat }.
    }
piece-destroyed =
    { $you ->
        [yes] Vous détruisez
       *[no] { $seat } détruit
    } { $piece-some } { $victim-you ->
        [yes] de votre chantier.
       *[no] { DE($victim-seat) }.
    }
nothing-stolen =
    { $you ->
        [yes] Vous ne trouvez
       *[no] { $seat } ne trouve
    } rien à prendre { $victim-you ->
        [yes] sur votre chantier.
       *[no] chez { $victim-seat }.
    }
shared =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $gold } d’or et { $silver } d’argent { $space-at }.
limit-halved =
    { $you ->
        [yes] Vous en avez trop
       *[no] { $seat } en a trop
    } : { $coin-several } dans le sac, il en reste { $kept }.
limit-halved-hidden =
    { $you ->
        [yes] Vous en avez trop
       *[no] { $seat } en a trop
    } : { $number ->
        [one] { $number } pièce retourne
       *[other] { $number } pièces retournent
    } dans le sac.
limit-halved-hidden-known =
    { $you ->
        [yes] Vous en avez trop
       *[no] { $seat } en a trop
    } : { $coin-several } dans le sac, il en reste { $kept }.
document-played =
    { $you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } « { $document } ».
document-played-at =
    { $you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } « { $document } » contre { $target-you ->
        [yes] vous.
       *[no] { $target-seat }.
    }
document-played-piece =
    { $you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } « { $document } » : { $piece-some }.
limit-waived =
    { $you ->
        [yes] Vous gardez
       *[no] { $seat } garde
    } toutes les pièces malgré la limite.
knight-released =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { DE($seat) }
    } quitte le donjon.
coins-drawn =
    { $you ->
        [yes] Vous tirez
       *[no] { $seat } tire
    } { $gold } d’or et { $silver } d’argent du sac.
coins-drawn-hidden =
    { $you ->
        [yes] Vous tirez
       *[no] { $seat } tire
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } du sac.
coins-drawn-hidden-known =
    { $you ->
        [yes] Vous tirez
       *[no] { $seat } tire
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } du sac : { $gold } d’or et { $silver } d’argent.
piece-gained =
    { $you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } gratuitement { $piece-some }.
levied =
    { $you ->
        [yes] Vous levez
       *[no] { $seat } lève
    } une taxe de { $gold } d’or et { $silver } d’argent.
levied-hidden =
    { $you ->
        [yes] Vous levez
       *[no] { $seat } lève
    } une taxe de { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
levied-hidden-known =
    { $you ->
        [yes] Vous levez
       *[no] { $seat } lève
    } une taxe de { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $gold } d’or et { $silver } d’argent.
levy-given =
    { $you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } { $gold } d’or et { $silver } d’argent.
levy-given-hidden =
    { $you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
levy-given-hidden-known =
    { $you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $gold } d’or et { $silver } d’argent.
coins-stolen =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $gold } d’or et { $silver } d’argent { $target-you ->
        [yes] dans votre bourse.
       *[no] à { $target-seat }.
    }
coins-stolen-hidden =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } { $target-you ->
        [yes] dans votre bourse.
       *[no] à { $target-seat }.
    }
coins-stolen-hidden-known =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } { $target-you ->
        [yes] dans votre bourse
       *[no] à { $target-seat }
    } : { $gold } d’or et { $silver } d’argent.
documents-stolen =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $number ->
        [one] { $number } document
       *[other] { $number } documents
    } { $target-you ->
        [yes] dans votre main.
       *[no] à { $target-seat }.
    }
documents-stolen-known =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $number ->
        [one] { $number } document
       *[other] { $number } documents
    } { $target-you ->
        [yes] dans votre main
       *[no] à { $target-seat }
    } : { $documents }.
exchanged-for-gold =
    { $you ->
        [yes] Vous échangez de l’argent et recevez
       *[no] { $seat } échange de l’argent et reçoit
    } { $gold } d’or et { $silver } d’argent.
exchanged-for-gold-hidden =
    { $you ->
        [yes] Vous échangez
       *[no] { $seat } échange
    } de l’argent contre de l’or : { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
exchanged-for-gold-hidden-known =
    { $you ->
        [yes] Vous échangez
       *[no] { $seat } échange
    } de l’argent contre de l’or, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $gold } d’or et { $silver } d’argent.
exchanged-for-silver =
    { $you ->
        [yes] Vous échangez de l’or et recevez
       *[no] { $seat } échange de l’or et reçoit
    } { $gold } d’or et { $silver } d’argent.
exchanged-for-silver-hidden =
    { $you ->
        [yes] Vous échangez
       *[no] { $seat } échange
    } de l’or contre de l’argent : { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
exchanged-for-silver-hidden-known =
    { $you ->
        [yes] Vous échangez
       *[no] { $seat } échange
    } de l’or contre de l’argent, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $gold } d’or et { $silver } d’argent.
space-closed = { $space } : fermé pour cette manche.
castle-complete =
    { $you ->
        [yes] Votre château est complet !
       *[no] Le château { DE($seat) } est complet !
    }
stopped = La partie s’arrête après la manche { $round }.
final-score =
    { $you ->
        [yes] Vous finissez
       *[no] { $seat } finit
    } avec un château de { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } et { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
## Noms

# .some s’emploie dans une phrase, .at dit où, .several compte, .text figure sur la carte.

name-brother-jacob = Frère Jacob
    .short = Frère Jacob
    .some = Frère Jacob
    .at = chez Frère Jacob
name-farmer-johann = Johann le fermier
    .short = Johann le fermier
    .some = Johann le fermier
    .at = chez Johann le fermier
name-master-ehrenfried = Maître Ehrenfried
    .short = Maître Ehrenfried
    .some = Maître Ehrenfried
    .at = chez Maître Ehrenfried
name-black-knight = Le Chevalier Noir
    .short = Chevalier Noir
    .some = le Chevalier Noir
    .at = chez le Chevalier Noir
name-tax-collector = Le receveur des impôts
    .short = Receveur des impôts
    .some = le receveur des impôts
    .at = chez le receveur des impôts
name-customs-officer = Le douanier
    .short = Douanier
    .some = le douanier
    .at = chez le douanier
name-dungeon = Donjon
name-purse = Bourse
    .some = la bourse
name-castle = Château
    .some = le château
name-wall = Mur
    .some = un mur
    .several = { $number } murs
name-tower = Tour
    .some = une tour
    .several = { $number } tours
name-gold-coin = Pièce d’or
    .several =
        { $number ->
            [one] { $number } pièce d’or
           *[other] { $number } pièces d’or
        }
name-silver-coin = Pièce d’argent
    .several =
        { $number ->
            [one] { $number } pièce d’argent
           *[other] { $number } pièces d’argent
        }
name-ducat = Ducat
name-bag = Sac
name-ransom = Rançon
name-document = Document
name-red-document = Document rouge
name-yellow-document = Document jaune
name-action-card = Carte Action
name-ducat-card = Carte Ducats
name-building-site = Chantier
name-coin-limit = Limite de pièces
name-lead = Priorité
name-round = Manche

## Options de table

table-limit-repeat = Limite de pièces
    .help = Ce qui se passe quand la moitié rendue laisse encore trop de pièces.
table-limit-repeat-repeat = On rend encore la moitié, jusqu’à passer sous la limite
table-limit-repeat-once = On ne rend la moitié qu’une fois
table-change = Monnaie
    .help = Ce que devient le ducat en trop quand une somme impaire ne peut être payée qu’en or.
table-change-silver-from-bag = Une pièce d’argent revient du sac
table-change-overpay-lost = Il est perdu
table-stolen-piece-choice = Pièce volée
    .help = Qui choisit entre mur et tour quand un château est pillé.
table-stolen-piece-choice-attacker = L’attaquant
table-stolen-piece-choice-victim = La victime
table-unplaceable-piece = Butin sans place
    .help = Ce que fait un pillage quand aucune pièce ne tient sur le chantier de l’attaquant.
table-unplaceable-piece-nothing = Rien
table-unplaceable-piece-destroyed = Une pièce est détruite
table-coins-visibility = Bourses
    .help = Ce que l’on voit des pièces des autres.
table-coins-visibility-public = L’or et l’argent sont visibles
table-coins-visibility-hidden = Seul le nombre de pièces est connu
table-ransom-moment = Rançon
    .help = Quand un chevalier peut être racheté.
table-ransom-moment-planning = Pendant le choix secret
table-ransom-moment-before-income = Avant les revenus
table-final-tie = Égalité
    .help = Qui gagne quand châteaux achevés et ducats sont à égalité.
table-final-tie-shared = La victoire est partagée
table-final-tie-documents-then-shared = Le plus de documents en main l’emporte
table-yellow-mode = Réactions
    .help = Si la partie attend les réactions par documents jaunes.
table-yellow-mode-live = La partie attend un instant
table-yellow-mode-orders = Les consignes décident
table-clock = Temps
    .help = Si les questions ont un temps limité. Quand il est écoulé, la table répond.
table-clock-none = Sans limite
table-clock-relaxed = Tranquille
table-clock-brisk = Rapide
table-max-rounds = Durée
    .help = Après combien de manches la partie s’arrête même sans château.
table-max-rounds-60 = Après la manche 60
table-max-rounds-30 = Après la manche 30
table-max-rounds-0 = Jamais

## La table dans le terminal

sheet-board = Manche { $round } · { $bag } pièces dans le sac · documents : { $pile } à piocher, { $discard } défaussés
sheet-space = { $space }
sheet-gold = Or
sheet-silver = Argent
sheet-players = À la table
sheet-walls = Murs
sheet-towers = Tours
sheet-documents = Documents
sheet-knight = Chevalier
sheet-actions = Cartes
sheet-seat-lead = ▸ { $seat }
sheet-coins =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
sheet-jailed = au donjon
sheet-free = libre
sheet-own-documents = Vos documents

## La table dans le navigateur

board-hosts = Les six aides
board-visits = Cartes posées ici
board-visits-past = Venus à la manche précédente
board-prices = Seul { $lone } ducats, à plusieurs { $crowded }
board-stock-1 = Documents à piocher : { $number }
board-stock-2 = Murs en réserve : { $number }
board-stock-3 = Tours en réserve : { $number }
board-knight = razzia, attaque ou duel
board-dungeon =
    { $number ->
        [one] Donjon : { $number } chevalier
       *[other] Donjon : { $number } chevaliers
    }
board-ducat-card = Carte Ducats : { $tax } pièces au receveur, { $customs } au douanier. Encore { $deck } cartes dans la pile.
board-ducats-of = ducats
board-bag = Sac : { $gold } d’or, { $silver } d’argent
board-bag-hidden = Sac : { $number } pièces
board-last-round = La manche révélée
board-discard = Défausse ({ $number })
board-site = Chantier : { $walls } murs sur { $most-walls }, { $towers } tours sur { $most-towers }
board-walls = Murs : { $number } sur { $most }
board-towers = Tours : { $number } sur { $most }
board-if-it-stands = complet, s’il tient jusqu’au soir
board-lead = priorité
board-lead-hint = Premier dans l’ordre de priorité de cette manche
board-locked = a validé
board-yours = à vous
board-thinking = réfléchit
board-coins =
    { $number ->
        [one] pièce
       *[other] pièces
    }
board-ducats =
    { $number ->
        [one] ducat
       *[other] ducats
    }
board-near = encore { $number } : la moitié est perdue
board-near-brief = encore { $number }
board-over-limit = la moitié est perdue
board-documents =
    { $number ->
        [one] { $number } document
       *[other] { $number } documents
    }
board-jailed = au donjon
board-free = libre
board-my-cards = Vos cartes de cette manche
board-idle-documents = Documents sans usage maintenant ({ $number })
board-hand-documents = Documents en main ({ $number })
board-orders = Consignes ({ $number })
board-orders-hint = Ce que la table répond pour vous quand vous pourriez réagir par un document. Personne d’autre ne le voit.
board-orders-hint-orders = Cette table n’attend jamais les réactions : vos consignes décident. « Me demander » veut dire que le cadeau est joué et les autres non. Personne d’autre ne le voit.
board-order-ask = Me demander
board-order-auto = Toujours
board-order-never = Jamais
board-lay = Joindre
board-play = Jouer
board-other-coins = autres pièces ({ $number })
board-returned =
    { $number ->
        [one] { $number } rendue
       *[other] { $number } rendues
    }
board-buys-wall =
    { $number ->
        [one] { $number } mur pour { $price }
       *[other] { $number } murs pour { $price }
    }
board-buys-tower =
    { $number ->
        [one] { $number } tour pour { $price }
       *[other] { $number } tours pour { $price }
    }
board-buys-document = { $price } ducats
board-too-dear = { $price } : trop cher
board-visit-free = 1 document gratuit
board-visit-full = chantier plein
board-visit-ride = razzia ou attaque
board-visit-duel = duel
board-visit-jail = donjon
board-company-1 = Seul :
board-company-2 = À deux :
board-company-3 = À trois :
board-company-2-more = À deux ou plus :
board-company-3-more = À trois ou plus :
board-action-cards = Vos cartes Action
board-in-dungeon = Enfermé au donjon
board-ransom = Rançon
board-secret-plan = Votre choix secret
board-choose-cards =
    { $number ->
        [one] Touchez { $number } carte.
       *[other] Touchez { $number } cartes.
    }
board-choose-more = Encore une carte…
board-lock = Valider
board-keep = Garder
board-swap = Échanger
board-unit-1 = { $number } document
board-unit-2 =
    { $number ->
        [one] { $number } mur
       *[other] { $number } murs
    }
board-unit-3 =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
board-pay = Payer
board-raid = Razzia
board-attack = Attaquer
board-odds = Dé spécial : { $purse } faces bourse, { $castle } faces château
board-have-locked = { $number } sur { $of } ont validé
board-scene-documents = Les documents rouges
board-scene-cards = Les cartes se dévoilent
board-scene-duel = Duel !
board-scene-knights = Mêlée de chevaliers
board-scene-attack = Attaque !
board-skip = Passer
board-sheet = Le décompte
board-source = D’où cela vient
board-pieces-paid = Murs et tours achetés
board-pieces-stolen = Pris à d’autres
board-pieces-granted = Posés gratuitement
board-pieces-lost = Perdus
board-castle = Château
board-ducats-start = Ducats au départ
board-ducats-income = Receveur et douanier
board-ducats-knight = Razzias et attaques
board-ducats-documents = Par des documents
board-ducats-bought = Achats
board-ducats-ransoms = Rançons
board-ducats-robbed = Pris par d’autres
board-ducats-returned = Rendu au sac (limite)
board-purse = Ducats à la fin

## Les raisons que donne un automate

name-reason-tempo = le moment de la manche
name-reason-castle = les châteaux
name-reason-money = les bourses
name-reason-documents = les documents
name-reason-knight = le chevalier
name-reason-visits = les visites à venir
name-reason-income = les pièces sur les cases de revenu

## Matériel : les parties de components.toml et leurs clés

material-plan = Planification
    .action-cards-per-round = Cartes Action par manche
material-seat = Couleurs des joueurs
material-coins = Pièces
    .start-per-player = Chaque joueur commence avec
    .silver = Argent
    .gold = Or
material-coin-limit = Limite de pièces
    .threshold = Pièces qu’on peut garder
    .return-numerator = Part rendue, numérateur
    .return-denominator = Part rendue, dénominateur
    .rounding = Arrondi
material-ransom = Rançon
material-pieces = Pièces de château
    .per-castle = Par château
material-space = Cases du plateau
    .price-lone = Prix si l’on y est seul
    .price-crowded = Prix sinon
    .max-units = Au plus
    .raid-coin = Un raid prend
    .raid-spaces = Un raid vise les cases
    .duel-players = Un duel oppose
material-dungeon = Donjon
    .id = Case
material-action-cards = Cartes Action
    .numbers = Numéros
    .copies-per-colour = De chacune par couleur
material-dice = Dés
    .faces = Faces
    .normal = Dé ordinaire
    .special = Dé spécial
material-ducat-deck = Paquet de cartes Ducats
    .when-empty = Quand il est vide
material-ducat-card = Cartes Ducats
    .tax = Pièces pour l’impôt (case 5)
    .customs = Pièces pour la douane (case 6)
material-document-deck = Paquet de documents
    .when-empty = Quand il est vide
    .hand-limit = Limite de la main (0, aucune)
material-document = Documents
    .seal = Sceau
    .speed = Ordre d’exécution
material-timing = Temps en secondes
    .planning-seconds = Planification
    .planning-grace-seconds = Délai de grâce
    .spy-seconds = Espion
    .purchase-seconds = Achat
    .knight-seconds = Chevalier noir
    .reaction-seconds = Réaction
    .closing-seconds = Fin de la manche
    .relaxed-times = Tranquille, tant de fois plus long
    .mask-delay-min-seconds = Pause sans choix, au moins
    .mask-delay-max-seconds = Pause sans choix, au plus
material-words =
    .down = vers le bas
    .documents = documents
    .walls = murs
    .towers = tours
    .knight = chevalier
    .income = revenu
    .reshuffle = tout est mélangé de nouveau
    .reshuffle-discard = la défausse est mélangée
