### Dans l’ombre de l’Empereur en français

## Le jeu

game-title = Dans l’ombre de l’Empereur
game-tagline = Sept souverains, un trône, et une famille qui ne cesse de vieillir
game-about = L’Allemagne à la fin du Moyen Âge. Votre famille envoie barons, couples et chevaliers dans les sept provinces de l’Empire et y fonde des villes. À chaque manche, vous achetez dans un étalage commun de cartes action, puis chaque province revient à la famille la plus influente, et les souverains votent si quelqu’un défie l’Empereur. Personne n’est éternel : à chaque manche, les vôtres vieillissent de dix ans, et la couleur des cartes achetées décide de la naissance d’un fils ou d’une fille. Après cinq manches, le plus grand nombre de points de victoire gagne. Aucun hasard une fois le premier Empereur désigné, et un seul secret : le vote.

## Ce qui est demandé

prompt-first-city = Posez la première ville impériale sur un emplacement Ville.
prompt-first-seat = Posez un baron de 45 ans sur un emplacement Souverain libre.
prompt-first-noble = Posez { name-a-tile } sur un emplacement Noble libre.
prompt-first-knight = Posez un chevalier sur un emplacement Noble ou Château libre.
prompt-successor = Le trône est vide : lequel de vos nobles y monte ?
prompt-son = Vous avez un fils : où s’installe-t-il ?
prompt-marriage = Vous avez une fille : à quel baron la proposez-vous ?
prompt-answer = Votre { name-tile } { $place-in } épouse-t-il la fille { $father-seat-de } ?
prompt-action =
    À vous de jouer, { $number ->
        [0] sans un seul Taler
       *[other] avec { name-thalers }
    } : achetez une carte, utilisez un privilège, envoyez un chevalier ou passez.
prompt-eminence = Où agit votre éminence grise ?
prompt-tie = Égalité { $place-in } : en tant qu’Empereur, vous tranchez. Qui gagne ?
prompt-elector = Vous gagnez { $place-le } : qui devient souverain ?
prompt-push = Plus de place { $place-in } pour votre ancien souverain : quel chevalier s’en va ?
prompt-church = « Influence religieuse » : quel archevêché aura plus de voix ?
prompt-ban = « Exclusion » : quel duché perd ses voix ?
prompt-vote =
    { $emperor-seat } ou { $rival-seat } ? { $number ->
        [0] Vous n’avez aucune voix mais votez quand même ;
       *[other] Vous avez { name-votes } ;
    } votre choix reste secret jusqu’au dernier vote.
prompt-new-emperor = La couronne est à vous : quel noble monte sur le trône ?
prompt-old-emperor = Vous avez perdu le trône : où va votre { name-tile } ?
prompt-imperial-place = Posez une ville impériale sur un emplacement Ville libre.
prompt-imperial-move = Déplacez une ville impériale vers un emplacement Ville libre.
waiting-first-city =
    { $you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } la première ville impériale.
waiting-first-seat =
    { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } un premier souverain.
waiting-first-noble =
    { $you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } un noble.
waiting-first-knight =
    { $you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } un chevalier.
waiting-successor =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } qui montera sur le trône.
waiting-son =
    { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } un fils.
waiting-marriage =
    { $you ->
        [yes] Vous cherchez
       *[no] { $seat } cherche
    } un prétendant.
waiting-answer =
    { $you ->
        [yes] Vous réfléchissez
       *[no] { $seat } réfléchit
    } à une demande en mariage.
waiting-action =
    C’est à { $you ->
        [yes] vous
       *[no] { $seat }
    } de jouer.
waiting-eminence =
    { $you ->
        [yes] Vous envoyez
       *[no] { $seat } envoie
    } l’éminence grise.
waiting-tie =
    { $you ->
        [yes] Vous tranchez une égalité en tant qu’Empereur
       *[no] { $seat } tranche une égalité en tant qu’Empereur
    }.
waiting-elector =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } un nouveau souverain.
waiting-push =
    { $you ->
        [yes] Vous faites
       *[no] { $seat } fait
    } de la place pour un ancien souverain.
waiting-church =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } un archevêché pour « Influence religieuse ».
waiting-ban =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } un duché à exclure.
waiting-vote =
    { $number ->
        [one] On vote ; une personne réfléchit encore.
       *[other] On vote ; { $number } personnes réfléchissent encore.
    }
waiting-new-emperor =
    { $you ->
        [yes] Vous montez
       *[no] { $seat } monte
    } sur le trône.
waiting-old-emperor =
    { $you ->
        [yes] Vous quittez
       *[no] { $seat } quitte
    } le trône.
waiting-imperial-place =
    { $you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } une ville impériale.
waiting-imperial-move =
    { $you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } une ville impériale.
waiting-over = La partie est terminée.

## Ce qui peut être répondu : un bouton, et dessous ce qu’il fait

option-pass = Passer
    .detail = Jusqu’à la fin de la phase
    .confirm = Passer est définitif pour cette phase.
option-accept = Accepter
    .detail = Votre baron devient un couple, et { $father-seat } marque { name-points }
option-accept-archbishop = Accepter
    .detail = Votre baron devient un couple et renonce à son siège, et { $father-seat } marque { name-points }
option-refuse = Refuser
    .detail = Elle entre au couvent, et { $father-seat } reçoit { name-thalers }
option-convent = L’envoyer au couvent
    .detail = Sans rien demander à personne, pour { name-thalers }
option-eminence-decline = Renoncer à l’éminence grise
option-brandenburg = Prendre l’éminence grise
    .detail = Privilège du Brandebourg, gratuit
option-vote-for = Pour { $seat }
    .detail =
        Pour l’Empereur, { $number ->
            [0] bien que vous n’ayez aucune voix
           *[other] avec { name-votes }
        }
option-vote-against = Pour { $seat }
    .detail =
        Contre l’Empereur, { $number ->
            [0] bien que vous n’ayez aucune voix
           *[other] avec { name-votes }
        }
option-unused = { $deed } · { name-price }
    .detail = Prendre la carte sans s’en servir
option-rival = { $deed } · { name-price }
    .detail = Vous défiez l’Empereur, et la phase se termine pour vous
    .confirm = Vous défiez l’Empereur, et la phase se termine pour vous.
option-pope = { $deed } · { name-price }
    .detail = Une voix de plus pour vous à l’élection de cette manche
option-church-influence = { $deed } · { name-price }
    .detail = Avant le vote, vous donnez des voix au souverain d’un archevêché
option-excommunication = { $deed } · { name-price }
    .detail = Avant le vote, vous réduisez un duché au silence
option-knight-place = Poser un chevalier · { name-price }
    .detail = Sur { $space-un } { $place-in }
option-knight-move = Déplacer un chevalier · { name-price }
    .detail = D’{ $origin-space-un } { $origin-in } vers { $space-un } { $place-in }
option-first-knight = { $space-bare } { $place-in }
option-seat = Emplacement Souverain { $place-of }
option-enter = Emplacement Noble { $place-in }
option-enter-push = Emplacement Noble { $place-in }
    .detail =
        { $pushed-you ->
            [yes] Votre propre chevalier
           *[no] Le chevalier { $pushed-seat-de }
        } s’en va
option-city = Emplacement Ville { $place-in }
option-city-move = { $origin-of } vers { $place-le }
option-city-shift = Autre emplacement { $place-in }
option-crown = Votre { name-tile }
    .detail = { $place-in }
option-propose = { name-owned }
    .detail = { $place-in }
option-propose-archbishop = { name-owned }
    .detail = { $place-in } ; il renoncerait à son siège
option-eminence = { $place-in }
    .detail = Un point d’influence de plus pour vous
option-name-keeps =
    { $you ->
        [yes] Vous-même
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] Vous gardez
           *[no] { $seat } garde
        } le siège
option-name-takes =
    { $you ->
        [yes] Vous-même
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] Vous prenez
           *[no] { $seat } prend
        } le siège { $points ->
            [0] sans marquer de point
           *[other] pour { name-points }
        }
option-name-falls-vacant =
    { $you ->
        [yes] Vous-même
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] Vous n’avez
           *[no] { $seat } n’a
        } personne à installer : { $holder-you ->
            [yes] vous perdez
           *[no] { $holder-seat } perd
        } le siège, qui devient vacant
option-name-nothing =
    { $you ->
        [yes] Vous-même
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] Vous n’avez
           *[no] { $seat } n’a
        } personne à installer : le siège reste vacant
option-elect = Votre { name-tile }
option-push =
    { $owner-you ->
        [yes] Votre propre chevalier
       *[no] Le chevalier { $owner-seat-de }
    }
    .detail = Retourne dans la réserve
option-church = { $place }
    .detail =
        { $number ->
            [0] Aucune voix de plus
            [one] Une voix de plus
           *[other] { $number } voix de plus
        } pour { $seat-qui }
option-church-vacant = { $place }
    .detail = Le siège est vacant : aucune voix
option-ban = { $place }
    .detail =
        { $you ->
            [yes] Vous perdez
           *[no] { $seat } perd
        } { name-votes }
option-ban-vacant = { $place }
    .detail = Le siège est vacant : aucune voix à perdre
option-indulgence = { $deed } · { name-price }
    .detail = Vous marquez { name-points }
option-doctor-younger = { $deed } · { name-price }
    .detail =
        { $owner-you ->
            [yes] Votre { $side-bare }
           *[no] { CAP($side-le) } { $owner-seat-de }
        } { $place-in } : { $age } → { $new-age } ans
option-doctor-older = { $deed } · { name-price }
    .detail =
        { $owner-you ->
            [yes] Votre { $side-bare }
           *[no] { CAP($side-le) } { $owner-seat-de }
        } { $place-in } : { $age } → { $new-age } ans
option-doctor-removes = { $deed } · { name-price }
    .detail = { name-owned } { $place-in } quitte le plateau
