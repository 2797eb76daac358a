# Was nur das Terminal sagt, auf Deutsch.

## Fragen

term-place = { $who }, setze { $armies }.
term-place-of = { $who }, setze { $armies } für { $side }.
term-defend = { $who }, Angriff: { $from } → { $place } mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
  }. Mit 1 oder 2 verteidigen? (tippe „immer“ für die meisten)
term-occupy = { $who }, { $place } gehört dir. Wie viele Einheiten rücken ein, { $low } bis { $high }?
term-asked = { $who }, { $what }.
term-asked-done = { $who }, { $what } – oder fertig.
term-nothing = { $who }, { $what }: Drück Enter.
term-do-attack = greif an
term-do-fortify = verschiebe einmal Einheiten
term-do-claim = besetze ein freies Gebiet
term-do-trade = tausche einen Kartensatz ein
term-do-lay = lege Karten aus, um ihre Sterne einzutauschen
term-do-bonus = wähle das Gebiet für die zusätzlichen Einheiten
term-do-show = zeige einen erfüllten Auftrag
term-do-capital = wähle deine Hauptstadt (nur du siehst es)
term-do-bribe = bestich eine neutrale Armee mit einer Karte
term-do-raise = würfle für einen Verbündeten um Einheiten
term-none = nichts zu wählen
term-none-trading = kein Satz zum Eintauschen
term-none-laying-cards = keine Karten zum Auslegen
term-none-bribing = niemand zu bestechen
term-none-showing-a-mission = jetzt kein Auftrag zu zeigen
term-none-attacking = kein Angriff möglich
term-stars = bisher { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
  } = { $armies }
term-star-more = ein Stern mehr = { $n }
term-press-enter = Drück Enter.
term-lay-more = Lege mehr aus.
term-lay-more-done = Lege mehr aus – oder fertig.
term-how-many = { $verb }: wie viele, { $low } bis { $high }? { $warning }
term-where-to = wohin?
term-nothing-done = Nichts getan.
term-no-number = die { $n } steht nicht in der Liste
term-only = { $n } geht hier nicht; tippe { $span }
term-span = { $low } bis { $high }

## Geheimes, Neues, Hinweise

term-your-cards = Deine Karten: { $list }.
term-team-cards = Karten deines Teams: { $list }.
term-your-mission = Dein Auftrag: { $mission }
term-your-capital = Deine Hauptstadt: { $place }.
term-your-miracles = Deine Wunder: { $list }.
term-your-ranked = Dein Auftrag als { $rank }: { $mission }
term-their-mission = Auftrag von { $who }: { $mission }
term-their-capital = Hauptstadt von { $who }: { $place }.
term-their-miracles = Wunder von { $who }: { $list }.
term-their-ranked = Auftrag von { $who } als { $rank }: { $mission }
term-last-mission = Letzter Auftrag von { $who }: { $mission }
term-type-hand = Tippe hand, um deine Karten und Aufträge zu sehen.
term-type-hand-cards = Tippe hand, um deine Karten zu sehen.
term-no-cards = Du hast keine Karten.
term-you-lost = Du hast verloren: { $list }.
term-lost = { $who } hat verloren: { $list }.
term-and-more = { $list } und { $n } weitere
term-earlier = … { $n ->
    [one] 1 frühere Zeile
   *[other] { $n } frühere Zeilen
  }: tippe bericht { $all }
term-more-lines = … { $n ->
    [one] 1 weitere Zeile
   *[other] { $n } weitere Zeilen
  }: tippe bericht { $all }
term-type-log = (tippe bericht { $n })
term-list = … tippe liste, um alle Möglichkeiten zu sehen
term-look-first = tippe hand, um erst deine Geheimnisse zu sehen
term-welcome = (tippe hilfe, um zu sehen, was du tippen kannst)
term-see-missions = (tippe hand, um deine geheimen Aufträge zu sehen, bevor du Einheiten setzt)
term-pass-device = Gib das Gerät an { $who } weiter, dann drück Enter.
term-only-way = { $answer }: nur das war möglich
term-out-others = { $who }, du bist ausgeschieden. Enter: ohne dich weiter, q: beenden (das Spiel ist gespeichert).
term-out-watch = { $who }, du bist ausgeschieden. Enter: den anderen zusehen, q: beenden (das Spiel ist gespeichert).
term-was-secret = Aufgedeckte Geheimnisse:
term-look-again = Wiederholung ansehen: { $command }
term-saved-in = gespeichert in { $file }; fortsetzen mit: { $command }
term-always-on = (du verteidigst immer mit den meisten Würfeln)
term-always-off = (du wählst deine Würfel wieder selbst)
term-setup-see = (tippe aufstellung, um deine Einheiten setzen zu lassen)
term-setup-on = (deine Einheiten werden für dich gesetzt)
term-setup-over = die Aufstellung ist vorbei
term-no-news = noch ist nichts geschehen

## Kopf des Tisches

