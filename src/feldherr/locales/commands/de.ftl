# Was die Befehlszeile sagt: Hilfe, Fehler und die Seiten von `rules`.

## Hilfe: --help zu jedem Befehl

help-usage = Aufruf
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-language = Sprache: { $languages } (sonst FELDHERR_LANGUAGE, sonst die des Systems)
help-feldherr =
    Schiedsrichter für die Brettspiele der RISIKO-Familie: sechzehn Spielarten aus vier Regelheften, streng nach den Regeln.
    Ohne Befehl öffnet sich das Spiel im Browser ({ $command } serve); { $command } SPIELART spielt an diesem Terminal ({ $command } play SPIELART).
help-mode = eine Spielart, z. B. sv2000.missions ({ $command } rules zeigt alle)
help-with = eine Hausregel (auch mehrmals)
help-map-option = eine eigene Karte (eine .toml-Datei) oder world, ancient_earth oder tiny
help-file = ein gespeichertes Spiel
help-seed = gleiche Startzahl, gleiche Spiele ({ $usual })
help-json = Ergebnis als JSON ausgeben
help-think = Millisekunden pro Entscheidung (sonst wie der Spieler will)
metavar-command = BEFEHL
metavar-mode = SPIELART
metavar-file = DATEI
metavar-proof = NACHWEIS
metavar-name = NAME
metavar-value = WERT
metavar-seats = PLÄTZE
metavar-program = PROGRAMM
metavar-rules = REGELN
metavar-what = WAS
metavar-attackers = ANGREIFER
metavar-defenders = VERTEIDIGER
metavar-host = ADRESSE
metavar-table = TISCH
metavar-days = TAGE
metavar-folder = ORDNER
metavar-action = AKTION
metavar-port = PORT

help-play = an diesem Terminal spielen, mit Menschen und Computern
help-play-about = Spiele an diesem Terminal. Ohne SPIELART wirst du gefragt, was gespielt wird. Jeder Schritt wird sofort gespeichert.
help-play-players = Zahl der Spieler, Computer mitgezählt
help-play-computer = wer ein Computer ist: 2,3 oder 2-4=marschall, 3=mybot.py:MyBot, alle oder niemand
help-play-explain = Entscheidungen der Computer erklären (kann Geheimnisse verraten)
help-play-names = Namen der Spieler
help-play-dice = hand: echte Würfel werfen und die Augen tippen
help-play-seed = Würfel und Karten aus einer Startzahl, jedes Mal gleich
help-play-save = wo das Spiel gespeichert wird
help-play-resume = ein gespeichertes Spiel fortsetzen, ohne DATEI das neueste

help-serve = Tische für Browser und Programme anbieten, hier oder im ganzen Netz
help-serve-about = Bietet Tische an, zu denen Spieler per Link kommen, jeder an seinem eigenen Gerät. Alles ist gespeichert, bevor jemand es sieht.
help-serve-host = Adresse des Servers ({ $usual }: nur dieser Rechner)
help-serve-port = Port ({ $usual }; 0 nimmt einen freien)
help-serve-lan = offen für alle in diesem Netz; zeigt die Adresse und einen Code zum Scannen
help-serve-no-browser = keinen Browser öffnen
help-serve-database = eine Datei oder postgresql://… (sonst FELDHERR_DATABASE, sonst der Datenordner)
help-serve-log = Protokollstufe ({ $usual })
help-serve-keep-finished = Tage, nach denen beendete Tische entfernt werden (sonst FELDHERR_KEEP_FINISHED, sonst 30; 0: nie)
help-serve-keep-abandoned = Tage ohne einen Schritt, nach denen andere Tische entfernt werden (sonst FELDHERR_KEEP_ABANDONED, sonst 60; 0: nie)
help-serve-archive = Ordner für die gespeicherten Spiele entfernter Tische (sonst FELDHERR_ARCHIVE, sonst keiner)
help-serve-bots = eigene Spieler, die als Computer gewählt werden können: mybot.py:MyBot

help-tables = die Tische eines Servers auflisten, exportieren oder entfernen
help-tables-about = Die Tische eines Servers auflisten, exportieren oder entfernen. Während der Server läuft, lässt sich eine SQLite-Datei nur auflisten und exportieren.
help-tables-action = list (auflisten), export (als komprimierte gespeicherte Spiele) oder remove (entfernen)
help-tables-table = nur diese Tische
help-tables-finished = nur beendete
help-tables-older = nur solche, an denen so viele Tage lang nicht gespielt wurde
help-tables-to = Ordner für den Export ({ $usual })

