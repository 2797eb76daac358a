// Where the client begins.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import { begin } from "./lib/words/say.svelte";
import { look, paintWith, theme } from "./lib/device/settings.svelte";

paintWith(theme.now);
addEventListener("popstate", look);
addEventListener("hashchange", look);
void begin().then(() => mount(App, { target: document.getElementById("app")! }));
