### Die Glücksritter auf Deutsch

## Das Spiel

game-title = Die Glücksritter
game-tagline = Sechs Helfer, eine geheime Wahl und eine Burg, die als erste stehen soll
game-about = Dem mittelalterlichen Deutschland sind die Kreuzzüge ausgegangen, also wetteifern gelangweilte Ritter im Burgenbau: vier Mauern und vier Türme, und wer zuerst fertig ist, gewinnt. In jeder Runde wählst du heimlich zwei von sechs Helfern. Allein bekommst du dort ein Schnäppchen; zu mehreren wird alles teuer oder mager, und treffen sich zwei Schwarze Ritter, landet mindestens einer im Verlies. Versiegelte Dokumente beugen die Regeln, und eine Burg zählt nur, wenn sie am Ende der Runde noch steht.

## Was gefragt wird

plan-prompt =
    Wähle { $number ->
        [one] 1 Aktionskarte
       *[other] { $number } Aktionskarten
    } für diese Runde.
plan-prompt-locked = Deine Wahl ist festgelegt. Bis alle so weit sind, kannst du sie wieder öffnen.
grace-prompt = Seit du dich festgelegt hast, hat jemand offen etwas getan. Bleibt deine Wahl, wie sie ist?
ransoms-prompt = Dein Ritter sitzt im Verlies. Zahlst du { item-price } Lösegeld?
spy-prompt =
    { $target-you ->
        [yes] Du gehst
       *[no] { $target-seat } geht
    } { $spaces-zum }. Behältst du deine Karten oder tauschst du?
spy-prompt-nothing = Vor { $target-seat-wem } liegt keine Karte mehr. Behältst du deine Karten oder tauschst du?
buy-document-prompt = Zu mehreren kostet ein Dokument { item-price }, und du hast { item-wealth }. Möchtest du eines?
buy-prompt = Außer dir ist niemand hier: { CAP($piece-ein) } kostet { item-price }, und du hast { item-wealth }. Was kaufst du?
buy-prompt-crowded = Du bist nicht allein hier: { CAP($piece-ein) } kostet { item-price }, und du hast { item-wealth }. Was kaufst du?
duel-prompt =
    Du hast eine { $number }, { $rival-seat-wer } { $rival-you ->
        [yes] hast
       *[no] hat
    } eine { $rival-number }: Dein Ritter ist schon auf dem Weg ins Verlies. Reagierst du?
errand-prompt = Dein Ritter reitet aus. Wie lautet sein Auftrag?
attacked-prompt =
    { $you ->
        [yes] Du überfällst jemanden.
       *[no] { $seat } überfällt dich.
    } Noch kann ein Dokument helfen.
rolled-prompt =
    Der Spezialwürfel zeigt { $face-den }: Du bekämst { $face-id ->
        [purse] alle Münzen
       *[other] ein Bauteil
    } von { $victim-seat-wem }. Reagierst du?
steal-prompt = Welches Bauteil nimmst du { $victim-seat-wem } ab?
steal-prompt-victim = Welches Bauteil überlässt du { $attacker-seat-wem }?
steal-prompt-destroyed = Kein Bauteil von { $victim-seat-wem } passt auf deinen Bauplatz. Welches zerstörst du?
limit-prompt = Du hast { $limit } oder mehr Münzen einer Sorte: Die Hälfte davon geht zurück in den Sack, wenn kein Dokument hilft.
closing-prompt = Die Runde geht zu Ende. Spielst du ein Dokument, bevor die Burgen geprüft werden?
revealed-prompt = Alle Karten liegen offen. Spielst du ein Dokument?
plan-waiting = Alle wählen heimlich.
grace-waiting = Die Wahl ist fast vorbei: ein letzter Moment zum Überlegen.
ransoms-waiting = Ritter im Verlies warten auf ihr Lösegeld.
spy-waiting = Die Spione denken nach.
buy-waiting = { $space-beim } wird noch überlegt.
duel-waiting =
    { $you ->
        [yes] Du und { $rival-seat } tragt
       *[no] { $rival-you ->
                [yes] { $seat } und du tragt
               *[no] { $seat } und { $rival-seat } tragen
            }
    } ein Duell aus.
errand-waiting =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } sucht sich einen Auftrag aus.
attacked-waiting =
    { $seat-wer } { $you ->
        [yes] wirst
       *[no] wird
    } überfallen.
rolled-waiting =
    { $seat-wer } { $you ->
        [yes] betrachtest
       *[no] betrachtet
    } den Würfel.
steal-waiting =
    { $seat-wer } { $you ->
        [yes] wählst
       *[no] wählt
    } ein Bauteil aus.
limit-waiting =
    { $seat-wer } { $you ->
        [yes] hast
       *[no] hat
    } zu viele Münzen.
closing-waiting = Letzte Gelegenheit für Dokumente in dieser Runde.
revealed-waiting = Ein Augenblick für Dokumente.

## Was geantwortet werden kann

option-cards = { $spaces-short }
option-lay = { $document-quoted } legen
    .detail = Gehört dann zu deiner geheimen Wahl.
option-lay-at = { $document-quoted } gegen { $target-seat-wen } legen
    .detail = Gehört dann zu deiner geheimen Wahl.
option-lay-piece = { $document-quoted } für { $piece-einen } legen
    .detail = Gehört dann zu deiner geheimen Wahl.
option-play = { $document-quoted } spielen
option-play-at = { $document-quoted } gegen { $target-seat-wen } spielen
option-play-piece = Mit { $document-quoted } { $piece-einen } bauen
    .detail = Kostenlos und sofort.
option-exchange-for-gold = { $document-quoted }: Silber gegen { item-gold }
option-exchange-for-silver = { $document-quoted }: { item-gold } gegen Silber
option-unlock = Wahl wieder öffnen
    .detail = Karten und Dokumente bleiben liegen, bis du etwas änderst.
option-clear = Alles zurücknehmen
    .detail = Karten und Dokumente kommen zurück auf deine Hand, und du wählst neu.
option-keep-plan = Bei deiner Wahl bleiben
option-order-ask = Bei { $document-quoted } fragen
option-order-auto = { $document-quoted } immer spielen
option-order-never = { $document-quoted } nie spielen
option-timeout = Die Zeit ist um
option-ransom = Auslösen für { item-coins }
    .detail = Dein Ritter verlässt sofort das Verlies{ item-change }.
option-decline = Den Ritter im Verlies lassen
option-keep = Deine Karten behalten
    .detail = Du gehst { $spaces-zum }.
option-swap = { $spaces-short }
    .detail = Diese Karten statt der gelegten.
option-buy-nothing = Nichts kaufen
option-take-document = Ein Dokument umsonst nehmen
option-buy-document = { item-coins } zahlen
    .detail = Ein Dokument für { item-price }{ item-change }.
option-buy = { item-units } für { item-coins }
    .detail = Kostet { item-price }{ item-change }.
option-raid = Raubzug { $space-beim }
    .detail = Dein Ritter nimmt { item-gold } mit.
option-attack = { $victim-seat-wen } überfallen
    .detail =
        Im Geldbeutel { item-hidden }, auf dem Bauplatz { $pieces ->
            [0] noch nichts
            [one] 1 Bauteil
           *[other] { $pieces } Bauteile
        }.
option-stand-down = Nichts tun
option-steal = { $piece-einen } nehmen
option-give = { $piece-einen } hergeben
option-destroy = { $piece-einen } zerstören
option-return = { item-coins } zurückgeben
    .detail = Zurück in den Sack.
option-pass = Nichts spielen

## Was abgelehnt wird

refusal-not-asked = Im Augenblick hast du nichts zu entscheiden. Deine nächste Frage kommt von selbst.
refusal-locked = Deine Wahl ist festgelegt. Öffne sie erst wieder, dann kannst du sie ändern.
refusal-jailed = Dein Ritter sitzt im Verlies. Wähle unter den fünf anderen Karten oder löse ihn erst aus.
refusal-set-too-small =
    { $number ->
        [one] Es muss 1 Aktionskarte sein
       *[other] Es müssen { $number } Aktionskarten sein
    }, und { $chosen ->
        [0] du hast noch keine.
        [one] das ist nur eine.
       *[other] das sind nur { $chosen }.
    }
refusal-set-too-large =
    { $number ->
        [one] Es muss 1 Aktionskarte sein
       *[other] Es müssen { $number } Aktionskarten sein
    }, nicht { $chosen }. Mehr erlauben nur bestimmte rote Dokumente.
