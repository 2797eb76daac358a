// A table as a device sees it: attacks that go on by themselves stop when they are told to.
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Wire } from "../src/lib/game/connection";
import { Game } from "../src/lib/game/game.svelte";
import { Picking } from "../src/lib/play/picking.svelte";
import { attacking } from "../src/lib/play/plans";
import { PAINTS } from "../src/lib/palette";
import { own, watchAt } from "../src/lib/device/watching.svelte";
import { bribe } from "../src/lib/game/known";
import { knownOf } from "../src/lib/words/names";
import { blotted, veiled } from "../src/lib/game/veil";
import Battle from "../src/table/Battle.svelte";
import Mission from "../src/table/Mission.svelte";
import Secrets from "../src/table/Secrets.svelte";
import type { Board, ClientMessage, Event, Mode, Option } from "../src/wire";
import { asking, board as seen, event } from "./made";

const attack: Option = { text: "attack alaska kamchatka 1", verb: "attack", on: [0, 1], low: 1, high: 3 };
const done: Option = { text: "done", verb: "done", on: [], low: -1, high: -1 };
const view = seen({ doing: ["turn", "attacking"], asking: asking("attacking") });

const spoken = (message: ClientMessage) => (message.type === "answer" ? message.answer : message.type);

/** A table whose server is this test. */
function table(yours = [0]) {
  const sent: ClientMessage[] = [];
  const wire: Wire = {
    readyState: 1,
    onmessage: null,
    onclose: null,
    send: (text) => void sent.push(JSON.parse(text) as ClientMessage),
    close: () => undefined,
  };
  const game = new Game({ places: ["alaska", "kamchatka"], territories: 2, deck: [] } as unknown as Board, {} as Mode, "", () => wire);
  game.start();
  const hear = (message: object) => wire.onmessage!({ data: JSON.stringify(message) });
  const board = { view, asked: [0], question: { seat: 0, since: 1, options: [attack, done] }, left: -1, undo: -1, answering: [] };
  const seats = [
    { name: "Ada", player: "person", away: false, present: true },
    { name: "Bruno", player: "captain", away: false, present: true },
  ];
  hear({
    type: "snapshot",
    version: 1,
    yours,
    host: true,
    table: { seats, teams: [], undo: true, shares: { waits: [] } },
    chat: [],
    after: 0,
    events: [],
    orders: [],
    ...board,
  });
  const next = (version: number, events: Event[] = [], other: object = {}) => {
    hear({ type: "accepted", id: sent.filter((a) => a.type === "answer").length, version });
    hear({ type: "update", version, after: version - 1, events, ...board, ...other });
  };
  const people = () =>
    hear({
      type: "seats",
      table: { seats: seats.map((s) => ({ ...s, player: "person" })), teams: [], shares: { waits: [] } },
      yours,
      host: true,
    });
  return { game, sent, next, people, hear };
}

test("an attack goes on until it is stopped, and then at once", () => {
  const { game, sent, next } = table();
  game.follow(attacking(0, 1, 1));
  next(2);
  expect(sent.map(spoken)).toEqual(["attack alaska kamchatka 3", "attack alaska kamchatka 3"]);
  game.halt();
  next(3);
  expect(sent).toHaveLength(2);
});

test("what was missed is told at the beginning of a turn, until one answers", () => {
  const { game, next } = table();
  next(2, [event("fortify", { side: 0, src: 0, dst: 1 }), event("conquest", { attacker: 1, defender: 0, src: 1, dst: 0 })]);
  expect([...game.recent].sort()).toEqual([0, 1]);
  game.missed = [event("turn")];
  game.tell("done");
  expect(game.missed).toEqual([]);
});

