### Augsburg 1520 en français

## Le jeu

game-title = Augsburg 1520
game-tagline = Faites payer leurs dettes aux puissants et gravissez les échelons
game-about = Vous êtes banquier à Augsbourg et cinq nobles vous doivent de l’argent. À chaque visite, vous misez un nombre de reconnaissances de dettes ; la plus haute carte l’emporte, paie et prend un privilège, tandis que les perdants gardent leurs cartes et touchent même un peu d’argent. Les privilèges donnent des comptoirs, des titres et des fonctions, dont les meilleurs passent de main en main. Et personne ne dépasse 25 points sans église, ni 45 sans cathédrale.

## Ce qui est demandé

prompt-first = Vous êtes l’hôte : qui sera le premier joueur ?
prompt-opening-purchase =
    Achetez des reconnaissances de dettes parmi les cartes proposées. { $number ->
        [0] Vous avez { $money } florins, trop peu pour en payer une seule.
       *[other] Vous avez { $money } florins.
    }
prompt-purchase =
    Achetez parmi les cartes proposées. { $number ->
        [0] Vous avez { $money } florins, trop peu pour en payer une seule.
       *[other] Vous avez { $money } florins.
    }
prompt-open =
    Visite à { $noble } : { $most ->
        [0] vous n’avez rien à miser et ne pouvez que passer.
       *[other] ouvrez avec un nombre de cartes ou passez ; vous pouvez miser { $most } au plus.
    }
prompt-bid =
    Visite à { $noble } : la mise est de { $number }. { $ways ->
        [1] { $most ->
            [0] Vous n’avez rien à miser et ne pouvez que passer.
           *[other] Vous pouvez miser { $most } au plus : il ne vous reste qu’à passer.
        }
        [2] Passez ou tenez ; vous ne pouvez pas miser davantage.
       *[other] Passez, tenez ou surenchérissez ; vous pouvez miser { $most } au plus.
    }
prompt-select =
    Choisissez { $number ->
        [one] la carte
       *[other] les { $number } cartes
    } à montrer pour { $noble }, en commençant par la plus haute.
prompt-select-ranked =
    Choisissez { $number ->
        [one] la carte
       *[other] les { $number } cartes
    } à montrer pour { $noble }, en commençant par la plus haute. À valeur égale, l’ordre est : { $nobles }.
prompt-select-more =
    Encore { $number ->
        [one] une carte
       *[other] { $number } cartes
    } pour { $noble }, toujours plus basses.
prompt-take = Vous avez remporté l’enchère : prenez une carte « privilège ».
prompt-use =
    { $number ->
        [0] Vos deux privilèges sont utilisés : { $buildings ->
            [0] terminez, vous ne pouvez payer aucun bâtiment.
           *[other] faites bâtir l’architecte ou terminez.
        }
       *[other] Utilisez votre carte « privilège ». Privilèges restants : { $number }.
    }
prompt-compensation = { $seat } vous a pris { $level-some }. Quelle compensation choisissez-vous ?
prompt-discard = Défaussez une carte.
prompt-give = Il n’y a pas assez de cartes pour tous : donnez-en une.

## Ce que l’on attend

waiting-first =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } le premier joueur.
waiting-purchase = Tout le monde achète des reconnaissances de dettes.
waiting-bid =
    Visite à { $noble } : { $you ->
        [yes] c’est à vous de miser.
       *[no] c’est à { $seat } de miser.
    }
waiting-select =
    Comparaison pour { $noble } : choix de { $number ->
        [one] la carte
       *[other] { $number } cartes chacun
    }.
waiting-take =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } une carte « privilège ».
waiting-use =
    { $you ->
        [yes] Vous utilisez
       *[no] { $seat } utilise
    } une carte « privilège ».
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
waiting-give = Les cartes manquent : chacun en donne une.

## Ce que l’on peut répondre

option-first =
    { $you ->
        [yes] Je commence
       *[no] { $seat } commence
    }
option-buy = Acheter { $cards } pour { $price } florins (il en reste { $left })
option-buy-nothing = Ne rien acheter
option-pass = Passer
option-hold = Tenir à { $number }
option-open = Ouvrir à { $number }
option-raise = Surenchérir à { $number }
option-show-first = Montrer { $card } comme carte la plus haute
option-show = Ajouter { $card }
option-show-jokers =
    Compléter avec { $number ->
        [one] un joker
       *[other] { $number } jokers
    }
