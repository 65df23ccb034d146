### Augsburg 1520 auf Deutsch

## Das Spiel

game-title = Augsburg 1520
game-tagline = Treib die Schulden der Mächtigen ein und steig auf
game-about = In Augsburg führst du eine Bank, und fünf Adelige schulden dir Geld. Bei jeder Audienz bietest du eine Anzahl Schuldscheine; wer den höchsten einzelnen Schein zeigt, gewinnt, zahlt und nimmt ein Privileg, während die Unterlegenen ihre Scheine behalten und sogar etwas verdienen. Privilegien bringen Faktoreien, einen Adelsstand und Ämter, und die besten davon nimmt man einander weg. Über 25 Punkte kommt niemand ohne Kirche, über 45 niemand ohne Dom.

## Was gefragt wird

prompt-first = Du bestimmst: Wer soll beginnen?
prompt-opening-purchase =
    Kaufe Schuldscheine aus deinem ersten Angebot. { $number ->
        [0] Du hast { $money } Gulden, zu wenig für jeden davon.
       *[other] Du hast { $money } Gulden.
    }
prompt-purchase =
    Kaufe Schuldscheine aus deinem Angebot. { $number ->
        [0] { $money ->
            [0] Du hast kein Geld und kannst nichts kaufen.
           *[other] Du hast { $money } Gulden, zu wenig für jeden davon.
        }
       *[other] Du hast { $money } Gulden.
    }
prompt-open =
    Audienz { $noble-beim }: { $most ->
        [0] Du hast nichts zu bieten und kannst nur passen.
        [one] Eröffne mit deiner einzigen gültigen Karte oder passe.
        [2] Eröffne mit einer oder zwei Karten oder passe.
       *[other] Eröffne mit 1 bis { $most } Karten oder passe.
    }
prompt-bid =
    Audienz { $noble-beim }: { $number ->
        [one] Eine Karte ist geboten.
       *[other] { $number } Karten sind geboten.
    } { $ways ->
        [1] { $most ->
            [0] Du hast nichts zu bieten und kannst nur passen.
            [one] Du hast nur eine gültige Karte und kannst nur passen.
           *[other] Du hast nur { $most } gültige Karten und kannst nur passen.
        }
        [2] Halte oder passe; mehr hast du nicht.
       *[other] Halte, erhöhe auf bis zu { $most } oder passe.
    }
prompt-select =
    { $number ->
        [one] Wähle den Schein, den du für { $noble-den } zeigst.
       *[other] Wähle die { $number } Karten, die du für { $noble-den } zeigst, den höchsten Schein zuerst.
    }
prompt-select-ranked =
    { $number ->
        [one] Wähle den Schein, den du für { $noble-den } zeigst.
       *[other] Wähle die { $number } Karten, die du für { $noble-den } zeigst, den höchsten Schein zuerst.
    } Bei gleichem Wert gilt die Reihenfolge { $nobles-der }.
prompt-select-more =
    { $number ->
        [one] Noch eine Karte für { $noble-den }, niedriger als die letzte.
       *[other] Noch { $number } Karten für { $noble-den }, jede niedriger als die vorige.
    }
prompt-take = Du hast die Versteigerung gewonnen: Nimm eine Privileg-Karte.
prompt-use =
    { $number ->
        [0] Beide Privilegien sind genutzt: { $buildings ->
            [0] Beende den Zug, denn du kannst kein Bauwerk bezahlen.
           *[other] Lass den Baumeister bauen oder beende den Zug.
        }
        [one] Du kannst noch ein Privileg nutzen.
       *[other] Nutze { $number } Symbole deiner Privileg-Karte.
    }
prompt-compensation = { $seat } hat dir { $level-den } weggenommen. Welche Entschädigung nimmst du?
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
    Audienz { $noble-beim }: { $you ->
        [yes] Du bietest.
       *[no] { $seat } bietet.
    }
waiting-select =
    Aufdecken für { $noble-den }: { $number ->
        [one] Die Karte wird gewählt.
       *[other] Je { $number } Karten werden gewählt.
    }
waiting-take =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } eine Privileg-Karte.
waiting-use =
    { $you ->
        [yes] Du nutzt deine
       *[no] { $seat } nutzt eine
    } Privileg-Karte.
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
option-buy =
    { $cards-count ->
        [one] Eine Karte für { $price } Gulden kaufen
       *[other] { $cards-count } Karten für { $price } Gulden kaufen
    }
    .detail =
        { $cards-einen }; { $left ->
            [0] es bleibt kein Geld
           *[other] { $left } Gulden bleiben
        }
option-buy-nothing = Nichts kaufen
option-pass = Passen
    .detail = Du behältst alle Karten
option-hold =
    { $number ->
        [one] Das Gebot von einer Karte halten
       *[other] Das Gebot von { $number } Karten halten
    }
    .detail = Du bleibst beim Aufdecken dabei
option-open =
    { $number ->
        [one] Mit einer Karte eröffnen
       *[other] Mit { $number } Karten eröffnen
    }
option-raise =
    { $number ->
        [one] Auf eine Karte erhöhen
       *[other] Auf { $number } Karten erhöhen
    }
option-show-first = { $card-einen } zeigen
    .detail = Dein höchster Schein, und nur der zählt
option-show = { $card-einen } dazulegen
option-show-jokers =
    Mit { $number ->
        [one] einem Joker
       *[other] { $number } Jokern
    } auffüllen
option-show-anew = Neu wählen
option-take = { $card-quoted } nehmen
option-climb-agency = { $level-den } erwerben
    .detail =
        { $last ->
            [1] Es wird kein Geld mehr gezahlt
           *[other] { $money } Gulden pro Runde
        }
option-steal-agency = { $victim-seat } die Faktorei wegnehmen
    .detail =
        { $level-der }: { $last ->
            [1] Es wird kein Geld mehr gezahlt
           *[other] { $money } Gulden pro Runde
        }
option-climb-peerage = { $level-den } erwerben
    .detail =
        { $points ->
            [one] Ein Punkt
           *[other] { $points } Punkte
        } { $last ->
            [1] am Ende
           *[other] pro Runde
        }
option-steal-peerage = { $victim-seat } den Adelsstand wegnehmen
    .detail =
        { $level-der }: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        } { $last ->
            [1] am Ende
           *[other] pro Runde
        }
option-climb-office = { $level-den } erwerben
    .detail =
        { $last ->
            [1] Es werden keine Scheine mehr ausgeteilt
           *[other] Pro Runde { $number ->
                [one] ein Schein
               *[other] { $number } Scheine
            } im Angebot{ $free ->
                [0] { "" }
                [one] { " " }und einer kostenlos
               *[other] { " " }und { $free } kostenlos
            }
        }
option-steal-office = { $victim-seat } das Amt wegnehmen
    .detail =
        { $level-der }: { $last ->
            [1] Es werden keine Scheine mehr ausgeteilt
           *[other] pro Runde { $number ->
                [one] ein Schein
               *[other] { $number } Scheine
            } im Angebot{ $free ->
                [0] { "" }
                [one] { " " }und einer kostenlos
               *[other] { " " }und { $free } kostenlos
            }
        }
option-cash = Bei den Faktoreien kassieren
    .detail = { $money } Gulden bar
option-title = { $tile-einen } nehmen
    .detail =
        { $points ->
            [one] Ein Punkt
           *[other] { $points } Punkte
        } { $last ->
            [1] am Ende
           *[other] pro Runde
        }
option-mint-master = Einen Münzmeister einstellen
    .detail =
        { $last ->
            [1] Es werden keine Scheine mehr ausgeteilt
           *[other] { $number ->
                [one] Ein kostenloser Schein
               *[other] { $number } kostenlose Scheine
            } pro Runde
        }
option-master-builder = Einen Baumeister einstellen
    .detail = Ein Bauwerk mehr bei jeder gewonnenen Versteigerung
