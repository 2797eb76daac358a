# Was die Befehlszeile sagt: Hilfe, Fehler und die Seiten von `rules`.

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
rule-goals = wie man gewinnt
rule-own_cards = eigene Karten
rule-start_armies = Armeen nach Spielerzahl
rule-neutrals = neutrale Armeen
rule-neutral_armies = Stärke je neutraler Armee
rule-teams = Gruppen
rule-income = Armeen für Gebiete
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
rule-used_cards = benutzte Karten kommen
rule-jokers = Joker
rule-defender_two_dice_at = Armeen für zwei Würfel
rule-rerolls = Würfe werden wiederholt
rule-empty_lands = leere Gebiete
rule-fortify = Umgruppieren
rule-dealt_armies = Armeen beim Verteilen
rule-dealt_armies-one = je eine
rule-dealt_armies-stars = so viele wie Sterne
rule-shares = verteilt: Spieler, neutral
rule-leftovers = übrige Karten bekommen
rule-leftovers-first = die ersten Spieler
rule-leftovers-last = die zuletzt spielen
rule-leftovers-starter = wer beginnt, und die danach
rule-batch = auf einmal gesetzt
rule-neutral_batch = und je neutraler Armee
rule-neutral_rounding = die Hälfte wird gerundet
rule-allies = Verbündete
rule-ceasefire = Waffenstillstandskarte
rule-short_game = kurzes Spiel
rule-colour_killed_by_other = Farbe fiel durch andere
rule-capital_falls = Fall einer Hauptstadt
rule-targets = zu halten, nach Spielern
rule-turn_limit = Zuglimit
rule-turn_limit-0 = keins
rule-chosen_setup = Gebiete werden besetzt
rule-place_god_temple = erster Kriegsgott
rule-piece_limits = Figuren
rule-start_of_turn_relics = Reliquien und Schritt 1
rule-summon_plague = Götter auf Pest
rule-godswar_armies = Armeen im Götterkrieg
rule-godswar_forced = Wurf nach Götterkrieg
rule-gods_default = Götter, die einrücken
rule-relic_mid_godswar = Reliquie im Götterkrieg
rule-tablets_zero = Tafeln bei einem Gebot 0
rule-heaven_dice = Würfel eines Himmels
aside-ShowBetweenAttacks = einen Auftrag zeigen
aside-TradeBetweenAttacks = Karten tauschen