option-show-anew = Recommencer le choix
option-take = Prendre { $card }
option-climb-agency =
    Obtenir { $level-some } : { $last ->
        [1] plus aucun revenu ne sera versé
       *[other] { $money } florins par tour
    }
option-steal-agency =
    Voler { $level-some } à { $victim-seat } : { $last ->
        [1] plus aucun revenu ne sera versé
       *[other] { $money } florins par tour
    }
option-climb-peerage =
    Obtenir { $level-some } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $last ->
        [1] à la fin
       *[other] par tour
    }
option-steal-peerage =
    Voler { $level-some } à { $victim-seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $last ->
        [1] à la fin
       *[other] par tour
    }
option-climb-office =
    Obtenir { $level-some } : { $last ->
        [1] plus aucune carte ne sera distribuée
       *[other] { $number ->
            [one] une carte proposée
           *[other] { $number } cartes proposées
        }{ $free ->
            [0] { "" }
            [one] { " " }+ { $free } gratuite
           *[other] { " " }+ { $free } gratuites
        } par tour
    }
option-steal-office =
    Voler { $level-some } à { $victim-seat } : { $last ->
        [1] plus aucune carte ne sera distribuée
       *[other] { $number ->
            [one] une carte proposée
           *[other] { $number } cartes proposées
        }{ $free ->
            [0] { "" }
            [one] { " " }+ { $free } gratuite
           *[other] { " " }+ { $free } gratuites
        } par tour
    }
option-cash = Comptoir : prendre { $money } florins
option-title =
    Prendre { $tile-some } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $last ->
        [1] à la fin
       *[other] par tour
    }
option-mint-master =
    Prendre un monnayeur : { $last ->
        [1] plus aucune carte ne sera distribuée
       *[other] { $number ->
            [one] une carte gratuite
           *[other] { $number } cartes gratuites
        } par tour
    }
option-master-builder = Prendre un architecte : une construction de plus à chaque enchère remportée
option-build = Construire { $tile-some } pour { $price } florins (il en reste { $left })
option-builder = Architecte : construire { $tile-some } pour { $price } florins (il en reste { $left })
option-money = Prendre { $money } florins
option-prestige =
    Gagner { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
       *[other] , dont { $lost } perdus au palier
    }
option-draw =
    Piocher { $number ->
        [one] une carte
       *[other] { $number } cartes
    } et en défausser une (dessus de la pioche : { $price } florins)
option-draw-shuffled =
    Piocher { $number ->
        [one] une carte
       *[other] { $number } cartes
    } et en défausser une (on mélange d’abord la défausse)
option-draw-nothing = Piocher : il n’y a plus de cartes
option-waive =
    Renoncer à un privilège pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
       *[other] , dont { $lost } perdus au palier
    }
option-finish = Terminer sans construire
option-compensation-money = Prendre { $money } florins
option-compensation-prestige =
    Prendre { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
       *[other] , perdu au palier : { $lost }
    }
option-discard = Défausser { $card }
option-give = Donner { $card }

## Ce qui est refusé

refusal-passed = Vous avez passé, et c’est définitif pour cette visite. Vous pourrez miser chez le noble suivant.
refusal-leading = Vous menez vous-même avec { $number } et ne pouvez pas surenchérir sur votre mise. Attendez les autres.
refusal-not-in-showdown = Vous avez passé et ne participez pas à cette comparaison. Attendez la prochaine visite.
refusal-empty-hand = Votre main est vide : vous ne donnez rien. Attendez les autres.
refusal-final = Votre réponse est sous scellé et ne change plus. Attendez les autres.
refusal-too-dear = Ces cartes coûtent { $price } florins et vous en avez { $money }. Il n’y a pas de crédit.
refusal-equal-jokers = Les jokers se valent : choisissez le premier avant le suivant.
refusal-nothing-to-hold =
    Personne n’a encore misé : il n’y a rien à tenir. { $most ->
        [0] Passez.
       *[other] Ouvrez ou passez.
    }
refusal-jokers-only = Vous n’avez aucune carte valable pour { $noble }, et des jokers seuls ne font pas une mise. Passez.
refusal-cannot-hold =
    La mise est de { $number } et vous n’avez { $most ->
        [0] aucune carte
       *[other] que { $most } de
    } valable pour { $noble }. Passez.
refusal-bid-too-low =
    La mise est déjà de { $number }. { $ways ->
        [1] Vous ne pouvez pas la payer : passez.
        [2] Tenez ou passez.
       *[other] Tenez, ou surenchérissez.
    }
