### Die Fugger en français

## Le jeu

game-title = Die Fugger
game-tagline = Profitez de la hausse, sortez avant le krach
game-about = Augsbourg, au temps où la maison Fugger commerce à travers toute l’Europe. Chaque carte que vous posez face visible est à la fois une marchandise et de la demande : à la cinquième carte d’une même marchandise, c’est jour de marché, les marchandises les plus demandées montent et tout le monde vend. Mais une marchandise poussée au-delà de 9 florins s’effondre à 1, et Jacob le Riche bouscule tous les plans avec ses propres cartes. Dès que quelqu’un possède 100 florins, les cartes réservées en secret sont payées au double, et souvent ce sont elles qui décident de la partie.

## Ce qui est demandé

turn-prompt = À vous de jouer : piochez une carte ou proposez-en une.
turn-prompt-delivery = À vous de jouer : piochez une carte, proposez-en une ou réservez-en une.
turn-prompt-bonus = À vous de jouer : piochez une carte ou proposez-en une. Vous pouvez d’abord en réserver une.
turn-prompt-draw = À vous de jouer : piochez une carte.
turn-prompt-play = À vous de jouer : proposez une carte.
turn-prompt-play-delivery = À vous de jouer : proposez une carte ou réservez-en une.
turn-prompt-play-bonus = À vous de jouer : proposez une carte. Vous pouvez d’abord en réserver une.
turn-prompt-pass = C’est à vous, mais vous ne pouvez rien faire : vous passez.
turn-waiting =
    { $you ->
        [yes] À vous de piocher une carte ou d’en proposer une.
       *[no] C’est à { $seat } de jouer.
    }

## Ce que l'on peut répondre

option-draw = Piocher une carte
    .detail =
        { $number ->
            [0] On mélange d’abord la défausse
            [one] La dernière de la pioche
           *[other] Il en reste { $number } dans la pioche
        }
option-play = Proposer { $card-un }
    .detail = La demande passe à { $demand }
option-play-merchant = Poser un marchand
    .detail =
        { $bonus ->
            [one] { $bonus } carte de plus à la prochaine manche
           *[other] { $bonus } cartes de plus à la prochaine manche
        }
option-play-merchant-more = Poser un autre marchand
    .detail = { $bonus } cartes de plus à la prochaine manche au lieu de { $before }
option-play-closing = Proposer { $card-un }
    .detail =
        Cinquième carte, jour de marché : { $crash ->
            [0] prix { $old } → { $price }
           *[other] krach, { $old } → { $price }
        } ; { $earned ->
            [0] vous ne gagnez rien
            [one] vous gagnez { $earned } florin
           *[other] vous gagnez { $earned } florins
        }
    .confirm = Cette carte met fin à la manche. La proposer tout de même ?
option-play-ending = Proposer { $card-un }
    .detail =
        Cinquième carte, fin de la partie : { $crash ->
            [0] prix { $old } → { $price }
           *[other] krach, { $old } → { $price }
        } ; { $earned ->
            [0] vous ne gagnez rien
            [one] vous gagnez { $earned } florin
           *[other] vous gagnez { $earned } florins
        }
    .confirm = Cette carte met fin à la manche et à la partie. La proposer tout de même ?
option-deliver = Réserver { $card-un }
    .detail =
        Face cachée ; { $times ->
            [one] son prix
            [2] le double de son prix
           *[other] { $times } fois son prix
        } à la fin{ $jakob ->
            [0] { "" }
           *[other] , mais Jacob reçoit aussitôt une carte
        }
option-deliver-seal = Réserver { $card-un }
    .detail =
        Face cachée ; { $times ->
            [one] son prix
            [2] le double de son prix
           *[other] { $times } fois son prix
        } à la fin, sceau ou pas{ $jakob ->
            [0] { "" }
           *[other] , mais Jacob reçoit aussitôt une carte
        }
    .confirm = Face cachée, un sceau ne compte pas. Réserver la carte tout de même ?
option-pass = Passer
    .detail = Vous ne pouvez rien faire

## Ce qui est refusé

refusal-pass = Vous ne pouvez pas passer tant qu’il vous reste quelque chose à faire. Choisissez l’une des actions proposées.
refusal-hand-too-large =
    Vous avez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } en main, et l’on ne peut piocher qu’avec { $limit ->
        [one] une seule
       *[other] { $limit } ou moins
    }. Proposez d’abord des cartes.
