### Die Glücksritter auf Deutsch

## Das Spiel

game-title = Die Glücksritter
game-tagline = Sechs Helfer, eine geheime Wahl und eine Burg, die als erste stehen soll
game-about = Dem mittelalterlichen Deutschland sind die Kreuzzüge ausgegangen, also wetteifern gelangweilte Ritter im Burgenbau: vier Mauern und vier Türme, und wer zuerst fertig ist, gewinnt. In jeder Runde wählst du heimlich zwei von sechs Helfern. Allein bekommst du dort ein Schnäppchen; zu mehreren wird alles teuer oder mager, und treffen sich zwei Schwarze Ritter, landet einer im Verlies. Versiegelte Dokumente beugen die Regeln, und eine Burg zählt nur, wenn sie am Ende der Runde noch steht.

## Was gefragt wird

plan-prompt = Wähle { $number } Aktionskarten für diese Runde.
plan-prompt-locked = Deine Wahl ist festgelegt. Du kannst sie noch ändern, bis alle so weit sind.
grace-prompt = Seit du festgelegt hast, hat jemand offen gezogen. Bleibt deine Wahl, wie sie ist?
ransoms-prompt = Dein Ritter sitzt im Verlies. Zahlst du das Lösegeld von { $price } Dukaten?
spy-prompt = { $target-seat } hat gelegt: { $spaces }. Behalte deine Karten oder tausche sie aus.
spy-prompt-nothing = Vor { $target-seat } liegt keine Karte mehr. Behalte deine Karten oder tausche sie aus.
buy-document-prompt = Ein Dokument kostet { $price } Dukaten, du hast { $ducats }. Möchtest du eines?
buy-prompt = Du bist allein hier: { $piece } kostet { $price } Dukaten, du hast { $ducats }. Was kaufst du?
buy-prompt-crowded = Du bist nicht allein hier: { $piece } kostet { $price } Dukaten, du hast { $ducats }. Was kaufst du?
duel-prompt = { $number } für dich, { $rival-number } für { $rival-seat }: Dein Ritter ist auf dem Weg ins Verlies. Reagierst du?
errand-prompt = Dein Ritter reitet aus. Wie lautet sein Auftrag?
attacked-prompt =
    { $you ->
        [yes] Du greifst an.
       *[no] { $seat } greift dich an.
    } Noch kann ein Dokument helfen.
rolled-prompt = Der Würfel zeigt { $face-some }, gegen { $victim-seat }. Reagierst du?
steal-prompt = Welches Bauteil nimmst du { $victim-seat } ab?
steal-prompt-victim = Welches Bauteil gibst du { $attacker-seat } her?
steal-prompt-destroyed = Nichts von { $victim-seat } passt auf deinen Bauplatz. Welches Bauteil wird zerstört?
limit-prompt = Du hast { $limit } oder mehr Münzen einer Sorte. Die Hälfte davon kommt zurück in den Sack, wenn kein Dokument hilft.
closing-prompt = Die Runde geht zu Ende. Spielst du ein Dokument, bevor die Burgen geprüft werden?
revealed-prompt = Alle Karten liegen offen. Spielst du ein Dokument?
plan-waiting = Alle wählen heimlich.
grace-waiting = Die Wahl ist fast vorbei: ein letzter Moment zum Überlegen.
ransoms-waiting = Einige Ritter warten auf ihr Lösegeld.
spy-waiting = Die Spione denken nach.
buy-waiting = Die Besucher { $space-at } entscheiden sich.
duel-waiting =
    { $you ->
        [yes] Du und
       *[no] { $seat } und
    } { $rival-you ->
        [yes] du tragen ein Duell aus.
       *[no] { $rival-seat } tragen ein Duell aus.
    }
errand-waiting =
    { $you ->
        [yes] Dein Ritter wählt seinen Auftrag.
       *[no] Der Ritter von { $seat } wählt seinen Auftrag.
    }
attacked-waiting =
    { $you ->
        [yes] Du wirst überfallen.
       *[no] { $seat } wird überfallen.
    }
rolled-waiting =
    { $you ->
        [yes] Du betrachtest den Würfel.
       *[no] { $seat } betrachtet den Würfel.
    }
steal-waiting =
    { $you ->
        [yes] Du wählst ein Bauteil.
       *[no] { $seat } wählt ein Bauteil.
    }
limit-waiting =
    { $you ->
        [yes] Du hast zu viele Münzen.
       *[no] { $seat } hat zu viele Münzen.
    }
closing-waiting = Letzte Gelegenheit für Dokumente in dieser Runde.
revealed-waiting = Ein Augenblick für Dokumente.

## Was geantwortet werden kann