term-over = das Spiel ist zu Ende
term-round = Runde { $n }
term-round-of = Runde { $n } von { $most }
term-turn = { $who } ist dran
term-next-set = nächster Satz { $n }
term-goal = Ziel: { $goal }
term-goal-territories = { $n } Gebiete
term-goal-capitals = { $n } Hauptstädte
term-goal-mission = dein Auftrag
term-goal-missions = vier Aufträge
term-goal-all = alle Gebiete
term-goal-beat = { $foe } besiegen
term-the-others = die anderen
term-goal-team = jemanden aus dem anderen Team besiegen
term-out = raus
term-of = mit { $mark }
phase-choose_capitals = Hauptstädte wählen
phase-choose_pantheons = Völker wählen
phase-claim = Gebiete besetzen
phase-deal = Gebiete verteilen
phase-deal_missions = Aufträge verteilen
phase-god_of_war_and_temple = Kriegsgott und Tempel
phase-hide_cards = Karten verbergen
phase-plague_lands = Pestgebiete
phase-roll_for_the_pantheons = um die Völker würfeln
phase-roll_for_the_start = auswürfeln, wer beginnt
phase-strengthen = Gebiete verstärken
phase-take_turns = reihum
phase-attack = Angriff
phase-bolster_a_neutral = neutrale Armee verstärken
phase-bribe = Bestechung
phase-draw = Karte ziehen
phase-end_of_turn = Ende des Zuges
phase-fortify = Truppenbewegung
phase-invade = Einmarsch
phase-invade_the_Underworld = Einmarsch in die Unterwelt
phase-leave_the_heavens = Aufbruch aus dem Himmel
phase-move_allies = Verbündete verschieben
phase-obtain_miracles = Wunder kaufen
phase-plague = Pest
phase-play_miracles = Wunder spielen
phase-raise_armies = Truppen ausheben
phase-reckon = Gebiete zählen
phase-reinforce = Verstärkung
phase-reinforce_allies = Verbündete verstärken
phase-reinforce_the_neutral = neutrale Armee verstärken
phase-show_a_mission_at_the_end = am Ende einen Auftrag zeigen
phase-show_a_mission_at_the_start = am Anfang einen Auftrag zeigen
phase-status_of_the_neutrals = Status der Neutralen
phase-summon_and_build = Götter und Tempel

## Godstorm

term-first-temple = wähle ein Gebiet für deinen ersten Tempel.
term-first-god = wähle ein Gebiet für { $god }, deinen Kriegsgott; kein Pestgebiet.
term-bid = wie viel Glauben bietest du für die Reihenfolge, 0 bis { $n }? Alle Gebote werden bezahlt und bleiben geheim, bis alle geboten haben.
term-token = du hast { $n } geboten und wählst: Wann spielst du in dieser Epoche?
term-return = hole Einheiten aus deinen Krypten zu deinen Tempeln zurück: heimholen KRYPTA TEMPEL – oder fertig.
term-summon-god = rufe einen Gott (3 Glauben)
term-build-temple = baue einen Tempel (5 Glauben)
term-summon = { $what } – oder fertig. Du hast { $n } Glauben.
term-buy = kaufe Wunderkarten für je { $each } Glauben, höchstens 4 – oder fertig. Du hast { $n } Glauben.
term-bought = Bisher gekauft: { $list }; du ziehst, wenn du fertig bist.
term-play-none = du hast jetzt keine Karte zu spielen ({ $n } Glauben): Drück Enter.
term-play = spiele eine Karte – oder fertig. Du hast { $n } Glauben.
term-invaded = { $side } marschiert bei dir ein: { $from } → { $place }{ $led }.
term-led = mit { $gods }
term-answer-none = Du hast jetzt keine Himmelskarte zu spielen: Drück Enter.
term-answer = Reagiere mit einer Himmelskarte – oder fertig.
term-you-have = Du hast { $n } Glauben.
term-so-far = Bisher: { $list }.
term-how-many-armies = Wie viele Einheiten, { $low } bis { $high }?
term-which-goes = Welcher Gott geht mit?
term-no-more = fertig: keiner mehr.
term-which-place = Welcher Ort?
term-which-relic = Welche Reliquie?
term-which-god = Welcher Gott?
term-which-deck = Welcher Stapel?
term-which = Was davon?
term-which-player = Welcher Spieler?
term-you-play = du spielst „{ $card }“
term-they-play = { $side } spielt „{ $card }“
term-about = Betroffen: { $list }.
term-shield = Opfere Aegis, um sie aufzuheben (spielen aegis) – oder fertig, um es geschehen zu lassen.
term-look = das sind die Karten von { $side }. Welche nimmst du?
term-invade-none = du kannst nirgends einmarschieren: Drück Enter.
term-invade = marschiere bei einem Nachbarn ein – oder fertig.
term-invade-enter = marschiere bei einem Nachbarn ein, betritt einen leeren Ort – oder fertig.
term-enter = betritt einen leeren Ort – oder fertig.
term-stays-in = { $n ->
    [one] { $gods } bleibt
   *[other] { $gods } bleiben
  } in { $place }.
term-going = diese Götter gehen mit nach { $place }: { $gods }.
term-muster-end = Drück Enter, um loszugehen, oder nenne einen Gott, der in { $place } bleibt.
term-plague = Pest: Die Hälfte von ihnen stirbt.
term-plague-gods = Pest: Die Hälfte von ihnen stirbt, und { $n ->
    [one] { $gods } wird
   *[other] { $gods } werden
  } verbannt.