refusal-nothing-to-unlock = Deine Wahl ist nicht festgelegt: Du kannst sie einfach ändern.
refusal-nothing-to-clear = Du hast noch gar nicht gewählt. Such dir Karten aus.
refusal-no-such-set =
    Zur Wahl { $number ->
        [one] gehört 1 Aktionskarte
       *[other] gehören { $number } verschiedene Aktionskarten
    } mit Nummern von 1 bis 6.
refusal-answer-is-final = Du hast geantwortet, und dabei bleibt es. Warte auf die anderen.
refusal-name-twice = { $document-quoted } gehört schon zu deiner Wahl, und jeder Name zählt nur einmal in der Runde.
refusal-too-few-cards = Für { $document-quoted } hast du nicht mehr genug freie Aktionskarten.
refusal-own-target = { $document-quoted } richtet sich immer gegen andere, nie gegen dich selbst.
refusal-needs-target = { $document-quoted } muss sich gegen jemanden richten. Nenne jemanden.
refusal-red-is-laid = Das Dokument { $document-quoted } trägt ein rotes Siegel: Du legst es zu deiner geheimen Wahl, für sich allein spielen kannst du es nicht.
refusal-red-too-late = Das Dokument { $document-quoted } trägt ein rotes Siegel und gehört zu einer geheimen Wahl. Heb es für die nächste Runde auf.
refusal-yellow-is-played = Das Dokument { $document-quoted } trägt ein gelbes Siegel: Du spielst es zu seiner Zeit, zur geheimen Wahl legen kannst du es nicht.
refusal-window = Jetzt ist nicht der Moment für { $document-quoted }. Das Dokument bleibt auf deiner Hand.
refusal-played-already = Du hast { $document-quoted } in dieser Runde schon gespielt. Jeder Name geht nur einmal.
refusal-no-effect = { $document-quoted } würde jetzt nichts bewirken, darum bleibt das Dokument auf deiner Hand.
refusal-order = Vorgaben gibt es nur für Dokumente, mit denen du reagierst. Du musst sie auf der Hand haben, außer an Tischen, an denen Vorgaben entscheiden.
refusal-order-stands = Das ist schon deine Vorgabe für { $document-quoted }.
refusal-order-later = Vorgaben machst du während der geheimen Wahl. Die nächste Gelegenheit kommt in der nächsten Runde.
refusal-knight-is-free = Dein Ritter sitzt nicht im Verlies. Da ist niemand auszulösen.
refusal-ransom-too-late = An diesem Tisch wird das Lösegeld vor den Einnahmen gezahlt. Die nächste Gelegenheit kommt in der nächsten Runde.
refusal-ransom-too-dear = Das Lösegeld kostet { item-price }, und du hast { item-wealth }.
refusal-ransom-locked = Deine Wahl ist festgelegt. Öffne sie erst wieder, dann kannst du das Lösegeld zahlen.
refusal-too-many-swaps = So viele Karten lässt dich dein Spionagebericht nicht tauschen.
refusal-swap-size = Es müssen gleich viele Karten bleiben: { $number }.
refusal-site-full = Auf deinem Bauplatz ist dafür kein Platz: Eine Burg hat { $most } { $piece-plural }, mehr nicht.
refusal-too-dear = Das kostet { item-price }, und du hast { item-wealth }.
refusal-name-coins = Es sind { item-price } zu zahlen: Sag, mit welchen Münzen.
refusal-too-many-units =
    Mehr als { $number ->
        [one] { $piece-einen }
       *[other] { $number } { $piece-plural }
    } auf einmal verkauft dir niemand.
refusal-no-documents = Es gibt kein Dokument mehr, weder im Stapel noch auf der Ablage.
refusal-no-gold = { $space-beim } liegt kein Gold, ein Raubzug brächte also nichts.
refusal-attack-self = Dich selbst kannst du nicht überfallen. Nenne jemand anderen.
refusal-piece = Das geht nicht: Entweder hat das Opfer { $piece-keinen }, oder es ist kein Platz mehr dafür.

## Was geschieht

started =
    Das Los entscheidet: { CAP($seat-wer) } { $you ->
        [yes] hast
       *[no] hat
    } den Vorrang.
round-began =
    Runde { $round }: { CAP($seat-wer) } { $you ->
        [yes] hast
       *[no] hat
    } den Vorrang.
time-up =
    { $you ->
        [yes] Deine Zeit
       *[no] Die Zeit von { $seat }
    } ist um.
waiver-ended =
    { $you ->
        [yes] Deine Befreiung
       *[no] Die Befreiung von { $seat }
    } ist zu Ende: Für { $seat-wen } gilt wieder die Münzgrenze.
ducats-reshuffled = Die Dukatenkarten werden neu gemischt.
ducat-card =
    Die Dukatenkarte bringt dem Steuereintreiber { $tax ->
        [one] 1 Münze
       *[other] { $tax } Münzen
    } und dem Zöllner { $customs }.
space-filled =
    { $coins ->
        [0] Für { $space-den } ist nichts mehr im Sack.
       *[other] { $space-der } bekommt { item-coins }.
    }
bag-empty =
    Der Sack ist leer: { $number ->
        [one] Es fehlt eine Münze.
       *[other] Es fehlen { $number } Münzen.
    }
ransomed =
    { $you ->
        [yes] Du löst deinen Ritter
       *[no] { $seat } löst den eigenen Ritter
    } für { item-coins } aus.
ransomed-hidden =
    { $you ->
        [yes] Du löst deinen Ritter
       *[no] { $seat } löst den eigenen Ritter
    } für { item-hidden } aus.
ransomed-hidden-known = { ransomed }
red-revealed =
    { $seat-wer } { $you ->
        [yes] deckst
       *[no] deckt
    } { $document-quoted } auf.
red-revealed-at =
    { $seat-wer } { $you ->
        [yes] deckst
       *[no] deckt
    } { $document-quoted } gegen { $target-seat-wen } auf.
red-revealed-piece =
    { $seat-wer } { $you ->
        [yes] deckst
       *[no] deckt
    } { $document-quoted } für { $piece-einen } auf.
seized =
    { $seat-wer } { $coins ->
        [0] { $you ->
                [yes] findest
               *[no] findet
            } { $space-beim } nichts einzuziehen.
       *[other] { $you ->
                [yes] ziehst
               *[no] zieht
            } { $space-beim } { item-coins } ein.
    }
summoned =
    { $seat-wer } { $you ->
        [yes] lädst
       *[no] lädt
    } { $target-seat-wen } { $target-you ->
        [yes] vor: Du nimmst eine verdeckte Karte zurück.
       *[no] vor, und eine verdeckte Karte kommt zurück auf die Hand.
    }
summoned-known =
    { $seat-wer } { $you ->
        [yes] lädst
       *[no] lädt
    } { $target-seat-wen } { $target-you ->
        [yes] vor: Du nimmst deine Karte für { $space-den } zurück.
       *[no] vor, und die Karte für { $space-den } kommt zurück auf die Hand.
    }
summons-idle =
    { $seat-wer } { $you ->
        [yes] lädst
       *[no] lädt
    } { $target-seat-wen } vor, aber { $target-you ->
        [yes] du hast keine verdeckte Karte mehr.
       *[no] da liegt keine verdeckte Karte mehr.
    }
spied =
    { $seat-wer } { $you ->
        [yes] siehst dir
       *[no] sieht sich
    } { $target-you ->
        [yes] deine Karten
       *[no] die Karten von { $target-seat }
    } an.
spied-known =
    { $seat-wer } { $you ->
        [yes] siehst dir
       *[no] sieht sich
    } { $target-you ->
        [yes] deine Karten
       *[no] die Karten von { $target-seat }
    } an: Sie führen { $spaces-zum }.
spied-nothing =
    { $seat-wer } { $you ->
        [yes] willst dir
       *[no] will sich
    } { $target-you ->
        [yes] deine Karten
       *[no] die Karten von { $target-seat }
    } ansehen, aber es liegt keine mehr da.
actions-revealed =
    { $seat-wer } { $you ->
        [yes] gehst
       *[no] geht
    } { $spaces-zum }.
actions-none =
    { $seat-wer } { $you ->
        [yes] gehst
       *[no] geht
    } in dieser Runde nirgendwohin.
visit-closed = { $space-der } hat in dieser Runde geschlossen: Die Karten dort bewirken nichts.
document-drawn =
    { $seat-wer } { $you ->
        [yes] ziehst
       *[no] zieht
    } ein Dokument.
