# What only the terminal says, in English.

## Questions

term-place = { $who }, place { $armies }.
term-place-of = { $who }, place { $armies } of { $side }.
term-defend = { $who }, { $place } is attacked from { $from } with { $n ->
    [one] 1 die
   *[other] { $n } dice
  }. Defend with 1 or 2? (type "always" for the most)
term-occupy = { $who }, { $place } is yours. Move in how many armies, { $low } to { $high }?
term-asked = { $who }, { $what }.
term-asked-done = { $who }, { $what }, or done.
term-nothing = { $who }, { $what }: press Enter.
term-do-attack = attack
term-do-fortify = move armies once
term-do-claim = claim a free territory
term-do-trade = trade a set of cards
term-do-lay = lay cards to trade in their stars
term-do-bonus = choose the territory that gets the extra armies
term-do-show = show a completed mission
term-do-capital = choose your capital (only you will see it)
term-do-bribe = bribe a neutral army with a card
term-do-raise = roll for an ally's armies
term-none = nothing to choose
term-none-trading = no set to trade
term-none-laying-cards = no cards to lay
term-none-bribing = nobody to bribe
term-none-showing-a-mission = no mission to show now
term-none-attacking = nobody to attack
term-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
  } so far = { $armies }
term-star-more = one more star = { $n }
term-press-enter = Press Enter.
term-lay-more = Lay more.
term-lay-more-done = Lay more, or done.
term-how-many = { $verb } how many, { $low } to { $high }? { $warning }
term-where-to = where to?
term-nothing-done = Nothing done.
term-no-number = the list has no { $n }
term-only = { $n } is not possible here; type { $span }
term-span = { $low } to { $high }

## Secrets, news, notes

term-your-cards = Your cards: { $list }.
term-team-cards = Your team's cards: { $list }.
term-your-mission = Your mission: { $mission }
term-your-capital = Your capital: { $place }.
term-your-miracles = Your miracles: { $list }.
term-your-ranked = Your { $rank } mission: { $mission }
term-their-mission = { $who }'s mission: { $mission }
term-their-capital = { $who }'s capital: { $place }.
term-their-miracles = { $who }'s miracles: { $list }.
term-their-ranked = { $who }'s { $rank } mission: { $mission }
term-last-mission = { $who }'s last mission: { $mission }
term-type-hand = Type hand to see your cards and missions.
term-type-hand-cards = Type hand to see your cards.
term-no-cards = You have no cards.
term-you-lost = You lost: { $list }.
term-lost = { $who } lost: { $list }.
term-and-more = { $list } and { $n } more
term-earlier = … { $n ->
    [one] 1 earlier line
   *[other] { $n } earlier lines
  }: type log { $all }
term-more-lines = … { $n ->
    [one] 1 more line
   *[other] { $n } more lines
  }: type log { $all }
term-type-log = (type log { $n })
term-list = ... type list to see all moves
term-look-first = type hand to see your secrets first
term-welcome = (type help to see what you can type)
term-see-missions = (type hand to see your secret missions before you place armies)
term-pass-device = Pass the device to { $who }, then press Enter.
term-only-way = { $answer }: the only legal move
term-out-others = { $who }, you are out. Enter: play on without you, q: quit (the game is saved).
term-out-watch = { $who }, you are out. Enter: watch the others, q: quit (the game is saved).
term-was-secret = Secrets revealed:
term-look-again = Watch the replay: { $command }
term-saved-in = saved in { $file }; resume with: { $command }
term-always-on = (you always defend with the most dice)
term-always-off = (you choose your defence dice again)
term-setup-see = (type setup to have your armies placed for you)
term-setup-on = (your armies are placed for you)
term-setup-over = the set-up is over
term-no-news = nothing has happened yet

## The table's head

