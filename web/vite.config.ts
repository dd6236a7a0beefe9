import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./plugins/brotli.ts";
import { outlines } from "./plugins/outlines.ts";
import { pictograms } from "./plugins/pictograms.ts";
import { weight } from "./plugins/weight.ts";

export default defineConfig({
  plugins: [svelte(), pictograms(), outlines(), brotli(), weight()],
  base: "./", // the server says how deep a page lies, so that the house may stand behind any prefix
  build: {
    outDir: "../faubourg/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses of fonts are no part of the content security policy
    target: "es2023",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // all know light-dark()
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts", "plugins/**/*.test.ts"] },
});