refusal-bid-too-high =
    Vous n’avez { $most ->
        [0] aucune carte
       *[other] que { $most } de
    } valable pour { $noble } : on ne mise pas ce que l’on n’a pas.
refusal-other-noble = { $card } ne vaut rien pour { $noble }. Montrez les cartes de ce noble et des jokers.
refusal-descending = { $card } ne peut plus être ajoutée : on nomme les cartes de la plus haute à la plus basse. Choisissez-en une plus basse.
refusal-too-few-below =
    Avec { $card }, il ne resterait pas assez de cartes pour { $number ->
        [one] celle
       *[other] les { $number }
    } qu’il faut. Choisissez-en une plus haute.
refusal-note-first = Il faut au moins une carte qui ne soit pas un joker. Nommez d’abord votre carte la plus haute.
refusal-too-few-jokers =
    Il en faut encore { $number } et vous n’avez que { $most ->
        [one] un joker
       *[other] { $most } jokers
    }. Ajoutez d’abord d’autres cartes.
refusal-face-down = { $card } reste face cachée jusqu’au prochain tour. Prenez une carte visible.
refusal-laid-aside = { $card } a été utilisée ou mise de côté. Prenez une carte visible.
refusal-uses-spent =
    Vos deux privilèges sont utilisés. { $buildings ->
        [0] Terminez.
       *[other] Construisez avec l’architecte ou terminez.
    }
refusal-not-printed = Votre carte ne montre pas { $symbol }. Utilisez l’un de ses symboles ou renoncez.
refusal-symbol-spent = Vous avez déjà utilisé { $symbol } autant de fois que votre carte le montre. Utilisez un autre symbole ou renoncez.
refusal-uses-left =
    Il vous reste { $number ->
        [one] un privilège
       *[other] { $number } privilèges
    }, qu’on ne peut garder. Utilisez un symbole ou renoncez.
refusal-no-builder =
    Seul un architecte construit sans privilège ; sinon, ce sont { $peerage ->
        [0] les symboles de fonction qui construisent.
       *[other] les symboles de fonction et de noblesse qui construisent.
    }
refusal-builder-used = Votre architecte a déjà travaillé pour cette enchère. Il servira de nouveau à la prochaine que vous remporterez.
refusal-cash-level = Un comptoir ne paie qu’à partir de { $level }. Montez avec ce symbole.
refusal-cannot-build =
    { $symbol } ne permet pas de construire ; { $peerage ->
        [0] seules les fonctions le permettent.
       *[other] seules les fonctions et la noblesse le permettent.
    }
refusal-wrong-symbol = { $symbol } ne donne pas { $tile-some }. Utilisez le symbole de la bonne colonne.
refusal-at-the-top = { $level } est l’échelon le plus élevé.
refusal-name-a-victim = La réserve n’a plus de carte pour { $level }. Nommez le joueur à qui vous la volez.
refusal-no-theft = La réserve a encore une carte pour { $level }. Prenez celle-là.
refusal-not-holding = { $seat } n’est pas à l’échelon { $level } et n’a pas cette carte. Nommez quelqu’un qui l’a.
refusal-owned = Vous possédez déjà { $tile-some }, et une seule tuile de chaque sorte est permise.
refusal-level = { $tile } demande au moins l’échelon { $level }. Montez d’abord.
refusal-pile-empty = Il ne reste plus de tuile de cette sorte : { $tile }.
refusal-cannot-pay = { $tile } : il faut { $price } florins et vous en avez { $money }. Trouvez d’abord de l’argent.
refusal-not-drawn = À cette table, on ne défausse que l’une des cartes piochées, ce que { $card } n’est pas.

## Ce qui arrive

started =
    { $you ->
        [yes] Vous êtes
       *[no] { $seat } est
    } le premier joueur.
displayed = Tour { $round }. Privilèges visibles : { $cards }.
visited =
    Visite à { $noble }. { $you ->
        [yes] Vous commencez
       *[no] { $seat } commence
    } l’enchère.
passed =
    { $you ->
        [yes] Vous passez
       *[no] { $seat } passe
    }.
held =
    { $you ->
        [yes] Vous tenez
       *[no] { $seat } tient
    } à { $number }.
opened =
    { $you ->
        [yes] Vous ouvrez
       *[no] { $seat } ouvre
    } à { $number }.
