### Dans l’ombre de l’Empereur en français

## Le jeu

game-title = Dans l’ombre de l’Empereur
game-tagline = Sept souverains, un trône, et une famille qui ne cesse de vieillir
game-about = L’Allemagne à la fin du Moyen Âge. Votre famille envoie barons, couples, chevaliers et villes dans les sept provinces de l’Empire. À chaque tour, vous achetez dans un étalage commun de cartes action, puis chaque province revient à la famille la plus influente, et les souverains votent si quelqu’un défie l’Empereur. Personne n’est éternel : à chaque tour, les vôtres vieillissent de dix ans, et la couleur des cartes achetées décide de la naissance d’un fils ou d’une fille. Aucun hasard une fois le premier Empereur désigné, et un seul secret : le vote.

## Ce qui est demandé

prompt-first-city = Posez la première ville impériale sur un emplacement Ville.
prompt-first-seat = Posez un baron de 45 ans sur un emplacement Souverain libre.
prompt-first-noble = Posez { name-a-tile } sur un emplacement Noble libre.
prompt-first-knight = Posez un chevalier sur un emplacement Noble ou Château libre.
prompt-successor = Le trône est vide : lequel de vos nobles succède ?
prompt-son = Un fils est né : où s’établit-il ?
prompt-marriage = Vous avez une fille : à quel baron la proposez-vous ?
prompt-answer = { $father-seat } demande si votre { name-tile } { $place-in } veut épouser sa fille.
prompt-action = À vous, avec { name-thalers } : achetez une carte, usez d’un privilège, envoyez un chevalier ou passez.
prompt-eminence = Où agit votre éminence grise ?
prompt-tie = Égalité { $place-in } : Empereur, désignez le vainqueur.
prompt-elector = Vous gagnez { $place-the } : qui devient souverain ?
prompt-push = Plus de place { $place-in } pour votre ancien souverain : quel chevalier s’en va ?
prompt-church = Influence religieuse : dans quel archevêché ?
prompt-ban = Exclusion : quel duché perd ses voix ?
prompt-vote = { $emperor-seat } ou { $rival-seat } ? Vous avez { name-votes }, et votre choix reste secret jusqu’au dernier vote.
prompt-new-emperor = Vous êtes le nouvel Empereur : quel noble monte sur le trône ?
prompt-old-emperor = Vous perdez le trône : où va votre { name-tile } ?
prompt-imperial-place = Posez une ville impériale sur un emplacement Ville libre.
prompt-imperial-move = Déplacez une ville impériale vers un emplacement Ville libre.
waiting-first-city =
    { $you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } la première ville impériale.
waiting-first-seat =
    { $you ->
        [yes] Vous placez
       *[no] { $seat } place
    } un premier souverain.
waiting-first-noble =
    { $you ->
        [yes] Vous placez
       *[no] { $seat } place
    } un noble.
waiting-first-knight =
    { $you ->
        [yes] Vous placez
       *[no] { $seat } place
    } un chevalier.
waiting-successor =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } un successeur pour le trône.
waiting-son =
    { $you ->
        [yes] Vous placez
       *[no] { $seat } place
    } un fils.
waiting-marriage =
    { $you ->
        [yes] Vous cherchez
       *[no] { $seat } cherche
    } un prétendant.
waiting-answer =
    { $you ->
        [yes] Vous répondez
       *[no] { $seat } répond
    } à une demande en mariage.
waiting-action =
    { $you ->
        [yes] C’est à vous
       *[no] C’est à { $seat }
    } de jouer.
waiting-eminence =
    { $you ->
        [yes] Vous placez
       *[no] { $seat } place
    } l’éminence grise.
waiting-tie =
    { $you ->
        [yes] Vous tranchez
       *[no] { $seat } tranche
    } une égalité en tant qu’Empereur.
waiting-elector =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } un nouveau souverain.
waiting-push =
    { $you ->
        [yes] Vous faites
       *[no] { $seat } fait
    } place à un ancien souverain.
waiting-church =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } un archevêché pour l’influence religieuse.
waiting-ban =
    { $you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } un duché à exclure.
