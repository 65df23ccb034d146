### Augsburg 1520 auf Deutsch

## Das Spiel

game-title = Augsburg 1520
game-tagline = Treib die Schulden der Mächtigen ein und steig auf
game-about = Du bist Bankier in Augsburg, und fünf Adelige schulden dir Geld. Bei jeder Audienz bietest du eine Anzahl Schuldscheine; der höchste einzelne Schein gewinnt, zahlt und nimmt ein Privileg, während die Unterlegenen ihre Scheine behalten und sogar etwas verdienen. Privilegien bringen Faktoreien, Titel und Ämter, und die besten davon nimmt man einander weg. Über 25 Punkte kommt niemand ohne Kirche, über 45 niemand ohne Dom.

## Was gefragt wird

prompt-first = Du bist Gastgeber: Wer soll beginnen?
prompt-opening-purchase =
    Kaufe Schuldscheine aus deinem ersten Angebot. { $number ->
        [0] Du hast { $money } Gulden, zu wenig für jeden davon.
       *[other] Du hast { $money } Gulden.
    }
prompt-purchase =
    Kaufe Schuldscheine aus deinem Angebot. { $number ->
        [0] Du hast { $money } Gulden, zu wenig für jeden davon.
       *[other] Du hast { $money } Gulden.
    }
prompt-open =
    Audienz bei { $noble }: { $most ->
        [0] Du hast nichts zu bieten und kannst nur passen.
       *[other] Eröffne mit einer Anzahl Scheine oder passe; du kannst höchstens { $most } bieten.
    }
prompt-bid =
    Audienz bei { $noble }: { $number } ist geboten. { $ways ->
        [1] { $most ->
            [0] Du hast nichts zu bieten und kannst nur passen.
           *[other] Du kannst höchstens { $most } bieten, also nur passen.
        }
        [2] Passe oder geh mit; mehr kannst du nicht bieten.
       *[other] Passe, geh mit oder erhöhe; du kannst höchstens { $most } bieten.
    }
prompt-select =
    Wähle { $number ->
        [one] die Karte
       *[other] die { $number } Karten
    }, die du für { $noble } zeigst, den höchsten Schein zuerst.
prompt-select-ranked =
    Wähle { $number ->
        [one] die Karte
       *[other] die { $number } Karten
    }, die du für { $noble } zeigst, den höchsten Schein zuerst. Bei gleichem Wert gilt die Reihenfolge { $nobles }.
prompt-select-more =
    Noch { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } für { $noble }, immer eine niedrigere.
prompt-take = Du hast gewonnen: Nimm eine Privileg-Karte.
prompt-use =
    { $number ->
        [0] Beide Privilegien sind genutzt: { $buildings ->
            [0] Beende den Zug, du kannst kein Bauwerk bezahlen.
           *[other] Lass den Baumeister bauen oder beende den Zug.
        }
       *[other] Nutze deine Privileg-Karte. Noch offen: { $number }.
    }
prompt-compensation = { $seat } hat dir { $level-some } weggenommen. Welche Entschädigung nimmst du?
prompt-discard = Wirf eine Karte ab.
prompt-give = Die Schuldscheine reichen nicht für alle: Gib eine Karte ab.

## Worauf gewartet wird

waiting-first =
    { $you ->
        [yes] Du bestimmst
       *[no] { $seat } bestimmt
    }, wer beginnt.
waiting-purchase = Alle kaufen Schuldscheine.
waiting-bid =
    Audienz bei { $noble }: { $you ->
        [yes] Du bist am Gebot.
       *[no] { $seat } ist am Gebot.
    }
waiting-select =
    Aufdecken für { $noble }: Es { $number ->
        [one] wird eine Karte
       *[other] werden je { $number } Karten
    } gewählt.
waiting-take =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } eine Privileg-Karte.
waiting-use =
    { $you ->
        [yes] Du nutzt
       *[no] { $seat } nutzt
    } eine Privileg-Karte.
waiting-compensation =
    { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } eine Entschädigung.
waiting-discard =
    { $you ->
        [yes] Du wirfst
       *[no] { $seat } wirft
    } eine Karte ab.
waiting-give = Die Schuldscheine sind knapp: Alle geben eine Karte ab.

## Was man antworten kann

option-first =
    { $you ->
        [yes] Ich beginne
       *[no] { $seat } beginnt
    }
option-buy = { $cards } für { $price } Gulden kaufen ({ $left } bleiben)
option-buy-nothing = Nichts kaufen
option-pass = Passen
option-hold = Bei { $number } mitgehen
option-open = Mit { $number } eröffnen
option-raise = Auf { $number } erhöhen
option-show-first = { $card } als höchsten Schein zeigen
option-show = { $card } dazulegen
option-show-jokers =
    Mit { $number ->
        [one] einem Joker
       *[other] { $number } Jokern
    } auffüllen
option-show-anew = Neu wählen
option-take = { $card } nehmen
option-climb-agency =
    { $level-some-start } erwerben: { $last ->
        [1] es wird kein Einkommen mehr gezahlt
       *[other] { $money } Gulden pro Runde
    }
option-steal-agency =
    { $victim-seat } { $level-some } wegnehmen: { $last ->
        [1] es wird kein Einkommen mehr gezahlt
       *[other] { $money } Gulden pro Runde
    }