refusal-no-cards-left = La pioche et la défausse sont vides toutes les deux. De nouvelles cartes viendront au plus tôt le jour de marché, quand les marchandises posées iront à la défausse.
refusal-merchants-in-front =
    { $number ->
        [one] Vous avez déjà un marchand devant vous, et c’est le maximum. Vous pourrez en poser un autre à la prochaine manche.
        [2] Vous avez déjà deux marchands devant vous, et c’est le maximum. Vous pourrez en poser un autre à la prochaine manche.
       *[other] Vous avez déjà { $number } marchands devant vous, et c’est le maximum. Vous pourrez en poser un autre à la prochaine manche.
    }
refusal-merchant-delivery = Un marchand ne se réserve pas. Choisissez une carte marchandise.
refusal-deliveries-over = On ne réserve que dans les manches 1 et 2, et nous en sommes à la manche { $round }. Proposez plutôt cette carte.
refusal-delivered-already =
    { $round ->
        [1] Vous avez déjà réservé une carte dans la manche 1. Vous pourrez en réserver une autre dans la manche 2.
       *[other] Vous avez déjà réservé une carte dans la manche { $round }, et l’on n’en réserve qu’une par manche. Proposez plutôt celle-ci.
    }

## Ce qui se passe

started =
    { $you ->
        [yes] Le sort a parlé : vous commencez.
       *[no] Le sort a parlé : { $seat } commence.
    }
new-round =
    { $you ->
        [yes] Manche { $round } : vous commencez.
       *[no] Manche { $round } : { $seat } commence.
    }
dealt =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $number ->
        [one] { $number } carte.
       *[other] { $number } cartes.
    }
dealt-known =
    { $you ->
        [yes] Vous recevez { $cards-un }.
       *[no] { $seat } reçoit { $cards-un }.
    }
dealt-bonus =
    Prime de marchand : { $you ->
        [yes] vous recevez
       *[no] { $seat } reçoit
    } encore { $number ->
        [one] { $number } carte.
       *[other] { $number } cartes.
    }
dealt-bonus-known =
    Prime de marchand : { $you ->
        [yes] vous recevez
       *[no] { $seat } reçoit
    } encore { $cards-un }.
deal-short =
    Il n’y a plus assez de cartes : { $you ->
        [yes] il vous en manque { $number }.
       *[no] il en manque { $number } à { $seat }.
    }
drew =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $seat } pioche une carte.
    }
drew-known =
    { $you ->
        [yes] Vous piochez { $card-un }.
       *[no] { $seat } pioche { $card-un }.
    }
played =
    { $card-id ->
        [merchant] { $you ->
            [yes] Vous posez un marchand.
           *[no] { $seat } pose un marchand.
        }
       *[other] { $you ->
            [yes] Vous proposez { $card-un }.
           *[no] { $seat } propose { $card-un }.
        }
    }
delivered =
    { $you ->
        [yes] Vous réservez une carte dans la manche { $round }.
       *[no] { $seat } réserve une carte dans la manche { $round }.
    }
delivered-known =
    { $you ->
        [yes] Vous réservez { $card-un } dans la manche { $round }.
       *[no] { $seat } réserve { $card-un } dans la manche { $round }.
    }
passed =
    { $you ->
        [yes] Vous ne pouvez rien faire et passez.
       *[no] { $seat } ne peut rien faire et passe.
    }
jakob-received = Jacob reçoit { $card-un }.
jakob-merchant = Un marchand sort pour Jacob et part à la défausse.
jakob-nothing = Il ne reste aucune carte marchandise pour Jacob.
reshuffled =
    { $number ->
        [one] La défausse devient la pioche : { $number } seule carte.
       *[other] On mélange la défausse : la nouvelle pioche compte { $number } cartes.
    }
market-day =
    { $you ->
        [yes] Vous mettez fin à la manche { $round } avec { $good-un } : c’est jour de marché !
       *[no] { $seat } met fin à la manche { $round } avec { $good-un } : c’est jour de marché !
    }
price-rose =
    { $good-number ->
        [many] { $good-le } montent de { $old } à { $price } (demande : { $demand }).
       *[one] { $good-le } monte de { $old } à { $price } (demande : { $demand }).
    }
price-crashed =
    { $good-number ->
        [many] Krach : { $good-le } s’effondrent de { $old } à { $price } !
       *[one] Krach : { $good-le } s’effondre de { $old } à { $price } !
    }
