### Augsburg 1520 en français

## Le jeu

game-title = Augsburg 1520
game-tagline = Faites payer leurs dettes aux puissants et gravissez les échelons
game-about = Vous tenez une banque à Augsbourg et cinq nobles vous doivent de l’argent. À chaque visite, vous misez un nombre de reconnaissances de dettes ; la plus haute carte remporte l’enchère, paie et prend un privilège, tandis que les autres gardent leurs cartes et touchent même un peu d’argent. Les privilèges donnent des comptoirs, des titres de noblesse et des fonctions, dont les meilleurs passent de main en main. Et personne ne dépasse 25 points sans église, ni 45 sans cathédrale.

## Ce qui est demandé

prompt-first = À vous de décider : qui commence ?
prompt-opening-purchase =
    Achetez des reconnaissances de dettes parmi vos premières cartes proposées. { $number ->
        [0] Vous avez { $money } florins, trop peu pour en payer une seule.
       *[other] Vous avez { $money } florins.
    }
prompt-purchase =
    Achetez des reconnaissances de dettes parmi les cartes proposées. { $number ->
        [0] { $money ->
            [0] Vous n’avez pas d’argent et ne pouvez rien acheter.
            [one] Vous avez { $money } florin, trop peu pour en payer une seule.
           *[other] Vous avez { $money } florins, trop peu pour en payer une seule.
        }
       *[other] { $money ->
            [one] Vous avez { $money } florin.
           *[other] Vous avez { $money } florins.
        }
    }
prompt-open =
    Visite chez { $noble-le } : { $most ->
        [0] vous n’avez rien à miser et ne pouvez que passer.
        [one] ouvrez avec votre seule carte valable, ou passez.
        [2] ouvrez avec une ou deux cartes, ou passez.
       *[other] ouvrez avec 1 à { $most } cartes, ou passez.
    }
prompt-bid =
    Visite chez { $noble-le } : { $number ->
        [one] une carte est misée.
       *[other] { $number } cartes sont misées.
    } { $ways ->
        [1] { $most ->
            [0] Vous n’avez rien à miser et ne pouvez que passer.
            [one] Vous n’avez qu’une carte valable et ne pouvez que passer.
           *[other] Vous n’avez que { $most } cartes valables et ne pouvez que passer.
        }
        [2] Tenez ou passez ; vous n’avez pas davantage.
       *[other] Tenez, surenchérissez jusqu’à { $most }, ou passez.
    }
prompt-select =
    { $number ->
        [one] Choisissez la carte à montrer pour { $noble-le }.
       *[other] Choisissez les { $number } cartes à montrer pour { $noble-le }, la plus haute d’abord.
    }
prompt-select-ranked =
    { $number ->
        [one] Choisissez la carte à montrer pour { $noble-le }.
       *[other] Choisissez les { $number } cartes à montrer pour { $noble-le }, la plus haute d’abord.
    } À valeur égale, l’ordre est { $nobles-le }.
prompt-select-more =
    { $number ->
        [one] Encore une carte pour { $noble-le }, plus basse que la précédente.
       *[other] Encore { $number } cartes pour { $noble-le }, de plus en plus basses.
    }
prompt-take = L’enchère est à vous : prenez une carte « privilège ».
prompt-use =
    { $number ->
        [0] Vos deux privilèges sont utilisés : { $buildings ->
            [0] terminez votre tour, vous ne pouvez payer aucun bâtiment.
           *[other] faites construire l’architecte ou terminez votre tour.
        }
        [one] Il vous reste un privilège à utiliser.
       *[other] Utilisez { $number } symboles de votre carte « privilège ».
    }
prompt-compensation = { $seat } vous a volé { $level-le }. Quelle compensation choisissez-vous ?
prompt-discard = Défaussez une carte.
prompt-give = Il n’y a pas assez de cartes pour tout le monde : donnez-en une.

## Ce que l’on attend

waiting-first =
    { $you ->
        [yes] Vous décidez
       *[no] { $seat } décide
    } qui commence.
waiting-purchase = Tout le monde achète des reconnaissances de dettes.
waiting-bid =
    Visite chez { $noble-le } : { $you ->
        [yes] c’est à vous de miser.
       *[no] c’est à { $seat } de miser.
    }
waiting-select =
    Comparaison pour { $noble-le } : { $number ->
        [one] on choisit la carte à montrer.
       *[other] on choisit { $number } cartes par personne.
    }
waiting-take =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } une carte « privilège ».
waiting-use =
    { $you ->
        [yes] Vous utilisez votre
       *[no] { $seat } utilise une
    } carte « privilège ».
waiting-compensation =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } une compensation.
waiting-discard =
    { $you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } une carte.
waiting-give = Les cartes manquent : tout le monde en donne une.

## Ce que l’on peut répondre

option-first =
    { $you ->
        [yes] Je commence
       *[no] { $seat } commence
    }
option-buy =
    { $cards-count ->
        [one] Acheter une carte pour { $price } florins
       *[other] Acheter { $cards-count } cartes pour { $price } florins
    }
    .detail =
        { $cards-un } ; { $left ->
            [0] il ne reste pas d’argent
            [one] il reste { $left } florin
           *[other] il reste { $left } florins
        }
option-buy-nothing = Ne rien acheter
option-pass = Passer
    .detail = Vous gardez toutes vos cartes
option-hold =
    { $number ->
        [one] Tenir la mise d’une carte
       *[other] Tenir la mise de { $number } cartes
    }
    .detail = Vous restez dans la comparaison
option-open =
    { $number ->
        [one] Ouvrir avec une carte
       *[other] Ouvrir avec { $number } cartes
    }
option-raise =
    { $number ->
        [one] Surenchérir à une carte
       *[other] Surenchérir à { $number } cartes
    }
option-show-first = Montrer { $card-un }
    .detail = Votre carte la plus haute, la seule qui compte
option-show = Ajouter { $card-un }
option-show-jokers =
    Compléter avec { $number ->
        [one] un joker
       *[other] { $number } jokers
    }
option-show-anew = Recommencer le choix
option-take = Prendre { $card-quoted }
option-climb-agency = Obtenir { $level-le }
    .detail =
        { $last ->
            [1] Plus aucun revenu ne sera versé
           *[other] { $money } florins par manche
        }
option-steal-agency = Voler le comptoir { $victim-seat-de }
    .detail =
        { $level-le } : { $last ->
            [1] plus aucun revenu ne sera versé
           *[other] { $money } florins par manche
        }
option-climb-peerage = Obtenir { $level-le }
    .detail =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        } { $last ->
            [1] à la fin
           *[other] par manche
        }
option-steal-peerage = Voler le titre { $victim-seat-de }
    .detail =
        { $level-le } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } { $last ->
            [1] à la fin
           *[other] par manche
        }
option-climb-office = Obtenir { $level-le }
    .detail =
        { $last ->
            [1] Plus aucune carte ne sera distribuée
           *[other] Par manche, { $number ->
                [one] { $number } carte proposée
               *[other] { $number } cartes proposées
            }{ $free ->
                [0] { "" }
                [one] { " " }et { $free } gratuite
               *[other] { " " }et { $free } gratuites
            }
        }
option-steal-office = Voler la fonction { $victim-seat-de }
    .detail =
        { $level-le } : { $last ->
            [1] plus aucune carte ne sera distribuée
           *[other] par manche, { $number ->
                [one] { $number } carte proposée
               *[other] { $number } cartes proposées
            }{ $free ->
                [0] { "" }
                [one] { " " }et { $free } gratuite
               *[other] { " " }et { $free } gratuites
            }
        }
option-cash = Encaisser auprès de vos comptoirs
    .detail = { $money } florins
option-title = Prendre { $tile-un }
    .detail =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        } { $last ->
            [1] à la fin
           *[other] par manche
        }
option-mint-master = Engager un monnayeur
    .detail =
        { $last ->
            [1] Plus aucune carte ne sera distribuée
           *[other] { $number ->
                [one] { $number } carte gratuite par manche
               *[other] { $number } cartes gratuites par manche
            }
        }
option-master-builder = Engager un architecte
    .detail = Un bâtiment de plus à chaque enchère remportée
