/** Mouse, touch and keys on a table, from what elements say of themselves: `data-spot`, `data-choice`, `data-piece`. */
import { Gestures, spotsUnder } from "./gestures";
import type { Hand } from "./hand.svelte";
import { actOf, type Act } from "./keys";
import type { Lore } from "./lore";
import { restOf } from "./spots";
import { inReadingOrder, jumpLetters, step, type Place } from "./walk";

const HELP_MS = 500;
/** how far the wheel goes for one turn of the piece in the hand */
const WHEEL_PX = 40;

export interface Jump {
  letters: string;
  x: number;
  y: number;
  element: Element;
}

export interface Help {
  piece: string;
  at: DOMRect;
}

/** Where a bubble or a list belongs. */
export function boxOf(root: Element | undefined, spot: string): DOMRect | null {
  const element = root?.querySelector(`[data-spot="${CSS.escape(spot)}"]`) ?? root?.querySelector("[data-prompt]");
  return element?.getBoundingClientRect() ?? null;
}

export interface Host {
  hand: Hand;
  lore: () => Lore;
  /** what keys do beyond choosing */
  act: (does: Act["does"]) => void;
  /** motion is over */
  hurry: () => void;
  /** something is taken out of the middle of a plan: how many answers go back, and what is sent again then */
  takeOut?: (count: number, lines: string[][]) => void;
  /** keys are off while something lies over the table, or in a setting */
  isDeaf: () => boolean;
}

export class Surface {
  root = $state.raw<HTMLElement | undefined>();
  jumps = $state.raw<Jump[]>([]);
  typed = $state("");
  help = $state.raw<Help | null>(null);
  /** letters of rows in which something can be chosen */
  rows = $state.raw<string[]>([]);

  #last: Place | null = null;
  /** what the pointer is over */
  #pointed: Element | null = null;
  #press: ReturnType<typeof setTimeout> | undefined;
  #wheeled = 0;
  readonly #gestures: Gestures;

