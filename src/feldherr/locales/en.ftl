# What Feldherr says, in English.

## The house

tagline = World conquest by the book: four rulebooks, sixteen ways to play.
home = All games
theme = Theme
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
language = Language
close = Close
copy = Copy
copied = Copied
loading = One moment …
unreachable = The server can't be reached. Is it running?
lost-page = There is nothing here.

## Lobby

my-tables = My tables
my-turn = Your turn
table-over = Finished
table-running = In play
players-range = { $least }–{ $most } players
players-exact = { $n } players
minutes = about { $n } min
seats = Seats
seat-here = Person at this device
seat-link = Person by link
seat-computer = Computer
name = Name
add-seat = Add a seat
remove-seat = Remove { $name }
strength = Strength
character = Character
character-none = any character
strength-random = Random
strength-recruit = Recruit
strength-simple = Simple
strength-captain = Captain
strength-marshal = Marshal
strength-says-random = Any answer, all alike
strength-says-recruit = No plan, but nothing foolish
strength-says-simple = Rules of thumb, at once
strength-says-captain = Plans its turn by exact odds, at once
strength-says-marshal = Plays its plans out against the others before it chooses; takes a while
character-careful = careful
character-reckless = reckless
character-greedy = greedy
character-builder = builder
character-vengeful = vengeful
character-hunter = hunter
character-says-careful = attacks only what it is nearly sure to win
character-says-reckless = attacks as long as it has armies
character-says-greedy = wants land, continents and cards
character-says-builder = builds up its own corner and strikes late
character-says-vengeful = cuts down whoever is ahead
character-says-hunter = hunts weak players for their cards
house-rules = House rules
house-rules-changed = { $n ->
    [0] as in the booklet
    [one] one changed
   *[other] { $n } changed
  }
house-usual = { $value } (the booklet)
table-settings = Clock, pace and dice
clock = Clock
clock-none = No clock
clock-minutes = { $n ->
    [one] 1 minute a turn
   *[other] { $n } minutes a turn
  }
pace = Computers take
pace-slow = their time
pace-usual = a moment
pace-fast = no time
dice = Dice
dice-program = rolled by the program, and provable
dice-hand = our own, typed in
chat-on = Chat at this table
play = Play
opening = Opening the table …
names-differ = Every player needs a name of their own.
links-title = Invite the others
links-hint = Each link is a seat: send it to that person only. Whoever opens it sits there.
link-for = Link for { $name }
link-spectator = Link to look on
to-the-table = To the table
join-title = Taking your seat …
join-bad = This link leads nowhere. It may be mistyped, or the host has made another since.

## Modes: what one is about, in two sentences

mode-de2004-liberation = Claim the world territory by territory, then conquer all of it. Sets of cards grow in worth with every trade, so nobody sits still for long.
mode-de2004-duel-passive = Two commanders, four neutral armies that only defend themselves. Whoever drives the other off the map wins.
mode-de2004-duel-active = The neutral armies take bribes: a card moves one towards you, and allies march under your orders. But who fights beside you may turn away again.
mode-de2004-missions = Four secret missions, from captain to general, one after the other. Show each at the right moment; the first to do all four wins.
mode-de2004-teams = Two teams share territories, cards and plans. The first team to lose a player has lost the game.
mode-sv2000-missions = Everybody draws one secret mission and plays for that alone. The classic of the shelf: quick, cunning, and over when you least expect it.
mode-sv2000-duel = Two players and one neutral army, strengthened by both. Plain, sharp, and done in an evening's half.
mode-sv2000-conquest = The old dream: the world, all of it, and nobody else left. Sets are worth more with each trade.
mode-sv2000-capitals = Each hides a capital in secret. Keep your own, find and take enough of the others.
mode-nl2004-original = The familiar rules on the map of antiquity, with Atlantis in the west. All territories must fall.
mode-nl2004-original-duel = Two peoples and one neutral army on the Ancient Earth. The last one standing wins.
mode-nl2004-godstorm = Gods of war, magic, sky and death fight beside your armies, and the fallen go on fighting in the Underworld. After five epochs the most points win.
mode-de2010-basic = Dealt territories, cards with stars, and a goal that can be reached in an evening. A cease-fire card may end it early.
mode-de2010-classic = Claim your lands and conquer the whole world, with the cards of 2010. Saving up stars pays off.
mode-de2010-missions = Secret missions with the cards of 2010. You know what you want; nobody else does.
mode-de2010-duel = Two players, three neutral armies and some cards nobody knows. First to thirty territories, or the last one left.

