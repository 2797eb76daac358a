# What Feldherr says, in English.

## The house

home = All games
start = Start
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
language = Language
close = Close
copy = Copy
copied = Copied
loading = Loading …
unreachable = Can't reach the server. Is it running?
lost-page = Page not found.

## Lobby

my-turn = Your turn
hero-title = Your armies are waiting.
hero-says = You against { $n } computers. First to hold 20 territories wins.
play-now = Play now
first-game = good first game
change = Change
your-name = Your name
your-name-hint = The others see it at the table.
friends = Play with friends
friends-says = Send a link, or let them scan it. No account needed.
friends-empty = Computers take the empty seats.
invite = Invite friends
invite-says = One link for each friend. When a seat is taken, the next link appears.
invite-text = Play Feldherr with me!
send = Send
computers-take = { $n ->
    [one] A computer takes the empty seat.
   *[other] Computers take the { $n } empty seats.
  }
all-here = Everybody is here.
joined-n = { $n } players are here.
one-screen = One screen for all?
pass-and-play = Pass and play
continue = Continue
show-all = Show all { $n } tables
more-games = More games
more-games-says = Sixteen games from four rulebooks, each by its own rules.
games-inside = { $n } games · { $players } players
time-minutes = { $m } min
time-hours = { $h } h
time-hours-minutes = { $h } h { $m }
table-over = Finished
table-waits = waiting for friends
table-aside = Can't continue
leaves-on = Will be deleted on { $date }
last-played = last played
unlist = Remove from list
unlist-sure = Remove the table with { $names } from this list? Its link brings it back.
unlist-not = Keep
players-range = { $least }–{ $most } players
players-exact = { $n } players
seats = Seats
seat-here = Player on this device
seat-link = Player by link
seat-computer = Computer
name = Name
remove-seat = Remove { $name }
strength = Strength
strength-of-computers = Computers
character = Character
character-none = none
strength-random = Random
strength-recruit = Recruit
strength-corporal = Corporal
strength-simple = Simple
strength-captain = Captain
strength-marshal = Marshal
strength-fieldmarshal = Field marshal
strength-says-random = Plays at random
strength-says-recruit = No plan, but no blunders
strength-says-corporal = One territory at a time, by exact odds; instant
strength-says-simple = Simple rules of thumb; instant
strength-says-captain = Plans each turn by exact odds; instant
strength-says-marshal = Plays its plans through before it moves; slower
strength-says-fieldmarshal = Plays more plans through, and each more often; takes seconds
character-careful = careful
character-reckless = reckless
character-greedy = greedy
character-builder = builder
character-vengeful = vengeful
character-hunter = hunter
character-says-careful = attacks only when almost sure to win
character-says-reckless = keeps attacking while it has armies
character-says-greedy = goes for land, continents and cards
character-says-builder = builds up its own corner and strikes late
character-says-vengeful = goes after the leader
character-says-hunter = hunts weak players for their cards
earth = Map
house-map-world = World
house-map-ancient_earth = Ancient Earth
house-rules = House rules
house-rules-changed = { $n ->
    [0] default
    [one] 1 changed
   *[other] { $n } changed
  }
house-usual = { $value } (default)
house-range = { $low } to { $high }
house-out = “{ $rule }” must be a whole number from { $low } to { $high }.
clock = Clock
clock-none = No clock
clock-minutes = { $n ->
    [one] 1 minute per turn
   *[other] { $n } minutes per turn
  }
pace = Speed of computers
pace-fast = instant
pace-own = How fast you see it: on this device only
dice = Dice
chat-on = Chat at this table
hints-on = Hints allowed
undo-on = Moves can be taken back
resigned = When somebody resigns
resigned-computer = a computer plays on
resigned-neutral = their armies stay and only defend
opening = Opening the table …
names-differ = Give every player a different name.
links-title = Invite the others
links-hint = Each link is one seat. Send it only to that player.
links-alone = These links work on this device only. Start the server with “{ $command }” to play on all devices in your network.
link-for = Link for { $name }
link-spectator = Spectator link
join-title = Taking your seat …
join-bad = This link doesn't work: it is mistyped, or was replaced by a new one.
join-again = You already have a seat at this table. This link is for { $name }.
join-as-well = Also play as { $name }
join-look = Back to my seat
colour-0 = orange
colour-1 = blue
colour-2 = green
colour-3 = yellow
colour-4 = purple
colour-5 = light blue
welcome = Welcome!
welcome-name = Welcome, { $name }!
welcome-you = You play { $colour }, with { $others }.
welcome-first = You play { $colour }.
welcome-move = It's your turn. The line at the bottom tells you what to do.
welcome-next = The line at the bottom shows whose turn it is; you'll be told when it's yours.
welcome-me = That's me
no-cookies = Your seat is remembered in a cookie. Allow cookies for this page, then open the link again.

## Modes: what one is about, in two sentences

mode-de2004-liberation = Claim the world territory by territory, then conquer all of it. Each card set is worth more than the last, so nobody sits still for long.
mode-de2004-duel-passive = Two commanders, and four neutral armies that only defend themselves. Drive the other player off the map to win.
mode-de2004-duel-active = Neutral armies take bribes: a card moves one towards you, and allies march under your orders. But an ally can turn away again.
mode-de2004-missions = Four secret missions, one for each rank from captain to general. Show each at the right moment; the first to complete all four wins.
mode-de2004-teams = Two teams share territories, cards and plans. The first team to lose a player loses the game.
mode-sv2000-missions = Everybody has one secret mission. The family classic: quick, cunning, and over when you least expect it.
mode-sv2000-duel = Two players and one neutral army that both reinforce. Plain and sharp, about an hour.
mode-sv2000-conquest = Conquer the whole world and leave nobody else standing. Card sets are worth more with each trade.
mode-sv2000-capitals = Every player hides a capital. Keep yours, and find and take enough of the others.
mode-nl2004-original = The familiar rules on a map of the ancient world, with Atlantis in the west. Conquer every territory.
mode-nl2004-original-duel = Two peoples and one neutral army on the Ancient Earth. The last one standing wins.
mode-nl2004-godstorm = Gods of war, magic, sky and death fight beside your armies, and the fallen fight on in the Underworld. After five epochs, the most points win.
mode-de2010-basic = Dealt territories, cards with stars, and a goal you can reach in an evening. A cease-fire card may end it early.
mode-de2010-classic = Claim your territories and conquer the whole world, with the cards of 2010. Saving up stars pays off.
mode-de2010-missions = Secret missions with the cards of 2010. You know what you want; nobody else does.
mode-de2010-duel = Two players, three neutral armies and a few hidden cards. Be the first to thirty territories, or the last one left.

## The table

round = { $epoch ->
    [yes] Epoch { $n }
   *[no] Round { $n }
  }
setting-up = Setting up
turn-yours = Your turn, { $name }
asked-you = Your move, { $name }
waiting-for = Waiting for { $names }
computer-thinks = { $name } is thinking
rolling = Rolling the dice
step-bribing = bribing
step-trading = reinforcing
step-laying-cards = reinforcing
step-taking-the-bonus = reinforcing
step-placing = reinforcing
step-raising-allies = reinforcing allies
step-bolstering = reinforcing a neutral army
step-attacking = attacking
step-defending = attacking
step-rolling = attacking
step-occupying = attacking
step-rolling-the-status = rolling for the neutral armies
step-fortifying = moving armies
step-drawing = drawing a card
step-showing-a-mission = showing a mission
step-resolving-relics = using relics
step-raising = raising armies
step-returning = returning from the crypts
step-summoning = summoning and building
step-obtaining-miracles = buying miracles
step-playing-miracles = playing miracles
step-invading = invading
step-fortifying-with-gods = moving armies and gods
step-leaving-the-heaven = leaving heaven
step-ending-the-turn = ending the turn
step-bidding = bidding
step-choosing-tokens = choosing the turn order
players = Players
story = Story
chat = Chat
board-map = Map
board-list = List
map-nearer = Zoom in
map-further = Zoom out
map-whole = Whole map
map-underworld = Underworld
map-heavens = Heavens
state-selected = selected
state-target = possible target
state-selectable = can be chosen
sign-capital = capital
sign-fallen = fallen capital
sign-temple = temple
sign-relic = relic: a point for its owner as long as they hold this territory
sign-plague = plague
sign-barred = closed this turn
sign-sunk = sunken
sign-war = god of war
sign-magic = goddess of magic
sign-sky = god of the sky
sign-death = god of death
sign-gate = gate: from the heavens into the Underworld
sign-crypt = crypt
sign-altar = altar
sign-flame = flames: no attacks across them
sign-maelstrom = maelstrom: this sea line is closed
sign-lane = sea line: these territories are neighbours
sign-worth = armies per turn for the whole continent
secrets = My cards
secrets-of = For { $name } only
secrets-hidden = For your eyes only
secrets-show = Show
secrets-hide = Hide
secrets-none = No cards yet.
your-mission = Your mission
your-missions = Your missions
mission-done = done
mission-progress = { $n } of { $of }
mission-read = Read your mission: hold, or tap
mission-show = Show mission
time-left = { $n ->
    [one] 1 second left
   *[other] { $n } seconds left
  }