option-move = { $deed } · { name-price }
    .detail = Votre { name-tile } va { $origin-of } { $place-in }
option-move-push = { $deed } · { name-price }
    .detail = Votre { name-tile } va { $origin-of } { $place-in } ; { name-pushed } s’en va
option-permit = { $deed } · { name-price }
    .detail = { name-a-tile } s’installe { $place-in }
option-permit-push = { $deed } · { name-price }
    .detail = { name-a-tile } s’installe { $place-in } ; { name-pushed } s’en va
option-charter = { $deed } · { name-price }
    .detail = Une ville { $place-in }, pour { name-points }
option-promotion = { $deed } · { name-price }
    .detail = Votre chevalier { $place-in } devient { name-a-tile }
option-princess = { $deed } · { name-price }
    .detail = Votre { name-tile } { $place-in } devient un couple
option-princess-archbishop = { $deed } · { name-price }
    .detail = Votre { name-tile } { $place-in } devient un couple et renonce à son siège

## Tableaux

sheet-electorates = Manche { $round }, { $phase }
sheet-electorate = Province
sheet-elector = Souverain
sheet-nobles = Nobles et chevaliers
sheet-cities = Villes
sheet-influence = Influence
sheet-outcome = Si la phase V avait lieu
sheet-place = { $place }
sheet-closed = fermée
sheet-result = { $result }
sheet-result-seat = { $seat } : { $result }
sheet-players = Autour de la table
sheet-points = Points
sheet-thalers = Talers
sheet-votes = Voix
sheet-child = Descendance
sheet-row = Cartes
sheet-supply = Réserve
sheet-seat = { $word } { $seat }
sheet-seat-emperor = { $word } { $seat } (Empereur)
sheet-seat-rival = { $word } { $seat } (opposant)
sheet-display = Étalage
sheet-card = Carte
sheet-price = Prix
sheet-colour = Couleur
sheet-left = Reste

## Ce qui est refusé

refusal-passed-already = Vous avez passé, et c’est définitif pour cette phase.
refusal-rival-is-out = Vous avez pris « Devenir Empereur » : la phase est finie pour vous.
refusal-emperor-votes-for-himself = En tant qu’Empereur, vous votez pour vous-même, et tout le monde le voit.
refusal-rival-votes-for-himself = En tant qu’opposant, vous votez pour vous-même, et tout le monde le voit.
refusal-voting-goes-on = Les autres votent en secret. Attendez la révélation.
refusal-vote-is-final = Vous avez voté, et votre choix est définitif. Attendez la révélation.
refusal-emperor-is-no-rival = Vous êtes déjà l’Empereur, vous n’allez pas vous défier vous-même. Quelqu’un d’autre peut prendre « Devenir Empereur ».
refusal-rival-taken = { $seat } défie déjà l’Empereur dans cette manche, et il n’y a qu’un opposant.
refusal-stack-empty = Il n’y a plus de carte « { $card } ». Le tas sera de nouveau plein à la prochaine manche.
refusal-no-money =
    { $card-quoted } coûte { name-thalers }, et vous { $thalers ->
        [0] n’en avez plus
       *[other] en avez { $thalers }
    }. Personne ne vous prête d’argent.
refusal-no-money-couple =
    Un couple coûte { name-thalers }, et vous { $thalers ->
        [0] n’en avez plus
       *[other] en avez { $thalers }
    }. Un baron est moins cher.
refusal-must-be-used = À trois ou quatre, on ne prend une carte que pour s’en servir.
refusal-doctor-no-target = Le médecin n’a personne à soigner : aucune autre famille n’est sur le plateau, et les vôtres ne peuvent pas être plus jeunes.
refusal-too-young = Les vôtres ne peuvent que rajeunir, et personne n’a moins de { $age } ans.
refusal-move-no-tile = Seul un noble sur un emplacement Noble peut déménager, et vous n’en avez aucun.
refusal-move-throne = L’Empereur reste sur le trône. Choisissez un noble sur un emplacement Noble.
refusal-move-elector = Un souverain ne déménage pas. Choisissez un noble sur un emplacement Noble.
refusal-move-same-electorate = Un déménagement mène dans une autre province.
refusal-no-way-in = Aucune province n’a d’emplacement Noble libre, ni de chevalier à faire partir.
refusal-no-aristocrat = Tous vos nobles sont sur le plateau ; votre réserve est vide.
refusal-closed = { $place-le } est hors jeu dans cette partie à deux.
refusal-space-is-free = Il y a un emplacement Noble libre { $place-in } : aucun chevalier n’a à s’en aller.
refusal-castle-is-safe = Le chevalier { $place-in } est dans un château, et personne ne l’en chasse.
refusal-no-noble-space = Tous les emplacements Noble { $place-in } sont pris, et aucun chevalier ne s’y trouve.
refusal-no-city = Toutes vos villes sont sur le plateau.
refusal-no-city-space-anywhere = Plus aucun emplacement Ville n’est libre.
refusal-no-city-space = Aucun emplacement Ville n’est libre { $place-in }. Choisissez une autre province.
refusal-promotion-castle = Votre chevalier { $place-in } est dans un château ; il faut être sur un emplacement Noble pour être anobli.
refusal-promotion-no-knight-here = Vous n’avez aucun chevalier sur un emplacement Noble { $place-in }.
refusal-promotion-no-knight = Vous n’avez aucun chevalier sur un emplacement Noble. Posez-en un d’abord.
refusal-no-baron = Vous n’avez sur le plateau aucun baron qui puisse se marier.
refusal-married-already = Un couple est déjà marié. Choisissez un baron.
refusal-archbishop-marries-not = Le souverain d’un archevêché ne se marie pas. Choisissez un autre baron.
refusal-eminence-by-privilege = L’éminence grise ne s’achète pas ; seul le privilège du Brandebourg la donne.
refusal-knight-card-stays = La carte « Chevalier » est un rappel et reste là. Posez ou déplacez plutôt un chevalier.
refusal-no-knight = Tous vos chevaliers sont sur le plateau. Vous pouvez en déplacer un.
refusal-no-knight-on-board = Vous n’avez sur le plateau aucun chevalier à déplacer.
refusal-nobles-full = Tous les emplacements Noble { $place-in } sont pris, et il vous en faut un libre.
refusal-no-castle = Il n’y a pas de château { $place-in }.
refusal-castle-full = Le château { $place-of } est occupé, et un chevalier ne chasse personne.
refusal-passive-mainz = Le privilège de Mayence agit tout seul : son souverain marque en phase V.
refusal-passive-saxony = Le privilège de Saxe agit tout seul : son souverain a de meilleurs revenus.
refusal-passive-bohemia = Le privilège de Bohême agit tout seul : son souverain a deux voix.
refusal-seat-vacant = Le siège { $place-of } est vacant : personne n’utilise le privilège.
refusal-not-elector = { $seat } tient le siège { $place-of }, et seul le souverain utilise le privilège.
refusal-privilege-used = Vous avez déjà utilisé le privilège { $place-of } dans cette manche. Il revient à la prochaine.
refusal-still-in-stack =
    { $card-quoted } s’achète encore ({ $number ->
        [one] il en reste une carte
       *[other] il en reste { $number } cartes
    }). Trèves ne répète que ce qui est épuisé.
refusal-not-repeatable = Trèves ne répète que les cartes de la phase IV, et { $card-quoted } n’en est pas une.
refusal-knight-needs-no-trier = La carte « Chevalier » ne s’épuise jamais, il n’y a donc rien à répéter : posez ou déplacez simplement un chevalier.
refusal-trier-nothing-exhausted = Aucun tas de la phase IV n’est encore épuisé. Trèves ne répète que ce qui est épuisé.
refusal-trier-nothing-possible = Aucune des cartes épuisées n’est jouable en ce moment.
refusal-city-is-mandatory = Il faut poser une ville impériale maintenant.
refusal-city-must-move = Il faut déplacer une ville impériale maintenant.
refusal-seat-occupied =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } déjà un baron sur l’emplacement Souverain { $place-of }.
refusal-elector-stays = Un souverain ne peut pas monter sur le trône. Choisissez un noble sur un emplacement Noble.
refusal-throne-must-be-filled = Le trône ne peut pas rester vide. Choisissez un de vos nobles.
refusal-must-be-placed = Il faut placer cette tuile. Choisissez une province.
refusal-own-baron = Votre fille se marie dans une autre famille. Choisissez le baron de quelqu’un d’autre.
refusal-must-propose = Tant qu’on peut la proposer à un baron, il faut le faire ; seule une fille refusée entre au couvent.
refusal-not-tied =
    { $you ->
        [yes] Vous n’êtes
       *[no] { $seat } n’est
    } pas à égalité { $place-in }.
refusal-tied-but-unable =
    { $you ->
        [yes] Vous êtes à égalité { $place-in } mais n’avez
       *[no] { $seat } est à égalité { $place-in } mais n’a
    } personne à installer ; à cette table, cela ne suffit pas.
refusal-couple-is-no-archbishop = Un couple ne peut pas être souverain d’un archevêché. Choisissez un baron.
refusal-seat-is-compulsory = Qui gagne une province doit en occuper le siège.
refusal-no-knight-here =
    { $you ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } aucun chevalier sur un emplacement Noble { $place-in }.
