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
undo-final-answer = Ce que vous avez mis sous scellé reste acquis.
undo-opened-again = Vous avez rouvert ce que vous aviez posé. Posez-le de nouveau.
undo-game-over = La partie est finie.

## Joueurs faits de code

level-random = Hasard
    .help = Joue n’importe quel coup permis, sans réfléchir.
level-apprentice = Apprenti
    .help = Connaît les règles et suit des habitudes simples ; idéal pour vos premières parties.
level-steward = Intendant
    .help = Pèse chaque coup et choisit celui qui paraît le meilleur sur le moment.
level-master = Maître
    .help = Prévoit les coups suivants et tient compte de ce qu’il ne voit pas.
level-grandmaster = Grand maître
    .help = Prévoit plus longuement encore et pardonne peu.

## Ce qu’un automate pense des options

advice-chance = Chances de victoire : environ { $percent } %
advice-mix = Chances de victoire : environ { $percent } %, part dans le mélange : { $share } %
advice-for = pour : { $reason } (+{ $percent } %)
advice-against = contre : { $reason } (−{ $percent } %)
advice-close = Les deux premières options se valent à peu près.
advice-worlds = { $number ->
    [one] Jugé dans { $number } monde imaginé.
   *[other] Jugé dans { $number } mondes imaginés.
}

## Ce qui ne peut se jouer

setup-unknown-game = Il n’y a pas de jeu { $game } ; on connaît { $known }.
setup-broken-game = Le jeu { $game } ne peut pas être chargé : { $reason }
setup-unknown-bot = Il n’y a pas d’automate { $bot } ; on connaît { $known }.
setup-untrained-bot = { $bot } n’a pas encore appris { $game } ; voir « kontor train ».
setup-bad-budget = { $bot } demande un budget en secondes comme 0.2s, ou un nombre d’itérations.
setup-unknown-option = Il n’y a pas de variante { $option } ; on connaît { $known }.
setup-unknown-value = La variante { $option } n’a pas de valeur { $value } ; on connaît { $known }.
setup-bad-pair = Une variante s’écrit NOM=VALEUR, et non { $pair }.
setup-bad-players = Ce jeu se joue de { $least } à { $most }, et non à { $players }.

## Ce que disent tous les jeux

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
sheet-player = Joueur
sheet-players = Autour de la table
sheet-seat = { $seat }
