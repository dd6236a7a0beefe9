/** Where something that floats beside a spot belongs, so that it covers neither the spot nor the edge of the screen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

/** Right of the spot if there is room, else left, else below or above. */
export function beside(spot: Box, size: Size, screen: Size): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const top = clamp(spot.top - 10, screen.height - size.height);
  if (spot.right + GAP + size.width <= screen.width - EDGE) return { left: spot.right + GAP, top };
  if (spot.left - GAP - size.width >= EDGE) return { left: spot.left - GAP - size.width, top };
  const left = clamp((spot.left + spot.right - size.width) / 2, screen.width - size.width);
  const above = spot.top - GAP - size.height;
  return { left, top: above >= EDGE ? above : clamp(spot.bottom + GAP, screen.height - size.height) };
}
