// What a person sees on the page, and where to press: asked for in one go.
addEventListener("click", () => eyes.clicks++, true);
globalThis.eyes = {
  clicks: 0,

  /** A finger's tap is a click only when the browser knows that it is nothing else. */
  async clicked(before) {
    for (const end = Date.now() + 10_000; eyes.clicks === before && Date.now() < end; ) await new Promise((done) => setTimeout(done, 5));
  },

  look() {
    const prompt = document.querySelector("[data-verbs]");
    return {
      version: Number(document.querySelector("[data-version]")?.dataset.version ?? -1),
      curtain: document.querySelector(".curtain button") !== null,
      over: document.querySelector("div.over h2") !== null,
      verbs: (prompt?.dataset.verbs ?? "").split(" ").filter(Boolean),
      seat: Number(prompt?.dataset.seat ?? -1),
      ask: prompt?.querySelector(".rail h2")?.textContent ?? "",
      phase: prompt?.dataset.phase ?? "",
    };
  },

  /** What is seen as soon as something is asked or the game is over, or as soon as the board is newer than that; null if it never is. */
  async until(after, ms) {
    for (const end = Date.now() + ms; Date.now() < end; await new Promise((done) => setTimeout(done, 10))) {
      const seen = eyes.look();
      if (after > -2 ? seen.version > after : seen.verbs.length || seen.curtain || seen.over) return seen;
    }
    return null;
  },

  /** All words of the page: those that are seen, those that could be opened, and those that are only heard; but for the rulebook's, which the server says. */
  words() {
    const said = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (!texts.currentNode.parentElement.closest("script, style, [lang=en], [data-rulebook]")) said.push(texts.currentNode.data);
    for (const e of document.querySelectorAll("*")) said.push(...["aria-label", "title", "placeholder", "alt"].map((name) => e.getAttribute(name) ?? ""));
    return [document.title, ...said].join("\n");
  },

  /** What a finger is to press in the bubble, the rail, the plates and the tools, but is smaller than that. */
  small(least) {
    const all = document.querySelectorAll(".bubble :is(button, summary), .rail button, .players button, header > .tool, .map .controls button");
    const shown = [...all].map((e) => [e, e.getBoundingClientRect()]).filter(([, box]) => box.width > 1);
    const tiny = shown.filter(([, box]) => Math.min(box.width, box.height) < least - 0.5);
    return tiny.map(([e, box]) => `${e.ariaLabel ?? e.textContent.trim()}: ${box.width} x ${box.height}`);
  },

  /** The places on the map that are described in that way. */
  places(state) {
    return [...document.querySelectorAll(`.map .token[aria-label$=", ${state}"]`)].map((token) => token.dataset.place);
  },

  /** Where the first thing is that can be pressed: seen, not switched off, nothing above it; as soon as it stays where it is. */
  async spot(selector, text) {
    let last = null;
    for (let at = eyes.pressable(selector, text); at; at = eyes.pressable(selector, text)) {
      if (last && at.x === last.x && at.y === last.y) return at;
      last = at;
      await eyes.painted();
    }
    return null;
  },

  pressable(selector, text) {
    for (const e of document.querySelectorAll(selector)) {
      if (e.disabled || (text && e.textContent.trim() !== text) || !e.getClientRects().length) continue;
      const here = () => eyes.free(e, (hit) => e.contains(hit));
      const at = here() ?? (e.scrollIntoView({ block: "nearest" }), here());
      if (at) return at;
    }
    return null;
  },

  /** Those of such things that are not on the screen, or under something else; those that are may be scrolled to. */
  hidden(selector, scroll = true) {
    const seen = [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length && !e.closest("details:not([open]) > :not(summary)"));
    return (seen.length ? seen : [document.body]).filter((e) => {
      if (scroll) e.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = e.getBoundingClientRect();
      const inside = box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1;
      return e === document.body || !inside || !eyes.free(e, (hit) => e.contains(hit));
    }).map((e) => e.outerHTML.slice(0, 120));
  },

  /** A map that was moved is there only when it has been painted: until then the browser tells where things were. */
  async painted() {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  },

  /** The camera has come to rest: ten frames show the map's counters where they were. */
  async rested() {
    const seen = () => JSON.stringify([...document.querySelectorAll(".map .token")].map((e) => e.getBoundingClientRect()));
    for (let still = 0, last = seen(); still < 10; ) {
      await new Promise(requestAnimationFrame);
      const now = seen();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  },

  /** Where a place can be tapped on the map: the middle of its counter (where areas round counters overlap the nearest is meant), else its land. */
  async place(number) {
    document.querySelector(".map").scrollIntoView({ block: "nearest" });
    await eyes.painted();
    const counter = document.querySelector(`.map .token[data-place="${number}"] :is(.counter, .empty)`).getBoundingClientRect();
    const middle = { x: counter.left + counter.width / 2, y: counter.top + counter.height / 2 };
    if (document.elementFromPoint(middle.x, middle.y)?.closest(".map .token")) return middle;
    const here = (hit) => hit?.closest("[data-place]")?.dataset.place === number && hit.closest(".map") !== null;
    return eyes.free(document.querySelector(`.map .token[data-place="${number}"]`), here);
  },

  /** How far the map has to be dragged to have a place in its middle, and where a hand can take hold of it. */
  async way(number) {
    await eyes.painted();
    const map = document.querySelector(".map").getBoundingClientRect();
    const box = document.querySelector(`.map .token[data-place="${number}"]`).getBoundingClientRect();
    const [x, y] = [map.left + map.width / 2, map.top + map.height / 2];
    return { x, y, dx: x - box.left - box.width / 2, dy: y - box.top - box.height / 2, grip: eyes.grip(map) ?? { x, y } };
  },

  /** A spot of the sea, the nearest to the middle: whoever drags from a territory may be drawing an arrow. */
  grip(map) {
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    const spots = steps.flatMap((fx) => steps.map((fy) => ({ x: map.left + map.width * fx, y: map.top + map.height * fy, far: Math.hypot(fx - 0.5, fy - 0.5) })));
    const free = (hit) => hit?.closest(".map") && !hit.closest("[data-place], .controls, .overview");
    return spots.sort((a, b) => a.far - b.far).find(({ x, y }) => free(document.elementFromPoint(x, y)));
  },

  /** Whether a place is in the western half of the map; where the map begins and ends on the screen. */
  sides(number) {
    const [scene, map, token] = [".scene", "", `.token[data-place="${number}"]`].map((e) => document.querySelector(`.map ${e}`).getBoundingClientRect());
    return [token.left < scene.left + scene.width / 2, map.left, map.right];
  },

  /** Whether the keyboard is at such a thing, and that can be seen. */
  focused(selector) {
    const e = document.activeElement;
    const box = e?.getBoundingClientRect();
    return Boolean(e?.matches(selector) && e.matches(":focus-visible") && box.bottom > 0 && box.top < innerHeight);
  },

  free(e, fits) {
    const box = e.getBoundingClientRect();
    for (const [fx, fy] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.2], [0.5, 0.8]]) {
      const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
      if (fits(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  },
};
