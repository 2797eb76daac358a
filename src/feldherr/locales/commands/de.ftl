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
    Ohne Befehl beginnt ein Spiel: { $command } heißt { $command } play, { $command } SPIELART heißt { $command } play SPIELART.
help-mode = eine Spielart, z. B. sv2000.missions ({ $command } rules zählt sie auf)
help-with = eine Hausregel (auch mehrmals)
help-map = eine eigene Karte (eine .toml-Datei) oder world, ancient_earth oder tiny
help-file = ein gespeichertes Spiel
help-seed = gleiche Startzahl, gleiche Spiele ({ $usual })
help-json = das Ergebnis als JSON
help-think = Millisekunden für eine Antwort (so viele, wie der Spieler mag)
metavar-command = BEFEHL
metavar-mode = SPIELART
metavar-file = DATEI
metavar-name = NAME
metavar-value = WERT
metavar-seats = PLÄTZE
metavar-program = PROGRAMM
metavar-rules = REGELN
metavar-what = WAS
metavar-attackers = ANGREIFER
metavar-defenders = VERTEIDIGER
metavar-host = ADRESSE
metavar-port = PORT

help-play = an diesem Terminal spielen, mit Menschen und Computern
help-play-about = Spielt an diesem Terminal. Ohne SPIELART wirst du gefragt, was gespielt wird. Jede Antwort wird sofort gespeichert.
help-play-players = wie viele spielen, Computer mitgezählt
help-play-computer = wer ein Computer ist: 2,3 oder 2-4=marschall oder alle oder niemand
help-play-explain = sagen, warum die Computer so antworten (das kann Geheimnisse verraten)
help-play-names = wie die Spieler heißen
help-play-dice = hand: echte Würfel werfen und die Augen tippen
help-play-seed = Würfel und Karten aus einer Startzahl, jedes Mal gleich
help-play-save = wo das Spiel gespeichert wird
help-play-resume = ein gespeichertes Spiel fortsetzen, ohne DATEI das neueste

help-serve = Tische für Browser und Programme anbieten, hier oder im ganzen Netz
help-serve-about = Bietet Tische an, zu denen man per Link kommt, jeder an seinem eigenen Gerät. Jede Antwort ist gespeichert, bevor jemand von ihr erfährt.
help-serve-host = die Adresse, an der gelauscht wird ({ $usual }: nur dieser Rechner)
help-serve-port = der Port ({ $usual }; 0 nimmt irgendeinen freien)
help-serve-lan = für alle in diesem Netz; zeigt die Adresse und einen Code zum Scannen
help-serve-no-browser = keinen Browser öffnen
help-serve-database = eine Datei oder postgresql://… (sonst FELDHERR_DATABASE, sonst der Datenordner)
help-serve-log = wie viel protokolliert wird ({ $usual })

help-simulate = viele Spiele mit Zufallsspielern spielen
help-simulate-about = Spielt viele Spiele mit Zufallsspielern, höchstens { $limit } Züge je Spieler, wenn die Spielart oder --with turn_limit=N (0: keine Grenze) nichts anderes sagt.
help-simulate-players = wie viele spielen (so wenige, wie die Spielart erlaubt)
help-simulate-games = wie viele Spiele ({ $usual })
help-simulate-jobs = wie viele Prozesse (1 bei wenigen Spielen, sonst einer je Prozessor)

help-arena = Computerspieler gegeneinander spielen lassen
help-arena-about = Lässt Computerspieler gegeneinander spielen. Jeder sitzt gleich oft auf jedem Platz, mit denselben Würfeln; ein Spiel, das nach --rounds nicht zu Ende ist, zählt für niemanden. Ein Name darf mehrmals vorkommen (marshal,captain,captain: einer gegen zwei). Gibt es mehr Namen als Plätze, spielt jede Auswahl von ihnen; gibt es weniger, gehen die Namen reihum um den Tisch. Im Teamspiel führt ein Spieler das ganze Team.
help-arena-bots = wer spielt: marshal,captain,random oder Programme: ./mybot.py, cmd:"python3 my_bot.py"
help-arena-games = wie viele Spiele ({ $usual }), aufgerundet auf ganze Umläufe
help-arena-players = wie viele Plätze (so viele, wie es Namen gibt, wenn die Spielart das erlaubt)
help-arena-jobs = wie viele Prozesse (einer je Prozessor)
help-arena-rounds = nach wie vielen Runden ein Spiel ohne Sieger endet ({ $usual })
help-arena-ray = auf einem Ray-Cluster spielen (das Extra „ray“; RAY_ADDRESS sagt, wo, sonst hier)
help-arena-out = jedes Spiel als eine Zeile JSON aufheben; derselbe Befehl macht weiter, wo er aufgehört hat
help-arena-picture = das Ergebnis als Bild

