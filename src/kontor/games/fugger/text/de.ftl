### Die Fugger auf Deutsch

## Das Spiel

game-title = Die Fugger
game-tagline = Mit dem Preis nach oben reiten und vor dem Preissturz abspringen
game-about = Augsburg zu der Zeit, als das Haus Fugger in ganz Europa Handel treibt. Jede Karte, die du offen auslegst, ist Ware und Nachfrage zugleich: Mit der fünften Karte einer Ware ist Markttag, die gefragtesten Waren steigen, und alle verkaufen. Doch wer eine Ware über 9 Gulden hinausjagt, sieht sie auf 1 stürzen, und Jakob der Reiche bringt mit eigenen Karten jeden Plan durcheinander. Sobald jemand 100 Gulden hat, bringen die heimlich eingelagerten Karten den doppelten Preis, und oft entscheiden sie die Partie.

## Was gefragt wird

turn-prompt = Du bist am Zug: Zieh eine Karte oder biete eine an.
turn-prompt-delivery = Du bist am Zug: Zieh eine Karte, biete eine an oder lagere eine ein.
turn-prompt-bonus = Du bist am Zug: Zieh eine Karte oder biete eine an. Vorher darfst du eine einlagern.
turn-prompt-draw = Du bist am Zug: Zieh eine Karte.
turn-prompt-play = Du bist am Zug: Biete eine Karte an.
turn-prompt-play-delivery = Du bist am Zug: Biete eine Karte an oder lagere eine ein.
turn-prompt-play-bonus = Du bist am Zug: Biete eine Karte an. Vorher darfst du eine einlagern.
turn-prompt-pass = Du bist am Zug, kannst aber nichts tun: Du setzt aus.
turn-waiting =
    { $you ->
        [yes] Du ziehst eine Karte oder bietest eine an.
       *[no] { $seat } ist am Zug.
    }

## Was man antworten kann

option-draw = Karte ziehen
    .detail =
        { $number ->
            [0] Vorher wird der Ablagestapel gemischt
            [one] Die letzte im Nachziehstapel
           *[other] Noch { $number } im Nachziehstapel
        }
option-play = { $card-einen } anbieten
    .detail = Die Nachfrage steigt auf { $demand }
option-play-merchant = Kaufmann auslegen
    .detail =
        { $bonus ->
            [one] Nächste Runde eine Karte mehr
           *[other] Nächste Runde { $bonus } Karten mehr
        }
option-play-merchant-more = Noch einen Kaufmann auslegen
    .detail = Nächste Runde { $bonus } Karten mehr, nicht nur { $before }
option-play-closing = { $card-einen } anbieten
    .detail =
        Fünfte Karte, Markttag: { $crash ->
            [0] Preis { $old } → { $price }
           *[other] Preissturz { $old } → { $price }
        }; { $earned ->
            [0] du verdienst nichts
           *[other] du verdienst { $earned } Gulden
        }
    .confirm = Das beendet die Runde. Wirklich?
option-play-ending = { $card-einen } anbieten
    .detail =
        Fünfte Karte, Spielende: { $crash ->
            [0] Preis { $old } → { $price }
           *[other] Preissturz { $old } → { $price }
        }; { $earned ->
            [0] du verdienst nichts
           *[other] du verdienst { $earned } Gulden
        }
    .confirm = Das beendet die Runde und die Partie. Wirklich?
option-deliver = { $card-einen } einlagern
    .detail =
        Verdeckt; bringt am Ende { $times ->
            [one] ihren Preis
            [2] den doppelten Preis
           *[other] den { $times }-fachen Preis
        }{ $jakob ->
            [0] { "" }
           *[other] , aber Jakob bekommt sofort eine Karte
        }
option-deliver-seal = { $card-einen } einlagern
    .detail =
        Verdeckt; bringt am Ende { $times ->
            [one] ihren Preis
            [2] den doppelten Preis
           *[other] den { $times }-fachen Preis
        }, das Siegel zählt nicht{ $jakob ->
            [0] { "" }
           *[other] ; und Jakob bekommt sofort eine Karte
        }
    .confirm = Verdeckt zählt ein Siegel nicht. Trotzdem einlagern?
option-pass = Aussetzen
    .detail = Du kannst nichts tun

## Was abgelehnt wird

