# What the command line says: help, errors, and the pages of `rules`.

## Help: --help of every command

help-usage = usage
help-commands = commands
help-arguments = arguments
help-options = options
help-help = show this help and exit
help-version = show the version and exit
help-language = language: { $languages } (else FELDHERR_LANGUAGE, else the system's language)
help-feldherr =
    Referee for the RISK family of board games: sixteen modes from four rulebooks, played to the letter.
    Without a command it opens the game in your browser ({ $command } serve); { $command } MODE plays at this terminal ({ $command } play MODE).
help-mode = a mode, e.g. sv2000.missions (list them with { $command } rules)
help-with = a house rule (may be repeated)
help-map-option = your own map (a .toml file), or world, ancient_earth or tiny
help-file = a saved game
help-seed = random seed: the same seed gives the same games ({ $usual })
help-json = print the result as JSON
help-think = milliseconds per move (default: up to the player)
metavar-command = COMMAND
metavar-mode = MODE
metavar-file = FILE
metavar-proof = PROOF
metavar-name = NAME
metavar-value = VALUE
metavar-seats = SEATS
metavar-program = PROGRAM
metavar-rules = RULES
metavar-what = WHAT
metavar-attackers = ATTACKERS
metavar-defenders = DEFENDERS
metavar-host = HOST
metavar-table = TABLE
metavar-days = DAYS
metavar-folder = FOLDER
metavar-action = ACTION
metavar-port = PORT

help-play = play at this terminal, with people and computers
help-play-about = Play at this terminal. Without MODE you are asked what to play. Every move is saved at once.
help-play-players = number of players, computers included
help-play-computer = which players are computers: 2,3 or 2-4=marshal, 3=mybot.py:MyBot, all or none
help-play-explain = explain the computers' moves (may give secrets away)
help-play-names = names of the players
help-play-dice = hand: roll real dice and type their faces
help-play-seed = take dice and draws from a seed, the same every time
help-play-save = where to save the game
help-play-resume = resume a saved game (without FILE: the newest one)

help-serve = host tables for browsers and programs, here or on your network
help-serve-about = Host tables that players join by link, each on their own device. Every move is saved before anybody sees it.
help-serve-host = address to listen on ({ $usual }: only this computer)
help-serve-port = port ({ $usual }; 0 takes any free one)
help-serve-lan = open to everybody on this network; prints the address and a code to scan
help-serve-no-browser = don't open a browser
help-serve-database = a file, or postgresql://… (else FELDHERR_DATABASE, else the data folder)
help-serve-log = log level ({ $usual })
help-serve-keep-finished = days after which finished tables are removed (else FELDHERR_KEEP_FINISHED, else 30; 0: never)
help-serve-keep-abandoned = days without a move after which other tables are removed (else FELDHERR_KEEP_ABANDONED, else 60; 0: never)
help-serve-archive = folder for the saved games of removed tables (else FELDHERR_ARCHIVE, else none)
help-serve-bots = players of your own that people can choose as computers: mybot.py:MyBot

help-tables = list, export or remove the tables of a server
help-tables-about = List, export or remove the tables of a server. While the server is running, a SQLite file can only be listed and exported.
help-tables-action = list, export (as compressed saved games) or remove
help-tables-table = only these tables
help-tables-finished = only finished ones
help-tables-older = only those without a move for this many days
help-tables-to = folder to export to ({ $usual })

help-backup = back up a server's database to a file, while the server runs
help-backup-about = Copy a server's database, as it is right now, to a single file. The server can keep running.
help-backup-file = the file to write
help-backup-force = overwrite the file if it exists

help-restore = restore a server's database from a backup
help-restore-about = Replace a server's database with a backup. Stop the server first. A SQLite backup can be restored to PostgreSQL, and the other way round.
help-restore-file = the backup
help-restore-force = replace the existing tables

help-doctor = check a server's database
help-doctor-about = Check a server's database: whether the file is intact, its parts belong together and every table replays. Exit code 1 if there is a problem. The server can keep running.

help-simulate = play many games with random players
help-simulate-about = Play many games with random players, at most { $limit } turns each unless the mode or --with turn_limit=N (0: none) says otherwise.
help-simulate-players = number of players (default: the mode's minimum)
help-simulate-games = number of games ({ $usual })
help-simulate-jobs = number of processes (default: 1 for few games, else one per processor)

help-arena = let bots play each other
help-arena-about = Let bots play each other. Every bot plays every seat equally often with the same dice; a game that isn't over after --rounds counts for nobody. A name may be repeated (marshal,captain,captain: one against two). With more names than seats, every combination plays; with fewer, the names go round the table. In team play, each team is one bot.
help-arena-bots = the bots: marshal,captain,random,mybot.py:MyBot, or programs: ./mybot.py, cmd:"python3 my_bot.py"
help-arena-games = number of games ({ $usual }), rounded up to whole rotations
help-arena-players = number of seats (default: the number of names, if the mode allows)
help-arena-jobs = number of processes (default: one per processor)
help-arena-rounds = end a game without a winner after so many rounds ({ $usual })
help-arena-ray = play on a Ray cluster (the extra "ray"; at RAY_ADDRESS, else on this machine)
help-arena-out = save each game as a line of JSON; run the same command again to resume
help-arena-luck = subtract the luck of dice, draws and seats from the results (a second, often narrower estimate)
help-arena-keep = save every game to this folder, to watch later
help-arena-picture = save the result as a picture

help-bot = run a bot for other programs, or check your own
help-bot-about = A bot that reads questions and answers each with a line of JSON. Questions are requests, one per line (docs/bot-protocol.md), or positions as text, each followed by an empty line. With --check PROGRAM it is the other way round: your program is asked about positions of every mode.
help-bot-name = the bot: marshal, captain, recruit, random
help-bot-check = ./mybot.py or cmd:"python3 my_bot.py": ask it about positions of all modes

help-replay = step through a saved game
help-replay-about = Step through a saved game, with everybody's secrets.
help-replay-to = start after N moves; with --print: stop there
help-replay-print = print everything without asking

help-analyse = who was winning when, and who was lucky
help-analyse-about = Analyse a finished game: everybody's chances from turn to turn, what dice and cards brought, what each player's own moves changed, and the turning points. For every player, start, luck, own moves and others' moves add up exactly to the result. For a folder of games: each loser's costliest turn.
help-analyse-thorough = compare each turn with more plans, the marshal's too; takes minutes
help-analyse-picture = save the chart of everybody's chances as a picture
help-analyse-learn = replay a player's mistakes yourself, turn by turn: N is the player, from 1 (without N: the only person)
help-analyse-player = of a folder: only games that this player has lost

help-verify = check that a saved game's dice follow from its seed
help-verify-about = Check the dice and draws of a finished table: download its game and the proof of its dice. Tables of earlier versions have a seed instead of a proof.
help-verify-proof = the proof of the dice
help-verify-from = dice up to this move are not covered by the seed: they come from the saved game that the table continues
help-verify-seed = the seed shown after the game
help-verify-commitment = the commitment shown before the game

help-rules = list the modes, show a mode's rules, or compare two
help-rules-about = The modes and their rules.
help-rules-mode = a mode, e.g. sv2000.missions (default: list all)
help-rules-diff = show only where this mode differs

help-odds = win probability and losses of an attack
help-odds-about =
    The exact odds of an attack, or of several in a row: after each conquest one army stays behind and the rest go on.

      odds 10 7                         10 attackers (one more stays) against 7
      odds 25 3 2 4 1 --rules sv2000    a row of four territories
      odds 9 7+temple+sky --brings war  Godstorm: a god against a temple and a god
help-odds-notes = Godstorm: the attacker may bring { $brings }. A territory may have those too, and { $has } (tree=5: the Tree of Life, with 5 faith to save armies). Gods on both sides fight godswars first, and each side names the best champions.
help-odds-attackers = armies that can attack; one more stays behind
help-odds-defenders = armies in each territory, one after the other; in Godstorm 7+temple
help-odds-rules = an edition (sv2000) or a mode (sv2000.duel); default: de2004, or Godstorm where needed
help-odds-stop = stop when only K attackers are left ({ $usual })
help-odds-attack-dice = the attacker rolls at most 1, 2 or 3 dice ({ $usual })
help-odds-defend-dice = the defender rolls at most 1 or 2 dice ({ $usual })
help-odds-brings = Godstorm: what the attacker brings, e.g. war,magic
help-odds-json = print all probabilities as JSON

## What is wrong with a command

wrong-see = see { $command }
wrong-missing = missing: { $names }
wrong-unknown = unknown argument: { $words }
wrong-whole = { $name } needs a whole number, not "{ $word }"
wrong-number = { $name } needs a number, not "{ $word }"
wrong-command = there is no command "{ $word }"; choose from { $list }
wrong-choice = { $name } can't be "{ $word }"; choose from { $list }
wrong-no-value = { $name } needs a value
wrong-takes-none = { $name } takes no value, but got "{ $word }"
wrong-short = { $word } could mean { $list }
wrong-ours = internal error ({ $what }; set FELDHERR_DEBUG=1 to see where)
wrong-with = --with needs NAME=VALUE, not { $word }
wrong-twice = { $name } is given twice: { $one } and { $other }
wrong-map = there is no map "{ $word }"; choose from { $list }, or give your own .toml file
wrong-map-file = can't use this map: { $why }
wrong-rules = can't play like this: { $why }
wrong-player = there is no computer player "{ $word }"; try { $list }
wrong-player-so = there is no such computer player: { $why }
wrong-program = can't run "{ $word }"
wrong-from-one = { $list } must be 1 or more
wrong-ray = --ray needs the library ray: pip install 'feldherr[ray]'
wrong-bots = --bots needs names separated by commas, e.g. captain,recruit, not "{ $word }"
wrong-out = can't resume --out: { $why }
wrong-bot = which bot? e.g. bot captain, or bot --check ./mybot.py
wrong-resume = --resume takes mode, players and house rules from the file
wrong-to = the game has { $n } moves; --to needs a number from 0 to { $n }
wrong-hex = { $option } needs 64 hexadecimal digits, not { $word }
wrong-compressed = { $file } is compressed; unpack it first (gunzip)
wrong-file-missing = file not found
wrong-file-closed = no permission to read or write this file
wrong-file-folder = this is a folder
wrong-no-games = no saved game in { $folder }; use --resume FILE for one elsewhere
wrong-no-text = { $file } is not a saved game (it is not text)
wrong-game = { $file }: not a saved game of Feldherr
wrong-line = { $file }: can't read line { $n }: { $why }
wrong-armies = "{ $word }" is not a number of armies; e.g. odds 10 7, or in Godstorm odds 10 7+temple
wrong-many-armies = { $who }: 1 to { $most } armies, not { $n }
wrong-stop = --stop: the attacker can stop with 0 to { $most } armies left, not { $n }
wrong-attack-dice = --attack-dice: an attacker rolls at most 1 to { $most } dice, not { $n }
wrong-defend-dice = --defend-dice: a defender rolls at most 1 to { $most } dice, not { $n }
wrong-not-godstorm = { $mode } has no "{ $word }"; only Godstorm has gods, temples and relics
wrong-nothing = { $who } can't have "{ $word }"
wrong-edition = --rules: "{ $word }" is neither an edition ({ $list }) nor a mode (list them with { $command })
wrong-odds = can't compute these odds: { $why }

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
chances-losses = Average losses: { $lost } for the attacker, { $slain } for the defender.
chances-never = It can't succeed.
chances-left = If it succeeds, { $left } of the { $of } are left.
chances-left-either = If it succeeds, { $left } of the { $of } are left; if it fails, { $held } of the { $by }.
chances-terms = { $rules }: { $dice }, { $stop }; one more stays behind
chances-all-dice = all dice rolled
chances-dice = { $attack } dice against { $defend }
chances-to-the-last = to the last army
chances-broken-off = stops with { $n } or fewer left
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
sim-endless = without a turn limit most random games never end; each stops after { $n } moves
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
sim-answers = moves
sim-ended = ended by
sim-games = games
sim-unfinished = not finished after { $n } moves
sim-speed = { $n } moves per second
arena-head = { $mode }, { $players } players, { $games }, seed { $seed }, fair share { $share }
arena-player = player
arena-rate = rate
arena-sure = 95 % CI
arena-adjusted = without luck (95 % CI):
arena-rating = rating
arena-ms = ms per move
arena-length = rounds: median { $median }, { $low } to { $high }
arena-team = team
arena-capped = capped
arena-capped-n = { $n ->
    [one] 1 game was
   *[other] { $n } games were
  } capped: after { $rounds } rounds nobody had won (--rounds).
arena-shared = { $n ->
    [one] 1 win was shared; each winner gets a share.
   *[other] { $n } wins were shared; each winner gets a share.
  }
arena-no-ratings = for ratings: pip install 'feldherr[arena]'
arena-kept = Watch a game: { $command }
arena-lost-seat = { $name } lost its seat to { $deputy } in { $n ->
    [one] 1 game
   *[other] { $n } games
  }: { $times }
arena-fault = game { $game }, { $name }: { $why }

## Analysis

analyse-moves = moves
analyse-not-over = This game is not over. Only finished games can be analysed.
lost-no-player = no player of these games is called { $name }; there are { $list }
lost-none = In these games no turn cost a loser much.
learn-who = Whose mistakes? --learn N, with N from 1 to { $n }.
learn-none = { $name }: no mistakes in this game. Well played!
learn-task = { $n } of { $of }: round { $round }, { $name } to move. In the game this turn cost { $lost }. Play it again!
learn-good = Well done: as good as the best plan found. In the game the turn cost { $was }.
learn-better = Better: this costs { $n }, not counting the dice. In the game it was { $was }.
learn-not-better = This costs { $n }, not counting the dice. In the game it was { $was }.
learn-what-now = 1 try again, 2 show the better plan, 3 next, 0 stop:
learn-plan = The better plan, with a { $n } chance to win: { $moves }
learn-odds = It succeeds { $n } of the time.
analyse-player = player
analyse-start = start
analyse-luck = luck
analyse-own = own moves
analyse-others = others' moves
analyse-result = result
analyse-points = Turning points
analyse-point = { $turn }, from move { $n }: { $list }
analyse-turn = round { $n }, { $name }
analyse-set-up = set-up
analyse-between = start of round { $n }
analyse-better = What was better
analyse-lost = { $turn } cost { $n }. Better:
analyse-picture = Picture written to { $file }.

## Checks, and the server

verify-other-seed = This is not the promised seed: its commitment is { $commitment }.
verify-wrong = { $n } of { $total } dice and draws { $n ->
    [one] does
   *[other] do
  } not match the seed; the first is move { $first }.
verify-good = All { $total } dice and draws match the seed.
verify-promised = All { $total } dice and draws match the seed, and the seed is the promised one.
verify-which = Give either the proof of the dice or --seed.
proof-line = This proof can't be read: line { $line } is wrong.
proof-cut-off = The proof is incomplete.
proof-other-game = This proof belongs to another game: its rules or seats differ.
proof-other-moves = This proof belongs to other moves: some were changed, added or left out.
proof-commitment = The commitment doesn't match: it was made for another table, other rules or seats, or another seed.
proof-share = The share of seat { $seat } is not the one its device committed to.
proof-seed = The seed doesn't follow from the shares.
proof-shares = { $n ->
    [0] No player's device helped to make the seed: it comes from the server alone.
    [one] One player's device helped to make the seed.
   *[other] The devices of { $n } players helped to make the seed.
  }
proof-before = { $n ->
    [one] 1 roll or draw comes
   *[other] { $n } rolls and draws come
  } from the saved game that the table continued, and can't be checked.
proof-by-hand = { $n ->
    [one] 1 roll was
   *[other] { $n } rolls were
  } made by hand.
proof-lost = { $n ->
    [one] 1 roll or draw
   *[other] { $n } rolls and draws
  } can't be checked: the server has lost the key to their seed.
bot-fault = { $mode }, { $question }, seat { $seat }: { $fault }
bot-not-gone = it didn't exit after { $bye } and the end of its input; the arena kills it
bot-checked = { $asked ->
    [one] 1 question from
   *[other] { $asked } questions from
  } { $modes ->
    [one] 1 mode
   *[other] { $modes } modes
  }, { $wrong ->
    [0] all correct
   *[other] { $wrong } wrong
  }
bot-enough = { $asked ->
    [one] 1 question from
   *[other] { $asked } questions from
  } { $modes ->
    [one] 1 mode
   *[other] { $modes } modes
  }, { $wrong } wrong; stopped after so many mistakes
serve-here = Feldherr runs at { $address } (Ctrl-C to stop; all games are saved).
serve-there = For phones and computers on this network: { $address }
serve-no-port = can't listen on { $host } port { $port } ({ $why }); choose another with --port N
serve-no-database = can't use this database: { $why }
serve-no-setting = this setting can't be used: { $why }
serve-no-player = this player can't play: { $why }
serve-see-log = the server couldn't start; see its log above
serve-no-days = give a number of days (0: never), not { $what }
doctor-tables = tables
doctor-database = The database: { $why }
doctor-record = Table { $table } can't continue: { $why }
doctor-note = Table { $table }: { $why }
doctor-counts = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  }: { $wrong ->
    [0] no problems.
    [one] 1 problem.
   *[other] { $wrong } problems.
  }
doctor-do-database = Stop the server, and restore the last backup: { $command } restore FILE --force. First export what can still be read: { $command } tables export.
doctor-do-record = The server sets such tables aside. Save their valid moves with { $command } tables export TABLE, then remove them with { $command } tables remove TABLE, or restore a backup.
doctor-do-note = Their moves are intact. Save them with { $command } tables export TABLE, or restore a backup.
tables-id = table
tables-played = last move
tables-state = state
tables-rows = rows
tables-mode = mode
tables-players = players
tables-over = finished
tables-running = running
tables-n = { $n ->
    [0] No tables.
    [one] 1 table.
   *[other] { $n } tables.
  }
tables-which = name the tables to remove, or give --finished or --older DAYS
tables-unknown = there is no such table: { $table }
tables-unread = Table { $table } can't be exported: its settings can't be read.
tables-exported = { $n ->
    [one] 1 saved game
   *[other] { $n } saved games
  } written to { $folder }.
tables-removed = { $n ->
    [one] 1 table
   *[other] { $n } tables
  } removed.
backup-exists = { $file } exists; choose another file or add --force
backup-done = { $file } has { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } with { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  }.
restore-done = Restored: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } with { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  }.

