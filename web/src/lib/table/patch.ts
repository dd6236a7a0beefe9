/** Patches of RFC 6902 (add, remove, replace): the new document shares with the old one whatever did not change. */
import type { PatchOperation } from "../../gen/server";

type Box = Record<string, unknown> | unknown[];

export function patched<T>(document: T, operations: readonly PatchOperation[]): T {
  const fresh = new Set<unknown>(); // copies made here, which may be changed in place
  let whole: unknown = document;
  for (const one of operations) {
    const path = one.path.split("/").slice(1).map(unescaped);
    whole = change(whole, path, one, fresh);
  }
  return whole as T;
}

function change(node: unknown, path: string[], one: PatchOperation, fresh: Set<unknown>): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return one.op === "remove" ? null : one.value;
  if (typeof node !== "object" || node === null) throw new Error(`There is nothing at ${one.path}.`);
  const copy = own(node as Box, fresh);
  if (rest.length > 0) put(copy, key, change(get(copy, key), rest, one, fresh));
  else if (Array.isArray(copy)) {
    const index = key === "-" ? copy.length : Number(key);
    if (one.op === "add") copy.splice(index, 0, one.value);
    else if (one.op === "remove") copy.splice(index, 1);
    else copy[index] = one.value;
  } else if (one.op === "remove") Reflect.deleteProperty(copy, key);
  else copy[key] = one.value;
  return copy;
}

function own(node: Box, fresh: Set<unknown>): Box {
  if (fresh.has(node)) return node;
  const copy = Array.isArray(node) ? [...node] : { ...node };
  fresh.add(copy);
  return copy;
}

function get(box: Box, key: string): unknown {
  return Array.isArray(box) ? box[Number(key)] : box[key];
}

function put(box: Box, key: string, value: unknown): void {
  if (Array.isArray(box)) box[Number(key)] = value;
  else box[key] = value;
}

function unescaped(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
