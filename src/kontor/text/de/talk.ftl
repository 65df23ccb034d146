### Am Tisch reden, auf Deutsch

page-hush = Wen du hörst
page-hush-hint = Nur für dich: Niemand erfährt davon.
page-hush-one = Ausblenden, was { $name } sagt
page-hush-all = Das ganze Gespräch ausblenden
page-phrases = Fertige Sätze
page-phrases-hint = Alle lesen sie in ihrer Sprache.
page-react = Auf { $name } reagieren
page-react-short = Reagieren
page-sign-heart = Herz
page-sign-smile = Lächeln
page-sign-wow = Oho
page-sign-sad = O weh
page-sign-bravo = Bravo
page-memo = Notizen
page-memo-hint = Nur du liest sie, auf allen deinen Geräten.
page-memo-mark = Augenblick merken
page-memo-moment = Augenblick
page-memo-keep = Speichern
page-client-memo-kept = Notiert.

## Wieder da

page-recap = Seit deinem letzten Zug
page-recap-line = Seit deinem letzten Zug
page-recap-watch = Auf dem Spielplan zeigen
page-since-show = Zeig es mir
page-forced-told = Du hattest keine Wahl; der Tisch hat für dich geantwortet
page-bots-wait = Die Bots warten, bis du sie weiterspielen lässt.
page-pace-hold = Bots warten lassen
page-pace-go = Bots weiterspielen lassen
page-pace-step = Einen Bot antworten lassen
page-pace-now = Tempo der Bots: { $speed }. Drücken, um es zu ändern.
page-undo-bots =
    { $number ->
        [one] Zurück zu deiner letzten Entscheidung; ein Zug danach wird mit zurückgenommen.
       *[other] Zurück zu deiner letzten Entscheidung; { $number } Züge danach werden mit zurückgenommen.
    }
page-go-back = Zurück zu deiner letzten Entscheidung
page-haste = Schnelle Klicks zählen, auch auf einer Antwort, die eben erst erschienen ist
page-client-log-more = { $number } weitere
page-client-log-less = weniger
page-recap-all = Alles
page-recap-more =
    { $number ->
        [one] und eines davor
       *[other] und { $number } weitere davor
    }

## Das Ende

page-closing-won = Glückwunsch! Du liegst am Ende ganz vorn.
page-closing-shared = Glückwunsch! Du teilst dir den ersten Platz.
page-closing-place = Du belegst Platz { $place } von { $all }. Danke für die Partie!

## Aufzeichnungen

page-records = Eine Aufzeichnung öffnen
page-records-hint = Eine Aufzeichnung ist eine ganze beendete Partie als Text. Du bekommst sie auf der Seite der Partie oder im Terminal; hier siehst du sie dir Zug um Zug an, alle Karten liegen offen, und du kannst von jedem Augenblick aus weiterspielen.
page-records-file = Die Datei
page-records-open = Öffnen
page-records-open-to-all = Wer die Adresse des geöffneten Tisches hat, sieht alles von dieser Partie.

## Fertige Sätze

phrase-hello = Hallo zusammen!
phrase-luck = Viel Glück und viel Spaß!
phrase-moment = Einen Augenblick, bitte.
phrase-back = Da bin ich wieder.
phrase-your-turn = Du bist dran.
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch, das tut weh!
phrase-lucky = Das war Glück.
phrase-thanks = Danke!
phrase-welcome = Gern geschehen.
phrase-sorry = Entschuldigung!
phrase-thinking = Darüber muss ich nachdenken.
phrase-tense = Jetzt wird es spannend.
phrase-again = Spielen wir noch einmal?
phrase-good-game = Das war eine schöne Partie.
phrase-bye = Bis bald!

## Fehler

error-no-such-sign = Dieses Zeichen gibt es nicht.
error-no-such-phrase = Diesen Satz gibt es nicht.
error-no-such-line = Diese Zeile gibt es im Gespräch nicht, oder sie ist zu lange her.
error-memo-too-long = Notizen haben höchstens { $most } Zeichen.
error-record-too-long = Diese Datei ist zu lang für eine Aufzeichnung.
error-record-broken = Diese Aufzeichnung lässt sich nicht nachspielen: Eine ihrer Zeilen gehört nicht zu diesem Spiel.
error-record-unfinished = Diese Partie ist nicht beendet. Nur die Aufzeichnung einer beendeten Partie lässt sich öffnen.
error-record-material = Diese Partie wurde mit Material gespielt, das dieser Server nicht hat.
error-record-first-line = Das ist keine Aufzeichnung von Kontor: Die erste Zeile muss „{ $word }“ sein.
error-record-unreadable-line = Zeile { $line } der Aufzeichnung ist nicht lesbar: „{ $word }“.
error-record-changed-line = Zeile { $line } der Aufzeichnung („{ $word }“) oder eine davor wurde geändert: Ihre Prüfmarke passt nicht.
error-record-illegal-answer = Zeile { $line } der Aufzeichnung („{ $word }“) ist keine erlaubte Antwort.
error-record-other-result = Die Aufzeichnung nennt ein anderes Ergebnis als die Partie: Richtig wäre { $word }.
error-record-unreadable-json = Die Aufzeichnung in JSON ist bei „{ $word }“ nicht zu lesen.
