### Marchands du Moyen Âge en français

## Le jeu

game-title = Marchands du Moyen Âge
game-tagline = Trois chariots pour tous, une seule échelle vers les sommets
game-about = L’Europe, au temps où un marchand peut devenir conseiller. Vous achetez à bas prix tissu, fer, vin, nourriture, soie et sel dans six villes, vous marchandez une place sur l’un des trois seuls chariots, vous les poussez sur les routes, vous influencez les prix en secret et vous vendez là où vos marchandises sont étrangères. L’argent n’est qu’un moyen : il achète le rang, chaque rang coûte son entretien tour après tour, et chaque chariot qui arrive rend l’échelon suivant plus cher. Après les dernières arrivées, le plus haut rang l’emporte.

## Ce qui est demandé

waiting =
    { $you ->
        [yes] On attend votre réponse : { $task }.
       *[no] On attend { $seat } : { $task }.
    }
waiting-all = On attend plusieurs joueurs : { $task }.
prompt-free = Rien ne vous est demandé pour l’instant.
prompt-purchase = Achetez une marchandise et choisissez la ville où l’entreposer. Vous pouvez encore en acheter { $number }.
prompt-master-cards = Prenez-vous un chariot avec une carte Maître chargeur ?
prompt-blind-bid = Enchère secrète pour { $wagon }, à { $city } : vous avez { $florins } florins.
prompt-master-load = Vous êtes maître chargeur : { $wagon }, à { $city }. Que chargez-vous ?
prompt-quote = { $wagon }, à { $city } : que demandez-vous à { $shipper-seat } pour { $number ->
        [one] une marchandise ?
       *[other] deux marchandises ?
    }
prompt-post = { $wagon }, à { $city } : que demandez-vous à chacun pour { $number ->
        [one] une marchandise ?
       *[other] deux marchandises ?
    }
prompt-shipper-both = { $wagon }, à { $city } : { $master-seat } demande { $one } pour une marchandise, { $two } pour deux.
prompt-shipper-one = { $wagon }, à { $city } : { $master-seat } demande { $one } pour une marchandise.
prompt-shipper-two = { $wagon }, à { $city } : { $master-seat } demande { $two } pour deux marchandises ensemble.
prompt-shipper-nothing = { $wagon }, à { $city } : { $master-seat } ne vous propose rien. Vous pouvez faire une offre.
prompt-shipper-posted-nothing = { $wagon }, à { $city } : { $master-seat } ne prend rien. Jouez-vous une carte ?
prompt-shipper-refused = { $wagon }, à { $city } : { $master-seat } refuse. Jouez-vous une carte ?
prompt-shipper-talk-over = { $wagon }, à { $city } : la discussion avec { $master-seat } est finie. Jouez-vous une carte ?
prompt-offered-fee = { $wagon }, à { $city } : que proposez-vous pour charger { $goods } ?
prompt-master-answer = { $wagon }, à { $city } : { $shipper-seat } propose { $fee } pour charger { $goods }.
prompt-haggle = Marchandez le chargement. Attendez quand vous avez tout dit.
prompt-axles = Brisez-vous l’essieu d’un chariot ?
prompt-move = À vous sur les routes : utilisez une tuile Déplacement, et vos cartes si vous le voulez.
prompt-move-more = Utilisez vos cartes ou terminez votre tour.
prompt-influence = { $wagon } rencontre le coursier : prenez une carte Influence ({ $number } restantes).
prompt-dials = Réglez les deux aiguilles de votre disque des prix.
prompt-trading-post = Modifiez un prix avec votre comptoir.
prompt-sales = Vendez-vous des marchandises de vos entrepôts ?
prompt-bonus-card = { $wagon } est déchargé à { $city } (bonus { $bonus }). Jouez-vous Vente avec bonus ?
prompt-lot-open = Une carte Investissement est à vendre. Ouvrez les enchères ou passez.
prompt-lot = { $leader-seat } propose { $amount }. Surenchérissez ou passez.
prompt-choose-card = Vous remportez l’enchère. Prenez une carte.
prompt-upkeep = Votre rang coûte { $amount } florins.
prompt-loan = Vous êtes descendu. Contractez-vous un emprunt ?
prompt-climb = De combien montez-vous ? Un échelon coûte { $price } florins.
prompt-climb-debt = Vous avez un emprunt et ne pouvez pas monter.
prompt-repayment = La partie s’achève : remboursez-vous ?
prompt-deal-answer = { $maker-seat } vous fait une proposition (nº { $number }). L’acceptez-vous ?
prompt-deal-draft = Votre proposition à { $partner-seat } : dites ce qui change de main et ce qui est promis, puis publiez-la.
prompt-deal-words = Votre proposition à { $partner-seat }, promesse « { $promise } » : choisissez.

## Ce que l'on peut répondre

