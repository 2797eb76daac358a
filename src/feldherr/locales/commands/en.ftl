# What the command line says: help, errors, and the pages of `rules`.

## Help: --help of every command

help-usage = usage
help-commands = commands
help-arguments = arguments
help-options = options
help-help = show this help and exit
help-version = show the version and exit
help-language = what to speak: { $languages } (else FELDHERR_LANGUAGE, else the system's language)
help-feldherr =
    Referee for the RISK family of board games: sixteen modes from four rulebooks, played to the letter.
    Without a command it starts a game: { $command } is { $command } play, { $command } MODE is { $command } play MODE.
help-mode = a mode, e.g. sv2000.missions ({ $command } rules lists them)
help-with = a house rule (may be repeated)
help-map = a map of your own (a .toml file), or world, ancient_earth or tiny
help-file = a saved game
help-seed = the same seed gives the same games ({ $usual })
help-json = the outcome as JSON
help-think = milliseconds for an answer (as the player likes)
metavar-command = COMMAND
metavar-mode = MODE
metavar-file = FILE
metavar-name = NAME
metavar-value = VALUE
metavar-seats = SEATS
metavar-program = PROGRAM
metavar-rules = RULES
metavar-what = WHAT
metavar-attackers = ATTACKERS
metavar-defenders = DEFENDERS
metavar-host = HOST
metavar-port = PORT

help-play = play at this terminal, with people and computers
help-play-about = Play at this terminal. Without MODE you are asked what to play. Every answer is saved at once.
help-play-players = how many play, computers included
help-play-computer = which players are computers: 2,3 or 2-4=marshal or all or none
help-play-explain = tell why the computers answer as they do (that may give secrets away)
help-play-names = what the players are called
help-play-dice = hand: roll real dice and type their faces
help-play-seed = dice and draws from a seed, alike every time
help-play-save = where to save the game
help-play-resume = go on with a saved game, without FILE with the newest one

help-serve = serve tables to browsers and programs, here or in the whole network
help-serve-about = Serve tables that people join by a link, each on a device of their own. Every answer is on the disk before anybody is told of it.
help-serve-host = the address to listen on ({ $usual }: only this computer)
help-serve-port = the port ({ $usual }; 0 takes any that is free)
help-serve-lan = for everybody in this network; prints the address and a code to scan
help-serve-no-browser = don't open a browser
help-serve-database = a file, or postgresql://… (else FELDHERR_DATABASE, else the data folder)
help-serve-log = how much is logged ({ $usual })

help-simulate = play many games with random players
help-simulate-about = Play many games with random players, { $limit } turns each at most unless the mode or --with turn_limit=N (0: none) says otherwise.
help-simulate-players = how many play (the fewest that the mode is for)
help-simulate-games = how many games ({ $usual })
help-simulate-jobs = how many processes (1 for few games, else one for each processor)

help-arena = let computer players play each other
help-arena-about = Let computer players play each other. Everybody sits in every seat equally often, with the same dice; a game that isn't over after --rounds counts for nobody. A name may be repeated (marshal,captain,captain: one against two). With more names than seats every choice of them meets; with fewer, the names go round the table. In team play a team is one player's.
help-arena-bots = who plays: marshal,captain,random, or programs: ./mybot.py, cmd:"python3 my_bot.py"
help-arena-games = how many games ({ $usual }), rounded up to whole rotations
help-arena-players = how many seats (as many as there are names, if the mode allows)
help-arena-jobs = how many processes (one for each processor)
help-arena-rounds = after how many rounds a game ends without a winner ({ $usual })
help-arena-ray = play on a Ray cluster (the extra "ray"; RAY_ADDRESS says where, else this machine)
help-arena-out = keep each game as a line of JSON; the same command goes on where it stopped
help-arena-picture = the outcome as a picture

help-bot = a computer player for other programs, or a check of one of yours
help-bot-about = A computer player that reads questions and answers each with a line of JSON. Questions are requests, one a line (docs/bot-protocol.md), or positions as text, each ended by an empty line. With --check PROGRAM it is the other way round: a program of yours is asked about positions of every mode.
help-bot-name = which player: marshal, captain, recruit, random
help-bot-check = ./mybot.py or cmd:"python3 my_bot.py": ask it about positions of all modes

help-replay = step through a saved game
help-replay-about = Step through a saved game, everybody's secrets included.
help-replay-to = begin after N answers; with --print: stop there
help-replay-print = print it all without asking

help-verify = check that a saved game's dice follow from its seed
help-verify-about = Check the dice and draws of a table's saved game. Seed and commitment are shown at the table (About this table), the seed once the game is over.
help-verify-seed = the seed that was shown after the game
help-verify-commitment = what was shown of it before the game

help-rules = list the modes, show a mode's rules, or compare two
help-rules-about = The modes and their rules.
help-rules-mode = a mode, e.g. sv2000.missions; without one: all of them
help-rules-diff = show only where this mode differs

help-odds = how likely an attack succeeds, and what it costs
help-odds-about =
    The exact odds of an attack, or of a row of attacks: after each conquest one army stays behind and the rest goes on.

      odds 10 7                         10 attackers (one more stays) against 7
      odds 25 3 2 4 1 --rules sv2000    a row of four territories
      odds 9 7+temple+sky --brings war  Godstorm: a god against a temple and a god
help-odds-notes = Godstorm: the attacker may bring { $brings }. A territory may have those too, and { $has } (tree=5: the Tree of Life, and 5 faith that are paid before an army falls). Gods on both sides fight godswars first, each side naming its champions as well as it can.
help-odds-attackers = armies that can attack; one more stays behind
help-odds-defenders = armies in each territory, one after the other; in Godstorm 7+temple
help-odds-rules = an edition (sv2000) or a mode (sv2000.duel); de2004, or Godstorm where it is needed
help-odds-stop = break off when only K that can attack are left ({ $usual })
help-odds-attack-dice = the attacker throws at most 1, 2 or 3 dice ({ $usual })
help-odds-defend-dice = the defender throws at most 1 or 2 dice ({ $usual })
help-odds-brings = Godstorm: what the attacker brings, e.g. war,magic
help-odds-json = all chances as JSON

## What is wrong with a command

wrong-see = see { $command }
wrong-missing = this is missing: { $names }
wrong-unknown = this means nothing here: { $words }
wrong-whole = { $name } wants a whole number, not "{ $word }"
wrong-number = { $name } wants a number, not "{ $word }"
wrong-command = there is no command "{ $word }"; there are { $list }
wrong-choice = { $name } can't be "{ $word }"; it can be { $list }
wrong-no-value = { $name } wants a value
wrong-takes-none = { $name } takes no value, and here is "{ $word }"
wrong-short = { $word } could mean { $list }
wrong-ours = this should not have happened ({ $what }; FELDHERR_DEBUG=1 tells where)
wrong-with = --with wants NAME=VALUE, not { $word }
wrong-twice = { $name } is said twice: { $one } and { $other }
wrong-map = no map is called "{ $word }"; there are { $list }, and one of your own is named by its .toml file
wrong-map-file = this map can't be used: { $why }
wrong-rules = it can't be played like this: { $why }
wrong-player = no computer player is called "{ $word }"; try { $list }
wrong-player-so = there is no such computer player: { $why }
wrong-program = there is no program "{ $word }" that can be run
wrong-from-one = { $list } want a number from 1 up
wrong-ray = --ray needs the library ray (the extra "ray")
wrong-bots = --bots wants names with commas between them, e.g. captain,recruit, not "{ $word }"
wrong-out = --out can't go on there: { $why }
wrong-bot = which player? e.g. bot captain, or bot --check ./mybot.py
wrong-resume = --resume takes mode, players and house rules from the file
wrong-to = the game has { $n } answers; --to wants a number from 0 to { $n }
wrong-hex = { $option } wants 64 hexadecimal digits, not { $word }
wrong-no-server = the server needs { $what }: install feldherr[server]
wrong-file-missing = there is no such file
wrong-file-closed = this may not be read or written
wrong-file-folder = this is a folder
wrong-no-games = there is no saved game in { $folder }; --resume FILE goes on with one that is elsewhere
wrong-no-text = { $file } is no saved game (it is not text)
wrong-game = { $file }: this is no saved game of Feldherr
wrong-line = { $file }: line { $n } can't be read: { $why }
wrong-armies = "{ $word }" is no number of armies; e.g. odds 10 7, or in Godstorm odds 10 7+temple
wrong-many-armies = { $who }: 1 to { $most } armies, not { $n }
wrong-stop = --stop: the attacker breaks off with 0 to { $most } armies left, not { $n }
wrong-attack-dice = --attack-dice: an attacker throws at most 1 to { $most } dice, not { $n }
wrong-defend-dice = --defend-dice: a defender throws at most 1 to { $most } dice, not { $n }
wrong-not-godstorm = { $mode } has no "{ $word }"; only Godstorm has gods, temples and relics
wrong-nothing = "{ $word }" is nothing that { $who } can have
wrong-edition = --rules: "{ $word }" is no edition ({ $list }) and no mode ({ $command } lists them)
wrong-odds = these odds can't be reckoned: { $why }

## Odds

chances-attackers = attackers
chances-attacker = the attacker
chances-defenders = defenders
chances-defenders-of = { $n ->
    [0] defenders
   *[other] defenders of territory { $n }
  }
chances-defender-of = { $n ->
    [0] the defender
   *[other] the defender of territory { $n }
  }
chances-there-are = there are { $list }
chances-take = { $chance } to take { $n ->
    [1] the territory
    [2] both territories
   *[other] all { $n } territories
  }: { $who }.
chances-against = { $armies } against { $lands }
chances-with = { $armies } with { $what }
chances-losses = Losses on average: { $lost } of the attacker, { $slain } of the defender.
chances-never = It can't succeed.
chances-left = A success leaves { $left } of the { $of }.
chances-left-either = A success leaves { $left } of the { $of }, a failure { $held } of the { $by }.
chances-terms = { $rules }: { $dice }, { $stop }; one more stays behind
chances-all-dice = all dice thrown
chances-dice = { $attack } dice against { $defend }
chances-to-the-last = to the last army
chances-broken-off = broken off with { $n } or fewer left
chances-late = second defending die from { $n } armies
chances-territory = territory
chances-taken-so-far = taken so far
chances-left-then = left then, on average
chances-chance = chance
chances-or-more = or more
chances-all-taken = all taken, { $n } left
chances-stopped = stopped at territory { $n }

## Simulations and the arena

figure-marks = ,.
games-n = { $n ->
    [one] 1 game
   *[other] { $n } games
  }
sim-head = { $mode }, { $players } random players, { $games }, seed { $seed },
sim-no-limit = no turn limit
sim-limit = at most { $n ->
    [one] 1 turn
   *[other] { $n } turns
  } each (--with turn_limit=N for another limit)
sim-stopped = Stopped: { $n ->
    [one] 1 game was
   *[other] { $n } games were
  } not played.
sim-seat = seat
sim-wins = wins
sim-share = share
sim-shared = { $n ->
    [one] 1 win was
   *[other] { $n } wins were
  } shared.
sim-length = length
sim-mean = mean
sim-least = min
sim-most = max
sim-rounds = rounds
sim-answers = answers
sim-ended = ended by
sim-games = games
sim-unfinished = not finished after { $n } answers
sim-speed = { $n } answers a second
arena-head = { $mode }, { $players } players, { $games }, seed { $seed }, fair share { $share }
arena-player = player
arena-rate = rate
arena-sure = 95 % sure
arena-rating = rating
arena-ms = ms a decision
arena-length = rounds: median { $median }, { $low } to { $high }
arena-team = team
arena-capped = capped
arena-capped-n = { $n ->
    [one] 1 game was
   *[other] { $n } games were
  } capped: after { $rounds } rounds nobody had won (--rounds).
arena-shared = { $n ->
    [one] 1 win was shared; each winner has its part.
   *[other] { $n } wins were shared; each winner has its part.
  }
arena-no-ratings = for ratings, install the library openskill (the extra "arena")
arena-lost-seat = { $name } lost its seat to { $deputy } in { $n ->
    [one] 1 game
   *[other] { $n } games
  }: { $times }
arena-fault = game { $game }, { $name }: { $why }

## Checks, and the server

verify-other-seed = This is not the seed that was promised: its commitment is { $commitment }.
verify-wrong = { $n } of { $total } dice and draws { $n ->
    [one] does
   *[other] do
  } not follow from the seed; the first is answer { $first }.
verify-good = All { $total } dice and draws follow from the seed.
verify-promised = All { $total } dice and draws follow from the seed, which is the one that was promised.
bot-fault = { $mode }, { $question }, seat { $seat }: { $fault }
bot-not-gone = it did not end after { $bye } and the end of its input; the arena ends it by force
bot-checked = { $asked ->
    [one] 1 question of
   *[other] { $asked } questions of
  } { $modes ->
    [one] 1 mode
   *[other] { $modes } modes
  }, { $wrong ->
    [0] nothing
   *[other] { $wrong }
  } wrong
bot-enough = { $asked ->
    [one] 1 question of
   *[other] { $asked } questions of
  } { $modes ->
    [one] 1 mode
   *[other] { $modes } modes
  }, { $wrong } wrong; after so many mistakes nothing more was asked
serve-here = Feldherr is at { $address } (Ctrl-C ends it; every game is kept).
serve-there = On phones and computers in this network: { $address }
serve-no-port = can't listen on { $host } port { $port } ({ $why }); --port N takes another
serve-no-database = this can't be the database: { $why }
serve-see-log = the server could not start; its log above says why

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