help-backup = die Datenbank eines Servers in eine Datei sichern, während er läuft
help-backup-about = Die Datenbank eines Servers, so wie sie gerade ist, in eine einzige Datei kopieren. Der Server darf dabei laufen.
help-backup-file = die Datei, die geschrieben wird
help-backup-force = die Datei überschreiben, falls es sie gibt

help-restore = die Datenbank eines Servers aus einer Sicherung wiederherstellen
help-restore-about = Die Datenbank eines Servers durch eine Sicherung ersetzen. Beende zuerst den Server. Eine Sicherung von SQLite lässt sich in PostgreSQL wiederherstellen und umgekehrt.
help-restore-file = die Sicherung
help-restore-force = die vorhandenen Tische ersetzen

help-doctor = die Datenbank eines Servers prüfen
help-doctor-about = Die Datenbank eines Servers prüfen: ob die Datei unbeschädigt ist, alles zusammengehört und sich jeder Tisch nachspielen lässt. Exitcode 1, wenn etwas nicht stimmt. Der Server darf dabei laufen.

help-simulate = viele Spiele mit Zufallsspielern spielen
help-simulate-about = Spielt viele Spiele mit Zufallsspielern, höchstens { $limit } Züge je Spieler, wenn die Spielart oder --with turn_limit=N (0: keine Grenze) nichts anderes sagt.
help-simulate-players = Zahl der Spieler (sonst das Minimum der Spielart)
help-simulate-games = Zahl der Spiele ({ $usual })
help-simulate-jobs = Zahl der Prozesse (sonst 1 bei wenigen Spielen, sonst einer je Prozessor)

help-arena = Bots gegeneinander spielen lassen
help-arena-about = Lässt Bots gegeneinander spielen. Jeder Bot spielt gleich oft auf jedem Platz, mit denselben Würfeln; ein Spiel, das nach --rounds nicht zu Ende ist, zählt für niemanden. Ein Name darf mehrmals vorkommen (marshal,captain,captain: einer gegen zwei). Gibt es mehr Namen als Plätze, spielt jede Kombination; gibt es weniger, gehen die Namen reihum. Im Teamspiel ist jedes Team ein Bot.
help-arena-bots = die Bots: marshal,captain,random,mybot.py:MyBot oder Programme: ./mybot.py, cmd:"python3 my_bot.py"
help-arena-games = Zahl der Spiele ({ $usual }), aufgerundet auf ganze Umläufe
help-arena-players = Zahl der Plätze (sonst so viele wie Namen, wenn die Spielart es erlaubt)
help-arena-jobs = Zahl der Prozesse (sonst einer je Prozessor)
help-arena-rounds = ein Spiel nach so vielen Runden ohne Sieger beenden ({ $usual })
help-arena-ray = auf einem Ray-Cluster spielen (das Extra „ray“; bei RAY_ADDRESS, sonst hier)
help-arena-out = jedes Spiel als Zeile JSON speichern; derselbe Befehl setzt fort
help-arena-luck = das Glück von Würfeln, Karten und Plätzen von den Ergebnissen abziehen (eine zweite, oft genauere Schätzung)
help-arena-keep = jedes Spiel in diesem Ordner speichern, um es später anzusehen
help-arena-picture = Ergebnis als Bild speichern

help-bot = einen Bot für andere Programme starten oder deinen eigenen prüfen
help-bot-about = Ein Bot, der Fragen liest und jede mit einer Zeile JSON beantwortet. Fragen sind Anfragen, eine je Zeile (docs/bot-protocol.md), oder Stellungen als Text, jede mit einer Leerzeile am Ende. Mit --check PROGRAMM ist es umgekehrt: Dein Programm wird nach Stellungen aus allen Spielarten gefragt.
help-bot-name = der Bot: marshal, captain, recruit, random
help-bot-check = ./mybot.py oder cmd:"python3 my_bot.py": es nach Stellungen aus allen Spielarten fragen

help-replay = ein gespeichertes Spiel Schritt für Schritt ansehen
help-replay-about = Geht ein gespeichertes Spiel Schritt für Schritt durch, mit allen Geheimnissen.
help-replay-to = nach N Schritten beginnen; mit --print: dort aufhören
help-replay-print = alles ausgeben, ohne zu fragen

