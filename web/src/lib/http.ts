import type { Calls, Problem } from "../gen/server";
import { language } from "./language.svelte";
import { ROOT } from "./root";
import { say } from "./words";

/** The server said no: `key` never changes, the message is a sentence for the visitor. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    message: string,
    readonly status: number,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

/** Nobody answered: the network or the server is away, and trying again may help. */
export class Unreachable extends Refusal {
  constructor() {
    super("unreachable", say("error-unreachable"), 0);
  }
}

type Call = keyof Calls;
type Given<C extends Call> = Omit<Calls[C], "answer">;
/** What a call takes: only what its address in the schema asks for. */
type Wish<C extends Call> = {
  [K in keyof Given<C> as keyof Given<C>[K] extends never ? never : K]: Given<C>[K];
};

/** Ask the server: `await call("GET /api/games/{game}", { path: { game: "la-citta" } })`. */
export async function call<C extends Call>(
  name: C,
  ...[wish]: keyof Wish<C> extends never ? [] : [Wish<C>]
): Promise<Calls[C]["answer"]> {
  const { path = {}, query = {}, body } = (wish ?? {}) as Partial<Record<"path" | "query" | "body", object>>;
  const [method, template] = name.split(" ") as [string, string];
  const address = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String((path as Record<string, unknown>)[key])),
  );
  const asked = new URLSearchParams({ lang: language() });
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null) asked.set(key, `${value}`);
  let answer: Response;
  try {
    answer = await fetch(`${ROOT.slice(0, -1)}${address}?${asked}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Unreachable();
  }
  const text = await answer.text();
  if (answer.ok) return (text === "" ? {} : JSON.parse(text)) as Calls[C]["answer"];
  throw refusal(answer.status, text);
}

export function refusal(status: number, text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Problem;
    if (problem.error && problem.message) return new Refusal(problem.error, problem.message, status, problem.rule);
  } catch {
    // a proxy answered, not the server
  }
  return status >= 500 ? new Unreachable() : new Refusal("unexpected", say("error-unexpected"), status);
}