term-godswar = Götterkrieg in { $place } gegen { $gods }: Welcher Gott kämpft für dich?
term-or-break-off = Oder fertig zum Abbrechen.
term-invasion = mit wie vielen Würfeln greifst du an, { $from } → { $place } ({ $side }), 1 bis { $n }?
term-invasion-end = fertig: abbrechen; alle: bis zum Ende kämpfen.
term-invasion-owed = Einmal musst du würfeln.
term-occupy-plague = { $place } gehört dir. Wie viele Einheiten rücken ein, { $low } bis { $high }?
term-defend-neutral = du würfelst für die neutrale Armee, Angriff: { $from } → { $place } ({ $side }) mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
  }. Mit 1 oder 2 verteidigen? (tippe „immer“ für die meisten)
term-champion = { $god } von { $side } will einen Götterkrieg in { $place }: Welcher Gott kämpft für dich?
term-save = in { $place } würden fallen: { $armies }. Wie viele rettest du mit dem Baum des Lebens, für je 1 Glauben, 0 bis { $n }?
term-along = noch in { $place }: { $gods }. Nenne einen Gott, der nach { $there } mitgeht.
term-along-plague = Die Pest verbannt jeden Gott, der geht.
term-along-end = Drück Enter, wenn kein anderer Gott { $place } verlässt.
term-along-must = Einer muss gehen.
term-leave = { $armies } in { $place }: Wer geht auf deine Felder oder auf freie Tore der Unterwelt? Oder fertig: Wer bleibt, darf im nächsten Schritt besetzte Tore angreifen.
term-people = wähle dein Volk (seine Götter des Krieges, der Magie, des Himmels und des Todes).
term-relic = welche deiner Reliquien wirkt zuerst?
term-forgo = das Buch der Toten: 2 deiner { $n } Einheiten gegen 4 Glauben tauschen? verzichten – oder fertig.
term-fortify-gods = verschiebe einmal Einheiten und Götter durch deine eigenen Gebiete – oder fertig.
term-labour = eine Todeskarte für deine Krypten ziehen (ziehen) – oder fertig?
term-cards-left = { $deck } (noch { $n })
term-forgo-label = 2 Einheiten für 4 Glauben
term-labour-label = eine Todeskarte ziehen
term-worth-now = (jetzt { $armies })
term-belongs = Sie gehört { $side }.
term-fights-brought = { $god } kämpft: dein einziger Gott hier.
term-fights-there = { $god } kämpft: dein einziger Gott dort.
term-goes-only = { $god } geht mit: Niemand sonst kann.
term-stays-only = { $god } bleibt zurück: Niemand sonst kann.
term-a-relic = Reliquie
term-no-relic = Es ist keine Reliquie im Spiel.
term-set-up = Aufbau: { $phase }
term-epoch = Epoche { $n }
term-epoch-of = Epoche { $n } von { $most }
term-bids = Gebote für die Reihenfolge
term-step = Schritt { $n } von 10: { $phase }
term-goal-points = Ziel: die meisten Punkte
term-maelstrom = Der Mahlstrom sperrt das Meer zwischen { $a } und { $b }.
term-sunk = Atlantis ist versunken.
term-barred = Niemand darf in diesem Zug { $list } angreifen.
term-columns = Spieler Volk Zug Punkte Gebiete Truppen Glauben Götter Tempel Karten Tote Reliquien
term-relics = Reliquien:
term-key = ^ Tempel  ! Pest  Götter: w Krieg, m Magie, s Himmel, d Tod  - leer  ~ versunken
term-help =
    Tippe eine Nummer aus der Liste oder Worte: angreifen alaska kamtschatka 3, setzen brasilien 5, verschieben siam indien 4, fertig.
    Alles darf gekürzt sein (an ala kam) und auch englisch; ein Angriff ohne Zahl nimmt alle Würfel.
      angreifen A B alle  angreifen, bis B fällt oder in A nur eine Einheit bleibt
      nochmal             den letzten Angriff (oder das letzte Setzen) wiederholen
      immer               immer mit den meisten Würfeln verteidigen; noch einmal: wieder gefragt werden
      aufstellung         deine Einheiten bis zum ersten Zug für dich setzen lassen
      liste               alle Möglichkeiten zeigen
      zurück              den letzten Schritt zurücknehmen, bis Würfel fallen oder andere ziehen
      chancen [A B …]     die Chancen aller Angriffe, eines Angriffs oder mehrerer hintereinander
      tipp                was ein Computer tun würde
      brett [NAME]        das Brett zeigen oder ein Gebiet und seine Nachbarn
      hand                deine Karten und Aufträge zeigen (nur für deine Augen)
      bericht [N]         die letzten N Zeilen des Verlaufs zeigen
      regeln [NR]         die Regeln dieses Spiels zeigen oder eine davon: regeln K17
      speichern DATEI     eine Kopie speichern; das Spiel selbst ist immer gespeichert
      verlassen           beenden; du kannst später weiterspielen
    Auf dem Brett: Zeichen, Gebiet, Einheiten; t Gebiete, a Einheiten, c Karten, + zu setzende Einheiten, * eine Hauptstadt.
