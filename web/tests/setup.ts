// What a page does first: every test speaks English, unless it wants another language.
import { begin } from "../src/lib/words/say.svelte";

await begin();
