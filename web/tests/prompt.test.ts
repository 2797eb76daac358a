// What is asked is said with all that it is about; dice stay as long as they are about something that goes on.
import { beforeEach, expect, test } from "vitest";
import { diceAfter } from "../src/lib/game/fight";
import { beaten, rollers, rows, times } from "../src/lib/game/thrown";
import { Names } from "../src/lib/words/names";
import { naming } from "../src/lib/prompt/naming";
import { price, prompt } from "../src/lib/prompt/prompt";
import { speak } from "../src/lib/words/say.svelte";
import type { Asking, Board, Event, Option, Table, View } from "../src/wire";
import { asking, board as seen, event } from "./made";

const deck = [
  { title: "Your Idol Is False", says: "A god is banished.", kind: "sky", cost: 1, seat: -1 },
  { title: "The Waters Boil", says: "The sea closes.", kind: "death", cost: 4, seat: -1 },
];
const board = {
  mode: "nl2004.godstorm",
  places: ["roma", "apulia", "u1"],
  territories: 2,
  cards: [],
  printed: [],
  stars: [],
  own: ["your_idol_is_false", "the_waters_boil"],
  deck,
  words: ["war", "magic", "sky", "death"],
  continents: [],
  titles: {},
} as unknown as Board;
const table = { seats: [{ name: "Ada" }, { name: "Bruno" }] } as unknown as Table;
const extra = { faith: [3, 0], pantheons: [8, 7], temples: [1], plague: [0] };
const there = { src: 0, dst: 1 };

function view(asked: Asking | null, more: Partial<View> = {}): View {
  return seen({ turn: 1, owner: [1, 0, 0], armies: [8, 2, 3], reserve: [5, 0], extra, asking: asked, ...more });
}

function option(verb: string, on: number[] = [], more: Partial<Option> = {}): Option {
  return { text: verb, verb, on, low: -1, high: -1, ...more };
}

function asked(options: Option[], about: Asking, events: Event[] = [], more: Partial<View> = {}) {
  const now = view(about, more);
  return { asking: about, options, view: now, names: new Names(board, table, now), board, events };
}

const ask = (...given: Parameters<typeof asked>) => prompt(asked(...given));
const done = option("done");

beforeEach(() => speak("en"));

test("whoever is invaded hears of all that comes, with a card to answer or none", () => {
  const invaded = asking("answering an invasion", { ...there, attacker: 1, gods: [0, 2], faith: 3, secrecy: "secret" });
  const found = ask([done, option("play", [0])], invaded);
  expect(found.title).toBe("Bruno invades Apulia (2) from Roma (8) with Ares (war) and Zeus (sky)");
  expect([found.hint, found.done]).toEqual(["Respond with a card?", "No card"]);
  expect(ask([done, option("play", [0])], invaded, [event("invade", { attacker: 1 }), event("play", { seat: 0, card: 0 })]).done).toBe(
    "No more cards",
  );
  expect(ask([done], invaded).hint).toBe("You have no card to respond with.");
});

test("where there is nothing to choose, it is said of what", () => {
  const kinds = [
    "showing a mission",
    "laying cards",
    "trading",
    "attacking",
    "fortifying",
    "fortifying with gods",
    "invading",
    "playing miracles",
  ] as const;
  expect(kinds.map((kind) => ask([done], asking(kind, { side: 0, stars: 0 })).title)).toEqual([
    "No mission to show yet",
    "No cards worth trading yet",
    "No set to trade yet",
    "No attacks left",
    "No armies to move this turn",
    "No armies to move this turn",
    "Nobody to invade",
    "No card to play now (3 faith)",
  ]);
});

test("between attacks it is said what else can be done", () => {
  const attacking = (...verbs: string[]) => ask([done, ...verbs.map((verb) => option(verb, [1, 0]))], asking("attacking"));
  expect([attacking("attack").title, attacking("lay").title, attacking("show").title]).toEqual([
    "Your turn: attack",
    "Trade in cards for their stars?",
    "Show a completed mission?",
  ]);
  expect(attacking("attack", "show").hint).toContain("you may show it now");
  expect(ask([option("trade", [0, 1, 2])], asking("trading")).title).toBe("You must trade a set");
});

test("Aegis is asked for against a card, who plays it and what it does", () => {
  const found = ask([done, option("play", [1])], asking("shielding", { ...there, card: 0, player: 1, chosen: [1], attacker: 1 }));
  expect(found.title).toBe("Give up Aegis to cancel Your Idol Is False?");
  expect(found.hint).toMatch(/^Bruno invades Apulia from Roma\. Bruno plays Your Idol Is False \(1 faith\): Apulia\..* god/);
});

