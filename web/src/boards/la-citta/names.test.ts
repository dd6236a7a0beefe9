import { expect, test } from "vitest";
import { centreOf } from "./hexes";
import { placesOf } from "./names";

const ROCCA = { castle: "5,5", text: "Rocca 4/5" };

test("a name stands below a castle that stands alone", () => {
  const [place] = placesOf([ROCCA], ["5,5"], []);
  expect(place).toMatchObject({ anchor: "middle", isTight: false });
  expect(place?.y).toBeGreaterThan(centreOf("5,5").y);
});

test("it gives way to what is built and to what is asked for", () => {
  const [above] = placesOf([ROCCA], ["5,5", "4,6", "5,6"], []);
  expect(above?.y).toBeLessThan(centreOf("5,5").y);
  const [beside] = placesOf([ROCCA], ["5,5", "4,6", "5,6"], ["5,4", "6,4"]);
  expect(beside).toMatchObject({ anchor: "start", isTight: false });
});

test("two names never lie on each other where there is room", () => {
  const [one, two] = placesOf([ROCCA, { castle: "6,5", text: "Pieve 4/5" }], ["5,5", "6,5"], []);
  expect(Math.abs((one?.y ?? 0) - (two?.y ?? 0))).toBeGreaterThan(10);
});

test("in a castle that is built in on all sides it is small, at its foot", () => {
  const around = [
    "6,4",
    "6,5",
    "5,6",
    "4,6",
    "4,5",
    "5,4",
    "7,3",
    "7,4",
    "4,4",
    "6,3",
    "3,6",
    "3,7",
    "4,7",
    "5,7",
    "6,6",
  ];
  const [place] = placesOf([{ castle: "5,5", text: "Boscorotondo 7/8" }], ["5,5", ...around], []);
  expect(place).toMatchObject({ anchor: "middle", isTight: true });
});
