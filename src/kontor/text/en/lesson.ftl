### Guided first games: what the page says around them. What the voice says stands with each game.

page-learn = Learn it: about { $minutes } minutes
page-learn-on = Go on with the guided game
page-learn-again = Begin the guided game again
page-lesson = Guided game
page-lesson-go = Go on
page-lesson-quiet = Silence the voice
page-lesson-before = Hear again what I said before
page-lesson-speak = Let it speak again
page-lesson-silent = I am silent. You play on your own; call me whenever you like.
page-lesson-watch = Watch what the others do.
page-lesson-yours = Your turn: do as you think best.
page-lesson-waits = The others wait until you have read on.
page-lesson-way = How far you have come
page-lesson-instead = You may do that, too. Take it back if you would rather do as I said, or just go on.
page-lesson-instead-on = You may do that, too. We go on from here.
page-key-lesson = Go on in the guided game
    .keys = G
page-key-lesson-before = Hear again what was said before in the guided game
    .keys = B
