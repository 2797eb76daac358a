# Was nur das Terminal sagt, auf Deutsch.

## Fragen

term-place = { $who }, setze { $armies }.
term-place-of = { $who }, setze { $armies } für { $side }.
term-defend = { $who }, { $place } wird von { $from } aus mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
  } angegriffen. Mit 1 oder 2 verteidigen? (always: immer mit den meisten, ungefragt)
term-occupy = { $who }, { $place } ist dein. Wie viele Armeen sollen dort stehen, { $low } bis { $high }?
term-asked = { $who }, { $what }.
term-asked-done = { $who }, { $what }, oder done.
term-nothing = { $who }, { $what }: drück Enter.
term-do-attack = greif an
term-do-fortify = verschiebe einmal Armeen
term-do-claim = besetze ein freies Gebiet
term-do-trade = tausche einen Kartensatz
term-do-lay = lege Karten aus, um sie nach Sternen zu tauschen
term-do-bonus = sag, welches Gebiet die zusätzlichen Armeen bekommt
term-do-show = zeige einen Auftrag, den du erfüllt hast
term-do-capital = wähle deine Hauptstadt (niemand sonst sieht es)
term-do-bribe = bestich eine neutrale Armee mit einer Karte
term-do-raise = würfle für Armeen eines Verbündeten
term-none = es gibt nichts zu wählen
term-none-trading = du hast keinen Satz zum Tauschen
term-none-laying-cards = du hast keine Karten zum Auslegen
term-none-bribing = niemand ist zu bestechen
term-none-showing-a-mission = du hast jetzt keinen Auftrag zu zeigen
term-none-attacking = es gibt niemanden anzugreifen
term-stars = bisher { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
  } = { $armies }
term-star-more = ein Stern mehr = { $n }
term-press-enter = Drück Enter.
term-lay-more = Lege mehr aus.
term-lay-more-done = Lege mehr aus, oder done.
term-how-many = { $verb }: wie viele, { $low } bis { $high }? { $warning }
term-where-to = wohin?
term-nothing-done = Nichts getan.
term-no-number = die { $n } steht nicht in der Liste
term-only = { $n } geht hier nicht, nur { $span }
term-span = { $low } bis { $high }

## Geheimes, Neues, Hinweise

term-your-cards = Deine Karten: { $list }.
term-team-cards = Eure Gruppe hält: { $list }.
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
  }: tippe log { $all }
term-more-lines = … { $n ->
    [one] 1 weitere Zeile
   *[other] { $n } weitere Zeilen
  }: tippe log { $all }
term-type-log = (tippe log { $n })
term-list = ... tippe list, um alle zu sehen
term-look-first = hand: sieh erst an, was nur du sehen darfst
term-welcome = (help sagt, was du tippen kannst)
term-see-missions = (tippe hand, um deine geheimen Aufträge zu sehen, bevor du Armeen setzt)
term-pass-device = Gib das Gerät an { $who }, dann drück Enter.
term-only-way = { $answer }: etwas anderes war nicht möglich
term-out-others = { $who }, du bist ausgeschieden. Enter: das Spiel geht weiter, q: gehen (das Spiel ist gesichert).
term-out-watch = { $who }, du bist ausgeschieden. Enter: den anderen zusehen, q: gehen (das Spiel ist gesichert).
term-was-secret = Was geheim war:
term-look-again = Noch einmal ansehen: { $command }
term-saved-in = gesichert in { $file }; weiter mit: { $command }
term-always-on = (du verteidigst ungefragt mit den meisten Würfeln)
term-always-off = (du wirst wieder gefragt, wie du verteidigst)
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
term-goal-team = jemanden der anderen Gruppe besiegen
term-out = raus
term-of = mit { $mark }
term-team = Gruppe { $n }
phase-choose_capitals = Hauptstädte wählen
phase-choose_pantheons = Völker wählen
phase-claim = Gebiete besetzen
phase-deal = Gebiete verteilen
phase-deal_missions = Aufträge verteilen
phase-god_of_war_and_temple = Kriegsgott und Tempel
phase-hide_cards = Karten verbergen
phase-plague_lands = Pestländer
phase-roll_for_the_pantheons = um die Völker würfeln
phase-roll_for_the_start = um den Anfang würfeln
phase-strengthen = Armeen setzen
phase-take_turns = reihum
phase-attack = Angriff
phase-bolster_a_neutral = neutrale Armee stärken
phase-bribe = Bestechung
phase-draw = Karte ziehen
phase-end_of_turn = Ende des Zuges
phase-fortify = Umgruppieren
phase-invade = Einmarsch
phase-invade_the_Underworld = Einmarsch in die Unterwelt
phase-leave_the_heavens = Aufbruch aus dem Himmel
phase-move_allies = Verbündete verschieben
phase-obtain_miracles = Wunder kaufen
phase-plague = Pest
phase-play_miracles = Wunder spielen
phase-raise_armies = Armeen ausheben
phase-reckon = Abrechnung
phase-reinforce = Verstärkung
phase-reinforce_allies = Verbündete verstärken
phase-reinforce_the_neutral = neutrale Armee verstärken
phase-show_a_mission_at_the_end = am Ende einen Auftrag zeigen
phase-show_a_mission_at_the_start = am Anfang einen Auftrag zeigen
phase-status_of_the_neutrals = Stand der Neutralen
phase-summon_and_build = Götter und Tempel

