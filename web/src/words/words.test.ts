import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf } from "../lib/words";
import houseEn from "./en.ftl?raw";
import houseFr from "./fr.ftl?raw";
import tableEn from "./table.en.ftl?raw";
import tableFr from "./table.fr.ftl?raw";

const en = `${houseEn}\n${tableEn}`;
const fr = `${houseFr}\n${tableFr}`;

const SOURCES = join(import.meta.dirname, "..");

function ids(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "").sort();
}

function files(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts") && !name.startsWith("gen"))
    .map((name) => readFileSync(join(SOURCES, name), "utf-8"));
}

/** Every id in the code; one that is put together, such as `bar-${name}`, as the pattern of what it can be. */
function used(): RegExp[] {
  const found = (pattern: RegExp) =>
    files().flatMap((text) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1)));
  const said = found(/\bsay\(\s*["`]([^"`]+)["`]/g);
  const eitherOr = found(/\bsay\([^"`;]*?\?\s*"([\w-]+)"\s*:\s*"([\w-]+)"/g);
  const mentioned = found(/word: "([\w-]+)"/g);
  return [...said, ...eitherOr, ...mentioned].map((id) => new RegExp(`^${id.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`));
}

describe("the words of the house", () => {
  it("can be read in both languages", () => {
    expect(() => [bundleOf("en", en), bundleOf("fr", fr)]).not.toThrow();
  });

  it("are the same in both languages", () => {
    expect(ids(fr)).toEqual(ids(en));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });

  it("are all there that the code uses", () => {
    const known = ids(en);
    expect(used().filter((pattern) => !known.some((id) => pattern.test(id)))).toEqual([]);
  });

  it("are all used", () => {
    const patterns = used();
    expect(ids(en).filter((id) => !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
  });

  it("are set as French in French: no line begins with a colon", () => {
    const texts = fr.split("\n").filter((line) => !line.startsWith("#"));
    expect(texts.filter((line) => /\S [:;?!»](?!\w)|« |\w'\w/.test(line))).toEqual([]);
  });

  it("ask for the same facts in both languages", () => {
    const facts = (text: string, id: string) => {
      const whole = text.match(new RegExp(`^${id} =[^\\n]*(?:\\n[ }\\]].*)*`, "m"))?.[0] ?? "";
      return [...new Set([...whole.matchAll(/\$([a-z]+)/g)].map((one) => one[1]))].sort();
    };
    for (const id of ids(en)) expect([id, facts(fr, id)]).toEqual([id, facts(en, id)]);
  });
});