option-climb-peerage =
    { $level-some-start } erwerben: { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } { $last ->
        [1] am Ende
       *[other] pro Runde
    }
option-steal-peerage =
    { $victim-seat } { $level-some } wegnehmen: { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } { $last ->
        [1] am Ende
       *[other] pro Runde
    }
option-climb-office =
    { $level-some-start } erwerben: { $last ->
        [1] es werden keine Scheine mehr ausgeteilt
       *[other] { $number ->
            [one] ein Schein im Angebot
           *[other] { $number } Scheine im Angebot
        }{ $free ->
            [0] { "" }
           *[other] { " " }+ { $free } kostenlos
        } pro Runde
    }
option-steal-office =
    { $victim-seat } { $level-some } wegnehmen: { $last ->
        [1] es werden keine Scheine mehr ausgeteilt
       *[other] { $number ->
            [one] ein Schein im Angebot
           *[other] { $number } Scheine im Angebot
        }{ $free ->
            [0] { "" }
           *[other] { " " }+ { $free } kostenlos
        } pro Runde
    }
option-cash = Faktorei: { $money } Gulden nehmen
option-title =
    { $tile-some-start } nehmen: { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } { $last ->
        [1] am Ende
       *[other] pro Runde
    }
option-mint-master =
    Einen Münzmeister nehmen: { $last ->
        [1] es werden keine Scheine mehr ausgeteilt
       *[other] { $number ->
            [one] ein kostenloser Schein
           *[other] { $number } kostenlose Scheine
        } pro Runde
    }
option-master-builder = Einen Baumeister nehmen: ein Bau zusätzlich bei jeder gewonnenen Versteigerung
option-build = { $tile-some-start } für { $price } Gulden bauen ({ $left } bleiben)
option-builder = Baumeister: { $tile-some } für { $price } Gulden bauen ({ $left } bleiben)
option-money = { $money } Gulden nehmen
option-prestige =
    { $points ->
        [one] Einen Punkt
       *[other] { $points } Punkte
    } erhalten{ $lost ->
        [0] { "" }
       *[other] , davon { $lost } an der Hürde verloren
    }
option-draw =
    { $number ->
        [one] Einen Schuldschein
       *[other] { $number } Schuldscheine
    } ziehen und eine Karte abwerfen (oberste Karte: { $price } Gulden)
option-draw-shuffled =
    { $number ->
        [one] Einen Schuldschein
       *[other] { $number } Schuldscheine
    } ziehen und eine Karte abwerfen (zuvor wird der Ablagestapel gemischt)
option-draw-nothing = Schuldscheine ziehen: Es ist keiner mehr da
option-waive =
    Auf ein Privileg verzichten: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }{ $lost ->
        [0] { "" }
       *[other] , davon { $lost } an der Hürde verloren
    }
option-finish = Ohne Bau beenden
option-compensation-money = { $money } Gulden nehmen
option-compensation-prestige =
    { $points ->
        [one] Einen Punkt
       *[other] { $points } Punkte
    } nehmen{ $lost ->
        [0] { "" }
       *[other] , an der Hürde verloren: { $lost }
    }
option-discard = { $card } abwerfen
option-give = { $card } abgeben

## Was abgelehnt wird

refusal-passed = Du hast gepasst, und das gilt für diese Audienz. Beim nächsten Adeligen kannst du wieder bieten.
refusal-leading = Du führst selbst mit { $number } und kannst dein eigenes Gebot nicht erhöhen. Warte auf die anderen.
refusal-not-in-showdown = Du hast gepasst und nimmst an diesem Aufdecken nicht teil. Warte auf die nächste Audienz.
refusal-empty-hand = Du hast keine Handkarten und gibst nichts ab. Warte auf die anderen.
refusal-final = Deine Antwort liegt verdeckt und gilt. Warte auf die anderen.
refusal-too-dear = Diese Scheine kosten { $price } Gulden, und du hast { $money }. Kredit gibt es nicht.
refusal-equal-jokers = Joker sind alle gleich: Wähle den ersten vor dem nächsten.
refusal-nothing-to-hold =
    Noch hat niemand geboten, es gibt nichts mitzugehen. { $most ->
        [0] Passe.
       *[other] Eröffne oder passe.
    }
refusal-jokers-only = Du hast keinen gültigen Schein für { $noble }, und Joker allein sind kein Gebot. Passe.
refusal-cannot-hold =
    { $number } ist geboten, und du hast { $most ->
        [0] keine gültige Karte
       *[other] nur { $most } gültig
    } für { $noble }. Passe.
refusal-bid-too-low =
    { $number } ist schon geboten. { $ways ->
        [1] So viel kannst du nicht zahlen: Passe.
        [2] Geh mit oder passe.
       *[other] Geh mit oder erhöhe auf mehr.
    }
refusal-bid-too-high =
    Du hast { $most ->
        [0] keine gültige Karte
       *[other] nur { $most } gültig
    } für { $noble } und kannst nicht mehr bieten, als du hast.
refusal-other-noble = { $card } gilt nicht für { $noble }. Zeige dessen Scheine und Joker.
refusal-descending = { $card } kann nicht mehr dazu: Die Karten werden von der höchsten abwärts genannt. Wähle eine niedrigere.
refusal-too-few-below =
    Mit { $card } blieben zu wenige Karten für die { $number ->
        [one] eine
       *[other] { $number }
    }, die noch fehlen. Wähle eine höhere.