your-capital = Your capital
team-cards = Your team's cards
your-cards = Your cards
your-miracles = Your miracles
relics-open = Your relics, visible to all
territories-n = { $n ->
    [one] 1 territory
   *[other] { $n } territories
  }
armies-n = { $n ->
    [one] 1 army
   *[other] { $n } armies
  }
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
faith-n = { $n } faith
faith-each = { $n } faith each
to-place = { $n } to place
is-out = out
is-away = away; a computer plays
is-absent = offline
is-free = not here yet
free-seat = Free seat { $n }
is-resigned = resigned
is-computer = computer
is-turn = to move
ally-of = ally of { $name }
team-n = team { $n }
team-with = with { $list }
points-n = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
panel-people = People
panel-heaven = Heaven
panel-score = Score now
panel-token = Turn order
panel-ally = Alliance
panel-has = Has
panel-continents = Continents
panel-income = Income now
panel-gods = Gods in play
panel-temples = Temples
panel-relics = Relics
panel-miracles = Miracle cards
panel-dead = The dead
panel-capital = Capital
panel-missions = Missions shown
panel-none = none
i-am-back = I'm back
replaced = { $name }: the host gave this seat to a computer.
seat-ask = Ask for the seat back
seat-please = I'd like to play again. Could I have my seat back?
parted = { $name }: the host made a new link for this seat. Ask for it to play on.
nobody = nobody
chance = chance
the-neutral-army = the neutral army
neutral = neutral { $n }
mission-about = (That player is { $name }.)
god-named = { $name } ({ $of })
god-war = war
god-magic = magic
god-sky = sky
god-death = death
god-of-war = the god of war
god-of-magic = the goddess of magic
god-of-sky = the god of the sky
god-of-death = the god of death
god-does-war = wins ties when you attack
god-does-magic = re-rolls 1s
god-does-sky = one more die in godswars
god-does-death = defenders you beat don't reach their heaven
temple-does = 1 army and 1 faith every turn, and re-rolls 1s in defence
deck-war = war cards
deck-magic = relics
deck-sky = sky cards
deck-death = death cards
people-babylonians = Babylonians
people-celts = Celts
people-egyptians = Egyptians
people-greeks = Greeks
people-norse = Norse
space-gate = Gate { $n }
space-crypt = Crypt { $n }
space-altar = Altar { $n }
space-space = Space { $n }
card-infantry = infantry
card-cavalry = cavalry
card-artillery = artillery
card-skull = skull
card-swords = swords
card-orb = orb
card-joker = Joker
card-ceasefire = Cease-fire
card-cost = { $kind }, { $cost ->
    [0] free
   *[other] { $cost } faith
  }
rank-captain = Captain
rank-major = Major
rank-colonel = Colonel
rank-general = General

## What is asked

ask-place = Place { $n ->
    [one] your army
   *[other] { $n } armies
  }
ask-place-other = Place { $n ->
    [one] an army
   *[other] { $n } armies
  } of { $side }
ask-place-hint = Tap your territories on the map.
ask-place-left = { $left ->
    [one] 1 more after this.
   *[other] { $left } more after this.
  }
placed-so-far = { $left ->
    [0] All placed
    [one] 1 army left
   *[other] { $left } armies left
  }
confirm-placing = Done
take-back = Take back
placing-cut = Some armies could not be placed as planned. Place the rest again.
ask-claim = Claim a free territory
ask-claim-hint = Tap one on the map.
ask-attack = Your turn: attack
ask-attack-hint = Tap one of your territories, then a target.
ask-attack-to = Now tap a target.
ask-move-to = Now tap where to move them.
dice-n = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
attack-once = Attack
stop = Stop
attacking-on = Attacking { $to } …
ask-defend = { $who } attacks { $place } from { $from } with { $n ->
    [one] one die
   *[other] { $n } dice
  }
ask-defend-hint = Defend with how many dice?
fight-title = { $who } attacks { $place }
fight-roll = roll { $n }
fight-loses = { $n ->
    [0] loses none
   *[other] loses { $n }
  }
fight-ordered = You defend with { $n ->
    [one] 1 die
   *[other] { $n } dice
  } (standing order)
ask-occupy = { $place } is yours
ask-fortify = Move once
ask-fortify-hint = Tap where from, then where to.
fortify-go = Move { $n }
ask-trade = Trade cards for armies?
ask-trade-must = You must trade a set
trade-more = + { $n } on the territories shown
trade-for = { $n ->
    [one] 1 army
   *[other] { $n } armies
  }
ask-lay = Trade in cards for their stars?
ask-bonus = Which territory gets the extra armies?
ask-show = Show a completed mission?
ask-capital = Choose your capital in secret
ask-capital-hint = Tap one of your territories. Only you will see it.
ask-bribe = Bribe a neutral army with a card?
ask-raise = Roll for an ally's armies?
ask-choose = Choose
ask-people = Choose your people
ask-bid = Bid for the turn order
ask-bid-hint = All bids are paid, and stay secret until everybody has bid.
ask-token = When do you play in this epoch?
ask-summon = Summon, build, or go on
ask-first-god = Place your god of war
ask-first-temple = Place your first temple
ask-buy = Buy miracles
ask-play = Play a card, or go on
ask-answer = { $who } invades { $place } ({ $mine }) from { $from } ({ $theirs }){ $gods }
ask-answer-hint = Respond with a card?
ask-answer-none = You have no card to respond with.
with-gods = with { $gods }
ask-aegis = Give up Aegis to cancel { $card }?
ask-look = Take one of these cards
ask-invade = Invade, or go on
ask-stay = Which gods stay behind?
ask-champion = Godswar for { $place } against { $who } with { $gods }: which god fights for you?
ask-champion-stakes = You roll { $dice } dice and add { $more }; { $who } rolls { $theirs } and adds { $plus }.
ask-invasion = Attack { $place }
ask-save = { $n ->
    [one] One army
   *[other] { $n } armies
  } would fall in { $place }: how many does the Tree of Life save?
ask-save-hint = { $cost } faith each; you have { $faith }.
ask-save-last = They are the last there: save one, or lose the territory.
ask-take = From { $from } to { $place }: which god goes along?
ask-leave = Leave heaven?
ask-revive = Back from your crypts
ask-forgo = Book of the Dead: swap two armies for four faith?
ask-labour = Draw a death card for your crypts?
ask-relic = Which relic first?
ask-roll = Roll { $n ->
    [one] one die
   *[other] { $n } dice
  } and enter the result
ask-roll-go = That's what I rolled
ask-roll-battle = { $who } attacks { $place } from { $from }
ask-roll-godswar = Godswar for { $place }: { $a } against { $b }
ask-roll-again = Re-roll in the fight for { $place }
ask-roll-ally = Roll for { $side }: it gets that many armies
ask-roll-status = Roll for { $side }: on 1 to 4 it moves one place away from { $who }
dice-for-start_roll = Roll for the start
dice-for-ties = Roll for the order
dice-for-godswar = Godswar for { $place }
dice-won = wins
die-n = Die { $n }
ask-only = Nothing to choose
ask-attack-none = No attacks left
ask-fortify-none = No armies to move this turn
ask-trade-none = No set to trade yet
ask-lay-none = No cards worth trading yet
ask-show-none = No mission to show yet
ask-play-none = No card to play now ({ $n } faith)
ask-invade-none = Nobody to invade
ask-bribe-none = No neutral army to bribe
ask-generic = What do you do?
go-on = Continue
everything = Show all moves as a list
amount = How many
sending = Sending …

verb-done = Done
verb-claim = Claim { $a }
verb-place = Place in { $a }
verb-trade = Trade { $a }, { $b } and { $c } for { $n }
verb-lay = Trade in { $a }
verb-bonus = In { $a }
verb-attack = Attack { $b } from { $a }
verb-defend = Defend with { $n }
verb-occupy = Move in
verb-fortify = Move from { $a } to { $b }
verb-show = Show: { $a }
verb-capital = Make { $a } my capital
verb-bribe = { $a }: give { $b }
verb-raise = Roll for { $a }
verb-choose = { $a }
verb-play = Play { $a }
verb-bid = Bid
verb-token = { $n ->
    [1] Play first
    [2] Play second
    [3] Play third
    [4] Play fourth
   *[other] Play fifth
  }