raised =
    { $you ->
        [yes] Vous surenchérissez
       *[no] { $seat } surenchérit
    } à { $number }.
unsold = Personne ne veut rien de { $noble }. On passe au suivant.
showed =
    { $you ->
        [yes] Vous montrez
       *[no] { $seat } montre
    } { $cards }.
equal-values = À valeur égale, l’ordre est : { $nobles }.
won-auction =
    { $you ->
        [yes] Vous remportez
       *[no] { $seat } remporte
    } l’enchère chez { $noble } pour { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
consoled =
    { $you ->
        [yes] Vous reprenez vos cartes et recevez
       *[no] { $seat } reprend ses cartes et reçoit
    } { $money } florins.
took-privilege =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } la carte « privilège » { $card }.
builder-works =
    { $you ->
        [yes] Votre architecte se met à l’œuvre.
       *[no] L’architecte { DE($seat) } se met à l’œuvre.
    }
built =
    { $you ->
        [yes] Vous construisez
       *[no] { $seat } construit
    } { $tile-some } pour { $price } florins.
waived =
    { $you ->
        [yes] Vous renoncez
       *[no] { $seat } renonce
    } à un privilège.
gained =
    { $you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $prestige } au total.
points-lost =
    { $you ->
        [yes] Vous perdez
       *[no] { $seat } perd
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au palier de { $limit }.
cashed =
    { $you ->
        [yes] Vos comptoirs vous versent
       *[no] Les comptoirs { DE($seat) } versent
    } { $money } florins.
took-money =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $money } florins.
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
        [one] une carte
       *[other] { $number } cartes
    }.
drew-known =
    { $you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } { $number ->
        [one] une carte
       *[other] { $number } cartes
    } : { $cards }.
discarded =
    { $you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $card }.
climbed =
    { $you ->
        [yes] Vous obtenez
       *[no] { $seat } obtient
    } { $level-some }.
stole =
    { $victim-you ->
        [yes] { $seat } vous prend { $level-some }.
       *[no] { $you ->
            [yes] Vous prenez { $level-some } à { $victim-seat }.
           *[no] { $seat } prend { $level-some } à { $victim-seat }.
        }
    }
took-compensation =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $money } florins de compensation.
took-honour =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } du prestige en compensation.
took-title =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $tile-some } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $last ->
        [1] à la fin
       *[other] par tour
    }.
took-right =
    { $you ->
        [yes] Vous engagez
       *[no] { $seat } engage
    } { $tile-some }.
income =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $money } florins des comptoirs.
free-notes =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $number ->
        [one] une carte gratuite
       *[other] { $number } cartes gratuites
    }.
free-notes-known =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $number ->
        [one] une carte gratuite
       *[other] { $number } cartes gratuites
    } : { $cards }.
offered =
    { $you ->
        [yes] On vous propose
       *[no] On propose à { $seat }
    } { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
offered-known =
    { $you ->
        [yes] On vous propose
       *[no] On propose à { $seat }
    } { $number ->
        [one] une carte
       *[other] { $number } cartes
    } : { $cards }.
bought =
    { $you ->
        [yes] Vous avez terminé vos achats
       *[no] { $seat } a terminé ses achats
    }.
bought-known =
    { $number ->
        [0] { $you ->
            [yes] Vous n’achetez rien.
           *[no] { $seat } n’achète rien.
        }
       *[other] { $you ->
            [yes] Vous achetez { $cards } pour { $price } florins.
           *[no] { $seat } achète { $cards } pour { $price } florins.
        }
    }
notes-short = Il n’y a pas assez de cartes pour tous : chacun en donne une.
gave =
    { $you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } une carte.
gave-known =
    { $you ->
        [yes] Vous donnez
       *[no] { $seat } donne
    } { $card }.
reshuffled = La défausse est mélangée et devient la pioche.
final-score =
    { $you ->
        [yes] Vous terminez
       *[no] { $seat } termine
    } avec { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige.
## Feuilles

sheet-visit = Tour { $round } sur { $rounds } · visite à { $noble }
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
sheet-offer = Offre

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
        [one] { $number } carte
       *[other] { $number } cartes
    }
board-joker-letter = J
board-jokers = Jokers
board-round = Tour { $round } sur { $rounds }
board-last-round = Dernier tour, { $round } sur { $rounds }
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
board-showdown = Comparaison chez { $noble }
board-showdown-unit =
    { $number ->
        [one] { $number } carte chacun, sous scellé
       *[other] { $number } cartes chacun, sous scellé
    }
board-showdown-done = la plus haute l’emporte
board-income = Revenus
board-income-unit = chacun achète sous scellé
board-first-unit = l’hôte désigne le premier joueur
board-giving-unit = chacun donne une carte sous scellé
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
        [yes] à vous
       *[no] doit parler
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
        [yes] vous l’emportez
       *[no] l’emporte
    }
