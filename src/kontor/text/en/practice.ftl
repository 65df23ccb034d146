### Practice: moments in which one answer is clearly better, and what the voice says of them.

page-practice = Practice
page-practice-title = What would you do?
page-practice-about = Moments from games in which one answer is clearly better than the others. Give yours, hear how it compares and why, and play on from there if you like.
page-practice-of = Practise { $game }
page-practice-number-of = { $number ->
    [one] One moment
   *[other] { $number } moments
}
page-practice-elsewhere = Practice in other games
page-practice-level-1 = Easy
page-practice-level-2 = Medium
page-practice-level-3 = Hard
page-practice-moment = Moment { $number }
page-practice-right = right at once
page-practice-tried = tried
page-practice-kept = This browser remembers what you have tried.
page-practice-day = The question of the day: { $game }
page-practice-try = Try it

page-practice-voice = A moment to practise
page-practice-ask = What would you do here? One answer is clearly better than the others.
page-practice-hint = A hint
page-practice-hinted = The best answer is one of these. Which one?
page-practice-shown = I would choose “{ $answer }”. That wins about { $best }% of the games from here.
page-practice-verdict-best = There is nothing better: this wins about { $best }% of the games from here.
page-practice-verdict-near = Nearly as good as the best: this wins about { $chance }% of the games from here, the best answer { $best }%.
page-practice-verdict-worse = There is something better: this wins about { $chance }% of the games from here, the best answer { $best }%.
page-practice-verdict-unknown = There is something better: the best answer wins about { $best }% of the games from here.
page-practice-better = What the best answer has over it:
page-practice-thinks = One moment, I am thinking about that.
page-practice-again = Try again
page-practice-show = Show me the best
page-practice-on = Play on
page-practice-next = Next moment
page-practice-waits = The others wait until you play on.
page-key-practice = Try again, or on to the next moment
    .keys = G
