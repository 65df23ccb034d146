### Üben: Momente, in denen eine Antwort klar besser ist, und was die Stimme dazu sagt.

page-practice = Üben
page-practice-title = Was würdest du tun?
page-practice-about = Momente aus Partien, in denen eine Antwort klar besser ist als die anderen. Gib deine, hör, wie sie dasteht und warum, und spiel von dort aus weiter, wenn du magst.
page-practice-of = { $game } üben
page-practice-number-of = { $number ->
    [one] Ein Moment
   *[other] { $number } Momente
}
page-practice-elsewhere = In anderen Spielen üben
page-practice-level-1 = Leicht
page-practice-level-2 = Mittel
page-practice-level-3 = Schwer
page-practice-moment = Moment { $number }
page-practice-right = gleich richtig
page-practice-tried = versucht
page-practice-kept = Was du versucht hast, merkt sich dieser Browser.
page-practice-day = Die Frage des Tages: { $game }
page-practice-try = Versuchen

page-practice-voice = Ein Moment zum Üben
page-practice-ask = Was würdest du hier tun? Eine Antwort ist klar besser als die anderen.
page-practice-hint = Ein Hinweis
page-practice-hinted = Die beste Antwort ist eine von diesen. Welche?
page-practice-shown = Ich würde „{ $answer }“ wählen. Damit gewinnst du von hier aus etwa { $best } % der Partien.
page-practice-verdict-best = Besser geht es nicht: Damit gewinnst du von hier aus etwa { $best } % der Partien.
page-practice-verdict-near = Fast so gut wie das Beste: Damit gewinnst du von hier aus etwa { $chance } % der Partien, mit der besten Antwort { $best } %.
page-practice-verdict-worse = Es gibt etwas Besseres: Damit gewinnst du von hier aus etwa { $chance } % der Partien, mit der besten Antwort { $best } %.
page-practice-verdict-unknown = Es gibt etwas Besseres: Mit der besten Antwort gewinnst du von hier aus etwa { $best } % der Partien.
page-practice-better = Was die beste Antwort voraus hat:
page-practice-thinks = Einen Augenblick, ich denke darüber nach.
page-practice-again = Noch einmal
page-practice-show = Zeig mir die beste
page-practice-on = Weiterspielen
page-practice-next = Nächster Moment
page-practice-waits = Die anderen warten, bis du weiterspielst.
page-key-practice = Noch einmal, oder zum nächsten Moment
    .keys = G