## The pages of `rules`

rules-hint = { $program } rules MODE shows a mode's rules, { $program } play MODE plays it.
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
rules-two = Rules for two players: { $ids }
rules-same = { $one } and { $other } have the same values.
rules-alike = The same in both
rules-unlike = Similar, but not the same:
rules-only = Only in { $mode }
rules-deck-war = War cards, played in step 4 while your god of war is in play
rules-deck-sky = Sky cards, played when you are invaded while your sky god is in play
rules-deck-death = Death cards, played in step 4 while your god of death is in play
rules-deck-magic = Magic cards: relics, open to all and active once drawn

## What two modes differ in: names, short as they stand in a table, and values

rule-title = title
rule-rulebook = rulebook
rule-players = players
rule-map = map
rule-setup = set-up
rule-turn = turn
rule-asides = between attacks
rule-goals = how to win
rule-own_cards = own cards
rule-start_armies = armies, by players
rule-neutrals = neutral armies
rule-neutral_armies = armies of each neutral
rule-teams = teams
rule-income = armies for territories
rule-income-thirds = one per three
rule-income-table = by a table
rule-set_values = value of a set
rule-set_values-stars = by stars
rule-rising = rising values
rule-by_symbol = values by symbol
rule-territory_bonus = bonus for own territory
rule-forced_trade = trade at five cards
rule-elimination_trade_at = cards for mid-turn trade
rule-elimination_trade_at-0 = never
rule-trade_window = when to trade
rule-used_cards = used cards go
rule-jokers = jokers
rule-defender_two_dice_at = armies for two dice
rule-rerolls = re-rolls
rule-empty_lands = empty territories
rule-fortify = move at the end
rule-dealt_armies = armies when dealt
rule-dealt_armies-one = one each
rule-dealt_armies-stars = one per star
rule-shares = deal: player, neutral
rule-leftovers = cards left over go to
rule-leftovers-first = the first players
rule-leftovers-last = those who play last
rule-leftovers-starter = the starter and those after
rule-batch = placed at a time
rule-neutral_batch = and for each neutral
rule-neutral_rounding = halves are rounded
rule-allies = allies
rule-ceasefire = cease-fire card
rule-short_game = short game
rule-colour_killed_by_other = colour killed by others
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
rule-godswar_forced = roll after a godswar
rule-gods_default = gods who move in
rule-relic_mid_godswar = relic won in a godswar
rule-tablets_zero = Tablets and a bid of 0
rule-heaven_dice = dice of a heaven
aside-ShowBetweenAttacks = show a mission
aside-TradeBetweenAttacks = trade cards