board-bid-lost =
    { $money ->
        [0] cartes gardées
       *[other] gardées, +{ $money } fl
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
board-said = { $name } a dit { $number }
board-said-number = a dit { $number }
board-most = { $number } au plus
board-note-losers = Comparaison perdue : cartes gardées, le 2e reçoit { $second } fl, le 3e { $third } fl.
board-note-loser = Comparaison perdue : cartes gardées et { $second } fl reçus.
board-note-market = Personne ne voit ce que vous achetez.
board-note-giving = Les cartes manquent. Personne ne voit celle que vous donnez.
board-note-first = Le premier joueur ouvre la première enchère.
board-note-over = L’argent et les cartes ne valent plus rien.
board-display = Privilèges du tour
board-display-uses = { $number } symboles sur 3
board-in-use = en cours
board-waived = { $number } renoncé
board-taken-by = Prise par { $name } chez { $noble }
board-laid-aside = Mise de côté
board-spent = utilisé
board-agency = Comptoir
board-peerage = Titre
board-office = Fonction
board-symbol-points = Prestige
board-symbol-notes = { $number } cartes
board-gives-building = { $tile } { $number } fl
board-gives-level = { $level }
board-gives-stolen = { $level }, à { $name }
board-gives-money = { $number } fl comptant
board-gives-tile = { $tile }
board-gives-nothing = rien pour l’instant
board-gives-points = +{ $number } points
board-gives-blocked = +{ $number } : palier { $limit }
board-gives-notes = 1 défaussée
board-gives-purse = à la bourse
board-street = Prestige
board-gate = { $tile } au palier { $limit } :
board-gate-none = { $tile } : il n’en reste plus
board-piles = Tuiles « droits »
board-pile-empty = épuisé
board-pile-points = +{ $number } par tour
board-pile-points-last = +{ $number } à la fin
board-pile-mint = 1 carte gratuite
board-pile-mint-last = plus de cartes
board-pile-builder = 1 bâtiment de plus
board-pile-left = reste { $number }
board-pile-level = dès { $level }
board-top = dessus : { $price } fl
board-deck-size =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
board-deck-empty = vide
board-deck-few = peu de cartes
board-deck-plenty = bien garnie
board-agencies = Comptoirs
board-agencies-unit = florins par tour
board-agencies-unit-last = plus de revenu
board-peerages = Titres
board-peerages-unit = points par tour
board-peerages-unit-last = points à la fin
board-offices = Fonctions
board-offices-unit = cartes par tour
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
board-slot-owned = { $tile } : possédé
board-slot-free = { $tile } : pas encore
board-blocked = arrêt à { $limit }
board-limit = jusqu’à { $limit }
board-no-limit = plus de palier
board-backs = Dos :
board-hand =
    { $number ->
        [one] Votre main : { $number } carte
       *[other] Votre main : { $number } cartes
    }
board-hand-empty = Votre main est vide.
board-purse = Bourse
board-most-here = Mises possibles :
board-your-answer = Votre réponse
board-pass-hint = vous gardez tout, sans gain
board-hold = Tenir à { $number }
board-hold-hint = vous restez dans la comparaison
board-raise = Surenchérir à { $number }
board-open = Ouvrir à { $number }
board-raise-hint =
    { $number ->
        [one] vous menez, { $number } rival répond
       *[other] vous menez, { $number } rivaux répondent
    }
board-alone-hint = plus personne en face
board-all-hint =
    { $number ->
        [one] votre seule carte valable
       *[other] vos { $number } cartes valables
    }
board-higher = Plus haut :
board-places =
    { $number ->
        [one] La carte à montrer
       *[other] Les { $number } cartes à montrer
    }
board-place-empty = place vide
board-places-hint = Touchez les cartes, la plus haute d’abord.
board-places-again = C’est choisi. Touchez une carte pour recommencer.
board-offer =
    { $number ->
        [one] { $number } carte proposée
       *[other] { $number } cartes proposées
    }
board-offer-card = { $card }, { $price } florins
board-buy =
    { $number ->
        [one] Acheter { $number } carte pour { $price } fl
       *[other] Acheter { $number } cartes pour { $price } fl
    }
board-buy-left = il vous reste { $left } fl
board-buy-nothing-hint = vous gardez { $left } fl ; touchez les cartes à acheter
board-sealed-purchase =
    { $number ->
        [0] Sous scellé : aucun achat, { $price } fl
        [one] Sous scellé : { $number } carte pour { $price } fl
       *[other] Sous scellé : { $number } cartes pour { $price } fl
    }
board-otherwise = Autrement
board-way-climb = Monter d’un échelon
board-way-cash = Prendre de l’argent
board-closed-level = dès { $level }
board-closed-owned = déjà à vous
board-closed-empty = il n’en reste plus
board-closed-price = { $price } fl, il en manque
board-closed-top = tout en haut de l’échelle
board-label-level = { $level }
board-label-steal = { $level }, à { $victim-seat }
board-label-money = +{ $money } fl
board-label-tile = { $tile }
board-label-mint-master = Monnayeur
board-label-master-builder = Architecte
board-label-build = { $tile }, { $price } fl
board-label-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
board-label-waive = Renoncer : +{ $points }
board-label-draw =
    { $number ->
        [one] Piocher { $number } carte
       *[other] Piocher { $number } cartes
    }
board-label-finish = Terminer
board-hint-agency =
    { $last ->
        [1] plus de revenu
       *[other] { $money } fl par tour
    }
board-hint-peerage =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    } { $last ->
        [1] à la fin
       *[other] par tour
    }
