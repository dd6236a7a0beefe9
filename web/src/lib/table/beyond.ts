/** A row that reaches further than the screen: how many things of it are out of sight on either side. */
export interface Span {
  left: number;
  right: number;
}

/** A thing of which less than half is seen counts as out of sight. */
export function beyond(things: readonly Span[], { left, right }: Span): { before: number; after: number } {
  const middles = things.map((one) => (one.left + one.right) / 2);
  return {
    before: middles.filter((middle) => middle < left).length,
    after: middles.filter((middle) => middle > right).length,
  };
}