option-build = { $tile-einen } bauen
    .detail =
        { $price } Gulden; { $left ->
            [0] es bleibt kein Geld
           *[other] { $left } bleiben
        }
option-builder = Den Baumeister { $tile-einen } bauen lassen
    .detail =
        { $price } Gulden; { $left ->
            [0] es bleibt kein Geld
           *[other] { $left } bleiben
        }
option-money = { $money } Gulden nehmen
option-prestige =
    { $points ->
        [one] Einen Punkt nehmen
       *[other] { $points } Punkte nehmen
    }
    .detail =
        { $lost ->
            [0] { "" }
            [one] Einer geht an der Hürde verloren
           *[other] { $lost } gehen an der Hürde verloren
        }
option-draw =
    { $number ->
        [one] Einen Schuldschein ziehen
       *[other] { $number } Schuldscheine ziehen
    }
    .detail = Danach eine Karte abwerfen; die oberste kostet { $price } Gulden
option-draw-shuffled =
    { $number ->
        [one] Einen Schuldschein ziehen
       *[other] { $number } Schuldscheine ziehen
    }
    .detail = Danach eine Karte abwerfen; vorher wird der Ablagestapel gemischt
option-draw-nothing = Schuldscheine ziehen
    .detail = Es ist keiner mehr da
option-waive = Auf ein Privileg verzichten
    .detail =
        { $points ->
            [one] Dafür ein Punkt
           *[other] Dafür { $points } Punkte
        }{ $lost ->
            [0] { "" }
            [one] , einer geht an der Hürde verloren
           *[other] , { $lost } gehen an der Hürde verloren
        }
option-finish = Den Zug beenden
    .detail = Ohne zu bauen
option-compensation-money = { $money } Gulden nehmen
option-compensation-prestige =
    { $points ->
        [one] Einen Punkt nehmen
       *[other] { $points } Punkte nehmen
    }
    .detail =
        { $lost ->
            [0] { "" }
            [one] Einer geht an der Hürde verloren
           *[other] { $lost } gehen an der Hürde verloren
        }
option-discard = { $card-einen } abwerfen
option-give = { $card-einen } abgeben

## Was abgelehnt wird

refusal-passed = Du hast gepasst, und das gilt für diese Audienz. Bei der nächsten kannst du wieder bieten.
refusal-leading =
    Du führst selbst mit { $number ->
        [one] einer Karte
       *[other] { $number } Karten
    } und kannst dein eigenes Gebot nicht erhöhen. Warte auf die anderen.
refusal-not-in-showdown = Du hast gepasst und bist bei diesem Aufdecken nicht dabei. Warte auf die nächste Audienz.
refusal-empty-hand = Du hast keine Handkarten und gibst nichts ab. Warte auf die anderen.
refusal-final = Deine Antwort liegt verdeckt und gilt. Warte auf die anderen.
refusal-too-dear =
    Diese Scheine kosten { $price } Gulden, und du hast { $money ->
        [0] kein Geld
       *[other] nur { $money }
    }. Kredit gibt es nicht.
refusal-equal-jokers = Joker sind alle gleich: Wähle den ersten vor dem nächsten.
refusal-nothing-to-hold =
    Noch hat niemand geboten, es gibt nichts zu halten. { $most ->
        [0] Passe.
       *[other] Eröffne oder passe.
    }
refusal-jokers-only = Du hast keinen gültigen Schein für { $noble-den }, und Joker allein sind kein Gebot. Passe.
refusal-cannot-hold =
    { $number ->
        [one] Eine Karte ist geboten
       *[other] { $number } Karten sind geboten
    }, und du hast { $most ->
        [0] keine gültige Karte
        [one] nur eine gültige Karte
       *[other] nur { $most } gültige Karten
    } für { $noble-den }. Passe.
refusal-bid-too-low =
    { $number ->
        [one] Eine Karte ist
       *[other] { $number } Karten sind
    } schon geboten. { $ways ->
        [1] So viel kannst du nicht zahlen: Passe.
        [2] Halte oder passe.
       *[other] Halte oder erhöhe auf mehr.
    }
refusal-bid-too-high =
    Du hast { $most ->
        [0] keine gültige Karte
        [one] nur eine gültige Karte
       *[other] nur { $most } gültige Karten
    } für { $noble-den } und kannst nicht mehr bieten, als du hast.
refusal-other-noble =
    { $card } gilt nicht für { $noble-den }. Zeige { $noble-gender ->
        [f] ihre
       *[other] seine
    } Scheine und Joker.
refusal-descending = { $card-der } kommt zu spät: Nenne deine Karten von der höchsten abwärts. Wähle eine niedrigere.
refusal-too-few-below =
    Nach { $card-dem } hättest du zu wenige Karten: Es { $number ->
        [one] fehlt noch eine.
       *[other] fehlen noch { $number }.
    } Wähle eine höhere.
refusal-note-first = Mindestens eine Karte muss ein Schuldschein sein, kein Joker. Nenne zuerst deinen höchsten.
refusal-too-few-jokers =
    Es { $number ->
        [one] fehlt noch eine Karte
       *[other] fehlen noch { $number } Karten
    }, und du hast nur { $most ->
        [one] einen Joker
       *[other] { $most } Joker
    }. Lege erst Scheine dazu.
refusal-face-down = { $card-quoted } liegt bis zur nächsten Runde verdeckt. Nimm eine Karte, die ausliegt.
refusal-laid-aside = { $card-quoted } ist benutzt oder beiseitegelegt. Nimm eine Karte, die ausliegt.
refusal-uses-spent =
    Beide Privilegien sind genutzt. { $buildings ->
        [0] Beende den Zug.
       *[other] Baue mit dem Baumeister oder beende den Zug.
    }
refusal-not-printed = Deine Karte zeigt { $symbol-quoted } nicht. Nutze eines ihrer Symbole oder verzichte.
refusal-symbol-spent = Du hast { $symbol-quoted } schon so oft genutzt, wie deine Karte es zeigt. Nutze ein anderes Symbol oder verzichte.
refusal-uses-left =
    Du hast noch { $number ->
        [one] ein Privileg
       *[other] { $number } Privilegien
    } und kannst nichts aufsparen. Nutze ein Symbol oder verzichte.
refusal-no-builder =
    Ohne Privileg baut nur ein Baumeister; sonst brauchst du { $peerage ->
        [0] ein Amtssymbol.
       *[other] ein Amts- oder Adelssymbol.
    }
refusal-builder-used = Dein Baumeister hat bei dieser Versteigerung schon gebaut. Er baut wieder, wenn du die nächste gewinnst.
refusal-cash-level = Kassieren kannst du erst ab { $level-dem }. Steige mit diesem Symbol auf.
refusal-cannot-build =
    Mit { $symbol-quoted } lässt sich nicht bauen; dafür brauchst du { $peerage ->
        [0] ein Amtssymbol.
       *[other] ein Amts- oder Adelssymbol.
    }
refusal-wrong-symbol = Mit { $symbol-quoted } bekommst du { $tile-keinen }. Nutze das passende Symbol.
refusal-at-the-top = { $level-der } ist die höchste Stufe.
refusal-name-a-victim = Für { $level-den } liegt keine Karte mehr im Vorrat. Sag, wem du sie wegnimmst.
refusal-no-theft = Für { $level-den } liegt noch eine Karte im Vorrat. Nimm sie dort.
refusal-not-holding = { $seat } hat { $level-den } nicht. Nenne jemanden mit dieser Karte.
refusal-owned = Du hast schon { $tile-einen }, und mehr als ein Plättchen jeder Art geht nicht.
refusal-level = Für { $tile-einen } brauchst du mindestens { $level-den }. Steige erst auf.
refusal-pile-empty = Es ist { $tile-kein } mehr da.
refusal-cannot-pay =
    { $tile-der } kostet { $price } Gulden, und du hast { $money ->
        [0] kein Geld
       *[other] nur { $money }
    }. Dir fehlt Geld.
