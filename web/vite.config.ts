// How the client is built and tested: into .build/web at the project's root, and in a small model of a browser.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const FONTS = ["@fontsource-variable/figtree", "@fontsource/fraunces", "@fontsource/cinzel", "@fontsource/alegreya"];

/** Their licence goes wherever the fonts go. */
const licences: Plugin = {
  name: "licences",
  generateBundle() {
    const texts = FONTS.map((name) => readFileSync(new URL(`node_modules/${name}/LICENSE`, import.meta.url), "utf8"));
    this.emitFile({ type: "asset", fileName: "assets/fonts.txt", source: texts.join(`\n\n${"-".repeat(78)}\n\n`) });
  },
};

// The first screen, in every language; all else is kept when it has been used.
const SHELL = /(\/index\.html|\/lobby\/Lobby\.svelte|\/locales\/\w+\.ftl\?raw)$/;

/** The service worker, told which files the first screen needs. */
const worker: Plugin = {
  name: "worker",
  apply: "build",
  buildStart() {
    this.emitFile({ type: "chunk", id: fileURLToPath(new URL("src/sw.ts", import.meta.url)), fileName: "sw.js" });
  },
  generateBundle(_, bundle) {
    const needed = new Set<string>();
    const need = (name: string): void => {
      const part = bundle[name];
      if (needed.has(name) || part?.type !== "chunk") return;
      needed.add(name);
      part.imports.forEach(need);
      part.viteMetadata?.importedCss.forEach((css) => needed.add(css));
    };
    for (const [name, part] of Object.entries(bundle)) if (part.type === "chunk" && SHELL.test(part.facadeModuleId ?? "")) need(name);
    const fonts = Object.keys(bundle).filter((name) => /\/(figtree|fraunces)-.*\.woff2$/.test(name));
    const files = ["/", "/icon.svg", "/manifest.webmanifest", ...[...needed, ...fonts].sort().map((name) => `/${name}`)];
    const sw = bundle["sw.js"];
    if (sw?.type === "chunk") sw.code = sw.code.replace("__SHELL__", JSON.stringify(files));
  },
};

// What every screen begins with is one file: many small ones cost a request each, and compress worse.
const SHARED =
  /\/node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/vite\/|\/lib\/(?:\w+\/)?(api|cards|figures|icons|modes|names|options|palette|say\.svelte|settings\.svelte|story|telling)\.ts$/;

// What shows a fight comes as one file, too.
const FIGHTS = /\/table\/(Battle|Dice|Die|Pill)\.svelte|\/lib\/game\/thrown\.ts$/;

export default defineConfig({
  plugins: [svelte(), licences, worker],
  build: {
    outDir: fileURLToPath(new URL("../.build/web", import.meta.url)),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: SHARED },
            { name: "fights", test: FIGHTS },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://localhost:8420", ws: true } }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", setupFiles: "tests/setup.ts", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