help-analyse = wer wann vorne lag, und wer Glück hatte
help-analyse-about = Untersucht ein beendetes Spiel: die Gewinnchancen aller von Zug zu Zug, was Würfel und Karten gebracht haben, was die eigenen Entscheidungen geändert haben, und die Wendepunkte. Anfang, Glück, eigene Entscheidungen und die der anderen ergeben zusammen genau das Ergebnis. Bei einem Ordner voller Spiele: die Züge, in denen die Verlierer am meisten verschenkt haben.
help-analyse-thorough = jeden Zug mit mehr Plänen vergleichen, auch denen des Marschalls; dauert Minuten
help-analyse-picture = das Diagramm der Gewinnchancen als Bild speichern
help-analyse-learn = die fehlerhaften Züge eines Spielers selbst noch einmal spielen: N ist der Spieler, ab 1 (ohne N: der einzige Mensch)
help-analyse-player = bei einem Ordner: nur Spiele, die dieser Spieler verloren hat

help-verify = prüfen, ob die Würfel eines Spiels aus seiner Startzahl folgen
help-verify-about = Prüft die Würfe und gezogenen Karten eines beendeten Tisches: Lade das Spiel und den Nachweis seiner Würfel herunter. Tische früherer Versionen haben statt des Nachweises eine Startzahl.
help-verify-proof = der Nachweis der Würfel
help-verify-from = bis zu diesem Schritt gilt die Startzahl nicht: Diese Würfe stammen aus dem gespeicherten Spiel, das der Tisch fortgesetzt hat
help-verify-seed = die nach dem Spiel gezeigte Startzahl
help-verify-commitment = ihr vor dem Spiel gezeigter SHA-256

help-rules = Spielarten auflisten, Regeln zeigen oder zwei Spielarten vergleichen
help-rules-about = Die Spielarten und ihre Regeln.
help-rules-mode = eine Spielart, z. B. sv2000.missions (sonst alle)
help-rules-diff = nur zeigen, worin diese Spielart anders ist

help-odds = Gewinnchance und Verluste eines Angriffs
help-odds-about =
    Die exakten Chancen eines Angriffs oder mehrerer nacheinander: Nach jeder Eroberung bleibt eine Einheit zurück, der Rest zieht weiter.

      odds 10 7                         10 Angreifer (eine Einheit bleibt) gegen 7
      odds 25 3 2 4 1 --rules sv2000    vier Gebiete nacheinander
      odds 9 7+temple+sky --brings war  Godstorm: ein Gott gegen Tempel und Gott
help-odds-notes = Godstorm: Der Angreifer kann { $brings } mitbringen. Ein Gebiet kann das auch haben und dazu { $has } (tree=5: der Baum des Lebens, mit 5 Glauben, um Einheiten zu retten). Götter auf beiden Seiten führen zuerst Götterkriege; jede Seite wählt die besten Kämpfer.
help-odds-attackers = Einheiten, die angreifen können; eine weitere bleibt zurück
help-odds-defenders = Einheiten in jedem Gebiet, der Reihe nach; in Godstorm 7+temple
help-odds-rules = eine Ausgabe (sv2000) oder eine Spielart (sv2000.duel); sonst de2004 oder, wo nötig, Godstorm
help-odds-stop = aufhören, wenn nur noch K Angreifer übrig sind ({ $usual })
help-odds-attack-dice = der Angreifer wirft höchstens 1, 2 oder 3 Würfel ({ $usual })
help-odds-defend-dice = der Verteidiger wirft höchstens 1 oder 2 Würfel ({ $usual })
help-odds-brings = Godstorm: was der Angreifer mitbringt, z. B. war,magic
help-odds-json = alle Wahrscheinlichkeiten als JSON ausgeben

## Was an einem Befehl nicht stimmt

