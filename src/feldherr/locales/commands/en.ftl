# What the command line says: help, errors, and the pages of `rules`.

## The pages of `rules`

rules-hint = { $program } rules MODE shows the rules of one, { $program } play MODE plays it.
rules-which = which mode's rules? { $program } rules MODE { $option ->
    [diff] --diff MODE
   *[with] --with NAME=VALUE
  }
rules-map = map { $map }
earth-World = World
earth-Ancient_Earth = Ancient Earth
rules-turn = A turn
rules-house = House rules (--with NAME=VALUE)
rules-set-here = set here
rules-number = a number from { $low } to { $high }
rules-numbered = Rules { $ids }
rules-two = Two players play by { $ids }
rules-same = { $one } and { $other } have the same values.
rules-only = Only in { $mode }
rules-deck-war = War cards, played in step 4 while your god of war is in play
rules-deck-sky = Sky cards, played when you are invaded while your sky god is in play
rules-deck-death = Death cards, played in step 4 while your god of death is in play
rules-deck-magic = Magic cards: relics, open and working as soon as they are drawn

## What two modes differ in: names, short as they stand in a table, and values

rule-title = title
rule-booklet = booklet
rule-players = players
rule-map = map
rule-setup = set-up
rule-turn = turn
rule-asides = between attacks
rule-goals = how to win
rule-own_cards = cards of its own
rule-start_armies = armies, by players
rule-neutrals = neutral armies
rule-neutral_armies = strength of each neutral
rule-teams = teams
rule-income = armies for territories
rule-income-thirds = one for every three
rule-income-table = by a table
rule-set_values = worth of a set
rule-set_values-stars = by stars
rule-rising = worth that rises
rule-by_symbol = worth by symbols
rule-territory_bonus = bonus for own territory
rule-forced_trade = trade at five cards
rule-elimination_trade_at = cards for mid-turn trade
rule-elimination_trade_at-0 = never
rule-trade_window = when to trade
rule-used_cards = used cards go
rule-jokers = jokers
rule-defender_two_dice_at = armies for two dice
rule-rerolls = dice are thrown again
rule-empty_lands = empty territories
rule-fortify = move at the end
rule-dealt_armies = armies when dealt
rule-dealt_armies-one = one each
rule-dealt_armies-stars = as many as stars
rule-shares = deal: player, neutral
rule-leftovers = cards left over go to
rule-leftovers-first = the first players
rule-leftovers-last = those who play last
rule-leftovers-starter = the starter and those after
rule-batch = placed at a time
rule-neutral_batch = and for each neutral
rule-neutral_rounding = the half is rounded
rule-allies = allies
rule-ceasefire = cease-fire card
rule-short_game = short game
rule-colour_killed_by_other = colour beaten by others
rule-capital_falls = fall of a capital
rule-targets = to hold, by players
rule-turn_limit = turn limit
rule-turn_limit-0 = none
rule-chosen_setup = territories are claimed
rule-place_god_temple = first god of war
rule-piece_limits = pieces
rule-start_of_turn_relics = relics and step 1
rule-summon_plague = gods onto plague
rule-godswar_armies = armies in a godswar
rule-godswar_forced = a roll after a godswar
rule-gods_default = gods who move in
rule-relic_mid_godswar = relic won in a godswar
rule-tablets_zero = Tablets and a bid of 0
rule-heaven_dice = dice of a heaven
aside-ShowBetweenAttacks = show a mission
aside-TradeBetweenAttacks = trade cards
