import { describe, expect, it } from "vitest";
import type { RuleInfo } from "../gen/server";
import { chapterAt, chaptersOf, pieces, ruleAt, search, seeAlso } from "./rulebook";

function rule(id: string, chapter: string, title: string, text: string): RuleInfo {
  return { id, chapter, title, text, sources: "", rulings: [] };
}

const rules = [
  rule("LC-1", "Setup", "The castle", "Three citizens live in each castle, as LC-12 says."),
  rule("LC-2", "Setup", "The città", "A city is a castle with what touches it."),
  rule("LC-12", "Years", "Citizens", "Citizens eat."),
];

describe("a book of rules", () => {
  it("has chapters in the order of its rules", () => {
    expect(chaptersOf(rules).map(({ title, rules: inside }) => [title, inside.length])).toEqual([
      ["Setup", 2],
      ["Years", 1],
    ]);
  });

  it("opens where an address points, in any spelling, else at the beginning", () => {
    const chapters = chaptersOf(rules);
    expect(chapterAt(chapters, "lc-12")?.title).toBe("Years");
    expect(chapterAt(chapters, "chapter-2")?.title).toBe("Years");
    expect(chapterAt(chapters, "LC-999")?.title).toBe("Setup");
    expect(chapterAt(chapters, null)?.title).toBe("Setup");
    expect(ruleAt(rules, "lc-2")?.title).toBe("The città");
    expect(ruleAt(rules, "LC-999")).toBeUndefined();
  });

  it("is searched by number and by words, without accents", () => {
    expect(search(rules, "12").map((one) => one.id)).toEqual(["LC-12", "LC-1"]);
    expect(search(rules, "lc-12").map((one) => one.id)).toEqual(["LC-12", "LC-1"]);
    expect(search(rules, "citta").map((one) => one.id)).toEqual(["LC-2"]);
    expect(search(rules, "castle").map((one) => one.id)).toEqual(["LC-1", "LC-2"]);
    expect(search(rules, "castle eat")).toEqual([]);
    expect(search(rules, "  ")).toEqual([]);
  });

  it("links the rules that a text names, and only those that exist", () => {
    expect(pieces("As LC-12 says, not LC-99.", rules)).toEqual([
      { text: "As " },
      { rule: "LC-12" },
      { text: " says, not " },
      { text: "LC-99" },
      { text: "." },
    ]);
    expect(seeAlso(rules[0] as RuleInfo, rules).map((one) => one.id)).toEqual(["LC-12"]);
    expect(seeAlso(rules[2] as RuleInfo, rules).map((one) => one.id)).toEqual(["LC-1"]);
  });
});