wrong-see = siehe { $command }
wrong-missing = es fehlt: { $names }
wrong-unknown = unbekannte Angabe: { $words }
wrong-whole = { $name } braucht eine ganze Zahl, nicht „{ $word }“
wrong-number = { $name } braucht eine Zahl, nicht „{ $word }“
wrong-command = es gibt keinen Befehl „{ $word }“; wähle aus { $list }
wrong-choice = { $name } kann nicht „{ $word }“ sein; wähle aus { $list }
wrong-no-value = { $name } braucht einen Wert
wrong-takes-none = { $name } nimmt keinen Wert, auch nicht „{ $word }“
wrong-short = { $word } kann { $list } bedeuten
wrong-ours = interner Fehler ({ $what }; FELDHERR_DEBUG=1 zeigt, wo)
wrong-with = --with braucht NAME=WERT, nicht { $word }
wrong-twice = { $name } ist doppelt angegeben: { $one } und { $other }
wrong-map = es gibt keine Karte „{ $word }“; wähle aus { $list } oder nenne deine eigene .toml-Datei
wrong-map-file = diese Karte lässt sich nicht verwenden: { $why }
wrong-rules = so lässt sich nicht spielen: { $why }
wrong-player = es gibt keinen Computerspieler „{ $word }“; versuch { $list }
wrong-player-so = diesen Computerspieler gibt es nicht: { $why }
wrong-program = „{ $word }“ lässt sich nicht starten
wrong-from-one = { $list }: mindestens 1
wrong-ray = --ray braucht die Bibliothek ray: pip install 'feldherr[ray]'
wrong-bots = --bots braucht Namen mit Kommas dazwischen, z. B. captain,recruit, nicht „{ $word }“
wrong-out = --out lässt sich nicht fortsetzen: { $why }
wrong-bot = welcher Bot? z. B. bot captain oder bot --check ./mybot.py
wrong-resume = --resume nimmt Spielart, Spieler und Hausregeln aus der Datei
wrong-to = das Spiel hat { $n } Schritte; --to braucht eine Zahl von 0 bis { $n }
wrong-hex = { $option } braucht 64 hexadezimale Ziffern, nicht { $word }
wrong-compressed = { $file } ist komprimiert; entpacke die Datei zuerst (gunzip)
wrong-file-missing = Datei nicht gefunden
wrong-file-closed = keine Rechte, diese Datei zu lesen oder zu schreiben
wrong-file-folder = das ist ein Ordner
wrong-no-games = kein gespeichertes Spiel in { $folder }; --resume DATEI setzt eins fort, das woanders liegt
wrong-no-text = { $file } ist kein gespeichertes Spiel (es ist kein Text)
wrong-game = { $file }: kein gespeichertes Spiel von Feldherr
wrong-line = { $file }: Zeile { $n } lässt sich nicht lesen: { $why }
wrong-armies = „{ $word }“ ist keine Zahl von Einheiten; z. B. odds 10 7 oder in Godstorm odds 10 7+temple
wrong-many-armies = { $who }: 1 bis { $most } Einheiten, nicht { $n }
wrong-stop = --stop: Der Angreifer kann mit 0 bis { $most } Einheiten aufhören, nicht mit { $n }
wrong-attack-dice = --attack-dice: Ein Angreifer wirft höchstens 1 bis { $most } Würfel, nicht { $n }
wrong-defend-dice = --defend-dice: Ein Verteidiger wirft höchstens 1 bis { $most } Würfel, nicht { $n }
wrong-not-godstorm = in { $mode } gibt es kein „{ $word }“; nur Godstorm hat Götter, Tempel und Reliquien
wrong-nothing = { $who } kann „{ $word }“ nicht haben
wrong-edition = --rules: „{ $word }“ ist weder eine Ausgabe ({ $list }) noch eine Spielart ({ $command } zeigt alle)
wrong-odds = diese Chancen lassen sich nicht berechnen: { $why }

## Chancen

chances-attackers = Angreifer
chances-attacker = der Angreifer
chances-defenders = Verteidiger
chances-defenders-of = { $n ->
    [0] Verteidiger
   *[other] Verteidiger von Gebiet { $n }
  }
chances-defender-of = { $n ->
    [0] der Verteidiger
   *[other] der Verteidiger von Gebiet { $n }
  }
chances-there-are = es gibt { $list }
chances-take = { $chance }, { $n ->
    [1] das Gebiet
    [2] beide Gebiete
   *[other] alle { $n } Gebiete
  } zu erobern: { $who }.
chances-against = { $armies } gegen { $lands }
chances-with = { $armies } mit { $what }
chances-losses = Verluste im Schnitt: { $lost } beim Angreifer, { $slain } beim Verteidiger.
chances-never = Das kann nicht gelingen.
chances-left = Gelingt es, bleiben { $left } von { $of }.
chances-left-either = Gelingt es, bleiben { $left } von { $of }, sonst { $held } der { $by } Verteidiger.
chances-terms = { $rules }: { $dice }, { $stop }; eine weitere bleibt zurück
chances-all-dice = mit allen Würfeln
chances-dice = { $attack } Würfel gegen { $defend }
chances-to-the-last = bis zur letzten Einheit
chances-broken-off = Schluss bei { $n } oder weniger
chances-late = zweiter Würfel der Verteidigung ab { $n } Einheiten
chances-territory = Gebiet
chances-taken-so-far = bis dahin erobert
chances-left-then = dann übrig, im Schnitt
chances-chance = Chance
chances-or-more = oder mehr
chances-all-taken = alle erobert, { $n } übrig
chances-stopped = Schluss bei Gebiet { $n }

## Simulationen und die Arena

figure-marks = .,
games-n = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
  }
