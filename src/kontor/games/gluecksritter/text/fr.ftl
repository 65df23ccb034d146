### Die Glücksritter en français

## Le jeu

game-title = Die Glücksritter
game-tagline = Six aides, un choix secret et un château à finir avant les autres
game-about = L’Allemagne médiévale n’a plus de croisades à offrir, alors les chevaliers désœuvrés rivalisent en bâtissant des châteaux : quatre murs et quatre tours, et qui achève le sien d’abord gagne. À chaque manche, vous choisissez en secret deux aides sur six. Sans compagnie, c’est une aubaine ; à plusieurs, tout devient cher ou maigre, et quand deux Chevaliers Noirs se rencontrent, l’un d’eux au moins finit au donjon. Des documents scellés bousculent les règles, et un château ne compte que s’il tient encore debout à la fin de la manche.

## Ce qui est demandé

plan-prompt =
    Choisissez { $number ->
        [one] { $number } carte Action
       *[other] { $number } cartes Action
    } pour cette manche.
plan-prompt-locked = Votre choix est validé. Vous pouvez le rouvrir tant que tout le monde n’est pas prêt.
grace-prompt = Depuis que vous avez validé, quelqu’un a joué à découvert. Voulez-vous garder votre choix ?
ransoms-prompt = Votre chevalier est au donjon. Voulez-vous payer la rançon de { item-price } ?
spy-prompt =
    { $target-you ->
        [yes] Vous allez
       *[no] { $target-seat } va
    } chez { $spaces-le }. Voulez-vous garder vos cartes ou les échanger ?
spy-prompt-nothing = Il ne reste aucune carte devant { $target-seat-qui }. Voulez-vous garder les vôtres ou les échanger ?
buy-document-prompt = À plusieurs, un document coûte { item-price }, et { item-wealth }. En voulez-vous un ?
buy-prompt = Il n’y a que vous ici : { $piece-un } coûte { item-price }, et { item-wealth }. Qu’achetez-vous ?
buy-prompt-crowded = Vous avez de la compagnie : { $piece-un } coûte { item-price }, et { item-wealth }. Qu’achetez-vous ?
duel-prompt =
    Vous faites { $number }, { $rival-seat-qui } { $rival-you ->
        [yes] faites
       *[no] fait
    } { $rival-number } : votre chevalier file au donjon. Voulez-vous réagir ?
errand-prompt = Votre chevalier est en selle. Quelle est sa mission ?
attacked-prompt =
    { $you ->
        [yes] Vous attaquez.
       *[no] { $seat } vous attaque.
    } Un document peut encore vous aider.
rolled-prompt =
    Le dé spécial montre { $face-le } : vous prendriez { $face-id ->
        [purse] toutes les pièces
       *[other] un élément du château
    } { $victim-seat-de }. Voulez-vous réagir ?
steal-prompt = Quel élément prenez-vous { $victim-seat-a } ?
steal-prompt-victim = Quel élément cédez-vous { $attacker-seat-a } ?
steal-prompt-destroyed = Aucun élément { $victim-seat-de } ne trouve place sur votre chantier. Lequel détruisez-vous ?
limit-prompt = Vous avez { $limit } pièces ou plus d’une même sorte : la moitié retourne dans le sac, à moins qu’un document ne vous aide.
closing-prompt = La manche s’achève. Voulez-vous jouer un document avant le contrôle des châteaux ?
revealed-prompt = Toutes les cartes sont visibles. Voulez-vous jouer un document ?
plan-waiting = Tout le monde choisit en secret.
grace-waiting = Les choix se terminent : un dernier instant pour réfléchir.
ransoms-waiting = Au donjon, des chevaliers attendent leur rançon.
spy-waiting = Les espions réfléchissent.
buy-waiting = On réfléchit encore chez { $space-le }.
duel-waiting =
    { $you ->
        [yes] { $rival-seat } et vous vous battez
       *[no] { $rival-you ->
                [yes] { $seat } et vous vous battez
               *[no] { $seat } et { $rival-seat } se battent
            }
    } en duel.
errand-waiting =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { $seat-de }
    } choisit sa mission.
attacked-waiting =
    { $seat-qui } { $you ->
        [yes] subissez
       *[no] subit
    } une attaque.
rolled-waiting =
    { $seat-qui } { $you ->
        [yes] regardez
       *[no] regarde
    } le dé.
steal-waiting =
    { $seat-qui } { $you ->
        [yes] choisissez
       *[no] choisit
    } un élément.
limit-waiting =
    { $seat-qui } { $you ->
        [yes] avez
       *[no] a
    } trop de pièces.
closing-waiting = Dernière occasion de jouer des documents dans cette manche.
revealed-waiting = Un instant pour les documents.

## Ce que l’on peut répondre

option-cards = { $spaces-short }
option-lay = Joindre { $document-quoted }
    .detail = Fera partie de votre choix secret.
option-lay-at = { $document-quoted } contre { $target-seat-qui }
    .detail = Fera partie de votre choix secret.
option-lay-piece = Joindre { $document-quoted } pour { $piece-un }
    .detail = Fera partie de votre choix secret.
option-play = Jouer { $document-quoted }
option-play-at = Jouer { $document-quoted } contre { $target-seat-qui }
option-play-piece = { $document-quoted } pour { $piece-un }
    .detail = À bâtir aussitôt, sans rien payer.
option-exchange-for-gold = { $document-quoted } : obtenir { item-gold }
option-exchange-for-silver = { $document-quoted } : donner { item-gold }
option-unlock = Rouvrir votre choix
    .detail = Cartes et documents y restent tant que vous n’y touchez pas.
option-clear = Tout reprendre
    .detail = Cartes et documents reviennent dans votre main, et vous recommencez.
option-keep-plan = Garder votre choix
option-order-ask = Demander pour { $document-quoted }
option-order-auto = Toujours jouer { $document-quoted }
option-order-never = Ne jamais jouer { $document-quoted }
option-timeout = Le temps est écoulé
option-ransom = Libérer pour { item-coins }
    .detail = Votre chevalier quitte aussitôt le donjon{ item-change }.
option-decline = Laisser le chevalier au donjon
option-keep = Garder vos cartes
    .detail = Vous allez chez { $spaces-le }.
option-swap = { $spaces-short }
    .detail = Ces cartes à la place des vôtres.
option-buy-nothing = Ne rien acheter
option-take-document = Prendre un document gratuit
option-buy-document = Payer { item-coins }
    .detail = Un document pour { item-price }{ item-change }.
option-buy = { item-units } : { item-coins }
    .detail = Coûte { item-price }{ item-change }.
option-raid = Razzia chez { $space-le }
    .detail = Votre chevalier rafle { item-gold }.
option-attack = Attaquer { $victim-seat-qui }
    .detail =
        { item-hidden } dans la bourse, { $pieces ->
            [0] rien encore
            [one] { $pieces } élément
           *[other] { $pieces } éléments
        } sur le chantier.
option-stand-down = Ne rien faire
option-steal = Prendre { $piece-un }
option-give = Céder { $piece-un }
option-destroy = Détruire { $piece-un }
option-return = Rendre { item-coins }
    .detail = Elles vont dans le sac.
option-pass = Ne rien jouer

## Ce qui est refusé

refusal-not-asked = Vous n’avez rien à décider en ce moment. Votre prochaine question viendra d’elle-même.
refusal-locked = Votre choix est validé. Rouvrez-le d’abord, puis changez-le.
refusal-jailed = Votre chevalier est au donjon. Choisissez parmi les cinq autres cartes, ou libérez-le d’abord.
refusal-set-too-small =
    Il faut { $number ->
        [one] { $number } carte Action
       *[other] { $number } cartes Action
    }, et { $chosen ->
        [0] vous n’en avez choisi aucune.
        [one] il n’y en a ici qu’une.
       *[other] il n’y en a ici que { $chosen }.
    }