price-fell =
    { $good-number ->
        [many] { $good-le } baissent de { $old } à { $price }.
       *[one] { $good-le } baisse de { $old } à { $price }.
    }
price-stayed =
    { $good-number ->
        [many] { $good-le } restent à { $price }.
       *[one] { $good-le } reste à { $price }.
    }
sold =
    { $you ->
        [yes] Vous vendez
       *[no] { $seat } vend
    } { $number ->
        [one] { $card-un } pour { $earned ->
            [one] { $earned } florin.
           *[other] { $earned } florins.
        }
       *[other] { $card-several } à { $each } chacune : { $earned ->
            [one] { $earned } florin.
           *[other] { $earned } florins.
        }
    }
sold-doubled =
    { $you ->
        [yes] Vous vendez
       *[no] { $seat } vend
    } { $number ->
        [one] { $card-un } au double du prix : { $earned ->
            [one] { $earned } florin.
           *[other] { $earned } florins.
        }
       *[other] { $card-several } au double du prix, { $each } chacune : { $earned ->
            [one] { $earned } florin.
           *[other] { $earned } florins.
        }
    }
earned =
    { $you ->
        [yes] { $earned ->
            [0] { $florins ->
                [0] Vous ne gagnez rien et n’avez toujours pas d’argent.
               *[other] Vous ne gagnez rien et en restez à { $florins }.
            }
            [one] Vous gagnez { $earned } florin et en avez maintenant { $florins }.
           *[other] Vous gagnez { $earned } florins et en avez maintenant { $florins }.
        }
       *[no] { $earned ->
            [0] { $florins ->
                [0] { $seat } ne gagne rien et n’a toujours pas d’argent.
               *[other] { $seat } ne gagne rien et en reste à { $florins }.
            }
            [one] { $seat } gagne { $earned } florin et en a maintenant { $florins }.
           *[other] { $seat } gagne { $earned } florins et en a maintenant { $florins }.
        }
    }
final-reckoning = Le décompte final : toutes les cartes réservées sont dévoilées.
delivery-paid =
    { $you ->
        [yes] Vous aviez réservé
       *[no] { $seat } avait réservé
    } { $card-un } : { $earned ->
        [one] { $earned } florin.
       *[other] { $earned } florins.
    }
final-score =
    { $you ->
        [yes] Vous terminez
       *[no] { $seat } termine
    } { $florins ->
        [0] sans un florin.
        [one] avec { $florins } florin.
       *[other] avec { $florins } florins.
    }
## Noms
# .several compte des cartes.

name-copper = Cuivre
    .noun = m mass: cuivre
    .letter = C
    .short = Cuivre
    .several = { $number } cartes de cuivre
name-cloth = Drap
    .noun = m mass: drap
    .letter = D
    .short = Drap
    .several = { $number } cartes de drap
name-wine = Vin
    .noun = m mass: vin
    .letter = V
    .short = Vin
    .several = { $number } cartes de vin
name-spices = Épices
    .noun = f plural: épices
    .letter = É
    .short = Épices
    .several = { $number } cartes d’épices
name-jewels = Pierres précieuses
    .noun = f plural: pierres précieuses
    .letter = P
    .short = Pierres
    .several = { $number } cartes de pierres précieuses
name-copper-seal = Cuivre scellé
    .noun = m mass: cuivre scellé
    .several = { $number } cartes de cuivre scellé
name-cloth-seal = Drap scellé
    .noun = m mass: drap scellé
    .several = { $number } cartes de drap scellé
name-wine-seal = Vin scellé
    .noun = m mass: vin scellé
    .several = { $number } cartes de vin scellé
name-spices-seal = Épices scellées
    .noun = f plural: épices scellées
    .several = { $number } cartes d’épices scellées
name-jewels-seal = Pierres précieuses scellées
    .noun = f plural: pierres précieuses scellées
    .several = { $number } cartes de pierres précieuses scellées
name-merchant = Marchand
    .noun = m: marchand, marchands
    .letter = M
    .short = Marchand
name-jakob = Jacob le Riche
    .noun = m name: Jacob le Riche
    .letter = J
    .short = Jacob
name-royal-seal = Sceau royal
    .noun = m: sceau royal, sceaux royaux
name-demand = Demande
    .noun = f mass: demande
name-display = Étalage
    .noun = m: étalage, étalages
name-round = Manche
    .noun = f: manche, manches