refusal-church-in-duchy = « Influence religieuse » n’agit que dans un archevêché, pas { $place-in }.
refusal-ban-in-archdiocese = « Exclusion » ne frappe que les duchés, pas { $place-le }.
refusal-church-card-mandatory = Il faut utiliser la carte maintenant : choisissez une province.
refusal-no-abstention = Tout le monde vote ; l’abstention est impossible.
refusal-no-imperial-city = Il n’y a pas de ville impériale { $place-in }.
refusal-expected-first-city = Choisissez une province avec un emplacement Ville libre.
refusal-expected-first-seat = Choisissez un emplacement Souverain libre.
refusal-expected-first-noble = Choisissez une province avec un emplacement Noble libre.
refusal-expected-first-knight = Choisissez un emplacement Noble ou Château libre.
refusal-expected-successor = Choisissez un de vos nobles sur un emplacement Noble.
refusal-expected-son = Choisissez où s’installe votre fils.
refusal-expected-marriage = Choisissez un baron d’une autre famille.
refusal-expected-answer = Acceptez le mariage ou refusez-le.
refusal-expected-action = Ce n’est pas possible à ce tour. Choisissez une des actions proposées.
refusal-expected-eminence = Choisissez une province pour votre éminence grise, ou renoncez.
refusal-expected-tie = Choisissez l’une des familles à égalité.
refusal-expected-elector = Choisissez un de vos nobles sur place.
refusal-expected-push = Choisissez quel chevalier s’en va.
refusal-expected-church = Choisissez un archevêché.
refusal-expected-ban = Choisissez un duché.
refusal-expected-vote = Votez pour l’Empereur ou pour l’opposant.
refusal-expected-new-emperor = Choisissez qui monte sur le trône.
refusal-expected-old-emperor = Choisissez où va l’ancien Empereur.
refusal-expected-imperial-place = Choisissez une province avec un emplacement Ville libre.
refusal-expected-imperial-move = Choisissez une ville impériale et sa destination.

## Ce qui se passe

closed = { $place-le } est hors jeu dans cette partie.
first-emperor =
    { $you ->
        [yes] Vous commencez
       *[no] { $seat } commence
    } sur le trône de l’Empereur.
second-player-help =
    { $you ->
        [yes] Vous commencez
       *[no] { $seat } commence
    } avec { name-thalers } de plus.
imperial-city-placed =
    { $you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } une ville impériale { $place-in }.
imperial-city-moved =
    { $you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } une ville impériale { $origin-of } vers { $place-le }.
imperial-city-shifted =
    { $you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } une ville impériale sans quitter { $place-le }.
tile-placed =
    { $you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } { name-a-tile } { $place-in }.
knight-placed =
    { $you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } un chevalier sur { $space-un } { $place-in }.
knight-moved =
    { $you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } un chevalier { $origin-of } vers { $space-un } { $place-in }.
knight-shifted =
    { $you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } un chevalier sur { $space-un }, sans quitter { $place-le }.
knight-pushed =
    { $owner-you ->
        [yes] Votre chevalier
       *[no] Le chevalier { $owner-seat-de }
    } { $place-in } doit s’en aller.
round-begins = La manche { $round } commence.
income =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { name-thalers } et en { $you ->
        [yes] avez
       *[no] a
    } maintenant { $thalers }.
thalers-lost =
    La piste des Talers est trop courte : { $you ->
        [yes] vous perdez
       *[no] { $seat } perd
    } { name-thalers }.
ageing = Manche { $round } : dix ans ont passé, et tous les nobles vieillissent.
died =
    { $you ->
        [yes] Votre { $side-bare }
       *[no] { CAP($side-le) } { $seat-de }
    } { $place-in } meurt de vieillesse.
eminence-left =
    { $you ->
        [yes] Votre éminence grise
       *[no] L’éminence grise { $seat-de }
    } { $place-in } se retire.
succeeded =
    { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } { name-a-tile } { $place-of } sur le trône.
crowned-from-supply =
    { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } { name-a-tile } de la réserve sur le trône.
no-child =
    { $you ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } pas de descendance dans cette manche.
son-born =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } un fils, qui s’installe { $place-in } comme { name-tile }.
son-lost =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } un fils, mais pas de tuile ou pas de place pour lui : il est perdu.
proposed =
    { $you ->
        [yes] Vous proposez
       *[no] { $seat } propose
    } une fille en mariage { name-owned.to } { $place-in }.
married =
    { $owner-you ->
        [yes] Vous acceptez
       *[no] { $owner-seat } accepte
    } : le baron { $place-in } devient un couple, et { $you ->
        [yes] vous marquez
       *[no] { $seat } marque
    } { name-points }.
convent-refused =
    La réponse est non. La fille entre au couvent{ $number ->
        [0] .
       *[other] {""}, et { $you ->
            [yes] vous recevez
           *[no] { $seat } reçoit
        } { name-thalers }.
    }
convent-chosen =
    { $you ->
        [yes] Vous envoyez
       *[no] { $seat } envoie
    } une fille au couvent{ $number ->
        [0] .
       *[other] {""} et { $you ->
            [yes] recevez
           *[no] reçoit
        } { name-thalers }.
    }
convent-no-suitor =
    { $you ->
        [yes] Votre fille
       *[no] La fille { $seat-de }
    } ne trouve aucun prétendant et entre au couvent{ $number ->
        [0] .
       *[other] {""}, pour { name-thalers }.
    }
actions-begin = Actions de la manche { $round }
bought =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $card-quoted }{ $number ->
        [0] .
       *[other] {""} pour { name-thalers }.
    }
repeated =
    { $you ->
        [yes] Vous répétez
       *[no] { $seat } répète
    } { $card-quoted } à Trèves{ $number ->
        [0] .
       *[other] {""} pour { name-thalers }.
    }
card-unused =
    { $you ->
        [yes] Vous n’utilisez
       *[no] { $seat } n’utilise
    } pas { $card-quoted }.
challenged =
    { $you ->
        [yes] Vous défiez l’Empereur !
       *[no] { $seat } { $emperor-you ->
            [yes] vous défie !
           *[no] défie l’Empereur !
        }
    }
privilege-used =
    { $you ->
        [yes] Vous utilisez
       *[no] { $seat } utilise
    } le privilège { $place-of }.
passed =
    { $you ->
        [yes] Vous passez
       *[no] { $seat } passe
    }.
passed-forced =
    { $you ->
        [yes] Vous n’avez plus rien à faire et passez
       *[no] { $seat } n’a plus rien à faire et passe
    }.
indulgence-points =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { name-points } pour un don.
rejuvenated =
    { $owner-you ->
        [yes] Votre { $side-bare }
       *[no] { CAP($side-le) } { $owner-seat-de }
    } { $place-in } rajeunit de dix ans : { $age } ans de nouveau.
aged =
    { $you ->
        [yes] Votre médecin
       *[no] Le médecin { $seat-de }
    } fait vieillir de dix ans { $owner-you ->
        [yes] votre { $side-bare }
       *[no] { $side-le } { $owner-seat-de }
    } { $place-in } : { $age } ans désormais.
aged-to-death =
    { $you ->
        [yes] Votre médecin
       *[no] Le médecin { $seat-de }
    } fait mourir de vieillesse { name-owned } { $place-in }.
moved = { name-theirs } déménage { $place-in }.
immigrated =
    { $you ->
        [yes] Vous faites
       *[no] { $seat } fait
    } venir { name-a-tile } { $place-in }.
city-founded =
    { $you ->
        [yes] Vous fondez
       *[no] { $seat } fonde
    } une ville { $place-in } et { $you ->
        [yes] marquez
       *[no] marque
    } { name-points }.
promoted =
    { $you ->
        [yes] Votre chevalier
       *[no] Le chevalier { $seat-de }
    } { $place-in } devient { name-a-tile }.
princess-married = { name-theirs } { $place-in } épouse une fille de roi étranger.
electors-begin = Nouveaux souverains de la manche { $round }
eminence-placed =
    { $you ->
        [yes] Votre éminence grise
       *[no] L’éminence grise { $seat-de }
    } agit { $place-in }.
eminence-declined =
    { $you ->
        [yes] Vous renoncez
       *[no] { $seat } renonce
    } à l’éminence grise.
eminence-lost =
    { $you ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } plus de noble pour l’éminence grise.
influence =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } { $number ->
        [one] { $number } point
       *[other] { $number } points
    } d’influence { $place-in }.
tie-broken =
    { $you ->
        [yes] Vous tranchez
       *[no] { $seat } tranche
    } l’égalité { $place-in } en { $named-you ->
        [yes] votre faveur
       *[no] faveur { $named-seat-de }
    }.
tie-broken-for-self =
    { $you ->
        [yes] Vous tranchez l’égalité { $place-in } en faveur de votre propre famille
       *[no] { $seat } tranche l’égalité { $place-in } en faveur de sa propre famille
    }.
seat-kept =
    { $you ->
        [yes] Vous gardez
       *[no] { $seat } garde
    } le siège { $place-of }.
seat-taken =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } le siège { $place-of } avec { name-a-tile }{ $points ->
        [0] {""}, sans marquer de point.
       *[other] {""} et { $you ->
            [yes] marquez
           *[no] marque
        } { name-points }.
    }
nobody-suitable =
    { $you ->
        [yes] Vous obtiendriez le siège { $place-in }, mais n’avez
       *[no] { $seat } obtiendrait le siège { $place-in }, mais n’a
    } personne à y installer : il est vacant.
elector-stepped-down = { name-theirs } retourne sur un emplacement Noble { $place-in }.
elector-left = Plus de place { $place-in } : { name-theirs } retourne dans la réserve.
mainz-point =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { name-points } pour le siège de Mayence.
no-election = Personne ne défie l’Empereur : pas d’élection.
church-named =
    { $you ->
        [yes] Vous faites
       *[no] { $seat } fait
    } parler l’Église pour le souverain { $place-of }.
ban-named =
    { $you ->
        [yes] Vous excluez
       *[no] { $seat } exclut
    } { $place-le } : pas une voix ne viendra de là.
election-called =
    Élection : { $you ->
        [yes] vous tenez
       *[no] { $seat } tient
    } le trône, { $rival-you ->
        [yes] vous le convoitez
       *[no] { $rival-seat } le convoite
    }.
votes-available =
    { $you ->
        [yes] Vous
       *[no] { $seat }
    } { $number ->
        [0] { $you ->
            [yes] n’avez aucune voix
           *[no] n’a aucune voix
        }
       *[other] { $you ->
            [yes] avez
           *[no] a
        } { name-votes }
    }.