option-done = C’est tout
option-decline = Non
option-leave = Renoncer
option-accept = Accepter { $fee } florins
option-final-quote = Faire une dernière proposition
option-refuse = Refuser
option-no-offer = Ne rien proposer
option-pay = Payer { $amount } florins de maintien, ou descendre d’autant qu’il le faut
option-keep-status = Jouer Statut social et payer { $amount } florins
option-loan = Emprunter { $amount } florins
option-repay = Rembourser un emprunt pour { $amount } florins
option-pass = Passer
option-timeout = Le temps est écoulé
option-load-nothing = Ne rien charger
option-draw = Tirer une carte au hasard
option-bonus-sale = Jouer Vente avec bonus
option-wait = Attendre
option-withdraw = Retirer votre offre
option-end-turn = Terminer votre tour
option-buy = Acheter { $good-some } pour { $city } ({ $price })
option-master-card = Jouer { $card } pour { $wagon } ({ $price })
option-load = Charger { $goods }
option-one = Une marchandise pour { $fee }
option-one-none = Pas une seule marchandise
option-two = Deux marchandises pour { $fee }
option-two-none = Pas deux marchandises
option-fee = Proposer { $fee } florins
option-bid = Miser { $amount } florins
option-take-quote = Charger { $goods } pour { $fee }
option-offer = Faire une offre pour { $goods }
option-free-loading = Jouer Chargement gratuit : { $goods }
option-quote-to = Faire une proposition à { $shipper-seat }
option-take-bid = Accepter l’offre : { $shipper-seat }, { $goods } pour { $fee }
option-close = Refuser { $shipper-seat } pour ce tour
option-withdraw-quote = Retirer la proposition faite à { $shipper-seat }
option-deal-propose = Faire une proposition à { $partner-seat }
option-deal-accept = Accepter la proposition { $number } : { $maker-seat }
option-deal-decline = Refuser la proposition { $number } : { $maker-seat }
option-deal-withdraw = Retirer votre proposition { $number }
option-deal-post = Publier la proposition
option-deal-drop = Abandonner la proposition
option-deal-drop-words = Abandonner cette promesse
option-deal-later = Laisser en suspens
option-deal-give = Vous payez { $amount } florins
option-deal-take = Vous recevez { $amount } florins
option-deal-give-card = Vous cédez la carte { $card }
option-deal-take-card = Vous recevez la carte { $card }
option-deal-mine = Vous promettez : { $promise }
option-deal-theirs = { $partner-seat } promet : { $promise }
option-deal-amount = { $amount } florins
option-deal-good = { $good }
option-deal-card = { $card }
option-deal-direction = { $direction }
option-deal-any-wagon = Quel que soit le chariot
option-deal-wagon = { $wagon }
option-deal-place = { $path }
option-deal-when-wagon = Si { $wagon } s’arrête ici : { $node }
option-deal-when-courier = Si le coursier s’arrête ici : { $node }
option-deal-when-price = Si le prix de vente passe à { $sell } : { $good-bare }
option-deal-when-master = Si { $master-seat } devient maître chargeur : { $wagon }
option-deal-when-axle = Si l’essieu tient bon ce tour-ci : { $wagon }
option-axle = Rupture d’essieu : { $wagon }
option-tile = Tuile { $points }, { $wagon } : { $node }
option-tile-city = Tuile { $points }, { $wagon } : arriver à { $node }
option-tile-heading = Tuile { $points }, { $wagon } : { $node }, vers { $heading }
option-coach = { $card } ({ $points }), { $wagon } : { $node }
option-coach-city = { $card } ({ $points }), { $wagon } : arriver à { $node }
option-coach-heading = { $card } ({ $points }), { $wagon } : { $node }, vers { $heading }
option-idle = Tuile { $points } : rien ne peut bouger
option-courier = { $card }, le coursier : { $node }
option-take = Prendre { $card }
option-dial = Désigner { $goods }
option-dial-unused = Laisser les deux aiguilles sur vos armoiries
option-price-up = { $card } : augmenter { $good-def } à { $sell }
option-price-up-round = { $card } : faire retomber { $good-def } du sommet à { $sell }
option-price-down = { $card } : baisser { $good-def } à { $sell }
option-price-down-round = { $card } : faire remonter { $good-def } du plus bas à { $sell }
option-sell = Vendre { $good-some } de l’entrepôt de { $city } pour { $price }
option-special-sale = Jouer Vente spéciale : { $good-some } de l’entrepôt de { $city } pour { $price }
option-choose = Prendre { $card } (étoiles : { $stars })
option-stay = Rester à votre rang
option-climb = Monter de { $number ->
        [one] un échelon
       *[other] { $number } échelons
    } pour { $price } : { $level }
option-climb-card = Monter de { $number ->
        [one] un échelon
       *[other] { $number } échelons
    } pour { $price } avec Ascension sociale ({ $by-card }) : { $level }

## Ce qui est refusé

refusal-no-loan = Vous n’avez pas d’emprunt. Seul un joueur qui descend peut en contracter un.
refusal-too-dear = Cela coûte { $price } florins et vous en avez { $florins }.
refusal-florins-bound = Rembourser demande { $price } florins, mais { $amount } des vôtres sont engagés par votre mise.
refusal-not-on-market = { $good } : pas sur la place du marché de { $city }. Choisissez une ville qui en propose.
refusal-supply-empty = Il ne reste plus rien dans la réserve : { $good-some }.
refusal-no-influence = Vous n’avez pas la carte { $card }.
refusal-no-investment = Vous ne possédez pas { $card }.
refusal-investment-used = Vous avez déjà utilisé { $card } ce tour-ci.
refusal-wagon-on-road = { $wagon } est en route. On ne prend qu’un chariot arrêté dans une ville.
refusal-wagon-taken = { $wagon } a déjà un maître chargeur : { $seat }.
refusal-bid-too-low = Une enchère doit maintenant atteindre { $amount } florins.
refusal-not-in-warehouse = Votre entrepôt de { $city } n’a pas assez : { $good-some }.
refusal-one-kind = Votre espace porte : { $good-some }. Un maître chargeur ne charge qu’un seul type.
refusal-kind-taken = Un autre joueur en a déjà sur ce chariot : { $good-some }. Choisissez un autre type.
refusal-row-full = Votre espace est plein : au plus { $number } marchandises.
refusal-monopoly = { $good } : monopole réservé à { $seat } sur ce chariot.
refusal-fee-too-high = Aucun prix ne dépasse { $amount } florins : la vente ne peut rapporter davantage.
refusal-empty-quote = Une proposition doit offrir quelque chose. Fixez un prix pour deux marchandises.
refusal-final-quote = Vous avez annoncé une dernière proposition. Fixez-en les prix.
refusal-not-offered = Cela n’est proposé à aucun prix.
refusal-no-more-bids = Vous avez fait votre offre. Vous pouvez accepter, jouer une carte ou renoncer.
refusal-posted = À cette table, le prix affiché ne se négocie pas.
refusal-finish-proposal = Terminez d’abord la proposition commencée.
refusal-answer-final = Votre réponse secrète est remise. Elle est définitive.
refusal-amount = Une somme va par pas de { $step }, de { $least } à { $most }.
refusal-no-channel = Vous n’avez rien à charger sur ce chariot, ou la discussion est close.
refusal-channel-closed = Il n’y a plus rien à négocier avec { $shipper-seat }.
refusal-proposals-spent = Chaque partie fait au plus { $number } propositions.
refusal-no-bid = Il n’y a pas d’offre ici.
refusal-no-quote = Il n’y a pas de proposition ici.
refusal-promised = Vous avez fait une promesse à { $partner-seat } : { $promise }.
refusal-no-deals-now = Pas d’accord pendant le déchargement.
refusal-deal-not-active = L’une des parties doit être le joueur actif, en ce moment { $active-seat }.
refusal-deal-unfinished = Publiez ou abandonnez d’abord la proposition en préparation.
refusal-deal-sealed = Qui a remis sa réponse secrète ne conclut plus d’accord avant qu’on les révèle toutes.
refusal-deals-open = Au plus { $number } de vos propositions peuvent rester ouvertes. Retirez-en une d’abord.
refusal-deals-begun = Au plus { $number } propositions par tour, et vous y êtes.
refusal-own-deal = Cette proposition est la vôtre. Vous pouvez la retirer.
refusal-deal-of-others = Cette proposition s’adresse à { $partner-seat }.
refusal-deal-too-dear = Cet accord demande aussitôt { $price } florins. Vous en avez { $florins }, moins ce qu’une mise engage.
refusal-contradiction = Elle contient des promesses d’un même joueur qui ne peuvent être toutes tenues.
refusal-no-escrow = À cette table, les accords n’obligent pas : rien n’est consigné.
refusal-wagon-blocked = { $wagon } a déjà l’essieu brisé.
refusal-wagon-broken = { $wagon } a l’essieu brisé et ne bouge pas de ce tour.
refusal-wagon-arrived = { $wagon } est arrivé ce tour-ci. Il pourra repartir au prochain tour.
refusal-wagon-spent = { $wagon } vous a donné une carte ce tour-ci : vous ne pouvez plus le déplacer.
refusal-wagon-stuck = { $wagon } ne peut pas bouger avec { $points } : la voie est occupée.
refusal-tile-used = Vous avez utilisé votre tuile Déplacement de ce tour.
refusal-tile-down = Votre tuile { $points } est face cachée.
refusal-must-move = La tuile { $points } peut déplacer un chariot : elle le doit.
refusal-tile-first = Vous devez utiliser une tuile Déplacement avant de terminer votre tour.
refusal-courier-city = Le coursier n’entre jamais dans une ville.
refusal-courier-stays = Le coursier ne peut pas finir là où il a commencé.
refusal-courier-far = { $card } déplace le coursier de { $number } cases au plus.
refusal-draw-unseen = À cette table, les cartes Influence se tirent au hasard.
refusal-not-in-pile = La carte { $card } n’est plus dans la pile.
refusal-price-end = { $good } : à l’extrémité du tableau des prix ; seul le Grand Comptoir va au-delà.
refusal-sale-limit = Vous avez vendu { $number } marchandises, c’est le maximum.
refusal-card-owned = { $card } appartient à { $seat }.
refusal-card-face-down = { $card } n’est pas face visible.
refusal-drop = On ne descend pas par choix : qui peut payer le maintien le paie.
refusal-climb-in-debt = Vous ne pouvez pas monter tant que vous avez un emprunt. Remboursez-le d’abord.
refusal-top = Il n’y a pas de rang plus élevé.
refusal-climb-cards = Vous n’avez pas { $number } fois la carte { $card }.
refusal-climb-limit = On monte d’au plus { $number } échelons par tour.