help-bot = ein Computerspieler für andere Programme oder eine Prüfung deines eigenen
help-bot-about = Ein Computerspieler, der Fragen liest und jede mit einer Zeile JSON beantwortet. Fragen sind Anfragen, eine je Zeile (docs/bot-protocol.md), oder Stellungen als Text, jede mit einer Leerzeile am Ende. Mit --check PROGRAMM ist es umgekehrt: Dein Programm wird nach Stellungen aus allen Spielarten gefragt.
help-bot-name = welcher Spieler: marshal, captain, recruit, random
help-bot-check = ./mybot.py oder cmd:"python3 my_bot.py": es nach Stellungen aus allen Spielarten fragen

help-replay = ein gespeichertes Spiel Schritt für Schritt ansehen
help-replay-about = Geht ein gespeichertes Spiel Schritt für Schritt durch, samt den Geheimnissen aller Spieler.
help-replay-to = nach N Antworten beginnen; mit --print: dort aufhören
help-replay-print = alles ausgeben, ohne zu fragen

help-verify = prüfen, ob die Würfel eines Spiels aus seiner Startzahl folgen
help-verify-about = Prüft die Würfel und die gezogenen Karten eines Spiels vom Server. Die Startzahl und ihr SHA-256 stehen am Tisch, die Startzahl erst, wenn das Spiel vorbei ist.
help-verify-seed = die Startzahl, die nach dem Spiel gezeigt wurde
help-verify-commitment = ihr SHA-256, der vor dem Spiel gezeigt wurde

help-rules = Spielarten aufzählen, Regeln zeigen oder zwei Spielarten vergleichen
help-rules-about = Die Spielarten und ihre Regeln.
help-rules-mode = eine Spielart, z. B. sv2000.missions; ohne: alle
help-rules-diff = nur zeigen, worin diese Spielart anders ist

help-odds = wie wahrscheinlich ein Angriff gelingt und was er kostet
help-odds-about =
    Die genauen Chancen eines Angriffs oder einer Reihe von Angriffen: Nach jeder Eroberung bleibt eine Einheit zurück, der Rest zieht weiter.

      odds 10 7                         10 Angreifer (eine Einheit bleibt) gegen 7
      odds 25 3 2 4 1 --rules sv2000    vier Gebiete nacheinander
      odds 9 7+temple+sky --brings war  Godstorm: ein Gott gegen Tempel und Gott
help-odds-notes = Godstorm: Der Angreifer kann { $brings } mitbringen. Ein Gebiet kann das auch haben und dazu { $has } (tree=5: der Baum des Lebens und 5 Glauben, die bezahlt werden, bevor eine Einheit fällt). Götter auf beiden Seiten führen zuerst Götterkriege; jede Seite wählt ihre Kämpfer, so gut sie kann.
help-odds-attackers = Einheiten, die angreifen können; eine weitere bleibt zurück
help-odds-defenders = Einheiten in jedem Gebiet, der Reihe nach; in Godstorm 7+temple
help-odds-rules = eine Ausgabe (sv2000) oder eine Spielart (sv2000.duel); sonst de2004, oder Godstorm, wo es nötig ist
help-odds-stop = abbrechen, wenn nur noch K angreifen können ({ $usual })
help-odds-attack-dice = der Angreifer wirft höchstens 1, 2 oder 3 Würfel ({ $usual })
help-odds-defend-dice = der Verteidiger wirft höchstens 1 oder 2 Würfel ({ $usual })
help-odds-brings = Godstorm: was der Angreifer mitbringt, z. B. war,magic
help-odds-json = alle Chancen als JSON

## Was an einem Befehl nicht stimmt