option-cards = { $spaces }
option-lay = „{ $document }“ dazulegen
option-lay-at = „{ $document }“ gegen { $target-seat } dazulegen
option-lay-piece = „{ $document }“ dazulegen: { $piece-some }
option-play = „{ $document }“ spielen
option-play-at = „{ $document }“ gegen { $target-seat } spielen
option-play-piece = „{ $document }“ spielen: { $piece-some }
option-exchange-for-gold = „{ $document }“: { $number } Gold für Silber erhalten
option-exchange-for-silver = „{ $document }“: { $number } Gold für Silber hergeben
option-unlock = Wahl wieder öffnen
option-clear = Alles zurücknehmen und neu wählen
option-keep-plan = Bei der Wahl bleiben
option-order-ask = Mich zu „{ $document }“ fragen
option-order-auto = „{ $document }“ immer spielen
option-order-never = „{ $document }“ nie spielen
option-timeout = Die Zeit ist um
option-ransom = Deinen Ritter für { $gold } Gold und { $silver } Silber auslösen
option-decline = Den Ritter im Verlies lassen
option-keep = { $spaces } behalten
option-swap = Zu { $spaces } wechseln
option-buy-nothing = Nichts kaufen
option-take-document = Ein Dokument umsonst nehmen
option-buy-document = Ein Dokument für { $price } Dukaten: { $gold } Gold und { $silver } Silber zahlen
option-buy =
    { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } für { $price } Dukaten: { $gold } Gold und { $silver } Silber zahlen
option-raid = Raubzug { $space-at }: { $gold } Gold
option-attack =
    { $victim-seat } überfallen ({ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $pieces ->
        [one] 1 Bauteil
       *[other] { $pieces } Bauteile
    })
option-stand-down = Nichts tun
option-steal = { $piece-some } nehmen
option-destroy = { $piece-some } zerstören
option-return = { $gold } Gold und { $silver } Silber in den Sack zurücklegen
option-pass = Nichts spielen

## Was abgelehnt wird

refusal-not-asked = Im Augenblick hast du nichts zu entscheiden. Deine nächste Frage kommt von selbst.
refusal-locked = Deine Wahl ist festgelegt. Öffne sie zuerst wieder, dann ändere sie.
refusal-jailed = Dein Ritter sitzt im Verlies. Wähle unter den fünf anderen Karten oder befreie ihn zuerst.
refusal-set-too-small = Es müssen { $number } Aktionskarten sein, und das sind nur { $chosen }.
refusal-set-too-large = Es müssen { $number } Aktionskarten sein, und das sind { $chosen }. Mehr erlauben nur bestimmte rote Dokumente.
refusal-nothing-to-unlock = Deine Wahl ist nicht festgelegt: Du kannst sie so schon ändern.
refusal-nothing-to-clear = Du hast noch gar nicht gewählt. Such deine Karten aus.
refusal-no-such-set = Zur Wahl gehören { $number } verschiedene Aktionskarten mit den Nummern 1 bis 6.
refusal-answer-is-final = Du hast geantwortet, und dabei bleibt es. Warte auf die anderen.
refusal-name-twice = „{ $document }“ gehört schon zu deiner Wahl, und jeder Name gilt nur einmal in der Runde.
refusal-too-few-cards = Für „{ $document }“ hast du nicht mehr genug freie Aktionskarten.
refusal-own-target = „{ $document }“ richtet sich immer gegen andere, nie gegen dich selbst.
refusal-needs-target = „{ $document }“ muss sich gegen jemanden richten. Nenne jemanden.
refusal-red-is-laid = „{ $document }“ trägt ein rotes Siegel: Es wird zur geheimen Wahl gelegt, nicht für sich gespielt.
refusal-red-too-late = „{ $document }“ trägt ein rotes Siegel und kann nur Teil einer geheimen Wahl sein. Heb es für die nächste Runde auf.
refusal-yellow-is-played = „{ $document }“ trägt ein gelbes Siegel: Es wird zu seiner Zeit gespielt, nicht zur Wahl gelegt.
refusal-window = Jetzt ist nicht der Moment für „{ $document }“. Es bleibt auf deiner Hand.
refusal-played-already = Du hast „{ $document }“ in dieser Runde schon gespielt. Mehr als eines je Name geht nicht.
refusal-no-effect = „{ $document }“ hätte jetzt keine Wirkung, darum bleibt es auf deiner Hand.
refusal-order = Vorgaben gibt es nur für Dokumente, mit denen du reagierst, und nur für solche auf deiner Hand, außer wenn an diesem Tisch Vorgaben entscheiden.
refusal-order-stands = Das ist schon deine Vorgabe für „{ $document }“.
refusal-order-later = Vorgaben machst du während der geheimen Wahl. Die nächste Gelegenheit kommt in der nächsten Runde.
refusal-knight-is-free = Dein Ritter sitzt nicht im Verlies. Es gibt niemanden auszulösen.
refusal-ransom-too-late = An diesem Tisch wird das Lösegeld vor den Einnahmen gezahlt. Die nächste Gelegenheit kommt in der nächsten Runde.
refusal-ransom-too-dear = Das Lösegeld kostet { $price } Dukaten, und du hast { $ducats }.
refusal-ransom-locked = Deine Wahl ist festgelegt. Öffne sie zuerst wieder, dann zahle das Lösegeld.
refusal-too-many-swaps = So viele Karten lässt dich dein Bericht nicht austauschen.
refusal-swap-size = Die Zahl deiner Karten bleibt gleich: { $number }.
refusal-site-full = Auf deinem Bauplatz ist dafür kein Platz: Mehr davon hat eine Burg nicht ({ $piece }).
refusal-too-dear = Das kostet { $price } Dukaten, und du hast { $ducats }.
refusal-name-coins = Sag, welche Münzen du für die { $price } Dukaten gibst.
refusal-too-many-units = Mehr als { $number } auf einmal verkauft dir niemand.
refusal-no-documents = Es gibt kein Dokument mehr, weder im Stapel noch unter den abgelegten.
refusal-no-gold = Es liegt kein Gold { $space-at }, also gibt es nichts zu rauben.
refusal-attack-self = Dich selbst kannst du nicht überfallen. Nenne jemand anderen.
refusal-piece = Dieses Bauteil ({ $piece }) kann nicht genommen werden: Das Opfer hat keines, oder es fehlt der Platz.

