# What only the terminal says, in English.

## Questions

term-place = { $who }, place { $armies }.
term-place-of = { $who }, place { $armies } of { $side }.
term-defend = { $who }, { $place } is attacked from { $from } with { $n ->
    [one] 1 die
   *[other] { $n } dice
  }. Defend with 1 or 2? (always: the most, unasked)
term-occupy = { $who }, { $place } is yours. How many armies are to stand there, { $low } to { $high }?
term-asked = { $who }, { $what }.
term-asked-done = { $who }, { $what }, or done.
term-nothing = { $who }, { $what }: press Enter.
term-do-attack = attack
term-do-fortify = move armies once
term-do-claim = take a free territory
term-do-trade = trade a set of cards
term-do-lay = lay cards to trade them by their stars
term-do-bonus = say which territory gets the extra armies
term-do-show = show a mission that you have done
term-do-capital = choose your capital (nobody else will see it)
term-do-bribe = bribe a neutral army with a card
term-do-raise = roll for armies of an ally
term-none = there is nothing to choose
term-none-trading = you have no set to trade
term-none-laying-cards = you have no cards to lay
term-none-bribing = there is nobody to bribe
term-none-showing-a-mission = you have no mission to show now
term-none-attacking = there is nobody to attack
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
term-no-number = there is no { $n } in the list
term-only = { $n } is not possible here, only { $span }
term-span = { $low } to { $high }

## Secrets, news, notes

term-your-cards = Your cards: { $list }.
term-team-cards = Your team holds: { $list }.
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
term-no-cards = You hold no cards.
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
term-list = ... type list to see them all
term-look-first = hand: look at what only you may see first
term-welcome = (help tells what you can type)
term-see-missions = (type hand to see your secret missions before you place your armies)
term-pass-device = Pass the device to { $who }, then press Enter.
term-only-way = { $answer }: nothing else was possible
term-out-others = { $who }, you are out. Enter: the game goes on, q: leave (the game is saved).
term-out-watch = { $who }, you are out. Enter: watch the others play on, q: leave (the game is saved).
term-was-secret = What was secret:
term-look-again = Look at it again: { $command }
term-saved-in = saved in { $file }; go on with: { $command }
term-always-on = (you defend with the most dice, unasked)
term-always-off = (you are asked about defending again)
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

term-first-temple = in which territory does your first temple stand?
term-first-god = in which territory does { $god }, your god of war, begin? Not on plague.
term-bid = how much faith do you bid for the turn order, 0 to { $n }? Every bid is paid; it stays secret until all are in.
term-token = you bid { $n } and choose: when do you play in this epoch?
term-return = armies may return from your crypts to your temples: revive CRYPT TEMPLE, or done.
term-summon-god = summon a god (3 faith)
term-build-temple = build a temple (5 faith)
term-summon = { $what }, or done. You have { $n } faith.
term-buy = buy miracle cards for { $each } faith each, at most 4, or done. You have { $n } faith.
term-bought = Bought so far: { $list }; they are drawn when you are done.
term-play-none = you can play no card now (you have { $n } faith): press Enter or type done.
term-play = play a card, or done. You have { $n } faith.
term-invaded = { $side } invades your { $place } from { $from }{ $led }.
term-led = with { $gods }
term-answer-none = You can play no sky card now: press Enter or type done.
term-answer = Answer with a sky card, or done.
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
term-about = It is about { $list }.
term-shield = Give up Aegis to cancel it (play aegis), or done to let it happen.
term-look = these are the cards of { $side }. Which one do you take?
term-invade-none = there is nobody to invade: press Enter or type done.
term-invade = invade a neighbour, or done.
term-invade-enter = invade a neighbour, enter an empty place, or done.
term-enter = enter an empty place, or done.
term-stays-in = { $n ->
    [one] { $gods } stays
   *[other] { $gods } stay
  } in { $place }.
term-going = going along into { $place }: { $gods }.
term-muster-end = Enter or done: go. Or name a god to leave behind in { $place }.
term-plague = Plague: half of them die.
term-plague-gods = Plague: half of them die and { $n ->
    [one] { $gods } is
   *[other] { $gods } are
  } banished.