sim-head = { $mode }, { $players } Zufallsspieler, { $games }, --seed { $seed },
sim-no-limit = ohne Zuglimit
sim-limit = höchstens { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
  } je Spieler (--with turn_limit=N für ein anderes Limit)
sim-endless = ohne Rundengrenze enden die meisten Zufallsspiele nie; jedes wird nach { $n } Schritten abgebrochen
sim-stopped = Abgebrochen: { $n ->
    [one] 1 Spiel wurde
   *[other] { $n } Spiele wurden
  } nicht gespielt.
sim-seat = Platz
sim-wins = Siege
sim-share = Anteil
sim-shared = { $n ->
    [one] 1 Sieg war
   *[other] { $n } Siege waren
  } geteilt.
sim-length = Länge
sim-mean = Schnitt
sim-least = kürzeste
sim-most = längste
sim-rounds = Runden
sim-answers = Schritte
sim-ended = Ende durch
sim-games = Spiele
sim-unfinished = nach { $n } Schritten nicht zu Ende
sim-speed = { $n } Schritte pro Sekunde
arena-head = { $mode }, { $players } Spieler, { $games }, --seed { $seed }, gerechter Anteil { $share }
arena-player = Spieler
arena-rate = Anteil
arena-sure = 95-%-KI
arena-adjusted = ohne Glück (95-%-KI):
arena-rating = Wertung
arena-ms = ms je Entscheidung
arena-length = Runden: Median { $median }, von { $low } bis { $high }
arena-team = Team
arena-capped = abgebrochen
arena-capped-n = { $n ->
    [one] 1 Spiel wurde
   *[other] { $n } Spiele wurden
  } abgebrochen: Nach { $rounds } Runden hatte niemand gewonnen (--rounds).
arena-shared = { $n ->
    [one] 1 Sieg war geteilt; jeder Sieger bekommt seinen Teil.
   *[other] { $n } Siege waren geteilt; jeder Sieger bekommt seinen Teil.
  }
arena-no-ratings = für Wertungen: pip install 'feldherr[arena]'
arena-kept = Ein Spiel ansehen: { $command }
arena-lost-seat = { $name } hat seinen Platz in { $n ->
    [one] 1 Spiel
   *[other] { $n } Spielen
  } an { $deputy } verloren: { $times }
arena-fault = Spiel { $game }, { $name }: { $why }

## Analysis

analyse-moves = Schritte
analyse-not-over = Dieses Spiel läuft noch. Nur beendete Spiele lassen sich untersuchen.
lost-no-player = in diesen Spielen heißt niemand { $name }; es spielen { $list }
lost-none = In diesen Spielen hat kein Verlierer in einem Zug viel verschenkt.
learn-who = Wessen Fehler? --learn N, mit N von 1 bis { $n }.
learn-none = { $name }: keine Fehler in diesem Spiel. Gut gespielt!
learn-task = { $n } von { $of }: Runde { $round }, { $name } ist am Zug. Im Spiel hat dieser Zug { $lost } verschenkt. Spiel ihn noch einmal!
learn-good = Gut gemacht: so gut wie der beste Plan, der gefunden wurde. Im Spiel hat der Zug { $was } verschenkt.
learn-better = Besser: Das verschenkt { $n }, Würfelglück nicht mitgerechnet. Im Spiel waren es { $was }.
learn-not-better = Das verschenkt { $n }, Würfelglück nicht mitgerechnet. Im Spiel waren es { $was }.
learn-what-now = 1 noch einmal, 2 den besseren Plan zeigen, 3 weiter, 0 aufhören:
learn-plan = Der bessere Plan, mit einer Gewinnchance von { $n }: { $moves }
learn-odds = Er gelingt in { $n } der Fälle.
analyse-player = Spieler
analyse-start = Anfang
analyse-luck = Glück
analyse-own = selbst
analyse-others = die anderen
analyse-result = Ergebnis
analyse-points = Wendepunkte
analyse-point = { $turn }, ab Schritt { $n }: { $list }
analyse-turn = Runde { $n }, { $name }
analyse-set-up = Aufstellung
analyse-between = Beginn von Runde { $n }
analyse-better = Was besser gewesen wäre
analyse-lost = { $turn } hat { $n } verschenkt. Besser:
analyse-picture = Bild in { $file } geschrieben.

## Prüfungen und der Server

verify-other-seed = Das ist nicht die versprochene Startzahl: Ihr SHA-256 ist { $commitment }.
verify-wrong = { $n } von { $total } Würfen und gezogenen Karten { $n ->
    [one] passt
   *[other] passen
  } nicht zur Startzahl; zuerst Schritt { $first }.