term-help-storm =
    Tippe eine Nummer aus der Liste oder Worte, auch englisch; alles darf gekürzt sein (einm rom cor).
      bieten 2, platz 1            Glauben für die Reihenfolge bieten; wählen, wann du spielst
      setzen egypt 3               Einheiten setzen; betreten roma gaul 2: ein leeres Gebiet
      rufen thor gaul              einen Gott rufen; bauen gaul: ein Tempel; kaufen krieg 2: Karten
      spielen helden               ein Wunder spielen; karte [NAME]: eine lesen oder alle Reliquien
      einmarschieren roma corsica  dann angreifen 3 (Würfel), alle (bis zum Ende) oder fertig
      verschieben roma gaul 4      einmal verschieben; dann wirst du gefragt, welche Götter mitgehen
      aufbrechen tor 1 3           3 Tote durch Tor 1; heimholen krypta 2 roma: eine kommt zurück
      nochmal, immer               den letzten Angriff wiederholen; immer mit den meisten Würfeln verteidigen
      liste, fertig                alle Möglichkeiten zeigen; diesen Schritt beenden
      zurück, chancen, tipp        Schritt zurück; Chancen eines Angriffs; was ein Computer tun würde
      brett [NAME]                 das Brett zeigen oder ein Gebiet; brett unterwelt
      hand, bericht [N]            deine Karten (nur für deine Augen); was geschehen ist
      regeln [NR oder WORT]        alle Regeln; eine: regeln G42; mit einem Wort: regeln pest
      speichern DATEI, verlassen   eine Kopie speichern; beenden (du kannst später weiterspielen)
    Auf dem Brett: Zeichen, Einheiten; { $key }.
    Spieler: p Punkte, t Gebiete, a Einheiten, f Glauben, { $temple } Tempel; Götter im Spiel;
    Handkarten nach Art; Tote im Himmel; Reliquien.

## Wörter zum Tippen: das erste wird gezeigt, verstanden werden alle

type-done = fertig ende weiter nein stopp
type-none = niemand keiner kein
type-claim = besetzen besetze nehmen
type-place = setzen setze
type-trade = tauschen tausche eintauschen
type-lay = auslegen legen lege
type-bonus = bonus
type-attack = angreifen angriff
type-defend = verteidigen verteidige
type-occupy = einrücken
type-fortify = verschieben verschiebe umgruppieren bewegen bewege
type-show = zeigen zeige
type-capital = hauptstadt
type-bribe = bestechen
type-raise = ausheben
type-choose = wählen wähle
type-play = spielen spiele
type-bid = bieten biete
type-token = platz
type-summon = rufen rufe
type-build = bauen baue
type-buy = kaufen kaufe
type-invade = einmarschieren einmarsch
type-enter = betreten
type-champion = kämpfer
type-leave = aufbrechen
type-save = retten
type-revive = heimholen
type-take = mitnehmen
type-stay = zurücklassen
type-labour = ziehen
type-forgo = verzichten
type-move = verlegen
type-filler = von nach auf und armee armeen einheit einheiten würfel würfeln für gegen der die das den dem
command-help = hilfe
command-quit = verlassen
command-list = liste
command-always = immer
command-again = nochmal
command-all = alle
command-map = brett landkarte
command-hand = hand
command-card = karte karten reliquien
command-log = bericht
command-rules = regeln
command-save = speichern sichern
command-undo = zurück rückgängig
command-odds = chancen
command-hint = tipp rat
command-setup = aufstellung

## Antworten, die nicht gehen

term-type-an-answer = tippe, was du tun willst, eine Nummer aus der Liste oder hilfe
term-did-you-mean = meinst du { $list }?
term-is-no-t = „{ $word }“ ist kein Gebiet
term-is-no-c = „{ $word }“ ist keine Karte
term-is-no-m = „{ $word }“ ist keine Karte
term-is-no-s = „{ $word }“ ist keine neutrale Armee
term-is-no-w = „{ $word }“ ist kein Gott
term-is-no-x = „{ $word }“ steht hier nicht zur Wahl
term-no-answer = „{ $word }“ ist weder Befehl noch Gebiet (tippe hilfe)
term-odds = { $way } ({ $attackers } gegen { $defenders }): { $win } für die Eroberung, im Mittel bleiben { $left } Einheiten
term-odds-how = hier gibt es keinen Angriff zu berechnen; nenne die Gebiete: chancen alaska kamtschatka
term-odds-most = Chancen werden für höchstens { $n } Einheiten berechnet
term-odds-too-few = { $place } hat keine Einheit für einen Angriff
term-hint = Tipp ({ $who }): { $move }
term-no-undo = nichts zurückzunehmen: Würfel, gezogene Karten und Schritte anderer gelten
term-undone = (zurückgenommen)
term-could-be = „{ $word }“ könnte { $list } sein
term-can = du kannst { $list } tippen
term-which-one = { $typed }: was davon, { $list }?
term-which-neighbour = { $verb }: zu welchem Nachbarn von { $place }? { $list }
term-from-where = { $verb } { $place }: von wo aus, { $list }?
term-type-number = tippe { $span }
term-stands-alone = tippe { $verb } allein
term-wants-names = { $verb } braucht { $n ->
    [one] einen Namen
   *[other] Namen
  }, z. B. { $example }
