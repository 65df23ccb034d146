### Was alle Spiele sagen, auf Deutsch

## Plätze und Sprachen

seat-you = Du
seat-spectator = Publikum
language-en = English
language-fr = Français
language-de = Deutsch

## Regeln und Listen

clause-reference = Regel { $clause }
several-of = { $number } × { $name }
refusal-unknown-answer = „{ $word }“ ist keine Antwort auf diese Frage. Wähle eine der angebotenen Antworten.

## Warum es nicht weiter zurückgeht

undo-first-answer = Hier beginnt die Partie.
undo-another-seat = Seither hat jemand anderes gespielt.
undo-chance-drawn = Der Zufall hat gesprochen: Karten und Würfel lassen sich nicht zurücknehmen.
undo-learnt-something = Du hast etwas gesehen, das vorher verborgen war.
undo-final-answer = Was du verdeckt geantwortet hast, gilt.
undo-opened-again = Du hast wieder geöffnet, was du gelegt hattest. Lege es neu.
undo-game-over = Die Partie ist zu Ende.

## Mitspieler aus Code

level-random = Zufall
    .help = Spielt irgendeinen erlaubten Zug, ohne nachzudenken.
level-apprentice = Lehrling
    .help = Kennt die Regeln und folgt einfachen Gewohnheiten; richtig für deine ersten Partien.
level-steward = Verwalter
    .help = Wägt jeden Zug ab und nimmt, was im Augenblick am besten aussieht.
level-journeyman = Geselle
    .help = Spielt gut und irrt sich wie ein Mensch; richtig für die Familienrunde.
level-master = Meister
    .help = Denkt voraus und rechnet mit dem, was er nicht sieht.
level-bold = Kühner Meister
    .help = Ein Meister mit Lust auf große Würfe.
    .short = kühn
level-careful = Vorsichtiger Meister
    .help = Ein Meister, der lieber sichergeht.
    .short = vorsichtig
level-friendly = Freundlicher Meister
    .help = Ein Meister, der den anderen mehr lässt.
    .short = freundlich
level-grandmaster = Großmeister
    .help = Denkt noch länger voraus und verzeiht wenig.

## Was ein Bot von den Möglichkeiten hält

advice-chance =
    { $tenths ->
        [0] Das gewinnt fast nie ({ $percent } %).
        [1] Das gewinnt etwa eine von zehn Partien ({ $percent } %).
        [2] Das gewinnt etwa zwei von zehn Partien ({ $percent } %).
        [3] Das gewinnt etwa drei von zehn Partien ({ $percent } %).
        [4] Das gewinnt etwa vier von zehn Partien ({ $percent } %).
        [5] Das gewinnt etwa jede zweite Partie ({ $percent } %).
        [6] Das gewinnt etwa sechs von zehn Partien ({ $percent } %).
        [7] Das gewinnt etwa sieben von zehn Partien ({ $percent } %).
        [8] Das gewinnt etwa acht von zehn Partien ({ $percent } %).
        [9] Das gewinnt etwa neun von zehn Partien ({ $percent } %).
       *[10] Das gewinnt fast immer ({ $percent } %).
    }
advice-mix =
    { $parts ->
        [0] Das würde ich selten spielen.
        [1] Das würde ich etwa jedes zehnte Mal spielen.
        [2] Das würde ich etwa in zwei von zehn Fällen spielen.
        [3] Das würde ich etwa in drei von zehn Fällen spielen.
        [4] Das würde ich etwa in vier von zehn Fällen spielen.
        [5] Das würde ich etwa jedes zweite Mal spielen.
        [6] Das würde ich etwa in sechs von zehn Fällen spielen.
        [7] Das würde ich etwa in sieben von zehn Fällen spielen.
        [8] Das würde ich etwa in acht von zehn Fällen spielen.
        [9] Das würde ich etwa in neun von zehn Fällen spielen.
       *[10] Das würde ich fast immer spielen.
    } { advice-chance }
reason-wins = Gewinnt die Partie auf der Stelle.
reason-goes-on = Hält die Partie offen: Sonst ist sie zu Ende und verloren.
advice-for = Was dafür spricht: { $reason } (+{ $percent } %)
advice-against = Was dagegen spricht: { $reason } (−{ $percent } %)
advice-close = Die ersten beiden nehmen sich nichts.
advice-worlds = { $number ->
    [one] Ich habe es einmal im Kopf durchgespielt und geraten, was verborgen ist.
   *[other] Ich habe es { $number }-mal im Kopf durchgespielt und jedes Mal neu geraten, was verborgen ist.
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
setup-bad-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.

## Was alle Spiele sagen

waiting-paused = Die Partie ruht.
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
refusal-game-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
refusal-not-your-turn = { $seat } ist am Zug. Du kannst handeln, sobald du an der Reihe bist.
refusal-no-such-answer = Das ist keine Antwort auf diese Frage. Wähle eine der angebotenen.

## Spielpläne, Wertungsbögen, Gründe

board-nothing = nichts
board-pass = Passen
name-reason-lead = die Aussichten insgesamt
sheet-player = Name
sheet-players = Am Tisch
sheet-seat = { $seat }
