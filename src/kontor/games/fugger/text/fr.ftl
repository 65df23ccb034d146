### Die Fugger en français

## Le jeu

game-title = Die Fugger
game-tagline = Profitez de la hausse, retirez-vous avant la chute
game-about = Augsbourg, au temps où la maison Fugger commerce à travers toute l’Europe. Chaque carte que vous posez face visible est à la fois une marchandise et de la demande : la cinquième carte d’une même marchandise met fin à la manche, les marchandises les plus demandées montent et tout le monde vend. Mais une marchandise poussée au-delà de 9 florins s’effondre à 1, et Jacob le Riche bouscule tous les plans avec ses propres cartes. Dès qu’un joueur possède 100 florins, les cartes réservées en secret sont payées au double, et souvent elles font la décision.

## Ce qui est demandé

turn-prompt = À vous de jouer : piochez une carte ou proposez-en une.
turn-prompt-delivery = À vous de jouer : piochez une carte, proposez-en une ou réservez-en une.
turn-prompt-bonus = À vous de jouer : piochez une carte ou proposez-en une. Vous pouvez d’abord en réserver une.
turn-prompt-draw = À vous de jouer : piochez une carte.
turn-prompt-play = À vous de jouer : proposez une carte.
turn-prompt-play-delivery = À vous de jouer : proposez une carte ou réservez-en une.
turn-prompt-play-bonus = À vous de jouer : proposez une carte. Vous pouvez d’abord en réserver une.
turn-prompt-pass = À vous de jouer, mais aucune action n’est possible : vous passez.
turn-waiting =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $seat } de jouer.
    }

## Ce que l'on peut répondre

option-draw =
    { $number ->
        [0] Piocher une carte (la défausse est d’abord mélangée)
        [one] Piocher une carte (la dernière de la pioche)
       *[other] Piocher une carte (il en reste { $number } dans la pioche)
    }
option-play = Proposer { $card-some } (demande : { $demand })
option-play-merchant =
    { $bonus ->
        [one] Poser un marchand ({ $bonus } carte de plus à la prochaine manche)
       *[other] Poser un marchand ({ $bonus } cartes de plus à la prochaine manche)
    }
option-play-merchant-more = Poser un autre marchand ({ $bonus } cartes de plus à la prochaine manche au lieu de { $before })
option-play-closing =
    { $earned ->
        [one] Proposer { $card-some } et mettre fin à la manche : { $old } → { $price }, vous gagnez { $earned } florin
       *[other] Proposer { $card-some } et mettre fin à la manche : { $old } → { $price }, vous gagnez { $earned } florins
    }
    .confirm = La manche s’achève aussitôt. Continuer ?
option-play-ending =
    { $earned ->
        [one] Proposer { $card-some } et mettre fin à la partie : { $old } → { $price }, vous gagnez { $earned } florin
       *[other] Proposer { $card-some } et mettre fin à la partie : { $old } → { $price }, vous gagnez { $earned } florins
    }
    .confirm = La manche et la partie s’achèvent aussitôt. Continuer ?
option-deliver =
    { $jakob ->
        [0] Réserver { $card-some }, face cachée ({ $times ->
            [2] le double de son prix à la fin
           *[other] { $times } fois son prix à la fin
        })
       *[other] Réserver { $card-some }, face cachée ({ $times ->
            [2] le double de son prix à la fin
           *[other] { $times } fois son prix à la fin
        }, mais Jacob reçoit aussitôt une carte)
    }
option-deliver-seal =
    { $jakob ->
        [0] Réserver { $card-some }, face cachée ({ $times ->
            [2] le double de son prix à la fin
           *[other] { $times } fois son prix à la fin
        })
       *[other] Réserver { $card-some }, face cachée ({ $times ->
            [2] le double de son prix à la fin
           *[other] { $times } fois son prix à la fin
        }, mais Jacob reçoit aussitôt une carte)
    }
    .confirm = Face cachée, un sceau ne compte pas. Réserver tout de même ?
option-pass = Passer (aucune action possible)

## Ce qui est refusé