refusal-set-too-large =
    Il faut { $number ->
        [one] { $number } carte Action
       *[other] { $number } cartes Action
    }, pas { $chosen }. Seuls certains documents rouges en permettent davantage.
refusal-nothing-to-unlock = Votre choix n’est pas encore validé : vous pouvez le changer librement.
refusal-nothing-to-clear = Vous n’avez encore rien choisi. Prenez vos cartes.
refusal-no-such-set =
    Un choix compte { $number ->
        [one] { $number } carte Action numérotée
       *[other] { $number } cartes Action différentes, numérotées
    } de 1 à 6.
refusal-answer-is-final = Vous avez répondu, et votre réponse est définitive. Attendez les autres.
refusal-name-twice = { $document-quoted } fait déjà partie de votre choix, et un même nom ne sert qu’une fois par manche.
refusal-too-few-cards = Il ne vous reste pas assez de cartes Action libres pour joindre aussi { $document-quoted }.
refusal-own-target = { $document-quoted } vise toujours quelqu’un d’autre, jamais vous.
refusal-needs-target = { $document-quoted } doit viser quelqu’un. Dites qui.
refusal-red-is-laid = { $document-quoted } porte un sceau rouge : on joint ce document à son choix secret, on ne le joue pas à part.
refusal-red-too-late = { $document-quoted } porte un sceau rouge et ne peut faire partie que d’un choix secret. Gardez ce document pour la prochaine manche.
refusal-yellow-is-played = { $document-quoted } porte un sceau jaune : on joue ce document en son temps, on ne le joint pas à un choix secret.
refusal-window = Ce n’est pas le moment de jouer { $document-quoted }. Le document reste dans votre main.
refusal-played-already = Vous avez déjà joué { $document-quoted } dans cette manche. Un même nom ne sert qu’une fois.
refusal-no-effect = { $document-quoted } ne ferait rien maintenant : le document reste dans votre main.
refusal-order = On ne donne de consignes que pour les documents de réaction, et seulement pour ceux de sa main, sauf si les consignes décident à cette table.
refusal-order-stands = C’est déjà votre consigne pour { $document-quoted }.
refusal-order-later = Les consignes se donnent pendant les choix secrets. Prochaine occasion à la prochaine manche.
refusal-knight-is-free = Votre chevalier n’est pas au donjon. Il n’y a personne à libérer.
refusal-ransom-too-late = À cette table, la rançon se paie avant les revenus. Prochaine occasion à la prochaine manche.
refusal-ransom-too-dear = La rançon est de { item-price }, et { item-wealth }.
refusal-ransom-locked = Votre choix est validé. Rouvrez-le d’abord, puis payez la rançon.
refusal-too-many-swaps = Votre rapport d’espion ne permet pas d’échanger autant de cartes.
refusal-swap-size = Le nombre de vos cartes ne change pas : { $number }.
refusal-site-full = Votre chantier n’a plus la place : un château compte { $most } { $piece-plural }, pas davantage.
refusal-too-dear = Cela coûte { item-price }, et { item-wealth }.
refusal-name-coins = Il s’agit de payer { item-price } : dites avec quelles pièces.
refusal-too-many-units =
    On ne vous vend jamais plus { $number ->
        [one] d’{ $piece-un }
       *[other] de { $number } { $piece-plural }
    } à la fois.
refusal-no-documents = Il ne reste aucun document, ni dans la pile ni dans la défausse.
refusal-no-gold = Il n’y a pas d’or chez { $space-le } : une razzia n’y rapporterait rien.
refusal-attack-self = Vous ne pouvez pas vous attaquer vous-même. Choisissez quelqu’un d’autre.
refusal-piece = C’est impossible : soit la victime n’a pas { $piece-de }, soit la place manque.

## Ce qui se passe

started =
    Le sort { $you ->
        [yes] vous donne la priorité.
       *[no] donne la priorité { $seat-a }.
    }
round-began =
    Manche { $round } : { $seat-qui } { $you ->
        [yes] avez
       *[no] a
    } la priorité.
time-up =
    { $you ->
        [yes] Votre temps
       *[no] Le temps { $seat-de }
    } est écoulé.
waiver-ended =
    { $you ->
        [yes] Votre dispense
       *[no] La dispense { $seat-de }
    } est finie : la limite de pièces vaut de nouveau pour { $seat-qui }.
ducats-reshuffled = Les cartes Ducats sont mélangées à nouveau.
ducat-card =
    La carte Ducats apporte { $tax ->
        [one] { $tax } pièce
       *[other] { $tax } pièces
    } au receveur des impôts et { $customs } au douanier.
space-filled =
    { $coins ->
        [0] Le sac n’a plus rien pour { $space-le }.
       *[other] { $space-le } reçoit { item-coins }.
    }
bag-empty =
    Le sac est vide : il manque { $number ->
        [one] une pièce.
       *[other] { $number } pièces.
    }
ransomed =
    { $seat-qui } { $you ->
        [yes] libérez votre
       *[no] libère son
    } chevalier pour { item-coins }.
ransomed-hidden =
    { $seat-qui } { $you ->
        [yes] libérez votre
       *[no] libère son
    } chevalier pour { item-hidden }.
ransomed-hidden-known = { ransomed }
red-revealed =
    { $seat-qui } { $you ->
        [yes] révélez
       *[no] révèle
    } { $document-quoted }.
red-revealed-at =
    { $seat-qui } { $you ->
        [yes] révélez
       *[no] révèle
    } { $document-quoted } contre { $target-seat-qui }.
red-revealed-piece =
    { $seat-qui } { $you ->
        [yes] révélez
       *[no] révèle
    } { $document-quoted } pour { $piece-un }.
seized =
    { $seat-qui } { $coins ->
        [0] { $you ->
                [yes] ne trouvez
               *[no] ne trouve
            } rien à saisir chez { $space-le }.
       *[other] { $you ->
                [yes] saisissez
               *[no] saisit
            } { item-coins } chez { $space-le }.
    }
summoned =
    { $target-you ->
        [yes] { $seat-qui } vous { $you ->
                [yes] convoquez
               *[no] convoque
            } : vous reprenez une carte cachée.
       *[no] { $seat-qui } { $you ->
                [yes] convoquez
               *[no] convoque
            } { $target-seat }, qui reprend une carte cachée.
    }
summoned-known =
    { $target-you ->
        [yes] { $seat-qui } vous { $you ->
                [yes] convoquez
               *[no] convoque
            } : vous reprenez la carte qui menait chez { $space-le }.
       *[no] { $seat-qui } { $you ->
                [yes] convoquez
               *[no] convoque
            } { $target-seat }, qui reprend la carte menant chez { $space-le }.
    }
summons-idle =
    { $target-you ->
        [yes] { $seat-qui } vous { $you ->
                [yes] convoquez
               *[no] convoque
            }, mais vous n’avez plus de carte cachée.
       *[no] { $seat-qui } { $you ->
                [yes] convoquez
               *[no] convoque
            } { $target-seat }, qui n’a plus de carte cachée.
    }
spied =
    { $seat-qui } { $you ->
        [yes] regardez
       *[no] regarde
    } { $target-you ->
        [yes] vos cartes.
       *[no] les cartes { $target-seat-de }.
    }
spied-known =
    { $seat-qui } { $you ->
        [yes] regardez
       *[no] regarde
    } { $target-you ->
        [yes] vos cartes
       *[no] les cartes { $target-seat-de }
    }, qui mènent chez { $spaces-le }.
spied-nothing =
    { $seat-qui } { $you ->
        [yes] voulez
       *[no] veut
    } regarder { $target-you ->
        [yes] vos cartes
       *[no] les cartes { $target-seat-de }
    }, mais il n’en reste aucune.
actions-revealed =
    { $seat-qui } { $you ->
        [yes] allez
       *[no] va
    } chez { $spaces-le }.
actions-none =
    { $seat-qui } { $you ->
        [yes] n’allez
       *[no] ne va
    } nulle part dans cette manche.
