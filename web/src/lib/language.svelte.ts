export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT = "faubourg.language";

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.includes(word as Language);
}

/** What the address asks for, else what was chosen last, else what the browser prefers. */
export function preferred(search: string, kept: string | null, browser: readonly string[]): Language {
  const asked = new URLSearchParams(search).get("lang");
  if (isLanguage(asked)) return asked;
  if (isLanguage(kept)) return kept;
  return browser.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

const chosen = $state({ language: "en" as Language });

export function language(): Language {
  return chosen.language;
}

/** Take over a language; the words of it are loaded already. */
export function setLanguage(next: Language): void {
  chosen.language = next;
  document.documentElement.lang = next;
}

/** What a person chose by hand outlives the address. */
export function keepLanguage(next: Language): void {
  localStorage.setItem(KEPT, next);
}

export function keptLanguage(): string | null {
  return localStorage.getItem(KEPT);
}
