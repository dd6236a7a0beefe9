import { expect, it } from "vitest";
import { figure } from "./figure";

it("prints a number with a minus, not with a hyphen", () => {
  expect([12, 0, -5].map(figure)).toEqual(["12", "0", "−5"]);
});