option-build = Construire { $tile-un }
    .detail =
        { $price } florins ; { $left ->
            [0] il ne reste pas d’argent
           *[other] il en reste { $left }
        }
option-builder = L’architecte construit { $tile-un }
    .detail =
        { $price } florins ; { $left ->
            [0] il ne reste pas d’argent
           *[other] il en reste { $left }
        }
option-money = Prendre { $money } florins
option-prestige =
    { $points ->
        [one] Prendre { $points } point
       *[other] Prendre { $points } points
    }
    .detail =
        { $lost ->
            [0] { "" }
            [one] { $lost } point est perdu au palier
           *[other] { $lost } points sont perdus au palier
        }
option-draw =
    { $number ->
        [one] Piocher une carte
       *[other] Piocher { $number } cartes
    }
    .detail = Puis en défausser une ; celle du dessus vaut { $price } florins
option-draw-shuffled =
    { $number ->
        [one] Piocher une carte
       *[other] Piocher { $number } cartes
    }
    .detail = Puis en défausser une ; on mélange d’abord la défausse
option-draw-nothing = Piocher des cartes
    .detail = Il n’y en a plus
option-waive = Renoncer à un privilège
    .detail =
        { $points ->
            [one] { $points } point en échange
           *[other] { $points } points en échange
        }{ $lost ->
            [0] { "" }
            [one] , dont { $lost } perdu au palier
           *[other] , dont { $lost } perdus au palier
        }
option-finish = Terminer votre tour
    .detail = Sans construire
option-compensation-money = Prendre { $money } florins
option-compensation-prestige =
    { $points ->
        [one] Prendre { $points } point
       *[other] Prendre { $points } points
    }
    .detail =
        { $lost ->
            [0] { "" }
            [one] { $lost } point est perdu au palier
           *[other] { $lost } points sont perdus au palier
        }
option-discard = Défausser { $card-un }
option-give = Donner { $card-un }

## Ce qui est refusé

refusal-passed = Vous avez passé, et c’est définitif pour cette visite. Vous pourrez miser à la prochaine.
refusal-leading =
    Vous menez déjà avec { $number ->
        [one] une carte
       *[other] { $number } cartes
    } et ne pouvez pas surenchérir sur votre propre mise. Attendez les autres.
refusal-not-in-showdown = Vous avez passé et ne participez pas à cette comparaison. Attendez la prochaine visite.
refusal-empty-hand = Votre main est vide : vous ne donnez rien. Attendez les autres.
refusal-final = Votre réponse est posée face cachée et ne change plus. Attendez les autres.
refusal-too-dear =
    Ces cartes coûtent { $price } florins et vous { $money ->
        [0] n’avez pas d’argent
       *[other] n’en avez que { $money }
    }. Il n’y a pas de crédit.
refusal-equal-jokers = Les jokers se valent : choisissez le premier avant le suivant.
refusal-nothing-to-hold =
    Personne n’a encore misé : il n’y a rien à tenir. { $most ->
        [0] Passez.
       *[other] Ouvrez ou passez.
    }
refusal-jokers-only = Vous n’avez aucune carte valable pour { $noble-le }, et des jokers seuls ne font pas une mise. Passez.
refusal-cannot-hold =
    La mise est { $number ->
        [one] d’une carte
       *[other] de { $number } cartes
    }, et vous n’avez { $most ->
        [0] aucune carte valable
        [one] qu’une carte valable
       *[other] que { $most } cartes valables
    } pour { $noble-le }. Passez.
refusal-bid-too-low =
    La mise est déjà { $number ->
        [one] d’une carte.
       *[other] de { $number } cartes.
    } { $ways ->
        [1] Vous ne pouvez pas la payer : passez.
        [2] Tenez ou passez.
       *[other] Tenez, ou surenchérissez.
    }
refusal-bid-too-high =
    Vous n’avez { $most ->
        [0] aucune carte valable
        [one] qu’une carte valable
       *[other] que { $most } cartes valables
    } pour { $noble-le } : on ne mise pas ce que l’on n’a pas.
refusal-other-noble = { $card } ne vaut rien pour { $noble-le }. Montrez des cartes { $noble-de } et des jokers.
refusal-descending = { $card-le } arrive trop tard : on nomme les cartes de la plus haute à la plus basse. Choisissez-en une plus basse.
refusal-too-few-below =
    Après { $card-le }, il ne resterait pas assez de cartes : il en faut encore { $number }. Choisissez-en une plus haute.
refusal-note-first = Il faut au moins une carte qui ne soit pas un joker. Nommez d’abord votre carte la plus haute.
refusal-too-few-jokers =
    Il faut encore { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }, et vous n’avez { $most ->
        [one] qu’un joker
       *[other] que { $most } jokers
    }. Ajoutez d’abord d’autres cartes.
refusal-face-down = { $card-quoted } reste face cachée jusqu’à la prochaine manche. Prenez une carte visible.
refusal-laid-aside = { $card-quoted } a servi ou a été mise de côté. Prenez une carte visible.
refusal-uses-spent =
    Vos deux privilèges sont utilisés. { $buildings ->
        [0] Terminez votre tour.
       *[other] Construisez avec l’architecte ou terminez votre tour.
    }
refusal-not-printed = Votre carte ne montre pas { $symbol-quoted }. Utilisez l’un de ses symboles ou renoncez.
refusal-symbol-spent = Vous avez déjà utilisé { $symbol-quoted } autant de fois que votre carte le montre. Utilisez un autre symbole ou renoncez.
refusal-uses-left =
    Il vous reste { $number ->
        [one] un privilège
       *[other] { $number } privilèges
    }, et rien ne se garde pour plus tard. Utilisez un symbole ou renoncez.
refusal-no-builder =
    Seul un architecte construit sans privilège ; sinon, il faut { $peerage ->
        [0] un symbole de fonction.
       *[other] un symbole de fonction ou de titre.
    }
refusal-builder-used = Votre architecte a déjà construit pour cette enchère. Il construira de nouveau à la prochaine que vous remporterez.
refusal-cash-level = On n’encaisse qu’à partir { $level-du }. Montez avec ce symbole.
refusal-cannot-build =
    { $symbol-quoted } ne permet pas de construire ; il faut { $peerage ->
        [0] un symbole de fonction.
       *[other] un symbole de fonction ou de titre.
    }
refusal-wrong-symbol = { $symbol-quoted } ne vous donne pas { $tile-de }. Utilisez le symbole de la bonne colonne.
refusal-at-the-top = Il n’y a rien au-dessus { $level-du }.
refusal-name-a-victim = La réserve n’a plus de carte pour { $level-le }. Dites à qui vous la volez.
refusal-no-theft = La réserve a encore une carte pour { $level-le }. Prenez celle-là.
refusal-not-holding = { $seat } n’a pas { $level-le }. Nommez quelqu’un qui a cette carte.
refusal-owned = Vous avez déjà { $tile-un }, et une seule tuile de chaque sorte est permise.
refusal-level = Pour { $tile-un }, il vous faut au moins { $level-le }. Montez d’abord.
refusal-pile-empty = Il ne reste plus { $tile-de }.
refusal-cannot-pay =
    { $tile-le } coûte { $price } florins, et vous { $money ->
        [0] n’avez pas d’argent
       *[other] n’en avez que { $money }
    }. Trouvez d’abord l’argent.
refusal-not-drawn = À cette table, on ne défausse qu’une carte que l’on vient de piocher ; { $card-le } n’en est pas une.

## Ce qui arrive

