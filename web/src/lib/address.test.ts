import { expect, it } from "vitest";
import { addressLine, addressOf } from "./address";

it("gives a table the same address everywhere, and others mostly another one", () => {
  expect(addressLine("la-citta", "AbCdEfGh12345678")).toBe(addressLine("la-citta", "AbCdEfGh12345678"));
  const lines = new Set(Array.from({ length: 200 }, (_, index) => addressLine("the-city", `table-${index}`)));
  expect(lines.size).toBeGreaterThan(150);
});

it("knows a street for games that nobody has drawn", () => {
  expect(addressOf("toy-auction", "x").street).not.toBe("");
});
