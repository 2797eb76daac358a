// What a page does first: every test speaks English with all its words, unless it wants another language.
import { begin, worded } from "../src/lib/words/say.svelte";

await begin();
await worded(Promise.resolve());