started =
    { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
displayed = Manche { $round }. Les privilèges visibles : { $cards-quoted }.
visited =
    Visite chez { $noble-le }. { $you ->
        [yes] Vous misez en premier.
       *[no] { $seat } mise en premier.
    }
passed =
    { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
held =
    { $you ->
        [yes] Vous tenez
       *[no] { $seat } tient
    } la mise { $number ->
        [one] d’une carte.
       *[other] de { $number } cartes.
    }
opened =
    { $you ->
        [yes] Vous ouvrez
       *[no] { $seat } ouvre
    } avec { $number ->
        [one] une carte.
       *[other] { $number } cartes.
    }
raised =
    { $you ->
        [yes] Vous surenchérissez
       *[no] { $seat } surenchérit
    } à { $number ->
        [one] une carte.
       *[other] { $number } cartes.
    }
unsold = Personne ne mise chez { $noble-le }.
showed =
    { $you ->
        [yes] Vous montrez
       *[no] { $seat } montre
    } { $cards-un }.
equal-values = À valeur égale, l’ordre est { $nobles-le }.
won-auction =
    { $you ->
        [yes] Vous remportez
       *[no] { $seat } remporte
    } l’enchère chez { $noble-le } pour { $number ->
        [one] une carte.
       *[other] { $number } cartes.
    }
consoled =
    { $you ->
        [yes] Vous reprenez vos cartes
       *[no] { $seat } reprend ses cartes
    }{ $money ->
        [0] .
        [one] { $you ->
            [yes] { " " }et recevez { $money } florin.
           *[no] { " " }et reçoit { $money } florin.
        }
       *[other] { $you ->
            [yes] { " " }et recevez { $money } florins.
           *[no] { " " }et reçoit { $money } florins.
        }
    }
took-privilege =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } la carte { $card-quoted }.
builder-works =
    { $you ->
        [yes] Votre architecte se met à l’œuvre.
       *[no] L’architecte { $seat-de } se met à l’œuvre.
    }
built =
    { $you ->
        [yes] Vous construisez
       *[no] { $seat } construit
    } { $tile-un } pour { $price } florins.
waived =
    { $you ->
        [yes] Vous renoncez
       *[no] { $seat } renonce
    } à un privilège.
gained =
    { $points ->
        [0] { $you ->
            [yes] Vous ne gagnez rien : vous en restez à { $prestige }.
           *[no] { $seat } ne gagne rien et en reste à { $prestige }.
        }
        [one] { $you ->
            [yes] Vous gagnez { $points } point : { $prestige } au total.
           *[no] { $seat } gagne { $points } point : { $prestige } au total.
        }
       *[other] { $you ->
            [yes] Vous gagnez { $points } points : { $prestige } au total.
           *[no] { $seat } gagne { $points } points : { $prestige } au total.
        }
    }
points-lost =
    { $you ->
        [yes] Vous perdez
       *[no] { $seat } perd
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au palier de { $limit }.
cashed =
    { $you ->
        [yes] Vos comptoirs vous versent
       *[no] Les comptoirs { $seat-de } versent
    } { $money } florins.
took-money =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $money } florins.
nothing-to-draw =
    { $you ->
        [yes] Vous ne trouvez
       *[no] { $seat } ne trouve
    } plus aucune carte à piocher.
drew =
    { $you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } { $number ->
        [one] une carte.
       *[other] { $number } cartes.
    }
drew-known =
    { $you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } { $number ->
        [one] une carte :
       *[other] { $number } cartes :
    } { $cards-un }.
discarded =
    { $you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $card-un }.
climbed =
    { $you ->
        [yes] Vous obtenez
       *[no] { $seat } obtient
    } { $level-le }.
stole =
    { $victim-you ->
        [yes] { $seat } vous vole { $level-le }.
       *[no] { $you ->
            [yes] Vous volez { $level-le } à { $victim-seat }.
           *[no] { $seat } vole { $level-le } à { $victim-seat }.
        }
    }
took-compensation =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $money } florins de compensation.
took-honour =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } du prestige en compensation.
took-title =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $tile-un } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $last ->
        [1] à la fin.
       *[other] par manche.
    }
took-right =
    { $you ->
        [yes] Vous engagez
       *[no] { $seat } engage
    } { $tile-un }.
income =
    { $you ->
        [yes] Vos comptoirs vous rapportent
       *[no] Les comptoirs { $seat-de } rapportent
    } { $money } florins.
free-notes =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $number ->
        [one] une carte gratuite.
       *[other] { $number } cartes gratuites.
    }
free-notes-known =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $number ->
        [one] une carte gratuite :
       *[other] { $number } cartes gratuites :
    } { $cards-un }.
offered =
    { $number ->
        [one] { $you ->
                [yes] On vous propose une carte.
               *[no] On propose une carte à { $seat }.
            }
       *[other] { $you ->
                [yes] On vous propose { $number } cartes.
               *[no] On propose { $number } cartes à { $seat }.
            }
    }
offered-known =
    { $you ->
        [yes] On vous propose
       *[no] On propose à { $seat }
    } { $number ->
        [one] une carte :
       *[other] { $number } cartes :
    } { $cards-un }.
bought =
    { $you ->
        [yes] Vous avez terminé vos achats.
       *[no] { $seat } a terminé ses achats.
    }
bought-known =
    { $number ->
        [0] { $you ->
            [yes] Vous n’achetez rien.
           *[no] { $seat } n’achète rien.
        }
       *[other] { $you ->
            [yes] Vous achetez { $cards-un } pour { $price } florins.
           *[no] { $seat } achète { $cards-un } pour { $price } florins.
        }
    }
notes-short = Il n’y a pas assez de cartes pour tout le monde : chacun en donne une.
gave =
    { $you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } une carte.
gave-known =
    { $you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } { $card-un }.
reshuffled = La défausse est mélangée et devient la pioche.
final-score =
    { $you ->
        [yes] Vous terminez
       *[no] { $seat } termine
    } { $prestige ->
        [0] sans un seul point de prestige.
        [one] avec { $prestige } point de prestige.
       *[other] avec { $prestige } points de prestige.
    }
## Feuilles

sheet-visit = Manche { $round } sur { $rounds } · visite chez { $noble-le }
sheet-privilege = Privilège
sheet-card = { $card }
sheet-tile = { $tile }
sheet-top-price = Dessus de la pioche
sheet-prestige = Prestige
sheet-money = Florins
sheet-hand-size = Main
sheet-agency = Comptoirs
sheet-peerage = Titre
sheet-office = Fonctions
sheet-tiles = Droits
sheet-bid = Mise
sheet-seat-active = ▸ { $seat }
sheet-level = { $level }
sheet-own-cards = Vos cartes
sheet-hand = Main
sheet-offer = Cartes proposées

## La table dans le navigateur

board-fl = { $number } fl
board-number = { $number }
board-points =
    { $number ->
        [one] point
       *[other] points
    }
board-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
board-joker-letter = J
board-jokers = Jokers
board-round = Manche { $round } sur { $rounds }
board-last-round = Dernière manche, { $round } sur { $rounds }
board-visit = Visite { $number } sur { $visits }
board-chip-market = Achat de cartes
board-gallery = Ordre des visites
board-won-with = { $name }, à { $number }
board-won-number = à { $number }
board-unsold = personne
board-visit-now = visite en cours
board-visit-next = ensuite
board-visit-last = en dernier
board-auction = Enchère chez { $noble }
board-auction-unit = en nombre de cartes
board-auction-order = Mises dans l’ordre de parole
board-showdown = Comparaison pour { $noble }
board-showdown-unit =
    { $number ->
        [one] { $number } carte par personne, en secret
       *[other] { $number } cartes par personne, en secret
    }
board-showdown-done = la plus haute carte gagne
board-income = Revenus
board-income-unit = tout le monde achète en secret
board-first-unit = on décide qui commence
board-giving-unit = tout le monde donne une carte en secret
board-opening = Avant la première visite
board-end = Fin de la partie
board-bid-passed =
    { $you ->
        [yes] vous avez passé
       *[no] a passé
    }
board-bid-leads =
    { $you ->
        [yes] vous menez à { $number }
       *[no] mène à { $number }
    }
board-bid-held =
    { $you ->
        [yes] vous tenez à { $number }
       *[no] tient à { $number }
    }
board-bid-asked =
    { $you ->
        [yes] à vous de miser
       *[no] mise
    }
board-bid-must =
    { $you ->
        [yes] vous répondrez
       *[no] doit répondre
    }
board-bid-chooses =
    { $you ->
        [yes] vous choisissez
       *[no] choisit
    }
board-bid-chosen =
    { $you ->
        [yes] vous avez choisi
       *[no] a choisi
    }
board-bid-won =
    { $you ->
        [yes] l’enchère est à vous
       *[no] remporte l’enchère
    }