refusal-not-drawn = An diesem Tisch darfst du nur eine gerade gezogene Karte abwerfen, und { $card-der } ist keine.

## Was geschieht

started =
    { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
displayed = Runde { $round }. Diese Privilegien liegen aus: { $cards-quoted }.
visited =
    Audienz { $noble-beim }. { $you ->
        [yes] Du bietest zuerst.
       *[no] { $seat } bietet zuerst.
    }
passed =
    { $you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
held =
    { $you ->
        [yes] Du hältst
       *[no] { $seat } hält
    } das Gebot von { $number ->
        [one] einer Karte.
       *[other] { $number } Karten.
    }
opened =
    { $you ->
        [yes] Du eröffnest
       *[no] { $seat } eröffnet
    } mit { $number ->
        [one] einer Karte.
       *[other] { $number } Karten.
    }
raised =
    { $you ->
        [yes] Du erhöhst
       *[no] { $seat } erhöht
    } auf { $number ->
        [one] eine Karte.
       *[other] { $number } Karten.
    }
unsold = { CAP($noble-vom) } will niemand etwas.
showed =
    { $you ->
        [yes] Du zeigst
       *[no] { $seat } zeigt
    } { $cards-einen }.
equal-values = Bei gleichem Wert gilt die Reihenfolge { $nobles-der }.
won-auction =
    { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } die Versteigerung { $noble-beim } für { $number ->
        [one] eine Karte.
       *[other] { $number } Karten.
    }
consoled =
    { $you ->
        [yes] Du nimmst deine Karten zurück
       *[no] { $seat } nimmt die Karten zurück
    }{ $money ->
        [0] .
       *[other] { $you ->
            [yes] { " " }und bekommst { $money } Gulden.
           *[no] { " " }und bekommt { $money } Gulden.
        }
    }
took-privilege =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } die Privileg-Karte { $card-quoted }.
builder-works =
    { $you ->
        [yes] Dein Baumeister macht sich ans Werk.
       *[no] Für { $seat } macht sich der Baumeister ans Werk.
    }
built =
    { $you ->
        [yes] Du baust
       *[no] { $seat } baut
    } { $tile-einen } für { $price } Gulden.
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
        [0] nichts: Es bleibt bei { $prestige }.
        [one] einen Punkt: { $prestige } insgesamt.
       *[other] { $points } Punkte: { $prestige } insgesamt.
    }
points-lost =
    { $you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } an der Hürde bei { $limit }.
cashed =
    { $you ->
        [yes] Du kassierst
       *[no] { $seat } kassiert
    } bei den Faktoreien { $money } Gulden.
took-money =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $money } Gulden.
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
        [one] einen Schuldschein.
       *[other] { $number } Schuldscheine.
    }
drew-known =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $number ->
        [one] einen Schuldschein:
       *[other] { $number } Schuldscheine:
    } { $cards-einen }.
discarded =
    { $you ->
        [yes] Du wirfst
       *[no] { $seat } wirft
    } { $card-einen } ab.
climbed =
    { $you ->
        [yes] Du erwirbst
       *[no] { $seat } erwirbt
    } { $level-den }.
stole =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $victim-seat-wem } { $level-den } weg.
took-compensation =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $money } Gulden als Entschädigung.
took-honour =
    { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } Prestige als Entschädigung.
took-title =
    { $you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { $tile-einen }: { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } { $last ->
        [1] am Ende.
       *[other] pro Runde.
    }
took-right =
    { $you ->
        [yes] Du stellst
       *[no] { $seat } stellt
    } { $tile-einen } ein.
income =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } von den Faktoreien { $money } Gulden.
free-notes =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $number ->
        [one] einen kostenlosen Schuldschein.
       *[other] { $number } kostenlose Schuldscheine.
    }
free-notes-known =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $number ->
        [one] einen kostenlosen Schuldschein:
       *[other] { $number } kostenlose Schuldscheine:
    } { $cards-einen }.
offered =
    { $you ->
        [yes] Dir
       *[no] { $seat }
    } { $number ->
        [one] wird ein Schuldschein
       *[other] werden { $number } Schuldscheine
    } angeboten.
offered-known =
    { $you ->
        [yes] Dir
       *[no] { $seat }
    } { $number ->
        [one] wird ein Schuldschein
       *[other] werden { $number } Schuldscheine
    } angeboten: { $cards-ein }.
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
        [0] nichts.
       *[other] { $cards-einen } für { $price } Gulden.
    }
notes-short = Die Schuldscheine reichen nicht für alle: Alle geben eine Karte ab.
gave =
    { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } eine Karte ab.
gave-known =
    { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $card-einen } ab.
reshuffled = Der Ablagestapel wird gemischt und zum Nachziehstapel.
final-score =
    { $you ->
        [yes] Du schließt
       *[no] { $seat } schließt
    } { $prestige ->
        [0] ohne einen einzigen Prestigepunkt ab.
        [one] mit einem Prestigepunkt ab.
       *[other] mit { $prestige } Prestigepunkten ab.
    }
## Tafeln

sheet-visit = Runde { $round } von { $rounds } · Audienz { $noble-beim }
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
        [one] { $number } Karte
       *[other] { $number } Karten
    }
board-joker-letter = J
board-jokers = Joker
board-round = Runde { $round } von { $rounds }
board-last-round = Letzte Runde, { $round } von { $rounds }
board-visit = Audienz { $number } von { $visits }
board-chip-market = Kartenkauf
board-gallery = Reihenfolge der Audienzen
board-won-with = { $name }, mit { $number }
board-won-number = mit { $number }
board-unsold = niemand
board-visit-now = Audienz läuft
board-visit-next = als Nächstes
board-visit-last = zuletzt
board-auction = Versteigerung bei { $noble }
board-auction-unit = Zahl der Karten
board-auction-order = Gebote in der Reihenfolge
board-showdown = Aufdecken für { $noble }
board-showdown-unit =
    { $number ->
        [one] je 1 Karte, verdeckt
       *[other] je { $number } Karten, verdeckt
    }
board-showdown-done = die höchste Karte gewinnt
board-income = Einkünfte
board-income-unit = alle kaufen verdeckt
board-first-unit = wer beginnt, wird bestimmt
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
        [yes] du bietest
       *[no] bietet
    }