refusal-pass = Vous ne pouvez pas passer tant qu’une action vous est ouverte. Choisissez l’une de celles qui vous sont offertes.
refusal-hand-too-large = Vous avez { $number } cartes en main, et l’on ne peut piocher qu’avec { $limit } ou moins. Proposez d’abord de vos cartes.
refusal-no-cards-left = La pioche et la défausse sont vides toutes les deux. De nouvelles cartes viendront au plus tôt à l’évaluation, quand les marchandises posées seront défaussées.
refusal-merchants-in-front =
    { $number ->
        [one] { $number } marchand est devant vous, et c’est le maximum. Vous pourrez en poser un autre à la prochaine manche.
       *[other] { $number } marchands sont devant vous, et c’est le maximum. Vous pourrez en poser un autre à la prochaine manche.
    }
refusal-merchant-delivery = Un marchand ne peut pas être réservé. Choisissez une carte marchandise.
refusal-deliveries-over = On ne réserve que dans les manches 1 et 2, et voici la manche { $round }. Proposez plutôt cette carte.
refusal-delivered-already =
    { $round ->
        [1] Vous avez déjà réservé une carte dans la manche 1. Vous pourrez en réserver une autre dans la manche 2.
       *[other] Vous avez déjà réservé une carte dans la manche { $round }, et c’est une seule par manche. Proposez plutôt celle-ci.
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
        [yes] Vous recevez { $cards }.
       *[no] { $seat } reçoit { $cards }.
    }
dealt-bonus =
    { $you ->
        [yes] Pour vos marchands, vous recevez
       *[no] Pour ses marchands, { $seat } reçoit
    } { $number ->
        [one] { $number } carte de plus.
       *[other] { $number } cartes de plus.
    }
dealt-bonus-known =
    { $you ->
        [yes] Pour vos marchands, vous recevez { $cards }.
       *[no] Pour ses marchands, { $seat } reçoit { $cards }.
    }
deal-short =
    La réserve est vide : { $you ->
        [yes] { $number ->
            [one] il vous manque { $number } carte.
           *[other] il vous manque { $number } cartes.
        }
       *[no] { $number ->
            [one] il manque { $number } carte à { $seat }.
           *[other] il manque { $number } cartes à { $seat }.
        }
    }
drew =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $seat } pioche une carte.
    }
drew-known =
    { $you ->
        [yes] Vous piochez { $card-some }.
       *[no] { $seat } pioche { $card-some }.
    }
played =
    { $you ->
        [yes] { $card-id ->
            [merchant] Vous posez un marchand.
           *[other] Vous proposez { $card-some }.
        }
       *[no] { $card-id ->
            [merchant] { $seat } pose un marchand.
           *[other] { $seat } propose { $card-some }.
        }
    }
delivered =
    { $you ->
        [yes] Vous réservez une carte à la manche { $round }.
       *[no] { $seat } réserve une carte à la manche { $round }.
    }
delivered-known =
    { $you ->
        [yes] Vous réservez { $card-some } à la manche { $round }.
       *[no] { $seat } réserve { $card-some } à la manche { $round }.
    }
passed =
    { $you ->
        [yes] Aucune action ne vous est possible : votre tour est sauté.
       *[no] Aucune action possible pour { $seat } : son tour est sauté.
    }
jakob-received = Jacob reçoit { $card-some }.
jakob-merchant = Un marchand sort pour Jacob et part à la défausse.
jakob-nothing = Il ne reste aucune marchandise pour Jacob.
reshuffled =
    { $number ->
        [one] La défausse devient la pioche : { $number } carte.
       *[other] La défausse est mélangée : la nouvelle pioche compte { $number } cartes.
    }
market-day =
    { $you ->
        [yes] Vous mettez fin à la manche { $round } avec { $good-some } : c’est l’heure de l’évaluation !
       *[no] { $seat } met fin à la manche { $round } avec { $good-some } : c’est l’heure de l’évaluation !
    }
price-rose =
    { $good-number ->
        [plural] { $good-subject } montent : { $old } → { $price } (demande : { $demand }).
       *[singular] { $good-subject } monte : { $old } → { $price } (demande : { $demand }).
    }