verb-summon = { $a } to { $b }
verb-build = Temple in { $a }
verb-buy = Buy { $a }
verb-invade = Invade { $b } from { $a }
verb-enter = Enter { $b } from { $a }
verb-champion = { $a }
verb-leave = To { $a }
verb-save = Save
verb-revive = From { $a } to { $b }
verb-take = Take { $a } along
verb-stay = { $a } stays
verb-labour = Draw a card
verb-forgo = Give up { $n } armies for faith
verb-move = Move
done-attack = End attacks
done-invade = End invasions
done-invasion = Break off
done-fortify = End turn
done-trade = No trade
done-play = No card
done-more = No more cards
done-stay = Take the others along
done-stay-all = Take all along
group-attack = Attack
group-fortify = Move
group-place = Place
group-claim = Claim
group-trade = Trade
group-lay = Trade in
group-bribe = Bribe
group-show = Missions
group-play = Cards
group-buy = Buy
group-summon = Summon
group-build = Build
group-invade = Invade
group-enter = Enter
group-other = Choose

## Hand-over

curtain-title = Pass the device to { $name }
curtain-hint = Only { $name } should look now.
curtain-go = I'm { $name }

## Trouble

stage-gone = Connection lost. Reconnecting …
stage-refused = You can't join this table from this device.
stage-slow = Slow connection: waiting for the server …
stage-blocked = Something between you and the server (a proxy, a filter, an extension) blocks WebSockets. Reconnecting …
stage-void = Your link was replaced. Ask the host for the new link.
try-now = Retry now
aside = This game can't continue.
aside-opening = Its settings can't be read.
aside-mode = Its mode is no longer installed on this server.
aside-version = The rules have changed since it began, and its record no longer fits them.
aside-row = One of its moves can't be read.
aside-changed = Its record was changed on the server's disk.
aside-damaged = The server's database is damaged.
aside-stuck = Something went wrong on the server.
aside-do =
    { $moves ->
        [0] None of its moves could be recovered.
        [one] The first move is safe. Download it as a saved game and continue at a new table, or watch the replay.
       *[other] The first { $moves } moves are safe. Download them as a saved game and continue at a new table, or watch the replay.
    }
aside-owner = If you run this server, “feldherr doctor” tells you more.
trouble = Saving fails at the moment, so moves have to wait. Nothing is lost.
refused = Not accepted: { $why }
refused-stale = The game has moved on; that move came too late.
refused-illegal = That is not a legal move here.
refused-not-yours = That is not your seat.
refused-not-asked = It is not that seat's move.
refused-malformed = The server could not read that.
refused-too-fast = Too fast; wait a moment.
refused-off = This table has no chat.
refused-muted = The host has muted you.
refused-full = This table's record is full. Play on first.
refused-unavailable = Can't save the game right now; try again in a moment.
refused-over = The game is over.
refused-too-late = Nothing can be taken back now.
wrong-403 = You can't do that from this device.
wrong-404 = Table not found, or you have not opened its link on this device.
wrong-409 = The table has changed; that is no longer possible.
wrong-410 = This link has already been used on another device. Ask whoever invited you for a new one; each link works on one device only.
wrong-413 = That is too large for the server.
wrong-429 = Too many requests; try again in a minute.
wrong-503 = The server can't save right now; try again in a moment.
over-title = { $names } { $n ->
    [one] wins
   *[other] win
  }
over-nobody = Nobody wins
why-1 = { $yours ->
    [yes] You have conquered every territory.
   *[no] Every territory is conquered.
  }
why-2 = { $yours ->
    [yes] You are the last one standing.
   *[no] Everybody else is out.
  }
why-3 = { $yours ->
    [yes] Your mission is accomplished.
   *[no] The secret mission is accomplished.
  }
why-4 = { $yours ->
    [yes] You hold enough capitals.
   *[no] Enough capitals are in one hand.
  }
why-5 = { $yours ->
    [yes] You hold { $n } territories: that wins the game.
   *[no] { $n } territories in one hand: that wins the game.
  }
why-6 = { $yours ->
    [yes] The cease-fire came, and you held the most.
   *[no] The cease-fire came: whoever holds the most wins.
  }
why-7 = { $yours ->
    [yes] The last turn is over, and you are the strongest.
   *[no] The last turn is over: the strongest wins.
  }
why-8 = { $yours ->
    [yes] All four of your missions are done.
   *[no] All four missions are done.
  }
why-9 = The other team has lost a player.
why-10 = { $yours ->
    [yes] You have the most points.
   *[no] The most points win.
  }
why-11 = Nobody is left on the board.
why-12 = Everybody agreed to end the game.
why-13 = The host closed the table.
why-14 = The table's record was full, so the standings decided.
short-lands = { $n ->
    [one] You were 1 territory short.
   *[other] You were { $n } territories short.
  }
short-points = { $n ->
    [one] You were 1 point short.
   *[other] You were { $n } points short.
  }
result = Result
share = Share
download = Download the game
dice-proof = Check the dice
dice-proof-hint = All dice and card draws come from one seed. The server and the players' devices make it together, so nobody can choose it. The server's commitment:
commitment = SHA-256
shares-wait = Not here yet: { $names }
friends-wait = { $n ->
    [one] Waiting for 1 friend
   *[other] Waiting for { $n } friends
  }
friends-begin = The game begins when everybody is here, or when the host starts it. After a long wait, any player can start it.
shares-begin = Start without them
shares-begin-hint = Their devices will have no share in the dice. Everybody will be told.
host-powers = What the host can do
host-powers-told = Everybody is told each time, and it stays on record:
power-links = make a new link for a seat: the player who sat there loses it, and anyone who uses the link sees that seat's cards
power-others = make a new link for spectators or for the host: anyone who came by an earlier one has to leave
power-swap = let a computer play for somebody, or give a seat to a player
power-remove = remove a player, or ban them from the table
power-mute = mute players or spectators
power-begin = start before everybody has joined
power-close = close the table: the game ends and the standings count
power-besides = The host also sets how fast the computers play, which everybody can see, and may enter dice that are rolled by hand.
power-not = The host can't see anybody's cards or missions in any other way, or download the game before it is over, unless everybody plays on the host's device.
remove = Remove
remove-sure = Really remove?
ban = Ban
ban-sure = Really ban?
mute = Mute
unmute = Unmute
mute-spectators = Mute spectators
unmute-spectators = Unmute spectators
close-table = Close the table
close-table-sure = End the game for everybody?
another-device = Link for another device
table-info = About this table
about-mode = { $title }, { $rulebook }
goal-territories = At this table: { $n } territories.
goal-capitals = At this table: { $n } capitals.
supply = Left in the supply
house-here = House rules at this table
fresh-link = New link
fresh-link-sure = Replace the old link?
put-computer = Let a computer play
put-person = Give the seat to a player
chat-placeholder = Say something
chat-send = Send
chat-host = Host
chat-guest = Guest
chat-empty = No messages yet.
chat-unsent = Not sent: connection lost. Your message stays here.
chat-unreadable = Not sent: the message has characters that can't be shown.
reaction-applause = Applause
reaction-laugh = Laughter
reaction-surprise = Surprise
reaction-anger = Anger
reaction-sorrow = Sorrow
reaction-thanks = Thanks
list-owner = { $name }: { $n ->
    [one] 1 army
   *[other] { $n } armies
  }
continent-bonus = +{ $n }
temple = temple

## Miracles: titles, and what they do

