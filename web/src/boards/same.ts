/** What did not change stays the same object, so that nothing is drawn anew for it. */

/** The old thing, if the new one says the same. */
export function kept<Thing>(old: Thing | undefined, now: Thing): Thing {
  return old !== undefined && isSame(old, now) ? old : now;
}

/** Plain values, and records of them. */
function isSame(old: unknown, now: unknown): boolean {
  if (old === now) return true;
  if (typeof old !== "object" || typeof now !== "object" || old === null || now === null) return false;
  const keys = Object.keys(old) as (keyof typeof old)[];
  return keys.length === Object.keys(now).length && keys.every((key) => isSame(old[key], now[key]));
}
