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

export default defineConfig({
  plugins: [svelte(), licences],
  build: {
    outDir: fileURLToPath(new URL("../.build/web", import.meta.url)),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://localhost:8420", ws: true } }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