miracle-a_shrine_is_plundered = A Shrine Is Plundered
miracle-says-a_shrine_is_plundered = Take another player's relic; it works for you from now on.
miracle-an_empire_is_born = An Empire Is Born
miracle-says-an_empire_is_born = Build a temple for free in one of your territories that has none.
miracle-champions_arise = Champions Arise
miracle-says-champions_arise = One of your territories gets 1 army for every 2 faith you have; you keep the faith.
miracle-eagles_take_wing = Eagles Take Wing
miracle-says-eagles_take_wing = Fly any number of armies and gods from one of your territories to any other; one army stays.
miracle-faith_shall_deliver = Faith Shall Deliver
miracle-says-faith_shall_deliver = Draw two cards from a deck of your choice, even if its god is not in play.
miracle-heroes_are_born = Heroes Are Born
miracle-says-heroes_are_born = One of your territories gets 3 armies.
miracle-only_ash_remains = Only Ash Remains
miracle-says-only_ash_remains = Destroy any relic in play.
miracle-our_faith_is_our_strength = Our Faith Is Our Strength
miracle-says-our_faith_is_our_strength = Get 2 faith for each of your temples.
miracle-prayers_are_answered = Prayers Are Answered
miracle-says-prayers_are_answered = Roll a die: one of your temples gets that many armies.
miracle-storms_rage = Storms Rage
miracle-says-storms_rage = Choose any territory and roll a die: it loses that many armies.
miracle-the_faithful_gather = The Faithful Gather
miracle-says-the_faithful_gather = Each of your temples gets 2 armies.
miracle-the_land_is_purged = The Land Is Purged
miracle-says-the_land_is_purged = Remove a plague marker from the game, and all armies in its territory.
miracle-the_siren_calls = The Siren Calls
miracle-says-the_siren_calls = Swap all armies and gods of two territories of another player; temples stay.
miracle-the_sun_grows_cold = The Sun Grows Cold
miracle-says-the_sun_grows_cold = Every territory loses 1 army for each god there.
miracle-the_temple_falls = The Temple Falls
miracle-says-the_temple_falls = Move any player's temple to another territory of that player that has none.
miracle-time_stands_still = Time Stands Still
miracle-says-time_stands_still = The epoch marker goes back by one: the game lasts an epoch longer. Not in the first epoch.
miracle-visions_become_real = Visions Become Real
miracle-says-visions_become_real = Look at another player's miracle cards and take one.
miracle-blood_coats_the_land = Blood Coats the Land
miracle-says-blood_coats_the_land = Every territory of a random continent loses 1 army.
miracle-crops_wither = Crops Wither
miracle-says-crops_wither = Another player discards all miracle cards in hand; relics are safe.
miracle-deaths_door_closes = Death's Door Closes
miracle-says-deaths_door_closes = Every crypt and every altar loses half of its armies.
miracle-diamonds_turn_to_rust = Diamonds Turn to Rust
miracle-says-diamonds_turn_to_rust = Destroy all relics of all players.
miracle-fire_rains_down = Fire Rains Down
miracle-says-fire_rains_down = Destroy a temple; its territory and each neighbouring one lose 1 army.
miracle-paradise_is_lost = Paradise Is Lost
miracle-says-paradise_is_lost = Move a plague marker of your choice to a random territory; nobody dies of it at once.
miracle-ragnarok_cometh = Ragnarok Cometh
miracle-says-ragnarok_cometh = Banish all gods of war and of the sky, your own too.
miracle-the_dead_walk = The Dead Walk
miracle-says-the_dead_walk = Move up to 6 armies from one of your spaces in the Underworld to one of your temples; one stays.
miracle-the_gods_forsake_us = The Gods Forsake Us
miracle-says-the_gods_forsake_us = Put the fifth plague marker on a territory without temple or plague: half its armies die at once, its gods are banished.
miracle-the_ground_shakes = The Ground Shakes
miracle-says-the_ground_shakes = Every territory of a random continent loses half of its armies.
miracle-the_mighty_have_fallen = The Mighty Have Fallen
miracle-says-the_mighty_have_fallen = The three largest armies on earth lose half each; you choose among ties.
miracle-the_sea_is_your_tomb = The Sea Is Your Tomb
miracle-says-the_sea_is_your_tomb = Atlantis sinks for the rest of the game: armies to their heavens, gods banished, temples and plague gone.
miracle-the_trojan_horse_is_revealed = The Trojan Horse Is Revealed
miracle-says-the_trojan_horse_is_revealed = Seize another player's territory that has a single army: that army dies; roll a die for how many of yours appear.
miracle-the_waters_boil = The Waters Boil
miracle-says-the_waters_boil = The maelstrom closes a sea line for good.
miracle-the_young_grow_old = The Young Grow Old
miracle-says-the_young_grow_old = Every territory with more than one army loses one.
miracle-1000_workers_amass = 1000 Workers Amass
miracle-says-1000_workers_amass = Build a temple in the territory under attack.
miracle-enemies_convert = Enemies Convert
miracle-says-enemies_convert = Two attacking armies change sides: as many of yours appear in the territory under attack.
miracle-fire_sears_the_sky = Fire Sears the Sky
miracle-says-fire_sears_the_sky = Add 4 in every godswar for the rest of this turn.
miracle-lava_erupts = Lava Erupts
miracle-says-lava_erupts = Roll a die for the attacking territory and each of its neighbours, the one under attack too: each loses that many armies.
miracle-men_become_warriors = Men Become Warriors
miracle-says-men_become_warriors = The territory under attack gets 3 armies.
miracle-swords_become_plowshares = Swords Become Plowshares
miracle-says-swords_become_plowshares = Roll a die: that many armies of the attacking territory leave the board, not to heaven.
miracle-the_fog_lifts = The Fog Lifts
miracle-says-the_fog_lifts = Move up to 4 armies from another of your territories, however far, to the one under attack; one stays.
miracle-the_mighty_turn_meek = The Mighty Turn Meek
miracle-says-the_mighty_turn_meek = Send a god in the attacking territory to another territory of the attacker that has a temple.
miracle-this_ground_is_sacred = This Ground Is Sacred
miracle-says-this_ground_is_sacred = The invasion ends, and nobody may attack or enter this territory for the rest of the turn.
miracle-your_idol_is_false = Your Idol Is False
miracle-says-your_idol_is_false = Banish a god in the attacking territory.
miracle-the_golden_fleece = The Golden Fleece
miracle-says-the_golden_fleece = At the start of each of your turns, draw a war card.
miracle-arawns_cauldron_of_life = Arawn's Cauldron of Life
miracle-says-arawns_cauldron_of_life = At the start of each of your turns, draw a death card.
miracle-the_great_pyramids = The Great Pyramids
miracle-says-the_great_pyramids = At the start of each of your turns, draw a sky card.
miracle-stonehenge = Stonehenge
miracle-says-stonehenge = Miracle cards cost you 1 faith instead of 2.
miracle-the_wine_of_eternal_life = The Wine of Eternal Life
miracle-says-the_wine_of_eternal_life = Get 1 more army at the start of each of your turns.
miracle-freyas_tears_of_gold = Freya's Tears of Gold
miracle-says-freyas_tears_of_gold = Get 1 more faith at the start of each of your turns.
miracle-pandoras_box = Pandora's Box
miracle-says-pandoras_box = At the start of each of your turns, draw a death card and play it at once, without its faith or its god.
miracle-the_tablets_of_destiny = The Tablets of Destiny
miracle-says-the_tablets_of_destiny = Your bids for turn order count 3 more than you pay.
miracle-gungnir_spear_of_odin = Gungnir, Spear of Odin
miracle-says-gungnir_spear_of_odin = Re-roll your 1s in godswars.
miracle-excalibur = Excalibur
miracle-says-excalibur = At the start of each of your turns, get 2 more armies for each continent you hold.
miracle-mjolnir_hammer_of_thor = Mjolnir, Hammer of Thor
miracle-says-mjolnir_hammer_of_thor = Add 3 to your total in every godswar.
miracle-the_book_of_the_dead = The Book of the Dead
miracle-says-the_book_of_the_dead = Once a turn, you may raise 2 armies fewer and take 4 faith instead.
miracle-the_tree_of_life = The Tree of Life
miracle-says-the_tree_of_life = When you defend, you may pay 1 faith for each army you would lose, and keep it.
miracle-aegis_shield_of_athena = Aegis, Shield of Athena
miracle-says-aegis_shield_of_athena = Give up this relic to cancel a war, death or sky card that is being played.
miracle-the_scales_of_osiris = The Scales of Osiris
miracle-says-the_scales_of_osiris = Two armies instead of one may return from each crypt.
point-with = 1 point if you hold { $place }.

## Missions