refusal-pass = Du darfst nicht aussetzen, solange du etwas tun kannst. Wähle eine der angebotenen Aktionen.
refusal-hand-too-large =
    Du hast { $number ->
        [one] eine Handkarte
       *[other] { $number } Handkarten
    }, und ziehen darfst du nur mit { $limit ->
        [one] einer
       *[other] höchstens { $limit }
    }. Biete erst Karten an.
refusal-no-cards-left = Nachziehstapel und Ablagestapel sind beide leer. Neue Karten gibt es frühestens am Markttag, wenn die offenen Waren auf den Ablagestapel kommen.
refusal-merchants-in-front =
    { $number ->
        [one] Vor dir liegt schon ein Kaufmann, mehr geht nicht. In der nächsten Runde kannst du wieder einen auslegen.
        [2] Vor dir liegen schon zwei Kaufleute, mehr geht nicht. In der nächsten Runde kannst du wieder einen auslegen.
       *[other] Vor dir liegen schon { $number } Kaufleute, mehr geht nicht. In der nächsten Runde kannst du wieder einen auslegen.
    }
refusal-merchant-delivery = Ein Kaufmann lässt sich nicht einlagern. Wähle eine Warenkarte.
refusal-deliveries-over = Einlagern kannst du nur in den Runden 1 und 2, und dies ist Runde { $round }. Biete die Karte stattdessen an.
refusal-delivered-already =
    { $round ->
        [1] Du hast in Runde 1 schon eine Karte eingelagert. In Runde 2 darfst du noch eine einlagern.
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
        [yes] Du bekommst { $cards-einen }.
       *[no] { $seat } bekommt { $cards-einen }.
    }
dealt-bonus =
    Kaufmannsbonus: { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } noch { $number ->
        [one] eine Karte.
       *[other] { $number } Karten.
    }
dealt-bonus-known =
    Kaufmannsbonus: { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } noch { $cards-einen }.
deal-short =
    Die Karten reichen nicht: { $you ->
        [yes] Dir
       *[no] { $seat }
    } { $number ->
        [one] fehlt eine.
       *[other] fehlen { $number }.
    }
drew =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $seat } zieht eine Karte.
    }
drew-known =
    { $you ->
        [yes] Du ziehst { $card-einen }.
       *[no] { $seat } zieht { $card-einen }.
    }
played =
    { $card-id ->
        [merchant] { $you ->
            [yes] Du legst einen Kaufmann aus.
           *[no] { $seat } legt einen Kaufmann aus.
        }
       *[other] { $you ->
            [yes] Du bietest { $card-einen } an.
           *[no] { $seat } bietet { $card-einen } an.
        }
    }
delivered =
    { $you ->
        [yes] Du lagerst in Runde { $round } eine Karte ein.
       *[no] { $seat } lagert in Runde { $round } eine Karte ein.
    }
delivered-known =
    { $you ->
        [yes] Du lagerst in Runde { $round } { $card-einen } ein.
       *[no] { $seat } lagert in Runde { $round } { $card-einen } ein.
    }
passed =
    { $you ->
        [yes] Du kannst nichts tun und setzt aus.
       *[no] { $seat } kann nichts tun und setzt aus.
    }
jakob-received = Jakob bekommt { $card-einen }.
jakob-merchant = Für Jakob taucht ein Kaufmann auf; er kommt auf den Ablagestapel.
jakob-nothing = Für Jakob ist keine Warenkarte mehr da.
reshuffled =
    { $number ->
        [one] Der Ablagestapel wird zum Nachziehstapel: eine einzige Karte.
       *[other] Der Ablagestapel wird gemischt: Der neue Nachziehstapel hat { $number } Karten.
    }
market-day =
    { $you ->
        [yes] Du beendest Runde { $round } mit { $good-einem }: Markttag!
       *[no] { $seat } beendet Runde { $round } mit { $good-einem }: Markttag!
    }
price-rose =
    { $good-gender ->
        [pl] { $good-ein } steigen von { $old } auf { $price } (Nachfrage { $demand }).
       *[other] { $good-ein } steigt von { $old } auf { $price } (Nachfrage { $demand }).
    }
price-crashed =
    { $good-gender ->
        [pl] { $good-ein } stürzen von { $old } auf { $price }!
       *[other] { $good-ein } stürzt von { $old } auf { $price }!
    }
price-fell =
    { $good-gender ->
        [pl] { $good-ein } fallen von { $old } auf { $price }.
       *[other] { $good-ein } fällt von { $old } auf { $price }.
    }
price-stayed =
    { $good-gender ->
        [pl] { $good-ein } bleiben auf { $price }.
       *[other] { $good-ein } bleibt auf { $price }.
    }