test("a question about one way has it picked, wherever one taps; else nothing is picked that was not touched", () => {
  const { game, next } = table();
  const picking = new Picking(game);
  game.renewed = () => picking.renew();
  picking.renew();
  expect([picking.from, picking.to]).toEqual([null, null]);
  picking.pick(0);
  expect([picking.from, picking.to]).toEqual([0, null]); // though there is one target only
  next(2, [], { view: { ...view, asking: asking("invasion", { src: 0, dst: 1 }) } });
  for (const tap of [() => picking.pick(0), () => picking.pick(1), () => picking.close()]) {
    tap();
    expect([picking.from, picking.to, picking.current]).toEqual([0, 1, [attack]]);
  }
});

test("what is answered by an order is not asked, and brings no curtain", () => {
  const { game, next } = table([0, 1]);
  next(2, [], { answering: [0, 1] });
  expect([game.mine, game.options.length, game.curtain]).toEqual([false, 0, -1]);
});

test("orders, second thoughts and the pace are asked for", () => {
  const { game, sent, hear } = table();
  const orders = { seat: 0, defend: "most", occupy: "ask", setup: false, skip: true, react: "ask" };
  hear({ type: "orders", orders: [orders] });
  game.order(0, { occupy: "all" });
  game.takeBack();
  game.hasten(0, true);
  expect(sent).toMatchObject([
    { type: "orders", orders: { ...orders, occupy: "all" } },
    { type: "undo", version: 1 },
    { type: "pace", pace: 0 },
  ]);
});

const defend: Option = { text: "defend 1", verb: "defend", on: [], low: 1, high: 2 };
const defending = {
  view: { ...view, seat: 1, asking: asking("defending") },
  asked: [1],
  question: { seat: 1, since: 2, options: [defend] },
};

test("at one device an attack goes on after the other has defended", () => {
  const { game, sent, next, people } = table([0, 1]);
  people();
  const picking = new Picking(game);
  game.renewed = () => picking.renew();
  game.unveil(); // Ada has it
  picking.pick(0);
  picking.pick(1);
  game.follow(attacking(0, 1, 1));
  next(2, [], defending);
  expect([game.curtain, game.running, game.plan === null]).toEqual([-1, false, false]);
  game.answer(defend, 2);
  next(3);
  const answers = sent.filter((m) => m.type === "answer").map((m) => m.answer);
  expect(answers).toEqual(["attack alaska kamchatka 3", "defend 2", "attack alaska kamchatka 3"]);
  expect([picking.from, picking.to]).toEqual([0, 1]);
});

test("what one person looked at is shut before another's is there", () => {
  const { game, next, people } = table([0, 1]);
  people();
  game.unveil();
  game.peeking = true;
  next(2);
  expect(game.peeking).toBe(true);
  next(3, [], defending);
  expect(game.peeking).toBe(false);
});

test("a capital is not on the map of people who share it, unless it has fallen", () => {
  const capitals = (c: number[], fallen: number) => veiled({ ...view, extra: { capitals: c, fallen: [fallen] } }).extra.capitals;
  expect(capitals([4, -2, 7], 0b100)).toEqual([-2, -2, 7]);
  expect(veiled(view)).toBe(view);
});

test("a double click on the end of a phase does not end the next one too", () => {
  vi.useFakeTimers();
  const { game, sent, next } = table();
  game.tell("done");
  next(2);
  expect(game.busy).toBe(true);
  game.tell("done");
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(400);
  game.tell("done");
  expect(sent).toHaveLength(2);
  vi.useRealTimers();
});

test("nothing stays picked when somebody else's turn begins", () => {
  vi.useFakeTimers(); // boards that ask nothing may come a little later
  const { game, next } = table();
  const picking = new Picking(game);
  game.renewed = () => picking.renew();
  next(2);
  picking.pick(0);
  expect(picking.from).toBe(0);
  next(3, [], { view: { ...view, turn: 1 }, asked: [1], question: null });
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  expect([picking.from, picking.to]).toEqual([null, null]);
});