## Ce qui se passe

round-began =
    { $you ->
        [yes] Tour { $round } : vous êtes premier joueur.
       *[no] Tour { $round } : { $seat } est premier joueur.
    }
wagon-placed = { $wagon } commence à { $city }.
courier-placed = Le coursier commence ici : { $node }.
investments-shown = Cartes Investissement retournées : { $cards }.
pair-dealt =
    { $you ->
        [yes] Vous recevez { $cards } et payez { $price } florins.
       *[no] { $seat } reçoit { $cards } et paie { $price } florins.
    }
bought =
    { $you ->
        [yes] Vous achetez { $good-some } pour { $city } ({ $price }).
       *[no] { $seat } achète { $good-some } pour { $city } ({ $price }).
    }
bought-nothing =
    { $you ->
        [yes] Vous n’achetez rien.
       *[no] { $seat } n’achète rien.
    }
master-card-played =
    { $you ->
        [yes] Vous jouez Maître chargeur, payez { $price } et contrôlez { $wagon } à { $city }.
       *[no] { $seat } joue Maître chargeur, paie { $price } et contrôle { $wagon } à { $city }.
    }
bid-revealed =
    { $you ->
        [yes] Vous avez misé { $amount } pour { $wagon }.
       *[no] { $seat } a misé { $amount } pour { $wagon }.
    }
wagon-won =
    { $you ->
        [yes] Vous payez { $amount } et devenez maître chargeur : { $wagon }, à { $city }.
       *[no] { $seat } paie { $amount } et devient maître chargeur : { $wagon }, à { $city }.
    }
wagon-unwanted =
    { $you ->
        [yes] Personne n’a misé : premier joueur, vous contrôlez { $wagon } à { $city }.
       *[no] Personne n’a misé : premier joueur, { $seat } contrôle { $wagon } à { $city }.
    }
loaded =
    { $you ->
        [yes] Vous chargez sur { $wagon } : { $goods }.
       *[no] { $seat } charge sur { $wagon } : { $goods }.
    }
loaded-nothing =
    { $you ->
        [yes] Vous ne chargez rien sur { $wagon }.
       *[no] { $seat } ne charge rien sur { $wagon }.
    }
quoted-both =
    { $you ->
        [yes] Votre proposition pour { $shipper-you ->
            [yes] vous
           *[no] { $shipper-seat }
        }, { $wagon } : une marchandise { $one }, deux { $two }.
       *[no] Proposition faite par { $seat } pour { $shipper-you ->
            [yes] vous
           *[no] { $shipper-seat }
        }, { $wagon } : une marchandise { $one }, deux { $two }.
    }
quoted-one =
    { $you ->
        [yes] Votre proposition pour { $shipper-you ->
            [yes] vous
           *[no] { $shipper-seat }
        }, { $wagon } : une marchandise { $one }.
       *[no] Proposition faite par { $seat } pour { $shipper-you ->
            [yes] vous
           *[no] { $shipper-seat }
        }, { $wagon } : une marchandise { $one }.
    }
quoted-two =
    { $you ->
        [yes] Votre proposition pour { $shipper-you ->
            [yes] vous
           *[no] { $shipper-seat }
        }, { $wagon } : deux marchandises { $two }.
       *[no] Proposition faite par { $seat } pour { $shipper-you ->
            [yes] vous
           *[no] { $shipper-seat }
        }, { $wagon } : deux marchandises { $two }.
    }
posted-both =
    { $you ->
        [yes] Votre proposition pour tous, { $wagon } : une marchandise { $one }, deux { $two }.
       *[no] Proposition faite par { $seat } pour tous, { $wagon } : une marchandise { $one }, deux { $two }.
    }
posted-one =
    { $you ->
        [yes] Votre proposition pour tous, { $wagon } : une marchandise { $one }.
       *[no] Proposition faite par { $seat } pour tous, { $wagon } : une marchandise { $one }.
    }
posted-two =
    { $you ->
        [yes] Votre proposition pour tous, { $wagon } : deux marchandises { $two }.
       *[no] Proposition faite par { $seat } pour tous, { $wagon } : deux marchandises { $two }.
    }
posted-nothing =
    { $you ->
        [yes] Vous ne prenez rien d’autre sur { $wagon }.
       *[no] { $seat } ne prend rien d’autre sur { $wagon }.
    }
