import { describe, expect, it } from "vitest";
import { preferred } from "./language.svelte";

describe("the language", () => {
  it("is what the address asks for, then what was chosen, then what the browser prefers", () => {
    expect(preferred("?lang=fr", "en", ["en-GB"])).toBe("fr");
    expect(preferred("?lang=de", "fr", ["en-GB"])).toBe("fr");
    expect(preferred("", null, ["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(preferred("", null, ["de-DE"])).toBe("en");
  });
});