mission-asia_south_america = Hold all of Asia and all of South America.
mission-asia_africa = Hold all of Asia and all of Africa.
mission-north_america_africa = Hold all of North America and all of Africa.
mission-north_america_australia = Hold all of North America and all of Australia.
mission-europe_south_america_plus_one = Hold all of Europe, all of South America and a third continent of your choice.
mission-europe_australia_plus_one = Hold all of Europe, all of Australia and a third continent of your choice.
mission-territories_18x2 = Hold 18 territories with at least 2 armies in each.
mission-territories_24 = Hold 24 territories.
mission-destroy_colour_1 = Destroy the army of the first player; if that is you, hold 24 territories instead.
mission-destroy_colour_2 = Destroy the army of the second player; if that is you, hold 24 territories instead.
mission-destroy_colour_3 = Destroy the army of the third player; if that is you, hold 24 territories instead.
mission-destroy_colour_4 = Destroy the army of the fourth player; if that is you, hold 24 territories instead.
mission-destroy_colour_5 = Destroy the army of the fifth player; if that is you, hold 24 territories instead.
mission-destroy_colour_6 = Destroy the army of the sixth player; if that is you, hold 24 territories instead.
mission-captain_advance3 = Conquer at least 3 territories in one turn.
mission-captain_two_fronts = Conquer at least 1 territory on each of 2 different continents in one turn.
mission-captain_overseas2 = Conquer at least 2 territories across sea lines in one turn.
mission-captain_garrison10 = Have at least 10 armies in one territory at the end of your turn.
mission-captain_islands3 = Hold at least 3 of Greenland, Iceland, Great Britain, Madagascar, Japan, Indonesia and New Guinea at the end of your turn.
mission-captain_supply = Exchange a set of cards and conquer at least 2 territories in the same turn.
mission-captain_border_guard = Hold at least 3 territories with at least 4 armies each at the end of your turn.
mission-major_advance5 = Conquer at least 5 territories in one turn.
mission-major_three_fronts = Conquer at least 1 territory on each of 3 different continents in one turn.
mission-major_australia = Hold all of Australia at the end of your turn.
mission-major_south_america = Hold all of South America at the end of your turn.
mission-major_northern_bridges = Hold Alaska, Kamchatka, Greenland and Iceland at the end of your turn.
mission-major_two_opponents = Conquer at least 2 territories from each of 2 opponents in one turn; if only one was left when your turn began, 4 from that one.
mission-major_strong_chain5 = Hold 5 connected territories with at least 3 armies each at the end of your turn.
mission-colonel_advance7 = Conquer at least 7 territories in one turn.
mission-colonel_africa = Hold all of Africa at the end of your turn.
mission-colonel_gateways = Hold 6 of Alaska, Central America, Venezuela, Brazil, North Africa, Iceland, Siam and Indonesia at the end of your turn.
mission-colonel_new_continent = Complete a continent that you did not hold at the start of the turn.
mission-colonel_sea_power6 = Hold both ends of at least 6 sea lines at the end of your turn.
mission-colonel_block = Hold a connected block of territories at the end of your turn: 16 with 3 players, 14 with 4, 12 with 5, 10 with 6.
mission-colonel_hold_continent_round = At the start of your turn, hold a continent that you have held since the end of your last turn.
mission-general_north_america = Hold all of North America at the end of your turn.
mission-general_europe = Hold all of Europe at the end of your turn.
mission-general_asia9 = Hold at least 9 of the 12 Asian territories at the end of your turn.
mission-general_two_continents = Hold any 2 continents at the end of your turn.
mission-general_advance10 = Conquer at least 10 territories in one turn.
mission-general_defeat_player = Defeat an opponent completely in your turn.
mission-general_eighteen_by_two = Hold 18 territories with at least 2 armies each at the end of your turn.
rulebook-de2004 = Risiko, German, 2004
rulebook-sv2000 = RISK, Swedish, 2000
rulebook-nl2004 = RISK Godstorm, Dutch, 2004
rulebook-de2010 = Risiko, German, 2010

## Modes and rulebooks

title-de2004-liberation = The Liberation of the World
title-de2004-duel-passive = Duel with passive neutral armies
title-de2004-duel-active = Duel with neutral armies that can be bribed
title-de2004-missions = Four missions by rank
title-de2004-teams = Two teams
title-sv2000-missions = Secret missions
title-sv2000-duel = Duel with a neutral army
title-sv2000-conquest = World conquest
title-sv2000-capitals = Capitals
title-nl2004-original = Original RISK on the Ancient Earth
title-nl2004-original-duel = Original RISK for two on the Ancient Earth
title-nl2004-godstorm = Godstorm
title-de2010-basic = Basic game
title-de2010-classic = Classic game
title-de2010-missions = Secret missions
title-de2010-duel = Duel with three neutral armies
short-de2004-duel-passive = Duel, neutral armies stand by
short-de2004-duel-active = Duel, neutral armies for sale
short-nl2004-original = Original RISK
short-nl2004-original-duel = Original RISK for two
names-choice = Names of territories
names-mine = in my language
names-rulebook = as in the rulebook
names-english = in English

## House rules: what each decides, and its values

value-yes = yes
value-no = no
house-defender_two_dice_at = How many armies a territory needs to defend with two dice.
house-fortify = How far armies move at the end of a turn: to a neighbour, or through your own territories.
house-fortify-adjacent = to a neighbour
house-fortify-connected = through your own
house-set_values = What a card set is worth: more with every trade, or by its symbols.
house-set_values-rising = more each time
house-set_values-symbols = by symbols
house-territory_bonus = Two extra armies for a traded card that shows your own territory: never, for each, or once a turn.
house-territory_bonus-none = never
house-territory_bonus-each = for each
house-territory_bonus-once = once a turn
house-forced_trade = What you must trade with five cards at the start of a turn: nothing, one set, or down to four cards.
house-forced_trade-none = nothing
house-forced_trade-one = one set
house-forced_trade-to_four = down to four cards
house-elimination_trade_at = How many cards force a trade right after you eliminate a player; 0 for never.
house-trade_window = When you may trade cards: only before placing, or until your attacks end.
house-trade_window-start = before placing
house-trade_window-conquest = until attacks end
house-used_cards = Where traded cards go: on a discard pile that is shuffled when the deck is empty, or under the deck.
house-used_cards-pile = on a discard pile
house-used_cards-under = under the deck
house-neutral_rounding = How to round half of an odd number of reinforcements for the neutral army.
house-neutral_rounding-down = down
house-neutral_rounding-up = up
house-short_game = Short game: the cease-fire card lies as high as with one player fewer (4 or 5 players).
house-colour_killed_by_other = When somebody else destroys your target colour: the mission counts, or becomes 24 territories.
house-colour_killed_by_other-counts = it counts
house-colour_killed_by_other-territories = 24 territories
house-capital_falls = When the fall of a capital takes effect: the first time only, or every time its owner loses it.
house-capital_falls-once = the first time
house-capital_falls-again = every time
house-turn_limit = After how many turns of each player (in Godstorm: epochs) the strongest wins; 0 for no limit.
house-chosen_setup = Players claim their territories one by one instead of having them dealt (G7).
house-place_god_temple = Where the first god of war may stand: not on plague, or anywhere (G8).
house-place_god_temple-healthy = not on plague
house-place_god_temple-anywhere = anywhere
house-piece_limits = Whether armies (110 of a colour) and faith (100 in all) are limited to what is in the box (G12).
house-piece_limits-none = no limit
house-piece_limits-pieces = as in the box
house-start_of_turn_relics = When relics that act at the start of a turn work: before or after step 1 (G24).
house-start_of_turn_relics-before = before
house-start_of_turn_relics-after = after
house-summon_plague = Gods may be summoned to plague lands, and are banished in step 5 (G25).
house-godswar_armies = Which armies the attacker adds in a godswar: all but one, or all in the origin (G52).
house-godswar_armies-invading = all but one
house-godswar_armies-all = all
house-godswar_forced = You must roll army dice after a godswar that leaves one side without gods (G54).
house-gods_default = Which gods must move in after a conquest: all announced, or those whose power was used (G46).
house-gods_default-announced = all announced
house-gods_default-used = those used
house-relic_mid_godswar = When a relic won by dice of a godswar counts: at once, or from the next one on (G53).
house-relic_mid_godswar-at_once = at once
house-relic_mid_godswar-next = from the next one
house-tablets_zero = The Tablets of Destiny also raise a bid of 0 (G99).
house-heaven_dice = How many dice a heaven attacks with: up to its armies, or one fewer (G61).
house-heaven_dice-all = up to its armies
house-heaven_dice-one_stays = one fewer

## What happened

and = and
or = or
ev-attack = { $attacker } attacks { $dst } from { $src } with { $armies }.
ev-defend = { $seat } defends { $place } with { $dice }.
ev-done = { $seat } is done.
reason-1 = all territories conquered
reason-2 = the others are out
reason-3 = mission fulfilled
reason-4 = capitals held
reason-5 = territories held
reason-6 = cease-fire
reason-7 = turn limit
reason-8 = four missions done
reason-9 = a team lost a player
reason-10 = highest score
reason-11 = nobody is left
reason-12 = everybody agreed to end the game
reason-13 = the host closed the table
reason-14 = the table's record was full