board-bid-lost =
    { $you ->
        [yes] { $money ->
            [0] vous gardez vos cartes
           *[other] vous les gardez, +{ $money } fl
        }
       *[no] { $money ->
            [0] garde ses cartes
           *[other] les garde, +{ $money } fl
        }
    }
board-bid-buys =
    { $you ->
        [yes] vous achetez
       *[no] achète
    }
board-bid-bought =
    { $you ->
        [yes] vous avez choisi
       *[no] a choisi
    }
board-bid-gives =
    { $you ->
        [yes] vous en donnez une
       *[no] en donne une
    }
board-bid-gave =
    { $you ->
        [yes] vous avez choisi
       *[no] a choisi
    }
board-bid-idle =
    { $you ->
        [yes] vous attendez
       *[no] attend
    }
board-said = { $name } a misé { $number }
board-said-number = a misé { $number }
board-note-losers = Qui perd la comparaison garde ses cartes ; la 2e place reçoit { $second } fl, la 3e { $third } fl.
board-note-loser = Qui perd la comparaison garde ses cartes et reçoit { $second } fl.
board-note-market = Personne ne voit ce que vous achetez.
board-note-giving = Les cartes manquent. Personne ne voit celle que vous donnez.
board-note-first = Qui commence ouvre la première enchère.
board-note-over = L’argent et les cartes ne valent plus rien.
board-display = Privilèges de la manche
board-display-uses =
    { $number ->
        [one] { $number } symbole sur 3
       *[other] { $number } symboles sur 3
    }
board-in-use = en cours
board-waived =
    { $number ->
        [one] { $number } privilège abandonné
       *[other] { $number } privilèges abandonnés
    }
board-taken-by = Prise par { $name } chez { $noble }
board-laid-aside = Mise de côté
board-spent = utilisé
board-soft = corpo­ration Conseil­ler munici­pal Cathé­drale Archi­tecte Mon­nayeur
board-agency = Comptoir
board-peerage = Titre
board-office = Fonction
board-symbol-points = Prestige
board-symbol-notes =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
board-gives-building = { $tile } { $number } fl
board-gives-level = { $level }
board-gives-stolen = { $level }, à { $name }
board-gives-money = { $number } fl comptant
board-gives-tile = { $tile }
board-gives-nothing = rien pour l’instant
board-gives-points =
    { $number ->
        [one] +{ $number } point
       *[other] +{ $number } points
    }
board-gives-blocked = +{ $number } : palier { $limit }
board-gives-notes = 1 à défausser
board-gives-purse = dans la bourse
board-street = Prestige
board-gate = { $tile } au palier { $limit } :
board-gate-none = { $tile } : il n’y en a plus
board-piles = Tuiles « droits »
board-pile-empty = il n’y en a plus
board-pile-points = +{ $number } par manche
board-pile-points-last = +{ $number } à la fin
board-pile-mint = 1 carte gratuite
board-pile-mint-last = plus de cartes
board-pile-builder = 1 bâtiment de plus
board-pile-left = reste { $number }
board-pile-level = échelon { $level }
board-top = dessus : { $price } fl
board-deck-size =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
board-deck-empty = vide
board-deck-few = peu de cartes
board-deck-plenty = bien garnie
board-agencies = Comptoirs
board-agencies-unit = florins par manche
board-agencies-unit-last = plus de revenu
board-peerages = Titres
board-peerages-unit = points par manche
board-peerages-unit-last = points à la fin
board-offices = Fonctions
board-offices-unit = cartes par manche
board-offices-unit-last = plus de cartes
board-short-councillor = Conseiller
board-in-supply = { $number } en réserve
board-held-by =
    { $more ->
        [0] chez { $name }
       *[other] { $name } +{ $more }
    }
board-rights = Droits
board-no-rights = aucun droit
board-slot-owned = { $tile } : déjà là
board-slot-free = { $tile } : pas encore
board-blocked = arrêt à { $limit }
board-limit = jusqu’à { $limit }
board-no-limit = plus de palier
board-backs = Dos :
board-hand =
    { $number ->
        [one] Votre main : { $number } carte
       *[other] Votre main : { $number } cartes
    }
board-hand-empty = Votre main est vide.
board-purse = Bourse
board-most-here = Mises possibles :
board-your-answer = Votre réponse
board-pass-hint = vous gardez tout
board-hold = Tenir { $number }
board-hold-hint = vous restez dans la comparaison
board-raise = Surenchérir à { $number }
board-open = Ouvrir à { $number }
board-raise-hint =
    { $number ->
        [one] vous menez, il reste { $number } réponse
       *[other] vous menez, il reste { $number } réponses
    }
board-alone-hint = il n’y a plus personne en face
board-all-hint =
    { $number ->
        [one] votre seule carte valable
       *[other] toutes vos cartes valables, { $number } en tout
    }
board-higher = Plus haut :
board-places =
    { $number ->
        [one] La carte à montrer
       *[other] Les { $number } cartes à montrer
    }
board-place-empty = place vide
board-places-hint = Touchez les cartes, la plus haute d’abord.
board-places-again = C’est choisi. Touchez une carte pour recommencer.
board-offer =
    { $number ->
        [one] { $number } carte proposée
       *[other] { $number } cartes proposées
    }
board-offer-card =
    { $price ->
        [one] { $card }, { $price } florin
       *[other] { $card }, { $price } florins
    }
board-buy =
    { $number ->
        [one] Acheter { $number } carte pour { $price } fl
       *[other] Acheter { $number } cartes pour { $price } fl
    }
board-buy-left = il vous reste { $left } fl
board-buy-nothing-hint = vous gardez { $left } fl ; touchez les cartes à acheter
board-sealed-purchase =
    { $number ->
        [0] Face cachée : rien d’acheté, { $price } fl
        [one] Face cachée : { $number } carte pour { $price } fl
       *[other] Face cachée : { $number } cartes pour { $price } fl
    }
board-otherwise = Autrement
board-way-climb = Monter d’un échelon
board-way-cash = Prendre de l’argent
board-closed-level = dès l’échelon { $level }
board-closed-owned = déjà à vous
board-closed-empty = il n’y en a plus
board-closed-price = { $price } fl, trop cher
board-closed-top = l’échelon le plus haut
board-label-level = { $level }
board-label-steal = { $level }, à { $victim-seat }
board-label-money = +{ $money } fl
board-label-tile = { $tile }
board-label-mint-master = Monnayeur
board-label-master-builder = Architecte
board-label-build = { $tile }, { $price } fl
board-label-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
board-label-waive = Renoncer : +{ $points }
board-label-draw =
    { $number ->
        [one] Piocher { $number } carte
       *[other] Piocher { $number } cartes
    }
board-label-finish = Terminer
board-hint-agency =
    { $last ->
        [1] plus de revenu
       *[other] { $money } fl par manche
    }
board-hint-peerage =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    } { $last ->
        [1] à la fin
       *[other] par manche
    }
board-hint-office =
    { $last ->
        [1] plus de cartes
       *[other] { $number ->
            [one] { $number } carte proposée par manche
           *[other] { $number } cartes proposées par manche
        }{ $free ->
            [0] { "" }
            [one] { " " }+ { $free } gratuite
           *[other] { " " }+ { $free } gratuites
        }
    }
board-hint-purse = bourse : { $purse } fl
board-hint-mint-master =
    { $last ->
        [1] plus de cartes
       *[other] { $number ->
            [one] { $number } carte gratuite par manche
           *[other] { $number } cartes gratuites par manche
        }
    }
board-hint-master-builder = un bâtiment de plus par enchère remportée
board-hint-build = il reste { $left } fl ; ouvre le palier { $gate }
board-hint-builder = par l’architecte ; il reste { $left } fl
board-hint-points =
    { $lost ->
        [0] { $prestige } → { $after }
        [one] { $prestige } → { $after } : arrêt au palier, { $lost } perdu (R11.6)
       *[other] { $prestige } → { $after } : arrêt au palier, { $lost } perdus (R11.6)
    }
