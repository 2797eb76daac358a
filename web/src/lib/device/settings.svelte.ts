// What this device likes: the theme, and where it is in the client.

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What the browser keeps for us, '' if it keeps nothing: `slips` is "off" where nobody wants to be welcomed or given hints. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(`feldherr.${key}`) ?? "";
  } catch {
    return "";
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`feldherr.${key}`, value);
  } catch {
    // a browser that keeps nothing
  }
}

/** One of several, whatever was kept. */
export function oneOf<T extends string>(all: readonly T[], kept: string): T {
  return all.find((each) => each === kept) ?? all[0]!;
}

export const theme = $state({ now: oneOf(THEMES, recall("theme")) });

export function paintWith(wanted: Theme): void {
  theme.now = wanted;
  keep("theme", wanted);
  document.documentElement.dataset.theme = wanted;
}

export const NAMINGS = ["mine", "rulebook", "english"] as const;
export type Naming = (typeof NAMINGS)[number];

/** Which names territories have: the reader's, those of the rulebook, or English ones. */
export const naming = $state({ now: oneOf(NAMINGS, recall("naming")) });

export function callWith(wanted: Naming): void {
  naming.now = wanted;
  keep("naming", wanted);
}

export const route = $state({ path: location.pathname, hash: location.hash });

/** Go to another screen of the client. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

export function look(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

/** Follow a link without loading the page anew, unless another window is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
