# What the browser's screens beside the lobby and the table say, in English. They fetch these words with themselves.

## Setting up, and maps

add-seat = Add a seat
teams-are = { $one } play against { $other }.
warn-de2004-teams-5 = Three against two: the larger team has the advantage.
earth-world = World
earth-ancient_earth = Ancient Earth
earth-world_anniversary = World (40th anniversary)
earth-world_italy = World (Italy)
earth-world_domination = World (Domination)
earth-world_newer_cards = World (newer cards)
earth-new = New world
earth-file = From a file
earth-size = Size
earth-territories = { $n } territories
earth-another = Another world
earth-making = Making a world …
earth-open = Open a map file
earth-kinds = A map file, an SVG or GeoJSON with named regions, or a .map with its cards and picture.
earth-private = Only people at this table can see it.
earth-about = { $name }: { $n } territories, { $continents } continents
earth-suits = for { $n } players, about { $time }
earth-suits-some = for { $least } to { $most } players, about { $time }
earth-bad = This map can't be used.
earth-published = Published here
earth-publish = Publish on this server
earth-publish-says = Everybody here can then play on it, until you withdraw it from this device.
earth-publish-as = Everybody here can then play on it and sees that it is from { $name }, until you withdraw it from this device.
earth-is-published = Published: everybody here can choose it.
earth-full = To publish this map, withdraw another one first.
earth-gone = This map was withdrawn.
earth-by = by { $author }
earth-withdraw = Withdraw
earth-withdraw-map = Withdraw { $name }
earth-says-world_anniversary = East Africa and the Middle East are not linked, as in the 40th Anniversary Collector’s Edition.
earth-says-world_italy = As in RisiKo! from Italy: East Africa and the Middle East are not linked; Alberta and the Eastern United States, and China and the Middle East, are.
earth-says-world_domination = As in the program Domination: neither Iceland nor Great Britain borders Scandinavia.
earth-says-world_newer_cards = 29 cards show other symbols, as in newer boxes.
import-remarks = Please check
import-found = The borders were taken from the drawing.
import-mountains = These territories touch, but the file lists no border: { $list }
import-one-way = These borders were listed on one side only, now on both: { $list }
import-enlarged = Too small to see, so drawn larger: { $list }
import-grouped = The file names no continents, so these are guesses.
import-look = Check the borders
map-edit = Edit this map
map-mend = Fix it in the editor
editor = Map editor
editor-back = Back
editor-use = Use this map
editor-download = Download
editor-undo = Undo
editor-redo = Redo
editor-tool = Tool
editor-tool-look = Select
editor-tool-link = Borders
editor-tool-paint = Continents
editor-tool-cut = Split
editor-says-look = Select a territory. Drag its counter to move it, or press Alt and an arrow key.
editor-says-link = Select a territory, then tap others to add, change or remove borders.
editor-says-paint = Tap territories to add them to { $continent }.
editor-says-cut = Draw a line across a territory, or select one and a direction below.
editor-place = Territory
editor-names = Name
editor-continent = Continent
editor-continents = Continents
editor-new-continent = New continent
editor-neighbours = Neighbours
editor-way-land = by land
editor-way-sea = by sea
editor-way-mountain = mountains between
editor-way-none = no border
editor-remove = Remove
editor-remove-link = Remove { $name }
editor-sail = Sea line to
editor-add = Add
editor-join = Merge with
editor-join-now = Merge
editor-split = Split through the counter
editor-split-level = Into an upper and a lower part
editor-split-upright = Into a left and a right part
editor-split-falling = From top left to bottom right
editor-split-rising = From bottom left to top right
editor-bonus = Armies per turn
editor-worth = Suggested: { $n }
editor-map-name = Map name
editor-good = No problems.
editor-checking = Checking …
editor-failed = That can't be done here.
editor-faults = { $n ->
    [one] 1 problem to fix
   *[other] { $n } problems to fix
  }
editor-fault-empty = { $place } has no territories.
editor-fault-cut-off = { $place } is not connected to the rest of the map.
editor-fault-parted = { $place } is not connected to the rest of its continent.
editor-fault-outside = The counter of { $place } is outside the territory.
editor-fault-apart = { $place } and { $other } are neighbours by land, but don't touch.
editor-fault-touching = { $place } and { $other } touch: choose land or mountains.
pace-slow = slow
pace-usual = normal
dice-program = rolled by the program (verifiable)
dice-hand = real dice, typed in
set-more = Seats, clock and house rules
to-the-table = Go to the table

## The end

victory = Victory, { $names }!
took-rounds = { $n ->
    [one] It took 1 round.
   *[other] It took { $n } rounds.
  }
took-epochs = { $n ->
    [one] It took 1 epoch.
   *[other] It took { $n } epochs.
  }
place-n = Place { $n }
lands-armies = { $lands } territories · { $armies } armies
at-the-table = at the table
stat-rounds = { $n ->
    [one] round
   *[other] rounds
  }
stat-epochs = { $n ->
    [one] epoch
   *[other] epochs
  }
battles-won = battles won
of-many = { $n } of { $all }
stat-continents = continents
boldest-win = boldest win
rounds-to = { $epoch ->
    [yes] epoch 1 to { $n }
   *[no] round 1 to { $n }
  }