## Was geschieht

started =
    { $you ->
        [yes] Das Los entscheidet: Du hast den Vorrang.
       *[no] Das Los entscheidet: { $seat } hat den Vorrang.
    }
round-began =
    { $you ->
        [yes] Runde { $round }: Du hast den Vorrang.
       *[no] Runde { $round }: { $seat } hat den Vorrang.
    }
time-up =
    { $you ->
        [yes] Deine Zeit ist um.
       *[no] Die Zeit von { $seat } ist um.
    }
waiver-ended =
    { $you ->
        [yes] Dein Geschenk ist verbraucht: Die Münzgrenze gilt wieder für dich.
       *[no] Das Geschenk von { $seat } ist verbraucht: Die Münzgrenze gilt wieder.
    }
ducats-reshuffled = Die Dukatenkarten werden neu gemischt.
ducat-card = Dukatenkarte: { $tax } für den Steuereintreiber, { $customs } für den Zöllner.
space-filled = { $space } erhält { $gold } Gold und { $silver } Silber.
bag-empty =
    Der Sack ist leer: { $number ->
        [one] Es fehlt eine Münze.
       *[other] Es fehlen { $number } Münzen.
    }
ransomed =
    { $you ->
        [yes] Du löst deinen Ritter
       *[no] { $seat } löst einen Ritter
    } für { $gold } Gold und { $silver } Silber aus.
ransomed-hidden =
    { $you ->
        [yes] Du löst deinen Ritter
       *[no] { $seat } löst einen Ritter
    } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } aus.
ransomed-hidden-known =
    { $you ->
        [yes] Du löst deinen Ritter
       *[no] { $seat } löst einen Ritter
    } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } aus: { $gold } Gold und { $silver } Silber.
red-revealed =
    { $you ->
        [yes] Du deckst
       *[no] { $seat } deckt
    } „{ $document }“ auf.
red-revealed-at =
    { $you ->
        [yes] Du deckst
       *[no] { $seat } deckt
    } „{ $document }“ gegen { $target-you ->
        [yes] dich
       *[no] { $target-seat }
    } auf.
red-revealed-piece =
    { $you ->
        [yes] Du deckst
       *[no] { $seat } deckt
    } „{ $document }“ auf: { $piece-some }.
seized =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $gold } Gold und { $silver } Silber { $space-at } ein.
summoned =
    { $you ->
        [yes] Du lädst
       *[no] { $seat } lädt
    } { $target-you ->
        [yes] dich
       *[no] { $target-seat }
    } vor: Eine verdeckte Karte kehrt auf die Hand zurück.
summoned-known =
    { $you ->
        [yes] Du lädst
       *[no] { $seat } lädt
    } { $target-you ->
        [yes] dich
       *[no] { $target-seat }
    } vor: Eine Karte kehrt auf die Hand zurück ({ $space }).
summons-idle =
    { $you ->
        [yes] Du lädst
       *[no] { $seat } lädt
    } { $target-you ->
        [yes] dich
       *[no] { $target-seat }
    } vor, aber keine verdeckte Karte ist mehr da.
spied =
    { $you ->
        [yes] Du siehst
       *[no] { $seat } sieht
    } { $target-you ->
        [yes] deine Karten.
       *[no] die Karten von { $target-seat }.
    }