ev-deal = { $place } goes to { $side }.
ev-deals = The territories are dealt.
ev-spread = The armies of { $side } spread evenly over its territories.
ev-start_roll = Roll for the start: { $rolled }.
ev-roll = { $seat } rolls { $dice } for { $side }.
ev-claim = { $seat } claims { $place }.
ev-claims = { $seat } claims { $list }.
ev-place = { $seat } places { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } in { $place }.
ev-places = { $seat } places { $list }.
ev-places-one = { $armies } in { $place }
ev-trade = { $seat } trades { $cards } for { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  }.
ev-stars = { $seat } gets { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } for the stars.
ev-lay = { $seat } trades in { $card }.
ev-bonus = { $seat } gets { $armies } more in { $place }.
ev-income = { $side } gets { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  }.
ev-battle = { $attacker } attacks { $dst } from { $src }: { $attack } against { $defence }. { $losses }
ev-battle-end = The attack on { $dst }: { $losses }
ev-battles = { $attacker } attacks { $dst } from { $src } { $times } times. { $losses }
ev-lose = { $who } loses { $n }
ev-lose-none = No losses
ev-left = { $n } against { $m } left.
war-wins-ties = (the god of war wins ties)
ev-conquest = { $attacker } conquers { $dst } and moves in with { $armies }.
ev-place-other = { $seat } places { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } of { $side } in { $place }.
ev-places-other = { $seat } places armies of { $side }: { $list }.
ev-bribe-own = { $seat } gives { $card } to { $side }.
ev-occupy = { $dst } now has { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  }.
ev-fortify = { $side } moves { $armies ->
    [0] gods
    [one] 1 army
   *[other] { $armies } armies
  } from { $src } to { $dst }.
ev-draw = { $side } draws a card.
ev-draw-own = { $side } draws { $card }.
ev-mission = { $seat } gets a secret mission.
ev-mission-own = { $seat } gets a secret mission: { $mission }
ev-missions = The missions are dealt.
ev-show = { $seat } has completed a mission: { $mission }
ev-lies_open = { $seat }'s last mission is open to all: { $mission }
ev-capital = { $seat } has chosen a capital.
ev-capital-own = { $seat } has chosen a capital: { $place }.
ev-capital_fell = { $place }, the capital of { $owner }, has fallen!
ev-taken_over = { $seat } also gets { $place }.
ev-cards = { $seat } gets { $loser }'s { $number ->
    [one] card
   *[other] { $number } cards
  }.
ev-bribe = { $seat } gives a card to { $side }.
ev-raise = { $seat } raises armies for { $side }.
ev-ally = { $side } is now an ally of { $ally }.
ev-ally-none = { $side } is no longer an ally.
ev-out = { $side } is out.
ev-turn = { $epochs ->
    [0] Round { $round }
   *[other] Epoch { $round }
  }: { $seat }
ev-over = { $winners } { $n ->
    [one] wins
   *[other] win
  }: { $reason }.
ev-ties = Roll for { $bids ->
    [0] the order of choosing
   *[other] equal bids
  }: { $rolled }.
ev-pantheon-neutral = The neutral armies are { $pantheon }.
ev-bids-counts = { $who } { $n } (counts { $m })
ev-pantheon = { $side } chooses the { $pantheon }.
ev-epoch = Epoch { $epoch }: everybody bids for turn order
ev-bid = { $seat } has bid.
ev-bids = Bids, all paid: { $rolled }.
ev-token = { $seat } chooses place { $token } in the turn order.
ev-token_left = { $seat } gets the remaining place, { $token }.
ev-faith = { $seat } gets { $faith } faith.
ev-score = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $list }.
ev-score-tied = Tied, so: { $list }.
score-nothing = nothing
score-continents = { $n } for continents
score-crypts = { $n ->
    [one] 1 crypt
   *[other] { $n } crypts
  }
score-altars = { $n ->
    [one] 1 altar
   *[other] { $n } altars
  }
score-relics = { $n ->
    [one] 1 relic
   *[other] { $n } relics
  }
temples-n = { $n ->
    [one] 1 temple
   *[other] { $n } temples
  }
gods-n = { $n ->
    [one] 1 god
   *[other] { $n } gods
  }
paid = ({ $n } faith)
a-card-of-war = a war card
a-card-of-magic = a relic
a-card-of-sky = a sky card
a-card-of-death = a death card
why-war = for a third conquest
why-magic = for three of a kind
why-sky = for a banished god
why-crypt = for holding a crypt
ev-buy = { $seat } buys { $number } of the { $deck }{ $paid }.
ev-miracle = { $seat } draws { $acard }.
ev-miracle-own = { $seat } draws { $card } ({ $kind }).
ev-relic = { $seat } gets a relic: { $card }.
ev-labour = { $seat } gets { $acard }, { $why }.
ev-play = { $seat } plays { $card }{ $paid }.
ev-played = { $seat } plays { $card }{ $paid }: { $list }.
ev-named = { $seat } chooses for { $card }: { $thing }.
ev-die = Roll for { $card }: { $dice }.
ev-continent = Drawn for { $card }: { $continent }.
ev-aegis = { $seat } gives up Aegis and cancels { $player }'s { $card }.
ev-box = { $seat } opens Pandora's Box and draws { $card }, which { $works ->
    [0] can't be played and leaves the game
   *[other] must be played
  }.
ev-relic_works = { $seat } uses { $card }.
ev-taken = { $seat } takes { $acard } from { $loser }'s hand.
ev-taken-own = { $seat } takes { $card } ({ $kind }) from { $loser }'s hand.
ev-thrown_away = { $seat } discards { $number ->
    [one] a miracle card
   *[other] { $number } miracle cards
  }.
ev-stays = { $god } stays out of it.
ev-relic_taken = { $card } goes from { $loser } to { $seat }.
ev-relic_lost = { $seat }'s { $card } is destroyed.
ev-invade = { $attacker } invades { $dst } from { $src }.
ev-gods_come = { $n ->
    [0] No god comes along.
    [one] { $gods } comes along.
   *[other] { $gods } come along.
  }
ev-enter = { $seat } moves { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } from { $src } into empty { $dst }.
ev-champion = { $seat } names { $god } for the godswar.
ev-thrown = { $godswar ->
    [0] { $attacker } attacks { $dst } from { $src }
   *[other] Godswar for { $dst } from { $src }
  }: { $attack } against { $defence } so far.
ev-again = Re-rolled: { $rolled }.
ev-godswar = Godswar for { $place }: { $god } { $total } against { $foe } { $foe_total }{ $ties }; { $loser } is banished.
godswar-total = { $dice } (dice { $sum } + armies and cards { $more } = { $n })
ev-saved = { $armies ->
    [0] { $seat } doesn't use the Tree of Life.
   *[other] { $seat } pays { $armies } faith to the Tree of Life and saves as many armies in { $place }.
  }
ev-to_heaven = { $armies ->
    [one] 1 army of { $side } goes
   *[other] { $armies } armies of { $side } go
  } to { $heaven }.
ev-to_supply = { $armies ->
    [one] 1 army of { $side } goes
   *[other] { $armies } armies of { $side } go
  } to the supply, not to { $heaven }.
ev-killed = { $side } loses { $list }{ $whither }.
ev-plague_kills = Plague kills armies of { $side }: { $list }{ $whither }.
whither-heaven = , to { $heaven }
whither-supply = , to the supply
ev-gained = { $side } gets armies{ $temple ->
    [0] {""}
   *[other] {" "}for temples
  }: { $list }.
ev-seized = { $seat } seizes { $place } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  }.
ev-swap = All armies and gods of { $side } in { $src } and { $dst } change places.
ev-empty = { $place } is now empty.
ev-leave = { $seat } leads { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } from { $heaven } to { $place }.
ev-revive = { $seat } brings { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } back from { $src } to { $dst }.
ev-forgo = { $seat } swaps { $armies } armies for { $faith } faith with the Book of the Dead.
ev-summoned = { $faith ->
    [0] { $seat } places { $god } in { $place }.
   *[other] { $seat } summons { $god } to { $place } ({ $faith } faith).
  }
ev-god_moved = { $god } goes from { $src } to { $dst }.
ev-banished = { $god } is banished from { $place }.
ev-built = { $seat } builds a temple in { $place }{ $paid }.
ev-temple_moved = The temple in { $src } moves to { $dst }.
ev-temple_fell = The temple in { $place } is destroyed.
ev-temple_hands = { $side } now owns the temple in { $place }.
ev-temple_hands-none = Nobody owns the temple in { $place } now.
ev-plague = Plague strikes { $place }.
ev-plague_moved = The plague moves from { $src } to { $dst }.
ev-plague_gone = The plague has left { $place }.
ev-sunk = Atlantis sinks.
ev-maelstrom = The maelstrom closes the sea between { $src } and { $dst } for good.
ev-barred = Nobody may attack or enter { $place } for the rest of this turn.
ev-fire = { $seat } adds { $bonus } in every godswar this turn.
ev-time = The marker goes back: this is now epoch { $epoch }.

## What happened, told to whoever did it

