// Addresses that are handed to others: those of a server that their devices can reach.

let told = ""; // where the server says that others find it
let command = "feldherr serve --lan"; // what starts one that they find

/** What the server says of itself. */
export function learn(books: { address: string; command: string }): void {
  told = books.address;
  command = books.command || command;
}

/** How to start a server that other devices find. */
export const starting = (): string => command;

/** Whether an address leads every device to itself. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Where a link begins: where this page is from, unless that is this device's own name for itself. */
export function origin(at: { hostname: string; origin: string } = location): string {
  return isLoopback(at.hostname) && told ? told : at.origin;
}

/** Whether nobody else can follow a link. */
export function isAlone(at: { hostname: string } = location): boolean {
  return isLoopback(at.hostname) && !told;
}

/** Hand something over by the device's own way of sharing; whether it has one. */
export async function shared(what: ShareData): Promise<boolean> {
  if (!("share" in navigator) || (what.files && !navigator.canShare(what))) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (e) {
    return e instanceof DOMException && e.name === "AbortError"; // they thought better of it
  }
}

/** Put a text where it can be pasted from; whether that worked. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** There is nothing else without a secure context. */
function copiedByHand(text: string): boolean {
  const field = document.body.appendChild(document.createElement("textarea"));
  field.value = text;
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
