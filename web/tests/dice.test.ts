import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { Bent, check, numbers, verdict } from "../src/lib/dice/proof";
import { bytesOf, digest, hexOf, hmac, sha256 } from "../src/lib/dice/sha256";
import { hold, remembered } from "../src/lib/dice/remembered";
import { commitmentOf, contributions } from "../src/lib/dice/shares";
import type { Share, Table } from "../src/wire";

test("our SHA-256 and HMAC are the usual ones", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const [data, key] = [randomBytes(length), randomBytes(length)];
    expect(hexOf(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
    expect(hexOf(hmac(key, data))).toBe(createHmac("sha256", key).update(data).digest("hex"));
  }
  expect(digest("Åsa ✓")).toBe(createHash("sha256").update("Åsa ✓").digest("hex"));
  expect(bytesOf("ä").length).toBe(2);
});

function tableWith(id: string, given: Share[], waits: number[], closed: boolean, round = 1): Table {
  const shares = { scheme: 2, start: 0, round, seats: [0, 1], given, waits, closed };
  return { id, commitment: "c".repeat(64), shares } as unknown as Table;
}

test("a device commits first, and shows its share only when all commitments are here", () => {
  const share = "ab".repeat(32);
  hold(tableWith("t1", [], [0, 1], false));
  hold({ ...tableWith("t1", [], [0, 1], false), commitment: "d".repeat(64) }); // the first one counts
  const [commit] = contributions(tableWith("t1", [], [0, 1], false), [0], () => share);
  const promised = commitmentOf("t1", 1, 0, share);
  expect(commit).toEqual({ type: "commit", seat: 0, round: 1, commit: promised });
  const own = { seat: 0, commit: promised, share: "" };
  expect(contributions(tableWith("t1", [own], [1], false), [0])).toEqual([]);
  const other = { seat: 1, commit: "d".repeat(64), share: "" };
  expect(contributions(tableWith("t1", [own, other], [0, 1], true), [0])).toEqual([{ type: "reveal", seat: 0, round: 1, share }]);
  expect(remembered("t1").promise).toBe("c".repeat(64));
});

test("a device shows nothing if its commitment, or afterwards another's, was exchanged", () => {
  const share = "cd".repeat(32);
  contributions(tableWith("t2", [], [0, 1], false), [0], () => share);
  const own = { seat: 0, commit: commitmentOf("t2", 1, 0, share), share: "" };
  const other = { seat: 1, commit: "d".repeat(64), share: "" };
  expect(contributions(tableWith("t2", [{ ...own, commit: "e".repeat(64) }, other], [0, 1], true), [0])).toEqual([]);
  expect(contributions(tableWith("t2", [own, other], [0, 1], true), [0])).toHaveLength(1);
  expect(contributions(tableWith("t2", [own, { ...other, commit: "f".repeat(64) }], [0, 1], true), [0])).toEqual([]);
});

test("another round wants another share", () => {
  let n = 0;
  const fresh = () => String(++n).repeat(64);
  const first = contributions(tableWith("t3", [], [0], false), [0], fresh);
  const second = contributions(tableWith("t3", [], [0], false, 2), [0], fresh);
  expect(first).not.toEqual(second);
  expect(Object.keys(remembered("t3").shares)).toEqual(["1/0", "2/0"]);
});

const text = (lines: string[]) => lines.map((line) => `${line}\n`).join("");

/** A game of three throws and a draw with its proof, made as docs/dice.md says, with the shares of these seats. */
function made(round = 1, given: [number, string][] = [[0, "12".repeat(32)]]) {
  const id = "0a";
  const lines = given.map(([seat, share]) => `share ${seat} ${commitmentOf(id, round, seat, share)} ${share}`);
  const head = ["feldherr dice 2", `table ${id}`, "rules m 1", "dice program", "seat 0 person Ada", "seat 1 captain Bo", "from 0"];
  head.push(`server ${"34".repeat(32)}`);
  const whole = [...head, `round ${round}`, ...(lines.length ? lines : ["none 0"])];
  const [promise, seed] = [digest(text(head)), digest(text(whole))];
  const roll = (n: number, dice: number) => {
    const below = numbers(seed, n);
    return `? roll ${Array.from({ length: dice }, () => below(6) + 1).join(" ")}`;
  };
  const low = numbers(seed, 1)(42);
  const moves = ["? deal alaska", "0 attack alaska kamchatka 3", roll(3, 5), roll(4, 2), roll(5, 18)];
  const game = text(["feldherr 1", "rules m 1", "name Ada", "name Bo", "seats 2", ...moves]);
  const ending = [`draw 1 42 ${low} 1 deal alaska`, `moves ${moves.length} ${digest(text(moves))}`];
  const [[, share] = [0, ""]] = given;
  const known = { promise, shares: { "1/0": share }, seen: { 1: `0 ${commitmentOf(id, 1, 0, share)}` } };
  return { game, proof: text([...whole, `commitment ${promise}`, `seed ${seed}`, ...ending]), known, moves };
}