ev-roll-you = You roll { $dice } for { $side }.
ev-claim-you = You claim { $place }.
ev-claims-you = You claim { $list }.
ev-place-you = You place { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } in { $place }.
ev-places-you = You place { $list }.
ev-place-other-you = You place { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } of { $side } in { $place }.
ev-places-other-you = You place armies of { $side }: { $list }.
ev-trade-you = You trade in { $cards } for { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  }.
ev-stars-you = You get { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } for the stars.
ev-lay-you = You trade in { $card }.
ev-bonus-you = You get { $armies } more in { $place }.
ev-income-you = You get { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  }.
ev-battle-you = You attack { $dst } from { $src }: { $attack } against { $defence }. { $losses }
ev-battles-you = You attack { $dst } from { $src } { $times } times. { $losses }
ev-lose-you = you lose { $n }
ev-conquest-you = You conquer { $dst } and move in with { $armies }.
ev-fortify-you = You move { $armies ->
    [0] gods
    [one] 1 army
   *[other] { $armies } armies
  } from { $src } to { $dst }.
ev-draw-you = You draw a card.
ev-draw-own-you = You draw { $card }.
ev-mission-own-you = You get a secret mission: { $mission }
ev-show-you = You have completed a mission: { $mission }
ev-capital-own-you = You have chosen your capital: { $place }.
ev-taken_over-you = You also get { $place }.
ev-cards-you = You get { $loser }'s { $number ->
    [one] card
   *[other] { $number } cards
  }.
ev-bribe-own-you = You give { $card } to { $side }.
ev-raise-you = You raise armies for { $side }.
ev-turn-you = { $epochs ->
    [0] Round { $round }
   *[other] Epoch { $round }
  }: your turn
ev-pantheon-you = You choose the { $pantheon }.
ev-bid-you = You have bid.
ev-token-you = You choose place { $token } in the turn order.
ev-token_left-you = You get the remaining place, { $token }.
ev-faith-you = You get { $faith } faith.
ev-forgo-you = You swap { $armies } armies for { $faith } faith with the Book of the Dead.
ev-score-you = You have { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $list }.
ev-buy-you = You buy { $number } of the { $deck }{ $paid }.
ev-miracle-own-you = You draw { $card } ({ $kind }).
ev-relic-you = You get a relic: { $card }.
ev-labour-you = You get { $acard }, { $why }.
ev-play-you = You play { $card }{ $paid }.
ev-played-you = You play { $card }{ $paid }: { $list }.
ev-named-you = You choose for { $card }: { $thing }.
ev-relic_works-you = You use { $card }.
ev-taken-own-you = You take { $card } ({ $kind }) from { $loser }'s hand.
ev-thrown_away-you = You discard { $number ->
    [one] a miracle card
   *[other] { $number } miracle cards
  }.
ev-invade-you = You invade { $dst } from { $src }.
ev-enter-you = You move { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } from { $src } into empty { $dst }.
ev-champion-you = You name { $god } for the godswar.
ev-killed-you = You lose { $list }{ $whither }.
ev-plague_kills-you = Plague kills your armies: { $list }{ $whither }.
ev-gained-you = You get armies{ $temple ->
    [0] {""}
   *[other] {" "}for temples
  }: { $list }.
ev-seized-you = You seize { $place } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  }.
ev-leave-you = You lead { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } from { $heaven } to { $place }.
ev-revive-you = You bring { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  } back from { $src } to { $dst }.
ev-summoned-you = { $faith ->
    [0] You place { $god } in { $place }.
   *[other] You summon { $god } to { $place } ({ $faith } faith).
  }
ev-built-you = You build a temple in { $place }{ $paid }.
ev-undone-you = { $moves ->
    [one] You take back a move.
   *[other] You take back { $moves } moves.
  }
ev-resigned-you = You resign.
ev-offered-you = You offer to end the game.
ev-agreed-you = You agree to end the game.
ev-declined-you = You want to play on.

## At the table: what is special to a mode

ask-place-other-hint = Tap its territories on the map.
ask-bolster = Strengthen one neutral army with { $n } armies
ask-bolster-hint = Tap a territory of the one you choose; all armies go to that one.
ask-defend-for = You roll for { $side }: defend with how many dice?
ask-attack-allies = Tap a territory of yours or of an ally, then a target.
ask-fortify-ally = Move armies of { $side } once?
ask-fortify-ally-hint = Tap a start, then a destination.
done-fortify-ally = No move
ask-fortify-gods = Move once, gods too
ask-fortify-gods-hint = Tap a start, then a destination.
done-fortify-gods = No move
ask-lay-hint = Stars add up: the more at once, the more each is worth.
lay-so-far = { $stars ->
    [one] One star
   *[other] { $stars } stars
  } on the table, worth { $worth ->
    [0] nothing yet
    [one] 1 army
   *[other] { $worth } armies
  }
stars-worth = { $n ->
    [0] { $stars } ★
    [one] { $stars } ★ → 1 army
   *[other] { $stars } ★ → { $n } armies
  }
lay-then = with this card: { $n ->
    [0] nothing yet
    [one] 1 army
   *[other] { $n } armies
  }
done-lay = Keep cards
done-lay-take = Take { $n ->
    [one] 1 army
   *[other] { $n } armies
  }
ask-bonus-hint = Tap one of the marked territories: they are on the cards you traded.
done-bonus = Keep it for a later set
ask-bribe-hint = Tap a neutral army, then a card. The flags say how many cards make it your ally.
done-bribe = No bribe
bribe-card = Card to give
bribe-for = { $n ->
    [one] Give 1 card, and it is your ally.
   *[other] It is your ally for { $n } cards.
  }
bribe-give = Give
stands-nobody = nobody's ally
ask-raise-hint = The die says how many armies it gets; you place them.
done-raise = No more
ask-show-hint = The others will see it.
ask-show-now = Mission complete: you may show it now.
done-show = Not now
ask-first-god-hint = Tap one of your territories.
ask-first-temple-hint = Tap one of your territories.
ask-people-hint = Their gods of war, magic, sky and death will fight for you.
ask-token-hint = The highest bidder chooses first.
ask-summon-hint = Choose a god or a temple, then one of your territories.
done-summon = Continue
done-buy = No more cards
ask-invade-hint = Tap one of your territories, then a target.
ask-invade-below = Invade in the Underworld
ask-invade-below-hint = Tap one of your spaces, then a target.
done-invade-below = End invasions
ask-stay-hint = From { $from } to { $place }. Gods you take along fight the other side's gods first.
ask-champion-hint = Dice plus armies decide; the god who loses is banished.
done-champion = Break off
done-answer = No card
done-aegis = Keep Aegis
done-take = No other god
ask-leave-hint = Tap a gate of the Underworld, or one of your spaces there.
done-leave = Stay in heaven
ask-revive-hint = Tap a crypt of yours, then a temple.
done-revive = Stay below
done-labour = No card
done-forgo = Keep the armies
naming-place = Tap a territory on the map.
naming-own = Tap one of your territories.
naming-temple = Tap a territory with a temple.
naming-plague = Tap a plague land.
naming-foe = Tap a territory of another player.
naming-below = Tap one of your spaces in the Underworld.
naming-the_waters_boil = Tap both ends of the sea line.
naming-own-temple = Tap one of your territories with a temple.
naming-theirs = Tap another territory of { $who }.
naming-the_waters_boil-next = Tap the other end of the sea line.
naming-next = { $a } is chosen. { $tap }
naming-move = How many armies go from { $a } to { $b }?

## Replays

replay = Replay

open-file = Open a saved game
open-file-hint = From this client or the terminal: watch it, or play on.
file-bad = Can't open this file: { $why }
file-detail = Server message (in English)

## At the table: odds

odds-one = to take it
odds-all = to take all { $n }
odds-losses = Average losses: { $mine } of yours, { $theirs } of theirs.
odds-plague = Plague: half the armies that move in die, and gods are banished.
odds-left = Left if you win: { $n }.
odds-picture = Armies left: green if taken, red if held
odds-taken-left = taken, { $n } left
odds-held-left = held by { $n }
odds-ends-at = ends at { $place }

## At the table: help, and what was missed

help = Rules and help
help-search = Search the rules
help-nothing = No rules found.
help-house = These house rules override the chapters below.
help-changed = Changed by a house rule:
help-now = now
help-about = About the game
help-setup = Set-up
help-goals = How to win
help-all = All rules by number
help-exactly = The exact rules
help-signs = Map symbols
help-keys = Keys
help-key-0 = open this help
help-key-1 = close what is open, clear the selection
help-key-2 = switch between map and list
help-key-3 = move around the map
help-key-4 = select a place
help-key-5 = zoom in, zoom out, whole map
help-key-6 = jump to the question, and back to the map
help-key-7 = press the main button, from anywhere
help-key-8 = set the armies for a place, or the number asked for
sound = Sounds
sound-on = Sounds are on
sound-off = Sounds are off
volume = Volume
since = Since your last turn
since-lost = { $who } took { $list } from you.
since-fallen = { $n ->
    [one] You lost 1 army.
   *[other] You lost { $n } armies.
  }