term-godswar = godswar in { $place } against { $gods }: which god fights for you?
term-or-break-off = Or done: break off.
term-invasion = attack { $place } of { $side } from { $from } with how many dice, 1 to { $n }?
term-invasion-end = 0 or done breaks off; all: until it is decided.
term-invasion-owed = This attack is owed.
term-occupy-plague = { $place } is yours. How many armies are to move in, { $low } to { $high }?
term-defend-neutral = you roll for the neutral army: { $place } of { $side } is attacked from { $from } with { $n ->
    [one] 1 die
   *[other] { $n } dice
  }. Defend with 1 or 2? (always: the most, unasked)
term-champion = { $side }'s { $god } wants a godswar in { $place }: which god fights for you?
term-save = { $armies } would fall in { $place }: how many does the Tree of Life save, 1 faith each, 0 to { $n }?
term-along = still in { $place }: { $gods }. Name a god to take along to { $there }.
term-along-plague = Plague banishes whoever goes.
term-along-end = Enter or done: no other god leaves { $place }.
term-along-must = One must go.
term-leave = { $armies } in { $place }: who leaves for your spaces or free gates of the Underworld? Or done: those who stay may attack held gates in the next step.
term-people = choose your people (their gods of war, magic, sky and death).
term-relic = which of your relics works first?
term-forgo = the Book of the Dead: 2 of your { $n } armies less, for 4 faith? forgo, or done.
term-fortify-gods = move armies and gods once through your own territories, or done.
term-labour = draw a death card for your crypts (labour), or done?
term-cards-left = { $deck } ({ $n } left)
term-forgo-label = 2 armies for 4 faith
term-labour-label = draw a death card
term-worth-now = (now { $armies })
term-belongs = It is { $side }'s.
term-fights-brought = { $god } fights: the only god you brought.
term-fights-there = { $god } fights: the only god you have there.
term-goes-only = { $god } goes along: nobody else can.
term-stays-only = { $god } stays behind: nobody else can.
term-a-relic = relic
term-no-relic = No relic is in play.
term-set-up = set-up: { $phase }
term-epoch = epoch { $n }
term-epoch-of = epoch { $n } of { $most }
term-bids = bids for turn order
term-step = step { $n } of 10: { $phase }
term-goal-points = goal: most points at the end
term-maelstrom = The maelstrom closes the sea between { $a } and { $b }.
term-sunk = Atlantis has sunk.
term-barred = Nobody may attack { $list } this turn.
term-columns = player people turn points lands armies faith gods temples cards dead relics
term-relics = Relics:
term-key = ^ temple  ! plague  gods: w war, m magic, s sky, d death  - empty  ~ sunken
term-help =
    Answer by number, or in words: attack alaska kamchatka 3, place brazil 5, fortify siam india 4, done.
    Names may be shortened (att ala kam) or in German, Swedish or Dutch; a number left out of an attack means all.
      attack A B all  attack again and again, until B falls or A has only one army left
      again           the last attack (or placement) once more
      always          defend with the most dice from now on, unasked; once more: be asked again
      list            everything that may be answered
      map [NAME]      the board as a picture, or one territory and its neighbours
      hand            your cards and missions (nobody else should look)
      log [N]         what happened, the last N lines
      rules [ID]      the rules of this game, or one of them: rules K17
      save FILE       a copy of the game; it is saved all the time anyway
      quit            leave; the game can be gone on with later
    On the board: mark, territory, armies; t territories, a armies, c cards, + armies to place, * a capital.
term-help-storm =
    Answer by number, or in words; names may be shortened (inv rom cor).
      bid 2, token 1       faith for the turn order; when you play
      place egypt 3        armies
      summon thor gaul     a god; build gaul: a temple; buy war 2: cards
      play heroes          a miracle card; card [NAME]: what one does, or all relics
      invade roma corsica  then attack 3 (dice), all (until it is decided) or done
      enter roma gaul 2    an empty territory
      fortify roma gaul 4  once, and gods too: you are asked which ones go along
      leave gate 1 3       so many of your dead; revive crypt 2 roma: one comes home
      again, always        the last attack once more; defend with the most, unasked
      list, done           everything that may be answered; no more of this
      map [NAME]           the board, or one territory; map below: the Underworld
      hand, log [N]        your cards (nobody else should look); what happened
      rules [ID or WORD]   the rules; one: rules G42; those with a word: rules plague
      save FILE, quit      a copy of the game; leave, and go on with it later
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