waiting-vote =
    { $number ->
        [one] On vote en secret ; il manque { $number } vote.
       *[other] On vote en secret ; il manque { $number } votes.
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

## Ce qui peut être répondu

option-pass = Passer jusqu’à la fin de la phase
    .confirm = Passer est définitif pour cette phase.
option-accept = Accepter : le baron devient un couple, le père marque
option-accept-archbishop = Accepter : le baron devient un couple et renonce à son siège, le père marque
option-refuse = Refuser : elle entre au couvent, le père reçoit de l’argent
option-convent = Au couvent, sans rien demander : { name-thalers }
option-eminence-decline = Renoncer à l’éminence grise
option-brandenburg = Privilège du Brandebourg (gratuit) : prendre l’éminence grise
option-vote-for = Pour l’Empereur, { $seat } : { name-votes }
option-vote-against = Contre l’Empereur, pour { $seat } : { name-votes }
option-unused = { $deed } ({ name-price }) : prendre la carte sans s’en servir
option-rival = { $deed } ({ name-price }) : défier l’Empereur ; la phase se termine pour vous
    .confirm = Vous défiez l’Empereur, et la phase se termine pour vous.
option-pope = { $deed } ({ name-price }) : une voix de plus à l’élection de ce tour
option-church-influence = { $deed } ({ name-price }) : avant le vote, renforcer le souverain d’un archevêché
option-excommunication = { $deed } ({ name-price }) : avant le vote, réduire un duché au silence
option-knight-place = { $deed } ({ name-price }) : { $space-on } { $place-in }
option-knight-move = { $deed } ({ name-price }) : { $origin-from } ({ $origin-space-bare }) { $place-to } ({ $space-bare })
option-first-knight = { $place }, { $space-bare }
option-seat = Emplacement Souverain : { $place }
option-enter = { $place }, sur un emplacement Noble libre
option-enter-push = { $place }, à la place { name-pushed }
option-city = Emplacement Ville : { $place }
option-city-move = Ville impériale : { $origin-from } { $place-to }
option-crown = Votre { name-tile } { $place-in }
option-propose = { $owner-seat } : { name-tile } { $place-in }
option-propose-archbishop = { $owner-seat } : { name-tile } { $place-in }, qui renoncerait à son siège
option-eminence = { $place } : un point d’influence de plus
option-name-keeps =
    { $you ->
        [yes] Vous-même : vous gardez
       *[no] { $seat } : garde
    } le siège
option-name-takes =
    { $you ->
        [yes] Vous-même : vous prenez
       *[no] { $seat } : prend
    } le siège { $points ->
        [0] sans marquer de point
       *[other] pour { name-points }
    }
option-name-falls-vacant =
    { $you ->
        [yes] Vous-même
       *[no] { $seat }
    } : pas de noble approprié, { $holder-you ->
        [yes] vous perdez
       *[no] { $holder-seat } perd
    } le siège, qui devient vacant
option-name-nothing =
    { $you ->
        [yes] Vous-même
       *[no] { $seat }
    } : pas de noble approprié, le siège reste vacant
option-elect = Votre { name-tile }
option-push =
    { $owner-you ->
        [yes] Votre propre chevalier
       *[no] Le chevalier { DE($owner-seat) }
    }
option-church =
    { $place } : { $number ->
        [0] aucune voix
       *[other] { name-votes }
    } de plus pour { $you ->
        [yes] vous
       *[no] { $seat }
    }
option-church-vacant = { $place } : pas de souverain, pas de voix
option-ban =
    { $place } : { $you ->
        [yes] vous perdez
       *[no] { $seat } perd
    } { name-votes }
option-ban-vacant = { $place } : pas de souverain, aucune voix à perdre
option-indulgence = { $deed } ({ name-price }) : { name-points }
option-doctor-younger = { $deed } ({ name-price }) : { name-owned } { $place-in } rajeunit à { $new-age } ans
option-doctor-older = { $deed } ({ name-price }) : { name-owned } { $place-in } vieillit à { $new-age } ans
option-doctor-removes = { $deed } ({ name-price }) : { name-owned } { $place-in } quitte le plateau
option-move = { $deed } ({ name-price }) : votre { name-tile } va { $origin-from } { $place-to }
option-move-push = { $deed } ({ name-price }) : votre { name-tile } va { $origin-from } { $place-to }, à la place { name-pushed }
option-permit = { $deed } ({ name-price }) : { name-a-tile } { $place-in }
option-permit-push = { $deed } ({ name-price }) : { name-a-tile } { $place-in }, à la place { name-pushed }
option-charter = { $deed } ({ name-price }) : une ville { $place-in }, { name-points }
option-promotion = { $deed } ({ name-price }) : votre chevalier { $place-in } devient { name-a-tile }
option-princess = { $deed } ({ name-price }) : votre { name-tile } { $place-in } devient un couple
option-princess-archbishop = { $deed } ({ name-price }) : votre { name-tile } { $place-in } devient un couple et renonce à son siège

## Tableaux

sheet-electorates = Tour { $round }, { $phase }
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
sheet-players = Joueurs
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
refusal-rival-is-out = Vous avez pris Devenir Empereur : vous n’agissez plus dans cette phase.
refusal-emperor-votes-for-himself = Empereur, vous votez pour vous-même, ouvertement.
refusal-rival-votes-for-himself = Opposant, vous votez pour vous-même, ouvertement.
refusal-voting-goes-on = Les autres votent en secret. Attendez la révélation.
refusal-vote-is-final = Vous avez voté, et votre choix est définitif. Attendez la révélation.
refusal-emperor-is-no-rival = L’Empereur ne peut pas se défier lui-même. Un autre peut prendre la carte.
refusal-rival-taken = { $seat } défie déjà l’Empereur ce tour-ci, et il n’y a qu’un opposant.
refusal-stack-empty = Il ne reste aucune carte dans le tas { $card }. Elles reviennent au prochain tour.
refusal-no-money = { $card } coûte { $number }, et vous avez { $thalers }. Pas de crédit.
refusal-no-money-couple = Un couple coûte { $number }, et vous avez { $thalers }. Un baron est moins cher.
refusal-must-be-used = À trois ou quatre, une carte ne se prend que pour s’en servir.
refusal-doctor-no-target = Le médecin n’a personne à soigner : aucun noble adverse, et aucun des vôtres au-dessus de l’âge minimal.
refusal-too-young = Les vôtres ne peuvent que rajeunir, et { $age } ans est l’âge minimal.
refusal-move-no-tile = Seul un noble sur un emplacement Noble peut déménager, et vous n’en avez aucun.
refusal-move-throne = La tuile de l’Empereur reste sur le trône. Choisissez un noble sur un emplacement Noble.
refusal-move-elector = Un souverain ne déménage pas. Choisissez un noble sur un emplacement Noble.
refusal-move-same-electorate = Un déménagement mène dans une autre province.
refusal-no-way-in = Aucune province n’a d’emplacement Noble libre ni de chevalier à remplacer.
refusal-no-aristocrat = Tous vos nobles sont sur le plateau ; votre réserve est vide.
refusal-closed = { $place } : province fermée dans cette partie à deux.
refusal-space-is-free = Il y a un emplacement Noble libre { $place-in } : aucun chevalier ne cède sa place.
refusal-castle-is-safe = Le chevalier { $place-in } est dans un château, d’où personne ne le déloge.
refusal-no-noble-space = Tous les emplacements Noble { $place-in } sont pris, et aucun chevalier ne s’y trouve.
refusal-no-city = Toutes vos villes sont sur le plateau.
refusal-no-city-space-anywhere = Plus aucun emplacement Ville n’est libre.
refusal-no-city-space = Aucun emplacement Ville n’est libre { $place-in }. Choisissez une autre province.
refusal-promotion-castle = Votre chevalier { $place-in } est dans un château ; seul un chevalier sur un emplacement Noble est anobli.
refusal-promotion-no-knight-here = Vous n’avez aucun chevalier sur un emplacement Noble { $place-in }.
refusal-promotion-no-knight = Vous n’avez aucun chevalier sur un emplacement Noble. Placez-en un d’abord.
refusal-no-baron = Vous n’avez sur le plateau aucun baron qui puisse se marier.
refusal-married-already = Les couples sont déjà mariés. Choisissez un baron.
refusal-archbishop-marries-not = Le souverain d’un archevêché ne se marie pas. Choisissez un autre baron.
refusal-eminence-by-privilege = L’éminence grise ne s’achète pas ; seul le privilège du Brandebourg la donne.
refusal-knight-card-stays = La carte Chevalier est un rappel et reste en place. Posez ou déplacez plutôt un chevalier.
refusal-no-knight = Tous vos chevaliers sont sur le plateau. Vous pouvez en déplacer un.
refusal-no-knight-on-board = Vous n’avez aucun chevalier à déplacer sur le plateau.
refusal-nobles-full = Tous les emplacements Noble { $place-in } sont pris, et il en faut un libre.
refusal-no-castle = Il n’y a pas de château { $place-in }.
refusal-castle-full = Le château { $place-in } est occupé, et un chevalier ne déloge personne.
refusal-passive-mainz = Le privilège de Mayence ne demande aucune action : son souverain marque en phase V.
refusal-passive-saxony = Le privilège de la Saxe ne demande aucune action : son souverain reçoit plus de revenus.
refusal-passive-bohemia = Le privilège de la Bohême ne demande aucune action : son souverain a deux voix.
refusal-seat-vacant = Personne n’est souverain { $place-of }, donc personne n’use du privilège.
refusal-not-elector = { $seat } est souverain { $place-of } et peut seul user du privilège.
refusal-privilege-used = Vous avez déjà usé du privilège { $place-of } ce tour-ci. Il revient au prochain tour.
refusal-still-in-stack = { $card } est encore disponible (reste { $number }). Trèves ne répète que ce qui est épuisé.
refusal-not-repeatable = Trèves ne répète que des cartes de la phase IV, et { $card } n’en est pas une.
refusal-knight-needs-no-trier = La carte Chevalier ne s’épuise jamais, il n’y a donc rien à répéter : posez ou déplacez un chevalier comme d’ordinaire.
refusal-trier-nothing-exhausted = Aucun tas de la phase IV n’est encore vide. Trèves ne répète que ce qui est épuisé.
refusal-trier-nothing-possible = Aucune des cartes épuisées n’est réalisable en ce moment.
refusal-city-is-mandatory = Une ville impériale doit être posée maintenant.
refusal-city-must-move = Une ville impériale du plateau doit être déplacée maintenant.
refusal-seat-occupied = { $seat } a déjà un baron sur l’emplacement Souverain { $place-in }.
refusal-elector-stays = Un souverain ({ $place }) ne peut pas monter sur le trône. Choisissez un noble sur un emplacement Noble.
refusal-throne-must-be-filled = Le trône ne peut rester vide. Choisissez un de vos nobles.
refusal-must-be-placed = La tuile doit être placée. Choisissez une province.
refusal-own-baron = Votre fille se marie dans une autre famille. Choisissez un baron adverse.
refusal-must-propose = Tant qu’un baron peut être sollicité, il faut en solliciter un ; le couvent attend la fille refusée.
refusal-not-tied = { $seat } n’est pas à égalité { $place-in }.
refusal-tied-but-unable = { $seat } est à égalité { $place-in } mais n’a personne à installer ; à cette table, il faut en être capable.
refusal-couple-is-no-archbishop = Un couple ne peut être souverain d’un archevêché ({ $place }). Choisissez un baron.
refusal-seat-is-compulsory = Qui gagne une province doit en occuper le siège ({ $place }).
refusal-no-knight-here = { $seat } n’a aucun chevalier sur un emplacement Noble { $place-in }.
refusal-church-in-duchy = L’influence religieuse n’agit que dans un archevêché, pas { $place-in }.
refusal-ban-in-archdiocese = L’exclusion ne frappe que les duchés, pas { $place-the }.
refusal-church-card-mandatory = La carte doit être utilisée maintenant : nommez une province.
refusal-no-abstention = Tout le monde vote ; l’abstention est impossible.
refusal-no-imperial-city = Aucune ville impériale ne se trouve { $place-in }.
refusal-expected-first-city = Choisissez une province avec un emplacement Ville libre.
refusal-expected-first-seat = Choisissez un emplacement Souverain libre.
refusal-expected-first-noble = Choisissez une province avec un emplacement Noble libre.
refusal-expected-first-knight = Choisissez un emplacement Noble ou Château libre.
refusal-expected-successor = Choisissez un de vos nobles sur un emplacement Noble.
refusal-expected-son = Choisissez où s’établit votre fils.
refusal-expected-marriage = Choisissez un baron d’une autre famille.
refusal-expected-answer = Acceptez le mariage ou refusez-le.
refusal-expected-action = Ce n’est pas possible à ce tour. Choisissez une des actions proposées.
refusal-expected-eminence = Choisissez une province pour votre éminence grise, ou renoncez.
refusal-expected-tie = Désignez un des joueurs à égalité.
refusal-expected-elector = Choisissez un de vos nobles sur place.
refusal-expected-push = Choisissez quel chevalier cède sa place.
refusal-expected-church = Nommez un archevêché.
refusal-expected-ban = Nommez un duché.
refusal-expected-vote = Votez pour l’Empereur ou contre lui.
refusal-expected-new-emperor = Choisissez qui monte sur le trône.
refusal-expected-old-emperor = Choisissez où va l’ancien Empereur.
refusal-expected-imperial-place = Choisissez une province avec un emplacement Ville libre.
refusal-expected-imperial-move = Choisissez une ville impériale et sa destination.

## Ce qui se passe

closed = { $place } : province fermée pour cette partie.
first-emperor =
    { $you ->
        [yes] Vous êtes
       *[no] { $seat } est
    } le premier Empereur.
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
    } une ville impériale { $origin-from } { $place-to }.