## Godstorm

term-first-temple = in welchem Gebiet steht dein erster Tempel?
term-first-god = in welchem Gebiet beginnt { $god }, dein Kriegsgott? Nicht auf Pest.
term-bid = wie viel Glauben bietest du für die Reihenfolge, 0 bis { $n }? Jedes Gebot wird bezahlt; es bleibt geheim, bis alle geboten haben.
term-token = du hast { $n } geboten und wählst: wann spielst du in dieser Epoche?
term-return = Armeen dürfen aus deinen Krypten zu deinen Tempeln zurückkehren: revive KRYPTA TEMPEL, oder done.
term-summon-god = rufe einen Gott (3 Glauben)
term-build-temple = baue einen Tempel (5 Glauben)
term-summon = { $what }, oder done. Du hast { $n } Glauben.
term-buy = kaufe Wunderkarten für je { $each } Glauben, höchstens 4, oder done. Du hast { $n } Glauben.
term-bought = Bisher gekauft: { $list }; gezogen wird, wenn du fertig bist.
term-play-none = du kannst jetzt keine Karte spielen (du hast { $n } Glauben): drück Enter oder tippe done.
term-play = spiele eine Karte, oder done. Du hast { $n } Glauben.
term-invaded = { $side } marschiert von { $from } aus in dein { $place } ein{ $led }.
term-led = mit { $gods }
term-answer-none = Du kannst jetzt keine Himmelskarte spielen: drück Enter oder tippe done.
term-answer = Antworte mit einer Himmelskarte, oder done.
term-you-have = Du hast { $n } Glauben.
term-so-far = Bisher: { $list }.
term-how-many-armies = Wie viele Armeen, { $low } bis { $high }?
term-which-goes = Welcher Gott geht mit?
term-no-more = done: keiner mehr.
term-which-place = Welcher Ort?
term-which-relic = Welche Reliquie?
term-which-god = Welcher Gott?
term-which-deck = Welcher Stapel?
term-which = Was davon?
term-which-player = Welcher Spieler?
term-you-play = du spielst { $card }
term-they-play = { $side } spielt { $card }
term-about = Es geht um { $list }.
term-shield = Gib Aegis auf, um es aufzuheben (play aegis), oder done, um es geschehen zu lassen.
term-look = dies sind die Karten von { $side }. Welche nimmst du?
term-invade-none = es gibt niemanden, bei dem du einmarschieren kannst: drück Enter oder tippe done.
term-invade = marschiere bei einem Nachbarn ein, oder done.
term-invade-enter = marschiere bei einem Nachbarn ein, betritt einen leeren Ort, oder done.
term-enter = betritt einen leeren Ort, oder done.
term-stays-in = { $n ->
    [one] { $gods } bleibt
   *[other] { $gods } bleiben
  } in { $place }.
term-going = nach { $place } gehen mit: { $gods }.
term-muster-end = Enter oder done: los. Oder nenne einen Gott, der in { $place } bleibt.
term-plague = Pest: die Hälfte von ihnen stirbt.
term-plague-gods = Pest: die Hälfte von ihnen stirbt, und { $n ->
    [one] { $gods } wird
   *[other] { $gods } werden
  } verbannt.
term-godswar = Götterkrieg in { $place } gegen { $gods }: welcher Gott kämpft für dich?
term-or-break-off = Oder done: abbrechen.
term-invasion = mit wie vielen Würfeln greifst du { $place } von { $side } von { $from } aus an, 1 bis { $n }?
term-invasion-end = 0 oder done bricht ab; all: bis zur Entscheidung.
term-invasion-owed = Dieser Angriff ist Pflicht.
term-occupy-plague = { $place } ist dein. Wie viele Armeen sollen einrücken, { $low } bis { $high }?
term-defend-neutral = du würfelst für die neutrale Armee: { $place } von { $side } wird von { $from } aus mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
  } angegriffen. Mit 1 oder 2 verteidigen? (always: immer mit den meisten, ungefragt)
