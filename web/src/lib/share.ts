// Addresses that are handed to others: those of a server that their devices can reach.

let told = ""; // where the server says that others find it

/** What the server says of itself. */
export function learn(address: string): void {
  told = address;
}

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