sold =
    { $you ->
        [yes] Du verkaufst
       *[no] { $seat } verkauft
    } { $number ->
        [one] { $card-einen } für { $earned } Gulden.
       *[other] { $card-several } zu je { $each }: { $earned } Gulden.
    }
sold-doubled =
    { $you ->
        [yes] Du verkaufst
       *[no] { $seat } verkauft
    } { $number ->
        [one] { $card-einen } zum doppelten Preis: { $earned } Gulden.
       *[other] { $card-several } zum doppelten Preis, je { $each }: { $earned } Gulden.
    }
earned =
    { $you ->
        [yes] { $earned ->
            [0] { $florins ->
                [0] Du verdienst nichts und hast noch immer kein Geld.
               *[other] Du verdienst nichts und bleibst bei { $florins }.
            }
           *[other] Du verdienst { $earned } Gulden und hast jetzt { $florins }.
        }
       *[no] { $earned ->
            [0] { $florins ->
                [0] { $seat } verdient nichts und hat noch immer kein Geld.
               *[other] { $seat } verdient nichts und bleibt bei { $florins }.
            }
           *[other] { $seat } verdient { $earned } Gulden und hat jetzt { $florins }.
        }
    }
final-reckoning = Die Schlussabrechnung: Alle eingelagerten Karten werden aufgedeckt.
delivery-paid =
    { $you ->
        [yes] Du hattest
       *[no] { $seat } hatte
    } { $card-einen } eingelagert: { $earned } Gulden.
final-score =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } am Ende { $florins ->
        [0] keinen einzigen Gulden.
       *[other] { $florins } Gulden.
    }
## Namen
# .several zählt Karten.

name-copper = Kupfer
    .noun = n mass: Kupfer, Kupfers
    .letter = K
    .short = Kupfer
    .several =
        { $number ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $number }-mal
        } Kupfer
name-cloth = Tuch
    .noun = n mass: Tuch, Tuchs
    .letter = T
    .short = Tuch
    .several =
        { $number ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $number }-mal
        } Tuch
name-wine = Wein
    .noun = m mass: Wein, Weins
    .letter = W
    .short = Wein
    .several =
        { $number ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $number }-mal
        } Wein
name-spices = Gewürze
    .noun = pl mass: Gewürze
    .letter = G
    .short = Gewürze
    .several =
        { $number ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $number }-mal
        } Gewürze
name-jewels = Juwelen
    .noun = pl mass: Juwelen
    .letter = J
    .short = Juwelen
    .several =
        { $number ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $number }-mal
        } Juwelen
name-copper-seal = Kupfer mit Siegel
    .noun = n mass: Kupfer mit Siegel, Kupfers mit Siegel
    .several =
        { $number ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $number }-mal
        } Kupfer mit Siegel
name-cloth-seal = Tuch mit Siegel
    .noun = n mass: Tuch mit Siegel, Tuchs mit Siegel
    .several =
        { $number ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $number }-mal
        } Tuch mit Siegel
name-wine-seal = Wein mit Siegel
    .noun = m mass: Wein mit Siegel, Weins mit Siegel
    .several =
        { $number ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $number }-mal
        } Wein mit Siegel
name-spices-seal = Gewürze mit Siegel
    .noun = pl mass: Gewürze mit Siegel
    .several =
        { $number ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $number }-mal
        } Gewürze mit Siegel
name-jewels-seal = Juwelen mit Siegel
    .noun = pl mass: Juwelen mit Siegel
    .several =
        { $number ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $number }-mal
        } Juwelen mit Siegel
name-merchant = Kaufmann
    .noun = m: Kaufmann, Kaufmanns, Kaufleute
    .letter = M
    .short = Kaufmann
name-jakob = Jakob der Reiche
    .noun = m name: Jakob der Reiche
    .letter = J
    .short = Jakob
name-royal-seal = Königliches Siegel
    .noun = n: königlich- Siegel, Siegels, Siegel
name-demand = Nachfrage
    .noun = f mass: Nachfrage
name-display = Auslage
    .noun = f: Auslage, Auslage, Auslagen
name-round = Runde
    .noun = f: Runde, Runde, Runden

## Hausregeln

table-draw-rule = Ziehen
    .help = Mit wie vielen Handkarten du noch eine Karte ziehen darfst.
table-draw-rule-hold-at-most-four = Mit höchstens vier Handkarten
table-draw-rule-hold-at-most-three = Mit höchstens drei Handkarten
table-tie-break = Gleichstand
    .help = Wer gewinnt, wenn die Reichsten gleich viele Gulden haben.