board-hint-draw = puis en défausser une ; dessus : { $price } fl
board-hint-draw-shuffled = puis en défausser une ; on mélange d’abord la défausse
board-hint-draw-nothing = il n’y a plus de cartes
board-hint-finish = sans construire
board-barrier-church = Sans église, vous vous arrêtez à { $limit }.
board-barrier-cathedral = Sans cathédrale, vous vous arrêtez à { $limit }.
board-hint-leader = Mise la plus haute : { $number } ({ $name }).
board-hint-bid = Qui remporte l’enchère paie avec les cartes montrées, les autres gardent les leurs.
board-hint-select = Seule la plus haute carte compte ; les jokers complètent le nombre.
board-hint-equal = À valeur égale :
board-hint-take =
    { $number ->
        [one] Vous utiliserez un de ses trois symboles.
       *[other] Vous utiliserez { $number } de ses trois symboles.
    }
board-hint-purchase = Touchez les cartes voulues. Le reste repart sans être montré.
board-hint-discard = Touchez la carte à défausser ; tout le monde la verra.
board-hint-give = Touchez la carte à donner ; personne ne la verra.
board-hint-compensation = Vous redescendez d’un échelon et recevez une compensation.
board-hint-use = L’ordre est libre. Un privilège ne se garde pas.
board-sheet = Feuille de compte
board-source = Gagné par
board-score-start = Au départ
board-score-income = Revenus de la manche { $round }
board-score-symbols = Symboles de prestige
board-score-waived = Privilèges abandonnés
board-score-honour = Compensations
board-score-lost = Perdus aux paliers
board-total = Total
board-tie = Les bâtiments départagent (prix en florins)
board-scene-showdown = La comparaison
board-scene-theft = Un échelon volé
board-scene-purchases = Les achats

## Noms

name-philipp = Philippe
    .noun = m name: Philippe
name-louise = Louise
    .noun = f name: Louise
name-leo = Léo
    .noun = m name: Léo
name-maria = Maria
    .noun = f name: Maria
name-maximilian = Maximilien
    .noun = m name: Maximilien
name-philipp-1 = Philippe 1
    .noun = m name: Philippe 1
name-philipp-2 = Philippe 2
    .noun = m name: Philippe 2
name-philipp-3 = Philippe 3
    .noun = m name: Philippe 3
name-philipp-4 = Philippe 4
    .noun = m name: Philippe 4
name-philipp-5 = Philippe 5
    .noun = m name: Philippe 5
name-philipp-6 = Philippe 6
    .noun = m name: Philippe 6
name-philipp-7 = Philippe 7
    .noun = m name: Philippe 7
name-philipp-8 = Philippe 8
    .noun = m name: Philippe 8
name-philipp-9 = Philippe 9
    .noun = m name: Philippe 9
name-philipp-10 = Philippe 10
    .noun = m name: Philippe 10
name-philipp-11 = Philippe 11
    .noun = m name: Philippe 11
name-philipp-12 = Philippe 12
    .noun = m name: Philippe 12
name-philipp-13 = Philippe 13
    .noun = m name: Philippe 13
name-philipp-14 = Philippe 14
    .noun = m name: Philippe 14
name-philipp-15 = Philippe 15
    .noun = m name: Philippe 15
name-philipp-16 = Philippe 16
    .noun = m name: Philippe 16
name-philipp-17 = Philippe 17
    .noun = m name: Philippe 17
name-louise-1 = Louise 1
    .noun = m name: Louise 1
name-louise-2 = Louise 2
    .noun = m name: Louise 2
name-louise-3 = Louise 3
    .noun = m name: Louise 3
name-louise-4 = Louise 4
    .noun = m name: Louise 4
name-louise-5 = Louise 5
    .noun = m name: Louise 5
name-louise-6 = Louise 6
    .noun = m name: Louise 6
name-louise-7 = Louise 7
    .noun = m name: Louise 7
name-louise-8 = Louise 8
    .noun = m name: Louise 8
name-louise-9 = Louise 9
    .noun = m name: Louise 9
name-louise-10 = Louise 10
    .noun = m name: Louise 10
name-louise-11 = Louise 11
    .noun = m name: Louise 11
name-louise-12 = Louise 12
    .noun = m name: Louise 12
name-louise-13 = Louise 13
    .noun = m name: Louise 13
name-louise-14 = Louise 14
    .noun = m name: Louise 14
name-louise-15 = Louise 15
    .noun = m name: Louise 15
name-louise-16 = Louise 16
    .noun = m name: Louise 16
name-louise-17 = Louise 17
    .noun = m name: Louise 17
name-leo-1 = Léo 1
    .noun = m name: Léo 1
name-leo-2 = Léo 2
    .noun = m name: Léo 2
name-leo-3 = Léo 3
    .noun = m name: Léo 3
name-leo-4 = Léo 4
    .noun = m name: Léo 4
name-leo-5 = Léo 5
    .noun = m name: Léo 5
name-leo-6 = Léo 6
    .noun = m name: Léo 6
name-leo-7 = Léo 7
    .noun = m name: Léo 7
name-leo-8 = Léo 8
    .noun = m name: Léo 8
name-leo-9 = Léo 9
    .noun = m name: Léo 9
name-leo-10 = Léo 10
    .noun = m name: Léo 10
name-leo-11 = Léo 11
    .noun = m name: Léo 11
name-leo-12 = Léo 12
    .noun = m name: Léo 12
name-leo-13 = Léo 13
    .noun = m name: Léo 13
name-leo-14 = Léo 14
    .noun = m name: Léo 14
name-leo-15 = Léo 15
    .noun = m name: Léo 15
name-leo-16 = Léo 16
    .noun = m name: Léo 16
name-leo-17 = Léo 17
    .noun = m name: Léo 17
name-maria-1 = Maria 1
    .noun = m name: Maria 1
name-maria-2 = Maria 2
    .noun = m name: Maria 2
name-maria-3 = Maria 3
    .noun = m name: Maria 3
name-maria-4 = Maria 4
    .noun = m name: Maria 4
name-maria-5 = Maria 5
    .noun = m name: Maria 5
name-maria-6 = Maria 6
    .noun = m name: Maria 6
name-maria-7 = Maria 7
    .noun = m name: Maria 7
name-maria-8 = Maria 8
    .noun = m name: Maria 8
name-maria-9 = Maria 9
    .noun = m name: Maria 9
name-maria-10 = Maria 10
    .noun = m name: Maria 10
name-maria-11 = Maria 11
    .noun = m name: Maria 11
name-maria-12 = Maria 12
    .noun = m name: Maria 12
name-maria-13 = Maria 13
    .noun = m name: Maria 13
name-maria-14 = Maria 14
    .noun = m name: Maria 14
name-maria-15 = Maria 15
    .noun = m name: Maria 15
name-maria-16 = Maria 16
    .noun = m name: Maria 16
name-maria-17 = Maria 17
    .noun = m name: Maria 17
name-joker = Joker
    .noun = m: joker, jokers
name-agency = Comptoir
    .noun = m: comptoir, comptoirs
name-peerage = Titre de noblesse
    .noun = m: titre de noblesse, titres de noblesse
name-office = Fonction
    .noun = f: fonction, fonctions
name-money-500 = 500 florins
    .noun = title: 500 florins
name-prestige-6 = 6 points
    .noun = title: 6 points
name-prestige-7 = 7 points
    .noun = title: 7 points
name-draw-2 = 2 cartes
    .noun = title: 2 cartes
name-p01 = 500 fl, 6 points, fonction
    .noun = title: 500 fl, 6 points, fonction
name-p02 = 2 × fonction, titre
    .noun = title: 2 × fonction, titre
name-p03 = 2 × titre, comptoir
    .noun = title: 2 × titre, comptoir
name-p04 = 2 × comptoir, fonction
    .noun = title: 2 × comptoir, fonction
name-p05 = comptoir, titre, fonction
    .noun = title: comptoir, titre, fonction
name-p06 = comptoir, fonction, 7 points
    .noun = title: comptoir, fonction, 7 points
name-p07 = titre, fonction, 2 cartes
    .noun = title: titre, fonction, 2 cartes
name-p08 = comptoir, titre, 2 cartes
    .noun = title: comptoir, titre, 2 cartes
