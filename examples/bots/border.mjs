#!/usr/bin/env node
// A player in JavaScript that knows the map: it gathers its armies at one border, takes continents one by one, and attacks when it is stronger.
// scripts/play arena sv2000.conquest --bots 'cmd:"node examples/bots/border.mjs",random' --players 2
import { createInterface } from "node:readline";

let map; // of the game that is being played: borders and continent of every territory, bonus of every continent

const text = (option, n = option.high) => [option.verb, ...option.on, ...(n === undefined ? [] : [n])].join(" ");
const most = (list, worth) => list.reduce((best, each) => (worth(each) > worth(best) ? each : best));

/** The board from one seat's side: who is where, and how much a territory is worth to it. */
function look({ board, seat }) {
  const mine = (t) => board[t].owner === seat;
  const foes = (t) => map.territories[t].borders.filter((u) => board[u].owner !== seat && board[u].armies > 0);
  const share = (continent) => {
    const all = Object.keys(map.territories).filter((t) => map.territories[t].continent === continent);
    return all.filter(mine).length / all.length;
  };
  // Armies stand well where few enemies are next to a continent that is nearly ours.
  const worth = (t) => (foes(t).length ? 3 * share(map.territories[t].continent) + board[t].armies / 20 - foes(t).length / 10 : -1);
  const edge = (option) => board[option.on[0]].armies - board[option.on[1]].armies;
  return { foes, worth, edge };
}

/** The move for a question. */
function move(question) {
  const { foes, worth, edge } = look(question);
  const can = (verb) => question.options.filter((option) => option.verb === verb);
  const done = can("done")[0];
  const there = [...can("claim"), ...can("place"), ...can("bonus")];
  if (there.length) return text(most(there, (option) => worth(option.on[0])));
  const attacks = can("attack").filter((option) => edge(option) > 1);
  if (attacks.length) return text(most(attacks, (option) => edge(option) + 4 * worth(option.on[1])));
  const inland = can("fortify").filter((option) => !foes(option.on[0]).length && foes(option.on[1]).length);
  if (inland.length) return text(most(inland, (option) => option.high));
  if (can("trade").length) return text(can("trade")[0]);
  const [only] = question.options.filter((option) => option !== done);
  return can("attack").length || can("fortify").length ? text(done ?? only) : text(only ?? done);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "bye") break;
  if (message.type === "map") map = message;
  if (message.type === "hello") console.log(JSON.stringify({ type: "hello", protocol: 1, name: "border" }));
  if (message.type === "ask") console.log(JSON.stringify({ id: message.id, answer: move(message) }));
}
