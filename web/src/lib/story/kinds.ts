// Kinds of events, by what they are to those who show and tell them. What changes the board, and what no story tells, the catalogue says
// itself: BOARD and QUIET in wire.ts.
import type { Event } from "../../wire";

type Kinds = ReadonlySet<string>;

const kinds = (...all: Event["kind"][]): Kinds => new Set(all);

/** What befalls many at the start of a game, and is nobody's news. */
export const DEALT = kinds("deal", "spread");

/** What a player does in the course of the game: the first side is whose deed it is. */
export const DEEDS = kinds("place", "attack", "fortify", "trade", "lay", "done", "claim", "occupy", "invade", "play", "bid", "token");

/** A place has another owner: the first side has it, from the other. */
export const TAKEN = kinds("conquest", "taken_over", "seized");

/** A loss of the seat that is named. */
export const SUFFERED = kinds("banished", "relic_lost", "temple_fell");

/** A loss of the other side that is named. */
export const ROBBED = kinds("relic_taken", "taken", "temple_hands");

/** What befalls the seat that is named, for better or worse. */
export const BEFALLS = kinds("killed", "plague_kills", "gained", "relic_lost", "banished", "temple_fell", "miracle", "relic");

/** A fight, which concerns both sides. */
export const FOUGHT = kinds("battle", "conquest", "godswar", "roll");

/** What concerns everybody. */
export const FOR_ALL = kinds("start_roll", "out", "capital_fell", "epoch", "bids", "sunk", "over");

/** What no dice outlast. */
export const ENDS_DICE = kinds("turn", "epoch", "invade", "champion");

/** What dice don't outlast that decided something at once. */
export const ENDS_QUICK_DICE = kinds(
  "attack",
  "claim",
  "place",
  "fortify",
  "play",
  "bid",
  "pantheon",
  "summoned",
  "built",
  "buy",
  "enter",
  "leave",
  "revive",
);

/** Many of them are nobody's in particular. */
export const SHARED = kinds("deal", "mission");

/** Lines by which a story is divided. */
export const HEADINGS = kinds("turn", "epoch", "over");
