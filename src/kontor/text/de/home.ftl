### Tische, Runden und Statistik einer Person, auf Deutsch

## Deine Tische

page-group-mine = Du bist am Zug
page-group-others = Andere sind am Zug
page-group-gathering = Warten auf Mitspielende
page-group-running = Laufend
page-group-finished = Beendet
page-group-shelved = Archiv
page-group-more =
    { $number ->
        [one] Noch ein Tisch wartet auf dich
       *[other] Noch { $number } Tische warten auf dich
    }
page-all-tables = Alle Tische
page-all-finished = Alle { $number } beendeten Partien
page-round = Runde { $number }
page-branch = Abzweigung
page-about-to-begin = beginnt gleich
page-more-acts = Mehr
page-act-rematch = Revanche
page-act-shelve = Ins Archiv
page-act-unshelve = Aus dem Archiv holen
page-act-circle = Einen Kreis gründen
page-act-leave = Aufstehen
page-act-leave-gathering = Dein Platz wird wieder frei.
page-act-leave-playing = Ein Bot spielt für dich weiter. Du kannst deinen Platz jederzeit wieder einnehmen.
page-act-delete = Löschen
page-act-delete-gathering = Der Tisch wird aufgelöst; nichts davon bleibt.
page-act-delete-playing = Die Partie endet; nichts davon bleibt.
page-act-delete-over = Du kannst die Partie nicht mehr öffnen. In deiner Statistik zählt sie weiter.
page-search = Name oder Spiel
page-search-go = Suchen
page-search-none = Nichts gefunden.
page-part-empty = Hier ist noch nichts.
page-pages = Seiten
page-newer = Neuere
page-older = Ältere
page-page-of = Seite { $number } von { $all }
page-too-few = { $game } braucht mindestens { $least } Personen.
page-all-rules = Die Regeln der Spiele

## Die Regeln durchsuchen

page-rules-search = In allen Regeln suchen
page-rules-search-hint = Wörter oder eine Nummer, etwa R4.5
page-rules-found =
    { $number ->
        [0] Nichts gefunden für „{ $text }“.
        [one] Eine Stelle gefunden für „{ $text }“
       *[other] { $number } Stellen gefunden für „{ $text }“
    }
page-rules-found-none = Vielleicht hilft ein kürzeres Wort: Gesucht wird nach Wortanfängen, und alle Wörter müssen vorkommen.
page-rules-found-all = Alle { $number } Stellen aus diesem Spiel
page-rules-common = In allen Spielen
page-rules-material = Das Material im Einzelnen
page-rules-material-text = Alle Karten, Felder, Preise und Leisten, in Tabellen; was rekonstruiert ist, ist gekennzeichnet.
page-rules-house = Die Hausregeln im Überblick
page-rules-house-text = Was ihr vor einer Partie vereinbaren könnt, unter den Namen, die am Tisch stehen. Die übliche Wahl ist fett gedruckt; die Nummer führt zu der Regel, die sich ändert.

## Kreise

page-circles = Deine Kreise
page-circle-asks = { $name } möchte mit dir einen Kreis gründen: „{ $circle }“. Wer dazugehört, sieht, wie ihr gegeneinander abgeschnitten habt.
page-circle-join = Mitmachen
page-circle-decline = Nein, danke
page-circle-made = seit { $date }
page-circle-members = Wer dazugehört
page-circle-asked = eingeladen
page-circle-make = Einen Kreis gründen
page-circle-make-hint = Für alle, die öfter zusammen spielen: Ergebnisse, Statistik und Wertungen, die nur ihr seht. Die anderen an diesem Tisch werden erst gefragt.
page-circle-name = Name des Kreises
page-circle-rename = Umbenennen
page-circle-invite = Per Link einladen
page-circle-invite-hint = Wer diesen Link öffnet, kann mitmachen. Ein neuer Link macht den alten ungültig.
page-circle-link = Der Link zu diesem Kreis
page-circle-leave = Den Kreis verlassen
page-circle-leave-hint = Was ihr zusammen gespielt habt, bleibt bei den anderen; du siehst es hier nicht mehr. Deine eigene Statistik bleibt dir.
page-circle-invited = Du bist in den Kreis „{ $circle }“ eingeladen
page-circle-invited-hint = Wer dazugehört, sieht die Tische, an denen nur ihr und Bots sitzt, und wie ihr dort abgeschnitten habt.
page-circle-empty = Hier zählt noch keine Partie. Es zählen Tische, an denen mindestens zwei aus dem Kreis sitzen und sonst nur Bots.
page-circle-tables = Tische
page-circle-tables-none = Gerade steht hier kein Tisch.
page-circle-open = Einen Tisch für den Kreis eröffnen
page-circle-open-for = Für den Kreis „{ $circle }“: Wer dazugehört, findet den Tisch auf der Seite des Kreises und kann sich setzen.
page-circle-closed = nur für die, die dort spielen
page-circle-none = Du gehörst noch zu keinem Kreis. Gründe einen, wenn eine Partie mit anderen zu Ende ist: auf der Seite des Tisches oder in der Liste deiner beendeten Partien.