test("where one attacked from is not where one moves from", () => {
  const { game, next } = table();
  const picking = new Picking(game);
  game.renewed = () => picking.renew();
  next(2);
  picking.pick(0);
  next(3);
  expect(picking.from).toBe(0); // the attacks go on
  const fortify: Option = { text: "fortify alaska kamchatka 1", verb: "fortify", on: [0, 1], low: 1, high: 3 };
  next(4, [], { view: { ...view, doing: ["turn", "fortifying"] }, question: { seat: 0, since: 4, options: [fortify, done] } });
  expect([picking.from, picking.to]).toEqual([null, null]);
});

const place = (t: number, high: number): Option => ({ text: `place t${t} 1`, verb: "place", on: [t], low: 1, high });
const reinforcing = seen({ doing: ["turn", "placing"], asking: asking("placing") });

/** So many armies to place; where they may go. */
const armies = (n: number, to = [0, 1], other: object = {}) => ({
  view: reinforcing,
  question: { seat: 0, since: 2, options: to.map((t) => place(t, n)) },
  undo: 0,
  ...other,
});

function picks(game: Game): Picking {
  const picking = new Picking(game);
  game.renewed = () => picking.renew();
  return picking;
}

test("armies are sent as they are put down, and the last of them when that is said", () => {
  const { game, sent, next } = table();
  const picking = picks(game);
  next(2, [], armies(5));
  picking.pick(0);
  picking.pick(1); // before the first has arrived
  expect([sent.map(spoken), picking.placing.left, picking.board!.armies]).toEqual([["place t0 1"], 3, [10, 5]]);
  next(3, [], armies(4));
  next(4, [], armies(3));
  picking.pick(1, 3);
  expect(sent.map(spoken)).toEqual(["place t0 1", "place t1 1"]);
  expect([...picking.placing.laid]).toEqual([
    [0, 1],
    [1, 4],
  ]);
  picking.placing.confirm();
  expect(sent.map(spoken)).toEqual(["place t0 1", "place t1 1", "place t1 3"]);
  next(5);
  expect([picking.placing.begun, picking.placing.laid.size]).toEqual([false, 0]);
});

test("one army less is one less, though more were sent at once", () => {
  const { game, sent, next } = table();
  const picking = picks(game);
  next(2, [], armies(8));
  picking.pick(0, 5);
  next(3, [], armies(3));
  expect([picking.placing.liftable(0), picking.placing.liftable(1)]).toEqual([true, false]);
  picking.placing.stage(0, -1);
  expect(sent.map(spoken)).toEqual(["place t0 5", "undo"]);
  next(4, [], armies(8));
  expect([[...picking.placing.laid], picking.placing.left]).toEqual([[[0, 4]], 4]);
  picking.placing.back();
  expect(picking.placing.begun).toBe(false);
});

test("armies that are put down are no longer to place, whether they were sent or not", () => {
  const { game, next } = table();
  const picking = picks(game);
  next(2, [], { ...armies(3), view: { ...view, reserve: [3, 2] } });
  picking.pick(0, 3);
  expect([picking.placing.left, picking.placing.on(game.view!).reserve]).toEqual([0, [0, 2]]);
});

test("where a table takes nothing back, no army is sent before that is said", () => {
  const { game, sent, next, hear } = table();
  const picking = picks(game);
  hear({ type: "seats", table: { ...game.table, undo: false }, yours: [0], host: true });
  next(2, [], armies(3));
  picking.pick(0);
  expect([sent, [...picking.placing.staged]]).toEqual([[], [[0, 1]]]);
});

test("armies that can no longer be placed as planned are told of", () => {
  const { game, sent, next } = table();
  const picking = picks(game);
  next(2, [], armies(3));
  picking.pick(0, 3);
  picking.placing.stage(0, -2);
  picking.placing.stage(1, 2);
  picking.placing.confirm();
  next(3, [], armies(2, [0]));
  expect(sent.map(spoken)).toEqual(["place t0 1"]);
  expect(game.note).toContain("Some armies");
});

