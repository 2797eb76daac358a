// A page to try the maps on: demo.html?board=world|ancient|godstorm|teams|tiny|none&theme=dark&seed=3&state=attack|place|claim
import { mount } from "svelte";
import Demo from "./Demo.svelte";

mount(Demo, { target: document.getElementById("app")! });
