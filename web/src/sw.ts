// The service worker: without the network the client still opens, and says that nobody answers. What the API says is never kept.
// Pages come from the network while there is one, so a new version is there with the next load; assets never change under their names.

interface Lasting extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}

declare const __SHELL__: string[]; // what the first screen needs, filled in by the build
const SHELL: string[] = __SHELL__;
const KEPT = `shell ${SHELL.join(" ")}`; // another build has another shell, and keeps it apart
const LIVE = /^\/(api|health|metrics)(\/|$)/;

addEventListener("install", (event) => (event as Lasting).waitUntil(keepShell()));
addEventListener("activate", (event) => (event as Lasting).waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || LIVE.test(pathname)) return; // as if we were not there
  const reply = pathname.startsWith("/assets/") ? kept(request) : newest(request);
  (event as Fetching).respondWith(reply);
});

async function keepShell(): Promise<void> {
  await (await caches.open(KEPT)).addAll(SHELL);
}

async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** An asset: the one that we have, else the server's, which is kept. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const reply = await fetch(request);
  if (reply.ok) await cache.put(request, reply.clone()).catch(() => undefined); // the disk may be full
  return reply;
}

/** A page or a picture: the server's, else ours; every screen is the same page. */
async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (e) {
    const found = await (await caches.open(KEPT)).match(request.mode === "navigate" ? "/" : request);
    if (found) return found;
    throw e;
  }
}

export {};