test("a champion is asked for with place, enemy and what both bring", () => {
  const stakes = [4, 7, 3, 2];
  const defends = ask([option("champion", [0])], asking("naming a champion", { ...there, attacker: 1, god: 2, stakes }));
  expect(defends.title).toBe("Godswar for Apulia against Bruno with Zeus (sky): which god fights for you?");
  expect(defends.hint).toContain("You roll 3 dice and add 2; Bruno rolls 4 and adds 7.");
  const attacks = ask([option("champion", [0])], asking("invasion", { ...there, defender: 0, gods: [2], foes: [0, 1], stakes }), [], {
    seat: 1,
  });
  expect(attacks.title).toBe("Godswar for Apulia against Ada with Thor (war) and Freya (magic): which god fights for you?");
  expect(attacks.hint).toContain("You roll 4 dice and add 7; Ada rolls 3 and adds 2.");
});

test("the Tree of Life has a price, and the last armies are worth it", () => {
  const save = option("save", [], { low: 0, high: 2, cost: 1 });
  const found = ask([save], asking("saving", { ...there, attacker: 1, armies: 2, faith: 3 }));
  expect(found.title).toBe("2 armies would fall in Apulia: how many does the Tree of Life save?");
  expect(found.hint).toBe("1 faith each; you have 3. They are the last there: save one, or lose the territory.");
  expect([price(save, 2), price(save, 0), price(done)]).toEqual(["2 faith", "", ""]);
});

test("cards cost what they cost now, and gods are asked with from and to", () => {
  expect(ask([done, option("buy", [0], { cost: 1 })], asking("obtaining miracles", { price: 1 })).hint).toContain("1 faith each");
  const muster = (staying: number[]) =>
    ask([done, option("stay", [0])], asking("mustering", { ...there, coming: [0], staying }), [], { seat: 1 });
  expect(muster([]).hint).toContain("From Roma to Apulia.");
  expect([muster([]).title, muster([]).done, muster([2]).done]).toEqual([
    "Which gods stay behind?",
    "Take all along",
    "Take the others along",
  ]);
  expect(ask([option("take", [0])], asking("gods on the move", { ...there, gods: [0] })).title).toBe(
    "From Roma to Apulia: which god goes along?",
  );
});

test("armies that are still to be placed are counted, and whose they are is said", () => {
  const place = option("place", [1], { low: 1, high: 3 });
  expect(ask([place], asking("strengthening", { side: 0, armies: 3, later: 2 })).hint).toContain("2 more after this.");
  expect(ask([place], asking("placing", { side: 0, armies: 3 })).hint).not.toContain("more");
  expect(ask([place], asking("placing", { side: 1, armies: 3 })).title).toContain("Bruno");
  expect(ask([place], asking("bolstering", { side: -1, armies: 2 })).title).toBe("Strengthen one neutral army with 2 armies");
});

test("own dice are asked for with what they decide", () => {
  const roll = [option("roll", [], { low: 5, high: 5 })];
  const title = (about: Asking) => ask(roll, about).title;
  expect(title(asking("rolling", { ...there, attacker: 1 }))).toBe("Bruno attacks Apulia from Roma");
  expect(title(asking("godswar", { ...there, attacker: 1, defender: 0, god: 2, foe: 0 }))).toBe(
    "Godswar for Apulia: Zeus (sky) against Thor (war)",
  );
  expect(title(asking("rolling the status", { side: 1 }))).toContain("Roll for Bruno: on 1 to 4");
  expect(title(asking("rolling for the start"))).toBe("Roll for the start");
  expect(ask(roll, asking("thrown", there)).hint).toBe("Roll 5 dice and enter the result");
  expect([rollers(asking("rolling off", { dice: [1, 0] })), rollers(asking("defending", { dice: 2 })), rollers(null)]).toEqual([
    [1, 0],
    [],
    [],
  ]);
});

test("what a card wants named is told by its kind", () => {
  const names = (fields: object, ...on: number[]) =>
    naming(
      asked(
        on.map((t) => option("choose", [t])),
        asking("naming", { card: 0, chosen: [], src: -1, dst: -1, ...fields }),
      ),
    );
  expect([names({}, 1), names({}, 0), names({}, 2), names({}, 0, 1)]).toEqual([
    "Tap one of your territories with a temple.",
    "Tap a plague land.",
    "Tap one of your spaces in the Underworld.",
    "Tap a territory on the map.",
  ]);
  expect([names({ card: 1 }, 1), names({ card: 1, chosen: [0] }, 1)]).toEqual([
    "Tap both ends of the sea line.",
    "Roma is chosen. Tap the other end of the sea line.",
  ]);
  expect(naming(asked([option("move", [], { low: 1, high: 4 })], asking("naming", { card: 0, chosen: [], ...there })))).toBe(
    "How many armies go from Roma to Apulia?",
  );
});