voted-for =
    { $you ->
        [yes] Vous votez
       *[no] { $seat } vote
    } pour { $emperor-you ->
        [yes] { $you ->
            [yes] vous-même
           *[no] vous
        }
       *[no] l’Empereur
    }{ $number ->
        [0] {""}, mais sans aucune voix.
       *[other] {""}, avec { name-votes }.
    }
voted-against =
    { $you ->
        [yes] Vous votez
       *[no] { $seat } vote
    } pour { $rival-you ->
        [yes] { $you ->
            [yes] vous-même
           *[no] vous
        }
       *[no] l’opposant
    }{ $number ->
        [0] {""}, mais sans aucune voix.
       *[other] {""}, avec { name-votes }.
    }
emperor-stayed =
    { $support } contre { $opposition } : { $you ->
        [yes] vous gardez
       *[no] { $seat } garde
    } le trône.
rival-won =
    { $opposition } contre { $support } : { $you ->
        [yes] vous gagnez
       *[no] { $seat } gagne
    } le trône !
vote-point =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { name-points } pour un vote du côté gagnant.
crowned =
    { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } { name-a-tile } { $place-of } sur le trône.
old-emperor-settled =
    { $you ->
        [yes] Votre ancien Empereur
       *[no] L’ancien Empereur { $seat-de }
    }, { name-a-tile }, s’installe { $place-in }.
old-emperor-left =
    Plus de place nulle part : { $you ->
        [yes] votre ancien Empereur
       *[no] l’ancien Empereur { $seat-de }
    }, { name-a-tile }, retourne dans la réserve.
emperor-reward =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } la récompense de l’Empereur : { name-points }{ $thalers ->
        [0] .
        [one] {""} et { $thalers } Taler.
       *[other] {""} et { $thalers } Talers.
    }
final-score =
    { $you ->
        [yes] Vous terminez
       *[no] { $seat } termine
    } { $number ->
        [0] sans un seul point.
        [one] avec { $number } point.
       *[other] avec { $number } points.
    }

## Noms
# D’un lieu, .in et .of disent ce que son nom ne sait pas : en Saxe, du Palatinat, sur le trône.

name-thalers =
    { $number ->
        [one] { $number } Taler
       *[other] { $number } Talers
    }
    .noun = phrase:
name-price =
    { $number ->
        [0] gratuit
        [one] { $number } Taler
       *[other] { $number } Talers
    }
    .noun = phrase:
name-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .noun = phrase:
name-votes =
    { $number ->
        [0] aucune voix
       *[other] { $number } voix
    }
    .noun = phrase:
name-tile = { $side-bare } de { $age } ans
    .noun = phrase:
name-a-tile = { $side-un } de { $age } ans
    .noun = phrase:
name-owned =
    { $owner-you ->
        [yes] votre { $side-bare } de { $age } ans
       *[no] { $side-le } { $owner-seat-de } ({ $age } ans)
    }
    .noun = phrase:
    .to =
        { $owner-you ->
            [yes] à votre { name-tile }
           *[no] { $side-au } { $owner-seat-de } ({ $age } ans)
        }
name-theirs =
    { $you ->
        [yes] votre { $side-bare } de { $age } ans
       *[no] { $side-le } { $seat-de } ({ $age } ans)
    }
    .noun = phrase:
name-pushed =
    { $pushed-you ->
        [yes] votre propre chevalier
       *[no] le chevalier { $pushed-seat-de }
    }
    .noun = phrase:
name-trier = Trèves
    .noun = f name: Trèves
    .in = à Trèves
    .of = de Trèves
name-cologne = Cologne
    .noun = f name: Cologne
    .in = à Cologne
    .of = de Cologne
name-mainz = Mayence
    .noun = f name: Mayence
    .in = à Mayence
    .of = de Mayence
name-palatinate = Palatinat
    .noun = m: Palatinat
    .in = dans le Palatinat
    .of = du Palatinat
name-saxony = Saxe
    .noun = f: Saxe
    .in = en Saxe
    .of = de Saxe
name-brandenburg = Brandebourg
    .noun = m: Brandebourg
    .in = dans le Brandebourg
    .of = du Brandebourg
name-bohemia = Bohême
    .noun = f: Bohême
    .in = en Bohême
    .of = de Bohême
name-trier-seat = Emplacement Souverain de Trèves
    .noun = m: emplacement Souverain de Trèves
    .in = sur l’emplacement Souverain de Trèves
    .of = de l’emplacement Souverain de Trèves
name-cologne-seat = Emplacement Souverain de Cologne
    .noun = m: emplacement Souverain de Cologne
    .in = sur l’emplacement Souverain de Cologne
    .of = de l’emplacement Souverain de Cologne
name-mainz-seat = Emplacement Souverain de Mayence
    .noun = m: emplacement Souverain de Mayence
    .in = sur l’emplacement Souverain de Mayence
    .of = de l’emplacement Souverain de Mayence
name-palatinate-seat = Emplacement Souverain du Palatinat
    .noun = m: emplacement Souverain du Palatinat
    .in = sur l’emplacement Souverain du Palatinat
    .of = de l’emplacement Souverain du Palatinat
name-saxony-seat = Emplacement Souverain de Saxe
    .noun = m: emplacement Souverain de Saxe
    .in = sur l’emplacement Souverain de Saxe
    .of = de l’emplacement Souverain de Saxe
name-brandenburg-seat = Emplacement Souverain du Brandebourg
    .noun = m: emplacement Souverain du Brandebourg
    .in = sur l’emplacement Souverain du Brandebourg
    .of = de l’emplacement Souverain du Brandebourg
name-bohemia-seat = Emplacement Souverain de Bohême
    .noun = m: emplacement Souverain de Bohême
    .in = sur l’emplacement Souverain de Bohême
    .of = de l’emplacement Souverain de Bohême
name-throne = Trône
    .noun = m: trône
    .in = sur le trône
    .of = du trône
name-noble-space = Emplacement Noble
    .noun = m: emplacement Noble, emplacements Noble
name-castle-space = Emplacement Château
    .noun = m: emplacement Château, emplacements Château
name-city-space = Emplacement Ville
    .noun = m: emplacement Ville, emplacements Ville
name-privilege-space = Emplacement Privilège
    .noun = m: emplacement Privilège, emplacements Privilège
name-baron = Baron
    .noun = m: baron, barons
name-couple = Couple
    .noun = m: couple, couples
name-rival = Devenir Empereur
    .noun = title: Devenir Empereur
    .help = Vous défiez l’Empereur : il y aura une élection en phase VI. La phase se termine pour vous.
name-doctor = Médecin
    .noun = title: Médecin
    .help = Un de vos nobles rajeunit de dix ans, ou un noble d’une autre famille vieillit de dix ans.
name-trier-doctor = Trèves, Médecin
    .noun = phrase:
name-move = Déménagement
    .noun = title: Déménagement
    .help = Un de vos nobles passe d’un emplacement Noble à celui d’une autre province.
name-trier-move = Trèves, Déménagement
    .noun = phrase:
name-pope = Pape
    .noun = title: Pape
    .help = Vous avez une voix de plus à l’élection de cette manche.
name-church-influence = Influence religieuse
    .noun = title: Influence religieuse
    .help = Avant le vote, vous choisissez un archevêché : son souverain gagne une voix par autre noble et par chevalier de sa famille sur place.
name-excommunication = Exclusion
    .noun = title: Exclusion
    .help = Avant le vote, vous choisissez un duché, qui n’a alors aucune voix.
name-indulgence = Don
    .noun = title: Don
    .help = Vous marquez 1 point.
name-trier-indulgence = Trèves, Don
    .noun = phrase:
name-permit = Immigration
    .noun = title: Immigration
    .help = Un baron (3 Talers) ou un couple (5 Talers) de 15 ans vient de votre réserve sur un emplacement Noble.
name-trier-permit = Trèves, Immigration
    .noun = phrase:
name-city-charter = Construction de ville
    .noun = title: Construction de ville
    .help = Vous fondez une ville sur un emplacement Ville libre : 1 point pour la première et la deuxième, 2 pour la troisième.
name-trier-city-charter = Trèves, Construction de ville
    .noun = phrase:
name-promotion = Anoblissement
    .noun = title: Anoblissement
    .help = Votre chevalier sur un emplacement Noble devient un baron de 15 ans.
name-trier-promotion = Trèves, Anoblissement
    .noun = phrase:
name-foreign-princess = Fille de roi étranger
    .noun = title: Fille de roi étranger
    .help = Un de vos barons se marie et devient un couple, deux fois plus influent.
name-trier-foreign-princess = Trèves, Fille de roi étranger
    .noun = phrase:
name-knight = Chevalier
    .noun = title: Chevalier
    .help = Vous posez un chevalier de votre réserve sur un emplacement Noble ou Château libre, ou en déplacez un. La carte reste là.
name-gray-eminence = Éminence grise
    .noun = title: Éminence grise
    .help = En phase V, un noble de votre réserve vous donne 1 point d’influence dans la province de votre choix. Seul le privilège du Brandebourg donne cette carte.
name-cologne-privilege = Privilège de Cologne
    .noun = phrase:
name-palatinate-privilege = Privilège du Palatinat
    .noun = phrase:
name-electorate = Province
    .noun = f: province, provinces
name-archdiocese = Archevêché
    .noun = m: archevêché, archevêchés
name-duchy = Duché
    .noun = phrase:
name-elector = Souverain
    .noun = m: souverain
name-privilege = Privilège
    .noun = m: privilège, privilèges
name-aristocrat = Noble
    .noun = phrase:
name-age = Âge
    .noun = m: âge, âges
name-city = Ville
    .noun = f: ville, villes
name-imperial-city = Ville impériale
    .noun = f: ville impériale, villes impériales
name-supply = Réserve
    .noun = f: réserve