refusal-note-first = Mindestens eine Karte muss ein Schuldschein sein. Nenne zuerst deinen höchsten.
refusal-too-few-jokers =
    Es fehlen noch { $number }, und du hast nur { $most ->
        [one] einen Joker
       *[other] { $most } Joker
    }. Lege erst Scheine dazu.
refusal-face-down = { $card } liegt bis zur nächsten Runde verdeckt. Nimm eine ausliegende Karte.
refusal-laid-aside = { $card } ist benutzt oder beiseitegelegt. Nimm eine ausliegende Karte.
refusal-uses-spent =
    Beide Privilegien sind genutzt. { $buildings ->
        [0] Beende den Zug.
       *[other] Baue mit dem Baumeister oder beende den Zug.
    }
refusal-not-printed = Deine Karte zeigt { $symbol } nicht. Nutze eines ihrer Symbole oder verzichte.
refusal-symbol-spent = Du hast { $symbol } schon so oft genutzt, wie deine Karte es zeigt. Nutze ein anderes Symbol oder verzichte.
refusal-uses-left =
    Du hast noch { $number ->
        [one] ein Privileg
       *[other] { $number } Privilegien
    } und kannst nichts aufsparen. Nutze ein Symbol oder verzichte.
refusal-no-builder =
    Nur ein Baumeister baut ohne Privileg; sonst bauen { $peerage ->
        [0] Amtssymbole.
       *[other] Amts- und Adelssymbole.
    }
refusal-builder-used = Dein Baumeister hat bei dieser Versteigerung schon gebaut. Er baut wieder, wenn du die nächste gewinnst.
refusal-cash-level = Bares gibt es erst ab { $level }. Steige mit diesem Symbol auf.
refusal-cannot-build =
    { $symbol } baut nicht; das können nur { $peerage ->
        [0] Amtssymbole.
       *[other] Amts- und Adelssymbole.
    }
refusal-wrong-symbol = Mit { $symbol } bekommst du nicht { $tile-some }. Nutze das Symbol der passenden Spalte.
refusal-at-the-top = { $level } ist die höchste Stufe.
refusal-name-a-victim = Für { $level } liegt keine Karte im Vorrat. Nenne, wem du sie wegnimmst.
refusal-no-theft = Für { $level } liegt noch eine Karte im Vorrat. Nimm sie dort.
refusal-not-holding = { $seat } steht nicht auf der Stufe { $level } und hat diese Karte nicht. Nenne jemanden, der sie hat.
refusal-owned = Du besitzt schon { $tile-some }, und mehr als ein Plättchen jeder Art geht nicht.
refusal-level = { $tile } braucht mindestens die Stufe { $level }. Steige erst auf.
refusal-pile-empty = Von dieser Art ist kein Plättchen mehr da: { $tile }.
refusal-cannot-pay = { $tile } kostet { $price } Gulden, und du hast { $money }. Beschaffe erst Geld.
refusal-not-drawn = An diesem Tisch darf nur eine gerade gezogene Karte weg, und { $card } ist keine.

## Was geschieht

started =
    { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    }.
displayed = Runde { $round }. Es liegen aus: { $cards }.
visited =
    Audienz bei { $noble }. { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } zuerst am Gebot.
passed =
    { $you ->
        [yes] Du passt
       *[no] { $seat } passt
    }.
held =
    { $you ->
        [yes] Du gehst
       *[no] { $seat } geht
    } bei { $number } mit.
opened =
    { $you ->
        [yes] Du eröffnest
       *[no] { $seat } eröffnet
    } mit { $number }.
raised =
    { $you ->
        [yes] Du erhöhst
       *[no] { $seat } erhöht
    } auf { $number }.
unsold = Von { $noble } will niemand etwas. Es geht weiter.
showed =
    { $you ->
        [yes] Du zeigst
       *[no] { $seat } zeigt
    } { $cards }.
equal-values = Bei gleichem Wert gilt die Reihenfolge { $nobles }.
won-auction =
    { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } die Versteigerung bei { $noble } für { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
consoled =
    { $you ->
        [yes] Du nimmst deine Karten zurück und bekommst
       *[no] { $seat } nimmt die Karten zurück und bekommt
    } { $money } Gulden.
took-privilege =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } die Privileg-Karte { $card }.
builder-works =
    { $you ->
        [yes] Dein Baumeister macht sich ans Werk.
       *[no] Für { $seat } macht sich der Baumeister ans Werk.
    }
built =
    { $you ->
        [yes] Du baust
       *[no] { $seat } baut
    } { $tile-some } für { $price } Gulden.
waived =
    { $you ->
        [yes] Du verzichtest
       *[no] { $seat } verzichtet
    } auf ein Privileg.
gained =
    { $you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }: insgesamt { $prestige }.
points-lost =
    { $you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } an der Hürde von { $limit }.
cashed =
    { $you ->
        [yes] Deine Faktoreien zahlen dir
       *[no] { $seat } erhält aus den Faktoreien
    } { $money } Gulden bar.
