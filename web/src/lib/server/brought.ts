// Map files that somebody chooses: our own are checked as they are, drawings and maps of other games are imported by the server.
import { excuse, Problem } from "./api";
import { say } from "../words/say.svelte";

/** What the server is told of some files: the text of a map file, or foreign files. */
export async function wishOf(files: File[]): Promise<{ text: string } | { files: Record<string, string> }> {
  const [first] = files;
  if (files.length === 1 && first && /\.(toml|json)$/i.test(first.name)) {
    const text = await first.text();
    if (!text.includes('"FeatureCollection"')) return { text };
  }
  return { files: Object.fromEntries(await Promise.all(files.map(async (file) => [file.name, await packed(file)] as const))) };
}

/** Why a map can't be had, published or withdrawn. */
export function troubled(e: unknown): string {
  const status = e instanceof Problem ? e.status : 0;
  return status === 404 ? say("earth-gone") : status === 409 ? say("earth-full") : excuse(e);
}

/** A file's bytes in Base64. */
export async function packed(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const PIECE = 0x8000; // as many arguments as every browser takes
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
