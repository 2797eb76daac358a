// Made by tools/protocol.py from src/feldherr/server/wire.py: change that, and run it again.

export const PROTOCOL = 2;
export const LONGEST_CHAT = 300;

export type Code = "illegal" | "stale" | "not-yours" | "not-asked" | "malformed" | "too-fast" | "off" | "unavailable" | "over";
export type Reaction = "applause" | "laugh" | "surprise" | "anger" | "sorrow" | "thanks";

/** The board and all that may be known of it. */
export interface View {
  seat: number;
  turn: number;
  round: number;
  first: number;
  owner: number[];
  armies: number[];
  force: number[];
  reserve: number[];
  cards: number[];
  continents: number[];
  income: number[];
  score: number[];
  supply: number[];
  hand: number[];
  out: number[];
  trades: number;
  gained: number;
  taken: number;
  traded: number;
  bonus: number;
  extra: Record<string, number[]>;
  doing: string[];
  asking: Asking | null;
  attack: number[];
  winners: number[];
  reason: string;
}

/** A family of legal answers: this verb, these things, and any number from low to high, if it takes one (else both are -1). */
export interface Option {
  text: string;
  verb: string;
  on: number[];
  low: number;
  high: number;
  cost?: number;
  more?: number;
}

/** Who sits there. */
export interface Seat {
  name: string;
  player: string;
  away: boolean;
  present: boolean;
}

/** What is on the sign at the table. */
export interface Table {
  id: string;
  mode: string;
  house: Record<string, string>;
  seats: Seat[];
  clock: number;
  pace: number;
  chat: boolean;
  dice: "program" | "hand";
  commitment: string;
  seed: string;
  teams: number[];
  target: number;
}

/** A line of chat; seat -1 is the host, -2 somebody who looks on. */
export interface Line {
  number: number;
  seat: number;
  text: string;
}

/** What a seat is asked; an answer to it names a version that is not older than `since`. */
export interface Question {
  seat: number;
  since: number;
  options: Option[];
  declinable?: boolean;
  forced?: boolean;
}

/** Everything, at the beginning and whenever a client has missed too much. */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  version: number;
  yours: number[];
  host: boolean;
  table: Table;
  view: View;
  asked: number[];
  question: Question | null;
  left: number;
  chat: Line[];
  after: number;
  events: Event[];
}

/** What happened since `after`, and the board as it is now. */
export interface Update {
  type: "update";
  version: number;
  after: number;
  events: Event[];
  view: View;
  asked: number[];
  question: Question | null;
  left: number;
}

/** Who sits where has changed, or who is there. */
export interface Seats {
  type: "seats";
  table: Table;
  yours: number[];
  host: boolean;
}

/** The answer is in the record, on the disk. */
export interface Accepted {
  type: "accepted";
  id: number;
  version: number;
}

/** A message that did nothing, and why; `unavailable` alone is not certain: whether it was taken shows when the trouble is over. */
export interface Refused {
  type: "refused";
  id: number;
  code: Code;
  why: string;
}

/** Somebody said something. */
export interface Spoken {
  type: "chat";
  line: Line;
}

/** Somebody showed a feeling. */
export interface Reacted {
  type: "reaction";
  seat: number;
  mark: Reaction;
}

/** The table can't be written now: answers are refused until `why` is ''; a connection that is told of no trouble has none. */
export interface Trouble {
  type: "trouble";
  why: string;
}

/** Here we are: the answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** An answer for a seat of one's own (-1: dice that were rolled by hand), made when the table was at that version. */
export interface Answer {
  type: "answer";
  id: number;
  seat: number;
  version: number;
  answer: string;
}

/** Whoever plays this seat has the device now: show what is theirs (for devices that hold several). */
export interface Take {
  type: "take";
  seat: number;
}

/** The person is back, and takes the seat over from the computer. */
export interface Back {
  type: "back";
  seat: number;
}

/** Say something to the table; who hears the line come back knows that it was said. */
export interface Chat {
  type: "chat";
  text: string;
  seat?: number;
  id?: number;
}

/** Show a feeling. */
export interface React {
  type: "react";
  mark: Reaction;
  seat?: number;
}

/** Send everything again. */
export interface Resync {
  type: "resync";
}

/** Is anybody there? Browsers can't see the stream's own pings; a connection on which nothing comes back is given up. */
export interface Ping {
  type: "ping";
}

/** A table to be opened. */
export interface NewTable {
  mode: string;
  players: string[];
  names?: string[];
  house?: Record<string, string>;
  clock?: number;
  pace?: number;
  chat?: boolean;
  dice?: "program" | "hand";
  game?: string;
}

/** A table that was opened, and its secret links: the ends of addresses, to be put after `/join#`. */
export interface Opened {
  table: string;
  host: string;
  seats: string[];
  spectator: string;
}

/** Use a secret link. */
export interface Join {
  token: string;
  ask?: boolean;
}

/** What the link was for. */
export interface Joined {
  table: string;
  seat: number;
  name: string;
  waits: boolean;
}

/** A table of this device. */
export interface Place {
  table: string;
  mode: string;
  names: string[];
  seats: number[];
  host: boolean;
  over: boolean;
  asked: boolean;
  round: number;
  played: number;
}

/** Who is to play a seat: "person", or a computer player. */
export interface Swap {
  player: string;
}

/** A fresh link; the earlier ones are void. */
export interface Link {
  token: string;
}

/** A saved game to be looked at. */
export interface SavedGame {
  game: string;
}

/** The board where a turn begins (the first: where the game does). */
export interface Turn {
  at: number;
  seat: number;
  round: number;
  lands: number[];
  armies: number[];
  income: number[];
}

/** One answer: what it changed on the board (rows of the view, `extra.` before those of the mode), and what happened. */
export interface Frame {
  rows?: Record<string, number[]>;
  cells?: Record<string, number[]>;
  phase?: string;
  events?: Event[];
  law?: number;
}

