# Wat de opdrachtregel zegt: hulp, fouten en de bladzijden van `rules`.

## De bladzijden van `rules`

rules-hint = { $program } rules SPEELWIJZE toont de regels van een speelwijze, { $program } play SPEELWIJZE speelt die.
rules-which = de regels van welke speelwijze? { $program } rules SPEELWIJZE { $option ->
    [diff] --diff SPEELWIJZE
   *[with] --with NAAM=WAARDE
  }
rules-map = kaart: { $map }
earth-World = wereld
earth-Ancient_Earth = Oude Aarde
rules-turn = Een beurt
rules-house = Huisregels (--with NAAM=WAARDE)
rules-set-here = hier gekozen
rules-number = een getal van { $low } tot en met { $high }
rules-numbered = Regels { $ids }
rules-two = Met z'n tweeën gelden { $ids }
rules-same = { $one } en { $other } hebben dezelfde waarden.
rules-only = Alleen in { $mode }
rules-deck-war = Oorlogskaarten, gespeeld in stap 4 zolang je god van de oorlog in het spel is
rules-deck-sky = Hemelkaarten, gespeeld als iemand bij je binnenvalt zolang je god van de hemel in het spel is
rules-deck-death = Doodkaarten, gespeeld in stap 4 zolang je god van de dood in het spel is
rules-deck-magic = Magiekaarten: relikwieën, open en werkzaam zodra ze getrokken zijn

## Waarin twee speelwijzen verschillen: namen, kort voor een tabel, en waarden

rule-title = titel
rule-booklet = boekje
rule-players = spelers
rule-map = kaart
rule-setup = voorbereiding
rule-turn = beurt
rule-asides = tussen aanvallen
rule-goals = hoe je wint
rule-own_cards = eigen kaarten
rule-start_armies = legers naar aantal spelers
rule-neutrals = neutrale legers
rule-neutral_armies = sterkte per neutraal leger
rule-teams = teams
rule-income = legers voor gebieden
rule-income-thirds = één voor elke drie
rule-income-table = volgens een tabel
rule-set_values = waarde van een set
rule-set_values-stars = naar sterren
rule-rising = stijgende waarde
rule-by_symbol = waarde naar symbolen
rule-territory_bonus = bonus voor eigen gebied
rule-forced_trade = ruil bij vijf kaarten
rule-elimination_trade_at = kaarten voor ruil in beurt
rule-elimination_trade_at-0 = nooit
rule-trade_window = wanneer geruild wordt
rule-used_cards = gebruikte kaarten gaan
rule-jokers = jokers
rule-defender_two_dice_at = legers voor 2 dobbelstenen
rule-rerolls = opnieuw gooien
rule-empty_lands = lege gebieden
rule-fortify = verplaatsen
rule-dealt_armies = legers bij het uitdelen
rule-dealt_armies-one = één op elk
rule-dealt_armies-stars = zoveel als sterren
rule-shares = delen: speler, neutraal
rule-leftovers = overige kaarten gaan naar
rule-leftovers-first = de eerste spelers
rule-leftovers-last = wie het laatst speelt
rule-leftovers-starter = wie begint, en wie volgt
rule-batch = tegelijk geplaatst
rule-neutral_batch = en per neutraal leger
rule-neutral_rounding = de helft wordt afgerond
rule-allies = bondgenoten
rule-ceasefire = wapenstilstandskaart
rule-short_game = kort spel
rule-colour_killed_by_other = kleur verslagen door ander
rule-capital_falls = val van een hoofdstad
rule-targets = te bezitten, naar spelers
rule-turn_limit = beurtlimiet
rule-turn_limit-0 = geen
rule-chosen_setup = gebieden worden genomen
rule-place_god_temple = eerste god van de oorlog
rule-piece_limits = stukken
rule-start_of_turn_relics = relikwieën en stap 1
rule-summon_plague = goden op pest
rule-godswar_armies = legers in een godenoorlog
rule-godswar_forced = worp na een godenoorlog
rule-gods_default = goden die binnentrekken
rule-relic_mid_godswar = relikwie in godenoorlog
rule-tablets_zero = tafelen bij een bod van 0
rule-heaven_dice = dobbelstenen van een hemel
aside-ShowBetweenAttacks = een opdracht tonen
aside-TradeBetweenAttacks = kaarten ruilen