const turn = (seat: number, other: object = {}) => ({
  view: { ...view, seat, turn: seat, ...other },
  asked: [seat],
  question: { seat, since: 3, options: [attack, done] },
});

test("whoever answered openly is handed the device before their own turn", () => {
  const { game, sent, next, people } = table([0, 1]);
  people();
  game.unveil(); // Ada has it
  next(2, [], defending);
  expect(game.curtain).toBe(-1);
  next(3, [], turn(1)); // the server goes on with the seat that was asked last
  expect([game.curtain, game.options]).toEqual([1, []]);
  game.unveil();
  expect([game.curtain, game.options.length]).toEqual([-1, 2]);
  next(4, [], turn(0));
  expect(game.curtain).toBe(0);
  expect(sent.filter((m) => m.type === "answer")).toEqual([]);
});

/** The heading above one person's private things on the page of a game; null while nobody's are shown. */
function heading(game: Game): string | null {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server"))); // what the goals are
  const page = mount(Secrets, { target: document.body, props: { game, colours: [] } });
  flushSync();
  const text = document.querySelector(".secrets h2")?.textContent ?? null;
  void unmount(page);
  vi.unstubAllGlobals();
  return text;
}

test("nobody's private things are shown while the curtain is down, even if the next player's board is here", () => {
  const { game, next, people } = table([0, 1]);
  people();
  game.unveil(); // Ada has it
  next(2, [], { ...defending, view: { ...defending.view, seat: -1 }, question: null });
  next(3, [], defending); // the board that was asked for
  expect([game.curtain, game.eyes]).toEqual([-1, 1]);
  next(4, [], turn(1)); // Bruno has defended openly, and now it is his turn
  expect([game.curtain, game.view!.seat, game.eyes, heading(game)]).toEqual([1, 1, -1, null]);
  game.unveil();
  expect(game.eyes).toBe(1);
  expect(heading(game)).toContain("Bruno");
});

test("the last player's private things are gone before the next player's board comes", () => {
  const { game, sent, next, people } = table([0, 1]);
  people();
  game.take(0);
  expect(game.eyes).toBe(0);
  next(2, [], { asked: [1], question: null, view: { ...view, turn: 1 } });
  expect([game.curtain, game.eyes, heading(game)]).toEqual([1, -1, null]);
  game.unveil();
  expect(sent.at(-1)).toEqual({ type: "take", seat: 1 });
  expect([game.curtain, game.view!.seat, game.eyes, heading(game)]).toEqual([-1, 0, -1, null]);
  next(3, [], turn(1));
  expect(game.eyes).toBe(1);
});

test("whoever has a device alone always sees what is theirs", () => {
  const { game, next } = table();
  expect(game.eyes).toBe(0);
  next(2, [], { asked: [1], question: null });
  expect(game.eyes).toBe(0);
});

test("armies that are put down outlast a lost connection, and not the turn", () => {
  vi.useFakeTimers();
  const { game, next } = table();
  const picking = picks(game);
  next(2, [], armies(3));
  picking.pick(0, 3);
  next(3, [], { question: null });
  vi.advanceTimersByTime(200);
  next(4, [], armies(3));
  expect([...picking.placing.staged]).toEqual([[0, 3]]);
  expect(picking.board!.armies).toEqual([12, 4]);
  next(5, [], { view: { ...view, turn: 1 }, asked: [1], question: null });
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  expect(picking.placing.staged.size).toBe(0);
});

test("where team mates share territories, armies that are put down are seen as one's own", () => {
  const { game, next } = table();
  const picking = picks(game);
  next(2, [], armies(3, [0], { view: { ...reinforcing, force: [5, 4, 0, 4] } }));
  picking.pick(0, 2);
  expect(picking.board!.force).toEqual([7, 4, 0, 4]);
});

test("a plan ends with the turn in which it was made", () => {
  vi.useFakeTimers();
  const { game, next } = table();
  game.follow(attacking(0, 1, 1));
  next(2, [], { view: { ...view, turn: 1 }, asked: [1], question: null });
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  expect(game.plan).toBeNull();
});

