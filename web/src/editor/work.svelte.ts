// A map on which somebody works: what it was before each change, and what the server says is wrong with it.
import type { MapDraft, MapEdit } from "../wire";
import { excuse, Problem } from "../lib/server/api";
import { say } from "../lib/words/say.svelte";
import type { MapFile } from "../map/drawn";

type Ask = (edit: MapEdit) => Promise<MapDraft>;
/** So long after the last change the draft is checked. */
const REST = 600;
/** So many steps can be undone. */
const STEPS = 200;

export class Work {
  file = $state.raw<MapFile>(null!);
  past = $state.raw<MapFile[]>([]);
  future = $state.raw<MapFile[]>([]);
  faults = $state.raw<MapDraft["faults"]>([]);
  worth = $state.raw<MapDraft["worth"]>({});
  /** What the server knows is what is shown. */
  checked = $state(false);
  /** The server does something that takes a moment. */
  busy = $state(false);
  /** Why something could not be done, for people. */
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest = 0;

  constructor(
    draft: MapDraft,
    private ask: Ask,
  ) {
    this.take(draft);
  }

  get text(): string {
    return JSON.stringify(this.file);
  }

  /** The map after a change; it can be undone, and is checked after a moment. */
  change(file: MapFile): void {
    if (file === this.file) return;
    this.past = [...this.past.slice(-STEPS), this.file];
    this.future = [];
    this.show(file);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    [this.past, this.future] = [this.past.slice(0, -1), [...this.future, this.file]];
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    [this.future, this.past] = [this.future.slice(0, -1), [...this.past, this.file]];
    this.show(after);
  }

  /** Have the server split, join, or draw a sea lane; whether that was done. */
  async deed(deed: MapEdit["deed"], on: string[], line: number[] = []): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    clearTimeout(this.timer); // a check meanwhile would be about the map before
    const draft = await this.asked({ text: this.text, deed, on, line });
    this.busy = false;
    if (!draft) {
      if (!this.checked) this.soon();
      return false;
    }
    this.past = [...this.past.slice(-STEPS), this.file];
    this.future = [];
    this.take(draft);
    return true;
  }

  /** Have it checked now; whether it can be played on. */
  async check(): Promise<boolean> {
    clearTimeout(this.timer);
    const draft = await this.asked({ text: this.text });
    if (draft) [this.faults, this.worth, this.checked] = [draft.faults, draft.worth, true];
    return !!draft && draft.faults.length === 0;
  }

  rest(): void {
    clearTimeout(this.timer);
  }

  private show(file: MapFile): void {
    [this.file, this.checked, this.trouble] = [file, false, ""];
    this.latest++;
    this.soon();
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), REST);
  }

  private take(draft: MapDraft): void {
    clearTimeout(this.timer);
    this.file = JSON.parse(draft.text) as MapFile;
    [this.faults, this.worth, this.checked, this.trouble] = [draft.faults, draft.worth, true, ""];
  }

  /** What the server says, unless something has changed since. */
  private async asked(edit: MapEdit): Promise<MapDraft | null> {
    const mine = ++this.latest;
    try {
      const draft = await this.ask(edit);
      return mine === this.latest ? draft : null;
    } catch (e) {
      if (mine === this.latest) this.trouble = e instanceof Problem && e.status === 400 ? say("editor-failed") : excuse(e);
      return null;
    }
  }
}
