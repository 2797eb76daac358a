// Saved games as files: the one that is open, cutting it short, and putting it on the disk.
import type { Recording } from "./recording.svelte";

/** The file that was opened last; a page that is loaded anew has none. */
export const opened: { text: string; recording: Recording | null } = { text: "", recording: null };

/** The game as it was after so many answers. */
export function until(text: string, answers: number): string {
  const lines = text.split("\n");
  const head = lines.findIndex((line) => line.startsWith("seats ")) + 1;
  return `${lines.slice(0, head + answers).join("\n")}\n`;
}

/** Let the browser save a text. */
export function download(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
