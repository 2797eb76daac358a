// Where the client begins.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { language, speak } from "./lib/say.svelte";
import { look, paintWith, theme } from "./lib/settings.svelte";

paintWith(theme.now);
speak(language.now);
addEventListener("popstate", look);
addEventListener("hashchange", look);
mount(App, { target: document.getElementById("app")! });