## The table

round = { $epoch ->
    [yes] Epoch { $n }
   *[no] Round { $n }
  }
setting-up = Setting up
turn-yours = Your turn, { $name }
asked-you = { $name }, it is up to you
waiting-for = Waiting for { $names }
computer-thinks = { $name } is thinking
rolling = The dice are rolling
step-bribing = bribing
step-trading = reinforcing
step-laying-cards = reinforcing
step-taking-the-bonus = reinforcing
step-placing = reinforcing
step-raising-allies = reinforcing allies
step-bolstering = the neutral army
step-attacking = attacking
step-defending = attacking
step-rolling = attacking
step-occupying = attacking
step-rolling-the-status = the neutral armies
step-fortifying = moving armies
step-drawing = drawing a card
step-showing-a-mission = showing a mission
step-resolving-relics = relics
step-raising = raising armies
step-returning = returning from the crypts
step-summoning = summoning and building
step-obtaining-miracles = buying miracles
step-playing-miracles = playing miracles
step-invading = invading
step-fortifying-with-gods = moving armies and gods
step-leaving-the-heaven = leaving heaven
step-ending-the-turn = end of turn
step-bidding = bidding
step-choosing-tokens = turn order
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
state-target = can be chosen as target
state-selectable = can be chosen
sign-capital = capital
sign-fallen = fallen capital
sign-temple = temple
sign-plague = plague
sign-barred = closed this turn
sign-sunk = sunken
sign-war = god of war
sign-magic = goddess of magic
sign-sky = god of the sky
sign-death = god of death
secrets = My cards
secrets-of = For { $name } only
secrets-hidden = Nobody else should look
secrets-show = Show
secrets-hide = Hide
secrets-none = No cards yet.
your-mission = Your mission
your-missions = Your missions
mission-done = done
your-capital = Your capital
team-cards = Your team’s cards
your-cards = Your cards
your-miracles = Your miracles
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
to-place = { $n } to place
is-out = out
is-away = away: a computer answers
is-absent = not here
is-computer = computer
is-turn = has the turn
ally-of = ally of { $name }
i-am-back = I am back
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
placed-so-far = { $left ->
    [0] All placed.
    [one] One left.
   *[other] { $left } left.
  }
confirm-placing = Place them
take-back = Take back
ask-claim = Take a free territory
ask-claim-hint = Tap one on the map.
ask-attack = Attack, or end your attacks
ask-attack-hint = Tap a territory of yours, then its target.
fight = { $from } ({ $mine }) against { $to } ({ $theirs })
dice-n = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
attack-once = Attack
attack-on = Attack until decided
attack-until = Stop at
stop = Stop
attacking-on = Attacking { $to } …
ask-defend = { $place } is attacked from { $from } with { $n ->
    [one] one die
   *[other] { $n } dice
  }
ask-defend-hint = Defend with how many dice?
defend-with = Defend with { $n }
always-defend = always the most
ask-occupy = { $place } is yours: how many armies move in?
ask-fortify = Move armies once, or end your turn
ask-fortify-hint = Tap where from, then where to.
fortify-go = Move { $n }
ask-trade = Trade cards for armies?
ask-trade-must = You must trade a set
trade-for = { $n ->
    [one] 1 army
   *[other] { $n } armies
  }
ask-lay = Lay cards to trade them by their stars?
ask-bonus = Which territory gets the extra armies?
ask-show = Show a mission that you have done?
ask-capital = Choose your capital in secret
ask-capital-hint = Tap one of your territories. Nobody else will see it.
ask-bribe = Bribe a neutral army with a card?
ask-raise = Roll for armies of an ally?
ask-choose = Choose
ask-people = Choose your people
ask-bid = How much faith do you bid for the turn order?
ask-bid-hint = Every bid is paid; it stays secret until all are in.
ask-token = When do you play in this epoch?
ask-summon = Summon a god, build a temple, or go on
ask-first-god = Where does your god of war begin?
ask-first-temple = Where does your first temple stand?
ask-buy = Buy miracle cards (2 faith each, at most 4)
ask-play = Play a card, or go on
ask-answer = { $who } invades { $place } from { $from }: answer with a card?
ask-aegis = Give up Aegis to cancel the card?
ask-look = Which of these cards do you take?
ask-invade = Invade a neighbour, or go on
ask-stay = Which gods stay behind?
ask-champion = Which god fights the godswar?
ask-invasion = Attack { $place }
ask-save = How many armies does the Tree of Life save?
ask-take = Which god goes along?
ask-leave = Who leaves heaven for the Underworld?
ask-revive = Armies may return from your crypts
ask-forgo = The Book of the Dead: two armies less for four faith?
ask-labour = Draw a death card for your crypts?
ask-relic = Which relic works first?
ask-roll = Roll { $n ->
    [one] one die
   *[other] { $n } dice
  } and type what you got
