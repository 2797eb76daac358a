// What is still to be named for a card that is being played.
import { knows, listed, say } from "../words/say.svelte";
import type { Asked } from "./words";

/** What is still to be named for a card, beside its text; '' if nothing is. */
export function naming(q: Asked): string {
  const { asking, options, names, board } = q;
  if (asking.kind !== "naming") return "";
  const { card, chosen, src, dst } = asking;
  const verb = options[0]?.verb ?? "";
  if (verb === "move") return say("naming-move", { a: names.place(src), b: names.place(dst) });
  if (options.some((o) => o.verb === "take")) return say("ask-take", { from: names.place(src), place: names.place(dst) });
  if (verb !== "choose" || options[0]!.on[0]! >= board.places.length) return "";
  const own = `naming-${board.own[card]!}${chosen.length ? "-next" : ""}`;
  const tap = knows(own)
    ? say(own)
    : kind(
        options.map((o) => o.on[0]!),
        chosen,
        q,
      );
  return chosen.length ? say("naming-next", { a: listed(chosen.map((t) => names.place(t))), tap }) : tap;
}

/** What these places have in common, beside those that are chosen already. */
function kind(places: number[], [first = -1]: number[], { view, board, names }: Asked): string {
  const { temples = [], plague = [] } = view.extra;
  const of = (side: number | undefined) => places.every((t) => view.owner[t] === side);
  if (places.every((t) => t >= board.territories)) return say("naming-below");
  if (places.every((t) => temples.includes(t))) return say(of(view.seat) ? "naming-own-temple" : "naming-temple");
  if (places.every((t) => plague.includes(t))) return say("naming-plague");
  if (of(view.seat)) return say("naming-own");
  if (first >= 0 && of(view.owner[first])) return say("naming-theirs", { who: names.side(view.owner[first]!) });
  return say(places.some((t) => view.owner[t] === view.seat) ? "naming-place" : "naming-foe");
}