term-there-is-no = { $name } gibt es nicht
term-out-of-reach = { $what } geht jetzt nicht; in Reichweite: { $list }
term-goes-only-with = { $what } geht nur mit { $list }
term-too-many-words = zu viele Wörter nach { $name }
term-only-these = nur { $list }
term-taken = { $name } ist schon besetzt
term-not-yours = { $name } gehört dir nicht
term-not-now = { $what } geht jetzt nicht
term-how-much = tippe, wie viel: { $span }
term-takes-no-number = { $verb } braucht keine Zahl
term-nothing-again = nichts zu wiederholen
term-owed-armies = tippe, wie viele Einheiten, { $low } bis { $high } (Enter: { $high })
term-owed-roll = du hast diesen Einmarsch angekündigt, also musst du einmal würfeln
term-god-of-people = { $god } ist ein Gott dieses Volkes: { $people }; tippe { $people }
term-gods-next = die Götter wählst du gleich: tippe es ohne { $god }
term-no-rule = keine Regel gefunden zu { $name }

## Rund um den Tisch

term-from = { $verb } von
term-set-for = { $list } für { $n }
term-next-to-it = { $here }; daneben: { $list }.
term-empty = leer
term-turns = 1. 2. 3. 4. 5.
term-bid-of = Gebot { $n }
term-dead = { $n } tot
term-features = Tor Krypta Altar
term-flames = Flammen: { $list }
term-cleared = Bildschirm gelöscht
term-colours = Rot Blau Grün Gelb Violett Türkis

## Echte Würfel

term-dice-help =
    Würfle mit echten Würfeln und tippe die Augen: 6 4 1 5 2 oder 64152; erst die des Angreifers, dann die des Verteidigers.
    verlassen: beenden; du kannst später weiterspielen.
term-roll-battle = { $side } greift an: { $from } → { $place }. Wirf { $n } Würfel, erst { $mine } für den Angriff, dann { $theirs } für die Verteidigung; z. B. { $example }
term-roll-start = Würfelt mit je einem Würfel aus, wer beginnt: { $list }, in dieser Reihenfolge; z. B. { $example }
term-roll-order = Würfelt mit je einem Würfel aus, wer zuerst kommt: { $list }, in dieser Reihenfolge; z. B. { $example }
term-roll-one = Wirf einen Würfel für { $whom }; z. B. { $example }
term-roll-lava = Wirf je einen Würfel für { $card }: { $list }, in dieser Reihenfolge; z. B. { $example }
term-roll-godswar = Götterkrieg um { $place }: Wirf { $mine } Würfel für { $champion }, dann { $theirs } für { $foe }; z. B. { $example }
term-roll-again = Würfle Einsen neu: { $list }, in dieser Reihenfolge; z. B. { $example }
term-roll-of = { $n } von { $who }
term-no-face = { $word } steht auf keinem Würfel; tippe 1 bis 6
term-faces-wanted = tippe { $n ->
    [one] 1 Zahl
   *[other] { $n } Zahlen
  }, nicht { $typed }

## Was wollen wir spielen?

term-pick-mode = Was wollt ihr spielen?
term-pick-number = Nummer oder Name
term-not-listed = { $word } steht nicht in der Liste; tippe eine Nummer von 1 bis { $n }.
term-pick-players = Wie viele spielen, Computer mitgezählt, { $low } bis { $high }?
term-pick-computers = Wie viele davon sind Computer, 0 bis { $n } ({ $usual } { $strong } für starke)?
term-no-computer = es gibt keinen Computerspieler „{ $word }“; versuch { $list }
term-no-seats = { $word } ist kein Spieler; tippe Nummern von 1 bis { $n }, z. B. { $example }
term-pick-names = Namen der Spieler, durch Kommas getrennt
term-many-names = { $n } Namen für { $seats } Spieler
term-none-chosen = kein Spiel gewählt

## Dateien und Wiederholungen

term-save-where = speichern braucht einen Dateinamen; das Spiel selbst liegt in { $file }
term-copy-in = Kopie gespeichert in { $file }.
term-not-written = { $file } lässt sich nicht schreiben ({ $why })
term-played-elsewhere = { $file } wird gerade von einem anderen feldherr gespielt
term-disk-full = der Datenträger ist voll
term-is-a-folder = { $file } ist ein Ordner; tippe einen Dateinamen
term-exists = { $file } gibt es schon; fortsetzen mit: { $command }
term-saved-so-far = das Spiel ist gespeichert; fortsetzen mit: { $command }
term-cut-off = Die letzte Zeile von { $file } ist abgeschnitten ({ $line }). Du kannst ohne sie weiterspielen; die Datei bleibt als { $file }.broken erhalten.
term-go-on = Weiterspielen?
term-left-as-is = { $file } bleibt unverändert
term-keys = Enter weiter, p zurück, t nächster Zug, eine Zahl springt dorthin, q Ende
term-leads-nowhere = unbekannte Taste { $key }: { $keys }; Zahlen gehen von 0 bis { $n }.
term-replay-end = Ende des Spiels.
term-replay-now = Das ist der neueste Stand.

## Warum Computer tun, was sie tun (--explain)

why-reinforce = Verstärkt { $place }. Das Ziel: { $purpose }.
why-strike = Greift an: { $src } → { $place } ({ $chance } % für diese Schlacht). Das Ziel: { $purpose }.
why-enter = Rückt in { $place } ein. Das Ziel: { $purpose }.
why-regroup = Verschiebt Einheiten nach { $place }, wo sie mehr wert sind.
why-halt = Greift nicht weiter an: Nichts ist die Einheiten noch wert.
why-for-nothing-new = halten, was da ist
why-for-continent = { $continent } vervollständigen, bringt { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
    } je Zug ({ $chance } % Chance)
