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