verify-good = Alle { $total } Würfe und gezogenen Karten passen zur Startzahl.
verify-promised = Alle { $total } Würfe und gezogenen Karten passen zur Startzahl, und es ist die versprochene.
verify-which = Gib entweder den Nachweis der Würfel an oder --seed.
proof-line = Dieser Nachweis ist nicht lesbar: Zeile { $line } ist falsch.
proof-cut-off = Der Nachweis ist unvollständig.
proof-other-game = Dieser Nachweis gehört zu einem anderen Spiel: Regeln oder Plätze weichen ab.
proof-other-moves = Dieser Nachweis gehört zu einem anderen Spielverlauf: Schritte wurden geändert, hinzugefügt oder weggelassen.
proof-commitment = Das Versprechen passt nicht: Es gilt für einen anderen Tisch, andere Regeln oder Plätze oder eine andere Startzahl.
proof-share = Der Beitrag von Platz { $seat } ist nicht der, auf den sich das Gerät festgelegt hatte.
proof-seed = Die Startzahl folgt nicht aus den Beiträgen.
proof-shares = { $n ->
    [0] Kein Gerät der Spieler hat zur Startzahl beigetragen: Sie stammt allein vom Server.
    [one] Das Gerät eines Spielers hat zur Startzahl beigetragen.
   *[other] Die Geräte von { $n } Spielern haben zur Startzahl beigetragen.
  }
proof-before = { $n ->
    [one] 1 Wurf oder Kartenzug stammt aus dem gespeicherten Spiel, das der Tisch fortgesetzt hat, und lässt sich nicht prüfen.
   *[other] { $n } Würfe und Karten stammen aus dem gespeicherten Spiel, das der Tisch fortgesetzt hat, und lassen sich nicht prüfen.
  }
proof-by-hand = { $n ->
    [one] 1 Wurf wurde
   *[other] { $n } Würfe wurden
  } von Hand gewürfelt.
proof-lost = { $n ->
    [one] 1 Wurf oder Kartenzug lässt sich nicht prüfen: Der Server hat den Schlüssel zur Startzahl verloren.
   *[other] { $n } Würfe und Karten lassen sich nicht prüfen: Der Server hat den Schlüssel zu ihrer Startzahl verloren.
  }
bot-fault = { $mode }, { $question }, Platz { $seat }: { $fault }
bot-not-gone = nach { $bye } und dem Ende der Eingabe lief es weiter; die Arena bricht es ab
bot-checked = { $asked ->
    [one] 1 Frage aus
   *[other] { $asked } Fragen aus
  } { $modes ->
    [one] 1 Spielart
   *[other] { $modes } Spielarten
  }, { $wrong ->
    [0] alles richtig
   *[other] { $wrong } falsch
  }
bot-enough = { $asked ->
    [one] 1 Frage aus
   *[other] { $asked } Fragen aus
  } { $modes ->
    [one] 1 Spielart
   *[other] { $modes } Spielarten
  }, { $wrong } falsch; nach so vielen Fehlern abgebrochen
serve-here = Feldherr läuft unter { $address } (Strg-C beendet ihn; alle Spiele sind gespeichert).
serve-there = Für Handys und Rechner in diesem Netz: { $address }
serve-no-port = { $host } Port { $port } lässt sich nicht nutzen ({ $why }); wähle einen anderen mit --port N
serve-no-database = diese Datenbank lässt sich nicht nutzen: { $why }
serve-no-setting = diese Einstellung geht nicht: { $why }
serve-no-player = dieser Spieler kann nicht mitspielen: { $why }
serve-see-log = der Server konnte nicht starten; siehe das Protokoll oben
serve-no-days = gib eine Zahl von Tagen an (0: nie), nicht { $what }
doctor-tables = Tische
doctor-database = Die Datenbank: { $why }
doctor-record = Tisch { $table } lässt sich nicht fortsetzen: { $why }
doctor-note = Tisch { $table }: { $why }
doctor-counts = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  }, { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  }: { $wrong ->
    [0] keine Fehler.
    [one] 1 Fehler.
   *[other] { $wrong } Fehler.
  }