term-over = the game is over
term-round = round { $n }
term-round-of = round { $n } of { $most }
term-turn = { $who }'s turn
term-next-set = next set { $n }
term-goal = goal: { $goal }
term-goal-territories = { $n } territories
term-goal-capitals = { $n } capitals
term-goal-mission = your mission
term-goal-missions = four missions
term-goal-all = all territories
term-goal-beat = beat { $foe }
term-the-others = the others
term-goal-team = beat a player of the other team
term-out = out
term-of = of { $mark }
phase-choose_capitals = choose capitals
phase-choose_pantheons = choose pantheons
phase-claim = claim
phase-deal = deal
phase-deal_missions = deal missions
phase-god_of_war_and_temple = god of war and temple
phase-hide_cards = hide cards
phase-plague_lands = plague lands
phase-roll_for_the_pantheons = roll for the pantheons
phase-roll_for_the_start = roll for the start
phase-strengthen = strengthen
phase-take_turns = take turns
phase-attack = attack
phase-bolster_a_neutral = bolster a neutral
phase-bribe = bribe
phase-draw = draw
phase-end_of_turn = end of turn
phase-fortify = fortify
phase-invade = invade
phase-invade_the_Underworld = invade the Underworld
phase-leave_the_heavens = leave the heavens
phase-move_allies = move allies
phase-obtain_miracles = obtain miracles
phase-plague = plague
phase-play_miracles = play miracles
phase-raise_armies = raise armies
phase-reckon = reckon
phase-reinforce = reinforce
phase-reinforce_allies = reinforce allies
phase-reinforce_the_neutral = reinforce the neutral
phase-show_a_mission_at_the_end = show a mission at the end
phase-show_a_mission_at_the_start = show a mission at the start
phase-status_of_the_neutrals = status of the neutrals
phase-summon_and_build = summon and build

## Godstorm

term-first-temple = choose a territory for your first temple.
term-first-god = choose a territory for { $god }, your god of war; not on plague.
term-bid = how much faith do you bid for turn order, 0 to { $n }? All bids are paid, and stay secret until everybody has bid.
term-token = you bid { $n } and choose: when do you play in this epoch?
term-return = bring armies back from your crypts to your temples: revive CRYPT TEMPLE, or done.
term-summon-god = summon a god (3 faith)
term-build-temple = build a temple (5 faith)
term-summon = { $what }, or done. You have { $n } faith.
term-buy = buy miracle cards for { $each } faith each, at most 4, or done. You have { $n } faith.
term-bought = Bought so far: { $list }; you draw them when you are done.
term-play-none = you have no card to play now ({ $n } faith): press Enter.
term-play = play a card, or done. You have { $n } faith.
term-invaded = { $side } invades your { $place } from { $from }{ $led }.
term-led = with { $gods }
term-answer-none = You have no sky card to play now: press Enter.
term-answer = Respond with a sky card, or done.
term-you-have = You have { $n } faith.
term-so-far = So far: { $list }.
term-how-many-armies = How many armies, { $low } to { $high }?
term-which-goes = Which god goes along?
term-no-more = done: no more.
term-which-place = Which place?
term-which-relic = Which relic?
term-which-god = Which god?
term-which-deck = Which deck?
term-which = Which?
term-which-player = Which player?
term-you-play = you play { $card }
term-they-play = { $side } plays { $card }
term-about = It affects { $list }.
term-shield = Give up Aegis to cancel it (play aegis), or done to let it happen.
term-look = these are { $side }'s cards. Which one do you take?
term-invade-none = there is nobody to invade: press Enter.
term-invade = invade a neighbour, or done.
term-invade-enter = invade a neighbour, enter an empty place, or done.
term-enter = enter an empty place, or done.
term-stays-in = { $n ->
    [one] { $gods } stays
   *[other] { $gods } stay
  } in { $place }.
term-going = going along into { $place }: { $gods }.
term-muster-end = Press Enter to go, or name a god to leave behind in { $place }.
term-plague = Plague: half of them die.
term-plague-gods = Plague: half of them die and { $n ->
    [one] { $gods } is
   *[other] { $gods } are
  } banished.
term-godswar = godswar in { $place } against { $gods }: which god fights for you?
term-or-break-off = Or done to break off.
term-invasion = attack { $place } of { $side } from { $from } with how many dice, 1 to { $n }?
term-invasion-end = done: break off; all: fight to the end.
term-invasion-owed = You must roll once.
term-occupy-plague = { $place } is yours. Move in how many armies, { $low } to { $high }?
term-defend-neutral = you roll for the neutral army: { $place } of { $side } is attacked from { $from } with { $n ->
    [one] 1 die
   *[other] { $n } dice
  }. Defend with 1 or 2? (type "always" for the most)
