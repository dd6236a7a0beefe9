import { statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Script that a first visit to any page may load, compressed, in bytes. */
export const MOST = 200_000;

/** What a chunk needs before it runs. */
export interface Part {
  imports: readonly string[];
  dynamicImports: readonly string[];
  bytes: number;
}

/** Bytes of some chunks with all that they load at once. */
export function weightOf(parts: ReadonlyMap<string, Part>, names: readonly string[]): number {
  const seen = new Set<string>();
  const take = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    parts.get(name)?.imports.forEach(take);
  };
  names.forEach(take);
  return [...seen].reduce((sum, name) => sum + (parts.get(name)?.bytes ?? 0), 0);
}

/** The heaviest first load: the entry, one page, and what that page draws with. */
export function heaviest(parts: ReadonlyMap<string, Part>, entry: string): { name: string; bytes: number } {
  const later = (name: string) => parts.get(name)?.dynamicImports ?? [];
  const biggest = (names: readonly string[], with_: string[]) =>
    names.reduce(
      (best, name) => {
        const bytes = weightOf(parts, [...with_, name]);
        return bytes > best.bytes ? { name, bytes } : best;
      },
      { name: "", bytes: weightOf(parts, with_) },
    );
  let worst = { name: entry, bytes: 0 };
  for (const page of later(entry)) {
    const reached = [page, ...(parts.get(page)?.imports ?? [])].flatMap(later);
    const found = biggest(reached, [entry, page]);
    if (found.bytes > worst.bytes) worst = { name: `${page} with ${found.name}`, bytes: found.bytes };
  }
  return worst;
}

/** A build that would keep visitors waiting is no build. Comes after what compresses. */
export function weight(): Plugin {
  return {
    name: "weight",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const parts = new Map<string, Part>();
      let entry = "";
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const bytes = statSync(join(dir ?? "", `${chunk.fileName}.br`)).size;
        parts.set(chunk.fileName, { imports: chunk.imports, dynamicImports: chunk.dynamicImports, bytes });
        if (chunk.isEntry) entry = chunk.fileName;
      }
      const { name, bytes } = heaviest(parts, entry);
      if (bytes > MOST)
        this.error(
          `The first load of ${name} takes ${Math.ceil(bytes / 1000)} kB of script; ${MOST / 1000} is the most.`,
        );
      this.info(`Heaviest first load: ${Math.ceil(bytes / 1000)} kB of script (${name}).`);
    },
  };
}