doctor-do-database = Beende den Server und stelle die letzte Sicherung wieder her: { $command } restore DATEI --force. Exportiere vorher, was noch lesbar ist: { $command } tables export.
doctor-do-record = Solche Tische stellt der Server beiseite. Rette ihre gültigen Schritte mit { $command } tables export TISCH und entferne sie dann mit { $command } tables remove TISCH, oder stelle eine Sicherung wieder her.
doctor-do-note = Die Schritte sind erhalten. Rette sie mit { $command } tables export TISCH, oder stelle eine Sicherung wieder her.
tables-id = Tisch
tables-played = zuletzt gespielt
tables-state = Stand
tables-rows = Zeilen
tables-mode = Spielart
tables-players = Spieler
tables-over = beendet
tables-running = läuft
tables-n = { $n ->
    [0] Keine Tische.
    [one] 1 Tisch.
   *[other] { $n } Tische.
  }
tables-which = nenne die Tische, die entfernt werden sollen, oder gib --finished oder --older TAGE an
tables-unknown = diesen Tisch gibt es nicht: { $table }
tables-unread = Tisch { $table } lässt sich nicht exportieren: Seine Einstellungen sind nicht lesbar.
tables-exported = { $n ->
    [one] 1 gespeichertes Spiel
   *[other] { $n } gespeicherte Spiele
  } nach { $folder } geschrieben.
tables-removed = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
  } entfernt.
backup-exists = { $file } gibt es schon; wähle eine andere Datei oder füge --force hinzu
backup-done = { $file } enthält { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  } mit { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  }.
restore-done = Wiederhergestellt: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  } mit { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  }.

## Die Seiten von `rules`

rules-hint = { $program } rules SPIELART zeigt die Regeln einer Spielart, { $program } play SPIELART spielt sie.
rules-which = die Regeln welcher Spielart? { $program } rules SPIELART { $option ->
    [diff] --diff SPIELART
   *[with] --with NAME=WERT
  }
rules-map = Karte: { $map }
earth-World = Welt
earth-Ancient_Earth = Alte Erde
rules-turn = Ein Zug
rules-house = Hausregeln (--with NAME=WERT)
rules-set-here = hier gewählt
rules-number = eine Zahl von { $low } bis { $high }
rules-numbered = Regeln { $ids }
rules-two = Regeln zu zweit: { $ids }
rules-same = { $one } und { $other } haben dieselben Werte.
rules-alike = In beiden gleich
rules-unlike = Ähnlich, aber nicht gleich:
rules-only = Nur in { $mode }
rules-deck-war = Kriegskarten, gespielt in Schritt 4, solange dein Kriegsgott im Spiel ist
rules-deck-sky = Himmelskarten, gespielt, wenn jemand bei dir einmarschiert, solange dein Himmelsgott im Spiel ist
rules-deck-death = Todeskarten, gespielt in Schritt 4, solange dein Totengott im Spiel ist
rules-deck-magic = Magiekarten: Reliquien, für alle sichtbar und sofort wirksam

## Worin sich zwei Spielarten unterscheiden: Namen, kurz für eine Tabelle, und Werte

rule-title = Titel
rule-rulebook = Regelheft
rule-players = Spieler
rule-map = Karte
rule-setup = Aufbau
rule-turn = Zug
rule-asides = zwischen Angriffen
rule-goals = so gewinnst du
rule-own_cards = eigene Karten
rule-start_armies = Einheiten nach Spielerzahl
rule-neutrals = neutrale Armeen
rule-neutral_armies = Stärke je neutraler Armee
rule-teams = Teams
rule-income = Einheiten für Gebiete
rule-income-thirds = eine für je drei
rule-income-table = nach einer Tabelle
rule-set_values = Wert eines Satzes
rule-set_values-stars = nach Sternen
rule-rising = steigender Wert
rule-by_symbol = Wert nach Symbolen
rule-territory_bonus = Bonus für eigenes Gebiet
rule-forced_trade = Tausch bei fünf Karten
rule-elimination_trade_at = Karten für Tausch im Zug
rule-elimination_trade_at-0 = nie
rule-trade_window = wann getauscht wird
rule-used_cards = eingetauschte Karten
rule-jokers = Joker
rule-defender_two_dice_at = Einheiten für zwei Würfel
rule-rerolls = neue Würfe
rule-empty_lands = leere Gebiete
rule-fortify = Truppenbewegung
rule-dealt_armies = Einheiten beim Verteilen
rule-dealt_armies-one = je eine
rule-dealt_armies-stars = eine je Stern
rule-shares = verteilt: Spieler, neutral
rule-leftovers = übrige Karten bekommen
rule-leftovers-first = die ersten Spieler
rule-leftovers-last = die zuletzt spielen
rule-leftovers-starter = wer beginnt und die danach
rule-batch = auf einmal gesetzt
rule-neutral_batch = und je neutraler Armee
rule-neutral_rounding = die Hälfte wird
rule-allies = Verbündete
rule-ceasefire = Waffenstillstandskarte
rule-short_game = kurzes Spiel
rule-colour_killed_by_other = Farbe fiel durch andere
rule-capital_falls = Fall einer Hauptstadt
rule-targets = zu halten, nach Spielerzahl
rule-turn_limit = Zuglimit
rule-turn_limit-0 = keins
rule-chosen_setup = Gebiete werden besetzt
rule-place_god_temple = erster Kriegsgott
rule-piece_limits = Figuren
rule-start_of_turn_relics = Reliquien und Schritt 1
rule-summon_plague = Götter in Pestgebiete
rule-godswar_armies = Einheiten im Götterkrieg
rule-godswar_forced = Wurf nach Götterkrieg
rule-gods_default = Götter, die einrücken
rule-relic_mid_godswar = Reliquie im Götterkrieg
rule-tablets_zero = Tafeln bei Gebot 0
rule-heaven_dice = Würfel eines Himmels
aside-ShowBetweenAttacks = einen Auftrag zeigen
aside-TradeBetweenAttacks = Karten eintauschen