name-p09 = titre, 500 fl, 6 points
    .noun = title: titre, 500 fl, 6 points
name-p10 = comptoir, 500 fl, 2 cartes
    .noun = title: comptoir, 500 fl, 2 cartes
name-agency-1 = Augsbourg
    .noun = m: comptoir d’Augsbourg
name-agency-2 = Innsbruck
    .noun = m: comptoir d’Innsbruck
name-agency-3 = Venise
    .noun = m: comptoir de Venise
name-agency-4 = Anvers
    .noun = m: comptoir d’Anvers
name-peerage-1 = Bourgeois
    .noun = m: rang de bourgeois
name-peerage-2 = Baron
    .noun = m: titre de baron
name-peerage-3 = Comte
    .noun = m: titre de comte
name-peerage-4 = Prince
    .noun = m: titre de prince
name-office-1 = Marchand
    .noun = m: état de marchand
name-office-2 = Maître de corporation
    .noun = f: maîtrise de corporation
name-office-3 = Conseiller municipal
    .noun = m: siège de conseiller municipal
name-office-4 = Maire
    .noun = f: mairie
name-coat-of-arms = Blason
    .noun = m: blason, blasons
name-patent-of-nobility = Lettres de noblesse
    .noun = f plural: lettres de noblesse
name-mint-master = Monnayeur
    .noun = m: monnayeur, monnayeurs
name-master-builder = Architecte
    .noun = m: architecte, architectes
name-church = Église
    .noun = f: église, églises
name-cathedral = Cathédrale
    .noun = f: cathédrale, cathédrales
name-prestige = Points de prestige
    .noun = m plural: points de prestige
name-deck = Pioche
    .noun = f mass: pioche

## Règles de la maison

table-first-player = Qui commence
    .help = Qui ouvre la première enchère.
table-first-player-random = Le sort décide
table-first-player-host-choice = La première place décide
table-money-visibility = Argent
    .help = Si tout le monde voit combien d’argent vous avez.
table-money-visibility-hidden = Secret
table-money-visibility-open = Visible
table-hand-size-visibility = Nombre de cartes
    .help = Si tout le monde voit combien de cartes vous avez et la taille des piles.
table-hand-size-visibility-hidden = Secret
table-hand-size-visibility-open = Visible
table-card-backs-visible = Dos des cartes
    .help = Si tout le monde voit les prix au dos de vos cartes ; le nombre de cartes devient visible aussi.
table-card-backs-visible-false = Cachés
table-card-backs-visible-true = Visibles
table-build-with-peerage = Construire avec un titre
    .help = Si les symboles de titre permettent aussi de construire églises et cathédrales.
table-build-with-peerage-false = Symboles de fonction seulement
table-build-with-peerage-true = Symboles de titre aussi
table-draw-discard-from = Défausser après la pioche
    .help = Quelle carte vous pouvez défausser après en avoir pioché deux.
table-draw-discard-from-hand = N’importe quelle carte de la main
table-draw-discard-from-drawn = L’une des deux piochées
table-unsold-next-opener = Après une visite sans mise
    .help = Qui ouvre l’enchère suivante si personne n’a misé.
table-unsold-next-opener-keep = La même personne
table-unsold-next-opener-clockwise = La place suivante

## Les raisons que donne un automate

name-reason-tempo = le moment de la partie
name-reason-prestige = le prestige
name-reason-buildings = les paliers et les bâtiments
name-reason-levels = les comptoirs, les titres et les fonctions
name-reason-rights = les tuiles du plateau personnel
name-reason-auction = l’enchère
name-reason-money = l’argent
name-reason-notes = les reconnaissances de dettes en main
reason-prestige =
    Rapporte tout de suite { $number ->
        [one] 1 point de prestige
       *[other] { $number } points de prestige
    } de plus.
reason-prestige-round =
    Rapporte { $number ->
        [one] 1 point de prestige
       *[other] { $number } points de prestige
    } de plus à chaque manche.
reason-money =
    Laisse { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } de plus à dépenser.
reason-builds = Franchit un palier : avec { $tile-le }, le prestige dépasse { $number }.
reason-tile = Prend { $tile-le } tant qu’il en reste.
reason-climbs = Monte à l’échelon { $step-quoted }.
reason-takes-level =
    { $rival-you ->
        [yes] Vous y perdez
       *[no] { $rival-seat } y perd
    } { $step-quoted }.
reason-income =
    Ajoute { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } aux revenus de chaque manche.
reason-free-notes =
    { $number ->
        [one] Une carte gratuite
       *[other] { $number } cartes gratuites
    } de plus à chaque manche.
reason-offer =
    À chaque manche, { $number ->
        [one] une carte proposée
       *[other] { $number } cartes proposées
    } de plus.
reason-draws-notes =
    Rapporte { $number ->
        [one] une carte
       *[other] { $number } cartes
    } pour les enchères à venir.
reason-use-left =
    Laisse encore { $number ->
        [one] un usage
       *[other] { $number } usages
    } de la carte.
reason-money-early =
    L’argent achète encore des cartes : { $number ->
        [one] une manche
       *[other] { $number } manches
    } à venir.
reason-barrier = Au-delà du palier de { $number }, les points seraient perdus.
reason-affords = L’argent suffit alors pour { $tile-le }.
reason-money-late = À la dernière manche, l’argent n’achète plus rien.
reason-points-count = Aucun palier n’arrête ces points.
reason-card-points =
    La carte vaut tout de suite { $number ->
        [one] 1 point de prestige
       *[other] { $number } points de prestige
    }.
reason-card-money =
    La carte rapporte { $number ->
        [one] 1 florin
       *[other] { $number } florins
    }.
