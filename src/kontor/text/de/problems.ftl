### Was an einer Datei oder Anfrage nicht stimmt: was nach Name und Stelle steht

problem-at = { $place }: { $problem }

## Dateien

problem-cause =
    { $cause ->
        [ENOENT] Diese Datei gibt es nicht
        [EACCES] Der Zugriff ist nicht erlaubt
        [EPERM] Der Zugriff ist nicht erlaubt
        [EISDIR] Das ist ein Ordner
        [ENOTDIR] Ein Teil des Pfades ist kein Ordner
        [ENOSPC] Der Datenträger ist voll
        [EROFS] Dort darf nichts geschrieben werden
        [ENAMETOOLONG] Der Name ist zu lang
        [ECONNREFUSED] Dort antwortet niemand
       *[other] Das System weigert sich ({ $cause })
    }
problem-unreadable = lässt sich nicht lesen: { problem-cause }
problem-not-utf8 = ist kein Text in UTF-8
problem-not-toml =
    { $line ->
        [0] ist kein gültiges TOML
       *[other] ist kein gültiges TOML: In Zeile { $line } steckt ein Fehler
    }

## Werte

problem-missing = fehlt
problem-whole-number = muss eine ganze Zahl sein, nicht { $value }
problem-whole-numbers = muss eine Liste ganzer Zahlen sein, nicht { $value }
problem-number = muss eine Zahl sein, nicht { $value }
problem-between = muss zwischen { $least } und { $most } liegen, nicht bei { $value }
problem-text = muss ein Text sein, nicht { $value }
problem-texts = muss eine Liste von Texten sein, nicht { $value }
problem-colour = muss eine Farbe wie #b3262a sein, nicht { $value }
problem-flag = muss true oder false sein, nicht { $value }
problem-no-value = muss eine Zahl oder ein Text sein, nicht { $value }
problem-table = muss eine Tabelle sein
problem-tables = muss eine Liste von Tabellen sein
problem-other-value = muss { $wanted } sein, nicht { $value }
problem-unknown-value = unbekannter Wert { $value }; bekannt sind { $known }
problem-too-deep = ist zu tief verschachtelt
problem-too-long = ist länger als { $most } Zeichen
problem-too-large = geht über { $most } hinaus
problem-unread = keine Regel dieses Spiels fragt danach
problem-multiple = muss ein Vielfaches von { $unit } sein, nicht { $value }

## Listen

problem-entries =
    { $wanted ->
        [one] muss genau einen Eintrag haben, nicht { $number }
       *[other] muss genau { $wanted } Einträge haben, nicht { $number }
    }
problem-most-entries =
    { $most ->
        [one] darf höchstens einen Eintrag haben
       *[other] darf höchstens { $most } Einträge haben
    }
problem-least-entries =
    { $least ->
        [one] muss mindestens einen Eintrag haben
       *[other] muss mindestens { $least } Einträge haben
    }
problem-lacks = hier fehlt { $value }
problem-twice = { $value } steht hier zweimal
problem-repeats = sagt dasselbe wie ein anderer Eintrag
problem-counting = muss von 1 bis { $most } zählen
problem-rising = muss von Eintrag zu Eintrag steigen
problem-rising-by-one = muss von Eintrag zu Eintrag um eins steigen
problem-never-fall = darf von Eintrag zu Eintrag nie fallen
problem-never-rise = darf von Eintrag zu Eintrag nie steigen
problem-pairs = muss eine Liste von Paaren sein
problem-pair = muss ein Paar sein, nicht { $value }
problem-sum = muss zusammen { $wanted } ergeben, nicht { $value }
problem-least-sum = muss zusammen mindestens { $least } ergeben

## Straßen

problem-no-node = ein Feld { $value } gibt es nicht
problem-loop = { $value } ist mit sich selbst verbunden
problem-no-road = keine Straße führt nach { $value }
problem-road-space = das Straßenfeld { $value } braucht zwei Nachbarn, nicht { $number }
problem-junction = die Abzweigung { $value } braucht mindestens drei Nachbarn, nicht { $number }
problem-unreachable = { $value } ist von { $start } aus nicht zu erreichen
problem-too-far = mit { $value } ist kein Feld so weit entfernt

## Eine Partie zur Probe

problem-endless =
    { $seats ->
        [one] eine Partie allein kommt nie zu einem Ende
       *[other] eine Partie mit { $seats } Personen kommt nie zu einem Ende
    }
problem-no-words = die Texte des Spiels haben keine Worte für { $value }
problem-breaks = eine Partie damit bricht ab ({ $value })

## Erklärte Felder

problem-rows = muss eine Liste von Zeilen sein
problem-row = eine Zeile ist [Name, Typ, wer es sieht, was es ist], nicht { $value }
problem-no-name = { $value } kann kein Name sein
problem-no-type = unbekannter Typ { $value }; bekannt sind { $known } und die Klassen von table/
problem-no-home = kein Modul enthält { $value }

## Inhalte von Anfragen

problem-kind =
    muss { $wanted ->
        [int] eine ganze Zahl
        [float] eine Zahl
        [str] ein Text
        [bool] true oder false
        [array] eine Liste
        [object] ein Objekt
        [null] null
       *[other] { $wanted }
    } sein, nicht { $found ->
        [int] eine ganze Zahl
        [float] eine Zahl
        [str] ein Text
        [bool] true oder false
        [array] eine Liste
        [object] ein Objekt
        [null] null
       *[other] { $found }
    }
problem-at-least = muss mindestens { $least } sein
problem-at-most = darf höchstens { $most } sein
problem-short =
    { $least ->
        [one] darf nicht leer sein
       *[other] muss mindestens { $least } Zeichen haben
    }
problem-form = ist nicht in der verlangten Form geschrieben
problem-not-offered = kennt den Wert { $value } nicht
problem-out-of-range = ist eine zu große Zahl
problem-unknown-field = ist hier nicht bekannt
problem-misfit = etwas darin ist nicht so, wie es die Beschreibung der API verlangt
