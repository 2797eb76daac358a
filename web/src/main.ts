// Where the client begins.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import { begin } from "./lib/say.svelte";
import { look, paintWith, theme } from "./lib/settings.svelte";

paintWith(theme.now);
addEventListener("popstate", look);
addEventListener("hashchange", look);
void begin().then(() => mount(App, { target: document.getElementById("app")! }));