ask-roll-go = That’s what fell
roll-attacker = Attacker
roll-defender = Defender
die-n = Die { $n }
ask-only = There is nothing to choose
ask-generic = What do you do?
go-on = Continue
everything = All answers as a list
amount = How many
sending = Sending …

verb-done = Done
verb-claim = Take { $a }
verb-place = Place in { $a }
verb-trade = Trade { $a }, { $b } and { $c } for { $n }
verb-lay = Lay { $a }
verb-bonus = In { $a }
verb-attack = Attack { $b } from { $a }
verb-defend = Defend with { $n }
verb-occupy = Move in
verb-fortify = Move from { $a } to { $b }
verb-show = Show: { $a }
verb-capital = { $a } is my capital
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
verb-build = A temple in { $a }
verb-buy = Buy { $a }
verb-invade = Invade { $b } from { $a }
verb-enter = Enter { $b } from { $a }
verb-champion = { $a }
verb-leave = To { $a }
verb-save = Save
verb-revive = From { $a } to { $b }
verb-take = { $a } goes along
verb-stay = { $a } stays
verb-labour = Draw a card
verb-forgo = Give up { $n } armies for faith
verb-move = Move
done-attack = End attacks
done-invade = End invasions
done-invasion = Break off
done-fortify = End turn without a move
done-trade = No trade
done-play = No card
done-stay = The others go along
group-attack = Attack
group-fortify = Move
group-place = Place
group-claim = Claim
group-trade = Trade
group-lay = Lay cards
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
curtain-hint = { $name } sees cards that are not for the others.
curtain-go = I am { $name }

## Trouble

stage-gone = The connection is gone. Trying again …
stage-refused = You can’t sit at this table from this device.
try-now = Try now
trouble = The table can’t be written just now: answers have to wait. Nothing is lost.
refused = That was not taken: { $why }
refused-stale = The table has moved on; that answer was not needed any more.
over-title = { $names } { $n ->
    [one] wins
   *[other] win
  }
over-nobody = Nobody wins
again = Play again
download = Save the record
dice-proof = Check the dice
dice-proof-hint = All chance of this game follows from one seed. Its SHA-256 was on the sign from the start:
seed = Seed
commitment = SHA-256
table-info = About this table
about-mode = { $title }, { $booklet }
house-here = House rules here
fresh-link = New link
put-computer = Let a computer play
put-person = Give the seat to a person
chat-placeholder = Say something
chat-send = Send
chat-host = Host
chat-guest = Guest
chat-empty = Nobody has said anything yet.
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
plague-here = plague

## What happened

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

ev-deal = { $a } goes to { $who }.
ev-deals = The territories are dealt.
ev-start_roll = Dice for the start: { $rolled }.
ev-roll = { $who } rolls { $dice } for { $whom }.
ev-claim = { $who } takes { $a }.
ev-claims = { $who } takes { $list }.
ev-place = { $who } places { $n ->
    [one] 1 army
   *[other] { $n } armies
  } in { $a }.
ev-places = { $who } places { $list }.
ev-places-one = { $n } in { $a }
ev-trade = { $who } trades { $list } for { $n ->
    [one] 1 army
   *[other] { $n } armies
  }.
ev-stars = { $who } gets { $n ->
    [one] 1 army
   *[other] { $n } armies
  } for the stars.
ev-lay = { $who } lays { $card } on the table.
ev-bonus = { $who } gets { $n } more in { $a }.
ev-income = { $who } gets { $n ->
    [one] 1 army
   *[other] { $n } armies
  }.
