/** What a pressed pointer does: drag a piece to its target, sweep over several, flick a card down, press long. */
import type { Hand } from "./hand.svelte";

const DRAG_PX = { mouse: 6, touch: 8 };
const LONG_PRESS_MS = 400;
/** how far above the finger a dragged piece floats, so that one sees it */
const ABOVE_FINGER_PX = 56;
/** nearer to the lower edge of the screen nothing is aimed at */
const EDGE_PX = 12;
/** a drop counts for the nearest legal target within this distance */
const SNAP_PX = 32;
/** a card flicked down this far is marked as spare */
const FLICK_PX = 36;

/** How high a piece floats above a finger that has so much screen below it: less and less, down to the lowest targets. */
export function liftOf(below: number): number {
  return Math.max(0, Math.min(ABOVE_FINGER_PX, below - EDGE_PX));
}

/** The spots of an element and of what it lies in, innermost first. */
export function spotsUnder(target: EventTarget | null): string[] {
  const spots: string[] = [];
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
    const spot = node.getAttribute("data-spot");
    if (spot) spots.push(spot);
    if (node.hasAttribute("data-surface")) break;
  }
  return spots;
}

interface Pressed {
  does: "drag" | "sweep" | "flick";
  element: Element;
  spots: string[];
  x: number;
  y: number;
  limit: number;
  isFinger: boolean;
  /** it has moved far enough to be meant */
  isOn: boolean;
  float: HTMLElement | null;
  passed: Set<Element>;
}

export interface Ground {
  hand: Hand;
  root: () => HTMLElement | undefined;
  /** what can be chosen now */
  legal: () => Element[];
  hurry: () => void;
  look: (target: Element) => void;
  explain: (piece: Element) => void;
  spare: (card: Element) => void;
}

export class Gestures {
  #pressed: Pressed | null = null;
  #long: ReturnType<typeof setTimeout> | undefined;
  /** the click at the end of a gesture chooses nothing */
  #isSpent = false;

  constructor(readonly ground: Ground) {}

  get isOn(): boolean {
    return this.#pressed?.isOn ?? false;
  }

  /** Whether a click belongs to a gesture that is over; asked once. */
  spend(): boolean {
    const was = this.#isSpent;
    this.#isSpent = false;
    return was;
  }