no-offer =
    { $you ->
        [yes] Vous ne proposez rien, { $wagon }, pour { $shipper-you ->
            [yes] vous
           *[no] { $shipper-seat }
        }.
       *[no] { $seat } ne propose rien, { $wagon }, pour { $shipper-you ->
            [yes] vous
           *[no] { $shipper-seat }
        }.
    }
left =
    { $you ->
        [yes] Vous renoncez pour { $wagon }.
       *[no] { $seat } renonce pour { $wagon }.
    }
shipped =
    { $you ->
        [yes] Vous chargez sur { $wagon } : { $goods } ; { $fee } pour { $master-you ->
            [yes] vous
           *[no] { $master-seat }
        }.
       *[no] { $seat } charge sur { $wagon } : { $goods } ; { $fee } pour { $master-you ->
            [yes] vous
           *[no] { $master-seat }
        }.
    }
free-loaded =
    { $you ->
        [yes] Vous jouez Chargement gratuit sur { $wagon } : { $goods }.
       *[no] { $seat } joue Chargement gratuit sur { $wagon } : { $goods }.
    }
offered =
    { $you ->
        [yes] Vous proposez { $fee } pour charger sur { $wagon } : { $goods }.
       *[no] { $seat } propose { $fee } pour charger sur { $wagon } : { $goods }.
    }
refused =
    { $you ->
        [yes] Vous refusez l’offre faite par { $shipper-seat }.
       *[no] { $seat } refuse { $shipper-you ->
            [yes] votre offre
           *[no] l’offre faite par { $shipper-seat }
        }.
    }
negotiation-timeout = Le temps est écoulé : fin des négociations, { $wagon }.
deal-proposed = Proposition { $number }, { $seat } à { $partner-seat } :
deal-accepted = Proposition { $number } acceptée : accord entre { $seat } et { $partner-seat }.
deal-declined = Proposition { $number } refusée ({ $seat } à { $partner-seat }).
deal-withdrawn = Proposition { $number } retirée ({ $seat } à { $partner-seat }).
deal-lapsed = Proposition { $number } caduque ({ $seat } à { $partner-seat }).
deal-paid =
    { $you ->
        [yes] Vous versez { $amount } à { $partner-seat }.
       *[no] { $seat } { $partner-you ->
            [yes] vous verse { $amount }
           *[no] verse { $amount } à { $partner-seat }
        }.
    }
escrow-laid =
    { $you ->
        [yes] Vous consignez { $amount }.
       *[no] { $seat } consigne { $amount }.
    }
promise-kept = Promesse tenue, { $seat } à { $partner-seat } :
promise-broken = Promesse rompue, { $seat } à { $partner-seat } :
promise-void = Promesse nulle, { $seat } à { $partner-seat } :
escrow-paid = La somme consignée est versée : { $amount } à { $seat }.
escrow-returned = La somme consignée revient : { $amount } à { $seat }.
item-florins = { $seat } à { $partner-seat } : { $amount } florins
item-card = { $seat } à { $partner-seat } : la carte { $card }
item-no-purchase = { $seat } : aucun achat de { $good-bare }
item-no-bid = { $seat } : aucune mise, { $wagon }
item-bid-cap = { $seat } : mise d’au plus { $amount }, { $wagon }
item-load-terms = { $seat }, chargement sur { $wagon } pour { $partner-seat } : une marchandise pour { $one } au plus, deux pour { $two } au plus
item-move-wagon = { $seat } : amener { $wagon } ici : { $node }
item-route-via = { $seat } : faire passer { $wagon } par ici : { $path }
item-not-via = { $seat } : ne pas faire passer { $wagon } par ici : { $path }
item-move-courier = { $seat } : amener le coursier ici : { $node }
item-no-card = { $seat } : ne pas jouer la carte { $card }
item-no-card-wagon = { $seat } : ne pas jouer la carte { $card }, { $wagon }
item-play-card = { $seat } : jouer la carte { $card }
item-play-card-wagon = { $seat } : jouer la carte { $card }, { $wagon }
item-no-price-change = { $seat } : aucun changement de prix par comptoir, { $good-bare }, { $direction }
item-price-change = { $seat } : changer un prix par comptoir, { $good-bare }, { $direction }
item-wheel = { $seat } : régler le disque sur { $good-def }
item-no-wheel = { $seat } : ne pas régler le disque sur { $good-def }
item-no-invest-bid = { $seat } : passer aux enchères des cartes Investissement
item-pay-wagon = { $seat } à { $partner-seat } : { $amount } si { $wagon } s’arrête ici : { $node }
item-pay-courier = { $seat } à { $partner-seat } : { $amount } si le coursier s’arrête ici : { $node }
item-pay-price = { $seat } à { $partner-seat } : { $amount } si le prix de vente passe à { $sell }, { $good-bare }
item-pay-master = { $seat } à { $partner-seat } : { $amount } si { $master-seat } devient maître chargeur, { $wagon }
item-pay-axle = { $seat } à { $partner-seat } : { $amount } si l’essieu tient bon ce tour-ci, { $wagon }
channel-closed =
    { $you ->
        [yes] Vous mettez fin aux négociations, { $wagon }, avec { $shipper-seat }.
       *[no] { $seat } met fin aux négociations, { $wagon }, avec { $shipper-you ->
            [yes] vous
           *[no] { $shipper-seat }
        }.
    }
quote-withdrawn =
    { $you ->
        [yes] Vous retirez votre proposition, { $wagon }, pour { $shipper-seat }.
       *[no] { $seat } retire sa proposition, { $wagon }, pour { $shipper-you ->
            [yes] vous
           *[no] { $shipper-seat }
        }.
    }
bid-withdrawn =
    { $you ->
        [yes] Vous retirez votre offre pour { $wagon }.
       *[no] { $seat } retire son offre pour { $wagon }.
    }
axle-broken =
    { $you ->
        [yes] Vous brisez un essieu : { $wagon } ne bouge pas de ce tour.
       *[no] { $seat } brise un essieu : { $wagon } ne bouge pas de ce tour.
    }
tile-idle =
    { $you ->
        [yes] Vous utilisez la tuile { $points }, mais rien ne peut bouger.
       *[no] { $seat } utilise la tuile { $points }, mais rien ne peut bouger.
    }
moved =
    { $you ->
        [yes] Vous déplacez { $wagon } avec la tuile { $points } : { $node }.
       *[no] { $seat } déplace { $wagon } avec la tuile { $points } : { $node }.
    }