visit-closed = { $space-le } ne reçoit personne dans cette manche : les cartes posées là ne font rien.
document-drawn =
    { $seat-qui } { $you ->
        [yes] piochez
       *[no] pioche
    } un document.
document-drawn-known =
    { $seat-qui } { $you ->
        [yes] piochez
       *[no] pioche
    } { $document-quoted }.
documents-exhausted = Il ne reste aucun document pour { $seat-qui }.
documents-reshuffled =
    { $number ->
        [one] L’unique document défaussé forme la nouvelle pile.
       *[other] Les { $number } documents défaussés sont mélangés et forment la nouvelle pile.
    }
document-bought =
    { $seat-qui } { $you ->
        [yes] achetez
       *[no] achète
    } un document { item-paid }.
document-bought-hidden =
    { $seat-qui } { $you ->
        [yes] achetez
       *[no] achète
    } un document { item-paid-hidden }.
document-bought-hidden-known = { document-bought }
bought =
    { $seat-qui } { $you ->
        [yes] achetez
       *[no] achète
    } { item-pieces } { item-paid }.
bought-hidden =
    { $seat-qui } { $you ->
        [yes] achetez
       *[no] achète
    } { item-pieces } { item-paid-hidden }.
bought-hidden-known = { bought }
bought-nothing =
    { $seat-qui } { $you ->
        [yes] repartez
       *[no] repart
    } de chez { $space-le } les mains vides.
change-given =
    On { $you ->
        [yes] vous rend une pièce d’argent.
       *[no] rend une pièce d’argent { $seat-a }.
    }
change-lost =
    On { $you ->
        [yes] ne vous rend rien
       *[no] ne rend rien { $seat-a }
    } : le ducat payé en trop est perdu.
document-paid =
    Cela { $you ->
        [yes] vous coûte { item-coins }.
       *[no] coûte { item-coins } { $seat-a }.
    }
document-paid-hidden =
    Cela { $you ->
        [yes] vous coûte { item-hidden }.
       *[no] coûte { item-hidden } { $seat-a }.
    }
document-paid-hidden-known = { document-paid }
duel-rolled =
    Duel : { $seat-qui } { $you ->
        [yes] faites
       *[no] fait
    } { $number }, { $rival-seat-qui } { $rival-you ->
        [yes] faites
       *[no] fait
    } { $rival-number }.
duel-won =
    { $seat-qui } { $you ->
        [yes] gagnez
       *[no] gagne
    } le duel.
knights-crowd = Les chevaliers se rencontrent à { $number } : tous finissent au donjon.
jailed =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { $seat-de }
    } va au donjon.
raided =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { $seat-de }
    } rafle { item-gold } chez { $space-le }.
attacked =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { $seat-de }
    } { $victim-you ->
        [yes] vous attaque.
       *[no] attaque { $victim-seat }.
    }
stood-down =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { $seat-de }
    } ne fait rien.
attack-cancelled =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { $seat-de }
    } doit { $victim-you ->
        [yes] vous laisser
       *[no] laisser { $victim-seat }
    } en paix.
attack-rolled =
    { $seat-qui } { $you ->
        [yes] obtenez
       *[no] obtient
    } { $face-le } au dé spécial.
purse-taken =
    { $victim-you ->
        [yes] { $seat-qui } vous { $you ->
                [yes] prenez
               *[no] prend
            } votre bourse
       *[no] { $seat-qui } { $you ->
                [yes] prenez
               *[no] prend
            } la bourse { $victim-seat-de }
    } avec { item-coins }.
purse-taken-hidden =
    { $victim-you ->
        [yes] { $seat-qui } vous { $you ->
                [yes] prenez
               *[no] prend
            } votre bourse
       *[no] { $seat-qui } { $you ->
                [yes] prenez
               *[no] prend
            } la bourse { $victim-seat-de }
    } avec { item-hidden }.
purse-taken-hidden-known = { purse-taken }
purse-empty =
    { $seat-qui } { $you ->
        [yes] fouillez
       *[no] fouille
    } { $victim-you ->
        [yes] votre bourse
       *[no] la bourse { $victim-seat-de }
    }, qui est vide.
piece-stolen =
    { $victim-you ->
        [yes] { $seat-qui } vous { $you ->
                [yes] prenez
               *[no] prend
            } { $piece-un }.
       *[no] { $seat-qui } { $you ->
                [yes] prenez
               *[no] prend
            } { $piece-un } { $victim-seat-a }.
    }
piece-destroyed =
    { $seat-qui } { $you ->
        [yes] détruisez
       *[no] détruit
    } { $piece-un } sur { $victim-you ->
        [yes] votre chantier.
       *[no] le chantier { $victim-seat-de }.
    }
nothing-stolen =
    { $seat-qui } { $you ->
        [yes] ne trouvez
       *[no] ne trouve
    } rien à prendre sur { $victim-you ->
        [yes] votre chantier.
       *[no] le chantier { $victim-seat-de }.
    }
shared =
    { $seat-qui } { $coins ->
        [0] { $you ->
                [yes] repartez
               *[no] repart
            } de chez { $space-le } les mains vides.
       *[other] { $you ->
                [yes] recevez
               *[no] reçoit
            } { item-coins } chez { $space-le }.
    }
limit-halved =
    { $seat-qui } en { $you ->
        [yes] avez
       *[no] a
    } trop : { $coin-several } { $number ->
        [one] retourne
       *[other] retournent
    } dans le sac, il en reste { $kept }.
limit-halved-hidden =
    { $seat-qui } en { $you ->
        [yes] avez
       *[no] a
    } trop : { $number ->
        [one] { $number } pièce retourne
       *[other] { $number } pièces retournent
    } dans le sac.
limit-halved-hidden-known = { limit-halved }
document-played =
    { $seat-qui } { $you ->
        [yes] jouez
       *[no] joue
    } { $document-quoted }.
document-played-at =
    { $seat-qui } { $you ->
        [yes] jouez
       *[no] joue
    } { $document-quoted } contre { $target-seat-qui }.
document-played-piece =
    { $seat-qui } { $you ->
        [yes] jouez
       *[no] joue
    } { $document-quoted } pour { $piece-un }.
limit-waived =
    { $seat-qui } { $you ->
        [yes] gardez toutes vos
       *[no] garde toutes ses
    } pièces malgré la limite.
knight-released =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { $seat-de }
    } quitte le donjon.
coins-drawn =
    { $seat-qui } { $you ->
        [yes] tirez
       *[no] tire
    } { item-coins } du sac.
coins-drawn-hidden =
    { $seat-qui } { $you ->
        [yes] tirez
       *[no] tire
    } { item-hidden } du sac.
coins-drawn-hidden-known = { coins-drawn }
piece-gained =
    { $seat-qui } { $you ->
        [yes] bâtissez
       *[no] bâtit
    } { $piece-un } sans rien payer.
levied =
    { $seat-qui } { $coins ->
        [0] { $you ->
                [yes] ne trouvez
               *[no] ne trouve
            } pas une pièce pour la taxe.
       *[other] { $you ->
                [yes] levez
               *[no] lève
            } une taxe de { item-coins }.
    }
levied-hidden =
    { $seat-qui } { $coins ->
        [0] { $you ->
                [yes] ne trouvez
               *[no] ne trouve
            } pas une pièce pour la taxe.
       *[other] { $you ->
                [yes] levez
               *[no] lève
            } une taxe de { item-hidden }.
    }
levied-hidden-known = { levied }
levy-given =
    { $seat-qui } { $you ->
        [yes] donnez
       *[no] donne
    } { item-coins }.
levy-given-hidden =
    { $seat-qui } { $you ->
        [yes] donnez
       *[no] donne
    } { item-hidden }.