## Règles de la maison

table-draw-rule = Piocher
    .help = Avec combien de cartes en main vous pouvez encore en piocher une.
table-draw-rule-hold-at-most-four = Avec quatre cartes ou moins
table-draw-rule-hold-at-most-three = Avec trois cartes ou moins
table-tie-break = Égalités
    .help = Qui gagne quand deux fortunes sont égales en tête.
table-tie-break-shared = La victoire est partagée
table-tie-break-pre-delivery-florins = Qui avait le plus de florins avant le décompte final
table-two-player-jakob = Jacob à deux joueurs
    .help = Quand Jacob reçoit sa carte supplémentaire dans une partie à deux.
table-two-player-jakob-after-both-turns = Quand les deux ont joué
table-two-player-jakob-after-every-turn = Après chaque tour
table-delivery-timing = Réserver
    .help = Si réserver une carte prend votre tour ou s’y ajoute.
table-delivery-timing-as-action = C’est l’action du tour
table-delivery-timing-as-bonus = C’est en plus de l’action
table-show-discard = Défausse
    .help = Ce que l’on voit de la défausse.
table-show-discard-counts = Toutes ses cartes
table-show-discard-top-card-only = La carte du dessus et le nombre de cartes

## La table dans le terminal

sheet-market = Manche { $round } · pioche { $deck } · défausse { $discard } · fin de la partie à { $goal } florins
sheet-good = { $good }
sheet-price = Prix
sheet-demand = Demande
sheet-forecast = Si la manche finissait là
sheet-florins = Florins
sheet-sale = Vente
sheet-hand-size = Main
sheet-display = Étalage
sheet-delivery = Réservée (manche { $round })
sheet-seat-active = ▸ { $seat }
sheet-jakob = Jacob le Riche
sheet-own-hand = Votre main
sheet-hidden = face cachée

## La table dans le navigateur

board-scene-market = Jour de marché
board-scene-reckoning = Le décompte final
board-dial = Le cadran des prix
board-beyond = au-delà de { $price }
board-token = { $good }, prix { $price }
board-deck =
    { $number ->
        [0] La pioche est vide
        [one] Pioche, { $number } carte
       *[other] Pioche, { $number } cartes
    }
board-discard =
    { $number ->
        [0] La défausse est vide
        [one] Défausse, { $number } carte
       *[other] Défausse, { $number } cartes
    }
board-look-discard = voir la défausse
board-pile-deck = pioche
board-pile-discard = défausse
board-square = La place du marché
board-square-label = Demande par marchandise
board-demand = Demande : { $demand } sur { $places }
board-fifth-place = cinquième place : jour de marché
board-fifth = 5e :
board-fifth-crash = 5e : krach
board-rise = +{ $steps }
board-crash = krach
board-fall = −{ $steps }
board-same = stable
board-final-price = prix final
board-legend = prix actuel → prix si la manche finissait maintenant
board-jakob = jamais payé, mais il pèse sur les prix
board-jakob-coin =
    { $left ->
        [one] il reçoit une carte après ce tour
       *[other] il reçoit une carte dans { $left } tours
    }
board-road =
    { $goal ->
        [one] La route jusqu’à { $goal } florin
       *[other] La route des { $goal } florins
    }
board-goal =
    { $goal ->
        [one] Fin à { $goal } florin
       *[other] Fin à { $goal } florins
    }
board-deliveries-open = On peut encore réserver
board-deliveries-made = Carte réservée, manche { $round }
board-deliveries-closed = On ne réserve plus
board-in-hand = { $number } en main
board-sale = vente prévue
board-sale-short = vente
board-florins =
    { $number ->
        [one] florin
       *[other] florins
    }
board-deliveries = Cartes réservées
board-delivery-free = Manche { $round } : rien de réservé
board-delivery-hidden = Réservée dans la manche { $round }, face cachée
board-delivery-own = { $card }, carte que vous avez réservée dans la manche { $round }
board-hand =
    { $number ->
        [one] Votre main, { $number } carte
       *[other] Votre main, { $number } cartes
    }
board-hand-empty = Votre main est vide.
board-offer = Proposer
board-hire = Poser
board-consign = Réserver
board-draw = Piocher
board-draw-hint =
    { $deck ->
        [0] on mélange d’abord la défausse
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }, { $hand ->
        [0] aucune en main
       *[other] { $hand } en main
    }