  constructor(readonly host: Host) {
    this.#gestures = new Gestures({
      hand: host.hand,
      root: () => this.root,
      legal: () => this.#elements(),
      hurry: () => {
        clearTimeout(this.#press); // no help unfolds under what is dragged
        this.help = null;
        host.hurry();
      },
      look: (target) => this.#look(target),
      explain: (piece) => this.explain(piece),
      spare: (card) => this.#spare(card),
    });
  }

  /** Listens on the table's element; used as an attachment. */
  attach = (root: HTMLElement): (() => void) => {
    this.root = root;
    const ears: [EventTarget, string, (event: never) => void][] = [
      [root, "click", this.#click],
      [root, "pointerover", this.#over],
      [root, "pointerdown", (event: PointerEvent) => this.#gestures.down(event)],
      [root, "contextmenu", this.#menu],
      [root, "focusin", this.#focus],
      [window, "pointermove", (event: PointerEvent) => this.#gestures.move(event)],
      [window, "pointerup", (event: PointerEvent) => this.#gestures.up(event)],
      [window, "pointercancel", () => this.#gestures.cancel()],
      [window, "keydown", this.#key],
    ];
    for (const [target, name, ear] of ears) target.addEventListener(name, ear as EventListener);
    // before the board below it zooms
    root.addEventListener("wheel", this.#wheel, { capture: true, passive: false });
    return () => {
      root.removeEventListener("wheel", this.#wheel, { capture: true });
      for (const [target, name, ear] of ears) target.removeEventListener(name, ear as EventListener);
      clearTimeout(this.#press);
      this.#gestures.cancel();
      this.root = undefined;
    };
  };

  #click = (event: MouseEvent): void => {
    clearTimeout(this.#press); // what was chosen is not explained as well
    if (this.#gestures.spend()) return;
    const target = event.target as Element;
    if (target.closest("a, [data-own]")) return;
    this.help = null;
    this.#touch(target, (event as PointerEvent).pointerType === "touch");
  };

  #touch(target: Element, isFinger = false): void {
    this.host.hurry();
    const { hand } = this.host;
    const out = target.closest("[data-take-out]");
    if (out) {
      const again = out.getAttribute("data-then") ?? "";
      const lines = again ? again.split(" | ").map((line) => line.split("; ")) : [];
      return this.host.takeOut?.(Number(out.getAttribute("data-take-out")), lines);
    }
    const told = target.closest("[data-why]");
    if (told) {
      const spot = spotsUnder(told)[0] ?? "";
      hand.bubble = { spot, rule: told.getAttribute("data-rule"), message: told.getAttribute("data-why") ?? "" };
      return;
    }
    const move = target.closest("[data-choice]")?.getAttribute("data-choice");
    if (move !== null && move !== undefined) {
      const asked = [...(hand.question?.choices ?? []), ...(hand.held.at(-1)?.decision.choices ?? [])];
      const choice = [...(hand.list?.choices ?? []), ...asked].find((one) => one.move === move);
      if (choice) void hand.choose(choice);
      return;
    }
    const spots = spotsUnder(target);
    if (spots.length > 0) void hand.touch(spots, { isFinger });
    else hand.bubble = null;
  }

  #over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || this.#gestures.isOn) return;
    this.#pointed = event.target as Element;
    this.#look(this.#pointed);
    clearTimeout(this.#press);
    const piece = (event.target as Element).closest("[data-piece]");
    if (piece && this.help?.piece !== piece.getAttribute("data-piece")) this.help = null;
    if (!piece) this.help = null;
    else this.#press = setTimeout(() => this.explain(piece), HELP_MS);
  };

  #focus = (event: FocusEvent): void => {
    const element = (event.target as Element).closest("[data-spot], [data-choice]");
    if (!element || !(event.target as Element).matches(":focus-visible")) return;
    this.#last = placeOf(element);
    this.#look(element, 0);
  };

  /** A ghost of what is under the pointer or the walk. */
  #look(target: Element, wait?: number): void {
    const { hand } = this.host;
    const move = target.closest("[data-choice]")?.getAttribute("data-choice");
    const choice = move ? hand.question?.choices.find((one) => one.move === move) : undefined;
    hand.hover(choice ? choice.spots : spotsUnder(target), wait);
  }

  /** Whether the wheel and the right button turn a piece here instead of what they do elsewhere. */
  #turns(target: Element): boolean {
    const { hand } = this.host;
    return hand.grip.can.turn && !hand.pinned && target.closest("[data-legal][data-spot^='cell:']") !== null;
  }

  #wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || !this.#turns(event.target as Element)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#wheeled += event.deltaY;
    if (Math.abs(this.#wheeled) < WHEEL_PX) return;
    this.host.hand.grip.turn(this.#wheeled > 0 ? 1 : -1);
    this.#wheeled = 0;
  };

  /** A card of the hand is marked as one to give away first. */
  #spare(target: Element): void {
    const card = target.closest("[data-spot^='hand:'][data-piece]");
    const piece = card?.getAttribute("data-piece");
    if (!piece) return;
    const copies = this.root?.querySelectorAll(`[data-spot^='hand:'][data-piece="${CSS.escape(piece)}"]`).length ?? 1;
    this.host.hand.markSpare(restOf(piece), copies);
  }

  #menu = (event: MouseEvent): void => {
    if (this.#turns(event.target as Element)) {
      event.preventDefault();
      return this.host.hand.grip.turn();
    }
    const piece = (event.target as Element).closest("[data-piece]");
    if (!piece) return;
    event.preventDefault();
    this.explain(piece);
  };

  /** What is this. */
  explain(element: Element): void {
    const piece = element.closest("[data-piece]") ?? element.querySelector("[data-piece]");
    const id = piece?.getAttribute("data-piece");
    if (piece && id) this.help = { piece: id, at: piece.getBoundingClientRect() };
  }

  #elements(everything = false): Element[] {
    const selector = everything ? "[data-spot]" : "[data-legal]:is(button, [role=button]), [data-choice]";
    return [...(this.root?.querySelectorAll(selector) ?? [])].filter((one) => one.getClientRects().length > 0);
  }

  #focused(): Element | null {
    return document.activeElement?.closest("[data-spot], [data-choice]") ?? null;
  }

  #key = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.defaultPrevented || this.host.isDeaf() || target.closest("input, textarea, select, dialog")) return;
    const { key, code, shiftKey: shift, altKey: alt } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    if (this.jumps.length > 0) return this.#type(event);
    const focused = this.#focused();
    if ((key === "Enter" || key === " ") && !shift && !ctrl) {
      // what was picked before keeps the focus: Enter does what follows from it, and does not put it back
      const { pinned, primary, question } = this.host.hand;
      const spot = focused?.getAttribute("data-spot") ?? "";
      const isSpent =
        focused?.hasAttribute("data-picked") && !question?.choices.some((one) => one.spots.includes(spot));
      if (focused && !pinned && !(isSpent && primary?.isReady)) {
        event.preventDefault();
        return this.#touch(focused);
      }
      if (target.closest("button, a, summary") && !focused) return;
      if (key === " ") return;
    }
    const act = actOf(
      { key, code, shift, alt, ctrl },
      this.host.hand.question ?? this.host.hand.asked,
      this.host.lore(),
      { letters: this.rows, isFocused: focused?.closest("[data-row]") != null },
    );
    if (!act) return;
    event.preventDefault();
    this.#do(act);
  };

  #do(act: Act): void {
    if (act.does === "walk") return this.#walk(act);
    this.host.hurry();
    if (act.does === "touch") {
      const element = this.root?.querySelector(`[data-spot="${CSS.escape(act.spot)}"]`);
      return void this.host.hand.touch(element ? spotsUnder(element) : [act.spot]);
    }
    if (act.does === "row") {
      const row = this.#row(act.letter);
      return this.#go(row.find((one) => one.hasAttribute("data-legal")) ?? row[0]);
    }
    if (act.does === "nth") {
      const letter = this.#focused()?.closest<HTMLElement>("[data-row]")?.dataset.row ?? "";
      const one = this.#row(letter)[act.number - 1];
      this.#go(one);
      return void (one && this.#touch(one));
    }
    if (act.does === "jump") return this.#jump();
    if (act.does === "next" || act.does === "previous") return this.#turn(act.does === "next" ? 1 : -1);
    if (act.does === "turn") return this.host.hand.grip.turn();
    if (act.does === "flip") return this.host.hand.grip.flip();
    const meant = this.#focused() ?? this.#pointed;
    if (act.does === "spare") return void (meant && this.#spare(meant));
    if (act.does === "what") return void (meant && this.explain(meant));
    if (act.does === "why") return void (meant && this.host.hand.explain(spotsUnder(meant)));
    if (act.does === "escape" && this.help) return void (this.help = null);
    this.host.act(act.does);
  }

  /** All things of a row, lit or not: what cannot be chosen says why. */
  #row(letter: string): Element[] {
    return [...(this.root?.querySelectorAll(`[data-row="${CSS.escape(letter)}"] [data-spot]`) ?? [])];
  }

  #walk({ arrow, everything }: { arrow: Parameters<typeof step>[1]; everything: boolean }): void {
    const elements = this.#elements(everything);
    const places = elements.map(placeOf);
    const focused = this.#focused();
    const from = focused ? placeOf(focused) : this.#last;
    const next = from ? step(from, arrow, places) : inReadingOrder(places)[0];
    this.#go(elements[places.findIndex((one) => one === next)]);
  }

  /** The next lit spot in the order in which the board has them. */
  #turn(direction: 1 | -1): void {
    const elements = this.#elements();
    const focused = this.#focused();
    const index = focused ? elements.indexOf(focused) : direction === 1 ? -1 : 0;
    this.#go(elements.at((index + direction) % elements.length));
  }

  #go(element: Element | undefined): void {
    if (!element) return;
    if (!element.hasAttribute("tabindex") && !(element instanceof HTMLButtonElement))
      element.setAttribute("tabindex", "-1");
    (element as HTMLElement | SVGElement).focus({ preventScroll: false });
  }

  #jump(): void {
    const elements = this.#elements();
    const places = elements.map(placeOf);
    const ordered = inReadingOrder(places);
    const letters = jumpLetters(ordered.length);
    this.typed = "";
    this.jumps = ordered.map((place, index) => ({
      letters: letters[index] ?? "",
      x: place.x,
      y: place.y,
      element: elements[places.indexOf(place)] as Element,
    }));
  }

  #type(event: KeyboardEvent): void {
    if (event.key === "Shift") return;
    event.preventDefault();
    const typed = this.typed + event.key.toUpperCase();
    const left = this.jumps.filter((one) => one.letters.startsWith(typed));
    const [hit] = left;
    if (!hit || event.key === "Escape") this.jumps = [];
    else if (hit.letters === typed) {
      this.jumps = [];
      this.#touch(hit.element);
    } else this.typed = typed;
  }

  /** One stop of the Tab key in each zone: the rest is reached by arrows. */
  rove(): void {
    for (const zone of this.root?.querySelectorAll("[data-zone]") ?? []) {
      const lit = [...zone.querySelectorAll("[data-legal]")];
      const stop = lit.find((one) => one.getAttribute("data-spot") === this.#last?.spot) ?? lit[0];
      for (const one of lit)
        if (!(one instanceof HTMLButtonElement)) one.setAttribute("tabindex", one === stop ? "0" : "-1");
    }
    const rows = [...(this.root?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const isAsked = rows.some((row) => row.querySelector("[data-legal]"));
    const letters = isAsked ? [...new Set(rows.map((row) => row.dataset.row ?? ""))] : [];
    if (letters.join() !== this.rows.join()) this.rows = letters;
  }
}

function placeOf(element: Element): Place {
  const box = element.getBoundingClientRect();
  const spot = element.getAttribute("data-spot") ?? element.getAttribute("data-choice") ?? "";
  return { spot, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