name-emperor = Empereur
    .noun = m: Empereur
name-thaler = Taler
    .noun = m: Taler, Talers
name-thaler-chip = Marqueur rond
    .noun = m: marqueur rond, marqueurs ronds
name-influence = Influence
    .noun = f: influence
name-vote = Voix
    .noun = f: voix
name-victory-point = Point de victoire
    .noun = m: point de victoire, points de victoire
name-display = Étalage
    .noun = m: étalage
name-stack = Tas
    .noun = m: tas, tas
name-card-row = Cartes devant vous
    .noun = phrase:
name-blue = Bleue
    .noun = phrase:
name-pink = Rose
    .noun = phrase:
name-white = Blanche
    .noun = phrase:
name-none = Pas de descendance
    .noun = phrase:
name-son = Fils
    .noun = m: fils, fils
name-daughter = Fille
    .noun = f: fille, filles
name-convent = Couvent
    .noun = m: couvent
name-suitor = Prétendant
    .noun = m: prétendant, prétendants
name-round = Manche
    .noun = f: manche
name-setting-up = Mise en place
    .noun = phrase:
name-income = Revenus
    .noun = phrase:
name-ageing = Vieillesse
    .noun = phrase:
name-descendants = Descendance
    .noun = phrase:
name-actions = Actions
    .noun = phrase:
name-electors = Nouveaux souverains
    .noun = phrase:
name-election = Élection de l’Empereur
    .noun = phrase:
name-emperor-phase = Actions de l’Empereur
    .noun = phrase:
name-advance = Fin de la manche
    .noun = phrase:
name-over = Fin de la partie
    .noun = phrase:
name-nothing = Rien ne change
    .noun = phrase:
name-keeps = Garde le siège
    .noun = phrase:
name-takes = Prend le siège
    .noun = phrase:
name-falls-vacant = En tête, mais le siège devient vacant
    .noun = phrase:
name-emperor-decides = Égalité : l’Empereur tranche
    .noun = phrase:

## Règles de la maison

table-first-emperor = Premier Empereur
    .help = Qui est Empereur au début de la partie.
table-first-emperor-random = Tiré au sort
table-first-emperor-chosen = La première place : l’hôte décide en plaçant
table-score-display = Scores en cours
    .help = Les totaux sont-ils affichés pendant la partie ? Chaque gain est annoncé de toute façon.
table-score-display-open = Affichés
table-score-display-closed = Cachés jusqu’à la fin
table-final-tie = Égalité finale
    .help = Qui gagne quand plusieurs ont le plus de points.
table-final-tie-shared = La victoire est partagée
table-final-tie-thalers = Le plus de Talers, puis partage
table-final-tie-emperor = L’Empereur s’il est à égalité, sinon partage
table-mainz-point = Point de Mayence
    .help = Qui marque pour Mayence en phase V.
table-mainz-point-occupant-after-phase-v = Qui y siège après la phase
table-mainz-point-incumbent-only = Seulement qui a gardé le siège
table-archbishop-marriage = Archevêques mariés
    .help = Le souverain d’un archevêché peut-il se marier ?
table-archbishop-marriage-forbidden = Interdit
table-archbishop-marriage-resign = Permis, mais le siège est perdu
table-daughter-choice = Filles
    .help = Faut-il proposer une fille en mariage ?
table-daughter-choice-must-propose = Il faut la proposer à un baron
table-daughter-choice-may-choose-convent = On peut choisir le couvent d’emblée
table-white-card-birth = Cartes blanches
    .help = Ce que donnent des cartes blanches seules.
table-white-card-birth-counts-as-card = Une fille
table-white-card-birth-ignored = Pas de descendance
table-emperor-tie-pool = Égalités en phase V
    .help = Qui l’Empereur peut désigner.
table-emperor-tie-pool-all-tied = Quiconque est à égalité
table-emperor-tie-pool-able-only = Seulement qui a quelqu’un à installer, s’il y en a
table-vacant-seat-reclaim = Reprendre un siège vacant
    .help = Marque-t-on en reprenant un siège qu’on tenait en dernier ?
table-vacant-seat-reclaim-two-points = Oui, comme tout nouveau souverain
table-vacant-seat-reclaim-no-points-for-last-holder = Non, aucun point dans ce cas
table-zero-vote-supporters = Partisans sans voix
    .help = Marque-t-on sans voix en votant du côté gagnant ?
table-zero-vote-supporters-score = Oui
table-zero-vote-supporters-do-not-score = Non
table-second-player-help = Coup de pouce à deux
    .help = À deux, un avantage pour qui ne commence pas sur le trône.
table-second-player-help-none = Aucun
table-second-player-help-one-extra-thaler = Un Taler de plus au départ

## Plateau

board-privilege-repeat-exhausted-action = Refaire une action épuisée
board-privilege-free-doctor = Médecin gratuit
board-privilege-victory-point =
    { $number ->
        [one] { $number } point en phase V
       *[other] { $number } points en phase V
    }
board-privilege-free-baron = Baron gratuit
board-privilege-extra-income =
    { $number ->
        [one] { $number } Taler de plus
       *[other] { $number } Talers de plus
    }
board-privilege-gray-eminence = Éminence grise
board-privilege-double-vote = { $number } voix
board-tile = { name-owned }
board-knight =
    { $owner-you ->
        [yes] votre chevalier
       *[no] le chevalier { $owner-seat-de }
    }
board-city =
    { $owner-you ->
        [yes] votre ville
       *[no] la ville { $owner-seat-de }
    }
board-eminence =
    { $owner-you ->
        [yes] votre éminence grise
       *[no] l’éminence grise { $owner-seat-de }
    }
board-free-noble = Emplacement Noble libre
board-free-castle = Emplacement Château libre
board-free-city = Emplacement Ville libre
board-cities-castles = Villes et château
board-seat = Emplacement Souverain
board-vacant = Siège vacant
board-no-influence = aucune influence
board-influence-of =
    { $you ->
        [yes] Votre influence :
       *[no] L’influence { $seat-de } :
    }
board-leads = en tête
board-tied = à égalité
board-if-now = Si la phase V avait lieu :
board-holds =
    { $you ->
        [yes] Vous tenez le siège
       *[no] { $seat } tient le siège
    }
board-out-nothing = Rien ne change
board-out-keeps =
    { $you ->
        [yes] Vous gardez le siège
       *[no] { $seat } garde le siège
    }
board-out-takes =
    { $you ->
        [yes] Vous prenez le siège
       *[no] { $seat } prend le siège
    }
board-out-takes-from =
    { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $holder-you ->
        [yes] votre siège
       *[no] le siège { $holder-seat-de }
    }
board-out-falls =
    { $holder-you ->
        [yes] Vous perdez
       *[no] { $holder-seat } perd
    } le siège
board-out-vacant = Le siège reste vacant
board-out-tie =
    { $you ->
        [yes] Égalité : vous tranchez
       *[no] Égalité : l’Empereur tranche
    }
board-versus = { $mine } contre { $other }
board-overview = Les sept provinces
board-throne =
    { $you ->
        [yes] Vous tenez le trône
       *[no] { $seat } tient le trône
    }
board-throne-hint =
    { $you ->
        [yes] Vous tranchez toutes les égalités
       *[no] L’Empereur tranche toutes les égalités
    }
board-rewards = Récompense de l’Empereur, par manche
board-city-place = poser une ville impériale
board-city-move = déplacer une ville impériale
board-closed = Hors jeu dans cette partie à deux
board-round = Manche { $round } sur { $rounds }
board-phase = Phase { $numeral }
board-rival =
    { $you ->
        [yes] Vous défiez l’Empereur
       *[no] { $seat } { $emperor-you ->
            [yes] vous défie
           *[no] défie l’Empereur
        }
    }
board-is-rival = opposant
board-points =
    { $number ->
        [one] point
       *[other] points
    }
board-points-hidden = points cachés
board-thalers =
    { $number ->
        [one] Taler
       *[other] Talers
    }
board-thalers-of = Talers : { $number } sur { $most }, marqueur rond sur { $chip }
board-income =
    { $number ->
        [one] prochains revenus : { $number } Taler
       *[other] prochains revenus : { $number } Talers
    }
board-no-cards = aucune carte
board-supply-nobles =
    { $number ->
        [0] aucun noble en réserve
        [one] { $number } noble en réserve
       *[other] { $number } nobles en réserve
    }
board-supply-knights =
    { $number ->
        [0] aucun chevalier en réserve
        [one] { $number } chevalier en réserve
       *[other] { $number } chevaliers en réserve
    }
board-supply-cities =
    { $number ->
        [0] aucune ville en réserve
        [one] { $number } ville en réserve
       *[other] { $number } villes en réserve
    }
board-stock-nobles =
    { $number ->
        [one] noble
       *[other] nobles
    }
board-stock-knights =
    { $number ->
        [one] chevalier
       *[other] chevaliers
    }
board-stock-cities =
    { $number ->
        [one] ville
       *[other] villes
    }
