// Beside every built file its compressed forms, so that the server only has to choose one.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const KINDS = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALLEST = 700; // below that the headers weigh more

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "courtly-compressed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf-8" });
      for (const name of files.filter((file) => KINDS.test(file))) {
        const path = join(folder, name);
        const bytes = readFileSync(path);
        if (bytes.length < SMALLEST) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