tile-placed =
    { $you ->
        [yes] Vous placez
       *[no] { $seat } place
    } { name-a-tile } { $place-in }.
knight-placed =
    { $you ->
        [yes] Vous placez
       *[no] { $seat } place
    } un chevalier { $space-on } { $place-in }.
knight-moved =
    { $you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } un chevalier { $origin-from } { $space-on } { $place-in }.
knight-pushed =
    { $owner-you ->
        [yes] Votre chevalier
       *[no] Le chevalier { DE($owner-seat) }
    } { $place-in } { $you ->
        [yes] vous cède la place
       *[no] cède la place à { $seat }
    }.
round-begins = Le tour { $round } commence.
income =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { name-thalers } et en { $you ->
        [yes] possédez
       *[no] possède
    } { $thalers }.
thalers-lost =
    { $you ->
        [yes] Vous perdez
       *[no] { $seat } perd
    } { name-thalers } au-delà du maximum.
ageing = Dix ans passent (tour { $round }).
died =
    { $you ->
        [yes] Vous perdez
       *[no] { $seat } perd
    } { name-a-tile } { $place-in }, emporté par l’âge.
eminence-left = L’éminence grise { DE($seat) } { $place-in } se retire.
succeeded =
    { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } { name-a-tile } { $place-from } sur le trône.