board-child = Prochaine naissance :
board-child-son = fils
board-child-daughter = fille
board-child-none = aucun enfant
board-child-with = Prochaine naissance avec cette carte : { $child }
board-passed = a passé
board-has-voted = a voté
board-to-vote = n’a pas voté
board-card = { $name }. { $help } Prix : { $price }. { $colour }. Reste { $left } sur { $all }.
board-card-rival = Devenir Empereur
board-card-doctor = Médecin
board-card-move = Déména­gement
board-card-pope = Pape
board-card-church-influence = Influence religieuse
board-card-excommunication = Exclusion
board-card-indulgence = Don
board-card-permit = Immi­gration
board-card-city-charter = Construc­tion de ville
board-card-promotion = Anoblis­sement
board-card-foreign-princess = Fille de roi étranger
board-card-knight = Chevalier
board-card-gray-eminence = Éminence grise
board-note-rival = finit votre phase
board-note-doctor = rajeunit, vieillit
board-note-move = va ailleurs
board-note-pope = 1 voix de plus
board-note-church-influence = aide un souverain
board-note-excommunication = un duché se tait
board-note-indulgence = { name-points }
board-note-permit = un nouveau noble
board-note-city-charter = une ville, des points
board-note-promotion = un baron de plus
board-note-foreign-princess = un couple
board-note-knight = poser, déplacer
board-note-gray-eminence = 1 influence
board-why = pourquoi pas ?
board-why-stack-empty = épuisé
board-why-rival-taken = déjà pris
board-why-no-money = trop cher
board-why-emperor-is-no-rival = pas l’Empereur
board-why-eminence-by-privilege = par privilège
board-why-no-aristocrat = réserve vide
board-why-promotion-no-knight = aucun chevalier
board-why-no-city = réserve vide
board-why-no-baron = aucun baron
board-use = Privilège { $place-of }
board-used = déjà utilisé
board-only-pass = Il n’y a plus rien d’autre à faire : il ne reste qu’à passer.
board-other = Autre chose
board-ask-doctor = « Médecin » : qui soigne-t-il ?
board-ask-move = « Déménagement » : qui va où ?
board-ask-permit = « Immigration » : un baron ou un couple, et où ?
board-ask-city-charter = « Construction de ville » : où fondez-vous la vôtre ?
board-ask-indulgence = « Don » : l’utiliser, ou seulement le prendre ?
board-ask-promotion = « Anoblissement » : quel chevalier devient baron ?
board-ask-foreign-princess = « Fille de roi étranger » : quel baron l’épouse ?
board-ask-knight = « Chevalier » : d’où et vers où ?
board-ask-trier = Trèves : quelle carte répétez-vous ?
board-ask-cologne = Cologne : qui le médecin soigne-t-il ?
board-ask-palatinate = Palatinat : où va votre baron ?
board-choose = Vos choix
board-nobles-of =
    { $owner-you ->
        [yes] Vos nobles
       *[no] Les nobles { $owner-seat-de }
    }
board-knight-place = Poser un chevalier
board-from = { $place-of }
board-space-noble-space = Noble
board-space-castle-space = Château
board-as-elector = souverain
board-age-to = { $age } → { $new } ans
board-leaves = quitte le plateau
board-pushes = { name-pushed } s’en va
board-names =
    { $number ->
        [one] { $number } point d’influence
       *[other] { $number } points d’influence
    }
board-vote = Pour { $name }
board-your-vote = votre choix
board-tally = Voix avant le vote
board-free-vote = vote librement
board-evaluation = Fin de la manche { $round }
board-sheet = Feuille de score
board-source = Points pour
board-total = Total
board-source-seats = Nouveaux souverains
board-source-mainz = Siège de Mayence
board-source-votes = Votes du côté gagnant
board-source-reward = Récompenses de l’Empereur
board-source-cities = Villes fondées
board-source-gift = Dons
board-source-daughters = Filles mariées
board-key-card = Désigner une des neuf premières cartes
    .keys = 1 … 9
board-key-open = La prendre, ou voir ce qu’elle peut faire
    .keys = Entrée

## Les raisons que donne un bot

name-reason-tempo = le moment de la manche
name-reason-points = les points de victoire
name-reason-money = les Talers
name-reason-nobles = la famille et son âge
name-reason-pieces = les chevaliers et les villes
name-reason-electors = les sièges
name-reason-throne = le trône et les voix
name-reason-influence = l’influence dans les provinces
reason-vote-behind =
    Aide qui est derrière : { $rival-you ->
        [yes] vous avez
       *[no] { $rival-seat } a
    } { $number ->
        [one] 1 point
       *[other] { $number } points
    } d’avance.
reason-vote-harmless =
    { $rival-you ->
        [yes] Vous avez
       *[no] { $rival-seat } a
    } { $number ->
        [one] 1 point
       *[other] { $number } points
    } de retard : le trône n’y fait guère de mal.
reason-vote-leader =
    Mieux vaut ne pas donner la récompense { $rival-you ->
        [yes] à vous, qui menez
       *[no] à { $rival-seat }, en tête
    } de la partie.
reason-vote-stronger =
    { $rival-you ->
        [yes] Vous avez
       *[no] { $rival-seat } a
    } déjà plus de voix, et le camp qui gagne marque.
reason-vote-tips =
    { $number ->
        [one] Cette voix peut
       *[other] Ces { $number } voix peuvent
    } { $rival-you ->
        [yes] vous donner le trône
       *[no] donner le trône à { $rival-seat }
    }.
reason-vote-free = Sans voix, seul compte le point du camp gagnant.
reason-points =
    Rapporte { $number ->
        [one] 1 point de victoire
       *[other] { $number } points de victoire
    } de plus.
reason-rival-points =
    { $rival-you ->
        [yes] Vous coûte, en tête des autres,
       *[no] Coûte à { $rival-seat }, en tête des autres,
    } { $number ->
        [one] 1 point de victoire
       *[other] { $number } points de victoire
    }.
reason-sits =
    Installe un { $you ->
        [yes] de vos nobles
       *[no] noble { DE($seat) }
    } comme souverain { $place-in }.
reason-stays-seated = Conserve le siège { $place-in }.
reason-unseats =
    { $rival-you ->
        [yes] Vous prive
       *[no] Prive { $rival-seat }
    } du siège { $place-in }.
reason-takes-seat = En l’état, gagne le siège { $place-in } cette manche.
reason-keeps-seat = En l’état, garde le siège { $place-in } cette manche.
reason-decides-tie = Une égalité { $place-in } : c’est l’Empereur qui tranche, et cela sert ici.
reason-stops-rival =
    Sinon, { $rival-you ->
        [yes] vous gagnez
       *[no] { $rival-seat } gagne
    } le siège { $place-in }.
reason-influence = Plus d’influence { $place-in } : { $number }.
reason-privilege = Profite du privilège { $place-in } tant qu’il est là.
reason-throne = Le trône, avec la récompense de la manche.
reason-challenges = Vise le trône dès cette manche.
reason-votes = Plus de voix à l’élection : { $number }.
reason-rival-votes =
    { $rival-you ->
        [yes] Vous retire
       *[no] Retire à { $rival-seat }
    } { $number ->
        [one] 1 voix
       *[other] { $number } voix
    }.
reason-other-emperor =
    Le trône revient { $rival-you ->
        [yes] à vous
       *[no] à { $rival-seat }
    } plutôt qu’à quelqu’un d’autre.
reason-thalers =
    Laisse { $number ->
        [one] 1 Taler
       *[other] { $number } Talers
    } de plus en bourse.
reason-income =
    Ajoute { $number ->
        [one] 1 Taler
       *[other] { $number } Talers
    } au revenu de chaque manche.
reason-son = Plus de cartes bleues que de roses : un fils à la manche suivante.
reason-daughter = Promet une fille à la manche suivante, bonne à marier.
reason-family =
    La famille compte { $number ->
        [one] un noble
       *[other] { $number } nobles
    } de plus sur le plateau.
reason-younger = La famille reste plus jeune et dure plus longtemps.
reason-knight =
    { $number ->
        [one] Un chevalier
       *[other] { $number } chevaliers
    } de plus sur le plateau.
reason-city =
    { $number ->
        [one] Une ville
       *[other] { $number } villes
    } de plus : une influence que personne ne chasse.
reason-stays-in = Reste dans la manche : d’autres actions peuvent suivre.
reason-saves =
    Économise { $number ->
        [one] 1 Taler
       *[other] { $number } Talers
    } pour la manche suivante.
reason-goes-first = Garde l’initiative.
reason-rival-knight =
    Chasse du plateau un { $rival-you ->
        [yes] de vos chevaliers
       *[no] chevalier { DE($rival-seat) }
    }.
reason-rival-family =
    Réduit { $rival-you ->
        [yes] votre famille
       *[no] la famille { DE($rival-seat) }
    }.
reason-rival-thalers =
    { $rival-you ->
        [yes] Vous laisse
       *[no] Laisse à { $rival-seat }
    } { $number ->
        [one] 1 Taler
       *[other] { $number } Talers
    } de moins.
reason-alone = Personne d’autre n’a d’influence { $place-in }.
reason-leads = { $number } d’influence de plus que quiconque { $place-in }.
reason-draws-level = Rejoint la plus forte influence { $place-in }.
reason-foothold = Un premier pied { $place-in }.
reason-heavy =
    Le siège { $place-in } donne { $number ->
        [one] 1 voix
       *[other] { $number } voix
    }.
reason-foreign-cities =
    Le siège { $place-in } rapporte grâce à { $number ->
        [one] une ville
       *[other] { $number } villes
    } des autres.
reason-room =
    Encore de la place pour { $number ->
        [one] un noble
       *[other] { $number } nobles
    } { $place-in }.
reason-couple =
    Le baron forme un couple plus influent, et { $rival-you ->
        [yes] vous ne marquez
       *[no] { $rival-seat } ne marque
    } qu’une fois.
reason-refuses-leader =
    { $rival-you ->
        [yes] Vous avez de l’avance
       *[no] { $rival-seat } a de l’avance
    } : pas de point en plus.
reason-young-sits = La plus jeune figure y reste plus longtemps.
reason-old-sits = La figure la plus âgée y va, la plus jeune reste parmi les nobles.
reason-oldest-dies = Qui est au dernier âge meurt à la prochaine vieillesse.
reason-couple-sits = Un couple y est difficile à déloger.
reason-couple-free = Laisse le couple là où son influence compte.
reason-ban-nobody = Ne fait de tort à personne : il n’y a pas de souverain { $place-in }.
reason-ban-holder =
    Fait taire { $rival-you ->
        [yes] votre souverain
       *[no] le souverain { DE($rival-seat) }
    } { $place-in }.
