import { expect, it } from "vitest";
import { heaviest, weightOf, type Part } from "./weight";

const part = (bytes: number, imports: string[] = [], dynamicImports: string[] = []): Part => ({
  bytes,
  imports,
  dynamicImports,
});
const parts = new Map([
  ["main", part(10, ["common"], ["home", "table"])],
  ["common", part(5, ["main"])],
  ["home", part(3, ["common"])],
  ["table", part(20, ["common", "boards"])],
  ["boards", part(1, [], ["small", "large"])],
  ["small", part(2)],
  ["large", part(40, ["common"])],
]);

it("counts everything once, whatever imports it", () => {
  expect(weightOf(parts, ["home", "main"])).toBe(18);
});

it("finds the page that loads most, with the heaviest thing it draws", () => {
  expect(heaviest(parts, "main")).toEqual({ name: "table with large", bytes: 76 });
});