board-bid-must =
    { $you ->
        [yes] du noch
       *[no] muss noch
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
    { $you ->
        [yes] { $money ->
            [0] du behältst die Karten
           *[other] du behältst sie, +{ $money } fl
        }
       *[no] { $money ->
            [0] behält die Karten
           *[other] behält sie, +{ $money } fl
        }
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
board-note-losers = Wer beim Aufdecken verliert, behält die Karten; Platz zwei bekommt { $second } fl, Platz drei { $third } fl.
board-note-loser = Wer beim Aufdecken verliert, behält die Karten und bekommt { $second } fl.
board-note-market = Niemand sieht, was du kaufst.
board-note-giving = Die Scheine sind knapp. Niemand sieht, welche Karte du abgibst.
board-note-first = Wer beginnt, eröffnet die erste Versteigerung.
board-note-over = Geld und Karten zählen nicht mehr.
board-display = Privilegien der Runde
board-display-uses =
    { $number ->
        [one] eines von 3 Symbolen
       *[other] { $number } von 3 Symbolen
    }
board-in-use = in Gebrauch
board-waived =
    { $number ->
        [one] auf 1 Privileg verzichtet
       *[other] auf { $number } Privilegien verzichtet
    }
board-taken-by = Von { $name } genommen bei { $noble }
board-laid-aside = Beiseitegelegt
board-spent = benutzt
board-soft = Nachzieh­stapel Adels­stand Zunft­meister Bürger­meister Münz­meister Bau­meister Adels­brief
board-agency = Faktorei
board-peerage = Adelsstand
board-office = Amt
board-symbol-points = Prestige
board-symbol-notes =
    { $number ->
        [one] 1 Schein
       *[other] { $number } Scheine
    }
board-gives-building = { $tile } { $number } fl
board-gives-level = { $level }
board-gives-stolen = { $level }, von { $name }
board-gives-money = { $number } fl bar
board-gives-tile = { $tile }
board-gives-nothing = derzeit nichts
board-gives-points =
    { $number ->
        [one] +1 Punkt
       *[other] +{ $number } Punkte
    }
board-gives-blocked = +{ $number }: Hürde { $limit }
board-gives-notes = dann 1 abwerfen
board-gives-purse = in den Geldbeutel
board-street = Prestige
board-gate = { $tile }, Hürde { $limit }:
board-gate-none = { $tile } vergriffen
board-piles = Rechte-Plättchen
board-pile-empty = vergriffen
board-pile-points = +{ $number } pro Runde
board-pile-points-last = +{ $number } am Ende
board-pile-mint = 1 Schein gratis
board-pile-mint-last = keine Scheine mehr
board-pile-builder = 1 Bauwerk mehr
board-pile-left = noch { $number }
board-pile-level = ab { $level }
board-top = oben: { $price } fl
board-deck-size =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
board-deck-empty = leer
board-deck-few = wenige Karten
board-deck-plenty = gut gefüllt
board-agencies = Faktoreien
board-agencies-unit = Gulden pro Runde
board-agencies-unit-last = kein Geld mehr
board-peerages = Adelsstand
board-peerages-unit = Punkte pro Runde
board-peerages-unit-last = Punkte am Ende
board-offices = Ämter
board-offices-unit = Scheine pro Runde
board-offices-unit-last = keine Scheine mehr
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
        [one] Deine Hand: { $number } Karte
       *[other] Deine Hand: { $number } Karten
    }
board-hand-empty = Deine Hand ist leer.
board-purse = Geldbeutel
board-most-here = Höchstens bieten:
board-your-answer = Deine Antwort
board-pass-hint = du behältst alles
board-hold = { $number } halten
board-hold-hint = du bleibst beim Aufdecken dabei
board-raise = Auf { $number } erhöhen
board-open = Mit { $number } eröffnen
board-raise-hint =
    { $number ->
        [one] du führst, 1 antwortet noch
       *[other] du führst, { $number } antworten noch
    }
board-alone-hint = sonst ist niemand mehr dabei
board-all-hint =
    { $number ->
        [one] deine einzige gültige Karte
       *[other] alle { $number } gültigen Karten
    }
board-higher = Höher:
board-places =
    { $number ->
        [one] Die Karte zum Vorzeigen
       *[other] Die { $number } Karten zum Vorzeigen
    }
board-place-empty = leerer Platz
board-places-hint = Tippe die Karten an, die höchste zuerst.
board-places-again = Gewählt. Tippe eine Karte an, um neu zu wählen.
board-offer =
    { $number ->
        [one] { $number } Karte im Angebot
       *[other] { $number } Karten im Angebot
    }
board-offer-card =
    { $price ->
       *[other] { $card }, { $price } Gulden
    }
board-buy =
    { $number ->
        [one] { $number } Karte für { $price } fl kaufen
       *[other] { $number } Karten für { $price } fl kaufen
    }
board-buy-left = { $left } fl bleiben
board-buy-nothing-hint = { $left } fl bleiben; tippe Karten an, um sie zu kaufen
board-sealed-purchase =
    { $number ->
        [0] Verdeckt: nichts gekauft, { $price } fl
        [one] Verdeckt: 1 Karte für { $price } fl
       *[other] Verdeckt: { $number } Karten für { $price } fl
    }
board-otherwise = Sonst
board-way-climb = Eine Stufe steigen
board-way-cash = Bargeld nehmen
board-closed-level = ab { $level }
board-closed-owned = hast du schon
board-closed-empty = keine mehr da
board-closed-price = { $price } fl, zu teuer
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
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
board-label-waive = Verzichten: +{ $points }
board-label-draw =
    { $number ->
        [one] { $number } Karte ziehen
       *[other] { $number } Karten ziehen
    }
board-label-finish = Zug beenden
board-hint-agency =
    { $last ->
        [1] kein Geld mehr
       *[other] { $money } fl pro Runde
    }
board-hint-peerage =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    } { $last ->
        [1] am Ende
       *[other] pro Runde
    }
board-hint-office =
    { $last ->
        [1] keine Scheine mehr
       *[other] { $number ->
            [one] pro Runde 1 Schein im Angebot
           *[other] pro Runde { $number } Scheine im Angebot
        }{ $free ->
            [0] { "" }
           *[other] { " " }+ { $free } gratis
        }
    }
board-hint-purse = Geldbeutel: { $purse } fl
board-hint-mint-master =
    { $last ->
        [1] keine Scheine mehr
       *[other] { $number ->
            [one] 1 Schein gratis pro Runde
           *[other] { $number } Scheine gratis pro Runde
        }
    }
board-hint-master-builder = ein Bauwerk mehr je gewonnener Versteigerung
board-hint-build = { $left } fl bleiben; die Hürde bei { $gate } fällt
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
board-hint-leader = Höchstes Gebot: { $number } ({ $name }).
board-hint-bid = Wer gewinnt, zahlt mit den gezeigten Karten; alle anderen behalten ihre.
board-hint-select = Nur die höchste Karte zählt; Joker füllen die Zahl auf.
board-hint-equal = Bei gleichem Wert:
board-hint-take =
    { $number ->
        [one] Du nutzt eines ihrer drei Symbole.
       *[other] Du nutzt { $number } ihrer drei Symbole.
    }
board-hint-purchase = Tippe die Karten an, die du willst. Der Rest geht ungesehen zurück.
board-hint-discard = Tippe die Karte an, die weggeht; alle sehen sie.
board-hint-give = Tippe die Karte an, die du abgibst; niemand sieht sie.
board-hint-compensation = Du fällst eine Stufe zurück und bekommst etwas dafür.
board-hint-use = Die Reihenfolge ist frei. Ein Privileg lässt sich nicht aufsparen.
board-sheet = Abrechnung
board-source = Gewonnen durch
board-score-start = Zu Beginn
board-score-income = Einkünfte, Runde { $round }
board-score-symbols = Prestigesymbole
board-score-waived = Verzicht auf Privilegien
board-score-honour = Entschädigungen
board-score-lost = An den Hürden verloren
board-total = Gesamt
board-tie = Bei Gleichstand entscheiden die Bauwerke (Preis in Gulden)
board-scene-showdown = Das Aufdecken
board-scene-theft = Eine Stufe wird weggenommen
board-scene-purchases = Die Einkäufe

## Namen

name-philipp = Philipp
    .noun = m name: Philipp
name-louise = Louise
    .noun = f name: Louise
name-leo = Leo
    .noun = m name: Leo
name-maria = Maria
    .noun = f name: Maria
name-maximilian = Maximilian
    .noun = m name: Maximilian
name-philipp-1 = Philipp 1
    .noun = m name: Philipp 1
name-philipp-2 = Philipp 2
    .noun = m name: Philipp 2
name-philipp-3 = Philipp 3
    .noun = m name: Philipp 3
name-philipp-4 = Philipp 4
    .noun = m name: Philipp 4
name-philipp-5 = Philipp 5
    .noun = m name: Philipp 5
name-philipp-6 = Philipp 6
    .noun = m name: Philipp 6
name-philipp-7 = Philipp 7
    .noun = m name: Philipp 7
name-philipp-8 = Philipp 8
    .noun = m name: Philipp 8