took-money =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $money } Gulden.
nothing-to-draw =
    { $you ->
        [yes] Du findest
       *[no] { $seat } findet
    } keinen Schuldschein mehr zum Ziehen.
drew =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $number ->
        [one] einen Schuldschein
       *[other] { $number } Schuldscheine
    }.
drew-known =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $number ->
        [one] einen Schuldschein
       *[other] { $number } Schuldscheine
    }: { $cards }.
discarded =
    { $you ->
        [yes] Du wirfst
       *[no] { $seat } wirft
    } { $card } ab.
climbed =
    { $you ->
        [yes] Du erwirbst
       *[no] { $seat } erwirbt
    } { $level-some }.
stole =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $victim-you ->
        [yes] dir
       *[no] { $victim-seat }
    } { $level-some } weg.
took-compensation =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $money } Gulden Entschädigung.
took-honour =
    { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } Prestige als Entschädigung.
took-title =
    { $you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { $tile-some }: { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } { $last ->
        [1] am Ende
       *[other] pro Runde
    }.
took-right =
    { $you ->
        [yes] Du stellst
       *[no] { $seat } stellt
    } { $tile-some } ein.
income =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $money } Gulden aus den Faktoreien.
free-notes =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $number ->
        [one] einen kostenlosen Schuldschein
       *[other] { $number } kostenlose Schuldscheine
    }.
free-notes-known =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $number ->
        [one] einen kostenlosen Schuldschein
       *[other] { $number } kostenlose Schuldscheine
    }: { $cards }.
offered =
    { $you ->
        [yes] Dir
       *[no] { $seat }
    } { $number ->
        [one] wird ein Schuldschein
       *[other] werden { $number } Schuldscheine
    } angeboten.
offered-known =
    { $you ->
        [yes] Dir
       *[no] { $seat }
    } { $number ->
        [one] wird ein Schuldschein
       *[other] werden { $number } Schuldscheine
    } angeboten: { $cards }.
bought =
    { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } mit dem Kaufen fertig.
bought-known =
    { $you ->
        [yes] Du kaufst
       *[no] { $seat } kauft
    } { $number ->
        [0] nichts
       *[other] { $cards } für { $price } Gulden
    }.
notes-short = Die Schuldscheine reichen nicht für alle: Jeder gibt eine Karte ab.
gave =
    { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } eine Karte ab.
gave-known =
    { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $card } ab.
reshuffled = Der Ablagestapel wird in den Nachziehstapel gemischt.
final-score =
    { $you ->
        [yes] Du schließt
       *[no] { $seat } schließt
    } mit { $prestige ->
        [one] einem Prestigepunkt
       *[other] { $prestige } Prestigepunkten
    } ab.
## Tafeln

sheet-visit = Runde { $round } von { $rounds } · Audienz bei { $noble }
sheet-privilege = Privileg
sheet-card = { $card }
sheet-tile = { $tile }
sheet-top-price = Oberste Karte
sheet-prestige = Prestige
sheet-money = Gulden
sheet-hand-size = Hand
sheet-agency = Faktoreien
sheet-peerage = Adelsstand
sheet-office = Ämter
sheet-tiles = Rechte
sheet-bid = Gebot
sheet-seat-active = ▸ { $seat }
sheet-level = { $level }
sheet-own-cards = Deine Karten
sheet-hand = Hand
sheet-offer = Angebot

## Der Tisch im Browser

board-fl = { $number } fl
board-number = { $number }
board-points =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
board-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
board-joker-letter = J
board-jokers = Joker
board-round = Runde { $round } von { $rounds }
board-last-round = Letzte Runde, { $round } von { $rounds }
board-visit = Audienz { $number } von { $visits }
board-chip-market = Kauf von Karten
board-gallery = Reihenfolge der Audienzen
board-won-with = { $name }, mit { $number }
board-won-number = mit { $number }
board-unsold = niemand
board-visit-now = wird besucht
board-visit-next = als Nächstes
board-visit-last = zuletzt
board-auction = Versteigerung bei { $noble }
board-auction-unit = Zahl der Karten
board-auction-order = Gebote in der Reihenfolge
board-showdown = Aufdecken für { $noble }
board-showdown-unit =
    { $number ->
        [one] je { $number } Karte, verdeckt
       *[other] je { $number } Karten, verdeckt
    }
board-showdown-done = die höchste Karte gewinnt
board-income = Einkommen
board-income-unit = alle kaufen verdeckt
board-first-unit = der Gastgeber bestimmt, wer beginnt
board-giving-unit = alle geben verdeckt eine Karte ab
board-opening = Vor der ersten Audienz
board-end = Spielende
board-bid-passed =
    { $you ->
        [yes] du hast gepasst
       *[no] hat gepasst
    }
board-bid-leads =
    { $you ->
        [yes] du führst mit { $number }
       *[no] führt mit { $number }
    }
board-bid-held =
    { $you ->
        [yes] du hältst { $number }
       *[no] hält { $number }
    }
board-bid-asked =
    { $you ->
        [yes] du bist dran
       *[no] ist dran
    }
board-bid-must =
    { $you ->
        [yes] du antwortest noch
       *[no] muss antworten
    }
board-bid-chooses =
    { $you ->
        [yes] du wählst
       *[no] wählt
    }