/** A game answer by answer, as somebody who looks on was shown it; with everything that was hidden when it is over. Chunks follow. */
export interface Replay {
  type: "replay";
  id: string;
  mode: string;
  house: Record<string, string>;
  seats: Seat[];
  everything: boolean;
  view: View;
  held: number[];
}

/** A part of a replay: it goes on where the one before ended. */
export interface Chunk {
  type: "chunk";
  frames: Frame[];
  turns: Turn[];
  now: Turn;
  laws: number[][];
}

/** What is wrong with a request: in English, and where it has a name in words of other languages (the message `fault-NAME`). */
export interface Wrong {
  error: string;
  fault?: string;
  given?: Record<string, string>;
  line?: number;
}

/** A mode in the catalogue. */
export interface Mode {
  name: string;
  title: string;
  booklet: string;
  least: number;
  most: number;
  board: string;
  teams: number;
}

/** All modes, and who may play against people. */
export interface Books {
  modes: Mode[];
  strengths: Record<string, string>;
  characters: Record<string, string>;
  address: string;
}

/** One territory of an attack: the chance that it and all before it are taken, and how many armies are left then, in the mean. */
export interface Stage {
  place: number;
  win: number;
  survivors: number;
  defenders: number;
  plague?: boolean;
}

/** What comes of an attack, or of several in a row: exact chances, if both throw all dice they may; no stages if it can't be told. */
export interface Odds {
  armies: number;
  attackers: number;
  win: number;
  lost: number;
  slain: number;
  stages: Stage[];
  left: number[];
  held: number[];
}

/** A rule's number or name, '' if it has none, and its text. */
export interface Rule {
  id: string;
  says: string;
}

/** Some rules of a mode under one heading: what it is about, the set-up, a phase of the turn, goals, or all that are numbered. */
export interface Chapter {
  kind: "about" | "setup" | "phase" | "goals" | "all";
  title: string;
  steps: string[];
  rules: Rule[];
}

/** A rule that a table may choose. */
export interface HouseRule {
  name: string;
  says: string;
  values: string[];
  usual: string;
}

/** A card that only this mode has: a mission or a miracle. */
export interface OwnCard {
  title: string;
  says: string;
  kind: string;
  cost: number;
  seat: number;
  place: number;
}

/** What the numbers of a mode stand for. */
export interface Board {
  mode: string;
  places: string[];
  territories: number;
  cards: string[];
  own: string[];
  words: string[];
  any: string[];
  continents: string[];
  continent_of: number[];
  bonus: number[];
  borders: number[][];
  phases: string[];
  house: HouseRule[];
  titles: Record<string, Record<string, string>>;
  printed: string[];
  deck: OwnCard[];
  stars: number[];
}

/** A player wants no more of what was offered. */
export interface DoneEvent {
  kind: "done";
  seat: number; // who
}

/** The game is over. */
export interface OverEvent {
  kind: "over";
  winners: number[]; // who has won
  reason: number; // why
}

/** Players roll for who begins. */
export interface StartRollEvent {
  kind: "start_roll";
  seats: number[]; // who rolls
  dice: number[]; // a die for each of them
}

/** A territory is dealt. */
export interface DealEvent {
  kind: "deal";
  side: number; // whose it is now
  place: number; // which
  armies: number; // how many stand there at first
}

/** A player takes a free territory. */
export interface ClaimEvent {
  kind: "claim";
  seat: number; // who
  place: number; // which
}

/** A neutral army's remaining armies stand evenly on its territories. */
export interface SpreadEvent {
  kind: "spread";
  side: number; // whose they are
  territories: number[]; // those that get some
  armies: number[]; // how many each of them gets
}

/** A mission card is dealt. */
export interface MissionEvent {
  kind: "mission";
  seat: number; // who gets it
  mission?: number; // which it is
}

/** A player has chosen a capital. */
export interface CapitalEvent {
  kind: "capital";
  seat: number; // who
  place?: number; // where it is
}

/** A turn begins. */
export interface TurnEvent {
  kind: "turn";
  seat: number; // whose
  round: number; // in which round, from 1
  epochs: boolean; // whether rounds are called epochs here
}

/** A side gets armies to place. */
export interface IncomeEvent {
  kind: "income";
  side: number; // who
  armies: number; // how many
}

/** Armies are placed. */
export interface PlaceEvent {
  kind: "place";
  seat: number; // who places them
  side: number; // whose they are
  place: number; // where
  armies: number; // how many
}

/** Armies move from one territory to another. */
export interface FortifyEvent {
  kind: "fortify";
  side: number; // whose they are
  src: number; // from where
  dst: number; // to where
  armies: number; // how many
}

/** A territory card is drawn. */
export interface DrawEvent {
  kind: "draw";
  side: number; // who gets it
  card?: number; // which it is
}

/** A set of cards is exchanged for armies. */
export interface TradeEvent {
  kind: "trade";
  seat: number; // who
  cards: number[]; // the three cards
  armies: number; // what they are worth
}

/** An exchanged card brings armies to the territory that it shows. */
export interface BonusEvent {
  kind: "bonus";
  seat: number; // who
  place: number; // where
  armies: number; // how many
}

/** A card is laid on the table, to be exchanged for its stars. */
export interface LayEvent {
  kind: "lay";
  seat: number; // who
  card: number; // which
}

/** The cards that were laid are exchanged for armies. */
export interface StarsEvent {
  kind: "stars";
  seat: number; // who
  armies: number; // what they are worth
}

/** All cards of a hand change hands. */
export interface CardsEvent {
  kind: "cards";
  seat: number; // who gets them
  loser: number; // whose they were
  number: number; // how many
}

/** An attack is announced. */
export interface AttackEvent {
  kind: "attack";
  attacker: number; // who attacks
  defender: number; // who is attacked
  src: number; // from where
  dst: number; // which territory
  armies: number; // with how many armies, and so dice
}

/** The number of defending dice is chosen. */
export interface DefendEvent {
  kind: "defend";
  seat: number; // who decides
  side: number; // whose armies defend
  place: number; // which territory
  dice: number; // how many
}