name-philipp-9 = Philipp 9
    .noun = m name: Philipp 9
name-philipp-10 = Philipp 10
    .noun = m name: Philipp 10
name-philipp-11 = Philipp 11
    .noun = m name: Philipp 11
name-philipp-12 = Philipp 12
    .noun = m name: Philipp 12
name-philipp-13 = Philipp 13
    .noun = m name: Philipp 13
name-philipp-14 = Philipp 14
    .noun = m name: Philipp 14
name-philipp-15 = Philipp 15
    .noun = m name: Philipp 15
name-philipp-16 = Philipp 16
    .noun = m name: Philipp 16
name-philipp-17 = Philipp 17
    .noun = m name: Philipp 17
name-louise-1 = Louise 1
    .noun = m name: Louise 1
name-louise-2 = Louise 2
    .noun = m name: Louise 2
name-louise-3 = Louise 3
    .noun = m name: Louise 3
name-louise-4 = Louise 4
    .noun = m name: Louise 4
name-louise-5 = Louise 5
    .noun = m name: Louise 5
name-louise-6 = Louise 6
    .noun = m name: Louise 6
name-louise-7 = Louise 7
    .noun = m name: Louise 7
name-louise-8 = Louise 8
    .noun = m name: Louise 8
name-louise-9 = Louise 9
    .noun = m name: Louise 9
name-louise-10 = Louise 10
    .noun = m name: Louise 10
name-louise-11 = Louise 11
    .noun = m name: Louise 11
name-louise-12 = Louise 12
    .noun = m name: Louise 12
name-louise-13 = Louise 13
    .noun = m name: Louise 13
name-louise-14 = Louise 14
    .noun = m name: Louise 14
name-louise-15 = Louise 15
    .noun = m name: Louise 15
name-louise-16 = Louise 16
    .noun = m name: Louise 16
name-louise-17 = Louise 17
    .noun = m name: Louise 17
name-leo-1 = Leo 1
    .noun = m name: Leo 1
name-leo-2 = Leo 2
    .noun = m name: Leo 2
name-leo-3 = Leo 3
    .noun = m name: Leo 3
name-leo-4 = Leo 4
    .noun = m name: Leo 4
name-leo-5 = Leo 5
    .noun = m name: Leo 5
name-leo-6 = Leo 6
    .noun = m name: Leo 6
name-leo-7 = Leo 7
    .noun = m name: Leo 7
name-leo-8 = Leo 8
    .noun = m name: Leo 8
name-leo-9 = Leo 9
    .noun = m name: Leo 9
name-leo-10 = Leo 10
    .noun = m name: Leo 10
name-leo-11 = Leo 11
    .noun = m name: Leo 11
name-leo-12 = Leo 12
    .noun = m name: Leo 12
name-leo-13 = Leo 13
    .noun = m name: Leo 13
name-leo-14 = Leo 14
    .noun = m name: Leo 14
name-leo-15 = Leo 15
    .noun = m name: Leo 15
name-leo-16 = Leo 16
    .noun = m name: Leo 16
name-leo-17 = Leo 17
    .noun = m name: Leo 17
name-maria-1 = Maria 1
    .noun = m name: Maria 1
name-maria-2 = Maria 2
    .noun = m name: Maria 2
name-maria-3 = Maria 3
    .noun = m name: Maria 3
name-maria-4 = Maria 4
    .noun = m name: Maria 4
name-maria-5 = Maria 5
    .noun = m name: Maria 5
name-maria-6 = Maria 6
    .noun = m name: Maria 6
name-maria-7 = Maria 7
    .noun = m name: Maria 7
name-maria-8 = Maria 8
    .noun = m name: Maria 8
name-maria-9 = Maria 9
    .noun = m name: Maria 9
name-maria-10 = Maria 10
    .noun = m name: Maria 10
name-maria-11 = Maria 11
    .noun = m name: Maria 11
name-maria-12 = Maria 12
    .noun = m name: Maria 12
name-maria-13 = Maria 13
    .noun = m name: Maria 13
name-maria-14 = Maria 14
    .noun = m name: Maria 14
name-maria-15 = Maria 15
    .noun = m name: Maria 15
name-maria-16 = Maria 16
    .noun = m name: Maria 16
name-maria-17 = Maria 17
    .noun = m name: Maria 17
name-joker = Joker
    .noun = m: Joker, Jokers, Joker
name-agency = Faktorei
    .noun = f: Faktorei, Faktorei, Faktoreien
name-peerage = Adelsstand
    .noun = m: Adelsstand, Adelsstands, Adelsstände
name-office = Amt
    .noun = n: Amt, Amts, Ämter
name-money-500 = 500 Gulden
    .noun = title: 500 Gulden
name-prestige-6 = 6 Punkte
    .noun = title: 6 Punkte
name-prestige-7 = 7 Punkte
    .noun = title: 7 Punkte
name-draw-2 = 2 Scheine
    .noun = title: 2 Scheine
name-p01 = 500 fl, 6 Punkte, Amt
    .noun = title: 500 fl, 6 Punkte, Amt
name-p02 = 2 × Amt, Adelsstand
    .noun = title: 2 × Amt, Adelsstand
name-p03 = 2 × Adelsstand, Faktorei
    .noun = title: 2 × Adelsstand, Faktorei
name-p04 = 2 × Faktorei, Amt
    .noun = title: 2 × Faktorei, Amt
name-p05 = Faktorei, Adelsstand, Amt
    .noun = title: Faktorei, Adelsstand, Amt
name-p06 = Faktorei, Amt, 7 Punkte
    .noun = title: Faktorei, Amt, 7 Punkte
name-p07 = Adelsstand, Amt, 2 Scheine
    .noun = title: Adelsstand, Amt, 2 Scheine
name-p08 = Faktorei, Adelsstand, 2 Scheine
    .noun = title: Faktorei, Adelsstand, 2 Scheine
name-p09 = Adelsstand, 500 fl, 6 Punkte
    .noun = title: Adelsstand, 500 fl, 6 Punkte
name-p10 = Faktorei, 500 fl, 2 Scheine
    .noun = title: Faktorei, 500 fl, 2 Scheine
name-agency-1 = Augsburg
    .noun = f: Faktorei in Augsburg
name-agency-2 = Innsbruck
    .noun = f: Faktorei in Innsbruck
name-agency-3 = Venedig
    .noun = f: Faktorei in Venedig
name-agency-4 = Antwerpen
    .noun = f: Faktorei in Antwerpen
name-peerage-1 = Bürger
    .noun = m: Bürgerstand, Bürgerstandes
name-peerage-2 = Freiherr
    .noun = m: Freiherrnstand, Freiherrnstandes
name-peerage-3 = Graf
    .noun = m: Grafenstand, Grafenstandes
name-peerage-4 = Fürst
    .noun = m: Fürstenstand, Fürstenstandes
name-office-1 = Kaufmann
    .noun = m: Stand des Kaufmanns, Stands des Kaufmanns
name-office-2 = Zunftmeister
    .noun = n: Amt des Zunftmeisters, Amts des Zunftmeisters
name-office-3 = Ratsherr
    .noun = n: Amt des Ratsherrn, Amts des Ratsherrn
name-office-4 = Bürgermeister
    .noun = n: Amt des Bürgermeisters, Amts des Bürgermeisters
name-coat-of-arms = Wappen
    .noun = n: Wappen, Wappens, Wappen
name-patent-of-nobility = Adelsbrief
    .noun = m: Adelsbrief, Adelsbriefs, Adelsbriefe
name-mint-master = Münzmeister
    .noun = m: Münzmeister, Münzmeisters, Münzmeister
name-master-builder = Baumeister
    .noun = m: Baumeister, Baumeisters, Baumeister
name-church = Kirche
    .noun = f: Kirche, Kirche, Kirchen
name-cathedral = Dom
    .noun = m: Dom, Doms, Dome