document-drawn-known =
    { $seat-wer } { $you ->
        [yes] ziehst
       *[no] zieht
    } { $document-quoted }.
documents-exhausted = Für { $seat-wen } ist kein Dokument mehr da.
documents-reshuffled =
    { $number ->
        [one] Das eine abgelegte Dokument bildet den neuen Stapel.
       *[other] Die { $number } abgelegten Dokumente werden gemischt und bilden den neuen Stapel.
    }
document-bought =
    { $seat-wer } { $you ->
        [yes] kaufst
       *[no] kauft
    } ein Dokument { item-paid }.
document-bought-hidden =
    { $seat-wer } { $you ->
        [yes] kaufst
       *[no] kauft
    } ein Dokument { item-paid-hidden }.
document-bought-hidden-known = { document-bought }
bought =
    { $seat-wer } { $you ->
        [yes] kaufst
       *[no] kauft
    } { item-pieces } { item-paid }.
bought-hidden =
    { $seat-wer } { $you ->
        [yes] kaufst
       *[no] kauft
    } { item-pieces } { item-paid-hidden }.
bought-hidden-known = { bought }
bought-nothing =
    { $seat-wer } { $you ->
        [yes] kaufst
       *[no] kauft
    } { $space-beim } nichts.
change-given =
    { $seat-wer } { $you ->
        [yes] bekommst
       *[no] bekommt
    } eine Silbermünze zurück.
change-lost =
    { $seat-wer } { $you ->
        [yes] bekommst
       *[no] bekommt
    } kein Wechselgeld: Der überzählige Dukaten ist verloren.
document-paid =
    { $seat-wer } { $you ->
        [yes] zahlst
       *[no] zahlt
    } dafür { item-coins }.
document-paid-hidden =
    { $seat-wer } { $you ->
        [yes] zahlst
       *[no] zahlt
    } dafür { item-hidden }.
document-paid-hidden-known = { document-paid }
duel-rolled =
    Duell: { CAP($seat-wer) } { $you ->
        [yes] hast
       *[no] hat
    } eine { $number }, { $rival-seat-wer } { $rival-you ->
        [yes] hast
       *[no] hat
    } eine { $rival-number }.
duel-won =
    { $seat-wer } { $you ->
        [yes] gewinnst
       *[no] gewinnt
    } das Duell.
knights-crowd = Gleich { $number } Ritter treffen aufeinander: Alle werden ins Verlies geworfen.
jailed =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } kommt ins Verlies.
raided =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } raubt { $space-beim } { item-gold }.
attacked =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } überfällt { $victim-seat-wen }.
stood-down =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } tut nichts.
attack-cancelled =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } muss von { $victim-seat-wem } ablassen.
attack-rolled =
    { $seat-wer } { $you ->
        [yes] würfelst
       *[no] würfelt
    } { $face-den }.
purse-taken =
    { $seat-wer } { $you ->
        [yes] nimmst
       *[no] nimmt
    } { $victim-seat-wem } den Geldbeutel mit { item-coins } ab.
purse-taken-hidden =
    { $seat-wer } { $you ->
        [yes] nimmst
       *[no] nimmt
    } { $victim-seat-wem } den Geldbeutel mit { item-hidden } ab.
purse-taken-hidden-known = { purse-taken }
purse-empty =
    { $seat-wer } { $you ->
        [yes] greifst
       *[no] greift
    } nach { $victim-you ->
        [yes] deinem Geldbeutel
       *[no] dem Geldbeutel von { $victim-seat }
    }, aber er ist leer.
piece-stolen =
    { $seat-wer } { $you ->
        [yes] nimmst
       *[no] nimmt
    } { $victim-seat-wem } { $piece-einen } ab.
piece-destroyed =
    { $seat-wer } { $you ->
        [yes] zerstörst
       *[no] zerstört
    } { $piece-einen } von { $victim-seat-wem }.
nothing-stolen =
    { $seat-wer } { $you ->
        [yes] findest
       *[no] findet
    } bei { $victim-seat-wem } nichts zu holen.
shared =
    { $seat-wer } { $coins ->
        [0] { $you ->
                [yes] gehst
               *[no] geht
            } { $space-beim } leer aus.
       *[other] { $you ->
                [yes] bekommst
               *[no] bekommt
            } { $space-beim } { item-coins }.
    }
limit-halved =
    { $seat-wer } { $you ->
        [yes] hast
       *[no] hat
    } zu viele: { $coin-several } { $number ->
        [one] geht
       *[other] gehen
    } zurück in den Sack, { $kept } bleiben.
limit-halved-hidden =
    { $seat-wer } { $you ->
        [yes] hast
       *[no] hat
    } zu viele: { $number ->
        [one] Eine Münze geht
       *[other] { $number } Münzen gehen
    } zurück in den Sack.
limit-halved-hidden-known = { limit-halved }
document-played =
    { $seat-wer } { $you ->
        [yes] spielst
       *[no] spielt
    } { $document-quoted }.
document-played-at =
    { $seat-wer } { $you ->
        [yes] spielst
       *[no] spielt
    } { $document-quoted } gegen { $target-seat-wen }.
document-played-piece =
    { $seat-wer } { $you ->
        [yes] spielst
       *[no] spielt
    } { $document-quoted } für { $piece-einen }.
limit-waived =
    { $seat-wer } { $you ->
        [yes] behältst
       *[no] behält
    } trotz der Münzgrenze alle Münzen.
knight-released =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } verlässt das Verlies.
coins-drawn =
    { $seat-wer } { $you ->
        [yes] ziehst
       *[no] zieht
    } { item-coins } aus dem Sack.
coins-drawn-hidden =
    { $seat-wer } { $you ->
        [yes] ziehst
       *[no] zieht
    } { item-hidden } aus dem Sack.
coins-drawn-hidden-known = { coins-drawn }
piece-gained =
    { $seat-wer } { $you ->
        [yes] baust
       *[no] baut
    } kostenlos { $piece-einen }.
levied =
    { $seat-wer } { $coins ->
        [0] { $you ->
                [yes] findest
               *[no] findet
            } nirgends eine Münze für die Abgabe.
       *[other] { $you ->
                [yes] erhebst
               *[no] erhebt
            } eine Abgabe von { item-coins }.
    }
levied-hidden =
    { $seat-wer } { $coins ->
        [0] { $you ->
                [yes] findest
               *[no] findet
            } nirgends eine Münze für die Abgabe.
       *[other] { $you ->
                [yes] erhebst
               *[no] erhebt
            } eine Abgabe von { item-hidden }.
    }
levied-hidden-known = { levied }
levy-given =
    { $seat-wer } { $you ->
        [yes] gibst
       *[no] gibt
    } { item-coins } ab.
levy-given-hidden =
    { $seat-wer } { $you ->
        [yes] gibst
       *[no] gibt
    } { item-hidden } ab.
levy-given-hidden-known = { levy-given }
coins-stolen =
    { $seat-wer } { $coins ->
        [0] { $you ->
                [yes] findest
               *[no] findet
            } bei { $target-seat-wem } keine Münze.
       *[other] { $you ->
                [yes] nimmst
               *[no] nimmt
            } { $target-seat-wem } { item-coins } ab.
    }
coins-stolen-hidden =
    { $seat-wer } { $coins ->
        [0] { $you ->
                [yes] findest
               *[no] findet
            } bei { $target-seat-wem } keine Münze.
       *[other] { $you ->
                [yes] nimmst
               *[no] nimmt
            } { $target-seat-wem } { item-hidden } ab.
    }
coins-stolen-hidden-known = { coins-stolen }
documents-stolen =
    { $seat-wer } { $you ->
        [yes] nimmst
       *[no] nimmt
    } { $target-seat-wem } { $number ->
        [one] ein Dokument
       *[other] { $number } Dokumente
    } ab.
documents-stolen-known =
    { $seat-wer } { $you ->
        [yes] nimmst
       *[no] nimmt
    } { $target-seat-wem } { $documents-quoted } ab.
exchanged-for-gold =
    { $seat-wer } { $coins ->
        [0] { $you ->
                [yes] kannst
               *[no] kann
            } nichts tauschen, im Sack ist kein Gold.
       *[other] { $you ->
                [yes] bekommst
               *[no] bekommt
            } { item-coins } für Silber.
    }