coach-moved =
    { $you ->
        [yes] Vous déplacez { $wagon } avec { $card } ({ $points }) : { $node }.
       *[no] { $seat } déplace { $wagon } avec { $card } ({ $points }) : { $node }.
    }
arrived = { $wagon } arrive à { $city }.
heading-set = { $wagon } s’arrête, { $node }, et repartira vers { $heading }.
tiles-refreshed =
    { $you ->
        [yes] Toutes vos tuiles Déplacement sont de nouveau face visible.
       *[no] Toutes les tuiles Déplacement sont de nouveau face visible pour { $seat }.
    }
courier-moved =
    { $you ->
        [yes] Vous déplacez le coursier avec { $card } : { $node }.
       *[no] { $seat } déplace le coursier avec { $card } : { $node }.
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
        [yes] Vous prenez la carte Influence { $card }.
       *[no] { $seat } prend la carte Influence { $card }.
    }
dial-revealed =
    { $you ->
        [yes] Votre disque désigne { $goods }.
       *[no] Disque { DE($seat) } : { $goods }.
    }
dial-unused =
    { $you ->
        [yes] Votre disque ne désigne rien.
       *[no] Disque { DE($seat) } : rien.
    }
price-changed = { $good } : désormais { $buy } à l’achat, { $sell } à la vente.
price-adjusted =
    { $you ->
        [yes] Avec { $card }, vous modifiez { $good-def } : { $buy } à l’achat, { $sell } à la vente.
       *[no] Avec { $card }, { $seat } modifie { $good-def } : { $buy } à l’achat, { $sell } à la vente.
    }
special-sold =
    { $you ->
        [yes] Vous jouez Vente spéciale à { $city } : { $good-some } pour { $price }.
       *[no] { $seat } joue Vente spéciale à { $city } : { $good-some } pour { $price }.
    }
warehouse-sold =
    { $you ->
        [yes] Vous vendez { $good-some } de l’entrepôt de { $city } pour { $price }.
       *[no] { $seat } vend { $good-some } de l’entrepôt de { $city } pour { $price }.
    }
arrivals-counted = { $number ->
        [one] Un chariot est arrivé,
       *[other] { $number } chariots sont arrivés,
    } { $arrivals } en tout.
bonus-sale-played =
    { $you ->
        [yes] Vous jouez Vente avec bonus pour { $wagon }.
       *[no] { $seat } joue Vente avec bonus pour { $wagon }.
    }
sold =
    { $you ->
        [yes] À { $city }, vous vendez { $number } × { $good-bare } à { $each } : { $earned }.
       *[no] À { $city }, { $seat } vend { $number } × { $good-bare } à { $each } : { $earned }.
    }