/** Dice were compared, and armies fall. */
export interface BattleEvent {
  kind: "battle";
  attacker: number; // who attacks
  defender: number; // who is attacked
  src: number; // from where
  dst: number; // which territory
  attack: number[]; // the attacker's dice; none if they were told before
  defence: number[]; // the defender's dice, likewise
  lost: number; // how many armies the attacker loses
  beaten: number; // how many the defender loses
  left: number; // how many are left where the attack comes from
  defenders: number; // how many are left in the territory under attack
}

/** Dice of a battle or a godswar lie on the table, and are not compared yet. */
export interface ThrownEvent {
  kind: "thrown";
  attacker: number; // who attacks
  defender: number; // who is attacked
  src: number; // from where
  dst: number; // which territory
  attack: number[]; // the attacker's dice
  defence: number[]; // the defender's dice
  godswar: boolean; // whether gods fight, and not armies
}

/** Dice are thrown again. */
export interface AgainEvent {
  kind: "again";
  attacker: number; // who attacks
  defender: number; // who is attacked
  src: number; // from where
  dst: number; // which territory
  attack: number[]; // those of the attacker
  defence: number[]; // those of the defender
}

/** The last defender fell, and the armies of the winning roll move in. */
export interface ConquestEvent {
  kind: "conquest";
  attacker: number; // who conquers
  defender: number; // whose it was
  src: number; // from where
  dst: number; // which territory
  armies: number; // how many move in at once
}

/** It is decided how many armies move into a conquered territory. */
export interface OccupyEvent {
  kind: "occupy";
  side: number; // whose they are
  src: number; // from where
  dst: number; // which territory
  armies: number; // how many in all
  more: number; // how many of them follow now
}

/** A side has lost its last army. */
export interface OutEvent {
  kind: "out";
  by: number; // in whose turn
  side: number; // who is out
}

/** A player claims a mission and shows its card. */
export interface ShowEvent {
  kind: "show";
  seat: number; // who
  mission: number; // which
}

/** A player's last mission lies open from now on. */
export interface LiesOpenEvent {
  kind: "lies_open";
  seat: number; // whose
  mission: number; // which
}

/** A capital was conquered. */
export interface CapitalFellEvent {
  kind: "capital_fell";
  seat: number; // who conquered it
  owner: number; // whose capital it is
  place: number; // where
}

/** A territory goes with a fallen capital. */
export interface TakenOverEvent {
  kind: "taken_over";
  seat: number; // whose it is now
  loser: number; // whose it was
  place: number; // which
}

/** A card is given to a neutral army. */
export interface BribeEvent {
  kind: "bribe";
  seat: number; // who gives it
  side: number; // to whom
  card?: number; // which it is
}

/** An ally is to be reinforced. */
export interface RaiseEvent {
  kind: "raise";
  seat: number; // who wants it
  side: number; // the ally
}

/** A die for a neutral army. */
export interface RollEvent {
  kind: "roll";
  seat: number; // whose turn it is
  side: number; // for whom
  dice: number[]; // the die
}

/** A neutral army changes its mind. */
export interface AllyEvent {
  kind: "ally";
  side: number; // the neutral army
  ally: number; // whose ally it is now; -1: nobody's
}

/** Players who are tied roll off. */
export interface TiesEvent {
  kind: "ties";
  seats: number[]; // who rolls
  dice: number[]; // a die for each of them
  bids: boolean; // whether their bids are tied; otherwise it is for the pantheons
}

/** A side gets its pantheon. */
export interface PantheonEvent {
  kind: "pantheon";
  side: number; // who
  pantheon: number; // which
}

/** An epoch begins: all bid for the order of turns. */
export interface EpochEvent {
  kind: "epoch";
  epoch: number; // which, from 1
}

/** A player has bid. */
export interface BidEvent {
  kind: "bid";
  seat: number; // who
  faith?: number; // how much
}

/** All bids are in, and paid. */
export interface BidsEvent {
  kind: "bids";
  bids: number[]; // of each seat; -1: out of the game
  counts: number[]; // what each bid counts
}

/** A player chooses a turn-order token. */
export interface TokenEvent {
  kind: "token";
  seat: number; // who
  token: number; // which, from 1
}

/** The last token is nobody's choice. */
export interface TokenLeftEvent {
  kind: "token_left";
  seat: number; // who gets it
  token: number; // which, from 1
}

/** A player gets faith. */
export interface FaithEvent {
  kind: "faith";
  seat: number; // who
  faith: number; // how much
}

/** A player raises fewer armies for faith. */
export interface ForgoEvent {
  kind: "forgo";
  seat: number; // who
  armies: number; // how many fewer
  faith: number; // how much more
}

/** New armies appear on the board. */
export interface GainedEvent {
  kind: "gained";
  side: number; // whose
  place: number; // where
  armies: number; // how many
  temple: boolean; // whether a temple brings them, at the start of a turn
}

/** A god comes to the board. */
export interface SummonedEvent {
  kind: "summoned";
  seat: number; // whose
  god: number; // which
  place: number; // where
  faith: number; // what was paid
}

/** A god goes to another territory. */
export interface GodMovedEvent {
  kind: "god_moved";
  seat: number; // whose
  god: number; // which
  src: number; // from where
  dst: number; // to where
}

/** A god is back on the pantheon card. */
export interface BanishedEvent {
  kind: "banished";
  seat: number; // whose
  god: number; // which
  place: number; // where it stood
}

/** A temple is built. */
export interface BuiltEvent {
  kind: "built";
  seat: number; // by whom
  place: number; // where
  faith: number; // what was paid
}

/** A temple goes to another territory. */
export interface TempleMovedEvent {
  kind: "temple_moved";
  src: number; // from where
  dst: number; // to where
}

/** A temple is destroyed. */
export interface TempleFellEvent {
  kind: "temple_fell";
  side: number; // whose it was
  place: number; // where
}

/** The territory of a temple has another owner. */
export interface TempleHandsEvent {
  kind: "temple_hands";
  side: number; // who; -1: nobody
  loser: number; // whose it was; -1: nobody's
  place: number; // where
}