lands-to-win = { $n } to win
luck-title = Luck with the dice
luck-short = armies saved or lost against the odds
great-moments = Great moments
turned-out = { $when }: { $by } knocks { $name } out.
turned-gone = { $when }: { $name } is out.
turned-swing = { $when }: { $name } gains { $n } territories in one turn.
turned-continent = { $when }: { $name } takes { $continent }, and keeps it.
rematch = Rematch
rematch-join = Join the rematch
look-at-map = Look at the map
picture-saved = The picture is saved, and the text is copied.
seed = Seed
dice-checking = Checking the dice …
dice-honest = All { $n } dice and draws check out
dice-partly = { $n } dice and draws checked, { $rest } can't be
dice-none = None of the dice and draws can be checked
dice-alone = All { $n } dice and draws follow from the seed, which the server made alone
dice-without = All { $n } dice and draws follow from the seed, but this device's share is not in it
dice-wrong = The dice are not what was promised
dice-unchecked = The dice could not be checked
dice-shares = { $n ->
    [0] No player's device helped to make the seed: it comes from the server alone.
    [one] One player's device helped to make the seed.
   *[other] The devices of { $n } players helped to make the seed.
  }
dice-own-in = This device's share is included.
dice-own-out = This device's share is not included: the host began without it, which the story of the game tells, or the server threw it away.
dice-why = Checked in this browser: the seed is the one promised before the game, it follows from all shares, and every roll follows from it.
dice-rest = { $n ->
    [one] One can't be checked: it
   *[other] { $n } can't be checked: they
  } came from a saved game, { $n ->
    [one] was
   *[other] were
  } rolled by hand, or the server has lost the key.
dice-download-proof = Download the proof
dice-fault-promise = The server's commitment is not the one this device was shown.
dice-fault-share = A share is not the one its device committed to.
dice-fault-own = This device's share was left out or replaced.
dice-fault-seed = The seed does not follow from the shares.
dice-fault-game = The proof belongs to another game or other moves.
dice-fault-roll = Move { $n } does not follow from the seed.
dice-fault-form = The proof can't be read.

## Replays and analyses

replay-watch = Watch the replay
replay-public = public information only
replay-public-hint = The game is still running: secrets are shown when it is over.
replay-again = Latest
replay-no-file = Open a saved game to watch it, or to play on from any move.
replay-controls = Controls
replay-slider = Moment of the game
replay-at = move { $n } of { $last }
replay-beginning = Start of the game: nothing has happened yet.
key-home = Home
key-end = End
replay-first = Go to the start
replay-last = Go to the end
replay-back = Back one move
replay-next = Forward one move
replay-turn-back = Previous turn
replay-turn-next = Next turn
replay-play = Play
replay-pause = Pause
replay-jump = Jump to a turn
replay-speed = Speed
replay-speed-n = { $n } per second
replay-story = Story
replay-chart = Chart
replay-dice = Dice
replay-hands = Secrets
key-space = space bar
chart-lands = Territories
chart-armies = Armies
chart-income = Income
chart-summary = { $what } when this turn began: { $list }.
chart-now = When this turn began
chart-table = Show as a table
chart-answer = After move
luck-hint = Battle losses compared with the exact average. Two games in three stay within the grey band.
luck-gods = Gods and temples are counted in; re-rolled dice count as they ended up.
luck-bar = { $better } armies compared with the average; usually within ±{ $spread }
luck-usual = normal
luck-good = lucky
luck-bad = unlucky
luck-average = average
luck-average-hint = A fair die averages 3.5.
luck-lost = lost
luck-expected = expected
luck-attack = Attacking
luck-defence = Defending
luck-none = No battles yet.
# What an analysis says of a finished game; $you: the player who reads it. Chances come with their per cent sign.
analyse-lucky = { $you ->
    [yes] You were lucky: dice and cards gave you { $n }.
   *[no] { $name } was lucky: dice and cards were worth { $n }.
  }
analyse-unlucky = { $you ->
    [yes] You had bad luck: dice and cards cost you { $n }.
   *[no] { $name } had bad luck: dice and cards cost { $n }.
  }
analyse-even = { $you ->
    [yes] The dice treated you fairly.
   *[no] The dice treated { $name } fairly.
  }
analyse-costliest = { $you ->
    [yes] Your costliest turn was in { $turn }: it cost you { $n }.
   *[no] The costliest turn was in { $turn }: it cost { $n }.
  }
analyse-flawless = { $you ->
    [yes] None of your turns cost you much.
   *[no] No turn cost much.
  }
analyse-round = { $epoch ->
    [yes] epoch { $n }
   *[no] round { $n }
  }
analyse-accuracy = accuracy
analyse-inaccuracies = { $n ->
    [one] { $n } inaccuracy
   *[other] { $n } inaccuracies
  }
analyse-mistakes = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
  }
analyse-blunders = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
  }
analyse-chance = Chance to win
analyse-roll = { $name }: { $n } by luck
replay-analysis = Analysis
analyse-title = Was it luck?
analyse-ask = Luck or skill?
analyse-see = See it move by move
analyse-wait = Analysing the game …
analyse-sum = Luck { $luck }; { $lost } lost per turn on average.
analyse-jump = Go to the costliest turn
analyse-moments = Moments that mattered
analyse-mark-turn = Turning point, { $when }: { $name } { $before } → { $after }
analyse-mark-lucky = Lucky, { $when }: { $name } { $before } → { $after }
analyse-mark-unlucky = Unlucky, { $when }: { $name } { $before } → { $after }
analyse-chance-at = Chance to win after move { $n }: { $list }.
analyse-better-way = Better: attack { $to } from { $from }. With that plan the chance to win is { $n }.
analyse-better-other = Better: a plan that doesn't start with an attack. With it the chance to win is { $n }.
analyse-how = Percentages are chances to win. A computer player plans each turn again; whatever its plan would have gained counts as lost. From 5% it is an inaccuracy, from 10% a mistake, from 20% a blunder. Accuracy is the share of the chances that was kept. Luck is how much dice and cards change the chance to win: one decisive roll weighs more than many small ones. “Luck with the dice” counts armies instead, so the two can differ.
hands-none = Nothing hidden.
play-on = Play on from here
play-on-hint = This starts a new table from here. Choose who plays.
