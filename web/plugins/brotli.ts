import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

/** Leaves beside every text file of the build what the server sends to browsers that read Brotli: all of them. */
export function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /^assets\/.*\.(js|css|svg)$/.test(one))) {
        const path = join(dir ?? "", name);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}