test("gods that are named for a card are those of whom it is about", () => {
  const called = (fields: object) =>
    new Names(board, table, view(asking("naming", fields))).things("choose", [board.places.length + board.own.length + 2], 0);
  expect([called({ owner: 1, decks: false }), called({ owner: 0, decks: false }), called({ owner: 1, decks: true })]).toEqual([
    ["Zeus (sky)"],
    ["Odin (sky)"],
    ["sky cards"],
  ]);
});

test("dice stay while their fight lasts, and go when something else begins", () => {
  const attacks = view(null, { doing: ["turn", "attacking"] });
  const way = { attacker: 1, defender: 0, src: 0, dst: 1 };
  const battle = event("battle", { ...way, attack: [2], defence: [5], lost: 1 });
  const thrown = event("thrown", { ...way, attack: [2], defence: [5] });
  expect(diceAfter(null, [battle], attacks)).toBe(battle);
  expect(diceAfter(battle, [event("attack", there)], attacks)).toBe(battle);
  expect(diceAfter(battle, [event("attack", { src: 1, dst: 0 })], attacks)).toBeNull();
  expect(diceAfter(battle, [event("done")], view(null, { doing: ["turn", "fortifying"] }))).toBeNull();
  expect(diceAfter(battle, [], { ...attacks, attack: [1, 0] })).toBeNull();
  expect(diceAfter(thrown, [event("saved"), { ...battle, attack: [], defence: [] }], attacks)).toEqual(battle);
  expect(diceAfter(event("start_roll", { seats: [0, 1], dice: [1, 6] }), [event("claim", { place: 0 })], attacks)).toBeNull();
});

test("dice that beat nothing fade, unless something else decided", () => {
  const fell = event("battle", { attack: [1, 6, 4], defence: [4, 5], lost: 1, beaten: 1 });
  expect(beaten(fell)).toEqual([
    [false, true, true],
    [true, false],
  ]);
  expect(beaten({ ...fell, ties: true, lost: 0, beaten: 2 })).toEqual([
    [false, false, true],
    [true, true],
  ]);
  expect(beaten(event("battle", { attack: [6], defence: [1], lost: 1 }))).toBeNull(); // a card turned it round
  expect(beaten(event("thrown", { attack: [6], defence: [1] }))).toBeNull();
});

test("rolls are counted as long as the same place is attacked from the same one", () => {
  const [a, b] = [event("battle", { src: 0, dst: 1 }), event("battle", { src: 1, dst: 0 })];
  expect([[], [a], [a, event("attack"), a], [a, b], [a, event("turn"), a], [a, event("turn")]].map(times)).toEqual([0, 1, 2, 1, 1, 0]);
});

test("nobody is called by the name of a seat that is free, unless somebody chose it", () => {
  const seats = ["Bruno", "Papa", "Player 3", "Bruno"].map((name, s) => ({ name, free: s < 3 }));
  const names = new Names(board, { seats }, view(null));
  expect([0, 1, 2, 3].map((s) => names.side(s))).toEqual(["Free seat 1", "Papa", "Free seat 3", "Bruno"]);
  const ended = new Names(board, { seats }, view(null, { winners: [3] })); // nobody is awaited any more
  expect([0, 1, 2, 3].map((s) => ended.side(s))).toEqual(["Orange", "Papa", "Green", "Bruno"]);
});

test("dice have names and totals, and one side has won", () => {
  const names = new Names(board, table, view(null));
  const godswar = event("godswar", {
    attacker: 1,
    defender: 0,
    god: 14,
    foe: 16,
    attack: [1, 4],
    defence: [6, 1],
    total: 12,
    foe_total: 9,
    won: true,
  });
  expect(rows(godswar, names).map((r) => [r.who, r.mark, r.won])).toEqual([
    ["Zeus", "12 ✓", true],
    ["Thor", "9", false],
  ]);
  expect(rows(event("start_roll", { seats: [0, 1], dice: [1, 6] }), names).map((r) => [r.who, r.dice])).toEqual([
    ["Ada", [1]],
    ["Bruno", [6]],
  ]);
});