/** Plague comes to a territory. */
export interface PlagueEvent {
  kind: "plague";
  place: number; // which
}

/** Plague goes to another territory. */
export interface PlagueMovedEvent {
  kind: "plague_moved";
  src: number; // from where
  dst: number; // to where
}

/** Plague leaves a territory. */
export interface PlagueGoneEvent {
  kind: "plague_gone";
  place: number; // which
}

/** Plague kills armies. */
export interface PlagueKillsEvent {
  kind: "plague_kills";
  side: number; // whose
  place: number; // where
  armies: number; // how many
  to: string; // where they go: `heaven`, `supply`, or '' for neither
  pantheon: number; // theirs
}

/** A card kills armies. */
export interface KilledEvent {
  kind: "killed";
  side: number; // whose
  place: number; // where
  armies: number; // how many
  to: string; // where they go: `heaven`, `supply`, or '' for neither
  pantheon: number; // theirs
}

/** Nobody stands in a territory any more. */
export interface EmptyEvent {
  kind: "empty";
  place: number; // which
}

/** Atlantis sinks. */
export interface SunkEvent {
  kind: "sunk";
}

/** A sea line is closed for good. */
export interface MaelstromEvent {
  kind: "maelstrom";
  src: number; // its one end
  dst: number; // its other end
}

/** Nobody may attack or enter a territory for the rest of the turn. */
export interface BarredEvent {
  kind: "barred";
  place: number; // which
}

/** The marker of the epochs goes back. */
export interface TimeEvent {
  kind: "time";
  epoch: number; // to which, from 1
}

/** A player adds something in every godswar of this turn. */
export interface FireEvent {
  kind: "fire";
  seat: number; // who
  bonus: number; // how much
}

/** Miracle cards are bought. */
export interface BuyEvent {
  kind: "buy";
  seat: number; // by whom
  deck: number; // of which deck
  number: number; // how many
  faith: number; // what was paid
}

/** A labour brings a card. */
export interface LabourEvent {
  kind: "labour";
  seat: number; // whom
  deck: number; // of which deck
  crypt: boolean; // whether it is the choice of somebody with a crypt; otherwise dice or a conquest bring it
}

/** A war, sky or death card is drawn. */
export interface MiracleEvent {
  kind: "miracle";
  seat: number; // who gets it
  deck: number; // of which deck
  card?: number; // which it is
}

/** A relic is drawn and laid open. */
export interface RelicEvent {
  kind: "relic";
  seat: number; // who gets it
  card: number; // which
}

/** A card is played. */
export interface PlayEvent {
  kind: "play";
  seat: number; // by whom
  card: number; // which
  faith: number; // what was paid
}

/** The player of a card names what it is about. */
export interface NamedEvent {
  kind: "named";
  seat: number; // who
  card: number; // which card
  thing: number; // what was named, as in `choose`; -1 if it is a god or a number
  god: number; // the god; -1: none
  armies: number; // the number
}

/** Dice for a card. */
export interface DieEvent {
  kind: "die";
  seat: number; // who plays it
  card: number; // which card
  dice: number[]; // how they fell
}

/** A continent is picked for a card. */
export interface ContinentEvent {
  kind: "continent";
  seat: number; // who plays it
  card: number; // which card
  continent: number; // which continent
}

/** Aegis cancels a card. */
export interface AegisEvent {
  kind: "aegis";
  seat: number; // who gives it up
  player: number; // who played the card
  card: number; // which card
}

/** A card comes out of Pandora's Box. */
export interface BoxEvent {
  kind: "box";
  seat: number; // whose box
  card: number; // which card
  works: boolean; // whether it can be played
}

/** A player uses a relic of the start of a turn. */
export interface RelicWorksEvent {
  kind: "relic_works";
  seat: number; // who
  card: number; // which
}

/** A relic goes to another player. */
export interface RelicTakenEvent {
  kind: "relic_taken";
  seat: number; // who has it now
  loser: number; // who had it
  card: number; // which
}

/** A relic is destroyed. */
export interface RelicLostEvent {
  kind: "relic_lost";
  seat: number; // whose
  card: number; // which
}

/** A card is taken out of another's hand. */
export interface TakenEvent {
  kind: "taken";
  seat: number; // who takes it
  loser: number; // out of whose hand
  deck: number; // of which deck
  card?: number; // which it is
}

/** A player throws away all cards in hand. */
export interface ThrownAwayEvent {
  kind: "thrown_away";
  seat: number; // who
  number: number; // how many
}

/** All armies and gods of two territories change places. */
export interface SwapEvent {
  kind: "swap";
  side: number; // whose
  src: number; // the one
  dst: number; // the other
}

/** A card makes a territory another's. */
export interface SeizedEvent {
  kind: "seized";
  seat: number; // whose it is now
  loser: number; // whose it was
  place: number; // which
  armies: number; // how many stand there now
}

/** An invasion is announced. */
export interface InvadeEvent {
  kind: "invade";
  attacker: number; // who invades
  defender: number; // who is invaded
  src: number; // from where
  dst: number; // which territory
}

/** A god stays out of an invasion. */
export interface StaysEvent {
  kind: "stays";
  seat: number; // whose
  god: number; // which
}

/** It is settled which gods take part in an invasion. */
export interface GodsComeEvent {
  kind: "gods_come";
  seat: number; // whose
  gods: number[]; // those that do
}

/** Armies walk into an empty place. */
export interface EnterEvent {
  kind: "enter";
  seat: number; // whose
  src: number; // from where
  dst: number; // to where
  armies: number; // how many
}

/** A god is named for a godswar. */
export interface ChampionEvent {
  kind: "champion";
  seat: number; // whose
  god: number; // which
}

/** A godswar is decided: one of the champions is banished. */
export interface GodswarEvent {
  kind: "godswar";
  attacker: number; // who attacks
  defender: number; // who is attacked
  place: number; // for which territory
  god: number; // the attacker's champion
  foe: number; // the defender's champion
  attack: number[]; // the attacker's dice
  defence: number[]; // the defender's dice
  total: number; // the attacker's dice and all that is added
  foe_total: number; // the defender's
  won: boolean; // whether the attacker's champion won
}

