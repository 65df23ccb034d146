### Ce que disent tous les jeux, en français

## Places et langues

seat-you = Vous
seat-spectator = Spectateur
language-en = English
language-fr = Français
language-de = Deutsch

## Règles et listes

clause-reference = règle { $clause }
several-of = { $number } × { $name }
refusal-unknown-answer = « { $word } » ne répond pas à cette question. Choisissez l’une des réponses proposées.

## Pourquoi l'on ne peut pas revenir plus loin

undo-first-answer = La partie commence ici.
undo-another-seat = Quelqu’un d’autre a joué depuis.
undo-chance-drawn = Le hasard a parlé : une carte ou un dé ne se reprend pas.
undo-learnt-something = Vous avez vu quelque chose qui était caché.
undo-final-answer = Ce que vous avez mis sous sceau ne se reprend pas.
undo-opened-again = Vous avez rouvert ce que vous aviez posé. Posez-le de nouveau.
undo-game-over = La partie est finie.

## Joueurs faits de code

level-random = Hasard
    .help = Joue n’importe quel coup permis, sans réfléchir.
level-apprentice = Apprenti
    .help = Connaît les règles et suit des habitudes simples ; idéal pour vos premières parties.
level-steward = Intendant
    .help = Pèse chaque coup et choisit celui qui paraît le meilleur sur le moment.
level-journeyman = Compagnon
    .help = Joue bien et se trompe comme tout le monde ; idéal pour jouer en famille.
level-master = Maître
    .help = Prévoit les coups suivants et tient compte de ce qu’il ne voit pas.
level-bold = Maître audacieux
    .help = Un maître qui a le goût des grands coups.
    .short = audacieux
level-careful = Maître prudent
    .help = Un maître qui préfère les coups sûrs.
    .short = prudent
level-friendly = Maître aimable
    .help = Un maître qui laisse davantage aux autres.
    .short = aimable
level-grandmaster = Grand maître
    .help = Prévoit plus longuement encore et pardonne peu.

## Ce qu’un automate pense des options

advice-chance =
    { $tenths ->
        [0] Ce coup ne gagne presque jamais ({ $percent } %).
        [1] Ce coup gagne environ une partie sur dix ({ $percent } %).
        [2] Ce coup gagne environ deux parties sur dix ({ $percent } %).
        [3] Ce coup gagne environ trois parties sur dix ({ $percent } %).
        [4] Ce coup gagne environ quatre parties sur dix ({ $percent } %).
        [5] Ce coup gagne environ une partie sur deux ({ $percent } %).
        [6] Ce coup gagne environ six parties sur dix ({ $percent } %).
        [7] Ce coup gagne environ sept parties sur dix ({ $percent } %).
        [8] Ce coup gagne environ huit parties sur dix ({ $percent } %).
        [9] Ce coup gagne environ neuf parties sur dix ({ $percent } %).
       *[10] Ce coup gagne presque toujours ({ $percent } %).
    }
advice-mix =
    { $parts ->
        [0] Je jouerais cela rarement.
        [1] Je jouerais cela environ une fois sur dix.
        [2] Je jouerais cela environ deux fois sur dix.
        [3] Je jouerais cela environ trois fois sur dix.
        [4] Je jouerais cela environ quatre fois sur dix.
        [5] Je jouerais cela environ une fois sur deux.
        [6] Je jouerais cela environ six fois sur dix.
        [7] Je jouerais cela environ sept fois sur dix.
        [8] Je jouerais cela environ huit fois sur dix.
        [9] Je jouerais cela environ neuf fois sur dix.
       *[10] Je jouerais cela presque toujours.
    } { advice-chance }
reason-wins = Gagne la partie sur-le-champ.
reason-goes-on = Prolonge la partie : sinon elle est finie, et perdue.
advice-for = Ce qui plaide pour : { $reason } (+{ $percent } %)
advice-against = Ce qui plaide contre : { $reason } (−{ $percent } %)
advice-close = Les deux premières idées se valent.
advice-worlds = { $number ->
    [one] Je l’ai joué une fois dans ma tête, en devinant ce qui est caché.
   *[other] Je l’ai joué { $number } fois dans ma tête, en devinant chaque fois autrement ce qui est caché.
}

## Ce qui ne peut se jouer

setup-unknown-game = Il n’y a pas de jeu { $game } ; on connaît { $known }.
setup-broken-game = Le jeu { $game } ne peut pas être chargé : { $reason }
setup-unknown-bot = Il n’y a pas d’automate { $bot } ; on connaît { $known }.
setup-untrained-bot = { $bot } n’a pas encore appris { $game } ; voir « kontor train ».
setup-bad-budget = { $bot } demande un budget en secondes comme 0.2s, ou un nombre d’itérations.
setup-unknown-option = Il n’y a pas de règle de la maison { $option } ; on connaît { $known }.
setup-unknown-value = La règle de la maison { $option } n’a pas de valeur { $value } ; on connaît { $known }.
setup-bad-pair = Une règle de la maison s’écrit NOM=VALEUR, et non { $pair }.
setup-bad-players = Ce jeu se joue de { $least } à { $most }, et non à { $players }.

## Ce que disent tous les jeux

waiting-paused = La partie est en pause.
won =
    { $you ->
        [yes] Vous gagnez !
       *[no] { $seat } gagne !
    }
shared-victory =
    { $you ->
        [yes] Vous partagez la victoire !
       *[no] { $seat } partage la victoire !
    }
refusal-game-over = La partie est terminée. Ouvrez-en une nouvelle pour rejouer.
refusal-not-your-turn = C’est à { $seat } de jouer. Vous pourrez agir quand votre tour viendra.
refusal-no-such-answer = Ce n’est pas une réponse à cette question. Choisissez l’une de celles qui sont proposées.

## Plateaux, feuilles de score, raisons

board-nothing = rien
board-pass = Passer
name-reason-lead = les perspectives d’ensemble
sheet-player = Nom
sheet-players = Autour de la table
sheet-seat = { $seat }