table-tie-break-shared = Der Sieg wird geteilt
table-tie-break-pre-delivery-florins = Wer vor der Schlussabrechnung mehr Gulden hatte
table-two-player-jakob = Jakob zu zweit
    .help = Wann Jakob zu zweit seine zusätzliche Karte bekommt.
table-two-player-jakob-after-both-turns = Wenn beide am Zug waren
table-two-player-jakob-after-every-turn = Nach jedem Zug
table-delivery-timing = Einlagern
    .help = Ob das Einlagern deinen Zug verbraucht oder hinzukommt.
table-delivery-timing-as-action = Es ist die Aktion des Zuges
table-delivery-timing-as-bonus = Es kommt zur Aktion hinzu
table-show-discard = Ablagestapel
    .help = Wie viel vom Ablagestapel zu sehen ist.
table-show-discard-counts = Alle seine Karten
table-show-discard-top-card-only = Die oberste Karte und die Zahl der Karten

## Der Tisch im Terminal

sheet-market = Runde { $round } · Nachziehstapel { $deck } · Ablagestapel { $discard } · Spielende bei { $goal } Gulden
sheet-good = { $good }
sheet-price = Preis
sheet-demand = Nachfrage
sheet-forecast = Wenn die Runde jetzt endete
sheet-florins = Gulden
sheet-sale = Erlös
sheet-hand-size = Hand
sheet-display = Auslage
sheet-delivery = Eingelagert (Runde { $round })
sheet-seat-active = ▸ { $seat }
sheet-jakob = Jakob der Reiche
sheet-own-hand = Deine Handkarten
sheet-hidden = verdeckt

## Der Tisch im Browser

board-scene-market = Markttag
board-scene-reckoning = Die Schlussabrechnung
board-dial = Der Preisring
board-beyond = über { $price }
board-token = { $good }, Preis { $price }
board-deck =
    { $number ->
        [0] Der Nachziehstapel ist leer
        [one] Nachziehstapel, 1 Karte
       *[other] Nachziehstapel, { $number } Karten
    }
board-discard =
    { $number ->
        [0] Der Ablagestapel ist leer
        [one] Ablagestapel, 1 Karte
       *[other] Ablagestapel, { $number } Karten
    }
board-look-discard = Ablagestapel ansehen
board-pile-deck = Stapel
board-pile-discard = Ablage
board-square = Der Marktplatz
board-square-label = Nachfrage nach jeder Ware
board-demand = Nachfrage: { $demand } von { $places }
board-fifth-place = fünfter Platz: Markttag
board-fifth = 5.:
board-fifth-crash = 5.: Sturz
board-rise = +{ $steps }
board-crash = Sturz
board-fall = −{ $steps }
board-same = bleibt
board-final-price = Endpreis
board-legend = Preis jetzt → Preis, wenn die Runde jetzt endete
board-jakob = wird nie bezahlt, bewegt aber die Preise
board-jakob-coin =
    { $left ->
        [one] nach diesem Zug bekommt er eine Karte
       *[other] nach { $left } Zügen bekommt er eine Karte
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
       *[other] Gulden
    }
board-deliveries = Eingelagert
board-delivery-free = Runde { $round }: nichts eingelagert
board-delivery-hidden = In Runde { $round } verdeckt eingelagert
board-delivery-own = { $card }, von dir in Runde { $round } eingelagert
board-hand =
    { $number ->
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $number } Karten
    }
board-hand-empty = Deine Hand ist leer.
board-offer = Anbieten
board-hire = Auslegen
board-consign = Einlagern
board-draw = Ziehen
board-draw-hint =
    { $deck ->
        [0] vorher wird der Ablagestapel gemischt
        [one] 1 Karte im Nachziehstapel
       *[other] { $deck } Karten im Nachziehstapel
    }, { $hand ->
        [0] keine auf der Hand
       *[other] { $hand } auf der Hand
    }
board-brief-end = Ende, { $earned } fl
board-brief-end-game = Spielende, { $earned } fl
board-brief-sale = Erlös { $earned } fl
board-brief-cards =
    { $number ->
        [one] +1 Karte
       *[other] +{ $number } Karten
    }