reason-card-notes =
    La carte fait piocher { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
reason-card-climb = La carte permet de monter à l’échelon { $step-quoted }.
reason-card-tile = La carte peut donner { $tile-le }.
reason-card-builds = L’argent est là : avec cette carte, on peut construire { $tile-le }.
reason-denies =
    { $rival-you ->
        [yes] Vous pourriez
       *[no] { $rival-seat } pourrait
    } tirer davantage de cette carte.
reason-cheaper =
    Économise { $number ->
        [one] 1 florin
       *[other] { $number } florins
    }.
reason-more-notes =
    { $number ->
        [one] Une carte
       *[other] { $number } cartes
    } de plus pour les enchères.
reason-buys-joker = Un joker convient à tous les nobles.
reason-high-note = { $card } bat la plupart des cartes.
reason-first-note = La première carte pour { $noble } : de quoi miser lors de la visite.
reason-notes-of =
    Cela fait { $number ->
        [one] une carte
       *[other] { $number } cartes
    } pour { $noble }.
reason-saves-for = Laisse assez d’argent pour { $tile-le }.
reason-keeps-joker = Garde le joker, qui convient à tous les nobles.
reason-low-note = { $card } gagne rarement.
reason-keeps-note = Garde { $card } pour une enchère.
reason-jokers-left =
    Il reste { $number ->
        [one] un joker
       *[other] { $number } jokers
    }.
reason-enough-of =
    { $number ->
        [one] Une carte suffit
       *[other] { $number } cartes suffisent
    } pour { $noble }.
reason-visit-over = La visite chez { $noble } est déjà passée dans cette manche.
reason-begins = Commence et annonce la première mise.
reason-lets-begin =
    { $rival-you ->
        [yes] Vous laisse
       *[no] Laisse { $rival-seat }
    } commencer et entend une mise avant de miser.
reason-unbeatable = Personne ne peut battre { $card }.
reason-strong-note = { $card } est difficile à battre.
reason-alone =
    Il n’y a plus personne : { $number ->
        [one] une carte suffit
       *[other] { $number } cartes suffisent
    } pour la visite.
reason-fewer-notes =
    Coûte { $number ->
        [one] une carte
       *[other] { $number } cartes
    } de moins en cas de victoire.
reason-pressure =
    Les autres ont besoin { $number ->
        [one] d’une carte valable
       *[other] de { $number } cartes valables
    }, sinon ils passent.
reason-prize = L’étalage a une carte qui convient : { $card-quoted }.
reason-second-money =
    Même la deuxième place rapporte { $number ->
        [one] 1 florin
       *[other] { $number } florins
    }.
reason-notes-left =
    Laisse { $number ->
        [one] une carte
       *[other] { $number } cartes
    } en main pour la suite.
reason-keeps-notes =
    Garde { $number ->
        [one] la seule carte
       *[other] les { $number } cartes
    } pour une autre visite.
reason-weak-note = { $card } est trop faible pour gagner ici.
reason-last-notes =
    Il faudrait { $number ->
        [one] la dernière carte valable
       *[other] les { $number } cartes valables
    }.
reason-others-fight =
    Laisse { $number ->
        [one] l’autre
       *[other] les { $number } autres
    } se disputer la place.
reason-visits-left =
    Encore { $number ->
        [one] une visite
       *[other] { $number } visites
    } dans cette manche.
reason-anew = Recommence le choix.
reason-shows-jokers = Épargne { $card-le } pour une autre visite.
reason-saves-jokers =
    Épargne { $number ->
        [one] le joker, bon
       *[other] les { $number } jokers, bons
    } pour tous les nobles.
reason-fills-up = Complète avec une carte plus basse et épargne { $card }.
reason-keeps-filler = Garde { $card } pour compléter une autre fois.
reason-shows-best = Seule la carte la plus haute décide : { $card }.
reason-losers-keep = Qui perd garde ses cartes : une haute ne risque pas grand-chose.
reason-saves-note = Épargne { $card } pour une meilleure visite.
reason-enough-to-stay =
    La deuxième place rapporte { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } sans rien dépenser.

## Matériel : les parties de components.toml et leurs clés

material-players = Autour de la table
material-setup = Mise en place
    .start-money = Florins
    .start-jokers = Jokers
    .start-offer = Cartes proposées
    .start-prestige = Points de prestige
    .start-level = Échelon dans chaque catégorie
material-rounds = Manches selon le nombre de joueurs
material-round-track = Piste des manches
    .spaces = Cases
    .labels = Chiffres imprimés (0 : aucun)
material-prestige-track = Piste de prestige
    .loop = Pas pour un tour
    .barrier-church = Pas au-delà sans église
    .barrier-cathedral = Pas au-delà sans cathédrale
material-money = Argent
    .banknotes = Billets (valeur × nombre)
    .bank-limited = La banque peut s’épuiser
material-nobles = Les nobles
    .has-notes = A des reconnaissances de dettes
    .tie-rank = Rang en cas d’égalité
material-notes = Reconnaissances de dettes
    .copies-per-value = De chaque valeur
    .price-on-back = Prix au dos aussi
material-notes-price-by-value = Prix d’une reconnaissance de dettes selon sa valeur
material-jokers = Jokers
material-piles = Ce qu’on dit des piles
    .few-cards = Peu, c’est moins de
material-step-card-sizes = Cartes « échelon »
    .total-per-category = Par catégorie
    .small = Petite
    .medium = Moyenne
    .large = Grande
material-step-supply = Cartes « échelon » selon le nombre de joueurs
    .small = Petites
    .medium = Moyennes
    .large = Grandes
material-categories = Catégories, échelons 1 à 4
    .income = Florins par manche
    .cash-option = Florins au lieu d’un échelon
    .cash-option-min-level = dès l’échelon
    .prestige = Prestige par manche
    .offer = Cartes proposées
    .free = et gratuites
material-rights-general = Tuiles « droits »
    .per-pile = Par pile
    .use-all-for-every-player-count = Toutes, quel que soit le nombre de joueurs
material-rights = Tuiles « droits » par pile
    .category = Catégorie
    .min-level = Dès l’échelon
    .pile = La pile, de haut en bas
    .free-notes = Cartes gratuites par manche
    .extra-builds-per-win = Bâtiments en plus par enchère remportée
material-privilege-rules = Cartes « privilège » : les nombres
    .display = Face visible
    .uses-per-card = Usages par carte
    .waive-prestige = Prestige si l’on renonce
    .money-symbol = Florins du symbole argent
    .prestige-6 = Petit laurier
    .prestige-7 = Grand laurier
    .draw-cards = Cartes piochées
    .draw-discard = dont défaussées
material-privilege-cards = Cartes « privilège »
    .symbols = Symboles
material-showdown-compensation = Compensation après une comparaison
    .second = Deuxième place
    .third = Troisième place
material-steal-compensation = Compensation pour un échelon volé
    .money = Florins
    .prestige = Points de prestige

## Ce qui s’explique sur la table

help-philipp = Pendant cette visite, les cartes de Philippe et vos jokers sont valables.
help-louise = Pendant cette visite, les cartes de Louise et vos jokers sont valables.
help-leo = Pendant cette visite, les cartes de Léo et vos jokers sont valables.
help-maria = Pendant cette visite, les cartes de Maria et vos jokers sont valables.
help-maximilian = Pendant cette visite, toutes vos cartes sont valables ; à valeur égale, c’est le noble qui départage, Maria en tête.
help-bidder = Mène la personne qui a annoncé la première le nombre en cours ; les autres tiennent, surenchérissent ou passent.
    .name = Qui mise
help-consolation = Qui perd la comparaison garde ses cartes ; la deuxième place reçoit 100 florins, la troisième 50.
    .name = Compensation
help-note = Une carte d’un noble : sa valeur décide de la comparaison, son prix se paie à l’achat.
help-joker = Une carte sans valeur : elle complète le nombre misé, mais ne fait jamais gagner une comparaison.
help-valid-cards = Le nombre de vos cartes valables pour chaque visite ; on ne mise pas avec des jokers seuls.
    .name = Mises possibles
help-place = Les cartes que vous montrerez, la plus haute d’abord ; des jokers complètent le nombre.
    .name = Cartes à montrer
help-taken-card = Cette carte a quitté la table et ne revient qu’au prochain mélange des dix cartes.
    .name = Carte prise
help-money-500 = Vous recevez 500 florins de la banque.
help-prestige-6 = Vous gagnez 6 points, dans la limite du palier.
help-prestige-7 = Vous gagnez 7 points, dans la limite du palier.
help-draw-2 = Vous piochez deux cartes, puis défaussez une carte de votre choix.
help-sheet = Tout ce qui est acquis : échelons, tuiles « droits » et points de prestige.
    .name = Fiche
help-agency-level = Les florins que cet échelon rapporte à la fin de chaque manche, sauf la dernière.
    .name = Échelon des comptoirs
help-peerage-level = Les points que cet échelon rapporte à la fin de chaque manche.
    .name = Échelon des titres
help-office-level = Les cartes que cet échelon fait proposer à la fin de chaque manche, sauf la dernière ; le maire en reçoit une de plus, gratuite.
    .name = Échelon des fonctions
help-church = Sans elle, on s’arrête à 25 points ; vous payez le prix de la tuile du dessus.
help-cathedral = Avec une église mais sans elle, on s’arrête à 45 points ; vous payez le prix de la tuile du dessus.
help-deck = Les cartes face cachée ; tout le monde voit le prix de celle du dessus.
help-purse = Votre argent : il paie cartes, églises et cathédrales.
    .name = Bourse
help-backs = Les prix des cartes de cette main, triés.
    .name = Dos des cartes

## Le jeu en une page

summary-aim = Finissez avec le plus de prestige : payez avec les dettes des puissants et changez leurs privilèges en échelons et en bâtiments.
summary-pieces-notes = Des reconnaissances de dettes de quatre nobles, chacune unique
summary-pieces-joker = Les jokers comptent pour le nombre, mais n’ont pas de valeur
summary-pieces-ladders = Trois catégories : comptoirs pour l’argent, titres de noblesse pour le prestige, fonctions pour les cartes
summary-pieces-rights = Tuiles « droits » : personne ne peut vous les voler
summary-pieces-buildings = Église et cathédrale, pour dépasser 25 et 45 points
summary-pieces-symbols = Cartes « privilège » : trois symboles, dont vous utilisez deux
summary-turn-bidding = Cinq visites, cinq enchères : passez, tenez la mise ou surenchérissez sur un nombre de cartes de ce noble ; chez Maximilien, toutes sont valables.
summary-turn-showdown = Qui reste montre autant de cartes : gagne et paie qui a la plus haute, les autres reprennent les leurs.
summary-turn-taking = Qui gagne prend une carte « privilège » et utilise deux de ses symboles, ou y renonce pour 2 points chacun.
summary-turn-climbing = Une catégorie monte d’un échelon ; si la réserve n’a plus la carte, on la vole à quelqu’un.
summary-turn-income = Puis les revenus : argent, prestige, et des cartes que l’on achète en secret.
summary-score-income = À chaque revenu : 3, 5, 8 ou 12 points selon votre titre, plus le blason et les lettres de noblesse.
summary-score-symbols = Les symboles de prestige : 6 ou 7 points ; un privilège auquel on renonce : 2 points.
summary-score-barriers = Sans église, tout s’arrête à 25 points, sans cathédrale à 45 : l’excédent est perdu.
summary-end = On joue deux manches de plus qu’il n’y a de joueurs ; la dernière ne paie que le prestige. Qui en a le plus gagne ; à égalité, la cathédrale la plus chère départage.
summary-idea = Perdre une comparaison ne coûte rien : on reprend ses cartes et l’on touche 100 florins à la deuxième place, 50 à la troisième. N’hésitez pas à tenir une mise pour la perdre : laissez payer les autres.

## La première partie guidée

lesson-aim = Bienvenue à Augsbourg en l’an 1520 ! Vous êtes la banque des puissants. Qui a le plus de points de prestige après la dernière manche gagne.
lesson-visits = À chaque manche, on visite cinq nobles, l’un après l’autre. Chaque visite est une enchère, et qui la remporte prend une carte « privilège ».
lesson-notes = On mise avec des reconnaissances de dettes : chacune est d’un noble et a une valeur. On vous en propose sept, et vous avez 1 500 florins.
lesson-buy = Achetez le 8 de Philippe, le 4 et le 13 de Louise, le 13 et le 16 de Léo. Choisissez ces cinq cartes, puis confirmez l’achat.
lesson-bid = Seules sont valables les cartes du noble visité, et vos jokers. Vous misez un nombre de cartes ; leurs valeurs ne comptent pas encore.
lesson-open = Vous avez une carte de Philippe, et deux jokers en plus. Ouvrez avec une carte.
lesson-pass = La mise est maintenant de deux cartes. Vos jokers vous serviront chez Louise. Passez : cela ne coûte rien.
lesson-taken = On a payé deux cartes, pris une carte « privilège » et utilisé deux de ses trois symboles. Ce sera bientôt votre tour.
lesson-raise = Vous avez deux cartes de Louise, et deux jokers. Surenchérissez à deux cartes.
lesson-hold = La mise est de trois cartes. Tenez-la : on montrera alors ses cartes, et les valeurs décideront.
lesson-select = La comparaison : la carte la plus haute gagne, à elle seule. Montrez le 13 de Louise.
lesson-more = Il faut trois cartes : ajoutez son 4. Un joker fait le reste.
lesson-won = Gagné ! Vous payez avec les cartes montrées. Qui perd la comparaison reprend les siennes, et la deuxième place reçoit même 100 florins.
lesson-take = Prenez une carte « privilège ». Chacune a trois symboles, et vous en utilisez deux aussitôt. Au début, les symboles des trois catégories sont les meilleurs.
lesson-agency = Les comptoirs rapportent de l’argent à la fin de chaque manche. Utilisez ce symbole et montez d’un échelon.
lesson-peerage = Les titres de noblesse rapportent du prestige à la fin de chaque manche. Montez là aussi.
lesson-levels = Vos échelons sont sur votre feuille. Les fonctions, troisième catégorie, vous proposent plus de cartes. Les hauts échelons sont rares : si la réserve n’en a plus, on en vole un à quelqu’un.
lesson-idea = Une idée pour gagner : perdre une comparaison ne coûte rien. Tenez donc les mises que vous pouvez vous permettre de perdre, et laissez payer les autres.
lesson-own = Pour cette visite, faites ce qui vous plaît. En cas de doute, « Conseil » vous dit ce que ferait une personne d’expérience.
lesson-prestige =
    { $prestige ->
        [one] Vous avez { $prestige } point de prestige.
       *[other] Vous avez { $prestige } points de prestige.
    } Attention aux paliers : sans église, on s’arrête à 25 ; sans cathédrale, à 45. Les deux se construisent avec les symboles de fonction.
lesson-maximilian = Chez Maximilien, dernière visite de la manche, toutes vos cartes sont valables.
lesson-consoled =
    { $money ->
        [0] Vous avez perdu la comparaison, mais repris vos cartes.
        [one] Vous avez perdu la comparaison, mais repris vos cartes et reçu { $money } florin.
       *[other] Vous avez perdu la comparaison, mais repris vos cartes et reçu { $money } florins.
    } C’est toute l’idée !
lesson-income =
    { $money ->
        [one] Les cinq visites sont finies, place aux revenus : { $money } florin pour vos comptoirs,
       *[other] Les cinq visites sont finies, place aux revenus : { $money } florins pour vos comptoirs,
    } des points pour votre titre et de nouvelles cartes proposées selon votre fonction.
lesson-purchase = Achetez des cartes pour la manche suivante : des fortes, ou plusieurs du même noble. Ce que vous n’achetez pas est défaussé.
lesson-end = Bien joué ! Il y a deux manches de plus que de personnes à la table, et la dernière ne rapporte que du prestige. Continuez comme il vous plaira ; je regarde en silence.

## Pictures of the rulebook

picture-piles = Les six piles de tuiles « droits ». Celle du dessus montre ce qu’elle rapporte ou ce qu’elle coûte, et l’échelon qu’il faut avoir atteint ; on peut bâtir une église ou une cathédrale à n’importe quel échelon.
picture-offer = Vos premières cartes proposées : en haut la valeur, en bas le prix. Vous avez { $money } florins et achetez en secret ce que vous voulez ; le reste est défaussé.
picture-visits = À chaque manche, la table rend visite aux cinq nobles dans cet ordre. Ben a remporté l’enchère chez Philippe et Clara chez Louise ; le pion est maintenant chez Léo.
picture-bidding = Vous avez ouvert avec 2, Ben a passé, { $leader-seat } a surenchéri à { $bid } et mène. Vous passez, vous tenez { $bid } ou vous surenchérissez. Si vous teniez, la parole reviendrait à { $leader-seat } : l’enchère serait finie.
picture-showdown = Exemple. Vous avez tenu. Vous montrez { $cards-un } ; { $rival-seat } montre { $rivals-un }. Seule compte la plus haute valeur de chaque choix : votre 13 bat le 11. Vous défaussez vos trois cartes ; { $rival-seat } reprend les siennes et reçoit { $money } florins.
picture-privilege = Les cinq cartes « privilège » de la manche 1, avec trois symboles chacune. { $seat } a remporté la première visite et prendra la carte cerclée : deux de ses symboles servent, ici le comptoir et le titre ; le troisième ne donne rien.
picture-taking = Vous êtes à l’échelon 3 des titres et voulez monter. La grande carte n’est plus dans la réserve : vous volez { $level-le } à { $victim-seat }, qui reçoit votre carte moyenne, descend à l’échelon 3 et choisit { $money } florins de compensation.
picture-barrier = Sans église, la porte de { $limit } vous reste fermée : sur les 8 points de votre titre, vous n’en gagnez que { $points }. Ben et Clara ont bâti la leur et peuvent aller jusqu’à 45 ; seule une cathédrale ouvre la seconde porte.
picture-income = Exemple. Vous touchez { $money } florins pour votre comptoir, le plus élevé. En prestige, { $second-seat } compte 12 pour l’échelon 4 et 5 pour les lettres de noblesse, soit { $second } ; { $third-seat } 5 pour l’échelon 2 et 4 pour le blason, soit { $third }. À l’échelon 3, vous gagneriez 8, mais votre palier n’en laisse que { $points }.
picture-end = Exemple. Après les derniers revenus, { $winner-seat } gagne avec { $first } points, d’un seul point devant vous ({ $second }) ; { $last-seat } en a { $last }. L’argent et les cartes ne comptent plus.
