import { expect, it } from "vitest";
import { wayFrom } from "./motion";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height }) as DOMRect;

it("goes from the middle of one thing to the middle of another, in the units of a zoomed board", () => {
  expect(wayFrom(box(100, 0, 40, 20), box(0, 0, 20, 20), 2)).toEqual({ x: 55, y: 0 });
});
