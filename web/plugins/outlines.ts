import { build } from "vite";
import type { Plugin } from "vite";
import { pictograms } from "./pictograms.ts";

/** Leaves the pictograms of all that can be built beside the page, as data: Python draws them in its reports. */
export function outlines(): Plugin {
  return {
    name: "outlines",
    apply: "build",
    async generateBundle() {
      const made = await build({
        configFile: false,
        logLevel: "error",
        plugins: [pictograms()],
        build: { ssr: "src/boards/outlines.ts", write: false },
      });
      if (!("output" in made)) throw new Error("The outlines are built once.");
      const code = encodeURIComponent(made.output[0].code);
      const found = (await import(/* @vite-ignore */ `data:text/javascript,${code}`)) as Record<string, unknown>;
      this.emitFile({ type: "asset", fileName: "pictograms.json", source: JSON.stringify({ ...found }) });
    },
  };
}