board-hint-office =
    { $last ->
        [1] plus de cartes
       *[other] { $free ->
            [0] { $number } cartes proposées par tour
           *[other] { $number } cartes proposées + { $free } gratuite
        }
    }
board-hint-purse = bourse : { $purse } fl
board-hint-mint-master =
    { $last ->
        [1] plus de cartes
       *[other] { $number ->
            [one] { $number } carte gratuite par tour
           *[other] { $number } cartes gratuites par tour
        }
    }
board-hint-master-builder = un bâtiment de plus par enchère gagnée
board-hint-build = il reste { $left } fl ; ouvre le palier { $gate }
board-hint-builder = par l’architecte ; il reste { $left } fl
board-hint-points =
    { $lost ->
        [0] { $prestige } → { $after }
       *[other] { $prestige } → { $after } : arrêt au palier, { $lost } perdus (R11.6)
    }
board-hint-draw = puis en défausser une ; dessus : { $price } fl
board-hint-draw-shuffled = puis en défausser une ; défausse mélangée d’abord
board-hint-draw-nothing = plus aucune carte
board-hint-finish = sans construire
board-barrier-church = Sans église, vous vous arrêtez à { $limit }.
board-barrier-cathedral = Sans cathédrale, vous vous arrêtez à { $limit }.
board-hint-leader = { $name } mène à { $number }.
board-hint-bid = Le vainqueur paie avec ses cartes, les autres gardent les leurs.
board-hint-select = Seule la plus haute carte compte ; les jokers complètent le nombre.
board-hint-equal = À valeur égale :
board-hint-take = Vous en utiliserez { $number } symboles sur trois.
board-hint-purchase = Touchez les cartes voulues. Le reste repart sans être montré.
board-hint-discard = Touchez la carte à défausser ; tous la verront.
board-hint-give = Touchez la carte à donner ; personne ne la verra.
board-hint-compensation = Vous redescendez d’un échelon, contre compensation.
board-hint-use = L’ordre est libre. Un privilège ne se garde pas.
board-sheet = Feuille de compte
board-source = Gagné par
board-score-start = Au départ
board-score-income = Revenus du tour { $round }
board-score-symbols = Symboles de prestige
board-score-waived = Privilèges abandonnés
board-score-honour = Compensations
board-score-lost = Perdus aux paliers
board-total = Total
board-tie = Les bâtiments départagent (prix en florins)

## Noms
# .some est la forme dans une phrase, .several compte des cartes.