/** Faith is paid instead of armies. */
export interface SavedEvent {
  kind: "saved";
  seat: number; // who pays
  place: number; // where
  armies: number; // how many are saved
}

/** The fallen of a battle go to their heaven. */
export interface ToHeavenEvent {
  kind: "to_heaven";
  side: number; // whose
  armies: number; // how many
  pantheon: number; // theirs
}

/** The fallen of a battle don't reach their heaven. */
export interface ToSupplyEvent {
  kind: "to_supply";
  side: number; // whose
  armies: number; // how many
  pantheon: number; // theirs
}

/** Armies leave their heaven. */
export interface LeaveEvent {
  kind: "leave";
  seat: number; // whose
  place: number; // for which space of the Underworld
  armies: number; // how many
  pantheon: number; // theirs
}

/** Armies return from a crypt. */
export interface ReviveEvent {
  kind: "revive";
  seat: number; // whose
  src: number; // from which
  dst: number; // to which temple
  armies: number; // how many
}

/** A player's points after the last epoch. */
export interface ScoreEvent {
  kind: "score";
  seat: number; // whose
  points: number; // all of them
  parts: number[]; // territories, continents, crypts, altars, relics
  tied: boolean; // whether others have as many, and no one has more
  breakers: number[]; // what breaks the tie: faith, temples, gods, armies
}

export type Event =
  | DoneEvent
  | OverEvent
  | StartRollEvent
  | DealEvent
  | ClaimEvent
  | SpreadEvent
  | MissionEvent
  | CapitalEvent
  | TurnEvent
  | IncomeEvent
  | PlaceEvent
  | FortifyEvent
  | DrawEvent
  | TradeEvent
  | BonusEvent
  | LayEvent
  | StarsEvent
  | CardsEvent
  | AttackEvent
  | DefendEvent
  | BattleEvent
  | ThrownEvent
  | AgainEvent
  | ConquestEvent
  | OccupyEvent
  | OutEvent
  | ShowEvent
  | LiesOpenEvent
  | CapitalFellEvent
  | TakenOverEvent
  | BribeEvent
  | RaiseEvent
  | RollEvent
  | AllyEvent
  | TiesEvent
  | PantheonEvent
  | EpochEvent
  | BidEvent
  | BidsEvent
  | TokenEvent
  | TokenLeftEvent
  | FaithEvent
  | ForgoEvent
  | GainedEvent
  | SummonedEvent
  | GodMovedEvent
  | BanishedEvent
  | BuiltEvent
  | TempleMovedEvent
  | TempleFellEvent
  | TempleHandsEvent
  | PlagueEvent
  | PlagueMovedEvent
  | PlagueGoneEvent
  | PlagueKillsEvent
  | KilledEvent
  | EmptyEvent
  | SunkEvent
  | MaelstromEvent
  | BarredEvent
  | TimeEvent
  | FireEvent
  | BuyEvent
  | LabourEvent
  | MiracleEvent
  | RelicEvent
  | PlayEvent
  | NamedEvent
  | DieEvent
  | ContinentEvent
  | AegisEvent
  | BoxEvent
  | RelicWorksEvent
  | RelicTakenEvent
  | RelicLostEvent
  | TakenEvent
  | ThrownAwayEvent
  | SwapEvent
  | SeizedEvent
  | InvadeEvent
  | StaysEvent
  | GodsComeEvent
  | EnterEvent
  | ChampionEvent
  | GodswarEvent
  | SavedEvent
  | ToHeavenEvent
  | ToSupplyEvent
  | LeaveEvent
  | ReviveEvent
  | ScoreEvent
  ;

/** What a step asks that declares nothing, as one from another package may: secret, lest it give something away. */
export interface UnnamedAsking {
  kind: "unnamed";
  secrecy: "secret";
  step: string; // the name of the step
}

/** Dice for who begins. */
export interface RollingForTheStartAsking {
  kind: "rolling for the start";
  secrecy: "open";
  dice: number[]; // who rolls each die
}

/** The next territory is dealt. */
export interface DealingAsking {
  kind: "dealing";
  secrecy: "open";
  side: number; // who gets it
}

/** Which free territory to take. */
export interface ClaimingAsking {
  kind: "claiming";
  secrecy: "open";
  armies: number; // how many the player has left to place before the game
}

/** Where to place armies before the game. */
export interface StrengtheningAsking {
  kind: "strengthening";
  secrecy: "open";
  side: number; // whose armies
  armies: number; // how many now
  later: number; // how many in later rounds
}

/** The next mission card is dealt. */
export interface DealingMissionsAsking {
  kind: "dealing missions";
  secrecy: "open";
  seat: number; // who gets it
}

/** Which own territory to make the capital. */
export interface ChoosingCapitalsAsking {
  kind: "choosing capitals";
  secrecy: "sealed";
}

/** Whether to exchange a set of cards. */
export interface TradingAsking {
  kind: "trading";
  secrecy: "secret";
  eliminated: boolean; // whether cards of an eliminated player force it
}

/** Which territory of an exchanged card gets the extra armies. */
export interface TakingTheBonusAsking {
  kind: "taking the bonus";
  secrecy: "open";
  armies: number; // how many
}

/** Which card to lay on the table, or to take the armies for those that lie there. */
export interface LayingCardsAsking {
  kind: "laying cards";
  secrecy: "secret";
  stars: number; // the stars on the table
  armies: number; // what they are worth
}

/** A territory card is drawn. */
export interface DrawingAsking {
  kind: "drawing";
  secrecy: "open";
  side: number; // who gets it
}

/** Where to place armies. */
export interface PlacingAsking {
  kind: "placing";
  secrecy: "open";
  side: number; // whose armies
  armies: number; // how many are left to place
}

/** Which territory to attack from which, and with how many armies, or to end the attacks. */
export interface AttackingAsking {
  kind: "attacking";
  secrecy: "open";
}