crowned-from-supply =
    { $you ->
        [yes] Vous placez
       *[no] { $seat } place
    } { name-a-tile } de la réserve sur le trône.
no-child =
    { $you ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } pas de descendance ce tour-ci.
son-born =
    Un fils pour { $you ->
        [yes] vous
       *[no] { $seat }
    } : { name-a-tile } { $place-in }.
son-lost =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } un fils, mais ni tuile ni place pour lui : il est perdu.
proposed =
    { $you ->
        [yes] Vous proposez
       *[no] { $seat } propose
    } une fille en mariage : { name-owned } { $place-in }.
married =
    { $owner-you ->
        [yes] Vous acceptez
       *[no] { $owner-seat } accepte
    } : le { $side-bare } { $place-in } devient un couple, et { $you ->
        [yes] vous marquez
       *[no] { $seat } marque
    } { name-points }.
convent-refused =
    Refus : la fille entre au couvent, { $you ->
        [yes] vous recevez
       *[no] { $seat } reçoit
    } { name-thalers }.
convent-chosen =
    { $you ->
        [yes] Vous envoyez
       *[no] { $seat } envoie
    } une fille au couvent et { $you ->
        [yes] recevez
       *[no] reçoit
    } { name-thalers }.
convent-no-suitor =
    Aucun prétendant pour la fille : { $you ->
        [yes] vous recevez
       *[no] { $seat } reçoit
    } { name-thalers } du couvent.
actions-begin = Actions du tour { $round }.
bought =
    { $you ->
        [yes] Vous achetez
       *[no] { $seat } achète
    } { $card } pour { name-thalers }.
repeated =
    { $you ->
        [yes] Vous répétez
       *[no] { $seat } répète
    } { $card } à Trèves pour { name-thalers }.
card-unused =
    { $you ->
        [yes] Vous n’utilisez
       *[no] { $seat } n’utilise
    } pas { $card }.
challenged =
    { $you ->
        [yes] Vous défiez
       *[no] { $seat } défie
    } l’Empereur !