term-champion = { $side }'s { $god } wants a godswar in { $place }: which god fights for you?
term-save = { $armies } would fall in { $place }: how many do you save with the Tree of Life, 1 faith each, 0 to { $n }?
term-along = still in { $place }: { $gods }. Name a god to take along to { $there }.
term-along-plague = Plague banishes every god that goes.
term-along-end = Press Enter if no other god leaves { $place }.
term-along-must = One must go.
term-leave = { $armies } in { $place }: who leaves for your spaces or free gates of the Underworld? Or done: those who stay may attack held gates in the next step.
term-people = choose your people (their gods of war, magic, sky and death).
term-relic = which of your relics works first?
term-forgo = the Book of the Dead: swap 2 of your { $n } armies for 4 faith? forgo, or done.
term-fortify-gods = move armies and gods once through your own territories, or done.
term-labour = draw a death card for your crypts (labour), or done?
term-cards-left = { $deck } ({ $n } left)
term-forgo-label = 2 armies for 4 faith
term-labour-label = draw a death card
term-worth-now = (now { $armies })
term-belongs = It belongs to { $side }.
term-fights-brought = { $god } fights: your only god here.
term-fights-there = { $god } fights: your only god there.
term-goes-only = { $god } goes along: the only one who can.
term-stays-only = { $god } stays behind: the only one who can.
term-a-relic = relic
term-no-relic = No relic is in play.
term-set-up = set-up: { $phase }
term-epoch = epoch { $n }
term-epoch-of = epoch { $n } of { $most }
term-bids = bids for turn order
term-step = step { $n } of 10: { $phase }
term-goal-points = goal: most points
term-maelstrom = The maelstrom closes the sea between { $a } and { $b }.
term-sunk = Atlantis has sunk.
term-barred = Nobody may attack { $list } this turn.
term-columns = player people turn points lands armies faith gods temples cards dead relics
term-relics = Relics:
term-key = ^ temple  ! plague  gods: w war, m magic, s sky, d death  - empty  ~ sunken
term-help =
    Type a move by its number, or in words: attack alaska kamchatka 3, place brazil 5, fortify siam india 4, done.
    Names may be shortened (att ala kam) or in German, Swedish or Dutch; an attack without a number uses all dice.
      attack A B all  attack until B falls or A has only one army left
      again           repeat the last attack (or placement)
      always          always defend with the most dice; type it again to be asked
      setup           have your armies placed for you until the first turn
      list            show all legal moves
      undo            take back your last move, until dice are rolled or somebody else moves
      odds [A B ...]  show the odds of all attacks, of one, or of several in a row
      hint            show what a computer player would do
      map [NAME]      show the board, or one territory and its neighbours
      hand            show your cards and missions (for your eyes only)
      log [N]         show the last N lines of what happened
      rules [ID]      show the rules of this game, or one of them: rules K17
      save FILE       save a copy; the game itself is always saved
      quit            quit; you can resume later
    On the board: mark, territory, armies; t territories, a armies, c cards, + armies to place, * a capital.
term-help-storm =
    Type a move by its number, or in words; names may be shortened (inv rom cor).
      bid 2, token 1       bid faith for turn order; choose when you play
      place egypt 3        place armies; enter roma gaul 2: into an empty territory
      summon thor gaul     summon a god; build gaul: a temple; buy war 2: cards
      play heroes          play a miracle; card [NAME]: read one, or all relics
      invade roma corsica  then attack 3 (dice), all (to the end) or done
      fortify roma gaul 4  move once; then you are asked which gods go along
      leave gate 1 3       3 dead leave by gate 1; revive crypt 2 roma: one returns
      again, always        repeat the last attack; always defend with the most dice
      list, done           show all legal moves; end this step
      undo, odds, hint     take a move back; odds of an attack; what a computer would do
      map [NAME]           show the board, or one territory; map below: the Underworld
      hand, log [N]        your cards (for your eyes only); what happened
      rules [ID or WORD]   all rules; one: rules G42; those with a word: rules plague
      save FILE, quit      save a copy; quit (you can resume later)
    On the board: mark, armies; { $key }.
    Players: p points, t territories, a armies, f faith, { $temple } temples; gods in play;
    cards in hand by kind; dead in heaven; relics.

## Words that people type: the first is shown, all of them are understood