board-bid-chosen =
    { $you ->
        [yes] du hast gewählt
       *[no] hat gewählt
    }
board-bid-won =
    { $you ->
        [yes] du gewinnst
       *[no] gewinnt
    }
board-bid-lost =
    { $money ->
        [0] behält die Karten
       *[other] behält sie, +{ $money } fl
    }
board-bid-buys =
    { $you ->
        [yes] du kaufst
       *[no] kauft
    }
board-bid-bought =
    { $you ->
        [yes] du hast gewählt
       *[no] hat gewählt
    }
board-bid-gives =
    { $you ->
        [yes] du gibst eine ab
       *[no] gibt eine ab
    }
board-bid-gave =
    { $you ->
        [yes] du hast gewählt
       *[no] hat gewählt
    }
board-bid-idle =
    { $you ->
        [yes] du wartest
       *[no] wartet
    }
board-said = { $name }: { $number }
board-said-number = bot { $number }
board-most = höchstens { $number }
board-note-losers = Aufdecken verloren: Karten behalten, der Zweite bekommt { $second } fl, der Dritte { $third } fl.
board-note-loser = Aufdecken verloren: Karten behalten und { $second } fl erhalten.
board-note-market = Niemand sieht, was du kaufst.
board-note-giving = Die Scheine sind knapp. Niemand sieht, welche Karte du abgibst.
board-note-first = Wer beginnt, eröffnet die erste Versteigerung.
board-note-over = Geld und Karten zählen nicht mehr.
board-display = Privilegien der Runde
board-display-uses = { $number } Symbole von 3
board-in-use = in Gebrauch
board-waived = { $number } verzichtet
board-taken-by = Von { $name } genommen bei { $noble }
board-laid-aside = Beiseitegelegt
board-spent = benutzt
board-agency = Faktorei
board-peerage = Adelstitel
board-office = Amt
board-symbol-points = Prestige
board-symbol-notes = { $number } Karten
board-gives-building = { $tile } { $number } fl
board-gives-level = { $level }
board-gives-stolen = { $level }, von { $name }
board-gives-money = { $number } fl bar
board-gives-tile = { $tile }
board-gives-nothing = derzeit nichts
board-gives-points = +{ $number } Punkte
board-gives-blocked = +{ $number }: Hürde { $limit }
board-gives-notes = 1 abwerfen
board-gives-purse = in die Kasse
board-street = Prestige
board-gate = { $tile }, Hürde { $limit }:
board-gate-none = { $tile }: keine mehr
board-piles = Rechte-Plättchen
board-pile-empty = vergriffen
board-pile-points = +{ $number } pro Runde
board-pile-points-last = +{ $number } am Ende
board-pile-mint = 1 Karte gratis
board-pile-mint-last = keine Karten mehr
board-pile-builder = 1 Bau mehr
board-pile-left = noch { $number }
board-pile-level = ab { $level }
board-top = oben: { $price } fl
board-deck-size =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
board-deck-empty = leer
board-deck-few = wenige Karten
board-deck-plenty = gut gefüllt
board-agencies = Faktoreien
board-agencies-unit = Gulden pro Runde
board-agencies-unit-last = kein Einkommen mehr
board-peerages = Adel
board-peerages-unit = Punkte pro Runde
board-peerages-unit-last = Punkte am Ende
board-offices = Ämter
board-offices-unit = Karten pro Runde
board-offices-unit-last = keine Karten mehr
board-short-councillor = Ratsherr
board-in-supply = { $number } im Vorrat
board-held-by =
    { $more ->
        [0] bei { $name }
       *[other] { $name } +{ $more }
    }
board-rights = Rechte
board-no-rights = noch keine Rechte
board-slot-owned = { $tile }: vorhanden
board-slot-free = { $tile }: noch nicht
board-blocked = steht bei { $limit }
board-limit = bis { $limit }
board-no-limit = keine Hürde mehr
board-backs = Rückseiten:
board-hand =
    { $number ->
        [one] Deine Hand: { $number } Karte
       *[other] Deine Hand: { $number } Karten
    }
board-hand-empty = Deine Hand ist leer.
board-purse = Geldbeutel
board-most-here = Höchstgebote:
board-your-answer = Deine Antwort
board-pass-hint = du behältst alles
board-hold = { $number } halten
board-hold-hint = du bleibst beim Aufdecken dabei
board-raise = Auf { $number } erhöhen
board-open = Mit { $number } eröffnen
board-raise-hint =
    { $number ->
        [one] du führst, { $number } Rivale antwortet
       *[other] du führst, { $number } Rivalen antworten
    }
board-alone-hint = niemand ist mehr dabei
board-all-hint =
    { $number ->
        [one] deine einzige gültige Karte
       *[other] alle { $number } gültigen Karten
    }
board-higher = Höher:
board-places =
    { $number ->
        [one] Die Karte zum Vorzeigen
       *[other] Die { $number } Karten zum Vorzeigen
    }
board-place-empty = leerer Platz
board-places-hint = Tippe die Karten an, die höchste zuerst.
board-places-again = Gewählt. Tippe eine Karte an, um neu zu wählen.
board-offer =
    { $number ->
        [one] { $number } Karte im Angebot
       *[other] { $number } Karten im Angebot
    }
