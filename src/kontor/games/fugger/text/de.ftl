### Die Fugger auf Deutsch

## Das Spiel

game-title = Die Fugger
game-tagline = Mit dem Preis nach oben reiten und rechtzeitig absteigen
game-about = Augsburg zu der Zeit, als das Haus Fugger in ganz Europa Handel treibt. Jede Karte, die du offen auslegst, ist Ware und Nachfrage zugleich: Die fünfte Karte einer Ware löst die Wertung aus, die gefragtesten Waren steigen, und alle verkaufen. Doch wer eine Ware über 9 Gulden hinausjagt, sieht sie auf 1 stürzen, und Jakob der Reiche bringt mit eigenen Karten jeden Plan durcheinander. Sobald jemand 100 Gulden hat, bringen die heimlich eingelagerten Karten den doppelten Preis, und oft entscheiden sie das Spiel.

## Was gefragt wird

turn-prompt = Du bist am Zug: Zieh eine Karte oder biete eine an.
turn-prompt-delivery = Du bist am Zug: Zieh eine Karte, biete eine an oder lagere eine ein.
turn-prompt-bonus = Du bist am Zug: Zieh eine Karte oder biete eine an. Vorher darfst du eine einlagern.
turn-prompt-draw = Du bist am Zug: Zieh eine Karte.
turn-prompt-play = Du bist am Zug: Biete eine Karte an.
turn-prompt-play-delivery = Du bist am Zug: Biete eine Karte an oder lagere eine ein.
turn-prompt-play-bonus = Du bist am Zug: Biete eine Karte an. Vorher darfst du eine einlagern.
turn-prompt-pass = Du bist am Zug, aber keine Aktion ist möglich: Du setzt aus.
turn-waiting =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }

## Was man antworten kann

option-draw =
    { $number ->
        [0] Karte ziehen (vorher wird neu gemischt)
        [one] Karte ziehen (die letzte im Nachziehstapel)
       *[other] Karte ziehen (noch { $number } im Nachziehstapel)
    }
option-play = { $card } anbieten (Nachfrage { $demand })
option-play-merchant =
    { $bonus ->
        [one] Kaufmann auslegen (eine Karte mehr in der nächsten Runde)
       *[other] Kaufmann auslegen ({ $bonus } Karten mehr in der nächsten Runde)
    }
option-play-merchant-more = Noch einen Kaufmann auslegen ({ $bonus } Karten mehr in der nächsten Runde statt { $before })
option-play-closing = { $card } anbieten und die Runde beenden: { $old } → { $price }, du verdienst { $earned } Gulden
    .confirm = Das beendet die Runde. Wirklich?
option-play-ending = { $card } anbieten und das Spiel beenden: { $old } → { $price }, du verdienst { $earned } Gulden
    .confirm = Das beendet die Runde und das Spiel. Wirklich?
option-deliver =
    { $jakob ->
        [0] { $card } verdeckt einlagern ({ $times ->
            [2] am Ende doppelter Preis
           *[other] am Ende { $times }-facher Preis
        })
       *[other] { $card } verdeckt einlagern ({ $times ->
            [2] am Ende doppelter Preis
           *[other] am Ende { $times }-facher Preis
        }, aber Jakob bekommt sofort eine Karte)
    }
option-deliver-seal =
    { $jakob ->
        [0] { $card } verdeckt einlagern ({ $times ->
            [2] am Ende doppelter Preis
           *[other] am Ende { $times }-facher Preis
        })
       *[other] { $card } verdeckt einlagern ({ $times ->
            [2] am Ende doppelter Preis
           *[other] am Ende { $times }-facher Preis
        }, aber Jakob bekommt sofort eine Karte)
    }
    .confirm = Verdeckt zählt ein Siegel nicht. Trotzdem einlagern?
option-pass = Aussetzen (keine Aktion möglich)

## Was abgelehnt wird

refusal-pass = Du darfst nicht aussetzen, solange dir eine Aktion offensteht. Wähle eine der angebotenen Aktionen.
refusal-hand-too-large = Du hast { $number } Handkarten und darfst nur mit höchstens { $limit } ziehen. Biete vorher Karten an.
refusal-no-cards-left = Nachziehstapel und Ablagestapel sind beide leer. Neue Karten gibt es frühestens bei der Wertung, wenn die offenen Waren abgelegt werden.
refusal-merchants-in-front =
    { $number ->
        [one] Vor dir liegt schon ein Kaufmann, mehr sind nicht erlaubt. In der nächsten Runde kannst du wieder einen auslegen.
       *[other] Vor dir liegen schon { $number } Kaufleute, mehr sind nicht erlaubt. In der nächsten Runde kannst du wieder einen auslegen.
    }