ev-battle = { $who } attacks { $b } from { $a }: { $mine } against { $theirs }. { $losses }
ev-battles = { $who } attacks { $b } from { $a } { $times } times. { $losses }
ev-lose = { $who } loses { $n }
ev-lose-none = Nobody loses.
ev-conquest = { $who } conquers { $b }.
ev-occupy = { $n ->
    [one] One army stands
   *[other] { $n } armies stand
  } in { $b } now.
ev-fortify = { $who } moves { $n ->
    [0] gods
    [one] 1 army
   *[other] { $n } armies
  } from { $a } to { $b }.
ev-draw = { $who } draws a card.
ev-draw-own = { $who } draws { $card }.
ev-mission = { $who } gets a secret mission.
ev-mission-own = { $who } gets a secret mission: { $mission }
ev-missions = The missions are dealt.
ev-show = { $who } has done a mission: { $mission }
ev-lies_open = { $who }’s last mission lies open: { $mission }
ev-capital = { $who } has chosen a capital.
ev-capital-own = { $who } has chosen a capital: { $a }.
ev-capital_fell = { $a }, the capital of { $whom }, has fallen!
ev-taken_over = { $a } goes to { $who } with it.
ev-cards = { $who } gets the { $n ->
    [one] card
   *[other] { $n } cards
  } of { $whom }.
ev-bribe = { $who } gives a card to { $whom }.
ev-raise = { $who } raises armies for { $whom }.
ev-ally = { $who } is now an ally of { $whom }.
ev-ally-none = { $who } is nobody’s ally any more.
ev-out = { $whom } is out.
ev-turn = { $epoch ->
    [yes] Epoch { $n }
   *[no] Round { $n }
  }: { $who }
ev-over = { $names } { $n ->
    [one] wins
   *[other] win
  }: { $reason }.
