### Was alle Spiele sagen, auf Deutsch

## Plätze und Sprachen

seat-you = Du
seat-spectator = Zuschauer
language-en = English
language-fr = Français
language-de = Deutsch

## Regeln und Listen

clause-reference = Regel { $clause }
several-of = { $number } × { $name }
refusal-unknown-answer = „{ $word }“ ist keine Antwort auf diese Frage. Wähle eine der angebotenen Antworten.

## Warum es nicht weiter zurückgeht

undo-first-answer = Hier beginnt das Spiel.
undo-another-seat = Seither hat jemand anderes gespielt.
undo-chance-drawn = Der Zufall hat gesprochen: Karten und Würfel lassen sich nicht zurücknehmen.
undo-learnt-something = Du hast etwas gesehen, das vorher verborgen war.
undo-final-answer = Was du verdeckt abgegeben hast, gilt.
undo-opened-again = Du hast wieder geöffnet, was du gelegt hattest. Lege es neu.
undo-game-over = Das Spiel ist zu Ende.

## Mitspieler aus Code

level-random = Zufall
    .help = Spielt irgendeinen erlaubten Zug, ohne nachzudenken.
level-apprentice = Lehrling
    .help = Kennt die Regeln und folgt einfachen Gewohnheiten; richtig für deine ersten Spiele.
level-steward = Verwalter
    .help = Wägt jeden Zug ab und nimmt, was im Augenblick am besten aussieht.
level-master = Meister
    .help = Denkt voraus und rechnet mit dem, was er nicht sieht.
level-grandmaster = Großmeister
    .help = Denkt noch länger voraus und verzeiht wenig.

## Was ein Bot von den Möglichkeiten hält

advice-chance = Siegchance etwa { $percent } %
advice-mix = Siegchance etwa { $percent } %, Anteil in der Mischung { $share } %
advice-for = dafür: { $reason } (+{ $percent } %)
advice-against = dagegen: { $reason } (−{ $percent } %)
advice-close = Die ersten beiden sind kaum zu unterscheiden.
advice-worlds = { $number ->
    [one] In einer vorgestellten Welt beurteilt.
   *[other] In { $number } vorgestellten Welten beurteilt.
}

## Was nicht gespielt werden kann

setup-unknown-game = Es gibt kein Spiel { $game }; bekannt sind { $known }.
setup-broken-game = Das Spiel { $game } lässt sich nicht laden: { $reason }
setup-unknown-bot = Es gibt keinen Bot { $bot }; bekannt sind { $known }.
setup-untrained-bot = { $bot } hat { $game } noch nicht gelernt; siehe „kontor train“.
setup-bad-budget = { $bot } braucht ein Budget in Sekunden wie 0.2s oder eine Zahl von Iterationen.
setup-unknown-option = Es gibt keine Hausregel { $option }; bekannt sind { $known }.
setup-unknown-value = Die Hausregel { $option } hat keinen Wert { $value }; bekannt sind { $known }.
setup-bad-pair = Eine Hausregel schreibt man NAME=WERT, nicht { $pair }.
setup-bad-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.

## Was alle Spiele sagen

won =
    { $you ->
        [yes] Du gewinnst!
       *[no] { $seat } gewinnt!
    }
shared-victory =
    { $you ->
        [yes] Du teilst dir den Sieg!
       *[no] { $seat } teilt sich den Sieg!
    }
refusal-game-over = Das Spiel ist zu Ende. Beginne ein neues, um weiterzuspielen.
refusal-not-your-turn = { $seat } ist am Zug. Du kannst handeln, sobald du an der Reihe bist.
refusal-no-such-answer = Das ist keine Antwort auf diese Frage. Wähle eine der angebotenen.

## Spielpläne, Wertungsbögen, Gründe

board-nothing = nichts
board-pass = Passen
name-reason-lead = die Aussichten insgesamt
sheet-player = Spieler
sheet-players = Am Tisch
sheet-seat = { $seat }