type-done = done end stop pass no skip finish finished ready
type-none = none no nobody
type-claim = claim take
type-place = place put reinforce
type-trade = trade exchange
type-lay = lay
type-bonus = bonus
type-attack = attack
type-defend = defend roll
type-occupy = occupy
type-fortify = fortify move
type-show = show
type-capital = capital
type-bribe = bribe give
type-raise = raise
type-choose = choose
type-play = play
type-bid = bid
type-token = token
type-summon = summon
type-build = build
type-buy = buy
type-invade = invade
type-enter = enter
type-champion = champion
type-leave = leave
type-save = save
type-revive = revive
type-take = take
type-stay = stay
type-labour = labour
type-forgo = forgo
type-move = move
type-filler = from to with into in on and army armies dice die for the against
command-help = help h
command-quit = quit exit q
command-list = list
command-always = always
command-again = again
command-all = all
command-map = map
command-hand = hand
command-card = card cards relics
command-log = log
command-rules = rules
command-save = save
command-undo = undo
command-odds = odds chances
command-hint = hint advice
command-setup = setup

## Answers that can't be

term-type-an-answer = type a move, its number in the list, or help
term-did-you-mean = did you mean { $list }?
term-is-no-t = "{ $word }" is not a territory
term-is-no-c = "{ $word }" is not a card
term-is-no-m = "{ $word }" is not a card
term-is-no-s = "{ $word }" is not a neutral army
term-is-no-w = "{ $word }" is not a god
term-is-no-x = "{ $word }" is not a choice here
term-no-answer = "{ $word }" is not a command or a territory (type help)
term-odds = { $way } ({ $attackers } against { $defenders }): { $win } to take it, { $left } armies left on average
term-odds-how = no attack to compute here; name the territories: odds alaska kamchatka
term-odds-most = odds are computed for up to { $n } armies
term-odds-too-few = { $place } has no army to attack with
term-hint = Hint ({ $who }): { $move }
term-no-undo = nothing to take back: dice, draws and other players' moves stand
term-undone = (taken back)
term-could-be = "{ $word }" could be { $list }
term-can = you can type { $list }
term-which-one = { $typed }: which one, { $list }?
term-which-neighbour = { $verb } which neighbour of { $place }? { $list }
term-from-where = { $verb } { $place } from where, { $list }?
term-type-number = type { $span }
term-stands-alone = type { $verb } by itself
term-wants-names = { $verb } needs { $n ->
    [one] a name
   *[other] names
  }, e.g. { $example }
term-there-is-no = there is no { $name }
term-out-of-reach = you can't { $what } now; in reach: { $list }
term-goes-only-with = { $what } only works with { $list }
term-too-many-words = too many words after { $name }
term-only-these = only { $list }
term-taken = { $name } is already taken
term-not-yours = { $name } is not yours
term-not-now = { $what } is not possible now
term-how-much = type how much, { $span }
term-takes-no-number = { $verb } takes no number
term-nothing-again = nothing to repeat
term-owed-armies = type how many armies, { $low } to { $high } (Enter: { $high })
term-owed-roll = you announced this invasion, so you must roll once
term-god-of-people = { $god } is a god of the { $people }: type { $people }
term-gods-next = you choose the gods next: type it without { $god }
term-no-rule = no rule found for { $name }

## Around the table

term-from = { $verb } from
term-set-for = { $list } for { $n }
term-next-to-it = { $here }; next to it: { $list }.
term-empty = empty
term-turns = 1st 2nd 3rd 4th 5th
term-bid-of = bid { $n }
term-dead = { $n } dead
term-features = gate crypt altar
term-flames = flames: { $list }
term-cleared = screen cleared
term-colours = Red Blue Green Yellow Violet Cyan

## Real dice

term-dice-help =
    Roll real dice and type their faces: 6 4 1 5 2, or 64152; the attacker's first, then the defender's.
    quit: quit; you can resume later.
term-roll-battle = { $side } attacks { $place } from { $from }: roll { $n } dice: { $mine } attacking, then { $theirs } defending; e.g. { $example }
term-roll-start = Roll a die each for who starts: { $list }, in this order; e.g. { $example }
term-roll-order = Roll a die each for who goes first: { $list }, in this order; e.g. { $example }
term-roll-one = Roll a die for { $whom }; e.g. { $example }
term-roll-lava = Roll a die each for { $card }: { $list }, in this order; e.g. { $example }
term-roll-godswar = Godswar for { $place }: roll { $mine } dice for { $champion }, then { $theirs } for { $foe }; e.g. { $example }
term-roll-again = Re-roll 1s: { $list }, in this order; e.g. { $example }
term-roll-of = { $n } of { $who }
term-no-face = { $word } is not a die face; faces go from 1 to 6
term-faces-wanted = type { $n ->
    [one] 1 face
   *[other] { $n } faces
  }, not { $typed }