price-crashed =
    { $good-number ->
        [plural] { $good-subject } s’effondrent : { $old } → { $price } !
       *[singular] { $good-subject } s’effondre : { $old } → { $price } !
    }
price-fell =
    { $good-number ->
        [plural] { $good-subject } baissent : { $old } → { $price }.
       *[singular] { $good-subject } baisse : { $old } → { $price }.
    }
price-stayed =
    { $good-number ->
        [plural] { $good-subject } restent à { $price }.
       *[singular] { $good-subject } reste à { $price }.
    }
sold =
    { $you ->
        [yes] Vous vendez
       *[no] { $seat } vend
    } { $number ->
        [one] { $card-some } : { $earned }.
       *[other] { $card-several } à { $each } : { $earned }.
    }
sold-doubled =
    { $you ->
        [yes] Vous vendez
       *[no] { $seat } vend
    } { $number ->
        [one] { $card-some }, au double du prix : { $earned }.
       *[other] { $card-several } à { $each }, au double du prix : { $earned }.
    }
earned =
    { $you ->
        [yes] { $earned ->
            [0] Vous ne gagnez rien et en restez à { $florins }.
            [one] Vous gagnez { $earned } florin et en avez maintenant { $florins }.
           *[other] Vous gagnez { $earned } florins et en avez maintenant { $florins }.
        }
       *[no] { $earned ->
            [0] { $seat } ne gagne rien et en reste à { $florins }.
            [one] { $seat } gagne { $earned } florin et en a maintenant { $florins }.
           *[other] { $seat } gagne { $earned } florins et en a maintenant { $florins }.
        }
    }
final-reckoning = L’évaluation finale : toutes les livraisons sont dévoilées.
delivery-paid =
    { $you ->
        [yes] Vous dévoilez une livraison :
       *[no] { $seat } dévoile une livraison :
    } { $card-some }, { $earned ->
        [one] { $earned } florin.
       *[other] { $earned } florins.
    }
final-score =
    { $you ->
        [yes] Vous terminez
       *[no] { $seat } termine
    } avec { $florins ->
        [one] { $florins } florin.
       *[other] { $florins } florins.
    }
## Noms
# .some est partitif, .several compte des cartes ; .subject et .number servent de sujet au verbe.

name-copper = Cuivre
    .letter = C
    .short = Cuivre
    .some = du cuivre
    .several = { $number } cuivres
    .subject = Le cuivre
    .number = singular
name-cloth = Drap
    .letter = D
    .short = Drap
    .some = du drap
    .several = { $number } draps
    .subject = Le drap
    .number = singular
name-wine = Vin
    .letter = V
    .short = Vin
    .some = du vin
    .several = { $number } vins
    .subject = Le vin
    .number = singular
name-spices = Épices
    .letter = É
    .short = Épices
    .some = des épices
    .several = { $number } épices
    .subject = Les épices
    .number = plural
name-jewels = Pierres précieuses
    .letter = P
    .short = Pierres
    .some = des pierres précieuses
    .several = { $number } pierres précieuses
    .subject = Les pierres précieuses
    .number = plural
name-copper-seal = Cuivre avec sceau
    .some = du cuivre avec sceau
    .several = { $number } cuivres avec sceau
name-cloth-seal = Drap avec sceau
    .some = du drap avec sceau
    .several = { $number } draps avec sceau
name-wine-seal = Vin avec sceau
    .some = du vin avec sceau
    .several = { $number } vins avec sceau
name-spices-seal = Épices avec sceau
    .some = des épices avec sceau
    .several = { $number } épices avec sceau
name-jewels-seal = Pierres précieuses avec sceau
    .some = des pierres précieuses avec sceau
    .several = { $number } pierres précieuses avec sceau
name-merchant = Marchand
    .letter = M
    .short = Marchand
    .some = un marchand
    .several = { $number } marchands
name-jakob = Jacob le Riche
    .letter = J
    .short = Jacob