since-nothing = You lost nothing.
since-took = { $who } took { $n ->
    [one] one territory
   *[other] { $n } territories
  } from others.

## At the table: short ways of the keyboard

skip = Shortcuts
skip-question = Go to the question
skip-board = Go to the map

## What people bring and what won't do

fault-players = { $mode } is for { $low } to { $high } players, not { $seats }
fault-players-exact = { $mode } is for { $low } players, not { $seats }
fault-short-game = short_game is for 4 or 5 players, not { $seats }
fault-chosen-setup = claiming territories (chosen_setup) is for 3 to 5 players
fault-small-map = { $mode } with { $seats } players needs a map of { $least } territories or more; { $board } has { $size }
fault-large-map = { $mode } with { $seats } players has armies for { $most } territories; { $board } has { $size }
fault-number = { $rule } can be a number from { $low } to { $high }, not { $value }
fault-value = { $rule } can be { $values }, not { $value }
fault-value-near = { $rule } can be { $values }, not { $value }; did you mean { $near }?
fault-no-rule = there is no house rule { $rule }; choose from { $rules }
fault-no-rule-near = there is no house rule { $rule }; did you mean { $near }?
fault-idle-rule = { $rule } has no effect in { $mode }, which has { $rules }
fault-own-map = { $mode } can only be played on its own map, which its cards are about
fault-no-mode = there is no mode "{ $mode }"; try { $near }
fault-no-save = this is not a "{ $form }" text
fault-newer = this was saved by a newer version of Feldherr
fault-version = this needs version "{ $theirs }" of { $mode }, but here it is { $ours }
fault-cut-off = the text is cut off in the middle of a line
fault-line = line { $line }: { $why }
fault-unread = line { $line } is not a legal move there

## The table: rail, bubbles, first words

ask-buy-hint = { $cost } faith each, at most 4.
fortify-gods-only = Move only gods
ev-undone = { $moves ->
    [one] { $seat } takes back a move.
   *[other] { $seat } takes back { $moves } moves.
  }
ev-resigned = { $seat } resigns.
ev-offered = { $seat } offers to end the game.
ev-agreed = { $seat } agrees to end the game.
ev-declined = { $seat } wants to play on.
ev-begun_without = The host starts without { $seats }: their devices have no share in the dice.
ev-begun_by = { $seat } has waited long enough and starts without { $seats }: their devices have no share in the dice.
ev-dice_renewed = The server has lost the key to its dice. From here on they come from a new seed; earlier rolls can't be checked.
ev-adopted = The server was updated: this game continues with version { $version } of its rules.
ev-came = { $nth ->
    [one] { $seat } takes a seat.
   *[other] Another device has joined for { $seat }: device { $nth }.
  }
ev-host_came = Another device has joined as host.
ev-linked = { $further ->
    [one] { $seat } has made a link for another device.
   *[other] The host has made a new link for { $seat }: earlier devices are signed out.
  }
ev-host_linked = The host has made a new host link.
ev-spectators_linked = The host has made a new link for spectators: those who used an earlier one are signed out.
ev-downloaded = The host has downloaded the record of this game.
ev-rescued = { $seat } has downloaded the record of this game while it couldn't continue.
ev-hinted = { $seat } asked for a hint.
ev-replaced = { $person ->
    [one] The host gives { $seat }'s seat to a player.
   *[other] The host lets a computer play for { $seat }.
  }
ev-removed = { $banned ->
    [one] The host has banned { $seat } from this table.
   *[other] The host has removed { $seat }.
  }
ev-muted = { $on ->
    [one] The host has muted { $seat }.
   *[other] { $seat } can chat again.
  }
ev-spectators_muted = { $on ->
    [one] The host has muted all spectators.
   *[other] Spectators can chat again.
  }
moment-continent = { $name } holds { $continent } · +{ $n }
moment-lost = { $name } loses { $continent }
moment-out = { $name } is out
follow = Map follows the action
skip-to-me = Skip to my turn
setup-for-me = Set up for me
orders = Standing orders
orders-hint = Done for you without asking. Nobody else is told.
order-defend = Defend
order-defend-most = most dice
order-defend-ask = ask me
order-occupy = Move in after a conquest
order-occupy-ask = ask me
order-occupy-all = all
order-occupy-least = the least
order-react = When others act
order-react-ask = always ask
order-react-fits = only if a card fits
order-skip = Pass when I can't do anything
order-setup = Set up for me
offer = Offer to end the game
offer-sure = End the game now?
offer-end = { $name } offers to end the game now; the current standings would count.
offer-waits = Still to agree: { $names }
agree = Agree
decline = Play on
withdraw = Withdraw
leaving = Leaving early
resign = Resign
resign-sure = Resign for good?
resign-computer = If you resign, a computer plays on for you.
resign-neutral = If you resign, your armies stay and only defend themselves.
farewell-computer = Thank you for playing, { $name }. A computer takes over your armies; you can keep watching, or leave.
farewell-neutral = Thank you for playing, { $name }. Your armies stay where they are and only defend themselves; you can keep watching, or leave.
farewell-watch = Watch
farewell-leave = Leave
tools = Menu
help-key-9 = attack, blitz, end the step, take back
you = you
income-n = { $n ->
    [one] 1 army next turn
   *[other] { $n } armies next turn
  }
goal-territories-short = first to { $n } territories
goal-capitals-short = first to { $n } capitals
is-doing = { $name } is { $doing }
then-you = { $n ->
    [0] Then it is your turn.
   *[other] Then { $list }, then you.
  }
you-watch = You are watching.
blitz = Blitz
blitz-hint = { $n ->
    [one] until decided
   *[other] { $n } in a row
  }
then = Then
more = More …
stop-at = Stop at
odds-lose = You lose about { $n } of { $of }.
each-all-n = { $n ->
        [0] All
       *[other] All { $n }
    }
place-now = { $place }: { $n }. { $left } left.
cards-other = Cards
all-n = All { $n }
least-n = Only { $n }
invade-go = Invade
god-comes = { $god } comes
godswar-first = Godswar first
godswar-against = against { $gods }
tray = Not on the map yet
piece-temple = Temple
bid-in = has bid
bid-was = bid { $n }
rail-reinforce = Reinforce
rail-attack = Attack
rail-move = Move
rail-raise = Raise armies
rail-summon = Summon
rail-buy = Buy miracles
rail-play = Play miracles
rail-plague = Plague
rail-invade = Invade
rail-march = Move
rail-leave = Leave heaven
rail-below = Underworld
rail-end = End
hint = Hint
hint-ok = Got it
hint-chance = { $chance } likely
hints-here = Hints are allowed: the light bulb shows what a computer would do, and everybody sees who asks.
hints-none = Hints aren't allowed at this table.
undo-here = You can take back your last move until dice are rolled, a card is drawn or somebody else moves.
undo-none = Moves can't be taken back at this table.
hint-place = Tap one of your territories to place an army there; hold to keep adding. You can undo a mistake; press Done when you've finished.
hint-attack = Tap a territory of yours, then a neighbour: you see your odds before you roll. More armies than the defender is a good start.
hint-fortify = One move before your turn ends: bring armies from a safe place to your border.
hint-lay = Cards bring armies. Their stars add up: the more you trade in at once, the more each is worth.
hint-trade = Three cards that fit bring extra armies. Keep them for later, or trade them now.
hint-claim = Tap a free territory to claim it. Territories side by side are easier to hold.
hint-invade = Tap a territory of yours, then a neighbour. Gods that come along fight the other side's gods first.
hint-bid = Bid faith in secret for your place in the turn order; you pay your bid whichever place you get, and faith also buys gods, temples and miracles.
hint-plague = A skull means plague: on each of your turns it kills half of your armies there, and no god can stay.
hint-god = Gods win battles: take your god of war along when you invade, and you win ties.
hint-temple = A temple brings 1 faith and 1 army every turn, and its defender re-rolls ones.
hint-faith = You get as much faith as armies: save it for gods, temples and miracles.
hint-summon = Each god in play has its own power in battle and lets you buy from its deck of miracles.
hint-miracles = Miracles turn the tables, but you can only buy from the decks of gods you have in play.
hint-play = Play war and death cards now; keep sky cards for when somebody attacks you.
hint-underworld = Your fallen are not lost: from your heaven they go through a gate and fight on in the Underworld.
hint-crypts = Each crypt and altar you hold in the Underworld is worth a point at the end; crypts also send armies back to your temples, and altars help your gods.
ask-occupy-hint = How many armies move in?