## What shall we play?

term-pick-mode = What do you want to play?
term-pick-number = Number or name
term-not-listed = { $word } is not in the list; type a number from 1 to { $n }.
term-pick-players = How many players, computers included, { $low } to { $high }?
term-pick-computers = How many of them are computers, 0 to { $n } ({ $usual } { $strong } for strong ones)?
term-no-computer = there is no computer player "{ $word }"; try { $list }
term-no-seats = { $word } is not a player; type numbers from 1 to { $n }, e.g. { $example }
term-pick-names = Player names, separated by commas
term-many-names = { $n } names for { $seats } players
term-none-chosen = no game chosen

## Files and replays

term-save-where = save needs a file name; the game itself is in { $file }
term-copy-in = Saved a copy in { $file }.
term-not-written = can't write { $file } ({ $why })
term-played-elsewhere = { $file } is being played by another feldherr
term-disk-full = the disk is full
term-is-a-folder = { $file } is a folder; type a file name
term-exists = { $file } already exists; resume it with: { $command }
term-saved-so-far = the game is saved; resume with: { $command }
term-cut-off = The last line of { $file } is cut off ({ $line }). You can play on without it; the file is kept as { $file }.broken.
term-go-on = Play on?
term-left-as-is = { $file } was not changed
term-keys = Enter next, p previous, t next turn, a number to jump, q quit
term-leads-nowhere = unknown key { $key }: { $keys }; numbers go from 0 to { $n }.
term-replay-end = End of the game.
term-replay-now = This is the latest move.

## Why computers do what they do (--explain)

why-reinforce = Reinforces { $place } { $purpose }.
why-strike = Attacks { $place } from { $src } ({ $chance }% for this battle) { $purpose }.
why-enter = Moves into { $place } { $purpose }.
why-regroup = Moves armies to { $place }, where they are worth more.
why-halt = Stops attacking: nothing more is worth the armies.
why-for-nothing-new = to hold what it has
why-for-continent = to complete { $continent }, worth { $n ->
        [one] 1 army
       *[other] { $n } armies
    } a turn ({ $chance }% likely)
why-for-break = to break the hold on { $continent } ({ $chance }% likely)
why-for-kill = to eliminate { $who } ({ $chance }% likely)
why-player = player { $n }
why-for-goal = to get closer to winning ({ $chance }% likely)
why-for-card = for { $place } and a card ({ $chance }% likely)
why-for-place = for { $place } ({ $chance }% likely)
why-recruit-place = There is an enemy next door.
why-recruit-attack = We clearly outnumber them.
why-recruit-occupy = The front has moved on.
why-recruit-fortify = Armies are useless far from the border.
why-recruit-trade = A set is a set.
why-recruit-claim = It was free.
why-recruit-bid = A small bid: you never know.
why-recruit-idea = It seemed like a good idea.
why-storm-only = There is nothing else to do.
why-storm-pantheon = All pantheons are equally strong.
why-storm-stop = Nothing more is worth the risk.
why-storm-take = Invades { $place }: { $chance }% to succeed.
why-storm-complete = Invades { $place } to complete { $continent }: { $chance }% to succeed.
why-storm-break = Invades { $place } to break an enemy's hold on { $continent }: { $chance }% to succeed.
why-storm-below = Goes to { $place } in the Underworld: { $chance }% to succeed.
why-storm-all = Moves everybody on through { $place }.
why-storm-few = Leaves only what it must in { $place }.
why-storm-gods-stay = Keeps gods out of the invasion of { $place }: they could be lost there.
why-storm-gods-come = Brings the gods along to { $place }.
why-storm-break-off = Breaks off: only { $chance }% to take { $place }.
why-storm-attack = Keeps attacking: { $chance }% to take { $place }.
why-storm-champion = Risks the god it can best spare: { $chance }% to win.
why-storm-fortify = Moves armies to { $place }, where they can do most.
why-storm-place = Gathers armies in { $place } for the best campaign.
why-storm-claim = Claims { $place }, next to what it has in { $continent }.
why-storm-bid = Bids for the turn that matters.
why-storm-save = Saves its faith.
why-storm-first = Plays early, before the others grow.
why-storm-last = Plays last, so that nobody can strike back.
why-storm-summon = Summons a god into { $place }, beside the strongest army.
why-storm-temple = Builds a temple in { $place }: it pays for itself.
why-storm-keep = Keeps its faith for something better.
why-storm-buy = Buys miracles while it has faith.
why-storm-card = Plays a card that gains more than it costs.
why-storm-hold = Holds its cards back: none would help now.
why-storm-name = Chooses what helps most.
why-storm-shield = Gives up Aegis: the card would cost more.
why-storm-no-shield = Keeps Aegis for a worse card.
why-storm-defend = Defends with all dice.
why-storm-life = Pays faith to keep its armies alive.
why-storm-dead = Sends the dead to { $place }, towards crypts and altars.
why-storm-return = Brings an army back to the temple in { $place }.
why-storm-labour = Takes the free card.
why-storm-forgo = Takes faith instead of armies.
why-storm-ahead = Looked ahead: { $chance }% this way, { $usual }% the captain's way.

