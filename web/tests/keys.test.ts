import { beforeEach, describe, expect, it } from "vitest";
import { accept, across, Digits } from "../src/lib/play/keys";

const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
  document.body.innerHTML = `
    <input class="chat">
    <main class="board"><svg><g class="token" tabindex="-1"></g><g class="token here" tabindex="0"></g></svg></main>
    <section class="prompt"><h2 tabindex="-1">How many?</h2><div class="body">
      <div class="bubble"><button class="less">less</button><button class="primary" data-n="2">two</button></div>
    </div></section>`;
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => pressed.push(button.textContent));
});

describe("F6", () => {
  it("leads from the question to the map, to where one was", () => {
    expect(across(one(".less"))).toBe(one(".here"));
  });
  it("leads from anywhere else to the main answer", () => {
    for (const at of [null, one(".chat"), one(".here")]) expect(across(at)).toBe(one(".primary"));
  });
  it("leads to the first control if there is no main answer, and to the question if there is none", () => {
    one(".primary").remove();
    expect(across(null)).toBe(one(".less"));
    one(".less").remove();
    expect(across(null)).toBe(one("h2"));
    one(".prompt").remove();
    expect(across(null)).toBe(one(".here"));
  });
});

describe("a short way to answer", () => {
  it("presses the main button, but none that is off", () => {
    accept();
    expect(pressed).toEqual(["two"]);
    one(".primary").setAttribute("disabled", "");
    accept();
    expect(pressed).toEqual(["two"]);
  });
  it("takes a digit for the button of that number", () => {
    const digits = new Digits();
    expect(digits.type("2", 0)).toBe(true);
    expect(digits.type("3", 100)).toBe(false);
    expect(pressed).toEqual(["two"]);
  });
  it("takes digits for the slider, several for one number", () => {
    one(".body").innerHTML = `<input type="range" min="1" max="20" value="1">`;
    const digits = new Digits();
    const slider = one("input[type=range]") as HTMLInputElement;
    const heard: string[] = [];
    slider.addEventListener("input", () => heard.push(slider.value));
    for (const [key, now] of [
      ["1", 0],
      ["2", 300],
      ["7", 2000],
    ] as const)
      digits.type(key, now);
    expect(heard).toEqual(["1", "12", "7"]);
  });
});