spied-known =
    { $you ->
        [yes] Du siehst
       *[no] { $seat } sieht
    } { $target-you ->
        [yes] deine Karten
       *[no] die Karten von { $target-seat }
    }: { $spaces }.
spied-nothing =
    { $you ->
        [yes] Du suchst
       *[no] { $seat } sucht
    } { $target-you ->
        [yes] deine Karten,
       *[no] die Karten von { $target-seat },
    } aber keine ist mehr da.
actions-revealed =
    { $you ->
        [yes] Deine Karten
       *[no] Karten von { $seat }
    }: { $spaces }.
actions-none =
    { $you ->
        [yes] Du gehst
       *[no] { $seat } geht
    } in dieser Runde nirgendwohin.
visit-closed = { $space } ist in dieser Runde geschlossen: Die Karten dort bewirken nichts.
document-drawn =
    { $you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } ein Dokument.
document-drawn-known =
    { $you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } „{ $document }“.
documents-exhausted =
    Für { $you ->
        [yes] dich
       *[no] { $seat }
    } ist kein Dokument mehr da.
documents-reshuffled =
    { $number ->
        [one] Das abgelegte Dokument wird zum Stapel.
       *[other] Die abgelegten Dokumente werden gemischt: ein neuer Stapel von { $number }.
    }
document-bought =
    { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } { $price } Dukaten für ein Dokument: { $gold } Gold und { $silver } Silber.
document-bought-hidden =
    { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } { $price } Dukaten für ein Dokument, in { $coins ->
        [one] 1 Münze.
       *[other] { $coins } Münzen.
    }
document-bought-hidden-known =
    { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } { $price } Dukaten für ein Dokument, in { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }: { $gold } Gold und { $silver } Silber.
bought =
    { $you ->
        [yes] Du kaufst
       *[no] { $seat } kauft
    } { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } für { $price } Dukaten: { $gold } Gold und { $silver } Silber.
bought-hidden =
    { $you ->
        [yes] Du kaufst
       *[no] { $seat } kauft
    } { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } für { $price } Dukaten, in { $coins ->
        [one] 1 Münze.
       *[other] { $coins } Münzen.
    }
bought-hidden-known =
    { $you ->
        [yes] Du kaufst
       *[no] { $seat } kauft
    } { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } für { $price } Dukaten, in { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }: { $gold } Gold und { $silver } Silber.
bought-nothing =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } nichts { $space-at }.
change-given =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } eine Silbermünze zurück.
change-lost =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } nichts zurück: Der Dukaten zu viel ist verloren.
document-paid =
    { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } dafür { $gold } Gold und { $silver } Silber.
document-paid-hidden =
    { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } dafür { $coins ->
        [one] 1 Münze.
       *[other] { $coins } Münzen.
    }
document-paid-hidden-known =
    { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } dafür { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }: { $gold } Gold und { $silver } Silber.
duel-rolled =
    Duell: { $number } für { $you ->
        [yes] dich,
       *[no] { $seat },
    } { $rival-number } für { $rival-you ->
        [yes] dich.
       *[no] { $rival-seat }.
    }
duel-won =
    { $you ->
        [yes] Du gewinnst das Duell.
       *[no] { $seat } gewinnt das Duell.
    }
knights-crowd = { $number } Ritter treffen aufeinander: Alle werden ins Verlies geworfen.
jailed =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } kommt ins Verlies.
raided =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } raubt { $gold } Gold { $space-at }.
attacked =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } überfällt { $victim-you ->
        [yes] dich.
       *[no] { $victim-seat }.
    }
stood-down =
    { $you ->
        [yes] Dein Ritter tut nichts.
       *[no] Der Ritter von { $seat } tut nichts.
    }
attack-cancelled =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } verlässt { $victim-you ->
        [yes] dich
       *[no] { $victim-seat }
    } mit leeren Händen.
attack-rolled = Der Spezialwürfel zeigt { $face-some }.
purse-taken =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $victim-you ->
        [yes] deinen Geldsack
       *[no] den Geldsack von { $victim-seat }
    }: { $gold } Gold und { $silver } Silber.
purse-taken-hidden =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $victim-you ->
        [yes] deinen Geldsack
       *[no] den Geldsack von { $victim-seat }
    }: { $coins ->
        [one] 1 Münze.
       *[other] { $coins } Münzen.
    }
purse-taken-hidden-known =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $victim-you ->
        [yes] deinen Geldsack
       *[no] den Geldsack von { $victim-seat }
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }: { $gold } Gold und { $silver } Silber.
purse-empty =
    { $you ->
        [yes] Du greifst
       *[no] { $seat } greift
    } nach { $victim-you ->
        [yes] deinem Geldsack,
       *[no] dem Geldsack von { $victim-seat },
    } aber er ist leer.
