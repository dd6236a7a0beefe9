/** A book of rules: chapters, neighbours, search, and the rules that a text names. */
import type { RuleInfo } from "../gen/server";

export interface Chapter {
  /** what an address calls it */
  id: string;
  title: string;
  rules: RuleInfo[];
}

export function chaptersOf(rules: readonly RuleInfo[]): Chapter[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) found.set(rule.chapter, [...(found.get(rule.chapter) ?? []), rule]);
  return [...found].map(([title, inside], index) => ({ id: `chapter-${index + 1}`, title, rules: inside }));
}

/** The chapter that an address means, by its own name or by one of its rules; else the first. */
export function chapterAt(chapters: readonly Chapter[], place: string | null): Chapter | undefined {
  return (
    chapters.find(({ id, rules }) => id === place || rules.some((rule) => isCalled(rule, place))) ?? chapters.at(0)
  );
}

export function ruleAt(rules: readonly RuleInfo[], id: string | null): RuleInfo | undefined {
  return rules.find((rule) => isCalled(rule, id));
}

function isCalled(rule: RuleInfo, id: string | null): boolean {
  return rule.id === id?.toUpperCase();
}

/** The rules in which every word occurs, those named by the number or the title first. */
export function search(rules: readonly RuleInfo[], text: string): RuleInfo[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = (rule: RuleInfo): number => {
    const [id, title, whole] = [plain(rule.id), plain(rule.title), plain(wholeText(rule))];
    if (words.every((word) => id === word || id.endsWith(`-${word}`))) return 0;
    if (words.every((word) => title.includes(word))) return 1;
    return words.every((word) => whole.includes(word)) ? 2 : 3;
  };
  return rules
    .map((rule) => ({ rule, rank: rank(rule) }))
    .filter((found) => found.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map((found) => found.rule);
}

function wholeText(rule: RuleInfo): string {
  const rulings = rule.rulings.map((one) => `${one.question} ${one.answer}`);
  return [rule.id, rule.title, rule.text, ...rulings].join(" ");
}

/** Without accents and capitals, so that "citta" finds "Città". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export type Piece = { text: string } | { rule: string };

/** A text in pieces: what is only said, and the rules it names. */
export function pieces(text: string, rules: readonly RuleInfo[]): Piece[] {
  const known = new Set(rules.map((rule) => rule.id));
  return text
    .split(/\b([A-Z]{2}-\d+)\b/)
    .filter((part) => part !== "")
    .map((part) => (known.has(part) ? { rule: part } : { text: part }));
}

/** Rules that this one names, then rules that name it. */
export function seeAlso(rule: RuleInfo, rules: readonly RuleInfo[], most = 6): RuleInfo[] {
  const names = (one: RuleInfo) =>
    new Set(pieces(wholeText(one), rules).flatMap((piece) => ("rule" in piece ? [piece.rule] : [])));
  const named = names(rule);
  const others = rules.filter((one) => one.id !== rule.id);
  const naming = others.filter((one) => !named.has(one.id) && names(one).has(rule.id));
  return [...others.filter((one) => named.has(one.id)), ...naming].slice(0, most);
}