/** How many dice to defend with. */
export interface DefendingAsking {
  kind: "defending";
  secrecy: "open";
  attacker: number; // who attacks
  defender: number; // whose armies defend
  src: number; // where the attack comes from
  dst: number; // the territory under attack
  dice: number; // how many dice attack
}

/** The dice of a battle. */
export interface RollingAsking {
  kind: "rolling";
  secrecy: "open";
  attacker: number; // who attacks
  defender: number; // who defends
  src: number; // where the attack comes from
  dst: number; // the territory under attack
  dice: number[]; // whose each die is, the attacker's first
}

/** Dice of a battle that are thrown again. */
export interface ThrownAsking {
  kind: "thrown";
  secrecy: "open";
  attacker: number; // who attacks
  defender: number; // who defends
  src: number; // where the attack comes from
  dst: number; // the territory under attack
  dice: number[]; // whose each die is, the attacker's first
  attack: number[]; // how the attacker's dice lie
  defence: number[]; // how the defender's dice lie
}

/** How many armies move into a conquered territory. */
export interface OccupyingAsking {
  kind: "occupying";
  secrecy: "open";
  side: number; // whose armies
  src: number; // from where
  dst: number; // into which territory
  armies: number; // how many are in already
}

/** Which armies to move at the end of a turn. */
export interface FortifyingAsking {
  kind: "fortifying";
  secrecy: "open";
  side: number; // whose armies
}

/** Whether to claim a mission. */
export interface ShowingAMissionAsking {
  kind: "showing a mission";
  secrecy: "secret";
  start: boolean; // whether the turn begins; otherwise it ends
}

/** Where to place armies of a neutral side. */
export interface BolsteringAsking {
  kind: "bolstering";
  secrecy: "open";
  side: number; // which side; -1: the first territory decides
  armies: number; // how many
}

/** Whether to give a card to a neutral army. */
export interface BribingAsking {
  kind: "bribing";
  secrecy: "secret";
}

/** Which ally to reinforce next. */
export interface RaisingAlliesAsking {
  kind: "raising allies";
  secrecy: "open";
}

/** A die for how many armies an ally gets. */
export interface RollingForAnAllyAsking {
  kind: "rolling for an ally";
  secrecy: "open";
  side: number; // the ally
  dice: number[]; // whom the die is for
}

/** A die for whether a neutral army that has fought changes its mind. */
export interface RollingTheStatusAsking {
  kind: "rolling the status";
  secrecy: "open";
  side: number; // the neutral army
  dice: number[]; // whom the die is for
}

/** A plague land is drawn. */
export interface SpreadingPlagueAsking {
  kind: "spreading plague";
  secrecy: "open";
  left: number; // how many are still to come
}

/** Dice among players who are tied. */
export interface RollingOffAsking {
  kind: "rolling off";
  secrecy: "open";
  dice: number[]; // who rolls each die
  bids: boolean; // whether their bids are tied; otherwise it is for the pantheons
}

/** Which pantheon to take; that of the neutral armies is drawn. */
export interface ChoosingPantheonsAsking {
  kind: "choosing pantheons";
  secrecy: "open";
  side: number; // who gets it
}

/** Where to place the first god, then the first temple. */
export interface PlacingGodAndTempleAsking {
  kind: "placing god and temple";
  secrecy: "open";
  temple: boolean; // whether it is the temple's turn
}

/** How much faith to bid for the order of turns. */
export interface BiddingAsking {
  kind: "bidding";
  secrecy: "sealed";
}

/** Which turn-order token to take. */
export interface ChoosingTokensAsking {
  kind: "choosing tokens";
  secrecy: "open";
  bid: number; // what the player has bid
}

/** Which relic of the start of a turn works next. */
export interface ResolvingRelicsAsking {
  kind: "resolving relics";
  secrecy: "open";
}

/** A death card is drawn from Pandora's Box. */
export interface OpeningTheBoxAsking {
  kind: "opening the box";
  secrecy: "open";
  side: number; // whose box
}

/** Whether to raise fewer armies for faith. */
export interface RaisingAsking {
  kind: "raising";
  secrecy: "open";
  armies: number; // how many are to be placed
}

/** Which armies return from crypts to temples. */
export interface ReturningAsking {
  kind: "returning";
  secrecy: "open";
}

/** Whether to summon a god or build a temple. */
export interface SummoningAsking {
  kind: "summoning";
  secrecy: "open";
  faith: number; // what the player has
}

/** Which miracle cards to buy. */
export interface ObtainingMiraclesAsking {
  kind: "obtaining miracles";
  secrecy: "open";
  price: number; // the faith for each
  bought: number[]; // how many are bought of the decks of war, magic, sky and death
  faith: number; // what the player has
}

/** A miracle card is drawn. */
export interface DrawingMiraclesAsking {
  kind: "drawing miracles";
  secrecy: "open";
  side: number; // who gets it
  deck: number; // of which deck
  left: number; // how many are still to be drawn
}

/** Which miracle card to play. */
export interface PlayingMiraclesAsking {
  kind: "playing miracles";
  secrecy: "secret";
  faith: number; // what the player has
}

/** What a card that is being played is about. */
export interface NamingAsking {
  kind: "naming";
  secrecy: "open";
  card: number; // which card
  chosen: number[]; // the places that were named already
  src: number; // where armies or gods go from; -1: nowhere yet
  dst: number; // where they go to; -1: nowhere yet
  owner: number; // whose gods may be named
  decks: boolean; // whether gods stand for their decks
}

/** Whether to cancel a card with Aegis. */
export interface ShieldingAsking {
  kind: "shielding";
  secrecy: "open";
  card: number; // which card
  player: number; // who plays it
  chosen: number[]; // the places that were named for it
  attacker: number; // who invades; -1: nobody
  src: number; // the invasion's origin; -1: there is none
  dst: number; // its target; -1: there is none
}

/** Dice or a draw for a card. */
export interface WorkingAsking {
  kind: "working";
  secrecy: "open";
  card: number; // which card
  player: number; // who plays it
  at: number[]; // the place that each die is for; none if they are for all
}