refusal-merchant-delivery = Ein Kaufmann lässt sich nicht einlagern. Wähle eine Warenkarte.
refusal-deliveries-over = Eingelagert wird nur in den Runden 1 und 2, und dies ist Runde { $round }. Biete die Karte stattdessen an.
refusal-delivered-already =
    { $round ->
        [1] Du hast in Runde 1 schon eine Karte eingelagert. In Runde 2 darfst du eine weitere einlagern.
       *[other] Du hast in Runde { $round } schon eine Karte eingelagert, und mehr als eine pro Runde geht nicht. Biete die Karte stattdessen an.
    }

## Was geschieht

started =
    { $you ->
        [yes] Das Los entscheidet: Du beginnst.
       *[no] Das Los entscheidet: { $seat } beginnt.
    }
new-round =
    { $you ->
        [yes] Runde { $round }: Du beginnst.
       *[no] Runde { $round }: { $seat } beginnt.
    }
dealt =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $number ->
        [one] eine Karte.
       *[other] { $number } Karten.
    }
dealt-known =
    { $you ->
        [yes] Du bekommst { $cards }.
       *[no] { $seat } bekommt { $cards }.
    }
dealt-bonus =
    { $you ->
        [yes] Für deine Kaufleute erhältst du
       *[no] Dank der Kaufleute erhält { $seat }
    } { $number ->
        [one] eine weitere Karte.
       *[other] { $number } weitere Karten.
    }
dealt-bonus-known =
    { $you ->
        [yes] Für deine Kaufleute erhältst du { $cards }.
       *[no] Dank der Kaufleute erhält { $seat } { $cards }.
    }
deal-short =
    Der Vorrat ist leer: { $you ->
        [yes] Dir
       *[no] { $seat }
    } { $number ->
        [one] fehlt eine Karte.
       *[other] fehlen { $number } Karten.
    }
drew =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $seat } zieht eine Karte.
    }
drew-known =
    { $you ->
        [yes] Du ziehst { $card-some }.
       *[no] { $seat } zieht { $card-some }.
    }
played =
    { $you ->
        [yes] { $card-id ->
            [merchant] Du legst einen Kaufmann aus.
           *[other] Du bietest { $card } an.
        }
       *[no] { $card-id ->
            [merchant] { $seat } legt einen Kaufmann aus.
           *[other] { $seat } bietet { $card } an.
        }
    }
delivered =
    { $you ->
        [yes] Du lagerst in Runde { $round } eine Karte ein.
       *[no] { $seat } lagert in Runde { $round } eine Karte ein.
    }
delivered-known =
    { $you ->
        [yes] Du lagerst in Runde { $round } { $card } ein.
       *[no] { $seat } lagert in Runde { $round } { $card } ein.
    }
passed =
    { $you ->
        [yes] Dir ist keine Aktion möglich: Du setzt aus.
       *[no] { $seat } hat keine mögliche Aktion und setzt aus.
    }
jakob-received = Jakob bekommt { $card }.
jakob-merchant = Für Jakob taucht ein Kaufmann auf; er kommt auf den Ablagestapel.
jakob-nothing = Für Jakob ist keine Warenkarte mehr da.
reshuffled =
    { $number ->
        [one] Der Ablagestapel wird zum Nachziehstapel: eine Karte.
       *[other] Neu gemischt: { $number } Karten bilden den Nachziehstapel.
    }
market-day =
    { $you ->
        [yes] Du beendest Runde { $round } mit { $good }: Wertung!
       *[no] { $seat } beendet Runde { $round } mit { $good }: Wertung!
    }
price-rose =
    { $good-number ->
        [plural] { $good } steigen: { $old } → { $price } (Nachfrage { $demand }).
       *[singular] { $good } steigt: { $old } → { $price } (Nachfrage { $demand }).
    }
price-crashed =
    { $good-number ->
        [plural] { $good } stürzen: { $old } → { $price }!
       *[singular] { $good } stürzt: { $old } → { $price }!
    }