board-offer-card = { $card }, { $price } Gulden
board-buy =
    { $number ->
        [one] { $number } Karte für { $price } fl kaufen
       *[other] { $number } Karten für { $price } fl kaufen
    }
board-buy-left = { $left } fl bleiben
board-buy-nothing-hint = { $left } fl bleiben; tippe Karten an, um sie zu kaufen
board-sealed-purchase =
    { $number ->
        [0] Verdeckt: kein Kauf, { $price } fl
        [one] Verdeckt: { $number } Karte für { $price } fl
       *[other] Verdeckt: { $number } Karten für { $price } fl
    }
board-otherwise = Sonst
board-way-climb = Eine Stufe steigen
board-way-cash = Bargeld nehmen
board-closed-level = ab { $level }
board-closed-owned = hast du schon
board-closed-empty = keine mehr da
board-closed-price = { $price } fl, zu teuer
board-closed-top = höchste Stufe erreicht
board-label-level = { $level }
board-label-steal = { $level }, von { $victim-seat }
board-label-money = +{ $money } fl
board-label-tile = { $tile }
board-label-mint-master = Münzmeister
board-label-master-builder = Baumeister
board-label-build = { $tile }, { $price } fl
board-label-points =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
board-label-waive = Verzichten: +{ $points }
board-label-draw =
    { $number ->
        [one] { $number } Karte ziehen
       *[other] { $number } Karten ziehen
    }
board-label-finish = Beenden
board-hint-agency =
    { $last ->
        [1] kein Einkommen mehr
       *[other] { $money } fl pro Runde
    }
board-hint-peerage =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    } { $last ->
        [1] am Ende
       *[other] pro Runde
    }
board-hint-office =
    { $last ->
        [1] keine Karten mehr
       *[other] { $free ->
            [0] { $number } Karten im Angebot pro Runde
           *[other] { $number } im Angebot + { $free } gratis
        }
    }
board-hint-purse = Geldbeutel: { $purse } fl
board-hint-mint-master =
    { $last ->
        [1] keine Karten mehr
       *[other] { $number ->
            [one] { $number } Karte gratis pro Runde
           *[other] { $number } Karten gratis pro Runde
        }
    }
board-hint-master-builder = ein Bau mehr je gewonnener Versteigerung
board-hint-build = { $left } fl bleiben; öffnet die Hürde { $gate }
board-hint-builder = durch den Baumeister; { $left } fl bleiben
board-hint-points =
    { $lost ->
        [0] { $prestige } → { $after }
       *[other] { $prestige } → { $after }: Halt an der Hürde, { $lost } verloren (R11.6)
    }
board-hint-draw = dann eine abwerfen; oben: { $price } fl
board-hint-draw-shuffled = dann eine abwerfen; zuvor wird gemischt
board-hint-draw-nothing = kein Schein ist mehr da
board-hint-finish = ohne zu bauen
board-barrier-church = Ohne Kirche bleibst du bei { $limit } stehen.
board-barrier-cathedral = Ohne Dom bleibst du bei { $limit } stehen.
board-hint-leader = { $name } führt mit { $number }.
board-hint-bid = Wer gewinnt, zahlt mit seinen Karten; die anderen behalten ihre.
board-hint-select = Nur die höchste Karte zählt; Joker füllen die Zahl auf.
board-hint-equal = Bei gleichem Wert:
board-hint-take = Du nutzt { $number } ihrer drei Symbole.
board-hint-purchase = Tippe die Karten an, die du willst. Der Rest geht ungesehen zurück.
board-hint-discard = Tippe die Karte an, die weggeht; alle sehen sie.
board-hint-give = Tippe die Karte an, die du abgibst; niemand sieht sie.
board-hint-compensation = Du fällst eine Stufe zurück und bekommst etwas dafür.
board-hint-use = Die Reihenfolge ist frei. Ein Privileg lässt sich nicht aufheben.
board-sheet = Abrechnung
board-source = Gewonnen durch
board-score-start = Zu Beginn
board-score-income = Einkommen, Runde { $round }
board-score-symbols = Prestigesymbole
board-score-waived = Verzicht auf Privilegien
board-score-honour = Entschädigung
board-score-lost = An den Hürden verloren
board-total = Gesamt
board-tie = Gebäude entscheiden bei Gleichstand (Preis in Gulden)

## Namen
# .some steht im Satz, .several zählt Karten.