## The parts of a turn, as people call them, each with an example

part-reinforce = New armies
part-attack = Attacking
part-fortify = Moving armies at the end
part-draw = Earning a card
part-bribe = Bribing neutral armies
part-reinforce_allies = Armies for your allies
part-status_of_the_neutrals = Whose side the neutrals are on
part-move_allies = Moving your allies
part-show_a_mission_at_the_start = Showing a mission as your turn begins
part-show_a_mission_at_the_end = Showing a mission as your turn ends
part-reinforce_the_neutral = Armies for the neutral side
part-bolster_a_neutral = Armies for a neutral side
part-reckon = Have you won?
part-raise_armies = New armies and faith
part-summon_and_build = Gods and temples
part-obtain_miracles = Buying miracles
part-play_miracles = Playing miracles
part-plague = The plague
part-invade = Invading
part-leave_the_heavens = Sending out the dead
part-invade_the_Underworld = Fighting in the Underworld
part-end_of_turn = The end of your turn
part-example-reinforce = 14 territories bring 4 armies, a whole continent brings more, and you may put them all in one place.
part-example-attack = You roll 6, 4 and 1 against 5 and 4: the 6 beats the 5, but the 4s are a tie, which the defender wins, so each side loses one army.
part-example-fortify = Of 7 armies in a safe territory, bring 6 to your border: one always stays.
part-example-draw = Three conquests in one turn still earn only one card.
part-example-raise_armies = 14 territories bring 4 armies and 4 faith; a temple adds one of each.
part-example-summon_and_build = With 8 faith you can summon a god for 3 and build a temple for 5.
part-example-obtain_miracles = With your sky god in play, 4 faith buys two sky cards.
part-example-play_miracles = A card that says 1 faith costs you 1 faith to play, and then it is gone.
part-example-plague = Of 5 armies in a plague territory 2 die; a single army survives.
part-example-invade = You roll 6, 4 and 1 against 5 and 4: each side loses one army, unless your god of war came along; then the tie is yours too.
part-example-leave_the_heavens = Three of your armies fell last turn: send them through a free gate.
part-example-invade_the_Underworld = From a gate with 3 armies you can attack the crypt beside it with 2 dice.
part-example-end_of_turn = If your god of death is in play and you hold a crypt, you draw a death card.