price-fell =
    { $good-number ->
        [plural] { $good } fallen: { $old } → { $price }.
       *[singular] { $good } fällt: { $old } → { $price }.
    }
price-stayed =
    { $good-number ->
        [plural] { $good } bleiben auf { $price }.
       *[singular] { $good } bleibt auf { $price }.
    }
sold =
    { $you ->
        [yes] Du verkaufst
       *[no] { $seat } verkauft
    } { $number ->
        [one] { $card } für { $earned }.
       *[other] { $card-several } zu je { $each }: { $earned }.
    }
sold-doubled =
    { $you ->
        [yes] Du verkaufst
       *[no] { $seat } verkauft
    } { $number ->
        [one] { $card } zum doppelten Preis: { $earned }.
       *[other] { $card-several } zum doppelten Preis von je { $each }: { $earned }.
    }
earned =
    { $you ->
        [yes] { $earned ->
            [0] Du verdienst nichts und bleibst bei { $florins }.
           *[other] Du verdienst { $earned } Gulden und hast jetzt { $florins }.
        }
       *[no] { $earned ->
            [0] { $seat } verdient nichts und bleibt bei { $florins }.
           *[other] { $seat } verdient { $earned } Gulden und hat jetzt { $florins }.
        }
    }
final-reckoning = Die Schlusswertung: Alle Schlusslieferungen werden aufgedeckt.
delivery-paid =
    { $you ->
        [yes] Du deckst
       *[no] { $seat } deckt
    } eine Schlusslieferung auf: { $card }, { $earned } Gulden.
final-score =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } am Ende { $florins } Gulden.
## Namen
# .some steht im Akkusativ, .several zählt Karten; .number ist die grammatische Zahl einer Ware.

name-copper = Kupfer
    .letter = K
    .short = Kupfer
    .some = Kupfer
    .several = { $number } × Kupfer
    .number = singular
name-cloth = Tuch
    .letter = T
    .short = Tuch
    .some = Tuch
    .several = { $number } × Tuch
    .number = singular
name-wine = Wein
    .letter = W
    .short = Wein
    .some = Wein
    .several = { $number } × Wein
    .number = singular
name-spices = Gewürze
    .letter = G
    .short = Gewürze
    .some = Gewürze
    .several = { $number } × Gewürze
    .number = plural
name-jewels = Juwelen
    .letter = J
    .short = Juwelen
    .some = Juwelen
    .several = { $number } × Juwelen
    .number = plural
name-copper-seal = Kupfer mit Siegel
    .some = Kupfer mit Siegel
    .several = { $number } × Kupfer mit Siegel
name-cloth-seal = Tuch mit Siegel
    .some = Tuch mit Siegel
    .several = { $number } × Tuch mit Siegel
name-wine-seal = Wein mit Siegel
    .some = Wein mit Siegel
    .several = { $number } × Wein mit Siegel
name-spices-seal = Gewürze mit Siegel
    .some = Gewürze mit Siegel
    .several = { $number } × Gewürze mit Siegel
name-jewels-seal = Juwelen mit Siegel
    .some = Juwelen mit Siegel
    .several = { $number } × Juwelen mit Siegel
name-merchant = Kaufmann
    .letter = M
    .short = Kaufmann
    .some = einen Kaufmann
    .several = { $number } Kaufleute
name-jakob = Jakob der Reiche
    .letter = J
    .short = Jakob
name-royal-seal = Königliches Siegel
name-florin = Gulden
name-price = Preis
name-demand = Nachfrage
name-deck = Nachziehstapel
name-discard = Ablagestapel
name-hand = Handkarten
name-display = Auslage
name-delivery = Schlusslieferung
name-round = Runde

## Tischoptionen

table-draw-rule = Ziehen
    .help = Mit wie vielen Handkarten du noch eine Karte ziehen darfst.
table-draw-rule-hold-at-most-four = Mit höchstens vier Handkarten
table-draw-rule-hold-at-most-three = Mit höchstens drei Handkarten
table-tie-break = Gleichstand
    .help = Wer gewinnt, wenn die Reichsten gleich viele Gulden haben.
table-tie-break-shared = Der Sieg wird geteilt
table-tie-break-pre-delivery-florins = Wer vor der Schlusswertung mehr Gulden hatte
table-two-player-jakob = Jakob zu zweit
    .help = Wann Jakob im Spiel zu zweit seine zusätzliche Karte bekommt.
