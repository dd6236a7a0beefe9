/** Motion that explains: where a piece came from. As Svelte transitions, which play only for what is new on a board that is there already. */
import type { TransitionConfig } from "svelte/transition";

const TRAVEL_MS = 180;
const TURN_MS = 260;
type Motion = (node: Element) => TransitionConfig;

const NONE: TransitionConfig = { duration: 0 };

/** How far something has to go to where it lies, in its own units: a board may be zoomed. */
export function wayFrom(source: DOMRect, target: DOMRect, scale: number): { x: number; y: number } {
  return {
    x: (source.x + source.width / 2 - target.x - target.width / 2) / scale,
    y: (source.y + source.height / 2 - target.y - target.height / 2) / scale,
  };
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The panel of a seat, from whose hand or supply things come. */
function panelOf(letter: string | null): Element | null {
  return letter ? document.querySelector(`.seats [data-spot="seat:${letter}"]`) : null;
}

/** A piece comes from a seat to its place; a ghost is there at once. */
export function arrived(node: HTMLElement, { from, ghostly = false }: { from: string | null; ghostly?: boolean }) {
  const source = panelOf(from);
  if (!source || ghostly || isStill()) return NONE;
  const target = node.getBoundingClientRect();
  const { x, y } = wayFrom(source.getBoundingClientRect(), target, target.width / (node.offsetWidth || 1));
  return {
    duration: TRAVEL_MS,
    css: (_: number, left: number) => `translate: ${x * left}px ${y * left}px; z-index: 6; opacity: ${1 - left / 2};`,
  } satisfies TransitionConfig;
}

/** A tile is turned over. */
export const turned: Motion = () => {
  if (isStill()) return NONE;
  return { duration: TURN_MS, css: (t) => `transform: rotateY(${(1 - t) * 90}deg) scale(${0.9 + t / 10});` };
};

/** A token is put down. */
export function landed(_node: Element, { ghostly = false }: { ghostly?: boolean } = {}): TransitionConfig {
  if (ghostly || isStill()) return NONE;
  return { duration: TRAVEL_MS, css: (t) => `transform: scale(${1.7 - 0.7 * t}); opacity: ${t};` };
}

/** A number changes: the new one rolls in. */
export const rolled: Motion = () => {
  if (isStill()) return NONE;
  return { duration: TRAVEL_MS, css: (_, left) => `transform: translateY(${left * 60}%); opacity: ${1 - left};` };
};