piece-stolen =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $victim-you ->
        [yes] dir
       *[no] { $victim-seat }
    } { $piece-some } ab.
piece-destroyed =
    { $you ->
        [yes] Du zerstörst
       *[no] { $seat } zerstört
    } { $piece-some } von { $victim-you ->
        [yes] dir.
       *[no] { $victim-seat }.
    }
nothing-stolen =
    { $you ->
        [yes] Du findest
       *[no] { $seat } findet
    } bei { $victim-you ->
        [yes] dir
       *[no] { $victim-seat }
    } nichts zu holen.
shared =
    { $you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { $gold } Gold und { $silver } Silber { $space-at }.
limit-halved =
    { $you ->
        [yes] Du hast zu viel:
       *[no] { $seat } hat zu viel:
    } { $coin-several } zurück in den Sack, { $kept } bleiben.
limit-halved-hidden =
    { $you ->
        [yes] Du hast zu viel:
       *[no] { $seat } hat zu viel:
    } { $number ->
        [one] eine Münze kommt
       *[other] { $number } Münzen kommen
    } zurück in den Sack.
limit-halved-hidden-known =
    { $you ->
        [yes] Du hast zu viel:
       *[no] { $seat } hat zu viel:
    } { $coin-several } zurück in den Sack, { $kept } bleiben.
document-played =
    { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $document }“.
document-played-at =
    { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $document }“ gegen { $target-you ->
        [yes] dich.
       *[no] { $target-seat }.
    }
document-played-piece =
    { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $document }“: { $piece-some }.
limit-waived =
    { $you ->
        [yes] Du behältst
       *[no] { $seat } behält
    } trotz der Grenze alle Münzen.
knight-released =
    { $you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $seat }
    } verlässt das Verlies.
coins-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $gold } Gold und { $silver } Silber aus dem Sack.
coins-drawn-hidden =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } aus dem Sack.
coins-drawn-hidden-known =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } aus dem Sack: { $gold } Gold und { $silver } Silber.
piece-gained =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } kostenlos { $piece-some }.
levied =
    { $you ->
        [yes] Du erhebst
       *[no] { $seat } erhebt
    } eine Abgabe von { $gold } Gold und { $silver } Silber.
levied-hidden =
    { $you ->
        [yes] Du erhebst
       *[no] { $seat } erhebt
    } eine Abgabe von { $coins ->
        [one] einer Münze.
       *[other] { $coins } Münzen.
    }
levied-hidden-known =
    { $you ->
        [yes] Du erhebst
       *[no] { $seat } erhebt
    } eine Abgabe von { $coins ->
        [one] einer Münze
       *[other] { $coins } Münzen
    }: { $gold } Gold und { $silver } Silber.
levy-given =
    { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $gold } Gold und { $silver } Silber ab.
levy-given-hidden =
    { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $coins ->
        [one] eine Münze ab.
       *[other] { $coins } Münzen ab.
    }
levy-given-hidden-known =
    { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $coins ->
        [one] eine Münze ab
       *[other] { $coins } Münzen ab
    }: { $gold } Gold und { $silver } Silber.
coins-stolen =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $target-you ->
        [yes] dir
       *[no] { $target-seat }
    } { $gold } Gold und { $silver } Silber ab.
coins-stolen-hidden =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $target-you ->
        [yes] dir
       *[no] { $target-seat }
    } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } ab.
coins-stolen-hidden-known =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $target-you ->
        [yes] dir
       *[no] { $target-seat }
    } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } ab: { $gold } Gold und { $silver } Silber.
documents-stolen =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $target-you ->
        [yes] dir
       *[no] { $target-seat }
    } { $number ->
        [one] ein Dokument
       *[other] { $number } Dokumente
    } ab.
documents-stolen-known =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $target-you ->
        [yes] dir
       *[no] { $target-seat }
    } { $number ->
        [one] ein Dokument
       *[other] { $number } Dokumente
    } ab: { $documents }.
exchanged-for-gold =
    { $you ->
        [yes] Du tauschst Silber und erhältst
       *[no] { $seat } tauscht Silber und erhält
    } { $gold } Gold und { $silver } Silber.
exchanged-for-gold-hidden =
    { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
    } Silber gegen Gold: { $coins ->
        [one] eine Münze.
       *[other] { $coins } Münzen.
    }
exchanged-for-gold-hidden-known =
    { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
    } Silber gegen Gold, { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }: { $gold } Gold und { $silver } Silber.
exchanged-for-silver =
    { $you ->
        [yes] Du tauschst Gold und erhältst
       *[no] { $seat } tauscht Gold und erhält
    } { $gold } Gold und { $silver } Silber.
exchanged-for-silver-hidden =
    { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
    } Gold gegen Silber: { $coins ->
        [one] eine Münze.
       *[other] { $coins } Münzen.
    }
