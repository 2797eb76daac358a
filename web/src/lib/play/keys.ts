// Short ways for those who play by keyboard. They only focus and press what is on the page anyway.

const SOON = 900; // milliseconds: digits that follow so quickly are one number

type Focusable = HTMLElement | SVGElement;

/** Where F6 leads: from the question to the map, to where one was last; from anywhere else to the question. */
export function across(at: Element | null, page: ParentNode = document): Focusable | null {
  const first = (...selectors: string[]): Focusable | null => selectors.map((s) => page.querySelector<Focusable>(s)).find(Boolean) ?? null;
  const board = first(".board .token[tabindex='0']", ".board .place.selectable", ".board .place");
  const question = first(
    ".bubble :is(.primary, .fight):not([disabled])",
    ".prompt .body .primary:not([disabled])",
    ".prompt .body :is(button, input):not([disabled])",
    ".prompt h2",
  );
  return at?.closest(".prompt") ? board : (question ?? board);
}

/** Goes there, without the page jumping about. */
export function go(to: Focusable | null): void {
  to?.focus({ preventScroll: true });
  to?.closest(".board, .prompt")?.scrollIntoView({ block: "nearest" });
}

/** Presses the main answer to the question, wherever one is. */
export function accept(page: ParentNode = document): void {
  const main = (selector: string) =>
    page.querySelector<HTMLButtonElement>(`.prompt ${selector} button:is(.primary, .fight):not([disabled])`);
  (main(".bubble") ?? main(".card") ?? main(".rail"))?.click();
}

/** The letters of a turn: attack, blitz, end the step, take back. */
const LETTERS: Record<string, string> = {
  a: ".bubble [data-verb=attack], .bubble [data-verb=invade]",
  b: ".bubble [data-blitz]",
  e: ".rail .done, .rail [data-verb=place]",
  u: ".rail [data-undo]",
};

/** Presses what a letter stands for, if it is there. */
export function letter(key: string, page: ParentNode = document): void {
  const what = LETTERS[key];
  if (what) page.querySelector<HTMLButtonElement>(`.prompt :is(${what}):not([disabled])`)?.click();
}

/** Digits that are typed where a number is asked: they set the slider, or press the button with that number. */
export class Digits {
  private typed = "";
  private last = -Infinity;

  /** Whether there was something to do with it. */
  type(key: string, now: number, page: ParentNode = document): boolean {
    this.typed = now - this.last < SOON ? this.typed + key : key;
    this.last = now;
    const slider = page.querySelector<HTMLInputElement>(".prompt .body input[type=range]");
    if (slider) return set(slider, this.typed);
    const button = page.querySelector<HTMLButtonElement>(`.prompt .body button[data-n="${key}"]:not([disabled])`);
    button?.click();
    return button !== null;
  }
}

function set(slider: HTMLInputElement, n: string): boolean {
  slider.value = n; // which keeps it in its range
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}