table-two-player-jakob-after-both-turns = Wenn beide am Zug waren
table-two-player-jakob-after-every-turn = Nach jedem Zug
table-delivery-timing = Einlagern
    .help = Ob das Einlagern deinen Zug verbraucht oder hinzukommt.
table-delivery-timing-as-action = Es ist die Aktion des Zuges
table-delivery-timing-as-bonus = Es kommt zur Aktion hinzu
table-show-discard = Ablagestapel
    .help = Wie viel vom Ablagestapel angezeigt wird.
table-show-discard-counts = Alle seine Karten
table-show-discard-top-card-only = Die oberste Karte und die Zahl der Karten

## Der Tisch im Terminal

sheet-market = Runde { $round } · Nachziehstapel { $deck } · Ablagestapel { $discard } · Spielende bei { $goal } Gulden
sheet-good = { $good }
sheet-price = Preis
sheet-demand = Offene Karten
sheet-forecast = Endete die Runde jetzt
sheet-florins = Gulden
sheet-sale = Verkauf
sheet-hand-size = Hand
sheet-display = Auslage
sheet-delivery = Eingelagert (Runde { $round })
sheet-seat-active = ▸ { $seat }
sheet-jakob = Jakob der Reiche
sheet-own-hand = Deine Handkarten
sheet-hidden = verdeckt

## Der Tisch im Browser

board-dial = Der Preisring
board-beyond = über { $price }
board-token = { $good }, Preis { $price }
board-deck =
    { $number ->
        [one] Nachziehstapel, { $number } Karte
       *[other] Nachziehstapel, { $number } Karten
    }
board-discard =
    { $number ->
        [one] Ablagestapel, { $number } Karte
       *[other] Ablagestapel, { $number } Karten
    }
board-look-discard = Ablage ansehen
board-pile-deck = Stapel
board-pile-discard = Ablage
board-square = Der Marktplatz
board-square-label = Nachfrage nach jeder Ware
board-demand = Nachfrage: { $demand } von { $places }
board-fifth-place = fünfter Platz: beendet die Runde
board-fifth = 5.:
board-rise = +{ $steps }
board-crash = Absturz
board-fall = −{ $steps }
board-same = bleibt
board-final-price = Endpreis
board-legend = Preis jetzt → Preis, wenn die Runde jetzt endete
board-jakob = wird nie bezahlt, bewegt aber die Preise
board-jakob-coin =
    { $left ->
        [one] nach { $left } Zug eine Karte mehr
       *[other] nach { $left } Zügen eine Karte mehr
    }
board-road = Der Weg zu { $goal } Gulden
board-goal = Ende bei { $goal } Gulden
board-deliveries-open = Einlagern noch möglich
board-deliveries-made = In Runde { $round } eingelagert
board-deliveries-closed = Einlagern vorbei
board-in-hand = { $number } auf der Hand
board-sale = erwarteter Erlös
board-sale-short = Erlös
board-florins =
    { $number ->
        [one] Gulden
       *[other] Gulden
    }
board-deliveries = Eingelagert
board-delivery-free = Runde { $round }: nichts eingelagert
board-delivery-hidden = In Runde { $round } verdeckt eingelagert
board-delivery-own = Von dir in Runde { $round } eingelagert: { $card }
board-hand =
    { $number ->
        [one] Deine Hand, { $number } Karte
       *[other] Deine Hand, { $number } Karten
    }
board-hand-empty = Deine Hand ist leer.
board-offer = Anbieten
board-hire = Auslegen
board-consign = Einlagern
board-draw = Nachziehen
board-draw-hint =
    { $deck ->
        [0] vorher wird neu gemischt, du hältst { $hand }
        [one] { $deck } Karte im Stapel, du hältst { $hand }
       *[other] { $deck } Karten im Stapel, du hältst { $hand }
    }
board-brief-end = Ende, { $earned }
board-brief-end-game = Spielende, { $earned }
board-brief-sale = Erlös { $earned }
board-brief-cards =
    { $number ->
        [one] +{ $number } Karte
       *[other] +{ $number } Karten
    }