board-closes = 5. Karte: Markttag
board-closes-game = 5. Karte: Spielende
board-hint-deliver =
    Eingelagert bringt eine Karte am Ende { $times ->
        [one] ihren Preis
        [2] den doppelten Preis
       *[other] den { $times }-fachen Preis
    }{ $jakob ->
        [0] .
       *[other] , aber Jakob bekommt sofort eine.
    }
board-price = Preis
board-next-round = Nächste Runde:
board-more-cards =
    { $number ->
        [one] 1 Karte mehr
       *[other] { $number } Karten mehr
    }
board-more-cards-instead =
    { $number ->
        [one] 1 Karte mehr statt { $before }
       *[other] { $number } Karten mehr statt { $before }
    }
board-sheet = Abrechnung
board-source = Verdient mit
board-sales-of = Verkauf, Runde { $round }
board-total = Summe
board-evaluation = Markttag der Runde { $round }
board-step-prices = Die Preise bewegen sich
board-step-sales = Alle verkaufen
board-step-purses = Das Geld in den Beuteln
board-doubled = ×2

## Gründe, die ein Bot nennt

name-reason-tempo = der Zeitpunkt in der Runde
name-reason-money = die Gulden
name-reason-display = die ausliegenden Karten
name-reason-hand = die Handkarten
name-reason-merchants = die Kaufleute
name-reason-delivery = die eingelagerten Karten
name-reason-market = Nachfrage und Preise
reason-sells-now =
    Der Markttag bringt sofort { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    }.
reason-earns-most =
    Niemand verdient an diesem Markttag mehr: { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    } Vorsprung vor dem nächstbesten Verkauf.
reason-rival-sells-nothing =
    { $rival-you ->
        [yes] Du verkaufst
       *[no] { $rival-seat } verkauft
    } an diesem Markttag nichts.
reason-closes-high = Beendet die Runde mit { $good-einem } zum Preis von { $price }.
reason-keeps-open =
    Schiebt den Markttag auf: Heute { $rival-you ->
        [yes] würdest du
       *[no] würde { $rival-seat }
    } { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    } mehr verdienen.
reason-merchant =
    Der Kaufmann bringt in der nächsten Runde { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } mehr.
reason-crash-threat =
    Treibt { $good-den } zum Preissturz, und das meiste davon { $rival-you ->
        [yes] bietest du
       *[no] bietet { $rival-seat }
    } an.
reason-near-market =
    Noch { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } { $good-bare }, und der Markttag kommt, bei einem Preis von { $price }.
