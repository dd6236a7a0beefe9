import type { SpotAttributes } from "../board";

/** Attributes of a spot whose own text says what it is: it needs no other name. */
export function spoken(attributes: SpotAttributes): SpotAttributes {
  const spoken = { ...attributes };
  delete spoken["aria-label"];
  return spoken;
}

/** Those of a spot that holds buttons of its own, and is none itself. */
export function silent(attributes: SpotAttributes): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name.startsWith("data-")));
}
