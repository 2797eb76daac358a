// What is asked is said with all that it is about; dice stay as long as they are about something that goes on.
import { beforeEach, expect, test } from "vitest";
import { naming } from "../src/lib/asks";
import { attackOn, diceAfter, rows } from "../src/lib/fight";
import { Names } from "../src/lib/names";
import { price, prompt } from "../src/lib/prompt";
import { speak } from "../src/lib/say.svelte";
import type { Board, Event, Option, Step, Table, View } from "../src/wire";

const deck = [{ title: "Your Idol Is False", says: "A god is banished.", kind: "sky", cost: 1, seat: -1 }, { title: "The Waters Boil", says: "The sea closes.", kind: "death", cost: 4, seat: -1 }];
const board = {
  mode: "nl2004.godstorm", places: ["roma", "apulia", "u1"], territories: 2, cards: [], printed: [], stars: [], own: ["your_idol_is_false", "the_waters_boil"], deck,
  words: ["war", "magic", "sky", "death"], continents: [], titles: {},
} as unknown as Board;
const table = { seats: [{ name: "Ada" }, { name: "Bruno" }] } as unknown as Table;
const extra = { faith: [3, 0], pantheons: [8, 7], gods: [1, 1, -1, -1, 0, -1, 0, -1], temples: [1], plague: [0] };
const invasion: Step = { name: "invasion", seat: 1, n: 5, src: 0, dst: 1, m: 1 };

function seen(steps: Step[], more: Partial<View> = {}): View {
  return { seat: 0, turn: 1, owner: [1, 0, 0], armies: [8, 2, 3], force: [], reserve: [5, 0], hand: [], extra, steps: [{ name: "turn" }, ...steps], ...more } as unknown as View;
}

function option(verb: string, on: number[] = [], more: Partial<Option> = {}): Option {
  return { text: verb, verb, on, low: -1, high: -1, ...more };
}

function asked(options: Option[], view: View, events: Event[] = [], stakes: number[] = []) {
  return { options, view, names: new Names(board, table, view), board, events, stakes };
}

const ask = (...given: Parameters<typeof asked>) => prompt(asked(...given));
const done = option("done");

beforeEach(() => speak("en"));

test("whoever is invaded hears of all that comes, with a card to answer or none", () => {
  const steps = [{ name: "invading", seat: 1 }, invasion, { name: "answering an invasion", seat: 0 }];
  const found = ask([done, option("play", [0])], seen(steps));
  expect(found.title).toBe("Bruno invades Apulia (2) from Roma (8) with Ares (war) and Zeus (sky)");
  expect([found.hint, found.done]).toEqual(["Answer with a card?", "No card"]);
  expect(ask([done, option("play", [0])], seen(steps), [{ kind: "invade", seat: 1 }, { kind: "play", seat: 0, a: 0 }]).done).toBe("No more cards");
  expect(ask([done], seen(steps)).hint).toBe("You have no card that can answer.");
});

test("where there is nothing to choose, it is said of what", () => {
  const titles = ["showing a mission", "laying cards", "trading", "attacking", "fortifying", "invading", "playing miracles"].map((name) => ask([done], seen([{ name }])).title);
  expect(titles).toEqual([
    "No mission to show yet", "No cards worth trading yet", "No set of cards to trade yet", "There is nobody you can attack any more",
    "No armies can be moved this turn", "There is nobody you can invade", "No card that you can play now (3 faith)",
  ]);
});

test("Aegis is asked for against a card, who plays it and what it does", () => {
  const step = { name: "shielding", seat: 0, n: 0, side: 1 };
  const found = ask([done, option("play", [1])], seen([{ name: "invading" }, invasion, step]));
  expect(found.title).toBe("Give up Aegis to cancel Your Idol Is False?");
  expect(found.hint).toMatch(/^Bruno invades Apulia from Roma\. Bruno plays Your Idol Is False \(1 faith\)\..* god/);
});

test("a champion is asked for with place, enemy and what both bring", () => {
  const defends = ask([option("champion", [0])], seen([{ name: "invading" }, invasion, { name: "naming a champion", seat: 0, n: 2, src: 0, dst: 1, side: 1 }]), [], [4, 7, 3, 2]);
  expect(defends.title).toBe("Godswar for Apulia against Bruno with Zeus (sky): which god fights for you?");
  expect(defends.hint).toContain("You roll 3 dice and add 2; Bruno rolls 4 and adds 7.");
  const attacks = ask([option("champion", [0])], seen([{ name: "invading" }, invasion], { seat: 1 }), [], [4, 7, 3, 2]);
  expect(attacks.title).toBe("Godswar for Apulia against Ada with Thor (war) and Freya (magic): which god fights for you?");
  expect(attacks.hint).toContain("You roll 4 dice and add 7; Ada rolls 3 and adds 2.");
});

test("the Tree of Life has a price, and the last armies are worth it", () => {
  const save = option("save", [], { low: 0, high: 2, cost: 1 });
  const found = ask([save], seen([{ name: "invading" }, invasion, { name: "saving", seat: 0, src: 0, dst: 1 }]), [], [2]);
  expect(found.title).toBe("2 armies would fall in Apulia: how many does the Tree of Life save?");
  expect(found.hint).toBe("1 faith each; you have 3. They are the last there: save one, or the territory is lost.");
  expect([price(save, 2), price(save, 0), price(done)]).toEqual(["2 faith", "", ""]);
});