exchanged-for-gold-hidden =
    { $seat-wer } { $coins ->
        [0] { $you ->
                [yes] kannst
               *[no] kann
            } nichts tauschen, im Sack ist kein Gold.
        [one] { $you ->
                [yes] bekommst
               *[no] bekommt
            } 1 Goldmünze für Silber.
       *[other] { $you ->
                [yes] bekommst
               *[no] bekommt
            } { $coins } Goldmünzen für Silber.
    }
exchanged-for-gold-hidden-known = { exchanged-for-gold }
exchanged-for-silver =
    { $seat-wer } { $coins ->
        [0] { $you ->
                [yes] kannst
               *[no] kann
            } nichts tauschen, im Sack ist zu wenig Silber.
       *[other] { $you ->
                [yes] bekommst
               *[no] bekommt
            } { item-coins } für Gold.
    }
exchanged-for-silver-hidden =
    { $seat-wer } { $coins ->
        [0] { $you ->
                [yes] kannst
               *[no] kann
            } nichts tauschen, im Sack ist zu wenig Silber.
        [one] { $you ->
                [yes] bekommst
               *[no] bekommt
            } 1 Silbermünze für Gold.
       *[other] { $you ->
                [yes] bekommst
               *[no] bekommt
            } { $coins } Silbermünzen für Gold.
    }
exchanged-for-silver-hidden-known = { exchanged-for-silver }
space-closed = { $space-der } hat in dieser Runde geschlossen.
castle-complete =
    { $you ->
        [yes] Deine Burg
       *[no] Die Burg von { $seat }
    } ist fertig!
stopped = Die Partie endet nach Runde { $round }.
final-score =
    { $seat-wer } { $you ->
        [yes] beendest
       *[no] beendet
    } die Partie { $pieces ->
        [0] ohne Bauteil und mit
        [one] mit 1 Bauteil und
       *[other] mit { $pieces } Bauteilen und
    } { $ducats ->
        [0] leerem Geldbeutel.
       *[other] { $ducats } Dukaten.
    }

## Teile von Sätzen

item-coins =
    { $gold ->
        [0] { $silver ->
                [0] keine Münze
                [one] 1 Silbermünze
               *[other] { $silver } Silbermünzen
            }
       *[other] { $silver ->
                [0] { item-gold }
                [one] { $gold } Gold- und 1 Silbermünze
               *[other] { $gold } Gold- und { $silver } Silbermünzen
            }
    }
item-gold =
    { $gold ->
        [one] 1 Goldmünze
       *[other] { $gold } Goldmünzen
    }
