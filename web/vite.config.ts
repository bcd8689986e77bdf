import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compressed.ts";
import { displayFont } from "./build/font.ts";
import { locales } from "./build/locales.ts";
import { worker } from "./build/worker.ts";

// `npm run dev` shows changes at once, with the tables of a server started by `courtly serve`.
const server = process.env["COURTLY_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), locales(), displayFont(), worker(), compressed()],
  build: {
    outDir: "../src/courtly/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Every file costs its headers: small ones that every page needs travel together.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "page", test: /src\/(lib\/(names|router|toasts)|ui\/(Dialog|Frame|Loading|explain|RuleLink))/ }] } } },
    assetsInlineLimit: 0, // the server's content security policy allows no data: scripts
  },
  server: {
    // As objects, the host stays ours: the server refuses pages of other origins.
    proxy: {
      "/api": { target: server },
      "/healthz": { target: server },
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
  test: { environment: "jsdom", setupFiles: ["tests/setup.ts"], testTimeout: 120_000, hookTimeout: 120_000, include: [process.env["COURTLY_FOLD"] ? "tests/*.check.ts" : "tests/**/*.test.ts"] },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
