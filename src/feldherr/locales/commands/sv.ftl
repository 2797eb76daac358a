# Vad kommandoraden säger: hjälp, fel och sidorna av `rules`.

## Sidorna av `rules`

rules-hint = { $program } rules SPELSÄTT visar reglerna för ett spelsätt, { $program } play SPELSÄTT spelar det.
rules-which = reglerna för vilket spelsätt? { $program } rules SPELSÄTT { $option ->
    [diff] --diff SPELSÄTT
   *[with] --with NAMN=VÄRDE
  }
rules-map = karta: { $map }
earth-World = världen
earth-Ancient_Earth = den gamla jorden
rules-turn = En tur
rules-house = Husregler (--with NAMN=VÄRDE)
rules-set-here = vald här
rules-number = ett tal från { $low } till { $high }
rules-numbered = Regler { $ids }
rules-two = För två spelare gäller { $ids }
rules-same = { $one } och { $other } har samma värden.
rules-only = Bara i { $mode }
rules-deck-war = Krigskort, spelas i steg 4 medan din krigsgud är i spel
rules-deck-sky = Himmelskort, spelas när någon invaderar dig medan din himmelsgud är i spel
rules-deck-death = Dödskort, spelas i steg 4 medan din dödsgud är i spel
rules-deck-magic = Magikort: reliker, öppna och verksamma så snart de är dragna

## Vad som skiljer två spelsätt: namn, korta för en tabell, och värden

rule-title = titel
rule-booklet = häfte
rule-players = spelare
rule-map = karta
rule-setup = uppställning
rule-turn = tur
rule-asides = mellan anfall
rule-goals = så vinner man
rule-own_cards = egna kort
rule-start_armies = arméer efter antal spelare
rule-neutrals = neutrala arméer
rule-neutral_armies = styrka per neutral armé
rule-teams = lag
rule-income = arméer för områden
rule-income-thirds = en för vart tredje
rule-income-table = efter en tabell
rule-set_values = ett sets värde
rule-set_values-stars = efter stjärnor
rule-rising = stigande värde
rule-by_symbol = värde efter symboler
rule-territory_bonus = bonus för eget område
rule-forced_trade = byte vid fem kort
rule-elimination_trade_at = kort för byte mitt i turen
rule-elimination_trade_at-0 = aldrig
rule-trade_window = när man byter
rule-used_cards = använda kort går
rule-jokers = jokrar
rule-defender_two_dice_at = arméer för två tärningar
rule-rerolls = tärningar slås om
rule-empty_lands = tomma områden
rule-fortify = förflyttning
rule-dealt_armies = arméer vid utdelningen
rule-dealt_armies-one = en på varje
rule-dealt_armies-stars = lika många som stjärnor
rule-shares = delas ut: spelare, neutral
rule-leftovers = kort som blir över går till
rule-leftovers-first = de första spelarna
rule-leftovers-last = de som spelar sist
rule-leftovers-starter = den som börjar, och de efter
rule-batch = sätts ut åt gången
rule-neutral_batch = och per neutral armé
rule-neutral_rounding = hälften avrundas
rule-allies = allierade
rule-ceasefire = vapenstilleståndskort
rule-short_game = kort spel
rule-colour_killed_by_other = färg slagen av andra
rule-capital_falls = en huvudstads fall
rule-targets = att hålla, efter spelare
rule-turn_limit = turgräns
rule-turn_limit-0 = ingen
rule-chosen_setup = områden tas
rule-place_god_temple = första krigsguden
rule-piece_limits = pjäser
rule-start_of_turn_relics = reliker och steg 1
rule-summon_plague = gudar till pest
rule-godswar_armies = arméer i ett gudakrig
rule-godswar_forced = slag efter ett gudakrig
rule-gods_default = gudar som flyttar in
rule-relic_mid_godswar = relik vunnen i gudakrig
rule-tablets_zero = tavlorna vid bud 0
rule-heaven_dice = en himmels tärningar
aside-ShowBetweenAttacks = visa ett uppdrag
aside-TradeBetweenAttacks = byta kort