/** Which card to take out of another's hand. */
export interface LookingAtAHandAsking {
  kind: "looking at a hand";
  secrecy: "secret";
  side: number; // whose hand
}

/** Which place to invade or enter, or to stop. */
export interface InvadingAsking {
  kind: "invading";
  secrecy: "open";
  below: boolean; // whether it is in the Underworld
}

/** Which gods stay out of an invasion. */
export interface MusteringAsking {
  kind: "mustering";
  secrecy: "open";
  src: number; // where it comes from
  dst: number; // the territory that is invaded
  coming: number[]; // the gods that take part so far
  staying: number[]; // those that stay
}

/** Which sky card to play against an invasion. */
export interface AnsweringAnInvasionAsking {
  kind: "answering an invasion";
  secrecy: "secret";
  attacker: number; // who invades
  src: number; // where it comes from
  dst: number; // the territory that is invaded
  gods: number[]; // the attacker's gods that take part
  faith: number; // what the player has
}

/** Which god fights, or with how many armies to attack, or to break off. */
export interface InvasionAsking {
  kind: "invasion";
  secrecy: "open";
  defender: number; // who is invaded
  src: number; // where it comes from
  dst: number; // the place that is invaded
  gods: number[]; // the attacker's gods that take part
  foes: number[]; // the defender's gods there
  stakes: number[]; // of a godswar: the attacker's dice and what is added to them, the defender's dice and what is added
}

/** Which god defends. */
export interface NamingAChampionAsking {
  kind: "naming a champion";
  secrecy: "open";
  attacker: number; // who invades
  src: number; // where it comes from
  dst: number; // the territory that is invaded
  god: number; // the attacker's champion
  stakes: number[]; // the attacker's dice and what is added to them, then the defender's
}

/** The dice of a godswar. */
export interface GodswarAsking {
  kind: "godswar";
  secrecy: "open";
  attacker: number; // who invades
  defender: number; // who is invaded
  src: number; // where it comes from
  dst: number; // the territory that is invaded
  god: number; // the attacker's champion
  foe: number; // the defender's champion
  dice: number[]; // whose each die is, the attacker's first
}

/** Dice of a godswar that are thrown again. */
export interface GodswarThrownAsking {
  kind: "godswar thrown";
  secrecy: "open";
  attacker: number; // who invades
  defender: number; // who is invaded
  src: number; // where it comes from
  dst: number; // the territory that is invaded
  dice: number[]; // whose each die is, the attacker's first
  attack: number[]; // how the attacker's dice lie
  defence: number[]; // how the defender's dice lie
}

/** How many armies to save for faith. */
export interface SavingAsking {
  kind: "saving";
  secrecy: "open";
  attacker: number; // who attacks
  src: number; // where the attack comes from
  dst: number; // the territory under attack
  armies: number; // how many are about to fall
  faith: number; // what the player has
}

/** Which gods go along. */
export interface GodsOnTheMoveAsking {
  kind: "gods on the move";
  secrecy: "open";
  src: number; // from where
  dst: number; // to where
  gods: number[]; // those that may
}

/** Which armies and gods to move at the end of a turn. */
export interface FortifyingWithGodsAsking {
  kind: "fortifying with gods";
  secrecy: "open";
  side: number; // whose armies
}

/** Which armies leave the heaven. */
export interface LeavingTheHeavenAsking {
  kind: "leaving the heaven";
  secrecy: "open";
  place: number; // the heaven
  armies: number; // how many are there
}

/** Whether to draw a death card. */
export interface EndingTheTurnAsking {
  kind: "ending the turn";
  secrecy: "open";
}

export type Asking =
  | UnnamedAsking
  | RollingForTheStartAsking
  | DealingAsking
  | ClaimingAsking
  | StrengtheningAsking
  | DealingMissionsAsking
  | ChoosingCapitalsAsking
  | TradingAsking
  | TakingTheBonusAsking
  | LayingCardsAsking
  | DrawingAsking
  | PlacingAsking
  | AttackingAsking
  | DefendingAsking
  | RollingAsking
  | ThrownAsking
  | OccupyingAsking
  | FortifyingAsking
  | ShowingAMissionAsking
  | BolsteringAsking
  | BribingAsking
  | RaisingAlliesAsking
  | RollingForAnAllyAsking
  | RollingTheStatusAsking
  | SpreadingPlagueAsking
  | RollingOffAsking
  | ChoosingPantheonsAsking
  | PlacingGodAndTempleAsking
  | BiddingAsking
  | ChoosingTokensAsking
  | ResolvingRelicsAsking
  | OpeningTheBoxAsking
  | RaisingAsking
  | ReturningAsking
  | SummoningAsking
  | ObtainingMiraclesAsking
  | DrawingMiraclesAsking
  | PlayingMiraclesAsking
  | NamingAsking
  | ShieldingAsking
  | WorkingAsking
  | LookingAtAHandAsking
  | InvadingAsking
  | MusteringAsking
  | AnsweringAnInvasionAsking
  | InvasionAsking
  | NamingAChampionAsking
  | GodswarAsking
  | GodswarThrownAsking
  | SavingAsking
  | GodsOnTheMoveAsking
  | FortifyingWithGodsAsking
  | LeavingTheHeavenAsking
  | EndingTheTurnAsking
  ;

export type What = "card" | "continent" | "deck" | "die" | "flag" | "god" | "number" | "own card" | "pantheon" | "place" | "reason" | "seat" | "side" | "thing" | "word";