help-map = generate a world, import a map, or check one
help-world-about = Generate a map from a seed, import one from SVG, GeoJSON or a .map with its picture, or check a map and describe it. The same seed and number of territories give the same world everywhere. On a server: list or withdraw published maps.
help-world-action = new: generate a world · import: turn other files into a map · show: check a map and describe it · published: list the maps published on a server · withdraw: remove some of them
help-world-file = the map file (new: where to write it, by default named after the world; import: an .svg, a .geojson, or a .map with its .cards and picture; show: also world, ancient_earth, tiny; withdraw: the ids of published maps)
help-world-to = where to write the map file (import: by default the first file's name, ending in .toml)
help-world-seed = which world ({ $usual })
help-world-territories = number of territories, 8 to 250 ({ $usual })
help-world-picture = also write a picture of it to this file (SVG)
world-about = { $name }: { $territories } territories, { $continents } continents, { $lanes } { $lanes ->
    [one] sea line
   *[other] sea lines
  }
world-continent = continent
world-territories = territories
world-borders = borders
world-bonus = armies
world-author = by { $value }
world-licence = licence: { $value }
world-source = source: { $value }
world-written = wrote { $file }
wrong-world-size = a new world has { $low } to { $high } territories, and its seed is a whole number, 0 or more
wrong-world-none = seed { $seed } makes no good world: try another
wrong-world-ending = { $file }: a map file ends in .toml or .json
wrong-world-which = which map? Give its file or its name
wrong-world-shapes = this map has no shapes to draw
wrong-world-there = { $file } already exists
world-territory = territory
world-land = by land
world-sea = by sea
world-mountains = touch, but are not neighbours (listed under mountain): { $list }
world-one-way = listed by one side only, now by both: { $list }
world-enlarged = too small to see, so drawn larger: { $list }
world-grouped = No continents were named, so these are guesses: check them in the file.
wrong-world-one = give one file
wrong-world-import = can't be imported: { $why }
wrong-world-mend = fix { $file } by hand first: { $why }
world-id = id
world-day = published
world-name = map
world-by = author
world-published = { $n ->
        [0] No maps are published.
        [one] { $n } map is published.
       *[other] { $n } maps are published.
    }
world-withdrawn = { $n ->
        [one] { $n } map withdrawn.
       *[other] { $n } maps withdrawn.
    }
wrong-world-published = no published map, or more than one, has an id that begins with { $id }
