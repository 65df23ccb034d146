### Marchands du Moyen Âge en français

## Le jeu

game-title = Marchands du Moyen Âge
game-tagline = Trois chariots pour tous, une seule échelle vers les sommets
game-about = L’Europe, au temps où un marchand peut devenir conseiller. Vous achetez à bas prix tissu, fer, vin, nourriture, soie et sel dans six villes, vous marchandez une place sur l’un des trois seuls chariots, vous les poussez sur les routes, vous influencez les prix en secret et vous vendez là où vos marchandises sont étrangères. L’argent n’est qu’un moyen : il achète le rang, chaque rang coûte ses frais de maintien manche après manche, et chaque chariot qui arrive rend l’échelon suivant plus cher. Après les dernières arrivées, le plus haut rang gagne.

## Ce qui est demandé

waiting =
    { $you ->
        [yes] C’est à vous { $task }.
       *[no] C’est à { $seat } { $task }.
    }
waiting-all = Plusieurs personnes sont en train { $task }.
prompt-free = Rien ne vous est demandé pour l’instant.
prompt-purchase = Achetez une marchandise et choisissez la ville où l’entreposer. Vous pouvez encore en acheter { $number ->
        [one] une.
       *[other] { $number }.
    }
prompt-master-cards = { $can ->
        [0] Vous n’avez pas de quoi prendre un chariot avec une carte « Maître chargeur ».
       *[other] Voulez-vous prendre un chariot avec une carte « Maître chargeur » ?
    }
prompt-blind-bid = Que misez-vous en secret sur { $wagon-le }, { $city-au } ? { $florins ->
        [0] Votre bourse est vide.
       *[other] Vous avez { $florins } florins.
    }
prompt-master-load = Vous êtes maître chargeur { $wagon-du }, { $city-au }. Que chargez-vous ?
prompt-quote = Que demandez-vous { $shipper-seat-a } pour { $number ->
        [one] une marchandise
       *[other] deux marchandises
    } sur { $wagon-le }, { $city-au } ?{ $last ->
        [1] { " " }C’est votre dernier tarif.
       *[other] { "" }
    }
prompt-post = Quel prix affichez-vous pour { $number ->
        [one] une marchandise
       *[other] deux marchandises
    } sur { $wagon-le }, { $city-au } ?
prompt-shipper-both = Sur { $wagon-le }, { $city-au }, { $master-you ->
        [yes] vous demandez
       *[no] { $master-seat } demande
    } { $one ->
        [0] zéro florin
       *[other] { $one } florins
    } pour une marchandise et { $two ->
        [0] zéro florin
       *[other] { $two } florins
    } pour deux.{ $last ->
        [1] { " " }C’est le dernier tarif.
       *[other] { "" }
    }
prompt-shipper-one = Sur { $wagon-le }, { $city-au }, { $master-you ->
        [yes] vous demandez
       *[no] { $master-seat } demande
    } { $one ->
        [0] zéro florin
       *[other] { $one } florins
    } pour une marchandise.{ $last ->
        [1] { " " }C’est le dernier tarif.
       *[other] { "" }
    }
prompt-shipper-two = Sur { $wagon-le }, { $city-au }, { $master-you ->
        [yes] vous demandez
       *[no] { $master-seat } demande
    } { $two ->
        [0] zéro florin
       *[other] { $two } florins
    } pour deux marchandises ensemble.{ $last ->
        [1] { " " }C’est le dernier tarif.
       *[other] { "" }
    }
prompt-shipper-nothing = { $master-you ->
        [yes] Vous ne proposez
       *[no] { $master-seat } ne vous propose
    } aucune place sur { $wagon-le }, { $city-au }. On peut toujours faire une offre.
prompt-shipper-posted-nothing = { $master-you ->
        [yes] Vous n’acceptez
       *[no] { $master-seat } n’accepte
    } les marchandises de personne d’autre sur { $wagon-le }, { $city-au }.{ $can ->
        [0] { "" }
       *[other] { " " }Voulez-vous jouer une carte ?
    }
prompt-shipper-refused = { $master-you ->
        [yes] Vous refusez
       *[no] { $master-seat } refuse
    } l’offre pour { $wagon-le }, { $city-au }.{ $can ->
        [0] { "" }
       *[other] { " " }Voulez-vous jouer une carte ?
    }
prompt-shipper-talk-over = La discussion avec { $master-seat-qui } sur { $wagon-le }, { $city-au }, est finie.{ $can ->
        [0] { "" }
       *[other] { " " }Voulez-vous jouer une carte ?
    }
prompt-offered-fee = Que proposez-vous pour charger { $goods-un } sur { $wagon-le }, { $city-au } ?
prompt-master-answer = { $fee ->
        [0] { $shipper-you ->
            [yes] Vous n’offrez rien
           *[no] { $shipper-seat } n’offre rien
        }
       *[other] { $shipper-you ->
            [yes] Vous offrez
           *[no] { $shipper-seat } offre
        } { $fee } florins
    } pour charger { $goods-un } sur { $wagon-le }, { $city-au }. D’accord ?
prompt-haggle = Marchandez les places sur le chariot. Quand vous avez tout dit, attendez.
prompt-axles = Voulez-vous briser l’essieu d’un chariot ?
prompt-move = À vous de rouler : utilisez une tuile Déplacement et, si vous voulez, vos cartes.
prompt-move-more = Utilisez vos cartes ou terminez votre tour.
prompt-influence = { $wagon-le } rencontre le coursier. Prenez une carte Influence : il en reste { $number ->
        [one] une.
       *[other] { $number }.
    }
prompt-dials = Réglez les deux aiguilles de votre disque des prix.
prompt-trading-post = Modifiez un prix avec votre comptoir.
prompt-sales = Voulez-vous vendre des marchandises de vos entrepôts ?
prompt-bonus-card = { $wagon-le } va être déchargé { $city-au }, où le bonus est { $bonus ->
        [0] nul.
       *[other] de { $bonus } florins.
    } Voulez-vous jouer « Vente avec bonus » ?
prompt-lot-open = Une carte Investissement est aux enchères. Ouvrez ou passez.
prompt-lot = { $leader-you ->
        [yes] Vous misez
       *[no] { $leader-seat } mise
    } { $amount } florins. Surenchérissez ou passez.
prompt-choose-card = L’enchère est à vous. Prenez une carte.
prompt-upkeep = { $amount ->
        [0] Votre rang ne vous coûte rien.
       *[other] Votre rang vous coûte { $amount } florins.
    }
prompt-loan = Vous avez perdu votre rang. Voulez-vous emprunter ?
prompt-climb = { $top ->
        [1] Vous êtes tout en haut de l’échelle.
       *[0] { $can ->
            [0] Vous ne pouvez pas monter : un échelon coûte { $price } florins.
           *[other] De combien montez-vous ? Un échelon coûte { $price } florins.
        }
    }
prompt-climb-debt = Vous avez un emprunt : vous ne pouvez pas monter.
prompt-repayment = La partie s’achève. { $can ->
        [0] Rembourser un emprunt coûte { $price } florins : vous ne les avez pas.
       *[other] Voulez-vous rembourser un emprunt ?
    }
prompt-deal-answer = { $maker-you ->
        [yes] Vous proposez
       *[no] { $maker-seat } vous propose
    } un accord (nº { $number }). L’acceptez-vous ?
prompt-deal-draft = Votre proposition { $partner-seat-a } : dites ce qui change de main et ce qui est promis, puis publiez-la.
prompt-deal-words = La promesse suivante de votre proposition { $partner-seat-a } : { $promise }. Précisez.

## Ce que l’on peut répondre

option-done = C’est tout
option-decline = Non
option-leave = Ne rien ajouter
option-accept = { $fee ->
        [0] Accepter, sans rien toucher
       *[other] Accepter { $fee } florins
    }
option-final-quote = Faire un dernier tarif
    .detail = ensuite, c’est à prendre ou à laisser
option-refuse = Refuser l’offre
option-no-offer = Ne pas faire de tarif
option-pay = { $amount ->
        [0] Garder votre rang, qui ne coûte rien
       *[other] Payer { $amount } florins de maintien
    }
option-drop = Redevenir { $level-bare }
    .detail = { $amount ->
        [0] ce rang ne coûte rien ; vous pourrez ensuite emprunter
       *[other] ce rang coûte { $amount } florins ; vous pourrez ensuite emprunter
    }
option-keep-status = Jouer « Statut social »
    .detail = { $amount } florins au lieu des frais de maintien
option-loan = Emprunter { $amount } florins
    .detail = vous rembourserez { $repayment } florins et ne monterez pas d’ici là
option-repay = Rembourser un emprunt
    .detail = il faut { $amount } florins
option-pass = Passer
option-timeout = Le temps est écoulé
option-load-nothing = Ne rien charger
option-draw = Tirer une carte au hasard
option-bonus-sale = Jouer « Vente avec bonus »
option-wait = Attendre
option-withdraw = Retirer votre offre
option-end-turn = Terminer votre tour
option-buy = Acheter { $good-un } pour { $city-le }
    .detail = { $price ->
        [0] plus rien à payer
       *[other] { $price } florins
    }
option-master-card = Prendre { $wagon-le }
    .detail = jouer { $card-quoted } : { $price } florins
option-load = Charger { $goods-un }
option-one = { $fee ->
        [0] Une marchandise gratuitement
       *[other] Une marchandise pour { $fee } florins
    }
option-one-none = Pas de prix pour une marchandise
option-two = { $fee ->
        [0] Deux marchandises gratuitement
       *[other] Deux marchandises pour { $fee } florins
    }
option-two-none = Pas de prix pour deux marchandises
option-fee = { $fee ->
        [0] Ne rien offrir
       *[other] Offrir { $fee } florins
    }
option-bid = { $amount ->
        [0] Ne rien miser
       *[other] Miser { $amount } florins
    }
option-take-quote = Charger { $goods-un }
    .detail = { $fee ->
        [0] gratuitement
       *[other] pour { $fee } florins
    }
option-offer = Négocier { $goods-un }
option-free-loading = Charger { $goods-un }
    .detail = jouer « Chargement gratuit », sans payer
option-quote-to = Faire un tarif { $shipper-seat-a }
option-take-bid = Accepter l’offre { $shipper-seat-de }
    .detail = { $fee ->
        [0] { $goods-un } gratuitement
       *[other] { $goods-un } pour { $fee } florins
    }
option-close = Dire non { $shipper-seat-a } pour cette manche
option-withdraw-quote = Retirer le tarif fait { $shipper-seat-a }
option-deal-propose = Proposer un accord { $partner-seat-a }
option-deal-accept = Accepter la proposition { $number } { $maker-seat-de }
option-deal-decline = Refuser la proposition { $number } { $maker-seat-de }
option-deal-withdraw = Retirer votre proposition { $number }
option-deal-post = Publier la proposition
option-deal-drop = Abandonner la proposition
option-deal-drop-words = Abandonner cette promesse
option-deal-later = Laisser en suspens
option-deal-give = Vous payez { $amount } florins
option-deal-take = Vous recevez { $amount } florins
option-deal-give-card = Vous cédez { $card-quoted }
option-deal-take-card = Vous recevez { $card-quoted }
option-deal-promise = { $promise-told }
    .detail = { $you ->
        [yes] c’est vous qui le promettez
       *[no] c’est { $seat } qui le promet
    }
option-deal-amount = { $amount ->
        [0] Rien du tout
       *[other] { $amount } florins
    }
option-deal-good = { $good }
option-deal-card = { $card-quoted }
option-deal-direction = { $direction }
option-deal-any-wagon = Quel que soit le chariot
option-deal-wagon = { $wagon }
option-deal-place = { $node }
option-deal-road = Entre { $road-short }
    .detail = la route entre { $road-le }
option-deal-when-wagon = { $wagon } { $node-sur }
    .detail = dès que le chariot s’y trouve
option-deal-when-courier = Coursier { $node-sur }
    .detail = dès que le coursier s’y trouve
option-deal-when-price = { $good-le } se vend { $sell } florins
    .detail = dès que c’est le prix de vente
option-deal-when-master = { $master-you ->
        [yes] Vous, maître chargeur { $wagon-du }
       *[no] { $master-seat }, maître chargeur { $wagon-du }
    }
    .detail = { $master-you ->
        [yes] dès que vous le contrôlez
       *[no] dès { QUE($master-seat) } le contrôle
    }
option-deal-when-axle = Essieu { $wagon-du } intact
    .detail = si personne ne le brise cette manche
option-axle = Briser l’essieu { $wagon-du }
    .detail = jouer « Rupture d’essieu » : il ne bouge pas de la manche