exchanged-for-silver-hidden-known =
    { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
    } Gold gegen Silber, { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }: { $gold } Gold und { $silver } Silber.
space-closed = { $space } ist für diese Runde geschlossen.
castle-complete =
    { $you ->
        [yes] Deine Burg ist fertig!
       *[no] Die Burg von { $seat } ist fertig!
    }
stopped = Das Spiel endet nach Runde { $round }.
final-score =
    { $you ->
        [yes] Du schließt
       *[no] { $seat } schließt
    } mit { $pieces ->
        [one] 1 Bauteil
       *[other] { $pieces } Bauteilen
    } und { $ducats ->
        [one] 1 Dukaten
       *[other] { $ducats } Dukaten
    } ab.
## Namen

# .some steht im Satz (im vierten Fall), .at sagt wo, .several zählt, .text steht auf der Karte.

name-brother-jacob = Bruder Jakob
    .short = Bruder Jakob
    .some = Bruder Jakob
    .at = bei Bruder Jakob
name-farmer-johann = Bauer Johann
    .short = Bauer Johann
    .some = Bauer Johann
    .at = bei Bauer Johann
name-master-ehrenfried = Handwerksmeister Ehrenfried
    .short = Meister Ehrenfried
    .some = Handwerksmeister Ehrenfried
    .at = bei Handwerksmeister Ehrenfried
name-black-knight = Der Schwarze Ritter
    .short = Schwarzer Ritter
    .some = Schwarzer Ritter
    .at = beim Schwarzen Ritter
name-tax-collector = Der Steuereintreiber
    .short = Steuereintreiber
    .some = Steuereintreiber
    .at = beim Steuereintreiber
name-customs-officer = Der Zöllner
    .short = Zöllner
    .some = Zöllner
    .at = beim Zöllner
name-dungeon = Verlies
name-purse = Geldsack
    .some = den Geldsack
name-castle = Burg
    .some = die Burg
name-wall = Mauer
    .some = eine Mauer
    .several = { $number } Mauern
name-tower = Turm
    .some = einen Turm
    .several = { $number } Türme
name-gold-coin = Goldmünze
    .several =
        { $number ->
            [one] eine Goldmünze
           *[other] { $number } Goldmünzen
        }
name-silver-coin = Silbermünze
    .several =
        { $number ->
            [one] eine Silbermünze
           *[other] { $number } Silbermünzen
        }
name-ducat = Dukaten
name-bag = Sack
name-ransom = Lösegeld
name-document = Dokument
name-red-document = Rotes Dokument
name-yellow-document = Gelbes Dokument
name-action-card = Aktionskarte
name-ducat-card = Dukatenkarte
name-building-site = Bauplatz
name-coin-limit = Münzgrenze
name-lead = Vorrang
name-round = Runde

## Tischoptionen

table-limit-repeat = Münzgrenze
    .help = Was geschieht, wenn nach dem Halbieren noch zu viele Münzen da sind.
table-limit-repeat-repeat = Weiter halbieren, bis es wenige genug sind
table-limit-repeat-once = Nur einmal halbieren
table-change = Wechselgeld
    .help = Was mit dem überzähligen Dukaten geschieht, wenn ein ungerader Betrag nur in Gold gezahlt werden kann.
table-change-silver-from-bag = Eine Silbermünze kommt aus dem Sack zurück
table-change-overpay-lost = Er ist verloren
table-stolen-piece-choice = Geraubtes Bauteil
    .help = Wer zwischen Mauer und Turm wählt, wenn eine Burg beraubt wird.
table-stolen-piece-choice-attacker = Der Angreifer
table-stolen-piece-choice-victim = Das Opfer
table-unplaceable-piece = Beute ohne Platz
    .help = Was ein Raub bewirkt, wenn kein Bauteil auf den Bauplatz des Angreifers passt.
table-unplaceable-piece-nothing = Nichts
table-unplaceable-piece-destroyed = Ein Bauteil wird zerstört
table-coins-visibility = Geldbeutel
    .help = Wie viel alle von den Münzen der anderen sehen.
table-coins-visibility-public = Gold und Silber liegen offen
table-coins-visibility-hidden = Nur die Zahl der Münzen ist bekannt
table-ransom-moment = Lösegeld
    .help = Wann ein Ritter ausgelöst werden kann.
table-ransom-moment-planning = Während der geheimen Wahl
table-ransom-moment-before-income = Vor den Einnahmen
table-final-tie = Gleichstand
    .help = Wer gewinnt, wenn fertige Burgen und Dukaten gleich sind.
table-final-tie-shared = Der Sieg wird geteilt
table-final-tie-documents-then-shared = Mehr Dokumente auf der Hand gewinnen
table-yellow-mode = Reaktionen
    .help = Ob das Spiel auf Reaktionen mit gelben Dokumenten wartet.