unloaded = { $wagon } est vide à { $city }.
bonus-changed = { $city } accorde désormais un bonus de { $bonus }.
invest-passed =
    { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
invest-bid =
    { $you ->
        [yes] Vous misez { $amount }.
       *[no] { $seat } mise { $amount }.
    }
auction-ended = Personne ne veut d’autre carte : les enchères sont closes.
lot-won =
    { $you ->
        [yes] Vous remportez l’enchère pour { $amount }.
       *[no] { $seat } remporte l’enchère pour { $amount }.
    }
invested =
    { $you ->
        [yes] Vous prenez { $card }.
       *[no] { $seat } prend { $card }.
    }
keeper-played =
    { $you ->
        [yes] Vous jouez Statut social et payez { $price }.
       *[no] { $seat } joue Statut social et paie { $price }.
    }
dropped =
    { $you ->
        [yes] Vous ne pouvez pas payer, descendez au rang { $level } et payez { $amount }.
       *[no] { $seat } ne peut pas payer, descend au rang { $level } et paie { $amount }.
    }
upkeep-paid =
    { $you ->
        [yes] Vous payez { $amount } et gardez votre rang, { $level }.
       *[no] { $seat } paie { $amount } et garde son rang, { $level }.
    }
loan-taken =
    { $you ->
        [yes] Vous empruntez { $amount }.
       *[no] { $seat } emprunte { $amount }.
    }
loan-repaid =
    { $you ->
        [yes] Vous remboursez un emprunt pour { $amount }.
       *[no] { $seat } rembourse un emprunt pour { $amount }.
    }
stayed =
    { $you ->
        [yes] Vous ne montez pas.
       *[no] { $seat } ne monte pas.
    }
climbed =
    { $you ->
        [yes] Vous montez de { $number } pour { $price } (dont { $by-card } par carte) : { $level }.
       *[no] { $seat } monte de { $number } pour { $price } (dont { $by-card } par carte) : { $level }.
    }
game-ended = La partie s’achève après { $arrivals } arrivées.
final-debtor =
    { $you ->
        [yes] Vous terminez endetté, place { $place } : { $level }, { $florins } florins.
       *[no] { $seat } termine avec des dettes, place { $place } : { $level }, { $florins } florins.
    }
final-rank =
    { $you ->
        [yes] Vous terminez à la place { $place } : { $level }, { $florins } florins.
       *[no] { $seat } termine à la place { $place } : { $level }, { $florins } florins.
    }
## Noms

name-cloth = Tissu
    .some = du tissu
    .def = le tissu
    .bare = tissu
    .several = { $number } × tissu
name-iron = Fer
    .some = du fer
    .def = le fer
    .bare = fer
    .several = { $number } × fer
name-wine = Vin
    .some = du vin
    .def = le vin
    .bare = vin
    .several = { $number } × vin
name-food = Nourriture
    .some = de la nourriture
    .def = la nourriture
    .bare = nourriture
    .several = { $number } × nourriture
name-silk = Soie
    .some = de la soie
    .def = la soie
    .bare = soie
    .several = { $number } × soie
name-salt = Sel
    .some = du sel
    .def = le sel
    .bare = sel
    .several = { $number } × sel
name-paris = Paris
name-koeln = Cologne
name-wien = Vienne
name-brugge = Bruges
name-genova = Gênes
name-hamburg = Hambourg
name-paris-r1 = case 1 avant Paris
name-paris-r2 = case 2 avant Paris
name-paris-r3 = case 3 avant Paris
name-koeln-r1 = case 1 avant Cologne
name-koeln-r2 = case 2 avant Cologne
name-koeln-r3 = case 3 avant Cologne
name-wien-r1 = case 1 avant Vienne
name-wien-r2 = case 2 avant Vienne
name-wien-r3 = case 3 avant Vienne
name-brugge-r1 = case 1 avant Bruges
name-brugge-r2 = case 2 avant Bruges
name-brugge-r3 = case 3 avant Bruges
name-genova-r1 = case 1 avant Gênes
name-genova-r2 = case 2 avant Gênes
name-genova-r3 = case 3 avant Gênes
name-hamburg-r1 = case 1 avant Hambourg
name-hamburg-r2 = case 2 avant Hambourg
name-hamburg-r3 = case 3 avant Hambourg
name-junction-west = embranchement de l’ouest
name-link-west = liaison de l’ouest
name-junction-north = embranchement du nord
name-link-north = liaison du nord
name-junction-east = embranchement de l’est
name-link-east = liaison de l’est
name-junction-centre = embranchement du centre
name-wagon-1 = chariot 1
name-wagon-2 = chariot 2
name-wagon-3 = chariot 3
name-level-0 = Boutiquier
name-level-1 = Marchand
name-level-2 = Négociant
name-level-3 = Grand négociant
name-level-4 = Compagnon de guilde
name-level-5 = Maître de guilde
name-level-6 = Bourgeois
name-level-7 = Échevin
name-level-8 = Patricien
name-level-9 = Juge de la ville
name-level-10 = Trésorier de la ville
name-level-11 = Conseiller de la ville
name-great-trading-post = Grand Comptoir
name-express-courier = Coursier Express
name-master-coachman = Maître Cocher
name-cheap-purchase = Achat à prix réduit
name-trading-post = Comptoir
name-courier-card = Coursier
name-coachman = Cocher
name-warehouse-sale = Vente d’entrepôt
name-free-loading = Chargement gratuit
name-broken-axle = Rupture d’essieu
name-special-sale = Vente spéciale
name-bonus-sale = Vente avec bonus
name-social-climb = Ascension sociale
name-loading-master-card = Maître chargeur
name-status-keeper = Statut social
name-task-purchase = achat de marchandises
name-task-master-cards = cartes Maître chargeur
name-task-blind-bid = enchère secrète pour un chariot
name-task-master-load = chargement
name-task-quote = prix de chargement
name-task-shipper = réponse au maître chargeur
name-task-master-answer = réponse à une offre
name-task-haggle = négociation du chargement
name-task-axles = ruptures d’essieu
name-task-move = déplacement des chariots
name-task-influence = une carte Influence
name-task-dials = disques des prix
name-task-post = comptoirs
name-task-sales = ventes d’entrepôt
name-task-bonus-card = cartes Vente avec bonus
name-task-lot = enchères d’investissement
name-task-choose-card = choix d’une carte
name-task-upkeep = maintien du statut
name-task-loan = un emprunt
name-task-climb = ascension sociale
name-task-repayment = remboursement des emprunts
name-task-deal-answer = réponse à une proposition
name-no-purchase = ne pas acheter une marchandise
name-no-bid = ne pas miser sur un chariot
name-bid-cap = ne pas miser plus d’une somme sur un chariot
name-load-terms = prix de chargement sur un chariot
name-move-wagon = amener un chariot quelque part
name-route-via = faire passer un chariot par un lieu
name-not-via = ne pas faire passer un chariot par un lieu
name-move-courier = amener le coursier quelque part
name-no-card = ne pas jouer une carte Influence
name-play-card = jouer une carte Influence
name-no-price-change = ne pas changer un prix par comptoir
name-price-change = changer un prix par comptoir
name-wheel = régler le disque sur une marchandise
name-no-wheel = ne pas régler le disque sur une marchandise
name-no-invest-bid = passer aux enchères des cartes Investissement
name-pay-on = payer si un événement se produit
name-direction-up = à la hausse
name-direction-down = à la baisse
name-direction-either = dans un sens ou dans l’autre

## Options de table

table-start-cities = Départ des chariots
    .help = Dans quelles villes les trois chariots commencent.
table-start-cities-random-set = L’un des deux groupes, au hasard
table-start-cities-set-a = Paris, Cologne, Vienne
table-start-cities-set-b = Bruges, Gênes, Hambourg
table-start-cities-edition-1999 = Paris, Cologne, Gênes, comme en 1999
table-courier-start = Départ du coursier
    .help = Sur quelle case le coursier commence.
table-courier-start-random = Au hasard
table-courier-start-paris-r2 = Case 2 avant Paris
table-courier-start-koeln-r2 = Case 2 avant Cologne
table-courier-start-wien-r2 = Case 2 avant Vienne
table-courier-start-brugge-r2 = Case 2 avant Bruges
table-courier-start-genova-r2 = Case 2 avant Gênes
table-courier-start-hamburg-r2 = Case 2 avant Hambourg
setup-courier-place = Le coursier ne peut pas commencer sur la { $place } : avec cette mise en place, aucune ville sans chariot ne se trouve à { $number } cases exactement. Choisissez un autre départ pour le coursier ou les chariots.
table-first-player = Premier joueur
    .help = Qui commence le premier tour, en comptant autour de la table.
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
table-negotiation-mode-structured = Tour à tour, proposition et offre
table-negotiation-mode-posted = Un prix affiché pour tous
table-negotiation-mode-live = En direct, tous à la fois
table-art-of-negotiation = L’Art de négocier
    .help = Si les joueurs peuvent conclure d’autres accords.
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
    .help = Si chacun voit les florins de chacun.
table-money-visible-false = Secrètes
table-money-visible-true = Ouvertes
table-opening-abilities = Cartes Investissement
    .help = Si les cartes sont vendues aux enchères ou distribuées au début.
table-opening-abilities-none = Aux enchères à chaque tour
table-opening-abilities-pairs-1999 = Une paire pour chacun au début, comme en 1999

## La table dans le terminal

sheet-prices = Tour { $round }, phase { $phase } · arrivées { $arrivals } sur { $goal } · un échelon coûte { $price }
sheet-good = { $good }
sheet-buy = Achat
sheet-sell = Vente
sheet-supply = Réserve
sheet-city = Ville
sheet-market = Marché
sheet-bonus = Bonus
sheet-warehouses = Entrepôts
sheet-seat-first = ▸ { $seat }
sheet-wagons = Chariots · le coursier : { $node }
sheet-wagon = Chariot
sheet-place = Lieu
sheet-heading = Direction
sheet-master = Maître chargeur
sheet-level = Rang
sheet-upkeep = Maintien
sheet-florins = Florins
sheet-loans = Emprunts
sheet-tiles = Tuiles
sheet-investments = Investissements
sheet-influence = Influence
sheet-deals = Accords
sheet-deal = Quoi
sheet-item = En clair
sheet-proposal = Proposition { $number }, { $seat }
sheet-promise = Promesse en vigueur
sheet-draft = Votre proposition en préparation

## Le plateau dans le navigateur

board-fl = { $number } fl.
board-map = Carte des routes
board-cartouche = Routes et foires
board-cartouche-from = de Bruges à Gênes
board-cartouche-tag = vente du jour, bonus compris
board-city = { $city }, bonus { $number }.
board-courier = Le coursier : { $node }
board-wagon = { $wagon } : { $node }.
board-at = à { $place }
board-towards = vers { $place }
board-blocked = essieu brisé
board-loads = Les chariots et leur chargement
board-master = maître chargeur
board-master-of = chariot { $number }
board-cities = Villes et entrepôts
board-prices = Tableau des prix
board-price-of = { $good } : { $buy } à l’achat, { $sell } à la vente
name-short-food = Nourr.
board-left = Reste
board-left-short = reste { $number }
board-track = Échelle des chariots
board-end-mark = fin
board-arrivals = { $number ->
        [one] { $number } arrivée sur { $goal }
       *[other] { $number } arrivées sur { $goal }
    }
board-climb-cost = Un échelon coûte { $number } fl.
board-ladder = Échelle de renommée
board-ladder-hint = Chiffre sur la marche : frais de maintien à chaque tour.
board-ladder-of = { $name } : niveau { $level }, { $rank }, { $number } florins.
board-level = niveau
board-upkeep = maintien { $number } fl.
board-investments = Investissements à vendre
board-investments-none = Aucune carte à vendre.
board-piles = Pioche : { $cards }. Cartes Influence : { $influence }.
board-stars = { $number ->
        [one] 1 étoile
       *[other] { $number } étoiles
    }
board-tiles = Tuiles face visible :
board-influence = { $number ->
        [one] 1 carte Influence en main
       *[other] { $number } cartes Influence en main
    }
board-first = premier joueur
board-loans = { $number ->
        [one] 1 emprunt
       *[other] { $number } emprunts
    }
board-chosen = a choisi
board-round = Tour { $number }
board-phase = Phase { $number }
name-phase-buying = Achat
name-phase-loading = Chargement
name-phase-moving = Déplacement
name-phase-pricing = Prix
name-phase-unloading = Déchargement
name-phase-investing = Investissement
name-phase-status = Renommée
board-purse = Caisse
board-your-answer = Votre réponse
board-amount = Montant en florins
board-wagon-here = chariot { $number }
board-buy-done = C’est tout
board-buy-done-hint = ne plus rien acheter
board-stock-here = Marchandises à { $city }
board-pass-hint = ne pas miser
board-lot-standing = { $name } : { $amount } fl.
board-lot-none = Pas encore de mise. Le gagnant choisit une de ces cartes.
board-talk = Ce qui s’est dit
board-pieces = { $number } × { $good }
board-monopoly-new = votre monopole
board-load-nothing = Ne rien charger
board-no-monopoly = pas de monopole
board-accept = Accepter
board-accept-bid = Accepter l’offre
board-haggle = Marchander
board-free = Avec la carte
board-fee-none = sans payer
board-final-quote = Dernière proposition
board-final-quote-hint = puis l’autre accepte ou renonce
board-one-none = Pas une seule
board-two-none = Pas deux
board-no-offer = Ne rien proposer
board-no-offer-hint = l’autre peut faire une offre
board-refuse = Refuser
board-withdraw = Retirer l’offre
board-leave = Renoncer
board-leave-hint = ne rien charger
board-wait = Attendre
board-wait-hint = si tous attendent, on clôt
board-channels = Négociations en cours
board-channel = { $master } et { $shipper }
board-asks-both = demande { $one } fl. pour une, { $two } fl. pour deux
board-asks-one = demande { $one } fl. pour une
board-asks-two = demande { $two } fl. pour deux ensemble
board-asks-nothing = n’a rien demandé
board-bids = offre { $fee } fl. pour
board-bids-nothing = n’a rien offert
board-quote-to = Fixer un prix
board-quotes-left = encore { $number }
board-withdraw-quote = Retirer le prix
board-choose-wagon = Que déplacez-vous ?
board-the-courier = Le coursier
board-arrives = Arriver à { $city }
board-arrives-empty = chariot vide, rien à vendre
board-city-in = { $city } à { $number }
board-meets = coursier : une carte
board-junction-to = Embranchement, vers { $city }
board-idle = Rien ne peut bouger
board-idle-hint = la tuile est utilisée
board-end-turn = Terminer le tour
name-dial-two = Deux marchandises
name-dial-twice = Deux fois la même
name-dial-one = Une aiguille ou aucune
board-dial-legend = Chaque aiguille monte la marchandise d’un niveau. Bord ocre : elle est tout en haut et retomberait au plus bas.
board-post-done = Ne rien changer
board-sales-done = C’est tout
board-leaves = reste { $number } fl.
board-draw = Tirer une carte
board-bonus-sale = Jouer Vente avec bonus
board-pay = Payer { $number } fl.
board-drop = Descendre
board-drop-hint = au rang que vous pouvez payer
board-loan = Emprunter { $number } fl.
board-loan-hint = à rembourser { $number } fl. ; pas d’ascension d’ici là
board-stay = Rester à ce rang
board-climb-hint = reste { $left } fl., maintien { $upkeep } fl.
board-repay = Rembourser un emprunt
board-done = C’est tout
board-decline = Non merci
board-proposal = { $maker } à { $partner }, nº { $number }
board-proposal-to-you = { $maker } vous propose (nº { $number })
board-proposal-yours = Vous proposez à { $partner } (nº { $number })
board-deal-binding = les promesses obligent
board-deal-free = les promesses n’obligent pas
board-withdraw-deal = Retirer
board-later = Laisser en suspens
board-later-hint = répondre plus tard
board-promises = Promesses en vigueur
board-escrow = en consigne
board-propose = Proposer un accord à { $name }
board-draft = Votre proposition à { $name }
board-draft-empty = Rien encore : ajoutez de l’argent, une carte ou une promesse.
board-draft-part = Ajouter
board-draft-when = L’événement
name-part-give = Vous payez
name-part-take = Vous recevez
name-part-give-card = Vous cédez une carte
name-part-take-card = Vous recevez une carte
name-part-mine = Vous promettez
name-part-theirs = { $name } promet
name-when-courier = Le coursier
name-when-price = Un prix
name-when-master = Un maître chargeur
name-when-no-axle = Un essieu
board-post-deal = Publier
board-post-deal-hint = tous la voient, l’autre répond
board-drop-deal = Abandonner
board-drop-words = Abandonner cette promesse
board-meanwhile = La question en cours
board-evaluation = Déchargement, tour { $number }
board-unloads = { $wagon } à { $city }
board-sheet = Le résultat et d’où vient l’argent
board-place = Résultat
name-source-start = Au départ
name-source-sales = Ventes à l’arrivée
name-source-stock = Ventes d’entrepôt
name-source-fees = Prix de chargement
name-source-goods = Achat de marchandises
name-source-wagons = Mises pour les chariots
name-source-cards = Cartes Investissement
name-source-upkeep = Frais de maintien
name-source-climbing = Ascension
name-source-loans = Emprunts
name-source-deals = Accords
name-use-great-trading-post = un prix d’un niveau, même au-delà des bords
name-use-express-courier = coursier d’une ou deux cases
name-use-master-coachman = 2 points de plus par tour
name-use-cheap-purchase = tout l’achat du tour pour 100 fl.
name-use-trading-post = un prix d’un niveau
name-use-courier-card = coursier d’une case
name-use-coachman = 1 point de plus par tour
name-use-warehouse-sale = vendre 5 marchandises d’entrepôt au prix d’achat
name-use-free-loading = phase 2 : charger 1 ou 2 marchandises sans payer
name-use-broken-axle = phase 3 : un chariot ne bouge pas de ce tour
name-use-special-sale = phase 4 : vendre une marchandise d’entrepôt 800 fl.
name-use-bonus-sale = phase 5 : le bonus pour toutes vos marchandises d’un chariot
name-use-social-climb = phase 7 : un échelon pour 1 200 fl.
name-use-loading-master-card = phase 2 : un chariot libre pour 800 fl., sans enchère
name-use-status-keeper = phase 7 : 400 fl. au lieu du maintien
name-hint-bid = Tous misent en secret. Le plus haut paie et devient maître chargeur ; les autres gardent leur argent.
name-hint-load = Une seule sorte, jusqu’à trois : elle devient votre monopole sur ce chariot.
name-hint-move = Choisissez un chariot, puis son but : les cases possibles s’éclairent sur la carte.
name-hint-dial = Tous choisissent en secret ; les prix changent ensemble.
name-hint-lot = Le plus offrant choisit une carte. Elle sert dès le tour suivant.
name-hint-quote = Un prix pour une marchandise, puis un autre pour deux.
name-hint-draft = Personne ne la voit tant qu’elle n’est pas publiée.
name-hint-climb = Le plus haut rang gagne, mais il coûte son maintien à chaque tour.

## Les raisons que donne un automate

name-reason-tempo = le moment de la partie
name-reason-rank = les rangs et leur entretien
name-reason-debts = les dettes
name-reason-cargo = les marchandises sur les chariots
name-reason-stock = les marchandises en entrepôt
name-reason-wagons = la maîtrise des chariots
name-reason-cards = les cartes
name-reason-money = les florins
name-reason-prices = les prix

## Matériel : les parties de components.toml et leurs clés

material-money = Argent
    .start-per-player = Chaque joueur commence avec
    .bank-is-unlimited = La banque est sans limite
    .c1000 = Pièces de 1000
    .c500 = Pièces de 500
    .c100 = Pièces de 100
    .start-coins = Au départ
    .coin-supply = En tout
material-seats = Les joueurs
    .order = Couleurs
material-coats-of-arms = Blasons
    .per-player = Par joueur
    .on-status-ladder = Sur l’échelle
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
    .per-player = Par joueur
    .pointers = Aiguilles
    .targets = Secteurs
    .step-per-pointer = Pas du prix par aiguille
material-cities = Villes
    .ring-order = Autour de la carte
    .market = Marché
material-warehouse = Entrepôts
    .per-player-per-city = Par joueur et par ville
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
    .row-capacity-other = Place pour chacun des autres
    .master-single-type = Le maître chargeur ne charge qu’une sorte
material-start-positions = Départ des chariots
    .set-a = Premier jeu de villes
    .set-b = Deuxième jeu de villes
    .edition-1999 = Édition de 1999
    .wagon-assignment = Quel chariot où
material-courier = Le coursier
    .start-distance-from-wagonless-city = Commence à cette distance d’une ville sans chariot
    .start-node-edition-1999 = Départ, édition de 1999
    .may-enter-cities = Peut entrer dans les villes
material-movement-tiles = Tuiles de déplacement
    .refresh-when-all-used = Reviennent quand toutes ont servi
material-wagon-track = Prix d’un échelon social
    .cost-by-arrivals = Selon les arrivées
    .beyond-last = Au-delà
material-game-end = Fin de la partie
    .finish-round = Le tour est terminé
material-game-end-arrivals-by-players = Arrivées qui terminent la partie
    .p2 = 2 joueurs
    .p3 = 3 joueurs
    .p4 = 4 joueurs
material-status-ladder = Échelle sociale
    .max-climb-per-round = Échelons par tour, au plus
material-status-ladder-levels = Rangs et frais de maintien
    .level = Échelon
    .upkeep = Frais par tour
material-credit = Emprunts
    .loan = Somme prêtée
    .repay = À rembourser
    .max-new-per-round = Nouveaux par tour, au plus
    .cards-printed = Cartes imprimées
material-investment = Cartes d’investissement
    .face-up = Face visible
    .cards-per-round = Vendues par tour
    .max-per-player-per-round = Par joueur et par tour
    .bid-step = Pas des enchères
material-investment-cards = Les cartes d’investissement une à une
    .stars = Étoiles
    .price-1999 = Prix de 1999
    .price-steps = Pas d’un prix
    .may-wrap = Aussi du haut vers le bas
    .courier-steps = Pas du coursier
    .wagon-points = Points de chariot en plus
    .flat-purchase-cost = Prix de toute marchandise
    .max-goods = Marchandises au plus
material-influence = Cartes d’influence
    .removed-after-use = Hors du jeu après usage
material-influence-cards = Les cartes d’influence une à une
    .max-goods = Marchandises au plus
    .pays = Rapporte
    .goods = Marchandises
material-purchase = Achat
    .max-goods-per-turn = Marchandises par tour de jeu, au plus
    .passes-in-first-round = Passages au premier tour
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
    .max-open-deals-per-player = Accords ouverts par joueur, au plus
    .max-deals-begun-per-round = Accords entamés par tour, au plus
    .max-promises-per-deal = Promesses par accord, au plus
    .max-cards-per-side-of-a-deal = Cartes de chaque côté, au plus
    .max-florins-per-deal = Florins par accord, au plus
material-words =
    .cube = cube
    .cylinder = cylindre
    .own-arms = son propre blason
    .city = ville
    .road = route
    .junction = carrefour
    .listed-order = dans l’ordre de la liste
    .repeat-last = le dernier prix
    .players-minus-1 = une de moins que de joueurs
