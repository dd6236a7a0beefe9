/** The line to a table's server: it comes back by itself, and what was not acknowledged is sent again. */
import type { FromServer } from "../../gen/server";

export type Link = "connecting" | "open" | "lost" | "refused";

/** Whatever is sent and wants an answer. */
export interface Wish {
  type: string;
  ref?: string;
  [field: string]: unknown;
}

export interface Handlers {
  /** the address, made anew each time: it says what we have already */
  address: () => string;
  receive: (message: FromServer) => void;
  changed: (link: Link, retryAt: number | null) => void;
}

interface Waiting {
  text: string;
  /** a question about this moment (a try) is of no use after a new connection */
  again: boolean;
  done: (reply: Reply) => void;
}

/** A reply to a wish, whatever its type; `lost` if the line broke before it came. */
export type Reply = (FromServer & { ref?: string }) | { type: "lost" };

/** Seconds until the next attempt: 1, 2, 4, 8 and so on at 8. */
export function patience(attempt: number): number {
  return Math.min(8, 2 ** attempt);
}

/** Closed for a reason that another attempt cannot mend: nobody, no such table, not to be played here. */
const FOR_GOOD = [4401, 4403, 4404, 4409];
const SILENCE_SECONDS = 20;

/** Nothing more is heard of it. One that is not open yet is closed when it is: browsers complain otherwise. */
function hangUp(socket: WebSocket | null): void {
  if (!socket) return;
  socket.onclose = socket.onmessage = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export class Socket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #number = 0;
  #waiting = new Map<string, Waiting>();

  constructor(readonly handlers: Handlers) {}

  open(): void {
    this.#closed = false;
    this.#connect();
    addEventListener("online", this.retry);
    this.#pulse = setInterval(() => this.#listen(), 5_000);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.retry);
    hangUp(this.#socket);
    for (const one of this.#waiting.values()) one.done({ type: "lost" });
    this.#waiting.clear();
  }

  /** Send, and resolve with the reply. `again`: send it once more after a lost connection. */
  ask(wish: Wish, again = false): Promise<Reply> {
    const ref = `${++this.#number}`;
    const text = JSON.stringify({ ...wish, ref });
    return new Promise((done) => {
      const isOpen = this.#socket?.readyState === WebSocket.OPEN;
      if (!isOpen && !again) return done({ type: "lost" });
      this.#waiting.set(ref, { text, again, done });
      if (isOpen) this.#socket?.send(text);
    });
  }

  /** Try now, not after the wait. */
  retry = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#connect();
  };

  /** Drop the line and come back, for a new address (another language). */
  renew(): void {
    this.#attempt = 0;
    this.#socket?.close();
  }

  #connect(): void {
    hangUp(this.#socket);
    if (this.#attempt === 0) this.handlers.changed("connecting", null);
    const socket = new WebSocket(this.handlers.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#heard = Date.now();
      this.handlers.changed("open", null);
      for (const one of this.#waiting.values()) socket.send(one.text);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now();
    const ref = "ref" in message ? message.ref : "";
    const waiting = ref ? this.#waiting.get(ref) : undefined;
    this.handlers.receive(message);
    if (!waiting) return;
    this.#waiting.delete(ref);
    waiting.done(message);
  }

  #lost(code: number): void {
    for (const [ref, one] of this.#waiting)
      if (!one.again) {
        this.#waiting.delete(ref);
        one.done({ type: "lost" });
      }
    if (this.#closed) return;
    if (FOR_GOOD.includes(code)) return this.handlers.changed("refused", null);
    const seconds = patience(this.#attempt++);
    this.handlers.changed("lost", Date.now() + seconds * 1000);
    this.#timer = setTimeout(() => this.#connect(), seconds * 1000);
  }

  /** A line that broke without a word (a sleeping laptop) is found out by asking. */
  #listen(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silence = (Date.now() - this.#heard) / 1000;
    if (silence > 2 * SILENCE_SECONDS) this.#socket.close();
    else if (silence > SILENCE_SECONDS) void this.ask({ type: "ping" });
  }
}