/** What the numbers in an event's fields stand for. */
export const FIELDS: Record<Event["kind"], Record<string, What>> = {
  done: { seat: "seat" },
  over: { winners: "seat", reason: "reason" },
  start_roll: { seats: "seat", dice: "die" },
  deal: { side: "side", place: "place", armies: "number" },
  claim: { seat: "seat", place: "place" },
  spread: { side: "side", territories: "place", armies: "number" },
  mission: { seat: "seat", mission: "own card" },
  capital: { seat: "seat", place: "place" },
  turn: { seat: "seat", round: "number", epochs: "flag" },
  income: { side: "side", armies: "number" },
  place: { seat: "seat", side: "side", place: "place", armies: "number" },
  fortify: { side: "side", src: "place", dst: "place", armies: "number" },
  draw: { side: "side", card: "card" },
  trade: { seat: "seat", cards: "card", armies: "number" },
  bonus: { seat: "seat", place: "place", armies: "number" },
  lay: { seat: "seat", card: "card" },
  stars: { seat: "seat", armies: "number" },
  cards: { seat: "seat", loser: "side", number: "number" },
  attack: { attacker: "side", defender: "side", src: "place", dst: "place", armies: "number" },
  defend: { seat: "seat", side: "side", place: "place", dice: "number" },
  battle: { attacker: "side", defender: "side", src: "place", dst: "place", attack: "die", defence: "die", lost: "number", beaten: "number", left: "number", defenders: "number" },
  thrown: { attacker: "side", defender: "side", src: "place", dst: "place", attack: "die", defence: "die", godswar: "flag" },
  again: { attacker: "side", defender: "side", src: "place", dst: "place", attack: "die", defence: "die" },
  conquest: { attacker: "side", defender: "side", src: "place", dst: "place", armies: "number" },
  occupy: { side: "side", src: "place", dst: "place", armies: "number", more: "number" },
  out: { by: "side", side: "side" },
  show: { seat: "seat", mission: "own card" },
  lies_open: { seat: "seat", mission: "own card" },
  capital_fell: { seat: "side", owner: "seat", place: "place" },
  taken_over: { seat: "side", loser: "seat", place: "place" },
  bribe: { seat: "seat", side: "side", card: "card" },
  raise: { seat: "seat", side: "side" },
  roll: { seat: "seat", side: "side", dice: "die" },
  ally: { side: "side", ally: "side" },
  ties: { seats: "seat", dice: "die", bids: "flag" },
  pantheon: { side: "side", pantheon: "pantheon" },
  epoch: { epoch: "number" },
  bid: { seat: "seat", faith: "number" },
  bids: { bids: "number", counts: "number" },
  token: { seat: "seat", token: "number" },
  token_left: { seat: "seat", token: "number" },
  faith: { seat: "seat", faith: "number" },
  forgo: { seat: "seat", armies: "number", faith: "number" },
  gained: { side: "side", place: "place", armies: "number", temple: "flag" },
  summoned: { seat: "seat", god: "god", place: "place", faith: "number" },
  god_moved: { seat: "seat", god: "god", src: "place", dst: "place" },
  banished: { seat: "seat", god: "god", place: "place" },
  built: { seat: "seat", place: "place", faith: "number" },
  temple_moved: { src: "place", dst: "place" },
  temple_fell: { side: "side", place: "place" },
  temple_hands: { side: "side", loser: "side", place: "place" },
  plague: { place: "place" },
  plague_moved: { src: "place", dst: "place" },
  plague_gone: { place: "place" },
  plague_kills: { side: "side", place: "place", armies: "number", to: "word", pantheon: "pantheon" },
  killed: { side: "side", place: "place", armies: "number", to: "word", pantheon: "pantheon" },
  empty: { place: "place" },
  sunk: {},
  maelstrom: { src: "place", dst: "place" },
  barred: { place: "place" },
  time: { epoch: "number" },
  fire: { seat: "seat", bonus: "number" },
  buy: { seat: "seat", deck: "deck", number: "number", faith: "number" },
  labour: { seat: "seat", deck: "deck", crypt: "flag" },
  miracle: { seat: "seat", deck: "deck", card: "own card" },
  relic: { seat: "seat", card: "own card" },
  play: { seat: "seat", card: "own card", faith: "number" },
  named: { seat: "seat", card: "own card", thing: "thing", god: "god", armies: "number" },
  die: { seat: "seat", card: "own card", dice: "die" },
  continent: { seat: "seat", card: "own card", continent: "continent" },
  aegis: { seat: "seat", player: "seat", card: "own card" },
  box: { seat: "seat", card: "own card", works: "flag" },
  relic_works: { seat: "seat", card: "own card" },
  relic_taken: { seat: "seat", loser: "seat", card: "own card" },
  relic_lost: { seat: "seat", card: "own card" },
  taken: { seat: "seat", loser: "seat", deck: "deck", card: "own card" },
  thrown_away: { seat: "seat", number: "number" },
  swap: { side: "side", src: "place", dst: "place" },
  seized: { seat: "seat", loser: "seat", place: "place", armies: "number" },
  invade: { attacker: "seat", defender: "side", src: "place", dst: "place" },
  stays: { seat: "seat", god: "god" },
  gods_come: { seat: "seat", gods: "god" },
  enter: { seat: "seat", src: "place", dst: "place", armies: "number" },
  champion: { seat: "seat", god: "god" },
  godswar: { attacker: "seat", defender: "seat", place: "place", god: "god", foe: "god", attack: "die", defence: "die", total: "number", foe_total: "number", won: "flag" },
  saved: { seat: "seat", place: "place", armies: "number" },
  to_heaven: { side: "side", armies: "number", pantheon: "pantheon" },
  to_supply: { side: "side", armies: "number", pantheon: "pantheon" },
  leave: { seat: "seat", place: "place", armies: "number", pantheon: "pantheon" },
  revive: { seat: "seat", src: "place", dst: "place", armies: "number" },
  score: { seat: "seat", points: "number", parts: "number", tied: "flag", breakers: "number" },
};

/** The fields of an event that not all may know. */
export const SECRETS: Partial<Record<Event["kind"], readonly string[]>> = {
  mission: ["mission"],
  capital: ["place"],
  draw: ["card"],
  bribe: ["card"],
  bid: ["faith"],
  miracle: ["card"],
  taken: ["card"],
};

export type ServerMessage = Snapshot | Update | Seats | Accepted | Refused | Spoken | Reacted | Trouble | Pong;

export type ClientMessage = Answer | Take | Back | Chat | React | Resync | Ping;
