/** A number as it is printed: with a minus, not with a hyphen. */
export function figure(number: number): string {
  return number < 0 ? `−${String(-number)}` : String(number);
}