levy-given-hidden-known = { levy-given }
coins-stolen =
    { $coins ->
        [0] { $seat-qui } { $you ->
                [yes] trouvez
               *[no] trouve
            } vide { $target-you ->
                [yes] votre bourse.
               *[no] la bourse { $target-seat-de }.
            }
       *[other] { $target-you ->
                [yes] { $seat-qui } vous { $you ->
                        [yes] prenez
                       *[no] prend
                    } { item-coins }.
               *[no] { $seat-qui } { $you ->
                        [yes] prenez
                       *[no] prend
                    } { item-coins } { $target-seat-a }.
            }
    }
coins-stolen-hidden =
    { $coins ->
        [0] { $seat-qui } { $you ->
                [yes] trouvez
               *[no] trouve
            } vide { $target-you ->
                [yes] votre bourse.
               *[no] la bourse { $target-seat-de }.
            }
       *[other] { $target-you ->
                [yes] { $seat-qui } vous { $you ->
                        [yes] prenez
                       *[no] prend
                    } { item-hidden }.
               *[no] { $seat-qui } { $you ->
                        [yes] prenez
                       *[no] prend
                    } { item-hidden } { $target-seat-a }.
            }
    }
coins-stolen-hidden-known = { coins-stolen }
documents-stolen =
    { $target-you ->
        [yes] { $seat-qui } vous { $you ->
                [yes] prenez
               *[no] prend
            } { $number ->
                [one] un document
               *[other] { $number } documents
            }.
       *[no] { $seat-qui } { $you ->
                [yes] prenez
               *[no] prend
            } { $number ->
                [one] un document
               *[other] { $number } documents
            } { $target-seat-a }.
    }
documents-stolen-known =
    { $target-you ->
        [yes] { $seat-qui } vous { $you ->
                [yes] prenez
               *[no] prend
            } { $documents-quoted }.
       *[no] { $seat-qui } { $you ->
                [yes] prenez
               *[no] prend
            } { $documents-quoted } { $target-seat-a }.
    }
exchanged-for-gold =
    { $seat-qui } { $coins ->
        [0] { $you ->
                [yes] ne pouvez
               *[no] ne peut
            } rien échanger, le sac n’a plus d’or.
       *[other] { $you ->
                [yes] recevez
               *[no] reçoit
            } { item-coins } contre de l’argent.
    }
exchanged-for-gold-hidden =
    { $seat-qui } { $coins ->
        [0] { $you ->
                [yes] ne pouvez
               *[no] ne peut
            } rien échanger, le sac n’a plus d’or.
        [one] { $you ->
                [yes] recevez
               *[no] reçoit
            } { $coins } pièce d’or contre de l’argent.
       *[other] { $you ->
                [yes] recevez
               *[no] reçoit
            } { $coins } pièces d’or contre de l’argent.
    }
exchanged-for-gold-hidden-known = { exchanged-for-gold }
exchanged-for-silver =
    { $seat-qui } { $coins ->
        [0] { $you ->
                [yes] ne pouvez
               *[no] ne peut
            } rien échanger, le sac n’a pas assez d’argent.
       *[other] { $you ->
                [yes] recevez
               *[no] reçoit
            } { item-coins } contre de l’or.
    }
exchanged-for-silver-hidden =
    { $seat-qui } { $coins ->
        [0] { $you ->
                [yes] ne pouvez
               *[no] ne peut
            } rien échanger, le sac n’a pas assez d’argent.
        [one] { $you ->
                [yes] recevez
               *[no] reçoit
            } { $coins } pièce d’argent contre de l’or.
       *[other] { $you ->
                [yes] recevez
               *[no] reçoit
            } { $coins } pièces d’argent contre de l’or.
    }
exchanged-for-silver-hidden-known = { exchanged-for-silver }
space-closed = { $space-le } ne reçoit personne dans cette manche.
castle-complete =
    { $you ->
        [yes] Votre château
       *[no] Le château { $seat-de }
    } est achevé !
stopped = La partie s’arrête après la manche { $round }.
final-score =
    { $seat-qui } { $you ->
        [yes] terminez
       *[no] termine
    } avec { $pieces ->
        [0] un chantier vide
        [one] { $pieces } élément de château
       *[other] { $pieces } éléments de château
    } et { $ducats ->
        [0] une bourse vide.
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }

## Parties de phrases

item-coins =
    { $gold ->
        [0] { $silver ->
                [0] aucune pièce
                [one] { $silver } pièce d’argent
               *[other] { $silver } pièces d’argent
            }
       *[other] { $silver ->
                [0] { item-gold }
               *[other] { item-gold } et { $silver } d’argent
            }
    }