why-for-break = { $continent } seinem Besitzer nehmen ({ $chance } % Chance)
why-for-kill = { $who } ausschalten ({ $chance } % Chance)
why-player = Spieler { $n }
why-for-goal = dem Sieg näher kommen ({ $chance } % Chance)
why-for-card = { $place } und eine Karte ({ $chance } % Chance)
why-for-place = { $place } ({ $chance } % Chance)
why-recruit-place = Nebenan steht ein Feind.
why-recruit-attack = Wir sind klar in der Überzahl.
why-recruit-occupy = Die Front ist weitergezogen.
why-recruit-fortify = Weit weg von der Grenze nützen Einheiten nichts.
why-recruit-trade = Ein Satz ist ein Satz.
why-recruit-claim = Es war frei.
why-recruit-bid = Ein kleines Gebot: Man weiß ja nie.
why-recruit-idea = Es schien eine gute Idee zu sein.
why-storm-only = Es gibt nichts anderes zu tun.
why-storm-pantheon = Alle Völker sind gleich stark.
why-storm-stop = Nichts ist das Risiko noch wert.
why-storm-take = Marschiert in { $place } ein: { $chance } % Chance.
why-storm-complete = Marschiert in { $place } ein, um { $continent } zu vervollständigen: { $chance } % Chance.
why-storm-break = Marschiert in { $place } ein, um einem Feind { $continent } zu nehmen: { $chance } % Chance.
why-storm-below = Zieht zu { $place } in der Unterwelt: { $chance } % Chance.
why-storm-all = Zieht mit allen weiter, durch { $place }.
why-storm-few = Lässt in { $place } nur zurück, was bleiben muss.
why-storm-gods-stay = Hält Götter vom Einmarsch in { $place } fern: Sie könnten dort verloren gehen.
why-storm-gods-come = Nimmt die Götter nach { $place } mit.
why-storm-break-off = Bricht ab: nur { $chance } % Chance, { $place } zu erobern.
why-storm-attack = Greift weiter an: { $chance } % Chance, { $place } zu erobern.
why-storm-champion = Wagt den entbehrlichsten Gott: { $chance } % Chance.
why-storm-fortify = Verschiebt Einheiten nach { $place }, wo sie am meisten ausrichten.
why-storm-place = Sammelt Einheiten in { $place } für den besten Feldzug.
why-storm-claim = Besetzt { $place }, gleich neben dem, was ihm in { $continent } schon gehört.
why-storm-bid = Bietet für den Zug, auf den es ankommt.
why-storm-save = Spart seinen Glauben.
why-storm-first = Zieht früh, bevor die anderen wachsen.
why-storm-last = Zieht zuletzt, damit niemand zurückschlagen kann.
why-storm-summon = Ruft einen Gott nach { $place }, neben die stärkste Armee.
why-storm-temple = Baut einen Tempel in { $place }: Er zahlt sich aus.
why-storm-keep = Behält den Glauben für etwas Besseres.
why-storm-buy = Kauft Wunder, solange Glauben da ist.
why-storm-card = Spielt eine Karte, die mehr bringt, als sie kostet.
why-storm-hold = Hält die Karten zurück: Keine würde jetzt helfen.
why-storm-name = Wählt, was am meisten bringt.
why-storm-shield = Opfert Aegis: Die Karte würde mehr kosten.
why-storm-no-shield = Behält Aegis für eine schlimmere Karte.
why-storm-defend = Verteidigt mit allen Würfeln.
why-storm-life = Zahlt Glauben, um seine Einheiten am Leben zu halten.
why-storm-dead = Schickt die Toten zu { $place }, auf Krypten und Altäre zu.
why-storm-return = Holt eine Einheit zum Tempel in { $place } zurück.
why-storm-labour = Nimmt die kostenlose Karte.
why-storm-forgo = Nimmt Glauben statt Einheiten.
why-storm-ahead = Hat vorausgeschaut: so { $chance } %, nach Art des Hauptmanns { $usual } %.

## The parts of a turn, as people call them, each with an example

