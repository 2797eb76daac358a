// What is refused beside the types: whatever is often a bug. Format is Prettier's, unused styles and a11y are svelte-check's.
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["src/wire.ts"]), // written by tools/protocol.py
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowAny: false, allowNullish: false, allowRegExp: false, allowBoolean: false },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      "no-undef": "off", // TypeScript finds them, and knows what a browser has
      "@typescript-eslint/no-non-null-assertion": "off", // each list[i]! is one: TypeScript can't know that a place is on the board
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void value;` in an effect says what it goes by
      "svelte/prefer-svelte-reactivity": "off", // our sets and maps are replaced whole, and stand in $state.raw
      "svelte/no-useless-mustaches": "off", // {" "} is a space that Svelte would leave out at the edge of an element
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Here a component's properties have no types, so that all that is handed to one seems unsafe; svelte-check knows them.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