option-tile = { $wagon } { $node-sur }
    .detail = avec la tuile { $points }{ $via-count ->
        [0] { "" }
       *[other] { " " }par { $via-le }
    }
option-tile-city = Arriver { $node-au } avec { $wagon-le }
    .detail = avec la tuile { $points }{ $via-count ->
        [0] { "" }
       *[other] { " " }par { $via-le }
    }
option-tile-heading = { $wagon } { $node-sur }
    .detail = avec la tuile { $points }{ $via-count ->
        [0] { "" }
       *[other] { " " }par { $via-le }
    }, puis vers { $heading-le }
option-coach = { $wagon } { $node-sur }
    .detail = { $card-quoted }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $via-count ->
        [0] { "" }
       *[other] , par { $via-le }
    }
option-coach-city = Arriver { $node-au } avec { $wagon-le }
    .detail = { $card-quoted }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $via-count ->
        [0] { "" }
       *[other] , par { $via-le }
    }
option-coach-heading = { $wagon } { $node-sur }
    .detail = { $card-quoted }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $via-count ->
        [0] { "" }
       *[other] , par { $via-le }
    }, puis vers { $heading-le }
option-idle = Utiliser la tuile { $points }
    .detail = elle ne peut rien déplacer
option-courier = Coursier { $node-sur }
    .detail = avec { $card-quoted }
option-take = Prendre { $card-quoted }
    .detail = { $card-use }
option-dial = Désigner { $goods-le }
option-dial-twice = Désigner deux fois { $good-le }
option-dial-unused = Laisser les deux aiguilles au repos
option-price-up = Monter { $good-le } à { $sell } florins
    .detail = avec { $card-quoted }
option-price-up-round = Faire tomber { $good-le } à { $sell } florins
    .detail = avec { $card-quoted }, du haut du tableau vers le bas
option-price-down = Baisser { $good-le } à { $sell } florins
    .detail = avec { $card-quoted }
option-price-down-round = Remonter { $good-le } à { $sell } florins
    .detail = avec { $card-quoted }, du bas du tableau vers le haut
option-sell = Vendre { $good-un } { $city-au }
    .detail = pour { $price } florins
option-special-sale = Vendre { $good-un } { $city-au }
    .detail = jouer « Vente spéciale » : { $price } florins
option-choose = Prendre { $card-quoted }
    .detail = { $stars ->
        [one] { $stars } étoile ; { $card-use }
       *[other] { $stars } étoiles ; { $card-use }
    }
option-stay = Garder votre rang
option-climb = Devenir { $level-bare }
    .detail = { $number ->
        [one] un échelon
       *[other] { $number } échelons
    } pour { $price } florins ; ensuite { $upkeep } florins de maintien
option-climb-card = Devenir { $level-bare }
    .detail = { $number ->
        [one] un échelon
       *[other] { $number } échelons
    } pour { $price } florins avec { $by-card ->
        [one] « Ascension sociale »
       *[other] deux fois « Ascension sociale »
    } ; ensuite { $upkeep } florins de maintien

## Ce qui est refusé

refusal-no-loan = Vous n’avez pas d’emprunt. On n’en contracte un qu’après avoir perdu son rang.
refusal-too-dear = Cela coûte { $price } florins et vous { $florins ->
        [0] n’en avez aucun.
       *[other] en avez { $florins }.
    }
refusal-florins-bound = Rembourser demande { $price } florins, mais votre mise en engage déjà { $amount }.
refusal-not-on-market = Il n’y a pas { $good-de } sur le marché { $city-de }. Choisissez une ville qui en propose.
refusal-supply-empty = Il n’y a plus { $good-de } dans la réserve.
refusal-no-influence = Vous n’avez pas la carte { $card-quoted }.
refusal-no-investment = Vous ne possédez pas la carte { $card-quoted }.
refusal-investment-used = Vous avez déjà utilisé { $card-quoted } pendant ce tour.
refusal-wagon-on-road = { $wagon-le } est en route. On ne prend qu’un chariot arrêté dans une ville.
refusal-wagon-taken = { $you ->
        [yes] Vous êtes déjà maître chargeur { $wagon-du }.
       *[no] { $seat } est déjà maître chargeur { $wagon-du }.
    }
refusal-bid-too-low = Une mise doit maintenant atteindre { $amount } florins.
refusal-not-in-warehouse = Il n’y a pas assez { $good-de } dans votre entrepôt { $city-de }.
refusal-one-kind = Votre espace porte déjà { $good-un }. Un maître chargeur ne charge qu’un seul type.
refusal-kind-taken = Quelqu’un d’autre a déjà { $good-un } sur ce chariot. Choisissez un autre type.
refusal-row-full = Votre espace est plein : il porte au plus { $number ->
        [one] { $number } marchandise
       *[other] { $number } marchandises
    }.
refusal-monopoly = { $you ->
        [yes] Sur ce chariot, { $good-le } est votre monopole.
       *[no] Sur ce chariot, { $good-le } est le monopole { $seat-de }.
    }
refusal-fee-too-high = Aucun prix ne dépasse { $amount } florins : la vente ne peut rapporter davantage.
refusal-empty-quote = Un tarif doit offrir quelque chose. Fixez un prix pour deux marchandises.
refusal-final-quote = Vous avez annoncé un dernier tarif. Fixez-en les prix.
refusal-not-offered = Cela n’est proposé à aucun prix.
refusal-no-more-bids = Vous avez fait votre offre. Vous pouvez accepter, jouer une carte ou ne plus rien charger.
refusal-posted = À cette table, le prix affiché ne se négocie pas.
refusal-finish-proposal = Terminez d’abord ce que vous avez commencé.
refusal-answer-final = Votre réponse est sous sceau, et elle est définitive.
refusal-amount = { $most ->
        [0] Faute d’argent, vous ne pouvez rien proposer : on compte par { $step }.
       *[other] { $least ->
            [0] Indiquez un multiple de { $step }, au plus { $most } florins.
           *[other] Indiquez un multiple de { $step }, au moins { $least } et au plus { $most } florins.
        }
    }
refusal-no-channel = Vous n’avez rien à charger sur ce chariot, ou la discussion est close.
refusal-channel-closed = Il n’y a plus rien à négocier avec { $shipper-seat-qui }.
refusal-proposals-spent = { $number ->
        [one] On n’a droit qu’à une tentative, et elle est faite.
       *[other] On n’a droit qu’à { $number } tentatives, et elles sont faites.
    }
refusal-no-bid = Il n’y a pas d’offre ici.
refusal-no-quote = Il n’y a pas de tarif ici.
refusal-promised = { $you ->
        [yes] Vous avez promis { $partner-seat-a } { $promise-deed }.
       *[no] { $seat } { $partner-you ->
            [yes] vous a promis { $promise-deed }.
           *[no] a promis à { $partner-seat } { $promise-deed }.
        }
    }
refusal-no-deals-now = On ne conclut aucun accord pendant le déchargement.
refusal-deal-not-active = Un accord se conclut avec la personne dont c’est le tour : en ce moment { $active-seat-qui }.
refusal-deal-unfinished = Publiez ou abandonnez d’abord la proposition commencée.
refusal-deal-sealed = Votre réponse est sous sceau : plus d’accord avant que toutes soient révélées.
refusal-deals-open = { $number ->
        [one] Une seule de vos propositions peut rester ouverte.
       *[other] Au plus { $number } de vos propositions peuvent rester ouvertes.
    } Retirez-en une d’abord.
refusal-deals-begun = Vous avez commencé { $number ->
        [one] { $number } proposition
       *[other] { $number } propositions
    } cette manche, c’est le maximum.
refusal-own-deal = Cette proposition est la vôtre. Vous pouvez la retirer.
refusal-deal-of-others = Cette proposition s’adresse { $partner-seat-a }.
refusal-deal-too-dear = Cet accord demande aussitôt { $price } florins. Vous { $florins ->
        [0] n’en avez aucun.
       *[other] en avez { $florins }, moins ce qu’une mise engage.
    }
refusal-contradiction = La proposition contient des promesses d’une même personne qui ne peuvent pas toutes être tenues.
refusal-no-escrow = À cette table, les promesses n’obligent pas : rien n’est consigné.
refusal-wagon-blocked = { $wagon-le } a déjà l’essieu brisé.
refusal-wagon-broken = { $wagon-le } a l’essieu brisé et ne bouge pas de la manche.
refusal-wagon-arrived = { $wagon-le } est arrivé cette manche. Il pourra repartir à la suivante.
refusal-wagon-spent = { $wagon-le } vous a donné une carte pendant ce tour : vous ne pouvez plus le déplacer.
refusal-wagon-stuck = { $wagon-le } ne peut pas bouger avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : la voie est occupée.
refusal-tile-used = Vous avez déjà utilisé votre tuile Déplacement de cette manche.
refusal-tile-down = Votre tuile { $points } est face cachée.
refusal-must-move = Votre tuile { $points } peut déplacer un chariot : il faut en déplacer un.
refusal-tile-first = Vous devez utiliser une tuile Déplacement avant de terminer votre tour.
refusal-courier-city = Le coursier n’entre jamais dans une ville.
refusal-courier-stays = Le coursier ne peut pas finir là où il a commencé.
refusal-courier-far = La carte { $card-quoted } déplace le coursier { $number ->
        [one] d’une case au plus.
       *[other] de { $number } cases au plus.
    }
refusal-draw-unseen = À cette table, les cartes Influence se tirent au hasard.
refusal-not-in-pile = La carte { $card-quoted } n’est plus dans la pile.
refusal-price-end = { $good-le } est au bout du tableau des prix. Seul « Grand Comptoir » va au-delà.
refusal-sale-limit = Vous avez vendu { $number ->
        [one] { $number } marchandise
       *[other] { $number } marchandises
    }, c’est le maximum.
refusal-card-owned = { $you ->
        [yes] La carte { $card-quoted } est déjà à vous.
       *[no] La carte { $card-quoted } est à { $seat }.
    }
refusal-card-face-down = La carte { $card-quoted } n’est pas face visible.
refusal-drop = On ne descend pas par choix : qui peut payer les frais de maintien les paie.
refusal-climb-in-debt = Vous ne pouvez pas monter tant que vous avez un emprunt. Remboursez-le d’abord.
refusal-top = Il n’y a pas de rang plus élevé.
refusal-climb-cards = { $number ->
        [one] Vous n’avez pas la carte { $card-quoted }.
       *[other] Vous n’avez pas { $number } cartes { $card-quoted }.
    }
refusal-climb-limit = On monte au plus { $number ->
        [one] d’un échelon
       *[other] de { $number } échelons
    } par manche.

## Ce qui se passe

round-began =
    { $you ->
        [yes] Manche { $round } : vous commencez.
       *[no] Manche { $round } : { $seat } commence.
    }
wagon-placed = { $wagon-le } commence { $city-au }.
courier-placed = Le coursier commence { $node-sur }.
investments-shown = { $cards-count ->
        [one] On retourne une carte Investissement : { $cards-quoted }.
       *[other] On retourne des cartes Investissement : { $cards-quoted }.
    }
pair-dealt =
    { $you ->
        [yes] Vous recevez { $cards-quoted } et payez { $price } florins.
       *[no] { $seat } reçoit { $cards-quoted } et paie { $price } florins.
    }
bought =
    { $you ->
        [yes] Vous achetez { $good-un } pour { $city-le } { $price ->
            [0] sans rien payer de plus.
           *[other] et payez { $price } florins.
        }
       *[no] { $seat } achète { $good-un } pour { $city-le } { $price ->
            [0] sans rien payer de plus.
           *[other] et paie { $price } florins.
        }
    }
bought-nothing =
    { $you ->
        [yes] Vous n’achetez rien.
       *[no] { $seat } n’achète rien.
    }
master-card-played =
    { $you ->
        [yes] Vous jouez « Maître chargeur », payez { $price } florins et prenez { $wagon-le }, { $city-au }.
       *[no] { $seat } joue « Maître chargeur », paie { $price } florins et prend { $wagon-le }, { $city-au }.
    }
bid-revealed =
    { $you ->
        [yes] { $amount ->
            [0] Vous n’avez rien misé sur { $wagon-le }.
           *[other] Vous avez misé { $amount } florins sur { $wagon-le }.
        }
       *[no] { $amount ->
            [0] { $seat } n’a rien misé sur { $wagon-le }.
           *[other] { $seat } a misé { $amount } florins sur { $wagon-le }.
        }
    }
wagon-won =
    { $you ->
        [yes] Vous payez { $amount } florins et devenez maître chargeur { $wagon-du }, { $city-au }.
       *[no] { $seat } paie { $amount } florins et devient maître chargeur { $wagon-du }, { $city-au }.
    }
