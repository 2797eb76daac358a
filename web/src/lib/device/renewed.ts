// A server that was renewed while this page was open no longer has the parts of the page's version.

/** Whether the server has another version of the client than this page is: its first page names other scripts. */
export async function renewed(): Promise<boolean> {
  const mine = document.querySelector("script[type=module][src]")?.getAttribute("src");
  try {
    const reply = await fetch("/", { cache: "no-store" });
    return Boolean(mine) && reply.ok && !(await reply.text()).includes(mine!);
  } catch {
    return false; // nobody answers
  }
}