## Statistik

page-statistics = Statistik
page-statistics-yours = Deine Statistik
page-statistics-empty = Noch zählt keine beendete Partie. Tische, an denen du an einem Gerät für mehrere spielst, zählen nicht.
page-stat-player = Wer
page-stat-games = Partien
page-stat-wins = Siege
page-stat-score = Punkte im Schnitt
page-stat-lead = Vorsprung im Schnitt
page-stat-lead-hint = vor dem besten Ergebnis der anderen
page-stat-best = Bestes Ergebnis
page-stat-rating = Wertung
page-stat-ratings = Wertungen
page-stat-ratings-hint = Jeder Platz zählt, nicht nur der erste. Der Strich zeigt, wo die wahre Stärke wahrscheinlich liegt: Mit jeder Partie wird er kürzer. Alle beginnen bei 25.
page-stat-range = { $low } bis { $high }
page-stat-course = Wie die Wertungen verliefen
page-stat-length = Dauer
page-stat-all = Alle Spiele
page-stat-seats = Siege nach Platz
page-stat-seat-wins =
    { $games ->
        [one] { $wins } von { $games } Partie
       *[other] { $wins } von { $games } Partien
    }
page-stat-versus = Gegeneinander
page-stat-versus-you = Gegen wen
page-stat-versus-hint = Wie oft die Person links vor der Person oben lag.
page-stat-ahead = Davor
page-stat-behind = Dahinter
page-stat-latest = Die letzten Ergebnisse
page-stat-answers =
    { $number ->
        [one] { $number } Antwort
       *[other] { $number } Antworten
    }
page-stat-rounds =
    { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
page-stat-former = nicht mehr im Kreis
page-stat-csv = Ergebnisse als CSV
page-stat-open = Partie öffnen

## Fehler

error-no-such-circle = Diesen Kreis gibt es nicht.
error-circle-alone = Außer dir saß kein Mensch an diesem Tisch: Zu einem Kreis gehören mindestens zwei.
error-circle-full = Dieser Kreis oder deine Liste von Kreisen ist voll.

## Wer nicht mehr da ist

former-player = jemand von früher
former-player-numbered = jemand von früher ({ $number })

## Was dir gehört

page-data = Was dir gehört
page-data-hint = Nimm mit, was du gespielt hast: alle Ergebnisse als Tabelle und deine beendeten Partien als Aufzeichnungen, die jedes Kontor öffnen und nachspielen kann.
page-data-records = Partien als Aufzeichnungen, in einer Datei
page-erase = Alles löschen
page-erase-hint = Nichts davon lässt sich rückgängig machen.
page-erase-alone = Tische, an denen nur du und Bots saßen, werden mit ihren Partien gelöscht.
page-erase-running = In laufenden Partien nimmt ein Bot endgültig deinen Platz ein.
page-erase-names = An den Tischen der anderen und in ihren Aufzeichnungen wirst du zu „jemand von früher“. Aufzeichnungen, die schon jemand heruntergeladen hat, behalten deinen Namen.
page-erase-said = Was du an den Tischen gesagt hast, verschwindet.
page-erase-key = Dein Schlüssel, deine Passkeys, Geräte, Nachrichten, Notizen und Kreise werden gelöscht. Du fängst ganz neu an.
page-erase-kept = Was gemeldet wurde, bleibt bei denen, die diesen Server betreiben.
page-erase-word = löschen
page-erase-type = Tippe zur Bestätigung „{ $word }“
page-erase-go = Alles von mir löschen
error-erase-word = Nichts wurde gelöscht: Tippe zur Bestätigung „{ $word }“.