item-gold =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
item-hidden =
    { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
item-price =
    { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }
item-wealth =
    { $ducats ->
        [0] vous n’en avez aucun
       *[other] vous en avez { $ducats }
    }
item-paid =
    { $price ->
        [0] sans rien payer
       *[other] pour { item-price } ({ item-coins })
    }
item-paid-hidden =
    { $price ->
        [0] sans rien payer
       *[other] pour { item-price }, payés avec { item-hidden }
    }
item-pieces =
    { $number ->
        [one] { $piece-un }
       *[other] { $number } { $piece-plural }
    }
item-units =
    { $number ->
        [one] { $number } { $piece-bare }
       *[other] { $number } { $piece-plural }
    }
item-change =
    { $change ->
        [0] { $lost ->
                [0] { "" }
               *[other] , et le ducat en trop est perdu
            }
       *[other] , et l’on vous rend une pièce d’argent
    }

## Noms

# .noun déclare les formes d’un nom, .short est ce que l’on dit en jouant, .several compte, .text figure sur la carte.

name-brother-jacob = Frère Jacob
    .noun = m name: Frère Jacob
    .short = Jacob
name-farmer-johann = Johann le fermier
    .noun = m name: Johann le fermier
    .short = Johann
name-master-ehrenfried = Maître Ehrenfried
    .noun = m name: Maître Ehrenfried
    .short = Ehrenfried
name-black-knight = Chevalier Noir
    .noun = m: Chevalier Noir, Chevaliers Noirs
    .short = le chevalier
name-tax-collector = Receveur des impôts
    .noun = m: receveur des impôts, receveurs des impôts
    .short = l’impôt
name-customs-officer = Douanier
    .noun = m: douanier, douaniers
    .short = la douane
name-dungeon = Donjon
    .noun = m: donjon, donjons
name-purse = Bourse
    .noun = f: bourse, bourses
name-castle = Château
    .noun = m: château, châteaux
name-wall = Mur
    .noun = m: mur, murs
name-tower = Tour
    .noun = f: tour, tours
name-gold-coin = Pièce d’or
    .noun = f: pièce d’or, pièces d’or
    .several =
        { $number ->
            [one] { $number } pièce d’or
           *[other] { $number } pièces d’or
        }
name-silver-coin = Pièce d’argent
    .noun = f: pièce d’argent, pièces d’argent
    .several =
        { $number ->
            [one] { $number } pièce d’argent
           *[other] { $number } pièces d’argent
        }
name-ducat = Ducat
    .noun = m: ducat, ducats
name-bag = Sac
    .noun = m: sac, sacs
name-ransom = Rançon
    .noun = f: rançon, rançons
name-document = Document
    .noun = m: document, documents
name-red-document = Document rouge
    .noun = m: document rouge, documents rouges
name-yellow-document = Document jaune
    .noun = m: document jaune, documents jaunes
name-action-card = Carte Action
    .noun = f: carte Action, cartes Action
name-ducat-card = Carte Ducats
    .noun = f: carte Ducats, cartes Ducats
name-building-site = Chantier
    .noun = m: chantier, chantiers
name-coin-limit = Limite de pièces
    .noun = f: limite de pièces, limites de pièces
name-lead = Priorité
    .noun = f: priorité, priorités
name-round = Manche
    .noun = f: manche, manches

## Règles de la maison

table-limit-repeat = Limite de pièces
    .help = Ce qui se passe quand la moitié rendue laisse encore trop de pièces.
table-limit-repeat-repeat = On rend encore la moitié, jusqu’à passer sous la limite
table-limit-repeat-once = On ne rend la moitié qu’une fois
table-change = Monnaie
    .help = Ce que devient le ducat en trop quand une somme impaire ne peut être payée qu’en or.
table-change-silver-from-bag = Une pièce d’argent revient du sac
table-change-overpay-lost = Il est perdu
table-stolen-piece-choice = Élément volé
    .help = Qui choisit entre mur et tour quand un château est pillé.
table-stolen-piece-choice-attacker = Qui attaque
table-stolen-piece-choice-victim = La victime
table-unplaceable-piece = Butin sans place
    .help = Ce que fait une attaque quand aucun élément ne tient sur le chantier qui devrait le recevoir.
table-unplaceable-piece-nothing = Rien
table-unplaceable-piece-destroyed = Un élément est détruit
table-coins-visibility = Bourses
    .help = Ce que l’on voit des pièces des autres.
table-coins-visibility-public = L’or et l’argent sont visibles
table-coins-visibility-hidden = Seul le nombre de pièces est connu
table-ransom-moment = Rançon
    .help = Quand vous pouvez libérer votre chevalier.
table-ransom-moment-planning = Pendant le choix secret
table-ransom-moment-before-income = Avant les revenus
table-final-tie = Égalité
    .help = Qui gagne quand plusieurs châteaux sont achevés et que les ducats sont à égalité.
table-final-tie-shared = La victoire est partagée
table-final-tie-documents-then-shared = Qui a le plus de documents en main
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
    .help = Après combien de manches la partie s’arrête même sans château achevé.
table-max-rounds-60 = Après la manche 60
table-max-rounds-30 = Après la manche 30
table-max-rounds-0 = Jamais

## La table dans le terminal

sheet-board =
    Manche { $round } · { $bag ->
        [0] aucune pièce
        [one] { $bag } pièce
       *[other] { $bag } pièces
    } dans le sac · documents : { $pile } dans la pile, { $discard } à la défausse
sheet-space = { $space }
sheet-gold = Or
sheet-silver = Argent
sheet-walls = Murs
sheet-towers = Tours
sheet-documents = Documents
sheet-knight = Chevalier
sheet-actions = Cartes
sheet-seat-lead = ▸ { $seat }
sheet-coins =
    { $number ->
        [0] aucune pièce
        [one] { $number } pièce
       *[other] { $number } pièces
    }
sheet-jailed = au donjon
sheet-free = libre
sheet-own-documents = Vos documents

## La table dans le navigateur

board-hosts = Les six aides
board-visits = Cartes posées ici
board-visits-past = Ici à la manche précédente
board-prices =
    Sans compagnie { $lone ->
        [0] gratuit
        [one] { $lone } ducat
       *[other] { $lone } ducats
    }, à plusieurs { $crowded }
board-stock-1 = Documents dans la pile : { $number }
board-stock-2 = Murs en réserve : { $number }
board-stock-3 = Tours en réserve : { $number }
board-knight = razzia, attaque ou duel
board-dungeon =
    Donjon : { $number ->
        [0] vide
        [one] { $number } chevalier
       *[other] { $number } chevaliers
    }
board-ducat-card =
    La carte Ducats apporte { $tax ->
        [one] { $tax } pièce
       *[other] { $tax } pièces
    } au receveur des impôts et { $customs } au douanier. { $deck ->
        [0] C’était la dernière de la pile.
        [one] Il reste une carte dans la pile.
       *[other] Il reste { $deck } cartes dans la pile.
    }
board-ducats-of = pièces
board-bag = Sac : { $gold } d’or, { $silver } d’argent
board-bag-hidden =
    Sac : { $number ->
        [0] vide
        [one] { $number } pièce
       *[other] { $number } pièces
    }
board-last-round = La manche révélée
board-discard = Défausse ({ $number })
board-site = Chantier : murs { $walls } sur { $most-walls }, tours { $towers } sur { $most-towers }
board-walls = Murs : { $number } sur { $most }
board-towers = Tours : { $number } sur { $most }
board-if-it-stands = complet, s’il tient toute la manche
board-lead = priorité
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
board-near =
    encore { $number ->
        [one] une
       *[other] { $number }
    }, et la moitié part
board-near-brief = encore { $number }
board-over-limit = la moitié part
board-documents =
    { $number ->
        [0] aucun document
        [one] { $number } document
       *[other] { $number } documents
    }
board-jailed = au donjon
board-free = libre
board-my-cards = Vos cartes de cette manche
board-idle-documents = Documents sans usage maintenant ({ $number })
board-hand-documents = Documents de votre main ({ $number })
board-orders = Consignes ({ $number })
board-orders-hint = Ce que la table répond pour vous quand vous pourriez réagir par un document. Personne d’autre ne le voit.
board-orders-hint-orders = Cette table n’attend jamais les réactions : vos consignes décident. « Me demander » veut dire que le cadeau est joué et les autres documents non. Personne d’autre ne le voit.
board-order-ask = Me demander
board-order-auto = Toujours
board-order-never = Jamais
board-lay = Joindre
board-play = Jouer
board-other-coins = autres pièces ({ $number })
board-change-given = 1 pièce d’argent rendue
board-change-lost = 1 ducat perdu
board-returned =
    { $number ->
        [one] { $number } rendue
       *[other] { $number } rendues
    }
board-buys-wall =
    { $number ->
        [one] { $number } mur
       *[other] { $number } murs
    } pour { $price }
board-buys-tower =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    } pour { $price }
board-buys-document = { item-price }
board-too-dear = { $price } : trop cher
board-visit-free = 1 document gratuit
board-visit-full = chantier plein
board-visit-ride = razzia ou attaque
board-visit-duel = duel
board-visit-jail = donjon
board-company-1 = Sans compagnie :
board-company-2 = À deux :
board-company-3 = À trois :
board-company-2-more = À deux ou plus :
board-company-3-more = À trois ou plus :
board-action-cards = Vos cartes Action
board-in-dungeon = Au donjon
board-ransom = Rançon
board-secret-plan = Votre choix secret
board-choose-cards =
    Touchez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
board-choose-more = Encore une carte…
board-lock = Valider
board-keep = Garder
board-swap = Échanger
board-unit-1 =
    { $number ->
        [one] { $number } document
       *[other] { $number } documents
    }
board-unit-2 =
    { $number ->
        [one] { $number } mur
       *[other] { $number } murs
    }
board-unit-3 =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
board-pay = Payer
board-raid = Razzia
board-attack = Attaquer
board-odds = Dé spécial : { $purse } fois la bourse, { $castle } fois le château
board-have-locked =
    { $number ->
        [0] Personne n’a encore validé
        [one] { $number } sur { $of } a validé
       *[other] { $number } sur { $of } ont validé
    }
board-planned = Votre carte est ici, face cachée.
board-tax-collector = Receveur des impôts
board-scene-documents = Les documents rouges
board-scene-cards = Les cartes se dévoilent
board-scene-duel = Duel !
board-scene-knights = Mêlée de chevaliers
board-scene-attack = Attaque !
board-scene-raid = Razzia !
board-scene-theft = Au voleur !
board-sheet = Le décompte
board-source = D’où cela vient
board-pieces-paid = Murs et tours achetés
board-pieces-stolen = Pris à d’autres
board-pieces-granted = Bâtis sans rien payer
board-pieces-lost = Perdus
board-castle = Château
board-ducats-start = Ducats au départ
board-ducats-income = Impôts et douane
board-ducats-knight = Razzias et attaques
board-ducats-documents = Par des documents
board-ducats-bought = Achats
board-ducats-ransoms = Rançons
board-ducats-robbed = Pris par d’autres
board-ducats-returned = Rendus au sac (limite)
board-purse = Ducats à la fin

## Les raisons que donne un bot