reason-hits-leader =
    Touche qui mène la partie : { $rival-you ->
        [yes] vous
       *[no] { $rival-seat }
    }.
reason-ban-weight =
    Retire de l’élection { $number ->
        [one] 1 voix
       *[other] { $number } voix
    } { $place-in }.
reason-church-nobody = N’apporte de voix à personne : il n’y a pas de souverain { $place-in }.
reason-church-own =
    Apporte des voix { $you ->
        [yes] à votre souverain
       *[no] au souverain { DE($seat) }
    } { $place-in }.
reason-church-weak =
    Aide { $rival-you ->
        [yes] votre souverain
       *[no] le souverain { DE($rival-seat) }
    } { $place-in }, sans danger aux points.
reason-spares-knight =
    Épargne { $you ->
        [yes] votre chevalier
       *[no] le chevalier { DE($seat) }
    }.
reason-harms-stronger =
    { $rival-you ->
        [yes] Vous avez
       *[no] { $rival-seat } a
    } { $number ->
        [one] 1 point
       *[other] { $number } points
    } de plus : mieux vaut ne pas y ajouter.
reason-harms-votes =
    { $rival-you ->
        [yes] Vous avez
       *[no] { $rival-seat } a
    } déjà assez de voix.
reason-convent = Le couvent donne un Taler et n’aide personne d’autre.
reason-match-point =
    Si { $rival-you ->
        [yes] vous acceptez
       *[no] { $rival-seat } accepte
    }, le mariage rapporte un point.
reason-match-weak =
    Le couple { $rival-you ->
        [yes] vous revient, en queue de classement
       *[no] revient à { $rival-seat }, en queue de classement
    }.
reason-match-not-leader =
    { $rival-you ->
        [yes] Vous menez aux points et n’aurez
       *[no] { $rival-seat } mène aux points et n’aura
    } pas ce couple.
reason-match-elector =
    Pour un souverain, { $rival-you ->
        [yes] vous ne refuserez
       *[no] { $rival-seat } ne refusera
    } guère.
reason-not-convent = Un mariage peut rapporter un point, pas le couvent.
reason-match-old =
    Un prétendant plus âgé { $rival-you ->
        [yes] vous laisse
       *[no] laisse à { $rival-seat }
    } le couple moins longtemps.

## Matériel : les parties de components.toml et leurs clés

material-player-colours = Les familles
    .ids = Couleurs
material-pieces-per-player = Pièces de chaque famille
    .aristocrats = Nobles
    .knights = Chevaliers
    .cities = Villes
    .thaler-markers = Marqueurs de Talers
    .thaler-chips = Marqueurs ronds
    .vote-cards = Cartes de vote
material-pieces-common = Pièces communes
    .imperial-cities = Villes impériales
    .round-markers = Marqueurs de manche
    .emperor-markers = Marqueurs de l’Empereur
    .action-cards = Cartes action
    .action-stacks = Tas de cartes action
    .victory-point-cards = Cartes de points de victoire
    .setup-cards = Cartes de mise en place
material-aristocrat = Les nobles
    .ages = Âges
    .sides = Faces
material-aristocrat-influence = Influence d’un noble
material-influence-other = Influence des autres
material-thaler-track = Piste des Talers
    .min = Minimum
    .max = Maximum
    .start = Au départ
material-income = Revenus en Talers
    .base = Pour chaque famille
    .per-own-city = Par ville à soi
    .per-foreign-city-in-own-electorate = Par ville d’une autre famille dans ses provinces
    .imperial-city = Par ville impériale
    .saxony-bonus = Pour le souverain de Saxe
material-convent = Couvent
    .thalers = Talers pour une fille
material-victory-points = Points de victoire
    .new-elector = Nouveau souverain
    .mainz-elector-per-round = Souverain de Mayence, à chaque manche
    .married-daughter = Fille mariée
    .vote-for-winner = Vote du côté gagnant
    .city-nth = Première, deuxième, troisième ville
material-victory-cards = Cartes de points de victoire
    .denominations = Valeurs
material-victory-cards-split = Combien de chaque valeur
    .ones = De 1
    .twos = De 2
    .fives = De 5
    .limits-scoring = Des points se perdent s’il n’y en a plus
material-round-track = Manches et phases
    .phases = Phases
    .first-round-starts-with = La première manche commence par
material-round-track-reward = Récompense de l’Empereur
    .round = Manche
    .vp = Points de victoire
    .thalers = Talers
    .imperial-city = Ville impériale
material-board = Le plateau
    .archdioceses-in-upper-row = Archevêchés en haut
    .duchies-in-lower-row = Duchés en bas
material-board-order = Ordre sur le plateau
    .row-upper = Rangée du haut
    .row-lower = Rangée du bas
    .resolve-order = Ordre de résolution
material-electorates = Les provinces
    .votes = Voix
    .privilege = Privilège
    .privilege-phase = dans la phase
    .spaces = Emplacements
    .noble = nobles
    .city = villes
    .castle = châteaux
material-action-cards = Cartes action
    .copies = Cartes à 2, 3, 4 joueurs
    .ends-phase-for-taker = Termine la phase de qui la prend
    .cost-couple = Prix pour un couple
    .never-taken = Reste toujours
    .only-via-privilege = Seulement par le privilège de
material-card-phases = Quand servent les cartes
material-card-backs = Dos des cartes
    .doctor-backs-show = Médecin
    .permit-backs-show = Immigration
material-card-backs-heads-three-heads = Cartes à trois têtes
material-card-backs-heads-four-heads = Cartes à quatre têtes
material-card-backs-heads-deck-size = Cartes selon le nombre de joueurs
material-setup = Mise en place
    .second-player-extra-thalers = Talers en plus pour la deuxième famille
    .imperial-cities-placed-by-first-emperor = Villes impériales du premier Empereur
material-setup-step = Mise en place, pas à pas
    .who = Qui
    .piece = Pièce
    .age = Âge
    .target = Où
material-player-count = Selon le nombre de joueurs
    .closed-archdioceses = Archevêchés fermés
    .closed-duchies = Duchés fermés
    .may-buy-unusable-cards = On peut prendre des cartes inutiles
material-words =
    .place = placer
    .move = déplacer
    .none = aucune
    .all = tous
    .others = les autres
    .elector-seat = emplacement Souverain
    .repeat-exhausted-action = refaire une action épuisée
    .free-doctor = un médecin gratuit
    .victory-point = un point de victoire
    .free-baron = un baron gratuit
    .extra-income = plus de revenus
    .gray-eminence = l’éminence grise
    .double-vote = deux voix

## L’aide sur les pièces, les signes et les nombres

help-trier = Une fois par manche, le souverain refait une action dont le tas est épuisé, à son prix.
help-cologne = Une fois par manche, le souverain appelle un médecin sans rien payer.
help-mainz = À la fin de la phase V, ce siège rapporte 1 point.
help-palatinate = Une fois par manche, le souverain fait venir de la réserve un baron de 15 ans, sans rien payer.
help-saxony = Ce siège rapporte 2 Talers de plus en phase I.
help-brandenburg = Une fois par manche, le souverain prend l’éminence grise, qui compte 1 point d’influence où l’on veut en phase V.
help-bohemia = Ce siège donne deux voix à l’élection, les autres une seule.
help-closed = Dans cette province, on ne place, ne déplace et ne compte rien.
    .name = Province fermée
help-noble-space = Pour un noble ou un chevalier ; s’il n’y en a plus de libre, un chevalier cède sa place au noble.
help-castle-space = Pour un chevalier, qui y est à l’abri : personne ne l’en chasse.
help-city-space = Pour une ville ou une ville impériale ; l’une et l’autre restent sur le plateau.
help-knight-piece = 1 point d’influence, ne vieillit jamais ; sur un emplacement Noble, il cède sa place quand tout est pris.
    .name = Chevalier
help-leads = Cette famille a ici le plus d’influence et gagne la province en phase V.
    .name = En tête
help-tie = Plusieurs familles sont en tête à égalité ; en phase V, l’Empereur désigne l’une d’elles.
    .name = Égalité
help-forecast = Ce que ferait ici la phase V si elle venait maintenant.
    .name = Prévision
help-seat-points = Gagner le siège rapporte ces points ; le garder n’en rapporte pas.
    .name = Points du siège
help-throne = La tuile de l’Empereur y siège ; elle vieillit comme les autres et ne compte dans aucune province.
help-player = Tout ce qui est à cette famille porte sa lettre, sa couleur et sa forme.
    .name = Famille
help-thaler-track = La pièce montre l’argent, le jeton de couleur la somme du début de la manche ; on n’a jamais plus de 12.
    .name = Taler
help-income = Ce que rapporterait maintenant la phase I : 6 Talers, 1 par ville et ce qu’ajoutent les sièges.
help-card-row = Prises cette manche : plus de bleues que de roses donnent un fils, sinon une fille ; puis elles retournent aux tas.
help-out = Ne joue plus jusqu’à la fin de la phase IV : ni carte, ni chevalier, ni privilège.
    .name = A passé
help-secret-vote = On vote en secret, une fois pour toutes ; les votes sont dévoilés ensemble.
    .name = Vote secret
help-privilege = Appartient à qui tient le siège ; le souverain se place ici quand le privilège a servi.
help-price = Ce que coûte la carte ; il vous faut toute la somme.
    .name = Prix
help-blue = Compte pour un fils : il faut plus de cartes bleues que de roses.
    .name = Carte bleue
help-pink = Compte pour une fille : elle naît si les bleues ne sont pas plus nombreuses.
    .name = Carte rose
help-white = Ne compte ni pour un fils ni pour une fille.
    .name = Carte blanche

## Le jeu en une page

