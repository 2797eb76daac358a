// Where the map is, what lies on it, and whether a bubble leaves alone what it is about: seen in every frame, and asked for in one go.
globalThis.box = {
  seen: new Set(),

  /** All boxes that the map has had in any frame since then. */
  watch() {
    const look = () => {
      const now = box.now();
      if (now) box.seen.add(now);
      requestAnimationFrame(look);
    };
    look();
  },

  now() {
    const map = document.querySelector(".map");
    if (!map) return "";
    const { left, top, width, height } = map.getBoundingClientRect();
    return [left, top, width, height].join(" ");
  },

  /** The counters and names that an open bubble is about, and is on all the same. */
  covered() {
    const bubble = document.querySelector(".bubble");
    if (!bubble) return [];
    const about = (bubble.getAttribute("aria-label") ?? "").split(" ← ");
    const tokens = [...document.querySelectorAll(".map .token")].filter((t) => about.includes(t.getAttribute("aria-label").split(", ")[0]));
    const parts = tokens.flatMap((t) => [t.querySelector(".counter") ?? t.querySelector(".empty"), document.querySelector(`.map [data-name="${t.dataset.place}"]`)]);
    const over = bubble.getBoundingClientRect();
    return parts.filter((e) => e && overlap(over, letters(e))).map((e) => `${e.textContent.trim()} (${e.classList}) by ${bubble.textContent.trim().slice(0, 60)}`);
  },

  /** Flags with odds or armies to come that lie on a name or on another's counter. */
  flagged() {
    const place = (e) => (e.closest("[data-place]") ?? e.closest("[data-name]")).dataset;
    const all = [...document.querySelectorAll(".map .name, .map .token .counter")];
    return [...document.querySelectorAll(".map :is(.tag, .ghost)")].flatMap((flag) => {
      const over = flag.querySelector("rect").getBoundingClientRect();
      const hit = all.filter((e) => place(e).place !== flag.dataset.at && overlap(over, letters(e)));
      return hit.map((e) => `${flag.textContent.trim()} on ${e.textContent.trim()}`);
    });
  },

  /** Parts of an arrow that the open bubble lies on. */
  struck() {
    const over = document.querySelector(".bubble").getBoundingClientRect();
    return [...document.querySelectorAll(".map .arrow .blade")].flatMap((path) => {
      const to = path.getScreenCTM();
      const points = Array.from({ length: 40 }, (_, i) => path.getPointAtLength((path.getTotalLength() * i) / 40).matrixTransform(to));
      return points.filter(({ x, y }) => x > over.left && x < over.right && y > over.top && y < over.bottom).map(({ x, y }) => `arrow at ${x} ${y}`);
    });
  },

  /** How many hundredths of the window are map, and what covers the rest; without the line of the story that goes by itself after a moment. */
  share(step = 10) {
    document.querySelectorAll(".ticker.one").forEach((line) => (line.style.visibility = "hidden"));
    const covers = {};
    let [all, free] = [0, 0];
    for (let y = step / 2; y < innerHeight; y += step)
      for (let x = step / 2; x < innerWidth; x += step) {
        const hit = document.elementFromPoint(x, y);
        all++;
        if (hit?.closest(".map .hands, .map > svg") || hit?.matches(".map, .table, .papers")) free++;
        else covers[nameOf(hit)] = (covers[nameOf(hit)] ?? 0) + 1;
      }
    for (const name in covers) covers[name] = Math.round((1000 * covers[name]) / all) / 10;
    return { free: Math.round((1000 * free) / all) / 10, covers };
  },
};

const PAPERS = [".bubble", ".hand", ".card", ".rail", ".players li", "header", ".ticker", ".controls", ".overview", ".since", ".banners", ".curtain", ".moment", "dialog", ".ended"];
const nameOf = (hit) => PAPERS.find((paper) => hit?.closest(paper)) ?? (hit ? `${hit.tagName} ${hit.className}` : "nothing");
/** What is seen of a counter or of a name: letters have a halo, and air above and below them. */
const letters = (e) => {
  const { left, top, right, bottom } = e.getBoundingClientRect();
  if (!e.matches(".name")) return { left, top, right, bottom };
  const [halo, air] = [2, 2 + (0.14 * (bottom - top)) / e.querySelectorAll("tspan").length];
  return { left: left + halo, top: top + air, right: right - halo, bottom: bottom - air };
};
const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