name-reason-tempo = le moment de la manche
name-reason-castle = les châteaux
name-reason-money = les bourses
name-reason-documents = les documents
name-reason-knight = les chevaliers
name-reason-visits = les visites à venir
name-reason-income = les pièces sur les cases de revenus
reason-order = Fait gagner du temps : le document vient tout seul au besoin.
reason-pieces =
    { $number ->
        [one] Un élément
       *[other] { $number } éléments
    } de plus tout de suite.
reason-ducats =
    Laisse { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } de plus dans la bourse.
reason-rival-pieces =
    { $rival-you ->
        [yes] Vous coûte
       *[no] Coûte à { $rival-seat }
    } { $number ->
        [one] un élément
       *[other] { $number } éléments
    }.
reason-buys-document = Un document pour les manches à venir, quel qu’il soit.
reason-first-document = La main est vide, et un document peut parer une attaque.
reason-lone-price = Sans compagnie ici : cela ne coûte que { $price }.
reason-saves-ducats =
    Économise { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }.
reason-dear =
    À plusieurs, cela coûte { $price }, soit { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } de plus que sans compagnie.
reason-keeps-gold =
    Garde { $number ->
        [one] une pièce d’or
       *[other] { $number } pièces d’or
    } de plus.
reason-keeps-silver =
    Garde { $number ->
        [one] une pièce d’argent
       *[other] { $number } pièces d’argent
    } de plus pour les petits prix.
reason-under-limit = Repasse sous la limite de pièces : { $coin-les } sont à l’abri.
reason-builds =
    Le château gagne { $number ->
        [one] { $piece-un }
       *[other] { $number } { $piece-plural }
    }.
reason-castle-done = Achève le château, et cela met fin à la partie.
reason-castle-near =
    Il ne manque alors plus { $number ->
        [one] qu’un élément
       *[other] que { $number } éléments
    } au château.
reason-overtakes =
    { $rival-you ->
        [yes] Vous dépasse
       *[no] Dépasse { $rival-seat }
    } : { $number ->
        [one] un élément
       *[other] { $number } éléments
    }, c’est le plus grand château.
reason-ransom =
    Pour { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }, le chevalier est de nouveau libre.
reason-knight-rides = Un chevalier libre peut piller et attaquer : les autres doivent compter avec lui.
reason-ducats-left =
    Il reste tout de même { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } dans la bourse.
reason-raid =
    { $number ->
        [one] Une pièce d’or attend
       *[other] { $number } pièces d’or attendent
    } chez { $space-le }, sans défense.
reason-sure = De l’or assuré plutôt qu’un lancer de dé.
reason-attack-purse =
    { $rival-you ->
        [yes] Votre bourse
       *[no] La bourse { DE($rival-seat) }
    } contient { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }.
reason-attack-castle =
    { $rival-you ->
        [yes] Vous avez
       *[no] { $rival-seat } a
    } { $number ->
        [one] un élément
       *[other] { $number } éléments
    } à perdre.
reason-attack-leader =
    Aucun château n’est plus grand que { $rival-you ->
        [yes] le vôtre
       *[no] celui { DE($rival-seat) }
    }.
reason-attack-unarmed =
    { $rival-you ->
        [yes] Vous n’avez aucun document pour vous
       *[no] { $rival-seat } n’a aucun document pour se
    } défendre.
reason-little-gold =
    La razzia ne rapporterait { $number ->
        [one] qu’une pièce d’or
       *[other] que { $number } pièces d’or
    }.
reason-spares = Épargne { $piece-le }.
reason-gives-of = Le château en compte { $number } de cette sorte.
reason-little-use =
    { $rival-you ->
        [yes] Il vous en manque
       *[no] Il en manque à { $rival-seat }
    } de toute façon d’autres.
reason-needs-piece =
    Il manque { $number ->
        [one] { $piece-un }
       *[other] { $number } { $piece-plural }
    } { $you ->
        [yes] à votre château
       *[no] au château { DE($seat) }
    }.
reason-last-piece =
    { $rival-you ->
        [yes] Vous n’avez
       *[no] { $rival-seat } n’a
    } pas d’autre { $piece-bare }.
reason-leaves-pieces =
    { $rival-you ->
        [yes] Ne vous laisse
       *[no] Ne laisse à { $rival-seat }
    } { $number ->
        [one] qu’{ $piece-un }
       *[other] que { $number } { $piece-plural }
    }.
reason-tower-dear =
    Une tour coûte { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } de plus qu’un mur.
reason-walls-first =
    Un mur de plus : cela fait { $number ->
        [one] un mur
       *[other] { $number } murs
    }.
reason-stands-down = Rien ne vaut la chevauchée.
reason-saves-ransom =
    Économise la rançon de { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }.
reason-purse-thin =
    Avec { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }, mieux vaut bâtir d’abord.
reason-thinks-again = Ce qui s’est passé entre-temps demande d’autres cartes.
reason-plan-stays = Ce qui s’est passé entre-temps ne change rien au choix.
reason-seizes =
    { $number ->
        [one] 1 ducat se trouve
       *[other] { $number } ducats se trouvent
    } chez { $space-le }.
reason-extra-action = Une visite de plus dans cette manche.
reason-fixed-price = Garde un prix bas, même à plusieurs.
reason-waives-limit = Met les pièces à l’abri de la limite.
reason-shield = Met fin à l’attaque avant le lancer du dé.
reason-frees-knight = Libère le chevalier sans rançon.
reason-draws-coins = Des pièces fraîches, tirées du sac.
reason-free-piece = Un élément du château sans rien payer.
reason-rolls-again = Le dé ne peut que faire mieux.
reason-levy = Tous les autres paient.
reason-exchanges = Des pièces de l’autre sorte éloignent de la limite.
reason-closes-space = Personne n’y fait rien dans cette manche.
reason-duel-bonus = Rend le duel plus facile à gagner.
reason-takes-action =
    { $rival-you ->
        [yes] Vous retire
       *[no] Retire à { $rival-seat }
    } une visite.
reason-spies =
    Voit { $rival-you ->
        [yes] vos cartes
       *[no] les cartes { DE($rival-seat) }
    } avant qu’il ne soit trop tard.
reason-steals-coins =
    { $rival-you ->
        [yes] Vous prend
       *[no] Prend à { $rival-seat }
    } des pièces.
reason-steals-document =
    { $rival-you ->
        [yes] Vous prend
       *[no] Prend à { $rival-seat }
    } un document.
reason-aims-leader =
    { $rival-you ->
        [yes] Vous avez
       *[no] { $rival-seat } a
    } le meilleur château.
reason-more-documents =
    Il reste ensuite { $number ->
        [one] un document
       *[other] { $number } documents
    }.
reason-purse-at-stake =
    { $number ->
        [one] 1 ducat est
       *[other] { $number } ducats sont
    } en jeu.
reason-castle-at-stake =
    Un château { $number ->
        [one] d’un élément
       *[other] de { $number } éléments
    } est en jeu.
reason-keeps-document = Garde { $document-quoted } pour un meilleur moment.
reason-only-document = C’est le seul document en main.
reason-little-to-lose =
    La bourse n’a que { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } à perdre.
reason-may-fail =
    Le dé peut encore décevoir { $rival-you ->
        [yes] votre attente
       *[no] l’attente { DE($rival-seat) }
    }.
reason-takes-purse =
    Le dé montre une bourse, et { $rival-you ->
        [yes] la vôtre
       *[no] celle { DE($rival-seat) }
    } est à prendre.
reason-takes-castle =
    Le dé montre un château : un élément { $rival-you ->
        [yes] du vôtre
       *[no] de celui { DE($rival-seat) }
    } vaut mieux que des pièces.
reason-wins-duel = Le { $number } gagne déjà le duel.
reason-duel-lost = Un { $number } ne vaut pas un document.
reason-limit-small =
    La limite de pièces ne prend que { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }.