summary-aim = Marquez le plus de points de victoire en cinq manches : gagnez des provinces, mariez vos filles et pesez sur le choix de l’Empereur.
summary-pieces-family = Vos nobles : un baron pèse 1 point d’influence, un couple 2 ; après 45 ans, ils partent
summary-pieces-knight = Chevalier : 1 point d’influence pour 1 Taler, et il ne vieillit pas
summary-pieces-city = Ville : des revenus, de l’influence et des points, pour toujours
summary-pieces-empire-city = Ville impériale : elle compte pour l’Empereur
summary-pieces-cards = Cartes action : plus de bleues que de roses, un fils ; sinon, une fille
summary-pieces-crown = L’Empereur tranche les égalités et reçoit une récompense par manche
summary-turn-income = Vous recevez 6 Talers, et davantage avec des villes ; puis tous les nobles vieillissent de dix ans.
summary-turn-descendants = Selon la couleur de vos dernières cartes, vous avez un fils, ou une fille que vous proposez en mariage.
summary-turn-actions = À tour de rôle : acheter une carte, utiliser un privilège, poser ou déplacer un chevalier, ou passer.
summary-turn-electors = Dans chaque province, la plus grande influence gagne le siège et y installe un souverain.
summary-turn-election = Si quelqu’un défie l’Empereur, les souverains votent ; puis l’Empereur reçoit sa récompense.
summary-score-seat = 2 points pour un siège nouvellement gagné ; le garder ne rapporte rien.
summary-score-crown = 1 ou 2 points par manche pour l’Empereur ; 1 point par ville, 2 pour la troisième.
summary-score-small = 1 point pour une fille acceptée, un vote du côté gagnant, un « Don », ou le siège de Mayence.
summary-end = Après cinq manches, qui a le plus de points gagne ; à égalité, la victoire est partagée. Talers, sièges et trône ne valent plus rien.
summary-idea = Les points viennent du changement : un siège laissé vacant par un souverain trop âgé rapporte de nouveau 2 points, même à la famille qui le tenait. Gardez un noble prêt sur place.

## La première partie guidée

lesson-aim = Bienvenue dans l’Empire ! Vous menez l’une des trois familles nobles. Qui a le plus de points de victoire après cinq manches gagne.
lesson-realm = Voici les sept provinces. À chaque manche, chaque siège revient à la famille qui y a le plus d’influence. Gagner un siège rapporte 2 points, le garder ne rapporte rien.
lesson-seat = Vous commencez avec un baron sur un siège. Prenez le Palatinat : son privilège vous donne un baron gratuit à chaque manche.
lesson-couple = Voici un couple, qui compte 2 points d’influence. Posez-le en Bohême : ce siège donne deux voix à l’élection de l’Empereur, les autres une seule.
lesson-baron = Dans les trois archevêchés, Trèves, Cologne et Mayence, seul un baron peut être souverain. Posez le vôtre à Cologne.
lesson-defend = Les barres montrent l’influence de chacun. Dans le Palatinat, l’Empereur en a 2, et vous seulement 1. Posez-y votre second couple.
lesson-knight = Un chevalier compte 1 point d’influence et ne vieillit pas. Posez le vôtre dans le château du Palatinat : personne ne peut l’en chasser.
lesson-cards = Place aux actions. À tour de rôle, on fait une seule chose : acheter une carte, utiliser un privilège ou poser un chevalier, jusqu’à ce que tout le monde ait passé. Vous avez 7 Talers.
lesson-privilege = L’Empereur a déplacé un couple en Bohême : 2 contre 2, et c’est lui qui tranche les égalités. Utilisez le privilège du Palatinat, et posez ce baron en Bohême.
lesson-doctor = Une ville pour l’Empereur, et voilà de nouveau une égalité en Bohême ! Mais le baron sur le trône a 45 ans. Envoyez-lui un « Médecin » : il s’en va, et un noble d’une province doit le remplacer.
lesson-colours = Votre carte est maintenant devant vous, et sa couleur compte : avec plus de cartes bleues que de roses, vous aurez un fils à la manche suivante, sinon une fille.
lesson-city = Le couple de Bohême est maintenant sur le trône, où il ne compte pour rien. Achetez « Construction de ville » pour Cologne : 1 point de victoire, 1 point d’influence, et 1 Taler de plus à chaque manche.
lesson-pope = Une carte bleue et une rose : ce serait une fille. Achetez « Pape » : la carte est bleue, et vous donne une voix de plus à l’élection.
lesson-rival = Trois sièges et « Pape » vous donneront 5 voix, bien plus que n’en aura l’Empereur. Prenez « Devenir Empereur » : la carte est gratuite, mais elle met fin à la phase pour vous.
lesson-won = Maintenant, la plus grande influence gagne chaque province. Le siège { $place-of } est à vous, et cela vaut 2 points !
lesson-elector = Ici, vous choisissez qui devient souverain. Prenez le couple de 35 ans : il quittera le plateau plus tôt, et vous pourrez alors regagner le même siège.
lesson-election = L’Empereur a un opposant : il y a donc une élection. Chaque siège donne une voix, la Bohême deux, et l’opposant doit en avoir plus que l’Empereur. Soutenir le camp gagnant rapporte 1 point.
lesson-crown = Le trône est à vous ! Qui l’occupe ne compte aucune influence : prenez donc le baron de 15 ans de Bohême.
lesson-reward = À chaque manche, l’Empereur reçoit une récompense : cette fois, 2 points et une ville impériale. Elle compte 1 point d’influence pour l’Empereur du moment. Posez-la en Bohême.
lesson-round = Une nouvelle manche : d’abord, vous recevez { name-thalers }, puis tout le monde vieillit de dix ans. Qui avait 45 ans est parti, et les sièges devenus vacants peuvent être regagnés.
lesson-son = Plus de cartes bleues que de roses : vous avez un fils. Posez-le à Trèves. Avec la ville impériale, vous y avez 2 points d’influence, autant que l’ancien Empereur, et c’est vous désormais qui tranchez !
lesson-daughter = On propose une fille à votre fils. Si vous acceptez, il compte 2, et la famille de la fille marque 1 point. Mais un couple ne peut être souverain à Trèves : refusez, et cette famille ne reçoit que 1 Taler.
lesson-idea = Une idée pour gagner : les points viennent du changement. Cherchez les sièges vacants, ou ceux où il ne vous manque que 1 point d’influence, et gardez un jeune noble là où votre souverain est âgé.
lesson-own = À vous maintenant : faites ce qui vous plaît. En cas de doute, « Conseil » vous dit ce que ferait une personne d’expérience.
lesson-end = Bien joué ! Après cinq manches, qui a le plus de points gagne ; Talers et sièges ne comptent plus alors. Continuez comme il vous plaira ; je regarde en silence.

## Images du livret de règles

picture-electorate = Le Palatinat après la mise en place. En haut, votre souverain de 45 ans, l’emplacement Privilège et l’influence de chaque famille : pour vous 1 avec le baron, 2 avec le couple et 1 avec le chevalier, soit 4. Au milieu, quatre emplacements Noble avec votre couple, celui de Clara et son chevalier ; en bas, les deux emplacements Ville et votre chevalier dans le château. La dernière ligne dit ce que changerait la phase V.
picture-throne = Le sort a désigné Clara : première sur le trône, elle a posé la ville impériale à Trèves, puis son baron de 45 ans. À côté, les récompenses des cinq manches.
picture-income = Exemple. Il vous reste 1 Taler. Vous en recevez 6, plus 1 pour votre ville de Cologne et 1 pour celle de Clara en Bohême, dont vous tenez le siège : { $income } en tout. Le compteur et le marqueur rond sont maintenant sur { $thalers }.
picture-daughter = Ben a deux cartes roses et pas une bleue : il a une fille et la propose à votre baron de 15 ans, à Trèves. Si vous acceptez, Ben marque 1 point et votre baron devient un couple. Si vous refusez, elle entre au couvent et Ben reçoit 1 Taler.
picture-cards = L’étalage à votre premier tour. Le nombre est le prix, la couleur compte pour votre descendance, les petites cases montrent combien de cartes restent : Clara vient de payer { $price } Taler pour un « Déménagement ».
picture-doctor = Exemple. Pour { $price } Taler, votre médecin vieillit encore le baron de 45 ans de Clara, qui quitte le trône et le plateau. Clara reste Empereur, mais doit aussitôt y installer un de ses nobles, pris sur un emplacement Noble : son couple de { $age } ans.
picture-privilege = Vous utilisez le privilège du Palatinat : votre souverain va sur l’emplacement Privilège et reste souverain, et un baron de 15 ans arrive gratuitement en Bohême. On y était à 2 contre 2 ; vous menez maintenant par 3 à 2.
picture-tie = Exemple. À Mayence, Ben a le souverain (1) et un couple (2), Clara un baron (1) et un couple (2) : { $first } à { $second }. Clara, sur le trône, tranche l’égalité en sa faveur. Aucun couple ne gouverne un archevêché : elle installe son baron et marque { $points } points ; l’ancien souverain de Ben va sur un emplacement Noble.
picture-vacant = À Trèves, il n’y a que la ville impériale, et son influence compte pour Clara, sur le trône. Clara gagne, mais n’a personne à installer sur place : le siège reste vacant et personne ne marque.
picture-election = Exemple. Anna s’oppose à l’Empereur avec { $rival } voix : Cologne et le Palatinat en donnent 1 chacun, la Bohême 2 et le « Pape » 1. Clara, sur le trône, en a { $emperor } de Mayence, et vous { $mine }, de la Saxe et du Brandebourg. Vous votez pour Anna : { $against } à { $for }. Anna monte sur le trône et vous marquez { $points } point.
picture-reward = Vous voilà sur le trône. La récompense de la manche 1 est de { $points } points et d’une ville impériale. Vous la posez en Bohême, où elle compte 1 d’influence pour vous tant que vous êtes Empereur. La manche 2 a commencé, et tout le monde a dix ans de plus.
picture-end = La fin d’une partie : les points, selon leur origine. Vous gagnez avec { $mine }, devant Ben avec { $second } et Clara avec { $third }.
