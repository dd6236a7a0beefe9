import { describe, expect, it } from "vitest";
import { read, to } from "./route";

describe("addresses", () => {
  it("name every page", () => {
    expect(read("/")).toEqual({ page: "home" });
    expect(read("/new/la-citta")).toEqual({ page: "new", game: "la-citta" });
    expect(read("/table/aB3_-x")).toEqual({ page: "table", id: "aB3_-x", invitation: null });
    expect(read("/table/x", "?invitation=t0ken")).toEqual({ page: "table", id: "x", invitation: "t0ken" });
    expect(read("/replay/x", "?step=14")).toEqual({ page: "replay", id: "x", step: 14 });
    expect(read("/replay/x", "?step=-1")).toEqual({ page: "replay", id: "x", step: null });
    expect(read("/learn/the-city")).toEqual({ page: "learn", game: "the-city" });
    expect(read("/rules/infinite-city", "", "#IC-63")).toEqual({ page: "rules", game: "infinite-city", rule: "IC-63" });
    expect(read("/replays")).toEqual({ page: "replays" });
    expect(read("/about")).toEqual({ page: "about" });
  });

  it("that lead nowhere are lost, broken escapes too", () => {
    for (const path of ["/nowhere", "/table", "/new/a/b", "/about/us", "/replays/all", "/table/%E0%A4%A"])
      expect(read(path)).toEqual({ page: "lost" });
  });

  it("are right behind a prefix", () => {
    expect(read("/games/house/", "", "", "/games/house/")).toEqual({ page: "home" });
    expect(read("/games/house", "", "", "/games/house/")).toEqual({ page: "home" });
    expect(read("/games/house/about", "", "", "/games/house/")).toEqual({ page: "about" });
    expect(read("/elsewhere", "", "", "/games/house/")).toEqual({ page: "lost" });
  });

  it("are made with their query and fragment, escaped", () => {
    expect(to()).toBe("/");
    expect(to(["rules", "la-citta"], { hash: "LC-13" })).toBe("/rules/la-citta#LC-13");
    expect(to(["replay", "a/b"], { query: { step: "7" } })).toBe("/replay/a%2Fb?step=7");
  });
});