# What can be done at each question, with an example: two sentences.
now-claiming = Tap a free territory, and one of your armies takes it. For example, with three of a continent's four territories in your hands, take the fourth before somebody else does.
now-strengthening = Tap a territory that is to get the armies. For example, the one with the most enemies next door, and not one that only your own surround.
now-choosing_capitals = Tap one of your territories to make it your capital; nobody sees it until all have chosen. For example, a territory with two neighbours is easier to keep than one with six.
now-trading = Three cards with the same symbol, or one of each, bring armies. For example, an infantry, a cavalry and an artillery card are always a set.
now-taking_the_bonus = A card that you traded shows a territory of yours, and that gets extra armies. For example, if two of your cards do, tap the territory on your border.
now-laying_cards = Tap cards, and their stars add up: many at once are worth more than few twice. For example, 2 stars bring 2 armies, but 4 stars bring 7.
now-placing = Tap your territories to put your new armies there; undo is there until you go on. For example, 5 armies together at one border win more than one each at five.
now-attacking = Tap one of your territories and then a neighbour to see your chances, and attack as often as you like. For example, with 4 armies you may roll 3 dice: one army always stays at home.
now-defending = Choose with how many dice you defend; the highest dice of both sides are compared. For example, two dice can beat two attackers, but can also cost you two armies.
now-occupying = Move armies into the territory that you have conquered, at least as many as fought in the last roll. For example, move all in if you want to attack on from there.
now-fortifying = Move armies once, then your turn is over. For example, of 7 armies in a safe territory bring 6 to your border: one always stays.
now-showing_a_mission = A mission of yours is complete: show it, and it counts; you may show one a turn. For example, show the captain's today and keep the major's for your next turn.
now-bolstering = A neutral army gets new armies, and you say where. For example, put them between you and your rival: they stand in the way.
now-bribing = Tap a neutral army and give it a card: it moves one step away from your rival and towards you. For example, an army that is nobody's ally becomes yours for one card, your rival's for two.
now-raising_allies = Choose which ally gets new armies next; a die says how many, and you place them. For example, choose the ally who stands beside your rival first.
now-choosing_pantheons = Choose the people whose four gods will fight for you. For example, Odin, Thor and Freya come with the Norse: all peoples have the same powers, so take the one you like.
now-placing_god_and_temple = Tap the territory where your god of war, or your temple, is to stand. For example, a god beside an enemy attacks at once, and a temple behind your lines is safe.
now-bidding = Bid faith in secret for your place in the turn order: the highest bid chooses first, and everybody pays. For example, a bid of 0 costs nothing and leaves you what the others don't want.
now-choosing_tokens = Choose when you play in this epoch. For example, whoever plays last sees what all the others have done, and nobody can answer before the next epoch.
now-resolving_relics = Several of your relics work now: choose which is first. For example, first the one that brings faith, then one that you may want to pay with it.
now-raising = The Book of the Dead turns two of your new armies into four faith, if you wish. For example, do so when a god for 3 faith helps you more than two armies.
now-returning = Tap a crypt of yours and then a temple: armies come back from the Underworld to the earth. For example, bring them to the temple that is under threat.
now-summoning = Choose a sleeping god or a temple, then the territory where it is to stand; each has its price in faith. For example, with 8 faith you can summon a god for 3 and build a temple for 5.
now-obtaining_miracles = Buy miracle cards of the decks whose god of yours is in play; you pay for all before you see any. For example, with your god of war on the board you may buy war cards.
now-playing_miracles = Play a card from your hand for the faith that it says, or go on. For example, a card that says 1 faith costs you 1 faith, and then it is gone.
now-naming = The card asks what it is about: only what it may name is lit. For example, a card against a temple lights up the temples.
now-shielding = Somebody plays a card, and you may give up Aegis to cancel it. For example, keep Aegis if the card only hurts somebody else.
now-looking_at_a_hand = You see another player's cards and take one. For example, take the one that would hurt you most.
now-invading = Tap one of your territories and then a neighbour to see your chances, and invade as often as you like. For example, a land that nobody holds is simply entered, without dice.
now-mustering = Choose which of the gods there stay at home; the others come along. For example, leave a god behind who must guard a temple.
now-answering_an_invasion = You are invaded, and may play a sky card before the dice, or let it happen. For example, save the card if the territory is lost anyway.
now-invasion = Attack on with as many dice as you like, or break off. For example, with 4 armies you may roll 3 dice: one army always stays at home.
now-naming_a_champion = Choose which of your gods there fights the godswar; the one who loses is banished. For example, send the god you can spare the most.
now-saving = Pay faith to save armies that would fall. For example, if they are the last in the territory, one that is saved keeps it yours.
now-gods_on_the_move = Armies move, and you choose which gods go with them. For example, take your god of war to where you will fight next.
now-fortifying_with_gods = Move armies, gods or both once from one territory to another. For example, bring a god and 6 of 7 armies to your border: one army always stays.
now-leaving_the_heaven = Tap a gate of the Underworld, or a space of yours there, and say how many of your dead go. For example, three armies that fell last turn march through a free gate.
now-ending_the_turn = For the crypts that you hold you may draw a death card. For example, do so when your god of death is in play and you hold a crypt.
for-example = For example: { $what }