test("a refusal ends a plan only if it is about the answer", () => {
  const { game, next, hear } = table();
  game.follow(attacking(0, 1, 1));
  hear({ type: "refused", id: 0, code: "too-fast", why: "" });
  expect([game.plan === null, game.busy]).toEqual([false, true]);
  hear({ type: "refused", id: 1, code: "illegal", why: "" });
  expect([game.plan === null, game.busy]).toEqual([true, false]);
  next(2);
});

test("a line is said when it comes back, whatever became of its spaces", () => {
  const { game, hear } = table();
  game.draft = " well\ufeff  played ";
  game.speak();
  hear({ type: "chat", line: { number: 1, seat: 1, text: "well played" } });
  expect(game.saying).toBeGreaterThan(0);
  hear({ type: "chat", line: { number: 2, seat: 0, text: "well\ufeff played" } });
  expect([game.saying, game.draft]).toEqual([0, ""]);
});

test("a relic is for all to read, other miracles for one person", () => {
  expect(blotted(event("miracle", { seat: 0, deck: 2, card: 5 }))).toEqual({ kind: "miracle", seat: 0, deck: 2 });
  expect(blotted(event("relic", { seat: 0, card: 5 }))).toEqual({ kind: "relic", seat: 0, card: 5 });
});

test("nobody can tell what of another package's event is secret, so all of it is", () => {
  const dug = { kind: "dug", seat: 0, ore: 3 } as unknown as Event;
  expect(blotted(dug)).toEqual({ kind: "dug" });
});

test("what is sealed or secret is asked behind the curtain, what is open in another's turn is not", () => {
  const curtain = (kind: Parameters<typeof asking>[0], secrecy: string, turn: number) => {
    const { game, next, people } = table([0, 1]);
    people();
    game.unveil(); // Ada has it
    next(2, [], {
      view: { ...view, seat: 1, turn, asking: asking(kind, { secrecy }) },
      asked: [1],
      question: { seat: 1, since: 2, options: [attack, done] },
    });
    return game.curtain;
  };
  expect([curtain("claiming", "open", -1), curtain("choosing tokens", "open", -1), curtain("shielding", "open", 0)]).toEqual([-1, -1, -1]);
  expect([curtain("placing", "open", 1), curtain("answering an invasion", "secret", 0)]).toEqual([1, 1]);
  expect([curtain("bidding", "sealed", -1), curtain("choosing capitals", "sealed", -1)]).toEqual([1, 1]);
});

test("gods are called by their names while a card asks for one", () => {
  const naming = (owner: number, decks = false) => ({ ...view, extra: { pantheons: [4, 0] }, asking: asking("naming", { owner, decks }) });
  expect(knownOf(naming(0))).not.toBe(knownOf(naming(0, true)));
  expect(knownOf(naming(0))).not.toBe(knownOf(naming(1)));
  expect(knownOf({ ...view, armies: [1, 1] })).toBe(knownOf(view));
});

test("all land of an army that can be bribed stands for it, and one tap brings the cards", () => {
  const { game, next } = table();
  const picking = picks(game);
  const bribes = [0, 1].map((card): Option => ({ text: `bribe neutral1 ${card}`, verb: "bribe", on: [2, card], low: -1, high: -1 }));
  const bribed = { ...view, owner: [2, 0], reserve: [0, 0, 0], asking: asking("bribing") };
  next(2, [], { view: bribed, question: { seat: 0, since: 2, options: [...bribes, done] } });
  expect([[...picking.selectable], picking.current]).toEqual([[0], []]);
  picking.pick(1); // one's own
  expect(picking.from).toBeNull();
  picking.pick(0);
  expect(picking.current).toEqual(bribes);
  const stands = (place: number) => ({ ...bribed, extra: { allies: [place] } });
  expect([0, 1, 2].map((place) => bribe(stands(place), 2, 2))).toEqual([2, 1, 2]);
});

