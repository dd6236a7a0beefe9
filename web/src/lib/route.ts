/** Every address of the house. Links are made by `to`, so that they are right behind any prefix. */
import { ROOT } from "./root";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; invitation: string | null }
  | { page: "replays" }
  | { page: "replay"; id: string; step: number | null }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "about" }
  | { page: "lost" };

/** What an address means: `path` as in location.pathname, with the query and the fragment. */
export function read(path: string, search = "", hash = "", root = ROOT): Route {
  if (!path.startsWith(root) && `${path}/` !== root) return { page: "lost" };
  const parts = path.slice(root.length).split("/").filter(Boolean).map(plain);
  const query = new URLSearchParams(search);
  const [page, name, ...rest] = parts;
  if (page === undefined) return { page: "home" };
  if (rest.length > 0 || parts.includes("")) return { page: "lost" };
  if ((page === "about" || page === "replays") && name === undefined) return { page };
  if (name === undefined) return { page: "lost" };
  switch (page) {
    case "new":
    case "learn":
      return { page, game: name };
    case "rules":
      return { page, game: name, rule: plain(hash.slice(1)) || null };
    case "table":
      return { page, id: name, invitation: query.get("invitation") };
    case "replay":
      return { page, id: name, step: wholeNumber(query.get("step")) };
    default:
      return { page: "lost" };
  }
}

export interface More {
  query?: Record<string, string>;
  hash?: string;
}

/** The address of something in the house: `to(["table", id])`, `to(["rules", "la-citta"], { hash: "LC-13" })`. */
export function to(parts: string[] = [], { query = {}, hash = "" }: More = {}): string {
  const asked = new URLSearchParams(query).toString();
  const path = parts.map((part) => encodeURIComponent(part)).join("/");
  return `${ROOT}${path}${asked ? `?${asked}` : ""}${hash ? `#${encodeURIComponent(hash)}` : ""}`;
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