reason-rises = Der Preis für { $good-einen } steigt am Markttag: Nachfrage { $demand }, unter den drei stärksten.
reason-most-of-good =
    Mehr { $good-bare } in der Auslage als alle anderen: { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
reason-seal-double = Das Siegel zählt doppelt, solange die Nachfrage nach { $good-einem } niedrig bleibt; sie beträgt { $demand }.
reason-sale-more =
    Käme der Markttag jetzt, brächte die Auslage { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    } mehr.
reason-rival-sale-less =
    Käme der Markttag jetzt, { $rival-you ->
        [yes] würdest du
       *[no] würde { $rival-seat }
    } { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    } weniger verdienen.
reason-not-near-market = Lässt den Markttag nicht auf eine einzige Karte { $good-bare } heranrücken.
reason-draws =
    Füllt die Hand: beim nächsten Mal { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } zur Wahl.
reason-keeps-dear = Behält { $card-den } auf der Hand, solange der Preis bei { $price } steht.
reason-keeps = Behält { $card-den } für einen besseren Preis als { $price } auf der Hand.
reason-consigned =
    Zum heutigen Preis brächte die eingelagerte Karte am Ende { $number ->
        [one] 1 Gulden
       *[other] { $number } Gulden
    }.
reason-last-consignment = Nach Runde { $round } lässt sich nichts mehr einlagern.
reason-hidden = Niemand sieht, welche Karte es ist, und Jakob bekommt nichts.
reason-no-jakob = Gibt Jakob keine Karte, die die Nachfrage durcheinanderbringt.

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
material-price-ladder = Preisring
    .values = Preise
    .direction = Richtung
    .start-value = Preis zu Beginn
    .min-value = Niedrigster Preis
    .max-value = Höchster Preis
    .overflow-value = Preis nach einem Preissturz
material-deal = Austeilen
    .initial-hand = Handkarten zu Beginn
    .initial-jakob-cards = Jakobs Karten zu Beginn
    .new-round-base-cards = Neue Karten je Runde
    .new-round-jakob-cards = Jakobs Karten je Runde
material-limits = Grenzen
    .draw-allowed-max-hand = Ziehen darfst du mit höchstens so vielen Handkarten
    .merchants-in-front-max = Kaufleute vor dir, höchstens
material-merchant-bonus = Der Kaufmannsbonus
    .extra-cards-by-merchants = Mehr Karten ohne, mit einem und mit zwei Kaufleuten
material-delivery = Einlagern
    .rounds-allowed = In den Runden
    .per-player-per-round = Pro Person und Runde
    .goods-only = Nur Waren
    .final-multiplier = So oft zählt der Preis
material-evaluation = Markttag
    .trigger-cards = Karten einer Ware, die die Runde beenden
    .rising-places = Plätze, die steigen
    .fall-step = Alle anderen fallen um
    .seal-multiplier = So oft zählt der Preis mit Siegel
    .seal-max-cards = Siegel zahlen bei höchstens so vielen Karten der Ware
material-evaluation-rulings = Auslegungen zum Markttag
    .ranking = Gleichstand der Plätze
    .zero-card-goods-rise = Waren ohne Karte steigen
    .seal-count-includes-jakob = Jakobs Karten zählen für Siegel
    .seal-count-includes-face-down = Verdeckte Karten zählen für Siegel
material-end = Spielende
    .florins-to-end = Gulden, die die Partie beenden
material-player-counts = Zu zweit, zu dritt, zu viert
    .jakob-card-per-delivery = Jakobs Karten, wenn jemand einlagert
    .jakob-card-every-n-turns = Eine Karte für Jakob alle so viele Züge (0: nie)
material-start-deck-size = Der Nachziehstapel nach dem Austeilen
    .cards = Karten
material-other-pieces = Weitere Teile
    .price-cards = Preiskarten
    .jakob-card = Jakobs Karte
    .goods-markers = Warenanzeiger
    .overview-card = Übersichtskarte
    .printed-cards-total-without-overview = Gedruckte Karten insgesamt
material-words =
    .clockwise = im Uhrzeigersinn
    .standard-competition = nach einem Gleichstand entfällt der nächste Platz

## Hilfe zu allem auf dem Tisch

help-copper = Eine der fünf Waren: Neun Karten zeigen sie, zwei davon mit dem königlichen Siegel.
help-cloth = Eine der fünf Waren: Neun Karten zeigen sie, zwei davon mit dem königlichen Siegel.
help-wine = Eine der fünf Waren: Neun Karten zeigen sie, zwei davon mit dem königlichen Siegel.
help-spices = Eine der fünf Waren: Neun Karten zeigen sie, zwei davon mit dem königlichen Siegel.
help-jewels = Eine der fünf Waren: Neun Karten zeigen sie, zwei davon mit dem königlichen Siegel.
help-forecast = Hier stünde der Warenanzeiger, wenn die Runde jetzt endete.
    .name = Vorschau
help-market-square = Jede offene Karte einer Ware ist eine Kiste an ihrem Stand, gleich wer sie angeboten hat.
    .name = Marktplatz
help-fifth-place = Die fünfte offene Karte einer Ware beendet die Runde: Markttag.
    .name = Fünfter Platz
help-price = Was eine Karte dieser Ware jetzt wert ist und was sie brächte, wenn die Runde jetzt endete.
    .name = Preis
help-jakob-coin = Zu zweit bekommt Jakob jedes Mal eine Karte, wenn ihr beide am Zug wart.
    .name = Jakobs nächste Karte
help-road = Wer wie viele Gulden hat; gestrichelt, wohin der Erlös führen würde, wenn die Runde jetzt endete.
    .name = Der Weg
help-counter = Was alle von jemandem sehen: Gulden, Zahl der Handkarten, die Auslage und die eingelagerten Karten.
    .name = Ladentisch
help-hand = Wie viele Karten jemand auf der Hand hat; nur wer sie hält, sieht sie.
    .name = Handkarten
help-goal = Wer nach einem Markttag so viele Gulden hat, beendet die Partie; dann werden die eingelagerten Karten bezahlt.
    .name = Ende der Partie

## Das Spiel auf einer Seite

summary-aim = Sammle die meisten Gulden: Treib die Preise deiner Waren hoch und verkaufe, bevor sie stürzen.
summary-pieces-goods = Fünf Waren mit je neun Karten: Kupfer, Tuch, Wein, Gewürze, Juwelen
summary-pieces-seal = Das königliche Siegel, auf zwei Karten jeder Ware
summary-pieces-merchant = Vier Kaufleute: mehr Karten für die nächste Runde
summary-pieces-jakob = Jakob der Reiche: Seine Karten zählen mit, bezahlt wird er nie
summary-pieces-dial = Der Preisring von 1 bis 9 Gulden; alles beginnt bei 5
summary-pieces-consigned = Eine eingelagerte Karte bleibt bis zum Ende geheim
summary-turn-draw = Zieh eine Karte, wenn du höchstens vier auf der Hand hast,
summary-turn-offer = oder biete eine offen an: Sie ist Ware und Nachfrage zugleich,
summary-turn-consign = oder lagere eine verdeckt ein, je einmal in den ersten beiden Runden.
summary-turn-market = Mit der fünften offenen Karte einer Ware ist Markttag: Die Waren auf den ersten drei Plätzen steigen um einen Schritt je offener Karte, alle anderen fallen um 1, und ihr verkauft.
summary-turn-round = Dann bekommt ihr je zwei Karten; wer einen Kaufmann vor sich liegen hat, bekommt mehr.
summary-score-sale = Am Markttag bringt jede Warenkarte deiner Auslage den neuen Preis ihrer Ware.
summary-score-seal = Mit Siegel bringt sie das Doppelte, wenn höchstens drei Karten dieser Ware offen liegen.
summary-score-consigned = Am Ende bringt jede eingelagerte Karte den doppelten Preis ihrer Ware.
summary-end = Sobald jemand nach einem Markttag 100 Gulden oder mehr hat, werden die eingelagerten Karten bezahlt, und wer die meisten Gulden hat, gewinnt.
summary-idea = Die Ware mit fünf Karten steigt um fünf Schritte: Von 4 kommt sie auf 9, von 5 stürzt sie auf 1. Schau also auf ihren Preis, bevor du die fünfte Karte legst, und darauf, wer die meisten davon vor sich hat.

## Die geführte erste Partie

lesson-aim = Willkommen in Augsburg! Du handelst mit fünf Waren. Wer am Ende die meisten Gulden hat, gewinnt, und zu Ende ist es, sobald jemand 100 hat.
lesson-prices = Jede Ware hat ihren Preis, von 1 bis 9 Gulden. Am Anfang stehen alle auf 5, und bewegt werden sie nur an Markttagen.
lesson-hand = Das sind deine Handkarten. In deinem Zug tust du genau eines: eine Karte anbieten, eine ziehen oder eine einlagern. Du wirst alles einmal ausprobieren.
lesson-offer = Fangen wir an: Biete deine Juwelen an. Wähle die Karte ohne Siegel und dann „Anbieten“.
lesson-offered = Da liegen sie. Am nächsten Markttag verkaufst du sie. Und sie zeigen Nachfrage: Je mehr Karten einer Ware offen liegen, desto höher steigt ihr Preis.
lesson-jakob = Auch Jakob der Reiche hat offene Karten. Sie zählen zur Nachfrage, doch bezahlt wird er nie. Jetzt sind die anderen am Zug.
lesson-draw = Du bist wieder am Zug. Zieh eine Karte: Das darfst du, solange du höchstens vier auf der Hand hast.
lesson-drew = Du hast { $card-einen } gezogen. Das weißt nur du.
lesson-merchant = Leg jetzt deinen Kaufmann aus. Kaufleute werden nicht verkauft, doch dieser bringt dir in der nächsten Runde zwei Karten mehr.
lesson-consign = Die dritte Aktion: Lagere eine Warenkarte ein, zum Beispiel Wein. Sie liegt verdeckt bis zum Ende und bringt dann das Doppelte des Preises ihrer Ware.
lesson-consigned = Was dort liegt, weißt nur du. In den ersten beiden Runden darfst du je einmal einlagern. Jakob bekommt dafür jedes Mal eine offene Karte.
lesson-seal = Eine Karte mit Siegel bringt am Markttag das Doppelte, wenn höchstens drei Karten ihrer Ware offen liegen. Biete deine jetzt an.
lesson-fifth = Vier Karten Kupfer liegen offen. Die fünfte Karte einer Ware beendet die Runde, und es ist Markttag. An jedem Stand siehst du den Preis von jetzt und den, der daraus würde.
lesson-close = Die fünfte Karte hebt Kupfer um fünf Schritte. Es steht auf 5, und hinter der 9 stürzt jeder Preis auf 1. Das trifft alle, die viel Kupfer haben; du hast kaum welches. Biete deines an!
lesson-market = Markttag! Die drei Waren mit den meisten offenen Karten steigen für jede Karte um einen Schritt, alle anderen sinken um einen. Was über 9 steigen würde, stürzt auf 1.
lesson-earned =
    { $earned ->
        [0] Dann verkaufen alle ihre Auslage zu den neuen Preisen. Für dich war diesmal nichts dabei; das nächste Mal wird es besser.
        [one] Dann verkaufen alle ihre Auslage zu den neuen Preisen. Das hat dir 1 Gulden gebracht.
       *[other] Dann verkaufen alle ihre Auslage zu den neuen Preisen. Das hat dir { $earned } Gulden gebracht.
    } Was du eingelagert hast, bleibt liegen.
lesson-round = Eine neue Runde: Alle bekommen zwei Karten, und zwei mehr, wer einen Kaufmann vor sich hat. Die Preise bleiben, wie sie sind.
lesson-idea = Eine Idee, wie du gewinnst: Die Ware, die die Runde beendet, steigt nur von 4 oder weniger aus; von 5 aus stürzt sie. Biete also an, was Zweites wird, und beende die Runde mit einer Ware, die andere angeboten haben.
lesson-own = Jetzt entscheidest du: Tu, was du magst. Wenn du unsicher bist, sagt dir „Rat“, was jemand mit Erfahrung tun würde.
lesson-end = Gut gespielt! Sobald jemand nach einem Markttag 100 Gulden hat, werden die eingelagerten Karten bezahlt, und wer am reichsten ist, gewinnt. Spiel weiter, wie du magst; ich schaue still zu.

## Pictures of the rulebook

picture-dial = Am Anfang stehen alle fünf Warenanzeiger auf 5. Die Preise steigen im Uhrzeigersinn bis 9; darüber hinaus kommt der Preissturz auf 1.
picture-deal = Es kann losgehen: Vier Karten hast du auf der Hand, und nur du siehst sie; zwei liegen offen bei Jakob. Im Nachziehstapel bleiben { $deck }.
picture-turn = Du bist am Zug und tust genau eines: eine Karte anbieten, eine einlagern (Runden 1 und 2) oder eine ziehen.
picture-offer = Du bietest Gewürze mit Siegel an. Es ist ihre erste offene Karte, und die unterste Zeile zeigt, was aus dem Preis würde, wenn jetzt Markttag wäre: Er stiege, statt zu fallen.
picture-consign = Du lagerst Gewürze ein: Die Karte liegt verdeckt auf dem Platz von Runde 1, und nur du weißt, was es ist. Zu dritt bekommt Jakob dafür sofort eine Karte, hier { $card }.
picture-fifth = Vier Karten mit Juwelen liegen offen: eine von Anna, eine von Ben und zwei von Jakob. Frei ist noch der Platz mit der Glocke: Die fünfte Karte, woher sie auch kommt, beendet die Runde. Du hast sie auf der Hand.
picture-prices = Beispiel. Du bietest die fünfte Karte mit Juwelen an. Von { $old } aus müssten sie { $most } Schritte steigen, über 9 hinaus: Sie stürzen auf { $jewels }. Kupfer und Wein, beide mit Nachfrage { $second }, teilen sich den zweiten Platz und steigen auf { $copper }; einen dritten gibt es nicht. Tuch und Gewürze fallen deshalb auf { $spices }.
picture-sales = Beispiel. Deine Auslage bringt { $copper } (Kupfer) + { $wine } (Wein) + { $spices } (Gewürze) + { $jewels } (Juwelen) = { $earned }. Von den Gewürzen liegen nur zwei Karten auf dem Tisch: Dein Siegel verdoppelt ihren Preis von { $each }. Von Kupfer und Wein liegen je vier da, ihre Siegel nützen nichts.
picture-merchant = Du beendest Runde 3 mit Juwelen, und ein Kaufmann liegt vor dir. Alles wird verkauft; du bekommst zwei Karten wie alle und zwei mehr für den Kaufmann: { $before } − 1 + 4 = { $number } Handkarten.
picture-reckoning = Beispiel. Nach fünf Markttagen hat { $first-seat } genau { $first } Gulden und du { $own }: Die Partie ist zu Ende, die eingelagerten Karten werden bezahlt. { $second-seat } hat { $second }, bekommt für zweimal Tuch je { $cloth } und kommt auf { $behind }, vor { $first-seat } mit { $last }. Deine Gewürze bringen { $spices }, dein Kupfer { $copper }: Mit { $mine } gewinnst du.