name-philipp = Philipp
name-louise = Louise
name-leo = Leo
name-maria = Maria
name-maximilian = Maximilian
name-philipp-1 = Philipp 1
name-philipp-2 = Philipp 2
name-philipp-3 = Philipp 3
name-philipp-4 = Philipp 4
name-philipp-5 = Philipp 5
name-philipp-6 = Philipp 6
name-philipp-7 = Philipp 7
name-philipp-8 = Philipp 8
name-philipp-9 = Philipp 9
name-philipp-10 = Philipp 10
name-philipp-11 = Philipp 11
name-philipp-12 = Philipp 12
name-philipp-13 = Philipp 13
name-philipp-14 = Philipp 14
name-philipp-15 = Philipp 15
name-philipp-16 = Philipp 16
name-philipp-17 = Philipp 17
name-louise-1 = Louise 1
name-louise-2 = Louise 2
name-louise-3 = Louise 3
name-louise-4 = Louise 4
name-louise-5 = Louise 5
name-louise-6 = Louise 6
name-louise-7 = Louise 7
name-louise-8 = Louise 8
name-louise-9 = Louise 9
name-louise-10 = Louise 10
name-louise-11 = Louise 11
name-louise-12 = Louise 12
name-louise-13 = Louise 13
name-louise-14 = Louise 14
name-louise-15 = Louise 15
name-louise-16 = Louise 16
name-louise-17 = Louise 17
name-leo-1 = Leo 1
name-leo-2 = Leo 2
name-leo-3 = Leo 3
name-leo-4 = Leo 4
name-leo-5 = Leo 5
name-leo-6 = Leo 6
name-leo-7 = Leo 7
name-leo-8 = Leo 8
name-leo-9 = Leo 9
name-leo-10 = Leo 10
name-leo-11 = Leo 11
name-leo-12 = Leo 12
name-leo-13 = Leo 13
name-leo-14 = Leo 14
name-leo-15 = Leo 15
name-leo-16 = Leo 16
name-leo-17 = Leo 17
name-maria-1 = Maria 1
name-maria-2 = Maria 2
name-maria-3 = Maria 3
name-maria-4 = Maria 4
name-maria-5 = Maria 5
name-maria-6 = Maria 6
name-maria-7 = Maria 7
name-maria-8 = Maria 8
name-maria-9 = Maria 9
name-maria-10 = Maria 10
name-maria-11 = Maria 11
name-maria-12 = Maria 12
name-maria-13 = Maria 13
name-maria-14 = Maria 14
name-maria-15 = Maria 15
name-maria-16 = Maria 16
name-maria-17 = Maria 17
name-joker = Joker
    .some = 1 Joker
    .several = { $number } Joker
name-agency = Faktorei
name-peerage = Adelsstand
name-office = Amt
name-money-500 = 500 Gulden
name-prestige-6 = 6 Prestigepunkte
name-prestige-7 = 7 Prestigepunkte
name-draw-2 = Zwei Schuldscheine
name-p01 = (500 Gulden · 6 Prestigepunkte · Amt)
name-p02 = (Amt · Amt · Adelsstand)
name-p03 = (Adelsstand · Adelsstand · Faktorei)
name-p04 = (Faktorei · Faktorei · Amt)
name-p05 = (Faktorei · Adelsstand · Amt)
name-p06 = (Faktorei · Amt · 7 Prestigepunkte)
name-p07 = (Adelsstand · Amt · Zwei Schuldscheine)
name-p08 = (Faktorei · Adelsstand · Zwei Schuldscheine)
name-p09 = (Adelsstand · 500 Gulden · 6 Prestigepunkte)
name-p10 = (Faktorei · 500 Gulden · Zwei Schuldscheine)
name-agency-1 = Augsburg
    .some = die Faktorei Augsburg
    .some-start = Die Faktorei Augsburg
name-agency-2 = Innsbruck
    .some = die Faktorei Innsbruck
    .some-start = Die Faktorei Innsbruck
name-agency-3 = Venedig
    .some = die Faktorei Venedig
    .some-start = Die Faktorei Venedig
name-agency-4 = Antwerpen
    .some = die Faktorei Antwerpen
    .some-start = Die Faktorei Antwerpen
name-peerage-1 = Bürger
    .some = den Bürgerstand
    .some-start = Den Bürgerstand
name-peerage-2 = Freiherr
    .some = den Freiherrnstand
    .some-start = Den Freiherrnstand
name-peerage-3 = Graf
    .some = den Grafenstand
    .some-start = Den Grafenstand
name-peerage-4 = Fürst
    .some = den Fürstenstand
    .some-start = Den Fürstenstand
name-office-1 = Kaufmann
    .some = den Stand des Kaufmanns
    .some-start = Den Stand des Kaufmanns
name-office-2 = Zunftmeister
    .some = das Amt des Zunftmeisters
    .some-start = Das Amt des Zunftmeisters
name-office-3 = Ratsherr
    .some = das Amt des Ratsherrn
    .some-start = Das Amt des Ratsherrn
name-office-4 = Bürgermeister
    .some = das Amt des Bürgermeisters
    .some-start = Das Amt des Bürgermeisters
name-coat-of-arms = Wappen
    .some = ein Wappen
    .some-start = Ein Wappen
name-patent-of-nobility = Adelsbrief
    .some = einen Adelsbrief
    .some-start = Einen Adelsbrief
name-mint-master = Münzmeister
    .some = einen Münzmeister
    .some-start = Einen Münzmeister
name-master-builder = Baumeister
    .some = einen Baumeister
    .some-start = Einen Baumeister
name-church = Kirche
    .some = eine Kirche
    .some-start = Eine Kirche
name-cathedral = Dom
    .some = einen Dom
    .some-start = Einen Dom
name-note = Schuldschein
name-privilege-card = Privileg-Karte
name-step-card = Stufen-Kärtchen
name-rights-tile = Rechte-Plättchen
name-level = Stufe
name-guilder = Gulden
name-prestige = Prestigepunkte
name-barrier = Hürde
name-visit = Audienz
name-offer = Angebot
name-deck = Nachziehstapel
name-discard = Ablagestapel
name-round = Runde
name-bank = Bank