## Answers that can't be

term-type-an-answer = type an answer, its number in the list, or help
term-did-you-mean = did you mean { $list }?
term-is-no-t = { $word } is no territory
term-is-no-c = { $word } is no card
term-is-no-m = { $word } is no card
term-is-no-s = { $word } is no neutral army
term-is-no-w = { $word } is no god
term-is-no-x = { $word } is no choice here
term-no-answer = { $word } is no answer
term-could-be = { $word } could be { $list }
term-can = you can type { $list }
term-which-one = { $typed }: which one, { $list }?
term-which-neighbour = { $verb } which neighbour of { $place }? { $list }
term-from-where = { $verb } { $place } from where, { $list }?
term-type-number = type { $span }
term-stands-alone = { $verb } stands alone
term-wants-names = { $verb } wants { $n ->
    [one] a name
   *[other] names
  }, e.g. { $example }
term-there-is-no = there is no { $name }
term-out-of-reach = you can't { $what } now; within reach: { $list }
term-goes-only-with = { $what } goes only with { $list }
term-too-many-words = too many words after { $name }
term-only-these = only { $list }
term-taken = { $name } is taken already
term-not-yours = { $name } is not yours
term-not-now = { $what } is not possible now
term-how-much = type how much, { $span }
term-takes-no-number = { $verb } takes no number
term-nothing-again = there is nothing to do again
term-owed-armies = say how many armies, { $low } to { $high } (Enter: { $high })
term-owed-roll = you announced this invasion: one roll is owed
term-god-of-people = { $god } is a god of the { $people }: type { $people }
term-gods-next = which gods go along is asked next: type it without { $god }
term-no-rule = no rule is called { $name }

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
    Roll real dice and type their faces: 6 4 1 5 2, or 64152; the attacker's come first, then the defender's.
    quit leaves; the game can be gone on with later.
term-roll-battle = { $side } attacks { $place } from { $from }: roll { $n } dice: { $mine } attacking, then { $theirs } defending; e.g. { $example }
term-roll-start = Roll a die each for the start: { $list }, in this order; e.g. { $example }
term-roll-order = Roll a die each, for who comes first: { $list }, in this order; e.g. { $example }
term-roll-one = Roll a die for { $whom }; e.g. { $example }
term-roll-lava = Roll a die each for { $card }: { $list }, in this order; e.g. { $example }
term-roll-godswar = Godswar for { $place }: roll { $mine } dice for { $champion }, then { $theirs } for { $foe }; e.g. { $example }
term-roll-again = Roll 1s again: { $list }, in this order; e.g. { $example }
term-roll-of = { $n } of { $who }
term-no-face = { $word } is not the face of a die; faces go from 1 to 6
term-faces-wanted = { $n ->
    [one] 1 face is
   *[other] { $n } faces are
  } wanted, not { $typed }

## What shall we play?

term-pick-mode = What do you want to play?
term-pick-number = Number or name
term-not-listed = { $word } is not in the list; a number from 1 to { $n } is.
term-pick-players = How many players, computers included, { $low } to { $high }?
term-pick-computers = Which of them are computers (e.g. { $some } or { $rest }, { $all } or { $none }; { $rest } { $strong } for strong ones)?
term-no-computer = no computer player is called "{ $word }"; try { $list }
term-no-seats = { $word } names no players; they are counted from 1 to { $n }, e.g. { $example }
term-pick-names = Names of the players, with commas
term-many-names = { $n } names for { $seats } players
term-none-chosen = no game was chosen

## Files and replays