  down(event: PointerEvent): void {
    if (!event.isPrimary) return this.cancel(); // two fingers move the board
    if (event.button !== 0) return;
    const target = event.target as Element;
    const isFinger = event.pointerType !== "mouse";
    const piece = target.closest("[data-piece]");
    clearTimeout(this.#long);
    if (piece && isFinger)
      this.#long = setTimeout(() => {
        this.ground.explain(piece);
        this.#isSpent = true; // a long press tells, it does not choose
      }, LONG_PRESS_MS);
    const sweep = isFinger && target.closest("[data-spot^='hand:']") ? null : target.closest("[data-sweep]");
    const drag = target.closest("[data-drag]");
    const card = isFinger ? target.closest("[data-spot^='hand:'][data-piece]") : null;
    const element = sweep ?? drag ?? card;
    if (!element) return;
    this.#pressed = {
      does: sweep ? "sweep" : drag ? "drag" : "flick",
      element,
      spots: spotsUnder(element),
      x: event.clientX,
      y: event.clientY,
      limit: isFinger ? DRAG_PX.touch : DRAG_PX.mouse,
      isFinger,
      isOn: false,
      float: null,
      passed: new Set(),
    };
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed) return;
    const { clientX: x, clientY: y } = event;
    if (!pressed.isOn) {
      if (Math.hypot(x - pressed.x, y - pressed.y) < pressed.limit) return;
      clearTimeout(this.#long);
      if (pressed.isFinger && this.#isFlick(pressed, x, y)) return;
      pressed.isOn = true;
      this.ground.hurry();
      if (pressed.does === "drag") this.#lift(pressed);
    }
    if (pressed.does === "sweep") {
      this.#pass(pressed, pressed.element);
      this.#pass(pressed, document.elementFromPoint(x, y));
    } else if (pressed.does === "drag") {
      const above = this.#above(pressed, y);
      if (pressed.float) pressed.float.style.transform = `translate(${x}px, ${y - above}px)`;
      const under = this.#under(x, y - above, pressed.element);
      if (under) this.ground.look(under);
    }
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#long);
    const pressed = this.#pressed;
    this.#pressed = null;
    if (!pressed) return;
    const { clientX: x, clientY: y } = event;
    if (pressed.isFinger && !pressed.isOn && this.#isFlick(pressed, x, y) && y - pressed.y >= FLICK_PX) {
      this.#end();
      return this.ground.spare(pressed.element);
    }
    if (!pressed.isOn) return;
    pressed.float?.remove();
    this.#end();
    if (pressed.does !== "drag") return;
    const spots = spotsUnder(this.#under(x, y - this.#above(pressed, y), pressed.element));
    if (spots.length === 0 || spots[0] === pressed.spots[0]) return;
    const { hand } = this.ground;
    if (hand.grip.laid?.spots.includes(spots[0] ?? "")) return; // it slid onto itself
    void hand.touch(spots, { isFinger: pressed.isFinger });
  }

  cancel(): void {
    clearTimeout(this.#long);
    this.#pressed?.float?.remove();
    this.#pressed = null;
  }

  #end(): void {
    this.#isSpent = true;
    setTimeout(() => (this.#isSpent = false)); // a drop over another element brings no click
  }

  /** Downwards on a card: nothing lies there to drag it to. */
  #isFlick(pressed: Pressed, x: number, y: number): boolean {
    const isCard = pressed.element.matches("[data-spot^='hand:'][data-piece]");
    return isCard && y - pressed.y > 2 * Math.abs(x - pressed.x);
  }

  #above(pressed: Pressed, y: number): number {
    return pressed.isFinger ? liftOf(innerHeight - y) : 0;
  }

  #pass(pressed: Pressed, element: Element | null): void {
    const next = element?.closest("[data-sweep]");
    if (!next || pressed.passed.has(next)) return;
    pressed.passed.add(next);
    void this.ground.hand.touch(spotsUnder(next));
  }

  /** The piece leaves its place and follows the pointer. */
  #lift(pressed: Pressed): void {
    const { hand } = this.ground;
    const isHeld = pressed.spots.some((spot) => hand.picked.includes(spot) || hand.grip.laid?.spots.includes(spot));
    pressed.float = hand.grip.laid ? null : this.#float(pressed.element);
    if (!isHeld) void hand.touch(pressed.spots);
  }

  /** A copy of the piece; of something large only what it says is carried, for it would hide its target. */
  #float(pressed: Element): HTMLElement | null {
    const source = pressed.querySelector("[data-carried]") ?? pressed;
    if (!(source instanceof HTMLElement)) return null;
    const { width, height } = source.getBoundingClientRect();
    const float = source.cloneNode(true) as HTMLElement;
    for (const name of ["data-spot", "data-legal", "data-drag", "role", "tabindex", "aria-label"])
      float.removeAttribute(name);
    float.setAttribute("aria-hidden", "true");
    Object.assign(float.style, {
      position: "fixed",
      left: `${-width / 2}px`,
      top: `${-height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: "0",
      pointerEvents: "none",
      zIndex: "50",
      opacity: "0.92",
      transition: "none",
    });
    this.ground.root()?.append(float);
    return float;
  }

  /** What lies under a point; else the nearest legal target, if it is near: never the place that a piece left. */
  #under(x: number, y: number, source: Element): Element | null {
    const element = document.elementFromPoint(x, y);
    if (element?.closest("[data-legal]")) return element;
    const near = this.ground
      .legal()
      .filter((one) => one !== source)
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .map(({ one, box }) => ({
        one,
        far: Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)),
      }))
      .toSorted((a, b) => a.far - b.far)
      .at(0);
    return near && near.far <= SNAP_PX ? near.one : element;
  }
}