item-hidden =
    { $coins ->
        [0] keine Münze
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
item-price =
    { $price ->
        [0] nichts
       *[other] { $price } Dukaten
    }
item-wealth =
    { $ducats ->
        [0] keinen
       *[other] { $ducats }
    }
item-paid =
    { $price ->
        [0] umsonst
       *[other] für { item-price } ({ item-coins })
    }
item-paid-hidden =
    { $price ->
        [0] umsonst
       *[other] für { item-price }, bezahlt mit { item-hidden }
    }
item-pieces =
    { $number ->
        [one] { $piece-einen }
       *[other] { $number } { $piece-plural }
    }
item-units =
    { $number ->
        [one] 1 { $piece-bare }
       *[other] { $number } { $piece-plural }
    }
item-change =
    { $change ->
        [0] { $lost ->
                [0] { "" }
               *[other] , und der überzählige Dukaten ist verloren
            }
       *[other] , und du bekommst eine Silbermünze zurück
    }

## Namen

# .noun erklärt die Formen eines Namens, .short sagt man dafür, .several zählt, .text steht auf der Karte.

name-brother-jacob = Bruder Jakob
    .noun = m name: Bruder Jakob
    .zum = zu Bruder Jakob
    .short = Jakob
name-farmer-johann = Bauer Johann
    .noun = m name: Bauer Johann
    .zum = zu Bauer Johann
    .short = Johann
name-master-ehrenfried = Meister Ehrenfried
    .noun = m name: Meister Ehrenfried
    .zum = zu Meister Ehrenfried
    .short = Ehrenfried
name-black-knight = Schwarzer Ritter
    .noun = m: Schwarz- Ritter, Ritters, Ritter
    .short = der Ritter
name-tax-collector = Steuereintreiber
    .noun = m: Steuereintreiber, Steuereintreibers, Steuereintreiber
    .short = die Steuer
name-customs-officer = Zöllner
    .noun = m: Zöllner, Zöllners, Zöllner
    .short = der Zoll
name-dungeon = Verlies
    .noun = n: Verlies, Verlieses, Verliese
name-purse = Geldbeutel
    .noun = m: Geldbeutel, Geldbeutels, Geldbeutel
name-castle = Burg
    .noun = f: Burg, Burg, Burgen
name-wall = Mauer
    .noun = f: Mauer, Mauer, Mauern
name-tower = Turm
    .noun = m: Turm, Turms, Türme
name-gold-coin = Goldmünze
    .noun = f: Goldmünze, Goldmünze, Goldmünzen
    .several =
        { $number ->
            [one] 1 Goldmünze
           *[other] { $number } Goldmünzen
        }
name-silver-coin = Silbermünze
    .noun = f: Silbermünze, Silbermünze, Silbermünzen
    .several =
        { $number ->
            [one] 1 Silbermünze
           *[other] { $number } Silbermünzen
        }
name-ducat = Dukaten
    .noun = m: Dukaten, Dukatens, Dukaten
name-bag = Sack
    .noun = m: Sack, Sacks, Säcke
name-ransom = Lösegeld
    .noun = n: Lösegeld, Lösegelds, Lösegelder
name-document = Dokument
    .noun = n: Dokument, Dokuments, Dokumente
name-red-document = Rotes Dokument
    .noun = n: rot- Dokument, Dokuments, Dokumente
name-yellow-document = Gelbes Dokument
    .noun = n: gelb- Dokument, Dokuments, Dokumente
name-action-card = Aktionskarte
    .noun = f: Aktionskarte, Aktionskarte, Aktionskarten
name-ducat-card = Dukatenkarte
    .noun = f: Dukatenkarte, Dukatenkarte, Dukatenkarten
name-building-site = Bauplatz
    .noun = m: Bauplatz, Bauplatzes, Bauplätze
name-coin-limit = Münzgrenze
    .noun = f: Münzgrenze, Münzgrenze, Münzgrenzen
name-lead = Vorrang
    .noun = m: Vorrang, Vorrangs
name-round = Runde
    .noun = f: Runde, Runde, Runden

## Hausregeln

table-limit-repeat = Münzgrenze
    .help = Was geschieht, wenn nach dem Halbieren noch zu viele Münzen da sind.
table-limit-repeat-repeat = Weiter halbieren, bis es passt
table-limit-repeat-once = Nur einmal halbieren
table-change = Wechselgeld
    .help = Was mit dem überzähligen Dukaten geschieht, wenn ein ungerader Betrag nur in Gold gezahlt werden kann.
table-change-silver-from-bag = Eine Silbermünze kommt aus dem Sack zurück
table-change-overpay-lost = Er ist verloren
table-stolen-piece-choice = Geraubtes Bauteil
    .help = Wer zwischen Mauer und Turm wählt, wenn eine Burg überfallen wird.
table-stolen-piece-choice-attacker = Wer überfällt
table-stolen-piece-choice-victim = Das Opfer
table-unplaceable-piece = Beute ohne Platz
    .help = Was ein Überfall bewirkt, wenn kein Bauteil auf den Bauplatz passt, auf den es kommen soll.
table-unplaceable-piece-nothing = Nichts
table-unplaceable-piece-destroyed = Ein Bauteil wird zerstört
table-coins-visibility = Geldbeutel
    .help = Wie viel alle von den Münzen der anderen sehen.
table-coins-visibility-public = Gold und Silber liegen offen
table-coins-visibility-hidden = Nur die Zahl der Münzen ist bekannt
table-ransom-moment = Lösegeld
    .help = Wann du deinen Ritter auslösen kannst.
table-ransom-moment-planning = Während der geheimen Wahl
table-ransom-moment-before-income = Vor den Einnahmen
table-final-tie = Gleichstand
    .help = Wer gewinnt, wenn mehrere Burgen fertig und die Dukaten gleich sind.
table-final-tie-shared = Der Sieg wird geteilt
table-final-tie-documents-then-shared = Wer mehr Dokumente auf der Hand hat
table-yellow-mode = Reaktionen
    .help = Ob die Partie auf Reaktionen mit gelben Dokumenten wartet.
table-yellow-mode-live = Die Partie wartet einen Moment
table-yellow-mode-orders = Vorgaben entscheiden
table-clock = Uhr
    .help = Ob Fragen eine Frist haben. Ist sie um, antwortet der Tisch.
table-clock-none = Ohne Uhr
table-clock-relaxed = Gemütlich
table-clock-brisk = Zügig
table-max-rounds = Dauer
    .help = Nach wie vielen Runden die Partie auch ohne fertige Burg endet.
table-max-rounds-60 = Nach Runde 60
table-max-rounds-30 = Nach Runde 30
table-max-rounds-0 = Nie

## Der Tisch im Terminal

sheet-board =
    Runde { $round } · { $bag ->
        [0] keine Münze
        [one] 1 Münze
       *[other] { $bag } Münzen
    } im Sack · Dokumente: { $pile } im Stapel, { $discard } auf der Ablage
sheet-space = { $space }
sheet-gold = Gold
sheet-silver = Silber
sheet-walls = Mauern
sheet-towers = Türme
sheet-documents = Dokumente
sheet-knight = Ritter
sheet-actions = Karten
sheet-seat-lead = ▸ { $seat }
sheet-coins =
    { $number ->
        [0] keine Münze
        [one] 1 Münze
       *[other] { $number } Münzen
    }
sheet-jailed = im Verlies
sheet-free = frei
sheet-own-documents = Deine Dokumente

## Der Tisch im Browser

board-hosts = Die sechs Helfer
board-visits = Karten hier
board-visits-past = In der letzten Runde hier
board-prices =
    Allein { $lone ->
        [0] umsonst
       *[other] { $lone } Dukaten
    }, zu mehreren { $crowded }
board-stock-1 = Dokumente im Stapel: { $number }
board-stock-2 = Mauern im Vorrat: { $number }
board-stock-3 = Türme im Vorrat: { $number }
board-knight = Raubzug, Überfall, Duell
board-dungeon =
    Verlies: { $number ->
        [0] leer
       *[other] { $number } Ritter
    }
board-ducat-card =
    Die Dukatenkarte bringt dem Steuereintreiber { $tax ->
        [one] 1 Münze
       *[other] { $tax } Münzen
    } und dem Zöllner { $customs }. { $deck ->
        [0] Es war die letzte im Stapel.
        [one] Im Stapel ist noch eine Karte.
       *[other] Im Stapel sind noch { $deck } Karten.
    }
board-ducats-of = Münzen
board-bag = Sack: { $gold } Gold, { $silver } Silber
board-bag-hidden =
    Sack: { $number ->
        [0] leer
        [one] 1 Münze
       *[other] { $number } Münzen
    }
board-last-round = Aufgedeckte Runde
board-discard = Ablage ({ $number })
board-site = Bauplatz: { $walls } von { $most-walls } Mauern, { $towers } von { $most-towers } Türmen
board-walls = Mauern: { $number } von { $most }
board-towers = Türme: { $number } von { $most }
board-if-it-stands = fertig, wenn sie am Ende der Runde noch steht
board-lead = Vorrang
board-locked = bereit
board-yours = du bist dran
board-thinking = überlegt
board-coins =
    { $number ->
        [one] Münze
       *[other] Münzen
    }
board-ducats =
    { $number ->
        [one] Dukaten
       *[other] Dukaten
    }
board-near =
    noch { $number ->
        [one] eine
       *[other] { $number }
    }, und die Hälfte ist weg
board-near-brief = noch { $number }
board-over-limit = die Hälfte ist weg
board-documents =
    { $number ->
        [0] kein Dokument
        [one] 1 Dokument
       *[other] { $number } Dokumente
    }
board-jailed = im Verlies
board-free = frei
board-my-cards = Deine Karten dieser Runde
board-idle-documents = Gerade nicht spielbare Dokumente ({ $number })
board-hand-documents = Dokumente auf deiner Hand ({ $number })
board-orders = Vorgaben ({ $number })
board-orders-hint = Was der Tisch für dich antwortet, wenn du mit einem Dokument reagieren könntest. Niemand sonst sieht es.
board-orders-hint-orders = Dieser Tisch wartet nie auf Reaktionen: Deine Vorgaben entscheiden. „Mich fragen“ heißt, dass das Geschenk gespielt wird und die anderen Dokumente nicht. Niemand sonst sieht es.
board-order-ask = Mich fragen
board-order-auto = Immer
board-order-never = Nie
board-lay = Legen
board-play = Spielen
board-other-coins = andere Münzen ({ $number })
board-change-given = 1 Silbermünze zurück
board-change-lost = 1 Dukaten verloren
board-returned = { $number } zurück
board-buys-wall =
    { $number ->
        [one] 1 Mauer
       *[other] { $number } Mauern
    } für { $price }
board-buys-tower =
    { $number ->
        [one] 1 Turm
       *[other] { $number } Türme
    } für { $price }
board-buys-document = { item-price }
board-too-dear = { $price }: zu teuer
board-visit-free = 1 Dokument umsonst
board-visit-full = Bauplatz voll
board-visit-ride = Raubzug, Überfall
board-visit-duel = Duell
board-visit-jail = Verlies
board-company-1 = Allein:
board-company-2 = Zu zweit:
board-company-3 = Zu dritt:
board-company-2-more = Ab zwei Karten:
board-company-3-more = Ab drei Karten:
board-action-cards = Deine Aktionskarten
board-in-dungeon = Im Verlies
board-ransom = Lösegeld
board-secret-plan = Deine geheime Wahl
board-choose-cards =
    Tippe { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } an.
board-choose-more = Noch eine Karte…
board-lock = Festlegen
board-keep = Behalten
board-swap = Tauschen
board-unit-1 =
    { $number ->
        [one] 1 Dokument
       *[other] { $number } Dokumente
    }
board-unit-2 =
    { $number ->
        [one] 1 Mauer
       *[other] { $number } Mauern
    }
board-unit-3 =
    { $number ->
        [one] 1 Turm
       *[other] { $number } Türme
    }
board-pay = Zahlen
board-raid = Raubzug
board-attack = Überfallen
board-odds = Spezialwürfel: { $purse }-mal der Geldbeutel, { $castle }-mal die Burg
board-have-locked =
    { $number ->
        [0] Noch niemand ist bereit
        [one] { $number } von { $of } ist bereit
       *[other] { $number } von { $of } sind bereit
    }
board-planned = Hier liegt deine Karte, verdeckt.
board-tax-collector = Steuer­eintreiber
board-scene-documents = Die roten Dokumente
board-scene-cards = Die Karten werden aufgedeckt
board-scene-duel = Duell!
board-scene-knights = Zu viele Ritter
board-scene-attack = Überfall!
board-scene-raid = Raubzug!
board-scene-theft = Gestohlen!
board-sheet = Die Abrechnung
board-source = Woher es kommt
board-pieces-paid = Gekaufte Mauern und Türme
board-pieces-stolen = Anderen abgenommen
board-pieces-granted = Kostenlos gebaut
board-pieces-lost = Verloren
board-castle = Burg
board-ducats-start = Dukaten am Anfang
board-ducats-income = Steuern und Zoll
board-ducats-knight = Raubzüge und Überfälle
board-ducats-documents = Durch Dokumente
board-ducats-bought = Einkäufe
board-ducats-ransoms = Lösegeld
board-ducats-robbed = Von anderen geraubt
board-ducats-returned = Zurückgegeben (Münzgrenze)
board-purse = Dukaten am Ende

## Gründe, die ein Bot nennt

name-reason-tempo = der Zeitpunkt in der Runde
name-reason-castle = die Burgen
name-reason-money = die Geldbeutel
name-reason-documents = die Dokumente
name-reason-knight = die Ritter
name-reason-visits = die kommenden Besuche
name-reason-income = die Münzen auf den Einnahmefeldern
reason-order = Spart Zeit: Das Dokument kommt von selbst, wenn es nötig ist.
reason-pieces =
    Sofort { $number ->
        [one] ein Bauteil
       *[other] { $number } Bauteile
    } mehr.
reason-ducats =
    Lässt { $number ->
        [one] 1 Dukaten
       *[other] { $number } Dukaten
    } mehr im Geldbeutel.
reason-rival-pieces =
    Kostet { $rival-seat-wen } { $number ->
        [one] ein Bauteil
       *[other] { $number } Bauteile
    }.
reason-buys-document = Ein Dokument für spätere Runden, welches auch immer.
reason-first-document = Die Hand ist leer, und ein Dokument kann einen Überfall abwehren.
reason-lone-price = Allein hier, da kostet es nur { $price }.
reason-saves-ducats =
    Spart { $number ->
        [one] 1 Dukaten
       *[other] { $number } Dukaten
    }.
reason-dear =
    Zu mehreren kostet es { $price }, { $number ->
        [one] 1 Dukaten
       *[other] { $number } Dukaten
    } mehr als allein.
reason-keeps-gold =
    Behält { $number ->
        [one] eine Goldmünze
       *[other] { $number } Goldmünzen
    } mehr.
reason-keeps-silver =
    Behält { $number ->
        [one] eine Silbermünze
       *[other] { $number } Silbermünzen
    } mehr für kleine Preise.
reason-under-limit = Kommt unter die Münzgrenze: Die { $coin-plural } sind sicher.
reason-builds =
    Die Burg bekommt { $number ->
        [one] { $piece-einen }
       *[other] { $number } { $piece-plural }
    } mehr.
reason-castle-done = Vollendet die Burg, und das beendet die Partie.
reason-castle-near =
    Dann { $number ->
        [one] fehlt der Burg nur noch ein Bauteil
       *[other] fehlen der Burg nur noch { $number } Bauteile
    }.
reason-overtakes =
    Überholt { $rival-seat-wen }: Mit { $number ->
        [one] einem Bauteil
       *[other] { $number } Bauteilen
    } ist es die größte Burg.
reason-ransom =
    Für { $number ->
        [one] 1 Dukaten
       *[other] { $number } Dukaten
    } ist der Ritter wieder frei.
reason-knight-rides = Ein freier Ritter kann rauben und überfallen, und die anderen müssen damit rechnen.
reason-ducats-left =
    Auch so { $number ->
        [one] bleibt 1 Dukaten
       *[other] bleiben { $number } Dukaten
    } im Geldbeutel.
reason-raid =
    { $number ->
        [one] Eine Goldmünze liegt
       *[other] { $number } Goldmünzen liegen
    } { $space-beim } ungeschützt.
reason-sure = Sicheres Gold statt eines Würfelwurfs.
reason-attack-purse =
    { $rival-you ->
        [yes] In deinem Geldbeutel
       *[no] Im Geldbeutel von { $rival-seat }
    } { $number ->
        [one] ist 1 Dukaten
       *[other] sind { $number } Dukaten
    }.
reason-attack-castle =
    { $rival-you ->
        [yes] Du hast
       *[no] { $rival-seat } hat
    } { $number ->
        [one] ein Bauteil
       *[other] { $number } Bauteile
    } zu verlieren.
reason-attack-leader =
    Keine Burg ist größer als { $rival-you ->
        [yes] deine
       *[no] die von { $rival-seat }
    }.
reason-attack-unarmed =
    { $rival-you ->
        [yes] Du hast kein Dokument, um dich
       *[no] { $rival-seat } hat kein Dokument, um sich
    } zu wehren.
reason-little-gold =
    Der Raubzug brächte nur { $number ->
        [one] eine Goldmünze
       *[other] { $number } Goldmünzen
    }.
reason-spares = Schont { $piece-den }.
reason-gives-of = Davon hat die Burg { $number }.
reason-little-use =
    { $rival-you ->
        [yes] Dir
       *[no] { $rival-seat }
    } fehlen davon ohnehin noch mehr.
reason-needs-piece =
    Der Burg von { $seat-wem } { $number ->
        [one] fehlt { $piece-ein }
       *[other] fehlen { $number } { $piece-plural }
    }.
reason-last-piece =
    Mehr als { $piece-einen } { $rival-you ->
        [yes] hast du
       *[no] hat { $rival-seat }
    } nicht.
reason-leaves-pieces =
    Lässt { $rival-seat-wem } nur { $number ->
        [one] { $piece-einen }
       *[other] { $number } { $piece-plural }
    }.
reason-tower-dear =
    Ein Turm kostet { $number ->
        [one] 1 Dukaten
       *[other] { $number } Dukaten
    } mehr als eine Mauer.
reason-walls-first =
    Eine Mauer mehr: Das macht { $number ->
        [one] eine Mauer
       *[other] { $number } Mauern
    }.
reason-stands-down = Nichts ist den Ritt wert.
reason-saves-ransom =
    Spart das Lösegeld von { $number ->
        [one] einem Dukaten
       *[other] { $number } Dukaten
    }.
reason-purse-thin =
    Mit { $number ->
        [one] 1 Dukaten
       *[other] { $number } Dukaten
    } geht das Bauen vor.
reason-thinks-again = Was inzwischen geschehen ist, verlangt andere Karten.
reason-plan-stays = Was inzwischen geschehen ist, ändert nichts an der Wahl.
reason-seizes =
    { $number ->
        [one] 1 Dukaten liegt
       *[other] { $number } Dukaten liegen
    } { $space-beim }.
reason-extra-action = Ein Besuch mehr in dieser Runde.
reason-fixed-price = Hält den Preis niedrig, auch zu mehreren.
reason-waives-limit = Rettet die Münzen vor der Münzgrenze.
reason-shield = Beendet den Überfall, bevor der Würfel rollt.
reason-frees-knight = Befreit den Ritter ohne Lösegeld.
reason-draws-coins = Frische Münzen aus dem Sack.
reason-free-piece = Ein Bauteil, ohne dafür zu zahlen.
reason-rolls-again = Der Würfel kann es nur besser machen.
reason-levy = Alle anderen zahlen.
reason-exchanges = Münzen der anderen Art halten Abstand zur Münzgrenze.
reason-closes-space = Dort richtet in dieser Runde niemand etwas aus.
reason-duel-bonus = Macht das Duell leichter zu gewinnen.
reason-takes-action = Nimmt { $rival-seat-wem } einen Besuch.
reason-spies =
    Sieht { $rival-you ->
        [yes] deine Karten
       *[no] die Karten von { $rival-seat }
    }, bevor es zu spät ist.
reason-steals-coins = Nimmt { $rival-seat-wem } Münzen ab.
reason-steals-document = Nimmt { $rival-seat-wem } ein Dokument ab.
reason-aims-leader =
    { $rival-you ->
        [yes] Du hast
       *[no] { $rival-seat } hat
    } die beste Burg.
reason-more-documents =
    Danach { $number ->
        [one] bleibt noch ein Dokument
       *[other] bleiben noch { $number } Dokumente
    }.
reason-purse-at-stake =
    { $number ->
        [one] 1 Dukaten steht
       *[other] { $number } Dukaten stehen
    } auf dem Spiel.
reason-castle-at-stake =
    Eine Burg mit { $number ->
        [one] einem Bauteil
       *[other] { $number } Bauteilen
    } steht auf dem Spiel.
reason-keeps-document = Hebt sich { $document-quoted } für einen besseren Moment auf.
reason-only-document = Es ist das einzige Dokument auf der Hand.
reason-little-to-lose =
    Der Geldbeutel hat nur { $number ->
        [one] 1 Dukaten
       *[other] { $number } Dukaten
    } zu verlieren.
reason-may-fail = Der Würfel kann { $rival-seat-wen } noch enttäuschen.
reason-takes-purse =
    Der Würfel zeigt den Geldbeutel, und { $rival-you ->
        [yes] deiner
       *[no] der von { $rival-seat }
    } ist zu haben.
reason-takes-castle =
    Der Würfel zeigt die Burg: Ein Bauteil { $rival-you ->
        [yes] von dir
       *[no] von { $rival-seat }
    } ist besser als Münzen.
reason-wins-duel = Die { $number } gewinnt das Duell schon.
reason-duel-lost = Eine { $number } ist kein Dokument wert.
reason-limit-small =
    Die Münzgrenze nimmt nur { $number ->
        [one] 1 Dukaten
       *[other] { $number } Dukaten
    }.
reason-later-round = In einer späteren Runde bewirkt es mehr.
reason-plan-document = Allein bei Bruder Jakob kostet ein Dokument nichts.
reason-plan-knight =
    Der Ritter kann { $rival-seat-wen } treffen, mit { $number ->
        [one] einem Bauteil
       *[other] { $number } Bauteilen
    } in der Burg.
reason-plan-raid =
    Der Ritter kann auf einem Raubzug { $number ->
        [one] eine Goldmünze
       *[other] { $number } Goldmünzen
    } holen.
reason-plan-income =
    { $number ->
        [one] 1 Dukaten liegt
       *[other] { $number } Dukaten liegen
    } { $space-beim } bereit.
reason-plan-builds =
    Das Geld reicht auch zu mehreren für { $number ->
        [one] { $piece-einen }
       *[other] { $number } { $piece-plural }
    }.
reason-plan-no-knight = Hält den Ritter aus dem Duell und aus dem Verlies heraus.
reason-plan-poor =
    { $space-beim } { $number ->
        [one] liegt nur 1 Dukaten
       *[other] liegen nur { $number } Dukaten
    }.
reason-plan-shared = Die Münzen { $space-beim } werden mit allen geteilt, die noch kommen.
reason-plan-full = Für das, was es { $space-beim } gibt, ist kein Platz mehr.
reason-plan-broke = Das Geld reicht { $space-beim } nicht.
reason-plan-company =
    Zu mehreren verlangt Bruder Jakob { $number ->
        [one] 1 Dukaten
       *[other] { $number } Dukaten
    } für ein Dokument.

## Material: die Teile von components.toml und ihre Schlüssel

material-plan = Geheime Wahl
    .action-cards-per-round = Aktionskarten je Runde
material-seat = Farben am Tisch
material-coins = Münzen
    .start-per-player = Alle beginnen mit
    .silver = Silber
    .gold = Gold
material-coin-limit = Münzgrenze
    .threshold = Ab so vielen Münzen einer Sorte
    .return-numerator = Zurückgegebener Anteil, Zähler
    .return-denominator = Zurückgegebener Anteil, Nenner
    .rounding = Gerundet
material-ransom = Lösegeld
material-pieces = Bauteile
    .per-castle = Je Burg
material-space = Felder des Spielplans
    .price-lone = Preis, wenn man allein dort ist
    .price-crowded = Preis zu mehreren
    .max-units = Höchstens
    .raid-coin = Ein Raubzug nimmt
    .raid-spaces = Ein Raubzug führt auf die Felder
    .duel-players = So viele tragen ein Duell aus
material-dungeon = Verlies
    .id = Feld
material-action-cards = Aktionskarten
    .numbers = Nummern
    .copies-per-colour = Von jeder je Farbe
material-dice = Würfel
    .faces = Seiten
    .normal = Normaler Würfel
    .special = Spezialwürfel
material-ducat-deck = Stapel der Dukatenkarten
    .when-empty = Wenn er leer ist
material-ducat-card = Dukatenkarten
    .tax = Münzen für den Steuereintreiber (Feld 5)
    .customs = Münzen für den Zöllner (Feld 6)
material-document-deck = Stapel der Dokumente
    .when-empty = Wenn er leer ist
    .hand-limit = Höchstens auf der Hand (0: beliebig viele)
material-document = Dokumente
    .seal = Siegel
    .speed = Schritt, in dem es wirkt
material-timing = Zeit in Sekunden
    .planning-seconds = Geheime Wahl
    .planning-grace-seconds = Letzter Moment der Wahl
    .spy-seconds = Spion
    .purchase-seconds = Kauf
    .knight-seconds = Schwarzer Ritter
    .reaction-seconds = Reaktion
    .closing-seconds = Rundenschluss
    .relaxed-times = Gemütlich: so viele Male so lang
    .mask-delay-min-seconds = Pause ohne Wahl, mindestens
    .mask-delay-max-seconds = Pause ohne Wahl, höchstens
material-words =
    .down = abgerundet
    .documents = Dokumente
    .walls = Mauern
    .towers = Türme
    .knight = Ritter
    .income = Einnahmen
    .reshuffle = alle werden neu gemischt
    .reshuffle-discard = die Ablage wird gemischt

# Hilfe zu allem: was etwas auf dem Tisch ist
help-brother-jacob = Wer allein kommt, zieht ein Dokument umsonst; zu mehreren kostet es 4 Dukaten.
help-farmer-johann = Verkauft eine oder zwei Mauern: je 4 Dukaten, wenn du allein hier bist, je 6 zu mehreren.
help-master-ehrenfried = Verkauft einen oder zwei Türme: je 5 Dukaten, wenn du allein hier bist, je 7 zu mehreren.
help-black-knight = Allein geht er auf Raubzug, überfällt jemanden oder tut nichts; zwei Ritter duellieren sich, drei oder mehr kommen ins Verlies.
help-tax-collector = Seine Münzen gehören dir, wenn du allein kommst; mehrere teilen gleichmäßig, der Rest bleibt liegen.
help-customs-officer = Seine Münzen gehören dir, wenn du allein kommst; mehrere teilen gleichmäßig, der Rest bleibt liegen.
help-price = In Dukaten je Stück: der erste Preis, wenn du allein hier bist, der zweite zu mehreren.
    .name = Preise
help-stock = So viele sind noch für alle da; zu Beginn reichen sie für sechs Burgen.
    .name = Vorrat
help-pile = So viele Dokumente liegen verdeckt; ist keines mehr da, werden die abgelegten gemischt.
    .name = Dokumentenstapel
help-heap = Die Münzen, die hier liegen, Gold und Silber; sie bleiben, bis jemand sie holt.
    .name = Münzen auf dem Feld
help-visit = Wessen Karten hier liegen; ab zwei Karten seid ihr zu mehreren.
    .name = Besuch
help-last-round = Was in der letzten Runde aufgedeckt wurde, mit Duellen und Überfällen, zum Nachlesen.
    .name = Die letzte Runde
help-castle = Vier Mauern und vier Türme sind eine Burg; wer sie am Ende der Runde hat, kann gewinnen.
help-wall = Steht sofort auf dem Bauplatz; vier haben dort Platz.
help-tower = Steht sofort auf dem Bauplatz; vier haben dort Platz.
help-gold-coin = 2 Dukaten wert; ab 8 Stück geht die Hälfte in den Sack zurück.
help-silver-coin = 1 Dukaten wert; ab 8 Stück geht die Hälfte in den Sack zurück.
help-hand = So viele Dokumente sind auf der Hand; alle sehen, wie viele, nicht welche.
    .name = Dokumente auf der Hand
help-knight-free = Der Ritter ist frei und kann gewählt werden.
    .name = Freier Ritter
help-knight-jailed = Der Ritter ist im Verlies: keine Karte 4, bis ein Lösegeld oder ein Gnadenbrief ihn befreit.
    .name = Ritter im Verlies
help-thinking = Hier wird noch gewählt.
    .name = Wählt noch
help-payment = Die Münzen, mit denen du zahlen würdest; du kannst auch andere wählen, solange der Wert stimmt.
    .name = Bezahlung
help-face-purse = Bei einem Überfall bekommt der Ritter alle Münzen des Opfers.
    .name = Geldbeutel (Spezialwürfel)
help-face-castle = Bei einem Überfall kommt eine Mauer oder ein Turm des Opfers auf den Bauplatz des Ritters.
    .name = Burg (Spezialwürfel)
help-die = Die höhere Zahl gewinnt; bei gleichen Zahlen kommen beide Ritter ins Verlies.
    .name = Würfel im Duell

## Das Spiel auf einer Seite

summary-aim = Bau vor allen anderen eine Burg aus vier Mauern und vier Türmen; am Ende der Runde muss sie noch stehen.
summary-pieces-helpers = Sechs Aktionskarten, eine je Helfer; du spielst jede Runde zwei
summary-pieces-castle = Mauern und Türme: je vier, nie mehr
summary-pieces-coins = Gold ist 2 Dukaten wert, Silber 1; ab 8 Münzen einer Sorte geht die Hälfte zurück
summary-pieces-documents = Dokumente: rote in der geheimen Wahl, gelbe, wenn ihr Moment da ist
summary-pieces-dungeon = Das Verlies: 4 Dukaten Lösegeld befreien einen Ritter
summary-pieces-bag = Der Sack: Einnahmen kommen heraus, Zahlungen hinein
summary-turn-planning = Münzen kommen auf Feld 5 und 6; dann wählt ihr heimlich je zwei Karten, auf Wunsch mit roten Dokumenten.
summary-turn-reveal = Rote Dokumente wirken, alle Karten werden aufgedeckt, und es geht von Feld 1 bis Feld 6.
summary-turn-shops = Feld 1 bis 3: ein Dokument umsonst, Mauern zu 4 Dukaten, Türme zu 5; zu mehreren kostet es 4, 6 und 7.
summary-turn-knight = Feld 4: Ein einzelner Ritter geht auf Raubzug oder Überfall, zwei tragen ein Duell aus, drei oder mehr kommen ins Verlies.
summary-turn-chests = Feld 5 und 6: Allein nimmst du alle Münzen, zu mehreren wird geteilt. Dann werden die Burgen geprüft.
summary-score-castle = Es zählt nur eine fertige Burg, und nur am Ende der Runde.
summary-score-ducats = Sind mehrere fertig, gewinnt, wer die meisten Dukaten hat.
summary-score-robbed = Auch eine fertige Burg kann bei einem Überfall noch ein Bauteil verlieren.
summary-end = Die Partie endet mit der Runde, an deren Ende eine Burg fertig ist, spätestens mit der vereinbarten letzten (üblich ist die 60.).
summary-idea = Wer allein kommt, hat es billig. Die Münzen liegen offen: Sieh nach, wer sich Mauern oder Türme leisten kann, und geh dorthin, wo die anderen nichts zu tun haben.

## Die geführte erste Partie

lesson-aim = Willkommen bei den Rittern, die nichts zu tun haben! Wer zuerst eine Burg aus vier Mauern und vier Türmen hat, gewinnt. Das ist dein Bauplatz.
lesson-helpers = Das sind die sechs Helfer. In jeder Runde wählt ihr heimlich je zwei davon. Dann werden die Karten aufgedeckt, und es geht der Reihe nach von Feld 1 bis Feld 6.
lesson-prices = Bauer Johann verkauft Mauern, Meister Ehrenfried Türme. Kommst du allein, zahlst du den niedrigeren Preis. Sobald eine zweite Karte dort liegt, zahlen alle den höheren.
lesson-income = Die Dukatenkarte sagt, wie viele Münzen zum Steuereintreiber und zum Zöllner kommen. Eine Goldmünze ist 2 Dukaten wert, eine Silbermünze 1. Wer allein kommt, nimmt alle.
lesson-plan = Du hast 6 Dukaten, genug für eine Mauer, und beim Steuereintreiber liegen 7 Münzen. Wähle die Karten 2 und 5, dann „Festlegen“.
lesson-revealed = Jetzt sind alle Karten aufgedeckt, und du siehst, wer wohin geht. Liegt auf einem Feld nur deine Karte, bist du dort allein.
lesson-wall = Du bist hier allein, also ist es billig: Eine Mauer kostet 4 statt 6 Dukaten, ein Turm 5 statt 7. Kauf ein Bauteil!
lesson-taxes = { shared } Allein nimmst du alles. Zu mehreren bekommen alle gleich viele Münzen, und was sich nicht teilen lässt, bleibt für später liegen.
lesson-round = Eine neue Runde: Du hast deine Karten wieder auf der Hand, und auf beide Einnahmefelder sind neue Münzen gekommen. Auf Gold hat es der Schwarze Ritter abgesehen.
lesson-second = Wähle diesmal die Karten 1 und 4. Allein bei Bruder Jakob bekommst du ein Dokument umsonst, und dein Ritter holt Gold, bevor andere es nehmen können.
lesson-document = Bei Bruder Jakob hast du { $document-quoted } gezogen. Dokumente erlauben, was sonst keine Regel erlaubt, und dieses kennst nur du. Allein ist es umsonst, zu mehreren kostet es 4 Dukaten.
lesson-duel = { duel-rolled } Treffen sich zwei Schwarze Ritter, kommt die kleinere Zahl ins Verlies; bei Gleichstand, oder wenn sich drei treffen, kommen alle dorthin. 4 Dukaten Lösegeld befreien einen Ritter.
lesson-errand = Dein Ritter hat nun einen Auftrag. Ein Raubzug bringt ihm alles Gold eines Einnahmefelds. Oder er überfällt jemanden: Dann sagt der Spezialwürfel, ob er den Geldbeutel oder ein Bauteil nimmt.
lesson-raid = Ein Raubzug ist eine sichere Sache. Schick ihn zum Zöllner: Dessen 4 Goldmünzen gehören dir, bevor jemand anders dort eine bekommt.
lesson-limit = Achte auf die Münzgrenze: Sobald du 8 Münzen einer Sorte hast, geht die Hälfte davon zurück in den Sack. Bau also, bevor dein Geldbeutel voll ist.
lesson-lay = Ein Dokument mit rotem Siegel gehört zu deiner geheimen Wahl, und du legst es vor den Karten. Tu es jetzt! Gelbe werden offen gespielt, jedes in seinem Moment.
lesson-third = Mit „Dritter Helfer“ wählst du drei Karten. Nimm 2 und 3, um zu bauen, und 5 für neue Münzen; dann „Festlegen“.
lesson-pair = Wieder allein, und du hast das Geld dafür. Bei einem Besuch darfst du zwei Bauteile kaufen: Nimm zwei!
lesson-company = Hier bist du nicht allein, deshalb kostet alles 2 Dukaten mehr. Kauf trotzdem: Jedes Bauteil zählt, und im Geldbeutel ist Geld nie sicher.
lesson-attack = { purse-taken } Das war ein Überfall, und der Spezialwürfel hat den Geldbeutel gezeigt. Bei der Burg hättest du ein Bauteil verloren. Wer rechtzeitig baut, hat wenig zu verlieren.
lesson-halved = { limit-halved } So wirkt die Münzgrenze. Gold und Silber werden getrennt gezählt.
lesson-castle = Am Ende jeder Runde werden die Burgen geprüft. Wer dann vier Mauern und vier Türme hat, gewinnt; sind es mehrere, entscheiden die Dukaten.
lesson-idea = Eine Idee, wie du gewinnst: Sieh dir die Geldbeutel der anderen an. Wer reich ist, will bauen; wer arm ist, braucht Münzen. Geh dorthin, wo sonst niemand hingeht.
lesson-own = Jetzt entscheidest du: Wähle, was du magst. Wenn du unsicher bist, sagt dir „Rat“, was jemand mit Erfahrung tun würde.
lesson-end = Gut gespielt! Bau deine Burg fertig und bedenke: Bis zum Ende der Runde kann auch eine fertige noch ein Bauteil verlieren. Spiel weiter, wie du magst; ich schaue still zu.

## Bilder im Regelheft

picture-income = Die erste Runde beginnt. Die Dukatenkarte hat { $tax } Münzen auf Feld 5 gebracht und { $customs } auf Feld 6. Auf den Feldern 1, 2 und 3 liest du, was ein Dokument, eine Mauer oder ein Turm kostet, allein und zu mehreren, und wie viele noch da sind.
picture-plan = Du wählst zwei deiner sechs Aktionskarten, zum Beispiel diese beiden, und legst sie verdeckt aus. Jede sagt, was dich auf ihrem Feld erwartet; die anderen sehen nur, ob du dich festgelegt hast.
picture-revealed = Alle Karten sind aufgedeckt. Du bist allein bei Bauer Johann (2) und beim Steuereintreiber (5): kleiner Preis, und alle Münzen. Ben ist allein bei Meister Ehrenfried (3), Clara bei Bruder Jakob (1). Beide besuchen den Zöllner (6) und werden teilen.
picture-purchase = Beispiel. Allein bei Bauer Johann kaufst du eine Mauer für { $price } Dukaten, mit { $gold } Gold und { $silver } Silber. Sie steht sofort auf deinem Bauplatz.
picture-duel = Beispiel. Dein Ritter trifft beim Schwarzen Ritter auf den von Ben: Du würfelst { $mine }, er { $other }. Bens Karte kommt ins Verlies, und du hast einen Auftrag.
picture-raid = Beispiel. Dein Auftrag ist ein Raubzug auf Feld 6: Du nimmst alle { $gold } Goldmünzen dort. Die { $silver } Silbermünzen bleiben für den Besuch beim Zöllner.
picture-attack = Beispiel. Clara überfällt dich, und der Spezialwürfel zeigt den Geldbeutel: Sie nimmt deine letzten { $coins } Münzen. Dann teilt ihr, Ben und du, die Münzen von Feld 5: { $gold } Gold und { $silver } Silber für jeden von euch.
picture-limit = Beispiel. Du hast 2 Silbermünzen und bekommst { $gained } vom Zöllner. Das sind 9 und damit zu viele: Die Hälfte, abgerundet, kommt zurück in den Sack, also { $returned }. Du behältst { $kept }.
picture-castle = Beispiel. Dir fehlen eine Mauer und ein Turm. Allein auf beiden Feldern zahlst du { $wall } und { $tower } Dukaten: vier Mauern und vier Türme. Stehen sie am Ende der Runde noch, gewinnst du.
picture-end = Das Ende einer Partie: Nur deine Burg ist fertig, und du gewinnst ohne einen einzigen Dukaten.