term-champion = { $god } von { $side } will einen Götterkrieg in { $place }: welcher Gott kämpft für dich?
term-save = in { $place } würden fallen: { $armies }. Wie viele rettet der Baum des Lebens, für je 1 Glauben, 0 bis { $n }?
term-along = noch in { $place }: { $gods }. Nenne einen Gott, der nach { $there } mitgeht.
term-along-plague = Die Pest verbannt, wer geht.
term-along-end = Enter oder done: kein anderer Gott verlässt { $place }.
term-along-must = Einer muss gehen.
term-leave = { $armies } in { $place }: wer geht auf deine Felder oder freie Tore der Unterwelt? Oder done: wer bleibt, darf im nächsten Schritt besetzte Tore angreifen.
term-people = wähle dein Volk (seine Götter des Krieges, der Magie, des Himmels und des Todes).
term-relic = welche deiner Reliquien wirkt zuerst?
term-forgo = das Buch der Toten: 2 deiner { $n } Armeen weniger, für 4 Glauben? forgo, oder done.
term-fortify-gods = verschiebe einmal Armeen und Götter durch deine eigenen Gebiete, oder done.
term-labour = eine Todeskarte für deine Krypten ziehen (labour), oder done?
term-cards-left = { $deck } (noch { $n })
term-forgo-label = 2 Armeen für 4 Glauben
term-labour-label = eine Todeskarte ziehen
term-worth-now = (jetzt { $armies })
term-belongs = Sie gehört { $side }.
term-fights-brought = { $god } kämpft: der einzige Gott, den du mitgebracht hast.
term-fights-there = { $god } kämpft: der einzige Gott, den du dort hast.
term-goes-only = { $god } geht mit: sonst kann niemand.
term-stays-only = { $god } bleibt zurück: sonst kann niemand.
term-a-relic = Reliquie
term-point-with = 1 Punkt mit { $place }.
term-no-relic = Keine Reliquie ist im Spiel.
term-set-up = Aufbau: { $phase }
term-epoch = Epoche { $n }
term-epoch-of = Epoche { $n } von { $most }
term-bids = Gebote für die Reihenfolge
term-step = Schritt { $n } von 10: { $phase }
term-goal-points = Ziel: am Ende die meisten Punkte
term-maelstrom = Der Mahlstrom schließt das Meer zwischen { $a } und { $b }.
term-sunk = Atlantis ist versunken.
term-barred = Niemand darf in diesem Zug { $list } angreifen.
term-columns = Spieler Volk Zug Punkte Länder Armeen Glaube Götter Tempel Karten Tote Reliquien
term-relics = Reliquien:
term-key = ^ Tempel  ! Pest  Götter: w Krieg, m Magie, s Himmel, d Tod  - leer  ~ versunken
term-help =
    Antworte mit der Nummer oder in Worten: attack alaska kamtschatka 3, place brasilien 5, fortify siam indien 4, done.
    Namen dürfen gekürzt sein (att ala kam), in jeder der vier Sprachen; fehlt bei einem Angriff die Zahl, heißt das alle.
      attack A B all  immer wieder angreifen, bis B fällt oder in A nur eine Armee bleibt
      again           der letzte Angriff (oder das letzte Setzen) noch einmal
      always          ab jetzt ungefragt mit den meisten Würfeln verteidigen; noch einmal: wieder gefragt werden
      list            alles, was geantwortet werden kann
      map [NAME]      das Brett als Bild, oder ein Gebiet und seine Nachbarn
      hand            deine Karten und Aufträge (niemand sonst sollte hinsehen)
      log [N]         was geschah, die letzten N Zeilen
      rules [ID]      die Regeln dieses Spiels, oder eine davon: rules K17 (auf Englisch)
      save DATEI      eine Kopie des Spiels; gesichert wird es ohnehin ständig
      quit            gehen; das Spiel kann später weitergehen
    Auf dem Brett: Zeichen, Gebiet, Armeen; t Gebiete, a Armeen, c Karten, + zu setzende Armeen, * eine Hauptstadt.
term-help-storm =
    Antworte mit der Nummer oder in Worten; Namen dürfen gekürzt sein (inv rom cor).
      bid 2, token 1       Glauben für die Reihenfolge; wann du spielst
      place egypt 3        Armeen
      summon thor gaul     ein Gott; build gaul: ein Tempel; buy war 2: Karten
      play helden          eine Wunderkarte; card [NAME]: was eine tut, oder alle Reliquien
      invade roma corsica  dann attack 3 (Würfel), all (bis zur Entscheidung) oder done
      enter roma gaul 2    ein leeres Gebiet
      fortify roma gaul 4  einmal, auch Götter: du wirst gefragt, wer mitgeht
      leave gate 1 3       so viele deiner Toten; revive crypt 2 roma: eine kommt heim
      again, always        der letzte Angriff noch einmal; ungefragt mit den meisten verteidigen
      list, done           alles, was geantwortet werden kann; nichts mehr davon
      map [NAME]           das Brett, oder ein Gebiet; map below: die Unterwelt
      hand, log [N]        deine Karten (niemand sonst sollte hinsehen); was geschah
      rules [ID, WORT]     die Regeln (auf Englisch); eine: rules G42; mit einem Wort: rules plague
      save DATEI, quit     eine Kopie des Spiels; gehen und später weiterspielen
    Auf dem Brett: Zeichen, Armeen; { $key }.
    Spieler: p Punkte, t Gebiete, a Armeen, f Glaube, { $temple } Tempel; Götter im Spiel;
    Handkarten nach Art; Tote im Himmel; Reliquien.
