import { describe, expect, it } from "vitest";
import { patched } from "./patch";

const view = { board: [{ cell: "0,0", tokens: [1, 0] }, { cell: "0,1" }], hand: ["bank"], "a/b": { "~": 1 } };

describe("a patch", () => {
  it("leaves the old view as it was and shares what did not change", () => {
    const old = structuredClone(view);
    const now = patched(view, [{ op: "replace", path: "/board/0/tokens/1", value: 2 }]);
    expect(view).toEqual(old);
    expect(now.board[0]).toEqual({ cell: "0,0", tokens: [1, 2] });
    expect(now.board[1]).toBe(view.board[1]);
    expect(now.hand).toBe(view.hand);
  });

  it("adds, removes and replaces in lists and objects", () => {
    expect(patched([1, 2, 3], [{ op: "remove", path: "/1" }])).toEqual([1, 3]);
    expect(patched([1, 3], [{ op: "add", path: "/1", value: 2 }])).toEqual([1, 2, 3]);
    expect(patched([1], [{ op: "add", path: "/-", value: 2 }])).toEqual([1, 2]);
    expect(patched({ a: 1 } as object, [{ op: "remove", path: "/a" }])).toEqual({});
    expect(patched({}, [{ op: "add", path: "/a", value: [] }])).toEqual({ a: [] });
    expect(patched(view, [{ op: "replace", path: "", value: 7 }])).toBe(7);
  });

  it("applies one operation after the other", () => {
    const now = patched(view, [
      { op: "remove", path: "/board/0" },
      { op: "add", path: "/board/0/tile", value: "bank" },
    ]);
    expect(now.board).toEqual([{ cell: "0,1", tile: "bank" }]);
    expect(view.board).toHaveLength(2);
  });

  it("reads escaped names", () => {
    expect(patched(view, [{ op: "replace", path: "/a~1b/~0", value: 2 }])["a/b"]).toEqual({ "~": 2 });
  });

  it("says where it does not fit", () => {
    expect(() => patched({ a: 1 }, [{ op: "add", path: "/a/b", value: 1 }])).toThrow("/a/b");
  });
});