board-closes = 5. Karte: Runde zu Ende
board-closes-game = 5. Karte: Spiel zu Ende
board-hint-deliver =
    { $jakob ->
        [0] Eingelagert bringt eine Karte am Ende { $times ->
            [2] den doppelten Preis
           *[other] das { $times }-Fache ihres Preises
        }.
       *[other] Eingelagert bringt eine Karte am Ende { $times ->
            [2] den doppelten Preis
           *[other] das { $times }-Fache ihres Preises
        }, aber Jakob bekommt sofort eine.
    }
board-price = Preis
board-next-round = Nächste Runde:
board-more-cards =
    { $number ->
        [one] { $number } Karte mehr
       *[other] { $number } Karten mehr
    }
board-more-cards-instead = { $number } Karten mehr statt { $before }
board-sheet = Abrechnung
board-source = Verdient mit
board-sales-of = Verkauf, Runde { $round }
board-total = Summe
board-evaluation = Wertung der Runde { $round }
board-step-prices = Die Preise bewegen sich
board-step-sales = Alle verkaufen
board-step-purses = In den Beuteln
board-doubled = ×2

## Gründe, die ein Bot nennt

name-reason-tempo = der Zeitpunkt in der Runde
name-reason-money = die Gulden
name-reason-display = die ausliegenden Karten
name-reason-hand = die Handkarten
name-reason-merchants = die Kaufleute
name-reason-delivery = die eingelagerten Karten
name-reason-market = Nachfrage und Preise

## Material: die Teile von components.toml und ihre Schlüssel

material-goods = Waren
material-colours = Farben der Waren
    .set = Farben
material-card-types = Die Karten
    .good = Ware
    .sealed = Mit Siegel
material-deck = Der Nachziehstapel
    .size = Karten
    .goods-cards = Warenkarten
    .sealed-goods-cards = davon mit Siegel
    .merchants = Kaufleute
material-price-ladder = Preisleiter
    .values = Preise
    .direction = Richtung
    .start-value = Preis zu Beginn
    .min-value = Niedrigster Preis
    .max-value = Höchster Preis
    .overflow-value = Preis nach dem Überschreiten des höchsten
material-deal = Austeilen
    .initial-hand = Handkarten zu Beginn
    .initial-jakob-cards = Jakobs Karten zu Beginn
    .new-round-base-cards = Neue Karten je Runde
    .new-round-jakob-cards = Jakobs Karten je Runde
material-limits = Grenzen
    .draw-allowed-max-hand = Ziehen darf, wer höchstens so viele Karten hat
    .merchants-in-front-max = Kaufleute vor dir, höchstens
material-merchant-bonus = Der Bonus der Kaufleute
    .extra-cards-by-merchants = Mehr Karten ohne, mit einem, mit zwei Kaufleuten
material-delivery = Schlusslieferung
    .rounds-allowed = In den Runden
    .per-player-per-round = Je Spieler und Runde
    .goods-only = Nur Waren
    .final-multiplier = Der Preis zählt so oft
material-evaluation = Wertung
    .trigger-cards = Karten einer Ware, die die Runde beenden
    .rising-places = Plätze, die steigen
    .fall-step = Alle anderen fallen um
    .seal-multiplier = Mit Siegel zählt der Preis (mal)
    .seal-max-cards = Siegel zahlen bei höchstens so vielen Karten
material-evaluation-rulings = Auslegungen zur Wertung
    .ranking = Gleichstand der Plätze
    .zero-card-goods-rise = Waren ohne Karte steigen
    .seal-count-includes-jakob = Jakobs Karten zählen für Siegel
    .seal-count-includes-face-down = Verdeckte Karten zählen für Siegel
material-end = Spielende
    .florins-to-end = Gulden, die das Spiel beenden
material-player-counts = Nach Spielerzahl
    .jakob-card-per-delivery = Jakobs Karten je Lieferung
    .jakob-card-every-n-turns = Eine Karte für Jakob alle so viele Züge (0: nie)
material-start-deck-size = Der Nachziehstapel nach dem Austeilen
    .cards = Karten
material-other-pieces = Weitere Teile
    .price-cards = Preiskarten
    .jakob-card = Jakobs Karte
    .goods-markers = Warenmarker
    .overview-card = Übersichtskarte
    .printed-cards-total-without-overview = Gedruckte Karten insgesamt
material-words =
    .clockwise = im Uhrzeigersinn
    .standard-competition = nach einem Gleichstand entfällt der nächste Platz