table-yellow-mode-live = Das Spiel wartet einen Moment
table-yellow-mode-orders = Vorgaben entscheiden
table-clock = Uhr
    .help = Ob Fragen eine Frist haben. Ist sie um, antwortet der Tisch.
table-clock-none = Ohne Uhr
table-clock-relaxed = Gemütlich
table-clock-brisk = Zügig
table-max-rounds = Dauer
    .help = Nach wie vielen Runden das Spiel auch ohne Burg endet.
table-max-rounds-60 = Nach Runde 60
table-max-rounds-30 = Nach Runde 30
table-max-rounds-0 = Nie

## Der Tisch im Terminal

sheet-board = Runde { $round } · { $bag } Münzen im Sack · Dokumente: { $pile } im Stapel, { $discard } abgelegt
sheet-space = { $space }
sheet-gold = Gold
sheet-silver = Silber
sheet-players = Am Tisch
sheet-walls = Mauern
sheet-towers = Türme
sheet-documents = Dokumente
sheet-knight = Ritter
sheet-actions = Karten
sheet-seat-lead = ▸ { $seat }
sheet-coins =
    { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }
sheet-jailed = im Verlies
sheet-free = frei
sheet-own-documents = Deine Dokumente

## Der Tisch im Browser

board-hosts = Die sechs Helfer
board-visits = Karten hier
board-visits-past = In der letzten Runde hier
board-prices = Allein { $lone } Dukaten, zu mehreren { $crowded }
board-stock-1 = Dokumente im Stapel: { $number }
board-stock-2 = Mauern im Vorrat: { $number }
board-stock-3 = Türme im Vorrat: { $number }
board-knight = Raubzug, Überfall, Duell
board-dungeon =
    { $number ->
        [one] Verlies: { $number } Ritter
       *[other] Verlies: { $number } Ritter
    }
board-ducat-card = Dukatenkarte: { $tax } Münzen beim Steuereintreiber, { $customs } beim Zöllner. Noch { $deck } Karten im Stapel.
board-ducats-of = Dukaten
board-bag = Sack: { $gold } Gold, { $silver } Silber
board-bag-hidden = Sack: { $number } Münzen
board-last-round = Die aufgedeckte Runde
board-discard = Abgelegt ({ $number })
board-site = Bauplatz: { $walls } von { $most-walls } Mauern, { $towers } von { $most-towers } Türmen
board-walls = Mauern: { $number } von { $most }
board-towers = Türme: { $number } von { $most }
board-if-it-stands = fertig, wenn sie bis zum Abend steht
board-lead = Vorrang
board-lead-hint = In dieser Runde Erster der Vorrangfolge
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
board-near = noch { $number }: die Hälfte ist weg
board-near-brief = noch { $number }
board-over-limit = die Hälfte ist weg
board-documents =
    { $number ->
        [one] { $number } Dokument
       *[other] { $number } Dokumente
    }
board-jailed = im Verlies
board-free = frei
board-my-cards = Deine Karten dieser Runde
board-idle-documents = Jetzt nicht brauchbare Dokumente ({ $number })
board-hand-documents = Dokumente auf der Hand ({ $number })
board-orders = Vorgaben ({ $number })
board-orders-hint = Was der Tisch für dich antwortet, wenn du mit einem Dokument reagieren könntest. Niemand sonst sieht es.
board-orders-hint-orders = Dieser Tisch wartet nie auf Reaktionen: Deine Vorgaben entscheiden. „Mich fragen“ heißt, dass das Geschenk gespielt wird und die anderen nicht. Niemand sonst sieht es.
board-order-ask = Mich fragen
board-order-auto = Immer
board-order-never = Nie
board-lay = Dazulegen
board-play = Ausspielen
board-other-coins = andere Münzen ({ $number })
board-returned =
    { $number ->
        [one] { $number } zurück
       *[other] { $number } zurück
    }
board-buys-wall =
    { $number ->
        [one] { $number } Mauer für { $price }
       *[other] { $number } Mauern für { $price }
    }
board-buys-tower =
    { $number ->
        [one] { $number } Turm für { $price }
       *[other] { $number } Türme für { $price }
    }
board-buys-document = { $price } Dukaten
board-too-dear = { $price }: zu teuer
board-visit-free = 1 Dokument umsonst
board-visit-full = Bauplatz voll
board-visit-ride = Raubzug, Überfall
board-visit-duel = Duell
board-visit-jail = Verlies
board-company-1 = Allein:
board-company-2 = Zu zweit:
board-company-3 = Zu dritt:
board-company-2-more = Zu zweit und mehr:
board-company-3-more = Zu dritt und mehr:
board-action-cards = Deine Aktionskarten
board-in-dungeon = Im Verlies
board-ransom = Lösegeld
board-secret-plan = Deine geheime Wahl
board-choose-cards =
    { $number ->
        [one] Tippe { $number } Karte an.
       *[other] Tippe { $number } Karten an.
    }