name-royal-seal = Sceau royal
name-florin = Florin
name-price = Prix
name-demand = Demande
name-deck = Pioche
name-discard = Défausse
name-hand = Main
name-display = Étalage
name-delivery = Livraison finale
name-round = Manche

## Options de table

table-draw-rule = Piocher
    .help = Avec combien de cartes en main vous pouvez encore en piocher une.
table-draw-rule-hold-at-most-four = Avec quatre cartes ou moins
table-draw-rule-hold-at-most-three = Avec trois cartes ou moins
table-tie-break = Égalités
    .help = Qui l’emporte quand les plus riches ont autant de florins.
table-tie-break-shared = La victoire est partagée
table-tie-break-pre-delivery-florins = Qui avait le plus de florins avant l’évaluation finale
table-two-player-jakob = Jacob à deux joueurs
    .help = Quand Jacob reçoit sa carte supplémentaire dans une partie à deux.
table-two-player-jakob-after-both-turns = Quand l’un et l’autre ont joué
table-two-player-jakob-after-every-turn = Après chaque tour
table-delivery-timing = Réserver
    .help = Si réserver une carte prend votre tour ou s’y ajoute.
table-delivery-timing-as-action = C’est l’action du tour
table-delivery-timing-as-bonus = C’est un supplément à l’action
table-show-discard = Défausse
    .help = Ce que l’on affiche de la défausse.
table-show-discard-counts = Toutes ses cartes
table-show-discard-top-card-only = La carte du dessus et le nombre de cartes

## La table dans le terminal

sheet-market = Manche { $round } · pioche { $deck } · défausse { $discard } · fin de la partie à { $goal } florins
sheet-good = { $good }
sheet-price = Prix
sheet-demand = Cartes visibles
sheet-forecast = Si la manche finissait là
sheet-florins = Florins
sheet-sale = Vente
sheet-hand-size = Main
sheet-display = Étalage
sheet-delivery = Livraison (manche { $round })
sheet-seat-active = ▸ { $seat }
sheet-jakob = Jacob le Riche
sheet-own-hand = Votre main
sheet-hidden = face cachée

## La table dans le navigateur

board-dial = L’échelle des prix
board-beyond = au-delà de { $price }
board-token = { $good }, prix { $price }
board-deck =
    { $number ->
        [one] Pioche, { $number } carte
       *[other] Pioche, { $number } cartes
    }
board-discard =
    { $number ->
        [one] Défausse, { $number } carte
       *[other] Défausse, { $number } cartes
    }
board-look-discard = voir la défausse
board-pile-deck = pioche
board-pile-discard = défausse
board-square = La place du marché
board-square-label = Demande par marchandise
board-demand = Demande : { $demand } sur { $places }
board-fifth-place = cinquième place : met fin à la manche
board-fifth = 5e :
board-rise = +{ $steps }
board-crash = chute à 1
board-fall = −{ $steps }
board-same = stable
board-final-price = prix final
board-legend = prix actuel → prix si la manche finissait maintenant
board-jakob = jamais payé, il pèse sur les prix
board-jakob-coin =
    { $left ->
        [one] une carte de plus après { $left } tour
       *[other] une carte de plus après { $left } tours
    }
board-road = La route des { $goal } florins
board-goal = Fin à { $goal } florins
board-deliveries-open = On peut encore réserver
board-deliveries-made = Carte réservée à la manche { $round }
board-deliveries-closed = On ne réserve plus
board-in-hand = { $number } en main
board-sale = vente prévue
board-sale-short = vente
board-florins =
    { $number ->
        [one] florin
       *[other] florins
    }
board-deliveries = Livraisons
board-delivery-free = Manche { $round } : rien de réservé
board-delivery-hidden = Réservée à la manche { $round }, face cachée
board-delivery-own = Réservée par vous à la manche { $round } : { $card }
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
        [0] on mélange d’abord la défausse, vous tenez { $hand ->
            [one] { $hand } carte
           *[other] { $hand } cartes
        }
        [one] { $deck } carte dans la pioche, vous en tenez { $hand }
       *[other] { $deck } cartes dans la pioche, vous en tenez { $hand }
    }