wrong-see = siehe { $command }
wrong-missing = es fehlt: { $names }
wrong-unknown = damit ist hier nichts anzufangen: { $words }
wrong-whole = zu { $name } gehört eine ganze Zahl, nicht „{ $word }“
wrong-number = zu { $name } gehört eine Zahl, nicht „{ $word }“
wrong-command = den Befehl „{ $word }“ gibt es nicht; es gibt { $list }
wrong-choice = „{ $word }“ passt nicht zu { $name }; möglich sind { $list }
wrong-no-value = nach { $name } fehlt ein Wert
wrong-takes-none = zu { $name } gehört kein Wert, hier steht aber „{ $word }“
wrong-short = { $word } kann { $list } heißen
wrong-ours = das hätte nicht geschehen dürfen ({ $what }; FELDHERR_DEBUG=1 sagt, wo)
wrong-with = zu --with gehört NAME=WERT, nicht { $word }
wrong-twice = { $name } kommt zweimal vor: { $one } und { $other }
wrong-map = keine Karte heißt „{ $word }“; es gibt { $list }, und eine eigene nennst du mit ihrer .toml-Datei
wrong-map-file = diese Karte lässt sich nicht verwenden: { $why }
wrong-rules = so lässt sich nicht spielen: { $why }
wrong-player = kein Computerspieler heißt „{ $word }“; versuch { $list }
wrong-player-so = diesen Computerspieler gibt es nicht: { $why }
wrong-program = es gibt kein Programm „{ $word }“, das laufen kann
wrong-from-one = zu { $list } gehört eine Zahl ab 1
wrong-ray = --ray braucht die Bibliothek ray (das Extra „ray“)
wrong-bots = zu --bots gehören Namen mit Kommas dazwischen, z. B. captain,recruit, nicht „{ $word }“
wrong-out = --out kann dort nicht weitermachen: { $why }
wrong-bot = welcher Spieler? z. B. bot captain oder bot --check ./mybot.py
wrong-resume = --resume nimmt Spielart, Spieler und Hausregeln aus der Datei
wrong-to = das Spiel hat { $n } Antworten; zu --to gehört eine Zahl von 0 bis { $n }
wrong-hex = zu { $option } gehören 64 hexadezimale Ziffern, nicht { $word }
wrong-no-server = der Server braucht { $what }: installiere feldherr[server]
wrong-file-missing = diese Datei gibt es nicht
wrong-file-closed = das darf nicht gelesen oder geschrieben werden
wrong-file-folder = das ist ein Ordner
wrong-no-games = in { $folder } liegt kein gespeichertes Spiel; --resume DATEI setzt eins fort, das woanders liegt
wrong-no-text = { $file } ist kein gespeichertes Spiel (es ist kein Text)
wrong-game = { $file }: das ist kein gespeichertes Spiel von Feldherr
wrong-line = { $file }: Zeile { $n } lässt sich nicht lesen: { $why }
wrong-armies = „{ $word }“ ist keine Zahl von Einheiten; z. B. odds 10 7 oder in Godstorm odds 10 7+temple
wrong-many-armies = { $who }: 1 bis { $most } Einheiten, nicht { $n }
wrong-stop = --stop: der Angreifer bricht mit 0 bis { $most } übrigen Einheiten ab, nicht mit { $n }
wrong-attack-dice = --attack-dice: ein Angreifer wirft höchstens 1 bis { $most } Würfel, nicht { $n }
wrong-defend-dice = --defend-dice: ein Verteidiger wirft höchstens 1 bis { $most } Würfel, nicht { $n }
wrong-not-godstorm = in { $mode } gibt es kein „{ $word }“; nur Godstorm hat Götter, Tempel und Reliquien
wrong-nothing = „{ $word }“ ist nichts, was { $who } haben kann
wrong-edition = --rules: „{ $word }“ ist keine Ausgabe ({ $list }) und keine Spielart ({ $command } zählt sie auf)
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
chances-broken-off = abgebrochen, wenn { $n } oder weniger übrig sind
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
sim-answers = Antworten
sim-ended = Ende durch
sim-games = Spiele
sim-unfinished = nach { $n } Antworten nicht zu Ende
sim-speed = { $n } Antworten je Sekunde
arena-head = { $mode }, { $players } Spieler, { $games }, --seed { $seed }, gerechter Anteil { $share }
arena-player = Spieler
arena-rate = Anteil
arena-sure = zu 95 % sicher
arena-rating = Wertung
arena-ms = ms je Antwort
arena-length = Runden: Median { $median }, von { $low } bis { $high }
arena-team = Team
arena-capped = abgebrochen
arena-capped-n = { $n ->
    [one] 1 Spiel wurde
   *[other] { $n } Spiele wurden
  } abgebrochen: nach { $rounds } Runden hatte niemand gewonnen (--rounds).