wagon-unwanted =
    { $you ->
        [yes] Personne n’a misé : vous commencez la manche, { $wagon-le } est donc à vous pour rien, { $city-au }.
       *[no] Personne n’a misé : { $seat } commence la manche et prend donc { $wagon-le } pour rien, { $city-au }.
    }
loaded =
    { $you ->
        [yes] Vous chargez { $goods-un } sur { $wagon-le }.
       *[no] { $seat } charge { $goods-un } sur { $wagon-le }.
    }
loaded-nothing =
    { $you ->
        [yes] Vous ne chargez rien sur { $wagon-le }.
       *[no] { $seat } ne charge rien sur { $wagon-le }.
    }
quoted-both =
    { $you ->
        [yes] Vous demandez { $shipper-seat-a }
       *[no] { $seat } { $shipper-you ->
            [yes] vous demande
           *[no] demande à { $shipper-seat }
        }
    } { $one ->
        [0] zéro florin
       *[other] { $one } florins
    } pour une marchandise sur { $wagon-le } et { $two ->
        [0] zéro florin
       *[other] { $two } florins
    } pour deux.{ $last ->
        [1] { " " }C’est le dernier tarif.
       *[other] { "" }
    }
quoted-one =
    { $you ->
        [yes] Vous demandez { $shipper-seat-a }
       *[no] { $seat } { $shipper-you ->
            [yes] vous demande
           *[no] demande à { $shipper-seat }
        }
    } { $one ->
        [0] zéro florin
       *[other] { $one } florins
    } pour une marchandise sur { $wagon-le }.{ $last ->
        [1] { " " }C’est le dernier tarif.
       *[other] { "" }
    }
quoted-two =
    { $you ->
        [yes] Vous demandez { $shipper-seat-a }
       *[no] { $seat } { $shipper-you ->
            [yes] vous demande
           *[no] demande à { $shipper-seat }
        }
    } { $two ->
        [0] zéro florin
       *[other] { $two } florins
    } pour deux marchandises ensemble sur { $wagon-le }.{ $last ->
        [1] { " " }C’est le dernier tarif.
       *[other] { "" }
    }
posted-both =
    { $you ->
        [yes] Vous affichez
       *[no] { $seat } affiche
    } { $one ->
        [0] zéro florin
       *[other] { $one } florins
    } pour une marchandise sur { $wagon-le } et { $two ->
        [0] zéro florin
       *[other] { $two } florins
    } pour deux.
posted-one =
    { $you ->
        [yes] Vous affichez
       *[no] { $seat } affiche
    } { $one ->
        [0] zéro florin
       *[other] { $one } florins
    } pour une marchandise sur { $wagon-le }.
posted-two =
    { $you ->
        [yes] Vous affichez
       *[no] { $seat } affiche
    } { $two ->
        [0] zéro florin
       *[other] { $two } florins
    } pour deux marchandises ensemble sur { $wagon-le }.
posted-nothing =
    { $you ->
        [yes] Vous n’acceptez les marchandises de personne d’autre sur { $wagon-le }.
       *[no] { $seat } n’accepte les marchandises de personne d’autre sur { $wagon-le }.
    }
no-offer =
    { $you ->
        [yes] Vous ne faites pas de tarif { $shipper-seat-a } pour { $wagon-le }.
       *[no] { $seat } { $shipper-you ->
            [yes] ne vous fait pas de tarif pour { $wagon-le }.
           *[no] ne fait pas de tarif à { $shipper-seat } pour { $wagon-le }.
        }
    }
left =
    { $you ->
        [yes] Vous n’ajoutez rien sur { $wagon-le }.
       *[no] { $seat } n’ajoute rien sur { $wagon-le }.
    }
shipped =
    { $you ->
        [yes] Vous chargez { $goods-un } sur { $wagon-le } { $fee ->
            [0] sans rien payer { $master-seat-a }.
           *[other] et payez { $fee } florins { $master-seat-a }.
        }
       *[no] { $seat } charge { $goods-un } sur { $wagon-le } { $fee ->
            [0] { $master-you ->
                [yes] sans rien vous payer.
               *[no] sans rien payer à { $master-seat }.
            }
           *[other] { $master-you ->
                [yes] et vous paie { $fee } florins.
               *[no] et paie { $fee } florins à { $master-seat }.
            }
        }
    }
free-loaded =
    { $you ->
        [yes] Vous jouez « Chargement gratuit » et chargez { $goods-un } sur { $wagon-le }.
       *[no] { $seat } joue « Chargement gratuit » et charge { $goods-un } sur { $wagon-le }.
    }
offered =
    { $you ->
        [yes] { $fee ->
            [0] Vous demandez à charger { $goods-un } pour rien sur { $wagon-le }.
           *[other] Vous offrez { $fee } florins pour charger { $goods-un } sur { $wagon-le }.
        }
       *[no] { $fee ->
            [0] { $seat } demande à charger { $goods-un } pour rien sur { $wagon-le }.
           *[other] { $seat } offre { $fee } florins pour charger { $goods-un } sur { $wagon-le }.
        }
    }
refused =
    { $you ->
        [yes] Vous refusez l’offre { $shipper-seat-de }.
       *[no] { $seat } refuse { $shipper-you ->
            [yes] votre offre
           *[no] l’offre { $shipper-seat-de }
        }.
    }
negotiation-timeout = Le temps est écoulé : les négociations sur { $wagon-le } sont closes.
deal-proposed =
    { $you ->
        [yes] Vous proposez un accord { $partner-seat-a } (nº { $number }) :
       *[no] { $seat } { $partner-you ->
            [yes] vous propose un accord (nº { $number }) :
           *[no] propose un accord à { $partner-seat } (nº { $number }) :
        }
    }
deal-accepted =
    { $partner-you ->
        [yes] Vous acceptez { $you ->
            [yes] votre proposition { $number }
           *[no] la proposition { $number } { $seat-de }
        }.
       *[no] { $partner-seat } accepte { $you ->
            [yes] votre proposition { $number }
           *[no] la proposition { $number } { $seat-de }
        }.
    }
deal-declined =
    { $partner-you ->
        [yes] Vous refusez { $you ->
            [yes] votre proposition { $number }
           *[no] la proposition { $number } { $seat-de }
        }.
       *[no] { $partner-seat } refuse { $you ->
            [yes] votre proposition { $number }
           *[no] la proposition { $number } { $seat-de }
        }.
    }
deal-withdrawn =
    { $you ->
        [yes] Vous retirez la proposition { $number } faite { $partner-seat-a }.
       *[no] { $seat } retire la proposition { $number } { $partner-you ->
            [yes] qui vous était faite
           *[no] faite à { $partner-seat }
        }.
    }
deal-lapsed =
    { $you ->
        [yes] Votre proposition { $number } { $partner-seat-a } est caduque.
       *[no] La proposition { $number } { $partner-you ->
            [yes] { QUE($seat) } vous a faite
           *[no] { $seat-de } à { $partner-seat }
        } est caduque.
    }
deal-paid =
    { $you ->
        [yes] Vous versez { $amount } florins { $partner-seat-a }.
       *[no] { $seat } { $partner-you ->
            [yes] vous verse { $amount } florins.
           *[no] verse { $amount } florins à { $partner-seat }.
        }
    }
escrow-laid =
    { $you ->
        [yes] Vous consignez { $amount } florins.
       *[no] { $seat } consigne { $amount } florins.
    }
promise-kept =
    { $you ->
        [yes] Vous aviez promis { $partner-seat-a } { $promise-deed }, et vous avez tenu parole.
       *[no] { $seat } { $partner-you ->
            [yes] vous avait promis { $promise-deed }, et a tenu parole.
           *[no] avait promis à { $partner-seat } { $promise-deed }, et a tenu parole.
        }
    }
promise-broken =
    { $you ->
        [yes] Vous aviez promis { $partner-seat-a } { $promise-deed }, et vous avez manqué à votre parole.
       *[no] { $seat } { $partner-you ->
            [yes] vous avait promis { $promise-deed }, et a manqué à sa parole.
           *[no] avait promis à { $partner-seat } { $promise-deed }, et a manqué à sa parole.
        }
    }
promise-void =
    { $you ->
        [yes] Vous aviez promis { $partner-seat-a } { $promise-deed }. Ce n’est plus possible : la promesse est nulle.
       *[no] { $seat } { $partner-you ->
            [yes] vous avait promis { $promise-deed }. Ce n’est plus possible : la promesse est nulle.
           *[no] avait promis à { $partner-seat } { $promise-deed }. Ce n’est plus possible : la promesse est nulle.
        }
    }
escrow-paid = { $you ->
        [yes] Vous recevez la somme consignée
       *[no] { $seat } reçoit la somme consignée
    } : { $amount ->
        [one] { $amount } florin.
       *[other] { $amount } florins.
    }
escrow-returned = { $you ->
        [yes] Vous reprenez la somme consignée
       *[no] { $seat } reprend la somme consignée
    } : { $amount ->
        [one] { $amount } florin.
       *[other] { $amount } florins.
    }
item-florins =
    { $you ->
        [yes] Vous versez { $amount } florins { $partner-seat-a }.
       *[no] { $seat } { $partner-you ->
            [yes] vous verse { $amount } florins.
           *[no] verse { $amount } florins à { $partner-seat }.
        }
    }
item-card =
    { $you ->
        [yes] Vous cédez la carte { $card-quoted } { $partner-seat-a }.
       *[no] { $seat } { $partner-you ->
            [yes] vous cède la carte { $card-quoted }.
           *[no] cède la carte { $card-quoted } à { $partner-seat }.
        }
    }
item-promise =
    { $you ->
        [yes] Vous promettez { $partner-seat-a } { $promise-deed }.
       *[no] { $seat } { $partner-you ->
            [yes] vous promet { $promise-deed }.
           *[no] promet à { $partner-seat } { $promise-deed }.
        }
    }
channel-closed =
    { $you ->
        [yes] Vous mettez fin à la discussion avec { $shipper-seat-qui } sur { $wagon-le }.
       *[no] { $seat } met fin à la discussion avec { $shipper-seat-qui } sur { $wagon-le }.
    }
quote-withdrawn =
    { $you ->
        [yes] Vous retirez le tarif fait { $shipper-seat-a } pour { $wagon-le }.
       *[no] { $seat } retire le tarif { $shipper-you ->
            [yes] qui vous était fait
           *[no] fait à { $shipper-seat }
        } pour { $wagon-le }.
    }
bid-withdrawn =
    { $you ->
        [yes] Vous retirez votre offre pour { $wagon-le }.
       *[no] { $seat } retire son offre pour { $wagon-le }.
    }
axle-broken =
    { $you ->
        [yes] Vous brisez l’essieu { $wagon-du } : il ne bouge pas de la manche.
       *[no] { $seat } brise l’essieu { $wagon-du } : il ne bouge pas de la manche.
    }
tile-idle =
    { $you ->
        [yes] Vous utilisez la tuile { $points }, mais rien ne peut bouger.
       *[no] { $seat } utilise la tuile { $points }, mais rien ne peut bouger.
    }
moved =
    { $you ->
        [yes] Vous menez { $wagon-le } { $node-sur } avec la tuile { $points }.
       *[no] { $seat } mène { $wagon-le } { $node-sur } avec la tuile { $points }.
    }
coach-moved =
    { $you ->
        [yes] Vous menez { $wagon-le } { $node-sur } avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de la carte { $card-quoted }.
       *[no] { $seat } mène { $wagon-le } { $node-sur } avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de la carte { $card-quoted }.
    }
arrived = { $wagon-le } arrive { $city-au }.
heading-set = { $wagon-le } s’arrête { $node-sur } et repartira vers { $heading-le }.
tiles-refreshed =
    { $you ->
        [yes] Toutes vos tuiles Déplacement sont de nouveau face visible.
       *[no] Toutes les tuiles Déplacement { $seat-de } sont de nouveau face visible.
    }
courier-moved =
    { $you ->
        [yes] Vous menez le coursier { $node-sur } avec { $card-quoted }.
       *[no] { $seat } mène le coursier { $node-sur } avec { $card-quoted }.
    }
influence-declined =
    { $you ->
        [yes] Vous ne prenez pas de carte Influence.
       *[no] { $seat } ne prend pas de carte Influence.
    }
took-influence =
    { $you ->
        [yes] Vous prenez une carte Influence.
       *[no] { $seat } prend une carte Influence.
    }
took-influence-known =
    { $you ->
        [yes] Vous prenez la carte Influence { $card-quoted }.
       *[no] { $seat } prend la carte Influence { $card-quoted }.
    }