board-brief-end = fin, { $earned } fl
board-brief-end-game = fin de partie, { $earned } fl
board-brief-sale = vente { $earned } fl
board-brief-cards =
    { $number ->
        [one] +{ $number } carte
       *[other] +{ $number } cartes
    }
board-closes = 5e carte : jour de marché
board-closes-game = 5e carte : fin de la partie
board-hint-deliver =
    Réservée, une carte rapporte à la fin { $times ->
        [one] son prix
        [2] le double de son prix
       *[other] { $times } fois son prix
    }{ $jakob ->
        [0] .
       *[other] , mais Jacob en reçoit une aussitôt.
    }
board-price = prix
board-next-round = Manche suivante :
board-more-cards =
    { $number ->
        [one] { $number } carte de plus
       *[other] { $number } cartes de plus
    }
board-more-cards-instead =
    { $number ->
        [one] { $number } carte de plus au lieu de { $before }
       *[other] { $number } cartes de plus au lieu de { $before }
    }
board-sheet = Feuille de compte
board-source = Gagné par
board-sales-of = Ventes, manche { $round }
board-total = Total
board-evaluation = Jour de marché de la manche { $round }
board-step-prices = Les prix bougent
board-step-sales = Tout le monde vend
board-step-purses = Dans les bourses
board-doubled = ×2

## Les raisons que donne un automate

name-reason-tempo = le moment de la manche
name-reason-money = les florins
name-reason-display = les cartes posées
name-reason-hand = la main
name-reason-merchants = les marchands
name-reason-delivery = les cartes réservées
name-reason-market = la demande et les prix
reason-sells-now =
    Le jour de marché rapporte aussitôt { $number ->
        [one] 1 florin
       *[other] { $number } florins
    }.
reason-earns-most =
    Personne ne gagne davantage ce jour de marché : { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } de plus que la meilleure vente suivante.
reason-rival-sells-nothing =
    { $rival-you ->
        [yes] Vous ne vendez
       *[no] { $rival-seat } ne vend
    } rien ce jour de marché.
reason-closes-high = Met fin à la manche avec un prix de { $price } pour { $good-le }.
reason-keeps-open =
    Retarde le jour de marché : aujourd’hui, { $rival-you ->
        [yes] vous gagneriez
       *[no] { $rival-seat } gagnerait
    } { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } de plus.
reason-merchant =
    Le marchand rapporte { $number ->
        [one] une carte
       *[other] { $number } cartes
    } de plus à la manche suivante.
reason-crash-threat =
    Pousse { $good-le } vers le krach, et c’est { $rival-you ->
        [yes] vous qui en proposez
       *[no] { $rival-seat } qui en propose
    } le plus.
reason-near-market =
    Encore { $number ->
        [one] une carte
       *[other] { $number } cartes
    } { $good-de }, et le jour de marché arrive avec un prix de { $price }.