privilege-used =
    { $you ->
        [yes] Vous usez
       *[no] { $seat } use
    } du privilège { $place-of }.
passed =
    { $you ->
        [yes] Vous passez
       *[no] { $seat } passe
    }.
passed-forced =
    { $you ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } plus rien à faire et { $you ->
        [yes] passez
       *[no] passe
    }.
indulgence-points =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { name-points } pour un don.
rejuvenated =
    { $you ->
        [yes] Vous faites
       *[no] { $seat } fait
    } rajeunir quelqu’un : { name-owned } { $place-in }.
aged =
    { $you ->
        [yes] Vous faites
       *[no] { $seat } fait
    } vieillir quelqu’un : { name-owned } { $place-in }.
aged-to-death =
    { $you ->
        [yes] Vous faites
       *[no] { $seat } fait
    } trop vieillir quelqu’un : { name-owned } { $place-in } quitte le plateau.
moved =
    { $you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } { name-a-tile } { $place-in }.
immigrated =
    { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } { name-a-tile } { $place-in }.
city-founded =
    { $you ->
        [yes] Vous fondez
       *[no] { $seat } fonde
    } une ville { $place-in } : { name-points }.
promoted =
    { $you ->
        [yes] Vous anoblissez
       *[no] { $seat } anoblit
    } un chevalier { $place-in } : { name-a-tile }.
princess-married =
    { $you ->
        [yes] Vous mariez
       *[no] { $seat } marie
    } { name-a-tile } { $place-in } à une fille de roi étranger.
electors-begin = Nouveaux souverains du tour { $round }.
eminence-placed =
    { $you ->
        [yes] Vous employez
       *[no] { $seat } emploie
    } l’éminence grise { $place-in }.
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
    { $place } : influence { $number } pour { $you ->
        [yes] vous
       *[no] { $seat }
    }.
tie-broken =
    { $you ->
        [yes] Vous tranchez
       *[no] { $seat } tranche
    } l’égalité { $place-in } en faveur { DE($named-seat) }.
seat-kept =
    { $you ->
        [yes] Vous restez
       *[no] { $seat } reste
    } souverain { $place-of }.
seat-taken =
    { $you ->
        [yes] Vous devenez
       *[no] { $seat } devient
    } souverain { $place-of } avec { name-a-tile } : { name-points }.
nobody-suitable =
    { $you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } { $place-the }, mais sans noble approprié : le siège est vacant.
elector-stepped-down =
    { $you ->
        [yes] Vous replacez
       *[no] { $seat } replace
    } { name-a-tile } sur un emplacement Noble { $place-in }.
elector-left =
    Plus de place { $place-in } : { $you ->
        [yes] vous reprenez
       *[no] { $seat } reprend
    } { name-a-tile } dans la réserve.
mainz-point =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { name-points } comme souverain de Mayence.
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
    } { $place-the } : aucune voix de là.
election-called = Élection : l’Empereur { $seat } contre { $rival-seat }.
votes-available =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } { name-votes }.
voted-for =
    { $you ->
        [yes] Vous votez
       *[no] { $seat } vote
    } pour l’Empereur ({ $number }).
voted-against =
    { $you ->
        [yes] Vous votez
       *[no] { $seat } vote
    } contre l’Empereur ({ $number }).
emperor-stayed =
    { $support } contre { $opposition } : { $you ->
        [yes] vous restez
       *[no] { $seat } reste
    } Empereur.
rival-won =
    { $support } contre { $opposition } : { $you ->
        [yes] vous êtes
       *[no] { $seat } est
    } le nouvel Empereur !
vote-point =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { name-points } pour avoir voté avec le vainqueur.
crowned =
    { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } { name-a-tile } { $place-from } sur le trône.
old-emperor-settled =
    { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } l’ancien Empereur, { name-a-tile }, { $place-in }.
old-emperor-left =
    Aucune place nulle part : { $you ->
        [yes] vous reprenez
       *[no] { $seat } reprend
    } l’ancien Empereur, { name-a-tile }, dans la réserve.
emperor-reward =
    { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } la récompense de l’Empereur : { name-points }{ $thalers ->
        [0] .
       *[other] {""}, Talers : { $thalers }.
    }
final-score =
    { $you ->
        [yes] Vous terminez
       *[no] { $seat } termine
    } avec { $number ->
        [one] { $number } point.
       *[other] { $number } points.
    }
## Noms
# .in, .to, .from, .of et .the servent dans les phrases, .opening les commence ; .bare et .some nomment une tuile ou un emplacement.

name-thalers =
    { $number ->
        [one] { $number } Taler
       *[other] { $number } Talers
    }
name-price =
    { $number ->
        [0] gratuit
        [one] { $number } Taler
       *[other] { $number } Talers
    }
name-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
name-votes = { $number } voix
name-tile = { $side-bare } de { $age } ans
name-a-tile = { $side-some } de { $age } ans
name-owned =
    { $owner-you ->
        [yes] votre { name-tile }
       *[no] le { name-tile } ({ $owner-seat })
    }
name-pushed =
    { $pushed-you ->
        [yes] de votre propre chevalier
       *[no] du chevalier { DE($pushed-seat) }
    }
name-trier = Trèves
    .in = à Trèves
    .to = à Trèves
    .from = de Trèves
    .of = de Trèves
    .the = Trèves
    .opening = À Trèves
