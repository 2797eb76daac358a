// Checks the dice of a finished table, on its own: node check.ts GAME PROOF [COMMITMENT]. Written from docs/dice.md; shares no code with Feldherr.
// It knows no rules: throws are checked whole, draws against the place that the proof gives them among all outcomes.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const sha = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const joined = (lines: string[]) => lines.map((line) => line + "\n").join("");
const fail = (why: string): never => {
  console.log(`WRONG: ${why}`);
  process.exit(1);
};

/** Numbers for the n-th move of a game: evenly from 0 to below the limit. */
function numbers(seed: string, n: number): (limit: number) => number {
  let [block, bytes] = [0, Buffer.alloc(0)];
  return (limit) => {
    for (;;) {
      if (!bytes.length) bytes = createHmac("sha256", Buffer.from(seed, "hex")).update(`${n}/${block++}`).digest();
      const x = bytes.readUInt32BE(0);
      bytes = bytes.subarray(4);
      if (x < Math.floor(2 ** 32 / limit) * limit) return x % limit;
    }
  };
}

const [, , gameFile, proofFile, promised = ""] = process.argv;
const read = (file: string) => {
  const lines = readFileSync(file, "utf-8").split("\n");
  if (lines.pop() !== "") fail(`${file} is cut off`);
  return lines;
};
const [game, proof] = [read(gameFile!), read(proofFile!)];
const firstMove = game.findIndex((line) => line.startsWith("seats ")) + 1;
const [about, moves] = [game.slice(1, firstMove), game.slice(firstMove)];

interface Epoch { start: number; seed: string; commitment: string; hand: boolean }
const epochs: Epoch[] = [];
const heads: string[][] = [];
let at = 0;
const after = (key: string): string => {
  const line = proof[at++] ?? "";
  return line.startsWith(key + " ") ? line.slice(key.length + 1) : fail(`line ${at} of the proof: "${key} …" is wanted`);
};
while (proof[at]?.startsWith("feldherr dice ")) {
  const kind = after("feldherr dice");
  const first = at - 1;
  if (kind === "1" || kind === "lost") {
    after("table");
    const [start, commitment, seed] = [Number(after("from")), after("commitment"), kind === "1" ? after("seed") : ""];
    if (seed && sha(Buffer.from(seed, "hex")) !== commitment) fail("the seed is not the one of the commitment");
    epochs.push({ start, seed, commitment, hand: false });
    continue;
  }
  if (kind !== "2") fail(`scheme ${kind} is unknown`);
  while (at < proof.length && !proof[at]!.startsWith("server ")) at++;
  const head = proof.slice(first, ++at);
  const round = after("round");
  for (; /^(share|none) /.test(proof[at] ?? ""); at++) {
    const [what, seat, commit, share] = proof[at]!.split(" ");
    const text = `feldherr share\n${head[1]}\nround ${round}\nseat ${seat}\nshare ${share}\n`;
    if (what === "share" && sha(text) !== commit) fail(`the share of seat ${seat} is not the one that was committed to`);
  }
  const whole = proof.slice(first, at);
  const [commitment, seed] = [after("commitment"), after("seed")];
  if (sha(joined(head)) !== commitment) fail("the commitment is to another table, other rules, seats, or another share of the server");
  if (sha(joined(whole)) !== seed) fail("the seed does not follow from the shares");
  heads.push(head);
  epochs.push({ start: Number(head.at(-2)!.split(" ")[1]), seed, commitment, hand: head.includes("dice hand") });
}
if (!epochs.length || epochs.some((e, i) => !(e.start >= (epochs[i - 1]?.start ?? 0)))) fail("the proof has no seeds, or they are out of order");
if (promised && !epochs.some((e) => e.commitment === promised)) fail("the commitment is not the one that was shown before the game");

const called = new Map<number, string>();
for (; proof[at]?.startsWith("called "); at++) {
  const [, seat, ...name] = proof[at]!.split(" ");
  called.set(Number(seat), name.join(" "));
}
const adopted: [number, string][] = []; // after how many moves the table went on by which version of its rules
for (; proof[at]?.startsWith("adopted "); at++) {
  const [n, version] = /^adopted (0|[1-9]\d{0,6}) ([1-9]\d{0,6})$/.exec(proof[at]!)?.slice(1) ?? [];
  const [before, last] = adopted.at(-1) ?? [0, ""];
  if (version === undefined || Number(n) < before || version === last) fail(`line ${at + 1} of the proof: "adopted MOVES VERSION" is wanted`);
  adopted.push([Number(n), version!]);
}
const [mode, ours] = [/^rules (.+) /.exec(about[0]!)?.[1], about[0]!.split(" ").at(-1)!];
const [lastly, by] = adopted.at(-1) ?? [0, ours];
if (lastly > moves.length || by !== ours) fail("the proof is of another game: its rules have another version");

/** Whether a version of the rules held after so many moves. Where it changed, both did. */
function held(version: string, start: number): boolean {
  if (!adopted.length) return version === ours;
  if (start <= adopted[0]![0] && version !== adopted[0]![1]) return true; // the one by which the table was opened
  return adopted.some(([n, v], i) => v === version && n <= start && start <= (adopted[i + 1]?.[0] ?? start));
}

heads.forEach((head) => {
  const version = head[2]!.split(" ").at(-1)!;
  if (!held(version, Number(head.at(-2)!.split(" ")[1]))) fail("the proof is of another game: its rules have another version");
  const said = [`rules ${mode} ${ours}`, ...head.filter((line) => line.startsWith("with "))];
  if (head[2] !== `rules ${mode} ${version}`) fail("the proof is of another game: its rules differ");
  const seats = head.filter((line) => line.startsWith("seat "));
  const names = seats.map((line, i) => called.get(i) ?? line.split(" ").slice(3).join(" "));
  const own = [...said, ...names.map((name) => `name ${name}`), `seats ${names.length}`];
  if (joined(own) !== joined(about)) fail("the proof is of another game: its rules or seats differ");
});

const draws = new Map<number, number[]>();
for (; proof[at]?.startsWith("draw "); at++) {
  const words = proof[at]!.split(" ");
  const [n, ...place] = words.slice(1, 5).map(Number);
  if (draws.has(n!) || moves[n! - 1] !== ["?", ...words.slice(5)].join(" ")) fail(`line ${at + 1} of the proof: this draw is not in the game`);
  draws.set(n!, place);
}
if (proof[at] !== `moves ${moves.length} ${sha(joined(moves))}` || proof.length !== at + 1) fail("the proof is of other moves");

let [checked, unchecked] = [0, 0];
moves.forEach((line, i) => {
  if (!line.startsWith("? ")) return;
  const n = i + 1;
  const epoch = epochs.findLast((e) => n > e.start);
  const dice = line.startsWith("? roll ") ? line.split(" ").slice(2).map(Number) : null;
  const place = draws.get(n);
  draws.delete(n);
  if (!epoch?.seed || (dice && epoch.hand)) return void unchecked++;
  const below = numbers(epoch.seed, n);
  if (dice ? dice.some((face) => below(6) + 1 !== face) : !place) fail(`move ${n}: ${line} does not follow from the seed`);
  if (!dice) {
    const [total, low, width] = place as [number, number, number];
    const x = below(total);
    if (!(low <= x && x < low + width && low + width <= total)) fail(`move ${n}: ${line} does not follow from the seed`);
  }
  checked++;
});
if (draws.size) fail("the proof speaks of draws that are not in the game");
console.log(`GOOD: ${checked} dice and draws follow from the seed; ${unchecked} can't be checked`);