name-philipp = Philippe
name-louise = Louise
name-leo = Léo
name-maria = Maria
name-maximilian = Maximilien
name-philipp-1 = Philippe 1
name-philipp-2 = Philippe 2
name-philipp-3 = Philippe 3
name-philipp-4 = Philippe 4
name-philipp-5 = Philippe 5
name-philipp-6 = Philippe 6
name-philipp-7 = Philippe 7
name-philipp-8 = Philippe 8
name-philipp-9 = Philippe 9
name-philipp-10 = Philippe 10
name-philipp-11 = Philippe 11
name-philipp-12 = Philippe 12
name-philipp-13 = Philippe 13
name-philipp-14 = Philippe 14
name-philipp-15 = Philippe 15
name-philipp-16 = Philippe 16
name-philipp-17 = Philippe 17
name-louise-1 = Louise 1
name-louise-2 = Louise 2
name-louise-3 = Louise 3
name-louise-4 = Louise 4
name-louise-5 = Louise 5
name-louise-6 = Louise 6
name-louise-7 = Louise 7
name-louise-8 = Louise 8
name-louise-9 = Louise 9
name-louise-10 = Louise 10
name-louise-11 = Louise 11
name-louise-12 = Louise 12
name-louise-13 = Louise 13
name-louise-14 = Louise 14
name-louise-15 = Louise 15
name-louise-16 = Louise 16
name-louise-17 = Louise 17
name-leo-1 = Léo 1
name-leo-2 = Léo 2
name-leo-3 = Léo 3
name-leo-4 = Léo 4
name-leo-5 = Léo 5
name-leo-6 = Léo 6
name-leo-7 = Léo 7
name-leo-8 = Léo 8
name-leo-9 = Léo 9
name-leo-10 = Léo 10
name-leo-11 = Léo 11
name-leo-12 = Léo 12
name-leo-13 = Léo 13
name-leo-14 = Léo 14
name-leo-15 = Léo 15
name-leo-16 = Léo 16
name-leo-17 = Léo 17
name-maria-1 = Maria 1
name-maria-2 = Maria 2
name-maria-3 = Maria 3
name-maria-4 = Maria 4
name-maria-5 = Maria 5
name-maria-6 = Maria 6
name-maria-7 = Maria 7
name-maria-8 = Maria 8
name-maria-9 = Maria 9
name-maria-10 = Maria 10
name-maria-11 = Maria 11
name-maria-12 = Maria 12
name-maria-13 = Maria 13
name-maria-14 = Maria 14
name-maria-15 = Maria 15
name-maria-16 = Maria 16
name-maria-17 = Maria 17
name-joker = Joker
    .some = un joker
    .several = { $number } jokers
name-agency = Comptoir
name-peerage = Titre de noblesse
name-office = Fonction
name-money-500 = 500 florins
name-prestige-6 = 6 points de prestige
name-prestige-7 = 7 points de prestige
name-draw-2 = Deux cartes
name-p01 = (500 florins · 6 points de prestige · Fonction)
name-p02 = (Fonction · Fonction · Titre de noblesse)
name-p03 = (Titre de noblesse · Titre de noblesse · Comptoir)
name-p04 = (Comptoir · Comptoir · Fonction)
name-p05 = (Comptoir · Titre de noblesse · Fonction)
name-p06 = (Comptoir · Fonction · 7 points de prestige)
name-p07 = (Titre de noblesse · Fonction · Deux cartes)
name-p08 = (Comptoir · Titre de noblesse · Deux cartes)
name-p09 = (Titre de noblesse · 500 florins · 6 points de prestige)
name-p10 = (Comptoir · 500 florins · Deux cartes)
name-agency-1 = Augsbourg
    .some = le comptoir d’Augsbourg
name-agency-2 = Innsbruck
    .some = le comptoir d’Innsbruck
name-agency-3 = Venise
    .some = le comptoir de Venise
name-agency-4 = Anvers
    .some = le comptoir d’Anvers
name-peerage-1 = Bourgeois
    .some = le rang de bourgeois
name-peerage-2 = Baron
    .some = le titre de baron
name-peerage-3 = Comte
    .some = le titre de comte
name-peerage-4 = Prince
    .some = le titre de prince
name-office-1 = Marchand
    .some = l’état de marchand
name-office-2 = Maître de corporation
    .some = la fonction de maître de corporation
name-office-3 = Conseiller municipal
    .some = la fonction de conseiller municipal
name-office-4 = Maire
    .some = la fonction de maire
name-coat-of-arms = Blason
    .some = un blason
name-patent-of-nobility = Lettres de noblesse
    .some = des lettres de noblesse
name-mint-master = Monnayeur
    .some = un monnayeur
name-master-builder = Architecte
    .some = un architecte
name-church = Église
    .some = une église