term-save-where = save wants the name of a file; the game itself is in { $file }
term-copy-in = A copy is in { $file }.
term-not-written = { $file } can't be written ({ $why })
term-played-elsewhere = { $file } is being played by another feldherr
term-disk-full = the disk is full
term-is-a-folder = { $file } is a folder; the name of a file is wanted
term-exists = { $file } exists already; go on with it: { $command }
term-saved-so-far = the game up to here is saved, go on with: { $command }
term-cut-off = The last line of { $file } is cut off ({ $line }). The game can go on without it; the file is kept as { $file }.broken.
term-go-on = Go on?
term-left-as-is = { $file } was left as it is
term-keys = Enter next, p back, t next turn, a number to jump, q quit
term-leads-nowhere = { $key } leads nowhere: { $keys }; numbers go from 0 to { $n }.
term-replay-end = This is the end.
term-replay-now = The game has come this far.

## Why computers do what they do (--explain)

why-reinforce = Reinforces { $place } { $purpose }.
why-strike = Attacks { $place } from { $src } ({ $chance }% for this battle) { $purpose }.
why-enter = Moves into { $place } { $purpose }.
why-regroup = Moves armies to { $place }, where they are worth more.
why-halt = Stops attacking: nothing more is worth its armies.
why-for-nothing-new = to hold what it has
why-for-continent = to have all of { $continent }, worth { $n ->
        [one] 1 army
       *[other] { $n } armies
    } a turn ({ $chance }% likely)
why-for-break = to break the hold on { $continent } ({ $chance }% likely)
why-for-kill = to put player { $n } out of the game ({ $chance }% likely)
why-for-goal = to come nearer to what wins the game ({ $chance }% likely)
why-for-card = for { $place } and a card ({ $chance }% likely)
why-for-place = for { $place } ({ $chance }% likely)
why-recruit-place = There is a foe next door.
why-recruit-attack = We are clearly more.
why-recruit-occupy = The front has moved on.
why-recruit-fortify = Armies are of no use far from the border.
why-recruit-trade = A set is a set.
why-recruit-claim = It was free.
why-recruit-bid = A small bid: one never knows.
why-recruit-idea = It seemed a good idea.
why-storm-only = There is nothing else to do.
why-storm-pantheon = All pantheons are equally strong.
why-storm-stop = Nothing more is worth the risk.
why-storm-take = Invades { $place }: { $chance }% to succeed.
why-storm-complete = Invades { $place } to complete { $continent }: { $chance }% to succeed.
why-storm-break = Invades { $place } to break a foe's hold of { $continent }: { $chance }% to succeed.
why-storm-below = Goes to { $place } in the Underworld: { $chance }% to succeed.
why-storm-all = Moves on with everybody, through { $place }.
why-storm-few = Leaves only what it must in { $place }.
why-storm-gods-stay = Keeps gods out of the invasion of { $place }: they could be lost there.
why-storm-gods-come = Brings the gods along to { $place }.
why-storm-break-off = Breaks off: only { $chance }% to take { $place }.
why-storm-attack = Attacks on: { $chance }% to take { $place }.
why-storm-champion = Risks the god that would be missed least: { $chance }% to win.
why-storm-fortify = Moves armies to { $place }, where they can do most.
why-storm-place = Gathers armies in { $place } for the best campaign.
why-storm-claim = Claims { $place }, next to what it has in { $continent }.
why-storm-bid = Bids for the turn that matters.
why-storm-save = Saves its faith.
why-storm-first = Plays early, before the others grow.
why-storm-last = Plays last, so that nobody can answer.
why-storm-summon = Summons a god into { $place }, beside the strongest army.
why-storm-temple = Builds a temple in { $place }: it pays for itself.
why-storm-keep = Keeps its faith for something better.
why-storm-buy = Buys miracles while faith is at hand.
why-storm-card = Plays a card that gains more than it costs.
why-storm-hold = Holds its cards back: none would help now.
why-storm-name = Names what the card does most good to.
why-storm-shield = Gives up Aegis: the card would cost more.
why-storm-no-shield = Keeps Aegis for a worse card.
why-storm-defend = Defends with all dice.
why-storm-life = Pays faith to keep its armies alive.
why-storm-dead = Sends the dead to { $place }, towards crypts and altars.
why-storm-return = Brings an army back to the temple in { $place }.
why-storm-labour = Takes the free card.
why-storm-forgo = Takes faith instead of armies.
why-storm-ahead = Looked ahead: { $chance }% this way, { $usual }% as a captain would.