help-map = eine neue Welt erschaffen, eine Karte einlesen oder prüfen
help-world-about = Erschafft eine Karte aus einer Startzahl, liest eine aus SVG, GeoJSON oder einer .map mit Bild ein, oder prüft und beschreibt eine Karte. Gleiche Startzahl und gleich viele Gebiete ergeben überall dieselbe Welt. Auf einem Server: veröffentlichte Karten auflisten oder zurückziehen.
help-world-action = new: eine Welt erschaffen · import: aus anderen Dateien eine Karte machen · show: eine Karte prüfen und beschreiben · published: die auf einem Server veröffentlichten Karten auflisten · withdraw: einige davon entfernen
help-world-file = die Kartendatei (new: wohin sie geschrieben wird, sonst nach der Welt benannt; import: eine .svg, eine .geojson oder eine .map mit .cards und Bild; show: auch world, ancient_earth, tiny; withdraw: die Kennungen veröffentlichter Karten)
help-world-to = wohin die Kartendatei geschrieben wird (import: sonst nach der ersten Datei benannt, mit der Endung .toml)
help-world-seed = welche Welt ({ $usual })
help-world-territories = Zahl der Gebiete, 8 bis 250 ({ $usual })
help-world-picture = auch ein Bild davon in diese Datei schreiben (SVG)
world-about = { $name }: { $territories } Gebiete, { $continents } Kontinente, { $lanes } { $lanes ->
    [one] Seestraße
   *[other] Seestraßen
  }
world-continent = Kontinent
world-territories = Gebiete
world-borders = an der Grenze
world-bonus = Einheiten
world-author = von { $value }
world-licence = Lizenz: { $value }
world-source = Quelle: { $value }
world-written = { $file } geschrieben
wrong-world-size = eine neue Welt hat { $low } bis { $high } Gebiete, und ihre Startzahl ist eine ganze Zahl ab 0
wrong-world-none = mit der Startzahl { $seed } entsteht keine gute Welt: nimm eine andere
wrong-world-ending = { $file }: eine Kartendatei endet auf .toml oder .json
wrong-world-which = welche Karte? Nenne ihre Datei oder ihren Namen
wrong-world-shapes = diese Karte hat keine Umrisse zum Zeichnen
wrong-world-there = { $file } gibt es schon
world-territory = Gebiet
world-land = über Land
world-sea = über See
world-mountains = berühren sich, sind aber keine Nachbarn (in der Datei unter mountain): { $list }
world-one-way = stand nur auf einer Seite, jetzt auf beiden: { $list }
world-enlarged = zu klein zum Erkennen, deshalb größer gezeichnet: { $list }
world-grouped = Kontinente waren nicht angegeben, deshalb sind sie geraten: Prüfe sie in der Datei.
wrong-world-one = nenne eine einzige Datei
wrong-world-import = lässt sich nicht einlesen: { $why }
wrong-world-mend = korrigiere { $file } zuerst von Hand: { $why }
world-id = Kennung
world-day = veröffentlicht
world-name = Karte
world-by = Urheber
world-published = { $n ->
        [0] Keine Karte ist veröffentlicht.
        [one] { $n } Karte ist veröffentlicht.
       *[other] { $n } Karten sind veröffentlicht.
    }
world-withdrawn = { $n ->
        [one] { $n } Karte zurückgezogen.
       *[other] { $n } Karten zurückgezogen.
    }
wrong-world-published = keine veröffentlichte Karte, oder mehr als eine, hat eine Kennung, die mit { $id } beginnt