dial-revealed =
    { $you ->
        [yes] Votre disque désigne { $goods-le }.
       *[no] Le disque { $seat-de } désigne { $goods-le }.
    }
dial-doubled =
    { $you ->
        [yes] Votre disque désigne deux fois { $good-le }.
       *[no] Le disque { $seat-de } désigne deux fois { $good-le }.
    }
dial-unused =
    { $you ->
        [yes] Votre disque ne désigne rien.
       *[no] Le disque { $seat-de } ne désigne rien.
    }
price-changed = { $good-le } coûte désormais { $buy } florins et se vend { $sell }.
price-adjusted =
    { $you ->
        [yes] Avec { $card-quoted }, vous modifiez le prix { $good-du } : désormais { $buy } florins à l’achat et { $sell } à la vente.
       *[no] Avec { $card-quoted }, { $seat } modifie le prix { $good-du } : désormais { $buy } florins à l’achat et { $sell } à la vente.
    }
special-sold =
    { $you ->
        [yes] Vous jouez « Vente spéciale » et vendez { $good-un } de l’entrepôt { $city-de } pour { $price } florins.
       *[no] { $seat } joue « Vente spéciale » et vend { $good-un } de l’entrepôt { $city-de } pour { $price } florins.
    }
warehouse-sold =
    { $you ->
        [yes] Vous vendez { $good-un } de votre entrepôt { $city-de } pour { $price } florins.
       *[no] { $seat } vend { $good-un } de l’entrepôt { $city-de } pour { $price } florins.
    }
arrivals-counted = { $number ->
        [one] Un chariot est arrivé cette manche,
       *[other] { $number } chariots sont arrivés cette manche,
    } { $arrivals } en tout.
bonus-sale-played =
    { $you ->
        [yes] Vous jouez « Vente avec bonus » pour { $wagon-le }.
       *[no] { $seat } joue « Vente avec bonus » pour { $wagon-le }.
    }
sold =
    { $you ->
        [yes] { $city-au }, vous vendez { $number ->
            [one] { $good-un } pour { $earned } florins.
           *[other] { $number } { $good-plural } à { $each } l’unité et touchez { $earned } florins.
        }
       *[no] { $city-au }, { $seat } vend { $number ->
            [one] { $good-un } pour { $earned } florins.
           *[other] { $number } { $good-plural } à { $each } l’unité et touche { $earned } florins.
        }
    }
unloaded = { $wagon-le } reste vide { $city-au }.
bonus-changed = { $bonus ->
        [0] Il n’y a plus de bonus { $city-au }.
       *[other] Le bonus { $city-au } est désormais de { $bonus } florins.
    }
