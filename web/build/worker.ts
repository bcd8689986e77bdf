// What makes the page an app: the worker beside it, the manifest, and the page for when there is no connection.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { description, LOCALES } from "./locales.ts";

const WORKER = "worker";
const VERSION = "%version%";
const DARK = "#2b1a0c";
const LIGHT = "#f3ead8";

/** An app by its own name, with icons of our own. */
function manifest(): string {
  const icon = (file: string, size: number, purpose: string) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose });
  return JSON.stringify({
    id: "/",
    name: "Courtly",
    short_name: "Courtly",
    description: description(),
    start_url: "/games",
    scope: "/",
    display: "standalone",
    background_color: LIGHT,
    theme_color: DARK,
    icons: [icon("icon-192.png", 192, "any"), icon("icon-512.png", 512, "any"), icon("icon-maskable-512.png", 512, "maskable")],
  });
}

/** One sentence in every language: without a server nobody knows the reader's. */
function offline(): string {
  const said = readdirSync(LOCALES)
    .filter((language) => /^[a-z]{2}$/.test(language))
    .map((language) => {
      const bundle = new FluentBundle(language);
      bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, "notices.ftl"), "utf-8")));
      const text = bundle.getMessage("notices-offline")?.value;
      return `<p lang="${language}">${text ? bundle.formatPattern(text) : ""}</p>`;
    });
  const page = readFileSync(resolve(import.meta.dirname, "offline.html"), "utf-8");
  return page.replace("%said%", said.join("\n"));
}

export function worker(): Plugin {
  return {
    name: "courtly-worker",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: resolve(import.meta.dirname, "../index.html"), [WORKER]: resolve(import.meta.dirname, "../src/worker/worker.ts") },
          output: { entryFileNames: ({ name }) => (name === WORKER ? "worker.js" : "assets/[name]-[hash].js") },
        },
      },
    }),
    generateBundle(_options, bundle) {
      const page = offline();
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: manifest() });
      this.emitFile({ type: "asset", fileName: "offline.html", source: page });
      const made = createHash("sha256").update(Object.keys(bundle).sort().join() + page).digest("hex").slice(0, 12);
      const beside = bundle["worker.js"];
      if (beside?.type !== "chunk" || !beside.code.includes(VERSION) || beside.imports.length) this.error("the worker is not what it should be");
      else beside.code = beside.code.replace(VERSION, made);
    },
  };
}
