import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const SCHEME = "pictogram:";

/** `import bank from "pictogram:bank"` is the outline of one icon: what is not imported is not shipped. */
export function pictograms(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const icons = (JSON.parse(readFileSync(file, "utf-8")) as { icons: Record<string, { body: string }> }).icons;
  return {
    name: "pictograms",
    resolveId: (id) => (id.startsWith(SCHEME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return null;
      const name = id.slice(SCHEME.length + 1);
      const outlines = [...(icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      if (outlines.length === 0) throw new Error(`There is no pictogram ${name} in game-icons.`);
      return `export default ${JSON.stringify(outlines.join(""))};`;
    },
  };
}