const fought = event("battle", { attacker: 1, defender: 0, src: 1, dst: 0, attack: [6, 2], defence: [5, 3], lost: 1, beaten: 1 });
const others = { view: { ...view, turn: 1 }, asked: [1], question: null };

test("who is attacked is told that a standing order answered, and nobody else is", async () => {
  const told = async (yours: number[], defend: string) => {
    const { game, next, hear } = table(yours);
    Object.assign(game.board, { titles: {} });
    hear({ type: "orders", orders: yours.map((seat) => ({ seat, defend, occupy: "ask", setup: false, skip: true, react: "ask" })) });
    next(2, [fought], others);
    const shown = mount(Battle, { target: document.body, props: { game, fight: fought, colours: PAINTS.slice(0, 2) } });
    flushSync();
    const text = document.body.textContent;
    await unmount(shown);
    return text;
  };
  const ordered = "You defend with 2 dice (standing order)";
  const mine = await told([0], "most");
  for (const words of ["Bruno attacks", "loses 1", ordered]) expect(mine).toContain(words);
  expect(await told([0], "ask")).not.toContain(ordered);
  expect(await told([1], "most")).not.toContain(ordered);
  expect(await told([], "most")).not.toContain(ordered); // a spectator
  expect(await told([0, 1], "most")).not.toContain(ordered); // others look at this device too
});

test("a mission is sealed until it is tapped or held, and shows how much is done", async () => {
  const { game, next } = table();
  const missions = { ...view, extra: { missions: [0, 1] }, progress: [3, 24] };
  Object.assign(game.board, { own: ["hold_24", "other"], deck: [{ title: "", says: "Hold 24 territories.", kind: "" }, { kind: "" }] });
  next(2, [], { view: missions });
  const shown = mount(Mission, { target: document.body, props: { game } });
  const seal = document.querySelector<HTMLButtonElement>(".seal")!;
  const open = () => document.querySelector(".letter") !== null;
  const tap = (held = 0) => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    seal.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    flushSync();
    const during = open();
    now.mockReturnValue(held);
    seal.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    flushSync();
    now.mockRestore();
    return [during, open()];
  };
  expect(open()).toBe(false);
  expect(tap(1000)).toEqual([true, false]); // read while it is held
  expect(tap()).toEqual([true, true]);
  expect(document.querySelector("[data-progress]")!.getAttribute("data-progress")).toBe("3/24");
  expect(tap()).toEqual([true, false]);
  seal.dispatchEvent(new MouseEvent("click", { detail: 0, bubbles: true })); // by keyboard
  flushSync();
  expect(open()).toBe(true);
  await unmount(shown);
});

test("a guest watches at their own pace, and whoever is asked waits for nothing", () => {
  vi.useFakeTimers();
  const { game, hear } = table();
  hear({
    type: "seats",
    table: { pace: 100, seats: ["Ada", "Bruno"].map((name) => ({ name, player: "person" })), teams: [], shares: { waits: [] } },
    yours: [0],
    host: false,
  });
  const update = (version: number, other: object) =>
    hear({ type: "update", version, after: version - 1, events: [], left: -1, undo: -1, answering: [], ...others, ...other });
  watchAt(600);
  for (const version of [2, 3, 4]) update(version, {});
  vi.advanceTimersByTime(700);
  expect([game.mayPace, game.version]).toEqual([false, 3]);
  vi.advanceTimersByTime(600);
  expect(game.version).toBe(4);
  watchAt(Infinity);
  for (const version of [5, 6]) update(version, {});
  vi.advanceTimersByTime(5000);
  expect(game.version).toBe(4);
  update(7, { view, asked: [0], question: { seat: 0, since: 7, options: [attack, done] } });
  expect([game.version, own.pace]).toEqual([7, 600]); // leaping is for once only
  watchAt(0);
  vi.useRealTimers();
});