reason-later-round = Il sera plus utile dans une autre manche.
reason-plan-document = Sans compagnie chez Frère Jacob, un document ne coûte rien.
reason-plan-knight =
    Le chevalier peut frapper { $rival-you ->
        [yes] votre château, fort
       *[no] le château { DE($rival-seat) }, fort
    } { $number ->
        [one] d’un élément
       *[other] de { $number } éléments
    }.
reason-plan-raid =
    Le chevalier peut prendre { $number ->
        [one] une pièce d’or
       *[other] { $number } pièces d’or
    } en razzia.
reason-plan-income =
    { $number ->
        [one] 1 ducat attend
       *[other] { $number } ducats attendent
    } chez { $space-le }.
reason-plan-builds =
    L’argent suffit pour { $number ->
        [one] { $piece-un }
       *[other] { $number } { $piece-plural }
    }, même à plusieurs.
reason-plan-no-knight = Évite au chevalier un duel et le donjon.
reason-plan-poor =
    chez { $space-le }, il n’y a que { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }.
reason-plan-shared = Les pièces chez { $space-le } se partagent avec qui d’autre vient.
reason-plan-full = Il n’y a plus de place pour ce qui se vend chez { $space-le }.
reason-plan-broke = L’argent ne suffit pas chez { $space-le }.
reason-plan-company =
    À plusieurs, Frère Jacob demande { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } pour un document.

## Matériel : les parties de components.toml et leurs clés

material-plan = Choix secret
    .action-cards-per-round = Cartes Action par manche
material-seat = Couleurs à la table
material-coins = Pièces
    .start-per-player = Au départ, par personne
    .silver = Argent
    .gold = Or
material-coin-limit = Limite de pièces
    .threshold = Nombre de pièces d’une sorte qui est de trop
    .return-numerator = Part rendue, numérateur
    .return-denominator = Part rendue, dénominateur
    .rounding = Arrondi
material-ransom = Rançon
material-pieces = Éléments de château
    .per-castle = Par château
material-space = Cases du plateau
    .price-lone = Prix sans compagnie
    .price-crowded = Prix à plusieurs
    .max-units = Au plus
    .raid-coin = Une razzia prend
    .raid-spaces = Une razzia vise les cases
    .duel-players = Un duel oppose
material-dungeon = Donjon
    .id = Case
material-action-cards = Cartes Action
    .numbers = Numéros
    .copies-per-colour = De chacune par couleur
material-dice = Dés
    .faces = Faces
    .normal = Dé normal
    .special = Dé spécial
material-ducat-deck = Pile de cartes Ducats
    .when-empty = Quand elle est vide
material-ducat-card = Cartes Ducats
    .tax = Pièces pour le receveur des impôts (case 5)
    .customs = Pièces pour le douanier (case 6)
material-document-deck = Pile de documents
    .when-empty = Quand elle est vide
    .hand-limit = Au plus en main (0, sans limite)
material-document = Documents
    .seal = Sceau
    .speed = Étape où il agit
material-timing = Temps en secondes
    .planning-seconds = Choix secret
    .planning-grace-seconds = Dernier instant du choix
    .spy-seconds = Espion
    .purchase-seconds = Achat
    .knight-seconds = Chevalier Noir
    .reaction-seconds = Réaction
    .closing-seconds = Clôture
    .relaxed-times = Tranquille, temps multiplié par
    .mask-delay-min-seconds = Pause sans choix, au moins
    .mask-delay-max-seconds = Pause sans choix, au plus
material-words =
    .down = vers le bas
    .documents = documents
    .walls = murs
    .towers = tours
    .knight = chevalier
    .income = revenus
    .reshuffle = tout est mélangé de nouveau
    .reshuffle-discard = la défausse est mélangée

# L’aide sur tout : ce qu’est une chose sur la table
help-brother-jacob = Sans compagnie, vous piochez un document gratuitement ; à plusieurs, il coûte 4 ducats.
help-farmer-johann = Vend un ou deux murs : 4 ducats pièce si vous êtes sans compagnie, 6 à plusieurs.
help-master-ehrenfried = Vend une ou deux tours : 5 ducats pièce si vous êtes sans compagnie, 7 à plusieurs.
help-black-knight = Seul, il fait une razzia, attaque ou ne fait rien ; deux chevaliers se battent en duel, trois ou plus vont au donjon.
help-tax-collector = Ses pièces sont à vous si vous venez sans compagnie ; à plusieurs on partage à parts égales, le reste demeure.
help-customs-officer = Ses pièces sont à vous si vous venez sans compagnie ; à plusieurs on partage à parts égales, le reste demeure.
help-price = En ducats par élément : le premier prix sans compagnie, le second à plusieurs.
    .name = Prix
help-stock = Ce qu’il en reste pour tout le monde ; il y en a assez pour six châteaux.
    .name = Réserve
help-pile = Les documents face cachée ; quand il n’y en a plus, ceux de la défausse sont mélangés.
    .name = Pile de documents
help-heap = Les pièces d’or et d’argent posées ici ; elles restent jusqu’à ce que quelqu’un les prenne.
    .name = Pièces de la case
help-visit = À qui sont les cartes posées ici ; à partir de deux, vous êtes à plusieurs.
    .name = Visites
help-last-round = Ce que la manche la plus récente a révélé, duels et attaques compris, à relire.
    .name = La manche révélée
help-castle = Quatre murs et quatre tours font un château ; qui l’a à la fin de la manche peut gagner.
help-wall = Se dresse aussitôt sur le chantier, qui en porte quatre.
help-tower = Se dresse aussitôt sur le chantier, qui en porte quatre.
help-gold-coin = Vaut 2 ducats ; à 8 pièces d’or, la moitié retourne au sac.
help-silver-coin = Vaut 1 ducat ; à 8 pièces d’argent, la moitié retourne au sac.
help-hand = Le nombre de documents en main ; tout le monde voit combien, pas lesquels.
    .name = Documents en main
help-knight-free = Le chevalier est libre et peut être choisi.
    .name = Chevalier libre
help-knight-jailed = Le chevalier est au donjon : pas de carte 4 avant une rançon ou une grâce.
    .name = Chevalier au donjon
help-thinking = Le choix n’est pas encore fait.
    .name = Réfléchit
help-payment = Les pièces que vous donneriez : elles font le prix, et vous pouvez en choisir d’autres.
    .name = Paiement
help-face-purse = L’attaque rapporte toutes les pièces de la victime.
    .name = Bourse (dé spécial)
help-face-castle = Qui attaque prend à la victime un mur ou une tour pour son propre chantier.
    .name = Château (dé spécial)
help-die = Le nombre le plus élevé gagne ; à égalité, les deux chevaliers vont au donjon.
    .name = Dé du duel

## Le jeu en une page

summary-aim = Achevez avant les autres un château de quatre murs et quatre tours, et qu’il soit debout à la fin d’une manche.
summary-pieces-helpers = Six cartes Action, une par aide ; vous en jouez deux par manche
summary-pieces-castle = Murs et tours : quatre de chaque, jamais plus
summary-pieces-coins = L’or vaut 2 ducats, l’argent 1 ; à 8 pièces d’une sorte, la moitié s’en va
summary-pieces-documents = Documents : les rouges dans le choix secret, les jaunes à tout moment
summary-pieces-dungeon = Le donjon : 4 ducats de rançon libèrent un chevalier
summary-pieces-bag = Le sac : on en tire les revenus, on y verse les paiements
summary-turn-planning = On tire des pièces pour les cases 5 et 6 ; puis chacun choisit en secret deux cartes et peut y joindre des documents rouges.
summary-turn-reveal = Les documents rouges agissent, toutes les cartes sont révélées, et l’on va de la case 1 à la case 6.
summary-turn-shops = Cases 1 à 3 : un document gratuit, murs à 4 ducats, tours à 5 ; à plusieurs, comptez 4, 6 et 7 ducats.
summary-turn-knight = Case 4 : un seul chevalier fait une razzia ou une attaque, deux se battent en duel, trois vont au donjon.
summary-turn-chests = Cases 5 et 6 : sans compagnie, vous prenez toutes les pièces ; à plusieurs, on partage. Puis on contrôle les châteaux.
summary-score-castle = Il faut un château achevé, et il ne compte qu’à la fin de la manche.
summary-score-ducats = Si plusieurs sont achevés, qui a le plus de ducats gagne.
summary-score-robbed = Même un château achevé peut encore perdre un élément dans une attaque.
summary-end = La partie s’achève avec la manche où un château est debout, au plus tard avec la dernière manche convenue (à défaut, la 60e).
summary-idea = Sans compagnie, tout est bon marché. Les pièces de chacun sont visibles : voyez qui peut payer des murs ou des tours, et allez là où les autres n’ont rien à faire.

