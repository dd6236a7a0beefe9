import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PICTOGRAMS } from "./credits";

const SOURCES = join(import.meta.dirname, "..");

it("names the author of every pictogram that is shipped", () => {
  const texts = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(join(SOURCES, name), "utf-8"));
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/from "pictogram:([\w-]+)"/g)].map((one) => one[1] ?? "")),
  );
  const credited = new Set(Object.values(PICTOGRAMS).flat());
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !credited.has(name))).toEqual([]);
});