part-reinforce = Neue Einheiten
part-attack = Angreifen
part-fortify = Zum Schluss verschieben
part-draw = Eine Karte verdienen
part-bribe = Neutrale Armeen bestechen
part-reinforce_allies = Einheiten für deine Verbündeten
part-status_of_the_neutrals = Zu wem die Neutralen halten
part-move_allies = Verbündete verschieben
part-show_a_mission_at_the_start = Einen Auftrag zu Beginn des Zugs zeigen
part-show_a_mission_at_the_end = Einen Auftrag am Ende des Zugs zeigen
part-reinforce_the_neutral = Einheiten für die neutrale Seite
part-bolster_a_neutral = Einheiten für eine neutrale Seite
part-reckon = Hast du gewonnen?
part-raise_armies = Neue Einheiten und Glauben
part-summon_and_build = Götter und Tempel
part-obtain_miracles = Wunder kaufen
part-play_miracles = Wunder spielen
part-plague = Die Pest
part-invade = Einmarschieren
part-leave_the_heavens = Die Toten aussenden
part-invade_the_Underworld = In der Unterwelt kämpfen
part-end_of_turn = Das Ende deines Zugs
part-example-reinforce = 14 Gebiete bringen 4 Einheiten, ein ganzer Kontinent bringt mehr, und du darfst alle an einen Ort setzen.
part-example-attack = Du würfelst 6, 4 und 1 gegen 5 und 4: Die 6 schlägt die 5, aber bei 4 gegen 4 gewinnt der Verteidiger, also verliert jede Seite eine Einheit.
part-example-fortify = Von 7 Einheiten in einem sicheren Gebiet bringst du 6 an die Grenze: Eine bleibt immer.
part-example-draw = Auch drei Eroberungen in einem Zug bringen nur eine Karte.
part-example-raise_armies = 14 Gebiete bringen 4 Einheiten und 4 Glauben; ein Tempel bringt von beidem eins dazu.
part-example-summon_and_build = Mit 8 Glauben kannst du für 3 einen Gott rufen und für 5 einen Tempel bauen.
part-example-obtain_miracles = Ist dein Himmelsgott im Spiel, kaufst du für 4 Glauben zwei Himmelskarten.
part-example-play_miracles = Eine Karte, auf der 1 Glauben steht, kostet beim Ausspielen 1 Glauben, und dann ist sie weg.
part-example-plague = Von 5 Einheiten in einem Pestgebiet sterben 2; eine einzelne überlebt.
part-example-invade = Du würfelst 6, 4 und 1 gegen 5 und 4: Jede Seite verliert eine Einheit, außer dein Kriegsgott ist dabei; dann gehört auch der Gleichstand dir.
part-example-leave_the_heavens = Drei deiner Einheiten sind zuletzt gefallen: Schick sie durch ein freies Tor.
part-example-invade_the_Underworld = Von einem Tor mit 3 Einheiten kannst du die Krypta daneben mit 2 Würfeln angreifen.
part-example-end_of_turn = Ist dein Totengott im Spiel und hältst du eine Krypta, ziehst du eine Todeskarte.