reason-rises = Le prix { $good-du } monte au jour de marché : demande { $demand }, parmi les trois plus fortes.
reason-most-of-good =
    Plus { $good-de } à l’étalage que quiconque : { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
reason-seal-double = Le sceau compte double tant que la demande reste faible pour { $good-le } ; elle est de { $demand }.
reason-sale-more =
    Si le jour de marché arrivait maintenant, l’étalage rapporterait { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } de plus.
reason-rival-sale-less =
    Si le jour de marché arrivait maintenant, { $rival-you ->
        [yes] vous gagneriez
       *[no] { $rival-seat } gagnerait
    } { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } de moins.
reason-not-near-market = Ne laisse pas le jour de marché à une seule carte { $good-de }.
reason-draws =
    Complète la main : { $number ->
        [one] une carte
       *[other] { $number } cartes
    } au choix la prochaine fois.
reason-keeps-dear = Garde en main { $card-le } tant que le prix est de { $price }.
reason-keeps = Garde en main { $card-le } pour un meilleur prix que { $price }.
reason-consigned =
    Au prix actuel, la carte réservée rapporterait { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } à la fin.
reason-last-consignment = Après la manche { $round }, on ne peut plus rien réserver.
reason-hidden = Personne ne voit quelle carte c’est, et Jacob ne reçoit rien.
reason-no-jakob = Ne donne à Jacob aucune carte qui bousculerait la demande.

## Matériel : les parties de components.toml et leurs clés

material-goods = Marchandises
material-colours = Couleurs des marchandises
    .set = Couleurs
material-card-types = Les cartes
    .good = Marchandise
    .sealed = Scellée
material-deck = La pioche
    .size = Cartes
    .goods-cards = Cartes marchandise
    .sealed-goods-cards = dont scellées
    .merchants = Marchands
material-price-ladder = Cadran des prix
    .values = Prix
    .direction = Sens
    .start-value = Prix au départ
    .min-value = Prix le plus bas
    .max-value = Prix le plus haut
    .overflow-value = Prix après un krach
material-deal = Distribution
    .initial-hand = Cartes en main au départ
    .initial-jakob-cards = Cartes de Jacob au départ
    .new-round-base-cards = Nouvelles cartes à chaque manche
    .new-round-jakob-cards = Cartes de Jacob à chaque manche
material-limits = Limites
    .draw-allowed-max-hand = Cartes en main avec lesquelles on peut encore piocher
    .merchants-in-front-max = Marchands devant soi, au plus
material-merchant-bonus = La prime de marchand
    .extra-cards-by-merchants = Cartes en plus sans marchand, avec un, avec deux
material-delivery = Cartes réservées
    .rounds-allowed = Dans les manches
    .per-player-per-round = Par personne et par manche
    .goods-only = Marchandises seulement
    .final-multiplier = Nombre de fois que compte le prix
material-evaluation = Jour de marché
    .trigger-cards = Cartes d’une marchandise qui mettent fin à la manche
    .rising-places = Places qui montent
    .fall-step = Les autres baissent de
    .seal-multiplier = Nombre de fois que compte le prix avec un sceau
    .seal-max-cards = Nombre de cartes jusqu’auquel les sceaux paient
material-evaluation-rulings = Décisions sur le jour de marché
    .ranking = Places à égalité
    .zero-card-goods-rise = Les marchandises sans carte montent
    .seal-count-includes-jakob = Les cartes de Jacob comptent pour les sceaux
    .seal-count-includes-face-down = Les cartes cachées comptent pour les sceaux
material-end = Fin de la partie
    .florins-to-end = Florins qui terminent la partie
material-player-counts = Selon le nombre de joueurs
    .jakob-card-per-delivery = Cartes de Jacob par carte réservée
    .jakob-card-every-n-turns = Tours entre deux cartes pour Jacob (0 : jamais)
material-start-deck-size = La pioche après la distribution
    .cards = Cartes
material-other-pieces = Autres pièces
    .price-cards = Cartes prix
    .jakob-card = Carte de Jacob
    .goods-markers = Indicateurs de marchandise
    .overview-card = Carte récapitulative
    .printed-cards-total-without-overview = Cartes imprimées en tout
material-words =
    .clockwise = dans le sens des aiguilles d’une montre
    .standard-competition = la place après une égalité est sautée

## Help on pieces

help-copper = Une des cinq marchandises : neuf cartes la montrent, dont deux portent le sceau royal.
help-cloth = Une des cinq marchandises : neuf cartes la montrent, dont deux portent le sceau royal.
help-wine = Une des cinq marchandises : neuf cartes la montrent, dont deux portent le sceau royal.
help-spices = Une des cinq marchandises : neuf cartes la montrent, dont deux portent le sceau royal.
help-jewels = Une des cinq marchandises : neuf cartes la montrent, dont deux portent le sceau royal.
help-forecast = L’indicateur serait ici si la manche finissait maintenant.
    .name = Prévision
help-market-square = Chaque carte visible d’une marchandise est une caisse sur son étal, peu importe qui l’a proposée.
    .name = Place du marché
help-fifth-place = La cinquième carte visible d’une marchandise met fin à la manche : jour de marché.
    .name = Cinquième place
help-price = Ce que rapporte une carte de cette marchandise : au prix actuel, puis si la manche finissait maintenant.
    .name = Prix
help-jakob-coin = À deux, Jacob reçoit une carte chaque fois que vous avez joué l’un et l’autre.
    .name = Prochaine carte de Jacob
help-road = Où en sont les florins de chacun ; en pointillé, où la vente les mènerait si la manche finissait maintenant.
    .name = La route
help-counter = Ce que tout le monde voit de chacun : les florins, le nombre de cartes en main, l’étalage et les cartes réservées.
    .name = Comptoir
help-hand = Combien de cartes chacun a en main ; les autres ne les voient pas.
    .name = Cartes en main
help-goal = Quand quelqu’un a ce nombre de florins après un jour de marché, la partie s’achève ; on paie encore les cartes réservées.
    .name = Fin de la partie

## Le jeu en une page

summary-aim = Finissez avec le plus de florins : faites monter le prix de ce que vous proposez et vendez avant le krach.
summary-pieces-goods = Cinq marchandises, neuf cartes chacune : cuivre, drap, vin, épices, pierres précieuses
summary-pieces-seal = Le sceau royal, sur deux cartes de chaque marchandise
summary-pieces-merchant = Quatre marchands : des cartes de plus à la manche suivante
summary-pieces-jakob = Jacob le Riche : ses cartes comptent, mais on ne le paie jamais
summary-pieces-dial = Le cadran des prix, de 1 à 9 florins ; chaque marchandise part de 5
summary-pieces-consigned = Une carte réservée reste secrète jusqu’à la fin
summary-turn-draw = À votre tour, piochez une carte si vous en avez quatre ou moins en main,
summary-turn-offer = ou proposez-en une face visible : elle est à la fois marchandise et demande,
summary-turn-consign = ou réservez-en une face cachée, une fois dans chacune des deux premières manches.
summary-turn-market = À la cinquième carte visible d’une marchandise, c’est jour de marché : les trois marchandises les plus demandées montent d’un cran par carte visible, les autres baissent de 1, et tout le monde vend.
summary-turn-round = Puis tout le monde reçoit deux cartes, et davantage avec un marchand devant soi.
summary-score-sale = Au jour de marché, chaque carte de votre étalage rapporte le nouveau prix de sa marchandise.
summary-score-seal = Scellée, elle rapporte le double, s’il n’y a pas plus de trois cartes visibles de cette marchandise.
summary-score-consigned = À la fin, chaque carte réservée rapporte le double du prix de sa marchandise.
summary-end = Dès que quelqu’un a 100 florins après un jour de marché, on paie les cartes réservées, et qui a le plus de florins gagne.
summary-idea = La marchandise qui atteint cinq cartes monte de cinq crans : partie de 4, elle vaut 9 ; partie de 5, elle retombe à 1. Regardez son prix avant de poser la cinquième carte, et voyez qui en a le plus devant soi.

## La première partie guidée

lesson-aim = Bienvenue à Augsbourg ! Vous faites commerce de cinq marchandises. Qui a le plus de florins à la fin gagne, et la fin arrive dès que quelqu’un en a 100.
lesson-prices = Chaque marchandise a son prix, de 1 à 9 florins. Au début, toutes valent 5, et les prix ne bougent qu’aux jours de marché.
lesson-hand = Voici votre main. À votre tour, vous faites une seule chose : proposer une carte, en piocher une ou en réserver une. Vous essaierez les trois.
lesson-offer = Commençons : proposez vos pierres précieuses. Choisissez la carte sans sceau, puis « Proposer ».
lesson-offered = Les voilà posées. Vous les vendrez au prochain jour de marché. Elles montrent aussi la demande : plus une marchandise a de cartes visibles, plus son prix montera.
lesson-jakob = Jacob le Riche a lui aussi des cartes visibles. Elles comptent pour la demande, mais personne ne le paie. C’est maintenant le tour des autres.
lesson-draw = C’est de nouveau à vous. Piochez une carte : vous le pouvez tant que vous en avez quatre au plus en main.
lesson-drew = Vous avez pioché { $card-un }. Personne d’autre ne le sait.
lesson-merchant = Posez maintenant votre marchand. Il n’est pas à vendre, mais il vous rapporte deux cartes de plus à la manche suivante.
lesson-consign = La troisième action : réservez une carte marchandise, du vin par exemple. Elle reste face cachée jusqu’à la fin et rapporte alors le double du prix de sa marchandise.
lesson-consigned = Personne d’autre ne sait ce qui se cache là. Vous pouvez réserver une fois dans chacune des deux premières manches. À chaque fois, Jacob reçoit une carte visible.
lesson-seal = Une carte scellée rapporte le double au jour de marché, s’il n’y a pas plus de trois cartes visibles de sa marchandise. Proposez la vôtre maintenant.
lesson-fifth = Il y a quatre cartes visibles de cuivre. La cinquième carte d’une marchandise met fin à la manche : c’est jour de marché. À chaque étal, vous voyez le prix actuel et celui qu’il deviendrait.
lesson-close = Une cinquième carte ferait monter le cuivre de cinq crans. Il est à 5, et au-delà de 9, c’est le krach : le prix retombe à 1. Tant pis pour qui a beaucoup de cuivre ; vous n’en avez presque pas. Proposez le vôtre !
lesson-market = Jour de marché ! Les trois marchandises qui ont le plus de cartes visibles montent d’un cran par carte, les autres baissent d’un cran. Celle qui dépasserait 9 retombe à 1.
lesson-earned =
    { $earned ->
        [0] Ensuite, tout le monde vend son étalage aux nouveaux prix. Rien pour vous cette fois ; ce sera mieux la prochaine.
        [one] Ensuite, tout le monde vend son étalage aux nouveaux prix. Cela vous rapporte { $earned } florin.
       *[other] Ensuite, tout le monde vend son étalage aux nouveaux prix. Cela vous rapporte { $earned } florins.
    } Vos cartes réservées restent là où elles sont.
lesson-round = Une nouvelle manche commence : tout le monde reçoit deux cartes, et deux de plus avec un marchand devant soi. Les prix restent ce qu’ils sont.
lesson-idea = Une idée pour gagner : la marchandise qui met fin à la manche ne monte que si elle valait 4 ou moins ; à partir de 5, c’est le krach. Proposez donc ce qui sera deuxième, et finissez la manche avec une marchandise que d’autres ont proposée.
lesson-own = À vous de décider : faites ce qui vous plaît. En cas de doute, « Conseil » vous dit ce que ferait une personne d’expérience.
lesson-end = Bien joué ! Dès que quelqu’un a 100 florins après un jour de marché, on paie les cartes réservées, et la personne la plus riche gagne. Continuez comme il vous plaira ; je regarde en silence.

## Pictures of the rulebook

picture-dial = Au début, les cinq indicateurs sont sur 5. Les prix montent dans le sens des aiguilles d’une montre, jusqu’à 9 ; au-delà, c’est le krach, et le prix s’effondre à 1.
picture-deal = La partie peut commencer : quatre cartes dans votre main, que personne d’autre ne voit, et deux cartes face visible auprès de Jacob. La pioche en garde { $deck }.
picture-turn = C’est à vous, et vous ne faites qu’une chose : proposer une carte, en réserver une (manches 1 et 2) ou piocher.
picture-offer = Vous proposez des épices scellées. C’est leur première carte visible, et la ligne du bas montre ce que deviendrait le prix si le jour de marché avait lieu maintenant : il monterait au lieu de baisser.
picture-consign = Vous réservez des épices : la carte est posée face cachée à la place de la manche 1, et personne d’autre ne sait ce que c’est. À trois, Jacob reçoit aussitôt une carte de plus, ici { $card-du }.
picture-fifth = Quatre cartes de pierres précieuses sont visibles : une d’Anna, une de Ben et deux de Jacob. Seule la place à la cloche est encore libre : la cinquième carte, quelle qu’en soit l’origine, met fin à la manche. Elle est dans votre main.
picture-prices = Exemple. Vous proposez la cinquième carte de pierres précieuses. Parties de { $old }, elles devraient monter de { $most } crans, au-delà de 9 : c’est le krach, elles tombent à { $jewels }. Le cuivre et le vin, avec une demande de { $second } chacun, se partagent la deuxième place et montent à { $copper } ; il n’y a pas de troisième. Le drap et les épices baissent donc à { $spices }.
picture-sales = Exemple. Votre étalage rapporte { $copper } (cuivre) + { $wine } (vin) + { $spices } (épices) + { $jewels } (pierres précieuses) = { $earned }. Deux cartes d’épices seulement sont sur la table : votre sceau double leur prix de { $each }. Le cuivre et le vin en comptent quatre, leurs sceaux n’apportent rien.
picture-merchant = Vous mettez fin à la manche 3 en proposant des pierres précieuses, un marchand posé devant vous. Tout est vendu ; vous recevez deux cartes comme tout le monde et deux de plus pour le marchand : { $before } − 1 + 4 = { $number } cartes en main.
picture-reckoning = Exemple. Après cinq jours de marché, { $first-seat } a juste { $first } florins et vous { $own } : la partie est finie, les cartes réservées sont payées. { $second-seat }, à { $second }, reçoit { $cloth } pour chacun de ses deux draps et arrive à { $behind }, devant { $first-seat } avec { $last }. Vos épices rapportent { $spices }, votre cuivre { $copper } : à { $mine }, vous gagnez.