board-choose-more = Noch eine Karte …
board-lock = Festlegen
board-keep = Behalten
board-swap = Tauschen
board-unit-1 = { $number } Dokument
board-unit-2 =
    { $number ->
        [one] { $number } Mauer
       *[other] { $number } Mauern
    }
board-unit-3 =
    { $number ->
        [one] { $number } Turm
       *[other] { $number } Türme
    }
board-pay = Zahlen
board-raid = Raubzug
board-attack = Überfallen
board-odds = Spezialwürfel: { $purse } Seiten Geldsack, { $castle } Seiten Burg
board-have-locked = { $number } von { $of } sind bereit
board-scene-documents = Die roten Dokumente
board-scene-cards = Die Karten werden aufgedeckt
board-scene-duel = Duell!
board-scene-knights = Zu viele Ritter
board-scene-attack = Überfall!
board-skip = Überspringen
board-sheet = Die Abrechnung
board-source = Woher es kommt
board-pieces-paid = Gekaufte Mauern und Türme
board-pieces-stolen = Anderen genommen
board-pieces-granted = Umsonst gebaut
board-pieces-lost = Verloren
board-castle = Burg
board-ducats-start = Dukaten am Anfang
board-ducats-income = Steuereintreiber und Zöllner
board-ducats-knight = Raubzüge und Überfälle
board-ducats-documents = Durch Dokumente
board-ducats-bought = Einkäufe
board-ducats-ransoms = Lösegeld
board-ducats-robbed = Von anderen geraubt
board-ducats-returned = Zurück in den Sack (Grenze)
board-purse = Dukaten am Ende

## Gründe, die ein Bot nennt

name-reason-tempo = der Zeitpunkt in der Runde
name-reason-castle = die Burgen
name-reason-money = die Geldbeutel
name-reason-documents = die Dokumente
name-reason-knight = der Ritter
name-reason-visits = die kommenden Besuche
name-reason-income = die Münzen auf den Einkommensfeldern

## Material: die Teile von components.toml und ihre Schlüssel

material-plan = Planung
    .action-cards-per-round = Aktionskarten je Runde
material-seat = Farben der Spieler
material-coins = Münzen
    .start-per-player = Jeder Spieler beginnt mit
    .silver = Silber
    .gold = Gold
material-coin-limit = Münzgrenze
    .threshold = Münzen, die man behalten darf
    .return-numerator = Abgegebener Anteil, Zähler
    .return-denominator = Abgegebener Anteil, Nenner
    .rounding = Gerundet
material-ransom = Lösegeld
material-pieces = Burgteile
    .per-castle = Je Burg
material-space = Felder des Plans
    .price-lone = Preis, wenn man allein dort ist
    .price-crowded = Preis sonst
    .max-units = Höchstens
    .raid-coin = Ein Überfall nimmt
    .raid-spaces = Überfallen werden die Felder
    .duel-players = Ein Duell führen
material-dungeon = Verlies
    .id = Feld
material-action-cards = Aktionskarten
    .numbers = Nummern
    .copies-per-colour = Von jeder je Farbe
material-dice = Würfel
    .faces = Seiten
    .normal = Gewöhnlicher Würfel
    .special = Sonderwürfel
material-ducat-deck = Stapel der Dukatenkarten
    .when-empty = Wenn er leer ist
material-ducat-card = Dukatenkarten
    .tax = Münzen für die Steuer (Feld 5)
    .customs = Münzen für den Zoll (Feld 6)
material-document-deck = Stapel der Dokumente
    .when-empty = Wenn er leer ist
    .hand-limit = Handgrenze (0: keine)
material-document = Dokumente
    .seal = Siegel
    .speed = Reihenfolge beim Ausführen
material-timing = Zeit in Sekunden
    .planning-seconds = Planen
    .planning-grace-seconds = Nachfrist
    .spy-seconds = Spion
    .purchase-seconds = Kauf
    .knight-seconds = Schwarzer Ritter
    .reaction-seconds = Reaktion
    .closing-seconds = Rundenende
    .relaxed-times = Gemütlich: so viele Male so lang
    .mask-delay-min-seconds = Pause ohne Wahl, mindestens
    .mask-delay-max-seconds = Pause ohne Wahl, höchstens
material-words =
    .down = abgerundet
    .documents = Dokumente
    .walls = Mauern
    .towers = Türme
    .knight = Ritter
    .income = Einkommen
    .reshuffle = alle werden neu gemischt
    .reshuffle-discard = der Ablagestapel wird gemischt