name-cologne = Cologne
    .in = à Cologne
    .to = à Cologne
    .from = de Cologne
    .of = de Cologne
    .the = Cologne
    .opening = À Cologne
name-mainz = Mayence
    .in = à Mayence
    .to = à Mayence
    .from = de Mayence
    .of = de Mayence
    .the = Mayence
    .opening = À Mayence
name-palatinate = Palatinat du Rhin
    .in = dans le Palatinat
    .to = dans le Palatinat
    .from = du Palatinat
    .of = du Palatinat
    .the = le Palatinat
    .opening = Dans le Palatinat
name-saxony = Saxe
    .in = en Saxe
    .to = en Saxe
    .from = de Saxe
    .of = de Saxe
    .the = la Saxe
    .opening = En Saxe
name-brandenburg = Brandebourg
    .in = dans le Brandebourg
    .to = dans le Brandebourg
    .from = du Brandebourg
    .of = du Brandebourg
    .the = le Brandebourg
    .opening = Dans le Brandebourg
name-bohemia = Bohême
    .in = en Bohême
    .to = en Bohême
    .from = de Bohême
    .of = de Bohême
    .the = la Bohême
    .opening = En Bohême
name-trier-seat = Emplacement Souverain de Trèves
    .in = sur l’emplacement Souverain de Trèves
    .to = sur l’emplacement Souverain de Trèves
    .from = de l’emplacement Souverain de Trèves
name-cologne-seat = Emplacement Souverain de Cologne
    .in = sur l’emplacement Souverain de Cologne
    .to = sur l’emplacement Souverain de Cologne
    .from = de l’emplacement Souverain de Cologne
name-mainz-seat = Emplacement Souverain de Mayence
    .in = sur l’emplacement Souverain de Mayence
    .to = sur l’emplacement Souverain de Mayence
    .from = de l’emplacement Souverain de Mayence
name-palatinate-seat = Emplacement Souverain du Palatinat
    .in = sur l’emplacement Souverain du Palatinat
    .to = sur l’emplacement Souverain du Palatinat
    .from = de l’emplacement Souverain du Palatinat
name-saxony-seat = Emplacement Souverain de Saxe
    .in = sur l’emplacement Souverain de Saxe
    .to = sur l’emplacement Souverain de Saxe
    .from = de l’emplacement Souverain de Saxe
name-brandenburg-seat = Emplacement Souverain du Brandebourg
    .in = sur l’emplacement Souverain du Brandebourg
    .to = sur l’emplacement Souverain du Brandebourg
    .from = de l’emplacement Souverain du Brandebourg
name-bohemia-seat = Emplacement Souverain de Bohême
    .in = sur l’emplacement Souverain de Bohême
    .to = sur l’emplacement Souverain de Bohême
    .from = de l’emplacement Souverain de Bohême
name-throne = Trône
    .in = sur le trône
    .to = sur le trône
    .from = du trône
name-noble-space = Emplacement Noble
    .bare = emplacement Noble
    .on = sur un emplacement Noble
name-castle-space = Emplacement Château
    .bare = emplacement Château
    .on = sur l’emplacement Château
name-city-space = Emplacement Ville
name-privilege-space = Emplacement Privilège
name-baron = Baron
    .bare = baron
    .some = un baron
name-couple = Couple
    .bare = couple
    .some = un couple
name-rival = Devenir Empereur
name-doctor = Médecin
name-trier-doctor = Privilège de Trèves, Médecin
name-move = Déménagement
name-trier-move = Privilège de Trèves, Déménagement
name-pope = Pape
name-church-influence = Influence religieuse
name-excommunication = Exclusion
name-indulgence = Don
name-trier-indulgence = Privilège de Trèves, Don
name-permit = Immigration
name-trier-permit = Privilège de Trèves, Immigration
name-city-charter = Construction de ville
name-trier-city-charter = Privilège de Trèves, Construction de ville
name-promotion = Anoblissement
name-trier-promotion = Privilège de Trèves, Anoblissement
name-foreign-princess = Fille de roi étranger
name-trier-foreign-princess = Privilège de Trèves, Fille de roi étranger
name-knight = Chevalier
name-gray-eminence = Éminence grise
name-cologne-privilege = Privilège de Cologne
name-palatinate-privilege = Privilège du Palatinat
name-electorate = Province
name-archdiocese = Archevêché
name-duchy = Duché
name-elector = Souverain
name-privilege = Privilège
name-aristocrat = Noble
name-age = Âge
name-city = Ville
name-imperial-city = Ville impériale
name-supply = Réserve
name-emperor = Empereur
name-thaler = Taler
name-thaler-chip = Marqueur rond
name-influence = Influence
name-vote = Voix
name-victory-point = Point de victoire
name-display = Étalage
name-stack = Tas
name-card-row = Cartes devant soi
name-blue = Bleu
name-pink = Rose
name-white = Blanc
name-none = Pas de descendance
name-son = Fils
name-daughter = Fille
name-convent = Couvent
name-suitor = Prétendant
name-round = Tour
name-setting-up = Mise en place
name-income = Revenus
name-ageing = Vieillesse
name-descendants = Descendance
name-actions = Actions
name-electors = Nouveaux souverains
name-election = Élection de l’Empereur
name-emperor-phase = Actions de l’Empereur
name-advance = Avancement du tour
name-over = Fin de la partie
name-nothing = Rien ne se passe
name-keeps = Garde le siège
name-takes = Prend le siège
name-falls-vacant = Pas de noble approprié : siège vacant
name-emperor-decides = Égalité : l’Empereur décide