board-brief-end = fin, { $earned } fl.
board-brief-end-game = fin du jeu, { $earned }
board-brief-sale = vente { $earned }
board-brief-cards =
    { $number ->
        [one] +{ $number } carte
       *[other] +{ $number } cartes
    }
board-closes = 5e carte : la manche s’achève
board-closes-game = 5e carte : la partie s’achève
board-hint-deliver =
    { $jakob ->
        [0] Réservée, une carte rapporte { $times ->
            [2] le double de son prix
           *[other] { $times } fois son prix
        } à la fin.
       *[other] Réservée, une carte rapporte { $times ->
            [2] le double de son prix
           *[other] { $times } fois son prix
        } à la fin, mais Jacob en reçoit une aussitôt.
    }
board-price = prix
board-next-round = Manche suivante :
board-more-cards =
    { $number ->
        [one] { $number } carte de plus
       *[other] { $number } cartes de plus
    }
board-more-cards-instead = { $number } cartes de plus au lieu de { $before }
board-sheet = Feuille de compte
board-source = Gagné par
board-sales-of = Ventes, manche { $round }
board-total = Total
board-evaluation = Évaluation de la manche { $round }
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

## Matériel : les parties de components.toml et leurs clés

material-goods = Marchandises
material-colours = Couleurs des marchandises
    .set = Couleurs
material-card-types = Les cartes
    .good = Marchandise
    .sealed = Avec sceau
material-deck = La pioche
    .size = Cartes
    .goods-cards = Cartes Marchandise
    .sealed-goods-cards = dont avec sceau
    .merchants = Marchands
material-price-ladder = Échelle des prix
    .values = Prix
    .direction = Sens
    .start-value = Prix au départ
    .min-value = Prix le plus bas
    .max-value = Prix le plus haut
    .overflow-value = Prix après dépassement du plus haut
material-deal = Distribution
    .initial-hand = Cartes en main au départ
    .initial-jakob-cards = Cartes de Jacob au départ
    .new-round-base-cards = Nouvelles cartes à chaque manche
    .new-round-jakob-cards = Cartes de Jacob à chaque manche
material-limits = Limites
    .draw-allowed-max-hand = On peut piocher avec au plus tant de cartes en main
    .merchants-in-front-max = Marchands devant soi, au plus
material-merchant-bonus = Le bonus des marchands
    .extra-cards-by-merchants = Cartes en plus avec aucun, un, deux marchands
material-delivery = Livraison finale
    .rounds-allowed = Dans les manches
    .per-player-per-round = Par joueur et par manche
    .goods-only = Marchandises seulement
    .final-multiplier = Le prix compte tant de fois
material-evaluation = Évaluation
    .trigger-cards = Cartes d’une marchandise qui closent la manche
    .rising-places = Places qui montent
    .fall-step = Les autres baissent de
    .seal-multiplier = Avec sceau, le prix compte (fois)
    .seal-max-cards = Les sceaux paient avec au plus tant de cartes
material-evaluation-rulings = Décisions sur l’évaluation
    .ranking = Places à égalité
    .zero-card-goods-rise = Les marchandises sans carte montent
    .seal-count-includes-jakob = Les cartes de Jacob comptent pour les sceaux
    .seal-count-includes-face-down = Les cartes cachées comptent pour les sceaux
material-end = Fin de la partie
    .florins-to-end = Florins qui terminent la partie
material-player-counts = Selon le nombre de joueurs
    .jakob-card-per-delivery = Cartes de Jacob par livraison
    .jakob-card-every-n-turns = Une carte pour Jacob tous les tant de tours (0, jamais)
material-start-deck-size = La pioche après la distribution
    .cards = Cartes
material-other-pieces = Autres pièces
    .price-cards = Cartes Prix
    .jakob-card = Carte de Jacob
    .goods-markers = Marqueurs de marchandise
    .overview-card = Carte récapitulative
    .printed-cards-total-without-overview = Cartes imprimées en tout
material-words =
    .clockwise = dans le sens des aiguilles
    .standard-competition = la place après une égalité est sautée