ev-ties = Dice for the order: { $rolled }.
ev-pantheon = { $who } chooses the { $people }.
ev-epoch = Epoch { $n }: all bid for turn order
ev-bid = { $who } has bid.
ev-bids = The bids, all paid: { $rolled }.
ev-token = { $who } takes place { $n } in the turn order.
ev-token_left = Place { $n } is left for { $who }.
ev-faith = { $who } gets { $n } faith.
ev-faith-less = { $who } loses { $n } faith.
ev-score = { $who } has { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
ev-buy = { $who } buys { $n } of the { $deck }.
ev-miracle = { $who } draws from the { $deck }.
ev-miracle-own = { $who } draws { $own }.
ev-labour = One of the { $deck } for { $who }.
ev-play = { $who } plays { $own }.
ev-named = { $who } names { $thing } for { $own }.
ev-die = Dice for { $own }: { $dice }.
ev-continent = The lot for { $own } falls on { $continent }.
ev-aegis = { $who } gives up Aegis: { $own } of { $whom } is cancelled.
ev-box = { $who } opens Pandora’s Box and draws { $own }.
ev-relic_works = { $who } turns to { $own }.
ev-taken = { $who } takes a card out of { $whom }’s hand.
ev-taken-own = { $who } takes { $own } out of { $whom }’s hand.
ev-thrown_away = { $who } throws away { $n ->
    [one] a card
   *[other] { $n } cards
  }.
ev-relic_taken = { $own } goes from { $whom } to { $who }.
ev-relic_lost = { $own } of { $who } is destroyed.
ev-invade = { $who } invades { $b } from { $a }.
ev-gods_come = { $n ->
    [0] No god comes along.
   *[other] Gods come along.
  }
ev-enter = { $who } moves { $n ->
    [one] 1 army
   *[other] { $n } armies
  } from { $a } into empty { $b }.
ev-champion = { $who } names { $god } for the godswar.
ev-thrown = { $who } against { $b }: { $mine } against { $theirs } so far.
ev-again = Thrown again: { $dice }.
ev-godswar = Godswar: { $godA } { $n } against { $godB } { $m }; { $loser } is banished.
ev-saved = { $who } keeps { $n } in { $a } by the Tree of Life.
ev-to_supply = { $n } of { $who } go to the supply.
ev-killed = { $who } loses { $n } in { $a }.
ev-plague_kills = Plague kills { $n } of { $who } in { $a }.
ev-gained = { $who } gets { $n } in { $a }.
ev-seized = { $a } is now { $who }’s, with { $n ->
    [one] 1 army
   *[other] { $n } armies
  }.
ev-swap = { $a } and { $b } of { $who } change places.
ev-empty = { $a } is empty now.
ev-leave = { $n ->
    [one] 1 army
   *[other] { $n } armies
  } of { $who }: from heaven to { $a }.
ev-revive = { $n ->
    [one] 1 army
   *[other] { $n } armies
  } of { $who }: back from { $a } to { $b }.
ev-forgo = { $who } raises { $n } fewer and takes { $m } faith.
ev-summoned = { $who } summons { $god } to { $a }.
ev-god_moved = { $godC } goes from { $a } to { $b }.
ev-banished = { $god } is banished from { $a }.
ev-built = { $who } builds a temple in { $a }.
ev-temple_moved = The temple in { $a } moves to { $b }.
ev-temple_fell = The temple in { $a } is destroyed.
ev-temple_hands = The temple in { $a } is now { $who }’s.
ev-plague = Plague rules in { $a }.
ev-plague_moved = The plague moves from { $a } to { $b }.
ev-plague_gone = The plague has left { $a }.
ev-sunk = Atlantis sinks.
ev-maelstrom = The maelstrom closes the sea between { $a } and { $b }.
ev-barred = Nobody may attack or enter { $a } for the rest of this turn.
ev-fire = { $who } adds { $n } in every godswar of this turn.
ev-time = The marker goes back: this counts as epoch { $n }.

## At the table: what is special to a mode

ask-place-other-hint = Tap its territories on the map.
ask-bolster = Strengthen one neutral army with { $n } armies
ask-bolster-hint = Tap a territory of the one you choose; all go to the same army.
ask-defend-for = You roll for { $side }: defend with how many dice?
ask-attack-allies = Tap a territory of yours or of an ally, then its target.
ask-fortify-ally = Move armies of { $side } once?
ask-fortify-ally-hint = Tap where from, then where to.
done-fortify-ally = No move
ask-fortify-gods = Move armies and gods once, or go on
ask-fortify-gods-hint = Tap where from, then where to.
done-fortify-gods = No move
ask-lay-hint = Their stars count together: the more at once, the more each is worth.
lay-so-far = { $stars ->
    [one] One star
   *[other] { $stars } stars
  } on the table, worth { $worth ->
    [0] nothing yet
    [one] 1 army
   *[other] { $worth } armies
  }
lay-then = with this card: { $n ->
    [0] nothing yet
    [one] 1 army
   *[other] { $n } armies
  }
done-lay = Lay nothing
done-lay-take = Take { $n ->
    [one] 1 army
   *[other] { $n } armies
  }
ask-bonus-hint = Tap one of the marked territories: they were on the cards that you traded.
done-bonus = Keep it for a later set
ask-bribe-hint = Each card moves a neutral army one place towards you: away from your rival, then to your side.
done-bribe = No bribe
bribe-card = Card to give
bribe-whom = Give it to
stands-nobody = nobody’s ally
ask-raise-hint = The die says how many armies it gets; you place them.
done-raise = No more
ask-show-hint = The others see it then.
ask-show-now = You have done a mission: you may show it now.
done-show = Not now
ask-first-god-hint = Tap one of your territories.
ask-first-temple-hint = Tap one of your territories.
ask-people-hint = Their gods of war, magic, sky and death will fight for you.
ask-token-hint = Whoever has bid most chooses first.
ask-summon-hint = Tap one of your territories to see who can come there and what can be built.
done-summon = Go on
done-buy = No more cards
ask-invade-hint = Tap a territory of yours, then its target.
ask-invade-below = Invade in the Underworld, or go on
ask-invade-below-hint = Tap a space of yours, then its target.
done-invade-below = End invasions
ask-stay-hint = Those who go along fight the gods of the other side first.
ask-champion-hint = Dice and armies together decide; the god who loses is banished.
done-champion = Break off
done-answer = No card
done-aegis = Keep Aegis
done-take = Nobody else
ask-leave-hint = Tap a gate of the Underworld, or a space there that is yours.
done-leave = They stay in heaven
ask-revive-hint = Tap a crypt of yours, then a temple.
done-revive = They stay below
done-labour = No card
done-forgo = Keep the armies
naming-place = Tap a place on the map.
naming-next = { $a } is chosen. Tap the next place.
naming-move = How many armies?
