// What the lobby asks the server for and makes of it: addresses for others, tables to come back to, answers that are none.
import { afterEach, expect, test, vi } from "vitest";
import { api, excuse, Problem, stranger } from "../src/lib/server/api";
import { figures, leavesSoon, listing, relist, unlist } from "../src/lib/device/mine";
import { oneOf, THEMES } from "../src/lib/device/settings.svelte";
import { isAlone, isLoopback, learn, origin, starting } from "../src/lib/server/share";
import type { Place } from "../src/wire";

const at = (address: string) => new URL(address) as unknown as Location;
afterEach(() => vi.unstubAllGlobals());

test("links begin where others can go", () => {
  expect(["localhost", "127.0.0.1", "[::1]", "a.localhost", "192.168.1.5", "table.test", "localhost.test"].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  learn({ address: "http://192.168.1.5:8420", command: "" });
  expect([origin(at("http://localhost:8420/")), isAlone(at("http://localhost:8420/"))]).toEqual(["http://192.168.1.5:8420", false]);
  expect(origin(at("https://table.test/"))).toBe("https://table.test");
  learn({ address: "", command: "" });
  expect([origin(at("http://localhost:8420/")), isAlone(at("http://localhost:8420/")), isAlone(at("https://table.test/"))]).toEqual([
    "http://localhost:8420",
    true,
    false,
  ]);
});

test("a page where an answer should be is a server that can't be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>log in</html>", { headers: { "content-type": "text/html" } })));
  const wrong = await api.books().catch((e: unknown) => e);
  expect(excuse(wrong)).toContain("Can't reach the server");
  expect(await api.game("t")).toBe("<html>log in</html>"); // a text is a text
});

test("odds are asked for whole armies", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => (asked.push(path), Promise.resolve(new Response("{}"))));
  await api.odds("t", [3, 7], 2.5);
  expect(asked).toEqual(["/api/tables/t/odds/3-7/2"]);
});

test("who has no cookies is told so", () => {
  const lost = new Problem({ error: "" }, 404);
  expect([stranger(lost, false), stranger(lost, true)].map((s) => s.includes("cookies"))).toEqual([true, false]);
});

test("tables: where one is asked first, then those played last; some are taken off, and come back", () => {
  const place = (table: string, played: number, more: Partial<Place> = {}) =>
    ({ table, played, asked: false, over: false, ...more }) as Place;
  const all = [place("a", 1), place("b", 5, { over: true }), place("c", 3), place("d", 2, { asked: true })];
  const names = () =>
    listing(all)
      .map((p) => p.table)
      .join("");
  expect(names()).toBe("dcab");
  unlist("c");
  unlist("b");
  expect(names()).toBe("da");
  relist("c");
  expect(names()).toBe("dca");
  relist("b");
});

test("a table that leaves the server within a week says so", () => {
  const now = Date.UTC(2026, 10, 17);
  const place = (days: number) => ({ leaves: days && now / 1000 + days * 86_400 }) as Place;
  expect([0, 1, 6, 8, 30].map((days) => leavesSoon(place(days), now))).toEqual([false, true, true, false, false]);
});

test("when a table was played is told in figures", () => {
  const now = new Date(2026, 10, 16, 22, 0);
  const when = (...parts: [number, number, number, number, number]) => figures(new Date(...parts).getTime() / 1000, now, "en-GB");
  expect([when(2026, 10, 16, 9, 5), when(2026, 10, 3, 9, 5), when(2025, 10, 3, 9, 5)]).toEqual(["09:05", "03/11", "03/11/2025"]);
});

test("a theme that is none is the usual one", () => {
  expect([oneOf(THEMES, "dark"), oneOf(THEMES, "purple"), oneOf(THEMES, "")]).toEqual(["dark", "auto", "auto"]);
});

test("how to let others in is told as this server was started", () => {
  learn({ address: "", command: "uvx feldherr serve --lan" });
  expect(starting()).toBe("uvx feldherr serve --lan");
});