## Options de table

table-first-emperor = Premier Empereur
    .help = Qui est Empereur au début de la partie.
table-first-emperor-random = Tiré au sort
table-first-emperor-chosen = Le premier siège : l’hôte décide en plaçant les joueurs
table-score-display = Scores en cours
    .help = Si les totaux sont affichés pendant la partie ; chaque gain est de toute façon annoncé.
table-score-display-open = Affichés
table-score-display-closed = Cachés jusqu’à la fin
table-final-tie = Égalité finale
    .help = Qui l’emporte quand plusieurs ont le plus de points.
table-final-tie-shared = La victoire est partagée
table-final-tie-thalers = Le plus de Talers, puis partage
table-final-tie-emperor = L’Empereur s’il est à égalité, sinon partage
table-mainz-point = Point de Mayence
    .help = Qui marque pour Mayence en phase V.
table-mainz-point-occupant-after-phase-v = Qui y siège après la phase
table-mainz-point-incumbent-only = Seulement un souverain qui garde son siège
table-archbishop-marriage = Archevêques mariés
    .help = Si le souverain d’un archevêché peut se marier.
table-archbishop-marriage-forbidden = Interdit
table-archbishop-marriage-resign = Permis, mais il renonce au siège
table-daughter-choice = Filles
    .help = Si une fille doit être proposée en mariage.
table-daughter-choice-must-propose = Il faut solliciter un baron
table-daughter-choice-may-choose-convent = Le couvent peut être choisi d’emblée
table-white-card-birth = Cartes blanches
    .help = Ce que donne une rangée de cartes blanches seulement.
table-white-card-birth-counts-as-card = Une fille
table-white-card-birth-ignored = Pas de descendance
table-emperor-tie-pool = Égalités en phase V
    .help = Qui l’Empereur peut désigner.
table-emperor-tie-pool-all-tied = N’importe quel joueur à égalité
table-emperor-tie-pool-able-only = Seulement qui peut occuper le siège, s’il y en a
table-vacant-seat-reclaim = Reprendre un siège vacant
    .help = Si le dernier occupant marque pour cela.
table-vacant-seat-reclaim-two-points = Marque comme tout nouveau souverain
table-vacant-seat-reclaim-no-points-for-last-holder = Aucun point pour le dernier occupant
table-zero-vote-supporters = Partisans sans voix
    .help = Si un joueur sans voix marque en soutenant le vainqueur.
table-zero-vote-supporters-score = Ils marquent
table-zero-vote-supporters-do-not-score = Ils ne marquent pas
table-second-player-help = Aide au second joueur
    .help = À deux, un avantage pour celui qui n’est pas le premier Empereur.
table-second-player-help-none = Aucune
table-second-player-help-one-extra-thaler = Un Taler de plus au départ

## Plateau