name-prestige = Prestigepunkte
    .noun = pl: Prestigepunkte
name-deck = Nachziehstapel
    .noun = m: Nachziehstapel, Nachziehstapels, Nachziehstapel

## Hausregeln

table-first-player = Wer beginnt
    .help = Wer die erste Versteigerung eröffnet.
table-first-player-random = Das Los entscheidet
table-first-player-host-choice = Der erste Platz bestimmt
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
table-unsold-next-opener-keep = Wieder dieselbe Person
table-unsold-next-opener-clockwise = Der nächste Platz im Uhrzeigersinn

## Gründe, die ein Bot nennt

name-reason-tempo = der Zeitpunkt in der Partie
name-reason-prestige = das Prestige
name-reason-buildings = Hürden und Bauwerke
name-reason-levels = Faktoreien, Adelsstand und Ämter
name-reason-rights = die Rechte-Plättchen
name-reason-auction = die Versteigerung
name-reason-money = das Geld
name-reason-notes = die Schuldscheine auf der Hand
reason-prestige =
    Bringt sofort { $number ->
        [one] 1 Prestigepunkt
       *[other] { $number } Prestigepunkte
    } mehr.
reason-prestige-round =
    Bringt in jeder weiteren Runde { $number ->
        [one] 1 Prestigepunkt
       *[other] { $number } Prestigepunkte
    } mehr.
reason-money =
    Lässt { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    } mehr zum Ausgeben.
reason-builds = Überwindet eine Hürde: Mit { $tile-dem } geht es über { $number } Prestigepunkte hinaus.
reason-tile = Nimmt { $tile-den }, solange noch welche da sind.
reason-climbs = Steigt auf zur Stufe { $step-quoted }.
reason-takes-level =
    { $rival-you ->
        [yes] Du verlierst
       *[no] { $rival-seat } verliert
    } dadurch { $step-quoted }.
reason-income =
    Bringt { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    } mehr Einkünfte je Runde.
reason-free-notes =
    { $number ->
        [one] Ein kostenloser Schein
       *[other] { $number } kostenlose Scheine
    } mehr in jeder Runde.
reason-offer =
    Das Angebot jeder Runde wächst um { $number ->
        [one] einen Schein
       *[other] { $number } Scheine
    }.
reason-draws-notes =
    Bringt { $number ->
        [one] einen Schein
       *[other] { $number } Scheine
    } für die nächsten Versteigerungen.
reason-use-left =
    Lässt noch { $number ->
        [one] eine Nutzung
       *[other] { $number } Nutzungen
    } der Karte übrig.
reason-money-early =
    Geld kauft noch Scheine: { $number ->
        [one] eine Runde kommt
       *[other] { $number } Runden kommen
    } noch.
reason-barrier = Über der Hürde von { $number } wären die Punkte verloren.
reason-affords = Damit reicht das Geld für { $tile-den }.
reason-money-late = In der letzten Runde lässt sich mit Geld nichts mehr kaufen.
reason-points-count = Diesen Punkten steht keine Hürde im Weg.
reason-card-points =
    Die Karte bringt sofort { $number ->
        [one] 1 Prestigepunkt
       *[other] { $number } Prestigepunkte
    }.
reason-card-money =
    Die Karte bringt { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    }.
reason-card-notes =
    Die Karte bringt { $number ->
        [one] einen Schein
       *[other] { $number } Scheine
    }.
reason-card-climb = Die Karte öffnet den Weg zur Stufe { $step-quoted }.
reason-card-tile = Die Karte kann { $tile-den } bringen.
reason-card-builds = Das Geld ist da: Mit dieser Karte lässt sich { $tile-der } bauen.
reason-denies =
    { $rival-you ->
        [yes] Du könntest
       *[no] { $rival-seat } könnte
    } mehr aus dieser Karte machen.
reason-cheaper =
    Spart { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    }.
reason-more-notes =
    { $number ->
        [one] Ein Schein
       *[other] { $number } Scheine
    } mehr für die Versteigerungen.
reason-buys-joker = Ein Joker passt zu allen Adeligen.
reason-high-note = { $card } schlägt die meisten Scheine.
reason-first-note = Der erste Schein für { $noble }: Dort lässt sich dann bieten.
reason-notes-of =
    Das { $number ->
        [one] ist dann ein Schein
       *[other] sind dann { $number } Scheine
    } für { $noble }.
reason-saves-for = Lässt genug Geld für { $tile-den }.
reason-keeps-joker = Behält den Joker, der zu allen Adeligen passt.
reason-low-note = { $card } gewinnt selten etwas.
reason-keeps-note = Behält { $card } für eine Versteigerung.
reason-jokers-left =
    { $number ->
        [one] Ein Joker bleibt
       *[other] { $number } Joker bleiben
    } noch.
reason-enough-of =
    { $number ->
        [one] Ein Schein reicht
       *[other] { $number } Scheine reichen
    } für { $noble }.
reason-visit-over = Die Audienz bei { $noble } ist in dieser Runde schon vorbei.
reason-begins = Beginnt und nennt das erste Gebot.
reason-lets-begin = Lässt { $rival-seat-wen } beginnen und hört erst einmal ein Gebot.
reason-unbeatable = Niemand kann { $card } schlagen.
reason-strong-note = { $card } ist schwer zu schlagen.
reason-alone =
    Sonst ist niemand mehr dabei: { $number ->
        [one] Ein Schein gewinnt
       *[other] { $number } Scheine gewinnen
    } die Audienz.
reason-fewer-notes =
    Kostet im Erfolgsfall { $number ->
        [one] einen Schein
       *[other] { $number } Scheine
    } weniger.
reason-pressure =
    Die anderen brauchen { $number ->
        [one] einen gültigen Schein
       *[other] { $number } gültige Scheine
    } oder passen.
reason-prize = In der Auslage liegt eine passende Karte: { $card-quoted }.
reason-second-money =
    Auch der zweite Platz bringt { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    }.
reason-notes-left =
    Lässt { $number ->
        [one] einen Schein
       *[other] { $number } Scheine
    } für später auf der Hand.
reason-keeps-notes =
    Behält { $number ->
        [one] den einzigen Schein
       *[other] alle { $number } Scheine
    } für eine andere Audienz.
reason-weak-note = { $card } ist zu schwach, um hier zu gewinnen.
reason-last-notes =
    Es würde { $number ->
        [one] den letzten passenden Schein
       *[other] alle { $number } passenden Scheine
    } kosten.
reason-others-fight =
    Lässt { $number ->
        [one] den anderen
       *[other] { $number } andere
    } das unter sich ausmachen.
reason-visits-left =
    In dieser Runde { $number ->
        [one] kommt noch eine Audienz
       *[other] kommen noch { $number } Audienzen
    }.
reason-anew = Beginnt die Auswahl von vorn.
reason-shows-jokers = Spart { $card } für eine andere Audienz.
reason-saves-jokers =
    Spart { $number ->
        [one] den Joker
       *[other] die { $number } Joker
    }, brauchbar bei allen Adeligen.
reason-fills-up = Füllt mit einem niedrigeren Schein auf und spart { $card }.
reason-keeps-filler = Behält { $card }, um ein andermal aufzufüllen.
reason-shows-best = Nur der höchste Schein entscheidet: { $card }.
reason-losers-keep = Wer verliert, behält die Scheine: Ein hoher riskiert wenig.
reason-saves-note = Spart { $card } für eine bessere Audienz.
reason-enough-to-stay =
    Der zweite Platz bringt { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    }, ohne einen Schein zu kosten.

## Material: die Teile von components.toml und ihre Schlüssel

material-players = Am Tisch
material-setup = Aufbau
    .start-money = Gulden
    .start-jokers = Joker
    .start-offer = Angebotene Schuldscheine
    .start-prestige = Prestigepunkte
    .start-level = Stufe in jeder Kategorie