## Tischoptionen

table-first-player = Startspieler
    .help = Wer das Spiel beginnt.
table-first-player-random = Das Los entscheidet
table-first-player-host-choice = Der Gastgeber bestimmt
table-money-visibility = Geld
    .help = Ob alle sehen, wie viel Geld du hast.
table-money-visibility-hidden = Geheim
table-money-visibility-open = Offen
table-hand-size-visibility = Handkartenzahl
    .help = Ob alle sehen, wie viele Karten du hast und wie groß die Stapel sind.
table-hand-size-visibility-hidden = Geheim
table-hand-size-visibility-open = Offen
table-card-backs-visible = Kartenrücken
    .help = Ob alle die Preise auf den Rückseiten deiner Karten sehen; damit ist auch die Kartenzahl offen.
table-card-backs-visible-false = Verdeckt
table-card-backs-visible-true = Sichtbar
table-build-with-peerage = Bauen mit Adelsstand
    .help = Ob auch Adelssymbole Kirchen und Dome bauen dürfen.
table-build-with-peerage-false = Nur Amtssymbole
table-build-with-peerage-true = Auch Adelssymbole
table-draw-discard-from = Abwerfen nach dem Ziehen
    .help = Welche Karte du nach dem Ziehen von zwei Scheinen abwerfen darfst.
table-draw-discard-from-hand = Eine beliebige Handkarte
table-draw-discard-from-drawn = Eine der beiden gezogenen
table-unsold-next-opener = Nach einer Audienz ohne Gebot
    .help = Wer die nächste Versteigerung eröffnet, wenn niemand geboten hat.
table-unsold-next-opener-keep = Derselbe Spieler
table-unsold-next-opener-clockwise = Der nächste im Uhrzeigersinn

## Gründe, die ein Bot nennt

name-reason-tempo = der Zeitpunkt im Spiel
name-reason-prestige = das Prestige
name-reason-buildings = Schranken und Bauten
name-reason-levels = Faktoreien, Titel und Ämter
name-reason-rights = die Plättchen auf dem Bogen
name-reason-auction = die Versteigerung
name-reason-money = das Geld
name-reason-notes = die Schuldscheine auf der Hand

## Material: die Teile von components.toml und ihre Schlüssel

material-players = Die Spieler
material-setup = Aufbau
    .start-money = Gulden
    .start-jokers = Joker
    .start-offer = Angebotene Schuldscheine
    .start-prestige = Prestigepunkte
    .start-level = Stufe in jeder Kategorie
material-rounds = Runden nach Spielerzahl
material-round-track = Rundenleiste
    .spaces = Felder
    .labels = Aufgedruckte Zahlen (0: keine)
material-prestige-track = Prestigeleiste
    .loop = Schritte einer Umrundung
    .barrier-church = Ohne Kirche nicht weiter als
    .barrier-cathedral = Ohne Dom nicht weiter als
material-money = Geld
    .banknotes = Scheine (Wert × Anzahl)
    .bank-limited = Die Bank kann leer werden
material-nobles = Die Adligen
    .has-notes = Hat Schuldscheine
    .tie-rank = Rang bei Gleichstand
material-notes = Schuldscheine
    .copies-per-value = Je Wert
    .price-on-back = Preis auch auf der Rückseite
material-notes-price-by-value = Preis eines Schuldscheins nach seinem Wert
material-jokers = Joker
material-piles = Was über Stapel gesagt wird
    .few-cards = Wenige sind weniger als
material-step-card-sizes = Stufen-Kärtchen
    .total-per-category = Je Kategorie
    .small = Klein
    .medium = Mittel
    .large = Groß
material-step-supply = Stufen-Kärtchen nach Spielerzahl
    .small = Kleine
    .medium = Mittlere
    .large = Große
material-categories = Kategorien, nach Stufe 1 bis 4
    .income = Gulden je Runde
    .cash-option = Gulden statt einer Stufe
    .cash-option-min-level = ab Stufe
    .prestige = Prestige je Runde
    .offer = Angebotene Schuldscheine
    .free = davon geschenkt
material-rights-general = Rechte-Plättchen
    .per-pile = Je Stapel
    .use-all-for-every-player-count = Alle, bei jeder Spielerzahl
material-rights = Rechte-Plättchen nach Stapel
    .category = Kategorie
    .min-level = Ab Stufe
    .pile = Der Stapel, von oben
    .free-notes = Geschenkte Schuldscheine je Runde
    .extra-builds-per-win = Weitere Stufen je gewonnener Audienz
material-privilege-rules = Privileg-Karten: Zahlen
    .display = Offen
    .uses-per-card = Nutzungen je Karte
    .waive-prestige = Prestige für den Verzicht
    .money-symbol = Gulden des Geldsymbols
    .prestige-6 = Kleiner Lorbeer
    .prestige-7 = Großer Lorbeer
    .draw-cards = Gezogene Karten
    .draw-discard = davon abgelegt
material-privilege-cards = Privileg-Karten
    .symbols = Symbole
material-showdown-compensation = Entschädigung im Stechen
    .second = Zweiter
    .third = Dritter
material-steal-compensation = Entschädigung für ein genommenes Recht
    .money = Gulden
    .prestige = Prestigepunkte