const faultOf = (what: () => unknown) => {
  try {
    what();
  } catch (e) {
    return e instanceof Bent ? e.fault : "?";
  }
  return "";
};

test("honest dice are found honest, and the device finds its own share", () => {
  const { game, proof, known } = made();
  expect(check(game, proof, known)).toEqual({ checked: 4, rest: 0, shares: 1, own: "in" });
  expect(check(game, proof, { promise: "", shares: {}, seen: {} }).own).toBe("none");
});

test("whoever took another name is known by it, and nobody else is", () => {
  const { game, proof, known } = made();
  const [renamed, told] = [game.replace("name Bo", "name Cy the Great"), proof.replace("draw 1", "called 1 Cy the Great\ndraw 1")];
  expect(check(renamed, told, known).checked).toBe(4);
  expect(faultOf(() => check(renamed, proof, known))).toBe("game");
  expect(faultOf(() => check(game, told, known))).toBe("game");
});

test("the promise is to the rules of the opening, and the game may have gone on by others", () => {
  const { game, proof, known } = made();
  const later = game.replace("rules m 1", "rules m 3");
  const told = (...lines: string[]) => proof.replace("draw 1", [...lines, "draw 1"].join("\n"));
  expect(check(later, told("adopted 2 2", "adopted 4 3"), known).checked).toBe(4);
  for (const lines of [
    ["adopted 2 2"],
    ["adopted 6 3"],
    ["adopted 2 1", "adopted 2 1"],
    ["adopted 4 2", "adopted 2 3"],
    ["adopted 2 3x"],
  ]) {
    expect(faultOf(() => check(later, told(...lines), known))).toMatch(/game|form/);
  }
  expect(faultOf(() => check(game, told("adopted 2 1"), known))).toBe("game");
});

test("only what was checked whole counts as honest", () => {
  const found = { shares: 1, own: "in" } as const;
  expect(verdict({ ...found, checked: 7, rest: 0 })).toBe("honest");
  expect(verdict({ ...found, checked: 7, rest: 2 })).toBe("partly");
  expect(verdict({ ...found, checked: 0, rest: 885 })).toBe("none");
  expect(verdict({ shares: 0, own: "none", checked: 7, rest: 0 })).toBe("alone");
});

test("a share that was thrown away is missed", () => {
  const [round, share] = [2, "12".repeat(32)];
  const { game, proof } = made(round, []);
  const unknown = { promise: "", shares: {}, seen: {} };
  expect(verdict(check(game, proof, unknown))).toBe("alone");
  const commit = commitmentOf("0a", 1, 0, share);
  for (const seen of [{}, { 1: `0 ${commit}` }] as Record<string, string>[]) {
    const found = check(game, proof, { promise: "", shares: { "1/0": share }, seen }); // committed to in the first round, or shown too
    expect([found.own, verdict(found)]).toEqual(["out", "without"]);
  }
  const others = made(round, [[0, "ab".repeat(32)]]);
  expect(verdict(check(others.game, others.proof, { promise: "", shares: { "1/1": share }, seen: {} }))).toBe("without");
  expect(verdict(check(others.game, others.proof, { promise: "", shares: { "1/0": share, "2/0": "ab".repeat(32) }, seen: {} }))).toBe(
    "honest",
  );
});

test("what was bent is found, and said", () => {
  const { game, proof, known, moves } = made();
  const bent = (from: string | RegExp, to: string) => faultOf(() => check(game, proof.replace(from, to), known));
  expect(bent("captain", "marshal")).toBe("promise");
  expect(bent("rules m 1", "rules m 2")).toBe("promise");
  expect(faultOf(() => check(game.replace("rules m 1", "rules m 2"), proof, known))).toBe("game");
  expect(bent(/seed ..../, "seed 0000")).toBe("seed");
  expect(bent(/(share 0 \w+ )12/, "$113")).toBe("share");
  expect(bent("draw 1 42", "draw 1 41")).toBe("roll");
  expect(bent("deal alaska", "deal peru")).toBe("game");
  expect(bent(/moves 5/, "moves 4")).toBe("game");
  expect(faultOf(() => check(game, proof, { ...known, promise: "0".repeat(64) }))).toBe("promise");
  expect(faultOf(() => check(game, proof, { ...known, shares: { "1/0": "9".repeat(64) } }))).toBe("own");
  expect(faultOf(() => check(game, proof, { ...known, seen: { 1: "another" } }))).toBe("own");
  expect(faultOf(() => check(game, proof.slice(0, -4), known))).toBe("form");
  const loaded = moves.map((line, i) => (i === 2 ? line.replace(/\d$/, (d) => String((Number(d) % 6) + 1)) : line));
  const sealed = proof.replace(/moves .*/, `moves 5 ${digest(text(loaded))}`);
  expect(faultOf(() => check(game.replace(moves[2]!, loaded[2]!), sealed, known))).toBe("roll");
});