material-rounds = Runden zu zweit, zu dritt, zu viert, zu fünft
material-round-track = Rundenleiste
    .spaces = Felder
    .labels = Aufgedruckte Zahlen (0: keine)
material-prestige-track = Prestigeleiste
    .loop = Schritte einer Umrundung
    .barrier-church = Ohne Kirche nicht weiter als
    .barrier-cathedral = Ohne Dom nicht weiter als
material-money = Geld
    .banknotes = Geldscheine (Wert × Anzahl)
    .bank-limited = Die Bank kann leer werden
material-nobles = Die Adeligen
    .has-notes = Hat Schuldscheine
    .tie-rank = Vorrang bei Gleichstand
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
material-step-supply = Stufen-Kärtchen, je nachdem, wie viele mitspielen
    .small = Kleine
    .medium = Mittlere
    .large = Große
material-categories = Kategorien, nach Stufe 1 bis 4
    .income = Gulden pro Runde
    .cash-option = Gulden statt einer Stufe
    .cash-option-min-level = ab Stufe
    .prestige = Prestige pro Runde
    .offer = Angebotene Schuldscheine
    .free = dazu kostenlos
material-rights-general = Rechte-Plättchen
    .per-pile = Je Stapel
    .use-all-for-every-player-count = Alle, wie viele auch mitspielen
material-rights = Rechte-Plättchen nach Stapel
    .category = Kategorie
    .min-level = Ab Stufe
    .pile = Der Stapel, von oben
    .free-notes = Kostenlose Schuldscheine pro Runde
    .extra-builds-per-win = Weitere Bauwerke je gewonnener Versteigerung
material-privilege-rules = Privileg-Karten: Zahlen
    .display = Offen
    .uses-per-card = Nutzungen je Karte
    .waive-prestige = Prestige für den Verzicht
    .money-symbol = Gulden des Geldsymbols
    .prestige-6 = Kleiner Lorbeer
    .prestige-7 = Großer Lorbeer
    .draw-cards = Gezogene Karten
    .draw-discard = davon abgeworfen
material-privilege-cards = Privileg-Karten
    .symbols = Symbole
material-showdown-compensation = Entschädigung beim Aufdecken
    .second = Platz zwei
    .third = Platz drei
material-steal-compensation = Entschädigung für eine weggenommene Stufe
    .money = Gulden
    .prestige = Prestigepunkte

## Was sich auf dem Tisch erklärt

help-philipp = Bei dieser Audienz gelten die Schuldscheine von Philipp und deine Joker.
help-louise = Bei dieser Audienz gelten die Schuldscheine von Louise und deine Joker.
help-leo = Bei dieser Audienz gelten die Schuldscheine von Leo und deine Joker.
help-maria = Bei dieser Audienz gelten die Schuldscheine von Maria und deine Joker.
help-maximilian = Bei dieser Audienz gilt jede Karte deiner Hand; bei gleichen Werten schlägt Maria Leo, Leo Louise und Louise Philipp.
help-bidder = Wer die jetzige Zahl zuerst genannt hat, führt; die anderen halten, erhöhen oder passen.
    .name = Wer bietet
help-consolation = Wer beim Aufdecken verliert, behält die Karten; Platz zwei bringt 100 Gulden, Platz drei 50.
    .name = Trostgeld
help-note = Eine Karte mit Wert und Preis: Der Wert entscheidet beim Aufdecken, den Preis zahlst du beim Kauf.
help-joker = Eine Karte ohne Wert: Sie füllt die gebotene Zahl auf, gewinnt aber nie ein Aufdecken.
help-valid-cards = So viele gültige Karten hast du für jede Audienz; mit Jokern allein kannst du nicht bieten.
    .name = Höchste Gebote
help-place = Hier liegen die Karten, die du zeigst, die höchste zuerst; was frei bleibt, füllen Joker.
    .name = Karten zum Zeigen
help-taken-card = Diese Karte ist nicht mehr in der Auslage; sie kommt erst wieder, wenn alle zehn neu gemischt werden.
    .name = Genommene Karte
help-money-500 = Du bekommst 500 Gulden aus der Bank.
help-prestige-6 = Du gewinnst 6 Punkte, soweit keine Hürde dich aufhält.
help-prestige-7 = Du gewinnst 7 Punkte, soweit keine Hürde dich aufhält.
help-draw-2 = Du ziehst zwei Schuldscheine und wirfst dann eine beliebige Handkarte ab.
help-sheet = Alles, was jemand erreicht hat: Stufen, Rechte-Plättchen und Prestigepunkte.
    .name = Tafel
help-agency-level = So viele Gulden bringt diese Stufe am Ende jeder Runde außer der letzten.
    .name = Stufe der Faktoreien
help-peerage-level = So viele Punkte bringt diese Stufe am Ende jeder Runde.
    .name = Stufe des Adelsstands
help-office-level = So viele Schuldscheine bietet diese Stufe am Ende jeder Runde außer der letzten; ganz oben ist einer mehr umsonst.
    .name = Stufe der Ämter
help-church = Ohne sie ist bei 25 Punkten Schluss; du zahlst den Preis des obersten Plättchens.
help-cathedral = Mit der Kirche, aber ohne ihn ist bei 45 Punkten Schluss; du zahlst den Preis des obersten Plättchens.
help-deck = Schuldscheine und Joker, verdeckt; den Preis der obersten Karte können alle lesen.
help-purse = Dein Geld: Damit bezahlst du Scheine, Kirchen und Dome.
    .name = Geldbeutel
help-backs = Die Preise der Karten auf dieser Hand, sortiert.
    .name = Kartenrücken

## Das Spiel auf einer Seite

summary-aim = Sammle das meiste Prestige: Zahl mit den Schulden der Mächtigen und mach aus ihren Privilegien Stufen und Bauwerke.
summary-pieces-notes = Schuldscheine von vier Adeligen; jeden gibt es nur einmal
summary-pieces-joker = Joker zählen bei der Anzahl mit, haben aber keinen Wert
summary-pieces-ladders = Drei Kategorien: Faktoreien für Geld, Adelsstand für Prestige, Ämter für Scheine
summary-pieces-rights = Rechte-Plättchen: Die kann dir niemand wegnehmen
summary-pieces-buildings = Kirche und Dom, um über 25 und über 45 Punkte zu kommen
summary-pieces-symbols = Privileg-Karten: drei Symbole, von denen du zwei nutzt
summary-turn-bidding = Fünf Audienzen, fünf Versteigerungen: Geboten wird eine Anzahl Scheine der besuchten Person, bei Maximilian gelten alle. Passe, halte oder erhöhe.
summary-turn-showdown = Wer noch dabei ist, deckt so viele Karten auf: Wer den höchsten einzelnen Schein hat, gewinnt und zahlt sie; die anderen nehmen ihre zurück.
summary-turn-taking = Wer gewinnt, nimmt eine Privileg-Karte und nutzt zwei ihrer Symbole oder verzichtet für je 2 Punkte.
summary-turn-climbing = So steigst du in einer Kategorie um eine Stufe auf; fehlt das Kärtchen im Vorrat, nimmst du es jemandem weg.
summary-turn-income = Dann kommen die Einkünfte: Geld, Prestige und Scheine, die ihr heimlich kauft.
summary-score-income = Bei allen Einkünften: 3, 5, 8 oder 12 Punkte je nach Adelsstand, dazu die von Wappen und Adelsbrief.
summary-score-symbols = Prestigesymbole: 6 oder 7 Punkte; ein Privileg, auf das du verzichtest: 2 Punkte.
summary-score-barriers = Ohne Kirche ist bei 25 Punkten Schluss, ohne Dom bei 45: Was darüber hinausgeht, verfällt.
summary-end = Gespielt werden zwei Runden mehr, als Leute am Tisch sitzen; die letzte bringt nur noch Prestige. Wer am meisten davon hat, gewinnt; bei Gleichstand zählt der teuerste Dom.
summary-idea = Beim Aufdecken zu verlieren kostet nichts: Du nimmst deine Karten zurück und bekommst auf Platz zwei 100, auf Platz drei 50 Gulden. Halte also ruhig ein Gebot, das du verlieren darfst, und lass die anderen zahlen.

