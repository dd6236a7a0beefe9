import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keepLanguage, language, setLanguage, type Language } from "./language.svelte";

export type Facts = Record<string, FluentVariable>;

/** What the house says, and what a table says. */
const files: Record<Language, () => Promise<{ default: string }[]>> = {
  en: () => Promise.all([import("../words/en.ftl?raw"), import("../words/table.en.ftl?raw")]),
  fr: () => Promise.all([import("../words/fr.ftl?raw"), import("../words/table.fr.ftl?raw")]),
};
const bundles = new Map<Language, FluentBundle>();

export function bundleOf(lang: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const mistakes = bundle.addResource(new FluentResource(text));
  if (mistakes.length > 0) throw new Error(mistakes.map((one) => one.message).join("; "));
  return bundle;
}

/** Speak a language from now on, once its words are here. */
export async function speak(lang: Language): Promise<void> {
  if (!bundles.has(lang)) bundles.set(lang, bundleOf(lang, (await files[lang]()).map((one) => one.default).join("\n")));
  setLanguage(lang);
}

/** As `speak`, because a person wants it so. */
export async function choose(lang: Language): Promise<void> {
  await speak(lang);
  keepLanguage(lang);
}

/** Whether there are words of our own for something that another game may lack. */
export function has(id: string): boolean {
  return bundles.get(language())?.hasMessage(id) ?? false;
}

/** A sentence of the house in the language that is spoken; what is said of a game comes from the server. */
export function say(id: string, facts?: Facts): string {
  const bundle = bundles.get(language());
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, facts ?? null);
}