## La première partie guidée

lesson-aim = Bienvenue chez les chevaliers qui n’ont plus rien à faire ! Qui achève avant les autres un château de quatre murs et quatre tours gagne. Voici votre chantier.
lesson-helpers = Voici les six aides. À chaque manche, tout le monde en choisit deux en secret. Puis les cartes sont révélées, et l’on va dans l’ordre, de la case 1 à la case 6.
lesson-prices = Johann le fermier vend des murs, Maître Ehrenfried des tours. Sans compagnie, vous payez le prix le plus bas. Dès qu’une deuxième carte y est posée, tout le monde paie le plus élevé.
lesson-income = La carte Ducats dit combien de pièces arrivent chez le receveur des impôts et chez le douanier. Une pièce d’or vaut 2 ducats, une pièce d’argent 1. Qui vient sans compagnie les prend toutes.
lesson-plan = Vous avez 6 ducats, de quoi acheter un mur, et 7 pièces attendent chez le receveur des impôts. Choisissez les cartes 2 et 5, puis « Valider ».
lesson-revealed = Toutes les cartes sont révélées, et vous voyez qui va où. Si votre carte est la seule sur une case, vous y êtes sans compagnie.
lesson-wall = Vous êtes ici sans compagnie, c’est donc bon marché : un mur coûte 4 ducats au lieu de 6, une tour 5 au lieu de 7. Achetez un élément !
lesson-taxes = { shared } Sans compagnie, vous prenez tout. À plusieurs, on partage à parts égales, et ce qui ne se partage pas reste pour plus tard.
lesson-round = Une nouvelle manche : vous avez repris vos cartes en main, et de nouvelles pièces sont arrivées sur les deux cases de revenus. L’or, voilà ce que cherche le Chevalier Noir.
lesson-second = Cette fois, choisissez les cartes 1 et 4. Sans compagnie chez Frère Jacob, vous recevez un document gratuit, et votre chevalier va chercher de l’or avant que d’autres ne le prennent.
lesson-document = Vous avez pioché { $document-quoted } chez Frère Jacob. Les documents font exception aux règles, et personne d’autre ne connaît celui-ci. Sans compagnie, il est gratuit ; à plusieurs, il coûte 4 ducats.
lesson-duel = { duel-rolled } Quand deux Chevaliers Noirs se rencontrent, le plus petit nombre va au donjon ; en cas d’égalité, ou s’ils sont trois, ils y vont tous. Une rançon de 4 ducats libère un chevalier.
lesson-errand = Votre chevalier a maintenant une mission. Une razzia lui rapporte tout l’or d’une case de revenus. Ou bien il attaque quelqu’un : le dé spécial dit alors s’il prend la bourse ou un élément.
lesson-raid = La razzia est une affaire sûre. Envoyez-le chez le douanier : ses 4 pièces d’or sont à vous, avant que quiconque y reçoive quoi que ce soit.
lesson-limit = Attention à la limite de pièces : dès que vous en avez 8 d’une sorte, la moitié retourne dans le sac. Bâtissez donc avant que votre bourse soit pleine.
lesson-lay = Un document à sceau rouge fait partie de votre choix secret, et vous le joignez avant vos cartes. Faites-le maintenant ! Les jaunes se jouent au grand jour, chacun à son moment.
lesson-third = Avec « Troisième aide », vous choisissez trois cartes. Prenez 2 et 3 pour bâtir, et 5 pour de nouvelles pièces ; puis « Valider ».
lesson-pair = De nouveau sans compagnie, et vous avez de quoi payer. Une visite permet d’acheter deux éléments : prenez-en deux !
lesson-company = Ici, vous avez de la compagnie, et tout coûte 2 ducats de plus. Achetez quand même : chaque élément compte, et dans une bourse, l’argent n’est jamais en sûreté.
lesson-attack = { purse-taken } C’était une attaque, et le dé spécial a montré la bourse. Avec le château, vous auriez perdu un élément. Qui bâtit à temps n’a guère à perdre.
lesson-halved = { limit-halved } Voilà ce que fait la limite de pièces. L’or et l’argent se comptent séparément.
lesson-castle = À la fin de chaque manche, on contrôle les châteaux. Qui a alors quatre murs et quatre tours gagne ; si plusieurs châteaux sont achevés, les ducats décident.
lesson-idea = Une idée pour gagner : regardez les bourses des autres. Qui est riche veut bâtir, qui est pauvre a besoin de pièces. Allez là où personne d’autre n’ira.
lesson-own = À vous de décider : choisissez ce qui vous plaît. En cas de doute, « Conseil » vous dit ce que ferait une personne d’expérience.
lesson-end = Bien joué ! Achevez votre château, et souvenez-vous : jusqu’à la fin de la manche, même achevé, il peut perdre un élément. Continuez comme il vous plaira ; je regarde en silence.

## Images du livret de règles

picture-income = La première manche commence. La carte Ducats a apporté { $tax } pièces à la case 5 et { $customs } à la case 6. Sur les cases 1, 2 et 3, vous lisez ce que coûte un document, un mur ou une tour, sans compagnie et à plusieurs, et combien il en reste.
picture-plan = Vous choisissez deux de vos six cartes Action, par exemple ces deux-là, face cachée. Chacune dit ce qui vous attend sur sa case ; les autres voient seulement si vous l’avez validé.
picture-revealed = Toutes les cartes sont retournées. Personne d’autre que vous ne va chez Johann le fermier (2) ni chez le receveur des impôts (5) : petit prix, et toutes les pièces. Ben est seul chez Maître Ehrenfried (3), Clara seule chez Frère Jacob (1). Tous deux vont chez le douanier (6) et partageront.
picture-purchase = Exemple. Sans compagnie chez Johann le fermier, vous achetez un mur pour { $price } ducats, avec { $gold } pièce d’or et { $silver } pièces d’argent. Il se dresse aussitôt sur votre chantier.
picture-duel = Exemple. Votre chevalier rencontre celui de Ben chez le Chevalier Noir : vous obtenez { $mine }, lui { $other }. La carte de Ben va au donjon, et vous avez une mission.
picture-raid = Exemple. Votre mission est une razzia sur la case 6 : vous y prenez les { $gold } pièces d’or. Les { $silver } pièces d’argent restent pour qui rend visite au douanier.
picture-attack = Exemple. Clara vous attaque, et le dé spécial montre la bourse : elle prend vos { $coins } dernières pièces. Ensuite, Ben et vous partagez les pièces de la case 5 : chacun reçoit { $gold } pièce d’or et { $silver } pièces d’argent.
picture-limit = Exemple. Vous avez 2 pièces d’argent et en recevez { $gained } du douanier. Cela fait 9, c’est trop : la moitié, arrondie vers le bas, retourne dans le sac, soit { $returned }. Vous en gardez { $kept }.
picture-castle = Exemple. Il vous manque un mur et une tour. Sans compagnie sur les deux cases, vous payez { $wall } et { $tower } ducats : quatre murs et quatre tours. S’ils sont encore debout à la fin de la manche, vous gagnez.
picture-end = La fin d’une partie : votre château est le seul achevé, et vous gagnez sans un ducat.