arena-shared = { $n ->
    [one] 1 Sieg war geteilt; jeder Sieger bekommt seinen Teil.
   *[other] { $n } Siege waren geteilt; jeder Sieger bekommt seinen Teil.
  }
arena-no-ratings = für Wertungen installiere die Bibliothek openskill (das Extra „arena“)
arena-lost-seat = { $name } hat seinen Platz in { $n ->
    [one] 1 Spiel
   *[other] { $n } Spielen
  } an { $deputy } verloren: { $times }
arena-fault = Spiel { $game }, { $name }: { $why }

## Prüfungen und der Server

verify-other-seed = Das ist nicht die versprochene Startzahl: Ihr SHA-256 ist { $commitment }.
verify-wrong = { $n } von { $total } Würfen und gezogenen Karten { $n ->
    [one] folgt
   *[other] folgen
  } nicht aus der Startzahl; die erste falsche ist Antwort { $first }.
verify-good = Alle { $total } Würfe und gezogenen Karten folgen aus der Startzahl.
verify-promised = Alle { $total } Würfe und gezogenen Karten folgen aus der Startzahl, und es ist die versprochene.
bot-fault = { $mode }, { $question }, Platz { $seat }: { $fault }
bot-not-gone = nach { $bye } und dem Ende der Eingabe lief es weiter; die Arena beendet es mit Gewalt
bot-checked = { $asked ->
    [one] 1 Frage aus
   *[other] { $asked } Fragen aus
  } { $modes ->
    [one] 1 Spielart
   *[other] { $modes } Spielarten
  }, { $wrong ->
    [0] nichts
   *[other] { $wrong }
  } falsch
bot-enough = { $asked ->
    [one] 1 Frage aus
   *[other] { $asked } Fragen aus
  } { $modes ->
    [one] 1 Spielart
   *[other] { $modes } Spielarten
  }, { $wrong } falsch; nach so vielen Fehlern wurde nichts mehr gefragt
serve-here = Feldherr ist unter { $address } (Strg-C beendet ihn; jedes Spiel bleibt erhalten).
serve-there = Auf Handys und Rechnern in diesem Netz: { $address }
serve-no-port = an { $host } Port { $port } geht es nicht ({ $why }); --port N nimmt einen anderen
serve-no-database = das kann nicht die Datenbank sein: { $why }
serve-see-log = der Server konnte nicht starten; warum, steht oben im Protokoll

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
rules-two = Zu zweit gelten { $ids }
rules-same = { $one } und { $other } haben dieselben Werte.
rules-only = Nur in { $mode }
rules-deck-war = Kriegskarten, gespielt in Schritt 4, solange dein Kriegsgott im Spiel ist
rules-deck-sky = Himmelskarten, gespielt, wenn jemand bei dir einmarschiert, solange dein Himmelsgott im Spiel ist
rules-deck-death = Todeskarten, gespielt in Schritt 4, solange dein Totengott im Spiel ist
rules-deck-magic = Magiekarten: Reliquien, offen und wirksam, sobald sie gezogen sind

## Worin sich zwei Spielarten unterscheiden: Namen, kurz für eine Tabelle, und Werte

rule-title = Titel
rule-booklet = Heft
rule-players = Spieler
rule-map = Karte
rule-setup = Aufbau
rule-turn = Zug
rule-asides = zwischen Angriffen
rule-goals = so gewinnt man
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
rule-rerolls = Würfe werden wiederholt
rule-empty_lands = leere Gebiete
rule-fortify = Truppenbewegung
rule-dealt_armies = Einheiten beim Verteilen
rule-dealt_armies-one = je eine
rule-dealt_armies-stars = so viele wie Sterne
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