# What can be done at each question, with an example: two sentences.
now-claiming = Tippe auf ein freies Gebiet, und eine deiner Einheiten besetzt es. Zum Beispiel: Gehören dir drei von vier Gebieten eines Kontinents, nimm das vierte, bevor es jemand anders tut.
now-strengthening = Tippe auf das Gebiet, das die Einheiten bekommen soll. Zum Beispiel dorthin, wo nebenan die meisten Gegner stehen, und nicht ins sichere Hinterland.
now-choosing_capitals = Tippe auf eines deiner Gebiete: Es wird deine Hauptstadt, und niemand sieht sie, bis alle gewählt haben. Zum Beispiel ist ein Gebiet mit zwei Nachbarn leichter zu halten als eines mit sechs.
now-trading = Drei Karten mit gleichem Zeichen, oder je eine mit jedem, bringen Einheiten. Zum Beispiel sind Infanterie, Kavallerie und Artillerie immer ein Satz.
now-taking_the_bonus = Eine deiner getauschten Karten zeigt ein Gebiet von dir, und das bekommt zusätzliche Einheiten. Zum Beispiel: Zeigen zwei Karten solche Gebiete, tippe auf das an der Grenze.
now-laying_cards = Tippe auf Karten, und ihre Sterne zählen zusammen: Viele auf einmal bringen mehr als zweimal wenige. Zum Beispiel bringen 2 Sterne 2 Einheiten, 4 Sterne aber 7.
now-placing = Tippe auf deine Gebiete, um die neuen Einheiten dorthin zu setzen; bis du weitergehst, kannst du alles zurücknehmen. Zum Beispiel erreichen 5 Einheiten an einer Grenze mehr als je eine an fünf Grenzen.
now-attacking = Tippe auf eines deiner Gebiete und dann auf einen Nachbarn, um deine Aussichten zu sehen, und greife an, sooft du willst. Zum Beispiel darfst du mit 4 Einheiten 3 Würfel werfen: Eine bleibt immer zu Hause.
now-defending = Wähle, mit wie vielen Würfeln du verteidigst; verglichen werden die höchsten beider Seiten. Zum Beispiel können zwei Würfel zwei Angreifer schlagen, dich aber auch zwei Einheiten kosten.
now-occupying = Ziehe mit Einheiten in das eroberte Gebiet ein, mindestens mit denen, die zuletzt gekämpft haben. Zum Beispiel mit allen, wenn du von dort weiter angreifen willst.
now-fortifying = Verschiebe einmal Einheiten, dann ist dein Zug zu Ende. Zum Beispiel bringst du von 7 Einheiten in einem sicheren Gebiet 6 an die Grenze: Eine bleibt immer.
now-showing_a_mission = Ein Auftrag von dir ist erfüllt: Zeige ihn, dann zählt er; einer im Zug ist erlaubt. Zum Beispiel heute den des Hauptmanns und im nächsten Zug den des Majors.
now-bolstering = Eine neutrale Armee bekommt Einheiten, und du bestimmst, wo. Zum Beispiel zwischen dir und deinem Gegner: Dort stehen sie im Weg.
now-bribing = Tippe auf eine neutrale Armee und gib ihr eine Karte: Sie rückt einen Schritt vom Gegner weg und auf dich zu. Zum Beispiel kommt eine Armee, die niemandem beisteht, für eine Karte zu dir, die deines Gegners für zwei.
now-raising_allies = Wähle, welcher Verbündete als Nächstes Einheiten bekommt; ein Würfel sagt, wie viele, und du setzt sie. Zum Beispiel zuerst den, der neben deinem Gegner steht.
now-choosing_pantheons = Wähle das Volk, dessen vier Götter für dich kämpfen. Zum Beispiel kommen Odin, Thor und Freya mit den Nordmännern: Alle Völker können dasselbe, also nimm, welches dir gefällt.
now-placing_god_and_temple = Tippe auf das Gebiet, in dem dein Kriegsgott oder dein Tempel stehen soll. Zum Beispiel greift ein Gott neben einem Gegner sofort an, und ein Tempel im Hinterland steht sicher.
now-bidding = Biete verdeckt Glauben um die Reihenfolge: Das höchste Gebot wählt zuerst, und alle zahlen. Zum Beispiel kostet ein Gebot von 0 nichts und lässt dir, was die anderen nicht wollen.
now-choosing_tokens = Wähle, wann du in dieser Epoche spielst. Zum Beispiel sieht, wer zuletzt spielt, was alle anderen getan haben, und niemand kann vor der nächsten Epoche antworten.
now-resolving_relics = Mehrere deiner Reliquien wirken jetzt: Wähle, welche zuerst. Zum Beispiel erst die, die Glauben bringt, dann eine, die Glauben brauchen kann.
now-raising = Das Buch der Toten macht aus zwei neuen Einheiten vier Glauben, wenn du willst. Zum Beispiel, wenn dir ein Gott für 3 Glauben mehr hilft als zwei Einheiten.
now-returning = Tippe auf eine deiner Krypten und dann auf einen Tempel: Einheiten kehren aus der Unterwelt auf die Erde zurück. Zum Beispiel zu dem Tempel, der bedroht ist.
now-summoning = Wähle einen schlafenden Gott oder einen Tempel, dann das Gebiet, in dem er stehen soll; jeder hat seinen Preis in Glauben. Zum Beispiel kannst du mit 8 Glauben für 3 einen Gott rufen und für 5 einen Tempel bauen.
now-obtaining_miracles = Kaufe Wunderkarten von den Stapeln, deren Gott bei dir im Spiel ist; du bezahlst alle, bevor du eine siehst. Zum Beispiel darfst du Kriegskarten kaufen, wenn dein Kriegsgott auf dem Plan steht.
now-playing_miracles = Spiele eine Karte für den Glauben aus, der auf ihr steht, oder mach weiter. Zum Beispiel kostet eine Karte mit 1 Glauben dich 1 Glauben, und dann ist sie weg.
now-naming = Die Karte fragt, worum es geht: Nur was sie nennen darf, leuchtet. Zum Beispiel leuchten bei einer Karte gegen einen Tempel die Tempel.
now-shielding = Jemand spielt eine Karte, und du darfst Aegis hergeben, um sie aufzuheben. Zum Beispiel behältst du Aegis, wenn die Karte nur anderen schadet.
now-looking_at_a_hand = Du siehst die Karten von jemand anderem und nimmst eine. Zum Beispiel die, die dir am meisten schaden würde.
now-invading = Tippe auf eines deiner Gebiete und dann auf einen Nachbarn, um deine Aussichten zu sehen, und marschiere ein, sooft du willst. Zum Beispiel betrittst du ein Gebiet, das niemandem gehört, einfach ohne Würfel.
now-mustering = Wähle, welche Götter dort zu Hause bleiben; die anderen kommen mit. Zum Beispiel einen, der einen Tempel bewachen muss.
now-answering_an_invasion = Man marschiert bei dir ein: Du darfst vor den Würfeln eine Himmelskarte spielen oder es geschehen lassen. Zum Beispiel sparst du die Karte, wenn das Gebiet ohnehin verloren ist.
now-invasion = Greife weiter an, mit so vielen Würfeln, wie du willst, oder brich ab. Zum Beispiel darfst du mit 4 Einheiten 3 Würfel werfen: Eine bleibt immer zu Hause.
now-naming_a_champion = Wähle, welcher deiner Götter dort den Götterkrieg führt; wer verliert, wird verbannt. Zum Beispiel den, den du am ehesten entbehren kannst.
now-saving = Bezahle Glauben, um Einheiten zu retten, die fallen würden. Zum Beispiel: Sind es die letzten dort, bleibt das Gebiet mit einer geretteten dein.
now-gods_on_the_move = Einheiten ziehen weiter, und du wählst, welche Götter mitgehen. Zum Beispiel den Kriegsgott dorthin, wo du als Nächstes kämpfst.
now-fortifying_with_gods = Verschiebe einmal Einheiten, Götter oder beides von einem Gebiet in ein anderes. Zum Beispiel bringst du einen Gott und 6 von 7 Einheiten an die Grenze: Eine Einheit bleibt immer.
now-leaving_the_heaven = Tippe auf ein Tor der Unterwelt oder eines deiner Felder dort und sage, wie viele deiner Toten gehen. Zum Beispiel ziehen drei Einheiten, die im letzten Zug fielen, durch ein freies Tor.
now-ending_the_turn = Für die Krypten, die du hältst, darfst du eine Todeskarte ziehen. Zum Beispiel, wenn dein Todesgott im Spiel ist und du eine Krypta hältst.
for-example = Zum Beispiel: { $what }