test("cards cost what they cost now, and gods are asked with from and to", () => {
  expect(ask([done, option("buy", [0], { cost: 1 })], seen([{ name: "obtaining miracles" }])).title).toContain("(1 faith each");
  const muster = (n: number) => ask([done, option("stay", [0])], seen([{ name: "invading" }, invasion, { name: "mustering", seat: 1, n }], { seat: 1 }));
  expect([muster(5).title, muster(5).done, muster(1).done]).toEqual(["From Roma to Apulia: which gods stay behind?", "All come along", "The others go along"]);
  expect(ask([option("take", [0])], seen([{ name: "gods on the move", src: 0, dst: 1 }])).title).toBe("From Roma to Apulia: which god goes along?");
});

test("armies that are still to be placed are counted", () => {
  const place = option("place", [1], { low: 1, high: 3 });
  expect(ask([place], seen([{ name: "strengthening", seat: 0, n: 3, side: 0 }])).hint).toContain("2 more come after this.");
  expect(ask([place], seen([{ name: "placing", seat: 0, side: 0 }])).hint).not.toContain("more");
});

test("own dice are asked for with what they decide", () => {
  const roll = [option("roll", [], { low: 5, high: 5 })];
  const title = (step: Step) => ask(roll, seen([step])).title;
  expect(title({ name: "rolling", src: 0, dst: 1, side: 1, n: 3, m: 2 })).toBe("Dice for the attack of Bruno on Apulia, from Roma");
  expect(title({ name: "godswar", src: 0, dst: 1, side: 1, n: 2, m: 0 })).toBe("Dice for the godswar for Apulia: Zeus (sky) against Thor (war)");
  expect(title({ name: "rolling the status", n: 2 })).toContain("Bruno, which has fought: on 1 to 4");
  expect(title({ name: "rolling for the start", n: 3 })).toBe("Dice for the start");
  expect(ask(roll, seen([{ name: "thrown", src: 0, dst: 1 }])).hint).toBe("Roll 5 dice and type what you got");
});

test("what a card wants named is told by its kind", () => {
  const names = (step: Partial<Step>, ...on: number[]) => naming(asked(on.map((t) => option("choose", [t])), seen([{ name: "naming", n: 0, ...step }])));
  expect([names({}, 1), names({}, 0), names({}, 2), names({}, 0, 1)]).toEqual([
    "Tap one of your territories with a temple.", "Tap a plague land.", "Tap one of your spaces in the Underworld.", "Tap a territory on the map.",
  ]);
  expect([names({ n: 1 }, 1), names({ n: 1, src: 0 }, 1)]).toEqual(["Tap both ends of the sea line.", "Roma is chosen. Tap the other end of the sea line."]);
  const move = naming(asked([option("move", [], { low: 1, high: 4 })], seen([invasion, { name: "naming", n: 0, src: 0 }])));
  expect(move).toBe("How many armies go from Roma to Apulia?");
});

test("dice stay while their fight lasts, and go when something else begins", () => {
  const attacks = seen([{ name: "attacking" }]);
  const battle: Event = { kind: "battle", seat: 1, other: 0, a: 0, b: 1, c: 1, n: 1, m: 0, dice: [2, 5] };
  const thrown: Event = { ...battle, kind: "thrown" };
  expect(diceAfter(null, [battle], attacks)).toBe(battle);
  expect(diceAfter(battle, [{ kind: "attack", a: 0, b: 1 }], attacks)).toBe(battle);
  expect(diceAfter(battle, [{ kind: "attack", a: 1, b: 0 }], attacks)).toBeNull();
  expect(diceAfter(battle, [{ kind: "done" }], seen([{ name: "fortifying" }]))).toBeNull();
  expect(diceAfter(battle, [], seen([{ name: "attacking" }, { name: "defending", src: 1, dst: 0 }]))).toBeNull();
  expect(diceAfter(thrown, [{ kind: "saved" }, { ...battle, dice: [] }], attacks)?.dice).toEqual([2, 5]);
  expect(diceAfter({ kind: "start_roll", n: 3, dice: [1, 6] }, [{ kind: "claim", a: 0 }], attacks)).toBeNull();
  expect(attackOn(seen([{ name: "attacking" }, { name: "defending", src: 0, dst: 1 }]))).toEqual([0, 1]);
});

test("dice have names and totals, and one side has won", () => {
  const names = new Names(board, table, seen([]));
  const godswar: Event = { kind: "godswar", seat: 1, other: 0, a: 14, b: 16, c: 2, n: 12, m: 9, dice: [1, 4, 6, 1], left: [1, 1] };
  expect(rows(godswar, names).map((r) => [r.who, r.mark, r.won])).toEqual([["Zeus", "12 ✓", true], ["Thor", "9", false]]);
  expect(rows({ kind: "start_roll", n: 3, dice: [1, 6] }, names).map((r) => [r.who, r.dice])).toEqual([["Ada", [1]], ["Bruno", [6]]]);
});