invest-passed =
    { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
invest-bid =
    { $you ->
        [yes] Vous misez { $amount } florins.
       *[no] { $seat } mise { $amount } florins.
    }
auction-ended = Personne ne veut d’autre carte : les enchères sont closes.
lot-won =
    { $you ->
        [yes] L’enchère est à vous pour { $amount } florins.
       *[no] L’enchère est à { $seat } pour { $amount } florins.
    }
invested =
    { $you ->
        [yes] Vous prenez la carte { $card-quoted }.
       *[no] { $seat } prend la carte { $card-quoted }.
    }
keeper-played =
    { $you ->
        [yes] Vous jouez « Statut social » et payez { $price } florins.
       *[no] { $seat } joue « Statut social » et paie { $price } florins.
    }
dropped =
    { $you ->
        [yes] Vous ne pouvez pas payer et descendez au rang { $level-de } { $amount ->
            [0] sans rien payer.
           *[other] pour { $amount } florins.
        }
       *[no] { $seat } ne peut pas payer et descend au rang { $level-de } { $amount ->
            [0] sans rien payer.
           *[other] pour { $amount } florins.
        }
    }
upkeep-paid =
    { $you ->
        [yes] { $amount ->
            [0] Vous ne payez rien et gardez le rang { $level-de }.
           *[other] Vous payez { $amount } florins et gardez le rang { $level-de }.
        }
       *[no] { $amount ->
            [0] { $seat } ne paie rien et garde le rang { $level-de }.
           *[other] { $seat } paie { $amount } florins et garde le rang { $level-de }.
        }
    }
loan-taken =
    { $you ->
        [yes] Vous empruntez { $amount } florins.
       *[no] { $seat } emprunte { $amount } florins.
    }
loan-repaid =
    { $you ->
        [yes] Vous remboursez un emprunt pour { $amount } florins.
       *[no] { $seat } rembourse un emprunt pour { $amount } florins.
    }
stayed =
    { $you ->
        [yes] Vous ne montez pas.
       *[no] { $seat } ne monte pas.
    }
climbed =
    { $you ->
        [yes] Vous montez { $number ->
            [one] d’un échelon
           *[other] de { $number } échelons
        } pour { $price } florins{ $by-card ->
            [0] { "" }
            [one] { " " }avec « Ascension sociale »
           *[other] { " " }avec deux fois « Ascension sociale »
        } et prenez le rang { $level-de }.
       *[no] { $seat } monte { $number ->
            [one] d’un échelon
           *[other] de { $number } échelons
        } pour { $price } florins{ $by-card ->
            [0] { "" }
            [one] { " " }avec « Ascension sociale »
           *[other] { " " }avec deux fois « Ascension sociale »
        } et prend le rang { $level-de }.
    }
game-ended = { $arrivals ->
        [one] La partie s’achève après { $arrivals } arrivée.
       *[other] La partie s’achève après { $arrivals } arrivées.
    }
final-debtor =
    { $you ->
        [yes] Vous finissez
       *[no] { $seat } finit
    } à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place avec des dettes, au rang { $level-de }, { $florins ->
        [0] sans un florin.
       *[other] avec { $florins } florins.
    }
final-rank =
    { $you ->
        [yes] Vous finissez
       *[no] { $seat } finit
    } à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place, au rang { $level-de }, { $florins ->
        [0] sans un florin.
       *[other] avec { $florins } florins.
    }

## Noms

name-cloth = Tissu
    .noun = m mass: tissu, unités de tissu
name-iron = Fer
    .noun = m mass: fer, unités de fer
name-wine = Vin
    .noun = m mass: vin, unités de vin
name-food = Nourriture
    .noun = f mass: nourriture, unités de nourriture
name-silk = Soie
    .noun = f mass: soie, unités de soie
name-salt = Sel
    .noun = m mass: sel, unités de sel
name-paris = Paris
    .noun = name: Paris
    .short = Paris
name-koeln = Cologne
    .noun = name: Cologne
    .short = Cologne
name-wien = Vienne
    .noun = name: Vienne
    .short = Vienne
name-brugge = Bruges
    .noun = name: Bruges
    .short = Bruges
name-genova = Gênes
    .noun = name: Gênes
    .short = Gênes
name-hamburg = Hambourg
    .noun = name: Hambourg
    .short = Hambourg
name-paris-r1 = 1re case avant Paris
    .noun = f: 1re case avant Paris
    .short = Paris 1
name-paris-r2 = 2e case avant Paris
    .noun = f: 2e case avant Paris
    .short = Paris 2
name-paris-r3 = 3e case avant Paris
    .noun = f: 3e case avant Paris
    .short = Paris 3
name-koeln-r1 = 1re case avant Cologne
    .noun = f: 1re case avant Cologne
    .short = Cologne 1
name-koeln-r2 = 2e case avant Cologne
    .noun = f: 2e case avant Cologne
    .short = Cologne 2
name-koeln-r3 = 3e case avant Cologne
    .noun = f: 3e case avant Cologne
    .short = Cologne 3
name-wien-r1 = 1re case avant Vienne
    .noun = f: 1re case avant Vienne
    .short = Vienne 1
name-wien-r2 = 2e case avant Vienne
    .noun = f: 2e case avant Vienne
    .short = Vienne 2
name-wien-r3 = 3e case avant Vienne
    .noun = f: 3e case avant Vienne
    .short = Vienne 3
name-brugge-r1 = 1re case avant Bruges
    .noun = f: 1re case avant Bruges
    .short = Bruges 1
name-brugge-r2 = 2e case avant Bruges
    .noun = f: 2e case avant Bruges
    .short = Bruges 2
name-brugge-r3 = 3e case avant Bruges
    .noun = f: 3e case avant Bruges
    .short = Bruges 3
name-genova-r1 = 1re case avant Gênes
    .noun = f: 1re case avant Gênes
    .short = Gênes 1
name-genova-r2 = 2e case avant Gênes
    .noun = f: 2e case avant Gênes
    .short = Gênes 2
name-genova-r3 = 3e case avant Gênes
    .noun = f: 3e case avant Gênes
    .short = Gênes 3
name-hamburg-r1 = 1re case avant Hambourg
    .noun = f: 1re case avant Hambourg
    .short = Hambourg 1
name-hamburg-r2 = 2e case avant Hambourg
    .noun = f: 2e case avant Hambourg
    .short = Hambourg 2
name-hamburg-r3 = 3e case avant Hambourg
    .noun = f: 3e case avant Hambourg
    .short = Hambourg 3
name-junction-west = embranchement de l’ouest
    .noun = m: embranchement de l’ouest
    .short = l’ouest
name-link-west = case de liaison ouest
    .noun = f: case de liaison ouest
    .short = la liaison ouest
name-junction-north = embranchement du nord
    .noun = m: embranchement du nord
    .short = le nord
name-link-north = case de liaison nord
    .noun = f: case de liaison nord
    .short = la liaison nord
name-junction-east = embranchement de l’est
    .noun = m: embranchement de l’est
    .short = l’est
name-link-east = case de liaison est
    .noun = f: case de liaison est
    .short = la liaison est
name-junction-centre = embranchement du centre
    .noun = m: embranchement du centre
    .short = le centre
name-wagon-1 = chariot 1
    .noun = m: chariot 1
name-wagon-2 = chariot 2
    .noun = m: chariot 2
name-wagon-3 = chariot 3
    .noun = m: chariot 3
name-level-0 = Boutiquier
    .noun = m: boutiquier
name-level-1 = Marchand
    .noun = m: marchand
name-level-2 = Négociant
    .noun = m: négociant
name-level-3 = Grand négociant
    .noun = m: grand négociant
name-level-4 = Compagnon de guilde
    .noun = m: compagnon de guilde
name-level-5 = Maître de guilde
    .noun = m: maître de guilde
name-level-6 = Bourgeois
    .noun = m: bourgeois
name-level-7 = Échevin
    .noun = m: échevin
name-level-8 = Patricien
    .noun = m: patricien
name-level-9 = Juge de la ville
    .noun = m: juge de la ville
name-level-10 = Trésorier de la ville
    .noun = m: trésorier de la ville
name-level-11 = Conseiller de la ville
    .noun = m: conseiller de la ville
name-great-trading-post = Grand Comptoir
    .noun = title: Grand Comptoir
    .use = changer un prix d’un cran, même au-delà des bouts du tableau
name-express-courier = Coursier Express
    .noun = title: Coursier Express
    .use = déplacer le coursier d’une ou deux cases par manche
name-master-coachman = Maître Cocher
    .noun = title: Maître Cocher
    .use = 2 points de plus par manche
name-cheap-purchase = Achat à prix réduit
    .noun = title: Achat à prix réduit
    .use = tous vos achats d’une manche pour 100 florins en tout
name-trading-post = Comptoir
    .noun = title: Comptoir
    .use = changer un prix d’un cran
name-courier-card = Coursier
    .noun = title: Coursier
    .use = déplacer le coursier d’une case par manche
name-coachman = Cocher
    .noun = title: Cocher
    .use = 1 point de plus par manche
name-warehouse-sale = Vente d’entrepôt
    .noun = title: Vente d’entrepôt
    .use = jusqu’à 5 marchandises d’entrepôt au prix d’achat
name-free-loading = Chargement gratuit
    .noun = title: Chargement gratuit
    .use = phase 2 : charger une ou deux marchandises sans payer
name-broken-axle = Rupture d’essieu
    .noun = title: Rupture d’essieu
    .use = phase 3 : un chariot ne bouge plus de la manche
name-special-sale = Vente spéciale
    .noun = title: Vente spéciale
    .use = phase 4 : une marchandise d’entrepôt pour 800 florins
name-bonus-sale = Vente avec bonus
    .noun = title: Vente avec bonus
    .use = phase 5 : le bonus pour toutes vos marchandises d’un chariot
name-social-climb = Ascension sociale
    .noun = title: Ascension sociale
    .use = phase 7 : un échelon pour 1 200 florins
name-loading-master-card = Maître chargeur
    .noun = title: Maître chargeur
    .use = phase 2 : un chariot libre pour 800 florins, sans enchère
name-status-keeper = Statut social
    .noun = title: Statut social
    .use = phase 7 : 400 florins au lieu des frais de maintien
name-task-purchase = d’acheter des marchandises
    .noun = phrase:
name-task-master-cards = de choisir de jouer ou non « Maître chargeur »
    .noun = phrase:
name-task-blind-bid = de miser en secret sur un chariot
    .noun = phrase:
name-task-master-load = de charger un chariot
    .noun = phrase:
name-task-quote = de fixer un tarif de chargement
    .noun = phrase:
name-task-shipper = de répondre au maître chargeur
    .noun = phrase:
name-task-master-answer = de répondre à une offre
    .noun = phrase:
name-task-haggle = de marchander le chargement
    .noun = phrase:
name-task-axles = de choisir de jouer ou non « Rupture d’essieu »
    .noun = phrase:
name-task-move = de déplacer un chariot
    .noun = phrase:
name-task-influence = de prendre une carte Influence
    .noun = phrase:
name-task-dials = de régler le disque des prix
    .noun = phrase:
name-task-post = d’utiliser un comptoir
    .noun = phrase:
name-task-sales = de vendre des marchandises d’entrepôt
    .noun = phrase:
name-task-bonus-card = de choisir de jouer ou non « Vente avec bonus »
    .noun = phrase:
name-task-lot = de miser sur une carte Investissement
    .noun = phrase:
name-task-choose-card = de choisir une carte Investissement
    .noun = phrase:
name-task-upkeep = de payer les frais de maintien
    .noun = phrase:
name-task-loan = de choisir d’emprunter ou non
    .noun = phrase:
name-task-climb = de choisir de monter ou non
    .noun = phrase:
name-task-repayment = de rembourser des emprunts
    .noun = phrase:
name-task-deal-answer = de répondre à une proposition
    .noun = phrase:
name-no-purchase = ne pas acheter une marchandise
    .noun = phrase:
    .told = { $you ->
        [yes] Vous n’achetez pas
       *[no] { $seat } n’achète pas
    } une marchandise
    .deed = de ne pas acheter { $good-de }
name-no-bid = ne pas miser sur un chariot
    .noun = phrase:
    .told = { $you ->
        [yes] Vous ne misez pas
       *[no] { $seat } ne mise pas
    } sur un chariot
    .deed = de ne pas miser sur { $wagon-le }
name-bid-cap = ne pas miser plus d’une somme sur un chariot
    .noun = phrase:
    .told = { $you ->
        [yes] Vous limitez votre mise
       *[no] { $seat } limite sa mise
    } sur un chariot
    .deed = { $amount ->
        [0] de ne rien miser
       *[other] de ne pas miser plus de { $amount } florins
    } sur { $wagon-le }
name-load-terms = limiter le prix de chargement sur un chariot
    .noun = phrase:
    .told = { $you ->
        [yes] Vous limitez
       *[no] { $seat } limite
    } le prix de chargement
    .deed = de demander { $one ->
        [0] zéro florin
       *[other] { $one } florins au plus
    } pour une marchandise sur { $wagon-le } et { $two ->
        [0] zéro florin
       *[other] { $two } florins au plus
    } pour deux
name-move-wagon = mener un chariot quelque part
    .noun = phrase:
    .told = { $you ->
        [yes] Vous menez
       *[no] { $seat } mène
    } un chariot quelque part
    .deed = de mener { $wagon-le } { $node-sur }
name-route-via = garder un chariot sur la route d’un lieu
    .noun = phrase:
    .told = { $you ->
        [yes] Vous gardez
       *[no] { $seat } garde
    } un chariot sur une route
    .deed = de garder { $wagon-le } sur une route qui passe par { $node-le }
name-not-via = ne pas faire passer un chariot par un lieu
    .noun = phrase:
    .told = { $you ->
        [yes] Vous évitez
       *[no] { $seat } évite
    } un lieu à un chariot
    .deed = de ne pas faire passer { $wagon-le } par { $node-le }
name-move-courier = mener le coursier quelque part
    .noun = phrase:
    .told = { $you ->
        [yes] Vous menez
       *[no] { $seat } mène
    } le coursier quelque part
    .deed = de mener le coursier { $node-sur }
name-no-card = ne pas jouer une carte Influence
    .noun = phrase:
    .told = { $you ->
        [yes] Vous ne jouez pas
       *[no] { $seat } ne joue pas
    } une certaine carte
    .deed = de ne pas jouer la carte { $card-quoted }
name-play-card = jouer une carte Influence
    .noun = phrase:
    .told = { $you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } une carte Influence
    .deed = de jouer la carte { $card-quoted }
name-no-price-change = ne pas modifier un prix avec un comptoir
    .noun = phrase:
    .told = { $you ->
        [yes] Vous ne modifiez pas
       *[no] { $seat } ne modifie pas
    } un prix
    .deed = de ne pas { $direction-id ->
        [direction-up] augmenter
        [direction-down] baisser
       *[other] modifier
    } le prix { $good-du } avec un comptoir
name-price-change = modifier un prix avec un comptoir
    .noun = phrase:
    .told = { $you ->
        [yes] Vous modifiez
       *[no] { $seat } modifie
    } un prix
    .deed = { $direction-id ->
        [direction-up] d’augmenter
        [direction-down] de baisser
       *[other] de modifier
    } le prix { $good-du } avec un comptoir
name-wheel = désigner une marchandise avec le disque
    .noun = phrase:
    .told = { $you ->
        [yes] Vous désignez
       *[no] { $seat } désigne
    } une marchandise
    .deed = de désigner { $good-le } avec le disque des prix
name-no-wheel = ne pas désigner une marchandise avec le disque
    .noun = phrase:
    .told = { $you ->
        [yes] Vous ne désignez pas
       *[no] { $seat } évite
    } une marchandise
    .deed = de ne pas désigner { $good-le } avec le disque des prix
name-no-invest-bid = ne pas miser sur les cartes Investissement
    .noun = phrase:
    .told = { $you ->
        [yes] Vous passez
       *[no] { $seat } passe
    } aux enchères
    .deed = de ne pas miser sur les cartes Investissement
name-pay-on = payer dès que quelque chose se produit
    .noun = phrase:
    .told = { $you ->
        [yes] Vous payez
       *[no] { $seat } paie
    } sous condition
    .deed = de payer dès que quelque chose se produit
name-no-card-wagon = ne pas jouer une carte Influence
    .noun = phrase:
    .deed = de ne pas jouer la carte { $card-quoted } sur { $wagon-le }
name-play-card-wagon = jouer une carte Influence
    .noun = phrase:
    .deed = de jouer la carte { $card-quoted } sur { $wagon-le }
name-route-via-road = garder un chariot sur la route d’un lieu
    .noun = phrase:
    .deed = de garder { $wagon-le } sur une route qui passe entre { $road-le }
name-not-via-road = ne pas faire passer un chariot par un lieu
    .noun = phrase:
    .deed = de ne pas faire passer { $wagon-le } entre { $road-le }
name-pay-wagon = payer dès que quelque chose se produit
    .noun = phrase:
    .deed = de verser { $amount } florins dès que { $wagon-le } se trouve { $node-sur }
name-pay-courier = payer dès que quelque chose se produit
    .noun = phrase:
    .deed = de verser { $amount } florins dès que le coursier se trouve { $node-sur }
name-pay-price = payer dès que quelque chose se produit
    .noun = phrase:
    .deed = de verser { $amount } florins dès que { $good-le } se vend { $sell } florins
name-pay-master = payer dès que quelque chose se produit
    .noun = phrase:
    .deed = de verser { $amount } florins dès { $master-you ->
        [yes] que vous êtes
       *[no] { QUE($master-seat) } est
    } maître chargeur { $wagon-du }
name-pay-axle = payer dès que quelque chose se produit
    .noun = phrase:
    .deed = de verser { $amount } florins si l’essieu { $wagon-du } tient bon cette manche
name-direction-up = à la hausse
    .noun = phrase:
name-direction-down = à la baisse
    .noun = phrase:
name-direction-either = à la hausse ou à la baisse
    .noun = phrase:

## Règles de la maison

table-start-cities = Départ des chariots
    .help = Dans quelles villes les trois chariots commencent.
table-start-cities-random-set = L’un des deux groupes, au hasard
table-start-cities-set-a = Paris, Cologne, Vienne
table-start-cities-set-b = Bruges, Gênes, Hambourg
table-start-cities-edition-1999 = Paris, Cologne, Gênes, comme en 1999
table-courier-start = Départ du coursier
    .help = Sur quelle case le coursier commence.
table-courier-start-random = Au hasard
table-courier-start-paris-r2 = 2e case avant Paris
table-courier-start-koeln-r2 = 2e case avant Cologne
table-courier-start-wien-r2 = 2e case avant Vienne
table-courier-start-brugge-r2 = 2e case avant Bruges
table-courier-start-genova-r2 = 2e case avant Gênes
table-courier-start-hamburg-r2 = 2e case avant Hambourg
setup-courier-place = Le coursier ne peut pas commencer { $node-sur } : avec cette mise en place, aucune ville sans chariot ne se trouve à { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } exactement. Choisissez un autre départ pour le coursier ou les chariots.
table-first-player = Qui commence
    .help = Qui commence la première manche, en comptant autour de la table.
table-first-player-random = Au hasard
table-first-player-1 = Place 1
table-first-player-2 = Place 2
table-first-player-3 = Place 3
table-first-player-4 = Place 4
table-influence-pick = Cartes Influence
    .help = Comment on obtient une carte en rencontrant le coursier.
table-influence-pick-choose = Choisir dans la pile
table-influence-pick-random = Tirer au hasard
table-phase2-order = Enchères et chargement
    .help = Si chaque chariot est chargé avant l’enchère suivante.
table-phase2-order-per-wagon = Chariot par chariot
table-phase2-order-auctions-first = Toutes les enchères d’abord
table-negotiation-mode = Prix de chargement
    .help = Comment on convient des prix de chargement.
table-negotiation-mode-structured = Tour à tour, tarif et offre
table-negotiation-mode-posted = Un prix affiché pour tous
table-negotiation-mode-live = En direct, tous à la fois
table-art-of-negotiation = L’Art de négocier
    .help = Si l’on peut conclure d’autres accords.
table-art-of-negotiation-off = Sans
table-art-of-negotiation-binding = Oui, et les promesses obligent
table-art-of-negotiation-non-binding = Oui, mais les promesses n’obligent pas
table-bot-deals = Automates et accords
    .help = Ce que font les automates quand d’autres accords sont permis.
table-bot-deals-propose = Ils proposent et répondent
table-bot-deals-answer = Ils répondent seulement
table-bot-deals-never = Ils refusent tout accord
table-investment-pass = Passer aux enchères
    .help = Pour combien de temps on se retire en passant.
table-investment-pass-lot = Pour cette carte
table-investment-pass-phase = Pour toute la phase
table-loan-supply = Emprunts
    .help = Combien d’emprunts existent.
table-loan-supply-unlimited = Autant qu’il en faut
table-loan-supply-printed = Seulement les cartes imprimées
table-money-visible = Bourses
    .help = Si tout le monde voit les florins de tout le monde.
table-money-visible-false = Secrètes
table-money-visible-true = Ouvertes
table-opening-abilities = Cartes Investissement
    .help = Si les cartes sont vendues aux enchères ou distribuées au début.
table-opening-abilities-none = Aux enchères à chaque manche
table-opening-abilities-pairs-1999 = Une paire pour tous au début, comme en 1999

## La table dans le terminal

sheet-prices = Manche { $round }, phase { $phase } · arrivées { $arrivals } sur { $goal } · un échelon coûte { $price } florins
sheet-good = { $good }
sheet-buy = Achat
sheet-sell = Vente
sheet-supply = Réserve
sheet-city = Ville
sheet-market = Marché
sheet-bonus = Bonus
sheet-warehouses = Entrepôts
sheet-seat-first = ▸ { $seat }
sheet-wagons = Chariots · le coursier se trouve { $node-sur }
sheet-wagon = Chariot
sheet-place = Lieu
sheet-heading = Direction
sheet-master = Maître chargeur
sheet-level = Rang
sheet-upkeep = Frais de maintien
sheet-florins = Florins
sheet-loans = Emprunts
sheet-tiles = Tuiles
sheet-investments = Cartes Investissement
sheet-influence = Cartes Influence
sheet-deals = Accords
sheet-deal = Accord
sheet-item = En clair
sheet-proposal = { $you ->
        [yes] Votre proposition { $number }
       *[no] Proposition { $number } { $seat-de }
    }
sheet-promise = Promesse en vigueur
sheet-draft = Votre proposition en préparation

## Le plateau dans le navigateur

board-fl = { $number } fl
board-map = Carte des routes
board-cartouche = Routes et foires
board-cartouche-from = de Bruges à Gênes
board-cartouche-tag = vente du jour, bonus compris
board-city = { $number ->
        [0] { $city }, pas de bonus.
       *[other] { $city }, bonus { $number }.
    }
board-courier = Le coursier : { $node }
board-wagon = { $wagon } : { $node }.
board-at = à { $place }
board-towards = vers { $place }
board-blocked = essieu brisé
board-loads = Les chariots et leur chargement
board-master = maître chargeur
board-master-of = chariot { $number }
board-cities = Villes et entrepôts
board-prices = Tableau des prix
board-price-of = { $good } : { $buy } à l’achat, { $sell } à la vente
board-short-food = Nourr.
board-left = Reste
board-left-short = reste { $number }
board-track = Piste des chariots
board-end-mark = fin
board-arrivals = { $number ->
        [0] aucune arrivée sur { $goal }
        [one] { $number } arrivée sur { $goal }
       *[other] { $number } arrivées sur { $goal }
    }
board-climb-cost = Un échelon coûte { $number } fl
board-ladder = Échelle de renommée
board-ladder-hint = Le chiffre sur chaque échelon : ses frais de maintien à chaque manche.
board-ladder-of = { $number ->
        [0] { $name } : échelon { $level }, { $rank }, pas de frais de maintien.
       *[other] { $name } : échelon { $level }, { $rank }, maintien { $number }.
    }
board-level = échelon
board-upkeep = { $number ->
        [0] pas de frais de maintien
       *[other] maintien { $number } fl
    }
board-investments = Cartes Investissement à vendre
board-investments-none = Aucune carte à vendre.
board-piles = Dans la pile : { $cards }. Cartes Influence restantes : { $influence }.
board-stars = { $number ->
        [one] { $number } étoile
       *[other] { $number } étoiles
    }
board-tiles = Tuiles Déplacement face visible :
board-influence = { $number ->
        [0] aucune carte Influence en main
        [one] { $number } carte Influence en main
       *[other] { $number } cartes Influence en main
    }
board-first = commence la manche
board-loans = { $number ->
        [one] { $number } emprunt
       *[other] { $number } emprunts
    }
board-chosen = a choisi
board-round = Manche { $number }
board-phase = Phase { $number }
board-phase-buying = Achat
board-phase-loading = Chargement
board-phase-moving = Déplacement
board-phase-pricing = Prix
board-phase-unloading = Déchargement
board-phase-investing = Investissement
board-phase-status = Rang
board-purse = Caisse
board-your-answer = Votre réponse
board-amount = Montant en florins
board-wagon-here = chariot { $number }
board-buy-done = C’est tout
board-buy-done-hint = ne plus rien acheter
board-stock-here = Marchandises à { $city }
board-pass-hint = ne pas miser
board-lot-standing = { $name } : { $amount } fl
board-lot-none = Pas encore de mise. Qui l’obtient choisit une de ces cartes.
board-talk = Ce qui s’est dit
board-monopoly-new = votre monopole
board-load-nothing = Ne rien charger
board-no-monopoly = pas de monopole
board-accept = Accepter
board-accept-bid = Accepter l’offre
board-haggle = Marchander
board-free = Avec la carte
board-fee-none = sans payer
board-final-quote = Dernier tarif
board-final-quote-hint = ensuite, à prendre ou à laisser
board-one-none = Pas de prix pour une
board-two-none = Pas de prix pour deux
board-no-offer = Pas de tarif
board-no-offer-hint = on peut encore vous faire une offre
board-refuse = Refuser
board-withdraw = Retirer l’offre
board-leave = Plus rien
board-leave-hint = ne plus rien charger
board-wait = Attendre
board-wait-hint = si tout le monde attend, c’est fini
board-channels = Négociations en cours
board-channel = { $master } et { $shipper }
board-asks-both = demande { $one ->
        [0] zéro
       *[other] { $one } fl
    } pour une, { $two ->
        [0] zéro
       *[other] { $two } fl
    } pour deux
board-asks-one = demande { $one ->
        [0] zéro
       *[other] { $one } fl
    } pour une
board-asks-two = demande { $two ->
        [0] zéro
       *[other] { $two } fl
    } pour deux ensemble
board-asks-nothing = n’a pas fait de tarif
board-bids = offre { $fee ->
        [0] zéro
       *[other] { $fee } fl
    } pour
board-bids-nothing = n’a pas fait d’offre
board-quote-to = Faire un tarif
board-quotes-left = encore { $number }
board-withdraw-quote = Retirer le tarif
board-choose-wagon = Que déplacez-vous ?
board-the-courier = Le coursier
board-arrives = Arriver à { $city }
board-arrives-empty = chariot vide, rien à vendre
board-city-in = { $city } à { $number }
board-meets = rencontre le coursier : une carte
board-junction-to = Embranchement, vers { $city }
board-idle = Rien ne peut bouger
board-idle-hint = la tuile est utilisée
board-end-turn = Terminer le tour
board-dial-legend = Chaque aiguille fait monter sa marchandise d’un cran ; du plus haut, le prix retombe au plus bas. Les choix des autres s’y ajoutent.
board-dial = Disque des prix
board-pointer = Aiguille { $number }
board-rises-to = monte à { $number }
board-falls-to = s’effondre à { $number }
board-scene-bids = On ouvre les mises
board-scene-dials = On révèle les disques
board-scene-unloading = Déchargement
board-crash = effondrement
board-ramp = Vos marchandises à { $city } et votre espace sur le chariot
board-crate = { $good } : { $number } ici
board-slot = Place { $number } sur le chariot
board-step = Échelon { $level }, { $rank }, maintien { $number }
board-post-done = Ne rien changer
board-sales-done = C’est tout
board-leaves = { $number ->
        [0] votre caisse est vide
       *[other] reste { $number } fl
    }
board-draw = Tirer une carte
board-bonus-sale = Jouer « Vente avec bonus »
board-pay = { $number ->
        [0] Rien à payer
       *[other] Payer { $number } fl
    }
board-drop = Descendre
board-drop-hint = au rang que vous pouvez payer
board-loan = Emprunter { $number } fl
board-loan-hint = à rembourser : { $number } fl ; d’ici là, on ne monte pas
board-stay = Garder ce rang
board-climb-hint = { $left ->
        [0] il ne reste rien
       *[other] reste { $left } fl
    }, maintien { $upkeep } fl
board-repay = Rembourser un emprunt
board-done = C’est tout
board-decline = Non merci
board-proposal = { $maker } propose à { $partner } (nº { $number })
board-proposal-to-you = { $maker } vous propose (nº { $number })
board-proposal-yours = Vous proposez à { $partner } (nº { $number })
board-deal-binding = les promesses obligent
board-deal-free = les promesses n’obligent pas
board-withdraw-deal = Retirer
board-later = Laisser en suspens
board-later-hint = répondre plus tard
board-promises = Promesses en vigueur
board-escrow = consigné
board-propose = Proposer un accord à { $name }
board-draft = Votre proposition à { $name }
board-draft-empty = Rien encore : ajoutez de l’argent, une carte ou une promesse.
board-draft-part = Ajouter
board-draft-when = L’événement
board-part-give = Vous payez
board-part-take = Vous recevez
board-part-give-card = Vous cédez une carte
board-part-take-card = Vous recevez une carte
board-part-mine = Vous promettez
board-part-theirs = { $name } promet
board-when-courier = Le coursier
board-when-price = Un prix
board-when-master = Un maître chargeur
board-when-no-axle = Un essieu
board-post-deal = Publier
board-post-deal-hint = toute la table la voit, l’autre répond
board-drop-deal = Abandonner
board-drop-words = Abandonner cette promesse
board-meanwhile = La question en cours
board-evaluation = Déchargement, manche { $number }
board-unloads = { $wagon } à { $city }
board-sheet = Le résultat et d’où vient l’argent
board-place = Résultat
board-source-start = Au départ
board-source-sales = Ventes à l’arrivée
board-source-stock = Ventes d’entrepôt
board-source-fees = Prix de chargement
board-source-goods = Achat de marchandises
board-source-wagons = Mises pour les chariots
board-source-cards = Cartes Investissement
board-source-upkeep = Frais de maintien
board-source-climbing = Ascension
board-source-loans = Emprunts
board-source-deals = Accords
board-hint-bid = Tout le monde mise en secret. La plus haute mise se paie et donne le chariot ; les autres gardent leur argent.
board-hint-load = Un seul type, jusqu’à trois : il devient votre monopole sur ce chariot.
board-hint-move = Choisissez un chariot, puis où il va : les cases possibles s’éclairent sur la carte.
board-hint-dial = Tout le monde choisit en secret ; les prix changent ensemble.
board-hint-lot = Qui mise le plus choisit une carte. Elle sert dès la manche suivante.
board-hint-quote = Un prix pour une marchandise, puis un autre pour deux.
board-hint-draft = Personne ne la voit tant qu’elle n’est pas publiée.
board-hint-climb = Le plus haut rang gagne, mais il coûte ses frais de maintien à chaque manche.

## Les raisons que donne un automate

name-reason-tempo = le moment de la partie
name-reason-rank = les rangs et leurs frais de maintien
name-reason-debts = les emprunts
name-reason-cargo = les marchandises sur les chariots
name-reason-stock = les marchandises en entrepôt
name-reason-wagons = la maîtrise des chariots
name-reason-cards = les cartes
name-reason-money = les florins
name-reason-prices = les prix
reason-florins = Laisse { $amount } florins de plus en bourse.
reason-rank = Monte au rang { $level-quoted }.
reason-highest =
    Personne n’est plus haut : { $number ->
        [one] un échelon
       *[other] { $number } échelons
    } d’avance.
reason-upkeep = Coûte { $amount } florins de moins en frais de maintien à chaque manche.
reason-debts =
    { $number ->
        [one] Un emprunt
       *[other] { $number } emprunts
    } de moins sur les épaules.
reason-pays-upkeep = Laisse de quoi payer les { $amount } florins de frais de maintien.
reason-next-step = Laisse de quoi monter : un échelon coûte { $amount } florins.
reason-stored =
    { $number ->
        [one] Une marchandise
       *[other] { $number } marchandises
    } dans l’entrepôt { $city-au }.
reason-wagon-waits = { $wagon-le } attend { $city-au } : la marchandise pourra bientôt être chargée.
reason-dear-good = Rien n’est plus cher que { $good-le } : { $amount } florins.
reason-margin = Aux prix actuels, { $good-le } rapporte { $amount } florins de plus que son achat.
reason-price-up =
    { $amount } florins de plus pour { $good-le }, dont { $you ->
        [yes] vous transportez
       *[no] { $seat } transporte
    } { $number ->
        [one] une unité
       *[other] { $number } unités
    }.
reason-price-down =
    { $amount } florins de moins pour { $good-le } : { $rival-you ->
        [yes] vous y perdez
       *[no] { $rival-seat } y perd
    } le plus.
reason-master = Le maître chargeur { $wagon-du } charge avant tous et encaisse.
reason-loaded =
    { $number ->
        [one] Une marchandise
       *[other] { $number } marchandises
    } { $you ->
        [yes] à vous
       *[no] { DE($seat) }
    } sur { $wagon-le }.
reason-monopoly = Personne d’autre ne peut charger { $good-de } sur { $wagon-le }.
reason-blocks =
    { $wagon-le } reste sur place, et c’est { $rival-you ->
        [yes] vous qui y avez
       *[no] { $rival-seat } qui y a
    } le plus.
reason-arrives =
    { $wagon-le } arrive { $city-au } ; { $you ->
        [yes] vos marchandises
       *[no] les marchandises { DE($seat) }
    } y valent { $amount } florins aux prix actuels.
reason-nearer =
    { $wagon-le } se rapproche { $city-de } : encore { $number ->
        [one] une case
       *[other] { $number } cases
    }.
reason-mostly-own =
    { $wagon-le } porte surtout { $you ->
        [yes] vos marchandises
       *[no] des marchandises { DE($seat) }
    } : { $number ->
        [one] une unité
       *[other] { $number } unités
    }.
reason-holds-up =
    Retarde { $wagon-le }, où { $rival-you ->
        [yes] vous avez
       *[no] { $rival-seat } a
    } le plus.
reason-fetches =
    Envoie { $wagon-le } vers { $city-le }, où { $number ->
        [one] une marchandise attend
       *[other] { $number } marchandises attendent
    }.
reason-keeps-card =
    Garde { $number ->
        [one] une carte Influence
       *[other] { $number } cartes Influence
    } de plus.
reason-investment = { $card-quoted } sert à chaque manche.
reason-stars =
    La carte vaut { $number ->
        [one] une étoile
       *[other] { $number } étoiles
    }.
reason-tile =
    Garde { $number ->
        [one] une tuile Déplacement
       *[other] { $number } tuiles Déplacement
    } de plus pour la suite.
reason-saves-card = La carte Influence servira mieux une autre fois.
reason-bonus-sale =
    Le bonus compte pour toutes { $you ->
        [yes] vos marchandises
       *[no] les marchandises { DE($seat) }
    } sur ce chariot.
reason-waits = Assez pour l’instant ; le reste attendra.
reason-loan = L’argent sert tout de suite, et un emprunt se rembourse plus tard.
reason-more-stars =
    { $number ->
        [one] Une étoile
       *[other] { $number } étoiles
    } de plus que sur l’autre carte.
reason-moves-wagons = Fait avancer les chariots davantage, tour après tour.
reason-turns-prices = Change un prix à chaque manche.
reason-leads-courier = Déplace le coursier, qui apporte des cartes Influence.
reason-rival-stars =
    Rattrape un retard en étoiles : { $rival-you ->
        [yes] vous en avez
       *[no] { $rival-seat } en a
    } { $number }.
reason-buys-cheaper = À l’achat, { $good-le } coûte { $amount } florins de moins.
reason-axle-harmless =
    { $you ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } rien sur { $wagon-le }.
reason-axle-many =
    { $number ->
        [one] Quelqu’un d’autre attend
       *[other] { $number } autres attendent
    } ce qu’il transporte.
reason-keeps-rank = Les { $amount } florins de frais de maintien ne peuvent être payés : la carte sauve le rang.
reason-keeper-price = Avec la carte, le rang coûte cette fois { $amount } florins.
reason-can-pay = Les { $amount } florins de frais de maintien se paient sans la carte.
reason-free-to-climb = Il faut être sans emprunt pour monter.
reason-repay-later = L’emprunt peut aussi être remboursé plus tard.
reason-bid-for-both = L’offre vaut pour deux marchandises à la fois.
reason-bid-worth = Aux prix actuels, ce chargement vaut { $amount } florins.
reason-fee-gain = Aux prix actuels, il reste { $amount } florins une fois la place payée.
reason-bid-more = { $amount } florins de plus ont plus de chances de gagner.
reason-bid-less = Risque { $amount } florins de moins.
reason-wanted-card = { $card-quoted } est parmi les cartes à prendre.
reason-outbids =
    { $rival-you ->
        [yes] Vous prend
       *[no] Prend à { $rival-seat }
    } la plus haute offre.
reason-late = Si tard dans la partie, une carte n’est guère rentable.
reason-keeps-upkeep = Laisse de quoi payer { $amount } florins de frais de maintien.
reason-goods-wait =
    { $number ->
        [one] Une marchandise { $you ->
        [yes] à vous
       *[no] { DE($seat) }
    } attend
       *[other] { $number } marchandises { $you ->
        [yes] à vous
       *[no] { DE($seat) }
    } attendent
    } le chariot { $city-au }.
reason-fees =
    D’autres devront payer : quelqu’un a { $number ->
        [one] une marchandise
       *[other] { $number } marchandises
    } { $city-au }.
reason-no-goods =
    { $you ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } rien à charger { $city-au }.
reason-rival-wants =
    { $rival-you ->
        [yes] Vous avez
       *[no] { $rival-seat } a
    } davantage besoin du chariot { $city-au }.
reason-not-offered = Ne laisse pas de place aux autres.
reason-offered = Un prix pour une place qui resterait vide.
reason-fee-tempts = { $amount } florins de plus : le maître chargeur ne peut guère refuser.
reason-fee-more = { $amount } florins de plus en cas d’accord.
reason-fee-less = { $amount } florins de moins à payer.
reason-fee-fair = { $amount } florins de moins : l’accord vient plus vite.
reason-fee-modest = Peu à côté de ce que peut rapporter une marchandise : jusqu’à { $amount } florins.
reason-fee-bar = À ce prix, personne ne charge : aucune marchandise ne rapporte plus de { $amount } florins.
reason-fee-none = Ne coûte rien et fait plaisir.
reason-takes-quote = La marchandise monte à coup sûr sur { $wagon-le }.
reason-both-goods = Deux marchandises montent d’un coup sur { $wagon-le }.
reason-own-bid = Une offre pour { $wagon-le } peut coûter moins que le tarif.
reason-quote-dear = Le tarif est trop cher.
reason-free-loading = La carte charge { $wagon-le } sans rien payer.
reason-leaves = { $wagon-le } ne vaut pas ce prix.
reason-keeps-goods = La marchandise attend un autre chariot à l’entrepôt.
reason-lets-others-move = Laisse les autres parler d’abord.
reason-accepts-fee = De l’argent vaut mieux qu’une place vide.
reason-refuses-fee = Si peu pour une place sur { $wagon-le }, ce n’est pas assez.
reason-own-wagon =
    { $wagon-le } porte { $number ->
        [one] une marchandise
       *[other] { $number } marchandises
    } { $you ->
        [yes] à vous
       *[no] { DE($seat) }
    } et peut se passer des autres.
reason-asks-more = Demander encore peut rapporter un meilleur prix.
reason-dial-up =
    Fait monter le prix { $good-du }, dont { $you ->
        [yes] vous transportez
       *[no] { $seat } transporte
    } { $number ->
        [one] une unité
       *[other] { $number } unités
    }.
reason-dial-crash =
    Pour { $good-le }, le prix est au sommet : un cran de plus, et { $rival-you ->
        [yes] vous vendez
       *[no] { $rival-seat } vend
    } pour peu.
reason-dial-safe = Pour { $good-le }, le prix est au sommet : un cran de plus le ruinerait.
reason-dial-grudge =
    Ne fait pas monter { $good-le }, dont { $rival-you ->
        [yes] vous transportez
       *[no] { $rival-seat } transporte
    } le plus.
reason-dial-double = Les deux aiguilles sur { $good-le } : le prix bouge à coup sûr.
reason-dial-unused = Une aiguille inutilisée n’aide personne d’autre.
reason-takes-card = { $card-quoted } tombe à pic.
reason-new-card = { $card-quoted } n’est pas encore en main.
reason-card-for-cargo =
    { $number ->
        [one] Une marchandise { $you ->
        [yes] à vous
       *[no] { DE($seat) }
    } roule
       *[other] { $number } marchandises { $you ->
        [yes] à vous
       *[no] { DE($seat) }
    } roulent
    } : le bonus comptera.
reason-card-for-rank = La carte rend la montée moins chère.
reason-card-for-loading = La carte permet de charger sans payer les autres.
reason-draws-card = Une carte inconnue reste une carte.
reason-free-wagon = Sans la carte, le chariot peut encore rouler à ce tour.
reason-proposes =
    { $rival-you ->
        [yes] Vous avez
       *[no] { $rival-seat } a
    } ici quelque chose à donner.
reason-deals-weaker =
    { $rival-you ->
        [yes] Vous êtes
       *[no] { $rival-seat } est
    } moins haut : un accord y fait moins de mal.
reason-posts = La proposition dit tout ce qu’il faut.
reason-no-deal = Mieux vaut ne pas faire d’accord pour l’instant.
reason-gives-florins = { $amount } florins sont un prix honnête.
reason-asks-florins = { $amount } florins pour le service.
reason-promises = Une promesse ne coûte pas d’argent.
reason-wants-promise = Une promesse de l’autre camp vaut quelque chose.
reason-gives-card = Une carte peut se céder.
reason-asks-card = Une carte de l’autre camp serait utile.
reason-names-it = Précise l’objet de la promesse.
reason-first-own = D’abord les affaires du jour, les accords ensuite.
reason-deal-pays =
    { $rival-you ->
        [yes] Vous payez
       *[no] { $rival-seat } paie
    } { $amount } florins pour cela.
reason-deal-bound =
    Une promesse lie alors { $rival-you ->
        [yes] votre parole
       *[no] { $rival-seat }
    }.
reason-deal-free = Aucune promesse n’est demandée en retour.
reason-deal-dear = Cela coûterait { $amount } florins.
reason-stays-free = Reste libre de toute promesse.
reason-deal-nothing =
    { $rival-you ->
        [yes] Vous ne donnez
       *[no] { $rival-seat } ne donne
    } rien en échange.

## Matériel : les parties de components.toml et leurs clés

material-money = Argent
    .start-per-player = Au départ, par personne
    .bank-is-unlimited = La banque est sans limite
    .c1000 = Pièces de 1 000
    .c500 = Pièces de 500
    .c100 = Pièces de 100
    .start-coins = Au départ
    .coin-supply = En tout
material-seats = Autour de la table
    .order = Couleurs
material-coats-of-arms = Armoiries
    .per-player = Par personne
    .on-status-ladder = Sur l’échelle de renommée
    .for-wagons = Pour les chariots
material-goods = Marchandises
    .pieces-per-type = Pièces de chacune
    .on-price-table-per-type = Sur le tableau des prix
    .in-supply-at-start-per-type = Dans la réserve au départ
material-goods-types = Les marchandises
    .shape = Forme
material-price-table = Tableau des prix
    .wraps-from-top-to-bottom = Du haut, on revient en bas
material-price-table-levels = Prix
    .buy = Achat
    .sell = Vente
material-price-wheel = Disques des prix
    .per-player = Par personne
    .pointers = Aiguilles
    .targets = Secteurs
    .step-per-pointer = Crans du prix par aiguille
material-cities = Villes
    .ring-order = Autour de la carte
    .market = Marché
material-warehouse = Entrepôts
    .per-player-per-city = Par personne et par ville
    .capacity = Place (0, sans limite)
material-bonus-track = Piste de bonus
    .start-city-with-wagon = Au départ, ville avec chariot
    .start-city-without-wagon = Au départ, ville sans chariot
material-map = Les routes
    .edges = Voisins
material-map-nodes = Les lieux
material-wagons = Chariots
    .numbers = Numéros
    .row-capacity-master = Place du maître chargeur
    .row-capacity-other = Place pour chaque autre personne
    .master-single-type = Le maître chargeur ne charge qu’un type
material-start-positions = Départ des chariots
    .set-a = Premier jeu de villes
    .set-b = Deuxième jeu de villes
    .edition-1999 = Édition de 1999
    .wagon-assignment = Quel chariot où
material-courier = Le coursier
    .start-distance-from-wagonless-city = Commence à cette distance d’une ville sans chariot
    .start-node-edition-1999 = Départ, édition de 1999
    .may-enter-cities = Peut entrer dans les villes
material-movement-tiles = Tuiles Déplacement
    .refresh-when-all-used = Reviennent quand toutes ont servi
material-wagon-track = Prix d’un échelon
    .cost-by-arrivals = Selon les arrivées
    .beyond-last = Au-delà
material-game-end = Fin de la partie
    .finish-round = La manche est jouée jusqu’au bout
material-game-end-arrivals-by-players = Arrivées qui terminent la partie
    .p2 = 2 joueurs
    .p3 = 3 joueurs
    .p4 = 4 joueurs
material-status-ladder = Échelle de renommée
    .max-climb-per-round = Échelons par manche, au plus
material-status-ladder-levels = Rangs et frais de maintien
    .level = Échelon
    .upkeep = Frais par manche
material-credit = Emprunts
    .loan = Somme prêtée
    .repay = À rembourser
    .max-new-per-round = Nouveaux par manche, au plus
    .cards-printed = Cartes imprimées
material-investment = Cartes Investissement
    .face-up = Face visible
    .cards-per-round = Vendues par manche
    .max-per-player-per-round = Par personne et par manche
    .bid-step = Pas des enchères
material-investment-cards = Les cartes Investissement une à une
    .stars = Étoiles
    .price-1999 = Prix de 1999
    .price-steps = Crans d’un prix
    .may-wrap = Aussi du haut vers le bas
    .courier-steps = Cases du coursier
    .wagon-points = Points de chariot en plus
    .flat-purchase-cost = Prix des achats d’une manche
    .max-goods = Marchandises au plus
material-influence = Cartes Influence
    .removed-after-use = Hors du jeu après usage
material-influence-cards = Les cartes Influence une à une
    .max-goods = Marchandises au plus
    .pays = Rapporte
    .goods = Marchandises
material-purchase = Achat
    .max-goods-per-turn = Marchandises par tour de jeu, au plus
    .passes-in-first-round = Passages à la première manche
    .passes-in-later-rounds = Passages ensuite
material-opening-1999 = Ouverture de 1999
    .pairs = Paires de cartes
    .pay-per-pair = Prix d’une paire
material-negotiation = Négociation
    .live-seconds-per-wagon = Secondes par chariot
    .live-extension-seconds = Secondes d’une prolongation
    .live-max-extensions = Prolongations au plus
    .max-proposals-per-side = Propositions de chaque côté, au plus
    .price-step = Pas d’un prix
    .deal-window-extra-seconds = Secondes en plus pour un accord
    .max-open-deals-per-player = Accords ouverts par personne, au plus
    .max-deals-begun-per-round = Accords entamés par manche, au plus
    .max-promises-per-deal = Promesses par accord, au plus
    .max-cards-per-side-of-a-deal = Cartes de chaque côté, au plus
    .max-florins-per-deal = Florins par accord, au plus
material-words =
    .cube = cube
    .cylinder = cylindre
    .own-arms = ses propres armoiries
    .city = ville
    .road = route
    .junction = embranchement
    .listed-order = dans l’ordre de la liste
    .repeat-last = le dernier prix
    .players-minus-1 = une de moins que de joueurs

## Aide sur les pièces, les signes et les nombres

help-map = Des villes, des cases de route et des embranchements ; chaque case et chaque ville reçoit un chariot au plus.
    .name = Carte des routes
help-city = Son marché vend trois types, son bonus récompense les marchandises étrangères, et chacun y a un entrepôt.
    .name = Ville
help-tag = Ce qu’une de vos marchandises rapporterait ici maintenant, bonus compris si elle est étrangère.
    .name = Vente possible
help-road = Un chariot qui s’arrête à l’embranchement repart par cette route.
    .name = La suite du chemin
help-reach = Où le chariot peut aller et avec quels points ; une arrivée montre ce que vous vendriez.
    .name = À portée
help-ramp = Vos marchandises dans cette ville et vos places sur le chariot : choisissez la marchandise, puis la dernière place à remplir.
    .name = Quai de chargement
help-kind-of-good = Une des six marchandises : elle s’achète là où un marché la montre ; une ville où elle est étrangère ajoute son bonus.
help-price-table = La ligne d’une marchandise dit à gauche ce qu’elle coûte, à droite ce qu’elle rapporte.
    .name = Tableau des prix
help-selling-price = Ce que rapporte chaque marchandise d’un chariot ; étrangère, elle rapporte en plus le bonus de la ville.
    .name = Prix de vente
help-step-price = Ce que coûte un échelon de renommée après autant d’arrivées.
    .name = Prix d’un échelon
help-player = Tout ce qui est à cette maison porte sa lettre, sa couleur et sa forme.
    .name = Maison de commerce
help-first-player = Commence chaque phase de cette manche ; à la suivante, c’est la personne à sa gauche.
    .name = Commence la manche
help-sealed = A répondu en secret ; toutes les réponses sont révélées ensemble.
    .name = A choisi
help-cloth = { help-kind-of-good }
help-iron = { help-kind-of-good }
help-wine = { help-kind-of-good }
help-food = { help-kind-of-good }
help-silk = { help-kind-of-good }
help-salt = { help-kind-of-good }

## Le jeu en une page

summary-aim = Atteignez le plus haut rang de l’échelle de renommée : l’argent n’est que le moyen d’y monter.
summary-pieces-goods = Six types de marchandises, huit pièces de chacun
summary-pieces-wagon = Trois chariots portent les marchandises de tous
summary-pieces-courier = Le coursier : qui le rencontre prend une carte Influence
summary-pieces-influence = Cartes Influence : secrètes, jouées une seule fois
summary-pieces-investment = Cartes Investissement : vendues aux enchères, utiles à chaque manche
summary-pieces-ladder = Douze échelons, chacun avec ses frais de maintien
summary-turn-buying = Achetez jusqu’à trois marchandises ; elles vont dans vos entrepôts, là où le marché les montre.
summary-turn-loading = Misez en secret pour les chariots en ville : qui gagne charge gratuitement jusqu’à trois marchandises d’un type, les autres jusqu’à deux, à un prix négocié.
summary-turn-moving = Chacun fait avancer un chariot avec une tuile Déplacement ; dans une ville sans chariot, il est arrivé.
summary-turn-selling = Réglez en secret deux aiguilles, dont chacune fait monter un prix ; puis tout ce qui est arrivé est vendu.
summary-turn-rising = Enchérissez pour les cartes Investissement, payez votre rang, puis montez de deux échelons au plus.
summary-score-sale = Une marchandise rapporte son prix de vente, plus le bonus de la ville si elle y est étrangère.
summary-score-rank = Seul le rang compte ; chaque arrivée rend l’échelon plus cher.
summary-score-loan = Qui a encore un emprunt passe après tous les autres.
summary-end = La dernière manche est celle de la 6e, de la 7e ou de la 8e arrivée, à deux, trois ou quatre joueurs. À rang égal, la plus grande bourse gagne.
summary-idea = Monter tôt coûte moins, mais les frais de maintien reviennent à chaque manche. Aidez les chariots qui portent vos marchandises, même si les autres y ont aussi les leurs, et montez quand l’argent arrive.

## La première partie guidée

lesson-aim = Bienvenue ! Vous commencez tout en bas de l’échelle de renommée et rêvez du conseil de la ville. Qui est le plus haut à la fin gagne ; l’argent n’est qu’un moyen.
lesson-wagons = Trois chariots seulement portent les marchandises de tout le monde. À chaque manche, on achète, on charge, on déplace les chariots, on règle les prix, on vend ce qui est arrivé, on mise sur des cartes et l’on monte.
lesson-buy = Achetez de la nourriture pour votre entrepôt de Cologne : le chariot 2 s’y trouve. À Hambourg, où elle est étrangère, elle rapporte 200 florins de plus.
lesson-two = Encore de la nourriture pour Cologne. Une marchandise ne coûte pas cher : 100 florins à l’achat, et elle en rapporte 600 ou plus à la vente.
lesson-three = Et une troisième fois : qui contrôle un chariot peut y charger trois marchandises d’un même type.
lesson-wine = À la première manche, tout le monde achète deux fois. Achetez du vin pour Paris, où se trouve le chariot 1 : vous pouvez avoir des marchandises sur plusieurs chariots.
lesson-done = Rien n’oblige à en acheter trois : une marchandise ne rapporte rien tant qu’un chariot ne la porte pas. Cela suffit, choisissez donc « C’est tout ».
lesson-bid = Place au chargement, et d’abord au chariot 1. Qui sera maître chargeur ? Tout le monde mise en secret, et seule la plus haute mise se paie. Ne misez rien : gardez votre argent pour le chariot 2.
lesson-fee = Le maître chargeur charge d’abord et gratuitement, et personne d’autre ne charge ce type ici. Les autres paient un prix de chargement. Acceptez le tarif : votre vin rapportera bien plus.
lesson-control = Le chariot 2 se trouve là où est votre nourriture. Misez 900 : trois unités de nourriture rapportent au moins 2 400 florins à Hambourg, et les autres vous paieront pour charger.
lesson-load = Le chariot est à vous ! Chargez vos trois unités de nourriture : sur ce chariot, elle devient votre monopole.
lesson-quote = Quelqu’un d’autre voudrait charger, et vous fixez le prix de chargement. Demandez 300 florins pour une marchandise.
lesson-again = Vous négociez avec chaque personne séparément. Demandez 300 florins ici aussi.
lesson-haggle = On vous offre moins que ce que vous demandez. Acceptez quand même : c’est de l’argent vite gagné, et qui a des marchandises sur votre chariot vous aidera à le déplacer.
lesson-spare = Le chariot 3 est à Vienne, et vous n’y avez rien. Ne misez rien et gardez votre argent.
lesson-roads = En route ! Avec l’une de ces tuiles Déplacement, vous déplacez n’importe quel chariot, quelles que soient les marchandises qu’il porte. Utilisée, elle reste face cachée jusqu’à ce que les quatre le soient.
lesson-move = Le chariot 2 est en route pour Hambourg. Choisissez-le, puis la tuile 2 : il s’arrêtera près du coursier, et qui rencontre le coursier prend une carte Influence.
lesson-card = Choisissez une carte, de préférence « Ascension sociale » : bientôt, un échelon coûtera bien plus que 1 200 florins, mais pas avec elle. Personne ne voit celle que vous prenez.
lesson-dial = Passons aux prix. Chacune de vos deux aiguilles monte une marchandise d’un cran ; du plus haut, on retombe au plus bas. Réglez-les toutes deux sur la nourriture : chaque unité rapportera 200 florins de plus.
lesson-sold = Le chariot est arrivé, et tout ce qu’il portait est vendu. Cela vous rapporte { $earned } florins : le prix de vente et, pour les marchandises étrangères, le bonus de la ville.
lesson-lot = On vend maintenant des cartes Investissement aux enchères ; elles servent à chaque manche. Misez 600 : la plus haute mise donne le droit d’en prendre une.
lesson-choose = Prenez-en une, « Maître Cocher » par exemple : dès la prochaine manche, vous ferez avancer les chariots de deux cases de plus.
lesson-upkeep = Chaque rang a ses frais de maintien, à payer à chaque manche avant de monter : c’est le chiffre sur l’échelon. Le vôtre ne coûte encore rien.
lesson-climb = Chaque arrivée rend l’échelon plus cher : montez donc tôt, de deux échelons, le maximum par manche. Mieux vaut garder vos cartes pour plus tard.
lesson-idea = Une idée pour gagner : montez tôt, tant que c’est bon marché, mais gardez assez d’argent pour les frais de maintien. Et partagez vos chariots : qui a des marchandises à bord vous aide à avancer.
lesson-end = Bien joué ! La manche où le septième chariot arrive est la dernière, et le rang le plus haut gagne. Continuez comme il vous plaira ; je regarde en silence.

## Images du livret de règles

picture-map = La carte au début d’une partie : les chariots sont à Paris, à Cologne et à Vienne, et le coursier attend à deux cases de Hambourg. Chaque ville montre les trois marchandises de son marché et la valeur de son cube bonus : rien là où se trouve un chariot, 200 ailleurs.
picture-purchase = Vous achetez trois fois de la nourriture, à { $price } florins l’unité. Le marché de Cologne en montre, elle va donc droit dans votre entrepôt de cette ville.
picture-control = Exemple. Pour le chariot 2, vous avez misé { $first } florins, Ben { $second } et Clara { $third }. Vous payez la banque, les autres gardent leur argent. Vous voilà maître chargeur : la couronne est à vous, et votre espace a trois places ; les autres en ont deux.
picture-loaded = Exemple. Vos trois unités de nourriture sont votre monopole sur ce chariot. Ben vous a payé { $first } florins pour son fer, Clara { $fee } pour son tissu. Chacun peut encore ajouter une marchandise.
picture-movement = Exemple. Clara avance le chariot 2 de { $first } cases, jusqu’à l’embranchement, et le dirige vers Hambourg. Votre tuile le mène { $second } cases plus loin, sur le coursier : vous pouvez aussitôt prendre une carte Influence.
picture-prices = Exemple. Vos deux aiguilles désignent la nourriture : elle monte de deux crans et se vend maintenant { $sell } florins. Ben désigne le fer et le sel, Clara le tissu et la soie, un cran chacun. Personne ne veut de vin.
picture-unloading = Exemple. Le chariot 2 est arrivé à Hambourg. La nourriture se vend { $sell } florins, et comme le marché de Hambourg n’en montre pas, le bonus s’ajoute : { $food } l’unité, { $earned } pour vos trois. Le fer et le tissu sont des marchandises locales et rapportent { $iron } l’unité. Le bonus de Hambourg passe ensuite à 0.
picture-investments = Exemple. Quatre cartes sont face visible. Clara mise { $first } florins à la première enchère, vous { $second }, et les deux autres passent. Vous payez et choisissez { $card-le }. À trois joueurs, il y a une seconde enchère, sans vous.
picture-climbing = Exemple. Un chariot est arrivé, un échelon coûte donc 600 florins. Clara et vous avez payé { $price } pour deux échelons, et le maintien de votre rang coûte désormais 200 florins par manche. La septième arrivée mettra fin à la partie.
picture-end = La fin d’une partie : personne n’a d’emprunt, c’est donc le rang qui compte. Vous êtes à l’échelon 8 et gagnez, devant Clara à l’échelon 7 et Ben à l’échelon 6. Les florins ne départagent que des rangs égaux.
picture-haggling = Exemple. Vous avez demandé 300 florins à Clara pour une marchandise. Elle en offre { $offered } pour son tissu. Vous pouvez accepter, faire un dernier tarif ou refuser.