board-short-palatinate = Palatinat
board-privilege-repeat-exhausted-action = Refaire une action épuisée
board-privilege-free-doctor = Médecin gratuit
board-privilege-victory-point = Point en phase V : { $number }
board-privilege-free-baron = Baron gratuit
board-privilege-extra-income = { $number } Talers de plus
board-privilege-gray-eminence = Éminence grise
board-privilege-double-vote = { $number } voix
board-tile = { $side } de { $age } ans, { $name }
board-knight = Chevalier, { $name }
board-city = Ville, { $name }
board-eminence = Éminence grise, { $name }
board-free-noble = Emplacement Noble libre
board-free-castle = Emplacement Château libre
board-free-city = Emplacement Ville libre
board-cities-castles = Villes et château
board-seat = Siège du souverain
board-vacant = Siège vacant
board-no-influence = aucune influence
board-influence-of = Influence, { $name } :
board-leads = en tête
board-tied = à égalité
board-if-now = Si la phase V avait lieu :
board-holds = { $name } tient le siège
board-out-nothing = Rien ne change
board-out-keeps = { $name } garde le siège
board-out-keeps-you = Vous gardez le siège
board-out-takes = { $name } prend le siège
board-out-takes-you = Vous prenez le siège
board-out-vacant = { $name } gagne, siège vacant
board-out-vacant-you = Vous gagnez, siège vacant
board-out-tie = Égalité, l’Empereur décide
board-versus = { $mine } contre { $other }
board-overview = Les sept provinces
board-throne = { $name } tient le trône
board-throne-you = Vous tenez le trône
board-throne-hint = L’Empereur départage les égalités
board-rewards = Récompense de l’Empereur par tour
board-city-place = poser une ville impériale
board-city-move = déplacer une ville impériale
board-closed = Province fermée dans cette partie à deux
board-round = Tour { $round } sur { $rounds }
board-phase = Phase { $numeral }
board-rival = { $name } défie l’Empereur
board-no-rival = aucun opposant
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
board-income = prochains revenus : { $number }
board-no-cards = aucune carte
board-supply-nobles = nobles en réserve : { $number }
board-supply-knights = chevaliers en réserve : { $number }
board-supply-cities = villes en réserve : { $number }
board-child = Naissance à venir :
board-child-son = fils
board-child-daughter = fille
board-child-none = aucun enfant
board-child-with = Naissance avec cette carte : { $child }
board-passed = a passé
board-has-voted = a voté
board-to-vote = vote encore
board-card = { $name }, prix { $price }, { $colour }, reste { $left } sur { $all }
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
board-knight-note = placer ou déplacer
board-note-rival = termine votre phase
board-note-pope = 1 voix de plus
board-note-church-influence = voix d’un archevêché
board-note-excommunication = un duché se tait
board-note-indulgence = { name-points }
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
board-use = Privilège { $place }
board-used = déjà utilisé
board-only-pass = Plus rien d’autre n’est possible : il ne reste qu’à passer.
board-final = pour toute la phase
board-other = Autre choix
board-step-hint = Choisissez ici ou sur le plateau ; rien n’est encore joué.
board-choose = Réponses possibles
board-own-nobles = Vos nobles
board-knight-place = Poser un chevalier
board-knight-move = Depuis { $place }
board-space-noble-space = emplacement Noble
board-space-castle-space = château
board-as-elector = souverain
board-unused = La prendre sans s’en servir
board-age-to = { $age } → { $new } ans
board-leaves = quitte le plateau
board-pushes = chasse un chevalier ({ $name })
board-names = influence { $number }
board-named-keeps = garde le siège
board-named-takes = prend le siège
board-named-falls-vacant = le siège devient vacant
board-named-nothing = le siège reste vacant
board-no-votes = aucune voix
board-more-votes = { name-votes } de plus
board-fewer-votes = { name-votes } de moins
board-vote-for = Pour { $name }
board-vote-against = Contre lui, pour { $name }
board-your-vote = votre choix, modifiable
board-tally = Voix avant le vote
board-free-vote = vote libre
board-accept = Accepter
board-accept-hint = Votre baron devient un couple, le père marque { name-points }.
board-accept-archbishop-hint = Votre baron devient un couple et renonce à son siège, le père marque { name-points }.
board-refuse = Refuser
board-refuse-hint = Elle entre au couvent, le père reçoit { name-thalers }.
board-evaluation = Bilan du tour { $round }
board-sheet = Feuille de score
board-source = Source
board-total = Total
board-source-seats = Nouveaux souverains
board-source-mainz = Privilège de Mayence
board-source-votes = Votes pour le vainqueur
board-source-reward = Récompenses de l’Empereur
board-source-cities = Villes fondées
board-source-gift = Dons
board-source-daughters = Filles mariées

## Les raisons que donne un automate

name-reason-tempo = le moment du tour
name-reason-points = les points de victoire
name-reason-money = les thalers
name-reason-nobles = la famille et son âge
name-reason-pieces = les chevaliers et les villes
name-reason-electors = les sièges d’électeur
name-reason-throne = le trône et les voix
name-reason-influence = l’influence dans les électorats

## Matériel : les parties de components.toml et leurs clés

material-player-colours = Les joueurs
    .ids = Couleurs
material-pieces-per-player = Pièces de chaque joueur
    .aristocrats = Nobles
    .knights = Chevaliers
    .cities = Villes
    .thaler-markers = Marqueurs de talers
    .thaler-chips = Marqueurs ronds
    .vote-cards = Cartes de vote
material-pieces-common = Pièces communes
    .imperial-cities = Villes impériales
    .round-markers = Marqueurs de tour
    .emperor-markers = Marqueurs de l’Empereur
    .action-cards = Cartes Action
    .action-stacks = Tas de cartes Action
    .victory-point-cards = Cartes de points de victoire
    .setup-cards = Cartes de mise en place
material-aristocrat = Les nobles
    .ages = Âges
    .sides = Faces
material-aristocrat-influence = Influence d’un noble
material-influence-other = Influence des autres
material-thaler-track = Piste des talers
    .min = Minimum
    .max = Maximum
    .start = Au départ
material-income = Revenu en talers
    .base = Pour chacun
    .per-own-city = Par ville à soi
    .per-foreign-city-in-own-electorate = Par ville d’un autre dans ses provinces
    .imperial-city = Par ville impériale
    .saxony-bonus = Pour le souverain de Saxe
material-convent = Couvent
    .thalers = Talers pour une fille
material-victory-points = Points de victoire
    .new-elector = Nouveau souverain
    .mainz-elector-per-round = Souverain de Mayence, à chaque tour
    .married-daughter = Fille mariée
    .vote-for-winner = Voix pour le gagnant
    .city-nth = Première, deuxième, troisième ville
material-victory-cards = Cartes de points de victoire
    .denominations = Valeurs
material-victory-cards-split = Combien de chaque valeur
    .ones = De 1
    .twos = De 2
    .fives = De 5
    .limits-scoring = Des points se perdent s’il n’y en a plus
material-round-track = Tours et phases
    .phases = Phases
    .first-round-starts-with = Le premier tour commence par
material-round-track-reward = Récompense de l’Empereur
    .round = Tour
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
material-action-cards = Cartes Action
    .copies = Cartes à 2, 3, 4 joueurs
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
    .second-player-extra-thalers = Talers en plus pour le deuxième joueur
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
    .elector-seat = siège de souverain
    .repeat-exhausted-action = reprendre une action épuisée
    .free-doctor = un médecin gratuit
    .victory-point = un point de victoire
    .free-baron = un baron gratuit
    .extra-income = plus de revenu
    .gray-eminence = l’éminence grise
    .double-vote = deux voix