## Die geführte erste Partie

lesson-aim = Willkommen in Augsburg im Jahr 1520! Du bist die Bank der Mächtigen. Wer nach der letzten Runde die meisten Prestigepunkte hat, gewinnt.
lesson-visits = In jeder Runde gibt es fünf Audienzen, eine nach der anderen. Jede ist eine Versteigerung, und wer sie gewinnt, nimmt eine Privileg-Karte.
lesson-notes = Geboten wird mit Schuldscheinen: Jeder gehört zu einem der Adeligen und hat einen Wert. Sieben stehen dir jetzt zur Wahl, und du hast 1.500 Gulden.
lesson-buy = Kauf die 8 von Philipp, die 4 und die 13 von Louise, die 13 und die 16 von Leo. Wähle diese fünf Karten und bestätige dann den Kauf.
lesson-bid = Gültig sind nur die Scheine der Person, bei der ihr seid, und deine Joker. Du bietest eine Anzahl Karten; auf die Werte kommt es noch nicht an.
lesson-open = Du hast einen Schein von Philipp, dazu zwei Joker. Eröffne mit einer Karte.
lesson-pass = Nun sind zwei Karten geboten. Deine Joker brauchst du bei Louise. Passe: Das kostet dich nichts.
lesson-taken = Wer gewonnen hat, hat zwei Scheine bezahlt, eine Privileg-Karte genommen und zwei ihrer drei Symbole genutzt. Bald bist du dran.
lesson-raise = Von Louise hast du zwei Scheine, dazu zwei Joker. Erhöhe auf zwei Karten.
lesson-hold = Jetzt sind drei Karten geboten. Halte das Gebot: Dann wird aufgedeckt, und die Werte entscheiden.
lesson-select = Das Aufdecken: Der höchste einzelne Schein gewinnt. Zeig die 13 von Louise.
lesson-more = Drei Karten müssen es sein: Nimm ihre 4 dazu. Den Rest füllt ein Joker auf.
lesson-won = Gewonnen! Du bezahlst mit den gezeigten Karten. Wer beim Aufdecken verliert, nimmt seine zurück, und für den zweiten Platz gibt es sogar 100 Gulden.
lesson-take = Nimm eine Privileg-Karte. Jede hat drei Symbole, und zwei davon nutzt du gleich. Am Anfang sind die Symbole der drei Kategorien am besten.
lesson-agency = Faktoreien bringen dir am Ende jeder Runde Geld. Nutze dieses Symbol und steig eine Stufe auf.
lesson-peerage = Der Adelsstand bringt dir am Ende jeder Runde Prestigepunkte. Steig auch dort auf.
lesson-levels = Deine Stufen stehen auf deinem Bogen. Mit Ämtern, der dritten Kategorie, wählst du unter mehr Scheinen. Hohe Stufen sind knapp: Ist keine mehr im Vorrat, nimmst du sie jemandem weg.
lesson-idea = Eine Idee, wie du gewinnst: Wer beim Aufdecken verliert, verliert nichts. Halte also Gebote, die du dir leisten kannst, und lass andere bezahlen.
lesson-own = Bei dieser Audienz tust du, was du magst. Wenn du unsicher bist, sagt dir „Rat“, was jemand mit Erfahrung tun würde.
lesson-prestige =
    { $prestige ->
        [one] Du hast 1 Prestigepunkt.
       *[other] Du hast { $prestige } Prestigepunkte.
    } Achte auf die Hürden: Ohne Kirche bleibst du bei 25 stehen, ohne Dom bei 45. Beide baust du mit Symbolen für Ämter.
lesson-maximilian = Bei Maximilian, der letzten Audienz der Runde, ist jede Karte auf deiner Hand gültig.
lesson-consoled =
    { $money ->
        [0] Das Aufdecken hast du verloren, aber deine Karten zurückgenommen.
       *[other] Das Aufdecken hast du verloren, aber deine Karten zurückgenommen und { $money } Gulden bekommen.
    } Das ist die Idee!
lesson-income = Die fünf Audienzen sind vorbei, und es gibt Einkünfte: { $money } Gulden für deine Faktoreien, Punkte für deinen Adelsstand und neue Scheine im Angebot für dein Amt.
lesson-purchase = Kauf Scheine für die nächste Runde: starke, oder mehrere von derselben Person. Was du nicht kaufst, wird abgelegt.
lesson-end = Gut gespielt! Es gibt zwei Runden mehr als Leute am Tisch, und die letzte bringt nur Prestigepunkte. Spiel weiter, wie du magst; ich schaue still zu.

## Pictures of the rulebook

picture-piles = Die sechs Stapel der Rechte-Plättchen. Das oberste zeigt, was es bringt oder kostet und welche Stufe es verlangt; eine Kirche oder einen Dom darfst du auf jeder Stufe bauen.
picture-offer = Dein erstes Angebot: oben der Wert, unten der Preis. Du hast { $money } Gulden und kaufst geheim, was du willst; der Rest wird abgelegt.
picture-visits = In jeder Runde geht es in dieser Reihenfolge zu den fünf Adeligen. Ben hat die Audienz bei Philipp gewonnen, Clara die bei Louise; die Figur steht jetzt bei Leo.
picture-bidding = Du hast mit 2 eröffnet, Ben hat gepasst, { $leader-seat } hat auf { $bid } erhöht und führt. Du passt, hältst die { $bid } oder erhöhst. Hältst du, käme wieder { $leader-seat } an die Reihe: Das Bieten wäre vorbei.
picture-showdown = Beispiel. Du hast gehalten. Du zeigst { $cards-einen }; { $rival-seat } zeigt { $rivals-einen }. Nur der höchste einzelne Wert zählt: Deine 13 schlägt die 11. Du legst deine drei Karten ab; { $rival-seat } nimmt ihre zurück und bekommt { $money } Gulden.
picture-privilege = Die fünf Privileg-Karten von Runde 1, jede mit drei Symbolen. { $seat } hat die erste Audienz gewonnen und nimmt die umrandete Karte: Zwei ihrer Symbole werden genutzt, hier die Faktorei und der Adelsstand; das dritte bringt nichts.
picture-taking = Du bist auf Adelsstufe 3 und willst steigen. Das große Kärtchen liegt nicht mehr im Vorrat: Du nimmst { $victim-seat } { $level-den } weg. { $victim-seat } bekommt dein mittleres Kärtchen, fällt auf Stufe 3 und wählt { $money } Gulden als Entschädigung.
picture-barrier = Ohne Kirche bleibt dir das Tor bei { $limit } verschlossen: Von den 8 Punkten deines Adelsstands bekommst du nur { $points }. Ben und Clara haben gebaut und dürfen bis 45; erst ein Dom öffnet das zweite Tor.
picture-income = Beispiel. Du bekommst { $money } Gulden für deine Faktorei, die höchste. An Prestige zählt { $second-seat } 12 für Adelsstufe 4 und 5 für den Adelsbrief, zusammen { $second }; { $third-seat } 5 für Adelsstufe 2 und 4 für das Wappen, zusammen { $third }. Auf Adelsstufe 3 bekämst du 8, doch deine Hürde lässt nur { $points } zu.
picture-end = Beispiel. Nach den letzten Einkünften gewinnt { $winner-seat } mit { $first } Punkten, einen einzigen vor dir ({ $second }); { $last-seat } hat { $last }. Geld und Scheine zählen nicht mehr.