name-cathedral = Cathédrale
    .some = une cathédrale
name-note = Reconnaissance de dettes
name-privilege-card = Carte « privilège »
name-step-card = Carte « échelon »
name-rights-tile = Tuile « droits »
name-level = Échelon
name-guilder = Florin
name-prestige = Points de prestige
name-barrier = Palier
name-visit = Visite
name-offer = Cartes proposées
name-deck = Pioche
name-discard = Défausse
name-round = Tour
name-bank = Banque

## Options de table

table-first-player = Premier joueur
    .help = Qui est le premier joueur.
table-first-player-random = Tiré au sort
table-first-player-host-choice = Choisi par l’hôte
table-money-visibility = Argent
    .help = Si tous voient combien d’argent vous avez.
table-money-visibility-hidden = Secret
table-money-visibility-open = Visible
table-hand-size-visibility = Taille des mains
    .help = Si tous voient combien de cartes vous tenez et la taille des piles.
table-hand-size-visibility-hidden = Secrète
table-hand-size-visibility-open = Visible
table-card-backs-visible = Dos des cartes
    .help = Si tous voient les prix au dos de vos cartes ; la taille des mains devient visible aussi.
table-card-backs-visible-false = Cachés
table-card-backs-visible-true = Visibles
table-build-with-peerage = Construire avec la noblesse
    .help = Si les symboles de noblesse permettent aussi de construire.
table-build-with-peerage-false = Fonctions seulement
table-build-with-peerage-true = Titres de noblesse aussi
table-draw-discard-from = Défausse après pioche
    .help = Quelle carte vous pouvez défausser après en avoir pioché deux.
table-draw-discard-from-hand = N’importe quelle carte de la main
table-draw-discard-from-drawn = L’une des deux piochées
table-unsold-next-opener = Après une visite sans acquéreur
    .help = Qui ouvre l’enchère suivante si personne n’a voulu de la précédente.
table-unsold-next-opener-keep = Le même joueur
table-unsold-next-opener-clockwise = Le joueur suivant

## Les raisons que donne un automate

name-reason-tempo = le moment de la partie
name-reason-prestige = le prestige
name-reason-buildings = les barrières et les édifices
name-reason-levels = les comptoirs, titres et fonctions
name-reason-rights = les tuiles du plateau personnel
name-reason-auction = l’enchère
name-reason-money = l’argent
name-reason-notes = les reconnaissances de dettes en main

## Matériel : les parties de components.toml et leurs clés

material-players = Les joueurs
material-setup = Mise en place
    .start-money = Florins
    .start-jokers = Jokers
    .start-offer = Cartes proposées
    .start-prestige = Points de prestige
    .start-level = Échelon dans chaque catégorie
material-rounds = Tours selon le nombre de joueurs
material-round-track = Piste des tours
    .spaces = Cases
    .labels = Chiffres imprimés (0, aucun)
material-prestige-track = Piste de prestige
    .loop = Pas pour un tour
    .barrier-church = Pas au-delà sans église
    .barrier-cathedral = Pas au-delà sans cathédrale
material-money = Argent
    .banknotes = Billets (valeur × nombre)
    .bank-limited = La banque peut s’épuiser
material-nobles = Les nobles
    .has-notes = A des reconnaissances
    .tie-rank = Rang en cas d’égalité
material-notes = Reconnaissances de dettes
    .copies-per-value = De chaque valeur
    .price-on-back = Prix au dos aussi
material-notes-price-by-value = Prix d’une reconnaissance selon sa valeur
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
    .income = Florins par tour
    .cash-option = Florins au lieu d’un échelon
    .cash-option-min-level = dès l’échelon
    .prestige = Prestige par tour
    .offer = Cartes proposées
    .free = dont gratuites
material-rights-general = Tuiles « droits »
    .per-pile = Par pile
    .use-all-for-every-player-count = Toutes, quel que soit le nombre de joueurs
material-rights = Tuiles « droits » par pile
    .category = Catégorie
    .min-level = Dès l’échelon
    .pile = La pile, de haut en bas
    .free-notes = Cartes gratuites par tour
    .extra-builds-per-win = Échelons en plus par visite gagnée
material-privilege-rules = Cartes « privilège », les nombres
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
material-showdown-compensation = Dédommagement lors d’un départage
    .second = Deuxième
    .third = Troisième
material-steal-compensation = Dédommagement d’un droit repris
    .money = Florins
    .prestige = Points de prestige
