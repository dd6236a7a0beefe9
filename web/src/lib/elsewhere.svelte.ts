/** My other tables: at which of them it is my turn, as it happens. One line to the house for the whole visit. */
import type { FromServer, Turn } from "../gen/server";
import { language } from "./language.svelte";
import { me } from "./me.svelte";
import { ROOT } from "./root";
import { Socket } from "./table/socket";

/** a toast leaves by itself after this; the dot on the mark stays */
const TOAST_MS = 12_000;

let turns = $state.raw<ReadonlyMap<string, Turn>>(new Map());
let told = $state.raw<Turn | null>(null);
let line: Socket | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tables where I am waited for, other than this one. */
export function waitingElsewhere(here: string | null): Turn[] {
  return [...turns.values()].filter((turn) => turn.seats.length > 0 && turn.table !== here);
}

/** What has just become my turn elsewhere. */
export function news(here: string | null): Turn | null {
  return told && told.table !== here ? told : null;
}

export function dismiss(): void {
  clearTimeout(timer);
  told = null;
}

/** A table's standing was told; it is news if it was not my turn there before. */
export function hear(turn: Turn): void {
  const before = turns.get(turn.table);
  turns = new Map(turns).set(turn.table, turn);
  const isNews = turn.seats.length > 0 && before !== undefined && before.seats.length === 0;
  if (isNews) {
    told = turn;
    clearTimeout(timer);
    timer = setTimeout(dismiss, TOAST_MS);
  } else if (told?.table === turn.table && turn.seats.length === 0) dismiss();
}

/** Listen as soon as the visitor is somebody; nobody has no tables. */
export function listen(): () => void {
  if (!me()?.name) return () => undefined;
  const socket = new Socket({
    address: () => {
      const address = new URL(`${ROOT}api/me/socket`, location.href);
      address.protocol = address.protocol.replace("http", "ws");
      address.searchParams.set("lang", language());
      return address.href;
    },
    receive: (message: FromServer) => {
      if (message.type === "turn") hear(message);
    },
    changed: () => undefined,
  });
  line = socket;
  socket.open();
  return () => {
    socket.close();
    if (line === socket) line = null;
  };
}
